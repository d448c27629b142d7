import { here, type Here } from '../address/site.js';
import { change, onForeignChange, settings } from '../settings/settings.js';
import { dress } from '../settings/apply.js';
import { fill, loadWords, type AppWords } from '../words/index.js';
import { takeNoted } from '../store/pending.js';
import { Store, type Trouble } from '../store/store.js';
import { notice } from './notices.js';
import { watchDeployment } from '../offline/deployment.js';
import { watchOffline } from '../offline/register.js';

/** What every page begins with. */
export interface Shell extends Here {
  readonly words: AppWords;
}

/** Wakes the parts that all pages share. */
export async function start(): Promise<Shell> {
  trustOwnScripts();
  const place = here();
  dress(document.documentElement, settings());
  onForeignChange((changed) => dress(document.documentElement, changed));
  keepLanguage();
  const words = await loadWords(place.lang);
  watchOffline(place.root, words.notices);
  watchDeployment(words.notices);
  return { ...place, words };
}

/** Opens the player's data and tells what is wrong with it. */
export async function openStore({ words }: Shell): Promise<Store> {
  const store = await Store.open((trouble) => tellTrouble(trouble, words));
  await takeNoted(store);
  return store;
}

const TOLD = 'patience.told';

/** Takes away the word that the stored games cannot be reached. */
let reached = (): void => undefined;

/** Each trouble is told once in a tab, not on every page; what comes and goes is told each time. */
function tellTrouble(trouble: Trouble, { notices }: AppWords): void {
  reached();
  if (trouble === 'away' || trouble === 'back') {
    reached = notice(notices[trouble], [], notices.ok);
    return;
  }
  try {
    const told = (sessionStorage.getItem(TOLD) ?? '').split(' ');
    if (told.includes(trouble)) return;
    sessionStorage.setItem(TOLD, [...told, trouble].join(' ').trim());
  } catch {
    // Where not even that is stored it is told again on the next page.
  }
  notice(fill(notices[trouble]), [], notices.ok);
}

/** The link to the other language keeps deal and options, and the choice is remembered. */
function keepLanguage(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-language]');
  link?.addEventListener('click', () => {
    change({ language: link.dataset['language'] === 'de' ? 'de' : 'en' });
    const target = new URL(link.href);
    target.search = location.search;
    target.hash = location.hash;
    link.href = target.href;
  });
}

/** Trusted Types: scripts and workers come from this site only. */
function trustOwnScripts(): void {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown };
  };
  try {
    trustedTypes?.createPolicy('default', {
      createScriptURL(url) {
        if (new URL(url, document.baseURI).origin === location.origin) return url;
        throw new TypeError(`no script from ${url}`);
      },
    });
  } catch {
    // There is one already.
  }
}
