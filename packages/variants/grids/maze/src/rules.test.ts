import { conformance } from '@patience/core/testing';
import { describe, test } from 'vitest';
import { maze } from './rules.js';
import tests from './tests.json' with { type: 'json' };
import { model } from './testing/model.js';

conformance(maze, { describe, test, games: 1, moves: 25, model, tests });
