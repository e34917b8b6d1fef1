import type { Position, ViewAnswer } from "@emberlode/contract";
import { cellKey, DIG_EFFORTS, type DigEffort, type Resource } from "@emberlode/game";
import { atom } from "jotai";
import { persistedField } from "../../lib/persisted.ts";
import { playerAtom } from "../../lib/player-atom.ts";
import { lastContactAtom } from "../session/session-atoms.ts";

/** The result of the last action on a field, for the result line. */
export type FieldOutcome =
  | {
      kind: "gained";
      key: string;
      amount: number;
      resource: Resource;
      effort: DigEffort;
      vein: boolean;
      at: number;
    }
  | {
      kind: "refused";
      key: string;
      text: string;
      /** `performance.now` when the call went unanswered; null if it was refused. */
      unansweredAt: number | null;
    };

/** The result line of a field; cleared by the next step. */
export const fieldOutcomeAtom = playerAtom<FieldOutcome | null>(null);

/** Why the last action was refused; a missing answer is shown until the server responds again. */
export const refusalAtom = atom((get) => {
  const outcome = get(fieldOutcomeAtom);
  if (outcome?.kind !== "refused") return null;
  const { unansweredAt } = outcome;
  const answered = unansweredAt !== null && (get(lastContactAtom) ?? 0) >= unansweredAt;
  return answered ? null : outcome;
});

/** Where to walk when the game page next opens. */
export const requestedWalkAtom = playerAtom<{ x: number; y: number } | null>(null);

/** How many of the day's digs the next dig uses. */
export const effortAtom = persistedField("effort");

/** The effort of the dig that was just requested; null to use the chosen one. */
export const requestedEffortAtom = playerAtom<DigEffort | null>(null);

/** Selects the next larger or smaller effort, stopping at either end. */
export const changeEffortAtom = atom(null, (get, set, by: 1 | -1) => {
  const next = DIG_EFFORTS[DIG_EFFORTS.indexOf(get(effortAtom)) + by];
  if (next !== undefined) set(effortAtom, next);
});

const cooldownCache = new WeakMap<ViewAnswer["resting"], ReadonlyMap<string, number>>();

/** When each used field of a map can be used again, in milliseconds by cell key. */
function cooldownsOf({ resting }: ViewAnswer): ReadonlyMap<string, number> {
  const cached = cooldownCache.get(resting);
  if (cached !== undefined) return cached;
  const times = new Map(resting.map((rest) => [cellKey(rest), Date.parse(rest.until)]));
  cooldownCache.set(resting, times);
  return times;
}

/** When the player may use a field again, in milliseconds; null if not known to be used up. */
export function cooldownEnd(view: ViewAnswer | undefined, at: Position): number | null {
  return view === undefined ? null : (cooldownsOf(view).get(cellKey(at)) ?? null);
}

/** The latest cooldown end that has passed, in milliseconds; 0 if none. */
export function lastCooldownEnd(view: ViewAnswer | undefined, now: number): number {
  let last = 0;
  if (view === undefined) return last;
  for (const until of cooldownsOf(view).values()) {
    if (until <= now && until > last) last = until;
  }
  return last;
}

/** The map with a cooldown added for one field. */
export function withCooldown(view: ViewAnswer, at: Position, until: string): ViewAnswer {
  const others = view.resting.filter(({ x, y }) => x !== at.x || y !== at.y);
  const veins = view.veins.filter(({ x, y }) => x !== at.x || y !== at.y);
  return { ...view, veins, resting: [...others, { x: at.x, y: at.y, until }] };
}
