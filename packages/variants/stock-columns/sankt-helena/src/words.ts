import type { Words } from '@patience/core';

export const en: Words = {
  name: 'St. Helena',
  summary: 'At first, cards of the upper piles go only to the kings, those of the lower ones only to the aces.',
  guide: 'Build the piles up or down in any suit; the foundations go up from the aces and down from the kings, in suit.',
  rules: `Also known as Napoleon’s Favorite and Washington’s Favorite.

## Goal
Above, build four foundations down in suit from king to ace; below, four up in suit from ace to king. You win when all 104 cards are on the foundations.

## Layout
Take a king and an ace of each suit from two decks and place the kings in the middle, with the aces below them. The other 96 cards are dealt round and round into twelve face-up piles, clockwise: four above the kings, two on the right, four below the aces, two on the left. You see only the top card of each pile.

## Play
- Cards move one at a time; the top card of each pile is available.
- The piles are built up or down regardless of suit. Ace and king are not adjacent.
- An empty pile is not filled.
- In the first round, cards of the four upper piles may be played to the kings only, those of the four lower piles to the aces only. Cards of the piles at the sides may be played to both.
- No card comes back from the foundations.

## Redeal
You may deal again twice. Place the last pile on the one before it, both on the one before that, and so on; turn them all over and deal them round again, without shuffling. From the second round on, any card may go to any foundation.

## Advice
In the first round use the side piles as bridges: move cards for the aces there from the upper piles. Don’t deal again while any useful move is left.

## History
The name recalls Napoleon, who is said to have passed his exile playing cards. With Napoleon at St. Helena, also called Forty Thieves, this patience shares only the name.`,
  actions: { redeal: 'Deal again' },
  piles: { stock: 'redeal', tableau: 'pile' },
  reasons: {
    beyond: 'In the first round this card may not go there: from above to the kings only, from below to the aces only.',
    'no-redeal': 'You have dealt again twice already.',
  },
};

export const de: Words = {
  name: 'Sankt Helena',
  summary: 'Was oben liegt, darf zuerst nur auf die Könige, was unten liegt, nur auf die Asse.',
  guide: 'Auf den Päckchen geht es auf oder ab, gleich in welcher Farbe; auf den Assen aufwärts, auf den Königen abwärts, in einer Farbe.',
  rules: `Auch bekannt als Napoleons Lieblingspatience und Washington’s Favorite.

## Ziel
Oben gehen vier Familien vom König abwärts bis zum Ass, unten vier vom Ass aufwärts bis zum König, jede in einer Farbe. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Aus zwei Kartenspielen kommen ein König jeder Farbe und darunter ein Ass jeder Farbe in die Mitte. Die anderen 96 Karten werden reihum in zwölf offene Päckchen gelegt, im Uhrzeigersinn: vier über den Königen, zwei rechts, vier unter den Assen, zwei links. Zu sehen ist nur die oberste Karte jedes Päckchens.

## Spielen
- Die Karten werden einzeln bewegt; frei ist die oberste Karte jedes Päckchens.
- Auf den Päckchen wird aufwärts oder abwärts angelegt, die Farbe spielt keine Rolle. Ass und König passen nicht aufeinander.
- Ein leeres Päckchen bleibt leer.
- Im ersten Durchgang dürfen Karten der vier oberen Päckchen nur auf die Könige, die der vier unteren nur auf die Asse. Karten der Päckchen an den Seiten dürfen auf beide.
- Von den Familien kommt keine Karte zurück.

## Neu auslegen
Zweimal im Spiel darf man neu auslegen. Das letzte Päckchen kommt auf das vorletzte, beide auf das davor und so weiter; der Stoß wird umgedreht und wieder reihum ausgelegt, ohne zu mischen. Vom zweiten Durchgang an darf jede Karte auf jede Familie.

## Rat
Im ersten Durchgang sind die Seiten Brücken: Was oben liegt und zu den Assen soll, wandert erst dorthin. Erst neu auslegen, wenn wirklich nichts mehr geht.

## Herkunft
Der Name erinnert an Napoleon, der sich in der Verbannung die Zeit mit Karten vertrieben haben soll. Mit Napoleon auf St. Helena, auch Vierzig Räuber genannt, hat diese Patience nur ihn gemein.`,
  actions: { redeal: 'Neu auslegen' },
  piles: { stock: 'Neu auslegen', tableau: 'Päckchen' },
  reasons: {
    beyond: 'Im ersten Durchgang darf diese Karte nicht dorthin: oben nur auf die Könige, unten nur auf die Asse.',
    'no-redeal': 'Zweimal ist schon neu ausgelegt worden.',
  },
};
