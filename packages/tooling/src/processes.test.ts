import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { endTree } from './processes.js';

const POSIX = process.platform !== 'win32';

test.runIf(POSIX)('a process is ended with all its descendants, also one in a process group of its own', async () => {
  const child = `const { pid } = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: ['ignore', 'inherit', 'ignore'] });
    console.log(pid); setInterval(() => {}, 1000);`;
  const tree = spawn(process.execPath, ['-e', child], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [grandchild] = (await once(createInterface(tree.stdout), 'line')) as [string];
  expect(() => process.kill(Number(grandchild), 0)).not.toThrow();
  endTree(tree.pid!);
  await once(tree, 'close'); // the grandchild holds the pipe too: it closes when both are gone
});
