import { english } from "@emberlode/messages/testing/english";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { press } from "../../lib/testing-screen.ts";
import { ResearchList } from "../research/research-desk.tsx";
import { makePayload, makeStatus } from "../session/testing.tsx";
import { renderPlaying } from "../session/testing-render.tsx";
import { KeyNeeded } from "./key-needed.tsx";

it("shows the key's price and links to its research", async () => {
  const payload = makePayload({ status: makeStatus({ metal: 1400, energy: 300 }) });
  const { rerender } = renderPlaying(<KeyNeeded tool="casino" />, { payload });
  screen.getByRole("row", { name: "metal 1,000 1,400" });
  screen.getByText(/^You need 700 more energy/);
  const name = english.catalogue("tools.casino.name");
  await press(english.town("toResearch", { name }));
  expect(window.location.search).toBe("?desk=research");
  rerender(<ResearchList levels={new Map()} baseLevel={1} user={payload.user} />);
  const linked = document.querySelectorAll("[data-linked]");
  expect(linked).toHaveLength(1);
  expect(linked[0]?.closest("li")?.textContent).toContain(english.catalogue("tools.casino.name"));
});
