import { completeOptions, say } from '@patience/core';
import { html, type TemplateResult } from 'lit/html.js';
import type { TableActions } from '../../state/table-actions.js';
import { choose as changeSettings } from '../../game/player-settings.js';
import type { TableSession } from '../../game/table-session.js';
import type { MenuItem } from '../../menu-item.js';
import { plainTemplate } from '../../view/tools.js';
import { featureWords } from '../../words/features/index.js';
import { dealsOf } from './menu.js';

/** Largest number of values that an option shows side by side. */
const MOST_SEGMENTS = 5;
/** Number of values that an option with more values shows side by side; the others are in a list that opens. A variant names the usual ones first. */
const USUAL_SEGMENTS = 3;

/**
 * Returns the content of the sheet behind New: the rules, a switch for winnable deals if the page sets one, and the ways to another deal,
 * the usual one first. A chosen rule changes nothing before the next deal.
 * @param closing makes a line of the menu close the sheet
 */
export function newGameTemplate(actions: TableActions, session: TableSession, closing: (item: MenuItem) => MenuItem): TemplateResult {
  const { game, describer } = session;
  const { variant } = game;
  const { element, state } = actions;
  const words = featureWords(describer.locale);
  const rules = completeOptions(variant, state.nextRules ?? game.options);
  const [usual, ...others] = dealsOf(actions, session).map(closing);
  const choose = (name: string, value: string): void => state.chooseRules({ ...game.options, ...state.nextRules, [name]: value });
  const choices = Object.entries(variant.options).map(([name, values]): Choice => {
    const option = describer.variant.options?.[name];
    const is = (state.nextRules?.[name] as string | number | undefined) ?? game.options[name];
    return {
      name,
      label: option?.name ?? name,
      values: values.map((value) => ({
        value: String(value),
        label: option?.values[String(value)] ?? String(value),
        on: String(value) === String(is),
      })),
      choose: (value) => choose(name, value),
    };
  });
  const winnable: MenuItem = {
    label: words.winnable,
    on: element.winnable === 'on',
    run: () => changeSettings(element, { winnable: element.winnable === 'on' ? 'off' : 'on' }),
  };
  /* eslint-disable lit-a11y/no-autofocus -- the sheet was opened for this line */
  return html`<div class="menu deals">
    ${choices.map((choice) => optionTemplate(choice, words.moreValues))}
    ${rules.ok ? '' : html`<p role="alert">${say(rules.error, describer.locale, variant)}</p>`}
    <div class="ways">
      ${element.winnable ? plainTemplate(winnable) : ''}
      <button type="button" class="plain first" part="button" autofocus ?disabled=${!rules.ok} @click=${usual!.run}>${usual!.label}</button>
      ${others.map(plainTemplate)}
    </div>
  </div>`;
  /* eslint-enable lit-a11y/no-autofocus */
}

/** An option of the patience with its possible values. */
interface Choice {
  readonly name: string;
  readonly label: string;
  readonly values: readonly { readonly value: string; readonly label: string; readonly on: boolean }[];
  readonly choose: (value: string) => void;
}

/** Returns the values of an option side by side; of many only the first ones, and the others in a list. @param more what the list says before a choice */
function optionTemplate({ name, label, values, choose }: Choice, more: string): TemplateResult {
  const change = ({ target }: Event): void => choose((target as HTMLInputElement | HTMLSelectElement).value);
  const side = values.length > MOST_SEGMENTS ? USUAL_SEGMENTS : values.length;
  return html`<fieldset class="option">
    <legend>${label}</legend>
    <div>${inOrder(values.slice(0, side)).map(
      (each) =>
        html`<label><input type="radio" name=${name} value=${each.value} .checked=${each.on} @change=${change} /><span>${each.label}</span></label>`,
    )}</div>
    ${side < values.length ? listTemplate({ name, label, more }, inOrder(values.slice(side)), change) : ''}
  </fieldset>`;
}

/** Returns a list of values, none of which is chosen while one beside the list is: then it says that there are more. */
function listTemplate(
  { name, label, more }: Pick<Choice, 'name' | 'label'> & { readonly more: string },
  values: Choice['values'],
  change: (event: Event) => void,
): TemplateResult {
  const chosen = values.find(({ on }) => on);
  return html`<select name=${name} aria-label=${label} .value=${chosen?.value ?? ''} @change=${change}>
    <option value="" hidden ?selected=${!chosen}>${more}</option>
    ${values.map((each) => html`<option value=${each.value} ?selected=${each.on}>${each.label}</option>`)}
  </select>`;
}

/** Returns the values of an option as the sheet shows them: numbers by size, others in the order of the variant. */
const inOrder = (values: Choice['values']): Choice['values'] =>
  values.every(({ value }) => /^\d+$/.test(value)) ? values.toSorted((a, b) => Number(a.value) - Number(b.value)) : values;
