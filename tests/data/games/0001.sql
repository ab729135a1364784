BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE drafts (
	"table" TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	turn INTEGER NOT NULL, 
	marks JSON NOT NULL, 
	CONSTRAINT pk_drafts PRIMARY KEY ("table", seat), 
	CONSTRAINT fk_drafts_table_tables FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "drafts" VALUES('jzpoGGiTqHLb42uy',0,13,'[1]');
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
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',0,'{"type":"opened","game":"border","seats":3,"sheets":[{"name":"1","hash":"922e3d4819de922f2eec6e154aa2c9ddc0e317cc5be2f68760795138dcb58c17"},{"name":"2","hash":"86b04a8a718b57b74633f7559069dc1b808d4369b63b0f603d9dc67ff6584527"},{"name":"3","hash":"d137f4992d9f1fe092e3d91609400f7da61fbd8715a2ddfa58cebf935dc46d14"},{"name":"4","hash":"7f9e7c0063b3b630130d646e254cde3d26702ae2fb24ba4d515f9c2ccb341fca"}],"as_listed":false,"first":null,"variant":null,"dice":"proven","commitment":"ac60159d9a8b3d72a255bd14d2f21362ce5497006f258573243ea9c19592a1c7","seed":null,"pace":"live","patience":60}',1794747423610,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',1,'{"type":"sat-down","seat":2,"name":"greedy","bot":"greedy"}',1794747423610,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',2,'{"type":"sat-down","seat":0,"name":"Ana","bot":null}',1794747424024,'f536a0b746a347add3750131b91be5e6d8b91893ec9760466ee4ebfa7b9031fc',NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',3,'{"type":"said-word","seat":0,"word":"word of Ana"}',1794747424024,'f536a0b746a347add3750131b91be5e6d8b91893ec9760466ee4ebfa7b9031fc',NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',4,'{"type":"sat-down","seat":1,"name":"Bruno","bot":null}',1794747424199,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6',NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',5,'{"type":"said-word","seat":1,"word":"word of Bruno"}',1794747424199,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6',NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',6,'{"type":"rolled","faces":[0,0,0,0]}',1794747424199,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6',NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',7,'{"type":"rolled","faces":[3,2,3,3,0]}',1794747424298,'f536a0b746a347add3750131b91be5e6d8b91893ec9760466ee4ebfa7b9031fc','m1');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',8,'{"type":"played","seat":0,"move":"mark 62 66"}',1794747424323,'f536a0b746a347add3750131b91be5e6d8b91893ec9760466ee4ebfa7b9031fc','m2');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',9,'{"type":"chose","seat":1,"move":"mark 17"}',1794747424380,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6','m1');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',10,'{"type":"chose","seat":2,"move":"mark 17 24 74"}',1794747425216,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',11,'{"type":"marked","plays":[{"seat":1,"move":"mark 17"},{"seat":2,"move":"mark 17 24 74"}]}',1794747425216,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',12,'{"type":"rolled","faces":[4,3,3,0,5]}',1794747425232,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6','m2');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',13,'{"type":"played","seat":1,"move":"reroll o"}',1794747425266,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6','m3');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',14,'{"type":"rolled","faces":[5]}',1794747425266,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6',NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',15,'{"type":"played","seat":1,"move":"mark 24 29"}',1794747425294,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6','m4');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',16,'{"type":"chose","seat":0,"move":"mark 7"}',1794747425326,'f536a0b746a347add3750131b91be5e6d8b91893ec9760466ee4ebfa7b9031fc','m3');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',17,'{"type":"chose","seat":2,"move":"mark 7 16 71"}',1794747425367,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',18,'{"type":"marked","plays":[{"seat":0,"move":"mark 7"},{"seat":2,"move":"mark 7 16 71"}]}',1794747425367,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',19,'{"type":"rolled","faces":[0,5,3,5,1]}',1794747425367,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',20,'{"type":"played","seat":2,"move":"reroll g r o o"}',1794747425390,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',21,'{"type":"rolled","faces":[2,5,0,0]}',1794747425390,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',22,'{"type":"played","seat":2,"move":"reroll b o"}',1794747425430,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',23,'{"type":"rolled","faces":[5,2]}',1794747425430,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',24,'{"type":"played","seat":2,"move":"mark 23 62 66 81"}',1794747425467,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',25,'{"type":"chose","seat":0,"move":"mark 67"}',1794747425501,'f536a0b746a347add3750131b91be5e6d8b91893ec9760466ee4ebfa7b9031fc','m4');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',26,'{"type":"chose","seat":1,"move":"pass"}',1794747425525,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6','m5');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',27,'{"type":"marked","plays":[{"seat":0,"move":"mark 67"},{"seat":1,"move":"pass"}]}',1794747425525,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6',NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',28,'{"type":"rolled","faces":[3,2,1,2,4]}',1794747425567,'f536a0b746a347add3750131b91be5e6d8b91893ec9760466ee4ebfa7b9031fc','m5');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',29,'{"type":"played","seat":0,"move":"mark 2 3"}',1794747425593,'f536a0b746a347add3750131b91be5e6d8b91893ec9760466ee4ebfa7b9031fc','m6');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',30,'{"type":"chose","seat":1,"move":"mark 7"}',1794747425637,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6','m6');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',31,'{"type":"chose","seat":2,"move":"mark 4 8 28"}',1794747425658,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',32,'{"type":"marked","plays":[{"seat":1,"move":"mark 7"},{"seat":2,"move":"mark 4 8 28"}]}',1794747425658,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',33,'{"type":"rolled","faces":[4,2,5,0,4]}',1794747425687,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6','m7');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',34,'{"type":"played","seat":1,"move":"reroll y"}',1794747425714,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6','m8');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',35,'{"type":"rolled","faces":[2]}',1794747425714,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6',NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',36,'{"type":"played","seat":1,"move":"reroll b"}',1794747425730,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6','m9');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',37,'{"type":"rolled","faces":[2]}',1794747425730,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6',NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',38,'{"type":"played","seat":1,"move":"mark 25 30"}',1794747425743,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6','m10');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',39,'{"type":"chose","seat":2,"move":"mark 11 68"}',1794747425787,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',40,'{"type":"chose","seat":0,"move":"mark 61"}',1794747425793,'f536a0b746a347add3750131b91be5e6d8b91893ec9760466ee4ebfa7b9031fc','m7');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',41,'{"type":"marked","plays":[{"seat":0,"move":"mark 61"},{"seat":2,"move":"mark 11 68"}]}',1794747425793,'f536a0b746a347add3750131b91be5e6d8b91893ec9760466ee4ebfa7b9031fc',NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',42,'{"type":"rolled","faces":[5,3,4,5,2]}',1794747425793,'f536a0b746a347add3750131b91be5e6d8b91893ec9760466ee4ebfa7b9031fc',NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',43,'{"type":"played","seat":2,"move":"reroll b r y"}',1794747425805,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',44,'{"type":"rolled","faces":[3,5,3]}',1794747425805,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',45,'{"type":"played","seat":2,"move":"reroll r r"}',1794747425841,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',46,'{"type":"rolled","faces":[3,4]}',1794747425841,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',47,'{"type":"played","seat":2,"move":"mark 0 1 2 64"}',1794747425874,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',48,'{"type":"chose","seat":0,"move":"mark 54"}',1794747425899,'f536a0b746a347add3750131b91be5e6d8b91893ec9760466ee4ebfa7b9031fc','m8');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',49,'{"type":"chose","seat":1,"move":"mark 8"}',1794747425914,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6','m11');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',50,'{"type":"marked","plays":[{"seat":0,"move":"mark 54"},{"seat":1,"move":"mark 8"}]}',1794747425914,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6',NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',51,'{"type":"rolled","faces":[4,4,5,5,2]}',1794747425942,'f536a0b746a347add3750131b91be5e6d8b91893ec9760466ee4ebfa7b9031fc','m9');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',52,'{"type":"played","seat":0,"move":"mark 20 21"}',1794747425990,'f536a0b746a347add3750131b91be5e6d8b91893ec9760466ee4ebfa7b9031fc','m10');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',53,'{"type":"chose","seat":1,"move":"mark 16"}',1794747426042,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6','m12');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',54,'{"type":"chose","seat":2,"move":"pass"}',1794747426074,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',55,'{"type":"marked","plays":[{"seat":1,"move":"mark 16"},{"seat":2,"move":"pass"}]}',1794747426074,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',56,'{"type":"rolled","faces":[2,5,2,4,4]}',1794747426107,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6','m13');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',57,'{"type":"played","seat":1,"move":"mark 20 21"}',1794747426142,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6','m14');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',58,'{"type":"chose","seat":0,"move":"mark 19"}',1794747426161,'f536a0b746a347add3750131b91be5e6d8b91893ec9760466ee4ebfa7b9031fc','m11');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',59,'{"type":"chose","seat":2,"move":"pass"}',1794747426184,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',60,'{"type":"marked","plays":[{"seat":0,"move":"mark 19"},{"seat":2,"move":"pass"}]}',1794747426184,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',61,'{"type":"rolled","faces":[4,2,3,2,5]}',1794747426184,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',62,'{"type":"played","seat":2,"move":"reroll b b r o"}',1794747426220,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',63,'{"type":"rolled","faces":[3,0,2,3]}',1794747426220,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',64,'{"type":"played","seat":2,"move":"reroll a b r r"}',1794747426227,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',65,'{"type":"rolled","faces":[4,2,1,2]}',1794747426227,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',66,'{"type":"played","seat":2,"move":"mark 12 18"}',1794747426239,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',67,'{"type":"chose","seat":0,"move":"mark 1"}',1794747426246,'f536a0b746a347add3750131b91be5e6d8b91893ec9760466ee4ebfa7b9031fc','m12');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',68,'{"type":"chose","seat":1,"move":"mark 23"}',1794747426270,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6','m15');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',69,'{"type":"marked","plays":[{"seat":0,"move":"mark 1"},{"seat":1,"move":"mark 23"}]}',1794747426270,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6',NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',70,'{"type":"rolled","faces":[0,0,2,0,3]}',1794747426301,'f536a0b746a347add3750131b91be5e6d8b91893ec9760466ee4ebfa7b9031fc','m13');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',71,'{"type":"played","seat":0,"move":"mark 8 11 12"}',1794747426350,'f536a0b746a347add3750131b91be5e6d8b91893ec9760466ee4ebfa7b9031fc','m14');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',72,'{"type":"chose","seat":1,"move":"mark 18"}',1794747426386,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6','m16');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',73,'{"type":"chose","seat":2,"move":"mark 29"}',1794747426403,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',74,'{"type":"marked","plays":[{"seat":1,"move":"mark 18"},{"seat":2,"move":"mark 29"}]}',1794747426403,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',75,'{"type":"rolled","faces":[4,1,0,1,3]}',1794747426439,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6','m17');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',76,'{"type":"played","seat":1,"move":"mark 6 9"}',1794747426462,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6','m18');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',77,'{"type":"chose","seat":0,"move":"mark 74"}',1794747426483,'f536a0b746a347add3750131b91be5e6d8b91893ec9760466ee4ebfa7b9031fc','m15');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',78,'{"type":"chose","seat":2,"move":"mark 3 34"}',1794747426516,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',79,'{"type":"marked","plays":[{"seat":0,"move":"mark 74"},{"seat":2,"move":"mark 3 34"}]}',1794747426516,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',80,'{"type":"rolled","faces":[1,4,1,4,4]}',1794747426516,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',81,'{"type":"played","seat":2,"move":"reroll g g"}',1794747426564,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',82,'{"type":"rolled","faces":[0,1]}',1794747426564,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',83,'{"type":"played","seat":2,"move":"reroll a g"}',1794747426568,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',84,'{"type":"rolled","faces":[5,0]}',1794747426568,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',85,'{"type":"played","seat":2,"move":"mark 5 6 9"}',1794747426598,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',86,'{"type":"chose","seat":0,"move":"mark 71"}',1794747426611,'f536a0b746a347add3750131b91be5e6d8b91893ec9760466ee4ebfa7b9031fc','m16');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',87,'{"type":"chose","seat":1,"move":"mark 36"}',1794747426634,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6','m19');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',88,'{"type":"marked","plays":[{"seat":0,"move":"mark 71"},{"seat":1,"move":"mark 36"}]}',1794747426634,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6',NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',89,'{"type":"rolled","faces":[5,5,5,3,0]}',1794747426684,'f536a0b746a347add3750131b91be5e6d8b91893ec9760466ee4ebfa7b9031fc','m17');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',90,'{"type":"played","seat":0,"move":"reroll a"}',1794747426715,'f536a0b746a347add3750131b91be5e6d8b91893ec9760466ee4ebfa7b9031fc','m18');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',91,'{"type":"rolled","faces":[3]}',1794747426715,'f536a0b746a347add3750131b91be5e6d8b91893ec9760466ee4ebfa7b9031fc',NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',92,'{"type":"played","seat":0,"move":"mark 46 51"}',1794747426743,'f536a0b746a347add3750131b91be5e6d8b91893ec9760466ee4ebfa7b9031fc','m19');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',93,'{"type":"chose","seat":1,"move":"mark 11"}',1794747426770,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6','m20');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',94,'{"type":"chose","seat":2,"move":"mark 35 80"}',1794747426791,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',95,'{"type":"marked","plays":[{"seat":1,"move":"mark 11"},{"seat":2,"move":"mark 35 80"}]}',1794747426791,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',96,'{"type":"rolled","faces":[0,5,5,1,4]}',1794747426846,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6','m21');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',97,'{"type":"played","seat":1,"move":"mark 70 73"}',1794747426890,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6','m22');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',98,'{"type":"chose","seat":0,"move":"mark 5"}',1794747426914,'f536a0b746a347add3750131b91be5e6d8b91893ec9760466ee4ebfa7b9031fc','m20');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',99,'{"type":"chose","seat":2,"move":"mark 25 57"}',1794747426937,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',100,'{"type":"marked","plays":[{"seat":0,"move":"mark 5"},{"seat":2,"move":"mark 25 57"}]}',1794747426937,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',101,'{"type":"rolled","faces":[0,2,0,1,1]}',1794747426937,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',102,'{"type":"played","seat":2,"move":"reroll a a b"}',1794747427019,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',103,'{"type":"rolled","faces":[1,2,4]}',1794747427019,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',104,'{"type":"played","seat":2,"move":"reroll b y"}',1794747427067,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',105,'{"type":"rolled","faces":[0,0]}',1794747427067,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',106,'{"type":"played","seat":2,"move":"mark 53 54 61"}',1794747427092,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',107,'{"type":"chose","seat":0,"move":"mark 68"}',1794747427098,'f536a0b746a347add3750131b91be5e6d8b91893ec9760466ee4ebfa7b9031fc','m21');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',108,'{"type":"chose","seat":1,"move":"mark 26"}',1794747427102,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6','m23');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',109,'{"type":"marked","plays":[{"seat":0,"move":"mark 68"},{"seat":1,"move":"mark 26"}]}',1794747427102,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6',NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',110,'{"type":"rolled","faces":[4,4,1,3,4]}',1794747427111,'f536a0b746a347add3750131b91be5e6d8b91893ec9760466ee4ebfa7b9031fc','m22');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',111,'{"type":"played","seat":0,"move":"mark 48"}',1794747427129,'f536a0b746a347add3750131b91be5e6d8b91893ec9760466ee4ebfa7b9031fc','m23');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',112,'{"type":"chose","seat":2,"move":"mark 26 30 56 60"}',1794747427148,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',113,'{"type":"chose","seat":1,"move":"mark 74"}',1794747427176,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6','m24');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',114,'{"type":"marked","plays":[{"seat":1,"move":"mark 74"},{"seat":2,"move":"mark 26 30 56 60"}]}',1794747427176,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6',NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',115,'{"type":"rolled","faces":[0,2,1,5,1]}',1794747427185,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6','m25');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',116,'{"type":"played","seat":1,"move":"pass"}',1794747427194,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6','m26');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',117,'{"type":"chose","seat":0,"move":"mark 26"}',1794747427200,'f536a0b746a347add3750131b91be5e6d8b91893ec9760466ee4ebfa7b9031fc','m24');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',118,'{"type":"chose","seat":2,"move":"mark 33 36 41 50 55"}',1794747427212,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',119,'{"type":"marked","plays":[{"seat":0,"move":"mark 26"},{"seat":2,"move":"mark 33 36 41 50 55"}]}',1794747427212,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',120,'{"type":"rolled","faces":[4,2,1,4,3]}',1794747427212,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',121,'{"type":"played","seat":2,"move":"reroll g b r"}',1794747427230,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',122,'{"type":"rolled","faces":[2,4,5]}',1794747427230,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',123,'{"type":"played","seat":2,"move":"reroll b o"}',1794747427237,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',124,'{"type":"rolled","faces":[0,4]}',1794747427237,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',125,'{"type":"played","seat":2,"move":"mark 58 59"}',1794747427254,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',126,'{"type":"chose","seat":0,"move":"mark 64"}',1794747427281,'f536a0b746a347add3750131b91be5e6d8b91893ec9760466ee4ebfa7b9031fc','m25');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',127,'{"type":"chose","seat":1,"move":"mark 35"}',1794747427302,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6','m27');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',128,'{"type":"marked","plays":[{"seat":0,"move":"mark 64"},{"seat":1,"move":"mark 35"}]}',1794747427302,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6',NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',129,'{"type":"rolled","faces":[0,3,3,2,3]}',1794747427319,'f536a0b746a347add3750131b91be5e6d8b91893ec9760466ee4ebfa7b9031fc','m26');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',130,'{"type":"played","seat":0,"move":"mark 42 43 44"}',1794747427335,'f536a0b746a347add3750131b91be5e6d8b91893ec9760466ee4ebfa7b9031fc','m27');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',131,'{"type":"chose","seat":1,"move":"mark 42"}',1794747427364,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6','m28');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',132,'{"type":"chose","seat":2,"move":"mark 13 49"}',1794747427372,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',133,'{"type":"marked","plays":[{"seat":1,"move":"mark 42"},{"seat":2,"move":"mark 13 49"}]}',1794747427372,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',134,'{"type":"rolled","faces":[2,4,1,3,2]}',1794747427393,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6','m29');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',135,'{"type":"played","seat":1,"move":"mark 12"}',1794747427410,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6','m30');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',136,'{"type":"chose","seat":2,"move":"mark 14 21 47"}',1794747427420,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',137,'{"type":"chose","seat":0,"move":"mark 13"}',1794747427437,'f536a0b746a347add3750131b91be5e6d8b91893ec9760466ee4ebfa7b9031fc','m28');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',138,'{"type":"marked","plays":[{"seat":0,"move":"mark 13"},{"seat":2,"move":"mark 14 21 47"}]}',1794747427437,'f536a0b746a347add3750131b91be5e6d8b91893ec9760466ee4ebfa7b9031fc',NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',139,'{"type":"rolled","faces":[3,5,0,4,0]}',1794747427437,'f536a0b746a347add3750131b91be5e6d8b91893ec9760466ee4ebfa7b9031fc',NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',140,'{"type":"played","seat":2,"move":"reroll r y o"}',1794747427454,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',141,'{"type":"rolled","faces":[1,2,5]}',1794747427454,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',142,'{"type":"played","seat":2,"move":"reroll a a b o"}',1794747427458,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',143,'{"type":"rolled","faces":[5,1,2,3]}',1794747427458,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',144,'{"type":"played","seat":2,"move":"mark 20 52"}',1794747427461,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',145,'{"type":"chose","seat":0,"move":"mark 4"}',1794747427464,'f536a0b746a347add3750131b91be5e6d8b91893ec9760466ee4ebfa7b9031fc','m29');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',146,'{"type":"chose","seat":1,"move":"mark 71"}',1794747427466,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6','m31');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',147,'{"type":"marked","plays":[{"seat":0,"move":"mark 4"},{"seat":1,"move":"mark 71"}]}',1794747427466,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6',NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',148,'{"type":"rolled","faces":[1,5,3,4,3]}',1794747427469,'f536a0b746a347add3750131b91be5e6d8b91893ec9760466ee4ebfa7b9031fc','m30');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',149,'{"type":"played","seat":0,"move":"mark 0"}',1794747427471,'f536a0b746a347add3750131b91be5e6d8b91893ec9760466ee4ebfa7b9031fc','m31');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',150,'{"type":"chose","seat":1,"move":"mark 48"}',1794747427474,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6','m32');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',151,'{"type":"chose","seat":2,"move":"mark 19 31 45"}',1794747427477,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',152,'{"type":"marked","plays":[{"seat":1,"move":"mark 48"},{"seat":2,"move":"mark 19 31 45"}]}',1794747427477,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',153,'{"type":"rolled","faces":[5,2,4,2,1]}',1794747427482,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6','m33');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',154,'{"type":"played","seat":1,"move":"pass"}',1794747427486,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6','m34');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',155,'{"type":"chose","seat":2,"move":"mark 39 42 48 63"}',1794747427514,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',156,'{"type":"chose","seat":0,"move":"mark 6"}',1794747427610,'f536a0b746a347add3750131b91be5e6d8b91893ec9760466ee4ebfa7b9031fc','m32');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',157,'{"type":"marked","plays":[{"seat":0,"move":"mark 6"},{"seat":2,"move":"mark 39 42 48 63"}]}',1794747427610,'f536a0b746a347add3750131b91be5e6d8b91893ec9760466ee4ebfa7b9031fc',NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',158,'{"type":"rolled","faces":[0,5,5,3,5]}',1794747427610,'f536a0b746a347add3750131b91be5e6d8b91893ec9760466ee4ebfa7b9031fc',NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',159,'{"type":"played","seat":2,"move":"reroll a r"}',1794747427619,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',160,'{"type":"rolled","faces":[4,3]}',1794747427619,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',161,'{"type":"played","seat":2,"move":"reroll r y"}',1794747427623,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',162,'{"type":"rolled","faces":[0,4]}',1794747427623,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',163,'{"type":"played","seat":2,"move":"mark 46 51"}',1794747427627,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',164,'{"type":"chose","seat":0,"move":"mark 57"}',1794747427630,'f536a0b746a347add3750131b91be5e6d8b91893ec9760466ee4ebfa7b9031fc','m33');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',165,'{"type":"chose","seat":1,"move":"mark 5"}',1794747427635,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6','m35');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',166,'{"type":"marked","plays":[{"seat":0,"move":"mark 57"},{"seat":1,"move":"mark 5"}]}',1794747427635,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6',NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',167,'{"type":"rolled","faces":[2,3,1,3,3]}',1794747427653,'f536a0b746a347add3750131b91be5e6d8b91893ec9760466ee4ebfa7b9031fc','m34');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',168,'{"type":"played","seat":0,"move":"pass"}',1794747427663,'f536a0b746a347add3750131b91be5e6d8b91893ec9760466ee4ebfa7b9031fc','m35');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',169,'{"type":"chose","seat":2,"move":"mark 37 38 65 67 79"}',1794747427691,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',170,'{"type":"chose","seat":1,"move":"mark 67"}',1794747427699,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6','m36');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',171,'{"type":"marked","plays":[{"seat":1,"move":"mark 67"},{"seat":2,"move":"mark 37 38 65 67 79"}]}',1794747427699,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6',NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',172,'{"type":"rolled","faces":[0,5,3,4,3]}',1794747427712,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6','m37');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',173,'{"type":"played","seat":1,"move":"mark 34"}',1794747427718,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6','m38');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',174,'{"type":"chose","seat":0,"move":"mark 18"}',1794747427730,'f536a0b746a347add3750131b91be5e6d8b91893ec9760466ee4ebfa7b9031fc','m36');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',175,'{"type":"chose","seat":2,"move":"mark 84 85"}',1794747427735,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',176,'{"type":"marked","plays":[{"seat":0,"move":"mark 18"},{"seat":2,"move":"mark 84 85"}]}',1794747427735,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',177,'{"type":"rolled","faces":[5,5,0,2,2]}',1794747427735,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',178,'{"type":"played","seat":2,"move":"reroll b b o o"}',1794747427743,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',179,'{"type":"rolled","faces":[4,3,4,1]}',1794747427743,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',180,'{"type":"played","seat":2,"move":"reroll g r y y"}',1794747427761,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',181,'{"type":"rolled","faces":[1,5,5,3]}',1794747427761,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',182,'{"type":"played","seat":2,"move":"pass"}',1794747427764,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',183,'{"type":"chose","seat":0,"move":"mark 9"}',1794747427768,'f536a0b746a347add3750131b91be5e6d8b91893ec9760466ee4ebfa7b9031fc','m37');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',184,'{"type":"chose","seat":1,"move":"mark 31"}',1794747427770,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6','m39');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',185,'{"type":"marked","plays":[{"seat":0,"move":"mark 9"},{"seat":1,"move":"mark 31"}]}',1794747427770,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6',NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',186,'{"type":"rolled","faces":[4,0,0,0,0]}',1794747427773,'f536a0b746a347add3750131b91be5e6d8b91893ec9760466ee4ebfa7b9031fc','m38');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',187,'{"type":"played","seat":0,"move":"mark 16 23 28"}',1794747427777,'f536a0b746a347add3750131b91be5e6d8b91893ec9760466ee4ebfa7b9031fc','m39');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',188,'{"type":"chose","seat":1,"move":"mark 19"}',1794747427781,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6','m40');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',189,'{"type":"chose","seat":2,"move":"mark 44"}',1794747427786,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',190,'{"type":"marked","plays":[{"seat":1,"move":"mark 19"},{"seat":2,"move":"mark 44"}]}',1794747427786,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',191,'{"type":"rolled","faces":[4,3,4,0,4]}',1794747427792,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6','m41');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',192,'{"type":"played","seat":1,"move":"reroll r"}',1794747427794,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6','m42');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',193,'{"type":"rolled","faces":[3]}',1794747427794,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6',NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',194,'{"type":"played","seat":1,"move":"mark 0 1 4"}',1794747427797,'7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6','m43');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',195,'{"type":"chose","seat":0,"move":"mark 33"}',1794747427800,'f536a0b746a347add3750131b91be5e6d8b91893ec9760466ee4ebfa7b9031fc','m40');
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',196,'{"type":"chose","seat":2,"move":"mark 43"}',1794747427803,NULL,NULL);
INSERT INTO "entries" VALUES('EdqTkPbLEIy6LRab',197,'{"type":"marked","plays":[{"seat":0,"move":"mark 33"},{"seat":2,"move":"mark 43"}]}',1794747427803,NULL,NULL);
INSERT INTO "entries" VALUES('jzpoGGiTqHLb42uy',0,'{"type":"opened","game":"twentyone","seats":2,"sheets":[{"name":"A","hash":"604644bd4fdd728b270718279c652221ba0c644243a75eaa9695c966a65965c0"},{"name":"B","hash":"4c6ef50c6aaf024c5b1a73c24d1f5fc264cea29b7a76dbb35e59f4e77d4c7078"},{"name":"C","hash":"a0c167e83c1aaaccf3cf26c0706057a24e8776e8e75e2ac327bce9cc142e501c"},{"name":"D","hash":"6fffa7bb3846f7f79f8b07e85808e7e02119cafc3831d0e2701d734fecbe331b"},{"name":"E","hash":"c94c469a4e604634264bd92bf43b54fa62522167aa2e78485761aa4c29e67207"},{"name":"F","hash":"7a6129c4e4a4b58348e49703b31dd36e88dec1e5f936f2940c5fa77c1878e1ba"}],"as_listed":false,"first":null,"variant":null,"dice":"proven","commitment":"c1fbc48aeebaaa4629c3e7aa1ab07cebb68453938dfeae459c51cdc23de014f4","seed":null,"pace":"live","patience":60}',1794747427825,NULL,NULL);
INSERT INTO "entries" VALUES('jzpoGGiTqHLb42uy',1,'{"type":"sat-down","seat":0,"name":"Ana","bot":null}',1794747427891,'f23ef50acdb3b424128a2fb7b14399ac83ed29e340501384909beaa92a16e69a',NULL);
INSERT INTO "entries" VALUES('jzpoGGiTqHLb42uy',2,'{"type":"said-word","seat":0,"word":"word of Ana"}',1794747427891,'f23ef50acdb3b424128a2fb7b14399ac83ed29e340501384909beaa92a16e69a',NULL);
INSERT INTO "entries" VALUES('jzpoGGiTqHLb42uy',3,'{"type":"sat-down","seat":1,"name":"Bruno","bot":null}',1794747427905,'8dbc4c2d7ea3f6a45c9879ed41e7a7f879fcb86cc6a89106f30e9d980968c8d9',NULL);
INSERT INTO "entries" VALUES('jzpoGGiTqHLb42uy',4,'{"type":"said-word","seat":1,"word":"word of Bruno"}',1794747427905,'8dbc4c2d7ea3f6a45c9879ed41e7a7f879fcb86cc6a89106f30e9d980968c8d9',NULL);
INSERT INTO "entries" VALUES('jzpoGGiTqHLb42uy',5,'{"type":"rolled","faces":[0,3,3]}',1794747427905,'8dbc4c2d7ea3f6a45c9879ed41e7a7f879fcb86cc6a89106f30e9d980968c8d9',NULL);
INSERT INTO "entries" VALUES('jzpoGGiTqHLb42uy',6,'{"type":"rolled","faces":[3,6,5,3,5,6]}',1794747427913,'f23ef50acdb3b424128a2fb7b14399ac83ed29e340501384909beaa92a16e69a','m1');
INSERT INTO "entries" VALUES('jzpoGGiTqHLb42uy',7,'{"type":"played","seat":0,"move":"again"}',1794747427915,'f23ef50acdb3b424128a2fb7b14399ac83ed29e340501384909beaa92a16e69a','m2');
INSERT INTO "entries" VALUES('jzpoGGiTqHLb42uy',8,'{"type":"rolled","faces":[2,3,1,3,5,5]}',1794747427915,'f23ef50acdb3b424128a2fb7b14399ac83ed29e340501384909beaa92a16e69a',NULL);
INSERT INTO "entries" VALUES('jzpoGGiTqHLb42uy',9,'{"type":"chose","seat":0,"move":"mark 1r"}',1794747427918,'f23ef50acdb3b424128a2fb7b14399ac83ed29e340501384909beaa92a16e69a','m3');
INSERT INTO "entries" VALUES('jzpoGGiTqHLb42uy',10,'{"type":"chose","seat":1,"move":"mark 1w"}',1794747427922,'8dbc4c2d7ea3f6a45c9879ed41e7a7f879fcb86cc6a89106f30e9d980968c8d9','m1');
INSERT INTO "entries" VALUES('jzpoGGiTqHLb42uy',11,'{"type":"marked","plays":[{"seat":0,"move":"mark 1r"},{"seat":1,"move":"mark 1w"}]}',1794747427922,'8dbc4c2d7ea3f6a45c9879ed41e7a7f879fcb86cc6a89106f30e9d980968c8d9',NULL);
INSERT INTO "entries" VALUES('jzpoGGiTqHLb42uy',12,'{"type":"rolled","faces":[6,2,6,5,6,3]}',1794747427924,'8dbc4c2d7ea3f6a45c9879ed41e7a7f879fcb86cc6a89106f30e9d980968c8d9','m2');
INSERT INTO "entries" VALUES('jzpoGGiTqHLb42uy',13,'{"type":"played","seat":1,"move":"keep"}',1794747427926,'8dbc4c2d7ea3f6a45c9879ed41e7a7f879fcb86cc6a89106f30e9d980968c8d9','m3');
INSERT INTO "entries" VALUES('jzpoGGiTqHLb42uy',14,'{"type":"chose","seat":0,"move":"mark 1g"}',1794747427928,'f23ef50acdb3b424128a2fb7b14399ac83ed29e340501384909beaa92a16e69a','m4');
INSERT INTO "entries" VALUES('jzpoGGiTqHLb42uy',15,'{"type":"chose","seat":1,"move":"mark 1r"}',1794747427930,'8dbc4c2d7ea3f6a45c9879ed41e7a7f879fcb86cc6a89106f30e9d980968c8d9','m4');
INSERT INTO "entries" VALUES('jzpoGGiTqHLb42uy',16,'{"type":"marked","plays":[{"seat":0,"move":"mark 1g"},{"seat":1,"move":"mark 1r"}]}',1794747427930,'8dbc4c2d7ea3f6a45c9879ed41e7a7f879fcb86cc6a89106f30e9d980968c8d9',NULL);
INSERT INTO "entries" VALUES('jzpoGGiTqHLb42uy',17,'{"type":"rolled","faces":[3,6,4,3,6,1]}',1794747427932,'f23ef50acdb3b424128a2fb7b14399ac83ed29e340501384909beaa92a16e69a','m5');
INSERT INTO "entries" VALUES('jzpoGGiTqHLb42uy',18,'{"type":"played","seat":0,"move":"keep"}',1794747427938,'f23ef50acdb3b424128a2fb7b14399ac83ed29e340501384909beaa92a16e69a','m6');
INSERT INTO "entries" VALUES('jzpoGGiTqHLb42uy',19,'{"type":"chose","seat":0,"move":"mark 1w"}',1794747427941,'f23ef50acdb3b424128a2fb7b14399ac83ed29e340501384909beaa92a16e69a','m7');
INSERT INTO "entries" VALUES('jzpoGGiTqHLb42uy',20,'{"type":"chose","seat":1,"move":"mark 1b"}',1794747427943,'8dbc4c2d7ea3f6a45c9879ed41e7a7f879fcb86cc6a89106f30e9d980968c8d9','m5');
INSERT INTO "entries" VALUES('jzpoGGiTqHLb42uy',21,'{"type":"marked","plays":[{"seat":0,"move":"mark 1w"},{"seat":1,"move":"mark 1b"}]}',1794747427943,'8dbc4c2d7ea3f6a45c9879ed41e7a7f879fcb86cc6a89106f30e9d980968c8d9',NULL);
INSERT INTO "entries" VALUES('jzpoGGiTqHLb42uy',22,'{"type":"rolled","faces":[1,4,1,3,4,4]}',1794747427948,'8dbc4c2d7ea3f6a45c9879ed41e7a7f879fcb86cc6a89106f30e9d980968c8d9','m6');
INSERT INTO "entries" VALUES('jzpoGGiTqHLb42uy',23,'{"type":"played","seat":1,"move":"keep"}',1794747427954,'8dbc4c2d7ea3f6a45c9879ed41e7a7f879fcb86cc6a89106f30e9d980968c8d9','m7');
INSERT INTO "entries" VALUES('jzpoGGiTqHLb42uy',24,'{"type":"chose","seat":1,"move":"mark x"}',1794747427967,'8dbc4c2d7ea3f6a45c9879ed41e7a7f879fcb86cc6a89106f30e9d980968c8d9','m8');
INSERT INTO "entries" VALUES('IXngjSYL0zAVPSXx',0,'{"type":"opened","game":"border","seats":2,"sheets":[{"name":"1","hash":"922e3d4819de922f2eec6e154aa2c9ddc0e317cc5be2f68760795138dcb58c17"},{"name":"2","hash":"86b04a8a718b57b74633f7559069dc1b808d4369b63b0f603d9dc67ff6584527"},{"name":"3","hash":"d137f4992d9f1fe092e3d91609400f7da61fbd8715a2ddfa58cebf935dc46d14"},{"name":"4","hash":"7f9e7c0063b3b630130d646e254cde3d26702ae2fb24ba4d515f9c2ccb341fca"}],"as_listed":false,"first":null,"variant":null,"dice":"proven","commitment":"37fbb063063440a79524930506e79f6ae0ede5150442094ce40f38e44877fa9e","seed":null,"pace":"live","patience":60}',1794747427976,NULL,NULL);
INSERT INTO "entries" VALUES('IXngjSYL0zAVPSXx',1,'{"type":"sat-down","seat":0,"name":"Eva","bot":null}',1794747427983,'39d00771c2b5163779e85e621002caf437ca3b5983db942534825f6b33d45c43',NULL);
INSERT INTO "entries" VALUES('IXngjSYL0zAVPSXx',2,'{"type":"said-word","seat":0,"word":"word"}',1794747427983,'39d00771c2b5163779e85e621002caf437ca3b5983db942534825f6b33d45c43',NULL);
CREATE TABLE guests (
	id TEXT NOT NULL, 
	first_seen BIGINT NOT NULL, 
	last_seen BIGINT NOT NULL, 
	CONSTRAINT pk_guests PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('f536a0b746a347add3750131b91be5e6d8b91893ec9760466ee4ebfa7b9031fc',1794747423651,1794747423651);
INSERT INTO "guests" VALUES('5a0125cba40850fca90038c9011c79ac116950e45475a18d5b782af2a0b3ebc7',1794747423737,1794747423737);
INSERT INTO "guests" VALUES('7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6',1794747424133,1794747424133);
INSERT INTO "guests" VALUES('f23ef50acdb3b424128a2fb7b14399ac83ed29e340501384909beaa92a16e69a',1794747427838,1794747427838);
INSERT INTO "guests" VALUES('3ab6f8d69e8c6ad2261c452b4d6c4fa388897b4f803fd2c8b90deac78b361b62',1794747427870,1794747427870);
INSERT INTO "guests" VALUES('8dbc4c2d7ea3f6a45c9879ed41e7a7f879fcb86cc6a89106f30e9d980968c8d9',1794747427899,1794747427899);
INSERT INTO "guests" VALUES('39d00771c2b5163779e85e621002caf437ca3b5983db942534825f6b33d45c43',1794747427977,1794747427977);
CREATE TABLE handovers (
	"table" TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	token_hash TEXT NOT NULL, 
	expires BIGINT NOT NULL, 
	CONSTRAINT pk_handovers PRIMARY KEY ("table", seat), 
	CONSTRAINT uq_handovers_token_hash UNIQUE (token_hash), 
	CONSTRAINT fk_handovers_table_tables FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE TABLE members (
	"table" TEXT NOT NULL, 
	guest TEXT NOT NULL, 
	role TEXT NOT NULL, 
	CONSTRAINT pk_members PRIMARY KEY ("table", guest), 
	CONSTRAINT fk_members_table_tables FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "members" VALUES('EdqTkPbLEIy6LRab','f536a0b746a347add3750131b91be5e6d8b91893ec9760466ee4ebfa7b9031fc','host');
INSERT INTO "members" VALUES('EdqTkPbLEIy6LRab','5a0125cba40850fca90038c9011c79ac116950e45475a18d5b782af2a0b3ebc7','watcher');
INSERT INTO "members" VALUES('EdqTkPbLEIy6LRab','7f7e8091d41b33be68c9b3dc54d5c70fbe27da2855d141998a43ff076a032af6','invited');
INSERT INTO "members" VALUES('jzpoGGiTqHLb42uy','f23ef50acdb3b424128a2fb7b14399ac83ed29e340501384909beaa92a16e69a','host');
INSERT INTO "members" VALUES('jzpoGGiTqHLb42uy','3ab6f8d69e8c6ad2261c452b4d6c4fa388897b4f803fd2c8b90deac78b361b62','watcher');
INSERT INTO "members" VALUES('jzpoGGiTqHLb42uy','8dbc4c2d7ea3f6a45c9879ed41e7a7f879fcb86cc6a89106f30e9d980968c8d9','invited');
INSERT INTO "members" VALUES('IXngjSYL0zAVPSXx','39d00771c2b5163779e85e621002caf437ca3b5983db942534825f6b33d45c43','host');
CREATE TABLE pulse (
	id INTEGER NOT NULL, 
	beats BIGINT NOT NULL, 
	CONSTRAINT pk_pulse PRIMARY KEY (id)
);
INSERT INTO "pulse" VALUES(1,1);
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
INSERT INTO "tables" VALUES('EdqTkPbLEIy6LRab','border',1794747423610,'over','f536a0b746a347add3750131b91be5e6d8b91893ec9760466ee4ebfa7b9031fc','a0a1bd98c92047f38de422cf53997d642ba2ccbf177487b7b07a24c77bda5164','417763cff40cf4fc635d294f9e6fe5afbd45c82aae1af65f9b20564adade9a69','ce9131b600693eeca3937ab79bab0918d7fa0db99bd04c581d623090b7940d86');
INSERT INTO "tables" VALUES('jzpoGGiTqHLb42uy','twentyone',1794747427825,'playing','f23ef50acdb3b424128a2fb7b14399ac83ed29e340501384909beaa92a16e69a','ad99df5a09cd0393989b840025fba320522b648f1c265316757241a3b67640b1','99b00540d76ebfe977516b715874e0533386a346fe7af30d98057b0b71a2b740','8c61d66fc2aaf7733517d04617c069d40b5f59c9e410bedc2545e71eb535e0c7');
INSERT INTO "tables" VALUES('IXngjSYL0zAVPSXx','border',1794747427976,'waiting','39d00771c2b5163779e85e621002caf437ca3b5983db942534825f6b33d45c43','767bf61302793ebfa70ef87958d03f45c4897ac66457ef6f804f056e844c1749','fbba0e0973740b6d2e209f18c310478d12b4f1d7e7acf55178aff74e01f1e46d','0fb3b863b44709559179ca9ef9f62d8bb656f7e2b60e091f4f5c58f053107a09');
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX ix_members_guest ON members (guest);
COMMIT;
