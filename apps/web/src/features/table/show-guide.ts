import type { PatienceGame } from '@patience/element';
import type { TableShell } from '../../app-shell/start.js';
import { change, settings } from '../../settings/settings.js';

/** Shows the guide until the first move, and with it in the first game of a family the offer of a demonstration. */
export function showGuide(table: PatienceGame, { game }: Pick<TableShell<unknown>, 'game'>, variant: string): void {
  table.guide = true;
  const family = variant === game?.id ? game.family : '';
  const { families = [] } = settings();
  if (family === '' || families.includes(family)) return;
  table.demo = true;
  table.addEventListener('patience-move', () => change({ families: [...(settings().families ?? []), family] }), { once: true });
}
