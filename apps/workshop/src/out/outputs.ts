import type { DataVariant } from '@patience/core/data';
import { toSolvitaire } from '@patience/recipe/solvitaire';
import { formatJson } from '../json/format.js';
import { SHARED_GAME } from '@patience/web/table/address.js';
import { joinCodes } from '@patience/web/share/watch-code.js';
import { pageAddress, type Here } from '@patience/web/address/site.js';

/** Returns a link to the page that shows a recipe and lets it be played at once. @param code of the recipe @param seed number of the deal; absent: any deal @param game code of a game of it; absent: no moves */
export const linkTo = (here: Pick<Here, 'root' | 'lang'>, code: string, seed?: number, game?: string): string =>
  `${pageAddress(here, 'add/')}${seed === undefined ? '' : `?seed=${seed}`}#${game ? SHARED_GAME + joinCodes(game, code) : `recipe=${code}`}`;

/** Returns the lines of HTML that show a recipe's game on a page. The recipe is a file next to the page. */
export const linesFor = (root: URL, id: string): string => `<script type="module" src="${new URL('patience.js', root).href}"></script>
<style>patience-game { height: 600px }</style>
<patience-game src="${id}.json"></patience-game>`;

/** The text of a rules file for the solver Solvitaire, or the fields that its format cannot express. */
type SolvitaireFile = { readonly text: string } | { readonly missing: readonly string[] };

const files = new WeakMap<DataVariant, SolvitaireFile>();

/** Writes the rules file for the solver Solvitaire. The result is cached for each patience. */
export function solvitaireOf(data: DataVariant): SolvitaireFile {
  const known = files.get(data) ?? fileOf(data);
  files.set(data, known);
  return known;
}

function fileOf(data: DataVariant): SolvitaireFile {
  const written = toSolvitaire(data);
  return written.ok ? { text: formatJson(written.json) } : { missing: written.missing };
}

/** Downloads a file. @param type its media type */
export function saveFile(name: string, content: string | Uint8Array<ArrayBuffer> | Blob, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
