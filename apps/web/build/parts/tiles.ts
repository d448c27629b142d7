import type { Locale } from '@patience/core';
import type { Facts } from '../../src/catalogue/entry.js';
import { CARDS, kindOf, KINDS } from '../../src/catalogue/families.js';
import { factWords, inOneLine } from '../../src/catalogue/say.js';
import { ORDERS } from '../../src/gallery/order.js';
import { searchKeywords } from '../../src/gallery/search-keywords.js';
import { MINIATURE } from '../../src/miniature/sketch.js';
import { introOf, namesIn } from '../../src/rules/story.js';
import { counted } from '../../src/text/fill.js';
import { cardsOf } from '../cards.js';
import { forFirstVisit, type Found } from '../catalogue.js';
import type { Document } from '../documents.js';
import { html, Markup } from '../html.js';
import { link } from './chrome.js';

/** Address of a variant's miniature, from the root of the site. */
export const pictureOf = (id: string, lang: Locale): string => `pictures/${id}.deal.${lang}.svg`;
/** The same of the smaller one in the strip. */
export const thumbOf = (id: string): string => `pictures/${id}.thumb.svg`;
/** The same of the plan of its table. */
export const planOf = (id: string): string => `pictures/${id}.plan.svg`;

/** @param when `now`: at once; `lazy`: when it comes into view; `later`: when the first deal lies there (see src/table/strip.ts) */
const picture = (doc: Document, file: string, when: 'now' | 'lazy' | 'later'): Markup =>
  html`<img
    ${when === 'later' ? 'data-src' : 'src'}="${link(doc, file)}"
    width="${MINIATURE.width}"
    height="${MINIATURE.height}"
    alt=""
    ${when === 'lazy' && html` loading="lazy"`}
    decoding="async"
  />`;

/** What is to be known of a game before playing it. */
export const factList = ({ words }: Document, facts: Facts): Markup =>
  html`<ul class="facts">
    ${factWords(words, facts).map((text) => html`<li>${text}</li>`)}
  </ul>`;

/** One game of the gallery: picture, name, sentence, facts. What depends on the player is added in the browser. */
export function tile(doc: Document, { facts, variant, family }: Found, index: number): Markup {
  const { words, lang } = doc;
  const { id, packs, minutes, skill, winnable } = facts;
  const data = (name: string, value: string | number | undefined): Markup | false =>
    value !== undefined && html` data-${new Markup(name)}="${value}"`;
  const [kind, cards] = [family && kindOf(family), cardsOf(variant)];
  // It is found by its names in all languages, and by what else players call it: the rules begin with that.
  const names = [...Object.values(facts.names), ...Object.values(variant.strings).map(({ rules }) => namesIn(introOf(rules ?? '')))].join(
    ' ',
  );
  return html`<li
    class="tile"
    data-id="${id}"
    data-packs="${packs}"
    ${data('minutes', minutes)}${data('skill', skill)}${data('winnable', winnable)}${data('family', kind)}
    data-cards="${cards.join(' ')}"
    data-names="${names}"
    data-also="${searchKeywords(words, facts, kind, cards)}"
  >
    ${picture(doc, pictureOf(id, lang), index < 3 ? 'now' : 'lazy')}
    <h2><a href="${link(doc, `${lang}/play/${id}/`)}">${facts.names[lang]}</a></h2>
    <p>${facts.summaries[lang]}</p>
    <p class="facts">${inOneLine(factWords(words, facts))}</p>
    <div class="doors">
      <a href="${link(doc, `${lang}/rules/${id}/`)}" aria-label="${words.gallery.rules}: ${facts.names[lang]}">${words.gallery.rules}</a>
    </div>
  </li>`;
}

/** So many games stand in the strip, however many there are. */
const STRIP = 8;

/** The strip of other games on the first page: a look and a click away. In the browser the player's own come first. */
export const strip = (doc: Document, found: readonly Found[]): Markup =>
  html`<nav class="strip" aria-label="${doc.words.table.others}">
    <ul>
      ${forFirstVisit(found)
        .slice(0, STRIP)
        .map(
          ({ facts }) =>
            html`<li data-id="${facts.id}">
            <a href="${link(doc, `${doc.lang}/play/${facts.id}/`)}"
              >${picture(doc, thumbOf(facts.id), 'later')}<span>${facts.names[doc.lang]}</span></a
            >
          </li>`,
        )}
    </ul>
    <a class="all" href="${link(doc, `${doc.lang}/games/`)}">${doc.words.nav.gallery}</a>
  </nav>`;

/** Search, chips, order and form of the gallery; they work as soon as the script is there. */
export function filters({ lang, words: { gallery, facts } }: Document, found: readonly Found[]): Markup {
  const group = (label: string, values: readonly (readonly [name: string, value: string, text: string])[]): Markup =>
    html`<fieldset>
      <legend class="sr">${label}</legend>
      ${values.map(([name, value, text]) => html`<label><input type="checkbox" name="${name}" value="${value}" />${text}</label>`)}
    </fieldset>`;
  const chips = (name: string, label: string, values: readonly (readonly [value: string, text: string])[]): Markup =>
    group(
      label,
      values.map(([value, text]) => [name, value, text]),
    );
  return html`<form id="filters" class="filters" role="search">
    <label class="grow">${gallery.search}<input type="search" name="text" autocomplete="off" list="names" /></label>
    <datalist id="names">
      ${found.map(({ facts: { names } }) => html`<option value="${names[lang]}"></option>`)}
    </datalist>
    <button type="button" class="plain" id="surprise">${gallery.surprise}</button>
    <label class="order"
      >${gallery.order}<select name="sort">
        ${ORDERS.map((order) => html`<option value="${order}">${gallery.orders[order]}</option>`)}
      </select></label
    >
    <label class="check"><input type="checkbox" name="compact" />${gallery.compact}</label>
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
        ['1', counted(facts.packs, 1)],
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
  </form>`;
}
