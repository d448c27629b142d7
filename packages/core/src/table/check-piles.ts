import { ROLES, type Pile } from '../contract.js';
import { MAX_PILES } from '../moves/move.js';
import { ContractError } from '../problem.js';
import { shown } from '../shown.js';
import { rulesOfAccept } from './accept.js';

/** Are a table's piles as the contract wants them? @throws ContractError when they are not */
export function checkPiles(variant: string, piles: readonly Pile[]): void {
  const broken = (law: string): never => {
    throw new ContractError(variant, 'table', law);
  };
  if (!Array.isArray(piles) || piles.length === 0) broken('must return at least one pile');
  if (piles.length > MAX_PILES) broken(`returns ${piles.length} piles; at most ${MAX_PILES} are possible`);
  const ids = new Set<string>();
  for (const pile of piles) {
    if (typeof pile.id !== 'string' || !/^[a-z][a-z0-9]*$/i.test(pile.id) || pile.id === 'pack')
      broken(`pile id ${shown(pile.id)} must be a letter, then letters and digits, and not "pack"`);
    if (ids.has(pile.id)) broken(`pile id "${pile.id}" is used twice`);
    ids.add(pile.id);
    if (!ROLES.includes(pile.role)) broken(`pile "${pile.id}" has the unknown role ${shown(pile.role)}`);
    for (const place of [pile.at, pile.wide ?? pile.at])
      if (!Array.isArray(place) || place.length !== 2 || !place.every((x) => typeof x === 'number' && x >= 0 && x < 1000))
        broken(`pile "${pile.id}" needs a place [x, y] in card units, from 0`);
    for (const field of ['fanned', 'limit'] as const) {
      const { [field]: most = 1 } = pile;
      if (!Number.isInteger(most) || most < 1) broken(`pile "${pile.id}" needs a whole number from 1 as \`${field}\``);
    }
    if ((pile.wide === undefined) !== (piles[0]!.wide === undefined)) broken('either all piles have a `wide` place or none');
  }
  const groups = new Set(piles.map((pile) => pile.group));
  for (const pile of piles) {
    for (const id of pile.coveredBy ?? []) if (!ids.has(id)) broken(`pile "${pile.id}" is covered by "${id}", which is not on the table`);
    for (const { empty } of rulesOfAccept(pile.accept))
      if (typeof empty === 'object' && !groups.has(empty.like))
        broken(`pile "${pile.id}" has its base from the group "${empty.like}", in which there is no pile`);
  }
  // Whoever is free frees those below, and who is left over never will be.
  for (const _ of piles) for (const pile of piles) if (!pile.coveredBy?.some((id) => ids.has(id))) ids.delete(pile.id);
  if (ids.size > 0) broken(`pile "${[...ids].join('" and "')}" can never be uncovered: the covers form a circle`);
}
