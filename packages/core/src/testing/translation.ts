/** Checks a translation against its English template, and makes a pseudo-translation in which untranslated texts can be seen. */
import type { LanguageTag } from '../contract.js';
import { ownOf } from '../words/message.js';

type Texts = Readonly<Record<string, unknown>>;

const isTexts = (value: unknown): value is Texts => typeof value === 'object' && value !== null;
/** Tells whether a message has several forms, of which one is shown. */
const hasForms = (value: unknown): value is Texts => isTexts(value) && !Array.isArray(value) && 'other' in value;
const placeholders = (text: string): string[] => [...new Set([...text.matchAll(/\{([\w-]+)\}/g)].map(([, name]) => name!))];
const formsOf = (message: unknown): string[] =>
  typeof message === 'string'
    ? [message]
    : isTexts(message)
      ? Object.entries(message).flatMap(([key, form]) => (key === 'by' ? [] : formsOf(form)))
      : [];

/**
 * Lists the faults of a translation: texts that the template does not have, empty texts where the template has none, placeholders that the template does not have, and
 * plural forms that the language needs and a message lacks. Missing texts are no fault.
 * @param free keys below which a language has its own entries
 * @returns one sentence for each fault, which names the text
 */
export function translationFaults(
  template: Texts,
  translation: Texts,
  tag: LanguageTag,
  free: readonly string[] = [],
  path = '',
): string[] {
  const faults: string[] = [];
  const rules = new Intl.PluralRules(tag);
  // Accept `other` in place of the forms for large or broken numbers: “1 000 000 de cartes”.
  const needed = [...new Set(Array.from({ length: 200 }, (_, n) => rules.select(n)))];
  for (const [key, translated] of Object.entries(translation)) {
    const where = path === '' ? key : `${path}.${key}`;
    if (free.includes(where)) continue;
    const model = ownOf(template, key);
    if (model === undefined) faults.push(`${where}: the template has no such text`);
    else if (typeof model === 'string' || hasForms(model)) {
      // A card can be named with its article or without, as the language needs.
      const known = [
        ...new Set(
          formsOf(model)
            .flatMap(placeholders)
            .flatMap((name) => (name.startsWith('the-') ? [name, name.slice(4)] : [name])),
        ),
      ];
      const forms = formsOf(translated);
      const isEmpty = (form: string): boolean => form.trim() === '';
      if (forms.length === 0 || (forms.some(isEmpty) && !formsOf(model).some(isEmpty))) faults.push(`${where}: must be a text`);
      for (const name of new Set(forms.flatMap(placeholders)))
        if (!known.includes(name)) faults.push(`${where}: {${name}} is no value of this text; there are ${known.join(', ') || 'none'}`);
      if (hasForms(translated) && hasForms(model) && 'one' in model)
        for (const category of needed) if (!(category in translated)) faults.push(`${where}: lacks the form "${category}"`);
    } else if (!isTexts(translated)) faults.push(`${where}: must be ${Array.isArray(model) ? 'a list' : 'an object'}`);
    else if (Array.isArray(model) && Array.isArray(translated)) {
      if (translated.length !== model.length) faults.push(`${where}: has ${translated.length} texts instead of ${model.length}`);
    } else faults.push(...translationFaults(model as Texts, translated, tag, free, where));
  }
  return faults;
}

/** Returns the paths of all texts of a template that a translation lacks. */
export function missingTexts(template: Texts, translation: Texts, path = ''): string[] {
  return Object.entries(template).flatMap(([key, model]) => {
    const where = path === '' ? key : `${path}.${key}`;
    const translated = ownOf(translation, key);
    if (translated === undefined) return [where];
    const isOne = typeof model === 'string' || Array.isArray(model) || hasForms(model) || !isTexts(model) || !isTexts(translated);
    return isOne ? [] : missingTexts(model, translated, where);
  });
}

/**
 * Returns a pseudo-translation of a template: every letter with an accent, every text a third longer and in brackets, placeholders
 * unchanged. A text without brackets on a page does not come from the template, and one without its closing bracket is cut. Registered as
 * `en-XA` it is read from left to right, as `ar-XB` from right to left.
 */
export function pseudoTranslation<T>(template: T): T {
  if (typeof template === 'string') return pseudo(template) as T;
  if (Array.isArray(template)) return template.map((one: unknown) => pseudoTranslation(one)) as T;
  if (!isTexts(template)) return template;
  return Object.fromEntries(Object.entries(template).map(([key, one]) => [key, key === 'by' ? one : pseudoTranslation(one)])) as T;
}

const ACCENTS: Readonly<Record<string, string>> = {
  a: 'å',
  e: 'é',
  i: 'î',
  o: 'ö',
  u: 'û',
  y: 'ý',
  c: 'ç',
  n: 'ñ',
  s: 'š',
  z: 'ž',
  A: 'Å',
  E: 'É',
  I: 'Î',
  O: 'Ö',
  U: 'Û',
};

function pseudo(text: string): string {
  const letters = text.replace(/\{[\w-]+\}|[a-zA-Z]/g, (part) => (part.startsWith('{') ? part : (ACCENTS[part] ?? part)));
  return `[${letters}${'~'.repeat(Math.ceil(text.length / 3))}]`;
}
