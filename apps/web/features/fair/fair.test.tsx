import { createHash, createHmac } from "node:crypto";
import type { FairAnswer } from "@emberlode/contract";
import { MAP_LETTERS } from "@emberlode/contract/map-letters";
import { blockText, generateWorld, relicsOfDay } from "@emberlode/game";
import { english, startingWith } from "@emberlode/messages/testing/english";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { pretendPage, refusal, SESSION } from "../../lib/testing.tsx";
import { press, textsOf } from "../../lib/testing-screen.ts";
import { Fair } from "./fair.tsx";

const t = english.fair;
const SEED = "5f".repeat(32);
const PRINT = createHash("sha256").update(Buffer.from(SEED, "hex")).digest("hex");
const TODAY = "2026-05-22";

/** The map of the second season, and of the first one, which is over. */
const [WORLD, OLD_WORLD] = ["this season", "a season before"].map((seed) => generateWorld(seed));
const relicOf = (world = WORLD) =>
  relicsOfDay(
    17,
    (index) => world?.[index]?.type ?? "base",
    (text, block) =>
      createHmac("sha256", Buffer.from(SEED, "hex")).update(blockText(text, block)).digest(),
  )[1]?.cell ?? { x: 0, y: 0 };
const SEASONS = [
  { number: 2, beginsAt: "2026-05-21T00:00:00.000Z", endedAt: null, champions: [] },
  { number: 1, beginsAt: "2026-05-01T00:00:00.000Z", endedAt: "2026-05-20", champions: [] },
];
const MAPS: Readonly<Record<string, unknown>> = {
  "seasons.list": { seasons: SEASONS },
  "seasons.one": { ...SEASONS[1], seed: "a season before", standings: [], battles: [] },
  "fields.view": { rows: [WORLD?.map(({ type }) => MAP_LETTERS[type]).join("")] },
};

/** The page of a world that started on the 20th; the seeds of past days are published. */
function open(day: string, search = "", commitment = PRINT, earlier?: FairAnswer["earlier"]) {
  const { wrapper, queries } = pretendPage(async (path, input) => {
    if (path in MAPS) return MAPS[path];
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
  if (search.includes("own")) queries.setQueryData(SESSION, { user: { _id: "17" } });
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

it("proves a relic that a log line links to with the player's own map", async () => {
  open("2026-05-21", "?purpose=relic&relic=2&own");
  await checkWithSeed();
  await screen.findByText(t("result.promised"));
  screen.getByText("relic:17:2");
  const { x, y } = relicOf();
  screen.getByText(startingWith(`On field ${x}, ${y}, in the area from `));
});

it("proves a relic of a past season with the published map, to visitors as well", async () => {
  open("2026-05-20", "?purpose=relic&player=17&relic=2");
  await checkWithSeed();
  await screen.findByText("relic:17:2");
  const { x, y } = relicOf(OLD_WORLD);
  expect({ x, y }).not.toEqual(relicOf());
  screen.getByText(startingWith(`On field ${x}, ${y}, in the area from `));
});

it("tells visitors that a relic of this season needs a map", async () => {
  open("2026-05-21", "?purpose=relic&player=17&relic=2");
  await checkWithSeed();
  await screen.findByText(t("result.noMap"));
});
