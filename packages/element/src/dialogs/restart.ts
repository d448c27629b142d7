import type { GameController } from '../controllers/game-controller.js';
import type { TableSession } from '../game/table-session.js';

/** Gestures that were played before the player started a deal again. */
const restarts = new WeakMap<TableSession, number>();

/** Starts the deal again. */
export function restart(controller: GameController, session: TableSession): void {
  restarts.set(session, session.game.cursor);
  controller.restart();
}

/** Returns how many gestures bring back the game that was started again; 0 when there is none, or it was played on. */
export function restarted(session: TableSession): number {
  const { cursor, canRedo } = session.game;
  if (cursor > 0 || !canRedo) restarts.delete(session);
  return restarts.get(session) ?? 0;
}

/** Brings back the game that was started again. */
export function undoRestart(controller: GameController, session: TableSession): void {
  for (let i = restarted(session); i > 0; i--) controller.redo();
}
