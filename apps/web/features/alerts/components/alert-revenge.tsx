import { useState } from "react";
import { messages } from "../../../lib/messages.ts";
import { Revenge } from "../../battles/components/revenge.tsx";
import { useBattle } from "../../battles/hooks/use-battle.ts";

const t = await messages("raid");

/** Whom the battle names as its attacker, once it is known. */
function RevengeOf({ battle, onGone }: { battle: string; onGone: () => void }) {
  const { report, failure } = useBattle(battle);
  if (failure !== null) return <p className="raid-note">{failure.text}</p>;
  if (report === undefined) return <p className="raid-note">{t("revenge.looking")}</p>;
  return <Revenge attacker={report.names.attacker} onGone={onGone} />;
}

/** Below an alert that names a battle: the way to whoever attacked. */
export function AlertRevenge({ battle, onGone }: { battle: string; onGone: () => void }) {
  const [asked, setAsked] = useState(false);
  return (
    <div className="alert-revenge">
      <button
        type="button"
        className="text-link"
        aria-expanded={asked}
        onClick={() => setAsked(!asked)}
      >
        {t("revenge.title")}
      </button>
      {asked && <RevengeOf battle={battle} onGone={onGone} />}
    </div>
  );
}
