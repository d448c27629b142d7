import { USUAL, type Faces } from '../cards/faces.js';
import type { Options } from '../contract.js';
import type { Choice, Value } from './grammar.js';

/** Names of fields that hold ranks. Ranks may be written as letters, or as `base` or `before base`. */
const RANK_FIELDS: ReadonlySet<string> = new Set(['empty', 'low', 'upOrDownFrom', 'beneath', 'ranks', 'first', 'rank', 'below', 'card']);
/** Names of fields that hold a link. A link may be written in words. */
const LINK_FIELDS: ReadonlySet<string> = new Set(['on', 'run']);

const LETTERS: readonly string[] = ['A', 'J', 'Q', 'K'];
const STEPS: Readonly<Record<string, number | 'either'>> = { down: -1, up: 1, either: 'either', equal: 0 };

/** Values that replace choices in data: the player's options, and the rank of the base card in patiences that have one. */
export interface Chosen {
  readonly options: Options;
  readonly base?: number | undefined;
  /** The faces of the deck, by which letters become ranks. Default: the usual ones. */
  readonly faces?: Faces;
}

/**
 * Replaces each choice in plain data by its value, and words for ranks and links by numbers and links. A field or list entry for which the
 * choice has no value is left out.
 * @throws Error when a choice names an unknown option, or a rank is that of the base card in a patience without one
 */
export function resolveValue(data: unknown, chosen: Chosen, field = ''): unknown {
  if (Array.isArray(data)) return data.flatMap((each) => present(resolveValue(each, chosen, field)));
  if (typeof data === 'object' && data !== null) {
    if (isChoice(data)) return resolveValue(chosenOf(data, chosen.options), chosen, field);
    const fields = Object.entries(data).map(
      ([name, value]) => [name, resolveValue(value, chosen, name === 'inTurn' ? field : name)] as const,
    );
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }
  if (typeof data !== 'string') return data;
  if (RANK_FIELDS.has(field)) return rankOf(data, field, chosen);
  return LINK_FIELDS.has(field) && data.includes(' ') ? linkOf(data, chosen) : data;
}

function rankOf(data: string, field: string, { base, faces = USUAL }: Chosen): unknown {
  if (data !== 'base' && data !== 'before base') {
    const rank = faces.letters.indexOf(data) + 1;
    if ((rank === 0 || rank > faces.highest) && LETTERS.includes(data))
      throw new Error(`says "${data}" in "${field}", a rank that the deck does not have; write a number from 1 to ${faces.highest}`);
    return rank > 0 && LETTERS.includes(data) ? rank : data;
  }
  if (base === undefined) throw new Error(`says "${data}" in "${field}" without a field "base"`);
  return data === 'base' ? base : base === 1 ? faces.highest : base - 1;
}

/** Reads a link in words, such as `down alternate` or `up same from base`. */
function linkOf(text: string, chosen: Chosen): unknown {
  const [step = '', suit, how, low] = text.split(' ');
  return {
    step: STEPS[step] ?? Number(step),
    suit,
    ...(how === 'wrap' && { wrap: true }),
    ...(low !== undefined && { low: Number(rankOf(low, 'on', chosen)) }),
  };
}

const isChoice = (data: object): data is Choice<unknown> => typeof (data as Partial<Choice<unknown>>).option === 'string';

function chosenOf({ option, values }: Choice<unknown>, options: Options): unknown {
  const value = options[option];
  if (value === undefined) throw new Error(`names "${option}", which is no option`);
  return values ? (Object.hasOwn(values, String(value)) ? values[String(value)] : undefined) : value;
}

/** Lists the values that data may have by the player's choices, as far as the data writes them down. */
export const alternatives = <T>(value: Value<T>): readonly T[] =>
  typeof value === 'object' && value !== null && isChoice(value) ? Object.values(value.values ?? {}) : [value];

const present = (value: unknown): readonly unknown[] => (value === undefined ? [] : [value]);
