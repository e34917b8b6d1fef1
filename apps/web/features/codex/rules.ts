/** The rules in a player's words, with the numbers that the rules use (docs/rules.md). */

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
  PLACING,
  REFERRAL,
  RELEASE,
  SIGHT,
  SPENT_MS,
  STAKES,
  START,
  STARTER_FACTORY,
  UNITS,
  VEIN,
} from "@emberlode/game";
import { enCatalogue } from "@emberlode/words/en/catalogue";
import { enCodex } from "@emberlode/words/en/codex";
import { exactNumber as n } from "../../lib/numbers.ts";
import { type CodexEntry, slug } from "./entry.ts";

/** All games of the casino keep the same share of the stakes; the coin's is the plainest. */
const SIDES_OF_COIN = 2;

const hours = (ms: number) => n(ms / HOUR);
const minutes = (ms: number) => n(ms / MINUTE);
const percent = (share: number) => n(share * 100);

const rule = (title: string, text: string, leads: readonly string[]): CodexEntry => ({
  id: slug(title),
  title,
  text,
  links: leads.map(slug),
});

/** Walking, digging and what is found on the way. */
function land(): CodexEntry[] {
  const { rules: words } = enCodex;
  const { metal, energy, cave, forest, mirage } = enCatalogue.fields;
  return [
    rule(words.walking.title, words.walking.text(n(SIGHT)), [
      enCatalogue.tools.gps.name,
      enCatalogue.tools.prob_drive.name,
    ]),
    rule(
      words.digging.title,
      words.digging.text(minutes(SPENT_MS.dig), n(FATIGUE.dig.full), n(FATIGUE.dig.half)),
      [metal.title, energy.title, words.effort.title, words.veins.title],
    ),
    rule(
      words.effort.title,
      words.effort.text(n(EFFORT_TENTHS[5] * 10), n(EFFORT_TENTHS[20] * 10), n(FATIGUE.dig.half)),
      [words.digging.title],
    ),
    rule(words.veins.title, words.veins.text(n(VEIN.oneIn), n(VEIN.perDay), n(SIGHT)), [
      words.digging.title,
      words.chance.title,
    ]),
    rule(
      words.searching.title,
      words.searching.text({
        cave: minutes(SPENT_MS.cave),
        forest: hours(SPENT_MS.forest),
        caves: n(FATIGUE.cave.full),
        forests: n(FATIGUE.forest.full),
        candles: n(MAX_CANDLES),
      }),
      [cave.title, forest.title, enCodex.cave, enCodex.forest],
    ),
    rule(
      words.mirages.title,
      words.mirages.text(
        n(MIRAGE.fromHour),
        n(MIRAGE.toHour),
        percent(MIRAGE.chance),
        n(MIRAGE.reward),
      ),
      [mirage.title, enCodex.mirage],
    ),
  ];
}

/** Armies and what one does with them. */
function war(): CodexEntry[] {
  const { rules: words } = enCodex;
  const { base, factory } = enCatalogue.fields;
  return [
    rule(
      words.places.title,
      words.places.text({
        actions: n(PLACING.firstActions),
        idleHours: hours(PLACING.firstIdleMs),
        guests: n(GUEST.basesPerAddress),
        young: n(PLACING.youngPerAddress),
        days: n(PLACING.youngMs / DAY),
        percent: percent(PLACING.crowdedShare),
        botPercent: percent(PLACING.botShare),
      }),
      [words.shield.title],
    ),
    rule(
      words.shield.title,
      words.shield.text(hours(START.shieldMs), n(STARTER_FACTORY.maxSlots)),
      [words.attacks.title, words.smallFactories.title],
    ),
    rule(words.armies.title, words.armies.text, [
      ...[enCodex.baseLevel(n(1)), factory.title],
      ...[UNITS.attack[0], UNITS.defense[0]].flatMap((unit) =>
        unit === undefined ? [] : enCatalogue.units[unit.id],
      ),
    ]),
    rule(
      words.battles.title,
      words.battles.text({
        rounds: n(BATTLE.rounds),
        percent: percent(BATTLE.breakShare),
        repaired: n(BATTLE.repairedTenths * 10),
        floor: percent(BATTLE.morale.balancedFloor),
      }),
      [words.attacks.title, words.armies.title],
    ),
    rule(
      words.attacks.title,
      words.attacks.text({
        perDay: n(ATTACK.perDay),
        again: hours(ATTACK.againMs),
        untouched: n(ATTACK.untouched),
        least: n(ATTACK.lootPercent),
        most: n(ATTACK.maxLootPercent),
      }),
      [base.title, words.loot.title, words.weakness.title, enCatalogue.tools.hotcut.name],
    ),
    rule(
      words.loot.title,
      words.loot.text({
        large: n(ATTACK.poolPercent.large),
        small: n(ATTACK.poolPercent.small),
        victim: n(100 / ATTACK.victimDivisor),
      }),
      [words.attacks.title, words.weakness.title],
    ),
    rule(
      words.weakness.title,
      words.weakness.text({
        weak: percent(ATTACK.weakShare),
        times: n(ATTACK.revengeFactor),
        perSlot: n(ATTACK.wealthPerSlot),
      }),
      [words.attacks.title, words.loot.title, words.naps.title],
    ),
    rule(
      words.factories.title,
      words.factories.text(
        n(CAPTURE.slotsPerWall),
        minutes(CAPTURE.safeMs),
        hours(CAPTURE.barredMs),
      ),
      [factory.title, enCatalogue.tools.scouter.name, words.battles.title],
    ),
    rule(
      words.smallFactories.title,
      words.smallFactories.text({
        slots: n(STARTER_FACTORY.maxSlots),
        level: n(STARTER_FACTORY.maxBaseLevel),
        most: n(STARTER_FACTORY.perPlayer),
        percent: n(RELEASE.heldPercent),
      }),
      [factory.title, words.shield.title],
    ),
    rule(
      words.mines.title,
      words.mines.text({
        hours: hours(MINES.lieMs),
        most: n(MINES.perField),
        percent: n(MINES.damagePercent),
        cap: n(MINES.damageCap),
      }),
      [enCatalogue.tools.mines.name, enCatalogue.tools.mdn.name],
    ),
    rule(words.naps.title, words.naps.text(hours(DAY)), [words.attacks.title]),
  ];
}

/** Getting better, and the rest. */
function progress(): CodexEntry[] {
  const { rules: words } = enCodex;
  const { bank, market, casino, web } = enCatalogue.fields;
  return [
    rule(words.researches.title, words.researches.text(n(MAX_RESEARCH_LEVEL)), [
      enCodex.researchTitle(enCatalogue.tools.gps.name),
      enCodex.researchTitle(enCatalogue.tools.hotcut.name),
    ]),
    rule(
      words.town.title,
      words.town.text(
        n(EXCHANGE.paysTenths * 10),
        n(MARKET_OFFERS),
        n(STAKES.perDay),
        n(100 - COIN_PAYS_PERCENT / SIDES_OF_COIN),
      ),
      [bank.title, web.title, market.title, casino.title],
    ),
    rule(words.power.title, words.power.text, [words.armies.title]),
    rule(
      words.referrals.title,
      words.referrals.text({
        percent: n(100 / REFERRAL.divisor),
        own: n(100 / REFERRAL.ownDivisor),
        allowance: n(REFERRAL.dailyAllowance),
      }),
      [words.digging.title],
    ),
    rule(words.chance.title, words.chance.text, [
      ...[enCodex.cave, enCodex.forest, enCodex.mirage],
      ...[enCodex.coin, words.veins.title],
    ]),
  ];
}

export const rules = (): CodexEntry[] => [...land(), ...war(), ...progress()];
