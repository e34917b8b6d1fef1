import { enPlots } from "@emberlode/words/en/plots";
import type { Checked } from "../plot-drafts.ts";

/** So many refusals are read; the rest is counted. */
const MOST = 10;

/** What of the lines can be saved, and why the others cannot, by their numbers. */
export function BroughtLines({ checked }: { checked: Checked }) {
  const { drafts, refused } = checked;
  const words = enPlots.bring;
  const more = refused.length - MOST;
  return (
    <div role="status">
      {drafts.length + refused.length > 0 && <p>{words.read(drafts.length, refused.length)}</p>}
      {refused.length > 0 && (
        <ul className="plot-refused">
          {refused.slice(0, MOST).map(({ line, reason }) => (
            <li key={line}>{words.line(line, reason)}</li>
          ))}
          {more > 0 && <li>{words.more(more)}</li>}
        </ul>
      )}
    </div>
  );
}
