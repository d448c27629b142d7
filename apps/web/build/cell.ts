import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

/** The script that tries a module, as one text without imports: it is handed to a cell, which can fetch nothing. */
export async function trialScript(): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@patience/source'] },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: fileURLToPath(new URL('../src/cell/trial.ts', import.meta.url)), formats: ['iife'], name: 'trial', fileName: 'trial' },
    },
  })) as Rolldown.RolldownOutput[];
  return result[0]!.output[0].code;
}
