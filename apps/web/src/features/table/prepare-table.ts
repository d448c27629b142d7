import type { GivenOptions } from '@patience/core';
import type { PatienceGame } from '@patience/element';
import { applyColours, applyToTable, watchMenu } from '../../settings/apply.js';
import { change, onForeignChange, settings } from '../../settings/settings.js';

/**
 * Prepares a table before its first deal: settings, keys, and the page's own dialog for choosing a deal.
 * @param added whether the player added the patience
 */
export function prepareTable(table: PatienceGame, added: boolean, chooseDeal: (options?: GivenOptions) => void): void {
  if (!added) table.winnable = 'on'; // Show the switch; the settings set its value.
  applyToTable(table, settings());
  onForeignChange((changed) => applyToTable(table, changed));
  watchMenu(table, (changed) => applyColours(document.documentElement, change(changed)));
  table.pageKeys = true; // The keys work before the table has the focus.
  table.addEventListener('patience-before-sheet', (event) => {
    if (event.detail.sheet !== 'deal') return;
    event.preventDefault();
    chooseDeal(event.detail.options);
  });
}
