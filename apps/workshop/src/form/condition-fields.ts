import type { Json } from '@patience/recipe';
import { asObject, isObject, partAt, withField, type JsonObject, type Path } from '../json/path.js';
import { kindSpec, numberSpec, type Field, type Spec } from './field.js';
import { pileChoices } from './pile-choices.js';
import { MOST_NAMES, pileSpec } from './pile-spec.js';
import { fieldsOfRow, withRowDefaults, writeRow } from './row-part.js';
import { rowsOf, type Row } from './rows.js';
import { fieldsAt } from './walk.js';

/** Reasons that a condition made in the form gives. Every language has a sentence for each, so that the recipe needs none of its own. */
const REASONS: readonly string[] = ['stock-left', 'piles-not-empty', 'too-few-cards-yet'];
/** Number of cards of a new condition: a foundation with all ranks. */
const WHOLE_SUIT = 13;
/** Fields of a rule beside which a recipe may have a condition. */
const BESIDE: readonly string[] = ['on', 'empty', 'max', 'whole', 'from', 'while', 'else'];

/** Tells whether the form can show a condition. */
export const isShown = (condition: Json | undefined): boolean =>
  isObject(condition) && (Object.hasOwn(condition, 'empty') || Object.hasOwn(condition, 'count'));

/** Returns the reason why a row takes no card while a condition does not hold; undefined for a row that always takes cards. */
function reasonOf(condition: Json | undefined): string | undefined {
  if (!isObject(condition)) return undefined;
  if ('count' in condition) return 'too-few-cards-yet';
  return [condition['empty']].flat().every((name) => name === 'stock') ? 'stock-left' : 'piles-not-empty';
}

/** Returns the field for the kind of condition. A new condition names the other piles of the role, or else the stock. */
function conditionSpec(recipe: JsonObject, row: Row): Spec {
  const others = rowsOf(recipe).filter(({ key }) => key !== row.key);
  const ofRole = (role: string): string | undefined => others.find((other) => other.role === role)?.key;
  const [fallback = row] = others;
  return kindSpec('condition', {
    always: undefined,
    empty: { empty: ofRole('stock') ?? fallback.key },
    count: { count: { [ofRole(row.role) ?? fallback.key]: WHOLE_SUIT } },
  });
}

/** Field for the piles of which each must have a number of cards. A pile that is added gets the number of the first one. */
const countedSpec: Spec = {
  ...pileSpec('counted', 'several'),
  control: (_, part, recipe) => ({ kind: 'piles', choices: pileChoices(recipe, Object.keys(asObject(part))), most: MOST_NAMES }),
  read: (part) => (isObject(part) ? Object.keys(part) : undefined),
  write: (value, part) => {
    const numbers = asObject(part);
    return Object.fromEntries((value as readonly string[]).map((name) => [name, numbers[name] ?? Object.values(numbers)[0] ?? WHOLE_SUIT]));
  },
};

/** Returns the fields for the condition under which a row takes cards. A rule of a list, or one for certain cards, cannot have a condition. */
export function conditionFields(recipe: JsonObject, row: Row): readonly Field[] {
  const root = withRowDefaults(recipe, row);
  const at = ['accept', 'while'];
  const write = (path: Path, part: Json | undefined): JsonObject => {
    const changed = writeRow(recipe, root, path, part);
    const condition = path.slice(0, path.lastIndexOf('while') + 1);
    const reason = [...condition.slice(0, -1), 'else'];
    const given = partAt(changed, reason);
    const own = typeof given === 'string' && !REASONS.includes(given) ? given : undefined;
    const needed = reasonOf(partAt(changed, condition));
    return withField(changed, reason, needed && (own ?? needed));
  };
  const canHave = ({ path }: Field): boolean => {
    const rule = partAt(root, path.split('.').slice(0, -1));
    return isObject(rule) && Object.keys(rule).every((name) => BESIDE.includes(name)) && !/\.accept\.\d/.test(path);
  };
  // A recipe in which the player chooses the condition would lack its reason.
  const kinds = fieldsOfRow(recipe, row, at, conditionSpec(recipe, row), write).map(({ choose: _, ...field }) => field);
  const counted = fieldsOfRow(recipe, row, [...at, 'count'], countedSpec).filter(({ value }) => value !== undefined);
  return [
    ...kinds.filter(canHave),
    ...fieldsOfRow(recipe, row, [...at, 'empty'], pileSpec('conditionEmpty', 'several'), write),
    ...counted,
    ...counted.flatMap(({ path, given, value }) =>
      (value as readonly string[]).flatMap((name) =>
        fieldsAt(recipe, [...path.split('.'), name], numberSpec('conditionCount')).map((field) => ({ ...field, given: [...given, name] })),
      ),
    ),
  ];
}
