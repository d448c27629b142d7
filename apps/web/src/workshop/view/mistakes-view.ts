import { say, type LanguageTag } from '@patience/core';
import { problemOf, type Mistake } from '@patience/recipe';
import { html, nothing, type TemplateResult } from 'lit';
import { counted } from '../../text/fill.js';
import type { PlacedMistake } from '../form/mistakes.js';
import type { WorkshopWords } from '../words/index.js';
import { focusOn } from './focus.js';

/** Returns the sentence about a mistake in the language of the page. */
export const sentenceOf = (mistake: Mistake, lang: LanguageTag): string => say(problemOf(mistake, 'JSON'), lang);

/** Renders the list of mistakes. The sentence of a mistake leads to its field or section. */
export function mistakesView(words: WorkshopWords, lang: LanguageTag, mistakes: readonly PlacedMistake[]): TemplateResult | typeof nothing {
  if (mistakes.length === 0) return nothing;
  return html`<section class="mistakes" aria-labelledby="mistakes">
    <h2 id="mistakes">${counted(words.mistakes, mistakes.length, lang)}</h2>
    <ul>
      ${mistakes.map((each) => {
        const target = each.field ?? (each.section === undefined ? undefined : `section-${each.section}`);
        const sentence = sentenceOf(each.mistake, lang);
        return html`<li class="wrong">
          ${target === undefined ? sentence : html`<a href="#${target}" @click=${(event: Event) => goTo(event, target)}>${sentence}</a>`}
        </li>`;
      })}
    </ul>
  </section>`;
}

/** Sentences about mistakes by the id of their field, or of their section if they belong to none of its fields. */
export function groupedBy(
  key: 'field' | 'section',
  mistakes: readonly PlacedMistake[],
  lang: LanguageTag,
): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const each of mistakes) {
    const id = key === 'section' && each.field !== undefined ? undefined : each[key];
    if (id !== undefined) groups.set(id, [...(groups.get(id) ?? []), sentenceOf(each.mistake, lang)]);
  }
  return groups;
}

/** Moves to the field of a mistake, and opens the section that contains it. */
function goTo(event: Event, id: string): void {
  event.preventDefault();
  const target = document.getElementById(id);
  if (target) focusOn(target);
}
