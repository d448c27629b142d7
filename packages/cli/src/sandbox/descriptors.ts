import { closeSync, existsSync, readdirSync, readFileSync, readSync } from 'node:fs';

/** `O_CLOEXEC` of Linux: the flag of a descriptor that the system closes when another program is started. */
const CLOSED_ON_EXEC = 0o2000000;
/** Number of descriptors that {@link readsInherited} tries. */
const TRIED = 1024;

/**
 * Closes descriptors that this program inherited, except input, output and errors: a confined process would inherit them too. Node
 * closes such descriptors for the programs that it starts up to the first gap after number 16 only, and none beyond.
 */
export function closeInherited(): void {
  if (!existsSync('/proc/self/fd')) return; // the confined process itself checks its descriptors, see readsInherited
  for (const fd of readdirSync('/proc/self/fd').map(Number)) if (fd > 2 && isInherited(fd)) closeSync(fd);
}

/** Returns whether a program that is started now would inherit a descriptor. Descriptors that Node opens for itself are not inherited. */
function isInherited(fd: number): boolean {
  try {
    const [, flags] = /^flags:\s*(\d+)/m.exec(readFileSync(`/proc/self/fdinfo/${fd}`, 'utf8')) ?? [];
    return flags !== undefined && (parseInt(flags, 8) & CLOSED_ON_EXEC) === 0;
  } catch {
    return false; // it was the descriptor of the listing, which is closed by now
  }
}

/**
 * Returns whether this process inherited a file that it can read. It tries to read, because Node 20 takes links for folders after a call of
 * `fstatSync`. Node itself keeps no file open that can be read at a position.
 */
export function readsInherited(): boolean {
  const one = new Uint8Array(1);
  return Array.from({ length: TRIED }, (_, fd) => fd + 3).some((fd) => {
    try {
      readSync(fd, one, 0, 1, 0);
      return true;
    } catch {
      return false;
    }
  });
}
