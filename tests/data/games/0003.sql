BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
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
INSERT INTO "drafts" VALUES('Gsse_awdX7NI-cdj',0,13,'[2]');
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
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',0,'{"type":"opened","game":"border","seats":3,"sheets":[{"name":"1","hash":"0ed19a832dc2e22a68e1c29f24c4c84f9da51b1fdf66e3aab39e6a5c88ab3ac9"},{"name":"2","hash":"ab11accb6aabe8d7b5ec80ac75e603f353dbd3be20985b7f8a1ce562f34e0101"},{"name":"3","hash":"9dbaee0151d30ce4bfcc0d6b7c946a956dcca9d84edb1b347b3bde9289dee807"},{"name":"4","hash":"d603add0ba6c56ab7d806829929c677cf0b16d9d6934c30e4f2a9178bcff4e84"}],"as_listed":false,"first":null,"variant":null,"dice":"proven","commitment":"7583adb7957d0b738b821760be25859a2c99166561420b61e43b782006ec62b5","seed":null,"pace":"live","patience":60,"copies":false,"wins":[]}',1795041406997,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',1,'{"type":"sat-down","seat":2,"name":"greedy","bot":"greedy"}',1795041406997,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',2,'{"type":"sat-down","seat":0,"name":"Ana","bot":null}',1795041407224,'00875c26e8246ab595430c0ab6d2b9b55463b04cdeccf0c6fd9eca6ddebd18d4',NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',3,'{"type":"said-word","seat":0,"word":"word of Ana"}',1795041407224,'00875c26e8246ab595430c0ab6d2b9b55463b04cdeccf0c6fd9eca6ddebd18d4',NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',4,'{"type":"sat-down","seat":1,"name":"Bruno","bot":null}',1795041407253,'caee70954e5e71f216c2a304e6a4c9e57f9edc5c97cc95174f1785e72340521b',NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',5,'{"type":"said-word","seat":1,"word":"word of Bruno"}',1795041407253,'caee70954e5e71f216c2a304e6a4c9e57f9edc5c97cc95174f1785e72340521b',NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',6,'{"type":"rolled","faces":[0,1,2,0]}',1795041407253,'caee70954e5e71f216c2a304e6a4c9e57f9edc5c97cc95174f1785e72340521b',NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',7,'{"type":"rolled","faces":[5,2,4,1,4]}',1795041407273,'00875c26e8246ab595430c0ab6d2b9b55463b04cdeccf0c6fd9eca6ddebd18d4','xd5V03pB-1');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',8,'{"type":"played","seat":0,"move":"mark 1 2"}',1795041407280,'00875c26e8246ab595430c0ab6d2b9b55463b04cdeccf0c6fd9eca6ddebd18d4','xd5V03pB-2');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',9,'{"type":"chose","seat":1,"move":"mark 7"}',1795041407286,'caee70954e5e71f216c2a304e6a4c9e57f9edc5c97cc95174f1785e72340521b','txkuMWVW-1');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',10,'{"type":"chose","seat":2,"move":"mark 7"}',1795041407854,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',11,'{"type":"marked","plays":[{"seat":1,"move":"mark 7"},{"seat":2,"move":"mark 7"}]}',1795041407854,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',12,'{"type":"rolled","faces":[0,0,4,0,3]}',1795041407872,'caee70954e5e71f216c2a304e6a4c9e57f9edc5c97cc95174f1785e72340521b','txkuMWVW-2');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',13,'{"type":"played","seat":1,"move":"reroll y"}',1795041407933,'caee70954e5e71f216c2a304e6a4c9e57f9edc5c97cc95174f1785e72340521b','txkuMWVW-3');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',14,'{"type":"rolled","faces":[4]}',1795041407933,'caee70954e5e71f216c2a304e6a4c9e57f9edc5c97cc95174f1785e72340521b',NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',15,'{"type":"played","seat":1,"move":"mark 38 39 45"}',1795041407946,'caee70954e5e71f216c2a304e6a4c9e57f9edc5c97cc95174f1785e72340521b','txkuMWVW-4');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',16,'{"type":"chose","seat":0,"move":"mark 17"}',1795041407960,'00875c26e8246ab595430c0ab6d2b9b55463b04cdeccf0c6fd9eca6ddebd18d4','xd5V03pB-3');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',17,'{"type":"chose","seat":2,"move":"mark 17 74"}',1795041407964,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',18,'{"type":"marked","plays":[{"seat":0,"move":"mark 17"},{"seat":2,"move":"mark 17 74"}]}',1795041407964,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',19,'{"type":"rolled","faces":[1,3,4,1,4]}',1795041407964,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',20,'{"type":"played","seat":2,"move":"reroll r y y"}',1795041407981,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',21,'{"type":"rolled","faces":[0,5,2]}',1795041407981,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',22,'{"type":"played","seat":2,"move":"reroll a b o"}',1795041407996,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',23,'{"type":"rolled","faces":[5,1,1]}',1795041407996,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',24,'{"type":"played","seat":2,"move":"mark 16 23 28 33"}',1795041408009,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',25,'{"type":"chose","seat":0,"move":"mark 16"}',1795041408018,'00875c26e8246ab595430c0ab6d2b9b55463b04cdeccf0c6fd9eca6ddebd18d4','xd5V03pB-4');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',26,'{"type":"chose","seat":1,"move":"pass"}',1795041408026,'caee70954e5e71f216c2a304e6a4c9e57f9edc5c97cc95174f1785e72340521b','txkuMWVW-5');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',27,'{"type":"marked","plays":[{"seat":0,"move":"mark 16"},{"seat":1,"move":"pass"}]}',1795041408026,'caee70954e5e71f216c2a304e6a4c9e57f9edc5c97cc95174f1785e72340521b',NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',28,'{"type":"rolled","faces":[1,3,4,4,1]}',1795041408040,'00875c26e8246ab595430c0ab6d2b9b55463b04cdeccf0c6fd9eca6ddebd18d4','xd5V03pB-5');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',29,'{"type":"played","seat":0,"move":"mark 70 73"}',1795041408051,'00875c26e8246ab595430c0ab6d2b9b55463b04cdeccf0c6fd9eca6ddebd18d4','xd5V03pB-6');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',30,'{"type":"chose","seat":1,"move":"mark 74"}',1795041408064,'caee70954e5e71f216c2a304e6a4c9e57f9edc5c97cc95174f1785e72340521b','txkuMWVW-6');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',31,'{"type":"chose","seat":2,"move":"mark 24 29 41"}',1795041408073,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',32,'{"type":"marked","plays":[{"seat":1,"move":"mark 74"},{"seat":2,"move":"mark 24 29 41"}]}',1795041408073,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',33,'{"type":"rolled","faces":[2,0,5,3,1]}',1795041408081,'caee70954e5e71f216c2a304e6a4c9e57f9edc5c97cc95174f1785e72340521b','txkuMWVW-7');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',34,'{"type":"played","seat":1,"move":"reroll r"}',1795041408088,'caee70954e5e71f216c2a304e6a4c9e57f9edc5c97cc95174f1785e72340521b','txkuMWVW-8');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',35,'{"type":"rolled","faces":[4]}',1795041408088,'caee70954e5e71f216c2a304e6a4c9e57f9edc5c97cc95174f1785e72340521b',NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',36,'{"type":"played","seat":1,"move":"reroll g"}',1795041408104,'caee70954e5e71f216c2a304e6a4c9e57f9edc5c97cc95174f1785e72340521b','txkuMWVW-9');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',37,'{"type":"rolled","faces":[4]}',1795041408104,'caee70954e5e71f216c2a304e6a4c9e57f9edc5c97cc95174f1785e72340521b',NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',38,'{"type":"played","seat":1,"move":"mark 50 51"}',1795041408111,'caee70954e5e71f216c2a304e6a4c9e57f9edc5c97cc95174f1785e72340521b','txkuMWVW-10');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',39,'{"type":"chose","seat":0,"move":"mark 71"}',1795041408128,'00875c26e8246ab595430c0ab6d2b9b55463b04cdeccf0c6fd9eca6ddebd18d4','xd5V03pB-7');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',40,'{"type":"chose","seat":2,"move":"mark 8 11"}',1795041408137,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',41,'{"type":"marked","plays":[{"seat":0,"move":"mark 71"},{"seat":2,"move":"mark 8 11"}]}',1795041408137,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',42,'{"type":"rolled","faces":[5,1,3,5,2]}',1795041408137,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',43,'{"type":"played","seat":2,"move":"reroll g b r"}',1795041408143,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',44,'{"type":"rolled","faces":[2,0,5]}',1795041408143,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',45,'{"type":"played","seat":2,"move":"reroll a b"}',1795041408158,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',46,'{"type":"rolled","faces":[1,3]}',1795041408158,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',47,'{"type":"played","seat":2,"move":"mark 25 30 36"}',1795041408166,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',48,'{"type":"chose","seat":0,"move":"mark 24"}',1795041408177,'00875c26e8246ab595430c0ab6d2b9b55463b04cdeccf0c6fd9eca6ddebd18d4','xd5V03pB-8');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',49,'{"type":"chose","seat":1,"move":"mark 71"}',1795041408184,'caee70954e5e71f216c2a304e6a4c9e57f9edc5c97cc95174f1785e72340521b','txkuMWVW-11');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',50,'{"type":"marked","plays":[{"seat":0,"move":"mark 24"},{"seat":1,"move":"mark 71"}]}',1795041408184,'caee70954e5e71f216c2a304e6a4c9e57f9edc5c97cc95174f1785e72340521b',NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',51,'{"type":"rolled","faces":[5,4,0,2,0]}',1795041408187,'00875c26e8246ab595430c0ab6d2b9b55463b04cdeccf0c6fd9eca6ddebd18d4','xd5V03pB-9');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',52,'{"type":"played","seat":0,"move":"mark 50 51"}',1795041408189,'00875c26e8246ab595430c0ab6d2b9b55463b04cdeccf0c6fd9eca6ddebd18d4','xd5V03pB-10');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',53,'{"type":"chose","seat":1,"move":"mark 81"}',1795041408190,'caee70954e5e71f216c2a304e6a4c9e57f9edc5c97cc95174f1785e72340521b','txkuMWVW-12');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',54,'{"type":"chose","seat":2,"move":"mark 4 34"}',1795041408193,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',55,'{"type":"marked","plays":[{"seat":1,"move":"mark 81"},{"seat":2,"move":"mark 4 34"}]}',1795041408193,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',56,'{"type":"rolled","faces":[0,5,5,3,1]}',1795041408250,'caee70954e5e71f216c2a304e6a4c9e57f9edc5c97cc95174f1785e72340521b','txkuMWVW-13');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',57,'{"type":"played","seat":1,"move":"mark 65 69"}',1795041408254,'caee70954e5e71f216c2a304e6a4c9e57f9edc5c97cc95174f1785e72340521b','txkuMWVW-14');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',58,'{"type":"chose","seat":0,"move":"mark 74"}',1795041408257,'00875c26e8246ab595430c0ab6d2b9b55463b04cdeccf0c6fd9eca6ddebd18d4','xd5V03pB-11');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',59,'{"type":"chose","seat":2,"move":"mark 12 42"}',1795041408367,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',60,'{"type":"marked","plays":[{"seat":0,"move":"mark 74"},{"seat":2,"move":"mark 12 42"}]}',1795041408367,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',61,'{"type":"rolled","faces":[0,0,3,4,0]}',1795041408367,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',62,'{"type":"played","seat":2,"move":"reroll a a a r"}',1795041408394,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',63,'{"type":"rolled","faces":[2,4,5,4]}',1795041408394,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',64,'{"type":"played","seat":2,"move":"reroll b o"}',1795041408407,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',65,'{"type":"rolled","faces":[0,5]}',1795041408407,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',66,'{"type":"played","seat":2,"move":"mark 0 18 35 83 84"}',1795041408420,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',67,'{"type":"chose","seat":0,"move":"mark 79"}',1795041408432,'00875c26e8246ab595430c0ab6d2b9b55463b04cdeccf0c6fd9eca6ddebd18d4','xd5V03pB-12');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',68,'{"type":"chose","seat":1,"move":"mark 80"}',1795041408439,'caee70954e5e71f216c2a304e6a4c9e57f9edc5c97cc95174f1785e72340521b','txkuMWVW-15');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',69,'{"type":"marked","plays":[{"seat":0,"move":"mark 79"},{"seat":1,"move":"mark 80"}]}',1795041408439,'caee70954e5e71f216c2a304e6a4c9e57f9edc5c97cc95174f1785e72340521b',NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',70,'{"type":"rolled","faces":[4,2,0,1,5]}',1795041408444,'00875c26e8246ab595430c0ab6d2b9b55463b04cdeccf0c6fd9eca6ddebd18d4','xd5V03pB-13');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',71,'{"type":"played","seat":0,"move":"pass"}',1795041408454,'00875c26e8246ab595430c0ab6d2b9b55463b04cdeccf0c6fd9eca6ddebd18d4','xd5V03pB-14');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',72,'{"type":"chose","seat":1,"move":"mark 17"}',1795041408473,'caee70954e5e71f216c2a304e6a4c9e57f9edc5c97cc95174f1785e72340521b','txkuMWVW-16');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',73,'{"type":"chose","seat":2,"move":"mark 1 26 31"}',1795041408478,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',74,'{"type":"marked","plays":[{"seat":1,"move":"mark 17"},{"seat":2,"move":"mark 1 26 31"}]}',1795041408478,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',75,'{"type":"rolled","faces":[1,1,5,3,1]}',1795041408494,'caee70954e5e71f216c2a304e6a4c9e57f9edc5c97cc95174f1785e72340521b','txkuMWVW-17');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',76,'{"type":"played","seat":1,"move":"mark 70 73"}',1795041408507,'caee70954e5e71f216c2a304e6a4c9e57f9edc5c97cc95174f1785e72340521b','txkuMWVW-18');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',77,'{"type":"chose","seat":0,"move":"mark 23"}',1795041408524,'00875c26e8246ab595430c0ab6d2b9b55463b04cdeccf0c6fd9eca6ddebd18d4','xd5V03pB-15');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',78,'{"type":"chose","seat":2,"move":"mark 37 48 54"}',1795041408531,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',79,'{"type":"marked","plays":[{"seat":0,"move":"mark 23"},{"seat":2,"move":"mark 37 48 54"}]}',1795041408531,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',80,'{"type":"rolled","faces":[4,5,5,4,0]}',1795041408531,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',81,'{"type":"played","seat":2,"move":"reroll y y o o"}',1795041408549,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',82,'{"type":"rolled","faces":[1,3,5,3]}',1795041408549,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',83,'{"type":"played","seat":2,"move":"reroll a g o"}',1795041408558,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',84,'{"type":"rolled","faces":[3,4,2]}',1795041408558,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',85,'{"type":"played","seat":2,"move":"mark 2 43 50 51"}',1795041408575,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',86,'{"type":"chose","seat":0,"move":"mark 45"}',1795041408584,'00875c26e8246ab595430c0ab6d2b9b55463b04cdeccf0c6fd9eca6ddebd18d4','xd5V03pB-16');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',87,'{"type":"chose","seat":1,"move":"mark 79"}',1795041408590,'caee70954e5e71f216c2a304e6a4c9e57f9edc5c97cc95174f1785e72340521b','txkuMWVW-19');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',88,'{"type":"marked","plays":[{"seat":0,"move":"mark 45"},{"seat":1,"move":"mark 79"}]}',1795041408590,'caee70954e5e71f216c2a304e6a4c9e57f9edc5c97cc95174f1785e72340521b',NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',89,'{"type":"rolled","faces":[5,5,2,0,0]}',1795041408602,'00875c26e8246ab595430c0ab6d2b9b55463b04cdeccf0c6fd9eca6ddebd18d4','xd5V03pB-17');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',90,'{"type":"played","seat":0,"move":"reroll a"}',1795041408617,'00875c26e8246ab595430c0ab6d2b9b55463b04cdeccf0c6fd9eca6ddebd18d4','xd5V03pB-18');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',91,'{"type":"rolled","faces":[2]}',1795041408617,'00875c26e8246ab595430c0ab6d2b9b55463b04cdeccf0c6fd9eca6ddebd18d4',NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',92,'{"type":"played","seat":0,"move":"mark 28 33"}',1795041408626,'00875c26e8246ab595430c0ab6d2b9b55463b04cdeccf0c6fd9eca6ddebd18d4','xd5V03pB-19');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',93,'{"type":"chose","seat":1,"move":"mark 24"}',1795041408637,'caee70954e5e71f216c2a304e6a4c9e57f9edc5c97cc95174f1785e72340521b','txkuMWVW-20');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',94,'{"type":"chose","seat":2,"move":"mark 19 20 21"}',1795041408641,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',95,'{"type":"marked","plays":[{"seat":1,"move":"mark 24"},{"seat":2,"move":"mark 19 20 21"}]}',1795041408641,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',96,'{"type":"rolled","faces":[5,3,0,2,3]}',1795041408652,'caee70954e5e71f216c2a304e6a4c9e57f9edc5c97cc95174f1785e72340521b','txkuMWVW-21');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',97,'{"type":"played","seat":1,"move":"reroll b"}',1795041408666,'caee70954e5e71f216c2a304e6a4c9e57f9edc5c97cc95174f1785e72340521b','txkuMWVW-22');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',98,'{"type":"rolled","faces":[0]}',1795041408666,'caee70954e5e71f216c2a304e6a4c9e57f9edc5c97cc95174f1785e72340521b',NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',99,'{"type":"played","seat":1,"move":"mark 1 2"}',1795041408674,'caee70954e5e71f216c2a304e6a4c9e57f9edc5c97cc95174f1785e72340521b','txkuMWVW-23');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',100,'{"type":"chose","seat":0,"move":"mark 3"}',1795041408685,'00875c26e8246ab595430c0ab6d2b9b55463b04cdeccf0c6fd9eca6ddebd18d4','xd5V03pB-20');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',101,'{"type":"chose","seat":2,"move":"mark 44 47 52"}',1795041408694,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',102,'{"type":"marked","plays":[{"seat":0,"move":"mark 3"},{"seat":2,"move":"mark 44 47 52"}]}',1795041408694,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',103,'{"type":"rolled","faces":[4,0,4,1,4]}',1795041408694,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',104,'{"type":"played","seat":2,"move":"reroll a g"}',1795041408713,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',105,'{"type":"rolled","faces":[2,5]}',1795041408713,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',106,'{"type":"played","seat":2,"move":"reroll b o"}',1795041408728,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',107,'{"type":"rolled","faces":[4,1]}',1795041408728,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',108,'{"type":"played","seat":2,"move":"mark 62 63 66 67"}',1795041408742,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',109,'{"type":"chose","seat":0,"move":"mark 0"}',1795041408759,'00875c26e8246ab595430c0ab6d2b9b55463b04cdeccf0c6fd9eca6ddebd18d4','xd5V03pB-21');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',110,'{"type":"chose","seat":1,"move":"mark 8"}',1795041408769,'caee70954e5e71f216c2a304e6a4c9e57f9edc5c97cc95174f1785e72340521b','txkuMWVW-24');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',111,'{"type":"marked","plays":[{"seat":0,"move":"mark 0"},{"seat":1,"move":"mark 8"}]}',1795041408769,'caee70954e5e71f216c2a304e6a4c9e57f9edc5c97cc95174f1785e72340521b',NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',112,'{"type":"rolled","faces":[5,1,5,2,5]}',1795041408781,'00875c26e8246ab595430c0ab6d2b9b55463b04cdeccf0c6fd9eca6ddebd18d4','xd5V03pB-22');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',113,'{"type":"played","seat":0,"move":"mark 65 69"}',1795041408791,'00875c26e8246ab595430c0ab6d2b9b55463b04cdeccf0c6fd9eca6ddebd18d4','xd5V03pB-23');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',114,'{"type":"chose","seat":1,"move":"mark 67"}',1795041408804,'caee70954e5e71f216c2a304e6a4c9e57f9edc5c97cc95174f1785e72340521b','txkuMWVW-25');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',115,'{"type":"chose","seat":2,"move":"mark 3 13 49"}',1795041408821,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',116,'{"type":"marked","plays":[{"seat":1,"move":"mark 67"},{"seat":2,"move":"mark 3 13 49"}]}',1795041408821,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',117,'{"type":"rolled","faces":[0,0,5,1,2]}',1795041408838,'caee70954e5e71f216c2a304e6a4c9e57f9edc5c97cc95174f1785e72340521b','txkuMWVW-26');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',118,'{"type":"played","seat":1,"move":"pass"}',1795041408850,'caee70954e5e71f216c2a304e6a4c9e57f9edc5c97cc95174f1785e72340521b','txkuMWVW-27');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',119,'{"type":"chose","seat":0,"move":"mark 7"}',1795041408864,'00875c26e8246ab595430c0ab6d2b9b55463b04cdeccf0c6fd9eca6ddebd18d4','xd5V03pB-24');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',120,'{"type":"chose","seat":2,"move":"mark 9 40 46 55 61"}',1795041408891,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',121,'{"type":"marked","plays":[{"seat":0,"move":"mark 7"},{"seat":2,"move":"mark 9 40 46 55 61"}]}',1795041408891,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',122,'{"type":"rolled","faces":[5,5,4,3,0]}',1795041408891,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',123,'{"type":"played","seat":2,"move":"reroll a y o o"}',1795041408905,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',124,'{"type":"rolled","faces":[3,2,0,0]}',1795041408905,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',125,'{"type":"played","seat":2,"move":"reroll b r r"}',1795041408917,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',126,'{"type":"rolled","faces":[1,3,3]}',1795041408917,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',127,'{"type":"played","seat":2,"move":"mark 27 32 58"}',1795041408933,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',128,'{"type":"chose","seat":0,"move":"mark 29"}',1795041408943,'00875c26e8246ab595430c0ab6d2b9b55463b04cdeccf0c6fd9eca6ddebd18d4','xd5V03pB-25');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',129,'{"type":"chose","seat":1,"move":"mark 57"}',1795041408948,'caee70954e5e71f216c2a304e6a4c9e57f9edc5c97cc95174f1785e72340521b','txkuMWVW-28');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',130,'{"type":"marked","plays":[{"seat":0,"move":"mark 29"},{"seat":1,"move":"mark 57"}]}',1795041408948,'caee70954e5e71f216c2a304e6a4c9e57f9edc5c97cc95174f1785e72340521b',NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',131,'{"type":"rolled","faces":[2,2,2,1,4]}',1795041408970,'00875c26e8246ab595430c0ab6d2b9b55463b04cdeccf0c6fd9eca6ddebd18d4','xd5V03pB-26');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',132,'{"type":"played","seat":0,"move":"mark 19 26"}',1795041408988,'00875c26e8246ab595430c0ab6d2b9b55463b04cdeccf0c6fd9eca6ddebd18d4','xd5V03pB-27');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',133,'{"type":"chose","seat":1,"move":"mark 85"}',1795041409001,'caee70954e5e71f216c2a304e6a4c9e57f9edc5c97cc95174f1785e72340521b','txkuMWVW-29');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',134,'{"type":"chose","seat":2,"move":"mark 5 14 38"}',1795041409017,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',135,'{"type":"marked","plays":[{"seat":1,"move":"mark 85"},{"seat":2,"move":"mark 5 14 38"}]}',1795041409017,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',136,'{"type":"rolled","faces":[0,1,4,0,5]}',1795041409033,'caee70954e5e71f216c2a304e6a4c9e57f9edc5c97cc95174f1785e72340521b','txkuMWVW-30');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',137,'{"type":"played","seat":1,"move":"pass"}',1795041409041,'caee70954e5e71f216c2a304e6a4c9e57f9edc5c97cc95174f1785e72340521b','txkuMWVW-31');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',138,'{"type":"chose","seat":0,"move":"mark 80"}',1795041409052,'00875c26e8246ab595430c0ab6d2b9b55463b04cdeccf0c6fd9eca6ddebd18d4','xd5V03pB-28');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',139,'{"type":"chose","seat":2,"move":"mark 6 15 56 57 70"}',1795041409071,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',140,'{"type":"marked","plays":[{"seat":0,"move":"mark 80"},{"seat":2,"move":"mark 6 15 56 57 70"}]}',1795041409071,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',141,'{"type":"rolled","faces":[2,4,2,2,4]}',1795041409071,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',142,'{"type":"played","seat":2,"move":"reroll b b b"}',1795041409087,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',143,'{"type":"rolled","faces":[3,0,1]}',1795041409087,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',144,'{"type":"played","seat":2,"move":"reroll a g r"}',1795041409100,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',145,'{"type":"rolled","faces":[1,3,3]}',1795041409100,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',146,'{"type":"played","seat":2,"move":"mark 22"}',1795041409113,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',147,'{"type":"chose","seat":0,"move":"mark 31"}',1795041409124,'00875c26e8246ab595430c0ab6d2b9b55463b04cdeccf0c6fd9eca6ddebd18d4','xd5V03pB-29');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',148,'{"type":"chose","seat":1,"move":"mark 4"}',1795041409136,'caee70954e5e71f216c2a304e6a4c9e57f9edc5c97cc95174f1785e72340521b','txkuMWVW-32');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',149,'{"type":"marked","plays":[{"seat":0,"move":"mark 31"},{"seat":1,"move":"mark 4"}]}',1795041409136,'caee70954e5e71f216c2a304e6a4c9e57f9edc5c97cc95174f1785e72340521b',NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',150,'{"type":"rolled","faces":[2,1,4,2,1]}',1795041409204,'00875c26e8246ab595430c0ab6d2b9b55463b04cdeccf0c6fd9eca6ddebd18d4','xd5V03pB-30');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',151,'{"type":"played","seat":0,"move":"reroll b"}',1795041409303,'00875c26e8246ab595430c0ab6d2b9b55463b04cdeccf0c6fd9eca6ddebd18d4','xd5V03pB-31');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',152,'{"type":"rolled","faces":[3]}',1795041409303,'00875c26e8246ab595430c0ab6d2b9b55463b04cdeccf0c6fd9eca6ddebd18d4',NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',153,'{"type":"played","seat":0,"move":"mark 4 8"}',1795041409321,'00875c26e8246ab595430c0ab6d2b9b55463b04cdeccf0c6fd9eca6ddebd18d4','xd5V03pB-32');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',154,'{"type":"chose","seat":1,"move":"mark 58"}',1795041409338,'caee70954e5e71f216c2a304e6a4c9e57f9edc5c97cc95174f1785e72340521b','txkuMWVW-33');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',155,'{"type":"chose","seat":2,"move":"mark 39 81"}',1795041409351,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',156,'{"type":"marked","plays":[{"seat":1,"move":"mark 58"},{"seat":2,"move":"mark 39 81"}]}',1795041409351,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',157,'{"type":"rolled","faces":[0,5,3,0,3]}',1795041409363,'caee70954e5e71f216c2a304e6a4c9e57f9edc5c97cc95174f1785e72340521b','txkuMWVW-34');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',158,'{"type":"played","seat":1,"move":"mark 19 26"}',1795041409376,'caee70954e5e71f216c2a304e6a4c9e57f9edc5c97cc95174f1785e72340521b','txkuMWVW-35');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',159,'{"type":"chose","seat":0,"move":"mark 81"}',1795041409389,'00875c26e8246ab595430c0ab6d2b9b55463b04cdeccf0c6fd9eca6ddebd18d4','xd5V03pB-33');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',160,'{"type":"chose","seat":2,"move":"mark 64 68 73"}',1795041409442,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',161,'{"type":"marked","plays":[{"seat":0,"move":"mark 81"},{"seat":2,"move":"mark 64 68 73"}]}',1795041409442,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',162,'{"type":"rolled","faces":[1,3,2,1,0]}',1795041409442,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',163,'{"type":"played","seat":2,"move":"reroll g g b r"}',1795041409468,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',164,'{"type":"rolled","faces":[0,4,5,0]}',1795041409468,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',165,'{"type":"played","seat":2,"move":"reroll y o"}',1795041409497,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',166,'{"type":"rolled","faces":[2,0]}',1795041409497,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',167,'{"type":"played","seat":2,"move":"mark 45 71"}',1795041409525,NULL,NULL);
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',168,'{"type":"chose","seat":0,"move":"mark 85"}',1795041409528,'00875c26e8246ab595430c0ab6d2b9b55463b04cdeccf0c6fd9eca6ddebd18d4','xd5V03pB-34');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',169,'{"type":"chose","seat":1,"move":"mark 20"}',1795041409529,'caee70954e5e71f216c2a304e6a4c9e57f9edc5c97cc95174f1785e72340521b','txkuMWVW-36');
INSERT INTO "entries" VALUES('DXBgVXBTjVASkSlV',170,'{"type":"marked","plays":[{"seat":0,"move":"mark 85"},{"seat":1,"move":"mark 20"}]}',1795041409529,'caee70954e5e71f216c2a304e6a4c9e57f9edc5c97cc95174f1785e72340521b',NULL);
INSERT INTO "entries" VALUES('Gsse_awdX7NI-cdj',0,'{"type":"opened","game":"twentyone","seats":2,"sheets":[{"name":"A","hash":"604644bd4fdd728b270718279c652221ba0c644243a75eaa9695c966a65965c0"},{"name":"B","hash":"4c6ef50c6aaf024c5b1a73c24d1f5fc264cea29b7a76dbb35e59f4e77d4c7078"},{"name":"C","hash":"a0c167e83c1aaaccf3cf26c0706057a24e8776e8e75e2ac327bce9cc142e501c"},{"name":"D","hash":"6fffa7bb3846f7f79f8b07e85808e7e02119cafc3831d0e2701d734fecbe331b"},{"name":"E","hash":"c94c469a4e604634264bd92bf43b54fa62522167aa2e78485761aa4c29e67207"},{"name":"F","hash":"7a6129c4e4a4b58348e49703b31dd36e88dec1e5f936f2940c5fa77c1878e1ba"}],"as_listed":false,"first":null,"variant":null,"dice":"proven","commitment":"c1b62462efcef6f29e6e4c71d3cf47d02a266217024c2b85714c20557e451fcc","seed":null,"pace":"live","patience":60,"copies":false,"wins":[]}',1795041409538,NULL,NULL);
INSERT INTO "entries" VALUES('Gsse_awdX7NI-cdj',1,'{"type":"sat-down","seat":0,"name":"Ana","bot":null}',1795041409549,'cee96ca013b2bda97bc0c77a521f30662a97a17b272df41ac3e6cbc17f2709e6',NULL);
INSERT INTO "entries" VALUES('Gsse_awdX7NI-cdj',2,'{"type":"said-word","seat":0,"word":"word of Ana"}',1795041409549,'cee96ca013b2bda97bc0c77a521f30662a97a17b272df41ac3e6cbc17f2709e6',NULL);
INSERT INTO "entries" VALUES('Gsse_awdX7NI-cdj',3,'{"type":"sat-down","seat":1,"name":"Bruno","bot":null}',1795041409590,'f4e17e7ff1b8283be33b401254fba0bb06910455a88d37c0cc114133cba06487',NULL);
INSERT INTO "entries" VALUES('Gsse_awdX7NI-cdj',4,'{"type":"said-word","seat":1,"word":"word of Bruno"}',1795041409590,'f4e17e7ff1b8283be33b401254fba0bb06910455a88d37c0cc114133cba06487',NULL);
INSERT INTO "entries" VALUES('Gsse_awdX7NI-cdj',5,'{"type":"rolled","faces":[1,2,4]}',1795041409590,'f4e17e7ff1b8283be33b401254fba0bb06910455a88d37c0cc114133cba06487',NULL);
INSERT INTO "entries" VALUES('Gsse_awdX7NI-cdj',6,'{"type":"rolled","faces":[2,3,3,3,1,3]}',1795041409629,'f4e17e7ff1b8283be33b401254fba0bb06910455a88d37c0cc114133cba06487','Sl2NAvvx-1');
INSERT INTO "entries" VALUES('Gsse_awdX7NI-cdj',7,'{"type":"played","seat":1,"move":"again"}',1795041409644,'f4e17e7ff1b8283be33b401254fba0bb06910455a88d37c0cc114133cba06487','Sl2NAvvx-2');
INSERT INTO "entries" VALUES('Gsse_awdX7NI-cdj',8,'{"type":"rolled","faces":[6,6,5,2,1]}',1795041409644,'f4e17e7ff1b8283be33b401254fba0bb06910455a88d37c0cc114133cba06487',NULL);
INSERT INTO "entries" VALUES('Gsse_awdX7NI-cdj',9,'{"type":"chose","seat":0,"move":"mark 1g"}',1795041409657,'cee96ca013b2bda97bc0c77a521f30662a97a17b272df41ac3e6cbc17f2709e6','fdMOGiit-1');
INSERT INTO "entries" VALUES('Gsse_awdX7NI-cdj',10,'{"type":"chose","seat":1,"move":"mark 1b"}',1795041409663,'f4e17e7ff1b8283be33b401254fba0bb06910455a88d37c0cc114133cba06487','Sl2NAvvx-3');
INSERT INTO "entries" VALUES('Gsse_awdX7NI-cdj',11,'{"type":"marked","plays":[{"seat":0,"move":"mark 1g"},{"seat":1,"move":"mark 1b"}]}',1795041409663,'f4e17e7ff1b8283be33b401254fba0bb06910455a88d37c0cc114133cba06487',NULL);
INSERT INTO "entries" VALUES('Gsse_awdX7NI-cdj',12,'{"type":"rolled","faces":[2,4,6,3,1,3]}',1795041409681,'cee96ca013b2bda97bc0c77a521f30662a97a17b272df41ac3e6cbc17f2709e6','fdMOGiit-2');
INSERT INTO "entries" VALUES('Gsse_awdX7NI-cdj',13,'{"type":"played","seat":0,"move":"keep"}',1795041409691,'cee96ca013b2bda97bc0c77a521f30662a97a17b272df41ac3e6cbc17f2709e6','fdMOGiit-3');
INSERT INTO "entries" VALUES('Gsse_awdX7NI-cdj',14,'{"type":"chose","seat":0,"move":"mark x"}',1795041409704,'cee96ca013b2bda97bc0c77a521f30662a97a17b272df41ac3e6cbc17f2709e6','fdMOGiit-4');
INSERT INTO "entries" VALUES('Gsse_awdX7NI-cdj',15,'{"type":"chose","seat":1,"move":"mark 1y"}',1795041409716,'f4e17e7ff1b8283be33b401254fba0bb06910455a88d37c0cc114133cba06487','Sl2NAvvx-4');
INSERT INTO "entries" VALUES('Gsse_awdX7NI-cdj',16,'{"type":"marked","plays":[{"seat":0,"move":"mark x"},{"seat":1,"move":"mark 1y"}]}',1795041409716,'f4e17e7ff1b8283be33b401254fba0bb06910455a88d37c0cc114133cba06487',NULL);
INSERT INTO "entries" VALUES('Gsse_awdX7NI-cdj',17,'{"type":"rolled","faces":[3,2,6,2,1,1]}',1795041409728,'f4e17e7ff1b8283be33b401254fba0bb06910455a88d37c0cc114133cba06487','Sl2NAvvx-5');
INSERT INTO "entries" VALUES('Gsse_awdX7NI-cdj',18,'{"type":"played","seat":1,"move":"keep"}',1795041409743,'f4e17e7ff1b8283be33b401254fba0bb06910455a88d37c0cc114133cba06487','Sl2NAvvx-6');
INSERT INTO "entries" VALUES('Gsse_awdX7NI-cdj',19,'{"type":"chose","seat":0,"move":"mark 1k"}',1795041409760,'cee96ca013b2bda97bc0c77a521f30662a97a17b272df41ac3e6cbc17f2709e6','fdMOGiit-5');
INSERT INTO "entries" VALUES('Gsse_awdX7NI-cdj',20,'{"type":"chose","seat":1,"move":"mark 1k"}',1795041409775,'f4e17e7ff1b8283be33b401254fba0bb06910455a88d37c0cc114133cba06487','Sl2NAvvx-7');
INSERT INTO "entries" VALUES('Gsse_awdX7NI-cdj',21,'{"type":"marked","plays":[{"seat":0,"move":"mark 1k"},{"seat":1,"move":"mark 1k"}]}',1795041409775,'f4e17e7ff1b8283be33b401254fba0bb06910455a88d37c0cc114133cba06487',NULL);
INSERT INTO "entries" VALUES('Gsse_awdX7NI-cdj',22,'{"type":"rolled","faces":[5,1,1,3,4,4]}',1795041409784,'cee96ca013b2bda97bc0c77a521f30662a97a17b272df41ac3e6cbc17f2709e6','fdMOGiit-6');
INSERT INTO "entries" VALUES('Gsse_awdX7NI-cdj',23,'{"type":"played","seat":0,"move":"keep"}',1795041409801,'cee96ca013b2bda97bc0c77a521f30662a97a17b272df41ac3e6cbc17f2709e6','fdMOGiit-7');
INSERT INTO "entries" VALUES('Gsse_awdX7NI-cdj',24,'{"type":"chose","seat":1,"move":"mark 1r"}',1795041409821,'f4e17e7ff1b8283be33b401254fba0bb06910455a88d37c0cc114133cba06487','Sl2NAvvx-8');
INSERT INTO "entries" VALUES('HbMSau2k-O95xsRZ',0,'{"type":"opened","game":"border","seats":2,"sheets":[{"name":"1","hash":"0ed19a832dc2e22a68e1c29f24c4c84f9da51b1fdf66e3aab39e6a5c88ab3ac9"},{"name":"2","hash":"ab11accb6aabe8d7b5ec80ac75e603f353dbd3be20985b7f8a1ce562f34e0101"},{"name":"3","hash":"9dbaee0151d30ce4bfcc0d6b7c946a956dcca9d84edb1b347b3bde9289dee807"},{"name":"4","hash":"d603add0ba6c56ab7d806829929c677cf0b16d9d6934c30e4f2a9178bcff4e84"}],"as_listed":false,"first":null,"variant":null,"dice":"proven","commitment":"f0fd50fb8279e8db99a534cd60cf4cda05aa7464ea2dfffca0d07c9fa282b1de","seed":null,"pace":"live","patience":60,"copies":false,"wins":[]}',1795041409846,NULL,NULL);
INSERT INTO "entries" VALUES('HbMSau2k-O95xsRZ',1,'{"type":"sat-down","seat":0,"name":"Eva","bot":null}',1795041409872,'28420d00a171037c5337db97b9a85b71c633ca2cbba81ef5c2dee9555148ae88',NULL);
INSERT INTO "entries" VALUES('HbMSau2k-O95xsRZ',2,'{"type":"said-word","seat":0,"word":"word"}',1795041409872,'28420d00a171037c5337db97b9a85b71c633ca2cbba81ef5c2dee9555148ae88',NULL);
CREATE TABLE guests (
	id TEXT NOT NULL, 
	first_seen BIGINT NOT NULL, 
	last_seen BIGINT NOT NULL, 
	CONSTRAINT pk_guests PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('00875c26e8246ab595430c0ab6d2b9b55463b04cdeccf0c6fd9eca6ddebd18d4',1795041407091,1795041407091);
INSERT INTO "guests" VALUES('8be2dd055aba5c61784f4fc19022f37ac57d7ff4abdd908698cdb229fabd528f',1795041407121,1795041407121);
INSERT INTO "guests" VALUES('caee70954e5e71f216c2a304e6a4c9e57f9edc5c97cc95174f1785e72340521b',1795041407238,1795041407238);
INSERT INTO "guests" VALUES('cee96ca013b2bda97bc0c77a521f30662a97a17b272df41ac3e6cbc17f2709e6',1795041409539,1795041409539);
INSERT INTO "guests" VALUES('91ecd68afecdf2f03324014bb6721594ec9c0192dd3bd4fb496c5edf813f43f2',1795041409542,1795041409542);
INSERT INTO "guests" VALUES('f4e17e7ff1b8283be33b401254fba0bb06910455a88d37c0cc114133cba06487',1795041409572,1795041409572);
INSERT INTO "guests" VALUES('28420d00a171037c5337db97b9a85b71c633ca2cbba81ef5c2dee9555148ae88',1795041409853,1795041409853);
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
INSERT INTO "keys" VALUES('cookies',X'1169113C3C3144A94FE3BB6666F3691B2621E701510585770CF53A001790DBAA');
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
INSERT INTO "members" VALUES('DXBgVXBTjVASkSlV','00875c26e8246ab595430c0ab6d2b9b55463b04cdeccf0c6fd9eca6ddebd18d4','host');
INSERT INTO "members" VALUES('DXBgVXBTjVASkSlV','8be2dd055aba5c61784f4fc19022f37ac57d7ff4abdd908698cdb229fabd528f','watcher');
INSERT INTO "members" VALUES('DXBgVXBTjVASkSlV','caee70954e5e71f216c2a304e6a4c9e57f9edc5c97cc95174f1785e72340521b','invited');
INSERT INTO "members" VALUES('Gsse_awdX7NI-cdj','cee96ca013b2bda97bc0c77a521f30662a97a17b272df41ac3e6cbc17f2709e6','host');
INSERT INTO "members" VALUES('Gsse_awdX7NI-cdj','91ecd68afecdf2f03324014bb6721594ec9c0192dd3bd4fb496c5edf813f43f2','watcher');
INSERT INTO "members" VALUES('Gsse_awdX7NI-cdj','f4e17e7ff1b8283be33b401254fba0bb06910455a88d37c0cc114133cba06487','invited');
INSERT INTO "members" VALUES('HbMSau2k-O95xsRZ','28420d00a171037c5337db97b9a85b71c633ca2cbba81ef5c2dee9555148ae88','host');
CREATE TABLE nodes (
	id TEXT NOT NULL, 
	started BIGINT NOT NULL, 
	heartbeat BIGINT NOT NULL, 
	CONSTRAINT pk_nodes PRIMARY KEY (id)
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
INSERT INTO "tables" VALUES('DXBgVXBTjVASkSlV','border',1795041406997,'over','00875c26e8246ab595430c0ab6d2b9b55463b04cdeccf0c6fd9eca6ddebd18d4','90410b73580b777f55757128373caf61a957ddb9f487c17ee06e955cc4a38bfd','abb86088f61579f5f1a7f8e99da6f551362aa04c440ce219033caaf39df66421','7e0bc51d271ab233dc574c5afae1070f87d91d52a64e0b7917e3c36e3a56210b');
INSERT INTO "tables" VALUES('Gsse_awdX7NI-cdj','twentyone',1795041409538,'playing','cee96ca013b2bda97bc0c77a521f30662a97a17b272df41ac3e6cbc17f2709e6','7bd61fa364139b433fcb16ce1da0c31b4285520513323aeff6a4de29e40bd529','b44c8af2bed8e7612874a1c0a170bc623f6844e154761100bd7788372f3fceca','3e064621fe8687e99913e5b14a4e81591075e88829fdc67ce3a8abd387ad31d2');
INSERT INTO "tables" VALUES('HbMSau2k-O95xsRZ','border',1795041409846,'waiting','28420d00a171037c5337db97b9a85b71c633ca2cbba81ef5c2dee9555148ae88','b1bfc6fd5c097ed89d30456861a050cc873106281a92f005327c7e38ad299d30','187b8f0a9ef046dba1f6bf92e1b644d7f0a0e3522751c6238e8ae749261ef1e2','f513a5336217d96e945abc0a107361e013381458648ed1a68c267062e77828cf');
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_connections_guest ON connections (guest);
CREATE INDEX ix_members_guest ON members (guest);
COMMIT;
