import { html, type TemplateResult } from 'lit';
import type { WorkshopWords } from '../words/index.js';

/** The two sides of the workshop, which are tabs where there is no room for both. */
export type Tab = 'edit' | 'play';

/** Renders two tabs where there is no room for both sides. @param show called with the side to show */
export function tabsView({ tabs: words }: WorkshopWords, shown: Tab, show: (tab: Tab) => void): TemplateResult {
  const tab = (name: Tab): TemplateResult =>
    html`<button
      type="button"
      role="tab"
      id="tab-${name}"
      aria-controls=${name}
      aria-selected=${shown === name}
      tabindex=${shown === name ? 0 : -1}
      @click=${() => show(name)}
      @keydown=${({ key, currentTarget }: KeyboardEvent) => {
        if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
        const other = name === 'edit' ? 'play' : 'edit';
        show(other);
        (currentTarget as Element).parentElement!.querySelector<HTMLElement>(`#tab-${other}`)!.focus();
      }}
    >
      ${words[name]}
    </button>`;
  return html`<div role="tablist" aria-label=${words.label}>${tab('edit')}${tab('play')}</div>`;
}
