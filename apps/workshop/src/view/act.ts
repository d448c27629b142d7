import { html, nothing, type TemplateResult } from 'lit';
import { fill } from '@patience/web/text/fill.js';
import type { Act, Field, FieldValue } from '../form/field.js';
import type { JsonObject } from '../json/path.js';
import type { Workshop } from '../workshop.js';
import { changeSentence } from './complaint-text.js';
import { followFocus } from './focus.js';
import { namesIn } from './pile-names.js';

/** Replaces the recipe by the one that a button returns, and moves the focus on. @param said what the button has done, where that is not plain to see */
export function act(workshop: Workshop, recipe: JsonObject, said?: string): void {
  const { bench } = workshop;
  followFocus(() => bench.change(recipe));
  if (said !== undefined && bench.now.read.ok) workshop.say(changeSentence(workshop, 'edit', said));
}

/** Gives a field another value. @param said what the field has made of the text that was typed, if something else */
export function setField(workshop: Workshop, field: Field, value: FieldValue, said = ''): void {
  const { bench } = workshop;
  const { draft } = bench;
  workshop.change(field, value);
  if (said) workshop.say(bench.draft === draft ? said : changeSentence(workshop, 'edit', said));
}

/** Renders buttons that change the recipe. */
export const actButtons = (acts: readonly Act[], workshop: Workshop): TemplateResult | typeof nothing =>
  acts.length === 0
    ? nothing
    : html`<div class="buttons">
        ${acts.map((each) => {
          const { words } = workshop;
          const label = fill(words.acts[each.key], namesIn(each.names ?? {}, workshop));
          const apply = (): void => act(workshop, each.apply(), fill(words.done, { act: label }));
          return html`<button type="button" class="plain" @click=${apply}>${label}</button>`;
        })}
      </div>`;
