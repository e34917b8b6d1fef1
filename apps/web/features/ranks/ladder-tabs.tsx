import { Link } from "wouter";
import { messages } from "../../lib/messages.ts";
import { addressOf, LADDER_TABS, type LadderTab } from "./ranks-address.ts";

const t = await messages("ranks");

/** The ladders as links: each has its own URL, so that Back returns to the previous one. */
export function LadderTabs({ open }: { open: LadderTab }) {
  return (
    <nav aria-label={t("tabs")} className="ladder-tabs">
      {LADDER_TABS.map((tab) => (
        <Link
          key={tab}
          href={addressOf({ tab, page: 1, search: "" })}
          className="tab"
          aria-current={tab === open ? "page" : undefined}
        >
          {t(`ladders.${tab}.tab`)}
        </Link>
      ))}
    </nav>
  );
}
