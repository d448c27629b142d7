import { Game, type Variant } from '@patience/core';

/** So many faces make a picture, */
const FACES = 6;
/** and so many moves at most are played for them. */
const MOVES = 14;

/**
 * A game to be drawn: a real deal; where hardly a face is seen after dealing, some moves later.
 * Undefined when the variant cannot be dealt.
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
