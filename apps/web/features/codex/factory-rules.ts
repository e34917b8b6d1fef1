/** What factories make, who guards them, and what a fight for one brings (rules §13). */
import {
  ATTACK,
  DAY,
  FACTORY_CLASS_IDS,
  FACTORY_CLASSES,
  type FactoryClassId,
  GARRISON,
  HOUR,
  MAX_BASE_LEVEL,
  MINUTE,
  OUTPUT,
  PLUNDER_LEAVES,
} from "@emberlode/game";
import { type CodexEntry, codexTranslators, slug } from "./entry.ts";

const rule = (title: string, text: string, related: readonly string[]): CodexEntry => ({
  id: slug(title),
  title,
  text,
  links: related.map(slug),
});

/**
 * "Works: 20,000 to 40,000 slots, for bases from level 6 on, 96 digs a day, at most 2 per player."
 */
function classText(id: FactoryClassId): string {
  const t = codexTranslators();
  const { minSlots, maxSlots, minBaseLevel, maxBaseLevel, digsPerDay, perPlayer } =
    FACTORY_CLASSES[id];
  const level =
    maxBaseLevel < MAX_BASE_LEVEL
      ? t.rules("factoryClasses.upTo", { level: maxBaseLevel })
      : minBaseLevel > 1
        ? t.rules("factoryClasses.from", { level: minBaseLevel })
        : t.rules("factoryClasses.anyLevel");
  const ownershipLimit = Number.isFinite(perPlayer)
    ? t.rules("factoryClasses.perPlayer", { most: perPlayer })
    : "";
  const name = t.catalogue(`factoryClasses.${id}`);
  const slots = { min: minSlots, max: maxSlots };
  return t.rules("factoryClasses.class", {
    name,
    ...slots,
    level,
    digs: digsPerDay,
    most: ownershipLimit,
  });
}

export function factoryRules(): CodexEntry[] {
  const t = codexTranslators();
  const factory = t.catalogue("fields.factory.title");
  const classes = t.rules("factoryClasses.title");
  const stores = t.rules("stores.title");
  const plunder = t.rules("plunder.title");
  const garrisons = t.rules("garrisons.title");
  return [
    rule(classes, [t.rules("factoryClasses.lead"), ...FACTORY_CLASS_IDS.map(classText)].join(" "), [
      factory,
      stores,
      t.rules("smallFactories.title"),
    ]),
    rule(
      stores,
      t.rules("stores.text", {
        hours: DAY / HOUR,
        full: OUTPUT.full,
        less: OUTPUT.percentLess,
        least: OUTPUT.minPercent,
      }),
      [factory, classes, plunder, t.rules("digging.title")],
    ),
    rule(
      plunder,
      t.rules("plunder.text", {
        parts: PLUNDER_LEAVES,
        perDay: ATTACK.perDay,
        victim: 100 / ATTACK.victimDivisor,
      }),
      [factory, stores, garrisons, t.rules("loot.title")],
    ),
    rule(
      garrisons,
      t.rules("garrisons.text", {
        step: GARRISON.stepPercent,
        percent: GARRISON.defaultPercent,
        minutes: GARRISON.waitMs / MINUTE,
      }),
      [factory, plunder, t.rules("battles.title")],
    ),
  ];
}
