import { t } from "../../../lib/i18n/catalogue.ts";
import { Dialog } from "../../ui/components/dialog.tsx";

/** Says what pacts are and how one asks for one. */
export default function AlliancesDialog({ onClose }: { onClose: () => void }) {
  const words = t.account.alliances;
  return (
    <Dialog title={words.title} onClose={onClose}>
      <p>{words.lead}</p>
      <p className="mt-3 text-muted">{words.next}</p>
    </Dialog>
  );
}
