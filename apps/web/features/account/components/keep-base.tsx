import { useSetAtom } from "jotai";
import { useLocation } from "wouter";
import { t } from "../../../lib/i18n/catalogue.ts";
import { usePlayer } from "../../session/player-context.ts";
import { popupAtom } from "../../ui/atoms/popup-atom.ts";
import { useKeepQuestion } from "../hooks/use-keep-question.ts";

const GAME = "/game";

/** Asks a guest once whether to keep the base; the game goes on meanwhile. */
export function KeepBase() {
  const data = usePlayer();
  const [path] = useLocation();
  const open = useSetAtom(popupAtom);
  const guest = data?.user.isGuest === true && path === GAME ? data.user._id : null;
  const { asks, answer } = useKeepQuestion(guest);
  const words = t.account.keep;
  return (
    <div role="status">
      {asks && (
        <section className="panel keep-base" aria-labelledby="keep-base">
          <h2 id="keep-base" className="text-lg">
            {words.title}
          </h2>
          <p className="mt-1">{t.account.guestLasts}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <button
              type="button"
              className="btn btn-ember"
              onClick={() => {
                answer();
                open("account");
              }}
            >
              {words.yes}
            </button>
            <button type="button" className="btn" onClick={answer}>
              {words.later}
            </button>
          </div>
        </section>
      )}
    </div>
  );
}
