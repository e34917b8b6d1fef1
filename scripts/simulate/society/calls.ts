/**
 * The game's calls in a realm: each runs the same rule as the server on the same state, and applies
 * its changes.
 */
import {
  allowNap,
  applyTool,
  attackBase,
  type BankInput,
  type BuyOfferInput,
  type BuyTechInput,
  type BuyUnitsInput,
  buyOffer,
  buyPart,
  buyTech,
  buyUnits,
  type CasinoInput,
  captureFactory,
  cellIndex,
  type DigEffort,
  dig,
  type ExcavatorPartId,
  type ExchangeInput,
  exchange,
  exploreCave,
  exploreForest,
  exploreMirage,
  type FieldState,
  freeSlots,
  installPart,
  type Landmark,
  lightCandle,
  marketOffers,
  type PlayerState,
  type Position,
  placeStake,
  type Result,
  raiseResearch,
  requestNap,
  SPECIAL_FIELD_TYPES,
  type ToolId,
  takeStep,
  transferAtBank,
  type UseToolInput,
  upgradeBase,
  utcDay,
} from "@emberlode/game";
import type { Realm } from "./realm.ts";

/** Tools that change the world. Locators only show things, so they are not needed here. */
type FieldTool = "mines" | "mdn" | "base_mover" | "prob_drive" | "improb_drive";

/** Calls that a player can make. Each happens where the player stands. */
export type SocietyCall =
  | { call: "step"; to: Position }
  | { call: "dig"; effort: DigEffort }
  | { call: "cave" | "forest" | "mirage" | "candle" | "upgrade" | "capture" }
  | ({ call: "units" } & BuyUnitsInput)
  | ({ call: "tech" } & BuyTechInput)
  | { call: "buy part" | "install part"; part: ExcavatorPartId }
  | { call: "research"; research: ToolId }
  | ({ call: "tool" } & UseToolInput & { tool: FieldTool })
  | ({ call: "bank" } & BankInput)
  | ({ call: "exchange" } & ExchangeInput)
  | ({ call: "market" } & BuyOfferInput)
  | ({ call: "stake" } & CasinoInput)
  | { call: "attack"; enemy: number }
  | { call: "ask nap" | "accept nap"; other: number };

const isLandmark = ({ type }: Pick<FieldState, "type">) =>
  SPECIAL_FIELD_TYPES.some((special) => special === type);
const landmarksOf = new WeakMap<readonly Landmark[], readonly Landmark[]>();

/** The special buildings of a world, cached. */
function landmarks({ fields }: Realm): readonly Landmark[] {
  const known = landmarksOf.get(fields) ?? fields.filter(isLandmark);
  landmarksOf.set(fields, known);
  return known;
}

/** The field as rules see it, with the owner of a base on it. */
function groundAt(realm: Realm, at: Position) {
  const standing = realm.standingOn(at);
  return { ...realm.field(at), ownerId: standing?.type === "base" ? standing.ownerId : null };
}

function step(realm: Realm, player: PlayerState, to: Position) {
  return takeStep(
    {
      player,
      cell: groundAt(realm, to),
      mines: realm.minesOn(to),
      playerName: realm.dweller(player.id).name,
      mirage: () => realm.random,
    },
    to,
    realm,
  );
}

function digHere(realm: Realm, player: PlayerState, effort: DigEffort): Result<unknown> {
  const field = realm.field(player);
  if (field.type !== "metal" && field.type !== "energy") return { ok: false, code: "WRONG_FIELD" };
  const { referrerId } = player;
  const state = {
    player,
    field,
    vein: realm.veins.isAt({ world: realm.fields, now: realm.now }, cellIndex(player)),
    spentUntil: realm.dweller(player.id).spent[cellIndex(player)] ?? 0,
    referrer: referrerId === null ? null : realm.player(referrerId),
  };
  return dig(state, { type: field.type, field: player, effort }, realm);
}

/** The holder of the factory or base on a cell, as fights need it; null if none. */
function holderOf(realm: Realm, at: Position) {
  const standing = realm.standingOn(at);
  if (standing === null) return null;
  const { ownerId } = standing;
  return { player: realm.player(ownerId), factories: realm.factoriesOf(ownerId) };
}

/** The state that decides a capture of the factory where a player stands. */
export function captureState(realm: Realm, player: PlayerState) {
  const owner = holderOf(realm, player);
  const hold = realm.holdOf(player);
  return {
    player,
    factories: realm.factoriesOf(player.id),
    field: realm.field(player),
    factory: realm.standingOn(player),
    owner,
    barred: realm.barOf(player, player.id),
    ...(hold && { hold }),
    playerName: realm.dweller(player.id).name,
    ownerName: owner === null ? null : realm.dweller(owner.player.id).name,
  };
}

/** The state that decides a raid on another player. */
export function raidState(realm: Realm, player: PlayerState, enemy: number) {
  const defender = realm.player(enemy);
  return {
    attacker: player,
    attackerFactories: realm.factoriesOf(player.id),
    defender,
    defenderFactories: realm.factoriesOf(enemy),
    attackerName: realm.dweller(player.id).name,
    defenderName: realm.dweller(enemy).name,
  };
}

/** Used for all battles, since the realm keeps no reports. */
const BATTLE = "simulated";

function toolHere(realm: Realm, player: PlayerState, input: UseToolInput): Result<unknown> {
  const state = {
    player,
    playerName: realm.dweller(player.id).name,
    fields: realm.grounds,
    mines: realm.allMines(),
    bases: [],
    mayAttack: () => false,
    plot: null,
    freeSlots: freeSlots(realm.factoriesOf(player.id), player),
  };
  return applyTool(state, input, realm);
}

function nap(
  realm: Realm,
  player: PlayerState,
  other: number,
  rule: typeof allowNap | typeof requestNap,
): Result<unknown> {
  const between = realm.napBetween(player.id, other);
  return rule({ player, other: realm.player(other), nap: between }, realm);
}

function run(realm: Realm, player: PlayerState, call: SocietyCall): Result<unknown> {
  const factories = realm.factoriesOf(player.id);
  const field = realm.field(player);
  const spentUntil = realm.dweller(player.id).spent[cellIndex(player)] ?? 0;
  switch (call.call) {
    case "step":
      return step(realm, player, call.to);
    case "dig":
      return digHere(realm, player, call.effort);
    case "cave":
      return exploreCave({ player, field, spentUntil }, { field }, realm);
    case "forest": {
      const marks = landmarks(realm);
      return exploreForest(
        { player, field, spentUntil, factories, landmarks: marks },
        { field },
        realm,
      );
    }
    case "mirage":
      return exploreMirage({ player, field: groundAt(realm, player) }, {}, realm);
    case "candle":
      return lightCandle({ player, field }, { field }, realm);
    case "upgrade": {
      const base = factories.find(({ type }) => type === "base");
      return upgradeBase({ player, factories }, { id: base?.id ?? 0 }, realm);
    }
    case "capture":
      return captureFactory(
        captureState(realm, player),
        { field: player, battleId: BATTLE },
        realm,
      );
    case "attack":
      return attackBase(
        raidState(realm, player, call.enemy),
        { enemy: call.enemy, field: player, battleId: BATTLE },
        realm,
      );
    case "units":
      return buyUnits({ player, factories }, call, realm);
    case "tech":
      return buyTech({ player }, call, realm);
    case "buy part":
      return buyPart({ player, field }, call, realm);
    case "install part":
      return installPart({ player, field }, call, realm);
    case "research":
      return raiseResearch({ player, factories }, call, realm);
    case "tool":
      return toolHere(realm, player, call);
    case "bank":
      return transferAtBank({ player, field }, call, realm);
    case "exchange":
      return exchange({ player, field }, call, realm);
    case "market": {
      const offers = marketOffers(realm.seed, utcDay(realm.now));
      return buyOffer({ player, field, offers }, call, realm);
    }
    case "stake":
      return placeStake({ player, field }, call, realm);
    case "ask nap":
      return nap(realm, player, call.other, requestNap);
    case "accept nap":
      return nap(realm, player, call.other, allowNap);
  }
}

/** Makes a player's call: applies the rule's changes, or only returns its refusal. */
export function perform(realm: Realm, playerId: number, call: SocietyCall): Result<unknown> {
  const done = run(realm, realm.player(playerId), call);
  if (done.ok) realm.commit(done.changes);
  return done;
}
