/** Addresses of the game's pages; their patterns are in `routes.tsx`. */

/** The read-only view of a field; a typed address may name one that does not exist. */
export function fieldPath({ x, y }: Record<"x" | "y", number | string>): string {
  return `/game/${x}/${y}`;
}

/** The report of a battle. */
export function battlePath(id: string): string {
  return `/battles/${id}`;
}
