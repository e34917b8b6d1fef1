/** Capturing the factory where the player is: the known facts, and the fight (rules §13). */
import type { CaptureAnswer, FactoryTarget, Position, Status } from "@emberlode/contract";
import {
  armySupply,
  attackingArmy,
  cellKey,
  FACTORY_CLASSES,
  type FactoryClassId,
  neutralWalls,
  UNITS_PER_SIDE,
} from "@emberlode/game";
import { useSetAtom } from "jotai";
import { type Dispatch, type SetStateAction, useState } from "react";
import { useApplyStatus } from "../../lib/apply-status.ts";
import { toFailure } from "../../lib/failure.ts";
import { messages } from "../../lib/messages.ts";
import { reloadField } from "../../lib/reload-field.ts";
import { serverNow } from "../../lib/server-clock.ts";
import { trpc } from "../../lib/trpc.ts";
import { armyOf } from "../army/army.ts";
import { sum } from "../battles/army-rows.ts";
import {
  type DefenseSource,
  type Forecast,
  type ForecastInput,
  useForecast,
} from "../battles/forecast.ts";
import { useNotice } from "../desks/use-notice.ts";
import { fieldOutcomeAtom } from "../field/field-atoms.ts";
import { momentAtom } from "../moments/moment-atom.ts";
import type { GainLine } from "../ui/gain-lines.tsx";

const t = await messages("factories");

interface KnownGarrison {
  /** Where the information comes from. */
  source: "free" | "scouted" | "report";
  units: readonly number[];
  /** Whether the units are the owner's rather than neutral Walls. */
  ofOwner: boolean;
  /** Share of the garrison that its slots can supply, 0..1. */
  supply: number;
  ramparts: boolean;
}

/**
 * The garrison if known, else null. Neutral Walls are rebuilt after a fight; of the owner's units,
 * only positions 5 and 10 can be fewer than in the report.
 */
export function knownGarrison({ owner, scout, report }: FactoryTarget): KnownGarrison | null {
  const reported = report && {
    units: report.defender.units,
    ofOwner: report.names.defender !== null,
    supply: report.modifiers.defenderSupply,
    ramparts: report.defender.ramparts,
  };
  if (scout !== null) {
    const { units, ofOwner } = scout.guard;
    const army = reported?.ofOwner && ofOwner ? reported : { supply: 1, ramparts: false };
    const { supply: suppliedShare, ramparts } = army;
    const source = owner === null ? "free" : "scouted";
    return { source, units, ofOwner, supply: suppliedShare, ramparts };
  }
  return reported && { source: "report", ...reported };
}

/** How certain the odds are. A scout sees an owner's units, but not their modifiers. */
export function defenseSourceOf(known: KnownGarrison | null): DefenseSource {
  if (known === null) return "guess";
  if (known.source === "report") return "earlier";
  return known.ofOwner && sum(known.units) > 0 ? "scouted" : "now";
}

/** The fight for the factory with all attack units. */
export function captureBattle(
  target: FactoryTarget,
  garrison: Omit<KnownGarrison, "source">,
  status: Status,
): ForecastInput {
  const army = armyOf(status);
  const factories = [{ slots: status.totalSlots }];
  const { units, ofOwner, ramparts } = garrison;
  const owner = ofOwner ? target.owner : null;
  return {
    attacker: attackingArmy(army, factories),
    defender:
      owner === null
        ? { units, standing: null, baseLevel: 0, ramparts: false }
        : { units, standing: owner.standing, baseLevel: owner.baseLevel, ramparts },
    modifiers: {
      attackerSupply: armySupply(army, factories),
      defenderSupply: garrison.supply,
      ...(ofOwner && { lastingRepaired: true }),
    },
  };
}

/**
 * Minimum and maximum of neutral Walls of a factory's class for a player with this many factories.
 */
export function wallsBetween(
  id: FactoryClassId,
  ownedCount: number,
): readonly [minWalls: number, maxWalls: number] {
  const { minSlots, maxSlots } = FACTORY_CLASSES[id];
  return [neutralWalls(minSlots, ownedCount), neutralWalls(maxSlots, ownedCount)];
}

function linesOf(
  { report, loot, newStatus }: CaptureAnswer,
  before: Status | undefined,
): GainLine[] {
  const lost = sum(report.losses.attacker);
  const lines: GainLine[] = [
    { kind: "unit", amount: -lost, word: t("unitsWord", { count: lost }) },
    { kind: "metal", amount: loot.metal, word: t("metalWord") },
    { kind: "energy", amount: loot.energy, word: t("energyWord") },
    {
      kind: "slots",
      amount: newStatus.totalSlots - (before?.totalSlots ?? newStatus.totalSlots),
      word: t("slotsWord"),
    },
  ];
  return lines.filter(({ amount }) => amount !== 0);
}

/** The permanent losses of a guard, or null. Neutral Walls are rebuilt. */
export function guardLosses({
  defender,
  survivors,
  names,
}: CaptureAnswer["report"]): string | null {
  const stood = sum(defender.units);
  const lost = stood - sum(survivors.defender);
  if (lost === 0) return null;
  return names.defender === null ? t("capture.walls") : t("capture.theirs", { lost, stood });
}

/** Starts the fight, then refetches everything it may have changed, win or lose. */
export function useCapture(at: Position) {
  const utils = trpc.useUtils();
  const apply = useApplyStatus();
  const notice = useNotice();
  const setOutcome = useSetAtom(fieldOutcomeAtom);
  const showMoment = useSetAtom(momentAtom);
  return trpc.puc.capture.useMutation({
    // The socket may deliver the new status before the response.
    onMutate: () => utils.user.session.getData()?.user.status,
    onSuccess(answer, _at, before) {
      apply(answer.newStatus);
      utils.battles.report.setData({ id: answer.report.id }, answer.report);
      const tone = answer.report.winner === "attacker" ? "done" : "neutral";
      notice.done(answer.desc, linesOf(answer, before), tone);
      if (answer.captured) showMoment({ kind: "captured", ...at, rank: null, at: serverNow() });
    },
    onError(error) {
      // Spec §8: the server's text also becomes the field's description.
      const { text } = toFailure(error);
      setOutcome({ kind: "refused", key: cellKey(at), text, unansweredAt: null });
      notice.refused(error);
    },
    async onSettled() {
      void utils.fields.view.invalidate();
      // The field first: its owner determines whether there is still a target to query.
      await reloadField(utils, at);
      void utils.puc.list.invalidate();
      void utils.puc.target.invalidate();
    },
  });
}

const NO_UNITS: readonly number[] = Array.from({ length: UNITS_PER_SIDE }, () => 0);

export interface CapturePreview {
  /** The known garrison; null if unknown. */
  known: KnownGarrison | null;
  /** The player's guess of an unknown garrison. */
  entered: readonly number[];
  setEntered: (units: readonly number[]) => void;
  /** Number of invalid fields of the guess. */
  setInvalidCount: Dispatch<SetStateAction<number>>;
  ofOwner: boolean;
  ramparts: boolean;
  setRamparts: (ramparts: boolean) => void;
  defense: DefenseSource;
  /** Neither known nor validly guessed, so there is no forecast. */
  isUnknown: boolean;
  /** Null without an army. */
  battle: ForecastInput | null;
  /** Null until complete. */
  forecast: Forecast | null;
}

/** The odds, for their panel and beside the button; null while the target is loading. */
export function useCapturePreview(
  target: FactoryTarget | undefined,
  status: Status,
): CapturePreview | null {
  const [entered, setEntered] = useState(NO_UNITS);
  const [invalidCount, setInvalidCount] = useState(0);
  const [chosenRamparts, setRamparts] = useState<boolean | null>(null);
  const known = target === undefined ? null : knownGarrison(target);
  const garrison = known ?? { units: entered, ofOwner: true, supply: 1, ramparts: false };
  const ramparts = chosenRamparts ?? garrison.ramparts;
  const isFight = target !== undefined && sum(status.attack_units) > 0;
  const battle = isFight ? captureBattle(target, { ...garrison, ramparts }, status) : null;
  const isUnknown = known === null && (sum(entered) === 0 || invalidCount > 0);
  const forecast = useForecast(isUnknown ? null : battle);
  if (target === undefined) return null;
  return {
    known,
    entered,
    setEntered,
    setInvalidCount,
    ofOwner: garrison.ofOwner,
    ramparts,
    setRamparts,
    defense: defenseSourceOf(known),
    isUnknown,
    battle,
    forecast,
  };
}
