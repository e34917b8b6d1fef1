/** Using tools. No optimistic update, since results are random (spec §5, §7, rules §14). */
import type { Position, Status, UseToolAnswer, UseToolInput } from "@emberlode/contract";
import { isConsumableTool, TOOLS } from "@emberlode/game";
import { useSetAtom } from "jotai";
import { useApplyStatus } from "../../lib/apply-status.ts";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { playerAtom } from "../../lib/player-atom.ts";
import { reloadField } from "../../lib/reload-field.ts";
import { serverNow } from "../../lib/server-clock.ts";
import { shortTime } from "../../lib/times.ts";
import { trpc } from "../../lib/trpc.ts";
import { locatedArmiesAtom } from "../battles/located-armies.ts";
import { useNotice } from "../desks/use-notice.ts";
import { useWalker } from "../movement/use-walker.ts";
import type { GainLine } from "../ui/gain-lines.tsx";

const tTools = await messages("tools");
const tCatalogue = await messages("catalogue");

/** A place found by a locator, with its description. */
export interface FoundPlace extends Position {
  title: string;
}

/** The last place found, until it is dismissed or replaced. */
export const foundPlaceAtom = playerAtom<FoundPlace | null>(null);

/** @param used how many of the tool were used up; 0 for the GPS, which is permanent */
function changesOfUse(answer: UseToolAnswer, used: number, before: Status): GainLine[] {
  const { tool, newStatus } = answer;
  const word =
    tool === "mines" ? tTools("words.mines", { count: used }) : tCatalogue(`tools.${tool}.name`);
  const lines: GainLine[] = [{ kind: "tool", amount: -used, word }];
  if (answer.tool === "mdn") {
    lines.push({
      kind: "tool",
      amount: answer.kept,
      word: tTools("words.mines", { count: answer.kept }),
    });
  }
  if ("explosion" in answer && answer.explosion !== undefined) {
    const { metal, energy } = answer.explosion;
    lines.push({ kind: "metal", amount: -metal, word: tTools("words.metal") });
    lines.push({ kind: "energy", amount: -energy, word: tTools("words.energy") });
  }
  if (answer.tool === "improb_drive" && answer.happening === "pikemen") {
    const joined = (newStatus.attack_units[0] ?? 0) - (before.attack_units[0] ?? 0);
    lines.push({ kind: "unit", amount: joined, word: tTools("words.pikemen", { count: joined }) });
  }
  if (answer.tool === "improb_drive" && answer.happening === "candles") {
    const lost = before.candle - newStatus.candle;
    lines.push({ kind: "candle", amount: -lost, word: tTools("words.candles", { count: lost }) });
  }
  return lines.filter(({ amount }) => amount !== 0);
}

const cellOf = ({ x, y }: Position): Position => ({ x, y });

/** The place that a locator found; null for other tools. */
function foundPlace(answer: UseToolAnswer): FoundPlace | null {
  if (!("direction" in answer)) return null;
  switch (answer.tool) {
    case "flag_locator":
      return {
        ...cellOf(answer),
        title: answer.free ? tTools("found.freeFactory") : tTools("found.factory"),
      };
    case "base_locator":
      return { ...cellOf(answer), title: tTools("found.base", { name: answer.name }) };
    case "army_locator": {
      const { name, defense } = answer;
      return {
        ...cellOf(answer),
        title: tTools("found.defended", { name, defense: exactNumber(defense) }),
      };
    }
  }
}

/** Where a jump or journey ended; null for other tools. */
function landingPosition(answer: UseToolAnswer): Position | null {
  return "x" in answer && "isJump" in TOOLS[answer.tool] ? cellOf(answer) : null;
}

/** How long mines last, appended to the notice; empty for other tools. */
function mineLifetimeText(answer: UseToolAnswer, laid: number): string {
  if (answer.tool !== "mines") return "";
  const { until } = answer;
  return ` ${tTools("mines.laid", { count: laid, time: shortTime(until, Date.parse(until)) })}`;
}

/** How many of the tool a use consumes. */
function consumedCount({ tool, n = 1 }: UseToolInput): number {
  return isConsumableTool(tool) ? n : 0;
}

export function useToolMutation() {
  const utils = trpc.useUtils();
  const apply = useApplyStatus();
  const notice = useNotice();
  const walker = useWalker();
  const setFound = useSetAtom(foundPlaceAtom);
  const setLocated = useSetAtom(locatedArmiesAtom);
  return trpc.tools.use.useMutation({
    onMutate: () => utils.user.session.getData()?.user.status,
    onSuccess(answer, input, before) {
      const { newStatus, tool, desc } = answer;
      const to = landingPosition(answer);
      if (to !== null) {
        walker.reset(to);
        // The page may not have the field yet.
        void reloadField(utils, to);
      }
      apply(newStatus);
      const found = foundPlace(answer);
      if (found !== null) setFound(found);
      if (answer.tool === "army_locator") {
        const { name, defense } = answer;
        const foundAt = new Date(serverNow()).toISOString();
        setLocated((armies) => new Map(armies).set(name, { defense, foundAt }));
      }
      const used = consumedCount(input);
      const text = `${desc}${mineLifetimeText(answer, used)}`;
      notice.done(text, changesOfUse(answer, used, before ?? newStatus));
      void utils.fields.view.invalidate();
      // If a mine exploded at the end of a jump, there is an alert.
      if ("explosion" in answer) void utils.alerts.list.invalidate();
      if (tool === "base_mover") {
        void utils.user.session.invalidate();
        void utils.fields.field.invalidate();
        void utils.puc.list.invalidate();
      }
      if (tool === "improb_drive" && answer.happening === "part") void utils.euc.list.invalidate();
    },
    onError: notice.refused,
    onSettled: () => void utils.tools.list.invalidate(),
  });
}
