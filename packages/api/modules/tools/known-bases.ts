/** The bases that locators search (rules §14). */
import {
  ATTACK,
  armyPower,
  fightRefusal,
  fightWait,
  type KnownBase,
  type PlayerState,
  raidOpening,
  type Tool,
  type ToolState,
} from "@emberlode/game";
import type { Services } from "../../services.ts";
import { ownMap } from "../world/waiting-base.ts";
import { findDefenders } from "./tools.queries.ts";

export type KnownBases = Pick<ToolState, "bases" | "mayAttack">;

/** For tools that do not search for bases. */
const NO_BASES: KnownBases = { bases: [], mayAttack: () => false };

/** Every base with its owner's name. */
async function namedBases({
  world,
  profiles,
}: Pick<Services, "profiles" | "world">): Promise<readonly KnownBase[]> {
  const cells = world.bases();
  const owners = await profiles.of(cells.flatMap(({ baseOwner }) => baseOwner ?? []));
  return cells.flatMap(({ x, y, baseOwner }) => {
    const profile = baseOwner === null ? undefined : owners.get(baseOwner);
    return profile === undefined
      ? []
      : [
          {
            x,
            y,
            ownerId: profile.id,
            defense: 0,
            name: profile.username,
            formerName: profile.formerName,
          },
        ];
  });
}

/** Known bases with the facts that decide whether each can be attacked, in one query. */
async function basesToAttack(
  services: Pick<Services, "actions" | "db" | "profiles" | "world">,
  attacker: PlayerState,
  now: number,
): Promise<KnownBases> {
  const { world, db } = services;
  const named = await namedBases(services);
  const found = await findDefenders(
    db,
    named.map(({ ownerId }) => ownerId),
  );
  const defenders = new Map(found.map((defender) => [defender.id, defender]));
  const attackerFactories = (await ownMap(services, attacker.id)).factoriesOf(attacker.id);
  return {
    bases: named.flatMap((base) => {
      const defender = defenders.get(base.ownerId);
      if (defender === undefined) return [];
      const army = { attackUnits: [], defenseUnits: defender.defenseUnits };
      return [{ ...base, defense: armyPower(army).defense }];
    }),
    mayAttack(ownerId) {
      const defender = defenders.get(ownerId);
      if (defender === undefined) return false;
      const defenderFactories = world.factoriesOf(ownerId);
      const opponents = { attacker, attackerFactories, defender, defenderFactories };
      const target = { other: ownerId, place: "base", cooldownMs: ATTACK.cooldownMs } as const;
      const isProtectedByWeakness = raidOpening(opponents, now) === null;
      return (
        fightRefusal(opponents, isProtectedByWeakness, now) === null &&
        fightWait(attacker, target, now) === 0
      );
    },
  };
}

/** The bases that the tool needs; empty for most tools. */
export async function basesFor(
  services: Pick<Services, "actions" | "db" | "profiles" | "world">,
  { id, needs }: Tool,
  player: PlayerState,
  now: number,
): Promise<KnownBases> {
  // A player without the tool is refused, so don't load all players.
  if (player.tools[id] < 1) return NO_BASES;
  if (needs === "armies") return basesToAttack(services, player, now);
  if (needs === "bases") return { ...NO_BASES, bases: await namedBases(services) };
  return NO_BASES;
}
