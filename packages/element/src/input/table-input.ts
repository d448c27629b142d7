import type { GameController } from '../controllers/game-controller.js';
import type { PointerHandlers } from '../view/board.js';
import type { Drag } from './drag.js';
import { EarlyPress } from './early-press.js';
import { EarlyKeys } from './early-keys.js';
import type { Keyboard } from './keyboard.js';
import { PageKeys } from './page-keys.js';
import { Taps } from './taps.js';
import type { UsedKeys } from './used-keys.js';

/** Handles pointers and keys on one table: with the parts that a first deal needs, and the others once they are loaded. */
export class TableInput implements PointerHandlers {
  readonly taps: Taps;
  /** The keyboard's commands; undefined until they are loaded. */
  keyboard: Keyboard | undefined;
  readonly earlyPress: EarlyPress;
  readonly #earlyKeys: EarlyKeys;
  #drag: Drag | undefined;
  #keys: UsedKeys | undefined;

  /** @param load loads the other parts at once */
  constructor(
    private readonly controller: GameController,
    load: () => void,
  ) {
    this.taps = new Taps(controller);
    this.earlyPress = new EarlyPress(load);
    this.#earlyKeys = new EarlyKeys(controller.element, load);
    controller.pointer = this.earlyPress;
    new PageKeys(controller.element, (event) => (this.keyboard?.press ?? this.#earlyKeys.press)(event));
  }

  /** Adds the lazily loaded parts. */
  equip({ autofocus, Drag, Keyboard, TapReader, UsedKeys }: typeof import('./index.js')): void {
    const { controller } = this;
    this.taps.reader = new TapReader(controller);
    this.#drag = controller.pointer = new Drag(controller, this.taps);
    const keyboard = (this.keyboard = new Keyboard(controller));
    this.#keys = new UsedKeys(keyboard.press);
    autofocus(controller.element);
    const press = this.earlyPress.take();
    if (press) this.#drag.takeOver(press);
    keyboard.takeOver(this.#earlyKeys.take());
  }

  readonly keydown = (event: KeyboardEvent): void => (this.#keys?.down ?? this.#earlyKeys.press)(event);

  readonly keyup = (event: KeyboardEvent): void => this.#keys?.up(event);

  /** Makes the focused card the tab stop of its row. */
  readonly focusin = (event: FocusEvent): void => {
    const { session } = this.controller;
    const spot = session?.view.scene.spotOf(event.target as Element);
    if (!session || !spot || session.cursor.isStop(spot)) return;
    session.cursor.goTo(spot);
    this.controller.requestUpdate();
  };

  readonly click = (event: MouseEvent): void => (this.#drag?.click ?? this.taps.click)(event);

  readonly down = (event: PointerEvent): void => this.controller.pointer?.down(event);

  readonly menu = (event: Event): void => this.#drag?.menu(event);
}
