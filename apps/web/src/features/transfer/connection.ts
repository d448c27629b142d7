import { TransferError } from './channel.js';
import { readDescription, writeDescription } from './description.js';
import { encodePairing, type Pairing } from './pairing-code.js';

/** Milliseconds in which a browser finds the addresses of its device; those found until then are used. */
const GATHERING = 3000;

/** Milliseconds in which two pages find each other once both have the code of the other. */
const CONNECTING = 30_000;

/** Tells whether this browser can connect to a page on another device. */
export const canConnect = (): boolean => typeof RTCPeerConnection === 'function';

/**
 * One end of a connection between two pages. It asks no server: it knows only addresses in the local network, and the two pages exchange
 * their codes by hand. The data are encrypted for the certificate in the other page's code.
 */
export class Connection {
  // Without the address of a server the browser asks none, so only the two pages know of the connection.
  readonly #peer = new RTCPeerConnection({ iceServers: [] });
  /** The channel for the data, as soon as both pages are connected. */
  readonly channel: Promise<RTCDataChannel>;

  private constructor(kind: Pairing['kind']) {
    this.channel = new Promise((opened) => {
      if (kind === 'answer') return this.#peer.addEventListener('datachannel', ({ channel }) => opened(channel));
      const channel = this.#peer.createDataChannel('patience');
      channel.addEventListener('open', () => opened(channel));
    });
  }

  /** Begins a connection. @returns the connection and the code for the other page @throws Error if the browser refuses */
  static async offer(): Promise<readonly [Connection, string]> {
    const connection = new Connection('offer');
    return [connection, await connection.#describe('offer')];
  }

  /** Answers the offer of another page. @returns the connection and the code for the other page @throws Error if the browser refuses */
  static async answer(offer: Pairing): Promise<readonly [Connection, string]> {
    const connection = new Connection('answer');
    await connection.#peer.setRemoteDescription({ type: 'offer', sdp: writeDescription(offer) });
    return [connection, await connection.#describe('answer')];
  }

  /** Connects to the page that answered. @throws TransferError when it cannot be reached */
  async accept(answer: Pairing): Promise<RTCDataChannel> {
    await this.#peer.setRemoteDescription({ type: 'answer', sdp: writeDescription(answer) });
    let timer: ReturnType<typeof setTimeout>;
    const late = new Promise<never>((_, give) => {
      timer = setTimeout(() => give(new TransferError('unreachable')), CONNECTING);
    });
    return Promise.race([this.channel, late]).finally(() => clearTimeout(timer));
  }

  close(): void {
    this.#peer.close();
  }

  async #describe(kind: Pairing['kind']): Promise<string> {
    const peer = this.#peer;
    await peer.setLocalDescription();
    if (peer.iceGatheringState !== 'complete')
      await new Promise<void>((done) => {
        const timer = setTimeout(done, GATHERING);
        peer.addEventListener('icegatheringstatechange', () => {
          if (peer.iceGatheringState !== 'complete') return;
          clearTimeout(timer);
          done();
        });
      });
    const pairing = readDescription(kind, peer.localDescription?.sdp ?? '');
    if (!pairing) throw new TransferError('unreachable');
    return encodePairing(pairing);
  }
}
