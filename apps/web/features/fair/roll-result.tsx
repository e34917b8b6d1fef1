import {
  type CasinoGame,
  type CaveRoll,
  type ExcavatorPartId,
  type ForestRoll,
  type Position,
  type ProvenRelic,
  partKind,
  partRarity,
  RELIC_AREA,
  RELIC_DIGS,
  RELIC_DRIVES,
  type RelicContent,
  WHEEL_SECTORS,
  wrapCoordinate,
} from "@emberlode/game";
import { Link } from "wouter";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { Icon } from "../ui/icon.tsx";
import type { RollCheck } from "./check-roll.ts";

const t = await messages("fair");
const tCatalogue = await messages("catalogue");

function partText(part: ExcavatorPartId): string {
  return t("outcome.part", {
    name: tCatalogue(`parts.${part}`),
    rarity: partRarity(partKind(part)).rarity,
  });
}

function caveText(roll: CaveRoll): string {
  switch (roll.find) {
    case "lost":
      return t("outcome.lost");
    case "trap":
      return t("outcome.trap", {
        metal: exactNumber(roll.metalPercent),
        energy: exactNumber(roll.energyPercent),
      });
    case "part":
      return partText(roll.part);
    default:
      return t("outcome.amount", {
        amount: exactNumber(roll.amount),
        resource: t(`outcome.resources.${roll.find}`),
      });
  }
}

function forestText(roll: ForestRoll): string {
  switch (roll.find) {
    case "pikeman":
    case "mines":
      return t(`outcome.${roll.find}`, { count: exactNumber(roll.count) });
    case "lotto":
      return t("outcome.lotto", {
        amount: exactNumber(roll.amount),
        resource: t(`outcome.resources.${roll.resource}`),
      });
    default:
      return t(`outcome.${roll.find}`);
  }
}

function casinoText(game: CasinoGame, result: number): string {
  if (game === "coin") return result === 0 ? t("outcome.coin.heads") : t("outcome.coin.tails");
  if (game === "dice") return t("outcome.dice", { result: exactNumber(result) });
  return t("outcome.wheel", {
    sector: exactNumber(result + 1),
    times: exactNumber(WHEEL_SECTORS[result] ?? 0),
  });
}

function relicContentText(content: RelicContent): string {
  switch (content.find) {
    case "part":
      return partText(content.part);
    case "drives":
      return t("outcome.relic.drives", { count: RELIC_DRIVES });
    default:
      return t("outcome.relic.digs", {
        digs: exactNumber(RELIC_DIGS),
        resource: t(`outcome.resources.${content.find}`),
      });
  }
}

const placeText = ({ x, y }: Position) =>
  t("outcome.relic.field", { x: exactNumber(x), y: exactNumber(y) });

function relicText(proven: ProvenRelic): string {
  if ("unknown" in proven) return t("outcome.relic.unknown", { field: placeText(proven.unknown) });
  const { cell, area, content } = proven.relic;
  const end = (coordinate: number) => wrapCoordinate(coordinate + RELIC_AREA - 1);
  const place = t("outcome.relic.place", {
    field: placeText(cell),
    from: placeText(area),
    to: placeText({ x: end(area.x), y: end(area.y) }),
  });
  return `${place} ${relicContentText(content)}`;
}

export function outcomeText({ outcome }: RollCheck): string {
  switch (outcome.purpose) {
    case "cave":
      return caveText(outcome.cave);
    case "forest":
      return forestText(outcome.forest);
    case "mirage": {
      const step = outcome.offered ? t("outcome.offered") : t("outcome.notOffered");
      return `${step} ${t("outcome.pays", { resource: t(`outcome.resources.${outcome.pays}`) })}`;
    }
    case "casino":
      return casinoText(outcome.game, outcome.result);
    case "battle":
      return t("outcome.battle", { seed: outcome.seed });
    case "vein":
      return outcome.vein ? t("outcome.vein") : t("outcome.noVein");
    case "relic":
      return relicText(outcome.proven);
  }
}

interface RollResultProps {
  checked: RollCheck;
  /** The day's published commitments; null if unknown. */
  commitments: readonly string[] | null;
  /** Id of the battle whose seed was rolled; null for other rolls. */
  battle: string | null;
}

function verdictOf(commitment: string, commitments: readonly string[] | null) {
  if (commitments === null) return { icon: "circle", text: t("result.unknown") } as const;
  if (commitments.includes(commitment))
    return { icon: "check", text: t("result.promised") } as const;
  return { icon: "ban", text: t("result.broken") } as const;
}

/** A check's result: whether the seed matches a commitment, and the roll's outcome. */
export function RollResult({ checked, commitments, battle }: RollResultProps) {
  const { icon, text } = verdictOf(checked.commitment, commitments);
  return (
    <div className="fair-result">
      <p className="fair-verdict" data-kind={icon}>
        <Icon name={icon} className="size-6 flex-none" />
        {text}
      </p>
      <dl className="fair-facts">
        <dt>{t("result.outcome")}</dt>
        <dd className="fair-outcome">{outcomeText(checked)}</dd>
        <dt>{t("result.text")}</dt>
        <dd>
          <code className="fair-digits">{checked.text}</code>
        </dd>
        <dt>{t("result.numbers")}</dt>
        <dd className="figure">{checked.numbers.join(", ")}</dd>
        <dt>{t("result.print")}</dt>
        <dd>
          <code className="fair-digits">{checked.commitment}</code>
        </dd>
      </dl>
      {battle !== null && checked.outcome.purpose === "battle" && (
        <Link href={`/battles/${battle}`} className="text-link">
          {t("result.report")}
        </Link>
      )}
    </div>
  );
}
