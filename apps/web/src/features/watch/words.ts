import type { Translated } from '@patience/core/internals';

/** English: the template of every other language. Placeholders stand in braces; `one` and `other` are forms by the number `n`. */
export const en = {
  watch: {
    page: {
      title: 'Watch a game',
      description: 'A shared game of patience, move by move. Take over at any point.',
    },
    lead: 'Step through the game. Make a move to play on from there.',
    brought: 'This patience came with the link. Play on to keep it among the patiences you added.',
    first: 'To the beginning',
    last: 'To the end',
    goOn: 'Play on from here',
    none: 'There is no game in this address.',
    where: 'Open a link to a shared game, or choose “Watch” beside one of your games in the statistics.',
  },
};

export type Words = Translated<typeof en>;

/** German, as card players say it. */
export const de: Words = {
  watch: {
    page: {
      title: 'Ein Spiel ansehen',
      description: 'Ein geteiltes Spiel, Zug für Zug. Du kannst an jeder Stelle weiterspielen.',
    },
    lead: 'Geh das Spiel Zug für Zug durch. Mit einem eigenen Zug spielst du von dort weiter.',
    brought: 'Die Patience kam mit diesem Link. Spielst du weiter, kommt sie zu deinen Patiencen.',
    first: 'Zum Anfang',
    last: 'Zum Ende',
    goOn: 'Von hier weiterspielen',
    none: 'In dieser Adresse steckt kein Spiel.',
    where: 'Öffne den Link zu einem geteilten Spiel, oder wähle in der Statistik neben einem deiner Spiele „Ansehen“.',
  },
};
