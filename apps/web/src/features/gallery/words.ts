import type { Translated } from '@patience/core/internals';

/** English: the template of every other language. Placeholders stand in braces; `one` and `other` are forms by the number `n`. */
export const en = {
  gallery: {
    page: {
      title: 'All patience games',
      description: 'Every patience with a picture of a real deal, the number of decks, how long it takes and how much skill it needs.',
    },
    search: 'Search',
    example: 'two decks, easy …',
    filters: 'Filters',
    surprise: 'Surprise me',
    own: 'Your games',
    favourites: 'Favourites',
    unwon: 'Never won',
    packs: 'Decks',
    morePacks: '2 decks or more',
    length: 'Length',
    short: 'up to 10 min',
    long: 'over 10 min',
    kind: 'Luck or skill',
    luck: 'more luck',
    skill: 'more skill',
    cards: 'Cards after the deal',
    lying: {
      open: 'all cards face up',
      stock: 'with a stock',
    },
    family: 'Kind of game',
    families: {
      columns: 'column games',
      'run-columns': 'complete sequences',
      pairs: 'pairing games',
      'one-pile': 'one-pile games',
      foundations: 'building games',
      grids: 'grid games',
    },
    order: 'Order',
    orders: {
      played: 'last played',
      name: 'name',
      length: 'shortest first',
      luck: 'most luck first',
      winnable: 'most often won',
    },
    compact: 'Compact',
    favourite: 'Favourite',
    packsInWords: [
      'one deck, one pack, 1 pack',
      'two decks, two packs, 2 packs',
      'three decks, three packs, 3 packs',
      'four decks, four packs, 4 packs',
    ],
    nothing: 'No game matches.',
    instead: {
      word: 'Try another word.',
      filter: 'Remove a filter.',
    },
    every: 'solitaire, patience, card game, card games',
    easy: 'easy, simple, for beginners',
    hard: 'hard, difficult, for experts',
    /** Words for a game of a few minutes. */
    quick: 'short, quick, fast',
    size: '{n} cards',
    /** Beginning of the words for minutes. */
    minute: 'min',
    /** Numbers of minutes as words. */
    numbers: 'one 1, two 2, three 3, four 4, five 5, six 6, seven 7, eight 8, nine 9, ten 10, twelve 12, fifteen 15, twenty 20, thirty 30',
    /** Words that do not tell which game is meant. */
    little: 'with a an the and for of in on up to at most under less than about around very really quite',
    offered: 'Popular games instead:',
    reset: 'Show all games',
    similar: 'No game has that name. Similar names:',
    found: {
      one: '{n} game',
      other: '{n} games',
    },
    show: {
      one: 'Show {n} game',
      other: 'Show {n} games',
    },
    play: 'Play',
    rules: 'Rules',
    running: 'in progress',
  },
};

export type Words = Translated<typeof en>;

/** German, as card players say it. */
export const de: Words = {
  gallery: {
    page: {
      title: 'Alle Patiencen',
      description: 'Jede Patience mit dem Bild eines echten Spiels, Zahl der Kartenspiele, Dauer und wie viel Können sie verlangt.',
    },
    search: 'Suchen',
    example: 'zwei Kartenspiele, leicht …',
    filters: 'Filter',
    surprise: 'Überrasch mich',
    own: 'Deine Patiencen',
    favourites: 'Lieblinge',
    unwon: 'nie aufgegangen',
    packs: 'Kartenspiele',
    morePacks: '2 Kartenspiele und mehr',
    length: 'Dauer',
    short: 'bis 10 min',
    long: 'über 10 min',
    kind: 'Glück oder Können',
    luck: 'mehr Glück',
    skill: 'mehr Können',
    cards: 'Karten nach dem Geben',
    lying: {
      open: 'alle Karten offen',
      stock: 'mit Talon',
    },
    family: 'Art',
    families: {
      columns: 'Reihen',
      'run-columns': 'ganze Familien',
      pairs: 'Paare',
      'one-pile': 'auf einen Stapel',
      foundations: 'Familien aufbauen',
      grids: 'Zeilen und Felder',
    },
    order: 'Reihenfolge',
    orders: {
      played: 'zuletzt gespielt',
      name: 'Name',
      length: 'kurze zuerst',
      luck: 'Glück zuerst',
      winnable: 'geht am häufigsten auf',
    },
    compact: 'Kompakt',
    favourite: 'Liebling',
    packsInWords: ['ein Kartenspiel', 'zwei Kartenspiele', 'drei Kartenspiele', 'vier Kartenspiele'],
    nothing: 'Keine Patience passt.',
    instead: {
      word: 'Versuch es mit einem anderen Wort.',
      filter: 'Entferne einen Filter.',
    },
    every: 'Patience, Patiencen, Solitär, Solitaire, Kartenspiel, Kartenlegen',
    easy: 'leicht, einfach, für Anfänger',
    hard: 'schwer, schwierig, für Könner',
    quick: 'kurz, schnell',
    size: '{n} Karten, {n} Blatt',
    minute: 'min',
    numbers:
      'eine 1, zwei 2, drei 3, vier 4, fünf 5, sechs 6, sieben 7, acht 8, neun 9, zehn 10, zwölf 12, fünfzehn 15, zwanzig 20, dreißig 30',
    little: 'mit der die das und für von in im auf zu bis höchstens maximal unter weniger als etwa ungefähr rund um sehr ganz recht',
    offered: 'Beliebt sind:',
    reset: 'Alle Patiencen zeigen',
    similar: 'Keine Patience heißt so. Ähnliche Namen:',
    found: {
      one: '{n} Patience',
      other: '{n} Patiencen',
    },
    show: {
      one: '{n} Patience zeigen',
      other: '{n} Patiencen zeigen',
    },
    play: 'Spielen',
    rules: 'Regeln',
    running: 'Spiel läuft',
  },
};
