import type { PatienceGame } from '@patience/element';
import { textOf } from '@patience/core';
import { rulesBlocks } from '@patience/core/rules-page';
import { html, nothing, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { readFittingDeal } from '../address/deal.js';
import { namedIn, summaryIn, foreign } from '../catalogue/names.js';
import { factWords, inOneLine } from '../catalogue/fact-texts.js';
import { applyToTable } from '../settings/apply.js';
import { settings } from '../settings/settings.js';
import type { Shell } from '../shell/start.js';
import type { GoodRecipe } from './recipe.js';

/** Actions of the page that shows a recipe. */
export interface RecipeActions {
  /** Address of the workshop with the recipe. */
  readonly workshop: string;
  keep(): void;
  close(): void;
}

/**
 * Shows a preview of a recipe: its name and texts as plain text, and a table on which it can be played at once.
 * @param query may name the deal, like the address of a table
 */
export function recipeView(shell: Shell, recipe: GoodRecipe, query: URLSearchParams, actions: RecipeActions): TemplateResult {
  const { lang, words: all } = shell;
  const words = all.add.recipe;
  const { value } = recipe;
  const { added: _, ...facts } = recipe.facts;
  const [name, summary] = [namedIn(facts, lang), summaryIn(facts, lang)];
  const rules = textOf(value, lang, (said) => said.rules);
  const deal = (element: Element | undefined): void => {
    const table = element as PatienceGame | undefined;
    if (!table || table.variant === value) return;
    const { seed, deck, options } = readFittingDeal(query, value).deal;
    applyToTable(table, settings());
    Object.assign(table, { variant: value, seed, deck, options });
  };
  return html`<section class="recipe" aria-labelledby="recipe-name">
    <h2 id="recipe-name" tabindex="-1" lang=${foreign(name, lang) ?? nothing}>${name.text}</h2>
    <p lang=${foreign(summary, lang) ?? nothing}>${summary.text}</p>
    <p class="facts">${inOneLine(factWords(all, facts, lang))}</p>
    <div class="buttons">
      <button type="button" class="button" @click=${() => actions.keep()}>${words.keep}</button>
      <a class="plain" href=${actions.workshop}>${words.change}</a>
      <button type="button" class="plain" @click=${() => actions.close()}>${words.close}</button>
    </div>
    <patience-game ${ref(deal)}></patience-game>
    ${
      rules.text === ''
        ? nothing
        : html`<details>
            <summary>${all.gallery.rules}</summary>
            ${rulesBlocks(rules.text).map(({ kind, texts }) => (kind === 'heading' ? html`<h3>${texts}</h3>` : kind === 'list' ? html`<ul>${texts.map((text) => html`<li>${text}</li>`)}</ul>` : html`<p>${texts.join(' ')}</p>`))}
          </details>`
    }
  </section>`;
}
