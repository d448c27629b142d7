import { Game, type SavedGame, type Variant } from '@patience/core';
import { dealKey } from '../address/deal.js';
import { isOpen } from '../store/records.js';
import { dealQuery } from '../table/address.js';
import { GameSaver } from '../table/game-saver.js';
import type { Store } from '../store/store.js';

/**
 * Stores a game that was played before its patience was kept, so that it goes on among the player's games.
 * @param variant the patience as it was kept, perhaps under another id
 * @param watched whether its moves came with a link: then it never counts
 * @returns the query that opens the game on its table
 */
export async function bringGame(
  store: Pick<Store, 'games' | 'write'>,
  variant: Variant,
  save: SavedGame,
  watched = false,
): Promise<URLSearchParams> {
  const loaded = Game.load(variant, { ...save, variant: variant.id });
  if (!loaded.ok) return new URLSearchParams();
  const game = loaded.value;
  const [before] = (await store.games({ deal: dealKey(game.save()) }, 1)).filter(isOpen);
  // The player may have gone on with this game after it was brought before.
  if (!before || before.moves < game.moves) {
    const saver = new GameSaver(store);
    saver.take(before, watched);
    saver.keep(game);
    await saver.settled();
  }
  return dealQuery(game);
}
