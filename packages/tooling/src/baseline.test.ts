import css from '@eslint/css';
import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import baseline from './eslint-baseline.js';

const linter = new Linter();

/** Returns the messages of the rule for a script, line by line, with the types of TypeScript's DOM library. */
function inScript(text: string): string[] {
  const options = { lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'], types: [] };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, target) => (name === 'used.ts' ? ts.createSourceFile(name, text, target, true) : getSourceFile(name, target));
  const programs = [ts.createProgram(['used.ts'], options, host)];
  return linter
    .verify(
      text,
      {
        files: ['**/*.ts'],
        languageOptions: { parser: tseslint.parser, parserOptions: { programs } },
        plugins: { baseline },
        rules: { 'baseline/features': 'error' },
      },
      'used.ts',
    )
    .map(({ message }) => message);
}

/** Returns the messages of the rule for a style sheet. */
const inStyles = (text: string, without = {}): string[] =>
  linter
    .verify(
      text,
      {
        files: ['**/*.css'],
        language: 'css/css',
        plugins: { css: css, baseline },
        rules: { 'baseline/features': ['error', without] },
      },
      'used.css',
    )
    .map(({ message }) => message);

test('a script uses no global, no member and no style that a promised browser lacks', () => {
  const old = `
    document.querySelector('p')!.animate([], 1).finished.then(() => [1].toSorted());
    new ResizeObserver(() => {}).observe(document.body);
    structuredClone(1);
    const css = String.raw;
    const styles = '';
    css\`@media not ((forced-colors: active) or (prefers-contrast: more)) { a { color: red; } }\`;`;
  const young = `
    navigator.share({});
    requestIdleCallback(() => {});
    document.startViewTransition(() => {});
    URL.parse('');
    css\`a { width: \${1}px;\n  \${styles}\n  field-sizing: content; }\`;
    void /* css */ \`a { text-wrap: pretty; }\`;
    css\`a { color: red;; ) }\`;`;
  expect(inScript(old + young)).toEqual(
    [
      /^share is missing in firefox,/,
      /^requestIdleCallback is missing in safari, safari_ios,/,
      /^startViewTransition is missing in firefox, /,
      /^parse is missing in chrome, safari, safari_ios,/,
      /^field-sizing is missing in firefox, /,
      /^field-sizing: content is missing in firefox, /,
      /^text-wrap: pretty is missing in firefox, /,
      /^These styles cannot be read/,
    ].map((message) => expect.stringMatching(message) as string),
  );
});

test('styles use no property, value, function, rule or selector that a promised browser lacks', () => {
  expect(inStyles('a:has(b):state(x) { color: light-dark(red, blue); & b { width: 2lh; } }'), 'old enough').toEqual([]);
  for (const [styles, missing] of [
    ['a { field-sizing: content; }', 'field-sizing'],
    ['a { text-wrap: pretty; }', 'text-wrap: pretty'],
    ['a { width: calc-size(auto, size); }', 'calc-size()'],
    ['@property --x { syntax: "*"; inherits: false; }', '@property'],
    ['@starting-style { a { opacity: 0; } }', '@starting-style'],
    ['a::details-content { opacity: 0; }', '::details-content'],
    ['a:open { opacity: 0; }', ':open'],
  ] as const)
    expect(inStyles(styles).join(), styles).toContain(`${missing} is missing in `);
});

test('a feature inside @supports, and one in the list of features that may be missing, are accepted', () => {
  expect(inStyles('@supports (field-sizing: content) { a { field-sizing: content; } }')).toEqual([]);
  expect(inStyles('a { field-sizing: content; }', { 'field-sizing': 'it has its size in rows' })).toEqual([]);
});
