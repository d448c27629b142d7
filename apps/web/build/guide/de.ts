import type { en } from './en.js';

/** German texts of the guide. */
export const de: typeof en = {
  title: 'Womit anfangen?',
  popular: 'Beliebt',
  short: 'In fünf Minuten',
  resume: 'Weiterspielen',
  all: 'Alle Patiencen',
  similar: 'Ähnliche Patiencen',
  paths: {
    klondike: {
      title: 'Wer Klondike mag',
      lead: 'Von der Patience, die alle kennen, zu schwereren Verwandten.',
      steps: {
        klondike: 'Sieben Reihen, ein Talon, Rot auf Schwarz: Hier geht es los.',
        'thumb-and-pouch': 'Leichter: Eine Karte passt auf jede Farbe außer der eigenen.',
        whitehead: 'Alle Karten liegen offen, aber Rot kommt auf Rot und Schwarz auf Schwarz.',
        easthaven: 'Ohne Ablage: Der Talon gibt auf jede Reihe eine Karte.',
        yukon: 'Auch ohne Talon: Jede offene Karte wandert mit allen, die auf ihr liegen.',
        gypsy: 'Zwei Kartenspiele, und zehnmal fällt eine neue Lage auf alles.',
        'double-klondike': 'Noch einmal Klondike, mit zwei Kartenspielen und neun Reihen.',
      },
    },
    short: {
      title: 'Fünf Minuten',
      lead: 'Schnelle Spiele mit wenigen Regeln, erst mit viel Glück, dann mit viel Können.',
      steps: {
        'tri-peaks': 'Von drei Gipfeln immer die nächsthöhere oder nächstniedrigere Karte nehmen.',
        golf: 'Dieselbe Kette aus sieben Reihen, und schwerer zu beenden.',
        elevens: 'Jetzt Paare: Je zwei Karten, die elf ergeben, werden abgelegt.',
        pyramid: 'Paare mit der Summe dreizehn, aber erst muss die Karte frei liegen.',
        'fourteen-out': 'Summe vierzehn, und alle Karten liegen offen: erst denken, dann nehmen.',
        'monte-carlo': 'Gleiche Karten werden paarweise abgelegt, wo sie sich berühren.',
        'aces-up': 'Von zwei Karten einer Farbe geht die niedrigere ab, bis vier Asse übrig sind.',
        accordion: 'Eine Zeile aus 52 Karten wird ein einziger Stapel: fast immer möglich und nie leicht.',
      },
    },
    open: {
      title: 'Ganz ohne Glück',
      lead: 'Alle Karten liegen von Anfang an offen. Es gewinnt, wer plant.',
      steps: {
        freecell: 'Vier Zellen nehmen je eine Karte auf, und fast jedes Spiel geht auf.',
        'eight-off': 'Acht Zellen, aber angelegt wird in derselben Farbe.',
        'bakers-game': 'FreeCell in derselben Farbe: Jede Karte hat nur einen Platz.',
        'seahaven-towers': 'Zehn kurze Reihen, und in eine leere dürfen nur Könige.',
        penguin: 'Die erste Karte bestimmt, womit alle Familien beginnen.',
        'simple-simon': 'Keine Zellen: Ganze Familien werden abgelegt, wie bei Spider.',
        'beleaguered-castle': 'Keine Zellen und keine Folgen: nur Reihen, die man räumen muss.',
        'black-hole': 'Alle Karten kommen auf einen Stapel, aufwärts oder abwärts.',
      },
    },
    long: {
      title: 'Für einen Regensonntag',
      lead: 'Zwei Kartenspiele und eine Viertelstunde oder mehr.',
      steps: {
        spider: 'Ganze Familien vom König bis zum Ass bilden; am besten mit einer Farbe beginnen.',
        josephine: 'Die vierzig Räuber, aber Folgen wandern zusammen.',
        'forty-thieves': 'Jetzt wandern die Karten einzeln, und den Talon gibt es nur einmal.',
        'napoleons-square': 'Zwölf offene Reihen, und Folgen wandern wieder zusammen.',
        congress: 'Acht Reihen aus je einer Karte: Platz muss man sich selbst schaffen.',
        'miss-milligan': 'Jede Ausgabe bedeckt alle acht Reihen; in eine leere dürfen nur Könige.',
        katzenschwanz: 'Alle 104 Karten liegen offen, und acht Kellerplätze sind der ganze Spielraum.',
      },
    },
    german: {
      title: 'Alte deutsche Patiencen',
      lead: 'Spiele aus deutschen Büchern; manche gibt es sonst auf keinem Bildschirm.',
      steps: {
        'rot-und-schwarz-3': 'Eine rote und eine schwarze Karte gehen als Paar ab: die einfachste von dreien dieses Namens.',
        faecher: 'Neun Karten im Fächer, und die Punkte schwinden mit der Zeit.',
        teppich: 'Ein Teppich aus zwanzig Karten wandert Karte für Karte auf die Asse.',
        'rot-und-schwarz-1': 'Die größte der drei: In den Reihen wechseln sich Rot und Schwarz ab.',
        zopf: 'Zwanzig Karten hängen im Zopf, und frei ist immer nur die letzte.',
        'kleine-napoleon': 'Alles liegt offen, und man entscheidet, ob Familien steigen oder fallen.',
        windmuehle: 'Vier Flügel um einen Stapel, der viermal vom Ass zum König läuft.',
        rueckgrat: 'Wirbel, Rippen und ein Steißbein: zwei Kartenspiele in einem seltenen Bild.',
        katzenschwanz: 'Alles liegt von Anfang an offen: die am meisten Planung verlangt.',
      },
    },
  },
};
