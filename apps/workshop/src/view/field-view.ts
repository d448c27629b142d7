import type { LanguageTag, Role, Words } from '@patience/core';
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';
import { fill } from '@patience/web/text/fill.js';
import { languages } from '@patience/web/words/load.js';
import type { Complaint } from '../form/complaints.js';
import type { Control, Field, FieldValue } from '../form/field.js';
import { otherValue } from '../form/choice.js';
import { fieldId } from '../form/mistakes.js';
import { newOption, withOptionWords } from '../form/option-words.js';
import { pileChoices } from '../form/pile-choices.js';
import type { JsonObject } from '../json/path.js';
import { cardPictures } from './card-pictures.js';
import { draftValue } from './draft-value.js';
import { complaintsAt, type ComplaintContext } from './mistakes-view.js';
import { pileFieldView } from './pile-field-view.js';
import { choiceName } from './pile-names.js';
import type { FieldWords, WorkshopWords } from '../words/index.js';

/** Names of options and of their values, as the player of the patience sees them. */
type OptionWords = NonNullable<Words['options']>;

/** Data that all fields of a form need. */
export interface FieldContext extends ComplaintContext {
  /** Complaints, by the id of the field. */
  readonly complaints: ReadonlyMap<string, readonly Complaint[]>;
  /** Names of the actions of the patience on the table, by their ids. */
  readonly actions: Readonly<Record<string, string>>;
  /** Names of the options that there are. */
  readonly options: readonly string[];
  readonly optionWords: OptionWords;
  /** The recipe that the form shows. */
  readonly recipe: JsonObject;
  /** Loads the texts of the workshop in each language in which a new patience has a name, and in that of the page. */
  readonly spoken: () => Promise<readonly (readonly [tag: LanguageTag, words: WorkshopWords])[]>;
  /** Says that a control has taken another value than the one that was typed. */
  readonly cut: (text: string) => void;
  /** Called when the player changes a field. */
  change(field: Field, value: FieldValue): void;
}

/** Renders a field: its native control, a sentence on what it does, and the mistakes in it. */
export function fieldView(field: Field, context: FieldContext): TemplateResult {
  const { words, complaints } = context;
  const texts: FieldWords = words.fields[field.key];
  const id = fieldId(field);
  const found = complaints.get(id) ?? [];
  const about = aboutOf(field, texts);
  const label = texts.label + suffixOf(field, context);
  const described = [...(about ? [`${id}-about`] : []), ...(found.length > 0 ? [`${id}-wrong`] : [])].join(' ') || nothing;
  const notes = html`${about ? html`<p class="help" id="${id}-about">${about}</p>` : nothing}
    ${complaintsAt(`${id}-wrong`, found, context)} ${alwaysButton(field, label, context)}`;
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
          @change=${(event: Event) => context.change(field, (event.target as HTMLInputElement).checked)}
        />${label}</label
      >${notes}
    </div>`;
  if (field.control.kind === 'several')
    return html`<fieldset class="one several" id=${id} tabindex="-1" aria-describedby=${described}>
      <legend>${label}</legend>
      <div class="boxes">${field.control.values.map((value) => box(field, value, common.wrong, context))}</div>
      ${notes}
    </fieldset>`;
  return html`<div class="one">
    <label class="field" for=${id}>${label}</label>
    ${field.control.kind === 'fact' ? html`<p id=${id} tabindex="-1">${fill(words.playerChooses, { name: context.optionWords[String(field.value)]?.name ?? String(field.value) })}</p>` : field.control.kind === 'piles' ? pileFieldView(field, { ...common, label }, context) : control(field, field.control, common, context)}${cardPictures(field, words.letters)}${notes}
  </div>`;
}

/** Button that ends the choice of the player. */
const alwaysButton = ({ always }: Field, label: string, { words, act }: FieldContext): TemplateResult | typeof nothing =>
  always
    ? html`<button type="button" class="choosing" aria-label="${words.always}: ${label}" @click=${() => act(always())}>${words.always}</button>`
    : nothing;

/**
 * Renders the buttons by which the player chooses a value: one list for all fields of a section. A button at each field would double the
 * number of stops of the Tab key. A closed list is one stop.
 * @param title of the section
 */
export function choosingView(fields: readonly Field[], title: string, context: FieldContext): TemplateResult | typeof nothing {
  const { words, options, optionWords } = context;
  const offered = fields.flatMap((field) => (field.choose && !field.always ? { ...field, choose: field.choose } : []));
  if (offered.length === 0) return nothing;
  const said = fill(words.chosen, { part: words.parts.options });
  const choose = async ({ choose: chosen, ...field }: (typeof offered)[number], button: HTMLElement): Promise<void> => {
    const wanted = button.closest('details')!.querySelector('select')?.value ?? '';
    const option = wanted === '' || field.given.some((each) => each.startsWith(`${wanted} = `)) ? undefined : wanted;
    context.act(option === undefined ? await named(chosen(), field, context) : chosen(option), said);
  };
  const buttons = offered.map((field) => ({ field, id: fieldId(field), name: words.fields[field.key].label + suffixOf(field, context) }));
  // A button keeps its element: else the button of another field would have the focus when one is gone.
  return html`<details class="choosing">
    <summary aria-label="${words.choose}: ${title}">${words.choose}</summary>
    ${
      options.length === 0
        ? nothing
        : html`<select class="control" aria-label="${words.chooseBy}: ${title}">
            <option value="">${words.chooseNew}</option>
            ${options.map((option) => html`<option value=${option}>${fill(words.chooseOld, { name: optionWords[option]?.name ?? option })}</option>`)}
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
async function named(recipe: JsonObject, field: Field, context: FieldContext): Promise<JsonObject> {
  const option = newOption(context.recipe, recipe);
  if (option === undefined || field.value === undefined) return recipe;
  const values = [field.value, otherValue(field.control, field.value)];
  return (await context.spoken()).reduce((sum, [tag, words]) => {
    const names = values.map((value, i) => optionValueName(field, value, i, { ...context, words }));
    return withOptionWords(sum, option, tag, words.fields[field.key].label, names);
  }, recipe);
}

/** Returns the name that a value of an option has for the player. @param i its position among the values of the option */
function optionValueName(field: Field, value: FieldValue | undefined, i: number, context: FieldContext): string {
  const { words } = context;
  if (typeof value === 'boolean') return value ? words.find.yes : words.find.no;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string' && field.control.kind === 'choice') return valueName(field, value, context);
  return i === 0 ? words.usualValue : words.otherValue;
}

type Common = { readonly id: string; readonly described: unknown; readonly wrong: boolean };

function control(field: Field, { kind, ...bounds }: Control, { id, described, wrong }: Common, context: FieldContext): TemplateResult {
  if (kind === 'choice') {
    const { values } = bounds as { readonly values: readonly string[] };
    const unknown = field.value === undefined || !values.includes(field.value as string);
    return html`<select
      class="control"
      id=${id}
      aria-describedby=${described}
      aria-invalid=${wrong || nothing}
      .value=${draftValue(unknown ? '' : (field.value as string), ({ value }) => context.change(field, value))}
    >
      ${unknown ? html`<option value="" disabled selected>${context.words.notInForm}</option>` : nothing}
      ${values.map((value) => html`<option value=${value} ?selected=${value === field.value}>${valueName(field, value, context)}</option>`)}
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
      placeholder=${field.value === undefined ? context.words.notInForm : nothing}
      aria-describedby=${described}
      aria-invalid=${wrong || nothing}
      .value=${draftValue(field.value === undefined ? '' : String(field.value), ({ value }) => {
        if (value === '') return;
        const taken = Math.min(max, Math.max(min, Math.round(Number(value))));
        context.change(field, taken);
        if (taken !== Number(value))
          context.cut(fill(context.words.cutNumber, { field: context.words.fields[field.key].label, given: value, taken, min, max }));
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
    placeholder=${field.value === undefined ? context.words.notInForm : nothing}
    aria-describedby=${described}
    aria-invalid=${wrong || nothing}
    .value=${draftValue(field.value === undefined ? '' : String(field.value), ({ value }) => {
      context.change(field, value.slice(0, max));
      if (value.length > max) context.cut(fill(context.words.cutText, { field: context.words.fields[field.key].label, max }));
    })}
  />`;
}

function box(field: Field, value: string, wrong: boolean, context: FieldContext): TemplateResult {
  const chosen = Array.isArray(field.value) ? (field.value as readonly string[]) : [];
  const { values } = field.control as { readonly values: readonly string[] };
  const toggle = ({ target }: Event): void => {
    const { checked } = target as HTMLInputElement;
    // Keep the values in the order of the control.
    context.change(
      field,
      values.filter((each) => (each === value ? checked : chosen.includes(each))),
    );
  };
  return html`<label class="check"
    ><input type="checkbox" aria-invalid=${wrong || nothing} .checked=${live(chosen.includes(value))} @change=${toggle} />${valueName(field, value, context)}</label
  >`;
}

function valueName({ key }: Field, value: string, { words, actions }: FieldContext): string {
  if (key === 'auto') return Object.hasOwn(actions, value) ? actions[value]! : value;
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
function suffixOf({ key, given }: Field, context: FieldContext): string {
  const { words, optionWords } = context;
  if (given.length === 0) return '';
  if (['name', 'summary', 'optionTitle', 'valueTitle'].includes(key)) return ` (${given.map((tag) => languages[tag] ?? tag).join(', ')})`;
  const said = given.map((each, i) =>
    key === 'conditionCount' && i === given.length - 1
      ? pilesText(each, context)
      : fill(/^\d+$/.test(each) ? words.rule : words.when, { given: choiceText(each, optionWords) }),
  );
  return ` (${said.join(', ')})`;
}

/** Returns the text of piles by their name in the recipe. */
const pilesText = (name: string, context: FieldContext): string =>
  choiceName(
    pileChoices(context.recipe, name).find(({ value }) => value === name)!,
    context,
  );

/** Returns a choice such as `draw = 3` by the names that the player sees: "Cards turned: three". */
function choiceText(given: string, options: OptionWords): string {
  const [, name, value] = /^(.+) = (.+)$/.exec(given) ?? [];
  if (name === undefined || value === undefined) return given;
  const words = Object.hasOwn(options, name) ? options[name] : undefined;
  return `${words?.name ?? name}: ${words?.values[value] ?? value}`;
}
