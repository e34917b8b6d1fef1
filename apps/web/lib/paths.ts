/** Addresses of the game's pages; the patterns they follow are in `routes.tsx`. */

/** The read-only look at a field; an address that was typed may name one that does not exist. */
export function fieldPath({ x, y }: Record<"x" | "y", number | string>): string {
  return `/game/${x}/${y}`;
}

/** The report of a battle. */
export function battlePath(id: string): string {
  return `/battles/${id}`;
}
