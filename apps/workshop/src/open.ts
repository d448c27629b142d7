import type { Shell } from '@patience/web/app-shell/start.js';
import { nextTask } from '@patience/web/app-shell/tasks.js';
import { loadDescriptions } from '@patience/web/words/load.js';
import { lastOpen } from './draft/kept-drafts.js';
import { readAhead } from './draft/reading.js';
import { WorkshopPage } from './view/workshop-page.js';
import { Workbench } from './workbench.js';
import { loadWorkshopWords } from './words/index.js';
import { learnNaming } from './words/naming.js';
import { freshDraft, Workshop } from './workshop.js';

/** Opens the workshop with the draft that was open last, or a new one. @returns the element of its page */
export async function openWorkshop(shell: Shell): Promise<HTMLElement> {
  const { lang } = shell;
  const [words] = await Promise.all([loadWorkshopWords(lang), loadDescriptions(lang)]);
  const naming = learnNaming(lang, words);
  await nextTask();
  const bench = new Workbench(lastOpen() ?? freshDraft(naming));
  // Read the recipe in tasks of their own; the result is cached.
  await readAhead(bench.draft.text, nextTask);
  await nextTask();
  const workshop = new Workshop(shell, words, naming, bench);
  // Make the fields of the form in a task of its own, too.
  workshop.makeForm();
  await nextTask();
  return Object.assign(new WorkshopPage(), { workshop });
}
