import { element, type ElementData } from '../markup/element.js';
import { MINIATURE } from '../miniature/size.js';

export interface CardGame {
  readonly id: string;
  readonly name: string;
  /** Address of its table. */
  readonly address: string;
  /** Address of its picture. */
  readonly picture: string;
}

/** Returns the card of a suggested patience as data: its picture and name, which link to its table, and why it is suggested. */
export const suggestionCard = ({ id, name, address, picture }: CardGame, why: string): ElementData =>
  element(
    'p',
    { class: 'next', 'data-id': id },
    element(
      'a',
      { href: address },
      element('img', { src: picture, ...MINIATURE, alt: '', loading: 'lazy', decoding: 'async' }),
      element('span', {}, name),
    ),
    ' ',
    element('span', { class: 'why' }, why),
  );
