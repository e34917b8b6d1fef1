-- Rows that change with every action: leave room on the page, so that updates touch no index.
ALTER TABLE "players" SET (fillfactor = 70);
--> statement-breakpoint
ALTER TABLE "cooldowns" SET (fillfactor = 70);
--> statement-breakpoint
ALTER TABLE "sessions" SET (fillfactor = 70);
--> statement-breakpoint
ALTER TABLE "referral_days" SET (fillfactor = 70);
--> statement-breakpoint
-- What goes with a player. A trigger, not foreign keys: the ledger would pay for them on each insert,
-- and the field's version has to rise.
CREATE FUNCTION "forget_player"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
begin
  update fields set base_owner = null, version = version + 1 where base_owner = old.id;
  delete from factories where owner = old.id;
  delete from cooldowns where player_id = old.id;
  delete from referral_days where referrer_id = old.id;
  delete from ledger where player_id = old.id;
  return old;
end $$;
--> statement-breakpoint
CREATE TRIGGER "players_forget" BEFORE DELETE ON "players" FOR EACH ROW EXECUTE FUNCTION "forget_player"();
--> statement-breakpoint
-- Every row is a broken invariant; an empty answer means that the books are right.
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
from players p join accounts a on a.id = p.id where p.is_guest <> a.is_guest;
