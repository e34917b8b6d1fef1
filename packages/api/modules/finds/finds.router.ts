/** Caves, forests, memorials, mirages and relics. */
import { findsCalls } from "@emberlode/contract/calls";
import { implement } from "../../implement.ts";
import { router } from "../../trpc.ts";
import {
  enterMirage,
  lightCandleHere,
  listRelics,
  searchCave,
  searchForest,
  takeRelicHere,
} from "./finds.service.ts";

export const findsRouter = router({
  cave: implement(findsCalls.cave, searchCave),
  forest: implement(findsCalls.forest, searchForest),
  memorial: implement(findsCalls.memorial, lightCandleHere),
  mirage: implement(findsCalls.mirage, enterMirage),
  relics: implement(findsCalls.relics, listRelics),
  relic: implement(findsCalls.relic, takeRelicHere),
});
