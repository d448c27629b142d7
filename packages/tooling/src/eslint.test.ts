import { ESLint } from 'eslint';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { root } from './workspace.js';

vi.stubEnv('PATIENCE_LINT', 'quick');
const eslint = new ESLint({ cwd: root, overrideConfigFile: join(root, 'eslint.config.js') });

/** Returns the rules that refuse a text, each with the line and the beginning of the message. */
async function refusals(text: string, file: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath: join(root, file) });
  return result!.messages.map(({ ruleId, line, message }) => `${ruleId ?? ''} ${line}: ${message.split(' is not ')[0]!}`);
}

test('a style sheet and a style in a template use no feature that is too young', async () => {
  const rules = (styles: string): string => `export const styles = css\`\n  ${styles}\n\`;\n`;
  const young = 'a::details-content { opacity: 0; }';
  expect(await refusals(young, 'apps/web/src/styles/new.css')).toEqual(["css/use-baseline 1: Selector 'details-content'"]);
  expect(await refusals(`import { css } from 'lit';\n${rules(young)}`, 'packages/element/src/styles/new.ts')).toEqual([
    "css/use-baseline 3: Selector 'details-content'",
  ]);
  const old = 'a:has(b) { color: light-dark(red, blue); width: ${1}px;\n  ${styles}\n  & b { width: 2lh; } }';
  expect(await refusals(`import { css } from 'lit';\n${rules(old)}`, 'packages/element/src/styles/new.ts')).toEqual([]);
});

test('a feature that @supports asks for is accepted', async () => {
  expect(await refusals('@supports (anchor-name: --x) { a { anchor-name: --x; } }', 'apps/web/src/styles/new.css')).toEqual([]);
  expect(await refusals('a { anchor-name: --x; }', 'apps/web/src/styles/new.css')).toEqual(["css/use-baseline 1: Property 'anchor-name'"]);
});

test('a script uses no interface that a promised browser lacks', async () => {
  const text = 'export const parsed = (text: string) => URL.parse(text);\nexport const later = new IdleDetector();\n';
  expect((await refusals(text, 'apps/web/src/text/new.ts')).map((line) => line.slice(0, 17))).toContain('compat/compat 2: ');
});

test('a doc comment that continues another sentence, and a test name without a subject, are refused', async () => {
  const text =
    "/** And then it moves. */\nexport const move = 1;\ntest('is not taken', () => undefined);\n/** What is a move? A decision. */\nexport const two = 2;\n";
  expect(await refusals(text, 'packages/core/src/moves/new.test.ts')).toEqual([
    'jsdoc/match-description 2: A doc comment stands alone.',
    'no-restricted-syntax 3: A test name is subject + behaviour [+ condition].',
  ]);
});

test('a regular expression whose time is exponential or quadratic in the length of a text is refused', async () => {
  const text = 'export const slow = [/^(?:a+)+$/, /-+$/];\nexport const fast = /(?<!-)-+$/;\n';
  expect((await refusals(text, 'packages/core/src/words/new.ts')).map((line) => line.slice(0, line.indexOf(':')))).toEqual([
    'regexp/no-super-linear-backtracking 1',
    'regexp/no-super-linear-move 1',
  ]);
});

test('the regular expressions of language packages, which no linter reads as data, take linear time', async () => {
  const languages = join(root, 'packages/languages');
  const patterns = readdirSync(languages, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(languages, entry.name, 'words/deck.json')))
    .flatMap(({ name }) => {
      const { german } = JSON.parse(readFileSync(join(languages, name, 'words/deck.json'), 'utf8')) as { german: [string, string][] };
      return german.map(([pattern]) => `/${pattern}/g`);
    });
  expect(patterns.length).toBeGreaterThan(0);
  expect(await refusals(`export const all = [\n${patterns.join(',\n')},\n];\n`, 'packages/core/src/words/new.ts')).toEqual([]);
});
