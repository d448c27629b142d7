import type { GameController } from '../controllers/game-controller.js';
import { runCommand } from '../controllers/commands.js';
import { commandOf } from '../table/commands.js';
import { nextSpot } from './next-spot.js';
import type { KeptKey } from './early-keys.js';

/** Milliseconds between two actions while their key is held. */
const HELD = 110;

/** Carries out the commands of keys that are pressed on the table. */
export class Keyboard {
  #acted = 0;

  constructor(private readonly controller: GameController) {}

  /** @param target the element on which the key was pressed */
  readonly press = (event: KeyboardEvent, target = event.target as Element): void => {
    const { controller } = this;
    const { session, element } = controller;
    // Slotted elements of the page have keys of their own. The page may pass on keys that nothing else uses.
    const ours =
      target.getRootNode() === element.shadowRoot ? !target.closest('dialog') : target === event.currentTarget || !element.contains(target);
    if (!session || !ours || event.defaultPrevented) return;
    const command = commandOf(event, !element.withoutLetterKeys);
    if (command === undefined) return;
    if (!controller.celebration?.hurry(session.view)) session.view.animator.finish();
    const held = session.selection.chosen !== undefined;
    if (typeof command === 'object') {
      const spot = session.view.scene.spotOf(target);
      if (!spot) return target.matches('.table') ? controller.focusAnywhere() : undefined;
      const next = nextSpot(session.cursor, spot, command.go, element.leftHanded);
      // The arrow leads no further: describe the focused card instead.
      if (next.pile === spot.pile && next.depth === spot.depth) runCommand(controller, 'card');
      session.view.focus(next);
    } else if (
      !event.repeat ||
      command === 'undo' ||
      command === 'redo' ||
      (command === 'act' && performance.now() - this.#acted >= HELD)
    ) {
      this.#acted = performance.now();
      runCommand(controller, command);
    }
    // An Escape that releases a card must not also close a dialog of the page.
    if (command !== 'release' || held) event.preventDefault();
  };

  /** Handles keys that were pressed before this code was loaded, each on the element that has the focus by then. */
  takeOver(keys: readonly KeptKey[]): void {
    const { shadowRoot } = this.controller.element;
    for (const { event, target } of keys) {
      const focused = shadowRoot?.activeElement;
      const now = (shadowRoot?.contains(target) && focused) || target;
      if (event.key === 'Enter' || event.key === ' ') (now as HTMLElement).click();
      // Dispatch a copy: the default of the first event was prevented, which marks it as handled.
      else this.press(new KeyboardEvent(event.type, event), now);
    }
  }
}
