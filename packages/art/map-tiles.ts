/**
 * Small drawings of fields for maps: filled outlines in a box of 32 x 32, standing on its lower
 * edge and lit from the upper left. High ones reach out of the top of the box.
 */
import { FACTORY_CLASS_IDS, type FieldType } from "@emberlode/game";
import { BASE_STAGES } from "./base-stage.ts";
import {
  BRICK,
  block,
  CLIFF,
  chimney,
  DARK,
  disc,
  GLOW,
  hall,
  MARBLE,
  NIGHT,
  pine,
  rect,
  rock,
  SAND,
  STEEL,
  STONE,
  shadow,
  shape,
  TIMBER,
  type TileShape,
  tower,
  vent,
  WALL,
  window,
} from "./tile-shapes.ts";

/** A factory by class, 1 for a small one to 4 for works. */
function factory(size: number): TileShape[] {
  if (size === 1) return [shadow(16, 27, 10), ...chimney(19, 24, 10), ...hall(8, 27, 2, 7, 6)];
  if (size === 2) {
    return [
      shadow(16, 28, 13),
      ...chimney(8, 24, 12),
      ...chimney(20, 24, 14),
      ...hall(5, 28, 3, 7, 7),
    ];
  }
  if (size === 3) {
    return [
      shadow(16, 29, 15),
      ...chimney(5, 22, 14),
      ...chimney(13, 22, 17),
      ...chimney(21, 22, 15),
      ...block(BRICK, 3, 22, 22, 6, 4),
      ...hall(2, 29, 4, 7, 7),
    ];
  }
  return [
    shadow(16, 29.5, 16),
    ...chimney(2, 20, 12),
    ...chimney(9, 20, 16),
    ...chimney(16, 20, 16),
    ...chimney(23, 20, 12),
    ...block(STEEL, 3, 21, 23, 7, 5),
    disc(STEEL[1], 27, 20, 4.4),
    disc(STEEL[0], 25.8, 18.8, 2),
    ...hall(0.5, 30, 5, 6.2, 8),
    rect(GLOW, 13, 24, 6, 6),
  ];
}

/** A base by stage: a camp, a palisade, a fort, a citadel. */
function base(stage: number): TileShape[] {
  const flag = (x: number, y: number, h: number) => [
    rect("#3a2a1c", x, y - h, 0.9, h),
    shape("#ff8a3d", x + 0.9, y - h, x + 6.4, y - h + 1.8, x + 0.9, y - h + 3.7),
  ];
  const tent = (x: number, y: number, w: number, h: number) => [
    shape(SAND[0], x, y, x + w * 0.4, y - h, x + w * 0.55, y),
    shape(SAND[2], x + w * 0.55, y, x + w * 0.4, y - h, x + w, y),
    shape(DARK, x + w * 0.2, y, x + w * 0.37, y - h * 0.6, x + w * 0.46, y),
  ];
  if (stage === 1) {
    return [
      shadow(16, 27, 12),
      ...flag(17, 20, 16),
      ...tent(15, 24, 12, 10),
      ...tent(4, 28, 17, 14),
    ];
  }
  if (stage === 2) {
    const stakes = Array.from({ length: 8 }, (_, n) => 3 + n * 3.3).flatMap((x) => [
      shape(TIMBER[1], x, 28, x, 19, x + 1.6, 17, x + 3.2, 19, x + 3.2, 28),
      shape(TIMBER[2], x + 1.9, 28, x + 1.9, 17.5, x + 3.2, 19, x + 3.2, 28),
    ]);
    return [
      shadow(16, 28.5, 14),
      ...flag(16, 12, 11),
      ...block(TIMBER, 10, 22, 10, 11, 4),
      shape(SAND[2], 8, 11.5, 15, 4.5, 22, 11.5),
      shape(SAND[1], 8, 11.5, 15, 4.5, 15, 11.5),
      ...stakes,
      rect(DARK, 13, 22, 5.5, 6),
    ];
  }
  const gate = (x: number, y: number, w: number, h: number): TileShape => [
    DARK,
    `M${x} ${y}V${y - h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y}Z`,
  ];
  if (stage === 3) {
    return [
      shadow(16, 29, 15),
      ...flag(15.6, 6, 8),
      ...tower(WALL, 11.5, 24, 9, 17),
      ...tower(WALL, 2.5, 28, 7, 15),
      ...tower(WALL, 22.5, 28, 7, 15),
      rect(WALL[1], 9, 18, 14, 10),
      rect(WALL[0], 9, 17, 14, 1.5),
      gate(13, 28, 6, 7.5),
    ];
  }
  return [
    shadow(16, 30, 16),
    ...flag(15.7, -2, 7),
    ...tower(MARBLE, 11, 22, 10, 22),
    shape(BRICK[2], 9.5, -1, 16, -6, 22.5, -1),
    shape(BRICK[1], 9.5, -1, 16, -6, 16, -1),
    ...tower(MARBLE, 4.5, 24, 6, 18),
    ...tower(MARBLE, 21.5, 24, 6, 18),
    ...tower(WALL, 0.5, 30, 6.5, 14),
    ...tower(WALL, 25, 30, 6.5, 14),
    rect(WALL[1], 6.5, 19, 19, 11),
    rect(WALL[0], 6.5, 18, 19, 1.6),
    gate(12.5, 30, 7, 9),
    window(14.5, 8, 3, 4),
  ];
}

const METAL = [
  [
    shadow(16, 26, 12),
    ...rock(STONE, 21, 22, 13, 15),
    ...rock(STONE, 11, 26, 15, 12),
    shape("#ffe9b0", 9, 19, 10.5, 16.5, 12, 19, 10.5, 21.5),
  ],
  [
    shadow(16, 26, 12),
    ...rock(STONE, 10, 22, 11, 16),
    ...rock(STONE, 20, 27, 17, 12),
    shape("#ffe9b0", 18, 20, 19.5, 17.5, 21, 20, 19.5, 22.5),
  ],
  [
    shadow(16, 26, 12),
    ...rock(STONE, 16, 21, 12, 15),
    ...rock(STONE, 8, 26, 11, 9),
    ...rock(STONE, 23, 27, 12, 10),
    shape("#ffe9b0", 15, 12, 16.2, 10, 17.4, 12, 16.2, 14),
  ],
] as const;

const ENERGY = [
  [shadow(16, 27, 13), ...vent(19, 25, 20, 14), ...vent(8, 27, 11, 7)],
  [shadow(16, 27, 13), ...vent(12, 25, 19, 15), ...vent(24, 27, 12, 8)],
  [shadow(16, 27, 13), ...vent(16, 26, 24, 12)],
] as const;

const FOREST = [
  [
    shadow(16, 27, 13),
    ...pine(22, 21, 17),
    ...pine(10, 22, 19),
    ...pine(26, 27, 16),
    ...pine(16, 28, 19),
    ...pine(6, 28, 15),
  ],
  [
    shadow(16, 27, 13),
    ...pine(9, 20, 16),
    ...pine(19, 21, 20),
    ...pine(26, 25, 17),
    ...pine(6, 27, 16),
    ...pine(14, 28, 18),
  ],
  [
    shadow(16, 27, 13),
    ...pine(16, 20, 18),
    ...pine(25, 22, 16),
    ...pine(7, 24, 18),
    ...pine(21, 28, 20),
    ...pine(13, 29, 14),
  ],
] as const;

const CAVE_MOUTH: TileShape = [
  DARK,
  "M11 28c-.5-7 1.500-11.500 5.500-11.500s6 4.500 5.500 11.500Z",
];
const CAVE = [
  [
    shadow(16, 28, 15),
    shape(CLIFF[1], 1, 28, 6, 15, 10, 9, 16, 5, 17, 28),
    shape(CLIFF[2], 17, 28, 16, 5, 22, 9, 27, 17, 31, 28),
    shape(CLIFF[0], 6, 15, 10, 9, 16, 5, 15, 12, 10, 16),
    CAVE_MOUTH,
  ],
  [
    shadow(16, 28, 15),
    shape(CLIFF[1], 1, 28, 5, 18, 12, 12, 18, 4, 18, 28),
    shape(CLIFF[2], 18, 28, 18, 4, 25, 12, 28, 20, 31, 28),
    shape(CLIFF[0], 5, 18, 12, 12, 18, 4, 16, 13, 9, 18),
    CAVE_MOUTH,
  ],
] as const;

const WASTE = [
  [shape("#00000026", 5, 20, 12, 18, 18, 20, 12, 21), ...rock(SAND, 24, 14, 5, 3)],
  [
    rect("#5b4632", 15.3, 14, 1.5, 11),
    shape("#5b4632", 16, 20, 21, 15, 21.8, 15.5, 16.5, 22),
    shape("#5b4632", 16, 17, 11, 13, 10.5, 14, 15.5, 19),
  ],
  [
    shape("#00000022", 3, 13, 14, 10, 22, 13, 14, 14),
    shape("#00000022", 11, 24, 20, 21, 29, 24, 20, 25),
  ],
  [...rock(SAND, 9, 22, 7, 4), ...rock(SAND, 15, 24, 4, 2.5)],
] as const;

const MARKET = [
  shadow(16, 28, 14),
  rect(DARK, 5, 17, 22, 10),
  rect(TIMBER[1], 4, 21, 24, 7),
  rect(TIMBER[2], 20, 21, 8, 7),
  ...[0, 1, 2, 3, 4, 5].map((n) =>
    rect(n % 2 === 0 ? "#d2539a" : "#f7e6ee", 3 + n * 4.4, 9, 4.4, 8),
  ),
  ...[0, 1, 2, 3, 4, 5].map((n) =>
    disc(n % 2 === 0 ? "#a83a78" : "#d8c3cd", 5.2 + n * 4.4, 17, 2.2),
  ),
  disc("#ffc24a", 10, 20, 1.9),
  disc("#8fd07a", 15, 20, 1.9),
  disc("#ff7a5a", 20.5, 20, 1.9),
] as const;

const BANK = [
  shadow(16, 29, 15),
  rect(MARBLE[2], 2, 26, 28, 3),
  rect(MARBLE[1], 3.5, 23.5, 25, 2.5),
  rect("#3b3425", 5, 13, 22, 11),
  ...[5, 11, 17, 23].flatMap((x) => [
    rect(MARBLE[0], x, 13, 2.4, 11),
    rect(MARBLE[2], x + 2.4, 13, 1.4, 11),
  ]),
  rect(MARBLE[1], 3, 10.5, 26, 2.6),
  shape("#ffcf5a", 2.5, 10.5, 16, 3, 16, 10.5),
  shape("#b98a2a", 16, 10.5, 16, 3, 29.5, 10.5),
] as const;

const EXCHANGE = [
  shadow(16, 29, 13),
  ...block(STEEL, 6, 29, 15, 9, 6),
  window(8, 23),
  window(12, 23),
  window(16, 23),
  shape("#2d4a58", 12, 20, 14.5, 8, 16, 8, 18.5, 20),
  [
    "#8fe3f5",
    "M8 3.500 6.500 2a12 12 0 0 0 0 16L8 16.500a9.800 9.800 0 0 1 0-13ZM22.500 3.500 24 2a12 12 0 0 1 0 16l-1.500-1.500a9.800 9.800 0 0 0 0-13Z",
  ],
  disc("#d8fbff", 15.25, 7, 3.2),
] as const satisfies readonly TileShape[];

const CASINO = [
  shadow(16, 29, 14),
  ...block(NIGHT, 4, 29, 19, 10, 5),
  [NIGHT[1], "M5 19a9 9 0 0 1 18 0Z"],
  [NIGHT[0], "M7 19a8 9 0 0 1 6-8.500a5 9 0 0 0-2 8.500Z"],
  rect("#ff5fae", 4, 18.5, 19, 1.7),
  ...[6, 10.5, 15, 19.5].map((x) => disc("#ffe27a", x, 24, 1.3)),
  shape("#ff5fae", 14, -1, 18.5, 5, 14, 11, 9.5, 5),
  shape("#ffe0f0", 14, 2, 16.2, 5, 14, 8, 11.8, 5),
] as const satisfies readonly TileShape[];

const MEMORIAL = [
  shadow(16, 29, 13),
  rect("#7d8086", 5, 26, 22, 3),
  rect("#a9acb2", 7.5, 23, 17, 3),
  shape("#f4f6fa", 12.5, 23, 13.8, 4, 16, 0, 16, 23),
  shape("#8f949e", 16, 23, 16, 0, 18.2, 4, 19.5, 23),
  disc(GLOW, 9.5, 21, 1.4, 2),
  disc(GLOW, 22.5, 21, 1.4, 2),
] as const;

const EXCAVATOR = [
  shadow(16, 29, 15),
  rect("#26221d", 3, 24, 18, 5),
  ...[5.5, 12, 18.5].map((x) => disc("#6d655b", x, 26.5, 1.9)),
  ...block(["#ffd27a", "#e8a445", "#99651c"], 5, 24, 11, 7, 3),
  rect("#bfe3ef", 6.5, 18.5, 4, 3.5),
  shape("#e8a445", 14, 19, 22, 4, 24.5, 5.5, 17, 20),
  shape("#b97b24", 22, 4, 24.5, 3.5, 29.5, 14, 27, 15),
  shape("#4a4138", 24, 14, 31.5, 13, 31, 20, 26, 21),
  shape("#d8d2c8", 26, 21, 27, 23, 28, 20.8, 29.3, 22.6, 30.3, 20.2),
] as const;

const MIRAGE = [
  disc("#9fe3f0aa", 16, 26, 13, 3.6),
  disc("#e6fbffcc", 13, 25.5, 7, 1.5),
  ["#7a5a3acc", "M15 25c-1-7 0-12 3-17l1.500.800C17 14 16.500 18 17.500 25Z"],
  [
    "#8fd6a0dd",
    "M19 9c-4-5-9-4-12-.500 5-1.500 8-1 11.500 1.500-4 0-7 2-8 6 3-3.500 6-5 9-5 3 .500 5 2.500 6 6 1.500-4-1-6.500-5-7.500 3.500-2 6.500-1.500 9.500 1C29 5 23 3.500 19 9Z",
  ],
] as const satisfies readonly TileShape[];

/** Fields that are drawn in several ways, by chance. */
const VARIANTS: Readonly<Partial<Record<FieldType, readonly (readonly TileShape[])[]>>> = {
  metal: METAL,
  energy: ENERGY,
  forest: FOREST,
  cave: CAVE,
  waste: WASTE,
};

const SINGLE: Readonly<Partial<Record<FieldType, readonly TileShape[]>>> = {
  market: MARKET,
  bank: BANK,
  web: EXCHANGE,
  casino: CASINO,
  memorial: MEMORIAL,
  euc: EXCAVATOR,
  mirage: MIRAGE,
};

/**
 * The drawing of a field.
 * @param number the stage of a base, the class of a factory (both 1..4), else any whole number that
 *   chooses one of the type's variants
 */
export function tileShapes(type: FieldType, number: number): readonly TileShape[] {
  if (type === "base") return base(Math.min(BASE_STAGES, Math.max(1, number)));
  if (type === "factory") return factory(Math.min(FACTORY_CLASS_IDS.length, Math.max(1, number)));
  const variants = VARIANTS[type];
  return variants?.[Math.abs(number) % variants.length] ?? SINGLE[type] ?? [];
}
