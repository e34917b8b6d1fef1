/** The team's word filter for the chat and for names. */
import {
  addWordInput,
  previewWordAnswer,
  previewWordInput,
  removeWordInput,
  wordsAnswer,
  wordsInput,
} from "../admin-words.ts";
import { successSchema } from "../primitives.ts";
import { defineCalls } from "./define-calls.ts";
import { STAFF_REFUSALS } from "./refusals.ts";
import { graveMutation, staffQuery } from "./staff-calls.ts";

export const adminWordsCalls = defineCalls("adminWords", {
  list: {
    ...staffQuery("moderator"),
    rest: { method: "GET", path: "/api/admin/words", from: "query", numbers: ["before"] },
    input: wordsInput,
    output: wordsAnswer,
    example: {},
    summary: "Lists the words of the filter, newest first.",
    description: "`before` is the `next` of the previous page.",
    refusals: [...STAFF_REFUSALS],
  },

  preview: {
    ...staffQuery("moderator"),
    rest: { method: "GET", path: "/api/admin/words/preview", from: "query", flags: ["isWhole"] },
    input: previewWordInput,
    output: previewWordAnswer,
    example: { text: "gold", scope: "both", action: "mask", isWhole: true },
    summary: "Finds a word in the last 10,000 chat messages and in the names of players.",
    description: "Searches the 50,000 newest accounts.",
    refusals: [...STAFF_REFUSALS],
  },

  add: {
    ...graveMutation("admin"),
    rest: { method: "POST", path: "/api/admin/words", from: "body" },
    input: addWordInput,
    output: successSchema,
    summary: "Adds a word or phrase to the filter.",
    description:
      "Case, accents, look-alike characters and repeated letters make no difference. In names it is refused, in the chat refused or masked with asterisks. Existing names stay. At most 1,000 words.",
    refusals: [...STAFF_REFUSALS, "NOTHING_TO_CHANGE"],
  },

  remove: {
    ...graveMutation("admin"),
    rest: { method: "DELETE", path: "/api/admin/words/:id", from: "path" },
    input: removeWordInput,
    output: successSchema,
    summary: "Removes a word from the filter.",
    refusals: [...STAFF_REFUSALS, "NOT_FOUND"],
  },
});
