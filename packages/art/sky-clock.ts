import { type Period, periodOf } from "@emberlode/game";
import { blendLights, LIGHTS, type Light } from "./light.ts";

/** The sky moves in steps of this many game minutes, so that drawn scenes can be cached. */
const STEP_MINUTES = 15;
const STEPS = (24 * 60) / STEP_MINUTES;
/** Hours before and after a change of period during which the lights blend. */
const TWILIGHT = 1.25;

/** The hour shown if only the period is known. */
const TYPICAL_HOURS: Readonly<Record<Period, number>> = {
  night: 2,
  dawn: 8.25,
  day: 13.5,
  dusk: 21.75,
};

/** The sky at one time, independent of the field. */
export interface Sky {
  /** Hour at the start of its step, 0..23.75. */
  hour: number;
  period: Period;
  light: Light;
  /** Position of sun or moon, 0 (left edge) to 1. */
  x: number;
  /** Share of midday light, 0..1. */
  daylight: number;
  /** How bright the stars are, 0..1. */
  starlight: number;
}

const smooth = (t: number): number => t * t * (3 - 2 * t);
const within01 = (t: number): number => Math.max(0, Math.min(1, t));

/** The hour to draw, at the start of its step: the given one, else a typical one of the period. */
export function skyHour(period: Period, hour: number | undefined): number {
  const steps = Math.floor((hour ?? TYPICAL_HOURS[period]) * (STEPS / 24));
  return (((steps % STEPS) + STEPS) % STEPS) / (STEPS / 24);
}

/** Sun (6 to 24 o'clock) or moon (0 to 6): position from left to right, height in scene units. */
function luminary(hour: number): { x: number; height: number } {
  if (hour < 6) {
    const t = hour / 6;
    return { x: 0.1 + 0.8 * t, height: 30 + 176 * Math.sin(Math.PI * t) };
  }
  const t = (hour - 6) / 18;
  return { x: 0.07 + 0.86 * t, height: 8 + 216 * Math.sin(Math.PI * t) ** 2 };
}

/** The neighboring period at an hour and the share of its light: 0.5 exactly on the border. */
function twilight(hour: number): { other: Period; share: number } {
  const border = Math.round(hour / 6) * 6;
  const away = Math.abs(hour - border);
  const otherHour = hour < border ? border : border - 1;
  return {
    other: periodOf(((otherHour + 24) % 24) * 60),
    share: away >= TWILIGHT ? 0 : smooth(0.5 - away / TWILIGHT / 2),
  };
}

/** Consecutive fields are usually drawn under the same sky. */
let latest: Sky | null = null;

/** The sky at an hour returned by `skyHour`. */
export function skyAt(hour: number): Sky {
  if (latest === null || latest.hour !== hour) latest = computeSky(hour);
  return latest;
}

function computeSky(hour: number): Sky {
  const period = periodOf(hour * 60);
  const { other, share } = twilight(hour);
  const { x, height } = luminary(hour);
  const light = share === 0 ? LIGHTS[period] : blendLights(LIGHTS[period], LIGHTS[other], share);
  const shareOf = (wanted: Period): number =>
    (period === wanted ? 1 - share : 0) + (other === wanted ? share : 0);
  return {
    hour,
    period,
    light: { ...light, sunHeight: height },
    x,
    daylight: shareOf("day"),
    starlight: hour < 6 ? 1 : within01(Math.max((hour - 19) / 5, (8 - hour) / 3)),
  };
}
