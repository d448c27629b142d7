import { actionMove, type Move } from '@patience/core/internals';
import type { TableSession } from '../game/table-session.js';
import { pileOfAction } from '../table/actions.js';
import type { TableActions } from './table-actions.js';

/**
 * Turns the stock, deals, or performs another action of the patience. Announces and shows a refusal.
 * @param action by default the action that the key D means now
 */
export function doAction({ focused }: Pick<TableActions, 'focused'>, session: TableSession, action?: Move): void {
  session.finishMotion();
  session.guarded(() => {
    const { selection, game, describer } = session;
    const meant = action ?? meantAction(session, focused?.pile);
    if (meant === undefined) session.remark(describer.words.nothingToDo);
    else session.showOutcome(selection.act(meant, game.piles.find(({ id }) => selection.actionOn(id) === meant)?.id ?? ''));
  });
}

/**
 * Returns the action that the key D means: that of the chosen or focused pile if each pile has its own, else the first action of the
 * patience.
 */
function meantAction({ selection, game }: TableSession, focused: string | undefined): Move | undefined {
  const pile = selection.chosen?.pile ?? focused;
  const here = pile === undefined ? undefined : selection.actionOn(pile);
  const own = here !== undefined && pileOfAction(game, here) !== undefined ? here : undefined;
  if (own !== undefined && selection.canAct(own) === true) return own;
  const can = selection.actions.find((action) => pileOfAction(game, action) === undefined);
  const first = game.table.rules.actions.findIndex(({ each }) => !each);
  return can ?? own ?? (first < 0 ? undefined : actionMove(first));
}
