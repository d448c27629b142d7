import type { LanguageTag } from '@patience/core';
import { format, type Message } from '@patience/core/internals';

/** Inserts values for the placeholders in braces. A placeholder without a value stays as it is. */
export const fill = (text: string, values: Readonly<Record<string, string | number>> = {}): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

/** Returns the plural form of a text that a language uses for a number, with the number for `{n}`. */
export const counted = (message: Message, n: number, lang: LanguageTag): string => format(message, { n }, lang);

export const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
