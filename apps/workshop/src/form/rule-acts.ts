import { allowedAt, type Json } from '@patience/recipe';
import { isObject, withField, type JsonObject } from '../json/path.js';
import type { Act } from './field.js';
import { namesOf, withDefaults, type Row } from './rows.js';

/**
 * Returns the buttons for the rules by which a row takes cards: one adds a rule, at first a copy of the last one; the other removes the
 * last one. A pile takes a card that any of its rules allows. There is no button where a recipe can have only one rule.
 */
export function ruleActs(recipe: JsonObject, row: Row): readonly Act[] {
  const at = ['table', row.key, 'accept'];
  const { accept } = withDefaults(recipe, row);
  // A rule with other fields than those of a list, such as a condition, stands alone.
  const { fields } = allowedAt([...at, '0']);
  const canBeListed = isObject(accept) && Object.keys(accept).every((name) => fields.includes(name));
  const rules = Array.isArray(accept) ? (accept as readonly Json[]) : canBeListed ? [accept] : [];
  const last = rules.at(-1);
  if (last === undefined) return [];
  const names = namesOf(recipe, row);
  const write = (changed: readonly Json[]): JsonObject => withField(recipe, at, changed.length === 1 ? changed[0]! : changed);
  return [
    ...(rules.length < allowedAt(at).entries! ? [{ key: 'addRule', names, apply: () => write([...rules, last]) } as const] : []),
    ...(rules.length > 1 ? [{ key: 'removeRule', names, apply: () => write(rules.slice(0, -1)) } as const] : []),
  ];
}
