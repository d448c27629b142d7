import { html, type TemplateResult } from 'lit';
import { browserStorage } from '@patience/web/store/draft-records.js';
import { saveFile } from '../out/outputs.js';
import type { Workbench } from '../workbench.js';
import type { WorkshopWords } from '../words/index.js';

/** Says that the open draft is not stored, and offers it as a file. */
export function notKeptView(words: WorkshopWords, bench: Workbench): TemplateResult {
  const { onTable, draft } = bench;
  const name = onTable.read.ok ? onTable.read.value.id : 'patience';
  return html`<div class="note wrong not-kept" role="alert">
    <p>${browserStorage() ? words.full : words.notKept}</p>
    <button type="button" class="plain" @click=${() => saveFile(`${name}.json`, draft.text)}>${words.out.file}</button>
  </div>`;
}
