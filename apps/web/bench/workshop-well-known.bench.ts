/**
 * Makes the well-known patiences of `well-known.json` in the workshop of the built site by the page's own controls, as a new user would:
 * `pnpm -F @patience/web well-known -- [--out FOLDER] [--input mouse|touch|keyboard]`. Compares the recipe that the page makes with the one of the
 * form's model. Prints for each patience the number of things done and the minutes that they take a person, and writes a picture of each table.
 * Needs `pnpm build`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { join } from 'node:path';
import { unpackRecipe } from '@patience/recipe';
import { ENGINES } from '@patience/tooling/engines';
import { FormFiller } from '../engines/form-steps.js';
import { inputFor, type Input } from '../engines/inputs.js';
import { WatchedSite } from '../engines/site.js';
import { Visit } from '../engines/visit.js';
import { takeStep } from '../../workshop/src/form/steps.js';
import wellKnown from '../../workshop/src/form/well-known.json' with { type: 'json' };
import { fromTemplate } from '../../workshop/src/start/beginning.js';
import { TEMPLATES, type TemplateName } from '../../workshop/src/start/templates.js';
import { de } from '../../workshop/src/words/de.js';
import { en } from '../../workshop/src/words/en.js';

/** Seconds that a person takes to find and press a control, to find and fill a field, and to find a list and choose in it. */
const SECONDS = { presses: 4, texts: 6, choices: 6 };

const { values } = parseArgs({
  options: { out: { type: 'string' }, input: { type: 'string', default: 'mouse' }, only: { type: 'string' } },
});
if (values.out !== undefined) mkdirSync(values.out, { recursive: true });
const site = new WatchedSite();
const address = await site.open();
const engine = await ENGINES['chromium']!();
if (!engine) throw new Error('There is no Chromium on this machine.');
const way = values.input as Input['name'];
const screen = way === 'touch' ? { width: 390, height: 844, touch: true } : { width: 1280, height: 1000 };
try {
  for (const { name, start, steps } of wellKnown) {
    if (values.only !== undefined && !name.includes(values.only)) continue;
    const visit = await Visit.begin(engine, address, { ...screen, language: 'en-GB' });
    try {
      await visit.go('en/workshop/');
      await visit.until(() => document.querySelector('patience-game')?.game !== undefined, 'a game lies on the table');
      const filler = new FormFiller(visit, inputFor(visit, way));
      await filler.start(start);
      const named = ['name', 'strings.en.name', name];
      for (const step of [...steps, named]) await filler.take(step);
      const { presses, texts, choices } = filler.count;
      const seconds = presses * SECONDS.presses + texts * SECONDS.texts + choices * SECONDS.choices;
      await inputFor(visit, 'mouse').press({ css: '#out > summary' });
      await visit.until(() => document.querySelector<HTMLTextAreaElement>('#out-link')!.value.includes('#recipe='), 'the link is there');
      const link = await visit.tab.run(() => document.querySelector<HTMLTextAreaElement>('#out-link')!.value);
      const unpacked = await unpackRecipe(link.split('#recipe=')[1]!);
      const made: unknown = unpacked.ok ? JSON.parse(unpacked.text) : unpacked;
      const wanted = [...steps, named].reduce(takeStep, fromTemplate(TEMPLATES[start as TemplateName], start as TemplateName, { de, en }));
      const same = isDeepStrictEqual(made, wanted);
      console.log(
        `${name}: ${presses} presses, ${texts} texts, ${choices} choices, about ${(seconds / 60).toFixed(1)} minutes; ${same ? 'as the model' : 'NOT as the model'}`,
      );
      if (!same) console.log(JSON.stringify(made), '\n', JSON.stringify(wanted));
      if (!same) process.exitCode = 1;
      if (values.out !== undefined) {
        await visit.tab.run(() => scrollTo(0, 0));
        if (way === 'touch') await inputFor(visit, 'touch').press({ css: '#tab-play' });
        writeFileSync(join(values.out, `${name.replaceAll(/\W+/g, '-')}-${way}.png`), await visit.tab.picture());
      }
      await visit.note();
      if (visit.faults.length > 0) throw new Error(`${name}: ${visit.faults.join('; ')}`);
    } finally {
      await visit.tab.close();
    }
  }
} finally {
  await engine.close();
  await site.close();
}
