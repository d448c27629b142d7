import { cachesOf } from '../offline/caches.js';

/**
 * Deletes everything that the browser stores for this site besides the player's own data, also what an added module stored: caches, other
 * databases, storage, and the service worker with its state. The next page then starts as on a first visit. The caches of a site under another path of
 * the same origin stay.
 */
export async function clearSiteData(root: URL): Promise<void> {
  const databases = await Promise.resolve(indexedDB.databases?.()).catch(() => []);
  for (const { name } of databases ?? []) if (name !== undefined && name !== 'patience') indexedDB.deleteDatabase(name);
  for (const storage of ['localStorage', 'sessionStorage'] as const)
    try {
      globalThis[storage].clear();
    } catch {
      // Ignore the error: where nothing can be stored, there is nothing to delete.
    }
  if (!('caches' in globalThis)) return; // Without a secure context there are no caches and no service worker.
  const registrations = await navigator.serviceWorker.getRegistrations();
  const isOurs = ({ scope }: ServiceWorkerRegistration): boolean => scope.startsWith(root.href);
  for (const registration of registrations.filter(isOurs)) await registration.unregister();
  const others = registrations.filter((one) => !isOurs(one)).map(({ scope }) => cachesOf(scope));
  for (const name of await caches.keys()) if (!others.some((other) => name.startsWith(other))) await caches.delete(name);
}
