import type { Translated } from '@patience/core/internals';
import type { en } from './en.js';
import type { en as enAtTable } from './table/en.js';

/** Texts of the table and of the dialogs that open over it: those of the English template in `table/en.ts`, in some language. */
export type TableWords = Translated<typeof enAtTable>;

/** Texts that only other pages need: those of the English template in `en.ts`, in some language. */
export type OtherWords = Translated<typeof en>;

/** All texts of the app in one language. Placeholders stand in braces; a text with a number has forms by `Intl.PluralRules`. */
export type AppWords = TableWords & OtherWords;
