import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { messages } from "../../lib/messages.ts";
import { clockSpan } from "../../lib/numbers.ts";
import { trpc } from "../../lib/trpc.ts";
import { useNow } from "../../lib/use-now.ts";
import { usePlayer } from "../session/player-context.ts";
import { lastContactAtom } from "../session/session-atoms.ts";
import { sessionEnd } from "../session/session-end.ts";

const t = await messages("shell");

/** Remaining times that are announced, in milliseconds; every second would be too much. */
const SAID_AT = [15_000, 60_000, 5 * 60_000] as const;
const WARN_MS = SAID_AT[2];

/** Counts down the last minutes of an idle session, then checks with the server. */
export function SessionBanner() {
  const lastContact = useAtomValue(lastContactAtom);
  const data = usePlayer();
  const utils = trpc.useUtils();
  useNow();
  const left = lastContact === null ? null : sessionEnd(lastContact, data) - performance.now();
  const over = left !== null && left <= 0;
  useEffect(() => {
    if (over) void utils.user.session.invalidate();
  }, [over, utils]);
  const warns = left !== null && left > 0 && left <= WARN_MS;
  const said = warns ? SAID_AT.find((mark) => left <= mark) : undefined;
  return (
    <>
      <p className="sr-only" role="status">
        {said !== undefined && t("connection.sessionEnds", { time: clockSpan(said) })}
      </p>
      {warns && (
        <div className="banner">
          <span role="timer" aria-live="off" translate="no">
            {t("connection.sessionEnds", { time: clockSpan(left) })}
          </span>
          <button
            type="button"
            className="text-link"
            onClick={() => utils.user.session.invalidate()}
          >
            {t("connection.stay")}
          </button>
        </div>
      )}
    </>
  );
}
