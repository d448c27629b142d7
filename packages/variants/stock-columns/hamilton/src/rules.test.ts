import { conformance } from '@patience/core/testing';
import { describe, test } from 'vitest';
import { hamilton } from './rules.js';
import tests from './tests.json' with { type: 'json' };
import { model } from './testing/model.js';

conformance(hamilton, { describe, test, games: 2, moves: 50, model, tests });
