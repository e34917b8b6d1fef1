import { expect, it } from "vitest";
import { envAt } from "../testing/env.ts";
import { makePlayer } from "../testing/players.ts";
import { applied } from "../testing/results.ts";
import { takeStep } from "./take-step.ts";

it("returns the player with the cell discovered by staying on it", () => {
  const player = makePlayer({ id: 1, x: 1, y: 50 });
  const field = { x: 1, y: 50, type: "waste", ownerId: null } as const;
  const env = envAt();
  const state = { player, field, mines: [], playerName: "Ada", mirage: () => env.random };
  const { outcome, after } = applied(player, takeStep(state, field, env));
  expect(outcome).toMatchObject({ stepped: false, discovered: true, player: after });
  expect(after).not.toEqual(player);
});
