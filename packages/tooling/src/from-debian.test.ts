import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from './shell.js';

const installer = join(import.meta.dirname, 'from-debian');

test.runIf(process.platform === 'linux')(
  'an install without a mirror installs nothing, does not fail, and gives the reason in its last line',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'patience-debian-'));
    try {
      const [note, asked] = [join(folder, 'note'), join(folder, 'asked')];
      writeFileSync(join(folder, 'apt-get'), `#!/bin/sh\necho "$@" >>${asked}\nexit 100\n`, { mode: 0o755 });
      writeFileSync(join(folder, 'id'), '#!/bin/sh\necho 0\n', { mode: 0o755 });
      const { code, output } = await run(installer, [note], { env: { ...process.env, PATH: `${folder}:${process.env['PATH'] ?? ''}` } });
      expect({ code, output }).toEqual({ code: 0, output: '' });
      const last = readFileSync(note, 'utf8').trimEnd().split('\n').at(-1);
      expect(last).toMatch(/^done: (all of it was here|there is no apt-get|the mirror gave no lists)/);
      if (last?.includes('mirror')) expect(readFileSync(asked, 'utf8')).toMatch(/ update$/m);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
