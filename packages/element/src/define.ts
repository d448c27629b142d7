import { PatienceGame } from './index.js';

/** None in Node. */
const elements = globalThis.customElements as CustomElementRegistry | undefined;

if (elements?.get('patience-game') === undefined) elements?.define('patience-game', PatienceGame);

export { PatienceGame };
