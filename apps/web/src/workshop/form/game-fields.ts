import { SUITS } from '@patience/core';
import type { Json } from '@patience/recipe';
import { isObject, withField, type JsonObject } from '../json/path.js';
import { choiceSpec, numberSpec, type Act, type Field, type Section, type Spec } from './field.js';
import { rankPart, rankText } from './pile-fields.js';
import { fieldsAt } from './walk.js';

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

const suitsSpec: Spec = {
  key: 'suits',
  control: { kind: 'several', values: SUITS },
  read: (part) => (part === undefined ? [...SUITS] : Array.isArray(part) ? (part as string[]) : undefined),
  write: (value) => ((value as readonly string[]).length === SUITS.length ? undefined : value),
};

const ranksSpec: Spec = {
  key: 'ranks',
  control: { kind: 'several', values: RANKS },
  read: (part) => (part === undefined ? RANKS : Array.isArray(part) ? (part as Json[]).flatMap((each) => rankText(each) ?? []) : undefined),
  write: (value) => ((value as readonly string[]).length === RANKS.length ? undefined : (value as readonly string[]).map(rankPart)),
};

/**
 * Field for the position in the deck, from 1, of the card whose rank begins all foundations. 0 means that foundations begin with a fixed
 * rank.
 */
const baseSpec: Spec = {
  ...numberSpec('base', 0, 200),
  read: (part) => (part === undefined ? 0 : typeof part === 'number' ? part + 1 : undefined),
  write: (value) => (Number(value) === 0 ? undefined : Number(value) - 1),
};

/** Returns the section of the cards. */
export const cardsSection = (recipe: JsonObject): Section => ({
  key: 'cards',
  id: 'cards',
  names: {},
  path: 'deck',
  fields: [
    ...fieldsAt(recipe, ['deck', 'copies'], numberSpec('copies', 1, 8, 1)),
    ...fieldsAt(recipe, ['deck', 'suits'], suitsSpec),
    ...fieldsAt(recipe, ['deck', 'ranks'], ranksSpec),
    ...fieldsAt(recipe, ['base'], baseSpec),
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

/** Returns the section of the end of the game and of what happens by itself. */
export function goalSection(recipe: JsonObject): Section {
  const status = recipe['status'];
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
  const names = (part: Json | undefined): string | undefined =>
    typeof part === 'string' ? part : Array.isArray(part) ? part.join(', ') : undefined;
  const namesSpec = (key: 'fill' | 'fillFrom' | 'goalEmpty'): Spec => ({
    key,
    control: { kind: 'text', max: 120 },
    read: names,
    write: (value) => {
      const list = String(value)
        .split(/[\s,;]+/)
        .filter(Boolean);
      return list.length === 1 ? list[0]! : list;
    },
  });
  const fills = after.flatMap((each, i) =>
    isObject(each) && each['fill'] !== undefined
      ? [
          ...fieldsAt(recipe, ['after', String(i), 'fill'], namesSpec('fill')),
          ...fieldsAt(recipe, ['after', String(i), 'from'], namesSpec('fillFrom')),
        ]
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
      ...(isObject(status) && status['empty'] !== undefined ? fieldsAt(recipe, ['status', 'empty'], namesSpec('goalEmpty')) : []),
      ...(isObject(status) && status['left'] !== undefined ? fieldsAt(recipe, ['status', 'left'], numberSpec('goalLeft', 0, 200)) : []),
      ...fieldsAt(recipe, ['pair'], pairSpec),
      ...(isObject(recipe['pair']) && recipe['pair']['sum'] !== undefined
        ? fieldsAt(recipe, ['pair', 'sum'], numberSpec('pairSum', 2, 26))
        : []),
      sequences,
      ...fills,
      ...fieldsAt(recipe, ['taps'], { ...choiceSpec('taps', ['one', 'two'], 'one') }),
    ],
    acts,
  };
}

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
        fieldsAt(recipe, ['strings', tag, part], textSpec(part, part === 'name' ? 80 : 300)).map((field) => ({ ...field, given: [tag] })),
      ),
    ),
    ...fieldsAt(recipe, ['id'], {
      ...textSpec('id', 60),
      write: (value) =>
        String(value)
          .trim()
          .toLowerCase()
          .replace(/[^a-z0-9]+/g, '-'),
    }),
  ],
  acts: [],
});

const textSpec = (key: 'name' | 'summary' | 'id', max: number): Spec => ({
  key,
  control: { kind: 'text', max },
  read: (part) => (part === undefined ? '' : typeof part === 'string' ? part : undefined),
  write: (value) => (value === '' && key !== 'id' ? undefined : String(value)),
});

/** Returns the sections of what the player chooses: one for each option. */
export function optionSections(recipe: JsonObject): readonly Section[] {
  const options = isObject(recipe['options']) ? recipe['options'] : {};
  return Object.keys(options).map((name) => ({
    key: 'option',
    id: `option-${name}`,
    names: { name },
    path: `options.${name}`,
    fields: fieldsAt(recipe, ['options', name], {
      key: 'optionValues',
      control: { kind: 'text', max: 200 },
      read: (part) => (Array.isArray(part) ? part.join(', ') : undefined),
      write: (value) =>
        String(value)
          .split(',')
          .map((each) => each.trim())
          .filter(Boolean)
          .map((each) => (/^\d+$/.test(each) ? Number(each) : each)),
    }),
    acts: [],
  }));
}
