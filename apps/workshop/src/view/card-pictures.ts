import { SUIT_SHAPES } from '@patience/element/suits';
import { html, nothing, type TemplateResult } from 'lit';
import type { Field } from '../form/field.js';

/** A small card: its text, such as `7♥`; `_` is an empty place, and a card with `^` before it is lifted. */
type Sample = string;

/** Suits of cards that may follow each other. */
const SUITS: Readonly<Record<string, string>> = {
  alternate: '♠ ♥ ♣ ♦',
  same: '♥ ♥ ♥ ♥',
  colour: '♠ ♣ ♠ ♣',
  other: '♠ ♥ ♣ ♠',
  any: '♠ ♠ ♥ ♣',
};

/** Signs are drawn as shapes: some fonts lack them. */
const SHAPES: Readonly<Record<string, string>> = { '♣': SUIT_SHAPES.C, '♦': SUIT_SHAPES.D, '♥': SUIT_SHAPES.H, '♠': SUIT_SHAPES.S };

/** Pictures of the values of fields; `A`, `J`, `Q` and `K` stand for the letters of the language. */
const PICTURES: Partial<Readonly<Record<Field['key'], Readonly<Record<string, string>>>>> = {
  step: {
    down: 'K Q J 10',
    up: 'A 2 3 4',
    either: '5 6 5 4',
    equal: '7 7 7 7',
    '2': '2 4 6 8',
    '3': '3 6 9 Q',
    '4': '4 8 Q 3',
    '-2': '8 6 4 2',
    free: '9 2 K 5',
  },
  suit: SUITS,
  runSuit: SUITS,
  take: { none: '9♠ 8♥ 7♠ 6♥', top: '9♠ 8♥ 7♠ ^6♥', run: '2♠ 8♠ ^7♥ ^6♠', any: '9♠ ^2♣ ^K♥ ^6♥', all: '^9♠ ^8♥ ^7♠ ^6♥' },
  empty: { none: '_', any: '_ 5♥ K♠ A♣' },
};

/** Returns the small cards that show a value of a field; none where cards cannot show the meaning. */
function samplesOf({ key, value }: Field): readonly Sample[] {
  if (typeof value !== 'string') return [];
  const pictures = Object.hasOwn(PICTURES, key) ? PICTURES[key]! : {};
  if (Object.hasOwn(pictures, value)) return pictures[value]!.split(' ');
  return key === 'empty' && /^([AJQK]|\d+)$/.test(value) ? ['_', `${value}♠`, `${value}♥`] : [];
}

/** Draws the value of a field as small cards beside its words. Screen readers skip it, since the words say the same. @param letters for ace, jack, queen and king */
export function cardPictures(field: Field, letters: string): TemplateResult | typeof nothing {
  const samples = samplesOf(field);
  if (samples.length === 0) return nothing;
  const card = (sample: Sample): TemplateResult => {
    const isLifted = sample.startsWith('^');
    const text = sample.replace('^', '').replace(/[AJQK]/, (letter) => letters['AJQK'.indexOf(letter)]!);
    const kinds = [text === '_' ? 'gap' : '', /[♥♦]/.test(text) ? 'red' : '', isLifted ? 'lifted' : ''].filter(Boolean).join(' ');
    const shape = SHAPES[text.at(-1)!];
    const rank = text.replace(/[♠♥♣♦_]/, '');
    const sign = shape === undefined ? nothing : html`<svg viewBox="-40 -41 80 82"><path d=${shape} /></svg>`;
    return html`<i class=${kinds}>${rank}${sign}</i>`;
  };
  return html`<span class="mini-cards" translate="no" aria-hidden="true">${samples.map(card)}</span>`;
}
