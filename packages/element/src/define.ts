import { PatienceGame } from './index.js';
import { define } from './registration.js';

// Called here and nowhere as a side effect of another module: bundlers keep this file alone for what it does.
define();

export { PatienceGame };
