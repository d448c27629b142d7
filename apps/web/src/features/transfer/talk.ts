import { fill } from '../../text/fill.js';
import { errorMessage } from '../../text/error-message.js';
import { TransferError } from './channel.js';
import { WorkQueue } from '../../components/work-queue.js';
import type { Words } from './words.js';

/** Tells the player how a transfer goes, for the halves of the page that send and receive: explains failures, announces progress. */
export class Talk extends WorkQueue {
  constructor(
    private readonly words: Words['transfer'],
    ...queue: ConstructorParameters<typeof WorkQueue>
  ) {
    super(...queue);
  }

  /** Tells why a connection failed, and that a file always works. */
  fail(error: unknown): void {
    const { bad } = this.words;
    if (error instanceof TransferError) return this.tell(bad[error.reason], true);
    this.tell(fill(bad.failed, { why: errorMessage(error) }), true);
  }

  /** Returns a function that announces the progress each time another tenth of the work is done. @param text sentence with `{n}` percent */
  progress(text: string): (share: number) => void {
    let tenths = -1;
    return (share) => {
      if (Math.floor(share * 10) === tenths) return;
      tenths = Math.floor(share * 10);
      this.tell(fill(text, { n: tenths * 10 }));
    };
  }

  /** Reads the code in a picture that the player took; undefined, with a message, if there is none. */
  async photo(file: Blob): Promise<string | undefined> {
    this.tell(this.words.looking);
    const text = await (await import('./photo.js')).readPhoto(file);
    this.tell(text === undefined ? this.words.bad.photo : '', text === undefined);
    return text;
  }
}
