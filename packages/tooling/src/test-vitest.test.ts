import { expect, test } from 'vitest';
import { ofProgress, ofReport } from './test-vitest.js';

const passed = (fullName: string, ...failureMessages: string[]) => ({ fullName, status: 'passed', failureMessages });
const report = (...assertionResults: ReturnType<typeof passed>[]) => ({
  testResults: [{ name: 'file.test.ts', status: 'passed', assertionResults }],
});
const once = report(passed('steady'), passed('unsteady', 'Error: too early\n  at line 1'));

test('a test that passed only at a second try is reported on a developer’s machine', () => {
  expect(ofReport(once, { strict: false, flaky: {} })).toMatchObject({
    passed: 2,
    failed: [],
    skipped: 0,
    again: ['unsteady: Error: too early'],
  });
});

test('a test that passed only at a second try fails in CI', () => {
  const { passed, failed } = ofReport(once, { strict: true, flaky: {} });
  expect({ passed, failed }).toEqual({ passed: 1, failed: ['unsteady (passed only at another try; at first: Error: too early)'] });
});

test('the report of a failure names what the browser waited for, the line of the test, and what was found', () => {
  const message = [
    'TimeoutError: locator.click: Timeout 30000ms exceeded.',
    'Call log:',
    "\u001b[2m  - waiting for locator('.tile').last()\u001b[22m",
    '    at look (file:///home/a/e2e/player.ts:12:3)',
    '    at file:///home/a/e2e/player.test.ts:262:57',
  ].join('\n');
  const waited =
    "unsteady: TimeoutError: locator.click: Timeout 30000ms exceeded.; waiting for locator('.tile').last(); player.test.ts:262";
  const again = (...messages: string[]): readonly string[] =>
    ofReport(report(passed('unsteady', ...messages)), { strict: false, flaky: {} }).again;
  expect(again(message)).toEqual([waited]);
  expect(again(message, 'Error: no answer to /a\n    at site.ts:34:48')).toEqual([`${waited}; Error: no answer to /a`]);
});

test('a test in the list of unsteady tests passes in CI, and its reason is reported', () => {
  const { passed, failed, again } = ofReport(once, { strict: true, flaky: { unsteady: 'a fault of the browser' } });
  expect({ passed, failed, again }).toEqual({ passed: 2, failed: [], again: ['unsteady: a fault of the browser'] });
});

test('a name in the list of unsteady tests does not count when it has no reason', () => {
  expect(ofReport(once, { strict: true, flaky: { unsteady: '' } }).failed).toHaveLength(1);
});

test('a file that cannot be loaded is one failure', () => {
  expect(ofReport({ testResults: [{ name: 'file.test.ts', status: 'failed', assertionResults: [] }] }).failed).toEqual(['file.test.ts']);
});

test('a run that was cut off reports what passed, why it was cut off and which test was running', () => {
  const notes = [
    { test: 'file.test.ts', state: 'running' },
    { test: 'one', state: 'running' },
    { test: 'one', state: 'passed' },
    { test: 'two', state: 'running' },
  ].map((note) => `${JSON.stringify(note)}\n`);
  expect(ofProgress('e2e', 'the browser died', `${notes.join('')}{"test":"hal`)).toEqual({
    passed: 1,
    failed: ['e2e: the browser died', 'file.test.ts (cut: the browser died)', 'two (cut: the browser died)'],
    skipped: 0,
  });
});

test('the durations of tests are reported with their names', () => {
  const timedTest = { ...passed('slow'), duration: 1500 };
  expect(ofReport(report(timedTest)).timed).toEqual([{ name: 'slow', ms: 1500 }]);
});
