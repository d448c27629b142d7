/**
 * Makes a patience in the workshop of the built site in each installed engine, by mouse, by touch and by keyboard alone, on a phone and on a desk:
 * `pnpm -F @patience/web story -- [--out FOLDER] [--engine NAME] [--input NAME] [--size NAME] [--story NAME]`. Prints the time and the number of keys of each step. Writes a
 * picture of each step into the folder, and for the keyboard a file with all that the page speaks to a screen reader. Needs `pnpm build`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ENGINES, type Engine } from '@patience/tooling/engines';
import { heardBy } from '../engines/announcements.js';
import { Keyboard, type Input } from '../engines/inputs.js';
import { WatchedSite } from '../engines/site.js';
import { Visit } from '../engines/visit.js';
import { makeAndSend, makePairs, type Step, type Story } from '../engines/workshop-story.js';

const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } };
/** Moves played before the patience is sent, and after it was opened. */
const MOVES = 10;
const STORIES: Readonly<Record<string, Story>> = { columns: makeAndSend, pairs: makePairs };
const INPUTS: readonly Input['name'][] = ['mouse', 'touch', 'keyboard'];

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'story' },
    engine: { type: 'string' },
    input: { type: 'string' },
    size: { type: 'string' },
    story: { type: 'string' },
  },
});
mkdirSync(values.out, { recursive: true });
const site = new WatchedSite();

/** Runs a story, and saves a screenshot and the announcements of each step. */
async function run(engine: Engine, story: string, way: Input['name'], size: keyof typeof SIZES): Promise<void> {
  const name = `${engine.name}-${story}-${way}-${size}`;
  const visit = await Visit.begin(engine, address, { ...SIZES[size], language: 'en-GB', touch: way === 'touch' });
  const lines: string[] = [];
  const note = async (title: string, where: Visit): Promise<void> => {
    const spoken = await heardBy(where);
    lines.push(`## ${title}`, ...spoken.map(({ kind, by, text }) => `${kind === 'focused' ? '  -' : `  ! [${by}]`} ${text}`));
  };
  let began = performance.now();
  let steps = 0;
  const step: Step = async (what, where, input) => {
    const ms = Math.round(performance.now() - began);
    const keys = input instanceof Keyboard ? `, ${input.keys} keys so far` : '';
    console.log(`${name}: ${what}, ${ms} ms${keys}`);
    await note(what, where);
    const file = `${name}-${String(steps++).padStart(2, '0')}-${what.replaceAll(' ', '-')}.png`;
    writeFileSync(join(values.out, file), await where.tab.picture());
    began = performance.now();
  };
  try {
    await STORIES[story]!(visit, way, MOVES, step);
    await visit.note();
    const faults = [...visit.faults, ...site.faults.splice(0)];
    if (faults.length > 0) throw new Error(faults.join('; '));
  } catch (error) {
    await note('failed', visit).catch(() => undefined);
    process.exitCode = 1;
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    writeFileSync(join(values.out, `${name}-failed.png`), await visit.tab.picture().catch(() => ''));
  } finally {
    if (way === 'keyboard') writeFileSync(join(values.out, `${name}.txt`), `${lines.join('\n')}\n`);
    await visit.tab.close();
  }
}

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
        for (const size of Object.keys(SIZES) as (keyof typeof SIZES)[]) {
          if ((values.size !== undefined && values.size !== size) || (way === 'touch' && size === 'desk')) continue;
          for (const story of Object.keys(STORIES))
            if (values.story === undefined || values.story === story) await run(engine, story, way, size);
        }
      }
    } finally {
      await engine.close();
    }
  }
} finally {
  await site.close();
}
