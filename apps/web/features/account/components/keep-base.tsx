import type { LoginPayload } from "@emberlode/contract";
import { useSetAtom } from "jotai";
import { type FocusEvent, type MouseEvent, useRef } from "react";
import { messages } from "../../../lib/messages.ts";
import { popupAtom } from "../../ui/atoms/popup-atom.ts";
import { useKeepQuestion } from "../hooks/use-keep-question.ts";

const t = await messages("account");

/** Gives the focus back to what had it before the question, else to the page's main part. */
function useFocusBefore() {
  const before = useRef<EventTarget | null>(null);
  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget === null || !currentTarget.contains(relatedTarget)) {
      before.current = relatedTarget;
    }
  };
  const giveBack = (from: HTMLElement) => {
    const { current } = before;
    const target =
      current instanceof HTMLElement && current.isConnected ? current : from.closest("main");
    target?.focus({ preventScroll: true });
  };
  return { onFocus, giveBack };
}

/** Asks a guest once whether to keep the base, among the panels; the game goes on meanwhile. */
export function KeepBase({ user }: { user: Pick<LoginPayload["user"], "_id" | "isGuest"> }) {
  const open = useSetAtom(popupAtom);
  const { asks, answer } = useKeepQuestion(user.isGuest ? user._id : null);
  const { onFocus, giveBack } = useFocusBefore();
  const close = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    giveBack(currentTarget);
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
            onClick={(event) => {
              close(event);
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
