/** Escape sequences of colour take no room. */
// eslint-disable-next-line no-control-regex
const COLOUR = /\x1b\[\d*m/g;

/** How many characters of a line a text takes. */
export const width = (text: string): number => [...text.replace(COLOUR, '')].length;

/** Aligns cells under each other, two blanks apart. @param right indices of columns that are aligned to the right */
export function columns(rows: readonly (readonly string[])[], right: readonly number[] = []): string {
  const widths: number[] = [];
  for (const row of rows) row.forEach((cell, i) => (widths[i] = Math.max(widths[i] ?? 0, width(cell))));
  return rows
    .map((row) =>
      row
        .map((cell, i) => {
          const room = ' '.repeat(widths[i]! - width(cell));
          return right.includes(i) ? room + cell : cell + room;
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
