import type { Shell } from '../../app-shell/start.js';
import { copyText } from '../../share/copy.js';
import { forceAnnounce } from '../../text/force-announce.js';
import type { DailyModel } from './model.js';
import { dayPicture, sharePicture } from './picture.js';
import { dayToShare, monthToShare, sharedDay, type SharedDay } from './texts.js';
import type { Words } from './words.js';

/** Shares the results of the day and the month, and has the messages about it. */
export class Sharing {
  /** Message that says whether the day was shared. */
  day = '';
  /** Message that says whether the month was shared. */
  month = '';

  /** @param changed is called after each change of a message */
  constructor(
    private readonly shell: Shell<Words>,
    private readonly model: DailyModel,
    private readonly changed: () => void,
  ) {}

  async copyDay(): Promise<void> {
    this.day = await this.#copy(dayToShare(this.#result), this.day);
    this.changed();
  }

  /** Shares the day as a picture, or saves it. */
  async saveDay(): Promise<void> {
    const { pictureSaved, pictureFailed } = this.shell.words.daily;
    try {
      const isSaved = await sharePicture(await dayPicture(this.#result), `patience-${this.model.day}.png`);
      this.day = isSaved ? forceAnnounce(pictureSaved, this.day) : '';
    } catch {
      this.day = forceAnnounce(pictureFailed, this.day);
    }
    this.changed();
  }

  async copyMonth(): Promise<void> {
    const { month, book, today } = this.model;
    this.month = await this.#copy(monthToShare(this.shell, month, book.streak(today)), this.month);
    this.changed();
  }

  get #result(): SharedDay {
    return sharedDay(this.shell, this.model.day, this.model.resultOf(this.model.day));
  }

  /** Copies a text. Returns the message about it. @param before the message that is shown now */
  async #copy(text: string, before: string): Promise<string> {
    const { share } = this.shell.words;
    return forceAnnounce((await copyText(text)) ? share.copied : `${share.notCopied} ${text}`, before);
  }
}
