/**
 * What a player of a world knows: only what the game's calls would have returned. A bot on a real
 * server knows the same, so the same habits work here.
 */
import {
  type Assessment,
  eachAtDistance,
  type FieldSighting,
  type Knowledge,
  KnownLand,
  type KnownPlayer,
} from "@emberlode/bots/habits";
import type { Field, OwnedFactory, Status } from "@emberlode/contract";
import {
  byId,
  cellIndex,
  countersToday,
  digRanges,
  digShare,
  EXCAVATOR_PART_IDS,
  type FactoryState,
  type FieldType,
  fatigueAfter,
  freeSlots,
  knowsVein,
  type PlayerState,
  type Position,
  SIGHT_RADIUS,
  searchShare,
  totalSlots,
  utcDay,
} from "@emberlode/game";
import type { SimulatedWorld } from "./simulated-world.ts";

const isoTime = (time: number): string => new Date(time).toISOString();

function toSearchFatigue(used: number, place: "cave" | "forest") {
  const { level, left } = fatigueAfter(used, place);
  return { searches: used, factor: searchShare(level), remaining: left };
}

const SETTINGS = {
  controls: "default",
  alerts: { admin: true, attack: true, event: true },
} satisfies Status["settings"];

/** Built again after every call; times are formatted only when read. */
function statusOf(player: PlayerState, factories: readonly FactoryState[], now: number): Status {
  const today = countersToday(player, now);
  const { level, used, left } = fatigueAfter(today.digs);
  return {
    version: 1,
    ...player.carried,
    slots: freeSlots(factories, player),
    totalSlots: totalSlots(factories),
    factories: factories.length,
    attack_units: [...player.attackUnits],
    defense_units: [...player.defenseUnits],
    attack_level: [...player.attackTechs],
    defense_level: [...player.defenseTechs],
    get createdAt() {
      return isoTime(player.createdAt);
    },
    candle: player.candle,
    x: player.x,
    y: player.y,
    settings: SETTINGS,
    bankMetal: player.banked.metal,
    bankEnergy: player.banked.energy,
    fatigue: {
      digs: used,
      factor: digShare(level),
      remaining: left,
      veins: today.veins.length,
    },
    searchFatigue: {
      caves: toSearchFatigue(today.caves, "cave"),
      forests: toSearchFatigue(today.forests, "forest"),
    },
    get shieldUntil() {
      return player.shieldUntil > now ? isoTime(player.shieldUntil) : null;
    },
    get serverTime() {
      return isoTime(now);
    },
  };
}

function ownedOf({ id, ownerId, type, x, y, lvl, slots, ...rest }: FactoryState): OwnedFactory {
  const { safeUntil, fallsFreeAt = 0 } = rest;
  return {
    _id: String(id),
    user: String(ownerId),
    factory: { type, x, y },
    lvl,
    slots,
    rank: null,
    safeUntil: safeUntil > 0 ? isoTime(safeUntil) : null,
    fallsFreeAt: fallsFreeAt > 0 ? isoTime(fallsFreeAt) : null,
  };
}

/** The player's own panels, and the state that they show. */
interface Panels extends Pick<Knowledge, "factories" | "parts" | "range" | "status"> {
  player: PlayerState;
  owned: readonly FactoryState[];
  /** The day of the known veins. */
  day: number;
}

function excavatorOf(player: PlayerState): Pick<Panels, "parts" | "range"> {
  const { parts, partsInstalled } = player;
  return {
    parts: byId(EXCAVATOR_PART_IDS, (id) => ({ held: parts[id], installed: partsInstalled[id] })),
    range: digRanges(player),
  };
}

export class SimulatedKnowledge implements Knowledge {
  readonly #world: SimulatedWorld;
  readonly id: number;
  readonly name: string;
  readonly land = new KnownLand();
  readonly bases = new Map<number, string>();
  readonly veins = new Set<number>();
  readonly spent = new Map<number, number>();
  readonly sightings = new Map<number, FieldSighting>();
  readonly assessed = new Map<number, Assessment>();
  readonly players = new Map<string, KnownPlayer>();
  readonly attackers = new Set<string>();
  readonly refused = new Map<string, number>();
  /** Players here belong to no group that limits itself. */
  readonly groupFactories = 0;
  here: Field | null = null;
  /** The player's destination; null if undecided. */
  destination: Position | null = null;
  /** When the map was last read. */
  readAt = Number.NEGATIVE_INFINITY;
  #lastPanels: Panels | null = null;

  constructor(world: SimulatedWorld, id: number) {
    this.#world = world;
    this.id = id;
    this.name = world.recordOf(id).name;
    this.#lookAround();
  }

  get now(): number {
    return this.#world.now;
  }

  get factories(): readonly OwnedFactory[] {
    return this.#panels().factories;
  }

  get parts() {
    return this.#panels().parts;
  }

  get tools() {
    return this.#world.player(this.id).tools;
  }

  get researches() {
    return this.#world.player(this.id).researches;
  }

  get range(): Knowledge["range"] {
    return this.#panels().range;
  }

  get status(): Status {
    return this.#panels().status;
  }

  /** Reads the panels again if anything in them changed. */
  #panels(): Panels {
    const player = this.#world.player(this.id);
    const owned = this.#world.factoriesOf(this.id);
    const day = utcDay(this.now);
    const last = this.#lastPanels;
    if (last !== null && player === last.player && owned === last.owned && day === last.day) {
      return last;
    }
    if (day !== last?.day) this.veins.clear();
    const hasSameExcavator =
      player.parts === last?.player.parts && player.partsInstalled === last.player.partsInstalled;
    const { parts, range } = hasSameExcavator ? last : excavatorOf(player);
    const factories = owned === last?.owned ? last.factories : owned.map(ownedOf);
    const status = statusOf(player, owned, this.now);
    this.#lastPanels = { player, owned, day, factories, parts, range, status };
    return this.#lastPanels;
  }

  /** Updates what is in sight and underfoot after a step or jump. */
  arrive(discovered: boolean): void {
    if (discovered) this.#lookAround();
    const player = this.#world.player(this.id);
    const isMirage = player.mirageX === player.x && player.mirageY === player.y;
    this.here = this.#shown(player, isMirage ? "mirage" : this.#world.field(player).type);
    const { veins, fields: world, now } = this.#world;
    const today = veins.today({ world, now });
    for (let distance = 0; distance <= SIGHT_RADIUS; distance++) {
      eachAtDistance(player, distance, (index) => {
        const field = today[index] === 1 ? world[index] : undefined;
        if (field === undefined) return;
        if (knowsVein(player, field, now)) this.veins.add(index);
        else this.veins.delete(index);
      });
    }
  }

  #lookAround(): void {
    const player = this.#world.player(this.id);
    for (let distance = 0; distance <= SIGHT_RADIUS; distance++) {
      eachAtDistance(player, distance, (index) => this.learn(index));
    }
  }

  learn(index: number): void {
    this.land.learn(index, this.#world.fields[index]?.type ?? null);
  }

  #shown(at: Position, type: FieldType): Field {
    const factory = this.#world.factoryOn(at);
    const owner = factory === null ? null : this.#world.recordOf(factory.ownerId).name;
    const { x, y } = at;
    return {
      _id: String(cellIndex(at)),
      x,
      y,
      type,
      desc: "",
      ...(factory && { factory: { _id: String(factory.id), lvl: factory.lvl } }),
      ...(factory &&
        owner !== null && {
          user: {
            _id: String(factory.ownerId),
            username: owner,
            baseName: "",
            quote: "",
            profilePicture: "",
          },
        }),
    };
  }

  /** Reads from the map whose bases are on known cells. */
  readMap(): void {
    this.readAt = this.now;
    for (const [name, until] of this.refused) if (until <= this.now) this.refused.delete(name);
    this.bases.clear();
    for (const id of this.#world.ids()) {
      const { baseX, baseY } = this.#world.player(id);
      if (id === this.id || baseX === null || baseY === null) continue;
      const index = cellIndex({ x: baseX, y: baseY });
      if (this.land.at(index) !== null) this.bases.set(index, this.#world.recordOf(id).name);
    }
    for (const { role, other } of this.#world.player(this.id).fights) {
      if (role === "defender") this.attackers.add(this.#world.recordOf(other).name);
    }
  }

  /** Looks at a field from a distance. */
  look(at: Position): void {
    const factory = this.#world.factoryOn(at);
    const owner = factory === null ? null : this.#world.recordOf(factory.ownerId).name;
    this.sightings.set(cellIndex(at), { seenAt: this.now, owner });
  }
}
