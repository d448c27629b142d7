import { conformance } from '@patience/core/testing';
import { describe, test } from 'vitest';
import { labyrinth } from './rules.js';
import tests from './tests.json' with { type: 'json' };
import { model } from './testing/model.js';

conformance(labyrinth, { describe, test, games: 3, moves: 60, model, tests });
