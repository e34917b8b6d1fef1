import { useState } from "react";
import { messages } from "../../../lib/messages.ts";
import { Revenge } from "../../battles/components/revenge.tsx";

const t = await messages("raid");

/** Below an alert of an attack: the link to the attacker. */
export function AlertRevenge({ attacker, onGone }: { attacker: string; onGone: () => void }) {
  const [asked, setAsked] = useState(false);
  return (
    <div className="alert-deed">
      <button
        type="button"
        className="text-link"
        aria-expanded={asked}
        onClick={() => setAsked(!asked)}
      >
        {t("revenge.title")}
      </button>
      {asked && <Revenge attacker={attacker} onGone={onGone} />}
    </div>
  );
}
