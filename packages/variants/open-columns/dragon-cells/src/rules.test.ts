import { conformance, type Specification } from '@patience/core/testing';
import { describe, test } from 'vitest';
import { dragonCells } from './rules.js';
import tests from './tests.json' with { type: 'json' };
import { model } from './testing/model.js';

conformance(dragonCells, { describe, test, games: 2, moves: 60, model, tests: tests as Specification });
