import { fileURLToPath } from 'node:url';
import { rolldown, type Plugin } from 'rolldown';
import { minifiedStyles, resolve } from './sources.js';

/** Matches the module of the element that returns the script of a sandbox's frame. Builds replace it by one that contains the script. */
export const GUEST_SCRIPT = /[\\/]sandbox[\\/]guest-script\.ts$/;

const absent = (name: string): string => `export const ${name} = () => { throw new Error('Not in the guest of a sandbox.'); };`;

/**
 * Leaves out modules that the script of a sandbox's frame never needs: the sandbox host, the solver in the page’s thread (its worker comes
 * from the page), and the reader of recipes. A module without a rules text has an empty rules page there.
 */
const guestOnly: Plugin = {
  name: 'guest-only',
  load(id) {
    if (/solver[\\/]src[\\/]protocol[\\/]answer\.ts$/.test(id)) return absent('answer');
    if (/sandbox[\\/]host\.ts$/.test(id)) return absent('openSandbox') + absent('fetchParts');
    if (/recipe[\\/]read-recipe\.ts$/.test(id)) return absent('readRecipe');
    if (/recipe[\\/]write-rules\.ts$/.test(id)) return `export const writeRules = (_, lang) => ({ rules: '', lang });`;
    return undefined;
  },
};

/**
 * Bundles the script that runs in the frame of a sandbox: the whole element, hints by the solver, and the client of the solver's worker.
 * Returns the text of a module that exports the script as a string.
 */
export async function guestModule(): Promise<string> {
  const bundle = await rolldown({
    input: fileURLToPath(new URL('../src/sandbox/guest-main.ts', import.meta.url)),
    platform: 'browser',
    resolve,
    plugins: [minifiedStyles, guestOnly],
  });
  const { output } = await bundle.generate({ format: 'iife', codeSplitting: false, minify: true });
  await bundle.close();
  return `export const guestScript = async () => ${JSON.stringify(output[0].code)};`;
}
