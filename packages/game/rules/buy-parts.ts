/** Buying parts of a kind, and installing them if wanted, in one action (rules §5). */
import type { ExcavatorPartId } from "../catalogue/excavator.ts";
import type { Env, Result } from "../result.ts";
import type { LedgerEntry, PlayerPatch } from "../state.ts";
import { changesOf, write } from "../writes.ts";
import {
  type BuyPartRefusal,
  buyPart,
  type ExcavatorCenterState,
  type PartInput,
} from "./buy-part.ts";
import { type DigRanges, installPart } from "./install-part.ts";

export interface BuyPartsInput extends PartInput {
  count: number;
  /** Whether to install them too. */
  install: boolean;
}

export interface BuyPartsOutcome extends DigRanges {
  part: ExcavatorPartId;
  /** Parts of that kind in the inventory and in the excavator now. */
  held: number;
  installed: number;
}

/** One line for the purchases or installations of all parts, with their sum and number. */
function sumOf(lines: readonly LedgerEntry[]): LedgerEntry[] {
  const last = lines.at(-1);
  if (last === undefined || lines.length === 1) return [...lines];
  return [
    {
      ...last,
      metal: lines.reduce((sum, { metal }) => sum + metal, 0),
      energy: lines.reduce((sum, { energy }) => sum + energy, 0),
      detail: { ...last.detail, count: lines.length },
    },
  ];
}

/** Applies the rules of one part `count` times. Refuses all parts if it refuses one. */
export function buyParts(
  { player, field }: ExcavatorCenterState,
  { part, count, install }: BuyPartsInput,
  env: Env,
): Result<BuyPartsOutcome, BuyPartRefusal> {
  const set: PlayerPatch = {};
  const lines: LedgerEntry[] = [];
  const rules = install ? [buyPart, installPart] : [buyPart];
  for (let bought = 0; bought < count; bought++) {
    for (const rule of rules) {
      const result = rule({ player: { ...player, ...set }, field }, { part }, env);
      if (!result.ok) {
        const { code } = result;
        if (code === "PART_NOT_HELD") throw new Error("A part was installed that was not bought.");
        return { ...result, code };
      }
      for (const change of changesOf(result.changes, "player")) Object.assign(set, change.set);
      lines.push(...changesOf(result.changes, "ledger"));
    }
  }
  const after = { ...player, ...set };
  const linesOf = (kind: LedgerEntry["kind"]) => sumOf(lines.filter((line) => line.kind === kind));
  return {
    ok: true,
    changes: [
      write("player", { id: player.id, set }),
      ...[...linesOf("buy-part"), ...linesOf("install-part")].map((line) => write("ledger", line)),
    ],
    outcome: {
      part,
      held: after.parts[part],
      installed: after.partsInstalled[part],
      digMin: after.digMin,
      digMax: after.digMax,
    },
  };
}
