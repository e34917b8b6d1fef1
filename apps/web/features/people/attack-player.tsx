/** Whether a player can be attacked, on their page. */
import type { LoginPayload, NapView, Status, ViewAnswer } from "@emberlode/contract";
import { type GameErrorCode, hasAttackUnits, isSameCell, type Position } from "@emberlode/game";
import { errorText } from "@emberlode/messages/error-text";
import { useSetAtom } from "jotai";
import { useLocation } from "wouter";
import { messages } from "../../lib/messages.ts";
import { GAME_PATH } from "../../lib/paths.ts";
import { wayTo } from "../../lib/way.ts";
import { useTarget } from "../battles/use-target.ts";
import { openDesk } from "../desks/use-desk.ts";
import { requestedWalkAtom } from "../field/field-atoms.ts";
import { useView } from "../field/use-fields.ts";
import { useNaps } from "../treaties/use-naps.ts";
import { Countdown } from "../ui/countdown.tsx";
import { Refusal } from "../ui/notes.tsx";
import { QueryFailed } from "../ui/query-states.tsx";

/** What is known about the attacker. */
export interface Attacker {
  status: Pick<Status, "x" | "y" | "attack_units" | "totalSlots">;
  view: ViewAnswer;
  naps: readonly NapView[];
}

export type AttackOption =
  /** The viewer is at the base, where the server's rule decides. */
  | { kind: "there"; at: Position }
  /** Refused, regardless of position. */
  | { kind: "refused"; code: GameErrorCode }
  /** The viewer is elsewhere; null if the base was not seen yet. */
  | { kind: "away"; base: Position | null };

/** A NAP applies until it is ended, and during its notice period. */
function isPartner(naps: readonly NapView[], username: string): boolean {
  const nap = naps.find(({ player }) => player.username === username);
  return nap !== undefined && (nap.state === "active" || nap.endsAt !== null);
}

export function attackOption({ status, view, naps }: Attacker, username: string): AttackOption {
  const base = view.bases.find((one) => one.username === username) ?? null;
  if (base !== null && isSameCell(base, status)) {
    return { kind: "there", at: { x: base.x, y: base.y } };
  }
  if (isPartner(naps, username)) return { kind: "refused", code: "NAP_PARTNER" };
  const army = { attackUnits: status.attack_units };
  if (!hasAttackUnits(army) || status.totalSlots === 0) return { kind: "refused", code: "NO_ARMY" };
  return { kind: "away", base: base && { x: base.x, y: base.y } };
}

/** Undefined while its data is loading. */
function useAttackOption(
  { status }: LoginPayload["user"],
  username: string,
): AttackOption | undefined {
  const { data: view } = useView();
  const { data: pacts } = useNaps();
  if (view === undefined || pacts === undefined) return undefined;
  return attackOption({ status, view, naps: pacts.naps }, username);
}

const tPlayers = await messages("players");
const tErrors = await messages("errors");

/** At the base: the same answer as at the desk, and a link to it. */
function AttackAtBase({ at, username }: { at: Position; username: string }) {
  const { target, error, refetch } = useTarget(at, { enabled: true });
  if (target === undefined) {
    return error === null ? (
      <p className="text-muted">{tPlayers("attack.asking")}</p>
    ) : (
      <QueryFailed error={error} lead={tPlayers("attack.failed")} onRetry={refetch} />
    );
  }
  const { refusal } = target;
  const again = (
    <button type="button" className="btn" onClick={refetch}>
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

interface AttackElsewhereProps {
  from: Position;
  base: Position | null;
}

/** Elsewhere: the distance to the base, where attacks start, and a button to walk there. */
function AttackElsewhere({ from, base }: AttackElsewhereProps) {
  const requestWalk = useSetAtom(requestedWalkAtom);
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
  return (
    <>
      <button
        type="button"
        className="btn"
        onClick={() => {
          requestWalk(base);
          go(GAME_PATH);
        }}
      >
        {tPlayers("attack.walk")}
      </button>
      <p className="text-muted">{tPlayers("attack.away", wayTo(from, base))}</p>
    </>
  );
}

/** Whether the player can be attacked now, with a link; or why not. */
export function AttackPlayer({ user, username }: { user: LoginPayload["user"]; username: string }) {
  const option = useAttackOption(user, username);
  return (
    <div className="player-action">
      {option?.kind === "there" && <AttackAtBase at={option.at} username={username} />}
      {option?.kind === "away" && <AttackElsewhere from={user.status} base={option.base} />}
      {option?.kind === "refused" && <Refusal text={errorText(tErrors, option.code)} />}
      {option?.kind === "refused" && option.code === "NO_ARMY" && (
        <button type="button" className="btn" onClick={() => openDesk("army.attack")}>
          {tPlayers("attack.toArmy")}
        </button>
      )}
    </div>
  );
}
