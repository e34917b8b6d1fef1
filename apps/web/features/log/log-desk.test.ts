import { expect, it } from "vitest";
import { logCsv, logFileName } from "./log-desk.tsx";
import { makeLine } from "./testing.ts";

const HEAD = "Time,Type,What happened,Fields,Battle,Roll";
const TIME = "2026-05-20T12:00:00.000Z";

const DIG = makeLine({ cat: "dig", content: "You dug 57 metal at 3, 50.", roll: 12 });
const BATTLE = makeLine({ cat: "battle", content: "You won.", battle: "b1" });

it.each([
  ["a note", makeLine(), "Notes,Come back at dusk,,,"],
  ["quotes and commas", makeLine({ content: 'An "old", mill' }), 'Notes,"An ""old"", mill",,,'],
  ["a formula", makeLine({ content: "=1+1" }), "Notes,'=1+1,,,"],
  ["other letters", makeLine({ content: "Grüße 😀" }), "Notes,Grüße 😀,,,"],
  ["a dig with its field and roll", DIG, 'Digging,"You dug 57 metal at 3, 50.","3, 50",,12'],
  ["a battle", BATTLE, "Battles,You won.,,https://emberlode.test/battles/b1,"],
])("writes %s", (_name, line, row) => {
  expect(logCsv([line], "https://emberlode.test")).toBe(`\uFEFF${HEAD}\r\n${TIME},${row}\r\n`);
});

it("names the file after the UTC day", () => {
  expect(logFileName(Date.parse("2026-05-20T23:59:59Z"))).toBe("emberlode-log-2026-05-20.csv");
});
