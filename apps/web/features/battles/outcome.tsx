import type { PublicBattleReport } from "@emberlode/contract";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { BattleBadge } from "./battle-badge.tsx";
import { attackerSentence, defenderSentence } from "./sentences.ts";

const tBattles = await messages("battles");
const tGame = await messages("game");

interface SideProps {
  side: "attacker" | "defender";
  name: string;
  won: boolean;
  sentence: string;
}

function Side({ side, name, won, sentence }: SideProps) {
  return (
    <section className="panel battle-side" data-side={side}>
      <h2 className="panel-title">
        {tBattles(`sides.${side}`)}
        <BattleBadge won={won} text={won ? tBattles("won") : tBattles("lost")} />
      </h2>
      <p className="battle-name">{name}</p>
      <p className="mt-1">{sentence}</p>
    </section>
  );
}

/** The attacker's loot, or the reason for getting nothing. */
function Loot({ report }: { report: PublicBattleReport }) {
  const { loot, place, winner } = report;
  const won = winner === "attacker";
  if (!won) return tBattles("lootNoneLost");
  if (place === "factory") return tBattles("lootFactory");
  if (loot === null || loot.amount === 0) return tBattles("lootNothing");
  return (
    <span className="figure text-xl font-bold">
      {tGame("unitOf", {
        amount: exactNumber(loot.amount),
        resource: tGame(`resources.${loot.type}`).toLowerCase(),
      })}
    </span>
  );
}

/** The result for each side in a sentence, and the loot. */
export function Outcome({ report }: { report: PublicBattleReport }) {
  const { names, owner, winner } = report;
  return (
    <div className="battle-outcome">
      <Side
        side="attacker"
        name={names.attacker}
        won={winner === "attacker"}
        sentence={attackerSentence(report)}
      />
      <Side
        side="defender"
        name={names.defender ?? owner ?? tBattles("noOwner")}
        won={winner === "defender"}
        sentence={defenderSentence(report)}
      />
      <section className="panel battle-side">
        <h2 className="panel-title">{tBattles("loot")}</h2>
        <p className="mt-1">
          <Loot report={report} />
        </p>
      </section>
    </div>
  );
}
