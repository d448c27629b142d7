import type { TableShell } from '../../app-shell/start.js';
import type { Store } from '../../store/store.js';
import { showGameNotFound } from '../../table/game-not-found.js';
import type { Words } from './first-words.js';
import { showStrip } from './strip.js';

/** Says in place of the table that there is no such patience, and shows the strip with others below. @param id empty if none was named */
export async function showNotFound(shell: TableShell<Words>, id: string, store: Promise<Store>): Promise<void> {
  showGameNotFound(shell, shell.words, id);
  await showStrip('', shell, await store);
}
