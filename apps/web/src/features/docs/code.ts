const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Returns the HTML of a table for a page without a build. @param attributes by name; an empty one is a switch, undefined ones are absent */
export function codeOf({ variant = '', ...attributes }: Readonly<Record<string, string | undefined>>): string {
  const written = Object.entries({ src: `${variant}.js`, ...attributes }).flatMap(([name, value]) =>
    value === undefined ? [] : [value === '' ? name : `${name}="${escape(value)}"`],
  );
  return `<script type="module" src="patience-game.cdn.js"></script>\n<patience-game ${written.join(' ')}></patience-game>`;
}
