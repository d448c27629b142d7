import { textOf, wordsOf as variantWords, type LanguageTag, type Variant } from '@patience/core';
import type { Facts } from '../../src/catalogue/entry.js';
import { CARDS, kindOf, KINDS } from '../../src/catalogue/families.js';
import { namedIn, nameOf } from '../../src/catalogue/names.js';
import { factWords } from '../../src/catalogue/fact-texts.js';
import { ORDERS } from '../../src/catalogue/order.js';
import type { OptionValues } from '../../src/features/gallery/rules-meant.js';
import { tileData } from '../../src/features/gallery/tile-data.js';
import { pictureOf, thumbOf } from '../../src/catalogue/pictures.js';
import { MINIATURE } from '../../src/miniature/size.js';
import { introOf, namesIn } from '../../src/rules/story.js';
import { counted } from '../../src/text/fill.js';
import { cardsOf } from '../cards.js';
import type { Found } from '../catalogue.js';
import type { Document } from '../documents.js';
import { popular } from '../guide/index.js';
import { html, langOf, markupOf, type Markup } from '../html.js';
import { wordsOf } from '../languages.js';
import { link } from './chrome.js';

/** Returns the facts that a player wants before playing a game, as a list. */
export const factList = ({ words, lang }: Document, facts: Facts): Markup =>
  html`<ul class="facts">
    ${factWords(words, facts, lang).map((text) => html`<li>${text}</li>`)}
  </ul>`;

/** Returns the options of a variant and their values with their names in the given languages, by which a search finds the variant. */
function optionValues(variant: Variant, languages: readonly LanguageTag[]): readonly OptionValues[] {
  const joined = (texts: readonly (string | undefined)[]): string => [...new Set(texts.filter((text) => text !== undefined))].join(' ');
  return Object.entries(variant.options).map(([name, values]) => {
    const called = languages.map((lang) => variantWords(variant, lang).options?.[name]);
    return [
      name,
      joined(called.map((option) => option?.name)),
      values.map((value) => [String(value), joined(called.map((option) => option?.values?.[String(value)]))] as const),
    ];
  });
}

/** Returns the tile of a game in the gallery. The pictures of the first three tiles are loaded eagerly. */
export function tile(doc: Document, { facts, variant, family }: Found, index: number): Markup {
  const { words, lang } = doc;
  const { id } = facts;
  // A search finds a game by its names in its own languages and in the page's, and by the other names at the beginning of its rules.
  const spoken = [...new Set([...Object.keys(variant.strings), lang])];
  const others = spoken.map((tag) => namesIn(introOf(textOf(variant, tag, ({ rules }) => rules).text), wordsOf(tag).rulesPage.alsoKnownAs));
  const names = [...new Set([...Object.values(facts.names), nameOf(facts, lang), ...others])].filter((name) => name !== '');
  const data = tileData({
    facts,
    words,
    lang,
    picture: link(doc, pictureOf(id, lang)),
    lazy: index >= 3,
    table: link(doc, `${lang}/play/${id}/`),
    rules: link(doc, `${lang}/rules/${id}/`),
    names,
    kind: family && kindOf(family),
    cards: cardsOf(variant),
    options: optionValues(variant, spoken),
  });
  return markupOf(data);
}

/** Icon of the daily deal: the leaf of a calendar. */
export const CALENDAR = html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 6h16v14H4zM4 10h16M8 3v5M16 3v5" /></svg>`;

/**
 * Returns the strip of other games on the first page. `src/table/strip.ts` loads its pictures after the first deal, and moves the
 * player's own games to the front.
 */
export const strip = (doc: Document, found: readonly Found[]): Markup =>
  html`<nav class="strip" aria-label="${doc.words.table.others}">
    <a class="today" href="${link(doc, `${doc.lang}/daily/`)}" title="${doc.words.nav.daily}">${CALENDAR}<span>${doc.words.daily.today}</span></a>
    <ul>
      ${popular(found).map(
        ({ facts }) =>
          html`<li data-id="${facts.id}">
            <a href="${link(doc, `${doc.lang}/play/${facts.id}/`)}"
              ><img
                data-src="${link(doc, thumbOf(facts.id))}"
                width="${MINIATURE.width}"
                height="${MINIATURE.height}"
                alt=""
                decoding="async"
              /><span${langOf(namedIn(facts, doc.lang), doc.lang)}>${nameOf(facts, doc.lang)}</span></a
            >
          </li>`,
      )}
    </ul>
    <a class="all" href="${link(doc, `${doc.lang}/games/`)}">${doc.words.nav.gallery}</a>
  </nav>`;

/** Returns the gallery's search field, filter chips, sort order and view switch; they need the script of the page. */
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
      ${found.map(({ facts: one }) => html`<option value="${nameOf(one, lang)}"></option>`)}
    </datalist>
    <button type="button" class="plain" id="surprise">${gallery.surprise}</button>
    <label class="order"
      >${gallery.order}<select name="sort">
        ${ORDERS.map((order) => html`<option value="${order}">${gallery.orders[order]}</option>`)}
      </select></label
    >
    <label class="check"><input type="checkbox" name="compact" />${gallery.compact}</label>
    <details class="more">
      <summary>${gallery.filters}</summary>
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
    </details>
  </form>`;
}
