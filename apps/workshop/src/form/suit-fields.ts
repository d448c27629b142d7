import { allowedAt, type Json } from '@patience/recipe';
import { asObject, isObject, partAt, withField, type JsonObject } from '../json/path.js';
import { choiceSpec, kindSpec, numberSpec, type Act, type Field, type FieldValue, type Section, type Spec } from './field.js';
import { textSpec, withFoundationsFor } from './game-fields.js';
import { suitsOf, usualRanks } from './ranks.js';
import { lettersSpec, ownIn, suitsPart } from './suit-parts.js';
import { fieldsAt } from './walk.js';

/** Signs of suits that the form offers, as outlines in recipes. */
const SIGNS: Readonly<Record<string, string>> = {
  star: 'm0-40l9 27 29 1-23 17 9 27-24-16-24 16 9-27-23-17 29-1z',
  circle: 'm0-38c21 0 38 17 38 38s-17 38-38 38-38-17-38-38 17-38 38-38z',
  triangle: 'm0-40l36 74h-72z',
  square: 'm0-36h36v72h-72v-72z',
  cross: 'm0-40h13v27h25v26h-25v27h-26v-27h-25v-26h25v-27z',
  hexagon: 'm0-40l34 20v40l-34 20-34-20v-40z',
};
/** Letters of new suits, the first free one of which is taken. */
const FREE = Array.from('TXYZABEFGIJKLMNOPQRUVW');

/** Field for the kind of ranks of a suit. Own ranks begin as numbers. */
const suitRanksSpec: Spec = {
  key: 'suitRanks',
  control: { kind: 'choice', values: ['usual', 'own', 'single'] },
  read: (part) => (part === undefined ? 'usual' : !Array.isArray(part) ? undefined : part.length === 0 ? 'single' : 'own'),
  write: (value) => (value === 'usual' ? undefined : value === 'single' ? [] : ['1', '2', '3', '4', '5', '6', '7', '8', '9']),
};

const letterOf = ({ suit }: JsonObject): string => (typeof suit === 'string' ? suit : '');

/** Returns the sections of a deck's own suits: one for each. @param languages in which the suits have names */
export const suitSections = (recipe: JsonObject, languages: readonly string[]): readonly Section[] =>
  (suitsOf(recipe) ?? []).flatMap((suit, i) => (isObject(suit) ? suitSection(recipe, suit, String(i), languages) : []));

function suitSection(recipe: JsonObject, suit: JsonObject, i: string, languages: readonly string[]): Section {
  const at = ['deck', 'suits', i];
  const letter = letterOf(suit);
  const name = (tag: string): readonly Field[] =>
    fieldsAt(recipe, ['strings', tag, 'suits', letter], textSpec('suitName')).map((field) => ({ ...field, given: [tag] }));
  const hasOwn = Array.isArray(suit['letters']) && suit['letters'].length > 0;
  const counted = (field: Field): Field => ({ ...field, set: (value) => withFoundationsFor(recipe, field.set(value)) });
  return {
    key: 'suit',
    id: `suit-${letter}`,
    names: { suit: letter },
    path: at.join('.'),
    fields: [
      ...languages.flatMap(name),
      ...fieldsAt(recipe, [...at, 'suit'], letterSpec).map((field) => ({
        ...field,
        set: (value: FieldValue) => renamed(recipe, letter, field.set(value), i),
      })),
      ...fieldsAt(recipe, [...at, 'colour'], choiceSpec('suitColour')),
      ...fieldsAt(recipe, [...at, 'outline'], kindSpec('suitSign', SIGNS)),
      ...fieldsAt(recipe, [...at, 'letters'], suitRanksSpec).map(counted),
      ...(hasOwn ? fieldsAt(recipe, [...at, 'letters'], lettersSpec('suitLetters', usualRanks(recipe))).map(counted) : []),
      ...fieldsAt(recipe, [...at, 'copies'], numberSpec('suitCopies')).map(counted),
    ],
    acts: [{ key: 'removeSuit', names: { suit: letter }, apply: () => withoutSuit(recipe, suit) }],
  };
}

const letterSpec: Spec = {
  key: 'suitLetter',
  control: ({ characters }) => ({ kind: 'text', max: characters! }),
  read: (part) => (typeof part === 'string' ? part : undefined),
  write: (value) => String(value).toUpperCase(),
};

/** Lets the names of a suit follow its letter. */
function renamed(recipe: JsonObject, letter: string, changed: JsonObject, i: string): JsonObject {
  const now = partAt(changed, ['deck', 'suits', i, 'suit']);
  if (now === letter || typeof now !== 'string' || now === '') return changed;
  return withNames(changed, letter, (name) => [now, name]);
}

/** Changes the letter under which a suit has a name in each language; or removes the names. */
function withNames(recipe: JsonObject, letter: string, change: (name: Json) => readonly [string, Json] | undefined): JsonObject {
  return Object.keys(asObject(recipe['strings'])).reduce((sum, tag) => {
    const names = partAt(sum, ['strings', tag, 'suits']);
    if (!isObject(names) || names[letter] === undefined) return sum;
    const { [letter]: name, ...others } = names;
    const left = [...Object.entries(others), ...[change(name!)].filter((each) => each !== undefined)];
    return withField(sum, ['strings', tag, 'suits'], left.length > 0 ? Object.fromEntries(left) : undefined);
  }, recipe);
}

function withoutSuit(recipe: JsonObject, suit: JsonObject): JsonObject {
  const suits = suitsPart(suitsOf(recipe)!.filter((each) => each !== suit));
  return withFoundationsFor(
    recipe,
    withNames(withField(recipe, ['deck', 'suits'], suits), letterOf(suit), () => undefined),
  );
}

/** The buttons that add a suit of the deck's own; none where the player chooses the suits, or where there are as many as can be. */
export function suitActs(recipe: JsonObject): readonly Act[] {
  const suits = suitsOf(recipe);
  const most = allowedAt(['deck', 'suits'], { deck: { suits: [] } }).entries!;
  if (!suits || suits.length >= most) return [];
  const taken = suits.map((each) => (isObject(each) ? each['suit'] : each));
  const own = ownIn([...suits]).length;
  const colours = allowedAt(['deck', 'suits', '0', 'colour']).values;
  const added = {
    suit: FREE.find((letter) => !taken.includes(letter))!,
    colour: colours.at(-1 - (own % colours.length))!,
    outline: Object.values(SIGNS)[own % Object.keys(SIGNS).length]!,
  };
  const apply = (): JsonObject => withFoundationsFor(recipe, withField(recipe, ['deck', 'suits'], [...suits, added]));
  return [{ key: 'addSuit', apply }];
}
