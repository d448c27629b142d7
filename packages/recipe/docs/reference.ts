/** Writes the reference of the grammar: what the reader allows, and the help in the comments of the types. */
import { allFieldsOf, compared } from './compare.js';

/** Returns the reference. @returns markdown */
export function reference(): string {
  const written = new Set<string>();
  const sections = [...compared().help].flatMap(([shape, { path, text, fields }]) => {
    const rows = allFieldsOf(shape).map(([name, { says, default: usual }, isNeeded]) =>
      [
        `\`${name}\`${isNeeded ? '' : '?'}`,
        cell(says),
        usual === undefined ? '' : `\`${JSON.stringify(usual)}\``,
        cell(fields[name] ?? ''),
      ].join(' | '),
    );
    const content = `${text}\n\n| field | allowed | default | |\n|---|---|---|---|\n${rows.map((row) => `| ${row} |`).join('\n')}\n`;
    if (written.has(content)) return [];
    written.add(content);
    return [`## ${path === '' ? 'Recipe' : `\`${path}\``}\n\n${content}`];
  });
  return `# The grammar of recipes

Made from \`src/grammar.ts\` and the comments of core's types; \`vitest run packages/recipe/src/grammar.test.ts -u\` brings it up to date. A heading says
where an object stands: \`[]\` is an entry of a list, \`*\` any name. Objects of one place differ in their first field. A question mark follows fields that may
be absent.

${sections.join('\n')}`;
}

const cell = (text: string): string => text.replaceAll('|', '\\|');
