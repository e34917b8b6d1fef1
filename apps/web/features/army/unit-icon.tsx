import type { Side } from "@emberlode/game";
import { GameIcon } from "../ui/game-icon.tsx";
import { unitIcon } from "./army-icons.ts";

export function UnitIcon({ side, index }: { side: Side; index: number }) {
  return <GameIcon name={unitIcon(side, index)} className="size-8" />;
}
