import type { LoginPayload } from "@emberlode/contract";
import { useSetAtom } from "jotai";
import { messages } from "../../../lib/messages.ts";
import { popupAtom } from "../../ui/atoms/popup-atom.ts";
import { useFocusBefore } from "../../ui/hooks/use-focus-before.ts";
import { useKeepQuestion } from "../hooks/use-keep-question.ts";

const t = await messages("account");

/** Asks a guest once, among the panels, whether to keep the base. */
export function KeepBase({ user }: { user: Pick<LoginPayload["user"], "_id" | "isGuest"> }) {
  const open = useSetAtom(popupAtom);
  const { asks, answer } = useKeepQuestion(user.isGuest ? user._id : null);
  const { onFocus, giveBack } = useFocusBefore();
  const close = () => {
    giveBack();
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
