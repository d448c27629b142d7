import { CARDS, KINDS } from '../../catalogue/families.js';
import { nameOf } from '../../catalogue/names.js';
import { ORDERS } from '../../catalogue/order.js';
import { counted } from '../../text/fill.js';
import type { Found } from '../../../build/catalogue.js';
import { html, type Markup } from '../../../build/html.js';
import type { Document } from '../../../build/page.js';
import type { Words } from './words.js';

/**
 * Returns the gallery's search field, and behind one button the filter chips, the sort order, the view switch and a game by chance; they need
 * the script of the page.
 */
export function filters({ lang, words: { gallery, facts } }: Document<Words>, found: readonly Found[]): Markup {
  const group = (label: string, values: readonly (readonly [name: string, value: string, text: string])[]): Markup =>
    html`<fieldset>
      <legend>${label}</legend>
      ${values.map(([name, value, text]) => html`<label><input type="checkbox" name="${name}" value="${value}" />${text}</label>`)}
    </fieldset>`;
  const chips = (name: string, label: string, values: readonly (readonly [value: string, text: string])[]): Markup =>
    group(
      label,
      values.map(([value, text]) => [name, value, text]),
    );
  return html`<form id="filters" class="filters" role="search">
    <label class="grow">${gallery.search}<input type="search" name="text" autocomplete="off" list="names" placeholder="${gallery.example}" /></label>
    <datalist id="names">
      ${found.map(({ facts: one }) => html`<option value="${nameOf(one, lang)}"></option>`)}
    </datalist>
    <button type="button" class="plain" id="to-filters" aria-expanded="false" aria-controls="more-filters">${gallery.filters}</button>
    <button type="button" class="plain" id="reset" hidden>${gallery.reset}</button>
    <dialog class="more" id="more-filters" aria-label="${gallery.filters}">
      <div class="row">
        <label class="order"
          >${gallery.order}<select name="sort">
            ${ORDERS.map((order) => html`<option value="${order}">${gallery.orders[order]}</option>`)}
          </select></label
        >
        <label class="check"><input type="checkbox" name="compact" />${gallery.compact}</label>
        <button type="button" class="plain" id="surprise">${gallery.surprise}</button>
      </div>
      <div class="chips">
        ${group(gallery.own, [
          ['favourites', 'on', gallery.favourites],
          ['unwon', 'on', gallery.unwon],
        ])}
        ${chips('length', gallery.length, [
          ['short', gallery.short],
          ['long', gallery.long],
        ])}
        ${chips('kind', gallery.kind, [
          ['luck', gallery.luck],
          ['skill', gallery.skill],
        ])}
        ${chips('packs', gallery.packs, [
          ['1', counted(facts.packs, 1, lang)],
          ['2', gallery.morePacks],
        ])}
        ${chips(
          'cards',
          gallery.cards,
          CARDS.map((how) => [how, gallery.lying[how]]),
        )}
        ${chips(
          'family',
          gallery.family,
          KINDS.map((kind) => [kind, gallery.families[kind]]),
        )}
      </div>
      <button type="button" class="button" id="show-found">${counted(gallery.show, found.length, lang)}</button>
    </dialog>
  </form>`;
}
