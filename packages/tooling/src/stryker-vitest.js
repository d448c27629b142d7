/** The unit tests of one folder of core, read from the sources, for Stryker. */
import { defaultServerConditions } from 'vite';

const folder = process.env['FOLDER'] ?? 'cards';

/** @type {import('vitest/config').ViteUserConfig} */
export default {
  ssr: { resolve: { conditions: ['@patience/source', ...defaultServerConditions] } },
  test: { include: [`src/${folder}/**/*.test.ts`] },
};
