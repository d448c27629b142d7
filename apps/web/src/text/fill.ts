import type { LanguageTag } from '@patience/core';
import { format, type Message } from '@patience/core/search';

/** Puts values into the braces of a text. A placeholder without a value stays as it is. */
export const fill = (text: string, values: Readonly<Record<string, string | number>> = {}): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

/** Returns the form of a text that the language has for a number, with the number in it as `{n}`. */
export const counted = (message: Message, n: number, lang: LanguageTag): string => format(message, { n }, lang);
