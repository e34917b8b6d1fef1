/** Figures as a text table. */

/** Aligns the columns of the rows: the first to the left, all others to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const [head = []] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join("  ");
  return rows.map(line).join("\n");
}

export const percent = (share: number): string => `${(share * 100).toFixed(0)}%`;
