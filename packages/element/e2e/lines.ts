import { Game, type Variant } from '@patience/core';
import { loadInstalled } from '@patience/core/installed';
import { variants, wonGames, type WonGame } from './site.js';

/** A game, its moves, and which of them are played by real input. */
export interface Line {
  readonly game: Omit<WonGame, 'gestures'>;
  readonly moves: readonly string[];
  /** Indices of the moves played by real input. The others are played by the API. */
  readonly byHand: readonly number[];
}

/** Largest number of moves; later moves add nothing new. */
const LONGEST = 80;

/** Returns the kind of a move for real input: roles of its piles, one card or several, onto cards or an empty slot. */
function kindOf({ piles, view }: Game, move: string): string {
  const [, from, sign, to, count = '1'] = /^(\w+)([>+])(\w+)(?:\*(\d+))?$/.exec(move) ?? [];
  if (from === undefined || to === undefined) return move;
  const place = (id: string): string => {
    const { role, fan } = piles.find((pile) => pile.id === id)!;
    return `${role} ${fan ?? 'squared'}`;
  };
  return `${place(from)} ${sign} ${place(to)}${view.count(to) > 0 ? '' : ' empty'}${count === '1' ? '' : ' several'}`;
}

/** Plays legal moves that do not lead straight back, chosen deterministically. */
function wander(game: Game): void {
  const met = new Set<string>();
  for (let i = 0; game.moves < LONGEST && game.status === 'playing'; i++) {
    met.add(game.table.key.join());
    const moves = game.legalMoves();
    const next = moves
      .map((_, n) => moves[(n + i * 7) % moves.length]!)
      .find((move) => {
        game.play([move]);
        if (!met.has(game.table.key.join())) return true;
        game.undo();
        return false;
      });
    if (next === undefined) return;
  }
}

function open(variant: Variant, won: WonGame | undefined): Game {
  if (!won) {
    const game = Game.start(variant, { seed: 1 });
    if (!game.ok) throw new Error(game.error.message);
    wander(game.value);
    return game.value;
  }
  const game = Game.load(variant, { format: 1, rules: variant.rules, cursor: won.gestures.length, elapsedMs: 0, mistakes: 0, ...won });
  if (!game.ok) throw new Error(game.error.message);
  return game.value;
}

/**
 * Returns for every installed variant a won game, or else one of legal moves. Every kind of move is played by real input once before any is
 * repeated.
 * @param effort number of moves by real input in one game
 */
export async function lines(effort: number): Promise<Line[]> {
  const won = new Map(wonGames().map((game) => [game.variant, game]));
  const all: Line[] = [];
  for (const found of variants) {
    const played = open(await loadInstalled(found), won.get(found.id));
    const { variant, options, ...deal } = played.save();
    const moves = played.gestures.flat().slice(0, LONGEST);
    played.restart();
    const kinds = new Map<string, number[]>();
    moves.forEach((move, i) => {
      const kind = kindOf(played, move);
      kinds.set(kind, [...(kinds.get(kind) ?? []), i]);
      played.play([move]);
    });
    const inTurn = [...kinds.values()].flatMap((indices) => indices.map((index, turn) => ({ index, turn })));
    const byHand = inTurn.sort((a, b) => a.turn - b.turn || a.index - b.index).slice(0, effort);
    all.push({
      game: { variant, options, ...('deck' in deal ? { deck: deal.deck } : { seed: deal.seed }) } as Line['game'],
      moves,
      byHand: byHand.map(({ index }) => index).sort((a, b) => a - b),
    });
  }
  return all;
}
