import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const installer = join(import.meta.dirname, 'from-debian');

test.runIf(process.platform === 'linux')('an install without a mirror installs nothing, does not fail, and prints the reason', () => {
  const folder = mkdtempSync(join(tmpdir(), 'patience-debian-'));
  try {
    const asked = join(folder, 'asked');
    writeFileSync(join(folder, 'apt-get'), `#!/bin/sh\necho "$@" >>${asked}\nexit 100\n`, { mode: 0o755 });
    writeFileSync(join(folder, 'id'), '#!/bin/sh\necho 0\n', { mode: 0o755 });
    const env = { ...process.env, PATH: `${folder}:${process.env['PATH'] ?? ''}` };
    const { status, stdout } = spawnSync(installer, { env, encoding: 'utf8' });
    expect(status).toBe(0);
    expect(stdout).toMatch(/^from Debian: (all of it was here|the mirror gave no lists in 30 s)\n$/);
    if (stdout.includes('mirror')) expect(readFileSync(asked, 'utf8')).toMatch(/ update$/m);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
