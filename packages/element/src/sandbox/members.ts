import { readSave, type DealRequest, type Seed, type Variant } from '@patience/core';
import { fire } from '../events.js';
import { dealOf } from '../game-request.js';
import type { SandboxFrame } from './frame.js';
import type { GuestCall } from './protocol.js';
import { snapshotOf } from './table.js';

/** The functions of a sandbox that the members of its element call. */
interface MemberNeeds {
  readonly variant: () => Variant | undefined;
  readonly loadEarly: (save: unknown) => void;
  readonly refuse: (member: string) => void;
}

/**
 * Returns the properties that the element has while its table is in a sandbox. Methods pass the call on, and events report the result.
 * Before
 * a game is on the table they behave as without a game.
 * @param element fires the events
 * @param loadEarly keeps a saved game that the page opens before a game is on the table
 * @param refuse reports a member that needs the rules
 */
export function sandboxMembers(
  element: EventTarget,
  frame: SandboxFrame,
  { variant, loadEarly, refuse }: MemberNeeds,
): PropertyDescriptorMap {
  const method = (value: (...args: never[]) => unknown): PropertyDescriptor => ({ value, configurable: true });
  const getter = (get: () => unknown): PropertyDescriptor => ({ get, configurable: true });
  const refused = (name: string): [string, PropertyDescriptor] => [
    name,
    { get: () => undefined, set: (value: unknown) => value != null && refuse(name), configurable: true },
  ];
  const call = (name: GuestCall, arg?: unknown): boolean => {
    if (frame.state) frame.call(name, arg);
    return frame.state !== undefined;
  };
  const answering = (name: GuestCall): [string, PropertyDescriptor] => [name, method((arg?: unknown) => call(name, arg))];
  const silent = (name: GuestCall): [string, PropertyDescriptor] => [name, method((arg?: unknown) => void call(name, arg))];
  return {
    ...Object.fromEntries([
      ...(['undo', 'redo', 'play', 'autoMove'] as const).map(answering),
      ...(['restart', 'pause', 'resume', 'command'] as const).map(silent),
      ...['position', 'puzzle'].map(refused),
    ]),
    newGame: method((deal?: Seed | DealRequest | null) => {
      const wanted = dealOf(deal);
      if (frame.state && fire(element, 'patience-before-deal', { ...wanted, seed: wanted.seed })) frame.call('newGame', deal ?? undefined);
    }),
    replay: method(() => {
      refuse('replay');
      return Promise.resolve(false);
    }),
    hint: method(() => (frame.state ? frame.hint() : Promise.resolve(undefined))),
    save: method(() => frame.state?.save),
    load: method((save: unknown) => {
      const { state } = frame;
      if (!state) loadEarly(save);
      const read = state && readSave(save, { id: state.save.variant, rules: state.save.rules });
      if (read?.ok) void frame.lay(read.value);
      else if (read) fire(element, 'patience-error', read.error);
      return read?.ok ?? true;
    }),
    status: getter(() => frame.state?.status),
    score: getter(() => frame.state?.score),
    dealNumber: getter(() => frame.state?.save.seed),
    snapshot: getter(() => {
      const stated = variant();
      return frame.state && stated && snapshotOf(frame.state, stated, frame.statedAt);
    }),
  };
}
