import type { Words } from '@patience/core';

/** Returns the names of the throne and of the posts of the guards by the ids of their piles. */
const pilesOf = (throne: string, upper: string, lower: string): NonNullable<Words['piles']> => ({
  t1: throne,
  ...Object.fromEntries([1, 2, 3].map((n) => [`t${n + 1}`, `${upper} ${n}`])),
  ...Object.fromEntries([1, 2, 3, 4].map((n) => [`t${n + 4}`, `${lower} ${n}`])),
});

export const en: Words = {
  name: 'Wall',
  summary: 'Three cards at a time attack a castle: break through its wall and its guards, and take the two kings.',
  guide:
    'An attack must count more than its target together with the wall cards above it. Win by taking the two kings on the throne. Pile cards up to attack together, or tap the target.',
  rules: `## Goal
Take the two kings of spades on the throne. Then you win; how much of the castle still stands doesn’t matter.

## Layout
Use two decks. Put both kings of spades on the throne, at the top, and shuffle the other 102 cards. Deal three upper posts of two face-up guards each below the throne, and four lower posts of three face-down guards each below them. Below these stands the wall: 45 face-up cards in six rows of eight and seven in turn, each half on two cards of the row above. The other 39 cards are the stock; its first three lie face up beside it and are the attackers.

## Play
- Attackers count the sum of their ranks: an ace one, a jack eleven, a queen twelve, a king thirteen. Attack with a single card, or pile two or three up first. A tap on the target attacks with all of them.
- An attack succeeds if it counts more than what it attacks. Both are then discarded.
- A card of the wall counts itself and the two cards above whose corners it covers, as far as they are still there. At the left and right edge it counts, besides itself, the one card that it covers and the card straight above. Guards and kings count their whole pile.
- You may attack each card of the last row of the wall, and each card or post with an empty place right below it or beside it. The kings can be attacked only when all three upper posts have fallen.
- The first attack on a face-down post turns its guards up and uses up the attackers, even if it fails. Any other attack must be strong enough.
- When all attackers are used up, three new ones are dealt. You may deal earlier, but then the ones left are discarded. There is only one pass through the stock.

## Advice
Plan a narrow way up before the first attack; you get only thirteen sets of three cards. Two small cards often do where a big one would be wasted. Try a face-down post with a low card first: three guards count twenty-one on average.`,
  actions: { deal: 'Deal three attackers', attack: 'Attack with all cards' },
  reasons: {
    fallen: 'Nothing is left there to attack.',
    'way-closed': 'The way there is still closed.',
    'too-weak': 'The attack is too weak.',
    'no-attackers': 'There are no cards left to attack with.',
  },
  piles: { ...pilesOf('throne', 'upper post', 'lower post'), tableau: 'wall card', waste: 'attackers' },
};

export const de: Words = {
  name: 'Die Mauer',
  summary: 'Je drei Karten greifen eine Burg an: durch die Mauer und an den Wachen vorbei bis zu den beiden Königen.',
  guide:
    'Angreifer müssen mehr zählen als das Ziel samt den Mauerkarten über ihm. Das Ziel: die beiden Könige auf dem Thron erobern. Zusammen greifen sie gestapelt an oder durch Tippen auf das Ziel.',
  rules: `## Ziel
Die beiden Pik-Könige auf dem Thron werden erobert. Dann ist die Patience aufgegangen, gleich wie viel von der Burg noch steht.

## Auslegen
Gespielt wird mit zwei Kartenspielen. Beide Pik-Könige kommen auf den Thron, ganz oben; die übrigen 102 Karten werden gemischt. Unter dem Thron liegen drei obere Posten aus je zwei offenen Wachen, darunter vier untere Posten aus je drei verdeckten. Darunter steht die Mauer: 45 offene Karten in sechs Zeilen, abwechselnd acht und sieben, jede halb auf zwei Karten der Zeile über ihr. Die übrigen 39 sind der Talon; seine ersten drei liegen offen daneben und sind die Angreifer.

## Spielen
- Angreifer zählen zusammen, was ihre Karten zählen: ein Ass eins, der Bube elf, die Dame zwölf, der König dreizehn. Man greift mit einer Karte an oder stapelt erst zwei oder drei. Wer auf das Ziel tippt, greift mit allen an.
- Ein Angriff gelingt, wenn er mehr zählt als das Angegriffene. Beides wird dann abgelegt.
- Eine Mauerkarte zählt sich selbst und die beiden Karten über ihr, deren Ecken sie bedeckt, soweit sie noch liegen. Am linken und rechten Rand zählt sie außer sich selbst die eine bedeckte Karte und die senkrecht über ihr liegende. Wachen und Könige zählen als ganzer Stapel.
- Angreifen darf man jede Karte der untersten Mauerzeile und jede Karte und jeden Posten, unter oder neben denen ein Platz leer ist. Die Könige erst, wenn alle drei oberen Posten gefallen sind.
- Der erste Angriff auf einen verdeckten Posten deckt dessen Wachen auf und verbraucht die Angreifer, auch wenn er misslingt. Jeder andere Angriff muss stark genug sein.
- Sind alle Angreifer verbraucht, kommen drei neue. Man darf sie auch früher holen; was noch liegt, wird dann abgelegt. Der Talon wird nur einmal durchgespielt.

## Rat
Vor dem ersten Angriff einen schmalen Weg nach oben suchen; dreizehnmal drei Karten sind wenig. Zwei kleine erobern oft, wofür eine große zu schade ist. Einen verdeckten Posten zuerst mit einer niedrigen Karte angreifen: Drei Wachen zählen im Mittel einundzwanzig.`,
  actions: { deal: 'Drei Angreifer geben', attack: 'Mit allen angreifen' },
  reasons: {
    fallen: 'Dort ist nichts mehr anzugreifen.',
    'way-closed': 'Der Weg dorthin ist noch versperrt.',
    'too-weak': 'Der Angriff ist zu schwach.',
    'no-attackers': 'Es sind keine Angreifer mehr da.',
  },
  piles: { ...pilesOf('Thron', 'oberer Posten', 'unterer Posten'), tableau: 'Mauerkarte', waste: 'Angreifer' },
};
