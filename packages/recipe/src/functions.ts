import type { AcceptCards, AcceptFn, CompleteVariant, Pile, TakeFn } from '@patience/core';
import { complete, type DataVariant } from '@patience/core/data';
import { kindOf } from './check.js';
import { quoted, unknown, wrong, type Note } from './mistake.js';

/** Functions that supplement a recipe, as in the contract; those of `accept` and `take` by pile. */
export type RecipeFunctions = Partial<
  Pick<CompleteVariant, 'deck' | 'deal' | 'actions' | 'after' | 'status' | 'pair' | 'rank' | 'score' | 'valid'>
> & {
  readonly accept?: Readonly<Record<string, AcceptFn | AcceptCards>>;
  readonly take?: Readonly<Record<string, TakeFn>>;
};

const isFunction = (value: unknown): boolean => typeof value === 'function';
const ofCards = (value: unknown): boolean => isFunction(value) || isFunction((Object(value) as Partial<AcceptCards>).cards);

/** The allowed values of a field: a test and its words; for a field with several functions by name, those of each of them. */
const FUNCTION = { fits: isFunction, says: 'a function' };
const OF_CARDS = { fits: ofCards, says: 'a function, or an object with the function "cards"' };
const ACTION = {
  fits: (value: unknown) => isFunction((Object(value) as { readonly run?: unknown }).run),
  says: 'an action with the function "run"',
};
const ALONE = {
  deck: FUNCTION,
  deal: FUNCTION,
  after: FUNCTION,
  status: FUNCTION,
  pair: OF_CARDS,
  rank: FUNCTION,
  score: FUNCTION,
  valid: FUNCTION,
};
const BY_NAME = { actions: ACTION, accept: OF_CARDS, take: FUNCTION };
const FIELDS = Object.keys({ ...BY_NAME, ...ALONE } satisfies Record<keyof RecipeFunctions, unknown>);

/** Puts functions into the data of a patience. Reports what is no function, or has an unknown name. @param ids of all piles */
export function withFunctions(data: DataVariant, functions: RecipeFunctions, ids: readonly string[], note: Note): DataVariant {
  checkFunctions(functions, ids, note);
  const { accept, take, ...rest } = functions;
  const actions = rest.actions && { actions: { ...data.actions, ...rest.actions } };
  if (!accept && !take) return { ...data, ...rest, ...actions };
  const table: DataVariant['table'] = (options, pack) =>
    complete(data)
      .table(options, pack)
      .map((pile): Pile => ({
        ...pile,
        ...(accept?.[pile.id] && { accept: accept[pile.id]! }),
        ...(take?.[pile.id] && { take: take[pile.id]! }),
      }));
  return { ...data, ...rest, table, ...actions };
}

function checkFunctions(functions: object, ids: readonly string[], note: Note): void {
  for (const [field, given] of Object.entries(functions) as [string, unknown][]) {
    const path = `functions.${field}`;
    const [alone, each] = [ALONE[field as keyof typeof ALONE], BY_NAME[field as keyof typeof BY_NAME]];
    if (!FIELDS.includes(field)) note(unknown('functions', field, quoted(FIELDS), FIELDS));
    else if (given === undefined || alone?.fits(given)) continue;
    else if (alone) note(wrong(path, given, alone.says));
    else if (kindOf(given) !== 'object') note(wrong(path, given, `an object with names; each has ${each.says}`));
    else
      for (const [name, one] of Object.entries(given as object) as [string, unknown][]) {
        if (field !== 'actions' && !ids.includes(name)) note(wrong(`${path}.${name}`, name, 'a pile of the table', ids));
        else if (!each.fits(one)) note(wrong(`${path}.${name}`, one, each.says));
      }
  }
}
