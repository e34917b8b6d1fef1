import type { CasinoGame } from "@emberlode/game";
import { act } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderPlaying } from "../session/testing-render.tsx";
import { GamePiece } from "./game-piece.tsx";
import { lastResultsAtom } from "./use-casino.ts";

function open(game: CasinoGame, choice: number) {
  const { store } = renderPlaying(<GamePiece game={game} choice={choice} />);
  const piece = () => {
    const found = document.querySelector<HTMLElement>(".coin, .die, .wheel-turn");
    if (found === null) throw new Error("There is no piece.");
    return found;
  };
  const land = (result: number, at: number) =>
    act(() => store.set(lastResultsAtom, (last) => ({ ...last, [game]: { result, at } })));
  return { piece, land };
}

it("rests on the player's pick until the first bet", async () => {
  const { piece } = open("coin", 1);
  expect(piece().style.getPropertyValue("--from")).toBe("180deg");
  expect(piece().hasAttribute("data-landing")).toBe(false);
});

it.each<[CasinoGame, string, number, string]>([
  ["coin", "--to", 0, "1080deg"],
  ["coin", "--to", 1, "1260deg"],
  ["dice", "--x", 2, "-90deg"],
  ["wheel", "--to", 24, "-1256.4deg"],
])("lands the %s on its result: %s of %i is %s", (game, property, result, angle) => {
  const { piece, land } = open(game, 1);
  land(result, 1);
  expect(piece().style.getPropertyValue(property)).toBe(angle);
  expect(piece().hasAttribute("data-landing")).toBe(true);
});

it("turns from the last result to the next, and again for an equal one", () => {
  const { piece, land } = open("coin", 0);
  land(1, 1);
  const first = piece();
  land(1, 2);
  expect(piece()).not.toBe(first);
  expect(piece().style.getPropertyValue("--from")).toBe("180deg");
});
