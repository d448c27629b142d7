import type { AcceptCards, AcceptFn, Card, Game, Pile, Suit } from '@patience/core';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { lettering, widthOf } from '../faces/glyphs.js';
import { rankText, type FaceStyle } from '../faces/face.js';
import { place } from '../faces/path.js';
import { SUIT_SHAPES } from '../faces/suits.js';
import { buttonTemplate, type ButtonModel } from './button.js';
import { countTemplate } from './count.js';
import type { Scene } from './scene.js';

/** The meaning of an empty place: a rank that opens it, or one card, closed, to be turned over again, or anything goes. */
export type Sign = { readonly rank: number; readonly suit?: Suit } | 'closed' | 'again' | 'back' | 'open';

/** A place without an open card: it is a button too. */
export interface SlotModel extends ButtonModel {
  readonly sign: Sign;
  /** How many cards lie there face down, or how often they are turned over again, in figures. */
  readonly count: number | undefined;
  readonly role: Pile['role'];
}

const CLOSED = 'M38 58L62 82M62 58L38 82';
const AGAIN = 'M69 70A19 19 0 1 1 62 55.5M63 44L63 57L50 57';

/** Is an empty pile still a place? A gap in what was laid out once is none, unless something is done or laid there. */
export const isPlace = (pile: Pile, action: string | undefined): boolean =>
  pile.accept !== undefined || action !== undefined || !(pile.role === 'tableau' || pile.role === 'reserve');

/** What an empty pile says about itself. @param can what its action says, if it has one */
export function signOf(pile: Pile, game: Game, can: true | string | undefined): Sign {
  if (game.view.count(pile.id) > 0) return 'back';
  if (can !== undefined) return can === true ? 'again' : 'closed';
  const { accept } = pile;
  if (typeof accept === 'function' || (accept && 'cards' in accept))
    return pile.role === 'foundation' ? baseOf(pile.id, accept, game) : 'open';
  const rules = accept === undefined ? [] : 'length' in accept ? accept : [accept];
  const empty = rules.find((rule) => rule.empty !== undefined)?.empty;
  if (typeof empty === 'number') return { rank: empty };
  return empty !== undefined || accept === undefined || pile.role === 'foundation' ? 'open' : 'closed';
}

/** What opens a foundation by a function: it is asked with each card, as if it came from the first column. */
function baseOf(id: string, accept: AcceptFn | AcceptCards, { view, table }: Game): Sign {
  const from = view.piles('tableau')[0] ?? view.piles().find((other) => other !== id)!;
  const opens = (card: Card): boolean =>
    (typeof accept === 'function' ? accept([card], null, view, id, from) : accept.cards([card])) === true;
  let bases: Card[];
  try {
    bases = table.cards.filter(opens);
  } catch {
    // Nobody makes such a move: rules need not be prepared for it.
    return 'open';
  }
  const [first] = bases;
  if (!first || bases.some(({ rank }) => rank !== first.rank)) return 'open';
  return bases.some(({ suit }) => suit !== first.suit) ? { rank: first.rank } : { rank: first.rank, suit: first.suit };
}

function signTemplate(sign: Sign, { letters, deck }: FaceStyle): TemplateResult | typeof nothing {
  if (sign === 'open' || sign === 'back') return nothing;
  if (typeof sign === 'object') {
    const text = rankText(sign.rank, letters);
    // Other suits than the French ones are pictures, which tell nothing as an outline.
    const suit = deck ? undefined : sign.suit;
    const shape = lettering(text, 50 - widthOf(text), suit ? 30 : 50, 2) + (suit ? place(SUIT_SHAPES[suit], 50, 100, 1.5) : '');
    return html`<svg viewBox="0 0 100 140" aria-hidden="true"><path class="letter" d=${shape} /></svg>`;
  }
  return html`<svg viewBox="0 0 100 140" aria-hidden="true"><path class="stroke" d=${sign === 'closed' ? CLOSED : AGAIN} /></svg>`;
}

/** An empty place, or the back of a pile that is clicked. */
export const slotTemplate = (scene: Scene, style: FaceStyle, model: SlotModel): TemplateResult => {
  const part = model.sign === 'back' ? 'back' : 'slot';
  return buttonTemplate(
    scene,
    part,
    `${part} ${model.role}${model.sign === 'closed' ? ' closed' : ''}`,
    model,
    html`${signTemplate(model.sign, style)}${countTemplate(model.count)}`,
  );
};
