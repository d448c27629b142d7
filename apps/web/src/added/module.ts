/** Where the service worker finds the modules that the player added. */
const SHELF = 'patience-added';

/** Address of a module that was put there. */
export const addressOf = (root: URL, name: string): string => new URL(`added/${name}.js`, root).href;

/** Puts a module where this site can import it from. @returns its address */
export async function shelve(root: URL, name: string, source: string): Promise<string> {
  const address = addressOf(root, name);
  const cache = await caches.open(SHELF);
  if (!(await cache.match(address))) await cache.put(address, new Response(source, { headers: { 'Content-Type': 'text/javascript' } }));
  return address;
}

/** Takes a module off again. */
export async function unshelve(root: URL, name: string): Promise<void> {
  await (await caches.open(SHELF)).delete(addressOf(root, name));
}
