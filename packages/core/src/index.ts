/** Everything for authors of a patience and owners of a page. Searches and views find more in `@patience/core/internals`. */
export { ACE, JACK, KING, QUEEN, RANKS, SUITS, type Card, type Suit } from './cards/card.js';
export type { Seed } from './cards/random.js';
export {
  LOCALES,
  ROLES,
  type Accept,
  type AcceptCards,
  type AcceptFn,
  type AcceptRule,
  type Action,
  type CompleteVariant,
  type DeckSpec,
  type LanguageTag,
  type Like,
  type Link,
  type Locale,
  type MoveInfo,
  type MoveOptions,
  type Options,
  type PairCards,
  type PairFn,
  type Pile,
  type Role,
  type ShownNumber,
  type Status,
  type SuitSpec,
  type Take,
  type TakeFn,
  type Tally,
  type Translation,
  type Tx,
  type View,
  type Words,
} from './contract.js';
export { complete } from './data/complete.js';
export type { DealRequest } from './game/deal.js';
export type { Change, GameHost, PlayResult } from './game/change.js';
export { Game } from './game/game.js';
export { allOptions, completeOptions, startOptions, type GivenOptions } from './game/options.js';
export type { Position } from './game/position.js';
export { readSave, SAVE_FORMAT, type SavedGame } from './game/save.js';
export { ContractError, type Problem, type Result } from './problem.js';
export { register, registered, resolve, resolveModule, unregister, whenRegistered, type RegistryEntry } from './registry/registry.js';
export { dealRow, dealRowOn, dealRows, upOrDownFrom, fillGaps } from './shared/dealing.js';
export { removeCompleteSequences, sequencesComplete } from './shared/sequences.js';
export { dealPackets, gather } from './shared/gather.js';
export { cellsLast, homeFirst, longestFirst, reserveLast, runsFirst, uncoveringFirst } from './shared/hints.js';
export { row } from './shared/row.js';
export { redeal, turn, turnSome } from './shared/stock.js';
export { cells, columns, fewerSuits, foundations, underFoundations } from './shared/tables.js';
export { inCircle } from './shared/in-circle.js';
export type { Step } from './table/step.js';
export type { Variant } from './variant.js';
export { cardName, pileName, roleName, textOf, wordsOf, type Text } from './words/index.js';
export { say } from './words/say.js';
export {
  directionOf,
  languageFor,
  loadLanguage,
  registeredLanguages,
  registerLanguage,
  type Language,
  type LanguageSource,
} from './words/languages.js';
export type { Reason } from './words/reason.js';
