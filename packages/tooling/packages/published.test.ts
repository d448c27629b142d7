import { checkPackage, Package } from '@arethetypeswrong/core';
import { build } from 'esbuild';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, test } from 'vitest';
import { isVariant, packages, published } from '../src/workspace.js';
import { packed, wrongWith } from './packed.js';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly keywords?: readonly string[];
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly patience?: {
    readonly api: number;
    readonly variants: Readonly<Record<string, { module: string; rules?: string; names: Record<string, string> }>>;
  };
}

const versions = new Map(packages().map(({ name, manifest }) => [name, String(manifest['version'])]));
const all = packages()
  .filter(({ manifest }) => manifest['private'] !== true)
  .map(published)
  .map((one) => ({ ...one, manifest: one.manifest as unknown as Manifest, files: packed(one, (name) => versions.get(name) ?? '0.0.0') }));

describe.each(all)('$path', ({ manifest, files }) => {
  test('publint finds no fault', async () => {
    const pack = { files: [...files].map(([name, data]) => ({ name: `package/${name}`, data })) };
    const { messages, pkg } = await publint({ pkgDir: 'package', level: 'suggestion', strict: true, pack });
    expect(messages.map((message) => formatMessage(message, pkg) ?? message.code)).toEqual([]);
  });

  // Users resolve modules as the profile "esm-only" of the command line of "are the types wrong" does.
  test.runIf(manifest.exports?.['.'])('compilers of users find the types', async () => {
    const contents = Object.fromEntries([...files].map(([path, data]) => [`/node_modules/${manifest.name}/${path}`, new Uint8Array(data)]));
    // Helpers for tests exist inside the workspace only.
    const isInner = (target: unknown): boolean => typeof target === 'object' && Object.keys(target ?? {}).join() === '@patience/source';
    const inner = Object.entries(manifest.exports ?? {}).filter(([, target]) => isInner(target));
    const excludeEntrypoints = inner.map(([entry]) => entry);
    const result = await checkPackage(new Package(contents, manifest.name, manifest.version), { excludeEntrypoints });
    expect(result.types).toBeTruthy();
    const problems = result.types ? result.problems : [];
    expect(
      problems.filter((problem) => !('resolutionKind' in problem) || !['node10', 'node16-cjs'].includes(problem.resolutionKind)),
    ).toEqual([]);
  });

  test('its files are complete, and none is there by mistake', () => {
    expect(wrongWith([...files.keys()], String(files.get('package.json')))).toEqual([]);
  });
});

// The compiler leaves out what is marked so; a declaration that it has kept still has the mark.
test.each(all.filter((one) => !isVariant(one) && one.manifest.exports?.['.']))(
  '$path declares no type that is marked as internal',
  ({ files }) => {
    const declarations = [...files].filter(([file]) => file.endsWith('.d.ts'));
    expect(declarations.filter(([, data]) => String(data).includes('@internal')).map(([file]) => file)).toEqual([]);
    expect(declarations.length).toBeGreaterThan(0);
  },
);

describe.each(all.filter(isVariant))('$path, a variant', ({ dir, manifest, files }) => {
  test('its manifest names each patience, its module and its names', async () => {
    expect(manifest.patience?.api).toBe(1);
    expect(manifest.keywords).toContain('patience-variant');
    const named = Object.entries(manifest.patience?.variants ?? {});
    expect(named.length).toBeGreaterThan(0);
    for (const [id, { module, names }] of named) {
      expect([...files.keys()], id).toContain(module.replace('./', ''));
      const { default: variant } = (await import(pathToFileURL(join(dir, module)).href)) as {
        default: { strings: Record<string, { name: string }> };
      };
      expect(Object.fromEntries(Object.keys(names).map((language) => [language, variant.strings[language]?.name]))).toEqual(names);
    }
  });

  test('its file of rules has the data of its module', async () => {
    for (const { module, rules } of Object.values(manifest.patience!.variants).filter((one) => one.rules !== undefined)) {
      const { default: variant } = (await import(pathToFileURL(join(dir, module)).href)) as { default: object };
      expect({ api: 1, ...(JSON.parse(String(files.get(rules!.replace('./', '')))) as object) }).toEqual(variant);
    }
  });

  test('its modules import nothing, but for those that register its patiences', async () => {
    const { metafile } = await build({
      absWorkingDir: dir,
      entryPoints: [...files.keys()].filter((file) => /^dist\/.*\.js$/.test(file)),
      bundle: true,
      format: 'esm',
      platform: 'neutral',
      external: ['*'],
      metafile: true,
      outdir: 'unwritten',
      write: false,
      logLevel: 'silent',
    });
    const imports = Object.entries(metafile.inputs).flatMap(([file, input]) => input.imports.map(({ path }) => `${file} imports ${path}`));
    const own = Object.values(manifest.patience!.variants).map(
      ({ module }) => `dist/register.js imports ${module.replace('./dist/', './')}`,
    );
    expect(imports.filter((line) => !own.includes(line))).toEqual([]);
  });
});
