import { printable } from './mistake.js';

/**
 * Matches blanks and, as its group, the word, number, string or sign of JSON after them. The group is absent at the end, and before a string
 * that has no end, or a wrong character in it.
 */
const TOKEN =
  // eslint-disable-next-line no-control-regex -- strings of JSON exclude these characters
  /[ \t\r\n]*([{}[\],:]|"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[Ee][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w))?/gy;

/** Matches the characters that the text of a file in UTF-16, or of a file that is no text, has when it is read as UTF-8. */
const NO_TEXT = /^\ufffd|\0/;

/** The part of a text that is expected next. */
type Next = 'value' | 'name' | 'colon' | 'end of value' | 'end of text';

/** The first wrong place of a text, with the token before it and what is allowed there. */
interface Fault {
  readonly at: number;
  readonly before: string;
  /** The token at the place; empty for characters that are none. */
  readonly token: string;
  readonly next: Next;
}

/**
 * Explains why a text is not JSON: what is wrong, in which line and column, and what to do. The messages of `JSON.parse` differ between
 * versions of Node, and many of them name no place.
 * @param text a text that `JSON.parse` refuses
 * @returns a sentence without a full stop
 */
export function jsonFault(text: string): string {
  if (text.trim() === '') return 'it is empty; write a recipe, an object in { }';
  if (NO_TEXT.test(text)) return 'it is no text in UTF-8; save it as UTF-8';
  const fault = firstFault(text);
  const lines = text.slice(0, fault.at).split('\n');
  return `line ${lines.length}, column ${lines.at(-1)!.length + 1}: ${sentenceOf(text.slice(fault.at), fault)}`;
}

function firstFault(text: string): Fault {
  const open: string[] = [];
  let fault: Fault = { at: 0, before: '', token: '', next: 'value' };
  for (const { index, 0: all, 1: token = '' } of text.matchAll(TOKEN)) {
    fault = { ...fault, at: index + all.length - token.length, token };
    const next = follow(fault, open);
    if (!next) break;
    fault = { ...fault, before: token, next };
  }
  return fault;
}

/** Returns what may follow a token; undefined when the token is not allowed. @param open the open brackets, which the function changes */
function follow({ token, next, before }: Fault, open: string[]): Next | undefined {
  if (token === '}' || token === ']') {
    const opening = token === '}' ? '{' : '[';
    if (open.at(-1) !== opening || (next !== 'end of value' && before !== opening)) return undefined;
    open.pop();
    return endOf(open);
  }
  const isName = next === 'name' && token.startsWith('"');
  const given = isName ? 'name' : token === ',' ? 'end of value' : token === ':' ? 'colon' : token && 'value';
  if (given !== next) return undefined;
  if (isName) return 'colon';
  if (token === ':') return 'value';
  if (token === '{' || token === '[') open.push(token);
  else if (token !== ',') return endOf(open);
  return nameOrValue(open);
}

const endOf = (open: readonly string[]): Next => (open.length > 0 ? 'end of value' : 'end of text');

const nameOrValue = (open: readonly string[]): Next => (open.at(-1) === '{' ? 'name' : 'value');

const short = (token: string): string => printable(token, 30);

/** @param rest the text from the wrong place on */
function sentenceOf(rest: string, { before, token, next }: Fault): string {
  const found = token || (/^(?:\w+|.)/su.exec(rest)?.[0] ?? '');
  const shown = short(token.startsWith('"') ? token : JSON.stringify(found));
  if (found === '') return 'the text ends too early; close each { by } and each [ by ]';
  if (/^(?:\/\/|\/\*|#)/.test(rest)) return 'JSON has no comments; remove the comment';
  if (before === ',' && (found === '}' || found === ']')) return `remove the comma before ${found}`;
  if (found === '"') return 'this string has no end, or a line break or a wrong escape in it; end it by "';
  if (found.startsWith('`')) return 'this is not JSON; remove the lines with ``` before and after the recipe';
  if (/^[\u00a0\u2000-\u200b\u202f]/.test(found)) return 'this blank is no blank of JSON; type it again';
  if (/^['‘’“”„]/.test(found)) return `${found} is no quotation mark of JSON; use "`;
  if (next === 'name') return `the name of a field in double quotes is expected, not ${shown}`;
  if (next === 'end of text') return `nothing may follow the last bracket; remove ${shown} and what follows`;
  if (next === 'colon') return `a colon is expected after the name ${short(before)}, not ${shown}`;
  if (next === 'end of value') return `a comma or a closing bracket is expected after ${short(before)}, not ${shown}`;
  return `${shown} is no value; a string needs double quotes`;
}
