-- Guards of single columns become types of their own (decision 21). The views are made anew as they were:
-- a column that a view reads cannot change its type.
DROP VIEW "audit_books";--> statement-breakpoint
DROP VIEW "audit";--> statement-breakpoint
CREATE DOMAIN "amount" AS bigint CONSTRAINT "amount" CHECK (VALUE BETWEEN 0 AND 9007199254740991);--> statement-breakpoint
CREATE DOMAIN "counter" AS integer CONSTRAINT "counter" CHECK (VALUE >= 0);--> statement-breakpoint
CREATE DOMAIN "coordinate" AS smallint CONSTRAINT "coordinate" CHECK (VALUE BETWEEN 1 AND 50);--> statement-breakpoint
CREATE DOMAIN "candles" AS smallint CONSTRAINT "candles" CHECK (VALUE BETWEEN 0 AND 7);--> statement-breakpoint
CREATE DOMAIN "units" AS bigint[] CONSTRAINT "units" CHECK (array_ndims(VALUE) = 1 AND array_lower(VALUE, 1) = 1 AND cardinality(VALUE) = 10 AND array_position(VALUE, NULL) IS NULL AND 0 <= ALL (VALUE) AND 9007199254740991 >= ALL (VALUE));--> statement-breakpoint
CREATE DOMAIN "techs" AS boolean[] CONSTRAINT "techs" CHECK (array_ndims(VALUE) = 1 AND array_lower(VALUE, 1) = 1 AND cardinality(VALUE) = 10 AND array_position(VALUE, NULL) IS NULL);--> statement-breakpoint
CREATE DOMAIN "week_of_amounts" AS bigint[] CONSTRAINT "week_of_amounts" CHECK (array_ndims(VALUE) = 1 AND array_lower(VALUE, 1) = 1 AND cardinality(VALUE) = 7 AND array_position(VALUE, NULL) IS NULL AND 0 <= ALL (VALUE) AND 9007199254740991 >= ALL (VALUE));--> statement-breakpoint
CREATE DOMAIN "tool_counts" AS integer[] CONSTRAINT "tool_counts" CHECK (array_ndims(VALUE) = 1 AND array_lower(VALUE, 1) = 1 AND cardinality(VALUE) = 14 AND array_position(VALUE, NULL) IS NULL AND 0 <= ALL (VALUE) AND 2147483647 >= ALL (VALUE));--> statement-breakpoint
CREATE DOMAIN "research_levels" AS smallint[] CONSTRAINT "research_levels" CHECK (array_ndims(VALUE) = 1 AND array_lower(VALUE, 1) = 1 AND cardinality(VALUE) = 14 AND array_position(VALUE, NULL) IS NULL AND 0 <= ALL (VALUE) AND 5 >= ALL (VALUE));--> statement-breakpoint
CREATE DOMAIN "part_counts" AS integer[] CONSTRAINT "part_counts" CHECK (array_ndims(VALUE) = 1 AND array_lower(VALUE, 1) = 1 AND cardinality(VALUE) = 10 AND array_position(VALUE, NULL) IS NULL AND 0 <= ALL (VALUE) AND 2147483647 >= ALL (VALUE));--> statement-breakpoint
CREATE DOMAIN "installed_parts" AS smallint[] CONSTRAINT "installed_parts" CHECK (array_ndims(VALUE) = 1 AND array_lower(VALUE, 1) = 1 AND cardinality(VALUE) = 10 AND array_position(VALUE, NULL) IS NULL AND 0 <= ALL (VALUE) AND 20 >= ALL (VALUE));--> statement-breakpoint
CREATE DOMAIN "offer_counts" AS smallint[] CONSTRAINT "offer_counts" CHECK (array_ndims(VALUE) = 1 AND array_lower(VALUE, 1) = 1 AND cardinality(VALUE) = 6 AND array_position(VALUE, NULL) IS NULL AND 0 <= ALL (VALUE) AND 2147483647 >= ALL (VALUE));--> statement-breakpoint
CREATE DOMAIN "line_counts" AS integer[] CONSTRAINT "line_counts" CHECK (array_ndims(VALUE) = 1 AND array_lower(VALUE, 1) = 1 AND cardinality(VALUE) = 13 AND array_position(VALUE, NULL) IS NULL AND 0 <= ALL (VALUE) AND 2147483647 >= ALL (VALUE));--> statement-breakpoint
ALTER TABLE "cooldowns"
  DROP CONSTRAINT "cooldowns_on_map",
  ALTER COLUMN "x" SET DATA TYPE "coordinate",
  ALTER COLUMN "y" SET DATA TYPE "coordinate";--> statement-breakpoint
ALTER TABLE "players"
  DROP CONSTRAINT "players_amounts",
  DROP CONSTRAINT "players_more_amounts",
  DROP CONSTRAINT "players_counters",
  DROP CONSTRAINT "players_more_counters",
  DROP CONSTRAINT "players_tools",
  DROP CONSTRAINT "players_researches",
  DROP CONSTRAINT "players_parts",
  DROP CONSTRAINT "players_parts_installed",
  DROP CONSTRAINT "players_dug_before_metal",
  DROP CONSTRAINT "players_dug_before_energy",
  DROP CONSTRAINT "players_market_bought",
  DROP CONSTRAINT "players_log_counts",
  DROP CONSTRAINT "players_position",
  DROP CONSTRAINT "players_candle",
  DROP CONSTRAINT "players_attack_units",
  DROP CONSTRAINT "players_defense_units",
  DROP CONSTRAINT "players_attack_level",
  DROP CONSTRAINT "players_defense_level",
  DROP CONSTRAINT "players_mirage",
  DROP CONSTRAINT "players_dig_ranges",
  DROP CONSTRAINT "players_base",
  ALTER COLUMN "x" SET DATA TYPE "coordinate",
  ALTER COLUMN "y" SET DATA TYPE "coordinate",
  ALTER COLUMN "base_x" SET DATA TYPE "coordinate",
  ALTER COLUMN "base_y" SET DATA TYPE "coordinate",
  ALTER COLUMN "metal" SET DATA TYPE "amount",
  ALTER COLUMN "energy" SET DATA TYPE "amount",
  ALTER COLUMN "bank_metal" SET DATA TYPE "amount",
  ALTER COLUMN "bank_energy" SET DATA TYPE "amount",
  ALTER COLUMN "candle" SET DATA TYPE "candles",
  ALTER COLUMN "attack_units" SET DATA TYPE "units",
  ALTER COLUMN "defense_units" SET DATA TYPE "units",
  ALTER COLUMN "attack_level" SET DATA TYPE "techs",
  ALTER COLUMN "defense_level" SET DATA TYPE "techs",
  ALTER COLUMN "dig_metal_min" SET DATA TYPE "amount",
  ALTER COLUMN "dig_metal_max" SET DATA TYPE "amount",
  ALTER COLUMN "dig_energy_min" SET DATA TYPE "amount",
  ALTER COLUMN "dig_energy_max" SET DATA TYPE "amount",
  ALTER COLUMN "counter_day" SET DATA TYPE "counter",
  ALTER COLUMN "digs" SET DATA TYPE "counter",
  ALTER COLUMN "dug_metal" SET DATA TYPE "amount",
  ALTER COLUMN "dug_energy" SET DATA TYPE "amount",
  ALTER COLUMN "referral_metal" SET DATA TYPE "amount",
  ALTER COLUMN "referral_energy" SET DATA TYPE "amount",
  ALTER COLUMN "referral_waiting_metal" SET DATA TYPE "amount",
  ALTER COLUMN "referral_waiting_energy" SET DATA TYPE "amount",
  ALTER COLUMN "shield_until" SET DATA TYPE "amount",
  ALTER COLUMN "tools" SET DATA TYPE "tool_counts",
  ALTER COLUMN "tools" SET DEFAULT '{0,0,0,0,0,0,0,0,0,0,0,0,0,0}',
  ALTER COLUMN "researches" SET DATA TYPE "research_levels",
  ALTER COLUMN "researches" SET DEFAULT '{0,0,0,0,0,0,0,0,0,0,0,0,0,0}',
  ALTER COLUMN "parts" SET DATA TYPE "part_counts",
  ALTER COLUMN "parts" SET DEFAULT '{0,0,0,0,0,0,0,0,0,0}',
  ALTER COLUMN "parts_installed" SET DATA TYPE "installed_parts",
  ALTER COLUMN "parts_installed" SET DEFAULT '{0,0,0,0,0,0,0,0,0,0}',
  ALTER COLUMN "caves" SET DATA TYPE "counter",
  ALTER COLUMN "forests" SET DATA TYPE "counter",
  ALTER COLUMN "attacks" SET DATA TYPE "counter",
  ALTER COLUMN "stakes" SET DATA TYPE "counter",
  ALTER COLUMN "looted_metal" SET DATA TYPE "amount",
  ALTER COLUMN "looted_energy" SET DATA TYPE "amount",
  ALTER COLUMN "dug_before_metal" SET DATA TYPE "week_of_amounts",
  ALTER COLUMN "dug_before_metal" SET DEFAULT '{0,0,0,0,0,0,0}',
  ALTER COLUMN "dug_before_energy" SET DATA TYPE "week_of_amounts",
  ALTER COLUMN "dug_before_energy" SET DEFAULT '{0,0,0,0,0,0,0}',
  ALTER COLUMN "candle_day" SET DATA TYPE "counter",
  ALTER COLUMN "mirage_day" SET DATA TYPE "counter",
  ALTER COLUMN "market_day" SET DATA TYPE "counter",
  ALTER COLUMN "market_bought" SET DATA TYPE "offer_counts",
  ALTER COLUMN "market_bought" SET DEFAULT '{0,0,0,0,0,0}',
  ALTER COLUMN "mirage_x" SET DATA TYPE "coordinate",
  ALTER COLUMN "mirage_y" SET DATA TYPE "coordinate",
  ALTER COLUMN "gps_ready_at" SET DATA TYPE "amount",
  ALTER COLUMN "exploded_at" SET DATA TYPE "amount",
  ALTER COLUMN "rolls" SET DATA TYPE "amount",
  ALTER COLUMN "log_counts" SET DATA TYPE "line_counts",
  ALTER COLUMN "log_counts" SET DEFAULT '{0,0,0,0,0,0,0,0,0,0,0,0,0}',
  ADD CONSTRAINT "players_mirage" CHECK (("players"."mirage_x" is null) = ("players"."mirage_y" is null)),
  ADD CONSTRAINT "players_dig_ranges" CHECK ("players"."dig_metal_min" <= "players"."dig_metal_max" and "players"."dig_energy_min" <= "players"."dig_energy_max"),
  ADD CONSTRAINT "players_base" CHECK (("players"."base_x" is null) = ("players"."base_y" is null));--> statement-breakpoint
ALTER TABLE "referral_days"
  DROP CONSTRAINT "referral_days_amounts",
  ALTER COLUMN "metal" SET DATA TYPE "amount",
  ALTER COLUMN "energy" SET DATA TYPE "amount",
  ALTER COLUMN "paid_metal" SET DATA TYPE "amount",
  ALTER COLUMN "paid_energy" SET DATA TYPE "amount";--> statement-breakpoint
CREATE VIEW "audit" AS
with booked as (
  select player_id, sum(metal) as metal, sum(energy) as energy
  from (
    select player_id, d_metal as metal, d_energy as energy from ledger
    union all
    select referrer_id, paid_metal, paid_energy from referral_days
  ) entries
  group by player_id
)
select 'balance'::text as invariant, p.id as player_id,
  format('metal %s, booked %s; energy %s, booked %s', p.metal, coalesce(b.metal, 0), p.energy, coalesce(b.energy, 0)) as detail
from players p left join booked b on b.player_id = p.id
where p.metal <> coalesce(b.metal, 0) or p.energy <> coalesce(b.energy, 0)
union all
select 'ledger-without-player', b.player_id, 'entries of a player who does not exist'
from booked b where not exists (select from players p where p.id = b.player_id)
union all
select 'cooldown-without-player', c.player_id, format('field %s,%s', c.x, c.y)
from cooldowns c where not exists (select from players p where p.id = c.player_id)
union all
select 'ledger-ahead', l.player_id, format('entry %s is of version %s, the player of %s', l.id, l.version, p.version)
from ledger l join players p on p.id = l.player_id where l.version > p.version
union all
select 'base-of-player', p.id, format('player says %s,%s, map says %s,%s', p.base_x, p.base_y, f.x, f.y)
from players p left join fields f on f.base_owner = p.id
where (p.base_x, p.base_y) is distinct from (f.x, f.y)
union all
select 'base-factory', p.id, format('player says %s,%s, factory says %s,%s', p.base_x, p.base_y, o.x, o.y)
from players p left join factories o on o.owner = p.id and o.type = 'base'
where (p.base_x, p.base_y) is distinct from (o.x, o.y)
union all
select 'factory-on-wrong-field', o.owner, format('factory %s at %s,%s on a field of type %s', o.id, o.x, o.y, f.type)
from factories o join fields f on f.x = o.x and f.y = o.y
where o.type = 'factory' and f.type <> 'factory'
union all
select 'guest-flag', p.id, format('player %s, account %s', p.is_guest, a.is_guest)
from players p join accounts a on a.id = p.id where p.is_guest <> a.is_guest;--> statement-breakpoint
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
having (sum(f.d_metal) <> 0 or sum(f.d_energy) <> 0)
  and (count(*) = 2 or bool_and(exists (select from players q where q.id = (f.detail->>'otherId')::int)))
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
from mines m join fields f on f.x = m.x and f.y = m.y where f.base_owner is not null
union all
select 'negative', p.id, format('%s: %s', n.name, n.counts)
from players p cross join lateral (values
  ('metal', array[p.metal]), ('energy', array[p.energy]),
  ('metal in the bank', array[p.bank_metal]), ('energy in the bank', array[p.bank_energy]),
  ('candles', array[p.candle::bigint]),
  ('attack units', p.attack_units), ('defence units', p.defense_units),
  ('tools', p.tools::bigint[]), ('researches', p.researches::bigint[]),
  ('parts', p.parts::bigint[]), ('installed parts', p.parts_installed::bigint[]),
  ('dig ranges', array[p.dig_metal_min, p.dig_metal_max, p.dig_energy_min, p.dig_energy_max]),
  ('waiting referral credit', array[p.referral_waiting_metal, p.referral_waiting_energy]),
  ('loot of the day', array[p.looted_metal, p.looted_energy]),
  ('digs, caves, forests, attacks, stakes', array[p.digs, p.caves, p.forests, p.attacks, p.stakes]::bigint[])
) n(name, counts)
where 0 > any (n.counts)
union all
select 'negative', r.referrer_id, format('credit from %s on day %s', r.referee_id, r.day)
from referral_days r where least(r.metal, r.energy, r.paid_metal, r.paid_energy) < 0
union all
select 'negative', o.owner, format('slots of factory %s: %s', o.id, o.slots)
from factories o where o.slots < 0
union all
select 'factory-of-two', min(o.owner), format('%s at %s,%s', count(*), o.x, o.y)
from factories o where o.x is not null
group by o.x, o.y having count(*) > 1
union all
select 'key-used-twice', l.player_id, format('key %s: %s effects', l.key, count(*))
from ledger l where l.key is not null
group by l.player_id, l.key having count(*) > 1;
