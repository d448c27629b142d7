/**
 * Deletes whatever this site keeps in the browser beside the player's own stores, whoever put it there: all caches, other
 * databases, storage, and the service worker with what it knows. The next page that is opened begins as the first did.
 */
export async function forgetRest(root: URL): Promise<void> {
  const databases = await Promise.resolve(indexedDB.databases?.()).catch(() => []);
  for (const { name } of databases ?? []) if (name !== undefined && name !== 'patience') indexedDB.deleteDatabase(name);
  for (const storage of ['localStorage', 'sessionStorage'] as const)
    try {
      globalThis[storage].clear();
    } catch {
      // Nothing can be stored there, nothing is.
    }
  if (!('caches' in globalThis)) return; // not in a secure context: no worker either
  for (const registration of await navigator.serviceWorker.getRegistrations())
    if (registration.scope.startsWith(root.href)) await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}
