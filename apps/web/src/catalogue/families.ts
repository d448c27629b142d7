/** What a patience plays like: the folder of its package says it. The generator of packages knows the same ones. */
export const FAMILIES = ['open-columns', 'stock-columns', 'run-columns', 'pairs', 'one-pile', 'foundations', 'grids'] as const;
export type Family = (typeof FAMILIES)[number];

export const isFamily = (name: unknown): name is Family => (FAMILIES as readonly unknown[]).includes(name);
