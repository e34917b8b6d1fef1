/**
 * CTEs that take the bases of `leaving` (id, x, y, reason) off the map; their players must be locked.
 * The bases keep their level. The player's log gives the reason, and so does an alert unless an unread
 * one exists. The statement itself clears the fields.
 * @param now the parameter with the time
 */
export const leaveMap = (now: string): string => `
left_the_map as (
  update players p set base_x = null, base_y = null, version = p.version + 1,
    log_counts[1] = p.log_counts[1] + 1
  from leaving where p.id = leaving.id
  returning p.id, p.version, p.log_counts,
    jsonb_build_object('x', leaving.x, 'y', leaving.y, 'reason', leaving.reason) as detail
),
left_lines as (
  insert into ledger
    (player_id, version, kind, nr, cat, cat_nr, d_metal, d_energy, detail, created_at)
  select id, version, 'base-left', (select sum(lines) from unnest(log_counts) as lines), 0,
    log_counts[1], 0, 0, detail, ${now}::bigint
  from left_the_map
),
left_alerts as (
  insert into alerts (player_id, type, kind, facts, created_at)
  select id, 'event', 'base-left', jsonb_build_object('metal', 0, 'energy', 0, 'detail', detail),
    ${now}::bigint
  from left_the_map l where not exists (
    select from alerts a where a.player_id = l.id and a.kind = 'base-left' and not a.read
  )
),
kept as (
  update factories a set x = null, y = null from left_the_map
  where a.owner = left_the_map.id and a.type = 'base' returning a.id
)`;
