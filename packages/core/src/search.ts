/**
 * Inner parts of a table for engines, views and tools: moves as integers, compiled rules, gestures. They change more often than
 * `@patience/core` itself, so pin the version if you use them.
 */
export { FACES, faceOf, formatCard, formatFace, isRed, makeCard, parseFace, rankOf, suitOf, type Face } from './cards/card.js';
export { formatDeck, newDeck, parseDeck, randomOf, shuffledDeck } from './cards/deck.js';
export { parseSeed, Random, shuffle } from './cards/random.js';
export { checkVariant } from './game/check-variant.js';
export { deal, type Dealt } from './game/deal.js';
export { searchDeadEnd, type DeadEndOptions, type DeadEndResult } from './ahead/dead-end.js';
export { searchFinish, type FinishRules } from './ahead/finish.js';
export { hiddenCards, homeCards, Replica, type GameProgress, type ReplicaRules } from './ahead/replica.js';
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
  type Interpretation,
} from './moves/gesture.js';
export { accepts, actionReason, canLift, isLegal, list, MAX_MOVES, pairs, wouldAccept } from './moves/legal.js';
export { ACTION, actionMove, CARDS, cardsMove, countOf, fromOf, kindOf, MAX_PILES, PAIR, pairMove, toOf, type Move } from './moves/move.js';
export { formatMove, parseMove } from './moves/notation.js';
export { refuse, whyNotLifted } from './moves/refusal.js';
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
  EMPTY,
  HIDDEN,
  maskAt,
  REFUSES,
  Rules,
  TABLE,
  TAKE_ANY,
  TAKE_NONE,
  TAKE_TOP,
  TOPS,
} from './table/rules.js';
export { isScored } from './scored.js';
export { exchanged, unite } from './table/sameness.js';
export { Table, type Deal } from './table/table.js';
export { playAndSeeShuffle } from './table/shuffles.js';
export type { CoreWords } from './words/common.js';
export { de as german } from './words/de.js';
export { en as coreWords } from './words/en.js';
export { faceName, isCommonReason } from './words/index.js';
export { shownNumbers } from './words/shown-numbers.js';
export { addBuiltIn, languageWords, overlay, specificFirst, translated } from './words/languages.js';
export { format, formatChoice, formatNumber, type Forms, type Message, type Translated, type Values } from './words/message.js';
