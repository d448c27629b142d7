import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Camelot',
  summary: 'Kings in the corners, queens above and below, jacks at the sides: fill the square, then empty its middle.',
  guide:
    'Kings go to the corners, queens between them above and below, jacks at the sides; all other cards go anywhere. Win by leaving only these twelve court cards.',
  rules: `## Goal
Place all cards in a square of sixteen places, and discard all but the twelve court cards. When only they are left, around an empty middle, you win.

## Layout
There is room for four rows of four cards. All cards are the stock; the first one lies face up beside it.

## Play
- Place the open card on an empty place. A king goes to one of the four corners; a queen to one of the two places between them in the top or the bottom row; a jack to one of the two places between them in the left or the right column. Any other card goes to any empty place.
- Then the next card is turned up, and so on until all sixteen places are filled. A card that has been placed cannot be moved.
- When they are filled, discard cards: two that make ten, such as ace and nine or two fives, and each ten alone. They need not touch.
- When you have discarded as many as you like, turn up the next card and fill the gaps again. Nothing is discarded again before the square is full or the stock is used up.
- If a court card has no place left, you have lost.

## Advice
Put low cards in the middle, and at the edge those that can soon be discarded: partners of cards that already lie there, and tens. Discard with an eye to the edge: a court card needs one of its own places there.`,
  actions: { turn: 'Turn the next card' },
  reasons: {
    'king-place': 'A king goes to a corner.',
    'queen-place': 'A queen goes between the corners of the top or the bottom row.',
    'jack-place': 'A jack goes between the corners of the left or the right column.',
    'place-first': 'First the open card must be placed.',
    'no-ten': 'Only a ten is discarded alone.',
    'no-gap': 'First a place must become empty.',
  },
  piles: { tableau: 'place', waste: 'open card' },
};

export const de: Words = {
  name: 'Camelot',
  summary: 'Könige in die Ecken, Damen oben und unten, Buben an die Seiten: das Quadrat füllen und seine Mitte räumen.',
  guide:
    'Könige gehören in die Ecken, Damen oben und unten dazwischen, Buben an die Seiten; alle anderen Karten überallhin. Das Ziel: Nur diese zwölf Bilder bleiben liegen.',
  rules: `## Ziel
Alle Karten kommen in ein Quadrat aus sechzehn Plätzen, und alle bis auf die zwölf Bilder werden abgelegt. Liegen nur noch sie um die leere Mitte, ist die Patience aufgegangen.

## Auslegen
Platz ist für vier Zeilen von vier Karten. Alle Karten sind der Talon; seine erste liegt offen daneben.

## Spielen
- Die offene Karte kommt auf einen leeren Platz. Ein König gehört in eine der vier Ecken; eine Dame auf einen der beiden Plätze dazwischen in der oberen oder unteren Zeile; ein Bube auf einen der beiden Plätze dazwischen am linken oder rechten Rand. Jede andere Karte darf auf jeden leeren Platz.
- Dann wird die nächste aufgedeckt, und so fort, bis alle sechzehn Plätze besetzt sind. Was liegt, bleibt liegen.
- Sind alle besetzt, wird abgelegt: zwei Karten, die zusammen zehn ergeben, wie Ass und Neun oder zwei Fünfen, und jede Zehn allein. Nebeneinander liegen müssen sie nicht.
- Ist genug abgelegt, deckt man die nächste Karte auf und füllt die Lücken. Abgelegt wird erst wieder, wenn das Quadrat voll oder der Talon verbraucht ist.
- Findet ein Bild keinen Platz mehr, ist das Spiel verloren.

## Rat
Kleine Karten in die Mitte legen, an den Rand aber, was bald wieder geht: Partner von Karten, die schon liegen, und Zehnen. Wer am Rand alles zubaut, hat für die Bilder keinen Platz.`,
  actions: { turn: 'Nächste Karte aufdecken' },
  reasons: {
    'king-place': 'Ein König gehört in eine Ecke.',
    'queen-place': 'Eine Dame gehört oben oder unten zwischen die Ecken.',
    'jack-place': 'Ein Bube gehört am linken oder rechten Rand zwischen die Ecken.',
    'place-first': 'Erst muss die offene Karte auf einen Platz.',
    'no-ten': 'Nur eine Zehn wird allein abgelegt.',
    'no-gap': 'Erst muss ein Platz frei werden.',
  },
  piles: { tableau: 'Platz', waste: 'offene Karte' },
};
