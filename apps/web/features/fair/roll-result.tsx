import { Link } from "wouter";
import { messages } from "../../lib/messages.ts";
import { Icon } from "../ui/icon.tsx";
import type { Checked } from "./check-roll.ts";
import { outcomeText } from "./outcome-text.ts";

const t = await messages("fair");

interface RollResultProps {
  checked: Checked;
  /** The day's published commitments; null if unknown. */
  commitments: readonly string[] | null;
  /** Id of the battle whose seed was rolled; null for other rolls. */
  battle: string | null;
}

function verdictOf(print: string, commitments: readonly string[] | null) {
  if (commitments === null) return { icon: "circle", text: t("result.unknown") } as const;
  if (commitments.includes(print)) return { icon: "check", text: t("result.promised") } as const;
  return { icon: "ban", text: t("result.broken") } as const;
}

/** A check's result: whether the seed matches a commitment, and the roll's outcome. */
export function RollResult({ checked, commitments, battle }: RollResultProps) {
  const { icon, text } = verdictOf(checked.print, commitments);
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
          <code className="fair-digits">{checked.print}</code>
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
