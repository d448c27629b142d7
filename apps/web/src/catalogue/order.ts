/** The sort orders of the gallery. */
export const ORDERS = ['played', 'name', 'length', 'luck', 'winnable'] as const;
/** A sort order of the gallery. */
export type Order = (typeof ORDERS)[number];

/** The facts of a game that sorting compares. */
export interface Placed {
  readonly name: string;
  readonly minutes: number | undefined;
  readonly skill: number | undefined;
  readonly winnable: number | undefined;
  /** Time of the last move in milliseconds since 1970; 0 if never played. */
  readonly played: number;
  readonly favourite: boolean;
}

/** Compares two numbers; an undefined one comes last. */
const known = (a: number | undefined, b: number | undefined): number =>
  a === undefined || b === undefined ? Number(a === undefined) - Number(b === undefined) : a - b;
const back = (n: number | undefined): number | undefined => (n === undefined ? undefined : -n);

const ORDER: Readonly<Record<Order, (a: Placed, b: Placed) => number>> = {
  played: (a, b) => b.played - a.played || Number(b.favourite) - Number(a.favourite),
  name: () => 0,
  length: (a, b) => known(a.minutes, b.minutes),
  luck: (a, b) => known(a.skill, b.skill),
  winnable: (a, b) => known(back(a.winnable), back(b.winnable)),
};

/** Returns a comparison that puts shorter, luckier, more easily won or last played games first, and then sorts by name. */
export function inOrder(order: Order, lang: string): (a: Placed, b: Placed) => number {
  const { compare } = new Intl.Collator(lang);
  return (a, b) => ORDER[order](a, b) || compare(a.name, b.name);
}
