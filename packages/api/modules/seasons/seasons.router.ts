/** The current season, and those before it. */
import { seasonsCalls } from "@emberlode/contract/calls";
import { implement } from "../../implement.ts";
import { router } from "../../trpc.ts";
import { listSeasons, showCurrentSeason, showSeason } from "./seasons.service.ts";

export const seasonsRouter = router({
  current: implement(seasonsCalls.current, showCurrentSeason),
  list: implement(seasonsCalls.list, listSeasons),
  one: implement(seasonsCalls.one, showSeason),
});
