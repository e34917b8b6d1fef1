import { english } from "@emberlode/messages/testing/english";
import { beforeEach, expect, test } from "vitest";
import { giveKey, standOn } from "../../testing/building.ts";
import { useGame, usePlayer } from "../../testing/use-game.ts";

const game = useGame();
const player = usePlayer(game);
beforeEach(async () => {
  await standOn(game, player.id, "bank");
  await giveKey(game, player.id, "bank", 1);
});

const deposit = (amount: number) => ({ action: "deposit", resource: "metal", amount }) as const;
const withdraw = (amount: number) => ({ action: "withdraw", resource: "metal", amount }) as const;

test("deposits and withdrawals are free", async () => {
  const { newStatus, ...first } = await player.call.bank.use(deposit(600));
  expect(newStatus).toMatchObject({ metal: 400, energy: 1000, bankMetal: 600, bankEnergy: 0 });
  expect(first).toEqual({
    bankMetal: 600,
    bankEnergy: 0,
    cap: 20_000,
    desc: `${english["log-lines"]("trade.deposited", { amount: "600 metal" })} ${english["log-lines"]("trade.account", { amount: "600 metal" })}`,
  });
  const energy = { action: "deposit", resource: "energy", amount: 1000 } as const;
  expect(await player.call.bank.use(energy)).toMatchObject({ bankMetal: 600, bankEnergy: 1000 });
  const back = await player.call.bank.use(withdraw(150));
  expect(back.newStatus).toMatchObject({ metal: 550, energy: 0, bankMetal: 450, bankEnergy: 1000 });
  expect(back.desc).toBe(
    `${english["log-lines"]("trade.withdrew", { amount: "150 metal" })} ${english["log-lines"]("trade.account", { amount: "450 metal" })}`,
  );
  const { status } = (await player.call.user.session()).user;
  expect(status).toMatchObject({ metal: 550, bankMetal: 450, bankEnergy: 1000 });
});
