import { textOf, type Options, type Variant } from '@patience/core';
import type { PatienceGame } from '@patience/element';
import { rulesBlocks } from '@patience/core/rules-page';
import { html, nothing, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { readFittingDeal } from '../../address/deal.js';
import { optionWords } from '../../catalogue/options.js';
import { namedIn, summaryIn, foreign } from '../../catalogue/names.js';
import { factWords, inOneLine } from '../../catalogue/fact-texts.js';
import { applyToTable } from '../../settings/apply.js';
import { settings } from '../../settings/settings.js';
import type { Shell } from '../../app-shell/start.js';
import type { Preview } from './model.js';
import type { Words } from './words.js';

export interface RecipeActions {
  keep(): void;
  close(): void;
  /** Goes on with the game among the player's games. */
  play(): void;
  /** Called when the game on the table has changed. */
  played(table: PatienceGame): void;
}

/**
 * Shows a preview of a recipe: its name and texts as plain text, and a table on which it can be played at once.
 * @param query may name the deal, like the address of a table
 */
export function recipeView(
  shell: Shell<Words>,
  { recipe, game, message, workshop }: Preview,
  query: URLSearchParams,
  actions: RecipeActions,
): TemplateResult {
  const { lang, words: all } = shell;
  const words = all.add.recipe;
  const { value } = recipe;
  const { added: _, ...facts } = recipe.facts;
  const [name, summary] = [namedIn(facts, lang), summaryIn(facts, lang)];
  const rules = textOf(value, lang, (said) => said.rules);
  const deal = (element: Element | undefined): void => {
    const place = element as PatienceGame | undefined;
    if (!place || place.variant === value) return;
    const { seed, deck, options } = game ?? readFittingDeal(query, value).deal;
    applyToTable(place, settings());
    if (game) place.addEventListener('patience-ready', () => place.load(game), { once: true });
    Object.assign(place, { variant: value, seed, deck, options });
  };
  /** Deals the same cards with another value of an option. */
  const choose = (select: HTMLSelectElement, name: string, chosen: Options[string]): void => {
    const table = select.closest('.recipe')!.querySelector('patience-game')!;
    const { options, seed, deck } = table.save() ?? {};
    Object.assign(table, { seed, deck, options: { ...options, [name]: chosen } });
  };
  const played = ({ target }: Event): void => actions.played(target as PatienceGame);
  return html`<section class="recipe" aria-labelledby="recipe-name">
    <h2 id="recipe-name" tabindex="-1" lang=${foreign(name, lang).lang ?? nothing}>${name.text}</h2>
    <p lang=${foreign(summary, lang).lang ?? nothing}>${summary.text}</p>
    <p class="facts">${inOneLine(factWords(all, facts, lang))}</p>
    <div class="buttons">
      ${
        message === ''
          ? html`<button type="button" class="button" @click=${() => actions.keep()}>${words.keep}</button>`
          : html`<button type="button" class="button" id="play-kept" @click=${() => actions.play()}>${all.add.play}</button>`
      }
      <a class="plain" href=${workshop}>${all.adding.change}</a>
      <button type="button" class="plain" @click=${() => actions.close()}>${words.close}</button>
    </div>
    <p class="said" role="status">${message}</p>
    ${optionsView(value, lang, { ...(game ?? readFittingDeal(query, value).deal).options }, choose)}
    <patience-game
      @patience-ready=${played}
      @patience-move=${played}
      @patience-undo=${played}
      @patience-redo=${played}
      @patience-restart=${played}
      ${ref(deal)}
    ></patience-game>
    ${
      rules.text === ''
        ? nothing
        : html`<details>
            <summary>${all.nav.rules}</summary>
            ${rulesBlocks(rules.text).map(({ kind, texts }) => (kind === 'heading' ? html`<h3>${texts}</h3>` : kind === 'list' ? html`<ul>${texts.map((text) => html`<li>${text}</li>`)}</ul>` : html`<p>${texts.join(' ')}</p>`))}
          </details>`
    }
  </section>`;
}

/** Renders a list of values for each option of a recipe. @param options the chosen values; an option without one has its first value */
function optionsView(
  variant: Variant,
  lang: string,
  options: Options,
  choose: (select: HTMLSelectElement, name: string, chosen: Options[string]) => void,
): TemplateResult[] {
  return Object.entries(variant.options).map(([name, values]) => {
    const texts = optionWords(variant, lang, name);
    const change = ({ currentTarget }: Event): void => {
      const select = currentTarget as HTMLSelectElement;
      choose(select, name, values[select.selectedIndex]!);
    };
    return html`<label class="field"
      >${texts.name}<select @change=${change}>
        ${values.map((each) => html`<option ?selected=${String(each) === String(options[name] ?? values[0])}>${texts.values[String(each)] ?? each}</option>`)}
      </select></label
    >`;
  });
}
