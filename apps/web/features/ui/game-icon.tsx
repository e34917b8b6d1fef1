import type { GameIconName } from "../../icons/game-icon-sources.ts";
import sprite from "../../icons/game-icons.svg?no-inline";

interface GameIconProps {
  name: GameIconName;
  className?: string;
}

/** A decorative icon of a unit, tool or resource; adjacent text carries the meaning. */
export function GameIcon({ name, className = "size-6" }: GameIconProps) {
  return (
    <svg viewBox="0 0 512 512" className={`game-icon ${className}`} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
