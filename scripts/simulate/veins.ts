/** The veins of a bot's world, day by day. */
import {
  CELL_COUNT,
  cellAt,
  countersToday,
  type DigEffort,
  digsLeftToday,
  hasStrengthFor,
  isDiggable,
  isVein,
  knowsVein,
  type RollDigest,
  seededUint32,
  utcDay,
  veinPays,
} from "@emberlode/game";
import type { Bot } from "./bot.ts";

/** Stands in for the HMAC of a day's secret seed. */
function digestOf(seed: string): RollDigest {
  return (text, block) => {
    const next = seededUint32(`${seed} ${text} ${block}`);
    return new Uint8Array(Uint32Array.from({ length: 8 }, next).buffer);
  };
}

/** A world's veins of the last day asked for: 1 for each cell with one. */
export class Veins {
  readonly #seed: string;
  #day = -1;
  #cells = new Uint8Array(CELL_COUNT);

  constructor(seed: string) {
    this.#seed = seed;
  }

  /** By cell index, 1 for each with a vein, known or not. */
  today({ world, now }: Pick<Bot, "world" | "now">): Uint8Array {
    const day = utcDay(now);
    if (day !== this.#day) {
      const digest = digestOf(`${this.#seed} ${day}`);
      this.#cells = Uint8Array.from(world, (field) =>
        isDiggable(field.type) && isVein(field, digest) ? 1 : 0,
      );
      this.#day = day;
    }
    return this.#cells;
  }

  /** Whether there is a vein, known or not. */
  isAt(bot: Pick<Bot, "world" | "now">, index: number): boolean {
    return this.today(bot)[index] === 1;
  }
}

/** Whether the bot knows that a dig there would pay double. */
export function payingVein(bot: Bot, index: number): boolean {
  if (!bot.veins.isAt(bot, index)) return false;
  const cell = cellAt(index);
  return knowsVein(bot.player, cell, bot.now) && veinPays(bot.player, cell, bot.now);
}

/** Whether the bot can no longer dig with its own effort today. */
export function isSpent({ player, now, pace }: Bot): boolean {
  return digsLeftToday(countersToday(player, now).digs) < pace.effort;
}

/** The effort that a bot digs with: its own while the day's strength lasts, then one. */
export function effortNow({ player, now, pace }: Bot): DigEffort {
  return hasStrengthFor(pace.effort, countersToday(player, now).digs) ? pace.effort : 1;
}
