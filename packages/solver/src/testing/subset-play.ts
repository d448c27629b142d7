import type { Options } from '@patience/core';
import { EMPTY, list, MAX_MOVES, ROW, Table, TAKE_ANY, TAKE_TOP } from '@patience/core/internals';
import { arePartners } from '../bounds/pairing-bound.js';
import type { Reason } from '../reasons/reason.js';
import { takes } from '../rules/traits.js';

/** Largest number of positions that are visited. */
const MOST = 300_000;

/**
 * Plays a subset of the cards in every possible way, one move after the other, and returns whether none brings all of them to the
 * foundations, or off the table in pairing games; undefined when there are too many positions. All other cards are never in the way, and are
 * there whenever a card needs one of them.
 */
function subsetIsLost(table: Table, subset: readonly number[]): boolean | undefined {
  return table.variant.pair ? everyWay(pairs(table, subset)) : everyWay(building(table, subset));
}

/** Checks a reason by playing: the named subset alone, or all positions that can be reached. Undefined when there are too many positions. */
export function isTrue(table: Table, { kind, cards, card, over, needs }: Reason): boolean | undefined {
  if (over && over.pile !== card.pile) return false;
  if (kind !== 'stuck' && kind !== 'exhausted')
    return subsetIsLost(
      table,
      cards.map(({ id }) => id),
    );
  const moving = movingCards(table);
  return moving && !moving.has(card.id) && needs.every(({ id }) => moving.has(id)) && (kind === 'exhausted' || moving.size === 0);
}

/** Returns the cards that lie elsewhere in some position that can be reached; undefined when there are too many, or when one is won. */
function movingCards(table: Table): ReadonlySet<number> | undefined {
  const places = (one: Table): string[] =>
    [...one.rules.ids.keys()].flatMap((pile) =>
      Array.from({ length: one.len[pile]! }, (_, i) => `${one.slots[(pile << one.shift) + i]!}@${pile}.${i}`),
    );
  const start = new Set(places(table));
  const moving = new Set<number>();
  const seen = new Map([[table.key.join(), table]]);
  const moves = new Int32Array(MAX_MOVES);
  for (const one of seen.values()) {
    if (one.status() === 'won' || seen.size > MOST) return undefined;
    for (const place of places(one)) if (!start.has(place)) moving.add(Number.parseInt(place));
    const count = list(one, moves);
    for (const move of moves.slice(0, count)) {
      const next = new Table(one.variant, one.options, one);
      next.play(move);
      if (!seen.has(next.key.join())) seen.set(next.key.join(), next);
    }
  }
  return moving;
}

/** A game by its first position, the positions after a position, and its end. Positions are texts. */
interface PlainGame {
  readonly first: string;
  readonly next: (position: string) => readonly string[];
  readonly isWon: (position: string) => boolean;
}

/** Returns whether no position that can be reached is a win. */
function everyWay({ first, next, isWon }: PlainGame): boolean | undefined {
  const seen = new Set([first]);
  for (const position of seen) {
    if (isWon(position)) return false;
    if (seen.size > MOST) return undefined;
    for (const after of next(position)) seen.add(after);
  }
  return true;
}

/**
 * Returns the game in which pairs leave together. A card whose partner is outside the subset leaves at any time when no card of the subset
 * lies on it.
 */
function pairs(table: Table<Options>, subset: readonly number[]): PlainGame {
  const { rules, cards, len, slots, shift } = table;
  const cardsIn = (pile: number): number[] => Array.from({ length: len[pile]! }, (_, i) => slots[(pile << shift) + i]!);
  const isHome = (id: number): boolean => [...rules.homes].some((pile) => cardsIn(pile).includes(id));
  const on = (id: number): number[] => {
    const pile = rules.ids.findIndex((_, one) => cardsIn(one).includes(id));
    if (rules.piles[pile]!.role !== 'tableau') return [];
    const at = cardsIn(pile).indexOf(id);
    return [...cardsIn(pile).slice(at + 1), ...[...(rules.coveredBy[pile] ?? [])].flatMap(cardsIn)];
  };
  const above = (id: number): number[] => [...new Set(on(id).flatMap((one) => [one, ...above(one)]))];
  const above_ = new Map(subset.map((id) => [id, above(id)]));
  const agree = (a: number, b: number): boolean => arePartners(table, cards[a]!, cards[b]!) || arePartners(table, cards[b]!, cards[a]!);
  const others = [...cards.keys()].filter((id) => !subset.includes(id) && !isHome(id));
  const single = new Set(
    subset.filter(
      (id) => others.some((other) => agree(id, other)) || rules.targets.some((home) => rules.acceptCards[home]?.([cards[id]!]) === true),
    ),
  );
  const read = (position: string): number[] => (position === '' ? [] : position.split(' ').map(Number));
  const without = (left: number[], ...gone: number[]): string => left.filter((id) => !gone.includes(id)).join(' ');
  return {
    first: subset.join(' '),
    isWon: (position) => position === '',
    next: (position) => {
      const left = read(position);
      const free = left.filter((id) => !above_.get(id)!.some((other) => left.includes(other)));
      return free.flatMap((id) => [
        ...(single.has(id) ? [without(left, id)] : []),
        ...free.filter((other) => other > id && agree(id, other)).map((other) => without(left, id, other)),
      ]);
    },
  };
}

/**
 * Piles of a building game. `c`: a column, or cards on a card outside the subset, where cards are laid on; `r`: cards that leave from the
 * top; `x`: a cell. A pile `o` stands for a card outside the subset and its cards: it is no place for others when it is empty.
 */
interface Pile {
  readonly kind: 'c' | 'r' | 'x' | 'o';
  readonly cards: readonly number[];
}

function building(table: Table<Options>, subset: readonly number[]): PlainGame {
  const { rules, cards, face, len, slots, shift, up } = table;
  const cardsIn = (pile: number): number[] => Array.from({ length: len[pile]! }, (_, i) => slots[(pile << shift) + i]!);
  const all = [...rules.piles.keys()];
  const homes = [...rules.homes];
  const targets = [...rules.targets].filter((pile) => !homes.includes(pile));
  const takesOn = (piles: readonly number[], under: number, id: number): boolean =>
    piles.some((pile) => takes(rules, pile, under, face[id]!));
  const isCell = (pile: number): boolean => targets.includes(pile) && rules.piles[pile]!.role === 'cell';
  const kindOf = (pile: number): Pile['kind'] =>
    isCell(pile) ? 'x' : targets.includes(pile) || rules.piles[pile]!.role === 'tableau' ? 'c' : 'r';
  const outside = [...cards.keys()].filter((id) => !subset.includes(id));
  const atHome = new Set(homes.flatMap(cardsIn));
  const returns = homes.some((pile) => [...rules.sources].includes(pile));
  /** Cards of the subset that may always be laid on a card outside the subset, or follow such a card on a foundation. */
  const finds = new Set(
    subset.filter((id) => outside.some((other) => (returns || !atHome.has(other)) && takesOn(targets, face[other]!, id))),
  );
  const opens = new Set(subset.filter((id) => takesOn(homes, EMPTY, id) || outside.some((other) => takesOn(homes, face[other]!, id))));
  const pileOf = new Map(all.flatMap((pile) => cardsIn(pile).map((id) => [id, pile] as const)));
  const isLoose = (pile: number): boolean => ['stock', 'waste'].includes(rules.piles[pile]!.role);
  const fills = table.variant.after !== undefined;
  const linked = (under: number, over: number): boolean => {
    // Cards that lie in one pile from the start are linked by all cards between them.
    const pile = pileOf.get(under)!;
    const start = cardsIn(pile);
    const [a, b] = [start.indexOf(under), start.indexOf(over)];
    const chain = b > a ? start.slice(a, b + 1) : [under, over];
    const [column] = targets.filter((target) => !isCell(target));
    const rule = b > a ? pile : column!;
    if (rules.take[rule]! <= TAKE_TOP) return false;
    const link = rules.runOf[rule]!;
    return chain.every((id, i) => {
      const next = chain[i + 1];
      if (next === undefined) return true;
      if (b > a && up[id] === 0) return false;
      return rules.take[rule] === TAKE_ANY || link < 0 || rules.links[link + face[id]! * ROW + face[next]!] === 1;
    });
  };
  const write = (piles: readonly Pile[], home: readonly number[]): string =>
    `${piles
      .filter(({ kind, cards }) => kind === 'c' || kind === 'x' || cards.length > 0)
      .map(({ kind, cards }) => `${kind}${cards.join('.')}`)
      .sort()
      .join(' ')}|${[...home].sort((a, b) => a - b).join('.')}`;
  const read = (position: string): { piles: Pile[]; home: number[] } => {
    const [piles = '', home = ''] = position.split('|');
    const numbers = (text: string): number[] => (text === '' ? [] : text.split('.').map(Number));
    return {
      piles: piles.split(' ').map((text) => ({ kind: text[0] as Pile['kind'], cards: numbers(text.slice(1)) })),
      home: numbers(home),
    };
  };
  const first = write(
    [
      ...all
        .filter((pile) => !homes.includes(pile) && !isLoose(pile))
        .map((pile) => ({ kind: kindOf(pile), cards: cardsIn(pile).filter((id) => subset.includes(id)) })),
      ...all
        .filter(isLoose)
        .flatMap((pile) => cardsIn(pile).filter((id) => subset.includes(id)))
        .map((id) => ({ kind: 'r' as const, cards: [id] })),
    ],
    [],
  );
  return {
    first,
    isWon: (position) => read(position).home.length === subset.length,
    next: (position) => {
      const { piles, home } = read(position);
      const found: string[] = [];
      const columns = targets.filter((pile) => !isCell(pile));
      const cells = targets.filter(isCell);
      const without = (from: number, count: number): Pile[] =>
        piles.map((pile, i) => (i === from ? { ...pile, cards: pile.cards.slice(0, pile.cards.length - count) } : pile));
      const onto = (left: readonly Pile[], to: number, lifted: readonly number[]): Pile[] =>
        left.map((pile, i) => (i === to ? { ...pile, cards: [...pile.cards, ...lifted] } : pile));
      for (const [from, { kind, cards }] of piles.entries())
        for (let count = 1; count <= cards.length; count++) {
          const lifted = cards.slice(cards.length - count);
          const head = lifted[0]!;
          if (count > 1 && !linked(head, lifted[1]!)) break;
          const left = without(from, count);
          if (count === 1 && (opens.has(head) || home.some((id) => takesOn(homes, face[id]!, head))))
            found.push(write(left, [...home, head]));
          if (finds.has(head)) found.push(write([...left, { kind: 'o', cards: lifted }], home));
          for (const [to, pile] of piles.entries()) {
            if (to === from) continue;
            const top = pile.cards.at(-1);
            if (
              top !== undefined
                ? (pile.kind === 'c' || pile.kind === 'o') && takesOn(columns, face[top]!, head)
                : pile.kind === 'c' && (takesOn(columns, EMPTY, head) || (fills && kind === 'r'))
            )
              found.push(write(onto(left, to, lifted), home));
            if (count === 1 && pile.kind === 'x' && top === undefined && takesOn(cells, EMPTY, head))
              found.push(write(onto(left, to, lifted), home));
          }
          if (returns && count === 1)
            for (const back of home)
              if (takesOn(columns, face[head]!, back) && kind === 'c')
                found.push(
                  write(
                    onto(piles, from, [back]),
                    home.filter((id) => id !== back),
                  ),
                );
        }
      return found;
    },
  };
}
