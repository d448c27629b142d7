import { Game, type Variant } from '@patience/core';

/** Smallest number of visible faces for which a deal is drawn without moves. */
const FACES = 6;
/** Largest number of moves played to reach that many faces. */
const MOVES = 14;

/**
 * Returns a game to draw: a real deal, or a position some moves later if hardly a face is visible after the deal. Undefined if the variant
 * cannot be dealt.
 */
export function pose(variant: Variant, seed: number): Game | undefined {
  const started = Game.start(variant, { seed });
  if (!started.ok) return undefined;
  const game = started.value;
  const faces = (): number => game.piles.filter(({ id }) => game.view.count(id) > 0 && game.view.card(id)).length;
  for (let moves = 0; moves < MOVES && faces() < FACES; moves++) {
    const [move] = game.legalMoves();
    if (move === undefined || !game.play(move).ok) break;
  }
  return game;
}
