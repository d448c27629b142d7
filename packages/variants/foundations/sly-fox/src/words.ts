import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Sly Fox',
  summary: 'The stock goes onto twenty piles in rounds of twenty cards, and you choose the pile for each card.',
  guide:
    'Build the aces up and the kings down in suit. In a round, place twenty cards of the stock on piles of your choice; until it ends, no card of these piles may be played.',
  rules: `Also known as Twenty. Elsewhere this name also stands for another game with twenty piles.

## Goal
Build four aces up in suit to kings, and four kings down in suit to aces. You win when all 104 cards are on the foundations.

## Layout
Shuffle two decks. An ace and a king of each suit are laid out first, aces on the left, kings on the right. Between them deal twenty face-up cards, which begin the twenty piles. The other 76 cards are the stock.

## Play
- First play from the piles to the foundations. Until the first round begins, each gap is filled at once from the stock.
- Then begin a round: turn the cards of the stock one by one. Play each to a foundation or place it on a pile of your choice, empty or not.
- A round ends when twenty cards have been placed on the piles; cards played to the foundations do not count. Until then, no card of the piles may be played.
- After a round the top card of each pile is available again, for the foundations only. Gaps stay empty. When nothing fits, begin the next round.
- There is only one pass through the stock. When it is used up, all piles are available for the rest of the game.
- No card comes back from the foundations.

## Advice
Be sly: keep high cards for the kings and low ones for the aces on different piles, and place a card only on one that is needed later. Keep one or two piles free as long as you can.

## History
One of the old American games for two decks; its rounds gave it the name Twenty.`,
  actions: { turn: 'Turn a card' },
  shows: { left: '{n} to lay out' },
  reasons: { 'round-first': 'First lay out the twenty cards of this round.', 'lay-first': 'First place the turned card.' },
  piles: { reserve: 'pile' },
};

export const de: Words = {
  name: 'Schlauer Fuchs',
  summary: 'Zwanzig Häufchen, auf die man Runde für Runde zwanzig Karten nach eigener Wahl verteilt.',
  guide:
    'Auf den Assen geht es aufwärts, auf den Königen abwärts, in einer Farbe. In jeder Runde kommen zwanzig Karten auf beliebige Häufchen; bis dahin bleibt alles liegen.',
  rules: `Auch bekannt als Sly Fox.

## Ziel
Auf vier Assen wachsen vier Familien in einer Farbe aufwärts bis zum König, auf vier Königen vier abwärts bis zum Ass. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Zwei Kartenspiele werden gemischt. Ein Ass und ein König jeder Farbe werden zuerst ausgelegt, die Asse links, die Könige rechts. Dazwischen liegen zwanzig offene Karten, die Häufchen. Die übrigen 76 Karten sind der Talon.

## Spielen
- Zuerst wird von den Häufchen auf die Familien gespielt. Solange der Talon unberührt ist, füllt er jede Lücke sofort.
- Dann beginnt eine Runde: Der Talon wird Karte für Karte umgedreht. Jede kommt auf eine Familie oder auf ein beliebiges Häufchen, leer oder nicht.
- Die Runde endet, wenn zwanzig Karten auf den Häufchen liegen; was auf die Familien ging, zählt nicht. Bis dahin gibt kein Häufchen eine Karte her.
- Nach der Runde ist die oberste Karte jedes Häufchens wieder frei, aber nur für die Familien. Lücken bleiben leer. Passt nichts mehr, beginnt die nächste Runde.
- Der Talon wird nur einmal durchgespielt. Ist er verbraucht, sind alle Häufchen bis zum Ende frei.
- Von den Familien kommt keine Karte zurück.

## Rat
Schlau ist, wer hohe Karten für die Könige und niedrige für die Asse auf verschiedene Häufchen legt und nichts auf eine Karte, die früher gebraucht wird. Zwei Häufchen, die frei bleiben, sind viel wert.

## Herkunft
Eine alte amerikanische Patience für zwei Kartenspiele; nach ihren Runden heißt sie dort auch Twenty, Zwanzig.`,
  actions: { turn: 'Karte umdrehen' },
  shows: { left: 'noch {n} auszulegen' },
  reasons: {
    'round-first': 'Erst werden die zwanzig Karten dieser Runde ausgelegt.',
    'lay-first': 'Erst wird die umgedrehte Karte gelegt.',
  },
  piles: { reserve: 'Häufchen' },
};
