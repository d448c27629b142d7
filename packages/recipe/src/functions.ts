import type { Accept, Take } from '@patience/core';
import type { DataVariant, PileData } from '@patience/core/data';
import { nearest } from './nearest.js';
import type { Mistake } from './shape.js';

/** Functions beside a recipe, as in the contract; those of `accept` and `take` by pile. */
export type RecipeFunctions = Partial<
  Pick<DataVariant, 'deck' | 'deal' | 'actions' | 'after' | 'status' | 'pair' | 'rank' | 'score' | 'valid'>
> & {
  readonly accept?: Readonly<Record<string, Accept>>;
  readonly take?: Readonly<Record<string, Take>>;
};

/** Puts functions into the data of a patience. Notes a pile that there is not. */
export function withFunctions(data: DataVariant, functions: RecipeFunctions | undefined, note: (mistake: Mistake) => void): DataVariant {
  if (!functions) return data;
  const { accept = {}, take = {}, ...rest } = functions;
  const piles = data.table as readonly PileData[]; // the reader writes a list
  const ids = piles.map(({ id }) => id);
  for (const [field, given] of Object.entries({ accept, take }))
    for (const pile of Object.keys(given).filter((id) => !ids.includes(id))) {
      const like = nearest(pile, ids);
      note({ path: `functions.${field}.${pile}`, allowed: 'a pile of the table', ...(like !== undefined && { nearest: like }) });
    }
  const table = piles.map((pile) => ({
    ...pile,
    ...(Object.hasOwn(accept, pile.id) && { accept: accept[pile.id] }),
    ...(Object.hasOwn(take, pile.id) && { take: take[pile.id] }),
  }));
  const actions = rest.actions && { actions: { ...data.actions, ...rest.actions } };
  return { ...data, ...rest, table: table as unknown as DataVariant['table'], ...actions };
}
