export const ORDERS = ['played', 'name', 'length', 'luck', 'winnable'] as const;
export type Order = (typeof ORDERS)[number];

export interface Placed {
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

/** Comparisons that put shorter, luckier, more easily won or last played games first. Others keep their order, which is that of their names. */
export const IN_ORDER: Readonly<Record<Order, (a: Placed, b: Placed) => number>> = {
  played: (a, b) => b.played - a.played || Number(b.favourite) - Number(a.favourite),
  name: () => 0,
  length: (a, b) => known(a.minutes, b.minutes),
  luck: (a, b) => known(a.skill, b.skill),
  winnable: (a, b) => known(back(a.winnable), back(b.winnable)),
};
