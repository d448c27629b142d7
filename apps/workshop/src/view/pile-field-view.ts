import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { fill } from '@patience/web/text/fill.js';
import type { Control, Field } from '../form/field.js';
import type { PileChoice } from '../form/pile-choices.js';
import type { Workshop } from '../workshop.js';
import { choiceName } from './pile-names.js';

/** Attributes of the first list of a field. */
interface Common {
  readonly id: string;
  readonly label: string;
  readonly described: unknown;
  readonly wrong: boolean;
}

/**
 * Renders the lists of a field that names piles: one list for each name, in their order, and one to add another name. Each list but the first
 * has a value that removes its name; so has the first one of an optional field.
 */
export function pileFieldView(field: Field, common: Common, workshop: Workshop): TemplateResult {
  const { choices, most, isOptional = false } = field.control as Extract<Control, { readonly kind: 'piles' }>;
  const { words } = workshop;
  const { id, label, described, wrong } = common;
  const named = (field.value ?? []) as readonly string[];
  const set = (at: number, name: string): void =>
    workshop.change(
      field,
      [...named.slice(0, at), name, ...named.slice(at + 1)].filter((each) => each !== ''),
    );
  // Choosing a pile that is named already would repeat it.
  const others = choices.filter(({ value }) => !named.includes(value));
  const adds = named.length < most && others.length > 0;
  // One array: the list that adds a name stays the same element, with the focus, when its name is chosen.
  const lists = named.length === 0 || adds ? [...named, undefined] : named;
  const option = (choice: PileChoice, chosen: string | undefined): TemplateResult =>
    html`<option value=${choice.value} .selected=${live(choice.value === chosen)}>${choiceName(choice, workshop)}</option>`;
  const list = (chosen: string | undefined, at: number): TemplateResult => {
    const offered = choices.filter(({ value }) => value === chosen || !named.includes(value));
    const isFirst = at === 0;
    const empty = isFirst ? (isOptional ? words.allPiles : words.notInForm) : chosen === undefined ? words.alsoPiles : words.withoutPiles;
    return html`<select
      class="control"
      id=${isFirst ? id : `${id}-${at + 1}`}
      aria-label=${isFirst ? nothing : fill(words.nextPiles, { label, n: String(at + 1) })}
      aria-describedby=${isFirst ? described : nothing}
      aria-invalid=${wrong || nothing}
      @change=${({ target }: Event) => set(at, (target as HTMLSelectElement).value)}
    >
      ${isFirst && chosen !== undefined && !isOptional ? nothing : html`<option value="" ?disabled=${isFirst && !isOptional} .selected=${live(chosen === undefined)}>${empty}</option>`}
      ${offered.filter(({ kind }) => kind !== 'pile').map((choice) => option(choice, chosen))}
      ${
        offered.some(({ kind }) => kind === 'pile')
          ? html`<optgroup label=${words.singlePiles}>${offered.filter(({ kind }) => kind === 'pile').map((choice) => option(choice, chosen))}</optgroup>`
          : nothing
      }
    </select>`;
  };
  return html`<div class="lists">${lists.map(list)}</div>`;
}
