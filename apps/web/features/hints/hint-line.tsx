import { useSetAtom } from "jotai";
import { messages } from "../../lib/messages.ts";
import { blurAfterClick } from "../ui/blur-after-click.ts";
import { hintAtom } from "./hint-atom.ts";
import { hintText } from "./hint-text.ts";
import type { HintId } from "./hints.ts";

const t = await messages("hints");

/** An explanation in the place of a field's description; the watch announces it. */
export function HintLine({ hint }: { hint: HintId }) {
  const setHint = useSetAtom(hintAtom);
  return (
    <p className="field-notes hint-line">
      <span>{hintText(hint)}</span>
      <button
        type="button"
        className="btn btn-slim"
        onClick={(event) => {
          blurAfterClick(event);
          // The second click of a double click would dismiss the next explanation unread.
          if (event.detail > 1) return;
          setHint(null);
        }}
      >
        {t("dismiss")}
      </button>
    </p>
  );
}
