import type { PatienceGame } from '@patience/element';
import type { TableShell } from '../app-shell/start.js';
import type { AddedSource, Source } from '../catalogue/entry.js';
import { PageOpener, type GameOpener } from './opener.js';

/** Returns the opener for the games of a variant on a table. The games of an added module run in a sandbox. */
export async function openerOf(entry: Source | AddedSource, table: PatienceGame, shell: TableShell): Promise<GameOpener> {
  const { lang } = shell;
  if (!entry.added) return new PageOpener(table, await entry.load(), { module: entry.address }, lang);
  if (entry.recipe) {
    const { openRecipe } = await import('../added/recipe.js');
    return openRecipe(table, entry.id, entry.source, lang);
  }
  const { openSandboxed } = await import('./sandbox-opener.js');
  return openSandboxed(shell, table, entry);
}
