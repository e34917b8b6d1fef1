import { describe, expect, it } from "vitest";
import { HOUR, MINUTE } from "../game-time.ts";
import { envAt } from "../testing/env.ts";
import { makePlayer, NOON } from "../testing/players.ts";
import { write } from "../writes.ts";
import { NOTES_PER_HOUR, writeNote } from "./write-note.ts";

const env = envAt();
const player = makePlayer({ id: 7 });
const note = (content: string, color?: string) =>
  writeNote({ player, written: [] }, { content, color }, env);

describe("writeNote", () => {
  it("writes one line to the player's own log and changes nothing else", () => {
    const result = note("  Ask Ada\nfor a NAP ", "good");
    const detail = { content: "Ask Ada for a NAP", color: "good" };
    const entry = { playerId: 7, kind: "note", metal: 0, energy: 0, detail } as const;
    expect(result).toEqual({ ok: true, changes: [write("ledger", entry)], outcome: { entry } });
  });

  it.each([undefined, "", "purple", "<b>", "toString"])(
    "is neutral for any other color (%o)",
    (color) => {
      const detail = { color: "neutral" };
      expect(note("x", color)).toMatchObject({ outcome: { entry: { detail } } });
    },
  );

  it.each(["", " \n ", "\u200B\u202E", "x".repeat(281)])("refuses %j", (content) => {
    expect(note(content)).toEqual({ ok: false, code: "BAD_INPUT" });
  });

  it("counts characters after cleaning, in code points", () => {
    expect(note(` ${"😀".repeat(280)}\u200B `).ok).toBe(true);
    expect(note("😀".repeat(281)).ok).toBe(false);
  });

  it("allows thirty per hour, and reports when the next one is possible", () => {
    const oldest = NOON - HOUR + MINUTE;
    const times = (first: number) =>
      Array.from({ length: NOTES_PER_HOUR }, (_, index) => first + NOTES_PER_HOUR - index - 1);
    const full = { player, written: times(oldest) };
    const refused = { ok: false, code: "TOO_MANY_NOTES", waitMs: MINUTE };
    expect(writeNote(full, { content: "x" }, env)).toEqual(refused);
    expect(writeNote(full, { content: "x" }, envAt(NOON + MINUTE)).ok).toBe(true);
    const room = { player, written: times(oldest).slice(1) };
    expect(writeNote(room, { content: "x" }, env).ok).toBe(true);
  });
});
