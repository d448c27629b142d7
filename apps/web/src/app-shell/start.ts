import type { LanguageTag } from '@patience/core';
import { here, type Here } from '../address/site.js';
import { change, onForeignChange, settings } from '../settings/settings.js';
import { applyColours } from '../settings/apply.js';
import { loadWords } from '../words/load.js';
import type { AppWords, SiteWords } from '../words/types.js';
import { watchDeployment } from '../offline/deployment.js';
import { watchOffline } from '../offline/register.js';

/** Values that every page starts with. @typeParam Own the words of its feature */
export interface Shell<Own = object> extends Here {
  readonly words: AppWords & Own;
}

/** Values that a page with a table starts with. @typeParam Own the words of its feature for a first deal */
export interface TableShell<Own = object> extends Here {
  readonly words: SiteWords & Own;
}

/** Starts the parts that all pages share. @param load fetches the texts of a language */
export async function start(): Promise<Shell>;
export async function start<Own>(load: (lang: LanguageTag) => Promise<SiteWords & Own>): Promise<TableShell<Own>>;
export async function start(load: (lang: LanguageTag) => Promise<SiteWords> = loadWords): Promise<TableShell> {
  trustOwnScripts();
  const place = here();
  applyColours(document.documentElement, settings());
  onForeignChange((changed) => applyColours(document.documentElement, changed));
  keepLanguage();
  const words = await load(place.lang);
  // The search for a game in the menu is loaded when its field is entered.
  document
    .querySelector('#pages input')
    ?.addEventListener('focus', () => void import('./find-game.js').then(({ findGame }) => findGame(place, words.nav.gallery)), {
      once: true,
    });
  watchOffline(place.root, words.notices);
  watchDeployment(words.notices);
  document.documentElement.dataset['started'] = ''; // From now on notices report what fails, and not the sentence of the document.
  return { ...place, words };
}

/** Adds the current deal and options to links to other languages, and stores a chosen language. */
function keepLanguage(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]'))
    link.addEventListener('click', () => {
      change({ language: link.dataset['language']! });
      const target = new URL(link.href);
      target.search = location.search;
      target.hash = location.hash;
      link.href = target.href;
    });
}

/** Creates the Trusted Types policy that allows scripts and workers of this site only. */
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
    // Ignore the error: the policy exists already.
  }
}
