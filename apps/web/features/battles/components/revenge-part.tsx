import type { PublicBattleReport } from "@emberlode/contract";
import { messages } from "../../../lib/messages.ts";
import { useNameNow } from "../../people/hooks/use-name-now.ts";
import { usePlayer } from "../../session/player-context.ts";
import { Revenge } from "./revenge.tsx";

const t = await messages("raid");

/** For the victim: the link to the attacker's base. */
export function RevengePart({ report }: { report: PublicBattleReport }) {
  const username = usePlayer()?.user.username;
  const { attacker, defender } = report.names;
  const victim = useNameNow(report.owner ?? defender ?? "");
  if (username === undefined || username !== victim) return null;
  return (
    <section className="panel battle-part">
      <h2 className="battle-part-title">{t("revenge.title")}</h2>
      <Revenge attacker={attacker} />
    </section>
  );
}
