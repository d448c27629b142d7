// Runs before an install. npm would build a tree that this repository cannot use, so the files that it has written by then are removed.
import { rmSync } from 'node:fs';

if (!process.env.npm_config_user_agent?.startsWith('pnpm/')) {
  for (const file of ['package-lock.json', 'node_modules/.patience-installed']) {
    rmSync(new URL(`../../../${file}`, import.meta.url), { force: true });
  }
  console.error('\nThis workspace installs itself: use `npm start` or `npm test` (or, with pnpm, `pnpm install`).\n');
  process.exit(1);
}
