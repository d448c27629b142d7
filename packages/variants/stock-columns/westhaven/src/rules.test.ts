import { conformance } from '@patience/core/testing';
import { describe, test } from 'vitest';
import { westhaven } from './rules.js';
import tests from './tests.json' with { type: 'json' };
import { model } from './testing/model.js';

conformance(westhaven, { describe, test, games: 2, moves: 50, model, tests });
