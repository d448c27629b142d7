import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import type { Visible } from './view.js';

/** A way to start a program in Linux namespaces of its own. */
export interface Launcher {
  readonly name: 'bubblewrap' | 'unshare';
  /** Returns the command line that runs `argv` with access to these files and no others. */
  command(visible: readonly Visible[], argv: readonly string[]): readonly string[];
}

/** Folders of the system's own programs. PATH is not used, because a project may put other programs there. */
const FOLDERS = ['/usr/bin', '/bin', '/usr/sbin', '/sbin', '/usr/local/bin', '/run/wrappers/bin', '/run/current-system/sw/bin'];

/** Returns the installed launchers, the stricter one first. There are none on systems other than Linux. */
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

/** Returns whether this process may run a file. It may exist and be hidden by a mount, or not be executable. */
function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns a command line whose process the system kills when this process ends in any way, also by SIGKILL. Where the system cannot do that,
 * it returns `argv` unchanged.
 */
export function dyingWithParent(argv: readonly string[], platform: NodeJS.Platform = process.platform): readonly string[] {
  const setpriv = platform === 'linux' ? found('setpriv') : undefined;
  return setpriv === undefined ? argv : [setpriv, '--pdeathsig', 'KILL', ...argv];
}

/** Runs a program by bubblewrap: in new namespaces of every kind, without capabilities, on a read-only root, killed when this process ends. */
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
 * Shell script for {@link namespaces}. `$1` is the path of unshare, then come pairs of source and target up to `--`, then the command.
 * It mounts an empty file system on `/sys`, in this mount namespace alone, and makes it the root. The command runs in a second user
 * namespace without any user, so that it has no capabilities: it cannot leave the root, mount, or make namespaces.
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

/** Runs a program in new namespaces by programs of util-linux. `setpriv` has unshare killed when this process ends, and unshare kills its children. */
const namespaces =
  (unshare: string, setpriv: string, sh: string): Launcher['command'] =>
  (visible, argv) => [
    ...[setpriv, '--pdeathsig', 'KILL', unshare, '--user', '--map-root-user', '--mount', '--net', '--ipc', '--uts', '--cgroup', '--pid'],
    ...['--fork', '--kill-child=KILL', '--', sh, '-c', SCRIPT, 'sh', unshare],
    ...visible.flatMap(({ source, target }) => [source, target]),
    '--',
    ...argv,
  ];

/** Environment of a launcher. Its PATH is for `mount` and `mkdir` in the script. */
export const LAUNCHER_ENV: Readonly<Record<string, string>> = { PATH: FOLDERS.join(':') };
