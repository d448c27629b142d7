import { installedVariants, loadPlain, type InstalledVariant } from '@patience/core/installed';
import { sample } from '@patience/tooling/sample';
import { expect, test } from 'vitest';
import { readmeOf, type Entry } from '../docs/variant-readme.js';

const sources = installedVariants(import.meta.dirname);
const load = async (one: InstalledVariant, module = './dist/index.js'): Promise<Entry> => ({ module, variant: await loadPlain(one, true) });

test.each(sample(sources, 20))('readmeOf gives $id its name, summary, options, a deal and a snippet for pages', async (one) => {
  const entry = await load(one);
  const { strings, options, id } = entry.variant;
  const text = readmeOf(one.package, [entry]);
  expect(text.startsWith(`# ${strings['en']!.name}\n\n${strings['en']!.summary}`)).toBe(true);
  for (const option of Object.keys(options)) expect(text).toContain(`\n| \`${option}\` | `);
  expect(text).toMatch(/```text\n[^`♠♥♦♣▒]*[♠♥♦♣▒][^`]*```/);
  expect(text).toContain(`import '${one.package}/register'; // now <patience-game variant="${id}"> is a table`);
  expect(text).not.toMatch(/undefined|\[object/);
});

test('readmeOf names each patience of a package with its module', async () => {
  const [one, two] = await Promise.all(sources.slice(0, 2).map((one, i) => load(one, `./dist/${i + 1}.js`)));
  const text = readmeOf('@some/two', [one!, two!]);
  for (const { variant } of [one!, two!])
    expect(text).toContain(`\n## ${variant.strings['en']!.name}\n\n${variant.strings['en']!.summary}`);
  expect(text).toContain(`\`dist/2.js\` is ${two!.variant.strings['en']!.name}`);
  expect(text.startsWith('# @some/two\n')).toBe(true);
});
