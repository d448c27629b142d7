import type { Json } from '@patience/recipe';
import { isObject, withField, type JsonObject } from '../json/path.js';
import { choiceSpec, numberSpec, switchSpec, type Act, type Field, type Section, type Spec } from './field.js';
import { dealsToOne } from './pile-choices.js';
import { pileSpec } from './pile-spec.js';
import { RANKS, rankPart, rankText } from './ranks.js';
import { restFields } from './rest-fields.js';
import { rowsOf } from './rows.js';
import { fieldsAt } from './walk.js';

/** Kinds of steps of a deal, each named after the field that only this kind has. A step that deals rows has no such field. */
const KINDS = ['rest', 'all', 'packets', 'cards', 'beneath', 'bases'] as const;
type Kind = (typeof KINDS)[number] | 'rows';

const kindOf = (step: Json | undefined): Kind | undefined => {
  if (!isObject(step)) return undefined;
  return (['bases', 'beneath', 'rest', 'all', 'packets', 'cards'].find((kind) => Object.hasOwn(step, kind)) as Kind | undefined) ?? 'rows';
};

/** Fields of a new step of the deal, by its kind. */
const NEW: Readonly<Record<Kind, JsonObject>> = {
  rows: { rows: 1 },
  rest: { rest: true },
  all: { all: true },
  packets: { packets: 3 },
  cards: { cards: 13 },
  beneath: { beneath: 'K' },
  bases: { bases: 'foundation' },
};

/** Fields of a step that have a control, by its kind. */
const SHOWN: Readonly<Record<Kind, readonly string[]>> = {
  rows: ['to', 'rows', 'down', 'face'],
  rest: ['to', 'rest'],
  all: ['to', 'all', 'skip', 'face'],
  packets: ['to', 'packets', 'face'],
  cards: ['to', 'cards', 'face', 'turn'],
  beneath: ['to', 'beneath'],
  bases: ['to', 'bases'],
};

const kindSpec: Spec = {
  key: 'step',
  control: { kind: 'choice', values: ['rows', ...KINDS] },
  read: kindOf,
  write: (value, step) => {
    const to = isObject(step) && step['to'] !== undefined ? step['to'] : 'tableau';
    const changed = { to, ...NEW[value as Kind] };
    // Steps of some kinds deal to one pile only.
    return dealsToOne(changed) && Array.isArray(to) ? { ...changed, to: (to as readonly Json[])[0]! } : changed;
  },
};

const rowsSpec: Spec = {
  key: 'dealRows',
  control: { kind: 'text', max: 200 },
  read: (part) =>
    part === undefined
      ? '1'
      : typeof part === 'number' || typeof part === 'string'
        ? String(part)
        : Array.isArray(part)
          ? part.join(', ')
          : undefined,
  write: (value) => {
    const text = String(value).trim();
    if (/^\d+\.\.\d+$/.test(text)) return text;
    const numbers = text
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map((each) => (/^\d+$/.test(each) ? Number(each) : each));
    return numbers.length === 1 ? numbers[0]! : numbers;
  },
};

/** Field for the number of cards of each pile that come face down. */
const downSpec: Spec = {
  key: 'dealDown',
  control: { kind: 'text', max: 200 },
  read: (part) => (part === undefined ? '' : Array.isArray(part) ? part.join(', ') : undefined),
  write: (value) => {
    const numbers = (String(value).match(/\d+/g) ?? []).map(Number);
    return numbers.length === 0 ? undefined : numbers;
  },
};

const rankSpec: Spec = {
  ...choiceSpec('dealBeneath', undefined, RANKS),
  read: rankText,
  write: (value) => rankPart(String(value)),
};

/** Explains the order of piles at a field that names several. */
const withOrder = (field: Field): Field => (Array.isArray(field.value) && field.value.length > 1 ? { ...field, says: 'several' } : field);

/** Returns the section of one step of the deal. */
export function dealSection(recipe: JsonObject, i: number): Section {
  const steps = recipe['deal'] as readonly Json[];
  const step = steps[i];
  const at = ['deal', String(i)];
  const kind = kindOf(step);
  const field = (name: string, spec: Spec): readonly Field[] => fieldsAt(recipe, [...at, name], spec);
  const plain = !isObject(step) || step['option'] === undefined;
  const own: readonly Field[] =
    !plain || kind === undefined
      ? []
      : [
          ...fieldsAt(recipe, at, { ...kindSpec, key: 'dealKind' }),
          ...field('to', pileSpec('dealTo', dealsToOne(step) ? 1 : 'several')).map(withOrder),
          ...(kind === 'rows' ? field('rows', rowsSpec) : []),
          ...(kind === 'rows' && isObject(step) && step['face'] !== 'down' ? field('down', downSpec) : []),
          ...(kind === 'all' ? field('skip', numberSpec('dealSkip')) : []),
          ...(kind === 'packets' ? field('packets', numberSpec('dealPackets')) : []),
          ...(kind === 'cards' ? field('cards', numberSpec('dealCards')) : []),
          ...(kind === 'beneath' ? field('beneath', rankSpec) : []),
          ...(kind === 'bases' ? field('bases', pileSpec('dealBases', 'several')) : []),
          ...(['rows', 'all', 'packets', 'cards'].includes(kind) ? field('face', choiceSpec('dealFace')) : []),
          ...(kind === 'cards' ? field('turn', switchSpec('dealTurn')) : []),
          ...restFields(recipe, at, SHOWN[kind]),
        ];
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
  return { key: 'dealStep', id: `deal-${i}`, names: { n: String(i + 1) }, path: at.join('.'), fields: own, acts };
}

/** Returns the button that adds a step to the deal. */
export function addStep(recipe: JsonObject): Act {
  const to = rowsOf(recipe).find(({ role }) => role === 'tableau')?.key ?? 'tableau';
  const steps = Array.isArray(recipe['deal']) ? (recipe['deal'] as readonly Json[]) : [];
  // Insert the new step before the one that deals all cards that are left, which has to be the last.
  const last = steps.findIndex((step) => isObject(step) && (step['rest'] !== undefined || step['all'] !== undefined));
  const list = [...steps];
  list.splice(last < 0 ? list.length : last, 0, { to, rows: 1 });
  return { key: 'addStep', apply: () => withField(recipe, ['deal'], list) };
}
