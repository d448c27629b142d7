import type { Sheet } from '../events.js';
import type { Direction } from './cursor.js';

/** What a key or a button asks for, or a page: the sheets by their names among it. */
export type Command = 'undo' | 'redo' | 'hint' | 'autoMove' | 'pause' | 'act' | 'release' | Sheet | Question;

/** What a player asks for who cannot see it: what lies on the table, what can be done, what lies in this pile, what there is to know of this card. */
export type Question = 'table' | 'moves' | 'column' | 'card';

/** Where an arrow goes. */
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

const LETTERS: Readonly<Record<string, Command>> = {
  u: 'undo',
  r: 'redo',
  h: 'hint',
  n: 'new',
  a: 'autoMove',
  t: 'table',
  w: 'moves',
  c: 'column',
  f: 'find',
  p: 'pause',
  d: 'act',
  '?': 'help',
};

/** The last letter of the Latin blocks of Unicode, accented ones included. */
const LAST_LATIN = '\u024f';

/** The key as commands name it, in lower case. On a keyboard with another script, such as Greek, a letter key counts by its place. */
const nameOf = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string =>
  key.length > 1 ? key : (key > LAST_LATIN && code.startsWith('Key') ? code.slice(3) : key).toLowerCase();

/** The command of a key. @param letters single letters are commands too */
export function commandOf(event: KeyboardEvent, letters: boolean): Command | ArrowMove | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (altKey) return undefined;
  const letter = nameOf(event);
  if (ctrlKey || metaKey) {
    if (letter === 'z') return shiftKey ? 'redo' : 'undo';
    return letter === 'y' ? 'redo' : undefined;
  }
  if (key === 'Escape') return 'release';
  const arrow = ARROWS[key];
  if (arrow) return { go: arrow };
  return letters ? LETTERS[letter] : undefined;
}
