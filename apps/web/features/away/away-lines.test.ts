import { DAY, HOUR, MINUTE } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import { expect, it } from "vitest";
import { makeLine } from "../log/testing.ts";
import { makeNap } from "../treaties/testing.ts";
import { type Absence, type AwayData, awayLines, spanText } from "./away-lines.ts";

const t = english.away;
const NOON = Date.UTC(2026, 4, 20, 12);
const AWAY: Absence = { since: NOON - 3 * HOUR, until: NOON, newBase: null };
const NOTHING: AwayData = {
  logs: [],
  unread: 0,
  naps: [],
  view: { resting: [], veins: [] },
  factories: [],
  season: null,
};

const at = (ms: number) => new Date(NOON + ms).toISOString();
const all = (set: Partial<AwayData>, away = AWAY) => awayLines({ ...NOTHING, ...set }, away);
const lines = (set: Partial<AwayData>, away = AWAY) => all(set, away).map(({ text }) => text);

it("reports a quiet absence", () => {
  expect(lines({})).toEqual([t("quiet"), t("rested"), `${t("noUnread")} ${t("noAsks")}`]);
});

it("counts the attacks since, with the result of the last one", () => {
  const fight = (type: string, content: string, ms: number) =>
    makeLine({ cat: "battle", type, content, created: at(ms) });
  const logs = [
    fight("defense-lost", "Bob carried off 50 metal.", -HOUR),
    fight("defense-held", "Your base held.", -2 * HOUR),
    fight("attack-won", "You won.", -2 * HOUR),
    makeLine({
      cat: "referral",
      content: "Referral credit from Cyd: 9 metal.",
      created: at(-HOUR),
    }),
    fight("defense-lost", "Long ago.", -4 * HOUR),
  ];
  expect(lines({ logs })[0]).toBe(
    `${t("attacks", { amount: 2, held: 1 })} Bob carried off 50 metal. Referral credit from Cyd: 9 metal.`,
  );
  expect(lines({ logs: [fight("defense-held", "It held.", -1)] })[0]).toBe(
    `${t("attacks", { amount: 1, held: 1 })} It held.`,
  );
});

it("starts with why the base left the map, as in the log, then its new position", () => {
  const left = makeLine({
    cat: "account",
    type: "base-left",
    content: "Your base left the map.",
    created: at(-HOUR),
  });
  const moved = { ...AWAY, newBase: { x: 9, y: 8 } };
  expect(lines({ logs: [left] }, moved)[0]).toBe(
    `Your base left the map. ${t("newBase", { x: 9, y: 8 })} ${t("quiet")}`,
  );
});

it("lists fields that can be dug again, and the start of a new day", () => {
  const view = {
    resting: [
      { x: 1, y: 1, until: at(MINUTE) },
      { x: 2, y: 1, until: at(-MINUTE) },
    ],
    veins: [
      { x: 3, y: 1 },
      { x: 4, y: 1 },
    ],
  };
  const fields = `${t("resting", { amount: 1 })} ${t("veins", { amount: 2 })}`;
  expect(lines({ view })[1]).toBe(fields);
  const overnight = { since: NOON - DAY, until: NOON, newBase: null };
  expect(lines({ view }, overnight)[1]).toBe(`${t("newDay")} ${fields}`);
});

it("names the players with open NAP requests", () => {
  const naps = [
    makeNap({ username: "ada", askedByMe: false }),
    makeNap({ username: "bob", askedByMe: true }),
    makeNap({ username: "cyd", askedByMe: false }),
  ];
  expect(lines({ naps, unread: 3 })[2]).toBe(
    "3 unread alerts. ada and cyd have asked you for a NAP.",
  );
});

it("links to the report of the last attack, the NAPs and the inbox", () => {
  const links = (set: Partial<AwayData>) => all(set).map(({ link }) => link);
  const attack = (type: string, battle: string, ms: number) =>
    makeLine({ cat: "battle", type, battle, created: at(ms) });
  const logs = [
    attack("attack-won", "own", -1),
    attack("defense-lost", "last", -HOUR),
    attack("defense-held", "first", -2 * HOUR),
  ];
  expect(links({ logs, naps: [makeNap()] })).toEqual([
    { to: "battle", battle: "last" },
    null,
    { to: "alliances" },
  ]);
  const long = [attack("defense-lost", "long ago", -4 * HOUR)];
  const naps = [makeNap({ askedByMe: true }), makeNap({ state: "active" })];
  expect(links({ logs: long, naps })).toEqual([null, null, { to: "alerts" }]);
});

it("tells what the stores hold, how many are full, and which factories were lost", () => {
  const production = {
    percent: 100,
    perDay: { metal: 1_200, energy: 600 },
    store: { metal: 0, energy: 0 },
    fullAt: at(12 * HOUR),
  };
  const full = { ...production, store: production.perDay, fullAt: at(-HOUR) };
  const lost = (ms: number) =>
    makeLine({ cat: "factory", type: "lost", content: "Lost to Bob.", created: at(ms) });
  const logs = [lost(-HOUR), lost(-4 * HOUR)];
  const factories = [{ production: null }, { production }, { production: full }];
  const [, line] = all({ logs, factories });
  expect(line).toEqual({
    about: "factories",
    text: [
      t("factoriesLost", { amount: 1 }),
      "Lost to Bob.",
      t("stores", { metal: "1,800", energy: "900" }),
      t("storesFull", { amount: 1 }),
    ].join(" "),
    link: { to: "factories" },
  });
});

it("tells the renown of today, and of yesterday if it was scored since", () => {
  const scores = (renown: number) => ({
    holding: 0,
    raiding: 0,
    exploring: 0,
    strength: 0,
    renown,
  });
  const season = { today: scores(1_250), yesterday: scores(5_290), rank: 7 };
  const renownIn = (set: Partial<typeof season>, away = AWAY) =>
    all({ season: { ...season, ...set } }, away).find(({ about }) => about === "renown");
  const rank = t("renownRank", { rank: 7 });
  const today = `${t("renownToday", { renown: "12.5" })} ${rank}`;
  expect(renownIn({})).toEqual({ about: "renown", text: today, link: { to: "season" } });
  const overnight = { since: NOON - DAY, until: NOON, newBase: null };
  const yesterday = t("renownYesterday", { renown: "52.9" });
  expect(renownIn({}, overnight)?.text).toBe(`${yesterday} ${today}`);
  expect(renownIn({ today: scores(0) }, overnight)?.text).toBe(`${yesterday} ${rank}`);
  expect(renownIn({ today: scores(0) })).toBeUndefined();
});

it("says which data is missing", () => {
  const unknown = {
    logs: undefined,
    unread: undefined,
    naps: undefined,
    view: undefined,
    factories: undefined,
    season: undefined,
  };
  expect(new Set(lines(unknown))).toEqual(new Set([t("unknown")]));
});

it.each([
  [31 * MINUTE, "31 minutes"],
  [HOUR, "1 hour"],
  [47 * HOUR, "47 hours"],
  [2 * DAY, "2 days"],
])("formats %i ms as %s", (ms, text) => {
  expect(spanText({ since: NOON - ms, until: NOON })).toBe(text);
});
