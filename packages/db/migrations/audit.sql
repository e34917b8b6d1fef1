-- The invariants that hold in every world, as one view: each row is a broken one (`npm run audit-ledger`).
-- The server recreates the view at start when this file has changed. No migration may use it: it is
-- dropped while migrations run.
create view audit as
with booked as (
  select player_id, sum(metal) as metal, sum(energy) as energy
  from (
    select player_id, d_metal as metal, d_energy as energy from ledger
    union all
    select referrer_id, paid_metal, paid_energy from referral_days
  ) entries
  group by player_id
),
lines as (
  select player_id, count(nr) as lines, max(nr) as last,
    sum(d_metal) filter (where kind = 'bank') as bank_metal,
    sum(d_energy) filter (where kind = 'bank') as bank_energy
  from ledger group by player_id
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
select 'base-missing', p.id, 'no base, neither on the map nor waiting'
from players p where not exists (select from factories o where o.owner = p.id and o.type = 'base')
union all
select 'factory-on-wrong-field', o.owner, format('factory %s at %s,%s on a field of type %s', o.id, o.x, o.y, f.type)
from factories o join fields f on f.x = o.x and f.y = o.y
where o.type = 'factory' and f.type <> 'factory'
union all
select 'guest-flag', p.id, format('player %s, account %s', p.is_guest, a.is_guest)
from players p join accounts a on a.id = p.id where p.is_guest <> a.is_guest
union all
select 'bank', p.id,
  format('metal %s, booked %s; energy %s, booked %s', p.bank_metal, coalesce(-l.bank_metal, 0), p.bank_energy, coalesce(-l.bank_energy, 0))
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
from ledger f where f.kind in ('attack', 'capture', 'plunder') and f.detail ? 'battle'
  and not exists (select from battles b where b.id = f.detail->>'battle')
union all
-- hotcut, gps, scouter, bank, casino and market: their positions in TOOL_IDS, counted from 1.
-- audit.test.ts compares them with the tools that are kept.
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
  ('attack units', p.attack_units), ('defense units', p.defense_units),
  ('tools', p.tools::bigint[]), ('researches', p.researches::bigint[]),
  ('parts', p.parts::bigint[]), ('installed parts', p.parts_installed::bigint[]),
  ('dig ranges', array[p.dig_metal_min, p.dig_metal_max, p.dig_energy_min, p.dig_energy_max]),
  ('waiting referral credit', array[p.referral_waiting_metal, p.referral_waiting_energy]),
  ('loot of the week', array(
    select unnest(array[(o->>'metal')::bigint, (o->>'energy')::bigint]) from json_array_elements(p.loots) o
  )),
  ('digs, caves, forests, attacks, stakes', array[p.digs, p.caves, p.forests, p.attacks, p.stakes]::bigint[])
) n(name, counts)
where 0 > any (n.counts)
union all
select 'season', 0, format('the world is in season %s, which does not run', w.season)
from worlds w where not exists (select from seasons s where s.number = w.season and s.ended_at is null)
union all
select 'season', 0, format('season %s runs, the world is in season %s', s.number, w.season)
from seasons s cross join worlds w where s.number <> w.season and s.ended_at is null
union all
select 'renown-without-player', d.player_id, format('day %s', d.day)
from renown_days d where not exists (select from players p where p.id = d.player_id)
union all
select 'negative', r.referrer_id, format('credit from %s on day %s', r.referee_id, r.day)
from referral_days r where least(r.metal, r.energy, r.paid_metal, r.paid_energy) < 0
union all
select 'negative', o.owner, format('slots of factory %s: %s', o.id, o.slots)
from factories o where o.slots < 0
union all
select 'garrison', o.owner, format('shares of %s%% together', sum(o.garrison))
from factories o
group by o.owner having sum(o.garrison) > 100
union all
select 'factory-of-two', min(o.owner), format('%s at %s,%s', count(*), o.x, o.y)
from factories o where o.x is not null
group by o.x, o.y having count(*) > 1
union all
select 'goal-paid-twice', l.player_id, format('%s: %s times', l.detail->>'goal', count(*))
from ledger l where l.kind = 'goal'
group by l.player_id, l.detail->>'goal' having count(*) > 1
union all
select 'goal-of-guest', p.id, format('%s rewards', count(*))
from players p join ledger l on l.player_id = p.id and l.kind = 'goal'
where p.is_guest group by p.id
union all
select 'goal-rewards', l.player_id, format('metal %s, energy %s', sum(l.d_metal), sum(l.d_energy))
from ledger l where l.kind = 'goal'
group by l.player_id having greatest(sum(l.d_metal), sum(l.d_energy)) > 4000
  or least(min(l.d_metal), min(l.d_energy)) < 0
union all
select 'key-used-twice', l.player_id, format('key %s: %s effects', l.key, count(*))
from ledger l where l.key is not null
group by l.player_id, l.key having count(*) > 1;
