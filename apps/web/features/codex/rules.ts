/** The rules in plain language, with the numbers used by the code (docs/rules.md). */

import {
  ATTACK,
  BATTLE,
  CAPTURE,
  COIN_PAYS_PERCENT,
  DAY,
  EFFORT_TENTHS,
  EXCHANGE,
  FACTORY_CLASSES,
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
  RELIC_AREA,
  RELIC_DIGS,
  RELIC_DRIVES,
  RELICS_PER_DAY,
  SIGHT_RADIUS,
  SPENT_MS,
  STAKES,
  UNITS,
  VEIN,
} from "@emberlode/game";

import { exactNumber } from "../../lib/numbers.ts";
import { type CodexEntry, codexTranslators, slug } from "./entry.ts";
import { factoryRules } from "./factory-rules.ts";

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
  const t = codexTranslators();
  return [
    rule(t.rules("walking.title"), t.rules("walking.text", { sight: SIGHT_RADIUS }), [
      t.catalogue("tools.gps.name"),
      t.catalogue("tools.prob_drive.name"),
    ]),
    rule(
      t.rules("digging.title"),
      t.rules("digging.text", {
        minutes: minutes(SPENT_MS.dig),
        full: FATIGUE.dig.full,
        half: FATIGUE.dig.half,
      }),
      [
        t.catalogue("fields.metal.title"),
        t.catalogue("fields.energy.title"),
        t.rules("effort.title"),
        t.rules("veins.title"),
      ],
    ),
    rule(
      t.rules("effort.title"),
      t.rules("effort.text", {
        five: EFFORT_TENTHS[5] * 10,
        twenty: EFFORT_TENTHS[20] * 10,
        most: FATIGUE.dig.half,
      }),
      [t.rules("digging.title")],
    ),
    rule(
      t.rules("veins.title"),
      t.rules("veins.text", {
        oneIn: VEIN.oneIn,
        perDay: VEIN.perDay,
        sight: SIGHT_RADIUS,
      }),
      [t.rules("digging.title"), t.rules("chance.title")],
    ),
    rule(
      t.rules("searching.title"),
      t.rules("searching.text", {
        cave: minutes(SPENT_MS.cave),
        forest: hours(SPENT_MS.forest),
        caves: FATIGUE.cave.full,
        forests: FATIGUE.forest.full,
        candles: MAX_CANDLES,
      }),
      [
        t.catalogue("fields.cave.title"),
        t.catalogue("fields.forest.title"),
        t.codex("cave"),
        t.codex("forest"),
      ],
    ),
    rule(
      t.rules("mirages.title"),
      t.rules("mirages.text", {
        from: MIRAGE.fromHour,
        to: MIRAGE.toHour,
        percent: percent(MIRAGE.chance),
        reward: MIRAGE.reward,
      }),
      [t.catalogue("fields.mirage.title"), t.codex("mirage")],
    ),
    rule(
      t.rules("relics.title"),
      t.rules("relics.text", {
        perDay: RELICS_PER_DAY,
        side: RELIC_AREA,
        digs: RELIC_DIGS,
        drives: RELIC_DRIVES,
      }),
      [t.codex("relic"), t.rules("walking.title"), t.rules("chance.title")],
    ),
  ];
}

/** Armies and battles. */
function war(): CodexEntry[] {
  const t = codexTranslators();
  return [
    rule(
      t.rules("places.title"),
      t.rules("places.text", {
        actions: PLACING.firstActions,
        idleHours: hours(PLACING.firstIdleMs),
        guests: GUEST.basesPerAddress,
        young: PLACING.youngPerAddress,
        days: PLACING.youngMs / DAY,
        percent: percent(PLACING.crowdedShare),
        botPercent: percent(PLACING.botsYieldShare),
      }),
      [t.rules("shield.title")],
    ),
    rule(
      t.rules("shield.title"),
      t.rules("shield.text", {
        hours: hours(NEW_PLAYER_START.shieldMs),
        slots: FACTORY_CLASSES.small.maxSlots,
      }),
      [t.rules("attacks.title"), t.rules("smallFactories.title")],
    ),
    rule(t.rules("armies.title"), t.rules("armies.text"), [
      t.codex("baseLevel", { level: exactNumber(1) }),
      t.catalogue("fields.factory.title"),
      ...[UNITS.attack[0], UNITS.defense[0]].flatMap((unit) =>
        unit === undefined ? [] : t.catalogue(`units.${unit.id}`),
      ),
    ]),
    rule(
      t.rules("battles.title"),
      t.rules("battles.text", {
        rounds: BATTLE.rounds,
        percent: percent(BATTLE.breakShare),
        repaired: BATTLE.repairedTenths * 10,
        floor: percent(BATTLE.morale.balancedFloor),
      }),
      [t.rules("attacks.title"), t.rules("armies.title")],
    ),
    rule(
      t.rules("attacks.title"),
      t.rules("attacks.text", {
        perDay: ATTACK.perDay,
        again: hours(ATTACK.cooldownMs),
        untouched: ATTACK.untouched,
        least: ATTACK.lootPercent,
        most: ATTACK.maxLootPercent,
      }),
      [
        t.catalogue("fields.base.title"),
        t.rules("loot.title"),
        t.rules("weakness.title"),
        t.catalogue("tools.hotcut.name"),
      ],
    ),
    rule(
      t.rules("loot.title"),
      t.rules("loot.text", {
        large: ATTACK.poolPercent.large,
        small: ATTACK.poolPercent.small,
        victim: 100 / ATTACK.victimDivisor,
      }),
      [t.rules("attacks.title"), t.rules("weakness.title")],
    ),
    rule(
      t.rules("weakness.title"),
      t.rules("weakness.text", {
        weak: percent(ATTACK.weakShare),
        times: ATTACK.revengeFactor,
        perSlot: ATTACK.wealthPerSlot,
      }),
      [t.rules("attacks.title"), t.rules("loot.title"), t.rules("naps.title")],
    ),
    rule(
      t.rules("factories.title"),
      t.rules("factories.text", {
        slots: CAPTURE.slotsPerWall,
        safe: hours(CAPTURE.safeMs),
        hours: hours(CAPTURE.barredMs),
      }),
      [
        t.catalogue("fields.factory.title"),
        t.catalogue("tools.scouter.name"),
        t.rules("factoryClasses.title"),
        t.rules("plunder.title"),
        t.rules("battles.title"),
      ],
    ),
    rule(
      t.rules("smallFactories.title"),
      t.rules("smallFactories.text", {
        slots: FACTORY_CLASSES.small.maxSlots,
        level: FACTORY_CLASSES.small.maxBaseLevel,
        most: FACTORY_CLASSES.small.perPlayer,
        percent: RELEASE.heldPercent,
      }),
      [t.catalogue("fields.factory.title"), t.rules("shield.title")],
    ),
    rule(
      t.rules("mines.title"),
      t.rules("mines.text", {
        hours: hours(MINES.lifetimeMs),
        most: MINES.perField,
        percent: MINES.damagePercent,
        cap: MINES.damageCap,
      }),
      [t.catalogue("tools.mines.name"), t.catalogue("tools.mdn.name")],
    ),
    rule(t.rules("naps.title"), t.rules("naps.text", { hours: hours(DAY) }), [
      t.rules("attacks.title"),
    ]),
  ];
}

function progress(): CodexEntry[] {
  const t = codexTranslators();
  return [
    rule(t.rules("researches.title"), t.rules("researches.text", { most: MAX_RESEARCH_LEVEL }), [
      t.codex("researchTitle", { tool: t.catalogue("tools.gps.name") }),
      t.codex("researchTitle", { tool: t.catalogue("tools.hotcut.name") }),
    ]),
    rule(
      t.rules("town.title"),
      t.rules("town.text", {
        percent: EXCHANGE.paysTenths * 10,
        offers: MARKET_OFFERS,
        stakes: STAKES.perDay,
        edge: 100 - COIN_PAYS_PERCENT / SIDES_OF_COIN,
      }),
      [
        t.catalogue("fields.bank.title"),
        t.catalogue("fields.web.title"),
        t.catalogue("fields.market.title"),
        t.catalogue("fields.casino.title"),
      ],
    ),
    rule(t.rules("power.title"), t.rules("power.text"), [t.rules("armies.title")]),
    rule(t.rules("renown.title"), t.rules("renown.text"), [
      t.rules("seasons.title"),
      t.rules("relics.title"),
      t.rules("power.title"),
    ]),
    rule(t.rules("seasons.title"), t.rules("seasons.text"), [t.rules("renown.title")]),
    rule(
      t.rules("referrals.title"),
      t.rules("referrals.text", {
        percent: 100 / REFERRAL.divisor,
        own: 100 / REFERRAL.ownDivisor,
        allowance: REFERRAL.dailyAllowance,
      }),
      [t.rules("digging.title")],
    ),
    rule(t.rules("chance.title"), t.rules("chance.text"), [
      t.codex("cave"),
      t.codex("forest"),
      t.codex("mirage"),
      t.codex("coin"),
      t.codex("relic"),
      t.rules("veins.title"),
    ]),
  ];
}

export const ruleEntries = (): CodexEntry[] => [
  ...land(),
  ...war(),
  ...factoryRules(),
  ...progress(),
];
