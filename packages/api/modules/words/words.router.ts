/** The team's word filter. */
import { adminWordsCalls } from "@emberlode/contract/calls";
import { implement } from "../../implement.ts";
import { router } from "../../trpc.ts";
import { previewWord } from "./preview-word.ts";
import { addWord, listWords, removeWord } from "./words.service.ts";

export const adminWordsRouter = router({
  list: implement(adminWordsCalls.list, listWords),
  preview: implement(adminWordsCalls.preview, previewWord),
  add: implement(adminWordsCalls.add, addWord),
  remove: implement(adminWordsCalls.remove, removeWord),
});
