/** Maps the game's icon names to icons of game-icons.net. */
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

/** Techs in catalogue order (spec §9); the catalogue has no icon names for them. */
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
    "claymore-explosive",
  ],
};

const OTHERS = [
  ["metal", "metal-bar"],
  ["energy", "lightning-helix"],
  ["candle", "candle-light"],
  ["slots", "barracks"],
  ["power", "crossed-swords"],
  ["map", "treasure-map"],
  ["lotto", "ticket"],
] as const;

/** Units and techs are numbered from 0, as in the catalogue. */
type NumberedName = `${"unit" | "tech"}-${Side}-${number}`;

export type GameIconName = NumberedName | ToolId | ExcavatorPartId | (typeof OTHERS)[number][0];

type Source = readonly [name: GameIconName, icon: string];

function numbered(kind: "unit" | "tech", side: Side, icons: readonly string[]): Source[] {
  return icons.map((icon, index) => [`${kind}-${side}-${index}`, icon]);
}

/** Pairs of the game's icon name and the icon's name in `@iconify-json/game-icons`. */
export const GAME_ICON_SOURCES: readonly Source[] = [
  ...SIDES.flatMap((side) => [
    ...numbered(
      "unit",
      side,
      UNITS[side].map(({ icon }) => icon),
    ),
    ...numbered("tech", side, TECH_ICONS[side]),
  ]),
  ...TOOL_IDS.map((id): Source => [id, TOOLS[id].icon]),
  ...EXCAVATOR_PART_IDS.map((id): Source => [id, EXCAVATOR_PARTS[id].icon]),
  ...OTHERS,
];
