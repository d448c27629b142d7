import type { Described } from './move-text.js';
import { featureWords } from '../../words/features/index.js';
import { describeEnd } from '../../names/read-aloud.js';

/** Returns why a tool has nothing to do now. */
export function whyNot({ game, describer }: Described, command: 'undo' | 'redo' | 'hint' | 'autoMove'): string {
  const words = featureWords(describer.locale);
  if (command === 'undo') return words.nothingToUndo;
  return command === 'redo' ? words.nothingToRedo : describeEnd(game, describer);
}
