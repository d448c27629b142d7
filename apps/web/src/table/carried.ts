import { decodeGame } from '../share/code.js';
import { dealKey } from '../address/deal.js';
import { isOpen } from '../store/records.js';
import type { Store } from '../store/store.js';
import { CARRIED } from './address.js';
import { Keeper } from './keeper.js';
import type { GameOpener } from './opener.js';
import { place } from './visit.js';

/**
 * The game that came along behind the address becomes one of the player's own, unless it is already.
 * @returns its id; undefined where it cannot be opened
 */
export async function takeCarried(store: Pick<Store, 'games' | 'write'>, opener: GameOpener): Promise<string | undefined> {
  const code = location.hash.slice(1 + CARRIED.length);
  history.replaceState(history.state, '', place());
  const decoded = await decodeGame(code);
  const loaded = decoded.ok && (await opener.load(decoded.save));
  if (!loaded || !loaded.ok) return undefined;
  const save = loaded.value.save();
  const moves = JSON.stringify(save.gestures);
  const known = (await store.games({ deal: dealKey(save) })).find((game) => isOpen(game) && JSON.stringify(game.save.gestures) === moves);
  if (known) return known.id;
  const keeper = new Keeper(store);
  keeper.keep(loaded.value);
  await keeper.settled();
  return keeper.record?.id;
}
