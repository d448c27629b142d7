/** Additions of a page to the result of a won game. */
export interface GameResult {
  /** A sentence below the title, such as a new best time. */
  readonly headline?: string;
  /** Days of a series, such as those of a daily deal, in the order of the calendar. */
  readonly days?: readonly ResultDay[];
  /** Lines such as the best time before: a name and a value. A line with an empty name, such as a milestone, is shown as a chip above the others. */
  readonly lines?: readonly (readonly [name: string, value: string])[];
  /** More buttons, such as one that shares the game. */
  readonly actions?: readonly ResultAction[];
  /** Another patience to play next. */
  readonly next?: ResultSuggestion;
}

/** A button of the page on the result. */
export interface ResultAction {
  readonly label: string;
  readonly run: () => void;
  /** Places the button before those of the element. */
  readonly first?: boolean;
}

/** A day of a series on the result. */
export interface ResultDay {
  /** Short name of the day, of few letters. */
  readonly label: string;
  /** The date and how the day went, in words, for screen readers. */
  readonly name: string;
  /** A day that was won only later (`late`) has the tick without the filled circle. */
  readonly state: 'won' | 'late' | 'tried' | 'open';
}

/** A patience that the page suggests on the result. The whole suggestion is one button. */
export interface ResultSuggestion {
  /** The reason for the suggestion, in few words. */
  readonly lead: string;
  readonly name: string;
  /** One sentence about the patience. */
  readonly text?: string;
  /** Makes the suggestion the main button: it is filled, and above the others. */
  readonly first?: boolean;
  /** Address of a small picture. A sandboxed table shows none. */
  readonly picture?: string;
  readonly run: () => void;
}
