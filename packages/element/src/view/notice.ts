import { html, type TemplateResult } from 'lit';
import { plainTemplate } from './tools.js';

/** A quiet bar over the table: how it stands and what can be done. Never modal. */
export const noticeTemplate = (kind: string, title: string, detail: string, actions: readonly (readonly [label: string, run: () => void])[]): TemplateResult =>
  html`<div class="notice ${kind}" part="notice notice-${kind}">
    <strong>${title}</strong>
    ${detail ? html`<span>${detail}</span>` : ''}
    ${actions.map(([label, run]) => plainTemplate(label, run))}
  </div>`;
