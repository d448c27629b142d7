import type { Words } from '@patience/core';

export const de: Words = {
  name: 'Sankt Helena',
  summary: 'Was oben liegt, darf zuerst nur auf die Könige, was unten liegt, nur auf die Asse.',
  rules: `Auch bekannt als Napoleons Lieblingspatience und Washington’s Favorite.

## Ziel
Oben gehen vier Familien vom König abwärts bis zum Ass, unten vier vom Ass aufwärts bis zum König, jede in ihrer Farbe. Liegen alle 104 Karten dort, ist die Patience aufgegangen.

## Auslegen
Aus zwei Kartenspielen kommen ein König jeder Farbe und darunter ein Ass jeder Farbe in die Mitte. Die anderen 96 Karten werden reihum in zwölf offene Päckchen gelegt, im Uhrzeigersinn: vier über den Königen, zwei rechts, vier unter den Assen, zwei links. Zu sehen ist nur die oberste Karte jedes Päckchens.

## Spielen
- Bewegt wird immer eine einzelne Karte, die oberste eines Päckchens.
- Auf den Päckchen wird aufwärts oder abwärts angelegt, die Farbe spielt keine Rolle. Ass und König passen nicht aufeinander.
- Ein leeres Päckchen bleibt leer.
- Im ersten Durchgang dürfen die vier oberen Päckchen nur auf die Könige hochlegen, die vier unteren nur auf die Asse. Die Päckchen an den Seiten dürfen auf beide.

## Neu auslegen
Zweimal im Spiel darf man neu auslegen. Das letzte Päckchen kommt auf das vorletzte, beide auf das davor und so weiter; der Stoß wird umgedreht und wieder reihum ausgelegt, ohne zu mischen. Vom zweiten Durchgang an darf jede Karte auf jede Familie.

## Rat
Im ersten Durchgang sind die Seiten Brücken: Was oben liegt und zu den Assen soll, wandert erst dorthin. Erst neu auslegen, wenn wirklich nichts mehr geht.

## Herkunft
Der Name erinnert an Napoleon, der sich in der Verbannung die Zeit mit Karten vertrieben haben soll. Mit Napoleon auf Sankt Helena, auch Vierzig Räuber genannt, hat diese Patience nur ihn gemein.`,
  actions: { redeal: 'Neu auslegen' },
  piles: { stock: 'Neu auslegen', tableau: 'Päckchen' },
  reasons: {
    beyond: 'Im ersten Durchgang darf diese Karte nicht dorthin: oben nur auf die Könige, unten nur auf die Asse.',
    'no-redeal': 'Zweimal ist schon neu ausgelegt worden.',
  },
};
