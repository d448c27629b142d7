import { unregister } from '@patience/core';
import { afterEach, beforeEach } from 'vitest';

const EVENTS = ['ready', 'before-move', 'move', 'undo', 'redo', 'restart', 'won', 'lost', 'stuck', 'refused', 'error'].map(
  (name) => `patience-${name}`,
);

/** Events of elements that a test has received. */
export interface ReceivedEvents {
  /** The events of the present test, in order. */
  readonly events: readonly Event[];
  /** Returns the types of these events without their prefix `patience-`. */
  readonly types: () => string[];
}

/** Gives each test of a file an empty page and storage and an empty registry, and records the events of its elements. */
export function freshPage(): ReceivedEvents {
  const events: Event[] = [];
  const record = (event: Event): void => void events.push(event);
  beforeEach(() => {
    events.length = 0;
    for (const name of EVENTS) document.addEventListener(name, record);
    localStorage.clear();
    // The page of the test runner has white space in its body.
    document.body.replaceChildren();
  });
  afterEach(() => {
    for (const name of EVENTS) document.removeEventListener(name, record);
    document.body.replaceChildren();
    unregister('test-stairs');
  });
  return { events, types: () => events.map((event) => event.type.replace('patience-', '')) };
}
