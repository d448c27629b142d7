/**
 * Inner parts of a table for search engines, views and tools: moves as integers, compiled rules, gestures. They change more often than
 * `@patience/core` itself, so pin the version if you use them.
 */
export { COLOURS, type Face } from './cards/card.js';
export { FACES, Faces, facesOf, MAX_FACES, MAX_RANK, USUAL } from './cards/faces.js';
export { formatDeck, newDeck, shuffledDeck } from './cards/deck.js';
export { parseSeed, Random, shuffle } from './cards/random.js';
export { checkVariant } from './game/check-variant.js';
export { deal } from './game/deal.js';
export { searchDeadEnd } from './ahead/dead-end.js';
export { searchFinish } from './ahead/finish.js';
export { homeCards, Replica } from './ahead/replica.js';
export { autoMoves, firstAutoMove } from './moves/auto-moves.js';
export {
  actionsOn,
  bestMoves,
  destinations,
  firstByRank,
  interpret,
  whyNotPickedUp,
  movesTo,
  targets,
  rankOfMove,
} from './moves/gesture.js';
export { accepts, actionReason, canLift, isLegal, list, MAX_MOVES, wouldAccept } from './moves/legal.js';
export { ACTION, actionMove, CARDS, cardsMove, countOf, fromOf, kindOf, PAIR, pairMove, toOf, type Move } from './moves/move.js';
export { formatMove, parseMove } from './moves/notation.js';
export { refuse } from './moves/refusal.js';
export { whyNowhere } from './moves/wanted.js';
export { asContractError, ask, fail, ok } from './problem.js';
export { perft, pileCards, positionText } from './table/perft.js';
export { slips } from './slips.js';
export { Positions } from './table/positions.js';
export { fits } from './table/links.js';
export { isCovered, movable } from './table/lift.js';
export {
  actionPile,
  ANY_COUNT,
  ASKS,
  BASED,
  EMPTY,
  HIDDEN,
  maskAt,
  REFUSES,
  ROW,
  Rules,
  TABLE,
  TAKE_ANY,
  TAKE_NONE,
  TAKE_TOP,
} from './table/rules.js';
export { isScored } from './scored.js';
export { exchanged, unite } from './table/sameness.js';
export { Table } from './table/table.js';
export { playAndSeeShuffle } from './table/shuffles.js';
export type { CoreWords } from './words/common.js';
export { de as german } from './words/de.js';
export { en as coreWords } from './words/en.js';
export { faceName, isCommonReason, rankName, suitName } from './words/index.js';
export { shownNumbers } from './words/shown-numbers.js';
export { addBuiltIn, languageWords, specificFirst, translated } from './words/languages.js';
export { format, formatNumber, once, type Message, type Translated, type Values } from './words/message.js';
