import type { PatienceGame } from '@patience/element';
import { afterAll, expect, test, vi } from 'vitest';
import type { DayState } from '../../daily/book.js';
import { dailySeeds, dayOf } from '../../daily/date.js';
import type { TableShell } from '../../app-shell/start.js';
import { en } from '../../testing/words.js';
import type { Words } from './first-words.js';
import { dailyResult, daysUpTo } from './daily-result.js';

// The next file may load modules that take another way where there is a document.
afterAll(() => void vi.unstubAllGlobals());

const messages: string[] = [];
vi.mock('../../components/announce.js', () => ({ announce: (text: string) => messages.push(text) }));
vi.mock('../../components/notices.js', () => ({ notice: (text: string) => messages.push(`notice: ${text}`) }));

test('the row of days ends with the day of the deal and says how each day went', () => {
  const states: Readonly<Record<string, DayState>> = {
    '2026-02-26': 'late',
    '2026-02-27': 'won',
    '2026-02-28': 'tried',
    '2026-03-01': 'won',
  };
  const state = (day: string): DayState => states[day] ?? 'open';
  const days = daysUpTo('2026-03-01', { state }, { lang: 'en' }, en);
  expect(days.map((day) => day.state)).toEqual(['open', 'open', 'open', 'late', 'won', 'tried', 'won']);
  expect(days[3]).toEqual({ label: 'Thu', name: '26 February 2026, won later', state: 'late' });
  expect(days.at(-1)).toEqual({ label: 'Sun', name: '1 March 2026, won', state: 'won' });
});

test.each([
  ['says on its button that it is copied, without a notice over the suggestion', true],
  ['is shown in a notice if it cannot be copied', false],
])('the result of a daily deal %s', async (_, allowed) => {
  messages.splice(0);
  const now = new Date('2026-03-10T12:00');
  vi.stubGlobal('navigator', { clipboard: { writeText: () => (allowed ? Promise.resolve() : Promise.reject(new Error('refused'))) } });
  vi.stubGlobal('document', undefined);
  const variant = { id: 'any', options: {}, strings: { en: { name: 'Any', summary: '', rules: '' } } };
  const snapshot = { variant, options: {}, source: { seed: dailySeeds('any', dayOf(now))[0] }, moves: 3, elapsedMs: 1000 };
  const element = { snapshot } as unknown as PatienceGame;
  const shell = { lang: 'en', root: new URL('http://cards.example/'), words: en } as unknown as TableShell<Words>;
  const { copy } = (await dailyResult(shell, en, 'any', element, () => 0, now))!;
  element.result = { actions: [copy] };
  const before = element.result;
  expect(copy.label).toBe(en.day.share);
  copy.run();
  await vi.waitFor(() => expect(messages).toHaveLength(1));
  expect(messages[0]).toMatch(allowed ? en.share.copied : /^notice: /);
  expect(copy.label).toBe(allowed ? en.day.shared : en.day.share);
  expect(element.result === before).toBe(!allowed);
  vi.unstubAllGlobals();
});
