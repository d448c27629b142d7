import { pageAddress } from '../address/site.js';
import type { AddedSource } from '../catalogue/entry.js';
import { dress } from '../settings/apply.js';
import { change, settings } from '../settings/settings.js';
import { hearNotices, notice } from '../shell/notices.js';
import type { TableShell } from '../shell/start.js';
import { CellSeat, type CellWanted, type CellWishes } from './cell-seat.js';

/**
 * Opens the cell of an added game in the place of the element, and tells the player when it had to be stopped.
 * @param wishes what to do when the player wishes a new deal that the page is to find, or to choose one
 * @throws Error with the reason why the module cannot be played
 */
export async function layInCell(
  shell: TableShell,
  element: HTMLElement,
  entry: AddedSource,
  wishes: Pick<CellWishes, 'deal' | 'choose'>,
  wanted: Pick<CellWanted, 'bare' | 'noDeals'> = {},
): Promise<CellSeat> {
  const { words, root, lang } = shell;
  const stopped = (): void =>
    void notice(words.table.stopped, {
      actions: [
        { label: words.notices.again, run: () => location.reload() },
        { label: words.nav.gallery, run: () => location.assign(pageAddress(shell, 'games/')) },
      ],
    });
  const seat = await CellSeat.open(element, entry, { root, lang, settings: settings(), ...wanted }, words.table, {
    menu: (changed) => dress(document.documentElement, change(changed)),
    ...wishes,
    gone: stopped,
  });
  hearNotices((some) => seat.cover(some));
  return seat;
}
