import type { LanguageTag } from '@patience/core';
import { addBuiltIn, translated } from '@patience/core/internals';
import { de } from './de.js';
import { en, type SandboxWords } from './en.js';

export type { SandboxWords };

/** Tags of the languages in files of their own. Only the build of the files for script tags sets it. */
declare const PATIENCE_LANGUAGES: readonly string[] | undefined;

// German is included, unless it has a file of its own.
if (typeof PATIENCE_LANGUAGES === 'undefined') addBuiltIn({ de: { sandbox: de } });

/** Returns the words of the sandbox host in a language. */
export const words = (tag: LanguageTag): SandboxWords => translated<SandboxWords>('sandbox', en, tag);
