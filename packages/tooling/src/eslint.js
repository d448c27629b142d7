/**
 * The configuration of ESLint for the repository: types, Lit, web components, accessibility. Which package may import which is in layers.js.
 */
import css from '@eslint/css';
import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import { configs as lit } from 'eslint-plugin-lit';
// @ts-expect-error it comes without types
import litA11y from 'eslint-plugin-lit-a11y';
import regexp from 'eslint-plugin-regexp';
import { configs as wc } from 'eslint-plugin-wc';
import tseslint from 'typescript-eslint';
import baseline from './eslint-baseline.js';
import words from './eslint-words.js';
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

/** Features that a promised browser may lack, each with the reason why it can be used. @type {Record<string, string>} */
const without = {
  requestIdleCallback: 'setTimeout stands beside it',
  share: 'it is asked for: where it is missing the link is copied',
  canShare: 'it is asked for: where it is missing the picture is saved as a file',
  vibrate: 'it is asked for, and a phone without it stays still',
  cursor: 'a phone has none',
  resize: 'a phone has no corner to pull at',
  'field-sizing': 'a field has its size in rows',
  'content-visibility': 'the page is drawn a little later',
  'forced-color-adjust': 'Safari has no forced colours',
  'scrollbar-color': 'the bar has the colour of the system',
  'scrollbar-width': 'the bar is seen, or as wide as others',
  'text-wrap: pretty': 'lines break as usual',
  'user-select': '-webkit-user-select stands beside it',
  '-webkit-tap-highlight-color': 'only touch marks what is pressed; without it it does',
  '-webkit-touch-callout': 'only Safari on iOS has the menu that it keeps away',
};

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
      'no-restricted-syntax': ['error', { selector: 'TSEnumDeclaration', message: 'A union of strings says the same and leaves no code.' }],
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
    plugins: { words, regexp },
    rules: {
      'words/style': 'error',
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }], // a wrong text would hang the program
    },
  },
  // The oldest browsers that the project promises are in package.json, under browserslist; apps/web/BROWSERS.md has the reasons.
  {
    files: dom,
    ignores: trials,
    plugins: { baseline },
    rules: { 'baseline/features': quick ? 'off' : ['error', without] },
  },
  {
    files: ['apps/*/src/**/*.css'],
    plugins: { css, baseline },
    language: 'css/css',
    rules: { 'baseline/features': ['error', without] },
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
  { files: quick ? ['**/*.{js,ts}'] : ['**/*.js'], extends: [tseslint.configs.disableTypeChecked], rules: { 'no-undef': 'off' } }, // tsc reads their JSDoc
  { files: ['packages/{cli,fleet}/**', '**/bench/**', 'packages/tooling/**'], rules: { 'no-console': 'off' } },
);
