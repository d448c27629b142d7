import type { SavedGame } from '@patience/core';
import { decodeGame } from '../../share/code.js';
import { dealKey } from '../../address/deal.js';
import { isOpen, type GameRecord } from '../../store/records.js';
import type { Store } from '../../store/store.js';
import { sameMoves } from '../../table/game-saver.js';
import type { GameOpener } from '../../table/opener.js';
import { pathWithoutRules } from './visit.js';

/** A shared game, and its record if the player has stored it. */
export interface SharedGame {
  readonly save: SavedGame;
  readonly record: GameRecord | undefined;
}

/**
 * Opens a shared game: the one in the fragment of the address, which is removed, or the one on the table before the page was reloaded. It
 * is stored with the player's first move.
 * @param code code of the game @param again whether the page was reloaded: the player may have continued the game
 * @returns undefined if it cannot be opened
 */
export async function importSharedGame(
  store: Pick<Store, 'games'>,
  opener: GameOpener,
  { code, again }: { readonly code: string; readonly again: boolean },
): Promise<SharedGame | undefined> {
  if (!again) history.replaceState(history.state, '', pathWithoutRules());
  const decoded = await decodeGame(code);
  const loaded = decoded.ok && (await opener.load(decoded.save));
  if (!loaded || !loaded.ok) return undefined;
  const save = loaded.value.save();
  // A deal without a move is a new game, even beside a stored one whose moves were undone.
  if (save.gestures.length === 0) return { save, record: undefined };
  const record = (await store.games({ deal: dealKey(save) }, MOST)).find(
    (game) => isOpen(game) && (again ? game.watched === true : sameMoves(game.save, save)),
  );
  return { save, record };
}

/** Most stored games of the deal that are compared with the shared one. */
const MOST = 20;
