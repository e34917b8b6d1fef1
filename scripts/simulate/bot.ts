/** A bot that plays one player by the real rules in a world of its own. */
import {
  type Changes,
  captureFactory,
  cellIndex,
  DIRECTIONS,
  type FactoryState,
  movePlayer,
  newPlayer,
  offset,
  type PlayerState,
  type Position,
  type Random,
  type WorldField,
  wrap,
} from "@emberlode/game";

export interface Bot {
  player: PlayerState;
  factories: FactoryState[];
  world: readonly WorldField[];
  /** Until when each field is spent, by cell index. */
  spent: Map<number, number>;
  now: number;
  random: Random;
}

/** A day in the far future on which every simulation begins. */
export const START_OF_DAY = 20_000 * 86_400_000;

export function newBot(world: readonly WorldField[], base: Position, random: Random): Bot {
  const now = START_OF_DAY;
  const start = { now, isGuest: false, referrerId: null, position: base, base };
  const home: FactoryState = {
    ...{ id: 1, ownerId: 1, type: "base", lvl: 1, slots: 2000, safeUntil: 0 },
    ...{ x: base.x, y: base.y },
  };
  const player = { id: 1, ...newPlayer(start).player };
  return { player, factories: [home], world, spent: new Map(), now, random };
}

/** Writes what a rule asks for, as the database would. */
export function apply(bot: Bot, changes: Changes): void {
  for (const { id, set } of changes.players) {
    if (id === bot.player.id) bot.player = { ...bot.player, ...set };
  }
  for (const { x, y, until } of changes.cooldowns) bot.spent.set(cellIndex({ x, y }), until);
  for (const {
    to,
    from: _from,
    barredId: _id,
    barredUntil: _until,
    ...change
  } of changes.factories ?? []) {
    const others = bot.factories.filter(({ x, y }) => x !== change.x || y !== change.y);
    const before = bot.factories.find(({ x, y }) => x === change.x && y === change.y);
    const type = before?.type ?? "factory";
    const id = before?.id ?? cellIndex(change) + 10;
    bot.factories = to === null ? others : [...others, { ...change, id, ownerId: to, type }];
  }
}

export function fieldAt({ world }: Bot, position: Position): WorldField {
  const field = world[cellIndex(position)];
  if (field === undefined) throw new RangeError("No such cell.");
  return field;
}

export const isFresh = (bot: Bot, position: Position): boolean =>
  (bot.spent.get(cellIndex(position)) ?? 0) <= bot.now;

/** One step towards a cell, the short way round. */
export function stepTowards(bot: Bot, target: Position): void {
  const { dx, dy } = offset(bot.player, target);
  const next = { x: wrap(bot.player.x + Math.sign(dx)), y: wrap(bot.player.y + Math.sign(dy)) };
  const moved = movePlayer({ player: bot.player }, next, bot);
  if (!moved.ok) throw new Error(moved.code);
  apply(bot, moved.changes);
}

/** One step in a fixed direction. */
export function stepBy(bot: Bot, direction: keyof typeof DIRECTIONS): void {
  const { dx, dy } = DIRECTIONS[direction];
  stepTowards(bot, { x: wrap(bot.player.x + dx), y: wrap(bot.player.y + dy) });
}

/** The nearest cell that answers, in growing squares around the player; null within no `reach`. */
export function nearest(
  bot: Bot,
  reach: number,
  answers: (field: WorldField) => boolean,
): WorldField | null {
  const { x, y } = bot.player;
  for (let ring = 0; ring <= reach; ring++) {
    for (let dy = -ring; dy <= ring; dy++) {
      const across = Math.abs(dy) === ring ? 1 : Math.max(1, 2 * ring);
      for (let dx = -ring; dx <= ring; dx += across) {
        const field = fieldAt(bot, { x: wrap(x + dx), y: wrap(y + dy) });
        if (answers(field)) return field;
      }
    }
  }
  return null;
}

/** Fights for the free factory underfoot; whether it is the bot's now. */
export function capture(bot: Bot): boolean {
  const { player, factories } = bot;
  const free = { factory: null, owner: null, barred: null, playerName: "bot", ownerName: null };
  const result = captureFactory(
    { player, factories, field: fieldAt(bot, player), ...free },
    { field: player, battleId: "simulated" },
    bot,
  );
  if (!result.ok) return false;
  apply(bot, result.changes);
  return result.outcome.captured;
}
