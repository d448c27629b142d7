/** Version of the messages between two pages. */
const VERSION = 1;

/** Size of one message in bytes: every browser accepts it. */
const CHUNK = 16_384;

/** Number of bytes that may wait in the channel before the sender pauses. */
const WAITING = 1_000_000;

/** Most bytes that a page accepts, compressed as they travel: a hundred thousand games are some 40 MB. */
export const LARGEST_SENT = 60_000_000;

/** Message of the receiver that everything has arrived. */
const RECEIVED = 'received';

/** The part of a data channel that is used here. */
export type Channel = Pick<
  RTCDataChannel,
  | 'send'
  | 'close'
  | 'bufferedAmount'
  | 'bufferedAmountLowThreshold'
  | 'readyState'
  | 'binaryType'
  | 'addEventListener'
  | 'removeEventListener'
>;

/** A failed transfer with its reason: the connection ended, the other page was not reached or is newer, or what it sent is not what it announced. */
export class TransferError extends Error {
  constructor(readonly reason: 'lost' | 'version' | 'damaged' | 'unreachable') {
    super(reason);
  }
}

/** Waits for an event of a channel. @throws TransferError when the channel closes before */
function once<T extends Event>(channel: Channel, name: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = new AbortController();
    const { signal } = stop;
    const end = (): void => {
      stop.abort();
      reject(new TransferError('lost'));
    };
    if (channel.readyState === 'closed') return end();
    channel.addEventListener('close', end, { signal });
    channel.addEventListener(
      name,
      (event) => {
        stop.abort();
        resolve(event as T);
      },
      { signal },
    );
  });
}

/**
 * Sends bytes over an open channel in messages, the announced size first, and waits until the receiver has all of them.
 * @param onProgress receives the share that was handed to the browser, 0 to 1
 * @throws TransferError when the channel closes before
 */
export async function sendBytes(channel: Channel, bytes: Uint8Array, onProgress: (share: number) => void = () => undefined): Promise<void> {
  channel.bufferedAmountLowThreshold = WAITING / 2;
  const received = once<MessageEvent>(channel, 'message');
  received.catch(() => undefined); // Ignore the error here: it is thrown below.
  channel.send(JSON.stringify({ patience: 'transfer', version: VERSION, size: bytes.length }));
  for (let at = 0; at < bytes.length; at += CHUNK) {
    if (channel.readyState !== 'open') throw new TransferError('lost');
    if (channel.bufferedAmount > WAITING) await once(channel, 'bufferedamountlow');
    channel.send(bytes.slice(at, at + CHUNK));
    onProgress(Math.min(1, (at + CHUNK) / bytes.length));
  }
  if ((await received).data !== RECEIVED) throw new TransferError('damaged');
}

/**
 * Receives the bytes that {@link sendBytes} sends. It holds no more than the announced size, which is bounded.
 * @param onProgress receives the share that has arrived, 0 to 1
 * @throws TransferError for anything else than the announced bytes, or when the channel closes before
 */
export function receiveBytes(channel: Channel, onProgress: (share: number) => void = () => undefined): Promise<Uint8Array> {
  channel.binaryType = 'arraybuffer';
  return new Promise((resolve, reject) => {
    const stop = new AbortController();
    let bytes: Uint8Array | undefined;
    let at = 0;
    const fail = (reason: TransferError['reason']): void => {
      stop.abort();
      channel.close();
      reject(new TransferError(reason));
    };
    const arrive = ({ data }: MessageEvent<unknown>): void => {
      if (!bytes) {
        const size = readSize(data);
        if (typeof size !== 'number') return fail(size);
        bytes = new Uint8Array(size);
      } else {
        if (!(data instanceof ArrayBuffer) || data.byteLength === 0 || at + data.byteLength > bytes.length) return fail('damaged');
        bytes.set(new Uint8Array(data), at);
        at += data.byteLength;
        onProgress(at / bytes.length);
      }
      if (at < bytes.length) return;
      stop.abort();
      channel.send(RECEIVED);
      resolve(bytes);
    };
    channel.addEventListener('message', arrive as EventListener, { signal: stop.signal });
    channel.addEventListener('close', () => fail('lost'), { signal: stop.signal });
    if (channel.readyState === 'closed') fail('lost');
  });
}

/** Returns the announced size in bytes, or the reason why the message announces none. */
function readSize(data: unknown): number | 'version' | 'damaged' {
  if (typeof data !== 'string' || data.length > 200) return 'damaged';
  try {
    const { patience, version, size } = JSON.parse(data) as Readonly<Record<string, unknown>>;
    if (patience !== 'transfer' || typeof version !== 'number') return 'damaged';
    if (version > VERSION) return 'version';
    return typeof size === 'number' && Number.isInteger(size) && size > 0 && size <= LARGEST_SENT ? size : 'damaged';
  } catch {
    return 'damaged';
  }
}
