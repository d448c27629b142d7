import { html, type TemplateResult } from 'lit';
import { ICONS } from '../faces/icons.js';
import type { ElementWords } from '../words/index.js';
import { plainTemplate } from './tools.js';

/** A line of the menu. */
export type MenuItem = readonly [label: string, run: () => void];

/** The frame of every sheet: a heading, a way out, and what it holds. */
export const sheetTemplate = (title: string, close: string, content: TemplateResult): TemplateResult =>
  html`<header>
      <h2 id="sheet-title">${title}</h2>
      <form method="dialog"><button class="tool" part="tool" aria-label=${close}><svg viewBox="0 0 24 24"><path d=${ICONS.close} /></svg></button></form>
    </header>
    ${content}`;

/** More to do. */
export const menuTemplate = (items: readonly MenuItem[]): TemplateResult =>
  html`<div class="menu">${items.map(([label, run]) => plainTemplate(label, run))}</div>`;

/** All keys and what hands do. */
export const helpTemplate = (words: ElementWords): TemplateResult =>
  html`<h3>${words.handsTitle}</h3>
    <p>${words.hands}</p>
    <h3>${words.keysTitle}</h3>
    <dl>${words.keys.map(([key, does]) => html`<dt>${key}</dt><dd>${does}</dd>`)}</dl>`;

/** A variant's rules page: paragraphs, headings and lists, as the contract writes them. */
export const rulesTemplate = (text: string): TemplateResult =>
  html`${text.split(/\n\s*\n/).map((block) => {
    const lines = block.trim().split('\n');
    const [first = '', ...rest] = lines;
    if (first.startsWith('## ')) return html`<h3>${first.slice(3)}</h3>${rest.length ? bodyTemplate(rest) : ''}`;
    return bodyTemplate(lines);
  })}`;

function bodyTemplate(lines: readonly string[]): TemplateResult {
  return lines.every((line) => line.startsWith('- '))
    ? html`<ul>${lines.map((line) => html`<li>${line.slice(2)}</li>`)}</ul>`
    : html`<p>${lines.join(' ')}</p>`;
}
