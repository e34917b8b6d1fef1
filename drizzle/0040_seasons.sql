CREATE TABLE "renown_days" (
	"player_id" integer NOT NULL,
	"season" integer NOT NULL,
	"day" integer NOT NULL,
	"is_scored" boolean NOT NULL,
	"holding" "counter" NOT NULL,
	"raiding" "counter" NOT NULL,
	"exploring" "counter" NOT NULL,
	"strength" "counter" NOT NULL,
	"renown" "counter" NOT NULL,
	"net_loot" bigint NOT NULL,
	"powers" bigint[] NOT NULL,
	CONSTRAINT "renown_days_player_id_season_day_pk" PRIMARY KEY("player_id","season","day")
);
--> statement-breakpoint
CREATE TABLE "season_battles" (
	"season" integer NOT NULL,
	"place" smallint NOT NULL,
	"battle_id" text NOT NULL,
	"strength" "amount" NOT NULL,
	CONSTRAINT "season_battles_season_place_pk" PRIMARY KEY("season","place"),
	CONSTRAINT "season_battles_battle" UNIQUE("battle_id"),
	CONSTRAINT "season_battles_place" CHECK ("season_battles"."place" between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "season_champions" (
	"season" integer NOT NULL,
	"title" text NOT NULL,
	"player_id" integer NOT NULL,
	"score" "counter" NOT NULL,
	CONSTRAINT "season_champions_season_title_pk" PRIMARY KEY("season","title"),
	CONSTRAINT "season_champions_title" CHECK ("season_champions"."title" in ('renown', 'holding', 'raiding', 'exploring', 'strength'))
);
--> statement-breakpoint
CREATE TABLE "season_standings" (
	"season" integer NOT NULL,
	"player_id" integer NOT NULL,
	"is_bot" boolean NOT NULL,
	"rank" integer NOT NULL,
	"holding" "counter" NOT NULL,
	"raiding" "counter" NOT NULL,
	"exploring" "counter" NOT NULL,
	"strength" "counter" NOT NULL,
	"renown" "counter" NOT NULL,
	CONSTRAINT "season_standings_season_player_id_pk" PRIMARY KEY("season","player_id"),
	CONSTRAINT "season_standings_rank" UNIQUE("season","is_bot","rank"),
	CONSTRAINT "season_standings_positive" CHECK ("season_standings"."rank" > 0)
);
--> statement-breakpoint
CREATE TABLE "seasons" (
	"number" integer PRIMARY KEY NOT NULL,
	"begins_at" bigint NOT NULL,
	"days" smallint,
	"seed" text NOT NULL,
	"scored_day" integer,
	"notice_days" smallint,
	"frozen_at" bigint,
	"backup" text,
	"backup_at" bigint,
	"ended_at" bigint,
	CONSTRAINT "seasons_number" CHECK ("seasons"."number" > 0),
	CONSTRAINT "seasons_days" CHECK ("seasons"."days" > 0),
	CONSTRAINT "seasons_backup" CHECK (("seasons"."backup" is null) = ("seasons"."backup_at" is null)),
	CONSTRAINT "seasons_ended" CHECK ("seasons"."ended_at" is null or ("seasons"."frozen_at" is not null and "seasons"."backup_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "worlds" ADD COLUMN "season" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "season_battles" ADD CONSTRAINT "season_battles_season_seasons_number_fk" FOREIGN KEY ("season") REFERENCES "public"."seasons"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_champions" ADD CONSTRAINT "season_champions_season_seasons_number_fk" FOREIGN KEY ("season") REFERENCES "public"."seasons"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_standings" ADD CONSTRAINT "season_standings_season_seasons_number_fk" FOREIGN KEY ("season") REFERENCES "public"."seasons"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_by_renown" ON "ledger" USING btree ("player_id","id") WHERE "ledger"."kind" in ('relic', 'cave', 'forest', 'attack', 'capture', 'plunder', 'defense', 'factory-lost', 'abandon');--> statement-breakpoint
-- A world of before seasons enters its first one at the next midnight (UTC), with all it has.
INSERT INTO "seasons" ("number", "begins_at", "seed")
SELECT 1, (floor(extract(epoch from now()) / 86400) + 1)::bigint * 86400000, "seed" FROM "worlds";--> statement-breakpoint
-- As before; besides, a player's renown is forgotten.
CREATE OR REPLACE FUNCTION "forget_player"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
begin
  update fields f set base_owner = nullif(f.base_owner, old.id), version = f.version + 1
  where f.base_owner = old.id
    or exists (select from factories o where o.owner = old.id and o.x = f.x and o.y = f.y)
    or exists (select from mines m where m.owner = old.id and m.x = f.x and m.y = f.y);
  update fields f set free_since = (extract(epoch from clock_timestamp()) * 1000)::bigint,
    reserved_until = case when o.falls_free_at > 0 then o.falls_free_at + 3600000 else f.reserved_until end
  from factories o where o.owner = old.id and o.type = 'factory' and o.x = f.x and o.y = f.y;
  delete from field_bars where player_id = old.id;
  delete from factories where owner = old.id;
  delete from mines where owner = old.id;
  delete from cooldowns where player_id = old.id;
  delete from referral_days where referrer_id = old.id;
  delete from ledger where player_id = old.id;
  delete from renown_days where player_id = old.id;
  return old;
end $$;
