/** The texts of the public pages, as they show them and as admins edit them. */
import { adminTextsCalls, worldCalls } from "@emberlode/contract/calls";
import { implement } from "../../implement.ts";
import { router } from "../../trpc.ts";
import {
  listTexts,
  listVersions,
  saveText,
  showEditedText,
  showText,
  showVersion,
} from "./site-texts.service.ts";

export const siteTextsRouter = router({
  text: implement(worldCalls.text, showText),
});

export const adminTextsRouter = router({
  list: implement(adminTextsCalls.list, listTexts),
  get: implement(adminTextsCalls.get, showEditedText),
  versions: implement(adminTextsCalls.versions, listVersions),
  version: implement(adminTextsCalls.version, showVersion),
  save: implement(adminTextsCalls.save, saveText),
});
