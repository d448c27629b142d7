import { SUITS } from '@patience/core';
import type { Json } from '@patience/recipe';
import { isObject, partAt, withField, type JsonObject } from '../json/path.js';
import {
  choiceSpec,
  numberOrNoneSpec,
  numberSpec,
  severalSpec,
  type Act,
  type Field,
  type FieldKey,
  type Section,
  type Spec,
} from './field.js';
import { namesIn } from './pile-choices.js';
import { pileSpec } from './pile-spec.js';
import { RANKS, rankPart, rankText } from './ranks.js';
import { withRoom } from './places.js';
import { restFields } from './rest-fields.js';
import { idsOf, MOST_PILES, rowsOf, withCount } from './rows.js';
import { fieldsAt } from './walk.js';

const NUMBERS: Readonly<Record<string, number>> = { A: 1, J: 11, Q: 12, K: 13 };

const suitsSpec: Spec = {
  key: 'suits',
  control: { kind: 'several', values: SUITS },
  read: (part) =>
    part === undefined ? [...SUITS] : Array.isArray(part) && part.every((suit) => typeof suit === 'string') ? part : undefined,
  write: (value) => ((value as readonly string[]).length === SUITS.length ? undefined : value),
};

const ranksSpec: Spec = {
  key: 'ranks',
  control: { kind: 'several', values: RANKS },
  read: (part) => (part === undefined ? RANKS : Array.isArray(part) ? (part as Json[]).flatMap((each) => rankText(each) ?? []) : undefined),
  write: (value) => ((value as readonly string[]).length === RANKS.length ? undefined : (value as readonly string[]).map(rankPart)),
};

/** Cards that are dealt before all others. */
const firstSpec: Spec = {
  key: 'first',
  control: { kind: 'text', max: 300 },
  read: (part) =>
    part === undefined ? '' : Array.isArray(part) ? (part as Json[]).map((each) => rankText(each) ?? '').join(', ') : undefined,
  write: (value) => {
    const cards = String(value)
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map((each) => each.replace(/^10(?=.)/, 'T'));
    // Ranks of whole decks are numbers; a card has its suit.
    return cards.length === 0 ? undefined : cards.map((each) => NUMBERS[each] ?? (/^\d+$/.test(each) ? Number(each) : each));
  },
};

/**
 * Field for the position in the deck, from 1, of the card whose rank begins all foundations. 0 means that foundations begin with a fixed
 * rank.
 */
const baseSpec: Spec = {
  key: 'base',
  control: ({ range }) => ({ kind: 'number', min: 0, max: range!.max + 1 }),
  read: (part) => (part === undefined ? 0 : typeof part === 'number' ? part + 1 : undefined),
  write: (value) => (Number(value) === 0 ? undefined : Number(value) - 1),
};

/** Returns how often a card of each rank is in the deck; undefined where the player chooses the deck. */
function cardsOfRank({ deck }: JsonObject): number | undefined {
  const { copies = 1, suits = SUITS } = isObject(deck) ? deck : {};
  return typeof copies === 'number' && Array.isArray(suits) ? copies * suits.length : undefined;
}

/** Lets the foundations follow the deck: a row that had one pile for each suit of each deck keeps as many as there are. */
export function withFoundationsFor(recipe: JsonObject, changed: JsonObject): JsonObject {
  const [before, after] = [cardsOfRank(recipe), cardsOfRank(changed)];
  const [row, ...others] = rowsOf(changed).filter(({ role }) => role === 'foundation');
  if (!row || others.length > 0 || before === after || row.count !== before) return changed;
  return after === undefined || after < 1 || after > MOST_PILES ? changed : withRoom(withCount(changed, row, after));
}

const withFoundations =
  (recipe: JsonObject) =>
  (field: Field): Field => ({ ...field, set: (value) => withFoundationsFor(recipe, field.set(value)) });

/** Returns the section of the cards. */
export const cardsSection = (recipe: JsonObject): Section => ({
  key: 'cards',
  id: 'cards',
  names: {},
  path: 'deck',
  fields: [
    ...fieldsAt(recipe, ['deck', 'copies'], numberSpec('copies')).map(withFoundations(recipe)),
    ...fieldsAt(recipe, ['deck', 'suits'], suitsSpec).map(withFoundations(recipe)),
    ...fieldsAt(recipe, ['deck', 'ranks'], ranksSpec),
    ...fieldsAt(recipe, ['deck', 'first'], firstSpec),
    ...fieldsAt(recipe, ['base'], baseSpec),
    ...fieldsAt(recipe, ['numbered'], choiceSpec('numbered', 'own')),
  ],
  acts: [],
});

type Goal = 'home' | 'sequences' | 'empty' | 'left';

const goalOf = (status: Json | undefined): Goal | undefined =>
  status === undefined
    ? 'home'
    : status === 'sequencesComplete'
      ? 'sequences'
      : isObject(status)
        ? (['empty', 'left'] as const).find((kind) => Object.hasOwn(status, kind))
        : undefined;

const goalSpec: Spec = {
  key: 'goal',
  control: { kind: 'choice', values: ['home', 'sequences', 'empty', 'left'] },
  read: goalOf,
  write: (value) => ({ home: undefined, sequences: 'sequencesComplete', empty: { empty: 'tableau' }, left: { left: 4 } })[value as Goal],
};

const pairSpec: Spec = {
  key: 'pair',
  control: { kind: 'choice', values: ['none', 'equal', 'sum'] },
  read: (part) =>
    part === undefined ? 'none' : isObject(part) ? (['equal', 'sum'] as const).find((kind) => Object.hasOwn(part, kind)) : undefined,
  write: (value) => (value === 'none' ? undefined : value === 'equal' ? { equal: 'rank' } : { sum: 13 }),
};

/** Fields of a recipe that have a place in the form, or that are no rules. */
const SHOWN = [
  '$schema',
  'id',
  'options',
  'deck',
  'base',
  'numbered',
  'table',
  'deal',
  'actions',
  'after',
  'status',
  'pair',
  'rank',
  'auto',
  'taps',
  'finale',
  'about',
  'strings',
  'rules',
];

/** Longest id, in characters. */
const LONGEST_ID = 60;

/** Makes an id of any text: words of plain letters and digits that are joined by hyphens, and begin with a letter. */
function idOf(text: string): string {
  const plain = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '');
  const begun = /^[a-z]/.test(plain) ? plain : `my-${plain || 'game'}`;
  return begun.slice(0, LONGEST_ID).replace(/-$/, '');
}

/** Returns the section of the end of the game and of what happens by itself. */
export function goalSection(recipe: JsonObject): Section {
  const status = recipe['status'];
  const hasFoundations = rowsOf(recipe).some(({ role }) => role === 'foundation');
  const actions = isObject(recipe['actions']) ? Object.keys(recipe['actions']) : [];
  const after = Array.isArray(recipe['after']) ? (recipe['after'] as readonly Json[]) : [];
  const sequences: Field = {
    key: 'sequences',
    path: 'after',
    control: { kind: 'switch' },
    given: [],
    value: after.includes('removeCompleteSequences'),
    set: (value) =>
      withAfter(recipe, [
        ...(value === true ? ['removeCompleteSequences'] : []),
        ...after.filter((each) => each !== 'removeCompleteSequences'),
      ]),
  };
  const fills = after.flatMap((each, i) =>
    isObject(each) && each['fill'] !== undefined
      ? [...fieldsAt(recipe, ['after', String(i), 'fill'], pileSpec('fill', 'several')), ...sourceFields(recipe, i)]
      : [],
  );
  const acts: Act[] = [
    { key: 'addFill', apply: () => withAfter(recipe, [...after, { fill: 'tableau', from: 'stock' }]) },
    ...(fills.length > 0 ? [{ key: 'removeFill' as const, apply: () => withAfter(recipe, after.slice(0, -1)) }] : []),
  ];
  return {
    key: 'goal',
    id: 'goal',
    names: {},
    path: 'status',
    fields: [
      ...fieldsAt(recipe, ['status'], goalSpec),
      ...(isObject(status) && status['empty'] !== undefined ? fieldsAt(recipe, ['status', 'empty'], pileSpec('goalEmpty', 'several')) : []),
      ...(isObject(status) && status['left'] !== undefined ? fieldsAt(recipe, ['status', 'left'], numberSpec('goalLeft')) : []),
      ...fieldsAt(recipe, ['pair'], pairSpec).map((field): Field =>
        field.value === 'none' && !hasFoundations ? { ...field, says: 'nothing' } : field,
      ),
      ...(isObject(recipe['pair']) && recipe['pair']['sum'] !== undefined ? fieldsAt(recipe, ['pair', 'sum'], numberSpec('pairSum')) : []),
      sequences,
      ...fills,
      ...fieldsAt(recipe, ['taps'], choiceSpec('taps', 'one')),
      ...fieldsAt(recipe, ['rank'], choiceSpec('hints', 'usual')),
      ...(actions.length > 0
        ? fieldsAt(
            recipe,
            ['auto'],
            severalSpec('auto', () => actions),
          )
        : []),
      ...fieldsAt(recipe, ['finale'], choiceSpec('finale', 'usual')),
      ...restFields(recipe, [], SHOWN),
      ...(isObject(status) ? restFields(recipe, ['status'], ['empty', 'left']) : []),
    ],
    acts,
  };
}

/** Returns the fields for the piles that fill gaps: the first one with a card, or for each gap the one whose turn it is. */
function sourceFields(recipe: JsonObject, i: number): readonly Field[] {
  const at = ['after', String(i), 'from'];
  const isTurns = (part: Json | undefined): boolean => isObject(part) && part['inTurn'] !== undefined;
  const inTurn: Spec = {
    key: 'fillInTurn',
    control: { kind: 'switch' },
    read: isTurns,
    write: (value, part) => {
      if (value !== true) return onlyOrList((part as JsonObject)['inTurn'] as readonly Json[]);
      return { inTurn: (namesIn(part) ?? []).flatMap((name) => pilesNamed(recipe, name)) };
    },
  };
  const sources: Spec = { ...pileSpec('fillFromInTurn', 'several'), write: (value) => value };
  return [
    ...fieldsAt(recipe, at, inTurn),
    ...(isTurns(partAt(recipe, at)) ? fieldsAt(recipe, [...at, 'inTurn'], sources) : fieldsAt(recipe, at, pileSpec('fillFrom', 'several'))),
  ];
}

const onlyOrList = (names: readonly Json[]): Json => (names.length === 1 ? names[0]! : names);

/** Returns the piles that a name means, one by one. */
const pilesNamed = (recipe: JsonObject, name: string): readonly string[] => {
  const rows = rowsOf(recipe).filter(({ key, role }) => key === name || role === name);
  return rows.length > 0 ? rows.flatMap(idsOf) : [name];
};

const withAfter = (recipe: JsonObject, after: readonly Json[]): JsonObject =>
  withField(recipe, ['after'], after.length > 0 ? after : undefined);

/** Returns the section of names: the id, and the name and summary in each language. */
export const namesSection = (recipe: JsonObject, languages: readonly string[]): Section => ({
  key: 'names',
  id: 'names',
  names: {},
  path: 'strings',
  fields: [
    ...languages.flatMap((tag) =>
      (['name', 'summary'] as const).flatMap((part) =>
        fieldsAt(recipe, ['strings', tag, part], textSpec(part)).map((field) => ({ ...field, given: [tag] })),
      ),
    ),
    ...fieldsAt(recipe, ['about', 'minutes'], numberOrNoneSpec('minutes')),
    ...fieldsAt(recipe, ['id'], { ...textSpec('id'), control: { kind: 'text', max: 200 }, write: (value) => idOf(String(value)) }),
  ],
  acts: [],
});

/** A text; an empty one means that it is absent. */
const textSpec = (key: FieldKey): Spec => ({
  key,
  control: ({ characters }) => ({ kind: 'text', max: characters! }),
  read: (part) => (part === undefined ? '' : typeof part === 'string' ? part : undefined),
  write: (value) => (value === '' && key !== 'id' ? undefined : String(value)),
});
