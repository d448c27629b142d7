/** Steps of a change of a table, from which animations and announcements are made. */
export type Step =
  | {
      readonly type: 'move';
      readonly from: string;
      readonly to: string;
      /** Ids of the moved cards as they now lie, the lowest first. */
      readonly cards: readonly number[];
      /** Side to which the cards were turned. */
      readonly face?: 'up' | 'down';
      /** Present when the cards were laid beneath the cards that lay there. */
      readonly beneath?: true;
    }
  | { readonly type: 'flip'; readonly pile: string; readonly card: number; readonly face: 'up' | 'down' }
  | { readonly type: 'shuffle'; readonly pile: string }
  | { readonly type: 'set'; readonly counter: string; readonly value: number };
