/** Patiences whose rules are plain data: the grammar, and its conversion to the functions of the contract. */
export { complete } from './complete.js';
export { ORDERS } from './grammar.js';
export { eachValue } from './each-value.js';
export { mergePatch } from './patch.js';
export type * from './grammar.js';
export { placeOf } from './places.js';
export { pyramidsOf } from './pyramids.js';
export { idsOf as pileNames } from './row-names.js';
export { usualFields, type UsualFields } from './usual.js';
export type { Variant as DataVariant } from '../variant.js';
