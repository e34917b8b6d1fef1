import type { LoginPayload, Position } from "@emberlode/contract";
import { bearing, distance } from "@emberlode/game";
import { errorText } from "@emberlode/messages/error-text";
import { useSetAtom } from "jotai";
import { useLocation } from "wouter";
import { messages } from "../../../lib/messages.ts";
import { QueryFailed } from "../../desks/components/query-failed.tsx";
import { openDesk } from "../../desks/hooks/use-desk.ts";
import { walkWishAtom } from "../../field/atoms/field-atoms.ts";
import { Countdown } from "../../ui/components/countdown.tsx";
import { Refusal } from "../../ui/components/refusal.tsx";
import { useAttackWay, useVerdict } from "../hooks/use-attack-way.ts";

const tPlayers = await messages("players");
const tCatalogue = await messages("catalogue");
const tErrors = await messages("errors");

/** At their base: the same answer as at the desk, and a link to it. */
function Here({ at, username }: { at: Position; username: string }) {
  const { target, error, ask } = useVerdict(at);
  if (target === undefined) {
    return error === null ? (
      <p className="text-muted">{tPlayers("attack.asking")}</p>
    ) : (
      <QueryFailed error={error} lead={tPlayers("attack.failed")} onRetry={ask} />
    );
  }
  const { refusal } = target;
  const again = (
    <button type="button" className="btn" onClick={ask}>
      {tPlayers("attack.check")}
    </button>
  );
  return (
    <>
      <button
        type="button"
        className="btn"
        aria-disabled={refusal !== null}
        onClick={() => {
          if (refusal === null) openDesk("raid");
        }}
      >
        {tPlayers("attack.attack", { name: username })}
      </button>
      {refusal === null ? (
        <p className="text-muted">{tPlayers("attack.here")}</p>
      ) : (
        <Refusal text={refusal.text} />
      )}
      {refusal !== null && refusal.until !== null && (
        <Countdown
          until={Date.parse(refusal.until)}
          text={(span) => tPlayers("attack.again", { span })}
          done={again}
        />
      )}
    </>
  );
}

interface AwayProps {
  from: Position;
  base: Position | null;
}

/** Elsewhere: an attack begins at their base, with its distance. */
function Away({ from, base }: AwayProps) {
  const wish = useSetAtom(walkWishAtom);
  const [, go] = useLocation();
  if (base === null) {
    return (
      <>
        <button type="button" className="btn" onClick={() => openDesk("tools")}>
          {tPlayers("attack.toTools")}
        </button>
        <p className="text-muted">{tPlayers("attack.unseen")}</p>
      </>
    );
  }
  const steps = distance(from, base);
  const where = tCatalogue(`directions.${bearing(from, base)}`);
  return (
    <>
      <button
        type="button"
        className="btn"
        onClick={() => {
          wish(base);
          go("/game");
        }}
      >
        {tPlayers("attack.walk")}
      </button>
      <p className="text-muted">{tPlayers("attack.away", { steps: steps, where })}</p>
    </>
  );
}

/** Whether the player can be attacked now, with a link; or why not. */
export function AttackPlayer({ user, username }: { user: LoginPayload["user"]; username: string }) {
  const way = useAttackWay(user, username);
  return (
    <div className="player-action">
      {way?.kind === "there" && <Here at={way.at} username={username} />}
      {way?.kind === "away" && <Away from={user.status} base={way.base} />}
      {way?.kind === "refused" && <Refusal text={errorText(tErrors, way.code)} />}
      {way?.kind === "refused" && way.code === "NO_ARMY" && (
        <button type="button" className="btn" onClick={() => openDesk("army.attack")}>
          {tPlayers("attack.toArmy")}
        </button>
      )}
    </div>
  );
}
