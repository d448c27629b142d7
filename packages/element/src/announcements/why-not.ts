import type { TableSession } from '../game/table-session.js';
import { deferredWords } from '../words/lazy/index.js';
import { tellEnd } from './read-aloud.js';

/** Why a tool has nothing to do now, as a sentence; undefined when it has, or says so itself. */
export function whyNot({ game, pileNames }: TableSession, command: 'undo' | 'redo' | 'hint' | 'allUp'): string | undefined {
  const words = deferredWords[pileNames.locale];
  if (command === 'undo') return game.canUndo ? undefined : words.nothingToUndo;
  if (command === 'redo') return game.canRedo ? undefined : words.nothingToRedo;
  return game.status === 'playing' ? undefined : tellEnd(game, pileNames);
}
