import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { makeReport } from "../testing.ts";
import { BattleHead } from "./battle-head.tsx";

vi.mock("../../field/components/scene.tsx", () => ({
  Scene: ({ rank }: { rank?: number | null }) => <p>drawn as rank {String(rank)}</p>,
}));

it.each([
  ["the rank that its owner had", { rank: 1 }, "drawn as rank 1"],
  ["no rank", { rank: null }, "drawn as rank null"],
  ["nothing that an older report does not tell", {}, "drawn as rank undefined"],
])("draws the base by %s", (_name, told, text) => {
  render(<BattleHead report={{ ...makeReport(), ...told }} />);
  expect(screen.getByText(text)).toBeDefined();
});
