import { isDiggable } from "@emberlode/game";
import { memo } from "react";
import { SearchSummary } from "../../finds/components/search-summary.tsx";
import { searchTypeOf } from "../../finds/search-types.ts";
import type { Place } from "../hooks/use-place.ts";
import { DigChoice } from "./dig-choice.tsx";

/** The expected result of the action here: a dig's yield by effort, or a search's odds. */
export const PlaceMeans = memo(function PlaceMeans({ place: { type, vein } }: { place: Place }) {
  if (isDiggable(type)) return <DigChoice resource={type} vein={vein} />;
  const search = searchTypeOf(type);
  return search === null ? null : <SearchSummary type={search} />;
});
