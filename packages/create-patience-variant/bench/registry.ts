/** A local package registry for tests: Verdaccio, installed by npm. All its data is in one folder. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { cache } from '@patience/tooling/workspace';
import { npm, run } from '../e2e/outside.js';

/** The last release of Verdaccio for Node 20 (MIT). The override is needed because a dependency asks for node-fetch by a tag that some registries lack. */
const VERDACCIO = { version: '6.8.0', overrides: { 'node-fetch': '2.7.0' } };

/** Environment variables by which npm and pnpm use this registry as one user. */
export type Account = Readonly<Record<string, string>>;

export class Registry {
  readonly #program: ChildProcess;
  readonly #folder: string;
  readonly address: string;

  private constructor(program: ChildProcess, folder: string, address: string) {
    this.#program = program;
    this.#folder = folder;
    this.address = address;
  }

  /** Starts a registry. @param folder folder for its data @param owner the only user who may publish `@patience/…` and create-patience-variant */
  static async start(folder: string, owner: string): Promise<Registry> {
    mkdirSync(folder, { recursive: true });
    const [upstream, authority] = await Promise.all(['registry', 'cafile'].map((key) => configured(key, folder)));
    const port = await freePort();
    const own = { access: '$all', publish: owner };
    writeFileSync(
      join(folder, 'config.yaml'), // JSON is YAML
      JSON.stringify({
        storage: join(folder, 'storage'),
        auth: { htpasswd: { file: join(folder, 'users') } },
        uplinks: { upstream: { url: upstream, timeout: '60s', maxage: '1h' } },
        packages: {
          '@patience/*': own,
          'create-patience-variant': own,
          'patience-*': { access: '$all', publish: '$authenticated' },
          '**': { access: '$all', proxy: 'upstream' },
        },
        log: { type: 'stdout', format: 'pretty', level: 'error' },
        web: { enable: false },
        max_body_size: '50mb',
      }),
    );
    const verdaccio = await fetched();
    const program = spawn(process.execPath, [verdaccio, '--config', join(folder, 'config.yaml'), '--listen', `127.0.0.1:${port}`], {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...(authority && { NODE_EXTRA_CA_CERTS: authority }) },
    });
    const registry = new Registry(program, folder, `http://127.0.0.1:${port}/`);
    await registry.#answers();
    return registry;
  }

  stop(): void {
    this.#program.kill();
  }

  /** Registers a user and returns the environment for npm. */
  async join(name: string): Promise<Account> {
    const { token } = (await this.#put(`-/user/org.couchdb.user:${name}`, { name, password: `${name} of this proof` })) as {
      token: string;
    };
    const file = join(this.#folder, `${name}.npmrc`);
    writeFileSync(file, `registry=${this.address}\n${this.address.replace('http:', '')}:_authToken=${token}\n`);
    return { npm_config_userconfig: file, npm_config_registry: this.address, npm_config_prefer_offline: 'false' };
  }

  /** Returns the published versions of a package, oldest first. */
  async versions(name: string): Promise<string[]> {
    const answer = await fetch(this.address + name.replace('/', '%2f'));
    return answer.ok ? Object.keys(((await answer.json()) as { versions: object }).versions) : [];
  }

  async #put(path: string, body: object): Promise<unknown> {
    const answer = await fetch(this.address + path, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }

  async #answers(): Promise<void> {
    for (let tries = 0; tries < 300; tries++) {
      if (this.#program.exitCode !== null) throw new Error(`Verdaccio ended with ${this.#program.exitCode}.`);
      const up = await fetch(`${this.address}-/ping`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (up) return;
      await new Promise((wake) => setTimeout(wake, 200));
    }
    this.stop();
    throw new Error('Verdaccio does not answer.');
  }
}

/** Returns a setting of npm; empty when it is not set. It is the last line of the output, after warnings. */
async function configured(key: string, folder: string): Promise<string> {
  const last = (await run('npm', ['config', 'get', key], folder)).trim().split('\n').at(-1)!;
  return last === 'null' || last === 'undefined' ? '' : last;
}

/** Returns the path of Verdaccio, which is installed once into the workspace's cache. */
async function fetched(): Promise<string> {
  const folder = join(cache, `verdaccio-${VERDACCIO.version}`);
  const program = join(folder, 'node_modules/verdaccio/bin/verdaccio');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  const { version, overrides } = VERDACCIO;
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: { verdaccio: version }, overrides }));
  await npm(['install'], folder);
  return program;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((wake) => server.listen(0, '127.0.0.1', wake));
  const { port } = server.address() as AddressInfo;
  await new Promise((wake) => server.close(wake));
  return port;
}
