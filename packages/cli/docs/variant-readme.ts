/** Writes the README of a package with patiences from the texts of the patiences themselves. */
import { allOptions, wordsOf, type Variant, type Words } from '@patience/core';
import { deal } from '@patience/core/internals';
import { PLAIN } from '../src/colour.js';
import { picture } from '../src/picture.js';

/** A patience of a package, with its module. */
export interface Entry {
  /** Path of the module from the folder of the package, such as `./dist/index.js`. */
  readonly module: string;
  readonly variant: Variant;
}

/** Returns the README of a package. @param name name of the package */
export function readmeOf(name: string, entries: readonly Entry[]): string {
  const one = entries.length === 1;
  const names = entries.map(({ variant }) => wordsOf(variant, 'en').name);
  return [
    `# ${one ? names[0]! : name}`,
    ...(one ? [] : [`Patiences: ${names.join(', ')}.`]),
    ...entries.map(({ variant }) => [...(one ? [] : [`## ${wordsOf(variant, 'en').name}`]), about(variant)].join('\n\n')),
    '## On a page',
    `${embedding(name, entries)}\n`,
  ].join('\n\n');
}

function about(variant: Variant): string {
  const [de, en] = [wordsOf(variant, 'de'), wordsOf(variant, 'en')];
  const german = de.name === en.name ? '' : ` (German: ${de.name})`;
  const options = Object.entries(variant.options);
  return [
    `${en.summary}${german}`,
    threeSentences(en.rules)
      .map((sentence) => `- ${sentence}`)
      .join('\n'),
    options.length === 0
      ? 'It has no options.'
      : `| option | | values, the usual one first |\n|---|---|---|\n${options.map(([option, values]) => optionRow(option, values, en)).join('\n')}`,
    `Deal 1 on the table:\n\n\`\`\`text\n${drawn(variant)}\n\`\`\``,
  ].join('\n\n');
}

/** Returns the first sentence each about the goal, the layout and the play, from a rules text. */
function threeSentences(rules: string): string[] {
  const sections = rules
    .split(/^## /m)
    .slice(1)
    .map((text) => [text.slice(0, text.indexOf('\n')), text.slice(text.indexOf('\n') + 1)] as const);
  const first = ['Goal', 'Layout', 'Play'].flatMap((heading) => sections.filter(([found]) => found === heading));
  return [...first, ...sections.filter((one) => !first.includes(one))]
    .slice(0, 3)
    .map(([, text]) => /^(?:- )?(.*?[.!?])(?=\s|$)/s.exec(text.trim())![1]!.replaceAll('\n', ' '));
}

function optionRow(option: string, values: readonly (string | number)[], { options }: Words): string {
  const words = options?.[option];
  return `| \`${option}\` | ${words?.name ?? ''} | ${values.map((value) => `\`${value}\` ${words?.values[value] ?? ''}`.trim()).join(', ')} |`;
}

function drawn(variant: Variant): string {
  const dealt = deal(variant, { seed: 1, options: allOptions(variant)[0]! });
  if (!dealt.ok) throw new Error(`${variant.id}: ${dealt.error.message}`);
  const { table } = dealt.value;
  return picture(table.seen, table.rules.piles, PLAIN, 80)
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
}

function embedding(name: string, entries: readonly Entry[]): string {
  const [{ module, variant }, ...others] = entries as readonly [Entry, ...Entry[]];
  const beside = others.map((other) => `\`${other.module.replace('./', '')}\` is ${wordsOf(other.variant, 'en').name}`).join(', ');
  return `Without a bundler, two addresses are enough: the element's and this patience's.

\`\`\`html
<script type="module" src="https://any.host/@patience/element/dist/patience-game.cdn.js"></script>
<patience-game src="https://any.host/${name}/${module.replace('./', '')}"></patience-game>
\`\`\`
${beside && `\n${beside}.\n`}
With one, \`npm install @patience/element ${name}\`:

\`\`\`js
import '@patience/element/define';
import '${name}/register'; // now <patience-game variant="${variant.id}"> is a table
\`\`\`

In the terminal, \`npm install @patience/cli ${name}\` and \`npx patience deal ${variant.id}\`. All rules, in German and English, come with
the patience: the table shows them, and \`strings\` has them.`;
}
