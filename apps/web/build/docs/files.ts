import { gzipSync } from 'node:zlib';
import { integrityOf, scriptFiles } from './examples.js';

/** Returns the hash and the size of each file for script tags, as Markdown. */
export function hashesText(files: ReadonlyMap<string, string> = scriptFiles()): string {
  const rows = [...files].map(([name, text]) => `| \`${name}\` | ${gzipSync(text, { level: 9 }).length} | \`${integrityOf(text)}\` |`);
  const integrity = Object.fromEntries([...files].map(([name, text]) => [`./${name}`, integrityOf(text)]));
  return `## Hashes of this version

Each build writes the hashes of its files here, with their sizes in bytes, gzipped.

| file | bytes | hash |
|---|---|---|
${rows.join('\n')}

The attribute \`integrity\` of the script tag covers the first file alone. An import map before it covers the files that this one loads; Chrome 127, Safari 18 and
Firefox 138 check it, older browsers ignore it. It is an inline script, so a policy has to allow it by its own hash.

\`\`\`html
<script type="importmap">
${JSON.stringify({ integrity }, undefined, 2)}
</script>
<script type="module" src="patience-game.cdn.js"></script>
\`\`\``;
}
