import type { Pile } from '@patience/core';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { lettering, widthOf } from '../faces/glyphs.js';
import { rankText, type FaceStyle } from '../faces/face.js';
import { ownText } from '../faces/own.js';
import { place } from '../faces/path.js';
import { SUIT_SHAPES } from '../faces/suits.js';
import type { SlotSign } from '../table/sign.js';
import { buttonTemplate, countTemplate, ownBack, type ButtonModel } from './card.js';
import { tuned, type Scene } from './scene.js';

/** A slot: the button of a pile without an open card. */
export interface SlotModel extends ButtonModel {
  readonly sign: SlotSign;
  /** Number of face-down cards in the pile, or of turns that are left. */
  readonly count: number | undefined;
  readonly role: Pile['role'];
  /** The name of the place, where it is written there; else empty. */
  readonly name: string;
}

const CLOSED = 'M38 58L62 82M62 58L38 82';
const AGAIN = 'M69 70A19 19 0 1 1 62 55.5M63 44L63 57L50 57';

function signTemplate(sign: SlotSign, { letters, deck, own }: FaceStyle): TemplateResult | typeof nothing {
  if (sign === 'open' || sign === 'back') return nothing;
  if (typeof sign === 'object') {
    const text = own ? ownText(own.faces.letterOf(sign.rank), letters) : rankText(sign.rank, letters);
    // Suits of other decks than the French are pictures, which cannot be recognised as an outline.
    const suit = deck ? undefined : sign.suit;
    const shape =
      lettering(text, 50 - widthOf(text), suit ? 30 : 50, 2) + (suit ? place((own?.signs ?? SUIT_SHAPES)[suit]!, 50, 100, 1.5) : '');
    return html`<svg viewBox="0 0 100 140" aria-hidden="true"><path class="letter" d=${shape} /></svg>`;
  }
  return html`<svg viewBox="0 0 100 140" aria-hidden="true"><path class="stroke" d=${sign === 'closed' ? CLOSED : AGAIN} /></svg>`;
}

/** Returns the number of letters of the longest word. */
export const longestWord = (text: string): number => Math.max(...text.split(' ').map(({ length }) => length));

/** Renders the name of an empty place. The button's name has it for screen readers. */
const nameTemplate = (name: string): TemplateResult | typeof nothing =>
  name ? html`<span class="name" aria-hidden="true" ${tuned('--_n', String(longestWord(name)))}>${name}</span>` : nothing;

/** Renders an empty slot, or the back of a pile that has an action. */
export const slotTemplate = (scene: Scene, style: FaceStyle, model: SlotModel): TemplateResult => {
  const part = model.sign === 'back' ? 'back' : 'slot';
  return buttonTemplate(
    scene,
    { part, kind: `${part} ${model.role}${model.sign === 'closed' ? ' closed' : ''}` },
    model,
    html`${model.sign === 'back' ? ownBack(scene) : signTemplate(model.sign, style)}${nameTemplate(model.name)}${countTemplate(model.count)}`,
  );
};
