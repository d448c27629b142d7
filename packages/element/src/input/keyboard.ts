import type { TableActions } from '../state/table-actions.js';
import { runCommand } from '../state/commands.js';
import type { TableSession } from '../game/table-session.js';
import { commandOf, isLooking, type Command } from '../table/commands.js';
import type { Direction } from '../table/cursor.js';
import { nextSpot } from './next-spot.js';

/** Milliseconds between two actions while their key is held. */
const HELD = 110;

/** Carries out the commands of keys that are pressed on the table. */
export class Keyboard {
  #acted = 0;

  constructor(private readonly actions: TableActions) {}

  readonly press = (event: KeyboardEvent): void => {
    const { element, features, state } = this.actions;
    const { session } = state;
    if (!session || !isOurs(event, element) || event.defaultPrevented) return;
    const command = commandOf(event, element.keys);
    if (command === undefined || (element.viewOnly && !isLooking(command))) return;
    if (!features.loaded?.celebration.hurry(session.view)) session.view.animator.finish();
    const held = session.selection.chosen !== undefined;
    if (typeof command === 'object') {
      if (!this.#go(session, event.target as Element, command.go)) return;
    } else if (!event.repeat || this.#repeats(command)) {
      this.#acted = performance.now();
      runCommand(this.actions, command);
    }
    // An Escape that releases a card must not also close a dialog of the page.
    if (command !== 'release' || held) event.preventDefault();
  };

  /** Moves the focus from a card or slot. Returns false when the key came from elsewhere, such as from a button of the bar. */
  #go({ cursor, view }: TableSession, from: Element, direction: Direction): boolean {
    const spot = view.scene.spotOf(from);
    if (!spot) {
      if (from.matches('.table')) this.actions.focusAnywhere();
      return false;
    }
    const next = nextSpot(cursor, spot, direction, this.actions.element.leftHanded);
    // The arrow leads no further: describe the focused card instead.
    if (next.pile === spot.pile && next.depth === spot.depth) runCommand(this.actions, 'card');
    view.focus(next);
    return true;
  }

  /** Tells whether a command is carried out again while its key is held. */
  #repeats(command: Command): boolean {
    return command === 'undo' || command === 'redo' || (command === 'act' && performance.now() - this.#acted >= HELD);
  }
}

/** Tells whether a key is the table's: slotted elements of the page have keys of their own, and the page may pass on keys that nothing else uses. */
function isOurs({ target, currentTarget }: KeyboardEvent, element: Element): boolean {
  const from = target as Element;
  return from.getRootNode() === element.shadowRoot ? !from.closest('dialog') : from === currentTarget || !element.contains(from);
}
