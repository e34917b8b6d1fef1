/**
 * Goals in a simulated world, and their rewards by the server's rule (rules §2). It pays all that
 * could be reached: everyone has greeted the others, marked a plot and been ranked among the best
 * hundred.
 */
import {
  type Changes,
  dueGoals,
  EXPLORE_FAR_GOAL,
  factoryClass,
  type LedgerEntry,
  type PlayerState,
  payGoals,
  visibleCells,
} from "@emberlode/game";

/** Details of a row that name its subject. `deedNames` of the API counts the same in SQL. */
const SUBJECTS = ["tool", "unit", "research", "part", "action", "game", "effort", "goal"] as const;

/** The deeds that a row counts toward, and how often. */
export function deedsOf({ kind, detail }: LedgerEntry): { names: string[]; count: number } {
  const subject =
    SUBJECTS.map((name) => detail[name]).find((value) => value !== undefined && value !== null) ??
    (kind === "upgrade-base" ? detail.lvl : undefined);
  const names: string[] = [kind];
  if (subject !== undefined) names.push(`${kind}.${subject}`);
  if (detail.vein === true) names.push(`${kind}.vein`);
  if (detail.won === true) {
    names.push(`${kind}.won`);
    if (kind === "capture") names.push(`${kind}.${factoryClass(Number(detail.slots))}`);
  }
  return { names, count: kind === "buy-units" ? Number(detail.count) : 1 };
}

interface Progress {
  deeds: Record<string, number>;
  /** The record of visited cells that `seen` was counted from. */
  explored: Uint8Array | null;
  seen: number;
  /**
   * Whether anything changed that may reach a goal: judging all goals after each dig takes long.
   */
  isNews: boolean;
}

/** No goal needs more of a deed. */
const MOST_TIMES = 10;

export class GoalLedger {
  readonly #progress = new Map<number, Progress>();

  #of(id: number): Progress {
    const known = this.#progress.get(id);
    if (known !== undefined) return known;
    const started = { deeds: { chat: 1 }, explored: null, seen: 0, isNews: true };
    this.#progress.set(id, started);
    return started;
  }

  /** Counts a rule's changes. */
  record(changes: Changes): void {
    for (const { kind, change } of changes) if (kind === "ledger") this.#count(change);
  }

  #count(entry: LedgerEntry): void {
    const progress = this.#of(entry.playerId);
    const { names, count } = deedsOf(entry);
    for (const name of names) {
      const before = progress.deeds[name] ?? 0;
      if (before < MOST_TIMES) progress.isNews = true;
      progress.deeds[name] = before + count;
    }
  }

  #look({ id, explored, garrisonAt }: PlayerState): Progress {
    const progress = this.#of(id);
    if (progress.explored !== explored && progress.seen < EXPLORE_FAR_GOAL) {
      progress.explored = explored;
      progress.seen = visibleCells(explored).length;
      progress.isNews = true;
    }
    if (garrisonAt > 0 && progress.deeds.garrison === undefined) {
      progress.deeds.garrison = 1;
      progress.isNews = true;
    }
    return progress;
  }

  /**
   * What pays the player's rewards now; empty if nothing is due, or for a guest or a labeled bot.
   */
  payments(player: PlayerState, isBot: boolean): Changes {
    const progress = this.#look(player);
    if (!progress.isNews) return [];
    progress.isNews = player.isGuest;
    const { deeds, seen } = progress;
    const facts = { deeds, seen, plots: 1, bestRank: 1, isGuest: player.isGuest };
    const done = payGoals({ player, due: dueGoals({ facts, before: null, isBot }) });
    return done.ok ? done.changes : [];
  }
}
