import type { Game } from '@patience/core';
import type { TableActions } from '../../state/table-actions.js';

/** Restarts the deal on the table, and offers the way back. */
export function restart(actions: TableActions, game: Game): void {
  actions.state.markRestart(game.cursor);
  actions.restart();
}

/** Brings back the game that was restarted. */
export function undoRestart(actions: TableActions): void {
  for (let i = actions.state.restarted; i > 0; i--) actions.redo();
}
