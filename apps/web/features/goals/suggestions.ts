/** What is useful to do next while no goal is possible. */
import type { LoginPayload, Position } from "@emberlode/contract";
import {
  type Amounts,
  baseUpgrade,
  buyPartRefusal,
  DIG_EFFORTS,
  digYield,
  partWorth,
  type Resource,
} from "@emberlode/game";
import type { PartRow } from "../excavator/parts.ts";

export type Suggestion =
  | { kind: "collect" }
  | { kind: "upgrade"; level: number; slots: number }
  | { kind: "install"; row: PartRow; at: Position }
  | { kind: "part"; row: PartRow; at: Position; digs: number }
  | { kind: "dig"; at: Position; resource: Resource }
  | { kind: "explore"; at: Position }
  | { kind: "map" };

const [, , MAX_EFFORT] = DIG_EFFORTS;

export interface Choices {
  status: Pick<LoginPayload["user"]["status"], keyof Amounts>;
  /** Level and slots of the player's base; null while unknown. */
  base: { lvl: number; slots: number } | null;
  /** See `isWorthCollecting`. */
  isWorthCollecting: boolean;
  /** Whether digs yield less for the rest of the day. */
  isTired: boolean;
  /** The parts of both resources; empty while unknown. */
  parts: readonly PartRow[];
  /**
   * The nearest known Excavator Center, field to dig and unseen field; null for each that is
   * unknown.
   */
  center: Position | null;
  dig: { at: Position; resource: Resource } | null;
  unseen: Position | null;
}

/** Whether a store is full, or the stores hold more than a dig at the highest effort yields. */
export function isWorthCollecting(
  { stored, full }: { stored: Amounts; full: number },
  meanDig: Amounts,
): boolean {
  const conditions = { used: 0, effort: MAX_EFFORT, vein: false };
  const dig = digYield(conditions, () => Math.max(meanDig.metal, meanDig.energy));
  return full > 0 || stored.metal + stored.energy > dig;
}

function partSuggestion({ parts, center, status }: Choices): Suggestion | null {
  if (center === null) return null;
  const held = parts.find(({ held, installed, limit }) => held > 0 && installed < limit);
  if (held !== undefined) return { kind: "install", row: held, at: center };
  const [best] = parts
    .filter((row) => buyPartRefusal(status, row, row.id) === null)
    .map((row) => ({ row, digs: partWorth(row.id, 0).paybackDigs }))
    .sort((one, other) => one.digs - other.digs);
  return best === undefined ? null : { kind: "part", at: center, ...best };
}

function upgradeSuggestion({ base, status }: Choices): Suggestion | null {
  const upgrade = base && baseUpgrade(status, base.lvl);
  if (base === null || !upgrade?.ok) return null;
  return { kind: "upgrade", level: upgrade.lvl, slots: upgrade.slots - base.slots };
}

/** The first that is possible now; looking at the map always is. */
export function suggestionOf(choices: Choices): Suggestion {
  const { isTired, dig, unseen } = choices;
  if (choices.isWorthCollecting) return { kind: "collect" };
  return (
    upgradeSuggestion(choices) ??
    // Exploring costs no digs, and parts pay back more slowly with half the yield.
    (isTired && unseen !== null ? ({ kind: "explore", at: unseen } as const) : null) ??
    partSuggestion(choices) ??
    (dig === null ? null : ({ kind: "dig", ...dig } as const)) ??
    (unseen === null ? null : ({ kind: "explore", at: unseen } as const)) ?? { kind: "map" }
  );
}
