import { html, nothing, type TemplateResult } from 'lit';
import { browserStorage } from '../../store/draft-records.js';
import type { Workbench } from '../workbench.js';
import type { WorkshopWords } from '../words/index.js';

/** Renders the buttons for undo and redo, and a warning where drafts cannot be kept. */
export function toolsView(words: WorkshopWords, bench: Workbench): TemplateResult {
  /** Returns the handler of the buttons. It moves the focus to the other button if the pressed one is now disabled. */
  const step =
    (make: () => void) =>
    ({ currentTarget }: Event): void => {
      make();
      const button = currentTarget as HTMLButtonElement;
      if (button.disabled) button.parentElement!.querySelector<HTMLElement>('button:enabled')?.focus();
    };
  return html`<div class="buttons tools">
      <button type="button" class="plain" ?disabled=${bench.draft.past.length === 0} @click=${step(() => bench.undo())}>${words.undo}</button>
      <button type="button" class="plain" ?disabled=${bench.draft.future.length === 0} @click=${step(() => bench.redo())}>${words.redo}</button>
    </div>
    ${bench.kept === 'full' ? html`<p class="note wrong">${browserStorage() ? words.full : words.notKept}</p>` : nothing}`;
}
