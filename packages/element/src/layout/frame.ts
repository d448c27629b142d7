import type { Pile } from '@patience/core';

/** Properties of a pile that the layout needs. */
export type PilePlace = Pick<Pile, 'id' | 'at' | 'wide' | 'fan' | 'fanned' | 'group' | 'overlaps'> & Partial<Pick<Pile, 'role' | 'accept'>>;

/** The upper left corner of a card, in pixels of the table. */
export interface Point {
  readonly x: number;
  readonly y: number;
  /** Rotation in degrees to the right; 0 if absent. */
  readonly turn?: number;
}

/** Faces of a pile from the bottom: true is face up. */
export type Faces = readonly boolean[];

/** The space for the table, in pixels. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

/** Form of a table: that of the variant, one for an upright box with the stock at the lower edge, or one with columns in two halves. */
export type Form = 'own' | 'upright' | 'halves';

/** Options of the layout. */
export interface FitOptions {
  /** Mirrors left and right, for left-handed players. */
  readonly mirror?: boolean;
  /** Uses the large index at every size. */
  readonly large?: boolean;
  /** Largest width of a card, in pixels. */
  readonly widest?: number | undefined;
  /** Returns the cards for which a pile needs space: those of the fresh deal, so that cards keep their size during a game. */
  readonly reserve?: (pile: string) => Faces;
  /** Returns the cards that are spread as far as the height allows; columns that grow longer are compressed. Default: those of `reserve`. */
  readonly dealt?: (pile: string) => Faces;
  /** The form of the table, or `best` for the one that suits the box. Default: that of the variant. */
  readonly form?: Form | 'best';
  /** Height left free at the lower edge, in pixels. Default: none. */
  readonly foot?: number;
  /** Returns how many cards may come to lie on a pile. A row that cannot show them all is broken into lines, if there is height. */
  readonly capacity?: (pile: string) => number;
}

/** Position of a pile, in pixels, and how its cards overlap. */
export interface PileLayout {
  readonly x: number;
  readonly y: number;
  readonly fan: 'down' | 'right' | 'left' | undefined;
  /** Number of cards at the top that are fanned. */
  readonly fanned: number;
  /** Largest distance of the last card from the first one. */
  readonly room: number;
  /** Cards in each line of a long row, number of its lines, and distance of two lines in pixels. */
  readonly each: number;
  readonly lines: number;
  readonly lineStep: number;
  /** Rotation along an arc, in degrees to the right. */
  readonly lean: number;
}

/** Positions of all piles and size of the cards, computed only from the variant's piles and the box. */
export interface Frame {
  readonly cardWidth: number;
  readonly cardHeight: number;
  /** Whether cards use the large index, since they are small. */
  readonly large: boolean;
  /** Factor by which cards in columns are spread, to use spare height. */
  readonly air: number;
  /** Such a factor for face-down cards. */
  readonly shutAir: number;
  readonly wide: boolean;
  readonly form: Form;
  /** Height left free at the lower edge, in pixels. */
  readonly foot: number;
  readonly places: ReadonlyMap<string, PileLayout>;
  readonly box: Box;
}
