-- Numbers of the day's relics that a player took (rules §9).
CREATE DOMAIN "relic_numbers" AS smallint[] CONSTRAINT "relic_numbers" CHECK (coalesce(array_ndims(VALUE), 1) = 1 AND cardinality(VALUE) <= 3 AND array_position(VALUE, NULL) IS NULL AND 1 <= ALL (VALUE) AND 3 >= ALL (VALUE));--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "garrison_at" "amount" DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "relic_day" "counter" DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "relics" "relic_numbers" DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "factories" ADD COLUMN "store_since" bigint DEFAULT floor(extract(epoch from now()) * 1000)::bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "factories" ADD COLUMN "garrison" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "factories" ADD CONSTRAINT "factories_garrison" CHECK ("factories"."garrison" between 0 and 100);