import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** WCAG 2.2, levels A and AA. Those on audio and video, which have one common line, are left out. */
const CRITERIA =
  '1.1.1 1.2.1 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5 1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 ' +
  '2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.4.11 2.5.1 2.5.2 2.5.3 2.5.4 2.5.7 2.5.8 3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 ' +
  '3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8 4.1.2 4.1.3';

const root = join(import.meta.dirname, '..', '..', '..');

test('every test that the accessibility statement names exists', () => {
  const statement = readFileSync(join(root, 'packages/element/ACCESSIBILITY.md'), 'utf8').replace(/\s+/g, ' ');
  const folders = ['packages/element/src', 'packages/element/e2e', 'apps/web/src', 'apps/web/e2e'];
  const files = folders.flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, String(name))));
  const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');
  const named = [...statement.matchAll(/`((?:e2e\/)?[\w.-]+\.test\.ts)`(?:, "([^"]+)")?/g)];
  expect(named.length).toBeGreaterThan(30);
  for (const [, file = '', law = ''] of named) {
    const found = files.filter((path) => path.endsWith(`/${file}`));
    expect(found, file).not.toEqual([]);
    expect(
      found.some((path) => textOf(path).includes(law)),
      `${file}: ${law}`,
    ).toBe(true);
  }
  for (const [, law = ''] of statement.matchAll(/engines: "([^"]+)"/g)) expect(textOf('apps/web/engines/checks.ts')).toContain(law);
});

test.each(['ACCESSIBILITY', 'BARRIEREFREIHEIT'])('%s has one line for each criterion', (name) => {
  const statement = readFileSync(join(root, 'packages/element', `${name}.md`), 'utf8');
  expect([...statement.matchAll(/^\| (\d\.\d\.\d+) /gm)].map(([, number]) => number)).toEqual(CRITERIA.split(' '));
});
