import { duration, fileTrouble, type CliWords } from './cli-words.js';

const number = new Intl.NumberFormat('de');
const plural = (count: number, one: string, many: string): string => `${number.format(count)} ${count === 1 ? one : many}`;

/** What it says in German. */
export const de: CliWords = {
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
        'Spieler „solver“ stellt fest, ob das Spiel aufgehen kann; --time, --budget und --memory begrenzen ihn.\n' +
        'Gespielt werden die Nummern ab --from. Mit --out macht ein zweiter Lauf dort weiter, wo der erste endete.\n' +
        'Der Bereich ist der von Wilson zu 95 %; was der Löser offen lässt, macht ihn weiter.',
    },
    solve: {
      summary: 'Feststellen, ob und wie ein Spiel aufgehen kann',
      details: 'Rückgabe 0 mit einem Lösungsweg, 1 wenn es keinen gibt oder die Grenzen nicht reichen.',
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
    time: 'höchstens so lange je Spiel: 500ms, 10s, 2m oder 2min, 1.5h, oder Sekunden (sonst 10s)',
    budget: 'höchstens so viele Stellungen je Spiel',
    memory: 'höchstens so viel Speicher, in MB',
    trust: 'einer Patience alles erlauben, die nicht mit diesem Programm installiert ist',
    json: 'die Antwort als ein JSON-Objekt',
    lang: 'Sprache der Texte (sonst die der Shell)',
    help: 'diese Hilfe',
    version: 'die Version',
  },

  status: { playing: 'noch im Spiel', won: 'aufgegangen', lost: 'nicht aufgegangen' },
  stuck: 'kein Zug mehr',
  unfinished: 'unbeendet',
  players: { first: 'erster Zug nach Rang', random: 'irgendein Zug', fair: 'wer nur die offenen Karten sieht', solver: 'der Löser' },
  verdicts: { solved: 'kann aufgehen', impossible: 'kann nicht aufgehen', unknown: 'nicht bekannt', aborted: 'abgebrochen' },
  givenDeck: 'gegebenes Blatt',
  dealOf: (seed) => `Spiel ${seed}`,
  legalMoves: (count) => (count === 0 ? 'Kein Zug mehr.' : `${plural(count, 'Zug', 'Züge')}:`),
  movesMade: (count) => plural(count, 'Zug', 'Züge'),
  gesturesMade: (count) => plural(count, 'Griff', 'Griffe'),
  score: (points) => plural(points, 'Punkt', 'Punkte'),
  depth: 'Tiefe',
  newPositions: 'neue Stellungen',
  interval: (low, high) => `95 %: ${low} bis ${high}`,
  searched: (positions, ms) => `${plural(positions, 'Stellung', 'Stellungen')} in ${number.format(ms)} ms`,

  timeLeft: (seconds) => (Number.isFinite(seconds) ? `noch ${duration(seconds, 'min', 'h')}` : '…'),
  perftLayer: (depth) => `Tiefe ${depth}`,
  dealsPlayed: (done, of) => (done === of ? plural(of, 'Spiel', 'Spiele') : `${number.format(done)} von ${plural(of, 'Spiel', 'Spielen')}`),
  searching: (positions) => `${plural(positions, 'Stellung', 'Stellungen')} angesehen`,

  noCommand: (known) => `welcher Befehl? Es gibt ${known}; patience --help erklärt sie`,
  unknownCommand: (command, known) => `den Befehl „${command}“ gibt es nicht; es gibt ${known}`,
  unknownFlag: (flag, command) => `die Option ${flag} gibt es hier nicht; siehe ${command} --help`,
  unknownLanguage: (language) => `--lang ist de oder en, nicht „${language}“`,
  unknownPlayer: (player, known) => `den Spieler „${player}“ gibt es nicht; es gibt ${known}`,
  flagNeedsValue: (flag, value) => `--${flag} braucht einen Wert: --${flag} ${value}`,
  flagTakesNoValue: (flag) => `--${flag} hat keinen Wert`,
  flagTwice: (flag) => `--${flag} steht zweimal da`,
  flagMissing: (flag, command) => `${command} braucht --${flag}; siehe patience ${command} --help`,
  flagCount: (flag, given, min, max) =>
    `--${flag} ist eine ganze Zahl ${max === Number.MAX_SAFE_INTEGER ? `ab ${min}` : `von ${min} bis ${max}`}, nicht „${given}“`,
  onlyForSolver: (flag) => `--${flag} begrenzt eine Suche: dazu gehört --player solver`,
  operandMissing: (operand, command) =>
    operand === 'FILE'
      ? `welche Datei? ${command} FILE, oder - für die Standardeingabe`
      : `welche Patience? ${command} ID; patience list nennt sie`,
  operandExtra: (operand, command) => `„${operand}“ ist ein Wort zu viel; siehe ${command} --help`,
  setForm: (given) => `--set schreibt man name=wert, nicht „${given}“`,
  setTwice: (name) => `Option „${name}“ ist zweimal gesetzt`,
  oneDeal: (flags) => `es kann nur ein Spiel geben: eines von ${flags.join(', ')}`,
  timeForm: (given) => `--time schreibt man 500ms, 10s, 2m oder 2min, 1.5h oder als Zahl der Sekunden, bis zu 24 Tagen; nicht „${given}“`,
  unreadable: (file, error) => `${file} lässt sich nicht lesen (${fileTrouble(error)})`,
  unwritable: (file, error) => `${file} lässt sich nicht schreiben (${fileTrouble(error)})`,
  noInputFile: (file) =>
    `${file} ist keine gewöhnliche Datei, sondern ein Ordner, ein Gerät oder eine Pipe; eine Datei nennen, oder - für die Standardeingabe`,
  noOutputFile: (file) =>
    `${file} ist keine gewöhnliche Datei, sondern ein Ordner, ein Gerät oder eine Pipe; eine Datei nennen, in die sich schreiben lässt`,
  tooLarge: (file, megabytes) =>
    `${file === '-' ? 'die Standardeingabe' : file} ist länger als ${megabytes} MB: das ist weder ein Blatt noch ein gespeichertes Spiel`,
  damagedRecord: (file, line) =>
    `${file} ist beschädigt: Zeile ${line} sagt nicht, wie ein Spiel ausging; diese Zeile löschen oder für --out eine andere Datei wählen`,
  foreignRecord: (file, line) => `${file} gehört zu einer anderen Simulation (Zeile ${line}); für --out eine andere Datei wählen`,
  heldRecord: (file, process, host) =>
    `In ${file} schreibt schon eine andere Simulation (Prozess ${process} auf ${host}); ihr Ende abwarten, oder für --out eine andere Datei wählen`,
  noModuleFile: (path) =>
    `die Datei ${path} gibt es nicht; ein Modul nennt man mit seinem Pfad, eine installierte Patience mit ihrem Namen aus patience list`,
  cutShort: 'der Code der Patience hat das Programm beendet (process.exit), bevor es eine Antwort gab',
  noModule: (path, why) => `${path} ist keine Patience: ${why}`,
  unconfinable: (module, why) =>
    `${module} ist nicht mit diesem Programm installiert, und ${
      {
        platform: 'nur unter Linux lässt es sich so ausführen, dass es an nichts von dir herankommt',
        missing: 'weder bubblewrap noch unshare ist installiert, die es so ausführen, dass es an nichts von dir herankommt',
        refused: 'dieses System erlaubt bubblewrap und unshare nicht, es so auszuführen, dass es an nichts von dir herankommt',
      }[why]
    }; mit --trust darf es alles, was du darfst`,
  pattern: (file) => `${file} hat einen * im Namen wie ein Muster; eine einzelne Datei nennen`,
  hidden: (id, module) =>
    `„${id}“ ist die mit diesem Programm installierte Patience; die aus diesem Ordner nennt man mit ihrem Pfad: ${module}`,
  notLoaded: (id, from, why) => `„${id}“ aus ${from} lässt sich nicht laden: ${why}`,
  notBuilt: (id, from, module) => `„${id}“ aus ${from} ist nicht gebaut: ${module} fehlt`,
  noneInstalled: 'keine Patience ist installiert; npm install mit einem Paket des Stichworts „patience-variant“ hilft',

  fault: (what) => `das ist ein Fehler des Programms und nicht der Eingabe; bitte mit den Zeilen darunter melden: ${what}`,
};
