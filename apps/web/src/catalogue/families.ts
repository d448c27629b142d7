/** Families of patiences: the folders of the packages. The generator of packages has the same list. */
const FAMILIES = ['open-columns', 'stock-columns', 'run-columns', 'pairs', 'one-pile', 'foundations', 'grids'] as const;
export type Family = (typeof FAMILIES)[number];

export const isFamily = (name: unknown): name is Family => (FAMILIES as readonly unknown[]).includes(name);

/** Kinds of games that the gallery distinguishes. The deals tell whether cards are open and whether there is a stock. */
export const KINDS = ['columns', 'run-columns', 'pairs', 'one-pile', 'foundations', 'grids'] as const;
export type Kind = (typeof KINDS)[number];

export const kindOf = (family: Family): Kind => (family === 'open-columns' || family === 'stock-columns' ? 'columns' : family);

/** Facts about the cards after the deal: `open`, all of them face up; `stock`, some of them in a stock. */
export const CARDS = ['open', 'stock'] as const;
export type Cards = (typeof CARDS)[number];
