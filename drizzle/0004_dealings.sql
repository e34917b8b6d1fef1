CREATE TABLE "battles" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" bigint NOT NULL,
	"report" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "day_seeds" (
	"day" integer PRIMARY KEY NOT NULL,
	"seed" "bytea" NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "day_seeds_length" CHECK (octet_length("day_seeds"."seed") = 32)
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"email" text NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mines" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"x" smallint NOT NULL,
	"y" smallint NOT NULL,
	"owner" integer NOT NULL,
	"laid_at" bigint NOT NULL,
	"until" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "naps" (
	"low" integer NOT NULL,
	"high" integer NOT NULL,
	"asked_by" integer NOT NULL,
	"state" text NOT NULL,
	"blocked_by" integer[] DEFAULT '{}' NOT NULL,
	"ends_at" bigint,
	"changed_at" bigint NOT NULL,
	CONSTRAINT "naps_low_high_pk" PRIMARY KEY("low","high"),
	CONSTRAINT "naps_order" CHECK ("naps"."low" < "naps"."high"),
	CONSTRAINT "naps_state" CHECK ("naps"."state" in ('asked', 'active', 'rejected', 'ended')),
	CONSTRAINT "naps_asked_by" CHECK ("naps"."asked_by" in ("naps"."low", "naps"."high"))
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"name" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "pictures_size" CHECK (octet_length("pictures"."bytes") <= 262144)
);
--> statement-breakpoint
CREATE TABLE "plots" (
	"id" text PRIMARY KEY NOT NULL,
	"player_id" integer NOT NULL,
	"x" smallint NOT NULL,
	"y" smallint NOT NULL,
	"fields" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "plots_on_map" CHECK ("plots"."x" between 1 and 50 and "plots"."y" between 1 and 50),
	CONSTRAINT "plots_fields" CHECK (jsonb_typeof("plots"."fields") = 'object')
);
--> statement-breakpoint
ALTER TABLE "factories" ADD COLUMN "safe_until" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "fields" ADD COLUMN "barred_id" integer;--> statement-breakpoint
ALTER TABLE "fields" ADD COLUMN "barred_until" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger" ADD COLUMN "nr" integer;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "log_counts" integer[] DEFAULT '{0,0,0,0,0,0,0,0,0,0,0,0,0}' NOT NULL;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mines" ADD CONSTRAINT "mines_x_y_fields_x_y_fk" FOREIGN KEY ("x","y") REFERENCES "public"."fields"("x","y") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "naps" ADD CONSTRAINT "naps_low_players_id_fk" FOREIGN KEY ("low") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "naps" ADD CONSTRAINT "naps_high_players_id_fk" FOREIGN KEY ("high") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plots" ADD CONSTRAINT "plots_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_changes_by_account" ON "email_changes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "email_changes_by_expiry" ON "email_changes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mines_by_cell" ON "mines" USING btree ("x","y");--> statement-breakpoint
CREATE INDEX "mines_by_owner" ON "mines" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "mines_by_end" ON "mines" USING btree ("until");--> statement-breakpoint
CREATE INDEX "naps_by_high" ON "naps" USING btree ("high");--> statement-breakpoint
CREATE INDEX "naps_by_end" ON "naps" USING btree ("ends_at") WHERE "naps"."ends_at" is not null;--> statement-breakpoint
CREATE INDEX "pictures_by_account" ON "pictures" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "plots_by_player" ON "plots" USING btree ("player_id","created_at");--> statement-breakpoint
-- Lines written before they were numbered. Credit of a referred player gets a line of its own a day.
INSERT INTO "ledger" ("player_id", "version", "kind", "d_metal", "d_energy", "detail", "created_at")
SELECT r."referrer_id", p."version", 'referral', 0, 0, jsonb_build_object('refereeId', r."referee_id", 'day', r."day"), r."updated_at"
FROM "referral_days" r JOIN "players" p ON p."id" = r."referrer_id"
ORDER BY r."updated_at";
--> statement-breakpoint
UPDATE "ledger" l SET "nr" = n."nr"
FROM (SELECT "player_id", "id", row_number() OVER (PARTITION BY "player_id" ORDER BY "id") AS "nr" FROM "ledger" WHERE "kind" <> 'move') n
WHERE l."player_id" = n."player_id" AND l."id" = n."id";
--> statement-breakpoint
UPDATE "players" p SET "version" = p."version" + 1, "log_counts" = array[
  c."account", c."dig", c."referral", c."note", c."find", c."army", c."research", c."tool", c."mine", c."battle", c."factory", c."trade", c."casino"]::integer[]
FROM (
  SELECT "player_id",
    count(*) FILTER (WHERE "kind" = 'start') AS "account",
    count(*) FILTER (WHERE "kind" in ('dig', 'buy-part', 'install-part')) AS "dig",
    count(*) FILTER (WHERE "kind" = 'referral') AS "referral",
    count(*) FILTER (WHERE "kind" = 'note') AS "note",
    count(*) FILTER (WHERE "kind" in ('cave', 'forest', 'memorial', 'mirage')) AS "find",
    count(*) FILTER (WHERE "kind" in ('buy-units', 'buy-tech')) AS "army",
    count(*) FILTER (WHERE "kind" = 'research') AS "research",
    count(*) FILTER (WHERE "kind" = 'tool') AS "tool",
    count(*) FILTER (WHERE "kind" = 'mine') AS "mine",
    count(*) FILTER (WHERE "kind" in ('attack', 'defense')) AS "battle",
    count(*) FILTER (WHERE "kind" in ('upgrade-base', 'capture', 'factory-lost', 'abandon')) AS "factory",
    count(*) FILTER (WHERE "kind" in ('bank', 'exchange', 'market')) AS "trade",
    count(*) FILTER (WHERE "kind" = 'casino') AS "casino"
  FROM "ledger" GROUP BY "player_id"
) c WHERE c."player_id" = p."id";
--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_lines" ON "ledger" USING btree ("player_id","nr") WHERE "ledger"."nr" is not null;--> statement-breakpoint
CREATE INDEX "ledger_lines_by_kind" ON "ledger" USING btree ("player_id","kind","nr") WHERE "ledger"."nr" is not null and "ledger"."kind" <> 'dig';--> statement-breakpoint
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_nr" CHECK (("ledger"."nr" is null) = ("ledger"."kind" = 'move') and "ledger"."nr" > 0);--> statement-breakpoint
ALTER TABLE "players" ADD CONSTRAINT "players_log_counts" CHECK (array_ndims("players"."log_counts") = 1 and cardinality("players"."log_counts") = 13 and array_position("players"."log_counts", null) is null and 0 <= all ("players"."log_counts") and 2147483647 >= all ("players"."log_counts"));
--> statement-breakpoint
-- A base moves by two fields in one statement: whose base stands where is checked at its end.
ALTER TABLE "fields" DROP CONSTRAINT "fields_base_owner";
--> statement-breakpoint
ALTER TABLE "fields" ADD CONSTRAINT "fields_base_owner" UNIQUE ("base_owner") DEFERRABLE INITIALLY IMMEDIATE;
--> statement-breakpoint
ALTER TABLE "fields" SET (fillfactor = 70);
--> statement-breakpoint
-- Whatever a player leaves on a field raises its version, so that every process hears of it.
CREATE OR REPLACE FUNCTION "forget_player"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
begin
  update fields f set base_owner = nullif(f.base_owner, old.id), version = f.version + 1
  where f.base_owner = old.id
    or exists (select from factories o where o.owner = old.id and o.x = f.x and o.y = f.y)
    or exists (select from mines m where m.owner = old.id and m.x = f.x and m.y = f.y);
  delete from factories where owner = old.id;
  delete from mines where owner = old.id;
  delete from cooldowns where player_id = old.id;
  delete from referral_days where referrer_id = old.id;
  delete from ledger where player_id = old.id;
  return old;
end $$;
--> statement-breakpoint
CREATE VIEW "audit_books" AS
with lines as (
  select player_id, count(nr) as lines, max(nr) as last,
    sum(d_metal) filter (where kind = 'bank') as bank_metal,
    sum(d_energy) filter (where kind = 'bank') as bank_energy
  from ledger group by player_id
)
select 'bank'::text as invariant, p.id as player_id,
  format('metal %s, booked %s; energy %s, booked %s', p.bank_metal, coalesce(-l.bank_metal, 0), p.bank_energy, coalesce(-l.bank_energy, 0)) as detail
from players p left join lines l on l.player_id = p.id
where p.bank_metal <> coalesce(-l.bank_metal, 0) or p.bank_energy <> coalesce(-l.bank_energy, 0)
union all
select 'log-lines', p.id, format('counted %s, written %s, last number %s', c.total, coalesce(l.lines, 0), coalesce(l.last, 0))
from players p
cross join lateral (select sum(n) as total from unnest(p.log_counts) n) c
left join lines l on l.player_id = p.id
where c.total <> coalesce(l.lines, 0) or c.total <> coalesce(l.last, 0)
union all
select 'loot', min(f.player_id), format('battle %s: metal %s, energy %s', f.detail->>'battle', sum(f.d_metal), sum(f.d_energy))
from ledger f where f.kind in ('attack', 'defense') and f.detail ? 'battle'
group by f.detail->>'battle'
having count(*) = 2 and (sum(f.d_metal) <> 0 or sum(f.d_energy) <> 0)
union all
select 'battle-report', f.player_id, format('battle %s has no report', f.detail->>'battle')
from ledger f where f.kind in ('attack', 'capture') and f.detail ? 'battle'
  and not exists (select from battles b where b.id = f.detail->>'battle')
union all
select 'kept-tools', p.id, format('tools %s, researches %s', p.tools, p.researches)
from players p
where exists (select from unnest(array[1, 4, 5, 6, 7, 8]) i where p.tools[i] <> p.researches[i])
union all
select 'nap-partners', p.id, format('player %s is a partner without a pact', other)
from players p, unnest(p.nap_partners) other
where exists (select from players q where q.id = other)
  and not exists (
    select from naps n where n.low = least(p.id, other) and n.high = greatest(p.id, other)
      and (n.state = 'active' or n.ends_at is not null)
  )
union all
select 'nap-one-sided', p.id, format('player %s does not know of the pact', q.id)
from players p join players q on q.id = any(p.nap_partners) where not p.id = any(q.nap_partners)
union all
select 'mine-of-nobody', m.owner, format('mine %s at %s,%s', m.id, m.x, m.y)
from mines m where not exists (select from players p where p.id = m.owner)
union all
select 'mine-under-base', f.base_owner, format('mine %s at %s,%s', m.id, m.x, m.y)
from mines m join fields f on f.x = m.x and f.y = m.y where f.base_owner is not null;