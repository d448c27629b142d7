/** What a patience plays like: the folder of its package says it. The generator of packages knows the same ones. */
const FAMILIES = ['open-columns', 'stock-columns', 'run-columns', 'pairs', 'one-pile', 'foundations', 'grids'] as const;
/** One of them. */
export type Family = (typeof FAMILIES)[number];

/** Is this the name of a family? */
export const isFamily = (name: unknown): name is Family => (FAMILIES as readonly unknown[]).includes(name);

/** What the gallery tells apart of it. Whether the cards of columns lie open, or there is a stock, their deals say. */
export const KINDS = ['columns', 'run-columns', 'pairs', 'one-pile', 'foundations', 'grids'] as const;
/** One of them. */
export type Kind = (typeof KINDS)[number];

/** The kind of game that a family is for the gallery. */
export const kindOf = (family: Family): Kind => (family === 'open-columns' || family === 'stock-columns' ? 'columns' : family);

/** How the cards lie after the deal: all of them face up; some of them in a stock. */
export const CARDS = ['open', 'stock'] as const;
/** One of them. */
export type Cards = (typeof CARDS)[number];
