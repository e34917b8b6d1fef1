/** The information about a factory before a fight for it (rules §12, §13). */
import type { FactoryTarget, Position } from "@emberlode/contract";
import {
  ATTACK,
  attacksLeft,
  type CaptureMode,
  captureRefusal,
  captureSafetyLeft,
  countPlainFactories,
  DAY,
  FACTORY_CLASSES,
  factoryClass,
  factoryGarrison,
  isSameCell,
  isScouted,
  NO_AMOUNTS,
  nextOutputPercent,
  outputIn,
  type PlayerState,
  RELEASE,
  RESERVED_AHEAD_MS,
  storeAllowance,
  storeLoot,
  waitLeft,
} from "@emberlode/game";
import type { PlayerContext } from "../../context.ts";
import { GameError } from "../../errors.ts";
import { isoTime } from "../../platform/clock.ts";
import { opponentOf, toTargetRefusal } from "../battles/fight-here.ts";
import { findLastReport } from "../battles/last-report.ts";
import { storeAt } from "../fields/to-field.ts";
import { requirePlayer } from "../players/status.ts";
import { ownMap } from "../world/waiting-base.ts";
import type { MapCell } from "../world/world-map.ts";
import { barOf } from "./factories.service.ts";

/** The player who holds the factory, with all their factories; null if it is free. */
async function holderOf({ services }: PlayerContext<"actions" | "world">, { ownerId }: MapCell) {
  const player = ownerId === null ? null : await services.actions.read(ownerId);
  return player === null ? null : { player, factories: services.world.factoriesOf(player.id) };
}

/** The caller's last fight for this factory against this owner. */
function lastFight(
  { services }: PlayerContext<"clock" | "db">,
  player: PlayerState,
  owner: number,
  at: Position,
) {
  return findLastReport(
    services,
    player,
    ["capture", "plunder"],
    ({ otherId, x, y }) => otherId === owner && x === at.x && y === at.y,
  );
}

/**
 * The factory where the caller stands, as an attacker sees it. The garrison of a free factory is
 * public; another player's is visible only with a Slot Scouter or in the caller's own report.
 */
export async function showFactoryTarget(
  ctx: PlayerContext<
    "actions" | "clock" | "db" | "profiles" | "ranking" | "world" | "worldSchedule"
  >,
  field: Position,
): Promise<FactoryTarget | GameError<"NOT_HERE" | "WRONG_FIELD" | "ALREADY_YOURS">> {
  const { clock, world } = ctx.services;
  const cell = world.at(field);
  // Together, so that one statement checks both players.
  const [player, owner] = await Promise.all([requirePlayer(ctx), holderOf(ctx, cell)]);
  if (!isSameCell(player, field)) return new GameError("NOT_HERE");
  const { type, slots, factory, hold, ownerId } = cell;
  const barred = barOf(cell, player.id);
  if (type !== "factory") return new GameError("WRONG_FIELD");
  if (ownerId === player.id) return new GameError("ALREADY_YOURS");
  const now = clock.now();
  const factories = (await ownMap(ctx.services, player.id)).factoriesOf(player.id);
  const isVisible = owner === null || isScouted(player, field);
  const { army, ofOwner } = factoryGarrison(slots, countPlainFactories(factories), owner, factory);
  const { peace } = ctx.services.worldSchedule.current();
  const { ranking } = ctx.services;
  const playerIsBot = ranking.isBot(player.id);
  const ownerIsBot = ownerId !== null && ranking.isBot(ownerId);
  const question = {
    player,
    playerIsBot,
    factories,
    field: cell,
    factory,
    owner,
    ownerIsBot,
    barred,
    hold,
    peace,
  };
  const id = factoryClass(slots);
  // Hidden ones count as the smallest of their class: the percentage must not tell their slots.
  const percent = nextOutputPercent(factories, isVisible ? slots : FACTORY_CLASSES[id].minSlots);
  const spoilsOf = (mode: CaptureMode) =>
    owner && factory
      ? storeLoot({ attacker: player, owner, ownerIsBot, factory, mode }, now)
      : NO_AMOUNTS;
  const safeFor = factory === null ? 0 : captureSafetyLeft(factory, hold, now);
  const until = (at: number, lengthMs: number) => {
    const waitMs = waitLeft(at, lengthMs, now);
    return waitMs > 0 ? isoTime(now + waitMs) : null;
  };
  const refusedNow = (mode: CaptureMode) =>
    toTargetRefusal(captureRefusal(question, { field, mode }, now), now, ctx.translators.errors);
  return {
    owner: owner && (await opponentOf(ctx.services, owner.player, owner.factories)),
    site: { class: id, name: world.worksNameAt(field) },
    scout: isVisible
      ? { slots, store: storeAt(cell, owner, now), guard: { units: [...army.units], ofOwner } }
      : null,
    output: { percent, perDay: outputIn(DAY, { factory: { slots }, percent }, player) },
    allowance: owner === null ? NO_AMOUNTS : storeAllowance(player, owner.player, now, ownerIsBot),
    spoils: isVisible ? { capture: spoilsOf("capture"), plunder: spoilsOf("plunder") } : null,
    safeUntil: safeFor > 0 ? isoTime(now + safeFor) : null,
    reservedUntil: until(hold.reservedUntil, RESERVED_AHEAD_MS),
    fallsFreeAt: until(factory?.fallsFreeAt ?? 0, RELEASE.noticeMs),
    refusal: refusedNow("capture"),
    plunderRefusal: refusedNow("plunder"),
    attacksLeft: attacksLeft(player, now),
    attacksPerDay: ATTACK.perDay,
    report: owner && (await lastFight(ctx, player, owner.player.id, field)),
  };
}
