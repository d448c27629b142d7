import { PatienceGame } from './patience-game.js';

/** The registry of custom elements; undefined in Node. */
const elements = globalThis.customElements as CustomElementRegistry | undefined;

/**
 * Tells whether the browser is new enough. Node and jsdom have no style sheets, and happy-dom has no element internals. Browsers older than Chrome 125,
 * Firefox 126 or Safari 17.5 keep showing the element's fallback content.
 */
const newEnough = (): boolean =>
  typeof CSS !== 'undefined' &&
  CSS.supports('selector(:state(x))') &&
  CSS.supports('color', 'light-dark(red, red)') &&
  'attachInternals' in HTMLElement.prototype;

/** Registers `<patience-game>`, once. Does nothing in Node, in a browser that is too old and in the simulated browsers of tests. */
export function define(): void {
  if (elements && elements.get('patience-game') === undefined && newEnough()) elements.define('patience-game', PatienceGame);
}
