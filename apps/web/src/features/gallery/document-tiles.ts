import { textOf, wordsOf as variantWords, type LanguageTag, type Variant } from '@patience/core';
import { nameOf } from '../../catalogue/names.js';
import { pictureOf } from '../../catalogue/pictures.js';
import { kindOf } from '../../catalogue/families.js';
import { introOf, namesIn } from '../../rules/story.js';
import { cardsOf, sizeOf } from '../../../build/cards.js';
import type { Found } from '../../../build/catalogue.js';
import { markupOf, type Markup } from '../../../build/html.js';
import { languages, wordsOf } from '../../../build/languages.js';
import type { Document } from '../../../build/page.js';
import { link } from '../../../build/parts/chrome.js';
import type { OptionValues } from './rules-meant.js';
import { tileData } from './tile-data.js';
import type { Words } from './words.js';

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

export function writtenTile(doc: Document<Words>, { facts, variant, family, keywords }: Found): Markup {
  const { words, lang } = doc;
  const { id } = facts;
  // A search finds a game by its names in all languages, and by the other names at the beginning of its rules.
  const spoken = [...new Set([...Object.keys(variant.strings), ...languages])];
  const others = spoken.map((tag) => namesIn(introOf(textOf(variant, tag, ({ rules }) => rules).text), wordsOf(tag).rulesPage.alsoKnownAs));
  const names = [...new Set([...Object.values(facts.names), ...spoken.map((tag) => nameOf(facts, tag)), ...others])].filter(
    (name) => name !== '',
  );
  const data = tileData({
    facts,
    words,
    lang,
    picture: link(doc, pictureOf(id, lang)),
    table: link(doc, `${lang}/play/${id}/`),
    rules: link(doc, `${lang}/rules/${id}/`),
    names,
    kind: family && kindOf(family),
    cards: cardsOf(variant),
    size: sizeOf(variant),
    keywords,
    options: optionValues(variant, spoken),
  });
  return markupOf(data);
}
