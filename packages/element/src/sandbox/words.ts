import type { LanguageTag } from '@patience/core';
import { addBuiltIn, translated } from '@patience/core/internals';
import { builtIn } from './built-in.js';
import { en, type SandboxWords } from './en.js';

export type { SandboxWords };

addBuiltIn(builtIn);

/** Returns the words of the sandbox host in a language. */
export const words = (tag: LanguageTag): SandboxWords => translated<SandboxWords>('sandbox', en, tag);
