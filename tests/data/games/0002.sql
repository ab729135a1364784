BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE drafts (
	"table" TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	turn INTEGER NOT NULL, 
	marks JSON NOT NULL, 
	CONSTRAINT pk_drafts PRIMARY KEY ("table", seat), 
	CONSTRAINT fk_drafts_table_tables FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "drafts" VALUES('DRUqyaKr4XJtViEU',0,13,'[3]');
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
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',0,'{"type":"opened","game":"border","seats":3,"sheets":[{"name":"1","hash":"922e3d4819de922f2eec6e154aa2c9ddc0e317cc5be2f68760795138dcb58c17"},{"name":"2","hash":"86b04a8a718b57b74633f7559069dc1b808d4369b63b0f603d9dc67ff6584527"},{"name":"3","hash":"d137f4992d9f1fe092e3d91609400f7da61fbd8715a2ddfa58cebf935dc46d14"},{"name":"4","hash":"7f9e7c0063b3b630130d646e254cde3d26702ae2fb24ba4d515f9c2ccb341fca"}],"as_listed":false,"first":null,"variant":null,"dice":"proven","commitment":"c580b352dd2f142fa8cf22de20a9af754ec85a4cac532f6baaa22f29568ce5a7","seed":null,"pace":"live","patience":60}',1794835693016,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',1,'{"type":"sat-down","seat":2,"name":"greedy","bot":"greedy"}',1794835693016,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',2,'{"type":"sat-down","seat":0,"name":"Ana","bot":null}',1794835693285,'1b3f9d1039bb33a37fac10bc6c9376d5487bb76c7bc8a26b0dadcb5610ea8a0f',NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',3,'{"type":"said-word","seat":0,"word":"word of Ana"}',1794835693285,'1b3f9d1039bb33a37fac10bc6c9376d5487bb76c7bc8a26b0dadcb5610ea8a0f',NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',4,'{"type":"sat-down","seat":1,"name":"Bruno","bot":null}',1794835693353,'bb6edaf40916d84f648829915c348bdbe8864bae1c8169e54e2173f76e3cecbf',NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',5,'{"type":"said-word","seat":1,"word":"word of Bruno"}',1794835693353,'bb6edaf40916d84f648829915c348bdbe8864bae1c8169e54e2173f76e3cecbf',NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',6,'{"type":"rolled","faces":[2,0,1,1]}',1794835693353,'bb6edaf40916d84f648829915c348bdbe8864bae1c8169e54e2173f76e3cecbf',NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',7,'{"type":"rolled","faces":[1,3,2,4,0]}',1794835693353,'bb6edaf40916d84f648829915c348bdbe8864bae1c8169e54e2173f76e3cecbf',NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',8,'{"type":"played","seat":2,"move":"reroll a b r y"}',1794835694008,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',9,'{"type":"rolled","faces":[1,3,3,5]}',1794835694008,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',10,'{"type":"played","seat":2,"move":"reroll r r o"}',1794835694015,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',11,'{"type":"rolled","faces":[1,5,0]}',1794835694015,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',12,'{"type":"played","seat":2,"move":"mark 82 83 84"}',1794835694018,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',13,'{"type":"chose","seat":0,"move":"mark 17"}',1794835694023,'1b3f9d1039bb33a37fac10bc6c9376d5487bb76c7bc8a26b0dadcb5610ea8a0f','m1');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',14,'{"type":"chose","seat":1,"move":"mark 17"}',1794835694027,'bb6edaf40916d84f648829915c348bdbe8864bae1c8169e54e2173f76e3cecbf','m1');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',15,'{"type":"marked","plays":[{"seat":0,"move":"mark 17"},{"seat":1,"move":"mark 17"}]}',1794835694027,'bb6edaf40916d84f648829915c348bdbe8864bae1c8169e54e2173f76e3cecbf',NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',16,'{"type":"rolled","faces":[0,3,0,2,1]}',1794835694036,'1b3f9d1039bb33a37fac10bc6c9376d5487bb76c7bc8a26b0dadcb5610ea8a0f','m2');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',17,'{"type":"played","seat":0,"move":"reroll r"}',1794835694042,'1b3f9d1039bb33a37fac10bc6c9376d5487bb76c7bc8a26b0dadcb5610ea8a0f','m3');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',18,'{"type":"rolled","faces":[0]}',1794835694042,'1b3f9d1039bb33a37fac10bc6c9376d5487bb76c7bc8a26b0dadcb5610ea8a0f',NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',19,'{"type":"played","seat":0,"move":"mark 16 23 28"}',1794835694044,'1b3f9d1039bb33a37fac10bc6c9376d5487bb76c7bc8a26b0dadcb5610ea8a0f','m4');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',20,'{"type":"chose","seat":1,"move":"mark 74"}',1794835694052,'bb6edaf40916d84f648829915c348bdbe8864bae1c8169e54e2173f76e3cecbf','m2');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',21,'{"type":"chose","seat":2,"move":"mark 71"}',1794835694053,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',22,'{"type":"marked","plays":[{"seat":1,"move":"mark 74"},{"seat":2,"move":"mark 71"}]}',1794835694053,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',23,'{"type":"rolled","faces":[0,2,2,3,5]}',1794835694056,'bb6edaf40916d84f648829915c348bdbe8864bae1c8169e54e2173f76e3cecbf','m3');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',24,'{"type":"played","seat":1,"move":"reroll r"}',1794835694059,'bb6edaf40916d84f648829915c348bdbe8864bae1c8169e54e2173f76e3cecbf','m4');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',25,'{"type":"rolled","faces":[4]}',1794835694059,'bb6edaf40916d84f648829915c348bdbe8864bae1c8169e54e2173f76e3cecbf',NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',26,'{"type":"played","seat":1,"move":"reroll b"}',1794835694062,'bb6edaf40916d84f648829915c348bdbe8864bae1c8169e54e2173f76e3cecbf','m5');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',27,'{"type":"rolled","faces":[5]}',1794835694062,'bb6edaf40916d84f648829915c348bdbe8864bae1c8169e54e2173f76e3cecbf',NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',28,'{"type":"played","seat":1,"move":"mark 81"}',1794835694063,'bb6edaf40916d84f648829915c348bdbe8864bae1c8169e54e2173f76e3cecbf','m6');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',29,'{"type":"chose","seat":0,"move":"mark 7"}',1794835694065,'1b3f9d1039bb33a37fac10bc6c9376d5487bb76c7bc8a26b0dadcb5610ea8a0f','m5');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',30,'{"type":"chose","seat":2,"move":"mark 16 17 74"}',1794835694076,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',31,'{"type":"marked","plays":[{"seat":0,"move":"mark 7"},{"seat":2,"move":"mark 16 17 74"}]}',1794835694076,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',32,'{"type":"rolled","faces":[5,4,4,0,1]}',1794835694076,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',33,'{"type":"played","seat":2,"move":"reroll a g o"}',1794835694088,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',34,'{"type":"rolled","faces":[3,0,0]}',1794835694088,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',35,'{"type":"played","seat":2,"move":"reroll a a r"}',1794835694099,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',36,'{"type":"rolled","faces":[4,5,4]}',1794835694099,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',37,'{"type":"played","seat":2,"move":"mark 6 9 13 14"}',1794835694104,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',38,'{"type":"chose","seat":0,"move":"mark 24"}',1794835694111,'1b3f9d1039bb33a37fac10bc6c9376d5487bb76c7bc8a26b0dadcb5610ea8a0f','m6');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',39,'{"type":"chose","seat":1,"move":"mark 71"}',1794835694112,'bb6edaf40916d84f648829915c348bdbe8864bae1c8169e54e2173f76e3cecbf','m7');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',40,'{"type":"marked","plays":[{"seat":0,"move":"mark 24"},{"seat":1,"move":"mark 71"}]}',1794835694112,'bb6edaf40916d84f648829915c348bdbe8864bae1c8169e54e2173f76e3cecbf',NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',41,'{"type":"rolled","faces":[3,2,3,2,3]}',1794835694115,'1b3f9d1039bb33a37fac10bc6c9376d5487bb76c7bc8a26b0dadcb5610ea8a0f','m7');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',42,'{"type":"played","seat":0,"move":"mark 42 43 44"}',1794835694117,'1b3f9d1039bb33a37fac10bc6c9376d5487bb76c7bc8a26b0dadcb5610ea8a0f','m8');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',43,'{"type":"chose","seat":1,"move":"pass"}',1794835694121,'bb6edaf40916d84f648829915c348bdbe8864bae1c8169e54e2173f76e3cecbf','m8');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',44,'{"type":"chose","seat":2,"move":"mark 3 5"}',1794835694125,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',45,'{"type":"marked","plays":[{"seat":1,"move":"pass"},{"seat":2,"move":"mark 3 5"}]}',1794835694125,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',46,'{"type":"rolled","faces":[0,3,5,1,5]}',1794835694129,'bb6edaf40916d84f648829915c348bdbe8864bae1c8169e54e2173f76e3cecbf','m9');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',47,'{"type":"played","seat":1,"move":"mark 64 68"}',1794835694131,'bb6edaf40916d84f648829915c348bdbe8864bae1c8169e54e2173f76e3cecbf','m10');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',48,'{"type":"chose","seat":0,"move":"mark 8"}',1794835694133,'1b3f9d1039bb33a37fac10bc6c9376d5487bb76c7bc8a26b0dadcb5610ea8a0f','m9');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',49,'{"type":"chose","seat":2,"move":"mark 7 21 23"}',1794835694135,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',50,'{"type":"marked","plays":[{"seat":0,"move":"mark 8"},{"seat":2,"move":"mark 7 21 23"}]}',1794835694135,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',51,'{"type":"rolled","faces":[2,5,1,0,3]}',1794835694135,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',52,'{"type":"played","seat":2,"move":"reroll a g b o"}',1794835694138,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',53,'{"type":"rolled","faces":[2,4,3,1]}',1794835694138,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',54,'{"type":"played","seat":2,"move":"reroll g b y"}',1794835694143,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',55,'{"type":"rolled","faces":[4,0,4]}',1794835694143,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',56,'{"type":"played","seat":2,"move":"mark 8 31 37"}',1794835694147,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',57,'{"type":"chose","seat":0,"move":"mark 11"}',1794835694153,'1b3f9d1039bb33a37fac10bc6c9376d5487bb76c7bc8a26b0dadcb5610ea8a0f','m10');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',58,'{"type":"chose","seat":1,"move":"mark 16"}',1794835694158,'bb6edaf40916d84f648829915c348bdbe8864bae1c8169e54e2173f76e3cecbf','m11');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',59,'{"type":"marked","plays":[{"seat":0,"move":"mark 11"},{"seat":1,"move":"mark 16"}]}',1794835694158,'bb6edaf40916d84f648829915c348bdbe8864bae1c8169e54e2173f76e3cecbf',NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',60,'{"type":"rolled","faces":[0,2,3,1,5]}',1794835694168,'1b3f9d1039bb33a37fac10bc6c9376d5487bb76c7bc8a26b0dadcb5610ea8a0f','m11');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',61,'{"type":"played","seat":0,"move":"mark 12"}',1794835694174,'1b3f9d1039bb33a37fac10bc6c9376d5487bb76c7bc8a26b0dadcb5610ea8a0f','m12');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',62,'{"type":"chose","seat":1,"move":"mark 24"}',1794835694200,'bb6edaf40916d84f648829915c348bdbe8864bae1c8169e54e2173f76e3cecbf','m12');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',63,'{"type":"chose","seat":2,"move":"mark 2 4 11 15"}',1794835694203,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',64,'{"type":"marked","plays":[{"seat":1,"move":"mark 24"},{"seat":2,"move":"mark 2 4 11 15"}]}',1794835694203,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',65,'{"type":"rolled","faces":[2,1,1,1,4]}',1794835694206,'bb6edaf40916d84f648829915c348bdbe8864bae1c8169e54e2173f76e3cecbf','m13');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',66,'{"type":"played","seat":1,"move":"mark 25 30"}',1794835694217,'bb6edaf40916d84f648829915c348bdbe8864bae1c8169e54e2173f76e3cecbf','m14');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',67,'{"type":"chose","seat":0,"move":"mark 48"}',1794835694220,'1b3f9d1039bb33a37fac10bc6c9376d5487bb76c7bc8a26b0dadcb5610ea8a0f','m13');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',68,'{"type":"chose","seat":2,"move":"mark 0 1"}',1794835694222,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',69,'{"type":"marked","plays":[{"seat":0,"move":"mark 48"},{"seat":2,"move":"mark 0 1"}]}',1794835694222,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',70,'{"type":"rolled","faces":[4,2,5,3,3]}',1794835694222,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',71,'{"type":"played","seat":2,"move":"reroll b y o"}',1794835694225,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',72,'{"type":"rolled","faces":[5,3,0]}',1794835694225,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',73,'{"type":"played","seat":2,"move":"reroll a o"}',1794835694228,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',74,'{"type":"rolled","faces":[2,4]}',1794835694228,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',75,'{"type":"played","seat":2,"move":"mark 22 27"}',1794835694231,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',76,'{"type":"chose","seat":0,"move":"mark 54"}',1794835694235,'1b3f9d1039bb33a37fac10bc6c9376d5487bb76c7bc8a26b0dadcb5610ea8a0f','m14');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',77,'{"type":"chose","seat":1,"move":"mark 7"}',1794835694242,'bb6edaf40916d84f648829915c348bdbe8864bae1c8169e54e2173f76e3cecbf','m15');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',78,'{"type":"marked","plays":[{"seat":0,"move":"mark 54"},{"seat":1,"move":"mark 7"}]}',1794835694242,'bb6edaf40916d84f648829915c348bdbe8864bae1c8169e54e2173f76e3cecbf',NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',79,'{"type":"rolled","faces":[0,0,4,0,5]}',1794835694254,'1b3f9d1039bb33a37fac10bc6c9376d5487bb76c7bc8a26b0dadcb5610ea8a0f','m15');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',80,'{"type":"played","seat":0,"move":"mark 68 71"}',1794835694264,'1b3f9d1039bb33a37fac10bc6c9376d5487bb76c7bc8a26b0dadcb5610ea8a0f','m16');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',81,'{"type":"chose","seat":1,"move":"mark 57"}',1794835694269,'bb6edaf40916d84f648829915c348bdbe8864bae1c8169e54e2173f76e3cecbf','m16');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',82,'{"type":"chose","seat":2,"move":"mark 25 26 30"}',1794835694283,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',83,'{"type":"marked","plays":[{"seat":1,"move":"mark 57"},{"seat":2,"move":"mark 25 26 30"}]}',1794835694283,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',84,'{"type":"rolled","faces":[2,1,0,2,2]}',1794835694286,'bb6edaf40916d84f648829915c348bdbe8864bae1c8169e54e2173f76e3cecbf','m17');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',85,'{"type":"played","seat":1,"move":"mark 36 42 48"}',1794835694289,'bb6edaf40916d84f648829915c348bdbe8864bae1c8169e54e2173f76e3cecbf','m18');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',86,'{"type":"chose","seat":0,"move":"mark 4"}',1794835694293,'1b3f9d1039bb33a37fac10bc6c9376d5487bb76c7bc8a26b0dadcb5610ea8a0f','m17');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',87,'{"type":"chose","seat":2,"move":"mark 19 28"}',1794835694296,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',88,'{"type":"marked","plays":[{"seat":0,"move":"mark 4"},{"seat":2,"move":"mark 19 28"}]}',1794835694296,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',89,'{"type":"rolled","faces":[4,1,4,3,0]}',1794835694296,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',90,'{"type":"played","seat":2,"move":"reroll g r y y"}',1794835694301,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',91,'{"type":"rolled","faces":[1,4,1,1]}',1794835694301,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',92,'{"type":"played","seat":2,"move":"reroll g g g y"}',1794835694305,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',93,'{"type":"rolled","faces":[4,3,1,4]}',1794835694305,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',94,'{"type":"played","seat":2,"move":"mark 20 35 36"}',1794835694309,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',95,'{"type":"chose","seat":0,"move":"mark 53"}',1794835694313,'1b3f9d1039bb33a37fac10bc6c9376d5487bb76c7bc8a26b0dadcb5610ea8a0f','m18');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',96,'{"type":"chose","seat":1,"move":"mark 80"}',1794835694315,'bb6edaf40916d84f648829915c348bdbe8864bae1c8169e54e2173f76e3cecbf','m19');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',97,'{"type":"marked","plays":[{"seat":0,"move":"mark 53"},{"seat":1,"move":"mark 80"}]}',1794835694315,'bb6edaf40916d84f648829915c348bdbe8864bae1c8169e54e2173f76e3cecbf',NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',98,'{"type":"rolled","faces":[1,4,5,4,4]}',1794835694319,'1b3f9d1039bb33a37fac10bc6c9376d5487bb76c7bc8a26b0dadcb5610ea8a0f','m19');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',99,'{"type":"played","seat":0,"move":"reroll g"}',1794835694323,'1b3f9d1039bb33a37fac10bc6c9376d5487bb76c7bc8a26b0dadcb5610ea8a0f','m20');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',100,'{"type":"rolled","faces":[4]}',1794835694323,'1b3f9d1039bb33a37fac10bc6c9376d5487bb76c7bc8a26b0dadcb5610ea8a0f',NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',101,'{"type":"played","seat":0,"move":"mark 18 25 30 36"}',1794835694330,'1b3f9d1039bb33a37fac10bc6c9376d5487bb76c7bc8a26b0dadcb5610ea8a0f','m21');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',102,'{"type":"chose","seat":1,"move":"mark 50"}',1794835694372,'bb6edaf40916d84f648829915c348bdbe8864bae1c8169e54e2173f76e3cecbf','m20');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',103,'{"type":"chose","seat":2,"move":"mark 12"}',1794835694400,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',104,'{"type":"marked","plays":[{"seat":1,"move":"mark 50"},{"seat":2,"move":"mark 12"}]}',1794835694400,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',105,'{"type":"rolled","faces":[5,3,3,0,3]}',1794835694427,'bb6edaf40916d84f648829915c348bdbe8864bae1c8169e54e2173f76e3cecbf','m21');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',106,'{"type":"played","seat":1,"move":"mark 23"}',1794835694592,'bb6edaf40916d84f648829915c348bdbe8864bae1c8169e54e2173f76e3cecbf','m22');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',107,'{"type":"chose","seat":0,"move":"mark 33"}',1794835694603,'1b3f9d1039bb33a37fac10bc6c9376d5487bb76c7bc8a26b0dadcb5610ea8a0f','m22');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',108,'{"type":"chose","seat":2,"move":"mark 18 44 49 55"}',1794835694612,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',109,'{"type":"marked","plays":[{"seat":0,"move":"mark 33"},{"seat":2,"move":"mark 18 44 49 55"}]}',1794835694612,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',110,'{"type":"rolled","faces":[1,0,1,2,5]}',1794835694612,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',111,'{"type":"played","seat":2,"move":"reroll a b o"}',1794835694619,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',112,'{"type":"rolled","faces":[1,1,0]}',1794835694619,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',113,'{"type":"played","seat":2,"move":"reroll a"}',1794835694623,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',114,'{"type":"rolled","faces":[1]}',1794835694623,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',115,'{"type":"played","seat":2,"move":"mark 46 50 51 56 57"}',1794835694633,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',116,'{"type":"chose","seat":0,"move":"mark 0"}',1794835694636,'1b3f9d1039bb33a37fac10bc6c9376d5487bb76c7bc8a26b0dadcb5610ea8a0f','m23');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',117,'{"type":"chose","seat":1,"move":"mark 54"}',1794835694638,'bb6edaf40916d84f648829915c348bdbe8864bae1c8169e54e2173f76e3cecbf','m23');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',118,'{"type":"marked","plays":[{"seat":0,"move":"mark 0"},{"seat":1,"move":"mark 54"}]}',1794835694638,'bb6edaf40916d84f648829915c348bdbe8864bae1c8169e54e2173f76e3cecbf',NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',119,'{"type":"rolled","faces":[4,5,4,3,2]}',1794835694640,'1b3f9d1039bb33a37fac10bc6c9376d5487bb76c7bc8a26b0dadcb5610ea8a0f','m24');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',120,'{"type":"played","seat":0,"move":"mark 61"}',1794835694642,'1b3f9d1039bb33a37fac10bc6c9376d5487bb76c7bc8a26b0dadcb5610ea8a0f','m25');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',121,'{"type":"chose","seat":1,"move":"mark 56"}',1794835694645,'bb6edaf40916d84f648829915c348bdbe8864bae1c8169e54e2173f76e3cecbf','m24');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',122,'{"type":"chose","seat":2,"move":"mark 24 63 64"}',1794835694648,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',123,'{"type":"marked","plays":[{"seat":1,"move":"mark 56"},{"seat":2,"move":"mark 24 63 64"}]}',1794835694648,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',124,'{"type":"rolled","faces":[2,4,2,5,0]}',1794835694650,'bb6edaf40916d84f648829915c348bdbe8864bae1c8169e54e2173f76e3cecbf','m25');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',125,'{"type":"played","seat":1,"move":"reroll b"}',1794835694657,'bb6edaf40916d84f648829915c348bdbe8864bae1c8169e54e2173f76e3cecbf','m26');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',126,'{"type":"rolled","faces":[1]}',1794835694657,'bb6edaf40916d84f648829915c348bdbe8864bae1c8169e54e2173f76e3cecbf',NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',127,'{"type":"played","seat":1,"move":"pass"}',1794835694662,'bb6edaf40916d84f648829915c348bdbe8864bae1c8169e54e2173f76e3cecbf','m27');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',128,'{"type":"chose","seat":0,"move":"mark 29"}',1794835694674,'1b3f9d1039bb33a37fac10bc6c9376d5487bb76c7bc8a26b0dadcb5610ea8a0f','m26');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',129,'{"type":"chose","seat":2,"move":"mark 29 33 38 67"}',1794835694687,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',130,'{"type":"marked","plays":[{"seat":0,"move":"mark 29"},{"seat":2,"move":"mark 29 33 38 67"}]}',1794835694687,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',131,'{"type":"rolled","faces":[3,2,1,4,2]}',1794835694687,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',132,'{"type":"played","seat":2,"move":"reroll b b r y"}',1794835694705,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',133,'{"type":"rolled","faces":[0,4,0,5]}',1794835694705,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',134,'{"type":"played","seat":2,"move":"reroll a a g y"}',1794835694722,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',135,'{"type":"rolled","faces":[1,5,0,5]}',1794835694722,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',136,'{"type":"played","seat":2,"move":"mark 32 34 40 41"}',1794835694736,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',137,'{"type":"chose","seat":0,"move":"pass"}',1794835695002,'1b3f9d1039bb33a37fac10bc6c9376d5487bb76c7bc8a26b0dadcb5610ea8a0f','m27');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',138,'{"type":"chose","seat":1,"move":"mark 43"}',1794835695013,'bb6edaf40916d84f648829915c348bdbe8864bae1c8169e54e2173f76e3cecbf','m28');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',139,'{"type":"marked","plays":[{"seat":0,"move":"pass"},{"seat":1,"move":"mark 43"}]}',1794835695013,'bb6edaf40916d84f648829915c348bdbe8864bae1c8169e54e2173f76e3cecbf',NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',140,'{"type":"rolled","faces":[1,2,0,2,1]}',1794835695029,'1b3f9d1039bb33a37fac10bc6c9376d5487bb76c7bc8a26b0dadcb5610ea8a0f','m28');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',141,'{"type":"played","seat":0,"move":"mark 2 3"}',1794835695038,'1b3f9d1039bb33a37fac10bc6c9376d5487bb76c7bc8a26b0dadcb5610ea8a0f','m29');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',142,'{"type":"chose","seat":1,"move":"mark 53"}',1794835695059,'bb6edaf40916d84f648829915c348bdbe8864bae1c8169e54e2173f76e3cecbf','m29');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',143,'{"type":"chose","seat":2,"move":"mark 39"}',1794835695063,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',144,'{"type":"marked","plays":[{"seat":1,"move":"mark 53"},{"seat":2,"move":"mark 39"}]}',1794835695063,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',145,'{"type":"rolled","faces":[1,1,0,0,4]}',1794835695066,'bb6edaf40916d84f648829915c348bdbe8864bae1c8169e54e2173f76e3cecbf','m30');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',146,'{"type":"played","seat":1,"move":"mark 61"}',1794835695067,'bb6edaf40916d84f648829915c348bdbe8864bae1c8169e54e2173f76e3cecbf','m31');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',147,'{"type":"chose","seat":0,"move":"mark 1"}',1794835695069,'1b3f9d1039bb33a37fac10bc6c9376d5487bb76c7bc8a26b0dadcb5610ea8a0f','m30');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',148,'{"type":"chose","seat":2,"move":"mark 42 45"}',1794835695071,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',149,'{"type":"marked","plays":[{"seat":0,"move":"mark 1"},{"seat":2,"move":"mark 42 45"}]}',1794835695071,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',150,'{"type":"rolled","faces":[5,2,4,1,4]}',1794835695071,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',151,'{"type":"played","seat":2,"move":"reroll g y y o"}',1794835695078,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',152,'{"type":"rolled","faces":[0,2,3,2]}',1794835695078,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',153,'{"type":"played","seat":2,"move":"reroll a r"}',1794835695085,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',154,'{"type":"rolled","faces":[5,1]}',1794835695085,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',155,'{"type":"played","seat":2,"move":"mark 47 52 68"}',1794835695089,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',156,'{"type":"chose","seat":0,"move":"mark 60"}',1794835695095,'1b3f9d1039bb33a37fac10bc6c9376d5487bb76c7bc8a26b0dadcb5610ea8a0f','m31');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',157,'{"type":"chose","seat":1,"move":"mark 51"}',1794835695102,'bb6edaf40916d84f648829915c348bdbe8864bae1c8169e54e2173f76e3cecbf','m32');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',158,'{"type":"marked","plays":[{"seat":0,"move":"mark 60"},{"seat":1,"move":"mark 51"}]}',1794835695102,'bb6edaf40916d84f648829915c348bdbe8864bae1c8169e54e2173f76e3cecbf',NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',159,'{"type":"rolled","faces":[4,1,3,5,5]}',1794835695107,'1b3f9d1039bb33a37fac10bc6c9376d5487bb76c7bc8a26b0dadcb5610ea8a0f','m32');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',160,'{"type":"played","seat":0,"move":"mark 34 35"}',1794835695213,'1b3f9d1039bb33a37fac10bc6c9376d5487bb76c7bc8a26b0dadcb5610ea8a0f','m33');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',161,'{"type":"chose","seat":2,"move":"mark 58 78"}',1794835695269,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',162,'{"type":"chose","seat":1,"move":"mark 60"}',1794835695280,'bb6edaf40916d84f648829915c348bdbe8864bae1c8169e54e2173f76e3cecbf','m33');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',163,'{"type":"marked","plays":[{"seat":1,"move":"mark 60"},{"seat":2,"move":"mark 58 78"}]}',1794835695280,'bb6edaf40916d84f648829915c348bdbe8864bae1c8169e54e2173f76e3cecbf',NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',164,'{"type":"rolled","faces":[0,5,3,0,4]}',1794835695295,'bb6edaf40916d84f648829915c348bdbe8864bae1c8169e54e2173f76e3cecbf','m34');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',165,'{"type":"played","seat":1,"move":"mark 62 66"}',1794835695310,'bb6edaf40916d84f648829915c348bdbe8864bae1c8169e54e2173f76e3cecbf','m35');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',166,'{"type":"chose","seat":0,"move":"mark 49"}',1794835695317,'1b3f9d1039bb33a37fac10bc6c9376d5487bb76c7bc8a26b0dadcb5610ea8a0f','m34');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',167,'{"type":"chose","seat":2,"move":"mark 48 59 77"}',1794835695322,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',168,'{"type":"marked","plays":[{"seat":0,"move":"mark 49"},{"seat":2,"move":"mark 48 59 77"}]}',1794835695322,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',169,'{"type":"rolled","faces":[3,5,4,1,0]}',1794835695322,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',170,'{"type":"played","seat":2,"move":"reroll g r y o"}',1794835695328,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',171,'{"type":"rolled","faces":[0,2,0,0]}',1794835695328,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',172,'{"type":"played","seat":2,"move":"reroll b"}',1794835695331,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',173,'{"type":"rolled","faces":[0]}',1794835695331,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',174,'{"type":"played","seat":2,"move":"mark 43 79 80 81 85"}',1794835695335,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',175,'{"type":"chose","seat":0,"move":"mark 59"}',1794835695340,'1b3f9d1039bb33a37fac10bc6c9376d5487bb76c7bc8a26b0dadcb5610ea8a0f','m35');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',176,'{"type":"chose","seat":1,"move":"mark 44"}',1794835695342,'bb6edaf40916d84f648829915c348bdbe8864bae1c8169e54e2173f76e3cecbf','m36');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',177,'{"type":"marked","plays":[{"seat":0,"move":"mark 59"},{"seat":1,"move":"mark 44"}]}',1794835695342,'bb6edaf40916d84f648829915c348bdbe8864bae1c8169e54e2173f76e3cecbf',NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',178,'{"type":"rolled","faces":[4,4,2,1,2]}',1794835695347,'1b3f9d1039bb33a37fac10bc6c9376d5487bb76c7bc8a26b0dadcb5610ea8a0f','m36');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',179,'{"type":"played","seat":0,"move":"mark 20 21"}',1794835695353,'1b3f9d1039bb33a37fac10bc6c9376d5487bb76c7bc8a26b0dadcb5610ea8a0f','m37');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',180,'{"type":"chose","seat":1,"move":"mark 28"}',1794835695359,'bb6edaf40916d84f648829915c348bdbe8864bae1c8169e54e2173f76e3cecbf','m37');
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',181,'{"type":"chose","seat":2,"move":"mark 70 73"}',1794835695363,NULL,NULL);
INSERT INTO "entries" VALUES('kkQzQPa1jnpyzO__',182,'{"type":"marked","plays":[{"seat":1,"move":"mark 28"},{"seat":2,"move":"mark 70 73"}]}',1794835695363,NULL,NULL);
INSERT INTO "entries" VALUES('DRUqyaKr4XJtViEU',0,'{"type":"opened","game":"twentyone","seats":2,"sheets":[{"name":"A","hash":"604644bd4fdd728b270718279c652221ba0c644243a75eaa9695c966a65965c0"},{"name":"B","hash":"4c6ef50c6aaf024c5b1a73c24d1f5fc264cea29b7a76dbb35e59f4e77d4c7078"},{"name":"C","hash":"a0c167e83c1aaaccf3cf26c0706057a24e8776e8e75e2ac327bce9cc142e501c"},{"name":"D","hash":"6fffa7bb3846f7f79f8b07e85808e7e02119cafc3831d0e2701d734fecbe331b"},{"name":"E","hash":"c94c469a4e604634264bd92bf43b54fa62522167aa2e78485761aa4c29e67207"},{"name":"F","hash":"7a6129c4e4a4b58348e49703b31dd36e88dec1e5f936f2940c5fa77c1878e1ba"}],"as_listed":false,"first":null,"variant":null,"dice":"proven","commitment":"6408751a3c25af0dc40d4f2c333da611255a56ca52c311f43316e6a95d79bb01","seed":null,"pace":"live","patience":60}',1794835695380,NULL,NULL);
INSERT INTO "entries" VALUES('DRUqyaKr4XJtViEU',1,'{"type":"sat-down","seat":0,"name":"Ana","bot":null}',1794835695398,'ae9ee14e0f2d07eb9703ffb9e46ffe60c173514566a5755877c1954aa4d2f732',NULL);
INSERT INTO "entries" VALUES('DRUqyaKr4XJtViEU',2,'{"type":"said-word","seat":0,"word":"word of Ana"}',1794835695398,'ae9ee14e0f2d07eb9703ffb9e46ffe60c173514566a5755877c1954aa4d2f732',NULL);
INSERT INTO "entries" VALUES('DRUqyaKr4XJtViEU',3,'{"type":"sat-down","seat":1,"name":"Bruno","bot":null}',1794835695420,'33a0b36ec36dfa5765828c8ed124e74910fb3fbf2ead70b8ab1a6e5f2b0ce6bb',NULL);
INSERT INTO "entries" VALUES('DRUqyaKr4XJtViEU',4,'{"type":"said-word","seat":1,"word":"word of Bruno"}',1794835695420,'33a0b36ec36dfa5765828c8ed124e74910fb3fbf2ead70b8ab1a6e5f2b0ce6bb',NULL);
INSERT INTO "entries" VALUES('DRUqyaKr4XJtViEU',5,'{"type":"rolled","faces":[0,3,4]}',1794835695420,'33a0b36ec36dfa5765828c8ed124e74910fb3fbf2ead70b8ab1a6e5f2b0ce6bb',NULL);
INSERT INTO "entries" VALUES('DRUqyaKr4XJtViEU',6,'{"type":"rolled","faces":[1,4,4,4,5,5]}',1794835695429,'ae9ee14e0f2d07eb9703ffb9e46ffe60c173514566a5755877c1954aa4d2f732','m1');
INSERT INTO "entries" VALUES('DRUqyaKr4XJtViEU',7,'{"type":"played","seat":0,"move":"again"}',1794835695444,'ae9ee14e0f2d07eb9703ffb9e46ffe60c173514566a5755877c1954aa4d2f732','m2');
INSERT INTO "entries" VALUES('DRUqyaKr4XJtViEU',8,'{"type":"rolled","faces":[2,3,2,5,3]}',1794835695444,'ae9ee14e0f2d07eb9703ffb9e46ffe60c173514566a5755877c1954aa4d2f732',NULL);
INSERT INTO "entries" VALUES('DRUqyaKr4XJtViEU',9,'{"type":"chose","seat":0,"move":"mark 1r"}',1794835695447,'ae9ee14e0f2d07eb9703ffb9e46ffe60c173514566a5755877c1954aa4d2f732','m3');
INSERT INTO "entries" VALUES('DRUqyaKr4XJtViEU',10,'{"type":"chose","seat":1,"move":"mark 1w"}',1794835695491,'33a0b36ec36dfa5765828c8ed124e74910fb3fbf2ead70b8ab1a6e5f2b0ce6bb','m1');
INSERT INTO "entries" VALUES('DRUqyaKr4XJtViEU',11,'{"type":"marked","plays":[{"seat":0,"move":"mark 1r"},{"seat":1,"move":"mark 1w"}]}',1794835695491,'33a0b36ec36dfa5765828c8ed124e74910fb3fbf2ead70b8ab1a6e5f2b0ce6bb',NULL);
INSERT INTO "entries" VALUES('DRUqyaKr4XJtViEU',12,'{"type":"rolled","faces":[3,6,1,3,2,2]}',1794835695496,'33a0b36ec36dfa5765828c8ed124e74910fb3fbf2ead70b8ab1a6e5f2b0ce6bb','m2');
INSERT INTO "entries" VALUES('DRUqyaKr4XJtViEU',13,'{"type":"played","seat":1,"move":"keep"}',1794835695499,'33a0b36ec36dfa5765828c8ed124e74910fb3fbf2ead70b8ab1a6e5f2b0ce6bb','m3');
INSERT INTO "entries" VALUES('DRUqyaKr4XJtViEU',14,'{"type":"chose","seat":0,"move":"mark x"}',1794835695503,'ae9ee14e0f2d07eb9703ffb9e46ffe60c173514566a5755877c1954aa4d2f732','m4');
INSERT INTO "entries" VALUES('DRUqyaKr4XJtViEU',15,'{"type":"chose","seat":1,"move":"mark 1g"}',1794835695505,'33a0b36ec36dfa5765828c8ed124e74910fb3fbf2ead70b8ab1a6e5f2b0ce6bb','m4');
INSERT INTO "entries" VALUES('DRUqyaKr4XJtViEU',16,'{"type":"marked","plays":[{"seat":0,"move":"mark x"},{"seat":1,"move":"mark 1g"}]}',1794835695505,'33a0b36ec36dfa5765828c8ed124e74910fb3fbf2ead70b8ab1a6e5f2b0ce6bb',NULL);
INSERT INTO "entries" VALUES('DRUqyaKr4XJtViEU',17,'{"type":"rolled","faces":[1,1,5,6,5,2]}',1794835695507,'ae9ee14e0f2d07eb9703ffb9e46ffe60c173514566a5755877c1954aa4d2f732','m5');
INSERT INTO "entries" VALUES('DRUqyaKr4XJtViEU',18,'{"type":"played","seat":0,"move":"keep"}',1794835695509,'ae9ee14e0f2d07eb9703ffb9e46ffe60c173514566a5755877c1954aa4d2f732','m6');
INSERT INTO "entries" VALUES('DRUqyaKr4XJtViEU',19,'{"type":"chose","seat":0,"move":"mark 1w"}',1794835695510,'ae9ee14e0f2d07eb9703ffb9e46ffe60c173514566a5755877c1954aa4d2f732','m7');
INSERT INTO "entries" VALUES('DRUqyaKr4XJtViEU',20,'{"type":"chose","seat":1,"move":"mark 1k"}',1794835695512,'33a0b36ec36dfa5765828c8ed124e74910fb3fbf2ead70b8ab1a6e5f2b0ce6bb','m5');
INSERT INTO "entries" VALUES('DRUqyaKr4XJtViEU',21,'{"type":"marked","plays":[{"seat":0,"move":"mark 1w"},{"seat":1,"move":"mark 1k"}]}',1794835695512,'33a0b36ec36dfa5765828c8ed124e74910fb3fbf2ead70b8ab1a6e5f2b0ce6bb',NULL);
INSERT INTO "entries" VALUES('DRUqyaKr4XJtViEU',22,'{"type":"rolled","faces":[5,1,5,1,2,6]}',1794835695514,'33a0b36ec36dfa5765828c8ed124e74910fb3fbf2ead70b8ab1a6e5f2b0ce6bb','m6');
INSERT INTO "entries" VALUES('DRUqyaKr4XJtViEU',23,'{"type":"played","seat":1,"move":"keep"}',1794835695515,'33a0b36ec36dfa5765828c8ed124e74910fb3fbf2ead70b8ab1a6e5f2b0ce6bb','m7');
INSERT INTO "entries" VALUES('DRUqyaKr4XJtViEU',24,'{"type":"chose","seat":1,"move":"mark 1b"}',1794835695519,'33a0b36ec36dfa5765828c8ed124e74910fb3fbf2ead70b8ab1a6e5f2b0ce6bb','m8');
INSERT INTO "entries" VALUES('yqlWSU6MD8tOWdan',0,'{"type":"opened","game":"border","seats":2,"sheets":[{"name":"1","hash":"922e3d4819de922f2eec6e154aa2c9ddc0e317cc5be2f68760795138dcb58c17"},{"name":"2","hash":"86b04a8a718b57b74633f7559069dc1b808d4369b63b0f603d9dc67ff6584527"},{"name":"3","hash":"d137f4992d9f1fe092e3d91609400f7da61fbd8715a2ddfa58cebf935dc46d14"},{"name":"4","hash":"7f9e7c0063b3b630130d646e254cde3d26702ae2fb24ba4d515f9c2ccb341fca"}],"as_listed":false,"first":null,"variant":null,"dice":"proven","commitment":"8d7b5edc4a3d29f5fb51561f97cde307201eb14bfdc4e17576958c5c17a6cb68","seed":null,"pace":"live","patience":60}',1794835695544,NULL,NULL);
INSERT INTO "entries" VALUES('yqlWSU6MD8tOWdan',1,'{"type":"sat-down","seat":0,"name":"Eva","bot":null}',1794835695548,'11027488c82412f18863bc6c67362dac4242c969aa235884174c26cb5cda3b54',NULL);
INSERT INTO "entries" VALUES('yqlWSU6MD8tOWdan',2,'{"type":"said-word","seat":0,"word":"word"}',1794835695548,'11027488c82412f18863bc6c67362dac4242c969aa235884174c26cb5cda3b54',NULL);
CREATE TABLE guests (
	id TEXT NOT NULL, 
	first_seen BIGINT NOT NULL, 
	last_seen BIGINT NOT NULL, 
	CONSTRAINT pk_guests PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('1b3f9d1039bb33a37fac10bc6c9376d5487bb76c7bc8a26b0dadcb5610ea8a0f',1794835693022,1794835693022);
INSERT INTO "guests" VALUES('311fc8d6277eee0dd498c56ea2d8781bf0a03e7b2ceaeb08ac59b954e6a0f31c',1794835693045,1794835693045);
INSERT INTO "guests" VALUES('bb6edaf40916d84f648829915c348bdbe8864bae1c8169e54e2173f76e3cecbf',1794835693305,1794835693305);
INSERT INTO "guests" VALUES('ae9ee14e0f2d07eb9703ffb9e46ffe60c173514566a5755877c1954aa4d2f732',1794835695382,1794835695382);
INSERT INTO "guests" VALUES('f176630cecf67086852a2ec2357637e2244deee74eb9166cdaa76e8a0477bde5',1794835695387,1794835695387);
INSERT INTO "guests" VALUES('33a0b36ec36dfa5765828c8ed124e74910fb3fbf2ead70b8ab1a6e5f2b0ce6bb',1794835695413,1794835695413);
INSERT INTO "guests" VALUES('11027488c82412f18863bc6c67362dac4242c969aa235884174c26cb5cda3b54',1794835695545,1794835695545);
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
INSERT INTO "keys" VALUES('cookies',X'932A22C24A05F84846C9674929E449AC7443C7D1281186EF6AFA57A0E5FEDA78');
CREATE TABLE members (
	"table" TEXT NOT NULL, 
	guest TEXT NOT NULL, 
	role TEXT NOT NULL, 
	CONSTRAINT pk_members PRIMARY KEY ("table", guest), 
	CONSTRAINT fk_members_table_tables FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "members" VALUES('kkQzQPa1jnpyzO__','1b3f9d1039bb33a37fac10bc6c9376d5487bb76c7bc8a26b0dadcb5610ea8a0f','host');
INSERT INTO "members" VALUES('kkQzQPa1jnpyzO__','311fc8d6277eee0dd498c56ea2d8781bf0a03e7b2ceaeb08ac59b954e6a0f31c','watcher');
INSERT INTO "members" VALUES('kkQzQPa1jnpyzO__','bb6edaf40916d84f648829915c348bdbe8864bae1c8169e54e2173f76e3cecbf','invited');
INSERT INTO "members" VALUES('DRUqyaKr4XJtViEU','ae9ee14e0f2d07eb9703ffb9e46ffe60c173514566a5755877c1954aa4d2f732','host');
INSERT INTO "members" VALUES('DRUqyaKr4XJtViEU','f176630cecf67086852a2ec2357637e2244deee74eb9166cdaa76e8a0477bde5','watcher');
INSERT INTO "members" VALUES('DRUqyaKr4XJtViEU','33a0b36ec36dfa5765828c8ed124e74910fb3fbf2ead70b8ab1a6e5f2b0ce6bb','invited');
INSERT INTO "members" VALUES('yqlWSU6MD8tOWdan','11027488c82412f18863bc6c67362dac4242c969aa235884174c26cb5cda3b54','host');
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
INSERT INTO "tables" VALUES('kkQzQPa1jnpyzO__','border',1794835693016,'over','1b3f9d1039bb33a37fac10bc6c9376d5487bb76c7bc8a26b0dadcb5610ea8a0f','fd490c43d6ad6c2ec0b9b3f55ef093d80918171b68a17e7a9daf60dd2554dcbb','52b51e9d87b4b261a3e9a1afeebfc794622b82bc7d887fb7a6804cdf4fb70733','ea07c014867029f04425b78f5b5aeb340f20d58c712be4ff7793958092628ed7');
INSERT INTO "tables" VALUES('DRUqyaKr4XJtViEU','twentyone',1794835695380,'playing','ae9ee14e0f2d07eb9703ffb9e46ffe60c173514566a5755877c1954aa4d2f732','e2a0f3703086b8818bf6ee35b8c55ba6813e5a689e5924f0c0ca016370f2fa66','800d11d234b5aeee106842017bdfe27c6983299fdc1378cad3834c379ba23490','4b9d5dbb4e36f76f4c3082dd02e449357694173e6b9027485609197f85b65ddf');
INSERT INTO "tables" VALUES('yqlWSU6MD8tOWdan','border',1794835695544,'waiting','11027488c82412f18863bc6c67362dac4242c969aa235884174c26cb5cda3b54','402f309e15a54807a968e9bbcdb08be16cf3c2d79650f3ba2932caaedc953eca','5f496bd0a92a46fb78eae57bff6d4ad19da3e0e3668022a4acb250bd20172098','0ce45059f7fa4012b70a69b274f3ce42d0d5e65bd39d90e7538b188c95b504a5');
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_members_guest ON members (guest);
COMMIT;
