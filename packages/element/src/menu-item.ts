/** An item of the menu, or any button with text. */
export interface MenuItem {
  readonly label: string;
  readonly run: () => void;
  /** For a setting: whether it is on. */
  readonly on?: boolean;
}
