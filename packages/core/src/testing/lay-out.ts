import { facesOf } from '../cards/faces.js';
import type { CompleteVariant, Options, Status, Tally } from '../contract.js';
import type { Variant } from '../variant.js';
import { complete } from '../data/complete.js';
import { isLegal, list, MAX_MOVES } from '../moves/legal.js';
import type { Move } from '../moves/move.js';
import { formatMove, parseMove } from '../moves/notation.js';
import { completeOptions, type GivenOptions } from '../game/options.js';
import { pileCards } from '../table/perft.js';
import { Random } from '../cards/random.js';
import { refuse } from '../moves/refusal.js';
import { Table } from '../table/table.js';

/** A table laid out by hand, to test single rules. Moves are in notation. */
export interface LaidOut {
  readonly table: Table;
  /** Returns whether a move is legal. */
  may(move: string): boolean;
  /** Returns the code of a refusal, or the variant's own reason; undefined when the move is legal. */
  why(move: string): string | undefined;
  /** Returns all legal moves; of moves that differ only in interchangeable piles only one. */
  moves(): string[];
  /** Plays moves. @throws Error when a move is not legal */
  play(...moves: string[]): LaidOut;
  /** Returns the cards of a pile, the lowest first; face-down cards like `<KS>`. */
  cards(pile: string): string;
  /** Returns the state of the game. */
  status(tally?: Tally): Status;
}

/**
 * Lays out any cards by hand instead of dealing.
 * @param piles cards by id of the pile, the lowest first, face-down cards like `<KS>`; all other piles stay empty
 * @throws Error for unknown options and for texts that are no cards
 */
export function layOut<O extends Options>(
  variant: Variant<O>,
  piles: Readonly<Record<string, string>>,
  options: GivenOptions = {},
): LaidOut {
  const chosen = completeOptions(variant, options);
  if (!chosen.ok) throw new Error(chosen.error.message);
  const cards = Object.entries(piles).flatMap(([pile, text]) =>
    text
      .split(/\s+/)
      .filter(Boolean)
      .map((card) => ({ pile, card })),
  );
  const faces = facesOf(complete(variant).deck(chosen.value));
  const deck = cards.map(({ pile, card }) => {
    const face = faces.parse(card.replace(/^<(.*)>$/, '$1'));
    if (face === undefined) throw new Error(`${pile}: "${card}" is no card; cards are written like KS, or <KS> face down`);
    return face;
  });
  const byHand: CompleteVariant<O> = {
    ...complete(variant),
    deal(table) {
      for (const { pile, card } of cards) table.move('pack', pile, { face: card.startsWith('<') ? 'down' : 'up' });
    },
  };
  return laid(new Table(byHand, chosen.value, { deck, random: new Random('laid out') }));
}

/** Wraps a table to test single rules on it. */
export function laid(table: Table): LaidOut {
  const read = (text: string): Move => {
    const move = parseMove(table, text);
    if (!move.ok) throw new Error(move.error.message);
    return move.value;
  };
  const self: LaidOut = {
    table,
    may: (move) => isLegal(table, read(move)),
    why(move) {
      const reason = refuse(table, read(move));
      return reason && String(reason.params['key'] ?? reason.code);
    },
    moves() {
      const room = new Int32Array(MAX_MOVES);
      return Array.from(room.subarray(0, list(table, room)), (move) => formatMove(table, move));
    },
    play(...moves) {
      for (const move of moves) {
        if (!self.may(move)) throw new Error(`${move} is not legal: ${self.why(move)}`);
        table.play(read(move));
      }
      return self;
    },
    cards: (pile) => pileCards(table, table.rules.index.get(pile)!).join(' '),
    status: (tally) => table.status(tally),
  };
  return self;
}
