/**
 * Set up before the tests of a file: when the time of a run is nearly over, what has not begun is skipped and says so. A run that is
 * cut tells nothing of the tests that it was at.
 */
import { beforeEach } from 'vitest';

/** Milliseconds since 1970; set by test.js. */
const until = Number(process.env['PATIENCE_TESTS_UNTIL'] ?? Infinity);

beforeEach(({ skip }) => skip(Date.now() > until, 'no time was left'));
