import { expect, test, vi } from 'vitest';
import { activeWorker } from './active-worker.js';

/** A service worker whose state a test changes. */
class Worker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

/** Begins to wait for the service worker of a first visit. */
function firstVisit() {
  const worker = new Worker();
  const registration = { installing: worker as unknown, waiting: null as unknown, active: null as unknown };
  const done = vi.fn();
  const result = activeWorker(registration as ServiceWorkerRegistration);
  void result.then(done);
  return { worker, registration, result, done };
}

test('the active service worker is waited for as long as it is being installed', async () => {
  vi.useFakeTimers();
  const { worker, registration, result, done } = firstVisit();
  await vi.advanceTimersByTimeAsync(600_000);
  worker.become('installed');
  worker.become('activating');
  await vi.advanceTimersByTimeAsync(0);
  expect(done).not.toHaveBeenCalled();
  registration.active = worker;
  worker.become('activated');
  expect(await result).toBe(worker);
  vi.useRealTimers();
});

test('there is no active service worker if its installation fails', async () => {
  const { worker, registration, result } = firstVisit();
  registration.installing = null;
  worker.become('redundant');
  expect(await result).toBeUndefined();
});

test('an active service worker is returned at once, also while an update is being installed', async () => {
  const active = new Worker();
  expect(await activeWorker({ active, installing: new Worker(), waiting: null } as unknown as ServiceWorkerRegistration)).toBe(active);
});
