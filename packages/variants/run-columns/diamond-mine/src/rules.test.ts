import { conformance } from '@patience/core/testing';
import { describe, test } from 'vitest';
import { diamondMine } from './rules.js';
import tests from './tests.json' with { type: 'json' };
import { model } from './testing/model.js';

conformance(diamondMine, { describe, test, games: 3, moves: 50, model, tests });
