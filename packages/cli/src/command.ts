import type { FlagName } from './flags.js';
import type { Call } from './io.js';

export const COMMANDS = ['list', 'deal', 'moves', 'perft', 'replay', 'simulate', 'solve'] as const;
export type CommandName = (typeof COMMANDS)[number];

/** A verb of `patience`. */
export interface Command {
  readonly name: CommandName;
  /** The word it works on. */
  readonly operand?: 'ID' | 'FILE';
  /** What must be given besides. */
  readonly needs?: FlagName;
  readonly flags: readonly FlagName[];
  /** @returns the exit code @throws BadInput, and ContractError when a variant breaks its contract */
  run(call: Call): Promise<number> | number;
}

/** Loads a command; what the others need stays on the disk. */
export async function loadCommand(name: CommandName): Promise<Command> {
  switch (name) {
    case 'list':
      return (await import('./commands/list.js')).list;
    case 'deal':
      return (await import('./commands/deal.js')).deal;
    case 'moves':
      return (await import('./commands/moves.js')).moves;
    case 'perft':
      return (await import('./commands/perft.js')).perft;
    case 'replay':
      return (await import('./commands/replay.js')).replay;
    case 'simulate':
      return (await import('./commands/simulate.js')).simulate;
    case 'solve':
      return (await import('./commands/solve.js')).solve;
  }
}
