/** Who lives in a simulated world, and when they play. */
import {
  TEMPERAMENT_IDS,
  TEMPERAMENTS,
  type Temperament,
  type TemperamentId,
} from "@emberlode/bots/habits";
import { DAY, HOUR, MINUTE, type Random } from "@emberlode/game";

/** How much somebody plays. */
const KINDS = ["casual", "keen", "sleepless"] as const;
type Kind = (typeof KINDS)[number];

/** Of a hundred players so many are of each kind. */
const SHARES = { casual: 80, keen: 19, sleepless: 1 } as const satisfies Record<Kind, number>;

/** Sittings a day, and how long each is, in milliseconds. */
const SITTINGS = {
  casual: { perDay: 1, ms: 30 * MINUTE },
  keen: { perDay: 2, ms: HOUR },
  sleepless: { perDay: 1, ms: DAY },
} as const satisfies Record<Kind, { perDay: number; ms: number }>;

/** How much they dig at once and in a day: who has little time digs hard. */
const DIGGING = {
  casual: { effort: 20, digsPerDay: 800 },
  keen: { effort: 5, digsPerDay: 1000 },
  sleepless: { effort: 1, digsPerDay: 2000 },
} as const satisfies Record<Kind, Pick<Temperament, "effort" | "digsPerDay">>;

/** Of a hundred players so many give up within the first days. */
const QUITTERS = 15;
const QUIT_DAYS = { min: 1, max: 6 } as const;

export interface Dwelling {
  kind: Kind;
  temperament: TemperamentId;
  /** Days after the world's beginning on which the player comes, and plays no more. */
  joins: number;
  quits: number;
  /** When in the day the player likes to sit down, milliseconds after midnight. */
  hour: number;
}

/** The temperament of a player, with as much digging as they have time for. */
export function temperamentOf({ kind, temperament }: Dwelling): Temperament {
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
 * So many players on the first day, and so many more on each of some later ones. Temperaments come by turns, so that
 * none wins by numbers.
 */
export function settlers(
  count: number,
  late: { count: number; day: number; days: number },
  random: Random,
): Dwelling[] {
  return Array.from({ length: count + late.count * late.days }, (_, index) => {
    const joins = index < count ? 0 : late.day + Math.floor((index - count) / late.count);
    const isQuitter = random.int(0, 99) < QUITTERS && joins === 0;
    return {
      kind: kindBy(random.int(0, 99)),
      temperament: TEMPERAMENT_IDS[index % TEMPERAMENT_IDS.length] ?? "digger",
      joins,
      quits: isQuitter ? random.int(QUIT_DAYS.min, QUIT_DAYS.max) : Number.POSITIVE_INFINITY,
      hour: random.int(0, DAY / MINUTE - 1) * MINUTE,
    };
  });
}

/** A time at which somebody plays, from and until. */
export interface Sitting {
  from: number;
  until: number;
}

/** The first sitting that is not over at a time; null for those who gave up. */
export function sittingAfter(
  { kind, joins, quits, hour }: Dwelling,
  began: number,
  now: number,
): Sitting | null {
  const { perDay, ms } = SITTINGS[kind];
  const gap = DAY / perDay;
  const first = kind === "sleepless" ? began + joins * DAY : began + joins * DAY + (hour % gap);
  const nth = Math.max(0, Math.ceil((now - ms - first + 1) / gap));
  const from = first + nth * gap;
  if (from >= began + quits * DAY) return null;
  return { from, until: from + ms };
}
