/** Patiences as plain data: their grammar, and how it becomes the functions of the contract. */
export { complete } from './complete.js';
export { ORDERS } from './grammar.js';
export type {
  AcceptData,
  AcceptRuleData,
  ActionData,
  Choice,
  Consequence,
  Data,
  DataVariant,
  DealStep,
  End,
  LinkData,
  PairData,
  PileData,
  RankData,
  RankList,
  TakeData,
  Value,
  When,
  Where,
  Wish,
} from './grammar.js';
export { idsOf as pileNames } from './where.js';
