import type { KeyboardHost } from './host.js';
import { commandOf } from '../table/commands.js';
import type { Spot } from '../table/spot.js';

/** Between two cards that turn by themselves while a key is held, in milliseconds. */
const HELD = 110;

/** Keys pressed on the table; and where the focus goes. */
export class Keyboard {
  #acted = 0;

  constructor(private readonly host: KeyboardHost) {}

  readonly press = (event: KeyboardEvent): void => {
    const { host } = this;
    const { session } = host;
    const target = event.target as Element;
    // What the page puts into slots has keys of its own; it may hand over those that nobody else wants.
    const ours =
      target.getRootNode() === host.shadowRoot ? !target.closest('dialog') : target === event.currentTarget || !host.contains(target);
    if (!session || !ours || event.defaultPrevented) return;
    const command = commandOf(event, !host.withoutLetterKeys);
    if (command === undefined) return;
    session.motion.finish();
    host.celebration.skip();
    const held = session.hand.chosen !== undefined;
    if (typeof command === 'object') {
      const spot = session.scene.spotOf(target);
      if (!spot) return target.matches('.table') ? this.focusAnywhere() : undefined;
      const next = session.cursor.next(spot, command.go, host.leftHanded);
      // Nothing lies further on: more is told about where one is.
      if (next.pile === spot.pile && next.depth === spot.depth) host.command('card');
      this.focus(next);
    } else if (
      !event.repeat ||
      command === 'undo' ||
      command === 'redo' ||
      (command === 'act' && performance.now() - this.#acted >= HELD)
    ) {
      this.#acted = performance.now();
      host.command(command);
    }
    // An Escape that lets go of something closes no dialog of the page besides.
    if (command !== 'release' || held) event.preventDefault();
  };

  /** The focus has come to a card: it is the stop of its row from now on. */
  readonly arrive = (event: FocusEvent): void => {
    const { session } = this.host;
    const spot = session?.scene.spotOf(event.target as Element);
    if (!session || !spot || session.cursor.isStop(spot)) return;
    session.cursor.goTo(spot);
    this.host.requestUpdate();
  };

  /** Puts the focus on a card or place. */
  focus({ pile, depth }: Spot): void {
    const { game, scene } = this.host.session!;
    scene.elementAt(pile, Math.max(0, game.view.count(pile) - 1 - depth))?.focus();
  }

  /** The focused card has gone: the first stop takes the focus. */
  focusAnywhere(options?: FocusOptions): void {
    this.host.shadowRoot?.querySelector<HTMLElement>('.table button[tabindex="0"]')?.focus(options);
  }
}
