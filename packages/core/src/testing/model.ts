/** Compares a variant, position by position, with a plain model: its rules written a second time, without code of the variant. */
import { ROLES, type Options, type Role, type Status } from '../contract.js';
import type { Variant } from '../variant.js';
import { deal, type DealRequest } from '../game/deal.js';
import { isLegal } from '../moves/legal.js';
import { formatMove, parseMove } from '../moves/notation.js';
import { perft, pileCards } from '../table/perft.js';
import { Random, type Seed } from '../cards/random.js';
import type { Table } from '../table/table.js';
import { listed } from './walk.js';

/** The cards of a position: for each role its piles, the lowest card first. Face-down cards are written `<KS>`. */
export type PlainPiles = Readonly<Partial<Record<Role, readonly (readonly string[])[]>>>;

/** A position of a plain model. */
export interface PlainPosition {
  readonly piles: PlainPiles;
  readonly redeals: number;
}

/**
 * A plain model: the rules of a patience written a second time, as simply as possible and without regard to speed. It is for one
 * combination of options.
 */
export interface PlainModel<P extends PlainPosition = PlainPosition> {
  /** @param deck cards in dealing order @param seed of the deal; absent for a deal by its deck */
  deal(deck: readonly string[], seed?: Seed): P;
  /**
   * Returns all legal moves in notation, each with the position after it. Moves that differ only in interchangeable piles are all included.
   */
  moves(position: P): readonly (readonly [move: string, next: P])[];
  status(position: P): Status;
}

/** Limits of the comparison. */
export interface Comparison extends DealRequest {
  /** Moves of a game to follow, in notation; absent: a random game. */
  readonly game?: readonly string[];
  /** Seed of the random game's choices. */
  readonly choices?: Seed;
  /** Largest number of moves to play. Default: 200. */
  readonly moves?: number;
  /**
   * Compare {@link perft} too at every position whose number of moves from the last such position is this. Positions in which the model
   * keeps notes are left out: notes distinguish positions with the same cards, which perft counts as one.
   */
  readonly every?: number;
  /** Depth of the perft comparison. Default: 0, for none. */
  readonly depth?: number;
}

/**
 * Plays one game with variant and model, and compares every position on the way: cards, status, and the positions after each legal move.
 * @returns the moves played
 * @throws Error that names deal, moves and difference
 */
export function compare<O extends Options, P extends PlainPosition>(
  variant: Variant<O>,
  model: PlainModel<P>,
  comparison: Comparison,
): string[] {
  const { game, choices = 0, moves = 200, every = 1, depth = 0 } = comparison;
  const dealt = deal(variant, comparison);
  if (!dealt.ok) throw new Error(dealt.error.message);
  const table = dealt.value.table as unknown as Table;
  const unordered = table.rules.piles.some(({ role }, i) => role === 'discard' && table.rules.unordered[i] === 1);
  const deck = Array.from(table.face, (face) => table.rules.faces.format(face));
  const random = new Random(choices);
  const played: string[] = [];
  const agree = (what: string, here: unknown, there: unknown): void => {
    if (JSON.stringify(here) !== JSON.stringify(there))
      throw new Error(
        `${variant.id} ${JSON.stringify(dealt.value.options)}, deck ${deck.join(' ')}, after ${played.join(' ') || 'the deal'}: ${what}\n  variant ${JSON.stringify(here)}\n  model   ${JSON.stringify(there)}`,
      );
  };

  let position = model.deal(deck, 'seed' in dealt.value.source ? dealt.value.source.seed : undefined);
  for (;;) {
    agree('the cards lie differently', tableText(table), textOf(position));
    agree('status', table.status(), model.status(position));
    const over = table.status() !== 'playing';
    const legal = over ? [] : model.moves(position);
    for (const [move, next] of legal) agree(move, after(table, move), textOf(next));
    const names = new Set(legal.map(([move]) => move));
    if (!over)
      agree(
        'moves that the model does not have',
        listed(table)
          .map((move) => formatMove(table, move))
          .filter((move) => !names.has(move)),
        [],
      );
    if (depth > 0 && played.length % every === 0 && (played.length === 0 || !hasNotes(position)))
      agree('perft', perft(table, depth), layers(model, position, depth, { unordered }));

    if (over) return played;
    const choice = game ? game[played.length] : random.below(Math.max(1, legal.length));
    const chosen = typeof choice === 'string' ? legal.find(([move]) => move === choice) : choice === undefined ? undefined : legal[choice];
    if (typeof choice === 'string') agree(`${choice} is refused by the model`, chosen !== undefined, true);
    if (!chosen || played.length === moves) return played;
    const [move, next] = chosen;
    const parsed = parseMove(table, move);
    if (parsed.ok) table.play(parsed.value);
    played.push(move);
    position = next;
  }
}

/**
 * Counts the positions that the model first reaches by 0, 1, … moves.
 * @param how unordered: the order of the cards on discard piles is no part of a position, as in a variant that lifts nothing from them
 */
export function layers<P extends PlainPosition>(
  model: PlainModel<P>,
  start: P,
  depth: number,
  { unordered = false }: { readonly unordered?: boolean } = {},
): number[] {
  const plainText = (position: P): string => textOf(unordered ? withoutOrder(position) : position);
  const seen = new Set([plainText(start)]);
  const counts = [1];
  let frontier = [start];
  for (let d = 1; d <= depth; d++) {
    const reached: P[] = [];
    for (const position of frontier) {
      if (model.status(position) !== 'playing') continue;
      for (const [, next] of model.moves(position)) {
        const text = plainText(next);
        if (!seen.has(text)) reached.push(next);
        seen.add(text);
      }
    }
    counts.push(reached.length);
    frontier = reached;
  }
  return counts;
}

function hasNotes(position: PlainPosition): boolean {
  const { notes = {} } = position as { readonly notes?: object };
  return Object.keys(notes).length > 0;
}

/** Returns a position with its discard piles sorted. */
function withoutOrder({ piles, redeals }: PlainPosition): PlainPosition {
  const sorted = piles.discard?.map((pile) => [...pile].sort());
  return { piles: { ...piles, ...(sorted && { discard: sorted }) }, redeals };
}

/** Returns a position as text. Piles of a role are sorted by their cards, since only the cards distinguish them. */
function textOf({ piles, redeals }: PlainPosition): string {
  return [
    ...ROLES.map(
      (role) =>
        `${role}: ${(piles[role] ?? [])
          .map((pile) => pile.join(' '))
          .sort()
          .join(' | ')}`,
    ),
    `redeals: ${redeals}`,
  ].join('\n');
}

function tableText(table: Table): string {
  const piles: Partial<Record<Role, string[][]>> = {};
  table.rules.piles.forEach(({ role }, i) => (piles[role] ??= []).push(pileCards(table, i)));
  return textOf({ piles, redeals: table.counterValue('redeals') });
}

function after(table: Table, move: string): string {
  const parsed = parseMove(table, move);
  if (!parsed.ok || !isLegal(table, parsed.value)) return 'not legal';
  table.play(parsed.value);
  const text = tableText(table);
  table.undo();
  return text;
}
