import { ROLES, type Pile } from '../contract.js';
import { MAX_PILES } from '../moves/move.js';
import { ContractError } from '../problem.js';
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
      broken(`pile id ${JSON.stringify(pile.id)} must be a letter, then letters and digits, and not "pack"`);
    if (ids.has(pile.id)) broken(`pile id "${pile.id}" is used twice`);
    ids.add(pile.id);
    if (!ROLES.includes(pile.role)) broken(`pile "${pile.id}" has the unknown role ${JSON.stringify(pile.role)}`);
    for (const place of [pile.at, pile.wide ?? pile.at])
      if (!Array.isArray(place) || place.length !== 2 || !place.every((x) => typeof x === 'number' && x >= 0 && x < 1000))
        broken(`pile "${pile.id}" needs a place [x, y] in card units, from 0`);
    if (pile.fanned !== undefined && (!Number.isInteger(pile.fanned) || pile.fanned < 1))
      broken(`pile "${pile.id}" needs a whole number from 1 as \`fanned\``);
    if (pile.limit !== undefined && (!Number.isInteger(pile.limit) || pile.limit < 1))
      broken(`pile "${pile.id}" needs a whole number from 1 as \`limit\``);
    if ((pile.wide === undefined) !== (piles[0]!.wide === undefined)) broken('either all piles have a `wide` place or none');
  }
  for (const pile of piles)
    for (const id of pile.coveredBy ?? []) if (!ids.has(id)) broken(`pile "${pile.id}" is covered by "${id}", which is not on the table`);
  const groups = new Set(piles.map((pile) => pile.group));
  for (const pile of piles)
    for (const { empty } of rulesOfAccept(pile.accept))
      if (typeof empty === 'object' && !groups.has(empty.like))
        broken(`pile "${pile.id}" has its base from the group "${empty.like}", in which there is no pile`);
}
