import { conformance } from '@patience/core/testing';
import { describe, test } from 'vitest';
import { valentine } from './rules.js';
import tests from './tests.json' with { type: 'json' };
import { model } from './testing/model.js';

conformance(valentine, { describe, test, games: 2, moves: 80, model, tests });
