/** Possible results of a search, from the rules and today's fatigue (rules §4, §6, §7). */
import type { LoginPayload } from "@emberlode/contract";
import {
  caveOdds,
  type Fatigue,
  fatigueAfter,
  forestOdds,
  meanCaveYield,
  meanLottoPrize,
  meanTrapLoss,
} from "@emberlode/game";
import { formatList } from "../../lib/language.ts";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { type OddsSegment, percentagesOf } from "../ui/odds-bar.tsx";

const t = await messages("finds");

export type Searcher = Pick<LoginPayload["user"], "digMetalCap" | "digEnergyCap"> & {
  status: Pick<LoginPayload["user"]["status"], "metal" | "energy" | "candle" | "searchFatigue">;
};
const round = (amount: number) => exactNumber(Math.round(amount));

export function caveFatigue({ status }: Searcher): Fatigue {
  return fatigueAfter(status.searchFatigue.caves.searches, "cave");
}

export function forestFatigue({ status }: Searcher): Fatigue {
  return fatigueAfter(status.searchFatigue.forests.searches, "forest");
}

function meanTrap({ digMetalCap, digEnergyCap, status }: Searcher) {
  return {
    metal: meanTrapLoss(status.metal, digMetalCap[1]),
    energy: meanTrapLoss(status.energy, digEnergyCap[1]),
  };
}

export function caveOddsSegments(player: Searcher): OddsSegment[] {
  const odds = caveOdds(caveFatigue(player).divisor);
  const trap = meanTrap(player);
  const averageNote = (range: [number, number]) =>
    t("notes.onAverage", { amount: round(meanCaveYield(range)) });
  const trapNote =
    player.status.candle > 0
      ? t("notes.candleDoes")
      : `${t("notes.candleWould")}; ${t("notes.trapCosts", { metal: round(trap.metal), energy: round(trap.energy) })}`;
  return [
    { id: "lost", label: t("odds.lost"), share: odds.lost, tone: "plain", note: t("notes.lost") },
    { id: "trap", label: t("odds.trap"), share: odds.trap, tone: "bad", note: trapNote },
    {
      id: "metal",
      label: t("odds.metal"),
      share: odds.metal,
      tone: "metal",
      note: averageNote(player.digMetalCap),
    },
    {
      id: "energy",
      label: t("odds.energy"),
      share: odds.energy,
      tone: "energy",
      note: averageNote(player.digEnergyCap),
    },
    { id: "part", label: t("odds.part"), share: odds.part, tone: "rare" },
  ];
}

export function forestOddsSegments(player: Searcher): OddsSegment[] {
  const odds = forestOdds(forestFatigue(player).divisor);
  const segments: OddsSegment[] = [
    { id: "map", label: t("odds.map"), share: odds.map, tone: "plain", note: t("notes.map") },
    {
      id: "pikeman",
      label: t("odds.pikeman"),
      share: odds.pikeman,
      tone: "good",
      note: t("notes.pikeman"),
    },
    {
      id: "mines",
      label: t("odds.mines"),
      share: odds.mines,
      tone: "metal",
      note: t("notes.mines"),
    },
    {
      id: "lotto",
      label: t("odds.lotto"),
      share: odds.lotto,
      tone: "energy",
      note: t("notes.lotto", { mean: round(meanLottoPrize()) }),
    },
    { id: "prob_drive", label: t("odds.prob_drive"), share: odds.prob_drive, tone: "rare" },
    { id: "improb_drive", label: t("odds.improb_drive"), share: odds.improb_drive, tone: "rare" },
  ];
  if (odds.nothing === 0) return segments;
  const { nothing: share } = odds;
  return [
    { id: "nothing", label: t("odds.nothing"), share, tone: "bad", note: t("notes.tired") },
    ...segments,
  ];
}

/**
 * The form within a sentence: "Mines" becomes "mines", but names with several capitals, such as
 * "Probability Drive", do not change.
 */
const inSentence = (label: string): string =>
  /\s\p{Lu}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

/** "Wrong turn 20%, trap 15% (a candle would block it), metal 20%, energy 20% and part 25%". */
export function oddsSentence(segments: readonly OddsSegment[], candles: number): string {
  const percents = percentagesOf(segments.map(({ share }) => share));
  return formatList(
    segments.map(({ id, label }, i) => {
      const note = candles > 0 ? t("notes.candleDoes") : t("notes.candleWould");
      // In English, units keep their capital.
      const word = id === "pikeman" ? t("words.pikeman", { count: 2 }) : inSentence(label);
      const name = i === 0 ? label : word;
      const percent = exactNumber(percents[i] ?? 0);
      return id === "trap"
        ? t("shareNoted", { name, percent, note })
        : t("share", { name, percent });
    }),
  );
}

/** The mean value of a search in one or two sentences. */
export function caveExpected(player: Searcher): string {
  const odds = caveOdds(caveFatigue(player).divisor);
  const metal = round(odds.metal * meanCaveYield(player.digMetalCap));
  const energy = round(odds.energy * meanCaveYield(player.digEnergyCap));
  const trap = meanTrap(player);
  const costs =
    player.status.candle > 0
      ? ""
      : t("expected.trap", {
          metal: round(odds.trap * trap.metal),
          energy: round(odds.trap * trap.energy),
        });
  return t("expected.cave", { metal, energy }) + costs;
}

export function forestExpected(player: Searcher): string {
  const odds = forestOdds(forestFatigue(player).divisor);
  return t("expected.forest", { lotto: round(odds.lotto * meanLottoPrize()) });
}

/** How many searches with which odds are left today. */
export function fatigueText({ level, left }: Fatigue): string {
  if (level === "last") return t("fatigue.last");
  return level === "full"
    ? t("fatigue.full", { left: left ?? 0 })
    : t("fatigue.half", { left: left ?? 0 });
}
