import type { TableActions } from '../state/table-actions.js';
import { runCommand } from '../state/commands.js';
import { commandOf } from '../table/commands.js';
import { nextSpot } from './next-spot.js';

/** Milliseconds between two actions while their key is held. */
const HELD = 110;

/** Carries out the commands of keys that are pressed on the table. */
export class Keyboard {
  #acted = 0;

  constructor(private readonly actions: TableActions) {}

  readonly press = (event: KeyboardEvent): void => {
    const { actions } = this;
    const target = event.target as Element;
    const { element, features, state } = actions;
    const { session } = state;
    // Slotted elements of the page have keys of their own. The page may pass on keys that nothing else uses.
    const ours =
      target.getRootNode() === element.shadowRoot ? !target.closest('dialog') : target === event.currentTarget || !element.contains(target);
    if (!session || !ours || event.defaultPrevented) return;
    const command = commandOf(event, !element.withoutLetterKeys);
    if (command === undefined) return;
    if (!features.loaded?.celebration.hurry(session.view)) session.view.animator.finish();
    const held = session.selection.chosen !== undefined;
    if (typeof command === 'object') {
      const spot = session.view.scene.spotOf(target);
      if (!spot) return target.matches('.table') ? actions.focusAnywhere() : undefined;
      const next = nextSpot(session.cursor, spot, command.go, element.leftHanded);
      // The arrow leads no further: describe the focused card instead.
      if (next.pile === spot.pile && next.depth === spot.depth) runCommand(actions, 'card');
      session.view.focus(next);
    } else if (
      !event.repeat ||
      command === 'undo' ||
      command === 'redo' ||
      (command === 'act' && performance.now() - this.#acted >= HELD)
    ) {
      this.#acted = performance.now();
      runCommand(actions, command);
    }
    // An Escape that releases a card must not also close a dialog of the page.
    if (command !== 'release' || held) event.preventDefault();
  };
}
