import { english } from "@emberlode/messages/testing/english";
import { beforeEach, describe, expect, test } from "vitest";
import { standOn } from "../../testing/building.ts";
import { type Browser, refusal, refusedWith } from "../../testing/game.ts";
import { rowsOf } from "../../testing/rows-of.ts";
import { useGame } from "../../testing/use-game.ts";

const game = useGame();
let player: Browser & { id: number };
let names = 0;
beforeEach(async () => {
  player = await game.player(`Changer${names++}`);
  await standOn(game, player.id, "web");
});

test.each([
  [10, 9, 1],
  [19, 17, 2],
  [999, 899, 100],
])("%i become %i, and only the fee of %i is destroyed", async (amount, received, fee) => {
  const { newStatus, ...answer } = await player.call.exchange.change({ from: "metal", amount });
  expect(answer).toEqual({
    received,
    fee,
    desc: english["log-lines"]("trade.exchanged", {
      gave: `${amount} metal`,
      got: `${received} energy`,
    }),
  });
  expect(newStatus).toMatchObject({ metal: 1000 - amount, energy: 1000 + received });
  expect(newStatus.metal + newStatus.energy).toBe(2000 - fee);
  expect((await player.call.user.session()).user.status).toMatchObject({
    metal: newStatus.metal,
    energy: newStatus.energy,
  });
});

test("energy becomes metal too", async () => {
  const answer = await player.call.exchange.change({ from: "energy", amount: 500 });
  expect(answer.newStatus).toMatchObject({ metal: 1450, energy: 500 });
});

describe("refused, with nothing changed:", () => {
  async function refused(input: { from: "metal" | "energy"; amount: number }) {
    const before = await rowsOf(game, player.id);
    const answer = await refusal(player.call.exchange.change(input));
    expect(await rowsOf(game, player.id)).toEqual(before);
    return answer;
  }

  test("elsewhere than on an Exchange Bank", async () => {
    await standOn(game, player.id, "bank");
    expect(await refused({ from: "metal", amount: 10 })).toEqual(refusedWith("WRONG_FIELD"));
  });

  test("too little, and more than is carried", async () => {
    expect(await refused({ from: "metal", amount: 9 })).toEqual(refusedWith("EXCHANGE_MINIMUM"));
    expect(await refused({ from: "metal", amount: 1001 })).toEqual(
      refusedWith("NOT_ENOUGH_METAL", { missing: { metal: 1, energy: 0 } }),
    );
    expect(await refused({ from: "energy", amount: 1001 })).toEqual(
      refusedWith("NOT_ENOUGH_ENERGY", { missing: { metal: 0, energy: 1 } }),
    );
  });
});
