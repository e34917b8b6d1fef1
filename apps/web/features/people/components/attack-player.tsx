import type { LoginPayload, Position } from "@emberlode/contract";
import { bearing, distance } from "@emberlode/game";
import { enCatalogue } from "@emberlode/words/en/catalogue";
import { enErrors } from "@emberlode/words/en/errors";
import { enPlayers } from "@emberlode/words/en/players";
import { errorText } from "@emberlode/words/error-text";
import { useSetAtom } from "jotai";
import { useLocation } from "wouter";
import { exactNumber } from "../../../lib/numbers.ts";
import { QueryFailed } from "../../desks/components/query-failed.tsx";
import { openDesk } from "../../desks/hooks/use-desk.ts";
import { walkWishAtom } from "../../field/atoms/field-atoms.ts";
import { Countdown } from "../../ui/components/countdown.tsx";
import { Refusal } from "../../ui/components/refusal.tsx";
import { useAttackWay, useVerdict } from "../hooks/use-attack-way.ts";

const words = enPlayers.attack;

/** At their base: the same answer as at the desk, and the way to it. */
function Here({ at, username }: { at: Position; username: string }) {
  const { target, error, ask } = useVerdict(at);
  if (target === undefined) {
    return error === null ? (
      <p className="text-muted">{words.asking}</p>
    ) : (
      <QueryFailed error={error} lead={words.failed} onRetry={ask} />
    );
  }
  const { refusal } = target;
  const again = (
    <button type="button" className="btn" onClick={ask}>
      {words.check}
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
        {words.attack(username)}
      </button>
      {refusal === null ? (
        <p className="text-muted">{words.here}</p>
      ) : (
        <Refusal text={refusal.text} />
      )}
      {refusal !== null && refusal.until !== null && (
        <Countdown until={Date.parse(refusal.until)} text={words.again} done={again} />
      )}
    </>
  );
}

interface AwayProps {
  from: Position;
  base: Position | null;
}

/** Elsewhere: an attack begins at their base, and that is how far it is. */
function Away({ from, base }: AwayProps) {
  const wish = useSetAtom(walkWishAtom);
  const [, go] = useLocation();
  if (base === null) {
    return (
      <>
        <button type="button" className="btn" onClick={() => openDesk("tools")}>
          {words.toTools}
        </button>
        <p className="text-muted">{words.unseen}</p>
      </>
    );
  }
  const steps = distance(from, base);
  const where = enCatalogue.directions[bearing(from, base)];
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
        {words.walk}
      </button>
      <p className="text-muted">{words.away(exactNumber(steps), steps === 1, where)}</p>
    </>
  );
}

/** Whether one can attack the player now, and what leads there; why not, before one tries. */
export function AttackPlayer({ user, username }: { user: LoginPayload["user"]; username: string }) {
  const way = useAttackWay(user, username);
  return (
    <div className="player-action">
      {way?.kind === "there" && <Here at={way.at} username={username} />}
      {way?.kind === "away" && <Away from={user.status} base={way.base} />}
      {way?.kind === "refused" && <Refusal text={errorText(enErrors, way.code)} />}
      {way?.kind === "refused" && way.code === "NO_ARMY" && (
        <button type="button" className="btn" onClick={() => openDesk("army.attack")}>
          {words.toArmy}
        </button>
      )}
    </div>
  );
}
