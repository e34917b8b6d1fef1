-- Veins dug and cells walked on today (rules §4).
CREATE DOMAIN "vein_cells" AS smallint[] CONSTRAINT "vein_cells" CHECK (coalesce(array_ndims(VALUE), 1) = 1 AND cardinality(VALUE) <= 3 AND array_position(VALUE, NULL) IS NULL AND 0 <= ALL (VALUE) AND 2499 >= ALL (VALUE));--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "walked_day" "counter" DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "walked" "bytea" DEFAULT decode(repeat('00', 313), 'hex') NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "veins" "vein_cells" DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ADD CONSTRAINT "players_walked" CHECK (octet_length("players"."walked") = 313);