/** Signs that linked accounts serve one of them, and whether they are enough for a case. */
import type { Favor, FavorKind } from "./favors.ts";
import type { Link } from "./links.ts";
import type { Rhythm } from "./rhythm.ts";
import { EVIDENCE_POINTS, EVIDENCE_SUPPORT_POINTS, type EvidenceThresholds } from "./thresholds.ts";

export const SIGNAL_KINDS = ["loot", "captures", "referral", "idle", "pacts", "rhythm"] as const;
export type SignalKind = (typeof SIGNAL_KINDS)[number];

/** The facts about one account within the window. */
export interface AccountFacts {
  /** Metal and energy together. */
  earned: number;
  spent: number;
  rhythm: Rhythm;
}

export interface Signal {
  kind: SignalKind;
  /** 100 at the threshold. */
  points: number;
  /** Victories, factories, or accounts. */
  count: number;
  /** Victories or factories in the other direction. */
  back: number;
  /** The amount that changed hands, metal and energy together. */
  amount: number;
  /** The accounts that it is about; of a rhythm, the main one may be among them. */
  accounts: readonly number[];
}

export interface EvidenceCase {
  /** The account that has the benefit. */
  mainId: number;
  /** The accounts that serve it. */
  accounts: readonly number[];
  points: number;
  signals: readonly Signal[];
}

/** All that a judgment depends on. */
export interface EvidenceFacts {
  links: readonly Link[];
  favors: readonly Favor[];
  accounts: ReadonlyMap<number, AccountFacts>;
}

/** Victories that one in the other direction outweighs: rivals fight both ways. */
const BACK_WEIGHT = 2;
/** Victories over accounts that play for themselves that count as one: siblings fight, too. */
const VICTORIES_OVER_PLAYERS = 15;
/** An account that earned less does not play for itself. */
const MIN_EARNED = 10_000;
/** Days with referral credit from which an account counts. */
const MIN_REFERRAL_DAYS = 3;
/** Idle accounts from which they are a sign: one may be a relative who gave up. */
const MIN_IDLE = 2;

const UNKNOWN: AccountFacts = { earned: 0, spent: 0, rhythm: { percent: 0, hours: 0 } };

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** The signals about one account that may have the benefit. */
class Judgment {
  readonly #facts: EvidenceFacts;
  readonly #thresholds: EvidenceThresholds;
  readonly #mainId: number;
  readonly #linked: readonly number[];
  readonly #own: readonly Favor[];

  /**
   * @param linked the accounts linked to it
   * @param own what passed between it and others
   */
  constructor(
    facts: EvidenceFacts,
    thresholds: EvidenceThresholds,
    { mainId, linked, own }: { mainId: number; linked: readonly number[]; own: readonly Favor[] },
  ) {
    this.#facts = facts;
    this.#thresholds = thresholds;
    this.#mainId = mainId;
    this.#linked = linked;
    this.#own = own;
  }

  #factsOf = (id: number): AccountFacts => this.#facts.accounts.get(id) ?? UNKNOWN;

  /** Whether an account hardly spends anything on itself. */
  #isIdle = (id: number): boolean => {
    const { earned, spent } = this.#factsOf(id);
    return earned < MIN_EARNED || spent * 100 < earned * this.#thresholds.spentPercent;
  };

  #between(kind: FavorKind, other: number) {
    const all = this.#own.filter((favor) => favor.kind === kind);
    return {
      gained: all.filter(({ from }) => from === other),
      back: all.filter(({ to }) => to === other),
    };
  }

  /** Fights that one side wins. */
  #fights(kind: "loot" | "captures", threshold: number): Signal | null {
    const served = this.#linked.flatMap((id) => {
      const { gained, back } = this.#between(kind, id);
      const value = this.#isIdle(id)
        ? gained.length
        : (gained.length - BACK_WEIGHT * back.length) / VICTORIES_OVER_PLAYERS;
      return value > 0 ? [{ id, gained, back, value }] : [];
    });
    if (served.length === 0) return null;
    return {
      kind,
      points: Math.floor((EVIDENCE_POINTS * sum(served.map(({ value }) => value))) / threshold),
      count: sum(served.map(({ gained }) => gained.length)),
      back: sum(served.map(({ back }) => back.length)),
      amount: sum(served.flatMap(({ gained }) => gained.map(({ amount }) => amount))),
      accounts: served.map(({ id }) => id),
    };
  }

  /** Credit from accounts that were made to bring it. */
  #referral(): Signal | null {
    const credits = this.#linked.filter(this.#isIdle).flatMap((id) => {
      const { gained } = this.#between("referral", id);
      const amount = sum(gained.map((credit) => credit.amount));
      return gained.length < MIN_REFERRAL_DAYS ? [] : [{ id, amount }];
    });
    if (credits.length === 0) return null;
    return {
      kind: "referral",
      points: Math.floor((EVIDENCE_POINTS * credits.length) / this.#thresholds.referees),
      count: credits.length,
      back: 0,
      amount: sum(credits.map(({ amount }) => amount)),
      accounts: credits.map(({ id }) => id),
    };
  }

  #hasPact = (id: number): boolean => {
    const { gained, back } = this.#between("pacts", id);
    return gained.length + back.length > 0;
  };

  #isInhuman = (id: number): boolean => {
    const { rhythm } = this.#factsOf(id);
    const { rhythmPercent, hours } = this.#thresholds;
    return rhythm.percent >= rhythmPercent || rhythm.hours >= hours;
  };

  /** The case, or null if the signals are not enough. */
  decide(): EvidenceCase | null {
    const { victories, captures } = this.#thresholds;
    const flows = [
      this.#fights("loot", victories),
      this.#fights("captures", captures),
      this.#referral(),
    ].filter((signal) => signal !== null);
    if (flows.length === 0) return null;
    const accounts = [...new Set(flows.flatMap((signal) => signal.accounts))].toSorted(
      (a, b) => a - b,
    );
    const idle = accounts.filter(this.#isIdle);
    // Friends who all play for themselves may have pacts and scripts, too.
    const support = [
      ...supportOf("idle", idle.length < MIN_IDLE ? [] : idle),
      ...supportOf("pacts", accounts.filter(this.#hasPact)),
      ...supportOf("rhythm", [this.#mainId, ...accounts].filter(this.#isInhuman)),
    ];
    const signals = [...flows, ...(idle.length > 0 ? support : [])];
    const points = sum(signals.map((signal) => signal.points));
    return points < EVIDENCE_POINTS ? null : { mainId: this.#mainId, accounts, points, signals };
  }
}

/** A signal that cannot open a case. */
function supportOf(kind: SignalKind, accounts: readonly number[]): Signal[] {
  if (accounts.length === 0) return [];
  const points = EVIDENCE_SUPPORT_POINTS;
  return [{ kind, points, count: accounts.length, back: 0, amount: 0, accounts }];
}

function append<Item>(lists: Map<number, Item[]>, id: number, item: Item): void {
  const list = lists.get(id);
  if (list === undefined) lists.set(id, [item]);
  else list.push(item);
}

/**
 * The cases of linked accounts, by the account that has the benefit. Only loot, captures and
 * referral credit open a case; the other signals support one, with at most 75 of the 100 points.
 */
export function findCases(facts: EvidenceFacts, thresholds: EvidenceThresholds): EvidenceCase[] {
  const linked = new Map<number, number[]>();
  for (const { one, other } of facts.links) {
    append(linked, one, other);
    append(linked, other, one);
  }
  const favors = new Map<number, Favor[]>();
  for (const favor of facts.favors) {
    append(favors, favor.from, favor);
    append(favors, favor.to, favor);
  }
  return [...linked]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([mainId, others]) => {
      const own = favors.get(mainId) ?? [];
      return new Judgment(facts, thresholds, { mainId, linked: others, own }).decide() ?? [];
    });
}
