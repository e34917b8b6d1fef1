/** Unlikely events of the Improbability Drive (rules §14). */
import { addCount } from "../../by-id.ts";
import {
  EXCAVATOR_PART_IDS,
  EXCAVATOR_PARTS,
  type ExcavatorPartId,
} from "../../catalogue/excavator.ts";
import { PART_RARITIES } from "../../catalogue/finds.ts";
import { UNITS } from "../../catalogue/units.ts";
import { utcDay } from "../../game-time.ts";
import { RESOURCES } from "../../resource.ts";
import type { Env } from "../../result.ts";
import type { PlayerPatch, PlayerState } from "../../state.ts";
import { weightedIndex } from "../weighted.ts";

/** Chance of an event per jump, and the number of Pikemen (rules §14). */
export const UNLIKELY_EVENTS = { chance: 0.1, pikemenMin: 5, pikemenMax: 20 } as const;

export type UnlikelyEvent =
  | { kind: "mirage" }
  | { kind: "part"; part: ExcavatorPartId }
  | { kind: "pikemen"; amount: number }
  | { kind: "candles"; amount: number };

const PIKEMAN_SLOTS = UNITS.attack[0]?.slots ?? 0;

/** The state that decides which events are possible. */
export interface UnlikelyEventState {
  player: PlayerState;
  /** Free slots for units; may be negative. */
  freeSlots: number;
  /** Whether the world has an empty field for a mirage. */
  hasEmptyField: boolean;
}

/** The facts that decide which events are possible. */
export interface UnlikelyEventConditions {
  freeSlots: number;
  candle: number;
  /** Whether the player can still get a mirage today. */
  mirageOpen: boolean;
}

/** The events that would make a difference to a player. A part always does. */
export function possibleEventKinds({
  freeSlots,
  candle,
  mirageOpen,
}: UnlikelyEventConditions): readonly UnlikelyEvent["kind"][] {
  const kinds: UnlikelyEvent["kind"][] = ["part"];
  if (mirageOpen) kinds.push("mirage");
  if (freeSlots >= PIKEMAN_SLOTS) kinds.push("pikemen");
  if (candle > 0) kinds.push("candles");
  return kinds;
}

function possible({ player, freeSlots, hasEmptyField }: UnlikelyEventState, now: number) {
  const mirageOpen = hasEmptyField && player.mirageDay < utcDay(now);
  return possibleEventKinds({ freeSlots, candle: player.candle, mirageOpen });
}

/** A random part of either resource, with the rarity of a cave (rules §6). */
function randomPart({ random }: Env): ExcavatorPartId {
  const raises = random.pick(RESOURCES);
  const kinds = EXCAVATOR_PART_IDS.filter((id) => EXCAVATOR_PARTS[id].raises === raises);
  const index = weightedIndex(
    PART_RARITIES.map(({ weight }) => weight),
    random,
  );
  return kinds[index] ?? "pickaxe";
}

/** The event of this jump, one time in ten; null otherwise. */
export function drawUnlikelyEvent(state: UnlikelyEventState, env: Env): UnlikelyEvent | null {
  const { random, now } = env;
  if (!random.chance(UNLIKELY_EVENTS.chance)) return null;
  const kind = random.pick(possible(state, now));
  if (kind === "mirage") return { kind };
  if (kind === "part") return { kind, part: randomPart(env) };
  if (kind === "candles") return { kind, amount: state.player.candle };
  const joining = random.int(UNLIKELY_EVENTS.pikemenMin, UNLIKELY_EVENTS.pikemenMax);
  return { kind, amount: Math.min(joining, Math.floor(state.freeSlots / PIKEMAN_SLOTS)) };
}

/** The event's changes to the player. A mirage depends on where the jump ends. */
export function unlikelyEventPatch(player: PlayerState, event: UnlikelyEvent | null): PlayerPatch {
  switch (event?.kind) {
    case "part":
      return { parts: addCount(player.parts, event.part, 1) };
    case "pikemen": {
      const pikemen = (player.attackUnits[0] ?? 0) + event.amount;
      return { attackUnits: player.attackUnits.with(0, pikemen) };
    }
    case "candles":
      return { candle: 0 };
    default:
      return {};
  }
}
