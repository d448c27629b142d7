import { html, type TemplateResult } from 'lit';
import type { Workbench } from '../workbench.js';
import type { WorkshopWords } from '../words/index.js';

/** Lines of the icons, the same as those of the table's buttons. */
const ICONS = {
  undo: 'M9 5L4 10l5 5M4.5 10H14a5.5 5.5 0 0 1 0 11h-3',
  redo: 'M15 5l5 5-5 5M19.5 10H10a5.5 5.5 0 0 0 0 11h3',
} as const;

/** Renders the buttons for undo and redo of edits: icons where there is little room, else words. */
export function toolsView(words: WorkshopWords, bench: Workbench): TemplateResult {
  const { past, future } = bench.draft;
  /** Makes the step. Moves the focus to the other button if the pressed one is now disabled. */
  const step = (name: keyof typeof ICONS, { currentTarget }: Event): void => {
    bench[name]();
    const button = currentTarget as HTMLButtonElement;
    if (button.disabled) button.parentElement!.querySelector<HTMLElement>('button:enabled')?.focus({ preventScroll: true });
  };
  const tool = (name: keyof typeof ICONS, steps: readonly string[]): TemplateResult =>
    html`<button type="button" class="plain" title=${words[name]} ?disabled=${steps.length === 0} @click=${(event: Event) => step(name, event)}>
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${ICONS[name]} /></svg><span>${words[name]}</span>
    </button>`;
  return html`<div class="buttons tools">${tool('undo', past)} ${tool('redo', future)}</div>`;
}
