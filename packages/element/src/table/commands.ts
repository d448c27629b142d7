import type { Sheet } from '../events.js';
import type { Direction } from './cursor.js';
import type { Shortcuts } from './shortcuts.js';

/** A command of a key, a button or the page, including the sheets by their names. */
export type Command = 'undo' | 'redo' | 'hint' | 'autoMove' | 'pause' | 'act' | 'release' | Sheet | Question;

/** A question about the table, for players who do not see it: the whole table, the legal moves, the focused pile, or the focused card. */
export type Question = 'table' | 'moves' | 'column' | 'card';

/** A move of the keyboard cursor. */
export interface ArrowMove {
  readonly go: Direction;
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
};

/** The last letter of the Latin blocks of Unicode, including accented letters. */
const LAST_LATIN = '\u024f';

/** Returns the key of a command, in lower case. On a keyboard with another script, such as Greek, a letter key counts by its position. */
const nameOf = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string =>
  key.length > 1 ? key : (key > LAST_LATIN && code.startsWith('Key') ? code.slice(3) : key).toLowerCase();

/** Returns the command of a key event. */
export function commandOf(event: KeyboardEvent, shortcuts: Shortcuts): Command | ArrowMove | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (altKey) return undefined;
  const letter = nameOf(event);
  if (ctrlKey || metaKey) {
    const command = letter === 'y' || (letter === 'z' && shiftKey) ? 'redo' : letter === 'z' ? 'undo' : undefined;
    return command && shortcuts.has(command) ? command : undefined;
  }
  if (key === 'Escape') return 'release';
  const arrow = ARROWS[key];
  return arrow ? { go: arrow } : shortcuts.commandOf(letter);
}

/** The commands that change nothing in the game: those of players who may only look on. */
const LOOKING: readonly string[] = ['table', 'moves', 'column', 'card', 'find', 'help', 'rules', 'release'];

/** Tells whether a command changes nothing in the game. */
export const isLooking = (command: Command | ArrowMove): boolean => typeof command === 'object' || LOOKING.includes(command);
