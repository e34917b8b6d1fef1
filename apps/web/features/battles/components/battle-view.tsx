import type { PublicBattleReport } from "@emberlode/contract";
import { usePageTitle } from "../../../lib/use-page-title.ts";
import { attackTold } from "../told.ts";
import { ArmyTable } from "./army-table.tsx";
import { BattleHead } from "./battle-head.tsx";
import { CourseTable } from "./course-table.tsx";
import { Factors } from "./factors.tsx";
import { Outcome } from "./outcome.tsx";
import { Proof } from "./proof.tsx";
import { WayOn } from "./way-on.tsx";

/** The whole report of a battle. */
export function BattleView({ report }: { report: PublicBattleReport }) {
  usePageTitle(attackTold(report));
  return (
    <article className="battle">
      <BattleHead report={report} />
      <Outcome report={report} />
      <div className="battle-pair">
        <ArmyTable report={report} side="attacker" />
        <ArmyTable report={report} side="defender" />
      </div>
      <CourseTable report={report} />
      <Factors report={report} />
      <Proof report={report} />
      <p className="py-2 text-center">
        <WayOn />
      </p>
    </article>
  );
}
