import type { Position } from "@emberlode/game";
import { expect, it, vi } from "vitest";
import { makeWalker } from "./testing.ts";
import { HELD_LIMIT, QUEUE_LIMIT, type StepAnswer } from "./walker.ts";

const START = { x: 10, y: 10 };

/** A server whose answers are given by hand, in the order of the calls. */
function handServer() {
  const calls: { to: Position; answer: (answer: StepAnswer) => void }[] = [];
  const digs: { at: Position; answer: (stoodThere: boolean) => void }[] = [];
  const onRollback = vi.fn();
  const walker = makeWalker(START, {
    move: (to) => new Promise((answer) => calls.push({ to, answer })),
    dig: (at) => new Promise((answer) => digs.push({ at, answer })),
    onRollback,
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  async function arrive(call: number, at?: Position, version: number | null = null) {
    const asked = calls[call];
    if (asked === undefined) throw new Error(`There is no call ${call}.`);
    asked.answer({ kind: "at", at: at ?? asked.to, version });
    await settle();
  }
  return { walker, calls, digs, onRollback, arrive, settle };
}

it("shows steps optimistically, keeps one call in flight and sends queued steps in order", async () => {
  const { walker, calls, arrive } = handServer();
  walker.step("e");
  walker.step("s");
  walker.step("w");
  expect(walker.getState()).toMatchObject({ shown: { x: 10, y: 11 }, confirmed: START });
  expect(calls).toHaveLength(1);
  await arrive(0);
  expect(calls.map(({ to }) => to)).toEqual([
    { x: 11, y: 10 },
    { x: 11, y: 11 },
  ]);
  await arrive(1);
  await arrive(2);
  expect(walker.getState()).toMatchObject({ confirmed: { x: 10, y: 11 }, pendingSteps: 0 });
});

it("keeps the same position object when a step is answered", async () => {
  const { walker, arrive } = handServer();
  walker.step("e");
  const { shown } = walker.getState();
  await arrive(0);
  expect(walker.getState().confirmed).toEqual(shown);
  expect(walker.getState().shown).toBe(shown);
});

it.each([
  ["a held key run ahead by less than a player sees", true, HELD_LIMIT],
  ["steps that are asked for fill the queue", false, QUEUE_LIMIT],
])("allows %s, and refuses more", (_what, held, limit) => {
  const { walker } = handServer();
  const taken = Array.from({ length: 20 }, () => walker.step("e", held)).filter(Boolean);
  expect(taken).toHaveLength(limit + 1);
  expect(walker.getState().shown.x).toBe(10 + limit + 1);
});

it("goes where the server puts the player and drops the queued steps", async () => {
  const { walker, calls, onRollback, arrive } = handServer();
  walker.step("e");
  walker.step("e");
  await arrive(0, { x: 40, y: 7 });
  expect(walker.getState()).toMatchObject({ shown: { x: 40, y: 7 }, confirmed: { x: 40, y: 7 } });
  expect(onRollback).toHaveBeenCalledWith({ x: 40, y: 7 }, null);
  expect(calls).toHaveLength(1);
});

it("rolls back to the last confirmed cell when a step fails, with the server's text", async () => {
  const { walker, calls, onRollback, arrive, settle } = handServer();
  walker.step("e");
  await arrive(0);
  walker.step("n");
  const refused = { text: "That was too fast.", unanswered: false };
  calls[1]?.answer({ kind: "failed", ...refused });
  await settle();
  expect(walker.getState().shown).toEqual({ x: 11, y: 10 });
  expect(onRollback).toHaveBeenCalledWith({ x: 11, y: 10 }, refused);
});

it("keeps walking after a reset, and ignores the late answer of the old call", async () => {
  const { walker, calls, onRollback, arrive } = handServer();
  walker.step("e");
  walker.reset({ x: 30, y: 30 });
  walker.step("s");
  await arrive(1);
  await arrive(0);
  expect(calls).toHaveLength(2);
  expect(onRollback).not.toHaveBeenCalled();
  expect(walker.getState().confirmed).toEqual({ x: 30, y: 31 });
});

it("follows another tab's moves, unless it is walking or digging", async () => {
  const { walker, digs, arrive, settle } = handServer();
  expect(walker.follow(START, 1)).toBe(false);
  expect(walker.follow({ x: 11, y: 10 }, 1)).toBe(true);
  expect(walker.getState()).toMatchObject({ shown: { x: 11, y: 10 }, pendingSteps: 0 });
  walker.step("e");
  expect(walker.follow({ x: 40, y: 40 }, 2)).toBe(false);
  await arrive(0);
  expect(walker.getState().confirmed).toEqual({ x: 12, y: 10 });
  walker.dig();
  expect(walker.follow({ x: 40, y: 40 }, 2)).toBe(false);
  digs[0]?.answer(true);
  await settle();
  expect(walker.follow({ x: 40, y: 40 }, 2)).toBe(true);
});

it("does not follow a status older than its last step", async () => {
  const { walker, arrive } = handServer();
  walker.step("e");
  await arrive(0, undefined, 7);
  const confirmed = walker.getState().confirmed;
  expect(walker.follow({ x: 40, y: 40 }, 6)).toBe(false);
  expect(walker.getState().shown).toEqual(confirmed);
  expect(walker.follow({ x: 40, y: 40 }, 8)).toBe(true);
});

it("digs once after the requested steps, at their end", async () => {
  const { walker, digs, arrive, settle } = handServer();
  walker.step("e");
  expect([walker.dig(), walker.dig()]).toEqual([true, false]);
  expect(digs).toHaveLength(0);
  await arrive(0);
  expect(digs[0]?.at).toEqual({ x: 11, y: 10 });
  expect(walker.getState().isDigging).toBe(true);
  digs[0]?.answer(true);
  await settle();
  expect(walker.getState().isDigging).toBe(false);
});

it("asks for its position after digging at the wrong place", async () => {
  const { walker, calls, digs, settle } = handServer();
  walker.dig();
  digs[0]?.answer(false);
  await settle();
  expect(calls[0]?.to).toEqual(START);
});

it("walks to a distant cell step by step", async () => {
  const { walker, calls, arrive } = handServer();
  walker.walkTo({ x: 12, y: 9 });
  await arrive(0);
  await arrive(1);
  expect(calls.map(({ to }) => to)).toEqual([
    { x: 11, y: 9 },
    { x: 12, y: 9 },
  ]);
  expect(walker.getState()).toMatchObject({ target: null, shown: { x: 12, y: 9 } });
});

it("digs at the end of a walk if requested", async () => {
  const { walker, digs, arrive, settle } = handServer();
  walker.walkTo({ x: 12, y: 10 }, { thenDig: true });
  await arrive(0);
  expect(digs).toHaveLength(0);
  await arrive(1);
  expect(digs.map(({ at }) => at)).toEqual([{ x: 12, y: 10 }]);
  digs[0]?.answer(true);
  await settle();
  walker.walkTo({ x: 13, y: 10 });
  await arrive(2);
  expect(digs).toHaveLength(1);
});

it("stops an automatic walk, and its dig, at the player's first step", async () => {
  const { walker, calls, digs, arrive } = handServer();
  walker.walkTo({ x: 12, y: 10 }, { thenDig: true });
  walker.step("e");
  await arrive(0);
  await arrive(1);
  expect(calls).toHaveLength(2);
  expect(walker.getState()).toMatchObject({ target: null, shown: { x: 12, y: 10 } });
  expect(digs).toHaveLength(0);
});

it.each([false, true])(
  "ends an automatic walk at a tap on the shown cell, with a dig: %s",
  async (thenDig) => {
    const { walker, calls, digs, arrive } = handServer();
    walker.walkTo({ x: 14, y: 10 });
    await arrive(0);
    walker.walkTo({ x: 12, y: 10 }, { thenDig });
    await arrive(1);
    expect(calls).toHaveLength(2);
    expect(walker.getState()).toMatchObject({ target: null, shown: { x: 12, y: 10 } });
    expect(digs).toHaveLength(thenDig ? 1 : 0);
  },
);
