import { unsafeCSS, type CSSResult } from 'lit';
import { TableDescriber } from './announcements/table-describer.js';
import type { GameController } from './controllers/game-controller.js';
import type { TableInput } from './input/table-input.js';
import type { LazyChunk } from './lazy-loader.js';
import type { AdoptedStyles } from './styles/adopted-styles.js';

/** Style sheet of the lazy chunk, shared by all elements. */
let laterStyles: CSSResult | undefined;

/** Connects the lazy chunk, which is loaded after the first deal, with one element. */
export function equip(controller: GameController, input: TableInput, styles: AdoptedStyles, chunk: LazyChunk): void {
  const { Autoplay, Celebration, ClicksBeside, listen, Lookahead, runCommand, Paper, sheetStyles, shownNumbers, VisibilityTimer } = chunk;
  const { element } = controller;
  styles.add((laterStyles ??= unsafeCSS(sheetStyles)));
  TableDescriber.shownNumbers = shownNumbers;
  listen(element);
  new VisibilityTimer(controller);
  new Paper(controller);
  new ClicksBeside(controller);
  controller.runCommand = (command) => runCommand(controller, command);
  controller.celebration = new Celebration(element);
  controller.autoplay = new Autoplay(controller);
  controller.lookahead = new Lookahead(controller);
  input.equip(chunk);
  element.requestUpdate();
}
