/** How long newcomers take to capture their first factory (rules §20). */
import {
  buyUnits,
  cellKey,
  chooseBaseCell,
  generateWorld,
  isSameCell,
  type Position,
  type Random,
  SIGHT_RADIUS,
  seededRandom,
} from "@emberlode/game";
import { median, percentile } from "../lib/statistics.ts";
import { apply, type Bot, capture, moveToward, nearest, newBot, stepBy } from "./bot.ts";

/** Seconds to read the first screen and buy ten Pikemen, and for each step. */
const FIRST_LOOK_SECONDS = 45;
const STEP_SECONDS = 2;
/** Share of factories that others already hold. */
const TAKEN = 0.5;
const MAX_SECONDS = 1800;

/** Number of newcomers, and of worlds that they play in. */
export interface NewcomerScale {
  newcomers: number;
  worlds: number;
}

export interface Newcomers {
  played: number;
  /** Seconds to the first capture: the median and the 95th percentile. */
  medianSeconds: number;
  slowSeconds: number;
}

/** A square spiral, wide enough that no strip of the map is seen twice. */
function* spiral(): Generator<"n" | "e" | "s" | "w"> {
  const gap = 2 * SIGHT_RADIUS + 1;
  for (let side = 1; ; side++) {
    for (const direction of side % 2 === 1 ? (["e", "s"] as const) : (["w", "n"] as const)) {
      for (let i = 0; i < side * gap; i++) yield direction;
    }
  }
}

/** Seconds until the bot holds its first factory, or half an hour. */
function firstCapture(bot: Bot, taken: ReadonlySet<string>): number {
  let seconds = FIRST_LOOK_SECONDS;
  const bought = buyUnits(bot, { side: "attack", index: 0, count: 10 }, bot);
  if (!bought.ok) throw new Error(bought.code);
  apply(bot, bought.changes);
  const path = spiral();
  const tried = new Set<string>();
  while (seconds < MAX_SECONDS) {
    // The map shows what is in sight, but a factory's holder only to those standing on it.
    const seen = nearest(
      bot,
      SIGHT_RADIUS,
      (field) => field.type === "factory" && !tried.has(cellKey(field)),
    );
    if (seen !== null && isSameCell(seen, bot.player)) {
      tried.add(cellKey(seen));
      if (taken.has(cellKey(seen))) continue;
      if (capture(bot)) return seconds + STEP_SECONDS;
    } else if (seen !== null) moveToward(bot, seen);
    else stepBy(bot, path.next().value);
    seconds += STEP_SECONDS;
  }
  return seconds;
}

export function playNewcomers(
  seed: string,
  random: Random,
  { newcomers, worlds }: NewcomerScale,
): Newcomers {
  const times: number[] = [];
  for (let w = 0; w < worlds; w++) {
    const world = generateWorld(`${seed} ${w}`);
    const bases: Position[] = [];
    const factories = world.filter(({ type }) => type === "factory");
    for (let i = 0; i < newcomers / worlds; i++) {
      const base = chooseBaseCell(world, bases, random);
      if (base === null) throw new Error("The world is full.");
      bases.push(base);
      const taken = new Set(factories.filter(() => random.chance(TAKEN)).map(cellKey));
      const bot = newBot(world, base, seededRandom(`${seed} ${w} ${i}`));
      times.push(firstCapture(bot, taken));
    }
  }
  return {
    played: times.length,
    medianSeconds: median(times) ?? 0,
    slowSeconds: percentile(times, 0.95) ?? 0,
  };
}
