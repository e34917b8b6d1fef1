import type { PublicBattleReport } from "@emberlode/contract";
import { useMemo } from "react";
import { inLanguage } from "../../../lib/in-language.ts";
import { messages } from "../../../lib/messages.ts";
import { exactTime } from "../../../lib/times.ts";
import { Icon } from "../../ui/components/icon.tsx";
import { Lines } from "../../ui/components/lines.tsx";
import { type Replay, replay } from "../replay.ts";

const t = await messages("battles");

const list = inLanguage((locale) => new Intl.ListFormat(locale));

function verdict(result: Replay, { rulesVersion }: PublicBattleReport) {
  if (result.kind === "same") return { title: t("proof.same"), text: t("proof.sameText") };
  if (result.kind === "other-rules") {
    return {
      title: t("proof.otherRules"),
      text: t("proof.otherRulesText", { fought: rulesVersion, known: result.known }),
    };
  }
  const differs = list().format(result.differs.map((part) => t(`proof.parts.${part}`)));
  return {
    title: t("proof.other"),
    text: t("proof.otherText", { winner: t(`proof.winner.${result.winner}`), differs }),
  };
}

/** Whether the browser reproduces the battle from its armies and seed. */
export function Proof({ report }: { report: PublicBattleReport }) {
  const result = useMemo(() => replay(report), [report]);
  const { title, text } = verdict(result, report);
  const { seed, rulesVersion, createdAt } = report;
  const facts = [
    [t("proof.seed"), seed],
    [t("proof.rules"), rulesVersion],
    [t("proof.fought"), exactTime(createdAt)],
  ] as const;
  return (
    <section className="panel battle-part">
      <h2 className="battle-part-title">{t("proof.title")}</h2>
      <p className="battle-verdict" data-kind={result.kind}>
        <Icon name={result.kind === "same" ? "check" : "ban"} className="size-6 flex-none" />
        {title}
      </p>
      <p className="mt-1 text-muted">{text}</p>
      <Lines lines={facts} className="mt-3" />
    </section>
  );
}
