import { english } from "@emberlode/messages/testing/english";
import { render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import * as scene from "../field/scene.tsx";
import { BattleHead } from "./battle-head.tsx";
import { defenderSentence } from "./sentences.ts";
import { makeReport } from "./testing.ts";

beforeEach(() => {
  vi.spyOn(scene, "Scene").mockImplementation(({ rank }) => <p>drawn as rank {String(rank)}</p>);
});

it.each([
  ["the rank that its owner had", { rank: 1 }, "drawn as rank 1"],
  ["no rank", { rank: null }, "drawn as rank null"],
  ["nothing that an older report does not tell", {}, "drawn as rank undefined"],
])("draws the base by %s", (_name, facts, text) => {
  render(<BattleHead report={{ ...makeReport(), ...facts }} />);
  expect(screen.getByText(text)).toBeDefined();
});

it("names former players as such, and begins no sentence with a small letter", () => {
  const names = { attacker: "", defender: "" };
  const report = makeReport({ names, owner: "" });
  render(<BattleHead report={report} />);
  const former = english.shell("formerPlayer");
  const loot = "1,250 metal";
  const who = { attacker: "A former player", owner: former, loot };
  const title = english.battles("outcome.raided", who);
  expect(screen.getByRole("heading").textContent).toBe(title);
  expect(defenderSentence(report)).toMatch(/^A former player's base/);
});

it("does not break lines within a name in the title", () => {
  const names = { attacker: "Guest-k4nuaa", defender: "ada" };
  const { container } = render(<BattleHead report={makeReport({ names, owner: "ada" })} />);
  expect(screen.getByRole("heading").textContent).toBe(
    english.battles("outcome.raided", {
      attacker: "Guest-k4nuaa",
      owner: "ada",
      loot: "1,250 metal",
    }),
  );
  const whole = [...container.querySelectorAll(".whole-name")].map((name) => name.textContent);
  expect(whole).toEqual(["Guest-k4nuaa", "ada's"]);
});
