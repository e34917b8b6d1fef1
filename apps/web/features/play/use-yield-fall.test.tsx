import { english } from "@emberlode/messages/testing/english";
import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { clockTime } from "../../lib/times.ts";
import { noticeAtom } from "../desks/use-notice.ts";
import { playingPage } from "../session/testing.tsx";
import { useYieldFall } from "./use-yield-fall.ts";

it("tells once when digs begin to yield less, and when they yield in full again", () => {
  const { wrapper, store } = playingPage();
  const { rerender } = renderHook(useYieldFall, { wrapper, initialProps: 480 });
  rerender(499);
  expect(store.get(noticeAtom)).toBeNull();
  rerender(500);
  const time = clockTime(Date.UTC(2025, 0, 1));
  expect(store.get(noticeAtom)?.text).toBe(english.game("field.fell.half", { time }));
  const { at } = store.get(noticeAtom) ?? {};
  rerender(520);
  expect(store.get(noticeAtom)?.at).toBe(at);
});
