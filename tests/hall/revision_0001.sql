CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
CREATE TABLE tables (
	id VARCHAR(40) NOT NULL, 
	code VARCHAR(40), 
	game VARCHAR(60) NOT NULL, 
	seats INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	version VARCHAR(80) NOT NULL, 
	language VARCHAR(10) NOT NULL, 
	privacy VARCHAR(10) NOT NULL, 
	clock TEXT NOT NULL, 
	absence VARCHAR(10) NOT NULL, 
	undo VARCHAR(10) NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	commitment VARCHAR(64) NOT NULL, 
	created FLOAT NOT NULL, 
	changed FLOAT NOT NULL, 
	state VARCHAR(10) NOT NULL, 
	result TEXT, 
	PRIMARY KEY (id), 
	UNIQUE (code)
);
CREATE INDEX tables_by_state ON tables (state, changed);
CREATE TABLE seats (
	"table" VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	bot VARCHAR(40), 
	name VARCHAR(60), 
	token_hash VARCHAR(64), 
	salt TEXT NOT NULL, 
	away BOOLEAN NOT NULL, 
	lost VARCHAR(10), 
	PRIMARY KEY ("table", seat), 
	FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
CREATE INDEX ix_seats_token_hash ON seats (token_hash);
CREATE TABLE log (
	"table" VARCHAR(40) NOT NULL, 
	seq INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	at FLOAT NOT NULL, 
	seat INTEGER, 
	data TEXT NOT NULL, 
	actor INTEGER, 
	client_id VARCHAR(40), 
	PRIMARY KEY ("table", seq), 
	FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX log_by_client ON log ("table", actor, client_id);
CREATE TABLE chat (
	"table" VARCHAR(40) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER, 
	name VARCHAR(60), 
	text TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	client_id VARCHAR(40), 
	PRIMARY KEY ("table", number), 
	FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO alembic_version VALUES ('0001');
