/** Compares position keys with positions written as text: all that decides what may follow must be in the key, and nothing else. */
import { Random } from '../cards/random.js';
import type { Options } from '../contract.js';
import { deal } from '../game/deal.js';
import { exchanged } from '../table/sameness.js';
import { pileCards } from '../table/perft.js';
import { Table } from '../table/table.js';
import type { Variant } from '../variant.js';
import { keyAfter, listed } from './walk.js';

/** A changed copy of a position, with the change in words. */
type Changed = readonly [what: string, table: Table];

/** Number of moves after which a new game begins. */
const MOVES = 200;

/**
 * Plays random games and tests the key of each position and of those that follow from it: equal keys mean equal positions. Then it changes
 * one thing alone. A change of the position must change the key. A change that leaves the key must leave status and moves.
 * @param positions number of positions to play through @param from number of the first game
 * @throws Error that names the variant, the deal, the moves and the change
 */
export function checkKeys(variant: Variant, options: Options, positions: number, from = 0): void {
  let left = positions;
  for (let seed = from; left > 0; seed++) {
    const dealt = deal(variant, { seed, options });
    if (!dealt.ok) throw new Error(dealt.error.message);
    left = checkGame(dealt.value.table, seed, left);
  }
}

/** Tests one random game. @returns the number of positions that are left to test */
function checkGame(table: Table, seed: number, positions: number): number {
  const random = new Random(`keys ${seed}`);
  const [texts, keys] = [new Map<string, string>(), new Map<string, string>()];
  const fail = (what: string): never => {
    throw new Error(`${table.variant.id} ${JSON.stringify(table.options)}, deal ${seed}, ${textOf(table)}: ${what}`);
  };
  const meet = (one: Table): void => {
    const [text, key] = [textOf(one), one.key.join()];
    const [known, other] = [texts.get(key) ?? text, keys.get(text) ?? key];
    if (known !== text) fail(`one key stands for two positions,\n  ${known}\n  ${text}`);
    if (other !== key) fail(`one position has two keys,\n  ${text}`);
    texts.set(key, text);
    keys.set(text, key);
  };
  for (let n = 0; n < MOVES; n++) {
    meet(table);
    for (const [what, changed] of changes(table, random)) {
      meet(changed);
      const alone = changed.key.join() === table.key.join();
      if (alone && followOf(changed) !== followOf(table)) fail(`${what} changes what may follow, but not the key`);
    }
    const moves = table.status() === 'playing' ? listed(table) : [];
    for (const move of moves) {
      table.play(move);
      meet(table);
      table.undo();
    }
    if (--positions === 0 || moves.length === 0) break;
    table.play(moves[random.below(moves.length)]!);
  }
  return positions;
}

/** Returns copies of a position in each of which one thing is different. */
function changes(table: Table, random: Random): Changed[] {
  return [...turnedCard(table, random), ...exchangedCards(table, random), ...exchangedPiles(table, random), ...changedCounters(table)];
}

function turnedCard(table: Table, random: Random): Changed[] {
  const filled = filledPiles(table);
  const pile = filled[random.below(filled.length)]!;
  const copy = copyOf(table);
  copy.up[copy.idAt(pile, random.below(copy.len[pile]!))]! ^= 1;
  copy.rehash(pile);
  return [[`another side of a card of ${table.rules.ids[pile]!}`, copy]];
}

/** Exchanges two cards of a pile, and two of the table: also face-down cards, equal cards, and cards whose order means nothing. */
function exchangedCards(table: Table, random: Random): Changed[] {
  const filled = filledPiles(table);
  const any = (): number => filled[random.below(filled.length)]!;
  const one = any();
  return [one, any()].map((other) => {
    const copy = copyOf(table);
    const [a, b] = [one, other].map((pile) => (pile << copy.shift) + random.below(copy.len[pile]!)) as [number, number];
    [copy.slots[a], copy.slots[b]] = [copy.slots[b]!, copy.slots[a]!];
    copy.rehash(one);
    copy.rehash(other);
    return [`exchanging a card of ${table.rules.ids[one]!} and one of ${table.rules.ids[other]!}`, copy];
  });
}

function exchangedPiles(table: Table, random: Random): Changed[] {
  const { earlier, ids } = table.rules;
  const later = [...ids.keys()].filter((pile) => earlier[pile]! >= 0);
  if (later.length === 0) return [];
  const pile = later[random.below(later.length)]!;
  return [[`exchanging ${ids[pile]!} and ${ids[earlier[pile]!]!}`, exchanged(table, pile, earlier[pile]!)]];
}

/** Changes each counter and record that the position has. */
const changedCounters = (table: Table): Changed[] =>
  Object.entries(table.counters()).flatMap(([name, value]) =>
    [value - 1, value + 1].map((other): Changed => {
      const copy = copyOf(table);
      copy.setCounter(name, other);
      return [`the counter ${name} of ${other}, not ${value},`, copy];
    }),
  );

const copyOf = (table: Table): Table => new Table(table.variant, table.options, table);

const filledPiles = ({ len, rules }: Table): number[] => [...rules.ids.keys()].filter((pile) => len[pile]! > 0);

/** Returns the status of a position and the keys of all positions that follow from it, as text. */
function followOf(table: Table): string {
  const status = table.status();
  const next = status === 'playing' ? listed(table).map((move) => keyAfter(table, move)) : [];
  return `${status} ${[...new Set(next)].sort().join(' ')}`;
}

/**
 * Returns a position as text: the piles, those of a group in any order, and the counters that are no records. It is written without the
 * hashes of which keys consist.
 */
function textOf(table: Table): string {
  const { rules, variant } = table;
  const piles = rules.piles.map(({ id, group }, pile) => {
    const cards = pileCards(table, pile);
    return `${group === undefined ? id : `group ${group}`}: ${(rules.unordered[pile] === 1 ? cards.sort() : cards).join(' ')}`;
  });
  const counters = Object.entries(table.counters()).filter(([name]) => !variant.records?.includes(name));
  return [...piles.sort(), ...counters.map(([name, value]) => `${name}=${value}`).sort()].join('; ');
}
