import type { Json } from '@patience/recipe';
import { wordsOf, type Spec } from './field.js';

/** The parts of a link, the relation of two cards in sequence, such as `down alternate wrap`. */
interface LinkParts {
  readonly step: string;
  readonly suit: string;
  /** Whether ranks wrap around: `wrap`, `from K`, or an empty text. */
  readonly round: string;
}

const STEPS = ['down', 'up', 'either', 'equal', '2', '3', '4', '-2'];
const SUITS = ['alternate', 'same', 'colour', 'other', 'any'];
const USUAL: LinkParts = { step: 'down', suit: 'alternate', round: '' };

function partsOf(part: Json | undefined): LinkParts | undefined {
  if (typeof part !== 'string') return undefined;
  const [, step, suit, round = ''] = /^(\S+) (\S+)(?: (.+))?$/.exec(part) ?? [];
  return step !== undefined && suit !== undefined ? { step, suit, round } : undefined;
}

const written = ({ step, suit, round }: LinkParts): string => `${step} ${suit}${round === '' ? '' : ` ${round}`}`;

const known = (values: readonly string[], value: string | undefined): string | undefined =>
  value !== undefined && values.includes(value) ? value : undefined;

/** Field for the direction in which cards build; `none`: no card is laid on another; `free`: any card on any other. */
export const stepSpec: Spec = {
  key: 'step',
  control: { kind: 'choice', values: ['none', ...STEPS, 'free'] },
  read: (part) => (part === undefined ? 'none' : part === 'any' ? 'free' : known(STEPS, partsOf(part)?.step)),
  write: (value, part) =>
    value === 'none' ? undefined : value === 'free' ? 'any' : written({ ...(partsOf(part) ?? USUAL), step: String(value) }),
};

/** Field for the suits of two cards in sequence. */
export const suitSpec: Spec = {
  key: 'suit',
  control: { kind: 'choice', values: SUITS },
  read: (part) => known(SUITS, partsOf(part)?.suit),
  write: (value, part) => written({ ...(partsOf(part) ?? USUAL), suit: String(value) }),
};

/** Field for whether a king and an ace follow each other. */
export const roundSpec: Spec = {
  key: 'round',
  control: { kind: 'switch' },
  read: (part) => {
    const round = partsOf(part)?.round;
    return round === '' ? false : round === 'wrap' ? true : undefined;
  },
  write: (value, part) => written({ ...(partsOf(part) ?? USUAL), round: value === true ? 'wrap' : '' }),
};

/** Tells whether a part is a link with suits: the fields for suit and wrapping around apply to it. */
export const isLink = (part: Json | undefined): boolean => partsOf(part) !== undefined;

/** Returns the field for the cards that are lifted together. */
export const takeSpec = (building: Json | undefined): Spec => ({
  key: 'take',
  control: (allowed) => ({ kind: 'choice', values: ['none', ...wordsOf(allowed), 'run'] }),
  read: (part) =>
    part === undefined || part === false
      ? 'none'
      : typeof part === 'string'
        ? part
        : typeof part === 'object' && part !== null && 'run' in part
          ? 'run'
          : undefined,
  write: (value) =>
    value === 'none' ? undefined : value === 'run' ? { run: isLink(building) ? building! : 'down alternate' } : String(value),
});
