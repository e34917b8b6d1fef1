import type { LoginPayload } from "@emberlode/contract";
import { useAtom, useSetAtom, useStore } from "jotai";
import { useEffect } from "react";
import { messages } from "../../lib/messages.ts";
import { type GuestPlay, NO_GUEST_PLAY } from "../../lib/persisted.ts";
import { ASK_AFTER_MS, guestPlayAtom, isNameQuestionDue } from "../session/guest-play-atom.ts";
import { openDialogAtom } from "../ui/dialog-atoms.ts";
import { useReturnFocus } from "../ui/use-return-focus.ts";

/** Play time is counted in steps of this length, in milliseconds. */
const COUNT_INTERVAL_MS = 10_000;

const playOf = (stored: GuestPlay, player: string): GuestPlay =>
  stored.player === player ? stored : { ...NO_GUEST_PLAY, player };

/** Whether to ask this guest now, and a dismiss function. `player` is null for named players. */
function useKeepQuestion(player: string | null): { isDue: boolean; dismiss: () => void } {
  const { get, set } = useStore();
  const [stored] = useAtom(guestPlayAtom);
  const play = player === null ? null : playOf(stored, player);
  const isCounting = play !== null && !play.answered && play.played < ASK_AFTER_MS;
  useEffect(() => {
    if (!isCounting || player === null) return;
    const timer = setInterval(() => {
      if (document.hidden) return;
      const last = playOf(get(guestPlayAtom), player);
      set(guestPlayAtom, { ...last, played: last.played + COUNT_INTERVAL_MS });
    }, COUNT_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isCounting, player, get, set]);
  return {
    isDue: play !== null && isNameQuestionDue(play),
    dismiss: () => play !== null && set(guestPlayAtom, { ...play, answered: true }),
  };
}

const t = await messages("account");

/** Asks a guest once, among the panels, whether to keep the base. */
export function KeepBase({ user }: { user: Pick<LoginPayload["user"], "_id" | "isGuest"> }) {
  const open = useSetAtom(openDialogAtom);
  const { isDue, dismiss } = useKeepQuestion(user.isGuest ? user._id : null);
  const { onFocus, restore } = useReturnFocus();
  const close = () => {
    restore();
    dismiss();
  };
  return (
    <div role="status" className="keep-slot">
      {isDue && (
        <section className="panel keep-base" aria-labelledby="keep-base" onFocus={onFocus}>
          <div>
            <h2 id="keep-base" className="text-lg">
              {t("keep.title")}
            </h2>
            <p className="text-xs">{t("guestLasts")}</p>
          </div>
          <button
            type="button"
            className="btn btn-ember"
            onClick={() => {
              close();
              open("account");
            }}
          >
            {t("keep.yes")}
          </button>
          <button type="button" className="btn" onClick={close}>
            {t("keep.later")}
          </button>
        </section>
      )}
    </div>
  );
}
