import { conformance, layOut } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import { treize, yieldPatience } from './index.js';
import inverted from './inverted.tests.json' with { type: 'json' };
import { model } from './testing/model.js';
import upright from './upright.tests.json' with { type: 'json' };

describe('the upright triangle', () => {
  conformance(treize, { describe, test, games: 3, moves: 80, model: model(false), tests: upright });
});

describe('the triangle on its tip', () => {
  conformance(yieldPatience, { describe, test, games: 3, moves: 80, model: model(true), tests: inverted });
});

test.each([treize, yieldPatience])('$id is won when triangle, stock and waste are used up', (variant) => {
  expect(layOut(variant, { t1: '5S', bottom: '8H' }).play('t1+bottom').status()).toBe('won');
  expect(layOut(variant, { t1: 'KS', bottom: '8H' }).play('t1>discard').status()).toBe('playing');
});
