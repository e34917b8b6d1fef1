/** What a client learns about its player when it logs in (spec §3 Login payload). */
import type { LoginPayload } from "@emberlode/contract";
import { EXCAVATOR_PART_IDS, type PlayerState } from "@emberlode/game";
import { GameError } from "../errors.ts";
import { findFactories } from "../players/factories.queries.ts";
import type { Services } from "../services.ts";
import { findAccount, toDisplayUser } from "./accounts.queries.ts";
import { toSettings } from "./settings.ts";
import { isoTime, toStatus } from "./status.ts";

/** The inventory: what caves held and the Excavator Center sold, until it is installed. */
function heldParts({ parts }: PlayerState): { item: string; count: number }[] {
  return EXCAVATOR_PART_IDS.flatMap((item, index) => {
    const count = parts[index] ?? 0;
    return count > 0 ? [{ item, count }] : [];
  });
}

/** The payload of an account. NOT_LOGGED_IN when it is gone. */
export async function loginPayload(services: Services, id: number): Promise<LoginPayload> {
  const { db, actions, clock } = services;
  const [account, player, owned] = await Promise.all([
    findAccount(db, id),
    actions.read(id),
    findFactories(db, id),
  ]);
  if (account === null || player === null) throw new GameError("NOT_LOGGED_IN");
  const settings = toSettings(account.settings);
  const factories = owned.filter(({ x }) => x !== null);
  const { baseX, baseY } = player;
  return {
    user: {
      _id: String(id),
      ...toDisplayUser(account),
      isGuest: account.isGuest,
      role: account.role,
      items: heldParts(player),
      digEnergyCap: [player.digEnergyMin, player.digEnergyMax],
      digMetalCap: [player.digMetalMin, player.digMetalMax],
      status: toStatus(player, { factories, settings, now: clock.now() }),
      base: baseX === null || baseY === null ? null : { x: baseX, y: baseY },
    },
    createdAt: isoTime(account.createdAt),
  };
}
