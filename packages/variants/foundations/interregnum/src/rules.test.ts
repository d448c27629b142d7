import { conformance } from '@patience/core/testing';
import { describe, test } from 'vitest';
import { interregnum } from './rules.js';
import tests from './tests.json' with { type: 'json' };
import { model } from './testing/model.js';

conformance(interregnum, { describe, test, games: 2, moves: 50, model, tests });
