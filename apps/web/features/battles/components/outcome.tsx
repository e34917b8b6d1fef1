import type { PublicBattleReport } from "@emberlode/contract";
import { enBattles } from "@emberlode/words/en/battles";
import { t } from "../../../lib/i18n/catalogue.ts";
import { Amount } from "../../ui/components/amount.tsx";
import { attackerSentence, defenderSentence } from "../sentences.ts";
import { BattleBadge } from "./battle-badge.tsx";

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
        {enBattles.sides[side]}
        <BattleBadge won={won} text={won ? enBattles.won : enBattles.lost} />
      </h2>
      <p className="battle-name">{name}</p>
      <p className="mt-1">{sentence}</p>
    </section>
  );
}

/** What the attacker carried off. */
function Loot({ report }: { report: PublicBattleReport }) {
  const { loot, place, winner } = report;
  const won = winner === "attacker";
  if (!won) return enBattles.lootNoneLost;
  if (place === "factory") return enBattles.lootFactory;
  if (loot === null || loot.amount === 0) return enBattles.lootNothing;
  return (
    <>
      <Amount value={loot.amount} className="text-xl font-bold" />{" "}
      {t.game.resources[loot.type].toLowerCase()}
    </>
  );
}

/** How it went for each side, in a sentence, and what was carried off. */
export function Outcome({ report }: { report: PublicBattleReport }) {
  const { names, owner, winner } = report;
  const words = enBattles;
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
        name={names.defender ?? owner ?? words.noOwner}
        won={winner === "defender"}
        sentence={defenderSentence(report)}
      />
      <section className="panel battle-side">
        <h2 className="panel-title">{words.loot}</h2>
        <p className="mt-1">
          <Loot report={report} />
        </p>
      </section>
    </div>
  );
}
