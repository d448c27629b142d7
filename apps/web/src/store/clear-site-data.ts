/**
 * Deletes whatever this site keeps in the browser beside the player's own stores, whoever put it there: caches, other databases,
 * storage, and the service worker with what it knows. The next page that is opened begins as the first did. What the worker of
 * a site under another path of the same origin keeps for use without a network stays.
 */
export async function clearSiteData(root: URL): Promise<void> {
  const databases = await Promise.resolve(indexedDB.databases?.()).catch(() => []);
  for (const { name } of databases ?? []) if (name !== undefined && name !== 'patience') indexedDB.deleteDatabase(name);
  for (const storage of ['localStorage', 'sessionStorage'] as const)
    try {
      globalThis[storage].clear();
    } catch {
      // Nothing can be stored there, nothing is.
    }
  if (!('caches' in globalThis)) return; // not in a secure context: no worker either
  const registrations = await navigator.serviceWorker.getRegistrations();
  const isOurs = ({ scope }: ServiceWorkerRegistration): boolean => scope.startsWith(root.href);
  for (const registration of registrations.filter(isOurs)) await registration.unregister();
  // As the service worker calls its caches; it shares no module with pages.
  const others = registrations.filter((one) => !isOurs(one)).map(({ scope }) => `patience-site ${new URL(scope).pathname} `);
  for (const name of await caches.keys()) if (!others.some((other) => name.startsWith(other))) await caches.delete(name);
}
