/** What the player wants to see of the gallery. */
export interface Wish {
  readonly text: string;
  readonly packs: '' | '1' | '2';
  readonly length: '' | 'short' | 'long';
  readonly kind: '' | 'luck' | 'skill';
  readonly favourites: boolean;
}

export const NO_WISH: Wish = { text: '', packs: '', length: '', kind: '', favourites: false };

/** What is asked of a game. */
export interface Candidate {
  readonly text: string;
  readonly packs: number;
  readonly minutes: number | undefined;
  readonly skill: number | undefined;
  readonly favourite: boolean;
}

/** Small letters, without accents: “Fähre” is found by “fahre”. */
const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** Does a game fit? Of one that does not say how long it takes or what it asks for, nobody knows: it fits. */
export const fits = (wish: Wish, { text, packs, minutes, skill, favourite }: Candidate): boolean =>
  plain(wish.text)
    .split(/\s+/)
    .every((word) => plain(text).includes(word)) &&
  (wish.packs === '' || (wish.packs === '1' ? packs === 1 : packs >= 2)) &&
  (wish.length === '' || minutes === undefined || (wish.length === 'short' ? minutes <= 10 : minutes > 10)) &&
  (wish.kind === '' || skill === undefined || (wish.kind === 'luck' ? skill <= 0.5 : skill > 0.5)) &&
  (!wish.favourites || favourite);
