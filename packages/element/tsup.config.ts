import { library } from '@patience/tooling/tsup';
import type { Plugin } from 'esbuild';
import { GUEST_SCRIPT, guestModule } from './build/guest-script.js';

/** Puts the script of the guest into the file of the sandbox. */
const sandbox: Plugin = {
  name: 'sandbox',
  setup({ onLoad }) {
    onLoad({ filter: GUEST_SCRIPT }, async () => ({ contents: await guestModule(), loader: 'js' }));
  },
};

/** Builds the library. `build/cdn.ts` builds the files for script tags. */
export default library(
  {
    index: 'src/index.ts',
    define: 'src/define.ts',
    advice: 'src/advice/index.ts',
    drawing: 'src/drawing.ts',
    suits: 'src/faces/suits.ts',
    sounds: 'src/features/sounds/sounds.ts',
    react: 'src/react.ts',
    vue: 'src/vue.ts',
    svelte: 'src/svelte.ts',
    sandbox: 'src/sandbox/index.ts',
    guest: 'src/sandbox/guest-main.ts',
  },
  { esbuildPlugins: [sandbox] },
);
