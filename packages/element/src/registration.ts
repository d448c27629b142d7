import { PatienceGame } from './patience-game.js';

/** None in Node. */
const elements = globalThis.customElements as CustomElementRegistry | undefined;

/** Node has no style sheets. A browser older than Chrome 125, Firefox 126 or Safari 17.5 keeps showing what the page has put into the element. */
const newEnough = (): boolean =>
  typeof CSS !== 'undefined' && CSS.supports('selector(:state(x))') && CSS.supports('color', 'light-dark(red, red)');

/** Makes `<patience-game>` known to the page, once; does nothing in Node and in a browser that is too old. */
export function define(): void {
  if (elements && elements.get('patience-game') === undefined && newEnough()) elements.define('patience-game', PatienceGame);
}
