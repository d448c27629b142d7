/** Edits files and compares output for the script guide-proof. */
import { readFileSync, writeFileSync } from 'node:fs';

/** Replaces a part of a file; `$&` in the new text stands for that part. @throws Error when the file has no such part */
export function edit(file: string, part: string | RegExp, by: string): void {
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(part, (found) => by.replaceAll('$&', () => found));
  if (changed === text) throw new Error(`${file} has no ${String(part)}:\n${text}`);
  writeFileSync(file, changed);
}

/** Compares a value with the expected one. @param law sentence for the error @throws Error when they differ */
export function expect(law: string, found: unknown, wanted: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(wanted))
    throw new Error(`✗ ${law}: ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`);
  console.log(`✓ ${law}`);
}

/**
 * Checks that the output of a program contains a text.
 * @param wanted a pattern; or a text, in which `…` stands for anything on the same line
 * @throws Error with the output when it does not contain the text
 */
export function expectPrinted(law: string, printed: string, wanted: string | RegExp): void {
  const pattern = typeof wanted === 'string' ? new RegExp(wanted.trim().split('…').map(escaped).join('.*')) : wanted;
  if (!pattern.test(printed)) throw new Error(`✗ ${law}: ${pattern.source} is not in\n${printed}`);
  console.log(`✓ ${law}`);
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
