import { library } from '@patience/tooling/tsup';

/** Like any variant, but three modules: each is whole by itself, whatever it took from core is inside. */
export default library(
  { index: 'src/index.ts', 1: 'src/1.ts', 2: 'src/2.ts', 3: 'src/3.ts', register: 'src/register.ts' },
  { splitting: false, treeshake: true, sourcemap: false, noExternal: [/.*/] },
);
