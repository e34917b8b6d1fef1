/** The knowledge of a new player on an empty plain, as a base for tests. */
import type { Field, OwnedFactory, Status } from "@emberlode/contract";
import {
  CELL_COUNT,
  cellIndex,
  EXCAVATOR_PART_IDS,
  type ExcavatorPartId,
  type FieldType,
  type Position,
} from "@emberlode/game";
import type { Knowledge } from "../habits/knowledge.ts";
import { KnownLand } from "../habits/land.ts";

/** Noon of a fixed day. */
export const NOON = Date.UTC(2026, 5, 15, 12);

export const HERE: Position = { x: 25, y: 25 };

const TEN_ZEROS = Array.from({ length: 10 }, () => 0);
const FIRST_OF_TEN = Array.from({ length: 10 }, (_, index) => index === 0);

export function statusWith(changes: Partial<Status> = {}): Status {
  const tireless = { searches: 0, factor: 1, remaining: 60 } as const;
  return {
    version: 1,
    metal: 1000,
    energy: 1000,
    slots: 2000,
    totalSlots: 2000,
    factories: 1,
    attack_units: TEN_ZEROS,
    defense_units: TEN_ZEROS,
    attack_level: FIRST_OF_TEN,
    defense_level: FIRST_OF_TEN,
    createdAt: new Date(NOON).toISOString(),
    candle: 0,
    ...HERE,
    settings: { controls: "default", alerts: { admin: true, attack: true, event: true } },
    bankMetal: 0,
    bankEnergy: 0,
    fatigue: { digs: 0, factor: 1, remaining: 500, veins: 0 },
    searchFatigue: { caves: tireless, forests: tireless },
    shieldUntil: null,
    serverTime: new Date(NOON).toISOString(),
    ...changes,
  };
}

export function ownFactory(type: "base" | "factory", at: Position, lvl = 1): OwnedFactory {
  return {
    _id: String(cellIndex(at) + 1),
    user: "1",
    factory: { type, ...at },
    lvl,
    slots: type === "base" ? 2000 : 600,
    rank: null,
    safeUntil: null,
    fallsFreeAt: null,
    production: null,
    garrison: 0,
    name: null,
  };
}

/** An explored plain with these fields on it. */
export function landWith(...fields: readonly (Position & { type: FieldType | null })[]) {
  const land = new KnownLand();
  for (let index = 0; index < CELL_COUNT; index++) land.learn(index, "waste");
  for (const field of fields) land.learn(cellIndex(field), field.type);
  return land;
}

/** A position some cells east of the player. */
export const east = (cells: number): Position => ({ x: HERE.x + cells, y: HERE.y });

export function fieldAt(at: Position, type: FieldType): Field {
  return { _id: String(cellIndex(at) + 1), ...at, type, desc: "" };
}

const NO_PARTS = Object.fromEntries(
  EXCAVATOR_PART_IDS.map((id) => [id, { held: 0, installed: 0 }]),
) as Record<ExcavatorPartId, { held: number; installed: number }>;

export function makeKnowledge(changes: Partial<Knowledge> = {}): Knowledge {
  return {
    now: NOON,
    name: "Botty",
    status: statusWith(),
    range: { metal: [0, 100], energy: [0, 100] },
    parts: NO_PARTS,
    tools: {},
    researches: {},
    factories: [ownFactory("base", { x: 20, y: 20 })],
    land: landWith(),
    bases: new Map(),
    veins: new Set(),
    spent: new Map(),
    here: null,
    sightings: new Map(),
    assessed: new Map(),
    players: new Map(),
    relics: [],
    attackers: new Set(),
    refused: new Map(),
    groupFactories: 0,
    ...changes,
  };
}
