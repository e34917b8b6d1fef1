import type { AuditRow } from "@emberlode/contract";
import { CALLS } from "@emberlode/contract/calls";
import { AUDIT_ACTIONS, type AuditAction, DAY } from "@emberlode/game";
import { expect, it } from "vitest";
import { timeInWords } from "../lib/times.ts";
import { otherFactsOf, sentenceOf, subjectPath } from "./audit-sentence.ts";
import { makeRow } from "./testing.ts";

const inThreeDays = Date.parse(makeRow().at) + 3 * DAY;

type Row = Partial<AuditRow>;

/** What the log says about each action, by the facts that the server records. */
const SENTENCES: Readonly<Record<AuditAction, readonly [row: Row, sentence: string]>> = {
  warn: [{ facts: { sanction: 1 } }, "Alice warned Rowdy"],
  mute: [{ facts: { sanction: 1, minutes: 60 } }, "Alice muted Rowdy for 1 hour"],
  unmute: [{}, "Alice unmuted Rowdy"],
  suspend: [{ facts: { sanction: 1, until: inThreeDays } }, "Alice suspended Rowdy for 3 days"],
  ban: [{ facts: { sanction: 1 } }, "Alice banned Rowdy"],
  lift: [{ facts: { sanction: 1, kind: "mute" } }, "Alice lifted the mute of Rowdy"],
  rename: [{ facts: { from: "Rude", to: "Rowdy" } }, "Alice renamed Rowdy from “Rude” to “Rowdy”"],
  setProfile: [
    { facts: { part: "quote", from: "Rude words", to: "" } },
    "Alice removed the quote of Rowdy",
  ],
  endSessions: [{}, "Alice ended all sessions of Rowdy"],
  confirmEmail: [{}, "Alice confirmed the email of Rowdy"],
  setEmail: [{}, "Alice changed the email of Rowdy"],
  correct: [
    { facts: { metal: 500, energy: -20 } },
    "Alice corrected the balance of Rowdy by +500 metal and −20 energy",
  ],
  moveBase: [
    { facts: { from: "1, 2", to: "3, 4" } },
    "Alice moved the base of Rowdy from 1, 2 to 3, 4",
  ],
  freeBase: [{ facts: { from: "1, 2" } }, "Alice took the base of Rowdy at 1, 2 off the map"],
  setRole: [
    { facts: { from: "player", to: "moderator" } },
    "Alice changed the role of Rowdy from player to moderator",
  ],
  deleteAccount: [{}, "Alice deleted the account of Rowdy"],
  keepAccount: [{}, "Alice canceled the deletion of Rowdy"],
  setBot: [{ facts: { isBot: true } }, "Alice added the bot label of Rowdy"],
  decideReports: [
    { subject: "global/42", facts: { decision: "mute", reports: 2 } },
    "Alice removed a chat message of Rowdy, with a mute (2 reports)",
  ],
  decideAppeal: [
    { facts: { decision: "lift", sanction: 1 } },
    "Alice lifted a sanction of Rowdy after an appeal",
  ],
  dismissEvidence: [
    { facts: { case: 1, accounts: 4 } },
    "Alice dismissed the evidence about Rowdy",
  ],
  addNote: [{}, "Alice added a team note about Rowdy"],
  look: [{}, "Alice looked at the position, mines and plots of Rowdy"],
  blockSignUps: [
    { target: null, subject: "192.0.2.0/24", facts: { minutes: 1440 } },
    "Alice blocked sign-ups from 192.0.2.0/24 for 1 day",
  ],
  unblockSignUps: [
    { target: null, subject: "example.com", facts: {} },
    "Alice unblocked sign-ups from example.com",
  ],
  suspendNetwork: [
    { target: null, subject: "192.0.2.0/24", facts: { accounts: 3 } },
    "Alice banned 3 accounts of 192.0.2.0/24",
  ],
  freeNetwork: [
    { target: null, subject: "192.0.2.0/24", facts: { accounts: 1 } },
    "Alice took the bases of 1 account of 192.0.2.0/24 off the map",
  ],
  addWord: [
    {
      target: null,
      subject: "spam",
      facts: { scope: "both", action: "mask", isWhole: true },
    },
    "Alice added the word “spam” to the filter, masked in the chat and refused in names",
  ],
  removeWord: [
    {
      target: null,
      subject: "spam",
      facts: { scope: "chat", action: "mask", isWhole: true },
    },
    "Alice removed “spam” from the word filter",
  ],
  setSignups: [
    { target: null, facts: { from: null, to: "accounts" } },
    "Alice set sign-ups to “accounts only”",
  ],
  announce: [
    { target: null, facts: { title: "Maintenance", content: "At noon", players: 12 } },
    "Alice sent an announcement to 12 players",
  ],
  editAnnouncement: [
    { target: null, facts: { announcement: 3, title: "Noon", asAlert: true, asBanner: true } },
    "Alice changed announcement 3 (alert and banner)",
  ],
  withdrawAnnouncement: [
    { target: null, facts: { announcement: 3, title: "Noon" } },
    "Alice withdrew announcement 3",
  ],
  editText: [
    { target: null, facts: { page: "rules", language: "es", characters: 12 } },
    "Alice changed the text of the page “Rules” (Español)",
  ],
  setPause: [
    { target: null, facts: { kind: "peace", change: "announced", players: 12 } },
    "Alice announced a peace, with an alert to 12 players",
  ],
  endPause: [
    { target: null, facts: { kind: "maintenance", change: "canceled", players: 1 } },
    "Alice canceled the planned maintenance, with an alert to 1 player",
  ],
  createSpecial: [{ actor: null }, "A command on the server created the special account Rowdy"],
  setUpSecondFactor: [{ target: { username: "Alice" } }, "Alice set up a second factor"],
  removeSecondFactor: [{ target: { username: "Alice" } }, "Alice removed their own second factor"],
};

it.each(AUDIT_ACTIONS)("says what %s did", (action) => {
  const [row, sentence] = SENTENCES[action];
  expect(sentenceOf(makeRow({ action, ...row }))).toBe(sentence);
});

it.each<[says: string, row: Row]>([
  [
    "Alice changed the base name of Rowdy",
    { action: "setProfile", facts: { part: "baseName", to: "Hill" } },
  ],
  ["Alice removed the second factor of Rowdy", { action: "removeSecondFactor" }],
  [
    "Alice corrected the balance of Rowdy by −5 energy",
    { action: "correct", facts: { metal: 0, energy: -5 } },
  ],
  ["Alice muted Rowdy for 90 minutes", { action: "mute", facts: { minutes: 90 } }],
  [
    "Alice looked at the map of the world",
    { action: "look", target: null, subject: "world", facts: {} },
  ],
  [
    "Alice blocked sign-ups from example.com with no end",
    { action: "blockSignUps", target: null, subject: "example.com", facts: { minutes: null } },
  ],
  ["Alice set sign-ups to the server’s setting", { action: "setSignups", facts: { to: null } }],
  [
    "Alice wrote announcement 3 (banner)",
    { action: "announce", target: null, facts: { announcement: 3, asAlert: false } },
  ],
  [
    "Alice restored the default text of the page “Terms” (English)",
    { action: "editText", target: null, facts: { page: "terms", language: "en", characters: 0 } },
  ],
  [
    "Alice added words with “spam” to the filter, refused in the chat",
    {
      action: "addWord",
      target: null,
      subject: "spam",
      facts: { scope: "chat", action: "refuse", isWhole: false },
    },
  ],
  ["Alice warned a former player", { target: { username: null } }],
  ["A former player warned Rowdy", { actor: { username: null, role: "moderator" } }],
  ["Alice tried to act on a player: Rowdy", { action: "adminPlayers.act", isRefused: true }],
  ["Alice tried to open the team pages", { action: "admin.me", isRefused: true, target: null }],
  [
    "Alice tried to open a player page: Nobody",
    { action: "adminPlayers.get", isRefused: true, target: null, subject: "Nobody" },
  ],
  ["Alice tried to read the audit log", { action: "admin.audit", isRefused: true, target: null }],
  [
    "Alice tried to answer an appeal: appeal 5",
    { action: "adminAppeals.decide", isRefused: true, target: null, subject: "appeal 5" },
  ],
  ["Alice tried to use admin.gone: Rowdy", { action: "admin.gone", isRefused: true }],
  ["Alice searched for an email address", { action: "look", subject: "email", target: null }],
  ["Alice found Rowdy by an email address", { action: "look", subject: "email" }],
  [
    "Alice searched for accounts of 192.0.2.0/24",
    { action: "look", subject: "192.0.2.0/24", target: null },
  ],
  ["Alice did shine to Rowdy", { action: "shine" }],
  [
    "Alice kept the quote of Rowdy (1 report)",
    { action: "decideReports", subject: "quote", facts: { decision: "dismiss", reports: 1 } },
  ],
  [
    "Alice replaced the username of Rowdy (1 report)",
    { action: "decideReports", subject: "username", facts: { decision: "remove", reports: 1 } },
  ],
  [
    "Alice suspended Rowdy (3 reports)",
    { action: "decideReports", subject: "player", facts: { decision: "suspend", reports: 3 } },
  ],
  [
    "Alice upheld a sanction of Rowdy after an appeal",
    { action: "decideAppeal", facts: { decision: "uphold", sanction: 1 } },
  ],
])("says %s", (sentence, row) => {
  expect(sentenceOf(makeRow(row))).toBe(sentence);
});

it("has a name for each call that can be refused", () => {
  const unnamed = CALLS.filter(
    ({ role, name }) =>
      role !== undefined && sentenceOf(makeRow({ action: name, isRefused: true })).includes(name),
  );
  expect(unnamed.map(({ name }) => name)).toEqual([]);
});

it.each([
  ["/players/Rowdy?message=17", { subject: "global/17" }],
  [null, { subject: "global/17", target: { username: null } }],
  ["/appeals", { subject: "appeal 5", target: null }],
  [null, { subject: "2001:db8::/48", target: null }],
  [null, { subject: null }],
] as const)("leads to %s for its subject", (path, row) => {
  expect(subjectPath(makeRow(row))).toBe(path);
});

it("lists only what the sentence leaves out, in a fixed order", () => {
  const facts = { to: "", part: "quote", from: "Rude words" };
  expect(otherFactsOf(makeRow({ action: "setProfile", facts }))).toEqual([
    ["Old value", "Rude words"],
    ["New value", "empty"],
  ]);
  for (const action of AUDIT_ACTIONS) {
    const [row] = SENTENCES[action];
    const shown = otherFactsOf(makeRow({ action, ...row })).map(([name]) => name);
    const listed = ["setProfile", "announce", "decideReports"];
    const isInList = [...listed, "editAnnouncement", "withdrawAnnouncement"].includes(action);
    expect([action, shown.length > 0]).toEqual([action, isInList]);
  }
  expect(otherFactsOf(makeRow({ action: "shine", facts: { lamps: 3 } }))).toEqual([["lamps", "3"]]);
});

it("says nothing of the addresses of pictures", () => {
  const facts = { from: "/pictures/AAAAAAAAAAAAAAAA.webp", to: "" };
  const rows = [
    makeRow({ action: "setProfile", facts: { ...facts, part: "profilePicture" } }),
    makeRow({
      action: "decideReports",
      subject: "profilePicture",
      facts: { ...facts, decision: "remove", reports: 1 },
    }),
  ];
  expect(rows.map(otherFactsOf)).toEqual([[], []]);
});

it("says when a peace or maintenance was and is planned, in the reader's words", () => {
  const [early, late] = [
    "2026-12-02 21:58 – 2026-12-04 21:58 UTC",
    "2026-12-03 10:00 – 2026-12-05 10:00 UTC",
  ];
  const inWords = (from: string, until: string) =>
    `${timeInWords(Date.parse(from))} – ${timeInWords(Date.parse(until))}`;
  const earlyInWords = inWords("2026-12-02T21:58Z", "2026-12-04T21:58Z");
  const lateInWords = inWords("2026-12-03T10:00Z", "2026-12-05T10:00Z");
  const factsOf = (action: AuditAction, facts: Row["facts"]) =>
    otherFactsOf(makeRow({ action, target: null, facts: { kind: "peace", players: 2, ...facts } }));
  expect(factsOf("setPause", { change: "announced", to: early })).toEqual([["When", earlyInWords]]);
  expect(factsOf("setPause", { change: "changed", from: early, to: late })).toEqual([
    ["Before", earlyInWords],
    ["Now", lateInWords],
  ]);
  expect(factsOf("endPause", { change: "ended", from: early, to: late })).toEqual([
    ["Planned", earlyInWords],
    ["Took place", lateInWords],
  ]);
  const open = { change: "canceled", from: "2026-12-02 21:58 – … UTC" };
  const start = timeInWords(Date.parse("2026-12-02T21:58Z"));
  expect(factsOf("endPause", open)).toEqual([["Planned", `${start}, with no end yet`]]);
});

it("shows announcements in one plain line", () => {
  const content = `## At **noon**\n\n- [Rules](/rules)\n- ${"word ".repeat(50)}`;
  const titles = "Noon\nMediodía";
  const facts = { announcement: 3, title: titles, content, asAlert: true, asBanner: true };
  const [title, text] = otherFactsOf(makeRow({ action: "announce", target: null, facts }));
  expect(title).toEqual(["Title", "Noon · Mediodía"]);
  expect(text?.[1]).toMatch(/^At noon • Rules • word word .*…$/);
  expect(text?.[1]).toHaveLength(161);
});
