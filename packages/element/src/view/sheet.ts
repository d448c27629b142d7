import { html, type TemplateResult } from 'lit/html.js';
import { ICONS } from '../faces/icons.js';
import type { ElementWords } from '../words/index.js';
import { plainTemplate } from './tools.js';

/** The sheets that can be opened over the table. */
export type Sheet = 'more' | 'help' | 'rules';

/** A line of the menu, or any button of words. */
export interface MenuItem {
  readonly label: string;
  readonly run: () => void;
  /** For a setting: whether it is on. */
  readonly on?: boolean;
}

/** A sheet: a heading, a way out, and what it holds. */
export const sheetTemplate = (title: string, close: string, content: TemplateResult, closed: () => void): TemplateResult =>
  // eslint-disable-next-line lit-a11y/click-events-have-key-events -- Escape closes a dialog by itself
  html`<dialog part="sheet" aria-labelledby="title" @close=${closed} @click=${closeOutside}>
    <header>
      <h2 id="title">${title}</h2>
      <form method="dialog"><button class="tool" part="tool" aria-label=${close}><svg viewBox="0 0 24 24" aria-hidden="true"><path d=${ICONS.close} /></svg></button></form>
    </header>
    ${content}
  </dialog>`;

/** A click on the backdrop closes. */
const closeOutside = (event: MouseEvent): void => {
  if (event.target === event.currentTarget) (event.currentTarget as HTMLDialogElement).close();
};

/** More to do. */
export const menuTemplate = (items: readonly MenuItem[]): TemplateResult => html`<div class="menu">${items.map(plainTemplate)}</div>`;

/** What hands and keys do. */
export const helpTemplate = (words: ElementWords): TemplateResult =>
  html`<h3>${words.handsTitle}</h3>
    <p>${words.hands}</p>
    <h3>${words.keysTitle}</h3>
    <dl>${words.keys.map(([key, does]) => html`<dt>${key}</dt><dd>${does}</dd>`)}</dl>`;

/** A variant's rules page: paragraphs, headings and lists, as the contract writes them. */
export const rulesTemplate = (text: string): TemplateResult =>
  html`${text.split(/\n\s*\n/).map((block) => {
    const [first = '', ...rest] = block.trim().split('\n');
    if (!first.startsWith('## ')) return bodyTemplate([first, ...rest]);
    return html`<h3>${first.slice(3)}</h3>${rest.length > 0 ? bodyTemplate(rest) : ''}`;
  })}`;

const bodyTemplate = (lines: readonly string[]): TemplateResult =>
  lines.every((line) => line.startsWith('- '))
    ? html`<ul>${lines.map((line) => html`<li>${line.slice(2)}</li>`)}</ul>`
    : html`<p>${lines.join(' ')}</p>`;
