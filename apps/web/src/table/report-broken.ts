import { pageAddress } from '../address/site.js';
import type { TableShell } from '../app-shell/start.js';
import { notice } from '../components/notices.js';

/** Shows a notice that a game cannot be played, or was removed from the table, with ways on. */
export function reportBroken(shell: TableShell, why: string): void {
  const { notices, nav } = shell.words;
  notice(why, {
    actions: [
      { label: notices.again, run: () => location.reload() },
      { label: nav.gallery, run: () => location.assign(pageAddress(shell, 'games/')) },
    ],
  });
}
