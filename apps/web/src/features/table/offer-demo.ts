import type { PatienceGame } from '@patience/element';
import { change, settings } from '../../settings/settings.js';

/** Lets the table offer its demonstration in the first game of a family, until a move is played. @param family empty for an unknown one */
export function offerDemo(table: PatienceGame, family: string): void {
  const { families = [] } = settings();
  if (family === '' || families.includes(family)) return;
  table.demo = true;
  table.addEventListener('patience-move', () => change({ families: [...(settings().families ?? []), family] }), { once: true });
}
