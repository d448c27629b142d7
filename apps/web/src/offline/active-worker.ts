/**
 * Returns the active service worker of a registration. While the first one is being installed it waits, however long that takes; undefined
 * if the installation fails.
 */
export async function activeWorker(registration: ServiceWorkerRegistration): Promise<ServiceWorker | undefined> {
  const coming = registration.installing ?? registration.waiting;
  if (!registration.active && coming)
    await new Promise<void>((done) => {
      const look = (): void => {
        if (coming.state === 'activated' || coming.state === 'redundant') done();
      };
      coming.addEventListener('statechange', look);
      look();
    });
  return registration.active ?? undefined;
}
