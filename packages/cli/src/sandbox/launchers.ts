import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import type { Visible } from './view.js';

/** A program that starts another one in namespaces of its own. */
export interface Launcher {
  readonly name: 'bubblewrap' | 'unshare';
  /** The command line that runs `argv` so that it sees these files and no others. */
  command(visible: readonly Visible[], argv: readonly string[]): readonly string[];
}

/** Where a system keeps its own programs. The PATH is not asked: a project may put its own first. */
const FOLDERS = ['/usr/bin', '/bin', '/usr/sbin', '/sbin', '/usr/local/bin', '/run/wrappers/bin', '/run/current-system/sw/bin'];

/** Returns the launchers that are installed, the stricter one first. None can be anywhere but on Linux. */
export function launchers(platform: NodeJS.Platform = process.platform): readonly Launcher[] {
  if (platform !== 'linux') return [];
  const [bwrap, unshare, setpriv, sh] = ['bwrap', 'unshare', 'setpriv', 'sh'].map(found);
  return [
    ...(bwrap === undefined ? [] : [{ name: 'bubblewrap' as const, command: bubblewrap(bwrap) }]),
    ...(unshare === undefined || setpriv === undefined || sh === undefined
      ? []
      : [{ name: 'unshare' as const, command: namespaces(unshare, setpriv, sh) }]),
  ];
}

const found = (name: string): string | undefined => FOLDERS.map((folder) => join(folder, name)).find(isProgram);

/** Tells whether this process may run a file: one that exists may be covered, or lack the right. */
function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Returns a command line that runs another one which the system ends together with this process, however that ends; the same one where that cannot be done. */
export function dyingWithParent(argv: readonly string[], platform: NodeJS.Platform = process.platform): readonly string[] {
  const setpriv = platform === 'linux' ? found('setpriv') : undefined;
  return setpriv === undefined ? argv : [setpriv, '--pdeathsig', 'KILL', ...argv];
}

/** Every namespace is new, no capability is left, the root is read-only, and the process dies with this one. */
const bubblewrap =
  (bwrap: string): Launcher['command'] =>
  (visible, argv) => [
    bwrap,
    ...['--unshare-all', '--die-with-parent', '--new-session', '--cap-drop', 'ALL', '--clearenv'],
    ...visible.flatMap(({ source, target }) => ['--ro-bind', source, target]),
    ...['--remount-ro', '/', '--chdir', '/', '--'],
    ...argv,
  ];

/**
 * `$1` is unshare, then come pairs of source and target up to `--`, then the command.
 * A folder of the system's own is covered by an empty file system, in this mount namespace alone. A second user namespace, in which no
 * user is mapped, takes every capability away when the command is started: it cannot leave the folder, mount, or make namespaces.
 */
const SCRIPT = `
set -e
unshare=$1 root=/sys
shift
mount -t tmpfs -o mode=755,size=1m none "$root"
while [ "$1" != -- ]; do
  at=$root$2
  if [ -d "$1" ]; then mkdir -p "$at"; else mkdir -p "\${at%/*}"; : > "$at"; fi
  mount --bind "$1" "$at"
  # Flags of the file system outside must be repeated; which ones it has is found by trying.
  for flags in '' ,nosuid,nodev ,nosuid,nodev,noatime ,nosuid,nodev,noexec ,nodev ,nosuid -; do
    [ "$flags" != - ]
    if mount -o "remount,bind,ro$flags" "$at" 2> /dev/null; then break; fi
  done
  shift 2
done
shift
mount -o remount,bind,ro "$root"
exec "$unshare" --user --root="$root" --wd=/ -- "$@"
`;

/** The same with what util-linux brings: `setpriv` lets unshare die with this process, and unshare its children. */
const namespaces =
  (unshare: string, setpriv: string, sh: string): Launcher['command'] =>
  (visible, argv) => [
    ...[setpriv, '--pdeathsig', 'KILL', unshare, '--user', '--map-root-user', '--mount', '--net', '--ipc', '--uts', '--cgroup', '--pid'],
    ...['--fork', '--kill-child=KILL', '--', sh, '-c', SCRIPT, 'sh', unshare],
    ...visible.flatMap(({ source, target }) => [source, target]),
    '--',
    ...argv,
  ];

/** The environment of a launcher: the folders in which the script finds `mount` and `mkdir`. */
export const LAUNCHER_ENV: Readonly<Record<string, string>> = { PATH: FOLDERS.join(':') };
