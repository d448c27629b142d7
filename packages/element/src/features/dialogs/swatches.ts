import { html, type TemplateResult } from 'lit/html.js';
import type { TableActions } from '../../state/table-actions.js';
import { choose } from '../../game/player-settings.js';
import { LOOK_NAMES, LOOKS } from '../../menu-settings.js';
import type { FeatureWords } from '../../words/features/index.js';

/** Pictures of the decks: a spade and a heart; an acorn. */
const FACES = {
  french: html`<svg viewBox="0 0 48 24" aria-hidden="true"><path d="M13 3c3 4 6.5 6 6.5 9.5a3.5 3.5 0 0 1-5.5 2.5l1.5 5h-5L12 15a3.5 3.5 0 0 1-5.5-2.5C6.5 9 10 7 13 3z" /><path class="red" d="M35 20c-3-4-7-6.5-7-11a3.7 3.7 0 0 1 7-1.5A3.7 3.7 0 0 1 42 9c0 4.5-4 7-7 11z" /></svg>`,
  german: html`<svg viewBox="0 0 48 24" aria-hidden="true"><path class="nut" d="M17 10h14c0 5-3 8.5-7 11-4-2.5-7-6-7-11z" /><path class="leaf" d="M15.5 10c0-4 3.5-6 7.5-6V2h2v2c4 0 7.5 2 7.5 6z" /></svg>`,
};

/**
 * Renders cloths, card backs and decks as pictures in the menu. A choice shows at once on the table behind the menu, which stays open.
 */
export function swatchesTemplate({ element }: TableActions, words: FeatureWords): TemplateResult[] {
  return LOOK_NAMES.map((setting) => {
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
}
