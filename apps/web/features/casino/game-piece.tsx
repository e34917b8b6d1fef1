/** The piece of a game, drawn: it lands on the result of each bet. */
import { CASINO_RESULTS, type CasinoGame, WHEEL_SECTORS } from "@emberlode/game";
import { useAtomValue } from "jotai";
import { type CSSProperties, memo, Suspense, useState } from "react";
import { lazyComponent } from "../../lib/load-chunk.ts";
import { lastResultsAtom } from "./use-casino.ts";

const Coin = lazyComponent(async () => {
  const { Coin } = await import("@emberlode/art/casino-props.tsx");
  return { default: memo(Coin) };
});
const Die = lazyComponent(async () => {
  const { Die } = await import("@emberlode/art/casino-props.tsx");
  return { default: memo(Die) };
});
const Wheel = lazyComponent(async () => {
  const { Wheel } = await import("@emberlode/art/casino-props.tsx");
  return { default: memo(Wheel) };
});

const FULL_TURN = 360;
/** Whole turns of the wheel, and half turns of the coin, on the way to a result. */
const TURNS = 3;

/** Turns that bring a face of the die to the front, by pips: around the x and the y axis. */
const DIE_TURNS: readonly (readonly [x: number, y: number])[] = [
  [0, 0],
  [-90, 0],
  [0, -90],
  [0, 90],
  [90, 0],
  [0, 180],
];

/** Where the wheel stops for a result, in degrees: the sector's middle below the pointer. */
function wheelAngle(result: number): number {
  return -((result + 0.5) / WHEEL_SECTORS.length) * FULL_TURN;
}

/** The angles that a piece turns from and to, as CSS properties. */
function turnsOf(game: CasinoGame, before: number, result: number): Record<string, string> {
  if (game === "coin") {
    return {
      "--from": `${before * (FULL_TURN / 2)}deg`,
      "--to": `${result * (FULL_TURN / 2) + TURNS * FULL_TURN}deg`,
    };
  }
  if (game === "wheel") {
    return {
      "--from": `${wheelAngle(before)}deg`,
      "--to": `${wheelAngle(result) - TURNS * FULL_TURN}deg`,
    };
  }
  const [x, y] = DIE_TURNS[result - 1] ?? [0, 0];
  return { "--x": `${x}deg`, "--y": `${y}deg` };
}

/**
 * Shows the last result of a game, or before the first one the player's choice. With reduced motion
 * a piece lands without an animation.
 */
export function GamePiece({ game, choice }: { game: CasinoGame; choice: number }) {
  const last = useAtomValue(lastResultsAtom)[game];
  const [seen, setSeen] = useState({ game, last, before: last?.result ?? null, isNew: false });
  if (seen.game !== game) setSeen({ game, last, before: last?.result ?? null, isNew: false });
  else if (seen.last !== last)
    setSeen({ game, last, before: seen.last?.result ?? null, isNew: true });
  const rest = game === "wheel" ? CASINO_RESULTS.wheel.min : choice;
  const result = last?.result ?? rest;
  const style: CSSProperties = turnsOf(game, seen.before ?? rest, result);
  // A result of before is shown where it landed.
  const landing = seen.isNew || undefined;
  return (
    <div className="casino-stage" aria-hidden="true" data-game={game}>
      {game === "coin" && (
        <div key={last?.at} className="coin" style={style} data-landing={landing}>
          <Suspense>
            <Coin />
          </Suspense>
        </div>
      )}
      {game === "dice" && (
        <div key={last?.at} className="die" style={style} data-landing={landing}>
          <Suspense>
            <Die />
          </Suspense>
        </div>
      )}
      {game === "wheel" && (
        <div className="wheel">
          <div key={last?.at} className="wheel-turn" style={style} data-landing={landing}>
            <Suspense>
              <Wheel sectors={WHEEL_SECTORS} />
            </Suspense>
          </div>
        </div>
      )}
    </div>
  );
}
