import type { Json } from '@patience/recipe';
import { isObject, partAt, withField, type JsonObject, type Path } from '../json/path.js';
import type { Act, Field, Section } from './field.js';
import { addOption, optionsOf, removeOption, renameOption, withValues } from './options.js';

/** Characters of a list of values at most, and of a name. */
const LONGEST_LIST = 200;
const LONGEST_NAME = 80;

/** Returns the sections of what the player chooses: one for each option. @param languages in which it has names */
export const optionSections = (recipe: JsonObject, languages: readonly string[]): readonly Section[] =>
  Object.entries(optionsOf(recipe)).map(([name, values]) => ({
    key: 'option',
    id: `option-${name}`,
    names: { option: name },
    path: `options.${name}`,
    fields: [
      {
        key: 'optionValues',
        path: `options.${name}`,
        control: { kind: 'text', max: LONGEST_LIST },
        given: [],
        value: values.join(', '),
        set: (value) => (value === values.join(', ') ? recipe : withValues(recipe, name, valuesIn(String(value)))),
      },
      ...languages.flatMap((tag): readonly Field[] => [
        wordField(recipe, { key: 'optionTitle', tag, name, part: ['name'], usual: name, given: [tag] }),
        ...values.map((value) =>
          wordField(recipe, {
            key: 'valueTitle',
            tag,
            name,
            part: ['values', String(value)],
            usual: String(value),
            given: [tag, String(value)],
          }),
        ),
      ]),
      {
        key: 'optionId',
        path: `options.${name}`,
        control: { kind: 'text', max: 26 },
        given: [],
        value: name,
        set: (value) => (value === name ? recipe : renameOption(recipe, name, String(value))),
      },
    ],
    acts: [{ key: 'removeOption', apply: () => removeOption(recipe, name) }],
  }));

/** The button that adds an option on which nothing depends yet. */
export const addOptionAct = (recipe: JsonObject): Act => ({ key: 'addOption', apply: () => addOption(recipe, 'choice', [1, 2]).recipe });

const valuesIn = (text: string): readonly (string | number)[] => {
  const values = text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
  return [...new Set(values)].map((each) => (/^\d+$/.test(each) ? Number(each) : each));
};

interface Word {
  readonly key: 'optionTitle' | 'valueTitle';
  readonly tag: string;
  /** Name of the option, and the path of the word in its words. */
  readonly name: string;
  readonly part: Path;
  /** Text that is shown while a language has no word. */
  readonly usual: string;
  readonly given: readonly string[];
}

/** A word for an option or a value of it. The first that is written down in a language brings the others, which are needed beside it. */
function wordField(recipe: JsonObject, { key, tag, name, part, usual, given }: Word): Field {
  const at = ['strings', tag, 'options', name];
  const words = partAt(recipe, at);
  const value = isObject(words) ? partAt(words, part) : undefined;
  const all = (): JsonObject =>
    isObject(words)
      ? words
      : { name, values: Object.fromEntries((optionsOf(recipe)[name] ?? []).map((each): [string, Json] => [String(each), String(each)])) };
  return {
    key,
    path: [...at, ...part].join('.'),
    control: { kind: 'text', max: LONGEST_NAME },
    given,
    value: typeof value === 'string' ? value : usual,
    set: (text) =>
      text === (value ?? usual) ? recipe : withField(recipe, at, withField(all(), part, String(text).trim() === '' ? usual : text)),
  };
}
