-- What raiders took decides what is left to take, and whom a strike opens (rules §12): fights say what was
-- carried off, and a week of loot by player bounds what is looted. The running world's is read from its
-- books. The view is made again: it read the columns that go.
ALTER TABLE "players" ADD COLUMN "loots" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ADD CONSTRAINT "players_loots" CHECK (jsonb_typeof("players"."loots") = 'array');--> statement-breakpoint
with fought as materialized (
  select l.player_id, l.kind, l.created_at, l.detail,
    (b.report->'attacker'->>'standing')::float8 as attacking,
    (b.report->'defender'->>'standing')::float8 as defending
  from ledger l left join battles b on b.id = l.detail->>'battle'
  where l.kind in ('attack', 'defense', 'capture', 'factory-lost')
    and l.created_at > (extract(epoch from now()) * 1000)::bigint - 8 * 86400000::bigint
),
looted as (
  select player_id, (detail->>'otherId')::int as other, created_at / 86400000 as day,
    coalesce(sum((detail->>'amount')::bigint) filter (where detail->>'lootType' = 'metal'), 0) as metal,
    coalesce(sum((detail->>'amount')::bigint) filter (where detail->>'lootType' = 'energy'), 0) as energy
  from fought
  where kind = 'attack' and (detail->>'amount')::bigint > 0
    and created_at / 86400000 > (extract(epoch from now()) * 1000)::bigint / 86400000 - 7
  group by 1, 2, 3
),
weeks as (
  select player_id, jsonb_agg(
    jsonb_build_object('other', other, 'day', day, 'metal', metal, 'energy', energy) order by day, other
  ) as loots
  from looted group by player_id
),
remembered as (
  select p.id, m.nr, m.fight, (m.fight->>'at')::bigint as at, m.fight->>'other' as other
  from players p cross join lateral jsonb_array_elements(p.fights) with ordinality m(fight, nr)
),
found as (
  select distinct on (r.id, r.nr) r.id, r.nr, r.fight, f.detail, f.attacking, f.defending
  from remembered r
  left join fought f on f.player_id = r.id and f.created_at = r.at and f.detail->>'otherId' = r.other
  order by r.id, r.nr
),
memories as (
  select id, jsonb_agg(fight || jsonb_build_object(
    'cell', ((detail->>'y')::int - 1) * 50 + (detail->>'x')::int - 1,
    'loot', coalesce((detail->>'amount')::bigint, 0),
    'pool', case when detail->>'place' = 'base' and attacking < defending * 0.5 then 'small' else 'large' end,
    'revenge', coalesce(detail->>'place' = 'base' and defending < attacking * 0.2, false)
  ) order by nr) as fights
  from found group by id
)
update players p set version = p.version + 1,
  loots = coalesce(w.loots, '[]'), fights = coalesce(m.fights, p.fights)
from players q left join weeks w on w.player_id = q.id left join memories m on m.id = q.id
where p.id = q.id and (w.player_id is not null or m.id is not null);--> statement-breakpoint
DROP VIEW "audit_books";--> statement-breakpoint
ALTER TABLE "players" DROP COLUMN "looted_metal";--> statement-breakpoint
ALTER TABLE "players" DROP COLUMN "looted_energy";--> statement-breakpoint
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
  ('loot of the week', array(
    select unnest(array[(o->>'metal')::bigint, (o->>'energy')::bigint]) from jsonb_array_elements(p.loots) o
  )),
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
