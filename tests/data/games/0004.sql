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
INSERT INTO "drafts" VALUES('uKM6rg4NpnxMVQfi',0,13,'[1]');
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
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',0,'{"type":"opened","game":"border","seats":3,"sheets":[{"name":"1","hash":"0ed19a832dc2e22a68e1c29f24c4c84f9da51b1fdf66e3aab39e6a5c88ab3ac9"},{"name":"2","hash":"ab11accb6aabe8d7b5ec80ac75e603f353dbd3be20985b7f8a1ce562f34e0101"},{"name":"3","hash":"9dbaee0151d30ce4bfcc0d6b7c946a956dcca9d84edb1b347b3bde9289dee807"},{"name":"4","hash":"d603add0ba6c56ab7d806829929c677cf0b16d9d6934c30e4f2a9178bcff4e84"}],"as_listed":false,"first":null,"variant":null,"dice":"proven","commitment":"b4c9c0268a0a991b2981d4df1bc23c083fb91c519b78e80532908c7ff1bc286d","seed":null,"pace":"live","patience":60,"copies":false,"wins":[]}',1795042263839,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',1,'{"type":"sat-down","seat":2,"name":"greedy","bot":"greedy"}',1795042263839,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',2,'{"type":"sat-down","seat":0,"name":"Ana","bot":null}',1795042263893,'1951d12cbcaa82c2e97229da8a6f484f688904e82840609adefbda3e0271e4bc',NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',3,'{"type":"said-word","seat":0,"word":"word of Ana"}',1795042263893,'1951d12cbcaa82c2e97229da8a6f484f688904e82840609adefbda3e0271e4bc',NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',4,'{"type":"sat-down","seat":1,"name":"Bruno","bot":null}',1795042263928,'4d564060e4c36e8bb4248169433ccd2fb21d12456fe791ae6484a63ab240822b',NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',5,'{"type":"said-word","seat":1,"word":"word of Bruno"}',1795042263928,'4d564060e4c36e8bb4248169433ccd2fb21d12456fe791ae6484a63ab240822b',NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',6,'{"type":"rolled","faces":[0,1,0,1]}',1795042263928,'4d564060e4c36e8bb4248169433ccd2fb21d12456fe791ae6484a63ab240822b',NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',7,'{"type":"rolled","faces":[1,4,5,1,1]}',1795042263944,'1951d12cbcaa82c2e97229da8a6f484f688904e82840609adefbda3e0271e4bc','YvyjbZ4J-1');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',8,'{"type":"played","seat":0,"move":"mark 70 73"}',1795042263950,'1951d12cbcaa82c2e97229da8a6f484f688904e82840609adefbda3e0271e4bc','YvyjbZ4J-2');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',9,'{"type":"chose","seat":1,"move":"mark 17"}',1795042263955,'4d564060e4c36e8bb4248169433ccd2fb21d12456fe791ae6484a63ab240822b','JNJlufPY-1');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',10,'{"type":"chose","seat":2,"move":"mark 7 74"}',1795042264320,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',11,'{"type":"marked","plays":[{"seat":1,"move":"mark 17"},{"seat":2,"move":"mark 7 74"}]}',1795042264320,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',12,'{"type":"rolled","faces":[3,1,5,4,3]}',1795042264331,'4d564060e4c36e8bb4248169433ccd2fb21d12456fe791ae6484a63ab240822b','JNJlufPY-2');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',13,'{"type":"played","seat":1,"move":"reroll o"}',1795042264390,'4d564060e4c36e8bb4248169433ccd2fb21d12456fe791ae6484a63ab240822b','JNJlufPY-3');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',14,'{"type":"rolled","faces":[0]}',1795042264390,'4d564060e4c36e8bb4248169433ccd2fb21d12456fe791ae6484a63ab240822b',NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',15,'{"type":"played","seat":1,"move":"mark 50 51"}',1795042264411,'4d564060e4c36e8bb4248169433ccd2fb21d12456fe791ae6484a63ab240822b','JNJlufPY-4');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',16,'{"type":"chose","seat":2,"move":"mark 8 81"}',1795042264424,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',17,'{"type":"chose","seat":0,"move":"mark 74"}',1795042264434,'1951d12cbcaa82c2e97229da8a6f484f688904e82840609adefbda3e0271e4bc','YvyjbZ4J-3');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',18,'{"type":"marked","plays":[{"seat":0,"move":"mark 74"},{"seat":2,"move":"mark 8 81"}]}',1795042264434,'1951d12cbcaa82c2e97229da8a6f484f688904e82840609adefbda3e0271e4bc',NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',19,'{"type":"rolled","faces":[3,2,2,5,2]}',1795042264434,'1951d12cbcaa82c2e97229da8a6f484f688904e82840609adefbda3e0271e4bc',NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',20,'{"type":"played","seat":2,"move":"reroll r o"}',1795042264537,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',21,'{"type":"rolled","faces":[2,4]}',1795042264537,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',22,'{"type":"played","seat":2,"move":"reroll y"}',1795042264650,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',23,'{"type":"rolled","faces":[2]}',1795042264650,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',24,'{"type":"played","seat":2,"move":"mark 14 15 22 83 84"}',1795042264654,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',25,'{"type":"chose","seat":0,"move":"mark 71"}',1795042264661,'1951d12cbcaa82c2e97229da8a6f484f688904e82840609adefbda3e0271e4bc','YvyjbZ4J-4');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',26,'{"type":"chose","seat":1,"move":"mark 45"}',1795042264663,'4d564060e4c36e8bb4248169433ccd2fb21d12456fe791ae6484a63ab240822b','JNJlufPY-5');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',27,'{"type":"marked","plays":[{"seat":0,"move":"mark 71"},{"seat":1,"move":"mark 45"}]}',1795042264663,'4d564060e4c36e8bb4248169433ccd2fb21d12456fe791ae6484a63ab240822b',NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',28,'{"type":"rolled","faces":[5,2,0,3,1]}',1795042264665,'1951d12cbcaa82c2e97229da8a6f484f688904e82840609adefbda3e0271e4bc','YvyjbZ4J-5');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',29,'{"type":"played","seat":0,"move":"pass"}',1795042264666,'1951d12cbcaa82c2e97229da8a6f484f688904e82840609adefbda3e0271e4bc','YvyjbZ4J-6');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',30,'{"type":"chose","seat":1,"move":"mark 57"}',1795042264668,'4d564060e4c36e8bb4248169433ccd2fb21d12456fe791ae6484a63ab240822b','JNJlufPY-6');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',31,'{"type":"chose","seat":2,"move":"mark 4 11 13 16 17"}',1795042264670,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',32,'{"type":"marked","plays":[{"seat":1,"move":"mark 57"},{"seat":2,"move":"mark 4 11 13 16 17"}]}',1795042264670,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',33,'{"type":"rolled","faces":[0,1,5,2,2]}',1795042264672,'4d564060e4c36e8bb4248169433ccd2fb21d12456fe791ae6484a63ab240822b','JNJlufPY-7');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',34,'{"type":"played","seat":1,"move":"mark 38 39"}',1795042264673,'4d564060e4c36e8bb4248169433ccd2fb21d12456fe791ae6484a63ab240822b','JNJlufPY-8');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',35,'{"type":"chose","seat":0,"move":"mark 79"}',1795042264674,'1951d12cbcaa82c2e97229da8a6f484f688904e82840609adefbda3e0271e4bc','YvyjbZ4J-7');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',36,'{"type":"chose","seat":2,"move":"mark 0 1 23"}',1795042264680,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',37,'{"type":"marked","plays":[{"seat":0,"move":"mark 79"},{"seat":2,"move":"mark 0 1 23"}]}',1795042264680,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',38,'{"type":"rolled","faces":[3,5,2,2,5]}',1795042264680,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',39,'{"type":"played","seat":2,"move":"reroll b b r"}',1795042264688,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',40,'{"type":"rolled","faces":[4,0,3]}',1795042264688,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',41,'{"type":"played","seat":2,"move":"reroll a r y"}',1795042264692,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',42,'{"type":"rolled","faces":[1,2,4]}',1795042264692,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',43,'{"type":"played","seat":2,"move":"mark 28 33"}',1795042264696,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',44,'{"type":"chose","seat":0,"move":"mark 68"}',1795042264698,'1951d12cbcaa82c2e97229da8a6f484f688904e82840609adefbda3e0271e4bc','YvyjbZ4J-8');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',45,'{"type":"chose","seat":1,"move":"mark 16"}',1795042264699,'4d564060e4c36e8bb4248169433ccd2fb21d12456fe791ae6484a63ab240822b','JNJlufPY-9');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',46,'{"type":"marked","plays":[{"seat":0,"move":"mark 68"},{"seat":1,"move":"mark 16"}]}',1795042264699,'4d564060e4c36e8bb4248169433ccd2fb21d12456fe791ae6484a63ab240822b',NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',47,'{"type":"rolled","faces":[5,5,3,3,4]}',1795042264701,'1951d12cbcaa82c2e97229da8a6f484f688904e82840609adefbda3e0271e4bc','YvyjbZ4J-9');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',48,'{"type":"played","seat":0,"move":"mark 83 84"}',1795042264702,'1951d12cbcaa82c2e97229da8a6f484f688904e82840609adefbda3e0271e4bc','YvyjbZ4J-10');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',49,'{"type":"chose","seat":1,"move":"mark 24"}',1795042264704,'4d564060e4c36e8bb4248169433ccd2fb21d12456fe791ae6484a63ab240822b','JNJlufPY-10');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',50,'{"type":"chose","seat":2,"move":"mark 41"}',1795042264708,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',51,'{"type":"marked","plays":[{"seat":1,"move":"mark 24"},{"seat":2,"move":"mark 41"}]}',1795042264708,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',52,'{"type":"rolled","faces":[3,0,5,0,2]}',1795042264710,'4d564060e4c36e8bb4248169433ccd2fb21d12456fe791ae6484a63ab240822b','JNJlufPY-11');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',53,'{"type":"played","seat":1,"move":"mark 19 26"}',1795042264711,'4d564060e4c36e8bb4248169433ccd2fb21d12456fe791ae6484a63ab240822b','JNJlufPY-12');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',54,'{"type":"chose","seat":0,"move":"mark 64"}',1795042264713,'1951d12cbcaa82c2e97229da8a6f484f688904e82840609adefbda3e0271e4bc','YvyjbZ4J-11');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',55,'{"type":"chose","seat":2,"move":"mark 12 24"}',1795042264714,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',56,'{"type":"marked","plays":[{"seat":0,"move":"mark 64"},{"seat":2,"move":"mark 12 24"}]}',1795042264714,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',57,'{"type":"rolled","faces":[3,3,1,5,0]}',1795042264714,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',58,'{"type":"played","seat":2,"move":"reroll a g o"}',1795042264716,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',59,'{"type":"rolled","faces":[4,5,2]}',1795042264716,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',60,'{"type":"played","seat":2,"move":"reroll b y o"}',1795042264718,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',61,'{"type":"rolled","faces":[2,3,3]}',1795042264718,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',62,'{"type":"played","seat":2,"move":"mark 27 32 40 46"}',1795042264719,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',63,'{"type":"chose","seat":0,"move":"mark 57"}',1795042264721,'1951d12cbcaa82c2e97229da8a6f484f688904e82840609adefbda3e0271e4bc','YvyjbZ4J-12');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',64,'{"type":"chose","seat":1,"move":"mark 20"}',1795042264724,'4d564060e4c36e8bb4248169433ccd2fb21d12456fe791ae6484a63ab240822b','JNJlufPY-13');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',65,'{"type":"marked","plays":[{"seat":0,"move":"mark 57"},{"seat":1,"move":"mark 20"}]}',1795042264724,'4d564060e4c36e8bb4248169433ccd2fb21d12456fe791ae6484a63ab240822b',NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',66,'{"type":"rolled","faces":[4,3,1,3,0]}',1795042264728,'1951d12cbcaa82c2e97229da8a6f484f688904e82840609adefbda3e0271e4bc','YvyjbZ4J-13');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',67,'{"type":"played","seat":0,"move":"pass"}',1795042264733,'1951d12cbcaa82c2e97229da8a6f484f688904e82840609adefbda3e0271e4bc','YvyjbZ4J-14');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',68,'{"type":"chose","seat":1,"move":"mark 64"}',1795042264737,'4d564060e4c36e8bb4248169433ccd2fb21d12456fe791ae6484a63ab240822b','JNJlufPY-14');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',69,'{"type":"chose","seat":2,"move":"mark 2 18 25 26 47"}',1795042264739,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',70,'{"type":"marked","plays":[{"seat":1,"move":"mark 64"},{"seat":2,"move":"mark 2 18 25 26 47"}]}',1795042264739,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',71,'{"type":"rolled","faces":[1,5,5,3,3]}',1795042264745,'4d564060e4c36e8bb4248169433ccd2fb21d12456fe791ae6484a63ab240822b','JNJlufPY-15');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',72,'{"type":"played","seat":1,"move":"mark 70 73"}',1795042264747,'4d564060e4c36e8bb4248169433ccd2fb21d12456fe791ae6484a63ab240822b','JNJlufPY-16');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',73,'{"type":"chose","seat":0,"move":"mark 67"}',1795042264752,'1951d12cbcaa82c2e97229da8a6f484f688904e82840609adefbda3e0271e4bc','YvyjbZ4J-15');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',74,'{"type":"chose","seat":2,"move":"mark 19 30 71"}',1795042264754,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',75,'{"type":"marked","plays":[{"seat":0,"move":"mark 67"},{"seat":2,"move":"mark 19 30 71"}]}',1795042264754,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',76,'{"type":"rolled","faces":[4,1,0,0,1]}',1795042264754,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',77,'{"type":"played","seat":2,"move":"reroll a a y"}',1795042264757,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',78,'{"type":"rolled","faces":[2,1,2]}',1795042264757,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',79,'{"type":"played","seat":2,"move":"reroll b b"}',1795042264762,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',80,'{"type":"rolled","faces":[5,4]}',1795042264762,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',81,'{"type":"played","seat":2,"move":"mark 36 70 73"}',1795042264766,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',82,'{"type":"chose","seat":0,"move":"mark 82"}',1795042264768,'1951d12cbcaa82c2e97229da8a6f484f688904e82840609adefbda3e0271e4bc','YvyjbZ4J-16');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',83,'{"type":"chose","seat":1,"move":"mark 31"}',1795042264771,'4d564060e4c36e8bb4248169433ccd2fb21d12456fe791ae6484a63ab240822b','JNJlufPY-17');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',84,'{"type":"marked","plays":[{"seat":0,"move":"mark 82"},{"seat":1,"move":"mark 31"}]}',1795042264771,'4d564060e4c36e8bb4248169433ccd2fb21d12456fe791ae6484a63ab240822b',NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',85,'{"type":"rolled","faces":[3,0,4,3,5]}',1795042264777,'1951d12cbcaa82c2e97229da8a6f484f688904e82840609adefbda3e0271e4bc','YvyjbZ4J-17');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',86,'{"type":"played","seat":0,"move":"reroll r"}',1795042264788,'1951d12cbcaa82c2e97229da8a6f484f688904e82840609adefbda3e0271e4bc','YvyjbZ4J-18');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',87,'{"type":"rolled","faces":[1]}',1795042264788,'1951d12cbcaa82c2e97229da8a6f484f688904e82840609adefbda3e0271e4bc',NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',88,'{"type":"played","seat":0,"move":"pass"}',1795042264792,'1951d12cbcaa82c2e97229da8a6f484f688904e82840609adefbda3e0271e4bc','YvyjbZ4J-19');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',89,'{"type":"chose","seat":1,"move":"mark 29"}',1795042264800,'4d564060e4c36e8bb4248169433ccd2fb21d12456fe791ae6484a63ab240822b','JNJlufPY-18');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',90,'{"type":"chose","seat":2,"move":"mark 3 9 31 42 68"}',1795042264805,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',91,'{"type":"marked","plays":[{"seat":1,"move":"mark 29"},{"seat":2,"move":"mark 3 9 31 42 68"}]}',1795042264805,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',92,'{"type":"rolled","faces":[3,2,0,2,3]}',1795042264808,'4d564060e4c36e8bb4248169433ccd2fb21d12456fe791ae6484a63ab240822b','JNJlufPY-19');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',93,'{"type":"played","seat":1,"move":"mark 1 2"}',1795042264812,'4d564060e4c36e8bb4248169433ccd2fb21d12456fe791ae6484a63ab240822b','JNJlufPY-20');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',94,'{"type":"chose","seat":0,"move":"mark 17"}',1795042264815,'1951d12cbcaa82c2e97229da8a6f484f688904e82840609adefbda3e0271e4bc','YvyjbZ4J-20');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',95,'{"type":"chose","seat":2,"move":"mark 20 57 64"}',1795042264816,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',96,'{"type":"marked","plays":[{"seat":0,"move":"mark 17"},{"seat":2,"move":"mark 20 57 64"}]}',1795042264816,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',97,'{"type":"rolled","faces":[2,5,0,2,2]}',1795042264816,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',98,'{"type":"played","seat":2,"move":"reroll a o"}',1795042264818,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',99,'{"type":"rolled","faces":[0,0]}',1795042264818,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',100,'{"type":"played","seat":2,"move":"reroll a a"}',1795042264820,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',101,'{"type":"rolled","faces":[1,0]}',1795042264820,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',102,'{"type":"played","seat":2,"move":"mark 21 29 34 35"}',1795042264823,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',103,'{"type":"chose","seat":0,"move":"mark 7"}',1795042264828,'1951d12cbcaa82c2e97229da8a6f484f688904e82840609adefbda3e0271e4bc','YvyjbZ4J-21');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',104,'{"type":"chose","seat":1,"move":"mark 23"}',1795042264830,'4d564060e4c36e8bb4248169433ccd2fb21d12456fe791ae6484a63ab240822b','JNJlufPY-21');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',105,'{"type":"marked","plays":[{"seat":0,"move":"mark 7"},{"seat":1,"move":"mark 23"}]}',1795042264830,'4d564060e4c36e8bb4248169433ccd2fb21d12456fe791ae6484a63ab240822b',NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',106,'{"type":"rolled","faces":[2,0,5,2,4]}',1795042264836,'1951d12cbcaa82c2e97229da8a6f484f688904e82840609adefbda3e0271e4bc','YvyjbZ4J-22');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',107,'{"type":"played","seat":0,"move":"mark 19 26"}',1795042264840,'1951d12cbcaa82c2e97229da8a6f484f688904e82840609adefbda3e0271e4bc','YvyjbZ4J-23');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',108,'{"type":"chose","seat":2,"move":"mark 5 43 82"}',1795042264846,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',109,'{"type":"chose","seat":1,"move":"mark 0"}',1795042264849,'4d564060e4c36e8bb4248169433ccd2fb21d12456fe791ae6484a63ab240822b','JNJlufPY-22');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',110,'{"type":"marked","plays":[{"seat":1,"move":"mark 0"},{"seat":2,"move":"mark 5 43 82"}]}',1795042264849,'4d564060e4c36e8bb4248169433ccd2fb21d12456fe791ae6484a63ab240822b',NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',111,'{"type":"rolled","faces":[3,1,5,3,1]}',1795042264857,'4d564060e4c36e8bb4248169433ccd2fb21d12456fe791ae6484a63ab240822b','JNJlufPY-23');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',112,'{"type":"played","seat":1,"move":"reroll g"}',1795042264860,'4d564060e4c36e8bb4248169433ccd2fb21d12456fe791ae6484a63ab240822b','JNJlufPY-24');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',113,'{"type":"rolled","faces":[0]}',1795042264860,'4d564060e4c36e8bb4248169433ccd2fb21d12456fe791ae6484a63ab240822b',NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',114,'{"type":"played","seat":1,"move":"pass"}',1795042264867,'4d564060e4c36e8bb4248169433ccd2fb21d12456fe791ae6484a63ab240822b','JNJlufPY-25');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',115,'{"type":"chose","seat":0,"move":"mark 31"}',1795042264871,'1951d12cbcaa82c2e97229da8a6f484f688904e82840609adefbda3e0271e4bc','YvyjbZ4J-24');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',116,'{"type":"chose","seat":2,"move":"mark 6 37 38 56"}',1795042264875,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',117,'{"type":"marked","plays":[{"seat":0,"move":"mark 31"},{"seat":2,"move":"mark 6 37 38 56"}]}',1795042264875,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',118,'{"type":"rolled","faces":[3,3,4,2,3]}',1795042264875,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',119,'{"type":"played","seat":2,"move":"reroll b r r r"}',1795042264881,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',120,'{"type":"rolled","faces":[1,4,2,2]}',1795042264881,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',121,'{"type":"played","seat":2,"move":"reroll g b b"}',1795042264885,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',122,'{"type":"rolled","faces":[2,4,0]}',1795042264885,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',123,'{"type":"played","seat":2,"move":"mark 48 50 51"}',1795042264890,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',124,'{"type":"chose","seat":0,"move":"mark 81"}',1795042264894,'1951d12cbcaa82c2e97229da8a6f484f688904e82840609adefbda3e0271e4bc','YvyjbZ4J-25');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',125,'{"type":"chose","seat":1,"move":"mark 56"}',1795042264983,'4d564060e4c36e8bb4248169433ccd2fb21d12456fe791ae6484a63ab240822b','JNJlufPY-26');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',126,'{"type":"marked","plays":[{"seat":0,"move":"mark 81"},{"seat":1,"move":"mark 56"}]}',1795042264983,'4d564060e4c36e8bb4248169433ccd2fb21d12456fe791ae6484a63ab240822b',NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',127,'{"type":"rolled","faces":[3,1,5,1,4]}',1795042264986,'1951d12cbcaa82c2e97229da8a6f484f688904e82840609adefbda3e0271e4bc','YvyjbZ4J-26');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',128,'{"type":"played","seat":0,"move":"pass"}',1795042264990,'1951d12cbcaa82c2e97229da8a6f484f688904e82840609adefbda3e0271e4bc','YvyjbZ4J-27');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',129,'{"type":"chose","seat":1,"move":"mark 4"}',1795042264993,'4d564060e4c36e8bb4248169433ccd2fb21d12456fe791ae6484a63ab240822b','JNJlufPY-27');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',130,'{"type":"chose","seat":2,"move":"mark 44 49 52 54"}',1795042265020,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',131,'{"type":"marked","plays":[{"seat":1,"move":"mark 4"},{"seat":2,"move":"mark 44 49 52 54"}]}',1795042265020,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',132,'{"type":"rolled","faces":[2,5,5,1,3]}',1795042265036,'4d564060e4c36e8bb4248169433ccd2fb21d12456fe791ae6484a63ab240822b','JNJlufPY-28');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',133,'{"type":"played","seat":1,"move":"mark 7 8"}',1795042265079,'4d564060e4c36e8bb4248169433ccd2fb21d12456fe791ae6484a63ab240822b','JNJlufPY-29');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',134,'{"type":"chose","seat":0,"move":"mark 63"}',1795042265090,'1951d12cbcaa82c2e97229da8a6f484f688904e82840609adefbda3e0271e4bc','YvyjbZ4J-28');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',135,'{"type":"chose","seat":2,"move":"mark 55 63"}',1795042265096,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',136,'{"type":"marked","plays":[{"seat":0,"move":"mark 63"},{"seat":2,"move":"mark 55 63"}]}',1795042265096,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',137,'{"type":"rolled","faces":[0,2,4,0,5]}',1795042265096,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',138,'{"type":"played","seat":2,"move":"reroll a a b o"}',1795042265133,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',139,'{"type":"rolled","faces":[3,2,1,2]}',1795042265133,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',140,'{"type":"played","seat":2,"move":"reroll g b b r"}',1795042265165,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',141,'{"type":"rolled","faces":[2,0,5,4]}',1795042265165,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',142,'{"type":"played","seat":2,"move":"mark 58"}',1795042265204,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',143,'{"type":"chose","seat":0,"move":"mark 78"}',1795042265207,'1951d12cbcaa82c2e97229da8a6f484f688904e82840609adefbda3e0271e4bc','YvyjbZ4J-29');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',144,'{"type":"chose","seat":1,"move":"mark 37"}',1795042265208,'4d564060e4c36e8bb4248169433ccd2fb21d12456fe791ae6484a63ab240822b','JNJlufPY-30');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',145,'{"type":"marked","plays":[{"seat":0,"move":"mark 78"},{"seat":1,"move":"mark 37"}]}',1795042265208,'4d564060e4c36e8bb4248169433ccd2fb21d12456fe791ae6484a63ab240822b',NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',146,'{"type":"rolled","faces":[4,2,3,2,0]}',1795042265221,'1951d12cbcaa82c2e97229da8a6f484f688904e82840609adefbda3e0271e4bc','YvyjbZ4J-30');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',147,'{"type":"played","seat":0,"move":"reroll b"}',1795042265223,'1951d12cbcaa82c2e97229da8a6f484f688904e82840609adefbda3e0271e4bc','YvyjbZ4J-31');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',148,'{"type":"rolled","faces":[5]}',1795042265223,'1951d12cbcaa82c2e97229da8a6f484f688904e82840609adefbda3e0271e4bc',NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',149,'{"type":"played","seat":0,"move":"mark 56"}',1795042265225,'1951d12cbcaa82c2e97229da8a6f484f688904e82840609adefbda3e0271e4bc','YvyjbZ4J-32');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',150,'{"type":"chose","seat":1,"move":"mark 55"}',1795042265229,'4d564060e4c36e8bb4248169433ccd2fb21d12456fe791ae6484a63ab240822b','JNJlufPY-31');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',151,'{"type":"chose","seat":2,"move":"mark 39 53 79"}',1795042265231,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',152,'{"type":"marked","plays":[{"seat":1,"move":"mark 55"},{"seat":2,"move":"mark 39 53 79"}]}',1795042265231,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',153,'{"type":"rolled","faces":[3,3,5,4,4]}',1795042265236,'4d564060e4c36e8bb4248169433ccd2fb21d12456fe791ae6484a63ab240822b','JNJlufPY-32');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',154,'{"type":"played","seat":1,"move":"mark 83 84"}',1795042265239,'4d564060e4c36e8bb4248169433ccd2fb21d12456fe791ae6484a63ab240822b','JNJlufPY-33');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',155,'{"type":"chose","seat":0,"move":"mark 66"}',1795042265250,'1951d12cbcaa82c2e97229da8a6f484f688904e82840609adefbda3e0271e4bc','YvyjbZ4J-33');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',156,'{"type":"chose","seat":2,"move":"mark 59"}',1795042265252,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',157,'{"type":"marked","plays":[{"seat":0,"move":"mark 66"},{"seat":2,"move":"mark 59"}]}',1795042265252,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',158,'{"type":"rolled","faces":[1,0,0,1,2]}',1795042265252,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',159,'{"type":"played","seat":2,"move":"reroll g g b"}',1795042265259,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',160,'{"type":"rolled","faces":[1,2,4]}',1795042265259,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',161,'{"type":"played","seat":2,"move":"reroll g b y"}',1795042265263,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',162,'{"type":"rolled","faces":[0,1,3]}',1795042265263,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',163,'{"type":"played","seat":2,"move":"mark 45"}',1795042265267,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',164,'{"type":"chose","seat":0,"move":"mark 50"}',1795042265270,'1951d12cbcaa82c2e97229da8a6f484f688904e82840609adefbda3e0271e4bc','YvyjbZ4J-34');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',165,'{"type":"chose","seat":1,"move":"mark 46"}',1795042265272,'4d564060e4c36e8bb4248169433ccd2fb21d12456fe791ae6484a63ab240822b','JNJlufPY-34');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',166,'{"type":"marked","plays":[{"seat":0,"move":"mark 50"},{"seat":1,"move":"mark 46"}]}',1795042265272,'4d564060e4c36e8bb4248169433ccd2fb21d12456fe791ae6484a63ab240822b',NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',167,'{"type":"rolled","faces":[0,1,0,2,0]}',1795042265276,'1951d12cbcaa82c2e97229da8a6f484f688904e82840609adefbda3e0271e4bc','YvyjbZ4J-35');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',168,'{"type":"played","seat":0,"move":"mark 80 85"}',1795042265281,'1951d12cbcaa82c2e97229da8a6f484f688904e82840609adefbda3e0271e4bc','YvyjbZ4J-36');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',169,'{"type":"chose","seat":1,"move":"mark 68"}',1795042265285,'4d564060e4c36e8bb4248169433ccd2fb21d12456fe791ae6484a63ab240822b','JNJlufPY-35');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',170,'{"type":"chose","seat":2,"move":"mark 67 78"}',1795042265288,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',171,'{"type":"marked","plays":[{"seat":1,"move":"mark 68"},{"seat":2,"move":"mark 67 78"}]}',1795042265288,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',172,'{"type":"rolled","faces":[4,1,2,5,3]}',1795042265290,'4d564060e4c36e8bb4248169433ccd2fb21d12456fe791ae6484a63ab240822b','JNJlufPY-36');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',173,'{"type":"played","seat":1,"move":"reroll b"}',1795042265292,'4d564060e4c36e8bb4248169433ccd2fb21d12456fe791ae6484a63ab240822b','JNJlufPY-37');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',174,'{"type":"rolled","faces":[2]}',1795042265292,'4d564060e4c36e8bb4248169433ccd2fb21d12456fe791ae6484a63ab240822b',NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',175,'{"type":"played","seat":1,"move":"pass"}',1795042265325,'4d564060e4c36e8bb4248169433ccd2fb21d12456fe791ae6484a63ab240822b','JNJlufPY-38');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',176,'{"type":"chose","seat":0,"move":"mark 25"}',1795042265336,'1951d12cbcaa82c2e97229da8a6f484f688904e82840609adefbda3e0271e4bc','YvyjbZ4J-37');
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',177,'{"type":"chose","seat":2,"move":"mark 60 66 80"}',1795042265346,NULL,NULL);
INSERT INTO "entries" VALUES('2exIl5GOG1nksyS5',178,'{"type":"marked","plays":[{"seat":0,"move":"mark 25"},{"seat":2,"move":"mark 60 66 80"}]}',1795042265346,NULL,NULL);
INSERT INTO "entries" VALUES('uKM6rg4NpnxMVQfi',0,'{"type":"opened","game":"twentyone","seats":2,"sheets":[{"name":"A","hash":"604644bd4fdd728b270718279c652221ba0c644243a75eaa9695c966a65965c0"},{"name":"B","hash":"4c6ef50c6aaf024c5b1a73c24d1f5fc264cea29b7a76dbb35e59f4e77d4c7078"},{"name":"C","hash":"a0c167e83c1aaaccf3cf26c0706057a24e8776e8e75e2ac327bce9cc142e501c"},{"name":"D","hash":"6fffa7bb3846f7f79f8b07e85808e7e02119cafc3831d0e2701d734fecbe331b"},{"name":"E","hash":"c94c469a4e604634264bd92bf43b54fa62522167aa2e78485761aa4c29e67207"},{"name":"F","hash":"7a6129c4e4a4b58348e49703b31dd36e88dec1e5f936f2940c5fa77c1878e1ba"}],"as_listed":false,"first":null,"variant":null,"dice":"proven","commitment":"6cde11ab0b0e8c6602e33e0ff3d989523e0e742b67307f4146bdb76396386f76","seed":null,"pace":"live","patience":60,"copies":false,"wins":[]}',1795042265359,NULL,NULL);
INSERT INTO "entries" VALUES('uKM6rg4NpnxMVQfi',1,'{"type":"sat-down","seat":0,"name":"Ana","bot":null}',1795042265415,'4cf1074855445a201f25201e900e8bb6c930a95fa106d40728f7efdfaa3496b0',NULL);
INSERT INTO "entries" VALUES('uKM6rg4NpnxMVQfi',2,'{"type":"said-word","seat":0,"word":"word of Ana"}',1795042265415,'4cf1074855445a201f25201e900e8bb6c930a95fa106d40728f7efdfaa3496b0',NULL);
INSERT INTO "entries" VALUES('uKM6rg4NpnxMVQfi',3,'{"type":"sat-down","seat":1,"name":"Bruno","bot":null}',1795042265442,'4802a8394d730e37bdbfe0bad9b05cba2c15779a076dc671423f5e15202ec4ac',NULL);
INSERT INTO "entries" VALUES('uKM6rg4NpnxMVQfi',4,'{"type":"said-word","seat":1,"word":"word of Bruno"}',1795042265442,'4802a8394d730e37bdbfe0bad9b05cba2c15779a076dc671423f5e15202ec4ac',NULL);
INSERT INTO "entries" VALUES('uKM6rg4NpnxMVQfi',5,'{"type":"rolled","faces":[1,5,0]}',1795042265442,'4802a8394d730e37bdbfe0bad9b05cba2c15779a076dc671423f5e15202ec4ac',NULL);
INSERT INTO "entries" VALUES('uKM6rg4NpnxMVQfi',6,'{"type":"rolled","faces":[5,2,6,4,4,2]}',1795042265466,'4802a8394d730e37bdbfe0bad9b05cba2c15779a076dc671423f5e15202ec4ac','ItrAT-Sa-1');
INSERT INTO "entries" VALUES('uKM6rg4NpnxMVQfi',7,'{"type":"played","seat":1,"move":"again"}',1795042265469,'4802a8394d730e37bdbfe0bad9b05cba2c15779a076dc671423f5e15202ec4ac','ItrAT-Sa-2');
INSERT INTO "entries" VALUES('uKM6rg4NpnxMVQfi',8,'{"type":"rolled","faces":[1,6,6,5,2,1]}',1795042265469,'4802a8394d730e37bdbfe0bad9b05cba2c15779a076dc671423f5e15202ec4ac',NULL);
INSERT INTO "entries" VALUES('uKM6rg4NpnxMVQfi',9,'{"type":"chose","seat":0,"move":"mark 1y"}',1795042265475,'4cf1074855445a201f25201e900e8bb6c930a95fa106d40728f7efdfaa3496b0','mxk5sgmH-1');
INSERT INTO "entries" VALUES('uKM6rg4NpnxMVQfi',10,'{"type":"chose","seat":1,"move":"mark 1w"}',1795042265477,'4802a8394d730e37bdbfe0bad9b05cba2c15779a076dc671423f5e15202ec4ac','ItrAT-Sa-3');
INSERT INTO "entries" VALUES('uKM6rg4NpnxMVQfi',11,'{"type":"marked","plays":[{"seat":0,"move":"mark 1y"},{"seat":1,"move":"mark 1w"}]}',1795042265477,'4802a8394d730e37bdbfe0bad9b05cba2c15779a076dc671423f5e15202ec4ac',NULL);
INSERT INTO "entries" VALUES('uKM6rg4NpnxMVQfi',12,'{"type":"rolled","faces":[1,2,2,1,6,2]}',1795042265479,'4cf1074855445a201f25201e900e8bb6c930a95fa106d40728f7efdfaa3496b0','mxk5sgmH-2');
INSERT INTO "entries" VALUES('uKM6rg4NpnxMVQfi',13,'{"type":"played","seat":0,"move":"keep"}',1795042265508,'4cf1074855445a201f25201e900e8bb6c930a95fa106d40728f7efdfaa3496b0','mxk5sgmH-3');
INSERT INTO "entries" VALUES('uKM6rg4NpnxMVQfi',14,'{"type":"chose","seat":0,"move":"mark 1b"}',1795042265515,'4cf1074855445a201f25201e900e8bb6c930a95fa106d40728f7efdfaa3496b0','mxk5sgmH-4');
INSERT INTO "entries" VALUES('uKM6rg4NpnxMVQfi',15,'{"type":"chose","seat":1,"move":"mark 1g"}',1795042265520,'4802a8394d730e37bdbfe0bad9b05cba2c15779a076dc671423f5e15202ec4ac','ItrAT-Sa-4');
INSERT INTO "entries" VALUES('uKM6rg4NpnxMVQfi',16,'{"type":"marked","plays":[{"seat":0,"move":"mark 1b"},{"seat":1,"move":"mark 1g"}]}',1795042265520,'4802a8394d730e37bdbfe0bad9b05cba2c15779a076dc671423f5e15202ec4ac',NULL);
INSERT INTO "entries" VALUES('uKM6rg4NpnxMVQfi',17,'{"type":"rolled","faces":[5,4,1,6,3,1]}',1795042265526,'4802a8394d730e37bdbfe0bad9b05cba2c15779a076dc671423f5e15202ec4ac','ItrAT-Sa-5');
INSERT INTO "entries" VALUES('uKM6rg4NpnxMVQfi',18,'{"type":"played","seat":1,"move":"keep"}',1795042265530,'4802a8394d730e37bdbfe0bad9b05cba2c15779a076dc671423f5e15202ec4ac','ItrAT-Sa-6');
INSERT INTO "entries" VALUES('uKM6rg4NpnxMVQfi',19,'{"type":"chose","seat":0,"move":"mark 1r"}',1795042265533,'4cf1074855445a201f25201e900e8bb6c930a95fa106d40728f7efdfaa3496b0','mxk5sgmH-5');
INSERT INTO "entries" VALUES('uKM6rg4NpnxMVQfi',20,'{"type":"chose","seat":1,"move":"mark 1r"}',1795042265535,'4802a8394d730e37bdbfe0bad9b05cba2c15779a076dc671423f5e15202ec4ac','ItrAT-Sa-7');
INSERT INTO "entries" VALUES('uKM6rg4NpnxMVQfi',21,'{"type":"marked","plays":[{"seat":0,"move":"mark 1r"},{"seat":1,"move":"mark 1r"}]}',1795042265535,'4802a8394d730e37bdbfe0bad9b05cba2c15779a076dc671423f5e15202ec4ac',NULL);
INSERT INTO "entries" VALUES('uKM6rg4NpnxMVQfi',22,'{"type":"rolled","faces":[3,2,5,4,4,5]}',1795042265537,'4cf1074855445a201f25201e900e8bb6c930a95fa106d40728f7efdfaa3496b0','mxk5sgmH-6');
INSERT INTO "entries" VALUES('uKM6rg4NpnxMVQfi',23,'{"type":"played","seat":0,"move":"keep"}',1795042265538,'4cf1074855445a201f25201e900e8bb6c930a95fa106d40728f7efdfaa3496b0','mxk5sgmH-7');
INSERT INTO "entries" VALUES('uKM6rg4NpnxMVQfi',24,'{"type":"chose","seat":1,"move":"mark 1y"}',1795042265545,'4802a8394d730e37bdbfe0bad9b05cba2c15779a076dc671423f5e15202ec4ac','ItrAT-Sa-8');
INSERT INTO "entries" VALUES('Ht0CoMkPhdZgUWjF',0,'{"type":"opened","game":"border","seats":2,"sheets":[{"name":"1","hash":"0ed19a832dc2e22a68e1c29f24c4c84f9da51b1fdf66e3aab39e6a5c88ab3ac9"},{"name":"2","hash":"ab11accb6aabe8d7b5ec80ac75e603f353dbd3be20985b7f8a1ce562f34e0101"},{"name":"3","hash":"9dbaee0151d30ce4bfcc0d6b7c946a956dcca9d84edb1b347b3bde9289dee807"},{"name":"4","hash":"d603add0ba6c56ab7d806829929c677cf0b16d9d6934c30e4f2a9178bcff4e84"}],"as_listed":false,"first":null,"variant":null,"dice":"proven","commitment":"b830b998655b97ced357297732a06be9284b4adfbce749942f23264a7c5aa16e","seed":null,"pace":"live","patience":60,"copies":false,"wins":[]}',1795042265572,NULL,NULL);
INSERT INTO "entries" VALUES('Ht0CoMkPhdZgUWjF',1,'{"type":"sat-down","seat":0,"name":"Eva","bot":null}',1795042265578,'9a2f48eea46a96e7b2a43d74535ba361301df7e9010dc3e5228c52e8a2d1ea8d',NULL);
INSERT INTO "entries" VALUES('Ht0CoMkPhdZgUWjF',2,'{"type":"said-word","seat":0,"word":"word"}',1795042265578,'9a2f48eea46a96e7b2a43d74535ba361301df7e9010dc3e5228c52e8a2d1ea8d',NULL);
CREATE TABLE guests (
	id TEXT NOT NULL, 
	first_seen BIGINT NOT NULL, 
	last_seen BIGINT NOT NULL, 
	CONSTRAINT pk_guests PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('1951d12cbcaa82c2e97229da8a6f484f688904e82840609adefbda3e0271e4bc',1795042263857,1795042263857);
INSERT INTO "guests" VALUES('419f9cbbf7539c6941b538a6f269af3f865047d170adbb041aa3001d3dc89de0',1795042263872,1795042263872);
INSERT INTO "guests" VALUES('4d564060e4c36e8bb4248169433ccd2fb21d12456fe791ae6484a63ab240822b',1795042263922,1795042263922);
INSERT INTO "guests" VALUES('4cf1074855445a201f25201e900e8bb6c930a95fa106d40728f7efdfaa3496b0',1795042265368,1795042265368);
INSERT INTO "guests" VALUES('99c0aa4d496e2e873e64800efc4f3d1f6f583164efe7e03e2a93e28c5f2a70f8',1795042265391,1795042265391);
INSERT INTO "guests" VALUES('4802a8394d730e37bdbfe0bad9b05cba2c15779a076dc671423f5e15202ec4ac',1795042265433,1795042265433);
INSERT INTO "guests" VALUES('9a2f48eea46a96e7b2a43d74535ba361301df7e9010dc3e5228c52e8a2d1ea8d',1795042265573,1795042265573);
CREATE TABLE handovers (
	"table" TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	token_hash TEXT NOT NULL, 
	expires BIGINT NOT NULL, 
	CONSTRAINT pk_handovers PRIMARY KEY ("table", seat), 
	CONSTRAINT uq_handovers_token_hash UNIQUE (token_hash), 
	CONSTRAINT fk_handovers_table_tables FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE TABLE keys (
	name TEXT NOT NULL, 
	"key" BLOB NOT NULL, 
	CONSTRAINT pk_keys PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('cookies',X'F5D00E1154267871B6630045439F185484BD51A492F0B7270A3A772EDE4C3F6B');
INSERT INTO "keys" VALUES('notifications',X'78FD45BC9F4DBA2C2F3FD0E4DDEE3C0F69AD98B31EF670D4408BDC7B149499CA');
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
INSERT INTO "members" VALUES('2exIl5GOG1nksyS5','1951d12cbcaa82c2e97229da8a6f484f688904e82840609adefbda3e0271e4bc','host');
INSERT INTO "members" VALUES('2exIl5GOG1nksyS5','419f9cbbf7539c6941b538a6f269af3f865047d170adbb041aa3001d3dc89de0','watcher');
INSERT INTO "members" VALUES('2exIl5GOG1nksyS5','4d564060e4c36e8bb4248169433ccd2fb21d12456fe791ae6484a63ab240822b','invited');
INSERT INTO "members" VALUES('uKM6rg4NpnxMVQfi','4cf1074855445a201f25201e900e8bb6c930a95fa106d40728f7efdfaa3496b0','host');
INSERT INTO "members" VALUES('uKM6rg4NpnxMVQfi','99c0aa4d496e2e873e64800efc4f3d1f6f583164efe7e03e2a93e28c5f2a70f8','watcher');
INSERT INTO "members" VALUES('uKM6rg4NpnxMVQfi','4802a8394d730e37bdbfe0bad9b05cba2c15779a076dc671423f5e15202ec4ac','invited');
INSERT INTO "members" VALUES('Ht0CoMkPhdZgUWjF','9a2f48eea46a96e7b2a43d74535ba361301df7e9010dc3e5228c52e8a2d1ea8d','host');
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
INSERT INTO "tables" VALUES('2exIl5GOG1nksyS5','border',1795042263839,'over','1951d12cbcaa82c2e97229da8a6f484f688904e82840609adefbda3e0271e4bc','540e981d08f0af47c06ba4271936a35f84864270b542d75f282ff5cb7ee28bfd','8ebe3fae9a21de75b422023d6ae588f7627b74ce9949c4bfb6903b99c7a5de71','c4c0b1050b3d2c1f7c1bd6b7bebf4175e4c23778f2af894407c899ceb2835038');
INSERT INTO "tables" VALUES('uKM6rg4NpnxMVQfi','twentyone',1795042265359,'playing','4cf1074855445a201f25201e900e8bb6c930a95fa106d40728f7efdfaa3496b0','5603645a950d2659ada38a13ceaa5e622c6915b8cbfb1663efcb2e913ccf3bd0','206643b9848c954293af2b4f8e943f880337607cb24d6ceae5e285af1a8269dc','dc72c7d33d16d6578cebdf1d50a1f39967df70a32cdbe1ab3f91c67665874d09');
INSERT INTO "tables" VALUES('Ht0CoMkPhdZgUWjF','border',1795042265572,'waiting','9a2f48eea46a96e7b2a43d74535ba361301df7e9010dc3e5228c52e8a2d1ea8d','81f4d67b2f29a023f1e1e60b367f9200f7d6b42f3f965f3d933db315c7e42607','bac0a547d0d96d191f43339698d794b5060559256c891cebc3b6cee92e18db12','443dca814353f86a294f19d67cfb56a6cb5180f3e81f042ec2be61249004e7ae');
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX ix_connections_guest ON connections (guest);
CREATE INDEX ix_channels_guest ON channels (guest);
CREATE INDEX ix_members_guest ON members (guest);
CREATE INDEX ix_mutes_guest ON mutes (guest);
CREATE INDEX ix_outbox_due ON outbox (due);
CREATE INDEX ix_outbox_table ON outbox ("table");
COMMIT;
