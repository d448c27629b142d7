import type { Json } from '@patience/recipe';
import { asObject, isObject, partAt, withField, type JsonObject, type Path } from '../json/path.js';
import { conditionFields, isShown } from './condition-fields.js';
import { switchSpec, type Field, type Spec } from './field.js';
import { isLink, roundSpec, stepSpec, suitSpec } from './link.js';
import { namesIn, sourceChoices } from './pile-choices.js';
import { MOST_NAMES, pileSpec } from './pile-spec.js';
import { rankPart, ranksOf, rankText } from './ranks.js';
import { restFields } from './rest-fields.js';
import { fieldsOfRow, withRowDefaults, writeRow } from './row-part.js';
import type { Row } from './rows.js';
import { fieldsAt, locationsOf, type Location } from './walk.js';

/** Groups of piles that are alike, by role. */
const GROUPS: Readonly<Record<string, string>> = { foundation: 'foundations', tableau: 'columns' };

/** The only rank that a pile accepts. */
const onlyRankSpec = (ranks: readonly string[]): Spec => ({
  key: 'onlyRank',
  control: { kind: 'choice', values: ranks },
  read: (part) => rankText(part, ranks),
  write: (value) => rankPart(String(value), ranks),
});

/** Value of the field for foundations whose first card comes from the reserve. */
const LIKE_RESERVE = 'like reserve';
/** Returns the value for the roles of the piles from which the first card may come; undefined for roles that have no value. */
const likeText = (first: Json | undefined): string | undefined =>
  first === undefined ? 'like' : JSON.stringify(first) === '["reserve"]' ? LIKE_RESERVE : undefined;

/** Returns the field for the card that an empty pile accepts. */
const emptySpec = (recipe: JsonObject, { role }: Row): Spec => ({
  key: 'empty',
  control: {
    kind: 'choice',
    values: [
      ...['none', 'any', ...ranksOf(recipe), 'like'],
      ...(role === 'foundation' ? [LIKE_RESERVE] : []),
      ...(recipe['base'] === undefined ? [] : ['base', 'before base']),
    ],
  },
  read: (part) =>
    part === undefined ? 'none' : isObject(part) && part['like'] !== undefined ? likeText(part['first']) : rankText(part, ranksOf(recipe)),
  write: (value) =>
    value === 'none'
      ? undefined
      : value === 'any'
        ? 'any'
        : value === 'like' || value === LIKE_RESERVE
          ? { like: GROUPS[role] ?? 'foundations', ...(value === LIKE_RESERVE && { first: ['reserve'] }) }
          : rankPart(String(value), ranksOf(recipe)),
});

/** Field for whether cards are laid one by one only. */
const singleSpec: Spec = {
  key: 'single',
  control: { kind: 'switch' },
  read: (part) => (part === undefined ? false : part === 1 ? true : undefined),
  write: (value) => (value === true ? 1 : undefined),
};

/** Field for the piles from which cards may come: all of them where the recipe names none. */
const fromSpec: Spec = {
  ...pileSpec('from', 'several'),
  control: (_, part, recipe) => ({ kind: 'piles', choices: sourceChoices(recipe, part), most: MOST_NAMES, isOptional: true }),
  read: (part) => (part === undefined ? [] : namesIn(part)),
  write: (value) => ((value as readonly string[]).length === 0 ? undefined : value),
};

/** Fields of a rule for laying cards that other fields show. */
const SHOWN_IN_RULE = ['on', 'empty', 'max', 'whole', 'from', 'else'];

/** Number of the rule in a list to which a field belongs; 0 where there is only one. */
const ruleOf = ({ path }: Field): number => Number(/\.accept\.(\d+)/.exec(path)?.[1] ?? 0);

/** Returns the fields of the rules by which a row takes cards. @param withFrom whether the rules may name piles and have a condition */
export function acceptFields(recipe: JsonObject, row: Row, withFrom: boolean): readonly Field[] {
  const link = (spec: Spec): readonly Field[] =>
    fieldsOfRow(recipe, row, ['accept', 'on'], spec, (path, part) => withBuilding(recipe, row, path, part));
  const rules = rulesOf(recipe, row);
  const areLinks = linksOf(recipe, row, ['accept', 'on']).some(isLink);
  return [
    ...link(stepSpec),
    ...(areLinks ? [...link(suitSpec), ...link(roundSpec)] : []),
    ...fieldsOfRow(recipe, row, ['accept', 'empty'], emptySpec(recipe, row)),
    ...fieldsOfRow(recipe, row, ['accept', 'max'], singleSpec),
    ...(withFrom ? fieldsOfRow(recipe, row, ['accept', 'whole'], switchSpec('whole')) : []),
    ...(withFrom ? fieldsOfRow(recipe, row, ['accept', 'from'], fromSpec) : []),
    ...rules.flatMap(({ path, part }) =>
      isOnlyRank(part) ? fieldsAt(recipe, [...path, 'only', 'rank'], onlyRankSpec(ranksOf(recipe))) : [],
    ),
    ...(withFrom ? conditionFields(recipe, row) : []),
    ...rules.flatMap(({ path, part }) => restFields(recipe, path, shownIn(part))),
  ]
    .filter(({ value, control }) => value !== undefined || control.kind === 'choice')
    .sort((one, other) => ruleOf(one) - ruleOf(other));
}

/** The rules for laying cards of a row as the recipe says them: each of a list, and for each choice of the player. */
const rulesOf = (recipe: JsonObject, row: Row): readonly Location[] =>
  locationsOf(recipe, ['table', row.key, 'accept']).flatMap((location) =>
    Array.isArray(location.part)
      ? (location.part as readonly Json[]).map((part, i) => ({ ...location, part, path: [...location.path, String(i)] }))
      : [location],
  );

/** Returns the fields of a rule that have a control. */
const shownIn = (rule: Json | undefined): readonly string[] => [
  ...SHOWN_IN_RULE,
  ...(isOnlyRank(rule) ? ['only'] : []),
  ...(isObject(rule) && (rule['while'] === undefined || isShown(rule['while'])) ? ['while'] : []),
];

const isOnlyRank = (part: Json | undefined): boolean => isObject(part) && isObject(part['only']) && part['only']['rank'] !== undefined;

/** Returns the links at a path of a row, for each choice of the player. */
export const linksOf = (recipe: JsonObject, row: Row, path: Path): readonly (Json | undefined)[] =>
  locationsOf(withRowDefaults(recipe, row), ['table', row.key, ...path], asObject(recipe['links'])).map(({ part }) => part);

/**
 * Changes the rule by which cards of a row build. Where the same rule decided which cards are lifted together, that rule changes as well.
 */
function withBuilding(recipe: JsonObject, row: Row, path: Path, part: Json | undefined): JsonObject {
  const root = withRowDefaults(recipe, row);
  const changed = writeRow(recipe, root, path, part);
  const inRow = ['table', row.key, 'accept', 'on'];
  if (!inRow.every((key, i) => path[i] === key)) return changed;
  const run = ['table', row.key, 'take', 'run', ...path.slice(inRow.length)];
  const before = partAt(root, run);
  const follows = before !== undefined && JSON.stringify(before) === JSON.stringify(partAt(root, path)) && isBuilt(part);
  return follows ? withField(changed, run, part) : changed;
}

/** Tells whether a part says how cards build: a link, or a choice of links. */
const isBuilt = (part: Json | undefined): boolean =>
  isLink(part) || (isObject(part) && isObject(part['values']) && Object.values(part['values']).every(isLink));
