import type { LanguageTag } from '@patience/core';
import { html, nothing, type TemplateResult } from 'lit';
import { hasDefaultName, LONGEST_NAME, withOwnName } from '../draft/draft-name.js';
import type { Workbench } from '../workbench.js';
import type { WorkshopWords } from '../words/index.js';

/** Asks for a name while the patience has the one that the workshop gave it. */
export function ownNameView({ out, drafts }: WorkshopWords, lang: LanguageTag, bench: Workbench): TemplateResult | typeof nothing {
  if (!hasDefaultName(bench.draft.text, lang)) return nothing;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const name = (new FormData(event.target as HTMLFormElement).get('name') as string).trim();
    if (name) bench.write(withOwnName(bench.draft.text, lang, name));
  };
  return html`<form class="own-name" @submit=${submit}>
    <label class="field" for="own-name">${out.nameFirst}</label>
    <div class="line">
      <input class="control" id="own-name" name="name" type="text" maxlength=${LONGEST_NAME} required autocomplete="off" />
      <button type="submit" class="plain">${drafts.rename}</button>
    </div>
  </form>`;
}
