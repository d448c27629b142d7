import type { Words } from '@patience/core';

export const en: Words = {
  name: 'Sultan',
  summary: 'At the end the sultan, the king of hearts, is surrounded by eight queens.',
  guide: 'Build up in suit on the kings: ace, two and so on to the queen. Nothing goes on the king in the middle.',
  rules: `Also known as Harem, Sultan of Turkey and Emperor of Germany.

## Goal
Around the king of hearts in the middle build eight foundations up in suit to queens. You win when the sultan is surrounded by his eight queens.

## Layout
From two decks the eight kings and an ace of hearts go to the middle: one king of hearts to the centre as the sultan, the ace of hearts above him, the other kings around. Six face-up cards lie on the divans at the sides. The other 89 cards are the stock (87 with eight divans).

## Play
- Build up in suit on the other kings: an ace follows a king, then the two and so on to the queen. The two of hearts is the first card on the ace of hearts. Nothing is built on the sultan.
- The cards on the divans and the top card of the waste are available.
- The top card of the waste may fill an empty divan whenever you like.
- Turn the stock card by card onto the waste. There are three passes: when the stock is empty, turn the waste over, without shuffling.
- No card comes back from the foundations.
- For an easier game, play with eight divans.

## Advice
Don’t fill divans with high cards: use them for cards you will need soon.

## History
An old picture patience; Lady Cadogan calls it The Sultan.`,
  actions: { turn: 'Turn the stock', redeal: 'Turn the waste over' },
  options: { divans: { name: 'Divans', values: { 6: 'Six', 8: 'Eight' } } },
  piles: { cell: 'divan', f5: 'sultan' },
};

export const de: Words = {
  name: 'Harem',
  summary: 'Am Ende sitzt der Sultan, der Herz-König, im Kreis von acht Damen.',
  guide: 'Auf den Königen geht es in einer Farbe aufwärts: Ass, Zwei und so weiter bis zur Dame. Auf den König in der Mitte kommt nichts.',
  rules: `Auch bekannt als Sultan, Sultan of Turkey und Emperor of Germany.

## Ziel
Um den Herz-König in der Mitte wachsen acht Familien, jede in einer Farbe bis zur Dame. Ist der Sultan von seinen acht Damen umgeben, ist die Patience aufgegangen.

## Auslegen
Aus zwei Kartenspielen kommen die acht Könige und ein Herz-Ass in die Mitte: ein Herz-König als Sultan ins Zentrum, das Herz-Ass über ihn, die anderen Könige ringsum. Sechs offene Karten liegen auf den Diwanen an den Seiten. Die übrigen 89 Karten sind der Talon, mit acht Diwanen 87.

## Spielen
- Auf den König folgt das Ass seiner Farbe, dann die Zwei und so weiter bis zur Dame. Auf das Herz-Ass folgt gleich die Zwei. Auf den Sultan kommt nichts.
- Frei sind die Karten auf den Diwanen und die oberste Karte der Ablage.
- Auf einen freien Diwan darf die oberste Karte der Ablage, wann man will.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen und im Ganzen dreimal durchgespielt. Für den nächsten Durchgang wird die Ablage umgedreht, ohne zu mischen.
- Von den Familien kommt keine Karte zurück.
- Wer es milder mag, spielt mit acht Diwanen.

## Rat
Diwane nicht mit hohen Karten belegen: Was bald gebraucht wird, gehört dorthin.

## Herkunft
Eine alte Bilderpatience, die in Lady Cadogans Buch aus dem 19. Jahrhundert als The Sultan steht.`,
  actions: { turn: 'Umschlagen', redeal: 'Ablage umdrehen' },
  options: { divans: { name: 'Diwane', values: { 6: 'Sechs', 8: 'Acht' } } },
  piles: { cell: 'Diwan', f5: 'Sultan' },
};
