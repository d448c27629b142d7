import { PatienceGame } from './index.js';

/** None in Node. */
const elements = globalThis.customElements as CustomElementRegistry | undefined;

/** A browser older than Chrome 125, Firefox 126 or Safari 17.5 keeps showing what the page has put into the element. */
const newEnough = (): boolean => CSS.supports('selector(:state(x))') && CSS.supports('color', 'light-dark(red, red)');

if (elements && elements.get('patience-game') === undefined && newEnough()) elements.define('patience-game', PatienceGame);

export { PatienceGame };
