/**
 * The ground of plain models: piles of written cards, told by a game's own predicates. It knows how a move is written and
 * nothing of any rule; nothing of core but types is used, so that what it agrees with was said twice.
 *
 * Cards are written `KS`, face down `<KS>`; a pile is a list of them, the lowest first.
 */
import type { Role, Status } from '../contract.js';

/** Cards, the lowest first. */
export type PlainPile = string[];

/** A position that may be written to: a model's functions get a copy of their own. */
export interface PlainState {
  readonly piles: Partial<Record<Role, PlainPile[]>>;
  redeals: number;
  /** State of a rule besides the cards, by name. It is not compared. */
  readonly notes: Record<string, number>;
}

/** One pile of a position. */
export interface PlainPlace {
  readonly role: Role;
  /** Among the piles of its role, from 0. */
  readonly index: number;
  readonly pile: readonly string[];
  /** The position before the move. Only to be read. */
  readonly state: PlainState;
}

/** A game in its own words. */
export interface PlainRules {
  /** Lays out. @param deck the cards in dealing order */
  deal(deck: readonly string[]): PlainState['piles'];
  /**
   * For each role from which cards are lifted: may these, the lowest first, leave together? All of them are face up.
   * Absent for a role: never.
   */
  readonly lift?: Partial<Record<Role, (cards: readonly string[], from: PlainPlace) => boolean>>;
  /**
   * For each role on which cards are laid: may these, the lowest first, be laid on this pile?
   * @param onto the top card, undefined when the pile is empty
   */
  readonly lay?: Partial<Record<Role, (cards: readonly string[], onto: string | undefined, to: PlainPlace, from: PlainPlace) => boolean>>;
  /** May the top cards of these piles leave together, onto the first discard pile? Asked once per two piles, in the order of `order`. */
  pair?(one: string, two: string, a: PlainPlace, b: PlainPlace): boolean;
  /** The first notes. Default: none. */
  readonly notes?: Readonly<Record<string, number>>;
  /** Moves that are no laying of cards, as they are written. Each changes the position, or returns false: not now. */
  readonly actions?: Readonly<Record<string, (state: PlainState) => unknown>>;
  /** Automatic moves after the deal and after every move. Called once: it makes all of them. */
  after?(state: PlainState): void;
  /** Default: won when all cards lie on foundations and discard piles. */
  status?(state: PlainState): Status;
  /** The names of a role's piles, where they are not the usual ones: `stock`, `waste`, `discard`, `f1`, `t1`, `c1`, `r1`. */
  readonly names?: Partial<Record<Role, readonly string[]>>;
  /** The order of roles for pairs. Default: that in which `deal` names them. */
  readonly order?: readonly Role[];
}

/** The result of {@link plainModel}; the argument of `compare`. */
export interface PlainGame {
  deal(deck: readonly string[]): PlainState;
  moves(state: PlainState): [move: string, next: PlainState][];
  status(state: PlainState): Status;
}

/** A plain model of a game that says what may be lifted and what may be laid. */
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
    deal: (deck) => settled({ piles: rules.deal(deck), redeals: 0, notes: { ...rules.notes } }),
    moves: (state) =>
      [...cardMoves(state), ...(rules.pair ? pairMoves(state) : []), ...actions(state)].map(([move, next]) => [move, settled(next)]),
    status: (state) => rules.status?.(state) ?? (allAway(state) ? 'won' : 'playing'),
  };
}

/** 1 (ace) to 13 (king). */
export const rank = (card: string): number => 'A23456789TJQK'.indexOf(bare(card)[0]!) + 1;
/** `C`, `D`, `H` or `S`. */
export const suit = (card: string): string => bare(card)[1]!;
/** Is it a diamond or a heart? */
export const red = (card: string): boolean => 'DH'.includes(suit(card));
/** Does it lie face down? */
export const isDown = (card: string): boolean => card.startsWith('<');
/** The card, face down. */
export const faceDown = (card: string): string => `<${bare(card)}>`;
/** The card, face up. */
export const bare = (card: string): string => card.replace(/[<>]/g, '');

/** Is it one card? */
export const single = (cards: readonly string[]): boolean => cards.length === 1;
/** Of one suit. */
export const sameSuit = (a: string, b: string): boolean => suit(a) === suit(b);
/** One red, the other black. */
export const alternate = (a: string, b: string): boolean => red(a) !== red(b);
/** One rank below the other; nothing is below an ace. */
export const oneBelow = (card: string, onto: string): boolean => rank(card) === rank(onto) - 1;
/** One card, an ace on nothing or the next of its suit: how most foundations grow. */
export const acesUp = (cards: readonly string[], onto: string | undefined): boolean =>
  single(cards) && (onto === undefined ? rank(cards[0]!) === 1 : sameSuit(cards[0]!, onto) && oneBelow(onto, cards[0]!));

/** Do all neighbours fit? @param fits may `upper` lie on `lower`? */
export const inOrder = (cards: readonly string[], fits: (upper: string, lower: string) => boolean): boolean =>
  cards.every((card, i) => i === 0 || fits(card, cards[i - 1]!));

/** So many piles with nothing on them. */
export const emptyPiles = (count: number): PlainPile[] => Array.from({ length: count }, () => []);

/**
 * Deals row by row: each pile gets one card after the other, as long as it wants some.
 * @param counts how many cards each pile gets; fewer are dealt when the deck ends
 */
export function dealRows(deck: readonly string[], counts: readonly number[]): PlainPile[] {
  const piles = emptyPiles(counts.length);
  let next = 0;
  while (next < deck.length && piles.some((pile, i) => pile.length < counts[i]!))
    for (const [i, pile] of piles.entries()) if (next < deck.length && pile.length < counts[i]!) pile.push(deck[next++]!);
  return piles;
}

/** Deals a triangle: the first row has a card for every pile, each further row begins one pile later. @param rows default: all */
export function dealTriangle(deck: readonly string[], piles: number, rows = piles): PlainPile[] {
  const dealt = emptyPiles(piles);
  let next = 0;
  for (let first = 0; first < rows; first++) for (const pile of dealt.slice(first)) pile.push(deck[next++]!);
  return dealt;
}

/** Turns exposed cards of these piles up. */
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
