import { messages } from "../../../lib/messages.ts";
import type { Checked } from "../plot-drafts.ts";

const t = await messages("plots");

/** Most errors shown; the others are counted. */
const MOST = 10;

/** Which lines can be saved, and why the others cannot, by line number. */
export function BroughtLines({ checked }: { checked: Checked }) {
  const { drafts, refused } = checked;
  const more = refused.length - MOST;
  return (
    <div role="status">
      {drafts.length + refused.length > 0 && (
        <p>{t("bring.read", { good: drafts.length, bad: refused.length })}</p>
      )}
      {refused.length > 0 && (
        <ul className="plot-refused">
          {refused.slice(0, MOST).map(({ line, reason }) => (
            <li key={line}>{t("bring.line", { line, reason })}</li>
          ))}
          {more > 0 && <li>{t("bring.more", { count: more })}</li>}
        </ul>
      )}
    </div>
  );
}
