import { html, type TemplateResult } from 'lit/html.js';
import type { Card } from '@patience/core';
import type { TableActions } from '../../state/table-actions.js';
import { choose } from '../../game/player-settings.js';
import { LOOK_NAMES, LOOKS } from '../../menu-settings.js';
import type { TableDescriber } from '../../names/table-describer.js';
import { faceTemplate } from '../../view/card.js';
import type { FeatureWords } from '../../words/features/index.js';

/** Pictures of the decks: a spade and a heart; an acorn. */
const FACES = {
  french: html`<svg viewBox="0 0 48 24" aria-hidden="true"><path d="M13 3c3 4 6.5 6 6.5 9.5a3.5 3.5 0 0 1-5.5 2.5l1.5 5h-5L12 15a3.5 3.5 0 0 1-5.5-2.5C6.5 9 10 7 13 3z" /><path class="red" d="M35 20c-3-4-7-6.5-7-11a3.7 3.7 0 0 1 7-1.5A3.7 3.7 0 0 1 42 9c0 4.5-4 7-7 11z" /></svg>`,
  german: html`<svg viewBox="0 0 48 24" aria-hidden="true"><path class="nut" d="M17 10h14c0 5-3 8.5-7 11-4-2.5-7-6-7-11z" /><path class="leaf" d="M15.5 10c0-4 3.5-6 7.5-6V2h2v2c4 0 7.5 2 7.5 6z" /></svg>`,
};

/** Cards of the preview: an ace, a court card and a number. */
const SHOWN: readonly Card[] = [
  { id: 0, letter: 'A', rank: 1, suit: 'S', red: false },
  { id: 1, letter: 'K', rank: 13, suit: 'H', red: true },
  { id: 2, letter: 'T', rank: 10, suit: 'C', red: false },
];

/** Renders a small table with the looks that are chosen: on a phone the menu covers the real one. */
function previewTemplate({ element }: TableActions, { letters, german }: TableDescriber): TemplateResult {
  const style = { large: element.largeIndex, index: 'row', letters, deck: german && 'german', pictured: true } as const;
  return html`<div class="preview" aria-hidden="true"><i class="back"></i><i class="back"></i>${SHOWN.map(
    (card) => html`<span class=${`card ${card.suit}`}>${faceTemplate({ looks: undefined }, card, style, false)}</span>`,
  )}</div>`;
}

/**
 * Renders cloths, card backs and decks as pictures in the menu, below a preview. A choice shows at once there and on the table behind the
 * menu, which stays open.
 */
export function swatchesTemplate(actions: TableActions, describer: TableDescriber, words: FeatureWords): TemplateResult[] {
  const { element } = actions;
  const swatches = LOOK_NAMES.map((setting) => {
    const values = LOOKS[setting];
    const current: string = element[setting] ?? values[0];
    // Remove the attribute for the default, so that no file is loaded for it.
    const change = ({ target }: Event): void => {
      const { value } = target as HTMLInputElement;
      choose(element, { [setting]: value === values[0] ? undefined : value });
    };
    const names: Readonly<Record<string, string>> = words.looks[setting];
    return html`<fieldset class="swatches" @change=${change}>
      <legend>${names['name']}</legend>
      <div>${values.map(
        (value) =>
          html`<label title=${names[value]!}
            ><input type="radio" name=${setting} value=${value} .checked=${value === current} /><i class=${`swatch of-${setting} ${value}`}
              >${setting === 'faces' ? FACES[value as keyof typeof FACES] : ''}</i
            ><span class="sr">${names[value]}</span></label
          >`,
      )}</div>
    </fieldset>`;
  });
  return [previewTemplate(actions, describer), ...swatches];
}
