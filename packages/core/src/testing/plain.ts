/**
 * The base of plain models: games on piles of cards as text, with the rules given as predicates. It contains move notation and no rules. It uses
 * only types of core, so that a plain model and the variant share no code that could be wrong in both.
 *
 * Cards are written `KS`, face down `<KS>`; a pile is a list of them, the lowest first.
 */
import type { Seed } from '../cards/random.js';
import type { Role, Status } from '../contract.js';

/** The cards of a pile, the lowest first. */
export type PlainPile = string[];

/** A position. The functions of a model may change it, because they get a copy. */
export interface PlainState {
  readonly piles: Partial<Record<Role, PlainPile[]>>;
  redeals: number;
  /** State of rules other than cards, by name. It is not compared with the variant. */
  readonly notes: Record<string, number>;
}

/** One pile of a position, as rules see it. */
export interface PlainPlace {
  readonly role: Role;
  /** Index among the piles of its role, from 0. */
  readonly index: number;
  readonly pile: readonly string[];
  /** The position before the move; rules must not change it. */
  readonly state: PlainState;
}

/** The rules of a plain model. */
export interface PlainRules {
  /** Deals. @param deck the cards in dealing order @param seed of the deal, if it has one @returns the piles by role */
  deal(deck: readonly string[], seed?: Seed): PlainState['piles'];
  /**
   * Per role: returns whether these face-up cards of a pile, the lowest first, may be picked up together. No cards can be picked up from a role
   * that is absent.
   */
  readonly lift?: Partial<Record<Role, (cards: readonly string[], from: PlainPlace) => boolean>>;
  /**
   * Per role: returns whether these cards, the lowest first, may be laid on a pile. No cards can be laid on a role that is absent.
   * @param onto the top card of the pile; undefined when it is empty
   */
  readonly lay?: Partial<Record<Role, (cards: readonly string[], onto: string | undefined, to: PlainPlace, from: PlainPlace) => boolean>>;
  /** Returns whether the top cards of two piles may leave together for the first discard pile. Called once per two piles, in the order of `order`. */
  pair?(one: string, two: string, a: PlainPlace, b: PlainPlace): boolean;
  /** Initial notes. Default: none. */
  readonly notes?: Readonly<Record<string, number>>;
  /** Actions by their notation. Each changes the position, or returns false when it is not possible. */
  readonly actions?: Readonly<Record<string, (state: PlainState) => unknown>>;
  /** Makes all automatic moves after the deal and after every move. */
  after?(state: PlainState): void;
  /** Returns the status. Default: won when all cards are on foundations and discard piles. */
  status?(state: PlainState): Status;
  /** Names of the piles of a role that differ from the usual `stock`, `waste`, `discard`, `f1`, `t1`, `c1`, `r1`. */
  readonly names?: Partial<Record<Role, readonly string[]>>;
  /** Order of the roles in which pairs are tried. Default: the order of the piles that `deal` returns. */
  readonly order?: readonly Role[];
}

/** The result of {@link plainModel}; the argument of `compare`. */
export interface PlainGame {
  deal(deck: readonly string[], seed?: Seed): PlainState;
  moves(state: PlainState): [move: string, next: PlainState][];
  status(state: PlainState): Status;
}

/** Makes a plain model, a slow and simple implementation of a patience that tests compare with the real one. @param rules of the patience */
export function plainModel(rules: PlainRules): PlainGame {
  const name = (role: Role, index: number): string => rules.names?.[role]?.[index] ?? usualName(role, index);
  const settled = (state: PlainState): PlainState => {
    rules.after?.(state);
    return state;
  };

  function* cardMoves(state: PlainState): Generator<[string, PlainState]> {
    const all = places(state, Object.keys(state.piles) as Role[]);
    for (const from of all)
      for (let count = 1; count <= from.pile.length; count++) {
        const cards = from.pile.slice(-count);
        if (cards.some(isDown) || !rules.lift?.[from.role]?.(cards, from)) continue;
        for (const to of all) {
          const same = from.role === to.role && from.index === to.index;
          if (same || !rules.lay?.[to.role]?.(cards, to.pile.at(-1), to, from)) continue;
          const next = copied(state);
          next.piles[to.role]![to.index]!.push(...next.piles[from.role]![from.index]!.splice(-count));
          yield [`${name(from.role, from.index)}>${name(to.role, to.index)}${count > 1 ? `*${count}` : ''}`, next];
        }
      }
  }

  function* pairMoves(state: PlainState): Generator<[string, PlainState]> {
    const free = places(state, rules.order ?? (Object.keys(state.piles) as Role[])).filter(
      ({ role, pile, ...rest }) =>
        pile.length > 0 && !isDown(pile.at(-1)!) && rules.lift?.[role]?.(pile.slice(-1), { role, pile, ...rest }),
    );
    for (const [i, a] of free.entries())
      for (const b of free.slice(i + 1)) {
        if (!rules.pair!(a.pile.at(-1)!, b.pile.at(-1)!, a, b)) continue;
        const next = copied(state);
        next.piles.discard![0]!.push(...[a, b].map(({ role, index }) => next.piles[role]![index]!.pop()!));
        yield [`${name(a.role, a.index)}+${name(b.role, b.index)}`, next];
      }
  }

  function* actions(state: PlainState): Generator<[string, PlainState]> {
    for (const [action, run] of Object.entries(rules.actions ?? {})) {
      const next = copied(state);
      if (run(next) !== false) yield [action, next];
    }
  }

  return {
    deal: (deck, seed) => settled({ piles: rules.deal(deck, seed), redeals: 0, notes: { ...rules.notes } }),
    moves: (state) =>
      [...cardMoves(state), ...(rules.pair ? pairMoves(state) : []), ...actions(state)].map(([move, next]) => [move, settled(next)]),
    status: (state) => rules.status?.(state) ?? (allAway(state) ? 'won' : 'playing'),
  };
}

/** Returns the rank of a card, 1 (ace) to 13 (king). */
export const rank = (card: string): number => 'A23456789TJQK'.indexOf(bare(card)[0]!) + 1;
/** Returns the suit of a card, by its letter: `C`, `D`, `H`, `S`, or that of a deck's own suit. */
export const suit = (card: string): string => bare(card).at(-1)!;
/** Returns whether a card is a diamond or a heart. */
export const red = (card: string): boolean => 'DH'.includes(suit(card));
/** Returns whether a card is face down. */
export const isDown = (card: string): boolean => card.startsWith('<');
/** Returns a card turned face down. */
export const faceDown = (card: string): string => `<${bare(card)}>`;
/** Returns a card turned face up. */
export const bare = (card: string): string => card.replace(/[<>]/g, '');

/** Returns whether there is exactly one card. */
export const single = (cards: readonly string[]): boolean => cards.length === 1;
/** Returns whether two cards have the same suit. */
export const sameSuit = (a: string, b: string): boolean => suit(a) === suit(b);
/** Returns whether one of two cards is red and the other black. */
export const alternate = (a: string, b: string): boolean => red(a) !== red(b);
/** Returns whether a card is one rank below another; no card is below an ace. */
export const oneBelow = (card: string, onto: string): boolean => rank(card) === rank(onto) - 1;
/** Returns whether a usual foundation accepts the cards: a single ace on an empty pile, or the next card of the suit. */
export const acesUp = (cards: readonly string[], onto: string | undefined): boolean =>
  single(cards) && (onto === undefined ? rank(cards[0]!) === 1 : sameSuit(cards[0]!, onto) && oneBelow(onto, cards[0]!));

/** Returns whether every card fits on the card below it. @param fits returns whether `upper` may be laid on `lower` */
export const inOrder = (cards: readonly string[], fits: (upper: string, lower: string) => boolean): boolean =>
  cards.every((card, i) => i === 0 || fits(card, cards[i - 1]!));

/** Returns a number of empty piles. */
export const emptyPiles = (count: number): PlainPile[] => Array.from({ length: count }, () => []);

/**
 * Deals row by row, one card to each pile that is not full.
 * @param counts number of cards for each pile; fewer are dealt when the deck ends
 */
export function dealRows(deck: readonly string[], counts: readonly number[]): PlainPile[] {
  const piles = emptyPiles(counts.length);
  let next = 0;
  while (next < deck.length && piles.some((pile, i) => pile.length < counts[i]!))
    for (const [i, pile] of piles.entries()) if (next < deck.length && pile.length < counts[i]!) pile.push(deck[next++]!);
  return piles;
}

/** Deals a triangle: the first row has a card for every pile, and each further row begins one pile later. @param rows default: `piles` */
export function dealTriangle(deck: readonly string[], piles: number, rows = piles): PlainPile[] {
  const dealt = emptyPiles(piles);
  let next = 0;
  for (let first = 0; first < rows; first++) for (const pile of dealt.slice(first)) pile.push(deck[next++]!);
  return dealt;
}

/** Turns the top cards of piles face up. */
export function turnUp(piles: readonly PlainPile[]): void {
  for (const pile of piles) if (pile.length > 0) pile.push(bare(pile.pop()!));
}

const usualName = (role: Role, index: number): string =>
  role === 'stock' || role === 'waste' || role === 'discard' ? role : `${role[0]!}${index + 1}`;

const places = (state: PlainState, roles: readonly Role[]): PlainPlace[] =>
  roles.flatMap((role) => (state.piles[role] ?? []).map((pile, index) => ({ role, index, pile, state })));

function copied({ piles, redeals, notes }: PlainState): PlainState {
  const copies = Object.entries(piles).map(([role, some]) => [role, some.map((pile) => [...pile])]);
  return { piles: Object.fromEntries(copies) as PlainState['piles'], redeals, notes: { ...notes } };
}

const allAway = ({ piles }: PlainState): boolean =>
  Object.entries(piles).every(([role, some]) => role === 'foundation' || role === 'discard' || some.every((pile) => pile.length === 0));
