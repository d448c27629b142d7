import type { Described } from './move-text.js';
import { lazyWords } from '../words/lazy/index.js';
import { describeEnd } from './read-aloud.js';

/** Returns why a tool has nothing to do now; undefined when it has, or when it gives the reason itself. */
export function whyNot({ game, describer }: Described, command: 'undo' | 'redo' | 'hint' | 'autoMove'): string | undefined {
  const words = lazyWords(describer.locale);
  if (command === 'undo') return game.canUndo ? undefined : words.nothingToUndo;
  if (command === 'redo') return game.canRedo ? undefined : words.nothingToRedo;
  return game.status === 'playing' ? undefined : describeEnd(game, describer);
}
