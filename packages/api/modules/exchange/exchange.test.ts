import { english } from "@emberlode/messages/testing/english";
import { beforeEach, expect, test } from "vitest";
import { standOn } from "../../testing/building.ts";
import { useGame, usePlayer } from "../../testing/use-game.ts";

const game = useGame();
const player = usePlayer(game);
beforeEach(() => standOn(game, player.id, "web"));

test("exchanges nine tenths and destroys only the fee", async () => {
  const { newStatus, ...answer } = await player.call.exchange.change({ from: "metal", amount: 19 });
  const amounts = { gave: "19 metal", got: "17 energy" };
  const desc = english["log-lines"]("trade.exchanged", amounts);
  expect(answer).toEqual({ received: 17, fee: 2, desc });
  expect(newStatus).toMatchObject({ metal: 981, energy: 1017 });
  const { status } = (await player.call.user.session()).user;
  expect(status).toMatchObject({ metal: 981, energy: 1017 });
  const back = await player.call.exchange.change({ from: "energy", amount: 517 });
  expect(back.newStatus).toMatchObject({ metal: 1446, energy: 500 });
});
