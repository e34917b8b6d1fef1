import type { FactoriesAnswer } from "@emberlode/contract";
import { GARRISON, MINUTE } from "@emberlode/game";
import { english, startingWith } from "@emberlode/messages/testing/english";
import { fireEvent, screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { press } from "../../lib/testing-screen.ts";
import { makePayload, makeStatus } from "../session/testing.tsx";
import { renderDesk } from "../session/testing-render.tsx";
import FactoriesDesk from "./factories-desk.tsx";
import { areSharesEqual, savedShares, withShare } from "./garrison-draft.ts";
import { makeOwned } from "./testing.ts";

const t = english.factories;
const MEDIUM = startingWith(english.catalogue("factoryClasses.medium"));
const SMALL = startingWith(english.catalogue("factoryClasses.small"));
const BASE = makeOwned({ _id: "1", factory: { type: "base", x: 1, y: 1 }, slots: 2_000 });
const MINE = [
  BASE,
  makeOwned({ _id: "2", slots: 600, factory: { type: "factory", x: 3, y: 4 }, garrison: 60 }),
  makeOwned({ _id: "3", slots: 2_000, factory: { type: "factory", x: 5, y: 6 } }),
];
/** The server's time in tests. */
const NOW = Date.parse(makeStatus().serverTime);
const longAgo = new Date(NOW - GARRISON.waitMs - MINUTE).toISOString();

async function open(set: Partial<FactoriesAnswer> = {}) {
  const sent = vi.fn();
  const status = makeStatus({ defense_units: [40, 0, 0, 0, 0, 0, 0, 0, 0, 0] });
  const server = async (path: string, input: unknown) => {
    if (path === "puc.list") return { factories: MINE, garrisonSetAt: longAgo, ...set };
    sent(path, input);
    const { shares } = input as { shares: unknown };
    return { shares, newStatus: { ...status, version: status.version + 1 } };
  };
  renderDesk(FactoriesDesk, "factories", { payload: makePayload({ status }), server });
  const heading = await screen.findByRole("heading", { name: t("garrison.title") });
  return { sent, form: within(heading.closest("details") ?? document.body) };
}

const slide = (name: RegExp, value: number) =>
  fireEvent.change(screen.getByRole("slider", { name }), { target: { value } });
const shareOf = (name: RegExp) =>
  (screen.getByRole("slider", { name }) as HTMLInputElement).valueAsNumber;
const status = (form: ReturnType<typeof within>) => form.getByRole("status").textContent;

it("stops a slider at what the others leave, and says who guards with it", async () => {
  const { form } = await open();
  expect(status(form)).toBe(t("garrison.sum", { used: "60%", left: "40%" }));
  slide(MEDIUM, 75);
  expect(shareOf(MEDIUM)).toBe(40);
  expect(status(form)).toBe(t("garrison.full", { used: "100%" }));
  expect(screen.getByRole("slider", { name: MEDIUM }).getAttribute("aria-valuetext")).toBe(
    `40%. ${t("garrison.units", { units: "16 Walls" })}`,
  );
  slide(MEDIUM, 10);
  // Four Walls are weaker than those that guard such a factory anyway.
  form.getByText(/^4 Walls: not stronger than the \d+ Walls that always guard it/);
});

it("says so above the sliders when everything is assigned", async () => {
  const { form } = await open();
  const sum = form.getByRole("status");
  const [first] = form.getAllByRole("slider");
  if (first === undefined) throw new Error("no slider");
  expect(sum.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  slide(SMALL, 100);
  expect(sum.textContent).toBe("100% assigned. To raise a share, lower another first.");
});

it("saves all shares in one call, and then has nothing to save until the wait is over", async () => {
  const { sent, form } = await open();
  const save = form.getByRole("button", { name: t("garrison.save") });
  expect(save.getAttribute("aria-disabled")).toBe("true");
  slide(SMALL, 35);
  await press(t("garrison.save"));
  expect(sent.mock.calls).toEqual([
    [
      "puc.garrison",
      {
        shares: [
          { id: "2", share: 35 },
          { id: "3", share: 0 },
        ],
      },
    ],
  ]);
});

it("tells how long the next change has to wait", async () => {
  const { form, sent } = await open({ garrisonSetAt: makeStatus().serverTime });
  slide(SMALL, 35);
  form.getByText(/^You can change them again in (10:00|9:5\d)\.$/);
  await press(t("garrison.save"));
  expect(sent).not.toHaveBeenCalled();
});

it("starts with an even part of what guards before the first choice", async () => {
  const { form } = await open({ garrisonSetAt: null });
  form.getByText(
    t("garrison.even", { percent: GARRISON.defaultPercent, step: GARRISON.stepPercent }),
  );
  const even = savedShares(MINE.slice(1), false);
  expect(Object.values(even)).toEqual([shareOf(SMALL), shareOf(MEDIUM)]);
  const save = form.getByRole("button", { name: t("garrison.save") });
  expect(save.getAttribute("aria-disabled")).toBe("false");
});

it("never gives out more than everything", () => {
  const shares = { a: 60, b: 20, c: 0 };
  expect(withShare(shares, "c", 100)).toEqual({ a: 60, b: 20, c: 20 });
  expect(withShare(shares, "b", 5)).toEqual({ a: 60, b: 5, c: 0 });
  expect(areSharesEqual(shares, { ...shares })).toBe(true);
  expect(areSharesEqual(shares, { ...shares, c: 5 })).toBe(false);
});
