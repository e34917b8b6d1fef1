-- Every player has a base: those without one get it, to be placed with their next action.
INSERT INTO "factories" ("owner", "x", "y", "type", "lvl", "slots")
SELECT p."id", NULL, NULL, 'base', 1, 2000 FROM "players" p
WHERE NOT EXISTS (SELECT FROM "factories" b WHERE b."owner" = p."id" AND b."type" = 'base');
