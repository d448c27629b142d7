import { BadInput } from '@patience/atlas/count';
import { printable } from '@patience/files';
import { Redis } from 'ioredis';
import { addressOf, shownAddress, withoutSecrets } from './address.js';

/** A connection to Redis or Valkey. */
export type Server = Redis;

/** Milliseconds between two tries to reach a server that is away, at most. */
const WAIT = 2_000;

/**
 * Connects. Once it was there, a server that goes away is waited for, however long that takes.
 * @param address such as redis://user:password@host:6379/0, or rediss:// for TLS
 * @throws BadInput when nothing answers there now
 */
export async function connect(address: string): Promise<Server> {
  const url = addressOf(address);
  let reached = false;
  const server = new Redis(address, {
    lazyConnect: true,
    maxRetriesPerRequest: null,
    retryStrategy: (times) => (reached ? Math.min(WAIT, 100 * times) : null),
  });
  let reason = '';
  server.on('error', (error: Error) => {
    reason = error.message || String((error as NodeJS.ErrnoException).code);
  });
  try {
    await server.connect();
    reached = true;
    return server;
  } catch (error) {
    server.disconnect();
    const why = withoutSecrets(reason || (error as Error).message, url);
    throw new BadInput(`No server answers at ${shownAddress(url)}: ${oneLine(why)}`);
  }
}

/** For one line of text in a terminal, whoever wrote it. */
export const oneLine = (text: string): string => printable(text.replace(/\s*\n\s*/g, ' ')).slice(0, 1000);
