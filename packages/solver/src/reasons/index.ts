import type { Options } from '@patience/core';
import { list, MAX_MOVES, type Table } from '@patience/core/internals';
import { Traits } from '../rules/traits.js';
import { buildingReason } from './building-reason.js';
import { exhaustedReason } from './exhausted-reason.js';
import { pairingReason } from './pairing-reason.js';
import type { BlamedCard, Reason } from './reason.js';

export type { BlamedCard, Reason };

/**
 * Finds a reason why the position on a table cannot be won, which a few cards alone prove. Knows the face-down cards.
 * @returns undefined when the position can be won, and also when no such proof is found
 * @throws ContractError when the variant breaks the contract
 */
export function whyLost<O extends Options>(given: Table<O>): Reason | undefined {
  const table = given as unknown as Table<Options>;
  const traits = Traits.of(table);
  const pairing = pairingReason(table, traits);
  if (pairing) return pairing;
  // Without a move the position is all that is visited, which takes no time. A subset would be most of the table.
  if (list(table, new Int32Array(MAX_MOVES)) === 0) return exhaustedReason(table, traits);
  return buildingReason(table, traits) ?? exhaustedReason(table, traits);
}
