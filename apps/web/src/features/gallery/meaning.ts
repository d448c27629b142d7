import { BETWEEN, plain, spellings } from '../../text/plain.js';
import type { Words } from './words.js';

export interface Meaning {
  /** The words by which games are found, without articles and the like. */
  readonly text: string;
  /** The longest time in minutes, if the text names one: “five minutes”. */
  readonly minutes: number | undefined;
}

/**
 * Returns the meaning of a search: how long a game may take, and the words that tell which games are meant. A search of nothing but articles
 * and the like keeps them.
 * @param text normalized by `plain`
 */
export function meaningOf(text: string, { little, numbers, minute }: Pick<Words['gallery'], 'little' | 'numbers' | 'minute'>): Meaning {
  const unit = plain(minute);
  const words = text
    .replace(new RegExp(`(\\d)-?(?=${unit})`, 'g'), '$1 ')
    .split(BETWEEN)
    .filter((word) => word !== '');
  const figures = new Map(
    plain(numbers)
      .split(', ')
      .map((each) => each.split(' ') as [word: string, figure: string]),
  );
  const numberOf = (word = ''): number =>
    Number(
      spellings(word)
        .map((one) => figures.get(one) ?? one)
        .find((one) => /^\d+$/.test(one)),
    );
  const at = words.findIndex((word, i) => word.startsWith(unit) && !Number.isNaN(numberOf(words[i - 1])));
  const rest = words.filter((_, i) => at < 0 || (i !== at && i !== at - 1));
  const skipped = plain(little).split(' ');
  const telling = rest.filter((word) => !spellings(word).some((one) => skipped.includes(one)));
  return { text: (at < 0 && telling.length === 0 ? rest : telling).join(' '), minutes: at < 0 ? undefined : numberOf(words[at - 1]) };
}
