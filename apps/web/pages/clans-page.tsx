import { enClans } from "@emberlode/words/en/clans";
import { ClansTable } from "../features/clans/components/clans-table.tsx";
import { WayIn } from "../features/session/components/way-in.tsx";
import { t } from "../lib/i18n/catalogue.ts";
import { usePageTitle } from "../lib/use-page-title.ts";

/** The ranked table of clans (spec §2). */
export default function ClansPage() {
  usePageTitle(enClans.title);
  return (
    <div className="ranks panel">
      <h1 className="text-2xl">{enClans.title}</h1>
      <p className="mt-2 mb-4 text-muted">{enClans.lead}</p>
      <ClansTable />
      <WayIn player={t.nav.game} className="mt-4" />
    </div>
  );
}
