import type { PatienceGame } from '../patience-game.js';
import type { Spot } from '../view/scene.js';
import { commandOf } from './keys.js';

/** Between two cards that turn by themselves while a key is held, in milliseconds. */
const HELD = 110;

/** Keys, as long as the focus is inside; and where the focus goes. */
export class Keyboard {
  #acted = 0;

  constructor(private readonly element: PatienceGame) {}

  readonly press = (event: KeyboardEvent): void => {
    const { element } = this;
    const { session } = element;
    const target = event.target as Element;
    // What the page puts into slots has keys of its own; it may hand over those that nobody else wants.
    const ours = target.getRootNode() === element.shadowRoot ? !target.closest('dialog') : target === element || !element.contains(target);
    if (!session || !ours || event.defaultPrevented) return;
    const command = commandOf(event, !element.withoutLetterKeys);
    if (command === undefined) return;
    session.motion.finish();
    if (typeof command === 'object') {
      const spot = session.scene.spotOf(target);
      if (!spot) return target.matches('.table') ? this.focusAnywhere() : undefined;
      this.focus(session.cursor.next(spot, command.go, element.leftHanded));
    } else if (
      !event.repeat ||
      command === 'undo' ||
      command === 'redo' ||
      (command === 'act' && performance.now() - this.#acted >= HELD)
    ) {
      this.#acted = performance.now();
      element.command(command);
    }
    if (command !== 'release') event.preventDefault();
  };

  /** The focus has come to a card: it is the stop of its row from now on. */
  readonly arrive = (event: FocusEvent): void => {
    const { session } = this.element;
    const spot = session?.scene.spotOf(event.target as Element);
    if (!session || !spot || session.cursor.isStop(spot)) return;
    session.cursor.goTo(spot);
    this.element.requestUpdate();
  };

  /** Puts the focus on a card or place. */
  focus({ pile, depth }: Spot): void {
    const { game, scene } = this.element.session!;
    scene.elementAt(pile, Math.max(0, game.view.count(pile) - 1 - depth))?.focus();
  }

  /** The focused card has gone: the first stop takes the focus. */
  focusAnywhere(): void {
    this.element.renderRoot.querySelector<HTMLElement>('.table button[tabindex="0"]')?.focus();
  }
}
