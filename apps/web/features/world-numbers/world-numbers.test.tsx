import type { WorldNumbers as Answer } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { refusal } from "../../lib/testing.tsx";
import { renderPage } from "../session/testing-render.tsx";
import WorldNumbers from "./world-numbers.tsx";

const NUMBERS: Answer = {
  players: 12_345,
  battlesToday: 7,
  online: 31,
  strongest: { username: "ada", power: 98_765 },
};

/** Renders the numbers with this answer; returns a function that lists them as "label: figure". */
function show(answer: () => Promise<unknown>) {
  const { container } = renderPage(<WorldNumbers />, answer);
  return () =>
    [...container.querySelectorAll("dl > div")].map(
      (figure) =>
        `${figure.querySelector("dt")?.textContent}: ${figure.querySelector("dd")?.textContent}`,
    );
}

it("shows the numbers of players, battles and players online, and the strongest", async () => {
  const figures = show(async () => NUMBERS);
  await screen.findByText("ada");
  expect(figures()).toEqual([
    "Players: 12,345",
    "Battles today: 7",
    "Online now: 31",
    english.world("power", { power: "Strongest: ada 98,765" }),
  ]);
});

it("names no strongest player in a world without players", async () => {
  const figures = show(async () => ({ ...NUMBERS, strongest: null }));
  await waitFor(() => expect(figures().at(-1)).toBe("Strongest: Nobody yet"));
});

it("keeps its layout, with dashes, if the server does not answer", async () => {
  const figures = show(() => Promise.reject(refusal("INTERNAL")));
  await waitFor(() => expect(figures()).toHaveLength(4));
  for (const figure of figures()) expect(figure).toMatch(/: –unknown right now$/);
});
