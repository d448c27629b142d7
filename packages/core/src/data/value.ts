import { KING } from '../cards/card.js';
import type { Options } from '../contract.js';
import type { Choice } from './grammar.js';

/** Fields that hold a rank, which may be written as `base` or `before base`. */
const RANK_FIELDS: ReadonlySet<string> = new Set(['empty', 'low', 'upOrDownFrom']);

/** What decides values: the player's choices, and the rank of the base card where there is one. */
export interface Chosen {
  readonly options: Options;
  readonly base?: number | undefined;
}

/**
 * Replaces each choice in plain data by its value, and `base` in fields of ranks by the rank. What a choice leaves out is absent
 * from its object or list.
 * @throws Error when a choice names an unknown option, or a rank is the base of a patience without one
 */
export function resolveValue(data: unknown, chosen: Chosen, field = ''): unknown {
  if (Array.isArray(data)) return data.flatMap((each) => present(resolveValue(each, chosen, field)));
  if (typeof data === 'object' && data !== null) {
    if (isChoice(data)) return resolveValue(chosenOf(data, chosen.options), chosen, field);
    const fields = Object.entries(data).map(([name, value]) => [name, resolveValue(value, chosen, name)] as const);
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }
  if ((data === 'base' || data === 'before base') && RANK_FIELDS.has(field)) {
    const { base } = chosen;
    if (base === undefined) throw new Error(`must not say "${data}" in "${field}": the patience has no "base"`);
    return data === 'base' ? base : base === 1 ? KING : base - 1;
  }
  return data;
}

const isChoice = (data: object): data is Choice<unknown> => typeof (data as Partial<Choice<unknown>>).option === 'string';

function chosenOf({ option, values }: Choice<unknown>, options: Options): unknown {
  const value = options[option];
  if (value === undefined) throw new Error(`names the option "${option}", which this patience does not have`);
  return values ? (Object.hasOwn(values, String(value)) ? values[String(value)] : undefined) : value;
}

const present = (value: unknown): readonly unknown[] => (value === undefined ? [] : [value]);
