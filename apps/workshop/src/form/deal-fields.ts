import type { Json } from '@patience/recipe';
import { asList, asObject, isObject, withField, type JsonObject, type Path } from '../json/path.js';
import { choiceSpec, listText, numberSpec, switchSpec, wordsIn, type Act, type Field, type Section, type Spec } from './field.js';
import { dealsToOne } from './pile-choices.js';
import { pileSpec } from './pile-spec.js';
import { rankPart, ranksOf, rankText } from './ranks.js';
import { restFields } from './rest-fields.js';
import { rowsOf } from './rows.js';
import { fieldsAt } from './walk.js';

const rowsSpec: Spec = {
  key: 'dealRows',
  control: { kind: 'text', max: 200 },
  read: (part) => (typeof part === 'number' || typeof part === 'string' ? String(part) : listText(part, '1')),
  write: (value) => {
    const text = String(value).trim();
    if (/^\d+\.\.\d+$/.test(text)) return text;
    const numbers = wordsIn(text).map((each) => (/^\d+$/.test(each) ? Number(each) : each));
    return numbers.length === 1 ? numbers[0]! : numbers;
  },
};

/** Field for the number of cards of each pile that come face down. */
const downSpec: Spec = {
  key: 'dealDown',
  control: { kind: 'text', max: 200 },
  read: (part) => listText(part, ''),
  write: (value) => {
    const numbers = (String(value).match(/\d+/g) ?? []).map(Number);
    return numbers.length === 0 ? undefined : numbers;
  },
};

const rankSpec = (ranks: readonly string[]): Spec => ({
  ...choiceSpec('dealBeneath', undefined, ranks),
  read: (part) => rankText(part, ranks),
  write: (value) => rankPart(String(value), ranks),
});

/** A kind of steps of a deal. */
interface StepKind {
  /** The first field of a new step, besides its piles. A step that deals rows may lack it; every other one has it. */
  readonly part: JsonObject;
  /** Controls for fields of such a step. */
  readonly specs: Readonly<Record<string, Spec>>;
}

const face = choiceSpec('dealFace');

const kindsFor = (recipe: JsonObject): Readonly<Record<string, StepKind>> => ({
  rows: { part: { rows: 1 }, specs: { rows: rowsSpec, down: downSpec, face } },
  rest: { part: { rest: true }, specs: {} },
  all: { part: { all: true }, specs: { skip: numberSpec('dealSkip'), face } },
  packets: { part: { packets: 3 }, specs: { packets: numberSpec('dealPackets'), face } },
  cards: { part: { cards: 13 }, specs: { cards: numberSpec('dealCards'), face, turn: switchSpec('dealTurn') } },
  beneath: { part: { beneath: 'K' }, specs: { beneath: rankSpec(ranksOf(recipe)) } },
  bases: { part: { bases: 'foundation' }, specs: { bases: pileSpec('dealBases', 'several') } },
});

/** Field for the kind of a step. */
const stepSpec = (kinds: Readonly<Record<string, StepKind>>): Spec => ({
  key: 'dealKind',
  control: { kind: 'choice', values: Object.keys(kinds) },
  read: (step) => (isObject(step) ? (Object.keys(kinds).findLast((kind) => Object.hasOwn(step, kind)) ?? 'rows') : undefined),
  write: (value, step) => {
    const to = asObject(step)['to'] ?? 'tableau';
    const changed = { to, ...kinds[String(value)]!.part };
    // Steps of some kinds deal to one pile only.
    return dealsToOne(changed) && Array.isArray(to) ? { ...changed, to: (to as readonly Json[])[0]! } : changed;
  },
});

/** Explains the order of piles at a field that names several. */
const withOrder = (field: Field): Field => (Array.isArray(field.value) && field.value.length > 1 ? { ...field, says: 'several' } : field);

/** Returns the fields of a step; none where the player chooses the step. */
function fieldsOfStep(recipe: JsonObject, at: Path, step: Json | undefined): readonly Field[] {
  if (!isObject(step) || step['option'] !== undefined) return [];
  const kinds = kindsFor(recipe);
  const [kindField] = fieldsAt(recipe, at, stepSpec(kinds));
  const kind = String(kindField!.value);
  const { specs } = kinds[kind]!;
  const field = (name: string, spec: Spec): readonly Field[] => fieldsAt(recipe, [...at, name], spec);
  // Cards that all come face down need no numbers of those that do.
  const shown = Object.entries(specs).filter(([name]) => name !== 'down' || step['face'] !== 'down');
  return [
    kindField!,
    ...field('to', pileSpec('dealTo', dealsToOne(step) ? 1 : 'several')).map(withOrder),
    ...shown.flatMap(([name, spec]) => field(name, spec)),
    ...restFields(recipe, at, ['to', kind, ...Object.keys(specs)]),
  ];
}

/** Returns the section of one step of the deal. */
export function dealSection(recipe: JsonObject, i: number): Section {
  const steps = recipe['deal'] as readonly Json[];
  const at = ['deal', String(i)];
  const moved = (by: number): JsonObject => {
    const list = [...steps];
    list.splice(i + by, 0, ...list.splice(i, 1));
    return withField(recipe, ['deal'], list);
  };
  const acts: Act[] = [
    ...(i > 0 ? [{ key: 'earlier' as const, apply: () => moved(-1) }] : []),
    ...(i < steps.length - 1 ? [{ key: 'later' as const, apply: () => moved(1) }] : []),
    ...(steps.length > 1 ? [{ key: 'removeStep' as const, apply: () => withField(recipe, at, undefined) }] : []),
  ];
  return {
    key: 'dealStep',
    id: `deal-${i}`,
    names: { n: String(i + 1) },
    path: at.join('.'),
    fields: fieldsOfStep(recipe, at, steps[i]),
    acts,
  };
}

/** Returns the button that adds a step to the deal. */
export function addStep(recipe: JsonObject): Act {
  const to = rowsOf(recipe).find(({ role }) => role === 'tableau')?.key ?? 'tableau';
  const steps = asList(recipe['deal']);
  // Insert the new step before the one that deals all cards that are left, which has to be the last.
  const last = steps.findIndex((step) => isObject(step) && (step['rest'] !== undefined || step['all'] !== undefined));
  const list = [...steps];
  list.splice(last < 0 ? list.length : last, 0, { to, rows: 1 });
  return { key: 'addStep', apply: () => withField(recipe, ['deal'], list) };
}
