/** Markup that is already safe. */
export class Markup {
  constructor(readonly text: string) {}
}

type Part = string | number | Markup | undefined | false | readonly Part[];

/** Writes markup; whatever is put in is escaped, unless it is markup itself. Nothing and false leave no trace. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(strings.map((string, i) => (i === 0 ? '' : write(parts[i - 1])) + string).join(''));

const write = (part: Part): string => {
  if (part === undefined || part === false) return '';
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map(write).join('');
  return String(part).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
};
