DROP INDEX "ledger_lines_by_kind";--> statement-breakpoint
ALTER TABLE "ledger" ADD COLUMN "cat" smallint;--> statement-breakpoint
ALTER TABLE "ledger" ADD COLUMN "cat_nr" integer;--> statement-breakpoint
UPDATE "ledger" l SET "cat" = n."cat", "cat_nr" = n."cat_nr"
FROM (
  SELECT g."player_id", g."id", k."cat", row_number() OVER (PARTITION BY g."player_id", k."cat" ORDER BY g."nr") AS "cat_nr"
  FROM "ledger" g JOIN (VALUES ('start', 0), ('dig', 1), ('buy-part', 1), ('install-part', 1), ('referral', 2), ('note', 3), ('cave', 4), ('forest', 4), ('memorial', 4), ('mirage', 4), ('buy-units', 5), ('buy-tech', 5), ('upgrade-base', 10), ('research', 6), ('tool', 7), ('mine', 8), ('attack', 9), ('defense', 9), ('capture', 10), ('factory-lost', 10), ('abandon', 10), ('bank', 11), ('exchange', 11), ('market', 11), ('casino', 12)) AS k("kind", "cat") ON k."kind" = g."kind"
) n WHERE l."player_id" = n."player_id" AND l."id" = n."id";
--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_lines_by_category" ON "ledger" USING btree ("player_id","cat","cat_nr") WHERE "ledger"."cat_nr" is not null;--> statement-breakpoint
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_category" CHECK (("ledger"."cat" is null) = ("ledger"."nr" is null) and ("ledger"."cat_nr" is null) = ("ledger"."nr" is null) and "ledger"."cat" >= 0 and "ledger"."cat_nr" between 1 and "ledger"."nr");