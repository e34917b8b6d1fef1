/** Fields: cached data, and the calls for walking and digging. */

import type { Field, GatherAnswer, Position, ViewAnswer } from "@emberlode/contract";
import { TYPES_BY_LETTER } from "@emberlode/contract/map-letters";
import { cellKey, digShare, type FieldType, fatigueAfter, isDiggable } from "@emberlode/game";
import { useSetAtom, useStore } from "jotai";
import { useMemo } from "react";
import { type PartialStatus, useApplyStatus } from "../../lib/apply-status.ts";
import { type Failure, toFailure } from "../../lib/failure.ts";
import { reloadField } from "../../lib/reload-field.ts";
import { serverNow } from "../../lib/server-clock.ts";
import { throttle } from "../../lib/throttle.ts";
import { trpc } from "../../lib/trpc.ts";
import type { FieldCalls, StepAnswer, StepFailure } from "../movement/walker.ts";
import { withSeen } from "../relics/relic-marks.ts";
import { effortAtom, fieldOutcomeAtom, requestedEffortAtom, withCooldown } from "./field-atoms.ts";

/**
 * Pause between map queries during a walk, in milliseconds. Steps and queries share the rate limit:
 * ten and four per second, of twenty.
 */
const VIEW_PAUSE_MS = 250;

/** How long after the last step the session gets the player's position, in milliseconds. */
const STATUS_DEBOUNCE_MS = 300;

/** The type of a cell on the explored map; null if it is unexplored. */
export function typeOnMap(view: ViewAnswer | undefined, { x, y }: Position): FieldType | null {
  const letter = view?.rows[y - 1]?.[x - 1];
  return letter === undefined ? null : (TYPES_BY_LETTER.get(letter) ?? null);
}

/** The explored map. */
export function useView(enabled = true) {
  return trpc.fields.view.useQuery(undefined, { enabled });
}

/** A field as last loaded; undefined if this page has not loaded it. */
export function useKnownField(at: Position): Field | undefined {
  return trpc.fields.field.useQuery(at, { enabled: false }).data;
}

/** A field, loaded from the server when shown. */
export function useRemoteField(at: Position) {
  return trpc.fields.field.useQuery(at);
}

function statusAfterDig({ version, metal, energy, digs, veins }: GatherAnswer): PartialStatus {
  const { level, left } = fatigueAfter(digs);
  const factor = digShare(level);
  return { version, metal, energy, fatigue: { digs, factor, remaining: left, veins } };
}

function toStepFailure({ code, text }: Failure): StepFailure {
  return { text, unanswered: code === null };
}

/** Walking and digging, with their updates of the query cache. */
export function useFieldCalls(): FieldCalls {
  const utils = trpc.useUtils();
  const applyStatus = useApplyStatus();
  const setOutcome = useSetAtom(fieldOutcomeAtom);
  const store = useStore();
  return useMemo(() => {
    const refreshView = throttle(() => utils.fields.view.invalidate(), VIEW_PAUSE_MS);
    const refuse = (at: Position, { text, unanswered }: StepFailure) =>
      setOutcome({
        kind: "refused",
        key: cellKey(at),
        text,
        unansweredAt: unanswered ? performance.now() : null,
      });

    // Everything that shows the player's resources reads the session: do not rerender it for each
    // step.
    let flushTimer: ReturnType<typeof setTimeout> | undefined;
    let pendingStatus: PartialStatus | null = null;
    const flushStatus = () => {
      clearTimeout(flushTimer);
      if (pendingStatus !== null) applyStatus(pendingStatus);
      pendingStatus = null;
    };
    const queueStatus = (status: PartialStatus) => {
      clearTimeout(flushTimer);
      pendingStatus = status;
      flushTimer = setTimeout(flushStatus, STATUS_DEBOUNCE_MS);
    };

    async function move(to: Position): Promise<StepAnswer> {
      try {
        const answer = await utils.client.fields.move.mutate(to);
        const at = { x: answer.x, y: answer.y };
        void refreshView();
        if (!("type" in answer)) {
          // Moved elsewhere, as by another tab: this page may not have the field yet.
          void reloadField(utils, at);
          return { kind: "at", at, version: null };
        }
        const { version = null, explosion, ...field } = answer;
        // The explosion's alert may not arrive while the live connection is down.
        if (explosion !== undefined) void utils.alerts.list.invalidate();
        utils.fields.field.setData(at, field);
        const { relic } = field;
        if (relic !== undefined) {
          utils.finds.relics.setData(
            undefined,
            (known) => known && { relics: withSeen(known.relics, relic) },
          );
        }
        if (version !== null) queueStatus({ version, ...at });
        return { kind: "at", at, version };
      } catch (error) {
        return { kind: "failed", ...toStepFailure(toFailure(error)) };
      }
    }

    async function dig(at: Position): Promise<boolean> {
      const field = utils.fields.field.getData(at);
      const type = field?.type ?? typeOnMap(utils.fields.view.getData(), at);
      if (type === null || !isDiggable(type)) return true;
      const effort = store.get(requestedEffortAtom) ?? store.get(effortAtom);
      store.set(requestedEffortAtom, null);
      try {
        const answer = await utils.client.user.gather.mutate({ type, field: at, effort });
        flushStatus();
        applyStatus(statusAfterDig(answer));
        const { spentUntil, gathered } = answer;
        utils.fields.field.setData(at, (known) => {
          if (known === undefined) return known;
          const { vein: _dugOut, ...rest } = known;
          return { ...rest, spentUntil };
        });
        utils.fields.view.setData(undefined, (view) => view && withCooldown(view, at, spentUntil));
        setOutcome({
          kind: "gained",
          key: cellKey(at),
          amount: gathered,
          resource: type,
          effort: answer.effort,
          vein: answer.vein,
          at: serverNow(),
        });
        return true;
      } catch (error) {
        const failure = toFailure(error);
        refuse(at, toStepFailure(failure));
        return failure.code !== "NOT_HERE";
      }
    }
    return { move, dig, refuse };
  }, [utils, applyStatus, setOutcome, store]);
}
