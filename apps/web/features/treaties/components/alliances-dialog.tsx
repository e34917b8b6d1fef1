import { enTreaties } from "@emberlode/words/en/treaties";
import { Dialog } from "../../ui/components/dialog.tsx";
import { EmptyNext } from "../../ui/components/empty-next.tsx";
import { Tabs } from "../../ui/components/tabs.tsx";
import { NapsTab } from "./naps-tab.tsx";

/** Alliances modal with its two tabs; there are no clans yet (spec §2). */
export default function AlliancesDialog({ onClose }: { onClose: () => void }) {
  const { title, tabs, clans } = enTreaties;
  return (
    <Dialog title={title} onClose={onClose}>
      <Tabs
        label={title}
        tabs={[
          { id: "naps", label: tabs.naps, panel: <NapsTab /> },
          {
            id: "clans",
            label: tabs.clans,
            panel: <EmptyNext icon="alliances" title={clans.title} text={clans.text} />,
          },
        ]}
      />
    </Dialog>
  );
}
