import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

/** Names of the scripts that run in a sandbox; each is a file in src/sandbox. */
export const SANDBOX_SCRIPTS = ['trial', 'guest', 'solver'] as const;
/** The name of a script that runs in a sandbox. */
export type SandboxScript = (typeof SANDBOX_SCRIPTS)[number];

/** Bundles a script of the sandbox as one text without imports, since a sandbox cannot fetch anything. */
export async function sandboxScript(name: SandboxScript): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@patience/source'] },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: fileURLToPath(new URL(`../src/sandbox/${name}.ts`, import.meta.url)), formats: ['iife'], name, fileName: name },
    },
  })) as Rolldown.RolldownOutput[];
  return result[0]!.output[0].code;
}
