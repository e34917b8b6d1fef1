/** Excavator parts in the inventory of the login payload (spec §3 Item). */
import type { LoginPayload } from "@emberlode/contract";

/** How many of a part the player has. */
export function partCount({ user }: LoginPayload, part: string): number {
  return user.items.find(({ item }) => item === part)?.count ?? 0;
}

/** The payload with this many of a part; zero removes the entry. */
export function withPartCount(payload: LoginPayload, part: string, count: number): LoginPayload {
  const others = payload.user.items.filter(({ item }) => item !== part);
  const items = count > 0 ? [...others, { item: part, count }] : others;
  return { ...payload, user: { ...payload.user, items } };
}
