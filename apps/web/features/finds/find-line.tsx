import { cellKey } from "@emberlode/game";
import { useAtomValue } from "jotai";
import { memo } from "react";
import { signedNumber } from "../../lib/numbers.ts";
import { useReadOfNow } from "../../lib/use-now.ts";
import type { Place } from "../field/use-place.ts";
import { type Find, namedOnce } from "./find.ts";
import { findAtom } from "./find-atom.ts";

/** How long the line is shown, in milliseconds; the card over the scene stays. */
const SHOWN_MS = 30_000;

/** "A trap: −57 metal", "+3 Pikemen"; the server's text if the result has no amounts. */
function textOf(find: Find): string {
  const { title, lines } = namedOnce(find);
  const changes = lines.map(({ amount, word }) => `${signedNumber(amount)} ${word}`);
  if (changes.length > 0) return `${title}: ${changes.join(", ")}`;
  return title === find.title ? find.text : title;
}

/** The last search's result in one line, for layouts where the card is not visible. */
export const FindLine = memo(function FindLine({ place }: { place: Place }) {
  const find = useAtomValue(findAtom);
  const isHere = find !== null && find.key === cellKey(place.at);
  const isOld = useReadOfNow((now) => (isHere && now - find.at > SHOWN_MS ? 1 : 0)) === 1;
  return (
    <p className="result" role="status">
      {isHere && !isOld && <b key={find.at}>{textOf(find)}</b>}
    </p>
  );
});
