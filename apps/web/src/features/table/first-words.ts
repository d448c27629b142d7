import type { Translated } from '@patience/core/internals';

/** English: the template of every other language. Placeholders stand in braces; `one` and `other` are forms by the number `n`. */
export const en = {
  deal: {
    title: 'Choose a deal',
    daily: 'Today’s deal',
    now: 'Deal {n} is on the table now.',
    options: 'Rules for this deal',
    number: 'Deal number',
    numberWords: 'deal game number no',
    numberHelp:
      'A number, any word, or a link to a deal: the same entry always deals the same cards. Or the cards themselves in dealing order: K♠ 10♥ Q♦ …, with S, H, D, C for ♠, ♥, ♦, ♣.',
    emptyAny: 'Leave it empty for any deal.',
    emptyWinnable: 'Leave it empty for a deal that can be won.',
    tookNumber: 'Deal {n}',
    noNumber: '“{text}” is not a deal number: write a whole number without a sign, such as 1234.',
    mayBeLost: 'Perhaps it cannot be won: a deal that you name is dealt as it is.',
    tookWord: 'The deal of the word “{word}”',
    tookCards: '{n} cards in dealing order',
    tookLink: 'The deal in the link',
    tookLinkNumber: 'Deal {n}, from the link',
    otherGame: 'This link leads to another page. “Deal” opens it.',
    foreignLink: 'This link does not lead to a deal of this game. Copy only the deal number.',
    tooLong: 'This text has {n} characters. A word for a deal has {most} at most.',
    any: 'Deal random cards',
    noneKnown: 'No deal that can certainly be won was found in time. Perhaps this one can be won all the same.',
    winnable: 'Winnable deals only',
    kept: 'Your current game is kept: you can find it again under Statistics, or with the Back button. Until then it counts as abandoned, which ends a streak.',
    start: 'Deal',
    cancel: 'Back to the game',
    searching: 'Looking for a deal that can be won …',
    tried: '{n} of {of} checked',
    giveUp: 'Stop looking',
    notFound: 'No deal that can be won was found this time. Try again, or switch off “Winnable deals only”.',
  },
};

export type Words = Translated<typeof en>;

/** German, as card players say it. */
export const de: Words = {
  deal: {
    title: 'Spiel wählen',
    daily: 'Spiel des Tages',
    now: 'Jetzt liegt Spiel {n} auf dem Tisch.',
    options: 'Regeln für dieses Spiel',
    number: 'Spielnummer',
    numberWords: 'Spiel Partie Nummer Nr',
    numberHelp:
      'Eine Zahl, ein beliebiges Wort oder ein Link zu einem Spiel: Dieselbe Eingabe gibt immer dieselben Karten. Oder die Karten selbst, wie sie gegeben werden: K♠ 10♥ D♦ …, mit S, H, D, C für ♠, ♥, ♦, ♣.',
    emptyAny: 'Bleibt das Feld leer, wird irgendein Spiel gegeben.',
    emptyWinnable: 'Bleibt das Feld leer, wird ein Spiel gegeben, das aufgehen kann.',
    tookNumber: 'Spiel {n}',
    noNumber: '„{text}“ ist keine Spielnummer: Nimm eine ganze Zahl ohne Vorzeichen, etwa 1234.',
    mayBeLost: 'Vielleicht geht es nicht auf: Ein Spiel, das du nennst, wird so gegeben, wie es ist.',
    tookWord: 'Das Spiel zum Wort „{word}“',
    tookCards: '{n} Karten in der Reihenfolge des Gebens',
    tookLink: 'Das Spiel aus dem Link',
    tookLinkNumber: 'Spiel {n}, aus dem Link',
    otherGame: 'Dieser Link führt zu einer anderen Seite. „Geben“ öffnet sie.',
    foreignLink: 'Dieser Link führt zu keinem Spiel dieser Patience. Nimm daraus nur die Spielnummer.',
    tooLong: 'Dieser Text hat {n} Zeichen. Ein Wort für ein Spiel hat höchstens {most}.',
    any: 'Zufällige Karten geben',
    noneKnown: 'In der kurzen Zeit wurde kein Spiel gefunden, das sicher aufgehen kann. Dieses kann es vielleicht trotzdem.',
    winnable: 'Nur lösbare Spiele',
    kept: 'Dein laufendes Spiel bleibt erhalten: Du findest es unter Statistik wieder, oder mit der Zurück-Taste. Bis dahin gilt es als abgebrochen, und das beendet eine Serie.',
    start: 'Geben',
    cancel: 'Zurück zum Spiel',
    searching: 'Gesucht wird ein Spiel, das aufgehen kann …',
    tried: '{n} von {of} geprüft',
    giveUp: 'Suche beenden',
    notFound: 'Diesmal wurde kein Spiel gefunden, das aufgehen kann. Versuch es noch einmal, oder schalte „Nur lösbare Spiele“ aus.',
  },
};
