import { Link, useLocation, useSearch } from "wouter";
import { OwnRanks, RanksTable } from "../features/seasons/ranks-table.tsx";
import {
  LADDER_TABS,
  type LadderTab,
  parseRanksQuery,
  ranksPath,
} from "../features/seasons/use-ranks.ts";
import { PlayButton } from "../features/session/play-button.tsx";
import type { TableState } from "../features/ui/use-data-table.ts";
import { messages } from "../lib/messages.ts";
import { usePageTitle } from "../lib/use-page-title.ts";

const tRanks = await messages("ranks");
const tSeasons = await messages("seasons");
const tShell = await messages("shell");

/** The ladders as links: each has its own URL, so that Back returns to the previous one. */
function LadderTabs({ open }: { open: LadderTab }) {
  return (
    <nav aria-label={tRanks("tabs")} className="ladder-tabs">
      {LADDER_TABS.map((tab) => (
        <Link
          key={tab}
          href={ranksPath({ tab, page: 1, search: "" })}
          className="tab"
          aria-current={tab === open ? "page" : undefined}
        >
          {tRanks(`ladders.${tab}.tab`)}
        </Link>
      ))}
    </nav>
  );
}

/** The ladders; ladder, page and search are in the URL. */
export default function RanksPage() {
  usePageTitle(tRanks("title"));
  const state = parseRanksQuery(useSearch());
  const [, go] = useLocation();
  const { tab } = state;
  // Changing the page adds a history entry; typing in the search does not.
  const move = (to: TableState) =>
    go(ranksPath({ tab, ...to }), { replace: to.search !== state.search });
  return (
    <div className="ranks ladder panel" data-ladder={tab}>
      <h1 className="text-2xl">{tRanks("title")}</h1>
      <p className="mt-2 mb-4 text-muted">{tRanks("lead")}</p>
      <LadderTabs open={tab} />
      <p className="my-4">{tRanks(`ladders.${tab}.caption`)}</p>
      {(tab === "season" || tab === "today") && (
        <Link href="/seasons" className="text-link mb-4">
          {tSeasons("all")}
        </Link>
      )}
      <OwnRanks key={tab} tab={tab} />
      <RanksTable tab={tab} state={state} onStateChange={move} />
      <PlayButton player={tShell("nav.game")} className="mt-4" />
    </div>
  );
}
