import { namesOf, recipePackage } from 'create-patience-variant/recipe-package';
import { strToU8, zipSync } from 'fflate';
import { templates } from 'virtual:patience-package-templates';
import type { JsonObject } from '../json/path.js';

/** Author of the package until its own author writes a name there. */
const AUTHOR = 'the author';

/** Returns the files of a package with one recipe as a zip file: the same files that `create-patience-variant --recipe` writes, in a folder. */
export function packageZip(id: string, text: string, recipe: JsonObject): Uint8Array<ArrayBuffer> {
  const names = namesOf(id, recipe);
  const name = `patience-${id}`;
  const { de, en } = names;
  const files = recipePackage(templates, { id, de, en, package: name, author: AUTHOR }, [{ id, text, names }]);
  return zipSync(Object.fromEntries([...files].map(([path, content]) => [`${name}/${path}`, strToU8(content)])));
}
