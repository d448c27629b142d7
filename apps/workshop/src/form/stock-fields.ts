import { allowedAt, type Json } from '@patience/recipe';
import { asList, asObject, isObject, partAt, withField, type JsonObject } from '../json/path.js';
import {
  choiceSpec,
  numberOrNoneSpec,
  numberSpec,
  onlySection,
  switchSpec,
  type Field,
  type FieldValue,
  type Section,
  type Spec,
} from './field.js';
import { pileSpec } from './pile-spec.js';
import { rowsOf, withRow } from './rows.js';
import { withRoom } from './places.js';
import { fieldsAt } from './walk.js';

/** Effect of a click on the stock. */
type Click = 'nothing' | 'turn' | 'row' | 'gather';
type ActionKind = 'turn' | 'row' | 'gather' | 'redeal';

const kindOf = (action: Json | undefined): ActionKind | undefined =>
  action === 'turn'
    ? 'turn'
    : isObject(action)
      ? (['turn', 'redeal', 'row', 'gather'] as const).find((kind) => Object.hasOwn(action, kind))
      : undefined;

/** Returns the name under which a recipe has an action of a kind. */
function nameOf(recipe: JsonObject, kind: ActionKind): string | undefined {
  const actions = asObject(recipe['actions']);
  return Object.keys(actions).find((name) => kindOf(actions[name]) === kind);
}

const REDEALS = ['0', '1', '2', '3', '4', '5', 'unlimited'];
const redealPart = (value: FieldValue): Json => (value === 'unlimited' ? 'unlimited' : Number(value));

/** Field for the number of times that the waste is turned over. 0 removes the action. */
const redealsSpec: Spec = {
  key: 'redeals',
  control: { kind: 'choice', values: REDEALS },
  read: (part) => (part === undefined ? '0' : REDEALS.find((each) => each === (typeof part === 'number' ? String(part) : part))),
  write: redealPart,
};

/** Returns the fields of a part of an action; none without the action. */
const fieldsOf = (recipe: JsonObject, name: string | undefined, field: string, spec: Spec): readonly Field[] =>
  name === undefined ? [] : fieldsAt(recipe, ['actions', name, field], spec);

/** Tells whether an action is written as the word `turn` alone, which turns one card. */
const isShort = (recipe: JsonObject, turn: string | undefined): turn is string =>
  turn !== undefined && (recipe['actions'] as JsonObject)[turn] === 'turn';

/** Returns the field for the number of cards that are turned at once. */
function turnedFields(recipe: JsonObject, turn: string | undefined): readonly Field[] {
  const fields = isShort(recipe, turn)
    ? fieldsAt(recipe, ['actions', turn], {
        ...numberSpec('turned', allowedAt(['actions', turn, 'turn']).range),
        read: () => 1,
        write: (value) => ({ turn: Number(value) }),
      })
    : fieldsOf(recipe, turn, 'turn', numberSpec('turned'));
  return fields.map((field): Field => ({
    ...field,
    set: (value) => withFannedWaste(field.set(value), Number(field.value), Number(value)),
  }));
}

/** Returns the fields for turning the waste over; choosing a number adds the action, and 0 removes it. */
function redealFields(recipe: JsonObject): readonly Field[] {
  const redeal = nameOf(recipe, 'redeal');
  if (redeal === undefined)
    return [
      {
        key: 'redeals',
        path: 'actions.redeal',
        control: redealsSpec.control as Field['control'],
        given: [],
        value: '0',
        set: (value) => (value === '0' ? recipe : withField(recipe, ['actions', 'redeal'], { redeal: redealPart(value) })),
      },
    ];
  return [
    ...fieldsOf(recipe, redeal, 'redeal', redealsSpec).map((field): Field =>
      field.given.length > 0 ? field : { ...field, set: (value) => (value === '0' ? withoutAction(recipe, redeal) : field.set(value)) },
    ),
    ...fieldsOf(recipe, redeal, 'order', {
      ...switchSpec('shuffled'),
      read: (part) => part === 'shuffled',
      write: (value) => (value === true ? 'shuffled' : undefined),
    }),
  ];
}

/** Returns the section of stock and waste. */
export function stockSection(recipe: JsonObject): Section {
  const [turn, row, gather] = (['turn', 'row', 'gather'] as const).map((kind) => nameOf(recipe, kind));
  const click: Click = turn ? 'turn' : row ? 'row' : gather ? 'gather' : 'nothing';
  const clicks: Field = {
    key: 'click',
    path: 'actions',
    control: { kind: 'choice', values: ['nothing', 'turn', 'row', 'gather'] },
    given: [],
    value: click,
    set: (value) => (value === click ? recipe : withClick(recipe, value as Click)),
  };
  return onlySection('stock', 'actions', [
    clicks,
    ...turnedFields(recipe, turn),
    ...(isShort(recipe, turn) ? [] : fieldsOf(recipe, turn, 'to', pileSpec('turnTo', 1, 'waste'))),
    ...(click === 'turn' ? redealFields(recipe) : []),
    ...fieldsOf(recipe, row, 'row', choiceSpec('dealsRow')),
    ...fieldsOf(recipe, row, 'to', choiceSpec('rowTo', undefined, ['tableau', 'reserve', 'foundation', 'cell'])),
    ...fieldsOf(recipe, gather, 'gather', numberSpec('gather')),
    ...fieldsOf(recipe, gather, 'times', numberOrNoneSpec('gatherTimes')),
    ...fieldsOf(recipe, gather, 'shuffle', switchSpec('gatherShuffle')),
  ]);
}

/** Fans a waste onto which several cards are turned at once, so that they can be seen; a fan that the recipe sets otherwise stays. */
function withFannedWaste(recipe: JsonObject, before: number, after: number): JsonObject {
  const waste = rowsOf(recipe).find(({ role }) => role === 'waste');
  if (!waste || before === after) return recipe;
  const at = ['table', waste.key];
  const [fan, fanned] = [partAt(recipe, [...at, 'fan']), partAt(recipe, [...at, 'fanned'])];
  const isOwn = fan === undefined && fanned === undefined ? after > 1 : fan === 'right' && fanned === before;
  if (!isOwn) return recipe;
  const fanOf = withField(recipe, [...at, 'fan'], after > 1 ? 'right' : undefined);
  return withRoom(withField(fanOf, [...at, 'fanned'], after > 1 ? after : undefined));
}

const withoutAction = (recipe: JsonObject, name: string): JsonObject => {
  const without = withField(recipe, ['actions', name], undefined);
  return isObject(without['actions']) && Object.keys(without['actions']).length === 0
    ? withField(without, ['actions'], undefined)
    : without;
};

/** Tells whether an action turns cards of the stock onto the waste, or the waste over. */
export const turnsToWaste = ({ actions }: JsonObject): boolean =>
  Object.values(asObject(actions)).some(
    (action) => action === 'turn' || (isObject(action) && (action['turn'] ?? action['redeal']) !== undefined && action['to'] === undefined),
  );

/** Returns the recipe in which a click on the stock does nothing. */
export function withoutClick(recipe: JsonObject): JsonObject {
  const names = (['turn', 'row', 'gather', 'redeal'] as const).flatMap((kind) => nameOf(recipe, kind) ?? []);
  return names.reduce(withoutAction, recipe);
}

/** Changes what a click on the stock does, and adds the stock and the waste that it needs. */
export function withClick(recipe: JsonObject, click: Click): JsonObject {
  const bare = withoutClick(recipe);
  if (click === 'nothing') return bare;
  const actions: Readonly<Record<Exclude<Click, 'nothing'>, JsonObject>> = {
    turn: { turn: { turn: 1 } },
    row: { deal: { row: 'allowed' } },
    gather: { gather: { gather: 3, times: 2, shuffle: true } },
  };
  const acting = { ...bare, actions: { ...actions[click], ...asObject(bare['actions']) } };
  return withStock(acting, click === 'turn' ? ['stock', 'waste'] : ['stock']);
}

const hasRole = (recipe: JsonObject, role: string): boolean => rowsOf(recipe).some((row) => row.role === role);

const isDealtFrom = (recipe: JsonObject): boolean => nameOf(recipe, 'turn') !== undefined || nameOf(recipe, 'row') !== undefined;

/** Adds the stock and the waste, if they are wanted and not there. A stock that only gathers cards gets none from the deal. */
export function withStock(recipe: JsonObject, roles: readonly ('stock' | 'waste')[]): JsonObject {
  const added = hasRole(recipe, 'stock') || !roles.includes('stock') ? undefined : withRow(recipe, 'stock', 1);
  const stocked = added && isDealtFrom(recipe) ? dealtFromStock(added) : (added ?? recipe);
  return withRoom(roles.includes('waste') && !hasRole(stocked, 'waste') ? withRow(stocked, 'waste', 1) : stocked);
}

/** Deals the cards that are left to the stock, or in turn to the columns where a click on the stock deals none. */
export function withDealtRest(recipe: JsonObject): JsonObject {
  const steps = asList(recipe['deal']);
  const rows = rowsOf(recipe);
  const to = rows.find(({ role }) => role === 'tableau') ?? rows.find(({ role }) => role === 'reserve');
  if (!to || (isDealtFrom(recipe) && hasRole(recipe, 'stock'))) {
    const stocked = hasRole(recipe, 'stock') ? recipe : withRoom(withRow(recipe, 'stock', 1));
    return withField(stocked, ['deal'], [...steps, { to: 'stock', rest: true }]);
  }
  return withField(recipe, ['deal'], [...steps, { to: to.key, all: true }]);
}

/** Deals only a few cards to the columns where they got all of them, and the rest to the stock. */
function dealtFromStock(recipe: JsonObject): JsonObject {
  const steps = asList(recipe['deal']);
  const some = steps.map((step): Json => {
    if (!isObject(step) || step['all'] === undefined) return step;
    const { all: _, skip: __, ...rest } = step;
    return { ...rest, rows: 3 };
  });
  return withField(recipe, ['deal'], [...some, { to: 'stock', rest: true }]);
}
