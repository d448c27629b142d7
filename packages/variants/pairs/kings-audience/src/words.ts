import type { Words } from '@patience/core';

export const en: Words = {
  name: 'King’s Audience',
  summary: 'Kings and queens take their thrones, and the jacks come with their suites from the antechamber.',
  guide: 'Pair the king and queen of a suit, and the jack and ace. Build the jacks down in suit to twos.',
  rules: `Also known as Queen’s Audience.

## Goal
Bring the king and queen of each suit to a throne, and build each jack, with the ace under him, down in suit to the two. You win when all 52 cards are on the thrones and foundations.

## Layout
Sixteen face-up cards form the walls of the antechamber, four on each side. Inside is the audience chamber, with room for four thrones and four foundations. The other 36 cards are the stock.

## Play
- When the king and queen of a suit are available, place one on the other: both go to a throne.
- When the ace and jack of a suit are available, place one on the other: they begin a foundation, the ace under the jack.
- The foundations are built down in suit from the jack to the two.
- All cards of the antechamber and the top card of the waste are available. Nothing else is placed in the antechamber.
- A gap there is filled at once from the waste, or from the stock if there is no waste.
- Turn the stock card by card onto the waste. There is only one pass through the stock.
- No card comes back from the foundations.

## Advice
Play from the antechamber before you play from the waste: each gap brings in the top card of the waste and uncovers the next.

## History
The jacks and their suites appear before the royal couples: hence the name.`,
  actions: { turn: 'Turn a card' },
  reasons: { 'no-couple': 'Only the king and queen, or the ace and jack, of one suit go together.' },
  piles: { f5: 'throne 1', f6: 'throne 2', f7: 'throne 3', f8: 'throne 4' },
};

export const de: Words = {
  name: 'Audienz beim König',
  summary: 'Könige und Damen besteigen ihre Throne, und die Buben kommen mit Gefolge aus dem Vorzimmer.',
  guide:
    'König und Dame einer Farbe aufeinanderlegen, ebenso Bube und Ass. Auf den Buben geht es in derselben Farbe abwärts: Zehn, Neun und weiter bis zur Zwei.',
  rules: `Auch bekannt als King’s Audience.

## Ziel
König und Dame jeder Farbe kommen auf einen Thron, und auf jedem Buben, unter dem das Ass liegt, wächst eine Familie in seiner Farbe abwärts bis zur Zwei. Sind alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Sechzehn offene Karten sind die Wände des Vorzimmers, vier auf jeder Seite. Innen liegt der Audienzsaal mit Platz für vier Throne und vier Familien. Die übrigen 36 Karten sind der Talon.

## Spielen
- Sind König und Dame einer Farbe frei, wird das eine auf das andere gelegt: Beide kommen auf einen Thron.
- Sind Ass und Bube einer Farbe frei, wird das eine auf das andere gelegt: Sie beginnen eine Familie, das Ass unter dem Buben.
- Auf den Familien wird vom Buben in derselben Farbe abwärts gelegt bis zur Zwei.
- Frei sind alle Karten des Vorzimmers und die oberste der Ablage. Sonst wird im Vorzimmer nichts angelegt.
- Eine Lücke dort wird sofort von der Ablage gefüllt, oder vom Talon, wenn dort keine Karte liegt.
- Der Talon wird Karte für Karte auf die Ablage umgeschlagen. Er wird nur einmal durchgespielt.
- Von den Familien kommt keine Karte zurück.

## Rat
Lieber aus dem Vorzimmer spielen als von der Ablage: Jede Lücke holt deren oberste Karte herein und gibt die nächste frei.

## Herkunft
Die Buben treten mit ihrem Gefolge vor die Königspaare: daher der Name.`,
  actions: { turn: 'Karte umdrehen' },
  reasons: { 'no-couple': 'Nur König und Dame oder Ass und Bube einer Farbe gehen zusammen.' },
  piles: { f5: 'Thron 1', f6: 'Thron 2', f7: 'Thron 3', f8: 'Thron 4' },
};
