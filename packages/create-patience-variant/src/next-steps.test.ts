import { expect, test } from 'vitest';
import { nextSteps } from './next-steps.js';

test('nextSteps for a package of its own installs, plays, tests and builds it in its folder', () => {
  expect(nextSteps(undefined, 'moonlight')).toBe(
    [
      '  cd moonlight',
      '  npm install',
      '  npm run dev     plays it, and again whenever you save',
      '  npm test        tests it',
      '  npm run build   makes the one module that is published',
    ].join('\n'),
  );
});

test('nextSteps for a package of recipes says that its tests list mistakes', () => {
  expect(nextSteps(undefined, 'moonlight', true)).toContain('npm test        lists the mistakes of each recipe, and tests it');
});

test('nextSteps for a package of the workspace links it first, then names the quick test', () => {
  const lines = nextSteps('packages/variants/grids/moonlight', 'anywhere').split('\n');
  expect(lines.map((line) => line.trim().split(/ {3,}/)[0])).toEqual(['pnpm install', 'pnpm variant moonlight', 'npm run dev', 'npm test']);
});
