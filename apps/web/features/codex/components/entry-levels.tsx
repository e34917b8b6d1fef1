import { messages } from "../../../lib/messages.ts";
import type { LevelRow } from "../entry.ts";

const t = await messages("codex");

/** Cost and effect of each level of a tool. */
export function EntryLevels({ levels }: { levels: readonly LevelRow[] }) {
  return (
    <table className="codex-levels">
      <caption className="sr-only">{t("levels")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("level")}</th>
          <th scope="col">{t("price")}</th>
          <th scope="col">{t("effect")}</th>
        </tr>
      </thead>
      <tbody>
        {levels.map(({ level, price, effect }) => (
          <tr key={level}>
            <th scope="row">{level}</th>
            <td className="figure">{price}</td>
            <td>{effect}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
