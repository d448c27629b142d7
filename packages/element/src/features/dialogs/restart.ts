import type { TableActions } from '../../state/table-actions.js';
import type { TableSession } from '../../game/table-session.js';

/** Number of gestures that were played before the player restarted a deal, by session. */
const restarts = new WeakMap<TableSession, number>();

/** Restarts the deal on the table. */
export function restart(actions: TableActions, session: TableSession): void {
  restarts.set(session, session.game.cursor);
  actions.restart();
}

/** Returns how many gestures bring back the game that was restarted; 0 when there is none, or when a move was played since. */
export function restarted(session: TableSession): number {
  const { cursor, canRedo } = session.game;
  if (cursor > 0 || !canRedo) restarts.delete(session);
  return restarts.get(session) ?? 0;
}

/** Brings back the game that was restarted. */
export function undoRestart(actions: TableActions, session: TableSession): void {
  for (let i = restarted(session); i > 0; i--) actions.redo();
}
