/** A place of the castle: the throne, a pile of guards or a card of the wall. */
export interface Place {
  readonly id: string;
  /** Whether several cards lie there: on the throne and at the posts of the guards. */
  readonly isPost: boolean;
  /** Upper left corner, in cards. */
  readonly at: readonly [x: number, y: number];
  /** Places right below it. The wall's last row has none. */
  readonly below: readonly string[];
  /** Places beside it. */
  readonly beside: readonly string[];
  /** Cards of the wall that hold it: the two whose lower corners it touches, at the edge the only one and the card straight above. */
  readonly held: readonly string[];
}

/** Positions of the cards of each row, from the throne down to the last row of the wall. */
const ROWS = [[3.5], [1.5, 3.5, 5.5], [0.5, 2.5, 4.5, 6.5], ...[8, 7, 8, 7, 8, 7].map((length) => across(length))];
/** The first row of the wall. */
const WALL = 3;

function across(length: number): number[] {
  return Array.from({ length }, (_, i) => i + (8 - length) / 2);
}

/** Returns the ids of the places of a row that are at most this far away. */
function near(row: number, x: number, distance: number): string[] {
  const first = ROWS.slice(0, row).flat().length + 1;
  return (ROWS[row] ?? []).flatMap((other, i) => (Math.abs(other - x) <= distance ? [`t${first + i}`] : []));
}

function heldBy(row: number, x: number): string[] {
  if (row <= WALL) return [];
  const touching = near(row - 1, x, 0.5);
  return touching.length > 1 || row - 2 < WALL ? touching : [...touching, ...near(row - 2, x, 0)];
}

/** All places, row by row. */
export const PLACES: readonly Place[] = ROWS.flatMap((xs, row) =>
  xs.map((x) => {
    const [id] = near(row, x, 0);
    const y = row < WALL ? row * 1.05 : WALL * 1.05 + 0.1 + (row - WALL) / 2;
    return {
      id: id!,
      isPost: row < WALL,
      at: [x, y] as const,
      below: near(row + 1, x, row === 0 ? 2 : 1),
      beside: near(row, x, row < WALL ? 2 : 1).filter((other) => other !== id),
      held: heldBy(row, x),
    };
  }),
);
