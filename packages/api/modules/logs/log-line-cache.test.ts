import { expect, test, vi } from "vitest";
import { LogLineCache } from "./log-line-cache.ts";

const line = (content: string) => ({
  ...({ _id: "1", cat: "dig", type: "dig", color: "neutral", icon: "pick", content } as const),
  created: "2026-05-20T12:00:00.000Z",
});

test("formats a line once for each player, number and language", () => {
  const lines = new LogLineCache();
  const format = vi.fn((content: string) => line(content));
  const get = (playerId: number, lineNumber: number, language: "en" | "es", content: string) =>
    lines.get(playerId, lineNumber, language, () => format(content)).content;
  expect(get(1, 23, "en", "first")).toBe("first");
  expect(get(1, 23, "en", "again")).toBe("first");
  expect(get(1, 23, "es", "primera")).toBe("primera");
  expect(get(12, 3, "en", "another player's")).toBe("another player's");
  expect(format).toHaveBeenCalledTimes(3);
});

test("drops the oldest of 20,000 lines", () => {
  const lines = new LogLineCache();
  for (let lineNumber = 1; lineNumber <= 20_001; lineNumber++)
    lines.get(1, lineNumber, "en", () => line("old"));
  expect(lines.get(1, 20_001, "en", () => line("new")).content).toBe("old");
  expect(lines.get(1, 1, "en", () => line("new")).content).toBe("new");
});
