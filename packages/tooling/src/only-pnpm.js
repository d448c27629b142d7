// Runs before an install. npm would build a tree that this repository cannot use, so the lock file that it has written by then is removed.
import { rmSync } from 'node:fs';

if (!process.env.npm_config_user_agent?.startsWith('pnpm/')) {
  rmSync(new URL('../../../package-lock.json', import.meta.url), { force: true });
  console.error('\nThis workspace installs itself: use `npm start` or `npm test` (or, with pnpm, `pnpm install`).\n');
  process.exit(1);
}
