/**
 * Random inputs to everything that reads what others wrote: saves, share codes, imports, settings, addresses, decks and the
 * messages of sandboxes. The tests whose names begin with "fuzzed" try 2,000 each on a push; here it is a million each, or
 * PATIENCE_FUZZ. Exits with 1 when one of them fails; fast-check then names the seed and the smallest input.
 */
import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

const inputs = Number(process.env['PATIENCE_FUZZ'] ?? 1_000_000);
if (!Number.isSafeInteger(inputs) || inputs < 1) throw new Error('PATIENCE_FUZZ must be the number of inputs, a whole number.');

const child = spawn(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'node',
    '-t',
    'fuzzed',
    '--testTimeout',
    '0',
    '--reporter',
    'verbose',
    '--hideSkippedTests',
  ],
  { env: { ...process.env, PATIENCE_FUZZ: String(inputs) }, stdio: ['ignore', 'pipe', 'inherit'] },
);
let output = '';
child.stdout.on('data', (chunk: Buffer) => {
  output += chunk.toString();
  process.stdout.write(chunk);
});
const code = await new Promise<number | null>((done) => child.on('close', done));
const passed = Number(/Tests\D+(\d+) passed/.exec(stripVTControlCharacters(output))?.[1] ?? 0);
console.log(`${passed} readers, ${inputs.toLocaleString('en')} random inputs each: ${(passed * inputs).toLocaleString('en')} in all.`);
if (code !== 0 || passed === 0) process.exit(1);
