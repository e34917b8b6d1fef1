import type { PlayerPage } from "@emberlode/contract";
import { Suspense, useState } from "react";
import { lazyComponent } from "../../lib/load-chunk.ts";
import { messages } from "../../lib/messages.ts";
import { Icon } from "../ui/icon.tsx";

const t = await messages("players");

const ReportDialog = lazyComponent(() => import("./report-dialog.tsx"));

/** Reports a player to the moderators. */
export function ReportPlayer({ player }: { player: PlayerPage }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="btn btn-quiet"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="flag" />
        {t("actions.report")}
      </button>
      {isOpen && (
        <Suspense>
          <ReportDialog player={player} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
