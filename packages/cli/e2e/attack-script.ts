/** Things outside the confinement of a module that its attacks try to reach. */
export interface Targets {
  /** The module's folder. It contains the files `secret.txt` and `plain.mjs`. */
  readonly folder: string;
  /** Text of an environment variable of the program that the module must not see. */
  readonly secret: string;
  /** Port on this machine on which the test listens. */
  readonly port: number;
  /** Id of a process that the module must not end. */
  readonly victim: number;
}

/** Returns the code of a module that tries each attack and prints to standard error which attacks succeed. */
export const attackScript = ({ folder, secret, port, victim }: Targets): string => `
import * as fs from 'node:fs';
import { connect } from 'node:net';
import { Worker } from 'node:worker_threads';
import { execSync, spawn } from 'node:child_process';
const say = (name, how) => process.stderr.write('attack ' + name + ': ' + how + '\\n');
const attempt = async (name, act) => {
  const late = new Promise((_, fail) => setTimeout(fail, 2000).unref());
  try { const got = await Promise.race([act(), late]); say(name, got === false ? 'refused' : 'REACHED'); } catch (error) { say(name, 'refused'); }
};
const reached = (make) => new Promise((done, fail) => make().on('connect', () => done(true)).on('error', fail));
const where = ${JSON.stringify(folder)};
await attempt('secret', () => fs.readFileSync(where + '/secret.txt', 'utf8'));
await attempt('sibling', () => fs.readFileSync(new URL('plain.mjs', import.meta.url)));
await attempt('sibling by import', () => import(new URL('plain.mjs', import.meta.url).href));
await attempt('folder', () => fs.readdirSync(where));
await attempt('passwords', () => fs.readFileSync('/etc/passwd'));
await attempt('home', () => fs.readdirSync('/home'));
await attempt('processes', () => fs.readdirSync('/proc'));
await attempt('environment of the parent', () => fs.readFileSync('/proc/' + process.ppid + '/environ'));
await attempt('terminal', () => fs.openSync('/dev/tty', 'r+'));
for (const fd of [3, 4, 5]) await attempt('descriptor ' + fd, () => fs.fstatSync(fd).isFile() || fs.fstatSync(fd).isDirectory());
await attempt('write beside', () => fs.writeFileSync(where + '/mine', 'x'));
await attempt('write to itself', () => fs.writeFileSync(new URL(import.meta.url), 'x'));
await attempt('write here', () => fs.writeFileSync('mine', 'x'));
await attempt('write to the program', () => fs.appendFileSync(process.argv[1], '//'));
await attempt('report', () => fs.existsSync(process.report.writeReport('mine.json')));
await attempt('secret of the environment', () => JSON.stringify(process.env).includes(${JSON.stringify(secret)}));
await attempt('program', () => execSync('true'));
await attempt('another Node', () => new Promise((done, fail) => spawn(process.execPath, ['-e', '0']).on('spawn', () => done(true)).on('error', fail)));
await attempt('thread', () => new Promise((done, fail) => new Worker('process.kill(1, 0)', { eval: true }).on('online', () => done(true)).on('error', fail)));
await attempt('network', () => reached(() => connect(${port}, '127.0.0.1')));
await attempt('victim', () => process.kill(${victim}, 'SIGKILL'));
for (const pid of [${process.pid}, process.ppid]) if (pid > 1) await attempt('inspector of the parent', () => process.kill(pid, 'SIGUSR1'));
say('all', 'tried');
`;
