import { createHash } from "node:crypto";
import type { FairAnswer } from "@emberlode/contract";
import { english, startingWith } from "@emberlode/messages/testing/english";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { pretendPage, refusal } from "../../lib/testing.tsx";
import { press, textsOf } from "../../lib/testing-screen.ts";
import { Fair } from "./fair.tsx";

const t = english.fair;
const SEED = "5f".repeat(32);
const PRINT = createHash("sha256").update(Buffer.from(SEED, "hex")).digest("hex");
const TODAY = "2026-05-22";

/** The page of a world that started on the 20th; the seeds of past days are published. */
function open(day: string, search = "", commitment = PRINT, earlier?: FairAnswer["earlier"]) {
  const { wrapper } = pretendPage(async (path, input) => {
    if (path !== "fair.day") return new Promise(() => {});
    const asked = (input as { day: string }).day;
    if (asked < "2026-05-20") return Promise.reject(refusal("NOT_FOUND"));
    return {
      day: asked,
      commitment,
      committedAt: "2026-05-20T09:00:00.000Z",
      revealedAt: `${asked}T23:59:00.000Z`,
      seed: asked < TODAY ? SEED : null,
      ...(asked === TODAY && earlier && { earlier }),
    };
  });
  render(<Fair day={day} today={TODAY} search={search} />, { wrapper });
}

const check = () => press(t("form.check"));
const checkWithSeed = () => screen.findAllByText(SEED).then(check);

it("computes the roll that a log line links to from the day's published seed", async () => {
  open("2026-05-21", "?counter=6&purpose=casino&game=wheel&player=17");
  await checkWithSeed();
  await screen.findByText(t("result.promised"));
  screen.getByText("17:6:casino");
  screen.getByText(/^The wheel stopped on segment \d+, which pays (nothing|\d+× the bet)\.$/);
});

it("reports a seed that does not match its commitment", async () => {
  open("2026-05-21", "?counter=6&purpose=mirage&player=17", "00".repeat(32));
  await checkWithSeed();
  await screen.findByText(t("result.broken"));
});

it("shows a seed that was published early and accepts it as committed", async () => {
  const until = "2026-05-22T12:00:00.000Z";
  const replaced = { commitment: PRINT, committedAt: until, seed: SEED, until };
  open(TODAY, "?counter=6&purpose=mirage&player=17", "00".repeat(32), [replaced]);
  await screen.findByText(/^Seed used until .+, replaced because it was published early$/);
  const field = screen.getByLabelText(t("form.seed"));
  await userEvent.type(field, SEED);
  await check();
  await screen.findByText(t("result.promised"));
});

it("says what is missing, and when the day's seed will be published", async () => {
  open(TODAY, "?counter=6&purpose=cave");
  await screen.findByText(/^This day's seed will be published on /);
  await check();
  expect(textsOf(screen.getAllByRole("alert"))).toEqual([
    t("form.wrong.whole"),
    t("form.wrong.seed"),
  ]);
  expect(screen.getByLabelText(t("form.player")).getAttribute("aria-invalid")).toBe("true");
});

it("clears the result when the roll changes", async () => {
  open("2026-05-21", "?counter=6&purpose=battle&player=17");
  await checkWithSeed();
  await screen.findByText(/^Battle seed: [0-9a-f]{32}$/);
  await userEvent.type(screen.getByLabelText(t("form.counter")), "1");
  expect(screen.queryByText(startingWith(t("outcome.battle", { seed: "" })))).toBeNull();
});

it("lists past days with their seeds, back to the start of the world", async () => {
  open(TODAY);
  const past = await screen.findByRole("region", { name: t("pastTitle") });
  await within(past).findAllByText(SEED);
  expect(textsOf(within(past).getAllByRole("link"))).toEqual(["May 21, 2026", "May 20, 2026"]);
  expect(within(past).queryByRole("button")).toBeNull();
});

it("says that a day has no fingerprint", async () => {
  open("2026-05-01");
  await screen.findByText(t("noDayTitle"));
});
