/** Entry of the files for script tags. English is in the first file, every other language in a file beside it. */
import { registerLanguage, type Language } from '@patience/core';
import { define } from './registration.js';

export { PatienceGame, registerLanguage } from './index.js';

/** Tags of the languages in files of their own; the build sets it. */
declare const PATIENCE_LANGUAGES: readonly string[];

for (const tag of PATIENCE_LANGUAGES)
  registerLanguage(tag, async () => ((await import(`./patience-game.${tag}.js`)) as { readonly default: Language }).default);
define();
