import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { complete, type Variant } from '@patience/core';
import { checkLaw, LAWS } from '@patience/core/testing';
import { afterAll, expect, test } from 'vitest';
import { ran, type Ran } from './testing/fake-io.js';
import { installToy } from './testing/toy.js';

const toy = installToy();
afterAll(() => toy.remove());
const { default: variant } = (await import(/* @vite-ignore */ toy.module)) as { default: Variant };

/** Returns the message with which the conformance kit refuses a variant. */
function messageOf(variant: Variant, name: string): string {
  const law = LAWS.find((one) => one.name.startsWith(name))!;
  try {
    checkLaw(variant, law, { games: 20 });
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('The kit noticed nothing.');
}

/** Runs the command line at the end of a message, as if it were pasted into a shell. */
function pasted(message: string): Promise<Ran> {
  const [, command = ''] = /npx patience (.+)$/.exec(message) ?? [];
  return ran(
    Array.from(command.matchAll(/"([^"]*)"|(\S+)/g), ([, quoted, word]) => quoted ?? word!),
    { cwd: toy.folder },
  );
}

test('the command in a message of the conformance kit shows the position that breaks the law', async () => {
  const when = complete(variant).actions!['turn']!.when;
  const late: Variant = {
    ...variant,
    // False is no answer, and comes only once a family is begun.
    actions: {
      turn: {
        ...variant.actions!['turn']!,
        when: (view, options, pile) => (view.count('f1') > 0 ? false : when(view, options, pile)) as true,
      },
    },
  };
  const message = messageOf(late, 'query functions');
  expect(message).toMatch(/^Variant "toy", actions\.turn\.when: must return true or the key of a reason, not false/);
  const [, seed, moves] = / {2}Deal (\d+), after (.+)\.$/m.exec(message)!;
  expect(moves).toMatch(/>f1/);
  const { code, out, err } = await pasted(message);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain(`deal ${seed}`);
  expect(out).toMatch(/\b\d+ moves?:$/m);
});

test('the command in the message about a missing won game writes one that satisfies the law', async () => {
  const shut: Variant = { ...variant, status: () => 'playing' };
  const { code } = await pasted(messageOf(shut, 'the game can be won'));
  expect(code).toBe(0);
  const won: unknown = JSON.parse(readFileSync(join(toy.folder, 'src/fixtures/won.json'), 'utf8'));
  for (const law of LAWS.slice(-2)) expect(() => checkLaw(variant, law, { fixtures: { won: [won] } })).not.toThrow();
});
