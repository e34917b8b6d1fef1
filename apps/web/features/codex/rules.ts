/** The rules in plain language, with the numbers used by the code (docs/rules.md). */

import {
  ATTACK,
  BATTLE,
  CAPTURE,
  COIN_PAYS_PERCENT,
  DAY,
  EFFORT_TENTHS,
  EXCHANGE,
  FATIGUE,
  GUEST,
  HOUR,
  MARKET_OFFERS,
  MAX_CANDLES,
  MAX_RESEARCH_LEVEL,
  MINES,
  MINUTE,
  MIRAGE,
  NEW_PLAYER_START,
  PLACING,
  REFERRAL,
  RELEASE,
  SIGHT_RADIUS,
  SMALL_FACTORY,
  SPENT_MS,
  STAKES,
  UNITS,
  VEIN,
} from "@emberlode/game";

import { exactNumber } from "../../lib/numbers.ts";
import { type CodexEntry, codexWords, slug } from "./entry.ts";

/** All casino games have the same house edge; the coin's is the simplest to compute. */
const SIDES_OF_COIN = 2;

const hours = (ms: number) => ms / HOUR;
const minutes = (ms: number) => ms / MINUTE;
const percent = (share: number) => share * 100;

const rule = (title: string, text: string, related: readonly string[]): CodexEntry => ({
  id: slug(title),
  title,
  text,
  links: related.map(slug),
});

/** Walking, digging and finds. */
function land(): CodexEntry[] {
  return [
    rule(
      codexWords().rules("walking.title"),
      codexWords().rules("walking.text", { sight: SIGHT_RADIUS }),
      [codexWords().catalogue("tools.gps.name"), codexWords().catalogue("tools.prob_drive.name")],
    ),
    rule(
      codexWords().rules("digging.title"),
      codexWords().rules("digging.text", {
        minutes: minutes(SPENT_MS.dig),
        full: FATIGUE.dig.full,
        half: FATIGUE.dig.half,
      }),
      [
        codexWords().catalogue("fields.metal.title"),
        codexWords().catalogue("fields.energy.title"),
        codexWords().rules("effort.title"),
        codexWords().rules("veins.title"),
      ],
    ),
    rule(
      codexWords().rules("effort.title"),
      codexWords().rules("effort.text", {
        five: EFFORT_TENTHS[5] * 10,
        twenty: EFFORT_TENTHS[20] * 10,
        most: FATIGUE.dig.half,
      }),
      [codexWords().rules("digging.title")],
    ),
    rule(
      codexWords().rules("veins.title"),
      codexWords().rules("veins.text", {
        oneIn: VEIN.oneIn,
        perDay: VEIN.perDay,
        sight: SIGHT_RADIUS,
      }),
      [codexWords().rules("digging.title"), codexWords().rules("chance.title")],
    ),
    rule(
      codexWords().rules("searching.title"),
      codexWords().rules("searching.text", {
        cave: minutes(SPENT_MS.cave),
        forest: hours(SPENT_MS.forest),
        caves: FATIGUE.cave.full,
        forests: FATIGUE.forest.full,
        candles: MAX_CANDLES,
      }),
      [
        codexWords().catalogue("fields.cave.title"),
        codexWords().catalogue("fields.forest.title"),
        codexWords().codex("cave"),
        codexWords().codex("forest"),
      ],
    ),
    rule(
      codexWords().rules("mirages.title"),
      codexWords().rules("mirages.text", {
        from: MIRAGE.fromHour,
        to: MIRAGE.toHour,
        percent: percent(MIRAGE.chance),
        reward: MIRAGE.reward,
      }),
      [codexWords().catalogue("fields.mirage.title"), codexWords().codex("mirage")],
    ),
  ];
}

/** Armies and battles. */
function war(): CodexEntry[] {
  return [
    rule(
      codexWords().rules("places.title"),
      codexWords().rules("places.text", {
        actions: PLACING.firstActions,
        idleHours: hours(PLACING.firstIdleMs),
        guests: GUEST.basesPerAddress,
        young: PLACING.youngPerAddress,
        days: PLACING.youngMs / DAY,
        percent: percent(PLACING.crowdedShare),
        botPercent: percent(PLACING.botShare),
      }),
      [codexWords().rules("shield.title")],
    ),
    rule(
      codexWords().rules("shield.title"),
      codexWords().rules("shield.text", {
        hours: hours(NEW_PLAYER_START.shieldMs),
        slots: SMALL_FACTORY.maxSlots,
      }),
      [codexWords().rules("attacks.title"), codexWords().rules("smallFactories.title")],
    ),
    rule(codexWords().rules("armies.title"), codexWords().rules("armies.text"), [
      ...[
        codexWords().codex("baseLevel", { level: exactNumber(1) }),
        codexWords().catalogue("fields.factory.title"),
      ],
      ...[UNITS.attack[0], UNITS.defense[0]].flatMap((unit) =>
        unit === undefined ? [] : codexWords().catalogue(`units.${unit.id}`),
      ),
    ]),
    rule(
      codexWords().rules("battles.title"),
      codexWords().rules("battles.text", {
        rounds: BATTLE.rounds,
        percent: percent(BATTLE.breakShare),
        repaired: BATTLE.repairedTenths * 10,
        floor: percent(BATTLE.morale.balancedFloor),
      }),
      [codexWords().rules("attacks.title"), codexWords().rules("armies.title")],
    ),
    rule(
      codexWords().rules("attacks.title"),
      codexWords().rules("attacks.text", {
        perDay: ATTACK.perDay,
        again: hours(ATTACK.cooldownMs),
        untouched: ATTACK.untouched,
        least: ATTACK.lootPercent,
        most: ATTACK.maxLootPercent,
      }),
      [
        codexWords().catalogue("fields.base.title"),
        codexWords().rules("loot.title"),
        codexWords().rules("weakness.title"),
        codexWords().catalogue("tools.hotcut.name"),
      ],
    ),
    rule(
      codexWords().rules("loot.title"),
      codexWords().rules("loot.text", {
        large: ATTACK.poolPercent.large,
        small: ATTACK.poolPercent.small,
        victim: 100 / ATTACK.victimDivisor,
      }),
      [codexWords().rules("attacks.title"), codexWords().rules("weakness.title")],
    ),
    rule(
      codexWords().rules("weakness.title"),
      codexWords().rules("weakness.text", {
        weak: percent(ATTACK.weakShare),
        times: ATTACK.revengeFactor,
        perSlot: ATTACK.wealthPerSlot,
      }),
      [
        codexWords().rules("attacks.title"),
        codexWords().rules("loot.title"),
        codexWords().rules("naps.title"),
      ],
    ),
    rule(
      codexWords().rules("factories.title"),
      codexWords().rules("factories.text", {
        slots: CAPTURE.slotsPerWall,
        minutes: minutes(CAPTURE.safeMs),
        hours: hours(CAPTURE.barredMs),
      }),
      [
        codexWords().catalogue("fields.factory.title"),
        codexWords().catalogue("tools.scouter.name"),
        codexWords().rules("battles.title"),
      ],
    ),
    rule(
      codexWords().rules("smallFactories.title"),
      codexWords().rules("smallFactories.text", {
        slots: SMALL_FACTORY.maxSlots,
        level: SMALL_FACTORY.maxBaseLevel,
        most: SMALL_FACTORY.perPlayer,
        percent: RELEASE.heldPercent,
      }),
      [codexWords().catalogue("fields.factory.title"), codexWords().rules("shield.title")],
    ),
    rule(
      codexWords().rules("mines.title"),
      codexWords().rules("mines.text", {
        hours: hours(MINES.lifetimeMs),
        most: MINES.perField,
        percent: MINES.damagePercent,
        cap: MINES.damageCap,
      }),
      [codexWords().catalogue("tools.mines.name"), codexWords().catalogue("tools.mdn.name")],
    ),
    rule(codexWords().rules("naps.title"), codexWords().rules("naps.text", { hours: hours(DAY) }), [
      codexWords().rules("attacks.title"),
    ]),
  ];
}

function progress(): CodexEntry[] {
  return [
    rule(
      codexWords().rules("researches.title"),
      codexWords().rules("researches.text", { most: MAX_RESEARCH_LEVEL }),
      [
        codexWords().codex("researchTitle", { tool: codexWords().catalogue("tools.gps.name") }),
        codexWords().codex("researchTitle", { tool: codexWords().catalogue("tools.hotcut.name") }),
      ],
    ),
    rule(
      codexWords().rules("town.title"),
      codexWords().rules("town.text", {
        percent: EXCHANGE.paysTenths * 10,
        offers: MARKET_OFFERS,
        stakes: STAKES.perDay,
        edge: 100 - COIN_PAYS_PERCENT / SIDES_OF_COIN,
      }),
      [
        codexWords().catalogue("fields.bank.title"),
        codexWords().catalogue("fields.web.title"),
        codexWords().catalogue("fields.market.title"),
        codexWords().catalogue("fields.casino.title"),
      ],
    ),
    rule(codexWords().rules("power.title"), codexWords().rules("power.text"), [
      codexWords().rules("armies.title"),
    ]),
    rule(
      codexWords().rules("referrals.title"),
      codexWords().rules("referrals.text", {
        percent: 100 / REFERRAL.divisor,
        own: 100 / REFERRAL.ownDivisor,
        allowance: REFERRAL.dailyAllowance,
      }),
      [codexWords().rules("digging.title")],
    ),
    rule(codexWords().rules("chance.title"), codexWords().rules("chance.text"), [
      ...[codexWords().codex("cave"), codexWords().codex("forest"), codexWords().codex("mirage")],
      ...[codexWords().codex("coin"), codexWords().rules("veins.title")],
    ]),
  ];
}

export const rules = (): CodexEntry[] => [...land(), ...war(), ...progress()];
