import { htmlAttributes } from '../../text/html-attributes.js';

/** Returns the HTML of a table for a page without a build. @param attributes by name; an empty one is a switch, undefined ones are absent */
export const codeOf = ({ variant = '', ...attributes }: Readonly<Record<string, string | undefined>>): string =>
  `<script type="module" src="patience-game.cdn.js"></script>\n<patience-game${htmlAttributes({ src: `${variant}.js`, ...attributes })}></patience-game>`;
