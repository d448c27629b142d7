/**
 * Lists the piles of pyramids that lie side by side, row by row from the top: the horizontal place of each in half cards, and its row.
 * Neighbouring pyramids share the corner pile of their lowest rows.
 */
export function pyramidsOf(rows: number, peaks: number): readonly (readonly [half: number, row: number])[] {
  const width = 2 * (rows - 1);
  const places = peaks * width + 1;
  return Array.from({ length: rows * places }, (_, n) => [n % places, Math.floor(n / places)] as const).filter(([half, row]) => {
    const fromPeak = Math.abs((half % width || 0) - width / 2);
    return fromPeak <= row && (fromPeak + row) % 2 === 0;
  });
}
