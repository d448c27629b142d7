import type { LanguageTag } from '@patience/core';
import { namedIn } from '../../src/catalogue/names.js';
import type { Words } from '../../src/features/docs/document-words.js';
import { forFirstVisit, type Found } from '../catalogue.js';
import { html, langOf, type Markup } from '../html.js';
import { readManifest, type Member } from './reference.js';

/** Attributes that need more than this page: another file, a form, a storage, or a table out of sight. */
const NOT_TRIED = ['name', 'variant', 'src', 'sandbox', 'autosave', 'loading', 'outlook'];

/** Returns the values of an attribute that is a choice, such as `'on' | 'off'`; undefined for any other type. */
function choicesOf(type = ''): readonly string[] | undefined {
  const values = type.split('|').map((value) => /^'([\w-]+)'$/.exec(value.trim())?.[1]);
  return values.every((value) => value !== undefined) ? values : undefined;
}

/** Returns the kind of control for an attribute: a checkbox, a list or a field. */
const kindOf = ({ type }: Member): 'switch' | 'choice' | 'value' =>
  type?.text === 'boolean' ? 'switch' : choicesOf(type?.text) ? 'choice' : 'value';

/** Returns the control for an attribute. */
function controlOf(member: Member): Markup {
  const { name, type, description = '', default: usual } = member;
  const help = description.replaceAll('`', '').split(/(?<=\.)\s/)[0]!;
  const choices = choicesOf(type?.text);
  const id = `try-${name}`;
  if (kindOf(member) === 'switch')
    return html`<div>
      <label class="check"><input type="checkbox" name="${name}" aria-describedby="${id}" /><code>${name}</code></label>
      <p class="help" id="${id}" lang="en" dir="ltr">${help}</p>
    </div>`;
  const control = choices
    ? html`<select name="${name}" aria-describedby="${id}">
        <option value="">${usual ? `– (${usual.replaceAll("'", '')})` : '–'}</option>
        ${choices.map((value) => html`<option>${value}</option>`)}
      </select>`
    : html`<input name="${name}" placeholder="${usual}" autocomplete="off" spellcheck="false" aria-describedby="${id}" />`;
  return html`<div>
    <label class="field"><code>${name}</code>${control}</label>
    <p class="help" id="${id}" lang="en" dir="ltr">${help}</p>
  </div>`;
}

/** Returns a table with a control for each attribute of the element, and the place of the code beside it. */
export function playground(lang: LanguageTag, { try: words }: Words['docs'], found: readonly Found[]): Markup {
  const attributes = readManifest().attributes.filter(({ name }) => !NOT_TRIED.includes(name));
  const of = (kind: ReturnType<typeof kindOf>): Markup[] => attributes.filter((one) => kindOf(one) === kind).map(controlOf);
  const first = forFirstVisit(found)[0]!.facts.id;
  const games = found
    .map(({ facts }) => ({ id: facts.id, name: namedIn(facts, lang) }))
    .sort((a, b) => a.name.text.localeCompare(b.name.text, lang));
  return html`<div class="try">
    <patience-game variant="${first}"></patience-game>
    <div class="code-block">
      <pre tabindex="0" aria-label="${words.code}" dir="ltr"><code class="try-code"></code></pre>
      <button type="button" class="copy" hidden></button>
    </div>
    <form class="try-form">
      <label class="field"
        >${words.game}<select name="variant">
          ${games.map(({ id, name }) => html`<option value="${id}" ${id === first && html`selected`} ${langOf(name, lang)}>${name.text}</option>`)}
        </select></label
      >
      <h2>${words.choices}</h2>
      <div class="pair">${of('choice')}</div>
      <h2>${words.switches}</h2>
      <div class="pair">${of('switch')}</div>
      <h2>${words.values}</h2>
      <div class="pair">${of('value')}</div>
    </form>
  </div>`;
}
