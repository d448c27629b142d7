import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Variant } from './variant.js';
import type { Game } from './game/game.js';
import type { Result } from './problem.js';
import { LAWS, checkLaw } from './testing/index.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

test('the example in the README is a patience that can be played', async () => {
  const [, code = ''] = /^```ts\n(.*?)^```/ms.exec(readFileSync(here('../README.md'), 'utf8')) ?? [];
  const folder = mkdtempSync(join(tmpdir(), 'patience-readme-'));
  try {
    const file = join(folder, 'game.ts');
    writeFileSync(file, code.replace("'@patience/core'", JSON.stringify(here('index.ts'))));
    const { straightOn, game } = (await import(/* @vite-ignore */ file)) as { straightOn: Variant; game: Result<Game> };
    if (!game.ok) throw new Error(game.error.message);
    expect([game.value.view.count('waste'), game.value.view.count('stock'), game.value.cursor]).toEqual([1, 51, 1]);
    for (const law of LAWS) checkLaw(straightOn, law, { games: 2, moves: 40 });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
