import type { TableActions } from '../state/table-actions.js';
import { Drag } from './drag.js';
import { Keyboard } from './keyboard.js';
import { PageKeys } from './page-keys.js';
import { TapInterpreter } from './tap-interpreter.js';
import { UsedKeys } from './used-keys.js';

/** Handles pointers and keys on one table. */
export class TableInput {
  readonly drag: Drag;
  readonly #keys: UsedKeys;
  /** Handles a key on the table. */
  readonly press: (event: KeyboardEvent) => void;

  constructor(private readonly actions: TableActions) {
    this.press = new Keyboard(actions).press;
    this.drag = new Drag(actions, new TapInterpreter(actions));
    this.#keys = new UsedKeys(this.press);
    new PageKeys(actions.element, this.press);
    actions.onInterrupt(() => this.cancel());
  }

  readonly keydown = (event: KeyboardEvent): void => this.#keys.down(event);

  readonly keyup = (event: KeyboardEvent): void => this.#keys.up(event);

  /** Makes the focused card the tab stop of its row. */
  readonly focusin = (event: FocusEvent): void => {
    const { session } = this.actions.state;
    const spot = session?.view.scene.spotOf(event.target as Element);
    if (!session || !spot || session.cursor.isStop(spot)) return;
    session.cursor.goTo(spot);
    this.actions.requestUpdate();
  };

  /** Ends a press or a drag without playing a move. */
  cancel(): void {
    this.drag.cancel();
  }
}
