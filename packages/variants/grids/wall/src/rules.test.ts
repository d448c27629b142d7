import { conformance } from '@patience/core/testing';
import { describe, test } from 'vitest';
import { wall } from './rules.js';
import tests from './tests.json' with { type: 'json' };
import { model } from './testing/model.js';

conformance(wall, { describe, test, games: 3, moves: 80, model, tests });
