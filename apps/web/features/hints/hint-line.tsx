import { useAtom } from "jotai";
import { messages } from "../../lib/messages.ts";
import { useOpenDesk } from "../desks/use-desk.ts";
import { blurAfterClick } from "../movement/blur-after-click.ts";
import { Icon } from "../ui/icon.tsx";
import { hintAtom } from "./hint-atoms.ts";
import { hintText } from "./hint-text.ts";

const t = await messages("hints");

/**
 * An explanation below the line of goals, until it is dismissed; the watch announces it. It waits while
 * a desk is open, whose rows it would move.
 */
export function HintLine() {
  const [hint, setHint] = useAtom(hintAtom);
  const isAtDesk = useOpenDesk() !== null;
  if (hint === null || isAtDesk) return null;
  return (
    <div className="panel goals hint-line">
      <p className="goal-line">
        <Icon name="book" className="size-5 flex-none" />
        <span>{hintText(hint)}</span>
      </p>
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
    </div>
  );
}
