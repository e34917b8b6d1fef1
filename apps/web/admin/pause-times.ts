/** The times of a peace or maintenance in its form. */
import { DAY, HOUR, MINUTE, NOTICE_MS, type Pause, type PauseKind } from "@emberlode/game";
import { fromLocalInput, roundUp, toLocalInput } from "./local-time.ts";

export interface PauseValues {
  /** As typed, in the browser's time zone. */
  from: string;
  until: string;
  /** Without an end yet; only for maintenance. */
  isOpen: boolean;
}

/** Usual lengths, in milliseconds. */
export const LENGTHS: Readonly<Record<PauseKind, readonly number[]>> = {
  peace: [DAY, 2 * DAY, 7 * DAY, 14 * DAY],
  maintenance: [15 * MINUTE, 30 * MINUTE, HOUR, 3 * HOUR],
};
/** The length that a new form proposes. */
const USUAL: Readonly<Record<PauseKind, number>> = { peace: 2 * DAY, maintenance: 30 * MINUTE };
/** New starts leave some time to fill in the form. */
const FORM_MS = 5 * MINUTE;
/** Proposed starts are rounded up to a multiple of these minutes. */
const STEP = { peace: 60, maintenance: 5 } as const;

/** The earliest start of a new pause, to the next minute. */
export const earliestStart = (kind: PauseKind, now: number): number =>
  roundUp(now + NOTICE_MS[kind], 1);

/** What the form shows at first: the announced times, or the next possible ones. */
export function initialTimes(kind: PauseKind, current: Pause | null, now: number): PauseValues {
  const from = current?.from ?? roundUp(earliestStart(kind, now) + FORM_MS, STEP[kind]);
  const until = current?.until ?? from + USUAL[kind];
  return {
    from: toLocalInput(from),
    until: toLocalInput(until),
    isOpen: current !== null && current.until === null,
  };
}

/**
 * The times of a form; null while it is incomplete.
 * @param begun the pause in force: its start is not in the form
 */
export function toPause({ from, until, isOpen }: PauseValues, begun: Pause | null): Pause | null {
  const start = begun?.from ?? fromLocalInput(from);
  const end = isOpen ? null : fromLocalInput(until);
  if (start === null || (end === null && !isOpen)) return null;
  return { from: start, until: end };
}

/** Sets the end to `lengthMs` after the start. */
export function withLength(
  values: PauseValues,
  lengthMs: number,
  begun: Pause | null,
): PauseValues {
  const start = begun?.from ?? fromLocalInput(values.from);
  if (start === null) return values;
  return { ...values, until: toLocalInput(start + lengthMs), isOpen: false };
}
