import '../../styles/page.css';
import '../../styles/settings.css';
import '../../styles/embed.css';
import type { Variant } from '@patience/core';
import { html, nothing, render, type TemplateResult } from 'lit';
import { byName, nameOf } from '../../catalogue/names.js';
import { installed } from '../../catalogue/installed.js';
import { optionWords } from '../../catalogue/options.js';
import { frameAddress, frameSnippet, npmSnippet, scriptSnippet, type EmbedRequest } from './snippets.js';
import { copyText } from '../../share/copy.js';
import { start } from '../../app-shell/start.js';
import { forceAnnounce } from '../../text/force-announce.js';
import { languages } from '../../words/load.js';

const shell = await start();
const { lang, root, words: all } = shell;
const words = all.embed;
const view = document.getElementById('view')!;
const listed = [...installed].sort(byName(lang));
const first = new URLSearchParams(location.search).get('variant');
/** The selected variant, once it is loaded. */
let variant: Variant | undefined;
let request: EmbedRequest = requestOf(new FormData(), first ?? installed[0]?.id ?? '');
/** Id of the snippet that was copied last, and the message about the result. */
let copied: { readonly id: string; readonly message: string } | undefined;

/** Reads a height and limits it to the allowed range. */
function heightOf(text: string): number {
  return Math.min(2000, Math.max(240, Math.round(Number(text)) || 600));
}

function requestOf(form: FormData, variant: string): EmbedRequest {
  const text = (name: string): string => ((form.get(name) as string | null) ?? '').trim();
  const entry = installed.find(({ id }) => id === variant) ?? installed[0];
  const [seed, language, theme] = [text('seed'), text('lang'), text('theme')];
  return {
    variant: entry?.id ?? '',
    name: entry ? nameOf(entry, lang) : '',
    from: entry?.from ?? '',
    height: heightOf(text('height')),
    ...(seed && { seed }),
    ...optionsOf(form, entry?.id),
    ...(Object.hasOwn(languages, language) ? { lang: language } : {}),
    ...(theme === 'light' || theme === 'dark' ? { theme } : {}),
  };
}

/** Returns the chosen options of the variant that are not the default. */
function optionsOf(form: FormData, id: string | undefined): Pick<EmbedRequest, 'options'> {
  if (variant === undefined || variant.id !== id) return {};
  const chosen = Object.entries(variant.options).flatMap(([name, [usual]]) => {
    const value = form.get(`option-${name}`) as string | null;
    return value === null || value === String(usual) ? [] : [[name, value] as const];
  });
  return chosen.length > 0 ? { options: Object.fromEntries(chosen) } : {};
}

/** Draws the options of the selected variant. */
const ownOptions = (): TemplateResult[] =>
  Object.entries(variant?.options ?? {}).map(([name, values]) => {
    const option = optionWords(variant!, lang, name);
    return html`<label class="field"
      >${option.name}<select name="option-${name}">
        ${values.map((value) => html`<option value=${String(value)} ?selected=${(request.options?.[name] ?? String(values[0])) === String(value)}>${option.values[String(value)] ?? String(value)}</option>`)}
      </select></label
    >`;
  });

async function loadVariant(): Promise<void> {
  const { variant: id } = request;
  const loaded = await installed.find((entry) => entry.id === id)?.load();
  if (request.variant !== id) return;
  variant = loaded;
  draw();
}

const snippet = (id: string, title: string, help: string, write: () => string): TemplateResult => {
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
    <button type="button" class="plain" aria-label=${`${words.copy}: ${title}`} @click=${() => void copy(id, write)}>${words.copy}</button>
    <span role="status" class="said">${copied?.id === id ? copied.message : nothing}</span>
  </section>`;
};

/** Copies a snippet. @param text returns it, from the values that the form has now: the shown one follows the typing after a moment */
async function copy(id: string, text: () => string): Promise<void> {
  read();
  const before = copied?.id === id ? copied.message : '';
  copied = { id, message: forceAnnounce((await copyText(text())) ? words.copied : words.notCopied, before) };
  draw();
}

function draw(): void {
  const themes = all.settings.themes;
  render(
    html`<p class="lead">${words.lead}</p>
      <form class="pair" @input=${choose} @submit=${(event: Event) => event.preventDefault()}>
        <label class="field"
          >${words.variant}<select name="variant">
            ${listed.map((one) => html`<option value=${one.id} ?selected=${request.variant === one.id}>${nameOf(one, lang)}</option>`)}
          </select></label
        >
        ${ownOptions()}
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
          >${words.height}<input name="height" type="number" min="240" max="2000" step="10" value="600" @change=${bound}
        /></label>
      </form>
      ${snippet('as-frame', words.frame, words.frameHelp, () => frameSnippet(root, request))}
      ${snippet('as-script', words.script, words.scriptHelp, () => scriptSnippet(root, request))}
      ${snippet('as-package', words.npm, words.npmHelp, () => npmSnippet(request))}
      <h2>${words.preview}</h2>
      <iframe
        class="preview"
        title=${`${words.preview}: ${request.name}`}
        src=${frameAddress(root, request)}
        height=${request.height}
      ></iframe>`,
    view,
  );
}

/** Writes the corrected height back into its field. */
function bound({ target }: Event): void {
  const field = target as HTMLInputElement;
  field.value = String(heightOf(field.value));
}

let waiting: ReturnType<typeof setTimeout> | undefined;
/** Reads the form after a moment without typing. */
function choose(): void {
  clearTimeout(waiting);
  waiting = setTimeout(read, 250);
}

/** Reads the form, and draws the snippets for it. */
function read(): void {
  clearTimeout(waiting);
  const form = new FormData(view.querySelector('form')!);
  request = requestOf(form, form.get('variant') as string);
  copied = undefined;
  if (variant?.id !== request.variant) {
    variant = undefined;
    void loadVariant();
  }
  draw();
}

draw();
await loadVariant();
