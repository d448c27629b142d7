import type { Words } from '@patience/core';

export const de: Words = {
  name: 'FreeCell',
  summary: 'Alle Karten liegen offen, vier Kellerplätze helfen: fast jedes Spiel geht auf.',
  rules: `## Ziel
Auf vier Assen wachsen vier Familien, jede in ihrer Farbe vom Ass bis zum König. Liegen alle 52 Karten dort, ist die Patience aufgegangen.

## Auslegen
Alle Karten werden offen in acht Reihen gelegt: sieben in jede der ersten vier, sechs in jede der übrigen. Darüber ist Platz für vier Karten im Keller und für die vier Familien. Wer es schwerer mag, spielt mit drei oder zwei Kellerplätzen.

## Spielen
- Die Karten werden einzeln bewegt; frei sind die letzte Karte jeder Reihe und alle Karten im Keller.
- In den Reihen wird abwärts und im Wechsel von Rot und Schwarz angelegt.
- Jeder Kellerplatz nimmt eine beliebige Karte auf.
- In eine leere Reihe darf jede Karte.
- Von ihrer Familie kommt keine Karte zurück.

## Folgen
Eine geordnete Folge darf auf einmal verlegt werden, wenn der Platz für den Umweg reicht. Mit n freien Kellerplätzen sind das n + 1 Karten, und jede leere Reihe verdoppelt die Zahl; die, in die gelegt wird, zählt nicht mit. Das Programm legt sie dann Karte für Karte um.

## Spielnummern
Die Nummern 1 bis 1000000 geben genau die Spiele, die das FreeCell von Microsoft unter diesen Nummern gibt; bis 2147483647 wird nach demselben Muster weitergemischt. Von den ersten 32000 geht nur eines nicht auf: Nummer 11982.

## Rat
Nichts ist verborgen, also erst schauen: Wo liegen die Asse, und was liegt auf ihnen? Der Keller soll so lange wie möglich leer bleiben.

## Herkunft
Paul Alfille schrieb das Spiel 1978 für ein Lernsystem seiner Universität; berühmt wurde es in den Neunzigerjahren mit Windows.`,
  options: { cells: { name: 'Kellerplätze', values: { 4: 'Vier', 3: 'Drei', 2: 'Zwei' } } },
};
