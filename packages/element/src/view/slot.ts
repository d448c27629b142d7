import type { Pile, View } from '@patience/core';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { lettering, widthOf } from '../faces/glyphs.js';
import { rankText } from '../faces/face.js';
import { buttonTemplate, type ButtonModel } from './button.js';
import { countTemplate } from './count.js';
import type { Scene } from './scene.js';

/** The meaning of an empty place: a rank that opens it, closed, to be turned over again, or anything goes. */
export type Sign = { readonly rank: number } | 'closed' | 'again' | 'back' | 'open';

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
export function signOf(pile: Pile, view: View, can: true | string | undefined): Sign {
  if (view.count(pile.id) > 0) return 'back';
  if (can !== undefined) return can === true ? 'again' : 'closed';
  const { accept } = pile;
  if (typeof accept === 'function' || (accept && 'cards' in accept)) return 'open';
  const rules = accept === undefined ? [] : 'length' in accept ? accept : [accept];
  const empty = rules.find((rule) => rule.empty !== undefined)?.empty;
  if (typeof empty === 'number') return { rank: empty };
  return empty !== undefined || accept === undefined || pile.role === 'foundation' ? 'open' : 'closed';
}

function signTemplate(sign: Sign, letters: string): TemplateResult | typeof nothing {
  if (sign === 'open' || sign === 'back') return nothing;
  if (typeof sign === 'object') {
    const text = rankText(sign.rank, letters);
    return html`<svg viewBox="0 0 100 140" aria-hidden="true">
      <path class="letter" d=${lettering(text, 50 - widthOf(text), 50, 2)} />
    </svg>`;
  }
  return html`<svg viewBox="0 0 100 140" aria-hidden="true"><path class="stroke" d=${sign === 'closed' ? CLOSED : AGAIN} /></svg>`;
}

/** An empty place, or the back of a pile that is clicked. */
export const slotTemplate = (scene: Scene, letters: string, model: SlotModel): TemplateResult => {
  const part = model.sign === 'back' ? 'back' : 'slot';
  return buttonTemplate(
    scene,
    part,
    `${part} ${model.role}${model.sign === 'closed' ? ' closed' : ''}`,
    model,
    html`${signTemplate(model.sign, letters)}${countTemplate(model.count)}`,
  );
};
