import type { SavedGame } from '@patience/core';
import { decodeGame } from '../share/code.js';
import { dealKey } from '../address/deal.js';
import { isOpen, type GameRecord } from '../store/records.js';
import type { Store } from '../store/store.js';
import { CARRIED } from './address.js';
import { sameMoves } from './keeper.js';
import type { GameOpener } from './opener.js';
import { place } from './visit.js';

/** A game that came along in the address, and its record where the player has it already. */
export interface Carried {
  readonly save: SavedGame;
  readonly record: GameRecord | undefined;
}

/**
 * Reads the game that came along behind the address. Nothing is stored: that happens with the player's first move in it.
 * @returns undefined where it cannot be opened
 */
export async function readCarried(store: Pick<Store, 'games'>, opener: GameOpener): Promise<Carried | undefined> {
  const code = location.hash.slice(1 + CARRIED.length);
  history.replaceState(history.state, '', place());
  const decoded = await decodeGame(code);
  const loaded = decoded.ok && (await opener.load(decoded.save));
  if (!loaded || !loaded.ok) return undefined;
  const save = loaded.value.save();
  // A deal without a move is a new game, also beside one that was begun and taken back.
  if (save.gestures.length === 0) return { save, record: undefined };
  const record = (await store.games({ deal: dealKey(save) }, MOST)).find((game) => isOpen(game) && sameMoves(game.save, save));
  return { save, record };
}

/** Stored games of one deal among which it is looked for. */
const MOST = 20;
