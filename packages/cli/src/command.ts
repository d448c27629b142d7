import type { CommandName } from './command-names.js';
import type { FlagName } from './flags.js';
import type { Call } from './io.js';

/** A command of `patience`. */
export interface Command {
  readonly name: CommandName;
  /** Kind of its operand: the id of a patience, or a file. */
  readonly operand?: 'ID' | 'FILE';
  /** Flag that must be given. */
  readonly needs?: FlagName;
  readonly flags: readonly FlagName[];
  /** Runs the command. @returns the exit code @throws BadInput; ContractError when a patience breaks the contract */
  run(call: Call): Promise<number> | number;
}
