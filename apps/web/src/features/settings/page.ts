import '../../styles/page.css';
import '../../styles/settings.css';
import { Sounds } from '@patience/element/sounds';
import { html, nothing, type TemplateResult } from 'lit';
import { pageAddress } from '../../address/site.js';
import { openStore } from '../../app-shell/open.js';
import { Page } from '../../app-shell/page.js';
import type { Shell } from '../../app-shell/start.js';
import { Importer } from '../../components/importer.js';
import { WorkQueue } from '../../components/work-queue.js';
import { stopWatchingOffline } from '../../offline/register.js';
import { applyColours } from '../../settings/apply.js';
import { settings, type CHOICES, type Settings } from '../../settings/settings.js';
import { clearSiteData } from '../../store/clear-site-data.js';
import { deleteAll } from '../../store/transfer.js';
import { canUndo } from '../../store/undo.js';
import { languages } from '../../words/load.js';
import { check, choice, pictures, type Switch } from './fields.js';
import { SettingsModel } from './model.js';
import type { Words } from './words.js';

class SettingsPage extends Page<SettingsModel, Words> {
  protected async open(shell: Shell<Words>, changed: () => void): Promise<SettingsModel> {
    const store = await openStore(shell);
    const queue = new WorkQueue(changed, shell.words.importing.failed, (id) => void this.focusOn(`#${id}`));
    const apply = (now: Settings): void => applyColours(document.documentElement, now);
    const erase = async (): Promise<void> => {
      await deleteAll(store);
      await stopWatchingOffline();
      await clearSiteData(shell.root);
    };
    const importer = (onImport: (undoable: boolean) => void): Importer => new Importer(shell, store, queue, 'import', onImport);
    return new SettingsModel({ store, queue, words: shell.words, importer, apply, erase }, await canUndo(store), changed);
  }

  protected override render(): TemplateResult {
    const { busy } = this.model.queue;
    return html`<fieldset ?disabled=${busy}>${this.#look()}</fieldset>
      <fieldset ?disabled=${busy}>${this.#play()}</fieldset>
      <fieldset id="data" ?disabled=${busy} aria-busy=${busy}>${this.#data()}</fieldset>`;
  }

  #look(): TemplateResult {
    const words = this.shell.words.settings;
    return html`<legend>${words.look}</legend>
      <div class="pair">${this.#languageChoice()} ${this.#choice('theme', words.theme, this.shell.words.themes)}</div>
      ${pictures('table', words.table, words.tables, this.#set)} ${pictures('back', words.back, words.backs, this.#set)}
      ${pictures('faces', words.faces, words.decks, this.#set)} ${this.#checks(['fourColours', 'largeIndex', 'contrast'])}`;
  }

  #play(): TemplateResult {
    const words = this.shell.words.settings;
    const { sound, volume } = settings();
    return html`<legend>${words.play}</legend>
      <div class="pair">
        ${this.#choice('taps', words.taps, words.tapKinds)} ${this.#choice('motion', words.motion, words.motions)}
        ${this.#choice('speech', words.speech, words.speeches)}
      </div>
      ${this.#checks(['leftHanded', 'clock', 'score', 'outlook', 'winnable', 'letters', 'sound'])}
      ${
        sound
          ? html`<label class="field narrow"
              >${words.volume}<input type="range" min="0" max="1" step="0.05" .value=${String(volume)} @change=${this.#loud}
            /></label>`
          : nothing
      }`;
  }

  #data(): TemplateResult {
    const { model, shell } = this;
    const words = shell.words.settings;
    return html`<legend>${words.data}</legend>
      <p class="help">${words.dataLead}</p>
      <p><a href=${pageAddress(shell, 'transfer/')}>${words.transfer}</a></p>
      <div class="buttons">
        <button type="button" class="plain" @click=${() => void this.#save()}>${words.export}</button>
        <label class="plain file"
          >${words.import}<input type="file" id="import" class="sr" accept="application/json,.json" @change=${this.#read}
        /></label>
        ${model.undoable ? html`<button type="button" class="plain" @click=${() => model.undo()}>${words.undoImport}</button>` : nothing}
      </div>
      ${model.importer.view()}
      <div class="buttons">
        ${
          model.asking
            ? html`<p class="wrong" role="alert">${words.deleteSure}</p>
                <button type="button" class="button danger" @click=${() => model.deleteAll()}>${words.deleteYes}</button
                ><button type="button" class="plain" id="delete-no" @click=${() => model.ask(false)}>${words.deleteNo}</button>`
            : html`<button type="button" class="plain danger" id="delete" @click=${() => model.ask(true)}>${words.delete}</button>`
        }
      </div>
      <p class=${model.queue.wrong ? 'wrong' : 'said'} role="status">${model.queue.message}</p>
      <p><a href=${pageAddress(shell, 'add/')}>${words.added}</a></p>`;
  }

  readonly #set = (changed: Partial<Settings>): void => this.model.set(changed);

  #choice(name: keyof typeof CHOICES, label: string, texts: Readonly<Record<string, string>>): TemplateResult {
    return choice(name, label, texts, this.#set);
  }

  #checks(names: readonly (Switch & keyof Shell<Words>['words']['settings'])[]): TemplateResult[] {
    return names.map((name) => check(name, this.shell.words.settings[name], this.#set));
  }

  /** Draws the choice of languages, each by its own name. */
  #languageChoice(): TemplateResult {
    const { words, lang, root } = this.shell;
    const speak = ({ target }: Event): void => {
      const language = (target as HTMLSelectElement).value;
      this.model.set({ language });
      location.assign(pageAddress({ root, lang: language }, 'settings/'));
    };
    return html`<label class="field"
      >${words.settings.language}<select @change=${speak}>
        ${Object.entries(languages).map(([tag, name]) => html`<option value=${tag} lang=${tag} .selected=${tag === lang}>${name}</option>`)}
      </select></label
    >`;
  }

  readonly #loud = ({ target }: Event): void => {
    this.model.set({ volume: Number((target as HTMLInputElement).value) });
    new Sounds().play('card', settings().volume, true);
  };

  async #save(): Promise<void> {
    const { name, text } = await this.model.exported();
    const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    Object.assign(document.createElement('a'), { href: url, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  }

  readonly #read = ({ target }: Event): void => {
    const input = target as HTMLInputElement;
    const file = input.files?.[0];
    if (file) this.model.read(file);
    input.value = '';
  };
}

customElements.define('settings-page', SettingsPage);
