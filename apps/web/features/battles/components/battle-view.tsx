import type { PublicBattleReport } from "@emberlode/contract";
import { Link } from "wouter";
import { messages } from "../../../lib/messages.ts";
import { usePageTitle } from "../../../lib/use-page-title.ts";
import { WayIn } from "../../session/components/way-in.tsx";
import { whatIf } from "../calculation.ts";
import { attackSentence } from "../sentences.ts";
import { ArmyTable } from "./army-table.tsx";
import { BattleHead } from "./battle-head.tsx";
import { Factors } from "./factors.tsx";
import { Outcome } from "./outcome.tsx";
import { Proof } from "./proof.tsx";
import { ReplayPlayer } from "./replay-player.tsx";
import { RevengePart } from "./revenge-part.tsx";
import { RoundsTable } from "./rounds-table.tsx";

const t = await messages("battles");

/** The whole report of a battle. */
export function BattleView({ report }: { report: PublicBattleReport }) {
  usePageTitle(attackSentence(report));
  return (
    <article className="battle">
      <BattleHead report={report} />
      <Outcome report={report} />
      <div className="battle-pair">
        <ArmyTable report={report} side="attacker" />
        <ArmyTable report={report} side="defender" />
      </div>
      <RevengePart report={report} />
      <ReplayPlayer report={report} />
      <RoundsTable report={report} />
      <Factors report={report} />
      <p>
        <Link href={whatIf(report)} className="btn">
          {t("whatIf")}
          <span className="text-muted">{t("whatIfText")}</span>
        </Link>
      </p>
      <Proof report={report} />
      <p className="py-2 text-center">
        <WayIn player={t("toGame")} />
      </p>
    </article>
  );
}
