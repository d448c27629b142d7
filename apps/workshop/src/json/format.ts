import type { Json } from '@patience/recipe';
import { isObject } from './path.js';

/** Longest line in characters. A longer object or list is written over several lines. */
const WIDTH = 72;

/** Formats JSON for people: a short object or list takes one line. */
export function formatJson(value: Json, indent = ''): string {
  const flat = inOneLine(value);
  if (indent !== '' && indent.length + flat.length <= WIDTH) return flat;
  const inner = `${indent}  `;
  if (Array.isArray(value) && value.length > 0)
    return `[\n${(value as readonly Json[]).map((each) => inner + formatJson(each, inner)).join(',\n')}\n${indent}]`;
  if (isObject(value) && Object.keys(value).length > 0)
    return `{\n${Object.entries(value)
      .map(([name, each]) => `${inner}${JSON.stringify(name)}: ${formatJson(each, inner)}`)
      .join(',\n')}\n${indent}}`;
  return flat;
}

function inOneLine(value: Json): string {
  if (Array.isArray(value)) return `[${(value as readonly Json[]).map(inOneLine).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, each]) => `${JSON.stringify(name)}: ${inOneLine(each)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
