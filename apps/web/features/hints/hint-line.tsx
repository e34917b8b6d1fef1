import { useSetAtom } from "jotai";
import { messages } from "../../lib/messages.ts";
import { hintAtom } from "../desks/use-notice.ts";
import { blurAfterClick } from "../movement/blur-after-click.ts";
import { Icon } from "../ui/icon.tsx";
import { hintText } from "./hint-text.ts";
import type { HintId } from "./hints.ts";

const t = await messages("hints");

/** An explanation in the place of a message; the watch announces it. */
export function HintLine({ hint }: { hint: HintId }) {
  const setHint = useSetAtom(hintAtom);
  return (
    <div className="notice" data-tone="neutral">
      <p>
        <Icon name="book" className="size-5 flex-none" />
        <span>{hintText(hint)}</span>
        <button
          type="button"
          className="btn btn-slim"
          onClick={(event) => {
            blurAfterClick(event);
            setHint(null);
          }}
        >
          {t("dismiss")}
        </button>
      </p>
    </div>
  );
}
