/** The rules texts of all installed patiences state the facts that the rules themselves show. */
import { wordsOf } from '@patience/core';
import { installedVariants, loadPlain } from '@patience/core/installed';
import { describe as describeRules } from '@patience/recipe/describe';
import { describe, expect, test } from 'vitest';

const variants = await Promise.all(installedVariants(import.meta.dirname).map((installed) => loadPlain(installed, true)));
/** Descriptions of the rules of each patience in English, under the first values of its options and under all others. */
const facts = new Map(variants.map((variant) => [variant.id, describeRules(variant, 'en')]));

/** A kind of sentence: a fact as the description states it, and the ways in which a written text may state it. */
interface Kind {
  readonly fact: RegExp;
  readonly en: RegExp;
  readonly de: RegExp;
}

const KINDS: Readonly<Record<string, Kind>> = {
  'only a king fills an empty column': {
    fact: /^(?!With).*Only a king may fill/m,
    en: /[Oo]nly a king/,
    de: /leere[nr]? [^.]*nur (?:ein König|Könige)/,
  },
  'any card fills an empty column': {
    fact: /^- (?:Any|When nothing is left there, any) card (?:or run |or whole column )?may fill/m,
    en: /[Aa]ny (?:available |exposed )?card[^.]*(?:fill|gap|go there)|fill it with any card|takes any card|to any\./,
    de: /(?:leere[nrs]?|Lücke)[^.]*(?:jede|irgend)|jede (?:freie )?Karte|irgendeiner Karte|auf irgendeinen/,
  },
  'empty columns are not filled': {
    fact: /^- An empty column is not filled/m,
    en: /(?:is|are) not filled|its gaps stay empty/i,
    de: /bleib(?:t|en) (?:leer|geschlossen)|leere bleiben leer|legt man nichts/i,
  },
  'gaps are filled at once': {
    fact: /^- An empty .* is filled at once/m,
    en: /filled? (?:it )?at once|fills it at once/,
    de: /sofort|gleich/,
  },
  'cards in sequence move together': {
    fact: /^- Cards in sequence move together/m,
    en: /moves? together/,
    de: /[Gg]emeinsam [^.]*verlegt|Gemeinsam verlegt/,
  },
  'cards in any order move together': {
    fact: /in sequence or not/,
    en: /in sequence or not/,
    de: /geordnet oder nicht|eine Ordnung brauchen/,
  },
  'whole columns move': { fact: /the whole column may be moved|moved as a whole/, en: /whole/, de: /ganze Reihe|als Ganzes/ },
  'cards come back from the foundations': {
    fact: /may come back to the columns/,
    en: /top card of a foundation may come back/,
    de: /zurückkehren/,
  },
  'no card comes back from the foundations': {
    fact: /No card comes back/,
    en: /[Nn]o card comes back from the (?:foundations|dial|black hole)/,
    de: /(?:Von|von) (?:den Familien|ihrer Familie)[^.]* keine Karte zurück|[Vv]om Zifferblatt kommt keine|[Aa]us dem Loch kommt keine/,
  },
  'a face-down card is turned up': { fact: /turned up as soon/, en: /turned up/, de: /aufgedeckt/ },
  'a column has a limit': { fact: /never holds more than/, en: /more than (?:three|four)/, de: /mehr als (?:drei|vier)/i },
  'columns are built in suit': { fact: /^- Columns are built (?:up or )?down in suit/m, en: /in suit/, de: /in (?:derselben|einer) Farbe/ },
  'columns are built in alternating colours': {
    fact: /^- Columns are built down in alternating colours/m,
    en: /in alternating colours/,
    de: /im Wechsel von Rot und Schwarz/,
  },
  'columns are built regardless of suit': {
    fact: /^- Columns are built (?:up or )?down regardless of suit/m,
    en: /regardless of suit/,
    de: /gleich (?:in )?welche[r]? Farbe|Farbe spielt keine Rolle/,
  },
  'columns are built in any other suit': { fact: /any suit but the same/, en: /any suit but/, de: /nur nicht auf die eigene/ },
  'columns are built in one colour': { fact: /red on red/, en: /red on red/, de: /Rot auf Rot/ },
  'columns are built in both directions': {
    fact: /^- Columns are built up or down/m,
    en: /up or down/,
    de: /aufwärts (?:oder|wie) abwärts/,
  },
  'a king follows an ace in the columns': {
    fact: /^- (?:A king may be placed on an ace|Ace and king are adjacent)/m,
    en: /king (?:may be placed|goes) on (?:the|an) ace|[Aa]ce and king are adjacent|king and ace are adjacent/,
    de: /auf ein Ass (?:gehört|passt)[^.]* König|König[^.]*(?:auf ein Ass|schließen)|auf ein Ass der König|Ass und König (?:passen aufeinander|sind Nachbarn)/,
  },
  'foundations begin with a base card': {
    fact: /beginning with the rank of the base card/,
    en: /same rank|rank of the first card/,
    de: /desselben Werts|Wert der zuerst/,
  },
  'an ace follows a king on the foundations': {
    fact: /An ace follows a king/,
    en: /[Aa]n ace follows a king|goes on with an ace|king is followed by the ace|king and the ace|The ace follows the king/,
    de: /[Aa]uf (?:den|einen) König folgt|über König und Ass|König und Ass|[Nn]ach dem König/,
  },
  'the stock is gone through once': {
    fact: /^- There is only one pass through the stock/m,
    en: /(?:only one pass|single pass|go through it: once|is available: once|twice or never|or never)/,
    de: /(?:nur )?einmal durchgespielt|nur einmal|einmal durchgespielt|gar nicht/,
  },
  'the stock is gone through twice': { fact: /^- Go through the stock twice/m, en: /two passes|twice|once/, de: /zweimal|einmal/ },
  'the stock is gone through three times': {
    fact: /^- Go through the stock three times/m,
    en: /three passes|twice/,
    de: /dreimal|zweimal/i,
  },
  'the stock is gone through without limit': {
    fact: /^- Go through the stock as often as you like/m,
    en: /as often as you (?:like|wish)|without limit/,
    de: /beliebig oft/,
  },
  'three cards are turned at a time': { fact: /three cards of the stock at a time/, en: /three/i, de: /drei/ },
  'a row covers empty columns': { fact: /the empty ones too/, en: /empty ones (?:too|included)/, de: /auch (?:den|auf) leere/ },
  'a row waits for empty columns': {
    fact: /as long as no column is empty/,
    en: /must be filled first/,
    de: /müssen alle leeren Reihen gefüllt sein/,
  },
  'a text says when you win, or that nothing is won': {
    fact: /^/,
    en: /[Yy]ou win|then you win|always wins|Nothing is won or lost/,
    de: /aufgegangen|Gewonnen oder verloren wird nicht/,
  },
  'two decks are used': { fact: /Shuffle two decks/, en: /two (?:decks|suits)|104/i, de: /zwei(?:er)? Kartenspiele|104/i },
};

test.each([
  ['en', /one (?:rank )?higher or (?:one )?lower/],
  ['de', /um eins höher oder niedriger|eine Stufe auf oder ab/],
] as const)('the guide of a patience whose foundation is built up and down says which card may be laid: %s', (locale, pattern) => {
  const chains = variants.filter(({ id }) => /onto the foundation up or down/.test(facts.get(id)!.rules));
  expect(chains.length).toBeGreaterThan(0);
  expect(
    chains.filter((variant) => !pattern.test(wordsOf(variant, locale).guide ?? wordsOf(variant, locale).summary)).map(({ id }) => id),
  ).toEqual([]);
});

describe.each(Object.entries(KINDS))('where %s', (_name, { fact, ...patterns }) => {
  test.each(['en', 'de'] as const)('the text states it: %s', (locale) => {
    const silent = variants.filter(
      (variant) => fact.test(facts.get(variant.id)!.rules) && !patterns[locale].test(wordsOf(variant, locale).rules),
    );
    expect(silent.map(({ id }) => id)).toEqual([]);
  });
});

const NUMBERS = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  ),
  de: 'null eine zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig'.split(
    ' ',
  ),
} as const;

test.each(['en', 'de'] as const)('a text names the numbers of columns, of cells and of cards in the stock: %s', (locale) => {
  const faults = variants.flatMap((variant) => {
    const { sections, unsaid } = facts.get(variant.id)!;
    // Unknown actions may deal more cards during play.
    if (unsaid.some((field) => field.startsWith('actions.'))) return [];
    const { layout } = sections;
    const text = layout.filter((sentence) => !sentence.startsWith('With')).join(' ');
    const named = [...text.matchAll(/(?:Deal|begin|There are) (\w+) (?:columns|cells)|The other (\w+) cards are the stock/g)].map(
      ([, piles, cards]) => piles ?? cards!,
    );
    const rules = wordsOf(variant, locale).rules.toLowerCase();
    const missing = named.filter((number) => {
      const n = NUMBERS.en.includes(number) ? NUMBERS.en.indexOf(number) : Number(number);
      return !rules.includes(String(n)) && !(NUMBERS[locale][n] !== undefined && rules.includes(NUMBERS[locale][n]));
    });
    return missing.map((number) => `${variant.id}: ${number}`);
  });
  expect(faults).toEqual([]);
});

test.each(variants.map(({ id, strings }) => [id, Object.values(strings)] as const))(
  'a guide of at most 190 letters says in every language what may be laid on what: %s',
  (_id, languages) => {
    for (const { guide = '' } of languages) expect([guide.length > 20, guide.length <= 190], guide).toEqual([true, true]);
  },
);
