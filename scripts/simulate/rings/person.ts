/** A person with several accounts who plays them one after another within the day's time. */
import { type Aim, aimOf, stepsTo, TEMPERAMENTS } from "@emberlode/bots/habits";
import {
  cellAt,
  factoryClass,
  freeSlots,
  isSameCell,
  MINUTE,
  type Position,
  SECOND,
  type Side,
  stepToward,
  UNITS,
} from "@emberlode/game";
import { perform, type SocietyCall } from "../society/calls.ts";
import { playMove } from "../society/play-move.ts";
import { SimulatedKnowledge } from "../society/simulated-knowledge.ts";
import type { SimulatedWorld } from "../society/simulated-world.ts";

/** The person's time for each call. */
const CALL_MS = 2 * SECOND;
/** Longest distance to a factory, in steps. */
const REACH = 15;

/** With an hour a day, a player uses up all digs of the day. */
const HARD = { effort: 20, digsPerDay: 1000 } as const;

/** Honest play: digs and builds well, and starts no fights. */
export const HONEST_AIM: Aim = aimOf({ ...TEMPERAMENTS.builder, ...HARD });
/** An alt saves what it finds for another account. */
export const SAVING_AIM: Aim = aimOf({
  ...TEMPERAMENTS.builder,
  ...HARD,
  motives: { ...TEMPERAMENTS.builder.motives, build: 0, capture: 0, arm: 0, trade: 0 },
});

/** How to fight for a factory, and for which. */
interface Taking {
  mode?: "capture" | "plunder";
  /** Whether only works are meant, however far. */
  works?: boolean;
  nth?: number;
}

/** One of the person's accounts. */
export interface Account {
  id: number;
  knowledge: SimulatedKnowledge;
}

export class Person {
  readonly world: SimulatedWorld;
  readonly #pace: () => number;
  #msLeft = 0;

  /** @param pace the time of the next call in milliseconds */
  constructor(world: SimulatedWorld, pace = () => CALL_MS) {
    this.world = world;
    this.#pace = pace;
  }

  /** Starts a day of play that lasts this many minutes. */
  wake(minutes: number): void {
    this.#msLeft = minutes * MINUTE;
  }

  get isAwake(): boolean {
    return this.#msLeft > 0;
  }

  /** Runs a bot, which takes time but none of the person's. */
  runBot(play: () => void): void {
    const left = this.#msLeft;
    play();
    this.#msLeft = left;
  }

  #spend(): void {
    const ms = this.#pace();
    this.#msLeft -= ms;
    this.world.now += ms;
  }

  open(
    name: string,
    base: Position,
    referrer: number | null,
    kind: { isGuest?: boolean; isBot?: boolean },
  ): Account {
    const id = this.world.enter(name, base, referrer, kind);
    return { id, knowledge: new SimulatedKnowledge(this.world, id) };
  }

  /** Digs, explores and builds for some time, or as long as that pays. */
  play({ id, knowledge }: Account, minutes: number, aim: Aim): void {
    const until = this.world.now + minutes * MINUTE;
    knowledge.destination = null;
    knowledge.arrive();
    knowledge.readMap();
    this.world.recordOf(id).lastSeenAt = this.world.now;
    while (this.isAwake && this.world.now < until) {
      if ("until" in playMove(this.world, knowledge, aim)) return;
      this.#spend();
    }
  }

  /** Makes an account's call; returns whether it succeeded. */
  call({ id }: Account, call: SocietyCall): boolean {
    if (!this.isAwake) return false;
    this.#spend();
    return perform(this.world, id, call).ok;
  }

  /** Walks to a cell; returns whether there was enough time. */
  walk(account: Account, to: Position): boolean {
    const here = () => this.world.player(account.id);
    while (!isSameCell(here(), to)) {
      if (!this.call(account, { call: "step", to: stepToward(here(), to) })) return false;
    }
    account.knowledge.arrive({ discovered: true });
    return true;
  }

  /** Spends all resources on the first kind of unit of a side. */
  arm(account: Account, type: Side): void {
    const [unit] = UNITS[type];
    if (unit === undefined) return;
    const player = this.world.player(account.id);
    const slots = freeSlots(this.world.factoriesOf(account.id), player);
    const count = Math.floor(
      Math.min(
        slots / unit.slots,
        player.carried.metal / unit.metal,
        player.carried.energy / unit.energy,
      ),
    );
    if (count > 0) this.call(account, { call: "units", side: type, index: 0, count });
  }

  /** Walks to a player's base and attacks it; returns whether that was possible. */
  raid(account: Account, enemy: number): boolean {
    const { baseX, baseY } = this.world.player(enemy);
    if (baseX === null || baseY === null) return false;
    if (!this.walk(account, { x: baseX, y: baseY })) return false;
    return this.call(account, { call: "attack", enemy });
  }

  /**
   * Walks to the nearest factory of these players, or the nearest free one, and fights for it.
   * @param nth 0 for the nearest, 1 for the next
   */
  take(
    account: Account,
    from: readonly number[] | null,
    { mode, works, nth }: Taking = {},
  ): boolean {
    const here = this.world.player(account.id);
    const found: { index: number; away: number }[] = [];
    for (const [index, { type, slots }] of this.world.fields.entries()) {
      if (type !== "factory" || (works && factoryClass(slots) !== "works")) continue;
      const away = stepsTo(here, index);
      const owner = this.world.factoryOn(cellAt(index))?.ownerId ?? null;
      if (owner === null ? from !== null : !from?.includes(owner)) continue;
      if (away <= REACH || works) found.push({ index, away });
    }
    const chosen = found.toSorted((a, b) => a.away - b.away)[nth ?? 0];
    if (chosen === undefined || !this.walk(account, cellAt(chosen.index))) return false;
    return this.call(account, { call: mode ?? "capture" });
  }
}
