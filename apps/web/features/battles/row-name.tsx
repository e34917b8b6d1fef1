/** A row's header cell; on a narrow screen it moves above the others. */
export function RowName({ name, scope = "row" }: { name: string; scope?: "row" | "col" }) {
  return (
    <th scope={scope}>
      <span className="battle-row-name">{name}</span>
    </th>
  );
}
