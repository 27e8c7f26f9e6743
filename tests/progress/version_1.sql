-- A progress file as version 1 wrote it; it must be readable for ever.
PRAGMA application_id = 1112689745;
PRAGMA user_version = 1;
BEGIN TRANSACTION;
CREATE TABLE memory (
        review INTEGER NOT NULL REFERENCES review (serial) ON DELETE CASCADE,
        kind TEXT NOT NULL,
        subject TEXT NOT NULL,
        state INTEGER NOT NULL CHECK (state BETWEEN 1 AND 3),
        step INTEGER,
        stability REAL NOT NULL,
        difficulty REAL NOT NULL,
        due TEXT NOT NULL,
        last_review TEXT NOT NULL,
        PRIMARY KEY (kind, subject, review)
    ) WITHOUT ROWID;
INSERT INTO "memory" VALUES(1,'question','old',1,1,2.3065,2.1,'2027-01-02T00:00:00.000000+00:00','2027-01-02T00:00:00.000000+00:00');
INSERT INTO "memory" VALUES(2,'question','old',1,1,2.3065,2.1,'2027-01-03T00:00:00.000000+00:00','2027-01-03T00:00:00.000000+00:00');
CREATE TABLE review (
        serial INTEGER PRIMARY KEY AUTOINCREMENT,
        id TEXT NOT NULL UNIQUE,
        subject_kind TEXT NOT NULL,
        subject TEXT NOT NULL,
        kind TEXT NOT NULL,
        edition TEXT NOT NULL,
        topic TEXT NOT NULL,
        places TEXT NOT NULL,
        at TEXT NOT NULL,
        day TEXT NOT NULL,
        rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 4),
        is_right INTEGER NOT NULL CHECK (is_right IN (0, 1)),
        seconds REAL NOT NULL
    );
INSERT INTO "review" VALUES(1,'old-1','question','old','law','bg2017','claims','bg2017/70A bg2017/70B','2027-01-02T00:00:00.000000+00:00','2027-01-02',3,1,2.5);
INSERT INTO "review" VALUES(2,'old-2','question','old','law','bg2017','claims','bg2017/70A bg2017/70B','2027-01-03T00:00:00.000000+00:00','2027-01-02',3,1,2.5);
CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
INSERT INTO "setting" VALUES('pace','{"most": 5}');
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('review',2);
COMMIT;
