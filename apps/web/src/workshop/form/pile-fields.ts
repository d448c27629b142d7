import { ROLES } from '@patience/core';
import type { Json } from '@patience/recipe';
import { isObject, partAt, withField, type JsonObject, type Path } from '../json/path.js';
import { withChoice } from './choice.js';
import {
  choiceSpec,
  numberOrNoneSpec,
  numberSpec,
  severalSpec,
  switchSpec,
  type Field,
  type FieldValue,
  type Section,
  type Spec,
} from './field.js';
import { isLink, roundSpec, stepSpec, suitSpec, takeSpec } from './link.js';
import { MOST_PILES, rowsOf, withCount, namesOf, withDefaults, withoutRow, type Row } from './rows.js';
import { withRoom } from './places.js';
import { restFields } from './rest-fields.js';
import { ruleActs } from './rule-acts.js';
import { turnsToWaste, withoutClick } from './stock-fields.js';
import { fieldsAt, locationsOf, type Location } from './walk.js';

const LETTERS: Readonly<Record<string, string>> = { '1': 'A', '11': 'J', '12': 'Q', '13': 'K' };
/** The ranks of a suit as the form names them. */
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

/** Writes a rank as recipes do: letters for ace, jack, queen and king, numbers for the others. */
export const rankPart = (rank: string): Json => (/^\d+$/.test(rank) ? Number(rank) : rank);
/** Returns the rank of a recipe as text; undefined for anything else. */
export const rankText = (part: Json | undefined): string | undefined =>
  typeof part === 'number' || typeof part === 'string' ? (LETTERS[String(part)] ?? String(part)) : undefined;

/** Groups of piles that are alike, by role. */
const GROUPS: Readonly<Record<string, string>> = { foundation: 'foundations', tableau: 'columns' };

/** The only rank that a pile accepts. */
const onlyRankSpec: Spec = {
  key: 'onlyRank',
  control: { kind: 'choice', values: RANKS },
  read: rankText,
  write: (value) => rankPart(String(value)),
};

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
      ...['none', 'any', ...RANKS, 'like'],
      ...(role === 'foundation' ? [LIKE_RESERVE] : []),
      ...(recipe['base'] === undefined ? [] : ['base', 'before base']),
    ],
  },
  read: (part) => (part === undefined ? 'none' : isObject(part) && part['like'] !== undefined ? likeText(part['first']) : rankText(part)),
  write: (value) =>
    value === 'none'
      ? undefined
      : value === 'any'
        ? 'any'
        : value === 'like' || value === LIKE_RESERVE
          ? { like: GROUPS[role] ?? 'foundations', ...(value === LIKE_RESERVE && { first: ['reserve'] }) }
          : rankPart(String(value)),
});

/** Field for whether cards are laid one by one only. */
const singleSpec: Spec = {
  key: 'single',
  control: { kind: 'switch' },
  read: (part) => (part === undefined ? false : part === 1 ? true : undefined),
  write: (value) => (value === true ? 1 : undefined),
};

/** Field for the kinds of piles from which cards may come: all of them where the recipe names none. */
const fromSpec = severalSpec('from', () => ROLES.filter((role) => role !== 'discard' && role !== 'stock'));

const fanSpec = (role: string): Spec => ({
  ...choiceSpec('fan', 'none'),
  read: (part) => (part === undefined || part === false ? 'none' : typeof part === 'string' ? part : undefined),
  write: (value) => (value !== 'none' ? String(value) : role === 'tableau' ? false : undefined),
});

/** Fields of a row that the form shows, by the role of its piles: the rule for laying cards there, and further rules. */
const PARTS: Readonly<Record<string, readonly ('accept' | 'take' | 'reveal' | 'limit' | 'fan' | 'fanned' | 'from')[]>> = {
  foundation: ['accept', 'from', 'take', 'limit'],
  tableau: ['accept', 'from', 'take', 'reveal', 'limit', 'fan', 'fanned'],
  cell: ['accept', 'limit'],
  reserve: ['accept', 'from', 'take', 'reveal', 'limit', 'fan'],
  waste: ['accept', 'take', 'fan', 'fanned'],
  discard: ['accept'],
  stock: [],
};

/** Fields of a row that other fields show, or the grid. */
const SHOWN = ['role', 'as', 'at', 'wide', 'count', 'pyramid', 'peaks', 'accept', 'take', 'reveal', 'limit', 'fan', 'fanned'];
/** Fields of a rule for laying cards that other fields show. */
const SHOWN_IN_RULE = ['on', 'empty', 'max', 'whole', 'from', 'else'];

/** Returns the section of a row of piles. */
export function rowSection(recipe: JsonObject, row: Row): Section {
  const at: Path = ['table', row.key];
  const parts = Object.hasOwn(PARTS, row.role) ? PARTS[row.role]! : [];
  return {
    key: row.key === row.role ? 'one' : 'row',
    id: `row-${row.key}`,
    names: namesOf(recipe, row),
    path: at.join('.'),
    fields: [
      ...countField(recipe, row),
      ...(parts.includes('accept') ? acceptFields(recipe, row, parts.includes('from')) : []),
      ...(parts.includes('take') ? takeFields(recipe, row) : []),
      ...(parts.includes('reveal') ? at_(recipe, row, ['reveal'], switchSpec('reveal')) : []),
      ...(parts.includes('limit') ? at_(recipe, row, ['limit'], numberOrNoneSpec('limit')) : []),
      ...(parts.includes('fan') ? at_(recipe, row, ['fan'], fanSpec(row.role)).map(makingRoom(recipe)) : []),
      ...(parts.includes('fanned') ? at_(recipe, row, ['fanned'], numberOrNoneSpec('fanned')) : []),
      ...restFields(recipe, at, SHOWN),
    ].map(usualFor(row)),
    acts: [
      { key: 'removeRow', names: namesOf(recipe, row), apply: () => withoutPile(recipe, row) },
      ...(parts.includes('from') ? ruleActs(recipe, row) : []),
    ],
  };
}

/** Removes a row, and the click on the stock if it needs the row. */
export function withoutPile(recipe: JsonObject, row: Row): JsonObject {
  const isLast = rowsOf(recipe).filter(({ role }) => role === row.role).length === 1;
  const without = withoutRow(recipe, row);
  return isLast && (row.role === 'stock' || (row.role === 'waste' && turnsToWaste(recipe))) ? withoutClick(without) : without;
}

/**
 * Returns the fields of one part of a row. They show the defaults of the row's letter, which are written down once a part of them changes.
 */
function at_(
  recipe: JsonObject,
  row: Row,
  path: Path,
  spec: Spec,
  write?: (path: Path, part: Json | undefined) => JsonObject,
): readonly Field[] {
  const root = { ...recipe, table: { ...(recipe['table'] as JsonObject), [row.key]: withDefaults(recipe, row) } };
  return fieldsAt(recipe, ['table', row.key, ...path], spec, write ?? ((where, part) => writeRow(recipe, root, where, part)), root);
}

/** Replaces a part of a row or of a named link. For a row the whole field is written, with its defaults. */
function writeRow(recipe: JsonObject, root: JsonObject, path: Path, part: Json | undefined): JsonObject {
  if (path[0] !== 'table') return withField(recipe, path, part);
  const field = path.slice(0, 3);
  const changed = partAt(withField(root, path, part), field);
  // Write `false`, which switches off a default of the letter.
  const isDefault = changed === undefined && partAt(root, field) !== undefined && partAt(recipe, field) === undefined;
  return withField(recipe, field, isDefault ? false : changed);
}

/** Returns a function that lets a field move piles apart that would lie over each other after a change. */
const makingRoom =
  (recipe: JsonObject) =>
  (field: Field): Field => ({
    ...field,
    set: (value) => {
      const changed = field.set(value);
      return changed === recipe ? recipe : withRoom(changed);
    },
  });

/** The number of piles. Where the player chooses it, the row has as many as the largest number, of which some are on the table. */
function countField(recipe: JsonObject, row: Row): readonly Field[] {
  if (row.first === undefined) return [];
  const at: Path = ['table', row.key];
  const pile = partAt(recipe, at) as JsonObject;
  const counted = pile['count'] !== undefined;
  const inPlay = !counted
    ? []
    : fieldsAt(recipe, [...at, 'count'], numberSpec('inPlay', { max: MOST_PILES })).map((field): Field => {
        const set = (value: FieldValue): JsonObject =>
          Number(value) <= row.count ? field.set(value) : withRoom(withMore(recipe, row, field.path, Number(value)));
        return { ...field, set };
      });
  if (pile['pyramid'] !== undefined) {
    const peaks = pile['peaks'] === undefined ? [] : fieldsAt(recipe, [...at, 'peaks'], numberSpec('peaks'));
    return [...[...fieldsAt(recipe, [...at, 'pyramid'], numberSpec('pyramid')), ...peaks].map(fittingPyramid(recipe, row)), ...inPlay];
  }
  const field: Field = {
    key: 'count',
    path: `table.${row.key}.at`,
    control: { kind: 'number', min: 1, max: MOST_PILES },
    given: [],
    value: row.count,
    set: (value) => withRoom(withCount(recipe, row, Number(value))),
    ...(!counted && row.count < MOST_PILES && { choose: (option?: string) => withRoom(chosenCount(recipe, row, option)) }),
  };
  return [field, ...inPlay];
}

/** Returns a function that lets a field of a pyramid change the number of its piles as well, where that depends on no choice of the player. */
const fittingPyramid =
  (recipe: JsonObject, row: Row) =>
  (field: Field): Field => ({
    ...field,
    set: (value) => {
      const changed = field.set(value);
      const { pyramid, peaks = 1 } = partAt(changed, ['table', row.key]) as JsonObject;
      if (changed === recipe || typeof pyramid !== 'number' || typeof peaks !== 'number') return changed;
      // Neighbouring pyramids share the corner pile of their lowest lines.
      return withRoom(withCount(changed, row, (peaks * pyramid * (pyramid + 1)) / 2 - (peaks - 1)));
    },
  });

/** Returns the row after its number of piles has changed. */
const resized = (recipe: JsonObject, row: Row): Row =>
  rowsOf(recipe).find(({ letter, first }) => letter === row.letter && first === row.first) ?? row;

function withMore(recipe: JsonObject, row: Row, path: string, count: number): JsonObject {
  const larger = withCount(recipe, row, count);
  return withField(larger, ['table', resized(larger, row).key, ...path.split('.').slice(2)], count);
}

/** Lets the player choose between the number of piles and one more. */
function chosenCount(recipe: JsonObject, row: Row, option: string | undefined): JsonObject {
  const values = [row.count, row.count + 1] as const;
  const larger = option === undefined ? withCount(recipe, row, row.count + 1) : recipe;
  const at = ['table', resized(larger, row).key, 'count'];
  return withChoice(larger, { name: row.role, option, at, values, parts: values }, (path, part) => withField(larger, path, part));
}

/** Sentences about values that are usual for some piles, by role, field and value: elsewhere they would make a game hard. */
const USUAL: Readonly<Record<string, string>> = {
  // A cell holds a single card, so no card in it is buried.
  'cell step none': 'noneInCell',
  'waste step none': 'noneInWaste',
  'waste empty none': 'noneInWaste',
  'foundation suit same': 'sameOnFoundation',
};

/** Roles of the piles for which the sentence about a value is true, by field and value; for all piles where it is not listed. */
const TRUE_FOR: Readonly<Record<string, readonly string[]>> = {
  'step none': ['tableau', 'reserve'],
  'step down': ['tableau', 'reserve'],
  'step free': ['tableau', 'reserve'],
  'empty none': ['tableau'],
  'empty any': ['tableau'],
  'empty K': ['tableau'],
  'empty A': ['tableau', 'foundation'],
};
/** Roles of the piles for which the help of a field is true, where it is not for all. */
const HELPS: Readonly<Record<string, readonly string[]>> = {
  count: ['tableau', 'cell'],
  single: ['tableau', 'reserve'],
  whole: ['tableau'],
  limit: ['tableau', 'cell', 'reserve'],
};

/** Returns a function that gives a field the sentence about a value that is usual for its piles. */
const usualFor =
  ({ role }: Row) =>
  (field: Field): Field => {
    const name = `${role} ${field.key} ${String(field.value)}`;
    if (Object.hasOwn(USUAL, name)) return { ...field, says: USUAL[name]! };
    const isTrue = TRUE_FOR[`${field.key} ${String(field.value)}`]?.includes(role) ?? true;
    const helps = HELPS[field.key]?.includes(role) ?? true;
    return { ...field, ...(!isTrue && { says: 'nothing' }), ...(!helps && { isPlain: true }) };
  };

/** Number of the rule in a list to which a field belongs; 0 where there is only one. */
const ruleOf = ({ path }: Field): number => Number(/\.accept\.(\d+)/.exec(path)?.[1] ?? 0);

function acceptFields(recipe: JsonObject, row: Row, withFrom: boolean): readonly Field[] {
  const link = (spec: Spec): readonly Field[] =>
    at_(recipe, row, ['accept', 'on'], spec, (path, part) => withBuilding(recipe, row, path, part));
  const rules = rulesOf(recipe, row);
  const areLinks = linksOf(recipe, row, ['accept', 'on']).some(isLink);
  return [
    ...link(stepSpec),
    ...(areLinks ? [...link(suitSpec), ...link(roundSpec)] : []),
    ...at_(recipe, row, ['accept', 'empty'], emptySpec(recipe, row)),
    ...at_(recipe, row, ['accept', 'max'], singleSpec),
    ...(withFrom ? at_(recipe, row, ['accept', 'whole'], switchSpec('whole')) : []),
    ...(withFrom ? at_(recipe, row, ['accept', 'from'], fromSpec) : []),
    ...rules.flatMap(({ path, part }) =>
      isObject(part) && isObject(part['only']) && part['only']['rank'] !== undefined
        ? fieldsAt(recipe, [...path, 'only', 'rank'], onlyRankSpec)
        : [],
    ),
    ...rules.flatMap(({ path, part }) => restFields(recipe, path, isOnlyRank(part) ? [...SHOWN_IN_RULE, 'only'] : SHOWN_IN_RULE)),
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

const isOnlyRank = (part: Json | undefined): boolean => isObject(part) && isObject(part['only']) && part['only']['rank'] !== undefined;

const linksOf = (recipe: JsonObject, row: Row, path: Path): readonly (Json | undefined)[] =>
  locationsOf(
    { ...recipe, table: { [row.key]: withDefaults(recipe, row) } },
    ['table', row.key, ...path],
    isObject(recipe['links']) ? recipe['links'] : {},
  ).map(({ part }) => part);

/**
 * Changes the rule by which cards of a row build. Where the same rule decided which cards are lifted together, that rule changes as well.
 */
function withBuilding(recipe: JsonObject, row: Row, path: Path, part: Json | undefined): JsonObject {
  const root = { ...recipe, table: { ...(recipe['table'] as JsonObject), [row.key]: withDefaults(recipe, row) } };
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

function takeFields(recipe: JsonObject, row: Row): readonly Field[] {
  const [building] = linksOf(recipe, row, ['accept', 'on']);
  const runs = linksOf(recipe, row, ['take', 'run']).filter(isLink);
  const own = runs.some((run) => run !== building);
  const field = at_(recipe, row, ['take', 'run'], { ...suitSpec, key: 'runSuit' });
  return [
    ...at_(recipe, row, ['take'], takeSpec(building)),
    // A named link that decides on building and runs alike has its field at the rule for building.
    ...(runs.length > 0 ? field.filter(({ path }) => own || path.startsWith('table.')) : []),
  ];
}
