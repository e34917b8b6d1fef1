/** The initial state of a player (rules §2). */
import { byId } from "../by-id.ts";
import { EXCAVATOR_PART_IDS } from "../catalogue/excavator.ts";
import { LOOT_DAYS, MARKET_OFFERS, NEW_PLAYER_START } from "../catalogue/limits.ts";
import { TOOL_IDS } from "../catalogue/tools.ts";
import { UNITS_PER_SIDE } from "../catalogue/units.ts";
import { utcDay } from "../game-time.ts";
import { LOG_CATEGORIES, logCategoryIndex } from "../log-categories.ts";
import { equalAmounts, NO_AMOUNTS } from "../resource.ts";
import type { LedgerEntry, PlayerState, Position } from "../state.ts";
import { markVisited, nothingVisited } from "../world/explored.ts";

const NOTHING_DUG_BEFORE = Array.from({ length: LOOT_DAYS }, () => 0);
const NO_TOOLS = byId(TOOL_IDS, () => 0);
const NO_PARTS = byId(EXCAVATOR_PART_IDS, () => 0);
const NOTHING_BOUGHT = Array.from({ length: MARKET_OFFERS }, () => 0);
/** Line counts with the `start` row counted. */
const INITIAL_LOG_COUNTS = LOG_CATEGORIES.map((_, index) =>
  index === logCategoryIndex("start") ? 1 : 0,
);

export interface NewPlayerInput {
  now: number;
  isGuest: boolean;
  /** Labeled as a bot. */
  isBot?: boolean;
  referrerId: number | null;
  position: Position;
  /** The cell of the base; null while it waits for a place. */
  base: Position | null;
}

/** A player and the first ledger row, before the database assigns an id. */
export interface NewPlayer {
  player: Omit<PlayerState, "id">;
  ledger: Omit<LedgerEntry, "playerId">;
}

/**
 * A new player: resources, dig ranges and shield of `NEW_PLAYER_START` (no shield for a labeled
 * bot), no units, the first tech of each side, the first cell explored, and a ledger row `start`.
 */
export function newPlayer({
  now,
  isGuest,
  isBot = false,
  referrerId,
  position,
  base,
}: NewPlayerInput): NewPlayer {
  const none = Array.from({ length: UNITS_PER_SIDE }, () => 0);
  const { metal, energy } = NEW_PLAYER_START;
  const firstOnly = none.map((_, index) => index === 0);
  return {
    player: {
      createdAt: now,
      x: position.x,
      y: position.y,
      baseX: base?.x ?? null,
      baseY: base?.y ?? null,
      carried: { metal, energy },
      banked: NO_AMOUNTS,
      candle: 0,
      attackUnits: none,
      defenseUnits: none,
      attackTechs: firstOnly,
      defenseTechs: firstOnly,
      digMin: equalAmounts(NEW_PLAYER_START.digMin),
      digMax: equalAmounts(NEW_PLAYER_START.digMax),
      counterDay: utcDay(now),
      digs: 0,
      dug: NO_AMOUNTS,
      referral: NO_AMOUNTS,
      referralWaiting: NO_AMOUNTS,
      referrerId,
      isGuest,
      shieldUntil: isBot ? 0 : now + NEW_PLAYER_START.shieldMs,
      hasCaptured: false,
      tools: NO_TOOLS,
      researches: NO_TOOLS,
      parts: NO_PARTS,
      partsInstalled: NO_PARTS,
      caves: 0,
      forests: 0,
      attacks: 0,
      stakes: 0,
      veins: [],
      dugBefore: { metal: NOTHING_DUG_BEFORE, energy: NOTHING_DUG_BEFORE },
      candleDay: 0,
      mirageDay: 0,
      marketDay: 0,
      marketBought: NOTHING_BOUGHT,
      mirageX: null,
      mirageY: null,
      gpsReadyAt: 0,
      explodedAt: 0,
      garrisonAt: 0,
      relicDay: 0,
      relics: [],
      rolls: 0,
      napPartners: [],
      fights: [],
      loots: [],
      logCounts: INITIAL_LOG_COUNTS,
      explored: markVisited(nothingVisited(), position),
      walkedDay: utcDay(now),
      walked: markVisited(nothingVisited(), position),
    },
    ledger: { kind: "start", metal, energy, detail: {} },
  };
}
