/** Commands that have a key of their own. */
const LETTERS = {
  undo: 'u',
  redo: 'r',
  hint: 'h',
  new: 'n',
  autoMove: 'a',
  table: 't',
  moves: 'w',
  column: 'c',
  find: 'f',
  pause: 'p',
  act: 'd',
  help: '?',
} as const;

/** A command that has a key of its own. */
export type Shortcut = keyof typeof LETTERS;

const NAMES = Object.keys(LETTERS) as Shortcut[];

/**
 * Keys of commands. A text lists the commands that have keys, others have none: `undo hint=i`. An object changes single commands: `false` takes the keys away, a
 * text is the key.
 */
export type ShortcutSetting = string | Readonly<Partial<Record<Shortcut, boolean | string>>>;

/** Returns the setting as text; undefined where every command has its usual key. */
export function shortcutText(setting: ShortcutSetting | null | undefined): string | undefined {
  if (typeof setting !== 'object' || setting === null) return setting ?? undefined;
  return NAMES.filter((name) => setting[name] !== false)
    .map((name) => (typeof setting[name] === 'string' ? `${name}=${setting[name]}` : name))
    .join(' ');
}

/** The keys of the commands of one element. */
export class Shortcuts {
  readonly #keys: ReadonlyMap<Shortcut, string>;

  constructor(
    setting: ShortcutSetting | null | undefined,
    /** Whether single letters are commands. */
    readonly letters: boolean,
  ) {
    const text = shortcutText(setting);
    const named = text === undefined ? NAMES : text.split(/\s+/);
    this.#keys = new Map(
      named.flatMap((word) => {
        const [name, key] = word.split(/=(.+)/) as [string, string?];
        return isShortcut(name) ? [[name, (key ?? LETTERS[name]).toLowerCase()]] : [];
      }),
    );
  }

  /** Tells whether a command has keys. */
  has(command: Shortcut): boolean {
    return this.#keys.has(command);
  }

  /** Returns the letter of a command; undefined when it has none. */
  letterOf(command: Shortcut): string | undefined {
    return this.letters ? this.#keys.get(command) : undefined;
  }

  /** Returns the command of a letter. */
  commandOf(letter: string): Shortcut | undefined {
    return NAMES.find((name) => this.letterOf(name) === letter);
  }
}

const isShortcut = (name: string): name is Shortcut => name in LETTERS;

/** Returns the command that usually has a letter. */
export const usualCommand = (letter: string): Shortcut | undefined => NAMES.find((name) => LETTERS[name] === letter.toLowerCase());
