import { useAtomValue } from "jotai";
import { t } from "../../../lib/i18n/catalogue.ts";
import { clockSpan } from "../../../lib/numbers.ts";
import { trpc } from "../../../lib/trpc.ts";
import { useNow } from "../../../lib/use-now.ts";
import { lastContactAtom } from "../../session/atoms/session-atoms.ts";
import { useSession } from "../../session/hooks/use-session.ts";

const WARN_MS = 5 * 60_000;

/** Counts down the last minutes of an idle session. */
export function SessionBanner() {
  const lastContact = useAtomValue(lastContactAtom);
  const idleSeconds = useSession().data?.idleSeconds ?? null;
  const utils = trpc.useUtils();
  useNow();
  if (lastContact === null || idleSeconds === null) return null;
  const left = lastContact + idleSeconds * 1000 - Date.now();
  if (left > WARN_MS) return null;
  return (
    <div className="banner">
      {t.connection.sessionEnds(clockSpan(left))}
      <button type="button" className="text-link" onClick={() => utils.user.session.invalidate()}>
        {t.connection.stay}
      </button>
    </div>
  );
}
