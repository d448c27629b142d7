import type { Role } from '@patience/core';
import { buildOf, hasEnds, wayOf, writeEnds } from './goal.js';
import type { Fill } from './consequences.js';
import type { Facts } from './facts.js';
import { conditionText, namesOfGroup } from './condition-text.js';
import { ownRank } from './own-deck.js';
import { kindOf, type PileGroup, type PlainRule } from './piles.js';
import { Writer } from './writer.js';

/** Writes the sentences about moves of cards. */
export function writePlay(facts: Facts, writer: Writer): void {
  writeKinds('tableau', writeColumns, facts, writer);
  writeKinds('cell', writeCells, facts, writer);
  writeKinds('reserve', writeReserve, facts, writer);
  for (const fill of facts.fills) if (fill.group.role !== 'tableau') writeFill(fill, writer);
  writeReturns(facts, writer);
  writePairs(facts, writer);
}

/** Writes the sentences about the piles of a role. Where there are several kinds of them, a sentence that is not true for all names its piles. */
function writeKinds(
  role: Role,
  write: (group: PileGroup, facts: Facts, writer: Writer) => void,
  facts: Facts,
  { words, lang, sections: { play } }: Writer,
): void {
  const kinds = facts.groups
    .filter((group) => group.role === role)
    .map((group) => {
      const own = new Writer(words, lang);
      write(group, facts, own);
      return { group, own };
    });
  for (const { group, own } of kinds)
    for (const sentence of own.sections.play) {
      const isCommon = kinds.every((other) => other.own.sections.play.includes(sentence));
      const said = isCommon ? sentence : own.sentence('ofPiles', sentence, { piles: namesOfGroup(group, facts, own) });
      if (!play.includes(said)) play.push(said);
    }
}

function writeColumns(group: PileGroup, facts: Facts, writer: Writer): void {
  const { accept, take, limit, reveal, covered, sides, grid } = group;
  if (accept === 'unknown') return;
  const waits = accept[0]?.while;
  if (waits) writer.add('play', grid ? 'gridWhile' : 'columnsWhile', { condition: conditionText(waits, facts, writer) });
  const build = buildOf(accept);
  const built = accept.some(({ on }) => on !== undefined);
  if (build === 'any') writer.add('play', 'buildAny');
  else if (build && (build.step === 'either' || Math.abs(build.step) === 1)) {
    const direction = build.step === 'either' ? 'either' : '';
    writer.add('play', 'build', { ...wayOf(writer, build), ...(direction && { direction }) });
    if (build.step === 'either') writeEnds('play', build, facts, writer);
    else if (build.wrap && facts.ownDeck) writer.add('play', 'ownWrap');
    else if (build.wrap && hasEnds(facts)) writer.add('play', build.step < 0 ? 'wrapDown' : 'wrapUp');
  } else if (!built && take !== 'none' && !covered && !grid && facts.pair === undefined && !facts.higherIn) writer.add('play', 'buildNone');
  const from =
    accept.length > 0 && accept.every((rule) => rule.from?.length === 1 && rule.from[0] === accept[0]!.from![0])
      ? accept[0]!.from![0]!
      : undefined;
  if (from === 'stock' || from === 'waste')
    writer.add('play', 'onlyFrom', { role: from, piles: writer.phrase('piles', { role: grid ? 'grid' : 'tableau' }) });
  if (covered) writer.add('play', 'coveredFree');
  else if (take === 'top' && accept.every((rule) => rule.on === undefined || (rule.from !== undefined && !rule.from.includes('tableau'))))
    writer.add('play', grid ? 'gridAvailable' : 'columnsAvailable');
  writeTaking(group, accept, facts, writer);
  if (grid && accept.length > 0) writer.add('play', 'gridLimit');
  else if (limit !== undefined && !grid) writer.add('play', 'limit', { n: limit });
  // Without a face-down card after the deal there is none to turn up: moves leave the sides of cards as they are.
  if (reveal && (!sides || sides.some((side) => side.includes('d')))) writer.add('play', 'reveal');
  const fill = facts.fills.find((each) => each.group === group);
  if (fill) writeFill(fill, writer);
  if (!covered && accept.length > 0 && !(from === 'stock' && build === 'any')) writeEmpty(group, accept, fill !== undefined, facts, writer);
}

function writeFill({ group, from }: Fill, writer: Writer): void {
  const [first, next] = from;
  const fillNext = next === undefined ? '' : writer.phrase('fillNext', { role: next });
  writer.add('play', 'filled', {
    role: group.grid ? 'grid' : group.role,
    fillFirst: writer.phrase('fillFirst', { role: first! }),
    fillNext,
  });
}

function writeTaking({ take, role }: PileGroup, accept: readonly PlainRule[], { groups }: Facts, writer: Writer): void {
  const fromColumns = accept.filter(({ from }) => from === undefined || from.includes(role));
  if (take === 'any') return writer.add('play', 'anyCards');
  const many = fromColumns.filter(({ max }) => max === undefined || max > 1);
  if (take === 'top' && fromColumns.some(({ on }) => on !== undefined)) {
    writer.add('play', 'oneAtATime');
    const cells = groups.some(
      (group) =>
        group.role === 'cell' &&
        group.take === 'top' &&
        group.takeWhile === undefined &&
        group.accept !== 'unknown' &&
        group.accept.some((rule) => rule.while === undefined && (rule.from === undefined || rule.from.includes('tableau'))),
    );
    const gaps = fromColumns.some(({ empty, from }) => empty === 'any' && (from === undefined || from.includes('tableau')));
    if (cells || gaps)
      writer.add('play', 'inOneGo', { places: writer.text(cells && gaps ? 'placesBoth' : cells ? 'placesCells' : 'placesColumns') });
    return;
  }
  if (typeof take !== 'object') return;
  if (many.length > 0 && many.every(({ whole }) => whole)) {
    writer.add('play', fromColumns.some(({ max }) => max === 1) ? 'oneOrWhole' : 'wholeColumns');
    return;
  }
  const build = buildOf(accept);
  const { step, suit } = take.run;
  if (many.length === 0 || Math.abs(Number(step)) !== 1) return;
  if (typeof build === 'object' && build.suit === suit) writer.add('play', 'runs');
  else if (suit === 'same') writer.add('play', 'runsSame');
}

/**
 * Writes the sentence about the cards that fill an empty column.
 * @param later the column is filled at once at first, so that the sentence applies only afterwards
 */
function writeEmpty(group: PileGroup, accept: readonly PlainRule[], later: boolean, facts: Facts, writer: Writer): void {
  const { ranks, ownDeck } = facts;
  const kind = kindOf([group]);
  const gap = { gap: writer.phrase('gap', { kind }), intoGap: writer.phrase('intoGap', { kind }) };
  const openings = accept.filter(({ empty }) => empty !== undefined && (typeof empty !== 'number' || ranks.includes(empty)));
  if (openings.length === 0) return writer.add('play', later ? 'thenNever' : 'emptyNever', gap);
  const [{ empty }] = openings as [PlainRule];
  if (openings.some((rule) => rule.empty !== empty)) return;
  if (openings.every((rule) => rule.from !== undefined)) {
    const roles = [...new Set(openings.flatMap((rule) => rule.from!))];
    if (empty === 'any' && roles.length === 1)
      writer.add('play', later ? 'thenFrom' : 'emptyFrom', {
        role: roles[0]!,
        elsewhere: writer.phrase('elsewhere', { kind }),
        ...gap,
      });
    else if (empty === 'any' && !later)
      writer.add('play', 'emptyFromSome', { places: writer.list(roles.map((role) => writer.phrase('piles', { role }))), ...gap });
  } else if (empty === 'any') {
    const many = group.take === 'top' || group.grid ? [] : openings.filter(({ max, whole }) => whole || max === undefined || max > 1);
    const cards = many.length === 0 ? 'card' : many.every(({ whole }) => whole) ? 'whole' : 'run';
    writer.add('play', later ? 'thenAny' : 'emptyAny', { cards: writer.phrase('anyOf', { cards }), ...gap });
  } else if (later) return;
  else if (typeof empty === 'number' && ownDeck) writer.add('play', 'ownEmptyRank', { rank: ownRank(empty, facts, writer), ...gap });
  else if (typeof empty === 'number') writer.add('play', 'emptyRank', { rank: writer.words.oneOfRank[empty - 1]!, ...gap });
  else if (empty === 'base' || empty === 'before base') writer.add('play', 'emptyBase', { rank: empty, ...gap });
}

function writeCells({ accept, take, takeWhile }: PileGroup, facts: Facts, writer: Writer): void {
  const { groups } = facts;
  if (takeWhile) writer.add('play', 'cellOpens', { condition: conditionText(takeWhile, facts, writer) });
  else if (take === 'top' || typeof take === 'object') writer.add('play', 'cellCards');
  if (accept === 'unknown' || accept.length !== 1 || accept[0]!.empty !== 'any') return;
  const { from, max, while: empty } = accept[0]!;
  if (empty) writer.add('play', 'cellWhile', { condition: conditionText(empty, facts, writer) });
  const runs = max !== 1 && groups.some((group) => group.role === 'tableau' && group.take !== 'top' && group.take !== 'none');
  if (from === undefined && runs) writer.add('play', 'cellTakesRun');
  else if (from === undefined || (from.length === 1 && (from[0] === 'waste' || from[0] === 'tableau')))
    writer.add('play', 'cellTakes', { role: from?.[0] === 'tableau' && kindOf(groups) === 'grid' ? 'grid' : (from?.[0] ?? '') });
}

function writeReserve({ accept, take, sides, covered }: PileGroup, { actions }: Facts, writer: Writer): void {
  const grows = actions.some((action) => action.kind !== 'gather' && action.kind !== 'redeal' && action.to === 'reserve');
  if (accept === 'unknown' || accept.length > 0 || take !== 'top' || !sides || sides.some((side) => side.endsWith('d'))) return;
  if (covered) return writer.add('play', 'coveredFree');
  writer.add('play', !grows && sides.every((side) => side.length <= 1) ? 'reserveFree' : sides.length === 1 ? 'reserveOne' : 'reserveTop');
}

/** Writes whether cards come back from the foundations, where other places accept cards. */
function writeReturns({ groups }: Facts, writer: Writer): void {
  const foundations = groups.filter(({ role }) => role === 'foundation');
  const takers = groups.filter(({ role }) => role === 'tableau' || role === 'cell');
  const takesFrom = (role: Role): boolean =>
    takers.some(({ accept }) => accept !== 'unknown' && accept.some(({ from }) => from === undefined || from.includes(role)));
  if (foundations.every(({ accept }) => accept !== 'unknown' && accept.length === 0)) return;
  if (foundations.every(({ take }) => take === 'top') && takesFrom('foundation'))
    writer.add('play', 'back', { backTo: writer.phrase('backTo', { kind: kindOf(groups) }) });
  else if (
    foundations.every(({ take }) => take === 'none') &&
    takers.some(({ accept }) => accept !== 'unknown' && accept.some(({ from }) => from?.join() !== 'stock'))
  )
    writer.add('play', 'noneBack');
}

function writePairs({ pair, single, higherIn, groups, ranks, ownDeck }: Facts, writer: Writer): void {
  if (pair === 'equal') writer.add('play', 'pairEqual');
  else if (typeof pair === 'object')
    writer.add('play', 'pairSum', { n: pair.sum, court: pair.sum > 11 && !ownDeck ? courtValues(ranks, writer) : '' });
  if (single.length > 0 && single.length < 4)
    writer.add('play', 'single', { ranks: writer.list(single.map((rank) => writer.words.allOfRank[rank - 1]!)) });
  if (!higherIn) return;
  writer.add('play', 'higherIn', { kind: kindOf(groups) });
  if (ranks.includes(1) && !ownDeck) writer.add('play', 'acesHigh');
}

/** Returns what jack, queen and king count, as far as the deck has them. */
function courtValues(ranks: readonly number[], writer: Writer): string {
  const court = ranks.filter((rank) => rank > 10);
  if (court.length === 3) return writer.text('courtValues');
  const counts = court.map((rank) => writer.phrase('counts', { rank: writer.words.oneOfRank[rank - 1]!, n: rank }));
  return counts.length === 0 ? '' : writer.text('courtSome', { counts: writer.list(counts) });
}
