import { dataVariants } from 'virtual:patience-data-variants';
import type { LanguageTag } from '@patience/core';
import { html, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { installed } from '@patience/web/catalogue/installed.js';
import type { InstalledEntry } from '@patience/web/catalogue/entry.js';
import { byName, nameOf } from '@patience/web/catalogue/names.js';
import type { StartName } from '../start/begin.js';
import { TEMPLATES, templateOf, type TemplateName } from '../start/templates.js';
import type { WorkshopWords } from '../words/index.js';

/** The patiences to begin with, sorted by name, for each language: sorting takes a while, and the page is rendered after each edit. */
const sorted = new Map<LanguageTag, readonly InstalledEntry[]>();

function gamesIn(lang: LanguageTag): readonly InstalledEntry[] {
  const games =
    sorted.get(lang) ?? installed.filter(({ id }) => dataVariants.includes(id) || templateOf(id) !== undefined).sort(byName(lang));
  sorted.set(lang, games);
  return games;
}

/** Tells whether a draft began with a template or an installed patience. */
const isStart = (origin: string): boolean => /^(template|game):/.test(origin);

/**
 * Renders the list of templates and installed patiences.
 * @param origin with which the open draft began; the list shows it, if it is one of its own @param start called with the chosen one
 */
export function startView(words: WorkshopWords, lang: LanguageTag, origin: string, start: (name: StartName) => void): TemplateResult {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    start(new FormData(event.target as HTMLFormElement).get('start') as StartName);
  };
  const option = (name: StartName, label: string): TemplateResult =>
    html`<option value=${name} .selected=${name === origin}>${label}</option>`;
  return html`<form class="start" @submit=${submit}>
    <label class="field" for="start">${words.start.title}</label>
    <div class="line">
      <select class="control" name="start" id="start" aria-describedby="start-note" required>
        <option value="" .selected=${!isStart(origin)}>${words.start.choose}</option>
        <optgroup label=${words.start.templates}>
          ${(Object.keys(TEMPLATES) as TemplateName[]).map((name) => option(`template:${name}`, words.templates[name]))}
        </optgroup>
        <optgroup label=${words.start.installed}>
          ${guard([lang, origin], () => gamesIn(lang).map((game) => option(`game:${game.id}`, nameOf(game, lang))))}
        </optgroup>
      </select>
      <button type="submit" class="button">${words.start.go}</button>
    </div>
    <p class="help" id="start-note">${words.start.note}</p>
  </form>`;
}
