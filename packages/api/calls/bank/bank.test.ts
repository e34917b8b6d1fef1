import { english } from "@emberlode/messages/testing/english";
import { beforeEach, describe, expect, test } from "vitest";
import { giveKey, standOn } from "../../testing/building.ts";
import { type Browser, refusal, refusedWith } from "../../testing/game.ts";
import { give } from "../../testing/give.ts";
import { rowsOf } from "../../testing/rows-of.ts";
import { useGame } from "../../testing/use-game.ts";

const game = useGame();
let player: Browser & { id: number };
let names = 0;
beforeEach(async () => {
  player = await game.player(`Saver${names++}`);
  await standOn(game, player.id, "bank");
  await giveKey(game, player.id, "bank", 1);
});

const deposit = (amount: number) => ({ action: "deposit", resource: "metal", amount }) as const;
const withdraw = (amount: number) => ({ action: "withdraw", resource: "metal", amount }) as const;

test("deposits and withdrawals move, and are free", async () => {
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

test.each([
  [1, 20_000],
  [3, 80_000],
  [5, 320_000],
])("a card of level %i holds %i of each resource and not one more", async (level, cap) => {
  await giveKey(game, player.id, "bank", level);
  await give(game, player.id, cap, cap);
  const filled = await player.call.bank.use(deposit(cap));
  expect(filled).toMatchObject({ bankMetal: cap, cap });
  expect(await refusal(player.call.bank.use(deposit(1)))).toEqual(
    refusedWith("BANK_FULL", { left: 0 }),
  );
  const energy = { action: "deposit", resource: "energy", amount: cap } as const;
  expect(await player.call.bank.use(energy)).toMatchObject({ bankEnergy: cap });
});

describe("refused, with nothing changed:", () => {
  async function refused(input: Parameters<typeof player.call.bank.use>[0]) {
    const before = await rowsOf(game, player.id);
    const answer = await refusal(player.call.bank.use(input));
    expect(await rowsOf(game, player.id)).toEqual(before);
    return answer;
  }

  test("elsewhere than on a bank", async () => {
    await standOn(game, player.id, "web");
    expect(await refused(deposit(1))).toEqual(refusedWith("WRONG_FIELD"));
  });

  test("without a card", async () => {
    await giveKey(game, player.id, "bank", 0);
    expect(await refused(deposit(1))).toEqual(refusedWith("BANK_CARD_NEEDED"));
  });

  test("more than is carried or banked", async () => {
    expect(await refused(deposit(1001))).toEqual(
      refusedWith("NOT_ENOUGH_METAL", { missing: { metal: 1, energy: 0 } }),
    );
    expect(await refused({ ...deposit(1001), resource: "energy" })).toEqual(
      refusedWith("NOT_ENOUGH_ENERGY", { missing: { metal: 0, energy: 1 } }),
    );
    await player.call.bank.use(deposit(10));
    expect(await refused(withdraw(11))).toEqual(refusedWith("BANK_TOO_LITTLE", { left: 10 }));
  });
});
