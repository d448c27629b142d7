import { faceName, newDeck, USUAL } from '@patience/core/internals';
import type { Facts } from './facts.js';
import { writeOwnDeck } from './own-deck.js';
import type { Grid, PileGroup } from './piles.js';
import type { Writer } from './writer.js';

/** Number of cards in one deck. */
const DECK = 52;

/** Writes the sentences about the deck and the deal. */
export function writeLayout(facts: Facts, writer: Writer): void {
  const { cards, suits, ranks, beneath, groups, numbered, ownDeck } = facts;
  const all = writer.some('cards', cards);
  if (ownDeck) writeOwnDeck(facts, writer);
  else if (cards !== DECK)
    writer.add('layout', 'decks', {
      n: suits.length === 3 || ranks.length < 13 || cards % DECK !== 0 ? 1 : cards / DECK,
      cards: all,
    });
  if (suits.length < 4 && !ownDeck) {
    writer.add('layout', 'fewerSuits', { n: suits.length, suits: writer.list(suits.map((suit) => writer.words.suits[suit]!)) });
  }
  if (ranks.length < 13 && !ownDeck)
    writer.add('layout', 'fewerRanks', { ranks: writer.list(ranks.map((rank) => writer.words.rankNames[rank - 1]!)) });
  writeBases(facts, writer);
  if (!ownDeck) writeFirst(facts, writer);
  for (const group of groups) if (group.role === 'tableau') writeColumns(group, writer);
  if (beneath !== undefined && !ownDeck && ranks.includes(beneath))
    writer.add('layout', 'beneath', { ranks: writer.words.allOfRank[beneath - 1]! });
  for (const group of groups) if (group.role === 'reserve') writeReserve(group, writer);
  for (const group of groups) if (group.role === 'cell' && group.count !== undefined) writeCells(group, writer);
  const dealtTo = (role: PileGroup['role']): number | undefined => {
    const [only, ...more] = groups.filter((group) => group.role === role);
    return only && more.length === 0 && only.sides ? only.sides.reduce((sum, side) => sum + side.length, 0) : undefined;
  };
  const [waste, stock] = [dealtTo('waste'), dealtTo('stock')];
  if (waste) writer.add('layout', 'wasteDealt', { n: waste });
  if (stock === cards) writer.add('layout', 'stockAll', { cards: all });
  else if (stock) writer.add('layout', 'stockRest', { n: stock });
  if (numbered === 'microsoft') writer.add('layout', 'microsoftDeals');
}

/** Writes the sentences about base cards that are the same in every deal, then about those that the deal decides. */
function writeBases({ groups, hasBase }: Facts, writer: Writer): void {
  const foundations = groups.filter(({ role }) => role === 'foundation');
  const others: string[] = [];
  const alike: string[] = [];
  for (const { bases, count } of foundations) {
    const laid = bases.filter((face) => face !== undefined);
    if (laid.length === 0 || laid.length !== count) continue;
    if (laid.length % 4 === 0 && laid.every((face) => USUAL.rank[face]! === USUAL.rank[laid[0]!]!)) {
      const ranks = writer.words.allOfRank[USUAL.rank[laid[0]!]! - 1]!;
      alike.push(writer.phrase('basesOfRank', { n: laid.length, ranks }));
    } else others.push(...laid.map((face) => faceName(face, writer.lang)));
  }
  if (alike.length > 0) writer.add('layout', 'basesOut', { bases: writer.list(alike) });
  if (others.length > 0) writer.add('layout', 'baseOut', { n: others.length, bases: writer.list(others) });
  const sides = foundations.flatMap((group) => group.sides ?? []);
  const filled = sides.filter((side) => side.length > 0).length;
  const fixed = foundations.some(({ bases }) => bases.some((face) => face !== undefined));
  if (fixed || filled === 0) return;
  if (hasBase) writer.add('layout', filled === 1 ? 'baseCard' : 'baseCards');
  else if (sides.length === 1) writer.add('layout', 'starter');
}

/** Writes the sentence about cards that are dealt first, unless they are base cards, which have their own. */
function writeFirst({ first, copies, suits, groups }: Facts, writer: Writer): void {
  const cards = first.reduce<number>((sum, each) => sum + (typeof each === 'number' ? copies * suits.length : 1), 0);
  const bases = groups.flatMap((group) => (group.role === 'foundation' ? group.bases.filter((face) => face !== undefined) : []));
  if (cards === 0 || bases.length >= cards) return;
  const name = (each: number | string): string =>
    typeof each === 'number'
      ? writer.words.allOfRank[each - 1]!
      : faceName(
          newDeck({}).find((face) => USUAL.format(face) === each)!,
          writer.lang,
        );
  writer.add('layout', 'dealtFirst', { cards: writer.list(first.map(name)) });
}

function writeColumns({ sides, count, covered, accept, grid }: PileGroup, writer: Writer): void {
  if (!sides || count === undefined) return;
  if (grid) return writeGrid(sides, grid, writer);
  const counts = sides.map((side) => side.length);
  const total = counts.reduce((sum, each) => sum + each, 0);
  const columns = writer.some('columns', count);
  const takesCards = accept === 'unknown' || accept.length > 0;
  if (total === 0) {
    if (takesCards) writer.add('layout', 'room', { columns });
    return;
  }
  const down = sides.map((side) => side.lastIndexOf('d') + 1);
  if (covered) {
    writer.add('layout', 'overlapping', { cards: writer.some('cards', total) });
    const hidden = down.reduce((sum, each) => sum + each, 0);
    if (hidden === 0) writer.add('layout', 'facesUp');
    else writer.add('layout', 'facesSome', { n: hidden });
    return;
  }
  if (counts.every((each) => each === 1) && down.every((each) => each === 0)) {
    const begins = accept !== 'unknown' && accept.length > 0;
    writer.add('layout', begins ? 'columnsBegin' : 'singles', { cards: writer.some('cards', total), columns });
    return;
  }
  writeCounts(counts, columns, writer);
  writeFaces(sides, down, writer);
}

function writeGrid(sides: readonly string[], { rows, each }: Grid, writer: Writer): void {
  const dealt = sides.join('');
  const values = {
    face: writer.phrase('face', { face: !dealt.includes('d') ? 'up' : !dealt.includes('u') ? 'down' : '' }),
    inRows: each === undefined ? '' : writer.phrase('inRows', { n: each, rows: writer.some('rows', rows) }),
  };
  if (dealt.length < sides.length) writer.add('layout', 'gridRoom', { cards: writer.some('cards', sides.length), ...values });
  if (dealt.length === 0) return;
  writer.add('layout', dealt.length < sides.length ? 'gridPart' : 'grid', { cards: writer.some('cards', dealt.length), ...values });
  if (dealt.includes('d') && dealt.includes('u')) writer.add('layout', 'facesSome', { n: dealt.replaceAll('u', '').length });
}

function writeCounts(counts: readonly number[], columns: string, writer: Writer): void {
  const [first, last] = [counts[0]!, counts.at(-1)!];
  const steps = counts.slice(1).map((each, i) => each - counts[i]!);
  const more = counts.findIndex((each) => each !== first);
  const ends = { columns, first: writer.some('cards', first), last: writer.some('cards', last) };
  if (more < 0) writer.add('layout', 'columnsEqual', { columns, each: writer.some('eachCards', first), n: first });
  else if (counts.length > 2 && steps.every((step) => step === 1)) writer.add('layout', 'columnsRising', ends);
  else if (counts.length > 2 && steps.every((step) => step === -1)) writer.add('layout', 'columnsFalling', ends);
  else if (counts.slice(more).every((each) => each === last))
    writer.add('layout', 'columnsTwo', {
      columns,
      more: writer.some('cards', first),
      inFirst: writer.some('inFirst', more),
      less: writer.some('cards', last),
      inOthers: writer.some('inOthers', counts.length - more),
    });
  else writer.add('layout', 'columnsList', { columns, list: writer.list(counts.map(String)) });
}

function writeFaces(sides: readonly string[], down: readonly number[], writer: Writer): void {
  const downBelow = sides.every((side, i) => !side.slice(0, down[i]).includes('u'));
  if (!downBelow) return;
  if (down.every((each) => each === 0)) writer.add('layout', 'facesUp');
  else if (sides.every((side, i) => side.length === down[i])) writer.add('layout', 'facesDown');
  else if (sides.every((side, i) => side.length === 0 || side.length - down[i]! === 1)) writer.add('layout', 'facesLast');
  else if (down.every((each) => each === down[0])) writer.add('layout', 'facesUnder', { n: down[0]! });
  else writer.add('layout', 'facesList', { list: writer.list(down.map(String)) });
}

function writeReserve({ sides, count }: PileGroup, writer: Writer): void {
  if (!sides || count === undefined || sides.every((side) => side === '')) return;
  const counts = sides.map((side) => side.length);
  const faces = sides.map((side) => (!side.includes('d') ? 'up' : !side.includes('u') ? 'down' : /^d+u$/.test(side) ? 'top' : ''));
  const face = faces.every((each) => each === faces[0]) ? faces[0]! : '';
  if (counts.every((each) => each === 1)) {
    if (face === 'up') writer.add('layout', 'reserveSingles', { n: count });
  } else if (face === '') return;
  else if (count === 1) writer.add('layout', 'reservePile', { face, cards: writer.some('cards', counts[0]!) });
  else if (counts.every((each) => each === counts[0]))
    writer.add('layout', 'reservePiles', { face, reserves: writer.some('reserves', count), each: writer.some('eachCards', counts[0]!) });
  else if (face === 'up') writer.add('layout', 'reserveList', { list: writer.list(counts.map(String)) });
}

function writeCells({ sides, count }: PileGroup, writer: Writer): void {
  writer.add('layout', 'cellsFree', { n: count! });
  const filled = sides?.reduce((sum, side) => sum + side.length, 0) ?? 0;
  if (filled > 0) writer.add('layout', 'cellsDealt', { n: filled });
}
