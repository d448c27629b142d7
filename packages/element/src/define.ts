import { PatienceGame } from './index.js';

if (!customElements.get('patience-game')) customElements.define('patience-game', PatienceGame);

export { PatienceGame };
