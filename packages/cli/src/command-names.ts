/** The verbs of `patience`, in the order of its help. */
export const COMMANDS = ['list', 'options', 'deal', 'moves', 'perft', 'replay', 'simulate', 'solve'] as const;

/** One of them. */
export type CommandName = (typeof COMMANDS)[number];

/** Those that tell what they have found so far when they are interrupted. */
export const TELLING: readonly string[] = ['simulate', 'solve'] satisfies readonly CommandName[];
