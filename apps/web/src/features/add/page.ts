import '../../styles/page.css';
import '../../styles/settings.css';
import type { PatienceGame } from '@patience/element';
import { html, nothing, type TemplateResult } from 'lit';
import { pageAddress, tablePath } from '../../address/site.js';
import { openStore } from '../../app-shell/open.js';
import { Page } from '../../app-shell/page.js';
import type { Shell } from '../../app-shell/start.js';
import { nameOf } from '../../catalogue/names.js';
import { splitCodes } from '../../share/watch-code.js';
import type { AddedRecord } from '../../store/records.js';
import { SHARED_GAME } from '../../table/address.js';
import { AddModel, type AddSources } from './model.js';
import { moduleForm } from './module-form.js';
import { recipeForm } from './recipe-form.js';
import { recipeView } from './recipe-view.js';
import type { Words } from './words.js';

const SOURCES: AddSources = {
  query: () => new URLSearchParams(location.search),
  loadTable: () => import('@patience/element/define'),
};

class AddPage extends Page<AddModel, Words> {
  protected async open(shell: Shell<Words>, changed: () => void): Promise<AddModel> {
    const store = await openStore(shell);
    const model = new AddModel(shell, store, await store.all('added'), SOURCES, changed);
    this.#openAddress(model);
    addEventListener('hashchange', () => this.#openAddress(model));
    return model;
  }

  protected override render(): TemplateResult {
    const { model, shell } = this;
    const { words: all } = shell;
    const words = all.add;
    const { shown, mistakes, records } = model;
    return html`${
      shown
        ? recipeView(shell, shown, SOURCES.query(), {
            keep: () => void this.#keep(),
            close: () => this.#close(),
            play: () => void this.#play(),
            played: (table) => model.note(table.save()),
          })
        : nothing
    }
      <p class="lead">${words.lead} <a href=${model.workshop}>${all.nav.workshop}</a></p>
      <h2>${words.recipe.title}</h2>
      ${recipeForm(all, model.busy, {
        text: (text) => this.#show(model.look(text)),
        file: (file) => this.#show(model.readFile(file)),
      })}
      ${mistakes.length > 0 ? html`<ul class="wrong" role="alert">${mistakes.map((mistake) => html`<li>${mistake}</li>`)}</ul>` : nothing}
      <h2>${words.module}</h2>
      ${moduleForm(shell, model)}
      <h2 id="list">${words.list}</h2>
      ${records.length === 0 ? html`<p>${words.none}</p>` : html`<ul class="own">${records.map((record) => this.#added(record))}</ul>`}`;
  }

  #added(record: AddedRecord): TemplateResult {
    const { model, shell } = this;
    const words = shell.words.add;
    const name = nameOf(record.facts, shell.lang);
    return html`<li>
      <strong>${name}</strong> <small>${record.from || words.recipe.source}</small>
      <div class="buttons">
        <a class="button" href=${pageAddress(shell, tablePath({ id: record.id, added: true }))}>${words.play}<span class="sr"> ${name}</span></a>
        ${
          record.recipe
            ? html`<a class="plain" href="${model.workshop}#start=added:${record.id}"
                >${shell.words.adding.change}<span class="sr"> ${name}</span></a
              >`
            : nothing
        }
        <button type="button" class="plain danger" @click=${() => void model.remove(record)}>
          ${words.remove}<span class="sr"> ${name}</span>
        </button>
      </div>
    </li>`;
  }

  /** Moves the focus to the recipe that is shown after reading it. */
  #show(reading: Promise<void>): void {
    void reading.then(() => this.focusOn('#recipe-name'));
  }

  #openAddress(model: AddModel): void {
    const { hash } = location;
    if (hash.startsWith('#recipe=')) this.#show(model.openLink(hash.slice('#recipe='.length)));
    if (!hash.startsWith(`#${SHARED_GAME}`)) return;
    const { game, recipe } = splitCodes(hash.slice(1 + SHARED_GAME.length));
    if (recipe !== undefined) this.#show(model.openLink(recipe, game));
  }

  async #keep(): Promise<void> {
    if (await this.model.keep()) await this.focusOn('#play-kept');
  }

  /** Closes the preview and removes the recipe from the address. */
  #close(): void {
    history.replaceState(history.state, '', location.pathname);
    this.model.closePreview();
  }

  /** Goes on with the game of the preview on the table of the recipe that was kept. */
  async #play(): Promise<void> {
    const address = await this.model.play(this.querySelector<PatienceGame>('.recipe patience-game')?.save());
    if (address !== undefined) location.assign(address);
  }
}

customElements.define('add-page', AddPage);
