import type { CommandName } from './command-names.js';
import type { FlagName } from './flags.js';
import type { Call } from './io.js';

/** A verb of `patience`. */
export interface Command {
  readonly name: CommandName;
  /** The word it works on. */
  readonly operand?: 'ID' | 'FILE';
  /** What must be given besides. */
  readonly needs?: FlagName;
  /** It plays a stranger's module in confined processes by itself. */
  readonly confines?: true;
  readonly flags: readonly FlagName[];
  /** @returns the exit code @throws BadInput, and ContractError when a variant breaks its contract */
  run(call: Call): Promise<number> | number;
}
