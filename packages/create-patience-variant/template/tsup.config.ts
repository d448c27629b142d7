import { defineConfig } from 'tsup';

/** Each entry becomes one readable module without imports: whatever it takes from the core is inside. */
export default defineConfig({
  entry: { index: 'src/index.ts', register: 'src/register.ts' },
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  dts: true,
  clean: true,
  splitting: false,
  treeshake: true,
  noExternal: [/.*/],
});
