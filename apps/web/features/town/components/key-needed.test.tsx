import { english } from "@emberlode/messages/testing/english";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { navigate } from "wouter/use-browser-location";
import { ResearchList } from "../../research/components/research-list.tsx";
import { makePayload, playingPage } from "../../session/testing.tsx";
import { makeStatus } from "../../session/testing-status.ts";
import { KeyNeeded } from "./key-needed.tsx";

afterEach(() => navigate("/game"));

it("says what the key costs, and leads to its row among the researches", async () => {
  const payload = makePayload({ status: makeStatus({ metal: 1400, energy: 300 }) });
  const { wrapper } = playingPage({ payload });
  const { rerender } = render(<KeyNeeded tool="casino" />, { wrapper });
  expect(screen.getByRole("row", { name: "metal 1,000 1,400" })).toBeDefined();
  expect(screen.getByText(/^You need 700 more energy/)).toBeDefined();
  await userEvent.click(
    screen.getByRole("button", { name: english.town("toResearch", { name: "Casino Key" }) }),
  );
  expect(window.location.search).toBe("?desk=research");
  rerender(<ResearchList levels={new Map()} baseLevel={1} user={payload.user} />);
  const wanted = document.querySelectorAll("[data-wanted]");
  expect(wanted).toHaveLength(1);
  expect(wanted[0]?.closest("li")?.textContent).toContain(english.catalogue("tools.casino.name"));
});
