/** The list of buttons that open desks, with badges. */
import type { LoginPayload } from "@emberlode/contract";
import { memo } from "react";
import { messages } from "../../lib/messages.ts";
import type { DeskId } from "../desks/desk-ids.ts";
import { openDesk, useOpenDesk } from "../desks/use-desk.ts";
import { raisableNow, useBaseLevel, useResearchLevels } from "../research/use-levels.ts";
import { Icon, type IconName } from "../ui/icon.tsx";

const t = await messages("desks");

/** Each desk's badge, a word or two; none if there is nothing to do. */
function useBadges(user: LoginPayload["user"]): Readonly<Partial<Record<DeskId, string>>> {
  const levels = useResearchLevels();
  const baseLevel = useBaseLevel();
  if (levels === null || baseLevel === null) return {};
  const count = raisableNow(levels, { carried: user.status, baseLevel }).length;
  return count === 0 ? {} : { research: t("affordable", { count }) };
}

const ENTRIES = [
  { desk: "research", icon: "research" },
  { desk: "tools", icon: "tools" },
  { desk: "excavator", icon: "pick" },
  { desk: "plots", icon: "pin" },
  { desk: "map", icon: "map" },
  { desk: "log", icon: "log" },
  { desk: "history", icon: "chart" },
  { desk: "codex", icon: "book" },
] as const satisfies readonly { desk: DeskId; icon: IconName }[];

/** With those that the panels of a wide screen open by their own buttons. */
const ALL_ENTRIES = [
  { desk: "army.attack", icon: "attack", title: "armyEntries.attack" },
  { desk: "army.defense", icon: "shield", title: "armyEntries.defense" },
  ...ENTRIES,
  { desk: "season", icon: "star" },
] as const satisfies readonly { desk: DeskId; icon: IconName; title?: string }[];

type Entry = (typeof ALL_ENTRIES)[number];

const titleOf = (entry: Entry): string =>
  "title" in entry ? t(entry.title) : t(`titles.${entry.desk}`);

interface DeskEntriesProps {
  user: LoginPayload["user"];
  isComplete?: boolean;
}

/** Buttons that open the player's own desks. */
export const DeskEntries = memo(function DeskEntries({ user, isComplete }: DeskEntriesProps) {
  const open = useOpenDesk();
  const badges = useBadges(user);
  return (
    <nav className="panel desk-entries" aria-label={t("entries")}>
      <ul>
        {(isComplete === true ? ALL_ENTRIES : ENTRIES).map((entry) => (
          <li key={entry.desk}>
            <button
              type="button"
              className="desk-entry"
              aria-expanded={open === entry.desk}
              onClick={() => openDesk(entry.desk)}
            >
              <Icon name={entry.icon} className="size-5 flex-none text-steel" />
              <span>{titleOf(entry)}</span>
              {badges[entry.desk] !== undefined && (
                <span className="badge figure" translate="no">
                  {badges[entry.desk]}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
});
