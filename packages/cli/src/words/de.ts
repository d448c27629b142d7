import type { CliTexts } from './cli-words.js';

/** German texts of the command line. */
export const de: CliTexts = {
  about: 'Patiencen im Terminal: Spiele, Züge, Aufzeichnungen und Statistik jeder installierten Patience.',
  usage: 'Aufruf',
  command: 'BEFEHL',
  options: 'OPTIONEN',
  moreHelp:
    'Rückgabe: 0 gut, 1 die Antwort ist nein, 2 falsche Eingabe, 70 ein Fehler des Programms, 130 Strg-C.\nMehr: patience BEFEHL --help',
  commands: {
    list: {
      summary: 'Welche Patiencen installiert sind',
      details:
        'Gesucht wird neben diesem Programm und vom aktuellen Ordner aufwärts, nach den Angaben der Pakete:\nes läuft kein Code. Rückgabe 1, wenn Angaben nicht stimmen oder eine Patience nicht gebaut ist.',
    },
    options: {
      summary: 'Die Optionen einer Patience mit ihren Werten',
      details: 'Der erste Wert ist jeweils der übliche.',
    },
    check: {
      summary: 'Fehler in einem Rezept oder einer Patience suchen',
      details:
        'Von einem Rezept wird jeder Fehler genannt: wo er ist, was da steht und was da stehen darf.\n' +
        'Eine Patience ohne Fehler wird nach den Gesetzen des Prüfkastens gespielt. Vorher sucht der Löser eine\n' +
        'gewonnene Partie; --time, --budget und --memory begrenzen ihn. Rückgabe 1, wenn etwas nicht stimmt.',
    },
    deal: {
      summary: 'Karten geben und den Tisch zeichnen',
      details: 'Ohne --seed und --deck ist es Spiel 0. In JSON stehen verdeckte Karten als <KS>.',
    },
    moves: {
      summary: 'Die möglichen Züge einer Stellung',
      details:
        'Züge schreibt man t9>c1, t3>t5*2 (zwei Karten) oder als Aktion wie turn.\nZüge, die sich nur in gleichwertigen Stapeln unterscheiden, stehen einmal da.',
    },
    perft: {
      summary: 'Die neuen Stellungen jeder Tiefe zählen',
      details:
        'Eine Stellung zählt bei der Tiefe, in der sie zuerst erreicht wird, Zug für Zug. Das prüft Regeln.\n' +
        'Stellungen mit den gleichen Stapeln jeder Rolle sind eine; wo es auf Plätze ankommt, zählt --exact jede.',
    },
    replay: {
      summary: 'Ein gespeichertes Spiel nachspielen und sagen, wie es steht',
      details:
        'FILE ist ein gespeichertes Spiel als JSON oder die Antwort von solve --json; - liest die Standardeingabe.\nRückgabe 2, wenn ein Zug nicht möglich ist; er wird mit Nummer und Grund genannt.',
    },
    simulate: {
      summary: 'Viele Spiele spielen und zählen, wie viele aufgehen',
      details:
        'Spieler „first“ macht den einzigen Zug oder den, den die Patience selbst vorn sieht, kehrt aber nie in\n' +
        'eine Stellung zurück, die schon war: gibt es nichts Neues mehr oder nach 1000 Zügen bleibt es unbeendet.\n' +
        'Spieler „random“ macht irgendeinen Zug, der geht, nach demselben Gesetz.\n' +
        'Spieler „fair“ sieht nur, was offen liegt. Er rät die anderen Karten und plant voraus; --budget begrenzt die\n' +
        'Stellungen jedes Plans (sonst 2.000).\n' +
        'Spieler „solver“ stellt fest, ob das Spiel aufgehen kann, oder sucht die meisten Punkte;\n' +
        '--time, --budget und --memory begrenzen ihn.\n' +
        'Gespielt werden die Nummern ab --from. Mit --out macht ein zweiter Lauf dort weiter, wo der erste endete.\n' +
        '--save-won schreibt bis zu 1.000 gewonnene Partien dieses Laufs als Liste für fixtures.won; zählen\n' +
        'Punkte, dann die Partien, die zu Ende sind, die besten zuerst, für fixtures.over.\n' +
        'Der Bereich ist der von Wilson zu 95 %; was der Löser offen lässt, macht ihn weiter.',
    },
    solve: {
      summary: 'Feststellen, ob und wie ein Spiel aufgehen kann',
      details:
        'Rückgabe 0 mit einem Lösungsweg, 1 wenn es keinen gibt oder die Grenzen nicht reichen.\n' +
        'Zählen Punkte, dann die Züge mit den meisten, die innerhalb der Grenzen gefunden wurden.',
    },
  },
  flags: {
    seed: 'das Spiel: 0 bis 4294967295 oder irgendein Text',
    deck: 'das Spiel: alle Karten in der Reihenfolge des Gebens',
    'deck-file': 'das Spiel: eine Datei mit den Karten, - für die Standardeingabe',
    set: 'eine Option der Patience; mehrmals möglich',
    moves: 'Züge, die zuerst gespielt werden',
    all: 'gleichwertige Züge einzeln nennen',
    depth: 'wie viele Züge tief',
    exact: 'Stapel einer Rolle unterscheiden, außer denen einer Gruppe',
    deals: 'wie viele Spiele',
    from: 'die erste Nummer (sonst 0)',
    player: 'first, random, fair oder solver (sonst first)',
    jobs: 'wie viele zugleich (sonst 1)',
    out: 'je Spiel eine Zeile JSON anhängen und dort weitermachen',
    save: 'das gelöste Spiel speichern, wenn es aufgeht: für replay und fixtures.won',
    'save-won': 'die gewonnenen Partien in eine Datei schreiben, als Liste für fixtures.won',
    time: 'höchstens so lange je Spiel: 500ms, 10s, 2m oder 2min, 1.5h, oder Sekunden (sonst 10s)',
    budget: 'höchstens so viele Stellungen je Spiel',
    memory: 'höchstens so viel Speicher, in MB',
    json: 'die Antwort als ein JSON-Objekt',
    lang: 'Sprache der Texte (sonst die der Shell)',
    help: 'diese Hilfe',
    version: 'die Version',
  },

  status: { playing: 'noch im Spiel', won: 'aufgegangen', lost: 'nicht aufgegangen', over: 'zu Ende' },
  stuck: 'kein Zug mehr',
  unfinished: 'unbeendet',
  players: { first: 'erster Zug nach Rang', random: 'irgendein Zug', fair: 'wer nur die offenen Karten sieht', solver: 'der Löser' },
  verdicts: { solved: 'kann aufgehen', impossible: 'kann nicht aufgehen', unknown: 'nicht bekannt', aborted: 'abgebrochen' },
  givenDeck: 'gegebenes Blatt',
  dealOf: 'Spiel {seed}',
  legalMoves: { by: 'count', 0: 'Kein Zug mehr.', one: '{count} Zug:', other: '{count} Züge:' },
  movesMade: { by: 'count', one: '{count} Zug', other: '{count} Züge' },
  gesturesMade: { by: 'count', one: '{count} Eingabe', other: '{count} Eingaben' },
  score: { by: 'points', one: '{points} Punkt', other: '{points} Punkte' },
  bestScore: { by: 'points', one: 'bester gefundener Weg: {points} Punkt', other: 'bester gefundener Weg: {points} Punkte' },
  meanScore: 'Punkte im Schnitt',
  mostPoints: 'meiste Punkte',
  depth: 'Tiefe',
  newPositions: 'neue Stellungen',
  interval: '95 %: {low} bis {high}',
  searched: { by: 'positions', one: '{positions} Stellung in {ms} ms', other: '{positions} Stellungen in {ms} ms' },

  mistakes: { by: 'count', one: '{count} Fehler:', other: '{count} Fehler:' },
  lawsKept: {
    by: 'count',
    one: 'Kein Fehler gefunden: {count} Gesetz ist eingehalten.',
    other: 'Kein Fehler gefunden: {count} Gesetze sind eingehalten.',
  },
  lawsBroken: { by: 'of', one: '{count} von {of} Gesetz ist verletzt:', other: '{count} von {of} Gesetzen sind verletzt:' },

  timeLeft: 'noch {time}',
  duration: { seconds: '{n} s', minutes: '{n} min', hours: '{time} h' },
  perftLayer: 'Tiefe {depth}',
  dealsPlayed: { by: 'of', one: '{of} Spiel', other: '{of} Spiele' },
  dealsSoFar: { by: 'of', one: '{done} von {of} Spiel', other: '{done} von {of} Spielen' },
  searching: { by: 'positions', one: '{positions} Stellung angesehen', other: '{positions} Stellungen angesehen' },

  noCommand: 'der Befehl fehlt; es gibt {known}; patience --help erklärt sie',
  unknownCommand: 'den Befehl „{command}“ gibt es nicht; es gibt {known}',
  unknownFlag: 'die Option {flag} gibt es hier nicht; siehe {command} --help',
  unknownLanguage: '--lang ist eine Sprache, die installiert ist ({known}), nicht „{language}“',
  unknownPlayer: 'den Spieler „{player}“ gibt es nicht; es gibt {known}',
  flagNeedsValue: '--{flag} braucht einen Wert: --{flag} {value}',
  flagTakesNoValue: '--{flag} hat keinen Wert',
  flagTwice: '--{flag} steht zweimal da',
  flagMissing: '{command} braucht --{flag}; siehe patience {command} --help',
  flagCount: '--{flag} ist eine ganze Zahl von {min} bis {max}, nicht „{given}“',
  flagCountFrom: '--{flag} ist eine ganze Zahl ab {min}, nicht „{given}“',
  onlyForSolver: '--{flag} begrenzt eine Suche: dazu gehört --player solver',
  operandMissing: {
    by: 'operand',
    FILE: 'die Datei fehlt: {command} FILE, oder - für die Standardeingabe',
    other: 'die Patience fehlt: {command} ID; patience list nennt alle',
  },
  operandExtra: '„{operand}“ ist ein Wort zu viel; siehe {command} --help',
  setForm: '--set schreibt man name=wert, nicht „{given}“',
  setTwice: 'Option „{name}“ ist zweimal gesetzt',
  oneDeal: 'es kann nur ein Spiel geben: eines von {flags}',
  timeForm: '--time schreibt man 500ms, 10s, 2m oder 2min, 1.5h oder als Zahl der Sekunden, bis zu 24 Tagen; nicht „{given}“',
  unreadable: '{file} lässt sich nicht lesen ({error})',
  unwritable: '{file} lässt sich nicht schreiben ({error})',
  noInputFile:
    '{file} ist keine gewöhnliche Datei, sondern ein Ordner, ein Gerät oder eine Pipe; eine Datei nennen, oder - für die Standardeingabe',
  outputLink: '{file} ist eine symbolische Verknüpfung; nenne die Datei selbst',
  noOutputFile:
    '{file} ist keine gewöhnliche Datei, sondern ein Ordner, ein Gerät oder eine Pipe; eine Datei nennen, in die sich schreiben lässt',
  tooLarge: {
    by: 'file',
    '-': 'die Standardeingabe ist länger als {megabytes} MB: das ist weder ein Blatt noch ein gespeichertes Spiel',
    other: '{file} ist länger als {megabytes} MB: das ist weder ein Blatt noch ein gespeichertes Spiel',
  },
  damagedRecord:
    '{file} ist beschädigt: Zeile {line} sagt nicht, wie ein Spiel ausging; diese Zeile löschen oder für --out eine andere Datei wählen',
  foreignRecord: '{file} gehört zu einer anderen Simulation (Zeile {line}); für --out eine andere Datei wählen',
  heldRecord:
    '{file} wird gerade von einer anderen Simulation geschrieben; warte, bis sie fertig ist, oder nenne bei --out eine andere Datei',
  noModuleFile:
    'die Datei {path} gibt es nicht; ein Modul nennt man mit seinem Pfad, eine installierte Patience mit ihrem Namen aus patience list',
  cutShort: 'der Code der Patience hat das Programm beendet (process.exit), bevor es eine Antwort gab',
  noModule: '{path} ist keine Patience: {why}',
  pattern: '{file} hat einen * im Namen wie ein Muster; eine einzelne Datei nennen',
  hidden:
    '„{id}“ gibt es mit diesem Programm und in diesem Ordner; gespielt wird die des Programms, die andere nennt man mit ihrem Pfad: {module}',
  notLoaded: '„{id}“ aus {from} lässt sich nicht laden: {why}',
  notBuilt: '„{id}“ aus {from} ist nicht gebaut: {module} fehlt',
  noneInstalled: 'keine Patience ist installiert; npm install mit einem Paket des Stichworts „patience-variant“ hilft',

  fault: 'das ist ein Fehler des Programms und nicht der Eingabe; bitte mit den Zeilen darunter melden: {what}',
};
