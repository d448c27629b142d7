import '../../styles/page.css';
import '../../styles/settings.css';
import '../../styles/embed.css';
import { html, nothing, type TemplateResult } from 'lit';
import { Page } from '../../app-shell/page.js';
import type { Shell } from '../../app-shell/start.js';
import { installed } from '../../catalogue/installed.js';
import { byName, nameOf } from '../../catalogue/names.js';
import { optionWords } from '../../catalogue/options.js';
import { copyText } from '../../share/copy.js';
import { forceAnnounce } from '../../text/force-announce.js';
import { languages } from '../../words/load.js';
import { EmbedModel, heightOf } from './model.js';
import { frameAddress, frameSnippet, npmSnippet, scriptSnippet } from './snippets.js';
import type { Words } from './words.js';

/** Milliseconds without typing after which the snippets follow the form. */
const PAUSE = 250;

const option = (value: string, label: string, isChosen: boolean): TemplateResult =>
  html`<option value=${value} ?selected=${isChosen}>${label}</option>`;

class EmbedPage extends Page<EmbedModel, Words> {
  /** Id of the snippet that was copied last, and the message about the result. */
  #copied: { readonly id: string; readonly message: string } | undefined;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  protected open({ lang }: Shell<Words>, changed: () => void): Promise<EmbedModel> {
    const chosen = new URLSearchParams(location.search).get('variant');
    return Promise.resolve(new EmbedModel(installed, lang, Object.keys(languages), chosen, changed));
  }

  protected override render(): TemplateResult {
    const { request } = this.model;
    const { root, words: all } = this.shell;
    const words = all.embed;
    return html`<p class="lead">${words.lead}</p>
      ${this.#form()} ${this.#snippet('as-frame', words.frame, words.frameHelp, () => frameSnippet(root, this.model.request))}
      ${this.#snippet('as-script', words.script, words.scriptHelp, () => scriptSnippet(root, this.model.request))}
      ${this.#snippet('as-package', words.npm, words.npmHelp, () => npmSnippet(this.model.request))}
      <p class="onward"><a href=${new URL(`${this.shell.lang}/docs/`, root).href}>${words.docs}</a></p>
      <h2>${words.preview}</h2>
      <iframe
        class="preview"
        title=${`${words.preview}: ${request.name}`}
        src=${frameAddress(root, request)}
        height=${request.height}
      ></iframe>`;
  }

  #form(): TemplateResult {
    const { lang, words: all } = this.shell;
    const words = all.embed;
    const { themes } = all;
    const listed = [...installed].sort(byName(lang));
    return html`<form class="pair" @input=${this.#wait} @submit=${(event: Event) => event.preventDefault()}>
      <label class="field"
        >${words.variant}<select name="variant">
          ${listed.map((one) => option(one.id, nameOf(one, lang), this.model.request.variant === one.id))}
        </select></label
      >
      ${this.#options()}
      <label class="field">${words.seed}<input name="seed" maxlength="200" autocomplete="off" placeholder=${words.any} /></label>
      <label class="field"
        >${words.language}<select name="lang">
          <option value="">${words.reader}</option>
          ${Object.entries(languages).map(([tag, name]) => html`<option value=${tag} lang=${tag}>${name}</option>`)}
        </select></label
      >
      <label class="field"
        >${words.theme}<select name="theme">
          <option value="">${themes.auto}</option>
          <option value="light">${themes.light}</option>
          <option value="dark">${themes.dark}</option>
        </select></label
      >
      <label class="field"
        >${words.height}<input name="height" type="number" min="240" max="2000" step="10" value="600" @change=${this.#bound}
      /></label>
    </form>`;
  }

  #options(): TemplateResult[] {
    const { variant, request } = this.model;
    if (!variant) return [];
    return Object.entries(variant.options).map(([name, values]) => {
      const texts = optionWords(variant, this.shell.lang, name);
      const chosen = request.options?.[name] ?? String(values[0]);
      return html`<label class="field"
        >${texts.name}<select name="option-${name}">
          ${values.map(String).map((value) => option(value, texts.values[value] ?? value, chosen === value))}
        </select></label
      >`;
    });
  }

  #snippet(id: string, title: string, help: string, write: () => string): TemplateResult {
    const { copyText: copyLabel } = this.shell.words.share;
    const text = write();
    return html`<section>
      <h2 id=${id}>${title}</h2>
      <p class="help">${help}</p>
      <textarea
        translate="no"
        class="code"
        readonly
        rows=${text.split('\n').length + (text.startsWith('<iframe') ? 1 : 0)}
        aria-labelledby=${id}
        .value=${text}
        @focus=${(event: Event) => (event.target as HTMLTextAreaElement).select()}
      ></textarea>
      <button type="button" class="plain" aria-label=${`${copyLabel}: ${title}`} @click=${() => void this.#copy(id, write)}>
        ${copyLabel}
      </button>
      <span role="status" class="said">${this.#copied?.id === id ? this.#copied.message : nothing}</span>
    </section>`;
  }

  /** Copies a snippet. @param write returns it, from the values that the form has now: the shown one follows the typing after a moment */
  async #copy(id: string, write: () => string): Promise<void> {
    const before = this.#copied?.id === id ? this.#copied.message : '';
    this.#read();
    const { copied, notCopied } = this.shell.words.share;
    this.#copied = { id, message: forceAnnounce((await copyText(write())) ? copied : notCopied, before) };
    this.requestUpdate();
  }

  readonly #bound = ({ target }: Event): void => {
    const field = target as HTMLInputElement;
    field.value = String(heightOf(field.value));
  };

  /** Reads the form after a moment without typing. */
  readonly #wait = (): void => {
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => this.#read(), PAUSE);
  };

  #read(): void {
    clearTimeout(this.#waiting);
    this.#copied = undefined;
    this.model.read(new FormData(this.querySelector('form')!));
  }
}

customElements.define('embed-page', EmbedPage);
