/** Caves, forests, memorials and mirages. */
import { findsCalls } from "@emberlode/contract/calls";
import { implement } from "../../implement.ts";
import { router } from "../../trpc.ts";
import { enterMirage, explore, light, searchForest } from "./finds.service.ts";

export const findsRouter = router({
  cave: implement(findsCalls.cave, explore),
  forest: implement(findsCalls.forest, searchForest),
  memorial: implement(findsCalls.memorial, light),
  mirage: implement(findsCalls.mirage, enterMirage),
});
