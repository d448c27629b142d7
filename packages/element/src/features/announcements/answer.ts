import type { Card, Pile } from '@patience/core';
import type { Question } from '../../table/commands.js';
import type { TableDescriber } from '../../names/table-describer.js';
import { describeMove, legalMoves, wayOf, type Described } from './move-text.js';
import { describePlaces, whyNowhere } from './places.js';
import { featureWords } from '../../words/features/index.js';
import type { Spot } from '../../table/spot.js';
import { counted, fill } from '../../words/index.js';
import { readPile, readTable } from '../../names/read-aloud.js';

/** Largest number of moves that an announcement lists by name. The smaller one applies to short speech, and to the note that is shown. */
const MOVES = { short: 4, normal: 8 };

/** The element's answer to a question that the player asks by a key, such as "what can move?". */
export interface Answer {
  /** Text of the announcement. */
  readonly text: string;
  /** Text that is shown as a note; absent when it would add nothing to what the table shows. */
  readonly note?: string | undefined;
  /** Id of the pile beside which the note is shown. */
  readonly pile?: string | undefined;
}

/** Answers a question. @param spot the focused card or slot */
export function answer(table: Described, question: Question, spot: Spot | undefined): Answer {
  const text = answerTo(table, question, spot);
  switch (question) {
    case 'table':
      return { text, note: featureWords(table.describer.locale).readAloud };
    case 'moves':
      return { text, note: describeMoves(table, MOVES.short) };
    case 'column':
      return { text, note: text, pile: spot?.pile };
    case 'card':
      return { text };
  }
}

function answerTo(session: Described, question: Question, spot: Spot | undefined): string {
  const { describer, selection } = session;
  const describeCards = (cards: readonly Card[]): string[] => describeRuns(cards, describer);
  const { speech } = describer;
  if (question === 'moves') return describeMoves(session, speech === 'full' ? Infinity : speech === 'short' ? MOVES.short : MOVES.normal);
  if (question === 'table') return readTable(describer, describeCards);
  if (!spot) return featureWords(describer.locale).nowhere;
  return question === 'column' ? readPile(selection.pile(spot.pile), describer, describeCards) : describeCard(session, spot);
}

/**
 * Returns the destinations of the chosen card; without a chosen card, the legal moves and actions.
 * @param most largest number of moves that are listed by name
 */
function describeMoves(session: Described, most: number): string {
  const { game, selection, describer } = session;
  const words = featureWords(describer.locale);
  const { chosen } = selection;
  if (chosen) {
    if (selection.targets.size === 0) return whyNowhere(session, chosen);
    const piles = [...selection.targets].map((id) => describer.pile(id));
    const card = describer.card(game.view.card(chosen.pile, chosen.depth)!);
    return fill(words.canGo, { card, piles: piles.join(', ') });
  }
  const { homes, ids } = game.table.rules;
  const listed = game.status === 'playing' ? legalMoves(game) : [];
  const ways = listed.map((move) => ({ move, way: wayOf(game, move) }));
  const goesHome = ({ way }: (typeof ways)[number]): boolean => way?.kind === 'cards' && homes.some((pile) => ids[pile] === way.to);
  const moves = [...ways.filter(goesHome), ...ways.filter((each) => !goesHome(each))];
  if (moves.length === 0) return words.noHint;
  // Name a single remaining move instead of announcing "1 more move".
  const named = moves
    .slice(0, moves.length === most + 1 ? moves.length : most)
    .map(({ move, way }) => (way ? describeMove(session, way) : describer.action(move)));
  const rest = moves.length - named.length;
  return fill(words.canDo, { moves: named.join('; ') }) + (rest > 0 ? ` ${counted(words.moreMoves, rest, describer.locale)}` : '');
}

/** Least length of a run in one suit of which an announcement names only the first and last card. */
const RUN = 3;

/** Returns the names of cards in order. Of a run in one suit only the first and last card are named, unless speech is full. */
function describeRuns(cards: readonly Card[], describer: TableDescriber): string[] {
  const texts: string[] = [];
  for (let i = 0; i < cards.length;) {
    const first = cards[i]!;
    const step = (cards[i + 1]?.rank ?? 0) - first.rank;
    let n = 1;
    while (Math.abs(step) === 1 && cards[i + n]?.suit === first.suit && cards[i + n]!.rank === first.rank + n * step) n++;
    if (n < RUN || describer.speech === 'full') n = 1;
    const [from, to] = [first, cards[i + n - 1]!].map((card) => describer.card(card));
    texts.push(n === 1 ? from! : fill(featureWords(describer.locale).span, { first: from!, last: to! }));
    i += n;
  }
  return texts;
}

/** Returns row and column of a pile among the piles of its role, counted from 1; undefined when these form a single row or column. */
function placeInGrid({ role, at: [x, y], fan }: Pile, piles: readonly Pile[]): { row: number; column: number } | undefined {
  if (fan) return undefined;
  const alike = piles.filter((pile) => pile.role === role);
  const [rows, row] = [new Set(alike.map(({ at }) => at[1])), alike.filter(({ at }) => at[1] === y)];
  const columns = new Set(alike.map(({ at }) => at[0]));
  return rows.size < 2 || columns.size < 2
    ? undefined
    : { row: [...rows].filter((v) => v < y).length + 1, column: row.filter(({ at }) => at[0] < x).length + 1 };
}

/** Returns what the name of a card leaves out: the state of its pile, and where the card can go. */
function describeCard(session: Described, spot: Spot): string {
  const { game, selection, describer } = session;
  const { view, piles } = game;
  const { words } = describer;
  const n = view.count(spot.pile);
  const open = Array.from({ length: n }, (_, depth) => view.card(spot.pile, depth)).filter((card) => card !== null).length;
  const counts =
    n === 0
      ? words.empty
      : [n > open ? counted(words.hidden, n - open, describer.locale) : '', open > 0 ? counted(words.cards, open, describer.locale) : '']
          .filter(Boolean)
          .join(', ');
  const place = placeInGrid(selection.pile(spot.pile), piles);
  const where = place ? `, ${fill(featureWords(describer.locale).inGrid, place)}` : '';
  const state = `${describer.pile(spot.pile)}${where}, ${counts}.`;
  return view.card(spot.pile, spot.depth) ? `${state} ${describePlaces(session, spot)}` : state;
}

/** Returns where the face-up cards with this face lie, the one that is easiest to reach first. */
export function findCard({ game, describer }: Described, wanted: Card): { readonly text: string; readonly at: Spot | undefined } {
  const words = featureWords(describer.locale);
  const { view } = game;
  const found = game.piles.flatMap(({ id: pile, fan }) =>
    Array.from({ length: view.count(pile) }, (_, depth) => ({ pile, fan, depth })).filter(({ depth }) => {
      const card = view.card(pile, depth);
      return card?.rank === wanted.rank && card.suit === wanted.suit;
    }),
  );
  const card = describer.card(wanted);
  const places = found.map(({ pile, fan, depth }) =>
    depth === 0
      ? describer.pile(pile)
      : fill(fan ? counted(words.below, depth, describer.locale) : words.covered, { pile: describer.pile(pile) }),
  );
  const best = found.find(({ depth, fan }) => depth === 0 || fan) ?? found[0];
  const text = best ? fill(words.found, { card, places: places.join('; ') }) : fill(words.notFound, { card });
  return { text, at: best };
}
