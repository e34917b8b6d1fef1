import type { LoginPayload, Position } from "@emberlode/contract";
import { isDiggable, isSameCell, MINUTE, RESOURCES } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { useNow } from "../../lib/use-now.ts";
import { partRowsOf } from "../excavator/parts.ts";
import { useBuyParts, useExcavatorParts, useInstallPart } from "../excavator/use-excavator.ts";
import { amountWords, storesOf } from "../factories/store-sums.ts";
import { useCollect } from "../factories/use-collect.ts";
import { holdingsOf } from "../factories/use-factories.ts";
import { meanDig } from "../field/mean-dig.ts";
import { typeOnMap } from "../field/use-fields.ts";
import { useOwnedFactories } from "../research/use-levels.ts";
import { type GuidedItem, useMarkItem } from "../ui/guided-item.tsx";
import { goalPlace } from "./goal-places.ts";
import type { GoalLink, GoalPlace } from "./goals.ts";
import { StepLine } from "./step-line.tsx";
import { isWorthCollecting, type Suggestion, suggestionOf } from "./suggestions.ts";
import { useGoalSearch } from "./use-goal-search.ts";
import { type GoalDirections, isStalled, useGoalDirections } from "./use-goals.ts";

const t = await messages("suggestions");
const tGame = await messages("game");

interface Step extends GoalDirections {
  text: string;
}

/** Returns a function that says what a suggestion means, and how to follow it. */
function useSteps(user: LoginPayload["user"], from: Position) {
  const directionsTo = useGoalDirections();
  const { data: owned } = useOwnedFactories();
  const collect = useCollect();
  const { buy, isPending: isBuying } = useBuyParts();
  const install = useInstallPart();
  const { stored } = storesOf(owned?.factories ?? [], useNow(MINUTE));
  const mean = meanDig(user);
  const to = (link: GoalLink, item: GuidedItem | null = null) =>
    directionsTo({ link, item, progress: null });

  /** What is done at an Excavator Center, or the way there. */
  function atCenter(at: Position, text: string, run: () => void): GoalDirections {
    const isThere = isSameCell(at, from);
    return isThere ? { details: "", action: { text, run } } : to({ at: "euc" });
  }

  return (suggestion: Suggestion): Step => {
    switch (suggestion.kind) {
      case "collect":
        return {
          text: t("collect.text"),
          details: t("collect.stored", amountWords(stored)),
          action: {
            text: t("collect.verb"),
            run: () => {
              if (!collect.isPending) collect.mutate({});
            },
          },
        };
      case "upgrade": {
        const { level, slots } = suggestion;
        const way = to({ desk: "factories" }, "base");
        const reason = t("upgrade.reason", { slots });
        const details = way.details === "" ? reason : `${reason} · ${way.details}`;
        return { ...way, text: t("upgrade.text", { level }), details };
      }
      case "install": {
        const { row, at } = suggestion;
        const way = atCenter(at, t("install.verb", { part: row.name }), () => void install(row));
        return { text: t("install.text", { part: row.name }), ...way };
      }
      case "part": {
        const { row, at, digs } = suggestion;
        const way = atCenter(at, t("part.verb", { part: row.name }), () => {
          if (!isBuying) void buy(row, 1);
        });
        return { text: t("part.text", { part: row.name, digs }), ...way };
      }
      case "dig": {
        const { resource } = suggestion;
        const amount = Math.floor(mean[resource] * user.status.fatigue.factor);
        const text = t("dig", {
          amount: exactNumber(amount),
          resource: tGame(`resourceNouns.${resource}`),
        });
        return { text, ...to({ at: "dig" }) };
      }
      case "explore":
        return { text: t("explore"), ...to({ at: "unseen" }) };
      case "map":
        return { text: t("map"), ...to({ desk: "map" }) };
    }
  };
}

/** What a suggestion is about at its desk, or null. */
function suggestionItem(suggestion: Suggestion): GuidedItem | null {
  if (suggestion.kind === "collect") return "stores";
  if (suggestion.kind === "upgrade") return "base";
  const isPart = suggestion.kind === "part" || suggestion.kind === "install";
  return isPart ? `part.${suggestion.row.id}` : null;
}

/** A useful step, with the reason and a button. */
export function SuggestionLine({ user }: { user: LoginPayload["user"] }) {
  const search = useGoalSearch();
  const { data: owned } = useOwnedFactories();
  const { data: parts } = useExcavatorParts();
  const now = useNow(MINUTE);
  const stepOf = useSteps(user, search?.from ?? user.status);
  const factories = owned?.factories ?? [];
  const placeOf = (place: GoalPlace) => (search === undefined ? null : goalPlace(place, search));
  const dig = placeOf("dig");
  const resource = typeOnMap(search?.view, dig ?? user.status);
  const suggestion = suggestionOf({
    status: user.status,
    base: holdingsOf(factories).base,
    isWorthCollecting: isWorthCollecting(storesOf(factories, now), meanDig(user)),
    isTired: user.status.fatigue.factor < 1,
    parts: parts === undefined ? [] : RESOURCES.flatMap((raises) => partRowsOf(parts, raises)),
    center: placeOf("euc"),
    dig: resource !== null && isDiggable(resource) && dig !== null ? { at: dig, resource } : null,
    unseen: placeOf("unseen"),
  });
  useMarkItem(suggestionItem(suggestion));
  const step = stepOf(suggestion);
  const { text, details, action } = isStalled(step) ? stepOf({ kind: "map" }) : step;
  return <StepLine text={text} details={details} action={action} />;
}
