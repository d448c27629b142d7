import { PatienceGame } from './patience-game.js';

/** The registry of custom elements; undefined in Node. */
const elements = globalThis.customElements as CustomElementRegistry | undefined;

/**
 * Tells whether the browser is new enough. Node has no style sheets. Browsers older than Chrome 125, Firefox 126 or Safari 17.5 keep
 * showing
 * the element's fallback content.
 */
const newEnough = (): boolean =>
  typeof CSS !== 'undefined' && CSS.supports('selector(:state(x))') && CSS.supports('color', 'light-dark(red, red)');

/** Registers `<patience-game>`, once. Does nothing in Node and in a browser that is too old. */
export function define(): void {
  if (elements && elements.get('patience-game') === undefined && newEnough()) elements.define('patience-game', PatienceGame);
}
