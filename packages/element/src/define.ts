import { define } from './registration.js';

export { PatienceGame, registerLanguage } from './index.js';

// Call define() only here: bundlers keep this file for its side effect and may drop the others.
define();
