"""Tests of the project; this package holds what they share: generators and factories."""
