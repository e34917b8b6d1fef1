/** Stores, garrisons and relics on two processes: any number of calls has one effect. */
import { DAY, factoryClass, type GameErrorCode, type Position } from "@emberlode/game";
import { beforeAll, describe, expect, test } from "vitest";
import type { Services } from "../../services.ts";
import { soldier } from "../../testing/bases.ts";
import { type Player, refusal } from "../../testing/game.ts";
import { fillStore, giveFactory, setPlayer } from "../../testing/give.ts";
import { callOtherProcess } from "../../testing/other-process.ts";
import { putPlayer } from "../../testing/positions.ts";
import { runFiftyConcurrently } from "../../testing/repeat.ts";
import { useGame } from "../../testing/use-game.ts";

const game = useGame();
let second: Services;
beforeAll(async () => {
  second = await game.another();
});

type Call = Player["call"];

/** A medium factory of a player with the store of a day: 3,600 of each resource. */
async function fullFactory(owner: Player): Promise<Position> {
  const cell = game.services.world.cells().find(({ type, slots, version }) => {
    return type === "factory" && factoryClass(slots) === "medium" && version === 1;
  });
  if (cell === undefined) throw new Error("There is no untouched medium factory.");
  const { x, y } = cell;
  await giveFactory(game, owner.id, { x, y }, 1000);
  await fillStore(game, { x, y }, DAY);
  await second.world.refresh();
  return { x, y };
}

/** A player who may plunder, on a full factory of another. */
async function raiderAt(): Promise<{ raider: Player; owner: Player; field: Position }> {
  const [raider, owner] = [await soldier(game), await soldier(game)];
  const field = await fullFactory(owner);
  await setPlayer(game, raider.id, "dug_metal = 100000, dug_energy = 100000");
  await putPlayer(game, raider.id, field);
  return { raider, owner, field };
}

const metalOf = async (player: Player) => (await player.call.user.session()).user.status.metal;

interface Race {
  player: Player;
  call: (call: Call) => Promise<unknown>;
  /** What one call changes. */
  effect: () => Promise<unknown>;
  once: unknown;
}

const RACES: readonly [name: string, refused: GameErrorCode, prepare: () => Promise<Race>][] = [
  [
    "collecting",
    "STORES_EMPTY",
    async () => {
      const player = await soldier(game);
      await fullFactory(player);
      const before = await metalOf(player);
      return {
        player,
        call: (call: Call) => call.puc.collect({}),
        once: 3600,
        effect: async () => (await metalOf(player)) - before,
      };
    },
  ],
  [
    "dividing the garrison",
    "GARRISON_CHANGED_RECENTLY",
    async () => {
      const player = await soldier(game);
      const { x, y } = await fullFactory(player);
      const version = () =>
        game.pool.query<{ version: number }>(
          "select version from fields where x = $1::smallint and y = $2::smallint",
          [...[x, y]],
        );
      const [before] = await version();
      const { factories } = await player.call.puc.list();
      const id = factories.find(({ factory }) => factory.type === "factory")?._id ?? "";
      return {
        player,
        call: (call: Call) => call.puc.garrison({ shares: [{ id, share: 50 }] }),
        effect: version,
        once: [{ version: Number(before?.version) + 1 }],
      };
    },
  ],
  [
    "a plunder",
    "FACTORY_SAFE",
    async () => {
      const { raider: player, field } = await raiderAt();
      const before = await metalOf(player);
      const battles = async () => {
        const ofPlayer = "select from ledger where kind = 'plunder' and player_id = $1::int";
        return (await game.pool.query(ofPlayer, [player.id])).length;
      };
      return {
        player,
        call: (call: Call) => call.puc.capture({ ...field, mode: "plunder" }),
        effect: async () => [(await metalOf(player)) - before, await battles()],
        once: [1800, 1],
      };
    },
  ],
  [
    "taking a relic",
    "RELIC_TAKEN",
    async () => {
      const player = await soldier(game);
      const { clock, fair, world } = game.services;
      const [relic] = fair.relics(player.id, world.typeAt, clock.now());
      if (relic === undefined) throw new Error("There is no relic.");
      await putPlayer(game, player.id, relic.cell);
      return {
        player,
        call: (call: Call) => call.finds.relic({ field: relic.cell }),
        effect: async () => {
          const ofPlayer = "select from ledger where kind = 'relic' and player_id = $1::int";
          return (await game.pool.query(ofPlayer, [player.id])).length;
        },
        once: 1,
      };
    },
  ],
];

describe.each(RACES)("%s", (_name, refused, prepare) => {
  test(`by fifty calls on two processes happens once, others get ${refused}`, async () => {
    const { player, call, effect, once } = await prepare();
    let turn = 0;
    const one = () => callOtherProcess(turn++ % 2 === 0 ? game.services : second, player);
    expect(await runFiftyConcurrently(() => call(one()))).toEqual({ done: 1, refused: [refused] });
    expect(await effect()).toEqual(once);
  });

  test("under one key on two processes gets the same answer fifty times", async () => {
    const { player, call, effect, once } = await prepare();
    const key = "one key";
    const on = (turn: number) =>
      callOtherProcess(turn % 2 === 0 ? game.services : second, player, key);
    const all = await Promise.all(Array.from({ length: 50 }, (_, turn) => call(on(turn))));
    expect(all).toEqual(all.map(() => all[0]));
    expect(await effect()).toEqual(once);
  });
});

test("a store that is collected and plundered concurrently pays no more than it held", async () => {
  const codes = new Set<string>();
  for (let round = 0; round < 6; round++) {
    const { raider, owner, field } = await raiderAt();
    const before = (await metalOf(owner)) + (await metalOf(raider));
    const [processOfOwner, ofRaider] =
      round % 2 === 0 ? [game.services, second] : [second, game.services];
    const collect = () => callOtherProcess(processOfOwner, owner).puc.collect({});
    const plunder = () =>
      callOtherProcess(ofRaider, raider).puc.capture({ ...field, mode: "plunder" });
    const codeOf = async (done: Promise<unknown>) => {
      try {
        await done;
        return "DONE";
      } catch (error) {
        return (await refusal(Promise.reject(error))).code;
      }
    };
    const outcome = await Promise.all([codeOf(collect()), codeOf(plunder())]);
    codes.add(outcome.join(" "));
    expect((await metalOf(owner)) + (await metalOf(raider))).toBe(before + 3600);
  }
  for (const outcome of codes) expect(["DONE DONE", "DONE NOTHING_TO_PLUNDER"]).toContain(outcome);
});
