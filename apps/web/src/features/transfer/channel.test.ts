import { expect, test } from 'vitest';
import { LARGEST_SENT, receiveBytes, sendBytes, TransferError, type Channel } from './channel.js';

/** One end of a channel in memory. Messages arrive in order, each in a task of its own. */
class FakeChannel extends EventTarget implements Channel {
  binaryType: BinaryType = 'arraybuffer';
  bufferedAmount = 0;
  bufferedAmountLowThreshold = 0;
  readyState: RTCDataChannelState = 'open';
  other: FakeChannel | undefined;

  send(data: unknown): void {
    const bytes = data instanceof Uint8Array ? data.slice().buffer : data;
    queueMicrotask(() => this.other?.dispatchEvent(new MessageEvent('message', { data: bytes })));
  }

  close(): void {
    for (const end of [this, this.other!]) {
      if (end.readyState === 'closed') continue;
      end.readyState = 'closed';
      end.dispatchEvent(new Event('close'));
    }
  }
}

function pair(): readonly [FakeChannel, FakeChannel] {
  const [one, other] = [new FakeChannel(), new FakeChannel()];
  one.other = other;
  other.other = one;
  return [one, other];
}

const head = (size: unknown, version: unknown = 1): string => JSON.stringify({ patience: 'transfer', version, size });

test('bytes arrive as they were sent, with their progress', async () => {
  const [here, there] = pair();
  const bytes = Uint8Array.from({ length: 50_000 }, (_, i) => i % 251);
  const shares: number[] = [];
  const [received] = await Promise.all([receiveBytes(there, (share) => shares.push(share)), sendBytes(here, bytes)]);
  expect(received).toEqual(bytes);
  expect(shares.at(-1)).toBe(1);
});

test('a sender pauses while too much waits in the channel', async () => {
  const [here, there] = pair();
  here.bufferedAmount = 2_000_000;
  const received = receiveBytes(there);
  const sent = sendBytes(here, new Uint8Array(40_000).fill(1));
  await Promise.resolve();
  here.bufferedAmount = 0;
  here.dispatchEvent(new Event('bufferedamountlow'));
  await sent;
  expect(await received).toHaveLength(40_000);
});

test('a connection that ends before everything has arrived is reported on both sides', async () => {
  const [here, there] = pair();
  const received = receiveBytes(there);
  const sent = sendBytes(here, new Uint8Array(40_000).fill(1));
  here.close();
  await expect(received).rejects.toEqual(new TransferError('lost'));
  await expect(sent).rejects.toEqual(new TransferError('lost'));
});

test.each<readonly [string, readonly unknown[], TransferError['reason']]>([
  ['no announcement', [new Uint8Array(3)], 'damaged'],
  ['a text that is no announcement', ['{'], 'damaged'],
  ['null', ['null'], 'damaged'],
  ['a newer version', [head(3, 2)], 'version'],
  ['a size that is too large', [head(LARGEST_SENT + 1)], 'damaged'],
  ['a size that is no number', [head('3')], 'damaged'],
  ['a size of nothing', [head(0)], 'damaged'],
  ['a fraction as size', [head(1.5)], 'damaged'],
  ['more bytes than announced', [head(3), new Uint8Array(4)], 'damaged'],
  ['texts instead of bytes', [head(3), 'abc'], 'damaged'],
  ['empty messages', [head(3), new Uint8Array(0)], 'damaged'],
])('a receiver ends the connection at %s', async (_name, messages, reason) => {
  const [here, there] = pair();
  const received = receiveBytes(there);
  for (const message of messages) here.send(message);
  await expect(received).rejects.toEqual(new TransferError(reason));
  expect(there.readyState).toBe('closed');
});

test('a sender reports an unknown answer of the receiver', async () => {
  const [here, there] = pair();
  const sent = sendBytes(here, new Uint8Array(3));
  there.send('thanks');
  await expect(sent).rejects.toEqual(new TransferError('damaged'));
});
