import { define } from './registration.js';

export { PatienceGame } from './index.js';

// Called here and nowhere as a side effect of another module: bundlers keep this file alone for what it does.
define();
