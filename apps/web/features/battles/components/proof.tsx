import type { PublicBattleReport } from "@emberlode/contract";
import { enBattles } from "@emberlode/words/en/battles";
import { useMemo } from "react";
import { inLanguage } from "../../../lib/in-language.ts";
import { exactTime } from "../../../lib/times.ts";
import { Icon } from "../../ui/components/icon.tsx";
import { Lines } from "../../ui/components/lines.tsx";
import { type Replay, replay } from "../replay.ts";

const list = inLanguage((locale) => new Intl.ListFormat(locale));

function verdict(result: Replay, { rulesVersion }: PublicBattleReport) {
  const words = enBattles.proof;
  if (result.kind === "same") return { title: words.same, text: words.sameText };
  if (result.kind === "other-rules") {
    return { title: words.otherRules, text: words.otherRulesText(rulesVersion, result.known) };
  }
  const differs = list().format(result.differs.map((part) => words.parts[part]));
  return { title: words.other, text: words.otherText(words.winner[result.winner], differs) };
}

/** Whether the browser, too, gets this battle from its armies and seed. */
export function Proof({ report }: { report: PublicBattleReport }) {
  const result = useMemo(() => replay(report), [report]);
  const { title, text } = verdict(result, report);
  const words = enBattles.proof;
  const { seed, rulesVersion, createdAt } = report;
  const facts = [
    [words.seed, seed],
    [words.rules, rulesVersion],
    [words.fought, exactTime(createdAt)],
  ] as const;
  return (
    <section className="panel battle-part">
      <h2 className="battle-part-title">{words.title}</h2>
      <p className="battle-verdict" data-kind={result.kind}>
        <Icon name={result.kind === "same" ? "check" : "ban"} className="size-6 flex-none" />
        {title}
      </p>
      <p className="mt-1 text-muted">{text}</p>
      <Lines lines={facts} className="mt-3" />
    </section>
  );
}
