-- Fairer factories (rules §2, §10, §13): the shield covers the first factory ever captured, bars are kept
-- per field and player, fields remember how long they were held and free, and half of all factories are
-- small. What a running world's books know of it is taken over; held factories keep their slots.
CREATE TABLE "field_bars" (
	"x" smallint NOT NULL,
	"y" smallint NOT NULL,
	"player_id" integer NOT NULL,
	"until" bigint NOT NULL,
	CONSTRAINT "field_bars_x_y_player_id_pk" PRIMARY KEY("x","y","player_id")
);
--> statement-breakpoint
ALTER TABLE "factories" ADD COLUMN "is_first" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "factories" ADD COLUMN "falls_free_at" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "fields" ADD COLUMN "free_since" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "fields" ADD COLUMN "held_since" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "fields" ADD COLUMN "open_until" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "fields" ADD COLUMN "reserved_until" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "fields" ADD COLUMN "safe_until" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "has_captured" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "field_bars" ADD CONSTRAINT "field_bars_x_y_fields_x_y_fk" FOREIGN KEY ("x","y") REFERENCES "fields"("x","y") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "field_bars_by_end" ON "field_bars" USING btree ("until");--> statement-breakpoint
insert into field_bars (x, y, player_id, until)
select x, y, barred_id, barred_until from fields where barred_id is not null;--> statement-breakpoint
ALTER TABLE "fields" DROP COLUMN "barred_id";--> statement-breakpoint
ALTER TABLE "fields" DROP COLUMN "barred_until";--> statement-breakpoint
with captured as materialized (
  select distinct on (player_id) player_id, (detail->>'x')::smallint as x, (detail->>'y')::smallint as y,
    created_at
  from ledger where kind = 'capture' and (detail->>'won')::boolean
  order by player_id, id
),
players_known as (
  update players p set has_captured = true, version = p.version + 1
  where p.id in (select player_id from captured)
    or p.id in (select owner from factories where type = 'factory')
)
update factories a set is_first = true from captured c
where a.type = 'factory' and a.owner = c.player_id and a.x = c.x and a.y = c.y and not exists (
  select from ledger l
  where l.player_id = c.player_id and l.kind in ('factory-lost', 'abandon')
    and (l.detail->>'x')::smallint = c.x and (l.detail->>'y')::smallint = c.y
);--> statement-breakpoint
with captured as materialized (
  select (detail->>'x')::smallint as x, (detail->>'y')::smallint as y, max(created_at) as at
  from ledger where kind = 'capture' and (detail->>'won')::boolean group by 1, 2
),
freed as materialized (
  select (detail->>'x')::smallint as x, (detail->>'y')::smallint as y, max(created_at) as at
  from ledger where kind = 'abandon' or (kind = 'factory-lost' and detail->>'reason' <> 'captured')
  group by 1, 2
)
update fields f set version = f.version + 1,
  held_since = coalesce(c.at, w.created_at),
  free_since = case
    when a.id is not null then 0
    when r.at >= c.at then r.at
    -- It fell free with an owner who is gone: as far as anybody knows a moment ago.
    else (extract(epoch from now()) * 1000)::bigint
  end,
  safe_until = coalesce(a.safe_until, 0)
from worlds w, fields g
  left join factories a on a.x = g.x and a.y = g.y and a.type = 'factory'
  left join captured c on c.x = g.x and c.y = g.y
  left join freed r on r.x = g.x and r.y = g.y
where g.x = f.x and g.y = f.y and g.type = 'factory' and (a.id is not null or c.at is not null);--> statement-breakpoint
with half as (
  select greatest(0, (count(*) + 1) / 2 - count(*) filter (where slots <= 900)) as lacking
  from fields where type = 'factory'
),
larger as (
  select f.x, f.y, row_number() over (order by f.slots, f.y, f.x) as nr
  from fields f
  where f.type = 'factory' and f.slots > 900
    and not exists (select from factories a where a.x = f.x and a.y = f.y)
)
update fields f set slots = 900, version = f.version + 1
from larger, half where f.x = larger.x and f.y = larger.y and larger.nr <= half.lacking;--> statement-breakpoint
-- As before; besides, what a player held is free from now on, under notice kept for newcomers.
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
  return old;
end $$;
