/** The form that checks a roll, to and from the page's URL. */
import {
  CASINO_GAMES,
  DAY,
  equalAmounts,
  isOnGrid,
  isoDay,
  NEW_PLAYER_START,
  ROLL_PURPOSES,
  type ShownTypeAt,
} from "@emberlode/game";
import { dateFormat } from "../../lib/language.ts";
import { messages } from "../../lib/messages.ts";
import { readWholeNumber } from "../ui/whole-number.ts";
import type { CheckRequest } from "./check-roll.ts";

const t = await messages("fair");

/** Whether a text is a valid date. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(time) && isoDay(time) === text;
}

/** Up to seven days before a day, back to the day of `since` (ISO 8601), latest first. */
export function daysBefore(day: string, since: string): string[] {
  const WEEK = 7;
  const start = Date.parse(`${day}T00:00:00Z`);
  const week = Array.from({ length: WEEK }, (_, i) => isoDay(start - (i + 1) * DAY));
  return week.filter((one) => one >= isoDay(Date.parse(since)));
}

const longDay = dateFormat({ dateStyle: "long", timeZone: "UTC" });

/** A day as text: May 21, 2026. */
export const longDayText = (day: string): string => longDay().format(Date.parse(day));

export const fairPath = (day: string): string => `/fair/${day}`;

export const CHECKED_PURPOSES = [...ROLL_PURPOSES, "vein", "relic"] as const;
export const DIVISORS = ["1", "2", "10"] as const;
/** Numbers of a day's relics. */
export const RELICS = ["1", "2", "3"] as const;

/** All values as typed text. */
export interface RollForm {
  purpose: (typeof CHECKED_PURPOSES)[number];
  player: string;
  counter: string;
  divisor: (typeof DIVISORS)[number];
  min: string;
  max: string;
  game: (typeof CASINO_GAMES)[number];
  x: string;
  y: string;
  relic: (typeof RELICS)[number];
}

/** Errors by field. */
export type RollErrors = Partial<Record<keyof RollForm | "seed", string>>;

const oneOf = <T extends string>(text: string | null, all: readonly T[], fallback: T): T =>
  all.find((one) => one === text) ?? fallback;

/** The form filled from a query string; `player` is the player's id, or "" if unknown. */
export function rollFormOf(search: string, player: string): RollForm {
  const params = new URLSearchParams(search);
  return {
    purpose: oneOf(params.get("purpose"), CHECKED_PURPOSES, "cave"),
    player: params.get("player") ?? player,
    counter: params.get("counter") ?? "",
    divisor: oneOf(params.get("divisor"), DIVISORS, "1"),
    min: params.get("min") ?? String(NEW_PLAYER_START.digMin),
    max: params.get("max") ?? String(NEW_PLAYER_START.digMax),
    game: oneOf(params.get("game"), CASINO_GAMES, "coin"),
    x: params.get("x") ?? "",
    y: params.get("y") ?? "",
    relic: oneOf(params.get("relic"), RELICS, "1"),
  };
}

/** The fields that matter for a purpose. */
export function fieldsFor(purpose: RollForm["purpose"]): readonly (keyof RollForm)[] {
  if (purpose === "vein") return ["x", "y"];
  if (purpose === "relic") return ["player", "relic"];
  const roll = ["player", "counter"] as const;
  if (purpose === "cave") return [...roll, "divisor", "min", "max"];
  if (purpose === "forest") return [...roll, "divisor"];
  return purpose === "casino" ? [...roll, "game"] : roll;
}

/** The URL that fills in the form. */
export function rollPath(day: string, form: RollForm): string {
  const params = new URLSearchParams({ purpose: form.purpose });
  for (const field of fieldsFor(form.purpose)) {
    if (form[field] !== "") params.set(field, form[field]);
  }
  return `${fairPath(day)}?${params}`;
}

function wholeOf(text: string): number | null {
  const number = readWholeNumber(text);
  return number !== null && Number.isSafeInteger(number) ? number : null;
}

const SEED = /^[0-9a-f]{64}$/i;

/** Errors of the seed and the fields that matter; empty if the roll can be computed. */
export function rollErrors(form: RollForm, seed: string): RollErrors {
  const errors: RollErrors = SEED.test(seed.trim()) ? {} : { seed: t("form.wrong.seed") };
  const fields = fieldsFor(form.purpose);
  for (const field of ["player", "counter", "min", "max"] as const) {
    if (fields.includes(field) && wholeOf(form[field]) === null)
      errors[field] = t("form.wrong.whole");
  }
  const [min, max] = [wholeOf(form.min), wholeOf(form.max)];
  if (fields.includes("min") && min !== null && max !== null && min > max)
    errors.min = t("form.wrong.range");
  if (form.purpose === "vein") {
    if (!isOnGrid({ x: wholeOf(form.x) ?? 0, y: 1 })) errors.x = t("form.wrong.cell");
    if (!isOnGrid({ x: 1, y: wholeOf(form.y) ?? 0 })) errors.y = t("form.wrong.cell");
  }
  return errors;
}

/**
 * The roll to compute for a valid form.
 * @param typeAt the types of the fields that day; read only for a relic
 */
export function requestOf(form: RollForm, typeAt: ShownTypeAt): CheckRequest {
  const { purpose } = form;
  const whole = (field: "player" | "counter" | "min" | "max" | "x" | "y") =>
    wholeOf(form[field]) ?? 0;
  if (purpose === "vein") return { vein: { x: whole("x"), y: whole("y") } };
  if (purpose === "relic") {
    return { relic: { playerId: whole("player"), number: Number(form.relic), typeAt } };
  }
  // A log line contains the found resource's range only; the other does not matter then.
  return {
    roll: {
      purpose,
      playerId: whole("player"),
      counter: whole("counter"),
      divisor: Number(form.divisor),
      ranges: { digMin: equalAmounts(whole("min")), digMax: equalAmounts(whole("max")) },
      game: form.game,
    },
  };
}
