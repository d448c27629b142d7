import type { Translated } from '@patience/core/internals';

/** English: the template of every other language. Placeholders stand in braces; `one` and `other` are forms by the number `n`. */
export const en = {
  atlas: {
    page: {
      title: 'Atlas of patience',
      description: 'How many deals of each patience can be won, how long a game takes, and how much is luck and how much skill.',
      link: 'Atlas',
    },
    lead: 'How many deals can be won by someone who can see every card, how many moves that takes, and how much of it is luck.',
    search: 'Search',
    order: 'Sorted by',
    orders: {
      winnable: 'deals that can be won',
      moves: 'length',
      skill: 'skill',
      luck: 'luck',
      name: 'name',
    },
    all: 'Include other rules',
    found: {
      one: '{n} set of rules',
      other: '{n} sets of rules',
    },
    nothing: 'Nothing matches.',
    legend:
      'The bar shows the likely range (95%), the tick the deals we solved, a ring a published figure. On the right, filled is skill, empty is luck, and hatched is unknown.',
    picture: 'Sets of rules by deals that can be won, skill and luck, and length; the table below says the same',
    table: 'As a table',
    game: 'Game',
    winnable: 'Can be won',
    fair: 'Won without seeing hidden cards',
    skill: 'Skill',
    luck: 'Luck',
    moves: 'Moves',
    deals: 'Deals',
    solved: 'Solved',
    impossible: 'Proved lost',
    unknown: 'Undecided',
    positions: 'Positions per deal, at most',
    command: 'Repeat the count',
    span: '{low}–{high}%',
    how: 'How it was counted',
    method:
      'The solver of this site knows every card, even those face down. It solves a deal, proves that nobody can win it, or gives up after a fixed number of positions. Deals it gave up on could be either, so the interval runs from “none of them can be won” to “all of them can be won”. Moves are those of the median solution it found, not of the shortest there is.',
    skillMethod:
      'Each deal was also played once at random. Skill is the share of deals that can be won but were not won that way; luck is the rest: deals that nobody wins, and deals that win themselves. A player does not know the face-down cards: on the pages of the games, half of the skill therefore counts as luck where all cards lie face down, and less where fewer do.',
    fairMethod:
      'Won without seeing hidden cards: the share of deals won by our computer player, which sees only what you see and guesses where the face-down cards lie. A good player with a good memory may win more.',
    published: 'Published figures: {agree} of {n} agree with ours',
    elsewhere: 'published',
    share: '{share}%',
    within: '{share} ± {within}%',
    agree: 'Agrees',
    source: 'Source',
    yes: 'yes',
    no: 'no',
    json: 'All data as JSON',
    missing: 'The data could not be fetched. It is not available offline.',
  },
};

export type Words = Translated<typeof en>;

/** German, as card players say it. */
export const de: Words = {
  atlas: {
    page: {
      title: 'Atlas der Patiencen',
      description: 'Wie viele Spiele jeder Patience aufgehen können, wie lang ein Spiel ist und was Glück und Können dabei zählen.',
      link: 'Atlas',
    },
    lead: 'Wie viele Spiele aufgehen können, wenn man alle Karten kennt, wie viele Züge das braucht und wie viel davon Glück ist.',
    search: 'Suchen',
    order: 'Geordnet nach',
    orders: {
      winnable: 'Spielen, die aufgehen',
      moves: 'Länge',
      skill: 'Können',
      luck: 'Glück',
      name: 'Namen',
    },
    all: 'Auch andere Regeln',
    found: {
      one: '{n} Spielart',
      other: '{n} Spielarten',
    },
    nothing: 'Nichts passt.',
    legend:
      'Der Balken zeigt den wahrscheinlichen Bereich (95\u00a0%), der Strich die Spiele, die wir gelöst haben, ein Ring eine veröffentlichte Zahl. Rechts: gefüllt Können, leer Glück, schraffiert unbekannt.',
    picture: 'Spielarten nach Spielen, die aufgehen, nach Können und Glück und nach Länge; die Tabelle darunter sagt dasselbe',
    table: 'Als Tabelle',
    game: 'Patience',
    winnable: 'Geht auf',
    fair: 'Ohne Blick auf verdeckte Karten gewonnen',
    skill: 'Können',
    luck: 'Glück',
    moves: 'Züge',
    deals: 'Spiele',
    solved: 'Gelöst',
    impossible: 'Sicher verloren',
    unknown: 'Offen',
    positions: 'Stellungen je Spiel, höchstens',
    command: 'Nachzählen',
    span: '{low}–{high}\u00a0%',
    how: 'Wie gezählt wurde',
    method:
      'Das Lösungsprogramm dieser Seite kennt alle Karten, auch die verdeckten. Es löst ein Spiel, beweist, dass es nicht aufgehen kann, oder gibt nach einer festen Zahl von Stellungen auf. Was es aufgibt, bleibt offen: Das Intervall reicht von „keines davon geht auf“ bis „alle gehen auf“. Die Züge sind die einer mittleren gefundenen Lösung, nicht der kürzesten.',
    skillMethod:
      'Jedes Spiel wurde auch einmal mit zufälligen Zügen gespielt. Können ist der Anteil der Spiele, die aufgehen können, aber so nicht aufgingen; Glück ist der Rest: Spiele, die niemand gewinnt, und Spiele, die von selbst aufgehen. Wer spielt, kennt die verdeckten Karten nicht: Auf den Seiten der Patiencen zählt deshalb, wenn alle Karten verdeckt liegen, das halbe Können als Glück, und sonst entsprechend weniger.',
    fairMethod:
      'Ohne Blick auf verdeckte Karten gewonnen: der Anteil der Spiele, die unser Computerspieler gewinnt, der nur sieht, was du siehst, und rät, wo die verdeckten Karten liegen. Wer gut spielt und sich alles merkt, gewinnt vielleicht mehr.',
    published: 'Veröffentlichte Zahlen: {agree} von {n} stimmen mit unseren überein',
    elsewhere: 'veröffentlicht',
    share: '{share}\u00a0%',
    within: '{share} ± {within}\u00a0%',
    agree: 'Stimmt überein',
    source: 'Quelle',
    yes: 'ja',
    no: 'nein',
    json: 'Alle Daten als JSON',
    missing: 'Die Daten ließen sich nicht laden. Ohne Netz sind sie nicht verfügbar.',
  },
};
