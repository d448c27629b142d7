import type { Json } from '@patience/recipe';
import { isObject, withField, type JsonObject } from '../json/path.js';
import type { Act } from './field.js';
import { namesOf, withDefaults, type Row } from './rows.js';

/** Largest number of rules of a row that the form makes: as many as a recipe may have. */
const MOST_RULES = 8;
/** Fields of the rules that may stand in a list. A rule with other fields, such as a condition, stands alone. */
const IN_LIST = ['empty', 'on', 'max', 'whole', 'from'];

/**
 * Returns the buttons for the rules by which a row takes cards: one adds a rule, at first a copy of the last one; the other removes the
 * last one. A pile takes a card that any of its rules allows. There is no button where a recipe can have only one rule.
 */
export function ruleActs(recipe: JsonObject, row: Row): readonly Act[] {
  const { accept } = withDefaults(recipe, row);
  const rules = Array.isArray(accept) ? (accept as readonly Json[]) : canBeListed(accept) ? [accept!] : [];
  const last = rules.at(-1);
  if (last === undefined) return [];
  const names = namesOf(recipe, row);
  const write = (changed: readonly Json[]): JsonObject =>
    withField(recipe, ['table', row.key, 'accept'], changed.length === 1 ? changed[0]! : changed);
  return [
    ...(rules.length < MOST_RULES ? [{ key: 'addRule', names, apply: () => write([...rules, last]) } as const] : []),
    ...(rules.length > 1 ? [{ key: 'removeRule', names, apply: () => write(rules.slice(0, -1)) } as const] : []),
  ];
}

const canBeListed = (rule: Json | undefined): boolean => isObject(rule) && Object.keys(rule).every((name) => IN_LIST.includes(name));
