import type { PublicBattleReport } from "@emberlode/contract";
import { BATTLE_RULES_VERSION, isKnownBattleVersion, resolveBattle } from "@emberlode/game";
import { useMemo } from "react";
import { Link } from "wouter";
import { isRecord } from "../../lib/is-record.ts";
import { formatList } from "../../lib/language.ts";
import { messages } from "../../lib/messages.ts";
import { exactTime } from "../../lib/times.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { PlayButton } from "../session/play-button.tsx";
import { usePlayer } from "../session/player-context.tsx";
import { Icon } from "../ui/icon.tsx";
import { FactList } from "../ui/list-row.tsx";
import { BattleHead, BattleOutcome } from "./battle-head.tsx";
import { ArmyTable, BattleFactors, RoundsTable } from "./battle-tables.tsx";
import { whatIfPath } from "./calculation.ts";
import { ReplayPlayer } from "./replay-player.tsx";
import { Revenge, useCurrentName } from "./revenge.tsx";
import { outcomeSentence } from "./sentences.ts";

const tBattles = await messages("battles");
const tRaid = await messages("raid");

/** The compared parts of a report. */
const COMPARED_FIELDS = [
  "rounds",
  "losses",
  "repaired",
  "survivors",
  "remaining",
  "winner",
  "ending",
  "margin",
] as const;

type ComparedField = (typeof COMPARED_FIELDS)[number];

export type Replay =
  | { kind: "same" }
  | { kind: "other"; winner: PublicBattleReport["winner"]; differs: readonly ComparedField[] }
  /** This page does not know the report's version of the rules. */
  | { kind: "other-rules"; known: number };

/** Deep equality of JSON values, ignoring the order of keys. */
function isSame(one: unknown, other: unknown): boolean {
  if (!isRecord(one) || !isRecord(other)) return one === other;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
  );
}

/** Replays the report's battle with the same function as the server and compares the results. */
export function replay(report: PublicBattleReport): Replay {
  const { attacker, defender, modifiers, seed, rulesVersion } = report;
  if (!isKnownBattleVersion(rulesVersion)) {
    return { kind: "other-rules", known: BATTLE_RULES_VERSION };
  }
  const rerun = resolveBattle({ attacker, defender, modifiers, seed, rulesVersion });
  const differs = COMPARED_FIELDS.filter((part) => !isSame(rerun[part], report[part]));
  return differs.length === 0 ? { kind: "same" } : { kind: "other", winner: rerun.winner, differs };
}

function verdict(result: Replay, { rulesVersion }: PublicBattleReport) {
  if (result.kind === "same")
    return { title: tBattles("proof.same"), text: tBattles("proof.sameText") };
  if (result.kind === "other-rules") {
    return {
      title: tBattles("proof.otherRules"),
      text: tBattles("proof.otherRulesText", { fought: rulesVersion, known: result.known }),
    };
  }
  const differs = formatList(result.differs.map((part) => tBattles(`proof.parts.${part}`)));
  return {
    title: tBattles("proof.other"),
    text: tBattles("proof.otherText", {
      winner: tBattles(`proof.winner.${result.winner}`),
      differs,
    }),
  };
}

/** Whether the browser reproduces the battle from its armies and seed. */
function Proof({ report }: { report: PublicBattleReport }) {
  const result = useMemo(() => replay(report), [report]);
  const { title, text } = verdict(result, report);
  const { seed, rulesVersion, createdAt } = report;
  const facts = [
    [tBattles("proof.seed"), seed],
    [tBattles("proof.rules"), rulesVersion],
    [tBattles("proof.fought"), exactTime(createdAt)],
  ] as const;
  return (
    <section className="panel battle-section">
      <h2 className="battle-section-title">{tBattles("proof.title")}</h2>
      <p className="battle-verdict" data-kind={result.kind}>
        <Icon name={result.kind === "same" ? "check" : "ban"} className="size-6 flex-none" />
        {title}
      </p>
      <p className="mt-1 text-muted">{text}</p>
      <FactList facts={facts} className="mt-3" />
    </section>
  );
}

/** For the victim: a link to the attacker's base. */
function RevengeSection({ report }: { report: PublicBattleReport }) {
  const username = usePlayer()?.user.username;
  const { attacker, defender } = report.names;
  const victim = useCurrentName(report.owner ?? defender ?? "");
  // A former player has no base.
  if (username === undefined || username !== victim || attacker === "") return null;
  return (
    <section className="panel battle-section">
      <h2 className="battle-section-title">{tRaid("revenge.title")}</h2>
      <Revenge attacker={attacker} />
    </section>
  );
}

export function BattleView({ report }: { report: PublicBattleReport }) {
  usePageTitle(outcomeSentence(report));
  return (
    <article className="battle">
      <BattleHead report={report} />
      <BattleOutcome report={report} />
      <div className="battle-pair">
        <ArmyTable report={report} side="attacker" />
        <ArmyTable report={report} side="defender" />
      </div>
      <RevengeSection report={report} />
      <ReplayPlayer report={report} />
      <RoundsTable report={report} />
      <BattleFactors report={report} />
      <p>
        <Link href={whatIfPath(report)} className="btn">
          {tBattles("whatIf")}
          <span className="text-muted">{tBattles("whatIfText")}</span>
        </Link>
      </p>
      <Proof report={report} />
      <p className="py-2 text-center">
        <PlayButton player={tBattles("toGame")} />
      </p>
    </article>
  );
}
