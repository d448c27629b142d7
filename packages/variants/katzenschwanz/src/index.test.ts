import { conformance } from '@patience/core/testing';
import { describe, test } from 'vitest';
import won from './fixtures/won.json' with { type: 'json' };
import katzenschwanz from './index.js';

const perft = [{ seed: 42, layers: [1] }];

conformance(katzenschwanz, { describe, test, fixtures: { won: [won], perft } });
