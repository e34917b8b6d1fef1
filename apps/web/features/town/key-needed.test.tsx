import { english } from "@emberlode/messages/testing/english";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { press } from "../../lib/testing-screen.ts";
import { makePayload, makeStatus } from "../session/testing.tsx";
import { renderPlaying } from "../session/testing-render.tsx";
import { KeyNeeded } from "./key-needed.tsx";

const NAME = english.town("toResearch", { name: english.catalogue("tools.casino.name") });

/** The inputs of the raises that the player asks for. */
function show(energy: number) {
  const raised: unknown[] = [];
  const server = async (path: string, input: unknown) => {
    if (path === "puc.list") return { factories: [{ factory: { type: "base" }, lvl: 1 }] };
    if (path !== "researches.raise") return { researches: [], tools: [] };
    raised.push(input);
    return new Promise(() => {});
  };
  const payload = makePayload({ status: makeStatus({ metal: 1400, energy }) });
  renderPlaying(<KeyNeeded tool="casino" />, { payload, server });
  return raised;
}

it("researches the key at the building that needs it", async () => {
  const raised = show(1000);
  const button = screen.getByRole("button", { name: NAME });
  await waitFor(() => expect(button.getAttribute("aria-disabled")).toBe("false"));
  await press(NAME);
  await waitFor(() => expect(raised).toEqual([{ research: "casino", level: 1 }]));
});

it("says what is missing for the key", async () => {
  const raised = show(300);
  screen.getByRole("row", { name: "metal 1,000 1,400" });
  screen.getByText(/^You need 700 more energy/);
  await press(NAME);
  expect(screen.getByRole("button", { name: NAME }).getAttribute("aria-disabled")).toBe("true");
  expect(raised).toEqual([]);
});
