import { conformance } from '@patience/core/testing';
import { describe, test } from 'vitest';
import { slyFox } from './rules.js';
import tests from './tests.json' with { type: 'json' };
import { model } from './testing/model.js';

conformance(slyFox, { describe, test, games: 2, moves: 50, model, tests });
