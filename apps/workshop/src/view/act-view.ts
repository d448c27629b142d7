import type { LanguageTag, Role } from '@patience/core';
import { html, nothing, type TemplateResult } from 'lit';
import { fill } from '@patience/web/text/fill.js';
import type { Act } from '../form/field.js';
import type { JsonObject } from '../json/path.js';
import type { WorkshopWords } from '../words/index.js';
import { rowName } from './pile-names.js';

/** Data and actions that buttons of the form need. */
export interface ActContext {
  readonly words: WorkshopWords;
  readonly lang: LanguageTag;
  /** Takes a recipe that a button of the form makes. @param said what has been done, for an announcement */
  readonly act: (recipe: JsonObject, said?: string) => void;
}

/** Renders buttons that change the recipe. */
export const actButtons = (acts: readonly Act[], context: ActContext): TemplateResult | typeof nothing =>
  acts.length === 0
    ? nothing
    : html`<div class="buttons">
        ${acts.map((act) => {
          const label = fill(context.words.acts[act.key], namesIn(act.names ?? {}, context));
          const apply = (): void => context.act(act.apply(), fill(context.words.done, { act: label }));
          return html`<button type="button" class="plain" @click=${apply}>${label}</button>`;
        })}
      </div>`;

/**
 * Replaces the name of a role, or of a pyramid, by its word in the language of the page, the letter of a rank by that of the language, and the
 * key of a row by the name of its piles; an unknown role keeps its name.
 */
export function namesIn(
  given: Readonly<Record<string, string>>,
  { words, lang }: Pick<ActContext, 'words' | 'lang'>,
): Readonly<Record<string, string>> {
  const { role = '', rank, shape, first, last } = given;
  const piles = [first, last].flatMap((id) => (id === undefined ? [] : { id, role }));
  return {
    ...given,
    ...(piles.length > 0 && { piles: rowName(piles, { words, lang }, shape) }),
    ...(rank !== undefined && { rank: words.letters['AJQK'.indexOf(rank)] ?? rank }),
    ...(Object.hasOwn(words.roles, role) && { role: words.roles[role as Role] }),
    ...(shape === 'pyramid' && { role: words.pyramid }),
  };
}
