/**
 * The configuration of ESLint for the repository: types, Lit, web components, accessibility. Which package may import which is in layers.js.
 */
import css from '@eslint/css';
import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import compat from 'eslint-plugin-compat';

import { configs as lit } from 'eslint-plugin-lit';
// @ts-expect-error it comes without types
import litA11y from 'eslint-plugin-lit-a11y';
import jsdoc from 'eslint-plugin-jsdoc';
import regexp from 'eslint-plugin-regexp';
import { configs as wc } from 'eslint-plugin-wc';
import tseslint from 'typescript-eslint';
import { root } from './workspace.js';

const dom = ['packages/element/src/**/*.ts', 'apps/*/src/**/*.ts'];
const rules = ['packages/core/src/**/*.ts', 'packages/variants/*/*/src/**/*.ts'];
const trials = ['**/*.test.ts', '**/src/testing/**', '**/bench/**', '**/e2e/**'];

/**
 * Whether rules that need types are left out, which take six sevenths of the time. `npm test` sets `PATIENCE_LINT=quick`; `pnpm lint` and
 * the full run apply all rules.
 */
const quick = process.env['PATIENCE_LINT'] === 'quick';

/** @type {import('eslint').Linter.Config} */
const accessibility = litA11y.configs.recommended;

/**
 * Gives the styles in Lit's templates to the rules for style sheets. A value on a line of its own is a whole style, which is checked where
 * it is written; another one is a number.
 * @type {import('eslint').Linter.Processor}
 */
const styles = {
  meta: { name: 'styles-in-templates', version: '1' },
  preprocess: (text) => [
    text,
    ...Array.from(text.matchAll(/(?:\bcss|\/\* css \*\/ )`([^`]*)`/g), ({ 1: rules = '', index }, i) => ({
      text: text.slice(0, index).replace(/[^\n]/g, '') + rules.replace(/(?<=\n)[ \t]+\$\{[^}]*\}(?=\n)/g, '').replace(/\$\{[^}]*\}/g, '0'),
      filename: `${i}.css`,
    })),
  ],
  postprocess: (messages) => messages.flat(),
};

/**
 * Features that became Baseline in 2023 may be used: the promised browsers are of May 2024. These are younger, or missing in a promised browser,
 * for the reason given here.
 */
const baseline = {
  available: 2023,
  allowFunctions: ['light-dark', 'fit-content'], // every promised browser has them
  allowSelectors: ['popover-open', 'state'], // every promised browser has them
  allowProperties: [
    ...['accent-color', 'overscroll-behavior', 'overscroll-behavior-x', 'overscroll-behavior-inline', 'zoom'], // every promised browser has them
    'text-wrap', // every promised browser has `balance`; without `pretty` lines break as usual
    'content-visibility', // the page is drawn a little later
    'field-sizing', // a field has its size in rows
    'forced-color-adjust', // Safari has no forced colours
    'resize', // a phone has no corner to pull at
    'scrollbar-width', // the bar is seen, or as wide as others
    'user-select', // -webkit-user-select stands beside it
  ],
};

/** Matches beginnings of doc comments that stand alone; questions do, too. See .github/STYLE.md, rule 2. */
const STANDS_ALONE = '^(?:(?!(?:…|And|The same|Also|What|Whose|Where|How|Who|Why)(?![\\p{L}\\-]))|[^.]*\\?)';
/** Matches first words that leave a test name without a subject. See .github/STYLE.md, rule 7. */
const FRAGMENT = '/^(and|is|are|has|of|from|in|on|at|with|without|what|why|where|who|whose)\\b/';
const nameless = ['callee.name', 'callee.callee.object.name'].map((runner) => ({
  selector: `CallExpression[${runner}=/^(test|it)$/] > Literal.arguments:first-child[value=${FRAGMENT}]`,
  message: 'A test name is subject + behaviour [+ condition].',
}));

const because = 'Rules know no chance and no clock: randomness comes from the seeded generator, time from outside.';

export default defineConfig(
  // Ignore files that a build writes for a moment, such as its bundled configuration.
  { ignores: ['**/dist/', '**/coverage/', '**/.turbo/', '**/.*.mjs', '**/*.bundled_*.mjs', '*.config.js'] },
  {
    files: ['**/*.{js,ts}'],
    extends: [js.configs.recommended, tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { project: quick ? null : ['tsconfig.json', 'tsconfig.dom.json'], tsconfigRootDir: root } },
    linterOptions: { reportUnusedDisableDirectives: quick ? 'off' : 'error' },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unsafe-enum-assignment': 'off', // there are none, and looking for them is a tenth of the whole
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'A union of strings says the same and leaves no code.' },
        ...nameless,
      ],
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/no-non-null-assertion': 'off', // hot loops under noUncheckedIndexedAccess
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-unnecessary-condition': 'off', // it takes a field to be as it was before a call
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/unbound-method': 'off', // contracts are written as methods and held by plain objects
      '@typescript-eslint/no-unnecessary-type-arguments': 'off', // Int32Array<ArrayBuffer> says something
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    files: dom,
    extends: [lit['flat/recommended'], wc['flat/best-practice'], accessibility],
    settings: { wc: { elementBaseClasses: ['LitElement'] } },
    rules: {
      'wc/guard-super-call': 'off', // LitElement has them all
      '@typescript-eslint/unbound-method': 'error',
    },
  },
  {
    files: ['**/*.{js,ts}'],
    plugins: { jsdoc, regexp },
    rules: {
      'jsdoc/match-description': ['error', { matchDescription: STANDS_ALONE, contexts: ['any'], message: 'A doc comment stands alone.' }],
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }], // a wrong text would hang the program
      'regexp/no-super-linear-move': ['error', { report: 'potential' }], // a long text would slow it down
    },
  },
  // The oldest browsers that the project promises are in package.json, under browserslist; apps/web/BROWSERS.md has the reasons.
  { files: dom, ignores: trials, extends: [compat.configs['flat/recommended']], processor: styles },
  {
    files: ['apps/*/src/**/*.css', '**/*.ts/*.css'],
    plugins: { css },
    language: 'css/css',
    languageOptions: { tolerant: true },
    rules: { 'css/use-baseline': ['error', baseline] },
  },
  {
    files: rules,
    ignores: trials,
    rules: {
      'no-restricted-globals': [
        'error',
        ...['Date', 'performance', 'crypto', 'setTimeout', 'setInterval'].map((name) => ({ name, message: because })),
      ],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: because }],
    },
  },
  {
    files: ['packages/element/src/**/*.ts'],
    ignores: trials,
    rules: { complexity: ['error', 15], 'max-lines': ['error', 350], 'max-lines-per-function': ['error', 60] },
  },
  { files: quick ? ['**/*.{js,ts}'] : ['**/*.js'], extends: [tseslint.configs.disableTypeChecked], rules: { 'no-undef': 'off' } }, // tsc reads their JSDoc
  { files: ['packages/{cli,fleet}/**', '**/bench/**', 'packages/tooling/**'], rules: { 'no-console': 'off' } },
);
