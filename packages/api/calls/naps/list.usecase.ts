/** The caller's pacts. */
import type { NapView } from "@emberlode/contract";
import { findNapsOf } from "../../world/players/naps.queries.ts";
import type { PlayerContext } from "../context.ts";
import { toPartner, viewNap } from "./nap-view.ts";

/** Most pacts that are listed, the last changed first. */
const LISTED = 500;

/** Pacts that are in force, requested, rejected, ending, or blocked by the caller. */
export async function listNaps({
  services,
  playerId,
}: PlayerContext<"clock" | "db" | "profiles" | "ranking">): Promise<{ naps: NapView[] }> {
  const now = services.clock.now();
  const naps = await findNapsOf(services.db, playerId, { now, limit: LISTED });
  const otherOf = (askedBy: number, askedOf: number) => (askedBy === playerId ? askedOf : askedBy);
  const others = naps.map(({ askedBy, askedOf }) => otherOf(askedBy, askedOf));
  const profiles = await services.profiles.of(others);
  return {
    naps: naps.flatMap((nap) => {
      const profile = profiles.get(otherOf(nap.askedBy, nap.askedOf));
      if (profile === undefined) return [];
      const partner = toPartner(profile, services.ranking);
      return viewNap(nap, { playerId, partner, now }) ?? [];
    }),
  };
}
