import type { GameController } from '../controllers/game-controller.js';
import { runCommand } from '../controllers/commands.js';
import { commandOf } from '../table/commands.js';
import { nextSpot } from './next-spot.js';
import type { KeptKey } from './early-keys.js';

/** Time between two cards that turn by themselves while a key is held, in milliseconds. */
const HELD = 110;

/** Does what the keys pressed on the table mean. */
export class Keyboard {
  #acted = 0;

  constructor(private readonly controller: GameController) {}

  /** @param target on what the key was pressed */
  readonly press = (event: KeyboardEvent, target = event.target as Element): void => {
    const { controller } = this;
    const { session, element } = controller;
    // What the page puts into slots has keys of its own; it may hand over those that nobody else wants.
    const ours =
      target.getRootNode() === element.shadowRoot ? !target.closest('dialog') : target === event.currentTarget || !element.contains(target);
    if (!session || !ours || event.defaultPrevented) return;
    const command = commandOf(event, !element.withoutLetterKeys);
    if (command === undefined) return;
    session.view.animator.finish();
    controller.celebration?.skip();
    const held = session.selection.chosen !== undefined;
    if (typeof command === 'object') {
      const spot = session.view.scene.spotOf(target);
      if (!spot) return target.matches('.table') ? controller.focusAnywhere() : undefined;
      const next = nextSpot(session.cursor, spot, command.go, element.leftHanded);
      // Nothing lies further on: more is told about where one is.
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
    // An Escape that lets go of something closes no dialog of the page besides.
    if (command !== 'release' || held) event.preventDefault();
  };

  /** Presses keys that came before this code was loaded, each on what has the focus by then. */
  takeOver(keys: readonly KeptKey[]): void {
    const { shadowRoot } = this.controller.element;
    for (const { event, target } of keys) {
      const focused = shadowRoot?.activeElement;
      const now = (shadowRoot?.contains(target) && focused) || target;
      if (event.key === 'Enter' || event.key === ' ') (now as HTMLElement).click();
      // The first event counts as used: its default was prevented.
      else this.press(new KeyboardEvent(event.type, event), now);
    }
  }
}
