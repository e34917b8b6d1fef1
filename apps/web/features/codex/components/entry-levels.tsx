import { enCodex } from "@emberlode/words/en/codex";
import type { LevelRow } from "../entry.ts";

/** What each level of a tool costs and gives. */
export function EntryLevels({ levels }: { levels: readonly LevelRow[] }) {
  return (
    <table className="codex-levels">
      <caption className="sr-only">{enCodex.levels}</caption>
      <thead>
        <tr>
          <th scope="col">{enCodex.level}</th>
          <th scope="col">{enCodex.price}</th>
          <th scope="col">{enCodex.effect}</th>
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
