/** Which drawing of game-icons.net stands for what in the game. */
import {
  EXCAVATOR_PART_IDS,
  EXCAVATOR_PARTS,
  type ExcavatorPartId,
  SIDES,
  type Side,
  TOOL_IDS,
  TOOLS,
  type ToolId,
  UNITS,
} from "@emberlode/game";

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** Techs in their order (spec §9); the catalogue names no icons for them. */
const TECH_ICONS: Readonly<Record<Side, readonly string[]>> = {
  attack: [
    "anvil",
    "arrow-flights",
    "sword-smithing",
    "powder",
    "prayer",
    "molotov",
    "bullets",
    "catapult",
    "bullseye",
    "domino-mask",
  ],
  defense: [
    "brick-wall",
    "tower-flag",
    "dig-hole",
    "flame",
    "oak-leaf",
    "waves",
    "gears",
    "sitting-dog",
    "incoming-rocket",
    "land-mine",
  ],
};

const OTHERS = {
  metal: "metal-bar",
  energy: "lightning-helix",
  candle: "candle-light",
  slots: "barracks",
  power: "crossed-swords",
  map: "treasure-map",
  lotto: "ticket",
} as const;

export type GameIconName =
  | `unit-${Side}-${Digit}`
  | `tech-${Side}-${Digit}`
  | ToolId
  | ExcavatorPartId
  | keyof typeof OTHERS;

function numbered(kind: string, side: Side, icons: readonly string[]) {
  return icons.map((icon, index) => [`${kind}-${side}-${index}`, icon] as const);
}

/** Each name of the game's with its drawing in `@iconify-json/game-icons`. */
export const GAME_ICON_SOURCES: readonly (readonly [name: string, icon: string])[] = [
  ...SIDES.flatMap((side) => [
    ...numbered(
      "unit",
      side,
      UNITS[side].map(({ icon }) => icon),
    ),
    ...numbered("tech", side, TECH_ICONS[side]),
  ]),
  ...TOOL_IDS.map((id) => [id, TOOLS[id].icon] as const),
  ...EXCAVATOR_PART_IDS.map((id) => [id, EXCAVATOR_PARTS[id].icon] as const),
  ...Object.entries(OTHERS),
];
