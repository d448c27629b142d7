import type { Locale } from '@patience/core';
import type { Facts } from '../../src/catalogue/entry.js';
import { factWords } from '../../src/catalogue/say.js';
import { MINIATURE } from '../../src/miniature/draw.js';
import { forFirstVisit, type Found } from '../catalogue.js';
import type { Document } from '../documents.js';
import { html, type Markup } from '../html.js';
import { link } from './chrome.js';

/** Addresses of a variant's pictures: the miniature, the smaller one of the strip, and the plan of the table. */
export const pictureOf = (id: string, lang: Locale): string => `pictures/${id}.deal.${lang}.svg`;
export const thumbOf = (id: string): string => `pictures/${id}.thumb.svg`;
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
export function tile(doc: Document, { facts }: Found, index: number): Markup {
  const { words, lang } = doc;
  const { id, packs, minutes, skill } = facts;
  return html`<li
    class="tile"
    data-id="${id}"
    data-packs="${packs}"
    ${minutes !== undefined && html` data-minutes="${minutes}"`}${skill !== undefined && html` data-skill="${skill}"`}
  >
    <a class="picture" href="${link(doc, `${lang}/play/${id}/`)}" tabindex="-1" aria-hidden="true"
      >${picture(doc, pictureOf(id, lang), index < 3 ? 'now' : 'lazy')}</a
    >
    <h2><a href="${link(doc, `${lang}/play/${id}/`)}">${facts.names[lang]}</a></h2>
    <p>${facts.summaries[lang]}</p>
    ${factList(doc, facts)}
    <div class="doors">
      <a href="${link(doc, `${lang}/rules/${id}/`)}">${words.gallery.rules}<span class="sr"> ${facts.names[lang]}</span></a>
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

/** Search and filters; they work as soon as the script is there. */
export function filters({ words: { gallery } }: Document): Markup {
  const choice = (name: string, label: string, values: readonly (readonly [value: string, text: string])[]): Markup =>
    html`<label
      >${label}<select name="${name}">
        <option value="">${gallery.any}</option>
        ${values.map(([value, text]) => html`<option value="${value}">${text}</option>`)}
      </select></label
    >`;
  return html`<form id="filters" class="filters" role="search">
    <label class="grow">${gallery.search}<input type="search" name="text" autocomplete="off" /></label>
    <details>
      <summary>${gallery.filters}</summary>
      <div>
        ${choice('packs', gallery.packs, [
          ['1', '1'],
          ['2', '2'],
        ])}
        ${choice('length', gallery.length, [
          ['short', gallery.short],
          ['long', gallery.long],
        ])}
        ${choice('kind', gallery.kind, [
          ['luck', gallery.luck],
          ['skill', gallery.skill],
        ])}
        <label class="check"><input type="checkbox" name="favourites" />${gallery.favourites}</label>
      </div>
    </details>
  </form>`;
}
