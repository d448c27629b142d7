import { html, nothing, type TemplateResult } from 'lit/html.js';
import { plainTemplate, type MenuItem } from './tools.js';

/** How it stands and what can be done. */
export interface Notice {
  readonly kind: 'won' | 'lost' | 'stuck' | 'finish';
  readonly title: string;
  readonly detail?: string;
  readonly actions: readonly MenuItem[];
}

/** A quiet bar over the table, never modal. */
export const noticeTemplate = ({ kind, title, detail, actions }: Notice): TemplateResult =>
  html`<div class="notice ${kind}" part="notice notice-${kind}">
    ${title ? html`<strong>${title}</strong>` : nothing} ${detail ? html`<span>${detail}</span>` : nothing} ${actions.map(plainTemplate)}
  </div>`;
