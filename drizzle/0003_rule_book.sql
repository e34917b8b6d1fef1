ALTER TABLE "players" ADD COLUMN "tools" integer[] DEFAULT '{0,0,0,0,0,0,0,0,0,0,0,0,0,0}' NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "researches" smallint[] DEFAULT '{0,0,0,0,0,0,0,0,0,0,0,0,0,0}' NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "parts" integer[] DEFAULT '{0,0,0,0,0,0,0,0,0,0}' NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "parts_installed" smallint[] DEFAULT '{0,0,0,0,0,0,0,0,0,0}' NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "caves" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "forests" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "attacks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "stakes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "looted_metal" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "looted_energy" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "dug_before_metal" bigint[] DEFAULT '{0,0,0,0,0,0,0}' NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "dug_before_energy" bigint[] DEFAULT '{0,0,0,0,0,0,0}' NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "candle_day" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "mirage_day" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "market_day" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "market_bought" smallint[] DEFAULT '{0,0,0,0,0,0}' NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "mirage_x" smallint;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "mirage_y" smallint;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "gps_ready_at" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "exploded_at" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "rolls" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "nap_partners" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "fights" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ADD CONSTRAINT "players_more_amounts" CHECK ("players"."looted_metal" between 0 and 9007199254740991 and "players"."looted_energy" between 0 and 9007199254740991 and "players"."gps_ready_at" between 0 and 9007199254740991 and "players"."exploded_at" between 0 and 9007199254740991 and "players"."rolls" between 0 and 9007199254740991);--> statement-breakpoint
ALTER TABLE "players" ADD CONSTRAINT "players_more_counters" CHECK ("players"."caves" >= 0 and "players"."forests" >= 0 and "players"."attacks" >= 0 and "players"."stakes" >= 0 and "players"."candle_day" >= 0 and "players"."mirage_day" >= 0 and "players"."market_day" >= 0);--> statement-breakpoint
ALTER TABLE "players" ADD CONSTRAINT "players_mirage" CHECK (("players"."mirage_x" is null) = ("players"."mirage_y" is null) and ("players"."mirage_x" is null or ("players"."mirage_x" between 1 and 50 and "players"."mirage_y" between 1 and 50)));--> statement-breakpoint
ALTER TABLE "players" ADD CONSTRAINT "players_tools" CHECK (array_ndims("players"."tools") = 1 and cardinality("players"."tools") = 14 and array_position("players"."tools", null) is null and 0 <= all ("players"."tools") and 2147483647 >= all ("players"."tools"));--> statement-breakpoint
ALTER TABLE "players" ADD CONSTRAINT "players_researches" CHECK (array_ndims("players"."researches") = 1 and cardinality("players"."researches") = 14 and array_position("players"."researches", null) is null and 0 <= all ("players"."researches") and 5 >= all ("players"."researches"));--> statement-breakpoint
ALTER TABLE "players" ADD CONSTRAINT "players_parts" CHECK (array_ndims("players"."parts") = 1 and cardinality("players"."parts") = 10 and array_position("players"."parts", null) is null and 0 <= all ("players"."parts") and 2147483647 >= all ("players"."parts"));--> statement-breakpoint
ALTER TABLE "players" ADD CONSTRAINT "players_parts_installed" CHECK (array_ndims("players"."parts_installed") = 1 and cardinality("players"."parts_installed") = 10 and array_position("players"."parts_installed", null) is null and 0 <= all ("players"."parts_installed") and 20 >= all ("players"."parts_installed"));--> statement-breakpoint
ALTER TABLE "players" ADD CONSTRAINT "players_dug_before_metal" CHECK (array_ndims("players"."dug_before_metal") = 1 and cardinality("players"."dug_before_metal") = 7 and array_position("players"."dug_before_metal", null) is null and 0 <= all ("players"."dug_before_metal") and 9007199254740991 >= all ("players"."dug_before_metal"));--> statement-breakpoint
ALTER TABLE "players" ADD CONSTRAINT "players_dug_before_energy" CHECK (array_ndims("players"."dug_before_energy") = 1 and cardinality("players"."dug_before_energy") = 7 and array_position("players"."dug_before_energy", null) is null and 0 <= all ("players"."dug_before_energy") and 9007199254740991 >= all ("players"."dug_before_energy"));--> statement-breakpoint
ALTER TABLE "players" ADD CONSTRAINT "players_market_bought" CHECK (array_ndims("players"."market_bought") = 1 and cardinality("players"."market_bought") = 6 and array_position("players"."market_bought", null) is null and 0 <= all ("players"."market_bought") and 2147483647 >= all ("players"."market_bought"));--> statement-breakpoint
ALTER TABLE "players" ADD CONSTRAINT "players_fights" CHECK (jsonb_typeof("players"."fights") = 'array');