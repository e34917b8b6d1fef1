import { enRanks } from "@emberlode/words/en/ranks";
import { Link } from "wouter";
import { addressOf, LADDER_TABS, type LadderTab } from "../ranks-address.ts";

/** The ladders as links: each has its address, so that Back leads to the one before. */
export function LadderTabs({ open }: { open: LadderTab }) {
  return (
    <nav aria-label={enRanks.tabs} className="ladder-tabs">
      {LADDER_TABS.map((tab) => (
        <Link
          key={tab}
          href={addressOf({ tab, page: 1, search: "" })}
          className="tab"
          aria-current={tab === open ? "page" : undefined}
        >
          {enRanks.ladders[tab].tab}
        </Link>
      ))}
    </nav>
  );
}
