/**
 * Makes a patience in the workshop of the built site in each installed engine, by mouse, by touch and by keyboard alone, on a phone and on a desk:
 * `pnpm -F @patience/web story -- [--out FOLDER] [--engine NAME] [--input NAME]`. Prints the time and the number of keys of each step. Writes a
 * picture of each step into the folder, and for the keyboard a file with all that the page speaks to a screen reader. Needs `pnpm build`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ENGINES } from '@patience/tooling/engines';
import { heardBy } from '../engines/announcements.js';
import { Keyboard, type Input } from '../engines/inputs.js';
import { WatchedSite } from '../engines/site.js';
import { Visit } from '../engines/visit.js';
import { makeAndSend, type Step } from '../engines/workshop-story.js';

const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } };
/** Moves played before the patience is sent, and after it was opened. */
const MOVES = 10;
const INPUTS: readonly Input['name'][] = ['mouse', 'touch', 'keyboard'];

const { values } = parseArgs({
  options: { out: { type: 'string', default: 'story' }, engine: { type: 'string' }, input: { type: 'string' }, size: { type: 'string' } },
});
mkdirSync(values.out, { recursive: true });
const site = new WatchedSite();
const address = await site.open();
try {
  for (const [engineName, start] of Object.entries(ENGINES)) {
    if (values.engine !== undefined && values.engine !== engineName) continue;
    const engine = await start();
    if (!engine) {
      console.log(`${engineName}: not on this machine`);
      continue;
    }
    try {
      for (const way of INPUTS) {
        if (values.input !== undefined && values.input !== way) continue;
        if (way === 'touch' && !engine.touch) {
          console.log(`${engineName}, touch: its driver cannot send touches`);
          continue;
        }
        for (const [size, screen] of Object.entries(SIZES)) {
          if ((values.size !== undefined && values.size !== size) || (way === 'touch' && size === 'desk')) continue;
          const name = `${engineName}-${way}-${size}`;
          const settings = { ...screen, language: 'en-GB', touch: way === 'touch' };
          const visit = await Visit.begin(engine, address, settings);
          const lines: string[] = [];
          let began = performance.now();
          let steps = 0;
          const step: Step = async (what, where, input) => {
            const ms = Math.round(performance.now() - began);
            const keys = input instanceof Keyboard ? `, ${input.keys} keys so far` : '';
            console.log(`${name}: ${what}, ${ms} ms${keys}`);
            lines.push(
              `## ${what}`,
              ...(await heardBy(where)).map(({ kind, by, text }) => `${kind === 'focused' ? '  -' : `  ! [${by}]`} ${text}`),
            );
            writeFileSync(
              join(values.out, `${name}-${String(steps++).padStart(2, '0')}-${what.replaceAll(' ', '-')}.png`),
              await where.tab.picture(),
            );
            began = performance.now();
          };
          try {
            await makeAndSend(visit, way, MOVES, step);
            await visit.note();
            const faults = [...visit.faults, ...site.faults.splice(0)];
            if (faults.length > 0) throw new Error(faults.join('; '));
          } catch (error) {
            lines.push(
              '## failed',
              ...(await heardBy(visit)).map(({ kind, by, text }) => `${kind === 'focused' ? '  -' : `  ! [${by}]`} ${text}`),
            );
            process.exitCode = 1;
            console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
            writeFileSync(join(values.out, `${name}-failed.png`), await visit.tab.picture().catch(() => ''));
          } finally {
            if (way === 'keyboard') writeFileSync(join(values.out, `${name}.txt`), `${lines.join('\n')}\n`);
            await visit.tab.close();
          }
        }
      }
    } finally {
      await engine.close();
    }
  }
} finally {
  await site.close();
}
