import type { GameController } from '../controllers/game-controller.js';
import type { Drag } from './drag.js';
import { EarlyPress } from './early-press.js';
import { Keyboard } from './keyboard.js';
import { PageKeys } from './page-keys.js';
import { Taps } from './taps.js';
import type { UsedKeys } from './used-keys.js';

/** Pointers and keys on one table: those parts that a first deal needs, and the others once they are loaded. */
export class TableInput {
  readonly keyboard: Keyboard;
  readonly taps: Taps;
  readonly earlyPress: EarlyPress;
  #drag: Drag | undefined;
  #keys: UsedKeys | undefined;

  /** @param load loads the other parts at once */
  constructor(
    private readonly controller: GameController,
    load: () => void,
  ) {
    this.keyboard = new Keyboard(controller);
    this.taps = new Taps(controller);
    this.earlyPress = new EarlyPress(load);
    controller.pointer = this.earlyPress;
    new PageKeys(controller.element, this.keyboard.press);
  }

  /** Adds the parts that were loaded. */
  equip({ autofocus, Drag, TapReader, UsedKeys }: typeof import('./index.js')): void {
    const { controller } = this;
    this.taps.reader = new TapReader(controller);
    this.#drag = controller.pointer = new Drag(controller, this.taps);
    this.#keys = new UsedKeys(this.keyboard.press);
    autofocus(controller.element);
    const press = this.earlyPress.take();
    if (press) this.#drag.takeOver(press);
  }

  readonly keydown = (event: KeyboardEvent): void => (this.#keys?.down ?? this.keyboard.press)(event);

  readonly keyup = (event: KeyboardEvent): void => this.#keys?.up(event);

  readonly click = (event: MouseEvent): void => (this.#drag?.click ?? this.taps.click)(event);

  readonly down = (event: PointerEvent): void => this.controller.pointer?.down(event);

  readonly menu = (event: Event): void => this.#drag?.menu(event);
}
