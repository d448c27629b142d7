import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const cli = fileURLToPath(new URL('cli.js', import.meta.url));

test('a reader that has seen enough ends it quietly', async () => {
  const program = spawn(process.execPath, [cli, '--help']);
  // Long before the first line: what is written meets a pipe without a reader.
  program.stdout.destroy();
  let said = '';
  program.stderr.on('data', (text: Buffer) => (said += text.toString()));
  expect(await once(program, 'close')).toEqual([0, null]);
  expect(said).toBe('');
});
