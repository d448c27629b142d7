import type { CommandName } from './command-names.js';
import type { Command } from './command.js';

/** Loads a command and the modules that it needs. Modules of other commands are not loaded, so that the program starts quickly. */
export async function loadCommand(name: CommandName): Promise<Command> {
  switch (name) {
    case 'list':
      return (await import('./commands/list.js')).list;
    case 'options':
      return (await import('./commands/options.js')).options;
    case 'check':
      return (await import('./commands/check.js')).check;
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
