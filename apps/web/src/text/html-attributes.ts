/** Returns a text in which no character means anything in HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Returns attributes as HTML, each after a blank. @param attributes by name; an empty one is a switch, undefined ones are absent */
export const htmlAttributes = (attributes: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`))
    .join('');
