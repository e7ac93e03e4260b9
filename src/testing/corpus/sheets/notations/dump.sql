-- MySQL dump 10.13

CREATE TABLE `orders` (`id` int, `tracking` text);
INSERT INTO `orders` VALUES (1001,'RB123456785CN'),(1002,'EE473124829CN');
