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
  type KnownRelic,
} from "@emberlode/bots/habits";
import type { Field, OwnedFactory, Status } from "@emberlode/contract";
import {
  byId,
  cellIndex,
  countersToday,
  DAY,
  digRanges,
  digShare,
  EXCAVATOR_PART_IDS,
  type FactoryState,
  type FieldType,
  factoryClass,
  fatigueAfter,
  freeSlots,
  isScouted,
  knowsVein,
  type Output,
  outputIn,
  outputsOf,
  type PlayerState,
  type Position,
  RELIC_SIGHT,
  relicCandidates,
  relicsLeft,
  SIGHT_RADIUS,
  searchShare,
  storeOf,
  totalSlots,
  utcDay,
} from "@emberlode/game";
import { relicsToday } from "./relics-today.ts";
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

/** The status of a player, built again after every call. Most of it is computed only when read. */
class SimulatedStatus implements Status {
  readonly version = 1;
  readonly settings = SETTINGS;
  readonly #player: PlayerState;
  readonly #owned: readonly FactoryState[];
  readonly #now: number;
  readonly metal: number;
  readonly energy: number;
  readonly x: number;
  readonly y: number;
  readonly candle: number;
  readonly factories: number;
  readonly attack_units: number[];
  readonly defense_units: number[];
  readonly attack_level: boolean[];
  readonly defense_level: boolean[];

  constructor(player: PlayerState, owned: readonly FactoryState[], now: number) {
    this.#player = player;
    this.#owned = owned;
    this.#now = now;
    this.metal = player.carried.metal;
    this.energy = player.carried.energy;
    this.x = player.x;
    this.y = player.y;
    this.candle = player.candle;
    this.factories = owned.length;
    this.attack_units = player.attackUnits as number[];
    this.defense_units = player.defenseUnits as number[];
    this.attack_level = player.attackTechs as boolean[];
    this.defense_level = player.defenseTechs as boolean[];
  }

  get slots(): number {
    return freeSlots(this.#owned, this.#player);
  }

  get totalSlots(): number {
    return totalSlots(this.#owned);
  }

  get bankMetal(): number {
    return this.#player.banked.metal;
  }

  get bankEnergy(): number {
    return this.#player.banked.energy;
  }

  get createdAt(): string {
    return isoTime(this.#player.createdAt);
  }

  get shieldUntil(): string | null {
    const { shieldUntil } = this.#player;
    return shieldUntil > this.#now ? isoTime(shieldUntil) : null;
  }

  get serverTime(): string {
    return isoTime(this.#now);
  }

  get fatigue(): Status["fatigue"] {
    const { digs, veins } = todayOf(this.#player, this.#now);
    const { level, used, left } = fatigueAfter(digs);
    return { digs: used, factor: digShare(level), remaining: left, veins: veins.length };
  }

  get searchFatigue(): Status["searchFatigue"] {
    const { caves, forests } = todayOf(this.#player, this.#now);
    return { caves: toSearchFatigue(caves, "cave"), forests: toSearchFatigue(forests, "forest") };
  }
}

/** The counters of today, without a copy on the same day. */
const todayOf = (player: PlayerState, now: number) =>
  player.counterDay === utcDay(now) ? player : countersToday(player, now);

const fullDay = (output: Output, player: PlayerState) => outputIn(DAY, output, player);

/** The player's factories. What is in their stores is computed when read. */
function allOwned(
  player: PlayerState,
  owned: readonly FactoryState[],
  clock: { readonly now: number },
): OwnedFactory[] {
  const outputs = new Map(outputsOf(owned).map((output) => [output.factory.id, output]));
  return owned.map((factory) => {
    const output = outputs.get(factory.id);
    if (output === undefined) return ownedOf(factory, null);
    const { percent } = output;
    return ownedOf(factory, {
      percent,
      perDay: fullDay(output, player),
      get store() {
        return storeOf(output, player, clock.now);
      },
      fullAt: isoTime(factory.storeSince + DAY),
    });
  });
}

function ownedOf(
  { id, ownerId, type, x, y, lvl, slots, garrison, ...rest }: FactoryState,
  production: OwnedFactory["production"],
): OwnedFactory {
  const { safeUntil, fallsFreeAt = 0 } = rest;
  return {
    production,
    garrison,
    _id: String(id),
    user: String(ownerId),
    factory: { type, x, y },
    lvl,
    slots,
    name: null,
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
  relics: readonly KnownRelic[] = [];
  readonly #candidates = new Map<number, Set<number>>();
  #relicDay = 0;

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
    const isSame = owned === last?.owned && hasSameExcavator;
    const factories = isSame ? last.factories : allOwned(player, owned, this.#world);
    const status = new SimulatedStatus(player, owned, this.now);
    this.#lastPanels = { player, owned, day, factories, parts, range, status };
    return this.#lastPanels;
  }

  /** Updates what is in sight and underfoot after a step or jump. */
  arrive({ discovered = false } = {}): void {
    if (discovered) this.#lookAround();
    const player = this.#world.player(this.id);
    const isMirage = player.mirageX === player.x && player.mirageY === player.y;
    this.here = this.#shown(player, isMirage ? "mirage" : this.#world.field(player).type);
    this.#lookForRelics(player);
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

  /** Whether a relic is in sight. */
  get seesRelic(): boolean {
    return this.relics.some(({ cell }) => cell !== null);
  }

  /** Updates what is known of the day's relics after an arrival. */
  #lookForRelics(player: PlayerState): void {
    const { now } = this;
    const all = relicsToday(this.#world, this.id);
    if (utcDay(now) !== this.#relicDay) {
      this.#relicDay = utcDay(now);
      const typeAt = (index: number) => this.land.at(index) ?? "waste";
      for (const relic of all) {
        this.#candidates.set(relic.number, new Set(relicCandidates(relic, typeAt)));
      }
    }
    for (const candidates of this.#candidates.values()) {
      for (let distance = 0; distance <= RELIC_SIGHT; distance++) {
        eachAtDistance(player, distance, (index) => candidates.delete(index));
      }
    }
    this.relics = relicsLeft({ player, relics: all }, now).map(({ number, cell }) => {
      const candidates = this.#candidates.get(number) ?? new Set<number>();
      return { candidates, cell: candidates.has(cellIndex(cell)) ? null : cell };
    });
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
    const { slots } = this.#world.field(at);
    // Works are known by name, and free factories to everyone.
    const isPublic = owner === null || factoryClass(slots) === "works";
    const isShown = isPublic || isScouted(this.#world.player(this.id), at);
    const { now: seenAt } = this;
    this.sightings.set(cellIndex(at), {
      seenAt,
      owner,
      slots: isShown ? slots : null,
      class: factoryClass(slots),
      safeUntil: factory?.safeUntil ?? 0,
    });
  }
}
