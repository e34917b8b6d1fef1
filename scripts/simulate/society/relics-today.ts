/** The relics of players of a simulated world. */
import { rollRelics, seededRandom, utcDay } from "@emberlode/game";
import type { SimulatedWorld } from "./simulated-world.ts";

/** The player's relics of today. */
export function relicsToday(world: SimulatedWorld, playerId: number) {
  const record = world.recordOf(playerId);
  const day = utcDay(world.now);
  if (record.relicsOf?.day === day) return record.relicsOf.relics;
  const typeAt = (index: number) => world.fields[index]?.type ?? "base";
  const randomOf = (text: string) => seededRandom(`${world.seed} ${day} ${text}`);
  const relics = rollRelics(playerId, typeAt, randomOf);
  record.relicsOf = { day, relics };
  return relics;
}
