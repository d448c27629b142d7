import { readSave, type SavedGame, type Variant } from '@patience/core';
import { anySeed } from '../game/dealer.js';
import { askedWith, readSaved, setUnreadableAside } from '../game/storage.js';
import { optionsOf, type GameRequest } from '../game-request.js';
import type { GuestAnswer, SandboxFrame } from './frame.js';
import type { DealRequest, GuestVariant } from './protocol.js';

/**
 * Returns the deal that a page requests in the form of the protocol: option values that are no numbers become text.
 * @param startOptions the variant's options for a request that names neither options nor cards
 */
export function dealRequest({ seed, deck, options }: GameRequest, startOptions: GuestVariant['startOptions']): DealRequest {
  const isNamed = seed !== undefined || !!deck;
  const given = Object.entries(optionsOf(options ?? (isNamed ? {} : startOptions)) ?? {}).filter(([, value]) => value !== undefined);
  return {
    ...(deck ? { deck } : { seed: seed ?? anySeed() }),
    options: Object.fromEntries(given.map(([name, value]) => [name, typeof value === 'number' ? value : String(value)])),
  };
}

/** The places where the first game of a sandbox is looked for. */
interface Sources {
  readonly request: GameRequest;
  /** Name under which the games of the sandbox are stored. */
  readonly name: string;
  readonly variant: Variant;
  /** A saved game of the page or of an earlier sandbox, which is opened whatever is stored. */
  readonly given: unknown;
}

/** The first game of a sandbox. */
interface FirstGame {
  readonly save: SavedGame;
  /** The deal and the options that the page requested, as text. Stored with the game. */
  readonly asked: string;
  /** The guest's answer about a saved game that could not be opened. */
  readonly unreadable?: GuestAnswer | undefined;
  /** Sets the stored game aside that could not be opened. */
  readonly setAside?: (() => void) | undefined;
}

/** Returns the saved game that is continued, or else the deal. @param dealt the deal that the page requests */
export async function firstGame(frame: SandboxFrame, sources: Sources, dealt: SavedGame): Promise<FirstGame> {
  const { request, name, variant, given } = sources;
  const { storageKey } = request;
  const asked = requestedPart(request, dealt);
  if (given !== undefined) {
    const opened = await open(frame, given, variant);
    return { save: opened.state?.save ?? dealt, asked, unreadable: opened.ok ? undefined : opened };
  }
  if (storageKey === undefined) return { save: dealt, asked };
  // Even a later deal of the player is continued, as long as the page requests the same as when it was stored.
  const continued = (text: string, { state }: GuestAnswer): SavedGame =>
    state && (askedWith(text) === asked || requestedPart(request, state.save) === asked) ? state.save : dealt;
  const stored = readSaved(storageKey, name);
  const opened = stored === undefined ? undefined : await open(frame, stored, variant);
  if (opened?.ok) return { save: continued(stored!, opened), asked };
  const aside = await openAside(frame, storageKey, sources);
  const setAside = (): void => setUnreadableAside(storageKey, name, aside?.text);
  return { save: aside ? continued(aside.text, aside.opened) : dealt, asked, unreadable: opened, setAside };
}

/** Returns the deal and the options of a game as text, each if the page requested it. */
const requestedPart = ({ seed, deck, options }: GameRequest, of: SavedGame): string =>
  JSON.stringify([seed !== undefined || deck ? (of.deck ?? of.seed) : null, options === undefined ? null : of.options]);

/** Opens a stored game in the guest without showing it, so that one that cannot be opened is never shown. */
async function open(frame: SandboxFrame, kept: unknown, variant: Variant): Promise<GuestAnswer> {
  const read = readSave(kept, variant);
  return read.ok ? frame.check(read.value) : { ok: false, why: read.error.message, problem: read.error };
}

/**
 * Opens the stored game that was set aside, if it is one of this variant: another variant at the same address may have set it aside.
 * @returns its text and the guest's answer; undefined when there is none that can be opened
 */
async function openAside(
  frame: SandboxFrame,
  storageKey: string,
  { name, variant }: Sources,
): Promise<{ readonly text: string; readonly opened: GuestAnswer } | undefined> {
  const text = readSaved(storageKey, `${name}:unreadable`);
  const opened = text === undefined ? undefined : await open(frame, text, variant);
  return opened?.ok ? { text: text!, opened } : undefined;
}
