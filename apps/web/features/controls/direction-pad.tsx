import { DIRECTION_IDS, type Direction } from "@emberlode/game";
import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type PointerEvent,
  useEffect,
  useRef,
} from "react";
import { isActivation, keyName } from "../../lib/keys.ts";
import { messages } from "../../lib/messages.ts";
import { useMovementDisabled } from "../desks/use-desk.ts";
import { useWalker } from "../movement/use-walker.ts";
import { blurAfterClick } from "../ui/blur-after-click.ts";
import { Icon } from "../ui/icon.tsx";
import { useKeyLabels, useKeyMap } from "./use-key-map.ts";

const tGame = await messages("game");
const tCatalogue = await messages("catalogue");

/** Delay before a held button repeats, and the interval, in milliseconds: eight times a second. */
const FIRST_PAUSE_MS = 300;
const REPEAT_MS = 125;
const MAIN_BUTTON = 0;
/** Clicks by assistive technology come without pointer events. */
const WITHOUT_POINTER = 0;

/**
 * Handlers of a button that acts when pressed, and repeatedly while held by pointer, finger or key;
 * `held` marks repetitions. Does nothing while disabled.
 */
function usePressAndHold(act: (held: boolean) => void, isDisabled: boolean) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  const repeat = (after: number) => {
    timer.current = setTimeout(() => {
      act(true);
      repeat(REPEAT_MS);
    }, after);
  };

  useEffect(() => {
    const release = () => clearTimeout(timer.current);
    window.addEventListener("blur", release);
    document.addEventListener("visibilitychange", release);
    return () => {
      release();
      window.removeEventListener("blur", release);
      document.removeEventListener("visibilitychange", release);
    };
  }, []);

  // It may be disabled while a button is held.
  useEffect(() => {
    if (isDisabled) clearTimeout(timer.current);
  }, [isDisabled]);

  return {
    onPointerDown(event: PointerEvent) {
      if (isDisabled || event.button !== MAIN_BUTTON || !event.isPrimary) return;
      stop();
      act(false);
      repeat(FIRST_PAUSE_MS);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerLeave: stop,
    onBlur: stop,
    /** A long press must not open the context menu. */
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onKeyDown(event: KeyboardEvent) {
      if (!isActivation(event)) return;
      // Prevents the click, which the browser repeats faster than the game walks.
      event.preventDefault();
      if (!isDisabled) act(event.repeat);
    },
    onKeyUp(event: KeyboardEvent) {
      if (keyName(event) === "Space") event.preventDefault();
    },
    onClick(event: MouseEvent<HTMLElement>) {
      blurAfterClick(event);
      if (!isDisabled && event.detail === WITHOUT_POINTER) act(false);
    },
  };
}

function nameOf(direction: Direction): string {
  return direction === "stay"
    ? tGame("move.reload")
    : tGame("move.go", { direction: tCatalogue(`directions.${direction}`) });
}

interface PadButtonProps {
  direction: Direction;
  letter: string;
  disabled: boolean;
}

function PadButton({ direction, letter, disabled }: PadButtonProps) {
  const walker = useWalker();
  // The center reloads only once when held: the field does not change eight times a second.
  const handlers = usePressAndHold((held) => {
    if (!held || direction !== "stay") walker.step(direction, held);
  }, disabled);
  return (
    <button
      type="button"
      className="pad-btn"
      aria-label={nameOf(direction)}
      aria-disabled={disabled}
      {...handlers}
    >
      <Icon
        name={direction === "stay" ? "reload" : "arrow"}
        className={`size-5 turn-${direction}`}
      />
      <span className="pad-key" aria-hidden="true">
        {letter}
      </span>
    </button>
  );
}

/**
 * The 3 x 3 direction buttons with reload in the center (spec §2); they repeat while held.
 * Disabled whenever the movement keys are.
 */
export const DirectionPad = memo(function DirectionPad() {
  const keys = useKeyMap();
  const label = useKeyLabels(keys);
  const disabled = useMovementDisabled();
  return (
    <fieldset className="pad" aria-label={tGame("move.padLabel")}>
      {DIRECTION_IDS.map((direction) => (
        <PadButton
          key={direction}
          direction={direction}
          letter={keys[direction].map((name) => label(direction, name)).join("")}
          disabled={disabled}
        />
      ))}
    </fieldset>
  );
});
