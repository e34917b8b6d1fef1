/** Public calls; all others need the `user` cookie (spec §6). Only names, for browsers. */
import type { CALLS_BY_ROUTER } from "./calls/index.ts";

type Routers = typeof CALLS_BY_ROUTER;

/** The names of the calls with this fact in their definition. */
export type NamesOf<Fact> = {
  [Router in keyof Routers]: {
    [Key in keyof Routers[Router]]: Routers[Router][Key] extends Fact
      ? `${Router}.${Key & string}`
      : never;
  }[keyof Routers[Router]];
}[keyof Routers];

/** Exactly one entry per public call; a missing or extra one does not compile. */
const PUBLIC = {
  "user.register": true,
  "user.guest": true,
  "user.login": true,
  "user.logout": true,
  "user.forgotUsername": true,
  "user.forgotPassword": true,
  "user.resetPassword": true,
  "user.confirmEmail": true,
  "battles.report": true,
  "ranks.list": true,
  "ranks.player": true,
  "seasons.current": true,
  "seasons.list": true,
  "seasons.one": true,
  "clans.list": true,
  "fair.day": true,
  "appeals.list": true,
  "appeals.write": true,
  "world.numbers": true,
  "world.signups": true,
  "world.banners": true,
  "world.text": true,
} as const satisfies Readonly<Record<NamesOf<{ access: "public" }>, true>>;

export const PUBLIC_CALLS: ReadonlySet<string> = new Set(Object.keys(PUBLIC));
