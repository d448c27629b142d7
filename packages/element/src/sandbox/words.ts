import type { LanguageTag } from '@patience/core';
import { addBuiltIn, translated } from '@patience/core/search';
import { builtIn } from './built-in.js';
import { en, type SandboxWords } from './en.js';

export type { SandboxWords };

addBuiltIn(builtIn);

/** The host’s words in a language. */
export const words = (tag: LanguageTag): SandboxWords => translated<SandboxWords>('sandbox', en, tag);
