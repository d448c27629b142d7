import { registerLanguage, type Options, type Role, type Variant } from '@patience/core';
import { installedLanguages, readLanguage } from '@patience/core/installed';
import { describe as group, expect, test } from 'vitest';
import { fromRecipe } from '../from-recipe.js';
import { changed, nineTowers } from '../testing.js';
import { describe, withTexts, type Section } from './index.js';

const LOCALES = ['en', 'de', 'fr'] as const;
for (const language of installedLanguages(import.meta.dirname)) registerLanguage(language.tag, readLanguage(language));

/** Recipes that were read, by their text: reading one deals it under all its options, which takes long. */
const known = new Map<string, Variant>();

function read(json: unknown): Variant {
  const text = JSON.stringify(json);
  let variant = known.get(text);
  if (!variant) {
    const recipe = fromRecipe(json);
    if (!recipe.ok) throw new Error(JSON.stringify(recipe.mistakes));
    known.set(text, (variant = recipe.value));
  }
  return variant;
}

const english = (json: unknown, options?: Options): string => describe(read(json), 'en', options).rules;
/** The French description with plain spaces before its punctuation. */
const french = (json: unknown, options?: Options): string => describe(read(json), 'fr', options).rules.replaceAll(/[\u00a0\u202f]/g, ' ');

test('describing a recipe with a redeal calls the redeal once, whatever its limit', () => {
  let rounds = 0;
  const counted = {
    ...read(nineTowers),
    after: () => {
      rounds++;
    },
  };
  const { sections } = describe(counted, 'en', {});
  expect(sections.stock).toHaveLength(2);
  expect(rounds).toBeLessThan(200);
});

test('a recipe is described in English', () => {
  expect(english(nineTowers, {})).toMatchInlineSnapshot(`
    "## Goal
    Build four foundations up in suit from ace to king. You win when all 52 cards are on the foundations.

    ## Layout
    Deal nine columns of 1, 2, 3, 4, 5, 6, 7, 8 and 2 cards, from left to right. The columns have 0, 1, 2, 3, 4, 5, 6, 7 and 0 cards face down, from left to right. There are two cells. The other 14 cards are the stock.

    ## Play
    - Columns are built down in alternating colours.
    - Cards in sequence move together.
    - A face-down card is turned up as soon as it is exposed.
    - Only a king may fill an empty column.
    - The cards in the cells are available.
    - Each cell holds any one card.
    - No card comes back from the foundations.

    ## Stock
    - Turn the stock card by card onto the waste. The top card of the waste is available.
    - Go through the stock as often as you like; for the next pass turn the waste over, without shuffling."
  `);
});

test('a recipe is described in German', () => {
  expect(describe(read(nineTowers), 'de', {}).rules).toMatchInlineSnapshot(`
    "## Ziel
    Vier Familien wachsen aufwärts in derselben Farbe vom Ass bis zum König. Liegen alle 52 Karten auf den Familien, ist die Patience aufgegangen.

    ## Auslegen
    Neun Reihen mit 1, 2, 3, 4, 5, 6, 7, 8 und 2 Karten werden ausgelegt, von links nach rechts. In den Reihen liegen, von links nach rechts, 0, 1, 2, 3, 4, 5, 6, 7 und 0 Karten verdeckt. Es gibt zwei Zellen. Die übrigen 14 Karten sind der Talon.

    ## Spielen
    - In den Reihen wird abwärts im Wechsel von Rot und Schwarz angelegt.
    - Karten, die in Folge liegen, werden gemeinsam verlegt.
    - Wird eine verdeckte Karte frei, so wird sie aufgedeckt.
    - In eine leere Reihe darf nur ein König.
    - Die Karten in den Zellen sind frei.
    - Jede Zelle nimmt eine beliebige Karte auf.
    - Von den Familien kommt keine Karte zurück.

    ## Talon
    - Der Talon wird Karte für Karte auf die Ablage umgeschlagen, deren oberste Karte frei ist.
    - Der Talon wird beliebig oft durchgespielt; für den nächsten Durchgang wird die Ablage umgedreht, ohne zu mischen."
  `);
});

test('a patience without rules pages gets one in each of its languages', () => {
  const words = { name: 'Nine Towers' };
  const { strings } = withTexts(read(changed('strings', { en: words, de: words, fr: words })));
  expect(Object.values(strings).map(({ rules }) => /^## .*/.exec(rules!)?.[0])).toEqual(['## Ziel', '## Goal', '## But']);
});

test('a recipe is described in French', () => {
  expect(french(nineTowers, {})).toMatchInlineSnapshot(`
    "## But
    Construire quatre fondations par couleur, de l’as au roi. Vous avez gagné quand les 52 cartes sont sur les fondations.

    ## Disposition
    Formez neuf colonnes de 1, 2, 3, 4, 5, 6, 7, 8 et 2 cartes, de gauche à droite. Les colonnes comptent, de gauche à droite, 0, 1, 2, 3, 4, 5, 6, 7 et 0 cartes cachées. Il y a deux cellules. Les 14 autres cartes forment le talon.

    ## Jeu
    - On construit les colonnes en descendant, rouge et noir en alternance.
    - Les cartes qui forment une suite se déplacent ensemble.
    - Une carte cachée est retournée dès que rien ne la recouvre plus.
    - Une colonne vide ne reçoit qu’un roi.
    - Les cartes des cellules sont disponibles.
    - Chaque cellule reçoit une carte, quelle qu’elle soit.
    - Aucune carte ne revient des fondations.

    ## Talon
    - Retournez le talon carte par carte sur la défausse. La carte du dessus de la défausse est disponible.
    - On passe le talon aussi souvent que vous voulez ; pour le passage suivant, retournez la défausse sans la mélanger."
  `);
});

group('sentences', () => {
  const columns = 'table/t1-9';
  /** Foundations whose base card comes from piles of these roles. */
  const chosenFrom = (first: readonly Role[]): unknown =>
    changed('table/f1-4/accept', { empty: { like: 'foundations', first }, on: 'up same wrap', max: 1 });
  const kinds: readonly [what: string, json: unknown, sentence: string][] = [
    ['a suit relation', changed(`${columns}/accept/on`, 'down same'), 'Columns are built down in suit.'],
    ['ranks that go round', changed(`${columns}/accept/on`, 'down any wrap'), 'A king may be placed on an ace.'],
    ['both directions', changed(`${columns}/accept/on`, 'either same'), 'and the direction may change'],
    ['a rank for empty columns', changed(`${columns}/accept/empty`, 'Q'), 'Only a queen may fill an empty column.'],
    ['any card for empty columns', changed(`${columns}/accept/empty`, 'any'), 'Any card or run may fill an empty column.'],
    ['columns that stay empty', changed(`${columns}/accept/empty`, null), 'An empty column is not filled.'],
    ['single cards', changed(`${columns}/take`, 'top'), 'Cards move one at a time'],
    ['cards in any order', changed(`${columns}/take`, 'any'), 'in sequence or not'],
    ['whole columns', changed(`${columns}/accept/whole`, true), 'only the whole column may be moved'],
    ['a limit', changed(`${columns}/limit`, 20), 'A column never holds more than 20 cards.'],
    ['cards from foundations', changed('table/f1-4/take', 'top'), 'The top card of a foundation may come back to the columns.'],
    ['foundations that keep their cards', nineTowers, 'No card comes back from the foundations.'],
    ['cells for cards of the waste', changed('table/c1-2/accept', { empty: 'any', max: 1, from: ['waste'] }), 'must come from the waste'],
    ['a base card from some piles', chosenFrom(['reserve', 'waste']), 'That first card comes only from: reserve and waste.'],
    ['one pass', changed('actions/redeal', null), 'There is only one pass through the stock.'],
    ['a number of passes', changed('actions/redeal', { redeal: 2 }), 'three times in all'],
    ['shuffling', changed('actions/redeal', { redeal: 1, order: 'shuffled' }), 'turn the waste over and shuffle it'],
    ['rows that are dealt once', changed('actions', { row: { row: 'allowed' } }), 'The stock is dealt only once.'],
    [
      'a king on which nothing is laid',
      changed('table/f1-4/accept', { empty: 'A', on: 'either any', only: { below: 'K' }, else: 'king-ends' }),
      'Only a two may be placed on an ace, nothing on a king.',
    ],
    [
      'court cards on which nothing is laid',
      changed('table/f1-4/accept', { empty: 'A', on: 'up same', only: { below: 'Q' }, else: 'ends' }),
      'Nothing may be placed on queens and kings.',
    ],
    [
      'foundations with a suit of their own',
      changed('table/f1-4/accept', { empty: 'A', on: 'up same', only: { suit: { inTurn: ['C', 'D', 'H', 'S'] } }, else: 'other-suit' }),
      'Build four foundations up in suit from ace to king. The suit of each foundation is fixed in advance.',
    ],
    [
      'foundations whose first card decides the direction',
      changed('table/f1-4/accept', { upOrDownFrom: 'A' }),
      'Build four foundations in suit from ace, either all up or all down, as the first card that is placed on a base card decides.',
    ],
    [
      'cells that open when the stock is empty',
      changed('table/c1-2/accept', { empty: 'any', while: { empty: 'stock' }, else: 'later' }),
      'A cell takes cards only when the stock is empty.\n- Each cell holds any card or run.',
    ],
    [
      'cards that are dealt first and are no base cards',
      { ...nineTowers, deck: { first: ['AS', 'KH'] } },
      'First deal these cards: ace of spades and king of hearts.',
    ],
    [
      'columns that wait until the stock is empty',
      changed('table/t1-9/accept', { empty: 'any', on: 'down alternate', while: { empty: 'stock' }, else: 'later' }),
      'The columns take cards only when the stock is empty.',
    ],
    [
      'columns that wait until other piles have cards',
      changed('table/t1-9/accept', {
        empty: 'any',
        on: 'down alternate',
        while: { count: { foundation: 3, c1: 1 } },
        else: 'too-few-cards-yet',
      }),
      'The columns take cards only when each of these piles has at least this many cards: foundations (3) and cell 1 (1).',
    ],
    [
      'columns that wait until columns are empty',
      changed('table/t1-9/accept', { empty: 'any', on: 'down alternate', while: { empty: ['t1', 'cell'] }, else: 'later' }),
      'The columns take cards only when each of these piles is empty: column 1 and cells.',
    ],
    [
      'foundations that wait until columns have cards',
      changed('table/f1-4/accept', { empty: 'A', on: 'up same', while: { count: { t9: 2 } }, else: 'too-few-cards-yet' }),
      'Four foundations take cards only when each of these piles has at least this many cards: column 9 (2).',
    ],
    [
      'cells that close again',
      {
        ...nineTowers,
        table: {
          ...(nineTowers['table'] as object),
          'c1-2': { at: [2.5, 0], take: { while: { any: [{ empty: 'r1' }, { empty: 'r2' }] }, else: 'locked' } },
          'r1-2': { at: [7, 3] },
        },
        deal: [{ to: 't1-9' }, { to: 'r1-2' }, { to: 'stock', rest: true }],
      },
      'A card in a cell is available only when one of the reserve piles is empty.',
    ],
    ['rows', changed('actions', { row: { row: 'filled' } }), 'as long as no column is empty, unless there are fewer cards than columns'],
    [
      'columns that take cards from some piles',
      changed(`${columns}/accept`, [{ on: 'down' }, { empty: 'any', from: ['tableau', 'waste'] }]),
      'Only a card from here may fill an empty column: columns and waste.',
    ],
    ['foundations that take one rank', changed('table/f1-4/accept', { empty: 'K' }), 'Four foundations take only kings, one each.'],
    [
      'a reserve that gets cards from the stock',
      {
        ...(changed('actions', { row: { row: 'allowed', to: 'reserve' } }) as object),
        table: { ...(nineTowers['table'] as object), 'r1-2': { at: [7, 3] } },
        deal: [{ to: 't1-9' }, { to: 'r1-2' }, { to: 'stock', rest: true }],
      },
      'The top card of each reserve pile is available.',
    ],
    ['gathering', changed('actions', { again: { gather: 3, times: 2, shuffle: true } }), 'Twice you may gather the columns, shuffle them'],
    [
      'fills',
      { ...(nineTowers as object), after: [{ fill: 't1-9', from: ['waste', 'stock'] }] },
      'filled at once from the waste, or from the stock',
    ],
    ['an end', { ...(nineTowers as object), status: { empty: 'tableau' } }, 'You win when the columns are empty.'],
  ];
  test.each(kinds)('a description of a recipe names %s', (_what, json, sentence) => {
    expect(english(json, {})).toContain(sentence);
  });

  test.each(kinds)('the descriptions in all languages have as many sentences, of which none is left in English: %s', (_what, json) => {
    const [en, ...others] = LOCALES.map((locale) => describe(read(json), locale, {}).sections);
    const sizes = (sections: Readonly<Record<Section, readonly string[]>>): readonly number[] =>
      Object.values(sections).map(({ length }) => length);
    for (const other of others) {
      expect(sizes(other)).toEqual(sizes(en!));
      for (const sentence of Object.values(other).flat()) expect(Object.values(en!).flat()).not.toContain(sentence);
    }
  });

  const anyFill = changed(`${columns}/accept/empty`, 'any') as object;
  const inFrench: readonly [what: string, json: unknown, sentence: string][] = [
    ['ranks with their articles', { ...anyFill, deck: { copies: 1, ranks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] } }, 'de l’as à la dame'],
    [
      'the names of ranks',
      { ...anyFill, deck: { copies: 4, ranks: [1, 2, 11, 12] } },
      'Le jeu n’a que ces valeurs : as, deux, valet et dame.',
    ],
    ['a feminine rank that fills a column', changed(`${columns}/accept/empty`, 'Q'), 'Une colonne vide ne reçoit qu’une dame.'],
    ['a masculine rank that fills a column', changed(`${columns}/accept/empty`, 'A'), 'Une colonne vide ne reçoit qu’un as.'],
    [
      'the plural of ranks',
      changed('table/f1-4/accept', { empty: 'J' }),
      'Quatre fondations ne reçoivent que des valets, une carte chacune.',
    ],
    [
      'one card in a column',
      {
        ...(changed(`${columns}/reveal`, null) as object),
        deal: [
          { to: 't1-9', face: 'down' },
          { to: 'stock', rest: true },
        ],
      },
      'Formez neuf colonnes d’une carte. Toutes ces cartes sont cachées.',
    ],
    [
      'a card that is named with its article',
      { ...(changed('deck', { copies: 1, first: ['QH'] }) as object), deal: [{ to: 'f1' }, { to: 't1-9' }, { to: 'stock', rest: true }] },
      'sur la dame de cœur jusqu’au roi',
    ],
  ];
  test.each(inFrench)('a French description has the right form for %s', (_what, json, sentence) => {
    expect(french(json, {})).toContain(sentence);
  });
});

group('a deck without some ranks', () => {
  const english = ['ace', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'jack', 'queen', 'king'];
  const german = ['Ass', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun', 'Zehn', 'Bube', 'Dame', 'König'];
  const columns = 'table/t1-9/accept';
  const short: readonly [ranks: number[], foundations: string | null, goal: string][] = [
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], null, 'up in suit from ace to queen.'],
    [[1, 2, 3, 4, 5], null, 'up in suit from ace to five.'],
    [[1, 6, 7, 8, 9, 10, 11, 12, 13], 'up same wrap', 'up in suit from six to ace. An ace follows a king.'],
    [[6, 7, 8, 9, 10, 11], 'up same wrap', 'up in suit from six to jack.'],
  ];
  /** @param links a rule for the columns, and one for the foundations where these do not begin with an ace */
  const recipe = (ranks: readonly number[], on: string, foundations: string | null): unknown => ({
    ...(changed(columns, { empty: 'any', on }) as object),
    deck: { copies: 4, ranks },
    table: {
      ...(changed(columns, { empty: 'any', on }) as { table: object }).table,
      ...(foundations && { 'f1-4': { at: [5, 0], accept: { empty: 6, on: foundations, max: 1 } } }),
    },
  });

  test.each(short)('foundations end with the last rank of the deck %j, and no missing rank is named', (ranks, foundations, goal) => {
    for (const on of ['down alternate', 'down any wrap', 'up any wrap', 'either any', 'either any wrap']) {
      const variant = read(recipe(ranks, on, foundations));
      expect(describe(variant, 'en', {}).rules).toContain(goal);
      for (const [locale, names] of [
        ['en', english],
        ['de', german],
      ] as const)
        for (const [i, name] of names.entries())
          if (!ranks.includes(i + 1))
            expect(describe(variant, locale, {}).rules).not.toMatch(
              new RegExp(`(?:a|the|to|from|an|nur|ein|eine|vom|zum|zur|Auf|auf) ${name}`),
            );
    }
  });

  test('its description lists the ranks', () => {
    expect(describe(read(recipe([1, 2, 3], 'down any', null)), 'en', {}).rules).toContain(
      'The deck has 48 cards. Its ranks are ace, two and three.',
    );
    expect(describe(read(recipe([1, 2, 3], 'down any', null)), 'de', {}).rules).toContain('Im Spiel sind die Werte Ass, Zwei und Drei.');
  });
});

test('a sentence that is true for one kind of columns only names its columns', () => {
  const { table } = nineTowers as unknown as { table: Readonly<Record<string, object>> };
  const { 't1-9': columns, ...others } = table;
  const two = {
    ...nineTowers,
    table: { ...others, 't1-4': columns!, 't5-9': { ...columns!, at: [4, 1], accept: { empty: 'any', on: 'up same' } } },
    deal: [{ to: 'tableau', face: 'down' }, { to: 'tableau' }, { to: 'stock', rest: true }],
  };
  const rules = english(two, {});
  expect(rules).toContain('- Column 1 – column 4: columns are built down in alternating colours.');
  expect(rules).toContain('- Column 5 – column 9: columns are built up in suit.');
  expect(rules).toContain('- A face-down card is turned up as soon as it is exposed.');
});

test('four copies of three suits are called one deck of so many cards', () => {
  expect(english(changed('deck', { copies: 4, suits: ['C', 'D', 'H'] }), {})).toContain(
    'The deck has 156 cards. The cards are of three suits',
  );
});

test('a description says that kings go to the bottom of their columns in the deal', () => {
  const deal = [
    { to: 't1-9', cards: 36, beneath: 'K' },
    { to: 'stock', rest: true },
  ];
  expect(english(changed('deal', deal), {})).toContain('While the cards are dealt, kings go to the bottom of their columns.');
  expect(describe(read(changed('deal', deal)), 'de', {}).rules).toContain('Könige werden beim Auslegen unter ihre Reihe gelegt.');
});

test('a description without chosen options lists what each other value of an option changes', () => {
  expect(english(nineTowers)).toContain('With “Draw: 3”: turn three cards of the stock at a time onto the waste.');
  expect(describe(read(nineTowers), 'de').rules).toContain('Mit „Draw: 3“: Vom Talon werden immer drei Karten');
  expect(french(nineTowers)).toContain('Avec « Draw : 3 » : retournez trois cartes du talon');
});

test('a description leaves out fields that are functions, and lists these fields', () => {
  const functions: Variant = {
    ...read(nineTowers),
    table: () => [
      { id: 'f1', role: 'foundation', at: [0, 0], accept: () => true },
      { id: 't1', role: 'tableau', at: [1, 0], take: () => 1 },
      { id: 'stock', role: 'stock', at: [2, 0] },
      { id: 'discard', role: 'discard', at: [3, 0] },
    ],
    deal(table) {
      table.move('pack', 't1', { face: 'up' });
      table.move('pack', 'stock', { count: table.count('pack') });
    },
    actions: { draw: { on: 'stock', when: () => true, run: (table) => table.shuffle('stock') } },
    status: () => 'playing',
    pair: () => true,
  };
  const { unsaid, sections } = describe(functions, 'en', {});
  expect([...unsaid].sort()).toEqual(['actions.draw', 'pair', 'status', 'table.f1.accept', 'table.t1.take']);
  expect([...sections.goal, ...sections.stock]).toEqual([]);
});

test('the description names a foundation with several rules among the fields it leaves out', () => {
  const variant: Variant = {
    ...read(nineTowers),
    table: () => [
      { id: 'f1', role: 'foundation', at: [0, 0], accept: [{ empty: 6, on: { step: -1, suit: 'any' } }, { on: { step: 5, suit: 'any' } }] },
      { id: 'stock', role: 'stock', at: [1, 0] },
    ],
    deal: (table) => table.move('pack', 'stock', { count: 52 }),
  };
  expect(describe(variant, 'en', {}).unsaid).toContain('table.f1.accept');
});

test('a language without sentences for rules gets an English description', () => {
  expect(describe(read(nineTowers), 'sv').lang).toBe('en');
  expect(describe(read(nineTowers), 'de-AT').lang).toBe('de');
  expect(describe(read(nineTowers), 'fr-CA').lang).toBe('fr');
});

group('a grid of places for one card each', () => {
  /** The places are four rows of three. @param given fields of the piles besides their places @param cards cards dealt to the places */
  const gridOf = (given: object, cards = 12): unknown => ({
    ...nineTowers,
    table: {
      stock: { at: [0, 0] },
      waste: { at: [1, 0], take: 'top' },
      'f1-4': { at: [2, 0] },
      't1-12': { at: { from: [0, 1], per: 3 }, limit: 1, accept: { empty: 'any' }, ...given },
    },
    deal: [...(cards > 0 ? [{ to: `t1-${cards}` }] : []), { to: 'stock', rest: true }],
    rank: 'homeFirst',
  });

  test('its description names places and rows, and no columns', () => {
    expect(english(gridOf({ take: 'top' }), {})).toMatchInlineSnapshot(`
      "## Goal
      Build four foundations up in suit from ace to king. You win when all 52 cards are on the foundations.

      ## Layout
      Lay out twelve cards face up in four rows of three. The other 40 cards are the stock.

      ## Play
      - Every card laid out is available.
      - Each place holds one card.
      - Any card may fill an empty place.
      - No card comes back from the foundations.

      ## Stock
      - Turn the stock card by card onto the waste. The top card of the waste is available.
      - Go through the stock as often as you like; for the next pass turn the waste over, without shuffling."
    `);
    expect(describe(read(gridOf({ take: 'top' })), 'de', {}).rules).toMatchInlineSnapshot(`
      "## Ziel
      Vier Familien wachsen aufwärts in derselben Farbe vom Ass bis zum König. Liegen alle 52 Karten auf den Familien, ist die Patience aufgegangen.

      ## Auslegen
      Zwölf Karten werden offen in vier Zeilen zu drei ausgelegt. Die übrigen 40 Karten sind der Talon.

      ## Spielen
      - Jede ausgelegte Karte ist frei.
      - Auf jedem Platz liegt nur eine Karte.
      - Auf einen leeren Platz darf jede Karte.
      - Von den Familien kommt keine Karte zurück.

      ## Talon
      - Der Talon wird Karte für Karte auf die Ablage umgeschlagen, deren oberste Karte frei ist.
      - Der Talon wird beliebig oft durchgespielt; für den nächsten Durchgang wird die Ablage umgedreht, ohne zu mischen."
    `);
  });

  const kinds: readonly [what: string, json: unknown, en: string, de: string][] = [
    [
      'empty places',
      gridOf({}, 0),
      'There is room for twelve cards in four rows of three.',
      'Platz ist für zwölf Karten in vier Zeilen zu drei.',
    ],
    [
      'places of which some are filled',
      gridOf({}, 5),
      'Lay out five cards face up on these places.',
      'werden offen auf diese Plätze gelegt.',
    ],
    [
      'a rank for empty places',
      gridOf({ accept: { empty: 'K' } }),
      'Only a king may fill an empty place.',
      'Auf einen leeren Platz darf nur ein König.',
    ],
    [
      'an empty place for cards of the waste',
      gridOf({ accept: { empty: 'any', from: ['waste'] } }),
      'The places take cards only from the waste.',
      'Die Plätze nehmen nur Karten von der Ablage auf.',
    ],
    [
      'fills',
      { ...(gridOf({ accept: false }) as object), after: [{ fill: 't1-12', from: 'stock' }] },
      'An empty place is filled at once from the stock.',
      'Ein leerer Platz wird sofort vom Talon gefüllt.',
    ],
    ['the end', { ...(gridOf({}) as object), status: { empty: 'tableau' } }, 'when all places are empty', 'Sind alle Plätze leer'],
  ];
  test.each(kinds)('its description names %s', (_what, json, en, de) => {
    const rules = LOCALES.map((locale) => describe(read(json), locale, {}).rules);
    expect(rules[0]).toContain(en);
    expect(rules[1]).toContain(de);
    for (const text of rules) expect(text).not.toMatch(/column|Reihe(?!n?folge)/);
  });

  test('piles onto which cards are built, or a row is dealt, are columns', () => {
    for (const json of [
      gridOf({ limit: 20, accept: { empty: 'K', on: 'down same' } }),
      { ...(gridOf({ limit: 20 }) as object), actions: { row: { row: 'allowed' } } },
    ])
      expect(english(json, {})).toContain('column');
  });
});

test('a description says that cards are turned up only where the deal lays cards face down', () => {
  const turnsUp = 'A face-down card is turned up';
  expect(english(nineTowers, {})).toContain(turnsUp);
  expect(
    english(
      changed('deal', [
        { to: 't1-9', rows: 5, face: 'up' },
        { to: 'stock', rest: true },
      ]),
      {},
    ),
  ).not.toContain(turnsUp);
});

test('a description names whole columns beside single cards for an empty column', () => {
  const accept = [
    { empty: 'any', on: 'down', max: 1 },
    { empty: 'any', on: 'down', whole: true },
  ];
  expect(english(changed('table/t1-9/accept', accept), {})).toContain('Any card or whole column may fill an empty column.');
});
