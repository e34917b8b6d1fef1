/** The players of a simulated world, and when they play. */
import {
  TEMPERAMENT_IDS,
  TEMPERAMENTS,
  type Temperament,
  type TemperamentId,
} from "@emberlode/bots/habits";
import { DAY, HOUR, MINUTE, type Random, SECOND } from "@emberlode/game";
import { PACES, type Pace } from "../paces.ts";

/** How much a player plays. */
const KINDS = ["casual", "keen", "sleepless"] as const;
type Kind = (typeof KINDS)[number];

/** Players of each kind in a hundred. */
const SHARES = { casual: 80, keen: 19, sleepless: 1 } as const satisfies Record<Kind, number>;

/** Play sessions a day, and the length of each in milliseconds. */
const PLAY_SESSIONS = {
  casual: { perDay: 1, ms: 30 * MINUTE },
  keen: { perDay: 2, ms: HOUR },
  sleepless: { perDay: 1, ms: DAY },
} as const satisfies Record<Kind, { perDay: number; ms: number }>;

/** Those who play all day long are in no hurry: a call of theirs takes this many seconds. */
const SLEEPLESS_SECONDS = 8;

/** How long a player's calls take. */
export function paceOf({ kind }: Pick<PlayerProfile, "kind">): Pick<Pace, "ms" | "limits"> {
  const { ms, limits } = PACES.keen;
  const all = SLEEPLESS_SECONDS * SECOND;
  return { ms: kind === "sleepless" ? { step: all, action: all } : ms, limits };
}

/** Effort and daily digs: players with little time dig with more effort. */
const DIGGING = {
  casual: { effort: 20, digsPerDay: 800 },
  keen: { effort: 5, digsPerDay: 1000 },
  sleepless: { effort: 1, digsPerDay: 2000 },
} as const satisfies Record<Kind, Pick<Temperament, "effort" | "digsPerDay">>;

/** Players in a hundred who give up within the first days. */
const QUITTERS = 15;
const QUIT_DAYS = { min: 1, max: 6 } as const;

export interface PlayerProfile {
  kind: Kind;
  temperament: TemperamentId;
  /** Days from the world's start on which the player joins and stops playing. */
  joins: number;
  quits: number;
  /** Preferred time of day to play, in milliseconds after midnight. */
  playsAtMs: number;
}

/** The player's temperament, with as many digs as they have time for. */
export function temperamentOf({ kind, temperament }: PlayerProfile): Temperament {
  return { ...TEMPERAMENTS[temperament], ...DIGGING[kind] };
}

function kindBy(roll: number): Kind {
  let left = roll;
  for (const kind of KINDS) {
    left -= SHARES[kind];
    if (left < 0) return kind;
  }
  return "casual";
}

/**
 * Players who join on the first day, and on some later ones. Temperaments take turns, so that none
 * wins by numbers.
 */
export function createPlayers(
  count: number,
  late: { count: number; day: number; days: number },
  random: Random,
): PlayerProfile[] {
  return Array.from({ length: count + late.count * late.days }, (_, index) => {
    const joins = index < count ? 0 : late.day + Math.floor((index - count) / late.count);
    const isQuitter = random.int(0, 99) < QUITTERS && joins === 0;
    return {
      kind: kindBy(random.int(0, 99)),
      temperament: TEMPERAMENT_IDS[index % TEMPERAMENT_IDS.length] ?? "digger",
      joins,
      quits: isQuitter ? random.int(QUIT_DAYS.min, QUIT_DAYS.max) : Number.POSITIVE_INFINITY,
      playsAtMs: random.int(0, DAY / MINUTE - 1) * MINUTE,
    };
  });
}

/** A time span that a player plays. */
export interface PlaySession {
  from: number;
  until: number;
}

/** The first play session that ends after a time; null once the player has given up. */
export function playSessionAfter(
  { kind, joins, quits, playsAtMs }: PlayerProfile,
  began: number,
  now: number,
): PlaySession | null {
  const { perDay, ms } = PLAY_SESSIONS[kind];
  const gap = DAY / perDay;
  const first =
    kind === "sleepless" ? began + joins * DAY : began + joins * DAY + (playsAtMs % gap);
  const nth = Math.max(0, Math.ceil((now - ms - first + 1) / gap));
  const from = first + nth * gap;
  if (from >= began + quits * DAY) return null;
  return { from, until: from + ms };
}
