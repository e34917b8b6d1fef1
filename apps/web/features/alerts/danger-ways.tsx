import type { Alert } from "@emberlode/contract";
import { isSameCell } from "@emberlode/game";
import { useSetAtom } from "jotai";
import { type ReactNode, useState } from "react";
import { Link } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { messages } from "../../lib/messages.ts";
import { Revenge } from "../battles/revenge.tsx";
import { walkWishAtom } from "../field/field-atoms.ts";
import { usePlayer } from "../session/player-context.ts";

const t = await messages("alerts");

interface DangerWaysProps {
  alert: Alert;
  /** Called when the player follows one of the links. */
  onGone: () => void;
  /** The link to further danger alerts. */
  children: ReactNode;
}

/** Actions of a danger alert: show others, read the report, take revenge, go to the place. */
export function DangerWays({ alert, onGone, children }: DangerWaysProps) {
  const { kind, link, at, player } = alert;
  // A mine has no report: its alert links to the field.
  const battle = kind === "mine" ? null : link;
  const status = usePlayer()?.user.status;
  const setWish = useSetAtom(walkWishAtom);
  const [avenges, setAvenges] = useState(false);
  const isElsewhere = at !== null && status !== undefined && !isSameCell(at, status);
  return (
    <>
      <div className="danger-ways">
        {children}
        {battle !== null && (
          <Link href={battle} className="btn" onClick={onGone}>
            {t("danger.seeBattle")}
          </Link>
        )}
        {player !== null && (
          <button
            type="button"
            className="btn"
            aria-expanded={avenges}
            onClick={() => setAvenges(!avenges)}
          >
            {t("danger.revenge")}
          </button>
        )}
        {isElsewhere && (
          <button
            type="button"
            className="btn"
            onClick={() => {
              setWish(at);
              navigate("/game");
              onGone();
            }}
          >
            {t("leads")}
          </button>
        )}
      </div>
      {avenges && player !== null && (
        <div className="danger-revenge">
          <Revenge attacker={player.username} onGone={onGone} />
        </div>
      )}
    </>
  );
}
