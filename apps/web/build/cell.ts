import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

/** The scripts of cells, by name: in src/cell each has a file. */
export const CELL_SCRIPTS = ['trial', 'table', 'solver'] as const;
/** One of them. */
export type CellScript = (typeof CELL_SCRIPTS)[number];

/** A script of a cell as one text without imports: it is handed to a cell, which can fetch nothing. */
export async function cellScript(name: CellScript): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@patience/source'] },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: fileURLToPath(new URL(`../src/cell/${name}.ts`, import.meta.url)), formats: ['iife'], name, fileName: name },
    },
  })) as Rolldown.RolldownOutput[];
  return result[0]!.output[0].code;
}
