/** The texts of the operator's public pages. */
import { successSchema } from "../primitives.ts";
import {
  editedTextAnswer,
  SITE_TEXT_MAX_BODY_BYTES,
  saveSiteTextInput,
  siteTextInput,
  siteTextsAnswer,
  siteTextVersionAnswer,
  siteTextVersionInput,
  siteTextVersionsAnswer,
  siteTextVersionsInput,
} from "../site-texts.ts";
import { defineCalls } from "./define-calls.ts";
import { STAFF_REFUSALS } from "./refusals.ts";
import { graveMutation, staffQuery } from "./staff-calls.ts";

export const adminTextsCalls = defineCalls("adminTexts", {
  list: {
    ...staffQuery("support"),
    rest: { method: "GET", path: "/api/admin/texts" },
    input: null,
    output: siteTextsAnswer,
    summary: "Lists the texts of the public pages, and who last changed them.",
    refusals: [...STAFF_REFUSALS],
  },

  get: {
    ...staffQuery("support"),
    rest: { method: "GET", path: "/api/admin/texts/:page", from: "path+query" },
    input: siteTextInput,
    output: editedTextAnswer,
    example: { page: "rules", language: "en" },
    summary: "Returns a text in a language, to edit it.",
    refusals: [...STAFF_REFUSALS, "NOT_FOUND"],
  },

  versions: {
    ...staffQuery("support"),
    rest: {
      method: "GET",
      path: "/api/admin/texts/:page/versions",
      from: "path+query",
      numbers: ["before"],
    },
    input: siteTextVersionsInput,
    output: siteTextVersionsAnswer,
    example: { page: "rules", language: "en" },
    summary: "Lists the versions of a text, newest first.",
    description: "`before` is the `next` of the previous page.",
    refusals: [...STAFF_REFUSALS, "NOT_FOUND"],
  },

  version: {
    ...staffQuery("support"),
    rest: { method: "GET", path: "/api/admin/text-version", from: "query" },
    input: siteTextVersionInput,
    output: siteTextVersionAnswer,
    summary: "Returns a version of a text.",
    refusals: [...STAFF_REFUSALS, "NOT_FOUND"],
  },

  save: {
    ...graveMutation("admin"),
    rest: { method: "PUT", path: "/api/admin/texts/:page", from: "path+body" },
    input: saveSiteTextInput,
    output: successSchema,
    summary: "Saves a text of a public page, as a new version.",
    description:
      "`base` is the version that the change starts from: if there is a newer one, the call is refused with CHANGED_MEANWHILE. An empty `body` restores the default text. Bodies up to 128 KiB.",
    refusals: [...STAFF_REFUSALS, "NOT_FOUND", "NOTHING_TO_CHANGE", "CHANGED_MEANWHILE"],
    maxBodyBytes: SITE_TEXT_MAX_BODY_BYTES,
  },
});
