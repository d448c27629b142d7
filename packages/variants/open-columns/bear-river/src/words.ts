import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Bear River',
  summary: 'Eighteen fans of at most three cards, of which three may be filled again once they are empty.',
  guide:
    'Build the fans up or down in suit, at most three cards each, and the foundations up in suit from the base card. Only the three holes may be filled again.',
  rules: `## Goal
Build four foundations up in suit, all from the same rank; an ace follows a king. You win when all 52 cards are on the foundations.

## Layout
The first card is the base card: it starts the first foundation, and the other three start with the same rank. Then deal fifteen fans of three cards and three fans of two, the holes, which lie at the ends of the rows.

## Play
- Cards move one at a time; the exposed card of each fan is available.
- Fans are built up or down in suit, and king and ace are adjacent.
- No fan may have more than three cards.
- Any card may fill an empty hole. The other fans are not filled.
- No card comes back from the foundations.

## Advice
Three cards fill a fan, so every move needs space somewhere. Empty the holes first: they are the only places that take any card.`,
  piles: { tableau: 'fan' },
};

export const de: Words = {
  name: 'Bear River',
  summary: 'Achtzehn Fächer von höchstens drei Karten, von denen drei neu belegt werden dürfen.',
  guide:
    'In den Fächern geht es auf oder ab in derselben Farbe, höchstens drei Karten hoch; auf den Familien aufwärts von der Grundkarte an. Nur die drei Löcher werden neu belegt.',
  rules: `## Ziel
Vier Familien wachsen, jede in einer Farbe, auf Grundkarten desselben Werts; auf den König folgt das Ass. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Die erste Karte ist die Grundkarte: Mit ihr beginnt die erste Familie, mit demselben Wert die anderen drei. Dann fünfzehn Fächer zu drei Karten und drei zu zweien: die Löcher, am Ende der Zeilen.

## Spielen
- Bewegt wird immer nur eine Karte; frei ist die oberste jedes Fächers.
- Auf den Fächern wird aufwärts oder abwärts in gleicher Farbe angelegt; Ass und König sind Nachbarn.
- Kein Fächer darf mehr als drei Karten haben.
- In ein leeres Loch darf jede Karte. Andere leere Fächer bleiben leer.
- Von den Familien kommt keine Karte zurück.

## Rat
Drei Karten füllen einen Fächer; jeder Zug braucht also irgendwo Platz. Zuerst die Löcher leeren: Nur sie nehmen jede Karte auf.`,
  piles: { tableau: 'Fächer' },
};
