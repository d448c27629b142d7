import { defineConfig } from 'tsup';

/** Builds each entry into one readable module without imports: the parts of core that it uses are included. */
export default defineConfig({
  entry: { index: 'src/index.ts', register: 'src/register.ts' },
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  dts: true,
  clean: true,
  splitting: false,
  treeshake: true,
  noExternal: [/^/],
});
