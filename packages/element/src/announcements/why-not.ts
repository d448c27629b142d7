import type { Described } from './move-text.js';
import { lazyWords } from '../words/lazy/index.js';
import { describeEnd } from './read-aloud.js';

/** Why a tool has nothing to do now, as a sentence; undefined when it has, or says so itself. */
export function whyNot({ game, describer }: Described, command: 'undo' | 'redo' | 'hint' | 'autoMove'): string | undefined {
  const words = lazyWords(describer.locale);
  if (command === 'undo') return game.canUndo ? undefined : words.nothingToUndo;
  if (command === 'redo') return game.canRedo ? undefined : words.nothingToRedo;
  return game.status === 'playing' ? undefined : describeEnd(game, describer);
}
