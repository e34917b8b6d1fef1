/** Peace and maintenance, which staff announces (rules §1). Times are in milliseconds. */
import { GUEST } from "../account-limits.ts";
import { DAY, MINUTE } from "../game-time.ts";
import type { Refusal } from "../result.ts";

/** `peace`: no fights between players. `maintenance`: players can only read. */
export const PAUSE_KINDS = ["peace", "maintenance"] as const;
export type PauseKind = (typeof PAUSE_KINDS)[number];

/** From `from` on, until before `until`. Only maintenance may have no end yet (null). */
export interface Pause {
  from: number;
  until: number | null;
  /** The peace after a season, which also stops captures of free factories, mines and relics. */
  afterSeason?: true;
}

/** The last announced pause of each kind, which may be over, or null. */
export type WorldSchedule = Readonly<Record<PauseKind, Pause | null>>;

export const NOTHING_SCHEDULED: WorldSchedule = { peace: null, maintenance: null };

/** How long before its start a pause is announced, at least. */
export const NOTICE_MS: Readonly<Record<PauseKind, number>> = {
  peace: 2 * DAY,
  maintenance: 5 * MINUTE,
};

/** How far ahead a pause may end, or begin. */
export const MAX_AHEAD_MS = 90 * DAY;

/** When to try again during maintenance that may end earlier, or has no end yet. */
export const MAINTENANCE_RETRY_MS = MINUTE;

export type PausePhase = "none" | "planned" | "running";

/** Whether a pause is still to come or in force; `none` otherwise. */
export function phaseOf(pause: Pause | null, now: number): PausePhase {
  if (pause === null || (pause.until !== null && now >= pause.until)) return "none";
  return now < pause.from ? "planned" : "running";
}

export const isSamePause = (one: Pause | null, other: Pause | null): boolean =>
  one?.from === other?.from && one?.until === other?.until;

/** Why an admin's announcement is refused. The calls answer BAD_INPUT with the reason. */
export type PauseRefusal = "TOO_SOON" | "INVALID" | "RUNNING";

/**
 * Why a pause cannot be announced, or changed to `wanted`; null if it can. `TOO_SOON` (with
 * the earliest start): a start may always be postponed, but be brought forward only with full
 * notice. `RUNNING`: once it has begun, only its end can change. `INVALID`: it would end before its
 * start or in the past, or be too far ahead.
 */
export function pauseRefusal(
  kind: PauseKind,
  { current, wanted }: { current: Pause | null; wanted: Pause },
  now: number,
): Refusal<PauseRefusal> | null {
  const phase = phaseOf(current, now);
  const last = wanted.until ?? wanted.from;
  const isInOrder = wanted.until === null ? kind === "maintenance" : wanted.until > wanted.from;
  if (!isInOrder || last <= now || last > now + MAX_AHEAD_MS) {
    return { ok: false, code: "INVALID" };
  }
  if (phase === "running") {
    return wanted.from === current?.from ? null : { ok: false, code: "RUNNING" };
  }
  const isPostponed = phase === "planned" && current !== null && wanted.from >= current.from;
  const earliest = now + NOTICE_MS[kind];
  if (isPostponed || wanted.from >= earliest) return null;
  return { ok: false, code: "TOO_SOON", until: earliest };
}

/** `PEACE`, with its end and the time left, while players cannot fight each other; else null. */
export function peaceRefusal(
  peace: Pause | null | undefined,
  now: number,
): Refusal<"PEACE"> | null {
  if (!peace || peace.until === null || phaseOf(peace, now) !== "running") return null;
  return { ok: false, code: "PEACE", waitMs: peace.until - now, until: peace.until };
}

/** `PEACE` for what only the peace after a season stops; null at other times. */
export const seasonPeaceRefusal = (
  peace: Pause | null | undefined,
  now: number,
): Refusal<"PEACE"> | null => (peace?.afterSeason ? peaceRefusal(peace, now) : null);

/**
 * `MAINTENANCE`, with its end if it has one, while players can only read; else null. The wait is at
 * most a minute, since maintenance can end early.
 */
export function maintenanceRefusal(
  maintenance: Pause | null,
  now: number,
): Refusal<"MAINTENANCE"> | null {
  if (maintenance === null || phaseOf(maintenance, now) !== "running") return null;
  const { until } = maintenance;
  const remainingMs = until === null ? MAINTENANCE_RETRY_MS : until - now;
  const waitMs = Math.min(remainingMs, MAINTENANCE_RETRY_MS);
  return { ok: false, code: "MAINTENANCE", waitMs, ...(until !== null && { until }) };
}

/**
 * Whether idle players keep their guests, bases and factories because they could not act: during
 * maintenance, and after it for the shortest time that takes something from an idle player.
 */
export function sparesIdlePlayers(maintenance: Pause | null, now: number): boolean {
  if (maintenance === null || now < maintenance.from) return false;
  return maintenance.until === null || now < maintenance.until + GUEST.briefIdleMs;
}
