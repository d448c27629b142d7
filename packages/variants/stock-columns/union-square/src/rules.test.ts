import { conformance } from '@patience/core/testing';
import { describe, test } from 'vitest';
import { unionSquare } from './rules.js';
import tests from './tests.json' with { type: 'json' };
import { model } from './testing/model.js';

conformance(unionSquare, { describe, test, games: 1, moves: 30, model, tests });
