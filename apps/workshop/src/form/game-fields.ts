import { RANKS as RANK_LETTERS, SUITS } from '@patience/core';
import type { Json } from '@patience/recipe';
import { asList, asObject, isObject, partAt, withField, type JsonObject } from '../json/path.js';
import {
  choiceSpec,
  kindSpec,
  listText,
  numberOrNoneSpec,
  numberSpec,
  onlySection,
  severalSpec,
  wordsIn,
  type Act,
  type Field,
  type FieldKey,
  type Section,
  type Spec,
} from './field.js';
import { cardsIn, decksOf } from './deal-count.js';
import { namesIn } from './pile-choices.js';
import { pileSpec } from './pile-spec.js';
import { cardsOfRank, rankPart, rankText, usualRanks } from './ranks.js';
import { withRoom } from './places.js';
import { restFields } from './rest-fields.js';
import { idsOf, MOST_PILES, rowsOf, withCount } from './rows.js';
import { lettersSpec, ownIn, suitsPart } from './suit-parts.js';
import { fieldsAt } from './walk.js';

const NUMBERS: Readonly<Record<string, number>> = { A: 1, J: 11, Q: 12, K: 13 };

const suitsSpec: Spec = {
  key: 'suits',
  control: { kind: 'several', values: SUITS },
  read: (part) => (part === undefined ? [...SUITS] : Array.isArray(part) ? part.filter((suit) => typeof suit === 'string') : undefined),
  write: (value, part) => suitsPart([...(value as readonly string[]), ...ownIn(part)]),
};

const ranksSpec = (ranks: readonly string[]): Spec => ({
  key: 'ranks',
  control: { kind: 'several', values: ranks },
  read: (part) =>
    part === undefined ? ranks : Array.isArray(part) ? (part as Json[]).flatMap((each) => rankText(each, ranks) ?? []) : undefined,
  write: (value) => {
    const left = value as readonly string[];
    return left.length === ranks.length ? undefined : left.map((rank) => rankPart(rank, ranks));
  },
});

/** Cards that are dealt before all others. */
const firstSpec: Spec = {
  key: 'first',
  control: { kind: 'text', max: 300 },
  read: (part) => listText(Array.isArray(part) ? (part as Json[]).map((each) => rankText(each) ?? '') : part, ''),
  write: (value) => {
    const cards = wordsIn(String(value).toUpperCase()).map((each) => each.replace(/^10(?=.)/, 'T'));
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
  control: ({ range }, _, recipe) => ({ kind: 'number', min: 0, max: cardsIn(recipe) || range!.max + 1 }),
  read: (part) => (part === undefined ? 0 : typeof part === 'number' ? part + 1 : undefined),
  write: (value) => (Number(value) === 0 ? undefined : Number(value) - 1),
};

/**
 * Lets the foundations follow the deck: a row that had one pile for each suit of each deck keeps as many as there are. Without any suit, the
 * piles of the last one are left.
 */
export function withFoundationsFor(recipe: JsonObject, changed: JsonObject): JsonObject {
  const [before, after] = [cardsOfRank(recipe, 1) || decksOf(recipe), cardsOfRank(changed, 1)];
  const [row, ...others] = rowsOf(changed).filter(({ role }) => role === 'foundation');
  if (!row || others.length > 0 || before === after || row.count !== before) return changed;
  return after === undefined || after < 1 || after > MOST_PILES ? changed : withRoom(withCount(changed, row, after));
}

const withFoundations =
  (recipe: JsonObject) =>
  (field: Field): Field => ({ ...field, set: (value) => withFoundationsFor(recipe, field.set(value)) });

/** Returns the section of the cards. */
export const cardsSection = (recipe: JsonObject): Section =>
  onlySection('cards', 'deck', [
    ...fieldsAt(recipe, ['deck', 'copies'], numberSpec('copies')).map(withFoundations(recipe)),
    ...fieldsAt(recipe, ['deck', 'suits'], suitsSpec).map(withFoundations(recipe)),
    ...fieldsAt(recipe, ['deck', 'ranks'], ranksSpec(usualRanks(recipe))),
    ...fieldsAt(recipe, ['deck', 'letters'], lettersSpec('letters', RANK_LETTERS)),
    ...fieldsAt(recipe, ['deck', 'first'], firstSpec),
    ...fieldsAt(recipe, ['base'], baseSpec),
    ...fieldsAt(recipe, ['numbered'], choiceSpec('numbered', 'own')),
  ]);

const goalSpec = kindSpec('goal', { home: undefined, sequences: 'sequencesComplete', empty: { empty: 'tableau' }, left: { left: 4 } });
const pairSpec = kindSpec('pair', { none: undefined, equal: { equal: 'rank' }, sum: { sum: 13 } });

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
  const actions = Object.keys(asObject(recipe['actions']));
  const after = asList(recipe['after']);
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
  return onlySection(
    'goal',
    'status',
    [
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
  );
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
export const namesSection = (recipe: JsonObject, languages: readonly string[]): Section =>
  onlySection('names', 'strings', [
    ...languages.flatMap((tag) =>
      (['name', 'summary'] as const).flatMap((part) =>
        fieldsAt(recipe, ['strings', tag, part], textSpec(part)).map((field) => ({ ...field, given: [tag] })),
      ),
    ),
    ...fieldsAt(recipe, ['about', 'minutes'], numberOrNoneSpec('minutes')),
    ...fieldsAt(recipe, ['id'], { ...textSpec('id'), control: { kind: 'text', max: 200 }, write: (value) => idOf(String(value)) }),
  ]);

/** A text; an empty one, or one of blanks only, means that it is absent. */
export const textSpec = (key: FieldKey): Spec => ({
  key,
  control: ({ characters }) => ({ kind: 'text', max: characters! }),
  read: (part) => (part === undefined ? '' : typeof part === 'string' ? part : undefined),
  write: (value) => (String(value).trim() === '' && key !== 'id' ? undefined : String(value)),
});
