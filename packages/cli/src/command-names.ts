/** Names of the commands of `patience`, in the order of its help. */
export const COMMANDS = ['list', 'options', 'check', 'deal', 'moves', 'perft', 'replay', 'simulate', 'solve'] as const;

/** Name of a command. */
export type CommandName = (typeof COMMANDS)[number];
