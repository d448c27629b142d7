import { html, nothing, type TemplateResult } from 'lit';
import type { StatisticsModel } from './model.js';
import type { Scope } from './tally.js';
import type { Words } from './words.js';

/** Value of the choice of all rule sets: no rule set has this name, while the usual rules have an empty one. */
const ALL_RULES = '*';

const valueOf = ({ target }: Event): string => (target as HTMLSelectElement).value;

/** Draws the fields that choose a patience and one of its rule sets. @param show shows other games */
export function choices(model: StatisticsModel, show: (scope: Scope) => void, words: Words['statistics']): TemplateResult {
  const { scope, choices, ruleChoices } = model;
  const option = (value: string, isChosen: boolean, name: string): TemplateResult =>
    html`<option value=${value} ?selected=${isChosen}>${name}</option>`;
  const chooseRules = (rules: string): void => show({ ...scope, rules: rules === ALL_RULES ? undefined : rules });
  return html`<div class="choices">
    <label class="field narrow"
      >${words.choose}<select name="variant" @change=${(event: Event) => show({ variant: valueOf(event) || undefined })}>
        ${option('', scope.variant === undefined, words.all)}
        ${choices.map((id) => option(id, scope.variant === id, model.titleOf(id)))}
      </select></label
    >
    ${
      ruleChoices.length < 2
        ? nothing
        : html`<label class="field narrow"
            >${words.rules}<select name="rules" @change=${(event: Event) => chooseRules(valueOf(event))}>
              ${option(ALL_RULES, scope.rules === undefined, words.allRules)}
              ${ruleChoices.map((rules) => option(rules, scope.rules === rules, model.rulesName(rules) || words.usualRules))}
            </select></label
          >`
    }
  </div>`;
}
