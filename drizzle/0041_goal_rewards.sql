CREATE TABLE "goal_baselines" (
	"player_id" integer PRIMARY KEY NOT NULL,
	"lines" "counter" NOT NULL,
	"plots" "counter" NOT NULL,
	"best_rank" integer,
	"has_chatted" boolean NOT NULL,
	"has_garrison" boolean NOT NULL,
	"is_guest" boolean NOT NULL,
	"explored" "bytea" NOT NULL,
	CONSTRAINT "goal_baselines_rank" CHECK ("goal_baselines"."best_rank" > 0)
);
--> statement-breakpoint
ALTER TABLE "goal_baselines" ADD CONSTRAINT "goal_baselines_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Goals pay from now on. What players have reached before is not paid.
INSERT INTO "goal_baselines" ("player_id", "lines", "plots", "best_rank", "has_chatted", "has_garrison", "is_guest", "explored")
SELECT p."id",
  (SELECT coalesce(sum(n), 0)::integer FROM unnest(p."log_counts") n),
  (SELECT count(*)::integer FROM "plots" o WHERE o."player_id" = p."id"),
  (SELECT min(r."rank") FROM "rank_hours" r WHERE r."player_id" = p."id" AND r."power" > 0),
  EXISTS (SELECT FROM "messages" m WHERE m."player_id" = p."id"),
  p."garrison_at" > 0, p."is_guest", p."explored"
FROM "players" p;
