import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const cli = fileURLToPath(new URL('cli.js', import.meta.url));

test('the program ends without an error when its reader closes the pipe', async () => {
  const program = spawn(process.execPath, [cli, '--help']);
  // Close the pipe before the program writes its first line.
  program.stdout.destroy();
  let printed = '';
  program.stderr.on('data', (text: Buffer) => (printed += text.toString()));
  expect(await once(program, 'close')).toEqual([0, null]);
  expect(printed).toBe('');
});
