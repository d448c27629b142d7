/** End-to-end test of a pairing game that is made in the workshop, sent as a link, and played on by someone else. */
import { ENGINES, type Engine } from '@patience/tooling/engines';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { heardBy } from '../engines/announcements.js';
import { WatchedSite } from '../engines/site.js';
import { Visit } from '../engines/visit.js';
import { ANNOUNCED, makePairs } from '../engines/workshop-story.js';

/** Number of moves that are played before the patience is sent, and again after it was opened from the link. */
const MOVES = 10;
const PHONE = { width: 390, height: 844 };

const site = new WatchedSite();
let address = '';
let engine: Engine;
beforeAll(async () => {
  address = await site.open();
  engine = (await ENGINES['chromium']!())!;
});
afterAll(async () => {
  await engine.close();
  await site.close();
});

test.each([
  ['mouse', { width: 1280, height: 800 }],
  ['touch', PHONE],
  ['keyboard', PHONE],
] as const)('a pairing game is made from a template, sent and played by %s alone', async (way, size) => {
  const visit = await Visit.begin(engine, address, { ...size, language: 'en-GB', touch: way === 'touch' });
  try {
    await makePairs(visit, way, MOVES, async (step) => {
      const spoken = (await heardBy(visit)).filter(({ kind, by }) => kind === 'announced' && by.startsWith('said'));
      if (ANNOUNCED.includes(step)) expect(spoken.length, `announcements of "${step}"`).toBe(1);
    });
    await visit.note();
    expect([...visit.faults, ...site.faults.splice(0)]).toEqual([]);
  } finally {
    await visit.tab.close();
  }
});
