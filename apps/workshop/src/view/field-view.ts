import type { Role } from '@patience/core';
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';
import { fill } from '@patience/web/text/fill.js';
import { languages } from '@patience/web/words/load.js';
import type { Control, Field, FieldKey, FieldValue } from '../form/field.js';
import { otherValue } from '../form/choice.js';
import { valueAfter } from '../form/edited-field.js';
import { fieldId } from '../form/mistakes.js';
import { newOption, withOptionWords } from '../form/option-words.js';
import { optionsOf } from '../form/options.js';
import { pileChoices } from '../form/pile-choices.js';
import type { JsonObject } from '../json/path.js';
import type { Workshop } from '../workshop.js';
import { loadWorkshopWords, type FieldWords, type WorkshopWords } from '../words/index.js';
import { act, setField } from './act.js';
import { cardPictures } from './card-pictures.js';
import { draftValue } from './draft-value.js';
import { complaintsAt } from './mistakes-view.js';
import { pileFieldView } from './pile-field-view.js';
import { choiceName, optionText, optionValueText, ownIn } from './pile-names.js';

/** Fields that store the text that was typed in another spelling, which is announced. */
const RESPELLED: readonly FieldKey[] = ['id', 'optionId'];

/** Renders a field: its native control, a sentence on what it does, and the mistakes in it. */
export function fieldView(field: Field, workshop: Workshop): TemplateResult {
  const { words } = workshop;
  const texts: FieldWords = words.fields[field.key];
  const id = fieldId(field);
  const found = workshop.complaints.filter((complaint) => complaint.field === id);
  const about = aboutOf(field, texts);
  const label = texts.label + suffixOf(field, workshop);
  const described = [...(about ? [`${id}-about`] : []), ...(found.length > 0 ? [`${id}-wrong`] : [])].join(' ') || nothing;
  const notes = html`${about ? html`<p class="help" id="${id}-about">${about}</p>` : nothing}
    ${complaintsAt(`${id}-wrong`, found, workshop)} ${alwaysButton(field, label, workshop)}`;
  const common = { id, described, wrong: found.some(({ mistake }) => mistake !== undefined) };
  if (field.control.kind === 'switch')
    return html`<div class="one">
      <label class="check">
        <input
          type="checkbox"
          id=${id}
          aria-describedby=${described}
          aria-invalid=${common.wrong || nothing}
          .checked=${live(field.value === true)}
          .indeterminate=${field.value === undefined}
          @change=${(event: Event) => workshop.change(field, (event.target as HTMLInputElement).checked)}
        />${label}</label
      >${notes}
    </div>`;
  if (field.control.kind === 'several')
    return html`<fieldset class="one several" id=${id} tabindex="-1" aria-describedby=${described}>
      <legend>${label}</legend>
      <div class="boxes">${field.control.values.map((value) => box(field, value, common.wrong, workshop))}</div>
      ${notes}
    </fieldset>`;
  return html`<div class="one">
    <label class="field" for=${id}>${label}</label>
    ${field.control.kind === 'fact' ? html`<p id=${id} tabindex="-1">${fill(words.playerChooses, { name: optionText(String(field.value), workshop) })}</p>` : field.control.kind === 'piles' ? pileFieldView(field, { ...common, label }, workshop) : control(field, field.control, common, workshop)}${cardPictures(field, words.letters)}${notes}
  </div>`;
}

/** Button that ends the choice of the player. The focus moves to the field, which has one value then. */
function alwaysButton({ key, path, always }: Field, label: string, workshop: Workshop): TemplateResult | typeof nothing {
  if (!always) return nothing;
  const end = ({ currentTarget }: Event): void => {
    const form = (currentTarget as Element).closest('recipe-form');
    const [, choice = path, rest = ''] = /^(.*)\.values\.[^.]+(\..*)?$/.exec(path) ?? [];
    act(workshop, always());
    form?.querySelector<HTMLElement>(`#${fieldId({ key, path: choice + rest })}`)?.focus();
  };
  return html`<button type="button" class="choosing" aria-label="${workshop.words.always}: ${label}" @click=${end}>${workshop.words.always}</button>`;
}

/**
 * Renders the buttons by which the player chooses a value: one list for all fields of a section. A button at each field would double the
 * number of stops of the Tab key. A closed list is one stop.
 * @param title of the section
 */
export function choosingView(fields: readonly Field[], title: string, workshop: Workshop): TemplateResult | typeof nothing {
  const { words } = workshop;
  const options = Object.keys(optionsOf(workshop.recipe));
  const offered = fields.flatMap((field) => (field.choose && !field.always ? { ...field, choose: field.choose } : []));
  if (offered.length === 0) return nothing;
  const said = fill(words.chosen, { part: words.parts.options });
  const choose = async ({ choose: chosen, ...field }: (typeof offered)[number], button: HTMLElement): Promise<void> => {
    const wanted = button.closest('details')!.querySelector('select')?.value ?? '';
    const option = wanted === '' || field.given.some((each) => each.startsWith(`${wanted} = `)) ? undefined : wanted;
    act(workshop, option === undefined ? await named(chosen(), field, workshop) : chosen(option), said);
  };
  const buttons = offered.map((field) => ({ field, id: fieldId(field), name: words.fields[field.key].label + suffixOf(field, workshop) }));
  // A button keeps its element: else the button of another field would have the focus when one is gone.
  return html`<details class="choosing">
    <summary aria-label="${words.choose}: ${title}">${words.choose}</summary>
    ${
      options.length === 0
        ? nothing
        : html`<select class="control" aria-label="${words.chooseBy}: ${title}">
            <option value="">${words.chooseNew}</option>
            ${options.map((option) => html`<option value=${option}>${fill(words.chooseOld, { name: optionText(option, workshop) })}</option>`)}
          </select>`
    }
    <div class="buttons">
      ${repeat(
        buttons,
        ({ id }) => id,
        ({ field, name }) =>
          html`<button type="button" class="plain" aria-label="${words.choose}: ${name}" @click=${({ currentTarget }: Event) => void choose(field, currentTarget as HTMLElement)}>${name}</button>`,
      )}
    </div>
  </details>`;
}

/** Names a new option as its field, and its values as those of the field, in each language of the patience. */
async function named(recipe: JsonObject, field: Field, workshop: Workshop): Promise<JsonObject> {
  const option = newOption(workshop.recipe, recipe);
  if (option === undefined || field.value === undefined) return recipe;
  const values = [field.value, otherValue(field.control, field.value)];
  let changed = recipe;
  for (const tag of workshop.named) {
    const words = await loadWorkshopWords(tag);
    const names = values.map((value, i) => optionValueName(field, value, i, workshop, words));
    changed = withOptionWords(changed, option, tag, words.fields[field.key].label, names);
  }
  return changed;
}

/** Returns the name that a value of an option has for the player. @param i its position among the values of the option */
function optionValueName(field: Field, value: FieldValue | undefined, i: number, workshop: Workshop, words: WorkshopWords): string {
  if (typeof value === 'boolean') return value ? words.find.yes : words.find.no;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string' && field.control.kind === 'choice') return valueName(field, value, workshop, words);
  return i === 0 ? words.usualValue : words.otherValue;
}

type Common = { readonly id: string; readonly described: unknown; readonly wrong: boolean };

function control(field: Field, { kind, ...bounds }: Control, { id, described, wrong }: Common, workshop: Workshop): TemplateResult {
  if (kind === 'choice') {
    const { values } = bounds as { readonly values: readonly string[] };
    const unknown = field.value === undefined || !values.includes(field.value as string);
    return html`<select
      class="control"
      id=${id}
      aria-describedby=${described}
      aria-invalid=${wrong || nothing}
      .value=${draftValue(unknown ? '' : (field.value as string), ({ value }) => workshop.change(field, value))}
    >
      ${unknown ? html`<option value="" disabled selected>${workshop.words.notInForm}</option>` : nothing}
      ${values.map((value) => html`<option value=${value} ?selected=${value === field.value}>${valueName(field, value, workshop)}</option>`)}
    </select>`;
  }
  if (kind === 'number') {
    const { min, max } = bounds as { readonly min: number; readonly max: number };
    return html`<input
      class="control number"
      type="number"
      id=${id}
      min=${min}
      max=${max}
      step="1"
      placeholder=${field.value === undefined ? workshop.words.notInForm : nothing}
      aria-describedby=${described}
      aria-invalid=${wrong || nothing}
      .value=${draftValue(field.value === undefined ? '' : String(field.value), ({ value }) => {
        const { label } = workshop.words.fields[field.key];
        if (value === '') return workshop.say(fill(workshop.words.keptNumber, { field: label, n: String(field.value ?? '') }));
        const taken = Math.min(max, Math.max(min, Math.round(Number(value))));
        const cut = fill(workshop.words.cutNumber, { field: label, given: value, taken, min, max });
        setField(workshop, field, taken, taken === Number(value) ? '' : cut);
      })}
    />`;
  }
  const { max } = bounds as { readonly max: number };
  return html`<input
    class="control"
    type="text"
    id=${id}
    autocomplete="off"
    spellcheck="false"
    placeholder=${field.value === undefined ? workshop.words.notInForm : nothing}
    aria-describedby=${described}
    aria-invalid=${wrong || nothing}
    .value=${draftValue(field.value === undefined ? '' : String(field.value), ({ value }) => {
      const { label, help = '' }: FieldWords = workshop.words.fields[field.key];
      const text = value.slice(0, max);
      const stored = RESPELLED.includes(field.key) ? valueAfter(field, text, workshop.recipe) : text;
      const cut = value.length > max ? fill(workshop.words.cutText, { field: label, max }) : '';
      setField(workshop, field, text, stored === text ? cut : `${label}: ${String(stored)}. ${help}`);
    })}
  />`;
}

function box(field: Field, value: string, wrong: boolean, workshop: Workshop): TemplateResult {
  const chosen = Array.isArray(field.value) ? (field.value as readonly string[]) : [];
  const { values } = field.control as { readonly values: readonly string[] };
  const toggle = ({ target }: Event): void => {
    const { checked } = target as HTMLInputElement;
    // Keep the values in the order of the control.
    workshop.change(
      field,
      values.filter((each) => (each === value ? checked : chosen.includes(each))),
    );
  };
  return html`<label class="check"
    ><input type="checkbox" aria-invalid=${wrong || nothing} .checked=${live(chosen.includes(value))} @change=${toggle} />${valueName(field, value, workshop)}</label
  >`;
}

function valueName({ key }: Field, value: string, workshop: Workshop, words = workshop.words): string {
  if (key === 'auto') return ownIn(workshop.says.actions, value) ?? value;
  if (key === 'ranks') return words.letters['AJQK'.indexOf(value)] ?? value;
  if (key === 'suits') return (words.suits as Readonly<Record<string, string>>)[value] ?? value;
  if (key === 'rowTo') return words.roles[value as Role];
  const { values } = words.fields[key];
  return Object.hasOwn(values, value) ? values[value]! : value;
}

/** Returns the sentence about a field and the sentence about its value. */
function aboutOf(field: Field, { help, says }: FieldWords): string {
  if (field.isPlain) return '';
  const key = field.says ?? field.value;
  const own = says && typeof key === 'string' && Object.hasOwn(says, key) ? says[key] : '';
  return [help, own].filter(Boolean).join(' ');
}

/** Returns the text after a label: the player's choices, the rule of a list, or the language for which the field applies. */
function suffixOf({ key, given }: Field, workshop: Workshop): string {
  const { words } = workshop;
  if (given.length === 0) return '';
  if (['name', 'summary', 'optionTitle', 'valueTitle', 'suitName'].includes(key))
    return ` (${given.map((tag) => languages[tag] ?? tag).join(', ')})`;
  const said = given.map((each, i) =>
    key === 'conditionCount' && i === given.length - 1
      ? pilesText(each, workshop)
      : fill(/^\d+$/.test(each) ? words.rule : words.when, { given: choiceText(each, workshop) }),
  );
  return ` (${said.join(', ')})`;
}

/** Returns the text of piles by their name in the recipe. */
const pilesText = (name: string, workshop: Workshop): string =>
  choiceName(
    pileChoices(workshop.recipe, name).find(({ value }) => value === name)!,
    workshop,
  );

/** Returns a choice such as `draw = 3` by the names that the player sees: "Cards turned: three". */
function choiceText(given: string, workshop: Workshop): string {
  const [, name, value] = /^(.+) = (.+)$/.exec(given) ?? [];
  if (name === undefined || value === undefined) return given;
  return `${optionText(name, workshop)}: ${optionValueText(name, value, workshop)}`;
}
