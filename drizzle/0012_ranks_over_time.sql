CREATE TABLE "rank_hours" (
	"player_id" integer NOT NULL,
	"hour" integer NOT NULL,
	"rank" integer NOT NULL,
	"power" "amount" NOT NULL,
	CONSTRAINT "rank_hours_player_id_hour_pk" PRIMARY KEY("player_id","hour"),
	CONSTRAINT "rank_hours_rank" CHECK ("rank_hours"."rank" > 0)
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "is_bot" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "rank_hours_by_hour" ON "rank_hours" USING btree ("hour");