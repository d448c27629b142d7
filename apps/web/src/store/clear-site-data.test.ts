import { expect, test, vi } from 'vitest';
import { clearSiteData } from './clear-site-data.js';

test('deleting everything spares only the caches of a site under another path', async () => {
  const registration = (scope: string) => ({ scope, unregister: vi.fn(() => Promise.resolve(true)) });
  const [own, other] = [registration('https://a.example/patience/'), registration('https://a.example/games/')];
  const names = new Set(['patience-site /patience/ 1', 'patience-site /games/ 1', 'patience-site /gone/ 1', 'patience-site-1', 'mine']);
  vi.stubGlobal('indexedDB', {});
  vi.stubGlobal('caches', { keys: () => Promise.resolve([...names]), delete: (name: string) => Promise.resolve(names.delete(name)) });
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: () => Promise.resolve([own, other]) } });
  await clearSiteData(new URL(own.scope));
  expect([...names]).toEqual(['patience-site /games/ 1']);
  expect([own.unregister.mock.calls.length, other.unregister.mock.calls.length]).toEqual([1, 0]);
});
