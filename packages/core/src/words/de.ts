import type { CommonWords } from './common.js';

/** German, as card players say it. */
export const de: CommonWords = {
  ranks: ['Ass', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun', 'Zehn', 'Bube', 'Dame', 'König'],
  suits: ['Kreuz', 'Karo', 'Herz', 'Pik'],
  card: (suit, rank) => `${suit} ${rank}`,
  one(rank, colour) {
    const name = de.ranks[rank - 1]!;
    const adjective = colour && { red: 'rote', black: 'schwarze' }[colour];
    if (rank === 1) return `ein ${adjective ? `${adjective}s ` : ''}${name}`;
    if (rank === 11 || rank === 13) return `ein ${adjective ? `${adjective}r ` : ''}${name}`;
    return `eine ${adjective ? `${adjective} ` : ''}${name}`;
  },
  notOf: (suit) => `, aber nicht in ${suit}`,
  roles: {
    stock: 'Talon',
    waste: 'Ablage',
    foundation: 'Grundkarte',
    tableau: 'Reihe',
    cell: 'Kellerplatz',
    reserve: 'Reserve',
    discard: 'Abwurfstapel',
  },
  reasons: {
    needs: (p) => `Hier passt nur ${p['cards']}.`,
    'empty-needs': (p) => `Auf den leeren Platz darf nur ${p['cards']}.`,
    'empty-closed': 'Dieser leere Platz bleibt frei.',
    'empty-not-from': (p) => `Auf den leeren Platz darf nur eine Karte von: ${p['wanted']}.`,
    'not-from': (p) => `Von dort darf keine Karte hierher. Erlaubt: ${p['wanted']}.`,
    full: 'Hier liegt schon eine Karte; mehr passt nicht.',
    'nothing-fits': (p) => `Auf ${p['card']} passt keine Karte mehr.`,
    'does-not-fit': 'Diese Karte passt hier nicht.',
    'no-pair': (p) => `${p['a']} und ${p['b']} gehen nicht zusammen ab.`,
    'pile-refuses': 'Auf diesen Stapel wird nichts gelegt.',
    'pile-keeps': 'Von diesem Stapel wird nichts weggenommen.',
    'pile-empty': 'Hier liegt keine Karte.',
    'pile-short': (p) => (p['count'] === '1' ? 'Hier liegt nur 1 Karte.' : `Hier liegen nur ${p['count']} Karten.`),
    'card-covered': 'Auf dieser Karte liegen noch andere.',
    'card-hidden': 'Diese Karte liegt verdeckt.',
    'only-top': 'Hier wird immer nur die oberste Karte bewegt.',
    'only-whole': 'Dieser Stapel wird nur im Ganzen bewegt.',
    'run-broken': (p) =>
      p['count'] === '1'
        ? 'Nur die oberste Karte ist frei: darunter ist die Folge unterbrochen.'
        : `Nur die obersten ${p['count']} Karten bilden eine Folge.`,
    'too-many': (p) =>
      p['max'] === '1' ? 'Hierher darf immer nur eine Karte.' : `Hierher dürfen höchstens ${p['max']} Karten auf einmal.`,
    'no-place': (p) => (p['limit'] === '1' ? 'Hier ist nur Platz für eine Karte.' : `Hier ist nur Platz für ${p['limit']} Karten.`),
    'not-now': 'Diese Karte darf jetzt nicht weggenommen werden.',
    'too-many-lifted': (p) =>
      p['max'] === '1' ? 'Von hier darf nur die oberste Karte weg.' : `Von hier dürfen nur die obersten ${p['max']} Karten weg.`,
    'no-room': (p) => `Für ${p['count']} Karten reicht der freie Platz nicht: nur ${p['room']} auf einmal.`,
    'same-pile': 'Die Karte liegt schon hier.',
    'stock-empty': 'Der Talon ist leer.',
    'stock-left': 'Im Talon liegen noch Karten.',
    'waste-empty': 'Die Ablage ist leer.',
    'no-redeal': 'Die Ablage wird nicht noch einmal umgedreht.',
    'game-over': 'Dieses Spiel ist zu Ende.',
    'unknown-pile': 'Diesen Stapel gibt es hier nicht.',
    'move-unreadable': (p) => `„${p['move']}“ ist kein Zug. Züge schreibt man wie t3>t5, t3>t5*2 oder mit dem Namen einer Handlung.`,
    'move-where': (p) => `Zu „${p['move']}“ gehört ein Stapel: ${p['move']}@t3.`,
    'move-pile': (p) => `Den Stapel „${p['pile']}“ gibt es hier nicht.`,
    'variant-unknown': (p) => `Die Patience „${p['variant']}“ gibt es hier nicht. Installiert: ${p['known']}.`,
    'variant-broken': (p) => `${p['from']} ließ sich nicht laden: ${p['why']}`,
    'variant-stopped': (p) => `${p['from']} wurde angehalten: ${p['why']}.`,
    'part-missing':
      'Ein Teil des Spiels ließ sich nicht laden. Bitte die Verbindung prüfen und es noch einmal versuchen oder die Seite neu laden.',
    'not-kept': 'Diese Partie wird nicht gesichert: Der Speicher für diese Seite ist voll oder gesperrt.',
    'rules-broken': (p) => `Die Regeln von ${p['from']} haben einen Fehler: ${p['why']}`,
    'seed-bad': (p) => `„${p['seed']}“ ist keine Spielnummer: 0 bis 4294967295 oder ein Text bis 200 Zeichen.`,
    'option-unknown': (p) => `Die Option „${p['option']}“ gibt es nicht. Bekannt: ${p['known']}.`,
    'option-value': (p) => `Option „${p['option']}“ kann nicht „${p['value']}“ sein. Möglich: ${p['known']}.`,
    'option-combination': 'Diese Optionen vertragen sich nicht.',
    'deck-card': (p) => `Karte ${p['place']} des Blatts, „${p['card']}“, ist keine Karte. Karten schreibt man KS, TH oder 9D.`,
    'deck-foreign': (p) => `Im Blatt ist ${p['card']}; diese Patience spielt ohne sie.`,
    'deck-double': (p) => `${p['card']} ist ${p['given']}-mal im Blatt statt ${p['wanted']}-mal.`,
    'deck-missing': (p) => `Im Blatt fehlt ${p['card']}: ${p['given']}-mal statt ${p['wanted']}-mal.`,
    'save-unreadable': 'Das ist kein gespeichertes Spiel.',
    'save-newer': (p) => `Dieses Spiel wurde von einer neueren Fassung gespeichert (Format ${p['format']}; lesbar ist ${p['known']}).`,
    'save-foreign': (p) => `Dieses Spiel gehört zu „${p['variant']}“, nicht zu „${p['wanted']}“.`,
    'save-rules': (p) => `Dieses Spiel folgt neueren Regeln (${p['rules']}; installiert: ${p['known']}).`,
    'save-field': (p) => `Dieses gespeicherte Spiel ist beschädigt: „${p['field']}“ fehlt oder ist falsch.`,
    'save-move': (p) => `Zug ${p['number']}, „${p['move']}“, ist nicht möglich. ${p['why'] ?? ''}`,
  },
};
