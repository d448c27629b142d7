// Runs before an install. npm would build a tree that nothing here can use.
import { rmSync } from 'node:fs';

if (!process.env.npm_config_user_agent?.startsWith('pnpm/')) {
  rmSync(new URL('../../../node_modules/.patience-installed', import.meta.url), { force: true });
  console.error('\nThis workspace installs itself: use `npm start` or `npm test` (or, with pnpm, `pnpm install`).\n');
  process.exit(1);
}
