/** A line of the menu, or any button of words. */
export interface MenuItem {
  readonly label: string;
  readonly run: () => void;
  /** For a setting: whether it is on. */
  readonly on?: boolean;
}
