import { RanksTable } from "../features/ranks/components/ranks-table.tsx";
import { WayIn } from "../features/session/components/way-in.tsx";
import { t } from "../lib/i18n/catalogue.ts";
import { enRanks } from "../lib/i18n/en-ranks.ts";
import { usePageTitle } from "../lib/use-page-title.ts";

export default function RanksPage() {
  usePageTitle(enRanks.title);
  return (
    <div className="ranks panel">
      <h1 className="text-2xl">{enRanks.title}</h1>
      <p className="mt-2 mb-4 text-muted">{enRanks.lead}</p>
      <RanksTable />
      <WayIn player={t.nav.game} className="mt-4" />
    </div>
  );
}
