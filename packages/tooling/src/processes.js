/** Ends a program together with all processes that it started, also those in a process group of their own, as browsers have. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** @param {number} pid of a program that was started here */
export function endTree(pid) {
  if (process.platform === 'win32') {
    execFileSync('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore' });
    return;
  }
  endDescendants(pid);
  end(pid);
}

/** @param {number} [pid] whose; they are ended, it goes on. Windows keeps them */
export function endDescendants(pid = process.pid) {
  if (process.platform === 'win32') return;
  for (const one of descendants(pid, parents())) end(one);
}

/** @param {number} pid @param {readonly { pid: number, parent: number }[]} all of this machine @returns {number[]} what it started, and what that started */
export function descendants(pid, all) {
  const tree = [pid];
  for (const one of tree) tree.push(...all.filter(({ parent }) => parent === one).map((child) => child.pid));
  return tree.slice(1);
}

/** @param {number} pid */
function end(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Ignore a process that has ended by itself meanwhile.
  }
}

/** @returns {{ pid: number, parent: number }[]} every process of this machine */
export function parents() {
  if (process.platform !== 'linux') {
    const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
    return lines.map((line) => line.trim().split(/\s+/).map(Number)).map(([pid = 0, parent = 0]) => ({ pid, parent }));
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' '); // the name before it may hold anything
        return [{ pid: Number(name), parent: Number(parent) }];
      } catch {
        return []; // ended meanwhile
      }
    });
}
