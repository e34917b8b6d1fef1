/** A part of a statement whose `cell` is where a base is placed: no mine stays there (rules §1). */
export const CLEAR_MINES = `
cleared as (
  delete from mines m using cell where m.x = cell.x and m.y = cell.y and exists (select from player)
)`;
