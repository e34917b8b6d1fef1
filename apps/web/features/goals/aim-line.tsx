import type { LoginPayload } from "@emberlode/contract";
import { armyPower, type FactoryClassId, MINUTE } from "@emberlode/game";
import { techName } from "@emberlode/messages/tech-name";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { trpc } from "../../lib/trpc.ts";
import { armyOf } from "../army/army.ts";
import { openDesk, uncoverField } from "../desks/use-desk.ts";
import { nearestCapture } from "../factories/nearest-factory.ts";
import { siteOnMap } from "../field/factory-sites.ts";
import { meanDig } from "../field/mean-dig.ts";
import { useWalker } from "../movement/use-walker.ts";
import { renownText } from "../seasons/renown-text.ts";
import { blurAfterClick } from "../ui/blur-after-click.ts";
import { type GuidedItem, useGuideTo, useUnmarkAfter } from "../ui/guided-item.tsx";
import { priceText } from "../ui/price-tile.tsx";
import { type Aim, aimOf, type PaidAim, placeOn } from "./aims.ts";
import { type GoalSearch, goalPlace } from "./goal-places.ts";
import { useGoalSearch } from "./use-goal-search.ts";

const t = await messages("suggestions");
const tCatalogue = await messages("catalogue");

/** The player's aim; null without one, undefined while loading. */
function useAim(
  user: LoginPayload["user"],
  search: GoalSearch | undefined,
): Aim | null | undefined {
  const today = trpc.ranks.near.useQuery(
    { by: "today" },
    { enabled: !user.isGuest, staleTime: MINUTE, refetchInterval: MINUTE },
  );
  if (search === undefined) return undefined;
  const { view, factories } = search;
  return aimOf({
    status: user.status,
    baseLevel: factories.baseLevel,
    attack: armyPower(armyOf(user.status)).attack,
    held: view.factories.flatMap((at) => siteOnMap(view, at)?.class ?? []),
    meanDig: meanDig(user),
    place: today.data === undefined ? null : placeOn(today.data, user._id),
  });
}

/** "1,200 metal short, about 14 digs"; empty if nothing is missing. */
function shortText({ missing, digs }: PaidAim): string {
  const amounts = priceText(missing);
  if (amounts === "") return "";
  return Number.isFinite(digs)
    ? t("aim.short", { amounts, digs })
    : t("aim.shortOnly", { amounts });
}

function textOf(aim: Aim): { text: string; details: string } {
  switch (aim.kind) {
    case "base":
      return { text: t("aim.base", { level: aim.level }), details: shortText(aim) };
    case "tech": {
      const tech = techName(tCatalogue, aim.side, aim.index);
      const units = tCatalogue(`unitCounts.${aim.unit}`, { count: 0 });
      return { text: t("aim.tech", { tech, units }), details: shortText(aim) };
    }
    case "class": {
      const isReady = aim.strength === 0;
      const attack = isReady ? t("aim.strong") : t("aim.attack", { attack: aim.strength });
      const details = [attack, isReady ? "" : shortText(aim)].filter((part) => part !== "");
      return { text: t(`aim.classes.${aim.class}`), details: details.join(" · ") };
    }
    case "rank": {
      const details = t("aim.renown", { renown: renownText(aim.renown) });
      return { text: t("aim.rank", { rank: exactNumber(aim.rank) }), details };
    }
  }
}

/** What an aim is about at its desk, or null. */
function itemOf(aim: Aim): GuidedItem | null {
  if (aim.kind === "base") return "base";
  if (aim.kind === "tech") return `tech.${aim.side}.${aim.index}`;
  return aim.kind === "class" && aim.strength > 0 ? "unit.pikeman" : null;
}

/** Returns a function that leads to an aim. */
function useFollowAim(search: GoalSearch | undefined): (aim: Aim) => void {
  const guideTo = useGuideTo();
  const walker = useWalker();

  function seek(wanted: FactoryClassId): void {
    const at =
      search &&
      (nearestCapture(search.view, search.from, search.factories, wanted) ??
        goalPlace("unseen", search));
    if (!at) {
      openDesk("map");
      return;
    }
    uncoverField();
    walker.walkTo(at);
  }

  return (aim) => {
    const item = itemOf(aim);
    if (item !== null) guideTo(item);
    if (aim.kind === "base") openDesk("factories");
    else if (aim.kind === "rank") openDesk("season");
    else if (aim.kind === "tech") openDesk(`army.${aim.side}`);
    else if (aim.strength > 0) openDesk("army.attack");
    else seek(aim.class);
  };
}

/** What to work toward while no goal is possible, in a line that leads there. */
export function AimLine({ user }: { user: LoginPayload["user"] }) {
  const search = useGoalSearch();
  const aim = useAim(user, search) ?? null;
  const follow = useFollowAim(search);
  useUnmarkAfter(aim && itemOf(aim));
  if (aim === null) return null;
  const { text, details } = textOf(aim);
  return (
    <button
      type="button"
      className="goal-aim"
      onClick={(event) => {
        blurAfterClick(event);
        follow(aim);
      }}
    >
      <span>
        <b>{t("aim.label")}</b> <span className="goal-aim-text">{text}</span>
        {details !== "" && <span className="text-muted"> ({details})</span>}
      </span>
    </button>
  );
}
