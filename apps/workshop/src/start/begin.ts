import type { LanguageTag } from '@patience/core';
import { nameOf } from '@patience/web/catalogue/names.js';
import { errorMessage } from '@patience/web/text/error-message.js';
import { fill } from '@patience/web/text/fill.js';
import type { JsonObject } from '../json/path.js';
import type { WorkshopWords } from '../words/index.js';
import { fromTemplate, fromVariant, namedAfter, type NamingWords } from './beginning.js';
import { TEMPLATES, templateOf, type TemplateName } from './templates.js';

/** Name of a patience to begin with: `template:stock`, or `game:` and the id of an installed one. */
export type StartName = `template:${TemplateName}` | `game:${string}`;

/** The recipe to begin with, or a sentence that says why there is none. */
type Begun = { readonly ok: true; readonly recipe: JsonObject } | { readonly ok: false; readonly why: string };

/** Returns the recipe of a template or an installed patience under a name of its own. */
export async function begin(name: StartName, { start: words }: WorkshopWords, naming: NamingWords, lang: LanguageTag): Promise<Begun> {
  const [kind, id = ''] = name.split(':');
  if (kind === 'template' && Object.hasOwn(TEMPLATES, id))
    return { ok: true, recipe: fromTemplate(TEMPLATES[id as TemplateName], id as TemplateName, naming) };
  const { installed } = await import('@patience/web/catalogue/installed.js');
  const entry = installed.find((each) => each.id === id);
  if (!entry) return { ok: false, why: fill(words.failed, { why: id || name }) };
  const same = templateOf(id);
  if (same) return { ok: true, recipe: namedAfter(TEMPLATES[same], id, (tag) => nameOf(entry, tag), naming) };
  try {
    const beginning = fromVariant(await entry.load(), naming);
    if (beginning.ok) return beginning;
    return { ok: false, why: fill(words.functions, { name: nameOf(entry, lang), functions: beginning.functions.join(', ') }) };
  } catch (error) {
    return { ok: false, why: fill(words.failed, { why: errorMessage(error) }) };
  }
}
