import type { LoginPayload } from "@emberlode/contract";
import { useAtom, useSetAtom, useStore } from "jotai";
import { useEffect } from "react";
import { messages } from "../../lib/messages.ts";
import { type GuestPlay, NO_GUEST_PLAY, persistedField } from "../../lib/persisted.ts";
import { openDialogAtom } from "../ui/dialog-atoms.ts";
import { useFocusBefore } from "../ui/use-focus-before.ts";

const ASK_AFTER_MS = 5 * 60_000;
/** Play time is counted in steps of this length, in milliseconds. */
const PIECE_MS = 10_000;

const guestPlayAtom = persistedField("guestPlay");

const playOf = (kept: GuestPlay, player: string): GuestPlay =>
  kept.player === player ? kept : { ...NO_GUEST_PLAY, player };

/** Whether to ask this guest now, and a function to dismiss the question. Null for no guest. */
function useKeepQuestion(player: string | null): { asks: boolean; answer: () => void } {
  const { get, set } = useStore();
  const [kept] = useAtom(guestPlayAtom);
  const play = player === null ? null : playOf(kept, player);
  const counts = play !== null && !play.answered && play.played < ASK_AFTER_MS;
  useEffect(() => {
    if (!counts || player === null) return;
    const timer = setInterval(() => {
      if (document.hidden) return;
      const last = playOf(get(guestPlayAtom), player);
      set(guestPlayAtom, { ...last, played: last.played + PIECE_MS });
    }, PIECE_MS);
    return () => clearInterval(timer);
  }, [counts, player, get, set]);
  return {
    asks: play !== null && !play.answered && play.played >= ASK_AFTER_MS,
    answer: () => play !== null && set(guestPlayAtom, { ...play, answered: true }),
  };
}

const t = await messages("account");

/** Asks a guest once, among the panels, whether to keep the base. */
export function KeepBase({ user }: { user: Pick<LoginPayload["user"], "_id" | "isGuest"> }) {
  const open = useSetAtom(openDialogAtom);
  const { asks, answer } = useKeepQuestion(user.isGuest ? user._id : null);
  const { onFocus, restore } = useFocusBefore();
  const close = () => {
    restore();
    answer();
  };
  return (
    <div role="status" className="keep-slot">
      {asks && (
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
