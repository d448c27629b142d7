import { ROLES, type Pile } from '../contract.js';
import { MAX_PILES } from '../moves/move.js';
import { ContractError } from '../problem.js';
import { shown } from '../shown.js';
import { rulesOfAccept } from './accept.js';

/** Checks the piles that a variant's `table` returns against the contract. @throws ContractError for the first fault */
export function checkPiles(variant: string, piles: readonly Pile[]): void {
  const broken = (law: string): never => {
    throw new ContractError(variant, 'table', law);
  };
  if (!Array.isArray(piles) || piles.length === 0) broken('must return at least one pile');
  if (piles.length > MAX_PILES) broken(`returns ${piles.length} piles; at most ${MAX_PILES} are possible`);
  const ids = new Set<string>();
  for (const pile of piles) {
    if (typeof pile.id !== 'string' || !/^[a-z][a-z0-9]*$/i.test(pile.id) || pile.id === 'pack')
      broken(`the id ${shown(pile.id)} of a pile must be a letter, then letters and digits, and not "pack"`);
    if (ids.has(pile.id)) broken(`two piles have the id "${pile.id}"; ids must differ`);
    ids.add(pile.id);
    if (!ROLES.includes(pile.role)) broken(`pile "${pile.id}" has the unknown role ${shown(pile.role)}; use one of ${ROLES.join(', ')}`);
    for (const place of [pile.at, pile.wide ?? pile.at])
      if (!Array.isArray(place) || place.length !== 2 || !place.every((x) => typeof x === 'number' && x >= 0 && x < 1000))
        broken(`pile "${pile.id}" has the place ${shown(place)}; a place is [x, y] in cards, each from 0 and below 1,000`);
    for (const field of ['fanned', 'limit'] as const) {
      const { [field]: most = 1 } = pile;
      if (!Number.isInteger(most) || most < 1)
        broken(`pile "${pile.id}" must have a whole number from 1 as \`${field}\`, not ${shown(most)}`);
    }
    if ((pile.wide === undefined) !== (piles[0]!.wide === undefined)) broken('must give all piles a `wide` place or none');
  }
  const groups = new Set(piles.map((pile) => pile.group));
  for (const pile of piles) {
    for (const id of pile.coveredBy ?? []) if (!ids.has(id)) broken(`pile "${pile.id}" is covered by "${id}", which is not on the table`);
    for (const { empty } of rulesOfAccept(pile.accept))
      if (typeof empty === 'object' && !groups.has(empty.like))
        broken(`pile "${pile.id}" takes its base card from the group "${empty.like}", but no pile has this group`);
  }
  // Remove uncovered piles until none is left to remove. The rest cover each other in a circle.
  for (const _ of piles) for (const pile of piles) if (!pile.coveredBy?.some((id) => ids.has(id))) ids.delete(pile.id);
  if (ids.size > 0) broken(`pile "${[...ids].join('" and "')}" can never be uncovered, because the piles in \`coveredBy\` form a circle`);
}
