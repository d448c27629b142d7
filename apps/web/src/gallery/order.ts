/** The orders of the gallery. */
export const ORDERS = ['played', 'name', 'length', 'luck', 'winnable'] as const;
/** One of them. */
export type Order = (typeof ORDERS)[number];

/** What the order looks at. */
export interface Placed {
  readonly name: string;
  readonly minutes: number | undefined;
  readonly skill: number | undefined;
  readonly winnable: number | undefined;
  /** When it was played last, in milliseconds since 1970; 0: never. */
  readonly played: number;
  readonly favourite: boolean;
}

/** What is not known comes last. */
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

/** How two games follow each other: the shorter, the luckier, the one won more easily, the one played last first; then by name. */
export function inOrder(order: Order, lang: string): (a: Placed, b: Placed) => number {
  const { compare } = new Intl.Collator(lang);
  return (a, b) => ORDER[order](a, b) || compare(a.name, b.name);
}
