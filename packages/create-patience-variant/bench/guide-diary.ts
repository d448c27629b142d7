/** Follows the diary of the guide: its steps are applied one by one to a new package, and each message that it quotes has to appear. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Guide } from '../e2e/guide.js';
import { edit, expectPrinted } from './guide-files.js';

type Shell = (line: string, where: string) => Promise<string>;

/**
 * Writes, tests and publishes the patience whose making the guide describes step by step.
 * @param where an empty folder
 * @param sh runs a line of a shell in a folder
 * @returns the name of the published package
 */
export async function followDiary(guide: Guide, where: string, sh: Shell): Promise<string> {
  await sh(guide.command('npm create patience-variant pyramid -- --family pairs'), where);
  const own = join(where, 'pyramid');
  const rules = join(own, 'src/index.ts');
  const words = join(own, 'src/words.ts');
  const tested = async (): Promise<string> => sh('npm test', own).catch((error: unknown) => String(error));
  /** Indents a block as a field of the variant. */
  const field = (text: string): string => text.trimEnd().replace(/^(?=.)/gm, '  ');
  await sh('npm install', own);
  expectPrinted('minute 0: the new package passes its tests', await tested(), /Tests {2}\d+ passed/);

  edit(rules, /^ {2}pair: .*$/m, field(guide.block('pair')));
  edit(rules, /^const PACKS = 1;\nconst COLUMNS = 8;\n/m, guide.block('place'));
  edit(rules, /^ {2}table: [\s\S]*?\n {2}\},\n(?=\n {2}\/\*\* Two)/m, `${field(guide.block('table'))}\n`);
  edit(rules, /^ {2}options: .*\n {2}deck: .*$/m, `  ${guide.span('options: {}')},`);
  edit(rules, /^\/\*\* Options.*\nexport type Options = .*\n\n/m, '');
  edit(rules, 'Variant<Options>', guide.span('Variant'));
  edit(rules, 'import { row, type Variant }', `import { row, type ${guide.span('Pile')}, type Variant }`);
  edit(words, /^ {2}options: .*\n/gm, '');
  const notDealt = await tested();
  expectPrinted('minute 1: cards are not dealt', notDealt, guide.block('notDealt'));
  expectPrinted('minute 1: one test fails', notDealt, /Tests {2}1 failed/);

  edit(rules, /^ {2}deal\(table\) \{\n.*$/m, `$&\n    ${guide.span("table.move('pack', 'stock'")}`);
  const overlaps = await tested();
  expectPrinted('minute 3: piles overlap', overlaps, guide.block('overlaps'));
  expectPrinted('minute 3: two tests fail', overlaps, /Tests {2}2 failed/);
  expectPrinted('minute 3: no won game is found', overlaps, 'was not won in the first 4,000 positions');
  edit(rules, / \};\n\}\n/, `, ${guide.block('covered').trim()} };\n}\n`);

  edit(rules, 'at: [6, 0] }', `at: [6, 0], ${guide.block('accept').trim().replace(/,$/, '')} }`);
  expectPrinted('minute 4: a reason has no sentence', await tested(), guide.block('noReason'));
  edit(words, /^ {2}name: .*$/gm, `$&\n${field(guide.block('reasons'))}`);

  edit(rules, /^.*id: 'stock'.*$/m, `$&\n${field(field(guide.block('piles')))}`);
  edit(rules, 'import { row,', 'import { row, turn,');
  edit(rules, /^ {2}deal\(table\)/m, `${field(guide.block('actions'))}\n\n$&`);
  edit(words, /^ {2}name: .*$/gm, `$&\n${field(guide.block('actionWords'))}`);
  edit(rules, /^ {2}about: /m, `${field(guide.block('status'))}\n\n$&`);
  expectPrinted('minute 10: all tests pass', await tested(), /Tests {2}\d+ passed/);

  await sh(guide.block('publish').trim(), own);
  return (JSON.parse(readFileSync(join(own, 'package.json'), 'utf8')) as { name: string }).name;
}
