/** The mutable knowledge of one bot: filled from answers, read by its habit as `Knowledge`. */
import {
  type ExcavatorAnswer,
  type Field,
  type LoginPayload,
  MAP_LETTERS,
  type OwnedFactory,
  type PlayerPage,
  type RelicsAnswer,
  type Status,
  type ViewAnswer,
} from "@emberlode/contract";
import {
  cellIndex,
  EXCAVATOR_PART_IDS,
  type ExcavatorPartId,
  FIELD_TYPES,
  type FieldType,
  isSameCell,
  type Position,
  RELIC_SIGHT,
  type Resource,
  relicCandidates,
  SIGHT_RADIUS,
  type ToolId,
} from "@emberlode/game";
import { eachAtDistance } from "../habits/cells-by-distance.ts";
import { MAX_VALID_MS } from "../habits/fight.ts";
import type { Assessment, FieldSighting, Knowledge, KnownPlayer } from "../habits/knowledge.ts";
import { KnownLand } from "../habits/land.ts";

const TYPE_OF_LETTER = new Map<string, FieldType>(
  FIELD_TYPES.map((type) => [MAP_LETTERS[type], type]),
);

/** Maximum number of remembered players. */
const MAX_PLAYERS = 200;

type Parts = Record<ExcavatorPartId, { held: number; installed: number }>;

const NO_PARTS = Object.fromEntries(
  EXCAVATOR_PART_IDS.map((id) => [id, { held: 0, installed: 0 }]),
) as Parts;

export class Notebook {
  readonly name: string;
  readonly season: number;
  status: Status;
  range: Readonly<Record<Resource, readonly [number, number]>>;
  tools: Readonly<Partial<Record<ToolId, number>>> = {};
  researches: Readonly<Partial<Record<ToolId, number>>> = {};
  factories: readonly OwnedFactory[] = [];
  here: Field | null = null;
  readonly attackers = new Set<string>();
  readonly refused = new Map<string, number>();
  #parts: Parts = { ...NO_PARTS };
  readonly #land = new KnownLand();
  #bases = new Map<number, string>();
  #veins = new Set<number>();
  #spent = new Map<number, number>();
  readonly #sightings = new Map<number, FieldSighting>();
  readonly #assessed = new Map<number, Assessment>();
  readonly #players = new Map<string, KnownPlayer>();
  /** Today's relics that are not taken, by number. */
  #relics = new Map<number, { area: Position; cell: Position | null; candidates: Set<number> }>();

  constructor({ user, season }: LoginPayload) {
    this.season = season;
    this.name = user.username;
    this.status = user.status;
    this.range = { metal: user.digMetalCap, energy: user.digEnergyCap };
  }

  /** The current knowledge, for a habit. */
  knowledge(now: number, groupFactories: number): Knowledge {
    const { name, status, range, tools, researches, factories, here, attackers, refused } = this;
    return {
      now,
      name,
      status,
      range,
      tools,
      researches,
      factories,
      here,
      groupFactories,
      land: this.#land,
      bases: this.#bases,
      veins: this.#veins,
      spent: this.#spent,
      sightings: this.#sightings,
      assessed: this.#assessed,
      players: this.#players,
      attackers,
      refused,
      parts: this.#parts,
      relics: [...this.#relics.values()],
    };
  }

  /** Takes the day's relics: those that are known keep what was ruled out. */
  recordRelics({ relics }: RelicsAnswer): void {
    const typeAt = (index: number) => this.#land.at(index) ?? "waste";
    const relicsLeft = relics.filter(({ taken }) => !taken);
    this.#relics = new Map(
      relicsLeft.map(({ number, area, cell }) => {
        const known = this.#relics.get(number);
        const isSame = known !== undefined && isSameCell(known.area, area);
        const candidates = isSame ? known.candidates : new Set(relicCandidates({ area }, typeAt));
        return [number, { area, cell, candidates }];
      }),
    );
  }

  /** Rules out the cells around the player, or takes the relic that is seen there. */
  #lookForRelics(field: Field): void {
    for (const [number, { area, candidates }] of this.#relics) {
      const shownRelic = field.relic;
      if (shownRelic !== undefined && candidates.has(cellIndex(shownRelic))) {
        this.#relics.set(number, { area, candidates, cell: shownRelic });
        continue;
      }
      for (let distance = 0; distance <= RELIC_SIGHT; distance++) {
        eachAtDistance(field, distance, (index) => candidates.delete(index));
      }
    }
  }

  /** Takes the status of an answer, unless a newer one is known. */
  updateStatus(status: Status): void {
    if (status.version >= this.status.version) this.status = status;
  }

  /** Takes parts of the status, as returned by digs and steps. */
  mergeStatus(part: Partial<Status>): void {
    this.status = { ...this.status, ...part };
  }

  recordView({ rows, bases, veins, resting }: ViewAnswer): void {
    const letters = rows.join("");
    for (let index = 0; index < letters.length; index++) {
      this.#land.learn(index, TYPE_OF_LETTER.get(letters.charAt(index)) ?? null);
    }
    this.#bases = new Map(bases.map((base) => [cellIndex(base), base.username]));
    this.#veins = new Set(veins.map(cellIndex));
    this.#spent = new Map(resting.map((field) => [cellIndex(field), Date.parse(field.until)]));
  }

  recordExcavator({ items, metalCap, energyCap }: ExcavatorAnswer): void {
    this.range = { metal: metalCap, energy: energyCap };
    for (const id of EXCAVATOR_PART_IDS) {
      const item = items.find(({ _id }) => _id === id);
      if (item) this.recordPart(id, { installed: item.count, held: item.users[0]?.count ?? 0 });
    }
  }

  recordPart(id: ExcavatorPartId, part: Partial<Parts[ExcavatorPartId]>): void {
    this.#parts = { ...this.#parts, [id]: { ...this.#parts[id], ...part } };
  }

  /** Records a field that was read remotely. */
  recordField(field: Field, seenAt: number): void {
    const index = cellIndex(field);
    this.#land.learn(index, field.type === "mirage" ? "waste" : field.type);
    const owner = field.user?.username ?? null;
    const slots = field.scout?.slots ?? field.factory?.slots ?? null;
    const safeUntil = field.safeUntil === undefined ? 0 : Date.parse(field.safeUntil);
    const site = field.site?.class ?? null;
    this.#sightings.set(index, { seenAt, owner, slots, class: site, safeUntil });
    this.#bases.delete(index);
    if (field.type === "base" && owner !== null && owner !== this.name) {
      this.#bases.set(index, owner);
    }
  }

  /** Takes the player's own field after a step; true if any cell in sight is still unknown. */
  recordStep(field: Field, seenAt: number): boolean {
    this.recordField(field, seenAt);
    this.here = field;
    this.mergeStatus({ x: field.x, y: field.y });
    if (field.spentUntil !== undefined) this.spend(field, Date.parse(field.spentUntil));
    this.#lookForRelics(field);
    let isNew = false;
    for (let distance = 0; distance <= SIGHT_RADIUS; distance++) {
      eachAtDistance(field, distance, (index) => {
        isNew ||= this.#land.at(index) === null;
      });
    }
    return isNew;
  }

  /** The player is not where expected, and nothing is known about the field there. */
  moveTo({ x, y }: Position): void {
    this.here = null;
    this.mergeStatus({ x, y });
  }

  /** Marks a field as spent. */
  spend(cell: Position, until: number): void {
    this.#spent.set(cellIndex(cell), until);
    this.#veins.delete(cellIndex(cell));
  }

  recordAssessment(cell: Position, assessment: Assessment): void {
    this.#assessed.set(cellIndex(cell), assessment);
  }

  /** Discards the knowledge about a cell after something changed there. */
  invalidate(cell: Position): void {
    this.#sightings.delete(cellIndex(cell));
    this.#assessed.delete(cellIndex(cell));
  }

  recordPlayer({ username, since, power, baseLevel }: PlayerPage): void {
    this.#players.set(username, { since: Date.parse(since), power, baseLevel });
  }

  /** Discards outdated knowledge, to limit memory over months. */
  pruneStale(now: number): void {
    for (const [name, until] of this.refused) if (until <= now) this.refused.delete(name);
    for (const observations of [this.#sightings, this.#assessed]) {
      for (const [index, { seenAt }] of observations)
        if (now - seenAt >= MAX_VALID_MS) observations.delete(index);
    }
    if (this.#players.size > MAX_PLAYERS) this.#players.clear();
  }
}
