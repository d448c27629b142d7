import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { policyOf } from '../src/policy/policy.js';
import { typeOf } from '../src/policy/types.js';

interface Ready {
  readonly body: Buffer;
  readonly etag: string;
}

/** Serves the built site as a static host should: compressed, with the policy as a header, and hashed files cached for a year. */
export function servePlugin(): Plugin {
  const ready = new Map<string, Ready>();
  return {
    name: 'patience-serve',
    configurePreviewServer(server) {
      const dist = resolve(server.config.root, server.config.build.outDir);
      server.middlewares.use((request, response, next) => {
        const path = pathOf(request.url ?? '/');
        if (path === undefined) {
          response.writeHead(400);
          return void response.end();
        }
        const file = findFile(dist, path);
        if (file === undefined && !path.endsWith('/') && findFile(dist, `${path}/`)) {
          response.writeHead(308, { Location: `${path}/` });
          return void response.end();
        }
        if (request.method !== 'GET' && request.method !== 'HEAD') return next();
        const found = file ?? nearestMissing(dist, path);
        const type = typeOf(found);
        const accepted = [request.headers['accept-encoding'] ?? ''].flat().join();
        const packed = /text|javascript|xml|json/.test(type);
        const encoding = packed ? (/\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : '') : '';
        const { mtimeMs } = statSync(found);
        const key = `${encoding} ${mtimeMs} ${found}`;
        if (!ready.has(key)) ready.set(key, pack(readFileSync(found), encoding));
        const { body, etag } = ready.get(key)!;
        const headers: Record<string, string | number> = {
          'Content-Type': type,
          ETag: etag,
          Vary: 'Accept-Encoding',
          ...policyOf(path.slice(1)),
          ...(type === 'text/javascript' && { 'Access-Control-Allow-Origin': '*' }), // Allow other sites to load scripts: the embed page offers a script tag.
          'Cache-Control': path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
          ...(encoding && { 'Content-Encoding': encoding }),
        };
        if (file && request.headers['if-none-match'] === etag) response.writeHead(304, headers).end();
        else
          response
            .writeHead(file ? 200 : 404, { ...headers, 'Content-Length': body.length })
            .end(request.method === 'HEAD' ? undefined : body);
      });
    },
  };
}

/** Returns the decoded path of an address; undefined when its encoding is broken. */
function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return undefined;
  }
}

/** Returns the 404 page that is nearest to a path, searching upwards. */
function nearestMissing(dist: string, path: string): string {
  const folders = path.split('/').slice(1, -1);
  for (; folders.length > 0; folders.pop()) {
    const file = findFile(dist, `/${folders.join('/')}/404.html`);
    if (file !== undefined) return file;
  }
  return join(dist, '404.html');
}

function findFile(dist: string, path: string): string | undefined {
  const file = join(dist, path.endsWith('/') ? `${path}index.html` : path);
  if (!file.startsWith(join(dist, sep))) return undefined;
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
}

function pack(raw: Buffer, encoding: string): Ready {
  const body =
    encoding === 'br'
      ? brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
      : encoding === 'gzip'
        ? gzipSync(raw, { level: 9 })
        : raw;
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"` };
}
