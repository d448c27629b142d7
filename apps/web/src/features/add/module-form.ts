import { html, nothing, type TemplateResult } from 'lit';
import type { Shell } from '../../app-shell/start.js';
import { counted } from '../../text/fill.js';
import type { AddModel } from './model.js';
import type { Words } from './words.js';

/** The form for the address of a module, and what has become of the last one. */
export function moduleForm({ words: all, lang }: Shell<Words>, model: AddModel): TemplateResult {
  const words = all.add;
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    if (await model.addModule(new FormData(form).get('address') as string)) form.reset();
  };
  return html`<form class="form" @submit=${submit}>
    <p class="note">${all.adding.trust}</p>
    <label class="field"
      >${words.address}<input
        name="address"
        type="url"
        inputmode="url"
        required
        autocomplete="off"
        spellcheck="false"
        placeholder="https://"
    /></label>
    <label class="check"><input type="checkbox" name="agree" required />${words.agree}</label>
    <div class="buttons"><button type="submit" class="button" ?disabled=${model.busy}>${words.add}</button></div>
    <p class=${model.wrong ? 'wrong' : 'said'} role="status">${model.message}</p>
    ${
      model.leftOver
        ? html`<div class="buttons">
            <button type="button" class="plain danger" @click=${() => void model.removeGames()}>
              ${counted(words.deleteGames, model.leftOver.games, lang)}
            </button>
          </div>`
        : nothing
    }
  </form>`;
}
