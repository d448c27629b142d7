import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const core = join(import.meta.dirname, '../..');
const guide = readFileSync(join(core, 'GUIDE.md'), 'utf8');
/** The source of core, in which messages are searched, without backslashes and backquotes. */
const sources = readdirSync(join(core, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(core, 'src', file), 'utf8').replace(/[\\`]/g, ''))
  .join('\n');

const [, section = ''] = guide.split('\n## Reading the kit\n');
const messages = Array.from(section.matchAll(/^\| `(.+?)` +\| /gm), ([, message]) => message!);

test('the guide for authors explains at least sixteen messages of the conformance tests', () =>
  expect(messages.length).toBeGreaterThan(15));

test.each(messages)('a message that the guide for authors explains occurs in the source of core: %s', (message) => {
  // Values such as a name, a number or a pile are filled in when the message is made.
  const parts = message.split(/…|"[^"]*"|\b[\d,]+\b|\bt\d\b|\b(?:playing|won)\b|: /).map((part) => part.trim().replace(/^, /, ''));
  const words = parts.filter((part) => part.includes(' '));
  expect(words.filter((part) => !sources.includes(part))).toEqual([]);
});
