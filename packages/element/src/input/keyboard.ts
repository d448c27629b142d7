import type { GameController } from '../controllers/game-controller.js';
import { obey } from '../controllers/commands.js';
import { commandOf } from '../table/commands.js';

/** Between two cards that turn by themselves while a key is held, in milliseconds. */
const HELD = 110;

/** Keys pressed on the table; and where the focus goes. */
export class Keyboard {
  #acted = 0;

  constructor(private readonly controller: GameController) {}

  readonly press = (event: KeyboardEvent): void => {
    const { controller } = this;
    const { session, element } = controller;
    const target = event.target as Element;
    // What the page puts into slots has keys of its own; it may hand over those that nobody else wants.
    const ours =
      target.getRootNode() === element.shadowRoot ? !target.closest('dialog') : target === event.currentTarget || !element.contains(target);
    if (!session || !ours || event.defaultPrevented) return;
    const command = commandOf(event, !element.withoutLetterKeys);
    if (command === undefined) return;
    session.view.motion.finish();
    controller.celebration?.skip();
    const held = session.hand.chosen !== undefined;
    if (typeof command === 'object') {
      const spot = session.view.scene.spotOf(target);
      if (!spot) return target.matches('.table') ? controller.focusAnywhere() : undefined;
      const next = session.cursor.next(spot, command.go, element.leftHanded);
      // Nothing lies further on: more is told about where one is.
      if (next.pile === spot.pile && next.depth === spot.depth) obey(controller, 'card');
      session.view.focus(next);
    } else if (
      !event.repeat ||
      command === 'undo' ||
      command === 'redo' ||
      (command === 'act' && performance.now() - this.#acted >= HELD)
    ) {
      this.#acted = performance.now();
      obey(controller, command);
    }
    // An Escape that lets go of something closes no dialog of the page besides.
    if (command !== 'release' || held) event.preventDefault();
  };

  /** The focus has come to a card: it is the stop of its row from now on. */
  readonly arrive = (event: FocusEvent): void => {
    const { session } = this.controller;
    const spot = session?.view.scene.spotOf(event.target as Element);
    if (!session || !spot || session.cursor.isStop(spot)) return;
    session.cursor.goTo(spot);
    this.controller.requestUpdate();
  };
}
