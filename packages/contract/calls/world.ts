/** The world as a whole. */
import { bannersAnswer } from "../announcements.ts";
import { siteTextAnswer, siteTextInput } from "../site-texts.ts";
import { signupsAnswer, worldNumbersAnswer } from "../world.ts";
import { defineCalls } from "./define-calls.ts";

export const worldCalls = defineCalls("world", {
  numbers: {
    kind: "query",
    access: "public",
    limit: "read",
    cached: "everybody",
    rest: { method: "GET", path: "/api/world" },
    input: null,
    output: worldNumbersAnswer,
    summary:
      "Returns world statistics: players, today's battles, players online and the strongest player.",
    description: "At most a few seconds old.",
  },

  signups: {
    kind: "query",
    access: "public",
    limit: "read",
    cached: "everybody",
    rest: { method: "GET", path: "/api/world/signups" },
    input: null,
    output: signupsAnswer,
    summary: "Returns who may join the world.",
    description:
      "`accounts` allows no guests, `guests` allows only guests, and `closed` allows no one. Guests can always choose a name.",
  },

  banners: {
    kind: "query",
    access: "public",
    limit: "read",
    cached: "everybody",
    rest: { method: "GET", path: "/api/announcements" },
    input: null,
    output: bannersAnswer,
    usedBy: "The banner at the top of every page, over REST and without cookies.",
    summary: "Returns the announcements and the maintenance that every page shows now.",
    description:
      "Announcements newest first, at most three, in every language they were written in. `maintenance` is null unless it is planned or in force.",
  },

  text: {
    kind: "query",
    access: "public",
    limit: "read",
    cached: "everybody",
    rest: { method: "GET", path: "/api/texts/:page", from: "path+query" },
    input: siteTextInput,
    output: siteTextAnswer,
    example: { page: "rules", language: "en" },
    summary: "Returns the rules, the privacy notice, the terms or the contact page.",
    description:
      "As Markdown, in the requested language if there is a text in it. `updatedAt` is null for the default text.",
  },
});
