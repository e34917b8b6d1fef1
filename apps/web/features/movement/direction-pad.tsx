import { DIRECTION_IDS, type Direction } from "@emberlode/game";
import { memo } from "react";
import { messages } from "../../lib/messages.ts";
import { useMovementRests } from "../desks/use-keys-rest.ts";
import { Icon } from "../ui/icon.tsx";
import { useHold } from "./use-hold.ts";
import { useKeyLabels } from "./use-key-labels.ts";
import { useKeyMap } from "./use-key-map.ts";
import { useWalker } from "./use-walker.ts";

const tGame = await messages("game");
const tCatalogue = await messages("catalogue");

function nameOf(direction: Direction): string {
  return direction === "stay"
    ? tGame("move.reload")
    : tGame("move.go", { direction: tCatalogue(`directions.${direction}`) });
}

interface PadButtonProps {
  direction: Direction;
  letter: string;
  rests: boolean;
}

function PadButton({ direction, letter, rests }: PadButtonProps) {
  const walker = useWalker();
  // The center reloads only once when held: the field does not change eight times a second.
  const hold = useHold((held) => {
    if (!held || direction !== "stay") walker.step(direction, held);
  }, rests);
  return (
    <button
      type="button"
      className="pad-btn"
      aria-label={nameOf(direction)}
      aria-disabled={rests}
      {...hold}
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
 * The 3 x 3 direction buttons with reload in the center (spec §2); they repeat while held. Off
 * whenever the movement keys are.
 */
export const DirectionPad = memo(function DirectionPad() {
  const keys = useKeyMap();
  const label = useKeyLabels(keys);
  const rests = useMovementRests();
  return (
    <fieldset className="pad" aria-label={tGame("move.padLabel")}>
      {DIRECTION_IDS.map((direction) => (
        <PadButton
          key={direction}
          direction={direction}
          letter={keys[direction].map((name) => label(direction, name)).join("")}
          rests={rests}
        />
      ))}
    </fieldset>
  );
});
