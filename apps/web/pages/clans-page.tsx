import { ClansTable } from "../features/clans/clans-table.tsx";
import { WayIn } from "../features/session/way-in.tsx";
import { messages } from "../lib/messages.ts";

import { usePageTitle } from "../lib/use-page-title.ts";

const tClans = await messages("clans");
const tShell = await messages("shell");

/** The ranked table of clans (spec §2). */
export default function ClansPage() {
  usePageTitle(tClans("title"));
  return (
    <div className="ranks panel">
      <h1 className="text-2xl">{tClans("title")}</h1>
      <p className="mt-2 mb-4 text-muted">{tClans("lead")}</p>
      <ClansTable />
      <WayIn player={tShell("nav.game")} className="mt-4" />
    </div>
  );
}
