import { partAt, withField, type JsonObject, type Path } from '../json/path.js';
import { acceptFields, linksOf } from './accept-fields.js';
import { withChoice } from './choice.js';
import { choiceSpec, numberOrNoneSpec, numberSpec, switchSpec, type Field, type FieldValue, type Section, type Spec } from './field.js';
import { isLink, suitSpec, takeSpec } from './link.js';
import { MOST_PILES, rowsOf, withCount, namesOf, withoutRow, type Row } from './rows.js';
import { withRoom } from './places.js';
import { restFields } from './rest-fields.js';
import { fieldsOfRow } from './row-part.js';
import { ruleActs } from './rule-acts.js';
import { turnsToWaste, withoutClick } from './stock-fields.js';
import { fieldsAt } from './walk.js';

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
      ...(parts.includes('reveal') ? fieldsOfRow(recipe, row, ['reveal'], switchSpec('reveal')) : []),
      ...(parts.includes('limit') ? fieldsOfRow(recipe, row, ['limit'], numberOrNoneSpec('limit')) : []),
      ...(parts.includes('fan') ? fieldsOfRow(recipe, row, ['fan'], fanSpec(row.role)).map(makingRoom(recipe)) : []),
      ...(parts.includes('fanned') ? fieldsOfRow(recipe, row, ['fanned'], numberOrNoneSpec('fanned')) : []),
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

function takeFields(recipe: JsonObject, row: Row): readonly Field[] {
  const [building] = linksOf(recipe, row, ['accept', 'on']);
  const runs = linksOf(recipe, row, ['take', 'run']).filter(isLink);
  const own = runs.some((run) => run !== building);
  const field = fieldsOfRow(recipe, row, ['take', 'run'], { ...suitSpec, key: 'runSuit' });
  return [
    ...fieldsOfRow(recipe, row, ['take'], takeSpec(building)),
    // A named link that decides on building and runs alike has its field at the rule for building.
    ...(runs.length > 0 ? field.filter(({ path }) => own || path.startsWith('table.')) : []),
  ];
}
