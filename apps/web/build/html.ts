import type { LanguageTag, Text } from '@patience/core';
import { foreign } from '../src/catalogue/names.js';
import type { ElementData } from '../src/markup/element.js';

/** Markup that is already escaped. */
export class Markup {
  constructor(readonly text: string) {}
}

type Part = string | number | Markup | undefined | false | readonly Part[];

/** Template tag that writes markup. It escapes every inserted value that is not markup itself, and omits undefined and false. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(strings.map((string, i) => (i === 0 ? '' : write(parts[i - 1])) + string).join(''));

const write = (part: Part): string => {
  if (part === undefined || part === false) return '';
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map(write).join('');
  return String(part).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
};

/** Elements without an end tag. */
const VOID: readonly string[] = ['br', 'img', 'input'] satisfies ElementData['tag'][];

/** Returns the markup of an element that is described as data. */
export function markupOf({ tag, attributes, children }: ElementData): Markup {
  const written = Object.entries(attributes).map(([name, value]) => value !== undefined && html` ${new Markup(name)}="${value}"`);
  const start = html`<${new Markup(tag)}${written}>`;
  const content = children.map((child) => (typeof child === 'string' ? child : markupOf(child)));
  return VOID.includes(tag) ? start : html`${start}${content}</${new Markup(tag)}>`;
}

/**
 * Returns the attributes of an element whose text is in another language than the page: ` lang="en"`, and ` dir="ltr"` where the direction
 * differs.
 */
export const langOf = (text: Text, page: LanguageTag): Markup =>
  html`${Object.entries(foreign(text, page)).map(([name, value]) => html` ${new Markup(name)}="${value}"`)}`;
