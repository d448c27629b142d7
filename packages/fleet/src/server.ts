import { BadInput } from '@patience/atlas/count';
import { printable } from '@patience/core/installed';
import { Redis } from 'ioredis';
import { addressOf, shownAddress, withoutSecrets } from './address.js';

/** A connection to Redis or Valkey. */
export type Server = Redis;

/** Maximum number of milliseconds between two attempts to reach a server that is down. */
const WAIT = 2_000;

/**
 * Connects to a server. When a connected server goes down later, the client reconnects as soon as it is up again, without a limit of time.
 * @param address such as redis://user:password@host:6379/0, or rediss:// for TLS
 * @throws BadInput when no server answers now
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

/** Maximum length of a line from the server, in characters. */
const MAX_LINE = 1000;

/** Returns untrusted text as one line that cannot control a terminal. */
export const oneLine = (text: string): string => printable(text.slice(0, MAX_LINE).replaceAll('\n', ' ')).slice(0, MAX_LINE);
