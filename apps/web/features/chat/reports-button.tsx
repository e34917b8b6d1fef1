import { useSetAtom } from "jotai";
import { messages } from "../../lib/messages.ts";
import { openDialogAtom } from "../ui/dialog-atoms.ts";
import { Icon } from "../ui/icon.tsx";
import { useReports } from "./use-reports.ts";

const t = await messages("chat");

/** For moderators: opens the reports; shows the number of open ones. */
export default function ReportsButton() {
  const { data } = useReports();
  const open = useSetAtom(openDialogAtom);
  const count = data?.open ?? 0;
  const name = t("reports.button", { open: count });
  return (
    <button
      type="button"
      className="icon-btn chat-head-btn flex w-auto items-center px-2"
      aria-label={name}
      title={name}
      aria-haspopup="dialog"
      onClick={() => open("reports")}
    >
      <Icon name="flag" className="size-4" />
      {count > 0 && (
        <span className="tab-count figure" translate="no" aria-hidden="true">
          {count}
        </span>
      )}
    </button>
  );
}
