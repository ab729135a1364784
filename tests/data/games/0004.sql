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
CREATE TABLE drafts (
	"table" TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	turn INTEGER NOT NULL, 
	marks JSON NOT NULL, 
	CONSTRAINT pk_drafts PRIMARY KEY ("table", seat), 
	CONSTRAINT fk_drafts_table_tables FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "drafts" VALUES('DlXSOGglu4zSTGZZ',0,13,'[5]');
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
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',0,'{"type":"opened","game":"border","seats":3,"sheets":[{"name":"1","hash":"0ed19a832dc2e22a68e1c29f24c4c84f9da51b1fdf66e3aab39e6a5c88ab3ac9"},{"name":"2","hash":"ab11accb6aabe8d7b5ec80ac75e603f353dbd3be20985b7f8a1ce562f34e0101"},{"name":"3","hash":"9dbaee0151d30ce4bfcc0d6b7c946a956dcca9d84edb1b347b3bde9289dee807"},{"name":"4","hash":"d603add0ba6c56ab7d806829929c677cf0b16d9d6934c30e4f2a9178bcff4e84"}],"as_listed":false,"first":null,"variant":null,"dice":"proven","commitment":"b12258bcf7780b0a3ea6fa8aa679739be85071c260df2d343b9fb0916eaeea2e","seed":null,"pace":"live","patience":60,"copies":false,"wins":[]}',1795039853430,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',1,'{"type":"sat-down","seat":2,"name":"greedy","bot":"greedy"}',1795039853430,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',2,'{"type":"sat-down","seat":0,"name":"Ana","bot":null}',1795039854192,'c230974d9e9d735a8266f18da2233af69f83c7f5794a2ddadcf363e6b63fce36',NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',3,'{"type":"said-word","seat":0,"word":"word of Ana"}',1795039854192,'c230974d9e9d735a8266f18da2233af69f83c7f5794a2ddadcf363e6b63fce36',NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',4,'{"type":"sat-down","seat":1,"name":"Bruno","bot":null}',1795039854206,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6',NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',5,'{"type":"said-word","seat":1,"word":"word of Bruno"}',1795039854206,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6',NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',6,'{"type":"rolled","faces":[1,3,2,0]}',1795039854206,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6',NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',7,'{"type":"rolled","faces":[5,2,1,4,4]}',1795039854212,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6','ufZ_Ytoa-1');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',8,'{"type":"played","seat":1,"move":"reroll g"}',1795039854230,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6','ufZ_Ytoa-2');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',9,'{"type":"rolled","faces":[1]}',1795039854230,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6',NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',10,'{"type":"played","seat":1,"move":"mark 19 26"}',1795039854233,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6','ufZ_Ytoa-3');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',11,'{"type":"chose","seat":0,"move":"mark 7"}',1795039854235,'c230974d9e9d735a8266f18da2233af69f83c7f5794a2ddadcf363e6b63fce36','3QN0qhnw-1');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',12,'{"type":"chose","seat":2,"move":"mark 7"}',1795039854411,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',13,'{"type":"marked","plays":[{"seat":0,"move":"mark 7"},{"seat":2,"move":"mark 7"}]}',1795039854411,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',14,'{"type":"rolled","faces":[5,4,3,5,5]}',1795039854411,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',15,'{"type":"played","seat":2,"move":"reroll r y"}',1795039854418,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',16,'{"type":"rolled","faces":[0,2]}',1795039854418,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',17,'{"type":"played","seat":2,"move":"reroll a b"}',1795039854451,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',18,'{"type":"rolled","faces":[3,1]}',1795039854451,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',19,'{"type":"played","seat":2,"move":"mark 0 4 8"}',1795039854480,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',20,'{"type":"chose","seat":0,"move":"mark 8"}',1795039854486,'c230974d9e9d735a8266f18da2233af69f83c7f5794a2ddadcf363e6b63fce36','3QN0qhnw-2');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',21,'{"type":"chose","seat":1,"move":"mark 20"}',1795039854493,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6','ufZ_Ytoa-4');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',22,'{"type":"marked","plays":[{"seat":0,"move":"mark 8"},{"seat":1,"move":"mark 20"}]}',1795039854493,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6',NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',23,'{"type":"rolled","faces":[2,1,4,5,4]}',1795039854499,'c230974d9e9d735a8266f18da2233af69f83c7f5794a2ddadcf363e6b63fce36','3QN0qhnw-3');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',24,'{"type":"played","seat":0,"move":"mark 50 51"}',1795039854504,'c230974d9e9d735a8266f18da2233af69f83c7f5794a2ddadcf363e6b63fce36','3QN0qhnw-4');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',25,'{"type":"chose","seat":1,"move":"mark 7"}',1795039854509,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6','ufZ_Ytoa-5');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',26,'{"type":"chose","seat":2,"move":"mark 1"}',1795039854565,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',27,'{"type":"marked","plays":[{"seat":1,"move":"mark 7"},{"seat":2,"move":"mark 1"}]}',1795039854565,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',28,'{"type":"rolled","faces":[5,0,2,1,0]}',1795039854567,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6','ufZ_Ytoa-6');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',29,'{"type":"played","seat":1,"move":"reroll b"}',1795039854569,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6','ufZ_Ytoa-7');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',30,'{"type":"rolled","faces":[5]}',1795039854569,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6',NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',31,'{"type":"played","seat":1,"move":"reroll a"}',1795039854571,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6','ufZ_Ytoa-8');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',32,'{"type":"rolled","faces":[2]}',1795039854571,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6',NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',33,'{"type":"played","seat":1,"move":"mark 70 73"}',1795039854573,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6','ufZ_Ytoa-9');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',34,'{"type":"chose","seat":0,"move":"mark 17"}',1795039854574,'c230974d9e9d735a8266f18da2233af69f83c7f5794a2ddadcf363e6b63fce36','3QN0qhnw-5');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',35,'{"type":"chose","seat":2,"move":"mark 2 3 11"}',1795039854593,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',36,'{"type":"marked","plays":[{"seat":0,"move":"mark 17"},{"seat":2,"move":"mark 2 3 11"}]}',1795039854593,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',37,'{"type":"rolled","faces":[4,0,2,1,5]}',1795039854593,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',38,'{"type":"played","seat":2,"move":"reroll a b y o"}',1795039854621,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',39,'{"type":"rolled","faces":[3,3,3,2]}',1795039854621,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',40,'{"type":"played","seat":2,"move":"reroll g b"}',1795039854649,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',41,'{"type":"rolled","faces":[1,4]}',1795039854649,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',42,'{"type":"played","seat":2,"move":"mark 42 43 48"}',1795039854677,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',43,'{"type":"chose","seat":0,"move":"mark 74"}',1795039854679,'c230974d9e9d735a8266f18da2233af69f83c7f5794a2ddadcf363e6b63fce36','3QN0qhnw-6');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',44,'{"type":"chose","seat":1,"move":"mark 71"}',1795039854680,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6','ufZ_Ytoa-10');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',45,'{"type":"marked","plays":[{"seat":0,"move":"mark 74"},{"seat":1,"move":"mark 71"}]}',1795039854680,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6',NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',46,'{"type":"rolled","faces":[4,2,2,3,3]}',1795039854684,'c230974d9e9d735a8266f18da2233af69f83c7f5794a2ddadcf363e6b63fce36','3QN0qhnw-7');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',47,'{"type":"played","seat":0,"move":"mark 19 26"}',1795039854688,'c230974d9e9d735a8266f18da2233af69f83c7f5794a2ddadcf363e6b63fce36','3QN0qhnw-8');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',48,'{"type":"chose","seat":1,"move":"mark 79"}',1795039854692,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6','ufZ_Ytoa-11');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',49,'{"type":"chose","seat":2,"move":"mark 17"}',1795039854708,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',50,'{"type":"marked","plays":[{"seat":1,"move":"mark 79"},{"seat":2,"move":"mark 17"}]}',1795039854708,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',51,'{"type":"rolled","faces":[4,5,2,2,2]}',1795039854711,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6','ufZ_Ytoa-12');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',52,'{"type":"played","seat":1,"move":"mark 42 43 48"}',1795039854725,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6','ufZ_Ytoa-13');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',53,'{"type":"chose","seat":0,"move":"mark 16"}',1795039854733,'c230974d9e9d735a8266f18da2233af69f83c7f5794a2ddadcf363e6b63fce36','3QN0qhnw-9');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',54,'{"type":"chose","seat":2,"move":"mark 24 36"}',1795039854793,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',55,'{"type":"marked","plays":[{"seat":0,"move":"mark 16"},{"seat":2,"move":"mark 24 36"}]}',1795039854793,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',56,'{"type":"rolled","faces":[3,5,5,3,3]}',1795039854793,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',57,'{"type":"played","seat":2,"move":"reroll r r r"}',1795039854796,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',58,'{"type":"rolled","faces":[2,5,2]}',1795039854796,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',59,'{"type":"played","seat":2,"move":"reroll b b"}',1795039854799,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',60,'{"type":"rolled","faces":[2,1]}',1795039854799,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',61,'{"type":"played","seat":2,"move":"mark 25 30"}',1795039854801,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',62,'{"type":"chose","seat":0,"move":"mark 4"}',1795039854803,'c230974d9e9d735a8266f18da2233af69f83c7f5794a2ddadcf363e6b63fce36','3QN0qhnw-10');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',63,'{"type":"chose","seat":1,"move":"mark 44"}',1795039854804,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6','ufZ_Ytoa-14');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',64,'{"type":"marked","plays":[{"seat":0,"move":"mark 4"},{"seat":1,"move":"mark 44"}]}',1795039854804,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6',NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',65,'{"type":"rolled","faces":[4,0,3,2,3]}',1795039854805,'c230974d9e9d735a8266f18da2233af69f83c7f5794a2ddadcf363e6b63fce36','3QN0qhnw-11');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',66,'{"type":"played","seat":0,"move":"pass"}',1795039854807,'c230974d9e9d735a8266f18da2233af69f83c7f5794a2ddadcf363e6b63fce36','3QN0qhnw-12');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',67,'{"type":"chose","seat":1,"move":"mark 80"}',1795039854808,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6','ufZ_Ytoa-15');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',68,'{"type":"chose","seat":2,"move":"mark 12 29 74 81"}',1795039854810,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',69,'{"type":"marked","plays":[{"seat":1,"move":"mark 80"},{"seat":2,"move":"mark 12 29 74 81"}]}',1795039854810,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',70,'{"type":"rolled","faces":[2,2,2,0,2]}',1795039854812,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6','ufZ_Ytoa-16');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',71,'{"type":"played","seat":1,"move":"mark 50 51"}',1795039854813,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6','ufZ_Ytoa-17');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',72,'{"type":"chose","seat":0,"move":"mark 20"}',1795039854815,'c230974d9e9d735a8266f18da2233af69f83c7f5794a2ddadcf363e6b63fce36','3QN0qhnw-13');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',73,'{"type":"chose","seat":2,"move":"mark 18"}',1795039854816,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',74,'{"type":"marked","plays":[{"seat":0,"move":"mark 20"},{"seat":2,"move":"mark 18"}]}',1795039854816,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',75,'{"type":"rolled","faces":[1,4,0,5,3]}',1795039854816,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',76,'{"type":"played","seat":2,"move":"reroll a g r o"}',1795039854819,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',77,'{"type":"rolled","faces":[5,1,5,0]}',1795039854819,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',78,'{"type":"played","seat":2,"move":"reroll a g y"}',1795039854820,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',79,'{"type":"rolled","faces":[2,5,4]}',1795039854820,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',80,'{"type":"played","seat":2,"move":"mark 70 73"}',1795039854822,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',81,'{"type":"chose","seat":0,"move":"mark 23"}',1795039854824,'c230974d9e9d735a8266f18da2233af69f83c7f5794a2ddadcf363e6b63fce36','3QN0qhnw-14');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',82,'{"type":"chose","seat":1,"move":"mark 57"}',1795039854825,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6','ufZ_Ytoa-18');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',83,'{"type":"marked","plays":[{"seat":0,"move":"mark 23"},{"seat":1,"move":"mark 57"}]}',1795039854825,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6',NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',84,'{"type":"rolled","faces":[0,1,0,4,0]}',1795039854826,'c230974d9e9d735a8266f18da2233af69f83c7f5794a2ddadcf363e6b63fce36','3QN0qhnw-15');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',85,'{"type":"played","seat":0,"move":"mark 38 39 45"}',1795039854827,'c230974d9e9d735a8266f18da2233af69f83c7f5794a2ddadcf363e6b63fce36','3QN0qhnw-16');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',86,'{"type":"chose","seat":1,"move":"mark 64"}',1795039854829,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6','ufZ_Ytoa-19');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',87,'{"type":"chose","seat":2,"move":"mark 5 34"}',1795039854830,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',88,'{"type":"marked","plays":[{"seat":1,"move":"mark 64"},{"seat":2,"move":"mark 5 34"}]}',1795039854830,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',89,'{"type":"rolled","faces":[2,0,0,4,5]}',1795039854832,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6','ufZ_Ytoa-20');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',90,'{"type":"played","seat":1,"move":"reroll a"}',1795039854833,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6','ufZ_Ytoa-21');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',91,'{"type":"rolled","faces":[3]}',1795039854833,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6',NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',92,'{"type":"played","seat":1,"move":"pass"}',1795039854834,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6','ufZ_Ytoa-22');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',93,'{"type":"chose","seat":0,"move":"mark 21"}',1795039854837,'c230974d9e9d735a8266f18da2233af69f83c7f5794a2ddadcf363e6b63fce36','3QN0qhnw-17');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',94,'{"type":"chose","seat":2,"move":"mark 26 31 35 79"}',1795039854841,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',95,'{"type":"marked","plays":[{"seat":0,"move":"mark 21"},{"seat":2,"move":"mark 26 31 35 79"}]}',1795039854841,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',96,'{"type":"rolled","faces":[1,3,4,3,0]}',1795039854841,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',97,'{"type":"played","seat":2,"move":"reroll a g y"}',1795039854846,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',98,'{"type":"rolled","faces":[1,3,1]}',1795039854846,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',99,'{"type":"played","seat":2,"move":"reroll g g"}',1795039854848,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',100,'{"type":"rolled","faces":[2,0]}',1795039854848,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',101,'{"type":"played","seat":2,"move":"mark 19 50 51"}',1795039854853,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',102,'{"type":"chose","seat":0,"move":"mark 11"}',1795039854860,'c230974d9e9d735a8266f18da2233af69f83c7f5794a2ddadcf363e6b63fce36','3QN0qhnw-18');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',103,'{"type":"chose","seat":1,"move":"mark 81"}',1795039854863,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6','ufZ_Ytoa-23');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',104,'{"type":"marked","plays":[{"seat":0,"move":"mark 11"},{"seat":1,"move":"mark 81"}]}',1795039854863,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6',NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',105,'{"type":"rolled","faces":[0,4,1,0,3]}',1795039854869,'c230974d9e9d735a8266f18da2233af69f83c7f5794a2ddadcf363e6b63fce36','3QN0qhnw-19');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',106,'{"type":"played","seat":0,"move":"reroll a"}',1795039854873,'c230974d9e9d735a8266f18da2233af69f83c7f5794a2ddadcf363e6b63fce36','3QN0qhnw-20');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',107,'{"type":"rolled","faces":[4]}',1795039854873,'c230974d9e9d735a8266f18da2233af69f83c7f5794a2ddadcf363e6b63fce36',NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',108,'{"type":"played","seat":0,"move":"mark 0"}',1795039854878,'c230974d9e9d735a8266f18da2233af69f83c7f5794a2ddadcf363e6b63fce36','3QN0qhnw-21');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',109,'{"type":"chose","seat":1,"move":"mark 45"}',1795039854882,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6','ufZ_Ytoa-24');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',110,'{"type":"chose","seat":2,"move":"mark 46 63 67 80"}',1795039854887,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',111,'{"type":"marked","plays":[{"seat":1,"move":"mark 45"},{"seat":2,"move":"mark 46 63 67 80"}]}',1795039854887,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',112,'{"type":"rolled","faces":[2,0,4,2,2]}',1795039854891,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6','ufZ_Ytoa-25');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',113,'{"type":"played","seat":1,"move":"mark 74 85"}',1795039854895,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6','ufZ_Ytoa-26');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',114,'{"type":"chose","seat":0,"move":"mark 13"}',1795039854902,'c230974d9e9d735a8266f18da2233af69f83c7f5794a2ddadcf363e6b63fce36','3QN0qhnw-22');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',115,'{"type":"chose","seat":2,"move":"mark 20 40 66"}',1795039854904,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',116,'{"type":"marked","plays":[{"seat":0,"move":"mark 13"},{"seat":2,"move":"mark 20 40 66"}]}',1795039854904,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',117,'{"type":"rolled","faces":[3,2,3,5,4]}',1795039854904,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',118,'{"type":"played","seat":2,"move":"reroll b y o"}',1795039854912,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',119,'{"type":"rolled","faces":[1,1,2]}',1795039854912,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',120,'{"type":"played","seat":2,"move":"reroll g g b"}',1795039854916,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',121,'{"type":"rolled","faces":[4,5,4]}',1795039854916,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',122,'{"type":"played","seat":2,"move":"mark 83 84 85"}',1795039854923,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',123,'{"type":"chose","seat":0,"move":"mark 71"}',1795039854927,'c230974d9e9d735a8266f18da2233af69f83c7f5794a2ddadcf363e6b63fce36','3QN0qhnw-23');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',124,'{"type":"chose","seat":1,"move":"mark 49"}',1795039854928,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6','ufZ_Ytoa-27');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',125,'{"type":"marked","plays":[{"seat":0,"move":"mark 71"},{"seat":1,"move":"mark 49"}]}',1795039854928,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6',NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',126,'{"type":"rolled","faces":[4,4,0,1,0]}',1795039854934,'c230974d9e9d735a8266f18da2233af69f83c7f5794a2ddadcf363e6b63fce36','3QN0qhnw-24');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',127,'{"type":"played","seat":0,"move":"mark 9"}',1795039854939,'c230974d9e9d735a8266f18da2233af69f83c7f5794a2ddadcf363e6b63fce36','3QN0qhnw-25');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',128,'{"type":"chose","seat":1,"move":"mark 17"}',1795039854948,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6','ufZ_Ytoa-28');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',129,'{"type":"chose","seat":2,"move":"mark 6 32 62"}',1795039854952,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',130,'{"type":"marked","plays":[{"seat":1,"move":"mark 17"},{"seat":2,"move":"mark 6 32 62"}]}',1795039854952,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',131,'{"type":"rolled","faces":[5,4,3,1,3]}',1795039854961,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6','ufZ_Ytoa-29');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',132,'{"type":"played","seat":1,"move":"reroll o"}',1795039854965,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6','ufZ_Ytoa-30');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',133,'{"type":"rolled","faces":[5]}',1795039854965,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6',NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',134,'{"type":"played","seat":1,"move":"mark 1 2"}',1795039854969,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6','ufZ_Ytoa-31');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',135,'{"type":"chose","seat":0,"move":"mark 81"}',1795039854973,'c230974d9e9d735a8266f18da2233af69f83c7f5794a2ddadcf363e6b63fce36','3QN0qhnw-26');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',136,'{"type":"chose","seat":2,"move":"mark 16 37"}',1795039854977,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',137,'{"type":"marked","plays":[{"seat":0,"move":"mark 81"},{"seat":2,"move":"mark 16 37"}]}',1795039854977,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',138,'{"type":"rolled","faces":[5,3,2,2,0]}',1795039854977,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',139,'{"type":"played","seat":2,"move":"reroll b b r o"}',1795039854986,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',140,'{"type":"rolled","faces":[1,5,5,1]}',1795039854986,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',141,'{"type":"played","seat":2,"move":"reroll g g o o"}',1795039854993,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',142,'{"type":"rolled","faces":[1,1,3,0]}',1795039854993,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',143,'{"type":"played","seat":2,"move":"mark 27 65 69"}',1795039854997,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',144,'{"type":"chose","seat":0,"move":"mark 1"}',1795039855002,'c230974d9e9d735a8266f18da2233af69f83c7f5794a2ddadcf363e6b63fce36','3QN0qhnw-27');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',145,'{"type":"chose","seat":1,"move":"mark 24"}',1795039855005,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6','ufZ_Ytoa-32');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',146,'{"type":"marked","plays":[{"seat":0,"move":"mark 1"},{"seat":1,"move":"mark 24"}]}',1795039855005,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6',NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',147,'{"type":"rolled","faces":[0,0,4,1,4]}',1795039855013,'c230974d9e9d735a8266f18da2233af69f83c7f5794a2ddadcf363e6b63fce36','3QN0qhnw-28');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',148,'{"type":"played","seat":0,"move":"mark 2"}',1795039855017,'c230974d9e9d735a8266f18da2233af69f83c7f5794a2ddadcf363e6b63fce36','3QN0qhnw-29');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',149,'{"type":"chose","seat":1,"move":"mark 84"}',1795039855021,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6','ufZ_Ytoa-33');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',150,'{"type":"chose","seat":2,"move":"mark 15 22 23 57"}',1795039855024,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',151,'{"type":"marked","plays":[{"seat":1,"move":"mark 84"},{"seat":2,"move":"mark 15 22 23 57"}]}',1795039855024,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',152,'{"type":"rolled","faces":[4,5,0,5,5]}',1795039855028,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6','ufZ_Ytoa-34');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',153,'{"type":"played","seat":1,"move":"reroll y"}',1795039855031,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6','ufZ_Ytoa-35');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',154,'{"type":"rolled","faces":[4]}',1795039855031,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6',NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',155,'{"type":"played","seat":1,"move":"mark 31 37 55"}',1795039855040,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6','ufZ_Ytoa-36');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',156,'{"type":"chose","seat":0,"move":"mark 80"}',1795039855045,'c230974d9e9d735a8266f18da2233af69f83c7f5794a2ddadcf363e6b63fce36','3QN0qhnw-30');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',157,'{"type":"chose","seat":2,"move":"mark 14 56"}',1795039855048,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',158,'{"type":"marked","plays":[{"seat":0,"move":"mark 80"},{"seat":2,"move":"mark 14 56"}]}',1795039855048,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',159,'{"type":"rolled","faces":[5,1,1,4,0]}',1795039855048,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',160,'{"type":"played","seat":2,"move":"reroll a y o"}',1795039855057,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',161,'{"type":"rolled","faces":[2,2,2]}',1795039855057,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',162,'{"type":"played","seat":2,"move":"reroll g g"}',1795039855061,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',163,'{"type":"rolled","faces":[0,4]}',1795039855061,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',164,'{"type":"played","seat":2,"move":"mark 9 13 21"}',1795039855066,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',165,'{"type":"chose","seat":0,"move":"mark 79"}',1795039855069,'c230974d9e9d735a8266f18da2233af69f83c7f5794a2ddadcf363e6b63fce36','3QN0qhnw-31');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',166,'{"type":"chose","seat":1,"move":"mark 63"}',1795039855070,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6','ufZ_Ytoa-37');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',167,'{"type":"marked","plays":[{"seat":0,"move":"mark 79"},{"seat":1,"move":"mark 63"}]}',1795039855070,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6',NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',168,'{"type":"rolled","faces":[0,0,0,1,0]}',1795039855075,'c230974d9e9d735a8266f18da2233af69f83c7f5794a2ddadcf363e6b63fce36','3QN0qhnw-32');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',169,'{"type":"played","seat":0,"move":"pass"}',1795039855086,'c230974d9e9d735a8266f18da2233af69f83c7f5794a2ddadcf363e6b63fce36','3QN0qhnw-33');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',170,'{"type":"chose","seat":1,"move":"mark 67"}',1795039855097,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6','ufZ_Ytoa-38');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',171,'{"type":"chose","seat":2,"move":"mark 28 64 68 71"}',1795039855103,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',172,'{"type":"marked","plays":[{"seat":1,"move":"mark 67"},{"seat":2,"move":"mark 28 64 68 71"}]}',1795039855103,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',173,'{"type":"rolled","faces":[4,1,5,0,4]}',1795039855110,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6','ufZ_Ytoa-39');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',174,'{"type":"played","seat":1,"move":"reroll a"}',1795039855113,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6','ufZ_Ytoa-40');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',175,'{"type":"rolled","faces":[4]}',1795039855113,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6',NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',176,'{"type":"played","seat":1,"move":"mark 11 12 18"}',1795039855118,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6','ufZ_Ytoa-41');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',177,'{"type":"chose","seat":0,"move":"mark 25"}',1795039855122,'c230974d9e9d735a8266f18da2233af69f83c7f5794a2ddadcf363e6b63fce36','3QN0qhnw-34');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',178,'{"type":"chose","seat":2,"move":"mark 33 55"}',1795039855127,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',179,'{"type":"marked","plays":[{"seat":0,"move":"mark 25"},{"seat":2,"move":"mark 33 55"}]}',1795039855127,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',180,'{"type":"rolled","faces":[5,5,4,4,3]}',1795039855127,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',181,'{"type":"played","seat":2,"move":"reroll r y y"}',1795039855133,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',182,'{"type":"rolled","faces":[5,1,3]}',1795039855133,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',183,'{"type":"played","seat":2,"move":"reroll g r"}',1795039855138,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',184,'{"type":"rolled","faces":[1,2]}',1795039855138,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',185,'{"type":"played","seat":2,"move":"mark 44 49"}',1795039855144,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',186,'{"type":"chose","seat":0,"move":"mark 14"}',1795039855146,'c230974d9e9d735a8266f18da2233af69f83c7f5794a2ddadcf363e6b63fce36','3QN0qhnw-35');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',187,'{"type":"chose","seat":1,"move":"mark 36"}',1795039855147,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6','ufZ_Ytoa-42');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',188,'{"type":"marked","plays":[{"seat":0,"move":"mark 14"},{"seat":1,"move":"mark 36"}]}',1795039855147,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6',NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',189,'{"type":"rolled","faces":[0,5,2,1,4]}',1795039855149,'c230974d9e9d735a8266f18da2233af69f83c7f5794a2ddadcf363e6b63fce36','3QN0qhnw-36');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',190,'{"type":"played","seat":0,"move":"mark 85"}',1795039855151,'c230974d9e9d735a8266f18da2233af69f83c7f5794a2ddadcf363e6b63fce36','3QN0qhnw-37');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',191,'{"type":"chose","seat":1,"move":"mark 0"}',1795039855153,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6','ufZ_Ytoa-43');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',192,'{"type":"chose","seat":2,"move":"mark 38 54"}',1795039855154,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',193,'{"type":"marked","plays":[{"seat":1,"move":"mark 0"},{"seat":2,"move":"mark 38 54"}]}',1795039855154,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',194,'{"type":"rolled","faces":[5,3,1,1,1]}',1795039855156,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6','ufZ_Ytoa-44');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',195,'{"type":"played","seat":1,"move":"mark 3 5 6"}',1795039855157,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6','ufZ_Ytoa-45');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',196,'{"type":"chose","seat":0,"move":"mark 12"}',1795039855159,'c230974d9e9d735a8266f18da2233af69f83c7f5794a2ddadcf363e6b63fce36','3QN0qhnw-38');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',197,'{"type":"chose","seat":2,"move":"mark 41"}',1795039855161,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',198,'{"type":"marked","plays":[{"seat":0,"move":"mark 12"},{"seat":2,"move":"mark 41"}]}',1795039855161,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',199,'{"type":"rolled","faces":[3,0,0,1,0]}',1795039855161,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',200,'{"type":"played","seat":2,"move":"reroll a a a g"}',1795039855164,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',201,'{"type":"rolled","faces":[0,0,0,4]}',1795039855164,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',202,'{"type":"played","seat":2,"move":"reroll a a a y"}',1795039855166,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',203,'{"type":"rolled","faces":[4,1,4,4]}',1795039855166,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',204,'{"type":"played","seat":2,"move":"pass"}',1795039855168,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',205,'{"type":"chose","seat":0,"move":"mark 37"}',1795039855170,'c230974d9e9d735a8266f18da2233af69f83c7f5794a2ddadcf363e6b63fce36','3QN0qhnw-39');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',206,'{"type":"chose","seat":1,"move":"mark 9"}',1795039855171,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6','ufZ_Ytoa-46');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',207,'{"type":"marked","plays":[{"seat":0,"move":"mark 37"},{"seat":1,"move":"mark 9"}]}',1795039855171,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6',NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',208,'{"type":"rolled","faces":[4,1,1,2,5]}',1795039855172,'c230974d9e9d735a8266f18da2233af69f83c7f5794a2ddadcf363e6b63fce36','3QN0qhnw-40');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',209,'{"type":"played","seat":0,"move":"reroll g"}',1795039855174,'c230974d9e9d735a8266f18da2233af69f83c7f5794a2ddadcf363e6b63fce36','3QN0qhnw-41');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',210,'{"type":"rolled","faces":[3]}',1795039855174,'c230974d9e9d735a8266f18da2233af69f83c7f5794a2ddadcf363e6b63fce36',NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',211,'{"type":"played","seat":0,"move":"reroll r"}',1795039855175,'c230974d9e9d735a8266f18da2233af69f83c7f5794a2ddadcf363e6b63fce36','3QN0qhnw-42');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',212,'{"type":"rolled","faces":[2]}',1795039855175,'c230974d9e9d735a8266f18da2233af69f83c7f5794a2ddadcf363e6b63fce36',NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',213,'{"type":"played","seat":0,"move":"mark 15 22"}',1795039855177,'c230974d9e9d735a8266f18da2233af69f83c7f5794a2ddadcf363e6b63fce36','3QN0qhnw-43');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',214,'{"type":"chose","seat":1,"move":"mark 68"}',1795039855178,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6','ufZ_Ytoa-47');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',215,'{"type":"chose","seat":2,"move":"mark 61"}',1795039855181,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',216,'{"type":"marked","plays":[{"seat":1,"move":"mark 68"},{"seat":2,"move":"mark 61"}]}',1795039855181,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',217,'{"type":"rolled","faces":[0,4,5,3,4]}',1795039855183,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6','ufZ_Ytoa-48');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',218,'{"type":"played","seat":1,"move":"reroll o"}',1795039855185,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6','ufZ_Ytoa-49');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',219,'{"type":"rolled","faces":[0]}',1795039855185,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6',NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',220,'{"type":"played","seat":1,"move":"mark 83"}',1795039855187,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6','ufZ_Ytoa-50');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',221,'{"type":"chose","seat":0,"move":"mark 57"}',1795039855188,'c230974d9e9d735a8266f18da2233af69f83c7f5794a2ddadcf363e6b63fce36','3QN0qhnw-44');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',222,'{"type":"chose","seat":2,"move":"mark 47"}',1795039855251,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',223,'{"type":"marked","plays":[{"seat":0,"move":"mark 57"},{"seat":2,"move":"mark 47"}]}',1795039855251,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',224,'{"type":"rolled","faces":[4,2,0,4,3]}',1795039855251,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',225,'{"type":"played","seat":2,"move":"reroll a b y y"}',1795039856135,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',226,'{"type":"rolled","faces":[4,3,3,2]}',1795039856135,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',227,'{"type":"played","seat":2,"move":"reroll b y"}',1795039856138,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',228,'{"type":"rolled","faces":[0,0]}',1795039856138,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',229,'{"type":"played","seat":2,"move":"mark 52 58"}',1795039856143,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',230,'{"type":"chose","seat":0,"move":"mark 46"}',1795039856147,'c230974d9e9d735a8266f18da2233af69f83c7f5794a2ddadcf363e6b63fce36','3QN0qhnw-45');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',231,'{"type":"chose","seat":1,"move":"mark 21"}',1795039856148,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6','ufZ_Ytoa-51');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',232,'{"type":"marked","plays":[{"seat":0,"move":"mark 46"},{"seat":1,"move":"mark 21"}]}',1795039856148,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6',NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',233,'{"type":"rolled","faces":[2,4,3,5,1]}',1795039856150,'c230974d9e9d735a8266f18da2233af69f83c7f5794a2ddadcf363e6b63fce36','3QN0qhnw-46');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',234,'{"type":"played","seat":0,"move":"mark 18"}',1795039856152,'c230974d9e9d735a8266f18da2233af69f83c7f5794a2ddadcf363e6b63fce36','3QN0qhnw-47');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',235,'{"type":"chose","seat":1,"move":"mark 54"}',1795039856154,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6','ufZ_Ytoa-52');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',236,'{"type":"chose","seat":2,"move":"mark 39 53"}',1795039856157,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',237,'{"type":"marked","plays":[{"seat":1,"move":"mark 54"},{"seat":2,"move":"mark 39 53"}]}',1795039856157,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',238,'{"type":"rolled","faces":[5,4,0,4,5]}',1795039856160,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6','ufZ_Ytoa-53');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',239,'{"type":"played","seat":1,"move":"mark 25 30"}',1795039856161,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6','ufZ_Ytoa-54');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',240,'{"type":"chose","seat":0,"move":"pass"}',1795039856163,'c230974d9e9d735a8266f18da2233af69f83c7f5794a2ddadcf363e6b63fce36','3QN0qhnw-48');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',241,'{"type":"chose","seat":2,"move":"pass"}',1795039856167,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',242,'{"type":"marked","plays":[{"seat":0,"move":"pass"},{"seat":2,"move":"pass"}]}',1795039856167,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',243,'{"type":"rolled","faces":[2,1,5,4,2]}',1795039856167,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',244,'{"type":"played","seat":2,"move":"reroll g y o"}',1795039856169,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',245,'{"type":"rolled","faces":[3,3,1]}',1795039856169,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',246,'{"type":"played","seat":2,"move":"reroll g r r"}',1795039856172,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',247,'{"type":"rolled","faces":[2,5,2]}',1795039856172,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',248,'{"type":"played","seat":2,"move":"mark 45"}',1795039856291,NULL,NULL);
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',249,'{"type":"chose","seat":0,"move":"mark 24"}',1795039856294,'c230974d9e9d735a8266f18da2233af69f83c7f5794a2ddadcf363e6b63fce36','3QN0qhnw-49');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',250,'{"type":"chose","seat":1,"move":"mark 4"}',1795039856296,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6','ufZ_Ytoa-55');
INSERT INTO "entries" VALUES('wzGP1sC7ohKLy8S9',251,'{"type":"marked","plays":[{"seat":0,"move":"mark 24"},{"seat":1,"move":"mark 4"}]}',1795039856296,'c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6',NULL);
INSERT INTO "entries" VALUES('DlXSOGglu4zSTGZZ',0,'{"type":"opened","game":"twentyone","seats":2,"sheets":[{"name":"A","hash":"604644bd4fdd728b270718279c652221ba0c644243a75eaa9695c966a65965c0"},{"name":"B","hash":"4c6ef50c6aaf024c5b1a73c24d1f5fc264cea29b7a76dbb35e59f4e77d4c7078"},{"name":"C","hash":"a0c167e83c1aaaccf3cf26c0706057a24e8776e8e75e2ac327bce9cc142e501c"},{"name":"D","hash":"6fffa7bb3846f7f79f8b07e85808e7e02119cafc3831d0e2701d734fecbe331b"},{"name":"E","hash":"c94c469a4e604634264bd92bf43b54fa62522167aa2e78485761aa4c29e67207"},{"name":"F","hash":"7a6129c4e4a4b58348e49703b31dd36e88dec1e5f936f2940c5fa77c1878e1ba"}],"as_listed":false,"first":null,"variant":null,"dice":"proven","commitment":"f4ed744f12c5097af74b9192e6662e9ec596ce372bf5ff33d9291a6be3b3fb17","seed":null,"pace":"live","patience":60,"copies":false,"wins":[]}',1795039856369,NULL,NULL);
INSERT INTO "entries" VALUES('DlXSOGglu4zSTGZZ',1,'{"type":"sat-down","seat":0,"name":"Ana","bot":null}',1795039856400,'a4148c23882cf45360f3cfb7f977bef640424489ee1e49f7e5cccb37b71e695c',NULL);
INSERT INTO "entries" VALUES('DlXSOGglu4zSTGZZ',2,'{"type":"said-word","seat":0,"word":"word of Ana"}',1795039856400,'a4148c23882cf45360f3cfb7f977bef640424489ee1e49f7e5cccb37b71e695c',NULL);
INSERT INTO "entries" VALUES('DlXSOGglu4zSTGZZ',3,'{"type":"sat-down","seat":1,"name":"Bruno","bot":null}',1795039856426,'514922e964ddc911dbbb8acc18e440ef42822631296957454096f2f814685a59',NULL);
INSERT INTO "entries" VALUES('DlXSOGglu4zSTGZZ',4,'{"type":"said-word","seat":1,"word":"word of Bruno"}',1795039856426,'514922e964ddc911dbbb8acc18e440ef42822631296957454096f2f814685a59',NULL);
INSERT INTO "entries" VALUES('DlXSOGglu4zSTGZZ',5,'{"type":"rolled","faces":[0,0,0]}',1795039856426,'514922e964ddc911dbbb8acc18e440ef42822631296957454096f2f814685a59',NULL);
INSERT INTO "entries" VALUES('DlXSOGglu4zSTGZZ',6,'{"type":"rolled","faces":[5,1,6,4,5,1]}',1795039856443,'a4148c23882cf45360f3cfb7f977bef640424489ee1e49f7e5cccb37b71e695c','rrTn_-zS-1');
INSERT INTO "entries" VALUES('DlXSOGglu4zSTGZZ',7,'{"type":"played","seat":0,"move":"again"}',1795039856449,'a4148c23882cf45360f3cfb7f977bef640424489ee1e49f7e5cccb37b71e695c','rrTn_-zS-2');
INSERT INTO "entries" VALUES('DlXSOGglu4zSTGZZ',8,'{"type":"rolled","faces":[5,2,6,6]}',1795039856449,'a4148c23882cf45360f3cfb7f977bef640424489ee1e49f7e5cccb37b71e695c',NULL);
INSERT INTO "entries" VALUES('DlXSOGglu4zSTGZZ',9,'{"type":"chose","seat":0,"move":"mark 1y"}',1795039856455,'a4148c23882cf45360f3cfb7f977bef640424489ee1e49f7e5cccb37b71e695c','rrTn_-zS-3');
INSERT INTO "entries" VALUES('DlXSOGglu4zSTGZZ',10,'{"type":"chose","seat":1,"move":"mark 1k"}',1795039856459,'514922e964ddc911dbbb8acc18e440ef42822631296957454096f2f814685a59','wjImRaas-1');
INSERT INTO "entries" VALUES('DlXSOGglu4zSTGZZ',11,'{"type":"marked","plays":[{"seat":0,"move":"mark 1y"},{"seat":1,"move":"mark 1k"}]}',1795039856459,'514922e964ddc911dbbb8acc18e440ef42822631296957454096f2f814685a59',NULL);
INSERT INTO "entries" VALUES('DlXSOGglu4zSTGZZ',12,'{"type":"rolled","faces":[6,4,1,1,5,5]}',1795039856464,'514922e964ddc911dbbb8acc18e440ef42822631296957454096f2f814685a59','wjImRaas-2');
INSERT INTO "entries" VALUES('DlXSOGglu4zSTGZZ',13,'{"type":"played","seat":1,"move":"keep"}',1795039856468,'514922e964ddc911dbbb8acc18e440ef42822631296957454096f2f814685a59','wjImRaas-3');
INSERT INTO "entries" VALUES('DlXSOGglu4zSTGZZ',14,'{"type":"chose","seat":0,"move":"mark 1b"}',1795039856474,'a4148c23882cf45360f3cfb7f977bef640424489ee1e49f7e5cccb37b71e695c','rrTn_-zS-4');
INSERT INTO "entries" VALUES('DlXSOGglu4zSTGZZ',15,'{"type":"chose","seat":1,"move":"mark x"}',1795039856480,'514922e964ddc911dbbb8acc18e440ef42822631296957454096f2f814685a59','wjImRaas-4');
INSERT INTO "entries" VALUES('DlXSOGglu4zSTGZZ',16,'{"type":"marked","plays":[{"seat":0,"move":"mark 1b"},{"seat":1,"move":"mark x"}]}',1795039856480,'514922e964ddc911dbbb8acc18e440ef42822631296957454096f2f814685a59',NULL);
INSERT INTO "entries" VALUES('DlXSOGglu4zSTGZZ',17,'{"type":"rolled","faces":[3,6,5,2,1,3]}',1795039856487,'a4148c23882cf45360f3cfb7f977bef640424489ee1e49f7e5cccb37b71e695c','rrTn_-zS-5');
INSERT INTO "entries" VALUES('DlXSOGglu4zSTGZZ',18,'{"type":"played","seat":0,"move":"keep"}',1795039856496,'a4148c23882cf45360f3cfb7f977bef640424489ee1e49f7e5cccb37b71e695c','rrTn_-zS-6');
INSERT INTO "entries" VALUES('DlXSOGglu4zSTGZZ',19,'{"type":"chose","seat":0,"move":"mark 1r"}',1795039856502,'a4148c23882cf45360f3cfb7f977bef640424489ee1e49f7e5cccb37b71e695c','rrTn_-zS-7');
INSERT INTO "entries" VALUES('DlXSOGglu4zSTGZZ',20,'{"type":"chose","seat":1,"move":"mark 1w"}',1795039856506,'514922e964ddc911dbbb8acc18e440ef42822631296957454096f2f814685a59','wjImRaas-5');
INSERT INTO "entries" VALUES('DlXSOGglu4zSTGZZ',21,'{"type":"marked","plays":[{"seat":0,"move":"mark 1r"},{"seat":1,"move":"mark 1w"}]}',1795039856506,'514922e964ddc911dbbb8acc18e440ef42822631296957454096f2f814685a59',NULL);
INSERT INTO "entries" VALUES('DlXSOGglu4zSTGZZ',22,'{"type":"rolled","faces":[6,5,2,5,6,3]}',1795039856509,'514922e964ddc911dbbb8acc18e440ef42822631296957454096f2f814685a59','wjImRaas-6');
INSERT INTO "entries" VALUES('DlXSOGglu4zSTGZZ',23,'{"type":"played","seat":1,"move":"keep"}',1795039856516,'514922e964ddc911dbbb8acc18e440ef42822631296957454096f2f814685a59','wjImRaas-7');
INSERT INTO "entries" VALUES('DlXSOGglu4zSTGZZ',24,'{"type":"chose","seat":1,"move":"mark 1b"}',1795039856528,'514922e964ddc911dbbb8acc18e440ef42822631296957454096f2f814685a59','wjImRaas-8');
INSERT INTO "entries" VALUES('j-3w9pq3A0rYyA3J',0,'{"type":"opened","game":"border","seats":2,"sheets":[{"name":"1","hash":"0ed19a832dc2e22a68e1c29f24c4c84f9da51b1fdf66e3aab39e6a5c88ab3ac9"},{"name":"2","hash":"ab11accb6aabe8d7b5ec80ac75e603f353dbd3be20985b7f8a1ce562f34e0101"},{"name":"3","hash":"9dbaee0151d30ce4bfcc0d6b7c946a956dcca9d84edb1b347b3bde9289dee807"},{"name":"4","hash":"d603add0ba6c56ab7d806829929c677cf0b16d9d6934c30e4f2a9178bcff4e84"}],"as_listed":false,"first":null,"variant":null,"dice":"proven","commitment":"5ed472d96ba0badba8d6f0c6b05196d51d086b9ba0b24b3fa89ee444a87937d7","seed":null,"pace":"live","patience":60,"copies":false,"wins":[]}',1795039856546,NULL,NULL);
INSERT INTO "entries" VALUES('j-3w9pq3A0rYyA3J',1,'{"type":"sat-down","seat":0,"name":"Eva","bot":null}',1795039856554,'704c36a59ab913f669200623542cf3113d70211a3dd9b223ed7f19f8fc2ef513',NULL);
INSERT INTO "entries" VALUES('j-3w9pq3A0rYyA3J',2,'{"type":"said-word","seat":0,"word":"word"}',1795039856554,'704c36a59ab913f669200623542cf3113d70211a3dd9b223ed7f19f8fc2ef513',NULL);
CREATE TABLE guests (
	id TEXT NOT NULL, 
	first_seen BIGINT NOT NULL, 
	last_seen BIGINT NOT NULL, 
	CONSTRAINT pk_guests PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('c230974d9e9d735a8266f18da2233af69f83c7f5794a2ddadcf363e6b63fce36',1795039854148,1795039854148);
INSERT INTO "guests" VALUES('958cc3ec550495292abf49fe8ab61ab7c1d2c2a64840ba12890847e835f54586',1795039854162,1795039854162);
INSERT INTO "guests" VALUES('c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6',1795039854203,1795039854203);
INSERT INTO "guests" VALUES('a4148c23882cf45360f3cfb7f977bef640424489ee1e49f7e5cccb37b71e695c',1795039856372,1795039856372);
INSERT INTO "guests" VALUES('fb80147d38cebcf685b4e2f35d2a1cae3f82b232a46f9cfe83951e1db5222637',1795039856383,1795039856383);
INSERT INTO "guests" VALUES('514922e964ddc911dbbb8acc18e440ef42822631296957454096f2f814685a59',1795039856418,1795039856418);
INSERT INTO "guests" VALUES('704c36a59ab913f669200623542cf3113d70211a3dd9b223ed7f19f8fc2ef513',1795039856548,1795039856548);
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
INSERT INTO "keys" VALUES('cookies',X'FC0423720EEEC5A71B62476203F1BBC38C4465BF5CE144C49CECD2455F935ECE');
INSERT INTO "keys" VALUES('notifications',X'5AEBC09CB6593EB472118CFD572E5A390CB39CFCC8113F0FCF830FDD0BE1FD25');
CREATE TABLE members (
	"table" TEXT NOT NULL, 
	guest TEXT NOT NULL, 
	role TEXT NOT NULL, 
	CONSTRAINT pk_members PRIMARY KEY ("table", guest), 
	CONSTRAINT fk_members_table_tables FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "members" VALUES('wzGP1sC7ohKLy8S9','c230974d9e9d735a8266f18da2233af69f83c7f5794a2ddadcf363e6b63fce36','host');
INSERT INTO "members" VALUES('wzGP1sC7ohKLy8S9','958cc3ec550495292abf49fe8ab61ab7c1d2c2a64840ba12890847e835f54586','watcher');
INSERT INTO "members" VALUES('wzGP1sC7ohKLy8S9','c137dc348a3b284645e4cabd744a51d06d1091bb6bf4ac06100f44996b565ff6','invited');
INSERT INTO "members" VALUES('DlXSOGglu4zSTGZZ','a4148c23882cf45360f3cfb7f977bef640424489ee1e49f7e5cccb37b71e695c','host');
INSERT INTO "members" VALUES('DlXSOGglu4zSTGZZ','fb80147d38cebcf685b4e2f35d2a1cae3f82b232a46f9cfe83951e1db5222637','watcher');
INSERT INTO "members" VALUES('DlXSOGglu4zSTGZZ','514922e964ddc911dbbb8acc18e440ef42822631296957454096f2f814685a59','invited');
INSERT INTO "members" VALUES('j-3w9pq3A0rYyA3J','704c36a59ab913f669200623542cf3113d70211a3dd9b223ed7f19f8fc2ef513','host');
CREATE TABLE mutes (
	"table" TEXT NOT NULL, 
	guest TEXT NOT NULL, 
	CONSTRAINT pk_mutes PRIMARY KEY ("table", guest), 
	CONSTRAINT fk_mutes_table_tables FOREIGN KEY("table") REFERENCES tables (id)
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
INSERT INTO "tables" VALUES('wzGP1sC7ohKLy8S9','border',1795039853430,'over','c230974d9e9d735a8266f18da2233af69f83c7f5794a2ddadcf363e6b63fce36','426b25c4bec3738d567fb3259ac5a25963bd7a9760f2642e54c5b7084f8030a6','aaf6f7d48a227f0819bdb03f91b3293d6f9f7038a9b1bedc4fc8ddada10fe28d','5d429f2137f1db5ca114520a45d4f6e8abd7bb9cfa160936794f170f097b3423');
INSERT INTO "tables" VALUES('DlXSOGglu4zSTGZZ','twentyone',1795039856369,'playing','a4148c23882cf45360f3cfb7f977bef640424489ee1e49f7e5cccb37b71e695c','f4411b8b7dc5e56cf75320ad124f05ebcbecc989d4f6572326c0e7f8ea4a09d2','2e573b4027058585b1b5371807771a278343b587c235fd54de8adf9bd6090f47','3d8c37ad7355828aa979adcfeb019a671185b654308049fbb5805d64b5fccafd');
INSERT INTO "tables" VALUES('j-3w9pq3A0rYyA3J','border',1795039856546,'waiting','704c36a59ab913f669200623542cf3113d70211a3dd9b223ed7f19f8fc2ef513','0db2cd8e9054a9fc74ff3cbb12f46ad2841efe2fdd9ab56ec0f9ef5dae2b3180','dbf28c1350ec8f71e867ac75b0b0fe9d87a9d03ca7d117e6e7e24a890cfc7a5a','8630f7aab898759f700efcc82274e98a0da95e16b83beb44390173fe61893593');
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_channels_guest ON channels (guest);
CREATE INDEX ix_members_guest ON members (guest);
CREATE INDEX ix_mutes_guest ON mutes (guest);
CREATE INDEX ix_outbox_due ON outbox (due);
CREATE INDEX ix_outbox_table ON outbox ("table");
COMMIT;
