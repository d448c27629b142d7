import type { Accept, Pile, Take } from '@patience/core';
import { complete, type DataVariant } from '@patience/core/data';
import { wrong, type Note } from './mistake.js';

/** Functions that supplement a recipe, as in the contract; those of `accept` and `take` by pile. */
export type RecipeFunctions = Partial<
  Pick<DataVariant, 'deck' | 'deal' | 'actions' | 'after' | 'status' | 'pair' | 'rank' | 'score' | 'valid'>
> & {
  readonly accept?: Readonly<Record<string, Accept>>;
  readonly take?: Readonly<Record<string, Take>>;
};

/** Puts functions into the data of a patience. Reports a function for an unknown pile. @param ids of all piles */
export function withFunctions(data: DataVariant, functions: RecipeFunctions, ids: readonly string[], note: Note): DataVariant {
  const { accept, take, ...rest } = functions;
  const ofPiles = Object.entries({ accept, take }).flatMap(([field, given]) =>
    Object.entries(given ?? {}).map(([pile, rule]) => ({ field, pile, rule: rule as unknown })),
  );
  for (const { field, pile } of ofPiles.filter(({ pile: id }) => !ids.includes(id)))
    note(wrong(`functions.${field}.${pile}`, pile, 'a pile of the table', ids));
  const actions = rest.actions && { actions: { ...data.actions, ...rest.actions } };
  if (ofPiles.length === 0) return { ...data, ...rest, ...actions };
  const table: DataVariant['table'] = (options, pack) =>
    complete(data)
      .table(options, pack)
      .map((pile): Pile => {
        const own = ofPiles.filter(({ pile: id }) => id === pile.id).map(({ field, rule }): [string, unknown] => [field, rule]);
        return { ...pile, ...(Object.fromEntries(own) as object) };
      });
  return { ...data, ...rest, table, ...actions };
}
