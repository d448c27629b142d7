/** Matches escape sequences of colours, which take no space on the screen. */
// eslint-disable-next-line no-control-regex
const COLOUR = /\x1b\[\d*m/g;

/** Returns the width of a text on the screen, in characters. */
export const width = (text: string): number => [...text.replace(COLOUR, '')].length;

/** Returns a table with aligned columns, two blanks apart. @param right indices of columns that are aligned to the right */
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
