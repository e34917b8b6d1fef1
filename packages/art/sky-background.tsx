import { type ReactElement, useId } from "react";
import "./art.css";
import type { Period } from "@emberlode/game";
import { diceOf } from "./dice.ts";
import { EMBER, mix, STEEL } from "./light.ts";
import { roundTenth } from "./pen.ts";

/** Top, middle and horizon of the page backdrop: all dark enough for light text. */
const SKIES: Readonly<Record<Period | "fixed", readonly [string, string, string, glow: string]>> = {
  night: ["#070b12", "#0c1522", "#13243a", STEEL],
  dawn: ["#0e1420", "#1b1f31", "#3a2b38", "#f0a878"],
  day: ["#0e1820", "#152733", "#24404c", "#bfe0e0"],
  dusk: ["#0d0e1a", "#1c1526", "#43222b", EMBER],
  fixed: ["#0a0f16", "#111823", "#2b2024", EMBER],
};

/**
 * Quiet backdrop of a page: sky, a few stars, three dark ranges. `fixed` is for pages before login.
 */
export function SkyBackground({
  period,
  className,
}: {
  period: Period | "fixed";
  className?: string | undefined;
}): ReactElement {
  const id = useId().replace(/\W/g, "");
  const [top, middle, low, glow] = SKIES[period];
  const dice = diceOf("backdrop");
  const stars = Array.from(
    { length: 60 },
    () => `M${roundTenth(dice.range(0, 1600))} ${roundTenth(dice.range(0, 1) ** 1.5 * 560)}h0`,
  ).join("");
  const range = (base: number, relief: number, step: number): string => {
    let d = `M0 900V${base}`;
    for (let x = 0; x <= 1600; x += step)
      d += `L${x} ${roundTenth(base - relief * (0.5 + 0.3 * Math.sin(x / 210 + relief) + dice.range(0, 0.5)))}`;
    return `${d}V900Z`;
  };
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 1600 900"
      preserveAspectRatio="xMidYMax slice"
      className={className}
      aria-hidden
    >
      <defs>
        <linearGradient id={`${id}s`} x2="0" y2="1">
          <stop offset="0" stopColor={top} />
          <stop offset="0.55" stopColor={middle} />
          <stop offset="0.86" stopColor={low} />
        </linearGradient>
        <radialGradient id={`${id}g`}>
          <stop stopColor={glow} stopOpacity="0.3" />
          <stop offset="1" stopColor={glow} stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="1600" height="900" fill={`url(#${id}s)`} />
      {period !== "day" && (
        <path
          d={stars}
          className="art-twinkle"
          stroke="#cfe0f2"
          strokeWidth="1.8"
          strokeLinecap="round"
          strokeOpacity={period === "dawn" ? 0.2 : 0.5}
        />
      )}
      <ellipse cx="1130" cy="770" rx="720" ry="230" fill={`url(#${id}g)`} />
      <path d={range(770, 130, 50)} fill={mix(low, middle, 0.45)} />
      <path d={range(815, 84, 40)} fill={mix(low, top, 0.7)} />
      <path d={range(868, 50, 32)} fill={mix(top, "#05070b", 0.4)} />
    </svg>
  );
}
