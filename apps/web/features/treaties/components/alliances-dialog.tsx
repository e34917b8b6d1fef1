import { messages } from "../../../lib/messages.ts";
import { Dialog } from "../../ui/components/dialog.tsx";
import { EmptyNext } from "../../ui/components/empty-next.tsx";
import { Tabs } from "../../ui/components/tabs.tsx";
import { NapsTab } from "./naps-tab.tsx";

const t = await messages("treaties");

/** Alliances dialog with its two tabs; there are no clans yet (spec §2). */
export default function AlliancesDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={t("title")} onClose={onClose}>
      <Tabs
        label={t("title")}
        tabs={[
          { id: "naps", label: t("tabs.naps"), panel: <NapsTab /> },
          {
            id: "clans",
            label: t("tabs.clans"),
            panel: <EmptyNext icon="alliances" title={t("clans.title")} text={t("clans.text")} />,
          },
        ]}
      />
    </Dialog>
  );
}
