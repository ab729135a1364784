BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
CREATE TABLE channels (
	id TEXT NOT NULL, 
	guest TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	address TEXT NOT NULL, 
	keys TEXT, 
	created BIGINT NOT NULL, 
	used BIGINT NOT NULL, 
	confirmed BIGINT, 
	failures INTEGER NOT NULL, 
	not_before BIGINT NOT NULL, 
	disabled BIGINT, 
	CONSTRAINT pk_channels PRIMARY KEY (id), 
	CONSTRAINT uq_channels_guest_address UNIQUE (guest, address)
);
CREATE TABLE connections (
	"table" TEXT NOT NULL, 
	node TEXT NOT NULL, 
	guest TEXT NOT NULL, 
	sockets INTEGER NOT NULL, 
	changed BIGINT NOT NULL, 
	CONSTRAINT pk_connections PRIMARY KEY ("table", node, guest)
);
CREATE TABLE drafts (
	"table" TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	turn INTEGER NOT NULL, 
	marks JSON NOT NULL, 
	CONSTRAINT pk_drafts PRIMARY KEY ("table", seat), 
	CONSTRAINT fk_drafts_table_tables FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "drafts" VALUES('second',1,4,'[7, 8]');
CREATE TABLE entries (
	"table" TEXT NOT NULL, 
	sequence INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	guest TEXT, 
	cause TEXT, 
	CONSTRAINT pk_entries PRIMARY KEY ("table", sequence), 
	CONSTRAINT fk_entries_table_tables FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "entries" VALUES('first',0,'laid',1,NULL,NULL);
INSERT INTO "entries" VALUES('second',0,'laid',1,NULL,NULL);
INSERT INTO "entries" VALUES('first',1,'sat',5,'ana','m1');
INSERT INTO "entries" VALUES('first',2,'rolled',5,'ana',NULL);
INSERT INTO "entries" VALUES('first',3,'it''s “over” żółć',6,NULL,NULL);
CREATE TABLE guests (
	id TEXT NOT NULL, 
	first_seen BIGINT NOT NULL, 
	last_seen BIGINT NOT NULL, 
	CONSTRAINT pk_guests PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('ana',1,1);
INSERT INTO "guests" VALUES('bruno',2,2);
CREATE TABLE handovers (
	"table" TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	token_hash TEXT NOT NULL, 
	expires BIGINT NOT NULL, 
	CONSTRAINT pk_handovers PRIMARY KEY ("table", seat), 
	CONSTRAINT uq_handovers_token_hash UNIQUE (token_hash), 
	CONSTRAINT fk_handovers_table_tables FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "handovers" VALUES('second',1,'token',100);
CREATE TABLE keys (
	name TEXT NOT NULL, 
	"key" BLOB NOT NULL, 
	CONSTRAINT pk_keys PRIMARY KEY (name)
);
CREATE TABLE leases (
	"table" TEXT NOT NULL, 
	node TEXT NOT NULL, 
	CONSTRAINT pk_leases PRIMARY KEY ("table")
);
CREATE TABLE members (
	"table" TEXT NOT NULL, 
	guest TEXT NOT NULL, 
	role TEXT NOT NULL, 
	CONSTRAINT pk_members PRIMARY KEY ("table", guest), 
	CONSTRAINT fk_members_table_tables FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "members" VALUES('first','ana','host');
INSERT INTO "members" VALUES('first','bruno','invited');
INSERT INTO "members" VALUES('second','bruno','host');
INSERT INTO "members" VALUES('first','celia','watcher');
CREATE TABLE mutes (
	"table" TEXT NOT NULL, 
	guest TEXT NOT NULL, 
	CONSTRAINT pk_mutes PRIMARY KEY ("table", guest), 
	CONSTRAINT fk_mutes_table_tables FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE TABLE nodes (
	id TEXT NOT NULL, 
	started BIGINT NOT NULL, 
	heartbeat BIGINT NOT NULL, 
	CONSTRAINT pk_nodes PRIMARY KEY (id)
);
CREATE TABLE notification_settings (
	guest TEXT NOT NULL, 
	language TEXT NOT NULL, 
	zone TEXT NOT NULL, 
	quiet_from INTEGER, 
	quiet_until INTEGER, 
	remind_hours INTEGER, 
	CONSTRAINT pk_notification_settings PRIMARY KEY (guest)
);
CREATE TABLE outbox (
	channel TEXT NOT NULL, 
	"table" TEXT NOT NULL, 
	turn INTEGER NOT NULL, 
	mover INTEGER, 
	reminders INTEGER NOT NULL, 
	due BIGINT, 
	CONSTRAINT pk_outbox PRIMARY KEY (channel, "table"), 
	CONSTRAINT fk_outbox_table_tables FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE TABLE pulse (
	id INTEGER NOT NULL, 
	beats BIGINT NOT NULL, 
	CONSTRAINT pk_pulse PRIMARY KEY (id)
);
INSERT INTO "pulse" VALUES(1,2);
CREATE TABLE tables (
	id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	status TEXT NOT NULL, 
	host TEXT, 
	secret TEXT, 
	invitation TEXT NOT NULL, 
	watching TEXT NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('first','border',1,'over','ana','5ec2e7','invitation-first','watching-first');
INSERT INTO "tables" VALUES('second','border',2,'waiting','bruno','5ec2e7','invitation-second','watching-second');
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX ix_connections_guest ON connections (guest);
CREATE INDEX ix_channels_guest ON channels (guest);
CREATE INDEX ix_members_guest ON members (guest);
CREATE INDEX ix_mutes_guest ON mutes (guest);
CREATE INDEX ix_outbox_due ON outbox (due);
CREATE INDEX ix_outbox_table ON outbox ("table");
COMMIT;
