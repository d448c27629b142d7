/** Families of patiences: the folders of the packages. The generator of packages has the same list. */
const FAMILIES = ['open-columns', 'stock-columns', 'run-columns', 'pairs', 'one-pile', 'foundations', 'grids'] as const;
/** One of them. */
export type Family = (typeof FAMILIES)[number];

/** Is this the name of a family? */
export const isFamily = (name: unknown): name is Family => (FAMILIES as readonly unknown[]).includes(name);

/** Kinds of games that the gallery distinguishes. The deals tell whether cards are open and whether there is a stock. */
export const KINDS = ['columns', 'run-columns', 'pairs', 'one-pile', 'foundations', 'grids'] as const;
/** One of them. */
export type Kind = (typeof KINDS)[number];

/** The kind of game that a family is for the gallery. */
export const kindOf = (family: Family): Kind => (family === 'open-columns' || family === 'stock-columns' ? 'columns' : family);

/** States of the cards after the deal: all of them face up; some of them in a stock. */
export const CARDS = ['open', 'stock'] as const;
/** One of them. */
export type Cards = (typeof CARDS)[number];
