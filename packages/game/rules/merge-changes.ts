/** Puts together what several rules decided about one action. */
import type { Changes, PlayerChange } from "../state.ts";

/** One change per player: what a later part sets wins. */
function mergePlayers(parts: readonly Changes[]): readonly PlayerChange[] {
  const byId = new Map<number, PlayerChange>();
  for (const { players } of parts) {
    for (const { id, set } of players) {
      byId.set(id, { id, set: { ...byId.get(id)?.set, ...set } });
    }
  }
  return [...byId.values()];
}

/**
 * The changes of one action from those of its parts, in order. Each part must have been decided on
 * the state that the parts before it leave. At most one part may hold a battle.
 */
export function mergeChanges(...parts: readonly Changes[]): Changes {
  const factories = parts.flatMap((part) => part.factories ?? []);
  const mines = parts.flatMap((part) => part.mines ?? []);
  const baseMoves = parts.flatMap((part) => part.baseMoves ?? []);
  const naps = parts.flatMap((part) => part.naps ?? []);
  const plots = parts.flatMap((part) => part.plots ?? []);
  const accounts = parts.flatMap((part) => part.accounts ?? []);
  const alerts = parts.flatMap((part) => part.alerts ?? []);
  const battle = parts.find((part) => part.battle !== undefined)?.battle;
  return {
    players: mergePlayers(parts),
    cooldowns: parts.flatMap((part) => part.cooldowns),
    ledger: parts.flatMap((part) => part.ledger),
    referrals: parts.flatMap((part) => part.referrals),
    ...(factories.length > 0 && { factories }),
    ...(mines.length > 0 && { mines }),
    ...(baseMoves.length > 0 && { baseMoves }),
    ...(naps.length > 0 && { naps }),
    ...(plots.length > 0 && { plots }),
    ...(accounts.length > 0 && { accounts }),
    ...(alerts.length > 0 && { alerts }),
    ...(battle !== undefined && { battle }),
  };
}
