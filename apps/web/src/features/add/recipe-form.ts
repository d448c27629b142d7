import { html, type TemplateResult } from 'lit';
import type { Words } from './words.js';

/** Actions of the form: read a recipe from a typed or pasted text, or from a file. */
export interface RecipeFormActions {
  text(text: string): void;
  file(file: File): void;
}

/** The form for a recipe: a text, an address or link, or a file. */
export function recipeForm({ add: { recipe: words } }: Words, busy: boolean, actions: RecipeFormActions): TemplateResult {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    actions.text(new FormData(event.target as HTMLFormElement).get('recipe') as string);
  };
  const choose = ({ target }: Event): void => {
    const input = target as HTMLInputElement;
    const [file] = input.files ?? [];
    if (file) actions.file(file);
    input.value = '';
  };
  return html`<form class="form" id="recipe-form" @submit=${submit}>
    <p class="note">${words.trust}</p>
    <label class="field">${words.text}<textarea translate="no" name="recipe" rows="4" required autocomplete="off" spellcheck="false"></textarea></label>
    <div class="buttons">
      <button type="submit" class="button" ?disabled=${busy}>${words.show}</button>
      <label class="plain file">${words.file}<input type="file" class="sr" accept=".json,application/json" ?disabled=${busy} @change=${choose} /></label>
    </div>
  </form>`;
}
