import type { LanguageTag } from '@patience/core';
import { addBuiltIn, translated, type Translated } from '@patience/core/search';
import { builtIn } from './built-in.js';
import { en } from './en.js';

/** Words of the host about a table in a sandbox. */
export type SandboxWords = Translated<typeof en>;

addBuiltIn(builtIn);

/** The host’s words in a language. */
export const words = (tag: LanguageTag): SandboxWords => translated<SandboxWords>('sandbox', en, tag);
