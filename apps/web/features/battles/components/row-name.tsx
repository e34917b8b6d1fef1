/** The first cell of a row; on a narrow screen its text is above the others, which get its room. */
export function RowName({ name, scope = "row" }: { name: string; scope?: "row" | "col" }) {
  return (
    <th scope={scope}>
      <span className="battle-row-name">{name}</span>
    </th>
  );
}
