import { isDiggable } from "@emberlode/game";
import { memo } from "react";
import { SearchSummary } from "../../finds/components/search-summary.tsx";
import { searchTypeOf } from "../../finds/search-types.ts";
import type { Place } from "../hooks/use-place.ts";
import { DigChoice } from "./dig-choice.tsx";

/** What the action here would bring: the yield of a dig by effort, or the odds of a search. */
export const PlaceMeans = memo(function PlaceMeans({ place: { type, vein } }: { place: Place }) {
  if (isDiggable(type)) return <DigChoice resource={type} vein={vein} />;
  const search = searchTypeOf(type);
  return search === null ? null : <SearchSummary type={search} />;
});
