import { pileNames, type DataVariant, type When } from '@patience/core/data';

/** Piles that have to be empty: all of a role, or any one pile of the reserve. */
type EmptyPiles = 'stock' | 'waste' | 'reserve' | 'reservePile';

/** A condition with a sentence: piles that are empty, or piles that have a number of cards each, by the names in the recipe. */
export type PlainWhen = EmptyPiles | { readonly empty: readonly string[] } | { readonly count: Readonly<Record<string, number>> };

/** Foundations that must have a number of cards each. */
export interface Waited {
  readonly foundations: number;
  readonly cards: number;
}

/** Conditions of a rule for laying cards. */
export interface Conditions {
  /** Cards for which the rule holds: of a suit of its own for each pile, or laid on a card below a rank. */
  readonly only?: { readonly suit?: unknown; readonly below?: number; readonly rank?: number };
  readonly while?: When;
  /** Whether the first card that is laid on a base card decides the direction of all foundations. */
  readonly sameWay?: true;
}

/**
 * Returns the data of a table in which rules with conditions stay data: functions made from them would hide what they do. The piles have
 * the condition for lifting a card as `takeWhile`. Discard piles stay unchanged.
 */
export function withConditions(table: DataVariant['table']): DataVariant['table'] {
  return typeof table === 'function' ? table : (shown(table) as DataVariant['table']);
}

function shown(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(shown);
  if (typeof data !== 'object' || data === null) return data;
  const { upOrDownFrom, take, else: reason, ...fields } = data as Readonly<Record<string, unknown>>;
  if (upOrDownFrom !== undefined) return { empty: upOrDownFrom, on: 'either same wrap', max: 1, sameWay: true };
  const isRule = fields['only'] !== undefined || fields['while'] !== undefined;
  const whileEmpty = (take as { readonly while?: When } | undefined)?.while;
  return {
    ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, name === 'discard' ? value : shown(value)])),
    ...(take !== undefined && (whileEmpty ? { take: 'top', takeWhile: whileEmpty } : { take })),
    ...(reason !== undefined && !isRule && { else: reason }),
  };
}

/** Returns the foundations on which a condition counts cards; undefined for conditions without a sentence. */
export function waitedFor(when: When, foundations: readonly string[]): Waited | undefined {
  if (!('count' in when)) return undefined;
  const [[, cards] = ['', 0], ...more] = Object.entries(when.count);
  const piles = Object.keys(when.count).flatMap((where) => (where === 'foundation' ? foundations : pileNames(where)));
  const areAlike = more.every(([, other]) => other === cards) && piles.every((id) => foundations.includes(id));
  return areAlike ? { foundations: piles.length, cards } : undefined;
}

/** Returns a condition in plain form; undefined for conditions without a sentence. */
export function plainWhen(when: When, reserves: readonly string[]): PlainWhen | undefined {
  if ('empty' in when) {
    const piles = [when.empty].flat();
    const [role] = piles;
    return piles.length === 1 && (role === 'stock' || role === 'waste' || role === 'reserve') ? role : { empty: piles };
  }
  if ('count' in when) return when;
  if (!('any' in when)) return undefined;
  const piles = when.any.flatMap((each) => ('empty' in each && typeof each.empty === 'string' ? pileNames(each.empty) : '?'));
  return when.any.length === reserves.length && reserves.every((id) => piles.includes(id)) ? 'reservePile' : undefined;
}
