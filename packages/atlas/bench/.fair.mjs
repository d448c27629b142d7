var __getOwnPropNames = Object.getOwnPropertyNames;
var __esm = (fn, res) => function __init() {
  return fn && (res = (0, fn[__getOwnPropNames(fn)[0]])(fn = 0)), res;
};

// packages/core/src/cards/card.ts
function makeCard(id, face) {
  return Object.freeze({ id, rank: rankOf(face), suit: SUITS[suitOf(face)], red: isRed(face) });
}
function parseFace(text) {
  const match = /^(10|[A2-9TJQK])([CDHS])$/.exec(text.trim().toUpperCase());
  if (!match) return void 0;
  const rank = match[1] === "10" ? 10 : RANKS.indexOf(match[1]) + 1;
  return faceOf(SUITS.indexOf(match[2]), rank);
}
var SUITS, RANKS, FACES, faceOf, rankOf, suitOf, isRed, formatFace;
var init_card = __esm({
  "packages/core/src/cards/card.ts"() {
    "use strict";
    SUITS = ["C", "D", "H", "S"];
    RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"];
    FACES = 52;
    faceOf = (suit, rank) => suit * 13 + rank - 1;
    rankOf = (face) => face % 13 + 1;
    suitOf = (face) => Math.floor(face / 13);
    isRed = (face) => suitOf(face) === 1 || suitOf(face) === 2;
    formatFace = (face) => RANKS[rankOf(face) - 1] + SUITS[suitOf(face)];
  }
});

// packages/core/src/words/de.ts
var de;
var init_de = __esm({
  "packages/core/src/words/de.ts"() {
    "use strict";
    de = {
      ranks: ["Ass", "Zwei", "Drei", "Vier", "F\xFCnf", "Sechs", "Sieben", "Acht", "Neun", "Zehn", "Bube", "Dame", "K\xF6nig"],
      suits: ["Kreuz", "Karo", "Herz", "Pik"],
      card: (suit, rank) => `${suit} ${rank}`,
      one(rank, colour) {
        const name = de.ranks[rank - 1];
        const adjective = colour && { red: "rote", black: "schwarze" }[colour];
        if (rank === 1) return `ein ${adjective ? `${adjective}s ` : ""}${name}`;
        if (rank === 11 || rank === 13) return `ein ${adjective ? `${adjective}r ` : ""}${name}`;
        return `eine ${adjective ? `${adjective} ` : ""}${name}`;
      },
      notOf: (suit) => `, aber nicht in ${suit}`,
      roles: {
        stock: "Talon",
        waste: "Ablage",
        foundation: "Grundkarte",
        tableau: "Reihe",
        cell: "Kellerplatz",
        reserve: "Reserve",
        discard: "abgelegte Karten"
      },
      reasons: {
        needs: (p) => `Hier passt nur ${p["cards"]}.`,
        "empty-needs": (p) => `Auf den leeren Platz darf nur ${p["cards"]}.`,
        "empty-closed": "Dieser leere Platz bleibt frei.",
        "empty-not-from": (p) => `Auf den leeren Platz darf nur eine Karte von: ${p["wanted"]}.`,
        "not-from": (p) => `Von dort darf keine Karte hierher. Erlaubt: ${p["wanted"]}.`,
        full: "Hier liegt schon eine Karte; mehr passt nicht.",
        "nothing-fits": (p) => `Auf ${p["card"]} passt keine Karte mehr.`,
        "does-not-fit": "Diese Karte passt hier nicht.",
        "no-pair": (p) => `${p["a"]} und ${p["b"]} gehen nicht zusammen ab.`,
        "pile-refuses": "Auf diesen Stapel wird nichts gelegt.",
        "pile-keeps": "Von diesem Stapel wird nichts weggenommen.",
        "pile-empty": "Hier liegt keine Karte.",
        "pile-short": (p) => p["count"] === "1" ? "Hier liegt nur 1 Karte." : `Hier liegen nur ${p["count"]} Karten.`,
        "card-covered": "Auf dieser Karte liegen noch andere.",
        "card-hidden": "Diese Karte liegt verdeckt.",
        "only-top": "Hier wird immer nur die oberste Karte bewegt.",
        "only-whole": "Dieser Stapel wird nur im Ganzen bewegt.",
        "run-broken": (p) => p["count"] === "1" ? "Nur die oberste Karte ist frei: darunter ist die Folge unterbrochen." : `Nur die obersten ${p["count"]} Karten bilden eine Folge.`,
        "too-many": (p) => p["max"] === "1" ? "Hierher darf immer nur eine Karte." : `Hierher d\xFCrfen h\xF6chstens ${p["max"]} Karten auf einmal.`,
        "no-place": (p) => p["limit"] === "1" ? "Hier ist nur Platz f\xFCr eine Karte." : `Hier ist nur Platz f\xFCr ${p["limit"]} Karten.`,
        "not-now": "Diese Karte darf jetzt nicht weggenommen werden.",
        "too-many-lifted": (p) => p["max"] === "1" ? "Von hier darf nur die oberste Karte weg." : `Von hier d\xFCrfen nur die obersten ${p["max"]} Karten weg.`,
        "no-room": (p) => `F\xFCr ${p["count"]} Karten reicht der freie Platz nicht: nur ${p["room"]} auf einmal.`,
        "same-pile": "Die Karte liegt schon hier.",
        "stock-empty": "Der Talon ist leer.",
        "stock-left": "Im Talon liegen noch Karten.",
        "waste-empty": "Die Ablage ist leer.",
        "no-redeal": "Die Ablage wird nicht noch einmal umgedreht.",
        "game-over": "Dieses Spiel ist zu Ende.",
        "unknown-pile": "Diesen Stapel gibt es hier nicht.",
        "move-unreadable": (p) => `\u201E${p["move"]}\u201C ist kein Zug. Z\xFCge schreibt man wie t3>t5, t3>t5*2 oder mit dem Namen einer Handlung.`,
        "move-where": (p) => `Zu \u201E${p["move"]}\u201C geh\xF6rt ein Stapel: ${p["move"]}@t3.`,
        "move-pile": (p) => `Den Stapel \u201E${p["pile"]}\u201C gibt es hier nicht.`,
        "variant-unknown": (p) => `Die Patience \u201E${p["variant"]}\u201C gibt es hier nicht. Installiert: ${p["known"]}.`,
        "variant-broken": (p) => `${p["from"]} lie\xDF sich nicht laden: ${p["why"]}`,
        "rules-broken": (p) => `Die Regeln von ${p["from"]} haben einen Fehler: ${p["why"]}`,
        "seed-bad": (p) => `\u201E${p["seed"]}\u201C ist keine Spielnummer: 0 bis 4294967295 oder ein Text bis 200 Zeichen.`,
        "option-unknown": (p) => `Die Option \u201E${p["option"]}\u201C gibt es nicht. Bekannt: ${p["known"]}.`,
        "option-value": (p) => `Option \u201E${p["option"]}\u201C kann nicht \u201E${p["value"]}\u201C sein. M\xF6glich: ${p["known"]}.`,
        "option-combination": "Diese Optionen vertragen sich nicht.",
        "deck-card": (p) => `Karte ${p["place"]} des Blatts, \u201E${p["card"]}\u201C, ist keine Karte. Karten schreibt man KS, TH oder 9D.`,
        "deck-foreign": (p) => `Im Blatt ist ${p["card"]}; diese Patience spielt ohne sie.`,
        "deck-double": (p) => `${p["card"]} ist ${p["given"]}-mal im Blatt statt ${p["wanted"]}-mal.`,
        "deck-missing": (p) => `Im Blatt fehlt ${p["card"]}: ${p["given"]}-mal statt ${p["wanted"]}-mal.`,
        "save-unreadable": "Das ist kein gespeichertes Spiel.",
        "save-newer": (p) => `Dieses Spiel wurde von einer neueren Fassung gespeichert (Format ${p["format"]}; lesbar ist ${p["known"]}).`,
        "save-foreign": (p) => `Dieses Spiel geh\xF6rt zu \u201E${p["variant"]}\u201C, nicht zu \u201E${p["wanted"]}\u201C.`,
        "save-rules": (p) => `Dieses Spiel folgt neueren Regeln (${p["rules"]}; installiert: ${p["known"]}).`,
        "save-field": (p) => `Dieses gespeicherte Spiel ist besch\xE4digt: \u201E${p["field"]}\u201C fehlt oder ist falsch.`,
        "save-move": (p) => `Zug ${p["number"]}, \u201E${p["move"]}\u201C, ist nicht m\xF6glich. ${p["why"] ?? ""}`
      }
    };
  }
});

// packages/core/src/words/en.ts
var en;
var init_en = __esm({
  "packages/core/src/words/en.ts"() {
    "use strict";
    en = {
      ranks: ["ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king"],
      suits: ["clubs", "diamonds", "hearts", "spades"],
      card: (suit, rank) => `${rank} of ${suit}`,
      one(rank, colour) {
        const phrase = `${colour ? `${colour} ` : ""}${en.ranks[rank - 1]}`;
        return `${/^[ae]/.test(phrase) ? "an" : "a"} ${phrase}`;
      },
      notOf: (suit) => ` of any suit but ${suit}`,
      roles: {
        stock: "stock",
        waste: "waste",
        foundation: "foundation",
        tableau: "column",
        cell: "cell",
        reserve: "reserve",
        discard: "discard"
      },
      reasons: {
        needs: (p) => `Only ${p["cards"]} fits here.`,
        "empty-needs": (p) => `Only ${p["cards"]} may open this place.`,
        "empty-closed": "This empty place stays closed.",
        "empty-not-from": (p) => `This gap is filled only from: ${p["wanted"]}.`,
        "not-from": (p) => `Cards from that pile cannot go here, only from: ${p["wanted"]}.`,
        full: "There is already a card here, and no other fits on it.",
        "nothing-fits": (p) => `Nothing can be laid on the ${p["card"]}.`,
        "does-not-fit": "This card does not fit here.",
        "no-pair": (p) => `The ${p["a"]} and the ${p["b"]} do not leave together.`,
        "pile-refuses": "No card can be laid on this pile.",
        "pile-keeps": "No card can be taken from this pile.",
        "pile-empty": "There is no card here.",
        "pile-short": (p) => p["count"] === "1" ? "There is only 1 card here." : `There are only ${p["count"]} cards here.`,
        "card-covered": "Other cards still cover this one.",
        "card-hidden": "This card is face down.",
        "only-top": "Only the top card moves here.",
        "only-whole": "This pile moves only as a whole.",
        "run-broken": (p) => p["count"] === "1" ? "Only the top card is free: the run is broken below it." : `Only the top ${p["count"]} cards form a run.`,
        "too-many": (p) => p["max"] === "1" ? "Only one card at a time fits here." : `At most ${p["max"]} cards at a time fit here.`,
        "no-place": (p) => p["limit"] === "1" ? "There is room for only one card here." : `There is room for only ${p["limit"]} cards here.`,
        "not-now": "This card may not be lifted now.",
        "too-many-lifted": (p) => p["max"] === "1" ? "Only the top card may be lifted here." : `Only the top ${p["max"]} cards may be lifted here.`,
        "no-room": (p) => `There is not enough free space for ${p["count"]} cards: only for ${p["room"]} at a time.`,
        "same-pile": "The card is already here.",
        "stock-empty": "The stock is empty.",
        "stock-left": "There are still cards in the stock.",
        "waste-empty": "The waste is empty.",
        "no-redeal": "The waste cannot be turned over again.",
        "game-over": "This game is over.",
        "unknown-pile": "There is no such pile here.",
        "move-unreadable": (p) => `\u201C${p["move"]}\u201D is not a move. Moves are written like t3>t5, t3>t5*2 or the name of an action.`,
        "move-where": (p) => `\u201C${p["move"]}\u201D needs a pile: ${p["move"]}@t3.`,
        "move-pile": (p) => `There is no pile \u201C${p["pile"]}\u201D here.`,
        "variant-unknown": (p) => `There is no patience \u201C${p["variant"]}\u201D here. Installed: ${p["known"]}.`,
        "variant-broken": (p) => `${p["from"]} could not be loaded: ${p["why"]}`,
        "rules-broken": (p) => `The rules of ${p["from"]} have a fault: ${p["why"]}`,
        "seed-bad": (p) => `\u201C${p["seed"]}\u201D is not a deal number: use 0 to 4294967295, or a text of up to 200 characters.`,
        "option-unknown": (p) => `There is no option \u201C${p["option"]}\u201D. Known: ${p["known"]}.`,
        "option-value": (p) => `Option \u201C${p["option"]}\u201D cannot be \u201C${p["value"]}\u201D. Possible: ${p["known"]}.`,
        "option-combination": "These options do not go together.",
        "deck-card": (p) => `Card ${p["place"]} of the deck, \u201C${p["card"]}\u201D, is not a card. Cards are written like KS, TH or 9D.`,
        "deck-foreign": (p) => `The deck has the ${p["card"]}, which this patience does not use.`,
        "deck-double": (p) => `The deck has the ${p["card"]} ${p["given"]} times instead of ${p["wanted"]}.`,
        "deck-missing": (p) => `The deck lacks the ${p["card"]}: ${p["given"]} instead of ${p["wanted"]}.`,
        "save-unreadable": "This is not a saved game.",
        "save-newer": (p) => `This game was saved by a newer version (format ${p["format"]}; this one reads ${p["known"]}).`,
        "save-foreign": (p) => `This game belongs to \u201C${p["variant"]}\u201D, not to \u201C${p["wanted"]}\u201D.`,
        "save-rules": (p) => `This game follows newer rules (${p["rules"]}; installed: ${p["known"]}).`,
        "save-field": (p) => `This saved game is damaged: \u201C${p["field"]}\u201D is missing or wrong.`,
        "save-move": (p) => `Move ${p["number"]}, \u201C${p["move"]}\u201D, is not possible. ${p["why"] ?? ""}`
      }
    };
  }
});

// packages/core/src/words/index.ts
function faceName(face, locale) {
  const words = ALL[locale];
  return words.card(words.suits[suitOf(face)], words.ranks[rankOf(face) - 1]);
}
function say(reason, locale, variant) {
  const words = ALL[locale];
  const { code, params } = reason;
  const own = variant && wordsOf(variant, locale).reasons;
  const [key = "", ...piles] = String(params[code === "option-combination" ? "reason" : "key"] ?? "").split(" ");
  if ((code === "variant" || code === "action" || code === "option-combination") && own?.[key] !== void 0)
    return own[key].replace("{piles}", piles.map((pile) => /\d+$/.exec(pile)?.[0] ?? pile).join(", "));
  const sentence = words.reasons[code] ?? words.reasons[key] ?? words.reasons["does-not-fit"];
  return typeof sentence === "string" ? sentence : sentence(inWords(reason, locale, variant)).trim();
}
function inWords({ code, params }, locale, variant) {
  const words = ALL[locale];
  const p = {};
  for (const [name, value] of Object.entries(params)) p[name] = String(value);
  for (const name of ["card", "a", "b"]) {
    const face = code === "deck-card" ? void 0 : parseFace(p[name] ?? "");
    if (face !== void 0) p[name] = faceName(face, locale);
  }
  const ranks = [p["rank"], p["or"]].flatMap((rank) => rank === void 0 ? [] : [RANKS.indexOf(rank) + 1]);
  const or = locale === "de" ? " oder " : " or ";
  if (ranks.length > 0)
    p["cards"] = p["suit"] ? ranks.map((rank) => (locale === "en" ? "the " : "") + faceName(SUITS.indexOf(p["suit"]) * 13 + rank - 1, locale)).join(or) : ranks.map((rank) => words.one(rank, p["colour"])).join(or) + (p["not"] ? words.notOf(words.suits[SUITS.indexOf(p["not"])]) : "");
  if (p["wanted"] !== void 0 && code.endsWith("not-from"))
    p["wanted"] = [...new Set(p["wanted"].split(" "))].map((role) => roleName(role, locale, variant)).join(", ");
  if (code === "save-move" && p["reason"] !== void 0) p["why"] = say({ code: p["reason"], params }, locale, variant);
  return p;
}
var ALL, wordsOf, roleName;
var init_words = __esm({
  "packages/core/src/words/index.ts"() {
    "use strict";
    init_card();
    init_de();
    init_en();
    ALL = { de, en };
    wordsOf = (variant, locale) => variant.strings[locale];
    roleName = (role, locale, variant) => (variant && wordsOf(variant, locale).piles?.[role]) ?? ALL[locale].roles[role];
  }
});

// packages/core/src/problem.ts
function ask(variant, where, question) {
  let answer;
  try {
    answer = question();
  } catch (error) {
    throw asContractError(variant, where, error);
  }
  if (isPromise(answer)) throw new ContractError(variant, where, NOT_ASYNC);
  return answer;
}
function asContractError(variant, where, error) {
  if (!(error instanceof ContractError)) return new ContractError(variant, where, `threw ${String(error)}`, { cause: error });
  return error.where === SOMEWHERE ? new ContractError(variant, where, error.law, { cause: error }) : error;
}
var ok, fail, ContractError, NOT_ASYNC, isPromise, SOMEWHERE;
var init_problem = __esm({
  "packages/core/src/problem.ts"() {
    "use strict";
    init_words();
    ok = (value) => ({ ok: true, value });
    fail = (code, params = {}, message = say({ code, params }, "en")) => ({ ok: false, error: { code, params, message } });
    ContractError = class extends Error {
      constructor(variant, where, law, options) {
        super(`Variant "${variant}", ${where}: ${law}`, options);
        this.variant = variant;
        this.where = where;
        this.law = law;
      }
      variant;
      where;
      law;
      name = "ContractError";
    };
    NOT_ASYNC = "must not be async";
    isPromise = (answer) => typeof answer?.then === "function";
    SOMEWHERE = "rules";
  }
});

// packages/core/src/cards/random.ts
function shuffle(cards, start, count2, random) {
  for (let i = count2 - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const card = cards[start + i];
    cards[start + i] = cards[start + j];
    cards[start + j] = card;
  }
}
function hashText(text) {
  let a = 1779033703, b = 3144134277, c = 1013904242, d = 2773480762;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = b ^ Math.imul(a ^ unit, 596579247);
    b = c ^ Math.imul(b ^ unit, 2117933653);
    c = d ^ Math.imul(c ^ unit, 1291169091);
    d = a ^ Math.imul(d ^ unit, 658871167);
  }
  return [a, b, c, d];
}
function parseSeed(value) {
  if (typeof value === "number") return Number.isInteger(value) && value >= 0 && value <= 4294967295 ? value : void 0;
  if (typeof value !== "string") return void 0;
  const text = value.trim().normalize("NFC");
  if (text === "" || text.length > 200) return void 0;
  if (/^(0|[1-9]\d{0,9})$/.test(text) && Number(text) <= 4294967295) return Number(text);
  return text;
}
var Random;
var init_random = __esm({
  "packages/core/src/cards/random.ts"() {
    "use strict";
    Random = class _Random {
      /** The four words of state; copied for undo. */
      state = new Int32Array(4);
      /** @param seed any unsigned 32-bit number, or any text */
      constructor(seed) {
        const words = typeof seed === "number" ? [seed, 2654435769, 608135816, 3084996962] : hashText(seed);
        this.state.set(words);
        for (let i = 0; i < 16; i++) this.next();
      }
      /** A second stream that goes on from here. */
      copy() {
        const copy = new _Random(0);
        copy.state.set(this.state);
        return copy;
      }
      /** The next number, 0 to 2³² − 1. */
      next() {
        const s = this.state;
        const t = s[0] + s[1] + s[3] | 0;
        s[3] = s[3] + 1;
        s[0] = s[1] ^ s[1] >>> 9;
        s[1] = s[2] + (s[2] << 3);
        s[2] = s[2] << 21 | s[2] >>> 11;
        s[2] = s[2] + t;
        return t >>> 0;
      }
      /** An unbiased integer from 0 to n − 1: numbers beyond the last whole multiple of n are drawn again. */
      below(n) {
        const limit = 4294967296 - 4294967296 % n;
        let x = this.next();
        while (x >= limit) x = this.next();
        return x % n;
      }
    };
  }
});

// packages/core/src/cards/deck.ts
function newDeck(spec) {
  const faces = [];
  for (let copy = 0; copy < (spec.copies ?? 1); copy++)
    for (const suit of spec.suits ?? SUITS)
      for (let rank = 1; rank <= 13; rank++) if (!spec.ranks || spec.ranks.includes(rank)) faces.push(faceOf(SUITS.indexOf(suit), rank));
  return faces;
}
function firstFaces({ first = [], ...spec }) {
  const deck = newDeck({ ...spec, suits: SUITS.filter((suit) => spec.suits?.includes(suit) ?? true) });
  if (typeof first[0] === "string")
    return first.map((card) => parseFace(card)).filter((face) => face !== void 0 && deck.includes(face));
  return deck.filter((face) => first.includes(rankOf(face)));
}
function inDealingOrder(faces, spec) {
  const first = firstFaces(spec);
  const still = count(first);
  return [...first, ...faces.filter((face) => still[face]-- <= 0)];
}
function shuffledDeck(spec, random) {
  const faces = newDeck(spec);
  shuffle(faces, 0, faces.length, random);
  return inDealingOrder(faces, spec);
}
function parseDeck(text, spec) {
  const words = text.split(/[\s,;]+/).filter((word) => word !== "");
  const faces = [];
  for (const [index, word] of words.entries()) {
    const face = parseFace(word);
    if (face === void 0) return fail("deck-card", { place: index + 1, card: word });
    faces.push(face);
  }
  const wanted = count(newDeck(spec));
  const given = count(faces);
  const first = firstFaces(spec);
  const understood = count(first);
  if (first.every((face) => given[face] <= wanted[face] - understood[face]))
    for (const face of first) {
      faces.push(face);
      given[face]++;
    }
  const wrong = (test) => {
    for (let face = 0; face < FACES; face++) if (test(given[face], wanted[face])) return face;
    return void 0;
  };
  const foreign = wrong((has, needs) => has > 0 && needs === 0);
  if (foreign !== void 0) return fail("deck-foreign", { card: formatFace(foreign) });
  const double = wrong((has, needs) => has > needs);
  if (double !== void 0) return miscounted("deck-double", double);
  const missing = wrong((has, needs) => has < needs);
  if (missing !== void 0) return miscounted("deck-missing", missing);
  return ok(inDealingOrder(faces, spec));
  function miscounted(code, face) {
    const card = formatFace(face);
    return fail(code, { card, given: given[face], wanted: wanted[face] });
  }
}
function count(faces) {
  const counts2 = new Array(FACES).fill(0);
  for (const face of faces) counts2[face] = counts2[face] + 1;
  return counts2;
}
var formatDeck, randomOf;
var init_deck = __esm({
  "packages/core/src/cards/deck.ts"() {
    "use strict";
    init_card();
    init_problem();
    init_random();
    formatDeck = (faces) => Array.from(faces, formatFace).join(" ");
    randomOf = (deal2) => new Random("seed" in deal2 ? deal2.seed : `deck ${deal2.deck}`);
  }
});

// packages/core/src/game/options.ts
function completeOptions(variant, given = {}) {
  const complete = {};
  for (const name of Object.keys(given))
    if (!Object.hasOwn(variant.options, name)) {
      const known2 = Object.keys(variant.options).join(", ") || "none";
      return fail("option-unknown", { variant: variant.id, option: name, known: known2 });
    }
  for (const [name, values] of Object.entries(variant.options)) {
    const wanted = Object.hasOwn(given, name) ? given[name] : void 0;
    const value = wanted === void 0 ? values[0] : values.find((v) => v === wanted || String(v) === wanted);
    if (value === void 0) {
      const known2 = values.join(", ");
      return fail("option-value", { variant: variant.id, option: name, value: String(wanted), known: known2 });
    }
    complete[name] = value;
  }
  const valid = validity(variant, complete);
  if (valid !== true) {
    return fail("option-combination", { variant: variant.id, reason: valid }, variant.strings.en.reasons?.[valid]);
  }
  return ok(Object.freeze(complete));
}
function allOptions(variant) {
  let combinations = [{}];
  for (const [name, values] of Object.entries(variant.options))
    combinations = combinations.flatMap((c) => values.map((value) => ({ ...c, [name]: value })));
  return combinations.filter((c) => validity(variant, c) === true).map((c) => Object.freeze(c));
}
var validity;
var init_options = __esm({
  "packages/core/src/game/options.ts"() {
    "use strict";
    init_problem();
    validity = (variant, options) => variant.valid ? ask(variant.id, "valid", () => variant.valid(options)) : true;
  }
});

// packages/core/src/table/keys.ts
function pileWords(placeBits) {
  let words = cache.get(placeBits);
  if (!words) {
    words = new Int32Array((128 << placeBits) * 2);
    let x = 625341585;
    for (let i = 0; i < words.length; i++) {
      x = x + 2654435769 | 0;
      words[i] = scramble(x);
    }
    cache.set(placeBits, words);
  }
  return words;
}
function mix1(hash, salt) {
  const x = Math.imul(hash ^ salt, 2246822507);
  return x ^ x >>> 15;
}
function mix2(hash, salt) {
  const x = Math.imul(hash + salt, 3266489909 | 0);
  return x ^ x >>> 13;
}
function nameSalt(name) {
  let x = 2166136261;
  for (let i = 0; i < name.length; i++) x = Math.imul(x ^ name.charCodeAt(i), 16777619);
  return x;
}
function scramble(x) {
  x = Math.imul(x ^ x >>> 16, 569420461);
  x = Math.imul(x ^ x >>> 15, 1935289751);
  return x ^ x >>> 15;
}
var cache, counterWord;
var init_keys = __esm({
  "packages/core/src/table/keys.ts"() {
    "use strict";
    cache = /* @__PURE__ */ new Map();
    counterWord = (salt, value) => value === 0 ? 0 : scramble(salt ^ Math.imul(value, 2654435761));
  }
});

// packages/core/src/table/counters.ts
var Counters;
var init_counters = __esm({
  "packages/core/src/table/counters.ts"() {
    "use strict";
    init_keys();
    Counters = class {
      /**
       * @param key the two halves of the position's key, kept up to date
       * @param records names of counters that are no part of a position
       */
      constructor(key, records) {
        this.key = key;
        this.records = records;
      }
      key;
      records;
      #names = [];
      #indices = /* @__PURE__ */ new Map();
      #values = [];
      /** Takes over what other counters say; the key knows it already. */
      copyFrom(source) {
        this.#names.push(...source.#names);
        for (const [name, index] of source.#indices) this.#indices.set(name, index);
        this.#values = [...source.#values];
      }
      /** The index of a name, which is 0 if it was not known. */
      indexOf(name) {
        let index = this.#indices.get(name);
        if (index === void 0) {
          index = this.#names.push(name) - 1;
          this.#indices.set(name, index);
          this.#values.push(0);
        }
        return index;
      }
      nameOf(index) {
        return this.#names[index];
      }
      at(index) {
        return this.#values[index];
      }
      valueOf(name) {
        const index = this.#indices.get(name);
        return index === void 0 ? 0 : this.#values[index];
      }
      set(index, value) {
        const name = this.#names[index];
        if (!this.records?.includes(name)) {
          const salt = nameSalt(name);
          const old = this.#values[index];
          this.key[0] += counterWord(salt, value) - counterWord(salt, old);
          this.key[1] += counterWord(~salt, value) - counterWord(~salt, old);
        }
        this.#values[index] = value;
      }
      /** All values but 0, by name. */
      all() {
        return Object.fromEntries(this.#names.map((name, i) => [name, this.#values[i]]).filter(([, value]) => value !== 0));
      }
    };
  }
});

// packages/core/src/moves/move.ts
var CARDS, ACTION, PAIR, MAX_PILES, cardsMove, pairMove, actionMove, kindOf, fromOf, toOf, countOf;
var init_move = __esm({
  "packages/core/src/moves/move.ts"() {
    "use strict";
    CARDS = 0;
    ACTION = 1;
    PAIR = 2;
    MAX_PILES = 250;
    cardsMove = (from, to, count2) => from | to << 8 | count2 << 16;
    pairMove = (a, b) => a | b << 8 | 2 << 16 | PAIR << 28;
    actionMove = (action, pile = 0) => action | pile << 8 | ACTION << 28;
    kindOf = (move) => move >>> 28;
    fromOf = (move) => move & 255;
    toOf = (move) => move >> 8 & 255;
    countOf = (move) => move >> 16 & 4095;
  }
});

// packages/core/src/contract.ts
var ROLES;
var init_contract = __esm({
  "packages/core/src/contract.ts"() {
    "use strict";
    ROLES = ["stock", "waste", "foundation", "tableau", "cell", "reserve", "discard"];
  }
});

// packages/core/src/table/rules.ts
function fits(link, under, over) {
  if (link === "any") return true;
  const step = placeOf(link, rankOf(over)) - placeOf(link, rankOf(under));
  if (!stepsOf(link).some((wanted) => step === wanted || link.wrap === true && (step - wanted) % 13 === 0)) return false;
  switch (link.suit) {
    case "same":
      return suitOf(under) === suitOf(over);
    case "other":
      return suitOf(under) !== suitOf(over);
    case "alternate":
      return isRed(under) !== isRed(over);
    case "colour":
      return isRed(under) === isRed(over);
    default:
      return true;
  }
}
function linkTable(link) {
  const table = new Uint8Array(4096);
  for (let under = 0; under < FACES; under++)
    for (let over = 0; over < FACES; over++) if (fits(link, under, over)) table[under * 64 + over] = 1;
  return table;
}
function acceptTable(rules) {
  const table = new Uint16Array(TABLE);
  for (const { empty, on, max = ANY_COUNT, whole } of rules)
    for (let face = 0; face < FACES; face++) {
      if (on) {
        for (let onto = 0; onto < FACES; onto++) if (fits(on, onto, face)) raise(onto * 64 + face, max, whole);
      }
      const like = typeof empty === "object";
      if (empty === "any" || empty === rankOf(face) || like) raise(EMPTY * 64 + face, max, whole);
      for (let base = 1; base <= 13; base++)
        if (empty === "any" || (like ? base : empty) === rankOf(face)) raise((BASED + base) * 64 + face, max, whole);
    }
  return table;
  function raise(place, max, whole) {
    const known2 = table[place];
    table[place] = whole ? known2 | WHOLE : known2 & WHOLE | Math.max(known2 & ANY_COUNT, Math.min(max, ANY_COUNT));
  }
}
function joined(kind, tables, size) {
  const all = new kind(Math.max(1, tables.length) * size);
  tables.forEach((table, i) => {
    all.set(table, i * size);
  });
  return all;
}
function checkPiles(variant, piles) {
  const broken = (law) => {
    throw new ContractError(variant, "table", law);
  };
  if (!Array.isArray(piles) || piles.length === 0) broken("must return at least one pile");
  if (piles.length > MAX_PILES) broken(`returns ${piles.length} piles; at most ${MAX_PILES} are possible`);
  const ids = /* @__PURE__ */ new Set();
  for (const pile of piles) {
    if (typeof pile.id !== "string" || !/^[a-z][a-z0-9]*$/i.test(pile.id) || pile.id === "pack")
      broken(`pile id ${JSON.stringify(pile.id)} must be a letter, then letters and digits, and not "pack"`);
    if (ids.has(pile.id)) broken(`pile id "${pile.id}" is used twice`);
    ids.add(pile.id);
    if (!ROLES.includes(pile.role)) broken(`pile "${pile.id}" has the unknown role ${JSON.stringify(pile.role)}`);
    for (const place of [pile.at, pile.wide ?? pile.at])
      if (!Array.isArray(place) || place.length !== 2 || !place.every((x) => typeof x === "number" && x >= 0 && x < 1e3))
        broken(`pile "${pile.id}" needs a place [x, y] in card units, from 0`);
    if (pile.fanned !== void 0 && (!Number.isInteger(pile.fanned) || pile.fanned < 1))
      broken(`pile "${pile.id}" needs a whole number from 1 as \`fanned\``);
    if (pile.limit !== void 0 && (!Number.isInteger(pile.limit) || pile.limit < 1))
      broken(`pile "${pile.id}" needs a whole number from 1 as \`limit\``);
    if (pile.wide === void 0 !== (piles[0].wide === void 0)) broken("either all piles have a `wide` place or none");
  }
  for (const pile of piles)
    for (const id of pile.coveredBy ?? []) if (!ids.has(id)) broken(`pile "${pile.id}" is covered by "${id}", which is not on the table`);
  const groups = new Set(piles.map((pile) => pile.group));
  for (const pile of piles)
    for (const { empty } of rulesOfAccept(pile.accept))
      if (typeof empty === "object" && !groups.has(empty.like))
        broken(`pile "${pile.id}" has its base from the group "${empty.like}", in which there is no pile`);
}
var EMPTY, HIDDEN, TAKE_NONE, TAKE_TOP, TAKE_ALL, TAKE_ANY, TAKE_RUN, TAKE_ASKS, ANY_COUNT, WHOLE, admits, BASED, TABLE, REFUSES, ASKS, stepsOf, placeOf, Rules, isOfCards, isFunction, rulesOfAccept;
var init_rules = __esm({
  "packages/core/src/table/rules.ts"() {
    "use strict";
    init_card();
    init_contract();
    init_problem();
    init_move();
    EMPTY = 52;
    HIDDEN = 53;
    TAKE_NONE = 0;
    TAKE_TOP = 1;
    TAKE_ALL = 2;
    TAKE_ANY = 3;
    TAKE_RUN = 4;
    TAKE_ASKS = 5;
    ANY_COUNT = 32767;
    WHOLE = 32768;
    admits = (value, count2, length) => (value & ANY_COUNT) >= count2 || value >= WHOLE && count2 === length;
    BASED = 53;
    TABLE = (BASED + 14) * 64;
    REFUSES = -1;
    ASKS = -2;
    stepsOf = ({ step }) => step === "either" ? [-1, 1] : [step];
    placeOf = ({ low = 1 }, rank) => (rank - low + 13) % 13;
    Rules = class {
      constructor(variant, piles, actions = {}) {
        this.piles = piles;
        checkPiles(variant, piles);
        const n = this.count = piles.length;
        this.ids = Object.freeze([...piles.map((pile) => pile.id)]);
        piles.forEach((pile, i) => this.index.set(pile.id, i));
        for (const role of ROLES) this.byRole.set(role, Object.freeze(piles.filter((p) => p.role === role).map((p) => p.id)));
        const where = (test) => Int32Array.from(piles.keys()).filter((i) => test(piles[i]));
        this.sources = where((p) => p.take !== void 0);
        this.targets = where((p) => p.accept !== void 0);
        this.homes = where((p) => p.role === "foundation" || p.role === "discard");
        this.discard = piles.findIndex((p) => p.role === "discard");
        this.reveal = where((p) => p.reveal === true);
        this.coveredBy = piles.map((p) => p.coveredBy && Int32Array.from(p.coveredBy, (id) => this.index.get(id)));
        this.anyCovered = piles.some((p) => p.coveredBy !== void 0);
        this.limit = Uint16Array.from(piles, (p) => Math.min(p.limit ?? 65535, 65535));
        this.actions = Object.entries(actions).map(([name, { on, each = false }]) => ({
          name,
          each,
          piles: where((p) => p.id === on || p.role === on)
        }));
        this.actionNames = this.actions.map(({ name }) => name);
        const groups = [...new Set(piles.flatMap((p) => p.group ?? []))];
        this.group = Int32Array.from(piles, (p) => p.group === void 0 ? -1 : groups.indexOf(p.group));
        this.earlier = Int32Array.from(
          piles,
          (p, i) => p.group === void 0 ? -1 : piles.findLastIndex((q, j) => j < i && q.group === p.group)
        );
        this.salt = Int32Array.from(piles, (p, i) => Math.imul(p.group === void 0 ? i + 1 : n + 1 + groups.indexOf(p.group), 2654435761));
        this.likeOf = Int32Array.from(piles, (p) => {
          const like = rulesOfAccept(p.accept).flatMap(({ empty }) => typeof empty === "object" ? [empty.like] : []);
          return like.length > 0 ? groups.indexOf(like[0]) : -1;
        });
        this.bases = where((p) => p.group !== void 0 && this.likeOf.includes(groups.indexOf(p.group)));
        const links = [];
        const linkKeys = [];
        this.take = new Uint8Array(n);
        this.runOf = new Int32Array(n).fill(-1);
        piles.forEach(({ take }, i) => {
          if (take === void 0) return;
          if (typeof take === "string") this.take[i] = take === "top" ? TAKE_TOP : take === "all" ? TAKE_ALL : TAKE_ANY;
          else if (typeof take === "function") this.take[i] = TAKE_ASKS;
          else {
            this.take[i] = TAKE_RUN;
            const key = JSON.stringify(take.run);
            if (!linkKeys.includes(key)) {
              linkKeys.push(key);
              links.push(linkTable(take.run));
            }
            this.runOf[i] = linkKeys.indexOf(key) * 4096;
          }
        });
        this.links = joined(Uint8Array, links, 4096);
        const accepts2 = [];
        const acceptKeys = [];
        this.acceptOf = new Int32Array(n * n).fill(REFUSES);
        this.masks = new Int32Array(n * 54 * 2);
        this.acceptFns = piles.map((p) => typeof p.accept === "function" ? p.accept : void 0);
        this.acceptCards = piles.map((p) => isOfCards(p.accept) ? p.accept.cards : void 0);
        this.takeFns = piles.map((p) => typeof p.take === "function" ? p.take : void 0);
        this.readable = this.likeOf.every((group) => group < 0) && piles.every(({ accept, take, limit }) => !isFunction(accept) && typeof take !== "function" && limit === void 0);
        for (const to of this.targets) {
          const accept = piles[to].accept;
          for (let from = 0; from < n; from++) {
            if (isFunction(accept)) {
              this.acceptOf[from * n + to] = ASKS;
              this.masks.fill(-1, to * 108, to * 108 + 108);
              continue;
            }
            const role = piles[from].role;
            const rules = rulesOfAccept(accept).filter((rule) => !rule.from || rule.from.includes(role));
            if (rules.length === 0) continue;
            const key = JSON.stringify(rules);
            if (!acceptKeys.includes(key)) {
              acceptKeys.push(key);
              accepts2.push(acceptTable(rules));
            }
            const table = acceptKeys.indexOf(key);
            this.acceptOf[from * n + to] = table * TABLE;
            if (this.take[from] !== TAKE_NONE) {
              for (let onto = 0; onto < 54; onto++)
                for (let face = 0; face < FACES; face++)
                  if (accepts2[table][onto * 64 + face]) this.masks[(to * 54 + onto) * 2 + (face >> 5)] |= 1 << (face & 31);
            }
          }
        }
        this.accepts = joined(Uint16Array, accepts2, TABLE);
      }
      piles;
      count;
      index = /* @__PURE__ */ new Map();
      ids;
      byRole = /* @__PURE__ */ new Map();
      take;
      /** Offset of a pile's run in {@link links}, or −1. */
      runOf;
      /** Per link 64 × 64 flags: row the card below, column the card above. */
      links;
      /** from × count + to → offset in {@link accepts}, REFUSES or ASKS. */
      acceptOf;
      /** Rows by what lies on top, columns by face: how many cards may come at once, led by that face; see {@link admits}. */
      accepts;
      /** Per pile and top (54 × 2 words): which faces are accepted from anywhere; all where a function decides. */
      masks;
      acceptFns;
      /** Functions of the lifted cards alone, of those piles that accept by one. */
      acceptCards;
      takeFns;
      /** Most cards that may lie on a pile. */
      limit;
      /** Number of the group whose filled piles set the base of this pile while it is empty, or −1. */
      likeOf;
      /** Piles whose lowest card sets the base of others. */
      bases;
      /** The variant's actions, in their order. */
      actions;
      actionNames;
      /** The tables of this object tell all that the player may do with cards: no function, no room and no base set by play decides. */
      readable;
      coveredBy;
      anyCovered;
      sources;
      targets;
      /** The nearest earlier pile of the same group, or −1. */
      earlier;
      /** Number of the pile's group, or −1. */
      group;
      /** Salt of the pile in position keys: the same for interchangeable piles. */
      salt;
      /** Piles whose face-down cards turn up when exposed. */
      reveal;
      /** Where pairs go: the first discard pile, or −1. */
      discard;
      /** Face × 64 + face → what `pair` says of them, as far as it was asked. */
      together = new Array(64 * 64).fill(void 0);
      /** Foundations and discard piles: full when the game is won by default. */
      homes;
    };
    isOfCards = (accept) => typeof accept === "object" && "cards" in accept;
    isFunction = (accept) => typeof accept === "function" || isOfCards(accept);
    rulesOfAccept = (accept) => accept === void 0 || isFunction(accept) ? [] : [].concat(accept);
  }
});

// packages/core/src/moves/legal.ts
function isCovered(table, pile) {
  const covers = table.rules.coveredBy[pile];
  if (covers === void 0) return false;
  for (const cover of covers) if (table.len[cover] > 0) return true;
  return false;
}
function movable(table, pile) {
  const { rules, slots, up, face } = table;
  const len = table.len[pile];
  const take = rules.take[pile];
  if (len === 0 || pile >= rules.count || take === TAKE_NONE || isCovered(table, pile)) return 0;
  let place = (pile << table.shift) + len - 1;
  if (!up[slots[place]]) return 0;
  if (take === TAKE_TOP) return 1;
  if (take === TAKE_ASKS) {
    const most = askTake(table, pile);
    return typeof most === "string" ? 0 : Math.min(most, openCards(table, pile));
  }
  const bottom = pile << table.shift;
  const start = place;
  const link = rules.runOf[pile];
  while (place > bottom) {
    const under = slots[place - 1];
    if (!up[under] || take === TAKE_RUN && !rules.links[link + face[under] * 64 + face[slots[place]]]) break;
    place--;
  }
  if (take === TAKE_ALL) return place === bottom ? len : 0;
  return start - place + 1;
}
function openCards(table, pile) {
  const { slots, up } = table;
  const bottom = pile << table.shift;
  let place = bottom + table.len[pile] - 1;
  while (place >= bottom && up[slots[place]]) place--;
  return bottom + table.len[pile] - 1 - place;
}
function askTake(table, pile) {
  const { rules, variant } = table;
  const where = `take of pile ${rules.ids[pile]}`;
  let said;
  try {
    said = rules.takeFns[pile](table.view, rules.ids[pile]);
  } catch (error) {
    throw asContractError(variant.id, where, error);
  }
  if (typeof said === "string" || Number.isInteger(said) && said >= 0) return said;
  throw new ContractError(
    variant.id,
    where,
    `must say how many cards, or the key of a reason, not ${JSON.stringify(said) ?? String(said)}`
  );
}
function canLift(table, pile, count2) {
  const most = movable(table, pile);
  return count2 >= 1 && count2 <= most && (table.rules.take[pile] !== TAKE_ALL || count2 === most);
}
function accepts(table, from, to, count2) {
  const { rules, face } = table;
  if (from === to || from >= rules.count || to >= rules.count) return false;
  const offset = rules.acceptOf[from * rules.count + to];
  if (table.len[to] + count2 > rules.limit[to]) return false;
  if (offset >= 0) {
    const lead = face[table.idAt(from, count2 - 1)];
    return admits(rules.accepts[offset + rowOf(table, to) * 64 + lead], count2, table.len[from]);
  }
  return offset === ASKS ? ask2(table, from, to, lifted(table, from, count2)) : false;
}
function rowOf(table, pile) {
  const onto = table.top[pile];
  return onto === EMPTY && table.rules.likeOf[pile] >= 0 ? baseRow(table, table.rules.likeOf[pile]) : onto;
}
function baseRow(table, group) {
  const { rules, slots, up, cards } = table;
  for (let b = 0; b < rules.bases.length; b++) {
    const pile = rules.bases[b];
    if (rules.group[pile] !== group || table.len[pile] === 0) continue;
    const lowest = slots[pile << table.shift];
    if (up[lowest]) return BASED + cards[lowest].rank;
  }
  return EMPTY;
}
function lifted(table, from, count2) {
  const moved = [];
  for (let depth = count2 - 1; depth >= 0; depth--) moved.push(table.cards[table.idAt(from, depth)]);
  return moved;
}
function ask2(table, from, to, moved) {
  const { rules, cards, variant } = table;
  const ofCards = rules.acceptCards[to];
  try {
    if (ofCards) return ofCards(moved);
    const onto = table.len[to] > 0 && table.up[table.idAt(to, 0)] ? cards[table.idAt(to, 0)] : null;
    return rules.acceptFns[to](moved, onto, table.view, rules.ids[to], rules.ids[from]);
  } catch (error) {
    throw asContractError(variant.id, `accept of pile ${rules.ids[to]}`, error);
  }
}
function pairs(table, a, b) {
  if (!table.variant.pair || a === b || table.rules.discard < 0 || movable(table, a) === 0 || movable(table, b) === 0) return false;
  return leaveTogether(table, a, b);
}
function leaveTogether(table, a, b) {
  const { rules, top } = table;
  const pair = table.variant.pair;
  if (typeof pair === "function") return either(askPair(table, a, b), askPair(table, b, a));
  return rules.together[top[a] * 64 + top[b]] ??= either(askPair(table, a, b), askPair(table, b, a));
}
function askPair(table, a, b) {
  const { rules, cards, variant } = table;
  const pair = variant.pair;
  const one = cards[table.idAt(a, 0)];
  const two = cards[table.idAt(b, 0)];
  try {
    return typeof pair === "function" ? pair.call(variant, one, two, table.view, rules.ids[a], rules.ids[b]) : pair.cards(one, two);
  } catch (error) {
    throw asContractError(variant.id, "pair", error);
  }
}
function actionReason(table, action, pile = 0) {
  const { rules } = table;
  const { name } = rules.actions[action];
  try {
    return table.variant.actions[name].when(table.view, table.options, actionPile(rules, action, pile));
  } catch (error) {
    throw asContractError(table.variant.id, `actions.${name}.when`, error);
  }
}
function actionPile({ ids, actions }, action, pile) {
  const { each, piles } = actions[action];
  return ids[each ? pile : piles[0] ?? 0];
}
function isLegal(table, move) {
  const from = fromOf(move);
  switch (kindOf(move)) {
    case CARDS:
      return from < table.rules.count && toOf(move) < table.rules.count && canLift(table, from, countOf(move)) && accepts(table, from, toOf(move), countOf(move)) === true;
    case ACTION:
      return from < table.actionNames.length && isActionOn(table, from, toOf(move)) && actionReason(table, from, toOf(move)) === true;
    default:
      return from < table.rules.count && toOf(move) < table.rules.count && pairs(table, from, toOf(move)) === true;
  }
}
function list(table, out) {
  const { rules, top } = table;
  const n = rules.count;
  gatherCandidates(table);
  let moves = 0;
  const lo = facesLo;
  const hi = facesHi;
  for (let t = 0; t < rules.targets.length; t++) {
    const to = rules.targets[t];
    const onto = top[to];
    const mask = (to * 54 + onto) * 2;
    if ((rules.masks[mask] & lo) === 0 && (rules.masks[mask + 1] & hi) === 0) continue;
    const twin = twinOf(table, to);
    if (twin >= 0 && onto === EMPTY) continue;
    const row = onto === EMPTY ? rowOf(table, to) : onto;
    const room = rules.limit[to] - table.len[to];
    for (let i = 0; i < candidates; i++) {
      const from = candidatePile[i];
      if (from === to || twin >= 0 && twin !== from) continue;
      const offset = rules.acceptOf[from * n + to];
      const count2 = candidateCount[i];
      if (count2 > room) continue;
      if (offset >= 0 ? admits(rules.accepts[offset + row * 64 + candidateFace[i]], count2, table.len[from]) : offset === ASKS && ask2(table, from, to, candidateCards[i] ??= lifted(table, from, count2)) === true) {
        if (moves === out.length) return moves;
        out[moves++] = cardsMove(from, to, count2);
      }
    }
  }
  if (table.variant.pair && rules.discard >= 0) moves = listPairs(table, out, moves);
  const { actions } = rules;
  for (let action = 0; action < actions.length; action++) {
    if (actions[action].each) moves = listAction(table, action, out, moves);
    else if (moves < out.length && actionReason(table, action) === true) out[moves++] = actionMove(action);
  }
  return moves;
}
function gatherCandidates(table) {
  const { rules, len, top, slots, up, face, shift } = table;
  candidates = candidateCards.length = 0;
  facesLo = facesHi = 0;
  for (let s = 0; s < rules.sources.length; s++) {
    const pile = rules.sources[s];
    const length = len[pile];
    const onTop = top[pile];
    if (length === 0 || onTop > EMPTY) continue;
    if ((onTop < 32 ? facesLo >>> onTop & 1 : facesHi >>> (onTop & 31) & 1) && twinOf(table, pile) >= 0) continue;
    if (rules.anyCovered && isCovered(table, pile)) continue;
    const take = rules.take[pile];
    const bottom = pile << shift;
    if (take === TAKE_ALL) {
      const most = movable(table, pile);
      if (most > 0) add(pile, most, face[slots[bottom]]);
      continue;
    }
    if (take === TAKE_ASKS) {
      const most = movable(table, pile);
      for (let count2 = 1; count2 <= most; count2++) add(pile, count2, face[slots[bottom + length - count2]]);
      continue;
    }
    let place = bottom + length - 1;
    add(pile, 1, onTop);
    if (take === TAKE_TOP) continue;
    const link = rules.runOf[pile];
    for (let count2 = 2; place > bottom; count2++, place--) {
      const under = slots[place - 1];
      if (!up[under] || take !== TAKE_ANY && !rules.links[link + face[under] * 64 + face[slots[place]]]) break;
      add(pile, count2, face[under]);
    }
  }
}
function add(pile, count2, face) {
  candidatePile[candidates] = pile;
  candidateCount[candidates] = count2;
  candidateFace[candidates++] = face;
  if (face < 32) facesLo |= 1 << face;
  else facesHi |= 1 << (face & 31);
}
function twinOf(table, pile) {
  const { earlier } = table.rules;
  const one = table.hash1[pile];
  for (let twin = earlier[pile]; twin >= 0; twin = earlier[twin])
    if (table.hash1[twin] === one && table.hash2[twin] === table.hash2[pile] && table.len[twin] === table.len[pile]) return twin;
  return -1;
}
function listPairs(table, out, moves) {
  const { sources } = table.rules;
  let exposed = 0;
  for (let s = 0; s < sources.length; s++) if (movable(table, sources[s]) > 0) exposedPile[exposed++] = sources[s];
  for (let i = 0; i < exposed; i++) {
    const a = exposedPile[i];
    for (let j = i + 1; j < exposed; j++)
      if (leaveTogether(table, a, exposedPile[j]) === true && moves < out.length) out[moves++] = pairMove(a, exposedPile[j]);
  }
  return moves;
}
function listAction(table, action, out, moves) {
  for (const pile of table.rules.actions[action].piles)
    if (moves < out.length && twinOf(table, pile) < 0 && actionReason(table, action, pile) === true)
      out[moves++] = actionMove(action, pile);
  return moves;
}
var MAX_MOVES, either, isActionOn, candidates, facesLo, facesHi, candidatePile, candidateCount, candidateFace, candidateCards, exposedPile;
var init_legal = __esm({
  "packages/core/src/moves/legal.ts"() {
    "use strict";
    init_move();
    init_problem();
    init_rules();
    MAX_MOVES = 4096;
    either = (one, two) => one === true || two === true || (typeof one === "string" ? one : two);
    isActionOn = (table, action, pile) => {
      const { each, piles } = table.rules.actions[action];
      return each ? piles.includes(pile) : pile === 0;
    };
    candidates = 0;
    facesLo = 0;
    facesHi = 0;
    candidatePile = new Uint8Array(MAX_MOVES);
    candidateCount = new Uint16Array(MAX_MOVES);
    candidateFace = new Uint8Array(MAX_MOVES);
    candidateCards = [];
    exposedPile = new Uint8Array(MAX_PILES);
  }
});

// packages/core/src/table/piles.ts
var Piles, inHand;
var init_piles = __esm({
  "packages/core/src/table/piles.ts"() {
    "use strict";
    init_keys();
    init_random();
    init_rules();
    Piles = class {
      /**
       * All cards on the pack, the first of the dealing order on top; or as they lie on other piles under the same rules.
       * @param faces by card id
       */
      constructor(rules, cards, faces, source) {
        this.rules = rules;
        const n = cards.length;
        const piles = rules.count;
        this.cards = cards;
        this.face = Uint8Array.from(faces);
        this.up = new Uint8Array(n);
        this.shift = Math.max(3, Math.ceil(Math.log2(n)));
        this.slots = new Uint16Array(piles + 1 << this.shift);
        this.len = new Uint16Array(piles + 1);
        this.top = new Uint8Array(piles + 1).fill(EMPTY);
        this.hash1 = new Int32Array(piles + 1);
        this.hash2 = new Int32Array(piles + 1);
        this.mixed1 = new Int32Array(piles + 1);
        this.mixed2 = new Int32Array(piles + 1);
        this.#words = pileWords(this.shift);
        if (source) {
          this.#copyFrom(source);
          return;
        }
        for (let pile = 0; pile < piles; pile++) this.remix(pile);
        for (let id = n - 1; id >= 0; id--) this.put(piles, id);
      }
      rules;
      /** One frozen object per card, by id. */
      cards;
      /** Face by card id. */
      face;
      /** 1 when the card of this id is face up. */
      up;
      /** Card ids: pile p from p << shift on, the lowest card first. The pile after the last is the pack. */
      slots;
      shift;
      len;
      /** The face on top of each pile, or EMPTY or HIDDEN. */
      top;
      /** The two halves of the position's key. Positions that differ in records or in interchanged piles share it. */
      key = new Int32Array(2);
      /** The two halves of each pile's own hash; equal piles of one group have equal ones. */
      hash1;
      hash2;
      /** What each pile adds to the two halves of the key. */
      mixed1;
      mixed2;
      #words;
      #copyFrom(source) {
        this.up.set(source.up);
        this.slots.set(source.slots);
        this.len.set(source.len);
        this.top.set(source.top);
        this.key.set(source.key);
        this.hash1.set(source.hash1);
        this.hash2.set(source.hash2);
        this.mixed1.set(source.mixed1);
        this.mixed2.set(source.mixed2);
      }
      /** The card id so many below the top of a pile. It must exist. */
      idAt(pile, depth) {
        return this.slots[(pile << this.shift) + this.len[pile] - 1 - depth];
      }
      /** All cards lie on foundations and discard piles. */
      allHome() {
        let home = 0;
        for (const pile of this.rules.homes) home += this.len[pile];
        return home === this.cards.length;
      }
      // What follows changes a pile and its own hash; `remix` then brings the position's key up to date.
      /** Takes the top card off. @returns its id */
      take(pile) {
        const place = --this.len[pile];
        const start = pile << this.shift;
        const id = this.slots[start + place];
        this.#toggle(pile, id, place);
        if (place === 0) this.top[pile] = EMPTY;
        else {
          const below = this.slots[start + place - 1];
          this.top[pile] = this.up[below] ? this.face[below] : HIDDEN;
        }
        return id;
      }
      /** Lays a card on top. */
      put(pile, id) {
        const place = this.len[pile]++;
        this.slots[(pile << this.shift) + place] = id;
        this.#toggle(pile, id, place);
        this.top[pile] = this.up[id] ? this.face[id] : HIDDEN;
      }
      /**
       * Carries cards from the top of one pile to the top of another.
       * @param side 1 face up, 0 face down, −1 as they are @param turn reverse their order
       */
      carry(from, to, count2, side, turn) {
        for (let i = 0; i < count2; i++) {
          const id = this.take(from);
          if (side >= 0) this.up[id] = side;
          inHand[i] = id;
        }
        for (let i = 0; i < count2; i++) this.put(to, inHand[turn ? i : count2 - 1 - i]);
      }
      /** The same where one end or both are the lower ones. All cards that stay change their places. */
      carryBelow(from, to, count2, side, turn, below, beneath) {
        const { slots, len, shift, up } = this;
        const source = from << shift;
        const first = below ? source : source + len[from] - count2;
        for (let i = 0; i < count2; i++) {
          const id = slots[first + i];
          if (side >= 0) up[id] = side;
          inHand[turn ? count2 - 1 - i : i] = id;
        }
        if (below) slots.copyWithin(source, source + count2, source + len[from]);
        len[from] -= count2;
        const target = to << shift;
        if (beneath) slots.copyWithin(target + count2, target, target + len[to]);
        slots.set(inHand.subarray(0, count2), beneath ? target : target + len[to]);
        len[to] += count2;
        this.rehash(from);
        if (to !== from) this.rehash(to);
      }
      /** Turns the top card over. @returns its id */
      turnOver(pile) {
        const id = this.take(pile);
        this.up[id] ^= 1;
        this.put(pile, id);
        this.remix(pile);
        return id;
      }
      /** Turns a card under others to this side, 1 up or 0 down; not for the top card alone, whose face `top` shows. */
      turnBelow(pile, depth, side) {
        const id = this.idAt(pile, depth);
        if (this.up[id] === side) return;
        const place = this.len[pile] - 1 - depth;
        this.#toggle(pile, id, place);
        this.up[id] = side;
        this.#toggle(pile, id, place);
      }
      /** Two piles exchange their cards. */
      exchange(one, two) {
        const [a, b, size] = [one << this.shift, two << this.shift, 1 << this.shift];
        const cards = this.slots.slice(a, a + size);
        this.slots.copyWithin(a, b, b + size);
        this.slots.set(cards, b);
        [this.len[one], this.len[two]] = [this.len[two], this.len[one]];
        this.rehash(one);
        this.rehash(two);
      }
      /** Lays a pile in another order. */
      mix(pile, random) {
        shuffle(this.slots, pile << this.shift, this.len[pile], random);
        this.rehash(pile);
      }
      /** After cards were written into the slots directly. */
      rehash(pile) {
        const start = pile << this.shift;
        this.hash1[pile] = this.hash2[pile] = 0;
        const count2 = this.len[pile];
        for (let i = 0; i < count2; i++) this.#toggle(pile, this.slots[start + i], i);
        this.top[pile] = EMPTY;
        if (count2 > 0) {
          const id = this.slots[start + count2 - 1];
          this.top[pile] = this.up[id] ? this.face[id] : HIDDEN;
        }
        this.remix(pile);
      }
      remix(pile) {
        const salt = this.rules.salt[pile] | 0;
        const one = mix1(this.hash1[pile], salt);
        const two = mix2(this.hash2[pile], salt);
        this.key[0] += one - this.mixed1[pile];
        this.key[1] += two - this.mixed2[pile];
        this.mixed1[pile] = one;
        this.mixed2[pile] = two;
      }
      #toggle(pile, id, place) {
        const code = this.up[id] ? this.face[id] : this.face[id] | 64;
        const word = (code << this.shift) + place << 1;
        this.hash1[pile] ^= this.#words[word];
        this.hash2[pile] ^= this.#words[word + 1];
      }
    };
    inHand = new Uint16Array(4096);
  }
});

// packages/core/src/table/shared-rules.ts
function rulesOf(variant, piles) {
  const known2 = last.get(variant);
  if (known2 && same(known2.piles, piles)) return known2;
  const rules = new Rules(variant.id, piles, variant.actions);
  last.set(variant, rules);
  return rules;
}
function same(a, b) {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  return Array.isArray(a) ? Array.isArray(b) && sameLists(a, b) : !Array.isArray(b) && sameObjects(a, b);
}
function sameLists(a, b) {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
  return true;
}
function sameObjects(a, b) {
  let more = 0;
  for (const key in a) {
    if (!(key in b) || !same(a[key], b[key])) return false;
    more--;
  }
  for (const _ in b) more++;
  return more === 0;
}
var last;
var init_shared_rules = __esm({
  "packages/core/src/table/shared-rules.ts"() {
    "use strict";
    init_rules();
    last = /* @__PURE__ */ new WeakMap();
  }
});

// packages/core/src/table/view.ts
var TableView;
var init_view = __esm({
  "packages/core/src/table/view.ts"() {
    "use strict";
    init_legal();
    init_problem();
    TableView = class {
      #table;
      constructor(table) {
        this.#table = table;
      }
      piles(role) {
        const { rules } = this.#table;
        return role === void 0 ? rules.ids : rules.byRole.get(role) ?? [];
      }
      count(pile) {
        return this.#table.len[this.#pile(pile)];
      }
      card(pile, depth = 0) {
        const table = this.#table;
        const index = this.#pile(pile);
        table.looked?.(index, depth);
        if (!(depth >= 0 && depth < table.len[index])) return null;
        const id = table.idAt(index, depth);
        return table.up[id] ? table.cards[id] : null;
      }
      run(pile) {
        return movable(this.#table, this.#open(pile));
      }
      counter(name) {
        return this.#table.counterValue(name);
      }
      move(from, to, { count: count2 = 1, face, turn = false, take, lay } = {}) {
        const source = this.#open(from);
        const target = lay === "bottom" ? this.#open(to) : this.#pile(to);
        const there = this.#table.len[source];
        if (!Number.isInteger(count2) || count2 < 0 || count2 > there || source === target && take === lay)
          throw this.#broken(`move(${from}, ${to}) of ${count2} cards is impossible: there are ${there}`);
        if (count2 === 0) return;
        const side = face === void 0 ? -1 : face === "up" ? 1 : 0;
        if (take === void 0 && lay === void 0) this.#table.moveCards(source, target, count2, side, turn);
        else this.#table.moveBelow(source, target, count2, side, turn, take === "bottom", lay === "bottom");
      }
      flip(pile) {
        const index = this.#open(pile);
        if (this.#table.len[index] === 0) throw this.#broken(`flip(${pile}): the pile is empty`);
        this.#table.flipTop(index);
      }
      shuffle(pile) {
        this.#table.shufflePile(this.#open(pile));
      }
      set(counter, value) {
        if (!Number.isInteger(value) || value < 0 || value > 1e6)
          throw this.#broken(`set(${counter}, ${value}): a counter is an integer from 0 to 1,000,000`);
        this.#table.setCounter(counter, value);
      }
      /** A pile of which more than the top card and the number matters now. */
      #open(id) {
        const pile = this.#pile(id);
        this.#table.looked?.(pile, Infinity);
        return pile;
      }
      #pile(id) {
        const { index, count: count2 } = this.#table.rules;
        const pile = index.get(id) ?? (id === "pack" ? count2 : void 0);
        if (pile === void 0) throw this.#broken(`there is no pile "${id}" on the table`);
        return pile;
      }
      #broken(law) {
        return new ContractError(this.#table.variant.id, SOMEWHERE, law);
      }
    };
  }
});

// packages/core/src/table/word-stack.ts
var WordStack;
var init_word_stack = __esm({
  "packages/core/src/table/word-stack.ts"() {
    "use strict";
    WordStack = class {
      #words;
      /** How many words lie on it. May be lowered, to forget what is above. */
      length = 0;
      /** @param room for so many words before it grows; at least 1 */
      constructor(room) {
        this.#words = new Int32Array(room);
      }
      push(word) {
        if (this.length === this.#words.length) this.#grow();
        this.#words[this.length++] = word;
      }
      /** The last word; there must be one. */
      pop() {
        return this.#words[--this.length];
      }
      /** The word so many above the bottom; it must be there, or have been until the last pops. */
      at(index) {
        return this.#words[index];
      }
      #grow() {
        const larger = new Int32Array(this.#words.length * 2);
        larger.set(this.#words);
        this.#words = larger;
      }
    };
  }
});

// packages/core/src/table/table.ts
var MOVE, FLIP, SHUFFLE, SET, SIDES, TURNED, BELOW, BENEATH, REST_LIMIT, NO_TALLY, Table, cardsOf;
var init_table = __esm({
  "packages/core/src/table/table.ts"() {
    "use strict";
    init_card();
    init_counters();
    init_legal();
    init_move();
    init_piles();
    init_problem();
    init_random();
    init_rules();
    init_shared_rules();
    init_view();
    init_word_stack();
    MOVE = 0;
    FLIP = 1;
    SHUFFLE = 2;
    SET = 3;
    SIDES = 4;
    TURNED = 8;
    BELOW = 16;
    BENEATH = 32;
    REST_LIMIT = 1e4;
    NO_TALLY = Object.freeze({ elapsedMs: 0, mistakes: 0 });
    Table = class _Table extends Piles {
      /**
       * A new deal, or a copy of another table of the same variant that is independent of it and remembers no moves to undo.
       * @throws ContractError when the variant breaks the contract
       */
      constructor(variant, options, start) {
        const source = start instanceof _Table ? start : void 0;
        const faces = start instanceof _Table ? start.face : start.deck;
        const cards = source?.cards ?? cardsOf(faces);
        super(source?.rules ?? ask(variant.id, "table", () => rulesOf(variant, variant.table(options, cards))), cards, faces, source);
        this.variant = variant;
        this.options = options;
        this.#random = source ? source.#random.copy() : start.random;
        this.#counters = new Counters(this.key, variant.records);
        this.view = new TableView(this);
        if (source) {
          this.#counters.copyFrom(source.#counters);
          return;
        }
        ask(variant.id, "deal", () => variant.deal(this.view, options));
        const left = this.len[this.rules.count];
        if (left > 0) throw new ContractError(variant.id, "deal", `must deal every card, but ${left} of ${cards.length} are left on the pack`);
        this.#settle(void 0);
        this.#log.length = 0;
      }
      variant;
      options;
      /** What the player sees, for rules. */
      view;
      /** Where steps are recorded, when someone listens. */
      recorder;
      /** Called with each card that rules look at, counted from the top of its pile; Infinity stands for all, when they lift, turn or shuffle some. */
      looked;
      #random;
      #counters;
      /** What the steps so far changed, the kind of each step last. */
      #log = new WordStack(256);
      /** The log's length before each move. */
      #frames = new WordStack(64);
      #moveInfo = { kind: "cards", from: "", to: "", count: 0 };
      #actionInfo = { kind: "action", action: "", pile: "" };
      /** Moves have consequences in this variant. */
      get #settles() {
        return this.variant.after !== void 0 || this.rules.reveal.length > 0;
      }
      /**
       * A copy in which the face-down cards have changed faces among themselves: a table that looks the same to the player.
       * @param random decides which of the possible ones
       */
      imagine(random) {
        const copy = new _Table(this.variant, this.options, this);
        const hidden = Uint16Array.from(this.cards.keys()).filter((id) => !this.up[id]);
        const faces = Uint8Array.from(hidden, (id) => this.face[id]);
        shuffle(faces, 0, faces.length, random);
        hidden.forEach((id, i) => copy.face[id] = faces[i]);
        copy.cards = cardsOf(copy.face);
        for (let pile = 0; pile < this.rules.count; pile++) copy.rehash(pile);
        return copy;
      }
      /** A copy in which two piles have exchanged their cards: the same position, if they are interchangeable. */
      exchanged(one, two) {
        const copy = new _Table(this.variant, this.options, this);
        copy.exchange(one, two);
        return copy;
      }
      /** How many moves can be undone. */
      get depth() {
        return this.#frames.length;
      }
      /**
       * Plays a move that is legal; legality is not looked at here. Forced consequences belong to the move.
       * @throws ContractError when the variant's rules throw or never rest; the table is then as before
       */
      play(move) {
        this.#frames.push(this.#log.length);
        const kind = kindOf(move);
        if (kind === CARDS) {
          const from = fromOf(move);
          this.moveCards(from, toOf(move), countOf(move), -1, false);
          if (this.#settles) this.#settleOrUndo(move);
          return;
        }
        try {
          if (kind === PAIR) {
            this.moveCards(fromOf(move), this.rules.discard, 1, -1, false);
            this.moveCards(toOf(move), this.rules.discard, 1, -1, false);
          } else {
            const name = this.actionNames[fromOf(move)];
            const where = `actions.${name}.run`;
            const pile = actionPile(this.rules, fromOf(move), toOf(move));
            ask(this.variant.id, where, () => this.variant.actions[name].run(this.view, this.options, pile));
            this.#packEmpty(where);
          }
        } catch (error) {
          this.undo();
          throw error;
        }
        if (this.#settles) this.#settleOrUndo(move);
      }
      /** Takes the last move back. @throws RangeError when there is none */
      undo() {
        if (this.#frames.length === 0) throw new RangeError("There is no move to undo");
        const start = this.#frames.pop();
        while (this.#log.length > start) this.#undoStep();
      }
      /** Forgets how to undo. For a search that starts here. */
      forget() {
        this.#frames.length = this.#log.length = 0;
      }
      /** Names of the variant's actions; an action's index in a move. */
      get actionNames() {
        return this.rules.actionNames;
      }
      /** @throws ContractError when the variant's status throws or returns something else */
      status(tally = NO_TALLY) {
        if (!this.variant.status) return this.allHome() ? "won" : "playing";
        const status = ask(this.variant.id, "status", () => this.variant.status(this.view, this.options, tally));
        if (status !== "playing" && status !== "won" && status !== "lost")
          throw new ContractError(this.variant.id, "status", `must return 'playing', 'won' or 'lost', not ${JSON.stringify(status)}`);
        return status;
      }
      /** Points, never below 0; undefined when the variant counts none. */
      score(tally = NO_TALLY) {
        if (!this.variant.score) return void 0;
        const score = ask(this.variant.id, "score", () => this.variant.score(this.view, this.options, tally));
        if (!Number.isFinite(score)) throw new ContractError(this.variant.id, "score", `must return a number, not ${String(score)}`);
        return Math.max(0, score);
      }
      /** The move in words of piles, for the variant's `rank` and `after`. The object is used again. */
      info(move) {
        const kind = kindOf(move);
        if (kind === ACTION) {
          this.#actionInfo.action = this.actionNames[fromOf(move)];
          this.#actionInfo.pile = actionPile(this.rules, fromOf(move), toOf(move));
          return this.#actionInfo;
        }
        const info = this.#moveInfo;
        info.kind = kind === PAIR ? "pair" : "cards";
        info.from = this.rules.ids[fromOf(move)];
        info.to = this.rules.ids[toOf(move)];
        info.count = countOf(move);
        return info;
      }
      counterValue(name) {
        return this.#counters.valueOf(name);
      }
      /** Values of all counters that are not 0, by name. */
      counters() {
        return this.#counters.all();
      }
      // The four steps. They are the variant's through `view`, and the table's own through moves.
      /** @param side 1 up, 0 down, −1 as they are @param turn reverse their order */
      moveCards(from, to, count2, side, turn) {
        if (count2 === 1 && side < 0) this.put(to, this.take(from));
        else {
          if (side >= 0) this.#logSides(from, count2);
          this.carry(from, to, count2, side, turn);
        }
        this.remix(from);
        this.remix(to);
        this.#write(from | to << 8 | count2 << 16, MOVE | (side >= 0 ? SIDES : 0) | (turn ? TURNED : 0));
        this.recorder?.push(this.#moveStep(from, to, count2, side));
      }
      /** The same where cards are taken from below or laid beneath: still one step. */
      moveBelow(from, to, count2, side, turn, below, beneath) {
        if (side >= 0) this.#logSides(from, count2, below ? this.len[from] - count2 : 0);
        this.carryBelow(from, to, count2, side, turn, below, beneath);
        this.#write(
          from | to << 8 | count2 << 16,
          MOVE | (side >= 0 ? SIDES : 0) | (turn ? TURNED : 0) | (below ? BELOW : 0) | (beneath ? BENEATH : 0)
        );
        this.recorder?.push(this.#moveStep(from, to, count2, side, beneath));
      }
      flipTop(pile) {
        this.#flip(pile);
        this.#write(pile, FLIP);
      }
      shufflePile(pile) {
        const start = pile << this.shift;
        const count2 = this.len[pile];
        for (let i = 0; i < count2; i++) this.#log.push(this.slots[start + i]);
        for (const word of this.#random.state) this.#log.push(word);
        this.mix(pile, this.#random);
        this.#write(pile, SHUFFLE);
        this.recorder?.push({ type: "shuffle", pile: this.#pileName(pile) });
      }
      setCounter(name, value) {
        const index = this.#counters.indexOf(name);
        const old = this.#counters.at(index);
        if (old === value) return;
        this.#log.push(old);
        this.#count(index, value);
        this.#write(index, SET);
      }
      #flip(pile) {
        const id = this.turnOver(pile);
        this.recorder?.push({ type: "flip", pile: this.#pileName(pile), card: id, face: this.up[id] ? "up" : "down" });
      }
      #count(index, value) {
        this.#counters.set(index, value);
        this.recorder?.push({ type: "set", counter: this.#counters.nameOf(index), value });
      }
      #write(payload, type) {
        this.#log.push(payload);
        this.#log.push(type);
      }
      /** @param above how many cards lie on those that go */
      #logSides(from, count2, above = 0) {
        for (let start = 0; start < count2; start += 32) {
          let bits2 = 0;
          for (let i = start; i < Math.min(count2, start + 32); i++) bits2 |= this.up[this.idAt(from, above + i)] << i - start;
          this.#log.push(bits2);
        }
      }
      #undoStep() {
        const type = this.#log.pop();
        const payload = this.#log.pop();
        switch (type & 3) {
          case MOVE: {
            const from = payload & 255;
            const to = payload >> 8 & 255;
            const count2 = payload >>> 16;
            if (type === MOVE && count2 === 1) this.put(from, this.take(to));
            else if (type & (BELOW | BENEATH)) {
              this.#undoBelow(from, to, count2, type);
              return;
            } else {
              const turned = (type & TURNED) !== 0;
              if (type & SIDES) this.#restoreSides(to, count2, turned);
              this.carry(to, from, count2, -1, turned);
            }
            this.remix(from);
            this.remix(to);
            this.recorder?.push(this.#moveStep(to, from, count2, -1));
            return;
          }
          case FLIP:
            this.#flip(payload);
            return;
          case SHUFFLE: {
            for (let i = 3; i >= 0; i--) this.#random.state[i] = this.#log.pop();
            const start = payload << this.shift;
            for (let i = this.len[payload] - 1; i >= 0; i--) this.slots[start + i] = this.#log.pop();
            this.rehash(payload);
            this.recorder?.push({ type: "shuffle", pile: this.#pileName(payload) });
            return;
          }
          default:
            this.#count(payload, this.#log.pop());
        }
      }
      #undoBelow(from, to, count2, type) {
        const [turned, below, beneath] = [(type & TURNED) !== 0, (type & BELOW) !== 0, (type & BENEATH) !== 0];
        if (type & SIDES) this.#restoreSides(to, count2, turned, beneath ? this.len[to] - count2 : 0);
        this.carryBelow(to, from, count2, -1, turned, beneath, below);
        this.recorder?.push(this.#moveStep(to, from, count2, -1, below));
      }
      /**
       * The sides of cards that are about to go back, from the log; the bits were counted from the top of their old pile
       * down, which is the other way round when the cards were turned.
       * @param above how many cards lie on them
       */
      #restoreSides(pile, count2, turned, above = 0) {
        const first = this.#log.length -= Math.ceil(count2 / 32);
        for (let depth = 0; depth < count2; depth++) {
          const i = turned ? count2 - 1 - depth : depth;
          this.turnBelow(pile, above + depth, this.#log.at(first + (i >> 5)) >>> (i & 31) & 1);
        }
      }
      #moveStep(from, to, count2, side, beneath = false) {
        const lowest = beneath ? this.len[to] - 1 : count2 - 1;
        const cards = Array.from({ length: count2 }, (_, i) => this.idAt(to, lowest - i));
        const step = { type: "move", from: this.#pileName(from), to: this.#pileName(to), cards };
        return { ...step, ...side >= 0 && { face: side ? "up" : "down" }, ...beneath && { beneath } };
      }
      #pileName(pile) {
        return this.rules.ids[pile] ?? "pack";
      }
      #settleOrUndo(move) {
        try {
          this.#settle(move);
        } catch (error) {
          this.undo();
          throw error;
        }
      }
      #packEmpty(where) {
        const left = this.len[this.rules.count];
        if (left > 0)
          throw new ContractError(this.variant.id, where, `must leave no card on the pack, but ${left} of ${this.cards.length} lie there`);
      }
      /** Exposed cards turn up and `after` runs until nothing changes. @param move absent after the deal */
      #settle(move) {
        const { variant, rules } = this;
        let info = move === void 0 ? void 0 : this.info(move);
        for (let round = 0; ; round++) {
          const before = this.#log.length;
          for (const pile of rules.reveal) if (this.top[pile] === HIDDEN && !isCovered(this, pile)) this.flipTop(pile);
          if (variant.after) {
            let answer;
            try {
              answer = variant.after(this.view, this.options, info);
            } catch (error) {
              throw asContractError(variant.id, "after", error);
            }
            if (isPromise(answer)) throw new ContractError(variant.id, "after", NOT_ASYNC);
            this.#packEmpty("after");
          }
          if (this.#log.length === before) return;
          if (round === REST_LIMIT)
            throw new ContractError(variant.id, "after", "must come to rest, but still changes the table after 10,000 rounds");
          info = void 0;
        }
      }
    };
    cardsOf = (faces) => Object.freeze(Array.from(faces, (face, id) => makeCard(id, face)));
  }
});

// packages/core/src/game/deal.ts
function deal(variant, request = {}) {
  checkVariant(variant);
  const options = completeOptions(variant, request.options);
  if (!options.ok) return options;
  const spec = ask(variant.id, "deck", () => variant.deck(options.value));
  if (typeof spec !== "object") throw new ContractError(variant.id, "deck", `must say which cards there are, not ${String(spec)}`);
  if (request.deck !== void 0) {
    const deck2 = parseDeck(request.deck, spec);
    if (!deck2.ok) return deck2;
    const source = { deck: formatDeck(deck2.value) };
    return ok({ table: new Table(variant, options.value, { deck: deck2.value, random: randomOf(source) }), options: options.value, source });
  }
  const seed = parseSeed(request.seed ?? 0);
  if (seed === void 0) return fail("seed-bad", { seed: String(request.seed) });
  const random = randomOf({ seed });
  const deck = numberedDeck(variant, seed, options.value, spec) ?? shuffledDeck(spec, random);
  return ok({ table: new Table(variant, options.value, { deck, random }), options: options.value, source: { seed } });
}
function numberedDeck(variant, seed, options, spec) {
  if (!variant.numbered || typeof seed !== "number") return void 0;
  const text = ask(variant.id, "numbered", () => variant.numbered(seed, options));
  if (text === void 0) return void 0;
  if (typeof text !== "string") throw new ContractError(variant.id, "numbered", "must give a deck as a text");
  const deck = parseDeck(text, spec);
  if (!deck.ok) throw new ContractError(variant.id, "numbered", `must give the deck of deal ${seed}: ${deck.error.message}`);
  return deck.value;
}
function checkVariant(value) {
  const v = value;
  const id = typeof v?.id === "string" ? v.id : "?";
  const broken = (where, law) => {
    throw new ContractError(id, where, law);
  };
  if (typeof v !== "object" || v === null) return broken("module", "must export a variant as its default export");
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) broken("id", `must be lower-case words joined by hyphens, not ${JSON.stringify(v.id)}`);
  if (v.api !== API) broken("api", `speaks version ${JSON.stringify(v.api)} of the contract; this core speaks ${API}`);
  for (const need of Array.isArray(v.needs) ? v.needs : [])
    if (!KNOWN.includes(String(need))) broken("needs", `names ${JSON.stringify(need)}, which this core does not know; a newer one may`);
  if (!Number.isInteger(v.rules) || v.rules < 1) broken("rules", "must be a whole number from 1");
  for (const values of Object.values(v.options ?? broken("options", "must be an object, if only an empty one")))
    if (!Array.isArray(values) || values.length === 0 || !values.every((value2) => typeof value2 === "string" || Number.isFinite(value2)) || new Set(values.map(String)).size < values.length)
      broken("options", "must list the values of each option: texts or numbers, each once");
  for (const name of ["deck", "table", "deal"]) if (typeof v[name] !== "function") broken(name, "must be a function");
  for (const locale of ["de", "en"])
    if (typeof v.strings?.[locale]?.name !== "string") broken("strings", `must have words in "${locale}"`);
}
var API, KNOWN;
var init_deal = __esm({
  "packages/core/src/game/deal.ts"() {
    "use strict";
    init_deck();
    init_options();
    init_problem();
    init_random();
    init_table();
    API = 1;
    KNOWN = [];
  }
});

// packages/core/src/moves/gesture.ts
function usefulness(table, move) {
  const { variant, view } = table;
  return variant.rank && ask(variant.id, "rank", () => variant.rank(view, table.info(move)));
}
var init_gesture = __esm({
  "packages/core/src/moves/gesture.ts"() {
    "use strict";
    init_problem();
  }
});

// packages/core/src/moves/notation.ts
function formatMove(table, move) {
  const { ids, actions } = table.rules;
  const kind = kindOf(move);
  if (kind === ACTION) {
    const { name, each } = actions[fromOf(move)];
    return each ? `${name}@${ids[toOf(move)]}` : name;
  }
  if (kind === PAIR) return `${ids[fromOf(move)]}+${ids[toOf(move)]}`;
  const count2 = countOf(move);
  return `${ids[fromOf(move)]}>${ids[toOf(move)]}${count2 > 1 ? `*${count2}` : ""}`;
}
var init_notation = __esm({
  "packages/core/src/moves/notation.ts"() {
    "use strict";
    init_move();
  }
});

// packages/core/src/search.ts
var init_search = __esm({
  "packages/core/src/search.ts"() {
    "use strict";
    init_card();
    init_deck();
    init_random();
    init_deal();
    init_gesture();
    init_legal();
    init_move();
    init_notation();
    init_rules();
    init_table();
  }
});

// packages/solver/src/line.ts
function shorten(source, line, work = WORK) {
  const table = new Table(source.variant, source.options, source);
  let moves = [...withoutLoops(table, line)];
  for (let round = 0; round < 2 && moves.length * BRANCHES < work; round++) {
    work -= moves.length * BRANCHES;
    moves = withShortcuts(table, moves);
  }
  for (let piece = 2 ** Math.floor(Math.log2(Math.max(1, moves.length / 2))); piece >= 1; piece /= 2) {
    const leads = [];
    for (const move of moves) leads.push(play(table, move));
    for (let i = Math.max(0, moves.length - piece); i >= 0 && work > 0; i -= Math.max(1, piece >> 1)) {
      while (table.depth > i) table.undo();
      work -= moves.length - i;
      const rest = restWins(table, moves, leads, i + piece);
      if (rest) {
        moves = [...moves.slice(0, i), ...rest];
        leads.length = i;
        for (const move of rest) leads.push(play(table, move));
      }
    }
    while (table.depth > 0) table.undo();
  }
  return [...withoutLoops(table, moves)];
}
function play(table, move) {
  const lead = kindOf(move) === CARDS ? table.idAt(fromOf(move), countOf(move) - 1) : -1;
  table.play(move);
  return lead;
}
function withoutLoops(table, line) {
  const last2 = /* @__PURE__ */ new Map();
  const piles = [];
  const look2 = () => {
    last2.set(`${table.key[0]},${table.key[1]}`, piles.length);
    piles.push(Int32Array.of(...table.hash1, ...table.hash2));
  };
  look2();
  for (const move of line) {
    table.play(move);
    look2();
  }
  while (table.depth > 0) table.undo();
  if (last2.size === piles.length) return line;
  const kept = [];
  let legal = true;
  for (let i = last2.get(`${table.key[0]},${table.key[1]}`); i < line.length && legal; i = last2.get(`${table.key[0]},${table.key[1]}`) ?? line.length) {
    const move = renamed(table, line[i], piles[i]);
    legal = isLegal(table, move);
    if (!legal) break;
    table.play(move);
    kept.push(move);
  }
  const won = legal && table.status() === "won";
  while (table.depth > 0) table.undo();
  return won ? kept : line;
}
function renamed(table, move, piles) {
  const kind = kindOf(move);
  if (kind !== CARDS && kind !== PAIR) return move;
  const { rules, hash1, hash2 } = table;
  const n = hash1.length;
  const places = [];
  for (let there = 0; there < rules.count; there++) {
    const alike = (here2) => rules.salt[here2] === rules.salt[there] && hash1[here2] === piles[there] && hash2[here2] === piles[n + there] && !places.includes(here2);
    let here = alike(there) ? there : 0;
    while (here < rules.count && !alike(here)) here++;
    places.push(here);
  }
  const [from, to] = [places[fromOf(move)], places[toOf(move)]];
  return kind === PAIR ? pairMove(from, to) : cardsMove(from, to, countOf(move));
}
function withShortcuts(table, line) {
  const ahead = /* @__PURE__ */ new Map();
  for (const [i, move] of line.entries()) {
    table.play(move);
    ahead.set(placeOf2(table), i + 1);
  }
  while (table.depth > 0) table.undo();
  const kept = [];
  const moves = new Int32Array(MAX_MOVES);
  for (let i = 0; i < line.length; ) {
    let best2 = line[i];
    let to = i + 1;
    const count2 = list(table, moves);
    for (let m = 0; m < count2; m++) {
      table.play(moves[m]);
      const there = ahead.get(placeOf2(table));
      table.undo();
      if (there !== void 0 && there > to) [best2, to] = [moves[m], there];
    }
    table.play(best2);
    kept.push(best2);
    i = to;
  }
  while (table.depth > 0) table.undo();
  return kept;
}
function placeOf2(table) {
  let one = table.key[0];
  let two = table.key[1];
  for (let pile = 0; pile < table.rules.count; pile++) {
    one = Math.imul(one ^ table.hash1[pile], 2654435761);
    two = Math.imul(two + table.hash2[pile], 2246822507) ^ two >>> 15;
    one ^= one >>> 13;
  }
  return (one >>> 0) * 2097152 + (two >>> 11);
}
function restWins(table, line, leads, next) {
  const depth = table.depth;
  const played = [];
  let legal = true;
  for (let i = next; i < line.length && legal; i++) {
    let move = line[i];
    if (leads[i] >= 0) {
      const from = isOn(table, leads[i], fromOf(move), countOf(move)) ? fromOf(move) : pileOf(table, leads[i]);
      if (from === toOf(move)) continue;
      move = cardsMove(from, toOf(move), countOf(move));
      legal = isOn(table, leads[i], from, countOf(move));
    }
    legal &&= isLegal(table, move);
    if (!legal) break;
    table.play(move);
    played.push(move);
  }
  const won = legal && table.status() === "won";
  while (table.depth > depth) table.undo();
  return won ? played : void 0;
}
function pileOf(table, card) {
  const { rules, len, shift, slots } = table;
  for (let pile = 0; pile < rules.count; pile++)
    for (let place = (pile << shift) + len[pile] - 1; place >= pile << shift; place--) if (slots[place] === card) return pile;
  return -1;
}
var BRANCHES, WORK, isOn;
var init_line = __esm({
  "packages/solver/src/line.ts"() {
    "use strict";
    init_search();
    BRANCHES = 16;
    WORK = 1e6;
    isOn = (table, card, pile, count2) => table.len[pile] >= count2 && table.idAt(pile, count2 - 1) === card;
  }
});

// packages/core/src/index.ts
var init_src = __esm({
  "packages/core/src/index.ts"() {
    "use strict";
    init_options();
  }
});

// packages/solver/src/bits.ts
function scramble2(x) {
  x = Math.imul(x ^ x >>> 16, 569420461);
  x = Math.imul(x ^ x >>> 15, 1935289751);
  return x ^ x >>> 15;
}
function bitsOf(word) {
  word -= word >>> 1 & 1431655765;
  word = (word & 858993459) + (word >>> 2 & 858993459);
  return Math.imul(word + (word >>> 4) & 252645135, 16843009) >>> 24;
}
var init_bits = __esm({
  "packages/solver/src/bits.ts"() {
    "use strict";
  }
});

// packages/solver/src/evaluate.ts
var WORST, Evaluation;
var init_evaluate = __esm({
  "packages/solver/src/evaluate.ts"() {
    "use strict";
    init_search();
    init_bits();
    WORST = 16383;
    Evaluation = class {
      constructor(table, traits, weights, wasteBound) {
        this.weights = weights;
        this.#wasteBound = wasteBound;
        this.#table = table;
        this.#traits = traits;
        const n = table.rules.count;
        this.#kind = new Uint8Array(n);
        for (const pile of traits.columns) this.#kind[pile] = 1;
        for (const pile of traits.cells) this.#kind[pile] = 2;
        for (const pile of traits.wastes) this.#kind[pile] = 3;
        for (const pile of traits.reserves) this.#kind[pile] = 5;
        for (const pile of traits.stocks) this.#kind[pile] = 4;
        for (const pile of traits.homes) this.#kind[pile] = 0;
        this.#seen1 = Int32Array.from(table.hash1.subarray(0, n));
        this.#seen2 = Int32Array.from(table.hash2.subarray(0, n));
        this.#share = new Int32Array(n);
        for (let pile = 0; pile < n; pile++) this.#sum += this.#share[pile] = this.#work(pile);
      }
      weights;
      #table;
      #traits;
      /** What kind of share each pile has: 0 none, 1 column, 2 cell, 3 waste, 4 stock, 5 reserve. */
      #kind;
      #seen1;
      #seen2;
      #share;
      #wasteBound;
      #sum = 0;
      /** The value of the table's position now. */
      value() {
        const { hash1, hash2 } = this.#table;
        const seen1 = this.#seen1;
        const seen2 = this.#seen2;
        for (let pile = 0; pile < seen1.length; pile++) {
          if (seen1[pile] === hash1[pile] && seen2[pile] === hash2[pile]) continue;
          seen1[pile] = hash1[pile];
          seen2[pile] = hash2[pile];
          const share = this.#work(pile);
          this.#sum += share - this.#share[pile];
          this.#share[pile] = share;
        }
        const value = this.#sum + this.#whole();
        return value < 0 ? 0 : value > WORST ? WORST : value;
      }
      /** What is no sum over piles. */
      #whole() {
        const { full, landing, next } = this.weights;
        const { cells, columns, wantsLo, wantsHi } = this.#traits;
        const { len, top } = this.#table;
        let cost = next > 0 ? next * this.#onNext() : 0;
        if (full > 0) {
          let taken = 0;
          for (let c = 0; c < cells.length; c++) if (len[cells[c]] > 0) taken++;
          cost += taken * taken * full >> 2;
        }
        if (landing > 0) {
          let lo = 0;
          let hi = 0;
          for (let c = 0; c < columns.length; c++) {
            const face = top[columns[c]];
            if (face >= EMPTY) continue;
            lo |= wantsLo[face];
            hi |= wantsHi[face];
          }
          cost -= landing * (bitsOf(lo) + bitsOf(hi));
        }
        return cost;
      }
      /** Cards that lie on those which some foundation takes now. */
      #onNext() {
        const { foundations, columns } = this.#traits;
        const { top, len, slots, face, shift, rules } = this.#table;
        let lo = 0;
        let hi = 0;
        for (let f = 0; f < foundations.length; f++) {
          const row = (foundations[f] * 54 + top[foundations[f]]) * 2;
          lo |= rules.masks[row];
          hi |= rules.masks[row + 1];
        }
        let cards = 0;
        for (let c = 0; c < columns.length; c++) {
          const start = columns[c] << shift;
          const size = len[columns[c]];
          for (let i = 0; i < size; i++) {
            const card = face[slots[start + i]];
            if ((card < 32 ? lo : hi) & 1 << (card & 31)) cards += size - 1 - i;
          }
        }
        return cards;
      }
      #work(pile) {
        const { weights } = this;
        const len = this.#table.len[pile];
        switch (this.#kind[pile]) {
          case 0:
            return 0;
          case 1:
            return len === 0 ? this.#traits.columnsOpen ? -weights.empty : 0 : this.#column(pile, len);
          case 2:
            return len === 0 ? 0 : len * (weights.out + weights.cell) + (weights.rankCell * this.#traits.order[this.#table.face[this.#table.idAt(pile, 0)]] >> 2);
          case 3:
            return this.#column(pile, len) + len * weights.waste + (weights.buried > 0 && this.#wasteBound ? weights.buried * this.#wasteBound.tight() >> 2 : 0);
          case 4:
            return len * weights.out;
          default:
            return len * (weights.out + weights.reserve);
        }
      }
      #column(pile, len) {
        const { slots, face, up, shift, rules } = this.#table;
        const { order } = this.#traits;
        const { out, over, deep, hidden, unfit, loose, closing, far, same: same2 } = this.weights;
        const start = pile << shift;
        const link = rules.runOf[pile];
        const building = this.#kind[pile] === 1;
        let cost = len * out;
        let lowest = 127;
        let under = -1;
        for (let i = 0; i < len; i++) {
          const id = slots[start + i];
          const card = face[id];
          const rank = order[card];
          if (rank > lowest) {
            cost += over + far * (rank - lowest);
            if (same2 > 0) {
              const suit = suitOf(card);
              for (let j = 0; j < i; j++) {
                const below = face[slots[start + j]];
                if (suitOf(below) === suit && order[below] < rank) {
                  cost += same2;
                  break;
                }
              }
            }
            if (deep > 0) {
              for (let j = 0; j < i; j++) if (order[face[slots[start + j]]] < rank) cost += deep;
            }
          } else lowest = rank;
          if (building) {
            if (!up[id]) {
              cost += hidden;
              under = HIDDEN;
            } else {
              if (under === HIDDEN || under >= 0 && !this.#traits.wants(under, card)) cost += unfit;
              else if (under >= 0 && link >= 0) {
                const linked = rules.links[link + under * 64 + card] > 0;
                if (closing > 0 && this.#traits.wantsLo[card] === 0 && this.#traits.wantsHi[card] === 0) cost += linked ? closing : 0;
                else if (!linked) cost += loose;
              }
              under = card;
            }
          }
        }
        return cost;
      }
    };
  }
});

// packages/solver/src/affinity.ts
function find({ rules, cards, face, view }, piles) {
  const lo = new Int32Array(64);
  const hi = new Int32Array(64);
  const asks = (over, under, to, from) => rules.acceptFns[to]([cards[over]], cards[under], view, rules.ids[to], rules.ids[from]) === true;
  const first = piles[0];
  const near = [...piles.subarray(1, 1 + TRIES)];
  const pairs2 = [];
  for (const over of cards.keys())
    for (const under of cards.keys()) {
      if (over === under || !near.some((from) => asks(over, under, first, from))) continue;
      pairs2.push([over, under]);
      const onto = face[under];
      if (onto < 32) lo[face[over]] |= 1 << onto;
      else hi[face[over]] |= 1 << (onto & 31);
    }
  const some = pairs2.slice(0, TRIES);
  const ways = [];
  for (const to of piles)
    for (const from of piles) if (from !== to && some.some(([over, under]) => asks(over, under, to, from))) ways.push(from, to);
  return { piles, lo, hi, ways: Uint8Array.from(ways) };
}
var TRIES, Affinity, APART, LEAST;
var init_affinity = __esm({
  "packages/solver/src/affinity.ts"() {
    "use strict";
    init_search();
    init_bits();
    init_evaluate();
    TRIES = 8;
    Affinity = class _Affinity {
      #table;
      #found;
      #move;
      constructor(table, found, move) {
        this.#table = table;
        this.#found = found;
        this.#move = move;
      }
      /** Undefined where the rules are not of this kind. */
      static of(table, { homes, builds }) {
        const { rules, variant } = table;
        const piles = rules.targets.filter((pile) => rules.acceptFns[pile] !== void 0);
        if (homes.length > 0 || builds || variant.pair || piles.length < 2 || piles.length < rules.targets.length) return void 0;
        try {
          return new _Affinity(table, find(table, piles), 0);
        } catch {
          return void 0;
        }
      }
      /** The same for another table of the same rules. @param move what a move that is possible counts */
      on(table, move) {
        return new _Affinity(table, this.#found, move);
      }
      /** A key of the cards on top alone. */
      name(key) {
        const { top } = this.#table;
        const { piles } = this.#found;
        let one = 0;
        let two = 0;
        for (let i = 0; i < piles.length; i++) {
          one = Math.imul(one ^ top[piles[i]], 2654435761);
          two = Math.imul(two + top[piles[i]], 2246822507);
          one ^= one >>> 15;
          two ^= two >>> 13;
        }
        key[0] = one;
        key[1] = two;
      }
      /** How far the position is from being won: lower is better. */
      value() {
        const { top } = this.#table;
        const { piles, ways } = this.#found;
        let lo = 0;
        let hi = 0;
        let count2 = 0;
        for (let i = 0; i < piles.length; i++) {
          const face = top[piles[i]];
          if (face >= EMPTY) continue;
          count2++;
          if (face < 32) lo |= 1 << face;
          else hi |= 1 << (face & 31);
        }
        let together = 0;
        for (let face = 0; face < FACES; face++)
          if ((face < 32 ? lo : hi) & 1 << (face & 31)) together += bitsOf(this.#found.lo[face] & lo) + bitsOf(this.#found.hi[face] & hi);
        let moves = 0;
        for (let i = 0; i < ways.length; i += 2) {
          const over = top[ways[i]];
          const under = top[ways[i + 1]];
          if (over >= EMPTY || under >= EMPTY) continue;
          if ((under < 32 ? this.#found.lo[over] : this.#found.hi[over]) & 1 << (under & 31)) moves++;
        }
        const apart = count2 * (count2 - 1) - together;
        return Math.max(0, Math.min(WORST, APART * apart + LEAST - this.#move * moves));
      }
    };
    APART = 4;
    LEAST = 4096;
  }
});

// packages/solver/src/candidates.ts
var STRATA, Candidates;
var init_candidates = __esm({
  "packages/solver/src/candidates.ts"() {
    "use strict";
    init_evaluate();
    STRATA = 256;
    Candidates = class {
      /**
       * @param width how many are kept
       * @param shared the part of them that is shared out evenly among the strata
       * @param random breaks ties
       */
      constructor(width, shared, random) {
        this.width = width;
        this.shared = shared;
        this.random = random;
        const capacity = width * 4 + 64;
        this.parent = new Int32Array(capacity);
        this.move = new Int32Array(capacity);
        this.value = new Uint16Array(capacity);
        this.stratum = new Uint8Array(capacity);
        this.key1 = new Int32Array(capacity);
        this.key2 = new Int32Array(capacity);
      }
      width;
      shared;
      random;
      size = 0;
      /** Some were dropped because others looked better. */
      dropped = false;
      parent;
      move;
      value;
      stratum;
      key1;
      key2;
      #histogram = new Int32Array(WORST + 1);
      /** Per stratum: how many there are, how many stay, and up to which value. */
      #counts = new Int32Array(STRATA);
      #quotas = new Int32Array(STRATA);
      #limits = new Int32Array(STRATA).fill(WORST);
      /** Per stratum, of those of the last value: how many there are, and for how many there is room. */
      #ties = new Int32Array(STRATA);
      #rooms = new Int32Array(STRATA);
      static bytes(width) {
        return (width * 4 + 64) * 19 + (WORST + 1) * 4 + STRATA * 20;
      }
      add(parent, move, value, stratum, key1, key2) {
        if (value > this.#limits[stratum]) {
          this.dropped = true;
          return;
        }
        if (this.size === this.value.length) this.choose();
        const i = this.size++;
        this.parent[i] = parent;
        this.move[i] = move;
        this.value[i] = value;
        this.stratum[i] = stratum;
        this.key1[i] = key1;
        this.key2[i] = key2;
      }
      /** Keeps `width`, in the order in which they came. */
      choose() {
        if (this.size <= this.width) return;
        const highest = this.#shareOut();
        for (let r = 0; r <= highest; r++) this.#bound(r);
        const { parent, move, value, stratum, key1, key2 } = this;
        const limits = this.#limits;
        let kept = 0;
        for (let i = 0; i < this.size; i++) {
          const r = stratum[i];
          if (value[i] > limits[r]) continue;
          if (value[i] === limits[r]) {
            if (this.random.next() % this.#ties[r]-- >= this.#rooms[r]) continue;
            this.#rooms[r]--;
          }
          parent[kept] = parent[i];
          move[kept] = move[i];
          value[kept] = value[i];
          stratum[kept] = r;
          key1[kept] = key1[i];
          key2[kept] = key2[i];
          kept++;
        }
        this.size = kept;
        this.dropped = true;
      }
      /** Decides how many stay on each stratum. @returns the highest stratum */
      #shareOut() {
        const { value, stratum, size, width } = this;
        const counts2 = this.#counts.fill(0);
        const quotas = this.#quotas.fill(0);
        const histogram = this.#histogram.fill(0);
        let highest = 0;
        for (let i = 0; i < size; i++) {
          histogram[value[i]]++;
          counts2[stratum[i]]++;
          if (stratum[i] > highest) highest = stratum[i];
        }
        let limit = 0;
        for (let room = Math.round(width * (1 - this.shared)); histogram[limit] <= room; ) room -= histogram[limit++];
        let left = width;
        for (let i = 0; i < size; i++)
          if (value[i] < limit) {
            quotas[stratum[i]]++;
            left--;
          }
        while (left > 0) {
          let wanting = 0;
          for (let r = 0; r <= highest; r++) if (counts2[r] > quotas[r]) wanting++;
          const share = Math.max(1, Math.floor(left / wanting));
          for (let r = highest; r >= 0 && left > 0; r--) {
            const more = Math.min(share, counts2[r] - quotas[r], left);
            quotas[r] += more;
            left -= more;
          }
        }
        return highest;
      }
      /** Up to which value those of a stratum stay. */
      #bound(r) {
        let room = this.#quotas[r];
        if (room === this.#counts[r]) {
          this.#limits[r] = WORST + 1;
          return;
        }
        const histogram = this.#histogram.fill(0);
        for (let i = 0; i < this.size; i++) if (this.stratum[i] === r) histogram[this.value[i]]++;
        let limit = 0;
        while (histogram[limit] <= room) room -= histogram[limit++];
        this.#limits[r] = limit;
        this.#ties[r] = histogram[limit];
        this.#rooms[r] = room;
      }
      clear() {
        this.size = 0;
        this.#limits.fill(WORST);
      }
    };
  }
});

// packages/solver/src/listed.ts
var LISTED;
var init_listed = __esm({
  "packages/solver/src/listed.ts"() {
    "use strict";
    init_search();
    LISTED = new Int32Array(MAX_MOVES);
  }
});

// packages/solver/src/position-set.ts
function spread(one, two) {
  const x = Math.imul(one ^ two >>> 11, 2654435761);
  return x ^ x >>> 15;
}
var PositionSet, GROWING, REACH;
var init_position_set = __esm({
  "packages/solver/src/position-set.ts"() {
    "use strict";
    PositionSet = class {
      /** Positions that were overwritten because their neighbourhood was full: they may be met again as new ones. */
      evicted = 0;
      /** Positions held now. */
      size = 0;
      #words;
      #mask;
      #most;
      #grew = false;
      /** @param most the set holds up to 2^most positions of 8 bytes each @param bits … and has room for 2^bits at first */
      constructor(most, bits2 = most) {
        this.#most = most;
        this.#words = new Int32Array(2 << Math.min(bits2, most));
        this.#mask = (1 << Math.min(bits2, most)) - 1;
      }
      /** The bits of the largest set that fits into so many bytes: 10 at least, 26 at most. */
      static bitsFor(bytes) {
        return Math.max(10, Math.min(26, Math.floor(Math.log2(Math.max(1, bytes / GROWING / 8)))));
      }
      /** The most bytes that a set holds at once, with the arguments of its constructor. */
      static most(most, bits2 = most) {
        return (8 << most) * (most > bits2 ? GROWING : 1);
      }
      /** The most bytes held at once so far. */
      get bytes() {
        return this.#words.byteLength * (this.#grew ? GROWING : 1);
      }
      /** Adds a position. @returns whether it is new, as far as the set remembers */
      add(one, two) {
        if (one === 0 && two === 0) one = 1;
        const words = this.#words;
        const first = spread(one, two) & this.#mask;
        for (let i = 0; i < REACH; i++) {
          const place2 = (first + i & this.#mask) << 1;
          const there = words[place2];
          if (there === one && words[place2 + 1] === two) return false;
          if (there === 0 && words[place2 + 1] === 0) {
            words[place2] = one;
            words[place2 + 1] = two;
            if (++this.size > this.#mask * 0.6) this.#grow();
            return true;
          }
        }
        const place = (first + (this.evicted++ & REACH - 1) & this.#mask) << 1;
        words[place] = one;
        words[place + 1] = two;
        return true;
      }
      has(one, two) {
        if (one === 0 && two === 0) one = 1;
        const words = this.#words;
        const first = spread(one, two) & this.#mask;
        for (let i = 0; i < REACH; i++) {
          const place = (first + i & this.#mask) << 1;
          if (words[place] === one && words[place + 1] === two) return true;
          if (words[place] === 0 && words[place + 1] === 0) return false;
        }
        return false;
      }
      #grow() {
        if (this.#mask + 1 >= 2 ** this.#most) return;
        this.#grew = true;
        const old = this.#words;
        this.#words = new Int32Array(old.length * 2);
        this.#mask = this.#mask * 2 + 1;
        this.size = 0;
        for (let i = 0; i < old.length; i += 2) if (old[i] !== 0 || old[i + 1] !== 0) this.add(old[i], old[i + 1]);
      }
      clear() {
        if (this.size > 0) this.#words.fill(0);
        this.size = this.evicted = 0;
      }
    };
    GROWING = 1.5;
    REACH = 16;
  }
});

// packages/solver/src/beam.ts
function faceDown({ len, slots, shift, up }, pile) {
  let cards = 0;
  for (let place = pile << shift; cards < len[pile] && !up[slots[place]]; place++) cards++;
  return cards;
}
var LAST, LONGEST, Beam, bits;
var init_beam = __esm({
  "packages/solver/src/beam.ts"() {
    "use strict";
    init_candidates();
    init_listed();
    init_position_set();
    LAST = 3;
    LONGEST = 4096;
    Beam = class _Beam {
      positions = 0;
      /** The best value met on this stage, for progress. */
      best = 65535;
      stage = 0;
      #table;
      #path;
      #traits;
      #evaluation;
      #settings;
      #parents;
      #moves;
      #levels;
      /** Which of the positions with which the stage began a node descends from: their order is the tree's. */
      #roots;
      #sorting;
      #places;
      #kept;
      #met;
      #metNext;
      #level;
      #next;
      #trail = new Int32Array(LONGEST);
      /** The nodes on the way from the root to where the table is, and the table's depth at each. */
      #onPath = new Int32Array(LONGEST);
      #depths = new Int32Array(LONGEST);
      #at = 0;
      #nodes = 1;
      #from = 0;
      #to = 1;
      #since = 0;
      /** The best node of the first stage, and its value. */
      #leader = 0;
      #leading;
      /** Where the best goal is reached from, −1 while there is none, by which move, and how good it is. */
      #goalFrom = -1;
      #goalMove = 0;
      #goalValue = Infinity;
      #solved;
      #complete = true;
      /** Cards that lie face down in columns at first. */
      #hidden;
      constructor(path, traits, evaluation, settings, random) {
        this.#table = path.table;
        this.#path = path;
        this.#traits = traits;
        this.#evaluation = evaluation;
        this.#settings = settings;
        const { width, nodes, shared = 0 } = settings;
        this.#parents = new Int32Array(nodes + width);
        this.#moves = new Int32Array(nodes + width);
        this.#levels = new Uint16Array(nodes + width);
        this.#roots = new Int32Array(nodes + width);
        this.#sorting = new Int32Array(width + 1);
        this.#places = new Int32Array(width);
        this.#kept = new PositionSet(bits(nodes * 2));
        this.#met = new PositionSet(bits(width * 16));
        this.#metNext = new PositionSet(bits(width * 16));
        this.#level = new Candidates(width, shared, random);
        this.#next = new Candidates(width, shared, random);
        this.#kept.add(this.#path.key[0], this.#path.key[1]);
        this.#depths[0] = this.#table.depth;
        this.#leading = evaluation.value();
        this.#hidden = this.#table.rules.reveal.reduce((sum, pile) => sum + faceDown(this.#table, pile), 0);
      }
      /** Bytes that a beam of these settings holds. */
      static bytes({ width, nodes }) {
        return (nodes + width) * 14 + width * 8 + LONGEST * 12 + (8 << bits(nodes * 2)) + 2 * (8 << bits(width * 16)) + 2 * Candidates.bytes(width);
      }
      get bytes() {
        return _Beam.bytes(this.#settings);
      }
      /** The solution's moves from the root, safe moves included. */
      get line() {
        return this.#solved ?? [];
      }
      /** The first step to the best position of the first stage; undefined when none is better than the root. */
      get towardsBest() {
        return this.#leader === 0 ? void 0 : this.#stepsTo(this.#leader)[0];
      }
      /** The first step on the shortest way to a goal, to the best one of that level. */
      get towardsGoal() {
        return this.#goalFrom < 0 ? void 0 : this.#stepsTo(this.#goalFrom)[0] ?? this.#goalMove;
      }
      /** Nothing was left out: when it runs dry, everything has been seen. */
      get complete() {
        return this.#complete && !this.#level.dropped && !this.#next.dropped && this.#kept.evicted === 0;
      }
      /** A position that is not to be visited. */
      forbid(one, two) {
        this.#kept.add(one, two);
      }
      /** Searches on until so many positions were visited in all. */
      run(until) {
        for (; ; ) {
          while (this.#from < this.#to) {
            if (this.positions >= until) return "running";
            this.#goTo(this.#from);
            if (this.#expand(this.#from++)) return "solved";
          }
          if (!this.#advance()) return "dry";
        }
      }
      /** Chooses the next level, or the first of the next stage. @returns false when there is none */
      #advance() {
        const { nodes, patience } = this.#settings;
        if (this.#goalFrom >= 0 || this.#nodes > nodes || this.#levels[this.#from - 1] >= LONGEST - 2) {
          this.#complete = false;
          return false;
        }
        this.#level.choose();
        let best2 = 65535;
        for (let i = 0; i < this.#level.size; i++) if (this.#level.value[i] < best2) best2 = this.#level.value[i];
        if (best2 < this.best) {
          this.best = best2;
          this.#since = 0;
        } else this.#since++;
        if (this.#level.size > 0 && this.#since <= (this.#next.size === 0 ? patience * LAST : patience)) {
          this.#settle(this.#level, false);
          return true;
        }
        if (this.#level.size > 0) this.#complete = false;
        this.#level.clear();
        this.#met.clear();
        this.#next.choose();
        if (this.#next.size === 0 || this.#settings.firstStage) return false;
        this.#settle(this.#next, true);
        this.#metNext.clear();
        this.stage++;
        this.best = 65535;
        this.#since = 0;
        return true;
      }
      /** The chosen become nodes, on a new stage in the order of the tree: it saves the walker most of its ways. */
      #settle(chosen2, newStage) {
        this.#from = this.#nodes;
        if (newStage) this.#sort(chosen2);
        for (let i = 0; i < chosen2.size; i++) {
          const place = newStage ? this.#places[i] : i;
          if (!this.#kept.add(chosen2.key1[place], chosen2.key2[place])) continue;
          const node = this.#nodes++;
          const parent = chosen2.parent[place];
          this.#parents[node] = parent;
          this.#moves[node] = chosen2.move[place];
          this.#levels[node] = this.#levels[parent] + 1;
          this.#roots[node] = newStage ? i : this.#roots[parent];
          if (this.stage === 0 && !newStage && chosen2.value[place] < this.#leading) {
            this.#leader = node;
            this.#leading = chosen2.value[place];
          }
        }
        this.#to = this.#nodes;
        chosen2.clear();
        this.#met.clear();
      }
      /** Counting sort by the root of the parent. */
      #sort({ size, parent }) {
        const starts = this.#sorting.fill(0);
        for (let i = 0; i < size; i++) starts[this.#roots[parent[i]] + 1]++;
        for (let r = 1; r < starts.length; r++) starts[r] += starts[r - 1];
        for (let i = 0; i < size; i++) this.#places[starts[this.#roots[parent[i]]]++] = i;
      }
      /** Tries all steps from the position on the table. @returns whether one wins */
      #expand(node) {
        const { key } = this.#path;
        const count2 = this.#path.list(LISTED);
        const depth = this.#table.depth;
        const stock = this.#stock();
        for (let i = 0; i < count2; i++) {
          const move = LISTED[i];
          this.#path.step(move);
          this.positions++;
          const status = this.#path.status();
          if (status === "won") {
            this.#solved = [...this.#stepsTo(node), move];
            return true;
          }
          if (status === "playing" && !this.#kept.has(key[0], key[1])) {
            if (this.#stock() === stock) {
              if (this.#met.add(key[0], key[1])) {
                const value = this.#evaluation.value();
                this.#level.add(node, move, value, this.#stratum(), key[0], key[1]);
                if (value < this.#goalValue && this.#settings.goal?.()) [this.#goalFrom, this.#goalMove, this.#goalValue] = [node, move, value];
              }
            } else if (this.#metNext.add(key[0], key[1]))
              this.#next.add(node, move, this.#evaluation.value(), this.#stratum(), key[0], key[1]);
          }
          this.#path.back(depth);
        }
        return false;
      }
      /** How far the position has got by what cannot be taken back: cards home, and cards turned up in columns. */
      #stratum() {
        if (!this.#settings.shared) return 0;
        const { rules, len } = this.#table;
        const { homes } = this.#traits;
        let stratum = this.#hidden;
        for (let h = 0; h < homes.length; h++) stratum += len[homes[h]];
        for (let r = 0; r < rules.reveal.length; r++) stratum -= faceDown(this.#table, rules.reveal[r]);
        return stratum & 255;
      }
      #stock() {
        if (this.#path.talon) return 0;
        let cards = 0;
        for (const pile of this.#traits.stocks) cards += this.#table.len[pile];
        return cards;
      }
      /** Walks the table to a node: back to where the ways part, then on. */
      #goTo(node) {
        let parts = node;
        let steps = 0;
        while (this.#levels[parts] > this.#at || this.#onPath[this.#levels[parts]] !== parts) {
          this.#trail[steps++] = parts;
          parts = this.#parents[parts];
        }
        this.#at = this.#levels[parts];
        this.#path.back(this.#depths[this.#at]);
        while (steps > 0) {
          const next = this.#trail[--steps];
          this.#path.step(this.#moves[next]);
          this.#onPath[++this.#at] = next;
          this.#depths[this.#at] = this.#table.depth;
        }
      }
      #stepsTo(node) {
        const steps = [];
        for (let at = node; at > 0; at = this.#parents[at]) steps.push(this.#moves[at]);
        return steps.reverse();
      }
    };
    bits = (places) => Math.max(8, Math.ceil(Math.log2(places)));
  }
});

// packages/solver/src/waste-bound.ts
function ladderOf({ copies }, lies) {
  const faces = Array.from({ length: FACES }, (_, face) => face).filter((face) => copies[face] > 0);
  const names = faces.map((face) => faces.map((other) => `${Number(lies(face, other))}${Number(lies(other, face))}`).join(""));
  const of = new Int8Array(FACES).fill(-1);
  const under = [];
  for (let before = -1; under.length > before; ) {
    before = under.length;
    for (const [i, face] of faces.entries()) {
      if (of[face] >= 0) continue;
      const on = faces.filter((other) => lies(other, face));
      if (on.some((other) => of[other] < 0) || new Set(on.map((other) => of[other])).size > 1) continue;
      for (const [j, like] of faces.entries()) if (names[j] === names[i]) of[like] = under.length;
      under.push(on.length > 0 ? of[on[0]] : -1);
    }
  }
  return faces.every((face) => of[face] >= 0) ? { of, under: Int8Array.from(under), steps: under.length } : void 0;
}
var WasteBound;
var init_waste_bound = __esm({
  "packages/solver/src/waste-bound.ts"() {
    "use strict";
    init_search();
    WasteBound = class _WasteBound {
      #table;
      #waste;
      #stock;
      #columns;
      #home;
      #column;
      /** Step on the way home → its step in a column. */
      #columnOf;
      /** Cards in the stock at first; and of each card, how many are turned when it is. */
      #turns;
      #first;
      /** Turned so many of them → cards of each step that are not in the stock. */
      #turned;
      #goes;
      #below;
      #forced;
      #cards;
      /** The waste when it was last looked at; per card, what {@link tight} is up to there, and when it leaves at the latest. */
      #ids;
      #tight;
      #until;
      #seen = 0;
      constructor(table, { stocks, wastes, columns }, home, column) {
        this.#table = table;
        this.#waste = wastes[0];
        this.#stock = stocks[0];
        this.#columns = columns.length;
        this.#home = home;
        this.#column = column;
        this.#columnOf = new Int8Array(home.steps);
        const { len, slots, shift, face, cards } = table;
        for (const id of cards.keys()) this.#columnOf[home.of[face[id]]] = column.of[face[id]];
        const { steps } = home;
        const turns = this.#turns = len[this.#stock];
        this.#first = new Int32Array(cards.length);
        this.#turned = new Uint8Array((turns + 1) * steps);
        for (const id of cards.keys()) this.#turned[home.of[face[id]]]++;
        for (let i = 0; i < turns; i++) this.#turned[home.of[face[slots[(this.#stock << shift) + i]]]]--;
        for (let i = 1; i <= turns; i++) {
          const id = table.idAt(this.#stock, i - 1);
          this.#first[id] = i;
          this.#turned.copyWithin(i * steps, (i - 1) * steps, i * steps);
          this.#turned[i * steps + home.of[face[id]]]++;
        }
        this.#goes = new Int32Array(steps);
        this.#below = new Int32Array(steps);
        this.#forced = new Int32Array(column.steps);
        this.#cards = new Int32Array(column.steps);
        this.#ids = new Int32Array(cards.length);
        this.#tight = new Int32Array(cards.length);
        this.#until = new Int32Array(cards.length);
      }
      /** Undefined where there is no such waste, or where it is not clear what goes home and what fills a column. */
      static of(table, traits, ordered) {
        const { rules, face, cards } = table;
        const { stocks, wastes, columns, homes, foundations } = traits;
        if (!ordered?.once || stocks.length !== 1 || wastes.length !== 1 || rules.count !== columns.length + homes.length + 2) return void 0;
        const takes = (pile, onto, over) => (rules.masks[(pile * 54 + onto) * 2 + (over >> 5)] & 1 << (over & 31)) !== 0;
        const home = ladderOf(traits, (under, over) => foundations.some((pile) => takes(pile, under, over)));
        const column = ladderOf(traits, (under, over) => traits.wants(under, over));
        if (!home || !column) return void 0;
        const columnOf = /* @__PURE__ */ new Map();
        for (const id of cards.keys()) {
          const step = home.of[face[id]];
          if ((columnOf.get(step) ?? column.of[face[id]]) !== column.of[face[id]]) return void 0;
          columnOf.set(step, column.of[face[id]]);
        }
        return new _WasteBound(table, traits, home, column);
      }
      /** The sum, over all cards of the waste, of the columns that are filled at least when that card leaves last. */
      tight() {
        const height = this.#look();
        return height === 0 ? 0 : this.#tight[height - 1];
      }
      /** Is it certain that some card can never leave the waste? */
      lost() {
        const height = this.#look();
        return height > 0 && this.#until[height - 1] < this.#turns - this.#table.len[this.#stock];
      }
      /** Looks at what is new in the waste. @returns how many cards lie there */
      #look() {
        const { slots, shift, len, face } = this.#table;
        const { of } = this.#home;
        const ids = this.#ids;
        const start = this.#waste << shift;
        const height = len[this.#waste];
        let same2 = 0;
        while (same2 < height && same2 < this.#seen && ids[same2] === slots[start + same2]) same2++;
        if (same2 < height) {
          const below = this.#below.fill(0);
          for (let i = 0; i < same2; i++) below[of[face[ids[i]]]]++;
          for (let i = same2; i < height; i++) {
            const id = ids[i] = slots[start + i];
            below[of[face[id]]]++;
            const last2 = this.#filled(this.#turns);
            this.#tight[i] = last2 + (i === 0 ? 0 : this.#tight[i - 1]);
            let until = i === 0 ? this.#turns : this.#until[i - 1];
            let filled = until === this.#turns ? last2 : this.#filled(until);
            while (filled > this.#columns && --until >= this.#first[id]) filled = this.#filled(until);
            this.#until[i] = until;
          }
        }
        this.#seen = height;
        return height;
      }
      /** Columns that are filled at least when so many cards are turned and only those `below` are in the waste. */
      #filled(turned) {
        const goes = this.#goes;
        const below = this.#below;
        const columnOf = this.#columnOf;
        const home = this.#home;
        const forced = this.#forced.fill(0);
        const cards = this.#cards.fill(0);
        const first = turned * home.steps;
        for (let s = 0; s < home.steps; s++) {
          const under2 = home.under[s];
          const out = this.#turned[first + s] - below[s];
          const most = under2 < 0 || goes[under2] > out ? out : goes[under2];
          goes[s] = most;
          const step = columnOf[s];
          forced[step] += out - most;
          cards[step] += out;
        }
        let filled = 0;
        const { under, steps } = this.#column;
        for (let s = 0; s < steps; s++) {
          const carrying = under[s] < 0 ? 0 : cards[under[s]];
          const lying = Math.max(forced[s], Math.min(carrying, cards[s]));
          if (lying > carrying) filled += lying - carrying;
          cards[s] = lying;
        }
        return filled;
      }
    };
  }
});

// packages/solver/src/depth-first.ts
function grown(array) {
  const more = new array.constructor(array.length * 2);
  more.set(array);
  return more;
}
var LONGEST2, MOVES, STEPS_AT_FIRST, MOVES_AT_FIRST, STEP, MOVE2, GROWING2, MOST, BUCKETS, FIRST, DepthFirst;
var init_depth_first = __esm({
  "packages/solver/src/depth-first.ts"() {
    "use strict";
    init_search();
    init_listed();
    init_position_set();
    LONGEST2 = 1 << 14;
    MOVES = 1 << 19;
    STEPS_AT_FIRST = 128;
    MOVES_AT_FIRST = 512;
    STEP = 20;
    MOVE2 = 6;
    GROWING2 = 1.5;
    MOST = GROWING2 * (LONGEST2 * STEP + MOVES * MOVE2);
    BUCKETS = 1024;
    FIRST = 14;
    DepthFirst = class {
      positions = 0;
      /** Nothing was left out so far. */
      complete = true;
      #table;
      #path;
      #traits;
      #evaluation;
      #met;
      #moves = new Int32Array(MOVES_AT_FIRST);
      #values = new Uint16Array(MOVES_AT_FIRST);
      #next = new Int32Array(STEPS_AT_FIRST);
      #end = new Int32Array(STEPS_AT_FIRST);
      #depths = new Int32Array(STEPS_AT_FIRST);
      /** Keys of the way down; they matter once the set forgets. */
      #keys = new Int32Array(STEPS_AT_FIRST * 2);
      #onPath = new Uint16Array(BUCKETS);
      /** Bytes that the way down may take. */
      #room;
      #grew = false;
      #depth = -1;
      #won = false;
      constructor(path, traits, { bytes, positions = Infinity, evaluation }) {
        this.#table = path.table;
        this.#path = path;
        this.#traits = traits;
        this.#evaluation = evaluation;
        const bits2 = Math.min(PositionSet.bitsFor(bytes - Math.min(bytes * 3 / 4, MOST)), Math.ceil(Math.log2(positions)));
        this.#met = new PositionSet(bits2, FIRST);
        this.#room = bytes - PositionSet.most(bits2, FIRST) - BUCKETS * 2;
        this.#met.add(this.#path.key[0], this.#path.key[1]);
        this.#enter();
      }
      /** The most bytes held at once so far. */
      get bytes() {
        const way = this.#next.length * STEP + this.#moves.length * MOVE2;
        return BUCKETS * 2 + (this.#grew ? Math.round(way * GROWING2) : way) + this.#met.bytes;
      }
      /** The solution's steps from the root; safe moves are not named. */
      get line() {
        return this.#won ? Array.from({ length: this.#depth + 1 }, (_, i) => this.#moves[this.#next[i] - 1]) : [];
      }
      /** Searches on until so many positions were visited in all. */
      run(until) {
        const { key } = this.#path;
        while (this.#depth >= 0) {
          if (this.#next[this.#depth] === this.#end[this.#depth]) {
            this.#leave();
            continue;
          }
          if (this.positions >= until) return "running";
          this.#path.step(this.#moves[this.#next[this.#depth]++]);
          this.positions++;
          const fresh3 = this.#evaluation !== void 0 || this.#isFresh(key[0], key[1]);
          const status = fresh3 ? this.#path.status() : "lost";
          if (status === "won") {
            this.#won = true;
            return "solved";
          }
          if (status === "lost" || !this.#enter()) this.#path.back(this.#depths[this.#depth]);
        }
        return "dry";
      }
      #isFresh(one, two) {
        if (!this.#met.add(one, two)) return false;
        if (this.#met.evicted === 0 || this.#onPath[one & BUCKETS - 1] === 0) return true;
        for (let d = 0; d <= this.#depth; d++) if (this.#keys[2 * d] === one && this.#keys[2 * d + 1] === two) return false;
        return true;
      }
      /** Opens the position on the table. @returns false when there is no room to go deeper */
      #enter() {
        const first = this.#depth < 0 ? 0 : this.#end[this.#depth];
        const count2 = this.#path.list(LISTED);
        if (!this.#hasRoom(this.#depth + 2, first + count2)) {
          this.complete = false;
          return false;
        }
        const d = ++this.#depth;
        this.#depths[d] = this.#table.depth;
        const { key } = this.#path;
        this.#keys[2 * d] = key[0];
        this.#keys[2 * d + 1] = key[1];
        this.#onPath[key[0] & BUCKETS - 1]++;
        this.#next[d] = first;
        this.#end[d] = first;
        for (let i = 0; i < count2; i++) {
          const move = LISTED[i];
          if (this.#evaluation) this.#look(d, move, this.#evaluation);
          else this.#insert(d, move, this.#rank(move));
        }
        return true;
      }
      /** Is there room for so many steps and moves? Makes it, within the bound. */
      #hasRoom(steps, moves) {
        while (steps > this.#next.length || moves > this.#moves.length) {
          const longer = steps > this.#next.length ? this.#next.length * 2 : this.#next.length;
          const more = moves > this.#moves.length ? this.#moves.length * 2 : this.#moves.length;
          if (longer > LONGEST2 || more > MOVES || GROWING2 * (longer * STEP + more * MOVE2) > this.#room) return false;
          this.#grew = true;
          if (more > this.#moves.length) {
            this.#moves = grown(this.#moves);
            this.#values = grown(this.#values);
          }
          if (longer === this.#next.length) continue;
          this.#next = grown(this.#next);
          this.#end = grown(this.#end);
          this.#depths = grown(this.#depths);
          this.#keys = grown(this.#keys);
        }
        return true;
      }
      #leave() {
        this.#onPath[this.#keys[2 * this.#depth] & BUCKETS - 1]--;
        if (--this.#depth >= 0) this.#path.back(this.#depths[this.#depth]);
      }
      /** Plays a move to see where it leads. */
      #look(d, move, evaluation) {
        const { key } = this.#path;
        this.#path.step(move);
        this.positions++;
        if (this.#isFresh(key[0], key[1])) this.#insert(d, move, evaluation.value());
        this.#path.back(this.#depths[d]);
      }
      /** Cards home first, then the rest, actions and cells last. */
      #rank(move) {
        if (kindOf(move) !== CARDS) return 3;
        const to = toOf(move);
        if (this.#traits.homes.includes(to)) return 0;
        if (this.#traits.cells.includes(to)) return 4;
        if (this.#traits.homes.includes(fromOf(move))) return 5;
        return countOf(move) === this.#table.len[fromOf(move)] ? 2 : 1;
      }
      #insert(d, move, value) {
        let place = this.#end[d]++;
        const first = this.#next[d];
        while (place > first && this.#values[place - 1] > value) {
          this.#values[place] = this.#values[place - 1];
          this.#moves[place] = this.#moves[place - 1];
          place--;
        }
        this.#values[place] = value;
        this.#moves[place] = move;
      }
    };
  }
});

// packages/solver/src/foundation-merging.ts
function asksForTop({ rules }, pile) {
  if (rules.acceptCards[pile]) return false;
  if (rules.acceptFns[pile]) return true;
  const { sources, acceptOf, accepts: accepts2, count: count2 } = rules;
  const row = (from, onto) => {
    const offset = acceptOf[from * count2 + pile];
    return offset < 0 ? "" : accepts2.subarray(offset + onto * 64, offset + onto * 64 + 64).join();
  };
  for (let onto = 1; onto < FACES; onto++) if (sources.some((from) => row(from, onto) !== row(from, 0))) return true;
  return false;
}
var FoundationMerging;
var init_foundation_merging = __esm({
  "packages/solver/src/foundation-merging.ts"() {
    "use strict";
    init_search();
    init_bits();
    FoundationMerging = class _FoundationMerging {
      /** The two halves of the key: of the position at the last {@link look}. */
      key = new Int32Array(2);
      /** A rule looked into one: nothing found this way proves anything. */
      broken = false;
      #table;
      #piles;
      /** Pile → 1 when it matters what lies on top. */
      #topMatters;
      constructor(table, piles) {
        this.#table = table;
        this.#piles = piles;
        const topMatters = Uint8Array.from({ length: table.rules.count }, (_, pile) => Number(asksForTop(table, pile)));
        this.#topMatters = topMatters;
        table.looked = (pile, depth) => {
          if (piles.includes(pile) && (depth > 0 || topMatters[pile] === 0)) this.broken = true;
        };
        this.look();
      }
      /** Undefined where there are none. */
      static of(table, { homes, exclusive }) {
        const { sources, targets: targets2, discard, bases } = table.rules;
        const piles = exclusive ? new Int32Array() : homes.filter((pile) => !sources.includes(pile) && !bases.includes(pile) && (targets2.includes(pile) || pile === discard));
        return piles.length > 0 ? new _FoundationMerging(table, piles) : void 0;
      }
      /** Brings the key up to date. */
      look() {
        const { key, mixed1, mixed2, len, up, face, rules } = this.#table;
        let one = key[0];
        let two = key[1];
        for (let i = 0; i < this.#piles.length; i++) {
          const pile = this.#piles[i];
          const count2 = len[pile];
          one -= mixed1[pile];
          two -= mixed2[pile];
          if (count2 === 0) continue;
          const id = this.#table.idAt(pile, 0);
          const seen = count2 << 7 | (up[id] === 0 ? face[id] | 64 : this.#topMatters[pile] === 0 ? 0 : face[id]);
          one += scramble2(seen ^ rules.salt[pile]);
          two += scramble2(Math.imul(seen, 2654435761) + rules.salt[pile]);
        }
        this.key[0] = one;
        this.key[1] = two;
      }
    };
  }
});

// packages/solver/src/fresh.ts
function fresh({ variant, options }, seed) {
  const random = new Random(seed);
  return new Table(variant, options, { deck: shuffledDeck(variant.deck(options), random), random });
}
var init_fresh = __esm({
  "packages/solver/src/fresh.ts"() {
    "use strict";
    init_search();
  }
});

// packages/solver/src/observe.ts
function observed(source) {
  const { variant, options } = source;
  const name = JSON.stringify(options);
  let known2 = cache2.get(variant);
  if (!known2) cache2.set(variant, known2 = /* @__PURE__ */ new Map());
  const found = known2.get(name) ?? new Watch(source).observed();
  known2.set(name, found);
  return found;
}
function goesAsWell({ rules }, reserve, column) {
  if (rules.take[reserve] !== 1 || rules.take[column] === 0) return false;
  const { count: count2, acceptOf, accepts: accepts2 } = rules;
  for (const to of rules.targets) {
    const [one, other] = [acceptOf[reserve * count2 + to], acceptOf[column * count2 + to]];
    if (one < 0 || to === column) continue;
    for (let place = 0; place < 54 * 64; place++)
      if ((place >> 6 !== EMPTY || rules.homes.includes(to)) && (accepts2[one + place] & 32767) > 0 && (other < 0 || accepts2[other + place] === 0))
        return false;
  }
  return true;
}
var GAMES, MOVES2, cache2, Watch;
var init_observe = __esm({
  "packages/solver/src/observe.ts"() {
    "use strict";
    init_search();
    init_fresh();
    GAMES = 10;
    MOVES2 = 200;
    cache2 = /* @__PURE__ */ new WeakMap();
    Watch = class {
      #source;
      #roleOf;
      /** Stock and waste are all that is asked for, gaps and their filling aside. */
      #gaps = true;
      #fills = false;
      #refills = false;
      #apart = true;
      /** Nothing but faces and records changes by itself, and actions look at stock and waste alone. */
      #quiet = true;
      #waste = true;
      /** Gaps between the columns are filled from a reserve, always as long as there is one. */
      #fromReserve = false;
      #filled = true;
      constructor(source) {
        this.#source = source;
        this.#roleOf = new Map(source.rules.piles.map(({ id, role }) => [id, role]));
      }
      observed() {
        const { variant, rules } = this.#source;
        if (variant.pair || !rules.readable) this.#quiet = false;
        const watched = this.#watched();
        for (let game = 0; game < GAMES && (this.#gaps || this.#apart || this.#quiet); game++) this.#play(watched, game);
        const { reserves, columns } = this.#columns();
        this.#quiet &&= !this.#fromReserve || this.#filled && reserves.every((reserve) => columns.every((column) => goesAsWell(this.#source, reserve, column)));
        return {
          harmless: { columns: this.#quiet, waste: this.#quiet && this.#waste },
          gaps: this.#gaps ? { fills: this.#fills, refills: this.#refills } : void 0,
          apart: this.#apart
        };
      }
      #columns() {
        const { piles } = this.#source.rules;
        const of = (role) => [...piles.keys()].filter((pile) => piles[pile].role === role);
        return { reserves: of("reserve"), columns: of("tableau") };
      }
      /** In every other game actions are done half of the time: they matter most here. */
      #play(watched, game) {
        const { reserves, columns } = this.#columns();
        const random = new Random(game);
        const table = new Table(watched, this.#source.options, fresh(this.#source, game));
        const steps = [];
        table.recorder = steps;
        const moves = new Int32Array(MAX_MOVES);
        for (let i = 0; i < MOVES2; i++) {
          const count2 = list(table, moves);
          if (count2 === 0) return;
          const wanted = table.actionNames.findIndex((_, action) => moves.subarray(0, count2).includes(actionMove(action)));
          const acts = wanted >= 0 && game % 2 === 0 && random.below(2) === 0;
          const move = acts ? actionMove(wanted) : moves[random.below(count2)];
          table.play(move);
          this.#filled &&= reserves.every((pile) => table.len[pile] === 0) || columns.every((pile) => table.len[pile] > 0);
          const own = kindOf(move) === ACTION ? 0 : 1;
          for (const step of steps.splice(0).slice(own)) this.#step(step, own === 1);
        }
      }
      /** @param itself it happened by itself, after cards were laid */
      #step(step, itself) {
        if (step.type === "flip") return;
        if (step.type === "set") {
          if (itself && !this.#isRecord(step.counter)) this.#quiet = false;
        } else if (step.type === "shuffle") this.#quiet = false;
        else if (itself && step.cards.length === 1 && this.#roleOf.get(step.from) === "reserve" && this.#roleOf.get(step.to) === "tableau")
          this.#fromReserve = true;
        else if (itself || !this.#beside(step.from)) this.#quiet = false;
        else if (step.cards.length > 1 && this.#roleOf.get(step.to) === "waste") this.#waste = false;
      }
      #beside(pile) {
        return this.#roleOf.get(pile) === "stock" || this.#roleOf.get(pile) === "waste";
      }
      #isRecord(counter) {
        return this.#source.variant.records?.includes(counter) === true;
      }
      /** The variant with everything watched that its actions and consequences do. */
      #watched() {
        const { variant, options } = this.#source;
        const { after, actions = {} } = variant;
        return {
          ...variant,
          actions: Object.fromEntries(
            Object.entries(actions).map(([name, action]) => [
              name,
              {
                ...action,
                when: (view, _, pile) => action.when(this.#view(view, false), options, pile),
                run: (tx, _, pile) => {
                  action.run(this.#view(tx, false), options, pile);
                }
              }
            ])
          ),
          ...after && {
            after: (tx, _, move) => {
              after(this.#view(tx, true), options, move && this.#secret(move));
            }
          }
        };
      }
      /** A move that tells when somebody asks what it is. */
      #secret(move) {
        return new Proxy(move, {
          get: (target, name) => {
            this.#apart = false;
            return Reflect.get(target, name);
          }
        });
      }
      /** A table that tells what it is asked. @param itself for consequences, which may ask for gaps and fill them */
      #view(tx, itself) {
        const asked = (pile, gap) => {
          if (this.#beside(pile)) {
            if (itself) this.#apart = false;
            return;
          }
          if (!gap) this.#gaps = false;
          if (!itself) this.#quiet = false;
        };
        return {
          piles: (role) => tx.piles(role),
          count: (pile) => {
            asked(pile, itself);
            return tx.count(pile);
          },
          card: (pile, depth) => {
            asked(pile, false);
            return tx.card(pile, depth);
          },
          run: (pile) => {
            asked(pile, false);
            return tx.run(pile);
          },
          counter: (counter) => {
            this.#gaps = false;
            if (itself) this.#apart = false;
            return tx.counter(counter);
          },
          shuffle: (pile) => {
            this.#gaps = false;
            if (itself) this.#apart = false;
            tx.shuffle(pile);
          },
          flip: (pile) => {
            if (!this.#beside(pile)) this.#gaps = false;
            else if (itself) this.#apart = false;
            tx.flip(pile);
          },
          set: (counter, value) => {
            if (!this.#isRecord(counter)) {
              this.#gaps = false;
              if (itself) this.#apart = false;
            }
            tx.set(counter, value);
          },
          move: (from, to, move = {}) => {
            const one = (move.count ?? 1) === 1 && move.face === "up";
            const fill = itself && this.#roleOf.get(to) === "tableau" && tx.count(to) === 0 && one;
            const lower = (move.take ?? move.lay) !== void 0;
            this.#gaps &&= this.#beside(from) && (this.#beside(to) || fill) && !lower;
            if (lower && !itself) this.#quiet = false;
            if (itself) {
              this.#fills = true;
              if (this.#beside(from) || this.#beside(to)) this.#apart = false;
            }
            if (this.#roleOf.get(to) === "stock") this.#refills = true;
            tx.move(from, to, move);
          }
        };
      }
    };
  }
});

// packages/solver/src/safe.ts
function carriesOnlyWanted(traits, run) {
  for (let under = 0; under < FACES; under++)
    for (let over = 0; over < FACES; over++)
      if (traits.copies[under] > 0 && traits.copies[over] > 0 && fits(run, under, over) && !traits.wants(under, over)) return false;
  return true;
}
var NONE, SafeMoves;
var init_safe = __esm({
  "packages/solver/src/safe.ts"() {
    "use strict";
    init_search();
    NONE = -1;
    SafeMoves = class {
      #table;
      #traits;
      #possible;
      /** Cards may come down from home again. */
      #returns;
      /** A card may be lifted together with others that could not lie on it. */
      #strict;
      /** Face → face of its family that lies lowest, to tell families apart. */
      #family = new Int8Array(64).fill(-1);
      /** 1 for a waste in which the number of cards matters. */
      #barred;
      /** Per face, in the position being asked: 0 not looked at, 1 ready, 2 not, 3 being looked at. */
      #known = new Uint8Array(64);
      #talon;
      constructor(table, traits, talon) {
        this.#talon = talon?.free ? talon : void 0;
        this.#table = table;
        this.#traits = traits;
        this.#barred = new Uint8Array(table.rules.count);
        if (!traits.harmless.waste) for (const pile of traits.wastes) this.#barred[pile] = 1;
        for (const pile of traits.homes) this.#barred[pile] = 1;
        this.#returns = traits.homes.some((pile) => table.rules.sources.includes(pile));
        this.#strict = !table.rules.piles.every(
          ({ take }) => take === void 0 || take === "top" || typeof take === "object" && carriesOnlyWanted(traits, take.run)
        );
        let bases = 0;
        for (let face = 0; face < FACES; face++) if (traits.before[face] === EMPTY) bases += traits.copies[face];
        this.#possible = traits.harmless.columns && bases <= traits.foundations.length && table.variant.pair === void 0 && !(this.#returns && (this.#strict || traits.copies.some((copies) => copies > 1)));
        for (let face = 0; face < FACES; face++) {
          let base = face;
          for (let i = 0; i < FACES && traits.before[base] >= 0 && traits.before[base] < FACES; i++) base = traits.before[base];
          this.#family[face] = base;
        }
      }
      /** A safe move of this position, or NONE. */
      find() {
        if (!this.#possible) return NONE;
        const { top, rules } = this.#table;
        const { foundations } = this.#traits;
        const { sources, masks } = rules;
        let lo = 0;
        let hi = 0;
        for (let f = 0; f < foundations.length; f++) {
          const row = (foundations[f] * 54 + top[foundations[f]]) * 2;
          lo |= masks[row];
          hi |= masks[row + 1];
        }
        let looked = false;
        for (let s = 0; s < sources.length; s++) {
          const pile = sources[s];
          const face = top[pile];
          if (face >= EMPTY || this.#barred[pile] === 1 || ((face < 32 ? lo : hi) & 1 << (face & 31)) === 0) continue;
          if (!looked) {
            this.#known.fill(0);
            looked = true;
          }
          if (!this.#ready(face) || !canLift(this.#table, pile, 1)) continue;
          for (let f = 0; f < foundations.length; f++)
            if (accepts(this.#table, pile, foundations[f], 1) === true) return cardsMove(pile, foundations[f], 1);
        }
        return this.#talon ? this.#fromTalon(this.#talon, lo, hi, looked) : NONE;
      }
      /** The same for cards of stock and waste where all can be had at any time. */
      #fromTalon(talon, lo, hi, looked) {
        const { foundations } = this.#traits;
        const { rules, top } = this.#table;
        const { lies } = talon.reach();
        for (let i = 1; i < lies.length; i++) {
          const { waste } = lies[i];
          if (waste === 0) continue;
          const face = talon.faceAt(waste);
          if (((face < 32 ? lo : hi) & 1 << (face & 31)) === 0) continue;
          if (!looked) {
            this.#known.fill(0);
            looked = true;
          }
          if (!this.#ready(face)) continue;
          for (let f = 0; f < foundations.length; f++)
            if (rules.accepts[rules.acceptOf[talon.waste * rules.count + foundations[f]] + top[foundations[f]] * 64 + face] & 32767)
              return talon.move(i, foundations[f]);
        }
        return NONE;
      }
      #ready(face) {
        const known2 = this.#known;
        if (known2[face] !== 0) return known2[face] === 1;
        known2[face] = 3;
        const { wantsLo, wantsHi, before } = this.#traits;
        const ready = this.#out(face) <= this.#slots(face) && this.#allReady(wantsLo[face], 0) && this.#allReady(wantsHi[face], 32) && (!this.#returns || before[face] === EMPTY || before[face] >= 0 && this.#ready(before[face]));
        known2[face] = ready ? 1 : 2;
        return ready;
      }
      #allReady(bits2, first) {
        while (bits2 !== 0) {
          const bit = 31 - Math.clz32(bits2 & -bits2);
          bits2 &= bits2 - 1;
          const face = first + bit;
          if (this.#traits.copies[face] === 0 || !this.#returns && this.#out(face) === 0) continue;
          if (this.#strict || !this.#ready(face)) return false;
        }
        return true;
      }
      /** Copies of a face that are not home. */
      #out(face) {
        const { top } = this.#table;
        const { foundations, order, copies } = this.#traits;
        let home = 0;
        for (let f = 0; f < foundations.length; f++) {
          const there = top[foundations[f]];
          if (there < EMPTY && this.#family[there] === this.#family[face] && order[there] >= order[face]) home++;
        }
        return copies[face] - home;
      }
      /** Foundations that would take this face now. */
      #slots(face) {
        const { top, rules } = this.#table;
        const { foundations } = this.#traits;
        let slots = 0;
        for (let f = 0; f < foundations.length; f++)
          if (rules.masks[(foundations[f] * 54 + top[foundations[f]]) * 2 + (face >> 5)] & 1 << (face & 31)) slots++;
        return slots;
      }
    };
  }
});

// packages/solver/src/run-equivalence.ts
function gapsOf({ rules, cards }, { columns, foundations }) {
  const link = rules.runOf[columns[0]];
  if (link < 0 || columns.some((pile) => rules.runOf[pile] !== link)) return -1;
  const most = (from, to, onto, face) => {
    const offset = rules.acceptOf[from * rules.count + to];
    return offset < 0 ? 0 : rules.accepts[offset + onto * 64 + face];
  };
  const into = [0, 0];
  for (const from of rules.sources) {
    const run = columns.includes(from);
    const wanted = run ? cards.length : 1;
    for (const to of columns) {
      if (to === from) continue;
      for (let over = 0; over < FACES; over++) {
        for (let under = 0; under < FACES; under++) {
          const count3 = most(from, to, under, over);
          if (rules.links[link + under * 64 + over] ? count3 < wanted || count3 > 32767 : count3 > 0) return -1;
        }
        const count2 = most(from, to, EMPTY, over);
        if (count2 > 32767 || count2 > 0 && count2 < wanted) return -1;
        into[run ? 0 : 1] |= count2 > 0 ? 2 : 1;
      }
    }
    for (const to of foundations)
      for (let onto = 0; onto < HIDDEN; onto++) for (let face = 0; face < FACES; face++) if (most(from, to, onto, face) > 1) return -1;
  }
  const [columnsInto, elsewhereInto] = into;
  if (columnsInto === 3 || elsewhereInto === 3) return -1;
  if (columnsInto === 2) return elsewhereInto === 1 ? -1 : FREELY;
  return elsewhereInto === 2 ? FROM_ELSEWHERE : NEVER;
}
function kindsOf(rules, link) {
  const on = new Int8Array(FACES).fill(-1);
  const under = new Int8Array(FACES).fill(-2);
  let way = 0;
  for (let over = 0; over < FACES; over++)
    for (let below = 0; below < FACES; below++)
      if (rules.links[link + below * 64 + over]) {
        const step = Math.sign(rankOf(over) - rankOf(below));
        if (step === 0 || step === -way) return void 0;
        way = step;
        if (on[over] === -1) on[over] = below;
        if (under[below] === -2) under[below] = on[over];
      }
  for (let over = 0; over < FACES; over++)
    for (let below = 0; below < FACES; below++)
      if (rules.links[link + below * 64 + over] === 1 !== (on[over] === under[below])) return void 0;
  return { on, under };
}
var FREELY, FROM_ELSEWHERE, NEVER, RunEquivalence, WORDS;
var init_run_equivalence = __esm({
  "packages/solver/src/run-equivalence.ts"() {
    "use strict";
    init_search();
    init_bits();
    init_observe();
    init_safe();
    FREELY = 0;
    FROM_ELSEWHERE = 1;
    NEVER = 2;
    RunEquivalence = class _RunEquivalence {
      constructor(table, traits, gaps, { on, under }, once) {
        this.once = once;
        const n = table.rules.count;
        const { columns, homes } = traits;
        this.#table = table;
        this.#columns = columns;
        this.#homes = homes;
        this.#stocks = Int32Array.from({ length: n }, (_, i) => i).filter((i) => !columns.includes(i) && !homes.includes(i));
        this.#elsewhere = table.rules.sources.filter((i) => !columns.includes(i));
        this.#gaps = gaps;
        this.#on = on;
        this.#under = under;
        this.#seen1 = new Int32Array(n);
        this.#seen2 = new Int32Array(n);
        this.#share1 = new Int32Array(n);
        this.#share2 = new Int32Array(n);
        this.look();
      }
      once;
      /** The two halves of the key: of the position at the last {@link look}. */
      key = new Int32Array(2);
      /** A column was out of order: the rules are not as they seemed, and nothing found this way proves anything. */
      broken = false;
      #table;
      #columns;
      #homes;
      #stocks;
      #elsewhere;
      #gaps;
      /** Face → number of the kind of cards on which it may lie, or −1. */
      #on;
      /** Face → number of its kind, as one on which those lie, or −2. */
      #under;
      #seen1;
      #seen2;
      #share1;
      #share2;
      /** Kind → a column whose top is of it, and another one; −1 when there is none. */
      #free = new Int16Array(FACES);
      #other = new Int16Array(FACES);
      #gap = -1;
      #sum1 = 0;
      #sum2 = 0;
      /** Undefined when the rules or the position are not of this kind. */
      static of(table, traits) {
        const { rules, variant } = table;
        const { columns, homes } = traits;
        if (!traits.builds || traits.asks || columns.length === 0 || variant.pair || variant.status || rules.anyCovered) return void 0;
        if (rules.actions.some(({ each }) => each)) return void 0;
        if (rules.targets.some((pile) => !columns.includes(pile) && !traits.foundations.includes(pile))) return void 0;
        if (rules.sources.some((pile) => homes.includes(pile) || !columns.includes(pile) && rules.piles[pile].take !== "top"))
          return void 0;
        if (Object.keys(table.counters()).length > 0) return void 0;
        const gaps = gapsOf(table, traits);
        const kinds = gaps < 0 ? void 0 : kindsOf(rules, rules.runOf[columns[0]]);
        const seen = kinds && observed(table).gaps;
        if (!seen || seen.fills && gaps !== NEVER) return void 0;
        const found = new _RunEquivalence(table, traits, gaps, kinds, !seen.refills);
        return found.broken ? void 0 : found;
      }
      /** Works out the key of the position on the table. */
      look() {
        const { hash1, hash2, top, rules } = this.#table;
        const columns = this.#columns;
        for (let c = 0; c < columns.length; c++) {
          const pile = columns[c];
          if (this.#seen1[pile] === hash1[pile] && this.#seen2[pile] === hash2[pile]) continue;
          this.#seen1[pile] = hash1[pile];
          this.#seen2[pile] = hash2[pile];
          this.#sum1 -= this.#share1[pile];
          this.#sum2 -= this.#share2[pile];
          this.#work(pile);
          this.#sum1 += this.#share1[pile];
          this.#sum2 += this.#share2[pile];
        }
        let one = this.#sum1 | 0;
        let two = this.#sum2 | 0;
        for (let h = 0; h < this.#homes.length; h++) {
          const word = 4 * top[this.#homes[h]] + 2;
          one += WORDS[word];
          two += WORDS[word + 1];
        }
        for (let s = 0; s < this.#stocks.length; s++) {
          const pile = this.#stocks[s];
          one += Math.imul(hash1[pile] ^ rules.salt[pile], 2246822507);
          two += Math.imul(hash2[pile] + rules.salt[pile], 3266489909 | 0);
        }
        this.key[0] = one ^ one >>> 15;
        this.key[1] = two ^ two >>> 13;
      }
      #work(pile) {
        const { slots, shift, len, face, up, rules } = this.#table;
        const start = pile << shift;
        const link = rules.runOf[pile];
        let one = 0;
        let two = 0;
        let below = -1;
        for (let i = 0; i < len[pile]; i++) {
          const id = slots[start + i];
          const card = face[id];
          if (up[id] === 0 || below >= 0 && rules.links[link + below * 64 + card] === 0) this.broken = true;
          const word = below < 0 && this.#gaps !== FREELY ? 4 * (card + 64) : 4 * card;
          one = one + WORDS[word] | 0;
          two = two + WORDS[word + 1] | 0;
          below = card;
        }
        this.#share1[pile] = one;
        this.#share2[pile] = two;
      }
      /** Which columns are free for what. */
      #survey() {
        const { top } = this.#table;
        this.#free.fill(-1);
        this.#other.fill(-1);
        this.#gap = -1;
        for (let c = 0; c < this.#columns.length; c++) {
          const pile = this.#columns[c];
          const face = top[pile];
          if (face === EMPTY) {
            if (this.#gap < 0) this.#gap = pile;
            continue;
          }
          const kind = this.#under[face];
          if (kind < 0) continue;
          if (this.#free[kind] < 0) this.#free[kind] = pile;
          else this.#other[kind] = pile;
        }
      }
      /** A column other than this one on which the card may lie, or −1. */
      #place(face, pile) {
        const kind = this.#on[face];
        if (kind < 0) return -1;
        return this.#free[kind] === pile ? this.#other[kind] : this.#free[kind];
      }
      /** A move that changes nothing but leaves a gap, which can be taken back; or NONE. */
      find() {
        if (this.#gaps !== FREELY) return NONE;
        this.#survey();
        const { slots, shift, len, face } = this.#table;
        for (let c = 0; c < this.#columns.length; c++) {
          const pile = this.#columns[c];
          if (len[pile] === 0) continue;
          const onto = this.#place(face[slots[pile << shift]], pile);
          if (onto >= 0) return cardsMove(pile, onto, len[pile]);
        }
        return NONE;
      }
      /** Fills `out` with the moves that matter and returns their number. */
      list(out) {
        const table = this.#table;
        const { top, len, slots, shift, face, rules } = table;
        const { masks } = rules;
        const homes = this.#homes;
        const columns = this.#columns;
        this.#survey();
        let moves = 0;
        let lo = 0;
        let hi = 0;
        for (let h = 0; h < homes.length; h++) {
          const row = (homes[h] * 54 + top[homes[h]]) * 2;
          lo |= masks[row];
          hi |= masks[row + 1];
        }
        for (let c = 0; c < columns.length; c++) {
          const pile = columns[c];
          const start = pile << shift;
          let above = -1;
          for (let i = len[pile] - 1; i >= 0; i--) {
            const card = face[slots[start + i]];
            if ((card < 32 ? lo : hi) & 1 << (card & 31) && (above < 0 || this.#place(above, pile) >= 0 || this.#gaps === FREELY && this.#gap >= 0)) {
              for (let h = 0; h < homes.length; h++)
                if (this.#isNew(h) && this.#admits(pile, homes[h], card)) out[moves++] = cardsMove(pile, homes[h], len[pile] - i);
            }
            above = card;
          }
          if (this.#gaps === NEVER && above >= 0) {
            const onto = this.#place(above, pile);
            if (onto >= 0) out[moves++] = cardsMove(pile, onto, len[pile]);
          }
        }
        for (let s = 0; s < this.#elsewhere.length; s++) {
          const pile = this.#elsewhere[s];
          const card = top[pile];
          if (card >= EMPTY) continue;
          if ((card < 32 ? lo : hi) & 1 << (card & 31)) {
            for (let h = 0; h < homes.length; h++)
              if (this.#isNew(h) && this.#admits(pile, homes[h], card)) out[moves++] = cardsMove(pile, homes[h], 1);
          }
          const gapWanted = this.#gaps === FROM_ELSEWHERE && this.#gap >= 0;
          const onto = this.#place(card, -1);
          if (onto >= 0 && !gapWanted) out[moves++] = cardsMove(pile, onto, 1);
          if (gapWanted || this.#gaps === FREELY && this.#gap >= 0 && onto < 0) out[moves++] = cardsMove(pile, this.#gap, 1);
          if (this.#gaps === FROM_ELSEWHERE && this.#gap < 0)
            for (let c = 0; c < columns.length; c++) {
              const column = columns[c];
              if (this.#place(face[slots[column << shift]], column) >= 0) out[moves++] = cardsMove(pile, column, 2);
            }
        }
        for (let action = 0; action < table.actionNames.length; action++)
          if (actionReason(table, action) === true) out[moves++] = actionMove(action);
        return moves;
      }
      /** No earlier home has the same card on top. */
      #isNew(h) {
        const { top } = this.#table;
        const homes = this.#homes;
        for (let e = 0; e < h; e++) if (top[homes[e]] === top[homes[h]]) return false;
        return true;
      }
      #admits(from, to, card) {
        const { rules, top } = this.#table;
        const offset = rules.acceptOf[from * rules.count + to];
        return offset >= 0 && rules.accepts[offset + top[to] * 64 + card] > 0;
      }
      /** Plays a move of {@link list}. @param record where the moves that this takes are written down */
      play(move, record) {
        const table = this.#table;
        const count2 = countOf(move);
        if (kindOf(move) === CARDS && count2 > 1) {
          const from = fromOf(move);
          const to = toOf(move);
          if (this.#homes.includes(to)) {
            this.#survey();
            const onto = this.#place(table.face[table.idAt(from, count2 - 2)], from);
            this.#do(cardsMove(from, onto >= 0 ? onto : this.#gap, count2 - 1), record);
            this.#do(cardsMove(from, to, 1), record);
            return;
          }
          if (this.#elsewhere.includes(from)) {
            this.#survey();
            this.#do(cardsMove(to, this.#place(table.face[table.slots[to << table.shift]], to), table.len[to]), record);
            this.#do(cardsMove(from, to, 1), record);
            return;
          }
        }
        this.#do(move, record);
      }
      #do(move, record) {
        this.#table.play(move);
        record?.push(move);
      }
    };
    WORDS = Int32Array.from({ length: 4 * 128 }, (_, i) => scramble2(461845907 + Math.imul(i + 1, 2654435769) | 0));
  }
});

// packages/solver/src/path.ts
var Path, homeOf;
var init_path = __esm({
  "packages/solver/src/path.ts"() {
    "use strict";
    init_search();
    init_safe();
    Path = class {
      constructor(table, { safe, ordered, wasteBound, merging, talon, tails, affinity } = {}) {
        this.table = table;
        this.safe = safe;
        this.ordered = ordered;
        this.wasteBound = wasteBound;
        this.merging = merging;
        this.talon = talon;
        this.tails = tails;
        this.affinity = affinity;
        this.#judges = table.variant.status !== void 0;
        this.key = talon || tails || affinity ? new Int32Array(2) : (ordered ?? merging ?? table).key;
        this.#look();
        this.#home = homeOf(table);
      }
      table;
      /** Where moves are written down while somebody listens. */
      record;
      /** How often the rules declared a position lost. */
      losses = 0;
      /** The most cards that were home at once. */
      home = 0;
      /** A family that came home lost the game. */
      shunsHome = false;
      /** How often a safe move was played. */
      trusted = 0;
      /** The two halves of the key of the position that the last step led to. */
      key;
      #judges;
      #acted = false;
      #home;
      safe;
      ordered;
      wasteBound;
      merging;
      talon;
      tails;
      affinity;
      /** Fills `out` with the moves that matter and returns their number. */
      list(out) {
        if (this.ordered) return this.ordered.list(out);
        const count2 = this.talon ? this.talon.list(out) : list(this.table, out);
        return this.tails ? this.tails.filter(out, count2) : count2;
      }
      /** Plays a move and what safely follows. */
      step(move) {
        this.#acted = kindOf(move) === ACTION;
        if (this.ordered) this.ordered.play(move, this.record);
        else if (this.tails?.stands(move)) {
          this.#do(this.tails.first(move));
          this.#do(cardsMove(fromOf(move), toOf(move), 1));
        } else if (this.talon) this.talon.play(move, this.record);
        else this.#do(move);
        this.settle();
      }
      #do(move) {
        this.table.play(move);
        this.record?.push(move);
      }
      /** Plays safe moves until there is none. */
      settle() {
        for (let next = this.#next(); next !== NONE; next = this.#next()) {
          this.trusted++;
          if (this.talon) this.talon.play(next, this.record);
          else this.#do(next);
        }
        this.#look();
      }
      /** Brings the key up to date. */
      #look() {
        (this.ordered ?? this.merging)?.look();
        this.affinity?.name(this.key);
        if (!this.talon && !this.tails) return;
        this.key.set(this.table.key);
        this.talon?.adjust(this.key);
        this.tails?.adjust(this.key);
      }
      #next() {
        const safe = this.safe?.find() ?? NONE;
        return safe === NONE && this.ordered ? this.ordered.find() : safe;
      }
      /** Takes moves back until so many are left. */
      back(depth) {
        while (this.table.depth > depth) this.table.undo();
      }
      /** The table's status for a search. A loss that comes from the rules makes safe moves doubtful; it is noted. */
      status() {
        const { rules, len, cards } = this.table;
        let home = 0;
        for (let h = 0; h < rules.homes.length; h++) home += len[rules.homes[h]];
        if (home > this.home) this.home = home;
        if (this.#acted && this.wasteBound?.lost()) return "lost";
        if (!this.#judges) return home === cards.length ? "won" : "playing";
        const status = this.table.status();
        if (status === "lost") {
          this.losses++;
          this.shunsHome ||= home > this.#home;
        }
        return status;
      }
      /** Steps from the very beginning as single moves, safe moves included. */
      movesOf(steps) {
        this.back(0);
        const moves = [];
        this.record = moves;
        this.settle();
        for (const move of steps) this.step(move);
        this.record = void 0;
        return moves;
      }
      /** Safe moves were played although these rules may punish them: what was not found may exist all the same. */
      get doubtful() {
        return this.trusted > 0 && this.losses > 0 || this.ordered?.broken === true;
      }
    };
    homeOf = ({ rules, len }) => rules.homes.reduce((sum, pile) => sum + len[pile], 0);
  }
});

// packages/solver/src/run-tails.ts
function kindsOfTails({ rules, cards }, { columns, homes }, link) {
  const kinds = kindsOf(rules, link);
  if (!kinds) return void 0;
  const most = (from, to, onto, face) => {
    const offset = rules.acceptOf[from * rules.count + to];
    return offset < 0 ? 0 : rules.accepts[offset + onto * 64 + face];
  };
  for (const from of rules.sources)
    for (const to of rules.targets) {
      const column = columns.includes(from);
      if (!column && rules.piles[from].take !== "top") return void 0;
      for (let face = 0; face < FACES; face++) {
        if (homes.includes(to)) {
          for (let onto = 0; onto < HIDDEN; onto++) if (most(from, to, onto, face) > 1) return void 0;
          continue;
        }
        const onGap = most(from, to, EMPTY, face);
        if (onGap > 0 && (onGap > 32767 || kinds.on[face] >= 0 || column && onGap < cards.length)) return void 0;
        for (let onto = 0; onto < FACES; onto++) {
          const count2 = most(from, to, onto, face);
          const fits2 = rules.links[link + onto * 64 + face] > 0;
          if (count2 > 32767 || (column ? fits2 ? count2 < cards.length : count2 > 0 : count2 > 0 && !fits2)) return void 0;
          if (!column && fits2 && count2 > 0 !== most(from, columns[0], firstOf(kinds, kinds.on[face]), face) > 0) return void 0;
        }
      }
    }
  return kinds;
}
var RunTails, firstOf, WORDS2, known;
var init_run_tails = __esm({
  "packages/solver/src/run-tails.ts"() {
    "use strict";
    init_search();
    init_bits();
    init_run_equivalence();
    RunTails = class _RunTails {
      #table;
      #columns;
      #isColumn;
      #isHome;
      #homes;
      #link;
      #kinds;
      #seen1;
      #seen2;
      #share1;
      #share2;
      /** Cards in the run in which each column ends. */
      #length;
      /** Kind → the first column whose top card is of it, −1 when there is none. */
      #free = new Int16Array(FACES);
      constructor(table, { columns, homes }, kinds) {
        const n = table.rules.count;
        this.#table = table;
        this.#columns = columns;
        this.#homes = homes;
        this.#isColumn = Uint8Array.from({ length: n }, (_, pile) => Number(columns.includes(pile)));
        this.#isHome = Uint8Array.from({ length: n }, (_, pile) => Number(homes.includes(pile)));
        this.#link = table.rules.runOf[columns[0]];
        this.#kinds = kinds;
        this.#seen1 = new Int32Array(n);
        this.#seen2 = new Int32Array(n);
        this.#share1 = new Int32Array(n);
        this.#share2 = new Int32Array(n);
        this.#length = new Uint8Array(n);
        for (const pile of columns) this.#work(pile);
      }
      /** Undefined where the rules are not of this kind. @param apart actions look at stock and waste alone */
      static of(table, traits, apart) {
        const { rules, variant, cards } = table;
        const { columns, foundations, exclusive } = traits;
        if (!exclusive || columns.length === 0 || variant.pair || variant.status || variant.after || rules.anyCovered) return void 0;
        if (variant.actions && !apart) return void 0;
        if (rules.targets.some((pile) => !columns.includes(pile) && !foundations.includes(pile))) return void 0;
        const link = rules.runOf[columns[0]];
        const group = rules.group[columns[0]];
        if (link < 0 || group < 0 || columns.some((pile) => rules.runOf[pile] !== link || rules.group[pile] !== group)) return void 0;
        const compiled = known.get(rules);
        const found = compiled?.cards === cards.length ? compiled : { cards: cards.length, kinds: kindsOfTails(table, traits, link) };
        known.set(rules, found);
        const { kinds } = found;
        return kinds && new _RunTails(table, traits, kinds);
      }
      /** Takes from a key what the columns add to it, and adds what they stand for. */
      adjust(key) {
        const { hash1, hash2, mixed1, mixed2 } = this.#table;
        let one = key[0];
        let two = key[1];
        for (let c = 0; c < this.#columns.length; c++) {
          const pile = this.#columns[c];
          if (this.#seen1[pile] !== hash1[pile] || this.#seen2[pile] !== hash2[pile]) this.#work(pile);
          one += this.#share1[pile] - mixed1[pile];
          two += this.#share2[pile] - mixed2[pile];
        }
        key[0] = one;
        key[1] = two;
      }
      #work(pile) {
        const { slots, shift, len, face, up, rules, hash1, hash2 } = this.#table;
        this.#seen1[pile] = hash1[pile];
        this.#seen2[pile] = hash2[pile];
        const start = pile << shift;
        let base = start + len[pile] - 1;
        while (base > start && up[slots[base - 1]] && rules.links[this.#link + face[slots[base - 1]] * 64 + face[slots[base]]]) base--;
        this.#length[pile] = start + len[pile] - base;
        let one = 0;
        let two = 0;
        for (let place = start; place <= base && place < start + len[pile]; place++) {
          const card = 1 + face[slots[place]] + 64 * up[slots[place]];
          one = scramble2(one ^ Math.imul(card, 2654435761));
          two = scramble2(two + Math.imul(card, 2246822507));
        }
        for (let place = base + 1; place < start + len[pile]; place++) {
          const card = face[slots[place]];
          one += WORDS2[2 * card];
          two += WORDS2[2 * card + 1];
        }
        this.#share1[pile] = one;
        this.#share2[pile] = two;
      }
      /** Which columns are free for what. */
      #survey() {
        const { top } = this.#table;
        this.#free.fill(-1);
        for (let c = this.#columns.length - 1; c >= 0; c--) {
          const face = top[this.#columns[c]];
          if (face < EMPTY && this.#kinds.under[face] >= 0) this.#free[this.#kinds.under[face]] = this.#columns[c];
        }
      }
      /** Leaves out of listed moves what changes nothing here, and adds what stands for more. @returns how many there are then */
      filter(out, count2) {
        const { top, len, slots, shift, face, rules } = this.#table;
        this.#survey();
        let moves = 0;
        for (let i = 0; i < count2; i++) {
          const move = out[i];
          if (kindOf(move) === CARDS && this.#isColumn[toOf(move)]) {
            const from = fromOf(move);
            const onto = top[toOf(move)];
            if (onto < EMPTY && this.#free[this.#kinds.under[onto]] !== toOf(move)) continue;
            if (this.#isColumn[from] && (countOf(move) < this.#length[from] || onto === EMPTY && countOf(move) === len[from])) continue;
          }
          out[moves++] = move;
        }
        let lo = 0;
        let hi = 0;
        for (let h = 0; h < this.#homes.length; h++) {
          const row = (this.#homes[h] * 54 + top[this.#homes[h]]) * 2;
          lo |= rules.masks[row];
          hi |= rules.masks[row + 1];
        }
        for (let c = 0; c < this.#columns.length; c++) {
          const pile = this.#columns[c];
          for (let depth = 1; depth < this.#length[pile]; depth++) {
            const place = (pile << shift) + len[pile] - 1 - depth;
            const card = face[slots[place]];
            if (((card < 32 ? lo : hi) & 1 << (card & 31)) === 0 || this.#free[this.#kinds.on[face[slots[place + 1]]]] < 0) continue;
            for (let h = 0; h < this.#homes.length; h++) {
              const offset = rules.acceptOf[pile * rules.count + this.#homes[h]];
              if (offset < 0 || rules.accepts[offset + top[this.#homes[h]] * 64 + card] === 0) continue;
              out[moves++] = cardsMove(pile, this.#homes[h], depth + 1);
              break;
            }
          }
        }
        return moves;
      }
      /** Does a move stand for two? */
      stands(move) {
        return kindOf(move) === CARDS && countOf(move) > 1 && this.#isColumn[fromOf(move)] === 1 && this.#isHome[toOf(move)] === 1;
      }
      /** The move that gives what lies on a card another place, so that the card can go home. */
      first(move) {
        this.#survey();
        const { face } = this.#table;
        const from = fromOf(move);
        const count2 = countOf(move) - 1;
        return cardsMove(from, this.#free[this.#kinds.on[face[this.#table.idAt(from, count2 - 1)]]], count2);
      }
    };
    firstOf = ({ under }, kind) => Math.max(0, under.indexOf(kind));
    WORDS2 = Int32Array.from({ length: 2 * FACES }, (_, i) => scramble2(Math.imul(i + 1, 2654435769) ^ 461845907));
    known = /* @__PURE__ */ new WeakMap();
  }
});

// packages/solver/src/talon.ts
function modelOf(table, stock, waste, most) {
  const name = JSON.stringify(table.options);
  let known2 = cache3.get(table.variant);
  if (!known2) cache3.set(table.variant, known2 = /* @__PURE__ */ new Map());
  const found = known2.get(name);
  if (known2.has(name) && (found === void 0 || found.covers(most))) return found;
  let model;
  try {
    model = new Model(table, stock, waste, most);
  } catch (error) {
    if (!(error instanceof Strange)) throw error;
  }
  known2.set(name, model);
  return model;
}
var MOST_STANDS, Talon, Strange, Model, cache3;
var init_talon = __esm({
  "packages/solver/src/talon.ts"() {
    "use strict";
    init_search();
    init_observe();
    MOST_STANDS = 16;
    Talon = class _Talon {
      #table;
      #model;
      #stock;
      #waste;
      #seen1 = 0;
      #seen2 = 0;
      #part1 = 0;
      #part2 = 0;
      constructor(table, model, stock, waste) {
        this.#table = table;
        this.#model = model;
        this.#stock = stock;
        this.#waste = waste;
        this.#seen1 = ~table.hash1[stock];
      }
      /** Undefined where the rules are not of this kind. */
      static of(table, { stocks, wastes, asks }) {
        const { rules, variant, len, up } = table;
        if (rules.actions.some(({ each }) => each)) return void 0;
        if (stocks.length !== 1 || wastes.length !== 1 || asks || variant.pair || variant.status || rules.anyCovered || !variant.actions)
          return void 0;
        const [stock, waste] = [stocks[0], wastes[0]];
        if (rules.sources.includes(stock) || rules.targets.includes(stock) || rules.targets.includes(waste) || rules.reveal.includes(stock))
          return void 0;
        if (rules.piles[waste].take !== "top" || rules.reveal.includes(waste)) return void 0;
        for (let depth = 0; depth < len[stock]; depth++) if (up[table.idAt(stock, depth)] !== 0) return void 0;
        for (let depth = 0; depth < len[waste]; depth++) if (up[table.idAt(waste, depth)] === 0) return void 0;
        const model = modelOf(table, rules.ids[stock], rules.ids[waste], len[stock] + len[waste]);
        return model && model.standOf(table) >= 0 && observed(table).apart ? new _Talon(table, model, stock, waste) : void 0;
      }
      /** The pile of the waste. */
      get waste() {
        return this.#waste;
      }
      /** Any card can be had at any time, whatever was played before. */
      get free() {
        return this.#model.free;
      }
      /** Takes from a key what stock and waste add to it, and adds what they stand for. */
      adjust(key) {
        const { mixed1, mixed2, hash1, hash2 } = this.#table;
        const [stock, waste] = [this.#stock, this.#waste];
        const one = hash1[stock] ^ Math.imul(hash1[waste], 3) | 0;
        const two = hash2[stock] + Math.imul(hash2[waste], 5) | 0;
        if (one !== this.#seen1 || two !== this.#seen2 || !this.#model.unlimited) {
          this.#seen1 = one;
          this.#seen2 = two;
          this.#work();
        }
        key[0] += this.#part1 - mixed1[stock] - mixed1[waste];
        key[1] += this.#part2 - mixed2[stock] - mixed2[waste];
      }
      #work() {
        const { slots, shift, face, len } = this.#table;
        const [stock, waste] = [this.#stock << this.#table.shift, this.#waste << shift];
        let one = this.reach().kind + 1;
        let two = ~one;
        for (let i = 0; i < len[this.#waste]; i++) {
          const card = face[slots[waste + i]] + 1;
          one = Math.imul(one ^ card, 2654435761);
          two = Math.imul(two + card, 2246822507);
          one ^= one >>> 15;
          two ^= two >>> 13;
        }
        for (let i = len[this.#stock] - 1; i >= 0; i--) {
          const card = face[slots[stock + i]] + 1;
          one = Math.imul(one ^ card, 2654435761);
          two = Math.imul(two + card, 2246822507);
          one ^= one >>> 15;
          two ^= two >>> 13;
        }
        this.#part1 = one;
        this.#part2 = two;
      }
      /** What can be had now. */
      reach() {
        const { len } = this.#table;
        return this.#model.reach(this.#model.standOf(this.#table), len[this.#stock] + len[this.#waste], len[this.#waste]);
      }
      /** The face on top of the waste once so many cards lie there. */
      faceAt(waste) {
        const { slots, shift, face, len } = this.#table;
        const there = len[this.#waste];
        return waste <= there ? face[slots[(this.#waste << shift) + waste - 1]] : face[slots[(this.#stock << shift) + len[this.#stock] - (waste - there)]];
      }
      /** The move that lays the card of the waste on a pile, as soon as stock and waste lie in the way of this number. */
      move(lie, to) {
        return cardsMove(this.#waste, to, lie + 1);
      }
      /** Fills `out` with the moves that matter and returns their number. */
      list(out) {
        const table = this.#table;
        const { rules, top } = table;
        const waste = this.#waste;
        const count2 = list(table, out);
        let moves = 0;
        for (let i = 0; i < count2; i++) {
          const move = out[i];
          if (kindOf(move) !== ACTION && fromOf(move) !== waste) out[moves++] = move;
        }
        const { lies } = this.reach();
        for (let i = 0; i < lies.length; i++) {
          const size = lies[i].waste;
          if (size === 0) continue;
          const card = this.faceAt(size);
          for (let t = 0; t < rules.targets.length; t++) {
            const to = rules.targets[t];
            const offset = rules.acceptOf[waste * rules.count + to];
            if (offset < 0) continue;
            const most = rules.accepts[offset + top[to] * 64 + card];
            if (most === 0 || (most & 32767) === 0 && size > 1 || this.#hasTwin(to)) continue;
            if (moves < out.length) out[moves++] = this.move(i, to);
          }
        }
        return moves;
      }
      /** An earlier pile of the same group holds the same. */
      #hasTwin(pile) {
        const { rules, hash1, hash2, len } = this.#table;
        for (let twin = rules.earlier[pile]; twin >= 0; twin = rules.earlier[twin])
          if (hash1[twin] === hash1[pile] && hash2[twin] === hash2[pile] && len[twin] === len[pile]) return true;
        return false;
      }
      /** Plays a move of {@link list}. @param record where the moves that this takes are written down */
      play(move, record) {
        const table = this.#table;
        const waste = this.#waste;
        if (kindOf(move) === ACTION || fromOf(move) !== waste || countOf(move) === 1) {
          table.play(move);
          record?.push(move);
          return;
        }
        const lie = countOf(move) - 1;
        const { paths, lies } = this.reach();
        const path = paths[lie];
        if (record) {
          for (const action of path) {
            table.play(action);
            record.push(action);
          }
        } else {
          table.play(path[0]);
          const stock = this.#stock;
          const there = table.len[waste];
          const { waste: wanted, stand } = lies[lie];
          if (wanted > there) table.moveCards(stock, waste, wanted - there, 1, true);
          else if (wanted < there) table.moveCards(waste, stock, there - wanted, 0, true);
          this.#model.set(table, stand);
        }
        const last2 = cardsMove(waste, toOf(move), 1);
        table.play(last2);
        record?.push(last2);
      }
    };
    Strange = class extends Error {
    };
    Model = class {
      /** Counters that play a part, and all ways in which they come to stand. */
      #names = [];
      #stands = [[]];
      #most;
      /** By stand, cards and cards in the waste: the lies to which the actions lead, with the action. */
      #next = [];
      #reach = [];
      free;
      /** @throws Strange */
      constructor({ variant, options, rules }, stock, waste, most) {
        this.#most = most;
        const actions = Object.values(variant.actions ?? {});
        const onto = rules.actions.map(({ piles }) => rules.ids[piles[0] ?? 0]);
        let [cards, inWaste] = [0, 0];
        let values = /* @__PURE__ */ new Map();
        const strange = () => {
          throw new Strange();
        };
        const record = (name) => variant.records?.includes(name) === true;
        const view = {
          piles: () => strange(),
          count: (pile) => pile === stock ? cards - inWaste : pile === waste ? inWaste : strange(),
          card: strange,
          run: strange,
          counter: (name) => values.get(name) ?? 0,
          move(from, to, { count: count2 = 1, face, turn = false, take, lay } = {}) {
            if (take ?? lay) strange();
            const [there, side, sign] = from === stock && to === waste ? [cards - inWaste, "up", 1] : [inWaste, "down", -1];
            if (sign < 0 && (from !== waste || to !== stock)) strange();
            if (!Number.isInteger(count2) || count2 < 0 || count2 > there || count2 > 0 && face !== side || count2 > 1 && !turn) strange();
            inWaste += sign * count2;
          },
          flip: strange,
          shuffle: strange,
          set(name, value) {
            if (!record(name)) values.set(name, value);
          }
        };
        for (let stand = 0; stand < this.#stands.length; stand++)
          for (cards = 0; cards <= most; cards++)
            for (let before = 0; before <= cards; before++) {
              const next = [];
              for (const [i, action] of actions.entries()) {
                inWaste = before;
                values = new Map(this.#names.map((name, n) => [name, this.#stands[stand][n] ?? 0]));
                if (action.when(view, options, onto[i]) !== true) continue;
                action.run(view, options, onto[i]);
                next.push({ lie: { waste: inWaste, stand: this.#standing(values) }, action: actionMove(i) });
              }
              this.#next[this.#place(stand, cards, before)] = next;
            }
        this.free = this.unlimited;
        for (let n = 1; n <= most && this.free; n++)
          for (let w = 0; w <= n; w++) {
            const wastes = new Set(this.reach(0, n, w).lies.map((lie) => lie.waste));
            for (let x = 1; x <= n; x++) if (!wastes.has(x)) this.free = false;
          }
      }
      get unlimited() {
        return this.#stands.length === 1;
      }
      /** The number of a way in which counters stand. @throws Strange when there are too many */
      #standing(values) {
        for (const name of values.keys()) if (!this.#names.includes(name) && values.get(name) !== 0) this.#names.push(name);
        const wanted = this.#names.map((name) => values.get(name) ?? 0);
        const known2 = this.#stands.findIndex((stand) => wanted.every((value, i) => value === (stand[i] ?? 0)));
        if (known2 >= 0) return known2;
        if (this.#stands.length === MOST_STANDS) throw new Strange();
        return this.#stands.push(wanted) - 1;
      }
      /** How the counters of a table stand, or −1. */
      standOf(table) {
        const names = this.#names;
        if (names.length === 0) return 0;
        return this.#stands.findIndex((stand) => names.every((name, i) => table.counterValue(name) === (stand[i] ?? 0)));
      }
      set(table, stand) {
        for (const [i, name] of this.#names.entries()) {
          const value = this.#stands[stand][i] ?? 0;
          if (table.counterValue(name) !== value) table.setCounter(name, value);
        }
      }
      covers(most) {
        return most <= this.#most;
      }
      reach(stand, cards, waste) {
        const place = this.#place(stand, cards, waste);
        return this.#reach[place] ??= this.#explore(stand, cards, waste);
      }
      #explore(stand, cards, waste) {
        const lies = [{ waste, stand }];
        const paths = [[]];
        const known2 = /* @__PURE__ */ new Set([this.#place(stand, cards, waste)]);
        for (let i = 0; i < lies.length; i++)
          for (const { lie, action } of this.#next[this.#place(lies[i].stand, cards, lies[i].waste)]) {
            const place = this.#place(lie.stand, cards, lie.waste);
            if (known2.has(place)) continue;
            known2.add(place);
            lies.push(lie);
            paths.push([...paths[i], action]);
          }
        let kind = this.#place(stand, cards, waste);
        for (const other of known2) if (other < kind && this.#leadsTo(other, this.#place(stand, cards, waste), cards)) kind = other;
        return { lies, paths, kind };
      }
      #leadsTo(from, to, cards) {
        const seen = /* @__PURE__ */ new Set([from]);
        for (const place of seen) for (const { lie } of this.#next[place]) seen.add(this.#place(lie.stand, cards, lie.waste));
        return seen.has(to);
      }
      #place(stand, cards, waste) {
        return (stand * (this.#most + 1) + cards) * (this.#most + 1) + waste;
      }
    };
    cache3 = /* @__PURE__ */ new WeakMap();
  }
});

// packages/solver/src/traits.ts
var ROW, Traits;
var init_traits = __esm({
  "packages/solver/src/traits.ts"() {
    "use strict";
    init_search();
    init_observe();
    ROW = 64;
    Traits = class {
      /** Cards of each face on this table. */
      copies = new Uint8Array(ROW);
      /** Foundations and discard piles. */
      homes;
      /** Home piles that take single cards by data rules. */
      foundations;
      /** Face → how many cards of its family go home before it; −1 when no data rule says so. */
      order = new Int8Array(ROW).fill(-1);
      /** Face → what must lie on top of a foundation to take it: a face, EMPTY, or −1 when there is none or a choice. */
      before = new Int8Array(ROW).fill(-1);
      /** Each foundation top takes one face only, and each face goes on one top only: building by suit. */
      exclusive;
      /** The player (not only the rules) brings cards home. */
      builds;
      /** Face → the faces that a pile other than a home takes on it: bits 0–31 and 32–51. */
      wantsLo = new Int32Array(ROW);
      wantsHi = new Int32Array(ROW);
      /** Somewhere a function, the room or a base that play sets decides: tables do not tell everything. */
      asks;
      /** The player lays cards on homes only. */
      onlyHome;
      stocks;
      wastes;
      /** Piles on which the player builds. */
      columns;
      /** Piles that hold a card for a while: they take one when empty and nothing on it. */
      cells;
      /** Piles from which cards go and to which none come. */
      reserves;
      /** An empty column takes some card. */
      columnsOpen;
      /** Where safe moves may come from. */
      harmless;
      constructor(table) {
        const { rules } = table;
        for (const face of table.face) this.copies[face]++;
        this.homes = rules.homes;
        this.asks = !rules.readable;
        const role = (wanted) => Int32Array.from(rules.piles.keys()).filter((i) => rules.piles[i].role === wanted);
        const takes = (pile, onto, face) => (rules.masks[(pile * 54 + onto) * 2 + (face >> 5)] & 1 << (face & 31)) !== 0;
        const takesAny = (pile, onto) => (rules.masks[(pile * 54 + onto) * 2] | rules.masks[(pile * 54 + onto) * 2 + 1]) !== 0;
        const takesOnCards = (pile) => {
          for (let onto = 0; onto < FACES; onto++) if (takesAny(pile, onto)) return true;
          return false;
        };
        const byFunction = (pile) => (rules.acceptFns[pile] ?? rules.acceptCards[pile]) !== void 0;
        this.stocks = role("stock");
        this.wastes = role("waste");
        this.foundations = role("foundation").filter((pile) => takesOnCards(pile) || takesAny(pile, EMPTY));
        const isHome = (pile) => this.homes.includes(pile);
        const targets2 = rules.targets.filter((pile) => !isHome(pile));
        this.onlyHome = targets2.length === 0;
        this.cells = targets2.filter((pile) => takesAny(pile, EMPTY) && !takesOnCards(pile) && !byFunction(pile));
        this.columns = Int32Array.from(rules.piles.keys()).filter(
          (i) => (rules.piles[i].role === "tableau" || targets2.includes(i)) && !this.cells.includes(i)
        );
        this.reserves = rules.sources.filter(
          (pile) => !isHome(pile) && !rules.targets.includes(pile) && !this.wastes.includes(pile) && !this.columns.includes(pile)
        );
        this.columnsOpen = this.columns.some((pile) => takesAny(pile, EMPTY) || byFunction(pile));
        for (const pile of targets2)
          for (let onto = 0; onto < FACES; onto++) {
            this.wantsLo[onto] |= rules.masks[(pile * 54 + onto) * 2];
            this.wantsHi[onto] |= rules.masks[(pile * 54 + onto) * 2 + 1];
          }
        this.builds = this.foundations.length > 0;
        this.#orderFaces(table, takes);
        let exclusive = this.foundations.length > 0;
        const round = [];
        for (const pile of this.foundations)
          for (let onto = 0; onto <= EMPTY; onto++) {
            let many = 0;
            for (let face = 0; face < FACES; face++) {
              if (this.copies[face] === 0 || !takes(pile, onto, face)) continue;
              many++;
              if (onto < EMPTY && this.copies[face] === 1 && this.order[face] === 0 && this.order[onto] > 0) round.push([face, onto]);
              else {
                if (this.before[face] !== -1 && this.before[face] !== onto) exclusive = false;
                this.before[face] = onto;
              }
            }
            if (onto < EMPTY && many > 1) exclusive = false;
          }
        for (const [face, onto] of round) {
          let below = onto;
          for (let i = 0; i < FACES && below >= 0 && below < EMPTY && below !== face; i++) below = this.before[below];
          if (below !== face) exclusive = false;
        }
        this.exclusive = exclusive && !this.asks;
        this.harmless = this.exclusive ? observed(table).harmless : { columns: false, waste: false };
      }
      /** Breadth-first from the bases: cards that open a foundation, or that lie on one from the start. */
      #orderFaces(table, takes) {
        let wave = [];
        for (const pile of this.foundations) {
          for (let face = 0; face < FACES; face++) if (this.copies[face] > 0 && takes(pile, EMPTY, face)) wave.push(face);
          if (table.len[pile] > 0) wave.push(table.face[table.slots[pile << table.shift]]);
        }
        for (let place = 0; wave.length > 0; place++) {
          for (const face of wave) if (this.order[face] === -1) this.order[face] = place;
          const next = [];
          for (let face = 0; face < FACES; face++)
            if (this.copies[face] > 0 && this.order[face] === -1 && wave.some((onto) => this.foundations.some((pile) => takes(pile, onto, face))))
              next.push(face);
          wave = next;
        }
      }
      /** Does a pile other than a home take `over` on `under`? */
      wants(under, over) {
        return ((over < 32 ? this.wantsLo[under] : this.wantsHi[under]) & 1 << (over & 31)) !== 0;
      }
    };
  }
});

// packages/solver/src/weights.ts
function weightsFor(traits, attempt, random, shunsHome = false) {
  const usual = traits.builds ? BUILDING : shunsHome ? SHUNNING : GATHERING;
  if (attempt < 2) return usual;
  const vary = (name) => {
    const range = BUILDING_RANGE[name];
    return traits.builds ? range[random.below(range.length)] : Math.round(usual[name] * (75 + random.below(51)) / 100);
  };
  return Object.fromEntries(Object.keys(usual).map((name) => [name, vary(name)]));
}
function probeWeights(probe, random) {
  if (probe === 0) return PROBE;
  const of = (...range) => range[random.below(range.length)];
  return {
    ...PROBE,
    over: of(8, 16, 24, 24, 32),
    far: of(0, 2, 2, 4),
    same: of(0, 0, 8, 16),
    hidden: of(16, 32, 48),
    unfit: of(0, 0, 4),
    cell: of(0, 0, 8),
    rankCell: of(2, 4, 8),
    full: of(0, 0, 2),
    waste: of(0, 4, 8),
    landing: of(0, 2, 4, 8),
    empty: of(0, 8, 16, 32),
    reserve: of(32, 48, 64),
    next: of(0, 4, 4, 8)
  };
}
var BUILDING, GATHERING, SHUNNING, BUILDING_RANGE, PROBE;
var init_weights = __esm({
  "packages/solver/src/weights.ts"() {
    "use strict";
    BUILDING = {
      out: 16,
      over: 24,
      deep: 0,
      far: 0,
      same: 0,
      hidden: 16,
      unfit: 0,
      loose: 0,
      closing: 0,
      cell: 8,
      rankCell: 2,
      full: 0,
      waste: 4,
      buried: 16,
      landing: 4,
      empty: 0,
      reserve: 0,
      next: 0
    };
    GATHERING = {
      out: 2,
      over: 0,
      deep: 0,
      far: 0,
      same: 0,
      hidden: 16,
      unfit: 12,
      loose: 11,
      closing: 0,
      cell: 8,
      rankCell: 0,
      full: 0,
      waste: 0,
      buried: 0,
      landing: 0,
      empty: 8,
      reserve: 0,
      next: 0
    };
    SHUNNING = { ...GATHERING, closing: 12 };
    BUILDING_RANGE = {
      out: [16],
      over: [16, 16, 24, 32],
      deep: [0, 0, 0, 0, 2],
      far: [0, 0, 1, 2],
      same: [0, 0, 8, 16],
      hidden: [16],
      unfit: [0, 4, 4, 8],
      loose: [0],
      closing: [0],
      cell: [4, 8, 8, 16],
      rankCell: [0, 2, 4],
      full: [0, 0, 4],
      waste: [0, 4, 8],
      buried: [8, 16, 16, 24],
      landing: [0, 2, 4],
      empty: [0, 0, 8],
      reserve: [0],
      next: [0]
    };
    PROBE = {
      ...BUILDING,
      far: 2,
      hidden: 48,
      cell: 0,
      rankCell: 8,
      landing: 2,
      empty: 16,
      reserve: 48,
      next: 4
    };
  }
});

// packages/solver/src/portfolio.ts
var FIRST_TRY, widthOf, SHARED, FIRST_PROBES, IN_A_ROW, probesFor, PROBE2, LONGER, LEVELS, shareOf, WIDEST, PILING, MOVE_COUNTS, Portfolio;
var init_portfolio = __esm({
  "packages/solver/src/portfolio.ts"() {
    "use strict";
    init_search();
    init_affinity();
    init_beam();
    init_waste_bound();
    init_depth_first();
    init_evaluate();
    init_foundation_merging();
    init_run_equivalence();
    init_path();
    init_run_tails();
    init_safe();
    init_talon();
    init_traits();
    init_weights();
    FIRST_TRY = 5e3;
    widthOf = (attempt) => Math.round(attempt < 3 ? 64 * 2 ** attempt : attempt < 8 ? 256 * 1.4 ** (attempt - 2) : 1928 * 1.1 ** (attempt - 8));
    SHARED = [0.3, 0.5, 0.5, 0.7, 0];
    FIRST_PROBES = 10;
    IN_A_ROW = 5;
    probesFor = ({ builds, stocks }, { wasteBound }) => builds && stocks.length > 0 && !wasteBound ? 6 : 0;
    PROBE2 = 800;
    LONGER = 1.12;
    LEVELS = 400;
    shareOf = ({ builds, stocks, onlyHome }, { wasteBound, merging, talon }) => merging && onlyHome ? 3 : talon ? 2 : !builds ? 0.05 : wasteBound ? 0.1 : stocks.length > 0 ? 0.25 : 0.05;
    WIDEST = 1 << 16;
    PILING = 64;
    MOVE_COUNTS = [0, 0, 4, 8, 16];
    Portfolio = class {
      engine = "depth-first try";
      #source;
      #traits;
      #affinity;
      #random;
      #bytes;
      #engines;
      /** Safe moves alone win. */
      #wonAtOnce;
      #doubts = false;
      #proved = false;
      /** Rules look into merging here. */
      #looksInto = false;
      #shunsHome = false;
      #current;
      #currentPath;
      #limit;
      #memory = 0;
      #home = 0;
      #done = 0;
      #guessed = 0;
      #proof;
      #attempt = 0;
      #probes = 0;
      #line = [];
      constructor(source, { memory = 256 * 2 ** 20, seed = 1, engines = ["beam", "depth-first"] }) {
        this.#source = source;
        this.#traits = new Traits(source);
        this.#affinity = Affinity.of(source, this.#traits);
        this.#random = new Random(seed);
        this.#bytes = memory;
        this.#engines = engines;
        this.#currentPath = this.#path();
        this.#wonAtOnce = this.#currentPath.table.depth > 0 && this.#currentPath.status() === "won";
        if (this.#traits.builds && !this.#currentPath.ordered) {
          this.engine = "probe";
          this.#limit = this.#nextLimit();
          this.#current = this.#newProbe(this.#currentPath, this.#limit);
        } else {
          this.#limit = FIRST_TRY;
          this.#current = this.#try();
        }
      }
      /** The most bytes held at once so far. */
      get memory() {
        const proof = this.#proof?.engine;
        const beside = proof === void 0 || proof === this.#current ? 0 : proof.bytes;
        return Math.max(this.#memory, this.#current.bytes + beside);
      }
      /** The most cards that were home at once so far. */
      get home() {
        return Math.max(this.#home, this.#currentPath.home);
      }
      get positions() {
        return this.#done + this.#current.positions;
      }
      /** All moves of the line, from the position that was asked about. */
      get line() {
        return this.#line;
      }
      /** Searches on for so many positions. */
      run(positions) {
        const until = this.positions + positions;
        if (this.#wonAtOnce) {
          this.#line = this.#currentPath.movesOf([]);
          return "solved";
        }
        while (this.positions < until) {
          const outcome = this.#current.run(Math.min(this.#limit, this.#current.positions + until - this.positions));
          if (outcome === "solved") {
            this.#line = this.#currentPath.movesOf(this.#current.line);
            return "solved";
          }
          if (outcome === "dry" && this.#current.complete && !this.#currentPath.merging?.broken && !this.#currentPath.affinity) {
            if (!this.#currentPath.doubtful) return "impossible";
            this.#doubts = true;
          }
          if ((outcome === "dry" || this.#current.positions >= this.#limit) && !this.#turn(outcome === "dry")) return "unknown";
        }
        return "running";
      }
      /** The next engine's turn. @returns false when none has anything left to do */
      #turn(dry) {
        const current = this.#current;
        this.#memory = this.memory;
        this.#home = this.home;
        this.#shunsHome ||= this.#currentPath.shunsHome;
        this.#done += current.positions;
        const wasProof = current === this.#proof?.engine;
        if (this.#currentPath.merging?.broken) this.#looksInto = true;
        if (this.#looksInto && this.#proof?.path.merging) this.#proof = void 0;
        else if (wasProof && dry) {
          this.#proof = void 0;
          if (!this.#doubts || this.#proved) this.#engines = this.#engines.filter((name) => name !== "depth-first");
          this.#proved = true;
        }
        if (!wasProof) this.#guessed += current.positions;
        const probing = this.#probes < FIRST_PROBES && this.#probes % IN_A_ROW !== 0;
        if (!wasProof && !probing && (this.#attempt > 0 || this.#probes > 0) && this.#engines.includes("depth-first")) {
          this.#proof ??= this.#newProof();
          this.#use(
            this.#proof.path,
            this.#proof.engine,
            this.#proof.engine.positions + Math.max(FIRST_TRY, this.#guessed * shareOf(this.#traits, this.#currentPath))
          );
          this.engine = "depth-first";
          this.#guessed = 0;
          return true;
        }
        const beam = this.#engines.includes("beam") ? this.#settings() : void 0;
        if (!beam) {
          if (!this.#engines.includes("depth-first")) return false;
          this.#attempt++;
          this.#proof ??= this.#newProof();
          this.#use(this.#proof.path, this.#proof.engine, Infinity);
          this.engine = "depth-first";
          return true;
        }
        const probes = this.#probes > 0 ? FIRST_PROBES + probesFor(this.#traits, this.#currentPath) * this.#attempt : 0;
        if (this.#probes < probes && this.#engines.includes("depth-first")) this.#probe();
        else this.#beam(beam);
        return true;
      }
      #use(path, engine, limit) {
        this.#done -= engine.positions;
        this.#currentPath = path;
        this.#current = engine;
        this.#limit = limit;
      }
      /** The next beam; undefined when it would be too large. */
      #settings() {
        const width = this.#affinity ? Math.round(PILING * 1.05 ** this.#attempt) : widthOf(this.#attempt);
        const shared = this.#currentPath.wasteBound ? 0 : this.#attempt < SHARED.length ? SHARED[this.#attempt] : SHARED[this.#random.below(SHARED.length)];
        for (let levels = LEVELS; width <= WIDEST && levels >= 1; levels /= 2) {
          const settings = { width, patience: 10, shared, nodes: Math.ceil(width * levels) };
          if (Beam.bytes(settings) <= this.#bytes / 2) return settings;
        }
        return void 0;
      }
      #beam(settings) {
        const { width } = settings;
        const affinity = this.#affinity;
        const move = affinity ? MOVE_COUNTS[this.#random.below(MOVE_COUNTS.length)] : 0;
        const path = this.#path(affinity && ((table) => affinity.on(table, move)));
        const evaluation = path.affinity ?? new Evaluation(path.table, this.#traits, weightsFor(this.#traits, this.#attempt, this.#random, this.#shunsHome), path.wasteBound);
        this.#attempt++;
        this.#use(path, new Beam(path, this.#traits, evaluation, settings, this.#random), Infinity);
        this.engine = `beam ${width}`;
      }
      #probe() {
        const path = this.#path();
        const limit = this.#nextLimit();
        this.#use(path, this.#newProbe(path, limit), limit);
        this.engine = "probe";
      }
      /** Positions of the next probe. */
      #nextLimit() {
        return Math.round(PROBE2 * LONGER ** this.#probes++);
      }
      /** A short depth-first search with moves ordered in another way each time: what went wrong at its beginning is not tried for long. */
      #newProbe(path, limit) {
        const evaluation = new Evaluation(path.table, this.#traits, probeWeights(this.#probes - 1, this.#random), path.wasteBound);
        return new DepthFirst(path, this.#traits, { bytes: this.#bytes / 2, positions: limit * 2, evaluation });
      }
      #try() {
        const evaluation = new Evaluation(
          this.#currentPath.table,
          this.#traits,
          weightsFor(this.#traits, 0, this.#random),
          this.#currentPath.wasteBound
        );
        return new DepthFirst(this.#currentPath, this.#traits, { bytes: this.#bytes / 2, positions: FIRST_TRY * 4, evaluation });
      }
      #newProof() {
        const path = this.#path();
        return { path, engine: new DepthFirst(path, this.#traits, { bytes: this.#bytes / 2 }) };
      }
      /** @param affinity makes positions alike that only proofs tell apart */
      #path(affinity) {
        const table = new Table(this.#source.variant, this.#source.options, this.#source);
        const ordered = this.#doubts ? void 0 : RunEquivalence.of(table, this.#traits);
        const merging = this.#looksInto || ordered ? void 0 : FoundationMerging.of(table, this.#traits);
        const talon = ordered || merging ? void 0 : Talon.of(table, this.#traits);
        const path = new Path(table, {
          affinity: affinity?.(table),
          safe: this.#doubts ? void 0 : new SafeMoves(table, this.#traits, talon),
          ordered,
          wasteBound: WasteBound.of(table, this.#traits, ordered),
          merging,
          talon,
          tails: ordered || merging ? void 0 : RunTails.of(table, this.#traits, talon !== void 0)
        });
        path.settle();
        return path;
      }
    };
  }
});

// packages/solver/src/search.ts
var BREATH, LEAST_MEMORY, Search, createSearch;
var init_search2 = __esm({
  "packages/solver/src/search.ts"() {
    "use strict";
    init_search();
    init_line();
    init_portfolio();
    BREATH = 512;
    LEAST_MEMORY = 2 ** 17;
    Search = class {
      #source;
      #options;
      #portfolio;
      #ms = 0;
      #verdict;
      /**
       * @param table the position to start from; it is copied
       * @throws RangeError for less than 128 kB of memory
       */
      constructor(table, options = {}) {
        if (options.memory !== void 0 && !(options.memory >= LEAST_MEMORY))
          throw new RangeError(`A search needs at least ${LEAST_MEMORY} bytes of memory, not ${options.memory}.`);
        this.#source = new Table(table.variant, table.options, table);
        this.#options = options;
      }
      /**
       * Searches on. @returns a verdict, from then on always the same one, or how far it got
       * @throws ContractError when the variant breaks the contract
       */
      run({ ms = Infinity, positions = Infinity } = {}) {
        if (this.#verdict) return this.#verdict;
        const start = performance.now();
        const before = this.#ms;
        const { time = 1e4, budget: budget2 = Infinity } = this.#options;
        const status = this.#source.status();
        if (status !== "playing") return this.#conclude(status === "won" ? "solved" : "impossible", "rules");
        if (budget2 <= 0 || time <= 0) return this.#conclude("unknown", "budget");
        const portfolio = this.#portfolio ??= new Portfolio(this.#source, this.#options);
        const until = Math.min(budget2, portfolio.positions + positions);
        for (; ; ) {
          const ending = portfolio.run(Math.min(BREATH, until - portfolio.positions));
          const spent = performance.now() - start;
          this.#ms = before + spent;
          if (ending !== "running") return this.#conclude(ending, portfolio.engine);
          if (portfolio.positions >= budget2 || this.#ms >= time) return this.#conclude("unknown", "budget");
          if (portfolio.positions >= until || spent >= ms) return this.#progress();
        }
      }
      /** Ends the search without a verdict. */
      abort() {
        return this.#verdict ?? this.#conclude("aborted", this.#portfolio?.engine ?? "none");
      }
      #progress() {
        const { positions, home, memory, engine } = this.#portfolio;
        return { positions, home, ms: this.#ms, memory, engine };
      }
      #conclude(verdict, engine) {
        const portfolio = this.#portfolio;
        this.#portfolio = void 0;
        const { rules, len } = this.#source;
        const home = portfolio?.home ?? rules.homes.reduce((sum, pile) => sum + len[pile], 0);
        const said = { verdict, positions: portfolio?.positions ?? 0, home, ms: this.#ms, memory: portfolio?.memory ?? 0, engine };
        if (verdict !== "solved") return this.#verdict = said;
        const moves = portfolio ? shorten(this.#source, portfolio.line, this.#options.polish) : [];
        return this.#verdict = { ...said, line: { moves, text: moves.map((move) => formatMove(this.#source, move)) } };
      }
    };
    createSearch = (table, options = {}) => new Search(table, options);
  }
});

// packages/solver/src/hidden.ts
function hidesCards(table) {
  return table.up.includes(0);
}
var init_hidden = __esm({
  "packages/solver/src/hidden.ts"() {
    "use strict";
  }
});

// packages/solver/src/past.ts
function toDo({ up, len, rules, cards }) {
  let [out, hidden, talon, piles] = [cards.length, 0, 0, 0];
  for (const pile of rules.homes) out -= len[pile];
  for (const side of up) if (!side) hidden++;
  for (const [i, { role }] of rules.piles.entries()) {
    if (role === "stock" || role === "waste") talon += len[i];
    if (len[i] > 0) piles++;
  }
  return [out, hidden, talon, piles];
}
var Past, nameOf;
var init_past = __esm({
  "packages/solver/src/past.ts"() {
    "use strict";
    Past = class {
      /** Moves since the game last got on: {@link getsOn}. */
      quiet = -1;
      #met = /* @__PURE__ */ new Set();
      /** The best that was reached so far: cards not home, cards face down, cards in stock and waste, piles in use. */
      #reached = [Infinity, Infinity, Infinity, Infinity];
      /** Every position of the game is told once, from the deal to the present one. */
      visit(table) {
        this.quiet = this.getsOn(table) ? 0 : this.quiet + 1;
        this.#met.add(nameOf(table));
        for (const [i, count2] of toDo(table).entries()) this.#reached[i] = Math.min(this.#reached[i], count2);
      }
      has(table) {
        return this.#met.has(nameOf(table));
      }
      /** More cards are home than ever before, or fewer face down, in stock and waste, or fewer piles are in use. */
      getsOn(table) {
        return toDo(table).some((count2, i) => count2 < this.#reached[i]);
      }
    };
    nameOf = ({ key }) => `${key[0]},${key[1]}`;
  }
});

// packages/solver/src/hint.ts
function hint(given, { line, past, mode = "fair", time = TIME, budget: budget2 = BUDGET, seed = 1, ...rest } = {}) {
  const table = given;
  const end = performance.now() + time;
  let positions = 0;
  const say2 = (move, from, more = {}) => ({
    ...move !== void 0 && { move, text: formatMove(table, move) },
    from,
    positions,
    ...more
  });
  if (line?.length && isLegal(table, line[0])) return say2(line[0], "line", { line });
  const been = past ?? new Past();
  if (!past) been.visit(table);
  const moves = table.status() === "playing" ? fresh2(table, been) : [];
  if (moves.length === 0) return say2(void 0, "look");
  const random = new Random(seed);
  const open = mode === "thoughtful" || !hidesCards(table);
  const votes = /* @__PURE__ */ new Map();
  const tries = open ? 1 : GUESSES;
  let lost = false;
  for (let i = 0; i < tries && !lost; i++) {
    const search = createSearch(open ? table : table.imagine(random), {
      polish: POLISH,
      ...rest,
      seed: seed + i,
      time: time * SHARE / tries,
      budget: Math.ceil(budget2 * SHARE / tries)
    });
    const said = search.run();
    positions += said.positions;
    const found = said.verdict === "solved" ? said.line.moves : [];
    if (open && found.length > 0 && leadsOn(table, found, been)) return say2(found[0], "line", { line: found });
    lost = open && said.verdict === "impossible";
    if (!open && moves.includes(found[0])) votes.set(found[0], (votes.get(found[0]) ?? 0) + 1);
  }
  const [voted] = [...votes].sort((a, b) => b[1] - a[1]);
  if (voted) return say2(voted[0], "guess");
  const seen = look(open ? table : table.imagine(random), moves, been, Math.ceil(budget2 * (1 - SHARE)), end, random);
  positions += seen.positions;
  return say2(seen.move, "look", lost ? { lost } : {});
}
function fresh2(source, past) {
  const table = new Table(source.variant, source.options, source);
  const moves = new Int32Array(MAX_MOVES);
  const patient = past.quiet < table.cards.length / 2;
  return [...moves.subarray(0, list(table, moves))].filter((move) => {
    table.play(move);
    const leads = !past.has(table) && (patient || past.getsOn(table));
    table.undo();
    return leads;
  });
}
function leadsOn(source, line, past) {
  const table = new Table(source.variant, source.options, source);
  return line.every((move) => {
    table.play(move);
    return !past.has(table);
  });
}
function look(source, moves, past, budget2, end, random) {
  const table = new Table(source.variant, source.options, source);
  const traits = new Traits(table);
  const evaluation = new Evaluation(table, traits, weightsFor(traits, 0, random));
  const beam = new Beam(
    new Path(table),
    traits,
    evaluation,
    { width: WIDTH, patience: 6, nodes: budget2, firstStage: true, goal: () => past.getsOn(table) },
    random
  );
  const all = new Int32Array(MAX_MOVES);
  const count2 = list(table, all);
  let best2 = moves.at(-1);
  let [rank, least] = [-Infinity, Infinity];
  for (const move of all.subarray(0, count2)) {
    let wish = usefulness(table, move) ?? kindOf(move);
    table.play(move);
    if (table.status() === "lost") wish = -Infinity;
    if (!moves.includes(move)) beam.forbid(table.key[0], table.key[1]);
    else if (wish > rank || wish === rank && evaluation.value() < least) [best2, rank, least] = [move, wish, evaluation.value()];
    table.undo();
  }
  let outcome = "running";
  for (let until = 0; outcome === "running" && until < budget2 && (until === 0 || performance.now() < end); )
    outcome = beam.run(until = Math.min(budget2, until + BREATH2));
  const ahead = outcome === "solved" ? beam.line[0] : beam.towardsGoal ?? (moves.some((move) => kindOf(move) === ACTION) ? best2 : beam.towardsBest);
  return { move: ahead !== void 0 && moves.includes(ahead) ? ahead : best2, positions: beam.positions };
}
var TIME, BUDGET, SHARE, BREATH2, POLISH, GUESSES, WIDTH;
var init_hint = __esm({
  "packages/solver/src/hint.ts"() {
    "use strict";
    init_search();
    init_beam();
    init_evaluate();
    init_hidden();
    init_past();
    init_path();
    init_search2();
    init_traits();
    init_weights();
    TIME = 90;
    BUDGET = 3e4;
    SHARE = 0.6;
    BREATH2 = 256;
    POLISH = 6e4;
    GUESSES = 4;
    WIDTH = 24;
  }
});

// packages/atlas/bench/fair.ts
import { join as join2 } from "node:path";

// packages/atlas/src/count/fair.ts
init_search();
import { existsSync as existsSync2, readFileSync as readFileSync2, renameSync, writeFileSync } from "node:fs";

// packages/solver/src/fair.ts
init_search();
init_hint();
init_past();
var MOST_MOVES = 1e3;
function playFair(given, { budget: budget2, seed }) {
  const source = given;
  const table = new Table(source.variant, source.options, source);
  const moves = new Int32Array(MAX_MOVES);
  const past = new Past();
  past.visit(table);
  let line = [];
  let positions = 0;
  const ended = (result) => {
    const score = table.score();
    return { result, moves: table.depth, positions, ...score === void 0 ? {} : { score } };
  };
  for (; ; ) {
    const status = table.status();
    if (status !== "playing") return ended(status);
    if (list(table, moves) === 0) return ended("stuck");
    if (table.depth === MOST_MOVES) return ended("unfinished");
    const advice = hint(table, { line, past, budget: budget2, time: Infinity, polish: 0, seed: seed + table.depth });
    positions += advice.positions;
    if (advice.move === void 0) return ended(advice.lost ? "lost" : "unfinished");
    line = advice.line?.slice(1) ?? [];
    table.play(advice.move);
    past.visit(table);
  }
}

// packages/atlas/src/count/rule-sets.ts
init_src();
import { createRequire } from "node:module";

// packages/core/src/registry/installed.ts
init_deal();
init_problem();
import { existsSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
function installedVariants(from) {
  const { variants, faults } = surveyVariants(from);
  if (faults[0]) throw faults[0].error;
  return [...variants];
}
function surveyVariants(...from) {
  const found = /* @__PURE__ */ new Map();
  const faults = [];
  const seen = /* @__PURE__ */ new Set();
  const named = /* @__PURE__ */ new Set();
  const claim = (variant) => {
    const known2 = found.get(variant.id);
    if (known2)
      faults.push({
        ids: [variant.id],
        error: new ContractError(
          variant.id,
          "manifest",
          `the id is taken: it comes from ${known2.package} (${known2.folder}) and again from ${variant.package} (${variant.folder})`
        )
      });
    else found.set(variant.id, variant);
  };
  for (const packageFolder of from.flatMap((folder) => [...packageFolders(resolve(folder), faults)])) {
    const real = realpathSync(packageFolder);
    if (seen.has(real)) continue;
    seen.add(real);
    const before = faults.length;
    const variants = announcedBy(real, faults);
    const name = variants[0]?.package ?? faults[before]?.error.variant;
    if (name === void 0) continue;
    if (named.has(name)) faults.length = before;
    else for (const variant of variants) claim(variant);
    named.add(name);
  }
  const broken = new Set(faults.flatMap(({ ids }) => ids));
  return { variants: [...found.values()].filter(({ id }) => !broken.has(id)).sort((a, b) => a.id < b.id ? -1 : 1), faults };
}
function* packageFolders(from, faults) {
  for (let folder = from; ; folder = dirname(folder)) {
    yield folder;
    const modules = join(folder, "node_modules");
    yield* subfolders(modules);
    for (const scope of namesIn(modules)) if (scope.startsWith("@")) yield* subfolders(join(modules, scope));
    for (const name of workspaceFolders(folder, faults)) for (const parent of matching(folder, name)) yield* subfolders(parent);
    if (folder === dirname(folder)) return;
  }
}
var matching = (root, name) => name.endsWith("/*") ? namesIn(join(root, name.slice(0, -2))).map((inner) => join(root, name.slice(0, -2), inner)) : [join(root, name)];
function workspaceFolders(folder, faults) {
  const manifest = manifestOf(folder);
  const folders = isObject(manifest?.patience) ? manifest.patience["folders"] : void 0;
  if (folders === void 0) return [];
  if (Array.isArray(folders) && folders.every((name) => typeof name === "string")) return folders;
  faults.push({
    ids: [],
    error: new ContractError(
      nameOf2(manifest, folder),
      "manifest",
      'patience.folders must be a list of folder names, such as ["packages/variants/*"]'
    )
  });
  return [];
}
function announcedBy(folder, faults) {
  const manifest = manifestOf(folder);
  if (!Array.isArray(manifest?.keywords) || !manifest.keywords.includes("patience-variant")) return [];
  const { patience = {} } = manifest;
  const [name, version] = [nameOf2(manifest, folder), typeof manifest.version === "string" ? manifest.version : "0.0.0"];
  const broken = (ids, law) => {
    faults.push({ ids, error: new ContractError(name, "manifest", law) });
    return [];
  };
  if (!isObject(patience)) return broken([], "patience must be an object with api and variants");
  const { api, variants } = patience;
  if (variants === void 0 && (api === void 0 || api === API)) return [];
  const announced = isObject(variants) ? Object.entries(variants) : [];
  if (api !== API)
    return broken(
      announced.map(([id]) => id),
      `is made for version ${JSON.stringify(api)} of the contract; this core speaks ${API}`
    );
  if (!isObject(variants)) return broken([], "patience.variants must be an object: under the id of each patience its module and names");
  return announced.flatMap(([id, entry]) => {
    const law = lawBrokenBy(entry);
    if (law !== void 0) return broken([id], `patience.variants["${id}"]${law}`);
    const { module, names } = entry;
    const source = join(folder, module.replace(/dist\/(.*)\.js$/, "src/$1.ts"));
    return [{ id, package: name, version, folder, module: join(folder, module), names, ...existsSync(source) ? { source } : {} }];
  });
}
function lawBrokenBy(entry) {
  if (!isObject(entry)) return " must be an object with module and names";
  const { module, names } = entry;
  if (typeof module !== "string" || module === "") return '.module must be the path of the built module, such as "./dist/index.js"';
  const named = isObject(names) && LOCALES.every((locale) => typeof names[locale] === "string" && names[locale] !== "");
  return named ? void 0 : '.names must have the name in "de" and in "en"';
}
var LOCALES = ["de", "en"];
async function loadInstalled(installed) {
  const module = await import(
    /* @vite-ignore */
    pathToFileURL(installed.module).href
  );
  checkVariant(module.default);
  if (module.default.id !== installed.id)
    throw new ContractError(module.default.id, "manifest", `${installed.package} announces it as "${installed.id}"`);
  return module.default;
}
function manifestOf(folder) {
  try {
    const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    return isObject(manifest) ? manifest : void 0;
  } catch {
    return void 0;
  }
}
var nameOf2 = ({ name }, folder) => typeof name === "string" && name !== "" ? name : folder;
var isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
var subfolders = (folder) => namesIn(folder).filter((name) => !name.startsWith(".")).map((name) => join(folder, name)).filter((path) => existsSync(join(path, "package.json")));
function namesIn(folder) {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes(error.code ?? "")) return [];
    throw error;
  }
}

// packages/atlas/src/count/rule-sets.ts
var SOLVER = createRequire(import.meta.url)("@patience/solver/package.json").version;
async function ruleSets(folder) {
  const variants = await Promise.all(installedVariants(folder).map(loadInstalled));
  return variants.flatMap(
    (variant) => allOptions(variant).map((options) => ({ name: [variant.id, ...Object.values(options)].join(" "), variant, options }))
  );
}

// packages/atlas/src/count/fair.ts
var FairCounts = class {
  constructor(file) {
    this.file = file;
    this.#counts = new Map(existsSync2(file) ? Object.entries(JSON.parse(readFileSync2(file, "utf8"))) : []);
  }
  file;
  #counts;
  /** What is known of these rules; undefined for others. */
  of({ name, variant }) {
    const count2 = this.#counts.get(name);
    return count2?.rules === variant.rules ? count2 : void 0;
  }
  /** Plays the next deal of a rule set, from the first on if it was counted by other rules, another solver or budget. */
  playOn(ruleSet, budget2) {
    const { name, variant, options } = ruleSet;
    const known2 = this.of(ruleSet);
    const { deals: deals2, won } = known2?.budget === budget2 && known2.solver === SOLVER ? known2 : { deals: 0, won: 0 };
    const seed = deals2 + 1;
    const dealt = deal(variant, { seed, options });
    if (!dealt.ok) throw new Error(dealt.error.message);
    const { result } = playFair(dealt.value.table, { budget: budget2, seed });
    const count2 = { deals: seed, won: won + Number(result === "won"), budget: budget2, rules: variant.rules, solver: SOLVER };
    this.#counts.set(name, count2);
    return count2;
  }
  /** Writes the file as a whole. */
  write() {
    const lines = [...this.#counts].sort(([a], [b]) => a < b ? -1 : 1).map(([name, count2]) => `  ${JSON.stringify(name)}: ${JSON.stringify(count2)}`);
    writeFileSync(`${this.file}.new`, `{
${lines.join(",\n")}
}
`);
    renameSync(`${this.file}.new`, this.file);
  }
};

// packages/atlas/bench/arguments.ts
function flag(name) {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? void 0 : process.argv[at + 1];
}

// packages/atlas/bench/fair.ts
var CHUNK = 20;
var only = flag("only")?.split(",");
if (!only) throw new Error('Say which rule sets are played: --only "klondike 3 unlimited,id"');
var deals = Number(flag("deals") ?? 2e3);
var budget = Number(flag("budget") ?? 300);
var counts = new FairCounts(join2(import.meta.dirname, "..", "fair.json"));
var chosen = (await ruleSets(import.meta.dirname)).filter(
  ({ name }) => only.some((start) => name === start || name.startsWith(`${start} `))
);
for (let until = CHUNK; until < deals + CHUNK; until += CHUNK) {
  for (const ruleSet of chosen) {
    for (; ; ) {
      const known2 = counts.of(ruleSet);
      if (known2 && known2.budget === budget && known2.deals >= Math.min(until, deals)) break;
      counts.playOn(ruleSet, budget);
    }
    counts.write();
  }
}
for (const ruleSet of chosen) {
  const { deals: played, won } = counts.of(ruleSet);
  console.log(`${ruleSet.name}: ${won} of ${played} won, ${(100 * won / played).toFixed(1)} %`);
}
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiLi4vLi4vY29yZS9zcmMvY2FyZHMvY2FyZC50cyIsICIuLi8uLi9jb3JlL3NyYy93b3Jkcy9kZS50cyIsICIuLi8uLi9jb3JlL3NyYy93b3Jkcy9lbi50cyIsICIuLi8uLi9jb3JlL3NyYy93b3Jkcy9pbmRleC50cyIsICIuLi8uLi9jb3JlL3NyYy9wcm9ibGVtLnRzIiwgIi4uLy4uL2NvcmUvc3JjL2NhcmRzL3JhbmRvbS50cyIsICIuLi8uLi9jb3JlL3NyYy9jYXJkcy9kZWNrLnRzIiwgIi4uLy4uL2NvcmUvc3JjL2dhbWUvb3B0aW9ucy50cyIsICIuLi8uLi9jb3JlL3NyYy90YWJsZS9rZXlzLnRzIiwgIi4uLy4uL2NvcmUvc3JjL3RhYmxlL2NvdW50ZXJzLnRzIiwgIi4uLy4uL2NvcmUvc3JjL21vdmVzL21vdmUudHMiLCAiLi4vLi4vY29yZS9zcmMvY29udHJhY3QudHMiLCAiLi4vLi4vY29yZS9zcmMvdGFibGUvcnVsZXMudHMiLCAiLi4vLi4vY29yZS9zcmMvbW92ZXMvbGVnYWwudHMiLCAiLi4vLi4vY29yZS9zcmMvdGFibGUvcGlsZXMudHMiLCAiLi4vLi4vY29yZS9zcmMvdGFibGUvc2hhcmVkLXJ1bGVzLnRzIiwgIi4uLy4uL2NvcmUvc3JjL3RhYmxlL3ZpZXcudHMiLCAiLi4vLi4vY29yZS9zcmMvdGFibGUvd29yZC1zdGFjay50cyIsICIuLi8uLi9jb3JlL3NyYy90YWJsZS90YWJsZS50cyIsICIuLi8uLi9jb3JlL3NyYy9nYW1lL2RlYWwudHMiLCAiLi4vLi4vY29yZS9zcmMvbW92ZXMvZ2VzdHVyZS50cyIsICIuLi8uLi9jb3JlL3NyYy9tb3Zlcy9ub3RhdGlvbi50cyIsICIuLi8uLi9jb3JlL3NyYy9zZWFyY2gudHMiLCAiLi4vLi4vc29sdmVyL3NyYy9saW5lLnRzIiwgIi4uLy4uL2NvcmUvc3JjL2luZGV4LnRzIiwgIi4uLy4uL3NvbHZlci9zcmMvYml0cy50cyIsICIuLi8uLi9zb2x2ZXIvc3JjL2V2YWx1YXRlLnRzIiwgIi4uLy4uL3NvbHZlci9zcmMvYWZmaW5pdHkudHMiLCAiLi4vLi4vc29sdmVyL3NyYy9jYW5kaWRhdGVzLnRzIiwgIi4uLy4uL3NvbHZlci9zcmMvbGlzdGVkLnRzIiwgIi4uLy4uL3NvbHZlci9zcmMvcG9zaXRpb24tc2V0LnRzIiwgIi4uLy4uL3NvbHZlci9zcmMvYmVhbS50cyIsICIuLi8uLi9zb2x2ZXIvc3JjL3dhc3RlLWJvdW5kLnRzIiwgIi4uLy4uL3NvbHZlci9zcmMvZGVwdGgtZmlyc3QudHMiLCAiLi4vLi4vc29sdmVyL3NyYy9mb3VuZGF0aW9uLW1lcmdpbmcudHMiLCAiLi4vLi4vc29sdmVyL3NyYy9mcmVzaC50cyIsICIuLi8uLi9zb2x2ZXIvc3JjL29ic2VydmUudHMiLCAiLi4vLi4vc29sdmVyL3NyYy9zYWZlLnRzIiwgIi4uLy4uL3NvbHZlci9zcmMvcnVuLWVxdWl2YWxlbmNlLnRzIiwgIi4uLy4uL3NvbHZlci9zcmMvcGF0aC50cyIsICIuLi8uLi9zb2x2ZXIvc3JjL3J1bi10YWlscy50cyIsICIuLi8uLi9zb2x2ZXIvc3JjL3RhbG9uLnRzIiwgIi4uLy4uL3NvbHZlci9zcmMvdHJhaXRzLnRzIiwgIi4uLy4uL3NvbHZlci9zcmMvd2VpZ2h0cy50cyIsICIuLi8uLi9zb2x2ZXIvc3JjL3BvcnRmb2xpby50cyIsICIuLi8uLi9zb2x2ZXIvc3JjL3NlYXJjaC50cyIsICIuLi8uLi9zb2x2ZXIvc3JjL2hpZGRlbi50cyIsICIuLi8uLi9zb2x2ZXIvc3JjL3Bhc3QudHMiLCAiLi4vLi4vc29sdmVyL3NyYy9oaW50LnRzIiwgImZhaXIudHMiLCAiLi4vc3JjL2NvdW50L2ZhaXIudHMiLCAiLi4vLi4vc29sdmVyL3NyYy9mYWlyLnRzIiwgIi4uL3NyYy9jb3VudC9ydWxlLXNldHMudHMiLCAiLi4vLi4vY29yZS9zcmMvcmVnaXN0cnkvaW5zdGFsbGVkLnRzIiwgImFyZ3VtZW50cy50cyJdLAogICJzb3VyY2VzQ29udGVudCI6IFsiLyoqIFRoZSBmb3VyIHN1aXRzIGluIHRoZSBvcmRlciBpbiB3aGljaCBjYXJkcyBhcmUgc29ydGVkOiBjbHVicywgZGlhbW9uZHMsIGhlYXJ0cywgc3BhZGVzLiAqL1xuZXhwb3J0IGNvbnN0IFNVSVRTID0gWydDJywgJ0QnLCAnSCcsICdTJ10gYXMgY29uc3Q7XG4vKiogQSBzdWl0IGJ5IGl0cyBsZXR0ZXIuICovXG5leHBvcnQgdHlwZSBTdWl0ID0gKHR5cGVvZiBTVUlUUylbbnVtYmVyXTtcblxuLyoqIFdyaXR0ZW4gcmFua3MsIGFjZSBmaXJzdDsgYFJBTktTW3JhbmsgLSAxXWAgaXMgaG93IGEgcmFuayBpcyB3cml0dGVuLiAqL1xuZXhwb3J0IGNvbnN0IFJBTktTID0gWydBJywgJzInLCAnMycsICc0JywgJzUnLCAnNicsICc3JywgJzgnLCAnOScsICdUJywgJ0onLCAnUScsICdLJ10gYXMgY29uc3Q7XG5cbi8qKiBUaGUgcmFuayBvZiBhbiBhY2UuICovXG5leHBvcnQgY29uc3QgQUNFID0gMTtcbi8qKiBUaGUgcmFuayBvZiBhIGphY2suICovXG5leHBvcnQgY29uc3QgSkFDSyA9IDExO1xuLyoqIFRoZSByYW5rIG9mIGEgcXVlZW4uICovXG5leHBvcnQgY29uc3QgUVVFRU4gPSAxMjtcbi8qKiBUaGUgcmFuayBvZiBhIGtpbmcuICovXG5leHBvcnQgY29uc3QgS0lORyA9IDEzO1xuXG4vKiogT25lIHBoeXNpY2FsIGNhcmQgb2YgYSBkZWFsLiBGcm96ZW47IHRoZSBzYW1lIG9iamVjdCBmb3IgdGhlIHdob2xlIGRlYWwuICovXG5leHBvcnQgaW50ZXJmYWNlIENhcmQge1xuICAvKiogUGxhY2UgaW4gdGhlIGRlYWxpbmcgb3JkZXIsIGZyb20gMC4gSXQgdGVsbHMgdHdvIGxpa2UgY2FyZHMgYXBhcnQgYW5kIHNheXMgbm90aGluZyBhYm91dCB0aGUgZmFjZS4gKi9cbiAgcmVhZG9ubHkgaWQ6IG51bWJlcjtcbiAgLyoqIDEgKGFjZSkgdG8gMTMgKGtpbmcpLiAqL1xuICByZWFkb25seSByYW5rOiBudW1iZXI7XG4gIC8qKiBDbHVicywgZGlhbW9uZHMsIGhlYXJ0cyBvciBzcGFkZXMuICovXG4gIHJlYWRvbmx5IHN1aXQ6IFN1aXQ7XG4gIC8qKiBEaWFtb25kcyBhbmQgaGVhcnRzIGFyZSByZWQuICovXG4gIHJlYWRvbmx5IHJlZDogYm9vbGVhbjtcbn1cblxuLyoqIFdoYXQgaXMgcHJpbnRlZCBvbiBhIGNhcmQgYXMgYSBudW1iZXI6IHN1aXQgXHUwMEQ3IDEzICsgcmFuayBcdTIyMTIgMSwgZnJvbSAwIHRvIDUxLiBUYWJsZXMgb2YgcnVsZXMgYXJlIGluZGV4ZWQgYnkgaXQuICovXG5leHBvcnQgdHlwZSBGYWNlID0gbnVtYmVyO1xuXG4vKiogSG93IG1hbnkgZmFjZXMgdGhlcmUgYXJlLiAqL1xuZXhwb3J0IGNvbnN0IEZBQ0VTID0gNTI7XG5cbi8qKiBAcGFyYW0gc3VpdCBpbmRleCBpbnRvIFNVSVRTIEBwYXJhbSByYW5rIDFcdTIwMTMxMyAqL1xuZXhwb3J0IGNvbnN0IGZhY2VPZiA9IChzdWl0OiBudW1iZXIsIHJhbms6IG51bWJlcik6IEZhY2UgPT4gc3VpdCAqIDEzICsgcmFuayAtIDE7XG4vKiogVGhlIHJhbmsgb2YgYSBmYWNlLCAxIChhY2UpIHRvIDEzIChraW5nKS4gKi9cbmV4cG9ydCBjb25zdCByYW5rT2YgPSAoZmFjZTogRmFjZSk6IG51bWJlciA9PiAoZmFjZSAlIDEzKSArIDE7XG4vKiogVGhlIHN1aXQgb2YgYSBmYWNlLCBhcyBhbiBpbmRleCBpbnRvIFNVSVRTLiAqL1xuZXhwb3J0IGNvbnN0IHN1aXRPZiA9IChmYWNlOiBGYWNlKTogbnVtYmVyID0+IE1hdGguZmxvb3IoZmFjZSAvIDEzKTtcbi8qKiBEaWFtb25kcyAoMSkgYW5kIGhlYXJ0cyAoMikuICovXG5leHBvcnQgY29uc3QgaXNSZWQgPSAoZmFjZTogRmFjZSk6IGJvb2xlYW4gPT4gc3VpdE9mKGZhY2UpID09PSAxIHx8IHN1aXRPZihmYWNlKSA9PT0gMjtcblxuLyoqIEEgZnJvemVuIGNhcmQgd2l0aCB0aGlzIGZhY2UuICovXG5leHBvcnQgZnVuY3Rpb24gbWFrZUNhcmQoaWQ6IG51bWJlciwgZmFjZTogRmFjZSk6IENhcmQge1xuICByZXR1cm4gT2JqZWN0LmZyZWV6ZSh7IGlkLCByYW5rOiByYW5rT2YoZmFjZSksIHN1aXQ6IFNVSVRTW3N1aXRPZihmYWNlKV0hLCByZWQ6IGlzUmVkKGZhY2UpIH0pO1xufVxuXG4vKiogYEtTYCwgYFRIYCwgYDlEYC4gVGhlIG9wcG9zaXRlIG9mIHtAbGluayBwYXJzZUZhY2V9LiAqL1xuZXhwb3J0IGNvbnN0IGZvcm1hdEZhY2UgPSAoZmFjZTogRmFjZSk6IHN0cmluZyA9PiBSQU5LU1tyYW5rT2YoZmFjZSkgLSAxXSEgKyBTVUlUU1tzdWl0T2YoZmFjZSldITtcbi8qKiBUaGUgc2FtZSBmb3IgYSBjYXJkLiAqL1xuZXhwb3J0IGNvbnN0IGZvcm1hdENhcmQgPSAoY2FyZDogQ2FyZCk6IHN0cmluZyA9PiBSQU5LU1tjYXJkLnJhbmsgLSAxXSEgKyBjYXJkLnN1aXQ7XG5cbi8qKiBSZWFkcyBgS1NgLCBgdGhgLCBgMTBIYC4gVW5kZWZpbmVkIHdoZW4gaXQgaXMgbm8gY2FyZC4gKi9cbmV4cG9ydCBmdW5jdGlvbiBwYXJzZUZhY2UodGV4dDogc3RyaW5nKTogRmFjZSB8IHVuZGVmaW5lZCB7XG4gIGNvbnN0IG1hdGNoID0gL14oMTB8W0EyLTlUSlFLXSkoW0NESFNdKSQvLmV4ZWModGV4dC50cmltKCkudG9VcHBlckNhc2UoKSk7XG4gIGlmICghbWF0Y2gpIHJldHVybiB1bmRlZmluZWQ7XG4gIGNvbnN0IHJhbmsgPSBtYXRjaFsxXSA9PT0gJzEwJyA/IDEwIDogUkFOS1MuaW5kZXhPZihtYXRjaFsxXSBhcyAodHlwZW9mIFJBTktTKVtudW1iZXJdKSArIDE7XG4gIHJldHVybiBmYWNlT2YoU1VJVFMuaW5kZXhPZihtYXRjaFsyXSBhcyBTdWl0KSwgcmFuayk7XG59XG4iLCAiaW1wb3J0IHR5cGUgeyBDb21tb25Xb3JkcyB9IGZyb20gJy4vY29tbW9uLmpzJztcblxuLyoqIEdlcm1hbiwgYXMgY2FyZCBwbGF5ZXJzIHNheSBpdC4gKi9cbmV4cG9ydCBjb25zdCBkZTogQ29tbW9uV29yZHMgPSB7XG4gIHJhbmtzOiBbJ0FzcycsICdad2VpJywgJ0RyZWknLCAnVmllcicsICdGXHUwMEZDbmYnLCAnU2VjaHMnLCAnU2llYmVuJywgJ0FjaHQnLCAnTmV1bicsICdaZWhuJywgJ0J1YmUnLCAnRGFtZScsICdLXHUwMEY2bmlnJ10sXG4gIHN1aXRzOiBbJ0tyZXV6JywgJ0thcm8nLCAnSGVyeicsICdQaWsnXSxcbiAgY2FyZDogKHN1aXQsIHJhbmspID0+IGAke3N1aXR9ICR7cmFua31gLFxuICBvbmUocmFuaywgY29sb3VyKSB7XG4gICAgY29uc3QgbmFtZSA9IGRlLnJhbmtzW3JhbmsgLSAxXSE7XG4gICAgY29uc3QgYWRqZWN0aXZlID0gY29sb3VyICYmIHsgcmVkOiAncm90ZScsIGJsYWNrOiAnc2Nod2FyemUnIH1bY29sb3VyXTtcbiAgICBpZiAocmFuayA9PT0gMSkgcmV0dXJuIGBlaW4gJHthZGplY3RpdmUgPyBgJHthZGplY3RpdmV9cyBgIDogJyd9JHtuYW1lfWA7XG4gICAgaWYgKHJhbmsgPT09IDExIHx8IHJhbmsgPT09IDEzKSByZXR1cm4gYGVpbiAke2FkamVjdGl2ZSA/IGAke2FkamVjdGl2ZX1yIGAgOiAnJ30ke25hbWV9YDtcbiAgICByZXR1cm4gYGVpbmUgJHthZGplY3RpdmUgPyBgJHthZGplY3RpdmV9IGAgOiAnJ30ke25hbWV9YDtcbiAgfSxcbiAgbm90T2Y6IChzdWl0KSA9PiBgLCBhYmVyIG5pY2h0IGluICR7c3VpdH1gLFxuICByb2xlczoge1xuICAgIHN0b2NrOiAnVGFsb24nLFxuICAgIHdhc3RlOiAnQWJsYWdlJyxcbiAgICBmb3VuZGF0aW9uOiAnR3J1bmRrYXJ0ZScsXG4gICAgdGFibGVhdTogJ1JlaWhlJyxcbiAgICBjZWxsOiAnS2VsbGVycGxhdHonLFxuICAgIHJlc2VydmU6ICdSZXNlcnZlJyxcbiAgICBkaXNjYXJkOiAnYWJnZWxlZ3RlIEthcnRlbicsXG4gIH0sXG4gIHJlYXNvbnM6IHtcbiAgICBuZWVkczogKHApID0+IGBIaWVyIHBhc3N0IG51ciAke3BbJ2NhcmRzJ119LmAsXG4gICAgJ2VtcHR5LW5lZWRzJzogKHApID0+IGBBdWYgZGVuIGxlZXJlbiBQbGF0eiBkYXJmIG51ciAke3BbJ2NhcmRzJ119LmAsXG4gICAgJ2VtcHR5LWNsb3NlZCc6ICdEaWVzZXIgbGVlcmUgUGxhdHogYmxlaWJ0IGZyZWkuJyxcbiAgICAnZW1wdHktbm90LWZyb20nOiAocCkgPT4gYEF1ZiBkZW4gbGVlcmVuIFBsYXR6IGRhcmYgbnVyIGVpbmUgS2FydGUgdm9uOiAke3BbJ3dhbnRlZCddfS5gLFxuICAgICdub3QtZnJvbSc6IChwKSA9PiBgVm9uIGRvcnQgZGFyZiBrZWluZSBLYXJ0ZSBoaWVyaGVyLiBFcmxhdWJ0OiAke3BbJ3dhbnRlZCddfS5gLFxuICAgIGZ1bGw6ICdIaWVyIGxpZWd0IHNjaG9uIGVpbmUgS2FydGU7IG1laHIgcGFzc3QgbmljaHQuJyxcbiAgICAnbm90aGluZy1maXRzJzogKHApID0+IGBBdWYgJHtwWydjYXJkJ119IHBhc3N0IGtlaW5lIEthcnRlIG1laHIuYCxcbiAgICAnZG9lcy1ub3QtZml0JzogJ0RpZXNlIEthcnRlIHBhc3N0IGhpZXIgbmljaHQuJyxcbiAgICAnbm8tcGFpcic6IChwKSA9PiBgJHtwWydhJ119IHVuZCAke3BbJ2InXX0gZ2VoZW4gbmljaHQgenVzYW1tZW4gYWIuYCxcbiAgICAncGlsZS1yZWZ1c2VzJzogJ0F1ZiBkaWVzZW4gU3RhcGVsIHdpcmQgbmljaHRzIGdlbGVndC4nLFxuICAgICdwaWxlLWtlZXBzJzogJ1ZvbiBkaWVzZW0gU3RhcGVsIHdpcmQgbmljaHRzIHdlZ2dlbm9tbWVuLicsXG4gICAgJ3BpbGUtZW1wdHknOiAnSGllciBsaWVndCBrZWluZSBLYXJ0ZS4nLFxuICAgICdwaWxlLXNob3J0JzogKHApID0+IChwWydjb3VudCddID09PSAnMScgPyAnSGllciBsaWVndCBudXIgMSBLYXJ0ZS4nIDogYEhpZXIgbGllZ2VuIG51ciAke3BbJ2NvdW50J119IEthcnRlbi5gKSxcbiAgICAnY2FyZC1jb3ZlcmVkJzogJ0F1ZiBkaWVzZXIgS2FydGUgbGllZ2VuIG5vY2ggYW5kZXJlLicsXG4gICAgJ2NhcmQtaGlkZGVuJzogJ0RpZXNlIEthcnRlIGxpZWd0IHZlcmRlY2t0LicsXG4gICAgJ29ubHktdG9wJzogJ0hpZXIgd2lyZCBpbW1lciBudXIgZGllIG9iZXJzdGUgS2FydGUgYmV3ZWd0LicsXG4gICAgJ29ubHktd2hvbGUnOiAnRGllc2VyIFN0YXBlbCB3aXJkIG51ciBpbSBHYW56ZW4gYmV3ZWd0LicsXG4gICAgJ3J1bi1icm9rZW4nOiAocCkgPT5cbiAgICAgIHBbJ2NvdW50J10gPT09ICcxJ1xuICAgICAgICA/ICdOdXIgZGllIG9iZXJzdGUgS2FydGUgaXN0IGZyZWk6IGRhcnVudGVyIGlzdCBkaWUgRm9sZ2UgdW50ZXJicm9jaGVuLidcbiAgICAgICAgOiBgTnVyIGRpZSBvYmVyc3RlbiAke3BbJ2NvdW50J119IEthcnRlbiBiaWxkZW4gZWluZSBGb2xnZS5gLFxuICAgICd0b28tbWFueSc6IChwKSA9PlxuICAgICAgcFsnbWF4J10gPT09ICcxJyA/ICdIaWVyaGVyIGRhcmYgaW1tZXIgbnVyIGVpbmUgS2FydGUuJyA6IGBIaWVyaGVyIGRcdTAwRkNyZmVuIGhcdTAwRjZjaHN0ZW5zICR7cFsnbWF4J119IEthcnRlbiBhdWYgZWlubWFsLmAsXG4gICAgJ25vLXBsYWNlJzogKHApID0+IChwWydsaW1pdCddID09PSAnMScgPyAnSGllciBpc3QgbnVyIFBsYXR6IGZcdTAwRkNyIGVpbmUgS2FydGUuJyA6IGBIaWVyIGlzdCBudXIgUGxhdHogZlx1MDBGQ3IgJHtwWydsaW1pdCddfSBLYXJ0ZW4uYCksXG4gICAgJ25vdC1ub3cnOiAnRGllc2UgS2FydGUgZGFyZiBqZXR6dCBuaWNodCB3ZWdnZW5vbW1lbiB3ZXJkZW4uJyxcbiAgICAndG9vLW1hbnktbGlmdGVkJzogKHApID0+XG4gICAgICBwWydtYXgnXSA9PT0gJzEnID8gJ1ZvbiBoaWVyIGRhcmYgbnVyIGRpZSBvYmVyc3RlIEthcnRlIHdlZy4nIDogYFZvbiBoaWVyIGRcdTAwRkNyZmVuIG51ciBkaWUgb2JlcnN0ZW4gJHtwWydtYXgnXX0gS2FydGVuIHdlZy5gLFxuICAgICduby1yb29tJzogKHApID0+IGBGXHUwMEZDciAke3BbJ2NvdW50J119IEthcnRlbiByZWljaHQgZGVyIGZyZWllIFBsYXR6IG5pY2h0OiBudXIgJHtwWydyb29tJ119IGF1ZiBlaW5tYWwuYCxcbiAgICAnc2FtZS1waWxlJzogJ0RpZSBLYXJ0ZSBsaWVndCBzY2hvbiBoaWVyLicsXG4gICAgJ3N0b2NrLWVtcHR5JzogJ0RlciBUYWxvbiBpc3QgbGVlci4nLFxuICAgICdzdG9jay1sZWZ0JzogJ0ltIFRhbG9uIGxpZWdlbiBub2NoIEthcnRlbi4nLFxuICAgICd3YXN0ZS1lbXB0eSc6ICdEaWUgQWJsYWdlIGlzdCBsZWVyLicsXG4gICAgJ25vLXJlZGVhbCc6ICdEaWUgQWJsYWdlIHdpcmQgbmljaHQgbm9jaCBlaW5tYWwgdW1nZWRyZWh0LicsXG4gICAgJ2dhbWUtb3Zlcic6ICdEaWVzZXMgU3BpZWwgaXN0IHp1IEVuZGUuJyxcbiAgICAndW5rbm93bi1waWxlJzogJ0RpZXNlbiBTdGFwZWwgZ2lidCBlcyBoaWVyIG5pY2h0LicsXG4gICAgJ21vdmUtdW5yZWFkYWJsZSc6IChwKSA9PiBgXHUyMDFFJHtwWydtb3ZlJ119XHUyMDFDIGlzdCBrZWluIFp1Zy4gWlx1MDBGQ2dlIHNjaHJlaWJ0IG1hbiB3aWUgdDM+dDUsIHQzPnQ1KjIgb2RlciBtaXQgZGVtIE5hbWVuIGVpbmVyIEhhbmRsdW5nLmAsXG4gICAgJ21vdmUtd2hlcmUnOiAocCkgPT4gYFp1IFx1MjAxRSR7cFsnbW92ZSddfVx1MjAxQyBnZWhcdTAwRjZydCBlaW4gU3RhcGVsOiAke3BbJ21vdmUnXX1AdDMuYCxcbiAgICAnbW92ZS1waWxlJzogKHApID0+IGBEZW4gU3RhcGVsIFx1MjAxRSR7cFsncGlsZSddfVx1MjAxQyBnaWJ0IGVzIGhpZXIgbmljaHQuYCxcbiAgICAndmFyaWFudC11bmtub3duJzogKHApID0+IGBEaWUgUGF0aWVuY2UgXHUyMDFFJHtwWyd2YXJpYW50J119XHUyMDFDIGdpYnQgZXMgaGllciBuaWNodC4gSW5zdGFsbGllcnQ6ICR7cFsna25vd24nXX0uYCxcbiAgICAndmFyaWFudC1icm9rZW4nOiAocCkgPT4gYCR7cFsnZnJvbSddfSBsaWVcdTAwREYgc2ljaCBuaWNodCBsYWRlbjogJHtwWyd3aHknXX1gLFxuICAgICdydWxlcy1icm9rZW4nOiAocCkgPT4gYERpZSBSZWdlbG4gdm9uICR7cFsnZnJvbSddfSBoYWJlbiBlaW5lbiBGZWhsZXI6ICR7cFsnd2h5J119YCxcbiAgICAnc2VlZC1iYWQnOiAocCkgPT4gYFx1MjAxRSR7cFsnc2VlZCddfVx1MjAxQyBpc3Qga2VpbmUgU3BpZWxudW1tZXI6IDAgYmlzIDQyOTQ5NjcyOTUgb2RlciBlaW4gVGV4dCBiaXMgMjAwIFplaWNoZW4uYCxcbiAgICAnb3B0aW9uLXVua25vd24nOiAocCkgPT4gYERpZSBPcHRpb24gXHUyMDFFJHtwWydvcHRpb24nXX1cdTIwMUMgZ2lidCBlcyBuaWNodC4gQmVrYW5udDogJHtwWydrbm93biddfS5gLFxuICAgICdvcHRpb24tdmFsdWUnOiAocCkgPT4gYE9wdGlvbiBcdTIwMUUke3BbJ29wdGlvbiddfVx1MjAxQyBrYW5uIG5pY2h0IFx1MjAxRSR7cFsndmFsdWUnXX1cdTIwMUMgc2Vpbi4gTVx1MDBGNmdsaWNoOiAke3BbJ2tub3duJ119LmAsXG4gICAgJ29wdGlvbi1jb21iaW5hdGlvbic6ICdEaWVzZSBPcHRpb25lbiB2ZXJ0cmFnZW4gc2ljaCBuaWNodC4nLFxuICAgICdkZWNrLWNhcmQnOiAocCkgPT4gYEthcnRlICR7cFsncGxhY2UnXX0gZGVzIEJsYXR0cywgXHUyMDFFJHtwWydjYXJkJ119XHUyMDFDLCBpc3Qga2VpbmUgS2FydGUuIEthcnRlbiBzY2hyZWlidCBtYW4gS1MsIFRIIG9kZXIgOUQuYCxcbiAgICAnZGVjay1mb3JlaWduJzogKHApID0+IGBJbSBCbGF0dCBpc3QgJHtwWydjYXJkJ119OyBkaWVzZSBQYXRpZW5jZSBzcGllbHQgb2huZSBzaWUuYCxcbiAgICAnZGVjay1kb3VibGUnOiAocCkgPT4gYCR7cFsnY2FyZCddfSBpc3QgJHtwWydnaXZlbiddfS1tYWwgaW0gQmxhdHQgc3RhdHQgJHtwWyd3YW50ZWQnXX0tbWFsLmAsXG4gICAgJ2RlY2stbWlzc2luZyc6IChwKSA9PiBgSW0gQmxhdHQgZmVobHQgJHtwWydjYXJkJ119OiAke3BbJ2dpdmVuJ119LW1hbCBzdGF0dCAke3BbJ3dhbnRlZCddfS1tYWwuYCxcbiAgICAnc2F2ZS11bnJlYWRhYmxlJzogJ0RhcyBpc3Qga2VpbiBnZXNwZWljaGVydGVzIFNwaWVsLicsXG4gICAgJ3NhdmUtbmV3ZXInOiAocCkgPT4gYERpZXNlcyBTcGllbCB3dXJkZSB2b24gZWluZXIgbmV1ZXJlbiBGYXNzdW5nIGdlc3BlaWNoZXJ0IChGb3JtYXQgJHtwWydmb3JtYXQnXX07IGxlc2JhciBpc3QgJHtwWydrbm93biddfSkuYCxcbiAgICAnc2F2ZS1mb3JlaWduJzogKHApID0+IGBEaWVzZXMgU3BpZWwgZ2VoXHUwMEY2cnQgenUgXHUyMDFFJHtwWyd2YXJpYW50J119XHUyMDFDLCBuaWNodCB6dSBcdTIwMUUke3BbJ3dhbnRlZCddfVx1MjAxQy5gLFxuICAgICdzYXZlLXJ1bGVzJzogKHApID0+IGBEaWVzZXMgU3BpZWwgZm9sZ3QgbmV1ZXJlbiBSZWdlbG4gKCR7cFsncnVsZXMnXX07IGluc3RhbGxpZXJ0OiAke3BbJ2tub3duJ119KS5gLFxuICAgICdzYXZlLWZpZWxkJzogKHApID0+IGBEaWVzZXMgZ2VzcGVpY2hlcnRlIFNwaWVsIGlzdCBiZXNjaFx1MDBFNGRpZ3Q6IFx1MjAxRSR7cFsnZmllbGQnXX1cdTIwMUMgZmVobHQgb2RlciBpc3QgZmFsc2NoLmAsXG4gICAgJ3NhdmUtbW92ZSc6IChwKSA9PiBgWnVnICR7cFsnbnVtYmVyJ119LCBcdTIwMUUke3BbJ21vdmUnXX1cdTIwMUMsIGlzdCBuaWNodCBtXHUwMEY2Z2xpY2guICR7cFsnd2h5J10gPz8gJyd9YCxcbiAgfSxcbn07XG4iLCAiaW1wb3J0IHR5cGUgeyBDb21tb25Xb3JkcyB9IGZyb20gJy4vY29tbW9uLmpzJztcblxuLyoqIEVuZ2xpc2guICovXG5leHBvcnQgY29uc3QgZW46IENvbW1vbldvcmRzID0ge1xuICByYW5rczogWydhY2UnLCAndHdvJywgJ3RocmVlJywgJ2ZvdXInLCAnZml2ZScsICdzaXgnLCAnc2V2ZW4nLCAnZWlnaHQnLCAnbmluZScsICd0ZW4nLCAnamFjaycsICdxdWVlbicsICdraW5nJ10sXG4gIHN1aXRzOiBbJ2NsdWJzJywgJ2RpYW1vbmRzJywgJ2hlYXJ0cycsICdzcGFkZXMnXSxcbiAgY2FyZDogKHN1aXQsIHJhbmspID0+IGAke3Jhbmt9IG9mICR7c3VpdH1gLFxuICBvbmUocmFuaywgY29sb3VyKSB7XG4gICAgY29uc3QgcGhyYXNlID0gYCR7Y29sb3VyID8gYCR7Y29sb3VyfSBgIDogJyd9JHtlbi5yYW5rc1tyYW5rIC0gMV0hfWA7XG4gICAgcmV0dXJuIGAkey9eW2FlXS8udGVzdChwaHJhc2UpID8gJ2FuJyA6ICdhJ30gJHtwaHJhc2V9YDtcbiAgfSxcbiAgbm90T2Y6IChzdWl0KSA9PiBgIG9mIGFueSBzdWl0IGJ1dCAke3N1aXR9YCxcbiAgcm9sZXM6IHtcbiAgICBzdG9jazogJ3N0b2NrJyxcbiAgICB3YXN0ZTogJ3dhc3RlJyxcbiAgICBmb3VuZGF0aW9uOiAnZm91bmRhdGlvbicsXG4gICAgdGFibGVhdTogJ2NvbHVtbicsXG4gICAgY2VsbDogJ2NlbGwnLFxuICAgIHJlc2VydmU6ICdyZXNlcnZlJyxcbiAgICBkaXNjYXJkOiAnZGlzY2FyZCcsXG4gIH0sXG4gIHJlYXNvbnM6IHtcbiAgICBuZWVkczogKHApID0+IGBPbmx5ICR7cFsnY2FyZHMnXX0gZml0cyBoZXJlLmAsXG4gICAgJ2VtcHR5LW5lZWRzJzogKHApID0+IGBPbmx5ICR7cFsnY2FyZHMnXX0gbWF5IG9wZW4gdGhpcyBwbGFjZS5gLFxuICAgICdlbXB0eS1jbG9zZWQnOiAnVGhpcyBlbXB0eSBwbGFjZSBzdGF5cyBjbG9zZWQuJyxcbiAgICAnZW1wdHktbm90LWZyb20nOiAocCkgPT4gYFRoaXMgZ2FwIGlzIGZpbGxlZCBvbmx5IGZyb206ICR7cFsnd2FudGVkJ119LmAsXG4gICAgJ25vdC1mcm9tJzogKHApID0+IGBDYXJkcyBmcm9tIHRoYXQgcGlsZSBjYW5ub3QgZ28gaGVyZSwgb25seSBmcm9tOiAke3BbJ3dhbnRlZCddfS5gLFxuICAgIGZ1bGw6ICdUaGVyZSBpcyBhbHJlYWR5IGEgY2FyZCBoZXJlLCBhbmQgbm8gb3RoZXIgZml0cyBvbiBpdC4nLFxuICAgICdub3RoaW5nLWZpdHMnOiAocCkgPT4gYE5vdGhpbmcgY2FuIGJlIGxhaWQgb24gdGhlICR7cFsnY2FyZCddfS5gLFxuICAgICdkb2VzLW5vdC1maXQnOiAnVGhpcyBjYXJkIGRvZXMgbm90IGZpdCBoZXJlLicsXG4gICAgJ25vLXBhaXInOiAocCkgPT4gYFRoZSAke3BbJ2EnXX0gYW5kIHRoZSAke3BbJ2InXX0gZG8gbm90IGxlYXZlIHRvZ2V0aGVyLmAsXG4gICAgJ3BpbGUtcmVmdXNlcyc6ICdObyBjYXJkIGNhbiBiZSBsYWlkIG9uIHRoaXMgcGlsZS4nLFxuICAgICdwaWxlLWtlZXBzJzogJ05vIGNhcmQgY2FuIGJlIHRha2VuIGZyb20gdGhpcyBwaWxlLicsXG4gICAgJ3BpbGUtZW1wdHknOiAnVGhlcmUgaXMgbm8gY2FyZCBoZXJlLicsXG4gICAgJ3BpbGUtc2hvcnQnOiAocCkgPT4gKHBbJ2NvdW50J10gPT09ICcxJyA/ICdUaGVyZSBpcyBvbmx5IDEgY2FyZCBoZXJlLicgOiBgVGhlcmUgYXJlIG9ubHkgJHtwWydjb3VudCddfSBjYXJkcyBoZXJlLmApLFxuICAgICdjYXJkLWNvdmVyZWQnOiAnT3RoZXIgY2FyZHMgc3RpbGwgY292ZXIgdGhpcyBvbmUuJyxcbiAgICAnY2FyZC1oaWRkZW4nOiAnVGhpcyBjYXJkIGlzIGZhY2UgZG93bi4nLFxuICAgICdvbmx5LXRvcCc6ICdPbmx5IHRoZSB0b3AgY2FyZCBtb3ZlcyBoZXJlLicsXG4gICAgJ29ubHktd2hvbGUnOiAnVGhpcyBwaWxlIG1vdmVzIG9ubHkgYXMgYSB3aG9sZS4nLFxuICAgICdydW4tYnJva2VuJzogKHApID0+XG4gICAgICBwWydjb3VudCddID09PSAnMScgPyAnT25seSB0aGUgdG9wIGNhcmQgaXMgZnJlZTogdGhlIHJ1biBpcyBicm9rZW4gYmVsb3cgaXQuJyA6IGBPbmx5IHRoZSB0b3AgJHtwWydjb3VudCddfSBjYXJkcyBmb3JtIGEgcnVuLmAsXG4gICAgJ3Rvby1tYW55JzogKHApID0+IChwWydtYXgnXSA9PT0gJzEnID8gJ09ubHkgb25lIGNhcmQgYXQgYSB0aW1lIGZpdHMgaGVyZS4nIDogYEF0IG1vc3QgJHtwWydtYXgnXX0gY2FyZHMgYXQgYSB0aW1lIGZpdCBoZXJlLmApLFxuICAgICduby1wbGFjZSc6IChwKSA9PiAocFsnbGltaXQnXSA9PT0gJzEnID8gJ1RoZXJlIGlzIHJvb20gZm9yIG9ubHkgb25lIGNhcmQgaGVyZS4nIDogYFRoZXJlIGlzIHJvb20gZm9yIG9ubHkgJHtwWydsaW1pdCddfSBjYXJkcyBoZXJlLmApLFxuICAgICdub3Qtbm93JzogJ1RoaXMgY2FyZCBtYXkgbm90IGJlIGxpZnRlZCBub3cuJyxcbiAgICAndG9vLW1hbnktbGlmdGVkJzogKHApID0+XG4gICAgICBwWydtYXgnXSA9PT0gJzEnID8gJ09ubHkgdGhlIHRvcCBjYXJkIG1heSBiZSBsaWZ0ZWQgaGVyZS4nIDogYE9ubHkgdGhlIHRvcCAke3BbJ21heCddfSBjYXJkcyBtYXkgYmUgbGlmdGVkIGhlcmUuYCxcbiAgICAnbm8tcm9vbSc6IChwKSA9PiBgVGhlcmUgaXMgbm90IGVub3VnaCBmcmVlIHNwYWNlIGZvciAke3BbJ2NvdW50J119IGNhcmRzOiBvbmx5IGZvciAke3BbJ3Jvb20nXX0gYXQgYSB0aW1lLmAsXG4gICAgJ3NhbWUtcGlsZSc6ICdUaGUgY2FyZCBpcyBhbHJlYWR5IGhlcmUuJyxcbiAgICAnc3RvY2stZW1wdHknOiAnVGhlIHN0b2NrIGlzIGVtcHR5LicsXG4gICAgJ3N0b2NrLWxlZnQnOiAnVGhlcmUgYXJlIHN0aWxsIGNhcmRzIGluIHRoZSBzdG9jay4nLFxuICAgICd3YXN0ZS1lbXB0eSc6ICdUaGUgd2FzdGUgaXMgZW1wdHkuJyxcbiAgICAnbm8tcmVkZWFsJzogJ1RoZSB3YXN0ZSBjYW5ub3QgYmUgdHVybmVkIG92ZXIgYWdhaW4uJyxcbiAgICAnZ2FtZS1vdmVyJzogJ1RoaXMgZ2FtZSBpcyBvdmVyLicsXG4gICAgJ3Vua25vd24tcGlsZSc6ICdUaGVyZSBpcyBubyBzdWNoIHBpbGUgaGVyZS4nLFxuICAgICdtb3ZlLXVucmVhZGFibGUnOiAocCkgPT4gYFx1MjAxQyR7cFsnbW92ZSddfVx1MjAxRCBpcyBub3QgYSBtb3ZlLiBNb3ZlcyBhcmUgd3JpdHRlbiBsaWtlIHQzPnQ1LCB0Mz50NSoyIG9yIHRoZSBuYW1lIG9mIGFuIGFjdGlvbi5gLFxuICAgICdtb3ZlLXdoZXJlJzogKHApID0+IGBcdTIwMUMke3BbJ21vdmUnXX1cdTIwMUQgbmVlZHMgYSBwaWxlOiAke3BbJ21vdmUnXX1AdDMuYCxcbiAgICAnbW92ZS1waWxlJzogKHApID0+IGBUaGVyZSBpcyBubyBwaWxlIFx1MjAxQyR7cFsncGlsZSddfVx1MjAxRCBoZXJlLmAsXG4gICAgJ3ZhcmlhbnQtdW5rbm93bic6IChwKSA9PiBgVGhlcmUgaXMgbm8gcGF0aWVuY2UgXHUyMDFDJHtwWyd2YXJpYW50J119XHUyMDFEIGhlcmUuIEluc3RhbGxlZDogJHtwWydrbm93biddfS5gLFxuICAgICd2YXJpYW50LWJyb2tlbic6IChwKSA9PiBgJHtwWydmcm9tJ119IGNvdWxkIG5vdCBiZSBsb2FkZWQ6ICR7cFsnd2h5J119YCxcbiAgICAncnVsZXMtYnJva2VuJzogKHApID0+IGBUaGUgcnVsZXMgb2YgJHtwWydmcm9tJ119IGhhdmUgYSBmYXVsdDogJHtwWyd3aHknXX1gLFxuICAgICdzZWVkLWJhZCc6IChwKSA9PiBgXHUyMDFDJHtwWydzZWVkJ119XHUyMDFEIGlzIG5vdCBhIGRlYWwgbnVtYmVyOiB1c2UgMCB0byA0Mjk0OTY3Mjk1LCBvciBhIHRleHQgb2YgdXAgdG8gMjAwIGNoYXJhY3RlcnMuYCxcbiAgICAnb3B0aW9uLXVua25vd24nOiAocCkgPT4gYFRoZXJlIGlzIG5vIG9wdGlvbiBcdTIwMUMke3BbJ29wdGlvbiddfVx1MjAxRC4gS25vd246ICR7cFsna25vd24nXX0uYCxcbiAgICAnb3B0aW9uLXZhbHVlJzogKHApID0+IGBPcHRpb24gXHUyMDFDJHtwWydvcHRpb24nXX1cdTIwMUQgY2Fubm90IGJlIFx1MjAxQyR7cFsndmFsdWUnXX1cdTIwMUQuIFBvc3NpYmxlOiAke3BbJ2tub3duJ119LmAsXG4gICAgJ29wdGlvbi1jb21iaW5hdGlvbic6ICdUaGVzZSBvcHRpb25zIGRvIG5vdCBnbyB0b2dldGhlci4nLFxuICAgICdkZWNrLWNhcmQnOiAocCkgPT4gYENhcmQgJHtwWydwbGFjZSddfSBvZiB0aGUgZGVjaywgXHUyMDFDJHtwWydjYXJkJ119XHUyMDFELCBpcyBub3QgYSBjYXJkLiBDYXJkcyBhcmUgd3JpdHRlbiBsaWtlIEtTLCBUSCBvciA5RC5gLFxuICAgICdkZWNrLWZvcmVpZ24nOiAocCkgPT4gYFRoZSBkZWNrIGhhcyB0aGUgJHtwWydjYXJkJ119LCB3aGljaCB0aGlzIHBhdGllbmNlIGRvZXMgbm90IHVzZS5gLFxuICAgICdkZWNrLWRvdWJsZSc6IChwKSA9PiBgVGhlIGRlY2sgaGFzIHRoZSAke3BbJ2NhcmQnXX0gJHtwWydnaXZlbiddfSB0aW1lcyBpbnN0ZWFkIG9mICR7cFsnd2FudGVkJ119LmAsXG4gICAgJ2RlY2stbWlzc2luZyc6IChwKSA9PiBgVGhlIGRlY2sgbGFja3MgdGhlICR7cFsnY2FyZCddfTogJHtwWydnaXZlbiddfSBpbnN0ZWFkIG9mICR7cFsnd2FudGVkJ119LmAsXG4gICAgJ3NhdmUtdW5yZWFkYWJsZSc6ICdUaGlzIGlzIG5vdCBhIHNhdmVkIGdhbWUuJyxcbiAgICAnc2F2ZS1uZXdlcic6IChwKSA9PiBgVGhpcyBnYW1lIHdhcyBzYXZlZCBieSBhIG5ld2VyIHZlcnNpb24gKGZvcm1hdCAke3BbJ2Zvcm1hdCddfTsgdGhpcyBvbmUgcmVhZHMgJHtwWydrbm93biddfSkuYCxcbiAgICAnc2F2ZS1mb3JlaWduJzogKHApID0+IGBUaGlzIGdhbWUgYmVsb25ncyB0byBcdTIwMUMke3BbJ3ZhcmlhbnQnXX1cdTIwMUQsIG5vdCB0byBcdTIwMUMke3BbJ3dhbnRlZCddfVx1MjAxRC5gLFxuICAgICdzYXZlLXJ1bGVzJzogKHApID0+IGBUaGlzIGdhbWUgZm9sbG93cyBuZXdlciBydWxlcyAoJHtwWydydWxlcyddfTsgaW5zdGFsbGVkOiAke3BbJ2tub3duJ119KS5gLFxuICAgICdzYXZlLWZpZWxkJzogKHApID0+IGBUaGlzIHNhdmVkIGdhbWUgaXMgZGFtYWdlZDogXHUyMDFDJHtwWydmaWVsZCddfVx1MjAxRCBpcyBtaXNzaW5nIG9yIHdyb25nLmAsXG4gICAgJ3NhdmUtbW92ZSc6IChwKSA9PiBgTW92ZSAke3BbJ251bWJlciddfSwgXHUyMDFDJHtwWydtb3ZlJ119XHUyMDFELCBpcyBub3QgcG9zc2libGUuICR7cFsnd2h5J10gPz8gJyd9YCxcbiAgfSxcbn07XG4iLCAiaW1wb3J0IHsgcGFyc2VGYWNlLCBSQU5LUywgcmFua09mLCBzdWl0T2YsIFNVSVRTLCB0eXBlIEZhY2UgfSBmcm9tICcuLi9jYXJkcy9jYXJkLmpzJztcbmltcG9ydCB0eXBlIHsgTG9jYWxlLCBSb2xlLCBWYXJpYW50LCBXb3JkcyB9IGZyb20gJy4uL2NvbnRyYWN0LmpzJztcbmltcG9ydCB0eXBlIHsgUmVhc29uIH0gZnJvbSAnLi4vbW92ZXMvcmVmdXNhbC5qcyc7XG5pbXBvcnQgdHlwZSB7IENvbW1vbldvcmRzIH0gZnJvbSAnLi9jb21tb24uanMnO1xuaW1wb3J0IHsgZGUgfSBmcm9tICcuL2RlLmpzJztcbmltcG9ydCB7IGVuIH0gZnJvbSAnLi9lbi5qcyc7XG5cbmNvbnN0IEFMTDogUmVhZG9ubHk8UmVjb3JkPExvY2FsZSwgQ29tbW9uV29yZHM+PiA9IHsgZGUsIGVuIH07XG5cbi8qKiBUaGUgdmFyaWFudCdzIHdvcmRzIGluIGEgbGFuZ3VhZ2UuICovXG5leHBvcnQgY29uc3Qgd29yZHNPZiA9ICh2YXJpYW50OiBWYXJpYW50LCBsb2NhbGU6IExvY2FsZSk6IFdvcmRzID0+IHZhcmlhbnQuc3RyaW5nc1tsb2NhbGVdO1xuXG4vKiogXHUyMDFFSGVyeiBaZWhuXHUyMDFDLCBcdTIwMUN0ZW4gb2YgaGVhcnRzXHUyMDFELiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGZhY2VOYW1lKGZhY2U6IEZhY2UsIGxvY2FsZTogTG9jYWxlKTogc3RyaW5nIHtcbiAgY29uc3Qgd29yZHMgPSBBTExbbG9jYWxlXTtcbiAgcmV0dXJuIHdvcmRzLmNhcmQod29yZHMuc3VpdHNbc3VpdE9mKGZhY2UpXSEsIHdvcmRzLnJhbmtzW3JhbmtPZihmYWNlKSAtIDFdISk7XG59XG5cbi8qKiBBIGNhcmQgYXMgcGxheWVycyBjYWxsIGl0LCBzdWNoIGFzIFx1MjAxQ0hlcnogWmVoblx1MjAxRC4gKi9cbmV4cG9ydCBjb25zdCBjYXJkTmFtZSA9IChjYXJkOiB7IHJlYWRvbmx5IHJhbms6IG51bWJlcjsgcmVhZG9ubHkgc3VpdDogc3RyaW5nIH0sIGxvY2FsZTogTG9jYWxlKTogc3RyaW5nID0+XG4gIGZhY2VOYW1lKFNVSVRTLmluZGV4T2YoY2FyZC5zdWl0IGFzICh0eXBlb2YgU1VJVFMpW251bWJlcl0pICogMTMgKyBjYXJkLnJhbmsgLSAxLCBsb2NhbGUpO1xuXG4vKipcbiAqIFx1MjAxRVJlaWhlIDVcdTIwMUMsIFx1MjAxQ2NvbHVtbiA1XHUyMDFELCBvciB0aGUgdmFyaWFudCdzIG93biB3b3JkLiBBIG51bWJlciBmb2xsb3dzIHdoZW4gdGhlcmUgYXJlIHNldmVyYWwgb2YgdGhlIHJvbGUuXG4gKiBAcGFyYW0gYWxvbmUgd2hldGhlciB0aGUgcGlsZSBpcyB0aGUgb25seSBvbmUgb2YgaXRzIHJvbGVcbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHBpbGVOYW1lKHBpbGU6IHsgcmVhZG9ubHkgaWQ6IHN0cmluZzsgcmVhZG9ubHkgcm9sZTogUm9sZSB9LCBhbG9uZTogYm9vbGVhbiwgbG9jYWxlOiBMb2NhbGUsIHZhcmlhbnQ/OiBWYXJpYW50KTogc3RyaW5nIHtcbiAgY29uc3Qgb3duID0gdmFyaWFudCAmJiB3b3Jkc09mKHZhcmlhbnQsIGxvY2FsZSkucGlsZXM7XG4gIGNvbnN0IGV4YWN0ID0gb3duPy5bcGlsZS5pZF07XG4gIGlmIChleGFjdCAhPT0gdW5kZWZpbmVkKSByZXR1cm4gZXhhY3Q7XG4gIGNvbnN0IG5hbWUgPSBvd24/LltwaWxlLnJvbGVdID8/IEFMTFtsb2NhbGVdLnJvbGVzW3BpbGUucm9sZV07XG4gIGNvbnN0IG51bWJlciA9IC9cXGQrJC8uZXhlYyhwaWxlLmlkKT8uWzBdO1xuICByZXR1cm4gYWxvbmUgfHwgbnVtYmVyID09PSB1bmRlZmluZWQgPyBuYW1lIDogYCR7bmFtZX0gJHtudW1iZXJ9YDtcbn1cblxuLyoqIFRoZSBuYW1lIG9mIGEgcm9sZSBvZiBwaWxlcy4gKi9cbmV4cG9ydCBjb25zdCByb2xlTmFtZSA9IChyb2xlOiBSb2xlLCBsb2NhbGU6IExvY2FsZSwgdmFyaWFudD86IFZhcmlhbnQpOiBzdHJpbmcgPT5cbiAgKHZhcmlhbnQgJiYgd29yZHNPZih2YXJpYW50LCBsb2NhbGUpLnBpbGVzPy5bcm9sZV0pID8/IEFMTFtsb2NhbGVdLnJvbGVzW3JvbGVdO1xuXG4vKiogVGhlIHNlbnRlbmNlIGZvciBhIHJlYXNvbiBvciBhIHByb2JsZW0uICovXG5leHBvcnQgZnVuY3Rpb24gc2F5KHJlYXNvbjogUmVhc29uLCBsb2NhbGU6IExvY2FsZSwgdmFyaWFudD86IFZhcmlhbnQpOiBzdHJpbmcge1xuICBjb25zdCB3b3JkcyA9IEFMTFtsb2NhbGVdO1xuICBjb25zdCB7IGNvZGUsIHBhcmFtcyB9ID0gcmVhc29uO1xuICBjb25zdCBvd24gPSB2YXJpYW50ICYmIHdvcmRzT2YodmFyaWFudCwgbG9jYWxlKS5yZWFzb25zO1xuICBjb25zdCBba2V5ID0gJycsIC4uLnBpbGVzXSA9IFN0cmluZyhwYXJhbXNbY29kZSA9PT0gJ29wdGlvbi1jb21iaW5hdGlvbicgPyAncmVhc29uJyA6ICdrZXknXSA/PyAnJykuc3BsaXQoJyAnKTtcbiAgaWYgKChjb2RlID09PSAndmFyaWFudCcgfHwgY29kZSA9PT0gJ2FjdGlvbicgfHwgY29kZSA9PT0gJ29wdGlvbi1jb21iaW5hdGlvbicpICYmIG93bj8uW2tleV0gIT09IHVuZGVmaW5lZClcbiAgICByZXR1cm4gb3duW2tleV0ucmVwbGFjZSgne3BpbGVzfScsIHBpbGVzLm1hcCgocGlsZSkgPT4gL1xcZCskLy5leGVjKHBpbGUpPy5bMF0gPz8gcGlsZSkuam9pbignLCAnKSk7XG4gIGNvbnN0IHNlbnRlbmNlID0gd29yZHMucmVhc29uc1tjb2RlXSA/PyB3b3Jkcy5yZWFzb25zW2tleV0gPz8gd29yZHMucmVhc29uc1snZG9lcy1ub3QtZml0J10hO1xuICByZXR1cm4gdHlwZW9mIHNlbnRlbmNlID09PSAnc3RyaW5nJyA/IHNlbnRlbmNlIDogc2VudGVuY2UoaW5Xb3JkcyhyZWFzb24sIGxvY2FsZSwgdmFyaWFudCkpLnRyaW0oKTtcbn1cblxuLyoqIEEgcmVhc29uJ3MgZGV0YWlscyBpbiB3b3Jkcy4gKi9cbmZ1bmN0aW9uIGluV29yZHMoeyBjb2RlLCBwYXJhbXMgfTogUmVhc29uLCBsb2NhbGU6IExvY2FsZSwgdmFyaWFudD86IFZhcmlhbnQpOiBSZWNvcmQ8c3RyaW5nLCBzdHJpbmc+IHtcbiAgY29uc3Qgd29yZHMgPSBBTExbbG9jYWxlXTtcbiAgY29uc3QgcDogUmVjb3JkPHN0cmluZywgc3RyaW5nPiA9IHt9O1xuICBmb3IgKGNvbnN0IFtuYW1lLCB2YWx1ZV0gb2YgT2JqZWN0LmVudHJpZXMocGFyYW1zKSkgcFtuYW1lXSA9IFN0cmluZyh2YWx1ZSk7XG4gIGZvciAoY29uc3QgbmFtZSBvZiBbJ2NhcmQnLCAnYScsICdiJ10pIHtcbiAgICBjb25zdCBmYWNlID0gY29kZSA9PT0gJ2RlY2stY2FyZCcgPyB1bmRlZmluZWQgOiBwYXJzZUZhY2UocFtuYW1lXSA/PyAnJyk7XG4gICAgaWYgKGZhY2UgIT09IHVuZGVmaW5lZCkgcFtuYW1lXSA9IGZhY2VOYW1lKGZhY2UsIGxvY2FsZSk7XG4gIH1cbiAgY29uc3QgcmFua3MgPSBbcFsncmFuayddLCBwWydvciddXS5mbGF0TWFwKChyYW5rKSA9PiAocmFuayA9PT0gdW5kZWZpbmVkID8gW10gOiBbUkFOS1MuaW5kZXhPZihyYW5rIGFzICdBJykgKyAxXSkpO1xuICBjb25zdCBvciA9IGxvY2FsZSA9PT0gJ2RlJyA/ICcgb2RlciAnIDogJyBvciAnO1xuICBpZiAocmFua3MubGVuZ3RoID4gMClcbiAgICBwWydjYXJkcyddID0gcFsnc3VpdCddXG4gICAgICA/IHJhbmtzLm1hcCgocmFuaykgPT4gKGxvY2FsZSA9PT0gJ2VuJyA/ICd0aGUgJyA6ICcnKSArIGZhY2VOYW1lKFNVSVRTLmluZGV4T2YocFsnc3VpdCddIGFzICdDJykgKiAxMyArIHJhbmsgLSAxLCBsb2NhbGUpKS5qb2luKG9yKVxuICAgICAgOiByYW5rcy5tYXAoKHJhbmspID0+IHdvcmRzLm9uZShyYW5rLCBwWydjb2xvdXInXSkpLmpvaW4ob3IpICtcbiAgICAgICAgKHBbJ25vdCddID8gd29yZHMubm90T2Yod29yZHMuc3VpdHNbU1VJVFMuaW5kZXhPZihwWydub3QnXSBhcyAnQycpXSEpIDogJycpO1xuICBpZiAocFsnd2FudGVkJ10gIT09IHVuZGVmaW5lZCAmJiBjb2RlLmVuZHNXaXRoKCdub3QtZnJvbScpKVxuICAgIHBbJ3dhbnRlZCddID0gWy4uLm5ldyBTZXQocFsnd2FudGVkJ10uc3BsaXQoJyAnKSldLm1hcCgocm9sZSkgPT4gcm9sZU5hbWUocm9sZSBhcyBSb2xlLCBsb2NhbGUsIHZhcmlhbnQpKS5qb2luKCcsICcpO1xuICBpZiAoY29kZSA9PT0gJ3NhdmUtbW92ZScgJiYgcFsncmVhc29uJ10gIT09IHVuZGVmaW5lZCkgcFsnd2h5J10gPSBzYXkoeyBjb2RlOiBwWydyZWFzb24nXSwgcGFyYW1zIH0sIGxvY2FsZSwgdmFyaWFudCk7XG4gIHJldHVybiBwO1xufVxuXG4vKiogRG9lcyBjb3JlIGl0c2VsZiBoYXZlIGEgc2VudGVuY2UgZm9yIHRoaXMga2V5PyBUaGVuIGEgdmFyaWFudCBuZWVkIG5vdCBicmluZyBpdHMgb3duLiAqL1xuZXhwb3J0IGNvbnN0IGlzQ29tbW9uUmVhc29uID0gKGtleTogc3RyaW5nKTogYm9vbGVhbiA9PiBBTEwuZW4ucmVhc29uc1trZXldICE9PSB1bmRlZmluZWQ7XG4iLCAiaW1wb3J0IHR5cGUgeyBSZWFzb24gfSBmcm9tICcuL21vdmVzL3JlZnVzYWwuanMnO1xuaW1wb3J0IHsgc2F5IH0gZnJvbSAnLi93b3Jkcy9pbmRleC5qcyc7XG5cbi8qKiBTb21ldGhpbmcgYSBwZXJzb24gb3IgYSBmaWxlIGdvdCB3cm9uZzogYSB2YWx1ZSB3aXRoIGEgY29kZSBhbmQgaXRzIGRldGFpbHMsIG5ldmVyIHRocm93bi4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgUHJvYmxlbSBleHRlbmRzIFJlYXNvbiB7XG4gIC8qKiBUaGUgc2VudGVuY2UgaW4gRW5nbGlzaCwgZm9yIGxvZ3MgYW5kIGNvbW1hbmQgbGluZXM7IGBzYXlgIGhhcyBpdCBpbiBldmVyeSBsYW5ndWFnZS4gKi9cbiAgcmVhZG9ubHkgbWVzc2FnZTogc3RyaW5nO1xufVxuXG4vKiogQSB2YWx1ZSwgb3Igd2hhdCB3YXMgd3JvbmcuICovXG5leHBvcnQgdHlwZSBSZXN1bHQ8VD4gPSB7IHJlYWRvbmx5IG9rOiB0cnVlOyByZWFkb25seSB2YWx1ZTogVCB9IHwgeyByZWFkb25seSBvazogZmFsc2U7IHJlYWRvbmx5IGVycm9yOiBQcm9ibGVtIH07XG5cbi8qKiBBIGdvb2QgcmVzdWx0LiAqL1xuZXhwb3J0IGNvbnN0IG9rID0gPFQ+KHZhbHVlOiBUKTogUmVzdWx0PFQ+ID0+ICh7IG9rOiB0cnVlLCB2YWx1ZSB9KTtcblxuLyoqXG4gKiBBIGZhaWxlZCByZXN1bHQuXG4gKiBAcGFyYW0gY29kZSBhIGtleSBvZiB0aGUgd29yZHM6IHdoYXQgd2FzIHdyb25nLCB3aGVyZSwgd2hhdCB0byBkbyBAcGFyYW0gcGFyYW1zIHRoZSBkZXRhaWxzIHRoYXQgdGhlIHNlbnRlbmNlIG5hbWVzXG4gKiBAcGFyYW0gbWVzc2FnZSBpbnN0ZWFkIG9mIGNvcmUncyBvd24gc2VudGVuY2VcbiAqL1xuZXhwb3J0IGNvbnN0IGZhaWwgPSAoXG4gIGNvZGU6IHN0cmluZyxcbiAgcGFyYW1zOiBSZWFzb25bJ3BhcmFtcyddID0ge30sXG4gIG1lc3NhZ2UgPSBzYXkoeyBjb2RlLCBwYXJhbXMgfSwgJ2VuJyksXG4pOiB7IHJlYWRvbmx5IG9rOiBmYWxzZTsgcmVhZG9ubHkgZXJyb3I6IFByb2JsZW0gfSA9PiAoeyBvazogZmFsc2UsIGVycm9yOiB7IGNvZGUsIHBhcmFtcywgbWVzc2FnZSB9IH0pO1xuXG4vKiogQSB2YXJpYW50IGJyb2tlIGl0cyBjb250cmFjdC4gTmFtZXMgdGhlIHZhcmlhbnQsIHRoZSBmdW5jdGlvbiBhbmQgdGhlIGxhdywgZm9yIGl0cyBhdXRob3IuICovXG5leHBvcnQgY2xhc3MgQ29udHJhY3RFcnJvciBleHRlbmRzIEVycm9yIHtcbiAgb3ZlcnJpZGUgcmVhZG9ubHkgbmFtZSA9ICdDb250cmFjdEVycm9yJztcbiAgY29uc3RydWN0b3IoXG4gICAgcmVhZG9ubHkgdmFyaWFudDogc3RyaW5nLFxuICAgIC8qKiBUaGUgZnVuY3Rpb24gb3IgZmllbGQgb2YgdGhlIHZhcmlhbnQ6IGBkZWFsYCwgYGFmdGVyYCwgYHRhYmxlYCBcdTIwMjYgKi9cbiAgICByZWFkb25seSB3aGVyZTogc3RyaW5nLFxuICAgIC8qKiBUaGUgbGF3LCBhcyBhIHNlbnRlbmNlLiAqL1xuICAgIHJlYWRvbmx5IGxhdzogc3RyaW5nLFxuICAgIG9wdGlvbnM/OiBFcnJvck9wdGlvbnMsXG4gICkge1xuICAgIHN1cGVyKGBWYXJpYW50IFwiJHt2YXJpYW50fVwiLCAke3doZXJlfTogJHtsYXd9YCwgb3B0aW9ucyk7XG4gIH1cbn1cblxuLyoqXG4gKiBBc2tzIG9uZSBvZiB0aGUgdmFyaWFudCdzIGZ1bmN0aW9uczsgYHdoZXJlYCBuYW1lcyBpdC5cbiAqIEB0aHJvd3MgQ29udHJhY3RFcnJvciB3aGVuIGl0IHRocm93cywgb3IgZ2l2ZXMgYSBwcm9taXNlOiBydWxlcyBhbnN3ZXIgYXQgb25jZVxuICovXG5leHBvcnQgZnVuY3Rpb24gYXNrPFQ+KHZhcmlhbnQ6IHN0cmluZywgd2hlcmU6IHN0cmluZywgcXVlc3Rpb246ICgpID0+IFQpOiBUIHtcbiAgbGV0IGFuc3dlcjogVDtcbiAgdHJ5IHtcbiAgICBhbnN3ZXIgPSBxdWVzdGlvbigpO1xuICB9IGNhdGNoIChlcnJvcikge1xuICAgIHRocm93IGFzQ29udHJhY3RFcnJvcih2YXJpYW50LCB3aGVyZSwgZXJyb3IpO1xuICB9XG4gIGlmIChpc1Byb21pc2UoYW5zd2VyKSkgdGhyb3cgbmV3IENvbnRyYWN0RXJyb3IodmFyaWFudCwgd2hlcmUsIE5PVF9BU1lOQyk7XG4gIHJldHVybiBhbnN3ZXI7XG59XG5cbi8qKiBXaGF0IGlzIHNhaWQgb2YgYSBmdW5jdGlvbiB0aGF0IGdpdmVzIGEgcHJvbWlzZS4gKi9cbmV4cG9ydCBjb25zdCBOT1RfQVNZTkMgPSAnbXVzdCBub3QgYmUgYXN5bmMnO1xuLyoqIERvZXMgdGhpcyBoYXZlIHRvIGJlIHdhaXRlZCBmb3I/ICovXG5leHBvcnQgY29uc3QgaXNQcm9taXNlID0gKGFuc3dlcjogdW5rbm93bik6IGJvb2xlYW4gPT4gdHlwZW9mIChhbnN3ZXIgYXMgUHJvbWlzZUxpa2U8dW5rbm93bj4gfCBudWxsIHwgdW5kZWZpbmVkKT8udGhlbiA9PT0gJ2Z1bmN0aW9uJztcblxuLyoqIFdoZXJlIGEgdmlldyBzYXlzIHRoYXQgYSBsYXcgd2FzIGJyb2tlbjogaXQgZG9lcyBub3Qga25vdyB3aGljaCBvZiB0aGUgdmFyaWFudCdzIGZ1bmN0aW9ucyBpcyB1c2luZyBpdC4gKi9cbmV4cG9ydCBjb25zdCBTT01FV0hFUkUgPSAncnVsZXMnO1xuXG4vKiogV2hhdCBhIHZhcmlhbnQncyBmdW5jdGlvbiB0aHJldywgYXMgYSBDb250cmFjdEVycm9yIHRoYXQgbmFtZXMgaXQuICovXG5leHBvcnQgZnVuY3Rpb24gYXNDb250cmFjdEVycm9yKHZhcmlhbnQ6IHN0cmluZywgd2hlcmU6IHN0cmluZywgZXJyb3I6IHVua25vd24pOiBDb250cmFjdEVycm9yIHtcbiAgaWYgKCEoZXJyb3IgaW5zdGFuY2VvZiBDb250cmFjdEVycm9yKSkgcmV0dXJuIG5ldyBDb250cmFjdEVycm9yKHZhcmlhbnQsIHdoZXJlLCBgdGhyZXcgJHtTdHJpbmcoZXJyb3IpfWAsIHsgY2F1c2U6IGVycm9yIH0pO1xuICByZXR1cm4gZXJyb3Iud2hlcmUgPT09IFNPTUVXSEVSRSA/IG5ldyBDb250cmFjdEVycm9yKHZhcmlhbnQsIHdoZXJlLCBlcnJvci5sYXcsIHsgY2F1c2U6IGVycm9yIH0pIDogZXJyb3I7XG59XG4iLCAiLyoqXG4gKiBUaGUgc3RyZWFtIG9mIGNoYW5jZSBvZiBvbmUgZGVhbDogc2ZjMzIsIDEyOCBiaXRzIG9mIHN0YXRlLiBBIHNlZWQgaXMgYSBwcm9taXNlIGZvcmV2ZXIsIHNvIHRoZXNlIGZldyBsaW5lcyxcbiAqIHRoZWlyIGNvbnN0YW50cyBhbmQgdGhlIG9yZGVyIG9mIGRyYXdzIG5ldmVyIGNoYW5nZTsgdGVzdCB2ZWN0b3JzIHBpbiB0aGVtLlxuICovXG5leHBvcnQgY2xhc3MgUmFuZG9tIHtcbiAgLyoqIFRoZSBmb3VyIHdvcmRzIG9mIHN0YXRlOyBjb3BpZWQgZm9yIHVuZG8uICovXG4gIHJlYWRvbmx5IHN0YXRlID0gbmV3IEludDMyQXJyYXkoNCk7XG5cbiAgLyoqIEBwYXJhbSBzZWVkIGFueSB1bnNpZ25lZCAzMi1iaXQgbnVtYmVyLCBvciBhbnkgdGV4dCAqL1xuICBjb25zdHJ1Y3RvcihzZWVkOiBudW1iZXIgfCBzdHJpbmcpIHtcbiAgICBjb25zdCB3b3JkcyA9IHR5cGVvZiBzZWVkID09PSAnbnVtYmVyJyA/IFtzZWVkLCAweDllMzc3OWI5LCAweDI0M2Y2YTg4LCAweGI3ZTE1MTYyXSA6IGhhc2hUZXh0KHNlZWQpO1xuICAgIHRoaXMuc3RhdGUuc2V0KHdvcmRzKTtcbiAgICBmb3IgKGxldCBpID0gMDsgaSA8IDE2OyBpKyspIHRoaXMubmV4dCgpO1xuICB9XG5cbiAgLyoqIEEgc2Vjb25kIHN0cmVhbSB0aGF0IGdvZXMgb24gZnJvbSBoZXJlLiAqL1xuICBjb3B5KCk6IFJhbmRvbSB7XG4gICAgY29uc3QgY29weSA9IG5ldyBSYW5kb20oMCk7XG4gICAgY29weS5zdGF0ZS5zZXQodGhpcy5zdGF0ZSk7XG4gICAgcmV0dXJuIGNvcHk7XG4gIH1cblxuICAvKiogVGhlIG5leHQgbnVtYmVyLCAwIHRvIDJcdTAwQjNcdTAwQjIgXHUyMjEyIDEuICovXG4gIG5leHQoKTogbnVtYmVyIHtcbiAgICBjb25zdCBzID0gdGhpcy5zdGF0ZTtcbiAgICBjb25zdCB0ID0gKHNbMF0hICsgc1sxXSEgKyBzWzNdISkgfCAwO1xuICAgIHNbM10gPSBzWzNdISArIDE7XG4gICAgc1swXSA9IHNbMV0hIF4gKHNbMV0hID4+PiA5KTtcbiAgICBzWzFdID0gc1syXSEgKyAoc1syXSEgPDwgMyk7XG4gICAgc1syXSA9IChzWzJdISA8PCAyMSkgfCAoc1syXSEgPj4+IDExKTtcbiAgICBzWzJdID0gc1syXSArIHQ7XG4gICAgcmV0dXJuIHQgPj4+IDA7XG4gIH1cblxuICAvKiogQW4gdW5iaWFzZWQgaW50ZWdlciBmcm9tIDAgdG8gbiBcdTIyMTIgMTogbnVtYmVycyBiZXlvbmQgdGhlIGxhc3Qgd2hvbGUgbXVsdGlwbGUgb2YgbiBhcmUgZHJhd24gYWdhaW4uICovXG4gIGJlbG93KG46IG51bWJlcik6IG51bWJlciB7XG4gICAgY29uc3QgbGltaXQgPSAweDFfMDAwMF8wMDAwIC0gKDB4MV8wMDAwXzAwMDAgJSBuKTtcbiAgICBsZXQgeCA9IHRoaXMubmV4dCgpO1xuICAgIHdoaWxlICh4ID49IGxpbWl0KSB4ID0gdGhpcy5uZXh0KCk7XG4gICAgcmV0dXJuIHggJSBuO1xuICB9XG59XG5cbi8qKiBGaXNoZXJcdTIwMTNZYXRlcyBmcm9tIHRoZSBlbmQsIGluIHBsYWNlLCBvdmVyIHRoZSBmaXJzdCBgY291bnRgIHBsYWNlcyBmcm9tIGBzdGFydGAuICovXG5leHBvcnQgZnVuY3Rpb24gc2h1ZmZsZShjYXJkczogeyBbaW5kZXg6IG51bWJlcl06IG51bWJlciB9LCBzdGFydDogbnVtYmVyLCBjb3VudDogbnVtYmVyLCByYW5kb206IFJhbmRvbSk6IHZvaWQge1xuICBmb3IgKGxldCBpID0gY291bnQgLSAxOyBpID4gMDsgaS0tKSB7XG4gICAgY29uc3QgaiA9IHJhbmRvbS5iZWxvdyhpICsgMSk7XG4gICAgY29uc3QgY2FyZCA9IGNhcmRzW3N0YXJ0ICsgaV0hO1xuICAgIGNhcmRzW3N0YXJ0ICsgaV0gPSBjYXJkc1tzdGFydCArIGpdITtcbiAgICBjYXJkc1tzdGFydCArIGpdID0gY2FyZDtcbiAgfVxufVxuXG4vKiogRm91ciAzMi1iaXQgd29yZHMgZnJvbSB0aGUgVVRGLTE2IHVuaXRzIG9mIGEgdGV4dCAoZm91ciBpbnRlcmxlYXZlZCBtdWx0aXBsaWNhdGl2ZSBoYXNoZXMpLiAqL1xuZnVuY3Rpb24gaGFzaFRleHQodGV4dDogc3RyaW5nKTogW251bWJlciwgbnVtYmVyLCBudW1iZXIsIG51bWJlcl0ge1xuICBsZXQgYSA9IDB4NmEwOWU2NjcsXG4gICAgYiA9IDB4YmI2N2FlODUsXG4gICAgYyA9IDB4M2M2ZWYzNzIsXG4gICAgZCA9IDB4YTU0ZmY1M2E7XG4gIGZvciAobGV0IGkgPSAwOyBpIDwgdGV4dC5sZW5ndGg7IGkrKykge1xuICAgIGNvbnN0IHVuaXQgPSB0ZXh0LmNoYXJDb2RlQXQoaSk7XG4gICAgYSA9IGIgXiBNYXRoLmltdWwoYSBeIHVuaXQsIDB4MjM4ZjEzYWYpO1xuICAgIGIgPSBjIF4gTWF0aC5pbXVsKGIgXiB1bml0LCAweDdlM2QxYTU1KTtcbiAgICBjID0gZCBeIE1hdGguaW11bChjIF4gdW5pdCwgMHg0Y2Y1YWQ0Myk7XG4gICAgZCA9IGEgXiBNYXRoLmltdWwoZCBeIHVuaXQsIDB4Mjc0NTkzN2YpO1xuICB9XG4gIHJldHVybiBbYSwgYiwgYywgZF07XG59XG5cbi8qKiBBIHNlZWQgaXMgYSBudW1iZXIgZnJvbSAwIHRvIDJcdTAwQjNcdTAwQjIgXHUyMjEyIDEgb3IgYSB0ZXh0OyBkaWdpdHMgdGhhdCB3cml0ZSBzdWNoIGEgbnVtYmVyIGFyZSB0aGF0IG51bWJlci4gKi9cbmV4cG9ydCB0eXBlIFNlZWQgPSBudW1iZXIgfCBzdHJpbmc7XG5cbi8qKiBSZWFkcyBhIHNlZWQgZnJvbSBhbiBhdHRyaWJ1dGUsIGFuIGFkZHJlc3Mgb3IgYSBjb21tYW5kIGxpbmU7IHVuZGVmaW5lZCB3aGVuIGl0IGNhbm5vdCBiZSBvbmUuICovXG5leHBvcnQgZnVuY3Rpb24gcGFyc2VTZWVkKHZhbHVlOiB1bmtub3duKTogU2VlZCB8IHVuZGVmaW5lZCB7XG4gIGlmICh0eXBlb2YgdmFsdWUgPT09ICdudW1iZXInKSByZXR1cm4gTnVtYmVyLmlzSW50ZWdlcih2YWx1ZSkgJiYgdmFsdWUgPj0gMCAmJiB2YWx1ZSA8PSAweGZmZmZmZmZmID8gdmFsdWUgOiB1bmRlZmluZWQ7XG4gIGlmICh0eXBlb2YgdmFsdWUgIT09ICdzdHJpbmcnKSByZXR1cm4gdW5kZWZpbmVkO1xuICBjb25zdCB0ZXh0ID0gdmFsdWUudHJpbSgpLm5vcm1hbGl6ZSgnTkZDJyk7XG4gIGlmICh0ZXh0ID09PSAnJyB8fCB0ZXh0Lmxlbmd0aCA+IDIwMCkgcmV0dXJuIHVuZGVmaW5lZDtcbiAgaWYgKC9eKDB8WzEtOV1cXGR7MCw5fSkkLy50ZXN0KHRleHQpICYmIE51bWJlcih0ZXh0KSA8PSAweGZmZmZmZmZmKSByZXR1cm4gTnVtYmVyKHRleHQpO1xuICByZXR1cm4gdGV4dDtcbn1cbiIsICJpbXBvcnQgeyBGQUNFUywgZmFjZU9mLCBmb3JtYXRGYWNlLCBwYXJzZUZhY2UsIHJhbmtPZiwgU1VJVFMsIHR5cGUgRmFjZSB9IGZyb20gJy4vY2FyZC5qcyc7XG5pbXBvcnQgdHlwZSB7IERlY2tTcGVjIH0gZnJvbSAnLi4vY29udHJhY3QuanMnO1xuaW1wb3J0IHsgZmFpbCwgb2ssIHR5cGUgUmVzdWx0IH0gZnJvbSAnLi4vcHJvYmxlbS5qcyc7XG5pbXBvcnQgeyBSYW5kb20sIHNodWZmbGUsIHR5cGUgU2VlZCB9IGZyb20gJy4vcmFuZG9tLmpzJztcblxuLyoqIFRoZSBmYWNlcyBvZiBhIG5ldyBkZWNrLCBzb3J0ZWQgYnkgY29weSwgc3VpdCBhbmQgcmFuay4gKi9cbmV4cG9ydCBmdW5jdGlvbiBuZXdEZWNrKHNwZWM6IERlY2tTcGVjKTogRmFjZVtdIHtcbiAgY29uc3QgZmFjZXM6IEZhY2VbXSA9IFtdO1xuICBmb3IgKGxldCBjb3B5ID0gMDsgY29weSA8IChzcGVjLmNvcGllcyA/PyAxKTsgY29weSsrKVxuICAgIGZvciAoY29uc3Qgc3VpdCBvZiBzcGVjLnN1aXRzID8/IFNVSVRTKVxuICAgICAgZm9yIChsZXQgcmFuayA9IDE7IHJhbmsgPD0gMTM7IHJhbmsrKykgaWYgKCFzcGVjLnJhbmtzIHx8IHNwZWMucmFua3MuaW5jbHVkZXMocmFuaykpIGZhY2VzLnB1c2goZmFjZU9mKFNVSVRTLmluZGV4T2Yoc3VpdCksIHJhbmspKTtcbiAgcmV0dXJuIGZhY2VzO1xufVxuXG4vKiogVGhlIGZhY2VzIHRoYXQgYXJlIGxhaWQgb3V0IGZpcnN0LCBpbiB0aGUgb3JkZXIgaW4gd2hpY2ggdGhleSBhcmU6IHRoZSBuYW1lZCBvbmVzIGFzIG5hbWVkLCByYW5rcyBjb3B5IGJ5IGNvcHkgYW5kIHN1aXQgYnkgc3VpdC4gKi9cbmZ1bmN0aW9uIGZpcnN0RmFjZXMoeyBmaXJzdCA9IFtdLCAuLi5zcGVjIH06IERlY2tTcGVjKTogRmFjZVtdIHtcbiAgY29uc3QgZGVjayA9IG5ld0RlY2soeyAuLi5zcGVjLCBzdWl0czogU1VJVFMuZmlsdGVyKChzdWl0KSA9PiBzcGVjLnN1aXRzPy5pbmNsdWRlcyhzdWl0KSA/PyB0cnVlKSB9KTtcbiAgaWYgKHR5cGVvZiBmaXJzdFswXSA9PT0gJ3N0cmluZycpXG4gICAgcmV0dXJuIChmaXJzdCBhcyByZWFkb25seSBzdHJpbmdbXSlcbiAgICAgIC5tYXAoKGNhcmQpID0+IHBhcnNlRmFjZShjYXJkKSlcbiAgICAgIC5maWx0ZXIoKGZhY2UpID0+IGZhY2UgIT09IHVuZGVmaW5lZCAmJiBkZWNrLmluY2x1ZGVzKGZhY2UpKSBhcyBGYWNlW107XG4gIHJldHVybiBkZWNrLmZpbHRlcigoZmFjZSkgPT4gKGZpcnN0IGFzIHJlYWRvbmx5IG51bWJlcltdKS5pbmNsdWRlcyhyYW5rT2YoZmFjZSkpKTtcbn1cblxuLyoqIENhcmRzIHRoYXQgYXJlIGxhaWQgb3V0IGZpcnN0IGNvbWUgdG8gdGhlIGZyb250OyBhbGwgb3RoZXJzIGtlZXAgdGhlaXIgb3JkZXIuICovXG5mdW5jdGlvbiBpbkRlYWxpbmdPcmRlcihmYWNlczogcmVhZG9ubHkgRmFjZVtdLCBzcGVjOiBEZWNrU3BlYyk6IEZhY2VbXSB7XG4gIGNvbnN0IGZpcnN0ID0gZmlyc3RGYWNlcyhzcGVjKTtcbiAgY29uc3Qgc3RpbGwgPSBjb3VudChmaXJzdCk7XG4gIHJldHVybiBbLi4uZmlyc3QsIC4uLmZhY2VzLmZpbHRlcigoZmFjZSkgPT4gc3RpbGxbZmFjZV0hLS0gPD0gMCldO1xufVxuXG4vKiogVGhlIGRlY2sgb2YgYSBzZWVkLCBpbiBkZWFsaW5nIG9yZGVyLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHNodWZmbGVkRGVjayhzcGVjOiBEZWNrU3BlYywgcmFuZG9tOiBSYW5kb20pOiBGYWNlW10ge1xuICBjb25zdCBmYWNlcyA9IG5ld0RlY2soc3BlYyk7XG4gIHNodWZmbGUoZmFjZXMsIDAsIGZhY2VzLmxlbmd0aCwgcmFuZG9tKTtcbiAgcmV0dXJuIGluRGVhbGluZ09yZGVyKGZhY2VzLCBzcGVjKTtcbn1cblxuLyoqXG4gKiBSZWFkcyBhIGRlY2s6IGNhcmRzIGluIGRlYWxpbmcgb3JkZXIsIGRpdmlkZWQgYnkgYmxhbmtzLCBjb21tYXMgb3IgbGluZSBlbmRzLiBDYXJkcyB0aGF0IHRoZSBydWxlcyBsYXkgb3V0IGZpcnN0XG4gKiBtYXkgc3RhbmQgYW55d2hlcmUgb3IgYmUgbGVmdCBvdXQuXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBwYXJzZURlY2sodGV4dDogc3RyaW5nLCBzcGVjOiBEZWNrU3BlYyk6IFJlc3VsdDxGYWNlW10+IHtcbiAgY29uc3Qgd29yZHMgPSB0ZXh0LnNwbGl0KC9bXFxzLDtdKy8pLmZpbHRlcigod29yZCkgPT4gd29yZCAhPT0gJycpO1xuICBjb25zdCBmYWNlczogRmFjZVtdID0gW107XG4gIGZvciAoY29uc3QgW2luZGV4LCB3b3JkXSBvZiB3b3Jkcy5lbnRyaWVzKCkpIHtcbiAgICBjb25zdCBmYWNlID0gcGFyc2VGYWNlKHdvcmQpO1xuICAgIGlmIChmYWNlID09PSB1bmRlZmluZWQpIHJldHVybiBmYWlsKCdkZWNrLWNhcmQnLCB7IHBsYWNlOiBpbmRleCArIDEsIGNhcmQ6IHdvcmQgfSk7XG4gICAgZmFjZXMucHVzaChmYWNlKTtcbiAgfVxuICBjb25zdCB3YW50ZWQgPSBjb3VudChuZXdEZWNrKHNwZWMpKTtcbiAgY29uc3QgZ2l2ZW4gPSBjb3VudChmYWNlcyk7XG4gIGNvbnN0IGZpcnN0ID0gZmlyc3RGYWNlcyhzcGVjKTtcbiAgY29uc3QgdW5kZXJzdG9vZCA9IGNvdW50KGZpcnN0KTtcbiAgLy8gTm90aGluZyBvZiB3aGF0IGlzIGxhaWQgb3V0IGZpcnN0IHdhcyB3cml0dGVuLlxuICBpZiAoZmlyc3QuZXZlcnkoKGZhY2UpID0+IGdpdmVuW2ZhY2VdISA8PSB3YW50ZWRbZmFjZV0hIC0gdW5kZXJzdG9vZFtmYWNlXSEpKVxuICAgIGZvciAoY29uc3QgZmFjZSBvZiBmaXJzdCkge1xuICAgICAgZmFjZXMucHVzaChmYWNlKTtcbiAgICAgIGdpdmVuW2ZhY2VdISsrO1xuICAgIH1cbiAgY29uc3Qgd3JvbmcgPSAodGVzdDogKGdpdmVuOiBudW1iZXIsIHdhbnRlZDogbnVtYmVyKSA9PiBib29sZWFuKTogRmFjZSB8IHVuZGVmaW5lZCA9PiB7XG4gICAgZm9yIChsZXQgZmFjZSA9IDA7IGZhY2UgPCBGQUNFUzsgZmFjZSsrKSBpZiAodGVzdChnaXZlbltmYWNlXSEsIHdhbnRlZFtmYWNlXSEpKSByZXR1cm4gZmFjZTtcbiAgICByZXR1cm4gdW5kZWZpbmVkO1xuICB9O1xuICBjb25zdCBmb3JlaWduID0gd3JvbmcoKGhhcywgbmVlZHMpID0+IGhhcyA+IDAgJiYgbmVlZHMgPT09IDApO1xuICBpZiAoZm9yZWlnbiAhPT0gdW5kZWZpbmVkKSByZXR1cm4gZmFpbCgnZGVjay1mb3JlaWduJywgeyBjYXJkOiBmb3JtYXRGYWNlKGZvcmVpZ24pIH0pO1xuICBjb25zdCBkb3VibGUgPSB3cm9uZygoaGFzLCBuZWVkcykgPT4gaGFzID4gbmVlZHMpO1xuICBpZiAoZG91YmxlICE9PSB1bmRlZmluZWQpIHJldHVybiBtaXNjb3VudGVkKCdkZWNrLWRvdWJsZScsIGRvdWJsZSk7XG4gIGNvbnN0IG1pc3NpbmcgPSB3cm9uZygoaGFzLCBuZWVkcykgPT4gaGFzIDwgbmVlZHMpO1xuICBpZiAobWlzc2luZyAhPT0gdW5kZWZpbmVkKSByZXR1cm4gbWlzY291bnRlZCgnZGVjay1taXNzaW5nJywgbWlzc2luZyk7XG4gIHJldHVybiBvayhpbkRlYWxpbmdPcmRlcihmYWNlcywgc3BlYykpO1xuXG4gIGZ1bmN0aW9uIG1pc2NvdW50ZWQoY29kZTogc3RyaW5nLCBmYWNlOiBGYWNlKTogUmVzdWx0PG5ldmVyPiB7XG4gICAgY29uc3QgY2FyZCA9IGZvcm1hdEZhY2UoZmFjZSk7XG4gICAgcmV0dXJuIGZhaWwoY29kZSwgeyBjYXJkLCBnaXZlbjogZ2l2ZW5bZmFjZV0hLCB3YW50ZWQ6IHdhbnRlZFtmYWNlXSEgfSk7XG4gIH1cbn1cblxuLyoqIFRoZSBvcHBvc2l0ZSBvZiB7QGxpbmsgcGFyc2VEZWNrfS4gKi9cbmV4cG9ydCBjb25zdCBmb3JtYXREZWNrID0gKGZhY2VzOiBJdGVyYWJsZTxGYWNlPik6IHN0cmluZyA9PiBBcnJheS5mcm9tKGZhY2VzLCBmb3JtYXRGYWNlKS5qb2luKCcgJyk7XG5cbi8qKiBUaGUgc3RyZWFtIG9mIGNoYW5jZSBvZiBhIGRlYWwuIEFuIGV4cGxpY2l0IGRlY2sgaGFzIGEgc3RyZWFtIHRvbzogYSByZXNodWZmbGUgaW4gbWlkLWdhbWUgbXVzdCBiZSByZXBlYXRhYmxlLiAqL1xuZXhwb3J0IGNvbnN0IHJhbmRvbU9mID0gKGRlYWw6IHsgc2VlZDogU2VlZCB9IHwgeyBkZWNrOiBzdHJpbmcgfSk6IFJhbmRvbSA9PiBuZXcgUmFuZG9tKCdzZWVkJyBpbiBkZWFsID8gZGVhbC5zZWVkIDogYGRlY2sgJHtkZWFsLmRlY2t9YCk7XG5cbmZ1bmN0aW9uIGNvdW50KGZhY2VzOiByZWFkb25seSBGYWNlW10pOiBudW1iZXJbXSB7XG4gIGNvbnN0IGNvdW50cyA9IG5ldyBBcnJheTxudW1iZXI+KEZBQ0VTKS5maWxsKDApO1xuICBmb3IgKGNvbnN0IGZhY2Ugb2YgZmFjZXMpIGNvdW50c1tmYWNlXSA9IGNvdW50c1tmYWNlXSEgKyAxO1xuICByZXR1cm4gY291bnRzO1xufVxuIiwgImltcG9ydCB0eXBlIHsgT3B0aW9ucywgVmFyaWFudCB9IGZyb20gJy4uL2NvbnRyYWN0LmpzJztcbmltcG9ydCB7IGFzaywgZmFpbCwgb2ssIHR5cGUgUmVzdWx0IH0gZnJvbSAnLi4vcHJvYmxlbS5qcyc7XG5cbi8qKiBPcHRpb25zIGFzIGdpdmVuIGJ5IGFuIGF0dHJpYnV0ZSwgYW4gYWRkcmVzcyBvciBhIGZpbGU6IG5hbWVzIHdpdGggdmFsdWVzIG9yIHRoZWlyIHRleHQuICovXG5leHBvcnQgdHlwZSBHaXZlbk9wdGlvbnMgPSBSZWFkb25seTxSZWNvcmQ8c3RyaW5nLCB1bmtub3duPj47XG5cbi8qKlxuICogQ29tcGxldGVzIGdpdmVuIG9wdGlvbnMgd2l0aCB0aGUgZGVmYXVsdHMuIEEgdGV4dCBzdGFuZHMgZm9yIHRoZSB2YWx1ZSB0aGF0IGlzIHdyaXR0ZW4gbGlrZSBpdC5cbiAqIFJlZnVzZXMgdW5rbm93biBuYW1lcyBhbmQgdmFsdWVzLCBhbmQgY29tYmluYXRpb25zIHRoYXQgdGhlIHZhcmlhbnQgcmVmdXNlcy5cbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGNvbXBsZXRlT3B0aW9uczxPIGV4dGVuZHMgT3B0aW9ucz4odmFyaWFudDogVmFyaWFudDxPPiwgZ2l2ZW46IEdpdmVuT3B0aW9ucyA9IHt9KTogUmVzdWx0PE8+IHtcbiAgY29uc3QgY29tcGxldGU6IE9wdGlvbnMgPSB7fTtcbiAgZm9yIChjb25zdCBuYW1lIG9mIE9iamVjdC5rZXlzKGdpdmVuKSlcbiAgICBpZiAoIU9iamVjdC5oYXNPd24odmFyaWFudC5vcHRpb25zLCBuYW1lKSkge1xuICAgICAgY29uc3Qga25vd24gPSBPYmplY3Qua2V5cyh2YXJpYW50Lm9wdGlvbnMpLmpvaW4oJywgJykgfHwgJ25vbmUnO1xuICAgICAgcmV0dXJuIGZhaWwoJ29wdGlvbi11bmtub3duJywgeyB2YXJpYW50OiB2YXJpYW50LmlkLCBvcHRpb246IG5hbWUsIGtub3duIH0pO1xuICAgIH1cbiAgZm9yIChjb25zdCBbbmFtZSwgdmFsdWVzXSBvZiBPYmplY3QuZW50cmllczxyZWFkb25seSAoc3RyaW5nIHwgbnVtYmVyKVtdPih2YXJpYW50Lm9wdGlvbnMpKSB7XG4gICAgY29uc3Qgd2FudGVkID0gT2JqZWN0Lmhhc093bihnaXZlbiwgbmFtZSkgPyBnaXZlbltuYW1lXSA6IHVuZGVmaW5lZDtcbiAgICBjb25zdCB2YWx1ZSA9IHdhbnRlZCA9PT0gdW5kZWZpbmVkID8gdmFsdWVzWzBdIDogdmFsdWVzLmZpbmQoKHYpID0+IHYgPT09IHdhbnRlZCB8fCBTdHJpbmcodikgPT09IHdhbnRlZCk7XG4gICAgaWYgKHZhbHVlID09PSB1bmRlZmluZWQpIHtcbiAgICAgIGNvbnN0IGtub3duID0gdmFsdWVzLmpvaW4oJywgJyk7XG4gICAgICByZXR1cm4gZmFpbCgnb3B0aW9uLXZhbHVlJywgeyB2YXJpYW50OiB2YXJpYW50LmlkLCBvcHRpb246IG5hbWUsIHZhbHVlOiBTdHJpbmcod2FudGVkKSwga25vd24gfSk7XG4gICAgfVxuICAgIGNvbXBsZXRlW25hbWVdID0gdmFsdWU7XG4gIH1cbiAgY29uc3QgdmFsaWQgPSB2YWxpZGl0eSh2YXJpYW50LCBjb21wbGV0ZSBhcyBPKTtcbiAgaWYgKHZhbGlkICE9PSB0cnVlKSB7XG4gICAgcmV0dXJuIGZhaWwoJ29wdGlvbi1jb21iaW5hdGlvbicsIHsgdmFyaWFudDogdmFyaWFudC5pZCwgcmVhc29uOiB2YWxpZCB9LCB2YXJpYW50LnN0cmluZ3MuZW4ucmVhc29ucz8uW3ZhbGlkXSk7XG4gIH1cbiAgcmV0dXJuIG9rKE9iamVjdC5mcmVlemUoY29tcGxldGUgYXMgTykpO1xufVxuXG4vKiogRXZlcnkgYWxsb3dlZCBjb21iaW5hdGlvbiBvZiBhIHZhcmlhbnQncyBvcHRpb25zLCB0aGUgZGVmYXVsdHMgZmlyc3QuICovXG5leHBvcnQgZnVuY3Rpb24gYWxsT3B0aW9uczxPIGV4dGVuZHMgT3B0aW9ucz4odmFyaWFudDogVmFyaWFudDxPPik6IE9bXSB7XG4gIGxldCBjb21iaW5hdGlvbnM6IE9wdGlvbnNbXSA9IFt7fV07XG4gIGZvciAoY29uc3QgW25hbWUsIHZhbHVlc10gb2YgT2JqZWN0LmVudHJpZXM8cmVhZG9ubHkgKHN0cmluZyB8IG51bWJlcilbXT4odmFyaWFudC5vcHRpb25zKSlcbiAgICBjb21iaW5hdGlvbnMgPSBjb21iaW5hdGlvbnMuZmxhdE1hcCgoYykgPT4gdmFsdWVzLm1hcCgodmFsdWUpID0+ICh7IC4uLmMsIFtuYW1lXTogdmFsdWUgfSkpKTtcbiAgcmV0dXJuIGNvbWJpbmF0aW9ucy5maWx0ZXIoKGMpID0+IHZhbGlkaXR5KHZhcmlhbnQsIGMgYXMgTykgPT09IHRydWUpLm1hcCgoYykgPT4gT2JqZWN0LmZyZWV6ZShjIGFzIE8pKTtcbn1cblxuLyoqIFRydWUsIG9yIHRoZSBrZXkgb2YgdGhlIHJlYXNvbiB3aHkgdGhlc2Ugb3B0aW9ucyBkbyBub3QgZ28gdG9nZXRoZXIuICovXG5jb25zdCB2YWxpZGl0eSA9IDxPIGV4dGVuZHMgT3B0aW9ucz4odmFyaWFudDogVmFyaWFudDxPPiwgb3B0aW9uczogTyk6IHRydWUgfCBzdHJpbmcgPT5cbiAgdmFyaWFudC52YWxpZCA/IGFzayh2YXJpYW50LmlkLCAndmFsaWQnLCAoKSA9PiB2YXJpYW50LnZhbGlkIShvcHRpb25zKSkgOiB0cnVlO1xuIiwgIi8qKlxuICogUG9zaXRpb24ga2V5cyAoWm9icmlzdCk6IHR3byAzMi1iaXQgaGFsdmVzLiBBIHBpbGUncyBvd24gaGFzaCBpcyB0aGUgWE9SIG9mIG9uZSByYW5kb20gd29yZCBwZXIgKGZhY2UsIHNpZGUgdXAsXG4gKiBwbGFjZSk7IHRoZSBrZXkgb2YgYSBwb3NpdGlvbiBpcyB0aGUgc3VtIG9mIHRoZSBwaWxlcycgbWl4ZWQgaGFzaGVzLCBzbyB0aGF0IGludGVyY2hhbmdlYWJsZSBwaWxlcyBtYXkgY2hhbmdlIHBsYWNlcy5cbiAqL1xuXG4vKiogUmFuZG9tIHdvcmRzIGZvciAxMjggY29kZXMgKGZhY2UgKyA2NCB3aGVuIGZhY2UgZG93bikgXHUwMEQ3IHBsYWNlcywgdGhlIHR3byBoYWx2ZXMgc2lkZSBieSBzaWRlLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHBpbGVXb3JkcyhwbGFjZUJpdHM6IG51bWJlcik6IEludDMyQXJyYXkge1xuICBsZXQgd29yZHMgPSBjYWNoZS5nZXQocGxhY2VCaXRzKTtcbiAgaWYgKCF3b3Jkcykge1xuICAgIHdvcmRzID0gbmV3IEludDMyQXJyYXkoKDEyOCA8PCBwbGFjZUJpdHMpICogMik7XG4gICAgbGV0IHggPSAweDI1NDVmNDkxO1xuICAgIGZvciAobGV0IGkgPSAwOyBpIDwgd29yZHMubGVuZ3RoOyBpKyspIHtcbiAgICAgIHggPSAoeCArIDB4OWUzNzc5YjkpIHwgMDtcbiAgICAgIHdvcmRzW2ldID0gc2NyYW1ibGUoeCk7XG4gICAgfVxuICAgIGNhY2hlLnNldChwbGFjZUJpdHMsIHdvcmRzKTtcbiAgfVxuICByZXR1cm4gd29yZHM7XG59XG5jb25zdCBjYWNoZSA9IG5ldyBNYXA8bnVtYmVyLCBJbnQzMkFycmF5PigpO1xuXG4vKiogVGhlIGZpcnN0IGhhbGYgb2YgYSBtaXhlZCBoYXNoLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIG1peDEoaGFzaDogbnVtYmVyLCBzYWx0OiBudW1iZXIpOiBudW1iZXIge1xuICBjb25zdCB4ID0gTWF0aC5pbXVsKGhhc2ggXiBzYWx0LCAweDg1ZWJjYTZiKTtcbiAgcmV0dXJuIHggXiAoeCA+Pj4gMTUpO1xufVxuXG4vKiogVGhlIHNlY29uZCBoYWxmLCBieSBvdGhlciBjb25zdGFudHMuICovXG5leHBvcnQgZnVuY3Rpb24gbWl4MihoYXNoOiBudW1iZXIsIHNhbHQ6IG51bWJlcik6IG51bWJlciB7XG4gIGNvbnN0IHggPSBNYXRoLmltdWwoaGFzaCArIHNhbHQsIDB4YzJiMmFlMzUgfCAwKTtcbiAgcmV0dXJuIHggXiAoeCA+Pj4gMTMpO1xufVxuXG4vKiogV2hhdCBhIGNvdW50ZXIgYWRkcyB0byBlYWNoIGhhbGY7IG5vdGhpbmcgd2hlbiBpdCBpcyAwLiAqL1xuZXhwb3J0IGNvbnN0IGNvdW50ZXJXb3JkID0gKHNhbHQ6IG51bWJlciwgdmFsdWU6IG51bWJlcik6IG51bWJlciA9PiAodmFsdWUgPT09IDAgPyAwIDogc2NyYW1ibGUoc2FsdCBeIE1hdGguaW11bCh2YWx1ZSwgMHg5ZTM3NzliMSkpKTtcblxuLyoqIEEgc2FsdCBmcm9tIGEgbmFtZS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBuYW1lU2FsdChuYW1lOiBzdHJpbmcpOiBudW1iZXIge1xuICBsZXQgeCA9IDB4ODExYzlkYzU7XG4gIGZvciAobGV0IGkgPSAwOyBpIDwgbmFtZS5sZW5ndGg7IGkrKykgeCA9IE1hdGguaW11bCh4IF4gbmFtZS5jaGFyQ29kZUF0KGkpLCAweDAxMDAwMTkzKTtcbiAgcmV0dXJuIHg7XG59XG5cbmZ1bmN0aW9uIHNjcmFtYmxlKHg6IG51bWJlcik6IG51bWJlciB7XG4gIHggPSBNYXRoLmltdWwoeCBeICh4ID4+PiAxNiksIDB4MjFmMGFhYWQpO1xuICB4ID0gTWF0aC5pbXVsKHggXiAoeCA+Pj4gMTUpLCAweDczNWEyZDk3KTtcbiAgcmV0dXJuIHggXiAoeCA+Pj4gMTUpO1xufVxuIiwgImltcG9ydCB7IGNvdW50ZXJXb3JkLCBuYW1lU2FsdCB9IGZyb20gJy4va2V5cy5qcyc7XG5cbi8qKiBUaGUgdmFyaWFudCdzIG93biBudW1iZXJzLCBieSBuYW1lLCBhbmQgd2hhdCB0aGV5IGFkZCB0byB0aGUgcG9zaXRpb24ncyBrZXkuIEEgbmFtZSBpcyBrbm93biBmcm9tIGl0cyBmaXJzdCB2YWx1ZSBvbi4gKi9cbmV4cG9ydCBjbGFzcyBDb3VudGVycyB7XG4gIHJlYWRvbmx5ICNuYW1lczogc3RyaW5nW10gPSBbXTtcbiAgcmVhZG9ubHkgI2luZGljZXMgPSBuZXcgTWFwPHN0cmluZywgbnVtYmVyPigpO1xuICAjdmFsdWVzOiBudW1iZXJbXSA9IFtdO1xuXG4gIC8qKlxuICAgKiBAcGFyYW0ga2V5IHRoZSB0d28gaGFsdmVzIG9mIHRoZSBwb3NpdGlvbidzIGtleSwga2VwdCB1cCB0byBkYXRlXG4gICAqIEBwYXJhbSByZWNvcmRzIG5hbWVzIG9mIGNvdW50ZXJzIHRoYXQgYXJlIG5vIHBhcnQgb2YgYSBwb3NpdGlvblxuICAgKi9cbiAgY29uc3RydWN0b3IoXG4gICAgcmVhZG9ubHkga2V5OiBJbnQzMkFycmF5LFxuICAgIHJlYWRvbmx5IHJlY29yZHM6IHJlYWRvbmx5IHN0cmluZ1tdIHwgdW5kZWZpbmVkLFxuICApIHt9XG5cbiAgLyoqIFRha2VzIG92ZXIgd2hhdCBvdGhlciBjb3VudGVycyBzYXk7IHRoZSBrZXkga25vd3MgaXQgYWxyZWFkeS4gKi9cbiAgY29weUZyb20oc291cmNlOiBDb3VudGVycyk6IHZvaWQge1xuICAgIHRoaXMuI25hbWVzLnB1c2goLi4uc291cmNlLiNuYW1lcyk7XG4gICAgZm9yIChjb25zdCBbbmFtZSwgaW5kZXhdIG9mIHNvdXJjZS4jaW5kaWNlcykgdGhpcy4jaW5kaWNlcy5zZXQobmFtZSwgaW5kZXgpO1xuICAgIHRoaXMuI3ZhbHVlcyA9IFsuLi5zb3VyY2UuI3ZhbHVlc107XG4gIH1cblxuICAvKiogVGhlIGluZGV4IG9mIGEgbmFtZSwgd2hpY2ggaXMgMCBpZiBpdCB3YXMgbm90IGtub3duLiAqL1xuICBpbmRleE9mKG5hbWU6IHN0cmluZyk6IG51bWJlciB7XG4gICAgbGV0IGluZGV4ID0gdGhpcy4jaW5kaWNlcy5nZXQobmFtZSk7XG4gICAgaWYgKGluZGV4ID09PSB1bmRlZmluZWQpIHtcbiAgICAgIGluZGV4ID0gdGhpcy4jbmFtZXMucHVzaChuYW1lKSAtIDE7XG4gICAgICB0aGlzLiNpbmRpY2VzLnNldChuYW1lLCBpbmRleCk7XG4gICAgICB0aGlzLiN2YWx1ZXMucHVzaCgwKTtcbiAgICB9XG4gICAgcmV0dXJuIGluZGV4O1xuICB9XG5cbiAgbmFtZU9mKGluZGV4OiBudW1iZXIpOiBzdHJpbmcge1xuICAgIHJldHVybiB0aGlzLiNuYW1lc1tpbmRleF0hO1xuICB9XG5cbiAgYXQoaW5kZXg6IG51bWJlcik6IG51bWJlciB7XG4gICAgcmV0dXJuIHRoaXMuI3ZhbHVlc1tpbmRleF0hO1xuICB9XG5cbiAgdmFsdWVPZihuYW1lOiBzdHJpbmcpOiBudW1iZXIge1xuICAgIGNvbnN0IGluZGV4ID0gdGhpcy4jaW5kaWNlcy5nZXQobmFtZSk7XG4gICAgcmV0dXJuIGluZGV4ID09PSB1bmRlZmluZWQgPyAwIDogdGhpcy4jdmFsdWVzW2luZGV4XSE7XG4gIH1cblxuICBzZXQoaW5kZXg6IG51bWJlciwgdmFsdWU6IG51bWJlcik6IHZvaWQge1xuICAgIGNvbnN0IG5hbWUgPSB0aGlzLiNuYW1lc1tpbmRleF0hO1xuICAgIGlmICghdGhpcy5yZWNvcmRzPy5pbmNsdWRlcyhuYW1lKSkge1xuICAgICAgY29uc3Qgc2FsdCA9IG5hbWVTYWx0KG5hbWUpO1xuICAgICAgY29uc3Qgb2xkID0gdGhpcy4jdmFsdWVzW2luZGV4XSE7XG4gICAgICB0aGlzLmtleVswXSEgKz0gY291bnRlcldvcmQoc2FsdCwgdmFsdWUpIC0gY291bnRlcldvcmQoc2FsdCwgb2xkKTtcbiAgICAgIHRoaXMua2V5WzFdISArPSBjb3VudGVyV29yZCh+c2FsdCwgdmFsdWUpIC0gY291bnRlcldvcmQofnNhbHQsIG9sZCk7XG4gICAgfVxuICAgIHRoaXMuI3ZhbHVlc1tpbmRleF0gPSB2YWx1ZTtcbiAgfVxuXG4gIC8qKiBBbGwgdmFsdWVzIGJ1dCAwLCBieSBuYW1lLiAqL1xuICBhbGwoKTogUmVjb3JkPHN0cmluZywgbnVtYmVyPiB7XG4gICAgcmV0dXJuIE9iamVjdC5mcm9tRW50cmllcyh0aGlzLiNuYW1lcy5tYXAoKG5hbWUsIGkpID0+IFtuYW1lLCB0aGlzLiN2YWx1ZXNbaV0hXSBhcyBjb25zdCkuZmlsdGVyKChbLCB2YWx1ZV0pID0+IHZhbHVlICE9PSAwKSk7XG4gIH1cbn1cbiIsICIvKipcbiAqIEEgbW92ZSBhdCBydW4gdGltZSBpcyBvbmUgaW50ZWdlcjoga2luZCAoYml0cyAyOFx1MjAxMzI5KSwgY291bnQgKDE2XHUyMDEzMjcpLCB0byAoOFx1MjAxMzE1KSwgZnJvbSAoMFx1MjAxMzcpLiBQaWxlcyBhcmUgdGhlaXIgaW5kZXhcbiAqIG9uIHRoZSB0YWJsZSwgYW4gYWN0aW9uIGl0cyBpbmRleCBhbW9uZyB0aGUgdmFyaWFudCdzIGFjdGlvbnMgKGluIHRoZSBgZnJvbWAgYml0cyk7IGB0b2AgaXMgdGhlIHBpbGUgb2YgYW4gYWN0aW9uIHRoYXQgaXNcbiAqIHNvbWV0aGluZyBlbHNlIG9uIGVhY2ggcGlsZSwgZWxzZSAwLlxuICovXG5leHBvcnQgdHlwZSBNb3ZlID0gbnVtYmVyO1xuXG4vKiogS2luZHMgb2YgbW92ZXM6IGNhcmRzIHRvIGFub3RoZXIgcGlsZS4gKi9cbmV4cG9ydCBjb25zdCBDQVJEUyA9IDA7XG4vKiogVGhlIGtpbmQgb2YgYSBtb3ZlIHRoYXQgZG9lcyBhbiBhY3Rpb24gb2YgdGhlIHZhcmlhbnQuICovXG5leHBvcnQgY29uc3QgQUNUSU9OID0gMTtcbi8qKiBUaGUga2luZCBvZiBhIG1vdmUgaW4gd2hpY2ggdHdvIGNhcmRzIGxlYXZlIHRvZ2V0aGVyLiAqL1xuZXhwb3J0IGNvbnN0IFBBSVIgPSAyO1xuXG4vKiogTW9yZSBwaWxlcyB0aGFuIHRoaXMgY2Fubm90IGJlIHRvbGQgYXBhcnQgaW4gYSBtb3ZlLiAqL1xuZXhwb3J0IGNvbnN0IE1BWF9QSUxFUyA9IDI1MDtcblxuLyoqIFRoZSBtb3ZlIG9mIHRoZSB0b3AgYGNvdW50YCBjYXJkcyBvZiBvbmUgcGlsZSB0byBhbm90aGVyLiAqL1xuZXhwb3J0IGNvbnN0IGNhcmRzTW92ZSA9IChmcm9tOiBudW1iZXIsIHRvOiBudW1iZXIsIGNvdW50OiBudW1iZXIpOiBNb3ZlID0+IGZyb20gfCAodG8gPDwgOCkgfCAoY291bnQgPDwgMTYpO1xuLyoqIFRoZSBtb3ZlIGluIHdoaWNoIHRoZSB0b3AgY2FyZHMgb2YgdHdvIHBpbGVzIGxlYXZlIHRvZ2V0aGVyOyB0aGUgcGlsZSB3aXRoIHRoZSBsb3dlciBpbmRleCBjb21lcyBmaXJzdC4gKi9cbmV4cG9ydCBjb25zdCBwYWlyTW92ZSA9IChhOiBudW1iZXIsIGI6IG51bWJlcik6IE1vdmUgPT4gYSB8IChiIDw8IDgpIHwgKDIgPDwgMTYpIHwgKFBBSVIgPDwgMjgpO1xuLyoqIFRoZSBtb3ZlIHRoYXQgZG9lcyBhbiBhY3Rpb24sIGJ5IGl0cyBpbmRleC4gQHBhcmFtIHBpbGUgd2hlcmUsIGlmIGl0IGlzIHNvbWV0aGluZyBlbHNlIG9uIGVhY2ggb2YgaXRzIHBpbGVzICovXG5leHBvcnQgY29uc3QgYWN0aW9uTW92ZSA9IChhY3Rpb246IG51bWJlciwgcGlsZSA9IDApOiBNb3ZlID0+IGFjdGlvbiB8IChwaWxlIDw8IDgpIHwgKEFDVElPTiA8PCAyOCk7XG5cbi8qKiBDQVJEUywgQUNUSU9OIG9yIFBBSVIuICovXG5leHBvcnQgY29uc3Qga2luZE9mID0gKG1vdmU6IE1vdmUpOiBudW1iZXIgPT4gbW92ZSA+Pj4gMjg7XG4vKiogVGhlIHBpbGUgdGhhdCBjYXJkcyBsZWF2ZTsgb2YgYW4gYWN0aW9uIGl0cyBpbmRleC4gKi9cbmV4cG9ydCBjb25zdCBmcm9tT2YgPSAobW92ZTogTW92ZSk6IG51bWJlciA9PiBtb3ZlICYgMHhmZjtcbi8qKiBUaGUgcGlsZSB0byB3aGljaCBjYXJkcyBnbzsgb2YgYSBwYWlyIHRoZSBzZWNvbmQgb25lOyBvZiBhbiBhY3Rpb24gdGhlIG9uZSBvbiB3aGljaCBpdCBpcyBkb25lLiAqL1xuZXhwb3J0IGNvbnN0IHRvT2YgPSAobW92ZTogTW92ZSk6IG51bWJlciA9PiAobW92ZSA+PiA4KSAmIDB4ZmY7XG4vKiogSG93IG1hbnkgY2FyZHMgbW92ZS4gKi9cbmV4cG9ydCBjb25zdCBjb3VudE9mID0gKG1vdmU6IE1vdmUpOiBudW1iZXIgPT4gKG1vdmUgPj4gMTYpICYgMHhmZmY7XG4iLCAiLyoqIFRoZSBjb250cmFjdCBiZXR3ZWVuIGEgcGF0aWVuY2UgYW5kIGV2ZXJ5dGhpbmcgdGhhdCBwbGF5cyBpdC4gVHlwZXMgb25seTogYSBidWlsdCB2YXJpYW50IGltcG9ydHMgbm90aGluZy4gKi9cbmltcG9ydCB0eXBlIHsgQ2FyZCwgU3VpdCB9IGZyb20gJy4vY2FyZHMvY2FyZC5qcyc7XG5cbi8qKiBXaGF0IGEgcGlsZSBpcyBmb3IsIGluIHRoZSB3b3JkcyBvZiBjYXJkIHBsYXllcnMuIEl0IGRlY2lkZXMgaG93IGhpbnRzLCBzcGVlY2ggYW5kIGxheW91dCB0cmVhdCBpdC4gKi9cbmV4cG9ydCBjb25zdCBST0xFUyA9IFsnc3RvY2snLCAnd2FzdGUnLCAnZm91bmRhdGlvbicsICd0YWJsZWF1JywgJ2NlbGwnLCAncmVzZXJ2ZScsICdkaXNjYXJkJ10gYXMgY29uc3Q7XG4vKiogV2hhdCBhIHBpbGUgaXMgZm9yLiAqL1xuZXhwb3J0IHR5cGUgUm9sZSA9ICh0eXBlb2YgUk9MRVMpW251bWJlcl07XG5cbi8qKiBIb3cgYSBjYXJkIG11c3QgcmVsYXRlIHRvIHRoZSBvbmUgaXQgbGllcyBvbi4gT25lIHZvY2FidWxhcnkgZm9yIGJ1aWxkaW5nIGFuZCBmb3IgcnVucy4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgTGluayB7XG4gIC8qKiBSYW5rIG9mIHRoZSB1cHBlciBjYXJkIG1pbnVzIHJhbmsgb2YgdGhlIGxvd2VyIG9uZSwgZnJvbSAtMTIgdG8gMTI7IDAgZm9yIGVxdWFsIHJhbmtzLiBgZWl0aGVyYCBtZWFucyAtMSBvciAxLiAqL1xuICByZWFkb25seSBzdGVwOiBudW1iZXIgfCAnZWl0aGVyJztcbiAgLyoqIGBvdGhlcmAgaXMgYW55IHN1aXQgYnV0IHRoZSBzYW1lLCBgYWx0ZXJuYXRlYCByZWQgb24gYmxhY2sgYW5kIGJsYWNrIG9uIHJlZCwgYGNvbG91cmAgcmVkIG9uIHJlZCBhbmQgYmxhY2sgb24gYmxhY2suICovXG4gIHJlYWRvbmx5IHN1aXQ6ICdzYW1lJyB8ICdvdGhlcicgfCAnYWx0ZXJuYXRlJyB8ICdjb2xvdXInIHwgJ2FueSc7XG4gIC8qKiBSYW5rcyBnbyByb3VuZCB3aXRob3V0IGVuZDogYW4gYWNlIGZvbGxvd3MgYSBraW5nLiAqL1xuICByZWFkb25seSB3cmFwPzogYm9vbGVhbjtcbiAgLyoqIFRoZSBsb3dlc3QgcmFuaywgZGVmYXVsdCAxOiByYW5rcyBnbyByb3VuZCBmcm9tIGl0IGFuZCBzdG9wIHRoZXJlLCBzbyB0aGF0IHdpdGggNSBhbiBhY2UgZm9sbG93cyBhIGtpbmcgYW5kIG5vdGhpbmcgcHJlY2VkZXMgYSBmaXZlLiAqL1xuICByZWFkb25seSBsb3c/OiBudW1iZXI7XG59XG5cbi8qKiBDYXJkcyBhcmUgbGFpZCBvbmx5IG9uIGFuIGVtcHR5IHBpbGUgd2hvc2UgYmFzZSBwbGF5IGhhcyBzZXQ6IHNlZSB7QGxpbmsgQWNjZXB0UnVsZS5lbXB0eX0uICovXG5leHBvcnQgaW50ZXJmYWNlIExpa2Uge1xuICAvKiogVGhlIGdyb3VwIHdob3NlIGZpbGxlZCBwaWxlcyBzaG93IHRoZSByYW5rLiAqL1xuICByZWFkb25seSBsaWtlOiBzdHJpbmc7XG59XG5cbi8qKiBXaGF0IGEgcGlsZSBhY2NlcHRzLCBhcyBkYXRhLiBBbGwgdGhhdCBpcyBnaXZlbiBtdXN0IGhvbGQuICovXG5leHBvcnQgaW50ZXJmYWNlIEFjY2VwdFJ1bGUge1xuICAvKipcbiAgICogV2hpY2ggY2FyZCBvcGVucyB0aGUgcGlsZSB3aGVuIGl0IGlzIGVtcHR5OiBhbnksIG9uZSBvZiB0aGlzIHJhbmsgKDFcdTIwMTMxMyksIG9yIG9uZSBvZiB0aGUgcmFuayB0aGF0IGxpZXMgbG93ZXN0IGluIHRoZSBmaWxsZWRcbiAgICogcGlsZXMgb2YgYSBncm91cDogYW55IHdoaWxlIGFsbCBvZiB0aGVtIGFyZSBlbXB0eS4gQWJzZW50OiBub25lLlxuICAgKi9cbiAgcmVhZG9ubHkgZW1wdHk/OiAnYW55JyB8IG51bWJlciB8IExpa2U7XG4gIC8qKiBIb3cgdGhlIGNhcmQgbXVzdCBmaXQgdGhlIHRvcCBjYXJkOyBgYW55YCBjYXJkIG9uIGFueS4gQWJzZW50OiBub3RoaW5nIGlzIGxhaWQgb24gYSBjYXJkLiAqL1xuICByZWFkb25seSBvbj86IExpbmsgfCAnYW55JztcbiAgLyoqIEF0IG1vc3Qgc28gbWFueSBjYXJkcyBhdCBvbmNlLiBBYnNlbnQ6IGFzIG1hbnkgYXMgdGhlIHBsYXllciBsaWZ0cy4gKi9cbiAgcmVhZG9ubHkgbWF4PzogbnVtYmVyO1xuICAvKiogT25seSBhbGwgdGhlIGNhcmRzIG9mIHRoZSBwaWxlIGZyb20gd2hpY2ggdGhleSBjb21lLCB0b2dldGhlci4gKi9cbiAgcmVhZG9ubHkgd2hvbGU/OiB0cnVlO1xuICAvKiogT25seSBmcm9tIHBpbGVzIG9mIHRoZXNlIHJvbGVzLiAqL1xuICByZWFkb25seSBmcm9tPzogcmVhZG9ubHkgUm9sZVtdO1xufVxuXG4vKipcbiAqIFRoZSBlc2NhcGUgaGF0Y2ggZm9yIHdoYXQgZGF0YSBjYW5ub3Qgc2F5OyBwdXJlLCBhbmQgaXQgc2VlcyB3aGF0IHRoZSBwbGF5ZXIgc2Vlcy5cbiAqIEBwYXJhbSBjYXJkcyB0aGUgbGlmdGVkIGNhcmRzLCB0aGUgbG93ZXN0IGZpcnN0XG4gKiBAcGFyYW0gb250byB0aGUgdG9wIGNhcmQgb2YgdGhlIHBpbGUsIG51bGwgd2hlbiBpdCBpcyBlbXB0eSBvciBmYWNlIGRvd25cbiAqIEByZXR1cm5zIHRydWUsIG9yIGZhbHNlLCBvciB0aGUga2V5IG9mIGEgcmVhc29uIGluIHRoZSB2YXJpYW50J3Mgd29yZHNcbiAqL1xuZXhwb3J0IHR5cGUgQWNjZXB0Rm4gPSAoY2FyZHM6IHJlYWRvbmx5IENhcmRbXSwgb250bzogQ2FyZCB8IG51bGwsIHZpZXc6IFZpZXcsIHRvOiBzdHJpbmcsIGZyb206IHN0cmluZykgPT4gYm9vbGVhbiB8IHN0cmluZztcblxuLyoqIEEgZnVuY3Rpb24gb2YgdGhlIGxpZnRlZCBjYXJkcyBhbG9uZTogd2hlcmUgdGhleSBjb21lIGZyb20gYW5kIHdoYXQgdGhleSBjb21lIHRvIGxpZSBvbiBjYW5ub3QgbWF0dGVyLiAqL1xuZXhwb3J0IGludGVyZmFjZSBBY2NlcHRDYXJkcyB7XG4gIC8qKiBAcmV0dXJucyB0cnVlLCBvciBmYWxzZSwgb3IgdGhlIGtleSBvZiBhIHJlYXNvbiBpbiB0aGUgdmFyaWFudCdzIHdvcmRzICovXG4gIHJlYWRvbmx5IGNhcmRzOiAoY2FyZHM6IHJlYWRvbmx5IENhcmRbXSkgPT4gYm9vbGVhbiB8IHN0cmluZztcbn1cblxuLyoqIEFic2VudCBvbiBhIHBpbGU6IHRoZSBwbGF5ZXIgbGF5cyBub3RoaW5nIHRoZXJlLiBBIGxpc3Q6IG9uZSBmaXR0aW5nIHJ1bGUgaXMgZW5vdWdoLiAqL1xuZXhwb3J0IHR5cGUgQWNjZXB0ID0gQWNjZXB0UnVsZSB8IHJlYWRvbmx5IEFjY2VwdFJ1bGVbXSB8IEFjY2VwdEZuIHwgQWNjZXB0Q2FyZHM7XG5cbi8qKlxuICogSG93IG1hbnkgY2FyZHMgbWF5IGJlIGxpZnRlZCB0b2dldGhlciBhdCBtb3N0LCBmb3Igd2hhdCBkYXRhIGNhbm5vdCBzYXk7IHB1cmUsIGFuZCBpdCBzZWVzIHdoYXQgdGhlIHBsYXllciBzZWVzLiBXaGF0IG1heVxuICogbm90IGJlIGxpZnRlZCBpcyBuZXZlciBhIG1pc3Rha2Ugb2YgdGhlIHBsYXllcidzLlxuICogQHJldHVybnMgYSBudW1iZXIgb2YgY2FyZHMsIGNvdW50ZWQgZnJvbSB0aGUgdG9wLCBvciB0aGUga2V5IG9mIGEgcmVhc29uIHdoeSB0aGVyZSBhcmUgbm9uZTsgZmFjZS1kb3duIGNhcmRzIGVuZCB0aGUgY291bnRcbiAqL1xuZXhwb3J0IHR5cGUgVGFrZUZuID0gKHZpZXc6IFZpZXcsIHBpbGU6IHN0cmluZykgPT4gbnVtYmVyIHwgc3RyaW5nO1xuXG4vKipcbiAqIFdoYXQgbWF5IGJlIGxpZnRlZDogdGhlIHRvcCBjYXJkLCB0aGUgd2hvbGUgcGlsZSBhdCBvbmNlLCBhbnkgZmFjZS11cCBjYXJkIHdpdGggYWxsIHRoYXQgbGllcyBvbiBpdCxcbiAqIG9yIGFueSBlbmQgb2YgdGhlIHBpbGUgaW4gd2hpY2ggZWFjaCBjYXJkIHJlbGF0ZXMgdG8gdGhlIG9uZSBiZWxvdyBhcyB0aGUgbGluayBzYXlzOyBvciBhIGZ1bmN0aW9uIHNheXMgaG93IG1hbnkuXG4gKi9cbmV4cG9ydCB0eXBlIFRha2UgPSAndG9wJyB8ICdhbGwnIHwgJ2FueScgfCB7IHJlYWRvbmx5IHJ1bjogTGluayB9IHwgVGFrZUZuO1xuXG4vKipcbiAqIE1heSB0aGVzZSB0d28gZXhwb3NlZCBjYXJkcyBsZWF2ZSB0b2dldGhlcj8gUHVyZSwgYW5kIGl0IHNlZXMgd2hhdCB0aGUgcGxheWVyIHNlZXM7IGFza2VkIGVpdGhlciB3YXkgcm91bmQuXG4gKiBAcGFyYW0gZnJvbSB3aGVyZSB0aGUgZmlyc3QgY2FyZCBsaWVzIEBwYXJhbSB0byB3aGVyZSB0aGUgc2Vjb25kIG9uZSBsaWVzXG4gKiBAcmV0dXJucyB0cnVlLCBvciBmYWxzZSwgb3IgdGhlIGtleSBvZiBhIHJlYXNvbiBpbiB0aGUgdmFyaWFudCdzIHdvcmRzXG4gKi9cbmV4cG9ydCB0eXBlIFBhaXJGbiA9IChhOiBDYXJkLCBiOiBDYXJkLCB2aWV3OiBWaWV3LCBmcm9tOiBzdHJpbmcsIHRvOiBzdHJpbmcpID0+IGJvb2xlYW4gfCBzdHJpbmc7XG5cbi8qKiBBIGZ1bmN0aW9uIG9mIHJhbmsgYW5kIHN1aXQgYWxvbmU6IGFza2VkIG9uY2UgZm9yIGV2ZXJ5IHR3byBvZiB0aGVtLiAqL1xuZXhwb3J0IGludGVyZmFjZSBQYWlyQ2FyZHMge1xuICAvKiogQHJldHVybnMgdHJ1ZSwgb3IgZmFsc2UsIG9yIHRoZSBrZXkgb2YgYSByZWFzb24gaW4gdGhlIHZhcmlhbnQncyB3b3JkcyAqL1xuICByZWFkb25seSBjYXJkczogKGE6IENhcmQsIGI6IENhcmQpID0+IGJvb2xlYW4gfCBzdHJpbmc7XG59XG5cbi8qKiBBIHBsYWNlIGZvciBjYXJkcy4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgUGlsZSB7XG4gIC8qKiBVbmlxdWUgb24gdGhlIHRhYmxlOyB1c2VkIGluIG5vdGF0aW9uOiBgc3RvY2tgLCBgd2FzdGVgLCBgZjFgLCBgdDFgLCBgYzFgLCBgcjFgLiBBIGxldHRlciwgdGhlbiBsZXR0ZXJzIGFuZCBkaWdpdHMuICovXG4gIHJlYWRvbmx5IGlkOiBzdHJpbmc7XG4gIC8qKiBXaGF0IGl0IGlzIGZvci4gKi9cbiAgcmVhZG9ubHkgcm9sZTogUm9sZTtcbiAgLyoqIExlZnQgdXBwZXIgY29ybmVyIGluIGNhcmRzLCBmcm9tIDA6IDEgaXMgYSBjYXJkJ3Mgd2lkdGggKGhlaWdodCkgd2l0aCB0aGUgdXN1YWwgZ2FwLiAqL1xuICByZWFkb25seSBhdDogcmVhZG9ubHkgW3g6IG51bWJlciwgeTogbnVtYmVyXTtcbiAgLyoqIFRoZSBzYW1lIGZvciBhIGJveCB0aGF0IGlzIHdpZGVyIHRoYW4gaGlnaDsgYWJzZW50OiBgYXRgLiBBbGwgcGlsZXMgb2YgYSB0YWJsZSBnaXZlIGl0IG9yIG5vbmUuICovXG4gIHJlYWRvbmx5IHdpZGU/OiByZWFkb25seSBbeDogbnVtYmVyLCB5OiBudW1iZXJdO1xuICAvKiogQ2FyZHMgb3ZlcmxhcCBpbiB0aGlzIGRpcmVjdGlvbjsgYWJzZW50OiB0aGV5IGxpZSBzcXVhcmVseSBvbiBlYWNoIG90aGVyLiAqL1xuICByZWFkb25seSBmYW4/OiAnZG93bicgfCAncmlnaHQnIHwgJ2xlZnQnO1xuICAvKiogQXQgbW9zdCBzbyBtYW55IGNhcmRzIGFyZSBmYW5uZWQsIHRoZSB0b3Agb25lczsgdGhlIG90aGVycyBsaWUgc3F1YXJlbHkgYmVsb3cgdGhlbS4gQWJzZW50OiBhbGwuICovXG4gIHJlYWRvbmx5IGZhbm5lZD86IG51bWJlcjtcbiAgLyoqIFdoYXQgdGhlIHBsYXllciBtYXkgbGF5IGhlcmUuIEFic2VudDogbm90aGluZy4gKi9cbiAgcmVhZG9ubHkgYWNjZXB0PzogQWNjZXB0O1xuICAvKiogUm9vbTogdGhlIHBsYXllciBsYXlzIG5vdGhpbmcgaGVyZSB0aGF0IHdvdWxkIG1ha2UgaXQgbW9yZSBjYXJkcyB0aGFuIHNvIG1hbnkuIEFic2VudDogdGhlcmUgaXMgYWx3YXlzIHJvb20uICovXG4gIHJlYWRvbmx5IGxpbWl0PzogbnVtYmVyO1xuICAvKiogQWJzZW50OiB0aGUgcGxheWVyIGxpZnRzIG5vdGhpbmcgaGVyZS4gKi9cbiAgcmVhZG9ubHkgdGFrZT86IFRha2U7XG4gIC8qKiBJZHMgb2YgcGlsZXMgdGhhdCBtdXN0IGJlIGVtcHR5IGJlZm9yZSBhIGNhcmQgY2FuIGJlIHRha2VuIGZyb20gaGVyZSBvciB0dXJucyB1cCBoZXJlLiAqL1xuICByZWFkb25seSBjb3ZlcmVkQnk/OiByZWFkb25seSBzdHJpbmdbXTtcbiAgLyoqIEl0IG1heSBsaWUgb3ZlciBvciB1bmRlciBvdGhlciBwaWxlcyBpbiB0aGUgcGljdHVyZS4gUGlsZXMgdGhhdCBjb3ZlciBlYWNoIG90aGVyIG5lZWQgbm8gcGVybWlzc2lvbi4gKi9cbiAgcmVhZG9ubHkgb3ZlcmxhcHM/OiB0cnVlO1xuICAvKiogQSBmYWNlLWRvd24gY2FyZCBpcyB0dXJuZWQgdXAgYXMgc29vbiBhcyBpdCBpcyBleHBvc2VkLiAqL1xuICByZWFkb25seSByZXZlYWw/OiBib29sZWFuO1xuICAvKiogUGlsZXMgb2Ygb25lIGdyb3VwIGFyZSBpbnRlcmNoYW5nZWFibGU6IGV4Y2hhbmdpbmcgdGhlaXIgY2FyZHMgY2hhbmdlcyBub3RoaW5nIGZvciB0aGUgcnVsZXMuICovXG4gIHJlYWRvbmx5IGdyb3VwPzogc3RyaW5nO1xufVxuXG4vKiogVGhlIHRhYmxlIGFzIHRoZSBwbGF5ZXIgc2VlcyBpdC4gQSBmYWNlLWRvd24gY2FyZCByZWFkcyBhcyBudWxsLCBmb3IgcnVsZXMgYXMgZm9yIHBlb3BsZS4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgVmlldyB7XG4gIC8qKiBJZHMgb2YgdGhlIHBpbGVzIChvZiBvbmUgcm9sZSksIGluIHRoZSBvcmRlciBvZiB0aGUgdmFyaWFudCdzIHRhYmxlLiAqL1xuICBwaWxlcyhyb2xlPzogUm9sZSk6IHJlYWRvbmx5IHN0cmluZ1tdO1xuICAvKiogSG93IG1hbnkgY2FyZHMgbGllIHRoZXJlLCBmYWNlIHVwIG9yIGRvd24uICovXG4gIGNvdW50KHBpbGU6IHN0cmluZyk6IG51bWJlcjtcbiAgLyoqIFRoZSBjYXJkIHNvIG1hbnkgYmVsb3cgdGhlIHRvcCAoMDogdGhlIHRvcCBpdHNlbGYpOyBudWxsIHdoZW4gaXQgaXMgZmFjZSBkb3duIG9yIHRoZXJlIGlzIG5vbmUuICovXG4gIGNhcmQocGlsZTogc3RyaW5nLCBkZXB0aD86IG51bWJlcik6IENhcmQgfCBudWxsO1xuICAvKiogSG93IG1hbnkgY2FyZHMgdGhlIHBsYXllciBjb3VsZCBsaWZ0IGF0IG1vc3Q6IHRoZSBvcmRlcmVkIGVuZCBvZiB0aGUgcGlsZSwgYXMgaXRzIGB0YWtlYCBzYXlzLiAqL1xuICBydW4ocGlsZTogc3RyaW5nKTogbnVtYmVyO1xuICAvKiogQSBjb3VudGVyJ3MgdmFsdWUsIDAgd2hlbiBpdCB3YXMgbmV2ZXIgc2V0LiAqL1xuICBjb3VudGVyKG5hbWU6IHN0cmluZyk6IG51bWJlcjtcbn1cblxuLyoqIEhvdyBjYXJkcyBtb3ZlIGluIG9uZSBzdGVwLiAqL1xuZXhwb3J0IGludGVyZmFjZSBNb3ZlT3B0aW9ucyB7XG4gIC8qKiBEZWZhdWx0IDEuICovXG4gIHJlYWRvbmx5IGNvdW50PzogbnVtYmVyO1xuICAvKiogVHVybiB0aGUgbW92ZWQgY2FyZHMgZmFjZSB1cCBvciBmYWNlIGRvd247IGFic2VudDogdGhleSBzdGF5IGFzIHRoZXkgYXJlLiAqL1xuICByZWFkb25seSBmYWNlPzogJ3VwJyB8ICdkb3duJztcbiAgLyoqIFJldmVyc2UgdGhlaXIgb3JkZXIsIGFzIHdoZW4gYSBwaWxlIGlzIHR1cm5lZCBvdmVyIG9yIGNhcmRzIGFyZSBkZWFsdCBvbmUgYnkgb25lLiAqL1xuICByZWFkb25seSB0dXJuPzogYm9vbGVhbjtcbiAgLyoqIFRha2UgdGhlbSBmcm9tIHRoZSBib3R0b20gb2YgdGhlIHBpbGU7IGFic2VudDogZnJvbSB0aGUgdG9wLiAqL1xuICByZWFkb25seSB0YWtlPzogJ2JvdHRvbSc7XG4gIC8qKiBMYXkgdGhlbSBiZW5lYXRoIHRoZSBjYXJkcyB0aGF0IGxpZSB0aGVyZTsgYWJzZW50OiBvbiB0b3Agb2YgdGhlbS4gKi9cbiAgcmVhZG9ubHkgbGF5PzogJ2JvdHRvbSc7XG59XG5cbi8qKiBUaGUgb25seSB3YXkgdG8gY2hhbmdlIGEgdGFibGU6IGZvdXIgaW52ZXJ0aWJsZSBzdGVwcy4gVGhleSBjYXJyeSB1bmRvLCByZWRvLCBhbmltYXRpb24gYW5kIHNlYXJjaC4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgVHggZXh0ZW5kcyBWaWV3IHtcbiAgLyoqXG4gICAqIE1vdmUgY2FyZHMsIHRoZSB0b3Agb25lcyBpZiBub3RoaW5nIGVsc2UgaXMgc2FpZC4gVGhyb3dzIHdoZW4gdGhlcmUgYXJlIG5vdCBzbyBtYW55LiBXaXRoaW4gb25lIHBpbGUgdGhleSBnbyBmcm9tIG9uZSBlbmRcbiAgICogdG8gdGhlIG90aGVyLlxuICAgKi9cbiAgbW92ZShmcm9tOiBzdHJpbmcsIHRvOiBzdHJpbmcsIG9wdGlvbnM/OiBNb3ZlT3B0aW9ucyk6IHZvaWQ7XG4gIC8qKiBUdXJuIHRoZSB0b3AgY2FyZCBvdmVyLiAqL1xuICBmbGlwKHBpbGU6IHN0cmluZyk6IHZvaWQ7XG4gIC8qKiBTaHVmZmxlIHdpdGggdGhlIG5leHQgbnVtYmVycyBvZiB0aGUgZGVhbCdzIHN0cmVhbS4gKi9cbiAgc2h1ZmZsZShwaWxlOiBzdHJpbmcpOiB2b2lkO1xuICAvKiogU2V0IGEgY291bnRlcjogYW4gaW50ZWdlciBmcm9tIDAgdG8gMSwwMDAsMDAwLiAqL1xuICBzZXQoY291bnRlcjogc3RyaW5nLCB2YWx1ZTogbnVtYmVyKTogdm9pZDtcbn1cblxuLyoqIFdoYXQgYmVsb25ncyB0byB0aGUgZ2FtZSBhbmQgbm90IHRvIHRoZSB0YWJsZTogdW5kbyBsZWF2ZXMgaXQgYWxvbmUuICovXG5leHBvcnQgaW50ZXJmYWNlIFRhbGx5IHtcbiAgLyoqIFVucGF1c2VkIHBsYXlpbmcgdGltZSBzaW5jZSB0aGUgZmlyc3QgbW92ZSwgaW4gbWlsbGlzZWNvbmRzLiAqL1xuICByZWFkb25seSBlbGFwc2VkTXM6IG51bWJlcjtcbiAgLyoqIENvbXBsZXRlZCBhdHRlbXB0cyB0byBsYXkgYSBjYXJkIHdoZXJlIGl0IG1heSBub3QgZ28uICovXG4gIHJlYWRvbmx5IG1pc3Rha2VzOiBudW1iZXI7XG59XG5cbi8qKiBXaGF0IGEgcGxheWVyIGRlY2lkZWQsIGFzIHJ1bGVzIHNlZSBpdC4gVGhlIG9iamVjdCBpcyB2YWxpZCBkdXJpbmcgdGhlIGNhbGwgb25seS4gKi9cbmV4cG9ydCB0eXBlIE1vdmVJbmZvID1cbiAgfCB7IHJlYWRvbmx5IGtpbmQ6ICdjYXJkcyc7IHJlYWRvbmx5IGZyb206IHN0cmluZzsgcmVhZG9ubHkgdG86IHN0cmluZzsgcmVhZG9ubHkgY291bnQ6IG51bWJlciB9XG4gIHwgeyByZWFkb25seSBraW5kOiAncGFpcic7IHJlYWRvbmx5IGZyb206IHN0cmluZzsgcmVhZG9ubHkgdG86IHN0cmluZzsgcmVhZG9ubHkgY291bnQ6IDIgfVxuICB8IHsgcmVhZG9ubHkga2luZDogJ2FjdGlvbic7IHJlYWRvbmx5IGFjdGlvbjogc3RyaW5nOyByZWFkb25seSBwaWxlOiBzdHJpbmcgfTtcblxuLyoqIFNvbWV0aGluZyB0aGUgcGxheWVyIGRvZXMgdGhhdCBpcyBub3QgbGF5aW5nIGNhcmRzOiB0dXJuLCBkZWFsLCByZWRlYWwuICovXG5leHBvcnQgaW50ZXJmYWNlIEFjdGlvbjxPIGV4dGVuZHMgT3B0aW9ucz4ge1xuICAvKiogVGhlIHBpbGUsIG9yIHRoZSByb2xlIG9mIHRoZSBwaWxlcywgb24gd2hpY2ggYSBjbGljayBkb2VzIGl0LiAqL1xuICByZWFkb25seSBvbjogc3RyaW5nO1xuICAvKiogSXQgaXMgc29tZXRoaW5nIGVsc2Ugb24gZWFjaCBvZiB0aGVzZSBwaWxlczogYSBtb3ZlIG9mIGl0cyBvd24sIHdyaXR0ZW4gYG1lcmNpQHQzYC4gQWJzZW50OiBvbmUgbW92ZSwgd2hlcmV2ZXIgaXQgaXMgZG9uZS4gKi9cbiAgcmVhZG9ubHkgZWFjaD86IHRydWU7XG4gIC8qKlxuICAgKiBUcnVlLCBvciB0aGUga2V5IG9mIHRoZSByZWFzb24gd2h5IG5vdC4gSWRzIG9mIHRoZSBwaWxlcyB0aGF0IGFyZSB0byBibGFtZSBtYXkgZm9sbG93IGl0LCBgZ2FwcyB0MyB0NWA6IHRoZWlyIG51bWJlcnNcbiAgICogc3RhbmQgZm9yIGB7cGlsZXN9YCBpbiBpdHMgc2VudGVuY2UuXG4gICAqIEBwYXJhbSBwaWxlIHRoZSBwaWxlIG9uIHdoaWNoIGl0IGlzIGRvbmU7IHVubGVzcyBpdCBpcyBzb21ldGhpbmcgZWxzZSBvbiBlYWNoLCB0aGUgZmlyc3Qgb2YgdGhlbVxuICAgKi9cbiAgd2hlbih2aWV3OiBWaWV3LCBvcHRpb25zOiBPLCBwaWxlOiBzdHJpbmcpOiB0cnVlIHwgc3RyaW5nO1xuICAvKiogRG9lcyBpdC4gT25seSBjYWxsZWQgd2hlbiBgd2hlbmAgc2FpZCB0cnVlLiAqL1xuICBydW4odGFibGU6IFR4LCBvcHRpb25zOiBPLCBwaWxlOiBzdHJpbmcpOiB2b2lkO1xufVxuXG4vKiogSG93IGEgZ2FtZSBzdGFuZHMuICovXG5leHBvcnQgdHlwZSBTdGF0dXMgPSAncGxheWluZycgfCAnd29uJyB8ICdsb3N0Jztcbi8qKiBPcHRpb25zIGFyZSBjaG9zZW4gYmVmb3JlIGRlYWxpbmc7IHRoZWlyIHZhbHVlcyBhcmUgdGV4dCBvciBudW1iZXJzLiAqL1xuZXhwb3J0IHR5cGUgT3B0aW9ucyA9IFJlY29yZDxzdHJpbmcsIHN0cmluZyB8IG51bWJlcj47XG4vKiogVGhlIGxhbmd1YWdlcyB0aGF0IGV2ZXJ5IHBhdGllbmNlIHNwZWFrcy4gKi9cbmV4cG9ydCBjb25zdCBMT0NBTEVTID0gWydkZScsICdlbiddIGFzIGNvbnN0O1xuLyoqIE9uZSBvZiB0aGVzZSBsYW5ndWFnZXMuICovXG5leHBvcnQgdHlwZSBMb2NhbGUgPSAodHlwZW9mIExPQ0FMRVMpW251bWJlcl07XG5cbi8qKiBBbGwgdGhhdCBhIHZhcmlhbnQgc2F5cywgaW4gb25lIGxhbmd1YWdlLiAqL1xuZXhwb3J0IGludGVyZmFjZSBXb3JkcyB7XG4gIC8qKiBXaGF0IHRoZSBwYXRpZW5jZSBpcyBjYWxsZWQuICovXG4gIHJlYWRvbmx5IG5hbWU6IHN0cmluZztcbiAgLyoqIE9uZSBzZW50ZW5jZSBmb3IgYSBnYWxsZXJ5LiAqL1xuICByZWFkb25seSBzdW1tYXJ5OiBzdHJpbmc7XG4gIC8qKiBUaGUgcnVsZXMgcGFnZTogcGFyYWdyYXBocyBkaXZpZGVkIGJ5IGJsYW5rIGxpbmVzLCBgIyMgYCBoZWFkaW5ncywgYC0gYCBsaXN0cy4gKi9cbiAgcmVhZG9ubHkgcnVsZXM6IHN0cmluZztcbiAgLyoqIE5hbWUgb2YgZWFjaCBhY3Rpb24sIGFzIGEgYnV0dG9uIHNheXMgaXQ6IFx1MjAxRUthcnRlIHVtZHJlaGVuXHUyMDFDLiAqL1xuICByZWFkb25seSBhY3Rpb25zPzogUmVhZG9ubHk8UmVjb3JkPHN0cmluZywgc3RyaW5nPj47XG4gIC8qKiBOYW1lIG9mIGVhY2ggb3B0aW9uIGFuZCBvZiBlYWNoIG9mIGl0cyB2YWx1ZXMuICovXG4gIHJlYWRvbmx5IG9wdGlvbnM/OiBSZWFkb25seTxSZWNvcmQ8c3RyaW5nLCB7IHJlYWRvbmx5IG5hbWU6IHN0cmluZzsgcmVhZG9ubHkgdmFsdWVzOiBSZWFkb25seTxSZWNvcmQ8c3RyaW5nLCBzdHJpbmc+PiB9Pj47XG4gIC8qKiBXaG9sZSBzZW50ZW5jZXMgZm9yIHRoZSByZWFzb24ga2V5cyBvZiBgd2hlbmAsIGB2YWxpZGAsIGBwYWlyYCwgYWNjZXB0IGFuZCB0YWtlIGZ1bmN0aW9ucy4gKi9cbiAgcmVhZG9ubHkgcmVhc29ucz86IFJlYWRvbmx5PFJlY29yZDxzdHJpbmcsIHN0cmluZz4+O1xuICAvKiogTmFtZXMgb2YgcGlsZXMsIGJ5IGlkIG9yIGJ5IHJvbGUsIHdoZXJlIHRoZSB1c3VhbCBvbmUgb2YgdGhlIHJvbGUgZG9lcyBub3QgZml0OiBcdTIwMUVGXHUwMEU0Y2hlclx1MjAxQy4gKi9cbiAgcmVhZG9ubHkgcGlsZXM/OiBSZWFkb25seTxSZWNvcmQ8c3RyaW5nLCBzdHJpbmc+Pjtcbn1cblxuLyoqIFdoaWNoIGNhcmRzIGFyZSBwbGF5ZWQgd2l0aC4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgRGVja1NwZWMge1xuICAvKiogSG93IG1hbnkgb2YgZWFjaCBjYXJkLiBEZWZhdWx0IDEuICovXG4gIHJlYWRvbmx5IGNvcGllcz86IG51bWJlcjtcbiAgLyoqIERlZmF1bHQgYWxsIGZvdXIuICovXG4gIHJlYWRvbmx5IHN1aXRzPzogcmVhZG9ubHkgU3VpdFtdO1xuICAvKiogRGVmYXVsdCAxXHUyMDEzMTMuICovXG4gIHJlYWRvbmx5IHJhbmtzPzogcmVhZG9ubHkgbnVtYmVyW107XG4gIC8qKlxuICAgKiBDYXJkcyB0aGF0IGNvbWUgb2ZmIHRoZSBwYWNrIGJlZm9yZSBhbGwgb3RoZXJzOiBiYXNlcyB0aGF0IHRoZSBydWxlcyBsYXkgb3V0IGZpcnN0LiBFaXRoZXIgYWxsIGNhcmRzIG9mIHRoZXNlIHJhbmtzLCBzb3J0ZWRcbiAgICogYnkgc3VpdDsgb3Igc2luZ2xlIGNhcmRzLCB3cml0dGVuIGxpa2UgYEFDYCwgaW4gdGhpcyBvcmRlci5cbiAgICovXG4gIHJlYWRvbmx5IGZpcnN0PzogcmVhZG9ubHkgbnVtYmVyW10gfCByZWFkb25seSBzdHJpbmdbXTtcbn1cblxuLyoqIEEgcGF0aWVuY2UuICovXG5leHBvcnQgaW50ZXJmYWNlIFZhcmlhbnQ8TyBleHRlbmRzIE9wdGlvbnMgPSBPcHRpb25zPiB7XG4gIC8qKiBWZXJzaW9uIG9mIHRoaXMgY29udHJhY3QuICovXG4gIHJlYWRvbmx5IGFwaTogMTtcbiAgLyoqIExvd2VyLWNhc2Ugd29yZHMgam9pbmVkIGJ5IGh5cGhlbnM7IHVuaXF1ZSBhbW9uZyBpbnN0YWxsZWQgdmFyaWFudHMuICovXG4gIHJlYWRvbmx5IGlkOiBzdHJpbmc7XG4gIC8qKiBSYWlzZWQgd2hlbiBhbiBvbGQgZ2FtZSB3b3VsZCByZXBsYXkgZGlmZmVyZW50bHkuICovXG4gIHJlYWRvbmx5IHJ1bGVzOiBudW1iZXI7XG4gIC8qKiBGaWVsZHMgeW91bmdlciB0aGFuIHRoaXMgdmVyc2lvbidzIGZpcnN0IHJlbGVhc2Ugd2l0aG91dCB3aGljaCBpdCB3b3VsZCBwbGF5IHdyb25nbHk7IGEgY29yZSB3aXRob3V0IHRoZW0gc2F5cyBzby4gKi9cbiAgcmVhZG9ubHkgbmVlZHM/OiByZWFkb25seSBzdHJpbmdbXTtcbiAgLyoqIFZhbHVlcyBvZiBlYWNoIG9wdGlvbjsgdGhlIGZpcnN0IGlzIHRoZSBkZWZhdWx0LiAqL1xuICByZWFkb25seSBvcHRpb25zOiB7IHJlYWRvbmx5IFtLIGluIGtleW9mIE9dOiByZWFkb25seSBPW0tdW10gfTtcbiAgLyoqIEZvciBjb21iaW5hdGlvbnMgdGhhdCBjYW5ub3QgYmU6IHRydWUsIG9yIHRoZSBrZXkgb2YgdGhlIHJlYXNvbi4gKi9cbiAgdmFsaWQ/KG9wdGlvbnM6IE8pOiB0cnVlIHwgc3RyaW5nO1xuICAvKiogV2hpY2ggY2FyZHMgYXJlIHBsYXllZCB3aXRoLiAqL1xuICBkZWNrKG9wdGlvbnM6IE8pOiBEZWNrU3BlYztcbiAgLyoqXG4gICAqIEZvciBhIHBhdGllbmNlIHdob3NlIGRlYWxzIHRoZSB3b3JsZCBrbm93cyBieSBudW1iZXI6IHRoZSBjYXJkcyBvZiBzdWNoIGEgZGVhbCBpbiBkZWFsaW5nIG9yZGVyLCB3cml0dGVuIGxpa2VcbiAgICogYEtTIFRIIDlEYC4gVW5kZWZpbmVkIGZvciBhbGwgb3RoZXIgbnVtYmVyczogdGhvc2UgYXJlIHNodWZmbGVkIGFzIHVzdWFsLiBQdXJlLlxuICAgKiBAcGFyYW0gc2VlZCBhbiB1bnNpZ25lZCAzMi1iaXQgbnVtYmVyXG4gICAqL1xuICBudW1iZXJlZD8oc2VlZDogbnVtYmVyLCBvcHRpb25zOiBPKTogc3RyaW5nIHwgdW5kZWZpbmVkO1xuICAvKipcbiAgICogVGhlIHBpbGVzLCBpbiB0aGUgb3JkZXIgaW4gd2hpY2ggbGlzdHMgYW5kIGtleXMgZ28gdGhyb3VnaCB0aGVtLlxuICAgKiBAcGFyYW0gcGFjayB0aGUgc2h1ZmZsZWQgY2FyZHMgaW4gZGVhbGluZyBvcmRlcjogdGhlIHBpY3R1cmUgbWF5IGRlcGVuZCBvbiB0aGVtXG4gICAqL1xuICB0YWJsZShvcHRpb25zOiBPLCBwYWNrOiByZWFkb25seSBDYXJkW10pOiByZWFkb25seSBQaWxlW107XG4gIC8qKiBBbGwgY2FyZHMgbGllIGZhY2UgZG93biBvbiB0aGUgcGlsZSBgcGFja2AsIHRoZSBmaXJzdCB0byBkZWFsIG9uIHRvcCwgYW5kIG11c3QgYWxsIGxlYXZlIGl0LiAqL1xuICBkZWFsKHRhYmxlOiBUeCwgb3B0aW9uczogTyk6IHZvaWQ7XG4gIC8qKiBGb3JjZWQgY29uc2VxdWVuY2VzIGFuZCBwb2ludHMuIENhbGxlZCBhZnRlciB0aGUgZGVhbCBhbmQgYWZ0ZXIgZWFjaCBtb3ZlIHVudGlsIG5vdGhpbmcgY2hhbmdlcztcbiAgICogIHRoZSBtb3ZlIGlzIGdpdmVuIG9uIHRoZSBmaXJzdCBjYWxsIG9ubHkuICovXG4gIGFmdGVyPyh0YWJsZTogVHgsIG9wdGlvbnM6IE8sIG1vdmU/OiBNb3ZlSW5mbyk6IHZvaWQ7XG4gIC8qKiBXaGljaCB0d28gZXhwb3NlZCBjYXJkcyBsZWF2ZSB0b2dldGhlcjogdGhleSBnbyB0byB0aGUgZmlyc3QgZGlzY2FyZCBwaWxlLiAqL1xuICByZWFkb25seSBwYWlyPzogUGFpckZuIHwgUGFpckNhcmRzO1xuICAvKiogV2hhdCB0aGUgcGxheWVyIGNhbiBkbyBvdGhlciB0aGFuIGxheSBjYXJkcywgYnkgbmFtZTogYHR1cm5gLCBgcmVkZWFsYC4gKi9cbiAgcmVhZG9ubHkgYWN0aW9ucz86IFJlYWRvbmx5PFJlY29yZDxzdHJpbmcsIEFjdGlvbjxPPj4+O1xuICAvKiogRGVmYXVsdDogd29uIHdoZW4gYWxsIGNhcmRzIGxpZSBvbiBmb3VuZGF0aW9ucyBhbmQgZGlzY2FyZCBwaWxlcy4gKi9cbiAgc3RhdHVzPyh2aWV3OiBWaWV3LCBvcHRpb25zOiBPLCB0YWxseTogVGFsbHkpOiBTdGF0dXM7XG4gIC8qKiBQb2ludHMsIG5ldmVyIHNob3duIGJlbG93IDAuIEFic2VudDogdGhpcyBwYXRpZW5jZSBjb3VudHMgbm9uZS4gKi9cbiAgc2NvcmU/KHZpZXc6IFZpZXcsIG9wdGlvbnM6IE8sIHRhbGx5OiBUYWxseSk6IG51bWJlcjtcbiAgLyoqIE9yZGVycyBoaW50cyBhbmQgc2VhcmNoLCBoaWdoZXIgZmlyc3Q7IG5ldmVyIGRlY2lkZXMgd2hhdCBpcyBsZWdhbC4gKi9cbiAgcmFuaz8odmlldzogVmlldywgbW92ZTogTW92ZUluZm8pOiBudW1iZXI7XG4gIC8qKiBDb3VudGVycyB0aGF0IG9ubHkga2VlcCBhIHJlY29yZCwgc3VjaCBhcyBwb2ludHM6IHBvc2l0aW9ucyB0aGF0IGRpZmZlciBpbiBub3RoaW5nIGVsc2UgYXJlIHRoZSBzYW1lLiAqL1xuICByZWFkb25seSByZWNvcmRzPzogcmVhZG9ubHkgc3RyaW5nW107XG4gIC8qKiBBY3Rpb25zIHRoYXQgXCJwbGF5IHRvIHRoZSBlbmRcIiByZXBlYXRzLCBpbiBvcmRlciBvZiBwcmVmZXJlbmNlOiBmb3IgYSBwYXRpZW5jZSB0aGF0IGlzIG1vc3RseSB3YXRjaGluZy4gKi9cbiAgcmVhZG9ubHkgYXV0bz86IHJlYWRvbmx5IHN0cmluZ1tdO1xuICAvKipcbiAgICogSG93IGhhbmRzIHBsYXkgaXQgd2hlcmUgdGhlIHBsYXllciBoYXMgY2hvc2VuIG5vdGhpbmc6IGB0d29gIHdoZW4gdGhlIHNvdXJjZSBoYXMgYSBjYXJkIGNob3NlbiBmaXJzdCBhbmQgdGhlbiBpdHMgcGxhY2UuXG4gICAqIEFic2VudDogYXMgc3VpdHMgdGhlIGRldmljZSwgb24gd2hpY2ggb25lIHRhcCBtYXkgc2VuZCBhIGNhcmQgdG8gaXRzIGJlc3QgcGxhY2UuXG4gICAqL1xuICByZWFkb25seSB0YXBzPzogJ3R3byc7XG4gIC8qKiBUaGUgcGljdHVyZSB0aGF0IHRoZSBjYXJkcyBtYWtlIHdoZW4gaXQgaGFzIGNvbWUgb3V0LiBBYnNlbnQ6IHRoZSBmYW1pbGllcyBzaWRlIGJ5IHNpZGUsIG9yIHdpdGhvdXQgYW55IGEgZmFuLiAqL1xuICByZWFkb25seSBmaW5hbGU/OiAnZmFuJyB8ICdjdXJsJyB8ICdyb3cnIHwgJ2ZhbWlsaWVzJztcbiAgLyoqIEZhY3RzIGZvciBhIGdhbGxlcnkuICovXG4gIHJlYWRvbmx5IGFib3V0Pzoge1xuICAgIC8qKiAwOiBwdXJlIGx1Y2ssIDE6IHB1cmUgc2tpbGwuICovXG4gICAgcmVhZG9ubHkgc2tpbGw/OiBudW1iZXI7XG4gICAgLyoqIFVzdWFsIGxlbmd0aCBpbiBtaW51dGVzLiAqL1xuICAgIHJlYWRvbmx5IG1pbnV0ZXM/OiBudW1iZXI7XG4gIH07XG4gIC8qKiBOYW1lLCBydWxlcyBhbmQgYWxsIG90aGVyIHdvcmRzLiAqL1xuICByZWFkb25seSBzdHJpbmdzOiBSZWFkb25seTxSZWNvcmQ8TG9jYWxlLCBXb3Jkcz4+O1xufVxuIiwgImltcG9ydCB7IEZBQ0VTLCBpc1JlZCwgcmFua09mLCBzdWl0T2YsIHR5cGUgRmFjZSB9IGZyb20gJy4uL2NhcmRzL2NhcmQuanMnO1xuaW1wb3J0IHtcbiAgUk9MRVMsXG4gIHR5cGUgQWNjZXB0LFxuICB0eXBlIEFjY2VwdENhcmRzLFxuICB0eXBlIEFjY2VwdEZuLFxuICB0eXBlIEFjY2VwdFJ1bGUsXG4gIHR5cGUgQWN0aW9uLFxuICB0eXBlIExpbmssXG4gIHR5cGUgUGlsZSxcbiAgdHlwZSBSb2xlLFxuICB0eXBlIFRha2VGbixcbn0gZnJvbSAnLi4vY29udHJhY3QuanMnO1xuaW1wb3J0IHsgQ29udHJhY3RFcnJvciB9IGZyb20gJy4uL3Byb2JsZW0uanMnO1xuaW1wb3J0IHsgTUFYX1BJTEVTIH0gZnJvbSAnLi4vbW92ZXMvbW92ZS5qcyc7XG5cbi8qKiBXaGF0IGxpZXMgb24gdG9wIG9mIGEgcGlsZSwgYXMgYW4gaW5kZXggb2YgcnVsZSB0YWJsZXM6IGEgZmFjZSAwXHUyMDEzNTEsIG9yIG9uZSBvZiB0aGVzZS4gKi9cbmV4cG9ydCBjb25zdCBFTVBUWSA9IDUyO1xuLyoqIEEgY2FyZCBsaWVzIHRoZXJlIGZhY2UgZG93bi4gKi9cbmV4cG9ydCBjb25zdCBISURERU4gPSA1MztcblxuLyoqIFZhbHVlcyBvZiB7QGxpbmsgUnVsZXMudGFrZX06IG5vdGhpbmcgaXMgbGlmdGVkIGhlcmUuICovXG5leHBvcnQgY29uc3QgVEFLRV9OT05FID0gMDtcbi8qKiBUaGUgdG9wIGNhcmQuICovXG5leHBvcnQgY29uc3QgVEFLRV9UT1AgPSAxO1xuLyoqIFRoZSB3aG9sZSBwaWxlIGF0IG9uY2UuICovXG5leHBvcnQgY29uc3QgVEFLRV9BTEwgPSAyO1xuLyoqIEFueSBjYXJkIHRoYXQgaXMgZmFjZSB1cCwgd2l0aCBhbGwgdGhhdCBsaWVzIG9uIGl0LiAqL1xuZXhwb3J0IGNvbnN0IFRBS0VfQU5ZID0gMztcbi8qKiBBbnkgZW5kIG9mIHRoZSBwaWxlIHRoYXQgaXMgYSBydW4uICovXG5leHBvcnQgY29uc3QgVEFLRV9SVU4gPSA0O1xuLyoqIEEgZnVuY3Rpb24gc2F5cyBob3cgbWFueS4gKi9cbmV4cG9ydCBjb25zdCBUQUtFX0FTS1MgPSA1O1xuXG4vKiogVmFsdWVzIG9mIGFuIGFjY2VwdCB0YWJsZTogbW9zdCBjYXJkcyBhdCBvbmNlLCBhbmQgd2hldGhlciBhIHdob2xlIHBpbGUgbWF5IGNvbWUgaG93ZXZlciBtYW55IGNhcmRzIGl0IGhhcy4gKi9cbmV4cG9ydCBjb25zdCBBTllfQ09VTlQgPSAweDdmZmY7XG4vKiogQSBiaXQgb2Ygc3VjaCBhIHZhbHVlOiBhIHdob2xlIHBpbGUgbWF5IGNvbWUuICovXG5leHBvcnQgY29uc3QgV0hPTEUgPSAweDgwMDA7XG5cbi8qKiBEbyBzbyBtYW55IGNhcmRzIG9mIGEgcGlsZSB3aXRoIHNvIG1hbnkgZml0LCBieSBhIHZhbHVlIG9mIGFuIGFjY2VwdCB0YWJsZT8gKi9cbmV4cG9ydCBjb25zdCBhZG1pdHMgPSAodmFsdWU6IG51bWJlciwgY291bnQ6IG51bWJlciwgbGVuZ3RoOiBudW1iZXIpOiBib29sZWFuID0+XG4gICh2YWx1ZSAmIEFOWV9DT1VOVCkgPj0gY291bnQgfHwgKHZhbHVlID49IFdIT0xFICYmIGNvdW50ID09PSBsZW5ndGgpO1xuLyoqIFJvdyBvZiBhbiBhY2NlcHQgdGFibGUgZm9yIGFuIGVtcHR5IHBpbGUgd2hvc2UgYmFzZSBwbGF5IGhhcyBzZXQgdG8gdGhpcyByYW5rLiAqL1xuZXhwb3J0IGNvbnN0IEJBU0VEID0gNTM7XG4vKiogUm93cyBvZiA2NCBmYWNlczogNTIgZmFjZXMsIGVtcHR5LCBoaWRkZW4sIGFuZCBlbXB0eSB3aXRoIGEgYmFzZSBvZiByYW5rIDEgdG8gMTMuICovXG5jb25zdCBUQUJMRSA9IChCQVNFRCArIDE0KSAqIDY0O1xuLyoqIEluc3RlYWQgb2YgYW4gb2Zmc2V0OiBub3RoaW5nIGlzIGFjY2VwdGVkLCBvciBhIGZ1bmN0aW9uIGRlY2lkZXMuICovXG5leHBvcnQgY29uc3QgUkVGVVNFUyA9IC0xO1xuLyoqIEEgZnVuY3Rpb24gZGVjaWRlcy4gKi9cbmV4cG9ydCBjb25zdCBBU0tTID0gLTI7XG5cbi8qKiBEb2VzIGBvdmVyYCBmaXQgb24gYHVuZGVyYD8gVGhlIG1lYW5pbmcgb2Yge0BsaW5rIExpbmt9LCBvbmNlLCBmb3IgdGFibGVzLCBraXQgYW5kIHJlYXNvbnMgYWxpa2UuICovXG5leHBvcnQgZnVuY3Rpb24gZml0cyhsaW5rOiBMaW5rIHwgJ2FueScsIHVuZGVyOiBGYWNlLCBvdmVyOiBGYWNlKTogYm9vbGVhbiB7XG4gIGlmIChsaW5rID09PSAnYW55JykgcmV0dXJuIHRydWU7XG4gIGNvbnN0IHN0ZXAgPSBwbGFjZU9mKGxpbmssIHJhbmtPZihvdmVyKSkgLSBwbGFjZU9mKGxpbmssIHJhbmtPZih1bmRlcikpO1xuICBpZiAoIXN0ZXBzT2YobGluaykuc29tZSgod2FudGVkKSA9PiBzdGVwID09PSB3YW50ZWQgfHwgKGxpbmsud3JhcCA9PT0gdHJ1ZSAmJiAoc3RlcCAtIHdhbnRlZCkgJSAxMyA9PT0gMCkpKSByZXR1cm4gZmFsc2U7XG4gIHN3aXRjaCAobGluay5zdWl0KSB7XG4gICAgY2FzZSAnc2FtZSc6XG4gICAgICByZXR1cm4gc3VpdE9mKHVuZGVyKSA9PT0gc3VpdE9mKG92ZXIpO1xuICAgIGNhc2UgJ290aGVyJzpcbiAgICAgIHJldHVybiBzdWl0T2YodW5kZXIpICE9PSBzdWl0T2Yob3Zlcik7XG4gICAgY2FzZSAnYWx0ZXJuYXRlJzpcbiAgICAgIHJldHVybiBpc1JlZCh1bmRlcikgIT09IGlzUmVkKG92ZXIpO1xuICAgIGNhc2UgJ2NvbG91cic6XG4gICAgICByZXR1cm4gaXNSZWQodW5kZXIpID09PSBpc1JlZChvdmVyKTtcbiAgICBkZWZhdWx0OlxuICAgICAgcmV0dXJuIHRydWU7XG4gIH1cbn1cblxuY29uc3Qgc3RlcHNPZiA9ICh7IHN0ZXAgfTogTGluayk6IHJlYWRvbmx5IG51bWJlcltdID0+IChzdGVwID09PSAnZWl0aGVyJyA/IFstMSwgMV0gOiBbc3RlcF0pO1xuLyoqIFBsYWNlIG9mIGEgcmFuayBpbiBpdHMgcm91bmQ6IDAgZm9yIHRoZSBsb3dlc3QuICovXG5jb25zdCBwbGFjZU9mID0gKHsgbG93ID0gMSB9OiBMaW5rLCByYW5rOiBudW1iZXIpOiBudW1iZXIgPT4gKHJhbmsgLSBsb3cgKyAxMykgJSAxMztcblxuLyoqIFRoZSByYW5rcyB0aGF0IGEgbGluayBhbGxvd3Mgb24gYSByYW5rLCBpbiBhbnkgc3VpdC4gKi9cbmV4cG9ydCBmdW5jdGlvbiBuZWVkZWRSYW5rcyhsaW5rOiBMaW5rLCBvbnRvOiBudW1iZXIpOiBudW1iZXJbXSB7XG4gIGNvbnN0IHBsYWNlcyA9IHN0ZXBzT2YobGluaykubWFwKChzdGVwKSA9PiBwbGFjZU9mKGxpbmssIG9udG8pICsgc3RlcCk7XG4gIGNvbnN0IHRoZXJlID0gbGluay53cmFwID8gcGxhY2VzLm1hcCgocGxhY2UpID0+IChwbGFjZSArIDI2KSAlIDEzKSA6IHBsYWNlcy5maWx0ZXIoKHBsYWNlKSA9PiBwbGFjZSA+PSAwICYmIHBsYWNlIDwgMTMpO1xuICByZXR1cm4gdGhlcmUubWFwKChwbGFjZSkgPT4gKChwbGFjZSArIChsaW5rLmxvdyA/PyAxKSAtIDEpICUgMTMpICsgMSk7XG59XG5cbi8qKiBBbiBhY3Rpb24gb2YgdGhlIHZhcmlhbnQsIGNvbXBpbGVkLiAqL1xuZXhwb3J0IGludGVyZmFjZSBBY3Rpb25SdWxlIHtcbiAgcmVhZG9ubHkgbmFtZTogc3RyaW5nO1xuICAvKiogU29tZXRoaW5nIGVsc2Ugb24gZWFjaCBvZiBpdHMgcGlsZXMuICovXG4gIHJlYWRvbmx5IGVhY2g6IGJvb2xlYW47XG4gIC8qKiBUaGUgcGlsZXMgb24gd2hpY2ggaXQgaXMgZG9uZS4gKi9cbiAgcmVhZG9ubHkgcGlsZXM6IEludDMyQXJyYXk7XG59XG5cbi8qKiBUaGUgcGlsZXMgb2Ygb25lIGRlYWwsIGNvbXBpbGVkOiBwaWxlcyBhcmUgc21hbGwgaW50ZWdlcnMgYW5kIHJ1bGVzIGFyZSB0YWJsZXMuIFNoYXJlZCBieSBjb3BpZXMgb2YgYSB0YWJsZS4gKi9cbmV4cG9ydCBjbGFzcyBSdWxlcyB7XG4gIHJlYWRvbmx5IGNvdW50OiBudW1iZXI7XG4gIHJlYWRvbmx5IGluZGV4ID0gbmV3IE1hcDxzdHJpbmcsIG51bWJlcj4oKTtcbiAgcmVhZG9ubHkgaWRzOiByZWFkb25seSBzdHJpbmdbXTtcbiAgcmVhZG9ubHkgYnlSb2xlID0gbmV3IE1hcDxSb2xlLCByZWFkb25seSBzdHJpbmdbXT4oKTtcbiAgcmVhZG9ubHkgdGFrZTogVWludDhBcnJheTtcbiAgLyoqIE9mZnNldCBvZiBhIHBpbGUncyBydW4gaW4ge0BsaW5rIGxpbmtzfSwgb3IgXHUyMjEyMS4gKi9cbiAgcmVhZG9ubHkgcnVuT2Y6IEludDMyQXJyYXk7XG4gIC8qKiBQZXIgbGluayA2NCBcdTAwRDcgNjQgZmxhZ3M6IHJvdyB0aGUgY2FyZCBiZWxvdywgY29sdW1uIHRoZSBjYXJkIGFib3ZlLiAqL1xuICByZWFkb25seSBsaW5rczogVWludDhBcnJheTtcbiAgLyoqIGZyb20gXHUwMEQ3IGNvdW50ICsgdG8gXHUyMTkyIG9mZnNldCBpbiB7QGxpbmsgYWNjZXB0c30sIFJFRlVTRVMgb3IgQVNLUy4gKi9cbiAgcmVhZG9ubHkgYWNjZXB0T2Y6IEludDMyQXJyYXk7XG4gIC8qKiBSb3dzIGJ5IHdoYXQgbGllcyBvbiB0b3AsIGNvbHVtbnMgYnkgZmFjZTogaG93IG1hbnkgY2FyZHMgbWF5IGNvbWUgYXQgb25jZSwgbGVkIGJ5IHRoYXQgZmFjZTsgc2VlIHtAbGluayBhZG1pdHN9LiAqL1xuICByZWFkb25seSBhY2NlcHRzOiBVaW50MTZBcnJheTtcbiAgLyoqIFBlciBwaWxlIGFuZCB0b3AgKDU0IFx1MDBENyAyIHdvcmRzKTogd2hpY2ggZmFjZXMgYXJlIGFjY2VwdGVkIGZyb20gYW55d2hlcmU7IGFsbCB3aGVyZSBhIGZ1bmN0aW9uIGRlY2lkZXMuICovXG4gIHJlYWRvbmx5IG1hc2tzOiBJbnQzMkFycmF5O1xuICByZWFkb25seSBhY2NlcHRGbnM6IHJlYWRvbmx5IChBY2NlcHRGbiB8IHVuZGVmaW5lZClbXTtcbiAgLyoqIEZ1bmN0aW9ucyBvZiB0aGUgbGlmdGVkIGNhcmRzIGFsb25lLCBvZiB0aG9zZSBwaWxlcyB0aGF0IGFjY2VwdCBieSBvbmUuICovXG4gIHJlYWRvbmx5IGFjY2VwdENhcmRzOiByZWFkb25seSAoQWNjZXB0Q2FyZHNbJ2NhcmRzJ10gfCB1bmRlZmluZWQpW107XG4gIHJlYWRvbmx5IHRha2VGbnM6IHJlYWRvbmx5IChUYWtlRm4gfCB1bmRlZmluZWQpW107XG4gIC8qKiBNb3N0IGNhcmRzIHRoYXQgbWF5IGxpZSBvbiBhIHBpbGUuICovXG4gIHJlYWRvbmx5IGxpbWl0OiBVaW50MTZBcnJheTtcbiAgLyoqIE51bWJlciBvZiB0aGUgZ3JvdXAgd2hvc2UgZmlsbGVkIHBpbGVzIHNldCB0aGUgYmFzZSBvZiB0aGlzIHBpbGUgd2hpbGUgaXQgaXMgZW1wdHksIG9yIFx1MjIxMjEuICovXG4gIHJlYWRvbmx5IGxpa2VPZjogSW50MzJBcnJheTtcbiAgLyoqIFBpbGVzIHdob3NlIGxvd2VzdCBjYXJkIHNldHMgdGhlIGJhc2Ugb2Ygb3RoZXJzLiAqL1xuICByZWFkb25seSBiYXNlczogSW50MzJBcnJheTtcbiAgLyoqIFRoZSB2YXJpYW50J3MgYWN0aW9ucywgaW4gdGhlaXIgb3JkZXIuICovXG4gIHJlYWRvbmx5IGFjdGlvbnM6IHJlYWRvbmx5IEFjdGlvblJ1bGVbXTtcbiAgcmVhZG9ubHkgYWN0aW9uTmFtZXM6IHJlYWRvbmx5IHN0cmluZ1tdO1xuICAvKiogVGhlIHRhYmxlcyBvZiB0aGlzIG9iamVjdCB0ZWxsIGFsbCB0aGF0IHRoZSBwbGF5ZXIgbWF5IGRvIHdpdGggY2FyZHM6IG5vIGZ1bmN0aW9uLCBubyByb29tIGFuZCBubyBiYXNlIHNldCBieSBwbGF5IGRlY2lkZXMuICovXG4gIHJlYWRvbmx5IHJlYWRhYmxlOiBib29sZWFuO1xuICByZWFkb25seSBjb3ZlcmVkQnk6IHJlYWRvbmx5IChJbnQzMkFycmF5IHwgdW5kZWZpbmVkKVtdO1xuICByZWFkb25seSBhbnlDb3ZlcmVkOiBib29sZWFuO1xuICByZWFkb25seSBzb3VyY2VzOiBJbnQzMkFycmF5O1xuICByZWFkb25seSB0YXJnZXRzOiBJbnQzMkFycmF5O1xuICAvKiogVGhlIG5lYXJlc3QgZWFybGllciBwaWxlIG9mIHRoZSBzYW1lIGdyb3VwLCBvciBcdTIyMTIxLiAqL1xuICByZWFkb25seSBlYXJsaWVyOiBJbnQzMkFycmF5O1xuICAvKiogTnVtYmVyIG9mIHRoZSBwaWxlJ3MgZ3JvdXAsIG9yIFx1MjIxMjEuICovXG4gIHJlYWRvbmx5IGdyb3VwOiBJbnQzMkFycmF5O1xuICAvKiogU2FsdCBvZiB0aGUgcGlsZSBpbiBwb3NpdGlvbiBrZXlzOiB0aGUgc2FtZSBmb3IgaW50ZXJjaGFuZ2VhYmxlIHBpbGVzLiAqL1xuICByZWFkb25seSBzYWx0OiBJbnQzMkFycmF5O1xuICAvKiogUGlsZXMgd2hvc2UgZmFjZS1kb3duIGNhcmRzIHR1cm4gdXAgd2hlbiBleHBvc2VkLiAqL1xuICByZWFkb25seSByZXZlYWw6IEludDMyQXJyYXk7XG4gIC8qKiBXaGVyZSBwYWlycyBnbzogdGhlIGZpcnN0IGRpc2NhcmQgcGlsZSwgb3IgXHUyMjEyMS4gKi9cbiAgcmVhZG9ubHkgZGlzY2FyZDogbnVtYmVyO1xuICAvKiogRmFjZSBcdTAwRDcgNjQgKyBmYWNlIFx1MjE5MiB3aGF0IGBwYWlyYCBzYXlzIG9mIHRoZW0sIGFzIGZhciBhcyBpdCB3YXMgYXNrZWQuICovXG4gIHJlYWRvbmx5IHRvZ2V0aGVyOiAoYm9vbGVhbiB8IHN0cmluZyB8IHVuZGVmaW5lZClbXSA9IG5ldyBBcnJheTx1bmRlZmluZWQ+KDY0ICogNjQpLmZpbGwodW5kZWZpbmVkKTtcbiAgLyoqIEZvdW5kYXRpb25zIGFuZCBkaXNjYXJkIHBpbGVzOiBmdWxsIHdoZW4gdGhlIGdhbWUgaXMgd29uIGJ5IGRlZmF1bHQuICovXG4gIHJlYWRvbmx5IGhvbWVzOiBJbnQzMkFycmF5O1xuXG4gIGNvbnN0cnVjdG9yKFxuICAgIHZhcmlhbnQ6IHN0cmluZyxcbiAgICByZWFkb25seSBwaWxlczogcmVhZG9ubHkgUGlsZVtdLFxuICAgIGFjdGlvbnM6IFJlYWRvbmx5PFJlY29yZDxzdHJpbmcsIFBpY2s8QWN0aW9uPG5ldmVyPiwgJ29uJyB8ICdlYWNoJz4+PiA9IHt9LFxuICApIHtcbiAgICBjaGVja1BpbGVzKHZhcmlhbnQsIHBpbGVzKTtcbiAgICBjb25zdCBuID0gKHRoaXMuY291bnQgPSBwaWxlcy5sZW5ndGgpO1xuICAgIHRoaXMuaWRzID0gT2JqZWN0LmZyZWV6ZShbLi4ucGlsZXMubWFwKChwaWxlKSA9PiBwaWxlLmlkKV0pO1xuICAgIHBpbGVzLmZvckVhY2goKHBpbGUsIGkpID0+IHRoaXMuaW5kZXguc2V0KHBpbGUuaWQsIGkpKTtcbiAgICBmb3IgKGNvbnN0IHJvbGUgb2YgUk9MRVMpIHRoaXMuYnlSb2xlLnNldChyb2xlLCBPYmplY3QuZnJlZXplKHBpbGVzLmZpbHRlcigocCkgPT4gcC5yb2xlID09PSByb2xlKS5tYXAoKHApID0+IHAuaWQpKSk7XG4gICAgY29uc3Qgd2hlcmUgPSAodGVzdDogKHBpbGU6IFBpbGUpID0+IGJvb2xlYW4pOiBJbnQzMkFycmF5ID0+IEludDMyQXJyYXkuZnJvbShwaWxlcy5rZXlzKCkpLmZpbHRlcigoaSkgPT4gdGVzdChwaWxlc1tpXSEpKTtcbiAgICB0aGlzLnNvdXJjZXMgPSB3aGVyZSgocCkgPT4gcC50YWtlICE9PSB1bmRlZmluZWQpO1xuICAgIHRoaXMudGFyZ2V0cyA9IHdoZXJlKChwKSA9PiBwLmFjY2VwdCAhPT0gdW5kZWZpbmVkKTtcbiAgICB0aGlzLmhvbWVzID0gd2hlcmUoKHApID0+IHAucm9sZSA9PT0gJ2ZvdW5kYXRpb24nIHx8IHAucm9sZSA9PT0gJ2Rpc2NhcmQnKTtcbiAgICB0aGlzLmRpc2NhcmQgPSBwaWxlcy5maW5kSW5kZXgoKHApID0+IHAucm9sZSA9PT0gJ2Rpc2NhcmQnKTtcbiAgICB0aGlzLnJldmVhbCA9IHdoZXJlKChwKSA9PiBwLnJldmVhbCA9PT0gdHJ1ZSk7XG4gICAgdGhpcy5jb3ZlcmVkQnkgPSBwaWxlcy5tYXAoKHApID0+IHAuY292ZXJlZEJ5ICYmIEludDMyQXJyYXkuZnJvbShwLmNvdmVyZWRCeSwgKGlkKSA9PiB0aGlzLmluZGV4LmdldChpZCkhKSk7XG5cbiAgICB0aGlzLmFueUNvdmVyZWQgPSBwaWxlcy5zb21lKChwKSA9PiBwLmNvdmVyZWRCeSAhPT0gdW5kZWZpbmVkKTtcbiAgICB0aGlzLmxpbWl0ID0gVWludDE2QXJyYXkuZnJvbShwaWxlcywgKHApID0+IE1hdGgubWluKHAubGltaXQgPz8gMHhmZmZmLCAweGZmZmYpKTtcbiAgICB0aGlzLmFjdGlvbnMgPSBPYmplY3QuZW50cmllcyhhY3Rpb25zKS5tYXAoKFtuYW1lLCB7IG9uLCBlYWNoID0gZmFsc2UgfV0pID0+ICh7XG4gICAgICBuYW1lLFxuICAgICAgZWFjaCxcbiAgICAgIHBpbGVzOiB3aGVyZSgocCkgPT4gcC5pZCA9PT0gb24gfHwgcC5yb2xlID09PSBvbiksXG4gICAgfSkpO1xuICAgIHRoaXMuYWN0aW9uTmFtZXMgPSB0aGlzLmFjdGlvbnMubWFwKCh7IG5hbWUgfSkgPT4gbmFtZSk7XG5cbiAgICBjb25zdCBncm91cHMgPSBbLi4ubmV3IFNldChwaWxlcy5mbGF0TWFwKChwKSA9PiBwLmdyb3VwID8/IFtdKSldO1xuICAgIHRoaXMuZ3JvdXAgPSBJbnQzMkFycmF5LmZyb20ocGlsZXMsIChwKSA9PiAocC5ncm91cCA9PT0gdW5kZWZpbmVkID8gLTEgOiBncm91cHMuaW5kZXhPZihwLmdyb3VwKSkpO1xuICAgIHRoaXMuZWFybGllciA9IEludDMyQXJyYXkuZnJvbShwaWxlcywgKHAsIGkpID0+XG4gICAgICBwLmdyb3VwID09PSB1bmRlZmluZWQgPyAtMSA6IHBpbGVzLmZpbmRMYXN0SW5kZXgoKHEsIGopID0+IGogPCBpICYmIHEuZ3JvdXAgPT09IHAuZ3JvdXApLFxuICAgICk7XG4gICAgdGhpcy5zYWx0ID0gSW50MzJBcnJheS5mcm9tKHBpbGVzLCAocCwgaSkgPT4gTWF0aC5pbXVsKHAuZ3JvdXAgPT09IHVuZGVmaW5lZCA/IGkgKyAxIDogbiArIDEgKyBncm91cHMuaW5kZXhPZihwLmdyb3VwKSwgMHg5ZTM3NzliMSkpO1xuXG4gICAgdGhpcy5saWtlT2YgPSBJbnQzMkFycmF5LmZyb20ocGlsZXMsIChwKSA9PiB7XG4gICAgICBjb25zdCBsaWtlID0gcnVsZXNPZkFjY2VwdChwLmFjY2VwdCkuZmxhdE1hcCgoeyBlbXB0eSB9KSA9PiAodHlwZW9mIGVtcHR5ID09PSAnb2JqZWN0JyA/IFtlbXB0eS5saWtlXSA6IFtdKSk7XG4gICAgICByZXR1cm4gbGlrZS5sZW5ndGggPiAwID8gZ3JvdXBzLmluZGV4T2YobGlrZVswXSEpIDogLTE7XG4gICAgfSk7XG4gICAgdGhpcy5iYXNlcyA9IHdoZXJlKChwKSA9PiBwLmdyb3VwICE9PSB1bmRlZmluZWQgJiYgdGhpcy5saWtlT2YuaW5jbHVkZXMoZ3JvdXBzLmluZGV4T2YocC5ncm91cCkpKTtcblxuICAgIGNvbnN0IGxpbmtzOiBVaW50OEFycmF5W10gPSBbXTtcbiAgICBjb25zdCBsaW5rS2V5czogc3RyaW5nW10gPSBbXTtcbiAgICB0aGlzLnRha2UgPSBuZXcgVWludDhBcnJheShuKTtcbiAgICB0aGlzLnJ1bk9mID0gbmV3IEludDMyQXJyYXkobikuZmlsbCgtMSk7XG4gICAgcGlsZXMuZm9yRWFjaCgoeyB0YWtlIH0sIGkpID0+IHtcbiAgICAgIGlmICh0YWtlID09PSB1bmRlZmluZWQpIHJldHVybjtcbiAgICAgIGlmICh0eXBlb2YgdGFrZSA9PT0gJ3N0cmluZycpIHRoaXMudGFrZVtpXSA9IHRha2UgPT09ICd0b3AnID8gVEFLRV9UT1AgOiB0YWtlID09PSAnYWxsJyA/IFRBS0VfQUxMIDogVEFLRV9BTlk7XG4gICAgICBlbHNlIGlmICh0eXBlb2YgdGFrZSA9PT0gJ2Z1bmN0aW9uJykgdGhpcy50YWtlW2ldID0gVEFLRV9BU0tTO1xuICAgICAgZWxzZSB7XG4gICAgICAgIHRoaXMudGFrZVtpXSA9IFRBS0VfUlVOO1xuICAgICAgICBjb25zdCBrZXkgPSBKU09OLnN0cmluZ2lmeSh0YWtlLnJ1bik7XG4gICAgICAgIGlmICghbGlua0tleXMuaW5jbHVkZXMoa2V5KSkge1xuICAgICAgICAgIGxpbmtLZXlzLnB1c2goa2V5KTtcbiAgICAgICAgICBsaW5rcy5wdXNoKGxpbmtUYWJsZSh0YWtlLnJ1bikpO1xuICAgICAgICB9XG4gICAgICAgIHRoaXMucnVuT2ZbaV0gPSBsaW5rS2V5cy5pbmRleE9mKGtleSkgKiA0MDk2O1xuICAgICAgfVxuICAgIH0pO1xuICAgIHRoaXMubGlua3MgPSBqb2luZWQoVWludDhBcnJheSwgbGlua3MsIDQwOTYpO1xuXG4gICAgY29uc3QgYWNjZXB0czogVWludDE2QXJyYXlbXSA9IFtdO1xuICAgIGNvbnN0IGFjY2VwdEtleXM6IHN0cmluZ1tdID0gW107XG4gICAgdGhpcy5hY2NlcHRPZiA9IG5ldyBJbnQzMkFycmF5KG4gKiBuKS5maWxsKFJFRlVTRVMpO1xuICAgIHRoaXMubWFza3MgPSBuZXcgSW50MzJBcnJheShuICogNTQgKiAyKTtcbiAgICB0aGlzLmFjY2VwdEZucyA9IHBpbGVzLm1hcCgocCkgPT4gKHR5cGVvZiBwLmFjY2VwdCA9PT0gJ2Z1bmN0aW9uJyA/IHAuYWNjZXB0IDogdW5kZWZpbmVkKSk7XG4gICAgdGhpcy5hY2NlcHRDYXJkcyA9IHBpbGVzLm1hcCgocCkgPT4gKGlzT2ZDYXJkcyhwLmFjY2VwdCkgPyBwLmFjY2VwdC5jYXJkcyA6IHVuZGVmaW5lZCkpO1xuICAgIHRoaXMudGFrZUZucyA9IHBpbGVzLm1hcCgocCkgPT4gKHR5cGVvZiBwLnRha2UgPT09ICdmdW5jdGlvbicgPyBwLnRha2UgOiB1bmRlZmluZWQpKTtcbiAgICB0aGlzLnJlYWRhYmxlID1cbiAgICAgIHRoaXMubGlrZU9mLmV2ZXJ5KChncm91cCkgPT4gZ3JvdXAgPCAwKSAmJlxuICAgICAgcGlsZXMuZXZlcnkoKHsgYWNjZXB0LCB0YWtlLCBsaW1pdCB9KSA9PiAhaXNGdW5jdGlvbihhY2NlcHQpICYmIHR5cGVvZiB0YWtlICE9PSAnZnVuY3Rpb24nICYmIGxpbWl0ID09PSB1bmRlZmluZWQpO1xuICAgIGZvciAoY29uc3QgdG8gb2YgdGhpcy50YXJnZXRzKSB7XG4gICAgICBjb25zdCBhY2NlcHQgPSBwaWxlc1t0b10hLmFjY2VwdCE7XG4gICAgICBmb3IgKGxldCBmcm9tID0gMDsgZnJvbSA8IG47IGZyb20rKykge1xuICAgICAgICBpZiAoaXNGdW5jdGlvbihhY2NlcHQpKSB7XG4gICAgICAgICAgdGhpcy5hY2NlcHRPZltmcm9tICogbiArIHRvXSA9IEFTS1M7XG4gICAgICAgICAgdGhpcy5tYXNrcy5maWxsKC0xLCB0byAqIDEwOCwgdG8gKiAxMDggKyAxMDgpO1xuICAgICAgICAgIGNvbnRpbnVlO1xuICAgICAgICB9XG4gICAgICAgIGNvbnN0IHJvbGUgPSBwaWxlc1tmcm9tXSEucm9sZTtcbiAgICAgICAgY29uc3QgcnVsZXMgPSBydWxlc09mQWNjZXB0KGFjY2VwdCkuZmlsdGVyKChydWxlKSA9PiAhcnVsZS5mcm9tIHx8IHJ1bGUuZnJvbS5pbmNsdWRlcyhyb2xlKSk7XG4gICAgICAgIGlmIChydWxlcy5sZW5ndGggPT09IDApIGNvbnRpbnVlO1xuICAgICAgICBjb25zdCBrZXkgPSBKU09OLnN0cmluZ2lmeShydWxlcyk7XG4gICAgICAgIGlmICghYWNjZXB0S2V5cy5pbmNsdWRlcyhrZXkpKSB7XG4gICAgICAgICAgYWNjZXB0S2V5cy5wdXNoKGtleSk7XG4gICAgICAgICAgYWNjZXB0cy5wdXNoKGFjY2VwdFRhYmxlKHJ1bGVzKSk7XG4gICAgICAgIH1cbiAgICAgICAgY29uc3QgdGFibGUgPSBhY2NlcHRLZXlzLmluZGV4T2Yoa2V5KTtcbiAgICAgICAgdGhpcy5hY2NlcHRPZltmcm9tICogbiArIHRvXSA9IHRhYmxlICogVEFCTEU7XG4gICAgICAgIGlmICh0aGlzLnRha2VbZnJvbV0gIT09IFRBS0VfTk9ORSlcbiAgICAgICAgICBmb3IgKGxldCBvbnRvID0gMDsgb250byA8IDU0OyBvbnRvKyspXG4gICAgICAgICAgICBmb3IgKGxldCBmYWNlID0gMDsgZmFjZSA8IEZBQ0VTOyBmYWNlKyspXG4gICAgICAgICAgICAgIGlmIChhY2NlcHRzW3RhYmxlXSFbb250byAqIDY0ICsgZmFjZV0pIHRoaXMubWFza3NbKHRvICogNTQgKyBvbnRvKSAqIDIgKyAoZmFjZSA+PiA1KV0hIHw9IDEgPDwgKGZhY2UgJiAzMSk7XG4gICAgICB9XG4gICAgfVxuICAgIHRoaXMuYWNjZXB0cyA9IGpvaW5lZChVaW50MTZBcnJheSwgYWNjZXB0cywgVEFCTEUpO1xuICB9XG59XG5cbi8qKiBEb2VzIGEgZnVuY3Rpb24gb2YgdGhlIGxpZnRlZCBjYXJkcyBhbG9uZSBkZWNpZGU/ICovXG5jb25zdCBpc09mQ2FyZHMgPSAoYWNjZXB0OiBBY2NlcHQgfCB1bmRlZmluZWQpOiBhY2NlcHQgaXMgQWNjZXB0Q2FyZHMgPT4gdHlwZW9mIGFjY2VwdCA9PT0gJ29iamVjdCcgJiYgJ2NhcmRzJyBpbiBhY2NlcHQ7XG5cbi8qKiBEb2VzIGEgZnVuY3Rpb24gZGVjaWRlIHdoYXQgaXMgYWNjZXB0ZWQ/ICovXG5jb25zdCBpc0Z1bmN0aW9uID0gKGFjY2VwdDogQWNjZXB0IHwgdW5kZWZpbmVkKTogYWNjZXB0IGlzIEFjY2VwdEZuIHwgQWNjZXB0Q2FyZHMgPT4gdHlwZW9mIGFjY2VwdCA9PT0gJ2Z1bmN0aW9uJyB8fCBpc09mQ2FyZHMoYWNjZXB0KTtcblxuLyoqIFdoYXQgYSBwaWxlIGFjY2VwdHMgYXMgZGF0YTsgZW1wdHkgd2hlcmUgYSBmdW5jdGlvbiBkZWNpZGVzLiAqL1xuZXhwb3J0IGNvbnN0IHJ1bGVzT2ZBY2NlcHQgPSAoYWNjZXB0OiBBY2NlcHQgfCB1bmRlZmluZWQpOiByZWFkb25seSBBY2NlcHRSdWxlW10gPT5cbiAgYWNjZXB0ID09PSB1bmRlZmluZWQgfHwgaXNGdW5jdGlvbihhY2NlcHQpID8gW10gOiAoW10gYXMgcmVhZG9ubHkgQWNjZXB0UnVsZVtdKS5jb25jYXQoYWNjZXB0KTtcblxuZnVuY3Rpb24gbGlua1RhYmxlKGxpbms6IExpbmspOiBVaW50OEFycmF5IHtcbiAgY29uc3QgdGFibGUgPSBuZXcgVWludDhBcnJheSg0MDk2KTtcbiAgZm9yIChsZXQgdW5kZXIgPSAwOyB1bmRlciA8IEZBQ0VTOyB1bmRlcisrKVxuICAgIGZvciAobGV0IG92ZXIgPSAwOyBvdmVyIDwgRkFDRVM7IG92ZXIrKykgaWYgKGZpdHMobGluaywgdW5kZXIsIG92ZXIpKSB0YWJsZVt1bmRlciAqIDY0ICsgb3Zlcl0gPSAxO1xuICByZXR1cm4gdGFibGU7XG59XG5cbmZ1bmN0aW9uIGFjY2VwdFRhYmxlKHJ1bGVzOiByZWFkb25seSBBY2NlcHRSdWxlW10pOiBVaW50MTZBcnJheSB7XG4gIGNvbnN0IHRhYmxlID0gbmV3IFVpbnQxNkFycmF5KFRBQkxFKTtcbiAgZm9yIChjb25zdCB7IGVtcHR5LCBvbiwgbWF4ID0gQU5ZX0NPVU5ULCB3aG9sZSB9IG9mIHJ1bGVzKVxuICAgIGZvciAobGV0IGZhY2UgPSAwOyBmYWNlIDwgRkFDRVM7IGZhY2UrKykge1xuICAgICAgaWYgKG9uKSBmb3IgKGxldCBvbnRvID0gMDsgb250byA8IEZBQ0VTOyBvbnRvKyspIGlmIChmaXRzKG9uLCBvbnRvLCBmYWNlKSkgcmFpc2Uob250byAqIDY0ICsgZmFjZSwgbWF4LCB3aG9sZSk7XG4gICAgICBjb25zdCBsaWtlID0gdHlwZW9mIGVtcHR5ID09PSAnb2JqZWN0JztcbiAgICAgIGlmIChlbXB0eSA9PT0gJ2FueScgfHwgZW1wdHkgPT09IHJhbmtPZihmYWNlKSB8fCBsaWtlKSByYWlzZShFTVBUWSAqIDY0ICsgZmFjZSwgbWF4LCB3aG9sZSk7XG4gICAgICBmb3IgKGxldCBiYXNlID0gMTsgYmFzZSA8PSAxMzsgYmFzZSsrKVxuICAgICAgICBpZiAoZW1wdHkgPT09ICdhbnknIHx8IChsaWtlID8gYmFzZSA6IGVtcHR5KSA9PT0gcmFua09mKGZhY2UpKSByYWlzZSgoQkFTRUQgKyBiYXNlKSAqIDY0ICsgZmFjZSwgbWF4LCB3aG9sZSk7XG4gICAgfVxuICByZXR1cm4gdGFibGU7XG5cbiAgZnVuY3Rpb24gcmFpc2UocGxhY2U6IG51bWJlciwgbWF4OiBudW1iZXIsIHdob2xlOiB0cnVlIHwgdW5kZWZpbmVkKTogdm9pZCB7XG4gICAgY29uc3Qga25vd24gPSB0YWJsZVtwbGFjZV0hO1xuICAgIHRhYmxlW3BsYWNlXSA9IHdob2xlID8ga25vd24gfCBXSE9MRSA6IChrbm93biAmIFdIT0xFKSB8IE1hdGgubWF4KGtub3duICYgQU5ZX0NPVU5ULCBNYXRoLm1pbihtYXgsIEFOWV9DT1VOVCkpO1xuICB9XG59XG5cbmZ1bmN0aW9uIGpvaW5lZDxUIGV4dGVuZHMgVWludDhBcnJheSB8IFVpbnQxNkFycmF5PihraW5kOiBuZXcgKGxlbmd0aDogbnVtYmVyKSA9PiBULCB0YWJsZXM6IHJlYWRvbmx5IFRbXSwgc2l6ZTogbnVtYmVyKTogVCB7XG4gIGNvbnN0IGFsbCA9IG5ldyBraW5kKE1hdGgubWF4KDEsIHRhYmxlcy5sZW5ndGgpICogc2l6ZSk7XG4gIHRhYmxlcy5mb3JFYWNoKCh0YWJsZSwgaSkgPT4ge1xuICAgIGFsbC5zZXQodGFibGUsIGkgKiBzaXplKTtcbiAgfSk7XG4gIHJldHVybiBhbGw7XG59XG5cbi8qKiBBIHRhYmxlJ3MgcGlsZXMgYXMgdGhlIGNvbnRyYWN0IHdhbnRzIHRoZW07IHRocm93cyBDb250cmFjdEVycm9yLiAqL1xuZnVuY3Rpb24gY2hlY2tQaWxlcyh2YXJpYW50OiBzdHJpbmcsIHBpbGVzOiByZWFkb25seSBQaWxlW10pOiB2b2lkIHtcbiAgY29uc3QgYnJva2VuID0gKGxhdzogc3RyaW5nKTogbmV2ZXIgPT4ge1xuICAgIHRocm93IG5ldyBDb250cmFjdEVycm9yKHZhcmlhbnQsICd0YWJsZScsIGxhdyk7XG4gIH07XG4gIGlmICghQXJyYXkuaXNBcnJheShwaWxlcykgfHwgcGlsZXMubGVuZ3RoID09PSAwKSBicm9rZW4oJ211c3QgcmV0dXJuIGF0IGxlYXN0IG9uZSBwaWxlJyk7XG4gIGlmIChwaWxlcy5sZW5ndGggPiBNQVhfUElMRVMpIGJyb2tlbihgcmV0dXJucyAke3BpbGVzLmxlbmd0aH0gcGlsZXM7IGF0IG1vc3QgJHtNQVhfUElMRVN9IGFyZSBwb3NzaWJsZWApO1xuICBjb25zdCBpZHMgPSBuZXcgU2V0PHN0cmluZz4oKTtcbiAgZm9yIChjb25zdCBwaWxlIG9mIHBpbGVzKSB7XG4gICAgaWYgKHR5cGVvZiBwaWxlLmlkICE9PSAnc3RyaW5nJyB8fCAhL15bYS16XVthLXowLTldKiQvaS50ZXN0KHBpbGUuaWQpIHx8IHBpbGUuaWQgPT09ICdwYWNrJylcbiAgICAgIGJyb2tlbihgcGlsZSBpZCAke0pTT04uc3RyaW5naWZ5KHBpbGUuaWQpfSBtdXN0IGJlIGEgbGV0dGVyLCB0aGVuIGxldHRlcnMgYW5kIGRpZ2l0cywgYW5kIG5vdCBcInBhY2tcImApO1xuICAgIGlmIChpZHMuaGFzKHBpbGUuaWQpKSBicm9rZW4oYHBpbGUgaWQgXCIke3BpbGUuaWR9XCIgaXMgdXNlZCB0d2ljZWApO1xuICAgIGlkcy5hZGQocGlsZS5pZCk7XG4gICAgaWYgKCFST0xFUy5pbmNsdWRlcyhwaWxlLnJvbGUpKSBicm9rZW4oYHBpbGUgXCIke3BpbGUuaWR9XCIgaGFzIHRoZSB1bmtub3duIHJvbGUgJHtKU09OLnN0cmluZ2lmeShwaWxlLnJvbGUpfWApO1xuICAgIGZvciAoY29uc3QgcGxhY2Ugb2YgW3BpbGUuYXQsIHBpbGUud2lkZSA/PyBwaWxlLmF0XSlcbiAgICAgIGlmICghQXJyYXkuaXNBcnJheShwbGFjZSkgfHwgcGxhY2UubGVuZ3RoICE9PSAyIHx8ICFwbGFjZS5ldmVyeSgoeCkgPT4gdHlwZW9mIHggPT09ICdudW1iZXInICYmIHggPj0gMCAmJiB4IDwgMTAwMCkpXG4gICAgICAgIGJyb2tlbihgcGlsZSBcIiR7cGlsZS5pZH1cIiBuZWVkcyBhIHBsYWNlIFt4LCB5XSBpbiBjYXJkIHVuaXRzLCBmcm9tIDBgKTtcbiAgICBpZiAocGlsZS5mYW5uZWQgIT09IHVuZGVmaW5lZCAmJiAoIU51bWJlci5pc0ludGVnZXIocGlsZS5mYW5uZWQpIHx8IHBpbGUuZmFubmVkIDwgMSkpXG4gICAgICBicm9rZW4oYHBpbGUgXCIke3BpbGUuaWR9XCIgbmVlZHMgYSB3aG9sZSBudW1iZXIgZnJvbSAxIGFzIFxcYGZhbm5lZFxcYGApO1xuICAgIGlmIChwaWxlLmxpbWl0ICE9PSB1bmRlZmluZWQgJiYgKCFOdW1iZXIuaXNJbnRlZ2VyKHBpbGUubGltaXQpIHx8IHBpbGUubGltaXQgPCAxKSlcbiAgICAgIGJyb2tlbihgcGlsZSBcIiR7cGlsZS5pZH1cIiBuZWVkcyBhIHdob2xlIG51bWJlciBmcm9tIDEgYXMgXFxgbGltaXRcXGBgKTtcbiAgICBpZiAoKHBpbGUud2lkZSA9PT0gdW5kZWZpbmVkKSAhPT0gKHBpbGVzWzBdIS53aWRlID09PSB1bmRlZmluZWQpKSBicm9rZW4oJ2VpdGhlciBhbGwgcGlsZXMgaGF2ZSBhIGB3aWRlYCBwbGFjZSBvciBub25lJyk7XG4gIH1cbiAgZm9yIChjb25zdCBwaWxlIG9mIHBpbGVzKVxuICAgIGZvciAoY29uc3QgaWQgb2YgcGlsZS5jb3ZlcmVkQnkgPz8gW10pIGlmICghaWRzLmhhcyhpZCkpIGJyb2tlbihgcGlsZSBcIiR7cGlsZS5pZH1cIiBpcyBjb3ZlcmVkIGJ5IFwiJHtpZH1cIiwgd2hpY2ggaXMgbm90IG9uIHRoZSB0YWJsZWApO1xuICBjb25zdCBncm91cHMgPSBuZXcgU2V0KHBpbGVzLm1hcCgocGlsZSkgPT4gcGlsZS5ncm91cCkpO1xuICBmb3IgKGNvbnN0IHBpbGUgb2YgcGlsZXMpXG4gICAgZm9yIChjb25zdCB7IGVtcHR5IH0gb2YgcnVsZXNPZkFjY2VwdChwaWxlLmFjY2VwdCkpXG4gICAgICBpZiAodHlwZW9mIGVtcHR5ID09PSAnb2JqZWN0JyAmJiAhZ3JvdXBzLmhhcyhlbXB0eS5saWtlKSlcbiAgICAgICAgYnJva2VuKGBwaWxlIFwiJHtwaWxlLmlkfVwiIGhhcyBpdHMgYmFzZSBmcm9tIHRoZSBncm91cCBcIiR7ZW1wdHkubGlrZX1cIiwgaW4gd2hpY2ggdGhlcmUgaXMgbm8gcGlsZWApO1xufVxuIiwgImltcG9ydCB0eXBlIHsgQ2FyZCB9IGZyb20gJy4uL2NhcmRzL2NhcmQuanMnO1xuaW1wb3J0IHsgQUNUSU9OLCBhY3Rpb25Nb3ZlLCBDQVJEUywgY2FyZHNNb3ZlLCBjb3VudE9mLCBmcm9tT2YsIGtpbmRPZiwgTUFYX1BJTEVTLCBwYWlyTW92ZSwgdG9PZiwgdHlwZSBNb3ZlIH0gZnJvbSAnLi9tb3ZlLmpzJztcbmltcG9ydCB7IGFzQ29udHJhY3RFcnJvciwgQ29udHJhY3RFcnJvciB9IGZyb20gJy4uL3Byb2JsZW0uanMnO1xuaW1wb3J0IHsgYWRtaXRzLCBBU0tTLCBCQVNFRCwgRU1QVFksIFRBS0VfQUxMLCBUQUtFX0FOWSwgVEFLRV9BU0tTLCBUQUtFX05PTkUsIFRBS0VfUlVOLCBUQUtFX1RPUCB9IGZyb20gJy4uL3RhYmxlL3J1bGVzLmpzJztcbmltcG9ydCB0eXBlIHsgUnVsZXMgfSBmcm9tICcuLi90YWJsZS9ydWxlcy5qcyc7XG5pbXBvcnQgdHlwZSB7IFRhYmxlIH0gZnJvbSAnLi4vdGFibGUvdGFibGUuanMnO1xuXG4vKiogTW92ZXMgYSBwb3NpdGlvbiBjYW4gaGF2ZSBhdCBtb3N0OyB0aGUgc2l6ZSBmb3IgdGhlIGFycmF5IHRoYXQge0BsaW5rIGxpc3R9IGZpbGxzLiAqL1xuZXhwb3J0IGNvbnN0IE1BWF9NT1ZFUyA9IDQwOTY7XG5cbi8qKiBBIGNhcmQgb24gd2hpY2ggbm90IGFsbCBwaWxlcyBvZiBgY292ZXJlZEJ5YCBhcmUgZW1wdHkgaXMgY292ZXJlZC4gKi9cbmV4cG9ydCBmdW5jdGlvbiBpc0NvdmVyZWQodGFibGU6IFRhYmxlLCBwaWxlOiBudW1iZXIpOiBib29sZWFuIHtcbiAgY29uc3QgY292ZXJzID0gdGFibGUucnVsZXMuY292ZXJlZEJ5W3BpbGVdO1xuICBpZiAoY292ZXJzID09PSB1bmRlZmluZWQpIHJldHVybiBmYWxzZTtcbiAgZm9yIChjb25zdCBjb3ZlciBvZiBjb3ZlcnMpIGlmICh0YWJsZS5sZW5bY292ZXJdISA+IDApIHJldHVybiB0cnVlO1xuICByZXR1cm4gZmFsc2U7XG59XG5cbi8qKiBIb3cgbWFueSBjYXJkcyBjYW4gYmUgbGlmdGVkIGZyb20gYSBwaWxlIGF0IG1vc3QsIGFzIGl0cyBgdGFrZWAgc2F5czsgY292ZXJlZCBwaWxlcyBnaXZlIG5vbmUuICovXG5leHBvcnQgZnVuY3Rpb24gbW92YWJsZSh0YWJsZTogVGFibGUsIHBpbGU6IG51bWJlcik6IG51bWJlciB7XG4gIGNvbnN0IHsgcnVsZXMsIHNsb3RzLCB1cCwgZmFjZSB9ID0gdGFibGU7XG4gIGNvbnN0IGxlbiA9IHRhYmxlLmxlbltwaWxlXSE7XG4gIGNvbnN0IHRha2UgPSBydWxlcy50YWtlW3BpbGVdITtcbiAgaWYgKGxlbiA9PT0gMCB8fCBwaWxlID49IHJ1bGVzLmNvdW50IHx8IHRha2UgPT09IFRBS0VfTk9ORSB8fCBpc0NvdmVyZWQodGFibGUsIHBpbGUpKSByZXR1cm4gMDtcbiAgbGV0IHBsYWNlID0gKHBpbGUgPDwgdGFibGUuc2hpZnQpICsgbGVuIC0gMTtcbiAgaWYgKCF1cFtzbG90c1twbGFjZV0hXSkgcmV0dXJuIDA7XG4gIGlmICh0YWtlID09PSBUQUtFX1RPUCkgcmV0dXJuIDE7XG4gIGlmICh0YWtlID09PSBUQUtFX0FTS1MpIHtcbiAgICBjb25zdCBtb3N0ID0gYXNrVGFrZSh0YWJsZSwgcGlsZSk7XG4gICAgcmV0dXJuIHR5cGVvZiBtb3N0ID09PSAnc3RyaW5nJyA/IDAgOiBNYXRoLm1pbihtb3N0LCBvcGVuQ2FyZHModGFibGUsIHBpbGUpKTtcbiAgfVxuICBjb25zdCBib3R0b20gPSBwaWxlIDw8IHRhYmxlLnNoaWZ0O1xuICBjb25zdCBzdGFydCA9IHBsYWNlO1xuICBjb25zdCBsaW5rID0gcnVsZXMucnVuT2ZbcGlsZV0hO1xuICB3aGlsZSAocGxhY2UgPiBib3R0b20pIHtcbiAgICBjb25zdCB1bmRlciA9IHNsb3RzW3BsYWNlIC0gMV0hO1xuICAgIGlmICghdXBbdW5kZXJdIHx8ICh0YWtlID09PSBUQUtFX1JVTiAmJiAhcnVsZXMubGlua3NbbGluayArIGZhY2VbdW5kZXJdISAqIDY0ICsgZmFjZVtzbG90c1twbGFjZV0hXSFdKSkgYnJlYWs7XG4gICAgcGxhY2UtLTtcbiAgfVxuICBpZiAodGFrZSA9PT0gVEFLRV9BTEwpIHJldHVybiBwbGFjZSA9PT0gYm90dG9tID8gbGVuIDogMDtcbiAgcmV0dXJuIHN0YXJ0IC0gcGxhY2UgKyAxO1xufVxuXG4vKiogRmFjZS11cCBjYXJkcyBhdCB0aGUgdG9wIG9mIGEgcGlsZS4gKi9cbmZ1bmN0aW9uIG9wZW5DYXJkcyh0YWJsZTogVGFibGUsIHBpbGU6IG51bWJlcik6IG51bWJlciB7XG4gIGNvbnN0IHsgc2xvdHMsIHVwIH0gPSB0YWJsZTtcbiAgY29uc3QgYm90dG9tID0gcGlsZSA8PCB0YWJsZS5zaGlmdDtcbiAgbGV0IHBsYWNlID0gYm90dG9tICsgdGFibGUubGVuW3BpbGVdISAtIDE7XG4gIHdoaWxlIChwbGFjZSA+PSBib3R0b20gJiYgdXBbc2xvdHNbcGxhY2VdIV0pIHBsYWNlLS07XG4gIHJldHVybiBib3R0b20gKyB0YWJsZS5sZW5bcGlsZV0hIC0gMSAtIHBsYWNlO1xufVxuXG4vKiogV2hhdCB0aGUgdGFrZSBmdW5jdGlvbiBvZiBhIHBpbGUgc2F5czogaG93IG1hbnkgY2FyZHMgbWF5IGJlIGxpZnRlZCBhdCBtb3N0LCBvciB3aHkgbm9uZS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBhc2tUYWtlKHRhYmxlOiBUYWJsZSwgcGlsZTogbnVtYmVyKTogbnVtYmVyIHwgc3RyaW5nIHtcbiAgY29uc3QgeyBydWxlcywgdmFyaWFudCB9ID0gdGFibGU7XG4gIGNvbnN0IHdoZXJlID0gYHRha2Ugb2YgcGlsZSAke3J1bGVzLmlkc1twaWxlXSF9YDtcbiAgbGV0IHNhaWQ6IG51bWJlciB8IHN0cmluZztcbiAgdHJ5IHtcbiAgICBzYWlkID0gcnVsZXMudGFrZUZuc1twaWxlXSEodGFibGUudmlldywgcnVsZXMuaWRzW3BpbGVdISk7XG4gIH0gY2F0Y2ggKGVycm9yKSB7XG4gICAgdGhyb3cgYXNDb250cmFjdEVycm9yKHZhcmlhbnQuaWQsIHdoZXJlLCBlcnJvcik7XG4gIH1cbiAgaWYgKHR5cGVvZiBzYWlkID09PSAnc3RyaW5nJyB8fCAoTnVtYmVyLmlzSW50ZWdlcihzYWlkKSAmJiBzYWlkID49IDApKSByZXR1cm4gc2FpZDtcbiAgdGhyb3cgbmV3IENvbnRyYWN0RXJyb3IoXG4gICAgdmFyaWFudC5pZCxcbiAgICB3aGVyZSxcbiAgICBgbXVzdCBzYXkgaG93IG1hbnkgY2FyZHMsIG9yIHRoZSBrZXkgb2YgYSByZWFzb24sIG5vdCAke0pTT04uc3RyaW5naWZ5KHNhaWQpID8/IFN0cmluZyhzYWlkKX1gLFxuICApO1xufVxuXG4vKiogTWF5IGBjb3VudGAgY2FyZHMgYmUgbGlmdGVkIGZyb20gdGhpcyBwaWxlIHRvZ2V0aGVyPyAqL1xuZXhwb3J0IGZ1bmN0aW9uIGNhbkxpZnQodGFibGU6IFRhYmxlLCBwaWxlOiBudW1iZXIsIGNvdW50OiBudW1iZXIpOiBib29sZWFuIHtcbiAgY29uc3QgbW9zdCA9IG1vdmFibGUodGFibGUsIHBpbGUpO1xuICByZXR1cm4gY291bnQgPj0gMSAmJiBjb3VudCA8PSBtb3N0ICYmICh0YWJsZS5ydWxlcy50YWtlW3BpbGVdICE9PSBUQUtFX0FMTCB8fCBjb3VudCA9PT0gbW9zdCk7XG59XG5cbi8qKiBEb2VzIHBpbGUgYHRvYCBhY2NlcHQgdGhlIHRvcCBgY291bnRgIGNhcmRzIG9mIGBmcm9tYD8gQSByZWFzb24ga2V5IHdoZW4gYW4gYWNjZXB0IGZ1bmN0aW9uIGdpdmVzIG9uZS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBhY2NlcHRzKHRhYmxlOiBUYWJsZSwgZnJvbTogbnVtYmVyLCB0bzogbnVtYmVyLCBjb3VudDogbnVtYmVyKTogYm9vbGVhbiB8IHN0cmluZyB7XG4gIGNvbnN0IHsgcnVsZXMsIGZhY2UgfSA9IHRhYmxlO1xuICBpZiAoZnJvbSA9PT0gdG8gfHwgZnJvbSA+PSBydWxlcy5jb3VudCB8fCB0byA+PSBydWxlcy5jb3VudCkgcmV0dXJuIGZhbHNlO1xuICBjb25zdCBvZmZzZXQgPSBydWxlcy5hY2NlcHRPZltmcm9tICogcnVsZXMuY291bnQgKyB0b10hO1xuICBpZiAodGFibGUubGVuW3RvXSEgKyBjb3VudCA+IHJ1bGVzLmxpbWl0W3RvXSEpIHJldHVybiBmYWxzZTtcbiAgaWYgKG9mZnNldCA+PSAwKSB7XG4gICAgY29uc3QgbGVhZCA9IGZhY2VbdGFibGUuaWRBdChmcm9tLCBjb3VudCAtIDEpXSE7XG4gICAgcmV0dXJuIGFkbWl0cyhydWxlcy5hY2NlcHRzW29mZnNldCArIHJvd09mKHRhYmxlLCB0bykgKiA2NCArIGxlYWRdISwgY291bnQsIHRhYmxlLmxlbltmcm9tXSEpO1xuICB9XG4gIHJldHVybiBvZmZzZXQgPT09IEFTS1MgPyBhc2sodGFibGUsIGZyb20sIHRvLCBsaWZ0ZWQodGFibGUsIGZyb20sIGNvdW50KSkgOiBmYWxzZTtcbn1cblxuLyoqIFRoZSByb3cgb2YgYWNjZXB0IHRhYmxlcyB0aGF0IGhvbGRzIGZvciBhIHBpbGUgbm93OiB3aGF0IGxpZXMgb24gdG9wLCBvciB0aGUgYmFzZSB0aGF0IHBsYXkgaGFzIHNldCBmb3IgYW4gZW1wdHkgb25lLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHJvd09mKHRhYmxlOiBUYWJsZSwgcGlsZTogbnVtYmVyKTogbnVtYmVyIHtcbiAgY29uc3Qgb250byA9IHRhYmxlLnRvcFtwaWxlXSE7XG4gIHJldHVybiBvbnRvID09PSBFTVBUWSAmJiB0YWJsZS5ydWxlcy5saWtlT2ZbcGlsZV0hID49IDAgPyBiYXNlUm93KHRhYmxlLCB0YWJsZS5ydWxlcy5saWtlT2ZbcGlsZV0hKSA6IG9udG87XG59XG5cbi8qKiBFTVBUWSwgb3IgdGhlIHJvdyBvZiB0aGUgcmFuayB0aGF0IGxpZXMgbG93ZXN0IGluIHRoZSBmaXJzdCBmaWxsZWQgcGlsZSBvZiBhIGdyb3VwLiBGYWNlLWRvd24gY2FyZHMgc2V0IG5vIGJhc2UuICovXG5mdW5jdGlvbiBiYXNlUm93KHRhYmxlOiBUYWJsZSwgZ3JvdXA6IG51bWJlcik6IG51bWJlciB7XG4gIGNvbnN0IHsgcnVsZXMsIHNsb3RzLCB1cCwgY2FyZHMgfSA9IHRhYmxlO1xuICBmb3IgKGxldCBiID0gMDsgYiA8IHJ1bGVzLmJhc2VzLmxlbmd0aDsgYisrKSB7XG4gICAgY29uc3QgcGlsZSA9IHJ1bGVzLmJhc2VzW2JdITtcbiAgICBpZiAocnVsZXMuZ3JvdXBbcGlsZV0gIT09IGdyb3VwIHx8IHRhYmxlLmxlbltwaWxlXSA9PT0gMCkgY29udGludWU7XG4gICAgY29uc3QgbG93ZXN0ID0gc2xvdHNbcGlsZSA8PCB0YWJsZS5zaGlmdF0hO1xuICAgIGlmICh1cFtsb3dlc3RdKSByZXR1cm4gQkFTRUQgKyBjYXJkc1tsb3dlc3RdIS5yYW5rO1xuICB9XG4gIHJldHVybiBFTVBUWTtcbn1cblxuLyoqIFRoZSB0b3AgY2FyZHMgb2YgYSBwaWxlLCB0aGUgbG93ZXN0IGZpcnN0LCBhcyBhY2NlcHQgZnVuY3Rpb25zIGFyZSBnaXZlbiB0aGVtLiAqL1xuZnVuY3Rpb24gbGlmdGVkKHRhYmxlOiBUYWJsZSwgZnJvbTogbnVtYmVyLCBjb3VudDogbnVtYmVyKTogcmVhZG9ubHkgQ2FyZFtdIHtcbiAgY29uc3QgbW92ZWQ6IENhcmRbXSA9IFtdO1xuICBmb3IgKGxldCBkZXB0aCA9IGNvdW50IC0gMTsgZGVwdGggPj0gMDsgZGVwdGgtLSkgbW92ZWQucHVzaCh0YWJsZS5jYXJkc1t0YWJsZS5pZEF0KGZyb20sIGRlcHRoKV0hKTtcbiAgcmV0dXJuIG1vdmVkO1xufVxuXG5mdW5jdGlvbiBhc2sodGFibGU6IFRhYmxlLCBmcm9tOiBudW1iZXIsIHRvOiBudW1iZXIsIG1vdmVkOiByZWFkb25seSBDYXJkW10pOiBib29sZWFuIHwgc3RyaW5nIHtcbiAgY29uc3QgeyBydWxlcywgY2FyZHMsIHZhcmlhbnQgfSA9IHRhYmxlO1xuICBjb25zdCBvZkNhcmRzID0gcnVsZXMuYWNjZXB0Q2FyZHNbdG9dO1xuICB0cnkge1xuICAgIGlmIChvZkNhcmRzKSByZXR1cm4gb2ZDYXJkcyhtb3ZlZCk7XG4gICAgY29uc3Qgb250byA9IHRhYmxlLmxlblt0b10hID4gMCAmJiB0YWJsZS51cFt0YWJsZS5pZEF0KHRvLCAwKV0gPyBjYXJkc1t0YWJsZS5pZEF0KHRvLCAwKV0hIDogbnVsbDtcbiAgICByZXR1cm4gcnVsZXMuYWNjZXB0Rm5zW3RvXSEobW92ZWQsIG9udG8sIHRhYmxlLnZpZXcsIHJ1bGVzLmlkc1t0b10hLCBydWxlcy5pZHNbZnJvbV0hKTtcbiAgfSBjYXRjaCAoZXJyb3IpIHtcbiAgICB0aHJvdyBhc0NvbnRyYWN0RXJyb3IodmFyaWFudC5pZCwgYGFjY2VwdCBvZiBwaWxlICR7cnVsZXMuaWRzW3RvXSF9YCwgZXJyb3IpO1xuICB9XG59XG5cbi8qKiBNYXkgdGhlIHRvcCBjYXJkcyBvZiB0aGVzZSB0d28gcGlsZXMgbGVhdmUgdG9nZXRoZXI/IEEgcmVhc29uIGtleSB3aGVuIGBwYWlyYCBnaXZlcyBvbmUuICovXG5leHBvcnQgZnVuY3Rpb24gcGFpcnModGFibGU6IFRhYmxlLCBhOiBudW1iZXIsIGI6IG51bWJlcik6IGJvb2xlYW4gfCBzdHJpbmcge1xuICBpZiAoIXRhYmxlLnZhcmlhbnQucGFpciB8fCBhID09PSBiIHx8IHRhYmxlLnJ1bGVzLmRpc2NhcmQgPCAwIHx8IG1vdmFibGUodGFibGUsIGEpID09PSAwIHx8IG1vdmFibGUodGFibGUsIGIpID09PSAwKSByZXR1cm4gZmFsc2U7XG4gIHJldHVybiBsZWF2ZVRvZ2V0aGVyKHRhYmxlLCBhLCBiKTtcbn1cblxuLyoqIFdoYXQgdGhlIHZhcmlhbnQncyBgcGFpcmAgc2F5cyBvZiB0aGUgdG9wIGNhcmRzIG9mIHR3byBwaWxlcywgZWl0aGVyIHdheSByb3VuZC4gKi9cbmZ1bmN0aW9uIGxlYXZlVG9nZXRoZXIodGFibGU6IFRhYmxlLCBhOiBudW1iZXIsIGI6IG51bWJlcik6IGJvb2xlYW4gfCBzdHJpbmcge1xuICBjb25zdCB7IHJ1bGVzLCB0b3AgfSA9IHRhYmxlO1xuICBjb25zdCBwYWlyID0gdGFibGUudmFyaWFudC5wYWlyITtcbiAgaWYgKHR5cGVvZiBwYWlyID09PSAnZnVuY3Rpb24nKSByZXR1cm4gZWl0aGVyKGFza1BhaXIodGFibGUsIGEsIGIpLCBhc2tQYWlyKHRhYmxlLCBiLCBhKSk7XG4gIHJldHVybiAocnVsZXMudG9nZXRoZXJbdG9wW2FdISAqIDY0ICsgdG9wW2JdIV0gPz89IGVpdGhlcihhc2tQYWlyKHRhYmxlLCBhLCBiKSwgYXNrUGFpcih0YWJsZSwgYiwgYSkpKTtcbn1cblxuZnVuY3Rpb24gYXNrUGFpcih0YWJsZTogVGFibGUsIGE6IG51bWJlciwgYjogbnVtYmVyKTogYm9vbGVhbiB8IHN0cmluZyB7XG4gIGNvbnN0IHsgcnVsZXMsIGNhcmRzLCB2YXJpYW50IH0gPSB0YWJsZTtcbiAgY29uc3QgcGFpciA9IHZhcmlhbnQucGFpciE7XG4gIGNvbnN0IG9uZSA9IGNhcmRzW3RhYmxlLmlkQXQoYSwgMCldITtcbiAgY29uc3QgdHdvID0gY2FyZHNbdGFibGUuaWRBdChiLCAwKV0hO1xuICB0cnkge1xuICAgIHJldHVybiB0eXBlb2YgcGFpciA9PT0gJ2Z1bmN0aW9uJyA/IHBhaXIuY2FsbCh2YXJpYW50LCBvbmUsIHR3bywgdGFibGUudmlldywgcnVsZXMuaWRzW2FdISwgcnVsZXMuaWRzW2JdISkgOiBwYWlyLmNhcmRzKG9uZSwgdHdvKTtcbiAgfSBjYXRjaCAoZXJyb3IpIHtcbiAgICB0aHJvdyBhc0NvbnRyYWN0RXJyb3IodmFyaWFudC5pZCwgJ3BhaXInLCBlcnJvcik7XG4gIH1cbn1cblxuLyoqIFRydWUgaWYgb25lIG9mIHR3byBhbnN3ZXJzIGlzLCBlbHNlIHRoZSByZWFzb24gdGhhdCBvbmUgZ2l2ZXMuICovXG5jb25zdCBlaXRoZXIgPSAob25lOiBib29sZWFuIHwgc3RyaW5nLCB0d286IGJvb2xlYW4gfCBzdHJpbmcpOiBib29sZWFuIHwgc3RyaW5nID0+XG4gIG9uZSA9PT0gdHJ1ZSB8fCB0d28gPT09IHRydWUgfHwgKHR5cGVvZiBvbmUgPT09ICdzdHJpbmcnID8gb25lIDogdHdvKTtcblxuLyoqIFRydWUsIG9yIHRoZSBrZXkgb2YgdGhlIHJlYXNvbiB3aHkgYW4gYWN0aW9uIGNhbm5vdCBiZSBkb25lIG5vdy4gQHBhcmFtIHBpbGUgd2hlcmUsIGlmIGl0IGlzIHNvbWV0aGluZyBlbHNlIG9uIGVhY2ggb2YgaXRzIHBpbGVzICovXG5leHBvcnQgZnVuY3Rpb24gYWN0aW9uUmVhc29uKHRhYmxlOiBUYWJsZSwgYWN0aW9uOiBudW1iZXIsIHBpbGUgPSAwKTogdHJ1ZSB8IHN0cmluZyB7XG4gIGNvbnN0IHsgcnVsZXMgfSA9IHRhYmxlO1xuICBjb25zdCB7IG5hbWUgfSA9IHJ1bGVzLmFjdGlvbnNbYWN0aW9uXSE7XG4gIHRyeSB7XG4gICAgcmV0dXJuIHRhYmxlLnZhcmlhbnQuYWN0aW9ucyFbbmFtZV0hLndoZW4odGFibGUudmlldywgdGFibGUub3B0aW9ucywgYWN0aW9uUGlsZShydWxlcywgYWN0aW9uLCBwaWxlKSk7XG4gIH0gY2F0Y2ggKGVycm9yKSB7XG4gICAgdGhyb3cgYXNDb250cmFjdEVycm9yKHRhYmxlLnZhcmlhbnQuaWQsIGBhY3Rpb25zLiR7bmFtZX0ud2hlbmAsIGVycm9yKTtcbiAgfVxufVxuXG4vKiogVGhlIHBpbGUgdGhhdCBhbiBhY3Rpb24gaXMgZ2l2ZW46IHRoZSBvbmUgaXQgaXMgZG9uZSBvbiwgb3IgdGhlIGZpcnN0IG9mIGl0cyBwaWxlcyB3aGVuIGl0IGlzIHRoZSBzYW1lIG9uIGFsbC4gKi9cbmV4cG9ydCBmdW5jdGlvbiBhY3Rpb25QaWxlKHsgaWRzLCBhY3Rpb25zIH06IFJ1bGVzLCBhY3Rpb246IG51bWJlciwgcGlsZTogbnVtYmVyKTogc3RyaW5nIHtcbiAgY29uc3QgeyBlYWNoLCBwaWxlcyB9ID0gYWN0aW9uc1thY3Rpb25dITtcbiAgcmV0dXJuIGlkc1tlYWNoID8gcGlsZSA6IChwaWxlc1swXSA/PyAwKV0hO1xufVxuXG4vKiogQ2FuIGFuIGFjdGlvbiBiZSBtZWFudCBvbiB0aGlzIHBpbGUsIHdoZXRoZXIgaXQgY2FuIGJlIGRvbmUgbm93IG9yIG5vdD8gKi9cbmNvbnN0IGlzQWN0aW9uT24gPSAodGFibGU6IFRhYmxlLCBhY3Rpb246IG51bWJlciwgcGlsZTogbnVtYmVyKTogYm9vbGVhbiA9PiB7XG4gIGNvbnN0IHsgZWFjaCwgcGlsZXMgfSA9IHRhYmxlLnJ1bGVzLmFjdGlvbnNbYWN0aW9uXSE7XG4gIHJldHVybiBlYWNoID8gcGlsZXMuaW5jbHVkZXMocGlsZSkgOiBwaWxlID09PSAwO1xufTtcblxuLyoqIElzIGEgbW92ZSBsZWdhbCBpbiB0aGlzIHBvc2l0aW9uPyBBbnkgaW50ZWdlciBtYXkgYmUgYXNrZWQuICovXG5leHBvcnQgZnVuY3Rpb24gaXNMZWdhbCh0YWJsZTogVGFibGUsIG1vdmU6IE1vdmUpOiBib29sZWFuIHtcbiAgY29uc3QgZnJvbSA9IGZyb21PZihtb3ZlKTtcbiAgc3dpdGNoIChraW5kT2YobW92ZSkpIHtcbiAgICBjYXNlIENBUkRTOlxuICAgICAgcmV0dXJuIChcbiAgICAgICAgZnJvbSA8IHRhYmxlLnJ1bGVzLmNvdW50ICYmXG4gICAgICAgIHRvT2YobW92ZSkgPCB0YWJsZS5ydWxlcy5jb3VudCAmJlxuICAgICAgICBjYW5MaWZ0KHRhYmxlLCBmcm9tLCBjb3VudE9mKG1vdmUpKSAmJlxuICAgICAgICBhY2NlcHRzKHRhYmxlLCBmcm9tLCB0b09mKG1vdmUpLCBjb3VudE9mKG1vdmUpKSA9PT0gdHJ1ZVxuICAgICAgKTtcbiAgICBjYXNlIEFDVElPTjpcbiAgICAgIHJldHVybiBmcm9tIDwgdGFibGUuYWN0aW9uTmFtZXMubGVuZ3RoICYmIGlzQWN0aW9uT24odGFibGUsIGZyb20sIHRvT2YobW92ZSkpICYmIGFjdGlvblJlYXNvbih0YWJsZSwgZnJvbSwgdG9PZihtb3ZlKSkgPT09IHRydWU7XG4gICAgZGVmYXVsdDpcbiAgICAgIHJldHVybiBmcm9tIDwgdGFibGUucnVsZXMuY291bnQgJiYgdG9PZihtb3ZlKSA8IHRhYmxlLnJ1bGVzLmNvdW50ICYmIHBhaXJzKHRhYmxlLCBmcm9tLCB0b09mKG1vdmUpKSA9PT0gdHJ1ZTtcbiAgfVxufVxuXG4vKipcbiAqIEZpbGxzIGBvdXRgIHdpdGggdGhlIGxlZ2FsIG1vdmVzIGFuZCByZXR1cm5zIHRoZWlyIG51bWJlci4gTW92ZXMgdGhhdCBkaWZmZXIgb25seSBpbiBpbnRlcmNoYW5nZWFibGUgcGlsZXMgYXJlXG4gKiBsaXN0ZWQgb25jZS4gQWxsb2NhdGVzIG5vdGhpbmcgdW5sZXNzIGFuIGFjY2VwdCBmdW5jdGlvbiBpcyBhc2tlZC5cbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGxpc3QodGFibGU6IFRhYmxlLCBvdXQ6IEludDMyQXJyYXkpOiBudW1iZXIge1xuICBjb25zdCB7IHJ1bGVzLCB0b3AgfSA9IHRhYmxlO1xuICBjb25zdCBuID0gcnVsZXMuY291bnQ7XG4gIGdhdGhlckNhbmRpZGF0ZXModGFibGUpO1xuICBsZXQgbW92ZXMgPSAwO1xuICBjb25zdCBsbyA9IGZhY2VzTG87XG4gIGNvbnN0IGhpID0gZmFjZXNIaTtcbiAgZm9yIChsZXQgdCA9IDA7IHQgPCBydWxlcy50YXJnZXRzLmxlbmd0aDsgdCsrKSB7XG4gICAgY29uc3QgdG8gPSBydWxlcy50YXJnZXRzW3RdITtcbiAgICBjb25zdCBvbnRvID0gdG9wW3RvXSE7XG4gICAgY29uc3QgbWFzayA9ICh0byAqIDU0ICsgb250bykgKiAyO1xuICAgIGlmICgocnVsZXMubWFza3NbbWFza10hICYgbG8pID09PSAwICYmIChydWxlcy5tYXNrc1ttYXNrICsgMV0hICYgaGkpID09PSAwKSBjb250aW51ZTtcbiAgICBjb25zdCB0d2luID0gdHdpbk9mKHRhYmxlLCB0byk7XG4gICAgaWYgKHR3aW4gPj0gMCAmJiBvbnRvID09PSBFTVBUWSkgY29udGludWU7XG4gICAgY29uc3Qgcm93ID0gb250byA9PT0gRU1QVFkgPyByb3dPZih0YWJsZSwgdG8pIDogb250bztcbiAgICBjb25zdCByb29tID0gcnVsZXMubGltaXRbdG9dISAtIHRhYmxlLmxlblt0b10hO1xuICAgIGZvciAobGV0IGkgPSAwOyBpIDwgY2FuZGlkYXRlczsgaSsrKSB7XG4gICAgICBjb25zdCBmcm9tID0gY2FuZGlkYXRlUGlsZVtpXSE7XG4gICAgICAvLyBBIHBpbGUgbGlrZSBhbiBlYXJsaWVyIG9uZSBpcyB0aGUgc2FtZSB0YXJnZXQsIHVubGVzcyB0aGUgY2FyZHMgY29tZSBmcm9tIHRoYXQgb25lLlxuICAgICAgaWYgKGZyb20gPT09IHRvIHx8ICh0d2luID49IDAgJiYgdHdpbiAhPT0gZnJvbSkpIGNvbnRpbnVlO1xuICAgICAgY29uc3Qgb2Zmc2V0ID0gcnVsZXMuYWNjZXB0T2ZbZnJvbSAqIG4gKyB0b10hO1xuICAgICAgY29uc3QgY291bnQgPSBjYW5kaWRhdGVDb3VudFtpXSE7XG4gICAgICBpZiAoY291bnQgPiByb29tKSBjb250aW51ZTtcbiAgICAgIGlmIChcbiAgICAgICAgb2Zmc2V0ID49IDBcbiAgICAgICAgICA/IGFkbWl0cyhydWxlcy5hY2NlcHRzW29mZnNldCArIHJvdyAqIDY0ICsgY2FuZGlkYXRlRmFjZVtpXSFdISwgY291bnQsIHRhYmxlLmxlbltmcm9tXSEpXG4gICAgICAgICAgOiBvZmZzZXQgPT09IEFTS1MgJiYgYXNrKHRhYmxlLCBmcm9tLCB0bywgKGNhbmRpZGF0ZUNhcmRzW2ldID8/PSBsaWZ0ZWQodGFibGUsIGZyb20sIGNvdW50KSkpID09PSB0cnVlXG4gICAgICApIHtcbiAgICAgICAgaWYgKG1vdmVzID09PSBvdXQubGVuZ3RoKSByZXR1cm4gbW92ZXM7XG4gICAgICAgIG91dFttb3ZlcysrXSA9IGNhcmRzTW92ZShmcm9tLCB0bywgY291bnQpO1xuICAgICAgfVxuICAgIH1cbiAgfVxuICBpZiAodGFibGUudmFyaWFudC5wYWlyICYmIHJ1bGVzLmRpc2NhcmQgPj0gMCkgbW92ZXMgPSBsaXN0UGFpcnModGFibGUsIG91dCwgbW92ZXMpO1xuICBjb25zdCB7IGFjdGlvbnMgfSA9IHJ1bGVzO1xuICBmb3IgKGxldCBhY3Rpb24gPSAwOyBhY3Rpb24gPCBhY3Rpb25zLmxlbmd0aDsgYWN0aW9uKyspIHtcbiAgICBpZiAoYWN0aW9uc1thY3Rpb25dIS5lYWNoKSBtb3ZlcyA9IGxpc3RBY3Rpb24odGFibGUsIGFjdGlvbiwgb3V0LCBtb3Zlcyk7XG4gICAgZWxzZSBpZiAobW92ZXMgPCBvdXQubGVuZ3RoICYmIGFjdGlvblJlYXNvbih0YWJsZSwgYWN0aW9uKSA9PT0gdHJ1ZSkgb3V0W21vdmVzKytdID0gYWN0aW9uTW92ZShhY3Rpb24pO1xuICB9XG4gIHJldHVybiBtb3Zlcztcbn1cblxuLy8gV2hhdCBjYW4gYmUgbGlmdGVkIGluIHRoZSBwb3NpdGlvbiBiZWluZyBsaXN0ZWQ6IGZpbGxlZCBieSBvbmUgY2FsbCBvZiBgbGlzdGAgYW5kIHJlYWQgYnkgdGhlIHNhbWUuXG5sZXQgY2FuZGlkYXRlcyA9IDA7XG5sZXQgZmFjZXNMbyA9IDA7XG5sZXQgZmFjZXNIaSA9IDA7XG5jb25zdCBjYW5kaWRhdGVQaWxlID0gbmV3IFVpbnQ4QXJyYXkoTUFYX01PVkVTKTtcbmNvbnN0IGNhbmRpZGF0ZUNvdW50ID0gbmV3IFVpbnQxNkFycmF5KE1BWF9NT1ZFUyk7XG5jb25zdCBjYW5kaWRhdGVGYWNlID0gbmV3IFVpbnQ4QXJyYXkoTUFYX01PVkVTKTtcbi8qKiBXaGF0IGFjY2VwdCBmdW5jdGlvbnMgYXJlIGdpdmVuOiBtYWRlIHdoZW4gdGhlIGZpcnN0IG9mIHRoZW0gYXNrcy4gKi9cbmNvbnN0IGNhbmRpZGF0ZUNhcmRzOiAocmVhZG9ubHkgQ2FyZFtdIHwgdW5kZWZpbmVkKVtdID0gW107XG5cbmZ1bmN0aW9uIGdhdGhlckNhbmRpZGF0ZXModGFibGU6IFRhYmxlKTogdm9pZCB7XG4gIGNvbnN0IHsgcnVsZXMsIGxlbiwgdG9wLCBzbG90cywgdXAsIGZhY2UsIHNoaWZ0IH0gPSB0YWJsZTtcbiAgY2FuZGlkYXRlcyA9IGNhbmRpZGF0ZUNhcmRzLmxlbmd0aCA9IDA7XG4gIGZhY2VzTG8gPSBmYWNlc0hpID0gMDtcbiAgZm9yIChsZXQgcyA9IDA7IHMgPCBydWxlcy5zb3VyY2VzLmxlbmd0aDsgcysrKSB7XG4gICAgY29uc3QgcGlsZSA9IHJ1bGVzLnNvdXJjZXNbc10hO1xuICAgIGNvbnN0IGxlbmd0aCA9IGxlbltwaWxlXSE7XG4gICAgY29uc3Qgb25Ub3AgPSB0b3BbcGlsZV0hO1xuICAgIGlmIChsZW5ndGggPT09IDAgfHwgb25Ub3AgPiBFTVBUWSkgY29udGludWU7XG4gICAgLy8gT25seSBhIHBpbGUgd2hvc2UgdG9wIGNhcmQgd2FzIG1ldCBiZWZvcmUgY2FuIGJlIGxpa2UgYW4gZWFybGllciBvbmUuXG4gICAgaWYgKChvblRvcCA8IDMyID8gKGZhY2VzTG8gPj4+IG9uVG9wKSAmIDEgOiAoZmFjZXNIaSA+Pj4gKG9uVG9wICYgMzEpKSAmIDEpICYmIHR3aW5PZih0YWJsZSwgcGlsZSkgPj0gMCkgY29udGludWU7XG4gICAgaWYgKHJ1bGVzLmFueUNvdmVyZWQgJiYgaXNDb3ZlcmVkKHRhYmxlLCBwaWxlKSkgY29udGludWU7XG4gICAgY29uc3QgdGFrZSA9IHJ1bGVzLnRha2VbcGlsZV0hO1xuICAgIGNvbnN0IGJvdHRvbSA9IHBpbGUgPDwgc2hpZnQ7XG4gICAgaWYgKHRha2UgPT09IFRBS0VfQUxMKSB7XG4gICAgICBjb25zdCBtb3N0ID0gbW92YWJsZSh0YWJsZSwgcGlsZSk7XG4gICAgICBpZiAobW9zdCA+IDApIGFkZChwaWxlLCBtb3N0LCBmYWNlW3Nsb3RzW2JvdHRvbV0hXSEpO1xuICAgICAgY29udGludWU7XG4gICAgfVxuICAgIGlmICh0YWtlID09PSBUQUtFX0FTS1MpIHtcbiAgICAgIGNvbnN0IG1vc3QgPSBtb3ZhYmxlKHRhYmxlLCBwaWxlKTtcbiAgICAgIGZvciAobGV0IGNvdW50ID0gMTsgY291bnQgPD0gbW9zdDsgY291bnQrKykgYWRkKHBpbGUsIGNvdW50LCBmYWNlW3Nsb3RzW2JvdHRvbSArIGxlbmd0aCAtIGNvdW50XSFdISk7XG4gICAgICBjb250aW51ZTtcbiAgICB9XG4gICAgbGV0IHBsYWNlID0gYm90dG9tICsgbGVuZ3RoIC0gMTtcbiAgICBhZGQocGlsZSwgMSwgb25Ub3ApO1xuICAgIGlmICh0YWtlID09PSBUQUtFX1RPUCkgY29udGludWU7XG4gICAgY29uc3QgbGluayA9IHJ1bGVzLnJ1bk9mW3BpbGVdITtcbiAgICBmb3IgKGxldCBjb3VudCA9IDI7IHBsYWNlID4gYm90dG9tOyBjb3VudCsrLCBwbGFjZS0tKSB7XG4gICAgICBjb25zdCB1bmRlciA9IHNsb3RzW3BsYWNlIC0gMV0hO1xuICAgICAgaWYgKCF1cFt1bmRlcl0gfHwgKHRha2UgIT09IFRBS0VfQU5ZICYmICFydWxlcy5saW5rc1tsaW5rICsgZmFjZVt1bmRlcl0hICogNjQgKyBmYWNlW3Nsb3RzW3BsYWNlXSFdIV0pKSBicmVhaztcbiAgICAgIGFkZChwaWxlLCBjb3VudCwgZmFjZVt1bmRlcl0hKTtcbiAgICB9XG4gIH1cbn1cblxuZnVuY3Rpb24gYWRkKHBpbGU6IG51bWJlciwgY291bnQ6IG51bWJlciwgZmFjZTogbnVtYmVyKTogdm9pZCB7XG4gIGNhbmRpZGF0ZVBpbGVbY2FuZGlkYXRlc10gPSBwaWxlO1xuICBjYW5kaWRhdGVDb3VudFtjYW5kaWRhdGVzXSA9IGNvdW50O1xuICBjYW5kaWRhdGVGYWNlW2NhbmRpZGF0ZXMrK10gPSBmYWNlO1xuICBpZiAoZmFjZSA8IDMyKSBmYWNlc0xvIHw9IDEgPDwgZmFjZTtcbiAgZWxzZSBmYWNlc0hpIHw9IDEgPDwgKGZhY2UgJiAzMSk7XG59XG5cbi8qKiBBbiBlYXJsaWVyIHBpbGUgb2YgdGhlIHNhbWUgZ3JvdXAgd2l0aCB0aGUgc2FtZSBjYXJkcywgb3IgXHUyMjEyMS4gKi9cbmZ1bmN0aW9uIHR3aW5PZih0YWJsZTogVGFibGUsIHBpbGU6IG51bWJlcik6IG51bWJlciB7XG4gIGNvbnN0IHsgZWFybGllciB9ID0gdGFibGUucnVsZXM7XG4gIGNvbnN0IG9uZSA9IHRhYmxlLmhhc2gxW3BpbGVdO1xuICBmb3IgKGxldCB0d2luID0gZWFybGllcltwaWxlXSE7IHR3aW4gPj0gMDsgdHdpbiA9IGVhcmxpZXJbdHdpbl0hKVxuICAgIGlmICh0YWJsZS5oYXNoMVt0d2luXSA9PT0gb25lICYmIHRhYmxlLmhhc2gyW3R3aW5dID09PSB0YWJsZS5oYXNoMltwaWxlXSAmJiB0YWJsZS5sZW5bdHdpbl0gPT09IHRhYmxlLmxlbltwaWxlXSkgcmV0dXJuIHR3aW47XG4gIHJldHVybiAtMTtcbn1cblxuZnVuY3Rpb24gbGlzdFBhaXJzKHRhYmxlOiBUYWJsZSwgb3V0OiBJbnQzMkFycmF5LCBtb3ZlczogbnVtYmVyKTogbnVtYmVyIHtcbiAgY29uc3QgeyBzb3VyY2VzIH0gPSB0YWJsZS5ydWxlcztcbiAgbGV0IGV4cG9zZWQgPSAwO1xuICBmb3IgKGxldCBzID0gMDsgcyA8IHNvdXJjZXMubGVuZ3RoOyBzKyspIGlmIChtb3ZhYmxlKHRhYmxlLCBzb3VyY2VzW3NdISkgPiAwKSBleHBvc2VkUGlsZVtleHBvc2VkKytdID0gc291cmNlc1tzXSE7XG4gIGZvciAobGV0IGkgPSAwOyBpIDwgZXhwb3NlZDsgaSsrKSB7XG4gICAgY29uc3QgYSA9IGV4cG9zZWRQaWxlW2ldITtcbiAgICBmb3IgKGxldCBqID0gaSArIDE7IGogPCBleHBvc2VkOyBqKyspXG4gICAgICBpZiAobGVhdmVUb2dldGhlcih0YWJsZSwgYSwgZXhwb3NlZFBpbGVbal0hKSA9PT0gdHJ1ZSAmJiBtb3ZlcyA8IG91dC5sZW5ndGgpIG91dFttb3ZlcysrXSA9IHBhaXJNb3ZlKGEsIGV4cG9zZWRQaWxlW2pdISk7XG4gIH1cbiAgcmV0dXJuIG1vdmVzO1xufVxuXG4vKiogQW4gYWN0aW9uIHRoYXQgaXMgc29tZXRoaW5nIGVsc2Ugb24gZWFjaCBwaWxlOyBvbiBwaWxlcyB0aGF0IGFyZSBhbGlrZSBvbmNlLiAqL1xuZnVuY3Rpb24gbGlzdEFjdGlvbih0YWJsZTogVGFibGUsIGFjdGlvbjogbnVtYmVyLCBvdXQ6IEludDMyQXJyYXksIG1vdmVzOiBudW1iZXIpOiBudW1iZXIge1xuICBmb3IgKGNvbnN0IHBpbGUgb2YgdGFibGUucnVsZXMuYWN0aW9uc1thY3Rpb25dIS5waWxlcylcbiAgICBpZiAobW92ZXMgPCBvdXQubGVuZ3RoICYmIHR3aW5PZih0YWJsZSwgcGlsZSkgPCAwICYmIGFjdGlvblJlYXNvbih0YWJsZSwgYWN0aW9uLCBwaWxlKSA9PT0gdHJ1ZSlcbiAgICAgIG91dFttb3ZlcysrXSA9IGFjdGlvbk1vdmUoYWN0aW9uLCBwaWxlKTtcbiAgcmV0dXJuIG1vdmVzO1xufVxuXG4vKiogUGlsZXMgd2hvc2UgdG9wIGNhcmQgY2FuIGJlIGxpZnRlZCBpbiB0aGUgcG9zaXRpb24gYmVpbmcgbGlzdGVkLiAqL1xuY29uc3QgZXhwb3NlZFBpbGUgPSBuZXcgVWludDhBcnJheShNQVhfUElMRVMpO1xuIiwgImltcG9ydCB0eXBlIHsgQ2FyZCwgRmFjZSB9IGZyb20gJy4uL2NhcmRzL2NhcmQuanMnO1xuaW1wb3J0IHsgbWl4MSwgbWl4MiwgcGlsZVdvcmRzIH0gZnJvbSAnLi9rZXlzLmpzJztcbmltcG9ydCB7IHNodWZmbGUsIHR5cGUgUmFuZG9tIH0gZnJvbSAnLi4vY2FyZHMvcmFuZG9tLmpzJztcbmltcG9ydCB7IEVNUFRZLCBISURERU4sIHR5cGUgUnVsZXMgfSBmcm9tICcuL3J1bGVzLmpzJztcblxuLyoqXG4gKiBDYXJkcyBvbiBwaWxlcywgaW4gZmxhdCBhcnJheXMsIHdpdGggdGhlIGtleSBvZiB0aGUgcG9zaXRpb24ga2VwdCB1cCB0byBkYXRlIGFzIGNhcmRzIGNvbWUgYW5kIGdvLiBQaWxlcyBhcmUgc21hbGxcbiAqIGludGVnZXJzLiBUaGUgYXJyYXlzIGFyZSBwdWJsaWMgZm9yIHNlYXJjaCBsb29wcywgdG8gYmUgcmVhZCBhbmQgbmV2ZXIgd3JpdHRlbi5cbiAqL1xuZXhwb3J0IGNsYXNzIFBpbGVzIHtcbiAgLyoqIE9uZSBmcm96ZW4gb2JqZWN0IHBlciBjYXJkLCBieSBpZC4gKi9cbiAgcmVhZG9ubHkgY2FyZHM6IHJlYWRvbmx5IENhcmRbXTtcbiAgLyoqIEZhY2UgYnkgY2FyZCBpZC4gKi9cbiAgcmVhZG9ubHkgZmFjZTogVWludDhBcnJheTtcbiAgLyoqIDEgd2hlbiB0aGUgY2FyZCBvZiB0aGlzIGlkIGlzIGZhY2UgdXAuICovXG4gIHJlYWRvbmx5IHVwOiBVaW50OEFycmF5O1xuICAvKiogQ2FyZCBpZHM6IHBpbGUgcCBmcm9tIHAgPDwgc2hpZnQgb24sIHRoZSBsb3dlc3QgY2FyZCBmaXJzdC4gVGhlIHBpbGUgYWZ0ZXIgdGhlIGxhc3QgaXMgdGhlIHBhY2suICovXG4gIHJlYWRvbmx5IHNsb3RzOiBVaW50MTZBcnJheTtcbiAgcmVhZG9ubHkgc2hpZnQ6IG51bWJlcjtcbiAgcmVhZG9ubHkgbGVuOiBVaW50MTZBcnJheTtcbiAgLyoqIFRoZSBmYWNlIG9uIHRvcCBvZiBlYWNoIHBpbGUsIG9yIEVNUFRZIG9yIEhJRERFTi4gKi9cbiAgcmVhZG9ubHkgdG9wOiBVaW50OEFycmF5O1xuICAvKiogVGhlIHR3byBoYWx2ZXMgb2YgdGhlIHBvc2l0aW9uJ3Mga2V5LiBQb3NpdGlvbnMgdGhhdCBkaWZmZXIgaW4gcmVjb3JkcyBvciBpbiBpbnRlcmNoYW5nZWQgcGlsZXMgc2hhcmUgaXQuICovXG4gIHJlYWRvbmx5IGtleSA9IG5ldyBJbnQzMkFycmF5KDIpO1xuICAvKiogVGhlIHR3byBoYWx2ZXMgb2YgZWFjaCBwaWxlJ3Mgb3duIGhhc2g7IGVxdWFsIHBpbGVzIG9mIG9uZSBncm91cCBoYXZlIGVxdWFsIG9uZXMuICovXG4gIHJlYWRvbmx5IGhhc2gxOiBJbnQzMkFycmF5O1xuICByZWFkb25seSBoYXNoMjogSW50MzJBcnJheTtcblxuICAvKiogV2hhdCBlYWNoIHBpbGUgYWRkcyB0byB0aGUgdHdvIGhhbHZlcyBvZiB0aGUga2V5LiAqL1xuICByZWFkb25seSBtaXhlZDE6IEludDMyQXJyYXk7XG4gIHJlYWRvbmx5IG1peGVkMjogSW50MzJBcnJheTtcblxuICByZWFkb25seSAjd29yZHM6IEludDMyQXJyYXk7XG5cbiAgLyoqXG4gICAqIEFsbCBjYXJkcyBvbiB0aGUgcGFjaywgdGhlIGZpcnN0IG9mIHRoZSBkZWFsaW5nIG9yZGVyIG9uIHRvcDsgb3IgYXMgdGhleSBsaWUgb24gb3RoZXIgcGlsZXMgdW5kZXIgdGhlIHNhbWUgcnVsZXMuXG4gICAqIEBwYXJhbSBmYWNlcyBieSBjYXJkIGlkXG4gICAqL1xuICBjb25zdHJ1Y3RvcihcbiAgICByZWFkb25seSBydWxlczogUnVsZXMsXG4gICAgY2FyZHM6IHJlYWRvbmx5IENhcmRbXSxcbiAgICBmYWNlczogQXJyYXlMaWtlPEZhY2U+LFxuICAgIHNvdXJjZT86IFBpbGVzLFxuICApIHtcbiAgICBjb25zdCBuID0gY2FyZHMubGVuZ3RoO1xuICAgIGNvbnN0IHBpbGVzID0gcnVsZXMuY291bnQ7XG4gICAgdGhpcy5jYXJkcyA9IGNhcmRzO1xuICAgIHRoaXMuZmFjZSA9IFVpbnQ4QXJyYXkuZnJvbShmYWNlcyk7XG4gICAgdGhpcy51cCA9IG5ldyBVaW50OEFycmF5KG4pO1xuICAgIHRoaXMuc2hpZnQgPSBNYXRoLm1heCgzLCBNYXRoLmNlaWwoTWF0aC5sb2cyKG4pKSk7XG4gICAgdGhpcy5zbG90cyA9IG5ldyBVaW50MTZBcnJheSgocGlsZXMgKyAxKSA8PCB0aGlzLnNoaWZ0KTtcbiAgICB0aGlzLmxlbiA9IG5ldyBVaW50MTZBcnJheShwaWxlcyArIDEpO1xuICAgIHRoaXMudG9wID0gbmV3IFVpbnQ4QXJyYXkocGlsZXMgKyAxKS5maWxsKEVNUFRZKTtcbiAgICB0aGlzLmhhc2gxID0gbmV3IEludDMyQXJyYXkocGlsZXMgKyAxKTtcbiAgICB0aGlzLmhhc2gyID0gbmV3IEludDMyQXJyYXkocGlsZXMgKyAxKTtcbiAgICB0aGlzLm1peGVkMSA9IG5ldyBJbnQzMkFycmF5KHBpbGVzICsgMSk7XG4gICAgdGhpcy5taXhlZDIgPSBuZXcgSW50MzJBcnJheShwaWxlcyArIDEpO1xuICAgIHRoaXMuI3dvcmRzID0gcGlsZVdvcmRzKHRoaXMuc2hpZnQpO1xuICAgIGlmIChzb3VyY2UpIHtcbiAgICAgIHRoaXMuI2NvcHlGcm9tKHNvdXJjZSk7XG4gICAgICByZXR1cm47XG4gICAgfVxuICAgIGZvciAobGV0IHBpbGUgPSAwOyBwaWxlIDwgcGlsZXM7IHBpbGUrKykgdGhpcy5yZW1peChwaWxlKTtcbiAgICBmb3IgKGxldCBpZCA9IG4gLSAxOyBpZCA+PSAwOyBpZC0tKSB0aGlzLnB1dChwaWxlcywgaWQpO1xuICB9XG5cbiAgI2NvcHlGcm9tKHNvdXJjZTogUGlsZXMpOiB2b2lkIHtcbiAgICB0aGlzLnVwLnNldChzb3VyY2UudXApO1xuICAgIHRoaXMuc2xvdHMuc2V0KHNvdXJjZS5zbG90cyk7XG4gICAgdGhpcy5sZW4uc2V0KHNvdXJjZS5sZW4pO1xuICAgIHRoaXMudG9wLnNldChzb3VyY2UudG9wKTtcbiAgICB0aGlzLmtleS5zZXQoc291cmNlLmtleSk7XG4gICAgdGhpcy5oYXNoMS5zZXQoc291cmNlLmhhc2gxKTtcbiAgICB0aGlzLmhhc2gyLnNldChzb3VyY2UuaGFzaDIpO1xuICAgIHRoaXMubWl4ZWQxLnNldChzb3VyY2UubWl4ZWQxKTtcbiAgICB0aGlzLm1peGVkMi5zZXQoc291cmNlLm1peGVkMik7XG4gIH1cblxuICAvKiogVGhlIGNhcmQgaWQgc28gbWFueSBiZWxvdyB0aGUgdG9wIG9mIGEgcGlsZS4gSXQgbXVzdCBleGlzdC4gKi9cbiAgaWRBdChwaWxlOiBudW1iZXIsIGRlcHRoOiBudW1iZXIpOiBudW1iZXIge1xuICAgIHJldHVybiB0aGlzLnNsb3RzWyhwaWxlIDw8IHRoaXMuc2hpZnQpICsgdGhpcy5sZW5bcGlsZV0hIC0gMSAtIGRlcHRoXSE7XG4gIH1cblxuICAvKiogQWxsIGNhcmRzIGxpZSBvbiBmb3VuZGF0aW9ucyBhbmQgZGlzY2FyZCBwaWxlcy4gKi9cbiAgYWxsSG9tZSgpOiBib29sZWFuIHtcbiAgICBsZXQgaG9tZSA9IDA7XG4gICAgZm9yIChjb25zdCBwaWxlIG9mIHRoaXMucnVsZXMuaG9tZXMpIGhvbWUgKz0gdGhpcy5sZW5bcGlsZV0hO1xuICAgIHJldHVybiBob21lID09PSB0aGlzLmNhcmRzLmxlbmd0aDtcbiAgfVxuXG4gIC8vIFdoYXQgZm9sbG93cyBjaGFuZ2VzIGEgcGlsZSBhbmQgaXRzIG93biBoYXNoOyBgcmVtaXhgIHRoZW4gYnJpbmdzIHRoZSBwb3NpdGlvbidzIGtleSB1cCB0byBkYXRlLlxuXG4gIC8qKiBUYWtlcyB0aGUgdG9wIGNhcmQgb2ZmLiBAcmV0dXJucyBpdHMgaWQgKi9cbiAgcHJvdGVjdGVkIHRha2UocGlsZTogbnVtYmVyKTogbnVtYmVyIHtcbiAgICBjb25zdCBwbGFjZSA9IC0tdGhpcy5sZW5bcGlsZV0hO1xuICAgIGNvbnN0IHN0YXJ0ID0gcGlsZSA8PCB0aGlzLnNoaWZ0O1xuICAgIGNvbnN0IGlkID0gdGhpcy5zbG90c1tzdGFydCArIHBsYWNlXSE7XG4gICAgdGhpcy4jdG9nZ2xlKHBpbGUsIGlkLCBwbGFjZSk7XG4gICAgaWYgKHBsYWNlID09PSAwKSB0aGlzLnRvcFtwaWxlXSA9IEVNUFRZO1xuICAgIGVsc2Uge1xuICAgICAgY29uc3QgYmVsb3cgPSB0aGlzLnNsb3RzW3N0YXJ0ICsgcGxhY2UgLSAxXSE7XG4gICAgICB0aGlzLnRvcFtwaWxlXSA9IHRoaXMudXBbYmVsb3ddID8gdGhpcy5mYWNlW2JlbG93XSEgOiBISURERU47XG4gICAgfVxuICAgIHJldHVybiBpZDtcbiAgfVxuXG4gIC8qKiBMYXlzIGEgY2FyZCBvbiB0b3AuICovXG4gIHByb3RlY3RlZCBwdXQocGlsZTogbnVtYmVyLCBpZDogbnVtYmVyKTogdm9pZCB7XG4gICAgY29uc3QgcGxhY2UgPSB0aGlzLmxlbltwaWxlXSErKztcbiAgICB0aGlzLnNsb3RzWyhwaWxlIDw8IHRoaXMuc2hpZnQpICsgcGxhY2VdID0gaWQ7XG4gICAgdGhpcy4jdG9nZ2xlKHBpbGUsIGlkLCBwbGFjZSk7XG4gICAgdGhpcy50b3BbcGlsZV0gPSB0aGlzLnVwW2lkXSA/IHRoaXMuZmFjZVtpZF0hIDogSElEREVOO1xuICB9XG5cbiAgLyoqXG4gICAqIENhcnJpZXMgY2FyZHMgZnJvbSB0aGUgdG9wIG9mIG9uZSBwaWxlIHRvIHRoZSB0b3Agb2YgYW5vdGhlci5cbiAgICogQHBhcmFtIHNpZGUgMSBmYWNlIHVwLCAwIGZhY2UgZG93biwgXHUyMjEyMSBhcyB0aGV5IGFyZSBAcGFyYW0gdHVybiByZXZlcnNlIHRoZWlyIG9yZGVyXG4gICAqL1xuICBwcm90ZWN0ZWQgY2FycnkoZnJvbTogbnVtYmVyLCB0bzogbnVtYmVyLCBjb3VudDogbnVtYmVyLCBzaWRlOiBudW1iZXIsIHR1cm46IGJvb2xlYW4pOiB2b2lkIHtcbiAgICBmb3IgKGxldCBpID0gMDsgaSA8IGNvdW50OyBpKyspIHtcbiAgICAgIGNvbnN0IGlkID0gdGhpcy50YWtlKGZyb20pO1xuICAgICAgaWYgKHNpZGUgPj0gMCkgdGhpcy51cFtpZF0gPSBzaWRlO1xuICAgICAgLy8gVGFrZW4gZnJvbSB0aGUgdG9wIGRvd246IHR1cm5lZCBjYXJkcyBrZWVwIHRoYXQgb3JkZXIsIG90aGVycyBhcmUgbGFpZCBiYWNrIGluIHRoZWlyIG93bi5cbiAgICAgIGluSGFuZFtpXSA9IGlkO1xuICAgIH1cbiAgICBmb3IgKGxldCBpID0gMDsgaSA8IGNvdW50OyBpKyspIHRoaXMucHV0KHRvLCBpbkhhbmRbdHVybiA/IGkgOiBjb3VudCAtIDEgLSBpXSEpO1xuICB9XG5cbiAgLyoqIFRoZSBzYW1lIHdoZXJlIG9uZSBlbmQgb3IgYm90aCBhcmUgdGhlIGxvd2VyIG9uZXMuIEFsbCBjYXJkcyB0aGF0IHN0YXkgY2hhbmdlIHRoZWlyIHBsYWNlcy4gKi9cbiAgcHJvdGVjdGVkIGNhcnJ5QmVsb3coZnJvbTogbnVtYmVyLCB0bzogbnVtYmVyLCBjb3VudDogbnVtYmVyLCBzaWRlOiBudW1iZXIsIHR1cm46IGJvb2xlYW4sIGJlbG93OiBib29sZWFuLCBiZW5lYXRoOiBib29sZWFuKTogdm9pZCB7XG4gICAgY29uc3QgeyBzbG90cywgbGVuLCBzaGlmdCwgdXAgfSA9IHRoaXM7XG4gICAgY29uc3Qgc291cmNlID0gZnJvbSA8PCBzaGlmdDtcbiAgICBjb25zdCBmaXJzdCA9IGJlbG93ID8gc291cmNlIDogc291cmNlICsgbGVuW2Zyb21dISAtIGNvdW50O1xuICAgIGZvciAobGV0IGkgPSAwOyBpIDwgY291bnQ7IGkrKykge1xuICAgICAgY29uc3QgaWQgPSBzbG90c1tmaXJzdCArIGldITtcbiAgICAgIGlmIChzaWRlID49IDApIHVwW2lkXSA9IHNpZGU7XG4gICAgICBpbkhhbmRbdHVybiA/IGNvdW50IC0gMSAtIGkgOiBpXSA9IGlkO1xuICAgIH1cbiAgICBpZiAoYmVsb3cpIHNsb3RzLmNvcHlXaXRoaW4oc291cmNlLCBzb3VyY2UgKyBjb3VudCwgc291cmNlICsgbGVuW2Zyb21dISk7XG4gICAgbGVuW2Zyb21dISAtPSBjb3VudDtcbiAgICBjb25zdCB0YXJnZXQgPSB0byA8PCBzaGlmdDtcbiAgICBpZiAoYmVuZWF0aCkgc2xvdHMuY29weVdpdGhpbih0YXJnZXQgKyBjb3VudCwgdGFyZ2V0LCB0YXJnZXQgKyBsZW5bdG9dISk7XG4gICAgc2xvdHMuc2V0KGluSGFuZC5zdWJhcnJheSgwLCBjb3VudCksIGJlbmVhdGggPyB0YXJnZXQgOiB0YXJnZXQgKyBsZW5bdG9dISk7XG4gICAgbGVuW3RvXSEgKz0gY291bnQ7XG4gICAgdGhpcy5yZWhhc2goZnJvbSk7XG4gICAgaWYgKHRvICE9PSBmcm9tKSB0aGlzLnJlaGFzaCh0byk7XG4gIH1cblxuICAvKiogVHVybnMgdGhlIHRvcCBjYXJkIG92ZXIuIEByZXR1cm5zIGl0cyBpZCAqL1xuICBwcm90ZWN0ZWQgdHVybk92ZXIocGlsZTogbnVtYmVyKTogbnVtYmVyIHtcbiAgICBjb25zdCBpZCA9IHRoaXMudGFrZShwaWxlKTtcbiAgICB0aGlzLnVwW2lkXSEgXj0gMTtcbiAgICB0aGlzLnB1dChwaWxlLCBpZCk7XG4gICAgdGhpcy5yZW1peChwaWxlKTtcbiAgICByZXR1cm4gaWQ7XG4gIH1cblxuICAvKiogVHVybnMgYSBjYXJkIHVuZGVyIG90aGVycyB0byB0aGlzIHNpZGUsIDEgdXAgb3IgMCBkb3duOyBub3QgZm9yIHRoZSB0b3AgY2FyZCBhbG9uZSwgd2hvc2UgZmFjZSBgdG9wYCBzaG93cy4gKi9cbiAgcHJvdGVjdGVkIHR1cm5CZWxvdyhwaWxlOiBudW1iZXIsIGRlcHRoOiBudW1iZXIsIHNpZGU6IG51bWJlcik6IHZvaWQge1xuICAgIGNvbnN0IGlkID0gdGhpcy5pZEF0KHBpbGUsIGRlcHRoKTtcbiAgICBpZiAodGhpcy51cFtpZF0gPT09IHNpZGUpIHJldHVybjtcbiAgICBjb25zdCBwbGFjZSA9IHRoaXMubGVuW3BpbGVdISAtIDEgLSBkZXB0aDtcbiAgICB0aGlzLiN0b2dnbGUocGlsZSwgaWQsIHBsYWNlKTtcbiAgICB0aGlzLnVwW2lkXSA9IHNpZGU7XG4gICAgdGhpcy4jdG9nZ2xlKHBpbGUsIGlkLCBwbGFjZSk7XG4gIH1cblxuICAvKiogVHdvIHBpbGVzIGV4Y2hhbmdlIHRoZWlyIGNhcmRzLiAqL1xuICBwcm90ZWN0ZWQgZXhjaGFuZ2Uob25lOiBudW1iZXIsIHR3bzogbnVtYmVyKTogdm9pZCB7XG4gICAgY29uc3QgW2EsIGIsIHNpemVdID0gW29uZSA8PCB0aGlzLnNoaWZ0LCB0d28gPDwgdGhpcy5zaGlmdCwgMSA8PCB0aGlzLnNoaWZ0XTtcbiAgICBjb25zdCBjYXJkcyA9IHRoaXMuc2xvdHMuc2xpY2UoYSwgYSArIHNpemUpO1xuICAgIHRoaXMuc2xvdHMuY29weVdpdGhpbihhLCBiLCBiICsgc2l6ZSk7XG4gICAgdGhpcy5zbG90cy5zZXQoY2FyZHMsIGIpO1xuICAgIFt0aGlzLmxlbltvbmVdLCB0aGlzLmxlblt0d29dXSA9IFt0aGlzLmxlblt0d29dISwgdGhpcy5sZW5bb25lXSFdO1xuICAgIHRoaXMucmVoYXNoKG9uZSk7XG4gICAgdGhpcy5yZWhhc2godHdvKTtcbiAgfVxuXG4gIC8qKiBMYXlzIGEgcGlsZSBpbiBhbm90aGVyIG9yZGVyLiAqL1xuICBwcm90ZWN0ZWQgbWl4KHBpbGU6IG51bWJlciwgcmFuZG9tOiBSYW5kb20pOiB2b2lkIHtcbiAgICBzaHVmZmxlKHRoaXMuc2xvdHMsIHBpbGUgPDwgdGhpcy5zaGlmdCwgdGhpcy5sZW5bcGlsZV0hLCByYW5kb20pO1xuICAgIHRoaXMucmVoYXNoKHBpbGUpO1xuICB9XG5cbiAgLyoqIEFmdGVyIGNhcmRzIHdlcmUgd3JpdHRlbiBpbnRvIHRoZSBzbG90cyBkaXJlY3RseS4gKi9cbiAgcHJvdGVjdGVkIHJlaGFzaChwaWxlOiBudW1iZXIpOiB2b2lkIHtcbiAgICBjb25zdCBzdGFydCA9IHBpbGUgPDwgdGhpcy5zaGlmdDtcbiAgICB0aGlzLmhhc2gxW3BpbGVdID0gdGhpcy5oYXNoMltwaWxlXSA9IDA7XG4gICAgY29uc3QgY291bnQgPSB0aGlzLmxlbltwaWxlXSE7XG4gICAgZm9yIChsZXQgaSA9IDA7IGkgPCBjb3VudDsgaSsrKSB0aGlzLiN0b2dnbGUocGlsZSwgdGhpcy5zbG90c1tzdGFydCArIGldISwgaSk7XG4gICAgdGhpcy50b3BbcGlsZV0gPSBFTVBUWTtcbiAgICBpZiAoY291bnQgPiAwKSB7XG4gICAgICBjb25zdCBpZCA9IHRoaXMuc2xvdHNbc3RhcnQgKyBjb3VudCAtIDFdITtcbiAgICAgIHRoaXMudG9wW3BpbGVdID0gdGhpcy51cFtpZF0gPyB0aGlzLmZhY2VbaWRdISA6IEhJRERFTjtcbiAgICB9XG4gICAgdGhpcy5yZW1peChwaWxlKTtcbiAgfVxuXG4gIHByb3RlY3RlZCByZW1peChwaWxlOiBudW1iZXIpOiB2b2lkIHtcbiAgICBjb25zdCBzYWx0ID0gdGhpcy5ydWxlcy5zYWx0W3BpbGVdISB8IDA7XG4gICAgY29uc3Qgb25lID0gbWl4MSh0aGlzLmhhc2gxW3BpbGVdISwgc2FsdCk7XG4gICAgY29uc3QgdHdvID0gbWl4Mih0aGlzLmhhc2gyW3BpbGVdISwgc2FsdCk7XG4gICAgdGhpcy5rZXlbMF0hICs9IG9uZSAtIHRoaXMubWl4ZWQxW3BpbGVdITtcbiAgICB0aGlzLmtleVsxXSEgKz0gdHdvIC0gdGhpcy5taXhlZDJbcGlsZV0hO1xuICAgIHRoaXMubWl4ZWQxW3BpbGVdID0gb25lO1xuICAgIHRoaXMubWl4ZWQyW3BpbGVdID0gdHdvO1xuICB9XG5cbiAgI3RvZ2dsZShwaWxlOiBudW1iZXIsIGlkOiBudW1iZXIsIHBsYWNlOiBudW1iZXIpOiB2b2lkIHtcbiAgICBjb25zdCBjb2RlID0gdGhpcy51cFtpZF0gPyB0aGlzLmZhY2VbaWRdISA6IHRoaXMuZmFjZVtpZF0hIHwgNjQ7XG4gICAgY29uc3Qgd29yZCA9ICgoY29kZSA8PCB0aGlzLnNoaWZ0KSArIHBsYWNlKSA8PCAxO1xuICAgIHRoaXMuaGFzaDFbcGlsZV0hIF49IHRoaXMuI3dvcmRzW3dvcmRdITtcbiAgICB0aGlzLmhhc2gyW3BpbGVdISBePSB0aGlzLiN3b3Jkc1t3b3JkICsgMV0hO1xuICB9XG59XG5cbi8qKiBDYXJkcyBvbiB0aGVpciB3YXk7IGRlZXBlciB0aGFuIGFueSBkZWNrLiAqL1xuY29uc3QgaW5IYW5kID0gbmV3IFVpbnQxNkFycmF5KDQwOTYpO1xuIiwgImltcG9ydCB0eXBlIHsgUGlsZSwgVmFyaWFudCB9IGZyb20gJy4uL2NvbnRyYWN0LmpzJztcbmltcG9ydCB7IFJ1bGVzIH0gZnJvbSAnLi9ydWxlcy5qcyc7XG5cbi8qKiBUaGUgcnVsZXMgb2YgZWFjaCB2YXJpYW50J3MgbGFzdCBkZWFsLCBieSB0aGUgdmFyaWFudCBpdHNlbGYuICovXG5jb25zdCBsYXN0ID0gbmV3IFdlYWtNYXA8b2JqZWN0LCBSdWxlcz4oKTtcblxuLyoqXG4gKiBUaGUgcnVsZXMgb2YgdGhlc2UgcGlsZXMuIE1vc3QgdmFyaWFudHMgbGF5IG91dCB0aGUgc2FtZSBwaWxlcyBhdCBldmVyeSBkZWFsOiB0aG9zZSBhcmUgY29tcGlsZWQgb25jZS5cbiAqIEB0aHJvd3MgQ29udHJhY3RFcnJvciB3aGVuIHRoZSBwaWxlcyBhcmUgbm90IGFzIHRoZSBjb250cmFjdCB3YW50cyB0aGVtXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBydWxlc09mKHZhcmlhbnQ6IFBpY2s8VmFyaWFudDxuZXZlcj4sICdpZCcgfCAnYWN0aW9ucyc+LCBwaWxlczogcmVhZG9ubHkgUGlsZVtdKTogUnVsZXMge1xuICBjb25zdCBrbm93biA9IGxhc3QuZ2V0KHZhcmlhbnQpO1xuICBpZiAoa25vd24gJiYgc2FtZShrbm93bi5waWxlcywgcGlsZXMpKSByZXR1cm4ga25vd247XG4gIGNvbnN0IHJ1bGVzID0gbmV3IFJ1bGVzKHZhcmlhbnQuaWQsIHBpbGVzLCB2YXJpYW50LmFjdGlvbnMpO1xuICBsYXN0LnNldCh2YXJpYW50LCBydWxlcyk7XG4gIHJldHVybiBydWxlcztcbn1cblxuLyoqIEFyZSB0aGVzZSBlcXVhbCwgYWxsIHRoZSB3YXkgZG93bj8gRnVuY3Rpb25zIG9ubHkgd2hlbiB0aGV5IGFyZSB0aGUgc2FtZSBvbmUuIEFza2VkIGF0IGV2ZXJ5IGRlYWw6IGl0IGFsbG9jYXRlcyBub3RoaW5nLiAqL1xuZnVuY3Rpb24gc2FtZShhOiB1bmtub3duLCBiOiB1bmtub3duKTogYm9vbGVhbiB7XG4gIGlmIChhID09PSBiKSByZXR1cm4gdHJ1ZTtcbiAgaWYgKHR5cGVvZiBhICE9PSAnb2JqZWN0JyB8fCB0eXBlb2YgYiAhPT0gJ29iamVjdCcgfHwgYSA9PT0gbnVsbCB8fCBiID09PSBudWxsKSByZXR1cm4gZmFsc2U7XG4gIHJldHVybiBBcnJheS5pc0FycmF5KGEpID8gQXJyYXkuaXNBcnJheShiKSAmJiBzYW1lTGlzdHMoYSwgYikgOiAhQXJyYXkuaXNBcnJheShiKSAmJiBzYW1lT2JqZWN0cyhhIGFzIEZpZWxkcywgYiBhcyBGaWVsZHMpO1xufVxuXG50eXBlIEZpZWxkcyA9IFJlYWRvbmx5PFJlY29yZDxzdHJpbmcsIHVua25vd24+PjtcblxuZnVuY3Rpb24gc2FtZUxpc3RzKGE6IHJlYWRvbmx5IHVua25vd25bXSwgYjogcmVhZG9ubHkgdW5rbm93bltdKTogYm9vbGVhbiB7XG4gIGlmIChhLmxlbmd0aCAhPT0gYi5sZW5ndGgpIHJldHVybiBmYWxzZTtcbiAgZm9yIChsZXQgaSA9IDA7IGkgPCBhLmxlbmd0aDsgaSsrKSBpZiAoIXNhbWUoYVtpXSwgYltpXSkpIHJldHVybiBmYWxzZTtcbiAgcmV0dXJuIHRydWU7XG59XG5cbmZ1bmN0aW9uIHNhbWVPYmplY3RzKGE6IEZpZWxkcywgYjogRmllbGRzKTogYm9vbGVhbiB7XG4gIGxldCBtb3JlID0gMDtcbiAgZm9yIChjb25zdCBrZXkgaW4gYSkge1xuICAgIGlmICghKGtleSBpbiBiKSB8fCAhc2FtZShhW2tleV0sIGJba2V5XSkpIHJldHVybiBmYWxzZTtcbiAgICBtb3JlLS07XG4gIH1cbiAgZm9yIChjb25zdCBfIGluIGIpIG1vcmUrKztcbiAgcmV0dXJuIG1vcmUgPT09IDA7XG59XG4iLCAiaW1wb3J0IHR5cGUgeyBDYXJkIH0gZnJvbSAnLi4vY2FyZHMvY2FyZC5qcyc7XG5pbXBvcnQgdHlwZSB7IE1vdmVPcHRpb25zLCBSb2xlLCBUeCB9IGZyb20gJy4uL2NvbnRyYWN0LmpzJztcbmltcG9ydCB7IG1vdmFibGUgfSBmcm9tICcuLi9tb3Zlcy9sZWdhbC5qcyc7XG5pbXBvcnQgeyBDb250cmFjdEVycm9yLCBTT01FV0hFUkUgfSBmcm9tICcuLi9wcm9ibGVtLmpzJztcbmltcG9ydCB0eXBlIHsgVGFibGUgfSBmcm9tICcuL3RhYmxlLmpzJztcblxuLyoqIEEgdGFibGUgaW4gd29yZHMgb2YgcGlsZSBpZHMsIHdpdGggZmFjZS1kb3duIGNhcmRzIGhpZGRlbjogd2hhdCB0aGUgdmFyaWFudCdzIGZ1bmN0aW9ucyBhcmUgZ2l2ZW4uICovXG5leHBvcnQgY2xhc3MgVGFibGVWaWV3IGltcGxlbWVudHMgVHgge1xuICByZWFkb25seSAjdGFibGU6IFRhYmxlO1xuXG4gIGNvbnN0cnVjdG9yKHRhYmxlOiBUYWJsZSkge1xuICAgIHRoaXMuI3RhYmxlID0gdGFibGU7XG4gIH1cblxuICBwaWxlcyhyb2xlPzogUm9sZSk6IHJlYWRvbmx5IHN0cmluZ1tdIHtcbiAgICBjb25zdCB7IHJ1bGVzIH0gPSB0aGlzLiN0YWJsZTtcbiAgICByZXR1cm4gcm9sZSA9PT0gdW5kZWZpbmVkID8gcnVsZXMuaWRzIDogKHJ1bGVzLmJ5Um9sZS5nZXQocm9sZSkgPz8gW10pO1xuICB9XG5cbiAgY291bnQocGlsZTogc3RyaW5nKTogbnVtYmVyIHtcbiAgICByZXR1cm4gdGhpcy4jdGFibGUubGVuW3RoaXMuI3BpbGUocGlsZSldITtcbiAgfVxuXG4gIGNhcmQocGlsZTogc3RyaW5nLCBkZXB0aCA9IDApOiBDYXJkIHwgbnVsbCB7XG4gICAgY29uc3QgdGFibGUgPSB0aGlzLiN0YWJsZTtcbiAgICBjb25zdCBpbmRleCA9IHRoaXMuI3BpbGUocGlsZSk7XG4gICAgdGFibGUubG9va2VkPy4oaW5kZXgsIGRlcHRoKTtcbiAgICBpZiAoIShkZXB0aCA+PSAwICYmIGRlcHRoIDwgdGFibGUubGVuW2luZGV4XSEpKSByZXR1cm4gbnVsbDtcbiAgICBjb25zdCBpZCA9IHRhYmxlLmlkQXQoaW5kZXgsIGRlcHRoKTtcbiAgICByZXR1cm4gdGFibGUudXBbaWRdID8gdGFibGUuY2FyZHNbaWRdISA6IG51bGw7XG4gIH1cblxuICBydW4ocGlsZTogc3RyaW5nKTogbnVtYmVyIHtcbiAgICByZXR1cm4gbW92YWJsZSh0aGlzLiN0YWJsZSwgdGhpcy4jb3BlbihwaWxlKSk7XG4gIH1cblxuICBjb3VudGVyKG5hbWU6IHN0cmluZyk6IG51bWJlciB7XG4gICAgcmV0dXJuIHRoaXMuI3RhYmxlLmNvdW50ZXJWYWx1ZShuYW1lKTtcbiAgfVxuXG4gIG1vdmUoZnJvbTogc3RyaW5nLCB0bzogc3RyaW5nLCB7IGNvdW50ID0gMSwgZmFjZSwgdHVybiA9IGZhbHNlLCB0YWtlLCBsYXkgfTogTW92ZU9wdGlvbnMgPSB7fSk6IHZvaWQge1xuICAgIGNvbnN0IHNvdXJjZSA9IHRoaXMuI29wZW4oZnJvbSk7XG4gICAgY29uc3QgdGFyZ2V0ID0gbGF5ID09PSAnYm90dG9tJyA/IHRoaXMuI29wZW4odG8pIDogdGhpcy4jcGlsZSh0byk7XG4gICAgY29uc3QgdGhlcmUgPSB0aGlzLiN0YWJsZS5sZW5bc291cmNlXSE7XG4gICAgaWYgKCFOdW1iZXIuaXNJbnRlZ2VyKGNvdW50KSB8fCBjb3VudCA8IDAgfHwgY291bnQgPiB0aGVyZSB8fCAoc291cmNlID09PSB0YXJnZXQgJiYgdGFrZSA9PT0gbGF5KSlcbiAgICAgIHRocm93IHRoaXMuI2Jyb2tlbihgbW92ZSgke2Zyb219LCAke3RvfSkgb2YgJHtjb3VudH0gY2FyZHMgaXMgaW1wb3NzaWJsZTogdGhlcmUgYXJlICR7dGhlcmV9YCk7XG4gICAgaWYgKGNvdW50ID09PSAwKSByZXR1cm47XG4gICAgY29uc3Qgc2lkZSA9IGZhY2UgPT09IHVuZGVmaW5lZCA/IC0xIDogZmFjZSA9PT0gJ3VwJyA/IDEgOiAwO1xuICAgIGlmICh0YWtlID09PSB1bmRlZmluZWQgJiYgbGF5ID09PSB1bmRlZmluZWQpIHRoaXMuI3RhYmxlLm1vdmVDYXJkcyhzb3VyY2UsIHRhcmdldCwgY291bnQsIHNpZGUsIHR1cm4pO1xuICAgIGVsc2UgdGhpcy4jdGFibGUubW92ZUJlbG93KHNvdXJjZSwgdGFyZ2V0LCBjb3VudCwgc2lkZSwgdHVybiwgdGFrZSA9PT0gJ2JvdHRvbScsIGxheSA9PT0gJ2JvdHRvbScpO1xuICB9XG5cbiAgZmxpcChwaWxlOiBzdHJpbmcpOiB2b2lkIHtcbiAgICBjb25zdCBpbmRleCA9IHRoaXMuI29wZW4ocGlsZSk7XG4gICAgaWYgKHRoaXMuI3RhYmxlLmxlbltpbmRleF0gPT09IDApIHRocm93IHRoaXMuI2Jyb2tlbihgZmxpcCgke3BpbGV9KTogdGhlIHBpbGUgaXMgZW1wdHlgKTtcbiAgICB0aGlzLiN0YWJsZS5mbGlwVG9wKGluZGV4KTtcbiAgfVxuXG4gIHNodWZmbGUocGlsZTogc3RyaW5nKTogdm9pZCB7XG4gICAgdGhpcy4jdGFibGUuc2h1ZmZsZVBpbGUodGhpcy4jb3BlbihwaWxlKSk7XG4gIH1cblxuICBzZXQoY291bnRlcjogc3RyaW5nLCB2YWx1ZTogbnVtYmVyKTogdm9pZCB7XG4gICAgaWYgKCFOdW1iZXIuaXNJbnRlZ2VyKHZhbHVlKSB8fCB2YWx1ZSA8IDAgfHwgdmFsdWUgPiAxXzAwMF8wMDApXG4gICAgICB0aHJvdyB0aGlzLiNicm9rZW4oYHNldCgke2NvdW50ZXJ9LCAke3ZhbHVlfSk6IGEgY291bnRlciBpcyBhbiBpbnRlZ2VyIGZyb20gMCB0byAxLDAwMCwwMDBgKTtcbiAgICB0aGlzLiN0YWJsZS5zZXRDb3VudGVyKGNvdW50ZXIsIHZhbHVlKTtcbiAgfVxuXG4gIC8qKiBBIHBpbGUgb2Ygd2hpY2ggbW9yZSB0aGFuIHRoZSB0b3AgY2FyZCBhbmQgdGhlIG51bWJlciBtYXR0ZXJzIG5vdy4gKi9cbiAgI29wZW4oaWQ6IHN0cmluZyk6IG51bWJlciB7XG4gICAgY29uc3QgcGlsZSA9IHRoaXMuI3BpbGUoaWQpO1xuICAgIHRoaXMuI3RhYmxlLmxvb2tlZD8uKHBpbGUsIEluZmluaXR5KTtcbiAgICByZXR1cm4gcGlsZTtcbiAgfVxuXG4gICNwaWxlKGlkOiBzdHJpbmcpOiBudW1iZXIge1xuICAgIGNvbnN0IHsgaW5kZXgsIGNvdW50IH0gPSB0aGlzLiN0YWJsZS5ydWxlcztcbiAgICBjb25zdCBwaWxlID0gaW5kZXguZ2V0KGlkKSA/PyAoaWQgPT09ICdwYWNrJyA/IGNvdW50IDogdW5kZWZpbmVkKTtcbiAgICBpZiAocGlsZSA9PT0gdW5kZWZpbmVkKSB0aHJvdyB0aGlzLiNicm9rZW4oYHRoZXJlIGlzIG5vIHBpbGUgXCIke2lkfVwiIG9uIHRoZSB0YWJsZWApO1xuICAgIHJldHVybiBwaWxlO1xuICB9XG5cbiAgI2Jyb2tlbihsYXc6IHN0cmluZyk6IENvbnRyYWN0RXJyb3Ige1xuICAgIHJldHVybiBuZXcgQ29udHJhY3RFcnJvcih0aGlzLiN0YWJsZS52YXJpYW50LmlkLCBTT01FV0hFUkUsIGxhdyk7XG4gIH1cbn1cbiIsICIvKiogQSBzdGFjayBvZiAzMi1iaXQgd29yZHMgdGhhdCBncm93cyBhcyBpdCBtdXN0OiBwdXNoaW5nIGFuZCBwb3BwaW5nIGFsbG9jYXRlIG5vdGhpbmcgbW9zdCBvZiB0aGUgdGltZS4gKi9cbmV4cG9ydCBjbGFzcyBXb3JkU3RhY2sge1xuICAjd29yZHM6IEludDMyQXJyYXk7XG4gIC8qKiBIb3cgbWFueSB3b3JkcyBsaWUgb24gaXQuIE1heSBiZSBsb3dlcmVkLCB0byBmb3JnZXQgd2hhdCBpcyBhYm92ZS4gKi9cbiAgbGVuZ3RoID0gMDtcblxuICAvKiogQHBhcmFtIHJvb20gZm9yIHNvIG1hbnkgd29yZHMgYmVmb3JlIGl0IGdyb3dzOyBhdCBsZWFzdCAxICovXG4gIGNvbnN0cnVjdG9yKHJvb206IG51bWJlcikge1xuICAgIHRoaXMuI3dvcmRzID0gbmV3IEludDMyQXJyYXkocm9vbSk7XG4gIH1cblxuICBwdXNoKHdvcmQ6IG51bWJlcik6IHZvaWQge1xuICAgIGlmICh0aGlzLmxlbmd0aCA9PT0gdGhpcy4jd29yZHMubGVuZ3RoKSB0aGlzLiNncm93KCk7XG4gICAgdGhpcy4jd29yZHNbdGhpcy5sZW5ndGgrK10gPSB3b3JkO1xuICB9XG5cbiAgLyoqIFRoZSBsYXN0IHdvcmQ7IHRoZXJlIG11c3QgYmUgb25lLiAqL1xuICBwb3AoKTogbnVtYmVyIHtcbiAgICByZXR1cm4gdGhpcy4jd29yZHNbLS10aGlzLmxlbmd0aF0hO1xuICB9XG5cbiAgLyoqIFRoZSB3b3JkIHNvIG1hbnkgYWJvdmUgdGhlIGJvdHRvbTsgaXQgbXVzdCBiZSB0aGVyZSwgb3IgaGF2ZSBiZWVuIHVudGlsIHRoZSBsYXN0IHBvcHMuICovXG4gIGF0KGluZGV4OiBudW1iZXIpOiBudW1iZXIge1xuICAgIHJldHVybiB0aGlzLiN3b3Jkc1tpbmRleF0hO1xuICB9XG5cbiAgI2dyb3coKTogdm9pZCB7XG4gICAgY29uc3QgbGFyZ2VyID0gbmV3IEludDMyQXJyYXkodGhpcy4jd29yZHMubGVuZ3RoICogMik7XG4gICAgbGFyZ2VyLnNldCh0aGlzLiN3b3Jkcyk7XG4gICAgdGhpcy4jd29yZHMgPSBsYXJnZXI7XG4gIH1cbn1cbiIsICJpbXBvcnQgeyBtYWtlQ2FyZCwgdHlwZSBDYXJkLCB0eXBlIEZhY2UgfSBmcm9tICcuLi9jYXJkcy9jYXJkLmpzJztcbmltcG9ydCB0eXBlIHsgTW92ZUluZm8sIE9wdGlvbnMsIFN0YXR1cywgVGFsbHksIFR4LCBWYXJpYW50LCBWaWV3IH0gZnJvbSAnLi4vY29udHJhY3QuanMnO1xuaW1wb3J0IHsgQ291bnRlcnMgfSBmcm9tICcuL2NvdW50ZXJzLmpzJztcbmltcG9ydCB7IGFjdGlvblBpbGUsIGlzQ292ZXJlZCB9IGZyb20gJy4uL21vdmVzL2xlZ2FsLmpzJztcbmltcG9ydCB7IEFDVElPTiwgQ0FSRFMsIGNvdW50T2YsIGZyb21PZiwga2luZE9mLCBQQUlSLCB0b09mLCB0eXBlIE1vdmUgfSBmcm9tICcuLi9tb3Zlcy9tb3ZlLmpzJztcbmltcG9ydCB7IFBpbGVzIH0gZnJvbSAnLi9waWxlcy5qcyc7XG5pbXBvcnQgeyBhc2ssIGFzQ29udHJhY3RFcnJvciwgQ29udHJhY3RFcnJvciwgaXNQcm9taXNlLCBOT1RfQVNZTkMgfSBmcm9tICcuLi9wcm9ibGVtLmpzJztcbmltcG9ydCB7IHNodWZmbGUsIHR5cGUgUmFuZG9tIH0gZnJvbSAnLi4vY2FyZHMvcmFuZG9tLmpzJztcbmltcG9ydCB7IEhJRERFTiB9IGZyb20gJy4vcnVsZXMuanMnO1xuaW1wb3J0IHsgcnVsZXNPZiB9IGZyb20gJy4vc2hhcmVkLXJ1bGVzLmpzJztcbmltcG9ydCB0eXBlIHsgU3RlcCB9IGZyb20gJy4vc3RlcC5qcyc7XG5pbXBvcnQgeyBUYWJsZVZpZXcgfSBmcm9tICcuL3ZpZXcuanMnO1xuaW1wb3J0IHsgV29yZFN0YWNrIH0gZnJvbSAnLi93b3JkLXN0YWNrLmpzJztcblxuY29uc3QgTU9WRSA9IDA7XG5jb25zdCBGTElQID0gMTtcbmNvbnN0IFNIVUZGTEUgPSAyO1xuY29uc3QgU0VUID0gMztcbi8qKiBCaXRzIG9mIGEgbG9nZ2VkIG1vdmU6IHNpZGVzIHdlcmUgY2hhbmdlZCwgb3JkZXIgd2FzIHJldmVyc2VkLiAqL1xuY29uc3QgU0lERVMgPSA0O1xuY29uc3QgVFVSTkVEID0gODtcbi8qKiBUaGV5IHdlcmUgdGFrZW4gZnJvbSBiZWxvdywgbGFpZCBiZW5lYXRoLiAqL1xuY29uc3QgQkVMT1cgPSAxNjtcbmNvbnN0IEJFTkVBVEggPSAzMjtcblxuLyoqIFdoYXQgYSBkZWFsIGlzIG1hZGUgb2YuICovXG5leHBvcnQgaW50ZXJmYWNlIERlYWwge1xuICAvKiogRmFjZXMgaW4gZGVhbGluZyBvcmRlci4gKi9cbiAgcmVhZG9ubHkgZGVjazogQXJyYXlMaWtlPEZhY2U+O1xuICAvKiogVGhlIHN0cmVhbSBvZiB0aGUgZGVhbCwgYWZ0ZXIgdGhlIGRlY2sgd2FzIGRyYXduIGZyb20gaXQuICovXG4gIHJlYWRvbmx5IHJhbmRvbTogUmFuZG9tO1xufVxuXG4vKiogQSB2YXJpYW50IHdob3NlIGBhZnRlcmAgY2hhbmdlcyBzb21ldGhpbmcgc28gb2Z0ZW4gbmV2ZXIgcmVzdHMuICovXG5jb25zdCBSRVNUX0xJTUlUID0gMTBfMDAwO1xuY29uc3QgTk9fVEFMTFk6IFRhbGx5ID0gT2JqZWN0LmZyZWV6ZSh7IGVsYXBzZWRNczogMCwgbWlzdGFrZXM6IDAgfSk7XG5cbi8qKlxuICogVGhlIGNhcmRzIGFzIHRoZXkgbGllIG5vdywgYW5kIHRoZSBmb3VyIHJldmVyc2libGUgc3RlcHMgdGhhdCBjaGFuZ2UgdGhlbS4gRG9pbmcgYW5kIHVuZG9pbmcgYSBtb3ZlIGFsbG9jYXRlcyBub3RoaW5nXG4gKiBhbmQga2VlcHMgdGhlIHBvc2l0aW9uJ3Mga2V5IHVwIHRvIGRhdGUuIFJ1bGVzIHJlYWQgaXQgdGhyb3VnaCB7QGxpbmsgdmlld30uXG4gKi9cbmV4cG9ydCBjbGFzcyBUYWJsZTxPIGV4dGVuZHMgT3B0aW9ucyA9IE9wdGlvbnM+IGV4dGVuZHMgUGlsZXMge1xuICAvKiogV2hhdCB0aGUgcGxheWVyIHNlZXMsIGZvciBydWxlcy4gKi9cbiAgcmVhZG9ubHkgdmlldzogVHggJiBWaWV3O1xuICAvKiogV2hlcmUgc3RlcHMgYXJlIHJlY29yZGVkLCB3aGVuIHNvbWVvbmUgbGlzdGVucy4gKi9cbiAgcmVjb3JkZXI6IFN0ZXBbXSB8IHVuZGVmaW5lZDtcbiAgLyoqIENhbGxlZCB3aXRoIGVhY2ggY2FyZCB0aGF0IHJ1bGVzIGxvb2sgYXQsIGNvdW50ZWQgZnJvbSB0aGUgdG9wIG9mIGl0cyBwaWxlOyBJbmZpbml0eSBzdGFuZHMgZm9yIGFsbCwgd2hlbiB0aGV5IGxpZnQsIHR1cm4gb3Igc2h1ZmZsZSBzb21lLiAqL1xuICBsb29rZWQ6ICgocGlsZTogbnVtYmVyLCBkZXB0aDogbnVtYmVyKSA9PiB2b2lkKSB8IHVuZGVmaW5lZDtcblxuICByZWFkb25seSAjcmFuZG9tOiBSYW5kb207XG4gIHJlYWRvbmx5ICNjb3VudGVyczogQ291bnRlcnM7XG4gIC8qKiBXaGF0IHRoZSBzdGVwcyBzbyBmYXIgY2hhbmdlZCwgdGhlIGtpbmQgb2YgZWFjaCBzdGVwIGxhc3QuICovXG4gIHJlYWRvbmx5ICNsb2cgPSBuZXcgV29yZFN0YWNrKDI1Nik7XG4gIC8qKiBUaGUgbG9nJ3MgbGVuZ3RoIGJlZm9yZSBlYWNoIG1vdmUuICovXG4gIHJlYWRvbmx5ICNmcmFtZXMgPSBuZXcgV29yZFN0YWNrKDY0KTtcbiAgcmVhZG9ubHkgI21vdmVJbmZvID0geyBraW5kOiAnY2FyZHMnLCBmcm9tOiAnJywgdG86ICcnLCBjb3VudDogMCB9O1xuICByZWFkb25seSAjYWN0aW9uSW5mbyA9IHsga2luZDogJ2FjdGlvbicsIGFjdGlvbjogJycsIHBpbGU6ICcnIH07XG4gIC8qKiBNb3ZlcyBoYXZlIGNvbnNlcXVlbmNlcyBpbiB0aGlzIHZhcmlhbnQuICovXG4gIGdldCAjc2V0dGxlcygpOiBib29sZWFuIHtcbiAgICByZXR1cm4gdGhpcy52YXJpYW50LmFmdGVyICE9PSB1bmRlZmluZWQgfHwgdGhpcy5ydWxlcy5yZXZlYWwubGVuZ3RoID4gMDtcbiAgfVxuXG4gIC8qKlxuICAgKiBBIG5ldyBkZWFsLCBvciBhIGNvcHkgb2YgYW5vdGhlciB0YWJsZSBvZiB0aGUgc2FtZSB2YXJpYW50IHRoYXQgaXMgaW5kZXBlbmRlbnQgb2YgaXQgYW5kIHJlbWVtYmVycyBubyBtb3ZlcyB0byB1bmRvLlxuICAgKiBAdGhyb3dzIENvbnRyYWN0RXJyb3Igd2hlbiB0aGUgdmFyaWFudCBicmVha3MgdGhlIGNvbnRyYWN0XG4gICAqL1xuICBjb25zdHJ1Y3RvcihcbiAgICByZWFkb25seSB2YXJpYW50OiBWYXJpYW50PE8+LFxuICAgIHJlYWRvbmx5IG9wdGlvbnM6IE8sXG4gICAgc3RhcnQ6IERlYWwgfCBUYWJsZTxPPixcbiAgKSB7XG4gICAgY29uc3Qgc291cmNlID0gc3RhcnQgaW5zdGFuY2VvZiBUYWJsZSA/IHN0YXJ0IDogdW5kZWZpbmVkO1xuICAgIGNvbnN0IGZhY2VzID0gc3RhcnQgaW5zdGFuY2VvZiBUYWJsZSA/IHN0YXJ0LmZhY2UgOiBzdGFydC5kZWNrO1xuICAgIGNvbnN0IGNhcmRzID0gc291cmNlPy5jYXJkcyA/PyBjYXJkc09mKGZhY2VzKTtcbiAgICBzdXBlcihzb3VyY2U/LnJ1bGVzID8/IGFzayh2YXJpYW50LmlkLCAndGFibGUnLCAoKSA9PiBydWxlc09mKHZhcmlhbnQsIHZhcmlhbnQudGFibGUob3B0aW9ucywgY2FyZHMpKSksIGNhcmRzLCBmYWNlcywgc291cmNlKTtcbiAgICB0aGlzLiNyYW5kb20gPSBzb3VyY2UgPyBzb3VyY2UuI3JhbmRvbS5jb3B5KCkgOiAoc3RhcnQgYXMgRGVhbCkucmFuZG9tO1xuICAgIHRoaXMuI2NvdW50ZXJzID0gbmV3IENvdW50ZXJzKHRoaXMua2V5LCB2YXJpYW50LnJlY29yZHMpO1xuICAgIHRoaXMudmlldyA9IG5ldyBUYWJsZVZpZXcodGhpcyk7XG4gICAgaWYgKHNvdXJjZSkge1xuICAgICAgdGhpcy4jY291bnRlcnMuY29weUZyb20oc291cmNlLiNjb3VudGVycyk7XG4gICAgICByZXR1cm47XG4gICAgfVxuICAgIGFzayh2YXJpYW50LmlkLCAnZGVhbCcsICgpID0+IHZhcmlhbnQuZGVhbCh0aGlzLnZpZXcsIG9wdGlvbnMpKTtcbiAgICBjb25zdCBsZWZ0ID0gdGhpcy5sZW5bdGhpcy5ydWxlcy5jb3VudF0hO1xuICAgIGlmIChsZWZ0ID4gMCkgdGhyb3cgbmV3IENvbnRyYWN0RXJyb3IodmFyaWFudC5pZCwgJ2RlYWwnLCBgbXVzdCBkZWFsIGV2ZXJ5IGNhcmQsIGJ1dCAke2xlZnR9IG9mICR7Y2FyZHMubGVuZ3RofSBhcmUgbGVmdCBvbiB0aGUgcGFja2ApO1xuICAgIHRoaXMuI3NldHRsZSh1bmRlZmluZWQpO1xuICAgIHRoaXMuI2xvZy5sZW5ndGggPSAwO1xuICB9XG5cbiAgLyoqXG4gICAqIEEgY29weSBpbiB3aGljaCB0aGUgZmFjZS1kb3duIGNhcmRzIGhhdmUgY2hhbmdlZCBmYWNlcyBhbW9uZyB0aGVtc2VsdmVzOiBhIHRhYmxlIHRoYXQgbG9va3MgdGhlIHNhbWUgdG8gdGhlIHBsYXllci5cbiAgICogQHBhcmFtIHJhbmRvbSBkZWNpZGVzIHdoaWNoIG9mIHRoZSBwb3NzaWJsZSBvbmVzXG4gICAqL1xuICBpbWFnaW5lKHJhbmRvbTogUmFuZG9tKTogVGFibGU8Tz4ge1xuICAgIGNvbnN0IGNvcHkgPSBuZXcgVGFibGUodGhpcy52YXJpYW50LCB0aGlzLm9wdGlvbnMsIHRoaXMpO1xuICAgIGNvbnN0IGhpZGRlbiA9IFVpbnQxNkFycmF5LmZyb20odGhpcy5jYXJkcy5rZXlzKCkpLmZpbHRlcigoaWQpID0+ICF0aGlzLnVwW2lkXSk7XG4gICAgY29uc3QgZmFjZXMgPSBVaW50OEFycmF5LmZyb20oaGlkZGVuLCAoaWQpID0+IHRoaXMuZmFjZVtpZF0hKTtcbiAgICBzaHVmZmxlKGZhY2VzLCAwLCBmYWNlcy5sZW5ndGgsIHJhbmRvbSk7XG4gICAgaGlkZGVuLmZvckVhY2goKGlkLCBpKSA9PiAoY29weS5mYWNlW2lkXSA9IGZhY2VzW2ldISkpO1xuICAgIChjb3B5IGFzIHsgY2FyZHM6IHJlYWRvbmx5IENhcmRbXSB9KS5jYXJkcyA9IGNhcmRzT2YoY29weS5mYWNlKTtcbiAgICBmb3IgKGxldCBwaWxlID0gMDsgcGlsZSA8IHRoaXMucnVsZXMuY291bnQ7IHBpbGUrKykgY29weS5yZWhhc2gocGlsZSk7XG4gICAgcmV0dXJuIGNvcHk7XG4gIH1cblxuICAvKiogQSBjb3B5IGluIHdoaWNoIHR3byBwaWxlcyBoYXZlIGV4Y2hhbmdlZCB0aGVpciBjYXJkczogdGhlIHNhbWUgcG9zaXRpb24sIGlmIHRoZXkgYXJlIGludGVyY2hhbmdlYWJsZS4gKi9cbiAgZXhjaGFuZ2VkKG9uZTogbnVtYmVyLCB0d286IG51bWJlcik6IFRhYmxlPE8+IHtcbiAgICBjb25zdCBjb3B5ID0gbmV3IFRhYmxlKHRoaXMudmFyaWFudCwgdGhpcy5vcHRpb25zLCB0aGlzKTtcbiAgICBjb3B5LmV4Y2hhbmdlKG9uZSwgdHdvKTtcbiAgICByZXR1cm4gY29weTtcbiAgfVxuXG4gIC8qKiBIb3cgbWFueSBtb3ZlcyBjYW4gYmUgdW5kb25lLiAqL1xuICBnZXQgZGVwdGgoKTogbnVtYmVyIHtcbiAgICByZXR1cm4gdGhpcy4jZnJhbWVzLmxlbmd0aDtcbiAgfVxuXG4gIC8qKlxuICAgKiBQbGF5cyBhIG1vdmUgdGhhdCBpcyBsZWdhbDsgbGVnYWxpdHkgaXMgbm90IGxvb2tlZCBhdCBoZXJlLiBGb3JjZWQgY29uc2VxdWVuY2VzIGJlbG9uZyB0byB0aGUgbW92ZS5cbiAgICogQHRocm93cyBDb250cmFjdEVycm9yIHdoZW4gdGhlIHZhcmlhbnQncyBydWxlcyB0aHJvdyBvciBuZXZlciByZXN0OyB0aGUgdGFibGUgaXMgdGhlbiBhcyBiZWZvcmVcbiAgICovXG4gIHBsYXkobW92ZTogTW92ZSk6IHZvaWQge1xuICAgIHRoaXMuI2ZyYW1lcy5wdXNoKHRoaXMuI2xvZy5sZW5ndGgpO1xuICAgIGNvbnN0IGtpbmQgPSBraW5kT2YobW92ZSk7XG4gICAgaWYgKGtpbmQgPT09IENBUkRTKSB7XG4gICAgICBjb25zdCBmcm9tID0gZnJvbU9mKG1vdmUpO1xuICAgICAgdGhpcy5tb3ZlQ2FyZHMoZnJvbSwgdG9PZihtb3ZlKSwgY291bnRPZihtb3ZlKSwgLTEsIGZhbHNlKTtcbiAgICAgIGlmICh0aGlzLiNzZXR0bGVzKSB0aGlzLiNzZXR0bGVPclVuZG8obW92ZSk7XG4gICAgICByZXR1cm47XG4gICAgfVxuICAgIHRyeSB7XG4gICAgICBpZiAoa2luZCA9PT0gUEFJUikge1xuICAgICAgICB0aGlzLm1vdmVDYXJkcyhmcm9tT2YobW92ZSksIHRoaXMucnVsZXMuZGlzY2FyZCwgMSwgLTEsIGZhbHNlKTtcbiAgICAgICAgdGhpcy5tb3ZlQ2FyZHModG9PZihtb3ZlKSwgdGhpcy5ydWxlcy5kaXNjYXJkLCAxLCAtMSwgZmFsc2UpO1xuICAgICAgfSBlbHNlIHtcbiAgICAgICAgY29uc3QgbmFtZSA9IHRoaXMuYWN0aW9uTmFtZXNbZnJvbU9mKG1vdmUpXSE7XG4gICAgICAgIGNvbnN0IHdoZXJlID0gYGFjdGlvbnMuJHtuYW1lfS5ydW5gO1xuICAgICAgICBjb25zdCBwaWxlID0gYWN0aW9uUGlsZSh0aGlzLnJ1bGVzLCBmcm9tT2YobW92ZSksIHRvT2YobW92ZSkpO1xuICAgICAgICBhc2sodGhpcy52YXJpYW50LmlkLCB3aGVyZSwgKCkgPT4gdGhpcy52YXJpYW50LmFjdGlvbnMhW25hbWVdIS5ydW4odGhpcy52aWV3LCB0aGlzLm9wdGlvbnMsIHBpbGUpKTtcbiAgICAgICAgdGhpcy4jcGFja0VtcHR5KHdoZXJlKTtcbiAgICAgIH1cbiAgICB9IGNhdGNoIChlcnJvcikge1xuICAgICAgdGhpcy51bmRvKCk7XG4gICAgICB0aHJvdyBlcnJvcjtcbiAgICB9XG4gICAgaWYgKHRoaXMuI3NldHRsZXMpIHRoaXMuI3NldHRsZU9yVW5kbyhtb3ZlKTtcbiAgfVxuXG4gIC8qKiBUYWtlcyB0aGUgbGFzdCBtb3ZlIGJhY2suIEB0aHJvd3MgUmFuZ2VFcnJvciB3aGVuIHRoZXJlIGlzIG5vbmUgKi9cbiAgdW5kbygpOiB2b2lkIHtcbiAgICBpZiAodGhpcy4jZnJhbWVzLmxlbmd0aCA9PT0gMCkgdGhyb3cgbmV3IFJhbmdlRXJyb3IoJ1RoZXJlIGlzIG5vIG1vdmUgdG8gdW5kbycpO1xuICAgIGNvbnN0IHN0YXJ0ID0gdGhpcy4jZnJhbWVzLnBvcCgpO1xuICAgIHdoaWxlICh0aGlzLiNsb2cubGVuZ3RoID4gc3RhcnQpIHRoaXMuI3VuZG9TdGVwKCk7XG4gIH1cblxuICAvKiogRm9yZ2V0cyBob3cgdG8gdW5kby4gRm9yIGEgc2VhcmNoIHRoYXQgc3RhcnRzIGhlcmUuICovXG4gIGZvcmdldCgpOiB2b2lkIHtcbiAgICB0aGlzLiNmcmFtZXMubGVuZ3RoID0gdGhpcy4jbG9nLmxlbmd0aCA9IDA7XG4gIH1cblxuICAvKiogTmFtZXMgb2YgdGhlIHZhcmlhbnQncyBhY3Rpb25zOyBhbiBhY3Rpb24ncyBpbmRleCBpbiBhIG1vdmUuICovXG4gIGdldCBhY3Rpb25OYW1lcygpOiByZWFkb25seSBzdHJpbmdbXSB7XG4gICAgcmV0dXJuIHRoaXMucnVsZXMuYWN0aW9uTmFtZXM7XG4gIH1cblxuICAvKiogQHRocm93cyBDb250cmFjdEVycm9yIHdoZW4gdGhlIHZhcmlhbnQncyBzdGF0dXMgdGhyb3dzIG9yIHJldHVybnMgc29tZXRoaW5nIGVsc2UgKi9cbiAgc3RhdHVzKHRhbGx5OiBUYWxseSA9IE5PX1RBTExZKTogU3RhdHVzIHtcbiAgICBpZiAoIXRoaXMudmFyaWFudC5zdGF0dXMpIHJldHVybiB0aGlzLmFsbEhvbWUoKSA/ICd3b24nIDogJ3BsYXlpbmcnO1xuICAgIGNvbnN0IHN0YXR1cyA9IGFzayh0aGlzLnZhcmlhbnQuaWQsICdzdGF0dXMnLCAoKSA9PiB0aGlzLnZhcmlhbnQuc3RhdHVzISh0aGlzLnZpZXcsIHRoaXMub3B0aW9ucywgdGFsbHkpKTtcbiAgICBpZiAoc3RhdHVzICE9PSAncGxheWluZycgJiYgc3RhdHVzICE9PSAnd29uJyAmJiBzdGF0dXMgIT09ICdsb3N0JylcbiAgICAgIHRocm93IG5ldyBDb250cmFjdEVycm9yKHRoaXMudmFyaWFudC5pZCwgJ3N0YXR1cycsIGBtdXN0IHJldHVybiAncGxheWluZycsICd3b24nIG9yICdsb3N0Jywgbm90ICR7SlNPTi5zdHJpbmdpZnkoc3RhdHVzKX1gKTtcbiAgICByZXR1cm4gc3RhdHVzO1xuICB9XG5cbiAgLyoqIFBvaW50cywgbmV2ZXIgYmVsb3cgMDsgdW5kZWZpbmVkIHdoZW4gdGhlIHZhcmlhbnQgY291bnRzIG5vbmUuICovXG4gIHNjb3JlKHRhbGx5OiBUYWxseSA9IE5PX1RBTExZKTogbnVtYmVyIHwgdW5kZWZpbmVkIHtcbiAgICBpZiAoIXRoaXMudmFyaWFudC5zY29yZSkgcmV0dXJuIHVuZGVmaW5lZDtcbiAgICBjb25zdCBzY29yZSA9IGFzayh0aGlzLnZhcmlhbnQuaWQsICdzY29yZScsICgpID0+IHRoaXMudmFyaWFudC5zY29yZSEodGhpcy52aWV3LCB0aGlzLm9wdGlvbnMsIHRhbGx5KSk7XG4gICAgaWYgKCFOdW1iZXIuaXNGaW5pdGUoc2NvcmUpKSB0aHJvdyBuZXcgQ29udHJhY3RFcnJvcih0aGlzLnZhcmlhbnQuaWQsICdzY29yZScsIGBtdXN0IHJldHVybiBhIG51bWJlciwgbm90ICR7U3RyaW5nKHNjb3JlKX1gKTtcbiAgICByZXR1cm4gTWF0aC5tYXgoMCwgc2NvcmUpO1xuICB9XG5cbiAgLyoqIFRoZSBtb3ZlIGluIHdvcmRzIG9mIHBpbGVzLCBmb3IgdGhlIHZhcmlhbnQncyBgcmFua2AgYW5kIGBhZnRlcmAuIFRoZSBvYmplY3QgaXMgdXNlZCBhZ2Fpbi4gKi9cbiAgaW5mbyhtb3ZlOiBNb3ZlKTogTW92ZUluZm8ge1xuICAgIGNvbnN0IGtpbmQgPSBraW5kT2YobW92ZSk7XG4gICAgaWYgKGtpbmQgPT09IEFDVElPTikge1xuICAgICAgdGhpcy4jYWN0aW9uSW5mby5hY3Rpb24gPSB0aGlzLmFjdGlvbk5hbWVzW2Zyb21PZihtb3ZlKV0hO1xuICAgICAgdGhpcy4jYWN0aW9uSW5mby5waWxlID0gYWN0aW9uUGlsZSh0aGlzLnJ1bGVzLCBmcm9tT2YobW92ZSksIHRvT2YobW92ZSkpO1xuICAgICAgcmV0dXJuIHRoaXMuI2FjdGlvbkluZm8gYXMgTW92ZUluZm87XG4gICAgfVxuICAgIGNvbnN0IGluZm8gPSB0aGlzLiNtb3ZlSW5mbztcbiAgICBpbmZvLmtpbmQgPSBraW5kID09PSBQQUlSID8gJ3BhaXInIDogJ2NhcmRzJztcbiAgICBpbmZvLmZyb20gPSB0aGlzLnJ1bGVzLmlkc1tmcm9tT2YobW92ZSldITtcbiAgICBpbmZvLnRvID0gdGhpcy5ydWxlcy5pZHNbdG9PZihtb3ZlKV0hO1xuICAgIGluZm8uY291bnQgPSBjb3VudE9mKG1vdmUpO1xuICAgIHJldHVybiBpbmZvIGFzIE1vdmVJbmZvO1xuICB9XG5cbiAgY291bnRlclZhbHVlKG5hbWU6IHN0cmluZyk6IG51bWJlciB7XG4gICAgcmV0dXJuIHRoaXMuI2NvdW50ZXJzLnZhbHVlT2YobmFtZSk7XG4gIH1cblxuICAvKiogVmFsdWVzIG9mIGFsbCBjb3VudGVycyB0aGF0IGFyZSBub3QgMCwgYnkgbmFtZS4gKi9cbiAgY291bnRlcnMoKTogUmVjb3JkPHN0cmluZywgbnVtYmVyPiB7XG4gICAgcmV0dXJuIHRoaXMuI2NvdW50ZXJzLmFsbCgpO1xuICB9XG5cbiAgLy8gVGhlIGZvdXIgc3RlcHMuIFRoZXkgYXJlIHRoZSB2YXJpYW50J3MgdGhyb3VnaCBgdmlld2AsIGFuZCB0aGUgdGFibGUncyBvd24gdGhyb3VnaCBtb3Zlcy5cblxuICAvKiogQHBhcmFtIHNpZGUgMSB1cCwgMCBkb3duLCBcdTIyMTIxIGFzIHRoZXkgYXJlIEBwYXJhbSB0dXJuIHJldmVyc2UgdGhlaXIgb3JkZXIgKi9cbiAgbW92ZUNhcmRzKGZyb206IG51bWJlciwgdG86IG51bWJlciwgY291bnQ6IG51bWJlciwgc2lkZTogbnVtYmVyLCB0dXJuOiBib29sZWFuKTogdm9pZCB7XG4gICAgaWYgKGNvdW50ID09PSAxICYmIHNpZGUgPCAwKSB0aGlzLnB1dCh0bywgdGhpcy50YWtlKGZyb20pKTtcbiAgICBlbHNlIHtcbiAgICAgIGlmIChzaWRlID49IDApIHRoaXMuI2xvZ1NpZGVzKGZyb20sIGNvdW50KTtcbiAgICAgIHRoaXMuY2FycnkoZnJvbSwgdG8sIGNvdW50LCBzaWRlLCB0dXJuKTtcbiAgICB9XG4gICAgdGhpcy5yZW1peChmcm9tKTtcbiAgICB0aGlzLnJlbWl4KHRvKTtcbiAgICB0aGlzLiN3cml0ZShmcm9tIHwgKHRvIDw8IDgpIHwgKGNvdW50IDw8IDE2KSwgTU9WRSB8IChzaWRlID49IDAgPyBTSURFUyA6IDApIHwgKHR1cm4gPyBUVVJORUQgOiAwKSk7XG4gICAgdGhpcy5yZWNvcmRlcj8ucHVzaCh0aGlzLiNtb3ZlU3RlcChmcm9tLCB0bywgY291bnQsIHNpZGUpKTtcbiAgfVxuXG4gIC8qKiBUaGUgc2FtZSB3aGVyZSBjYXJkcyBhcmUgdGFrZW4gZnJvbSBiZWxvdyBvciBsYWlkIGJlbmVhdGg6IHN0aWxsIG9uZSBzdGVwLiAqL1xuICBtb3ZlQmVsb3coZnJvbTogbnVtYmVyLCB0bzogbnVtYmVyLCBjb3VudDogbnVtYmVyLCBzaWRlOiBudW1iZXIsIHR1cm46IGJvb2xlYW4sIGJlbG93OiBib29sZWFuLCBiZW5lYXRoOiBib29sZWFuKTogdm9pZCB7XG4gICAgaWYgKHNpZGUgPj0gMCkgdGhpcy4jbG9nU2lkZXMoZnJvbSwgY291bnQsIGJlbG93ID8gdGhpcy5sZW5bZnJvbV0hIC0gY291bnQgOiAwKTtcbiAgICB0aGlzLmNhcnJ5QmVsb3coZnJvbSwgdG8sIGNvdW50LCBzaWRlLCB0dXJuLCBiZWxvdywgYmVuZWF0aCk7XG4gICAgdGhpcy4jd3JpdGUoXG4gICAgICBmcm9tIHwgKHRvIDw8IDgpIHwgKGNvdW50IDw8IDE2KSxcbiAgICAgIE1PVkUgfCAoc2lkZSA+PSAwID8gU0lERVMgOiAwKSB8ICh0dXJuID8gVFVSTkVEIDogMCkgfCAoYmVsb3cgPyBCRUxPVyA6IDApIHwgKGJlbmVhdGggPyBCRU5FQVRIIDogMCksXG4gICAgKTtcbiAgICB0aGlzLnJlY29yZGVyPy5wdXNoKHRoaXMuI21vdmVTdGVwKGZyb20sIHRvLCBjb3VudCwgc2lkZSwgYmVuZWF0aCkpO1xuICB9XG5cbiAgZmxpcFRvcChwaWxlOiBudW1iZXIpOiB2b2lkIHtcbiAgICB0aGlzLiNmbGlwKHBpbGUpO1xuICAgIHRoaXMuI3dyaXRlKHBpbGUsIEZMSVApO1xuICB9XG5cbiAgc2h1ZmZsZVBpbGUocGlsZTogbnVtYmVyKTogdm9pZCB7XG4gICAgY29uc3Qgc3RhcnQgPSBwaWxlIDw8IHRoaXMuc2hpZnQ7XG4gICAgY29uc3QgY291bnQgPSB0aGlzLmxlbltwaWxlXSE7XG4gICAgZm9yIChsZXQgaSA9IDA7IGkgPCBjb3VudDsgaSsrKSB0aGlzLiNsb2cucHVzaCh0aGlzLnNsb3RzW3N0YXJ0ICsgaV0hKTtcbiAgICBmb3IgKGNvbnN0IHdvcmQgb2YgdGhpcy4jcmFuZG9tLnN0YXRlKSB0aGlzLiNsb2cucHVzaCh3b3JkKTtcbiAgICB0aGlzLm1peChwaWxlLCB0aGlzLiNyYW5kb20pO1xuICAgIHRoaXMuI3dyaXRlKHBpbGUsIFNIVUZGTEUpO1xuICAgIHRoaXMucmVjb3JkZXI/LnB1c2goeyB0eXBlOiAnc2h1ZmZsZScsIHBpbGU6IHRoaXMuI3BpbGVOYW1lKHBpbGUpIH0pO1xuICB9XG5cbiAgc2V0Q291bnRlcihuYW1lOiBzdHJpbmcsIHZhbHVlOiBudW1iZXIpOiB2b2lkIHtcbiAgICBjb25zdCBpbmRleCA9IHRoaXMuI2NvdW50ZXJzLmluZGV4T2YobmFtZSk7XG4gICAgY29uc3Qgb2xkID0gdGhpcy4jY291bnRlcnMuYXQoaW5kZXgpO1xuICAgIGlmIChvbGQgPT09IHZhbHVlKSByZXR1cm47XG4gICAgdGhpcy4jbG9nLnB1c2gob2xkKTtcbiAgICB0aGlzLiNjb3VudChpbmRleCwgdmFsdWUpO1xuICAgIHRoaXMuI3dyaXRlKGluZGV4LCBTRVQpO1xuICB9XG5cbiAgI2ZsaXAocGlsZTogbnVtYmVyKTogdm9pZCB7XG4gICAgY29uc3QgaWQgPSB0aGlzLnR1cm5PdmVyKHBpbGUpO1xuICAgIHRoaXMucmVjb3JkZXI/LnB1c2goeyB0eXBlOiAnZmxpcCcsIHBpbGU6IHRoaXMuI3BpbGVOYW1lKHBpbGUpLCBjYXJkOiBpZCwgZmFjZTogdGhpcy51cFtpZF0gPyAndXAnIDogJ2Rvd24nIH0pO1xuICB9XG5cbiAgI2NvdW50KGluZGV4OiBudW1iZXIsIHZhbHVlOiBudW1iZXIpOiB2b2lkIHtcbiAgICB0aGlzLiNjb3VudGVycy5zZXQoaW5kZXgsIHZhbHVlKTtcbiAgICB0aGlzLnJlY29yZGVyPy5wdXNoKHsgdHlwZTogJ3NldCcsIGNvdW50ZXI6IHRoaXMuI2NvdW50ZXJzLm5hbWVPZihpbmRleCksIHZhbHVlIH0pO1xuICB9XG5cbiAgI3dyaXRlKHBheWxvYWQ6IG51bWJlciwgdHlwZTogbnVtYmVyKTogdm9pZCB7XG4gICAgdGhpcy4jbG9nLnB1c2gocGF5bG9hZCk7XG4gICAgdGhpcy4jbG9nLnB1c2godHlwZSk7XG4gIH1cblxuICAvKiogQHBhcmFtIGFib3ZlIGhvdyBtYW55IGNhcmRzIGxpZSBvbiB0aG9zZSB0aGF0IGdvICovXG4gICNsb2dTaWRlcyhmcm9tOiBudW1iZXIsIGNvdW50OiBudW1iZXIsIGFib3ZlID0gMCk6IHZvaWQge1xuICAgIGZvciAobGV0IHN0YXJ0ID0gMDsgc3RhcnQgPCBjb3VudDsgc3RhcnQgKz0gMzIpIHtcbiAgICAgIGxldCBiaXRzID0gMDtcbiAgICAgIGZvciAobGV0IGkgPSBzdGFydDsgaSA8IE1hdGgubWluKGNvdW50LCBzdGFydCArIDMyKTsgaSsrKSBiaXRzIHw9IHRoaXMudXBbdGhpcy5pZEF0KGZyb20sIGFib3ZlICsgaSldISA8PCAoaSAtIHN0YXJ0KTtcbiAgICAgIHRoaXMuI2xvZy5wdXNoKGJpdHMpO1xuICAgIH1cbiAgfVxuXG4gICN1bmRvU3RlcCgpOiB2b2lkIHtcbiAgICBjb25zdCB0eXBlID0gdGhpcy4jbG9nLnBvcCgpO1xuICAgIGNvbnN0IHBheWxvYWQgPSB0aGlzLiNsb2cucG9wKCk7XG4gICAgc3dpdGNoICh0eXBlICYgMykge1xuICAgICAgY2FzZSBNT1ZFOiB7XG4gICAgICAgIGNvbnN0IGZyb20gPSBwYXlsb2FkICYgMHhmZjtcbiAgICAgICAgY29uc3QgdG8gPSAocGF5bG9hZCA+PiA4KSAmIDB4ZmY7XG4gICAgICAgIGNvbnN0IGNvdW50ID0gcGF5bG9hZCA+Pj4gMTY7XG4gICAgICAgIGlmICh0eXBlID09PSBNT1ZFICYmIGNvdW50ID09PSAxKSB0aGlzLnB1dChmcm9tLCB0aGlzLnRha2UodG8pKTtcbiAgICAgICAgZWxzZSBpZiAodHlwZSAmIChCRUxPVyB8IEJFTkVBVEgpKSB7XG4gICAgICAgICAgdGhpcy4jdW5kb0JlbG93KGZyb20sIHRvLCBjb3VudCwgdHlwZSk7XG4gICAgICAgICAgcmV0dXJuO1xuICAgICAgICB9IGVsc2Uge1xuICAgICAgICAgIGNvbnN0IHR1cm5lZCA9ICh0eXBlICYgVFVSTkVEKSAhPT0gMDtcbiAgICAgICAgICBpZiAodHlwZSAmIFNJREVTKSB0aGlzLiNyZXN0b3JlU2lkZXModG8sIGNvdW50LCB0dXJuZWQpO1xuICAgICAgICAgIHRoaXMuY2FycnkodG8sIGZyb20sIGNvdW50LCAtMSwgdHVybmVkKTtcbiAgICAgICAgfVxuICAgICAgICB0aGlzLnJlbWl4KGZyb20pO1xuICAgICAgICB0aGlzLnJlbWl4KHRvKTtcbiAgICAgICAgdGhpcy5yZWNvcmRlcj8ucHVzaCh0aGlzLiNtb3ZlU3RlcCh0bywgZnJvbSwgY291bnQsIC0xKSk7XG4gICAgICAgIHJldHVybjtcbiAgICAgIH1cbiAgICAgIGNhc2UgRkxJUDpcbiAgICAgICAgdGhpcy4jZmxpcChwYXlsb2FkKTtcbiAgICAgICAgcmV0dXJuO1xuICAgICAgY2FzZSBTSFVGRkxFOiB7XG4gICAgICAgIGZvciAobGV0IGkgPSAzOyBpID49IDA7IGktLSkgdGhpcy4jcmFuZG9tLnN0YXRlW2ldID0gdGhpcy4jbG9nLnBvcCgpO1xuICAgICAgICBjb25zdCBzdGFydCA9IHBheWxvYWQgPDwgdGhpcy5zaGlmdDtcbiAgICAgICAgZm9yIChsZXQgaSA9IHRoaXMubGVuW3BheWxvYWRdISAtIDE7IGkgPj0gMDsgaS0tKSB0aGlzLnNsb3RzW3N0YXJ0ICsgaV0gPSB0aGlzLiNsb2cucG9wKCk7XG4gICAgICAgIHRoaXMucmVoYXNoKHBheWxvYWQpO1xuICAgICAgICB0aGlzLnJlY29yZGVyPy5wdXNoKHsgdHlwZTogJ3NodWZmbGUnLCBwaWxlOiB0aGlzLiNwaWxlTmFtZShwYXlsb2FkKSB9KTtcbiAgICAgICAgcmV0dXJuO1xuICAgICAgfVxuICAgICAgZGVmYXVsdDpcbiAgICAgICAgdGhpcy4jY291bnQocGF5bG9hZCwgdGhpcy4jbG9nLnBvcCgpKTtcbiAgICB9XG4gIH1cblxuICAjdW5kb0JlbG93KGZyb206IG51bWJlciwgdG86IG51bWJlciwgY291bnQ6IG51bWJlciwgdHlwZTogbnVtYmVyKTogdm9pZCB7XG4gICAgY29uc3QgW3R1cm5lZCwgYmVsb3csIGJlbmVhdGhdID0gWyh0eXBlICYgVFVSTkVEKSAhPT0gMCwgKHR5cGUgJiBCRUxPVykgIT09IDAsICh0eXBlICYgQkVORUFUSCkgIT09IDBdO1xuICAgIGlmICh0eXBlICYgU0lERVMpIHRoaXMuI3Jlc3RvcmVTaWRlcyh0bywgY291bnQsIHR1cm5lZCwgYmVuZWF0aCA/IHRoaXMubGVuW3RvXSEgLSBjb3VudCA6IDApO1xuICAgIHRoaXMuY2FycnlCZWxvdyh0bywgZnJvbSwgY291bnQsIC0xLCB0dXJuZWQsIGJlbmVhdGgsIGJlbG93KTtcbiAgICB0aGlzLnJlY29yZGVyPy5wdXNoKHRoaXMuI21vdmVTdGVwKHRvLCBmcm9tLCBjb3VudCwgLTEsIGJlbG93KSk7XG4gIH1cblxuICAvKipcbiAgICogVGhlIHNpZGVzIG9mIGNhcmRzIHRoYXQgYXJlIGFib3V0IHRvIGdvIGJhY2ssIGZyb20gdGhlIGxvZzsgdGhlIGJpdHMgd2VyZSBjb3VudGVkIGZyb20gdGhlIHRvcCBvZiB0aGVpciBvbGQgcGlsZVxuICAgKiBkb3duLCB3aGljaCBpcyB0aGUgb3RoZXIgd2F5IHJvdW5kIHdoZW4gdGhlIGNhcmRzIHdlcmUgdHVybmVkLlxuICAgKiBAcGFyYW0gYWJvdmUgaG93IG1hbnkgY2FyZHMgbGllIG9uIHRoZW1cbiAgICovXG4gICNyZXN0b3JlU2lkZXMocGlsZTogbnVtYmVyLCBjb3VudDogbnVtYmVyLCB0dXJuZWQ6IGJvb2xlYW4sIGFib3ZlID0gMCk6IHZvaWQge1xuICAgIGNvbnN0IGZpcnN0ID0gKHRoaXMuI2xvZy5sZW5ndGggLT0gTWF0aC5jZWlsKGNvdW50IC8gMzIpKTtcbiAgICBmb3IgKGxldCBkZXB0aCA9IDA7IGRlcHRoIDwgY291bnQ7IGRlcHRoKyspIHtcbiAgICAgIGNvbnN0IGkgPSB0dXJuZWQgPyBjb3VudCAtIDEgLSBkZXB0aCA6IGRlcHRoO1xuICAgICAgdGhpcy50dXJuQmVsb3cocGlsZSwgYWJvdmUgKyBkZXB0aCwgKHRoaXMuI2xvZy5hdChmaXJzdCArIChpID4+IDUpKSA+Pj4gKGkgJiAzMSkpICYgMSk7XG4gICAgfVxuICB9XG5cbiAgI21vdmVTdGVwKGZyb206IG51bWJlciwgdG86IG51bWJlciwgY291bnQ6IG51bWJlciwgc2lkZTogbnVtYmVyLCBiZW5lYXRoID0gZmFsc2UpOiBTdGVwIHtcbiAgICBjb25zdCBsb3dlc3QgPSBiZW5lYXRoID8gdGhpcy5sZW5bdG9dISAtIDEgOiBjb3VudCAtIDE7XG4gICAgY29uc3QgY2FyZHMgPSBBcnJheS5mcm9tKHsgbGVuZ3RoOiBjb3VudCB9LCAoXywgaSkgPT4gdGhpcy5pZEF0KHRvLCBsb3dlc3QgLSBpKSk7XG4gICAgY29uc3Qgc3RlcCA9IHsgdHlwZTogJ21vdmUnIGFzIGNvbnN0LCBmcm9tOiB0aGlzLiNwaWxlTmFtZShmcm9tKSwgdG86IHRoaXMuI3BpbGVOYW1lKHRvKSwgY2FyZHMgfTtcbiAgICByZXR1cm4geyAuLi5zdGVwLCAuLi4oc2lkZSA+PSAwICYmIHsgZmFjZTogc2lkZSA/ICd1cCcgOiAnZG93bicgfSksIC4uLihiZW5lYXRoICYmIHsgYmVuZWF0aCB9KSB9O1xuICB9XG5cbiAgI3BpbGVOYW1lKHBpbGU6IG51bWJlcik6IHN0cmluZyB7XG4gICAgcmV0dXJuIHRoaXMucnVsZXMuaWRzW3BpbGVdID8/ICdwYWNrJztcbiAgfVxuXG4gICNzZXR0bGVPclVuZG8obW92ZTogTW92ZSk6IHZvaWQge1xuICAgIHRyeSB7XG4gICAgICB0aGlzLiNzZXR0bGUobW92ZSk7XG4gICAgfSBjYXRjaCAoZXJyb3IpIHtcbiAgICAgIHRoaXMudW5kbygpO1xuICAgICAgdGhyb3cgZXJyb3I7XG4gICAgfVxuICB9XG5cbiAgI3BhY2tFbXB0eSh3aGVyZTogc3RyaW5nKTogdm9pZCB7XG4gICAgY29uc3QgbGVmdCA9IHRoaXMubGVuW3RoaXMucnVsZXMuY291bnRdITtcbiAgICBpZiAobGVmdCA+IDApXG4gICAgICB0aHJvdyBuZXcgQ29udHJhY3RFcnJvcih0aGlzLnZhcmlhbnQuaWQsIHdoZXJlLCBgbXVzdCBsZWF2ZSBubyBjYXJkIG9uIHRoZSBwYWNrLCBidXQgJHtsZWZ0fSBvZiAke3RoaXMuY2FyZHMubGVuZ3RofSBsaWUgdGhlcmVgKTtcbiAgfVxuXG4gIC8qKiBFeHBvc2VkIGNhcmRzIHR1cm4gdXAgYW5kIGBhZnRlcmAgcnVucyB1bnRpbCBub3RoaW5nIGNoYW5nZXMuIEBwYXJhbSBtb3ZlIGFic2VudCBhZnRlciB0aGUgZGVhbCAqL1xuICAjc2V0dGxlKG1vdmU6IE1vdmUgfCB1bmRlZmluZWQpOiB2b2lkIHtcbiAgICBjb25zdCB7IHZhcmlhbnQsIHJ1bGVzIH0gPSB0aGlzO1xuICAgIGxldCBpbmZvID0gbW92ZSA9PT0gdW5kZWZpbmVkID8gdW5kZWZpbmVkIDogdGhpcy5pbmZvKG1vdmUpO1xuICAgIGZvciAobGV0IHJvdW5kID0gMDsgOyByb3VuZCsrKSB7XG4gICAgICBjb25zdCBiZWZvcmUgPSB0aGlzLiNsb2cubGVuZ3RoO1xuICAgICAgZm9yIChjb25zdCBwaWxlIG9mIHJ1bGVzLnJldmVhbCkgaWYgKHRoaXMudG9wW3BpbGVdID09PSBISURERU4gJiYgIWlzQ292ZXJlZCh0aGlzLCBwaWxlKSkgdGhpcy5mbGlwVG9wKHBpbGUpO1xuICAgICAgaWYgKHZhcmlhbnQuYWZ0ZXIpIHtcbiAgICAgICAgLy8gTm90IGFza2VkIHRocm91Z2ggYGFza2AsIHdoaWNoIHdvdWxkIGFsbG9jYXRlLlxuICAgICAgICBsZXQgYW5zd2VyOiB1bmtub3duO1xuICAgICAgICB0cnkge1xuICAgICAgICAgIGFuc3dlciA9IHZhcmlhbnQuYWZ0ZXIodGhpcy52aWV3LCB0aGlzLm9wdGlvbnMsIGluZm8pO1xuICAgICAgICB9IGNhdGNoIChlcnJvcikge1xuICAgICAgICAgIHRocm93IGFzQ29udHJhY3RFcnJvcih2YXJpYW50LmlkLCAnYWZ0ZXInLCBlcnJvcik7XG4gICAgICAgIH1cbiAgICAgICAgaWYgKGlzUHJvbWlzZShhbnN3ZXIpKSB0aHJvdyBuZXcgQ29udHJhY3RFcnJvcih2YXJpYW50LmlkLCAnYWZ0ZXInLCBOT1RfQVNZTkMpO1xuICAgICAgICB0aGlzLiNwYWNrRW1wdHkoJ2FmdGVyJyk7XG4gICAgICB9XG4gICAgICBpZiAodGhpcy4jbG9nLmxlbmd0aCA9PT0gYmVmb3JlKSByZXR1cm47XG4gICAgICBpZiAocm91bmQgPT09IFJFU1RfTElNSVQpXG4gICAgICAgIHRocm93IG5ldyBDb250cmFjdEVycm9yKHZhcmlhbnQuaWQsICdhZnRlcicsICdtdXN0IGNvbWUgdG8gcmVzdCwgYnV0IHN0aWxsIGNoYW5nZXMgdGhlIHRhYmxlIGFmdGVyIDEwLDAwMCByb3VuZHMnKTtcbiAgICAgIGluZm8gPSB1bmRlZmluZWQ7XG4gICAgfVxuICB9XG59XG5cbi8qKiBGcm96ZW4gY2FyZHMgYnkgaWQuIEBwYXJhbSBmYWNlcyBpbiBkZWFsaW5nIG9yZGVyICovXG5jb25zdCBjYXJkc09mID0gKGZhY2VzOiBBcnJheUxpa2U8RmFjZT4pOiByZWFkb25seSBDYXJkW10gPT4gT2JqZWN0LmZyZWV6ZShBcnJheS5mcm9tKGZhY2VzLCAoZmFjZSwgaWQpID0+IG1ha2VDYXJkKGlkLCBmYWNlKSkpO1xuIiwgImltcG9ydCB0eXBlIHsgRmFjZSB9IGZyb20gJy4uL2NhcmRzL2NhcmQuanMnO1xuaW1wb3J0IHR5cGUgeyBEZWNrU3BlYywgT3B0aW9ucywgVmFyaWFudCB9IGZyb20gJy4uL2NvbnRyYWN0LmpzJztcbmltcG9ydCB7IGZvcm1hdERlY2ssIHBhcnNlRGVjaywgcmFuZG9tT2YsIHNodWZmbGVkRGVjayB9IGZyb20gJy4uL2NhcmRzL2RlY2suanMnO1xuaW1wb3J0IHsgY29tcGxldGVPcHRpb25zLCB0eXBlIEdpdmVuT3B0aW9ucyB9IGZyb20gJy4vb3B0aW9ucy5qcyc7XG5pbXBvcnQgeyBhc2ssIENvbnRyYWN0RXJyb3IsIGZhaWwsIG9rLCB0eXBlIFJlc3VsdCB9IGZyb20gJy4uL3Byb2JsZW0uanMnO1xuaW1wb3J0IHsgcGFyc2VTZWVkLCB0eXBlIFNlZWQgfSBmcm9tICcuLi9jYXJkcy9yYW5kb20uanMnO1xuaW1wb3J0IHsgVGFibGUgfSBmcm9tICcuLi90YWJsZS90YWJsZS5qcyc7XG5cbi8qKiBUaGUgdmVyc2lvbiBvZiB0aGUgY29udHJhY3QgdGhhdCB0aGlzIGNvcmUgc3BlYWtzLiAqL1xuZXhwb3J0IGNvbnN0IEFQSSA9IDE7XG5cbi8qKiBXaGF0IHRoaXMgY29yZSBrbm93cyBiZXlvbmQgdGhlIGZpcnN0IHJlbGVhc2Ugb2YgdGhhdCB2ZXJzaW9uOyBhIHZhcmlhbnQgbWF5IG5hbWUgaXQgaW4gYG5lZWRzYC4gKi9cbmNvbnN0IEtOT1dOOiByZWFkb25seSBzdHJpbmdbXSA9IFtdO1xuXG4vKiogV2hpY2ggY2FyZHMgdG8gZGVhbCwgYW5kIHVuZGVyIHdoaWNoIG9wdGlvbnMuICovXG5leHBvcnQgaW50ZXJmYWNlIERlYWxSZXF1ZXN0IHtcbiAgLyoqIEFuIHVuc2lnbmVkIDMyLWJpdCBudW1iZXIgb3IgYSB0ZXh0LiBEZWZhdWx0IDAuICovXG4gIHJlYWRvbmx5IHNlZWQ/OiBTZWVkO1xuICAvKiogSW5zdGVhZCBvZiBhIHNlZWQ6IGNhcmRzIGluIGRlYWxpbmcgb3JkZXIuICovXG4gIHJlYWRvbmx5IGRlY2s/OiBzdHJpbmc7XG4gIHJlYWRvbmx5IG9wdGlvbnM/OiBHaXZlbk9wdGlvbnM7XG59XG5cbi8qKiBBIGZyZXNoIHRhYmxlIGFuZCB3aGF0IGl0IHdhcyBkZWFsdCBmcm9tLiAqL1xuZXhwb3J0IGludGVyZmFjZSBEZWFsdDxPIGV4dGVuZHMgT3B0aW9ucz4ge1xuICByZWFkb25seSB0YWJsZTogVGFibGU8Tz47XG4gIHJlYWRvbmx5IG9wdGlvbnM6IE87XG4gIHJlYWRvbmx5IHNvdXJjZTogeyByZWFkb25seSBzZWVkOiBTZWVkIH0gfCB7IHJlYWRvbmx5IGRlY2s6IHN0cmluZyB9O1xufVxuXG4vKipcbiAqIERlYWxzIGEgdmFyaWFudC4gQmFkIHNlZWRzLCBkZWNrcyBhbmQgb3B0aW9ucyBhcmUgdmFsdWVzLlxuICogQHRocm93cyBDb250cmFjdEVycm9yIHdoZW4gdGhlIHZhcmlhbnQgYnJlYWtzIHRoZSBjb250cmFjdFxuICovXG5leHBvcnQgZnVuY3Rpb24gZGVhbDxPIGV4dGVuZHMgT3B0aW9ucz4odmFyaWFudDogVmFyaWFudDxPPiwgcmVxdWVzdDogRGVhbFJlcXVlc3QgPSB7fSk6IFJlc3VsdDxEZWFsdDxPPj4ge1xuICBjaGVja1ZhcmlhbnQodmFyaWFudCk7XG4gIGNvbnN0IG9wdGlvbnMgPSBjb21wbGV0ZU9wdGlvbnModmFyaWFudCwgcmVxdWVzdC5vcHRpb25zKTtcbiAgaWYgKCFvcHRpb25zLm9rKSByZXR1cm4gb3B0aW9ucztcbiAgY29uc3Qgc3BlYyA9IGFzayh2YXJpYW50LmlkLCAnZGVjaycsICgpID0+IHZhcmlhbnQuZGVjayhvcHRpb25zLnZhbHVlKSk7XG4gIGlmICh0eXBlb2Ygc3BlYyAhPT0gJ29iamVjdCcpIHRocm93IG5ldyBDb250cmFjdEVycm9yKHZhcmlhbnQuaWQsICdkZWNrJywgYG11c3Qgc2F5IHdoaWNoIGNhcmRzIHRoZXJlIGFyZSwgbm90ICR7U3RyaW5nKHNwZWMpfWApO1xuICBpZiAocmVxdWVzdC5kZWNrICE9PSB1bmRlZmluZWQpIHtcbiAgICBjb25zdCBkZWNrID0gcGFyc2VEZWNrKHJlcXVlc3QuZGVjaywgc3BlYyk7XG4gICAgaWYgKCFkZWNrLm9rKSByZXR1cm4gZGVjaztcbiAgICBjb25zdCBzb3VyY2UgPSB7IGRlY2s6IGZvcm1hdERlY2soZGVjay52YWx1ZSkgfTtcbiAgICByZXR1cm4gb2soeyB0YWJsZTogbmV3IFRhYmxlKHZhcmlhbnQsIG9wdGlvbnMudmFsdWUsIHsgZGVjazogZGVjay52YWx1ZSwgcmFuZG9tOiByYW5kb21PZihzb3VyY2UpIH0pLCBvcHRpb25zOiBvcHRpb25zLnZhbHVlLCBzb3VyY2UgfSk7XG4gIH1cbiAgY29uc3Qgc2VlZCA9IHBhcnNlU2VlZChyZXF1ZXN0LnNlZWQgPz8gMCk7XG4gIGlmIChzZWVkID09PSB1bmRlZmluZWQpIHJldHVybiBmYWlsKCdzZWVkLWJhZCcsIHsgc2VlZDogU3RyaW5nKHJlcXVlc3Quc2VlZCkgfSk7XG4gIGNvbnN0IHJhbmRvbSA9IHJhbmRvbU9mKHsgc2VlZCB9KTtcbiAgY29uc3QgZGVjayA9IG51bWJlcmVkRGVjayh2YXJpYW50LCBzZWVkLCBvcHRpb25zLnZhbHVlLCBzcGVjKSA/PyBzaHVmZmxlZERlY2soc3BlYywgcmFuZG9tKTtcbiAgcmV0dXJuIG9rKHsgdGFibGU6IG5ldyBUYWJsZSh2YXJpYW50LCBvcHRpb25zLnZhbHVlLCB7IGRlY2ssIHJhbmRvbSB9KSwgb3B0aW9uczogb3B0aW9ucy52YWx1ZSwgc291cmNlOiB7IHNlZWQgfSB9KTtcbn1cblxuLyoqIFRoZSBkZWNrIG9mIGEgZGVhbCB0aGF0IHRoZSB2YXJpYW50IGtub3dzIGJ5IG51bWJlci4gKi9cbmZ1bmN0aW9uIG51bWJlcmVkRGVjazxPIGV4dGVuZHMgT3B0aW9ucz4odmFyaWFudDogVmFyaWFudDxPPiwgc2VlZDogU2VlZCwgb3B0aW9uczogTywgc3BlYzogRGVja1NwZWMpOiBGYWNlW10gfCB1bmRlZmluZWQge1xuICBpZiAoIXZhcmlhbnQubnVtYmVyZWQgfHwgdHlwZW9mIHNlZWQgIT09ICdudW1iZXInKSByZXR1cm4gdW5kZWZpbmVkO1xuICBjb25zdCB0ZXh0ID0gYXNrKHZhcmlhbnQuaWQsICdudW1iZXJlZCcsICgpID0+IHZhcmlhbnQubnVtYmVyZWQhKHNlZWQsIG9wdGlvbnMpKTtcbiAgaWYgKHRleHQgPT09IHVuZGVmaW5lZCkgcmV0dXJuIHVuZGVmaW5lZDtcbiAgaWYgKHR5cGVvZiB0ZXh0ICE9PSAnc3RyaW5nJykgdGhyb3cgbmV3IENvbnRyYWN0RXJyb3IodmFyaWFudC5pZCwgJ251bWJlcmVkJywgJ211c3QgZ2l2ZSBhIGRlY2sgYXMgYSB0ZXh0Jyk7XG4gIGNvbnN0IGRlY2sgPSBwYXJzZURlY2sodGV4dCwgc3BlYyk7XG4gIGlmICghZGVjay5vaykgdGhyb3cgbmV3IENvbnRyYWN0RXJyb3IodmFyaWFudC5pZCwgJ251bWJlcmVkJywgYG11c3QgZ2l2ZSB0aGUgZGVjayBvZiBkZWFsICR7c2VlZH06ICR7ZGVjay5lcnJvci5tZXNzYWdlfWApO1xuICByZXR1cm4gZGVjay52YWx1ZTtcbn1cblxuLyoqIElzIHRoaXMgYSB2YXJpYW50IHRoYXQgdGhpcyBjb3JlIGNhbiBwbGF5PyBAdGhyb3dzIENvbnRyYWN0RXJyb3Igd2hlbiBpdCBpcyBub3QgKi9cbmV4cG9ydCBmdW5jdGlvbiBjaGVja1ZhcmlhbnQodmFsdWU6IHVua25vd24pOiBhc3NlcnRzIHZhbHVlIGlzIFZhcmlhbnQge1xuICBjb25zdCB2ID0gdmFsdWUgYXMgUGFydGlhbDxWYXJpYW50PiB8IG51bGwgfCB1bmRlZmluZWQ7XG4gIGNvbnN0IGlkID0gdHlwZW9mIHY/LmlkID09PSAnc3RyaW5nJyA/IHYuaWQgOiAnPyc7XG4gIGNvbnN0IGJyb2tlbiA9ICh3aGVyZTogc3RyaW5nLCBsYXc6IHN0cmluZyk6IG5ldmVyID0+IHtcbiAgICB0aHJvdyBuZXcgQ29udHJhY3RFcnJvcihpZCwgd2hlcmUsIGxhdyk7XG4gIH07XG4gIGlmICh0eXBlb2YgdiAhPT0gJ29iamVjdCcgfHwgdiA9PT0gbnVsbCkgcmV0dXJuIGJyb2tlbignbW9kdWxlJywgJ211c3QgZXhwb3J0IGEgdmFyaWFudCBhcyBpdHMgZGVmYXVsdCBleHBvcnQnKTtcbiAgaWYgKCEvXlthLXpdW2EtejAtOV0qKC1bYS16MC05XSspKiQvLnRlc3QoaWQpKSBicm9rZW4oJ2lkJywgYG11c3QgYmUgbG93ZXItY2FzZSB3b3JkcyBqb2luZWQgYnkgaHlwaGVucywgbm90ICR7SlNPTi5zdHJpbmdpZnkodi5pZCl9YCk7XG4gIGlmICh2LmFwaSAhPT0gQVBJKSBicm9rZW4oJ2FwaScsIGBzcGVha3MgdmVyc2lvbiAke0pTT04uc3RyaW5naWZ5KHYuYXBpKX0gb2YgdGhlIGNvbnRyYWN0OyB0aGlzIGNvcmUgc3BlYWtzICR7QVBJfWApO1xuICBmb3IgKGNvbnN0IG5lZWQgb2YgQXJyYXkuaXNBcnJheSh2Lm5lZWRzKSA/ICh2Lm5lZWRzIGFzIHJlYWRvbmx5IHVua25vd25bXSkgOiBbXSlcbiAgICBpZiAoIUtOT1dOLmluY2x1ZGVzKFN0cmluZyhuZWVkKSkpIGJyb2tlbignbmVlZHMnLCBgbmFtZXMgJHtKU09OLnN0cmluZ2lmeShuZWVkKX0sIHdoaWNoIHRoaXMgY29yZSBkb2VzIG5vdCBrbm93OyBhIG5ld2VyIG9uZSBtYXlgKTtcbiAgaWYgKCFOdW1iZXIuaXNJbnRlZ2VyKHYucnVsZXMpIHx8IHYucnVsZXMhIDwgMSkgYnJva2VuKCdydWxlcycsICdtdXN0IGJlIGEgd2hvbGUgbnVtYmVyIGZyb20gMScpO1xuICBmb3IgKGNvbnN0IHZhbHVlcyBvZiBPYmplY3QudmFsdWVzKHYub3B0aW9ucyA/PyBicm9rZW4oJ29wdGlvbnMnLCAnbXVzdCBiZSBhbiBvYmplY3QsIGlmIG9ubHkgYW4gZW1wdHkgb25lJykpIGFzIHVua25vd25bXSlcbiAgICBpZiAoXG4gICAgICAhQXJyYXkuaXNBcnJheSh2YWx1ZXMpIHx8XG4gICAgICB2YWx1ZXMubGVuZ3RoID09PSAwIHx8XG4gICAgICAhdmFsdWVzLmV2ZXJ5KCh2YWx1ZSkgPT4gdHlwZW9mIHZhbHVlID09PSAnc3RyaW5nJyB8fCBOdW1iZXIuaXNGaW5pdGUodmFsdWUpKSB8fFxuICAgICAgbmV3IFNldCh2YWx1ZXMubWFwKFN0cmluZykpLnNpemUgPCB2YWx1ZXMubGVuZ3RoXG4gICAgKVxuICAgICAgYnJva2VuKCdvcHRpb25zJywgJ211c3QgbGlzdCB0aGUgdmFsdWVzIG9mIGVhY2ggb3B0aW9uOiB0ZXh0cyBvciBudW1iZXJzLCBlYWNoIG9uY2UnKTtcbiAgZm9yIChjb25zdCBuYW1lIG9mIFsnZGVjaycsICd0YWJsZScsICdkZWFsJ10gYXMgY29uc3QpIGlmICh0eXBlb2YgdltuYW1lXSAhPT0gJ2Z1bmN0aW9uJykgYnJva2VuKG5hbWUsICdtdXN0IGJlIGEgZnVuY3Rpb24nKTtcbiAgZm9yIChjb25zdCBsb2NhbGUgb2YgWydkZScsICdlbiddIGFzIGNvbnN0KVxuICAgIGlmICh0eXBlb2Ygdi5zdHJpbmdzPy5bbG9jYWxlXT8ubmFtZSAhPT0gJ3N0cmluZycpIGJyb2tlbignc3RyaW5ncycsIGBtdXN0IGhhdmUgd29yZHMgaW4gXCIke2xvY2FsZX1cImApO1xufVxuIiwgIi8qKiBXaGF0IGhhbmRzIG1lYW46IGEgY2FyZCBhbmQgYSBwbGFjZSBiZWNvbWUgdGhlIG1vdmVzIHRoZXkgc3RhbmQgZm9yLiBSdWxlcyBhcmUgb25seSBhc2tlZCwgbmV2ZXIga25vd24uICovXG5pbXBvcnQgeyBhY3Rpb25SZWFzb24sIGNhbkxpZnQsIGlzTGVnYWwsIGxpc3QsIE1BWF9NT1ZFUyB9IGZyb20gJy4vbGVnYWwuanMnO1xuaW1wb3J0IHsgYWN0aW9uTW92ZSwgQ0FSRFMsIGNhcmRzTW92ZSwgZnJvbU9mLCBraW5kT2YsIHBhaXJNb3ZlLCB0b09mLCB0eXBlIE1vdmUgfSBmcm9tICcuL21vdmUuanMnO1xuaW1wb3J0IHsgYXNrIH0gZnJvbSAnLi4vcHJvYmxlbS5qcyc7XG5pbXBvcnQgeyByZWZ1c2UsIHdoeU5vdExpZnRlZCwgdHlwZSBSZWFzb24gfSBmcm9tICcuL3JlZnVzYWwuanMnO1xuaW1wb3J0IHsgVEFLRV9BTEwgfSBmcm9tICcuLi90YWJsZS9ydWxlcy5qcyc7XG5pbXBvcnQgdHlwZSB7IFRhYmxlIH0gZnJvbSAnLi4vdGFibGUvdGFibGUuanMnO1xuXG4vKiogTW92ZXMgdG8gcGxheSBhcyBvbmUsIG9yIHdoeSB0aGVyZSBhcmUgbm9uZS4gKi9cbmV4cG9ydCB0eXBlIEludGVycHJldGVkID0geyByZWFkb25seSBvazogdHJ1ZTsgcmVhZG9ubHkgbW92ZXM6IHJlYWRvbmx5IE1vdmVbXSB9IHwgeyByZWFkb25seSBvazogZmFsc2U7IHJlYWRvbmx5IHJlZnVzYWw6IFJlYXNvbiB9O1xuXG4vKiogSG93IG1hbnkgY2FyZHMgYXJlIGxpZnRlZCB3aXRoIHRoZSBjYXJkIGF0IGEgZGVwdGggKDAgdGhlIHRvcCk6IGFsbCB0aGF0IGxpZSBvbiBpdCwgb3IgdGhlIHdob2xlIHBpbGUuICovXG5mdW5jdGlvbiBjb3VudEF0KHRhYmxlOiBUYWJsZSwgcGlsZTogbnVtYmVyLCBkZXB0aDogbnVtYmVyKTogbnVtYmVyIHtcbiAgcmV0dXJuIHRhYmxlLnJ1bGVzLnRha2VbcGlsZV0gPT09IFRBS0VfQUxMID8gdGFibGUubGVuW3BpbGVdISA6IGRlcHRoICsgMTtcbn1cblxuLyoqIENhbiB0aGUgY2FyZCBhdCB0aGlzIGRlcHRoIGJlIGdyYWJiZWQ/IEluIGEgc3F1YXJlZCBwaWxlIG9ubHkgdGhlIHRvcCBjYXJkIGNhbi4gKi9cbmZ1bmN0aW9uIGluU2lnaHQoeyBydWxlcyB9OiBUYWJsZSwgcGlsZTogbnVtYmVyLCBkZXB0aDogbnVtYmVyKTogYm9vbGVhbiB7XG4gIGNvbnN0IHsgZmFuLCBmYW5uZWQgPSBJbmZpbml0eSB9ID0gcnVsZXMucGlsZXNbcGlsZV0hO1xuICByZXR1cm4gZmFuICE9PSB1bmRlZmluZWQgJiYgZGVwdGggPCBmYW5uZWQ7XG59XG5cbi8qKiBNYXkgdGhlIGNhcmQgYXQgdGhpcyBkZXB0aCBiZSBwaWNrZWQgdXAsIGFsb25lIG9yIGFzIHRoZSBsb3dlc3Qgb2YgYSBydW4sIG5vdyBvciB0aHJvdWdoIGZyZWUgY2VsbHM/ICovXG5leHBvcnQgZnVuY3Rpb24gbGlmdGFibGUodGFibGU6IFRhYmxlLCBwaWxlOiBudW1iZXIsIGRlcHRoOiBudW1iZXIpOiBSZWFzb24gfCB1bmRlZmluZWQge1xuICBjb25zdCBjb3VudCA9IGNvdW50QXQodGFibGUsIHBpbGUsIGRlcHRoKTtcbiAgaWYgKGNhbkxpZnQodGFibGUsIHBpbGUsIGNvdW50KSkgcmV0dXJuIHVuZGVmaW5lZDtcbiAgY29uc3Qgd2h5ID0gd2h5Tm90TGlmdGVkKHRhYmxlLCBwaWxlLCBjb3VudCk7XG4gIGlmICh3aHk/LmNvZGUgIT09ICdvbmx5LXRvcCcgfHwgZGVwdGggPT09IDApIHJldHVybiB3aHk7XG4gIHJldHVybiB0YXJnZXRzKHRhYmxlLCBwaWxlLCBkZXB0aCkubGVuZ3RoID4gMCA/IHVuZGVmaW5lZCA6IHdoeTtcbn1cblxuLyoqXG4gKiBXaGF0IGxheWluZyB0aGUgY2FyZCBhdCBgZGVwdGhgIG9mIHBpbGUgYGZyb21gICh3aXRoIGFsbCB0aGF0IGxpZXMgb24gaXQpIG9uIHBpbGUgYHRvYCBtZWFuczogb25lIG1vdmUsIHR3byBjYXJkc1xuICogdGhhdCBsZWF2ZSB0b2dldGhlciwgb3IgYSBkZXRvdXIgdGhyb3VnaCBmcmVlIGNlbGxzIGFuZCBlbXB0eSBjb2x1bW5zLCBjYXJkIGJ5IGNhcmQuXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBpbnRlcnByZXQodGFibGU6IFRhYmxlLCBmcm9tOiBudW1iZXIsIGRlcHRoOiBudW1iZXIsIHRvOiBudW1iZXIpOiBJbnRlcnByZXRlZCB7XG4gIGNvbnN0IGNvdW50ID0gY291bnRBdCh0YWJsZSwgZnJvbSwgZGVwdGgpO1xuICBjb25zdCBkaXJlY3QgPSBjYXJkc01vdmUoZnJvbSwgdG8sIGNvdW50KTtcbiAgaWYgKGlzTGVnYWwodGFibGUsIGRpcmVjdCkpIHJldHVybiB7IG9rOiB0cnVlLCBtb3ZlczogW2RpcmVjdF0gfTtcbiAgY29uc3QgcGFpciA9IHBhaXJNb3ZlKE1hdGgubWluKGZyb20sIHRvKSwgTWF0aC5tYXgoZnJvbSwgdG8pKTtcbiAgaWYgKHRhYmxlLnZhcmlhbnQucGFpciAmJiBkZXB0aCA9PT0gMCAmJiBpc0xlZ2FsKHRhYmxlLCBwYWlyKSkgcmV0dXJuIHsgb2s6IHRydWUsIG1vdmVzOiBbcGFpcl0gfTtcbiAgaWYgKGRlcHRoID4gMCAmJiBpblNpZ2h0KHRhYmxlLCBmcm9tLCBkZXB0aCkpIHtcbiAgICBjb25zdCBtb3ZlczogTW92ZVtdID0gW107XG4gICAgLy8gQW4gZW1wdHkgY29sdW1uIGlzIHJvb20gb25seSBpZiBpdCBtYXkgYmUgdXNlZDogaW4gc29tZSBwYXRpZW5jZXMgaXQgc3RheXMgY2xvc2VkLCBvciBpcyBmb3Iga2luZ3MuXG4gICAgY29uc3Qgc3BhcmVzID0gZW1wdHlQaWxlcyh0YWJsZSwgJ3RhYmxlYXUnLCB0bykuZmlsdGVyKChwaWxlKSA9PiBpc0xlZ2FsKHRhYmxlLCBjYXJkc01vdmUoZnJvbSwgcGlsZSwgMSkpKTtcbiAgICBjb25zdCBkb25lID0gdHJpZWRPdXQodGFibGUsICgpID0+IGNhcnJ5KHRhYmxlLCBmcm9tLCB0bywgY291bnQsIHNwYXJlcywgbW92ZXMpKTtcbiAgICBpZiAoZG9uZSkgcmV0dXJuIHsgb2s6IHRydWUsIG1vdmVzIH07XG4gICAgLy8gVGhlIGxvd2VzdCBjYXJkIGFsb25lIHdvdWxkIGZpdDogdGhlbiBpdCBpcyB0aGUgcm9vbSBmb3IgdGhlIGRldG91ciB0aGF0IGxhY2tzLCBvciB0aGUgb3JkZXIgb2YgdGhlIHJ1bi5cbiAgICBjb25zdCB3aHkgPSB3aHlOb3RMaWZ0ZWQodGFibGUsIGZyb20sIGNvdW50KTtcbiAgICBpZiAod2h5ICYmIHdoeS5jb2RlICE9PSAnb25seS10b3AnKSByZXR1cm4geyBvazogZmFsc2UsIHJlZnVzYWw6IHdoeSB9O1xuICAgIGNvbnN0IHJvb20gPSAoZW1wdHlQaWxlcyh0YWJsZSwgJ2NlbGwnLCB0bykubGVuZ3RoICsgMSkgKiAyICoqIHNwYXJlcy5sZW5ndGg7XG4gICAgaWYgKHdoeSAmJiBjb3VudCA+IHJvb20pIHJldHVybiB7IG9rOiBmYWxzZSwgcmVmdXNhbDogeyBjb2RlOiAnbm8tcm9vbScsIHBhcmFtczogeyBjb3VudCwgcm9vbSB9IH0gfTtcbiAgfVxuICByZXR1cm4geyBvazogZmFsc2UsIHJlZnVzYWw6ICh0YWJsZS52YXJpYW50LnBhaXIgJiYgdGFibGUubGVuW3RvXSEgPiAwID8gcmVmdXNlKHRhYmxlLCBwYWlyKSA6IHVuZGVmaW5lZCkgPz8gcmVmdXNlKHRhYmxlLCBkaXJlY3QpISB9O1xufVxuXG4vKiogUGxheXMgYGNvdW50YCBjYXJkcyBmcm9tIHBpbGUgdG8gcGlsZSBieSBzaW5nbGUgbW92ZXMsIGFzIGZhciBhcyBpdCBnb2VzOyB0aGUgbW92ZXMgbWFkZSBhcmUgaW4gYG1vdmVzYC4gKi9cbmZ1bmN0aW9uIGNhcnJ5KHRhYmxlOiBUYWJsZSwgZnJvbTogbnVtYmVyLCB0bzogbnVtYmVyLCBjb3VudDogbnVtYmVyLCBzcGFyZXM6IHJlYWRvbmx5IG51bWJlcltdLCBtb3ZlczogTW92ZVtdKTogYm9vbGVhbiB7XG4gIGNvbnN0IGNlbGxzID0gZW1wdHlQaWxlcyh0YWJsZSwgJ2NlbGwnLCB0byk7XG4gIGlmIChjb3VudCA8PSBjZWxscy5sZW5ndGggKyAxKSB7XG4gICAgY29uc3QgdXNlZCA9IGNlbGxzLnNsaWNlKDAsIGNvdW50IC0gMSk7XG4gICAgcmV0dXJuIChcbiAgICAgIHVzZWQuZXZlcnkoKGNlbGwpID0+IHN0ZXAodGFibGUsIGZyb20sIGNlbGwsIG1vdmVzKSkgJiZcbiAgICAgIHN0ZXAodGFibGUsIGZyb20sIHRvLCBtb3ZlcykgJiZcbiAgICAgIHVzZWQucmV2ZXJzZSgpLmV2ZXJ5KChjZWxsKSA9PiBzdGVwKHRhYmxlLCBjZWxsLCB0bywgbW92ZXMpKVxuICAgICk7XG4gIH1cbiAgY29uc3QgW3NwYXJlLCAuLi5yZXN0XSA9IHNwYXJlcztcbiAgaWYgKHNwYXJlID09PSB1bmRlZmluZWQpIHJldHVybiBmYWxzZTtcbiAgY29uc3QgcGFydCA9IGNvdW50IC0gKGNlbGxzLmxlbmd0aCArIDEpICogMiAqKiByZXN0Lmxlbmd0aDtcbiAgY29uc3QgdXBwZXIgPSBNYXRoLm1heCgxLCBwYXJ0KTtcbiAgcmV0dXJuIChcbiAgICBjYXJyeSh0YWJsZSwgZnJvbSwgc3BhcmUsIHVwcGVyLCByZXN0LCBtb3ZlcykgJiZcbiAgICBjYXJyeSh0YWJsZSwgZnJvbSwgdG8sIGNvdW50IC0gdXBwZXIsIHJlc3QsIG1vdmVzKSAmJlxuICAgIGNhcnJ5KHRhYmxlLCBzcGFyZSwgdG8sIHVwcGVyLCByZXN0LCBtb3ZlcylcbiAgKTtcbn1cblxuZnVuY3Rpb24gc3RlcCh0YWJsZTogVGFibGUsIGZyb206IG51bWJlciwgdG86IG51bWJlciwgbW92ZXM6IE1vdmVbXSk6IGJvb2xlYW4ge1xuICBjb25zdCBtb3ZlID0gY2FyZHNNb3ZlKGZyb20sIHRvLCAxKTtcbiAgaWYgKCFpc0xlZ2FsKHRhYmxlLCBtb3ZlKSkgcmV0dXJuIGZhbHNlO1xuICB0YWJsZS5wbGF5KG1vdmUpO1xuICBtb3Zlcy5wdXNoKG1vdmUpO1xuICByZXR1cm4gdHJ1ZTtcbn1cblxuZnVuY3Rpb24gZW1wdHlQaWxlcyh0YWJsZTogVGFibGUsIHJvbGU6IHN0cmluZywgZXhjZXB0OiBudW1iZXIpOiBudW1iZXJbXSB7XG4gIGNvbnN0IHsgcGlsZXMgfSA9IHRhYmxlLnJ1bGVzO1xuICByZXR1cm4gcGlsZXMuZmxhdE1hcCgocGlsZSwgaSkgPT4gKHBpbGUucm9sZSA9PT0gcm9sZSAmJiB0YWJsZS5sZW5baV0gPT09IDAgJiYgaSAhPT0gZXhjZXB0ID8gW2ldIDogW10pKTtcbn1cblxuLyoqIFRoZSBhY3Rpb25zIHRoYXQgYSBjbGljayBvbiB0aGlzIHBpbGUgY2FuIG1lYW4sIGluIHRoZSB2YXJpYW50J3Mgb3JkZXI6IHRob3NlIHRoYXQgY2FuIGJlIGRvbmUgbm93IGNvbWUgZmlyc3QuICovXG5leHBvcnQgZnVuY3Rpb24gYWN0aW9uc09uKHRhYmxlOiBUYWJsZSwgcGlsZTogbnVtYmVyKTogTW92ZVtdIHtcbiAgY29uc3QgbWVhbnQgPSB0YWJsZS5ydWxlcy5hY3Rpb25zLmZsYXRNYXAoKHsgZWFjaCwgcGlsZXMgfSwgYWN0aW9uKSA9PlxuICAgIHBpbGVzLmluY2x1ZGVzKHBpbGUpID8gW2FjdGlvbk1vdmUoYWN0aW9uLCBlYWNoID8gcGlsZSA6IDApXSA6IFtdLFxuICApO1xuICBjb25zdCBub3cgPSAobW92ZTogTW92ZSk6IGJvb2xlYW4gPT4gYWN0aW9uUmVhc29uKHRhYmxlLCBmcm9tT2YobW92ZSksIHRvT2YobW92ZSkpID09PSB0cnVlO1xuICByZXR1cm4gWy4uLm1lYW50LmZpbHRlcihub3cpLCAuLi5tZWFudC5maWx0ZXIoKG1vdmUpID0+ICFub3cobW92ZSkpXTtcbn1cblxuLyoqIFBpbGVzIG9uIHdoaWNoIHRoZSBjYXJkIGF0IHRoaXMgZGVwdGggbWF5IGJlIGxhaWQsIGRldG91cnMgaW5jbHVkZWQuICovXG5leHBvcnQgZnVuY3Rpb24gdGFyZ2V0cyh0YWJsZTogVGFibGUsIGZyb206IG51bWJlciwgZGVwdGg6IG51bWJlcik6IG51bWJlcltdIHtcbiAgY29uc3QgZm91bmQ6IG51bWJlcltdID0gW107XG4gIGZvciAobGV0IHRvID0gMDsgdG8gPCB0YWJsZS5ydWxlcy5jb3VudDsgdG8rKykgaWYgKHRvICE9PSBmcm9tICYmIGludGVycHJldCh0YWJsZSwgZnJvbSwgZGVwdGgsIHRvKS5vaykgZm91bmQucHVzaCh0byk7XG4gIHJldHVybiBmb3VuZDtcbn1cblxuLyoqXG4gKiBQaWxlcyBvbiB3aGljaCB0aGUgY2FyZCBhdCB0aGlzIGRlcHRoIG1heSBiZSBsYWlkLCB0aGUgbW9zdCB1c2VmdWwgZmlyc3Q6IGZhbWlsaWVzLCB0aGVuIHBpbGVzIHdpdGggY2FyZHMsIGVtcHR5IHBsYWNlcywgbGFzdFxuICogY2VsbHMuIE9mIGVtcHR5IHBsYWNlcyB0aGF0IGFyZSBhbGlrZSBvbmx5IHRoZSBmaXJzdDsgZXhjaGFuZ2luZyB0d28gc3VjaCBwbGFjZXMgY29tZXMgYWZ0ZXIgZXZlcnl0aGluZyBlbHNlLlxuICovXG5leHBvcnQgZnVuY3Rpb24gZGVzdGluYXRpb25zKHRhYmxlOiBUYWJsZSwgZnJvbTogbnVtYmVyLCBkZXB0aDogbnVtYmVyKTogbnVtYmVyW10ge1xuICBjb25zdCB7IHBpbGVzIH0gPSB0YWJsZS5ydWxlcztcbiAgY29uc3QgYWxpa2UgPSAodG86IG51bWJlcik6IHN0cmluZyB8IHVuZGVmaW5lZCA9PiAodGFibGUubGVuW3RvXSA9PT0gMCA/IHBpbGVzW3RvXSEuZ3JvdXAgOiB1bmRlZmluZWQpO1xuICBjb25zdCB3aG9sZVBpbGUgPSBjb3VudEF0KHRhYmxlLCBmcm9tLCBkZXB0aCkgPT09IHRhYmxlLmxlbltmcm9tXTtcbiAgY29uc3Qgd29ydGggPSAodG86IG51bWJlcik6IG51bWJlciA9PiB7XG4gICAgY29uc3QgZmlsbGVkID0gdGFibGUubGVuW3RvXSEgPiAwID8gMSA6IDA7XG4gICAgY29uc3QgZ3JvdXAgPSBhbGlrZSh0byk7XG4gICAgaWYgKHdob2xlUGlsZSAmJiBncm91cCAhPT0gdW5kZWZpbmVkICYmIGdyb3VwID09PSBwaWxlc1tmcm9tXSEuZ3JvdXApIHJldHVybiAtMTtcbiAgICBzd2l0Y2ggKHBpbGVzW3RvXSEucm9sZSkge1xuICAgICAgY2FzZSAnZm91bmRhdGlvbic6XG4gICAgICBjYXNlICdkaXNjYXJkJzpcbiAgICAgICAgcmV0dXJuIDY7XG4gICAgICBjYXNlICdjZWxsJzpcbiAgICAgICAgcmV0dXJuIDA7XG4gICAgICBkZWZhdWx0OlxuICAgICAgICByZXR1cm4gMiArIGZpbGxlZCAqIDI7XG4gICAgfVxuICB9O1xuICBjb25zdCBtZXQgPSBuZXcgU2V0PHN0cmluZz4oKTtcbiAgcmV0dXJuIHRhcmdldHModGFibGUsIGZyb20sIGRlcHRoKVxuICAgIC5maWx0ZXIoKHRvKSA9PiB7XG4gICAgICBjb25zdCBncm91cCA9IGFsaWtlKHRvKTtcbiAgICAgIHJldHVybiBncm91cCA9PT0gdW5kZWZpbmVkIHx8ICghbWV0Lmhhcyhncm91cCkgJiYgbWV0LmFkZChncm91cCkpO1xuICAgIH0pXG4gICAgLnNvcnQoKGEsIGIpID0+IHdvcnRoKGIpIC0gd29ydGgoYSkpO1xufVxuXG4vKiogVGhlIG1vdmVzIHRoYXQgc2VuZCBhIGNhcmQgdG8gYSBwaWxlIHdoZXJlIGl0IG1heSBiZSBsYWlkOyBvbnRvIGEgZmFtaWx5IHdpdGggdGhlIGNhcmRzIGJlbG93IGl0IHRoYXQgZm9sbG93IHRoZXJlLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHNlbmRpbmcodGFibGU6IFRhYmxlLCBmcm9tOiBudW1iZXIsIGRlcHRoOiBudW1iZXIsIHRvOiBudW1iZXIpOiByZWFkb25seSBNb3ZlW10gfCB1bmRlZmluZWQge1xuICBjb25zdCBpbnRlcnByZXRlZCA9IGludGVycHJldCh0YWJsZSwgZnJvbSwgZGVwdGgsIHRvKTtcbiAgaWYgKCFpbnRlcnByZXRlZC5vaykgcmV0dXJuIHVuZGVmaW5lZDtcbiAgaWYgKHRhYmxlLnJ1bGVzLnBpbGVzW3RvXSEucm9sZSAhPT0gJ2ZvdW5kYXRpb24nIHx8IGRlcHRoID4gMCkgcmV0dXJuIGludGVycHJldGVkLm1vdmVzO1xuICByZXR1cm4gd2hvbGUodGFibGUsIGZyb20sIHRvKTtcbn1cblxuLyoqIFRoZSBtb3N0IHVzZWZ1bCB0aGluZyB0byBkbyB3aXRoIGEgY2FyZCwgZm9yIGEgZG91YmxlIGNsaWNrOiBzZWUge0BsaW5rIGRlc3RpbmF0aW9uc30uICovXG5leHBvcnQgZnVuY3Rpb24gYmVzdCh0YWJsZTogVGFibGUsIGZyb206IG51bWJlciwgZGVwdGg6IG51bWJlcik6IHJlYWRvbmx5IE1vdmVbXSB8IHVuZGVmaW5lZCB7XG4gIGNvbnN0IFt0b10gPSBkZXN0aW5hdGlvbnModGFibGUsIGZyb20sIGRlcHRoKTtcbiAgcmV0dXJuIHRvID09PSB1bmRlZmluZWQgPyB1bmRlZmluZWQgOiBzZW5kaW5nKHRhYmxlLCBmcm9tLCBkZXB0aCwgdG8pO1xufVxuXG4vKiogQWxsIGNhcmRzIG9mIGEgcGlsZSdzIGVuZCB0aGF0IGZvbGxvdyBlYWNoIG90aGVyIG9udG8gb25lIGZvdW5kYXRpb24uICovXG5mdW5jdGlvbiB3aG9sZSh0YWJsZTogVGFibGUsIGZyb206IG51bWJlciwgdG86IG51bWJlcik6IE1vdmVbXSB7XG4gIGNvbnN0IG1vdmVzOiBNb3ZlW10gPSBbXTtcbiAgcmV0dXJuIHRyaWVkT3V0KHRhYmxlLCAoKSA9PiB7XG4gICAgd2hpbGUgKHN0ZXAodGFibGUsIGZyb20sIHRvLCBtb3ZlcykpO1xuICAgIHJldHVybiBtb3ZlcztcbiAgfSk7XG59XG5cbi8qKiBcIkV2ZXJ5dGhpbmcgdXBcIjogYWxsIGNhcmRzIHRoYXQgY2FuIGdvIHRvIGZvdW5kYXRpb25zIG9uZSBhZnRlciB0aGUgb3RoZXIuIEVtcHR5IHdoZW4gdGhlcmUgaXMgbm9uZS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBhbGxVcCh0YWJsZTogVGFibGUpOiBNb3ZlW10ge1xuICBjb25zdCBmb3VuZCA9IG5ldyBJbnQzMkFycmF5KE1BWF9NT1ZFUyk7XG4gIGNvbnN0IG1vdmVzOiBNb3ZlW10gPSBbXTtcbiAgcmV0dXJuIHRyaWVkT3V0KHRhYmxlLCAoKSA9PiB7XG4gICAgZm9yICg7Oykge1xuICAgICAgY29uc3QgbiA9IGxpc3QodGFibGUsIGZvdW5kKTtcbiAgICAgIGNvbnN0IHVwID0gZm91bmQuc3ViYXJyYXkoMCwgbikuZmluZCgobW92ZSkgPT4ga2luZE9mKG1vdmUpID09PSBDQVJEUyAmJiBpc0hvbWV3YXJkKHRhYmxlLCBtb3ZlKSk7XG4gICAgICBpZiAodXAgPT09IHVuZGVmaW5lZCkgcmV0dXJuIG1vdmVzO1xuICAgICAgdGFibGUucGxheSh1cCk7XG4gICAgICBtb3Zlcy5wdXNoKHVwKTtcbiAgICB9XG4gIH0pO1xufVxuXG5mdW5jdGlvbiBpc0hvbWV3YXJkKHRhYmxlOiBUYWJsZSwgbW92ZTogTW92ZSk6IGJvb2xlYW4ge1xuICBjb25zdCB7IHBpbGVzIH0gPSB0YWJsZS5ydWxlcztcbiAgcmV0dXJuIHBpbGVzW3RvT2YobW92ZSldIS5yb2xlID09PSAnZm91bmRhdGlvbicgJiYgcGlsZXNbZnJvbU9mKG1vdmUpXSEucm9sZSAhPT0gJ2ZvdW5kYXRpb24nO1xufVxuXG4vKiogV291bGQgXCJldmVyeXRoaW5nIHVwXCIgd2luIHRoZSBnYW1lPyBUaGVuIHRoZSByZXN0IGlzIGZvcmNlZCBhbmQgY2FuIGJlIG9mZmVyZWQuICovXG5leHBvcnQgZnVuY3Rpb24gY2FuRmluaXNoKHRhYmxlOiBUYWJsZSk6IGJvb2xlYW4ge1xuICBjb25zdCBtb3ZlcyA9IGFsbFVwKHRhYmxlKTtcbiAgaWYgKG1vdmVzLmxlbmd0aCA9PT0gMCkgcmV0dXJuIGZhbHNlO1xuICByZXR1cm4gdHJpZWRPdXQodGFibGUsICgpID0+IHtcbiAgICBmb3IgKGNvbnN0IG1vdmUgb2YgbW92ZXMpIHRhYmxlLnBsYXkobW92ZSk7XG4gICAgcmV0dXJuIHRhYmxlLnN0YXR1cygpID09PSAnd29uJztcbiAgfSk7XG59XG5cbi8qKiBXaGF0IGNvbWVzIG9mIG1vdmVzIHRoYXQgYXJlIHRha2VuIGJhY2sgYWdhaW4sIGFsc28gd2hlbiB0aGUgcnVsZXMgdGhyb3cgaW4gYmV0d2Vlbi4gKi9cbmZ1bmN0aW9uIHRyaWVkT3V0PFQ+KHRhYmxlOiBUYWJsZSwgYWN0OiAoKSA9PiBUKTogVCB7XG4gIGNvbnN0IHsgZGVwdGggfSA9IHRhYmxlO1xuICB0cnkge1xuICAgIHJldHVybiBhY3QoKTtcbiAgfSBmaW5hbGx5IHtcbiAgICB3aGlsZSAodGFibGUuZGVwdGggPiBkZXB0aCkgdGFibGUudW5kbygpO1xuICB9XG59XG5cbi8qKlxuICogSG93IHVzZWZ1bCB0aGUgdmFyaWFudCdzIGByYW5rYCBmaW5kcyBhIG1vdmU7IHVuZGVmaW5lZCB3aGVuIGl0IGhhcyBub25lLlxuICogQHRocm93cyBDb250cmFjdEVycm9yIHdoZW4gaXQgdGhyb3dzXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiB1c2VmdWxuZXNzKHRhYmxlOiBUYWJsZSwgbW92ZTogTW92ZSk6IG51bWJlciB8IHVuZGVmaW5lZCB7XG4gIGNvbnN0IHsgdmFyaWFudCwgdmlldyB9ID0gdGFibGU7XG4gIHJldHVybiB2YXJpYW50LnJhbmsgJiYgYXNrKHZhcmlhbnQuaWQsICdyYW5rJywgKCkgPT4gdmFyaWFudC5yYW5rISh2aWV3LCB0YWJsZS5pbmZvKG1vdmUpKSk7XG59XG5cbi8qKiBUaGUgZmlyc3Qgb2YgdGhlIGxpc3RlZCBtb3ZlcyBieSB0aGUgdmFyaWFudCdzIGByYW5rYDsgd2l0aG91dCBvbmUsIGFzIGxpc3RlZC4gQHBhcmFtIG4gaG93IG1hbnkgYXJlIGxpc3RlZCAqL1xuZXhwb3J0IGZ1bmN0aW9uIGZpcnN0QnlSYW5rKHRhYmxlOiBUYWJsZSwgbW92ZXM6IEludDMyQXJyYXksIG46IG51bWJlcik6IE1vdmUge1xuICBjb25zdCB7IHZhcmlhbnQgfSA9IHRhYmxlO1xuICBpZiAoIXZhcmlhbnQucmFuayB8fCBuID09PSAxKSByZXR1cm4gbW92ZXNbMF0hO1xuICBsZXQgY2hvc2VuID0gbW92ZXNbMF0hO1xuICBsZXQgaGlnaGVzdCA9IC1JbmZpbml0eTtcbiAgZm9yIChsZXQgaSA9IDA7IGkgPCBuOyBpKyspIHtcbiAgICBjb25zdCByYW5rID0gdXNlZnVsbmVzcyh0YWJsZSwgbW92ZXNbaV0hKSE7XG4gICAgaWYgKHJhbmsgPiBoaWdoZXN0KSB7XG4gICAgICBoaWdoZXN0ID0gcmFuaztcbiAgICAgIGNob3NlbiA9IG1vdmVzW2ldITtcbiAgICB9XG4gIH1cbiAgcmV0dXJuIGNob3Nlbjtcbn1cbiIsICJpbXBvcnQgeyBBQ1RJT04sIGFjdGlvbk1vdmUsIGNhcmRzTW92ZSwgY291bnRPZiwgZnJvbU9mLCBraW5kT2YsIFBBSVIsIHBhaXJNb3ZlLCB0b09mLCB0eXBlIE1vdmUgfSBmcm9tICcuL21vdmUuanMnO1xuaW1wb3J0IHsgZmFpbCwgb2ssIHR5cGUgUmVzdWx0IH0gZnJvbSAnLi4vcHJvYmxlbS5qcyc7XG5pbXBvcnQgdHlwZSB7IFRhYmxlIH0gZnJvbSAnLi4vdGFibGUvdGFibGUuanMnO1xuXG4vKiogYHQzPnQ1YCwgYHQzPnQ1KjJgLCBgcDErcDJgIGZvciB0d28gY2FyZHMgdGhhdCBsZWF2ZSB0b2dldGhlciwgdGhlIG5hbWUgb2YgYW4gYWN0aW9uLCBvciBgbWVyY2lAdDNgIGZvciBvbmUgdGhhdCBrbm93cyBpdHMgcGlsZS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBmb3JtYXRNb3ZlKHRhYmxlOiBUYWJsZSwgbW92ZTogTW92ZSk6IHN0cmluZyB7XG4gIGNvbnN0IHsgaWRzLCBhY3Rpb25zIH0gPSB0YWJsZS5ydWxlcztcbiAgY29uc3Qga2luZCA9IGtpbmRPZihtb3ZlKTtcbiAgaWYgKGtpbmQgPT09IEFDVElPTikge1xuICAgIGNvbnN0IHsgbmFtZSwgZWFjaCB9ID0gYWN0aW9uc1tmcm9tT2YobW92ZSldITtcbiAgICByZXR1cm4gZWFjaCA/IGAke25hbWV9QCR7aWRzW3RvT2YobW92ZSldIX1gIDogbmFtZTtcbiAgfVxuICBpZiAoa2luZCA9PT0gUEFJUikgcmV0dXJuIGAke2lkc1tmcm9tT2YobW92ZSldIX0rJHtpZHNbdG9PZihtb3ZlKV0hfWA7XG4gIGNvbnN0IGNvdW50ID0gY291bnRPZihtb3ZlKTtcbiAgcmV0dXJuIGAke2lkc1tmcm9tT2YobW92ZSldIX0+JHtpZHNbdG9PZihtb3ZlKV0hfSR7Y291bnQgPiAxID8gYCoke2NvdW50fWAgOiAnJ31gO1xufVxuXG4vKiogVGhlIG9wcG9zaXRlIG9mIHtAbGluayBmb3JtYXRNb3ZlfS4gUmVmdXNlcyB3aGF0IG5hbWVzIG5vIHBpbGUgb3IgYWN0aW9uIG9mIHRoaXMgdGFibGU7IGxlZ2FsaXR5IGlzIG5vdCBsb29rZWQgYXQuICovXG5leHBvcnQgZnVuY3Rpb24gcGFyc2VNb3ZlKHRhYmxlOiBUYWJsZSwgdGV4dDogc3RyaW5nKTogUmVzdWx0PE1vdmU+IHtcbiAgY29uc3QgYXQgPSB0ZXh0LmluZGV4T2YoJ0AnKTtcbiAgY29uc3QgcGxhY2UgPSBhdCA8IDAgPyB1bmRlZmluZWQgOiB0ZXh0LnNsaWNlKGF0ICsgMSk7XG4gIGNvbnN0IGFjdGlvbiA9IHRhYmxlLmFjdGlvbk5hbWVzLmluZGV4T2YoYXQgPCAwID8gdGV4dCA6IHRleHQuc2xpY2UoMCwgYXQpKTtcbiAgaWYgKGFjdGlvbiA+PSAwKSB7XG4gICAgaWYgKChwbGFjZSAhPT0gdW5kZWZpbmVkKSAhPT0gdGFibGUucnVsZXMuYWN0aW9uc1thY3Rpb25dIS5lYWNoKVxuICAgICAgcmV0dXJuIGZhaWwocGxhY2UgPT09IHVuZGVmaW5lZCA/ICdtb3ZlLXdoZXJlJyA6ICdtb3ZlLXVucmVhZGFibGUnLCB7IG1vdmU6IHRleHQgfSk7XG4gICAgY29uc3QgcGlsZSA9IHBsYWNlID09PSB1bmRlZmluZWQgPyAwIDogdGFibGUucnVsZXMuaW5kZXguZ2V0KHBsYWNlKTtcbiAgICByZXR1cm4gcGlsZSA9PT0gdW5kZWZpbmVkID8gZmFpbCgnbW92ZS1waWxlJywgeyBtb3ZlOiB0ZXh0LCBwaWxlOiBwbGFjZSEgfSkgOiBvayhhY3Rpb25Nb3ZlKGFjdGlvbiwgcGlsZSkpO1xuICB9XG4gIGNvbnN0IG1hdGNoID0gL14oW2Etel1bYS16MC05XSopKD86PihbYS16XVthLXowLTldKikoPzpcXCooWzEtOV1cXGR7MCwyfSkpP3xcXCsoW2Etel1bYS16MC05XSopKSQvaS5leGVjKHRleHQpO1xuICBpZiAoIW1hdGNoKSByZXR1cm4gZmFpbCgnbW92ZS11bnJlYWRhYmxlJywgeyBtb3ZlOiB0ZXh0IH0pO1xuICBjb25zdCBbLCBmcm9tID0gJycsIHRvID0gbWF0Y2hbNF0gPz8gJycsIGNvdW50ID0gJzEnXSA9IG1hdGNoO1xuICBmb3IgKGNvbnN0IHBpbGUgb2YgW2Zyb20sIHRvXSkgaWYgKCF0YWJsZS5ydWxlcy5pbmRleC5oYXMocGlsZSkpIHJldHVybiBmYWlsKCdtb3ZlLXBpbGUnLCB7IG1vdmU6IHRleHQsIHBpbGUgfSk7XG4gIGNvbnN0IFthLCBiXSA9IFt0YWJsZS5ydWxlcy5pbmRleC5nZXQoZnJvbSkhLCB0YWJsZS5ydWxlcy5pbmRleC5nZXQodG8pIV07XG4gIHJldHVybiBvayhtYXRjaFs0XSA9PT0gdW5kZWZpbmVkID8gY2FyZHNNb3ZlKGEsIGIsIE51bWJlcihjb3VudCkpIDogcGFpck1vdmUoYSwgYikpO1xufVxuIiwgIi8qKlxuICogVGhlIGlubmVyIHBhcnRzIG9mIGEgdGFibGUsIGZvciBlbmdpbmVzLCBwaWN0dXJlcyBhbmQgdG9vbHM6IG1vdmVzIGFzIGludGVnZXJzLCBydWxlcyBhcyB0YWJsZXMsIGdlc3R1cmVzLiBUaGV5IGNoYW5nZSBtb3JlXG4gKiBvZnRlbiB0aGFuIHdoYXQgYEBwYXRpZW5jZS9jb3JlYCBwcm9taXNlczogd2hvZXZlciB1c2VzIHRoZW0gcGlucyB0aGUgdmVyc2lvbi5cbiAqL1xuZXhwb3J0IHsgRkFDRVMsIGZhY2VPZiwgZm9ybWF0Q2FyZCwgZm9ybWF0RmFjZSwgaXNSZWQsIG1ha2VDYXJkLCBwYXJzZUZhY2UsIHJhbmtPZiwgc3VpdE9mLCB0eXBlIEZhY2UgfSBmcm9tICcuL2NhcmRzL2NhcmQuanMnO1xuZXhwb3J0IHsgZm9ybWF0RGVjaywgbmV3RGVjaywgcGFyc2VEZWNrLCByYW5kb21PZiwgc2h1ZmZsZWREZWNrIH0gZnJvbSAnLi9jYXJkcy9kZWNrLmpzJztcbmV4cG9ydCB7IHBhcnNlU2VlZCwgUmFuZG9tLCBzaHVmZmxlIH0gZnJvbSAnLi9jYXJkcy9yYW5kb20uanMnO1xuZXhwb3J0IHsgY2hlY2tWYXJpYW50LCBkZWFsLCB0eXBlIERlYWx0IH0gZnJvbSAnLi9nYW1lL2RlYWwuanMnO1xuZXhwb3J0IHtcbiAgYWN0aW9uc09uLFxuICBhbGxVcCxcbiAgYmVzdCxcbiAgY2FuRmluaXNoLFxuICBkZXN0aW5hdGlvbnMsXG4gIGZpcnN0QnlSYW5rLFxuICBpbnRlcnByZXQsXG4gIGxpZnRhYmxlLFxuICBzZW5kaW5nLFxuICB0YXJnZXRzLFxuICB1c2VmdWxuZXNzLFxuICB0eXBlIEludGVycHJldGVkLFxufSBmcm9tICcuL21vdmVzL2dlc3R1cmUuanMnO1xuZXhwb3J0IHsgYWNjZXB0cywgYWN0aW9uUGlsZSwgYWN0aW9uUmVhc29uLCBjYW5MaWZ0LCBpc0NvdmVyZWQsIGlzTGVnYWwsIGxpc3QsIE1BWF9NT1ZFUywgbW92YWJsZSwgcGFpcnMgfSBmcm9tICcuL21vdmVzL2xlZ2FsLmpzJztcbmV4cG9ydCB7IEFDVElPTiwgYWN0aW9uTW92ZSwgQ0FSRFMsIGNhcmRzTW92ZSwgY291bnRPZiwgZnJvbU9mLCBraW5kT2YsIE1BWF9QSUxFUywgUEFJUiwgcGFpck1vdmUsIHRvT2YsIHR5cGUgTW92ZSB9IGZyb20gJy4vbW92ZXMvbW92ZS5qcyc7XG5leHBvcnQgeyBmb3JtYXRNb3ZlLCBwYXJzZU1vdmUgfSBmcm9tICcuL21vdmVzL25vdGF0aW9uLmpzJztcbmV4cG9ydCB7IHJlZnVzZSwgd2h5Tm90TGlmdGVkIH0gZnJvbSAnLi9tb3Zlcy9yZWZ1c2FsLmpzJztcbmV4cG9ydCB7IGFzQ29udHJhY3RFcnJvciwgYXNrLCBmYWlsLCBvayB9IGZyb20gJy4vcHJvYmxlbS5qcyc7XG5leHBvcnQgeyBwZXJmdCwgcGlsZUNhcmRzLCBwb3NpdGlvblRleHQgfSBmcm9tICcuL3RhYmxlL3BlcmZ0LmpzJztcbmV4cG9ydCB7IEFTS1MsIEVNUFRZLCBmaXRzLCBISURERU4sIFJFRlVTRVMsIFJ1bGVzIH0gZnJvbSAnLi90YWJsZS9ydWxlcy5qcyc7XG5leHBvcnQgeyBUYWJsZSwgdHlwZSBEZWFsIH0gZnJvbSAnLi90YWJsZS90YWJsZS5qcyc7XG5leHBvcnQgeyBmYWNlTmFtZSwgd29yZHNPZiB9IGZyb20gJy4vd29yZHMvaW5kZXguanMnO1xuIiwgImltcG9ydCB0eXBlIHsgT3B0aW9ucyB9IGZyb20gJ0BwYXRpZW5jZS9jb3JlJztcbmltcG9ydCB7XG4gIENBUkRTLFxuICBjYXJkc01vdmUsXG4gIGNvdW50T2YsXG4gIGZyb21PZixcbiAgaXNMZWdhbCxcbiAga2luZE9mLFxuICBsaXN0LFxuICBNQVhfTU9WRVMsXG4gIFBBSVIsXG4gIHBhaXJNb3ZlLFxuICBUYWJsZSxcbiAgdG9PZixcbiAgdHlwZSBNb3ZlLFxufSBmcm9tICdAcGF0aWVuY2UvY29yZS9zZWFyY2gnO1xuXG4vKiogTW92ZXMgb2YgYSBwb3NpdGlvbiwgcm91Z2hseS4gKi9cbmNvbnN0IEJSQU5DSEVTID0gMTY7XG4vKiogTW92ZXMgdGhhdCBhbGwgdHJpZXMgdG9nZXRoZXIgbWF5IHBsYXkuICovXG5jb25zdCBXT1JLID0gMV8wMDBfMDAwO1xuXG4vKipcbiAqIEEgbGluZSB3aXRob3V0IGRldG91cnM6IGl0IGxlYXZlcyBvdXQgd2hhdCBsZWFkcyBiYWNrIHRvIGEgcG9zaXRpb24gaXQgaGFzIGJlZW4gaW4sIGFuZCBtb3ZlcyB3aXRob3V0IHdoaWNoIHRoZVxuICogcmVzdCBzdGlsbCB3aW5zLiBUaGUgcmVzdWx0IHJlcGxheXMgZnJvbSB0aGUgdGFibGUgdG8gYSB3b24gcG9zaXRpb247IHNvIG11c3QgdGhlIGxpbmUgdGhhdCBpcyBnaXZlbi5cbiAqIEBwYXJhbSB3b3JrIG1vdmVzIHRoYXQgdGhlIHRyaWVzIG1heSBwbGF5XG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBzaG9ydGVuKHNvdXJjZTogVGFibGU8T3B0aW9ucz4sIGxpbmU6IHJlYWRvbmx5IE1vdmVbXSwgd29yayA9IFdPUkspOiBNb3ZlW10ge1xuICBjb25zdCB0YWJsZSA9IG5ldyBUYWJsZShzb3VyY2UudmFyaWFudCwgc291cmNlLm9wdGlvbnMsIHNvdXJjZSk7XG4gIGxldCBtb3ZlcyA9IFsuLi53aXRob3V0TG9vcHModGFibGUsIGxpbmUpXTtcbiAgZm9yIChsZXQgcm91bmQgPSAwOyByb3VuZCA8IDIgJiYgbW92ZXMubGVuZ3RoICogQlJBTkNIRVMgPCB3b3JrOyByb3VuZCsrKSB7XG4gICAgd29yayAtPSBtb3Zlcy5sZW5ndGggKiBCUkFOQ0hFUztcbiAgICBtb3ZlcyA9IHdpdGhTaG9ydGN1dHModGFibGUsIG1vdmVzKTtcbiAgfVxuICAvLyBMYXJnZSBwaWVjZXMgZmlyc3Q6IHdoYXQgYSBzZWFyY2ggd2l0aG91dCBndWlkYW5jZSBmaW5kcyBpcyBtb3N0bHkgZGV0b3VyLlxuICBmb3IgKGxldCBwaWVjZSA9IDIgKiogTWF0aC5mbG9vcihNYXRoLmxvZzIoTWF0aC5tYXgoMSwgbW92ZXMubGVuZ3RoIC8gMikpKTsgcGllY2UgPj0gMTsgcGllY2UgLz0gMikge1xuICAgIC8vIFRoZSBjYXJkcyB0aGF0IGVhY2ggbW92ZSBsaWZ0cyBhcmUga25vd24gYnkgdGhlIGxvd2VzdCBvZiB0aGVtLlxuICAgIGNvbnN0IGxlYWRzOiBudW1iZXJbXSA9IFtdO1xuICAgIGZvciAoY29uc3QgbW92ZSBvZiBtb3ZlcykgbGVhZHMucHVzaChwbGF5KHRhYmxlLCBtb3ZlKSk7XG4gICAgZm9yIChsZXQgaSA9IE1hdGgubWF4KDAsIG1vdmVzLmxlbmd0aCAtIHBpZWNlKTsgaSA+PSAwICYmIHdvcmsgPiAwOyBpIC09IE1hdGgubWF4KDEsIHBpZWNlID4+IDEpKSB7XG4gICAgICB3aGlsZSAodGFibGUuZGVwdGggPiBpKSB0YWJsZS51bmRvKCk7XG4gICAgICB3b3JrIC09IG1vdmVzLmxlbmd0aCAtIGk7XG4gICAgICBjb25zdCByZXN0ID0gcmVzdFdpbnModGFibGUsIG1vdmVzLCBsZWFkcywgaSArIHBpZWNlKTtcbiAgICAgIGlmIChyZXN0KSB7XG4gICAgICAgIG1vdmVzID0gWy4uLm1vdmVzLnNsaWNlKDAsIGkpLCAuLi5yZXN0XTtcbiAgICAgICAgbGVhZHMubGVuZ3RoID0gaTtcbiAgICAgICAgZm9yIChjb25zdCBtb3ZlIG9mIHJlc3QpIGxlYWRzLnB1c2gocGxheSh0YWJsZSwgbW92ZSkpO1xuICAgICAgfVxuICAgIH1cbiAgICB3aGlsZSAodGFibGUuZGVwdGggPiAwKSB0YWJsZS51bmRvKCk7XG4gIH1cbiAgcmV0dXJuIFsuLi53aXRob3V0TG9vcHModGFibGUsIG1vdmVzKV07XG59XG5cbi8qKiBAcmV0dXJucyB0aGUgbG93ZXN0IGNhcmQgdGhhdCB0aGUgbW92ZSBsaWZ0cywgb3IgXHUyMjEyMSAqL1xuZnVuY3Rpb24gcGxheSh0YWJsZTogVGFibGU8T3B0aW9ucz4sIG1vdmU6IE1vdmUpOiBudW1iZXIge1xuICBjb25zdCBsZWFkID0ga2luZE9mKG1vdmUpID09PSBDQVJEUyA/IHRhYmxlLmlkQXQoZnJvbU9mKG1vdmUpLCBjb3VudE9mKG1vdmUpIC0gMSkgOiAtMTtcbiAgdGFibGUucGxheShtb3ZlKTtcbiAgcmV0dXJuIGxlYWQ7XG59XG5cbi8qKiBEb2VzIGEgbGluZSBwbGF5IGxlZ2FsbHkgZnJvbSBhIHRhYmxlJ3MgcG9zaXRpb24gdG8gYSB3b24gb25lPyAqL1xuZXhwb3J0IGZ1bmN0aW9uIHdpbnMoc291cmNlOiBUYWJsZTxPcHRpb25zPiwgbGluZTogcmVhZG9ubHkgTW92ZVtdKTogYm9vbGVhbiB7XG4gIGNvbnN0IHRhYmxlID0gbmV3IFRhYmxlKHNvdXJjZS52YXJpYW50LCBzb3VyY2Uub3B0aW9ucywgc291cmNlKTtcbiAgZm9yIChjb25zdCBtb3ZlIG9mIGxpbmUpIHtcbiAgICBpZiAoIWlzTGVnYWwodGFibGUsIG1vdmUpKSByZXR1cm4gZmFsc2U7XG4gICAgdGFibGUucGxheShtb3ZlKTtcbiAgfVxuICByZXR1cm4gdGFibGUuc3RhdHVzKCkgPT09ICd3b24nO1xufVxuXG4vKipcbiAqIExlYXZlcyBvdXQgZXZlcnl0aGluZyBiZXR3ZWVuIHR3byB2aXNpdHMgb2YgdGhlIHNhbWUgcG9zaXRpb24uIFdoZXJlIGludGVyY2hhbmdlYWJsZSBwaWxlcyBoYXZlIGNoYW5nZWQgcGxhY2VzIGluXG4gKiBiZXR3ZWVuLCB0aGUgcmVzdCBpcyBwbGF5ZWQgd2l0aCB0aGVtIGNoYW5nZWQgYmFjay5cbiAqL1xuZnVuY3Rpb24gd2l0aG91dExvb3BzKHRhYmxlOiBUYWJsZTxPcHRpb25zPiwgbGluZTogcmVhZG9ubHkgTW92ZVtdKTogcmVhZG9ubHkgTW92ZVtdIHtcbiAgY29uc3QgbGFzdCA9IG5ldyBNYXA8c3RyaW5nLCBudW1iZXI+KCk7XG4gIGNvbnN0IHBpbGVzOiBJbnQzMkFycmF5W10gPSBbXTtcbiAgY29uc3QgbG9vayA9ICgpOiB2b2lkID0+IHtcbiAgICBsYXN0LnNldChgJHt0YWJsZS5rZXlbMF0hfSwke3RhYmxlLmtleVsxXSF9YCwgcGlsZXMubGVuZ3RoKTtcbiAgICBwaWxlcy5wdXNoKEludDMyQXJyYXkub2YoLi4udGFibGUuaGFzaDEsIC4uLnRhYmxlLmhhc2gyKSk7XG4gIH07XG4gIGxvb2soKTtcbiAgZm9yIChjb25zdCBtb3ZlIG9mIGxpbmUpIHtcbiAgICB0YWJsZS5wbGF5KG1vdmUpO1xuICAgIGxvb2soKTtcbiAgfVxuICB3aGlsZSAodGFibGUuZGVwdGggPiAwKSB0YWJsZS51bmRvKCk7XG4gIGlmIChsYXN0LnNpemUgPT09IHBpbGVzLmxlbmd0aCkgcmV0dXJuIGxpbmU7XG4gIGNvbnN0IGtlcHQ6IE1vdmVbXSA9IFtdO1xuICBsZXQgbGVnYWwgPSB0cnVlO1xuICBmb3IgKFxuICAgIGxldCBpID0gbGFzdC5nZXQoYCR7dGFibGUua2V5WzBdIX0sJHt0YWJsZS5rZXlbMV0hfWApITtcbiAgICBpIDwgbGluZS5sZW5ndGggJiYgbGVnYWw7XG4gICAgaSA9IGxhc3QuZ2V0KGAke3RhYmxlLmtleVswXSF9LCR7dGFibGUua2V5WzFdIX1gKSA/PyBsaW5lLmxlbmd0aFxuICApIHtcbiAgICBjb25zdCBtb3ZlID0gcmVuYW1lZCh0YWJsZSwgbGluZVtpXSEsIHBpbGVzW2ldISk7XG4gICAgbGVnYWwgPSBpc0xlZ2FsKHRhYmxlLCBtb3ZlKTtcbiAgICBpZiAoIWxlZ2FsKSBicmVhaztcbiAgICB0YWJsZS5wbGF5KG1vdmUpO1xuICAgIGtlcHQucHVzaChtb3ZlKTtcbiAgfVxuICBjb25zdCB3b24gPSBsZWdhbCAmJiB0YWJsZS5zdGF0dXMoKSA9PT0gJ3dvbic7XG4gIHdoaWxlICh0YWJsZS5kZXB0aCA+IDApIHRhYmxlLnVuZG8oKTtcbiAgcmV0dXJuIHdvbiA/IGtlcHQgOiBsaW5lO1xufVxuXG4vKiogQSBtb3ZlIG9mIGEgcG9zaXRpb24gd2hvc2UgcGlsZXMgaGFkIG90aGVyIHBsYWNlcywgZm9yIHRoZSB0YWJsZSBhcyBpdCBsaWVzLiAqL1xuZnVuY3Rpb24gcmVuYW1lZCh0YWJsZTogVGFibGU8T3B0aW9ucz4sIG1vdmU6IE1vdmUsIHBpbGVzOiBJbnQzMkFycmF5KTogTW92ZSB7XG4gIGNvbnN0IGtpbmQgPSBraW5kT2YobW92ZSk7XG4gIGlmIChraW5kICE9PSBDQVJEUyAmJiBraW5kICE9PSBQQUlSKSByZXR1cm4gbW92ZTtcbiAgY29uc3QgeyBydWxlcywgaGFzaDEsIGhhc2gyIH0gPSB0YWJsZTtcbiAgY29uc3QgbiA9IGhhc2gxLmxlbmd0aDtcbiAgY29uc3QgcGxhY2VzOiBudW1iZXJbXSA9IFtdO1xuICBmb3IgKGxldCB0aGVyZSA9IDA7IHRoZXJlIDwgcnVsZXMuY291bnQ7IHRoZXJlKyspIHtcbiAgICBjb25zdCBhbGlrZSA9IChoZXJlOiBudW1iZXIpOiBib29sZWFuID0+XG4gICAgICBydWxlcy5zYWx0W2hlcmVdID09PSBydWxlcy5zYWx0W3RoZXJlXSAmJiBoYXNoMVtoZXJlXSA9PT0gcGlsZXNbdGhlcmVdICYmIGhhc2gyW2hlcmVdID09PSBwaWxlc1tuICsgdGhlcmVdICYmICFwbGFjZXMuaW5jbHVkZXMoaGVyZSk7XG4gICAgbGV0IGhlcmUgPSBhbGlrZSh0aGVyZSkgPyB0aGVyZSA6IDA7XG4gICAgd2hpbGUgKGhlcmUgPCBydWxlcy5jb3VudCAmJiAhYWxpa2UoaGVyZSkpIGhlcmUrKztcbiAgICBwbGFjZXMucHVzaChoZXJlKTtcbiAgfVxuICBjb25zdCBbZnJvbSwgdG9dID0gW3BsYWNlc1tmcm9tT2YobW92ZSldISwgcGxhY2VzW3RvT2YobW92ZSldIV07XG4gIHJldHVybiBraW5kID09PSBQQUlSID8gcGFpck1vdmUoZnJvbSwgdG8pIDogY2FyZHNNb3ZlKGZyb20sIHRvLCBjb3VudE9mKG1vdmUpKTtcbn1cblxuLyoqIEdvZXMgYWxvbmcgdGhlIGxpbmUsIGFuZCB3aGVyZXZlciBvbmUgbW92ZSBsZWFkcyBmYXIgYWhlYWQsIGl0IGRvZXMgdGhhdC4gKi9cbmZ1bmN0aW9uIHdpdGhTaG9ydGN1dHModGFibGU6IFRhYmxlPE9wdGlvbnM+LCBsaW5lOiByZWFkb25seSBNb3ZlW10pOiBNb3ZlW10ge1xuICBjb25zdCBhaGVhZCA9IG5ldyBNYXA8bnVtYmVyLCBudW1iZXI+KCk7XG4gIGZvciAoY29uc3QgW2ksIG1vdmVdIG9mIGxpbmUuZW50cmllcygpKSB7XG4gICAgdGFibGUucGxheShtb3ZlKTtcbiAgICBhaGVhZC5zZXQocGxhY2VPZih0YWJsZSksIGkgKyAxKTtcbiAgfVxuICB3aGlsZSAodGFibGUuZGVwdGggPiAwKSB0YWJsZS51bmRvKCk7XG4gIGNvbnN0IGtlcHQ6IE1vdmVbXSA9IFtdO1xuICBjb25zdCBtb3ZlcyA9IG5ldyBJbnQzMkFycmF5KE1BWF9NT1ZFUyk7XG4gIGZvciAobGV0IGkgPSAwOyBpIDwgbGluZS5sZW5ndGg7KSB7XG4gICAgbGV0IGJlc3QgPSBsaW5lW2ldITtcbiAgICBsZXQgdG8gPSBpICsgMTtcbiAgICBjb25zdCBjb3VudCA9IGxpc3QodGFibGUsIG1vdmVzKTtcbiAgICBmb3IgKGxldCBtID0gMDsgbSA8IGNvdW50OyBtKyspIHtcbiAgICAgIHRhYmxlLnBsYXkobW92ZXNbbV0hKTtcbiAgICAgIGNvbnN0IHRoZXJlID0gYWhlYWQuZ2V0KHBsYWNlT2YodGFibGUpKTtcbiAgICAgIHRhYmxlLnVuZG8oKTtcbiAgICAgIGlmICh0aGVyZSAhPT0gdW5kZWZpbmVkICYmIHRoZXJlID4gdG8pIFtiZXN0LCB0b10gPSBbbW92ZXNbbV0hLCB0aGVyZV07XG4gICAgfVxuICAgIHRhYmxlLnBsYXkoYmVzdCk7XG4gICAga2VwdC5wdXNoKGJlc3QpO1xuICAgIGkgPSB0bztcbiAgfVxuICB3aGlsZSAodGFibGUuZGVwdGggPiAwKSB0YWJsZS51bmRvKCk7XG4gIHJldHVybiBrZXB0O1xufVxuXG4vKiogQSBoYXNoIG9mIHRoZSBwb3NpdGlvbiB3aXRoIGl0cyBwaWxlcyB3aGVyZSB0aGV5IGFyZTsgdGhlIHRhYmxlJ3Mgb3duIGtleSB0YWtlcyBsaWtlIHBpbGVzIGZvciBvbmUgYW5vdGhlci4gKi9cbmZ1bmN0aW9uIHBsYWNlT2YodGFibGU6IFRhYmxlPE9wdGlvbnM+KTogbnVtYmVyIHtcbiAgbGV0IG9uZSA9IHRhYmxlLmtleVswXSE7XG4gIGxldCB0d28gPSB0YWJsZS5rZXlbMV0hO1xuICBmb3IgKGxldCBwaWxlID0gMDsgcGlsZSA8IHRhYmxlLnJ1bGVzLmNvdW50OyBwaWxlKyspIHtcbiAgICBvbmUgPSBNYXRoLmltdWwob25lIF4gdGFibGUuaGFzaDFbcGlsZV0hLCAweDllMzc3OWIxKTtcbiAgICB0d28gPSBNYXRoLmltdWwodHdvICsgdGFibGUuaGFzaDJbcGlsZV0hLCAweDg1ZWJjYTZiKSBeICh0d28gPj4+IDE1KTtcbiAgICBvbmUgXj0gb25lID4+PiAxMztcbiAgfVxuICByZXR1cm4gKG9uZSA+Pj4gMCkgKiAweDIwXzAwMDAgKyAodHdvID4+PiAxMSk7XG59XG5cbi8qKlxuICogUGxheXMgYSBsaW5lJ3MgbW92ZXMgZnJvbSBgbmV4dGAgb24sIHRoZWlyIGNhcmRzIHRha2VuIGZyb20gd2hlcmUgdGhleSBsaWUgbm93LCBhbmQgdGFrZXMgdGhlbSBiYWNrLlxuICogQHJldHVybnMgdGhlIG1vdmVzIGFzIHRoZXkgd2VyZSBwbGF5ZWQ7IHVuZGVmaW5lZCB3aGVuIG9uZSBpcyBpbGxlZ2FsIG9yIHRoZXkgZG8gbm90IHdpblxuICovXG5mdW5jdGlvbiByZXN0V2lucyh0YWJsZTogVGFibGU8T3B0aW9ucz4sIGxpbmU6IHJlYWRvbmx5IE1vdmVbXSwgbGVhZHM6IHJlYWRvbmx5IG51bWJlcltdLCBuZXh0OiBudW1iZXIpOiBNb3ZlW10gfCB1bmRlZmluZWQge1xuICBjb25zdCBkZXB0aCA9IHRhYmxlLmRlcHRoO1xuICBjb25zdCBwbGF5ZWQ6IE1vdmVbXSA9IFtdO1xuICBsZXQgbGVnYWwgPSB0cnVlO1xuICBmb3IgKGxldCBpID0gbmV4dDsgaSA8IGxpbmUubGVuZ3RoICYmIGxlZ2FsOyBpKyspIHtcbiAgICBsZXQgbW92ZSA9IGxpbmVbaV0hO1xuICAgIGlmIChsZWFkc1tpXSEgPj0gMCkge1xuICAgICAgY29uc3QgZnJvbSA9IGlzT24odGFibGUsIGxlYWRzW2ldISwgZnJvbU9mKG1vdmUpLCBjb3VudE9mKG1vdmUpKSA/IGZyb21PZihtb3ZlKSA6IHBpbGVPZih0YWJsZSwgbGVhZHNbaV0hKTtcbiAgICAgIGlmIChmcm9tID09PSB0b09mKG1vdmUpKSBjb250aW51ZTtcbiAgICAgIG1vdmUgPSBjYXJkc01vdmUoZnJvbSwgdG9PZihtb3ZlKSwgY291bnRPZihtb3ZlKSk7XG4gICAgICBsZWdhbCA9IGlzT24odGFibGUsIGxlYWRzW2ldISwgZnJvbSwgY291bnRPZihtb3ZlKSk7XG4gICAgfVxuICAgIGxlZ2FsICYmPSBpc0xlZ2FsKHRhYmxlLCBtb3ZlKTtcbiAgICBpZiAoIWxlZ2FsKSBicmVhaztcbiAgICB0YWJsZS5wbGF5KG1vdmUpO1xuICAgIHBsYXllZC5wdXNoKG1vdmUpO1xuICB9XG4gIGNvbnN0IHdvbiA9IGxlZ2FsICYmIHRhYmxlLnN0YXR1cygpID09PSAnd29uJztcbiAgd2hpbGUgKHRhYmxlLmRlcHRoID4gZGVwdGgpIHRhYmxlLnVuZG8oKTtcbiAgcmV0dXJuIHdvbiA/IHBsYXllZCA6IHVuZGVmaW5lZDtcbn1cblxuLyoqIERvZXMgdGhpcyBjYXJkIGxpZSBoZXJlIHdpdGggc28gbWFueSBmcm9tIGl0IHRvIHRoZSB0b3A/ICovXG5jb25zdCBpc09uID0gKHRhYmxlOiBUYWJsZTxPcHRpb25zPiwgY2FyZDogbnVtYmVyLCBwaWxlOiBudW1iZXIsIGNvdW50OiBudW1iZXIpOiBib29sZWFuID0+XG4gIHRhYmxlLmxlbltwaWxlXSEgPj0gY291bnQgJiYgdGFibGUuaWRBdChwaWxlLCBjb3VudCAtIDEpID09PSBjYXJkO1xuXG5mdW5jdGlvbiBwaWxlT2YodGFibGU6IFRhYmxlPE9wdGlvbnM+LCBjYXJkOiBudW1iZXIpOiBudW1iZXIge1xuICBjb25zdCB7IHJ1bGVzLCBsZW4sIHNoaWZ0LCBzbG90cyB9ID0gdGFibGU7XG4gIGZvciAobGV0IHBpbGUgPSAwOyBwaWxlIDwgcnVsZXMuY291bnQ7IHBpbGUrKylcbiAgICBmb3IgKGxldCBwbGFjZSA9IChwaWxlIDw8IHNoaWZ0KSArIGxlbltwaWxlXSEgLSAxOyBwbGFjZSA+PSBwaWxlIDw8IHNoaWZ0OyBwbGFjZS0tKSBpZiAoc2xvdHNbcGxhY2VdID09PSBjYXJkKSByZXR1cm4gcGlsZTtcbiAgcmV0dXJuIC0xO1xufVxuIiwgIi8qKiBXaGF0IGF1dGhvcnMgb2YgYSBwYXRpZW5jZSBhbmQgb3duZXJzIG9mIGEgcGFnZSBuZWVkLiBXaGF0IHNlYXJjaGVzIGFuZCBwaWN0dXJlcyBuZWVkIGluIGFkZGl0aW9uIGlzIGluIGBAcGF0aWVuY2UvY29yZS9zZWFyY2hgLiAqL1xuZXhwb3J0IHsgQUNFLCBKQUNLLCBLSU5HLCBRVUVFTiwgUkFOS1MsIFNVSVRTLCB0eXBlIENhcmQsIHR5cGUgU3VpdCB9IGZyb20gJy4vY2FyZHMvY2FyZC5qcyc7XG5leHBvcnQgdHlwZSB7IFNlZWQgfSBmcm9tICcuL2NhcmRzL3JhbmRvbS5qcyc7XG5leHBvcnQge1xuICBMT0NBTEVTLFxuICBST0xFUyxcbiAgdHlwZSBBY2NlcHQsXG4gIHR5cGUgQWNjZXB0Q2FyZHMsXG4gIHR5cGUgQWNjZXB0Rm4sXG4gIHR5cGUgQWNjZXB0UnVsZSxcbiAgdHlwZSBBY3Rpb24sXG4gIHR5cGUgRGVja1NwZWMsXG4gIHR5cGUgTGlrZSxcbiAgdHlwZSBMaW5rLFxuICB0eXBlIExvY2FsZSxcbiAgdHlwZSBNb3ZlSW5mbyxcbiAgdHlwZSBNb3ZlT3B0aW9ucyxcbiAgdHlwZSBPcHRpb25zLFxuICB0eXBlIFBhaXJDYXJkcyxcbiAgdHlwZSBQYWlyRm4sXG4gIHR5cGUgUGlsZSxcbiAgdHlwZSBSb2xlLFxuICB0eXBlIFN0YXR1cyxcbiAgdHlwZSBUYWtlLFxuICB0eXBlIFRha2VGbixcbiAgdHlwZSBUYWxseSxcbiAgdHlwZSBUeCxcbiAgdHlwZSBWYXJpYW50LFxuICB0eXBlIFZpZXcsXG4gIHR5cGUgV29yZHMsXG59IGZyb20gJy4vY29udHJhY3QuanMnO1xuZXhwb3J0IHR5cGUgeyBEZWFsUmVxdWVzdCB9IGZyb20gJy4vZ2FtZS9kZWFsLmpzJztcbmV4cG9ydCB7IEdhbWUsIHR5cGUgQ2hhbmdlLCB0eXBlIEdhbWVIb3N0LCB0eXBlIFBsYXllZCB9IGZyb20gJy4vZ2FtZS9nYW1lLmpzJztcbmV4cG9ydCB7IGFsbE9wdGlvbnMsIGNvbXBsZXRlT3B0aW9ucywgdHlwZSBHaXZlbk9wdGlvbnMgfSBmcm9tICcuL2dhbWUvb3B0aW9ucy5qcyc7XG5leHBvcnQgeyByZWFkU2F2ZSwgU0FWRV9GT1JNQVQsIHR5cGUgU2F2ZWRHYW1lIH0gZnJvbSAnLi9nYW1lL3NhdmUuanMnO1xuZXhwb3J0IHR5cGUgeyBSZWFzb24gfSBmcm9tICcuL21vdmVzL3JlZnVzYWwuanMnO1xuZXhwb3J0IHsgQ29udHJhY3RFcnJvciwgdHlwZSBQcm9ibGVtLCB0eXBlIFJlc3VsdCB9IGZyb20gJy4vcHJvYmxlbS5qcyc7XG5leHBvcnQgeyByZWdpc3RlciwgcmVnaXN0ZXJlZCwgcmVzb2x2ZSwgcmVzb2x2ZU1vZHVsZSwgdW5yZWdpc3Rlciwgd2hlblJlZ2lzdGVyZWQsIHR5cGUgUmVnaXN0cnlFbnRyeSB9IGZyb20gJy4vcmVnaXN0cnkvcmVnaXN0cnkuanMnO1xuZXhwb3J0IHsgZGVhbFJvdywgZGVhbFJvd09uLCBkZWFsUm93cywgZWl0aGVyV2F5RnJvbSwgZmlsbEdhcHMgfSBmcm9tICcuL3NoYXJlZC9kZWFsaW5nLmpzJztcbmV4cG9ydCB7IGNvbXBsZXRlRmFtaWxpZXMsIGZhbWlsaWVzTGllIH0gZnJvbSAnLi9zaGFyZWQvZmFtaWxpZXMuanMnO1xuZXhwb3J0IHsgZGVhbFBhY2tldHMsIGdhdGhlciB9IGZyb20gJy4vc2hhcmVkL2dhdGhlci5qcyc7XG5leHBvcnQgeyBjZWxsc0xhc3QsIGhvbWVGaXJzdCwgcmVzZXJ2ZUxhc3QsIHJ1bnNGaXJzdCB9IGZyb20gJy4vc2hhcmVkL2hpbnRzLmpzJztcbmV4cG9ydCB7IHJvdyB9IGZyb20gJy4vc2hhcmVkL3Jvdy5qcyc7XG5leHBvcnQgeyByZWRlYWwsIHR1cm4sIHR1cm5Tb21lIH0gZnJvbSAnLi9zaGFyZWQvc3RvY2suanMnO1xuZXhwb3J0IHsgZmV3ZXJTdWl0cywgaW5DaXJjbGUsIHVuZGVyRm91bmRhdGlvbnMgfSBmcm9tICcuL3NoYXJlZC90YWJsZXMuanMnO1xuZXhwb3J0IHR5cGUgeyBTdGVwIH0gZnJvbSAnLi90YWJsZS9zdGVwLmpzJztcbmV4cG9ydCB7IGNhcmROYW1lLCBwaWxlTmFtZSwgcm9sZU5hbWUsIHNheSB9IGZyb20gJy4vd29yZHMvaW5kZXguanMnO1xuIiwgIi8qKiBBIDMyLWJpdCBudW1iZXIgbWl4ZWQgc28gdGhhdCBlYWNoIG9mIGl0cyBiaXRzIGNoYW5nZXMgYWJvdXQgaGFsZiBvZiB0aGUgcmVzdWx0J3MuICovXG5leHBvcnQgZnVuY3Rpb24gc2NyYW1ibGUoeDogbnVtYmVyKTogbnVtYmVyIHtcbiAgeCA9IE1hdGguaW11bCh4IF4gKHggPj4+IDE2KSwgMHgyMWYwYWFhZCk7XG4gIHggPSBNYXRoLmltdWwoeCBeICh4ID4+PiAxNSksIDB4NzM1YTJkOTcpO1xuICByZXR1cm4geCBeICh4ID4+PiAxNSk7XG59XG5cbi8qKiBIb3cgbWFueSBiaXRzIG9mIGEgMzItYml0IG51bWJlciBhcmUgc2V0LiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGJpdHNPZih3b3JkOiBudW1iZXIpOiBudW1iZXIge1xuICB3b3JkIC09ICh3b3JkID4+PiAxKSAmIDB4NTU1NTU1NTU7XG4gIHdvcmQgPSAod29yZCAmIDB4MzMzMzMzMzMpICsgKCh3b3JkID4+PiAyKSAmIDB4MzMzMzMzMzMpO1xuICByZXR1cm4gTWF0aC5pbXVsKCh3b3JkICsgKHdvcmQgPj4+IDQpKSAmIDB4MGYwZjBmMGYsIDB4MDEwMTAxMDEpID4+PiAyNDtcbn1cbiIsICJpbXBvcnQgdHlwZSB7IE9wdGlvbnMgfSBmcm9tICdAcGF0aWVuY2UvY29yZSc7XG5pbXBvcnQgeyBFTVBUWSwgSElEREVOLCBzdWl0T2YsIHR5cGUgVGFibGUgfSBmcm9tICdAcGF0aWVuY2UvY29yZS9zZWFyY2gnO1xuaW1wb3J0IHR5cGUgeyBXYXN0ZUJvdW5kIH0gZnJvbSAnLi93YXN0ZS1ib3VuZC5qcyc7XG5pbXBvcnQgeyBiaXRzT2YgfSBmcm9tICcuL2JpdHMuanMnO1xuaW1wb3J0IHR5cGUgeyBUcmFpdHMgfSBmcm9tICcuL3RyYWl0cy5qcyc7XG5cbi8qKiBXaGF0IGVhY2ggY2lyY3Vtc3RhbmNlIGNvc3RzLiBTbWFsbCBpbnRlZ2VyczsgYSBzZWFyY2ggbWF5IHZhcnkgdGhlbSBiZXR3ZWVuIGF0dGVtcHRzLiAqL1xuZXhwb3J0IGludGVyZmFjZSBXZWlnaHRzIHtcbiAgLyoqIEEgY2FyZCB0aGF0IGlzIG5vdCBob21lLiAqL1xuICByZWFkb25seSBvdXQ6IG51bWJlcjtcbiAgLyoqIEEgY2FyZCB0aGF0IGxpZXMgYWJvdmUgb25lIG9mIGl0cyBwaWxlIHRoYXQgZ29lcyBob21lIHNvb25lci4gKi9cbiAgcmVhZG9ubHkgb3ZlcjogbnVtYmVyO1xuICAvKiogXHUyMDI2IGZvciBlYWNoIGZ1cnRoZXIgY2FyZCBpdCBsaWVzIGFib3ZlIGxpa2UgdGhpcy4gKi9cbiAgcmVhZG9ubHkgZGVlcDogbnVtYmVyO1xuICAvKiogQSBmYWNlLWRvd24gY2FyZCBpbiBhIGNvbHVtbi4gKi9cbiAgcmVhZG9ubHkgaGlkZGVuOiBudW1iZXI7XG4gIC8qKiBBIGNhcmQgdGhhdCBsaWVzIG9uIG9uZSBvbiB3aGljaCB0aGUgcnVsZXMgd291bGQgbm90IGxldCBpdCBsaWUuICovXG4gIHJlYWRvbmx5IHVuZml0OiBudW1iZXI7XG4gIC8qKiBBIGNhcmQgdGhhdCBsaWVzIGFzIHRoZSBydWxlcyBhbGxvdywgYnV0IGNvdWxkIG5vdCBiZSBsaWZ0ZWQgdG9nZXRoZXIgd2l0aCB0aGUgb25lIGJlbG93LiAqL1xuICByZWFkb25seSBsb29zZTogbnVtYmVyO1xuICAvKiogRm9yIGdhbWVzIHRoYXQgYSBmYW1pbHkgbG9zZXMgYnkgbGVhdmluZzogYSBjYXJkIG9uIHdoaWNoIG5vdGhpbmcgY2FuIGJlIGxhaWQsIHdoZXJlIGl0IHdvdWxkIGNvbXBsZXRlIG9uZS4gV2hlcmUgaXQgd291bGQgbm90LCBpdCBpcyBub3QgbG9vc2UgZWl0aGVyLiAqL1xuICByZWFkb25seSBjbG9zaW5nOiBudW1iZXI7XG4gIC8qKiBBIGNhcmQgaW4gYSBjZWxsLiAqL1xuICByZWFkb25seSBjZWxsOiBudW1iZXI7XG4gIC8qKiBGb3IgZWFjaCBwbGFjZSBpbiBpdHMgZmFtaWx5IGJ5IHdoaWNoIHN1Y2ggYSBjYXJkIGlzIGxhdGVyIHRoYW4gdGhlIGxvd2VzdCBiZWxvdyBpdC4gKi9cbiAgcmVhZG9ubHkgZmFyOiBudW1iZXI7XG4gIC8qKiBGdXJ0aGVyLCB3aGVuIGEgY2FyZCBvZiBpdHMgb3duIGZhbWlseSBsaWVzIGJlbG93IGl0LiAqL1xuICByZWFkb25seSBzYW1lOiBudW1iZXI7XG4gIC8qKiBGb3IgZWFjaCBwbGFjZSBpbiBpdHMgZmFtaWx5IG9mIGEgY2FyZCBpbiBhIGNlbGwsIGluIHF1YXJ0ZXJzLiAqL1xuICByZWFkb25seSByYW5rQ2VsbDogbnVtYmVyO1xuICAvKiogRm9yIHRoZSBzcXVhcmUgb2YgdGhlIG51bWJlciBvZiB0YWtlbiBjZWxscywgaW4gcXVhcnRlcnMuICovXG4gIHJlYWRvbmx5IGZ1bGw6IG51bWJlcjtcbiAgLyoqIEEgY2FyZCBpbiB0aGUgd2FzdGUuICovXG4gIHJlYWRvbmx5IHdhc3RlOiBudW1iZXI7XG4gIC8qKiBGb3IgZWFjaCBjYXJkIGluIHRoZSB3YXN0ZSBhbmQgZWFjaCBjb2x1bW4gdGhhdCBpcyBmaWxsZWQgd2hlbiBpdCBsZWF2ZXMsIGluIHF1YXJ0ZXJzLiAqL1xuICByZWFkb25seSBidXJpZWQ6IG51bWJlcjtcbiAgLyoqIFRha2VuIG9mZiBmb3IgZWFjaCBmYWNlIHRoYXQgc29tZSBjb2x1bW4gdGFrZXMgbm93LiAqL1xuICByZWFkb25seSBsYW5kaW5nOiBudW1iZXI7XG4gIC8qKiBUYWtlbiBvZmYgZm9yIGFuIGVtcHR5IGNvbHVtbiB0aGF0IG1heSBiZSBmaWxsZWQuICovXG4gIHJlYWRvbmx5IGVtcHR5OiBudW1iZXI7XG4gIC8qKiBBIGNhcmQgaW4gYSByZXNlcnZlLiAqL1xuICByZWFkb25seSByZXNlcnZlOiBudW1iZXI7XG4gIC8qKiBGb3IgZWFjaCBjYXJkIHRoYXQgbGllcyBvbiBvbmUgaW4gYSBjb2x1bW4gdGhhdCBjb3VsZCBnbyBob21lIG5vdy4gKi9cbiAgcmVhZG9ubHkgbmV4dDogbnVtYmVyO1xufVxuXG4vKiogSG93IGZhciB0aGUgcG9zaXRpb24gb24gYSB0YWJsZSBpcyBmcm9tIGJlaW5nIHdvbiwgYXMgYSB3aG9sZSBudW1iZXIgZnJvbSAwIHRvIHtAbGluayBXT1JTVH06IGxvd2VyIGlzIGJldHRlci4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgSGV1cmlzdGljIHtcbiAgdmFsdWUoKTogbnVtYmVyO1xufVxuXG4vKiogVGhlIGhpZ2hlc3QgdmFsdWUgYW4gZXZhbHVhdGlvbiByZXR1cm5zLiAqL1xuZXhwb3J0IGNvbnN0IFdPUlNUID0gMTYzODM7XG5cbi8qKlxuICogSG93IGZhciBhIHBvc2l0aW9uIGlzIGZyb20gYmVpbmcgd29uLCBhcyBhIHNtYWxsIGludGVnZXI6IGxvd2VyIGlzIGJldHRlciwgMCBpcyBob21lLiBBIHN1bSBvdmVyIHBpbGVzOyBhIHBpbGUnc1xuICogc2hhcmUgaXMgd29ya2VkIG91dCBhZ2FpbiBvbmx5IHdoZW4gaXRzIGNhcmRzIGNoYW5nZWQgc2luY2UgdGhlIGxhc3QgY2FsbC5cbiAqL1xuZXhwb3J0IGNsYXNzIEV2YWx1YXRpb24gaW1wbGVtZW50cyBIZXVyaXN0aWMge1xuICByZWFkb25seSAjdGFibGU6IFRhYmxlPE9wdGlvbnM+O1xuICByZWFkb25seSAjdHJhaXRzOiBUcmFpdHM7XG4gIC8qKiBXaGF0IGtpbmQgb2Ygc2hhcmUgZWFjaCBwaWxlIGhhczogMCBub25lLCAxIGNvbHVtbiwgMiBjZWxsLCAzIHdhc3RlLCA0IHN0b2NrLCA1IHJlc2VydmUuICovXG4gIHJlYWRvbmx5ICNraW5kOiBVaW50OEFycmF5O1xuICByZWFkb25seSAjc2VlbjE6IEludDMyQXJyYXk7XG4gIHJlYWRvbmx5ICNzZWVuMjogSW50MzJBcnJheTtcbiAgcmVhZG9ubHkgI3NoYXJlOiBJbnQzMkFycmF5O1xuICByZWFkb25seSAjd2FzdGVCb3VuZDogV2FzdGVCb3VuZCB8IHVuZGVmaW5lZDtcbiAgI3N1bSA9IDA7XG5cbiAgY29uc3RydWN0b3IoXG4gICAgdGFibGU6IFRhYmxlPE9wdGlvbnM+LFxuICAgIHRyYWl0czogVHJhaXRzLFxuICAgIHJlYWRvbmx5IHdlaWdodHM6IFdlaWdodHMsXG4gICAgd2FzdGVCb3VuZD86IFdhc3RlQm91bmQsXG4gICkge1xuICAgIHRoaXMuI3dhc3RlQm91bmQgPSB3YXN0ZUJvdW5kO1xuICAgIHRoaXMuI3RhYmxlID0gdGFibGU7XG4gICAgdGhpcy4jdHJhaXRzID0gdHJhaXRzO1xuICAgIGNvbnN0IG4gPSB0YWJsZS5ydWxlcy5jb3VudDtcbiAgICB0aGlzLiNraW5kID0gbmV3IFVpbnQ4QXJyYXkobik7XG4gICAgZm9yIChjb25zdCBwaWxlIG9mIHRyYWl0cy5jb2x1bW5zKSB0aGlzLiNraW5kW3BpbGVdID0gMTtcbiAgICBmb3IgKGNvbnN0IHBpbGUgb2YgdHJhaXRzLmNlbGxzKSB0aGlzLiNraW5kW3BpbGVdID0gMjtcbiAgICBmb3IgKGNvbnN0IHBpbGUgb2YgdHJhaXRzLndhc3RlcykgdGhpcy4ja2luZFtwaWxlXSA9IDM7XG4gICAgZm9yIChjb25zdCBwaWxlIG9mIHRyYWl0cy5yZXNlcnZlcykgdGhpcy4ja2luZFtwaWxlXSA9IDU7XG4gICAgZm9yIChjb25zdCBwaWxlIG9mIHRyYWl0cy5zdG9ja3MpIHRoaXMuI2tpbmRbcGlsZV0gPSA0O1xuICAgIGZvciAoY29uc3QgcGlsZSBvZiB0cmFpdHMuaG9tZXMpIHRoaXMuI2tpbmRbcGlsZV0gPSAwO1xuICAgIHRoaXMuI3NlZW4xID0gSW50MzJBcnJheS5mcm9tKHRhYmxlLmhhc2gxLnN1YmFycmF5KDAsIG4pKTtcbiAgICB0aGlzLiNzZWVuMiA9IEludDMyQXJyYXkuZnJvbSh0YWJsZS5oYXNoMi5zdWJhcnJheSgwLCBuKSk7XG4gICAgdGhpcy4jc2hhcmUgPSBuZXcgSW50MzJBcnJheShuKTtcbiAgICBmb3IgKGxldCBwaWxlID0gMDsgcGlsZSA8IG47IHBpbGUrKykgdGhpcy4jc3VtICs9IHRoaXMuI3NoYXJlW3BpbGVdID0gdGhpcy4jd29yayhwaWxlKTtcbiAgfVxuXG4gIC8qKiBUaGUgdmFsdWUgb2YgdGhlIHRhYmxlJ3MgcG9zaXRpb24gbm93LiAqL1xuICB2YWx1ZSgpOiBudW1iZXIge1xuICAgIGNvbnN0IHsgaGFzaDEsIGhhc2gyIH0gPSB0aGlzLiN0YWJsZTtcbiAgICBjb25zdCBzZWVuMSA9IHRoaXMuI3NlZW4xO1xuICAgIGNvbnN0IHNlZW4yID0gdGhpcy4jc2VlbjI7XG4gICAgZm9yIChsZXQgcGlsZSA9IDA7IHBpbGUgPCBzZWVuMS5sZW5ndGg7IHBpbGUrKykge1xuICAgICAgaWYgKHNlZW4xW3BpbGVdID09PSBoYXNoMVtwaWxlXSAmJiBzZWVuMltwaWxlXSA9PT0gaGFzaDJbcGlsZV0pIGNvbnRpbnVlO1xuICAgICAgc2VlbjFbcGlsZV0gPSBoYXNoMVtwaWxlXSE7XG4gICAgICBzZWVuMltwaWxlXSA9IGhhc2gyW3BpbGVdITtcbiAgICAgIGNvbnN0IHNoYXJlID0gdGhpcy4jd29yayhwaWxlKTtcbiAgICAgIHRoaXMuI3N1bSArPSBzaGFyZSAtIHRoaXMuI3NoYXJlW3BpbGVdITtcbiAgICAgIHRoaXMuI3NoYXJlW3BpbGVdID0gc2hhcmU7XG4gICAgfVxuICAgIGNvbnN0IHZhbHVlID0gdGhpcy4jc3VtICsgdGhpcy4jd2hvbGUoKTtcbiAgICByZXR1cm4gdmFsdWUgPCAwID8gMCA6IHZhbHVlID4gV09SU1QgPyBXT1JTVCA6IHZhbHVlO1xuICB9XG5cbiAgLyoqIFdoYXQgaXMgbm8gc3VtIG92ZXIgcGlsZXMuICovXG4gICN3aG9sZSgpOiBudW1iZXIge1xuICAgIGNvbnN0IHsgZnVsbCwgbGFuZGluZywgbmV4dCB9ID0gdGhpcy53ZWlnaHRzO1xuICAgIGNvbnN0IHsgY2VsbHMsIGNvbHVtbnMsIHdhbnRzTG8sIHdhbnRzSGkgfSA9IHRoaXMuI3RyYWl0cztcbiAgICBjb25zdCB7IGxlbiwgdG9wIH0gPSB0aGlzLiN0YWJsZTtcbiAgICBsZXQgY29zdCA9IG5leHQgPiAwID8gbmV4dCAqIHRoaXMuI29uTmV4dCgpIDogMDtcbiAgICBpZiAoZnVsbCA+IDApIHtcbiAgICAgIGxldCB0YWtlbiA9IDA7XG4gICAgICBmb3IgKGxldCBjID0gMDsgYyA8IGNlbGxzLmxlbmd0aDsgYysrKSBpZiAobGVuW2NlbGxzW2NdIV0hID4gMCkgdGFrZW4rKztcbiAgICAgIGNvc3QgKz0gKHRha2VuICogdGFrZW4gKiBmdWxsKSA+PiAyO1xuICAgIH1cbiAgICBpZiAobGFuZGluZyA+IDApIHtcbiAgICAgIGxldCBsbyA9IDA7XG4gICAgICBsZXQgaGkgPSAwO1xuICAgICAgZm9yIChsZXQgYyA9IDA7IGMgPCBjb2x1bW5zLmxlbmd0aDsgYysrKSB7XG4gICAgICAgIGNvbnN0IGZhY2UgPSB0b3BbY29sdW1uc1tjXSFdITtcbiAgICAgICAgaWYgKGZhY2UgPj0gRU1QVFkpIGNvbnRpbnVlO1xuICAgICAgICBsbyB8PSB3YW50c0xvW2ZhY2VdITtcbiAgICAgICAgaGkgfD0gd2FudHNIaVtmYWNlXSE7XG4gICAgICB9XG4gICAgICBjb3N0IC09IGxhbmRpbmcgKiAoYml0c09mKGxvKSArIGJpdHNPZihoaSkpO1xuICAgIH1cbiAgICByZXR1cm4gY29zdDtcbiAgfVxuXG4gIC8qKiBDYXJkcyB0aGF0IGxpZSBvbiB0aG9zZSB3aGljaCBzb21lIGZvdW5kYXRpb24gdGFrZXMgbm93LiAqL1xuICAjb25OZXh0KCk6IG51bWJlciB7XG4gICAgY29uc3QgeyBmb3VuZGF0aW9ucywgY29sdW1ucyB9ID0gdGhpcy4jdHJhaXRzO1xuICAgIGNvbnN0IHsgdG9wLCBsZW4sIHNsb3RzLCBmYWNlLCBzaGlmdCwgcnVsZXMgfSA9IHRoaXMuI3RhYmxlO1xuICAgIGxldCBsbyA9IDA7XG4gICAgbGV0IGhpID0gMDtcbiAgICBmb3IgKGxldCBmID0gMDsgZiA8IGZvdW5kYXRpb25zLmxlbmd0aDsgZisrKSB7XG4gICAgICBjb25zdCByb3cgPSAoZm91bmRhdGlvbnNbZl0hICogNTQgKyB0b3BbZm91bmRhdGlvbnNbZl0hXSEpICogMjtcbiAgICAgIGxvIHw9IHJ1bGVzLm1hc2tzW3Jvd10hO1xuICAgICAgaGkgfD0gcnVsZXMubWFza3Nbcm93ICsgMV0hO1xuICAgIH1cbiAgICBsZXQgY2FyZHMgPSAwO1xuICAgIGZvciAobGV0IGMgPSAwOyBjIDwgY29sdW1ucy5sZW5ndGg7IGMrKykge1xuICAgICAgY29uc3Qgc3RhcnQgPSBjb2x1bW5zW2NdISA8PCBzaGlmdDtcbiAgICAgIGNvbnN0IHNpemUgPSBsZW5bY29sdW1uc1tjXSFdITtcbiAgICAgIGZvciAobGV0IGkgPSAwOyBpIDwgc2l6ZTsgaSsrKSB7XG4gICAgICAgIGNvbnN0IGNhcmQgPSBmYWNlW3Nsb3RzW3N0YXJ0ICsgaV0hXSE7XG4gICAgICAgIGlmICgoY2FyZCA8IDMyID8gbG8gOiBoaSkgJiAoMSA8PCAoY2FyZCAmIDMxKSkpIGNhcmRzICs9IHNpemUgLSAxIC0gaTtcbiAgICAgIH1cbiAgICB9XG4gICAgcmV0dXJuIGNhcmRzO1xuICB9XG5cbiAgI3dvcmsocGlsZTogbnVtYmVyKTogbnVtYmVyIHtcbiAgICBjb25zdCB7IHdlaWdodHMgfSA9IHRoaXM7XG4gICAgY29uc3QgbGVuID0gdGhpcy4jdGFibGUubGVuW3BpbGVdITtcbiAgICBzd2l0Y2ggKHRoaXMuI2tpbmRbcGlsZV0pIHtcbiAgICAgIGNhc2UgMDpcbiAgICAgICAgcmV0dXJuIDA7XG4gICAgICBjYXNlIDE6XG4gICAgICAgIHJldHVybiBsZW4gPT09IDAgPyAodGhpcy4jdHJhaXRzLmNvbHVtbnNPcGVuID8gLXdlaWdodHMuZW1wdHkgOiAwKSA6IHRoaXMuI2NvbHVtbihwaWxlLCBsZW4pO1xuICAgICAgY2FzZSAyOlxuICAgICAgICByZXR1cm4gbGVuID09PSAwXG4gICAgICAgICAgPyAwXG4gICAgICAgICAgOiBsZW4gKiAod2VpZ2h0cy5vdXQgKyB3ZWlnaHRzLmNlbGwpICtcbiAgICAgICAgICAgICAgKCh3ZWlnaHRzLnJhbmtDZWxsICogdGhpcy4jdHJhaXRzLm9yZGVyW3RoaXMuI3RhYmxlLmZhY2VbdGhpcy4jdGFibGUuaWRBdChwaWxlLCAwKV0hXSEpID4+IDIpO1xuICAgICAgY2FzZSAzOlxuICAgICAgICByZXR1cm4gKFxuICAgICAgICAgIHRoaXMuI2NvbHVtbihwaWxlLCBsZW4pICtcbiAgICAgICAgICBsZW4gKiB3ZWlnaHRzLndhc3RlICtcbiAgICAgICAgICAod2VpZ2h0cy5idXJpZWQgPiAwICYmIHRoaXMuI3dhc3RlQm91bmQgPyAod2VpZ2h0cy5idXJpZWQgKiB0aGlzLiN3YXN0ZUJvdW5kLnRpZ2h0KCkpID4+IDIgOiAwKVxuICAgICAgICApO1xuICAgICAgY2FzZSA0OlxuICAgICAgICByZXR1cm4gbGVuICogd2VpZ2h0cy5vdXQ7XG4gICAgICBkZWZhdWx0OlxuICAgICAgICByZXR1cm4gbGVuICogKHdlaWdodHMub3V0ICsgd2VpZ2h0cy5yZXNlcnZlKTtcbiAgICB9XG4gIH1cblxuICAjY29sdW1uKHBpbGU6IG51bWJlciwgbGVuOiBudW1iZXIpOiBudW1iZXIge1xuICAgIGNvbnN0IHsgc2xvdHMsIGZhY2UsIHVwLCBzaGlmdCwgcnVsZXMgfSA9IHRoaXMuI3RhYmxlO1xuICAgIGNvbnN0IHsgb3JkZXIgfSA9IHRoaXMuI3RyYWl0cztcbiAgICBjb25zdCB7IG91dCwgb3ZlciwgZGVlcCwgaGlkZGVuLCB1bmZpdCwgbG9vc2UsIGNsb3NpbmcsIGZhciwgc2FtZSB9ID0gdGhpcy53ZWlnaHRzO1xuICAgIGNvbnN0IHN0YXJ0ID0gcGlsZSA8PCBzaGlmdDtcbiAgICBjb25zdCBsaW5rID0gcnVsZXMucnVuT2ZbcGlsZV0hO1xuICAgIGNvbnN0IGJ1aWxkaW5nID0gdGhpcy4ja2luZFtwaWxlXSA9PT0gMTtcbiAgICBsZXQgY29zdCA9IGxlbiAqIG91dDtcbiAgICBsZXQgbG93ZXN0ID0gMTI3O1xuICAgIGxldCB1bmRlciA9IC0xO1xuICAgIGZvciAobGV0IGkgPSAwOyBpIDwgbGVuOyBpKyspIHtcbiAgICAgIGNvbnN0IGlkID0gc2xvdHNbc3RhcnQgKyBpXSE7XG4gICAgICBjb25zdCBjYXJkID0gZmFjZVtpZF0hO1xuICAgICAgY29uc3QgcmFuayA9IG9yZGVyW2NhcmRdITtcbiAgICAgIGlmIChyYW5rID4gbG93ZXN0KSB7XG4gICAgICAgIGNvc3QgKz0gb3ZlciArIGZhciAqIChyYW5rIC0gbG93ZXN0KTtcbiAgICAgICAgaWYgKHNhbWUgPiAwKSB7XG4gICAgICAgICAgY29uc3Qgc3VpdCA9IHN1aXRPZihjYXJkKTtcbiAgICAgICAgICBmb3IgKGxldCBqID0gMDsgaiA8IGk7IGorKykge1xuICAgICAgICAgICAgY29uc3QgYmVsb3cgPSBmYWNlW3Nsb3RzW3N0YXJ0ICsgal0hXSE7XG4gICAgICAgICAgICBpZiAoc3VpdE9mKGJlbG93KSA9PT0gc3VpdCAmJiBvcmRlcltiZWxvd10hIDwgcmFuaykge1xuICAgICAgICAgICAgICBjb3N0ICs9IHNhbWU7XG4gICAgICAgICAgICAgIGJyZWFrO1xuICAgICAgICAgICAgfVxuICAgICAgICAgIH1cbiAgICAgICAgfVxuICAgICAgICBpZiAoZGVlcCA+IDApIGZvciAobGV0IGogPSAwOyBqIDwgaTsgaisrKSBpZiAob3JkZXJbZmFjZVtzbG90c1tzdGFydCArIGpdIV0hXSEgPCByYW5rKSBjb3N0ICs9IGRlZXA7XG4gICAgICB9IGVsc2UgbG93ZXN0ID0gcmFuaztcbiAgICAgIGlmIChidWlsZGluZykge1xuICAgICAgICBpZiAoIXVwW2lkXSkge1xuICAgICAgICAgIGNvc3QgKz0gaGlkZGVuO1xuICAgICAgICAgIHVuZGVyID0gSElEREVOO1xuICAgICAgICB9IGVsc2Uge1xuICAgICAgICAgIGlmICh1bmRlciA9PT0gSElEREVOIHx8ICh1bmRlciA+PSAwICYmICF0aGlzLiN0cmFpdHMud2FudHModW5kZXIsIGNhcmQpKSkgY29zdCArPSB1bmZpdDtcbiAgICAgICAgICBlbHNlIGlmICh1bmRlciA+PSAwICYmIGxpbmsgPj0gMCkge1xuICAgICAgICAgICAgY29uc3QgbGlua2VkID0gcnVsZXMubGlua3NbbGluayArIHVuZGVyICogNjQgKyBjYXJkXSEgPiAwO1xuICAgICAgICAgICAgaWYgKGNsb3NpbmcgPiAwICYmIHRoaXMuI3RyYWl0cy53YW50c0xvW2NhcmRdID09PSAwICYmIHRoaXMuI3RyYWl0cy53YW50c0hpW2NhcmRdID09PSAwKSBjb3N0ICs9IGxpbmtlZCA/IGNsb3NpbmcgOiAwO1xuICAgICAgICAgICAgZWxzZSBpZiAoIWxpbmtlZCkgY29zdCArPSBsb29zZTtcbiAgICAgICAgICB9XG4gICAgICAgICAgdW5kZXIgPSBjYXJkO1xuICAgICAgICB9XG4gICAgICB9XG4gICAgfVxuICAgIHJldHVybiBjb3N0O1xuICB9XG59XG4iLCAiaW1wb3J0IHsgdHlwZSBPcHRpb25zIH0gZnJvbSAnQHBhdGllbmNlL2NvcmUnO1xuaW1wb3J0IHsgRU1QVFksIEZBQ0VTLCB0eXBlIFRhYmxlIH0gZnJvbSAnQHBhdGllbmNlL2NvcmUvc2VhcmNoJztcbmltcG9ydCB7IGJpdHNPZiB9IGZyb20gJy4vYml0cy5qcyc7XG5pbXBvcnQgeyBXT1JTVCwgdHlwZSBIZXVyaXN0aWMgfSBmcm9tICcuL2V2YWx1YXRlLmpzJztcbmltcG9ydCB0eXBlIHsgVHJhaXRzIH0gZnJvbSAnLi90cmFpdHMuanMnO1xuXG4vKiogUGFpcnMgb2YgcGlsZXMgdGhhdCBhcmUgdHJpZWQgZm9yIGVhY2ggdHdvIGZhY2VzLCBhbmQgcGlsZXMgZm9yIHdoaWNoIGl0IGlzIHRyaWVkIHdoaWNoIG9mIHRoZW0gbGllIHdpdGhpbiByZWFjaC4gKi9cbmNvbnN0IFRSSUVTID0gODtcblxuLyoqXG4gKiBGb3IgYSBwYXRpZW5jZSBpbiB3aGljaCBwaWxlcyBhcmUgbGFpZCBvbiBwaWxlcyBieSBydWxlcyB0aGF0IGFyZSBmdW5jdGlvbnMsIGFuZCBub3RoaW5nIGdvZXMgaG9tZTogd2hpY2ggZmFjZXMgZ28gb25cbiAqIHdoaWNoLCBhbmQgd2hpY2ggcGlsZXMgb24gd2hpY2gsIGZvdW5kIGJ5IGFza2luZy4gVGhlIG1vcmUgdGhlIGNhcmRzIG9uIHRvcCBnbyB0b2dldGhlciwgYW5kIHRoZSBtb3JlIG1vdmVzIHRoZXJlXG4gKiBhcmUsIHRoZSBiZXR0ZXIgYSBwb3NpdGlvbiBsb29rcy4gSXQgZ3VpZGVzLCBubyBtb3JlLlxuICovXG5leHBvcnQgY2xhc3MgQWZmaW5pdHkgaW1wbGVtZW50cyBIZXVyaXN0aWMge1xuICByZWFkb25seSAjdGFibGU6IFRhYmxlPE9wdGlvbnM+O1xuICByZWFkb25seSAjZm91bmQ6IEZvdW5kO1xuICByZWFkb25seSAjbW92ZTogbnVtYmVyO1xuXG4gIHByaXZhdGUgY29uc3RydWN0b3IodGFibGU6IFRhYmxlPE9wdGlvbnM+LCBmb3VuZDogRm91bmQsIG1vdmU6IG51bWJlcikge1xuICAgIHRoaXMuI3RhYmxlID0gdGFibGU7XG4gICAgdGhpcy4jZm91bmQgPSBmb3VuZDtcbiAgICB0aGlzLiNtb3ZlID0gbW92ZTtcbiAgfVxuXG4gIC8qKiBVbmRlZmluZWQgd2hlcmUgdGhlIHJ1bGVzIGFyZSBub3Qgb2YgdGhpcyBraW5kLiAqL1xuICBzdGF0aWMgb2YodGFibGU6IFRhYmxlPE9wdGlvbnM+LCB7IGhvbWVzLCBidWlsZHMgfTogVHJhaXRzKTogQWZmaW5pdHkgfCB1bmRlZmluZWQge1xuICAgIGNvbnN0IHsgcnVsZXMsIHZhcmlhbnQgfSA9IHRhYmxlO1xuICAgIGNvbnN0IHBpbGVzID0gcnVsZXMudGFyZ2V0cy5maWx0ZXIoKHBpbGUpID0+IHJ1bGVzLmFjY2VwdEZuc1twaWxlXSAhPT0gdW5kZWZpbmVkKTtcbiAgICBpZiAoaG9tZXMubGVuZ3RoID4gMCB8fCBidWlsZHMgfHwgdmFyaWFudC5wYWlyIHx8IHBpbGVzLmxlbmd0aCA8IDIgfHwgcGlsZXMubGVuZ3RoIDwgcnVsZXMudGFyZ2V0cy5sZW5ndGgpIHJldHVybiB1bmRlZmluZWQ7XG4gICAgdHJ5IHtcbiAgICAgIHJldHVybiBuZXcgQWZmaW5pdHkodGFibGUsIGZpbmQodGFibGUsIHBpbGVzKSwgMCk7XG4gICAgfSBjYXRjaCB7XG4gICAgICAvLyBBIHJ1bGUgdGhhdCBjYW5ub3QgYmUgYXNrZWQgbGlrZSB0aGlzIGlzIG5vdCBhc2tlZC5cbiAgICAgIHJldHVybiB1bmRlZmluZWQ7XG4gICAgfVxuICB9XG5cbiAgLyoqIFRoZSBzYW1lIGZvciBhbm90aGVyIHRhYmxlIG9mIHRoZSBzYW1lIHJ1bGVzLiBAcGFyYW0gbW92ZSB3aGF0IGEgbW92ZSB0aGF0IGlzIHBvc3NpYmxlIGNvdW50cyAqL1xuICBvbih0YWJsZTogVGFibGU8T3B0aW9ucz4sIG1vdmU6IG51bWJlcik6IEFmZmluaXR5IHtcbiAgICByZXR1cm4gbmV3IEFmZmluaXR5KHRhYmxlLCB0aGlzLiNmb3VuZCwgbW92ZSk7XG4gIH1cblxuICAvKiogQSBrZXkgb2YgdGhlIGNhcmRzIG9uIHRvcCBhbG9uZS4gKi9cbiAgbmFtZShrZXk6IEludDMyQXJyYXkpOiB2b2lkIHtcbiAgICBjb25zdCB7IHRvcCB9ID0gdGhpcy4jdGFibGU7XG4gICAgY29uc3QgeyBwaWxlcyB9ID0gdGhpcy4jZm91bmQ7XG4gICAgbGV0IG9uZSA9IDA7XG4gICAgbGV0IHR3byA9IDA7XG4gICAgZm9yIChsZXQgaSA9IDA7IGkgPCBwaWxlcy5sZW5ndGg7IGkrKykge1xuICAgICAgb25lID0gTWF0aC5pbXVsKG9uZSBeIHRvcFtwaWxlc1tpXSFdISwgMHg5ZTM3NzliMSk7XG4gICAgICB0d28gPSBNYXRoLmltdWwodHdvICsgdG9wW3BpbGVzW2ldIV0hLCAweDg1ZWJjYTZiKTtcbiAgICAgIG9uZSBePSBvbmUgPj4+IDE1O1xuICAgICAgdHdvIF49IHR3byA+Pj4gMTM7XG4gICAgfVxuICAgIGtleVswXSA9IG9uZTtcbiAgICBrZXlbMV0gPSB0d287XG4gIH1cblxuICAvKiogSG93IGZhciB0aGUgcG9zaXRpb24gaXMgZnJvbSBiZWluZyB3b246IGxvd2VyIGlzIGJldHRlci4gKi9cbiAgdmFsdWUoKTogbnVtYmVyIHtcbiAgICBjb25zdCB7IHRvcCB9ID0gdGhpcy4jdGFibGU7XG4gICAgY29uc3QgeyBwaWxlcywgd2F5cyB9ID0gdGhpcy4jZm91bmQ7XG4gICAgbGV0IGxvID0gMDtcbiAgICBsZXQgaGkgPSAwO1xuICAgIGxldCBjb3VudCA9IDA7XG4gICAgZm9yIChsZXQgaSA9IDA7IGkgPCBwaWxlcy5sZW5ndGg7IGkrKykge1xuICAgICAgY29uc3QgZmFjZSA9IHRvcFtwaWxlc1tpXSFdITtcbiAgICAgIGlmIChmYWNlID49IEVNUFRZKSBjb250aW51ZTtcbiAgICAgIGNvdW50Kys7XG4gICAgICBpZiAoZmFjZSA8IDMyKSBsbyB8PSAxIDw8IGZhY2U7XG4gICAgICBlbHNlIGhpIHw9IDEgPDwgKGZhY2UgJiAzMSk7XG4gICAgfVxuICAgIGxldCB0b2dldGhlciA9IDA7XG4gICAgZm9yIChsZXQgZmFjZSA9IDA7IGZhY2UgPCBGQUNFUzsgZmFjZSsrKVxuICAgICAgaWYgKChmYWNlIDwgMzIgPyBsbyA6IGhpKSAmICgxIDw8IChmYWNlICYgMzEpKSkgdG9nZXRoZXIgKz0gYml0c09mKHRoaXMuI2ZvdW5kLmxvW2ZhY2VdISAmIGxvKSArIGJpdHNPZih0aGlzLiNmb3VuZC5oaVtmYWNlXSEgJiBoaSk7XG4gICAgbGV0IG1vdmVzID0gMDtcbiAgICBmb3IgKGxldCBpID0gMDsgaSA8IHdheXMubGVuZ3RoOyBpICs9IDIpIHtcbiAgICAgIGNvbnN0IG92ZXIgPSB0b3Bbd2F5c1tpXSFdITtcbiAgICAgIGNvbnN0IHVuZGVyID0gdG9wW3dheXNbaSArIDFdIV0hO1xuICAgICAgaWYgKG92ZXIgPj0gRU1QVFkgfHwgdW5kZXIgPj0gRU1QVFkpIGNvbnRpbnVlO1xuICAgICAgaWYgKCh1bmRlciA8IDMyID8gdGhpcy4jZm91bmQubG9bb3Zlcl0hIDogdGhpcy4jZm91bmQuaGlbb3Zlcl0hKSAmICgxIDw8ICh1bmRlciAmIDMxKSkpIG1vdmVzKys7XG4gICAgfVxuICAgIGNvbnN0IGFwYXJ0ID0gY291bnQgKiAoY291bnQgLSAxKSAtIHRvZ2V0aGVyO1xuICAgIHJldHVybiBNYXRoLm1heCgwLCBNYXRoLm1pbihXT1JTVCwgQVBBUlQgKiBhcGFydCArIExFQVNUIC0gdGhpcy4jbW92ZSAqIG1vdmVzKSk7XG4gIH1cbn1cblxuLyoqIFdoYXQgdHdvIGNhcmRzIG9uIHRvcCBjb3VudCB0aGF0IGRvIG5vdCBnbyB0b2dldGhlciwgYW5kIGZyb20gd2hlcmUgdmFsdWVzIGNvdW50LCBzbyB0aGF0IG1vdmVzIGNhbiBiZSB0YWtlbiBvZmYuICovXG5jb25zdCBBUEFSVCA9IDQ7XG5jb25zdCBMRUFTVCA9IDQwOTY7XG5cbmludGVyZmFjZSBGb3VuZCB7XG4gIHJlYWRvbmx5IHBpbGVzOiBJbnQzMkFycmF5O1xuICAvKiogRmFjZSBcdTIxOTIgdGhlIGZhY2VzIG9uIHdoaWNoIGl0IGdvZXMuICovXG4gIHJlYWRvbmx5IGxvOiBJbnQzMkFycmF5O1xuICByZWFkb25seSBoaTogSW50MzJBcnJheTtcbiAgLyoqIFR3byBwaWxlcyBhZnRlciBvbmUgYW5vdGhlcjogZnJvbSwgdG8uICovXG4gIHJlYWRvbmx5IHdheXM6IFVpbnQ4QXJyYXk7XG59XG5cbi8qKiBBc2tzIHRoZSBydWxlcyB3aGljaCBjYXJkcyBhbmQgd2hpY2ggcGlsZXMgZ28gdG9nZXRoZXIuICovXG5mdW5jdGlvbiBmaW5kKHsgcnVsZXMsIGNhcmRzLCBmYWNlLCB2aWV3IH06IFRhYmxlPE9wdGlvbnM+LCBwaWxlczogSW50MzJBcnJheSk6IEZvdW5kIHtcbiAgY29uc3QgbG8gPSBuZXcgSW50MzJBcnJheSg2NCk7XG4gIGNvbnN0IGhpID0gbmV3IEludDMyQXJyYXkoNjQpO1xuICBjb25zdCBhc2tzID0gKG92ZXI6IG51bWJlciwgdW5kZXI6IG51bWJlciwgdG86IG51bWJlciwgZnJvbTogbnVtYmVyKTogYm9vbGVhbiA9PlxuICAgIHJ1bGVzLmFjY2VwdEZuc1t0b10hKFtjYXJkc1tvdmVyXSFdLCBjYXJkc1t1bmRlcl0hLCB2aWV3LCBydWxlcy5pZHNbdG9dISwgcnVsZXMuaWRzW2Zyb21dISkgPT09IHRydWU7XG4gIGNvbnN0IGZpcnN0ID0gcGlsZXNbMF0hO1xuICBjb25zdCBuZWFyID0gWy4uLnBpbGVzLnN1YmFycmF5KDEsIDEgKyBUUklFUyldO1xuICBjb25zdCBwYWlyczogW292ZXI6IG51bWJlciwgdW5kZXI6IG51bWJlcl1bXSA9IFtdO1xuICBmb3IgKGNvbnN0IG92ZXIgb2YgY2FyZHMua2V5cygpKVxuICAgIGZvciAoY29uc3QgdW5kZXIgb2YgY2FyZHMua2V5cygpKSB7XG4gICAgICBpZiAob3ZlciA9PT0gdW5kZXIgfHwgIW5lYXIuc29tZSgoZnJvbSkgPT4gYXNrcyhvdmVyLCB1bmRlciwgZmlyc3QsIGZyb20pKSkgY29udGludWU7XG4gICAgICBwYWlycy5wdXNoKFtvdmVyLCB1bmRlcl0pO1xuICAgICAgY29uc3Qgb250byA9IGZhY2VbdW5kZXJdITtcbiAgICAgIGlmIChvbnRvIDwgMzIpIGxvW2ZhY2Vbb3Zlcl0hXSEgfD0gMSA8PCBvbnRvO1xuICAgICAgZWxzZSBoaVtmYWNlW292ZXJdIV0hIHw9IDEgPDwgKG9udG8gJiAzMSk7XG4gICAgfVxuICBjb25zdCBzb21lID0gcGFpcnMuc2xpY2UoMCwgVFJJRVMpO1xuICBjb25zdCB3YXlzOiBudW1iZXJbXSA9IFtdO1xuICBmb3IgKGNvbnN0IHRvIG9mIHBpbGVzKVxuICAgIGZvciAoY29uc3QgZnJvbSBvZiBwaWxlcykgaWYgKGZyb20gIT09IHRvICYmIHNvbWUuc29tZSgoW292ZXIsIHVuZGVyXSkgPT4gYXNrcyhvdmVyLCB1bmRlciwgdG8sIGZyb20pKSkgd2F5cy5wdXNoKGZyb20sIHRvKTtcbiAgcmV0dXJuIHsgcGlsZXMsIGxvLCBoaSwgd2F5czogVWludDhBcnJheS5mcm9tKHdheXMpIH07XG59XG4iLCAiaW1wb3J0IHR5cGUgeyBNb3ZlLCBSYW5kb20gfSBmcm9tICdAcGF0aWVuY2UvY29yZS9zZWFyY2gnO1xuaW1wb3J0IHsgV09SU1QgfSBmcm9tICcuL2V2YWx1YXRlLmpzJztcblxuLyoqIFJ1bmdzIHRoYXQgY2FuIGJlIHRvbGQgYXBhcnQuICovXG5jb25zdCBTVFJBVEEgPSAyNTY7XG5cbi8qKlxuICogUG9zaXRpb25zIHRoYXQgd2FpdCBmb3IgYmVpbmcgY2hvc2VuOiB3aGVyZSB0aGV5IGNvbWUgZnJvbSwgYnkgd2hpY2ggbW92ZSwgaG93IGdvb2QgdGhleSBsb29rLCBhbmQgb24gd2hpY2ggc3RyYXR1bSB0aGV5XG4gKiBhcmU6IGhvdyBmYXIgdGhleSBoYXZlIGdvdCBieSB3aGF0IGNhbm5vdCBiZSB0YWtlbiBiYWNrLiBTb21lIHBsYWNlcyBhcmUga2VwdCBmb3IgdGhlIGJlc3Qgb2YgZWFjaCBzdHJhdHVtLCBzbyB0aGF0XG4gKiB0aG9zZSB3aG8gaHVycmllZCBhaGVhZCBkbyBub3QgcHVzaCBvdXQgZXZlcnlvbmUgd2hvIHN0aWxsIHByZXBhcmVzLlxuICovXG5leHBvcnQgY2xhc3MgQ2FuZGlkYXRlcyB7XG4gIHNpemUgPSAwO1xuICAvKiogU29tZSB3ZXJlIGRyb3BwZWQgYmVjYXVzZSBvdGhlcnMgbG9va2VkIGJldHRlci4gKi9cbiAgZHJvcHBlZCA9IGZhbHNlO1xuICByZWFkb25seSBwYXJlbnQ6IEludDMyQXJyYXk7XG4gIHJlYWRvbmx5IG1vdmU6IEludDMyQXJyYXk7XG4gIHJlYWRvbmx5IHZhbHVlOiBVaW50MTZBcnJheTtcbiAgcmVhZG9ubHkgc3RyYXR1bTogVWludDhBcnJheTtcbiAgcmVhZG9ubHkga2V5MTogSW50MzJBcnJheTtcbiAgcmVhZG9ubHkga2V5MjogSW50MzJBcnJheTtcbiAgcmVhZG9ubHkgI2hpc3RvZ3JhbSA9IG5ldyBJbnQzMkFycmF5KFdPUlNUICsgMSk7XG4gIC8qKiBQZXIgc3RyYXR1bTogaG93IG1hbnkgdGhlcmUgYXJlLCBob3cgbWFueSBzdGF5LCBhbmQgdXAgdG8gd2hpY2ggdmFsdWUuICovXG4gIHJlYWRvbmx5ICNjb3VudHMgPSBuZXcgSW50MzJBcnJheShTVFJBVEEpO1xuICByZWFkb25seSAjcXVvdGFzID0gbmV3IEludDMyQXJyYXkoU1RSQVRBKTtcbiAgcmVhZG9ubHkgI2xpbWl0cyA9IG5ldyBJbnQzMkFycmF5KFNUUkFUQSkuZmlsbChXT1JTVCk7XG4gIC8qKiBQZXIgc3RyYXR1bSwgb2YgdGhvc2Ugb2YgdGhlIGxhc3QgdmFsdWU6IGhvdyBtYW55IHRoZXJlIGFyZSwgYW5kIGZvciBob3cgbWFueSB0aGVyZSBpcyByb29tLiAqL1xuICByZWFkb25seSAjdGllcyA9IG5ldyBJbnQzMkFycmF5KFNUUkFUQSk7XG4gIHJlYWRvbmx5ICNyb29tcyA9IG5ldyBJbnQzMkFycmF5KFNUUkFUQSk7XG5cbiAgLyoqXG4gICAqIEBwYXJhbSB3aWR0aCBob3cgbWFueSBhcmUga2VwdFxuICAgKiBAcGFyYW0gc2hhcmVkIHRoZSBwYXJ0IG9mIHRoZW0gdGhhdCBpcyBzaGFyZWQgb3V0IGV2ZW5seSBhbW9uZyB0aGUgc3RyYXRhXG4gICAqIEBwYXJhbSByYW5kb20gYnJlYWtzIHRpZXNcbiAgICovXG4gIGNvbnN0cnVjdG9yKFxuICAgIHJlYWRvbmx5IHdpZHRoOiBudW1iZXIsXG4gICAgcmVhZG9ubHkgc2hhcmVkOiBudW1iZXIsXG4gICAgcmVhZG9ubHkgcmFuZG9tOiBSYW5kb20sXG4gICkge1xuICAgIGNvbnN0IGNhcGFjaXR5ID0gd2lkdGggKiA0ICsgNjQ7XG4gICAgdGhpcy5wYXJlbnQgPSBuZXcgSW50MzJBcnJheShjYXBhY2l0eSk7XG4gICAgdGhpcy5tb3ZlID0gbmV3IEludDMyQXJyYXkoY2FwYWNpdHkpO1xuICAgIHRoaXMudmFsdWUgPSBuZXcgVWludDE2QXJyYXkoY2FwYWNpdHkpO1xuICAgIHRoaXMuc3RyYXR1bSA9IG5ldyBVaW50OEFycmF5KGNhcGFjaXR5KTtcbiAgICB0aGlzLmtleTEgPSBuZXcgSW50MzJBcnJheShjYXBhY2l0eSk7XG4gICAgdGhpcy5rZXkyID0gbmV3IEludDMyQXJyYXkoY2FwYWNpdHkpO1xuICB9XG5cbiAgc3RhdGljIGJ5dGVzKHdpZHRoOiBudW1iZXIpOiBudW1iZXIge1xuICAgIHJldHVybiAod2lkdGggKiA0ICsgNjQpICogMTkgKyAoV09SU1QgKyAxKSAqIDQgKyBTVFJBVEEgKiAyMDtcbiAgfVxuXG4gIGFkZChwYXJlbnQ6IG51bWJlciwgbW92ZTogTW92ZSwgdmFsdWU6IG51bWJlciwgc3RyYXR1bTogbnVtYmVyLCBrZXkxOiBudW1iZXIsIGtleTI6IG51bWJlcik6IHZvaWQge1xuICAgIGlmICh2YWx1ZSA+IHRoaXMuI2xpbWl0c1tzdHJhdHVtXSEpIHtcbiAgICAgIHRoaXMuZHJvcHBlZCA9IHRydWU7XG4gICAgICByZXR1cm47XG4gICAgfVxuICAgIGlmICh0aGlzLnNpemUgPT09IHRoaXMudmFsdWUubGVuZ3RoKSB0aGlzLmNob29zZSgpO1xuICAgIGNvbnN0IGkgPSB0aGlzLnNpemUrKztcbiAgICB0aGlzLnBhcmVudFtpXSA9IHBhcmVudDtcbiAgICB0aGlzLm1vdmVbaV0gPSBtb3ZlO1xuICAgIHRoaXMudmFsdWVbaV0gPSB2YWx1ZTtcbiAgICB0aGlzLnN0cmF0dW1baV0gPSBzdHJhdHVtO1xuICAgIHRoaXMua2V5MVtpXSA9IGtleTE7XG4gICAgdGhpcy5rZXkyW2ldID0ga2V5MjtcbiAgfVxuXG4gIC8qKiBLZWVwcyBgd2lkdGhgLCBpbiB0aGUgb3JkZXIgaW4gd2hpY2ggdGhleSBjYW1lLiAqL1xuICBjaG9vc2UoKTogdm9pZCB7XG4gICAgaWYgKHRoaXMuc2l6ZSA8PSB0aGlzLndpZHRoKSByZXR1cm47XG4gICAgY29uc3QgaGlnaGVzdCA9IHRoaXMuI3NoYXJlT3V0KCk7XG4gICAgZm9yIChsZXQgciA9IDA7IHIgPD0gaGlnaGVzdDsgcisrKSB0aGlzLiNib3VuZChyKTtcbiAgICBjb25zdCB7IHBhcmVudCwgbW92ZSwgdmFsdWUsIHN0cmF0dW0sIGtleTEsIGtleTIgfSA9IHRoaXM7XG4gICAgY29uc3QgbGltaXRzID0gdGhpcy4jbGltaXRzO1xuICAgIGxldCBrZXB0ID0gMDtcbiAgICBmb3IgKGxldCBpID0gMDsgaSA8IHRoaXMuc2l6ZTsgaSsrKSB7XG4gICAgICBjb25zdCByID0gc3RyYXR1bVtpXSE7XG4gICAgICBpZiAodmFsdWVbaV0hID4gbGltaXRzW3JdISkgY29udGludWU7XG4gICAgICBpZiAodmFsdWVbaV0gPT09IGxpbWl0c1tyXSkge1xuICAgICAgICAvLyBFYWNoIG9mIHRoZSB0aWVzIGhhcyB0aGUgc2FtZSBjaGFuY2UuXG4gICAgICAgIGlmICh0aGlzLnJhbmRvbS5uZXh0KCkgJSB0aGlzLiN0aWVzW3JdIS0tID49IHRoaXMuI3Jvb21zW3JdISkgY29udGludWU7XG4gICAgICAgIHRoaXMuI3Jvb21zW3JdIS0tO1xuICAgICAgfVxuICAgICAgcGFyZW50W2tlcHRdID0gcGFyZW50W2ldITtcbiAgICAgIG1vdmVba2VwdF0gPSBtb3ZlW2ldITtcbiAgICAgIHZhbHVlW2tlcHRdID0gdmFsdWVbaV0hO1xuICAgICAgc3RyYXR1bVtrZXB0XSA9IHI7XG4gICAgICBrZXkxW2tlcHRdID0ga2V5MVtpXSE7XG4gICAgICBrZXkyW2tlcHRdID0ga2V5MltpXSE7XG4gICAgICBrZXB0Kys7XG4gICAgfVxuICAgIHRoaXMuc2l6ZSA9IGtlcHQ7XG4gICAgdGhpcy5kcm9wcGVkID0gdHJ1ZTtcbiAgfVxuXG4gIC8qKiBEZWNpZGVzIGhvdyBtYW55IHN0YXkgb24gZWFjaCBzdHJhdHVtLiBAcmV0dXJucyB0aGUgaGlnaGVzdCBzdHJhdHVtICovXG4gICNzaGFyZU91dCgpOiBudW1iZXIge1xuICAgIGNvbnN0IHsgdmFsdWUsIHN0cmF0dW0sIHNpemUsIHdpZHRoIH0gPSB0aGlzO1xuICAgIGNvbnN0IGNvdW50cyA9IHRoaXMuI2NvdW50cy5maWxsKDApO1xuICAgIGNvbnN0IHF1b3RhcyA9IHRoaXMuI3F1b3Rhcy5maWxsKDApO1xuICAgIGNvbnN0IGhpc3RvZ3JhbSA9IHRoaXMuI2hpc3RvZ3JhbS5maWxsKDApO1xuICAgIGxldCBoaWdoZXN0ID0gMDtcbiAgICBmb3IgKGxldCBpID0gMDsgaSA8IHNpemU7IGkrKykge1xuICAgICAgaGlzdG9ncmFtW3ZhbHVlW2ldIV0hKys7XG4gICAgICBjb3VudHNbc3RyYXR1bVtpXSFdISsrO1xuICAgICAgaWYgKHN0cmF0dW1baV0hID4gaGlnaGVzdCkgaGlnaGVzdCA9IHN0cmF0dW1baV0hO1xuICAgIH1cbiAgICBsZXQgbGltaXQgPSAwO1xuICAgIGZvciAobGV0IHJvb20gPSBNYXRoLnJvdW5kKHdpZHRoICogKDEgLSB0aGlzLnNoYXJlZCkpOyBoaXN0b2dyYW1bbGltaXRdISA8PSByb29tOykgcm9vbSAtPSBoaXN0b2dyYW1bbGltaXQrK10hO1xuICAgIGxldCBsZWZ0ID0gd2lkdGg7XG4gICAgZm9yIChsZXQgaSA9IDA7IGkgPCBzaXplOyBpKyspXG4gICAgICBpZiAodmFsdWVbaV0hIDwgbGltaXQpIHtcbiAgICAgICAgcXVvdGFzW3N0cmF0dW1baV0hXSErKztcbiAgICAgICAgbGVmdC0tO1xuICAgICAgfVxuICAgIHdoaWxlIChsZWZ0ID4gMCkge1xuICAgICAgbGV0IHdhbnRpbmcgPSAwO1xuICAgICAgZm9yIChsZXQgciA9IDA7IHIgPD0gaGlnaGVzdDsgcisrKSBpZiAoY291bnRzW3JdISA+IHF1b3Rhc1tyXSEpIHdhbnRpbmcrKztcbiAgICAgIGNvbnN0IHNoYXJlID0gTWF0aC5tYXgoMSwgTWF0aC5mbG9vcihsZWZ0IC8gd2FudGluZykpO1xuICAgICAgZm9yIChsZXQgciA9IGhpZ2hlc3Q7IHIgPj0gMCAmJiBsZWZ0ID4gMDsgci0tKSB7XG4gICAgICAgIGNvbnN0IG1vcmUgPSBNYXRoLm1pbihzaGFyZSwgY291bnRzW3JdISAtIHF1b3Rhc1tyXSEsIGxlZnQpO1xuICAgICAgICBxdW90YXNbcl0hICs9IG1vcmU7XG4gICAgICAgIGxlZnQgLT0gbW9yZTtcbiAgICAgIH1cbiAgICB9XG4gICAgcmV0dXJuIGhpZ2hlc3Q7XG4gIH1cblxuICAvKiogVXAgdG8gd2hpY2ggdmFsdWUgdGhvc2Ugb2YgYSBzdHJhdHVtIHN0YXkuICovXG4gICNib3VuZChyOiBudW1iZXIpOiB2b2lkIHtcbiAgICBsZXQgcm9vbSA9IHRoaXMuI3F1b3Rhc1tyXSE7XG4gICAgaWYgKHJvb20gPT09IHRoaXMuI2NvdW50c1tyXSEpIHtcbiAgICAgIHRoaXMuI2xpbWl0c1tyXSA9IFdPUlNUICsgMTtcbiAgICAgIHJldHVybjtcbiAgICB9XG4gICAgY29uc3QgaGlzdG9ncmFtID0gdGhpcy4jaGlzdG9ncmFtLmZpbGwoMCk7XG4gICAgZm9yIChsZXQgaSA9IDA7IGkgPCB0aGlzLnNpemU7IGkrKykgaWYgKHRoaXMuc3RyYXR1bVtpXSA9PT0gcikgaGlzdG9ncmFtW3RoaXMudmFsdWVbaV0hXSErKztcbiAgICBsZXQgbGltaXQgPSAwO1xuICAgIHdoaWxlIChoaXN0b2dyYW1bbGltaXRdISA8PSByb29tKSByb29tIC09IGhpc3RvZ3JhbVtsaW1pdCsrXSE7XG4gICAgdGhpcy4jbGltaXRzW3JdID0gbGltaXQ7XG4gICAgdGhpcy4jdGllc1tyXSA9IGhpc3RvZ3JhbVtsaW1pdF0hO1xuICAgIHRoaXMuI3Jvb21zW3JdID0gcm9vbTtcbiAgfVxuXG4gIGNsZWFyKCk6IHZvaWQge1xuICAgIHRoaXMuc2l6ZSA9IDA7XG4gICAgdGhpcy4jbGltaXRzLmZpbGwoV09SU1QpO1xuICB9XG59XG4iLCAiaW1wb3J0IHsgTUFYX01PVkVTIH0gZnJvbSAnQHBhdGllbmNlL2NvcmUvc2VhcmNoJztcblxuLyoqIFdoZXJlIHRoZSBlbmdpbmVzIGxpc3QgbW92ZXM6IGVhY2ggcmVhZHMgaXRzIGxpc3QgdG8gdGhlIGVuZCBiZWZvcmUgYW55b25lIGxpc3RzIGFnYWluLiAqL1xuZXhwb3J0IGNvbnN0IExJU1RFRCA9IG5ldyBJbnQzMkFycmF5KE1BWF9NT1ZFUyk7XG4iLCAiLyoqXG4gKiBQb3NpdGlvbnMgYnkgdGhlIHR3byBoYWx2ZXMgb2YgdGhlaXIga2V5cywgaW4gb25lIHR5cGVkIGFycmF5LiBJdCBkb3VibGVzIHVudGlsIGl0cyBib3VuZCBpcyByZWFjaGVkOyBmcm9tIHRoZW4gb25cbiAqIG5ldyBwb3NpdGlvbnMgb3ZlcndyaXRlIG9sZCBvbmVzLlxuICovXG5leHBvcnQgY2xhc3MgUG9zaXRpb25TZXQge1xuICAvKiogUG9zaXRpb25zIHRoYXQgd2VyZSBvdmVyd3JpdHRlbiBiZWNhdXNlIHRoZWlyIG5laWdoYm91cmhvb2Qgd2FzIGZ1bGw6IHRoZXkgbWF5IGJlIG1ldCBhZ2FpbiBhcyBuZXcgb25lcy4gKi9cbiAgZXZpY3RlZCA9IDA7XG4gIC8qKiBQb3NpdGlvbnMgaGVsZCBub3cuICovXG4gIHNpemUgPSAwO1xuICAjd29yZHM6IEludDMyQXJyYXk7XG4gICNtYXNrOiBudW1iZXI7XG4gIHJlYWRvbmx5ICNtb3N0OiBudW1iZXI7XG4gICNncmV3ID0gZmFsc2U7XG5cbiAgLyoqIEBwYXJhbSBtb3N0IHRoZSBzZXQgaG9sZHMgdXAgdG8gMl5tb3N0IHBvc2l0aW9ucyBvZiA4IGJ5dGVzIGVhY2ggQHBhcmFtIGJpdHMgXHUyMDI2IGFuZCBoYXMgcm9vbSBmb3IgMl5iaXRzIGF0IGZpcnN0ICovXG4gIGNvbnN0cnVjdG9yKG1vc3Q6IG51bWJlciwgYml0cyA9IG1vc3QpIHtcbiAgICB0aGlzLiNtb3N0ID0gbW9zdDtcbiAgICB0aGlzLiN3b3JkcyA9IG5ldyBJbnQzMkFycmF5KDIgPDwgTWF0aC5taW4oYml0cywgbW9zdCkpO1xuICAgIHRoaXMuI21hc2sgPSAoMSA8PCBNYXRoLm1pbihiaXRzLCBtb3N0KSkgLSAxO1xuICB9XG5cbiAgLyoqIFRoZSBiaXRzIG9mIHRoZSBsYXJnZXN0IHNldCB0aGF0IGZpdHMgaW50byBzbyBtYW55IGJ5dGVzOiAxMCBhdCBsZWFzdCwgMjYgYXQgbW9zdC4gKi9cbiAgc3RhdGljIGJpdHNGb3IoYnl0ZXM6IG51bWJlcik6IG51bWJlciB7XG4gICAgcmV0dXJuIE1hdGgubWF4KDEwLCBNYXRoLm1pbigyNiwgTWF0aC5mbG9vcihNYXRoLmxvZzIoTWF0aC5tYXgoMSwgYnl0ZXMgLyBHUk9XSU5HIC8gOCkpKSkpO1xuICB9XG5cbiAgLyoqIFRoZSBtb3N0IGJ5dGVzIHRoYXQgYSBzZXQgaG9sZHMgYXQgb25jZSwgd2l0aCB0aGUgYXJndW1lbnRzIG9mIGl0cyBjb25zdHJ1Y3Rvci4gKi9cbiAgc3RhdGljIG1vc3QobW9zdDogbnVtYmVyLCBiaXRzID0gbW9zdCk6IG51bWJlciB7XG4gICAgcmV0dXJuICg4IDw8IG1vc3QpICogKG1vc3QgPiBiaXRzID8gR1JPV0lORyA6IDEpO1xuICB9XG5cbiAgLyoqIFRoZSBtb3N0IGJ5dGVzIGhlbGQgYXQgb25jZSBzbyBmYXIuICovXG4gIGdldCBieXRlcygpOiBudW1iZXIge1xuICAgIHJldHVybiB0aGlzLiN3b3Jkcy5ieXRlTGVuZ3RoICogKHRoaXMuI2dyZXcgPyBHUk9XSU5HIDogMSk7XG4gIH1cblxuICAvKiogQWRkcyBhIHBvc2l0aW9uLiBAcmV0dXJucyB3aGV0aGVyIGl0IGlzIG5ldywgYXMgZmFyIGFzIHRoZSBzZXQgcmVtZW1iZXJzICovXG4gIGFkZChvbmU6IG51bWJlciwgdHdvOiBudW1iZXIpOiBib29sZWFuIHtcbiAgICBpZiAob25lID09PSAwICYmIHR3byA9PT0gMCkgb25lID0gMTtcbiAgICBjb25zdCB3b3JkcyA9IHRoaXMuI3dvcmRzO1xuICAgIGNvbnN0IGZpcnN0ID0gc3ByZWFkKG9uZSwgdHdvKSAmIHRoaXMuI21hc2s7XG4gICAgZm9yIChsZXQgaSA9IDA7IGkgPCBSRUFDSDsgaSsrKSB7XG4gICAgICBjb25zdCBwbGFjZSA9ICgoZmlyc3QgKyBpKSAmIHRoaXMuI21hc2spIDw8IDE7XG4gICAgICBjb25zdCB0aGVyZSA9IHdvcmRzW3BsYWNlXSE7XG4gICAgICBpZiAodGhlcmUgPT09IG9uZSAmJiB3b3Jkc1twbGFjZSArIDFdID09PSB0d28pIHJldHVybiBmYWxzZTtcbiAgICAgIGlmICh0aGVyZSA9PT0gMCAmJiB3b3Jkc1twbGFjZSArIDFdID09PSAwKSB7XG4gICAgICAgIHdvcmRzW3BsYWNlXSA9IG9uZTtcbiAgICAgICAgd29yZHNbcGxhY2UgKyAxXSA9IHR3bztcbiAgICAgICAgaWYgKCsrdGhpcy5zaXplID4gdGhpcy4jbWFzayAqIDAuNikgdGhpcy4jZ3JvdygpO1xuICAgICAgICByZXR1cm4gdHJ1ZTtcbiAgICAgIH1cbiAgICB9XG4gICAgY29uc3QgcGxhY2UgPSAoKGZpcnN0ICsgKHRoaXMuZXZpY3RlZCsrICYgKFJFQUNIIC0gMSkpKSAmIHRoaXMuI21hc2spIDw8IDE7XG4gICAgd29yZHNbcGxhY2VdID0gb25lO1xuICAgIHdvcmRzW3BsYWNlICsgMV0gPSB0d287XG4gICAgcmV0dXJuIHRydWU7XG4gIH1cblxuICBoYXMob25lOiBudW1iZXIsIHR3bzogbnVtYmVyKTogYm9vbGVhbiB7XG4gICAgaWYgKG9uZSA9PT0gMCAmJiB0d28gPT09IDApIG9uZSA9IDE7XG4gICAgY29uc3Qgd29yZHMgPSB0aGlzLiN3b3JkcztcbiAgICBjb25zdCBmaXJzdCA9IHNwcmVhZChvbmUsIHR3bykgJiB0aGlzLiNtYXNrO1xuICAgIGZvciAobGV0IGkgPSAwOyBpIDwgUkVBQ0g7IGkrKykge1xuICAgICAgY29uc3QgcGxhY2UgPSAoKGZpcnN0ICsgaSkgJiB0aGlzLiNtYXNrKSA8PCAxO1xuICAgICAgaWYgKHdvcmRzW3BsYWNlXSA9PT0gb25lICYmIHdvcmRzW3BsYWNlICsgMV0gPT09IHR3bykgcmV0dXJuIHRydWU7XG4gICAgICBpZiAod29yZHNbcGxhY2VdID09PSAwICYmIHdvcmRzW3BsYWNlICsgMV0gPT09IDApIHJldHVybiBmYWxzZTtcbiAgICB9XG4gICAgcmV0dXJuIGZhbHNlO1xuICB9XG5cbiAgI2dyb3coKTogdm9pZCB7XG4gICAgaWYgKHRoaXMuI21hc2sgKyAxID49IDIgKiogdGhpcy4jbW9zdCkgcmV0dXJuO1xuICAgIHRoaXMuI2dyZXcgPSB0cnVlO1xuICAgIGNvbnN0IG9sZCA9IHRoaXMuI3dvcmRzO1xuICAgIHRoaXMuI3dvcmRzID0gbmV3IEludDMyQXJyYXkob2xkLmxlbmd0aCAqIDIpO1xuICAgIHRoaXMuI21hc2sgPSB0aGlzLiNtYXNrICogMiArIDE7XG4gICAgdGhpcy5zaXplID0gMDtcbiAgICBmb3IgKGxldCBpID0gMDsgaSA8IG9sZC5sZW5ndGg7IGkgKz0gMikgaWYgKG9sZFtpXSAhPT0gMCB8fCBvbGRbaSArIDFdICE9PSAwKSB0aGlzLmFkZChvbGRbaV0hLCBvbGRbaSArIDFdISk7XG4gIH1cblxuICBjbGVhcigpOiB2b2lkIHtcbiAgICBpZiAodGhpcy5zaXplID4gMCkgdGhpcy4jd29yZHMuZmlsbCgwKTtcbiAgICB0aGlzLnNpemUgPSB0aGlzLmV2aWN0ZWQgPSAwO1xuICB9XG59XG5cbi8qKiBXaGlsZSBhIHNldCBkb3VibGVzLCB0aGUgb2xkIGhhbGYgaXMgaGVsZCB0b28uICovXG5jb25zdCBHUk9XSU5HID0gMS41O1xuLyoqIEhvdyBtYW55IG5laWdoYm91cmluZyBwbGFjZXMgYSBwb3NpdGlvbiBtYXkgdGFrZTogYSBwb3dlciBvZiB0d28uICovXG5jb25zdCBSRUFDSCA9IDE2O1xuXG5mdW5jdGlvbiBzcHJlYWQob25lOiBudW1iZXIsIHR3bzogbnVtYmVyKTogbnVtYmVyIHtcbiAgY29uc3QgeCA9IE1hdGguaW11bChvbmUgXiAodHdvID4+PiAxMSksIDB4OWUzNzc5YjEpO1xuICByZXR1cm4geCBeICh4ID4+PiAxNSk7XG59XG4iLCAiaW1wb3J0IHR5cGUgeyBPcHRpb25zIH0gZnJvbSAnQHBhdGllbmNlL2NvcmUnO1xuaW1wb3J0IHR5cGUgeyBNb3ZlLCBSYW5kb20sIFRhYmxlIH0gZnJvbSAnQHBhdGllbmNlL2NvcmUvc2VhcmNoJztcbmltcG9ydCB7IENhbmRpZGF0ZXMgfSBmcm9tICcuL2NhbmRpZGF0ZXMuanMnO1xuaW1wb3J0IHR5cGUgeyBIZXVyaXN0aWMgfSBmcm9tICcuL2V2YWx1YXRlLmpzJztcbmltcG9ydCB7IExJU1RFRCB9IGZyb20gJy4vbGlzdGVkLmpzJztcbmltcG9ydCB0eXBlIHsgT3V0Y29tZSB9IGZyb20gJy4vb3V0Y29tZS5qcyc7XG5pbXBvcnQgdHlwZSB7IFBhdGggfSBmcm9tICcuL3BhdGguanMnO1xuaW1wb3J0IHsgUG9zaXRpb25TZXQgfSBmcm9tICcuL3Bvc2l0aW9uLXNldC5qcyc7XG5pbXBvcnQgdHlwZSB7IFRyYWl0cyB9IGZyb20gJy4vdHJhaXRzLmpzJztcblxuLyoqIEhvdyB3aWRlIGFuZCBob3cgbG9uZyBhIGJlYW0gbG9va3MuICovXG5leHBvcnQgaW50ZXJmYWNlIEJlYW1TZXR0aW5ncyB7XG4gIC8qKiBQb3NpdGlvbnMga2VwdCBvbiBlYWNoIGxldmVsLiAqL1xuICByZWFkb25seSB3aWR0aDogbnVtYmVyO1xuICAvKiogTGV2ZWxzIHdpdGhvdXQgYSBiZXR0ZXIgcG9zaXRpb24gYWZ0ZXIgd2hpY2ggdGhlIG5leHQgc3RhZ2UgYmVnaW5zLCB3aGVuIHRoZXJlIGlzIG9uZS4gKi9cbiAgcmVhZG9ubHkgcGF0aWVuY2U6IG51bWJlcjtcbiAgLyoqIE1vc3QgcG9zaXRpb25zIGtlcHQgaW4gYWxsLiAqL1xuICByZWFkb25seSBub2RlczogbnVtYmVyO1xuICAvKiogVGhlIHBhcnQgb2YgdGhlbSB0aGF0IGlzIHNoYXJlZCBvdXQgZXZlbmx5IGFtb25nIHRoZSBzdHJhdGE6IGhvdyBmYXIgdGhleSBoYXZlIGdvdCBmb3IgZ29vZC4gRGVmYXVsdCAwLiAqL1xuICByZWFkb25seSBzaGFyZWQ/OiBudW1iZXI7XG4gIC8qKiBFbmRzIHdoZXJlIHRoZSBzdG9jayB3b3VsZCBiZSB1c2VkLiAqL1xuICByZWFkb25seSBmaXJzdFN0YWdlPzogYm9vbGVhbjtcbiAgLyoqIEVuZHMgd2l0aCB0aGUgZmlyc3QgbGV2ZWwgb24gd2hpY2ggYSBwb3NpdGlvbiBpcyB0aGF0IHRoaXMgc2F5cyBvZiB0aGUgdGFibGU7IHtAbGluayBCZWFtLnRvd2FyZHNHb2FsfSBsZWFkcyB0aGVyZS4gKi9cbiAgcmVhZG9ubHkgZ29hbD86ICgpID0+IGJvb2xlYW47XG59XG5cbi8qKiBTbyBtYW55IHRpbWVzIG1vcmUgcGF0aWVuY2Ugd2hlbiBubyBvdGhlciBzdGFnZSBmb2xsb3dzLiAqL1xuY29uc3QgTEFTVCA9IDM7XG4vKiogTW92ZXMgb2YgYSBsaW5lIGF0IG1vc3QsIGNvdW50ZWQgaW4gc3RlcHMuICovXG5jb25zdCBMT05HRVNUID0gNDA5NjtcblxuLyoqXG4gKiBCZWFtIHNlYXJjaDogbGV2ZWwgYnkgbGV2ZWwsIG9mIGFsbCBwb3NpdGlvbnMgdGhhdCBvbmUgbW9yZSBzdGVwIHJlYWNoZXMgdGhlIGJlc3QgYHdpZHRoYCBhcmUga2VwdC4gUG9zaXRpb25zIGFyZVxuICogbm8gc25hcHNob3RzIGJ1dCBwbGFjZXMgaW4gYSB0cmVlIG9mIHN0ZXBzOyB0aGUgb25lIHRhYmxlIHdhbGtzIHRocm91Z2ggdGhlIHRyZWUgaW4gb3JkZXIsIHNvIHRoYXQgbmVpZ2hib3VycyBzaGFyZVxuICogbW9zdCBvZiB0aGUgd2F5LiBXaGVuZXZlciBhIG1vdmUgY2hhbmdlcyB0aGUgc3RvY2ssIHRoZSBwb3NpdGlvbiB3YWl0cyBmb3IgdGhlIG5leHQgc3RhZ2U6IHNvIHBvc2l0aW9ucyBhcmUgb25seVxuICogY29tcGFyZWQgd2l0aCBvdGhlcnMgZm9yIHdoaWNoIGFzIG11Y2ggaXMgc3RpbGwgdG8gY29tZS5cbiAqL1xuZXhwb3J0IGNsYXNzIEJlYW0ge1xuICBwb3NpdGlvbnMgPSAwO1xuICAvKiogVGhlIGJlc3QgdmFsdWUgbWV0IG9uIHRoaXMgc3RhZ2UsIGZvciBwcm9ncmVzcy4gKi9cbiAgYmVzdCA9IDB4ZmZmZjtcbiAgc3RhZ2UgPSAwO1xuICByZWFkb25seSAjdGFibGU6IFRhYmxlPE9wdGlvbnM+O1xuICByZWFkb25seSAjcGF0aDogUGF0aDtcbiAgcmVhZG9ubHkgI3RyYWl0czogVHJhaXRzO1xuICByZWFkb25seSAjZXZhbHVhdGlvbjogSGV1cmlzdGljO1xuICByZWFkb25seSAjc2V0dGluZ3M6IEJlYW1TZXR0aW5ncztcbiAgcmVhZG9ubHkgI3BhcmVudHM6IEludDMyQXJyYXk7XG4gIHJlYWRvbmx5ICNtb3ZlczogSW50MzJBcnJheTtcbiAgcmVhZG9ubHkgI2xldmVsczogVWludDE2QXJyYXk7XG4gIC8qKiBXaGljaCBvZiB0aGUgcG9zaXRpb25zIHdpdGggd2hpY2ggdGhlIHN0YWdlIGJlZ2FuIGEgbm9kZSBkZXNjZW5kcyBmcm9tOiB0aGVpciBvcmRlciBpcyB0aGUgdHJlZSdzLiAqL1xuICByZWFkb25seSAjcm9vdHM6IEludDMyQXJyYXk7XG4gIHJlYWRvbmx5ICNzb3J0aW5nOiBJbnQzMkFycmF5O1xuICByZWFkb25seSAjcGxhY2VzOiBJbnQzMkFycmF5O1xuICByZWFkb25seSAja2VwdDogUG9zaXRpb25TZXQ7XG4gIHJlYWRvbmx5ICNtZXQ6IFBvc2l0aW9uU2V0O1xuICByZWFkb25seSAjbWV0TmV4dDogUG9zaXRpb25TZXQ7XG4gIHJlYWRvbmx5ICNsZXZlbDogQ2FuZGlkYXRlcztcbiAgcmVhZG9ubHkgI25leHQ6IENhbmRpZGF0ZXM7XG4gIHJlYWRvbmx5ICN0cmFpbCA9IG5ldyBJbnQzMkFycmF5KExPTkdFU1QpO1xuICAvKiogVGhlIG5vZGVzIG9uIHRoZSB3YXkgZnJvbSB0aGUgcm9vdCB0byB3aGVyZSB0aGUgdGFibGUgaXMsIGFuZCB0aGUgdGFibGUncyBkZXB0aCBhdCBlYWNoLiAqL1xuICByZWFkb25seSAjb25QYXRoID0gbmV3IEludDMyQXJyYXkoTE9OR0VTVCk7XG4gIHJlYWRvbmx5ICNkZXB0aHMgPSBuZXcgSW50MzJBcnJheShMT05HRVNUKTtcbiAgI2F0ID0gMDtcbiAgI25vZGVzID0gMTtcbiAgI2Zyb20gPSAwO1xuICAjdG8gPSAxO1xuICAjc2luY2UgPSAwO1xuICAvKiogVGhlIGJlc3Qgbm9kZSBvZiB0aGUgZmlyc3Qgc3RhZ2UsIGFuZCBpdHMgdmFsdWUuICovXG4gICNsZWFkZXIgPSAwO1xuICAjbGVhZGluZzogbnVtYmVyO1xuICAvKiogV2hlcmUgdGhlIGJlc3QgZ29hbCBpcyByZWFjaGVkIGZyb20sIFx1MjIxMjEgd2hpbGUgdGhlcmUgaXMgbm9uZSwgYnkgd2hpY2ggbW92ZSwgYW5kIGhvdyBnb29kIGl0IGlzLiAqL1xuICAjZ29hbEZyb20gPSAtMTtcbiAgI2dvYWxNb3ZlOiBNb3ZlID0gMDtcbiAgI2dvYWxWYWx1ZSA9IEluZmluaXR5O1xuICAjc29sdmVkOiBNb3ZlW10gfCB1bmRlZmluZWQ7XG4gICNjb21wbGV0ZSA9IHRydWU7XG4gIC8qKiBDYXJkcyB0aGF0IGxpZSBmYWNlIGRvd24gaW4gY29sdW1ucyBhdCBmaXJzdC4gKi9cbiAgcmVhZG9ubHkgI2hpZGRlbjogbnVtYmVyO1xuXG4gIGNvbnN0cnVjdG9yKHBhdGg6IFBhdGgsIHRyYWl0czogVHJhaXRzLCBldmFsdWF0aW9uOiBIZXVyaXN0aWMsIHNldHRpbmdzOiBCZWFtU2V0dGluZ3MsIHJhbmRvbTogUmFuZG9tKSB7XG4gICAgdGhpcy4jdGFibGUgPSBwYXRoLnRhYmxlO1xuICAgIHRoaXMuI3BhdGggPSBwYXRoO1xuICAgIHRoaXMuI3RyYWl0cyA9IHRyYWl0cztcbiAgICB0aGlzLiNldmFsdWF0aW9uID0gZXZhbHVhdGlvbjtcbiAgICB0aGlzLiNzZXR0aW5ncyA9IHNldHRpbmdzO1xuICAgIGNvbnN0IHsgd2lkdGgsIG5vZGVzLCBzaGFyZWQgPSAwIH0gPSBzZXR0aW5ncztcbiAgICB0aGlzLiNwYXJlbnRzID0gbmV3IEludDMyQXJyYXkobm9kZXMgKyB3aWR0aCk7XG4gICAgdGhpcy4jbW92ZXMgPSBuZXcgSW50MzJBcnJheShub2RlcyArIHdpZHRoKTtcbiAgICB0aGlzLiNsZXZlbHMgPSBuZXcgVWludDE2QXJyYXkobm9kZXMgKyB3aWR0aCk7XG4gICAgdGhpcy4jcm9vdHMgPSBuZXcgSW50MzJBcnJheShub2RlcyArIHdpZHRoKTtcbiAgICB0aGlzLiNzb3J0aW5nID0gbmV3IEludDMyQXJyYXkod2lkdGggKyAxKTtcbiAgICB0aGlzLiNwbGFjZXMgPSBuZXcgSW50MzJBcnJheSh3aWR0aCk7XG4gICAgdGhpcy4ja2VwdCA9IG5ldyBQb3NpdGlvblNldChiaXRzKG5vZGVzICogMikpO1xuICAgIHRoaXMuI21ldCA9IG5ldyBQb3NpdGlvblNldChiaXRzKHdpZHRoICogMTYpKTtcbiAgICB0aGlzLiNtZXROZXh0ID0gbmV3IFBvc2l0aW9uU2V0KGJpdHMod2lkdGggKiAxNikpO1xuICAgIHRoaXMuI2xldmVsID0gbmV3IENhbmRpZGF0ZXMod2lkdGgsIHNoYXJlZCwgcmFuZG9tKTtcbiAgICB0aGlzLiNuZXh0ID0gbmV3IENhbmRpZGF0ZXMod2lkdGgsIHNoYXJlZCwgcmFuZG9tKTtcbiAgICB0aGlzLiNrZXB0LmFkZCh0aGlzLiNwYXRoLmtleVswXSEsIHRoaXMuI3BhdGgua2V5WzFdISk7XG4gICAgdGhpcy4jZGVwdGhzWzBdID0gdGhpcy4jdGFibGUuZGVwdGg7XG4gICAgdGhpcy4jbGVhZGluZyA9IGV2YWx1YXRpb24udmFsdWUoKTtcbiAgICB0aGlzLiNoaWRkZW4gPSB0aGlzLiN0YWJsZS5ydWxlcy5yZXZlYWwucmVkdWNlKChzdW0sIHBpbGUpID0+IHN1bSArIGZhY2VEb3duKHRoaXMuI3RhYmxlLCBwaWxlKSwgMCk7XG4gIH1cblxuICAvKiogQnl0ZXMgdGhhdCBhIGJlYW0gb2YgdGhlc2Ugc2V0dGluZ3MgaG9sZHMuICovXG4gIHN0YXRpYyBieXRlcyh7IHdpZHRoLCBub2RlcyB9OiBCZWFtU2V0dGluZ3MpOiBudW1iZXIge1xuICAgIHJldHVybiAoXG4gICAgICAobm9kZXMgKyB3aWR0aCkgKiAxNCArIHdpZHRoICogOCArIExPTkdFU1QgKiAxMiArICg4IDw8IGJpdHMobm9kZXMgKiAyKSkgKyAyICogKDggPDwgYml0cyh3aWR0aCAqIDE2KSkgKyAyICogQ2FuZGlkYXRlcy5ieXRlcyh3aWR0aClcbiAgICApO1xuICB9XG5cbiAgZ2V0IGJ5dGVzKCk6IG51bWJlciB7XG4gICAgcmV0dXJuIEJlYW0uYnl0ZXModGhpcy4jc2V0dGluZ3MpO1xuICB9XG5cbiAgLyoqIFRoZSBzb2x1dGlvbidzIG1vdmVzIGZyb20gdGhlIHJvb3QsIHNhZmUgbW92ZXMgaW5jbHVkZWQuICovXG4gIGdldCBsaW5lKCk6IHJlYWRvbmx5IE1vdmVbXSB7XG4gICAgcmV0dXJuIHRoaXMuI3NvbHZlZCA/PyBbXTtcbiAgfVxuXG4gIC8qKiBUaGUgZmlyc3Qgc3RlcCB0byB0aGUgYmVzdCBwb3NpdGlvbiBvZiB0aGUgZmlyc3Qgc3RhZ2U7IHVuZGVmaW5lZCB3aGVuIG5vbmUgaXMgYmV0dGVyIHRoYW4gdGhlIHJvb3QuICovXG4gIGdldCB0b3dhcmRzQmVzdCgpOiBNb3ZlIHwgdW5kZWZpbmVkIHtcbiAgICByZXR1cm4gdGhpcy4jbGVhZGVyID09PSAwID8gdW5kZWZpbmVkIDogdGhpcy4jc3RlcHNUbyh0aGlzLiNsZWFkZXIpWzBdO1xuICB9XG5cbiAgLyoqIFRoZSBmaXJzdCBzdGVwIG9uIHRoZSBzaG9ydGVzdCB3YXkgdG8gYSBnb2FsLCB0byB0aGUgYmVzdCBvbmUgb2YgdGhhdCBsZXZlbC4gKi9cbiAgZ2V0IHRvd2FyZHNHb2FsKCk6IE1vdmUgfCB1bmRlZmluZWQge1xuICAgIHJldHVybiB0aGlzLiNnb2FsRnJvbSA8IDAgPyB1bmRlZmluZWQgOiAodGhpcy4jc3RlcHNUbyh0aGlzLiNnb2FsRnJvbSlbMF0gPz8gdGhpcy4jZ29hbE1vdmUpO1xuICB9XG5cbiAgLyoqIE5vdGhpbmcgd2FzIGxlZnQgb3V0OiB3aGVuIGl0IHJ1bnMgZHJ5LCBldmVyeXRoaW5nIGhhcyBiZWVuIHNlZW4uICovXG4gIGdldCBjb21wbGV0ZSgpOiBib29sZWFuIHtcbiAgICByZXR1cm4gdGhpcy4jY29tcGxldGUgJiYgIXRoaXMuI2xldmVsLmRyb3BwZWQgJiYgIXRoaXMuI25leHQuZHJvcHBlZCAmJiB0aGlzLiNrZXB0LmV2aWN0ZWQgPT09IDA7XG4gIH1cblxuICAvKiogQSBwb3NpdGlvbiB0aGF0IGlzIG5vdCB0byBiZSB2aXNpdGVkLiAqL1xuICBmb3JiaWQob25lOiBudW1iZXIsIHR3bzogbnVtYmVyKTogdm9pZCB7XG4gICAgdGhpcy4ja2VwdC5hZGQob25lLCB0d28pO1xuICB9XG5cbiAgLyoqIFNlYXJjaGVzIG9uIHVudGlsIHNvIG1hbnkgcG9zaXRpb25zIHdlcmUgdmlzaXRlZCBpbiBhbGwuICovXG4gIHJ1bih1bnRpbDogbnVtYmVyKTogT3V0Y29tZSB7XG4gICAgZm9yICg7Oykge1xuICAgICAgd2hpbGUgKHRoaXMuI2Zyb20gPCB0aGlzLiN0bykge1xuICAgICAgICBpZiAodGhpcy5wb3NpdGlvbnMgPj0gdW50aWwpIHJldHVybiAncnVubmluZyc7XG4gICAgICAgIHRoaXMuI2dvVG8odGhpcy4jZnJvbSk7XG4gICAgICAgIGlmICh0aGlzLiNleHBhbmQodGhpcy4jZnJvbSsrKSkgcmV0dXJuICdzb2x2ZWQnO1xuICAgICAgfVxuICAgICAgaWYgKCF0aGlzLiNhZHZhbmNlKCkpIHJldHVybiAnZHJ5JztcbiAgICB9XG4gIH1cblxuICAvKiogQ2hvb3NlcyB0aGUgbmV4dCBsZXZlbCwgb3IgdGhlIGZpcnN0IG9mIHRoZSBuZXh0IHN0YWdlLiBAcmV0dXJucyBmYWxzZSB3aGVuIHRoZXJlIGlzIG5vbmUgKi9cbiAgI2FkdmFuY2UoKTogYm9vbGVhbiB7XG4gICAgY29uc3QgeyBub2RlcywgcGF0aWVuY2UgfSA9IHRoaXMuI3NldHRpbmdzO1xuICAgIGlmICh0aGlzLiNnb2FsRnJvbSA+PSAwIHx8IHRoaXMuI25vZGVzID4gbm9kZXMgfHwgdGhpcy4jbGV2ZWxzW3RoaXMuI2Zyb20gLSAxXSEgPj0gTE9OR0VTVCAtIDIpIHtcbiAgICAgIHRoaXMuI2NvbXBsZXRlID0gZmFsc2U7XG4gICAgICByZXR1cm4gZmFsc2U7XG4gICAgfVxuICAgIHRoaXMuI2xldmVsLmNob29zZSgpO1xuICAgIGxldCBiZXN0ID0gMHhmZmZmO1xuICAgIGZvciAobGV0IGkgPSAwOyBpIDwgdGhpcy4jbGV2ZWwuc2l6ZTsgaSsrKSBpZiAodGhpcy4jbGV2ZWwudmFsdWVbaV0hIDwgYmVzdCkgYmVzdCA9IHRoaXMuI2xldmVsLnZhbHVlW2ldITtcbiAgICBpZiAoYmVzdCA8IHRoaXMuYmVzdCkge1xuICAgICAgdGhpcy5iZXN0ID0gYmVzdDtcbiAgICAgIHRoaXMuI3NpbmNlID0gMDtcbiAgICB9IGVsc2UgdGhpcy4jc2luY2UrKztcbiAgICBpZiAodGhpcy4jbGV2ZWwuc2l6ZSA+IDAgJiYgdGhpcy4jc2luY2UgPD0gKHRoaXMuI25leHQuc2l6ZSA9PT0gMCA/IHBhdGllbmNlICogTEFTVCA6IHBhdGllbmNlKSkge1xuICAgICAgdGhpcy4jc2V0dGxlKHRoaXMuI2xldmVsLCBmYWxzZSk7XG4gICAgICByZXR1cm4gdHJ1ZTtcbiAgICB9XG4gICAgaWYgKHRoaXMuI2xldmVsLnNpemUgPiAwKSB0aGlzLiNjb21wbGV0ZSA9IGZhbHNlO1xuICAgIHRoaXMuI2xldmVsLmNsZWFyKCk7XG4gICAgdGhpcy4jbWV0LmNsZWFyKCk7XG4gICAgdGhpcy4jbmV4dC5jaG9vc2UoKTtcbiAgICBpZiAodGhpcy4jbmV4dC5zaXplID09PSAwIHx8IHRoaXMuI3NldHRpbmdzLmZpcnN0U3RhZ2UpIHJldHVybiBmYWxzZTtcbiAgICB0aGlzLiNzZXR0bGUodGhpcy4jbmV4dCwgdHJ1ZSk7XG4gICAgdGhpcy4jbWV0TmV4dC5jbGVhcigpO1xuICAgIHRoaXMuc3RhZ2UrKztcbiAgICB0aGlzLmJlc3QgPSAweGZmZmY7XG4gICAgdGhpcy4jc2luY2UgPSAwO1xuICAgIHJldHVybiB0cnVlO1xuICB9XG5cbiAgLyoqIFRoZSBjaG9zZW4gYmVjb21lIG5vZGVzLCBvbiBhIG5ldyBzdGFnZSBpbiB0aGUgb3JkZXIgb2YgdGhlIHRyZWU6IGl0IHNhdmVzIHRoZSB3YWxrZXIgbW9zdCBvZiBpdHMgd2F5cy4gKi9cbiAgI3NldHRsZShjaG9zZW46IENhbmRpZGF0ZXMsIG5ld1N0YWdlOiBib29sZWFuKTogdm9pZCB7XG4gICAgdGhpcy4jZnJvbSA9IHRoaXMuI25vZGVzO1xuICAgIGlmIChuZXdTdGFnZSkgdGhpcy4jc29ydChjaG9zZW4pO1xuICAgIGZvciAobGV0IGkgPSAwOyBpIDwgY2hvc2VuLnNpemU7IGkrKykge1xuICAgICAgY29uc3QgcGxhY2UgPSBuZXdTdGFnZSA/IHRoaXMuI3BsYWNlc1tpXSEgOiBpO1xuICAgICAgaWYgKCF0aGlzLiNrZXB0LmFkZChjaG9zZW4ua2V5MVtwbGFjZV0hLCBjaG9zZW4ua2V5MltwbGFjZV0hKSkgY29udGludWU7XG4gICAgICBjb25zdCBub2RlID0gdGhpcy4jbm9kZXMrKztcbiAgICAgIGNvbnN0IHBhcmVudCA9IGNob3Nlbi5wYXJlbnRbcGxhY2VdITtcbiAgICAgIHRoaXMuI3BhcmVudHNbbm9kZV0gPSBwYXJlbnQ7XG4gICAgICB0aGlzLiNtb3Zlc1tub2RlXSA9IGNob3Nlbi5tb3ZlW3BsYWNlXSE7XG4gICAgICB0aGlzLiNsZXZlbHNbbm9kZV0gPSB0aGlzLiNsZXZlbHNbcGFyZW50XSEgKyAxO1xuICAgICAgdGhpcy4jcm9vdHNbbm9kZV0gPSBuZXdTdGFnZSA/IGkgOiB0aGlzLiNyb290c1twYXJlbnRdITtcbiAgICAgIGlmICh0aGlzLnN0YWdlID09PSAwICYmICFuZXdTdGFnZSAmJiBjaG9zZW4udmFsdWVbcGxhY2VdISA8IHRoaXMuI2xlYWRpbmcpIHtcbiAgICAgICAgdGhpcy4jbGVhZGVyID0gbm9kZTtcbiAgICAgICAgdGhpcy4jbGVhZGluZyA9IGNob3Nlbi52YWx1ZVtwbGFjZV0hO1xuICAgICAgfVxuICAgIH1cbiAgICB0aGlzLiN0byA9IHRoaXMuI25vZGVzO1xuICAgIGNob3Nlbi5jbGVhcigpO1xuICAgIHRoaXMuI21ldC5jbGVhcigpO1xuICB9XG5cbiAgLyoqIENvdW50aW5nIHNvcnQgYnkgdGhlIHJvb3Qgb2YgdGhlIHBhcmVudC4gKi9cbiAgI3NvcnQoeyBzaXplLCBwYXJlbnQgfTogQ2FuZGlkYXRlcyk6IHZvaWQge1xuICAgIGNvbnN0IHN0YXJ0cyA9IHRoaXMuI3NvcnRpbmcuZmlsbCgwKTtcbiAgICBmb3IgKGxldCBpID0gMDsgaSA8IHNpemU7IGkrKykgc3RhcnRzW3RoaXMuI3Jvb3RzW3BhcmVudFtpXSFdISArIDFdISsrO1xuICAgIGZvciAobGV0IHIgPSAxOyByIDwgc3RhcnRzLmxlbmd0aDsgcisrKSBzdGFydHNbcl0hICs9IHN0YXJ0c1tyIC0gMV0hO1xuICAgIGZvciAobGV0IGkgPSAwOyBpIDwgc2l6ZTsgaSsrKSB0aGlzLiNwbGFjZXNbc3RhcnRzW3RoaXMuI3Jvb3RzW3BhcmVudFtpXSFdIV0hKytdID0gaTtcbiAgfVxuXG4gIC8qKiBUcmllcyBhbGwgc3RlcHMgZnJvbSB0aGUgcG9zaXRpb24gb24gdGhlIHRhYmxlLiBAcmV0dXJucyB3aGV0aGVyIG9uZSB3aW5zICovXG4gICNleHBhbmQobm9kZTogbnVtYmVyKTogYm9vbGVhbiB7XG4gICAgY29uc3QgeyBrZXkgfSA9IHRoaXMuI3BhdGg7XG4gICAgY29uc3QgY291bnQgPSB0aGlzLiNwYXRoLmxpc3QoTElTVEVEKTtcbiAgICBjb25zdCBkZXB0aCA9IHRoaXMuI3RhYmxlLmRlcHRoO1xuICAgIGNvbnN0IHN0b2NrID0gdGhpcy4jc3RvY2soKTtcbiAgICBmb3IgKGxldCBpID0gMDsgaSA8IGNvdW50OyBpKyspIHtcbiAgICAgIGNvbnN0IG1vdmUgPSBMSVNURURbaV0hO1xuICAgICAgdGhpcy4jcGF0aC5zdGVwKG1vdmUpO1xuICAgICAgdGhpcy5wb3NpdGlvbnMrKztcbiAgICAgIGNvbnN0IHN0YXR1cyA9IHRoaXMuI3BhdGguc3RhdHVzKCk7XG4gICAgICBpZiAoc3RhdHVzID09PSAnd29uJykge1xuICAgICAgICB0aGlzLiNzb2x2ZWQgPSBbLi4udGhpcy4jc3RlcHNUbyhub2RlKSwgbW92ZV07XG4gICAgICAgIHJldHVybiB0cnVlO1xuICAgICAgfVxuICAgICAgaWYgKHN0YXR1cyA9PT0gJ3BsYXlpbmcnICYmICF0aGlzLiNrZXB0LmhhcyhrZXlbMF0hLCBrZXlbMV0hKSkge1xuICAgICAgICBpZiAodGhpcy4jc3RvY2soKSA9PT0gc3RvY2spIHtcbiAgICAgICAgICBpZiAodGhpcy4jbWV0LmFkZChrZXlbMF0hLCBrZXlbMV0hKSkge1xuICAgICAgICAgICAgY29uc3QgdmFsdWUgPSB0aGlzLiNldmFsdWF0aW9uLnZhbHVlKCk7XG4gICAgICAgICAgICB0aGlzLiNsZXZlbC5hZGQobm9kZSwgbW92ZSwgdmFsdWUsIHRoaXMuI3N0cmF0dW0oKSwga2V5WzBdISwga2V5WzFdISk7XG4gICAgICAgICAgICBpZiAodmFsdWUgPCB0aGlzLiNnb2FsVmFsdWUgJiYgdGhpcy4jc2V0dGluZ3MuZ29hbD8uKCkpIFt0aGlzLiNnb2FsRnJvbSwgdGhpcy4jZ29hbE1vdmUsIHRoaXMuI2dvYWxWYWx1ZV0gPSBbbm9kZSwgbW92ZSwgdmFsdWVdO1xuICAgICAgICAgIH1cbiAgICAgICAgfSBlbHNlIGlmICh0aGlzLiNtZXROZXh0LmFkZChrZXlbMF0hLCBrZXlbMV0hKSlcbiAgICAgICAgICB0aGlzLiNuZXh0LmFkZChub2RlLCBtb3ZlLCB0aGlzLiNldmFsdWF0aW9uLnZhbHVlKCksIHRoaXMuI3N0cmF0dW0oKSwga2V5WzBdISwga2V5WzFdISk7XG4gICAgICB9XG4gICAgICB0aGlzLiNwYXRoLmJhY2soZGVwdGgpO1xuICAgIH1cbiAgICByZXR1cm4gZmFsc2U7XG4gIH1cblxuICAvKiogSG93IGZhciB0aGUgcG9zaXRpb24gaGFzIGdvdCBieSB3aGF0IGNhbm5vdCBiZSB0YWtlbiBiYWNrOiBjYXJkcyBob21lLCBhbmQgY2FyZHMgdHVybmVkIHVwIGluIGNvbHVtbnMuICovXG4gICNzdHJhdHVtKCk6IG51bWJlciB7XG4gICAgaWYgKCF0aGlzLiNzZXR0aW5ncy5zaGFyZWQpIHJldHVybiAwO1xuICAgIGNvbnN0IHsgcnVsZXMsIGxlbiB9ID0gdGhpcy4jdGFibGU7XG4gICAgY29uc3QgeyBob21lcyB9ID0gdGhpcy4jdHJhaXRzO1xuICAgIGxldCBzdHJhdHVtID0gdGhpcy4jaGlkZGVuO1xuICAgIGZvciAobGV0IGggPSAwOyBoIDwgaG9tZXMubGVuZ3RoOyBoKyspIHN0cmF0dW0gKz0gbGVuW2hvbWVzW2hdIV0hO1xuICAgIGZvciAobGV0IHIgPSAwOyByIDwgcnVsZXMucmV2ZWFsLmxlbmd0aDsgcisrKSBzdHJhdHVtIC09IGZhY2VEb3duKHRoaXMuI3RhYmxlLCBydWxlcy5yZXZlYWxbcl0hKTtcbiAgICByZXR1cm4gc3RyYXR1bSAmIDB4ZmY7XG4gIH1cblxuICAjc3RvY2soKTogbnVtYmVyIHtcbiAgICBpZiAodGhpcy4jcGF0aC50YWxvbikgcmV0dXJuIDA7XG4gICAgbGV0IGNhcmRzID0gMDtcbiAgICBmb3IgKGNvbnN0IHBpbGUgb2YgdGhpcy4jdHJhaXRzLnN0b2NrcykgY2FyZHMgKz0gdGhpcy4jdGFibGUubGVuW3BpbGVdITtcbiAgICByZXR1cm4gY2FyZHM7XG4gIH1cblxuICAvKiogV2Fsa3MgdGhlIHRhYmxlIHRvIGEgbm9kZTogYmFjayB0byB3aGVyZSB0aGUgd2F5cyBwYXJ0LCB0aGVuIG9uLiAqL1xuICAjZ29Ubyhub2RlOiBudW1iZXIpOiB2b2lkIHtcbiAgICBsZXQgcGFydHMgPSBub2RlO1xuICAgIGxldCBzdGVwcyA9IDA7XG4gICAgd2hpbGUgKHRoaXMuI2xldmVsc1twYXJ0c10hID4gdGhpcy4jYXQgfHwgdGhpcy4jb25QYXRoW3RoaXMuI2xldmVsc1twYXJ0c10hXSAhPT0gcGFydHMpIHtcbiAgICAgIHRoaXMuI3RyYWlsW3N0ZXBzKytdID0gcGFydHM7XG4gICAgICBwYXJ0cyA9IHRoaXMuI3BhcmVudHNbcGFydHNdITtcbiAgICB9XG4gICAgdGhpcy4jYXQgPSB0aGlzLiNsZXZlbHNbcGFydHNdITtcbiAgICB0aGlzLiNwYXRoLmJhY2sodGhpcy4jZGVwdGhzW3RoaXMuI2F0XSEpO1xuICAgIHdoaWxlIChzdGVwcyA+IDApIHtcbiAgICAgIGNvbnN0IG5leHQgPSB0aGlzLiN0cmFpbFstLXN0ZXBzXSE7XG4gICAgICB0aGlzLiNwYXRoLnN0ZXAodGhpcy4jbW92ZXNbbmV4dF0hKTtcbiAgICAgIHRoaXMuI29uUGF0aFsrK3RoaXMuI2F0XSA9IG5leHQ7XG4gICAgICB0aGlzLiNkZXB0aHNbdGhpcy4jYXRdID0gdGhpcy4jdGFibGUuZGVwdGg7XG4gICAgfVxuICB9XG5cbiAgI3N0ZXBzVG8obm9kZTogbnVtYmVyKTogTW92ZVtdIHtcbiAgICBjb25zdCBzdGVwczogTW92ZVtdID0gW107XG4gICAgZm9yIChsZXQgYXQgPSBub2RlOyBhdCA+IDA7IGF0ID0gdGhpcy4jcGFyZW50c1thdF0hKSBzdGVwcy5wdXNoKHRoaXMuI21vdmVzW2F0XSEpO1xuICAgIHJldHVybiBzdGVwcy5yZXZlcnNlKCk7XG4gIH1cbn1cblxuLyoqIENhcmRzIHRoYXQgbGllIGZhY2UgZG93biBhdCB0aGUgYm90dG9tIG9mIGEgcGlsZS4gKi9cbmZ1bmN0aW9uIGZhY2VEb3duKHsgbGVuLCBzbG90cywgc2hpZnQsIHVwIH06IFRhYmxlPE9wdGlvbnM+LCBwaWxlOiBudW1iZXIpOiBudW1iZXIge1xuICBsZXQgY2FyZHMgPSAwO1xuICBmb3IgKGxldCBwbGFjZSA9IHBpbGUgPDwgc2hpZnQ7IGNhcmRzIDwgbGVuW3BpbGVdISAmJiAhdXBbc2xvdHNbcGxhY2VdIV07IHBsYWNlKyspIGNhcmRzKys7XG4gIHJldHVybiBjYXJkcztcbn1cblxuY29uc3QgYml0cyA9IChwbGFjZXM6IG51bWJlcik6IG51bWJlciA9PiBNYXRoLm1heCg4LCBNYXRoLmNlaWwoTWF0aC5sb2cyKHBsYWNlcykpKTtcbiIsICJpbXBvcnQgdHlwZSB7IE9wdGlvbnMgfSBmcm9tICdAcGF0aWVuY2UvY29yZSc7XG5pbXBvcnQgeyBGQUNFUywgdHlwZSBUYWJsZSB9IGZyb20gJ0BwYXRpZW5jZS9jb3JlL3NlYXJjaCc7XG5pbXBvcnQgdHlwZSB7IFJ1bkVxdWl2YWxlbmNlIH0gZnJvbSAnLi9ydW4tZXF1aXZhbGVuY2UuanMnO1xuaW1wb3J0IHR5cGUgeyBUcmFpdHMgfSBmcm9tICcuL3RyYWl0cy5qcyc7XG5cbi8qKlxuICogV2hhdCBsaWVzIG9uIHdob20gaW4gYSB3YXN0ZSB0aGF0IGlzIHBsYXllZCB0aHJvdWdoIG9uY2UuIFdoZW4gYSBjYXJkIGxlYXZlcyBpdCwgYWxsIHRoYXQgbGF5IGFib3ZlIGhhcyBsZWZ0IGJlZm9yZTpcbiAqIG9mIHRoZXNlIGFuZCBvZiB0aGUgY2FyZHMgaW4gdGhlIGNvbHVtbnMsIHRob3NlIHRoYXQgd2FpdCBhdCBob21lIGZvciB0aGlzIGNhcmQsIG9yIGZvciBvbmUgYmVsb3cgaXQsIGxpZSBpbiB0aGVcbiAqIGNvbHVtbnMgYXQgdGhhdCBtb21lbnQuIFRoZXkgZmlsbCBzbyBtYW55IG9mIHRoZW0gYXQgbGVhc3QsIGJlY2F1c2UgYSBjb2x1bW4gaG9sZHMgaXRzIGNhcmRzIGluIG9yZGVyLiBUaGF0IG51bWJlclxuICogZ3VpZGVzIGEgc2VhcmNoOyBhbmQgd2hlbiB0aGVyZSBpcyBubyBtb21lbnQgaW4gdGhlIGNvdXJzZSBvZiB0aGUgc3RvY2sgYXQgd2hpY2ggdGhlIGNvbHVtbnMgc3VmZmljZSwgdGhlIHBvc2l0aW9uXG4gKiBpcyBsb3N0LlxuICovXG5leHBvcnQgY2xhc3MgV2FzdGVCb3VuZCB7XG4gIHJlYWRvbmx5ICN0YWJsZTogVGFibGU8T3B0aW9ucz47XG4gIHJlYWRvbmx5ICN3YXN0ZTogbnVtYmVyO1xuICByZWFkb25seSAjc3RvY2s6IG51bWJlcjtcbiAgcmVhZG9ubHkgI2NvbHVtbnM6IG51bWJlcjtcbiAgcmVhZG9ubHkgI2hvbWU6IExhZGRlcjtcbiAgcmVhZG9ubHkgI2NvbHVtbjogTGFkZGVyO1xuICAvKiogU3RlcCBvbiB0aGUgd2F5IGhvbWUgXHUyMTkyIGl0cyBzdGVwIGluIGEgY29sdW1uLiAqL1xuICByZWFkb25seSAjY29sdW1uT2Y6IEludDhBcnJheTtcbiAgLyoqIENhcmRzIGluIHRoZSBzdG9jayBhdCBmaXJzdDsgYW5kIG9mIGVhY2ggY2FyZCwgaG93IG1hbnkgYXJlIHR1cm5lZCB3aGVuIGl0IGlzLiAqL1xuICByZWFkb25seSAjdHVybnM6IG51bWJlcjtcbiAgcmVhZG9ubHkgI2ZpcnN0OiBJbnQzMkFycmF5O1xuICAvKiogVHVybmVkIHNvIG1hbnkgb2YgdGhlbSBcdTIxOTIgY2FyZHMgb2YgZWFjaCBzdGVwIHRoYXQgYXJlIG5vdCBpbiB0aGUgc3RvY2suICovXG4gIHJlYWRvbmx5ICN0dXJuZWQ6IFVpbnQ4QXJyYXk7XG4gIHJlYWRvbmx5ICNnb2VzOiBJbnQzMkFycmF5O1xuICByZWFkb25seSAjYmVsb3c6IEludDMyQXJyYXk7XG4gIHJlYWRvbmx5ICNmb3JjZWQ6IEludDMyQXJyYXk7XG4gIHJlYWRvbmx5ICNjYXJkczogSW50MzJBcnJheTtcbiAgLyoqIFRoZSB3YXN0ZSB3aGVuIGl0IHdhcyBsYXN0IGxvb2tlZCBhdDsgcGVyIGNhcmQsIHdoYXQge0BsaW5rIHRpZ2h0fSBpcyB1cCB0byB0aGVyZSwgYW5kIHdoZW4gaXQgbGVhdmVzIGF0IHRoZSBsYXRlc3QuICovXG4gIHJlYWRvbmx5ICNpZHM6IEludDMyQXJyYXk7XG4gIHJlYWRvbmx5ICN0aWdodDogSW50MzJBcnJheTtcbiAgcmVhZG9ubHkgI3VudGlsOiBJbnQzMkFycmF5O1xuICAjc2VlbiA9IDA7XG5cbiAgcHJpdmF0ZSBjb25zdHJ1Y3Rvcih0YWJsZTogVGFibGU8T3B0aW9ucz4sIHsgc3RvY2tzLCB3YXN0ZXMsIGNvbHVtbnMgfTogVHJhaXRzLCBob21lOiBMYWRkZXIsIGNvbHVtbjogTGFkZGVyKSB7XG4gICAgdGhpcy4jdGFibGUgPSB0YWJsZTtcbiAgICB0aGlzLiN3YXN0ZSA9IHdhc3Rlc1swXSE7XG4gICAgdGhpcy4jc3RvY2sgPSBzdG9ja3NbMF0hO1xuICAgIHRoaXMuI2NvbHVtbnMgPSBjb2x1bW5zLmxlbmd0aDtcbiAgICB0aGlzLiNob21lID0gaG9tZTtcbiAgICB0aGlzLiNjb2x1bW4gPSBjb2x1bW47XG4gICAgdGhpcy4jY29sdW1uT2YgPSBuZXcgSW50OEFycmF5KGhvbWUuc3RlcHMpO1xuICAgIGNvbnN0IHsgbGVuLCBzbG90cywgc2hpZnQsIGZhY2UsIGNhcmRzIH0gPSB0YWJsZTtcbiAgICBmb3IgKGNvbnN0IGlkIG9mIGNhcmRzLmtleXMoKSkgdGhpcy4jY29sdW1uT2ZbaG9tZS5vZltmYWNlW2lkXSFdIV0gPSBjb2x1bW4ub2ZbZmFjZVtpZF0hXSE7XG4gICAgY29uc3QgeyBzdGVwcyB9ID0gaG9tZTtcbiAgICBjb25zdCB0dXJucyA9ICh0aGlzLiN0dXJucyA9IGxlblt0aGlzLiNzdG9ja10hKTtcbiAgICB0aGlzLiNmaXJzdCA9IG5ldyBJbnQzMkFycmF5KGNhcmRzLmxlbmd0aCk7XG4gICAgdGhpcy4jdHVybmVkID0gbmV3IFVpbnQ4QXJyYXkoKHR1cm5zICsgMSkgKiBzdGVwcyk7XG4gICAgZm9yIChjb25zdCBpZCBvZiBjYXJkcy5rZXlzKCkpIHRoaXMuI3R1cm5lZFtob21lLm9mW2ZhY2VbaWRdIV0hXSErKztcbiAgICBmb3IgKGxldCBpID0gMDsgaSA8IHR1cm5zOyBpKyspIHRoaXMuI3R1cm5lZFtob21lLm9mW2ZhY2Vbc2xvdHNbKHRoaXMuI3N0b2NrIDw8IHNoaWZ0KSArIGldIV0hXSFdIS0tO1xuICAgIGZvciAobGV0IGkgPSAxOyBpIDw9IHR1cm5zOyBpKyspIHtcbiAgICAgIGNvbnN0IGlkID0gdGFibGUuaWRBdCh0aGlzLiNzdG9jaywgaSAtIDEpO1xuICAgICAgdGhpcy4jZmlyc3RbaWRdID0gaTtcbiAgICAgIHRoaXMuI3R1cm5lZC5jb3B5V2l0aGluKGkgKiBzdGVwcywgKGkgLSAxKSAqIHN0ZXBzLCBpICogc3RlcHMpO1xuICAgICAgdGhpcy4jdHVybmVkW2kgKiBzdGVwcyArIGhvbWUub2ZbZmFjZVtpZF0hXSFdISsrO1xuICAgIH1cbiAgICB0aGlzLiNnb2VzID0gbmV3IEludDMyQXJyYXkoc3RlcHMpO1xuICAgIHRoaXMuI2JlbG93ID0gbmV3IEludDMyQXJyYXkoc3RlcHMpO1xuICAgIHRoaXMuI2ZvcmNlZCA9IG5ldyBJbnQzMkFycmF5KGNvbHVtbi5zdGVwcyk7XG4gICAgdGhpcy4jY2FyZHMgPSBuZXcgSW50MzJBcnJheShjb2x1bW4uc3RlcHMpO1xuICAgIHRoaXMuI2lkcyA9IG5ldyBJbnQzMkFycmF5KGNhcmRzLmxlbmd0aCk7XG4gICAgdGhpcy4jdGlnaHQgPSBuZXcgSW50MzJBcnJheShjYXJkcy5sZW5ndGgpO1xuICAgIHRoaXMuI3VudGlsID0gbmV3IEludDMyQXJyYXkoY2FyZHMubGVuZ3RoKTtcbiAgfVxuXG4gIC8qKiBVbmRlZmluZWQgd2hlcmUgdGhlcmUgaXMgbm8gc3VjaCB3YXN0ZSwgb3Igd2hlcmUgaXQgaXMgbm90IGNsZWFyIHdoYXQgZ29lcyBob21lIGFuZCB3aGF0IGZpbGxzIGEgY29sdW1uLiAqL1xuICBzdGF0aWMgb2YodGFibGU6IFRhYmxlPE9wdGlvbnM+LCB0cmFpdHM6IFRyYWl0cywgb3JkZXJlZDogUnVuRXF1aXZhbGVuY2UgfCB1bmRlZmluZWQpOiBXYXN0ZUJvdW5kIHwgdW5kZWZpbmVkIHtcbiAgICBjb25zdCB7IHJ1bGVzLCBmYWNlLCBjYXJkcyB9ID0gdGFibGU7XG4gICAgY29uc3QgeyBzdG9ja3MsIHdhc3RlcywgY29sdW1ucywgaG9tZXMsIGZvdW5kYXRpb25zIH0gPSB0cmFpdHM7XG4gICAgaWYgKCFvcmRlcmVkPy5vbmNlIHx8IHN0b2Nrcy5sZW5ndGggIT09IDEgfHwgd2FzdGVzLmxlbmd0aCAhPT0gMSB8fCBydWxlcy5jb3VudCAhPT0gY29sdW1ucy5sZW5ndGggKyBob21lcy5sZW5ndGggKyAyKSByZXR1cm4gdW5kZWZpbmVkO1xuICAgIGNvbnN0IHRha2VzID0gKHBpbGU6IG51bWJlciwgb250bzogbnVtYmVyLCBvdmVyOiBudW1iZXIpOiBib29sZWFuID0+XG4gICAgICAocnVsZXMubWFza3NbKHBpbGUgKiA1NCArIG9udG8pICogMiArIChvdmVyID4+IDUpXSEgJiAoMSA8PCAob3ZlciAmIDMxKSkpICE9PSAwO1xuICAgIGNvbnN0IGhvbWUgPSBsYWRkZXJPZih0cmFpdHMsICh1bmRlciwgb3ZlcikgPT4gZm91bmRhdGlvbnMuc29tZSgocGlsZSkgPT4gdGFrZXMocGlsZSwgdW5kZXIsIG92ZXIpKSk7XG4gICAgY29uc3QgY29sdW1uID0gbGFkZGVyT2YodHJhaXRzLCAodW5kZXIsIG92ZXIpID0+IHRyYWl0cy53YW50cyh1bmRlciwgb3ZlcikpO1xuICAgIGlmICghaG9tZSB8fCAhY29sdW1uKSByZXR1cm4gdW5kZWZpbmVkO1xuICAgIGNvbnN0IGNvbHVtbk9mID0gbmV3IE1hcDxudW1iZXIsIG51bWJlcj4oKTtcbiAgICBmb3IgKGNvbnN0IGlkIG9mIGNhcmRzLmtleXMoKSkge1xuICAgICAgY29uc3Qgc3RlcCA9IGhvbWUub2ZbZmFjZVtpZF0hXSE7XG4gICAgICBpZiAoKGNvbHVtbk9mLmdldChzdGVwKSA/PyBjb2x1bW4ub2ZbZmFjZVtpZF0hXSkgIT09IGNvbHVtbi5vZltmYWNlW2lkXSFdKSByZXR1cm4gdW5kZWZpbmVkO1xuICAgICAgY29sdW1uT2Yuc2V0KHN0ZXAsIGNvbHVtbi5vZltmYWNlW2lkXSFdISk7XG4gICAgfVxuICAgIHJldHVybiBuZXcgV2FzdGVCb3VuZCh0YWJsZSwgdHJhaXRzLCBob21lLCBjb2x1bW4pO1xuICB9XG5cbiAgLyoqIFRoZSBzdW0sIG92ZXIgYWxsIGNhcmRzIG9mIHRoZSB3YXN0ZSwgb2YgdGhlIGNvbHVtbnMgdGhhdCBhcmUgZmlsbGVkIGF0IGxlYXN0IHdoZW4gdGhhdCBjYXJkIGxlYXZlcyBsYXN0LiAqL1xuICB0aWdodCgpOiBudW1iZXIge1xuICAgIGNvbnN0IGhlaWdodCA9IHRoaXMuI2xvb2soKTtcbiAgICByZXR1cm4gaGVpZ2h0ID09PSAwID8gMCA6IHRoaXMuI3RpZ2h0W2hlaWdodCAtIDFdITtcbiAgfVxuXG4gIC8qKiBJcyBpdCBjZXJ0YWluIHRoYXQgc29tZSBjYXJkIGNhbiBuZXZlciBsZWF2ZSB0aGUgd2FzdGU/ICovXG4gIGxvc3QoKTogYm9vbGVhbiB7XG4gICAgY29uc3QgaGVpZ2h0ID0gdGhpcy4jbG9vaygpO1xuICAgIHJldHVybiBoZWlnaHQgPiAwICYmIHRoaXMuI3VudGlsW2hlaWdodCAtIDFdISA8IHRoaXMuI3R1cm5zIC0gdGhpcy4jdGFibGUubGVuW3RoaXMuI3N0b2NrXSE7XG4gIH1cblxuICAvKiogTG9va3MgYXQgd2hhdCBpcyBuZXcgaW4gdGhlIHdhc3RlLiBAcmV0dXJucyBob3cgbWFueSBjYXJkcyBsaWUgdGhlcmUgKi9cbiAgI2xvb2soKTogbnVtYmVyIHtcbiAgICBjb25zdCB7IHNsb3RzLCBzaGlmdCwgbGVuLCBmYWNlIH0gPSB0aGlzLiN0YWJsZTtcbiAgICBjb25zdCB7IG9mIH0gPSB0aGlzLiNob21lO1xuICAgIGNvbnN0IGlkcyA9IHRoaXMuI2lkcztcbiAgICBjb25zdCBzdGFydCA9IHRoaXMuI3dhc3RlIDw8IHNoaWZ0O1xuICAgIGNvbnN0IGhlaWdodCA9IGxlblt0aGlzLiN3YXN0ZV0hO1xuICAgIGxldCBzYW1lID0gMDtcbiAgICB3aGlsZSAoc2FtZSA8IGhlaWdodCAmJiBzYW1lIDwgdGhpcy4jc2VlbiAmJiBpZHNbc2FtZV0gPT09IHNsb3RzW3N0YXJ0ICsgc2FtZV0pIHNhbWUrKztcbiAgICBpZiAoc2FtZSA8IGhlaWdodCkge1xuICAgICAgY29uc3QgYmVsb3cgPSB0aGlzLiNiZWxvdy5maWxsKDApO1xuICAgICAgZm9yIChsZXQgaSA9IDA7IGkgPCBzYW1lOyBpKyspIGJlbG93W29mW2ZhY2VbaWRzW2ldIV0hXSFdISsrO1xuICAgICAgZm9yIChsZXQgaSA9IHNhbWU7IGkgPCBoZWlnaHQ7IGkrKykge1xuICAgICAgICBjb25zdCBpZCA9IChpZHNbaV0gPSBzbG90c1tzdGFydCArIGldISk7XG4gICAgICAgIGJlbG93W29mW2ZhY2VbaWRdIV0hXSErKztcbiAgICAgICAgY29uc3QgbGFzdCA9IHRoaXMuI2ZpbGxlZCh0aGlzLiN0dXJucyk7XG4gICAgICAgIHRoaXMuI3RpZ2h0W2ldID0gbGFzdCArIChpID09PSAwID8gMCA6IHRoaXMuI3RpZ2h0W2kgLSAxXSEpO1xuICAgICAgICBsZXQgdW50aWwgPSBpID09PSAwID8gdGhpcy4jdHVybnMgOiB0aGlzLiN1bnRpbFtpIC0gMV0hO1xuICAgICAgICBsZXQgZmlsbGVkID0gdW50aWwgPT09IHRoaXMuI3R1cm5zID8gbGFzdCA6IHRoaXMuI2ZpbGxlZCh1bnRpbCk7XG4gICAgICAgIHdoaWxlIChmaWxsZWQgPiB0aGlzLiNjb2x1bW5zICYmIC0tdW50aWwgPj0gdGhpcy4jZmlyc3RbaWRdISkgZmlsbGVkID0gdGhpcy4jZmlsbGVkKHVudGlsKTtcbiAgICAgICAgdGhpcy4jdW50aWxbaV0gPSB1bnRpbDtcbiAgICAgIH1cbiAgICB9XG4gICAgdGhpcy4jc2VlbiA9IGhlaWdodDtcbiAgICByZXR1cm4gaGVpZ2h0O1xuICB9XG5cbiAgLyoqIENvbHVtbnMgdGhhdCBhcmUgZmlsbGVkIGF0IGxlYXN0IHdoZW4gc28gbWFueSBjYXJkcyBhcmUgdHVybmVkIGFuZCBvbmx5IHRob3NlIGBiZWxvd2AgYXJlIGluIHRoZSB3YXN0ZS4gKi9cbiAgI2ZpbGxlZCh0dXJuZWQ6IG51bWJlcik6IG51bWJlciB7XG4gICAgY29uc3QgZ29lcyA9IHRoaXMuI2dvZXM7XG4gICAgY29uc3QgYmVsb3cgPSB0aGlzLiNiZWxvdztcbiAgICBjb25zdCBjb2x1bW5PZiA9IHRoaXMuI2NvbHVtbk9mO1xuICAgIGNvbnN0IGhvbWUgPSB0aGlzLiNob21lO1xuICAgIGNvbnN0IGZvcmNlZCA9IHRoaXMuI2ZvcmNlZC5maWxsKDApO1xuICAgIGNvbnN0IGNhcmRzID0gdGhpcy4jY2FyZHMuZmlsbCgwKTtcbiAgICBjb25zdCBmaXJzdCA9IHR1cm5lZCAqIGhvbWUuc3RlcHM7XG4gICAgZm9yIChsZXQgcyA9IDA7IHMgPCBob21lLnN0ZXBzOyBzKyspIHtcbiAgICAgIGNvbnN0IHVuZGVyID0gaG9tZS51bmRlcltzXSE7XG4gICAgICBjb25zdCBvdXQgPSB0aGlzLiN0dXJuZWRbZmlyc3QgKyBzXSEgLSBiZWxvd1tzXSE7XG4gICAgICBjb25zdCBtb3N0ID0gdW5kZXIgPCAwIHx8IGdvZXNbdW5kZXJdISA+IG91dCA/IG91dCA6IGdvZXNbdW5kZXJdITtcbiAgICAgIGdvZXNbc10gPSBtb3N0O1xuICAgICAgY29uc3Qgc3RlcCA9IGNvbHVtbk9mW3NdITtcbiAgICAgIGZvcmNlZFtzdGVwXSEgKz0gb3V0IC0gbW9zdDtcbiAgICAgIGNhcmRzW3N0ZXBdISArPSBvdXQ7XG4gICAgfVxuICAgIC8vIEluIGVhY2ggc3RlcCBsaWUgYXQgbGVhc3QgdGhvc2UgdGhhdCBhcmUgZm9yY2VkIGFuZCBhdCBtb3N0IHRob3NlIHRoYXQgYXJlIG91dDogZWFjaCB0aGF0IGRvZXMgbm90IGxpZSBvbiBhXG4gICAgLy8gY2FyZCBvZiB0aGUgc3RlcCBiZWZvcmUgZmlsbHMgYSBjb2x1bW4gb2YgaXRzIG93bi4gQ2FyZHMgdGhhdCBuZWVkIG5vdCBsaWUgdGhlcmUgaGVscCB0byBjYXJyeS5cbiAgICBsZXQgZmlsbGVkID0gMDtcbiAgICBjb25zdCB7IHVuZGVyLCBzdGVwcyB9ID0gdGhpcy4jY29sdW1uO1xuICAgIGZvciAobGV0IHMgPSAwOyBzIDwgc3RlcHM7IHMrKykge1xuICAgICAgY29uc3QgY2FycnlpbmcgPSB1bmRlcltzXSEgPCAwID8gMCA6IGNhcmRzW3VuZGVyW3NdIV0hO1xuICAgICAgY29uc3QgbHlpbmcgPSBNYXRoLm1heChmb3JjZWRbc10hLCBNYXRoLm1pbihjYXJyeWluZywgY2FyZHNbc10hKSk7XG4gICAgICBpZiAobHlpbmcgPiBjYXJyeWluZykgZmlsbGVkICs9IGx5aW5nIC0gY2Fycnlpbmc7XG4gICAgICBjYXJkc1tzXSA9IGx5aW5nO1xuICAgIH1cbiAgICByZXR1cm4gZmlsbGVkO1xuICB9XG59XG5cbi8qKiBGYWNlcyBieSB0aGUgY2FyZHMgb24gd2hpY2ggdGhleSBsaWUsIGluIHRoZSBvcmRlciBpbiB3aGljaCB0aGV5IGNvbWUgdG8gbGllIHRoZXJlLiAqL1xuaW50ZXJmYWNlIExhZGRlciB7XG4gIC8qKiBGYWNlIFx1MjE5MiBpdHMgc3RlcC4gKi9cbiAgcmVhZG9ubHkgb2Y6IEludDhBcnJheTtcbiAgLyoqIFN0ZXAgXHUyMTkyIHRoZSBzdGVwIG9uIHdoaWNoIGl0IGxpZXMsIG9yIFx1MjIxMjE7IGFsd2F5cyBhbiBlYXJsaWVyIG9uZS4gKi9cbiAgcmVhZG9ubHkgdW5kZXI6IEludDhBcnJheTtcbiAgcmVhZG9ubHkgc3RlcHM6IG51bWJlcjtcbn1cblxuLyoqIFVuZGVmaW5lZCB3aGVuIGZhY2VzIHRoYXQgbGllIG9uIHRoZSBzYW1lIGRvIG5vdCBjYXJyeSB0aGUgc2FtZSwgb3Igd2hlbiBpdCBnb2VzIHJvdW5kIGluIGNpcmNsZXMuICovXG5mdW5jdGlvbiBsYWRkZXJPZih7IGNvcGllcyB9OiBUcmFpdHMsIGxpZXM6ICh1bmRlcjogbnVtYmVyLCBvdmVyOiBudW1iZXIpID0+IGJvb2xlYW4pOiBMYWRkZXIgfCB1bmRlZmluZWQge1xuICBjb25zdCBmYWNlcyA9IEFycmF5LmZyb20oeyBsZW5ndGg6IEZBQ0VTIH0sIChfLCBmYWNlKSA9PiBmYWNlKS5maWx0ZXIoKGZhY2UpID0+IGNvcGllc1tmYWNlXSEgPiAwKTtcbiAgY29uc3QgbmFtZXMgPSBmYWNlcy5tYXAoKGZhY2UpID0+IGZhY2VzLm1hcCgob3RoZXIpID0+IGAke051bWJlcihsaWVzKGZhY2UsIG90aGVyKSl9JHtOdW1iZXIobGllcyhvdGhlciwgZmFjZSkpfWApLmpvaW4oJycpKTtcbiAgY29uc3Qgb2YgPSBuZXcgSW50OEFycmF5KEZBQ0VTKS5maWxsKC0xKTtcbiAgY29uc3QgdW5kZXI6IG51bWJlcltdID0gW107XG4gIC8vIEEga2luZCBmb2xsb3dzIG9uY2UgYWxsIHRoYXQgaXQgY2FuIGxpZSBvbiBoYXMgYSBzdGVwLlxuICBmb3IgKGxldCBiZWZvcmUgPSAtMTsgdW5kZXIubGVuZ3RoID4gYmVmb3JlOykge1xuICAgIGJlZm9yZSA9IHVuZGVyLmxlbmd0aDtcbiAgICBmb3IgKGNvbnN0IFtpLCBmYWNlXSBvZiBmYWNlcy5lbnRyaWVzKCkpIHtcbiAgICAgIGlmIChvZltmYWNlXSEgPj0gMCkgY29udGludWU7XG4gICAgICBjb25zdCBvbiA9IGZhY2VzLmZpbHRlcigob3RoZXIpID0+IGxpZXMob3RoZXIsIGZhY2UpKTtcbiAgICAgIGlmIChvbi5zb21lKChvdGhlcikgPT4gb2Zbb3RoZXJdISA8IDApIHx8IG5ldyBTZXQob24ubWFwKChvdGhlcikgPT4gb2Zbb3RoZXJdKSkuc2l6ZSA+IDEpIGNvbnRpbnVlO1xuICAgICAgZm9yIChjb25zdCBbaiwgbGlrZV0gb2YgZmFjZXMuZW50cmllcygpKSBpZiAobmFtZXNbal0gPT09IG5hbWVzW2ldKSBvZltsaWtlXSA9IHVuZGVyLmxlbmd0aDtcbiAgICAgIHVuZGVyLnB1c2gob24ubGVuZ3RoID4gMCA/IG9mW29uWzBdIV0hIDogLTEpO1xuICAgIH1cbiAgfVxuICByZXR1cm4gZmFjZXMuZXZlcnkoKGZhY2UpID0+IG9mW2ZhY2VdISA+PSAwKSA/IHsgb2YsIHVuZGVyOiBJbnQ4QXJyYXkuZnJvbSh1bmRlciksIHN0ZXBzOiB1bmRlci5sZW5ndGggfSA6IHVuZGVmaW5lZDtcbn1cbiIsICJpbXBvcnQgeyB0eXBlIE9wdGlvbnMgfSBmcm9tICdAcGF0aWVuY2UvY29yZSc7XG5pbXBvcnQgeyBjb3VudE9mLCBmcm9tT2YsIGtpbmRPZiwgQ0FSRFMsIHRvT2YsIHR5cGUgTW92ZSwgdHlwZSBUYWJsZSB9IGZyb20gJ0BwYXRpZW5jZS9jb3JlL3NlYXJjaCc7XG5pbXBvcnQgdHlwZSB7IEhldXJpc3RpYyB9IGZyb20gJy4vZXZhbHVhdGUuanMnO1xuaW1wb3J0IHsgTElTVEVEIH0gZnJvbSAnLi9saXN0ZWQuanMnO1xuaW1wb3J0IHR5cGUgeyBPdXRjb21lIH0gZnJvbSAnLi9vdXRjb21lLmpzJztcbmltcG9ydCB0eXBlIHsgUGF0aCB9IGZyb20gJy4vcGF0aC5qcyc7XG5pbXBvcnQgeyBQb3NpdGlvblNldCB9IGZyb20gJy4vcG9zaXRpb24tc2V0LmpzJztcbmltcG9ydCB0eXBlIHsgVHJhaXRzIH0gZnJvbSAnLi90cmFpdHMuanMnO1xuXG4vKiogQm91bmRzIGFuZCBvcmRlciBvZiBhIGRlcHRoLWZpcnN0IHNlYXJjaC4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgRGVwdGhGaXJzdFNldHRpbmdzIHtcbiAgLyoqIEJ5dGVzIHRoYXQgdGhlIHNlYXJjaCBtYXkgaG9sZC4gKi9cbiAgcmVhZG9ubHkgYnl0ZXM6IG51bWJlcjtcbiAgLyoqIFBvc2l0aW9ucyB0aGF0IGFyZSB3b3J0aCByZW1lbWJlcmluZy4gRGVmYXVsdDogYXMgbWFueSBhcyB0aGVyZSBpcyByb29tIGZvci4gKi9cbiAgcmVhZG9ubHkgcG9zaXRpb25zPzogbnVtYmVyO1xuICAvKiogT3JkZXJzIHRoZSBtb3ZlcyBieSB3aGF0IHRoZXkgbGVhZCB0bzsgYWJzZW50OiBieSB0aGVpciBraW5kLCB3aGljaCBpcyB0d2ljZSBhcyBmYXN0LiAqL1xuICByZWFkb25seSBldmFsdWF0aW9uPzogSGV1cmlzdGljIHwgdW5kZWZpbmVkO1xufVxuXG4vKiogTG9uZ2VzdCB3YXkgZG93biwgaW4gc3RlcHMsIGFuZCBtb3ZlcyB0aGF0IGFyZSB3YWl0aW5nIG9uIGl0LiAqL1xuY29uc3QgTE9OR0VTVCA9IDEgPDwgMTQ7XG5jb25zdCBNT1ZFUyA9IDEgPDwgMTk7XG4vKiogVGhlIHNhbWUgZm9yIGEgc2VhcmNoIHRoYXQgaGFzIG9ubHkganVzdCBiZWd1bjogdGhlIHdheSdzIGFycmF5cyBncm93IHdpdGggaXQuICovXG5jb25zdCBTVEVQU19BVF9GSVJTVCA9IDEyODtcbmNvbnN0IE1PVkVTX0FUX0ZJUlNUID0gNTEyO1xuLyoqIEJ5dGVzIGZvciBlYWNoIG9mIHRoZW0uICovXG5jb25zdCBTVEVQID0gMjA7XG5jb25zdCBNT1ZFID0gNjtcbi8qKiBBbiBhcnJheSB0aGF0IGdyb3dzIGlzIGhlbGQgdHdpY2UgZm9yIGEgbW9tZW50LCBvbmNlIGhhbGYgYXMgbGFyZ2UuICovXG5jb25zdCBHUk9XSU5HID0gMS41O1xuY29uc3QgTU9TVCA9IEdST1dJTkcgKiAoTE9OR0VTVCAqIFNURVAgKyBNT1ZFUyAqIE1PVkUpO1xuLyoqIENvdW50ZXJzIG9mIGtleXMuICovXG5jb25zdCBCVUNLRVRTID0gMTAyNDtcbi8qKiBUaGUgc2V0IGhhcyByb29tIGZvciAyXnRoaXMgbWFueSBwb3NpdGlvbnMgYXQgZmlyc3QuICovXG5jb25zdCBGSVJTVCA9IDE0O1xuXG4vKipcbiAqIERlcHRoLWZpcnN0IHNlYXJjaCB3aXRoIGEgc2V0IG9mIHRoZSBwb3NpdGlvbnMgdGhhdCB3ZXJlIG1ldC4gRWFjaCBwb3NpdGlvbiB0aGF0IGNhbiBiZSByZWFjaGVkIGlzIGVudGVyZWQgb25jZSwgc29cbiAqIHJ1bm5pbmcgZHJ5IG1lYW5zIHRoYXQgdGhlcmUgaXMgbm8gc29sdXRpb24sIHByb3ZpZGVkIHRoYXQge0BsaW5rIGNvbXBsZXRlfSBob2xkcy5cbiAqL1xuZXhwb3J0IGNsYXNzIERlcHRoRmlyc3Qge1xuICBwb3NpdGlvbnMgPSAwO1xuICAvKiogTm90aGluZyB3YXMgbGVmdCBvdXQgc28gZmFyLiAqL1xuICBjb21wbGV0ZSA9IHRydWU7XG4gIHJlYWRvbmx5ICN0YWJsZTogVGFibGU8T3B0aW9ucz47XG4gIHJlYWRvbmx5ICNwYXRoOiBQYXRoO1xuICByZWFkb25seSAjdHJhaXRzOiBUcmFpdHM7XG4gIHJlYWRvbmx5ICNldmFsdWF0aW9uOiBIZXVyaXN0aWMgfCB1bmRlZmluZWQ7XG4gIHJlYWRvbmx5ICNtZXQ6IFBvc2l0aW9uU2V0O1xuICAjbW92ZXMgPSBuZXcgSW50MzJBcnJheShNT1ZFU19BVF9GSVJTVCk7XG4gICN2YWx1ZXMgPSBuZXcgVWludDE2QXJyYXkoTU9WRVNfQVRfRklSU1QpO1xuICAjbmV4dCA9IG5ldyBJbnQzMkFycmF5KFNURVBTX0FUX0ZJUlNUKTtcbiAgI2VuZCA9IG5ldyBJbnQzMkFycmF5KFNURVBTX0FUX0ZJUlNUKTtcbiAgI2RlcHRocyA9IG5ldyBJbnQzMkFycmF5KFNURVBTX0FUX0ZJUlNUKTtcbiAgLyoqIEtleXMgb2YgdGhlIHdheSBkb3duOyB0aGV5IG1hdHRlciBvbmNlIHRoZSBzZXQgZm9yZ2V0cy4gKi9cbiAgI2tleXMgPSBuZXcgSW50MzJBcnJheShTVEVQU19BVF9GSVJTVCAqIDIpO1xuICByZWFkb25seSAjb25QYXRoID0gbmV3IFVpbnQxNkFycmF5KEJVQ0tFVFMpO1xuICAvKiogQnl0ZXMgdGhhdCB0aGUgd2F5IGRvd24gbWF5IHRha2UuICovXG4gIHJlYWRvbmx5ICNyb29tOiBudW1iZXI7XG4gICNncmV3ID0gZmFsc2U7XG4gICNkZXB0aCA9IC0xO1xuICAjd29uID0gZmFsc2U7XG5cbiAgY29uc3RydWN0b3IocGF0aDogUGF0aCwgdHJhaXRzOiBUcmFpdHMsIHsgYnl0ZXMsIHBvc2l0aW9ucyA9IEluZmluaXR5LCBldmFsdWF0aW9uIH06IERlcHRoRmlyc3RTZXR0aW5ncykge1xuICAgIHRoaXMuI3RhYmxlID0gcGF0aC50YWJsZTtcbiAgICB0aGlzLiNwYXRoID0gcGF0aDtcbiAgICB0aGlzLiN0cmFpdHMgPSB0cmFpdHM7XG4gICAgdGhpcy4jZXZhbHVhdGlvbiA9IGV2YWx1YXRpb247XG4gICAgY29uc3QgYml0cyA9IE1hdGgubWluKFBvc2l0aW9uU2V0LmJpdHNGb3IoYnl0ZXMgLSBNYXRoLm1pbigoYnl0ZXMgKiAzKSAvIDQsIE1PU1QpKSwgTWF0aC5jZWlsKE1hdGgubG9nMihwb3NpdGlvbnMpKSk7XG4gICAgdGhpcy4jbWV0ID0gbmV3IFBvc2l0aW9uU2V0KGJpdHMsIEZJUlNUKTtcbiAgICB0aGlzLiNyb29tID0gYnl0ZXMgLSBQb3NpdGlvblNldC5tb3N0KGJpdHMsIEZJUlNUKSAtIEJVQ0tFVFMgKiAyO1xuICAgIHRoaXMuI21ldC5hZGQodGhpcy4jcGF0aC5rZXlbMF0hLCB0aGlzLiNwYXRoLmtleVsxXSEpO1xuICAgIHRoaXMuI2VudGVyKCk7XG4gIH1cblxuICAvKiogVGhlIG1vc3QgYnl0ZXMgaGVsZCBhdCBvbmNlIHNvIGZhci4gKi9cbiAgZ2V0IGJ5dGVzKCk6IG51bWJlciB7XG4gICAgY29uc3Qgd2F5ID0gdGhpcy4jbmV4dC5sZW5ndGggKiBTVEVQICsgdGhpcy4jbW92ZXMubGVuZ3RoICogTU9WRTtcbiAgICByZXR1cm4gQlVDS0VUUyAqIDIgKyAodGhpcy4jZ3JldyA/IE1hdGgucm91bmQod2F5ICogR1JPV0lORykgOiB3YXkpICsgdGhpcy4jbWV0LmJ5dGVzO1xuICB9XG5cbiAgLyoqIFRoZSBzb2x1dGlvbidzIHN0ZXBzIGZyb20gdGhlIHJvb3Q7IHNhZmUgbW92ZXMgYXJlIG5vdCBuYW1lZC4gKi9cbiAgZ2V0IGxpbmUoKTogcmVhZG9ubHkgTW92ZVtdIHtcbiAgICByZXR1cm4gdGhpcy4jd29uID8gQXJyYXkuZnJvbSh7IGxlbmd0aDogdGhpcy4jZGVwdGggKyAxIH0sIChfLCBpKSA9PiB0aGlzLiNtb3Zlc1t0aGlzLiNuZXh0W2ldISAtIDFdISkgOiBbXTtcbiAgfVxuXG4gIC8qKiBTZWFyY2hlcyBvbiB1bnRpbCBzbyBtYW55IHBvc2l0aW9ucyB3ZXJlIHZpc2l0ZWQgaW4gYWxsLiAqL1xuICBydW4odW50aWw6IG51bWJlcik6IE91dGNvbWUge1xuICAgIGNvbnN0IHsga2V5IH0gPSB0aGlzLiNwYXRoO1xuICAgIHdoaWxlICh0aGlzLiNkZXB0aCA+PSAwKSB7XG4gICAgICBpZiAodGhpcy4jbmV4dFt0aGlzLiNkZXB0aF0gPT09IHRoaXMuI2VuZFt0aGlzLiNkZXB0aF0pIHtcbiAgICAgICAgdGhpcy4jbGVhdmUoKTtcbiAgICAgICAgY29udGludWU7XG4gICAgICB9XG4gICAgICBpZiAodGhpcy5wb3NpdGlvbnMgPj0gdW50aWwpIHJldHVybiAncnVubmluZyc7XG4gICAgICB0aGlzLiNwYXRoLnN0ZXAodGhpcy4jbW92ZXNbdGhpcy4jbmV4dFt0aGlzLiNkZXB0aF0hKytdISk7XG4gICAgICB0aGlzLnBvc2l0aW9ucysrO1xuICAgICAgLy8gV2l0aCBhbiBldmFsdWF0aW9uIHBvc2l0aW9ucyB3ZXJlIGxvb2tlZCB1cCB3aGVuIHRoZXkgd2VyZSBsaXN0ZWQuXG4gICAgICBjb25zdCBmcmVzaCA9IHRoaXMuI2V2YWx1YXRpb24gIT09IHVuZGVmaW5lZCB8fCB0aGlzLiNpc0ZyZXNoKGtleVswXSEsIGtleVsxXSEpO1xuICAgICAgY29uc3Qgc3RhdHVzID0gZnJlc2ggPyB0aGlzLiNwYXRoLnN0YXR1cygpIDogJ2xvc3QnO1xuICAgICAgaWYgKHN0YXR1cyA9PT0gJ3dvbicpIHtcbiAgICAgICAgdGhpcy4jd29uID0gdHJ1ZTtcbiAgICAgICAgcmV0dXJuICdzb2x2ZWQnO1xuICAgICAgfVxuICAgICAgaWYgKHN0YXR1cyA9PT0gJ2xvc3QnIHx8ICF0aGlzLiNlbnRlcigpKSB0aGlzLiNwYXRoLmJhY2sodGhpcy4jZGVwdGhzW3RoaXMuI2RlcHRoXSEpO1xuICAgIH1cbiAgICByZXR1cm4gJ2RyeSc7XG4gIH1cblxuICAjaXNGcmVzaChvbmU6IG51bWJlciwgdHdvOiBudW1iZXIpOiBib29sZWFuIHtcbiAgICBpZiAoIXRoaXMuI21ldC5hZGQob25lLCB0d28pKSByZXR1cm4gZmFsc2U7XG4gICAgaWYgKHRoaXMuI21ldC5ldmljdGVkID09PSAwIHx8IHRoaXMuI29uUGF0aFtvbmUgJiAoQlVDS0VUUyAtIDEpXSA9PT0gMCkgcmV0dXJuIHRydWU7XG4gICAgZm9yIChsZXQgZCA9IDA7IGQgPD0gdGhpcy4jZGVwdGg7IGQrKykgaWYgKHRoaXMuI2tleXNbMiAqIGRdID09PSBvbmUgJiYgdGhpcy4ja2V5c1syICogZCArIDFdID09PSB0d28pIHJldHVybiBmYWxzZTtcbiAgICByZXR1cm4gdHJ1ZTtcbiAgfVxuXG4gIC8qKiBPcGVucyB0aGUgcG9zaXRpb24gb24gdGhlIHRhYmxlLiBAcmV0dXJucyBmYWxzZSB3aGVuIHRoZXJlIGlzIG5vIHJvb20gdG8gZ28gZGVlcGVyICovXG4gICNlbnRlcigpOiBib29sZWFuIHtcbiAgICBjb25zdCBmaXJzdCA9IHRoaXMuI2RlcHRoIDwgMCA/IDAgOiB0aGlzLiNlbmRbdGhpcy4jZGVwdGhdITtcbiAgICBjb25zdCBjb3VudCA9IHRoaXMuI3BhdGgubGlzdChMSVNURUQpO1xuICAgIGlmICghdGhpcy4jaGFzUm9vbSh0aGlzLiNkZXB0aCArIDIsIGZpcnN0ICsgY291bnQpKSB7XG4gICAgICB0aGlzLmNvbXBsZXRlID0gZmFsc2U7XG4gICAgICByZXR1cm4gZmFsc2U7XG4gICAgfVxuICAgIGNvbnN0IGQgPSArK3RoaXMuI2RlcHRoO1xuICAgIHRoaXMuI2RlcHRoc1tkXSA9IHRoaXMuI3RhYmxlLmRlcHRoO1xuICAgIGNvbnN0IHsga2V5IH0gPSB0aGlzLiNwYXRoO1xuICAgIHRoaXMuI2tleXNbMiAqIGRdID0ga2V5WzBdITtcbiAgICB0aGlzLiNrZXlzWzIgKiBkICsgMV0gPSBrZXlbMV0hO1xuICAgIHRoaXMuI29uUGF0aFtrZXlbMF0hICYgKEJVQ0tFVFMgLSAxKV0hKys7XG4gICAgdGhpcy4jbmV4dFtkXSA9IGZpcnN0O1xuICAgIHRoaXMuI2VuZFtkXSA9IGZpcnN0O1xuICAgIGZvciAobGV0IGkgPSAwOyBpIDwgY291bnQ7IGkrKykge1xuICAgICAgY29uc3QgbW92ZSA9IExJU1RFRFtpXSE7XG4gICAgICBpZiAodGhpcy4jZXZhbHVhdGlvbikgdGhpcy4jbG9vayhkLCBtb3ZlLCB0aGlzLiNldmFsdWF0aW9uKTtcbiAgICAgIGVsc2UgdGhpcy4jaW5zZXJ0KGQsIG1vdmUsIHRoaXMuI3JhbmsobW92ZSkpO1xuICAgIH1cbiAgICByZXR1cm4gdHJ1ZTtcbiAgfVxuXG4gIC8qKiBJcyB0aGVyZSByb29tIGZvciBzbyBtYW55IHN0ZXBzIGFuZCBtb3Zlcz8gTWFrZXMgaXQsIHdpdGhpbiB0aGUgYm91bmQuICovXG4gICNoYXNSb29tKHN0ZXBzOiBudW1iZXIsIG1vdmVzOiBudW1iZXIpOiBib29sZWFuIHtcbiAgICB3aGlsZSAoc3RlcHMgPiB0aGlzLiNuZXh0Lmxlbmd0aCB8fCBtb3ZlcyA+IHRoaXMuI21vdmVzLmxlbmd0aCkge1xuICAgICAgY29uc3QgbG9uZ2VyID0gc3RlcHMgPiB0aGlzLiNuZXh0Lmxlbmd0aCA/IHRoaXMuI25leHQubGVuZ3RoICogMiA6IHRoaXMuI25leHQubGVuZ3RoO1xuICAgICAgY29uc3QgbW9yZSA9IG1vdmVzID4gdGhpcy4jbW92ZXMubGVuZ3RoID8gdGhpcy4jbW92ZXMubGVuZ3RoICogMiA6IHRoaXMuI21vdmVzLmxlbmd0aDtcbiAgICAgIGlmIChsb25nZXIgPiBMT05HRVNUIHx8IG1vcmUgPiBNT1ZFUyB8fCBHUk9XSU5HICogKGxvbmdlciAqIFNURVAgKyBtb3JlICogTU9WRSkgPiB0aGlzLiNyb29tKSByZXR1cm4gZmFsc2U7XG4gICAgICB0aGlzLiNncmV3ID0gdHJ1ZTtcbiAgICAgIGlmIChtb3JlID4gdGhpcy4jbW92ZXMubGVuZ3RoKSB7XG4gICAgICAgIHRoaXMuI21vdmVzID0gZ3Jvd24odGhpcy4jbW92ZXMpO1xuICAgICAgICB0aGlzLiN2YWx1ZXMgPSBncm93bih0aGlzLiN2YWx1ZXMpO1xuICAgICAgfVxuICAgICAgaWYgKGxvbmdlciA9PT0gdGhpcy4jbmV4dC5sZW5ndGgpIGNvbnRpbnVlO1xuICAgICAgdGhpcy4jbmV4dCA9IGdyb3duKHRoaXMuI25leHQpO1xuICAgICAgdGhpcy4jZW5kID0gZ3Jvd24odGhpcy4jZW5kKTtcbiAgICAgIHRoaXMuI2RlcHRocyA9IGdyb3duKHRoaXMuI2RlcHRocyk7XG4gICAgICB0aGlzLiNrZXlzID0gZ3Jvd24odGhpcy4ja2V5cyk7XG4gICAgfVxuICAgIHJldHVybiB0cnVlO1xuICB9XG5cbiAgI2xlYXZlKCk6IHZvaWQge1xuICAgIHRoaXMuI29uUGF0aFt0aGlzLiNrZXlzWzIgKiB0aGlzLiNkZXB0aF0hICYgKEJVQ0tFVFMgLSAxKV0hLS07XG4gICAgaWYgKC0tdGhpcy4jZGVwdGggPj0gMCkgdGhpcy4jcGF0aC5iYWNrKHRoaXMuI2RlcHRoc1t0aGlzLiNkZXB0aF0hKTtcbiAgfVxuXG4gIC8qKiBQbGF5cyBhIG1vdmUgdG8gc2VlIHdoZXJlIGl0IGxlYWRzLiAqL1xuICAjbG9vayhkOiBudW1iZXIsIG1vdmU6IE1vdmUsIGV2YWx1YXRpb246IEhldXJpc3RpYyk6IHZvaWQge1xuICAgIGNvbnN0IHsga2V5IH0gPSB0aGlzLiNwYXRoO1xuICAgIHRoaXMuI3BhdGguc3RlcChtb3ZlKTtcbiAgICB0aGlzLnBvc2l0aW9ucysrO1xuICAgIGlmICh0aGlzLiNpc0ZyZXNoKGtleVswXSEsIGtleVsxXSEpKSB0aGlzLiNpbnNlcnQoZCwgbW92ZSwgZXZhbHVhdGlvbi52YWx1ZSgpKTtcbiAgICB0aGlzLiNwYXRoLmJhY2sodGhpcy4jZGVwdGhzW2RdISk7XG4gIH1cblxuICAvKiogQ2FyZHMgaG9tZSBmaXJzdCwgdGhlbiB0aGUgcmVzdCwgYWN0aW9ucyBhbmQgY2VsbHMgbGFzdC4gKi9cbiAgI3JhbmsobW92ZTogTW92ZSk6IG51bWJlciB7XG4gICAgaWYgKGtpbmRPZihtb3ZlKSAhPT0gQ0FSRFMpIHJldHVybiAzO1xuICAgIGNvbnN0IHRvID0gdG9PZihtb3ZlKTtcbiAgICBpZiAodGhpcy4jdHJhaXRzLmhvbWVzLmluY2x1ZGVzKHRvKSkgcmV0dXJuIDA7XG4gICAgaWYgKHRoaXMuI3RyYWl0cy5jZWxscy5pbmNsdWRlcyh0bykpIHJldHVybiA0O1xuICAgIGlmICh0aGlzLiN0cmFpdHMuaG9tZXMuaW5jbHVkZXMoZnJvbU9mKG1vdmUpKSkgcmV0dXJuIDU7XG4gICAgcmV0dXJuIGNvdW50T2YobW92ZSkgPT09IHRoaXMuI3RhYmxlLmxlbltmcm9tT2YobW92ZSldID8gMiA6IDE7XG4gIH1cblxuICAjaW5zZXJ0KGQ6IG51bWJlciwgbW92ZTogTW92ZSwgdmFsdWU6IG51bWJlcik6IHZvaWQge1xuICAgIGxldCBwbGFjZSA9IHRoaXMuI2VuZFtkXSErKztcbiAgICBjb25zdCBmaXJzdCA9IHRoaXMuI25leHRbZF0hO1xuICAgIHdoaWxlIChwbGFjZSA+IGZpcnN0ICYmIHRoaXMuI3ZhbHVlc1twbGFjZSAtIDFdISA+IHZhbHVlKSB7XG4gICAgICB0aGlzLiN2YWx1ZXNbcGxhY2VdID0gdGhpcy4jdmFsdWVzW3BsYWNlIC0gMV0hO1xuICAgICAgdGhpcy4jbW92ZXNbcGxhY2VdID0gdGhpcy4jbW92ZXNbcGxhY2UgLSAxXSE7XG4gICAgICBwbGFjZS0tO1xuICAgIH1cbiAgICB0aGlzLiN2YWx1ZXNbcGxhY2VdID0gdmFsdWU7XG4gICAgdGhpcy4jbW92ZXNbcGxhY2VdID0gbW92ZTtcbiAgfVxufVxuXG4vKiogVHdpY2UgYXMgbG9uZy4gKi9cbmZ1bmN0aW9uIGdyb3duPFQgZXh0ZW5kcyBJbnQzMkFycmF5IHwgVWludDE2QXJyYXk+KGFycmF5OiBUKTogVCB7XG4gIGNvbnN0IG1vcmUgPSBuZXcgKGFycmF5LmNvbnN0cnVjdG9yIGFzIG5ldyAobGVuZ3RoOiBudW1iZXIpID0+IFQpKGFycmF5Lmxlbmd0aCAqIDIpO1xuICBtb3JlLnNldChhcnJheSk7XG4gIHJldHVybiBtb3JlO1xufVxuIiwgImltcG9ydCB0eXBlIHsgT3B0aW9ucyB9IGZyb20gJ0BwYXRpZW5jZS9jb3JlJztcbmltcG9ydCB7IEZBQ0VTLCB0eXBlIFRhYmxlIH0gZnJvbSAnQHBhdGllbmNlL2NvcmUvc2VhcmNoJztcbmltcG9ydCB7IHNjcmFtYmxlIH0gZnJvbSAnLi9iaXRzLmpzJztcbmltcG9ydCB0eXBlIHsgVHJhaXRzIH0gZnJvbSAnLi90cmFpdHMuanMnO1xuXG4vKipcbiAqIEZvdW5kYXRpb25zIGFuZCBkaXNjYXJkIHBpbGVzIGZyb20gd2hpY2ggbm9ib2R5IHRha2VzIGFueXRoaW5nLCBvbiB3aGljaCBjYXJkcyBjb21lIHRvIGxpZSBpbiBtYW55IG9yZGVyczogb25jZSBhXG4gKiBjYXJkIGxpZXMgdW5kZXIgYW5vdGhlciBpdCBuZXZlciBtYXR0ZXJzIGFnYWluLiBQb3NpdGlvbnMgdGhhdCBkaWZmZXIgb25seSBpbiB3aGF0IGlzIGJ1cmllZCB0aGVyZSBhcmUgb25lIHBvc2l0aW9uXG4gKiBoZXJlLCB3aXRoIG9uZSBrZXkuIFRoYXQgaXMgcHJvdmVkIHdoaWxlIHRoZSBzZWFyY2ggZ29lcyBvbjogYXMgbG9uZyBhcyBubyBydWxlIGxvb2tzIGJlbG93IHRoZSB0b3Agb2Ygc3VjaCBhIHBpbGVcbiAqIG9yIHRha2VzIGEgY2FyZCBmcm9tIGl0LCBydWxlcyBzYXkgdGhlIHNhbWUgb2YgYWxsIG9mIHRoZW0uXG4gKi9cbmV4cG9ydCBjbGFzcyBGb3VuZGF0aW9uTWVyZ2luZyB7XG4gIC8qKiBUaGUgdHdvIGhhbHZlcyBvZiB0aGUga2V5OiBvZiB0aGUgcG9zaXRpb24gYXQgdGhlIGxhc3Qge0BsaW5rIGxvb2t9LiAqL1xuICByZWFkb25seSBrZXkgPSBuZXcgSW50MzJBcnJheSgyKTtcbiAgLyoqIEEgcnVsZSBsb29rZWQgaW50byBvbmU6IG5vdGhpbmcgZm91bmQgdGhpcyB3YXkgcHJvdmVzIGFueXRoaW5nLiAqL1xuICBicm9rZW4gPSBmYWxzZTtcbiAgcmVhZG9ubHkgI3RhYmxlOiBUYWJsZTxPcHRpb25zPjtcbiAgcmVhZG9ubHkgI3BpbGVzOiBJbnQzMkFycmF5O1xuICAvKiogUGlsZSBcdTIxOTIgMSB3aGVuIGl0IG1hdHRlcnMgd2hhdCBsaWVzIG9uIHRvcC4gKi9cbiAgcmVhZG9ubHkgI3RvcE1hdHRlcnM6IFVpbnQ4QXJyYXk7XG5cbiAgcHJpdmF0ZSBjb25zdHJ1Y3Rvcih0YWJsZTogVGFibGU8T3B0aW9ucz4sIHBpbGVzOiBJbnQzMkFycmF5KSB7XG4gICAgdGhpcy4jdGFibGUgPSB0YWJsZTtcbiAgICB0aGlzLiNwaWxlcyA9IHBpbGVzO1xuICAgIGNvbnN0IHRvcE1hdHRlcnMgPSBVaW50OEFycmF5LmZyb20oeyBsZW5ndGg6IHRhYmxlLnJ1bGVzLmNvdW50IH0sIChfLCBwaWxlKSA9PiBOdW1iZXIoYXNrc0ZvclRvcCh0YWJsZSwgcGlsZSkpKTtcbiAgICB0aGlzLiN0b3BNYXR0ZXJzID0gdG9wTWF0dGVycztcbiAgICB0YWJsZS5sb29rZWQgPSAocGlsZSwgZGVwdGgpID0+IHtcbiAgICAgIGlmIChwaWxlcy5pbmNsdWRlcyhwaWxlKSAmJiAoZGVwdGggPiAwIHx8IHRvcE1hdHRlcnNbcGlsZV0gPT09IDApKSB0aGlzLmJyb2tlbiA9IHRydWU7XG4gICAgfTtcbiAgICB0aGlzLmxvb2soKTtcbiAgfVxuXG4gIC8qKiBVbmRlZmluZWQgd2hlcmUgdGhlcmUgYXJlIG5vbmUuICovXG4gIHN0YXRpYyBvZih0YWJsZTogVGFibGU8T3B0aW9ucz4sIHsgaG9tZXMsIGV4Y2x1c2l2ZSB9OiBUcmFpdHMpOiBGb3VuZGF0aW9uTWVyZ2luZyB8IHVuZGVmaW5lZCB7XG4gICAgY29uc3QgeyBzb3VyY2VzLCB0YXJnZXRzLCBkaXNjYXJkLCBiYXNlcyB9ID0gdGFibGUucnVsZXM7XG4gICAgLy8gV2hlcmUgZWFjaCBjYXJkIGhhcyBvbmx5IG9uZSB0byBsaWUgb24sIHRoZSB0b3AgdGVsbHMgd2hhdCBsaWVzIGJlbG93OyBzbyBpdCBkb2VzIHdoZXJlIGZhbWlsaWVzIGNvbWUgYXMgdGhleSBhcmUuXG4gICAgY29uc3QgcGlsZXMgPSBleGNsdXNpdmVcbiAgICAgID8gbmV3IEludDMyQXJyYXkoKVxuICAgICAgOiBob21lcy5maWx0ZXIoKHBpbGUpID0+ICFzb3VyY2VzLmluY2x1ZGVzKHBpbGUpICYmICFiYXNlcy5pbmNsdWRlcyhwaWxlKSAmJiAodGFyZ2V0cy5pbmNsdWRlcyhwaWxlKSB8fCBwaWxlID09PSBkaXNjYXJkKSk7XG4gICAgcmV0dXJuIHBpbGVzLmxlbmd0aCA+IDAgPyBuZXcgRm91bmRhdGlvbk1lcmdpbmcodGFibGUsIHBpbGVzKSA6IHVuZGVmaW5lZDtcbiAgfVxuXG4gIC8qKiBCcmluZ3MgdGhlIGtleSB1cCB0byBkYXRlLiAqL1xuICBsb29rKCk6IHZvaWQge1xuICAgIGNvbnN0IHsga2V5LCBtaXhlZDEsIG1peGVkMiwgbGVuLCB1cCwgZmFjZSwgcnVsZXMgfSA9IHRoaXMuI3RhYmxlO1xuICAgIGxldCBvbmUgPSBrZXlbMF0hO1xuICAgIGxldCB0d28gPSBrZXlbMV0hO1xuICAgIGZvciAobGV0IGkgPSAwOyBpIDwgdGhpcy4jcGlsZXMubGVuZ3RoOyBpKyspIHtcbiAgICAgIGNvbnN0IHBpbGUgPSB0aGlzLiNwaWxlc1tpXSE7XG4gICAgICBjb25zdCBjb3VudCA9IGxlbltwaWxlXSE7XG4gICAgICBvbmUgLT0gbWl4ZWQxW3BpbGVdITtcbiAgICAgIHR3byAtPSBtaXhlZDJbcGlsZV0hO1xuICAgICAgaWYgKGNvdW50ID09PSAwKSBjb250aW51ZTtcbiAgICAgIGNvbnN0IGlkID0gdGhpcy4jdGFibGUuaWRBdChwaWxlLCAwKTtcbiAgICAgIGNvbnN0IHNlZW4gPSAoY291bnQgPDwgNykgfCAodXBbaWRdID09PSAwID8gZmFjZVtpZF0hIHwgNjQgOiB0aGlzLiN0b3BNYXR0ZXJzW3BpbGVdID09PSAwID8gMCA6IGZhY2VbaWRdISk7XG4gICAgICBvbmUgKz0gc2NyYW1ibGUoc2VlbiBeIHJ1bGVzLnNhbHRbcGlsZV0hKTtcbiAgICAgIHR3byArPSBzY3JhbWJsZShNYXRoLmltdWwoc2VlbiwgMHg5ZTM3NzliMSkgKyBydWxlcy5zYWx0W3BpbGVdISk7XG4gICAgfVxuICAgIHRoaXMua2V5WzBdID0gb25lO1xuICAgIHRoaXMua2V5WzFdID0gdHdvO1xuICB9XG59XG5cbi8qKiBNYXkgd2hhdCBhIHBpbGUgYWNjZXB0cyBkZXBlbmQgb24gdGhlIGZhY2Ugb2YgaXRzIHRvcCBjYXJkPyAqL1xuZnVuY3Rpb24gYXNrc0ZvclRvcCh7IHJ1bGVzIH06IFRhYmxlPE9wdGlvbnM+LCBwaWxlOiBudW1iZXIpOiBib29sZWFuIHtcbiAgaWYgKHJ1bGVzLmFjY2VwdENhcmRzW3BpbGVdKSByZXR1cm4gZmFsc2U7XG4gIGlmIChydWxlcy5hY2NlcHRGbnNbcGlsZV0pIHJldHVybiB0cnVlO1xuICBjb25zdCB7IHNvdXJjZXMsIGFjY2VwdE9mLCBhY2NlcHRzLCBjb3VudCB9ID0gcnVsZXM7XG4gIGNvbnN0IHJvdyA9IChmcm9tOiBudW1iZXIsIG9udG86IG51bWJlcik6IHN0cmluZyA9PiB7XG4gICAgY29uc3Qgb2Zmc2V0ID0gYWNjZXB0T2ZbZnJvbSAqIGNvdW50ICsgcGlsZV0hO1xuICAgIHJldHVybiBvZmZzZXQgPCAwID8gJycgOiBhY2NlcHRzLnN1YmFycmF5KG9mZnNldCArIG9udG8gKiA2NCwgb2Zmc2V0ICsgb250byAqIDY0ICsgNjQpLmpvaW4oKTtcbiAgfTtcbiAgZm9yIChsZXQgb250byA9IDE7IG9udG8gPCBGQUNFUzsgb250bysrKSBpZiAoc291cmNlcy5zb21lKChmcm9tKSA9PiByb3coZnJvbSwgb250bykgIT09IHJvdyhmcm9tLCAwKSkpIHJldHVybiB0cnVlO1xuICByZXR1cm4gZmFsc2U7XG59XG4iLCAiaW1wb3J0IHR5cGUgeyBPcHRpb25zIH0gZnJvbSAnQHBhdGllbmNlL2NvcmUnO1xuaW1wb3J0IHsgUmFuZG9tLCBzaHVmZmxlZERlY2ssIFRhYmxlIH0gZnJvbSAnQHBhdGllbmNlL2NvcmUvc2VhcmNoJztcblxuLyoqIEEgZnJlc2ggZGVhbCBvZiB0aGUgc2FtZSBraW5kLCBmcm9tIHdoaWNoIG1vcmUgY2FuIGJlIHdhdGNoZWQgdGhhbiBmcm9tIHRoZSBlbmQgb2YgYSBnYW1lLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGZyZXNoKHsgdmFyaWFudCwgb3B0aW9ucyB9OiBUYWJsZTxPcHRpb25zPiwgc2VlZDogbnVtYmVyKTogVGFibGU8T3B0aW9ucz4ge1xuICBjb25zdCByYW5kb20gPSBuZXcgUmFuZG9tKHNlZWQpO1xuICByZXR1cm4gbmV3IFRhYmxlKHZhcmlhbnQsIG9wdGlvbnMsIHsgZGVjazogc2h1ZmZsZWREZWNrKHZhcmlhbnQuZGVjayhvcHRpb25zKSwgcmFuZG9tKSwgcmFuZG9tIH0pO1xufVxuIiwgImltcG9ydCB0eXBlIHsgQWN0aW9uLCBNb3ZlSW5mbywgT3B0aW9ucywgUm9sZSwgU3RlcCwgVHgsIFZhcmlhbnQgfSBmcm9tICdAcGF0aWVuY2UvY29yZSc7XG5pbXBvcnQgeyBBQ1RJT04sIGFjdGlvbk1vdmUsIEVNUFRZLCBraW5kT2YsIGxpc3QsIE1BWF9NT1ZFUywgUmFuZG9tLCBUYWJsZSB9IGZyb20gJ0BwYXRpZW5jZS9jb3JlL3NlYXJjaCc7XG5pbXBvcnQgeyBmcmVzaCB9IGZyb20gJy4vZnJlc2guanMnO1xuXG4vKiogV2hldGhlciBicmluZ2luZyBhIGNhcmQgaG9tZSBlYXJseSBjYW4gaHVydCBieSB3aGF0IHRoZSB2YXJpYW50J3MgZnVuY3Rpb25zIGRvIHdpdGggdGhlIHRhYmxlLiAqL1xuZXhwb3J0IGludGVyZmFjZSBIYXJtbGVzcyB7XG4gIC8qKiBGcm9tIGFueXdoZXJlIGJ1dCB0aGUgd2FzdGUuICovXG4gIHJlYWRvbmx5IGNvbHVtbnM6IGJvb2xlYW47XG4gIC8qKiBGcm9tIHRoZSB3YXN0ZTogbm90aGluZyBjb3VudHMgaG93IG1hbnkgY2FyZHMgbGllIHRoZXJlLiAqL1xuICByZWFkb25seSB3YXN0ZTogYm9vbGVhbjtcbn1cblxuLyoqIFdoYXQgd2FzIHNlZW4gb2YgYSB2YXJpYW50J3MgZnVuY3Rpb25zLiAqL1xuZXhwb3J0IGludGVyZmFjZSBPYnNlcnZlZCB7XG4gIHJlYWRvbmx5IGhhcm1sZXNzOiBIYXJtbGVzcztcbiAgLyoqIEFjdGlvbnMgYXNrIGFib3V0IGFuZCBjaGFuZ2Ugc3RvY2sgYW5kIHdhc3RlIGFsb25lLCBhbmQgYWxsIHRoYXQgaGFwcGVucyBieSBpdHNlbGYgaXMgdGhhdCBhIGdhcCBpcyBmaWxsZWQgd2l0aCBvbmVcbiAgICogIGNhcmQgZnJvbSB0aGVyZSwgd2hhdGV2ZXIgbGllcyBpbiB0aGUgb3RoZXIgY29sdW1uczsgdGhlbjogYXJlIGdhcHMgZmlsbGVkLCBkaWQgY2FyZHMgY29tZSBiYWNrIGludG8gdGhlIHN0b2NrPyAqL1xuICByZWFkb25seSBnYXBzOiB7IHJlYWRvbmx5IGZpbGxzOiBib29sZWFuOyByZWFkb25seSByZWZpbGxzOiBib29sZWFuIH0gfCB1bmRlZmluZWQ7XG4gIC8qKiBXaGF0IGhhcHBlbnMgYnkgaXRzZWxmIG5laXRoZXIgYXNrcyBhYm91dCBzdG9jaywgd2FzdGUgYW5kIGNvdW50ZXJzIG5vciB0b3VjaGVzIHRoZW0sIG5vciBhc2tzIHdoaWNoIG1vdmUgaXQgd2FzLiAqL1xuICByZWFkb25seSBhcGFydDogYm9vbGVhbjtcbn1cblxuY29uc3QgR0FNRVMgPSAxMDtcbmNvbnN0IE1PVkVTID0gMjAwO1xuXG4vKipcbiAqIFJ1bGVzIGluIGZ1bmN0aW9ucyBjYW5ub3QgYmUgcmVhZCwgYnV0IHRoZXkgY2FuIGJlIHdhdGNoZWQ6IG92ZXIgc29tZSByYW5kb20gZ2FtZXMgb2YgYSB2YXJpYW50IHdpdGggaXRzIG9wdGlvbnMsXG4gKiB3aGljaCBwaWxlcyBkbyBhY3Rpb25zIGFuZCBjb25zZXF1ZW5jZXMgYXNrIGFib3V0LCBhbmQgd2hhdCBkbyB0aGV5IGNoYW5nZT9cbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIG9ic2VydmVkKHNvdXJjZTogVGFibGU8T3B0aW9ucz4pOiBPYnNlcnZlZCB7XG4gIGNvbnN0IHsgdmFyaWFudCwgb3B0aW9ucyB9ID0gc291cmNlO1xuICBjb25zdCBuYW1lID0gSlNPTi5zdHJpbmdpZnkob3B0aW9ucyk7XG4gIGxldCBrbm93biA9IGNhY2hlLmdldCh2YXJpYW50KTtcbiAgaWYgKCFrbm93bikgY2FjaGUuc2V0KHZhcmlhbnQsIChrbm93biA9IG5ldyBNYXA8c3RyaW5nLCBPYnNlcnZlZD4oKSkpO1xuICBjb25zdCBmb3VuZCA9IGtub3duLmdldChuYW1lKSA/PyBuZXcgV2F0Y2goc291cmNlKS5vYnNlcnZlZCgpO1xuICBrbm93bi5zZXQobmFtZSwgZm91bmQpO1xuICByZXR1cm4gZm91bmQ7XG59XG5jb25zdCBjYWNoZSA9IG5ldyBXZWFrTWFwPFZhcmlhbnQ8T3B0aW9ucz4sIE1hcDxzdHJpbmcsIE9ic2VydmVkPj4oKTtcblxuLyoqIFBsYXlzIHRoZSBnYW1lcywgYW5kIHJlbWVtYmVycyB3aGF0IGRpZCBub3QgaG9sZC4gKi9cbmNsYXNzIFdhdGNoIHtcbiAgcmVhZG9ubHkgI3NvdXJjZTogVGFibGU8T3B0aW9ucz47XG4gIHJlYWRvbmx5ICNyb2xlT2Y6IE1hcDxzdHJpbmcsIFJvbGU+O1xuICAvKiogU3RvY2sgYW5kIHdhc3RlIGFyZSBhbGwgdGhhdCBpcyBhc2tlZCBmb3IsIGdhcHMgYW5kIHRoZWlyIGZpbGxpbmcgYXNpZGUuICovXG4gICNnYXBzID0gdHJ1ZTtcbiAgI2ZpbGxzID0gZmFsc2U7XG4gICNyZWZpbGxzID0gZmFsc2U7XG4gICNhcGFydCA9IHRydWU7XG4gIC8qKiBOb3RoaW5nIGJ1dCBmYWNlcyBhbmQgcmVjb3JkcyBjaGFuZ2VzIGJ5IGl0c2VsZiwgYW5kIGFjdGlvbnMgbG9vayBhdCBzdG9jayBhbmQgd2FzdGUgYWxvbmUuICovXG4gICNxdWlldCA9IHRydWU7XG4gICN3YXN0ZSA9IHRydWU7XG4gIC8qKiBHYXBzIGJldHdlZW4gdGhlIGNvbHVtbnMgYXJlIGZpbGxlZCBmcm9tIGEgcmVzZXJ2ZSwgYWx3YXlzIGFzIGxvbmcgYXMgdGhlcmUgaXMgb25lLiAqL1xuICAjZnJvbVJlc2VydmUgPSBmYWxzZTtcbiAgI2ZpbGxlZCA9IHRydWU7XG5cbiAgY29uc3RydWN0b3Ioc291cmNlOiBUYWJsZTxPcHRpb25zPikge1xuICAgIHRoaXMuI3NvdXJjZSA9IHNvdXJjZTtcbiAgICB0aGlzLiNyb2xlT2YgPSBuZXcgTWFwKHNvdXJjZS5ydWxlcy5waWxlcy5tYXAoKHsgaWQsIHJvbGUgfSkgPT4gW2lkLCByb2xlXSkpO1xuICB9XG5cbiAgb2JzZXJ2ZWQoKTogT2JzZXJ2ZWQge1xuICAgIGNvbnN0IHsgdmFyaWFudCwgcnVsZXMgfSA9IHRoaXMuI3NvdXJjZTtcbiAgICBpZiAodmFyaWFudC5wYWlyIHx8ICFydWxlcy5yZWFkYWJsZSkgdGhpcy4jcXVpZXQgPSBmYWxzZTtcbiAgICBjb25zdCB3YXRjaGVkID0gdGhpcy4jd2F0Y2hlZCgpO1xuICAgIGZvciAobGV0IGdhbWUgPSAwOyBnYW1lIDwgR0FNRVMgJiYgKHRoaXMuI2dhcHMgfHwgdGhpcy4jYXBhcnQgfHwgdGhpcy4jcXVpZXQpOyBnYW1lKyspIHRoaXMuI3BsYXkod2F0Y2hlZCwgZ2FtZSk7XG4gICAgY29uc3QgeyByZXNlcnZlcywgY29sdW1ucyB9ID0gdGhpcy4jY29sdW1ucygpO1xuICAgIHRoaXMuI3F1aWV0ICYmPVxuICAgICAgIXRoaXMuI2Zyb21SZXNlcnZlIHx8XG4gICAgICAodGhpcy4jZmlsbGVkICYmIHJlc2VydmVzLmV2ZXJ5KChyZXNlcnZlKSA9PiBjb2x1bW5zLmV2ZXJ5KChjb2x1bW4pID0+IGdvZXNBc1dlbGwodGhpcy4jc291cmNlLCByZXNlcnZlLCBjb2x1bW4pKSkpO1xuICAgIHJldHVybiB7XG4gICAgICBoYXJtbGVzczogeyBjb2x1bW5zOiB0aGlzLiNxdWlldCwgd2FzdGU6IHRoaXMuI3F1aWV0ICYmIHRoaXMuI3dhc3RlIH0sXG4gICAgICBnYXBzOiB0aGlzLiNnYXBzID8geyBmaWxsczogdGhpcy4jZmlsbHMsIHJlZmlsbHM6IHRoaXMuI3JlZmlsbHMgfSA6IHVuZGVmaW5lZCxcbiAgICAgIGFwYXJ0OiB0aGlzLiNhcGFydCxcbiAgICB9O1xuICB9XG5cbiAgI2NvbHVtbnMoKTogeyByZXNlcnZlczogbnVtYmVyW107IGNvbHVtbnM6IG51bWJlcltdIH0ge1xuICAgIGNvbnN0IHsgcGlsZXMgfSA9IHRoaXMuI3NvdXJjZS5ydWxlcztcbiAgICBjb25zdCBvZiA9IChyb2xlOiBSb2xlKTogbnVtYmVyW10gPT4gWy4uLnBpbGVzLmtleXMoKV0uZmlsdGVyKChwaWxlKSA9PiBwaWxlc1twaWxlXSEucm9sZSA9PT0gcm9sZSk7XG4gICAgcmV0dXJuIHsgcmVzZXJ2ZXM6IG9mKCdyZXNlcnZlJyksIGNvbHVtbnM6IG9mKCd0YWJsZWF1JykgfTtcbiAgfVxuXG4gIC8qKiBJbiBldmVyeSBvdGhlciBnYW1lIGFjdGlvbnMgYXJlIGRvbmUgaGFsZiBvZiB0aGUgdGltZTogdGhleSBtYXR0ZXIgbW9zdCBoZXJlLiAqL1xuICAjcGxheSh3YXRjaGVkOiBWYXJpYW50PE9wdGlvbnM+LCBnYW1lOiBudW1iZXIpOiB2b2lkIHtcbiAgICBjb25zdCB7IHJlc2VydmVzLCBjb2x1bW5zIH0gPSB0aGlzLiNjb2x1bW5zKCk7XG4gICAgY29uc3QgcmFuZG9tID0gbmV3IFJhbmRvbShnYW1lKTtcbiAgICBjb25zdCB0YWJsZSA9IG5ldyBUYWJsZSh3YXRjaGVkLCB0aGlzLiNzb3VyY2Uub3B0aW9ucywgZnJlc2godGhpcy4jc291cmNlLCBnYW1lKSk7XG4gICAgY29uc3Qgc3RlcHM6IFN0ZXBbXSA9IFtdO1xuICAgIHRhYmxlLnJlY29yZGVyID0gc3RlcHM7XG4gICAgY29uc3QgbW92ZXMgPSBuZXcgSW50MzJBcnJheShNQVhfTU9WRVMpO1xuICAgIGZvciAobGV0IGkgPSAwOyBpIDwgTU9WRVM7IGkrKykge1xuICAgICAgLy8gV2hldGhlciBlYWNoIGFjdGlvbiBtYXkgYmUgZG9uZSBpcyBhc2tlZCB3aGVuIG1vdmVzIGFyZSBsaXN0ZWQsIHdpdGggcm9vbSBmb3IgYWxsIG9mIHRoZW0uXG4gICAgICBjb25zdCBjb3VudCA9IGxpc3QodGFibGUsIG1vdmVzKTtcbiAgICAgIGlmIChjb3VudCA9PT0gMCkgcmV0dXJuO1xuICAgICAgY29uc3Qgd2FudGVkID0gdGFibGUuYWN0aW9uTmFtZXMuZmluZEluZGV4KChfLCBhY3Rpb24pID0+IG1vdmVzLnN1YmFycmF5KDAsIGNvdW50KS5pbmNsdWRlcyhhY3Rpb25Nb3ZlKGFjdGlvbikpKTtcbiAgICAgIGNvbnN0IGFjdHMgPSB3YW50ZWQgPj0gMCAmJiBnYW1lICUgMiA9PT0gMCAmJiByYW5kb20uYmVsb3coMikgPT09IDA7XG4gICAgICBjb25zdCBtb3ZlID0gYWN0cyA/IGFjdGlvbk1vdmUod2FudGVkKSA6IG1vdmVzW3JhbmRvbS5iZWxvdyhjb3VudCldITtcbiAgICAgIHRhYmxlLnBsYXkobW92ZSk7XG4gICAgICB0aGlzLiNmaWxsZWQgJiY9IHJlc2VydmVzLmV2ZXJ5KChwaWxlKSA9PiB0YWJsZS5sZW5bcGlsZV0gPT09IDApIHx8IGNvbHVtbnMuZXZlcnkoKHBpbGUpID0+IHRhYmxlLmxlbltwaWxlXSEgPiAwKTtcbiAgICAgIGNvbnN0IG93biA9IGtpbmRPZihtb3ZlKSA9PT0gQUNUSU9OID8gMCA6IDE7XG4gICAgICBmb3IgKGNvbnN0IHN0ZXAgb2Ygc3RlcHMuc3BsaWNlKDApLnNsaWNlKG93bikpIHRoaXMuI3N0ZXAoc3RlcCwgb3duID09PSAxKTtcbiAgICB9XG4gIH1cblxuICAvKiogQHBhcmFtIGl0c2VsZiBpdCBoYXBwZW5lZCBieSBpdHNlbGYsIGFmdGVyIGNhcmRzIHdlcmUgbGFpZCAqL1xuICAjc3RlcChzdGVwOiBTdGVwLCBpdHNlbGY6IGJvb2xlYW4pOiB2b2lkIHtcbiAgICBpZiAoc3RlcC50eXBlID09PSAnZmxpcCcpIHJldHVybjtcbiAgICBpZiAoc3RlcC50eXBlID09PSAnc2V0Jykge1xuICAgICAgaWYgKGl0c2VsZiAmJiAhdGhpcy4jaXNSZWNvcmQoc3RlcC5jb3VudGVyKSkgdGhpcy4jcXVpZXQgPSBmYWxzZTtcbiAgICB9IGVsc2UgaWYgKHN0ZXAudHlwZSA9PT0gJ3NodWZmbGUnKSB0aGlzLiNxdWlldCA9IGZhbHNlO1xuICAgIGVsc2UgaWYgKGl0c2VsZiAmJiBzdGVwLmNhcmRzLmxlbmd0aCA9PT0gMSAmJiB0aGlzLiNyb2xlT2YuZ2V0KHN0ZXAuZnJvbSkgPT09ICdyZXNlcnZlJyAmJiB0aGlzLiNyb2xlT2YuZ2V0KHN0ZXAudG8pID09PSAndGFibGVhdScpXG4gICAgICB0aGlzLiNmcm9tUmVzZXJ2ZSA9IHRydWU7XG4gICAgZWxzZSBpZiAoaXRzZWxmIHx8ICF0aGlzLiNiZXNpZGUoc3RlcC5mcm9tKSkgdGhpcy4jcXVpZXQgPSBmYWxzZTtcbiAgICBlbHNlIGlmIChzdGVwLmNhcmRzLmxlbmd0aCA+IDEgJiYgdGhpcy4jcm9sZU9mLmdldChzdGVwLnRvKSA9PT0gJ3dhc3RlJykgdGhpcy4jd2FzdGUgPSBmYWxzZTtcbiAgfVxuXG4gICNiZXNpZGUocGlsZTogc3RyaW5nKTogYm9vbGVhbiB7XG4gICAgcmV0dXJuIHRoaXMuI3JvbGVPZi5nZXQocGlsZSkgPT09ICdzdG9jaycgfHwgdGhpcy4jcm9sZU9mLmdldChwaWxlKSA9PT0gJ3dhc3RlJztcbiAgfVxuXG4gICNpc1JlY29yZChjb3VudGVyOiBzdHJpbmcpOiBib29sZWFuIHtcbiAgICByZXR1cm4gdGhpcy4jc291cmNlLnZhcmlhbnQucmVjb3Jkcz8uaW5jbHVkZXMoY291bnRlcikgPT09IHRydWU7XG4gIH1cblxuICAvKiogVGhlIHZhcmlhbnQgd2l0aCBldmVyeXRoaW5nIHdhdGNoZWQgdGhhdCBpdHMgYWN0aW9ucyBhbmQgY29uc2VxdWVuY2VzIGRvLiAqL1xuICAjd2F0Y2hlZCgpOiBWYXJpYW50PE9wdGlvbnM+IHtcbiAgICBjb25zdCB7IHZhcmlhbnQsIG9wdGlvbnMgfSA9IHRoaXMuI3NvdXJjZTtcbiAgICBjb25zdCB7IGFmdGVyLCBhY3Rpb25zID0ge30gfSA9IHZhcmlhbnQ7XG4gICAgcmV0dXJuIHtcbiAgICAgIC4uLnZhcmlhbnQsXG4gICAgICBhY3Rpb25zOiBPYmplY3QuZnJvbUVudHJpZXMoXG4gICAgICAgIE9iamVjdC5lbnRyaWVzKGFjdGlvbnMpLm1hcCgoW25hbWUsIGFjdGlvbl0pOiBbc3RyaW5nLCBBY3Rpb248T3B0aW9ucz5dID0+IFtcbiAgICAgICAgICBuYW1lLFxuICAgICAgICAgIHtcbiAgICAgICAgICAgIC4uLmFjdGlvbixcbiAgICAgICAgICAgIHdoZW46ICh2aWV3LCBfLCBwaWxlKSA9PiBhY3Rpb24ud2hlbih0aGlzLiN2aWV3KHZpZXcgYXMgVHgsIGZhbHNlKSwgb3B0aW9ucywgcGlsZSksXG4gICAgICAgICAgICBydW46ICh0eCwgXywgcGlsZSkgPT4ge1xuICAgICAgICAgICAgICBhY3Rpb24ucnVuKHRoaXMuI3ZpZXcodHgsIGZhbHNlKSwgb3B0aW9ucywgcGlsZSk7XG4gICAgICAgICAgICB9LFxuICAgICAgICAgIH0sXG4gICAgICAgIF0pLFxuICAgICAgKSxcbiAgICAgIC4uLihhZnRlciAmJiB7XG4gICAgICAgIGFmdGVyOiAodHg6IFR4LCBfOiBPcHRpb25zLCBtb3ZlPzogTW92ZUluZm8pID0+IHtcbiAgICAgICAgICBhZnRlcih0aGlzLiN2aWV3KHR4LCB0cnVlKSwgb3B0aW9ucywgbW92ZSAmJiB0aGlzLiNzZWNyZXQobW92ZSkpO1xuICAgICAgICB9LFxuICAgICAgfSksXG4gICAgfTtcbiAgfVxuXG4gIC8qKiBBIG1vdmUgdGhhdCB0ZWxscyB3aGVuIHNvbWVib2R5IGFza3Mgd2hhdCBpdCBpcy4gKi9cbiAgI3NlY3JldChtb3ZlOiBNb3ZlSW5mbyk6IE1vdmVJbmZvIHtcbiAgICByZXR1cm4gbmV3IFByb3h5KG1vdmUsIHtcbiAgICAgIGdldDogKHRhcmdldCwgbmFtZSkgPT4ge1xuICAgICAgICB0aGlzLiNhcGFydCA9IGZhbHNlO1xuICAgICAgICByZXR1cm4gUmVmbGVjdC5nZXQodGFyZ2V0LCBuYW1lKSBhcyB1bmtub3duO1xuICAgICAgfSxcbiAgICB9KTtcbiAgfVxuXG4gIC8qKiBBIHRhYmxlIHRoYXQgdGVsbHMgd2hhdCBpdCBpcyBhc2tlZC4gQHBhcmFtIGl0c2VsZiBmb3IgY29uc2VxdWVuY2VzLCB3aGljaCBtYXkgYXNrIGZvciBnYXBzIGFuZCBmaWxsIHRoZW0gKi9cbiAgI3ZpZXcodHg6IFR4LCBpdHNlbGY6IGJvb2xlYW4pOiBUeCB7XG4gICAgY29uc3QgYXNrZWQgPSAocGlsZTogc3RyaW5nLCBnYXA6IGJvb2xlYW4pOiB2b2lkID0+IHtcbiAgICAgIGlmICh0aGlzLiNiZXNpZGUocGlsZSkpIHtcbiAgICAgICAgaWYgKGl0c2VsZikgdGhpcy4jYXBhcnQgPSBmYWxzZTtcbiAgICAgICAgcmV0dXJuO1xuICAgICAgfVxuICAgICAgaWYgKCFnYXApIHRoaXMuI2dhcHMgPSBmYWxzZTtcbiAgICAgIGlmICghaXRzZWxmKSB0aGlzLiNxdWlldCA9IGZhbHNlO1xuICAgIH07XG4gICAgcmV0dXJuIHtcbiAgICAgIHBpbGVzOiAocm9sZSkgPT4gdHgucGlsZXMocm9sZSksXG4gICAgICBjb3VudDogKHBpbGUpID0+IHtcbiAgICAgICAgYXNrZWQocGlsZSwgaXRzZWxmKTtcbiAgICAgICAgcmV0dXJuIHR4LmNvdW50KHBpbGUpO1xuICAgICAgfSxcbiAgICAgIGNhcmQ6IChwaWxlLCBkZXB0aCkgPT4ge1xuICAgICAgICBhc2tlZChwaWxlLCBmYWxzZSk7XG4gICAgICAgIHJldHVybiB0eC5jYXJkKHBpbGUsIGRlcHRoKTtcbiAgICAgIH0sXG4gICAgICBydW46IChwaWxlKSA9PiB7XG4gICAgICAgIGFza2VkKHBpbGUsIGZhbHNlKTtcbiAgICAgICAgcmV0dXJuIHR4LnJ1bihwaWxlKTtcbiAgICAgIH0sXG4gICAgICBjb3VudGVyOiAoY291bnRlcikgPT4ge1xuICAgICAgICB0aGlzLiNnYXBzID0gZmFsc2U7XG4gICAgICAgIGlmIChpdHNlbGYpIHRoaXMuI2FwYXJ0ID0gZmFsc2U7XG4gICAgICAgIHJldHVybiB0eC5jb3VudGVyKGNvdW50ZXIpO1xuICAgICAgfSxcbiAgICAgIHNodWZmbGU6IChwaWxlKSA9PiB7XG4gICAgICAgIHRoaXMuI2dhcHMgPSBmYWxzZTtcbiAgICAgICAgaWYgKGl0c2VsZikgdGhpcy4jYXBhcnQgPSBmYWxzZTtcbiAgICAgICAgdHguc2h1ZmZsZShwaWxlKTtcbiAgICAgIH0sXG4gICAgICBmbGlwOiAocGlsZSkgPT4ge1xuICAgICAgICBpZiAoIXRoaXMuI2Jlc2lkZShwaWxlKSkgdGhpcy4jZ2FwcyA9IGZhbHNlO1xuICAgICAgICBlbHNlIGlmIChpdHNlbGYpIHRoaXMuI2FwYXJ0ID0gZmFsc2U7XG4gICAgICAgIHR4LmZsaXAocGlsZSk7XG4gICAgICB9LFxuICAgICAgc2V0OiAoY291bnRlciwgdmFsdWUpID0+IHtcbiAgICAgICAgaWYgKCF0aGlzLiNpc1JlY29yZChjb3VudGVyKSkge1xuICAgICAgICAgIHRoaXMuI2dhcHMgPSBmYWxzZTtcbiAgICAgICAgICBpZiAoaXRzZWxmKSB0aGlzLiNhcGFydCA9IGZhbHNlO1xuICAgICAgICB9XG4gICAgICAgIHR4LnNldChjb3VudGVyLCB2YWx1ZSk7XG4gICAgICB9LFxuICAgICAgbW92ZTogKGZyb20sIHRvLCBtb3ZlID0ge30pID0+IHtcbiAgICAgICAgY29uc3Qgb25lID0gKG1vdmUuY291bnQgPz8gMSkgPT09IDEgJiYgbW92ZS5mYWNlID09PSAndXAnO1xuICAgICAgICBjb25zdCBmaWxsID0gaXRzZWxmICYmIHRoaXMuI3JvbGVPZi5nZXQodG8pID09PSAndGFibGVhdScgJiYgdHguY291bnQodG8pID09PSAwICYmIG9uZTtcbiAgICAgICAgLy8gQSBwaWxlIG9mIHdoaWNoIHRoZSBsb3dlciBlbmQgY291bnRzIGlzIG1vcmUgdGhhbiBpdHMgdG9wIGNhcmQuXG4gICAgICAgIGNvbnN0IGxvd2VyID0gKG1vdmUudGFrZSA/PyBtb3ZlLmxheSkgIT09IHVuZGVmaW5lZDtcbiAgICAgICAgdGhpcy4jZ2FwcyAmJj0gdGhpcy4jYmVzaWRlKGZyb20pICYmICh0aGlzLiNiZXNpZGUodG8pIHx8IGZpbGwpICYmICFsb3dlcjtcbiAgICAgICAgaWYgKGxvd2VyICYmICFpdHNlbGYpIHRoaXMuI3F1aWV0ID0gZmFsc2U7XG4gICAgICAgIGlmIChpdHNlbGYpIHtcbiAgICAgICAgICB0aGlzLiNmaWxscyA9IHRydWU7XG4gICAgICAgICAgaWYgKHRoaXMuI2Jlc2lkZShmcm9tKSB8fCB0aGlzLiNiZXNpZGUodG8pKSB0aGlzLiNhcGFydCA9IGZhbHNlO1xuICAgICAgICB9XG4gICAgICAgIGlmICh0aGlzLiNyb2xlT2YuZ2V0KHRvKSA9PT0gJ3N0b2NrJykgdGhpcy4jcmVmaWxscyA9IHRydWU7XG4gICAgICAgIHR4Lm1vdmUoZnJvbSwgdG8sIG1vdmUpO1xuICAgICAgfSxcbiAgICB9O1xuICB9XG59XG5cbi8qKiBNYXkgYSBjYXJkIHRoYXQgaXMgYWxvbmUgaW4gaXRzIGNvbHVtbiBnbyB3aGVyZXZlciBpdCBtYXkgZ28gZnJvbSB0aGUgcmVzZXJ2ZT8gKi9cbmZ1bmN0aW9uIGdvZXNBc1dlbGwoeyBydWxlcyB9OiBUYWJsZTxPcHRpb25zPiwgcmVzZXJ2ZTogbnVtYmVyLCBjb2x1bW46IG51bWJlcik6IGJvb2xlYW4ge1xuICBpZiAocnVsZXMudGFrZVtyZXNlcnZlXSAhPT0gMSB8fCBydWxlcy50YWtlW2NvbHVtbl0gPT09IDApIHJldHVybiBmYWxzZTtcbiAgY29uc3QgeyBjb3VudCwgYWNjZXB0T2YsIGFjY2VwdHMgfSA9IHJ1bGVzO1xuICBmb3IgKGNvbnN0IHRvIG9mIHJ1bGVzLnRhcmdldHMpIHtcbiAgICBjb25zdCBbb25lLCBvdGhlcl0gPSBbYWNjZXB0T2ZbcmVzZXJ2ZSAqIGNvdW50ICsgdG9dISwgYWNjZXB0T2ZbY29sdW1uICogY291bnQgKyB0b10hXTtcbiAgICBpZiAob25lIDwgMCB8fCB0byA9PT0gY29sdW1uKSBjb250aW51ZTtcbiAgICBmb3IgKGxldCBwbGFjZSA9IDA7IHBsYWNlIDwgNTQgKiA2NDsgcGxhY2UrKylcbiAgICAgIC8vIEludG8gYSBnYXAgZ29lcyB0aGUgcmVzZXJ2ZSdzIG5leHQgY2FyZCBhbnl3YXkuXG4gICAgICBpZiAoXG4gICAgICAgIChwbGFjZSA+PiA2ICE9PSBFTVBUWSB8fCBydWxlcy5ob21lcy5pbmNsdWRlcyh0bykpICYmXG4gICAgICAgIChhY2NlcHRzW29uZSArIHBsYWNlXSEgJiAweDdmZmYpID4gMCAmJlxuICAgICAgICAob3RoZXIgPCAwIHx8IGFjY2VwdHNbb3RoZXIgKyBwbGFjZV0gPT09IDApXG4gICAgICApXG4gICAgICAgIHJldHVybiBmYWxzZTtcbiAgfVxuICByZXR1cm4gdHJ1ZTtcbn1cbiIsICJpbXBvcnQgeyB0eXBlIExpbmssIHR5cGUgT3B0aW9ucyB9IGZyb20gJ0BwYXRpZW5jZS9jb3JlJztcbmltcG9ydCB7IGFjY2VwdHMsIGNhbkxpZnQsIGNhcmRzTW92ZSwgRU1QVFksIEZBQ0VTLCBmaXRzLCB0eXBlIE1vdmUsIHR5cGUgVGFibGUgfSBmcm9tICdAcGF0aWVuY2UvY29yZS9zZWFyY2gnO1xuaW1wb3J0IHR5cGUgeyBUYWxvbiB9IGZyb20gJy4vdGFsb24uanMnO1xuaW1wb3J0IHR5cGUgeyBUcmFpdHMgfSBmcm9tICcuL3RyYWl0cy5qcyc7XG5cbi8qKiBObyBtb3ZlLiAqL1xuZXhwb3J0IGNvbnN0IE5PTkUgPSAtMTtcblxuLyoqXG4gKiBNb3ZlcyB0byBhIGZvdW5kYXRpb24gdGhhdCBjYW5ub3Qgc3BvaWwgYW55dGhpbmcuIEEgZmFjZSBpcyByZWFkeSB3aGVuIGV2ZXJ5IGNvcHkgb2YgaXQgdGhhdCBpcyBzdGlsbCBvdXQgY2FuIGdvXG4gKiBob21lIGFzIHNvb24gYXMgaXQgaXMgZXhwb3NlZCwgYW5kIGV2ZXJ5IGZhY2UgdGhhdCBjb3VsZCB3YW50IHRvIGxpZSBvbiBpdCBpcyBob21lIG9yIHJlYWR5IGl0c2VsZi4gV2hvZXZlciBicmluZ3NcbiAqIHJlYWR5IGNhcmRzIGhvbWUgYXQgb25jZSBjYW4gZm9sbG93IGFueSBsaW5lIG9mIHBsYXkgdGhhdCBkb2VzIG5vdDogYSBjYXJkIHRoYXQgdGhlIGxpbmUgbGF5cyBvbiBhIHJlYWR5IGNhcmQgaXNcbiAqIHJlYWR5IGFuZCBnb2VzIGhvbWUgaW5zdGVhZC4gV2l0aCB0d28gcGFja3MgaXQgbmVlZHMgYSBmcmVlIGZvdW5kYXRpb24gZm9yIGJvdGggY29waWVzOiBlbHNlIHRoZSBvbmUgdGhhdCBnb2VzIGZpcnN0XG4gKiBtYXkgbG9jayBpbiB0aGUgb3RoZXIuXG4gKlxuICogSXQgaG9sZHMgb25seSB3aGVyZSB3aGF0IGlzIGhvbWUgc3RheXMgdGhlcmUsIG9yIGEgY2FyZCBjb3VsZCBjb21lIGRvd24gb25jZSBtb3JlIGFuZCBjYXJyeSBhbm90aGVyOyBhbmQgd2hlcmUgY2FyZHNcbiAqIG1vdmUgdG9nZXRoZXIgb25seSBpZiBlYWNoIGNvdWxkIGxpZSBvbiB0aGUgb25lIGJlbG93LCBvciBhIHJlYWR5IGNhcmQgY291bGQgbGVhZCBvdGhlcnMgdGhhdCBhcmUgbm90LlxuICovXG5leHBvcnQgY2xhc3MgU2FmZU1vdmVzIHtcbiAgcmVhZG9ubHkgI3RhYmxlOiBUYWJsZTxPcHRpb25zPjtcbiAgcmVhZG9ubHkgI3RyYWl0czogVHJhaXRzO1xuICByZWFkb25seSAjcG9zc2libGU6IGJvb2xlYW47XG4gIC8qKiBDYXJkcyBtYXkgY29tZSBkb3duIGZyb20gaG9tZSBhZ2Fpbi4gKi9cbiAgcmVhZG9ubHkgI3JldHVybnM6IGJvb2xlYW47XG4gIC8qKiBBIGNhcmQgbWF5IGJlIGxpZnRlZCB0b2dldGhlciB3aXRoIG90aGVycyB0aGF0IGNvdWxkIG5vdCBsaWUgb24gaXQuICovXG4gIHJlYWRvbmx5ICNzdHJpY3Q6IGJvb2xlYW47XG4gIC8qKiBGYWNlIFx1MjE5MiBmYWNlIG9mIGl0cyBmYW1pbHkgdGhhdCBsaWVzIGxvd2VzdCwgdG8gdGVsbCBmYW1pbGllcyBhcGFydC4gKi9cbiAgcmVhZG9ubHkgI2ZhbWlseSA9IG5ldyBJbnQ4QXJyYXkoNjQpLmZpbGwoLTEpO1xuICAvKiogMSBmb3IgYSB3YXN0ZSBpbiB3aGljaCB0aGUgbnVtYmVyIG9mIGNhcmRzIG1hdHRlcnMuICovXG4gIHJlYWRvbmx5ICNiYXJyZWQ6IFVpbnQ4QXJyYXk7XG4gIC8qKiBQZXIgZmFjZSwgaW4gdGhlIHBvc2l0aW9uIGJlaW5nIGFza2VkOiAwIG5vdCBsb29rZWQgYXQsIDEgcmVhZHksIDIgbm90LCAzIGJlaW5nIGxvb2tlZCBhdC4gKi9cbiAgcmVhZG9ubHkgI2tub3duID0gbmV3IFVpbnQ4QXJyYXkoNjQpO1xuXG4gIHJlYWRvbmx5ICN0YWxvbjogVGFsb24gfCB1bmRlZmluZWQ7XG5cbiAgY29uc3RydWN0b3IodGFibGU6IFRhYmxlPE9wdGlvbnM+LCB0cmFpdHM6IFRyYWl0cywgdGFsb24/OiBUYWxvbikge1xuICAgIHRoaXMuI3RhbG9uID0gdGFsb24/LmZyZWUgPyB0YWxvbiA6IHVuZGVmaW5lZDtcbiAgICB0aGlzLiN0YWJsZSA9IHRhYmxlO1xuICAgIHRoaXMuI3RyYWl0cyA9IHRyYWl0cztcbiAgICB0aGlzLiNiYXJyZWQgPSBuZXcgVWludDhBcnJheSh0YWJsZS5ydWxlcy5jb3VudCk7XG4gICAgaWYgKCF0cmFpdHMuaGFybWxlc3Mud2FzdGUpIGZvciAoY29uc3QgcGlsZSBvZiB0cmFpdHMud2FzdGVzKSB0aGlzLiNiYXJyZWRbcGlsZV0gPSAxO1xuICAgIGZvciAoY29uc3QgcGlsZSBvZiB0cmFpdHMuaG9tZXMpIHRoaXMuI2JhcnJlZFtwaWxlXSA9IDE7XG4gICAgdGhpcy4jcmV0dXJucyA9IHRyYWl0cy5ob21lcy5zb21lKChwaWxlKSA9PiB0YWJsZS5ydWxlcy5zb3VyY2VzLmluY2x1ZGVzKHBpbGUpKTtcbiAgICB0aGlzLiNzdHJpY3QgPSAhdGFibGUucnVsZXMucGlsZXMuZXZlcnkoXG4gICAgICAoeyB0YWtlIH0pID0+IHRha2UgPT09IHVuZGVmaW5lZCB8fCB0YWtlID09PSAndG9wJyB8fCAodHlwZW9mIHRha2UgPT09ICdvYmplY3QnICYmIGNhcnJpZXNPbmx5V2FudGVkKHRyYWl0cywgdGFrZS5ydW4pKSxcbiAgICApO1xuICAgIC8vIEJhc2VzIG11c3QgbmV2ZXIgY29tcGV0ZSBmb3IgYSBmb3VuZGF0aW9uLlxuICAgIGxldCBiYXNlcyA9IDA7XG4gICAgZm9yIChsZXQgZmFjZSA9IDA7IGZhY2UgPCBGQUNFUzsgZmFjZSsrKSBpZiAodHJhaXRzLmJlZm9yZVtmYWNlXSA9PT0gRU1QVFkpIGJhc2VzICs9IHRyYWl0cy5jb3BpZXNbZmFjZV0hO1xuICAgIHRoaXMuI3Bvc3NpYmxlID1cbiAgICAgIHRyYWl0cy5oYXJtbGVzcy5jb2x1bW5zICYmXG4gICAgICBiYXNlcyA8PSB0cmFpdHMuZm91bmRhdGlvbnMubGVuZ3RoICYmXG4gICAgICB0YWJsZS52YXJpYW50LnBhaXIgPT09IHVuZGVmaW5lZCAmJlxuICAgICAgISh0aGlzLiNyZXR1cm5zICYmICh0aGlzLiNzdHJpY3QgfHwgdHJhaXRzLmNvcGllcy5zb21lKChjb3BpZXMpID0+IGNvcGllcyA+IDEpKSk7XG4gICAgZm9yIChsZXQgZmFjZSA9IDA7IGZhY2UgPCBGQUNFUzsgZmFjZSsrKSB7XG4gICAgICBsZXQgYmFzZSA9IGZhY2U7XG4gICAgICBmb3IgKGxldCBpID0gMDsgaSA8IEZBQ0VTICYmIHRyYWl0cy5iZWZvcmVbYmFzZV0hID49IDAgJiYgdHJhaXRzLmJlZm9yZVtiYXNlXSEgPCBGQUNFUzsgaSsrKSBiYXNlID0gdHJhaXRzLmJlZm9yZVtiYXNlXSE7XG4gICAgICB0aGlzLiNmYW1pbHlbZmFjZV0gPSBiYXNlO1xuICAgIH1cbiAgfVxuXG4gIC8qKiBBIHNhZmUgbW92ZSBvZiB0aGlzIHBvc2l0aW9uLCBvciBOT05FLiAqL1xuICBmaW5kKCk6IE1vdmUge1xuICAgIGlmICghdGhpcy4jcG9zc2libGUpIHJldHVybiBOT05FO1xuICAgIGNvbnN0IHsgdG9wLCBydWxlcyB9ID0gdGhpcy4jdGFibGU7XG4gICAgY29uc3QgeyBmb3VuZGF0aW9ucyB9ID0gdGhpcy4jdHJhaXRzO1xuICAgIGNvbnN0IHsgc291cmNlcywgbWFza3MgfSA9IHJ1bGVzO1xuICAgIGxldCBsbyA9IDA7XG4gICAgbGV0IGhpID0gMDtcbiAgICBmb3IgKGxldCBmID0gMDsgZiA8IGZvdW5kYXRpb25zLmxlbmd0aDsgZisrKSB7XG4gICAgICBjb25zdCByb3cgPSAoZm91bmRhdGlvbnNbZl0hICogNTQgKyB0b3BbZm91bmRhdGlvbnNbZl0hXSEpICogMjtcbiAgICAgIGxvIHw9IG1hc2tzW3Jvd10hO1xuICAgICAgaGkgfD0gbWFza3Nbcm93ICsgMV0hO1xuICAgIH1cbiAgICBsZXQgbG9va2VkID0gZmFsc2U7XG4gICAgZm9yIChsZXQgcyA9IDA7IHMgPCBzb3VyY2VzLmxlbmd0aDsgcysrKSB7XG4gICAgICBjb25zdCBwaWxlID0gc291cmNlc1tzXSE7XG4gICAgICBjb25zdCBmYWNlID0gdG9wW3BpbGVdITtcbiAgICAgIGlmIChmYWNlID49IEVNUFRZIHx8IHRoaXMuI2JhcnJlZFtwaWxlXSA9PT0gMSB8fCAoKGZhY2UgPCAzMiA/IGxvIDogaGkpICYgKDEgPDwgKGZhY2UgJiAzMSkpKSA9PT0gMCkgY29udGludWU7XG4gICAgICBpZiAoIWxvb2tlZCkge1xuICAgICAgICB0aGlzLiNrbm93bi5maWxsKDApO1xuICAgICAgICBsb29rZWQgPSB0cnVlO1xuICAgICAgfVxuICAgICAgaWYgKCF0aGlzLiNyZWFkeShmYWNlKSB8fCAhY2FuTGlmdCh0aGlzLiN0YWJsZSwgcGlsZSwgMSkpIGNvbnRpbnVlO1xuICAgICAgZm9yIChsZXQgZiA9IDA7IGYgPCBmb3VuZGF0aW9ucy5sZW5ndGg7IGYrKylcbiAgICAgICAgaWYgKGFjY2VwdHModGhpcy4jdGFibGUsIHBpbGUsIGZvdW5kYXRpb25zW2ZdISwgMSkgPT09IHRydWUpIHJldHVybiBjYXJkc01vdmUocGlsZSwgZm91bmRhdGlvbnNbZl0hLCAxKTtcbiAgICB9XG4gICAgcmV0dXJuIHRoaXMuI3RhbG9uID8gdGhpcy4jZnJvbVRhbG9uKHRoaXMuI3RhbG9uLCBsbywgaGksIGxvb2tlZCkgOiBOT05FO1xuICB9XG5cbiAgLyoqIFRoZSBzYW1lIGZvciBjYXJkcyBvZiBzdG9jayBhbmQgd2FzdGUgd2hlcmUgYWxsIGNhbiBiZSBoYWQgYXQgYW55IHRpbWUuICovXG4gICNmcm9tVGFsb24odGFsb246IFRhbG9uLCBsbzogbnVtYmVyLCBoaTogbnVtYmVyLCBsb29rZWQ6IGJvb2xlYW4pOiBNb3ZlIHtcbiAgICBjb25zdCB7IGZvdW5kYXRpb25zIH0gPSB0aGlzLiN0cmFpdHM7XG4gICAgY29uc3QgeyBydWxlcywgdG9wIH0gPSB0aGlzLiN0YWJsZTtcbiAgICBjb25zdCB7IGxpZXMgfSA9IHRhbG9uLnJlYWNoKCk7XG4gICAgZm9yIChsZXQgaSA9IDE7IGkgPCBsaWVzLmxlbmd0aDsgaSsrKSB7XG4gICAgICBjb25zdCB7IHdhc3RlIH0gPSBsaWVzW2ldITtcbiAgICAgIGlmICh3YXN0ZSA9PT0gMCkgY29udGludWU7XG4gICAgICBjb25zdCBmYWNlID0gdGFsb24uZmFjZUF0KHdhc3RlKTtcbiAgICAgIGlmICgoKGZhY2UgPCAzMiA/IGxvIDogaGkpICYgKDEgPDwgKGZhY2UgJiAzMSkpKSA9PT0gMCkgY29udGludWU7XG4gICAgICBpZiAoIWxvb2tlZCkge1xuICAgICAgICB0aGlzLiNrbm93bi5maWxsKDApO1xuICAgICAgICBsb29rZWQgPSB0cnVlO1xuICAgICAgfVxuICAgICAgaWYgKCF0aGlzLiNyZWFkeShmYWNlKSkgY29udGludWU7XG4gICAgICBmb3IgKGxldCBmID0gMDsgZiA8IGZvdW5kYXRpb25zLmxlbmd0aDsgZisrKVxuICAgICAgICBpZiAocnVsZXMuYWNjZXB0c1tydWxlcy5hY2NlcHRPZlt0YWxvbi53YXN0ZSAqIHJ1bGVzLmNvdW50ICsgZm91bmRhdGlvbnNbZl0hXSEgKyB0b3BbZm91bmRhdGlvbnNbZl0hXSEgKiA2NCArIGZhY2VdISAmIDB4N2ZmZilcbiAgICAgICAgICByZXR1cm4gdGFsb24ubW92ZShpLCBmb3VuZGF0aW9uc1tmXSEpO1xuICAgIH1cbiAgICByZXR1cm4gTk9ORTtcbiAgfVxuXG4gICNyZWFkeShmYWNlOiBudW1iZXIpOiBib29sZWFuIHtcbiAgICBjb25zdCBrbm93biA9IHRoaXMuI2tub3duO1xuICAgIGlmIChrbm93bltmYWNlXSAhPT0gMCkgcmV0dXJuIGtub3duW2ZhY2VdID09PSAxO1xuICAgIGtub3duW2ZhY2VdID0gMztcbiAgICBjb25zdCB7IHdhbnRzTG8sIHdhbnRzSGksIGJlZm9yZSB9ID0gdGhpcy4jdHJhaXRzO1xuICAgIGNvbnN0IHJlYWR5ID1cbiAgICAgIHRoaXMuI291dChmYWNlKSA8PSB0aGlzLiNzbG90cyhmYWNlKSAmJlxuICAgICAgdGhpcy4jYWxsUmVhZHkod2FudHNMb1tmYWNlXSEsIDApICYmXG4gICAgICB0aGlzLiNhbGxSZWFkeSh3YW50c0hpW2ZhY2VdISwgMzIpICYmXG4gICAgICAoIXRoaXMuI3JldHVybnMgfHwgYmVmb3JlW2ZhY2VdID09PSBFTVBUWSB8fCAoYmVmb3JlW2ZhY2VdISA+PSAwICYmIHRoaXMuI3JlYWR5KGJlZm9yZVtmYWNlXSEpKSk7XG4gICAga25vd25bZmFjZV0gPSByZWFkeSA/IDEgOiAyO1xuICAgIHJldHVybiByZWFkeTtcbiAgfVxuXG4gICNhbGxSZWFkeShiaXRzOiBudW1iZXIsIGZpcnN0OiBudW1iZXIpOiBib29sZWFuIHtcbiAgICB3aGlsZSAoYml0cyAhPT0gMCkge1xuICAgICAgY29uc3QgYml0ID0gMzEgLSBNYXRoLmNsejMyKGJpdHMgJiAtYml0cyk7XG4gICAgICBiaXRzICY9IGJpdHMgLSAxO1xuICAgICAgY29uc3QgZmFjZSA9IGZpcnN0ICsgYml0O1xuICAgICAgaWYgKHRoaXMuI3RyYWl0cy5jb3BpZXNbZmFjZV0hID09PSAwIHx8ICghdGhpcy4jcmV0dXJucyAmJiB0aGlzLiNvdXQoZmFjZSkgPT09IDApKSBjb250aW51ZTtcbiAgICAgIGlmICh0aGlzLiNzdHJpY3QgfHwgIXRoaXMuI3JlYWR5KGZhY2UpKSByZXR1cm4gZmFsc2U7XG4gICAgfVxuICAgIHJldHVybiB0cnVlO1xuICB9XG5cbiAgLyoqIENvcGllcyBvZiBhIGZhY2UgdGhhdCBhcmUgbm90IGhvbWUuICovXG4gICNvdXQoZmFjZTogbnVtYmVyKTogbnVtYmVyIHtcbiAgICBjb25zdCB7IHRvcCB9ID0gdGhpcy4jdGFibGU7XG4gICAgY29uc3QgeyBmb3VuZGF0aW9ucywgb3JkZXIsIGNvcGllcyB9ID0gdGhpcy4jdHJhaXRzO1xuICAgIGxldCBob21lID0gMDtcbiAgICBmb3IgKGxldCBmID0gMDsgZiA8IGZvdW5kYXRpb25zLmxlbmd0aDsgZisrKSB7XG4gICAgICBjb25zdCB0aGVyZSA9IHRvcFtmb3VuZGF0aW9uc1tmXSFdITtcbiAgICAgIGlmICh0aGVyZSA8IEVNUFRZICYmIHRoaXMuI2ZhbWlseVt0aGVyZV0gPT09IHRoaXMuI2ZhbWlseVtmYWNlXSAmJiBvcmRlclt0aGVyZV0hID49IG9yZGVyW2ZhY2VdISkgaG9tZSsrO1xuICAgIH1cbiAgICByZXR1cm4gY29waWVzW2ZhY2VdISAtIGhvbWU7XG4gIH1cblxuICAvKiogRm91bmRhdGlvbnMgdGhhdCB3b3VsZCB0YWtlIHRoaXMgZmFjZSBub3cuICovXG4gICNzbG90cyhmYWNlOiBudW1iZXIpOiBudW1iZXIge1xuICAgIGNvbnN0IHsgdG9wLCBydWxlcyB9ID0gdGhpcy4jdGFibGU7XG4gICAgY29uc3QgeyBmb3VuZGF0aW9ucyB9ID0gdGhpcy4jdHJhaXRzO1xuICAgIGxldCBzbG90cyA9IDA7XG4gICAgZm9yIChsZXQgZiA9IDA7IGYgPCBmb3VuZGF0aW9ucy5sZW5ndGg7IGYrKylcbiAgICAgIGlmIChydWxlcy5tYXNrc1soZm91bmRhdGlvbnNbZl0hICogNTQgKyB0b3BbZm91bmRhdGlvbnNbZl0hXSEpICogMiArIChmYWNlID4+IDUpXSEgJiAoMSA8PCAoZmFjZSAmIDMxKSkpIHNsb3RzKys7XG4gICAgcmV0dXJuIHNsb3RzO1xuICB9XG59XG5cbi8qKiBEb2VzIGVhY2ggY2FyZCBvZiBzdWNoIGEgcnVuIGxpZSBvbiBvbmUgdGhhdCB3YW50cyBpdD8gKi9cbmZ1bmN0aW9uIGNhcnJpZXNPbmx5V2FudGVkKHRyYWl0czogVHJhaXRzLCBydW46IExpbmspOiBib29sZWFuIHtcbiAgZm9yIChsZXQgdW5kZXIgPSAwOyB1bmRlciA8IEZBQ0VTOyB1bmRlcisrKVxuICAgIGZvciAobGV0IG92ZXIgPSAwOyBvdmVyIDwgRkFDRVM7IG92ZXIrKylcbiAgICAgIGlmICh0cmFpdHMuY29waWVzW3VuZGVyXSEgPiAwICYmIHRyYWl0cy5jb3BpZXNbb3Zlcl0hID4gMCAmJiBmaXRzKHJ1biwgdW5kZXIsIG92ZXIpICYmICF0cmFpdHMud2FudHModW5kZXIsIG92ZXIpKSByZXR1cm4gZmFsc2U7XG4gIHJldHVybiB0cnVlO1xufVxuIiwgImltcG9ydCB0eXBlIHsgT3B0aW9ucyB9IGZyb20gJ0BwYXRpZW5jZS9jb3JlJztcbmltcG9ydCB7XG4gIGFjdGlvbk1vdmUsXG4gIGFjdGlvblJlYXNvbixcbiAgY2FyZHNNb3ZlLFxuICBjb3VudE9mLFxuICBFTVBUWSxcbiAgRkFDRVMsXG4gIGZyb21PZixcbiAgSElEREVOLFxuICBraW5kT2YsXG4gIENBUkRTLFxuICByYW5rT2YsXG4gIHRvT2YsXG4gIHR5cGUgTW92ZSxcbiAgdHlwZSBSdWxlcyxcbiAgdHlwZSBUYWJsZSxcbn0gZnJvbSAnQHBhdGllbmNlL2NvcmUvc2VhcmNoJztcbmltcG9ydCB7IHNjcmFtYmxlIH0gZnJvbSAnLi9iaXRzLmpzJztcbmltcG9ydCB7IG9ic2VydmVkIH0gZnJvbSAnLi9vYnNlcnZlLmpzJztcbmltcG9ydCB7IE5PTkUgfSBmcm9tICcuL3NhZmUuanMnO1xuaW1wb3J0IHR5cGUgeyBUcmFpdHMgfSBmcm9tICcuL3RyYWl0cy5qcyc7XG5cbi8qKiBIb3cgZ2FwcyBiZXR3ZWVuIHRoZSBjb2x1bW5zIGFyZSBmaWxsZWQ6IGJ5IGFueSBjYXJkIG9yIHJ1bi4gKi9cbmNvbnN0IEZSRUVMWSA9IDA7XG4vKiogQnkgc2luZ2xlIGNhcmRzIGZyb20gZWxzZXdoZXJlLCB3aGVuIHRoZSBwbGF5ZXIgbGlrZXMuICovXG5jb25zdCBGUk9NX0VMU0VXSEVSRSA9IDE7XG4vKiogVGhlIHBsYXllciBmaWxscyBub25lLiAqL1xuY29uc3QgTkVWRVIgPSAyO1xuXG4vKipcbiAqIENvbHVtbnMgd2hvc2Ugb3JkZXIgaXMgYWx3YXlzIHRoYXQgb2YgdGhlaXIgcnVuLCBzbyB0aGF0IGFueSBjYXJkIG9mIHRoZW0gY2FuIGJlIGxpZnRlZCB3aXRoIGFsbCBhYm92ZSBpdC4gVGhlbiBpdFxuICogZG9lcyBub3QgbWF0dGVyIHdoaWNoIG9mIHRoZSBmaXR0aW5nIGNhcmRzIGEgY2FyZCBsaWVzIG9uOiB3aGlsZSBvbmUgb2YgdGhlbSBpcyBmcmVlLCB0aGUgb3RoZXJzIGNoYW5nZSBwbGFjZXMgYXRcbiAqIHdpbGwsIGFuZCB3aGlsZSBub25lIGlzLCBvbmx5IGEgY2FyZCB0aGF0IGdvZXMgaG9tZSBjaGFuZ2VzIGFueXRoaW5nLiBQb3NpdGlvbnMgdGhhdCBkaWZmZXIgaW4gbm8gbW9yZSBhcmUgb25lXG4gKiBwb3NpdGlvbiBoZXJlLCB3aXRoIG9uZSBrZXksIGFuZCBtb3ZlcyBmcm9tIG9uZSB0byB0aGUgb3RoZXIgYXJlIG5vIG1vdmVzLiBXaGF0IGlzIGxlZnQ6XG4gKlxuICogLSBhIGNhcmQgZ29lcyBob21lLCBldmVuIGZyb20gd2l0aGluIGl0cyBjb2x1bW4sIHdoZW4gd2hhdCBsaWVzIG9uIGl0IGZpbmRzIGFub3RoZXIgcGxhY2UgZmlyc3Q7XG4gKiAtIGEgY2FyZCBmcm9tIGVsc2V3aGVyZSBnb2VzIG9udG8gYSBjb2x1bW4gb3IgaW50byBhIGdhcDtcbiAqIC0gYSB3aG9sZSBjb2x1bW4gaXMgbGFpZCBvbnRvIGFub3RoZXIgb25lOiBhdCBvbmNlLCB3aGVyZSBpdCBjYW4gYmUgdGFrZW4gYmFjazsgdG9nZXRoZXIgd2l0aCB3aGF0IGZpbGxzIHRoZSBnYXAsXG4gKiAgIHdoZXJlIGdhcHMgYXJlIGZpbGxlZCBmcm9tIGVsc2V3aGVyZTsgb3IgYXMgYSBtb3ZlIG9mIGl0cyBvd24sIHdoZXJlIHRoZXkgZmlsbCB0aGVtc2VsdmVzLlxuICpcbiAqIEEgaG9tZSB0aGF0IHRha2VzIG1vcmUgdGhhbiBvbmUgY2FyZCBzdGFuZHMgZm9yIHRoZSBmaXJzdCwgYSBjb2x1bW4gdGhhdCB0YWtlcyB0d28gZnJvbSBhIHBpbGUgdGhhdCBnaXZlcyBvbmUgZm9yXG4gKiB0aGUgdGhpcmQ6IHtAbGluayBwbGF5fSBwbGF5cyB0aGVtIGFzIHRoZSBtb3ZlcyB0aGF0IHRoZXkgYXJlLlxuICovXG5leHBvcnQgY2xhc3MgUnVuRXF1aXZhbGVuY2Uge1xuICAvKiogVGhlIHR3byBoYWx2ZXMgb2YgdGhlIGtleTogb2YgdGhlIHBvc2l0aW9uIGF0IHRoZSBsYXN0IHtAbGluayBsb29rfS4gKi9cbiAgcmVhZG9ubHkga2V5ID0gbmV3IEludDMyQXJyYXkoMik7XG4gIC8qKiBBIGNvbHVtbiB3YXMgb3V0IG9mIG9yZGVyOiB0aGUgcnVsZXMgYXJlIG5vdCBhcyB0aGV5IHNlZW1lZCwgYW5kIG5vdGhpbmcgZm91bmQgdGhpcyB3YXkgcHJvdmVzIGFueXRoaW5nLiAqL1xuICBicm9rZW4gPSBmYWxzZTtcbiAgcmVhZG9ubHkgI3RhYmxlOiBUYWJsZTxPcHRpb25zPjtcbiAgcmVhZG9ubHkgI2NvbHVtbnM6IEludDMyQXJyYXk7XG4gIHJlYWRvbmx5ICNob21lczogSW50MzJBcnJheTtcbiAgcmVhZG9ubHkgI3N0b2NrczogSW50MzJBcnJheTtcbiAgcmVhZG9ubHkgI2Vsc2V3aGVyZTogSW50MzJBcnJheTtcbiAgcmVhZG9ubHkgI2dhcHM6IG51bWJlcjtcbiAgLyoqIEZhY2UgXHUyMTkyIG51bWJlciBvZiB0aGUga2luZCBvZiBjYXJkcyBvbiB3aGljaCBpdCBtYXkgbGllLCBvciBcdTIyMTIxLiAqL1xuICByZWFkb25seSAjb246IEludDhBcnJheTtcbiAgLyoqIEZhY2UgXHUyMTkyIG51bWJlciBvZiBpdHMga2luZCwgYXMgb25lIG9uIHdoaWNoIHRob3NlIGxpZSwgb3IgXHUyMjEyMi4gKi9cbiAgcmVhZG9ubHkgI3VuZGVyOiBJbnQ4QXJyYXk7XG4gIHJlYWRvbmx5ICNzZWVuMTogSW50MzJBcnJheTtcbiAgcmVhZG9ubHkgI3NlZW4yOiBJbnQzMkFycmF5O1xuICByZWFkb25seSAjc2hhcmUxOiBJbnQzMkFycmF5O1xuICByZWFkb25seSAjc2hhcmUyOiBJbnQzMkFycmF5O1xuICAvKiogS2luZCBcdTIxOTIgYSBjb2x1bW4gd2hvc2UgdG9wIGlzIG9mIGl0LCBhbmQgYW5vdGhlciBvbmU7IFx1MjIxMjEgd2hlbiB0aGVyZSBpcyBub25lLiAqL1xuICByZWFkb25seSAjZnJlZSA9IG5ldyBJbnQxNkFycmF5KEZBQ0VTKTtcbiAgcmVhZG9ubHkgI290aGVyID0gbmV3IEludDE2QXJyYXkoRkFDRVMpO1xuICAjZ2FwID0gLTE7XG4gICNzdW0xID0gMDtcbiAgI3N1bTIgPSAwO1xuXG4gIHByaXZhdGUgY29uc3RydWN0b3IoXG4gICAgdGFibGU6IFRhYmxlPE9wdGlvbnM+LFxuICAgIHRyYWl0czogVHJhaXRzLFxuICAgIGdhcHM6IG51bWJlcixcbiAgICB7IG9uLCB1bmRlciB9OiBLaW5kcyxcbiAgICAvKiogVGhlIHN0b2NrIGlzIHBsYXllZCB0aHJvdWdoIG9uY2UuICovXG4gICAgcmVhZG9ubHkgb25jZTogYm9vbGVhbixcbiAgKSB7XG4gICAgY29uc3QgbiA9IHRhYmxlLnJ1bGVzLmNvdW50O1xuICAgIGNvbnN0IHsgY29sdW1ucywgaG9tZXMgfSA9IHRyYWl0cztcbiAgICB0aGlzLiN0YWJsZSA9IHRhYmxlO1xuICAgIHRoaXMuI2NvbHVtbnMgPSBjb2x1bW5zO1xuICAgIHRoaXMuI2hvbWVzID0gaG9tZXM7XG4gICAgdGhpcy4jc3RvY2tzID0gSW50MzJBcnJheS5mcm9tKHsgbGVuZ3RoOiBuIH0sIChfLCBpKSA9PiBpKS5maWx0ZXIoKGkpID0+ICFjb2x1bW5zLmluY2x1ZGVzKGkpICYmICFob21lcy5pbmNsdWRlcyhpKSk7XG4gICAgdGhpcy4jZWxzZXdoZXJlID0gdGFibGUucnVsZXMuc291cmNlcy5maWx0ZXIoKGkpID0+ICFjb2x1bW5zLmluY2x1ZGVzKGkpKTtcbiAgICB0aGlzLiNnYXBzID0gZ2FwcztcbiAgICB0aGlzLiNvbiA9IG9uO1xuICAgIHRoaXMuI3VuZGVyID0gdW5kZXI7XG4gICAgdGhpcy4jc2VlbjEgPSBuZXcgSW50MzJBcnJheShuKTtcbiAgICB0aGlzLiNzZWVuMiA9IG5ldyBJbnQzMkFycmF5KG4pO1xuICAgIHRoaXMuI3NoYXJlMSA9IG5ldyBJbnQzMkFycmF5KG4pO1xuICAgIHRoaXMuI3NoYXJlMiA9IG5ldyBJbnQzMkFycmF5KG4pO1xuICAgIHRoaXMubG9vaygpO1xuICB9XG5cbiAgLyoqIFVuZGVmaW5lZCB3aGVuIHRoZSBydWxlcyBvciB0aGUgcG9zaXRpb24gYXJlIG5vdCBvZiB0aGlzIGtpbmQuICovXG4gIHN0YXRpYyBvZih0YWJsZTogVGFibGU8T3B0aW9ucz4sIHRyYWl0czogVHJhaXRzKTogUnVuRXF1aXZhbGVuY2UgfCB1bmRlZmluZWQge1xuICAgIGNvbnN0IHsgcnVsZXMsIHZhcmlhbnQgfSA9IHRhYmxlO1xuICAgIGNvbnN0IHsgY29sdW1ucywgaG9tZXMgfSA9IHRyYWl0cztcbiAgICBpZiAoIXRyYWl0cy5idWlsZHMgfHwgdHJhaXRzLmFza3MgfHwgY29sdW1ucy5sZW5ndGggPT09IDAgfHwgdmFyaWFudC5wYWlyIHx8IHZhcmlhbnQuc3RhdHVzIHx8IHJ1bGVzLmFueUNvdmVyZWQpIHJldHVybiB1bmRlZmluZWQ7XG4gICAgaWYgKHJ1bGVzLmFjdGlvbnMuc29tZSgoeyBlYWNoIH0pID0+IGVhY2gpKSByZXR1cm4gdW5kZWZpbmVkO1xuICAgIGlmIChydWxlcy50YXJnZXRzLnNvbWUoKHBpbGUpID0+ICFjb2x1bW5zLmluY2x1ZGVzKHBpbGUpICYmICF0cmFpdHMuZm91bmRhdGlvbnMuaW5jbHVkZXMocGlsZSkpKSByZXR1cm4gdW5kZWZpbmVkO1xuICAgIGlmIChydWxlcy5zb3VyY2VzLnNvbWUoKHBpbGUpID0+IGhvbWVzLmluY2x1ZGVzKHBpbGUpIHx8ICghY29sdW1ucy5pbmNsdWRlcyhwaWxlKSAmJiBydWxlcy5waWxlc1twaWxlXSEudGFrZSAhPT0gJ3RvcCcpKSlcbiAgICAgIHJldHVybiB1bmRlZmluZWQ7XG4gICAgaWYgKE9iamVjdC5rZXlzKHRhYmxlLmNvdW50ZXJzKCkpLmxlbmd0aCA+IDApIHJldHVybiB1bmRlZmluZWQ7XG4gICAgY29uc3QgZ2FwcyA9IGdhcHNPZih0YWJsZSwgdHJhaXRzKTtcbiAgICBjb25zdCBraW5kcyA9IGdhcHMgPCAwID8gdW5kZWZpbmVkIDoga2luZHNPZihydWxlcywgcnVsZXMucnVuT2ZbY29sdW1uc1swXSFdISk7XG4gICAgY29uc3Qgc2VlbiA9IGtpbmRzICYmIG9ic2VydmVkKHRhYmxlKS5nYXBzO1xuICAgIGlmICghc2VlbiB8fCAoc2Vlbi5maWxscyAmJiBnYXBzICE9PSBORVZFUikpIHJldHVybiB1bmRlZmluZWQ7XG4gICAgY29uc3QgZm91bmQgPSBuZXcgUnVuRXF1aXZhbGVuY2UodGFibGUsIHRyYWl0cywgZ2Fwcywga2luZHMsICFzZWVuLnJlZmlsbHMpO1xuICAgIHJldHVybiBmb3VuZC5icm9rZW4gPyB1bmRlZmluZWQgOiBmb3VuZDtcbiAgfVxuXG4gIC8qKiBXb3JrcyBvdXQgdGhlIGtleSBvZiB0aGUgcG9zaXRpb24gb24gdGhlIHRhYmxlLiAqL1xuICBsb29rKCk6IHZvaWQge1xuICAgIGNvbnN0IHsgaGFzaDEsIGhhc2gyLCB0b3AsIHJ1bGVzIH0gPSB0aGlzLiN0YWJsZTtcbiAgICBjb25zdCBjb2x1bW5zID0gdGhpcy4jY29sdW1ucztcbiAgICBmb3IgKGxldCBjID0gMDsgYyA8IGNvbHVtbnMubGVuZ3RoOyBjKyspIHtcbiAgICAgIGNvbnN0IHBpbGUgPSBjb2x1bW5zW2NdITtcbiAgICAgIGlmICh0aGlzLiNzZWVuMVtwaWxlXSA9PT0gaGFzaDFbcGlsZV0gJiYgdGhpcy4jc2VlbjJbcGlsZV0gPT09IGhhc2gyW3BpbGVdKSBjb250aW51ZTtcbiAgICAgIHRoaXMuI3NlZW4xW3BpbGVdID0gaGFzaDFbcGlsZV0hO1xuICAgICAgdGhpcy4jc2VlbjJbcGlsZV0gPSBoYXNoMltwaWxlXSE7XG4gICAgICB0aGlzLiNzdW0xIC09IHRoaXMuI3NoYXJlMVtwaWxlXSE7XG4gICAgICB0aGlzLiNzdW0yIC09IHRoaXMuI3NoYXJlMltwaWxlXSE7XG4gICAgICB0aGlzLiN3b3JrKHBpbGUpO1xuICAgICAgdGhpcy4jc3VtMSArPSB0aGlzLiNzaGFyZTFbcGlsZV0hO1xuICAgICAgdGhpcy4jc3VtMiArPSB0aGlzLiNzaGFyZTJbcGlsZV0hO1xuICAgIH1cbiAgICBsZXQgb25lID0gdGhpcy4jc3VtMSB8IDA7XG4gICAgbGV0IHR3byA9IHRoaXMuI3N1bTIgfCAwO1xuICAgIGZvciAobGV0IGggPSAwOyBoIDwgdGhpcy4jaG9tZXMubGVuZ3RoOyBoKyspIHtcbiAgICAgIGNvbnN0IHdvcmQgPSA0ICogdG9wW3RoaXMuI2hvbWVzW2hdIV0hICsgMjtcbiAgICAgIG9uZSArPSBXT1JEU1t3b3JkXSE7XG4gICAgICB0d28gKz0gV09SRFNbd29yZCArIDFdITtcbiAgICB9XG4gICAgZm9yIChsZXQgcyA9IDA7IHMgPCB0aGlzLiNzdG9ja3MubGVuZ3RoOyBzKyspIHtcbiAgICAgIGNvbnN0IHBpbGUgPSB0aGlzLiNzdG9ja3Nbc10hO1xuICAgICAgb25lICs9IE1hdGguaW11bChoYXNoMVtwaWxlXSEgXiBydWxlcy5zYWx0W3BpbGVdISwgMHg4NWViY2E2Yik7XG4gICAgICB0d28gKz0gTWF0aC5pbXVsKGhhc2gyW3BpbGVdISArIHJ1bGVzLnNhbHRbcGlsZV0hLCAweGMyYjJhZTM1IHwgMCk7XG4gICAgfVxuICAgIHRoaXMua2V5WzBdID0gb25lIF4gKG9uZSA+Pj4gMTUpO1xuICAgIHRoaXMua2V5WzFdID0gdHdvIF4gKHR3byA+Pj4gMTMpO1xuICB9XG5cbiAgI3dvcmsocGlsZTogbnVtYmVyKTogdm9pZCB7XG4gICAgY29uc3QgeyBzbG90cywgc2hpZnQsIGxlbiwgZmFjZSwgdXAsIHJ1bGVzIH0gPSB0aGlzLiN0YWJsZTtcbiAgICBjb25zdCBzdGFydCA9IHBpbGUgPDwgc2hpZnQ7XG4gICAgY29uc3QgbGluayA9IHJ1bGVzLnJ1bk9mW3BpbGVdITtcbiAgICBsZXQgb25lID0gMDtcbiAgICBsZXQgdHdvID0gMDtcbiAgICBsZXQgYmVsb3cgPSAtMTtcbiAgICBmb3IgKGxldCBpID0gMDsgaSA8IGxlbltwaWxlXSE7IGkrKykge1xuICAgICAgY29uc3QgaWQgPSBzbG90c1tzdGFydCArIGldITtcbiAgICAgIGNvbnN0IGNhcmQgPSBmYWNlW2lkXSE7XG4gICAgICBpZiAodXBbaWRdID09PSAwIHx8IChiZWxvdyA+PSAwICYmIHJ1bGVzLmxpbmtzW2xpbmsgKyBiZWxvdyAqIDY0ICsgY2FyZF0gPT09IDApKSB0aGlzLmJyb2tlbiA9IHRydWU7XG4gICAgICAvLyBXaGF0IG9wZW5zIGEgY29sdW1uIGNvdW50cyBhcyBhbm90aGVyIGNhcmQsIHdoZXJlIGl0IGlzIGJvdW5kIHRvIGl0LlxuICAgICAgY29uc3Qgd29yZCA9IGJlbG93IDwgMCAmJiB0aGlzLiNnYXBzICE9PSBGUkVFTFkgPyA0ICogKGNhcmQgKyA2NCkgOiA0ICogY2FyZDtcbiAgICAgIG9uZSA9IChvbmUgKyBXT1JEU1t3b3JkXSEpIHwgMDtcbiAgICAgIHR3byA9ICh0d28gKyBXT1JEU1t3b3JkICsgMV0hKSB8IDA7XG4gICAgICBiZWxvdyA9IGNhcmQ7XG4gICAgfVxuICAgIHRoaXMuI3NoYXJlMVtwaWxlXSA9IG9uZTtcbiAgICB0aGlzLiNzaGFyZTJbcGlsZV0gPSB0d287XG4gIH1cblxuICAvKiogV2hpY2ggY29sdW1ucyBhcmUgZnJlZSBmb3Igd2hhdC4gKi9cbiAgI3N1cnZleSgpOiB2b2lkIHtcbiAgICBjb25zdCB7IHRvcCB9ID0gdGhpcy4jdGFibGU7XG4gICAgdGhpcy4jZnJlZS5maWxsKC0xKTtcbiAgICB0aGlzLiNvdGhlci5maWxsKC0xKTtcbiAgICB0aGlzLiNnYXAgPSAtMTtcbiAgICBmb3IgKGxldCBjID0gMDsgYyA8IHRoaXMuI2NvbHVtbnMubGVuZ3RoOyBjKyspIHtcbiAgICAgIGNvbnN0IHBpbGUgPSB0aGlzLiNjb2x1bW5zW2NdITtcbiAgICAgIGNvbnN0IGZhY2UgPSB0b3BbcGlsZV0hO1xuICAgICAgaWYgKGZhY2UgPT09IEVNUFRZKSB7XG4gICAgICAgIGlmICh0aGlzLiNnYXAgPCAwKSB0aGlzLiNnYXAgPSBwaWxlO1xuICAgICAgICBjb250aW51ZTtcbiAgICAgIH1cbiAgICAgIGNvbnN0IGtpbmQgPSB0aGlzLiN1bmRlcltmYWNlXSE7XG4gICAgICBpZiAoa2luZCA8IDApIGNvbnRpbnVlO1xuICAgICAgaWYgKHRoaXMuI2ZyZWVba2luZF0hIDwgMCkgdGhpcy4jZnJlZVtraW5kXSA9IHBpbGU7XG4gICAgICBlbHNlIHRoaXMuI290aGVyW2tpbmRdID0gcGlsZTtcbiAgICB9XG4gIH1cblxuICAvKiogQSBjb2x1bW4gb3RoZXIgdGhhbiB0aGlzIG9uZSBvbiB3aGljaCB0aGUgY2FyZCBtYXkgbGllLCBvciBcdTIyMTIxLiAqL1xuICAjcGxhY2UoZmFjZTogbnVtYmVyLCBwaWxlOiBudW1iZXIpOiBudW1iZXIge1xuICAgIGNvbnN0IGtpbmQgPSB0aGlzLiNvbltmYWNlXSE7XG4gICAgaWYgKGtpbmQgPCAwKSByZXR1cm4gLTE7XG4gICAgcmV0dXJuIHRoaXMuI2ZyZWVba2luZF0gPT09IHBpbGUgPyB0aGlzLiNvdGhlcltraW5kXSEgOiB0aGlzLiNmcmVlW2tpbmRdITtcbiAgfVxuXG4gIC8qKiBBIG1vdmUgdGhhdCBjaGFuZ2VzIG5vdGhpbmcgYnV0IGxlYXZlcyBhIGdhcCwgd2hpY2ggY2FuIGJlIHRha2VuIGJhY2s7IG9yIE5PTkUuICovXG4gIGZpbmQoKTogTW92ZSB7XG4gICAgaWYgKHRoaXMuI2dhcHMgIT09IEZSRUVMWSkgcmV0dXJuIE5PTkU7XG4gICAgdGhpcy4jc3VydmV5KCk7XG4gICAgY29uc3QgeyBzbG90cywgc2hpZnQsIGxlbiwgZmFjZSB9ID0gdGhpcy4jdGFibGU7XG4gICAgZm9yIChsZXQgYyA9IDA7IGMgPCB0aGlzLiNjb2x1bW5zLmxlbmd0aDsgYysrKSB7XG4gICAgICBjb25zdCBwaWxlID0gdGhpcy4jY29sdW1uc1tjXSE7XG4gICAgICBpZiAobGVuW3BpbGVdID09PSAwKSBjb250aW51ZTtcbiAgICAgIGNvbnN0IG9udG8gPSB0aGlzLiNwbGFjZShmYWNlW3Nsb3RzW3BpbGUgPDwgc2hpZnRdIV0hLCBwaWxlKTtcbiAgICAgIGlmIChvbnRvID49IDApIHJldHVybiBjYXJkc01vdmUocGlsZSwgb250bywgbGVuW3BpbGVdISk7XG4gICAgfVxuICAgIHJldHVybiBOT05FO1xuICB9XG5cbiAgLyoqIEZpbGxzIGBvdXRgIHdpdGggdGhlIG1vdmVzIHRoYXQgbWF0dGVyIGFuZCByZXR1cm5zIHRoZWlyIG51bWJlci4gKi9cbiAgbGlzdChvdXQ6IEludDMyQXJyYXkpOiBudW1iZXIge1xuICAgIGNvbnN0IHRhYmxlID0gdGhpcy4jdGFibGU7XG4gICAgY29uc3QgeyB0b3AsIGxlbiwgc2xvdHMsIHNoaWZ0LCBmYWNlLCBydWxlcyB9ID0gdGFibGU7XG4gICAgY29uc3QgeyBtYXNrcyB9ID0gcnVsZXM7XG4gICAgY29uc3QgaG9tZXMgPSB0aGlzLiNob21lcztcbiAgICBjb25zdCBjb2x1bW5zID0gdGhpcy4jY29sdW1ucztcbiAgICB0aGlzLiNzdXJ2ZXkoKTtcbiAgICBsZXQgbW92ZXMgPSAwO1xuICAgIGxldCBsbyA9IDA7XG4gICAgbGV0IGhpID0gMDtcbiAgICBmb3IgKGxldCBoID0gMDsgaCA8IGhvbWVzLmxlbmd0aDsgaCsrKSB7XG4gICAgICBjb25zdCByb3cgPSAoaG9tZXNbaF0hICogNTQgKyB0b3BbaG9tZXNbaF0hXSEpICogMjtcbiAgICAgIGxvIHw9IG1hc2tzW3Jvd10hO1xuICAgICAgaGkgfD0gbWFza3Nbcm93ICsgMV0hO1xuICAgIH1cbiAgICBmb3IgKGxldCBjID0gMDsgYyA8IGNvbHVtbnMubGVuZ3RoOyBjKyspIHtcbiAgICAgIGNvbnN0IHBpbGUgPSBjb2x1bW5zW2NdITtcbiAgICAgIGNvbnN0IHN0YXJ0ID0gcGlsZSA8PCBzaGlmdDtcbiAgICAgIGxldCBhYm92ZSA9IC0xO1xuICAgICAgZm9yIChsZXQgaSA9IGxlbltwaWxlXSEgLSAxOyBpID49IDA7IGktLSkge1xuICAgICAgICBjb25zdCBjYXJkID0gZmFjZVtzbG90c1tzdGFydCArIGldIV0hO1xuICAgICAgICBpZiAoXG4gICAgICAgICAgKGNhcmQgPCAzMiA/IGxvIDogaGkpICYgKDEgPDwgKGNhcmQgJiAzMSkpICYmXG4gICAgICAgICAgKGFib3ZlIDwgMCB8fCB0aGlzLiNwbGFjZShhYm92ZSwgcGlsZSkgPj0gMCB8fCAodGhpcy4jZ2FwcyA9PT0gRlJFRUxZICYmIHRoaXMuI2dhcCA+PSAwKSlcbiAgICAgICAgKVxuICAgICAgICAgIGZvciAobGV0IGggPSAwOyBoIDwgaG9tZXMubGVuZ3RoOyBoKyspXG4gICAgICAgICAgICBpZiAodGhpcy4jaXNOZXcoaCkgJiYgdGhpcy4jYWRtaXRzKHBpbGUsIGhvbWVzW2hdISwgY2FyZCkpIG91dFttb3ZlcysrXSA9IGNhcmRzTW92ZShwaWxlLCBob21lc1toXSEsIGxlbltwaWxlXSEgLSBpKTtcbiAgICAgICAgYWJvdmUgPSBjYXJkO1xuICAgICAgfVxuICAgICAgaWYgKHRoaXMuI2dhcHMgPT09IE5FVkVSICYmIGFib3ZlID49IDApIHtcbiAgICAgICAgY29uc3Qgb250byA9IHRoaXMuI3BsYWNlKGFib3ZlLCBwaWxlKTtcbiAgICAgICAgaWYgKG9udG8gPj0gMCkgb3V0W21vdmVzKytdID0gY2FyZHNNb3ZlKHBpbGUsIG9udG8sIGxlbltwaWxlXSEpO1xuICAgICAgfVxuICAgIH1cbiAgICBmb3IgKGxldCBzID0gMDsgcyA8IHRoaXMuI2Vsc2V3aGVyZS5sZW5ndGg7IHMrKykge1xuICAgICAgY29uc3QgcGlsZSA9IHRoaXMuI2Vsc2V3aGVyZVtzXSE7XG4gICAgICBjb25zdCBjYXJkID0gdG9wW3BpbGVdITtcbiAgICAgIGlmIChjYXJkID49IEVNUFRZKSBjb250aW51ZTtcbiAgICAgIGlmICgoY2FyZCA8IDMyID8gbG8gOiBoaSkgJiAoMSA8PCAoY2FyZCAmIDMxKSkpXG4gICAgICAgIGZvciAobGV0IGggPSAwOyBoIDwgaG9tZXMubGVuZ3RoOyBoKyspXG4gICAgICAgICAgaWYgKHRoaXMuI2lzTmV3KGgpICYmIHRoaXMuI2FkbWl0cyhwaWxlLCBob21lc1toXSEsIGNhcmQpKSBvdXRbbW92ZXMrK10gPSBjYXJkc01vdmUocGlsZSwgaG9tZXNbaF0hLCAxKTtcbiAgICAgIGNvbnN0IGdhcFdhbnRlZCA9IHRoaXMuI2dhcHMgPT09IEZST01fRUxTRVdIRVJFICYmIHRoaXMuI2dhcCA+PSAwO1xuICAgICAgY29uc3Qgb250byA9IHRoaXMuI3BsYWNlKGNhcmQsIC0xKTtcbiAgICAgIC8vIFdoYXQgbGllcyBpbiBhIGdhcCBjYW4gYmUgbGFpZCBvbnRvIGEgY29sdW1uIHdoZW4gdGhlIGdhcCBpcyB3YW50ZWQ7IG5vdCB0aGUgb3RoZXIgd2F5IHJvdW5kLlxuICAgICAgaWYgKG9udG8gPj0gMCAmJiAhZ2FwV2FudGVkKSBvdXRbbW92ZXMrK10gPSBjYXJkc01vdmUocGlsZSwgb250bywgMSk7XG4gICAgICBpZiAoZ2FwV2FudGVkIHx8ICh0aGlzLiNnYXBzID09PSBGUkVFTFkgJiYgdGhpcy4jZ2FwID49IDAgJiYgb250byA8IDApKSBvdXRbbW92ZXMrK10gPSBjYXJkc01vdmUocGlsZSwgdGhpcy4jZ2FwLCAxKTtcbiAgICAgIGlmICh0aGlzLiNnYXBzID09PSBGUk9NX0VMU0VXSEVSRSAmJiB0aGlzLiNnYXAgPCAwKVxuICAgICAgICBmb3IgKGxldCBjID0gMDsgYyA8IGNvbHVtbnMubGVuZ3RoOyBjKyspIHtcbiAgICAgICAgICBjb25zdCBjb2x1bW4gPSBjb2x1bW5zW2NdITtcbiAgICAgICAgICBpZiAodGhpcy4jcGxhY2UoZmFjZVtzbG90c1tjb2x1bW4gPDwgc2hpZnRdIV0hLCBjb2x1bW4pID49IDApIG91dFttb3ZlcysrXSA9IGNhcmRzTW92ZShwaWxlLCBjb2x1bW4sIDIpO1xuICAgICAgICB9XG4gICAgfVxuICAgIGZvciAobGV0IGFjdGlvbiA9IDA7IGFjdGlvbiA8IHRhYmxlLmFjdGlvbk5hbWVzLmxlbmd0aDsgYWN0aW9uKyspXG4gICAgICBpZiAoYWN0aW9uUmVhc29uKHRhYmxlLCBhY3Rpb24pID09PSB0cnVlKSBvdXRbbW92ZXMrK10gPSBhY3Rpb25Nb3ZlKGFjdGlvbik7XG4gICAgcmV0dXJuIG1vdmVzO1xuICB9XG5cbiAgLyoqIE5vIGVhcmxpZXIgaG9tZSBoYXMgdGhlIHNhbWUgY2FyZCBvbiB0b3AuICovXG4gICNpc05ldyhoOiBudW1iZXIpOiBib29sZWFuIHtcbiAgICBjb25zdCB7IHRvcCB9ID0gdGhpcy4jdGFibGU7XG4gICAgY29uc3QgaG9tZXMgPSB0aGlzLiNob21lcztcbiAgICBmb3IgKGxldCBlID0gMDsgZSA8IGg7IGUrKykgaWYgKHRvcFtob21lc1tlXSFdID09PSB0b3BbaG9tZXNbaF0hXSkgcmV0dXJuIGZhbHNlO1xuICAgIHJldHVybiB0cnVlO1xuICB9XG5cbiAgI2FkbWl0cyhmcm9tOiBudW1iZXIsIHRvOiBudW1iZXIsIGNhcmQ6IG51bWJlcik6IGJvb2xlYW4ge1xuICAgIGNvbnN0IHsgcnVsZXMsIHRvcCB9ID0gdGhpcy4jdGFibGU7XG4gICAgY29uc3Qgb2Zmc2V0ID0gcnVsZXMuYWNjZXB0T2ZbZnJvbSAqIHJ1bGVzLmNvdW50ICsgdG9dITtcbiAgICByZXR1cm4gb2Zmc2V0ID49IDAgJiYgcnVsZXMuYWNjZXB0c1tvZmZzZXQgKyB0b3BbdG9dISAqIDY0ICsgY2FyZF0hID4gMDtcbiAgfVxuXG4gIC8qKiBQbGF5cyBhIG1vdmUgb2Yge0BsaW5rIGxpc3R9LiBAcGFyYW0gcmVjb3JkIHdoZXJlIHRoZSBtb3ZlcyB0aGF0IHRoaXMgdGFrZXMgYXJlIHdyaXR0ZW4gZG93biAqL1xuICBwbGF5KG1vdmU6IE1vdmUsIHJlY29yZDogTW92ZVtdIHwgdW5kZWZpbmVkKTogdm9pZCB7XG4gICAgY29uc3QgdGFibGUgPSB0aGlzLiN0YWJsZTtcbiAgICBjb25zdCBjb3VudCA9IGNvdW50T2YobW92ZSk7XG4gICAgaWYgKGtpbmRPZihtb3ZlKSA9PT0gQ0FSRFMgJiYgY291bnQgPiAxKSB7XG4gICAgICBjb25zdCBmcm9tID0gZnJvbU9mKG1vdmUpO1xuICAgICAgY29uc3QgdG8gPSB0b09mKG1vdmUpO1xuICAgICAgaWYgKHRoaXMuI2hvbWVzLmluY2x1ZGVzKHRvKSkge1xuICAgICAgICB0aGlzLiNzdXJ2ZXkoKTtcbiAgICAgICAgY29uc3Qgb250byA9IHRoaXMuI3BsYWNlKHRhYmxlLmZhY2VbdGFibGUuaWRBdChmcm9tLCBjb3VudCAtIDIpXSEsIGZyb20pO1xuICAgICAgICB0aGlzLiNkbyhjYXJkc01vdmUoZnJvbSwgb250byA+PSAwID8gb250byA6IHRoaXMuI2dhcCwgY291bnQgLSAxKSwgcmVjb3JkKTtcbiAgICAgICAgdGhpcy4jZG8oY2FyZHNNb3ZlKGZyb20sIHRvLCAxKSwgcmVjb3JkKTtcbiAgICAgICAgcmV0dXJuO1xuICAgICAgfVxuICAgICAgaWYgKHRoaXMuI2Vsc2V3aGVyZS5pbmNsdWRlcyhmcm9tKSkge1xuICAgICAgICB0aGlzLiNzdXJ2ZXkoKTtcbiAgICAgICAgdGhpcy4jZG8oY2FyZHNNb3ZlKHRvLCB0aGlzLiNwbGFjZSh0YWJsZS5mYWNlW3RhYmxlLnNsb3RzW3RvIDw8IHRhYmxlLnNoaWZ0XSFdISwgdG8pLCB0YWJsZS5sZW5bdG9dISksIHJlY29yZCk7XG4gICAgICAgIHRoaXMuI2RvKGNhcmRzTW92ZShmcm9tLCB0bywgMSksIHJlY29yZCk7XG4gICAgICAgIHJldHVybjtcbiAgICAgIH1cbiAgICB9XG4gICAgdGhpcy4jZG8obW92ZSwgcmVjb3JkKTtcbiAgfVxuXG4gICNkbyhtb3ZlOiBNb3ZlLCByZWNvcmQ6IE1vdmVbXSB8IHVuZGVmaW5lZCk6IHZvaWQge1xuICAgIHRoaXMuI3RhYmxlLnBsYXkobW92ZSk7XG4gICAgcmVjb3JkPy5wdXNoKG1vdmUpO1xuICB9XG59XG5cbi8qKiBXaGljaCBjYXJkcyBsaWUgb24gd2hpY2g6IGFsbCB0aGF0IGxpZSBvbiBvbmUgb2YgYSBraW5kIG1heSBsaWUgb24gZXZlcnkgb25lIG9mIGl0LiAqL1xuZXhwb3J0IGludGVyZmFjZSBLaW5kcyB7XG4gIHJlYWRvbmx5IG9uOiBJbnQ4QXJyYXk7XG4gIHJlYWRvbmx5IHVuZGVyOiBJbnQ4QXJyYXk7XG59XG5cbi8qKiBIb3cgZ2FwcyBhcmUgZmlsbGVkOyBcdTIyMTIxIHdoZW4gdGhlIGNvbHVtbnMgYXJlIG5vdCBhbGlrZSBvciB0YWtlIHdoYXQgaXMgbm8gcnVuIG9mIHRoZWlycy4gKi9cbmZ1bmN0aW9uIGdhcHNPZih7IHJ1bGVzLCBjYXJkcyB9OiBUYWJsZTxPcHRpb25zPiwgeyBjb2x1bW5zLCBmb3VuZGF0aW9ucyB9OiBUcmFpdHMpOiBudW1iZXIge1xuICBjb25zdCBsaW5rID0gcnVsZXMucnVuT2ZbY29sdW1uc1swXSFdITtcbiAgaWYgKGxpbmsgPCAwIHx8IGNvbHVtbnMuc29tZSgocGlsZSkgPT4gcnVsZXMucnVuT2ZbcGlsZV0gIT09IGxpbmspKSByZXR1cm4gLTE7XG4gIC8qKiBIb3cgbWFueSBjYXJkcyBhdCBtb3N0LCAwIGZvciBhIHdob2xlIHBpbGUgb25seS4gKi9cbiAgY29uc3QgbW9zdCA9IChmcm9tOiBudW1iZXIsIHRvOiBudW1iZXIsIG9udG86IG51bWJlciwgZmFjZTogbnVtYmVyKTogbnVtYmVyID0+IHtcbiAgICBjb25zdCBvZmZzZXQgPSBydWxlcy5hY2NlcHRPZltmcm9tICogcnVsZXMuY291bnQgKyB0b10hO1xuICAgIHJldHVybiBvZmZzZXQgPCAwID8gMCA6IHJ1bGVzLmFjY2VwdHNbb2Zmc2V0ICsgb250byAqIDY0ICsgZmFjZV0hO1xuICB9O1xuICAvLyBCaXRzOiAxIHNvbWUgYXJlIHJlZnVzZWQsIDIgc29tZSBhcmUgdGFrZW47IGZyb20gY29sdW1ucywgZnJvbSBlbHNld2hlcmUuXG4gIGNvbnN0IGludG8gPSBbMCwgMF07XG4gIGZvciAoY29uc3QgZnJvbSBvZiBydWxlcy5zb3VyY2VzKSB7XG4gICAgY29uc3QgcnVuID0gY29sdW1ucy5pbmNsdWRlcyhmcm9tKTtcbiAgICBjb25zdCB3YW50ZWQgPSBydW4gPyBjYXJkcy5sZW5ndGggOiAxO1xuICAgIGZvciAoY29uc3QgdG8gb2YgY29sdW1ucykge1xuICAgICAgaWYgKHRvID09PSBmcm9tKSBjb250aW51ZTtcbiAgICAgIGZvciAobGV0IG92ZXIgPSAwOyBvdmVyIDwgRkFDRVM7IG92ZXIrKykge1xuICAgICAgICBmb3IgKGxldCB1bmRlciA9IDA7IHVuZGVyIDwgRkFDRVM7IHVuZGVyKyspIHtcbiAgICAgICAgICBjb25zdCBjb3VudCA9IG1vc3QoZnJvbSwgdG8sIHVuZGVyLCBvdmVyKTtcbiAgICAgICAgICBpZiAocnVsZXMubGlua3NbbGluayArIHVuZGVyICogNjQgKyBvdmVyXSA/IGNvdW50IDwgd2FudGVkIHx8IGNvdW50ID4gMHg3ZmZmIDogY291bnQgPiAwKSByZXR1cm4gLTE7XG4gICAgICAgIH1cbiAgICAgICAgY29uc3QgY291bnQgPSBtb3N0KGZyb20sIHRvLCBFTVBUWSwgb3Zlcik7XG4gICAgICAgIGlmIChjb3VudCA+IDB4N2ZmZiB8fCAoY291bnQgPiAwICYmIGNvdW50IDwgd2FudGVkKSkgcmV0dXJuIC0xO1xuICAgICAgICBpbnRvW3J1biA/IDAgOiAxXSEgfD0gY291bnQgPiAwID8gMiA6IDE7XG4gICAgICB9XG4gICAgfVxuICAgIGZvciAoY29uc3QgdG8gb2YgZm91bmRhdGlvbnMpXG4gICAgICBmb3IgKGxldCBvbnRvID0gMDsgb250byA8IEhJRERFTjsgb250bysrKSBmb3IgKGxldCBmYWNlID0gMDsgZmFjZSA8IEZBQ0VTOyBmYWNlKyspIGlmIChtb3N0KGZyb20sIHRvLCBvbnRvLCBmYWNlKSA+IDEpIHJldHVybiAtMTtcbiAgfVxuICBjb25zdCBbY29sdW1uc0ludG8sIGVsc2V3aGVyZUludG9dID0gaW50bztcbiAgaWYgKGNvbHVtbnNJbnRvID09PSAzIHx8IGVsc2V3aGVyZUludG8gPT09IDMpIHJldHVybiAtMTtcbiAgaWYgKGNvbHVtbnNJbnRvID09PSAyKSByZXR1cm4gZWxzZXdoZXJlSW50byA9PT0gMSA/IC0xIDogRlJFRUxZO1xuICByZXR1cm4gZWxzZXdoZXJlSW50byA9PT0gMiA/IEZST01fRUxTRVdIRVJFIDogTkVWRVI7XG59XG5cbi8qKiBVbmRlZmluZWQgdW5sZXNzIGNhcmRzIHRoYXQgbWF5IGxpZSBvbiBvbmUgb2YgdGhlIHNhbWUgbWF5IGxpZSBvbiBhbGwgb2YgdGhlIHNhbWUsIGFuZCBhbGwgcmFua3MgZ28gb25lIHdheS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBraW5kc09mKHJ1bGVzOiBSdWxlcywgbGluazogbnVtYmVyKTogS2luZHMgfCB1bmRlZmluZWQge1xuICBjb25zdCBvbiA9IG5ldyBJbnQ4QXJyYXkoRkFDRVMpLmZpbGwoLTEpO1xuICBjb25zdCB1bmRlciA9IG5ldyBJbnQ4QXJyYXkoRkFDRVMpLmZpbGwoLTIpO1xuICBsZXQgd2F5ID0gMDtcbiAgZm9yIChsZXQgb3ZlciA9IDA7IG92ZXIgPCBGQUNFUzsgb3ZlcisrKVxuICAgIGZvciAobGV0IGJlbG93ID0gMDsgYmVsb3cgPCBGQUNFUzsgYmVsb3crKylcbiAgICAgIGlmIChydWxlcy5saW5rc1tsaW5rICsgYmVsb3cgKiA2NCArIG92ZXJdKSB7XG4gICAgICAgIGNvbnN0IHN0ZXAgPSBNYXRoLnNpZ24ocmFua09mKG92ZXIpIC0gcmFua09mKGJlbG93KSk7XG4gICAgICAgIGlmIChzdGVwID09PSAwIHx8IHN0ZXAgPT09IC13YXkpIHJldHVybiB1bmRlZmluZWQ7XG4gICAgICAgIHdheSA9IHN0ZXA7XG4gICAgICAgIGlmIChvbltvdmVyXSA9PT0gLTEpIG9uW292ZXJdID0gYmVsb3c7XG4gICAgICAgIGlmICh1bmRlcltiZWxvd10gPT09IC0yKSB1bmRlcltiZWxvd10gPSBvbltvdmVyXSE7XG4gICAgICB9XG4gIGZvciAobGV0IG92ZXIgPSAwOyBvdmVyIDwgRkFDRVM7IG92ZXIrKylcbiAgICBmb3IgKGxldCBiZWxvdyA9IDA7IGJlbG93IDwgRkFDRVM7IGJlbG93KyspXG4gICAgICBpZiAoKHJ1bGVzLmxpbmtzW2xpbmsgKyBiZWxvdyAqIDY0ICsgb3Zlcl0gPT09IDEpICE9PSAob25bb3Zlcl0gPT09IHVuZGVyW2JlbG93XSkpIHJldHVybiB1bmRlZmluZWQ7XG4gIHJldHVybiB7IG9uLCB1bmRlciB9O1xufVxuXG4vKiogVHdvIHdvcmRzIGZvciBlYWNoIGNhcmQgaW4gYSBjb2x1bW4sIGVhY2ggb24gYSBob21lLCBhbmQgZWFjaCB0aGF0IG9wZW5zIGEgY29sdW1uLiAqL1xuY29uc3QgV09SRFMgPSBJbnQzMkFycmF5LmZyb20oeyBsZW5ndGg6IDQgKiAxMjggfSwgKF8sIGkpID0+IHNjcmFtYmxlKCgweDFiODczNTkzICsgTWF0aC5pbXVsKGkgKyAxLCAweDllMzc3OWI5KSkgfCAwKSk7XG4iLCAiaW1wb3J0IHsgdHlwZSBPcHRpb25zLCB0eXBlIFN0YXR1cyB9IGZyb20gJ0BwYXRpZW5jZS9jb3JlJztcbmltcG9ydCB7IEFDVElPTiwgY2FyZHNNb3ZlLCBmcm9tT2YsIGtpbmRPZiwgbGlzdCwgdG9PZiwgdHlwZSBNb3ZlLCB0eXBlIFRhYmxlIH0gZnJvbSAnQHBhdGllbmNlL2NvcmUvc2VhcmNoJztcbmltcG9ydCB0eXBlIHsgQWZmaW5pdHkgfSBmcm9tICcuL2FmZmluaXR5LmpzJztcbmltcG9ydCB0eXBlIHsgV2FzdGVCb3VuZCB9IGZyb20gJy4vd2FzdGUtYm91bmQuanMnO1xuaW1wb3J0IHR5cGUgeyBGb3VuZGF0aW9uTWVyZ2luZyB9IGZyb20gJy4vZm91bmRhdGlvbi1tZXJnaW5nLmpzJztcbmltcG9ydCB0eXBlIHsgUnVuRXF1aXZhbGVuY2UgfSBmcm9tICcuL3J1bi1lcXVpdmFsZW5jZS5qcyc7XG5pbXBvcnQgdHlwZSB7IFJ1blRhaWxzIH0gZnJvbSAnLi9ydW4tdGFpbHMuanMnO1xuaW1wb3J0IHsgTk9ORSwgdHlwZSBTYWZlTW92ZXMgfSBmcm9tICcuL3NhZmUuanMnO1xuaW1wb3J0IHR5cGUgeyBUYWxvbiB9IGZyb20gJy4vdGFsb24uanMnO1xuXG4vKiogV2hhdCBpcyBrbm93biBvZiB0aGUgcnVsZXMgYW5kIG1ha2VzIHRoZSBzZWFyY2ggc21hbGxlciwgYXMgZmFyIGFzIGl0IGFwcGxpZXMuICovXG5leHBvcnQgaW50ZXJmYWNlIEhlbHBlcnMge1xuICByZWFkb25seSBzYWZlPzogU2FmZU1vdmVzIHwgdW5kZWZpbmVkO1xuICByZWFkb25seSBvcmRlcmVkPzogUnVuRXF1aXZhbGVuY2UgfCB1bmRlZmluZWQ7XG4gIHJlYWRvbmx5IHdhc3RlQm91bmQ/OiBXYXN0ZUJvdW5kIHwgdW5kZWZpbmVkO1xuICByZWFkb25seSBtZXJnaW5nPzogRm91bmRhdGlvbk1lcmdpbmcgfCB1bmRlZmluZWQ7XG4gIHJlYWRvbmx5IHRhbG9uPzogVGFsb24gfCB1bmRlZmluZWQ7XG4gIHJlYWRvbmx5IHRhaWxzPzogUnVuVGFpbHMgfCB1bmRlZmluZWQ7XG4gIC8qKiBQb3NpdGlvbnMgYXJlIHRvbGQgYXBhcnQgYnkgd2hhdCBpdCBzZWVzOiBub3RoaW5nIGZvdW5kIHRoaXMgd2F5IHByb3ZlcyB0aGF0IHRoZXJlIGlzIG5vIG1vcmUuICovXG4gIHJlYWRvbmx5IGFmZmluaXR5PzogQWZmaW5pdHkgfCB1bmRlZmluZWQ7XG59XG5cbi8qKlxuICogU3RlcHMgb2YgYSBzZWFyY2g6IGEgbW92ZSB0b2dldGhlciB3aXRoIHRoZSBzYWZlIG1vdmVzIHRoYXQgZm9sbG93IGl0LCBhcyBvbmUuIFRoZSB0YWJsZSByZW1lbWJlcnMgd2hhdCBpdCB0YWtlc1xuICogdG8gc3RlcCBiYWNrLlxuICovXG5leHBvcnQgY2xhc3MgUGF0aCB7XG4gIC8qKiBXaGVyZSBtb3ZlcyBhcmUgd3JpdHRlbiBkb3duIHdoaWxlIHNvbWVib2R5IGxpc3RlbnMuICovXG4gIHJlY29yZDogTW92ZVtdIHwgdW5kZWZpbmVkO1xuICAvKiogSG93IG9mdGVuIHRoZSBydWxlcyBkZWNsYXJlZCBhIHBvc2l0aW9uIGxvc3QuICovXG4gIGxvc3NlcyA9IDA7XG4gIC8qKiBUaGUgbW9zdCBjYXJkcyB0aGF0IHdlcmUgaG9tZSBhdCBvbmNlLiAqL1xuICBob21lID0gMDtcbiAgLyoqIEEgZmFtaWx5IHRoYXQgY2FtZSBob21lIGxvc3QgdGhlIGdhbWUuICovXG4gIHNodW5zSG9tZSA9IGZhbHNlO1xuICAvKiogSG93IG9mdGVuIGEgc2FmZSBtb3ZlIHdhcyBwbGF5ZWQuICovXG4gIHRydXN0ZWQgPSAwO1xuICAvKiogVGhlIHR3byBoYWx2ZXMgb2YgdGhlIGtleSBvZiB0aGUgcG9zaXRpb24gdGhhdCB0aGUgbGFzdCBzdGVwIGxlZCB0by4gKi9cbiAgcmVhZG9ubHkga2V5OiBJbnQzMkFycmF5O1xuICByZWFkb25seSAjanVkZ2VzOiBib29sZWFuO1xuICAjYWN0ZWQgPSBmYWxzZTtcbiAgcmVhZG9ubHkgI2hvbWU6IG51bWJlcjtcblxuICByZWFkb25seSBzYWZlOiBTYWZlTW92ZXMgfCB1bmRlZmluZWQ7XG4gIHJlYWRvbmx5IG9yZGVyZWQ6IFJ1bkVxdWl2YWxlbmNlIHwgdW5kZWZpbmVkO1xuICByZWFkb25seSB3YXN0ZUJvdW5kOiBXYXN0ZUJvdW5kIHwgdW5kZWZpbmVkO1xuICByZWFkb25seSBtZXJnaW5nOiBGb3VuZGF0aW9uTWVyZ2luZyB8IHVuZGVmaW5lZDtcbiAgcmVhZG9ubHkgdGFsb246IFRhbG9uIHwgdW5kZWZpbmVkO1xuICByZWFkb25seSB0YWlsczogUnVuVGFpbHMgfCB1bmRlZmluZWQ7XG4gIHJlYWRvbmx5IGFmZmluaXR5OiBBZmZpbml0eSB8IHVuZGVmaW5lZDtcblxuICBjb25zdHJ1Y3RvcihcbiAgICByZWFkb25seSB0YWJsZTogVGFibGU8T3B0aW9ucz4sXG4gICAgeyBzYWZlLCBvcmRlcmVkLCB3YXN0ZUJvdW5kLCBtZXJnaW5nLCB0YWxvbiwgdGFpbHMsIGFmZmluaXR5IH06IEhlbHBlcnMgPSB7fSxcbiAgKSB7XG4gICAgdGhpcy5zYWZlID0gc2FmZTtcbiAgICB0aGlzLm9yZGVyZWQgPSBvcmRlcmVkO1xuICAgIHRoaXMud2FzdGVCb3VuZCA9IHdhc3RlQm91bmQ7XG4gICAgdGhpcy5tZXJnaW5nID0gbWVyZ2luZztcbiAgICB0aGlzLnRhbG9uID0gdGFsb247XG4gICAgdGhpcy50YWlscyA9IHRhaWxzO1xuICAgIHRoaXMuYWZmaW5pdHkgPSBhZmZpbml0eTtcbiAgICB0aGlzLiNqdWRnZXMgPSB0YWJsZS52YXJpYW50LnN0YXR1cyAhPT0gdW5kZWZpbmVkO1xuICAgIHRoaXMua2V5ID0gdGFsb24gfHwgdGFpbHMgfHwgYWZmaW5pdHkgPyBuZXcgSW50MzJBcnJheSgyKSA6IChvcmRlcmVkID8/IG1lcmdpbmcgPz8gdGFibGUpLmtleTtcbiAgICB0aGlzLiNsb29rKCk7XG4gICAgdGhpcy4jaG9tZSA9IGhvbWVPZih0YWJsZSk7XG4gIH1cblxuICAvKiogRmlsbHMgYG91dGAgd2l0aCB0aGUgbW92ZXMgdGhhdCBtYXR0ZXIgYW5kIHJldHVybnMgdGhlaXIgbnVtYmVyLiAqL1xuICBsaXN0KG91dDogSW50MzJBcnJheSk6IG51bWJlciB7XG4gICAgaWYgKHRoaXMub3JkZXJlZCkgcmV0dXJuIHRoaXMub3JkZXJlZC5saXN0KG91dCk7XG4gICAgY29uc3QgY291bnQgPSB0aGlzLnRhbG9uID8gdGhpcy50YWxvbi5saXN0KG91dCkgOiBsaXN0KHRoaXMudGFibGUsIG91dCk7XG4gICAgcmV0dXJuIHRoaXMudGFpbHMgPyB0aGlzLnRhaWxzLmZpbHRlcihvdXQsIGNvdW50KSA6IGNvdW50O1xuICB9XG5cbiAgLyoqIFBsYXlzIGEgbW92ZSBhbmQgd2hhdCBzYWZlbHkgZm9sbG93cy4gKi9cbiAgc3RlcChtb3ZlOiBNb3ZlKTogdm9pZCB7XG4gICAgdGhpcy4jYWN0ZWQgPSBraW5kT2YobW92ZSkgPT09IEFDVElPTjtcbiAgICBpZiAodGhpcy5vcmRlcmVkKSB0aGlzLm9yZGVyZWQucGxheShtb3ZlLCB0aGlzLnJlY29yZCk7XG4gICAgZWxzZSBpZiAodGhpcy50YWlscz8uc3RhbmRzKG1vdmUpKSB7XG4gICAgICB0aGlzLiNkbyh0aGlzLnRhaWxzLmZpcnN0KG1vdmUpKTtcbiAgICAgIHRoaXMuI2RvKGNhcmRzTW92ZShmcm9tT2YobW92ZSksIHRvT2YobW92ZSksIDEpKTtcbiAgICB9IGVsc2UgaWYgKHRoaXMudGFsb24pIHRoaXMudGFsb24ucGxheShtb3ZlLCB0aGlzLnJlY29yZCk7XG4gICAgZWxzZSB0aGlzLiNkbyhtb3ZlKTtcbiAgICB0aGlzLnNldHRsZSgpO1xuICB9XG5cbiAgI2RvKG1vdmU6IE1vdmUpOiB2b2lkIHtcbiAgICB0aGlzLnRhYmxlLnBsYXkobW92ZSk7XG4gICAgdGhpcy5yZWNvcmQ/LnB1c2gobW92ZSk7XG4gIH1cblxuICAvKiogUGxheXMgc2FmZSBtb3ZlcyB1bnRpbCB0aGVyZSBpcyBub25lLiAqL1xuICBzZXR0bGUoKTogdm9pZCB7XG4gICAgZm9yIChsZXQgbmV4dCA9IHRoaXMuI25leHQoKTsgbmV4dCAhPT0gTk9ORTsgbmV4dCA9IHRoaXMuI25leHQoKSkge1xuICAgICAgdGhpcy50cnVzdGVkKys7XG4gICAgICBpZiAodGhpcy50YWxvbikgdGhpcy50YWxvbi5wbGF5KG5leHQsIHRoaXMucmVjb3JkKTtcbiAgICAgIGVsc2UgdGhpcy4jZG8obmV4dCk7XG4gICAgfVxuICAgIHRoaXMuI2xvb2soKTtcbiAgfVxuXG4gIC8qKiBCcmluZ3MgdGhlIGtleSB1cCB0byBkYXRlLiAqL1xuICAjbG9vaygpOiB2b2lkIHtcbiAgICAodGhpcy5vcmRlcmVkID8/IHRoaXMubWVyZ2luZyk/Lmxvb2soKTtcbiAgICB0aGlzLmFmZmluaXR5Py5uYW1lKHRoaXMua2V5KTtcbiAgICBpZiAoIXRoaXMudGFsb24gJiYgIXRoaXMudGFpbHMpIHJldHVybjtcbiAgICB0aGlzLmtleS5zZXQodGhpcy50YWJsZS5rZXkpO1xuICAgIHRoaXMudGFsb24/LmFkanVzdCh0aGlzLmtleSk7XG4gICAgdGhpcy50YWlscz8uYWRqdXN0KHRoaXMua2V5KTtcbiAgfVxuXG4gICNuZXh0KCk6IE1vdmUge1xuICAgIGNvbnN0IHNhZmUgPSB0aGlzLnNhZmU/LmZpbmQoKSA/PyBOT05FO1xuICAgIHJldHVybiBzYWZlID09PSBOT05FICYmIHRoaXMub3JkZXJlZCA/IHRoaXMub3JkZXJlZC5maW5kKCkgOiBzYWZlO1xuICB9XG5cbiAgLyoqIFRha2VzIG1vdmVzIGJhY2sgdW50aWwgc28gbWFueSBhcmUgbGVmdC4gKi9cbiAgYmFjayhkZXB0aDogbnVtYmVyKTogdm9pZCB7XG4gICAgd2hpbGUgKHRoaXMudGFibGUuZGVwdGggPiBkZXB0aCkgdGhpcy50YWJsZS51bmRvKCk7XG4gIH1cblxuICAvKiogVGhlIHRhYmxlJ3Mgc3RhdHVzIGZvciBhIHNlYXJjaC4gQSBsb3NzIHRoYXQgY29tZXMgZnJvbSB0aGUgcnVsZXMgbWFrZXMgc2FmZSBtb3ZlcyBkb3VidGZ1bDsgaXQgaXMgbm90ZWQuICovXG4gIHN0YXR1cygpOiBTdGF0dXMge1xuICAgIGNvbnN0IHsgcnVsZXMsIGxlbiwgY2FyZHMgfSA9IHRoaXMudGFibGU7XG4gICAgbGV0IGhvbWUgPSAwO1xuICAgIGZvciAobGV0IGggPSAwOyBoIDwgcnVsZXMuaG9tZXMubGVuZ3RoOyBoKyspIGhvbWUgKz0gbGVuW3J1bGVzLmhvbWVzW2hdIV0hO1xuICAgIGlmIChob21lID4gdGhpcy5ob21lKSB0aGlzLmhvbWUgPSBob21lO1xuICAgIC8vIFdoYXQgaXMgYnVyaWVkIGNoYW5nZXMgb25seSB3aGVuIHRoZSBzdG9jayBpcyB1c2VkLlxuICAgIGlmICh0aGlzLiNhY3RlZCAmJiB0aGlzLndhc3RlQm91bmQ/Lmxvc3QoKSkgcmV0dXJuICdsb3N0JztcbiAgICBpZiAoIXRoaXMuI2p1ZGdlcykgcmV0dXJuIGhvbWUgPT09IGNhcmRzLmxlbmd0aCA/ICd3b24nIDogJ3BsYXlpbmcnO1xuICAgIGNvbnN0IHN0YXR1cyA9IHRoaXMudGFibGUuc3RhdHVzKCk7XG4gICAgaWYgKHN0YXR1cyA9PT0gJ2xvc3QnKSB7XG4gICAgICB0aGlzLmxvc3NlcysrO1xuICAgICAgdGhpcy5zaHVuc0hvbWUgfHw9IGhvbWUgPiB0aGlzLiNob21lO1xuICAgIH1cbiAgICByZXR1cm4gc3RhdHVzO1xuICB9XG5cbiAgLyoqIFN0ZXBzIGZyb20gdGhlIHZlcnkgYmVnaW5uaW5nIGFzIHNpbmdsZSBtb3Zlcywgc2FmZSBtb3ZlcyBpbmNsdWRlZC4gKi9cbiAgbW92ZXNPZihzdGVwczogcmVhZG9ubHkgTW92ZVtdKTogTW92ZVtdIHtcbiAgICB0aGlzLmJhY2soMCk7XG4gICAgY29uc3QgbW92ZXM6IE1vdmVbXSA9IFtdO1xuICAgIHRoaXMucmVjb3JkID0gbW92ZXM7XG4gICAgdGhpcy5zZXR0bGUoKTtcbiAgICBmb3IgKGNvbnN0IG1vdmUgb2Ygc3RlcHMpIHRoaXMuc3RlcChtb3ZlKTtcbiAgICB0aGlzLnJlY29yZCA9IHVuZGVmaW5lZDtcbiAgICByZXR1cm4gbW92ZXM7XG4gIH1cblxuICAvKiogU2FmZSBtb3ZlcyB3ZXJlIHBsYXllZCBhbHRob3VnaCB0aGVzZSBydWxlcyBtYXkgcHVuaXNoIHRoZW06IHdoYXQgd2FzIG5vdCBmb3VuZCBtYXkgZXhpc3QgYWxsIHRoZSBzYW1lLiAqL1xuICBnZXQgZG91YnRmdWwoKTogYm9vbGVhbiB7XG4gICAgcmV0dXJuICh0aGlzLnRydXN0ZWQgPiAwICYmIHRoaXMubG9zc2VzID4gMCkgfHwgdGhpcy5vcmRlcmVkPy5icm9rZW4gPT09IHRydWU7XG4gIH1cbn1cblxuLyoqIENhcmRzIG9uIGZvdW5kYXRpb25zIGFuZCBkaXNjYXJkIHBpbGVzLiAqL1xuY29uc3QgaG9tZU9mID0gKHsgcnVsZXMsIGxlbiB9OiBUYWJsZTxPcHRpb25zPik6IG51bWJlciA9PiBydWxlcy5ob21lcy5yZWR1Y2UoKHN1bSwgcGlsZSkgPT4gc3VtICsgbGVuW3BpbGVdISwgMCk7XG4iLCAiaW1wb3J0IHsgdHlwZSBPcHRpb25zIH0gZnJvbSAnQHBhdGllbmNlL2NvcmUnO1xuaW1wb3J0IHtcbiAgQ0FSRFMsXG4gIGNhcmRzTW92ZSxcbiAgY291bnRPZixcbiAgRU1QVFksXG4gIEZBQ0VTLFxuICBmcm9tT2YsXG4gIEhJRERFTixcbiAga2luZE9mLFxuICB0b09mLFxuICB0eXBlIE1vdmUsXG4gIHR5cGUgUnVsZXMsXG4gIHR5cGUgVGFibGUsXG59IGZyb20gJ0BwYXRpZW5jZS9jb3JlL3NlYXJjaCc7XG5pbXBvcnQgeyBzY3JhbWJsZSB9IGZyb20gJy4vYml0cy5qcyc7XG5pbXBvcnQgeyBraW5kc09mLCB0eXBlIEtpbmRzIH0gZnJvbSAnLi9ydW4tZXF1aXZhbGVuY2UuanMnO1xuaW1wb3J0IHR5cGUgeyBUcmFpdHMgfSBmcm9tICcuL3RyYWl0cy5qcyc7XG5cbi8qKlxuICogVGhlIHJ1biBpbiB3aGljaCBhIGNvbHVtbiBlbmRzIGNhbiBiZSBsaWZ0ZWQgYXQgYW55IG9mIGl0cyBjYXJkcy4gQSBjYXJkIGluIGl0IGxpZXMgb24gb25lIG9mIGl0cyBraW5kLCBhbmQgaXQgZG9lc1xuICogbm90IG1hdHRlciBvbiB3aGljaDogd2hpbGUgb25lIG9mIHRoZSBraW5kIGlzIGZyZWUgaXQgY2FuIGNoYW5nZSBvdmVyIGFuZCBiYWNrLCBhbmQgd2hpbGUgbm9uZSBpcyBmcmVlLCBvbmx5IGEgY2FyZFxuICogdGhhdCBnb2VzIGhvbWUgY2hhbmdlcyBhbnl0aGluZy4gUG9zaXRpb25zIHRoYXQgZGlmZmVyIGluIG5vIG1vcmUgYXJlIG9uZSBwb3NpdGlvbiBoZXJlLCB3aXRoIG9uZSBrZXksIGFuZCBtb3ZlcyBmcm9tXG4gKiBvbmUgdG8gdGhlIG90aGVyIGFyZSBubyBtb3Zlcy4gV2hhdCBpcyBsZWZ0OiBhIHdob2xlIHJ1biBtb3ZlcywgYW5kIGEgY2FyZCBnb2VzIGhvbWUgZXZlbiBmcm9tIHdpdGhpbiBhIHJ1biB3aGVuIHdoYXRcbiAqIGxpZXMgb24gaXQgZmluZHMgYW5vdGhlciBwbGFjZSBmaXJzdDsgYSBob21lIHRoYXQgdGFrZXMgb25lIGNhcmQgYW5kIGlzIGdpdmVuIG1vcmUgc3RhbmRzIGZvciB0aGF0LlxuICovXG5leHBvcnQgY2xhc3MgUnVuVGFpbHMge1xuICByZWFkb25seSAjdGFibGU6IFRhYmxlPE9wdGlvbnM+O1xuICByZWFkb25seSAjY29sdW1uczogSW50MzJBcnJheTtcbiAgcmVhZG9ubHkgI2lzQ29sdW1uOiBVaW50OEFycmF5O1xuICByZWFkb25seSAjaXNIb21lOiBVaW50OEFycmF5O1xuICByZWFkb25seSAjaG9tZXM6IEludDMyQXJyYXk7XG4gIHJlYWRvbmx5ICNsaW5rOiBudW1iZXI7XG4gIHJlYWRvbmx5ICNraW5kczogS2luZHM7XG4gIHJlYWRvbmx5ICNzZWVuMTogSW50MzJBcnJheTtcbiAgcmVhZG9ubHkgI3NlZW4yOiBJbnQzMkFycmF5O1xuICByZWFkb25seSAjc2hhcmUxOiBJbnQzMkFycmF5O1xuICByZWFkb25seSAjc2hhcmUyOiBJbnQzMkFycmF5O1xuICAvKiogQ2FyZHMgaW4gdGhlIHJ1biBpbiB3aGljaCBlYWNoIGNvbHVtbiBlbmRzLiAqL1xuICByZWFkb25seSAjbGVuZ3RoOiBVaW50OEFycmF5O1xuICAvKiogS2luZCBcdTIxOTIgdGhlIGZpcnN0IGNvbHVtbiB3aG9zZSB0b3AgY2FyZCBpcyBvZiBpdCwgXHUyMjEyMSB3aGVuIHRoZXJlIGlzIG5vbmUuICovXG4gIHJlYWRvbmx5ICNmcmVlID0gbmV3IEludDE2QXJyYXkoRkFDRVMpO1xuXG4gIHByaXZhdGUgY29uc3RydWN0b3IodGFibGU6IFRhYmxlPE9wdGlvbnM+LCB7IGNvbHVtbnMsIGhvbWVzIH06IFRyYWl0cywga2luZHM6IEtpbmRzKSB7XG4gICAgY29uc3QgbiA9IHRhYmxlLnJ1bGVzLmNvdW50O1xuICAgIHRoaXMuI3RhYmxlID0gdGFibGU7XG4gICAgdGhpcy4jY29sdW1ucyA9IGNvbHVtbnM7XG4gICAgdGhpcy4jaG9tZXMgPSBob21lcztcbiAgICB0aGlzLiNpc0NvbHVtbiA9IFVpbnQ4QXJyYXkuZnJvbSh7IGxlbmd0aDogbiB9LCAoXywgcGlsZSkgPT4gTnVtYmVyKGNvbHVtbnMuaW5jbHVkZXMocGlsZSkpKTtcbiAgICB0aGlzLiNpc0hvbWUgPSBVaW50OEFycmF5LmZyb20oeyBsZW5ndGg6IG4gfSwgKF8sIHBpbGUpID0+IE51bWJlcihob21lcy5pbmNsdWRlcyhwaWxlKSkpO1xuICAgIHRoaXMuI2xpbmsgPSB0YWJsZS5ydWxlcy5ydW5PZltjb2x1bW5zWzBdIV0hO1xuICAgIHRoaXMuI2tpbmRzID0ga2luZHM7XG4gICAgdGhpcy4jc2VlbjEgPSBuZXcgSW50MzJBcnJheShuKTtcbiAgICB0aGlzLiNzZWVuMiA9IG5ldyBJbnQzMkFycmF5KG4pO1xuICAgIHRoaXMuI3NoYXJlMSA9IG5ldyBJbnQzMkFycmF5KG4pO1xuICAgIHRoaXMuI3NoYXJlMiA9IG5ldyBJbnQzMkFycmF5KG4pO1xuICAgIHRoaXMuI2xlbmd0aCA9IG5ldyBVaW50OEFycmF5KG4pO1xuICAgIGZvciAoY29uc3QgcGlsZSBvZiBjb2x1bW5zKSB0aGlzLiN3b3JrKHBpbGUpO1xuICB9XG5cbiAgLyoqIFVuZGVmaW5lZCB3aGVyZSB0aGUgcnVsZXMgYXJlIG5vdCBvZiB0aGlzIGtpbmQuIEBwYXJhbSBhcGFydCBhY3Rpb25zIGxvb2sgYXQgc3RvY2sgYW5kIHdhc3RlIGFsb25lICovXG4gIHN0YXRpYyBvZih0YWJsZTogVGFibGU8T3B0aW9ucz4sIHRyYWl0czogVHJhaXRzLCBhcGFydDogYm9vbGVhbik6IFJ1blRhaWxzIHwgdW5kZWZpbmVkIHtcbiAgICBjb25zdCB7IHJ1bGVzLCB2YXJpYW50LCBjYXJkcyB9ID0gdGFibGU7XG4gICAgY29uc3QgeyBjb2x1bW5zLCBmb3VuZGF0aW9ucywgZXhjbHVzaXZlIH0gPSB0cmFpdHM7XG4gICAgaWYgKCFleGNsdXNpdmUgfHwgY29sdW1ucy5sZW5ndGggPT09IDAgfHwgdmFyaWFudC5wYWlyIHx8IHZhcmlhbnQuc3RhdHVzIHx8IHZhcmlhbnQuYWZ0ZXIgfHwgcnVsZXMuYW55Q292ZXJlZCkgcmV0dXJuIHVuZGVmaW5lZDtcbiAgICBpZiAodmFyaWFudC5hY3Rpb25zICYmICFhcGFydCkgcmV0dXJuIHVuZGVmaW5lZDtcbiAgICBpZiAocnVsZXMudGFyZ2V0cy5zb21lKChwaWxlKSA9PiAhY29sdW1ucy5pbmNsdWRlcyhwaWxlKSAmJiAhZm91bmRhdGlvbnMuaW5jbHVkZXMocGlsZSkpKSByZXR1cm4gdW5kZWZpbmVkO1xuICAgIGNvbnN0IGxpbmsgPSBydWxlcy5ydW5PZltjb2x1bW5zWzBdIV0hO1xuICAgIGNvbnN0IGdyb3VwID0gcnVsZXMuZ3JvdXBbY29sdW1uc1swXSFdITtcbiAgICBpZiAobGluayA8IDAgfHwgZ3JvdXAgPCAwIHx8IGNvbHVtbnMuc29tZSgocGlsZSkgPT4gcnVsZXMucnVuT2ZbcGlsZV0gIT09IGxpbmsgfHwgcnVsZXMuZ3JvdXBbcGlsZV0gIT09IGdyb3VwKSkgcmV0dXJuIHVuZGVmaW5lZDtcbiAgICBjb25zdCBjb21waWxlZCA9IGtub3duLmdldChydWxlcyk7XG4gICAgY29uc3QgZm91bmQgPSBjb21waWxlZD8uY2FyZHMgPT09IGNhcmRzLmxlbmd0aCA/IGNvbXBpbGVkIDogeyBjYXJkczogY2FyZHMubGVuZ3RoLCBraW5kczoga2luZHNPZlRhaWxzKHRhYmxlLCB0cmFpdHMsIGxpbmspIH07XG4gICAga25vd24uc2V0KHJ1bGVzLCBmb3VuZCk7XG4gICAgY29uc3QgeyBraW5kcyB9ID0gZm91bmQ7XG4gICAgcmV0dXJuIGtpbmRzICYmIG5ldyBSdW5UYWlscyh0YWJsZSwgdHJhaXRzLCBraW5kcyk7XG4gIH1cblxuICAvKiogVGFrZXMgZnJvbSBhIGtleSB3aGF0IHRoZSBjb2x1bW5zIGFkZCB0byBpdCwgYW5kIGFkZHMgd2hhdCB0aGV5IHN0YW5kIGZvci4gKi9cbiAgYWRqdXN0KGtleTogSW50MzJBcnJheSk6IHZvaWQge1xuICAgIGNvbnN0IHsgaGFzaDEsIGhhc2gyLCBtaXhlZDEsIG1peGVkMiB9ID0gdGhpcy4jdGFibGU7XG4gICAgbGV0IG9uZSA9IGtleVswXSE7XG4gICAgbGV0IHR3byA9IGtleVsxXSE7XG4gICAgZm9yIChsZXQgYyA9IDA7IGMgPCB0aGlzLiNjb2x1bW5zLmxlbmd0aDsgYysrKSB7XG4gICAgICBjb25zdCBwaWxlID0gdGhpcy4jY29sdW1uc1tjXSE7XG4gICAgICBpZiAodGhpcy4jc2VlbjFbcGlsZV0gIT09IGhhc2gxW3BpbGVdIHx8IHRoaXMuI3NlZW4yW3BpbGVdICE9PSBoYXNoMltwaWxlXSkgdGhpcy4jd29yayhwaWxlKTtcbiAgICAgIG9uZSArPSB0aGlzLiNzaGFyZTFbcGlsZV0hIC0gbWl4ZWQxW3BpbGVdITtcbiAgICAgIHR3byArPSB0aGlzLiNzaGFyZTJbcGlsZV0hIC0gbWl4ZWQyW3BpbGVdITtcbiAgICB9XG4gICAga2V5WzBdID0gb25lO1xuICAgIGtleVsxXSA9IHR3bztcbiAgfVxuXG4gICN3b3JrKHBpbGU6IG51bWJlcik6IHZvaWQge1xuICAgIGNvbnN0IHsgc2xvdHMsIHNoaWZ0LCBsZW4sIGZhY2UsIHVwLCBydWxlcywgaGFzaDEsIGhhc2gyIH0gPSB0aGlzLiN0YWJsZTtcbiAgICB0aGlzLiNzZWVuMVtwaWxlXSA9IGhhc2gxW3BpbGVdITtcbiAgICB0aGlzLiNzZWVuMltwaWxlXSA9IGhhc2gyW3BpbGVdITtcbiAgICBjb25zdCBzdGFydCA9IHBpbGUgPDwgc2hpZnQ7XG4gICAgbGV0IGJhc2UgPSBzdGFydCArIGxlbltwaWxlXSEgLSAxO1xuICAgIHdoaWxlIChiYXNlID4gc3RhcnQgJiYgdXBbc2xvdHNbYmFzZSAtIDFdIV0gJiYgcnVsZXMubGlua3NbdGhpcy4jbGluayArIGZhY2Vbc2xvdHNbYmFzZSAtIDFdIV0hICogNjQgKyBmYWNlW3Nsb3RzW2Jhc2VdIV0hXSkgYmFzZS0tO1xuICAgIHRoaXMuI2xlbmd0aFtwaWxlXSA9IHN0YXJ0ICsgbGVuW3BpbGVdISAtIGJhc2U7XG4gICAgbGV0IG9uZSA9IDA7XG4gICAgbGV0IHR3byA9IDA7XG4gICAgZm9yIChsZXQgcGxhY2UgPSBzdGFydDsgcGxhY2UgPD0gYmFzZSAmJiBwbGFjZSA8IHN0YXJ0ICsgbGVuW3BpbGVdITsgcGxhY2UrKykge1xuICAgICAgY29uc3QgY2FyZCA9IDEgKyBmYWNlW3Nsb3RzW3BsYWNlXSFdISArIDY0ICogdXBbc2xvdHNbcGxhY2VdIV0hO1xuICAgICAgb25lID0gc2NyYW1ibGUob25lIF4gTWF0aC5pbXVsKGNhcmQsIDB4OWUzNzc5YjEpKTtcbiAgICAgIHR3byA9IHNjcmFtYmxlKHR3byArIE1hdGguaW11bChjYXJkLCAweDg1ZWJjYTZiKSk7XG4gICAgfVxuICAgIGZvciAobGV0IHBsYWNlID0gYmFzZSArIDE7IHBsYWNlIDwgc3RhcnQgKyBsZW5bcGlsZV0hOyBwbGFjZSsrKSB7XG4gICAgICBjb25zdCBjYXJkID0gZmFjZVtzbG90c1twbGFjZV0hXSE7XG4gICAgICBvbmUgKz0gV09SRFNbMiAqIGNhcmRdITtcbiAgICAgIHR3byArPSBXT1JEU1syICogY2FyZCArIDFdITtcbiAgICB9XG4gICAgdGhpcy4jc2hhcmUxW3BpbGVdID0gb25lO1xuICAgIHRoaXMuI3NoYXJlMltwaWxlXSA9IHR3bztcbiAgfVxuXG4gIC8qKiBXaGljaCBjb2x1bW5zIGFyZSBmcmVlIGZvciB3aGF0LiAqL1xuICAjc3VydmV5KCk6IHZvaWQge1xuICAgIGNvbnN0IHsgdG9wIH0gPSB0aGlzLiN0YWJsZTtcbiAgICB0aGlzLiNmcmVlLmZpbGwoLTEpO1xuICAgIGZvciAobGV0IGMgPSB0aGlzLiNjb2x1bW5zLmxlbmd0aCAtIDE7IGMgPj0gMDsgYy0tKSB7XG4gICAgICBjb25zdCBmYWNlID0gdG9wW3RoaXMuI2NvbHVtbnNbY10hXSE7XG4gICAgICBpZiAoZmFjZSA8IEVNUFRZICYmIHRoaXMuI2tpbmRzLnVuZGVyW2ZhY2VdISA+PSAwKSB0aGlzLiNmcmVlW3RoaXMuI2tpbmRzLnVuZGVyW2ZhY2VdIV0gPSB0aGlzLiNjb2x1bW5zW2NdITtcbiAgICB9XG4gIH1cblxuICAvKiogTGVhdmVzIG91dCBvZiBsaXN0ZWQgbW92ZXMgd2hhdCBjaGFuZ2VzIG5vdGhpbmcgaGVyZSwgYW5kIGFkZHMgd2hhdCBzdGFuZHMgZm9yIG1vcmUuIEByZXR1cm5zIGhvdyBtYW55IHRoZXJlIGFyZSB0aGVuICovXG4gIGZpbHRlcihvdXQ6IEludDMyQXJyYXksIGNvdW50OiBudW1iZXIpOiBudW1iZXIge1xuICAgIGNvbnN0IHsgdG9wLCBsZW4sIHNsb3RzLCBzaGlmdCwgZmFjZSwgcnVsZXMgfSA9IHRoaXMuI3RhYmxlO1xuICAgIHRoaXMuI3N1cnZleSgpO1xuICAgIGxldCBtb3ZlcyA9IDA7XG4gICAgZm9yIChsZXQgaSA9IDA7IGkgPCBjb3VudDsgaSsrKSB7XG4gICAgICBjb25zdCBtb3ZlID0gb3V0W2ldITtcbiAgICAgIGlmIChraW5kT2YobW92ZSkgPT09IENBUkRTICYmIHRoaXMuI2lzQ29sdW1uW3RvT2YobW92ZSldKSB7XG4gICAgICAgIGNvbnN0IGZyb20gPSBmcm9tT2YobW92ZSk7XG4gICAgICAgIGNvbnN0IG9udG8gPSB0b3BbdG9PZihtb3ZlKV0hO1xuICAgICAgICBpZiAob250byA8IEVNUFRZICYmIHRoaXMuI2ZyZWVbdGhpcy4ja2luZHMudW5kZXJbb250b10hXSAhPT0gdG9PZihtb3ZlKSkgY29udGludWU7XG4gICAgICAgIGlmICh0aGlzLiNpc0NvbHVtbltmcm9tXSAmJiAoY291bnRPZihtb3ZlKSA8IHRoaXMuI2xlbmd0aFtmcm9tXSEgfHwgKG9udG8gPT09IEVNUFRZICYmIGNvdW50T2YobW92ZSkgPT09IGxlbltmcm9tXSkpKSBjb250aW51ZTtcbiAgICAgIH1cbiAgICAgIG91dFttb3ZlcysrXSA9IG1vdmU7XG4gICAgfVxuICAgIGxldCBsbyA9IDA7XG4gICAgbGV0IGhpID0gMDtcbiAgICBmb3IgKGxldCBoID0gMDsgaCA8IHRoaXMuI2hvbWVzLmxlbmd0aDsgaCsrKSB7XG4gICAgICBjb25zdCByb3cgPSAodGhpcy4jaG9tZXNbaF0hICogNTQgKyB0b3BbdGhpcy4jaG9tZXNbaF0hXSEpICogMjtcbiAgICAgIGxvIHw9IHJ1bGVzLm1hc2tzW3Jvd10hO1xuICAgICAgaGkgfD0gcnVsZXMubWFza3Nbcm93ICsgMV0hO1xuICAgIH1cbiAgICBmb3IgKGxldCBjID0gMDsgYyA8IHRoaXMuI2NvbHVtbnMubGVuZ3RoOyBjKyspIHtcbiAgICAgIGNvbnN0IHBpbGUgPSB0aGlzLiNjb2x1bW5zW2NdITtcbiAgICAgIGZvciAobGV0IGRlcHRoID0gMTsgZGVwdGggPCB0aGlzLiNsZW5ndGhbcGlsZV0hOyBkZXB0aCsrKSB7XG4gICAgICAgIGNvbnN0IHBsYWNlID0gKHBpbGUgPDwgc2hpZnQpICsgbGVuW3BpbGVdISAtIDEgLSBkZXB0aDtcbiAgICAgICAgY29uc3QgY2FyZCA9IGZhY2Vbc2xvdHNbcGxhY2VdIV0hO1xuICAgICAgICBpZiAoKChjYXJkIDwgMzIgPyBsbyA6IGhpKSAmICgxIDw8IChjYXJkICYgMzEpKSkgPT09IDAgfHwgdGhpcy4jZnJlZVt0aGlzLiNraW5kcy5vbltmYWNlW3Nsb3RzW3BsYWNlICsgMV0hXSFdIV0hIDwgMCkgY29udGludWU7XG4gICAgICAgIGZvciAobGV0IGggPSAwOyBoIDwgdGhpcy4jaG9tZXMubGVuZ3RoOyBoKyspIHtcbiAgICAgICAgICBjb25zdCBvZmZzZXQgPSBydWxlcy5hY2NlcHRPZltwaWxlICogcnVsZXMuY291bnQgKyB0aGlzLiNob21lc1toXSFdITtcbiAgICAgICAgICBpZiAob2Zmc2V0IDwgMCB8fCBydWxlcy5hY2NlcHRzW29mZnNldCArIHRvcFt0aGlzLiNob21lc1toXSFdISAqIDY0ICsgY2FyZF0gPT09IDApIGNvbnRpbnVlO1xuICAgICAgICAgIG91dFttb3ZlcysrXSA9IGNhcmRzTW92ZShwaWxlLCB0aGlzLiNob21lc1toXSEsIGRlcHRoICsgMSk7XG4gICAgICAgICAgYnJlYWs7XG4gICAgICAgIH1cbiAgICAgIH1cbiAgICB9XG4gICAgcmV0dXJuIG1vdmVzO1xuICB9XG5cbiAgLyoqIERvZXMgYSBtb3ZlIHN0YW5kIGZvciB0d28/ICovXG4gIHN0YW5kcyhtb3ZlOiBNb3ZlKTogYm9vbGVhbiB7XG4gICAgcmV0dXJuIGtpbmRPZihtb3ZlKSA9PT0gQ0FSRFMgJiYgY291bnRPZihtb3ZlKSA+IDEgJiYgdGhpcy4jaXNDb2x1bW5bZnJvbU9mKG1vdmUpXSA9PT0gMSAmJiB0aGlzLiNpc0hvbWVbdG9PZihtb3ZlKV0gPT09IDE7XG4gIH1cblxuICAvKiogVGhlIG1vdmUgdGhhdCBnaXZlcyB3aGF0IGxpZXMgb24gYSBjYXJkIGFub3RoZXIgcGxhY2UsIHNvIHRoYXQgdGhlIGNhcmQgY2FuIGdvIGhvbWUuICovXG4gIGZpcnN0KG1vdmU6IE1vdmUpOiBNb3ZlIHtcbiAgICB0aGlzLiNzdXJ2ZXkoKTtcbiAgICBjb25zdCB7IGZhY2UgfSA9IHRoaXMuI3RhYmxlO1xuICAgIGNvbnN0IGZyb20gPSBmcm9tT2YobW92ZSk7XG4gICAgY29uc3QgY291bnQgPSBjb3VudE9mKG1vdmUpIC0gMTtcbiAgICByZXR1cm4gY2FyZHNNb3ZlKGZyb20sIHRoaXMuI2ZyZWVbdGhpcy4ja2luZHMub25bZmFjZVt0aGlzLiN0YWJsZS5pZEF0KGZyb20sIGNvdW50IC0gMSldIV0hXSEsIGNvdW50KTtcbiAgfVxufVxuXG4vKiogQSBmYWNlIG9mIGEga2luZC4gKi9cbmNvbnN0IGZpcnN0T2YgPSAoeyB1bmRlciB9OiBLaW5kcywga2luZDogbnVtYmVyKTogbnVtYmVyID0+IE1hdGgubWF4KDAsIHVuZGVyLmluZGV4T2Yoa2luZCkpO1xuXG4vKiogVHdvIHdvcmRzIGZvciBlYWNoIGNhcmQgaW4gYSBydW4gdGhhdCBoYXMgb25lIGJlbG93IGl0IHRoZXJlLiAqL1xuY29uc3QgV09SRFMgPSBJbnQzMkFycmF5LmZyb20oeyBsZW5ndGg6IDIgKiBGQUNFUyB9LCAoXywgaSkgPT4gc2NyYW1ibGUoTWF0aC5pbXVsKGkgKyAxLCAweDllMzc3OWI5KSBeIDB4MWI4NzM1OTMpKTtcblxuLyoqIFdoYXQge0BsaW5rIGtpbmRzT2ZUYWlsc30gZm91bmQ6IGl0IGhhbmdzIG9uIHRoZSBjb21waWxlZCBydWxlcywgd2hpY2ggbWFueSB0YWJsZXMgc2hhcmUsIGFuZCBvbiBob3cgbWFueSBjYXJkcyB0aGVyZSBhcmUuICovXG5jb25zdCBrbm93biA9IG5ldyBXZWFrTWFwPFJ1bGVzLCB7IHJlYWRvbmx5IGNhcmRzOiBudW1iZXI7IHJlYWRvbmx5IGtpbmRzOiBLaW5kcyB8IHVuZGVmaW5lZCB9PigpO1xuXG4vKiogVGhlIGtpbmRzIG9mIHRoZSBjYXJkcyB3aGVuIGFsbCB0aGF0IG1vdmVzIHRvIGFuZCBmcm9tIGNvbHVtbnMgaXMgc3VjaCB0aGF0IG9ubHkgdGhleSBtYXR0ZXI7IGVsc2UgdW5kZWZpbmVkLiAqL1xuZnVuY3Rpb24ga2luZHNPZlRhaWxzKHsgcnVsZXMsIGNhcmRzIH06IFRhYmxlPE9wdGlvbnM+LCB7IGNvbHVtbnMsIGhvbWVzIH06IFRyYWl0cywgbGluazogbnVtYmVyKTogS2luZHMgfCB1bmRlZmluZWQge1xuICBjb25zdCBraW5kcyA9IGtpbmRzT2YocnVsZXMsIGxpbmspO1xuICBpZiAoIWtpbmRzKSByZXR1cm4gdW5kZWZpbmVkO1xuICBjb25zdCBtb3N0ID0gKGZyb206IG51bWJlciwgdG86IG51bWJlciwgb250bzogbnVtYmVyLCBmYWNlOiBudW1iZXIpOiBudW1iZXIgPT4ge1xuICAgIGNvbnN0IG9mZnNldCA9IHJ1bGVzLmFjY2VwdE9mW2Zyb20gKiBydWxlcy5jb3VudCArIHRvXSE7XG4gICAgcmV0dXJuIG9mZnNldCA8IDAgPyAwIDogcnVsZXMuYWNjZXB0c1tvZmZzZXQgKyBvbnRvICogNjQgKyBmYWNlXSE7XG4gIH07XG4gIGZvciAoY29uc3QgZnJvbSBvZiBydWxlcy5zb3VyY2VzKVxuICAgIGZvciAoY29uc3QgdG8gb2YgcnVsZXMudGFyZ2V0cykge1xuICAgICAgY29uc3QgY29sdW1uID0gY29sdW1ucy5pbmNsdWRlcyhmcm9tKTtcbiAgICAgIGlmICghY29sdW1uICYmIHJ1bGVzLnBpbGVzW2Zyb21dIS50YWtlICE9PSAndG9wJykgcmV0dXJuIHVuZGVmaW5lZDtcbiAgICAgIGZvciAobGV0IGZhY2UgPSAwOyBmYWNlIDwgRkFDRVM7IGZhY2UrKykge1xuICAgICAgICBpZiAoaG9tZXMuaW5jbHVkZXModG8pKSB7XG4gICAgICAgICAgZm9yIChsZXQgb250byA9IDA7IG9udG8gPCBISURERU47IG9udG8rKykgaWYgKG1vc3QoZnJvbSwgdG8sIG9udG8sIGZhY2UpID4gMSkgcmV0dXJuIHVuZGVmaW5lZDtcbiAgICAgICAgICBjb250aW51ZTtcbiAgICAgICAgfVxuICAgICAgICBjb25zdCBvbkdhcCA9IG1vc3QoZnJvbSwgdG8sIEVNUFRZLCBmYWNlKTtcbiAgICAgICAgLy8gV2hhdCBsaWVzIGluIGEgZ2FwIG11c3QgaGF2ZSBub3RoaW5nIGVsc2UgdG8gbGllIG9uLlxuICAgICAgICBpZiAob25HYXAgPiAwICYmIChvbkdhcCA+IDB4N2ZmZiB8fCBraW5kcy5vbltmYWNlXSEgPj0gMCB8fCAoY29sdW1uICYmIG9uR2FwIDwgY2FyZHMubGVuZ3RoKSkpIHJldHVybiB1bmRlZmluZWQ7XG4gICAgICAgIGZvciAobGV0IG9udG8gPSAwOyBvbnRvIDwgRkFDRVM7IG9udG8rKykge1xuICAgICAgICAgIGNvbnN0IGNvdW50ID0gbW9zdChmcm9tLCB0bywgb250bywgZmFjZSk7XG4gICAgICAgICAgY29uc3QgZml0cyA9IHJ1bGVzLmxpbmtzW2xpbmsgKyBvbnRvICogNjQgKyBmYWNlXSEgPiAwO1xuICAgICAgICAgIGlmIChjb3VudCA+IDB4N2ZmZiB8fCAoY29sdW1uID8gKGZpdHMgPyBjb3VudCA8IGNhcmRzLmxlbmd0aCA6IGNvdW50ID4gMCkgOiBjb3VudCA+IDAgJiYgIWZpdHMpKSByZXR1cm4gdW5kZWZpbmVkO1xuICAgICAgICAgIC8vIEVsc2V3aGVyZSBhbGwgb2YgYSBraW5kIGFyZSBhbGlrZSB0b28uXG4gICAgICAgICAgaWYgKCFjb2x1bW4gJiYgZml0cyAmJiBjb3VudCA+IDAgIT09IG1vc3QoZnJvbSwgY29sdW1uc1swXSEsIGZpcnN0T2Yoa2luZHMsIGtpbmRzLm9uW2ZhY2VdISksIGZhY2UpID4gMCkgcmV0dXJuIHVuZGVmaW5lZDtcbiAgICAgICAgfVxuICAgICAgfVxuICAgIH1cbiAgcmV0dXJuIGtpbmRzO1xufVxuIiwgImltcG9ydCB7IHR5cGUgT3B0aW9ucywgdHlwZSBUeCwgdHlwZSBWYXJpYW50IH0gZnJvbSAnQHBhdGllbmNlL2NvcmUnO1xuaW1wb3J0IHsgQUNUSU9OLCBhY3Rpb25Nb3ZlLCBjYXJkc01vdmUsIGNvdW50T2YsIGZyb21PZiwga2luZE9mLCBsaXN0LCB0eXBlIE1vdmUsIHR5cGUgVGFibGUsIHRvT2YgfSBmcm9tICdAcGF0aWVuY2UvY29yZS9zZWFyY2gnO1xuaW1wb3J0IHsgb2JzZXJ2ZWQgfSBmcm9tICcuL29ic2VydmUuanMnO1xuaW1wb3J0IHR5cGUgeyBUcmFpdHMgfSBmcm9tICcuL3RyYWl0cy5qcyc7XG5cbi8qKiBXYXlzIGluIHdoaWNoIGNvdW50ZXJzIG1heSBzdGFuZDsgYSB2YXJpYW50IHdpdGggbW9yZSBjb3VudHMgc29tZXRoaW5nIGVsc2UuICovXG5jb25zdCBNT1NUX1NUQU5EUyA9IDE2O1xuXG4vKiogV2hhdCB0aGUgYWN0aW9ucyBtYWtlIG9mIGEgc3RvY2sgYW5kIGEgd2FzdGU6IGhvdyBtYW55IGNhcmRzIGxpZSBpbiB0aGUgd2FzdGUsIGFuZCBob3cgdGhlIGNvdW50ZXJzIHN0YW5kLiAqL1xuaW50ZXJmYWNlIExpZSB7XG4gIHJlYWRvbmx5IHdhc3RlOiBudW1iZXI7XG4gIHJlYWRvbmx5IHN0YW5kOiBudW1iZXI7XG59XG5cbi8qKiBXaGF0IGNhbiBiZSBoYWQgZnJvbSBhIHN0b2NrIGFuZCBhIHdhc3RlIGFzIHRoZXkgbGllLiAqL1xuaW50ZXJmYWNlIFJlYWNoIHtcbiAgLyoqIEVhY2ggd2F5IHRoZXkgY2FuIGxpZSwgdGhlIHByZXNlbnQgb25lIGZpcnN0LCBpbiB0aGUgb3JkZXIgb2YgaG93IG1hbnkgYWN0aW9ucyBsZWFkIHRoZXJlLiAqL1xuICByZWFkb25seSBsaWVzOiByZWFkb25seSBMaWVbXTtcbiAgLyoqIFRoZSBhY3Rpb25zIHRoYXQgbGVhZCB0byBlYWNoIG9mIHRoZW0uICovXG4gIHJlYWRvbmx5IHBhdGhzOiByZWFkb25seSAocmVhZG9ubHkgTW92ZVtdKVtdO1xuICAvKiogVGhlIHNhbWUgbnVtYmVyIGZvciBhbGwgbGllcyBvZiBhcyBtYW55IGNhcmRzIGZyb20gd2hpY2ggdGhlIHNhbWUgY2FuIGJlIGhhZC4gKi9cbiAgcmVhZG9ubHkga2luZDogbnVtYmVyO1xufVxuXG4vKipcbiAqIFN0b2NrIGFuZCB3YXN0ZSBhcyBvbmUgc2V0IG9mIGNhcmRzIHRoYXQgY2FuIGJlIGhhZDogdHVybmluZyB0aGUgc3RvY2sgYW5kIHR1cm5pbmcgdGhlIHdhc3RlIG92ZXIgYXJlIG5vIGRlY2lzaW9ucyBvZlxuICogdGhlaXIgb3duLCB0aGV5IGNvbWUgYmVmb3JlIHRoZSBtb3ZlIHRoYXQgcGxheXMgYSBjYXJkIG9mIHRoZSB3YXN0ZS4ge0BsaW5rIGxpc3R9IG5hbWVzIHN1Y2ggYSBtb3ZlIGJ5IHRoZSBudW1iZXIgb2ZcbiAqIHRoZSB3YXkgaW4gd2hpY2ggc3RvY2sgYW5kIHdhc3RlIHRoZW4gbGllOyB7QGxpbmsgcGxheX0gZG9lcyBhbGwgb2YgaXQuIFBvc2l0aW9ucyBmcm9tIHdoaWNoIHRoZSBzYW1lIGNhcmRzIGNhbiBiZVxuICogaGFkIGFyZSBvbmUgcG9zaXRpb24gaGVyZSwgd2l0aCBvbmUga2V5LlxuICovXG5leHBvcnQgY2xhc3MgVGFsb24ge1xuICByZWFkb25seSAjdGFibGU6IFRhYmxlPE9wdGlvbnM+O1xuICByZWFkb25seSAjbW9kZWw6IE1vZGVsO1xuICByZWFkb25seSAjc3RvY2s6IG51bWJlcjtcbiAgcmVhZG9ubHkgI3dhc3RlOiBudW1iZXI7XG4gICNzZWVuMSA9IDA7XG4gICNzZWVuMiA9IDA7XG4gICNwYXJ0MSA9IDA7XG4gICNwYXJ0MiA9IDA7XG5cbiAgcHJpdmF0ZSBjb25zdHJ1Y3Rvcih0YWJsZTogVGFibGU8T3B0aW9ucz4sIG1vZGVsOiBNb2RlbCwgc3RvY2s6IG51bWJlciwgd2FzdGU6IG51bWJlcikge1xuICAgIHRoaXMuI3RhYmxlID0gdGFibGU7XG4gICAgdGhpcy4jbW9kZWwgPSBtb2RlbDtcbiAgICB0aGlzLiNzdG9jayA9IHN0b2NrO1xuICAgIHRoaXMuI3dhc3RlID0gd2FzdGU7XG4gICAgdGhpcy4jc2VlbjEgPSB+dGFibGUuaGFzaDFbc3RvY2tdITtcbiAgfVxuXG4gIC8qKiBVbmRlZmluZWQgd2hlcmUgdGhlIHJ1bGVzIGFyZSBub3Qgb2YgdGhpcyBraW5kLiAqL1xuICBzdGF0aWMgb2YodGFibGU6IFRhYmxlPE9wdGlvbnM+LCB7IHN0b2Nrcywgd2FzdGVzLCBhc2tzIH06IFRyYWl0cyk6IFRhbG9uIHwgdW5kZWZpbmVkIHtcbiAgICBjb25zdCB7IHJ1bGVzLCB2YXJpYW50LCBsZW4sIHVwIH0gPSB0YWJsZTtcbiAgICBpZiAocnVsZXMuYWN0aW9ucy5zb21lKCh7IGVhY2ggfSkgPT4gZWFjaCkpIHJldHVybiB1bmRlZmluZWQ7XG4gICAgaWYgKHN0b2Nrcy5sZW5ndGggIT09IDEgfHwgd2FzdGVzLmxlbmd0aCAhPT0gMSB8fCBhc2tzIHx8IHZhcmlhbnQucGFpciB8fCB2YXJpYW50LnN0YXR1cyB8fCBydWxlcy5hbnlDb3ZlcmVkIHx8ICF2YXJpYW50LmFjdGlvbnMpXG4gICAgICByZXR1cm4gdW5kZWZpbmVkO1xuICAgIGNvbnN0IFtzdG9jaywgd2FzdGVdID0gW3N0b2Nrc1swXSEsIHdhc3Rlc1swXSFdO1xuICAgIGlmIChydWxlcy5zb3VyY2VzLmluY2x1ZGVzKHN0b2NrKSB8fCBydWxlcy50YXJnZXRzLmluY2x1ZGVzKHN0b2NrKSB8fCBydWxlcy50YXJnZXRzLmluY2x1ZGVzKHdhc3RlKSB8fCBydWxlcy5yZXZlYWwuaW5jbHVkZXMoc3RvY2spKVxuICAgICAgcmV0dXJuIHVuZGVmaW5lZDtcbiAgICBpZiAocnVsZXMucGlsZXNbd2FzdGVdIS50YWtlICE9PSAndG9wJyB8fCBydWxlcy5yZXZlYWwuaW5jbHVkZXMod2FzdGUpKSByZXR1cm4gdW5kZWZpbmVkO1xuICAgIGZvciAobGV0IGRlcHRoID0gMDsgZGVwdGggPCBsZW5bc3RvY2tdITsgZGVwdGgrKykgaWYgKHVwW3RhYmxlLmlkQXQoc3RvY2ssIGRlcHRoKV0gIT09IDApIHJldHVybiB1bmRlZmluZWQ7XG4gICAgZm9yIChsZXQgZGVwdGggPSAwOyBkZXB0aCA8IGxlblt3YXN0ZV0hOyBkZXB0aCsrKSBpZiAodXBbdGFibGUuaWRBdCh3YXN0ZSwgZGVwdGgpXSA9PT0gMCkgcmV0dXJuIHVuZGVmaW5lZDtcbiAgICBjb25zdCBtb2RlbCA9IG1vZGVsT2YodGFibGUsIHJ1bGVzLmlkc1tzdG9ja10hLCBydWxlcy5pZHNbd2FzdGVdISwgbGVuW3N0b2NrXSEgKyBsZW5bd2FzdGVdISk7XG4gICAgcmV0dXJuIG1vZGVsICYmIG1vZGVsLnN0YW5kT2YodGFibGUpID49IDAgJiYgb2JzZXJ2ZWQodGFibGUpLmFwYXJ0ID8gbmV3IFRhbG9uKHRhYmxlLCBtb2RlbCwgc3RvY2ssIHdhc3RlKSA6IHVuZGVmaW5lZDtcbiAgfVxuXG4gIC8qKiBUaGUgcGlsZSBvZiB0aGUgd2FzdGUuICovXG4gIGdldCB3YXN0ZSgpOiBudW1iZXIge1xuICAgIHJldHVybiB0aGlzLiN3YXN0ZTtcbiAgfVxuXG4gIC8qKiBBbnkgY2FyZCBjYW4gYmUgaGFkIGF0IGFueSB0aW1lLCB3aGF0ZXZlciB3YXMgcGxheWVkIGJlZm9yZS4gKi9cbiAgZ2V0IGZyZWUoKTogYm9vbGVhbiB7XG4gICAgcmV0dXJuIHRoaXMuI21vZGVsLmZyZWU7XG4gIH1cblxuICAvKiogVGFrZXMgZnJvbSBhIGtleSB3aGF0IHN0b2NrIGFuZCB3YXN0ZSBhZGQgdG8gaXQsIGFuZCBhZGRzIHdoYXQgdGhleSBzdGFuZCBmb3IuICovXG4gIGFkanVzdChrZXk6IEludDMyQXJyYXkpOiB2b2lkIHtcbiAgICBjb25zdCB7IG1peGVkMSwgbWl4ZWQyLCBoYXNoMSwgaGFzaDIgfSA9IHRoaXMuI3RhYmxlO1xuICAgIGNvbnN0IFtzdG9jaywgd2FzdGVdID0gW3RoaXMuI3N0b2NrLCB0aGlzLiN3YXN0ZV07XG4gICAgY29uc3Qgb25lID0gKGhhc2gxW3N0b2NrXSEgXiBNYXRoLmltdWwoaGFzaDFbd2FzdGVdISwgMykpIHwgMDtcbiAgICBjb25zdCB0d28gPSAoaGFzaDJbc3RvY2tdISArIE1hdGguaW11bChoYXNoMlt3YXN0ZV0hLCA1KSkgfCAwO1xuICAgIC8vIENvdW50ZXJzIGFyZSBpbiB0aGUgdGFibGUncyBvd24ga2V5LCBidXQgdGhlIGtpbmQgbWF5IGhhbmcgb24gdGhlbS5cbiAgICBpZiAob25lICE9PSB0aGlzLiNzZWVuMSB8fCB0d28gIT09IHRoaXMuI3NlZW4yIHx8ICF0aGlzLiNtb2RlbC51bmxpbWl0ZWQpIHtcbiAgICAgIHRoaXMuI3NlZW4xID0gb25lO1xuICAgICAgdGhpcy4jc2VlbjIgPSB0d287XG4gICAgICB0aGlzLiN3b3JrKCk7XG4gICAgfVxuICAgIGtleVswXSEgKz0gdGhpcy4jcGFydDEgLSBtaXhlZDFbc3RvY2tdISAtIG1peGVkMVt3YXN0ZV0hO1xuICAgIGtleVsxXSEgKz0gdGhpcy4jcGFydDIgLSBtaXhlZDJbc3RvY2tdISAtIG1peGVkMlt3YXN0ZV0hO1xuICB9XG5cbiAgI3dvcmsoKTogdm9pZCB7XG4gICAgY29uc3QgeyBzbG90cywgc2hpZnQsIGZhY2UsIGxlbiB9ID0gdGhpcy4jdGFibGU7XG4gICAgY29uc3QgW3N0b2NrLCB3YXN0ZV0gPSBbdGhpcy4jc3RvY2sgPDwgdGhpcy4jdGFibGUuc2hpZnQsIHRoaXMuI3dhc3RlIDw8IHNoaWZ0XTtcbiAgICBsZXQgb25lID0gdGhpcy5yZWFjaCgpLmtpbmQgKyAxO1xuICAgIGxldCB0d28gPSB+b25lO1xuICAgIGZvciAobGV0IGkgPSAwOyBpIDwgbGVuW3RoaXMuI3dhc3RlXSE7IGkrKykge1xuICAgICAgY29uc3QgY2FyZCA9IGZhY2Vbc2xvdHNbd2FzdGUgKyBpXSFdISArIDE7XG4gICAgICBvbmUgPSBNYXRoLmltdWwob25lIF4gY2FyZCwgMHg5ZTM3NzliMSk7XG4gICAgICB0d28gPSBNYXRoLmltdWwodHdvICsgY2FyZCwgMHg4NWViY2E2Yik7XG4gICAgICBvbmUgXj0gb25lID4+PiAxNTtcbiAgICAgIHR3byBePSB0d28gPj4+IDEzO1xuICAgIH1cbiAgICBmb3IgKGxldCBpID0gbGVuW3RoaXMuI3N0b2NrXSEgLSAxOyBpID49IDA7IGktLSkge1xuICAgICAgY29uc3QgY2FyZCA9IGZhY2Vbc2xvdHNbc3RvY2sgKyBpXSFdISArIDE7XG4gICAgICBvbmUgPSBNYXRoLmltdWwob25lIF4gY2FyZCwgMHg5ZTM3NzliMSk7XG4gICAgICB0d28gPSBNYXRoLmltdWwodHdvICsgY2FyZCwgMHg4NWViY2E2Yik7XG4gICAgICBvbmUgXj0gb25lID4+PiAxNTtcbiAgICAgIHR3byBePSB0d28gPj4+IDEzO1xuICAgIH1cbiAgICB0aGlzLiNwYXJ0MSA9IG9uZTtcbiAgICB0aGlzLiNwYXJ0MiA9IHR3bztcbiAgfVxuXG4gIC8qKiBXaGF0IGNhbiBiZSBoYWQgbm93LiAqL1xuICByZWFjaCgpOiBSZWFjaCB7XG4gICAgY29uc3QgeyBsZW4gfSA9IHRoaXMuI3RhYmxlO1xuICAgIHJldHVybiB0aGlzLiNtb2RlbC5yZWFjaCh0aGlzLiNtb2RlbC5zdGFuZE9mKHRoaXMuI3RhYmxlKSwgbGVuW3RoaXMuI3N0b2NrXSEgKyBsZW5bdGhpcy4jd2FzdGVdISwgbGVuW3RoaXMuI3dhc3RlXSEpO1xuICB9XG5cbiAgLyoqIFRoZSBmYWNlIG9uIHRvcCBvZiB0aGUgd2FzdGUgb25jZSBzbyBtYW55IGNhcmRzIGxpZSB0aGVyZS4gKi9cbiAgZmFjZUF0KHdhc3RlOiBudW1iZXIpOiBudW1iZXIge1xuICAgIGNvbnN0IHsgc2xvdHMsIHNoaWZ0LCBmYWNlLCBsZW4gfSA9IHRoaXMuI3RhYmxlO1xuICAgIGNvbnN0IHRoZXJlID0gbGVuW3RoaXMuI3dhc3RlXSE7XG4gICAgcmV0dXJuIHdhc3RlIDw9IHRoZXJlXG4gICAgICA/IGZhY2Vbc2xvdHNbKHRoaXMuI3dhc3RlIDw8IHNoaWZ0KSArIHdhc3RlIC0gMV0hXSFcbiAgICAgIDogZmFjZVtzbG90c1sodGhpcy4jc3RvY2sgPDwgc2hpZnQpICsgbGVuW3RoaXMuI3N0b2NrXSEgLSAod2FzdGUgLSB0aGVyZSldIV0hO1xuICB9XG5cbiAgLyoqIFRoZSBtb3ZlIHRoYXQgbGF5cyB0aGUgY2FyZCBvZiB0aGUgd2FzdGUgb24gYSBwaWxlLCBhcyBzb29uIGFzIHN0b2NrIGFuZCB3YXN0ZSBsaWUgaW4gdGhlIHdheSBvZiB0aGlzIG51bWJlci4gKi9cbiAgbW92ZShsaWU6IG51bWJlciwgdG86IG51bWJlcik6IE1vdmUge1xuICAgIHJldHVybiBjYXJkc01vdmUodGhpcy4jd2FzdGUsIHRvLCBsaWUgKyAxKTtcbiAgfVxuXG4gIC8qKiBGaWxscyBgb3V0YCB3aXRoIHRoZSBtb3ZlcyB0aGF0IG1hdHRlciBhbmQgcmV0dXJucyB0aGVpciBudW1iZXIuICovXG4gIGxpc3Qob3V0OiBJbnQzMkFycmF5KTogbnVtYmVyIHtcbiAgICBjb25zdCB0YWJsZSA9IHRoaXMuI3RhYmxlO1xuICAgIGNvbnN0IHsgcnVsZXMsIHRvcCB9ID0gdGFibGU7XG4gICAgY29uc3Qgd2FzdGUgPSB0aGlzLiN3YXN0ZTtcbiAgICBjb25zdCBjb3VudCA9IGxpc3QodGFibGUsIG91dCk7XG4gICAgbGV0IG1vdmVzID0gMDtcbiAgICBmb3IgKGxldCBpID0gMDsgaSA8IGNvdW50OyBpKyspIHtcbiAgICAgIGNvbnN0IG1vdmUgPSBvdXRbaV0hO1xuICAgICAgaWYgKGtpbmRPZihtb3ZlKSAhPT0gQUNUSU9OICYmIGZyb21PZihtb3ZlKSAhPT0gd2FzdGUpIG91dFttb3ZlcysrXSA9IG1vdmU7XG4gICAgfVxuICAgIGNvbnN0IHsgbGllcyB9ID0gdGhpcy5yZWFjaCgpO1xuICAgIGZvciAobGV0IGkgPSAwOyBpIDwgbGllcy5sZW5ndGg7IGkrKykge1xuICAgICAgY29uc3Qgc2l6ZSA9IGxpZXNbaV0hLndhc3RlO1xuICAgICAgaWYgKHNpemUgPT09IDApIGNvbnRpbnVlO1xuICAgICAgY29uc3QgY2FyZCA9IHRoaXMuZmFjZUF0KHNpemUpO1xuICAgICAgZm9yIChsZXQgdCA9IDA7IHQgPCBydWxlcy50YXJnZXRzLmxlbmd0aDsgdCsrKSB7XG4gICAgICAgIGNvbnN0IHRvID0gcnVsZXMudGFyZ2V0c1t0XSE7XG4gICAgICAgIGNvbnN0IG9mZnNldCA9IHJ1bGVzLmFjY2VwdE9mW3dhc3RlICogcnVsZXMuY291bnQgKyB0b10hO1xuICAgICAgICBpZiAob2Zmc2V0IDwgMCkgY29udGludWU7XG4gICAgICAgIGNvbnN0IG1vc3QgPSBydWxlcy5hY2NlcHRzW29mZnNldCArIHRvcFt0b10hICogNjQgKyBjYXJkXSE7XG4gICAgICAgIC8vIEEgY2FyZCB0aGF0IGNvbWVzIGFsb25lIGNvbWVzIGFzIG9uZSwgYW5kIGFzIGEgd2hvbGUgcGlsZSB3aGVuIGl0IGlzIHRoZSBvbmx5IG9uZSB0aGVyZS5cbiAgICAgICAgaWYgKG1vc3QgPT09IDAgfHwgKChtb3N0ICYgMHg3ZmZmKSA9PT0gMCAmJiBzaXplID4gMSkgfHwgdGhpcy4jaGFzVHdpbih0bykpIGNvbnRpbnVlO1xuICAgICAgICBpZiAobW92ZXMgPCBvdXQubGVuZ3RoKSBvdXRbbW92ZXMrK10gPSB0aGlzLm1vdmUoaSwgdG8pO1xuICAgICAgfVxuICAgIH1cbiAgICByZXR1cm4gbW92ZXM7XG4gIH1cblxuICAvKiogQW4gZWFybGllciBwaWxlIG9mIHRoZSBzYW1lIGdyb3VwIGhvbGRzIHRoZSBzYW1lLiAqL1xuICAjaGFzVHdpbihwaWxlOiBudW1iZXIpOiBib29sZWFuIHtcbiAgICBjb25zdCB7IHJ1bGVzLCBoYXNoMSwgaGFzaDIsIGxlbiB9ID0gdGhpcy4jdGFibGU7XG4gICAgZm9yIChsZXQgdHdpbiA9IHJ1bGVzLmVhcmxpZXJbcGlsZV0hOyB0d2luID49IDA7IHR3aW4gPSBydWxlcy5lYXJsaWVyW3R3aW5dISlcbiAgICAgIGlmIChoYXNoMVt0d2luXSA9PT0gaGFzaDFbcGlsZV0gJiYgaGFzaDJbdHdpbl0gPT09IGhhc2gyW3BpbGVdICYmIGxlblt0d2luXSA9PT0gbGVuW3BpbGVdKSByZXR1cm4gdHJ1ZTtcbiAgICByZXR1cm4gZmFsc2U7XG4gIH1cblxuICAvKiogUGxheXMgYSBtb3ZlIG9mIHtAbGluayBsaXN0fS4gQHBhcmFtIHJlY29yZCB3aGVyZSB0aGUgbW92ZXMgdGhhdCB0aGlzIHRha2VzIGFyZSB3cml0dGVuIGRvd24gKi9cbiAgcGxheShtb3ZlOiBNb3ZlLCByZWNvcmQ6IE1vdmVbXSB8IHVuZGVmaW5lZCk6IHZvaWQge1xuICAgIGNvbnN0IHRhYmxlID0gdGhpcy4jdGFibGU7XG4gICAgY29uc3Qgd2FzdGUgPSB0aGlzLiN3YXN0ZTtcbiAgICBpZiAoa2luZE9mKG1vdmUpID09PSBBQ1RJT04gfHwgZnJvbU9mKG1vdmUpICE9PSB3YXN0ZSB8fCBjb3VudE9mKG1vdmUpID09PSAxKSB7XG4gICAgICB0YWJsZS5wbGF5KG1vdmUpO1xuICAgICAgcmVjb3JkPy5wdXNoKG1vdmUpO1xuICAgICAgcmV0dXJuO1xuICAgIH1cbiAgICBjb25zdCBsaWUgPSBjb3VudE9mKG1vdmUpIC0gMTtcbiAgICBjb25zdCB7IHBhdGhzLCBsaWVzIH0gPSB0aGlzLnJlYWNoKCk7XG4gICAgY29uc3QgcGF0aCA9IHBhdGhzW2xpZV0hO1xuICAgIGlmIChyZWNvcmQpIHtcbiAgICAgIGZvciAoY29uc3QgYWN0aW9uIG9mIHBhdGgpIHtcbiAgICAgICAgdGFibGUucGxheShhY3Rpb24pO1xuICAgICAgICByZWNvcmQucHVzaChhY3Rpb24pO1xuICAgICAgfVxuICAgIH0gZWxzZSB7XG4gICAgICAvLyBUaGUgZmlyc3QgYWN0aW9uIG9wZW5zIGEgZnJhbWUgZm9yIHVuZG9pbmc7IHRoZSBvdGhlcnMgY29tZSBhcyB3aGF0IHRoZXkgY29tZSB0by5cbiAgICAgIHRhYmxlLnBsYXkocGF0aFswXSEpO1xuICAgICAgY29uc3Qgc3RvY2sgPSB0aGlzLiNzdG9jaztcbiAgICAgIGNvbnN0IHRoZXJlID0gdGFibGUubGVuW3dhc3RlXSE7XG4gICAgICBjb25zdCB7IHdhc3RlOiB3YW50ZWQsIHN0YW5kIH0gPSBsaWVzW2xpZV0hO1xuICAgICAgaWYgKHdhbnRlZCA+IHRoZXJlKSB0YWJsZS5tb3ZlQ2FyZHMoc3RvY2ssIHdhc3RlLCB3YW50ZWQgLSB0aGVyZSwgMSwgdHJ1ZSk7XG4gICAgICBlbHNlIGlmICh3YW50ZWQgPCB0aGVyZSkgdGFibGUubW92ZUNhcmRzKHdhc3RlLCBzdG9jaywgdGhlcmUgLSB3YW50ZWQsIDAsIHRydWUpO1xuICAgICAgdGhpcy4jbW9kZWwuc2V0KHRhYmxlLCBzdGFuZCk7XG4gICAgfVxuICAgIGNvbnN0IGxhc3QgPSBjYXJkc01vdmUod2FzdGUsIHRvT2YobW92ZSksIDEpO1xuICAgIHRhYmxlLnBsYXkobGFzdCk7XG4gICAgcmVjb3JkPy5wdXNoKGxhc3QpO1xuICB9XG59XG5cbi8qKiBBbiBhY3Rpb24gYXNrZWQgZm9yIG9yIGNoYW5nZWQgc29tZXRoaW5nIGVsc2UgdGhhbiBzdG9jaywgd2FzdGUgYW5kIGNvdW50ZXJzLiAqL1xuY2xhc3MgU3RyYW5nZSBleHRlbmRzIEVycm9yIHt9XG5cbi8qKlxuICogV2hhdCBlYWNoIGFjdGlvbiBkb2VzIHRvIGEgc3RvY2sgYW5kIGEgd2FzdGUsIHRyaWVkIG91dCBmb3IgYWxsIG51bWJlcnMgb2YgY2FyZHMgYW5kIGFsbCB3YXlzIGluIHdoaWNoIGNvdW50ZXJzIGNvbWVcbiAqIHRvIHN0YW5kLCBvbiBhIHRhYmxlIHRoYXQga25vd3Mgbm90aGluZyBlbHNlLlxuICovXG5jbGFzcyBNb2RlbCB7XG4gIC8qKiBDb3VudGVycyB0aGF0IHBsYXkgYSBwYXJ0LCBhbmQgYWxsIHdheXMgaW4gd2hpY2ggdGhleSBjb21lIHRvIHN0YW5kLiAqL1xuICByZWFkb25seSAjbmFtZXM6IHN0cmluZ1tdID0gW107XG4gIHJlYWRvbmx5ICNzdGFuZHM6IChyZWFkb25seSBudW1iZXJbXSlbXSA9IFtbXV07XG4gIHJlYWRvbmx5ICNtb3N0OiBudW1iZXI7XG4gIC8qKiBCeSBzdGFuZCwgY2FyZHMgYW5kIGNhcmRzIGluIHRoZSB3YXN0ZTogdGhlIGxpZXMgdG8gd2hpY2ggdGhlIGFjdGlvbnMgbGVhZCwgd2l0aCB0aGUgYWN0aW9uLiAqL1xuICByZWFkb25seSAjbmV4dDogKHJlYWRvbmx5IHsgcmVhZG9ubHkgbGllOiBMaWU7IHJlYWRvbmx5IGFjdGlvbjogTW92ZSB9W10pW10gPSBbXTtcbiAgcmVhZG9ubHkgI3JlYWNoOiAoUmVhY2ggfCB1bmRlZmluZWQpW10gPSBbXTtcbiAgcmVhZG9ubHkgZnJlZTogYm9vbGVhbjtcblxuICAvKiogQHRocm93cyBTdHJhbmdlICovXG4gIGNvbnN0cnVjdG9yKHsgdmFyaWFudCwgb3B0aW9ucywgcnVsZXMgfTogVGFibGU8T3B0aW9ucz4sIHN0b2NrOiBzdHJpbmcsIHdhc3RlOiBzdHJpbmcsIG1vc3Q6IG51bWJlcikge1xuICAgIHRoaXMuI21vc3QgPSBtb3N0O1xuICAgIGNvbnN0IGFjdGlvbnMgPSBPYmplY3QudmFsdWVzKHZhcmlhbnQuYWN0aW9ucyA/PyB7fSk7XG4gICAgY29uc3Qgb250byA9IHJ1bGVzLmFjdGlvbnMubWFwKCh7IHBpbGVzIH0pID0+IHJ1bGVzLmlkc1twaWxlc1swXSA/PyAwXSEpO1xuICAgIGxldCBbY2FyZHMsIGluV2FzdGVdID0gWzAsIDBdO1xuICAgIGxldCB2YWx1ZXMgPSBuZXcgTWFwPHN0cmluZywgbnVtYmVyPigpO1xuICAgIGNvbnN0IHN0cmFuZ2UgPSAoKTogbmV2ZXIgPT4ge1xuICAgICAgdGhyb3cgbmV3IFN0cmFuZ2UoKTtcbiAgICB9O1xuICAgIGNvbnN0IHJlY29yZCA9IChuYW1lOiBzdHJpbmcpOiBib29sZWFuID0+IHZhcmlhbnQucmVjb3Jkcz8uaW5jbHVkZXMobmFtZSkgPT09IHRydWU7XG4gICAgY29uc3QgdmlldzogVHggPSB7XG4gICAgICBwaWxlczogKCkgPT4gc3RyYW5nZSgpLFxuICAgICAgY291bnQ6IChwaWxlKSA9PiAocGlsZSA9PT0gc3RvY2sgPyBjYXJkcyAtIGluV2FzdGUgOiBwaWxlID09PSB3YXN0ZSA/IGluV2FzdGUgOiBzdHJhbmdlKCkpLFxuICAgICAgY2FyZDogc3RyYW5nZSxcbiAgICAgIHJ1bjogc3RyYW5nZSxcbiAgICAgIGNvdW50ZXI6IChuYW1lKSA9PiB2YWx1ZXMuZ2V0KG5hbWUpID8/IDAsXG4gICAgICBtb3ZlKGZyb20sIHRvLCB7IGNvdW50ID0gMSwgZmFjZSwgdHVybiA9IGZhbHNlLCB0YWtlLCBsYXkgfSA9IHt9KSB7XG4gICAgICAgIGlmICh0YWtlID8/IGxheSkgc3RyYW5nZSgpO1xuICAgICAgICBjb25zdCBbdGhlcmUsIHNpZGUsIHNpZ25dID0gZnJvbSA9PT0gc3RvY2sgJiYgdG8gPT09IHdhc3RlID8gW2NhcmRzIC0gaW5XYXN0ZSwgJ3VwJywgMV0gOiBbaW5XYXN0ZSwgJ2Rvd24nLCAtMV07XG4gICAgICAgIGlmIChzaWduIDwgMCAmJiAoZnJvbSAhPT0gd2FzdGUgfHwgdG8gIT09IHN0b2NrKSkgc3RyYW5nZSgpO1xuICAgICAgICBpZiAoIU51bWJlci5pc0ludGVnZXIoY291bnQpIHx8IGNvdW50IDwgMCB8fCBjb3VudCA+IHRoZXJlIHx8IChjb3VudCA+IDAgJiYgZmFjZSAhPT0gc2lkZSkgfHwgKGNvdW50ID4gMSAmJiAhdHVybikpIHN0cmFuZ2UoKTtcbiAgICAgICAgaW5XYXN0ZSArPSBzaWduICogY291bnQ7XG4gICAgICB9LFxuICAgICAgZmxpcDogc3RyYW5nZSxcbiAgICAgIHNodWZmbGU6IHN0cmFuZ2UsXG4gICAgICBzZXQobmFtZSwgdmFsdWUpIHtcbiAgICAgICAgaWYgKCFyZWNvcmQobmFtZSkpIHZhbHVlcy5zZXQobmFtZSwgdmFsdWUpO1xuICAgICAgfSxcbiAgICB9O1xuICAgIGZvciAobGV0IHN0YW5kID0gMDsgc3RhbmQgPCB0aGlzLiNzdGFuZHMubGVuZ3RoOyBzdGFuZCsrKVxuICAgICAgZm9yIChjYXJkcyA9IDA7IGNhcmRzIDw9IG1vc3Q7IGNhcmRzKyspXG4gICAgICAgIGZvciAobGV0IGJlZm9yZSA9IDA7IGJlZm9yZSA8PSBjYXJkczsgYmVmb3JlKyspIHtcbiAgICAgICAgICBjb25zdCBuZXh0OiB7IGxpZTogTGllOyBhY3Rpb246IE1vdmUgfVtdID0gW107XG4gICAgICAgICAgZm9yIChjb25zdCBbaSwgYWN0aW9uXSBvZiBhY3Rpb25zLmVudHJpZXMoKSkge1xuICAgICAgICAgICAgaW5XYXN0ZSA9IGJlZm9yZTtcbiAgICAgICAgICAgIHZhbHVlcyA9IG5ldyBNYXAodGhpcy4jbmFtZXMubWFwKChuYW1lLCBuKSA9PiBbbmFtZSwgdGhpcy4jc3RhbmRzW3N0YW5kXSFbbl0gPz8gMF0pKTtcbiAgICAgICAgICAgIGlmIChhY3Rpb24ud2hlbih2aWV3LCBvcHRpb25zLCBvbnRvW2ldISkgIT09IHRydWUpIGNvbnRpbnVlO1xuICAgICAgICAgICAgYWN0aW9uLnJ1bih2aWV3LCBvcHRpb25zLCBvbnRvW2ldISk7XG4gICAgICAgICAgICBuZXh0LnB1c2goeyBsaWU6IHsgd2FzdGU6IGluV2FzdGUsIHN0YW5kOiB0aGlzLiNzdGFuZGluZyh2YWx1ZXMpIH0sIGFjdGlvbjogYWN0aW9uTW92ZShpKSB9KTtcbiAgICAgICAgICB9XG4gICAgICAgICAgdGhpcy4jbmV4dFt0aGlzLiNwbGFjZShzdGFuZCwgY2FyZHMsIGJlZm9yZSldID0gbmV4dDtcbiAgICAgICAgfVxuICAgIHRoaXMuZnJlZSA9IHRoaXMudW5saW1pdGVkO1xuICAgIGZvciAobGV0IG4gPSAxOyBuIDw9IG1vc3QgJiYgdGhpcy5mcmVlOyBuKyspXG4gICAgICBmb3IgKGxldCB3ID0gMDsgdyA8PSBuOyB3KyspIHtcbiAgICAgICAgY29uc3Qgd2FzdGVzID0gbmV3IFNldCh0aGlzLnJlYWNoKDAsIG4sIHcpLmxpZXMubWFwKChsaWUpID0+IGxpZS53YXN0ZSkpO1xuICAgICAgICBmb3IgKGxldCB4ID0gMTsgeCA8PSBuOyB4KyspIGlmICghd2FzdGVzLmhhcyh4KSkgdGhpcy5mcmVlID0gZmFsc2U7XG4gICAgICB9XG4gIH1cblxuICBnZXQgdW5saW1pdGVkKCk6IGJvb2xlYW4ge1xuICAgIHJldHVybiB0aGlzLiNzdGFuZHMubGVuZ3RoID09PSAxO1xuICB9XG5cbiAgLyoqIFRoZSBudW1iZXIgb2YgYSB3YXkgaW4gd2hpY2ggY291bnRlcnMgc3RhbmQuIEB0aHJvd3MgU3RyYW5nZSB3aGVuIHRoZXJlIGFyZSB0b28gbWFueSAqL1xuICAjc3RhbmRpbmcodmFsdWVzOiBSZWFkb25seU1hcDxzdHJpbmcsIG51bWJlcj4pOiBudW1iZXIge1xuICAgIGZvciAoY29uc3QgbmFtZSBvZiB2YWx1ZXMua2V5cygpKSBpZiAoIXRoaXMuI25hbWVzLmluY2x1ZGVzKG5hbWUpICYmIHZhbHVlcy5nZXQobmFtZSkgIT09IDApIHRoaXMuI25hbWVzLnB1c2gobmFtZSk7XG4gICAgY29uc3Qgd2FudGVkID0gdGhpcy4jbmFtZXMubWFwKChuYW1lKSA9PiB2YWx1ZXMuZ2V0KG5hbWUpID8/IDApO1xuICAgIGNvbnN0IGtub3duID0gdGhpcy4jc3RhbmRzLmZpbmRJbmRleCgoc3RhbmQpID0+IHdhbnRlZC5ldmVyeSgodmFsdWUsIGkpID0+IHZhbHVlID09PSAoc3RhbmRbaV0gPz8gMCkpKTtcbiAgICBpZiAoa25vd24gPj0gMCkgcmV0dXJuIGtub3duO1xuICAgIGlmICh0aGlzLiNzdGFuZHMubGVuZ3RoID09PSBNT1NUX1NUQU5EUykgdGhyb3cgbmV3IFN0cmFuZ2UoKTtcbiAgICByZXR1cm4gdGhpcy4jc3RhbmRzLnB1c2god2FudGVkKSAtIDE7XG4gIH1cblxuICAvKiogSG93IHRoZSBjb3VudGVycyBvZiBhIHRhYmxlIHN0YW5kLCBvciBcdTIyMTIxLiAqL1xuICBzdGFuZE9mKHRhYmxlOiBUYWJsZTxPcHRpb25zPik6IG51bWJlciB7XG4gICAgY29uc3QgbmFtZXMgPSB0aGlzLiNuYW1lcztcbiAgICBpZiAobmFtZXMubGVuZ3RoID09PSAwKSByZXR1cm4gMDtcbiAgICByZXR1cm4gdGhpcy4jc3RhbmRzLmZpbmRJbmRleCgoc3RhbmQpID0+IG5hbWVzLmV2ZXJ5KChuYW1lLCBpKSA9PiB0YWJsZS5jb3VudGVyVmFsdWUobmFtZSkgPT09IChzdGFuZFtpXSA/PyAwKSkpO1xuICB9XG5cbiAgc2V0KHRhYmxlOiBUYWJsZTxPcHRpb25zPiwgc3RhbmQ6IG51bWJlcik6IHZvaWQge1xuICAgIGZvciAoY29uc3QgW2ksIG5hbWVdIG9mIHRoaXMuI25hbWVzLmVudHJpZXMoKSkge1xuICAgICAgY29uc3QgdmFsdWUgPSB0aGlzLiNzdGFuZHNbc3RhbmRdIVtpXSA/PyAwO1xuICAgICAgaWYgKHRhYmxlLmNvdW50ZXJWYWx1ZShuYW1lKSAhPT0gdmFsdWUpIHRhYmxlLnNldENvdW50ZXIobmFtZSwgdmFsdWUpO1xuICAgIH1cbiAgfVxuXG4gIGNvdmVycyhtb3N0OiBudW1iZXIpOiBib29sZWFuIHtcbiAgICByZXR1cm4gbW9zdCA8PSB0aGlzLiNtb3N0O1xuICB9XG5cbiAgcmVhY2goc3RhbmQ6IG51bWJlciwgY2FyZHM6IG51bWJlciwgd2FzdGU6IG51bWJlcik6IFJlYWNoIHtcbiAgICBjb25zdCBwbGFjZSA9IHRoaXMuI3BsYWNlKHN0YW5kLCBjYXJkcywgd2FzdGUpO1xuICAgIHJldHVybiAodGhpcy4jcmVhY2hbcGxhY2VdID8/PSB0aGlzLiNleHBsb3JlKHN0YW5kLCBjYXJkcywgd2FzdGUpKTtcbiAgfVxuXG4gICNleHBsb3JlKHN0YW5kOiBudW1iZXIsIGNhcmRzOiBudW1iZXIsIHdhc3RlOiBudW1iZXIpOiBSZWFjaCB7XG4gICAgY29uc3QgbGllczogTGllW10gPSBbeyB3YXN0ZSwgc3RhbmQgfV07XG4gICAgY29uc3QgcGF0aHM6IE1vdmVbXVtdID0gW1tdXTtcbiAgICBjb25zdCBrbm93biA9IG5ldyBTZXQoW3RoaXMuI3BsYWNlKHN0YW5kLCBjYXJkcywgd2FzdGUpXSk7XG4gICAgZm9yIChsZXQgaSA9IDA7IGkgPCBsaWVzLmxlbmd0aDsgaSsrKVxuICAgICAgZm9yIChjb25zdCB7IGxpZSwgYWN0aW9uIH0gb2YgdGhpcy4jbmV4dFt0aGlzLiNwbGFjZShsaWVzW2ldIS5zdGFuZCwgY2FyZHMsIGxpZXNbaV0hLndhc3RlKV0hKSB7XG4gICAgICAgIGNvbnN0IHBsYWNlID0gdGhpcy4jcGxhY2UobGllLnN0YW5kLCBjYXJkcywgbGllLndhc3RlKTtcbiAgICAgICAgaWYgKGtub3duLmhhcyhwbGFjZSkpIGNvbnRpbnVlO1xuICAgICAgICBrbm93bi5hZGQocGxhY2UpO1xuICAgICAgICBsaWVzLnB1c2gobGllKTtcbiAgICAgICAgcGF0aHMucHVzaChbLi4ucGF0aHNbaV0hLCBhY3Rpb25dKTtcbiAgICAgIH1cbiAgICAvLyBGcm9tIHR3byBsaWVzIHRoZSBzYW1lIGNhbiBiZSBoYWQgd2hlbiBlYWNoIGNhbiBiZSBoYWQgZnJvbSB0aGUgb3RoZXI7IHRoZSBsb3dlc3Qgb2YgdGhlbSBuYW1lcyB0aGVtIGFsbC5cbiAgICBsZXQga2luZCA9IHRoaXMuI3BsYWNlKHN0YW5kLCBjYXJkcywgd2FzdGUpO1xuICAgIGZvciAoY29uc3Qgb3RoZXIgb2Yga25vd24pIGlmIChvdGhlciA8IGtpbmQgJiYgdGhpcy4jbGVhZHNUbyhvdGhlciwgdGhpcy4jcGxhY2Uoc3RhbmQsIGNhcmRzLCB3YXN0ZSksIGNhcmRzKSkga2luZCA9IG90aGVyO1xuICAgIHJldHVybiB7IGxpZXMsIHBhdGhzLCBraW5kIH07XG4gIH1cblxuICAjbGVhZHNUbyhmcm9tOiBudW1iZXIsIHRvOiBudW1iZXIsIGNhcmRzOiBudW1iZXIpOiBib29sZWFuIHtcbiAgICBjb25zdCBzZWVuID0gbmV3IFNldChbZnJvbV0pO1xuICAgIGZvciAoY29uc3QgcGxhY2Ugb2Ygc2VlbikgZm9yIChjb25zdCB7IGxpZSB9IG9mIHRoaXMuI25leHRbcGxhY2VdISkgc2Vlbi5hZGQodGhpcy4jcGxhY2UobGllLnN0YW5kLCBjYXJkcywgbGllLndhc3RlKSk7XG4gICAgcmV0dXJuIHNlZW4uaGFzKHRvKTtcbiAgfVxuXG4gICNwbGFjZShzdGFuZDogbnVtYmVyLCBjYXJkczogbnVtYmVyLCB3YXN0ZTogbnVtYmVyKTogbnVtYmVyIHtcbiAgICByZXR1cm4gKHN0YW5kICogKHRoaXMuI21vc3QgKyAxKSArIGNhcmRzKSAqICh0aGlzLiNtb3N0ICsgMSkgKyB3YXN0ZTtcbiAgfVxufVxuXG4vKiogVGhlIG1vZGVsIG9mIGEgdmFyaWFudCB3aXRoIGl0cyBvcHRpb25zLCB1bmRlZmluZWQgd2hlbiBpdHMgYWN0aW9ucyBkbyBzb21ldGhpbmcgZWxzZS4gKi9cbmZ1bmN0aW9uIG1vZGVsT2YodGFibGU6IFRhYmxlPE9wdGlvbnM+LCBzdG9jazogc3RyaW5nLCB3YXN0ZTogc3RyaW5nLCBtb3N0OiBudW1iZXIpOiBNb2RlbCB8IHVuZGVmaW5lZCB7XG4gIGNvbnN0IG5hbWUgPSBKU09OLnN0cmluZ2lmeSh0YWJsZS5vcHRpb25zKTtcbiAgbGV0IGtub3duID0gY2FjaGUuZ2V0KHRhYmxlLnZhcmlhbnQpO1xuICBpZiAoIWtub3duKSBjYWNoZS5zZXQodGFibGUudmFyaWFudCwgKGtub3duID0gbmV3IE1hcDxzdHJpbmcsIE1vZGVsIHwgdW5kZWZpbmVkPigpKSk7XG4gIGNvbnN0IGZvdW5kID0ga25vd24uZ2V0KG5hbWUpO1xuICBpZiAoa25vd24uaGFzKG5hbWUpICYmIChmb3VuZCA9PT0gdW5kZWZpbmVkIHx8IGZvdW5kLmNvdmVycyhtb3N0KSkpIHJldHVybiBmb3VuZDtcbiAgbGV0IG1vZGVsOiBNb2RlbCB8IHVuZGVmaW5lZDtcbiAgdHJ5IHtcbiAgICBtb2RlbCA9IG5ldyBNb2RlbCh0YWJsZSwgc3RvY2ssIHdhc3RlLCBtb3N0KTtcbiAgfSBjYXRjaCAoZXJyb3IpIHtcbiAgICBpZiAoIShlcnJvciBpbnN0YW5jZW9mIFN0cmFuZ2UpKSB0aHJvdyBlcnJvcjtcbiAgfVxuICBrbm93bi5zZXQobmFtZSwgbW9kZWwpO1xuICByZXR1cm4gbW9kZWw7XG59XG5jb25zdCBjYWNoZSA9IG5ldyBXZWFrTWFwPFZhcmlhbnQ8T3B0aW9ucz4sIE1hcDxzdHJpbmcsIE1vZGVsIHwgdW5kZWZpbmVkPj4oKTtcbiIsICJpbXBvcnQgdHlwZSB7IE9wdGlvbnMsIFJvbGUgfSBmcm9tICdAcGF0aWVuY2UvY29yZSc7XG5pbXBvcnQgeyBFTVBUWSwgRkFDRVMsIHR5cGUgVGFibGUgfSBmcm9tICdAcGF0aWVuY2UvY29yZS9zZWFyY2gnO1xuaW1wb3J0IHsgb2JzZXJ2ZWQsIHR5cGUgSGFybWxlc3MgfSBmcm9tICcuL29ic2VydmUuanMnO1xuXG4vKiogTW9zdCBmYWNlcyB0aGF0IGEgNjQtd2lkZSBydWxlIHRhYmxlIGhhcyByb29tIGZvci4gKi9cbmNvbnN0IFJPVyA9IDY0O1xuXG4vKipcbiAqIFdoYXQgYSB2YXJpYW50J3MgY29tcGlsZWQgcnVsZXMgc2F5IGFib3V0IHRoZSBraW5kIG9mIGdhbWUgaXQgaXMuIEFsbCBndWlkYW5jZSBvZiB0aGUgc2VhcmNoIGNvbWVzIGZyb20gaGVyZTpcbiAqIG5vIGVuZ2luZSBrbm93cyBhIHZhcmlhbnQuXG4gKi9cbmV4cG9ydCBjbGFzcyBUcmFpdHMge1xuICAvKiogQ2FyZHMgb2YgZWFjaCBmYWNlIG9uIHRoaXMgdGFibGUuICovXG4gIHJlYWRvbmx5IGNvcGllcyA9IG5ldyBVaW50OEFycmF5KFJPVyk7XG4gIC8qKiBGb3VuZGF0aW9ucyBhbmQgZGlzY2FyZCBwaWxlcy4gKi9cbiAgcmVhZG9ubHkgaG9tZXM6IEludDMyQXJyYXk7XG4gIC8qKiBIb21lIHBpbGVzIHRoYXQgdGFrZSBzaW5nbGUgY2FyZHMgYnkgZGF0YSBydWxlcy4gKi9cbiAgcmVhZG9ubHkgZm91bmRhdGlvbnM6IEludDMyQXJyYXk7XG4gIC8qKiBGYWNlIFx1MjE5MiBob3cgbWFueSBjYXJkcyBvZiBpdHMgZmFtaWx5IGdvIGhvbWUgYmVmb3JlIGl0OyBcdTIyMTIxIHdoZW4gbm8gZGF0YSBydWxlIHNheXMgc28uICovXG4gIHJlYWRvbmx5IG9yZGVyID0gbmV3IEludDhBcnJheShST1cpLmZpbGwoLTEpO1xuICAvKiogRmFjZSBcdTIxOTIgd2hhdCBtdXN0IGxpZSBvbiB0b3Agb2YgYSBmb3VuZGF0aW9uIHRvIHRha2UgaXQ6IGEgZmFjZSwgRU1QVFksIG9yIFx1MjIxMjEgd2hlbiB0aGVyZSBpcyBub25lIG9yIGEgY2hvaWNlLiAqL1xuICByZWFkb25seSBiZWZvcmUgPSBuZXcgSW50OEFycmF5KFJPVykuZmlsbCgtMSk7XG4gIC8qKiBFYWNoIGZvdW5kYXRpb24gdG9wIHRha2VzIG9uZSBmYWNlIG9ubHksIGFuZCBlYWNoIGZhY2UgZ29lcyBvbiBvbmUgdG9wIG9ubHk6IGJ1aWxkaW5nIGJ5IHN1aXQuICovXG4gIHJlYWRvbmx5IGV4Y2x1c2l2ZTogYm9vbGVhbjtcbiAgLyoqIFRoZSBwbGF5ZXIgKG5vdCBvbmx5IHRoZSBydWxlcykgYnJpbmdzIGNhcmRzIGhvbWUuICovXG4gIHJlYWRvbmx5IGJ1aWxkczogYm9vbGVhbjtcbiAgLyoqIEZhY2UgXHUyMTkyIHRoZSBmYWNlcyB0aGF0IGEgcGlsZSBvdGhlciB0aGFuIGEgaG9tZSB0YWtlcyBvbiBpdDogYml0cyAwXHUyMDEzMzEgYW5kIDMyXHUyMDEzNTEuICovXG4gIHJlYWRvbmx5IHdhbnRzTG8gPSBuZXcgSW50MzJBcnJheShST1cpO1xuICByZWFkb25seSB3YW50c0hpID0gbmV3IEludDMyQXJyYXkoUk9XKTtcbiAgLyoqIFNvbWV3aGVyZSBhIGZ1bmN0aW9uLCB0aGUgcm9vbSBvciBhIGJhc2UgdGhhdCBwbGF5IHNldHMgZGVjaWRlczogdGFibGVzIGRvIG5vdCB0ZWxsIGV2ZXJ5dGhpbmcuICovXG4gIHJlYWRvbmx5IGFza3M6IGJvb2xlYW47XG4gIC8qKiBUaGUgcGxheWVyIGxheXMgY2FyZHMgb24gaG9tZXMgb25seS4gKi9cbiAgcmVhZG9ubHkgb25seUhvbWU6IGJvb2xlYW47XG4gIHJlYWRvbmx5IHN0b2NrczogSW50MzJBcnJheTtcbiAgcmVhZG9ubHkgd2FzdGVzOiBJbnQzMkFycmF5O1xuICAvKiogUGlsZXMgb24gd2hpY2ggdGhlIHBsYXllciBidWlsZHMuICovXG4gIHJlYWRvbmx5IGNvbHVtbnM6IEludDMyQXJyYXk7XG4gIC8qKiBQaWxlcyB0aGF0IGhvbGQgYSBjYXJkIGZvciBhIHdoaWxlOiB0aGV5IHRha2Ugb25lIHdoZW4gZW1wdHkgYW5kIG5vdGhpbmcgb24gaXQuICovXG4gIHJlYWRvbmx5IGNlbGxzOiBJbnQzMkFycmF5O1xuICAvKiogUGlsZXMgZnJvbSB3aGljaCBjYXJkcyBnbyBhbmQgdG8gd2hpY2ggbm9uZSBjb21lLiAqL1xuICByZWFkb25seSByZXNlcnZlczogSW50MzJBcnJheTtcbiAgLyoqIEFuIGVtcHR5IGNvbHVtbiB0YWtlcyBzb21lIGNhcmQuICovXG4gIHJlYWRvbmx5IGNvbHVtbnNPcGVuOiBib29sZWFuO1xuICAvKiogV2hlcmUgc2FmZSBtb3ZlcyBtYXkgY29tZSBmcm9tLiAqL1xuICByZWFkb25seSBoYXJtbGVzczogSGFybWxlc3M7XG5cbiAgY29uc3RydWN0b3IodGFibGU6IFRhYmxlPE9wdGlvbnM+KSB7XG4gICAgY29uc3QgeyBydWxlcyB9ID0gdGFibGU7XG4gICAgZm9yIChjb25zdCBmYWNlIG9mIHRhYmxlLmZhY2UpIHRoaXMuY29waWVzW2ZhY2VdISsrO1xuICAgIHRoaXMuaG9tZXMgPSBydWxlcy5ob21lcztcbiAgICB0aGlzLmFza3MgPSAhcnVsZXMucmVhZGFibGU7XG4gICAgY29uc3Qgcm9sZSA9ICh3YW50ZWQ6IFJvbGUpOiBJbnQzMkFycmF5ID0+IEludDMyQXJyYXkuZnJvbShydWxlcy5waWxlcy5rZXlzKCkpLmZpbHRlcigoaSkgPT4gcnVsZXMucGlsZXNbaV0hLnJvbGUgPT09IHdhbnRlZCk7XG4gICAgY29uc3QgdGFrZXMgPSAocGlsZTogbnVtYmVyLCBvbnRvOiBudW1iZXIsIGZhY2U6IG51bWJlcik6IGJvb2xlYW4gPT5cbiAgICAgIChydWxlcy5tYXNrc1socGlsZSAqIDU0ICsgb250bykgKiAyICsgKGZhY2UgPj4gNSldISAmICgxIDw8IChmYWNlICYgMzEpKSkgIT09IDA7XG4gICAgY29uc3QgdGFrZXNBbnkgPSAocGlsZTogbnVtYmVyLCBvbnRvOiBudW1iZXIpOiBib29sZWFuID0+XG4gICAgICAocnVsZXMubWFza3NbKHBpbGUgKiA1NCArIG9udG8pICogMl0hIHwgcnVsZXMubWFza3NbKHBpbGUgKiA1NCArIG9udG8pICogMiArIDFdISkgIT09IDA7XG4gICAgY29uc3QgdGFrZXNPbkNhcmRzID0gKHBpbGU6IG51bWJlcik6IGJvb2xlYW4gPT4ge1xuICAgICAgZm9yIChsZXQgb250byA9IDA7IG9udG8gPCBGQUNFUzsgb250bysrKSBpZiAodGFrZXNBbnkocGlsZSwgb250bykpIHJldHVybiB0cnVlO1xuICAgICAgcmV0dXJuIGZhbHNlO1xuICAgIH07XG4gICAgY29uc3QgYnlGdW5jdGlvbiA9IChwaWxlOiBudW1iZXIpOiBib29sZWFuID0+IChydWxlcy5hY2NlcHRGbnNbcGlsZV0gPz8gcnVsZXMuYWNjZXB0Q2FyZHNbcGlsZV0pICE9PSB1bmRlZmluZWQ7XG4gICAgdGhpcy5zdG9ja3MgPSByb2xlKCdzdG9jaycpO1xuICAgIHRoaXMud2FzdGVzID0gcm9sZSgnd2FzdGUnKTtcbiAgICB0aGlzLmZvdW5kYXRpb25zID0gcm9sZSgnZm91bmRhdGlvbicpLmZpbHRlcigocGlsZSkgPT4gdGFrZXNPbkNhcmRzKHBpbGUpIHx8IHRha2VzQW55KHBpbGUsIEVNUFRZKSk7XG4gICAgY29uc3QgaXNIb21lID0gKHBpbGU6IG51bWJlcik6IGJvb2xlYW4gPT4gdGhpcy5ob21lcy5pbmNsdWRlcyhwaWxlKTtcbiAgICBjb25zdCB0YXJnZXRzID0gcnVsZXMudGFyZ2V0cy5maWx0ZXIoKHBpbGUpID0+ICFpc0hvbWUocGlsZSkpO1xuICAgIHRoaXMub25seUhvbWUgPSB0YXJnZXRzLmxlbmd0aCA9PT0gMDtcbiAgICB0aGlzLmNlbGxzID0gdGFyZ2V0cy5maWx0ZXIoKHBpbGUpID0+IHRha2VzQW55KHBpbGUsIEVNUFRZKSAmJiAhdGFrZXNPbkNhcmRzKHBpbGUpICYmICFieUZ1bmN0aW9uKHBpbGUpKTtcbiAgICB0aGlzLmNvbHVtbnMgPSBJbnQzMkFycmF5LmZyb20ocnVsZXMucGlsZXMua2V5cygpKS5maWx0ZXIoXG4gICAgICAoaSkgPT4gKHJ1bGVzLnBpbGVzW2ldIS5yb2xlID09PSAndGFibGVhdScgfHwgdGFyZ2V0cy5pbmNsdWRlcyhpKSkgJiYgIXRoaXMuY2VsbHMuaW5jbHVkZXMoaSksXG4gICAgKTtcbiAgICB0aGlzLnJlc2VydmVzID0gcnVsZXMuc291cmNlcy5maWx0ZXIoXG4gICAgICAocGlsZSkgPT4gIWlzSG9tZShwaWxlKSAmJiAhcnVsZXMudGFyZ2V0cy5pbmNsdWRlcyhwaWxlKSAmJiAhdGhpcy53YXN0ZXMuaW5jbHVkZXMocGlsZSkgJiYgIXRoaXMuY29sdW1ucy5pbmNsdWRlcyhwaWxlKSxcbiAgICApO1xuICAgIHRoaXMuY29sdW1uc09wZW4gPSB0aGlzLmNvbHVtbnMuc29tZSgocGlsZSkgPT4gdGFrZXNBbnkocGlsZSwgRU1QVFkpIHx8IGJ5RnVuY3Rpb24ocGlsZSkpO1xuXG4gICAgZm9yIChjb25zdCBwaWxlIG9mIHRhcmdldHMpXG4gICAgICBmb3IgKGxldCBvbnRvID0gMDsgb250byA8IEZBQ0VTOyBvbnRvKyspIHtcbiAgICAgICAgdGhpcy53YW50c0xvW29udG9dISB8PSBydWxlcy5tYXNrc1socGlsZSAqIDU0ICsgb250bykgKiAyXSE7XG4gICAgICAgIHRoaXMud2FudHNIaVtvbnRvXSEgfD0gcnVsZXMubWFza3NbKHBpbGUgKiA1NCArIG9udG8pICogMiArIDFdITtcbiAgICAgIH1cblxuICAgIHRoaXMuYnVpbGRzID0gdGhpcy5mb3VuZGF0aW9ucy5sZW5ndGggPiAwO1xuICAgIHRoaXMuI29yZGVyRmFjZXModGFibGUsIHRha2VzKTtcbiAgICBsZXQgZXhjbHVzaXZlID0gdGhpcy5mb3VuZGF0aW9ucy5sZW5ndGggPiAwO1xuICAgIC8qKiBXaGVyZSBidWlsZGluZyBnb2VzIHJvdW5kOiB0aGUgb25seSBjb3B5IG9mIGEgY2FyZCB0aGF0IGxpZXMgYmVsb3cgYWxyZWFkeS4gKi9cbiAgICBjb25zdCByb3VuZDogW2ZhY2U6IG51bWJlciwgb250bzogbnVtYmVyXVtdID0gW107XG4gICAgZm9yIChjb25zdCBwaWxlIG9mIHRoaXMuZm91bmRhdGlvbnMpXG4gICAgICBmb3IgKGxldCBvbnRvID0gMDsgb250byA8PSBFTVBUWTsgb250bysrKSB7XG4gICAgICAgIGxldCBtYW55ID0gMDtcbiAgICAgICAgZm9yIChsZXQgZmFjZSA9IDA7IGZhY2UgPCBGQUNFUzsgZmFjZSsrKSB7XG4gICAgICAgICAgaWYgKHRoaXMuY29waWVzW2ZhY2VdID09PSAwIHx8ICF0YWtlcyhwaWxlLCBvbnRvLCBmYWNlKSkgY29udGludWU7XG4gICAgICAgICAgbWFueSsrO1xuICAgICAgICAgIGlmIChvbnRvIDwgRU1QVFkgJiYgdGhpcy5jb3BpZXNbZmFjZV0gPT09IDEgJiYgdGhpcy5vcmRlcltmYWNlXSA9PT0gMCAmJiB0aGlzLm9yZGVyW29udG9dISA+IDApIHJvdW5kLnB1c2goW2ZhY2UsIG9udG9dKTtcbiAgICAgICAgICBlbHNlIHtcbiAgICAgICAgICAgIGlmICh0aGlzLmJlZm9yZVtmYWNlXSAhPT0gLTEgJiYgdGhpcy5iZWZvcmVbZmFjZV0gIT09IG9udG8pIGV4Y2x1c2l2ZSA9IGZhbHNlO1xuICAgICAgICAgICAgdGhpcy5iZWZvcmVbZmFjZV0gPSBvbnRvO1xuICAgICAgICAgIH1cbiAgICAgICAgfVxuICAgICAgICBpZiAob250byA8IEVNUFRZICYmIG1hbnkgPiAxKSBleGNsdXNpdmUgPSBmYWxzZTtcbiAgICAgIH1cbiAgICBmb3IgKGNvbnN0IFtmYWNlLCBvbnRvXSBvZiByb3VuZCkge1xuICAgICAgbGV0IGJlbG93ID0gb250bztcbiAgICAgIGZvciAobGV0IGkgPSAwOyBpIDwgRkFDRVMgJiYgYmVsb3cgPj0gMCAmJiBiZWxvdyA8IEVNUFRZICYmIGJlbG93ICE9PSBmYWNlOyBpKyspIGJlbG93ID0gdGhpcy5iZWZvcmVbYmVsb3ddITtcbiAgICAgIGlmIChiZWxvdyAhPT0gZmFjZSkgZXhjbHVzaXZlID0gZmFsc2U7XG4gICAgfVxuICAgIHRoaXMuZXhjbHVzaXZlID0gZXhjbHVzaXZlICYmICF0aGlzLmFza3M7XG4gICAgdGhpcy5oYXJtbGVzcyA9IHRoaXMuZXhjbHVzaXZlID8gb2JzZXJ2ZWQodGFibGUpLmhhcm1sZXNzIDogeyBjb2x1bW5zOiBmYWxzZSwgd2FzdGU6IGZhbHNlIH07XG4gIH1cblxuICAvKiogQnJlYWR0aC1maXJzdCBmcm9tIHRoZSBiYXNlczogY2FyZHMgdGhhdCBvcGVuIGEgZm91bmRhdGlvbiwgb3IgdGhhdCBsaWUgb24gb25lIGZyb20gdGhlIHN0YXJ0LiAqL1xuICAjb3JkZXJGYWNlcyh0YWJsZTogVGFibGU8T3B0aW9ucz4sIHRha2VzOiAocGlsZTogbnVtYmVyLCBvbnRvOiBudW1iZXIsIGZhY2U6IG51bWJlcikgPT4gYm9vbGVhbik6IHZvaWQge1xuICAgIGxldCB3YXZlOiBudW1iZXJbXSA9IFtdO1xuICAgIGZvciAoY29uc3QgcGlsZSBvZiB0aGlzLmZvdW5kYXRpb25zKSB7XG4gICAgICBmb3IgKGxldCBmYWNlID0gMDsgZmFjZSA8IEZBQ0VTOyBmYWNlKyspIGlmICh0aGlzLmNvcGllc1tmYWNlXSEgPiAwICYmIHRha2VzKHBpbGUsIEVNUFRZLCBmYWNlKSkgd2F2ZS5wdXNoKGZhY2UpO1xuICAgICAgaWYgKHRhYmxlLmxlbltwaWxlXSEgPiAwKSB3YXZlLnB1c2godGFibGUuZmFjZVt0YWJsZS5zbG90c1twaWxlIDw8IHRhYmxlLnNoaWZ0XSFdISk7XG4gICAgfVxuICAgIGZvciAobGV0IHBsYWNlID0gMDsgd2F2ZS5sZW5ndGggPiAwOyBwbGFjZSsrKSB7XG4gICAgICBmb3IgKGNvbnN0IGZhY2Ugb2Ygd2F2ZSkgaWYgKHRoaXMub3JkZXJbZmFjZV0gPT09IC0xKSB0aGlzLm9yZGVyW2ZhY2VdID0gcGxhY2U7XG4gICAgICBjb25zdCBuZXh0OiBudW1iZXJbXSA9IFtdO1xuICAgICAgZm9yIChsZXQgZmFjZSA9IDA7IGZhY2UgPCBGQUNFUzsgZmFjZSsrKVxuICAgICAgICBpZiAoXG4gICAgICAgICAgdGhpcy5jb3BpZXNbZmFjZV0hID4gMCAmJlxuICAgICAgICAgIHRoaXMub3JkZXJbZmFjZV0gPT09IC0xICYmXG4gICAgICAgICAgd2F2ZS5zb21lKChvbnRvKSA9PiB0aGlzLmZvdW5kYXRpb25zLnNvbWUoKHBpbGUpID0+IHRha2VzKHBpbGUsIG9udG8sIGZhY2UpKSlcbiAgICAgICAgKVxuICAgICAgICAgIG5leHQucHVzaChmYWNlKTtcbiAgICAgIHdhdmUgPSBuZXh0O1xuICAgIH1cbiAgfVxuXG4gIC8qKiBEb2VzIGEgcGlsZSBvdGhlciB0aGFuIGEgaG9tZSB0YWtlIGBvdmVyYCBvbiBgdW5kZXJgPyAqL1xuICB3YW50cyh1bmRlcjogbnVtYmVyLCBvdmVyOiBudW1iZXIpOiBib29sZWFuIHtcbiAgICByZXR1cm4gKChvdmVyIDwgMzIgPyB0aGlzLndhbnRzTG9bdW5kZXJdISA6IHRoaXMud2FudHNIaVt1bmRlcl0hKSAmICgxIDw8IChvdmVyICYgMzEpKSkgIT09IDA7XG4gIH1cbn1cbiIsICJpbXBvcnQgdHlwZSB7IFJhbmRvbSB9IGZyb20gJ0BwYXRpZW5jZS9jb3JlL3NlYXJjaCc7XG5pbXBvcnQgdHlwZSB7IFdlaWdodHMgfSBmcm9tICcuL2V2YWx1YXRlLmpzJztcbmltcG9ydCB0eXBlIHsgVHJhaXRzIH0gZnJvbSAnLi90cmFpdHMuanMnO1xuXG4vKiogRm9yIHBhdGllbmNlcyB3aG9zZSBjYXJkcyBnbyBob21lIG9uZSBieSBvbmUuICovXG5jb25zdCBCVUlMRElORzogV2VpZ2h0cyA9IHtcbiAgb3V0OiAxNixcbiAgb3ZlcjogMjQsXG4gIGRlZXA6IDAsXG4gIGZhcjogMCxcbiAgc2FtZTogMCxcbiAgaGlkZGVuOiAxNixcbiAgdW5maXQ6IDAsXG4gIGxvb3NlOiAwLFxuICBjbG9zaW5nOiAwLFxuICBjZWxsOiA4LFxuICByYW5rQ2VsbDogMixcbiAgZnVsbDogMCxcbiAgd2FzdGU6IDQsXG4gIGJ1cmllZDogMTYsXG4gIGxhbmRpbmc6IDQsXG4gIGVtcHR5OiAwLFxuICByZXNlcnZlOiAwLFxuICBuZXh0OiAwLFxufTtcbi8qKiBGb3IgdGhvc2Ugd2hvc2UgZmFtaWxpZXMgYXJlIGNvbXBsZXRlZCBvbiB0aGUgdGFibGUgYW5kIGxlYXZlIGJ5IHRoZW1zZWx2ZXMuICovXG5jb25zdCBHQVRIRVJJTkc6IFdlaWdodHMgPSB7XG4gIG91dDogMixcbiAgb3ZlcjogMCxcbiAgZGVlcDogMCxcbiAgZmFyOiAwLFxuICBzYW1lOiAwLFxuICBoaWRkZW46IDE2LFxuICB1bmZpdDogMTIsXG4gIGxvb3NlOiAxMSxcbiAgY2xvc2luZzogMCxcbiAgY2VsbDogOCxcbiAgcmFua0NlbGw6IDAsXG4gIGZ1bGw6IDAsXG4gIHdhc3RlOiAwLFxuICBidXJpZWQ6IDAsXG4gIGxhbmRpbmc6IDAsXG4gIGVtcHR5OiA4LFxuICByZXNlcnZlOiAwLFxuICBuZXh0OiAwLFxufTtcbi8qKiBUaGUgc2FtZSB3aGVyZSBhIGZhbWlseSBsb3NlcyB0aGUgZ2FtZSBieSBsZWF2aW5nLiAqL1xuY29uc3QgU0hVTk5JTkc6IFdlaWdodHMgPSB7IC4uLkdBVEhFUklORywgY2xvc2luZzogMTIgfTtcblxuLyoqIEJldHdlZW4gd2hhdCB0aGUgd2VpZ2h0cyBvZiBsYXRlciBhdHRlbXB0cyBsaWU6IG9uIGhhcmQgZGVhbHMgaXQgaXMgdmFyaWV0eSB0aGF0IGZpbmRzIGEgbGluZSwgbW9yZSB0aGFuIHdpZHRoLiAqL1xuY29uc3QgQlVJTERJTkdfUkFOR0U6IFJlY29yZDxrZXlvZiBXZWlnaHRzLCByZWFkb25seSBudW1iZXJbXT4gPSB7XG4gIG91dDogWzE2XSxcbiAgb3ZlcjogWzE2LCAxNiwgMjQsIDMyXSxcbiAgZGVlcDogWzAsIDAsIDAsIDAsIDJdLFxuICBmYXI6IFswLCAwLCAxLCAyXSxcbiAgc2FtZTogWzAsIDAsIDgsIDE2XSxcbiAgaGlkZGVuOiBbMTZdLFxuICB1bmZpdDogWzAsIDQsIDQsIDhdLFxuICBsb29zZTogWzBdLFxuICBjbG9zaW5nOiBbMF0sXG4gIGNlbGw6IFs0LCA4LCA4LCAxNl0sXG4gIHJhbmtDZWxsOiBbMCwgMiwgNF0sXG4gIGZ1bGw6IFswLCAwLCA0XSxcbiAgd2FzdGU6IFswLCA0LCA4XSxcbiAgYnVyaWVkOiBbOCwgMTYsIDE2LCAyNF0sXG4gIGxhbmRpbmc6IFswLCAyLCA0XSxcbiAgZW1wdHk6IFswLCAwLCA4XSxcbiAgcmVzZXJ2ZTogWzBdLFxuICBuZXh0OiBbMF0sXG59O1xuXG4vKipcbiAqIFdlaWdodHMgZm9yIGFuIGF0dGVtcHQ6IHRoZSB1c3VhbCBvbmVzIGZvciB0aGUgZmlyc3QgdHdvLCB0aGVuIHJhbmRvbSB2YXJpYXRpb25zLlxuICogQHBhcmFtIHNodW5zSG9tZSBjYXJkcyB0aGF0IGNhbWUgaG9tZSBsb3N0IHRoZSBnYW1lIGJlZm9yZVxuICovXG5leHBvcnQgZnVuY3Rpb24gd2VpZ2h0c0Zvcih0cmFpdHM6IFRyYWl0cywgYXR0ZW1wdDogbnVtYmVyLCByYW5kb206IFJhbmRvbSwgc2h1bnNIb21lID0gZmFsc2UpOiBXZWlnaHRzIHtcbiAgY29uc3QgdXN1YWwgPSB0cmFpdHMuYnVpbGRzID8gQlVJTERJTkcgOiBzaHVuc0hvbWUgPyBTSFVOTklORyA6IEdBVEhFUklORztcbiAgaWYgKGF0dGVtcHQgPCAyKSByZXR1cm4gdXN1YWw7XG4gIGNvbnN0IHZhcnkgPSAobmFtZToga2V5b2YgV2VpZ2h0cyk6IG51bWJlciA9PiB7XG4gICAgY29uc3QgcmFuZ2UgPSBCVUlMRElOR19SQU5HRVtuYW1lXTtcbiAgICByZXR1cm4gdHJhaXRzLmJ1aWxkcyA/IHJhbmdlW3JhbmRvbS5iZWxvdyhyYW5nZS5sZW5ndGgpXSEgOiBNYXRoLnJvdW5kKCh1c3VhbFtuYW1lXSAqICg3NSArIHJhbmRvbS5iZWxvdyg1MSkpKSAvIDEwMCk7XG4gIH07XG4gIHJldHVybiBPYmplY3QuZnJvbUVudHJpZXMoT2JqZWN0LmtleXModXN1YWwpLm1hcCgobmFtZSkgPT4gW25hbWUsIHZhcnkobmFtZSBhcyBrZXlvZiBXZWlnaHRzKV0pKSBhcyB1bmtub3duIGFzIFdlaWdodHM7XG59XG5cbi8qKiBXaGF0IG9yZGVycyB0aGUgbW92ZXMgb2YgYSBwcm9iZSwgZm91bmQgYnkgdHJ5aW5nIG1hbnkgb24gRnJlZUNlbGwsIEtsb25kaWtlIGFuZCBDYW5maWVsZC4gKi9cbmNvbnN0IFBST0JFOiBXZWlnaHRzID0ge1xuICAuLi5CVUlMRElORyxcbiAgZmFyOiAyLFxuICBoaWRkZW46IDQ4LFxuICBjZWxsOiAwLFxuICByYW5rQ2VsbDogOCxcbiAgbGFuZGluZzogMixcbiAgZW1wdHk6IDE2LFxuICByZXNlcnZlOiA0OCxcbiAgbmV4dDogNCxcbn07XG5cbi8qKiBXZWlnaHRzIGZvciBhIHByb2JlOiB0aGUgYmVzdCBrbm93biBmb3IgdGhlIGZpcnN0LCB0aGVuIHJhbmRvbSB2YXJpYXRpb25zLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHByb2JlV2VpZ2h0cyhwcm9iZTogbnVtYmVyLCByYW5kb206IFJhbmRvbSk6IFdlaWdodHMge1xuICBpZiAocHJvYmUgPT09IDApIHJldHVybiBQUk9CRTtcbiAgY29uc3Qgb2YgPSAoLi4ucmFuZ2U6IHJlYWRvbmx5IG51bWJlcltdKTogbnVtYmVyID0+IHJhbmdlW3JhbmRvbS5iZWxvdyhyYW5nZS5sZW5ndGgpXSE7XG4gIHJldHVybiB7XG4gICAgLi4uUFJPQkUsXG4gICAgb3Zlcjogb2YoOCwgMTYsIDI0LCAyNCwgMzIpLFxuICAgIGZhcjogb2YoMCwgMiwgMiwgNCksXG4gICAgc2FtZTogb2YoMCwgMCwgOCwgMTYpLFxuICAgIGhpZGRlbjogb2YoMTYsIDMyLCA0OCksXG4gICAgdW5maXQ6IG9mKDAsIDAsIDQpLFxuICAgIGNlbGw6IG9mKDAsIDAsIDgpLFxuICAgIHJhbmtDZWxsOiBvZigyLCA0LCA4KSxcbiAgICBmdWxsOiBvZigwLCAwLCAyKSxcbiAgICB3YXN0ZTogb2YoMCwgNCwgOCksXG4gICAgbGFuZGluZzogb2YoMCwgMiwgNCwgOCksXG4gICAgZW1wdHk6IG9mKDAsIDgsIDE2LCAzMiksXG4gICAgcmVzZXJ2ZTogb2YoMzIsIDQ4LCA2NCksXG4gICAgbmV4dDogb2YoMCwgNCwgNCwgOCksXG4gIH07XG59XG4iLCAiaW1wb3J0IHsgdHlwZSBPcHRpb25zIH0gZnJvbSAnQHBhdGllbmNlL2NvcmUnO1xuaW1wb3J0IHsgUmFuZG9tLCBUYWJsZSwgdHlwZSBNb3ZlIH0gZnJvbSAnQHBhdGllbmNlL2NvcmUvc2VhcmNoJztcbmltcG9ydCB7IEFmZmluaXR5IH0gZnJvbSAnLi9hZmZpbml0eS5qcyc7XG5pbXBvcnQgeyBCZWFtLCB0eXBlIEJlYW1TZXR0aW5ncyB9IGZyb20gJy4vYmVhbS5qcyc7XG5pbXBvcnQgeyBXYXN0ZUJvdW5kIH0gZnJvbSAnLi93YXN0ZS1ib3VuZC5qcyc7XG5pbXBvcnQgeyBEZXB0aEZpcnN0IH0gZnJvbSAnLi9kZXB0aC1maXJzdC5qcyc7XG5pbXBvcnQgeyBFdmFsdWF0aW9uIH0gZnJvbSAnLi9ldmFsdWF0ZS5qcyc7XG5pbXBvcnQgeyBGb3VuZGF0aW9uTWVyZ2luZyB9IGZyb20gJy4vZm91bmRhdGlvbi1tZXJnaW5nLmpzJztcbmltcG9ydCB0eXBlIHsgT3V0Y29tZSB9IGZyb20gJy4vb3V0Y29tZS5qcyc7XG5pbXBvcnQgeyBSdW5FcXVpdmFsZW5jZSB9IGZyb20gJy4vcnVuLWVxdWl2YWxlbmNlLmpzJztcbmltcG9ydCB7IFBhdGggfSBmcm9tICcuL3BhdGguanMnO1xuaW1wb3J0IHsgUnVuVGFpbHMgfSBmcm9tICcuL3J1bi10YWlscy5qcyc7XG5pbXBvcnQgeyBTYWZlTW92ZXMgfSBmcm9tICcuL3NhZmUuanMnO1xuaW1wb3J0IHsgVGFsb24gfSBmcm9tICcuL3RhbG9uLmpzJztcbmltcG9ydCB7IFRyYWl0cyB9IGZyb20gJy4vdHJhaXRzLmpzJztcbmltcG9ydCB0eXBlIHsgU2VhcmNoT3B0aW9ucyB9IGZyb20gJy4vdmVyZGljdC5qcyc7XG5pbXBvcnQgeyBwcm9iZVdlaWdodHMsIHdlaWdodHNGb3IgfSBmcm9tICcuL3dlaWdodHMuanMnO1xuXG4vKiogV2hhdCBlbmdpbmVzIGhhdmUgaW4gY29tbW9uLiAqL1xuaW50ZXJmYWNlIEVuZ2luZSB7XG4gIHJlYWRvbmx5IHBvc2l0aW9uczogbnVtYmVyO1xuICAvKiogVGhlIG1vc3QgYnl0ZXMgaGVsZCBhdCBvbmNlIHNvIGZhci4gKi9cbiAgcmVhZG9ubHkgYnl0ZXM6IG51bWJlcjtcbiAgcnVuKHVudGlsOiBudW1iZXIpOiBPdXRjb21lO1xuICAvKiogTm90aGluZyB3YXMgbGVmdCBvdXQgc28gZmFyLiAqL1xuICByZWFkb25seSBjb21wbGV0ZTogYm9vbGVhbjtcbiAgLyoqIFN0ZXBzIGZyb20gdGhlIHJvb3QuICovXG4gIHJlYWRvbmx5IGxpbmU6IHJlYWRvbmx5IE1vdmVbXTtcbn1cblxuLyoqIEhvdyB0aGUgd2hvbGUgc2VhcmNoIGVuZGVkLiAqL1xuZXhwb3J0IHR5cGUgRW5kaW5nID0gJ3J1bm5pbmcnIHwgJ3NvbHZlZCcgfCAnaW1wb3NzaWJsZScgfCAndW5rbm93bic7XG5cbi8qKiBQb3NpdGlvbnMgb2YgdGhlIGZpcnN0IHRyeSwgd2hpY2ggZGVjaWRlcyBlYXN5IGFuZCBmb3JjZWQgZGVhbHMuICovXG5jb25zdCBGSVJTVF9UUlkgPSA1XzAwMDtcbi8qKiBXaWR0aHMgb2YgdGhlIGJlYW1zOiB0d2ljZSBhcyB3aWRlIGF0IGZpcnN0LCB0aGVuIGV2ZXIgbW9yZSBzbG93bHksIHNvIHRoYXQgdGhlcmUgYXJlIG1hbnkgZGlmZmVyZW50IG9uZXMuICovXG5jb25zdCB3aWR0aE9mID0gKGF0dGVtcHQ6IG51bWJlcik6IG51bWJlciA9PlxuICBNYXRoLnJvdW5kKGF0dGVtcHQgPCAzID8gNjQgKiAyICoqIGF0dGVtcHQgOiBhdHRlbXB0IDwgOCA/IDI1NiAqIDEuNCAqKiAoYXR0ZW1wdCAtIDIpIDogMTkyOCAqIDEuMSAqKiAoYXR0ZW1wdCAtIDgpKTtcbi8qKiBXaGF0IHBhcnQgb2YgdGhlbSBpcyBzaGFyZWQgb3V0IGFtb25nIHRoZSBzdHJhdGE6IG9mIHRoZSBmaXJzdCBvbmVzLCB0aGVuIGF0IHJhbmRvbS4gKi9cbmNvbnN0IFNIQVJFRCA9IFswLjMsIDAuNSwgMC41LCAwLjcsIDBdO1xuLyoqIFByb2JlcyBiZWZvcmUgdGhlIGZpcnN0IGJlYW0uICovXG5jb25zdCBGSVJTVF9QUk9CRVMgPSAxMDtcbi8qKiBcdTIwMjYgYW5kIGhvdyBtYW55IG9mIHRoZW0gZm9sbG93IG9uZSBhbm90aGVyLiAqL1xuY29uc3QgSU5fQV9ST1cgPSA1O1xuLyoqIEZ1cnRoZXIgcHJvYmVzIGZvciBlYWNoIGJlYW06IHdpdGggYSBzdG9jaywgd2hhdCBpcyBsYWlkIHdoZXJlIGluIGl0cyBjb3Vyc2UgY2FuIGJlIGRlY2lkZWQgb25lIGFmdGVyIHRoZSBvdGhlci4gKi9cbmNvbnN0IHByb2Jlc0ZvciA9ICh7IGJ1aWxkcywgc3RvY2tzIH06IFRyYWl0cywgeyB3YXN0ZUJvdW5kIH06IFBhdGgpOiBudW1iZXIgPT4gKGJ1aWxkcyAmJiBzdG9ja3MubGVuZ3RoID4gMCAmJiAhd2FzdGVCb3VuZCA/IDYgOiAwKTtcbi8qKiBQb3NpdGlvbnMgb2YgdGhlIGZpcnN0IHByb2JlLCBhbmQgYnkgaG93IG11Y2ggdGhlIG5leHQgb25lIGlzIGxvbmdlci4gKi9cbmNvbnN0IFBST0JFID0gODAwO1xuY29uc3QgTE9OR0VSID0gMS4xMjtcbi8qKiBMZXZlbHMgYSBiZWFtIGlzIGdpdmVuLCBvbiBhdmVyYWdlLiAqL1xuY29uc3QgTEVWRUxTID0gNDAwO1xuLyoqXG4gKiBQb3NpdGlvbnMgb2YgdGhlIGRlcHRoLWZpcnN0IHNlYXJjaCBmb3IgZWFjaCBvZiB0aGUgYmVhbXMnLiBJdCBmaW5kcyBsaW5lcyBhbmQgcHJvb2ZzIHdoZXJlIGEgc3RvY2sga2VlcHMgdGhlIGRlYWwgb25cbiAqIGl0cyB3YXk7IGZldyBwcm9vZnMgd2hlcmUgZXZlcnl0aGluZyBsaWVzIG9wZW4sIGFuZCBub25lIHdoZXJlIGZhbWlsaWVzIGxlYXZlIGJ5IHRoZW1zZWx2ZXMuIFdoZXJlIGNhcmRzIG9ubHkgZ28gaG9tZSxcbiAqIGFuZCBpbiB3aGljaCBvcmRlciBkb2VzIG5vdCBtYXR0ZXIsIHBvc2l0aW9ucyBhcmUgZmV3IGVub3VnaCB0byBsb29rIGF0IGFsbCBvZiB0aGVtLlxuICovXG5jb25zdCBzaGFyZU9mID0gKHsgYnVpbGRzLCBzdG9ja3MsIG9ubHlIb21lIH06IFRyYWl0cywgeyB3YXN0ZUJvdW5kLCBtZXJnaW5nLCB0YWxvbiB9OiBQYXRoKTogbnVtYmVyID0+XG4gIG1lcmdpbmcgJiYgb25seUhvbWUgPyAzIDogdGFsb24gPyAyIDogIWJ1aWxkcyA/IDAuMDUgOiB3YXN0ZUJvdW5kID8gMC4xIDogc3RvY2tzLmxlbmd0aCA+IDAgPyAwLjI1IDogMC4wNTtcbmNvbnN0IFdJREVTVCA9IDEgPDwgMTY7XG4vKiogVGhlIGZpcnN0IHdpZHRoIHdoZXJlIHBpbGVzIGFyZSBsYWlkIG9uIHBpbGVzOyB3aGF0IGNvdW50cyB0aGVyZSBpcyB2YXJpZXR5LiBXaGF0IGEgbW92ZSBtYXkgY291bnQuICovXG5jb25zdCBQSUxJTkcgPSA2NDtcbmNvbnN0IE1PVkVfQ09VTlRTID0gWzAsIDAsIDQsIDgsIDE2XTtcblxuLyoqXG4gKiBTZXZlcmFsIGVuZ2luZXMgdGFraW5nIHR1cm5zOiBhIHNob3J0IGRlcHRoLWZpcnN0IHRyeSwgdGhlbiBiZWFtcyB0aGF0IGdyb3cgd2lkZXIgYW5kIHZhcnkgdGhlaXIgd2VpZ2h0cywgYW5kXG4gKiBiZXR3ZWVuIHRoZW0gYSBkZXB0aC1maXJzdCBzZWFyY2ggd2l0aG91dCBndWVzc2VzLCB3aGljaCBnb2VzIG9uIHdoZXJlIGl0IHN0b3BwZWQgYW5kIG1heSBwcm92ZSB0aGF0IHRoZXJlIGlzIG5vXG4gKiBzb2x1dGlvbi4gVHVybnMgYXJlIGNvdW50ZWQgaW4gcG9zaXRpb25zLCBuZXZlciBpbiB0aW1lOiB0aGUgc2FtZSBzZWFyY2ggZmluZHMgdGhlIHNhbWUgbGluZSBvbiBhbnkgbWFjaGluZS5cbiAqL1xuZXhwb3J0IGNsYXNzIFBvcnRmb2xpbyB7XG4gIGVuZ2luZSA9ICdkZXB0aC1maXJzdCB0cnknO1xuICByZWFkb25seSAjc291cmNlOiBUYWJsZTxPcHRpb25zPjtcbiAgcmVhZG9ubHkgI3RyYWl0czogVHJhaXRzO1xuICByZWFkb25seSAjYWZmaW5pdHk6IEFmZmluaXR5IHwgdW5kZWZpbmVkO1xuICByZWFkb25seSAjcmFuZG9tOiBSYW5kb207XG4gIHJlYWRvbmx5ICNieXRlczogbnVtYmVyO1xuICAjZW5naW5lczogcmVhZG9ubHkgc3RyaW5nW107XG4gIC8qKiBTYWZlIG1vdmVzIGFsb25lIHdpbi4gKi9cbiAgcmVhZG9ubHkgI3dvbkF0T25jZTogYm9vbGVhbjtcbiAgI2RvdWJ0cyA9IGZhbHNlO1xuICAjcHJvdmVkID0gZmFsc2U7XG4gIC8qKiBSdWxlcyBsb29rIGludG8gbWVyZ2luZyBoZXJlLiAqL1xuICAjbG9va3NJbnRvID0gZmFsc2U7XG4gICNzaHVuc0hvbWUgPSBmYWxzZTtcbiAgI2N1cnJlbnQ6IEVuZ2luZTtcbiAgI2N1cnJlbnRQYXRoOiBQYXRoO1xuICAjbGltaXQ6IG51bWJlcjtcbiAgI21lbW9yeSA9IDA7XG4gICNob21lID0gMDtcbiAgI2RvbmUgPSAwO1xuICAjZ3Vlc3NlZCA9IDA7XG4gICNwcm9vZjogeyBlbmdpbmU6IERlcHRoRmlyc3Q7IHBhdGg6IFBhdGggfSB8IHVuZGVmaW5lZDtcbiAgI2F0dGVtcHQgPSAwO1xuICAjcHJvYmVzID0gMDtcbiAgI2xpbmU6IHJlYWRvbmx5IE1vdmVbXSA9IFtdO1xuXG4gIGNvbnN0cnVjdG9yKHNvdXJjZTogVGFibGU8T3B0aW9ucz4sIHsgbWVtb3J5ID0gMjU2ICogMiAqKiAyMCwgc2VlZCA9IDEsIGVuZ2luZXMgPSBbJ2JlYW0nLCAnZGVwdGgtZmlyc3QnXSB9OiBTZWFyY2hPcHRpb25zKSB7XG4gICAgdGhpcy4jc291cmNlID0gc291cmNlO1xuICAgIHRoaXMuI3RyYWl0cyA9IG5ldyBUcmFpdHMoc291cmNlKTtcbiAgICB0aGlzLiNhZmZpbml0eSA9IEFmZmluaXR5Lm9mKHNvdXJjZSwgdGhpcy4jdHJhaXRzKTtcbiAgICB0aGlzLiNyYW5kb20gPSBuZXcgUmFuZG9tKHNlZWQpO1xuICAgIHRoaXMuI2J5dGVzID0gbWVtb3J5O1xuICAgIHRoaXMuI2VuZ2luZXMgPSBlbmdpbmVzO1xuICAgIHRoaXMuI2N1cnJlbnRQYXRoID0gdGhpcy4jcGF0aCgpO1xuICAgIHRoaXMuI3dvbkF0T25jZSA9IHRoaXMuI2N1cnJlbnRQYXRoLnRhYmxlLmRlcHRoID4gMCAmJiB0aGlzLiNjdXJyZW50UGF0aC5zdGF0dXMoKSA9PT0gJ3dvbic7XG4gICAgaWYgKHRoaXMuI3RyYWl0cy5idWlsZHMgJiYgIXRoaXMuI2N1cnJlbnRQYXRoLm9yZGVyZWQpIHtcbiAgICAgIHRoaXMuZW5naW5lID0gJ3Byb2JlJztcbiAgICAgIHRoaXMuI2xpbWl0ID0gdGhpcy4jbmV4dExpbWl0KCk7XG4gICAgICB0aGlzLiNjdXJyZW50ID0gdGhpcy4jbmV3UHJvYmUodGhpcy4jY3VycmVudFBhdGgsIHRoaXMuI2xpbWl0KTtcbiAgICB9IGVsc2Uge1xuICAgICAgdGhpcy4jbGltaXQgPSBGSVJTVF9UUlk7XG4gICAgICB0aGlzLiNjdXJyZW50ID0gdGhpcy4jdHJ5KCk7XG4gICAgfVxuICB9XG5cbiAgLyoqIFRoZSBtb3N0IGJ5dGVzIGhlbGQgYXQgb25jZSBzbyBmYXIuICovXG4gIGdldCBtZW1vcnkoKTogbnVtYmVyIHtcbiAgICBjb25zdCBwcm9vZiA9IHRoaXMuI3Byb29mPy5lbmdpbmU7XG4gICAgY29uc3QgYmVzaWRlID0gcHJvb2YgPT09IHVuZGVmaW5lZCB8fCBwcm9vZiA9PT0gdGhpcy4jY3VycmVudCA/IDAgOiBwcm9vZi5ieXRlcztcbiAgICByZXR1cm4gTWF0aC5tYXgodGhpcy4jbWVtb3J5LCB0aGlzLiNjdXJyZW50LmJ5dGVzICsgYmVzaWRlKTtcbiAgfVxuXG4gIC8qKiBUaGUgbW9zdCBjYXJkcyB0aGF0IHdlcmUgaG9tZSBhdCBvbmNlIHNvIGZhci4gKi9cbiAgZ2V0IGhvbWUoKTogbnVtYmVyIHtcbiAgICByZXR1cm4gTWF0aC5tYXgodGhpcy4jaG9tZSwgdGhpcy4jY3VycmVudFBhdGguaG9tZSk7XG4gIH1cblxuICBnZXQgcG9zaXRpb25zKCk6IG51bWJlciB7XG4gICAgcmV0dXJuIHRoaXMuI2RvbmUgKyB0aGlzLiNjdXJyZW50LnBvc2l0aW9ucztcbiAgfVxuXG4gIC8qKiBBbGwgbW92ZXMgb2YgdGhlIGxpbmUsIGZyb20gdGhlIHBvc2l0aW9uIHRoYXQgd2FzIGFza2VkIGFib3V0LiAqL1xuICBnZXQgbGluZSgpOiByZWFkb25seSBNb3ZlW10ge1xuICAgIHJldHVybiB0aGlzLiNsaW5lO1xuICB9XG5cbiAgLyoqIFNlYXJjaGVzIG9uIGZvciBzbyBtYW55IHBvc2l0aW9ucy4gKi9cbiAgcnVuKHBvc2l0aW9uczogbnVtYmVyKTogRW5kaW5nIHtcbiAgICBjb25zdCB1bnRpbCA9IHRoaXMucG9zaXRpb25zICsgcG9zaXRpb25zO1xuICAgIGlmICh0aGlzLiN3b25BdE9uY2UpIHtcbiAgICAgIHRoaXMuI2xpbmUgPSB0aGlzLiNjdXJyZW50UGF0aC5tb3Zlc09mKFtdKTtcbiAgICAgIHJldHVybiAnc29sdmVkJztcbiAgICB9XG4gICAgd2hpbGUgKHRoaXMucG9zaXRpb25zIDwgdW50aWwpIHtcbiAgICAgIGNvbnN0IG91dGNvbWUgPSB0aGlzLiNjdXJyZW50LnJ1bihNYXRoLm1pbih0aGlzLiNsaW1pdCwgdGhpcy4jY3VycmVudC5wb3NpdGlvbnMgKyB1bnRpbCAtIHRoaXMucG9zaXRpb25zKSk7XG4gICAgICBpZiAob3V0Y29tZSA9PT0gJ3NvbHZlZCcpIHtcbiAgICAgICAgdGhpcy4jbGluZSA9IHRoaXMuI2N1cnJlbnRQYXRoLm1vdmVzT2YodGhpcy4jY3VycmVudC5saW5lKTtcbiAgICAgICAgcmV0dXJuICdzb2x2ZWQnO1xuICAgICAgfVxuICAgICAgaWYgKG91dGNvbWUgPT09ICdkcnknICYmIHRoaXMuI2N1cnJlbnQuY29tcGxldGUgJiYgIXRoaXMuI2N1cnJlbnRQYXRoLm1lcmdpbmc/LmJyb2tlbiAmJiAhdGhpcy4jY3VycmVudFBhdGguYWZmaW5pdHkpIHtcbiAgICAgICAgaWYgKCF0aGlzLiNjdXJyZW50UGF0aC5kb3VidGZ1bCkgcmV0dXJuICdpbXBvc3NpYmxlJztcbiAgICAgICAgdGhpcy4jZG91YnRzID0gdHJ1ZTtcbiAgICAgIH1cbiAgICAgIGlmICgob3V0Y29tZSA9PT0gJ2RyeScgfHwgdGhpcy4jY3VycmVudC5wb3NpdGlvbnMgPj0gdGhpcy4jbGltaXQpICYmICF0aGlzLiN0dXJuKG91dGNvbWUgPT09ICdkcnknKSkgcmV0dXJuICd1bmtub3duJztcbiAgICB9XG4gICAgcmV0dXJuICdydW5uaW5nJztcbiAgfVxuXG4gIC8qKiBUaGUgbmV4dCBlbmdpbmUncyB0dXJuLiBAcmV0dXJucyBmYWxzZSB3aGVuIG5vbmUgaGFzIGFueXRoaW5nIGxlZnQgdG8gZG8gKi9cbiAgI3R1cm4oZHJ5OiBib29sZWFuKTogYm9vbGVhbiB7XG4gICAgY29uc3QgY3VycmVudCA9IHRoaXMuI2N1cnJlbnQ7XG4gICAgdGhpcy4jbWVtb3J5ID0gdGhpcy5tZW1vcnk7XG4gICAgdGhpcy4jaG9tZSA9IHRoaXMuaG9tZTtcbiAgICB0aGlzLiNzaHVuc0hvbWUgfHw9IHRoaXMuI2N1cnJlbnRQYXRoLnNodW5zSG9tZTtcbiAgICB0aGlzLiNkb25lICs9IGN1cnJlbnQucG9zaXRpb25zO1xuICAgIGNvbnN0IHdhc1Byb29mID0gY3VycmVudCA9PT0gdGhpcy4jcHJvb2Y/LmVuZ2luZTtcbiAgICBpZiAodGhpcy4jY3VycmVudFBhdGgubWVyZ2luZz8uYnJva2VuKSB0aGlzLiNsb29rc0ludG8gPSB0cnVlO1xuICAgIGlmICh0aGlzLiNsb29rc0ludG8gJiYgdGhpcy4jcHJvb2Y/LnBhdGgubWVyZ2luZykgdGhpcy4jcHJvb2YgPSB1bmRlZmluZWQ7XG4gICAgZWxzZSBpZiAod2FzUHJvb2YgJiYgZHJ5KSB7XG4gICAgICB0aGlzLiNwcm9vZiA9IHVuZGVmaW5lZDtcbiAgICAgIC8vIEl0IHdhcyBjdXQgc2hvcnQsIG9yIGRvdWJ0ZWQgd2l0aG91dCBzYWZlIG1vdmVzOiBvbmNlIG1vcmUgd291bGQgYmUgdGhlIHNhbWUuXG4gICAgICBpZiAoIXRoaXMuI2RvdWJ0cyB8fCB0aGlzLiNwcm92ZWQpIHRoaXMuI2VuZ2luZXMgPSB0aGlzLiNlbmdpbmVzLmZpbHRlcigobmFtZSkgPT4gbmFtZSAhPT0gJ2RlcHRoLWZpcnN0Jyk7XG4gICAgICB0aGlzLiNwcm92ZWQgPSB0cnVlO1xuICAgIH1cbiAgICBpZiAoIXdhc1Byb29mKSB0aGlzLiNndWVzc2VkICs9IGN1cnJlbnQucG9zaXRpb25zO1xuICAgIGNvbnN0IHByb2JpbmcgPSB0aGlzLiNwcm9iZXMgPCBGSVJTVF9QUk9CRVMgJiYgdGhpcy4jcHJvYmVzICUgSU5fQV9ST1cgIT09IDA7XG4gICAgaWYgKCF3YXNQcm9vZiAmJiAhcHJvYmluZyAmJiAodGhpcy4jYXR0ZW1wdCA+IDAgfHwgdGhpcy4jcHJvYmVzID4gMCkgJiYgdGhpcy4jZW5naW5lcy5pbmNsdWRlcygnZGVwdGgtZmlyc3QnKSkge1xuICAgICAgdGhpcy4jcHJvb2YgPz89IHRoaXMuI25ld1Byb29mKCk7XG4gICAgICB0aGlzLiN1c2UoXG4gICAgICAgIHRoaXMuI3Byb29mLnBhdGgsXG4gICAgICAgIHRoaXMuI3Byb29mLmVuZ2luZSxcbiAgICAgICAgdGhpcy4jcHJvb2YuZW5naW5lLnBvc2l0aW9ucyArIE1hdGgubWF4KEZJUlNUX1RSWSwgdGhpcy4jZ3Vlc3NlZCAqIHNoYXJlT2YodGhpcy4jdHJhaXRzLCB0aGlzLiNjdXJyZW50UGF0aCkpLFxuICAgICAgKTtcbiAgICAgIHRoaXMuZW5naW5lID0gJ2RlcHRoLWZpcnN0JztcbiAgICAgIHRoaXMuI2d1ZXNzZWQgPSAwO1xuICAgICAgcmV0dXJuIHRydWU7XG4gICAgfVxuICAgIGNvbnN0IGJlYW0gPSB0aGlzLiNlbmdpbmVzLmluY2x1ZGVzKCdiZWFtJykgPyB0aGlzLiNzZXR0aW5ncygpIDogdW5kZWZpbmVkO1xuICAgIGlmICghYmVhbSkge1xuICAgICAgaWYgKCF0aGlzLiNlbmdpbmVzLmluY2x1ZGVzKCdkZXB0aC1maXJzdCcpKSByZXR1cm4gZmFsc2U7XG4gICAgICAvLyBOb2JvZHkgZWxzZSBoYXMgcm9vbTogaXQgZ29lcyBvbiB0byBpdHMgZW5kLlxuICAgICAgdGhpcy4jYXR0ZW1wdCsrO1xuICAgICAgdGhpcy4jcHJvb2YgPz89IHRoaXMuI25ld1Byb29mKCk7XG4gICAgICB0aGlzLiN1c2UodGhpcy4jcHJvb2YucGF0aCwgdGhpcy4jcHJvb2YuZW5naW5lLCBJbmZpbml0eSk7XG4gICAgICB0aGlzLmVuZ2luZSA9ICdkZXB0aC1maXJzdCc7XG4gICAgICByZXR1cm4gdHJ1ZTtcbiAgICB9XG4gICAgY29uc3QgcHJvYmVzID0gdGhpcy4jcHJvYmVzID4gMCA/IEZJUlNUX1BST0JFUyArIHByb2Jlc0Zvcih0aGlzLiN0cmFpdHMsIHRoaXMuI2N1cnJlbnRQYXRoKSAqIHRoaXMuI2F0dGVtcHQgOiAwO1xuICAgIGlmICh0aGlzLiNwcm9iZXMgPCBwcm9iZXMgJiYgdGhpcy4jZW5naW5lcy5pbmNsdWRlcygnZGVwdGgtZmlyc3QnKSkgdGhpcy4jcHJvYmUoKTtcbiAgICBlbHNlIHRoaXMuI2JlYW0oYmVhbSk7XG4gICAgcmV0dXJuIHRydWU7XG4gIH1cblxuICAjdXNlKHBhdGg6IFBhdGgsIGVuZ2luZTogRW5naW5lLCBsaW1pdDogbnVtYmVyKTogdm9pZCB7XG4gICAgdGhpcy4jZG9uZSAtPSBlbmdpbmUucG9zaXRpb25zO1xuICAgIHRoaXMuI2N1cnJlbnRQYXRoID0gcGF0aDtcbiAgICB0aGlzLiNjdXJyZW50ID0gZW5naW5lO1xuICAgIHRoaXMuI2xpbWl0ID0gbGltaXQ7XG4gIH1cblxuICAvKiogVGhlIG5leHQgYmVhbTsgdW5kZWZpbmVkIHdoZW4gaXQgd291bGQgYmUgdG9vIGxhcmdlLiAqL1xuICAjc2V0dGluZ3MoKTogQmVhbVNldHRpbmdzIHwgdW5kZWZpbmVkIHtcbiAgICBjb25zdCB3aWR0aCA9IHRoaXMuI2FmZmluaXR5ID8gTWF0aC5yb3VuZChQSUxJTkcgKiAxLjA1ICoqIHRoaXMuI2F0dGVtcHQpIDogd2lkdGhPZih0aGlzLiNhdHRlbXB0KTtcbiAgICAvLyBXaGF0IGlzIGJ1cmllZCB0ZWxscyBhcyBtdWNoIGFib3V0IHRob3NlIHdobyBhcmUgbm90IGFzIGZhci5cbiAgICBjb25zdCBzaGFyZWQgPSB0aGlzLiNjdXJyZW50UGF0aC53YXN0ZUJvdW5kXG4gICAgICA/IDBcbiAgICAgIDogdGhpcy4jYXR0ZW1wdCA8IFNIQVJFRC5sZW5ndGhcbiAgICAgICAgPyBTSEFSRURbdGhpcy4jYXR0ZW1wdF0hXG4gICAgICAgIDogU0hBUkVEW3RoaXMuI3JhbmRvbS5iZWxvdyhTSEFSRUQubGVuZ3RoKV0hO1xuICAgIGZvciAobGV0IGxldmVscyA9IExFVkVMUzsgd2lkdGggPD0gV0lERVNUICYmIGxldmVscyA+PSAxOyBsZXZlbHMgLz0gMikge1xuICAgICAgY29uc3Qgc2V0dGluZ3M6IEJlYW1TZXR0aW5ncyA9IHsgd2lkdGgsIHBhdGllbmNlOiAxMCwgc2hhcmVkLCBub2RlczogTWF0aC5jZWlsKHdpZHRoICogbGV2ZWxzKSB9O1xuICAgICAgaWYgKEJlYW0uYnl0ZXMoc2V0dGluZ3MpIDw9IHRoaXMuI2J5dGVzIC8gMikgcmV0dXJuIHNldHRpbmdzO1xuICAgIH1cbiAgICByZXR1cm4gdW5kZWZpbmVkO1xuICB9XG5cbiAgI2JlYW0oc2V0dGluZ3M6IEJlYW1TZXR0aW5ncyk6IHZvaWQge1xuICAgIGNvbnN0IHsgd2lkdGggfSA9IHNldHRpbmdzO1xuICAgIGNvbnN0IGFmZmluaXR5ID0gdGhpcy4jYWZmaW5pdHk7XG4gICAgY29uc3QgbW92ZSA9IGFmZmluaXR5ID8gTU9WRV9DT1VOVFNbdGhpcy4jcmFuZG9tLmJlbG93KE1PVkVfQ09VTlRTLmxlbmd0aCldISA6IDA7XG4gICAgY29uc3QgcGF0aCA9IHRoaXMuI3BhdGgoYWZmaW5pdHkgJiYgKCh0YWJsZSkgPT4gYWZmaW5pdHkub24odGFibGUsIG1vdmUpKSk7XG4gICAgY29uc3QgZXZhbHVhdGlvbiA9XG4gICAgICBwYXRoLmFmZmluaXR5ID8/XG4gICAgICBuZXcgRXZhbHVhdGlvbihwYXRoLnRhYmxlLCB0aGlzLiN0cmFpdHMsIHdlaWdodHNGb3IodGhpcy4jdHJhaXRzLCB0aGlzLiNhdHRlbXB0LCB0aGlzLiNyYW5kb20sIHRoaXMuI3NodW5zSG9tZSksIHBhdGgud2FzdGVCb3VuZCk7XG4gICAgdGhpcy4jYXR0ZW1wdCsrO1xuICAgIHRoaXMuI3VzZShwYXRoLCBuZXcgQmVhbShwYXRoLCB0aGlzLiN0cmFpdHMsIGV2YWx1YXRpb24sIHNldHRpbmdzLCB0aGlzLiNyYW5kb20pLCBJbmZpbml0eSk7XG4gICAgdGhpcy5lbmdpbmUgPSBgYmVhbSAke3dpZHRofWA7XG4gIH1cblxuICAjcHJvYmUoKTogdm9pZCB7XG4gICAgY29uc3QgcGF0aCA9IHRoaXMuI3BhdGgoKTtcbiAgICBjb25zdCBsaW1pdCA9IHRoaXMuI25leHRMaW1pdCgpO1xuICAgIHRoaXMuI3VzZShwYXRoLCB0aGlzLiNuZXdQcm9iZShwYXRoLCBsaW1pdCksIGxpbWl0KTtcbiAgICB0aGlzLmVuZ2luZSA9ICdwcm9iZSc7XG4gIH1cblxuICAvKiogUG9zaXRpb25zIG9mIHRoZSBuZXh0IHByb2JlLiAqL1xuICAjbmV4dExpbWl0KCk6IG51bWJlciB7XG4gICAgcmV0dXJuIE1hdGgucm91bmQoUFJPQkUgKiBMT05HRVIgKiogdGhpcy4jcHJvYmVzKyspO1xuICB9XG5cbiAgLyoqIEEgc2hvcnQgZGVwdGgtZmlyc3Qgc2VhcmNoIHdpdGggbW92ZXMgb3JkZXJlZCBpbiBhbm90aGVyIHdheSBlYWNoIHRpbWU6IHdoYXQgd2VudCB3cm9uZyBhdCBpdHMgYmVnaW5uaW5nIGlzIG5vdCB0cmllZCBmb3IgbG9uZy4gKi9cbiAgI25ld1Byb2JlKHBhdGg6IFBhdGgsIGxpbWl0OiBudW1iZXIpOiBEZXB0aEZpcnN0IHtcbiAgICBjb25zdCBldmFsdWF0aW9uID0gbmV3IEV2YWx1YXRpb24ocGF0aC50YWJsZSwgdGhpcy4jdHJhaXRzLCBwcm9iZVdlaWdodHModGhpcy4jcHJvYmVzIC0gMSwgdGhpcy4jcmFuZG9tKSwgcGF0aC53YXN0ZUJvdW5kKTtcbiAgICByZXR1cm4gbmV3IERlcHRoRmlyc3QocGF0aCwgdGhpcy4jdHJhaXRzLCB7IGJ5dGVzOiB0aGlzLiNieXRlcyAvIDIsIHBvc2l0aW9uczogbGltaXQgKiAyLCBldmFsdWF0aW9uIH0pO1xuICB9XG5cbiAgI3RyeSgpOiBEZXB0aEZpcnN0IHtcbiAgICBjb25zdCBldmFsdWF0aW9uID0gbmV3IEV2YWx1YXRpb24oXG4gICAgICB0aGlzLiNjdXJyZW50UGF0aC50YWJsZSxcbiAgICAgIHRoaXMuI3RyYWl0cyxcbiAgICAgIHdlaWdodHNGb3IodGhpcy4jdHJhaXRzLCAwLCB0aGlzLiNyYW5kb20pLFxuICAgICAgdGhpcy4jY3VycmVudFBhdGgud2FzdGVCb3VuZCxcbiAgICApO1xuICAgIHJldHVybiBuZXcgRGVwdGhGaXJzdCh0aGlzLiNjdXJyZW50UGF0aCwgdGhpcy4jdHJhaXRzLCB7IGJ5dGVzOiB0aGlzLiNieXRlcyAvIDIsIHBvc2l0aW9uczogRklSU1RfVFJZICogNCwgZXZhbHVhdGlvbiB9KTtcbiAgfVxuXG4gICNuZXdQcm9vZigpOiB7IGVuZ2luZTogRGVwdGhGaXJzdDsgcGF0aDogUGF0aCB9IHtcbiAgICBjb25zdCBwYXRoID0gdGhpcy4jcGF0aCgpO1xuICAgIHJldHVybiB7IHBhdGgsIGVuZ2luZTogbmV3IERlcHRoRmlyc3QocGF0aCwgdGhpcy4jdHJhaXRzLCB7IGJ5dGVzOiB0aGlzLiNieXRlcyAvIDIgfSkgfTtcbiAgfVxuXG4gIC8qKiBAcGFyYW0gYWZmaW5pdHkgbWFrZXMgcG9zaXRpb25zIGFsaWtlIHRoYXQgb25seSBwcm9vZnMgdGVsbCBhcGFydCAqL1xuICAjcGF0aChhZmZpbml0eT86ICh0YWJsZTogVGFibGU8T3B0aW9ucz4pID0+IEFmZmluaXR5KTogUGF0aCB7XG4gICAgY29uc3QgdGFibGUgPSBuZXcgVGFibGUodGhpcy4jc291cmNlLnZhcmlhbnQsIHRoaXMuI3NvdXJjZS5vcHRpb25zLCB0aGlzLiNzb3VyY2UpO1xuICAgIGNvbnN0IG9yZGVyZWQgPSB0aGlzLiNkb3VidHMgPyB1bmRlZmluZWQgOiBSdW5FcXVpdmFsZW5jZS5vZih0YWJsZSwgdGhpcy4jdHJhaXRzKTtcbiAgICBjb25zdCBtZXJnaW5nID0gdGhpcy4jbG9va3NJbnRvIHx8IG9yZGVyZWQgPyB1bmRlZmluZWQgOiBGb3VuZGF0aW9uTWVyZ2luZy5vZih0YWJsZSwgdGhpcy4jdHJhaXRzKTtcbiAgICBjb25zdCB0YWxvbiA9IG9yZGVyZWQgfHwgbWVyZ2luZyA/IHVuZGVmaW5lZCA6IFRhbG9uLm9mKHRhYmxlLCB0aGlzLiN0cmFpdHMpO1xuICAgIGNvbnN0IHBhdGggPSBuZXcgUGF0aCh0YWJsZSwge1xuICAgICAgYWZmaW5pdHk6IGFmZmluaXR5Py4odGFibGUpLFxuICAgICAgc2FmZTogdGhpcy4jZG91YnRzID8gdW5kZWZpbmVkIDogbmV3IFNhZmVNb3Zlcyh0YWJsZSwgdGhpcy4jdHJhaXRzLCB0YWxvbiksXG4gICAgICBvcmRlcmVkLFxuICAgICAgd2FzdGVCb3VuZDogV2FzdGVCb3VuZC5vZih0YWJsZSwgdGhpcy4jdHJhaXRzLCBvcmRlcmVkKSxcbiAgICAgIG1lcmdpbmcsXG4gICAgICB0YWxvbixcbiAgICAgIHRhaWxzOiBvcmRlcmVkIHx8IG1lcmdpbmcgPyB1bmRlZmluZWQgOiBSdW5UYWlscy5vZih0YWJsZSwgdGhpcy4jdHJhaXRzLCB0YWxvbiAhPT0gdW5kZWZpbmVkKSxcbiAgICB9KTtcbiAgICBwYXRoLnNldHRsZSgpO1xuICAgIHJldHVybiBwYXRoO1xuICB9XG59XG4iLCAiaW1wb3J0IHR5cGUgeyBPcHRpb25zIH0gZnJvbSAnQHBhdGllbmNlL2NvcmUnO1xuaW1wb3J0IHsgZm9ybWF0TW92ZSwgVGFibGUgfSBmcm9tICdAcGF0aWVuY2UvY29yZS9zZWFyY2gnO1xuaW1wb3J0IHsgc2hvcnRlbiB9IGZyb20gJy4vbGluZS5qcyc7XG5pbXBvcnQgeyBQb3J0Zm9saW8gfSBmcm9tICcuL3BvcnRmb2xpby5qcyc7XG5pbXBvcnQgdHlwZSB7IENvbmNsdXNpb24sIFByb2dyZXNzLCBTZWFyY2hPcHRpb25zLCBWZXJkaWN0IH0gZnJvbSAnLi92ZXJkaWN0LmpzJztcblxuLyoqIEhvdyBsb25nIGEgc2xpY2UgbWF5IHRha2U7IHdpdGhvdXQgZWl0aGVyIHRoZSBzZWFyY2ggcnVucyB0byBpdHMgZW5kLiAqL1xuZXhwb3J0IGludGVyZmFjZSBTbGljZSB7XG4gIC8qKiBNaWxsaXNlY29uZHMsIGtlcHQgdG8gd2l0aGluIGFib3V0IG9uZS4gKi9cbiAgcmVhZG9ubHkgbXM/OiBudW1iZXI7XG4gIHJlYWRvbmx5IHBvc2l0aW9ucz86IG51bWJlcjtcbn1cblxuLyoqIFBvc2l0aW9ucyBiZXR3ZWVuIHR3byBsb29rcyBhdCB0aGUgY2xvY2suICovXG5jb25zdCBCUkVBVEggPSA1MTI7XG5cbi8qKiBCeXRlcyB3aXRoIHdoaWNoIGEgc2VhcmNoIGNhbiBiZWdpbi4gKi9cbmNvbnN0IExFQVNUX01FTU9SWSA9IDIgKiogMTc7XG5cbi8qKiBBIHNlYXJjaCB0aGF0IGlzIHJ1biBzbGljZSBieSBzbGljZSwgd2hlcmV2ZXIgdGhlcmUgaXMgdGltZSBmb3IgaXQuIFRoZSByZXN1bHQgZG9lcyBub3QgZGVwZW5kIG9uIHRoZSBzbGljZXMuICovXG5leHBvcnQgY2xhc3MgU2VhcmNoIHtcbiAgcmVhZG9ubHkgI3NvdXJjZTogVGFibGU8T3B0aW9ucz47XG4gIHJlYWRvbmx5ICNvcHRpb25zOiBTZWFyY2hPcHRpb25zO1xuICAjcG9ydGZvbGlvOiBQb3J0Zm9saW8gfCB1bmRlZmluZWQ7XG4gICNtcyA9IDA7XG4gICN2ZXJkaWN0OiBWZXJkaWN0IHwgdW5kZWZpbmVkO1xuXG4gIC8qKlxuICAgKiBAcGFyYW0gdGFibGUgdGhlIHBvc2l0aW9uIHRvIHN0YXJ0IGZyb207IGl0IGlzIGNvcGllZFxuICAgKiBAdGhyb3dzIFJhbmdlRXJyb3IgZm9yIGxlc3MgdGhhbiAxMjgga0Igb2YgbWVtb3J5XG4gICAqL1xuICBjb25zdHJ1Y3Rvcih0YWJsZTogVGFibGU8T3B0aW9ucz4sIG9wdGlvbnM6IFNlYXJjaE9wdGlvbnMgPSB7fSkge1xuICAgIGlmIChvcHRpb25zLm1lbW9yeSAhPT0gdW5kZWZpbmVkICYmICEob3B0aW9ucy5tZW1vcnkgPj0gTEVBU1RfTUVNT1JZKSlcbiAgICAgIHRocm93IG5ldyBSYW5nZUVycm9yKGBBIHNlYXJjaCBuZWVkcyBhdCBsZWFzdCAke0xFQVNUX01FTU9SWX0gYnl0ZXMgb2YgbWVtb3J5LCBub3QgJHtvcHRpb25zLm1lbW9yeX0uYCk7XG4gICAgdGhpcy4jc291cmNlID0gbmV3IFRhYmxlKHRhYmxlLnZhcmlhbnQsIHRhYmxlLm9wdGlvbnMsIHRhYmxlKTtcbiAgICB0aGlzLiNvcHRpb25zID0gb3B0aW9ucztcbiAgfVxuXG4gIC8qKlxuICAgKiBTZWFyY2hlcyBvbi4gQHJldHVybnMgYSB2ZXJkaWN0LCBmcm9tIHRoZW4gb24gYWx3YXlzIHRoZSBzYW1lIG9uZSwgb3IgaG93IGZhciBpdCBnb3RcbiAgICogQHRocm93cyBDb250cmFjdEVycm9yIHdoZW4gdGhlIHZhcmlhbnQgYnJlYWtzIHRoZSBjb250cmFjdFxuICAgKi9cbiAgcnVuKHsgbXMgPSBJbmZpbml0eSwgcG9zaXRpb25zID0gSW5maW5pdHkgfTogU2xpY2UgPSB7fSk6IFZlcmRpY3QgfCBQcm9ncmVzcyB7XG4gICAgaWYgKHRoaXMuI3ZlcmRpY3QpIHJldHVybiB0aGlzLiN2ZXJkaWN0O1xuICAgIGNvbnN0IHN0YXJ0ID0gcGVyZm9ybWFuY2Uubm93KCk7XG4gICAgY29uc3QgYmVmb3JlID0gdGhpcy4jbXM7XG4gICAgY29uc3QgeyB0aW1lID0gMTBfMDAwLCBidWRnZXQgPSBJbmZpbml0eSB9ID0gdGhpcy4jb3B0aW9ucztcbiAgICBjb25zdCBzdGF0dXMgPSB0aGlzLiNzb3VyY2Uuc3RhdHVzKCk7XG4gICAgaWYgKHN0YXR1cyAhPT0gJ3BsYXlpbmcnKSByZXR1cm4gdGhpcy4jY29uY2x1ZGUoc3RhdHVzID09PSAnd29uJyA/ICdzb2x2ZWQnIDogJ2ltcG9zc2libGUnLCAncnVsZXMnKTtcbiAgICBpZiAoYnVkZ2V0IDw9IDAgfHwgdGltZSA8PSAwKSByZXR1cm4gdGhpcy4jY29uY2x1ZGUoJ3Vua25vd24nLCAnYnVkZ2V0Jyk7XG4gICAgY29uc3QgcG9ydGZvbGlvID0gKHRoaXMuI3BvcnRmb2xpbyA/Pz0gbmV3IFBvcnRmb2xpbyh0aGlzLiNzb3VyY2UsIHRoaXMuI29wdGlvbnMpKTtcbiAgICBjb25zdCB1bnRpbCA9IE1hdGgubWluKGJ1ZGdldCwgcG9ydGZvbGlvLnBvc2l0aW9ucyArIHBvc2l0aW9ucyk7XG4gICAgZm9yICg7Oykge1xuICAgICAgY29uc3QgZW5kaW5nID0gcG9ydGZvbGlvLnJ1bihNYXRoLm1pbihCUkVBVEgsIHVudGlsIC0gcG9ydGZvbGlvLnBvc2l0aW9ucykpO1xuICAgICAgY29uc3Qgc3BlbnQgPSBwZXJmb3JtYW5jZS5ub3coKSAtIHN0YXJ0O1xuICAgICAgdGhpcy4jbXMgPSBiZWZvcmUgKyBzcGVudDtcbiAgICAgIGlmIChlbmRpbmcgIT09ICdydW5uaW5nJykgcmV0dXJuIHRoaXMuI2NvbmNsdWRlKGVuZGluZywgcG9ydGZvbGlvLmVuZ2luZSk7XG4gICAgICBpZiAocG9ydGZvbGlvLnBvc2l0aW9ucyA+PSBidWRnZXQgfHwgdGhpcy4jbXMgPj0gdGltZSkgcmV0dXJuIHRoaXMuI2NvbmNsdWRlKCd1bmtub3duJywgJ2J1ZGdldCcpO1xuICAgICAgaWYgKHBvcnRmb2xpby5wb3NpdGlvbnMgPj0gdW50aWwgfHwgc3BlbnQgPj0gbXMpIHJldHVybiB0aGlzLiNwcm9ncmVzcygpO1xuICAgIH1cbiAgfVxuXG4gIC8qKiBFbmRzIHRoZSBzZWFyY2ggd2l0aG91dCBhIHZlcmRpY3QuICovXG4gIGFib3J0KCk6IFZlcmRpY3Qge1xuICAgIHJldHVybiB0aGlzLiN2ZXJkaWN0ID8/IHRoaXMuI2NvbmNsdWRlKCdhYm9ydGVkJywgdGhpcy4jcG9ydGZvbGlvPy5lbmdpbmUgPz8gJ25vbmUnKTtcbiAgfVxuXG4gICNwcm9ncmVzcygpOiBQcm9ncmVzcyB7XG4gICAgY29uc3QgeyBwb3NpdGlvbnMsIGhvbWUsIG1lbW9yeSwgZW5naW5lIH0gPSB0aGlzLiNwb3J0Zm9saW8hO1xuICAgIHJldHVybiB7IHBvc2l0aW9ucywgaG9tZSwgbXM6IHRoaXMuI21zLCBtZW1vcnksIGVuZ2luZSB9O1xuICB9XG5cbiAgI2NvbmNsdWRlKHZlcmRpY3Q6IENvbmNsdXNpb24sIGVuZ2luZTogc3RyaW5nKTogVmVyZGljdCB7XG4gICAgY29uc3QgcG9ydGZvbGlvID0gdGhpcy4jcG9ydGZvbGlvO1xuICAgIHRoaXMuI3BvcnRmb2xpbyA9IHVuZGVmaW5lZDtcbiAgICBjb25zdCB7IHJ1bGVzLCBsZW4gfSA9IHRoaXMuI3NvdXJjZTtcbiAgICBjb25zdCBob21lID0gcG9ydGZvbGlvPy5ob21lID8/IHJ1bGVzLmhvbWVzLnJlZHVjZSgoc3VtLCBwaWxlKSA9PiBzdW0gKyBsZW5bcGlsZV0hLCAwKTtcbiAgICBjb25zdCBzYWlkID0geyB2ZXJkaWN0LCBwb3NpdGlvbnM6IHBvcnRmb2xpbz8ucG9zaXRpb25zID8/IDAsIGhvbWUsIG1zOiB0aGlzLiNtcywgbWVtb3J5OiBwb3J0Zm9saW8/Lm1lbW9yeSA/PyAwLCBlbmdpbmUgfTtcbiAgICBpZiAodmVyZGljdCAhPT0gJ3NvbHZlZCcpIHJldHVybiAodGhpcy4jdmVyZGljdCA9IHNhaWQpO1xuICAgIGNvbnN0IG1vdmVzID0gcG9ydGZvbGlvID8gc2hvcnRlbih0aGlzLiNzb3VyY2UsIHBvcnRmb2xpby5saW5lLCB0aGlzLiNvcHRpb25zLnBvbGlzaCkgOiBbXTtcbiAgICByZXR1cm4gKHRoaXMuI3ZlcmRpY3QgPSB7IC4uLnNhaWQsIGxpbmU6IHsgbW92ZXMsIHRleHQ6IG1vdmVzLm1hcCgobW92ZSkgPT4gZm9ybWF0TW92ZSh0aGlzLiNzb3VyY2UsIG1vdmUpKSB9IH0pO1xuICB9XG59XG5cbi8qKiBBIHNlYXJjaCB0aGF0IHRoZSBjYWxsZXIgcnVucyBpbiBzbGljZXMuICovXG5leHBvcnQgY29uc3QgY3JlYXRlU2VhcmNoID0gPE8gZXh0ZW5kcyBPcHRpb25zPih0YWJsZTogVGFibGU8Tz4sIG9wdGlvbnM6IFNlYXJjaE9wdGlvbnMgPSB7fSk6IFNlYXJjaCA9PiBuZXcgU2VhcmNoKHRhYmxlLCBvcHRpb25zKTtcbiIsICJpbXBvcnQgdHlwZSB7IE9wdGlvbnMgfSBmcm9tICdAcGF0aWVuY2UvY29yZSc7XG5pbXBvcnQgdHlwZSB7IFRhYmxlIH0gZnJvbSAnQHBhdGllbmNlL2NvcmUvc2VhcmNoJztcblxuLyoqIERvZXMgYW55IGNhcmQgbGllIGZhY2UgZG93bj8gKi9cbmV4cG9ydCBmdW5jdGlvbiBoaWRlc0NhcmRzPE8gZXh0ZW5kcyBPcHRpb25zPih0YWJsZTogVGFibGU8Tz4pOiBib29sZWFuIHtcbiAgcmV0dXJuIHRhYmxlLnVwLmluY2x1ZGVzKDApO1xufVxuIiwgImltcG9ydCB0eXBlIHsgT3B0aW9ucyB9IGZyb20gJ0BwYXRpZW5jZS9jb3JlJztcbmltcG9ydCB0eXBlIHsgVGFibGUgfSBmcm9tICdAcGF0aWVuY2UvY29yZS9zZWFyY2gnO1xuXG4vKiogV2hlcmUgYSBnYW1lIGhhcyBiZWVuLCBzbyB0aGF0IGFkdmljZSBsZWFkcyBvbiBhbmQgbm90IGluIGNpcmNsZXMuICovXG5leHBvcnQgY2xhc3MgUGFzdCB7XG4gIC8qKiBNb3ZlcyBzaW5jZSB0aGUgZ2FtZSBsYXN0IGdvdCBvbjoge0BsaW5rIGdldHNPbn0uICovXG4gIHF1aWV0ID0gLTE7XG4gIHJlYWRvbmx5ICNtZXQgPSBuZXcgU2V0PHN0cmluZz4oKTtcbiAgLyoqIFRoZSBiZXN0IHRoYXQgd2FzIHJlYWNoZWQgc28gZmFyOiBjYXJkcyBub3QgaG9tZSwgY2FyZHMgZmFjZSBkb3duLCBjYXJkcyBpbiBzdG9jayBhbmQgd2FzdGUsIHBpbGVzIGluIHVzZS4gKi9cbiAgcmVhZG9ubHkgI3JlYWNoZWQgPSBbSW5maW5pdHksIEluZmluaXR5LCBJbmZpbml0eSwgSW5maW5pdHldO1xuXG4gIC8qKiBFdmVyeSBwb3NpdGlvbiBvZiB0aGUgZ2FtZSBpcyB0b2xkIG9uY2UsIGZyb20gdGhlIGRlYWwgdG8gdGhlIHByZXNlbnQgb25lLiAqL1xuICB2aXNpdCh0YWJsZTogVGFibGU8T3B0aW9ucz4pOiB2b2lkIHtcbiAgICB0aGlzLnF1aWV0ID0gdGhpcy5nZXRzT24odGFibGUpID8gMCA6IHRoaXMucXVpZXQgKyAxO1xuICAgIHRoaXMuI21ldC5hZGQobmFtZU9mKHRhYmxlKSk7XG4gICAgZm9yIChjb25zdCBbaSwgY291bnRdIG9mIHRvRG8odGFibGUpLmVudHJpZXMoKSkgdGhpcy4jcmVhY2hlZFtpXSA9IE1hdGgubWluKHRoaXMuI3JlYWNoZWRbaV0hLCBjb3VudCk7XG4gIH1cblxuICBoYXModGFibGU6IFRhYmxlPE9wdGlvbnM+KTogYm9vbGVhbiB7XG4gICAgcmV0dXJuIHRoaXMuI21ldC5oYXMobmFtZU9mKHRhYmxlKSk7XG4gIH1cblxuICAvKiogTW9yZSBjYXJkcyBhcmUgaG9tZSB0aGFuIGV2ZXIgYmVmb3JlLCBvciBmZXdlciBmYWNlIGRvd24sIGluIHN0b2NrIGFuZCB3YXN0ZSwgb3IgZmV3ZXIgcGlsZXMgYXJlIGluIHVzZS4gKi9cbiAgZ2V0c09uKHRhYmxlOiBUYWJsZTxPcHRpb25zPik6IGJvb2xlYW4ge1xuICAgIHJldHVybiB0b0RvKHRhYmxlKS5zb21lKChjb3VudCwgaSkgPT4gY291bnQgPCB0aGlzLiNyZWFjaGVkW2ldISk7XG4gIH1cbn1cblxuY29uc3QgbmFtZU9mID0gKHsga2V5IH06IFRhYmxlPE9wdGlvbnM+KTogc3RyaW5nID0+IGAke2tleVswXSF9LCR7a2V5WzFdIX1gO1xuXG5mdW5jdGlvbiB0b0RvKHsgdXAsIGxlbiwgcnVsZXMsIGNhcmRzIH06IFRhYmxlPE9wdGlvbnM+KTogbnVtYmVyW10ge1xuICBsZXQgW291dCwgaGlkZGVuLCB0YWxvbiwgcGlsZXNdID0gW2NhcmRzLmxlbmd0aCwgMCwgMCwgMF07XG4gIGZvciAoY29uc3QgcGlsZSBvZiBydWxlcy5ob21lcykgb3V0IC09IGxlbltwaWxlXSE7XG4gIGZvciAoY29uc3Qgc2lkZSBvZiB1cCkgaWYgKCFzaWRlKSBoaWRkZW4rKztcbiAgZm9yIChjb25zdCBbaSwgeyByb2xlIH1dIG9mIHJ1bGVzLnBpbGVzLmVudHJpZXMoKSkge1xuICAgIGlmIChyb2xlID09PSAnc3RvY2snIHx8IHJvbGUgPT09ICd3YXN0ZScpIHRhbG9uICs9IGxlbltpXSE7XG4gICAgaWYgKGxlbltpXSEgPiAwKSBwaWxlcysrO1xuICB9XG4gIHJldHVybiBbb3V0LCBoaWRkZW4sIHRhbG9uLCBwaWxlc107XG59XG4iLCAiaW1wb3J0IHR5cGUgeyBPcHRpb25zIH0gZnJvbSAnQHBhdGllbmNlL2NvcmUnO1xuaW1wb3J0IHsgQUNUSU9OLCBmb3JtYXRNb3ZlLCBpc0xlZ2FsLCBraW5kT2YsIGxpc3QsIE1BWF9NT1ZFUywgUmFuZG9tLCBUYWJsZSwgdXNlZnVsbmVzcywgdHlwZSBNb3ZlIH0gZnJvbSAnQHBhdGllbmNlL2NvcmUvc2VhcmNoJztcbmltcG9ydCB7IEJlYW0gfSBmcm9tICcuL2JlYW0uanMnO1xuaW1wb3J0IHsgRXZhbHVhdGlvbiB9IGZyb20gJy4vZXZhbHVhdGUuanMnO1xuaW1wb3J0IHsgaGlkZXNDYXJkcyB9IGZyb20gJy4vaGlkZGVuLmpzJztcbmltcG9ydCB0eXBlIHsgT3V0Y29tZSB9IGZyb20gJy4vb3V0Y29tZS5qcyc7XG5pbXBvcnQgeyBQYXN0IH0gZnJvbSAnLi9wYXN0LmpzJztcbmltcG9ydCB7IFBhdGggfSBmcm9tICcuL3BhdGguanMnO1xuaW1wb3J0IHsgY3JlYXRlU2VhcmNoIH0gZnJvbSAnLi9zZWFyY2guanMnO1xuaW1wb3J0IHsgVHJhaXRzIH0gZnJvbSAnLi90cmFpdHMuanMnO1xuaW1wb3J0IHR5cGUgeyBNb2RlLCBTZWFyY2hPcHRpb25zIH0gZnJvbSAnLi92ZXJkaWN0LmpzJztcbmltcG9ydCB7IHdlaWdodHNGb3IgfSBmcm9tICcuL3dlaWdodHMuanMnO1xuXG4vKiogSG93IGEgaGludCBpcyBsb29rZWQgZm9yLiAqL1xuZXhwb3J0IGludGVyZmFjZSBIaW50T3B0aW9ucyBleHRlbmRzIFNlYXJjaE9wdGlvbnMge1xuICAvKiogRGVmYXVsdCBgZmFpcmA6IGZhY2UtZG93biBjYXJkcyBhcmUgZ3Vlc3NlZCwgbm90IGxvb2tlZCBhdC4gKi9cbiAgcmVhZG9ubHkgbW9kZT86IE1vZGU7XG4gIC8qKiBXaGVyZSB0aGUgZ2FtZSBoYXMgYmVlbiwgdGhlIHByZXNlbnQgcG9zaXRpb24gaW5jbHVkZWQ6IG5vIGFkdmljZSBsZWFkcyBiYWNrIHRoZXJlLiAqL1xuICByZWFkb25seSBwYXN0PzogUGFzdDtcbiAgLyoqIEEgbGluZSBvZiBwbGF5IHRoYXQgaXMga25vd24gdG8gd2luIGZyb20gaGVyZTogaXQgaXMgZm9sbG93ZWQuICovXG4gIHJlYWRvbmx5IGxpbmU/OiByZWFkb25seSBNb3ZlW107XG59XG5cbi8qKiBXaGF0IHRvIGRvIG5leHQuICovXG5leHBvcnQgaW50ZXJmYWNlIEhpbnQge1xuICAvKiogVW5kZWZpbmVkIHdoZW4gdGhlcmUgaXMgbm8gbGVnYWwgbW92ZSwgb3Igbm9uZSB0aGF0IGxlYWRzIG9uLiAqL1xuICByZWFkb25seSBtb3ZlPzogTW92ZTtcbiAgcmVhZG9ubHkgdGV4dD86IHN0cmluZztcbiAgLyoqIGBsaW5lYDogaXQgaXMgdGhlIG5leHQgbW92ZSBvZiBhIGxpbmUgdGhhdCB3aW5zLiBgZ3Vlc3NgOiBpdCB3aW5zIGZvciBtb3N0IG9mIHRoZSBndWVzc2VkIHBsYWNlcyBvZiBoaWRkZW4gY2FyZHNcbiAgICogIHRoYXQgY291bGQgYmUgc29sdmVkLiBgbG9va2A6IGl0IGxvb2tzIGJlc3QsIG5vIG1vcmUuICovXG4gIHJlYWRvbmx5IGZyb206ICdsaW5lJyB8ICdndWVzcycgfCAnbG9vayc7XG4gIC8qKiBXaXRoIGBsaW5lYDogYWxsIG1vdmVzIHRvIHRoZSBlbmQuICovXG4gIHJlYWRvbmx5IGxpbmU/OiByZWFkb25seSBNb3ZlW107XG4gIC8qKiBJdCBpcyBwcm92ZWQgdGhhdCB0aGUgcG9zaXRpb24gY2Fubm90IGJlIHdvbiBhbnkgbW9yZS4gKi9cbiAgcmVhZG9ubHkgbG9zdD86IGJvb2xlYW47XG4gIC8qKiBQb3NpdGlvbnMgdGhhdCB3ZXJlIGxvb2tlZCBhdC4gKi9cbiAgcmVhZG9ubHkgcG9zaXRpb25zOiBudW1iZXI7XG59XG5cbi8qKiBNaWxsaXNlY29uZHMgZm9yIGFuIGFuc3dlciBvZiBzb21lIGtpbmQsIGFuZCBwb3NpdGlvbnMgdGhhdCBhcmUgbG9va2VkIGF0IG9uIHRoZSB3YXkgdG8gaXQuICovXG5jb25zdCBUSU1FID0gOTA7XG5jb25zdCBCVURHRVQgPSAzMF8wMDA7XG4vKiogV2hhdCBvZiBib3RoIHRoZSBzZWFyY2ggZm9yIGEgbGluZSBtYXkgdXNlOyB0aGUgcmVzdCBpcyBmb3IgdGhlIGxvb2suICovXG5jb25zdCBTSEFSRSA9IDAuNjtcbi8qKiBQb3NpdGlvbnMgb2YgYSBsb29rIGJldHdlZW4gdHdvIGF0IHRoZSBjbG9jay4gKi9cbmNvbnN0IEJSRUFUSCA9IDI1Njtcbi8qKiBUaGUgbGluZSBpcyBzaG93biBtb3ZlIGJ5IG1vdmU6IGEgbGl0dGxlIHNob3J0ZW5pbmcgbXVzdCBkby4gKi9cbmNvbnN0IFBPTElTSCA9IDYwXzAwMDtcbi8qKiBHdWVzc2VzIGFib3V0IHRoZSBoaWRkZW4gY2FyZHMuICovXG5jb25zdCBHVUVTU0VTID0gNDtcbi8qKiBUaGUgd2lkdGggb2YgYSBsb29rIGFoZWFkLiAqL1xuY29uc3QgV0lEVEggPSAyNDtcblxuLyoqXG4gKiBUaGUgbmV4dCBtb3ZlIG9mIGEgd2lubmluZyBsaW5lIHdoZW4gb25lIGlzIGtub3duIG9yIGZvdW5kIGluIHRpbWUsIGVsc2UgdGhlIGJlc3QgYnkgYSBsb29rIGF0IHRoZSB0YWJsZS4gV2hvZXZlclxuICogZm9sbG93cyBoaW50cywgd2l0aCB0aGUgbGluZSB0aGF0IGNhbWUgd2l0aCBvbmUgYW5kIHdpdGggdGhlIGdhbWUncyBwYXN0LCBuZXZlciBjb21lcyB0byBhIHBvc2l0aW9uIGFnYWluOyBhZnRlciBoYWxmXG4gKiBhcyBtYW55IG1vdmVzIGFzIHRoZXJlIGFyZSBjYXJkcyB3aXRob3V0IGdldHRpbmcgb24sIG9ubHkgd2hhdCBnZXRzIG9uIGlzIGFkdmlzZWQsIG9yIG5vdGhpbmcuXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBoaW50PE8gZXh0ZW5kcyBPcHRpb25zPihcbiAgZ2l2ZW46IFRhYmxlPE8+LFxuICB7IGxpbmUsIHBhc3QsIG1vZGUgPSAnZmFpcicsIHRpbWUgPSBUSU1FLCBidWRnZXQgPSBCVURHRVQsIHNlZWQgPSAxLCAuLi5yZXN0IH06IEhpbnRPcHRpb25zID0ge30sXG4pOiBIaW50IHtcbiAgY29uc3QgdGFibGUgPSBnaXZlbiBhcyB1bmtub3duIGFzIFRhYmxlPE9wdGlvbnM+O1xuICBjb25zdCBlbmQgPSBwZXJmb3JtYW5jZS5ub3coKSArIHRpbWU7XG4gIGxldCBwb3NpdGlvbnMgPSAwO1xuICBjb25zdCBzYXkgPSAobW92ZTogTW92ZSB8IHVuZGVmaW5lZCwgZnJvbTogSGludFsnZnJvbSddLCBtb3JlOiBQYXJ0aWFsPEhpbnQ+ID0ge30pOiBIaW50ID0+ICh7XG4gICAgLi4uKG1vdmUgIT09IHVuZGVmaW5lZCAmJiB7IG1vdmUsIHRleHQ6IGZvcm1hdE1vdmUodGFibGUsIG1vdmUpIH0pLFxuICAgIGZyb20sXG4gICAgcG9zaXRpb25zLFxuICAgIC4uLm1vcmUsXG4gIH0pO1xuICBpZiAobGluZT8ubGVuZ3RoICYmIGlzTGVnYWwodGFibGUsIGxpbmVbMF0hKSkgcmV0dXJuIHNheShsaW5lWzBdLCAnbGluZScsIHsgbGluZSB9KTtcbiAgY29uc3QgYmVlbiA9IHBhc3QgPz8gbmV3IFBhc3QoKTtcbiAgaWYgKCFwYXN0KSBiZWVuLnZpc2l0KHRhYmxlKTtcbiAgY29uc3QgbW92ZXMgPSB0YWJsZS5zdGF0dXMoKSA9PT0gJ3BsYXlpbmcnID8gZnJlc2godGFibGUsIGJlZW4pIDogW107XG4gIGlmIChtb3Zlcy5sZW5ndGggPT09IDApIHJldHVybiBzYXkodW5kZWZpbmVkLCAnbG9vaycpO1xuICBjb25zdCByYW5kb20gPSBuZXcgUmFuZG9tKHNlZWQpO1xuICBjb25zdCBvcGVuID0gbW9kZSA9PT0gJ3Rob3VnaHRmdWwnIHx8ICFoaWRlc0NhcmRzKHRhYmxlKTtcbiAgY29uc3Qgdm90ZXMgPSBuZXcgTWFwPE1vdmUsIG51bWJlcj4oKTtcbiAgY29uc3QgdHJpZXMgPSBvcGVuID8gMSA6IEdVRVNTRVM7XG4gIGxldCBsb3N0ID0gZmFsc2U7XG4gIGZvciAobGV0IGkgPSAwOyBpIDwgdHJpZXMgJiYgIWxvc3Q7IGkrKykge1xuICAgIGNvbnN0IHNlYXJjaCA9IGNyZWF0ZVNlYXJjaChvcGVuID8gdGFibGUgOiB0YWJsZS5pbWFnaW5lKHJhbmRvbSksIHtcbiAgICAgIHBvbGlzaDogUE9MSVNILFxuICAgICAgLi4ucmVzdCxcbiAgICAgIHNlZWQ6IHNlZWQgKyBpLFxuICAgICAgdGltZTogKHRpbWUgKiBTSEFSRSkgLyB0cmllcyxcbiAgICAgIGJ1ZGdldDogTWF0aC5jZWlsKChidWRnZXQgKiBTSEFSRSkgLyB0cmllcyksXG4gICAgfSk7XG4gICAgY29uc3Qgc2FpZCA9IHNlYXJjaC5ydW4oKTtcbiAgICBwb3NpdGlvbnMgKz0gc2FpZC5wb3NpdGlvbnM7XG4gICAgY29uc3QgZm91bmQgPSBzYWlkLnZlcmRpY3QgPT09ICdzb2x2ZWQnID8gc2FpZC5saW5lIS5tb3ZlcyA6IFtdO1xuICAgIGlmIChvcGVuICYmIGZvdW5kLmxlbmd0aCA+IDAgJiYgbGVhZHNPbih0YWJsZSwgZm91bmQsIGJlZW4pKSByZXR1cm4gc2F5KGZvdW5kWzBdLCAnbGluZScsIHsgbGluZTogZm91bmQgfSk7XG4gICAgbG9zdCA9IG9wZW4gJiYgc2FpZC52ZXJkaWN0ID09PSAnaW1wb3NzaWJsZSc7XG4gICAgaWYgKCFvcGVuICYmIG1vdmVzLmluY2x1ZGVzKGZvdW5kWzBdISkpIHZvdGVzLnNldChmb3VuZFswXSEsICh2b3Rlcy5nZXQoZm91bmRbMF0hKSA/PyAwKSArIDEpO1xuICB9XG4gIGNvbnN0IFt2b3RlZF0gPSBbLi4udm90ZXNdLnNvcnQoKGEsIGIpID0+IGJbMV0gLSBhWzFdKTtcbiAgaWYgKHZvdGVkKSByZXR1cm4gc2F5KHZvdGVkWzBdLCAnZ3Vlc3MnKTtcbiAgY29uc3Qgc2VlbiA9IGxvb2sob3BlbiA/IHRhYmxlIDogdGFibGUuaW1hZ2luZShyYW5kb20pLCBtb3ZlcywgYmVlbiwgTWF0aC5jZWlsKGJ1ZGdldCAqICgxIC0gU0hBUkUpKSwgZW5kLCByYW5kb20pO1xuICBwb3NpdGlvbnMgKz0gc2Vlbi5wb3NpdGlvbnM7XG4gIHJldHVybiBzYXkoc2Vlbi5tb3ZlLCAnbG9vaycsIGxvc3QgPyB7IGxvc3QgfSA6IHt9KTtcbn1cblxuLyoqIFRoZSBsZWdhbCBtb3ZlcyB0aGF0IGRvIG5vdCBsZWFkIGJhY2s7IHdoZW4gdGhlIGdhbWUgaGFzIG5vdCBnb3Qgb24gZm9yIGxvbmcsIHRob3NlIHRoYXQgZ2V0IGl0IG9uLiAqL1xuZnVuY3Rpb24gZnJlc2goc291cmNlOiBUYWJsZTxPcHRpb25zPiwgcGFzdDogUGFzdCk6IE1vdmVbXSB7XG4gIGNvbnN0IHRhYmxlID0gbmV3IFRhYmxlKHNvdXJjZS52YXJpYW50LCBzb3VyY2Uub3B0aW9ucywgc291cmNlKTtcbiAgY29uc3QgbW92ZXMgPSBuZXcgSW50MzJBcnJheShNQVhfTU9WRVMpO1xuICBjb25zdCBwYXRpZW50ID0gcGFzdC5xdWlldCA8IHRhYmxlLmNhcmRzLmxlbmd0aCAvIDI7XG4gIHJldHVybiBbLi4ubW92ZXMuc3ViYXJyYXkoMCwgbGlzdCh0YWJsZSwgbW92ZXMpKV0uZmlsdGVyKChtb3ZlKSA9PiB7XG4gICAgdGFibGUucGxheShtb3ZlKTtcbiAgICBjb25zdCBsZWFkcyA9ICFwYXN0Lmhhcyh0YWJsZSkgJiYgKHBhdGllbnQgfHwgcGFzdC5nZXRzT24odGFibGUpKTtcbiAgICB0YWJsZS51bmRvKCk7XG4gICAgcmV0dXJuIGxlYWRzO1xuICB9KTtcbn1cblxuLyoqIERvZXMgdGhlIGxpbmUga2VlcCBhd2F5IGZyb20gd2hlcmUgdGhlIGdhbWUgaGFzIGJlZW4/ICovXG5mdW5jdGlvbiBsZWFkc09uKHNvdXJjZTogVGFibGU8T3B0aW9ucz4sIGxpbmU6IHJlYWRvbmx5IE1vdmVbXSwgcGFzdDogUGFzdCk6IGJvb2xlYW4ge1xuICBjb25zdCB0YWJsZSA9IG5ldyBUYWJsZShzb3VyY2UudmFyaWFudCwgc291cmNlLm9wdGlvbnMsIHNvdXJjZSk7XG4gIHJldHVybiBsaW5lLmV2ZXJ5KChtb3ZlKSA9PiB7XG4gICAgdGFibGUucGxheShtb3ZlKTtcbiAgICByZXR1cm4gIXBhc3QuaGFzKHRhYmxlKTtcbiAgfSk7XG59XG5cbi8qKlxuICogT2YgdGhlc2UgbW92ZXMgdGhlIGZpcnN0IHN0ZXAgb24gdGhlIHNob3J0ZXN0IHdheSB0aGF0IGdldHMgdGhlIGdhbWUgb24gYmVmb3JlIHRoZSBzdG9jayBpcyB1c2VkLCBhcyBmYXIgYXMgYSBzbWFsbFxuICogYmVhbSBzZWVzOyB3aGVyZSB0aGVyZSBpcyBub25lLCB3aGF0IHRoZSB2YXJpYW50IHRoaW5rcyBiZXN0LCBvciB0b3dhcmRzIHdoYXQgbG9va3MgYmV0dGVyLlxuICovXG5mdW5jdGlvbiBsb29rKFxuICBzb3VyY2U6IFRhYmxlPE9wdGlvbnM+LFxuICBtb3ZlczogcmVhZG9ubHkgTW92ZVtdLFxuICBwYXN0OiBQYXN0LFxuICBidWRnZXQ6IG51bWJlcixcbiAgZW5kOiBudW1iZXIsXG4gIHJhbmRvbTogUmFuZG9tLFxuKTogeyBtb3ZlOiBNb3ZlOyBwb3NpdGlvbnM6IG51bWJlciB9IHtcbiAgY29uc3QgdGFibGUgPSBuZXcgVGFibGUoc291cmNlLnZhcmlhbnQsIHNvdXJjZS5vcHRpb25zLCBzb3VyY2UpO1xuICBjb25zdCB0cmFpdHMgPSBuZXcgVHJhaXRzKHRhYmxlKTtcbiAgY29uc3QgZXZhbHVhdGlvbiA9IG5ldyBFdmFsdWF0aW9uKHRhYmxlLCB0cmFpdHMsIHdlaWdodHNGb3IodHJhaXRzLCAwLCByYW5kb20pKTtcbiAgY29uc3QgYmVhbSA9IG5ldyBCZWFtKFxuICAgIG5ldyBQYXRoKHRhYmxlKSxcbiAgICB0cmFpdHMsXG4gICAgZXZhbHVhdGlvbixcbiAgICB7IHdpZHRoOiBXSURUSCwgcGF0aWVuY2U6IDYsIG5vZGVzOiBidWRnZXQsIGZpcnN0U3RhZ2U6IHRydWUsIGdvYWw6ICgpID0+IHBhc3QuZ2V0c09uKHRhYmxlKSB9LFxuICAgIHJhbmRvbSxcbiAgKTtcbiAgY29uc3QgYWxsID0gbmV3IEludDMyQXJyYXkoTUFYX01PVkVTKTtcbiAgY29uc3QgY291bnQgPSBsaXN0KHRhYmxlLCBhbGwpO1xuICBsZXQgYmVzdCA9IG1vdmVzLmF0KC0xKSE7XG4gIGxldCBbcmFuaywgbGVhc3RdID0gWy1JbmZpbml0eSwgSW5maW5pdHldO1xuICBmb3IgKGNvbnN0IG1vdmUgb2YgYWxsLnN1YmFycmF5KDAsIGNvdW50KSkge1xuICAgIGxldCB3aXNoID0gdXNlZnVsbmVzcyh0YWJsZSwgbW92ZSkgPz8ga2luZE9mKG1vdmUpO1xuICAgIHRhYmxlLnBsYXkobW92ZSk7XG4gICAgaWYgKHRhYmxlLnN0YXR1cygpID09PSAnbG9zdCcpIHdpc2ggPSAtSW5maW5pdHk7XG4gICAgaWYgKCFtb3Zlcy5pbmNsdWRlcyhtb3ZlKSkgYmVhbS5mb3JiaWQodGFibGUua2V5WzBdISwgdGFibGUua2V5WzFdISk7XG4gICAgZWxzZSBpZiAod2lzaCA+IHJhbmsgfHwgKHdpc2ggPT09IHJhbmsgJiYgZXZhbHVhdGlvbi52YWx1ZSgpIDwgbGVhc3QpKSBbYmVzdCwgcmFuaywgbGVhc3RdID0gW21vdmUsIHdpc2gsIGV2YWx1YXRpb24udmFsdWUoKV07XG4gICAgdGFibGUudW5kbygpO1xuICB9XG4gIGxldCBvdXRjb21lOiBPdXRjb21lID0gJ3J1bm5pbmcnO1xuICBmb3IgKGxldCB1bnRpbCA9IDA7IG91dGNvbWUgPT09ICdydW5uaW5nJyAmJiB1bnRpbCA8IGJ1ZGdldCAmJiAodW50aWwgPT09IDAgfHwgcGVyZm9ybWFuY2Uubm93KCkgPCBlbmQpOylcbiAgICBvdXRjb21lID0gYmVhbS5ydW4oKHVudGlsID0gTWF0aC5taW4oYnVkZ2V0LCB1bnRpbCArIEJSRUFUSCkpKTtcbiAgY29uc3QgYWhlYWQgPVxuICAgIG91dGNvbWUgPT09ICdzb2x2ZWQnID8gYmVhbS5saW5lWzBdIDogKGJlYW0udG93YXJkc0dvYWwgPz8gKG1vdmVzLnNvbWUoKG1vdmUpID0+IGtpbmRPZihtb3ZlKSA9PT0gQUNUSU9OKSA/IGJlc3QgOiBiZWFtLnRvd2FyZHNCZXN0KSk7XG4gIHJldHVybiB7IG1vdmU6IGFoZWFkICE9PSB1bmRlZmluZWQgJiYgbW92ZXMuaW5jbHVkZXMoYWhlYWQpID8gYWhlYWQgOiBiZXN0LCBwb3NpdGlvbnM6IGJlYW0ucG9zaXRpb25zIH07XG59XG4iLCAiLyoqXG4gKiBIb3cgbWFueSBkZWFscyBhcmUgd29uIGJ5IHdobyBzZWVzIHdoYXQgYSBwbGF5ZXIgc2VlczogYHBucG0gZmFpciAtLSAtLW9ubHkgXCJrbG9uZGlrZSAzIHVubGltaXRlZCxpZFwiIFstLWRlYWxzIDIwMDBdXG4gKiBbLS1idWRnZXQgMzAwXWAuIFNlZWRzIDEgXHUyMDI2IGRlYWxzIG9mIGVhY2ggcnVsZSBzZXQgYXJlIHBsYXllZDsgYGZhaXIuanNvbmAgc2F5cyBob3cgZmFyIGVhY2ggaGFzIGNvbWUsIHNvIHRoYXQgYSBydW4gdGhhdCB3YXNcbiAqIHN0b3BwZWQgZ29lcyBvbi4gVGhlIHJvd3Mgb2YgYGF0bGFzLmpzb25gIG5hbWUgaXQgYWZ0ZXIgYHBucG0gd2lubmFiaWxpdHkgdGFibGVgLlxuICovXG5pbXBvcnQgeyBqb2luIH0gZnJvbSAnbm9kZTpwYXRoJztcbmltcG9ydCB7IEZhaXJDb3VudHMgfSBmcm9tICcuLi9zcmMvY291bnQvZmFpci5qcyc7XG5pbXBvcnQgeyBydWxlU2V0cyB9IGZyb20gJy4uL3NyYy9jb3VudC9pbmRleC5qcyc7XG5pbXBvcnQgeyBmbGFnIH0gZnJvbSAnLi9hcmd1bWVudHMuanMnO1xuXG4vKiogRGVhbHMgYmV0d2VlbiB0d28gd3JpdGluZ3MuICovXG5jb25zdCBDSFVOSyA9IDIwO1xuXG5jb25zdCBvbmx5ID0gZmxhZygnb25seScpPy5zcGxpdCgnLCcpO1xuaWYgKCFvbmx5KSB0aHJvdyBuZXcgRXJyb3IoJ1NheSB3aGljaCBydWxlIHNldHMgYXJlIHBsYXllZDogLS1vbmx5IFwia2xvbmRpa2UgMyB1bmxpbWl0ZWQsaWRcIicpO1xuY29uc3QgZGVhbHMgPSBOdW1iZXIoZmxhZygnZGVhbHMnKSA/PyAyMDAwKTtcbmNvbnN0IGJ1ZGdldCA9IE51bWJlcihmbGFnKCdidWRnZXQnKSA/PyAzMDApO1xuY29uc3QgY291bnRzID0gbmV3IEZhaXJDb3VudHMoam9pbihpbXBvcnQubWV0YS5kaXJuYW1lLCAnLi4nLCAnZmFpci5qc29uJykpO1xuY29uc3QgY2hvc2VuID0gKGF3YWl0IHJ1bGVTZXRzKGltcG9ydC5tZXRhLmRpcm5hbWUpKS5maWx0ZXIoKHsgbmFtZSB9KSA9PlxuICBvbmx5LnNvbWUoKHN0YXJ0KSA9PiBuYW1lID09PSBzdGFydCB8fCBuYW1lLnN0YXJ0c1dpdGgoYCR7c3RhcnR9IGApKSxcbik7XG5cbi8vIEluIHR1cm5zLCBzbyB0aGF0IGEgcnVuIHRoYXQgaXMgc3RvcHBlZCBoYXMgc29tZXRoaW5nIG9mIGVhY2guXG5mb3IgKGxldCB1bnRpbCA9IENIVU5LOyB1bnRpbCA8IGRlYWxzICsgQ0hVTks7IHVudGlsICs9IENIVU5LKSB7XG4gIGZvciAoY29uc3QgcnVsZVNldCBvZiBjaG9zZW4pIHtcbiAgICBmb3IgKDs7KSB7XG4gICAgICBjb25zdCBrbm93biA9IGNvdW50cy5vZihydWxlU2V0KTtcbiAgICAgIGlmIChrbm93biAmJiBrbm93bi5idWRnZXQgPT09IGJ1ZGdldCAmJiBrbm93bi5kZWFscyA+PSBNYXRoLm1pbih1bnRpbCwgZGVhbHMpKSBicmVhaztcbiAgICAgIGNvdW50cy5wbGF5T24ocnVsZVNldCwgYnVkZ2V0KTtcbiAgICB9XG4gICAgY291bnRzLndyaXRlKCk7XG4gIH1cbn1cbmZvciAoY29uc3QgcnVsZVNldCBvZiBjaG9zZW4pIHtcbiAgY29uc3QgeyBkZWFsczogcGxheWVkLCB3b24gfSA9IGNvdW50cy5vZihydWxlU2V0KSE7XG4gIGNvbnNvbGUubG9nKGAke3J1bGVTZXQubmFtZX06ICR7d29ufSBvZiAke3BsYXllZH0gd29uLCAkeygoMTAwICogd29uKSAvIHBsYXllZCkudG9GaXhlZCgxKX0gJWApO1xufVxuIiwgImltcG9ydCB7IGV4aXN0c1N5bmMsIHJlYWRGaWxlU3luYywgcmVuYW1lU3luYywgd3JpdGVGaWxlU3luYyB9IGZyb20gJ25vZGU6ZnMnO1xuaW1wb3J0IHsgZGVhbCB9IGZyb20gJ0BwYXRpZW5jZS9jb3JlL3NlYXJjaCc7XG5pbXBvcnQgeyBwbGF5RmFpciB9IGZyb20gJ0BwYXRpZW5jZS9zb2x2ZXInO1xuaW1wb3J0IHsgU09MVkVSLCB0eXBlIFJ1bGVTZXQgfSBmcm9tICcuL3J1bGUtc2V0cy5qcyc7XG5cbi8qKiBXaGF0IHdhcyBjb3VudGVkIG9mIGEgcnVsZSBzZXQgYnkgcGxheWluZyBmYWlyOiBzZWVkcyAxIFx1MjAyNiBkZWFscy4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgRmFpckNvdW50IHtcbiAgcmVhZG9ubHkgZGVhbHM6IG51bWJlcjtcbiAgcmVhZG9ubHkgd29uOiBudW1iZXI7XG4gIC8qKiBQb3NpdGlvbnMgdGhhdCB0aGUgdGhvdWdodCBhYm91dCBhIG1vdmUgd2FzIGFsbG93ZWQuICovXG4gIHJlYWRvbmx5IGJ1ZGdldDogbnVtYmVyO1xuICByZWFkb25seSBydWxlczogbnVtYmVyO1xuICByZWFkb25seSBzb2x2ZXI6IHN0cmluZztcbn1cblxuLyoqIENvdW50cyBvZiBhbGwgcnVsZSBzZXRzIGJ5IG5hbWUsIGluIG9uZSBmaWxlLiAqL1xuZXhwb3J0IGNsYXNzIEZhaXJDb3VudHMge1xuICByZWFkb25seSAjY291bnRzOiBNYXA8c3RyaW5nLCBGYWlyQ291bnQ+O1xuXG4gIGNvbnN0cnVjdG9yKHByaXZhdGUgcmVhZG9ubHkgZmlsZTogc3RyaW5nKSB7XG4gICAgdGhpcy4jY291bnRzID0gbmV3IE1hcChleGlzdHNTeW5jKGZpbGUpID8gT2JqZWN0LmVudHJpZXMoSlNPTi5wYXJzZShyZWFkRmlsZVN5bmMoZmlsZSwgJ3V0ZjgnKSkgYXMgUmVjb3JkPHN0cmluZywgRmFpckNvdW50PikgOiBbXSk7XG4gIH1cblxuICAvKiogV2hhdCBpcyBrbm93biBvZiB0aGVzZSBydWxlczsgdW5kZWZpbmVkIGZvciBvdGhlcnMuICovXG4gIG9mKHsgbmFtZSwgdmFyaWFudCB9OiBSdWxlU2V0KTogRmFpckNvdW50IHwgdW5kZWZpbmVkIHtcbiAgICBjb25zdCBjb3VudCA9IHRoaXMuI2NvdW50cy5nZXQobmFtZSk7XG4gICAgcmV0dXJuIGNvdW50Py5ydWxlcyA9PT0gdmFyaWFudC5ydWxlcyA/IGNvdW50IDogdW5kZWZpbmVkO1xuICB9XG5cbiAgLyoqIFBsYXlzIHRoZSBuZXh0IGRlYWwgb2YgYSBydWxlIHNldCwgZnJvbSB0aGUgZmlyc3Qgb24gaWYgaXQgd2FzIGNvdW50ZWQgYnkgb3RoZXIgcnVsZXMsIGFub3RoZXIgc29sdmVyIG9yIGJ1ZGdldC4gKi9cbiAgcGxheU9uKHJ1bGVTZXQ6IFJ1bGVTZXQsIGJ1ZGdldDogbnVtYmVyKTogRmFpckNvdW50IHtcbiAgICBjb25zdCB7IG5hbWUsIHZhcmlhbnQsIG9wdGlvbnMgfSA9IHJ1bGVTZXQ7XG4gICAgY29uc3Qga25vd24gPSB0aGlzLm9mKHJ1bGVTZXQpO1xuICAgIGNvbnN0IHsgZGVhbHMsIHdvbiB9ID0ga25vd24/LmJ1ZGdldCA9PT0gYnVkZ2V0ICYmIGtub3duLnNvbHZlciA9PT0gU09MVkVSID8ga25vd24gOiB7IGRlYWxzOiAwLCB3b246IDAgfTtcbiAgICBjb25zdCBzZWVkID0gZGVhbHMgKyAxO1xuICAgIGNvbnN0IGRlYWx0ID0gZGVhbCh2YXJpYW50LCB7IHNlZWQsIG9wdGlvbnMgfSk7XG4gICAgaWYgKCFkZWFsdC5vaykgdGhyb3cgbmV3IEVycm9yKGRlYWx0LmVycm9yLm1lc3NhZ2UpO1xuICAgIGNvbnN0IHsgcmVzdWx0IH0gPSBwbGF5RmFpcihkZWFsdC52YWx1ZS50YWJsZSwgeyBidWRnZXQsIHNlZWQgfSk7XG4gICAgY29uc3QgY291bnQgPSB7IGRlYWxzOiBzZWVkLCB3b246IHdvbiArIE51bWJlcihyZXN1bHQgPT09ICd3b24nKSwgYnVkZ2V0LCBydWxlczogdmFyaWFudC5ydWxlcywgc29sdmVyOiBTT0xWRVIgfTtcbiAgICB0aGlzLiNjb3VudHMuc2V0KG5hbWUsIGNvdW50KTtcbiAgICByZXR1cm4gY291bnQ7XG4gIH1cblxuICAvKiogV3JpdGVzIHRoZSBmaWxlIGFzIGEgd2hvbGUuICovXG4gIHdyaXRlKCk6IHZvaWQge1xuICAgIGNvbnN0IGxpbmVzID0gWy4uLnRoaXMuI2NvdW50c11cbiAgICAgIC5zb3J0KChbYV0sIFtiXSkgPT4gKGEgPCBiID8gLTEgOiAxKSlcbiAgICAgIC5tYXAoKFtuYW1lLCBjb3VudF0pID0+IGAgICR7SlNPTi5zdHJpbmdpZnkobmFtZSl9OiAke0pTT04uc3RyaW5naWZ5KGNvdW50KX1gKTtcbiAgICB3cml0ZUZpbGVTeW5jKGAke3RoaXMuZmlsZX0ubmV3YCwgYHtcXG4ke2xpbmVzLmpvaW4oJyxcXG4nKX1cXG59XFxuYCk7XG4gICAgcmVuYW1lU3luYyhgJHt0aGlzLmZpbGV9Lm5ld2AsIHRoaXMuZmlsZSk7XG4gIH1cbn1cbiIsICJpbXBvcnQgdHlwZSB7IE9wdGlvbnMgfSBmcm9tICdAcGF0aWVuY2UvY29yZSc7XG5pbXBvcnQgeyBsaXN0LCBNQVhfTU9WRVMsIFRhYmxlLCB0eXBlIE1vdmUgfSBmcm9tICdAcGF0aWVuY2UvY29yZS9zZWFyY2gnO1xuaW1wb3J0IHsgaGludCB9IGZyb20gJy4vaGludC5qcyc7XG5pbXBvcnQgeyBQYXN0IH0gZnJvbSAnLi9wYXN0LmpzJztcblxuLyoqIEEgZ2FtZSBpcyBlbmRlZCB0aGF0IGlzIGxvbmdlci4gKi9cbmNvbnN0IE1PU1RfTU9WRVMgPSAxMDAwO1xuXG4vKiogSG93IGEgZmFpciBnYW1lIGVuZGVkLiBgc3R1Y2tgOiBubyBsZWdhbCBtb3ZlLiBgdW5maW5pc2hlZGA6IG5vbmUgdGhhdCBsZWFkcyBvbiwgb3IgdG9vIGxvbmcuICovXG5leHBvcnQgaW50ZXJmYWNlIEZhaXJHYW1lIHtcbiAgcmVhZG9ubHkgcmVzdWx0OiAnd29uJyB8ICdsb3N0JyB8ICdzdHVjaycgfCAndW5maW5pc2hlZCc7XG4gIHJlYWRvbmx5IG1vdmVzOiBudW1iZXI7XG4gIHJlYWRvbmx5IHBvc2l0aW9uczogbnVtYmVyO1xuICAvKiogQWJzZW50IHdoZXJlIHRoZSBwYXRpZW5jZSBjb3VudHMgbm9uZS4gKi9cbiAgcmVhZG9ubHkgc2NvcmU/OiBudW1iZXI7XG59XG5cbi8qKlxuICogUGxheXMgYSBkZWFsIHRvIGl0cyBlbmQgYnkgaGludHMgdGhhdCBzZWUgd2hhdCBhIHBsYXllciBzZWVzOiB3aGVyZSB0aGUgZmFjZS1kb3duIGNhcmRzIGxpZSBpcyBndWVzc2VkIGFuZXcgYXQgZWFjaCBtb3ZlLlxuICogQSBsaW5lIHRoYXQgaXMgZm91bmQgb25jZSBhbGwgY2FyZHMgbGllIG9wZW4gaXMgZm9sbG93ZWQuIFRoZSBzYW1lIGRlYWwgaXMgcGxheWVkIGFsaWtlIG9uIGV2ZXJ5IG1hY2hpbmUuXG4gKiBAcGFyYW0gZ2l2ZW4gaXQgaXMgY29waWVkXG4gKiBAcGFyYW0gYnVkZ2V0IHBvc2l0aW9ucyB0aGF0IHRoZSB0aG91Z2h0IGFib3V0IGVhY2ggbW92ZSBtYXkgbG9vayBhdFxuICogQHBhcmFtIHNlZWQgb2YgdGhlIGd1ZXNzZXNcbiAqIEB0aHJvd3MgQ29udHJhY3RFcnJvciB3aGVuIHRoZSB2YXJpYW50IGJyZWFrcyB0aGUgY29udHJhY3RcbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHBsYXlGYWlyPE8gZXh0ZW5kcyBPcHRpb25zPihcbiAgZ2l2ZW46IFRhYmxlPE8+LFxuICB7IGJ1ZGdldCwgc2VlZCB9OiB7IHJlYWRvbmx5IGJ1ZGdldDogbnVtYmVyOyByZWFkb25seSBzZWVkOiBudW1iZXIgfSxcbik6IEZhaXJHYW1lIHtcbiAgY29uc3Qgc291cmNlID0gZ2l2ZW4gYXMgdW5rbm93biBhcyBUYWJsZTxPcHRpb25zPjtcbiAgY29uc3QgdGFibGUgPSBuZXcgVGFibGUoc291cmNlLnZhcmlhbnQsIHNvdXJjZS5vcHRpb25zLCBzb3VyY2UpO1xuICBjb25zdCBtb3ZlcyA9IG5ldyBJbnQzMkFycmF5KE1BWF9NT1ZFUyk7XG4gIGNvbnN0IHBhc3QgPSBuZXcgUGFzdCgpO1xuICBwYXN0LnZpc2l0KHRhYmxlKTtcbiAgbGV0IGxpbmU6IHJlYWRvbmx5IE1vdmVbXSA9IFtdO1xuICBsZXQgcG9zaXRpb25zID0gMDtcbiAgY29uc3QgZW5kZWQgPSAocmVzdWx0OiBGYWlyR2FtZVsncmVzdWx0J10pOiBGYWlyR2FtZSA9PiB7XG4gICAgY29uc3Qgc2NvcmUgPSB0YWJsZS5zY29yZSgpO1xuICAgIHJldHVybiB7IHJlc3VsdCwgbW92ZXM6IHRhYmxlLmRlcHRoLCBwb3NpdGlvbnMsIC4uLihzY29yZSA9PT0gdW5kZWZpbmVkID8ge30gOiB7IHNjb3JlIH0pIH07XG4gIH07XG4gIGZvciAoOzspIHtcbiAgICBjb25zdCBzdGF0dXMgPSB0YWJsZS5zdGF0dXMoKTtcbiAgICBpZiAoc3RhdHVzICE9PSAncGxheWluZycpIHJldHVybiBlbmRlZChzdGF0dXMpO1xuICAgIGlmIChsaXN0KHRhYmxlLCBtb3ZlcykgPT09IDApIHJldHVybiBlbmRlZCgnc3R1Y2snKTtcbiAgICBpZiAodGFibGUuZGVwdGggPT09IE1PU1RfTU9WRVMpIHJldHVybiBlbmRlZCgndW5maW5pc2hlZCcpO1xuICAgIGNvbnN0IGFkdmljZSA9IGhpbnQodGFibGUsIHsgbGluZSwgcGFzdCwgYnVkZ2V0LCB0aW1lOiBJbmZpbml0eSwgcG9saXNoOiAwLCBzZWVkOiBzZWVkICsgdGFibGUuZGVwdGggfSk7XG4gICAgcG9zaXRpb25zICs9IGFkdmljZS5wb3NpdGlvbnM7XG4gICAgaWYgKGFkdmljZS5tb3ZlID09PSB1bmRlZmluZWQpIHJldHVybiBlbmRlZChhZHZpY2UubG9zdCA/ICdsb3N0JyA6ICd1bmZpbmlzaGVkJyk7XG4gICAgbGluZSA9IGFkdmljZS5saW5lPy5zbGljZSgxKSA/PyBbXTtcbiAgICB0YWJsZS5wbGF5KGFkdmljZS5tb3ZlKTtcbiAgICBwYXN0LnZpc2l0KHRhYmxlKTtcbiAgfVxufVxuIiwgImltcG9ydCB7IGNyZWF0ZVJlcXVpcmUgfSBmcm9tICdub2RlOm1vZHVsZSc7XG5pbXBvcnQgeyBhbGxPcHRpb25zLCB0eXBlIE9wdGlvbnMsIHR5cGUgVmFyaWFudCB9IGZyb20gJ0BwYXRpZW5jZS9jb3JlJztcbmltcG9ydCB7IGluc3RhbGxlZFZhcmlhbnRzLCBsb2FkSW5zdGFsbGVkIH0gZnJvbSAnQHBhdGllbmNlL2NvcmUvaW5zdGFsbGVkJztcblxuLyoqIEEgcGF0aWVuY2Ugd2l0aCBhbGwgaXRzIG9wdGlvbnMuICovXG5leHBvcnQgaW50ZXJmYWNlIFJ1bGVTZXQge1xuICAvKiogSWQgYW5kIHZhbHVlcyBvZiB0aGUgb3B0aW9ucywgd2l0aCBzcGFjZXMgYmV0d2Vlbi4gKi9cbiAgcmVhZG9ubHkgbmFtZTogc3RyaW5nO1xuICByZWFkb25seSB2YXJpYW50OiBWYXJpYW50O1xuICByZWFkb25seSBvcHRpb25zOiBPcHRpb25zO1xufVxuXG4vKiogVmVyc2lvbiBvZiB0aGUgc29sdmVyIHRoYXQgY291bnRzLiAqL1xuZXhwb3J0IGNvbnN0IFNPTFZFUiA9IChjcmVhdGVSZXF1aXJlKGltcG9ydC5tZXRhLnVybCkoJ0BwYXRpZW5jZS9zb2x2ZXIvcGFja2FnZS5qc29uJykgYXMgeyB2ZXJzaW9uOiBzdHJpbmcgfSkudmVyc2lvbjtcblxuLyoqIEFsbCBydWxlIHNldHMgdGhhdCBhcmUgaW5zdGFsbGVkIGZvciBhIGZvbGRlciwgYnVpbHQuIEB0aHJvd3MgQ29udHJhY3RFcnJvciBmb3IgYSBwYWNrYWdlIHRoYXQgY2Fubm90IGJlIHVzZWQgKi9cbmV4cG9ydCBhc3luYyBmdW5jdGlvbiBydWxlU2V0cyhmb2xkZXI6IHN0cmluZyk6IFByb21pc2U8UnVsZVNldFtdPiB7XG4gIGNvbnN0IHZhcmlhbnRzID0gYXdhaXQgUHJvbWlzZS5hbGwoaW5zdGFsbGVkVmFyaWFudHMoZm9sZGVyKS5tYXAobG9hZEluc3RhbGxlZCkpO1xuICByZXR1cm4gdmFyaWFudHMuZmxhdE1hcCgodmFyaWFudCkgPT5cbiAgICBhbGxPcHRpb25zKHZhcmlhbnQpLm1hcCgob3B0aW9ucykgPT4gKHsgbmFtZTogW3ZhcmlhbnQuaWQsIC4uLk9iamVjdC52YWx1ZXMob3B0aW9ucyldLmpvaW4oJyAnKSwgdmFyaWFudCwgb3B0aW9ucyB9KSksXG4gICk7XG59XG4iLCAiLyoqIEZpbmRzIGluc3RhbGxlZCB2YXJpYW50cyBieSB0aGVpciBtYW5pZmVzdHMuIEZvciBOb2RlOiBjb21tYW5kIGxpbmVzIGFuZCBidWlsZHMuICovXG5pbXBvcnQgeyBleGlzdHNTeW5jLCByZWFkZGlyU3luYywgcmVhZEZpbGVTeW5jLCByZWFscGF0aFN5bmMgfSBmcm9tICdub2RlOmZzJztcbmltcG9ydCB7IGRpcm5hbWUsIGpvaW4sIHJlc29sdmUgfSBmcm9tICdub2RlOnBhdGgnO1xuaW1wb3J0IHsgcGF0aFRvRmlsZVVSTCB9IGZyb20gJ25vZGU6dXJsJztcbmltcG9ydCB0eXBlIHsgTG9jYWxlLCBWYXJpYW50IH0gZnJvbSAnLi4vY29udHJhY3QuanMnO1xuaW1wb3J0IHsgQVBJLCBjaGVja1ZhcmlhbnQgfSBmcm9tICcuLi9nYW1lL2RlYWwuanMnO1xuaW1wb3J0IHsgQ29udHJhY3RFcnJvciB9IGZyb20gJy4uL3Byb2JsZW0uanMnO1xuXG4vKiogT25lIHZhcmlhbnQgYXMgaXRzIHBhY2thZ2UgYW5ub3VuY2VzIGl0LiAqL1xuZXhwb3J0IGludGVyZmFjZSBJbnN0YWxsZWRWYXJpYW50IHtcbiAgcmVhZG9ubHkgaWQ6IHN0cmluZztcbiAgcmVhZG9ubHkgcGFja2FnZTogc3RyaW5nO1xuICByZWFkb25seSB2ZXJzaW9uOiBzdHJpbmc7XG4gIC8qKiBUaGUgcGFja2FnZSdzIGZvbGRlci4gKi9cbiAgcmVhZG9ubHkgZm9sZGVyOiBzdHJpbmc7XG4gIC8qKiBUaGUgYnVpbHQgbW9kdWxlLCBhbiBhYnNvbHV0ZSBwYXRoLiAqL1xuICByZWFkb25seSBtb2R1bGU6IHN0cmluZztcbiAgLyoqIFRoZSBzb3VyY2UgbW9kdWxlLCBpbiBhIHdvcmtzcGFjZSB3aG9zZSBwYWNrYWdlIGhhcyBvbmUuICovXG4gIHJlYWRvbmx5IHNvdXJjZT86IHN0cmluZztcbiAgcmVhZG9ubHkgbmFtZXM6IFJlYWRvbmx5PFJlY29yZDxMb2NhbGUsIHN0cmluZz4+O1xufVxuXG4vKiogQSBwYWNrYWdlIHRoYXQgY2Fubm90IGJlIHVzZWQsIG9yIGEgcGF0aWVuY2UgdGhhdCB0d28gcGFja2FnZXMgY2xhaW0uICovXG5leHBvcnQgaW50ZXJmYWNlIEluc3RhbGxlZEZhdWx0IHtcbiAgLyoqIFRoZSBwYXRpZW5jZXMgdGhhdCBhcmUgbWlzc2luZyBmb3IgaXQsIGFzIGZhciBhcyB0aGUgbWFuaWZlc3QgbmFtZXMgYW55LiAqL1xuICByZWFkb25seSBpZHM6IHJlYWRvbmx5IHN0cmluZ1tdO1xuICAvKiogTmFtZXMgdGhlIHBhY2thZ2UgYW5kIHNheXMgd2hhdCBpcyB3cm9uZyB3aXRoIGl0LiAqL1xuICByZWFkb25seSBlcnJvcjogQ29udHJhY3RFcnJvcjtcbn1cblxuLyoqIFdoYXQgd2FzIGZvdW5kLCBhbmQgd2hhdCBjb3VsZCBub3QgYmUgdXNlZC4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgU3VydmV5IHtcbiAgLyoqIFNvcnRlZCBieSBpZC4gKi9cbiAgcmVhZG9ubHkgdmFyaWFudHM6IHJlYWRvbmx5IEluc3RhbGxlZFZhcmlhbnRbXTtcbiAgcmVhZG9ubHkgZmF1bHRzOiByZWFkb25seSBJbnN0YWxsZWRGYXVsdFtdO1xufVxuXG4vKiogQSBwYWNrYWdlLmpzb24sIG9mIHdoaWNoIG5vdGhpbmcgaXMga25vd24gYnV0IHRoYXQgaXQgaXMgYW4gb2JqZWN0LiAqL1xuaW50ZXJmYWNlIE1hbmlmZXN0IHtcbiAgcmVhZG9ubHkgbmFtZT86IHVua25vd247XG4gIHJlYWRvbmx5IHZlcnNpb24/OiB1bmtub3duO1xuICByZWFkb25seSBrZXl3b3Jkcz86IHVua25vd247XG4gIHJlYWRvbmx5IHBhdGllbmNlPzogdW5rbm93bjtcbn1cblxuLyoqXG4gKiBWYXJpYW50cyBpbnN0YWxsZWQgZm9yIGEgZm9sZGVyOiB0aGUgcGFja2FnZSB0aGF0IHRoZSBmb2xkZXIgaXRzZWxmIGlzLCBvciBhbnkgZm9sZGVyIGFib3ZlOyB0aG9zZSBpbiB0aGUgbm9kZV9tb2R1bGVzXG4gKiBvZiBhbGwgb2YgdGhlc2U7IGFuZCB0aG9zZSBpbiB0aGUgd29ya3NwYWNlIGZvbGRlcnMgdGhhdCBhIHBhY2thZ2UuanNvbiBhYm92ZSBuYW1lcy4gU29ydGVkIGJ5IGlkLlxuICogQHRocm93cyBDb250cmFjdEVycm9yIGZvciBhIGR1cGxpY2F0ZSBpZCwgYW5vdGhlciB2ZXJzaW9uIG9mIHRoZSBjb250cmFjdCBvciBhIG1hbGZvcm1lZCBtYW5pZmVzdCwgbmFtaW5nIHRoZSBwYWNrYWdlc1xuICovXG5leHBvcnQgZnVuY3Rpb24gaW5zdGFsbGVkVmFyaWFudHMoZnJvbTogc3RyaW5nKTogSW5zdGFsbGVkVmFyaWFudFtdIHtcbiAgY29uc3QgeyB2YXJpYW50cywgZmF1bHRzIH0gPSBzdXJ2ZXlWYXJpYW50cyhmcm9tKTtcbiAgaWYgKGZhdWx0c1swXSkgdGhyb3cgZmF1bHRzWzBdLmVycm9yO1xuICByZXR1cm4gWy4uLnZhcmlhbnRzXTtcbn1cblxuLyoqXG4gKiBUaGUgc2FtZSBmb3Igc2V2ZXJhbCBmb2xkZXJzLCB3aXRob3V0IHN0b3BwaW5nIGF0IGEgcGFja2FnZSB0aGF0IGlzIGJyb2tlbjogd2hhdCBpcyB3cm9uZyB3aXRoIGl0IGlzIHJlcG9ydGVkIG5leHQgdG8gd2hhdFxuICogd2FzIGZvdW5kLiBBbiBpZCB0aGF0IHR3byBwYWNrYWdlcyBjbGFpbSBpcyBub2JvZHkncy5cbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHN1cnZleVZhcmlhbnRzKC4uLmZyb206IHJlYWRvbmx5IHN0cmluZ1tdKTogU3VydmV5IHtcbiAgY29uc3QgZm91bmQgPSBuZXcgTWFwPHN0cmluZywgSW5zdGFsbGVkVmFyaWFudD4oKTtcbiAgY29uc3QgZmF1bHRzOiBJbnN0YWxsZWRGYXVsdFtdID0gW107XG4gIGNvbnN0IHNlZW4gPSBuZXcgU2V0PHN0cmluZz4oKTtcbiAgY29uc3QgbmFtZWQgPSBuZXcgU2V0PHN0cmluZz4oKTtcbiAgY29uc3QgY2xhaW0gPSAodmFyaWFudDogSW5zdGFsbGVkVmFyaWFudCk6IHZvaWQgPT4ge1xuICAgIGNvbnN0IGtub3duID0gZm91bmQuZ2V0KHZhcmlhbnQuaWQpO1xuICAgIGlmIChrbm93bilcbiAgICAgIGZhdWx0cy5wdXNoKHtcbiAgICAgICAgaWRzOiBbdmFyaWFudC5pZF0sXG4gICAgICAgIGVycm9yOiBuZXcgQ29udHJhY3RFcnJvcihcbiAgICAgICAgICB2YXJpYW50LmlkLFxuICAgICAgICAgICdtYW5pZmVzdCcsXG4gICAgICAgICAgYHRoZSBpZCBpcyB0YWtlbjogaXQgY29tZXMgZnJvbSAke2tub3duLnBhY2thZ2V9ICgke2tub3duLmZvbGRlcn0pIGFuZCBhZ2FpbiBmcm9tICR7dmFyaWFudC5wYWNrYWdlfSAoJHt2YXJpYW50LmZvbGRlcn0pYCxcbiAgICAgICAgKSxcbiAgICAgIH0pO1xuICAgIGVsc2UgZm91bmQuc2V0KHZhcmlhbnQuaWQsIHZhcmlhbnQpO1xuICB9O1xuICBmb3IgKGNvbnN0IHBhY2thZ2VGb2xkZXIgb2YgZnJvbS5mbGF0TWFwKChmb2xkZXIpID0+IFsuLi5wYWNrYWdlRm9sZGVycyhyZXNvbHZlKGZvbGRlciksIGZhdWx0cyldKSkge1xuICAgIGNvbnN0IHJlYWwgPSByZWFscGF0aFN5bmMocGFja2FnZUZvbGRlcik7XG4gICAgaWYgKHNlZW4uaGFzKHJlYWwpKSBjb250aW51ZTtcbiAgICBzZWVuLmFkZChyZWFsKTtcbiAgICBjb25zdCBiZWZvcmUgPSBmYXVsdHMubGVuZ3RoO1xuICAgIGNvbnN0IHZhcmlhbnRzID0gYW5ub3VuY2VkQnkocmVhbCwgZmF1bHRzKTtcbiAgICBjb25zdCBuYW1lID0gdmFyaWFudHNbMF0/LnBhY2thZ2UgPz8gZmF1bHRzW2JlZm9yZV0/LmVycm9yLnZhcmlhbnQ7XG4gICAgaWYgKG5hbWUgPT09IHVuZGVmaW5lZCkgY29udGludWU7XG4gICAgLy8gVGhlIG5lYXJlc3QgY29weSBvZiBvbmUgcGFja2FnZSB3aW5zLCBhcyBpbiBOb2RlJ3Mgb3duIHJlc29sdXRpb24sIGJlIGl0IGJyb2tlbiBvciB3aG9sZS5cbiAgICBpZiAobmFtZWQuaGFzKG5hbWUpKSBmYXVsdHMubGVuZ3RoID0gYmVmb3JlO1xuICAgIGVsc2UgZm9yIChjb25zdCB2YXJpYW50IG9mIHZhcmlhbnRzKSBjbGFpbSh2YXJpYW50KTtcbiAgICBuYW1lZC5hZGQobmFtZSk7XG4gIH1cbiAgY29uc3QgYnJva2VuID0gbmV3IFNldChmYXVsdHMuZmxhdE1hcCgoeyBpZHMgfSkgPT4gaWRzKSk7XG4gIHJldHVybiB7IHZhcmlhbnRzOiBbLi4uZm91bmQudmFsdWVzKCldLmZpbHRlcigoeyBpZCB9KSA9PiAhYnJva2VuLmhhcyhpZCkpLnNvcnQoKGEsIGIpID0+IChhLmlkIDwgYi5pZCA/IC0xIDogMSkpLCBmYXVsdHMgfTtcbn1cblxuLyoqIFRoZSB2YXJpYW50cyB0aGF0IGEgcGFja2FnZSdzIG1hbmlmZXN0IGFubm91bmNlczsgbm9uZSB3aGVuIGl0IGlzIG5vdCBhIHZhcmlhbnQgcGFja2FnZS4gQHRocm93cyBDb250cmFjdEVycm9yICovXG5leHBvcnQgZnVuY3Rpb24gdmFyaWFudHNPZihmb2xkZXI6IHN0cmluZyk6IEluc3RhbGxlZFZhcmlhbnRbXSB7XG4gIGNvbnN0IGZhdWx0czogSW5zdGFsbGVkRmF1bHRbXSA9IFtdO1xuICBjb25zdCB2YXJpYW50cyA9IGFubm91bmNlZEJ5KGZvbGRlciwgZmF1bHRzKTtcbiAgaWYgKGZhdWx0c1swXSkgdGhyb3cgZmF1bHRzWzBdLmVycm9yO1xuICByZXR1cm4gdmFyaWFudHM7XG59XG5cbi8qKiBGb2xkZXJzIHRoYXQgbWF5IGJlIHBhY2thZ2VzLCB0aGUgbmVhcmVzdCBmaXJzdC4gKi9cbmZ1bmN0aW9uKiBwYWNrYWdlRm9sZGVycyhmcm9tOiBzdHJpbmcsIGZhdWx0czogSW5zdGFsbGVkRmF1bHRbXSk6IEdlbmVyYXRvcjxzdHJpbmc+IHtcbiAgZm9yIChsZXQgZm9sZGVyID0gZnJvbTsgOyBmb2xkZXIgPSBkaXJuYW1lKGZvbGRlcikpIHtcbiAgICB5aWVsZCBmb2xkZXI7XG4gICAgY29uc3QgbW9kdWxlcyA9IGpvaW4oZm9sZGVyLCAnbm9kZV9tb2R1bGVzJyk7XG4gICAgeWllbGQqIHN1YmZvbGRlcnMobW9kdWxlcyk7XG4gICAgZm9yIChjb25zdCBzY29wZSBvZiBuYW1lc0luKG1vZHVsZXMpKSBpZiAoc2NvcGUuc3RhcnRzV2l0aCgnQCcpKSB5aWVsZCogc3ViZm9sZGVycyhqb2luKG1vZHVsZXMsIHNjb3BlKSk7XG4gICAgZm9yIChjb25zdCBuYW1lIG9mIHdvcmtzcGFjZUZvbGRlcnMoZm9sZGVyLCBmYXVsdHMpKSBmb3IgKGNvbnN0IHBhcmVudCBvZiBtYXRjaGluZyhmb2xkZXIsIG5hbWUpKSB5aWVsZCogc3ViZm9sZGVycyhwYXJlbnQpO1xuICAgIGlmIChmb2xkZXIgPT09IGRpcm5hbWUoZm9sZGVyKSkgcmV0dXJuO1xuICB9XG59XG5cbi8qKiBUaGUgZm9sZGVycyB0aGF0IGEgbmFtZSBzdGFuZHMgZm9yOiBpdHNlbGYsIG9yIGFsbCB0aGF0IGxpZSBpbiBpdCB3aGVuIGl0IGVuZHMgd2l0aCBgLypgLiAqL1xuY29uc3QgbWF0Y2hpbmcgPSAocm9vdDogc3RyaW5nLCBuYW1lOiBzdHJpbmcpOiBzdHJpbmdbXSA9PlxuICBuYW1lLmVuZHNXaXRoKCcvKicpID8gbmFtZXNJbihqb2luKHJvb3QsIG5hbWUuc2xpY2UoMCwgLTIpKSkubWFwKChpbm5lcikgPT4gam9pbihyb290LCBuYW1lLnNsaWNlKDAsIC0yKSwgaW5uZXIpKSA6IFtqb2luKHJvb3QsIG5hbWUpXTtcblxuLyoqIEluIGEgd29ya3NwYWNlJ3Mgcm9vdDogZm9sZGVycyB3aG9zZSBzdWJmb2xkZXJzIGFyZSBwYWNrYWdlcywgbG9va2VkIHRocm91Z2ggYmVzaWRlcyBub2RlX21vZHVsZXMuIEEgbmFtZSBtYXkgZW5kIHdpdGggYC8qYC4gKi9cbmZ1bmN0aW9uIHdvcmtzcGFjZUZvbGRlcnMoZm9sZGVyOiBzdHJpbmcsIGZhdWx0czogSW5zdGFsbGVkRmF1bHRbXSk6IHJlYWRvbmx5IHN0cmluZ1tdIHtcbiAgY29uc3QgbWFuaWZlc3QgPSBtYW5pZmVzdE9mKGZvbGRlcik7XG4gIGNvbnN0IGZvbGRlcnMgPSBpc09iamVjdChtYW5pZmVzdD8ucGF0aWVuY2UpID8gbWFuaWZlc3QucGF0aWVuY2VbJ2ZvbGRlcnMnXSA6IHVuZGVmaW5lZDtcbiAgaWYgKGZvbGRlcnMgPT09IHVuZGVmaW5lZCkgcmV0dXJuIFtdO1xuICBpZiAoQXJyYXkuaXNBcnJheShmb2xkZXJzKSAmJiBmb2xkZXJzLmV2ZXJ5KChuYW1lKSA9PiB0eXBlb2YgbmFtZSA9PT0gJ3N0cmluZycpKSByZXR1cm4gZm9sZGVycztcbiAgZmF1bHRzLnB1c2goe1xuICAgIGlkczogW10sXG4gICAgZXJyb3I6IG5ldyBDb250cmFjdEVycm9yKFxuICAgICAgbmFtZU9mKG1hbmlmZXN0ISwgZm9sZGVyKSxcbiAgICAgICdtYW5pZmVzdCcsXG4gICAgICAncGF0aWVuY2UuZm9sZGVycyBtdXN0IGJlIGEgbGlzdCBvZiBmb2xkZXIgbmFtZXMsIHN1Y2ggYXMgW1wicGFja2FnZXMvdmFyaWFudHMvKlwiXScsXG4gICAgKSxcbiAgfSk7XG4gIHJldHVybiBbXTtcbn1cblxuZnVuY3Rpb24gYW5ub3VuY2VkQnkoZm9sZGVyOiBzdHJpbmcsIGZhdWx0czogSW5zdGFsbGVkRmF1bHRbXSk6IEluc3RhbGxlZFZhcmlhbnRbXSB7XG4gIGNvbnN0IG1hbmlmZXN0ID0gbWFuaWZlc3RPZihmb2xkZXIpO1xuICBpZiAoIUFycmF5LmlzQXJyYXkobWFuaWZlc3Q/LmtleXdvcmRzKSB8fCAhbWFuaWZlc3Qua2V5d29yZHMuaW5jbHVkZXMoJ3BhdGllbmNlLXZhcmlhbnQnKSkgcmV0dXJuIFtdO1xuICBjb25zdCB7IHBhdGllbmNlID0ge30gfSA9IG1hbmlmZXN0O1xuICBjb25zdCBbbmFtZSwgdmVyc2lvbl0gPSBbbmFtZU9mKG1hbmlmZXN0LCBmb2xkZXIpLCB0eXBlb2YgbWFuaWZlc3QudmVyc2lvbiA9PT0gJ3N0cmluZycgPyBtYW5pZmVzdC52ZXJzaW9uIDogJzAuMC4wJ107XG4gIGNvbnN0IGJyb2tlbiA9IChpZHM6IHJlYWRvbmx5IHN0cmluZ1tdLCBsYXc6IHN0cmluZyk6IFtdID0+IHtcbiAgICBmYXVsdHMucHVzaCh7IGlkcywgZXJyb3I6IG5ldyBDb250cmFjdEVycm9yKG5hbWUsICdtYW5pZmVzdCcsIGxhdykgfSk7XG4gICAgcmV0dXJuIFtdO1xuICB9O1xuICBpZiAoIWlzT2JqZWN0KHBhdGllbmNlKSkgcmV0dXJuIGJyb2tlbihbXSwgJ3BhdGllbmNlIG11c3QgYmUgYW4gb2JqZWN0IHdpdGggYXBpIGFuZCB2YXJpYW50cycpO1xuICBjb25zdCB7IGFwaSwgdmFyaWFudHMgfSA9IHBhdGllbmNlO1xuICBpZiAodmFyaWFudHMgPT09IHVuZGVmaW5lZCAmJiAoYXBpID09PSB1bmRlZmluZWQgfHwgYXBpID09PSBBUEkpKSByZXR1cm4gW107XG4gIGNvbnN0IGFubm91bmNlZCA9IGlzT2JqZWN0KHZhcmlhbnRzKSA/IE9iamVjdC5lbnRyaWVzKHZhcmlhbnRzKSA6IFtdO1xuICBpZiAoYXBpICE9PSBBUEkpXG4gICAgcmV0dXJuIGJyb2tlbihcbiAgICAgIGFubm91bmNlZC5tYXAoKFtpZF0pID0+IGlkKSxcbiAgICAgIGBpcyBtYWRlIGZvciB2ZXJzaW9uICR7SlNPTi5zdHJpbmdpZnkoYXBpKX0gb2YgdGhlIGNvbnRyYWN0OyB0aGlzIGNvcmUgc3BlYWtzICR7QVBJfWAsXG4gICAgKTtcbiAgaWYgKCFpc09iamVjdCh2YXJpYW50cykpIHJldHVybiBicm9rZW4oW10sICdwYXRpZW5jZS52YXJpYW50cyBtdXN0IGJlIGFuIG9iamVjdDogdW5kZXIgdGhlIGlkIG9mIGVhY2ggcGF0aWVuY2UgaXRzIG1vZHVsZSBhbmQgbmFtZXMnKTtcbiAgcmV0dXJuIGFubm91bmNlZC5mbGF0TWFwKChbaWQsIGVudHJ5XSkgPT4ge1xuICAgIGNvbnN0IGxhdyA9IGxhd0Jyb2tlbkJ5KGVudHJ5KTtcbiAgICBpZiAobGF3ICE9PSB1bmRlZmluZWQpIHJldHVybiBicm9rZW4oW2lkXSwgYHBhdGllbmNlLnZhcmlhbnRzW1wiJHtpZH1cIl0ke2xhd31gKTtcbiAgICBjb25zdCB7IG1vZHVsZSwgbmFtZXMgfSA9IGVudHJ5IGFzIFBpY2s8SW5zdGFsbGVkVmFyaWFudCwgJ21vZHVsZScgfCAnbmFtZXMnPjtcbiAgICBjb25zdCBzb3VyY2UgPSBqb2luKGZvbGRlciwgbW9kdWxlLnJlcGxhY2UoL2Rpc3RcXC8oLiopXFwuanMkLywgJ3NyYy8kMS50cycpKTtcbiAgICByZXR1cm4gW3sgaWQsIHBhY2thZ2U6IG5hbWUsIHZlcnNpb24sIGZvbGRlciwgbW9kdWxlOiBqb2luKGZvbGRlciwgbW9kdWxlKSwgbmFtZXMsIC4uLihleGlzdHNTeW5jKHNvdXJjZSkgPyB7IHNvdXJjZSB9IDoge30pIH1dO1xuICB9KTtcbn1cblxuLyoqIFdoYXQgaXMgd3Jvbmcgd2l0aCBhbiBlbnRyeSBvZiBgcGF0aWVuY2UudmFyaWFudHNgLCBhZnRlciBpdHMgbmFtZTsgdW5kZWZpbmVkIHdoZW4gbm90aGluZyBpcy4gKi9cbmZ1bmN0aW9uIGxhd0Jyb2tlbkJ5KGVudHJ5OiB1bmtub3duKTogc3RyaW5nIHwgdW5kZWZpbmVkIHtcbiAgaWYgKCFpc09iamVjdChlbnRyeSkpIHJldHVybiAnIG11c3QgYmUgYW4gb2JqZWN0IHdpdGggbW9kdWxlIGFuZCBuYW1lcyc7XG4gIGNvbnN0IHsgbW9kdWxlLCBuYW1lcyB9ID0gZW50cnk7XG4gIGlmICh0eXBlb2YgbW9kdWxlICE9PSAnc3RyaW5nJyB8fCBtb2R1bGUgPT09ICcnKSByZXR1cm4gJy5tb2R1bGUgbXVzdCBiZSB0aGUgcGF0aCBvZiB0aGUgYnVpbHQgbW9kdWxlLCBzdWNoIGFzIFwiLi9kaXN0L2luZGV4LmpzXCInO1xuICBjb25zdCBuYW1lZCA9IGlzT2JqZWN0KG5hbWVzKSAmJiBMT0NBTEVTLmV2ZXJ5KChsb2NhbGUpID0+IHR5cGVvZiBuYW1lc1tsb2NhbGVdID09PSAnc3RyaW5nJyAmJiBuYW1lc1tsb2NhbGVdICE9PSAnJyk7XG4gIHJldHVybiBuYW1lZCA/IHVuZGVmaW5lZCA6ICcubmFtZXMgbXVzdCBoYXZlIHRoZSBuYW1lIGluIFwiZGVcIiBhbmQgaW4gXCJlblwiJztcbn1cbmNvbnN0IExPQ0FMRVM6IHJlYWRvbmx5IExvY2FsZVtdID0gWydkZScsICdlbiddO1xuXG4vKiogTG9hZHMgdGhlIGJ1aWx0IG1vZHVsZSBvZiBhbiBpbnN0YWxsZWQgdmFyaWFudC4gQHRocm93cyBDb250cmFjdEVycm9yIHdoZW4gaXQgaXMgbm90IHdoYXQgdGhlIG1hbmlmZXN0IHNheXMgKi9cbmV4cG9ydCBhc3luYyBmdW5jdGlvbiBsb2FkSW5zdGFsbGVkKGluc3RhbGxlZDogSW5zdGFsbGVkVmFyaWFudCk6IFByb21pc2U8VmFyaWFudD4ge1xuICBjb25zdCBtb2R1bGUgPSAoYXdhaXQgaW1wb3J0KC8qIEB2aXRlLWlnbm9yZSAqLyBwYXRoVG9GaWxlVVJMKGluc3RhbGxlZC5tb2R1bGUpLmhyZWYpKSBhcyB7IGRlZmF1bHQ/OiB1bmtub3duIH07XG4gIGNoZWNrVmFyaWFudChtb2R1bGUuZGVmYXVsdCk7XG4gIGlmIChtb2R1bGUuZGVmYXVsdC5pZCAhPT0gaW5zdGFsbGVkLmlkKVxuICAgIHRocm93IG5ldyBDb250cmFjdEVycm9yKG1vZHVsZS5kZWZhdWx0LmlkLCAnbWFuaWZlc3QnLCBgJHtpbnN0YWxsZWQucGFja2FnZX0gYW5ub3VuY2VzIGl0IGFzIFwiJHtpbnN0YWxsZWQuaWR9XCJgKTtcbiAgcmV0dXJuIG1vZHVsZS5kZWZhdWx0O1xufVxuXG4vKiogQSBwYWNrYWdlLmpzb24gdGhhdCBjYW5ub3QgYmUgcmVhZCBiZWxvbmdzIHRvIG5vIHZhcmlhbnQ6IHNvbWVvbmUgZWxzZSdzIGJyb2tlbiBmaWxlIG11c3Qgbm90IHN0b3AgYSBnYW1lLiAqL1xuZnVuY3Rpb24gbWFuaWZlc3RPZihmb2xkZXI6IHN0cmluZyk6IE1hbmlmZXN0IHwgdW5kZWZpbmVkIHtcbiAgdHJ5IHtcbiAgICBjb25zdCBtYW5pZmVzdDogdW5rbm93biA9IEpTT04ucGFyc2UocmVhZEZpbGVTeW5jKGpvaW4oZm9sZGVyLCAncGFja2FnZS5qc29uJyksICd1dGY4JykpO1xuICAgIHJldHVybiBpc09iamVjdChtYW5pZmVzdCkgPyBtYW5pZmVzdCA6IHVuZGVmaW5lZDtcbiAgfSBjYXRjaCB7XG4gICAgcmV0dXJuIHVuZGVmaW5lZDtcbiAgfVxufVxuXG5jb25zdCBuYW1lT2YgPSAoeyBuYW1lIH06IE1hbmlmZXN0LCBmb2xkZXI6IHN0cmluZyk6IHN0cmluZyA9PiAodHlwZW9mIG5hbWUgPT09ICdzdHJpbmcnICYmIG5hbWUgIT09ICcnID8gbmFtZSA6IGZvbGRlcik7XG5cbmNvbnN0IGlzT2JqZWN0ID0gKHZhbHVlOiB1bmtub3duKTogdmFsdWUgaXMgUmVhZG9ubHk8UmVjb3JkPHN0cmluZywgdW5rbm93bj4+ID0+XG4gIHR5cGVvZiB2YWx1ZSA9PT0gJ29iamVjdCcgJiYgdmFsdWUgIT09IG51bGwgJiYgIUFycmF5LmlzQXJyYXkodmFsdWUpO1xuXG5jb25zdCBzdWJmb2xkZXJzID0gKGZvbGRlcjogc3RyaW5nKTogc3RyaW5nW10gPT5cbiAgbmFtZXNJbihmb2xkZXIpXG4gICAgLmZpbHRlcigobmFtZSkgPT4gIW5hbWUuc3RhcnRzV2l0aCgnLicpKVxuICAgIC5tYXAoKG5hbWUpID0+IGpvaW4oZm9sZGVyLCBuYW1lKSlcbiAgICAuZmlsdGVyKChwYXRoKSA9PiBleGlzdHNTeW5jKGpvaW4ocGF0aCwgJ3BhY2thZ2UuanNvbicpKSk7XG5cbi8qKiBXaGF0IGxpZXMgaW4gYSBmb2xkZXI7IG5vdGhpbmcgd2hlcmUgdGhlcmUgaXMgbm9uZSwgb3IgYSBmaWxlIG9mIGl0cyBuYW1lLiAqL1xuZnVuY3Rpb24gbmFtZXNJbihmb2xkZXI6IHN0cmluZyk6IHN0cmluZ1tdIHtcbiAgdHJ5IHtcbiAgICByZXR1cm4gcmVhZGRpclN5bmMoZm9sZGVyKTtcbiAgfSBjYXRjaCAoZXJyb3IpIHtcbiAgICBpZiAoWydFTk9FTlQnLCAnRU5PVERJUiddLmluY2x1ZGVzKChlcnJvciBhcyBOb2RlSlMuRXJybm9FeGNlcHRpb24pLmNvZGUgPz8gJycpKSByZXR1cm4gW107XG4gICAgdGhyb3cgZXJyb3I7XG4gIH1cbn1cbiIsICIvKiogVGhlIHZhbHVlIHRoYXQgZm9sbG93cyBgLS1uYW1lYC4gKi9cbmV4cG9ydCBmdW5jdGlvbiBmbGFnKG5hbWU6IHN0cmluZyk6IHN0cmluZyB8IHVuZGVmaW5lZCB7XG4gIGNvbnN0IGF0ID0gcHJvY2Vzcy5hcmd2LmluZGV4T2YoYC0tJHtuYW1lfWApO1xuICByZXR1cm4gYXQgPCAwID8gdW5kZWZpbmVkIDogcHJvY2Vzcy5hcmd2W2F0ICsgMV07XG59XG5cbmV4cG9ydCBjb25zdCBoYXMgPSAobmFtZTogc3RyaW5nKTogYm9vbGVhbiA9PiBwcm9jZXNzLmFyZ3YuaW5jbHVkZXMoYC0tJHtuYW1lfWApO1xuIl0sCiAgIm1hcHBpbmdzIjogIjs7Ozs7O0FBNkNPLFNBQVMsU0FBUyxJQUFZLE1BQWtCO0FBQ3JELFNBQU8sT0FBTyxPQUFPLEVBQUUsSUFBSSxNQUFNLE9BQU8sSUFBSSxHQUFHLE1BQU0sTUFBTSxPQUFPLElBQUksQ0FBQyxHQUFJLEtBQUssTUFBTSxJQUFJLEVBQUUsQ0FBQztBQUMvRjtBQVFPLFNBQVMsVUFBVSxNQUFnQztBQUN4RCxRQUFNLFFBQVEsNEJBQTRCLEtBQUssS0FBSyxLQUFLLEVBQUUsWUFBWSxDQUFDO0FBQ3hFLE1BQUksQ0FBQyxNQUFPLFFBQU87QUFDbkIsUUFBTSxPQUFPLE1BQU0sQ0FBQyxNQUFNLE9BQU8sS0FBSyxNQUFNLFFBQVEsTUFBTSxDQUFDLENBQTJCLElBQUk7QUFDMUYsU0FBTyxPQUFPLE1BQU0sUUFBUSxNQUFNLENBQUMsQ0FBUyxHQUFHLElBQUk7QUFDckQ7QUE1REEsSUFDYSxPQUtBLE9BMkJBLE9BR0EsUUFFQSxRQUVBLFFBRUEsT0FRQTtBQWxEYjtBQUFBO0FBQUE7QUFDTyxJQUFNLFFBQVEsQ0FBQyxLQUFLLEtBQUssS0FBSyxHQUFHO0FBS2pDLElBQU0sUUFBUSxDQUFDLEtBQUssS0FBSyxLQUFLLEtBQUssS0FBSyxLQUFLLEtBQUssS0FBSyxLQUFLLEtBQUssS0FBSyxLQUFLLEdBQUc7QUEyQjlFLElBQU0sUUFBUTtBQUdkLElBQU0sU0FBUyxDQUFDLE1BQWMsU0FBdUIsT0FBTyxLQUFLLE9BQU87QUFFeEUsSUFBTSxTQUFTLENBQUMsU0FBd0IsT0FBTyxLQUFNO0FBRXJELElBQU0sU0FBUyxDQUFDLFNBQXVCLEtBQUssTUFBTSxPQUFPLEVBQUU7QUFFM0QsSUFBTSxRQUFRLENBQUMsU0FBd0IsT0FBTyxJQUFJLE1BQU0sS0FBSyxPQUFPLElBQUksTUFBTTtBQVE5RSxJQUFNLGFBQWEsQ0FBQyxTQUF1QixNQUFNLE9BQU8sSUFBSSxJQUFJLENBQUMsSUFBSyxNQUFNLE9BQU8sSUFBSSxDQUFDO0FBQUE7QUFBQTs7O0FDbEQvRixJQUdhO0FBSGI7QUFBQTtBQUFBO0FBR08sSUFBTSxLQUFrQjtBQUFBLE1BQzdCLE9BQU8sQ0FBQyxPQUFPLFFBQVEsUUFBUSxRQUFRLFdBQVEsU0FBUyxVQUFVLFFBQVEsUUFBUSxRQUFRLFFBQVEsUUFBUSxVQUFPO0FBQUEsTUFDakgsT0FBTyxDQUFDLFNBQVMsUUFBUSxRQUFRLEtBQUs7QUFBQSxNQUN0QyxNQUFNLENBQUMsTUFBTSxTQUFTLEdBQUcsSUFBSSxJQUFJLElBQUk7QUFBQSxNQUNyQyxJQUFJLE1BQU0sUUFBUTtBQUNoQixjQUFNLE9BQU8sR0FBRyxNQUFNLE9BQU8sQ0FBQztBQUM5QixjQUFNLFlBQVksVUFBVSxFQUFFLEtBQUssUUFBUSxPQUFPLFdBQVcsRUFBRSxNQUFNO0FBQ3JFLFlBQUksU0FBUyxFQUFHLFFBQU8sT0FBTyxZQUFZLEdBQUcsU0FBUyxPQUFPLEVBQUUsR0FBRyxJQUFJO0FBQ3RFLFlBQUksU0FBUyxNQUFNLFNBQVMsR0FBSSxRQUFPLE9BQU8sWUFBWSxHQUFHLFNBQVMsT0FBTyxFQUFFLEdBQUcsSUFBSTtBQUN0RixlQUFPLFFBQVEsWUFBWSxHQUFHLFNBQVMsTUFBTSxFQUFFLEdBQUcsSUFBSTtBQUFBLE1BQ3hEO0FBQUEsTUFDQSxPQUFPLENBQUMsU0FBUyxtQkFBbUIsSUFBSTtBQUFBLE1BQ3hDLE9BQU87QUFBQSxRQUNMLE9BQU87QUFBQSxRQUNQLE9BQU87QUFBQSxRQUNQLFlBQVk7QUFBQSxRQUNaLFNBQVM7QUFBQSxRQUNULE1BQU07QUFBQSxRQUNOLFNBQVM7QUFBQSxRQUNULFNBQVM7QUFBQSxNQUNYO0FBQUEsTUFDQSxTQUFTO0FBQUEsUUFDUCxPQUFPLENBQUMsTUFBTSxrQkFBa0IsRUFBRSxPQUFPLENBQUM7QUFBQSxRQUMxQyxlQUFlLENBQUMsTUFBTSxpQ0FBaUMsRUFBRSxPQUFPLENBQUM7QUFBQSxRQUNqRSxnQkFBZ0I7QUFBQSxRQUNoQixrQkFBa0IsQ0FBQyxNQUFNLGlEQUFpRCxFQUFFLFFBQVEsQ0FBQztBQUFBLFFBQ3JGLFlBQVksQ0FBQyxNQUFNLCtDQUErQyxFQUFFLFFBQVEsQ0FBQztBQUFBLFFBQzdFLE1BQU07QUFBQSxRQUNOLGdCQUFnQixDQUFDLE1BQU0sT0FBTyxFQUFFLE1BQU0sQ0FBQztBQUFBLFFBQ3ZDLGdCQUFnQjtBQUFBLFFBQ2hCLFdBQVcsQ0FBQyxNQUFNLEdBQUcsRUFBRSxHQUFHLENBQUMsUUFBUSxFQUFFLEdBQUcsQ0FBQztBQUFBLFFBQ3pDLGdCQUFnQjtBQUFBLFFBQ2hCLGNBQWM7QUFBQSxRQUNkLGNBQWM7QUFBQSxRQUNkLGNBQWMsQ0FBQyxNQUFPLEVBQUUsT0FBTyxNQUFNLE1BQU0sNEJBQTRCLG1CQUFtQixFQUFFLE9BQU8sQ0FBQztBQUFBLFFBQ3BHLGdCQUFnQjtBQUFBLFFBQ2hCLGVBQWU7QUFBQSxRQUNmLFlBQVk7QUFBQSxRQUNaLGNBQWM7QUFBQSxRQUNkLGNBQWMsQ0FBQyxNQUNiLEVBQUUsT0FBTyxNQUFNLE1BQ1gseUVBQ0Esb0JBQW9CLEVBQUUsT0FBTyxDQUFDO0FBQUEsUUFDcEMsWUFBWSxDQUFDLE1BQ1gsRUFBRSxLQUFLLE1BQU0sTUFBTSx1Q0FBdUMsa0NBQTRCLEVBQUUsS0FBSyxDQUFDO0FBQUEsUUFDaEcsWUFBWSxDQUFDLE1BQU8sRUFBRSxPQUFPLE1BQU0sTUFBTSwwQ0FBdUMsNkJBQTBCLEVBQUUsT0FBTyxDQUFDO0FBQUEsUUFDcEgsV0FBVztBQUFBLFFBQ1gsbUJBQW1CLENBQUMsTUFDbEIsRUFBRSxLQUFLLE1BQU0sTUFBTSw2Q0FBNkMsdUNBQW9DLEVBQUUsS0FBSyxDQUFDO0FBQUEsUUFDOUcsV0FBVyxDQUFDLE1BQU0sVUFBTyxFQUFFLE9BQU8sQ0FBQyw2Q0FBNkMsRUFBRSxNQUFNLENBQUM7QUFBQSxRQUN6RixhQUFhO0FBQUEsUUFDYixlQUFlO0FBQUEsUUFDZixjQUFjO0FBQUEsUUFDZCxlQUFlO0FBQUEsUUFDZixhQUFhO0FBQUEsUUFDYixhQUFhO0FBQUEsUUFDYixnQkFBZ0I7QUFBQSxRQUNoQixtQkFBbUIsQ0FBQyxNQUFNLFNBQUksRUFBRSxNQUFNLENBQUM7QUFBQSxRQUN2QyxjQUFjLENBQUMsTUFBTSxZQUFPLEVBQUUsTUFBTSxDQUFDLGdDQUF3QixFQUFFLE1BQU0sQ0FBQztBQUFBLFFBQ3RFLGFBQWEsQ0FBQyxNQUFNLG9CQUFlLEVBQUUsTUFBTSxDQUFDO0FBQUEsUUFDNUMsbUJBQW1CLENBQUMsTUFBTSxzQkFBaUIsRUFBRSxTQUFTLENBQUMsMkNBQXNDLEVBQUUsT0FBTyxDQUFDO0FBQUEsUUFDdkcsa0JBQWtCLENBQUMsTUFBTSxHQUFHLEVBQUUsTUFBTSxDQUFDLDhCQUEyQixFQUFFLEtBQUssQ0FBQztBQUFBLFFBQ3hFLGdCQUFnQixDQUFDLE1BQU0sa0JBQWtCLEVBQUUsTUFBTSxDQUFDLHdCQUF3QixFQUFFLEtBQUssQ0FBQztBQUFBLFFBQ2xGLFlBQVksQ0FBQyxNQUFNLFNBQUksRUFBRSxNQUFNLENBQUM7QUFBQSxRQUNoQyxrQkFBa0IsQ0FBQyxNQUFNLG9CQUFlLEVBQUUsUUFBUSxDQUFDLGtDQUE2QixFQUFFLE9BQU8sQ0FBQztBQUFBLFFBQzFGLGdCQUFnQixDQUFDLE1BQU0sZ0JBQVcsRUFBRSxRQUFRLENBQUMsMkJBQWlCLEVBQUUsT0FBTyxDQUFDLDRCQUFvQixFQUFFLE9BQU8sQ0FBQztBQUFBLFFBQ3RHLHNCQUFzQjtBQUFBLFFBQ3RCLGFBQWEsQ0FBQyxNQUFNLFNBQVMsRUFBRSxPQUFPLENBQUMsc0JBQWlCLEVBQUUsTUFBTSxDQUFDO0FBQUEsUUFDakUsZ0JBQWdCLENBQUMsTUFBTSxnQkFBZ0IsRUFBRSxNQUFNLENBQUM7QUFBQSxRQUNoRCxlQUFlLENBQUMsTUFBTSxHQUFHLEVBQUUsTUFBTSxDQUFDLFFBQVEsRUFBRSxPQUFPLENBQUMsdUJBQXVCLEVBQUUsUUFBUSxDQUFDO0FBQUEsUUFDdEYsZ0JBQWdCLENBQUMsTUFBTSxrQkFBa0IsRUFBRSxNQUFNLENBQUMsS0FBSyxFQUFFLE9BQU8sQ0FBQyxjQUFjLEVBQUUsUUFBUSxDQUFDO0FBQUEsUUFDMUYsbUJBQW1CO0FBQUEsUUFDbkIsY0FBYyxDQUFDLE1BQU0sb0VBQW9FLEVBQUUsUUFBUSxDQUFDLGdCQUFnQixFQUFFLE9BQU8sQ0FBQztBQUFBLFFBQzlILGdCQUFnQixDQUFDLE1BQU0sbUNBQTJCLEVBQUUsU0FBUyxDQUFDLDBCQUFnQixFQUFFLFFBQVEsQ0FBQztBQUFBLFFBQ3pGLGNBQWMsQ0FBQyxNQUFNLHNDQUFzQyxFQUFFLE9BQU8sQ0FBQyxrQkFBa0IsRUFBRSxPQUFPLENBQUM7QUFBQSxRQUNqRyxjQUFjLENBQUMsTUFBTSxzREFBOEMsRUFBRSxPQUFPLENBQUM7QUFBQSxRQUM3RSxhQUFhLENBQUMsTUFBTSxPQUFPLEVBQUUsUUFBUSxDQUFDLFdBQU0sRUFBRSxNQUFNLENBQUMsaUNBQXlCLEVBQUUsS0FBSyxLQUFLLEVBQUU7QUFBQSxNQUM5RjtBQUFBLElBQ0Y7QUFBQTtBQUFBOzs7QUNqRkEsSUFHYTtBQUhiO0FBQUE7QUFBQTtBQUdPLElBQU0sS0FBa0I7QUFBQSxNQUM3QixPQUFPLENBQUMsT0FBTyxPQUFPLFNBQVMsUUFBUSxRQUFRLE9BQU8sU0FBUyxTQUFTLFFBQVEsT0FBTyxRQUFRLFNBQVMsTUFBTTtBQUFBLE1BQzlHLE9BQU8sQ0FBQyxTQUFTLFlBQVksVUFBVSxRQUFRO0FBQUEsTUFDL0MsTUFBTSxDQUFDLE1BQU0sU0FBUyxHQUFHLElBQUksT0FBTyxJQUFJO0FBQUEsTUFDeEMsSUFBSSxNQUFNLFFBQVE7QUFDaEIsY0FBTSxTQUFTLEdBQUcsU0FBUyxHQUFHLE1BQU0sTUFBTSxFQUFFLEdBQUcsR0FBRyxNQUFNLE9BQU8sQ0FBQyxDQUFFO0FBQ2xFLGVBQU8sR0FBRyxRQUFRLEtBQUssTUFBTSxJQUFJLE9BQU8sR0FBRyxJQUFJLE1BQU07QUFBQSxNQUN2RDtBQUFBLE1BQ0EsT0FBTyxDQUFDLFNBQVMsb0JBQW9CLElBQUk7QUFBQSxNQUN6QyxPQUFPO0FBQUEsUUFDTCxPQUFPO0FBQUEsUUFDUCxPQUFPO0FBQUEsUUFDUCxZQUFZO0FBQUEsUUFDWixTQUFTO0FBQUEsUUFDVCxNQUFNO0FBQUEsUUFDTixTQUFTO0FBQUEsUUFDVCxTQUFTO0FBQUEsTUFDWDtBQUFBLE1BQ0EsU0FBUztBQUFBLFFBQ1AsT0FBTyxDQUFDLE1BQU0sUUFBUSxFQUFFLE9BQU8sQ0FBQztBQUFBLFFBQ2hDLGVBQWUsQ0FBQyxNQUFNLFFBQVEsRUFBRSxPQUFPLENBQUM7QUFBQSxRQUN4QyxnQkFBZ0I7QUFBQSxRQUNoQixrQkFBa0IsQ0FBQyxNQUFNLGlDQUFpQyxFQUFFLFFBQVEsQ0FBQztBQUFBLFFBQ3JFLFlBQVksQ0FBQyxNQUFNLG1EQUFtRCxFQUFFLFFBQVEsQ0FBQztBQUFBLFFBQ2pGLE1BQU07QUFBQSxRQUNOLGdCQUFnQixDQUFDLE1BQU0sOEJBQThCLEVBQUUsTUFBTSxDQUFDO0FBQUEsUUFDOUQsZ0JBQWdCO0FBQUEsUUFDaEIsV0FBVyxDQUFDLE1BQU0sT0FBTyxFQUFFLEdBQUcsQ0FBQyxZQUFZLEVBQUUsR0FBRyxDQUFDO0FBQUEsUUFDakQsZ0JBQWdCO0FBQUEsUUFDaEIsY0FBYztBQUFBLFFBQ2QsY0FBYztBQUFBLFFBQ2QsY0FBYyxDQUFDLE1BQU8sRUFBRSxPQUFPLE1BQU0sTUFBTSwrQkFBK0Isa0JBQWtCLEVBQUUsT0FBTyxDQUFDO0FBQUEsUUFDdEcsZ0JBQWdCO0FBQUEsUUFDaEIsZUFBZTtBQUFBLFFBQ2YsWUFBWTtBQUFBLFFBQ1osY0FBYztBQUFBLFFBQ2QsY0FBYyxDQUFDLE1BQ2IsRUFBRSxPQUFPLE1BQU0sTUFBTSwyREFBMkQsZ0JBQWdCLEVBQUUsT0FBTyxDQUFDO0FBQUEsUUFDNUcsWUFBWSxDQUFDLE1BQU8sRUFBRSxLQUFLLE1BQU0sTUFBTSx1Q0FBdUMsV0FBVyxFQUFFLEtBQUssQ0FBQztBQUFBLFFBQ2pHLFlBQVksQ0FBQyxNQUFPLEVBQUUsT0FBTyxNQUFNLE1BQU0sMENBQTBDLDBCQUEwQixFQUFFLE9BQU8sQ0FBQztBQUFBLFFBQ3ZILFdBQVc7QUFBQSxRQUNYLG1CQUFtQixDQUFDLE1BQ2xCLEVBQUUsS0FBSyxNQUFNLE1BQU0sMENBQTBDLGdCQUFnQixFQUFFLEtBQUssQ0FBQztBQUFBLFFBQ3ZGLFdBQVcsQ0FBQyxNQUFNLHNDQUFzQyxFQUFFLE9BQU8sQ0FBQyxvQkFBb0IsRUFBRSxNQUFNLENBQUM7QUFBQSxRQUMvRixhQUFhO0FBQUEsUUFDYixlQUFlO0FBQUEsUUFDZixjQUFjO0FBQUEsUUFDZCxlQUFlO0FBQUEsUUFDZixhQUFhO0FBQUEsUUFDYixhQUFhO0FBQUEsUUFDYixnQkFBZ0I7QUFBQSxRQUNoQixtQkFBbUIsQ0FBQyxNQUFNLFNBQUksRUFBRSxNQUFNLENBQUM7QUFBQSxRQUN2QyxjQUFjLENBQUMsTUFBTSxTQUFJLEVBQUUsTUFBTSxDQUFDLHdCQUFtQixFQUFFLE1BQU0sQ0FBQztBQUFBLFFBQzlELGFBQWEsQ0FBQyxNQUFNLDBCQUFxQixFQUFFLE1BQU0sQ0FBQztBQUFBLFFBQ2xELG1CQUFtQixDQUFDLE1BQU0sOEJBQXlCLEVBQUUsU0FBUyxDQUFDLDJCQUFzQixFQUFFLE9BQU8sQ0FBQztBQUFBLFFBQy9GLGtCQUFrQixDQUFDLE1BQU0sR0FBRyxFQUFFLE1BQU0sQ0FBQyx5QkFBeUIsRUFBRSxLQUFLLENBQUM7QUFBQSxRQUN0RSxnQkFBZ0IsQ0FBQyxNQUFNLGdCQUFnQixFQUFFLE1BQU0sQ0FBQyxrQkFBa0IsRUFBRSxLQUFLLENBQUM7QUFBQSxRQUMxRSxZQUFZLENBQUMsTUFBTSxTQUFJLEVBQUUsTUFBTSxDQUFDO0FBQUEsUUFDaEMsa0JBQWtCLENBQUMsTUFBTSw0QkFBdUIsRUFBRSxRQUFRLENBQUMsa0JBQWEsRUFBRSxPQUFPLENBQUM7QUFBQSxRQUNsRixnQkFBZ0IsQ0FBQyxNQUFNLGdCQUFXLEVBQUUsUUFBUSxDQUFDLDBCQUFnQixFQUFFLE9BQU8sQ0FBQyxxQkFBZ0IsRUFBRSxPQUFPLENBQUM7QUFBQSxRQUNqRyxzQkFBc0I7QUFBQSxRQUN0QixhQUFhLENBQUMsTUFBTSxRQUFRLEVBQUUsT0FBTyxDQUFDLHVCQUFrQixFQUFFLE1BQU0sQ0FBQztBQUFBLFFBQ2pFLGdCQUFnQixDQUFDLE1BQU0sb0JBQW9CLEVBQUUsTUFBTSxDQUFDO0FBQUEsUUFDcEQsZUFBZSxDQUFDLE1BQU0sb0JBQW9CLEVBQUUsTUFBTSxDQUFDLElBQUksRUFBRSxPQUFPLENBQUMscUJBQXFCLEVBQUUsUUFBUSxDQUFDO0FBQUEsUUFDakcsZ0JBQWdCLENBQUMsTUFBTSxzQkFBc0IsRUFBRSxNQUFNLENBQUMsS0FBSyxFQUFFLE9BQU8sQ0FBQyxlQUFlLEVBQUUsUUFBUSxDQUFDO0FBQUEsUUFDL0YsbUJBQW1CO0FBQUEsUUFDbkIsY0FBYyxDQUFDLE1BQU0sa0RBQWtELEVBQUUsUUFBUSxDQUFDLG9CQUFvQixFQUFFLE9BQU8sQ0FBQztBQUFBLFFBQ2hILGdCQUFnQixDQUFDLE1BQU0sOEJBQXlCLEVBQUUsU0FBUyxDQUFDLHdCQUFjLEVBQUUsUUFBUSxDQUFDO0FBQUEsUUFDckYsY0FBYyxDQUFDLE1BQU0sa0NBQWtDLEVBQUUsT0FBTyxDQUFDLGdCQUFnQixFQUFFLE9BQU8sQ0FBQztBQUFBLFFBQzNGLGNBQWMsQ0FBQyxNQUFNLHFDQUFnQyxFQUFFLE9BQU8sQ0FBQztBQUFBLFFBQy9ELGFBQWEsQ0FBQyxNQUFNLFFBQVEsRUFBRSxRQUFRLENBQUMsV0FBTSxFQUFFLE1BQU0sQ0FBQyw0QkFBdUIsRUFBRSxLQUFLLEtBQUssRUFBRTtBQUFBLE1BQzdGO0FBQUEsSUFDRjtBQUFBO0FBQUE7OztBQzlETyxTQUFTLFNBQVMsTUFBWSxRQUF3QjtBQUMzRCxRQUFNLFFBQVEsSUFBSSxNQUFNO0FBQ3hCLFNBQU8sTUFBTSxLQUFLLE1BQU0sTUFBTSxPQUFPLElBQUksQ0FBQyxHQUFJLE1BQU0sTUFBTSxPQUFPLElBQUksSUFBSSxDQUFDLENBQUU7QUFDOUU7QUF3Qk8sU0FBUyxJQUFJLFFBQWdCLFFBQWdCLFNBQTJCO0FBQzdFLFFBQU0sUUFBUSxJQUFJLE1BQU07QUFDeEIsUUFBTSxFQUFFLE1BQU0sT0FBTyxJQUFJO0FBQ3pCLFFBQU0sTUFBTSxXQUFXLFFBQVEsU0FBUyxNQUFNLEVBQUU7QUFDaEQsUUFBTSxDQUFDLE1BQU0sSUFBSSxHQUFHLEtBQUssSUFBSSxPQUFPLE9BQU8sU0FBUyx1QkFBdUIsV0FBVyxLQUFLLEtBQUssRUFBRSxFQUFFLE1BQU0sR0FBRztBQUM3RyxPQUFLLFNBQVMsYUFBYSxTQUFTLFlBQVksU0FBUyx5QkFBeUIsTUFBTSxHQUFHLE1BQU07QUFDL0YsV0FBTyxJQUFJLEdBQUcsRUFBRSxRQUFRLFdBQVcsTUFBTSxJQUFJLENBQUMsU0FBUyxPQUFPLEtBQUssSUFBSSxJQUFJLENBQUMsS0FBSyxJQUFJLEVBQUUsS0FBSyxJQUFJLENBQUM7QUFDbkcsUUFBTSxXQUFXLE1BQU0sUUFBUSxJQUFJLEtBQUssTUFBTSxRQUFRLEdBQUcsS0FBSyxNQUFNLFFBQVEsY0FBYztBQUMxRixTQUFPLE9BQU8sYUFBYSxXQUFXLFdBQVcsU0FBUyxRQUFRLFFBQVEsUUFBUSxPQUFPLENBQUMsRUFBRSxLQUFLO0FBQ25HO0FBR0EsU0FBUyxRQUFRLEVBQUUsTUFBTSxPQUFPLEdBQVcsUUFBZ0IsU0FBMkM7QUFDcEcsUUFBTSxRQUFRLElBQUksTUFBTTtBQUN4QixRQUFNLElBQTRCLENBQUM7QUFDbkMsYUFBVyxDQUFDLE1BQU0sS0FBSyxLQUFLLE9BQU8sUUFBUSxNQUFNLEVBQUcsR0FBRSxJQUFJLElBQUksT0FBTyxLQUFLO0FBQzFFLGFBQVcsUUFBUSxDQUFDLFFBQVEsS0FBSyxHQUFHLEdBQUc7QUFDckMsVUFBTSxPQUFPLFNBQVMsY0FBYyxTQUFZLFVBQVUsRUFBRSxJQUFJLEtBQUssRUFBRTtBQUN2RSxRQUFJLFNBQVMsT0FBVyxHQUFFLElBQUksSUFBSSxTQUFTLE1BQU0sTUFBTTtBQUFBLEVBQ3pEO0FBQ0EsUUFBTSxRQUFRLENBQUMsRUFBRSxNQUFNLEdBQUcsRUFBRSxJQUFJLENBQUMsRUFBRSxRQUFRLENBQUMsU0FBVSxTQUFTLFNBQVksQ0FBQyxJQUFJLENBQUMsTUFBTSxRQUFRLElBQVcsSUFBSSxDQUFDLENBQUU7QUFDakgsUUFBTSxLQUFLLFdBQVcsT0FBTyxXQUFXO0FBQ3hDLE1BQUksTUFBTSxTQUFTO0FBQ2pCLE1BQUUsT0FBTyxJQUFJLEVBQUUsTUFBTSxJQUNqQixNQUFNLElBQUksQ0FBQyxVQUFVLFdBQVcsT0FBTyxTQUFTLE1BQU0sU0FBUyxNQUFNLFFBQVEsRUFBRSxNQUFNLENBQVEsSUFBSSxLQUFLLE9BQU8sR0FBRyxNQUFNLENBQUMsRUFBRSxLQUFLLEVBQUUsSUFDaEksTUFBTSxJQUFJLENBQUMsU0FBUyxNQUFNLElBQUksTUFBTSxFQUFFLFFBQVEsQ0FBQyxDQUFDLEVBQUUsS0FBSyxFQUFFLEtBQ3hELEVBQUUsS0FBSyxJQUFJLE1BQU0sTUFBTSxNQUFNLE1BQU0sTUFBTSxRQUFRLEVBQUUsS0FBSyxDQUFRLENBQUMsQ0FBRSxJQUFJO0FBQzlFLE1BQUksRUFBRSxRQUFRLE1BQU0sVUFBYSxLQUFLLFNBQVMsVUFBVTtBQUN2RCxNQUFFLFFBQVEsSUFBSSxDQUFDLEdBQUcsSUFBSSxJQUFJLEVBQUUsUUFBUSxFQUFFLE1BQU0sR0FBRyxDQUFDLENBQUMsRUFBRSxJQUFJLENBQUMsU0FBUyxTQUFTLE1BQWMsUUFBUSxPQUFPLENBQUMsRUFBRSxLQUFLLElBQUk7QUFDckgsTUFBSSxTQUFTLGVBQWUsRUFBRSxRQUFRLE1BQU0sT0FBVyxHQUFFLEtBQUssSUFBSSxJQUFJLEVBQUUsTUFBTSxFQUFFLFFBQVEsR0FBRyxPQUFPLEdBQUcsUUFBUSxPQUFPO0FBQ3BILFNBQU87QUFDVDtBQXZFQSxJQU9NLEtBR08sU0EwQkE7QUFwQ2I7QUFBQTtBQUFBO0FBQUE7QUFJQTtBQUNBO0FBRUEsSUFBTSxNQUE2QyxFQUFFLElBQUksR0FBRztBQUdyRCxJQUFNLFVBQVUsQ0FBQyxTQUFrQixXQUEwQixRQUFRLFFBQVEsTUFBTTtBQTBCbkYsSUFBTSxXQUFXLENBQUMsTUFBWSxRQUFnQixhQUNsRCxXQUFXLFFBQVEsU0FBUyxNQUFNLEVBQUUsUUFBUSxJQUFJLE1BQU0sSUFBSSxNQUFNLEVBQUUsTUFBTSxJQUFJO0FBQUE7QUFBQTs7O0FDUXhFLFNBQVMsSUFBTyxTQUFpQixPQUFlLFVBQXNCO0FBQzNFLE1BQUk7QUFDSixNQUFJO0FBQ0YsYUFBUyxTQUFTO0FBQUEsRUFDcEIsU0FBUyxPQUFPO0FBQ2QsVUFBTSxnQkFBZ0IsU0FBUyxPQUFPLEtBQUs7QUFBQSxFQUM3QztBQUNBLE1BQUksVUFBVSxNQUFNLEVBQUcsT0FBTSxJQUFJLGNBQWMsU0FBUyxPQUFPLFNBQVM7QUFDeEUsU0FBTztBQUNUO0FBV08sU0FBUyxnQkFBZ0IsU0FBaUIsT0FBZSxPQUErQjtBQUM3RixNQUFJLEVBQUUsaUJBQWlCLGVBQWdCLFFBQU8sSUFBSSxjQUFjLFNBQVMsT0FBTyxTQUFTLE9BQU8sS0FBSyxDQUFDLElBQUksRUFBRSxPQUFPLE1BQU0sQ0FBQztBQUMxSCxTQUFPLE1BQU0sVUFBVSxZQUFZLElBQUksY0FBYyxTQUFTLE9BQU8sTUFBTSxLQUFLLEVBQUUsT0FBTyxNQUFNLENBQUMsSUFBSTtBQUN0RztBQXBFQSxJQWFhLElBT0EsTUFPQSxlQThCQSxXQUVBLFdBR0E7QUE5RGI7QUFBQTtBQUFBO0FBQ0E7QUFZTyxJQUFNLEtBQUssQ0FBSSxXQUF5QixFQUFFLElBQUksTUFBTSxNQUFNO0FBTzFELElBQU0sT0FBTyxDQUNsQixNQUNBLFNBQTJCLENBQUMsR0FDNUIsVUFBVSxJQUFJLEVBQUUsTUFBTSxPQUFPLEdBQUcsSUFBSSxPQUNpQixFQUFFLElBQUksT0FBTyxPQUFPLEVBQUUsTUFBTSxRQUFRLFFBQVEsRUFBRTtBQUc5RixJQUFNLGdCQUFOLGNBQTRCLE1BQU07QUFBQSxNQUV2QyxZQUNXLFNBRUEsT0FFQSxLQUNULFNBQ0E7QUFDQSxjQUFNLFlBQVksT0FBTyxNQUFNLEtBQUssS0FBSyxHQUFHLElBQUksT0FBTztBQVA5QztBQUVBO0FBRUE7QUFBQSxNQUlYO0FBQUEsTUFSVztBQUFBLE1BRUE7QUFBQSxNQUVBO0FBQUEsTUFOTyxPQUFPO0FBQUEsSUFXM0I7QUFrQk8sSUFBTSxZQUFZO0FBRWxCLElBQU0sWUFBWSxDQUFDLFdBQTZCLE9BQVEsUUFBb0QsU0FBUztBQUdySCxJQUFNLFlBQVk7QUFBQTtBQUFBOzs7QUNsQmxCLFNBQVMsUUFBUSxPQUFvQyxPQUFlQSxRQUFlLFFBQXNCO0FBQzlHLFdBQVMsSUFBSUEsU0FBUSxHQUFHLElBQUksR0FBRyxLQUFLO0FBQ2xDLFVBQU0sSUFBSSxPQUFPLE1BQU0sSUFBSSxDQUFDO0FBQzVCLFVBQU0sT0FBTyxNQUFNLFFBQVEsQ0FBQztBQUM1QixVQUFNLFFBQVEsQ0FBQyxJQUFJLE1BQU0sUUFBUSxDQUFDO0FBQ2xDLFVBQU0sUUFBUSxDQUFDLElBQUk7QUFBQSxFQUNyQjtBQUNGO0FBR0EsU0FBUyxTQUFTLE1BQWdEO0FBQ2hFLE1BQUksSUFBSSxZQUNOLElBQUksWUFDSixJQUFJLFlBQ0osSUFBSTtBQUNOLFdBQVMsSUFBSSxHQUFHLElBQUksS0FBSyxRQUFRLEtBQUs7QUFDcEMsVUFBTSxPQUFPLEtBQUssV0FBVyxDQUFDO0FBQzlCLFFBQUksSUFBSSxLQUFLLEtBQUssSUFBSSxNQUFNLFNBQVU7QUFDdEMsUUFBSSxJQUFJLEtBQUssS0FBSyxJQUFJLE1BQU0sVUFBVTtBQUN0QyxRQUFJLElBQUksS0FBSyxLQUFLLElBQUksTUFBTSxVQUFVO0FBQ3RDLFFBQUksSUFBSSxLQUFLLEtBQUssSUFBSSxNQUFNLFNBQVU7QUFBQSxFQUN4QztBQUNBLFNBQU8sQ0FBQyxHQUFHLEdBQUcsR0FBRyxDQUFDO0FBQ3BCO0FBTU8sU0FBUyxVQUFVLE9BQWtDO0FBQzFELE1BQUksT0FBTyxVQUFVLFNBQVUsUUFBTyxPQUFPLFVBQVUsS0FBSyxLQUFLLFNBQVMsS0FBSyxTQUFTLGFBQWEsUUFBUTtBQUM3RyxNQUFJLE9BQU8sVUFBVSxTQUFVLFFBQU87QUFDdEMsUUFBTSxPQUFPLE1BQU0sS0FBSyxFQUFFLFVBQVUsS0FBSztBQUN6QyxNQUFJLFNBQVMsTUFBTSxLQUFLLFNBQVMsSUFBSyxRQUFPO0FBQzdDLE1BQUkscUJBQXFCLEtBQUssSUFBSSxLQUFLLE9BQU8sSUFBSSxLQUFLLFdBQVksUUFBTyxPQUFPLElBQUk7QUFDckYsU0FBTztBQUNUO0FBaEZBLElBSWE7QUFKYjtBQUFBO0FBQUE7QUFJTyxJQUFNLFNBQU4sTUFBTSxRQUFPO0FBQUE7QUFBQSxNQUVULFFBQVEsSUFBSSxXQUFXLENBQUM7QUFBQTtBQUFBLE1BR2pDLFlBQVksTUFBdUI7QUFDakMsY0FBTSxRQUFRLE9BQU8sU0FBUyxXQUFXLENBQUMsTUFBTSxZQUFZLFdBQVksVUFBVSxJQUFJLFNBQVMsSUFBSTtBQUNuRyxhQUFLLE1BQU0sSUFBSSxLQUFLO0FBQ3BCLGlCQUFTLElBQUksR0FBRyxJQUFJLElBQUksSUFBSyxNQUFLLEtBQUs7QUFBQSxNQUN6QztBQUFBO0FBQUEsTUFHQSxPQUFlO0FBQ2IsY0FBTSxPQUFPLElBQUksUUFBTyxDQUFDO0FBQ3pCLGFBQUssTUFBTSxJQUFJLEtBQUssS0FBSztBQUN6QixlQUFPO0FBQUEsTUFDVDtBQUFBO0FBQUEsTUFHQSxPQUFlO0FBQ2IsY0FBTSxJQUFJLEtBQUs7QUFDZixjQUFNLElBQUssRUFBRSxDQUFDLElBQUssRUFBRSxDQUFDLElBQUssRUFBRSxDQUFDLElBQU07QUFDcEMsVUFBRSxDQUFDLElBQUksRUFBRSxDQUFDLElBQUs7QUFDZixVQUFFLENBQUMsSUFBSSxFQUFFLENBQUMsSUFBTSxFQUFFLENBQUMsTUFBTztBQUMxQixVQUFFLENBQUMsSUFBSSxFQUFFLENBQUMsS0FBTSxFQUFFLENBQUMsS0FBTTtBQUN6QixVQUFFLENBQUMsSUFBSyxFQUFFLENBQUMsS0FBTSxLQUFPLEVBQUUsQ0FBQyxNQUFPO0FBQ2xDLFVBQUUsQ0FBQyxJQUFJLEVBQUUsQ0FBQyxJQUFJO0FBQ2QsZUFBTyxNQUFNO0FBQUEsTUFDZjtBQUFBO0FBQUEsTUFHQSxNQUFNLEdBQW1CO0FBQ3ZCLGNBQU0sUUFBUSxhQUFpQixhQUFnQjtBQUMvQyxZQUFJLElBQUksS0FBSyxLQUFLO0FBQ2xCLGVBQU8sS0FBSyxNQUFPLEtBQUksS0FBSyxLQUFLO0FBQ2pDLGVBQU8sSUFBSTtBQUFBLE1BQ2I7QUFBQSxJQUNGO0FBQUE7QUFBQTs7O0FDbkNPLFNBQVMsUUFBUSxNQUF3QjtBQUM5QyxRQUFNLFFBQWdCLENBQUM7QUFDdkIsV0FBUyxPQUFPLEdBQUcsUUFBUSxLQUFLLFVBQVUsSUFBSTtBQUM1QyxlQUFXLFFBQVEsS0FBSyxTQUFTO0FBQy9CLGVBQVMsT0FBTyxHQUFHLFFBQVEsSUFBSSxPQUFRLEtBQUksQ0FBQyxLQUFLLFNBQVMsS0FBSyxNQUFNLFNBQVMsSUFBSSxFQUFHLE9BQU0sS0FBSyxPQUFPLE1BQU0sUUFBUSxJQUFJLEdBQUcsSUFBSSxDQUFDO0FBQ3JJLFNBQU87QUFDVDtBQUdBLFNBQVMsV0FBVyxFQUFFLFFBQVEsQ0FBQyxHQUFHLEdBQUcsS0FBSyxHQUFxQjtBQUM3RCxRQUFNLE9BQU8sUUFBUSxFQUFFLEdBQUcsTUFBTSxPQUFPLE1BQU0sT0FBTyxDQUFDLFNBQVMsS0FBSyxPQUFPLFNBQVMsSUFBSSxLQUFLLElBQUksRUFBRSxDQUFDO0FBQ25HLE1BQUksT0FBTyxNQUFNLENBQUMsTUFBTTtBQUN0QixXQUFRLE1BQ0wsSUFBSSxDQUFDLFNBQVMsVUFBVSxJQUFJLENBQUMsRUFDN0IsT0FBTyxDQUFDLFNBQVMsU0FBUyxVQUFhLEtBQUssU0FBUyxJQUFJLENBQUM7QUFDL0QsU0FBTyxLQUFLLE9BQU8sQ0FBQyxTQUFVLE1BQTRCLFNBQVMsT0FBTyxJQUFJLENBQUMsQ0FBQztBQUNsRjtBQUdBLFNBQVMsZUFBZSxPQUF3QixNQUF3QjtBQUN0RSxRQUFNLFFBQVEsV0FBVyxJQUFJO0FBQzdCLFFBQU0sUUFBUSxNQUFNLEtBQUs7QUFDekIsU0FBTyxDQUFDLEdBQUcsT0FBTyxHQUFHLE1BQU0sT0FBTyxDQUFDLFNBQVMsTUFBTSxJQUFJLE9BQVEsQ0FBQyxDQUFDO0FBQ2xFO0FBR08sU0FBUyxhQUFhLE1BQWdCLFFBQXdCO0FBQ25FLFFBQU0sUUFBUSxRQUFRLElBQUk7QUFDMUIsVUFBUSxPQUFPLEdBQUcsTUFBTSxRQUFRLE1BQU07QUFDdEMsU0FBTyxlQUFlLE9BQU8sSUFBSTtBQUNuQztBQU1PLFNBQVMsVUFBVSxNQUFjLE1BQWdDO0FBQ3RFLFFBQU0sUUFBUSxLQUFLLE1BQU0sU0FBUyxFQUFFLE9BQU8sQ0FBQyxTQUFTLFNBQVMsRUFBRTtBQUNoRSxRQUFNLFFBQWdCLENBQUM7QUFDdkIsYUFBVyxDQUFDLE9BQU8sSUFBSSxLQUFLLE1BQU0sUUFBUSxHQUFHO0FBQzNDLFVBQU0sT0FBTyxVQUFVLElBQUk7QUFDM0IsUUFBSSxTQUFTLE9BQVcsUUFBTyxLQUFLLGFBQWEsRUFBRSxPQUFPLFFBQVEsR0FBRyxNQUFNLEtBQUssQ0FBQztBQUNqRixVQUFNLEtBQUssSUFBSTtBQUFBLEVBQ2pCO0FBQ0EsUUFBTSxTQUFTLE1BQU0sUUFBUSxJQUFJLENBQUM7QUFDbEMsUUFBTSxRQUFRLE1BQU0sS0FBSztBQUN6QixRQUFNLFFBQVEsV0FBVyxJQUFJO0FBQzdCLFFBQU0sYUFBYSxNQUFNLEtBQUs7QUFFOUIsTUFBSSxNQUFNLE1BQU0sQ0FBQyxTQUFTLE1BQU0sSUFBSSxLQUFNLE9BQU8sSUFBSSxJQUFLLFdBQVcsSUFBSSxDQUFFO0FBQ3pFLGVBQVcsUUFBUSxPQUFPO0FBQ3hCLFlBQU0sS0FBSyxJQUFJO0FBQ2YsWUFBTSxJQUFJO0FBQUEsSUFDWjtBQUNGLFFBQU0sUUFBUSxDQUFDLFNBQXVFO0FBQ3BGLGFBQVMsT0FBTyxHQUFHLE9BQU8sT0FBTyxPQUFRLEtBQUksS0FBSyxNQUFNLElBQUksR0FBSSxPQUFPLElBQUksQ0FBRSxFQUFHLFFBQU87QUFDdkYsV0FBTztBQUFBLEVBQ1Q7QUFDQSxRQUFNLFVBQVUsTUFBTSxDQUFDLEtBQUssVUFBVSxNQUFNLEtBQUssVUFBVSxDQUFDO0FBQzVELE1BQUksWUFBWSxPQUFXLFFBQU8sS0FBSyxnQkFBZ0IsRUFBRSxNQUFNLFdBQVcsT0FBTyxFQUFFLENBQUM7QUFDcEYsUUFBTSxTQUFTLE1BQU0sQ0FBQyxLQUFLLFVBQVUsTUFBTSxLQUFLO0FBQ2hELE1BQUksV0FBVyxPQUFXLFFBQU8sV0FBVyxlQUFlLE1BQU07QUFDakUsUUFBTSxVQUFVLE1BQU0sQ0FBQyxLQUFLLFVBQVUsTUFBTSxLQUFLO0FBQ2pELE1BQUksWUFBWSxPQUFXLFFBQU8sV0FBVyxnQkFBZ0IsT0FBTztBQUNwRSxTQUFPLEdBQUcsZUFBZSxPQUFPLElBQUksQ0FBQztBQUVyQyxXQUFTLFdBQVcsTUFBYyxNQUEyQjtBQUMzRCxVQUFNLE9BQU8sV0FBVyxJQUFJO0FBQzVCLFdBQU8sS0FBSyxNQUFNLEVBQUUsTUFBTSxPQUFPLE1BQU0sSUFBSSxHQUFJLFFBQVEsT0FBTyxJQUFJLEVBQUcsQ0FBQztBQUFBLEVBQ3hFO0FBQ0Y7QUFRQSxTQUFTLE1BQU0sT0FBa0M7QUFDL0MsUUFBTUMsVUFBUyxJQUFJLE1BQWMsS0FBSyxFQUFFLEtBQUssQ0FBQztBQUM5QyxhQUFXLFFBQVEsTUFBTyxDQUFBQSxRQUFPLElBQUksSUFBSUEsUUFBTyxJQUFJLElBQUs7QUFDekQsU0FBT0E7QUFDVDtBQXhGQSxJQStFYSxZQUdBO0FBbEZiO0FBQUE7QUFBQTtBQUFBO0FBRUE7QUFDQTtBQTRFTyxJQUFNLGFBQWEsQ0FBQyxVQUFrQyxNQUFNLEtBQUssT0FBTyxVQUFVLEVBQUUsS0FBSyxHQUFHO0FBRzVGLElBQU0sV0FBVyxDQUFDQyxVQUFvRCxJQUFJLE9BQU8sVUFBVUEsUUFBT0EsTUFBSyxPQUFPLFFBQVFBLE1BQUssSUFBSSxFQUFFO0FBQUE7QUFBQTs7O0FDeEVqSSxTQUFTLGdCQUFtQyxTQUFxQixRQUFzQixDQUFDLEdBQWM7QUFDM0csUUFBTSxXQUFvQixDQUFDO0FBQzNCLGFBQVcsUUFBUSxPQUFPLEtBQUssS0FBSztBQUNsQyxRQUFJLENBQUMsT0FBTyxPQUFPLFFBQVEsU0FBUyxJQUFJLEdBQUc7QUFDekMsWUFBTUMsU0FBUSxPQUFPLEtBQUssUUFBUSxPQUFPLEVBQUUsS0FBSyxJQUFJLEtBQUs7QUFDekQsYUFBTyxLQUFLLGtCQUFrQixFQUFFLFNBQVMsUUFBUSxJQUFJLFFBQVEsTUFBTSxPQUFBQSxPQUFNLENBQUM7QUFBQSxJQUM1RTtBQUNGLGFBQVcsQ0FBQyxNQUFNLE1BQU0sS0FBSyxPQUFPLFFBQXNDLFFBQVEsT0FBTyxHQUFHO0FBQzFGLFVBQU0sU0FBUyxPQUFPLE9BQU8sT0FBTyxJQUFJLElBQUksTUFBTSxJQUFJLElBQUk7QUFDMUQsVUFBTSxRQUFRLFdBQVcsU0FBWSxPQUFPLENBQUMsSUFBSSxPQUFPLEtBQUssQ0FBQyxNQUFNLE1BQU0sVUFBVSxPQUFPLENBQUMsTUFBTSxNQUFNO0FBQ3hHLFFBQUksVUFBVSxRQUFXO0FBQ3ZCLFlBQU1BLFNBQVEsT0FBTyxLQUFLLElBQUk7QUFDOUIsYUFBTyxLQUFLLGdCQUFnQixFQUFFLFNBQVMsUUFBUSxJQUFJLFFBQVEsTUFBTSxPQUFPLE9BQU8sTUFBTSxHQUFHLE9BQUFBLE9BQU0sQ0FBQztBQUFBLElBQ2pHO0FBQ0EsYUFBUyxJQUFJLElBQUk7QUFBQSxFQUNuQjtBQUNBLFFBQU0sUUFBUSxTQUFTLFNBQVMsUUFBYTtBQUM3QyxNQUFJLFVBQVUsTUFBTTtBQUNsQixXQUFPLEtBQUssc0JBQXNCLEVBQUUsU0FBUyxRQUFRLElBQUksUUFBUSxNQUFNLEdBQUcsUUFBUSxRQUFRLEdBQUcsVUFBVSxLQUFLLENBQUM7QUFBQSxFQUMvRztBQUNBLFNBQU8sR0FBRyxPQUFPLE9BQU8sUUFBYSxDQUFDO0FBQ3hDO0FBR08sU0FBUyxXQUE4QixTQUEwQjtBQUN0RSxNQUFJLGVBQTBCLENBQUMsQ0FBQyxDQUFDO0FBQ2pDLGFBQVcsQ0FBQyxNQUFNLE1BQU0sS0FBSyxPQUFPLFFBQXNDLFFBQVEsT0FBTztBQUN2RixtQkFBZSxhQUFhLFFBQVEsQ0FBQyxNQUFNLE9BQU8sSUFBSSxDQUFDLFdBQVcsRUFBRSxHQUFHLEdBQUcsQ0FBQyxJQUFJLEdBQUcsTUFBTSxFQUFFLENBQUM7QUFDN0YsU0FBTyxhQUFhLE9BQU8sQ0FBQyxNQUFNLFNBQVMsU0FBUyxDQUFNLE1BQU0sSUFBSSxFQUFFLElBQUksQ0FBQyxNQUFNLE9BQU8sT0FBTyxDQUFNLENBQUM7QUFDeEc7QUF2Q0EsSUEwQ007QUExQ047QUFBQTtBQUFBO0FBQ0E7QUF5Q0EsSUFBTSxXQUFXLENBQW9CLFNBQXFCLFlBQ3hELFFBQVEsUUFBUSxJQUFJLFFBQVEsSUFBSSxTQUFTLE1BQU0sUUFBUSxNQUFPLE9BQU8sQ0FBQyxJQUFJO0FBQUE7QUFBQTs7O0FDckNyRSxTQUFTLFVBQVUsV0FBK0I7QUFDdkQsTUFBSSxRQUFRLE1BQU0sSUFBSSxTQUFTO0FBQy9CLE1BQUksQ0FBQyxPQUFPO0FBQ1YsWUFBUSxJQUFJLFlBQVksT0FBTyxhQUFhLENBQUM7QUFDN0MsUUFBSSxJQUFJO0FBQ1IsYUFBUyxJQUFJLEdBQUcsSUFBSSxNQUFNLFFBQVEsS0FBSztBQUNyQyxVQUFLLElBQUksYUFBYztBQUN2QixZQUFNLENBQUMsSUFBSSxTQUFTLENBQUM7QUFBQSxJQUN2QjtBQUNBLFVBQU0sSUFBSSxXQUFXLEtBQUs7QUFBQSxFQUM1QjtBQUNBLFNBQU87QUFDVDtBQUlPLFNBQVMsS0FBSyxNQUFjLE1BQXNCO0FBQ3ZELFFBQU0sSUFBSSxLQUFLLEtBQUssT0FBTyxNQUFNLFVBQVU7QUFDM0MsU0FBTyxJQUFLLE1BQU07QUFDcEI7QUFHTyxTQUFTLEtBQUssTUFBYyxNQUFzQjtBQUN2RCxRQUFNLElBQUksS0FBSyxLQUFLLE9BQU8sTUFBTSxhQUFhLENBQUM7QUFDL0MsU0FBTyxJQUFLLE1BQU07QUFDcEI7QUFNTyxTQUFTLFNBQVMsTUFBc0I7QUFDN0MsTUFBSSxJQUFJO0FBQ1IsV0FBUyxJQUFJLEdBQUcsSUFBSSxLQUFLLFFBQVEsSUFBSyxLQUFJLEtBQUssS0FBSyxJQUFJLEtBQUssV0FBVyxDQUFDLEdBQUcsUUFBVTtBQUN0RixTQUFPO0FBQ1Q7QUFFQSxTQUFTLFNBQVMsR0FBbUI7QUFDbkMsTUFBSSxLQUFLLEtBQUssSUFBSyxNQUFNLElBQUssU0FBVTtBQUN4QyxNQUFJLEtBQUssS0FBSyxJQUFLLE1BQU0sSUFBSyxVQUFVO0FBQ3hDLFNBQU8sSUFBSyxNQUFNO0FBQ3BCO0FBL0NBLElBbUJNLE9BZU87QUFsQ2I7QUFBQTtBQUFBO0FBbUJBLElBQU0sUUFBUSxvQkFBSSxJQUF3QjtBQWVuQyxJQUFNLGNBQWMsQ0FBQyxNQUFjLFVBQTJCLFVBQVUsSUFBSSxJQUFJLFNBQVMsT0FBTyxLQUFLLEtBQUssT0FBTyxVQUFVLENBQUM7QUFBQTtBQUFBOzs7QUNsQ25JLElBR2E7QUFIYjtBQUFBO0FBQUE7QUFBQTtBQUdPLElBQU0sV0FBTixNQUFlO0FBQUE7QUFBQTtBQUFBO0FBQUE7QUFBQSxNQVNwQixZQUNXLEtBQ0EsU0FDVDtBQUZTO0FBQ0E7QUFBQSxNQUNSO0FBQUEsTUFGUTtBQUFBLE1BQ0E7QUFBQSxNQVZGLFNBQW1CLENBQUM7QUFBQSxNQUNwQixXQUFXLG9CQUFJLElBQW9CO0FBQUEsTUFDNUMsVUFBb0IsQ0FBQztBQUFBO0FBQUEsTUFZckIsU0FBUyxRQUF3QjtBQUMvQixhQUFLLE9BQU8sS0FBSyxHQUFHLE9BQU8sTUFBTTtBQUNqQyxtQkFBVyxDQUFDLE1BQU0sS0FBSyxLQUFLLE9BQU8sU0FBVSxNQUFLLFNBQVMsSUFBSSxNQUFNLEtBQUs7QUFDMUUsYUFBSyxVQUFVLENBQUMsR0FBRyxPQUFPLE9BQU87QUFBQSxNQUNuQztBQUFBO0FBQUEsTUFHQSxRQUFRLE1BQXNCO0FBQzVCLFlBQUksUUFBUSxLQUFLLFNBQVMsSUFBSSxJQUFJO0FBQ2xDLFlBQUksVUFBVSxRQUFXO0FBQ3ZCLGtCQUFRLEtBQUssT0FBTyxLQUFLLElBQUksSUFBSTtBQUNqQyxlQUFLLFNBQVMsSUFBSSxNQUFNLEtBQUs7QUFDN0IsZUFBSyxRQUFRLEtBQUssQ0FBQztBQUFBLFFBQ3JCO0FBQ0EsZUFBTztBQUFBLE1BQ1Q7QUFBQSxNQUVBLE9BQU8sT0FBdUI7QUFDNUIsZUFBTyxLQUFLLE9BQU8sS0FBSztBQUFBLE1BQzFCO0FBQUEsTUFFQSxHQUFHLE9BQXVCO0FBQ3hCLGVBQU8sS0FBSyxRQUFRLEtBQUs7QUFBQSxNQUMzQjtBQUFBLE1BRUEsUUFBUSxNQUFzQjtBQUM1QixjQUFNLFFBQVEsS0FBSyxTQUFTLElBQUksSUFBSTtBQUNwQyxlQUFPLFVBQVUsU0FBWSxJQUFJLEtBQUssUUFBUSxLQUFLO0FBQUEsTUFDckQ7QUFBQSxNQUVBLElBQUksT0FBZSxPQUFxQjtBQUN0QyxjQUFNLE9BQU8sS0FBSyxPQUFPLEtBQUs7QUFDOUIsWUFBSSxDQUFDLEtBQUssU0FBUyxTQUFTLElBQUksR0FBRztBQUNqQyxnQkFBTSxPQUFPLFNBQVMsSUFBSTtBQUMxQixnQkFBTSxNQUFNLEtBQUssUUFBUSxLQUFLO0FBQzlCLGVBQUssSUFBSSxDQUFDLEtBQU0sWUFBWSxNQUFNLEtBQUssSUFBSSxZQUFZLE1BQU0sR0FBRztBQUNoRSxlQUFLLElBQUksQ0FBQyxLQUFNLFlBQVksQ0FBQyxNQUFNLEtBQUssSUFBSSxZQUFZLENBQUMsTUFBTSxHQUFHO0FBQUEsUUFDcEU7QUFDQSxhQUFLLFFBQVEsS0FBSyxJQUFJO0FBQUEsTUFDeEI7QUFBQTtBQUFBLE1BR0EsTUFBOEI7QUFDNUIsZUFBTyxPQUFPLFlBQVksS0FBSyxPQUFPLElBQUksQ0FBQyxNQUFNLE1BQU0sQ0FBQyxNQUFNLEtBQUssUUFBUSxDQUFDLENBQUUsQ0FBVSxFQUFFLE9BQU8sQ0FBQyxDQUFDLEVBQUUsS0FBSyxNQUFNLFVBQVUsQ0FBQyxDQUFDO0FBQUEsTUFDOUg7QUFBQSxJQUNGO0FBQUE7QUFBQTs7O0FDL0RBLElBUWEsT0FFQSxRQUVBLE1BR0EsV0FHQSxXQUVBLFVBRUEsWUFHQSxRQUVBLFFBRUEsTUFFQTtBQS9CYjtBQUFBO0FBQUE7QUFRTyxJQUFNLFFBQVE7QUFFZCxJQUFNLFNBQVM7QUFFZixJQUFNLE9BQU87QUFHYixJQUFNLFlBQVk7QUFHbEIsSUFBTSxZQUFZLENBQUMsTUFBYyxJQUFZQyxXQUF3QixPQUFRLE1BQU0sSUFBTUEsVUFBUztBQUVsRyxJQUFNLFdBQVcsQ0FBQyxHQUFXLE1BQW9CLElBQUssS0FBSyxJQUFNLEtBQUssS0FBTyxRQUFRO0FBRXJGLElBQU0sYUFBYSxDQUFDLFFBQWdCLE9BQU8sTUFBWSxTQUFVLFFBQVEsSUFBTSxVQUFVO0FBR3pGLElBQU0sU0FBUyxDQUFDLFNBQXVCLFNBQVM7QUFFaEQsSUFBTSxTQUFTLENBQUMsU0FBdUIsT0FBTztBQUU5QyxJQUFNLE9BQU8sQ0FBQyxTQUF3QixRQUFRLElBQUs7QUFFbkQsSUFBTSxVQUFVLENBQUMsU0FBd0IsUUFBUSxLQUFNO0FBQUE7QUFBQTs7O0FDL0I5RCxJQUlhO0FBSmI7QUFBQTtBQUFBO0FBSU8sSUFBTSxRQUFRLENBQUMsU0FBUyxTQUFTLGNBQWMsV0FBVyxRQUFRLFdBQVcsU0FBUztBQUFBO0FBQUE7OztBQ2dEdEYsU0FBUyxLQUFLLE1BQW9CLE9BQWEsTUFBcUI7QUFDekUsTUFBSSxTQUFTLE1BQU8sUUFBTztBQUMzQixRQUFNLE9BQU8sUUFBUSxNQUFNLE9BQU8sSUFBSSxDQUFDLElBQUksUUFBUSxNQUFNLE9BQU8sS0FBSyxDQUFDO0FBQ3RFLE1BQUksQ0FBQyxRQUFRLElBQUksRUFBRSxLQUFLLENBQUMsV0FBVyxTQUFTLFVBQVcsS0FBSyxTQUFTLFNBQVMsT0FBTyxVQUFVLE9BQU8sQ0FBRSxFQUFHLFFBQU87QUFDbkgsVUFBUSxLQUFLLE1BQU07QUFBQSxJQUNqQixLQUFLO0FBQ0gsYUFBTyxPQUFPLEtBQUssTUFBTSxPQUFPLElBQUk7QUFBQSxJQUN0QyxLQUFLO0FBQ0gsYUFBTyxPQUFPLEtBQUssTUFBTSxPQUFPLElBQUk7QUFBQSxJQUN0QyxLQUFLO0FBQ0gsYUFBTyxNQUFNLEtBQUssTUFBTSxNQUFNLElBQUk7QUFBQSxJQUNwQyxLQUFLO0FBQ0gsYUFBTyxNQUFNLEtBQUssTUFBTSxNQUFNLElBQUk7QUFBQSxJQUNwQztBQUNFLGFBQU87QUFBQSxFQUNYO0FBQ0Y7QUFxTEEsU0FBUyxVQUFVLE1BQXdCO0FBQ3pDLFFBQU0sUUFBUSxJQUFJLFdBQVcsSUFBSTtBQUNqQyxXQUFTLFFBQVEsR0FBRyxRQUFRLE9BQU87QUFDakMsYUFBUyxPQUFPLEdBQUcsT0FBTyxPQUFPLE9BQVEsS0FBSSxLQUFLLE1BQU0sT0FBTyxJQUFJLEVBQUcsT0FBTSxRQUFRLEtBQUssSUFBSSxJQUFJO0FBQ25HLFNBQU87QUFDVDtBQUVBLFNBQVMsWUFBWSxPQUEyQztBQUM5RCxRQUFNLFFBQVEsSUFBSSxZQUFZLEtBQUs7QUFDbkMsYUFBVyxFQUFFLE9BQU8sSUFBSSxNQUFNLFdBQVcsTUFBTSxLQUFLO0FBQ2xELGFBQVMsT0FBTyxHQUFHLE9BQU8sT0FBTyxRQUFRO0FBQ3ZDLFVBQUk7QUFBSSxpQkFBUyxPQUFPLEdBQUcsT0FBTyxPQUFPLE9BQVEsS0FBSSxLQUFLLElBQUksTUFBTSxJQUFJLEVBQUcsT0FBTSxPQUFPLEtBQUssTUFBTSxLQUFLLEtBQUs7QUFBQTtBQUM3RyxZQUFNLE9BQU8sT0FBTyxVQUFVO0FBQzlCLFVBQUksVUFBVSxTQUFTLFVBQVUsT0FBTyxJQUFJLEtBQUssS0FBTSxPQUFNLFFBQVEsS0FBSyxNQUFNLEtBQUssS0FBSztBQUMxRixlQUFTLE9BQU8sR0FBRyxRQUFRLElBQUk7QUFDN0IsWUFBSSxVQUFVLFVBQVUsT0FBTyxPQUFPLFdBQVcsT0FBTyxJQUFJLEVBQUcsUUFBTyxRQUFRLFFBQVEsS0FBSyxNQUFNLEtBQUssS0FBSztBQUFBLElBQy9HO0FBQ0YsU0FBTztBQUVQLFdBQVMsTUFBTSxPQUFlLEtBQWEsT0FBK0I7QUFDeEUsVUFBTUMsU0FBUSxNQUFNLEtBQUs7QUFDekIsVUFBTSxLQUFLLElBQUksUUFBUUEsU0FBUSxRQUFTQSxTQUFRLFFBQVMsS0FBSyxJQUFJQSxTQUFRLFdBQVcsS0FBSyxJQUFJLEtBQUssU0FBUyxDQUFDO0FBQUEsRUFDL0c7QUFDRjtBQUVBLFNBQVMsT0FBMkMsTUFBaUMsUUFBc0IsTUFBaUI7QUFDMUgsUUFBTSxNQUFNLElBQUksS0FBSyxLQUFLLElBQUksR0FBRyxPQUFPLE1BQU0sSUFBSSxJQUFJO0FBQ3RELFNBQU8sUUFBUSxDQUFDLE9BQU8sTUFBTTtBQUMzQixRQUFJLElBQUksT0FBTyxJQUFJLElBQUk7QUFBQSxFQUN6QixDQUFDO0FBQ0QsU0FBTztBQUNUO0FBR0EsU0FBUyxXQUFXLFNBQWlCLE9BQThCO0FBQ2pFLFFBQU0sU0FBUyxDQUFDLFFBQXVCO0FBQ3JDLFVBQU0sSUFBSSxjQUFjLFNBQVMsU0FBUyxHQUFHO0FBQUEsRUFDL0M7QUFDQSxNQUFJLENBQUMsTUFBTSxRQUFRLEtBQUssS0FBSyxNQUFNLFdBQVcsRUFBRyxRQUFPLCtCQUErQjtBQUN2RixNQUFJLE1BQU0sU0FBUyxVQUFXLFFBQU8sV0FBVyxNQUFNLE1BQU0sbUJBQW1CLFNBQVMsZUFBZTtBQUN2RyxRQUFNLE1BQU0sb0JBQUksSUFBWTtBQUM1QixhQUFXLFFBQVEsT0FBTztBQUN4QixRQUFJLE9BQU8sS0FBSyxPQUFPLFlBQVksQ0FBQyxvQkFBb0IsS0FBSyxLQUFLLEVBQUUsS0FBSyxLQUFLLE9BQU87QUFDbkYsYUFBTyxXQUFXLEtBQUssVUFBVSxLQUFLLEVBQUUsQ0FBQyw0REFBNEQ7QUFDdkcsUUFBSSxJQUFJLElBQUksS0FBSyxFQUFFLEVBQUcsUUFBTyxZQUFZLEtBQUssRUFBRSxpQkFBaUI7QUFDakUsUUFBSSxJQUFJLEtBQUssRUFBRTtBQUNmLFFBQUksQ0FBQyxNQUFNLFNBQVMsS0FBSyxJQUFJLEVBQUcsUUFBTyxTQUFTLEtBQUssRUFBRSwwQkFBMEIsS0FBSyxVQUFVLEtBQUssSUFBSSxDQUFDLEVBQUU7QUFDNUcsZUFBVyxTQUFTLENBQUMsS0FBSyxJQUFJLEtBQUssUUFBUSxLQUFLLEVBQUU7QUFDaEQsVUFBSSxDQUFDLE1BQU0sUUFBUSxLQUFLLEtBQUssTUFBTSxXQUFXLEtBQUssQ0FBQyxNQUFNLE1BQU0sQ0FBQyxNQUFNLE9BQU8sTUFBTSxZQUFZLEtBQUssS0FBSyxJQUFJLEdBQUk7QUFDaEgsZUFBTyxTQUFTLEtBQUssRUFBRSw4Q0FBOEM7QUFDekUsUUFBSSxLQUFLLFdBQVcsV0FBYyxDQUFDLE9BQU8sVUFBVSxLQUFLLE1BQU0sS0FBSyxLQUFLLFNBQVM7QUFDaEYsYUFBTyxTQUFTLEtBQUssRUFBRSw2Q0FBNkM7QUFDdEUsUUFBSSxLQUFLLFVBQVUsV0FBYyxDQUFDLE9BQU8sVUFBVSxLQUFLLEtBQUssS0FBSyxLQUFLLFFBQVE7QUFDN0UsYUFBTyxTQUFTLEtBQUssRUFBRSw0Q0FBNEM7QUFDckUsUUFBSyxLQUFLLFNBQVMsWUFBZ0IsTUFBTSxDQUFDLEVBQUcsU0FBUyxRQUFZLFFBQU8sOENBQThDO0FBQUEsRUFDekg7QUFDQSxhQUFXLFFBQVE7QUFDakIsZUFBVyxNQUFNLEtBQUssYUFBYSxDQUFDLEVBQUcsS0FBSSxDQUFDLElBQUksSUFBSSxFQUFFLEVBQUcsUUFBTyxTQUFTLEtBQUssRUFBRSxvQkFBb0IsRUFBRSw4QkFBOEI7QUFDdEksUUFBTSxTQUFTLElBQUksSUFBSSxNQUFNLElBQUksQ0FBQyxTQUFTLEtBQUssS0FBSyxDQUFDO0FBQ3RELGFBQVcsUUFBUTtBQUNqQixlQUFXLEVBQUUsTUFBTSxLQUFLLGNBQWMsS0FBSyxNQUFNO0FBQy9DLFVBQUksT0FBTyxVQUFVLFlBQVksQ0FBQyxPQUFPLElBQUksTUFBTSxJQUFJO0FBQ3JELGVBQU8sU0FBUyxLQUFLLEVBQUUsa0NBQWtDLE1BQU0sSUFBSSw4QkFBOEI7QUFDekc7QUF4VEEsSUFpQmEsT0FFQSxRQUdBLFdBRUEsVUFFQSxVQUVBLFVBRUEsVUFFQSxXQUdBLFdBRUEsT0FHQSxRQUdBLE9BRVAsT0FFTyxTQUVBLE1BcUJQLFNBRUEsU0FtQk8sT0FxSlAsV0FHQSxZQUdPO0FBdFBiO0FBQUE7QUFBQTtBQUFBO0FBQ0E7QUFZQTtBQUNBO0FBR08sSUFBTSxRQUFRO0FBRWQsSUFBTSxTQUFTO0FBR2YsSUFBTSxZQUFZO0FBRWxCLElBQU0sV0FBVztBQUVqQixJQUFNLFdBQVc7QUFFakIsSUFBTSxXQUFXO0FBRWpCLElBQU0sV0FBVztBQUVqQixJQUFNLFlBQVk7QUFHbEIsSUFBTSxZQUFZO0FBRWxCLElBQU0sUUFBUTtBQUdkLElBQU0sU0FBUyxDQUFDLE9BQWVDLFFBQWUsWUFDbEQsUUFBUSxjQUFjQSxVQUFVLFNBQVMsU0FBU0EsV0FBVTtBQUV4RCxJQUFNLFFBQVE7QUFFckIsSUFBTSxTQUFTLFFBQVEsTUFBTTtBQUV0QixJQUFNLFVBQVU7QUFFaEIsSUFBTSxPQUFPO0FBcUJwQixJQUFNLFVBQVUsQ0FBQyxFQUFFLEtBQUssTUFBZ0MsU0FBUyxXQUFXLENBQUMsSUFBSSxDQUFDLElBQUksQ0FBQyxJQUFJO0FBRTNGLElBQU0sVUFBVSxDQUFDLEVBQUUsTUFBTSxFQUFFLEdBQVMsVUFBMEIsT0FBTyxNQUFNLE1BQU07QUFtQjFFLElBQU0sUUFBTixNQUFZO0FBQUEsTUFrRGpCLFlBQ0UsU0FDUyxPQUNULFVBQXdFLENBQUMsR0FDekU7QUFGUztBQUdULG1CQUFXLFNBQVMsS0FBSztBQUN6QixjQUFNLElBQUssS0FBSyxRQUFRLE1BQU07QUFDOUIsYUFBSyxNQUFNLE9BQU8sT0FBTyxDQUFDLEdBQUcsTUFBTSxJQUFJLENBQUMsU0FBUyxLQUFLLEVBQUUsQ0FBQyxDQUFDO0FBQzFELGNBQU0sUUFBUSxDQUFDLE1BQU0sTUFBTSxLQUFLLE1BQU0sSUFBSSxLQUFLLElBQUksQ0FBQyxDQUFDO0FBQ3JELG1CQUFXLFFBQVEsTUFBTyxNQUFLLE9BQU8sSUFBSSxNQUFNLE9BQU8sT0FBTyxNQUFNLE9BQU8sQ0FBQyxNQUFNLEVBQUUsU0FBUyxJQUFJLEVBQUUsSUFBSSxDQUFDLE1BQU0sRUFBRSxFQUFFLENBQUMsQ0FBQztBQUNwSCxjQUFNLFFBQVEsQ0FBQyxTQUE4QyxXQUFXLEtBQUssTUFBTSxLQUFLLENBQUMsRUFBRSxPQUFPLENBQUMsTUFBTSxLQUFLLE1BQU0sQ0FBQyxDQUFFLENBQUM7QUFDeEgsYUFBSyxVQUFVLE1BQU0sQ0FBQyxNQUFNLEVBQUUsU0FBUyxNQUFTO0FBQ2hELGFBQUssVUFBVSxNQUFNLENBQUMsTUFBTSxFQUFFLFdBQVcsTUFBUztBQUNsRCxhQUFLLFFBQVEsTUFBTSxDQUFDLE1BQU0sRUFBRSxTQUFTLGdCQUFnQixFQUFFLFNBQVMsU0FBUztBQUN6RSxhQUFLLFVBQVUsTUFBTSxVQUFVLENBQUMsTUFBTSxFQUFFLFNBQVMsU0FBUztBQUMxRCxhQUFLLFNBQVMsTUFBTSxDQUFDLE1BQU0sRUFBRSxXQUFXLElBQUk7QUFDNUMsYUFBSyxZQUFZLE1BQU0sSUFBSSxDQUFDLE1BQU0sRUFBRSxhQUFhLFdBQVcsS0FBSyxFQUFFLFdBQVcsQ0FBQyxPQUFPLEtBQUssTUFBTSxJQUFJLEVBQUUsQ0FBRSxDQUFDO0FBRTFHLGFBQUssYUFBYSxNQUFNLEtBQUssQ0FBQyxNQUFNLEVBQUUsY0FBYyxNQUFTO0FBQzdELGFBQUssUUFBUSxZQUFZLEtBQUssT0FBTyxDQUFDLE1BQU0sS0FBSyxJQUFJLEVBQUUsU0FBUyxPQUFRLEtBQU0sQ0FBQztBQUMvRSxhQUFLLFVBQVUsT0FBTyxRQUFRLE9BQU8sRUFBRSxJQUFJLENBQUMsQ0FBQyxNQUFNLEVBQUUsSUFBSSxPQUFPLE1BQU0sQ0FBQyxPQUFPO0FBQUEsVUFDNUU7QUFBQSxVQUNBO0FBQUEsVUFDQSxPQUFPLE1BQU0sQ0FBQyxNQUFNLEVBQUUsT0FBTyxNQUFNLEVBQUUsU0FBUyxFQUFFO0FBQUEsUUFDbEQsRUFBRTtBQUNGLGFBQUssY0FBYyxLQUFLLFFBQVEsSUFBSSxDQUFDLEVBQUUsS0FBSyxNQUFNLElBQUk7QUFFdEQsY0FBTSxTQUFTLENBQUMsR0FBRyxJQUFJLElBQUksTUFBTSxRQUFRLENBQUMsTUFBTSxFQUFFLFNBQVMsQ0FBQyxDQUFDLENBQUMsQ0FBQztBQUMvRCxhQUFLLFFBQVEsV0FBVyxLQUFLLE9BQU8sQ0FBQyxNQUFPLEVBQUUsVUFBVSxTQUFZLEtBQUssT0FBTyxRQUFRLEVBQUUsS0FBSyxDQUFFO0FBQ2pHLGFBQUssVUFBVSxXQUFXO0FBQUEsVUFBSztBQUFBLFVBQU8sQ0FBQyxHQUFHLE1BQ3hDLEVBQUUsVUFBVSxTQUFZLEtBQUssTUFBTSxjQUFjLENBQUMsR0FBRyxNQUFNLElBQUksS0FBSyxFQUFFLFVBQVUsRUFBRSxLQUFLO0FBQUEsUUFDekY7QUFDQSxhQUFLLE9BQU8sV0FBVyxLQUFLLE9BQU8sQ0FBQyxHQUFHLE1BQU0sS0FBSyxLQUFLLEVBQUUsVUFBVSxTQUFZLElBQUksSUFBSSxJQUFJLElBQUksT0FBTyxRQUFRLEVBQUUsS0FBSyxHQUFHLFVBQVUsQ0FBQztBQUVuSSxhQUFLLFNBQVMsV0FBVyxLQUFLLE9BQU8sQ0FBQyxNQUFNO0FBQzFDLGdCQUFNLE9BQU8sY0FBYyxFQUFFLE1BQU0sRUFBRSxRQUFRLENBQUMsRUFBRSxNQUFNLE1BQU8sT0FBTyxVQUFVLFdBQVcsQ0FBQyxNQUFNLElBQUksSUFBSSxDQUFDLENBQUU7QUFDM0csaUJBQU8sS0FBSyxTQUFTLElBQUksT0FBTyxRQUFRLEtBQUssQ0FBQyxDQUFFLElBQUk7QUFBQSxRQUN0RCxDQUFDO0FBQ0QsYUFBSyxRQUFRLE1BQU0sQ0FBQyxNQUFNLEVBQUUsVUFBVSxVQUFhLEtBQUssT0FBTyxTQUFTLE9BQU8sUUFBUSxFQUFFLEtBQUssQ0FBQyxDQUFDO0FBRWhHLGNBQU0sUUFBc0IsQ0FBQztBQUM3QixjQUFNLFdBQXFCLENBQUM7QUFDNUIsYUFBSyxPQUFPLElBQUksV0FBVyxDQUFDO0FBQzVCLGFBQUssUUFBUSxJQUFJLFdBQVcsQ0FBQyxFQUFFLEtBQUssRUFBRTtBQUN0QyxjQUFNLFFBQVEsQ0FBQyxFQUFFLEtBQUssR0FBRyxNQUFNO0FBQzdCLGNBQUksU0FBUyxPQUFXO0FBQ3hCLGNBQUksT0FBTyxTQUFTLFNBQVUsTUFBSyxLQUFLLENBQUMsSUFBSSxTQUFTLFFBQVEsV0FBVyxTQUFTLFFBQVEsV0FBVztBQUFBLG1CQUM1RixPQUFPLFNBQVMsV0FBWSxNQUFLLEtBQUssQ0FBQyxJQUFJO0FBQUEsZUFDL0M7QUFDSCxpQkFBSyxLQUFLLENBQUMsSUFBSTtBQUNmLGtCQUFNLE1BQU0sS0FBSyxVQUFVLEtBQUssR0FBRztBQUNuQyxnQkFBSSxDQUFDLFNBQVMsU0FBUyxHQUFHLEdBQUc7QUFDM0IsdUJBQVMsS0FBSyxHQUFHO0FBQ2pCLG9CQUFNLEtBQUssVUFBVSxLQUFLLEdBQUcsQ0FBQztBQUFBLFlBQ2hDO0FBQ0EsaUJBQUssTUFBTSxDQUFDLElBQUksU0FBUyxRQUFRLEdBQUcsSUFBSTtBQUFBLFVBQzFDO0FBQUEsUUFDRixDQUFDO0FBQ0QsYUFBSyxRQUFRLE9BQU8sWUFBWSxPQUFPLElBQUk7QUFFM0MsY0FBTUMsV0FBeUIsQ0FBQztBQUNoQyxjQUFNLGFBQXVCLENBQUM7QUFDOUIsYUFBSyxXQUFXLElBQUksV0FBVyxJQUFJLENBQUMsRUFBRSxLQUFLLE9BQU87QUFDbEQsYUFBSyxRQUFRLElBQUksV0FBVyxJQUFJLEtBQUssQ0FBQztBQUN0QyxhQUFLLFlBQVksTUFBTSxJQUFJLENBQUMsTUFBTyxPQUFPLEVBQUUsV0FBVyxhQUFhLEVBQUUsU0FBUyxNQUFVO0FBQ3pGLGFBQUssY0FBYyxNQUFNLElBQUksQ0FBQyxNQUFPLFVBQVUsRUFBRSxNQUFNLElBQUksRUFBRSxPQUFPLFFBQVEsTUFBVTtBQUN0RixhQUFLLFVBQVUsTUFBTSxJQUFJLENBQUMsTUFBTyxPQUFPLEVBQUUsU0FBUyxhQUFhLEVBQUUsT0FBTyxNQUFVO0FBQ25GLGFBQUssV0FDSCxLQUFLLE9BQU8sTUFBTSxDQUFDLFVBQVUsUUFBUSxDQUFDLEtBQ3RDLE1BQU0sTUFBTSxDQUFDLEVBQUUsUUFBUSxNQUFNLE1BQU0sTUFBTSxDQUFDLFdBQVcsTUFBTSxLQUFLLE9BQU8sU0FBUyxjQUFjLFVBQVUsTUFBUztBQUNuSCxtQkFBVyxNQUFNLEtBQUssU0FBUztBQUM3QixnQkFBTSxTQUFTLE1BQU0sRUFBRSxFQUFHO0FBQzFCLG1CQUFTLE9BQU8sR0FBRyxPQUFPLEdBQUcsUUFBUTtBQUNuQyxnQkFBSSxXQUFXLE1BQU0sR0FBRztBQUN0QixtQkFBSyxTQUFTLE9BQU8sSUFBSSxFQUFFLElBQUk7QUFDL0IsbUJBQUssTUFBTSxLQUFLLElBQUksS0FBSyxLQUFLLEtBQUssTUFBTSxHQUFHO0FBQzVDO0FBQUEsWUFDRjtBQUNBLGtCQUFNLE9BQU8sTUFBTSxJQUFJLEVBQUc7QUFDMUIsa0JBQU0sUUFBUSxjQUFjLE1BQU0sRUFBRSxPQUFPLENBQUMsU0FBUyxDQUFDLEtBQUssUUFBUSxLQUFLLEtBQUssU0FBUyxJQUFJLENBQUM7QUFDM0YsZ0JBQUksTUFBTSxXQUFXLEVBQUc7QUFDeEIsa0JBQU0sTUFBTSxLQUFLLFVBQVUsS0FBSztBQUNoQyxnQkFBSSxDQUFDLFdBQVcsU0FBUyxHQUFHLEdBQUc7QUFDN0IseUJBQVcsS0FBSyxHQUFHO0FBQ25CLGNBQUFBLFNBQVEsS0FBSyxZQUFZLEtBQUssQ0FBQztBQUFBLFlBQ2pDO0FBQ0Esa0JBQU0sUUFBUSxXQUFXLFFBQVEsR0FBRztBQUNwQyxpQkFBSyxTQUFTLE9BQU8sSUFBSSxFQUFFLElBQUksUUFBUTtBQUN2QyxnQkFBSSxLQUFLLEtBQUssSUFBSSxNQUFNO0FBQ3RCLHVCQUFTLE9BQU8sR0FBRyxPQUFPLElBQUk7QUFDNUIseUJBQVMsT0FBTyxHQUFHLE9BQU8sT0FBTztBQUMvQixzQkFBSUEsU0FBUSxLQUFLLEVBQUcsT0FBTyxLQUFLLElBQUksRUFBRyxNQUFLLE9BQU8sS0FBSyxLQUFLLFFBQVEsS0FBSyxRQUFRLEVBQUUsS0FBTSxNQUFNLE9BQU87QUFBQTtBQUFBLFVBQy9HO0FBQUEsUUFDRjtBQUNBLGFBQUssVUFBVSxPQUFPLGFBQWFBLFVBQVMsS0FBSztBQUFBLE1BQ25EO0FBQUEsTUE3Rlc7QUFBQSxNQW5ERjtBQUFBLE1BQ0EsUUFBUSxvQkFBSSxJQUFvQjtBQUFBLE1BQ2hDO0FBQUEsTUFDQSxTQUFTLG9CQUFJLElBQTZCO0FBQUEsTUFDMUM7QUFBQTtBQUFBLE1BRUE7QUFBQTtBQUFBLE1BRUE7QUFBQTtBQUFBLE1BRUE7QUFBQTtBQUFBLE1BRUE7QUFBQTtBQUFBLE1BRUE7QUFBQSxNQUNBO0FBQUE7QUFBQSxNQUVBO0FBQUEsTUFDQTtBQUFBO0FBQUEsTUFFQTtBQUFBO0FBQUEsTUFFQTtBQUFBO0FBQUEsTUFFQTtBQUFBO0FBQUEsTUFFQTtBQUFBLE1BQ0E7QUFBQTtBQUFBLE1BRUE7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUE7QUFBQSxNQUVBO0FBQUE7QUFBQSxNQUVBO0FBQUE7QUFBQSxNQUVBO0FBQUE7QUFBQSxNQUVBO0FBQUE7QUFBQSxNQUVBO0FBQUE7QUFBQSxNQUVBLFdBQTZDLElBQUksTUFBaUIsS0FBSyxFQUFFLEVBQUUsS0FBSyxNQUFTO0FBQUE7QUFBQSxNQUV6RjtBQUFBLElBa0dYO0FBR0EsSUFBTSxZQUFZLENBQUMsV0FBc0QsT0FBTyxXQUFXLFlBQVksV0FBVztBQUdsSCxJQUFNLGFBQWEsQ0FBQyxXQUFpRSxPQUFPLFdBQVcsY0FBYyxVQUFVLE1BQU07QUFHOUgsSUFBTSxnQkFBZ0IsQ0FBQyxXQUM1QixXQUFXLFVBQWEsV0FBVyxNQUFNLElBQUksQ0FBQyxJQUFLLENBQUMsRUFBNEIsT0FBTyxNQUFNO0FBQUE7QUFBQTs7O0FDNU94RixTQUFTLFVBQVUsT0FBYyxNQUF1QjtBQUM3RCxRQUFNLFNBQVMsTUFBTSxNQUFNLFVBQVUsSUFBSTtBQUN6QyxNQUFJLFdBQVcsT0FBVyxRQUFPO0FBQ2pDLGFBQVcsU0FBUyxPQUFRLEtBQUksTUFBTSxJQUFJLEtBQUssSUFBSyxFQUFHLFFBQU87QUFDOUQsU0FBTztBQUNUO0FBR08sU0FBUyxRQUFRLE9BQWMsTUFBc0I7QUFDMUQsUUFBTSxFQUFFLE9BQU8sT0FBTyxJQUFJLEtBQUssSUFBSTtBQUNuQyxRQUFNLE1BQU0sTUFBTSxJQUFJLElBQUk7QUFDMUIsUUFBTSxPQUFPLE1BQU0sS0FBSyxJQUFJO0FBQzVCLE1BQUksUUFBUSxLQUFLLFFBQVEsTUFBTSxTQUFTLFNBQVMsYUFBYSxVQUFVLE9BQU8sSUFBSSxFQUFHLFFBQU87QUFDN0YsTUFBSSxTQUFTLFFBQVEsTUFBTSxTQUFTLE1BQU07QUFDMUMsTUFBSSxDQUFDLEdBQUcsTUFBTSxLQUFLLENBQUUsRUFBRyxRQUFPO0FBQy9CLE1BQUksU0FBUyxTQUFVLFFBQU87QUFDOUIsTUFBSSxTQUFTLFdBQVc7QUFDdEIsVUFBTSxPQUFPLFFBQVEsT0FBTyxJQUFJO0FBQ2hDLFdBQU8sT0FBTyxTQUFTLFdBQVcsSUFBSSxLQUFLLElBQUksTUFBTSxVQUFVLE9BQU8sSUFBSSxDQUFDO0FBQUEsRUFDN0U7QUFDQSxRQUFNLFNBQVMsUUFBUSxNQUFNO0FBQzdCLFFBQU0sUUFBUTtBQUNkLFFBQU0sT0FBTyxNQUFNLE1BQU0sSUFBSTtBQUM3QixTQUFPLFFBQVEsUUFBUTtBQUNyQixVQUFNLFFBQVEsTUFBTSxRQUFRLENBQUM7QUFDN0IsUUFBSSxDQUFDLEdBQUcsS0FBSyxLQUFNLFNBQVMsWUFBWSxDQUFDLE1BQU0sTUFBTSxPQUFPLEtBQUssS0FBSyxJQUFLLEtBQUssS0FBSyxNQUFNLEtBQUssQ0FBRSxDQUFFLEVBQUk7QUFDeEc7QUFBQSxFQUNGO0FBQ0EsTUFBSSxTQUFTLFNBQVUsUUFBTyxVQUFVLFNBQVMsTUFBTTtBQUN2RCxTQUFPLFFBQVEsUUFBUTtBQUN6QjtBQUdBLFNBQVMsVUFBVSxPQUFjLE1BQXNCO0FBQ3JELFFBQU0sRUFBRSxPQUFPLEdBQUcsSUFBSTtBQUN0QixRQUFNLFNBQVMsUUFBUSxNQUFNO0FBQzdCLE1BQUksUUFBUSxTQUFTLE1BQU0sSUFBSSxJQUFJLElBQUs7QUFDeEMsU0FBTyxTQUFTLFVBQVUsR0FBRyxNQUFNLEtBQUssQ0FBRSxFQUFHO0FBQzdDLFNBQU8sU0FBUyxNQUFNLElBQUksSUFBSSxJQUFLLElBQUk7QUFDekM7QUFHTyxTQUFTLFFBQVEsT0FBYyxNQUErQjtBQUNuRSxRQUFNLEVBQUUsT0FBTyxRQUFRLElBQUk7QUFDM0IsUUFBTSxRQUFRLGdCQUFnQixNQUFNLElBQUksSUFBSSxDQUFFO0FBQzlDLE1BQUk7QUFDSixNQUFJO0FBQ0YsV0FBTyxNQUFNLFFBQVEsSUFBSSxFQUFHLE1BQU0sTUFBTSxNQUFNLElBQUksSUFBSSxDQUFFO0FBQUEsRUFDMUQsU0FBUyxPQUFPO0FBQ2QsVUFBTSxnQkFBZ0IsUUFBUSxJQUFJLE9BQU8sS0FBSztBQUFBLEVBQ2hEO0FBQ0EsTUFBSSxPQUFPLFNBQVMsWUFBYSxPQUFPLFVBQVUsSUFBSSxLQUFLLFFBQVEsRUFBSSxRQUFPO0FBQzlFLFFBQU0sSUFBSTtBQUFBLElBQ1IsUUFBUTtBQUFBLElBQ1I7QUFBQSxJQUNBLHdEQUF3RCxLQUFLLFVBQVUsSUFBSSxLQUFLLE9BQU8sSUFBSSxDQUFDO0FBQUEsRUFDOUY7QUFDRjtBQUdPLFNBQVMsUUFBUSxPQUFjLE1BQWNDLFFBQXdCO0FBQzFFLFFBQU0sT0FBTyxRQUFRLE9BQU8sSUFBSTtBQUNoQyxTQUFPQSxVQUFTLEtBQUtBLFVBQVMsU0FBUyxNQUFNLE1BQU0sS0FBSyxJQUFJLE1BQU0sWUFBWUEsV0FBVTtBQUMxRjtBQUdPLFNBQVMsUUFBUSxPQUFjLE1BQWMsSUFBWUEsUUFBaUM7QUFDL0YsUUFBTSxFQUFFLE9BQU8sS0FBSyxJQUFJO0FBQ3hCLE1BQUksU0FBUyxNQUFNLFFBQVEsTUFBTSxTQUFTLE1BQU0sTUFBTSxNQUFPLFFBQU87QUFDcEUsUUFBTSxTQUFTLE1BQU0sU0FBUyxPQUFPLE1BQU0sUUFBUSxFQUFFO0FBQ3JELE1BQUksTUFBTSxJQUFJLEVBQUUsSUFBS0EsU0FBUSxNQUFNLE1BQU0sRUFBRSxFQUFJLFFBQU87QUFDdEQsTUFBSSxVQUFVLEdBQUc7QUFDZixVQUFNLE9BQU8sS0FBSyxNQUFNLEtBQUssTUFBTUEsU0FBUSxDQUFDLENBQUM7QUFDN0MsV0FBTyxPQUFPLE1BQU0sUUFBUSxTQUFTLE1BQU0sT0FBTyxFQUFFLElBQUksS0FBSyxJQUFJLEdBQUlBLFFBQU8sTUFBTSxJQUFJLElBQUksQ0FBRTtBQUFBLEVBQzlGO0FBQ0EsU0FBTyxXQUFXLE9BQU9DLEtBQUksT0FBTyxNQUFNLElBQUksT0FBTyxPQUFPLE1BQU1ELE1BQUssQ0FBQyxJQUFJO0FBQzlFO0FBR08sU0FBUyxNQUFNLE9BQWMsTUFBc0I7QUFDeEQsUUFBTSxPQUFPLE1BQU0sSUFBSSxJQUFJO0FBQzNCLFNBQU8sU0FBUyxTQUFTLE1BQU0sTUFBTSxPQUFPLElBQUksS0FBTSxJQUFJLFFBQVEsT0FBTyxNQUFNLE1BQU0sT0FBTyxJQUFJLENBQUUsSUFBSTtBQUN4RztBQUdBLFNBQVMsUUFBUSxPQUFjLE9BQXVCO0FBQ3BELFFBQU0sRUFBRSxPQUFPLE9BQU8sSUFBSSxNQUFNLElBQUk7QUFDcEMsV0FBUyxJQUFJLEdBQUcsSUFBSSxNQUFNLE1BQU0sUUFBUSxLQUFLO0FBQzNDLFVBQU0sT0FBTyxNQUFNLE1BQU0sQ0FBQztBQUMxQixRQUFJLE1BQU0sTUFBTSxJQUFJLE1BQU0sU0FBUyxNQUFNLElBQUksSUFBSSxNQUFNLEVBQUc7QUFDMUQsVUFBTSxTQUFTLE1BQU0sUUFBUSxNQUFNLEtBQUs7QUFDeEMsUUFBSSxHQUFHLE1BQU0sRUFBRyxRQUFPLFFBQVEsTUFBTSxNQUFNLEVBQUc7QUFBQSxFQUNoRDtBQUNBLFNBQU87QUFDVDtBQUdBLFNBQVMsT0FBTyxPQUFjLE1BQWNBLFFBQWdDO0FBQzFFLFFBQU0sUUFBZ0IsQ0FBQztBQUN2QixXQUFTLFFBQVFBLFNBQVEsR0FBRyxTQUFTLEdBQUcsUUFBUyxPQUFNLEtBQUssTUFBTSxNQUFNLE1BQU0sS0FBSyxNQUFNLEtBQUssQ0FBQyxDQUFFO0FBQ2pHLFNBQU87QUFDVDtBQUVBLFNBQVNDLEtBQUksT0FBYyxNQUFjLElBQVksT0FBMEM7QUFDN0YsUUFBTSxFQUFFLE9BQU8sT0FBTyxRQUFRLElBQUk7QUFDbEMsUUFBTSxVQUFVLE1BQU0sWUFBWSxFQUFFO0FBQ3BDLE1BQUk7QUFDRixRQUFJLFFBQVMsUUFBTyxRQUFRLEtBQUs7QUFDakMsVUFBTSxPQUFPLE1BQU0sSUFBSSxFQUFFLElBQUssS0FBSyxNQUFNLEdBQUcsTUFBTSxLQUFLLElBQUksQ0FBQyxDQUFDLElBQUksTUFBTSxNQUFNLEtBQUssSUFBSSxDQUFDLENBQUMsSUFBSztBQUM3RixXQUFPLE1BQU0sVUFBVSxFQUFFLEVBQUcsT0FBTyxNQUFNLE1BQU0sTUFBTSxNQUFNLElBQUksRUFBRSxHQUFJLE1BQU0sSUFBSSxJQUFJLENBQUU7QUFBQSxFQUN2RixTQUFTLE9BQU87QUFDZCxVQUFNLGdCQUFnQixRQUFRLElBQUksa0JBQWtCLE1BQU0sSUFBSSxFQUFFLENBQUUsSUFBSSxLQUFLO0FBQUEsRUFDN0U7QUFDRjtBQUdPLFNBQVMsTUFBTSxPQUFjLEdBQVcsR0FBNkI7QUFDMUUsTUFBSSxDQUFDLE1BQU0sUUFBUSxRQUFRLE1BQU0sS0FBSyxNQUFNLE1BQU0sVUFBVSxLQUFLLFFBQVEsT0FBTyxDQUFDLE1BQU0sS0FBSyxRQUFRLE9BQU8sQ0FBQyxNQUFNLEVBQUcsUUFBTztBQUM1SCxTQUFPLGNBQWMsT0FBTyxHQUFHLENBQUM7QUFDbEM7QUFHQSxTQUFTLGNBQWMsT0FBYyxHQUFXLEdBQTZCO0FBQzNFLFFBQU0sRUFBRSxPQUFPLElBQUksSUFBSTtBQUN2QixRQUFNLE9BQU8sTUFBTSxRQUFRO0FBQzNCLE1BQUksT0FBTyxTQUFTLFdBQVksUUFBTyxPQUFPLFFBQVEsT0FBTyxHQUFHLENBQUMsR0FBRyxRQUFRLE9BQU8sR0FBRyxDQUFDLENBQUM7QUFDeEYsU0FBUSxNQUFNLFNBQVMsSUFBSSxDQUFDLElBQUssS0FBSyxJQUFJLENBQUMsQ0FBRSxNQUFNLE9BQU8sUUFBUSxPQUFPLEdBQUcsQ0FBQyxHQUFHLFFBQVEsT0FBTyxHQUFHLENBQUMsQ0FBQztBQUN0RztBQUVBLFNBQVMsUUFBUSxPQUFjLEdBQVcsR0FBNkI7QUFDckUsUUFBTSxFQUFFLE9BQU8sT0FBTyxRQUFRLElBQUk7QUFDbEMsUUFBTSxPQUFPLFFBQVE7QUFDckIsUUFBTSxNQUFNLE1BQU0sTUFBTSxLQUFLLEdBQUcsQ0FBQyxDQUFDO0FBQ2xDLFFBQU0sTUFBTSxNQUFNLE1BQU0sS0FBSyxHQUFHLENBQUMsQ0FBQztBQUNsQyxNQUFJO0FBQ0YsV0FBTyxPQUFPLFNBQVMsYUFBYSxLQUFLLEtBQUssU0FBUyxLQUFLLEtBQUssTUFBTSxNQUFNLE1BQU0sSUFBSSxDQUFDLEdBQUksTUFBTSxJQUFJLENBQUMsQ0FBRSxJQUFJLEtBQUssTUFBTSxLQUFLLEdBQUc7QUFBQSxFQUNsSSxTQUFTLE9BQU87QUFDZCxVQUFNLGdCQUFnQixRQUFRLElBQUksUUFBUSxLQUFLO0FBQUEsRUFDakQ7QUFDRjtBQU9PLFNBQVMsYUFBYSxPQUFjLFFBQWdCLE9BQU8sR0FBa0I7QUFDbEYsUUFBTSxFQUFFLE1BQU0sSUFBSTtBQUNsQixRQUFNLEVBQUUsS0FBSyxJQUFJLE1BQU0sUUFBUSxNQUFNO0FBQ3JDLE1BQUk7QUFDRixXQUFPLE1BQU0sUUFBUSxRQUFTLElBQUksRUFBRyxLQUFLLE1BQU0sTUFBTSxNQUFNLFNBQVMsV0FBVyxPQUFPLFFBQVEsSUFBSSxDQUFDO0FBQUEsRUFDdEcsU0FBUyxPQUFPO0FBQ2QsVUFBTSxnQkFBZ0IsTUFBTSxRQUFRLElBQUksV0FBVyxJQUFJLFNBQVMsS0FBSztBQUFBLEVBQ3ZFO0FBQ0Y7QUFHTyxTQUFTLFdBQVcsRUFBRSxLQUFLLFFBQVEsR0FBVSxRQUFnQixNQUFzQjtBQUN4RixRQUFNLEVBQUUsTUFBTSxNQUFNLElBQUksUUFBUSxNQUFNO0FBQ3RDLFNBQU8sSUFBSSxPQUFPLE9BQVEsTUFBTSxDQUFDLEtBQUssQ0FBRTtBQUMxQztBQVNPLFNBQVMsUUFBUSxPQUFjLE1BQXFCO0FBQ3pELFFBQU0sT0FBTyxPQUFPLElBQUk7QUFDeEIsVUFBUSxPQUFPLElBQUksR0FBRztBQUFBLElBQ3BCLEtBQUs7QUFDSCxhQUNFLE9BQU8sTUFBTSxNQUFNLFNBQ25CLEtBQUssSUFBSSxJQUFJLE1BQU0sTUFBTSxTQUN6QixRQUFRLE9BQU8sTUFBTSxRQUFRLElBQUksQ0FBQyxLQUNsQyxRQUFRLE9BQU8sTUFBTSxLQUFLLElBQUksR0FBRyxRQUFRLElBQUksQ0FBQyxNQUFNO0FBQUEsSUFFeEQsS0FBSztBQUNILGFBQU8sT0FBTyxNQUFNLFlBQVksVUFBVSxXQUFXLE9BQU8sTUFBTSxLQUFLLElBQUksQ0FBQyxLQUFLLGFBQWEsT0FBTyxNQUFNLEtBQUssSUFBSSxDQUFDLE1BQU07QUFBQSxJQUM3SDtBQUNFLGFBQU8sT0FBTyxNQUFNLE1BQU0sU0FBUyxLQUFLLElBQUksSUFBSSxNQUFNLE1BQU0sU0FBUyxNQUFNLE9BQU8sTUFBTSxLQUFLLElBQUksQ0FBQyxNQUFNO0FBQUEsRUFDNUc7QUFDRjtBQU1PLFNBQVMsS0FBSyxPQUFjLEtBQXlCO0FBQzFELFFBQU0sRUFBRSxPQUFPLElBQUksSUFBSTtBQUN2QixRQUFNLElBQUksTUFBTTtBQUNoQixtQkFBaUIsS0FBSztBQUN0QixNQUFJLFFBQVE7QUFDWixRQUFNLEtBQUs7QUFDWCxRQUFNLEtBQUs7QUFDWCxXQUFTLElBQUksR0FBRyxJQUFJLE1BQU0sUUFBUSxRQUFRLEtBQUs7QUFDN0MsVUFBTSxLQUFLLE1BQU0sUUFBUSxDQUFDO0FBQzFCLFVBQU0sT0FBTyxJQUFJLEVBQUU7QUFDbkIsVUFBTSxRQUFRLEtBQUssS0FBSyxRQUFRO0FBQ2hDLFNBQUssTUFBTSxNQUFNLElBQUksSUFBSyxRQUFRLE1BQU0sTUFBTSxNQUFNLE9BQU8sQ0FBQyxJQUFLLFFBQVEsRUFBRztBQUM1RSxVQUFNLE9BQU8sT0FBTyxPQUFPLEVBQUU7QUFDN0IsUUFBSSxRQUFRLEtBQUssU0FBUyxNQUFPO0FBQ2pDLFVBQU0sTUFBTSxTQUFTLFFBQVEsTUFBTSxPQUFPLEVBQUUsSUFBSTtBQUNoRCxVQUFNLE9BQU8sTUFBTSxNQUFNLEVBQUUsSUFBSyxNQUFNLElBQUksRUFBRTtBQUM1QyxhQUFTLElBQUksR0FBRyxJQUFJLFlBQVksS0FBSztBQUNuQyxZQUFNLE9BQU8sY0FBYyxDQUFDO0FBRTVCLFVBQUksU0FBUyxNQUFPLFFBQVEsS0FBSyxTQUFTLEtBQU87QUFDakQsWUFBTSxTQUFTLE1BQU0sU0FBUyxPQUFPLElBQUksRUFBRTtBQUMzQyxZQUFNRCxTQUFRLGVBQWUsQ0FBQztBQUM5QixVQUFJQSxTQUFRLEtBQU07QUFDbEIsVUFDRSxVQUFVLElBQ04sT0FBTyxNQUFNLFFBQVEsU0FBUyxNQUFNLEtBQUssY0FBYyxDQUFDLENBQUUsR0FBSUEsUUFBTyxNQUFNLElBQUksSUFBSSxDQUFFLElBQ3JGLFdBQVcsUUFBUUMsS0FBSSxPQUFPLE1BQU0sSUFBSyxlQUFlLENBQUMsTUFBTSxPQUFPLE9BQU8sTUFBTUQsTUFBSyxDQUFFLE1BQU0sTUFDcEc7QUFDQSxZQUFJLFVBQVUsSUFBSSxPQUFRLFFBQU87QUFDakMsWUFBSSxPQUFPLElBQUksVUFBVSxNQUFNLElBQUlBLE1BQUs7QUFBQSxNQUMxQztBQUFBLElBQ0Y7QUFBQSxFQUNGO0FBQ0EsTUFBSSxNQUFNLFFBQVEsUUFBUSxNQUFNLFdBQVcsRUFBRyxTQUFRLFVBQVUsT0FBTyxLQUFLLEtBQUs7QUFDakYsUUFBTSxFQUFFLFFBQVEsSUFBSTtBQUNwQixXQUFTLFNBQVMsR0FBRyxTQUFTLFFBQVEsUUFBUSxVQUFVO0FBQ3RELFFBQUksUUFBUSxNQUFNLEVBQUcsS0FBTSxTQUFRLFdBQVcsT0FBTyxRQUFRLEtBQUssS0FBSztBQUFBLGFBQzlELFFBQVEsSUFBSSxVQUFVLGFBQWEsT0FBTyxNQUFNLE1BQU0sS0FBTSxLQUFJLE9BQU8sSUFBSSxXQUFXLE1BQU07QUFBQSxFQUN2RztBQUNBLFNBQU87QUFDVDtBQVlBLFNBQVMsaUJBQWlCLE9BQW9CO0FBQzVDLFFBQU0sRUFBRSxPQUFPLEtBQUssS0FBSyxPQUFPLElBQUksTUFBTSxNQUFNLElBQUk7QUFDcEQsZUFBYSxlQUFlLFNBQVM7QUFDckMsWUFBVSxVQUFVO0FBQ3BCLFdBQVMsSUFBSSxHQUFHLElBQUksTUFBTSxRQUFRLFFBQVEsS0FBSztBQUM3QyxVQUFNLE9BQU8sTUFBTSxRQUFRLENBQUM7QUFDNUIsVUFBTSxTQUFTLElBQUksSUFBSTtBQUN2QixVQUFNLFFBQVEsSUFBSSxJQUFJO0FBQ3RCLFFBQUksV0FBVyxLQUFLLFFBQVEsTUFBTztBQUVuQyxTQUFLLFFBQVEsS0FBTSxZQUFZLFFBQVMsSUFBSyxhQUFhLFFBQVEsTUFBTyxNQUFNLE9BQU8sT0FBTyxJQUFJLEtBQUssRUFBRztBQUN6RyxRQUFJLE1BQU0sY0FBYyxVQUFVLE9BQU8sSUFBSSxFQUFHO0FBQ2hELFVBQU0sT0FBTyxNQUFNLEtBQUssSUFBSTtBQUM1QixVQUFNLFNBQVMsUUFBUTtBQUN2QixRQUFJLFNBQVMsVUFBVTtBQUNyQixZQUFNLE9BQU8sUUFBUSxPQUFPLElBQUk7QUFDaEMsVUFBSSxPQUFPLEVBQUcsS0FBSSxNQUFNLE1BQU0sS0FBSyxNQUFNLE1BQU0sQ0FBRSxDQUFFO0FBQ25EO0FBQUEsSUFDRjtBQUNBLFFBQUksU0FBUyxXQUFXO0FBQ3RCLFlBQU0sT0FBTyxRQUFRLE9BQU8sSUFBSTtBQUNoQyxlQUFTQSxTQUFRLEdBQUdBLFVBQVMsTUFBTUEsU0FBUyxLQUFJLE1BQU1BLFFBQU8sS0FBSyxNQUFNLFNBQVMsU0FBU0EsTUFBSyxDQUFFLENBQUU7QUFDbkc7QUFBQSxJQUNGO0FBQ0EsUUFBSSxRQUFRLFNBQVMsU0FBUztBQUM5QixRQUFJLE1BQU0sR0FBRyxLQUFLO0FBQ2xCLFFBQUksU0FBUyxTQUFVO0FBQ3ZCLFVBQU0sT0FBTyxNQUFNLE1BQU0sSUFBSTtBQUM3QixhQUFTQSxTQUFRLEdBQUcsUUFBUSxRQUFRQSxVQUFTLFNBQVM7QUFDcEQsWUFBTSxRQUFRLE1BQU0sUUFBUSxDQUFDO0FBQzdCLFVBQUksQ0FBQyxHQUFHLEtBQUssS0FBTSxTQUFTLFlBQVksQ0FBQyxNQUFNLE1BQU0sT0FBTyxLQUFLLEtBQUssSUFBSyxLQUFLLEtBQUssTUFBTSxLQUFLLENBQUUsQ0FBRSxFQUFJO0FBQ3hHLFVBQUksTUFBTUEsUUFBTyxLQUFLLEtBQUssQ0FBRTtBQUFBLElBQy9CO0FBQUEsRUFDRjtBQUNGO0FBRUEsU0FBUyxJQUFJLE1BQWNBLFFBQWUsTUFBb0I7QUFDNUQsZ0JBQWMsVUFBVSxJQUFJO0FBQzVCLGlCQUFlLFVBQVUsSUFBSUE7QUFDN0IsZ0JBQWMsWUFBWSxJQUFJO0FBQzlCLE1BQUksT0FBTyxHQUFJLFlBQVcsS0FBSztBQUFBLE1BQzFCLFlBQVcsTUFBTSxPQUFPO0FBQy9CO0FBR0EsU0FBUyxPQUFPLE9BQWMsTUFBc0I7QUFDbEQsUUFBTSxFQUFFLFFBQVEsSUFBSSxNQUFNO0FBQzFCLFFBQU0sTUFBTSxNQUFNLE1BQU0sSUFBSTtBQUM1QixXQUFTLE9BQU8sUUFBUSxJQUFJLEdBQUksUUFBUSxHQUFHLE9BQU8sUUFBUSxJQUFJO0FBQzVELFFBQUksTUFBTSxNQUFNLElBQUksTUFBTSxPQUFPLE1BQU0sTUFBTSxJQUFJLE1BQU0sTUFBTSxNQUFNLElBQUksS0FBSyxNQUFNLElBQUksSUFBSSxNQUFNLE1BQU0sSUFBSSxJQUFJLEVBQUcsUUFBTztBQUMxSCxTQUFPO0FBQ1Q7QUFFQSxTQUFTLFVBQVUsT0FBYyxLQUFpQixPQUF1QjtBQUN2RSxRQUFNLEVBQUUsUUFBUSxJQUFJLE1BQU07QUFDMUIsTUFBSSxVQUFVO0FBQ2QsV0FBUyxJQUFJLEdBQUcsSUFBSSxRQUFRLFFBQVEsSUFBSyxLQUFJLFFBQVEsT0FBTyxRQUFRLENBQUMsQ0FBRSxJQUFJLEVBQUcsYUFBWSxTQUFTLElBQUksUUFBUSxDQUFDO0FBQ2hILFdBQVMsSUFBSSxHQUFHLElBQUksU0FBUyxLQUFLO0FBQ2hDLFVBQU0sSUFBSSxZQUFZLENBQUM7QUFDdkIsYUFBUyxJQUFJLElBQUksR0FBRyxJQUFJLFNBQVM7QUFDL0IsVUFBSSxjQUFjLE9BQU8sR0FBRyxZQUFZLENBQUMsQ0FBRSxNQUFNLFFBQVEsUUFBUSxJQUFJLE9BQVEsS0FBSSxPQUFPLElBQUksU0FBUyxHQUFHLFlBQVksQ0FBQyxDQUFFO0FBQUEsRUFDM0g7QUFDQSxTQUFPO0FBQ1Q7QUFHQSxTQUFTLFdBQVcsT0FBYyxRQUFnQixLQUFpQixPQUF1QjtBQUN4RixhQUFXLFFBQVEsTUFBTSxNQUFNLFFBQVEsTUFBTSxFQUFHO0FBQzlDLFFBQUksUUFBUSxJQUFJLFVBQVUsT0FBTyxPQUFPLElBQUksSUFBSSxLQUFLLGFBQWEsT0FBTyxRQUFRLElBQUksTUFBTTtBQUN6RixVQUFJLE9BQU8sSUFBSSxXQUFXLFFBQVEsSUFBSTtBQUMxQyxTQUFPO0FBQ1Q7QUFwVUEsSUFRYSxXQWlKUCxRQXFCQSxZQXNFRixZQUNBLFNBQ0EsU0FDRSxlQUNBLGdCQUNBLGVBRUEsZ0JBNEVBO0FBdlVOO0FBQUE7QUFBQTtBQUNBO0FBQ0E7QUFDQTtBQUtPLElBQU0sWUFBWTtBQWlKekIsSUFBTSxTQUFTLENBQUMsS0FBdUIsUUFDckMsUUFBUSxRQUFRLFFBQVEsU0FBUyxPQUFPLFFBQVEsV0FBVyxNQUFNO0FBb0JuRSxJQUFNLGFBQWEsQ0FBQyxPQUFjLFFBQWdCLFNBQTBCO0FBQzFFLFlBQU0sRUFBRSxNQUFNLE1BQU0sSUFBSSxNQUFNLE1BQU0sUUFBUSxNQUFNO0FBQ2xELGFBQU8sT0FBTyxNQUFNLFNBQVMsSUFBSSxJQUFJLFNBQVM7QUFBQSxJQUNoRDtBQW1FQSxJQUFJLGFBQWE7QUFDakIsSUFBSSxVQUFVO0FBQ2QsSUFBSSxVQUFVO0FBQ2QsSUFBTSxnQkFBZ0IsSUFBSSxXQUFXLFNBQVM7QUFDOUMsSUFBTSxpQkFBaUIsSUFBSSxZQUFZLFNBQVM7QUFDaEQsSUFBTSxnQkFBZ0IsSUFBSSxXQUFXLFNBQVM7QUFFOUMsSUFBTSxpQkFBa0QsQ0FBQztBQTRFekQsSUFBTSxjQUFjLElBQUksV0FBVyxTQUFTO0FBQUE7QUFBQTs7O0FDdlU1QyxJQVNhLE9BZ05QO0FBek5OO0FBQUE7QUFBQTtBQUNBO0FBQ0E7QUFDQTtBQU1PLElBQU0sUUFBTixNQUFZO0FBQUE7QUFBQTtBQUFBO0FBQUE7QUFBQSxNQTZCakIsWUFDVyxPQUNULE9BQ0EsT0FDQSxRQUNBO0FBSlM7QUFLVCxjQUFNLElBQUksTUFBTTtBQUNoQixjQUFNLFFBQVEsTUFBTTtBQUNwQixhQUFLLFFBQVE7QUFDYixhQUFLLE9BQU8sV0FBVyxLQUFLLEtBQUs7QUFDakMsYUFBSyxLQUFLLElBQUksV0FBVyxDQUFDO0FBQzFCLGFBQUssUUFBUSxLQUFLLElBQUksR0FBRyxLQUFLLEtBQUssS0FBSyxLQUFLLENBQUMsQ0FBQyxDQUFDO0FBQ2hELGFBQUssUUFBUSxJQUFJLFlBQWEsUUFBUSxLQUFNLEtBQUssS0FBSztBQUN0RCxhQUFLLE1BQU0sSUFBSSxZQUFZLFFBQVEsQ0FBQztBQUNwQyxhQUFLLE1BQU0sSUFBSSxXQUFXLFFBQVEsQ0FBQyxFQUFFLEtBQUssS0FBSztBQUMvQyxhQUFLLFFBQVEsSUFBSSxXQUFXLFFBQVEsQ0FBQztBQUNyQyxhQUFLLFFBQVEsSUFBSSxXQUFXLFFBQVEsQ0FBQztBQUNyQyxhQUFLLFNBQVMsSUFBSSxXQUFXLFFBQVEsQ0FBQztBQUN0QyxhQUFLLFNBQVMsSUFBSSxXQUFXLFFBQVEsQ0FBQztBQUN0QyxhQUFLLFNBQVMsVUFBVSxLQUFLLEtBQUs7QUFDbEMsWUFBSSxRQUFRO0FBQ1YsZUFBSyxVQUFVLE1BQU07QUFDckI7QUFBQSxRQUNGO0FBQ0EsaUJBQVMsT0FBTyxHQUFHLE9BQU8sT0FBTyxPQUFRLE1BQUssTUFBTSxJQUFJO0FBQ3hELGlCQUFTLEtBQUssSUFBSSxHQUFHLE1BQU0sR0FBRyxLQUFNLE1BQUssSUFBSSxPQUFPLEVBQUU7QUFBQSxNQUN4RDtBQUFBLE1BekJXO0FBQUE7QUFBQSxNQTVCRjtBQUFBO0FBQUEsTUFFQTtBQUFBO0FBQUEsTUFFQTtBQUFBO0FBQUEsTUFFQTtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUE7QUFBQSxNQUVBO0FBQUE7QUFBQSxNQUVBLE1BQU0sSUFBSSxXQUFXLENBQUM7QUFBQTtBQUFBLE1BRXRCO0FBQUEsTUFDQTtBQUFBO0FBQUEsTUFHQTtBQUFBLE1BQ0E7QUFBQSxNQUVBO0FBQUEsTUFrQ1QsVUFBVSxRQUFxQjtBQUM3QixhQUFLLEdBQUcsSUFBSSxPQUFPLEVBQUU7QUFDckIsYUFBSyxNQUFNLElBQUksT0FBTyxLQUFLO0FBQzNCLGFBQUssSUFBSSxJQUFJLE9BQU8sR0FBRztBQUN2QixhQUFLLElBQUksSUFBSSxPQUFPLEdBQUc7QUFDdkIsYUFBSyxJQUFJLElBQUksT0FBTyxHQUFHO0FBQ3ZCLGFBQUssTUFBTSxJQUFJLE9BQU8sS0FBSztBQUMzQixhQUFLLE1BQU0sSUFBSSxPQUFPLEtBQUs7QUFDM0IsYUFBSyxPQUFPLElBQUksT0FBTyxNQUFNO0FBQzdCLGFBQUssT0FBTyxJQUFJLE9BQU8sTUFBTTtBQUFBLE1BQy9CO0FBQUE7QUFBQSxNQUdBLEtBQUssTUFBYyxPQUF1QjtBQUN4QyxlQUFPLEtBQUssT0FBTyxRQUFRLEtBQUssU0FBUyxLQUFLLElBQUksSUFBSSxJQUFLLElBQUksS0FBSztBQUFBLE1BQ3RFO0FBQUE7QUFBQSxNQUdBLFVBQW1CO0FBQ2pCLFlBQUksT0FBTztBQUNYLG1CQUFXLFFBQVEsS0FBSyxNQUFNLE1BQU8sU0FBUSxLQUFLLElBQUksSUFBSTtBQUMxRCxlQUFPLFNBQVMsS0FBSyxNQUFNO0FBQUEsTUFDN0I7QUFBQTtBQUFBO0FBQUEsTUFLVSxLQUFLLE1BQXNCO0FBQ25DLGNBQU0sUUFBUSxFQUFFLEtBQUssSUFBSSxJQUFJO0FBQzdCLGNBQU0sUUFBUSxRQUFRLEtBQUs7QUFDM0IsY0FBTSxLQUFLLEtBQUssTUFBTSxRQUFRLEtBQUs7QUFDbkMsYUFBSyxRQUFRLE1BQU0sSUFBSSxLQUFLO0FBQzVCLFlBQUksVUFBVSxFQUFHLE1BQUssSUFBSSxJQUFJLElBQUk7QUFBQSxhQUM3QjtBQUNILGdCQUFNLFFBQVEsS0FBSyxNQUFNLFFBQVEsUUFBUSxDQUFDO0FBQzFDLGVBQUssSUFBSSxJQUFJLElBQUksS0FBSyxHQUFHLEtBQUssSUFBSSxLQUFLLEtBQUssS0FBSyxJQUFLO0FBQUEsUUFDeEQ7QUFDQSxlQUFPO0FBQUEsTUFDVDtBQUFBO0FBQUEsTUFHVSxJQUFJLE1BQWMsSUFBa0I7QUFDNUMsY0FBTSxRQUFRLEtBQUssSUFBSSxJQUFJO0FBQzNCLGFBQUssT0FBTyxRQUFRLEtBQUssU0FBUyxLQUFLLElBQUk7QUFDM0MsYUFBSyxRQUFRLE1BQU0sSUFBSSxLQUFLO0FBQzVCLGFBQUssSUFBSSxJQUFJLElBQUksS0FBSyxHQUFHLEVBQUUsSUFBSSxLQUFLLEtBQUssRUFBRSxJQUFLO0FBQUEsTUFDbEQ7QUFBQTtBQUFBO0FBQUE7QUFBQTtBQUFBLE1BTVUsTUFBTSxNQUFjLElBQVlFLFFBQWUsTUFBYyxNQUFxQjtBQUMxRixpQkFBUyxJQUFJLEdBQUcsSUFBSUEsUUFBTyxLQUFLO0FBQzlCLGdCQUFNLEtBQUssS0FBSyxLQUFLLElBQUk7QUFDekIsY0FBSSxRQUFRLEVBQUcsTUFBSyxHQUFHLEVBQUUsSUFBSTtBQUU3QixpQkFBTyxDQUFDLElBQUk7QUFBQSxRQUNkO0FBQ0EsaUJBQVMsSUFBSSxHQUFHLElBQUlBLFFBQU8sSUFBSyxNQUFLLElBQUksSUFBSSxPQUFPLE9BQU8sSUFBSUEsU0FBUSxJQUFJLENBQUMsQ0FBRTtBQUFBLE1BQ2hGO0FBQUE7QUFBQSxNQUdVLFdBQVcsTUFBYyxJQUFZQSxRQUFlLE1BQWMsTUFBZSxPQUFnQixTQUF3QjtBQUNqSSxjQUFNLEVBQUUsT0FBTyxLQUFLLE9BQU8sR0FBRyxJQUFJO0FBQ2xDLGNBQU0sU0FBUyxRQUFRO0FBQ3ZCLGNBQU0sUUFBUSxRQUFRLFNBQVMsU0FBUyxJQUFJLElBQUksSUFBS0E7QUFDckQsaUJBQVMsSUFBSSxHQUFHLElBQUlBLFFBQU8sS0FBSztBQUM5QixnQkFBTSxLQUFLLE1BQU0sUUFBUSxDQUFDO0FBQzFCLGNBQUksUUFBUSxFQUFHLElBQUcsRUFBRSxJQUFJO0FBQ3hCLGlCQUFPLE9BQU9BLFNBQVEsSUFBSSxJQUFJLENBQUMsSUFBSTtBQUFBLFFBQ3JDO0FBQ0EsWUFBSSxNQUFPLE9BQU0sV0FBVyxRQUFRLFNBQVNBLFFBQU8sU0FBUyxJQUFJLElBQUksQ0FBRTtBQUN2RSxZQUFJLElBQUksS0FBTUE7QUFDZCxjQUFNLFNBQVMsTUFBTTtBQUNyQixZQUFJLFFBQVMsT0FBTSxXQUFXLFNBQVNBLFFBQU8sUUFBUSxTQUFTLElBQUksRUFBRSxDQUFFO0FBQ3ZFLGNBQU0sSUFBSSxPQUFPLFNBQVMsR0FBR0EsTUFBSyxHQUFHLFVBQVUsU0FBUyxTQUFTLElBQUksRUFBRSxDQUFFO0FBQ3pFLFlBQUksRUFBRSxLQUFNQTtBQUNaLGFBQUssT0FBTyxJQUFJO0FBQ2hCLFlBQUksT0FBTyxLQUFNLE1BQUssT0FBTyxFQUFFO0FBQUEsTUFDakM7QUFBQTtBQUFBLE1BR1UsU0FBUyxNQUFzQjtBQUN2QyxjQUFNLEtBQUssS0FBSyxLQUFLLElBQUk7QUFDekIsYUFBSyxHQUFHLEVBQUUsS0FBTTtBQUNoQixhQUFLLElBQUksTUFBTSxFQUFFO0FBQ2pCLGFBQUssTUFBTSxJQUFJO0FBQ2YsZUFBTztBQUFBLE1BQ1Q7QUFBQTtBQUFBLE1BR1UsVUFBVSxNQUFjLE9BQWUsTUFBb0I7QUFDbkUsY0FBTSxLQUFLLEtBQUssS0FBSyxNQUFNLEtBQUs7QUFDaEMsWUFBSSxLQUFLLEdBQUcsRUFBRSxNQUFNLEtBQU07QUFDMUIsY0FBTSxRQUFRLEtBQUssSUFBSSxJQUFJLElBQUssSUFBSTtBQUNwQyxhQUFLLFFBQVEsTUFBTSxJQUFJLEtBQUs7QUFDNUIsYUFBSyxHQUFHLEVBQUUsSUFBSTtBQUNkLGFBQUssUUFBUSxNQUFNLElBQUksS0FBSztBQUFBLE1BQzlCO0FBQUE7QUFBQSxNQUdVLFNBQVMsS0FBYSxLQUFtQjtBQUNqRCxjQUFNLENBQUMsR0FBRyxHQUFHLElBQUksSUFBSSxDQUFDLE9BQU8sS0FBSyxPQUFPLE9BQU8sS0FBSyxPQUFPLEtBQUssS0FBSyxLQUFLO0FBQzNFLGNBQU0sUUFBUSxLQUFLLE1BQU0sTUFBTSxHQUFHLElBQUksSUFBSTtBQUMxQyxhQUFLLE1BQU0sV0FBVyxHQUFHLEdBQUcsSUFBSSxJQUFJO0FBQ3BDLGFBQUssTUFBTSxJQUFJLE9BQU8sQ0FBQztBQUN2QixTQUFDLEtBQUssSUFBSSxHQUFHLEdBQUcsS0FBSyxJQUFJLEdBQUcsQ0FBQyxJQUFJLENBQUMsS0FBSyxJQUFJLEdBQUcsR0FBSSxLQUFLLElBQUksR0FBRyxDQUFFO0FBQ2hFLGFBQUssT0FBTyxHQUFHO0FBQ2YsYUFBSyxPQUFPLEdBQUc7QUFBQSxNQUNqQjtBQUFBO0FBQUEsTUFHVSxJQUFJLE1BQWMsUUFBc0I7QUFDaEQsZ0JBQVEsS0FBSyxPQUFPLFFBQVEsS0FBSyxPQUFPLEtBQUssSUFBSSxJQUFJLEdBQUksTUFBTTtBQUMvRCxhQUFLLE9BQU8sSUFBSTtBQUFBLE1BQ2xCO0FBQUE7QUFBQSxNQUdVLE9BQU8sTUFBb0I7QUFDbkMsY0FBTSxRQUFRLFFBQVEsS0FBSztBQUMzQixhQUFLLE1BQU0sSUFBSSxJQUFJLEtBQUssTUFBTSxJQUFJLElBQUk7QUFDdEMsY0FBTUEsU0FBUSxLQUFLLElBQUksSUFBSTtBQUMzQixpQkFBUyxJQUFJLEdBQUcsSUFBSUEsUUFBTyxJQUFLLE1BQUssUUFBUSxNQUFNLEtBQUssTUFBTSxRQUFRLENBQUMsR0FBSSxDQUFDO0FBQzVFLGFBQUssSUFBSSxJQUFJLElBQUk7QUFDakIsWUFBSUEsU0FBUSxHQUFHO0FBQ2IsZ0JBQU0sS0FBSyxLQUFLLE1BQU0sUUFBUUEsU0FBUSxDQUFDO0FBQ3ZDLGVBQUssSUFBSSxJQUFJLElBQUksS0FBSyxHQUFHLEVBQUUsSUFBSSxLQUFLLEtBQUssRUFBRSxJQUFLO0FBQUEsUUFDbEQ7QUFDQSxhQUFLLE1BQU0sSUFBSTtBQUFBLE1BQ2pCO0FBQUEsTUFFVSxNQUFNLE1BQW9CO0FBQ2xDLGNBQU0sT0FBTyxLQUFLLE1BQU0sS0FBSyxJQUFJLElBQUs7QUFDdEMsY0FBTSxNQUFNLEtBQUssS0FBSyxNQUFNLElBQUksR0FBSSxJQUFJO0FBQ3hDLGNBQU0sTUFBTSxLQUFLLEtBQUssTUFBTSxJQUFJLEdBQUksSUFBSTtBQUN4QyxhQUFLLElBQUksQ0FBQyxLQUFNLE1BQU0sS0FBSyxPQUFPLElBQUk7QUFDdEMsYUFBSyxJQUFJLENBQUMsS0FBTSxNQUFNLEtBQUssT0FBTyxJQUFJO0FBQ3RDLGFBQUssT0FBTyxJQUFJLElBQUk7QUFDcEIsYUFBSyxPQUFPLElBQUksSUFBSTtBQUFBLE1BQ3RCO0FBQUEsTUFFQSxRQUFRLE1BQWMsSUFBWSxPQUFxQjtBQUNyRCxjQUFNLE9BQU8sS0FBSyxHQUFHLEVBQUUsSUFBSSxLQUFLLEtBQUssRUFBRSxJQUFLLEtBQUssS0FBSyxFQUFFLElBQUs7QUFDN0QsY0FBTSxRQUFTLFFBQVEsS0FBSyxTQUFTLFNBQVU7QUFDL0MsYUFBSyxNQUFNLElBQUksS0FBTSxLQUFLLE9BQU8sSUFBSTtBQUNyQyxhQUFLLE1BQU0sSUFBSSxLQUFNLEtBQUssT0FBTyxPQUFPLENBQUM7QUFBQSxNQUMzQztBQUFBLElBQ0Y7QUFHQSxJQUFNLFNBQVMsSUFBSSxZQUFZLElBQUk7QUFBQTtBQUFBOzs7QUMvTTVCLFNBQVMsUUFBUSxTQUFpRCxPQUErQjtBQUN0RyxRQUFNQyxTQUFRLEtBQUssSUFBSSxPQUFPO0FBQzlCLE1BQUlBLFVBQVMsS0FBS0EsT0FBTSxPQUFPLEtBQUssRUFBRyxRQUFPQTtBQUM5QyxRQUFNLFFBQVEsSUFBSSxNQUFNLFFBQVEsSUFBSSxPQUFPLFFBQVEsT0FBTztBQUMxRCxPQUFLLElBQUksU0FBUyxLQUFLO0FBQ3ZCLFNBQU87QUFDVDtBQUdBLFNBQVMsS0FBSyxHQUFZLEdBQXFCO0FBQzdDLE1BQUksTUFBTSxFQUFHLFFBQU87QUFDcEIsTUFBSSxPQUFPLE1BQU0sWUFBWSxPQUFPLE1BQU0sWUFBWSxNQUFNLFFBQVEsTUFBTSxLQUFNLFFBQU87QUFDdkYsU0FBTyxNQUFNLFFBQVEsQ0FBQyxJQUFJLE1BQU0sUUFBUSxDQUFDLEtBQUssVUFBVSxHQUFHLENBQUMsSUFBSSxDQUFDLE1BQU0sUUFBUSxDQUFDLEtBQUssWUFBWSxHQUFhLENBQVc7QUFDM0g7QUFJQSxTQUFTLFVBQVUsR0FBdUIsR0FBZ0M7QUFDeEUsTUFBSSxFQUFFLFdBQVcsRUFBRSxPQUFRLFFBQU87QUFDbEMsV0FBUyxJQUFJLEdBQUcsSUFBSSxFQUFFLFFBQVEsSUFBSyxLQUFJLENBQUMsS0FBSyxFQUFFLENBQUMsR0FBRyxFQUFFLENBQUMsQ0FBQyxFQUFHLFFBQU87QUFDakUsU0FBTztBQUNUO0FBRUEsU0FBUyxZQUFZLEdBQVcsR0FBb0I7QUFDbEQsTUFBSSxPQUFPO0FBQ1gsYUFBVyxPQUFPLEdBQUc7QUFDbkIsUUFBSSxFQUFFLE9BQU8sTUFBTSxDQUFDLEtBQUssRUFBRSxHQUFHLEdBQUcsRUFBRSxHQUFHLENBQUMsRUFBRyxRQUFPO0FBQ2pEO0FBQUEsRUFDRjtBQUNBLGFBQVcsS0FBSyxFQUFHO0FBQ25CLFNBQU8sU0FBUztBQUNsQjtBQXpDQSxJQUlNO0FBSk47QUFBQTtBQUFBO0FBQ0E7QUFHQSxJQUFNLE9BQU8sb0JBQUksUUFBdUI7QUFBQTtBQUFBOzs7QUNKeEMsSUFPYTtBQVBiO0FBQUE7QUFBQTtBQUVBO0FBQ0E7QUFJTyxJQUFNLFlBQU4sTUFBOEI7QUFBQSxNQUMxQjtBQUFBLE1BRVQsWUFBWSxPQUFjO0FBQ3hCLGFBQUssU0FBUztBQUFBLE1BQ2hCO0FBQUEsTUFFQSxNQUFNLE1BQWdDO0FBQ3BDLGNBQU0sRUFBRSxNQUFNLElBQUksS0FBSztBQUN2QixlQUFPLFNBQVMsU0FBWSxNQUFNLE1BQU8sTUFBTSxPQUFPLElBQUksSUFBSSxLQUFLLENBQUM7QUFBQSxNQUN0RTtBQUFBLE1BRUEsTUFBTSxNQUFzQjtBQUMxQixlQUFPLEtBQUssT0FBTyxJQUFJLEtBQUssTUFBTSxJQUFJLENBQUM7QUFBQSxNQUN6QztBQUFBLE1BRUEsS0FBSyxNQUFjLFFBQVEsR0FBZ0I7QUFDekMsY0FBTSxRQUFRLEtBQUs7QUFDbkIsY0FBTSxRQUFRLEtBQUssTUFBTSxJQUFJO0FBQzdCLGNBQU0sU0FBUyxPQUFPLEtBQUs7QUFDM0IsWUFBSSxFQUFFLFNBQVMsS0FBSyxRQUFRLE1BQU0sSUFBSSxLQUFLLEdBQUssUUFBTztBQUN2RCxjQUFNLEtBQUssTUFBTSxLQUFLLE9BQU8sS0FBSztBQUNsQyxlQUFPLE1BQU0sR0FBRyxFQUFFLElBQUksTUFBTSxNQUFNLEVBQUUsSUFBSztBQUFBLE1BQzNDO0FBQUEsTUFFQSxJQUFJLE1BQXNCO0FBQ3hCLGVBQU8sUUFBUSxLQUFLLFFBQVEsS0FBSyxNQUFNLElBQUksQ0FBQztBQUFBLE1BQzlDO0FBQUEsTUFFQSxRQUFRLE1BQXNCO0FBQzVCLGVBQU8sS0FBSyxPQUFPLGFBQWEsSUFBSTtBQUFBLE1BQ3RDO0FBQUEsTUFFQSxLQUFLLE1BQWMsSUFBWSxFQUFFLE9BQUFDLFNBQVEsR0FBRyxNQUFNLE9BQU8sT0FBTyxNQUFNLElBQUksSUFBaUIsQ0FBQyxHQUFTO0FBQ25HLGNBQU0sU0FBUyxLQUFLLE1BQU0sSUFBSTtBQUM5QixjQUFNLFNBQVMsUUFBUSxXQUFXLEtBQUssTUFBTSxFQUFFLElBQUksS0FBSyxNQUFNLEVBQUU7QUFDaEUsY0FBTSxRQUFRLEtBQUssT0FBTyxJQUFJLE1BQU07QUFDcEMsWUFBSSxDQUFDLE9BQU8sVUFBVUEsTUFBSyxLQUFLQSxTQUFRLEtBQUtBLFNBQVEsU0FBVSxXQUFXLFVBQVUsU0FBUztBQUMzRixnQkFBTSxLQUFLLFFBQVEsUUFBUSxJQUFJLEtBQUssRUFBRSxRQUFRQSxNQUFLLG1DQUFtQyxLQUFLLEVBQUU7QUFDL0YsWUFBSUEsV0FBVSxFQUFHO0FBQ2pCLGNBQU0sT0FBTyxTQUFTLFNBQVksS0FBSyxTQUFTLE9BQU8sSUFBSTtBQUMzRCxZQUFJLFNBQVMsVUFBYSxRQUFRLE9BQVcsTUFBSyxPQUFPLFVBQVUsUUFBUSxRQUFRQSxRQUFPLE1BQU0sSUFBSTtBQUFBLFlBQy9GLE1BQUssT0FBTyxVQUFVLFFBQVEsUUFBUUEsUUFBTyxNQUFNLE1BQU0sU0FBUyxVQUFVLFFBQVEsUUFBUTtBQUFBLE1BQ25HO0FBQUEsTUFFQSxLQUFLLE1BQW9CO0FBQ3ZCLGNBQU0sUUFBUSxLQUFLLE1BQU0sSUFBSTtBQUM3QixZQUFJLEtBQUssT0FBTyxJQUFJLEtBQUssTUFBTSxFQUFHLE9BQU0sS0FBSyxRQUFRLFFBQVEsSUFBSSxzQkFBc0I7QUFDdkYsYUFBSyxPQUFPLFFBQVEsS0FBSztBQUFBLE1BQzNCO0FBQUEsTUFFQSxRQUFRLE1BQW9CO0FBQzFCLGFBQUssT0FBTyxZQUFZLEtBQUssTUFBTSxJQUFJLENBQUM7QUFBQSxNQUMxQztBQUFBLE1BRUEsSUFBSSxTQUFpQixPQUFxQjtBQUN4QyxZQUFJLENBQUMsT0FBTyxVQUFVLEtBQUssS0FBSyxRQUFRLEtBQUssUUFBUTtBQUNuRCxnQkFBTSxLQUFLLFFBQVEsT0FBTyxPQUFPLEtBQUssS0FBSyxnREFBZ0Q7QUFDN0YsYUFBSyxPQUFPLFdBQVcsU0FBUyxLQUFLO0FBQUEsTUFDdkM7QUFBQTtBQUFBLE1BR0EsTUFBTSxJQUFvQjtBQUN4QixjQUFNLE9BQU8sS0FBSyxNQUFNLEVBQUU7QUFDMUIsYUFBSyxPQUFPLFNBQVMsTUFBTSxRQUFRO0FBQ25DLGVBQU87QUFBQSxNQUNUO0FBQUEsTUFFQSxNQUFNLElBQW9CO0FBQ3hCLGNBQU0sRUFBRSxPQUFPLE9BQUFBLE9BQU0sSUFBSSxLQUFLLE9BQU87QUFDckMsY0FBTSxPQUFPLE1BQU0sSUFBSSxFQUFFLE1BQU0sT0FBTyxTQUFTQSxTQUFRO0FBQ3ZELFlBQUksU0FBUyxPQUFXLE9BQU0sS0FBSyxRQUFRLHFCQUFxQixFQUFFLGdCQUFnQjtBQUNsRixlQUFPO0FBQUEsTUFDVDtBQUFBLE1BRUEsUUFBUSxLQUE0QjtBQUNsQyxlQUFPLElBQUksY0FBYyxLQUFLLE9BQU8sUUFBUSxJQUFJLFdBQVcsR0FBRztBQUFBLE1BQ2pFO0FBQUEsSUFDRjtBQUFBO0FBQUE7OztBQ3JGQSxJQUNhO0FBRGI7QUFBQTtBQUFBO0FBQ08sSUFBTSxZQUFOLE1BQWdCO0FBQUEsTUFDckI7QUFBQTtBQUFBLE1BRUEsU0FBUztBQUFBO0FBQUEsTUFHVCxZQUFZLE1BQWM7QUFDeEIsYUFBSyxTQUFTLElBQUksV0FBVyxJQUFJO0FBQUEsTUFDbkM7QUFBQSxNQUVBLEtBQUssTUFBb0I7QUFDdkIsWUFBSSxLQUFLLFdBQVcsS0FBSyxPQUFPLE9BQVEsTUFBSyxNQUFNO0FBQ25ELGFBQUssT0FBTyxLQUFLLFFBQVEsSUFBSTtBQUFBLE1BQy9CO0FBQUE7QUFBQSxNQUdBLE1BQWM7QUFDWixlQUFPLEtBQUssT0FBTyxFQUFFLEtBQUssTUFBTTtBQUFBLE1BQ2xDO0FBQUE7QUFBQSxNQUdBLEdBQUcsT0FBdUI7QUFDeEIsZUFBTyxLQUFLLE9BQU8sS0FBSztBQUFBLE1BQzFCO0FBQUEsTUFFQSxRQUFjO0FBQ1osY0FBTSxTQUFTLElBQUksV0FBVyxLQUFLLE9BQU8sU0FBUyxDQUFDO0FBQ3BELGVBQU8sSUFBSSxLQUFLLE1BQU07QUFDdEIsYUFBSyxTQUFTO0FBQUEsTUFDaEI7QUFBQSxJQUNGO0FBQUE7QUFBQTs7O0FDL0JBLElBY00sTUFDQSxNQUNBLFNBQ0EsS0FFQSxPQUNBLFFBRUEsT0FDQSxTQVdBLFlBQ0EsVUFNTyxPQThWUDtBQXZZTjtBQUFBO0FBQUE7QUFBQTtBQUVBO0FBQ0E7QUFDQTtBQUNBO0FBQ0E7QUFDQTtBQUNBO0FBQ0E7QUFFQTtBQUNBO0FBRUEsSUFBTSxPQUFPO0FBQ2IsSUFBTSxPQUFPO0FBQ2IsSUFBTSxVQUFVO0FBQ2hCLElBQU0sTUFBTTtBQUVaLElBQU0sUUFBUTtBQUNkLElBQU0sU0FBUztBQUVmLElBQU0sUUFBUTtBQUNkLElBQU0sVUFBVTtBQVdoQixJQUFNLGFBQWE7QUFDbkIsSUFBTSxXQUFrQixPQUFPLE9BQU8sRUFBRSxXQUFXLEdBQUcsVUFBVSxFQUFFLENBQUM7QUFNNUQsSUFBTSxRQUFOLE1BQU0sZUFBMkMsTUFBTTtBQUFBO0FBQUE7QUFBQTtBQUFBO0FBQUEsTUF5QjVELFlBQ1csU0FDQSxTQUNULE9BQ0E7QUFDQSxjQUFNLFNBQVMsaUJBQWlCLFNBQVEsUUFBUTtBQUNoRCxjQUFNLFFBQVEsaUJBQWlCLFNBQVEsTUFBTSxPQUFPLE1BQU07QUFDMUQsY0FBTSxRQUFRLFFBQVEsU0FBUyxRQUFRLEtBQUs7QUFDNUMsY0FBTSxRQUFRLFNBQVMsSUFBSSxRQUFRLElBQUksU0FBUyxNQUFNLFFBQVEsU0FBUyxRQUFRLE1BQU0sU0FBUyxLQUFLLENBQUMsQ0FBQyxHQUFHLE9BQU8sT0FBTyxNQUFNO0FBUG5IO0FBQ0E7QUFPVCxhQUFLLFVBQVUsU0FBUyxPQUFPLFFBQVEsS0FBSyxJQUFLLE1BQWU7QUFDaEUsYUFBSyxZQUFZLElBQUksU0FBUyxLQUFLLEtBQUssUUFBUSxPQUFPO0FBQ3ZELGFBQUssT0FBTyxJQUFJLFVBQVUsSUFBSTtBQUM5QixZQUFJLFFBQVE7QUFDVixlQUFLLFVBQVUsU0FBUyxPQUFPLFNBQVM7QUFDeEM7QUFBQSxRQUNGO0FBQ0EsWUFBSSxRQUFRLElBQUksUUFBUSxNQUFNLFFBQVEsS0FBSyxLQUFLLE1BQU0sT0FBTyxDQUFDO0FBQzlELGNBQU0sT0FBTyxLQUFLLElBQUksS0FBSyxNQUFNLEtBQUs7QUFDdEMsWUFBSSxPQUFPLEVBQUcsT0FBTSxJQUFJLGNBQWMsUUFBUSxJQUFJLFFBQVEsNkJBQTZCLElBQUksT0FBTyxNQUFNLE1BQU0sdUJBQXVCO0FBQ3JJLGFBQUssUUFBUSxNQUFTO0FBQ3RCLGFBQUssS0FBSyxTQUFTO0FBQUEsTUFDckI7QUFBQSxNQXBCVztBQUFBLE1BQ0E7QUFBQTtBQUFBLE1BekJGO0FBQUE7QUFBQSxNQUVUO0FBQUE7QUFBQSxNQUVBO0FBQUEsTUFFUztBQUFBLE1BQ0E7QUFBQTtBQUFBLE1BRUEsT0FBTyxJQUFJLFVBQVUsR0FBRztBQUFBO0FBQUEsTUFFeEIsVUFBVSxJQUFJLFVBQVUsRUFBRTtBQUFBLE1BQzFCLFlBQVksRUFBRSxNQUFNLFNBQVMsTUFBTSxJQUFJLElBQUksSUFBSSxPQUFPLEVBQUU7QUFBQSxNQUN4RCxjQUFjLEVBQUUsTUFBTSxVQUFVLFFBQVEsSUFBSSxNQUFNLEdBQUc7QUFBQTtBQUFBLE1BRTlELElBQUksV0FBb0I7QUFDdEIsZUFBTyxLQUFLLFFBQVEsVUFBVSxVQUFhLEtBQUssTUFBTSxPQUFPLFNBQVM7QUFBQSxNQUN4RTtBQUFBO0FBQUE7QUFBQTtBQUFBO0FBQUEsTUFpQ0EsUUFBUSxRQUEwQjtBQUNoQyxjQUFNLE9BQU8sSUFBSSxPQUFNLEtBQUssU0FBUyxLQUFLLFNBQVMsSUFBSTtBQUN2RCxjQUFNLFNBQVMsWUFBWSxLQUFLLEtBQUssTUFBTSxLQUFLLENBQUMsRUFBRSxPQUFPLENBQUMsT0FBTyxDQUFDLEtBQUssR0FBRyxFQUFFLENBQUM7QUFDOUUsY0FBTSxRQUFRLFdBQVcsS0FBSyxRQUFRLENBQUMsT0FBTyxLQUFLLEtBQUssRUFBRSxDQUFFO0FBQzVELGdCQUFRLE9BQU8sR0FBRyxNQUFNLFFBQVEsTUFBTTtBQUN0QyxlQUFPLFFBQVEsQ0FBQyxJQUFJLE1BQU8sS0FBSyxLQUFLLEVBQUUsSUFBSSxNQUFNLENBQUMsQ0FBRztBQUNyRCxRQUFDLEtBQW9DLFFBQVEsUUFBUSxLQUFLLElBQUk7QUFDOUQsaUJBQVMsT0FBTyxHQUFHLE9BQU8sS0FBSyxNQUFNLE9BQU8sT0FBUSxNQUFLLE9BQU8sSUFBSTtBQUNwRSxlQUFPO0FBQUEsTUFDVDtBQUFBO0FBQUEsTUFHQSxVQUFVLEtBQWEsS0FBdUI7QUFDNUMsY0FBTSxPQUFPLElBQUksT0FBTSxLQUFLLFNBQVMsS0FBSyxTQUFTLElBQUk7QUFDdkQsYUFBSyxTQUFTLEtBQUssR0FBRztBQUN0QixlQUFPO0FBQUEsTUFDVDtBQUFBO0FBQUEsTUFHQSxJQUFJLFFBQWdCO0FBQ2xCLGVBQU8sS0FBSyxRQUFRO0FBQUEsTUFDdEI7QUFBQTtBQUFBO0FBQUE7QUFBQTtBQUFBLE1BTUEsS0FBSyxNQUFrQjtBQUNyQixhQUFLLFFBQVEsS0FBSyxLQUFLLEtBQUssTUFBTTtBQUNsQyxjQUFNLE9BQU8sT0FBTyxJQUFJO0FBQ3hCLFlBQUksU0FBUyxPQUFPO0FBQ2xCLGdCQUFNLE9BQU8sT0FBTyxJQUFJO0FBQ3hCLGVBQUssVUFBVSxNQUFNLEtBQUssSUFBSSxHQUFHLFFBQVEsSUFBSSxHQUFHLElBQUksS0FBSztBQUN6RCxjQUFJLEtBQUssU0FBVSxNQUFLLGNBQWMsSUFBSTtBQUMxQztBQUFBLFFBQ0Y7QUFDQSxZQUFJO0FBQ0YsY0FBSSxTQUFTLE1BQU07QUFDakIsaUJBQUssVUFBVSxPQUFPLElBQUksR0FBRyxLQUFLLE1BQU0sU0FBUyxHQUFHLElBQUksS0FBSztBQUM3RCxpQkFBSyxVQUFVLEtBQUssSUFBSSxHQUFHLEtBQUssTUFBTSxTQUFTLEdBQUcsSUFBSSxLQUFLO0FBQUEsVUFDN0QsT0FBTztBQUNMLGtCQUFNLE9BQU8sS0FBSyxZQUFZLE9BQU8sSUFBSSxDQUFDO0FBQzFDLGtCQUFNLFFBQVEsV0FBVyxJQUFJO0FBQzdCLGtCQUFNLE9BQU8sV0FBVyxLQUFLLE9BQU8sT0FBTyxJQUFJLEdBQUcsS0FBSyxJQUFJLENBQUM7QUFDNUQsZ0JBQUksS0FBSyxRQUFRLElBQUksT0FBTyxNQUFNLEtBQUssUUFBUSxRQUFTLElBQUksRUFBRyxJQUFJLEtBQUssTUFBTSxLQUFLLFNBQVMsSUFBSSxDQUFDO0FBQ2pHLGlCQUFLLFdBQVcsS0FBSztBQUFBLFVBQ3ZCO0FBQUEsUUFDRixTQUFTLE9BQU87QUFDZCxlQUFLLEtBQUs7QUFDVixnQkFBTTtBQUFBLFFBQ1I7QUFDQSxZQUFJLEtBQUssU0FBVSxNQUFLLGNBQWMsSUFBSTtBQUFBLE1BQzVDO0FBQUE7QUFBQSxNQUdBLE9BQWE7QUFDWCxZQUFJLEtBQUssUUFBUSxXQUFXLEVBQUcsT0FBTSxJQUFJLFdBQVcsMEJBQTBCO0FBQzlFLGNBQU0sUUFBUSxLQUFLLFFBQVEsSUFBSTtBQUMvQixlQUFPLEtBQUssS0FBSyxTQUFTLE1BQU8sTUFBSyxVQUFVO0FBQUEsTUFDbEQ7QUFBQTtBQUFBLE1BR0EsU0FBZTtBQUNiLGFBQUssUUFBUSxTQUFTLEtBQUssS0FBSyxTQUFTO0FBQUEsTUFDM0M7QUFBQTtBQUFBLE1BR0EsSUFBSSxjQUFpQztBQUNuQyxlQUFPLEtBQUssTUFBTTtBQUFBLE1BQ3BCO0FBQUE7QUFBQSxNQUdBLE9BQU8sUUFBZSxVQUFrQjtBQUN0QyxZQUFJLENBQUMsS0FBSyxRQUFRLE9BQVEsUUFBTyxLQUFLLFFBQVEsSUFBSSxRQUFRO0FBQzFELGNBQU0sU0FBUyxJQUFJLEtBQUssUUFBUSxJQUFJLFVBQVUsTUFBTSxLQUFLLFFBQVEsT0FBUSxLQUFLLE1BQU0sS0FBSyxTQUFTLEtBQUssQ0FBQztBQUN4RyxZQUFJLFdBQVcsYUFBYSxXQUFXLFNBQVMsV0FBVztBQUN6RCxnQkFBTSxJQUFJLGNBQWMsS0FBSyxRQUFRLElBQUksVUFBVSwrQ0FBK0MsS0FBSyxVQUFVLE1BQU0sQ0FBQyxFQUFFO0FBQzVILGVBQU87QUFBQSxNQUNUO0FBQUE7QUFBQSxNQUdBLE1BQU0sUUFBZSxVQUE4QjtBQUNqRCxZQUFJLENBQUMsS0FBSyxRQUFRLE1BQU8sUUFBTztBQUNoQyxjQUFNLFFBQVEsSUFBSSxLQUFLLFFBQVEsSUFBSSxTQUFTLE1BQU0sS0FBSyxRQUFRLE1BQU8sS0FBSyxNQUFNLEtBQUssU0FBUyxLQUFLLENBQUM7QUFDckcsWUFBSSxDQUFDLE9BQU8sU0FBUyxLQUFLLEVBQUcsT0FBTSxJQUFJLGNBQWMsS0FBSyxRQUFRLElBQUksU0FBUyw2QkFBNkIsT0FBTyxLQUFLLENBQUMsRUFBRTtBQUMzSCxlQUFPLEtBQUssSUFBSSxHQUFHLEtBQUs7QUFBQSxNQUMxQjtBQUFBO0FBQUEsTUFHQSxLQUFLLE1BQXNCO0FBQ3pCLGNBQU0sT0FBTyxPQUFPLElBQUk7QUFDeEIsWUFBSSxTQUFTLFFBQVE7QUFDbkIsZUFBSyxZQUFZLFNBQVMsS0FBSyxZQUFZLE9BQU8sSUFBSSxDQUFDO0FBQ3ZELGVBQUssWUFBWSxPQUFPLFdBQVcsS0FBSyxPQUFPLE9BQU8sSUFBSSxHQUFHLEtBQUssSUFBSSxDQUFDO0FBQ3ZFLGlCQUFPLEtBQUs7QUFBQSxRQUNkO0FBQ0EsY0FBTSxPQUFPLEtBQUs7QUFDbEIsYUFBSyxPQUFPLFNBQVMsT0FBTyxTQUFTO0FBQ3JDLGFBQUssT0FBTyxLQUFLLE1BQU0sSUFBSSxPQUFPLElBQUksQ0FBQztBQUN2QyxhQUFLLEtBQUssS0FBSyxNQUFNLElBQUksS0FBSyxJQUFJLENBQUM7QUFDbkMsYUFBSyxRQUFRLFFBQVEsSUFBSTtBQUN6QixlQUFPO0FBQUEsTUFDVDtBQUFBLE1BRUEsYUFBYSxNQUFzQjtBQUNqQyxlQUFPLEtBQUssVUFBVSxRQUFRLElBQUk7QUFBQSxNQUNwQztBQUFBO0FBQUEsTUFHQSxXQUFtQztBQUNqQyxlQUFPLEtBQUssVUFBVSxJQUFJO0FBQUEsTUFDNUI7QUFBQTtBQUFBO0FBQUEsTUFLQSxVQUFVLE1BQWMsSUFBWUMsUUFBZSxNQUFjLE1BQXFCO0FBQ3BGLFlBQUlBLFdBQVUsS0FBSyxPQUFPLEVBQUcsTUFBSyxJQUFJLElBQUksS0FBSyxLQUFLLElBQUksQ0FBQztBQUFBLGFBQ3BEO0FBQ0gsY0FBSSxRQUFRLEVBQUcsTUFBSyxVQUFVLE1BQU1BLE1BQUs7QUFDekMsZUFBSyxNQUFNLE1BQU0sSUFBSUEsUUFBTyxNQUFNLElBQUk7QUFBQSxRQUN4QztBQUNBLGFBQUssTUFBTSxJQUFJO0FBQ2YsYUFBSyxNQUFNLEVBQUU7QUFDYixhQUFLLE9BQU8sT0FBUSxNQUFNLElBQU1BLFVBQVMsSUFBSyxRQUFRLFFBQVEsSUFBSSxRQUFRLE1BQU0sT0FBTyxTQUFTLEVBQUU7QUFDbEcsYUFBSyxVQUFVLEtBQUssS0FBSyxVQUFVLE1BQU0sSUFBSUEsUUFBTyxJQUFJLENBQUM7QUFBQSxNQUMzRDtBQUFBO0FBQUEsTUFHQSxVQUFVLE1BQWMsSUFBWUEsUUFBZSxNQUFjLE1BQWUsT0FBZ0IsU0FBd0I7QUFDdEgsWUFBSSxRQUFRLEVBQUcsTUFBSyxVQUFVLE1BQU1BLFFBQU8sUUFBUSxLQUFLLElBQUksSUFBSSxJQUFLQSxTQUFRLENBQUM7QUFDOUUsYUFBSyxXQUFXLE1BQU0sSUFBSUEsUUFBTyxNQUFNLE1BQU0sT0FBTyxPQUFPO0FBQzNELGFBQUs7QUFBQSxVQUNILE9BQVEsTUFBTSxJQUFNQSxVQUFTO0FBQUEsVUFDN0IsUUFBUSxRQUFRLElBQUksUUFBUSxNQUFNLE9BQU8sU0FBUyxNQUFNLFFBQVEsUUFBUSxNQUFNLFVBQVUsVUFBVTtBQUFBLFFBQ3BHO0FBQ0EsYUFBSyxVQUFVLEtBQUssS0FBSyxVQUFVLE1BQU0sSUFBSUEsUUFBTyxNQUFNLE9BQU8sQ0FBQztBQUFBLE1BQ3BFO0FBQUEsTUFFQSxRQUFRLE1BQW9CO0FBQzFCLGFBQUssTUFBTSxJQUFJO0FBQ2YsYUFBSyxPQUFPLE1BQU0sSUFBSTtBQUFBLE1BQ3hCO0FBQUEsTUFFQSxZQUFZLE1BQW9CO0FBQzlCLGNBQU0sUUFBUSxRQUFRLEtBQUs7QUFDM0IsY0FBTUEsU0FBUSxLQUFLLElBQUksSUFBSTtBQUMzQixpQkFBUyxJQUFJLEdBQUcsSUFBSUEsUUFBTyxJQUFLLE1BQUssS0FBSyxLQUFLLEtBQUssTUFBTSxRQUFRLENBQUMsQ0FBRTtBQUNyRSxtQkFBVyxRQUFRLEtBQUssUUFBUSxNQUFPLE1BQUssS0FBSyxLQUFLLElBQUk7QUFDMUQsYUFBSyxJQUFJLE1BQU0sS0FBSyxPQUFPO0FBQzNCLGFBQUssT0FBTyxNQUFNLE9BQU87QUFDekIsYUFBSyxVQUFVLEtBQUssRUFBRSxNQUFNLFdBQVcsTUFBTSxLQUFLLFVBQVUsSUFBSSxFQUFFLENBQUM7QUFBQSxNQUNyRTtBQUFBLE1BRUEsV0FBVyxNQUFjLE9BQXFCO0FBQzVDLGNBQU0sUUFBUSxLQUFLLFVBQVUsUUFBUSxJQUFJO0FBQ3pDLGNBQU0sTUFBTSxLQUFLLFVBQVUsR0FBRyxLQUFLO0FBQ25DLFlBQUksUUFBUSxNQUFPO0FBQ25CLGFBQUssS0FBSyxLQUFLLEdBQUc7QUFDbEIsYUFBSyxPQUFPLE9BQU8sS0FBSztBQUN4QixhQUFLLE9BQU8sT0FBTyxHQUFHO0FBQUEsTUFDeEI7QUFBQSxNQUVBLE1BQU0sTUFBb0I7QUFDeEIsY0FBTSxLQUFLLEtBQUssU0FBUyxJQUFJO0FBQzdCLGFBQUssVUFBVSxLQUFLLEVBQUUsTUFBTSxRQUFRLE1BQU0sS0FBSyxVQUFVLElBQUksR0FBRyxNQUFNLElBQUksTUFBTSxLQUFLLEdBQUcsRUFBRSxJQUFJLE9BQU8sT0FBTyxDQUFDO0FBQUEsTUFDL0c7QUFBQSxNQUVBLE9BQU8sT0FBZSxPQUFxQjtBQUN6QyxhQUFLLFVBQVUsSUFBSSxPQUFPLEtBQUs7QUFDL0IsYUFBSyxVQUFVLEtBQUssRUFBRSxNQUFNLE9BQU8sU0FBUyxLQUFLLFVBQVUsT0FBTyxLQUFLLEdBQUcsTUFBTSxDQUFDO0FBQUEsTUFDbkY7QUFBQSxNQUVBLE9BQU8sU0FBaUIsTUFBb0I7QUFDMUMsYUFBSyxLQUFLLEtBQUssT0FBTztBQUN0QixhQUFLLEtBQUssS0FBSyxJQUFJO0FBQUEsTUFDckI7QUFBQTtBQUFBLE1BR0EsVUFBVSxNQUFjQSxRQUFlLFFBQVEsR0FBUztBQUN0RCxpQkFBUyxRQUFRLEdBQUcsUUFBUUEsUUFBTyxTQUFTLElBQUk7QUFDOUMsY0FBSUMsUUFBTztBQUNYLG1CQUFTLElBQUksT0FBTyxJQUFJLEtBQUssSUFBSUQsUUFBTyxRQUFRLEVBQUUsR0FBRyxJQUFLLENBQUFDLFNBQVEsS0FBSyxHQUFHLEtBQUssS0FBSyxNQUFNLFFBQVEsQ0FBQyxDQUFDLEtBQU8sSUFBSTtBQUMvRyxlQUFLLEtBQUssS0FBS0EsS0FBSTtBQUFBLFFBQ3JCO0FBQUEsTUFDRjtBQUFBLE1BRUEsWUFBa0I7QUFDaEIsY0FBTSxPQUFPLEtBQUssS0FBSyxJQUFJO0FBQzNCLGNBQU0sVUFBVSxLQUFLLEtBQUssSUFBSTtBQUM5QixnQkFBUSxPQUFPLEdBQUc7QUFBQSxVQUNoQixLQUFLLE1BQU07QUFDVCxrQkFBTSxPQUFPLFVBQVU7QUFDdkIsa0JBQU0sS0FBTSxXQUFXLElBQUs7QUFDNUIsa0JBQU1ELFNBQVEsWUFBWTtBQUMxQixnQkFBSSxTQUFTLFFBQVFBLFdBQVUsRUFBRyxNQUFLLElBQUksTUFBTSxLQUFLLEtBQUssRUFBRSxDQUFDO0FBQUEscUJBQ3JELFFBQVEsUUFBUSxVQUFVO0FBQ2pDLG1CQUFLLFdBQVcsTUFBTSxJQUFJQSxRQUFPLElBQUk7QUFDckM7QUFBQSxZQUNGLE9BQU87QUFDTCxvQkFBTSxVQUFVLE9BQU8sWUFBWTtBQUNuQyxrQkFBSSxPQUFPLE1BQU8sTUFBSyxjQUFjLElBQUlBLFFBQU8sTUFBTTtBQUN0RCxtQkFBSyxNQUFNLElBQUksTUFBTUEsUUFBTyxJQUFJLE1BQU07QUFBQSxZQUN4QztBQUNBLGlCQUFLLE1BQU0sSUFBSTtBQUNmLGlCQUFLLE1BQU0sRUFBRTtBQUNiLGlCQUFLLFVBQVUsS0FBSyxLQUFLLFVBQVUsSUFBSSxNQUFNQSxRQUFPLEVBQUUsQ0FBQztBQUN2RDtBQUFBLFVBQ0Y7QUFBQSxVQUNBLEtBQUs7QUFDSCxpQkFBSyxNQUFNLE9BQU87QUFDbEI7QUFBQSxVQUNGLEtBQUssU0FBUztBQUNaLHFCQUFTLElBQUksR0FBRyxLQUFLLEdBQUcsSUFBSyxNQUFLLFFBQVEsTUFBTSxDQUFDLElBQUksS0FBSyxLQUFLLElBQUk7QUFDbkUsa0JBQU0sUUFBUSxXQUFXLEtBQUs7QUFDOUIscUJBQVMsSUFBSSxLQUFLLElBQUksT0FBTyxJQUFLLEdBQUcsS0FBSyxHQUFHLElBQUssTUFBSyxNQUFNLFFBQVEsQ0FBQyxJQUFJLEtBQUssS0FBSyxJQUFJO0FBQ3hGLGlCQUFLLE9BQU8sT0FBTztBQUNuQixpQkFBSyxVQUFVLEtBQUssRUFBRSxNQUFNLFdBQVcsTUFBTSxLQUFLLFVBQVUsT0FBTyxFQUFFLENBQUM7QUFDdEU7QUFBQSxVQUNGO0FBQUEsVUFDQTtBQUNFLGlCQUFLLE9BQU8sU0FBUyxLQUFLLEtBQUssSUFBSSxDQUFDO0FBQUEsUUFDeEM7QUFBQSxNQUNGO0FBQUEsTUFFQSxXQUFXLE1BQWMsSUFBWUEsUUFBZSxNQUFvQjtBQUN0RSxjQUFNLENBQUMsUUFBUSxPQUFPLE9BQU8sSUFBSSxFQUFFLE9BQU8sWUFBWSxJQUFJLE9BQU8sV0FBVyxJQUFJLE9BQU8sYUFBYSxDQUFDO0FBQ3JHLFlBQUksT0FBTyxNQUFPLE1BQUssY0FBYyxJQUFJQSxRQUFPLFFBQVEsVUFBVSxLQUFLLElBQUksRUFBRSxJQUFLQSxTQUFRLENBQUM7QUFDM0YsYUFBSyxXQUFXLElBQUksTUFBTUEsUUFBTyxJQUFJLFFBQVEsU0FBUyxLQUFLO0FBQzNELGFBQUssVUFBVSxLQUFLLEtBQUssVUFBVSxJQUFJLE1BQU1BLFFBQU8sSUFBSSxLQUFLLENBQUM7QUFBQSxNQUNoRTtBQUFBO0FBQUE7QUFBQTtBQUFBO0FBQUE7QUFBQSxNQU9BLGNBQWMsTUFBY0EsUUFBZSxRQUFpQixRQUFRLEdBQVM7QUFDM0UsY0FBTSxRQUFTLEtBQUssS0FBSyxVQUFVLEtBQUssS0FBS0EsU0FBUSxFQUFFO0FBQ3ZELGlCQUFTLFFBQVEsR0FBRyxRQUFRQSxRQUFPLFNBQVM7QUFDMUMsZ0JBQU0sSUFBSSxTQUFTQSxTQUFRLElBQUksUUFBUTtBQUN2QyxlQUFLLFVBQVUsTUFBTSxRQUFRLE9BQVEsS0FBSyxLQUFLLEdBQUcsU0FBUyxLQUFLLEVBQUUsT0FBTyxJQUFJLE1BQU8sQ0FBQztBQUFBLFFBQ3ZGO0FBQUEsTUFDRjtBQUFBLE1BRUEsVUFBVSxNQUFjLElBQVlBLFFBQWUsTUFBYyxVQUFVLE9BQWE7QUFDdEYsY0FBTSxTQUFTLFVBQVUsS0FBSyxJQUFJLEVBQUUsSUFBSyxJQUFJQSxTQUFRO0FBQ3JELGNBQU0sUUFBUSxNQUFNLEtBQUssRUFBRSxRQUFRQSxPQUFNLEdBQUcsQ0FBQyxHQUFHLE1BQU0sS0FBSyxLQUFLLElBQUksU0FBUyxDQUFDLENBQUM7QUFDL0UsY0FBTSxPQUFPLEVBQUUsTUFBTSxRQUFpQixNQUFNLEtBQUssVUFBVSxJQUFJLEdBQUcsSUFBSSxLQUFLLFVBQVUsRUFBRSxHQUFHLE1BQU07QUFDaEcsZUFBTyxFQUFFLEdBQUcsTUFBTSxHQUFJLFFBQVEsS0FBSyxFQUFFLE1BQU0sT0FBTyxPQUFPLE9BQU8sR0FBSSxHQUFJLFdBQVcsRUFBRSxRQUFRLEVBQUc7QUFBQSxNQUNsRztBQUFBLE1BRUEsVUFBVSxNQUFzQjtBQUM5QixlQUFPLEtBQUssTUFBTSxJQUFJLElBQUksS0FBSztBQUFBLE1BQ2pDO0FBQUEsTUFFQSxjQUFjLE1BQWtCO0FBQzlCLFlBQUk7QUFDRixlQUFLLFFBQVEsSUFBSTtBQUFBLFFBQ25CLFNBQVMsT0FBTztBQUNkLGVBQUssS0FBSztBQUNWLGdCQUFNO0FBQUEsUUFDUjtBQUFBLE1BQ0Y7QUFBQSxNQUVBLFdBQVcsT0FBcUI7QUFDOUIsY0FBTSxPQUFPLEtBQUssSUFBSSxLQUFLLE1BQU0sS0FBSztBQUN0QyxZQUFJLE9BQU87QUFDVCxnQkFBTSxJQUFJLGNBQWMsS0FBSyxRQUFRLElBQUksT0FBTyx1Q0FBdUMsSUFBSSxPQUFPLEtBQUssTUFBTSxNQUFNLFlBQVk7QUFBQSxNQUNuSTtBQUFBO0FBQUEsTUFHQSxRQUFRLE1BQThCO0FBQ3BDLGNBQU0sRUFBRSxTQUFTLE1BQU0sSUFBSTtBQUMzQixZQUFJLE9BQU8sU0FBUyxTQUFZLFNBQVksS0FBSyxLQUFLLElBQUk7QUFDMUQsaUJBQVMsUUFBUSxLQUFLLFNBQVM7QUFDN0IsZ0JBQU0sU0FBUyxLQUFLLEtBQUs7QUFDekIscUJBQVcsUUFBUSxNQUFNLE9BQVEsS0FBSSxLQUFLLElBQUksSUFBSSxNQUFNLFVBQVUsQ0FBQyxVQUFVLE1BQU0sSUFBSSxFQUFHLE1BQUssUUFBUSxJQUFJO0FBQzNHLGNBQUksUUFBUSxPQUFPO0FBRWpCLGdCQUFJO0FBQ0osZ0JBQUk7QUFDRix1QkFBUyxRQUFRLE1BQU0sS0FBSyxNQUFNLEtBQUssU0FBUyxJQUFJO0FBQUEsWUFDdEQsU0FBUyxPQUFPO0FBQ2Qsb0JBQU0sZ0JBQWdCLFFBQVEsSUFBSSxTQUFTLEtBQUs7QUFBQSxZQUNsRDtBQUNBLGdCQUFJLFVBQVUsTUFBTSxFQUFHLE9BQU0sSUFBSSxjQUFjLFFBQVEsSUFBSSxTQUFTLFNBQVM7QUFDN0UsaUJBQUssV0FBVyxPQUFPO0FBQUEsVUFDekI7QUFDQSxjQUFJLEtBQUssS0FBSyxXQUFXLE9BQVE7QUFDakMsY0FBSSxVQUFVO0FBQ1osa0JBQU0sSUFBSSxjQUFjLFFBQVEsSUFBSSxTQUFTLG9FQUFvRTtBQUNuSCxpQkFBTztBQUFBLFFBQ1Q7QUFBQSxNQUNGO0FBQUEsSUFDRjtBQUdBLElBQU0sVUFBVSxDQUFDLFVBQTRDLE9BQU8sT0FBTyxNQUFNLEtBQUssT0FBTyxDQUFDLE1BQU0sT0FBTyxTQUFTLElBQUksSUFBSSxDQUFDLENBQUM7QUFBQTtBQUFBOzs7QUNyV3ZILFNBQVMsS0FBd0IsU0FBcUIsVUFBdUIsQ0FBQyxHQUFxQjtBQUN4RyxlQUFhLE9BQU87QUFDcEIsUUFBTSxVQUFVLGdCQUFnQixTQUFTLFFBQVEsT0FBTztBQUN4RCxNQUFJLENBQUMsUUFBUSxHQUFJLFFBQU87QUFDeEIsUUFBTSxPQUFPLElBQUksUUFBUSxJQUFJLFFBQVEsTUFBTSxRQUFRLEtBQUssUUFBUSxLQUFLLENBQUM7QUFDdEUsTUFBSSxPQUFPLFNBQVMsU0FBVSxPQUFNLElBQUksY0FBYyxRQUFRLElBQUksUUFBUSx1Q0FBdUMsT0FBTyxJQUFJLENBQUMsRUFBRTtBQUMvSCxNQUFJLFFBQVEsU0FBUyxRQUFXO0FBQzlCLFVBQU1FLFFBQU8sVUFBVSxRQUFRLE1BQU0sSUFBSTtBQUN6QyxRQUFJLENBQUNBLE1BQUssR0FBSSxRQUFPQTtBQUNyQixVQUFNLFNBQVMsRUFBRSxNQUFNLFdBQVdBLE1BQUssS0FBSyxFQUFFO0FBQzlDLFdBQU8sR0FBRyxFQUFFLE9BQU8sSUFBSSxNQUFNLFNBQVMsUUFBUSxPQUFPLEVBQUUsTUFBTUEsTUFBSyxPQUFPLFFBQVEsU0FBUyxNQUFNLEVBQUUsQ0FBQyxHQUFHLFNBQVMsUUFBUSxPQUFPLE9BQU8sQ0FBQztBQUFBLEVBQ3hJO0FBQ0EsUUFBTSxPQUFPLFVBQVUsUUFBUSxRQUFRLENBQUM7QUFDeEMsTUFBSSxTQUFTLE9BQVcsUUFBTyxLQUFLLFlBQVksRUFBRSxNQUFNLE9BQU8sUUFBUSxJQUFJLEVBQUUsQ0FBQztBQUM5RSxRQUFNLFNBQVMsU0FBUyxFQUFFLEtBQUssQ0FBQztBQUNoQyxRQUFNLE9BQU8sYUFBYSxTQUFTLE1BQU0sUUFBUSxPQUFPLElBQUksS0FBSyxhQUFhLE1BQU0sTUFBTTtBQUMxRixTQUFPLEdBQUcsRUFBRSxPQUFPLElBQUksTUFBTSxTQUFTLFFBQVEsT0FBTyxFQUFFLE1BQU0sT0FBTyxDQUFDLEdBQUcsU0FBUyxRQUFRLE9BQU8sUUFBUSxFQUFFLEtBQUssRUFBRSxDQUFDO0FBQ3BIO0FBR0EsU0FBUyxhQUFnQyxTQUFxQixNQUFZLFNBQVksTUFBb0M7QUFDeEgsTUFBSSxDQUFDLFFBQVEsWUFBWSxPQUFPLFNBQVMsU0FBVSxRQUFPO0FBQzFELFFBQU0sT0FBTyxJQUFJLFFBQVEsSUFBSSxZQUFZLE1BQU0sUUFBUSxTQUFVLE1BQU0sT0FBTyxDQUFDO0FBQy9FLE1BQUksU0FBUyxPQUFXLFFBQU87QUFDL0IsTUFBSSxPQUFPLFNBQVMsU0FBVSxPQUFNLElBQUksY0FBYyxRQUFRLElBQUksWUFBWSw0QkFBNEI7QUFDMUcsUUFBTSxPQUFPLFVBQVUsTUFBTSxJQUFJO0FBQ2pDLE1BQUksQ0FBQyxLQUFLLEdBQUksT0FBTSxJQUFJLGNBQWMsUUFBUSxJQUFJLFlBQVksOEJBQThCLElBQUksS0FBSyxLQUFLLE1BQU0sT0FBTyxFQUFFO0FBQ3pILFNBQU8sS0FBSztBQUNkO0FBR08sU0FBUyxhQUFhLE9BQTBDO0FBQ3JFLFFBQU0sSUFBSTtBQUNWLFFBQU0sS0FBSyxPQUFPLEdBQUcsT0FBTyxXQUFXLEVBQUUsS0FBSztBQUM5QyxRQUFNLFNBQVMsQ0FBQyxPQUFlLFFBQXVCO0FBQ3BELFVBQU0sSUFBSSxjQUFjLElBQUksT0FBTyxHQUFHO0FBQUEsRUFDeEM7QUFDQSxNQUFJLE9BQU8sTUFBTSxZQUFZLE1BQU0sS0FBTSxRQUFPLE9BQU8sVUFBVSw2Q0FBNkM7QUFDOUcsTUFBSSxDQUFDLGdDQUFnQyxLQUFLLEVBQUUsRUFBRyxRQUFPLE1BQU0sbURBQW1ELEtBQUssVUFBVSxFQUFFLEVBQUUsQ0FBQyxFQUFFO0FBQ3JJLE1BQUksRUFBRSxRQUFRLElBQUssUUFBTyxPQUFPLGtCQUFrQixLQUFLLFVBQVUsRUFBRSxHQUFHLENBQUMsc0NBQXNDLEdBQUcsRUFBRTtBQUNuSCxhQUFXLFFBQVEsTUFBTSxRQUFRLEVBQUUsS0FBSyxJQUFLLEVBQUUsUUFBK0IsQ0FBQztBQUM3RSxRQUFJLENBQUMsTUFBTSxTQUFTLE9BQU8sSUFBSSxDQUFDLEVBQUcsUUFBTyxTQUFTLFNBQVMsS0FBSyxVQUFVLElBQUksQ0FBQyxrREFBa0Q7QUFDcEksTUFBSSxDQUFDLE9BQU8sVUFBVSxFQUFFLEtBQUssS0FBSyxFQUFFLFFBQVMsRUFBRyxRQUFPLFNBQVMsK0JBQStCO0FBQy9GLGFBQVcsVUFBVSxPQUFPLE9BQU8sRUFBRSxXQUFXLE9BQU8sV0FBVyx5Q0FBeUMsQ0FBQztBQUMxRyxRQUNFLENBQUMsTUFBTSxRQUFRLE1BQU0sS0FDckIsT0FBTyxXQUFXLEtBQ2xCLENBQUMsT0FBTyxNQUFNLENBQUNDLFdBQVUsT0FBT0EsV0FBVSxZQUFZLE9BQU8sU0FBU0EsTUFBSyxDQUFDLEtBQzVFLElBQUksSUFBSSxPQUFPLElBQUksTUFBTSxDQUFDLEVBQUUsT0FBTyxPQUFPO0FBRTFDLGFBQU8sV0FBVyxrRUFBa0U7QUFDeEYsYUFBVyxRQUFRLENBQUMsUUFBUSxTQUFTLE1BQU0sRUFBWSxLQUFJLE9BQU8sRUFBRSxJQUFJLE1BQU0sV0FBWSxRQUFPLE1BQU0sb0JBQW9CO0FBQzNILGFBQVcsVUFBVSxDQUFDLE1BQU0sSUFBSTtBQUM5QixRQUFJLE9BQU8sRUFBRSxVQUFVLE1BQU0sR0FBRyxTQUFTLFNBQVUsUUFBTyxXQUFXLHVCQUF1QixNQUFNLEdBQUc7QUFDekc7QUF4RkEsSUFTYSxLQUdQO0FBWk47QUFBQTtBQUFBO0FBRUE7QUFDQTtBQUNBO0FBQ0E7QUFDQTtBQUdPLElBQU0sTUFBTTtBQUduQixJQUFNLFFBQTJCLENBQUM7QUFBQTtBQUFBOzs7QUNpTTNCLFNBQVMsV0FBVyxPQUFjLE1BQWdDO0FBQ3ZFLFFBQU0sRUFBRSxTQUFTLEtBQUssSUFBSTtBQUMxQixTQUFPLFFBQVEsUUFBUSxJQUFJLFFBQVEsSUFBSSxRQUFRLE1BQU0sUUFBUSxLQUFNLE1BQU0sTUFBTSxLQUFLLElBQUksQ0FBQyxDQUFDO0FBQzVGO0FBaE5BO0FBQUE7QUFBQTtBQUdBO0FBQUE7QUFBQTs7O0FDRU8sU0FBUyxXQUFXLE9BQWMsTUFBb0I7QUFDM0QsUUFBTSxFQUFFLEtBQUssUUFBUSxJQUFJLE1BQU07QUFDL0IsUUFBTSxPQUFPLE9BQU8sSUFBSTtBQUN4QixNQUFJLFNBQVMsUUFBUTtBQUNuQixVQUFNLEVBQUUsTUFBTSxLQUFLLElBQUksUUFBUSxPQUFPLElBQUksQ0FBQztBQUMzQyxXQUFPLE9BQU8sR0FBRyxJQUFJLElBQUksSUFBSSxLQUFLLElBQUksQ0FBQyxDQUFFLEtBQUs7QUFBQSxFQUNoRDtBQUNBLE1BQUksU0FBUyxLQUFNLFFBQU8sR0FBRyxJQUFJLE9BQU8sSUFBSSxDQUFDLENBQUUsSUFBSSxJQUFJLEtBQUssSUFBSSxDQUFDLENBQUU7QUFDbkUsUUFBTUMsU0FBUSxRQUFRLElBQUk7QUFDMUIsU0FBTyxHQUFHLElBQUksT0FBTyxJQUFJLENBQUMsQ0FBRSxJQUFJLElBQUksS0FBSyxJQUFJLENBQUMsQ0FBRSxHQUFHQSxTQUFRLElBQUksSUFBSUEsTUFBSyxLQUFLLEVBQUU7QUFDakY7QUFmQTtBQUFBO0FBQUE7QUFBQTtBQUFBO0FBQUE7OztBQ0FBO0FBQUE7QUFBQTtBQUlBO0FBQ0E7QUFDQTtBQUNBO0FBQ0E7QUFjQTtBQUNBO0FBQ0E7QUFJQTtBQUNBO0FBQUE7QUFBQTs7O0FDRk8sU0FBUyxRQUFRLFFBQXdCLE1BQXVCLE9BQU8sTUFBYztBQUMxRixRQUFNLFFBQVEsSUFBSSxNQUFNLE9BQU8sU0FBUyxPQUFPLFNBQVMsTUFBTTtBQUM5RCxNQUFJLFFBQVEsQ0FBQyxHQUFHLGFBQWEsT0FBTyxJQUFJLENBQUM7QUFDekMsV0FBUyxRQUFRLEdBQUcsUUFBUSxLQUFLLE1BQU0sU0FBUyxXQUFXLE1BQU0sU0FBUztBQUN4RSxZQUFRLE1BQU0sU0FBUztBQUN2QixZQUFRLGNBQWMsT0FBTyxLQUFLO0FBQUEsRUFDcEM7QUFFQSxXQUFTLFFBQVEsS0FBSyxLQUFLLE1BQU0sS0FBSyxLQUFLLEtBQUssSUFBSSxHQUFHLE1BQU0sU0FBUyxDQUFDLENBQUMsQ0FBQyxHQUFHLFNBQVMsR0FBRyxTQUFTLEdBQUc7QUFFbEcsVUFBTSxRQUFrQixDQUFDO0FBQ3pCLGVBQVcsUUFBUSxNQUFPLE9BQU0sS0FBSyxLQUFLLE9BQU8sSUFBSSxDQUFDO0FBQ3RELGFBQVMsSUFBSSxLQUFLLElBQUksR0FBRyxNQUFNLFNBQVMsS0FBSyxHQUFHLEtBQUssS0FBSyxPQUFPLEdBQUcsS0FBSyxLQUFLLElBQUksR0FBRyxTQUFTLENBQUMsR0FBRztBQUNoRyxhQUFPLE1BQU0sUUFBUSxFQUFHLE9BQU0sS0FBSztBQUNuQyxjQUFRLE1BQU0sU0FBUztBQUN2QixZQUFNLE9BQU8sU0FBUyxPQUFPLE9BQU8sT0FBTyxJQUFJLEtBQUs7QUFDcEQsVUFBSSxNQUFNO0FBQ1IsZ0JBQVEsQ0FBQyxHQUFHLE1BQU0sTUFBTSxHQUFHLENBQUMsR0FBRyxHQUFHLElBQUk7QUFDdEMsY0FBTSxTQUFTO0FBQ2YsbUJBQVcsUUFBUSxLQUFNLE9BQU0sS0FBSyxLQUFLLE9BQU8sSUFBSSxDQUFDO0FBQUEsTUFDdkQ7QUFBQSxJQUNGO0FBQ0EsV0FBTyxNQUFNLFFBQVEsRUFBRyxPQUFNLEtBQUs7QUFBQSxFQUNyQztBQUNBLFNBQU8sQ0FBQyxHQUFHLGFBQWEsT0FBTyxLQUFLLENBQUM7QUFDdkM7QUFHQSxTQUFTLEtBQUssT0FBdUIsTUFBb0I7QUFDdkQsUUFBTSxPQUFPLE9BQU8sSUFBSSxNQUFNLFFBQVEsTUFBTSxLQUFLLE9BQU8sSUFBSSxHQUFHLFFBQVEsSUFBSSxJQUFJLENBQUMsSUFBSTtBQUNwRixRQUFNLEtBQUssSUFBSTtBQUNmLFNBQU87QUFDVDtBQWdCQSxTQUFTLGFBQWEsT0FBdUIsTUFBd0M7QUFDbkYsUUFBTUMsUUFBTyxvQkFBSSxJQUFvQjtBQUNyQyxRQUFNLFFBQXNCLENBQUM7QUFDN0IsUUFBTUMsUUFBTyxNQUFZO0FBQ3ZCLElBQUFELE1BQUssSUFBSSxHQUFHLE1BQU0sSUFBSSxDQUFDLENBQUUsSUFBSSxNQUFNLElBQUksQ0FBQyxDQUFFLElBQUksTUFBTSxNQUFNO0FBQzFELFVBQU0sS0FBSyxXQUFXLEdBQUcsR0FBRyxNQUFNLE9BQU8sR0FBRyxNQUFNLEtBQUssQ0FBQztBQUFBLEVBQzFEO0FBQ0EsRUFBQUMsTUFBSztBQUNMLGFBQVcsUUFBUSxNQUFNO0FBQ3ZCLFVBQU0sS0FBSyxJQUFJO0FBQ2YsSUFBQUEsTUFBSztBQUFBLEVBQ1A7QUFDQSxTQUFPLE1BQU0sUUFBUSxFQUFHLE9BQU0sS0FBSztBQUNuQyxNQUFJRCxNQUFLLFNBQVMsTUFBTSxPQUFRLFFBQU87QUFDdkMsUUFBTSxPQUFlLENBQUM7QUFDdEIsTUFBSSxRQUFRO0FBQ1osV0FDTSxJQUFJQSxNQUFLLElBQUksR0FBRyxNQUFNLElBQUksQ0FBQyxDQUFFLElBQUksTUFBTSxJQUFJLENBQUMsQ0FBRSxFQUFFLEdBQ3BELElBQUksS0FBSyxVQUFVLE9BQ25CLElBQUlBLE1BQUssSUFBSSxHQUFHLE1BQU0sSUFBSSxDQUFDLENBQUUsSUFBSSxNQUFNLElBQUksQ0FBQyxDQUFFLEVBQUUsS0FBSyxLQUFLLFFBQzFEO0FBQ0EsVUFBTSxPQUFPLFFBQVEsT0FBTyxLQUFLLENBQUMsR0FBSSxNQUFNLENBQUMsQ0FBRTtBQUMvQyxZQUFRLFFBQVEsT0FBTyxJQUFJO0FBQzNCLFFBQUksQ0FBQyxNQUFPO0FBQ1osVUFBTSxLQUFLLElBQUk7QUFDZixTQUFLLEtBQUssSUFBSTtBQUFBLEVBQ2hCO0FBQ0EsUUFBTSxNQUFNLFNBQVMsTUFBTSxPQUFPLE1BQU07QUFDeEMsU0FBTyxNQUFNLFFBQVEsRUFBRyxPQUFNLEtBQUs7QUFDbkMsU0FBTyxNQUFNLE9BQU87QUFDdEI7QUFHQSxTQUFTLFFBQVEsT0FBdUIsTUFBWSxPQUF5QjtBQUMzRSxRQUFNLE9BQU8sT0FBTyxJQUFJO0FBQ3hCLE1BQUksU0FBUyxTQUFTLFNBQVMsS0FBTSxRQUFPO0FBQzVDLFFBQU0sRUFBRSxPQUFPLE9BQU8sTUFBTSxJQUFJO0FBQ2hDLFFBQU0sSUFBSSxNQUFNO0FBQ2hCLFFBQU0sU0FBbUIsQ0FBQztBQUMxQixXQUFTLFFBQVEsR0FBRyxRQUFRLE1BQU0sT0FBTyxTQUFTO0FBQ2hELFVBQU0sUUFBUSxDQUFDRSxVQUNiLE1BQU0sS0FBS0EsS0FBSSxNQUFNLE1BQU0sS0FBSyxLQUFLLEtBQUssTUFBTUEsS0FBSSxNQUFNLE1BQU0sS0FBSyxLQUFLLE1BQU1BLEtBQUksTUFBTSxNQUFNLElBQUksS0FBSyxLQUFLLENBQUMsT0FBTyxTQUFTQSxLQUFJO0FBQ3JJLFFBQUksT0FBTyxNQUFNLEtBQUssSUFBSSxRQUFRO0FBQ2xDLFdBQU8sT0FBTyxNQUFNLFNBQVMsQ0FBQyxNQUFNLElBQUksRUFBRztBQUMzQyxXQUFPLEtBQUssSUFBSTtBQUFBLEVBQ2xCO0FBQ0EsUUFBTSxDQUFDLE1BQU0sRUFBRSxJQUFJLENBQUMsT0FBTyxPQUFPLElBQUksQ0FBQyxHQUFJLE9BQU8sS0FBSyxJQUFJLENBQUMsQ0FBRTtBQUM5RCxTQUFPLFNBQVMsT0FBTyxTQUFTLE1BQU0sRUFBRSxJQUFJLFVBQVUsTUFBTSxJQUFJLFFBQVEsSUFBSSxDQUFDO0FBQy9FO0FBR0EsU0FBUyxjQUFjLE9BQXVCLE1BQStCO0FBQzNFLFFBQU0sUUFBUSxvQkFBSSxJQUFvQjtBQUN0QyxhQUFXLENBQUMsR0FBRyxJQUFJLEtBQUssS0FBSyxRQUFRLEdBQUc7QUFDdEMsVUFBTSxLQUFLLElBQUk7QUFDZixVQUFNLElBQUlDLFNBQVEsS0FBSyxHQUFHLElBQUksQ0FBQztBQUFBLEVBQ2pDO0FBQ0EsU0FBTyxNQUFNLFFBQVEsRUFBRyxPQUFNLEtBQUs7QUFDbkMsUUFBTSxPQUFlLENBQUM7QUFDdEIsUUFBTSxRQUFRLElBQUksV0FBVyxTQUFTO0FBQ3RDLFdBQVMsSUFBSSxHQUFHLElBQUksS0FBSyxVQUFTO0FBQ2hDLFFBQUlDLFFBQU8sS0FBSyxDQUFDO0FBQ2pCLFFBQUksS0FBSyxJQUFJO0FBQ2IsVUFBTUMsU0FBUSxLQUFLLE9BQU8sS0FBSztBQUMvQixhQUFTLElBQUksR0FBRyxJQUFJQSxRQUFPLEtBQUs7QUFDOUIsWUFBTSxLQUFLLE1BQU0sQ0FBQyxDQUFFO0FBQ3BCLFlBQU0sUUFBUSxNQUFNLElBQUlGLFNBQVEsS0FBSyxDQUFDO0FBQ3RDLFlBQU0sS0FBSztBQUNYLFVBQUksVUFBVSxVQUFhLFFBQVEsR0FBSSxFQUFDQyxPQUFNLEVBQUUsSUFBSSxDQUFDLE1BQU0sQ0FBQyxHQUFJLEtBQUs7QUFBQSxJQUN2RTtBQUNBLFVBQU0sS0FBS0EsS0FBSTtBQUNmLFNBQUssS0FBS0EsS0FBSTtBQUNkLFFBQUk7QUFBQSxFQUNOO0FBQ0EsU0FBTyxNQUFNLFFBQVEsRUFBRyxPQUFNLEtBQUs7QUFDbkMsU0FBTztBQUNUO0FBR0EsU0FBU0QsU0FBUSxPQUErQjtBQUM5QyxNQUFJLE1BQU0sTUFBTSxJQUFJLENBQUM7QUFDckIsTUFBSSxNQUFNLE1BQU0sSUFBSSxDQUFDO0FBQ3JCLFdBQVMsT0FBTyxHQUFHLE9BQU8sTUFBTSxNQUFNLE9BQU8sUUFBUTtBQUNuRCxVQUFNLEtBQUssS0FBSyxNQUFNLE1BQU0sTUFBTSxJQUFJLEdBQUksVUFBVTtBQUNwRCxVQUFNLEtBQUssS0FBSyxNQUFNLE1BQU0sTUFBTSxJQUFJLEdBQUksVUFBVSxJQUFLLFFBQVE7QUFDakUsV0FBTyxRQUFRO0FBQUEsRUFDakI7QUFDQSxVQUFRLFFBQVEsS0FBSyxXQUFhLFFBQVE7QUFDNUM7QUFNQSxTQUFTLFNBQVMsT0FBdUIsTUFBdUIsT0FBMEIsTUFBa0M7QUFDMUgsUUFBTSxRQUFRLE1BQU07QUFDcEIsUUFBTSxTQUFpQixDQUFDO0FBQ3hCLE1BQUksUUFBUTtBQUNaLFdBQVMsSUFBSSxNQUFNLElBQUksS0FBSyxVQUFVLE9BQU8sS0FBSztBQUNoRCxRQUFJLE9BQU8sS0FBSyxDQUFDO0FBQ2pCLFFBQUksTUFBTSxDQUFDLEtBQU0sR0FBRztBQUNsQixZQUFNLE9BQU8sS0FBSyxPQUFPLE1BQU0sQ0FBQyxHQUFJLE9BQU8sSUFBSSxHQUFHLFFBQVEsSUFBSSxDQUFDLElBQUksT0FBTyxJQUFJLElBQUksT0FBTyxPQUFPLE1BQU0sQ0FBQyxDQUFFO0FBQ3pHLFVBQUksU0FBUyxLQUFLLElBQUksRUFBRztBQUN6QixhQUFPLFVBQVUsTUFBTSxLQUFLLElBQUksR0FBRyxRQUFRLElBQUksQ0FBQztBQUNoRCxjQUFRLEtBQUssT0FBTyxNQUFNLENBQUMsR0FBSSxNQUFNLFFBQVEsSUFBSSxDQUFDO0FBQUEsSUFDcEQ7QUFDQSxjQUFVLFFBQVEsT0FBTyxJQUFJO0FBQzdCLFFBQUksQ0FBQyxNQUFPO0FBQ1osVUFBTSxLQUFLLElBQUk7QUFDZixXQUFPLEtBQUssSUFBSTtBQUFBLEVBQ2xCO0FBQ0EsUUFBTSxNQUFNLFNBQVMsTUFBTSxPQUFPLE1BQU07QUFDeEMsU0FBTyxNQUFNLFFBQVEsTUFBTyxPQUFNLEtBQUs7QUFDdkMsU0FBTyxNQUFNLFNBQVM7QUFDeEI7QUFNQSxTQUFTLE9BQU8sT0FBdUIsTUFBc0I7QUFDM0QsUUFBTSxFQUFFLE9BQU8sS0FBSyxPQUFPLE1BQU0sSUFBSTtBQUNyQyxXQUFTLE9BQU8sR0FBRyxPQUFPLE1BQU0sT0FBTztBQUNyQyxhQUFTLFNBQVMsUUFBUSxTQUFTLElBQUksSUFBSSxJQUFLLEdBQUcsU0FBUyxRQUFRLE9BQU8sUUFBUyxLQUFJLE1BQU0sS0FBSyxNQUFNLEtBQU0sUUFBTztBQUN4SCxTQUFPO0FBQ1Q7QUF4TUEsSUFrQk0sVUFFQSxNQTRLQTtBQWhNTjtBQUFBO0FBQUE7QUFDQTtBQWlCQSxJQUFNLFdBQVc7QUFFakIsSUFBTSxPQUFPO0FBNEtiLElBQU0sT0FBTyxDQUFDLE9BQXVCLE1BQWMsTUFBY0UsV0FDL0QsTUFBTSxJQUFJLElBQUksS0FBTUEsVUFBUyxNQUFNLEtBQUssTUFBTUEsU0FBUSxDQUFDLE1BQU07QUFBQTtBQUFBOzs7QUNqTS9EO0FBQUE7QUFBQTtBQWlDQTtBQUFBO0FBQUE7OztBQ2hDTyxTQUFTQyxVQUFTLEdBQW1CO0FBQzFDLE1BQUksS0FBSyxLQUFLLElBQUssTUFBTSxJQUFLLFNBQVU7QUFDeEMsTUFBSSxLQUFLLEtBQUssSUFBSyxNQUFNLElBQUssVUFBVTtBQUN4QyxTQUFPLElBQUssTUFBTTtBQUNwQjtBQUdPLFNBQVMsT0FBTyxNQUFzQjtBQUMzQyxVQUFTLFNBQVMsSUFBSztBQUN2QixVQUFRLE9BQU8sY0FBZ0IsU0FBUyxJQUFLO0FBQzdDLFNBQU8sS0FBSyxLQUFNLFFBQVEsU0FBUyxLQUFNLFdBQVksUUFBVSxNQUFNO0FBQ3ZFO0FBWkE7QUFBQTtBQUFBO0FBQUE7QUFBQTs7O0FDQUEsSUFvRGEsT0FNQTtBQTFEYjtBQUFBO0FBQUE7QUFDQTtBQUVBO0FBaURPLElBQU0sUUFBUTtBQU1kLElBQU0sYUFBTixNQUFzQztBQUFBLE1BVzNDLFlBQ0UsT0FDQSxRQUNTLFNBQ1QsWUFDQTtBQUZTO0FBR1QsYUFBSyxjQUFjO0FBQ25CLGFBQUssU0FBUztBQUNkLGFBQUssVUFBVTtBQUNmLGNBQU0sSUFBSSxNQUFNLE1BQU07QUFDdEIsYUFBSyxRQUFRLElBQUksV0FBVyxDQUFDO0FBQzdCLG1CQUFXLFFBQVEsT0FBTyxRQUFTLE1BQUssTUFBTSxJQUFJLElBQUk7QUFDdEQsbUJBQVcsUUFBUSxPQUFPLE1BQU8sTUFBSyxNQUFNLElBQUksSUFBSTtBQUNwRCxtQkFBVyxRQUFRLE9BQU8sT0FBUSxNQUFLLE1BQU0sSUFBSSxJQUFJO0FBQ3JELG1CQUFXLFFBQVEsT0FBTyxTQUFVLE1BQUssTUFBTSxJQUFJLElBQUk7QUFDdkQsbUJBQVcsUUFBUSxPQUFPLE9BQVEsTUFBSyxNQUFNLElBQUksSUFBSTtBQUNyRCxtQkFBVyxRQUFRLE9BQU8sTUFBTyxNQUFLLE1BQU0sSUFBSSxJQUFJO0FBQ3BELGFBQUssU0FBUyxXQUFXLEtBQUssTUFBTSxNQUFNLFNBQVMsR0FBRyxDQUFDLENBQUM7QUFDeEQsYUFBSyxTQUFTLFdBQVcsS0FBSyxNQUFNLE1BQU0sU0FBUyxHQUFHLENBQUMsQ0FBQztBQUN4RCxhQUFLLFNBQVMsSUFBSSxXQUFXLENBQUM7QUFDOUIsaUJBQVMsT0FBTyxHQUFHLE9BQU8sR0FBRyxPQUFRLE1BQUssUUFBUSxLQUFLLE9BQU8sSUFBSSxJQUFJLEtBQUssTUFBTSxJQUFJO0FBQUEsTUFDdkY7QUFBQSxNQWxCVztBQUFBLE1BYkY7QUFBQSxNQUNBO0FBQUE7QUFBQSxNQUVBO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLE1BQ1QsT0FBTztBQUFBO0FBQUEsTUEwQlAsUUFBZ0I7QUFDZCxjQUFNLEVBQUUsT0FBTyxNQUFNLElBQUksS0FBSztBQUM5QixjQUFNLFFBQVEsS0FBSztBQUNuQixjQUFNLFFBQVEsS0FBSztBQUNuQixpQkFBUyxPQUFPLEdBQUcsT0FBTyxNQUFNLFFBQVEsUUFBUTtBQUM5QyxjQUFJLE1BQU0sSUFBSSxNQUFNLE1BQU0sSUFBSSxLQUFLLE1BQU0sSUFBSSxNQUFNLE1BQU0sSUFBSSxFQUFHO0FBQ2hFLGdCQUFNLElBQUksSUFBSSxNQUFNLElBQUk7QUFDeEIsZ0JBQU0sSUFBSSxJQUFJLE1BQU0sSUFBSTtBQUN4QixnQkFBTSxRQUFRLEtBQUssTUFBTSxJQUFJO0FBQzdCLGVBQUssUUFBUSxRQUFRLEtBQUssT0FBTyxJQUFJO0FBQ3JDLGVBQUssT0FBTyxJQUFJLElBQUk7QUFBQSxRQUN0QjtBQUNBLGNBQU0sUUFBUSxLQUFLLE9BQU8sS0FBSyxPQUFPO0FBQ3RDLGVBQU8sUUFBUSxJQUFJLElBQUksUUFBUSxRQUFRLFFBQVE7QUFBQSxNQUNqRDtBQUFBO0FBQUEsTUFHQSxTQUFpQjtBQUNmLGNBQU0sRUFBRSxNQUFNLFNBQVMsS0FBSyxJQUFJLEtBQUs7QUFDckMsY0FBTSxFQUFFLE9BQU8sU0FBUyxTQUFTLFFBQVEsSUFBSSxLQUFLO0FBQ2xELGNBQU0sRUFBRSxLQUFLLElBQUksSUFBSSxLQUFLO0FBQzFCLFlBQUksT0FBTyxPQUFPLElBQUksT0FBTyxLQUFLLFFBQVEsSUFBSTtBQUM5QyxZQUFJLE9BQU8sR0FBRztBQUNaLGNBQUksUUFBUTtBQUNaLG1CQUFTLElBQUksR0FBRyxJQUFJLE1BQU0sUUFBUSxJQUFLLEtBQUksSUFBSSxNQUFNLENBQUMsQ0FBRSxJQUFLLEVBQUc7QUFDaEUsa0JBQVMsUUFBUSxRQUFRLFFBQVM7QUFBQSxRQUNwQztBQUNBLFlBQUksVUFBVSxHQUFHO0FBQ2YsY0FBSSxLQUFLO0FBQ1QsY0FBSSxLQUFLO0FBQ1QsbUJBQVMsSUFBSSxHQUFHLElBQUksUUFBUSxRQUFRLEtBQUs7QUFDdkMsa0JBQU0sT0FBTyxJQUFJLFFBQVEsQ0FBQyxDQUFFO0FBQzVCLGdCQUFJLFFBQVEsTUFBTztBQUNuQixrQkFBTSxRQUFRLElBQUk7QUFDbEIsa0JBQU0sUUFBUSxJQUFJO0FBQUEsVUFDcEI7QUFDQSxrQkFBUSxXQUFXLE9BQU8sRUFBRSxJQUFJLE9BQU8sRUFBRTtBQUFBLFFBQzNDO0FBQ0EsZUFBTztBQUFBLE1BQ1Q7QUFBQTtBQUFBLE1BR0EsVUFBa0I7QUFDaEIsY0FBTSxFQUFFLGFBQWEsUUFBUSxJQUFJLEtBQUs7QUFDdEMsY0FBTSxFQUFFLEtBQUssS0FBSyxPQUFPLE1BQU0sT0FBTyxNQUFNLElBQUksS0FBSztBQUNyRCxZQUFJLEtBQUs7QUFDVCxZQUFJLEtBQUs7QUFDVCxpQkFBUyxJQUFJLEdBQUcsSUFBSSxZQUFZLFFBQVEsS0FBSztBQUMzQyxnQkFBTSxPQUFPLFlBQVksQ0FBQyxJQUFLLEtBQUssSUFBSSxZQUFZLENBQUMsQ0FBRSxLQUFNO0FBQzdELGdCQUFNLE1BQU0sTUFBTSxHQUFHO0FBQ3JCLGdCQUFNLE1BQU0sTUFBTSxNQUFNLENBQUM7QUFBQSxRQUMzQjtBQUNBLFlBQUksUUFBUTtBQUNaLGlCQUFTLElBQUksR0FBRyxJQUFJLFFBQVEsUUFBUSxLQUFLO0FBQ3ZDLGdCQUFNLFFBQVEsUUFBUSxDQUFDLEtBQU07QUFDN0IsZ0JBQU0sT0FBTyxJQUFJLFFBQVEsQ0FBQyxDQUFFO0FBQzVCLG1CQUFTLElBQUksR0FBRyxJQUFJLE1BQU0sS0FBSztBQUM3QixrQkFBTSxPQUFPLEtBQUssTUFBTSxRQUFRLENBQUMsQ0FBRTtBQUNuQyxpQkFBSyxPQUFPLEtBQUssS0FBSyxNQUFPLE1BQU0sT0FBTyxJQUFNLFVBQVMsT0FBTyxJQUFJO0FBQUEsVUFDdEU7QUFBQSxRQUNGO0FBQ0EsZUFBTztBQUFBLE1BQ1Q7QUFBQSxNQUVBLE1BQU0sTUFBc0I7QUFDMUIsY0FBTSxFQUFFLFFBQVEsSUFBSTtBQUNwQixjQUFNLE1BQU0sS0FBSyxPQUFPLElBQUksSUFBSTtBQUNoQyxnQkFBUSxLQUFLLE1BQU0sSUFBSSxHQUFHO0FBQUEsVUFDeEIsS0FBSztBQUNILG1CQUFPO0FBQUEsVUFDVCxLQUFLO0FBQ0gsbUJBQU8sUUFBUSxJQUFLLEtBQUssUUFBUSxjQUFjLENBQUMsUUFBUSxRQUFRLElBQUssS0FBSyxRQUFRLE1BQU0sR0FBRztBQUFBLFVBQzdGLEtBQUs7QUFDSCxtQkFBTyxRQUFRLElBQ1gsSUFDQSxPQUFPLFFBQVEsTUFBTSxRQUFRLFNBQ3pCLFFBQVEsV0FBVyxLQUFLLFFBQVEsTUFBTSxLQUFLLE9BQU8sS0FBSyxLQUFLLE9BQU8sS0FBSyxNQUFNLENBQUMsQ0FBQyxDQUFFLEtBQU87QUFBQSxVQUNuRyxLQUFLO0FBQ0gsbUJBQ0UsS0FBSyxRQUFRLE1BQU0sR0FBRyxJQUN0QixNQUFNLFFBQVEsU0FDYixRQUFRLFNBQVMsS0FBSyxLQUFLLGNBQWUsUUFBUSxTQUFTLEtBQUssWUFBWSxNQUFNLEtBQU0sSUFBSTtBQUFBLFVBRWpHLEtBQUs7QUFDSCxtQkFBTyxNQUFNLFFBQVE7QUFBQSxVQUN2QjtBQUNFLG1CQUFPLE9BQU8sUUFBUSxNQUFNLFFBQVE7QUFBQSxRQUN4QztBQUFBLE1BQ0Y7QUFBQSxNQUVBLFFBQVEsTUFBYyxLQUFxQjtBQUN6QyxjQUFNLEVBQUUsT0FBTyxNQUFNLElBQUksT0FBTyxNQUFNLElBQUksS0FBSztBQUMvQyxjQUFNLEVBQUUsTUFBTSxJQUFJLEtBQUs7QUFDdkIsY0FBTSxFQUFFLEtBQUssTUFBTSxNQUFNLFFBQVEsT0FBTyxPQUFPLFNBQVMsS0FBSyxNQUFBQyxNQUFLLElBQUksS0FBSztBQUMzRSxjQUFNLFFBQVEsUUFBUTtBQUN0QixjQUFNLE9BQU8sTUFBTSxNQUFNLElBQUk7QUFDN0IsY0FBTSxXQUFXLEtBQUssTUFBTSxJQUFJLE1BQU07QUFDdEMsWUFBSSxPQUFPLE1BQU07QUFDakIsWUFBSSxTQUFTO0FBQ2IsWUFBSSxRQUFRO0FBQ1osaUJBQVMsSUFBSSxHQUFHLElBQUksS0FBSyxLQUFLO0FBQzVCLGdCQUFNLEtBQUssTUFBTSxRQUFRLENBQUM7QUFDMUIsZ0JBQU0sT0FBTyxLQUFLLEVBQUU7QUFDcEIsZ0JBQU0sT0FBTyxNQUFNLElBQUk7QUFDdkIsY0FBSSxPQUFPLFFBQVE7QUFDakIsb0JBQVEsT0FBTyxPQUFPLE9BQU87QUFDN0IsZ0JBQUlBLFFBQU8sR0FBRztBQUNaLG9CQUFNLE9BQU8sT0FBTyxJQUFJO0FBQ3hCLHVCQUFTLElBQUksR0FBRyxJQUFJLEdBQUcsS0FBSztBQUMxQixzQkFBTSxRQUFRLEtBQUssTUFBTSxRQUFRLENBQUMsQ0FBRTtBQUNwQyxvQkFBSSxPQUFPLEtBQUssTUFBTSxRQUFRLE1BQU0sS0FBSyxJQUFLLE1BQU07QUFDbEQsMEJBQVFBO0FBQ1I7QUFBQSxnQkFDRjtBQUFBLGNBQ0Y7QUFBQSxZQUNGO0FBQ0EsZ0JBQUksT0FBTztBQUFHLHVCQUFTLElBQUksR0FBRyxJQUFJLEdBQUcsSUFBSyxLQUFJLE1BQU0sS0FBSyxNQUFNLFFBQVEsQ0FBQyxDQUFFLENBQUUsSUFBSyxLQUFNLFNBQVE7QUFBQTtBQUFBLFVBQ2pHLE1BQU8sVUFBUztBQUNoQixjQUFJLFVBQVU7QUFDWixnQkFBSSxDQUFDLEdBQUcsRUFBRSxHQUFHO0FBQ1gsc0JBQVE7QUFDUixzQkFBUTtBQUFBLFlBQ1YsT0FBTztBQUNMLGtCQUFJLFVBQVUsVUFBVyxTQUFTLEtBQUssQ0FBQyxLQUFLLFFBQVEsTUFBTSxPQUFPLElBQUksRUFBSSxTQUFRO0FBQUEsdUJBQ3pFLFNBQVMsS0FBSyxRQUFRLEdBQUc7QUFDaEMsc0JBQU0sU0FBUyxNQUFNLE1BQU0sT0FBTyxRQUFRLEtBQUssSUFBSSxJQUFLO0FBQ3hELG9CQUFJLFVBQVUsS0FBSyxLQUFLLFFBQVEsUUFBUSxJQUFJLE1BQU0sS0FBSyxLQUFLLFFBQVEsUUFBUSxJQUFJLE1BQU0sRUFBRyxTQUFRLFNBQVMsVUFBVTtBQUFBLHlCQUMzRyxDQUFDLE9BQVEsU0FBUTtBQUFBLGNBQzVCO0FBQ0Esc0JBQVE7QUFBQSxZQUNWO0FBQUEsVUFDRjtBQUFBLFFBQ0Y7QUFDQSxlQUFPO0FBQUEsTUFDVDtBQUFBLElBQ0Y7QUFBQTtBQUFBOzs7QUM5SEEsU0FBUyxLQUFLLEVBQUUsT0FBTyxPQUFPLE1BQU0sS0FBSyxHQUFtQixPQUEwQjtBQUNwRixRQUFNLEtBQUssSUFBSSxXQUFXLEVBQUU7QUFDNUIsUUFBTSxLQUFLLElBQUksV0FBVyxFQUFFO0FBQzVCLFFBQU0sT0FBTyxDQUFDLE1BQWMsT0FBZSxJQUFZLFNBQ3JELE1BQU0sVUFBVSxFQUFFLEVBQUcsQ0FBQyxNQUFNLElBQUksQ0FBRSxHQUFHLE1BQU0sS0FBSyxHQUFJLE1BQU0sTUFBTSxJQUFJLEVBQUUsR0FBSSxNQUFNLElBQUksSUFBSSxDQUFFLE1BQU07QUFDbEcsUUFBTSxRQUFRLE1BQU0sQ0FBQztBQUNyQixRQUFNLE9BQU8sQ0FBQyxHQUFHLE1BQU0sU0FBUyxHQUFHLElBQUksS0FBSyxDQUFDO0FBQzdDLFFBQU1DLFNBQXlDLENBQUM7QUFDaEQsYUFBVyxRQUFRLE1BQU0sS0FBSztBQUM1QixlQUFXLFNBQVMsTUFBTSxLQUFLLEdBQUc7QUFDaEMsVUFBSSxTQUFTLFNBQVMsQ0FBQyxLQUFLLEtBQUssQ0FBQyxTQUFTLEtBQUssTUFBTSxPQUFPLE9BQU8sSUFBSSxDQUFDLEVBQUc7QUFDNUUsTUFBQUEsT0FBTSxLQUFLLENBQUMsTUFBTSxLQUFLLENBQUM7QUFDeEIsWUFBTSxPQUFPLEtBQUssS0FBSztBQUN2QixVQUFJLE9BQU8sR0FBSSxJQUFHLEtBQUssSUFBSSxDQUFFLEtBQU0sS0FBSztBQUFBLFVBQ25DLElBQUcsS0FBSyxJQUFJLENBQUUsS0FBTSxNQUFNLE9BQU87QUFBQSxJQUN4QztBQUNGLFFBQU0sT0FBT0EsT0FBTSxNQUFNLEdBQUcsS0FBSztBQUNqQyxRQUFNLE9BQWlCLENBQUM7QUFDeEIsYUFBVyxNQUFNO0FBQ2YsZUFBVyxRQUFRLE1BQU8sS0FBSSxTQUFTLE1BQU0sS0FBSyxLQUFLLENBQUMsQ0FBQyxNQUFNLEtBQUssTUFBTSxLQUFLLE1BQU0sT0FBTyxJQUFJLElBQUksQ0FBQyxFQUFHLE1BQUssS0FBSyxNQUFNLEVBQUU7QUFDNUgsU0FBTyxFQUFFLE9BQU8sSUFBSSxJQUFJLE1BQU0sV0FBVyxLQUFLLElBQUksRUFBRTtBQUN0RDtBQTNIQSxJQU9NLE9BT08sVUEyRVAsT0FDQTtBQTFGTjtBQUFBO0FBQUE7QUFDQTtBQUNBO0FBQ0E7QUFJQSxJQUFNLFFBQVE7QUFPUCxJQUFNLFdBQU4sTUFBTSxVQUE4QjtBQUFBLE1BQ2hDO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQSxNQUVELFlBQVksT0FBdUIsT0FBYyxNQUFjO0FBQ3JFLGFBQUssU0FBUztBQUNkLGFBQUssU0FBUztBQUNkLGFBQUssUUFBUTtBQUFBLE1BQ2Y7QUFBQTtBQUFBLE1BR0EsT0FBTyxHQUFHLE9BQXVCLEVBQUUsT0FBTyxPQUFPLEdBQWlDO0FBQ2hGLGNBQU0sRUFBRSxPQUFPLFFBQVEsSUFBSTtBQUMzQixjQUFNLFFBQVEsTUFBTSxRQUFRLE9BQU8sQ0FBQyxTQUFTLE1BQU0sVUFBVSxJQUFJLE1BQU0sTUFBUztBQUNoRixZQUFJLE1BQU0sU0FBUyxLQUFLLFVBQVUsUUFBUSxRQUFRLE1BQU0sU0FBUyxLQUFLLE1BQU0sU0FBUyxNQUFNLFFBQVEsT0FBUSxRQUFPO0FBQ2xILFlBQUk7QUFDRixpQkFBTyxJQUFJLFVBQVMsT0FBTyxLQUFLLE9BQU8sS0FBSyxHQUFHLENBQUM7QUFBQSxRQUNsRCxRQUFRO0FBRU4saUJBQU87QUFBQSxRQUNUO0FBQUEsTUFDRjtBQUFBO0FBQUEsTUFHQSxHQUFHLE9BQXVCLE1BQXdCO0FBQ2hELGVBQU8sSUFBSSxVQUFTLE9BQU8sS0FBSyxRQUFRLElBQUk7QUFBQSxNQUM5QztBQUFBO0FBQUEsTUFHQSxLQUFLLEtBQXVCO0FBQzFCLGNBQU0sRUFBRSxJQUFJLElBQUksS0FBSztBQUNyQixjQUFNLEVBQUUsTUFBTSxJQUFJLEtBQUs7QUFDdkIsWUFBSSxNQUFNO0FBQ1YsWUFBSSxNQUFNO0FBQ1YsaUJBQVMsSUFBSSxHQUFHLElBQUksTUFBTSxRQUFRLEtBQUs7QUFDckMsZ0JBQU0sS0FBSyxLQUFLLE1BQU0sSUFBSSxNQUFNLENBQUMsQ0FBRSxHQUFJLFVBQVU7QUFDakQsZ0JBQU0sS0FBSyxLQUFLLE1BQU0sSUFBSSxNQUFNLENBQUMsQ0FBRSxHQUFJLFVBQVU7QUFDakQsaUJBQU8sUUFBUTtBQUNmLGlCQUFPLFFBQVE7QUFBQSxRQUNqQjtBQUNBLFlBQUksQ0FBQyxJQUFJO0FBQ1QsWUFBSSxDQUFDLElBQUk7QUFBQSxNQUNYO0FBQUE7QUFBQSxNQUdBLFFBQWdCO0FBQ2QsY0FBTSxFQUFFLElBQUksSUFBSSxLQUFLO0FBQ3JCLGNBQU0sRUFBRSxPQUFPLEtBQUssSUFBSSxLQUFLO0FBQzdCLFlBQUksS0FBSztBQUNULFlBQUksS0FBSztBQUNULFlBQUlDLFNBQVE7QUFDWixpQkFBUyxJQUFJLEdBQUcsSUFBSSxNQUFNLFFBQVEsS0FBSztBQUNyQyxnQkFBTSxPQUFPLElBQUksTUFBTSxDQUFDLENBQUU7QUFDMUIsY0FBSSxRQUFRLE1BQU87QUFDbkIsVUFBQUE7QUFDQSxjQUFJLE9BQU8sR0FBSSxPQUFNLEtBQUs7QUFBQSxjQUNyQixPQUFNLE1BQU0sT0FBTztBQUFBLFFBQzFCO0FBQ0EsWUFBSSxXQUFXO0FBQ2YsaUJBQVMsT0FBTyxHQUFHLE9BQU8sT0FBTztBQUMvQixlQUFLLE9BQU8sS0FBSyxLQUFLLE1BQU8sTUFBTSxPQUFPLElBQU0sYUFBWSxPQUFPLEtBQUssT0FBTyxHQUFHLElBQUksSUFBSyxFQUFFLElBQUksT0FBTyxLQUFLLE9BQU8sR0FBRyxJQUFJLElBQUssRUFBRTtBQUNwSSxZQUFJLFFBQVE7QUFDWixpQkFBUyxJQUFJLEdBQUcsSUFBSSxLQUFLLFFBQVEsS0FBSyxHQUFHO0FBQ3ZDLGdCQUFNLE9BQU8sSUFBSSxLQUFLLENBQUMsQ0FBRTtBQUN6QixnQkFBTSxRQUFRLElBQUksS0FBSyxJQUFJLENBQUMsQ0FBRTtBQUM5QixjQUFJLFFBQVEsU0FBUyxTQUFTLE1BQU87QUFDckMsZUFBSyxRQUFRLEtBQUssS0FBSyxPQUFPLEdBQUcsSUFBSSxJQUFLLEtBQUssT0FBTyxHQUFHLElBQUksS0FBTyxNQUFNLFFBQVEsSUFBTTtBQUFBLFFBQzFGO0FBQ0EsY0FBTSxRQUFRQSxVQUFTQSxTQUFRLEtBQUs7QUFDcEMsZUFBTyxLQUFLLElBQUksR0FBRyxLQUFLLElBQUksT0FBTyxRQUFRLFFBQVEsUUFBUSxLQUFLLFFBQVEsS0FBSyxDQUFDO0FBQUEsTUFDaEY7QUFBQSxJQUNGO0FBR0EsSUFBTSxRQUFRO0FBQ2QsSUFBTSxRQUFRO0FBQUE7QUFBQTs7O0FDMUZkLElBSU0sUUFPTztBQVhiO0FBQUE7QUFBQTtBQUNBO0FBR0EsSUFBTSxTQUFTO0FBT1IsSUFBTSxhQUFOLE1BQWlCO0FBQUE7QUFBQTtBQUFBO0FBQUE7QUFBQTtBQUFBLE1Bd0J0QixZQUNXLE9BQ0EsUUFDQSxRQUNUO0FBSFM7QUFDQTtBQUNBO0FBRVQsY0FBTSxXQUFXLFFBQVEsSUFBSTtBQUM3QixhQUFLLFNBQVMsSUFBSSxXQUFXLFFBQVE7QUFDckMsYUFBSyxPQUFPLElBQUksV0FBVyxRQUFRO0FBQ25DLGFBQUssUUFBUSxJQUFJLFlBQVksUUFBUTtBQUNyQyxhQUFLLFVBQVUsSUFBSSxXQUFXLFFBQVE7QUFDdEMsYUFBSyxPQUFPLElBQUksV0FBVyxRQUFRO0FBQ25DLGFBQUssT0FBTyxJQUFJLFdBQVcsUUFBUTtBQUFBLE1BQ3JDO0FBQUEsTUFYVztBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsTUExQlgsT0FBTztBQUFBO0FBQUEsTUFFUCxVQUFVO0FBQUEsTUFDRDtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsTUFDQSxhQUFhLElBQUksV0FBVyxRQUFRLENBQUM7QUFBQTtBQUFBLE1BRXJDLFVBQVUsSUFBSSxXQUFXLE1BQU07QUFBQSxNQUMvQixVQUFVLElBQUksV0FBVyxNQUFNO0FBQUEsTUFDL0IsVUFBVSxJQUFJLFdBQVcsTUFBTSxFQUFFLEtBQUssS0FBSztBQUFBO0FBQUEsTUFFM0MsUUFBUSxJQUFJLFdBQVcsTUFBTTtBQUFBLE1BQzdCLFNBQVMsSUFBSSxXQUFXLE1BQU07QUFBQSxNQXFCdkMsT0FBTyxNQUFNLE9BQXVCO0FBQ2xDLGdCQUFRLFFBQVEsSUFBSSxNQUFNLE1BQU0sUUFBUSxLQUFLLElBQUksU0FBUztBQUFBLE1BQzVEO0FBQUEsTUFFQSxJQUFJLFFBQWdCLE1BQVksT0FBZSxTQUFpQixNQUFjLE1BQW9CO0FBQ2hHLFlBQUksUUFBUSxLQUFLLFFBQVEsT0FBTyxHQUFJO0FBQ2xDLGVBQUssVUFBVTtBQUNmO0FBQUEsUUFDRjtBQUNBLFlBQUksS0FBSyxTQUFTLEtBQUssTUFBTSxPQUFRLE1BQUssT0FBTztBQUNqRCxjQUFNLElBQUksS0FBSztBQUNmLGFBQUssT0FBTyxDQUFDLElBQUk7QUFDakIsYUFBSyxLQUFLLENBQUMsSUFBSTtBQUNmLGFBQUssTUFBTSxDQUFDLElBQUk7QUFDaEIsYUFBSyxRQUFRLENBQUMsSUFBSTtBQUNsQixhQUFLLEtBQUssQ0FBQyxJQUFJO0FBQ2YsYUFBSyxLQUFLLENBQUMsSUFBSTtBQUFBLE1BQ2pCO0FBQUE7QUFBQSxNQUdBLFNBQWU7QUFDYixZQUFJLEtBQUssUUFBUSxLQUFLLE1BQU87QUFDN0IsY0FBTSxVQUFVLEtBQUssVUFBVTtBQUMvQixpQkFBUyxJQUFJLEdBQUcsS0FBSyxTQUFTLElBQUssTUFBSyxPQUFPLENBQUM7QUFDaEQsY0FBTSxFQUFFLFFBQVEsTUFBTSxPQUFPLFNBQVMsTUFBTSxLQUFLLElBQUk7QUFDckQsY0FBTSxTQUFTLEtBQUs7QUFDcEIsWUFBSSxPQUFPO0FBQ1gsaUJBQVMsSUFBSSxHQUFHLElBQUksS0FBSyxNQUFNLEtBQUs7QUFDbEMsZ0JBQU0sSUFBSSxRQUFRLENBQUM7QUFDbkIsY0FBSSxNQUFNLENBQUMsSUFBSyxPQUFPLENBQUMsRUFBSTtBQUM1QixjQUFJLE1BQU0sQ0FBQyxNQUFNLE9BQU8sQ0FBQyxHQUFHO0FBRTFCLGdCQUFJLEtBQUssT0FBTyxLQUFLLElBQUksS0FBSyxNQUFNLENBQUMsT0FBUSxLQUFLLE9BQU8sQ0FBQyxFQUFJO0FBQzlELGlCQUFLLE9BQU8sQ0FBQztBQUFBLFVBQ2Y7QUFDQSxpQkFBTyxJQUFJLElBQUksT0FBTyxDQUFDO0FBQ3ZCLGVBQUssSUFBSSxJQUFJLEtBQUssQ0FBQztBQUNuQixnQkFBTSxJQUFJLElBQUksTUFBTSxDQUFDO0FBQ3JCLGtCQUFRLElBQUksSUFBSTtBQUNoQixlQUFLLElBQUksSUFBSSxLQUFLLENBQUM7QUFDbkIsZUFBSyxJQUFJLElBQUksS0FBSyxDQUFDO0FBQ25CO0FBQUEsUUFDRjtBQUNBLGFBQUssT0FBTztBQUNaLGFBQUssVUFBVTtBQUFBLE1BQ2pCO0FBQUE7QUFBQSxNQUdBLFlBQW9CO0FBQ2xCLGNBQU0sRUFBRSxPQUFPLFNBQVMsTUFBTSxNQUFNLElBQUk7QUFDeEMsY0FBTUMsVUFBUyxLQUFLLFFBQVEsS0FBSyxDQUFDO0FBQ2xDLGNBQU0sU0FBUyxLQUFLLFFBQVEsS0FBSyxDQUFDO0FBQ2xDLGNBQU0sWUFBWSxLQUFLLFdBQVcsS0FBSyxDQUFDO0FBQ3hDLFlBQUksVUFBVTtBQUNkLGlCQUFTLElBQUksR0FBRyxJQUFJLE1BQU0sS0FBSztBQUM3QixvQkFBVSxNQUFNLENBQUMsQ0FBRTtBQUNuQixVQUFBQSxRQUFPLFFBQVEsQ0FBQyxDQUFFO0FBQ2xCLGNBQUksUUFBUSxDQUFDLElBQUssUUFBUyxXQUFVLFFBQVEsQ0FBQztBQUFBLFFBQ2hEO0FBQ0EsWUFBSSxRQUFRO0FBQ1osaUJBQVMsT0FBTyxLQUFLLE1BQU0sU0FBUyxJQUFJLEtBQUssT0FBTyxHQUFHLFVBQVUsS0FBSyxLQUFNLE9BQU8sU0FBUSxVQUFVLE9BQU87QUFDNUcsWUFBSSxPQUFPO0FBQ1gsaUJBQVMsSUFBSSxHQUFHLElBQUksTUFBTTtBQUN4QixjQUFJLE1BQU0sQ0FBQyxJQUFLLE9BQU87QUFDckIsbUJBQU8sUUFBUSxDQUFDLENBQUU7QUFDbEI7QUFBQSxVQUNGO0FBQ0YsZUFBTyxPQUFPLEdBQUc7QUFDZixjQUFJLFVBQVU7QUFDZCxtQkFBUyxJQUFJLEdBQUcsS0FBSyxTQUFTLElBQUssS0FBSUEsUUFBTyxDQUFDLElBQUssT0FBTyxDQUFDLEVBQUk7QUFDaEUsZ0JBQU0sUUFBUSxLQUFLLElBQUksR0FBRyxLQUFLLE1BQU0sT0FBTyxPQUFPLENBQUM7QUFDcEQsbUJBQVMsSUFBSSxTQUFTLEtBQUssS0FBSyxPQUFPLEdBQUcsS0FBSztBQUM3QyxrQkFBTSxPQUFPLEtBQUssSUFBSSxPQUFPQSxRQUFPLENBQUMsSUFBSyxPQUFPLENBQUMsR0FBSSxJQUFJO0FBQzFELG1CQUFPLENBQUMsS0FBTTtBQUNkLG9CQUFRO0FBQUEsVUFDVjtBQUFBLFFBQ0Y7QUFDQSxlQUFPO0FBQUEsTUFDVDtBQUFBO0FBQUEsTUFHQSxPQUFPLEdBQWlCO0FBQ3RCLFlBQUksT0FBTyxLQUFLLFFBQVEsQ0FBQztBQUN6QixZQUFJLFNBQVMsS0FBSyxRQUFRLENBQUMsR0FBSTtBQUM3QixlQUFLLFFBQVEsQ0FBQyxJQUFJLFFBQVE7QUFDMUI7QUFBQSxRQUNGO0FBQ0EsY0FBTSxZQUFZLEtBQUssV0FBVyxLQUFLLENBQUM7QUFDeEMsaUJBQVMsSUFBSSxHQUFHLElBQUksS0FBSyxNQUFNLElBQUssS0FBSSxLQUFLLFFBQVEsQ0FBQyxNQUFNLEVBQUcsV0FBVSxLQUFLLE1BQU0sQ0FBQyxDQUFFO0FBQ3ZGLFlBQUksUUFBUTtBQUNaLGVBQU8sVUFBVSxLQUFLLEtBQU0sS0FBTSxTQUFRLFVBQVUsT0FBTztBQUMzRCxhQUFLLFFBQVEsQ0FBQyxJQUFJO0FBQ2xCLGFBQUssTUFBTSxDQUFDLElBQUksVUFBVSxLQUFLO0FBQy9CLGFBQUssT0FBTyxDQUFDLElBQUk7QUFBQSxNQUNuQjtBQUFBLE1BRUEsUUFBYztBQUNaLGFBQUssT0FBTztBQUNaLGFBQUssUUFBUSxLQUFLLEtBQUs7QUFBQSxNQUN6QjtBQUFBLElBQ0Y7QUFBQTtBQUFBOzs7QUNySkEsSUFHYTtBQUhiO0FBQUE7QUFBQTtBQUFBO0FBR08sSUFBTSxTQUFTLElBQUksV0FBVyxTQUFTO0FBQUE7QUFBQTs7O0FDd0Y5QyxTQUFTLE9BQU8sS0FBYSxLQUFxQjtBQUNoRCxRQUFNLElBQUksS0FBSyxLQUFLLE1BQU8sUUFBUSxJQUFLLFVBQVU7QUFDbEQsU0FBTyxJQUFLLE1BQU07QUFDcEI7QUE5RkEsSUFJYSxhQW1GUCxTQUVBO0FBekZOO0FBQUE7QUFBQTtBQUlPLElBQU0sY0FBTixNQUFrQjtBQUFBO0FBQUEsTUFFdkIsVUFBVTtBQUFBO0FBQUEsTUFFVixPQUFPO0FBQUEsTUFDUDtBQUFBLE1BQ0E7QUFBQSxNQUNTO0FBQUEsTUFDVCxRQUFRO0FBQUE7QUFBQSxNQUdSLFlBQVksTUFBY0MsUUFBTyxNQUFNO0FBQ3JDLGFBQUssUUFBUTtBQUNiLGFBQUssU0FBUyxJQUFJLFdBQVcsS0FBSyxLQUFLLElBQUlBLE9BQU0sSUFBSSxDQUFDO0FBQ3RELGFBQUssU0FBUyxLQUFLLEtBQUssSUFBSUEsT0FBTSxJQUFJLEtBQUs7QUFBQSxNQUM3QztBQUFBO0FBQUEsTUFHQSxPQUFPLFFBQVEsT0FBdUI7QUFDcEMsZUFBTyxLQUFLLElBQUksSUFBSSxLQUFLLElBQUksSUFBSSxLQUFLLE1BQU0sS0FBSyxLQUFLLEtBQUssSUFBSSxHQUFHLFFBQVEsVUFBVSxDQUFDLENBQUMsQ0FBQyxDQUFDLENBQUM7QUFBQSxNQUMzRjtBQUFBO0FBQUEsTUFHQSxPQUFPLEtBQUssTUFBY0EsUUFBTyxNQUFjO0FBQzdDLGdCQUFRLEtBQUssU0FBUyxPQUFPQSxRQUFPLFVBQVU7QUFBQSxNQUNoRDtBQUFBO0FBQUEsTUFHQSxJQUFJLFFBQWdCO0FBQ2xCLGVBQU8sS0FBSyxPQUFPLGNBQWMsS0FBSyxRQUFRLFVBQVU7QUFBQSxNQUMxRDtBQUFBO0FBQUEsTUFHQSxJQUFJLEtBQWEsS0FBc0I7QUFDckMsWUFBSSxRQUFRLEtBQUssUUFBUSxFQUFHLE9BQU07QUFDbEMsY0FBTSxRQUFRLEtBQUs7QUFDbkIsY0FBTSxRQUFRLE9BQU8sS0FBSyxHQUFHLElBQUksS0FBSztBQUN0QyxpQkFBUyxJQUFJLEdBQUcsSUFBSSxPQUFPLEtBQUs7QUFDOUIsZ0JBQU1DLFVBQVUsUUFBUSxJQUFLLEtBQUssVUFBVTtBQUM1QyxnQkFBTSxRQUFRLE1BQU1BLE1BQUs7QUFDekIsY0FBSSxVQUFVLE9BQU8sTUFBTUEsU0FBUSxDQUFDLE1BQU0sSUFBSyxRQUFPO0FBQ3RELGNBQUksVUFBVSxLQUFLLE1BQU1BLFNBQVEsQ0FBQyxNQUFNLEdBQUc7QUFDekMsa0JBQU1BLE1BQUssSUFBSTtBQUNmLGtCQUFNQSxTQUFRLENBQUMsSUFBSTtBQUNuQixnQkFBSSxFQUFFLEtBQUssT0FBTyxLQUFLLFFBQVEsSUFBSyxNQUFLLE1BQU07QUFDL0MsbUJBQU87QUFBQSxVQUNUO0FBQUEsUUFDRjtBQUNBLGNBQU0sU0FBVSxTQUFTLEtBQUssWUFBYSxRQUFRLEtBQU8sS0FBSyxVQUFVO0FBQ3pFLGNBQU0sS0FBSyxJQUFJO0FBQ2YsY0FBTSxRQUFRLENBQUMsSUFBSTtBQUNuQixlQUFPO0FBQUEsTUFDVDtBQUFBLE1BRUEsSUFBSSxLQUFhLEtBQXNCO0FBQ3JDLFlBQUksUUFBUSxLQUFLLFFBQVEsRUFBRyxPQUFNO0FBQ2xDLGNBQU0sUUFBUSxLQUFLO0FBQ25CLGNBQU0sUUFBUSxPQUFPLEtBQUssR0FBRyxJQUFJLEtBQUs7QUFDdEMsaUJBQVMsSUFBSSxHQUFHLElBQUksT0FBTyxLQUFLO0FBQzlCLGdCQUFNLFNBQVUsUUFBUSxJQUFLLEtBQUssVUFBVTtBQUM1QyxjQUFJLE1BQU0sS0FBSyxNQUFNLE9BQU8sTUFBTSxRQUFRLENBQUMsTUFBTSxJQUFLLFFBQU87QUFDN0QsY0FBSSxNQUFNLEtBQUssTUFBTSxLQUFLLE1BQU0sUUFBUSxDQUFDLE1BQU0sRUFBRyxRQUFPO0FBQUEsUUFDM0Q7QUFDQSxlQUFPO0FBQUEsTUFDVDtBQUFBLE1BRUEsUUFBYztBQUNaLFlBQUksS0FBSyxRQUFRLEtBQUssS0FBSyxLQUFLLE1BQU87QUFDdkMsYUFBSyxRQUFRO0FBQ2IsY0FBTSxNQUFNLEtBQUs7QUFDakIsYUFBSyxTQUFTLElBQUksV0FBVyxJQUFJLFNBQVMsQ0FBQztBQUMzQyxhQUFLLFFBQVEsS0FBSyxRQUFRLElBQUk7QUFDOUIsYUFBSyxPQUFPO0FBQ1osaUJBQVMsSUFBSSxHQUFHLElBQUksSUFBSSxRQUFRLEtBQUssRUFBRyxLQUFJLElBQUksQ0FBQyxNQUFNLEtBQUssSUFBSSxJQUFJLENBQUMsTUFBTSxFQUFHLE1BQUssSUFBSSxJQUFJLENBQUMsR0FBSSxJQUFJLElBQUksQ0FBQyxDQUFFO0FBQUEsTUFDN0c7QUFBQSxNQUVBLFFBQWM7QUFDWixZQUFJLEtBQUssT0FBTyxFQUFHLE1BQUssT0FBTyxLQUFLLENBQUM7QUFDckMsYUFBSyxPQUFPLEtBQUssVUFBVTtBQUFBLE1BQzdCO0FBQUEsSUFDRjtBQUdBLElBQU0sVUFBVTtBQUVoQixJQUFNLFFBQVE7QUFBQTtBQUFBOzs7QUN1TWQsU0FBUyxTQUFTLEVBQUUsS0FBSyxPQUFPLE9BQU8sR0FBRyxHQUFtQixNQUFzQjtBQUNqRixNQUFJLFFBQVE7QUFDWixXQUFTLFFBQVEsUUFBUSxPQUFPLFFBQVEsSUFBSSxJQUFJLEtBQU0sQ0FBQyxHQUFHLE1BQU0sS0FBSyxDQUFFLEdBQUcsUUFBUztBQUNuRixTQUFPO0FBQ1Q7QUFwU0EsSUEyQk0sTUFFQSxTQVFPLE1BaVFQO0FBdFNOO0FBQUE7QUFBQTtBQUVBO0FBRUE7QUFHQTtBQW9CQSxJQUFNLE9BQU87QUFFYixJQUFNLFVBQVU7QUFRVCxJQUFNLE9BQU4sTUFBTSxNQUFLO0FBQUEsTUFDaEIsWUFBWTtBQUFBO0FBQUEsTUFFWixPQUFPO0FBQUEsTUFDUCxRQUFRO0FBQUEsTUFDQztBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQTtBQUFBLE1BRUE7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsTUFDQSxTQUFTLElBQUksV0FBVyxPQUFPO0FBQUE7QUFBQSxNQUUvQixVQUFVLElBQUksV0FBVyxPQUFPO0FBQUEsTUFDaEMsVUFBVSxJQUFJLFdBQVcsT0FBTztBQUFBLE1BQ3pDLE1BQU07QUFBQSxNQUNOLFNBQVM7QUFBQSxNQUNULFFBQVE7QUFBQSxNQUNSLE1BQU07QUFBQSxNQUNOLFNBQVM7QUFBQTtBQUFBLE1BRVQsVUFBVTtBQUFBLE1BQ1Y7QUFBQTtBQUFBLE1BRUEsWUFBWTtBQUFBLE1BQ1osWUFBa0I7QUFBQSxNQUNsQixhQUFhO0FBQUEsTUFDYjtBQUFBLE1BQ0EsWUFBWTtBQUFBO0FBQUEsTUFFSDtBQUFBLE1BRVQsWUFBWSxNQUFZLFFBQWdCLFlBQXVCLFVBQXdCLFFBQWdCO0FBQ3JHLGFBQUssU0FBUyxLQUFLO0FBQ25CLGFBQUssUUFBUTtBQUNiLGFBQUssVUFBVTtBQUNmLGFBQUssY0FBYztBQUNuQixhQUFLLFlBQVk7QUFDakIsY0FBTSxFQUFFLE9BQU8sT0FBTyxTQUFTLEVBQUUsSUFBSTtBQUNyQyxhQUFLLFdBQVcsSUFBSSxXQUFXLFFBQVEsS0FBSztBQUM1QyxhQUFLLFNBQVMsSUFBSSxXQUFXLFFBQVEsS0FBSztBQUMxQyxhQUFLLFVBQVUsSUFBSSxZQUFZLFFBQVEsS0FBSztBQUM1QyxhQUFLLFNBQVMsSUFBSSxXQUFXLFFBQVEsS0FBSztBQUMxQyxhQUFLLFdBQVcsSUFBSSxXQUFXLFFBQVEsQ0FBQztBQUN4QyxhQUFLLFVBQVUsSUFBSSxXQUFXLEtBQUs7QUFDbkMsYUFBSyxRQUFRLElBQUksWUFBWSxLQUFLLFFBQVEsQ0FBQyxDQUFDO0FBQzVDLGFBQUssT0FBTyxJQUFJLFlBQVksS0FBSyxRQUFRLEVBQUUsQ0FBQztBQUM1QyxhQUFLLFdBQVcsSUFBSSxZQUFZLEtBQUssUUFBUSxFQUFFLENBQUM7QUFDaEQsYUFBSyxTQUFTLElBQUksV0FBVyxPQUFPLFFBQVEsTUFBTTtBQUNsRCxhQUFLLFFBQVEsSUFBSSxXQUFXLE9BQU8sUUFBUSxNQUFNO0FBQ2pELGFBQUssTUFBTSxJQUFJLEtBQUssTUFBTSxJQUFJLENBQUMsR0FBSSxLQUFLLE1BQU0sSUFBSSxDQUFDLENBQUU7QUFDckQsYUFBSyxRQUFRLENBQUMsSUFBSSxLQUFLLE9BQU87QUFDOUIsYUFBSyxXQUFXLFdBQVcsTUFBTTtBQUNqQyxhQUFLLFVBQVUsS0FBSyxPQUFPLE1BQU0sT0FBTyxPQUFPLENBQUMsS0FBSyxTQUFTLE1BQU0sU0FBUyxLQUFLLFFBQVEsSUFBSSxHQUFHLENBQUM7QUFBQSxNQUNwRztBQUFBO0FBQUEsTUFHQSxPQUFPLE1BQU0sRUFBRSxPQUFPLE1BQU0sR0FBeUI7QUFDbkQsZ0JBQ0csUUFBUSxTQUFTLEtBQUssUUFBUSxJQUFJLFVBQVUsTUFBTSxLQUFLLEtBQUssUUFBUSxDQUFDLEtBQUssS0FBSyxLQUFLLEtBQUssUUFBUSxFQUFFLEtBQUssSUFBSSxXQUFXLE1BQU0sS0FBSztBQUFBLE1BRXZJO0FBQUEsTUFFQSxJQUFJLFFBQWdCO0FBQ2xCLGVBQU8sTUFBSyxNQUFNLEtBQUssU0FBUztBQUFBLE1BQ2xDO0FBQUE7QUFBQSxNQUdBLElBQUksT0FBd0I7QUFDMUIsZUFBTyxLQUFLLFdBQVcsQ0FBQztBQUFBLE1BQzFCO0FBQUE7QUFBQSxNQUdBLElBQUksY0FBZ0M7QUFDbEMsZUFBTyxLQUFLLFlBQVksSUFBSSxTQUFZLEtBQUssU0FBUyxLQUFLLE9BQU8sRUFBRSxDQUFDO0FBQUEsTUFDdkU7QUFBQTtBQUFBLE1BR0EsSUFBSSxjQUFnQztBQUNsQyxlQUFPLEtBQUssWUFBWSxJQUFJLFNBQWEsS0FBSyxTQUFTLEtBQUssU0FBUyxFQUFFLENBQUMsS0FBSyxLQUFLO0FBQUEsTUFDcEY7QUFBQTtBQUFBLE1BR0EsSUFBSSxXQUFvQjtBQUN0QixlQUFPLEtBQUssYUFBYSxDQUFDLEtBQUssT0FBTyxXQUFXLENBQUMsS0FBSyxNQUFNLFdBQVcsS0FBSyxNQUFNLFlBQVk7QUFBQSxNQUNqRztBQUFBO0FBQUEsTUFHQSxPQUFPLEtBQWEsS0FBbUI7QUFDckMsYUFBSyxNQUFNLElBQUksS0FBSyxHQUFHO0FBQUEsTUFDekI7QUFBQTtBQUFBLE1BR0EsSUFBSSxPQUF3QjtBQUMxQixtQkFBUztBQUNQLGlCQUFPLEtBQUssUUFBUSxLQUFLLEtBQUs7QUFDNUIsZ0JBQUksS0FBSyxhQUFhLE1BQU8sUUFBTztBQUNwQyxpQkFBSyxNQUFNLEtBQUssS0FBSztBQUNyQixnQkFBSSxLQUFLLFFBQVEsS0FBSyxPQUFPLEVBQUcsUUFBTztBQUFBLFVBQ3pDO0FBQ0EsY0FBSSxDQUFDLEtBQUssU0FBUyxFQUFHLFFBQU87QUFBQSxRQUMvQjtBQUFBLE1BQ0Y7QUFBQTtBQUFBLE1BR0EsV0FBb0I7QUFDbEIsY0FBTSxFQUFFLE9BQU8sU0FBUyxJQUFJLEtBQUs7QUFDakMsWUFBSSxLQUFLLGFBQWEsS0FBSyxLQUFLLFNBQVMsU0FBUyxLQUFLLFFBQVEsS0FBSyxRQUFRLENBQUMsS0FBTSxVQUFVLEdBQUc7QUFDOUYsZUFBSyxZQUFZO0FBQ2pCLGlCQUFPO0FBQUEsUUFDVDtBQUNBLGFBQUssT0FBTyxPQUFPO0FBQ25CLFlBQUlDLFFBQU87QUFDWCxpQkFBUyxJQUFJLEdBQUcsSUFBSSxLQUFLLE9BQU8sTUFBTSxJQUFLLEtBQUksS0FBSyxPQUFPLE1BQU0sQ0FBQyxJQUFLQSxNQUFNLENBQUFBLFFBQU8sS0FBSyxPQUFPLE1BQU0sQ0FBQztBQUN2RyxZQUFJQSxRQUFPLEtBQUssTUFBTTtBQUNwQixlQUFLLE9BQU9BO0FBQ1osZUFBSyxTQUFTO0FBQUEsUUFDaEIsTUFBTyxNQUFLO0FBQ1osWUFBSSxLQUFLLE9BQU8sT0FBTyxLQUFLLEtBQUssV0FBVyxLQUFLLE1BQU0sU0FBUyxJQUFJLFdBQVcsT0FBTyxXQUFXO0FBQy9GLGVBQUssUUFBUSxLQUFLLFFBQVEsS0FBSztBQUMvQixpQkFBTztBQUFBLFFBQ1Q7QUFDQSxZQUFJLEtBQUssT0FBTyxPQUFPLEVBQUcsTUFBSyxZQUFZO0FBQzNDLGFBQUssT0FBTyxNQUFNO0FBQ2xCLGFBQUssS0FBSyxNQUFNO0FBQ2hCLGFBQUssTUFBTSxPQUFPO0FBQ2xCLFlBQUksS0FBSyxNQUFNLFNBQVMsS0FBSyxLQUFLLFVBQVUsV0FBWSxRQUFPO0FBQy9ELGFBQUssUUFBUSxLQUFLLE9BQU8sSUFBSTtBQUM3QixhQUFLLFNBQVMsTUFBTTtBQUNwQixhQUFLO0FBQ0wsYUFBSyxPQUFPO0FBQ1osYUFBSyxTQUFTO0FBQ2QsZUFBTztBQUFBLE1BQ1Q7QUFBQTtBQUFBLE1BR0EsUUFBUUMsU0FBb0IsVUFBeUI7QUFDbkQsYUFBSyxRQUFRLEtBQUs7QUFDbEIsWUFBSSxTQUFVLE1BQUssTUFBTUEsT0FBTTtBQUMvQixpQkFBUyxJQUFJLEdBQUcsSUFBSUEsUUFBTyxNQUFNLEtBQUs7QUFDcEMsZ0JBQU0sUUFBUSxXQUFXLEtBQUssUUFBUSxDQUFDLElBQUs7QUFDNUMsY0FBSSxDQUFDLEtBQUssTUFBTSxJQUFJQSxRQUFPLEtBQUssS0FBSyxHQUFJQSxRQUFPLEtBQUssS0FBSyxDQUFFLEVBQUc7QUFDL0QsZ0JBQU0sT0FBTyxLQUFLO0FBQ2xCLGdCQUFNLFNBQVNBLFFBQU8sT0FBTyxLQUFLO0FBQ2xDLGVBQUssU0FBUyxJQUFJLElBQUk7QUFDdEIsZUFBSyxPQUFPLElBQUksSUFBSUEsUUFBTyxLQUFLLEtBQUs7QUFDckMsZUFBSyxRQUFRLElBQUksSUFBSSxLQUFLLFFBQVEsTUFBTSxJQUFLO0FBQzdDLGVBQUssT0FBTyxJQUFJLElBQUksV0FBVyxJQUFJLEtBQUssT0FBTyxNQUFNO0FBQ3JELGNBQUksS0FBSyxVQUFVLEtBQUssQ0FBQyxZQUFZQSxRQUFPLE1BQU0sS0FBSyxJQUFLLEtBQUssVUFBVTtBQUN6RSxpQkFBSyxVQUFVO0FBQ2YsaUJBQUssV0FBV0EsUUFBTyxNQUFNLEtBQUs7QUFBQSxVQUNwQztBQUFBLFFBQ0Y7QUFDQSxhQUFLLE1BQU0sS0FBSztBQUNoQixRQUFBQSxRQUFPLE1BQU07QUFDYixhQUFLLEtBQUssTUFBTTtBQUFBLE1BQ2xCO0FBQUE7QUFBQSxNQUdBLE1BQU0sRUFBRSxNQUFNLE9BQU8sR0FBcUI7QUFDeEMsY0FBTSxTQUFTLEtBQUssU0FBUyxLQUFLLENBQUM7QUFDbkMsaUJBQVMsSUFBSSxHQUFHLElBQUksTUFBTSxJQUFLLFFBQU8sS0FBSyxPQUFPLE9BQU8sQ0FBQyxDQUFFLElBQUssQ0FBQztBQUNsRSxpQkFBUyxJQUFJLEdBQUcsSUFBSSxPQUFPLFFBQVEsSUFBSyxRQUFPLENBQUMsS0FBTSxPQUFPLElBQUksQ0FBQztBQUNsRSxpQkFBUyxJQUFJLEdBQUcsSUFBSSxNQUFNLElBQUssTUFBSyxRQUFRLE9BQU8sS0FBSyxPQUFPLE9BQU8sQ0FBQyxDQUFFLENBQUUsR0FBSSxJQUFJO0FBQUEsTUFDckY7QUFBQTtBQUFBLE1BR0EsUUFBUSxNQUF1QjtBQUM3QixjQUFNLEVBQUUsSUFBSSxJQUFJLEtBQUs7QUFDckIsY0FBTUMsU0FBUSxLQUFLLE1BQU0sS0FBSyxNQUFNO0FBQ3BDLGNBQU0sUUFBUSxLQUFLLE9BQU87QUFDMUIsY0FBTSxRQUFRLEtBQUssT0FBTztBQUMxQixpQkFBUyxJQUFJLEdBQUcsSUFBSUEsUUFBTyxLQUFLO0FBQzlCLGdCQUFNLE9BQU8sT0FBTyxDQUFDO0FBQ3JCLGVBQUssTUFBTSxLQUFLLElBQUk7QUFDcEIsZUFBSztBQUNMLGdCQUFNLFNBQVMsS0FBSyxNQUFNLE9BQU87QUFDakMsY0FBSSxXQUFXLE9BQU87QUFDcEIsaUJBQUssVUFBVSxDQUFDLEdBQUcsS0FBSyxTQUFTLElBQUksR0FBRyxJQUFJO0FBQzVDLG1CQUFPO0FBQUEsVUFDVDtBQUNBLGNBQUksV0FBVyxhQUFhLENBQUMsS0FBSyxNQUFNLElBQUksSUFBSSxDQUFDLEdBQUksSUFBSSxDQUFDLENBQUUsR0FBRztBQUM3RCxnQkFBSSxLQUFLLE9BQU8sTUFBTSxPQUFPO0FBQzNCLGtCQUFJLEtBQUssS0FBSyxJQUFJLElBQUksQ0FBQyxHQUFJLElBQUksQ0FBQyxDQUFFLEdBQUc7QUFDbkMsc0JBQU0sUUFBUSxLQUFLLFlBQVksTUFBTTtBQUNyQyxxQkFBSyxPQUFPLElBQUksTUFBTSxNQUFNLE9BQU8sS0FBSyxTQUFTLEdBQUcsSUFBSSxDQUFDLEdBQUksSUFBSSxDQUFDLENBQUU7QUFDcEUsb0JBQUksUUFBUSxLQUFLLGNBQWMsS0FBSyxVQUFVLE9BQU8sRUFBRyxFQUFDLEtBQUssV0FBVyxLQUFLLFdBQVcsS0FBSyxVQUFVLElBQUksQ0FBQyxNQUFNLE1BQU0sS0FBSztBQUFBLGNBQ2hJO0FBQUEsWUFDRixXQUFXLEtBQUssU0FBUyxJQUFJLElBQUksQ0FBQyxHQUFJLElBQUksQ0FBQyxDQUFFO0FBQzNDLG1CQUFLLE1BQU0sSUFBSSxNQUFNLE1BQU0sS0FBSyxZQUFZLE1BQU0sR0FBRyxLQUFLLFNBQVMsR0FBRyxJQUFJLENBQUMsR0FBSSxJQUFJLENBQUMsQ0FBRTtBQUFBLFVBQzFGO0FBQ0EsZUFBSyxNQUFNLEtBQUssS0FBSztBQUFBLFFBQ3ZCO0FBQ0EsZUFBTztBQUFBLE1BQ1Q7QUFBQTtBQUFBLE1BR0EsV0FBbUI7QUFDakIsWUFBSSxDQUFDLEtBQUssVUFBVSxPQUFRLFFBQU87QUFDbkMsY0FBTSxFQUFFLE9BQU8sSUFBSSxJQUFJLEtBQUs7QUFDNUIsY0FBTSxFQUFFLE1BQU0sSUFBSSxLQUFLO0FBQ3ZCLFlBQUksVUFBVSxLQUFLO0FBQ25CLGlCQUFTLElBQUksR0FBRyxJQUFJLE1BQU0sUUFBUSxJQUFLLFlBQVcsSUFBSSxNQUFNLENBQUMsQ0FBRTtBQUMvRCxpQkFBUyxJQUFJLEdBQUcsSUFBSSxNQUFNLE9BQU8sUUFBUSxJQUFLLFlBQVcsU0FBUyxLQUFLLFFBQVEsTUFBTSxPQUFPLENBQUMsQ0FBRTtBQUMvRixlQUFPLFVBQVU7QUFBQSxNQUNuQjtBQUFBLE1BRUEsU0FBaUI7QUFDZixZQUFJLEtBQUssTUFBTSxNQUFPLFFBQU87QUFDN0IsWUFBSSxRQUFRO0FBQ1osbUJBQVcsUUFBUSxLQUFLLFFBQVEsT0FBUSxVQUFTLEtBQUssT0FBTyxJQUFJLElBQUk7QUFDckUsZUFBTztBQUFBLE1BQ1Q7QUFBQTtBQUFBLE1BR0EsTUFBTSxNQUFvQjtBQUN4QixZQUFJLFFBQVE7QUFDWixZQUFJLFFBQVE7QUFDWixlQUFPLEtBQUssUUFBUSxLQUFLLElBQUssS0FBSyxPQUFPLEtBQUssUUFBUSxLQUFLLFFBQVEsS0FBSyxDQUFFLE1BQU0sT0FBTztBQUN0RixlQUFLLE9BQU8sT0FBTyxJQUFJO0FBQ3ZCLGtCQUFRLEtBQUssU0FBUyxLQUFLO0FBQUEsUUFDN0I7QUFDQSxhQUFLLE1BQU0sS0FBSyxRQUFRLEtBQUs7QUFDN0IsYUFBSyxNQUFNLEtBQUssS0FBSyxRQUFRLEtBQUssR0FBRyxDQUFFO0FBQ3ZDLGVBQU8sUUFBUSxHQUFHO0FBQ2hCLGdCQUFNLE9BQU8sS0FBSyxPQUFPLEVBQUUsS0FBSztBQUNoQyxlQUFLLE1BQU0sS0FBSyxLQUFLLE9BQU8sSUFBSSxDQUFFO0FBQ2xDLGVBQUssUUFBUSxFQUFFLEtBQUssR0FBRyxJQUFJO0FBQzNCLGVBQUssUUFBUSxLQUFLLEdBQUcsSUFBSSxLQUFLLE9BQU87QUFBQSxRQUN2QztBQUFBLE1BQ0Y7QUFBQSxNQUVBLFNBQVMsTUFBc0I7QUFDN0IsY0FBTSxRQUFnQixDQUFDO0FBQ3ZCLGlCQUFTLEtBQUssTUFBTSxLQUFLLEdBQUcsS0FBSyxLQUFLLFNBQVMsRUFBRSxFQUFJLE9BQU0sS0FBSyxLQUFLLE9BQU8sRUFBRSxDQUFFO0FBQ2hGLGVBQU8sTUFBTSxRQUFRO0FBQUEsTUFDdkI7QUFBQSxJQUNGO0FBU0EsSUFBTSxPQUFPLENBQUMsV0FBMkIsS0FBSyxJQUFJLEdBQUcsS0FBSyxLQUFLLEtBQUssS0FBSyxNQUFNLENBQUMsQ0FBQztBQUFBO0FBQUE7OztBQy9IakYsU0FBUyxTQUFTLEVBQUUsT0FBTyxHQUFXLE1BQW9FO0FBQ3hHLFFBQU0sUUFBUSxNQUFNLEtBQUssRUFBRSxRQUFRLE1BQU0sR0FBRyxDQUFDLEdBQUcsU0FBUyxJQUFJLEVBQUUsT0FBTyxDQUFDLFNBQVMsT0FBTyxJQUFJLElBQUssQ0FBQztBQUNqRyxRQUFNLFFBQVEsTUFBTSxJQUFJLENBQUMsU0FBUyxNQUFNLElBQUksQ0FBQyxVQUFVLEdBQUcsT0FBTyxLQUFLLE1BQU0sS0FBSyxDQUFDLENBQUMsR0FBRyxPQUFPLEtBQUssT0FBTyxJQUFJLENBQUMsQ0FBQyxFQUFFLEVBQUUsS0FBSyxFQUFFLENBQUM7QUFDM0gsUUFBTSxLQUFLLElBQUksVUFBVSxLQUFLLEVBQUUsS0FBSyxFQUFFO0FBQ3ZDLFFBQU0sUUFBa0IsQ0FBQztBQUV6QixXQUFTLFNBQVMsSUFBSSxNQUFNLFNBQVMsVUFBUztBQUM1QyxhQUFTLE1BQU07QUFDZixlQUFXLENBQUMsR0FBRyxJQUFJLEtBQUssTUFBTSxRQUFRLEdBQUc7QUFDdkMsVUFBSSxHQUFHLElBQUksS0FBTSxFQUFHO0FBQ3BCLFlBQU0sS0FBSyxNQUFNLE9BQU8sQ0FBQyxVQUFVLEtBQUssT0FBTyxJQUFJLENBQUM7QUFDcEQsVUFBSSxHQUFHLEtBQUssQ0FBQyxVQUFVLEdBQUcsS0FBSyxJQUFLLENBQUMsS0FBSyxJQUFJLElBQUksR0FBRyxJQUFJLENBQUMsVUFBVSxHQUFHLEtBQUssQ0FBQyxDQUFDLEVBQUUsT0FBTyxFQUFHO0FBQzFGLGlCQUFXLENBQUMsR0FBRyxJQUFJLEtBQUssTUFBTSxRQUFRLEVBQUcsS0FBSSxNQUFNLENBQUMsTUFBTSxNQUFNLENBQUMsRUFBRyxJQUFHLElBQUksSUFBSSxNQUFNO0FBQ3JGLFlBQU0sS0FBSyxHQUFHLFNBQVMsSUFBSSxHQUFHLEdBQUcsQ0FBQyxDQUFFLElBQUssRUFBRTtBQUFBLElBQzdDO0FBQUEsRUFDRjtBQUNBLFNBQU8sTUFBTSxNQUFNLENBQUMsU0FBUyxHQUFHLElBQUksS0FBTSxDQUFDLElBQUksRUFBRSxJQUFJLE9BQU8sVUFBVSxLQUFLLEtBQUssR0FBRyxPQUFPLE1BQU0sT0FBTyxJQUFJO0FBQzdHO0FBeExBLElBWWE7QUFaYjtBQUFBO0FBQUE7QUFDQTtBQVdPLElBQU0sYUFBTixNQUFNLFlBQVc7QUFBQSxNQUNiO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQTtBQUFBLE1BRUE7QUFBQTtBQUFBLE1BRUE7QUFBQSxNQUNBO0FBQUE7QUFBQSxNQUVBO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBO0FBQUEsTUFFQTtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsTUFDVCxRQUFRO0FBQUEsTUFFQSxZQUFZLE9BQXVCLEVBQUUsUUFBUSxRQUFRLFFBQVEsR0FBVyxNQUFjLFFBQWdCO0FBQzVHLGFBQUssU0FBUztBQUNkLGFBQUssU0FBUyxPQUFPLENBQUM7QUFDdEIsYUFBSyxTQUFTLE9BQU8sQ0FBQztBQUN0QixhQUFLLFdBQVcsUUFBUTtBQUN4QixhQUFLLFFBQVE7QUFDYixhQUFLLFVBQVU7QUFDZixhQUFLLFlBQVksSUFBSSxVQUFVLEtBQUssS0FBSztBQUN6QyxjQUFNLEVBQUUsS0FBSyxPQUFPLE9BQU8sTUFBTSxNQUFNLElBQUk7QUFDM0MsbUJBQVcsTUFBTSxNQUFNLEtBQUssRUFBRyxNQUFLLFVBQVUsS0FBSyxHQUFHLEtBQUssRUFBRSxDQUFFLENBQUUsSUFBSSxPQUFPLEdBQUcsS0FBSyxFQUFFLENBQUU7QUFDeEYsY0FBTSxFQUFFLE1BQU0sSUFBSTtBQUNsQixjQUFNLFFBQVMsS0FBSyxTQUFTLElBQUksS0FBSyxNQUFNO0FBQzVDLGFBQUssU0FBUyxJQUFJLFdBQVcsTUFBTSxNQUFNO0FBQ3pDLGFBQUssVUFBVSxJQUFJLFlBQVksUUFBUSxLQUFLLEtBQUs7QUFDakQsbUJBQVcsTUFBTSxNQUFNLEtBQUssRUFBRyxNQUFLLFFBQVEsS0FBSyxHQUFHLEtBQUssRUFBRSxDQUFFLENBQUU7QUFDL0QsaUJBQVMsSUFBSSxHQUFHLElBQUksT0FBTyxJQUFLLE1BQUssUUFBUSxLQUFLLEdBQUcsS0FBSyxPQUFPLEtBQUssVUFBVSxTQUFTLENBQUMsQ0FBRSxDQUFFLENBQUU7QUFDaEcsaUJBQVMsSUFBSSxHQUFHLEtBQUssT0FBTyxLQUFLO0FBQy9CLGdCQUFNLEtBQUssTUFBTSxLQUFLLEtBQUssUUFBUSxJQUFJLENBQUM7QUFDeEMsZUFBSyxPQUFPLEVBQUUsSUFBSTtBQUNsQixlQUFLLFFBQVEsV0FBVyxJQUFJLFFBQVEsSUFBSSxLQUFLLE9BQU8sSUFBSSxLQUFLO0FBQzdELGVBQUssUUFBUSxJQUFJLFFBQVEsS0FBSyxHQUFHLEtBQUssRUFBRSxDQUFFLENBQUU7QUFBQSxRQUM5QztBQUNBLGFBQUssUUFBUSxJQUFJLFdBQVcsS0FBSztBQUNqQyxhQUFLLFNBQVMsSUFBSSxXQUFXLEtBQUs7QUFDbEMsYUFBSyxVQUFVLElBQUksV0FBVyxPQUFPLEtBQUs7QUFDMUMsYUFBSyxTQUFTLElBQUksV0FBVyxPQUFPLEtBQUs7QUFDekMsYUFBSyxPQUFPLElBQUksV0FBVyxNQUFNLE1BQU07QUFDdkMsYUFBSyxTQUFTLElBQUksV0FBVyxNQUFNLE1BQU07QUFDekMsYUFBSyxTQUFTLElBQUksV0FBVyxNQUFNLE1BQU07QUFBQSxNQUMzQztBQUFBO0FBQUEsTUFHQSxPQUFPLEdBQUcsT0FBdUIsUUFBZ0IsU0FBNkQ7QUFDNUcsY0FBTSxFQUFFLE9BQU8sTUFBTSxNQUFNLElBQUk7QUFDL0IsY0FBTSxFQUFFLFFBQVEsUUFBUSxTQUFTLE9BQU8sWUFBWSxJQUFJO0FBQ3hELFlBQUksQ0FBQyxTQUFTLFFBQVEsT0FBTyxXQUFXLEtBQUssT0FBTyxXQUFXLEtBQUssTUFBTSxVQUFVLFFBQVEsU0FBUyxNQUFNLFNBQVMsRUFBRyxRQUFPO0FBQzlILGNBQU0sUUFBUSxDQUFDLE1BQWMsTUFBYyxVQUN4QyxNQUFNLE9BQU8sT0FBTyxLQUFLLFFBQVEsS0FBSyxRQUFRLEVBQUUsSUFBTSxNQUFNLE9BQU8sU0FBVTtBQUNoRixjQUFNLE9BQU8sU0FBUyxRQUFRLENBQUMsT0FBTyxTQUFTLFlBQVksS0FBSyxDQUFDLFNBQVMsTUFBTSxNQUFNLE9BQU8sSUFBSSxDQUFDLENBQUM7QUFDbkcsY0FBTSxTQUFTLFNBQVMsUUFBUSxDQUFDLE9BQU8sU0FBUyxPQUFPLE1BQU0sT0FBTyxJQUFJLENBQUM7QUFDMUUsWUFBSSxDQUFDLFFBQVEsQ0FBQyxPQUFRLFFBQU87QUFDN0IsY0FBTSxXQUFXLG9CQUFJLElBQW9CO0FBQ3pDLG1CQUFXLE1BQU0sTUFBTSxLQUFLLEdBQUc7QUFDN0IsZ0JBQU0sT0FBTyxLQUFLLEdBQUcsS0FBSyxFQUFFLENBQUU7QUFDOUIsZUFBSyxTQUFTLElBQUksSUFBSSxLQUFLLE9BQU8sR0FBRyxLQUFLLEVBQUUsQ0FBRSxPQUFPLE9BQU8sR0FBRyxLQUFLLEVBQUUsQ0FBRSxFQUFHLFFBQU87QUFDbEYsbUJBQVMsSUFBSSxNQUFNLE9BQU8sR0FBRyxLQUFLLEVBQUUsQ0FBRSxDQUFFO0FBQUEsUUFDMUM7QUFDQSxlQUFPLElBQUksWUFBVyxPQUFPLFFBQVEsTUFBTSxNQUFNO0FBQUEsTUFDbkQ7QUFBQTtBQUFBLE1BR0EsUUFBZ0I7QUFDZCxjQUFNLFNBQVMsS0FBSyxNQUFNO0FBQzFCLGVBQU8sV0FBVyxJQUFJLElBQUksS0FBSyxPQUFPLFNBQVMsQ0FBQztBQUFBLE1BQ2xEO0FBQUE7QUFBQSxNQUdBLE9BQWdCO0FBQ2QsY0FBTSxTQUFTLEtBQUssTUFBTTtBQUMxQixlQUFPLFNBQVMsS0FBSyxLQUFLLE9BQU8sU0FBUyxDQUFDLElBQUssS0FBSyxTQUFTLEtBQUssT0FBTyxJQUFJLEtBQUssTUFBTTtBQUFBLE1BQzNGO0FBQUE7QUFBQSxNQUdBLFFBQWdCO0FBQ2QsY0FBTSxFQUFFLE9BQU8sT0FBTyxLQUFLLEtBQUssSUFBSSxLQUFLO0FBQ3pDLGNBQU0sRUFBRSxHQUFHLElBQUksS0FBSztBQUNwQixjQUFNLE1BQU0sS0FBSztBQUNqQixjQUFNLFFBQVEsS0FBSyxVQUFVO0FBQzdCLGNBQU0sU0FBUyxJQUFJLEtBQUssTUFBTTtBQUM5QixZQUFJQyxRQUFPO0FBQ1gsZUFBT0EsUUFBTyxVQUFVQSxRQUFPLEtBQUssU0FBUyxJQUFJQSxLQUFJLE1BQU0sTUFBTSxRQUFRQSxLQUFJLEVBQUcsQ0FBQUE7QUFDaEYsWUFBSUEsUUFBTyxRQUFRO0FBQ2pCLGdCQUFNLFFBQVEsS0FBSyxPQUFPLEtBQUssQ0FBQztBQUNoQyxtQkFBUyxJQUFJLEdBQUcsSUFBSUEsT0FBTSxJQUFLLE9BQU0sR0FBRyxLQUFLLElBQUksQ0FBQyxDQUFFLENBQUUsQ0FBRTtBQUN4RCxtQkFBUyxJQUFJQSxPQUFNLElBQUksUUFBUSxLQUFLO0FBQ2xDLGtCQUFNLEtBQU0sSUFBSSxDQUFDLElBQUksTUFBTSxRQUFRLENBQUM7QUFDcEMsa0JBQU0sR0FBRyxLQUFLLEVBQUUsQ0FBRSxDQUFFO0FBQ3BCLGtCQUFNQyxRQUFPLEtBQUssUUFBUSxLQUFLLE1BQU07QUFDckMsaUJBQUssT0FBTyxDQUFDLElBQUlBLFNBQVEsTUFBTSxJQUFJLElBQUksS0FBSyxPQUFPLElBQUksQ0FBQztBQUN4RCxnQkFBSSxRQUFRLE1BQU0sSUFBSSxLQUFLLFNBQVMsS0FBSyxPQUFPLElBQUksQ0FBQztBQUNyRCxnQkFBSSxTQUFTLFVBQVUsS0FBSyxTQUFTQSxRQUFPLEtBQUssUUFBUSxLQUFLO0FBQzlELG1CQUFPLFNBQVMsS0FBSyxZQUFZLEVBQUUsU0FBUyxLQUFLLE9BQU8sRUFBRSxFQUFJLFVBQVMsS0FBSyxRQUFRLEtBQUs7QUFDekYsaUJBQUssT0FBTyxDQUFDLElBQUk7QUFBQSxVQUNuQjtBQUFBLFFBQ0Y7QUFDQSxhQUFLLFFBQVE7QUFDYixlQUFPO0FBQUEsTUFDVDtBQUFBO0FBQUEsTUFHQSxRQUFRLFFBQXdCO0FBQzlCLGNBQU0sT0FBTyxLQUFLO0FBQ2xCLGNBQU0sUUFBUSxLQUFLO0FBQ25CLGNBQU0sV0FBVyxLQUFLO0FBQ3RCLGNBQU0sT0FBTyxLQUFLO0FBQ2xCLGNBQU0sU0FBUyxLQUFLLFFBQVEsS0FBSyxDQUFDO0FBQ2xDLGNBQU0sUUFBUSxLQUFLLE9BQU8sS0FBSyxDQUFDO0FBQ2hDLGNBQU0sUUFBUSxTQUFTLEtBQUs7QUFDNUIsaUJBQVMsSUFBSSxHQUFHLElBQUksS0FBSyxPQUFPLEtBQUs7QUFDbkMsZ0JBQU1DLFNBQVEsS0FBSyxNQUFNLENBQUM7QUFDMUIsZ0JBQU0sTUFBTSxLQUFLLFFBQVEsUUFBUSxDQUFDLElBQUssTUFBTSxDQUFDO0FBQzlDLGdCQUFNLE9BQU9BLFNBQVEsS0FBSyxLQUFLQSxNQUFLLElBQUssTUFBTSxNQUFNLEtBQUtBLE1BQUs7QUFDL0QsZUFBSyxDQUFDLElBQUk7QUFDVixnQkFBTSxPQUFPLFNBQVMsQ0FBQztBQUN2QixpQkFBTyxJQUFJLEtBQU0sTUFBTTtBQUN2QixnQkFBTSxJQUFJLEtBQU07QUFBQSxRQUNsQjtBQUdBLFlBQUksU0FBUztBQUNiLGNBQU0sRUFBRSxPQUFPLE1BQU0sSUFBSSxLQUFLO0FBQzlCLGlCQUFTLElBQUksR0FBRyxJQUFJLE9BQU8sS0FBSztBQUM5QixnQkFBTSxXQUFXLE1BQU0sQ0FBQyxJQUFLLElBQUksSUFBSSxNQUFNLE1BQU0sQ0FBQyxDQUFFO0FBQ3BELGdCQUFNLFFBQVEsS0FBSyxJQUFJLE9BQU8sQ0FBQyxHQUFJLEtBQUssSUFBSSxVQUFVLE1BQU0sQ0FBQyxDQUFFLENBQUM7QUFDaEUsY0FBSSxRQUFRLFNBQVUsV0FBVSxRQUFRO0FBQ3hDLGdCQUFNLENBQUMsSUFBSTtBQUFBLFFBQ2I7QUFDQSxlQUFPO0FBQUEsTUFDVDtBQUFBLElBQ0Y7QUFBQTtBQUFBOzs7QUMyQ0EsU0FBUyxNQUEwQyxPQUFhO0FBQzlELFFBQU0sT0FBTyxJQUFLLE1BQU0sWUFBMEMsTUFBTSxTQUFTLENBQUM7QUFDbEYsT0FBSyxJQUFJLEtBQUs7QUFDZCxTQUFPO0FBQ1Q7QUExTUEsSUFvQk1DLFVBQ0EsT0FFQSxnQkFDQSxnQkFFQSxNQUNBQyxPQUVBQyxVQUNBLE1BRUEsU0FFQSxPQU1PO0FBeENiO0FBQUE7QUFBQTtBQUNBO0FBRUE7QUFHQTtBQWNBLElBQU1GLFdBQVUsS0FBSztBQUNyQixJQUFNLFFBQVEsS0FBSztBQUVuQixJQUFNLGlCQUFpQjtBQUN2QixJQUFNLGlCQUFpQjtBQUV2QixJQUFNLE9BQU87QUFDYixJQUFNQyxRQUFPO0FBRWIsSUFBTUMsV0FBVTtBQUNoQixJQUFNLE9BQU9BLFlBQVdGLFdBQVUsT0FBTyxRQUFRQztBQUVqRCxJQUFNLFVBQVU7QUFFaEIsSUFBTSxRQUFRO0FBTVAsSUFBTSxhQUFOLE1BQWlCO0FBQUEsTUFDdEIsWUFBWTtBQUFBO0FBQUEsTUFFWixXQUFXO0FBQUEsTUFDRjtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQSxNQUNULFNBQVMsSUFBSSxXQUFXLGNBQWM7QUFBQSxNQUN0QyxVQUFVLElBQUksWUFBWSxjQUFjO0FBQUEsTUFDeEMsUUFBUSxJQUFJLFdBQVcsY0FBYztBQUFBLE1BQ3JDLE9BQU8sSUFBSSxXQUFXLGNBQWM7QUFBQSxNQUNwQyxVQUFVLElBQUksV0FBVyxjQUFjO0FBQUE7QUFBQSxNQUV2QyxRQUFRLElBQUksV0FBVyxpQkFBaUIsQ0FBQztBQUFBLE1BQ2hDLFVBQVUsSUFBSSxZQUFZLE9BQU87QUFBQTtBQUFBLE1BRWpDO0FBQUEsTUFDVCxRQUFRO0FBQUEsTUFDUixTQUFTO0FBQUEsTUFDVCxPQUFPO0FBQUEsTUFFUCxZQUFZLE1BQVksUUFBZ0IsRUFBRSxPQUFPLFlBQVksVUFBVSxXQUFXLEdBQXVCO0FBQ3ZHLGFBQUssU0FBUyxLQUFLO0FBQ25CLGFBQUssUUFBUTtBQUNiLGFBQUssVUFBVTtBQUNmLGFBQUssY0FBYztBQUNuQixjQUFNRSxRQUFPLEtBQUssSUFBSSxZQUFZLFFBQVEsUUFBUSxLQUFLLElBQUssUUFBUSxJQUFLLEdBQUcsSUFBSSxDQUFDLEdBQUcsS0FBSyxLQUFLLEtBQUssS0FBSyxTQUFTLENBQUMsQ0FBQztBQUNuSCxhQUFLLE9BQU8sSUFBSSxZQUFZQSxPQUFNLEtBQUs7QUFDdkMsYUFBSyxRQUFRLFFBQVEsWUFBWSxLQUFLQSxPQUFNLEtBQUssSUFBSSxVQUFVO0FBQy9ELGFBQUssS0FBSyxJQUFJLEtBQUssTUFBTSxJQUFJLENBQUMsR0FBSSxLQUFLLE1BQU0sSUFBSSxDQUFDLENBQUU7QUFDcEQsYUFBSyxPQUFPO0FBQUEsTUFDZDtBQUFBO0FBQUEsTUFHQSxJQUFJLFFBQWdCO0FBQ2xCLGNBQU0sTUFBTSxLQUFLLE1BQU0sU0FBUyxPQUFPLEtBQUssT0FBTyxTQUFTRjtBQUM1RCxlQUFPLFVBQVUsS0FBSyxLQUFLLFFBQVEsS0FBSyxNQUFNLE1BQU1DLFFBQU8sSUFBSSxPQUFPLEtBQUssS0FBSztBQUFBLE1BQ2xGO0FBQUE7QUFBQSxNQUdBLElBQUksT0FBd0I7QUFDMUIsZUFBTyxLQUFLLE9BQU8sTUFBTSxLQUFLLEVBQUUsUUFBUSxLQUFLLFNBQVMsRUFBRSxHQUFHLENBQUMsR0FBRyxNQUFNLEtBQUssT0FBTyxLQUFLLE1BQU0sQ0FBQyxJQUFLLENBQUMsQ0FBRSxJQUFJLENBQUM7QUFBQSxNQUM1RztBQUFBO0FBQUEsTUFHQSxJQUFJLE9BQXdCO0FBQzFCLGNBQU0sRUFBRSxJQUFJLElBQUksS0FBSztBQUNyQixlQUFPLEtBQUssVUFBVSxHQUFHO0FBQ3ZCLGNBQUksS0FBSyxNQUFNLEtBQUssTUFBTSxNQUFNLEtBQUssS0FBSyxLQUFLLE1BQU0sR0FBRztBQUN0RCxpQkFBSyxPQUFPO0FBQ1o7QUFBQSxVQUNGO0FBQ0EsY0FBSSxLQUFLLGFBQWEsTUFBTyxRQUFPO0FBQ3BDLGVBQUssTUFBTSxLQUFLLEtBQUssT0FBTyxLQUFLLE1BQU0sS0FBSyxNQUFNLEdBQUksQ0FBRTtBQUN4RCxlQUFLO0FBRUwsZ0JBQU1FLFNBQVEsS0FBSyxnQkFBZ0IsVUFBYSxLQUFLLFNBQVMsSUFBSSxDQUFDLEdBQUksSUFBSSxDQUFDLENBQUU7QUFDOUUsZ0JBQU0sU0FBU0EsU0FBUSxLQUFLLE1BQU0sT0FBTyxJQUFJO0FBQzdDLGNBQUksV0FBVyxPQUFPO0FBQ3BCLGlCQUFLLE9BQU87QUFDWixtQkFBTztBQUFBLFVBQ1Q7QUFDQSxjQUFJLFdBQVcsVUFBVSxDQUFDLEtBQUssT0FBTyxFQUFHLE1BQUssTUFBTSxLQUFLLEtBQUssUUFBUSxLQUFLLE1BQU0sQ0FBRTtBQUFBLFFBQ3JGO0FBQ0EsZUFBTztBQUFBLE1BQ1Q7QUFBQSxNQUVBLFNBQVMsS0FBYSxLQUFzQjtBQUMxQyxZQUFJLENBQUMsS0FBSyxLQUFLLElBQUksS0FBSyxHQUFHLEVBQUcsUUFBTztBQUNyQyxZQUFJLEtBQUssS0FBSyxZQUFZLEtBQUssS0FBSyxRQUFRLE1BQU8sVUFBVSxDQUFFLE1BQU0sRUFBRyxRQUFPO0FBQy9FLGlCQUFTLElBQUksR0FBRyxLQUFLLEtBQUssUUFBUSxJQUFLLEtBQUksS0FBSyxNQUFNLElBQUksQ0FBQyxNQUFNLE9BQU8sS0FBSyxNQUFNLElBQUksSUFBSSxDQUFDLE1BQU0sSUFBSyxRQUFPO0FBQzlHLGVBQU87QUFBQSxNQUNUO0FBQUE7QUFBQSxNQUdBLFNBQWtCO0FBQ2hCLGNBQU0sUUFBUSxLQUFLLFNBQVMsSUFBSSxJQUFJLEtBQUssS0FBSyxLQUFLLE1BQU07QUFDekQsY0FBTUMsU0FBUSxLQUFLLE1BQU0sS0FBSyxNQUFNO0FBQ3BDLFlBQUksQ0FBQyxLQUFLLFNBQVMsS0FBSyxTQUFTLEdBQUcsUUFBUUEsTUFBSyxHQUFHO0FBQ2xELGVBQUssV0FBVztBQUNoQixpQkFBTztBQUFBLFFBQ1Q7QUFDQSxjQUFNLElBQUksRUFBRSxLQUFLO0FBQ2pCLGFBQUssUUFBUSxDQUFDLElBQUksS0FBSyxPQUFPO0FBQzlCLGNBQU0sRUFBRSxJQUFJLElBQUksS0FBSztBQUNyQixhQUFLLE1BQU0sSUFBSSxDQUFDLElBQUksSUFBSSxDQUFDO0FBQ3pCLGFBQUssTUFBTSxJQUFJLElBQUksQ0FBQyxJQUFJLElBQUksQ0FBQztBQUM3QixhQUFLLFFBQVEsSUFBSSxDQUFDLElBQU0sVUFBVSxDQUFFO0FBQ3BDLGFBQUssTUFBTSxDQUFDLElBQUk7QUFDaEIsYUFBSyxLQUFLLENBQUMsSUFBSTtBQUNmLGlCQUFTLElBQUksR0FBRyxJQUFJQSxRQUFPLEtBQUs7QUFDOUIsZ0JBQU0sT0FBTyxPQUFPLENBQUM7QUFDckIsY0FBSSxLQUFLLFlBQWEsTUFBSyxNQUFNLEdBQUcsTUFBTSxLQUFLLFdBQVc7QUFBQSxjQUNyRCxNQUFLLFFBQVEsR0FBRyxNQUFNLEtBQUssTUFBTSxJQUFJLENBQUM7QUFBQSxRQUM3QztBQUNBLGVBQU87QUFBQSxNQUNUO0FBQUE7QUFBQSxNQUdBLFNBQVMsT0FBZSxPQUF3QjtBQUM5QyxlQUFPLFFBQVEsS0FBSyxNQUFNLFVBQVUsUUFBUSxLQUFLLE9BQU8sUUFBUTtBQUM5RCxnQkFBTSxTQUFTLFFBQVEsS0FBSyxNQUFNLFNBQVMsS0FBSyxNQUFNLFNBQVMsSUFBSSxLQUFLLE1BQU07QUFDOUUsZ0JBQU0sT0FBTyxRQUFRLEtBQUssT0FBTyxTQUFTLEtBQUssT0FBTyxTQUFTLElBQUksS0FBSyxPQUFPO0FBQy9FLGNBQUksU0FBU0wsWUFBVyxPQUFPLFNBQVNFLFlBQVcsU0FBUyxPQUFPLE9BQU9ELFNBQVEsS0FBSyxNQUFPLFFBQU87QUFDckcsZUFBSyxRQUFRO0FBQ2IsY0FBSSxPQUFPLEtBQUssT0FBTyxRQUFRO0FBQzdCLGlCQUFLLFNBQVMsTUFBTSxLQUFLLE1BQU07QUFDL0IsaUJBQUssVUFBVSxNQUFNLEtBQUssT0FBTztBQUFBLFVBQ25DO0FBQ0EsY0FBSSxXQUFXLEtBQUssTUFBTSxPQUFRO0FBQ2xDLGVBQUssUUFBUSxNQUFNLEtBQUssS0FBSztBQUM3QixlQUFLLE9BQU8sTUFBTSxLQUFLLElBQUk7QUFDM0IsZUFBSyxVQUFVLE1BQU0sS0FBSyxPQUFPO0FBQ2pDLGVBQUssUUFBUSxNQUFNLEtBQUssS0FBSztBQUFBLFFBQy9CO0FBQ0EsZUFBTztBQUFBLE1BQ1Q7QUFBQSxNQUVBLFNBQWU7QUFDYixhQUFLLFFBQVEsS0FBSyxNQUFNLElBQUksS0FBSyxNQUFNLElBQU0sVUFBVSxDQUFFO0FBQ3pELFlBQUksRUFBRSxLQUFLLFVBQVUsRUFBRyxNQUFLLE1BQU0sS0FBSyxLQUFLLFFBQVEsS0FBSyxNQUFNLENBQUU7QUFBQSxNQUNwRTtBQUFBO0FBQUEsTUFHQSxNQUFNLEdBQVcsTUFBWSxZQUE2QjtBQUN4RCxjQUFNLEVBQUUsSUFBSSxJQUFJLEtBQUs7QUFDckIsYUFBSyxNQUFNLEtBQUssSUFBSTtBQUNwQixhQUFLO0FBQ0wsWUFBSSxLQUFLLFNBQVMsSUFBSSxDQUFDLEdBQUksSUFBSSxDQUFDLENBQUUsRUFBRyxNQUFLLFFBQVEsR0FBRyxNQUFNLFdBQVcsTUFBTSxDQUFDO0FBQzdFLGFBQUssTUFBTSxLQUFLLEtBQUssUUFBUSxDQUFDLENBQUU7QUFBQSxNQUNsQztBQUFBO0FBQUEsTUFHQSxNQUFNLE1BQW9CO0FBQ3hCLFlBQUksT0FBTyxJQUFJLE1BQU0sTUFBTyxRQUFPO0FBQ25DLGNBQU0sS0FBSyxLQUFLLElBQUk7QUFDcEIsWUFBSSxLQUFLLFFBQVEsTUFBTSxTQUFTLEVBQUUsRUFBRyxRQUFPO0FBQzVDLFlBQUksS0FBSyxRQUFRLE1BQU0sU0FBUyxFQUFFLEVBQUcsUUFBTztBQUM1QyxZQUFJLEtBQUssUUFBUSxNQUFNLFNBQVMsT0FBTyxJQUFJLENBQUMsRUFBRyxRQUFPO0FBQ3RELGVBQU8sUUFBUSxJQUFJLE1BQU0sS0FBSyxPQUFPLElBQUksT0FBTyxJQUFJLENBQUMsSUFBSSxJQUFJO0FBQUEsTUFDL0Q7QUFBQSxNQUVBLFFBQVEsR0FBVyxNQUFZLE9BQXFCO0FBQ2xELFlBQUksUUFBUSxLQUFLLEtBQUssQ0FBQztBQUN2QixjQUFNLFFBQVEsS0FBSyxNQUFNLENBQUM7QUFDMUIsZUFBTyxRQUFRLFNBQVMsS0FBSyxRQUFRLFFBQVEsQ0FBQyxJQUFLLE9BQU87QUFDeEQsZUFBSyxRQUFRLEtBQUssSUFBSSxLQUFLLFFBQVEsUUFBUSxDQUFDO0FBQzVDLGVBQUssT0FBTyxLQUFLLElBQUksS0FBSyxPQUFPLFFBQVEsQ0FBQztBQUMxQztBQUFBLFFBQ0Y7QUFDQSxhQUFLLFFBQVEsS0FBSyxJQUFJO0FBQ3RCLGFBQUssT0FBTyxLQUFLLElBQUk7QUFBQSxNQUN2QjtBQUFBLElBQ0Y7QUFBQTtBQUFBOzs7QUNuSUEsU0FBUyxXQUFXLEVBQUUsTUFBTSxHQUFtQixNQUF1QjtBQUNwRSxNQUFJLE1BQU0sWUFBWSxJQUFJLEVBQUcsUUFBTztBQUNwQyxNQUFJLE1BQU0sVUFBVSxJQUFJLEVBQUcsUUFBTztBQUNsQyxRQUFNLEVBQUUsU0FBUyxVQUFVLFNBQUFLLFVBQVMsT0FBQUMsT0FBTSxJQUFJO0FBQzlDLFFBQU0sTUFBTSxDQUFDLE1BQWMsU0FBeUI7QUFDbEQsVUFBTSxTQUFTLFNBQVMsT0FBT0EsU0FBUSxJQUFJO0FBQzNDLFdBQU8sU0FBUyxJQUFJLEtBQUtELFNBQVEsU0FBUyxTQUFTLE9BQU8sSUFBSSxTQUFTLE9BQU8sS0FBSyxFQUFFLEVBQUUsS0FBSztBQUFBLEVBQzlGO0FBQ0EsV0FBUyxPQUFPLEdBQUcsT0FBTyxPQUFPLE9BQVEsS0FBSSxRQUFRLEtBQUssQ0FBQyxTQUFTLElBQUksTUFBTSxJQUFJLE1BQU0sSUFBSSxNQUFNLENBQUMsQ0FBQyxFQUFHLFFBQU87QUFDOUcsU0FBTztBQUNUO0FBMUVBLElBV2E7QUFYYjtBQUFBO0FBQUE7QUFDQTtBQUNBO0FBU08sSUFBTSxvQkFBTixNQUFNLG1CQUFrQjtBQUFBO0FBQUEsTUFFcEIsTUFBTSxJQUFJLFdBQVcsQ0FBQztBQUFBO0FBQUEsTUFFL0IsU0FBUztBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUE7QUFBQSxNQUVBO0FBQUEsTUFFRCxZQUFZLE9BQXVCLE9BQW1CO0FBQzVELGFBQUssU0FBUztBQUNkLGFBQUssU0FBUztBQUNkLGNBQU0sYUFBYSxXQUFXLEtBQUssRUFBRSxRQUFRLE1BQU0sTUFBTSxNQUFNLEdBQUcsQ0FBQyxHQUFHLFNBQVMsT0FBTyxXQUFXLE9BQU8sSUFBSSxDQUFDLENBQUM7QUFDOUcsYUFBSyxjQUFjO0FBQ25CLGNBQU0sU0FBUyxDQUFDLE1BQU0sVUFBVTtBQUM5QixjQUFJLE1BQU0sU0FBUyxJQUFJLE1BQU0sUUFBUSxLQUFLLFdBQVcsSUFBSSxNQUFNLEdBQUksTUFBSyxTQUFTO0FBQUEsUUFDbkY7QUFDQSxhQUFLLEtBQUs7QUFBQSxNQUNaO0FBQUE7QUFBQSxNQUdBLE9BQU8sR0FBRyxPQUF1QixFQUFFLE9BQU8sVUFBVSxHQUEwQztBQUM1RixjQUFNLEVBQUUsU0FBUyxTQUFBRSxVQUFTLFNBQVMsTUFBTSxJQUFJLE1BQU07QUFFbkQsY0FBTSxRQUFRLFlBQ1YsSUFBSSxXQUFXLElBQ2YsTUFBTSxPQUFPLENBQUMsU0FBUyxDQUFDLFFBQVEsU0FBUyxJQUFJLEtBQUssQ0FBQyxNQUFNLFNBQVMsSUFBSSxNQUFNQSxTQUFRLFNBQVMsSUFBSSxLQUFLLFNBQVMsUUFBUTtBQUMzSCxlQUFPLE1BQU0sU0FBUyxJQUFJLElBQUksbUJBQWtCLE9BQU8sS0FBSyxJQUFJO0FBQUEsTUFDbEU7QUFBQTtBQUFBLE1BR0EsT0FBYTtBQUNYLGNBQU0sRUFBRSxLQUFLLFFBQVEsUUFBUSxLQUFLLElBQUksTUFBTSxNQUFNLElBQUksS0FBSztBQUMzRCxZQUFJLE1BQU0sSUFBSSxDQUFDO0FBQ2YsWUFBSSxNQUFNLElBQUksQ0FBQztBQUNmLGlCQUFTLElBQUksR0FBRyxJQUFJLEtBQUssT0FBTyxRQUFRLEtBQUs7QUFDM0MsZ0JBQU0sT0FBTyxLQUFLLE9BQU8sQ0FBQztBQUMxQixnQkFBTUQsU0FBUSxJQUFJLElBQUk7QUFDdEIsaUJBQU8sT0FBTyxJQUFJO0FBQ2xCLGlCQUFPLE9BQU8sSUFBSTtBQUNsQixjQUFJQSxXQUFVLEVBQUc7QUFDakIsZ0JBQU0sS0FBSyxLQUFLLE9BQU8sS0FBSyxNQUFNLENBQUM7QUFDbkMsZ0JBQU0sT0FBUUEsVUFBUyxLQUFNLEdBQUcsRUFBRSxNQUFNLElBQUksS0FBSyxFQUFFLElBQUssS0FBSyxLQUFLLFlBQVksSUFBSSxNQUFNLElBQUksSUFBSSxLQUFLLEVBQUU7QUFDdkcsaUJBQU9FLFVBQVMsT0FBTyxNQUFNLEtBQUssSUFBSSxDQUFFO0FBQ3hDLGlCQUFPQSxVQUFTLEtBQUssS0FBSyxNQUFNLFVBQVUsSUFBSSxNQUFNLEtBQUssSUFBSSxDQUFFO0FBQUEsUUFDakU7QUFDQSxhQUFLLElBQUksQ0FBQyxJQUFJO0FBQ2QsYUFBSyxJQUFJLENBQUMsSUFBSTtBQUFBLE1BQ2hCO0FBQUEsSUFDRjtBQUFBO0FBQUE7OztBQ3pETyxTQUFTLE1BQU0sRUFBRSxTQUFTLFFBQVEsR0FBbUIsTUFBOEI7QUFDeEYsUUFBTSxTQUFTLElBQUksT0FBTyxJQUFJO0FBQzlCLFNBQU8sSUFBSSxNQUFNLFNBQVMsU0FBUyxFQUFFLE1BQU0sYUFBYSxRQUFRLEtBQUssT0FBTyxHQUFHLE1BQU0sR0FBRyxPQUFPLENBQUM7QUFDbEc7QUFQQTtBQUFBO0FBQUE7QUFDQTtBQUFBO0FBQUE7OztBQzRCTyxTQUFTLFNBQVMsUUFBa0M7QUFDekQsUUFBTSxFQUFFLFNBQVMsUUFBUSxJQUFJO0FBQzdCLFFBQU0sT0FBTyxLQUFLLFVBQVUsT0FBTztBQUNuQyxNQUFJQyxTQUFRQyxPQUFNLElBQUksT0FBTztBQUM3QixNQUFJLENBQUNELE9BQU8sQ0FBQUMsT0FBTSxJQUFJLFNBQVVELFNBQVEsb0JBQUksSUFBc0IsQ0FBRTtBQUNwRSxRQUFNLFFBQVFBLE9BQU0sSUFBSSxJQUFJLEtBQUssSUFBSSxNQUFNLE1BQU0sRUFBRSxTQUFTO0FBQzVELEVBQUFBLE9BQU0sSUFBSSxNQUFNLEtBQUs7QUFDckIsU0FBTztBQUNUO0FBNkxBLFNBQVMsV0FBVyxFQUFFLE1BQU0sR0FBbUIsU0FBaUIsUUFBeUI7QUFDdkYsTUFBSSxNQUFNLEtBQUssT0FBTyxNQUFNLEtBQUssTUFBTSxLQUFLLE1BQU0sTUFBTSxFQUFHLFFBQU87QUFDbEUsUUFBTSxFQUFFLE9BQUFFLFFBQU8sVUFBVSxTQUFBQyxTQUFRLElBQUk7QUFDckMsYUFBVyxNQUFNLE1BQU0sU0FBUztBQUM5QixVQUFNLENBQUMsS0FBSyxLQUFLLElBQUksQ0FBQyxTQUFTLFVBQVVELFNBQVEsRUFBRSxHQUFJLFNBQVMsU0FBU0EsU0FBUSxFQUFFLENBQUU7QUFDckYsUUFBSSxNQUFNLEtBQUssT0FBTyxPQUFRO0FBQzlCLGFBQVMsUUFBUSxHQUFHLFFBQVEsS0FBSyxJQUFJO0FBRW5DLFdBQ0csU0FBUyxNQUFNLFNBQVMsTUFBTSxNQUFNLFNBQVMsRUFBRSxPQUMvQ0MsU0FBUSxNQUFNLEtBQUssSUFBSyxTQUFVLE1BQ2xDLFFBQVEsS0FBS0EsU0FBUSxRQUFRLEtBQUssTUFBTTtBQUV6QyxlQUFPO0FBQUEsRUFDYjtBQUNBLFNBQU87QUFDVDtBQWxQQSxJQXNCTSxPQUNBQyxRQWVBSCxRQUdBO0FBekNOO0FBQUE7QUFBQTtBQUNBO0FBQ0E7QUFvQkEsSUFBTSxRQUFRO0FBQ2QsSUFBTUcsU0FBUTtBQWVkLElBQU1ILFNBQVEsb0JBQUksUUFBaUQ7QUFHbkUsSUFBTSxRQUFOLE1BQVk7QUFBQSxNQUNEO0FBQUEsTUFDQTtBQUFBO0FBQUEsTUFFVCxRQUFRO0FBQUEsTUFDUixTQUFTO0FBQUEsTUFDVCxXQUFXO0FBQUEsTUFDWCxTQUFTO0FBQUE7QUFBQSxNQUVULFNBQVM7QUFBQSxNQUNULFNBQVM7QUFBQTtBQUFBLE1BRVQsZUFBZTtBQUFBLE1BQ2YsVUFBVTtBQUFBLE1BRVYsWUFBWSxRQUF3QjtBQUNsQyxhQUFLLFVBQVU7QUFDZixhQUFLLFVBQVUsSUFBSSxJQUFJLE9BQU8sTUFBTSxNQUFNLElBQUksQ0FBQyxFQUFFLElBQUksS0FBSyxNQUFNLENBQUMsSUFBSSxJQUFJLENBQUMsQ0FBQztBQUFBLE1BQzdFO0FBQUEsTUFFQSxXQUFxQjtBQUNuQixjQUFNLEVBQUUsU0FBUyxNQUFNLElBQUksS0FBSztBQUNoQyxZQUFJLFFBQVEsUUFBUSxDQUFDLE1BQU0sU0FBVSxNQUFLLFNBQVM7QUFDbkQsY0FBTSxVQUFVLEtBQUssU0FBUztBQUM5QixpQkFBUyxPQUFPLEdBQUcsT0FBTyxVQUFVLEtBQUssU0FBUyxLQUFLLFVBQVUsS0FBSyxTQUFTLE9BQVEsTUFBSyxNQUFNLFNBQVMsSUFBSTtBQUMvRyxjQUFNLEVBQUUsVUFBVSxRQUFRLElBQUksS0FBSyxTQUFTO0FBQzVDLGFBQUssV0FDSCxDQUFDLEtBQUssZ0JBQ0wsS0FBSyxXQUFXLFNBQVMsTUFBTSxDQUFDLFlBQVksUUFBUSxNQUFNLENBQUMsV0FBVyxXQUFXLEtBQUssU0FBUyxTQUFTLE1BQU0sQ0FBQyxDQUFDO0FBQ25ILGVBQU87QUFBQSxVQUNMLFVBQVUsRUFBRSxTQUFTLEtBQUssUUFBUSxPQUFPLEtBQUssVUFBVSxLQUFLLE9BQU87QUFBQSxVQUNwRSxNQUFNLEtBQUssUUFBUSxFQUFFLE9BQU8sS0FBSyxRQUFRLFNBQVMsS0FBSyxTQUFTLElBQUk7QUFBQSxVQUNwRSxPQUFPLEtBQUs7QUFBQSxRQUNkO0FBQUEsTUFDRjtBQUFBLE1BRUEsV0FBc0Q7QUFDcEQsY0FBTSxFQUFFLE1BQU0sSUFBSSxLQUFLLFFBQVE7QUFDL0IsY0FBTSxLQUFLLENBQUMsU0FBeUIsQ0FBQyxHQUFHLE1BQU0sS0FBSyxDQUFDLEVBQUUsT0FBTyxDQUFDLFNBQVMsTUFBTSxJQUFJLEVBQUcsU0FBUyxJQUFJO0FBQ2xHLGVBQU8sRUFBRSxVQUFVLEdBQUcsU0FBUyxHQUFHLFNBQVMsR0FBRyxTQUFTLEVBQUU7QUFBQSxNQUMzRDtBQUFBO0FBQUEsTUFHQSxNQUFNLFNBQTJCLE1BQW9CO0FBQ25ELGNBQU0sRUFBRSxVQUFVLFFBQVEsSUFBSSxLQUFLLFNBQVM7QUFDNUMsY0FBTSxTQUFTLElBQUksT0FBTyxJQUFJO0FBQzlCLGNBQU0sUUFBUSxJQUFJLE1BQU0sU0FBUyxLQUFLLFFBQVEsU0FBUyxNQUFNLEtBQUssU0FBUyxJQUFJLENBQUM7QUFDaEYsY0FBTSxRQUFnQixDQUFDO0FBQ3ZCLGNBQU0sV0FBVztBQUNqQixjQUFNLFFBQVEsSUFBSSxXQUFXLFNBQVM7QUFDdEMsaUJBQVMsSUFBSSxHQUFHLElBQUlHLFFBQU8sS0FBSztBQUU5QixnQkFBTUYsU0FBUSxLQUFLLE9BQU8sS0FBSztBQUMvQixjQUFJQSxXQUFVLEVBQUc7QUFDakIsZ0JBQU0sU0FBUyxNQUFNLFlBQVksVUFBVSxDQUFDLEdBQUcsV0FBVyxNQUFNLFNBQVMsR0FBR0EsTUFBSyxFQUFFLFNBQVMsV0FBVyxNQUFNLENBQUMsQ0FBQztBQUMvRyxnQkFBTSxPQUFPLFVBQVUsS0FBSyxPQUFPLE1BQU0sS0FBSyxPQUFPLE1BQU0sQ0FBQyxNQUFNO0FBQ2xFLGdCQUFNLE9BQU8sT0FBTyxXQUFXLE1BQU0sSUFBSSxNQUFNLE9BQU8sTUFBTUEsTUFBSyxDQUFDO0FBQ2xFLGdCQUFNLEtBQUssSUFBSTtBQUNmLGVBQUssWUFBWSxTQUFTLE1BQU0sQ0FBQyxTQUFTLE1BQU0sSUFBSSxJQUFJLE1BQU0sQ0FBQyxLQUFLLFFBQVEsTUFBTSxDQUFDLFNBQVMsTUFBTSxJQUFJLElBQUksSUFBSyxDQUFDO0FBQ2hILGdCQUFNLE1BQU0sT0FBTyxJQUFJLE1BQU0sU0FBUyxJQUFJO0FBQzFDLHFCQUFXLFFBQVEsTUFBTSxPQUFPLENBQUMsRUFBRSxNQUFNLEdBQUcsRUFBRyxNQUFLLE1BQU0sTUFBTSxRQUFRLENBQUM7QUFBQSxRQUMzRTtBQUFBLE1BQ0Y7QUFBQTtBQUFBLE1BR0EsTUFBTSxNQUFZLFFBQXVCO0FBQ3ZDLFlBQUksS0FBSyxTQUFTLE9BQVE7QUFDMUIsWUFBSSxLQUFLLFNBQVMsT0FBTztBQUN2QixjQUFJLFVBQVUsQ0FBQyxLQUFLLFVBQVUsS0FBSyxPQUFPLEVBQUcsTUFBSyxTQUFTO0FBQUEsUUFDN0QsV0FBVyxLQUFLLFNBQVMsVUFBVyxNQUFLLFNBQVM7QUFBQSxpQkFDekMsVUFBVSxLQUFLLE1BQU0sV0FBVyxLQUFLLEtBQUssUUFBUSxJQUFJLEtBQUssSUFBSSxNQUFNLGFBQWEsS0FBSyxRQUFRLElBQUksS0FBSyxFQUFFLE1BQU07QUFDdkgsZUFBSyxlQUFlO0FBQUEsaUJBQ2IsVUFBVSxDQUFDLEtBQUssUUFBUSxLQUFLLElBQUksRUFBRyxNQUFLLFNBQVM7QUFBQSxpQkFDbEQsS0FBSyxNQUFNLFNBQVMsS0FBSyxLQUFLLFFBQVEsSUFBSSxLQUFLLEVBQUUsTUFBTSxRQUFTLE1BQUssU0FBUztBQUFBLE1BQ3pGO0FBQUEsTUFFQSxRQUFRLE1BQXVCO0FBQzdCLGVBQU8sS0FBSyxRQUFRLElBQUksSUFBSSxNQUFNLFdBQVcsS0FBSyxRQUFRLElBQUksSUFBSSxNQUFNO0FBQUEsTUFDMUU7QUFBQSxNQUVBLFVBQVUsU0FBMEI7QUFDbEMsZUFBTyxLQUFLLFFBQVEsUUFBUSxTQUFTLFNBQVMsT0FBTyxNQUFNO0FBQUEsTUFDN0Q7QUFBQTtBQUFBLE1BR0EsV0FBNkI7QUFDM0IsY0FBTSxFQUFFLFNBQVMsUUFBUSxJQUFJLEtBQUs7QUFDbEMsY0FBTSxFQUFFLE9BQU8sVUFBVSxDQUFDLEVBQUUsSUFBSTtBQUNoQyxlQUFPO0FBQUEsVUFDTCxHQUFHO0FBQUEsVUFDSCxTQUFTLE9BQU87QUFBQSxZQUNkLE9BQU8sUUFBUSxPQUFPLEVBQUUsSUFBSSxDQUFDLENBQUMsTUFBTSxNQUFNLE1BQWlDO0FBQUEsY0FDekU7QUFBQSxjQUNBO0FBQUEsZ0JBQ0UsR0FBRztBQUFBLGdCQUNILE1BQU0sQ0FBQyxNQUFNLEdBQUcsU0FBUyxPQUFPLEtBQUssS0FBSyxNQUFNLE1BQVksS0FBSyxHQUFHLFNBQVMsSUFBSTtBQUFBLGdCQUNqRixLQUFLLENBQUMsSUFBSSxHQUFHLFNBQVM7QUFDcEIseUJBQU8sSUFBSSxLQUFLLE1BQU0sSUFBSSxLQUFLLEdBQUcsU0FBUyxJQUFJO0FBQUEsZ0JBQ2pEO0FBQUEsY0FDRjtBQUFBLFlBQ0YsQ0FBQztBQUFBLFVBQ0g7QUFBQSxVQUNBLEdBQUksU0FBUztBQUFBLFlBQ1gsT0FBTyxDQUFDLElBQVEsR0FBWSxTQUFvQjtBQUM5QyxvQkFBTSxLQUFLLE1BQU0sSUFBSSxJQUFJLEdBQUcsU0FBUyxRQUFRLEtBQUssUUFBUSxJQUFJLENBQUM7QUFBQSxZQUNqRTtBQUFBLFVBQ0Y7QUFBQSxRQUNGO0FBQUEsTUFDRjtBQUFBO0FBQUEsTUFHQSxRQUFRLE1BQTBCO0FBQ2hDLGVBQU8sSUFBSSxNQUFNLE1BQU07QUFBQSxVQUNyQixLQUFLLENBQUMsUUFBUSxTQUFTO0FBQ3JCLGlCQUFLLFNBQVM7QUFDZCxtQkFBTyxRQUFRLElBQUksUUFBUSxJQUFJO0FBQUEsVUFDakM7QUFBQSxRQUNGLENBQUM7QUFBQSxNQUNIO0FBQUE7QUFBQSxNQUdBLE1BQU0sSUFBUSxRQUFxQjtBQUNqQyxjQUFNLFFBQVEsQ0FBQyxNQUFjLFFBQXVCO0FBQ2xELGNBQUksS0FBSyxRQUFRLElBQUksR0FBRztBQUN0QixnQkFBSSxPQUFRLE1BQUssU0FBUztBQUMxQjtBQUFBLFVBQ0Y7QUFDQSxjQUFJLENBQUMsSUFBSyxNQUFLLFFBQVE7QUFDdkIsY0FBSSxDQUFDLE9BQVEsTUFBSyxTQUFTO0FBQUEsUUFDN0I7QUFDQSxlQUFPO0FBQUEsVUFDTCxPQUFPLENBQUMsU0FBUyxHQUFHLE1BQU0sSUFBSTtBQUFBLFVBQzlCLE9BQU8sQ0FBQyxTQUFTO0FBQ2Ysa0JBQU0sTUFBTSxNQUFNO0FBQ2xCLG1CQUFPLEdBQUcsTUFBTSxJQUFJO0FBQUEsVUFDdEI7QUFBQSxVQUNBLE1BQU0sQ0FBQyxNQUFNLFVBQVU7QUFDckIsa0JBQU0sTUFBTSxLQUFLO0FBQ2pCLG1CQUFPLEdBQUcsS0FBSyxNQUFNLEtBQUs7QUFBQSxVQUM1QjtBQUFBLFVBQ0EsS0FBSyxDQUFDLFNBQVM7QUFDYixrQkFBTSxNQUFNLEtBQUs7QUFDakIsbUJBQU8sR0FBRyxJQUFJLElBQUk7QUFBQSxVQUNwQjtBQUFBLFVBQ0EsU0FBUyxDQUFDLFlBQVk7QUFDcEIsaUJBQUssUUFBUTtBQUNiLGdCQUFJLE9BQVEsTUFBSyxTQUFTO0FBQzFCLG1CQUFPLEdBQUcsUUFBUSxPQUFPO0FBQUEsVUFDM0I7QUFBQSxVQUNBLFNBQVMsQ0FBQyxTQUFTO0FBQ2pCLGlCQUFLLFFBQVE7QUFDYixnQkFBSSxPQUFRLE1BQUssU0FBUztBQUMxQixlQUFHLFFBQVEsSUFBSTtBQUFBLFVBQ2pCO0FBQUEsVUFDQSxNQUFNLENBQUMsU0FBUztBQUNkLGdCQUFJLENBQUMsS0FBSyxRQUFRLElBQUksRUFBRyxNQUFLLFFBQVE7QUFBQSxxQkFDN0IsT0FBUSxNQUFLLFNBQVM7QUFDL0IsZUFBRyxLQUFLLElBQUk7QUFBQSxVQUNkO0FBQUEsVUFDQSxLQUFLLENBQUMsU0FBUyxVQUFVO0FBQ3ZCLGdCQUFJLENBQUMsS0FBSyxVQUFVLE9BQU8sR0FBRztBQUM1QixtQkFBSyxRQUFRO0FBQ2Isa0JBQUksT0FBUSxNQUFLLFNBQVM7QUFBQSxZQUM1QjtBQUNBLGVBQUcsSUFBSSxTQUFTLEtBQUs7QUFBQSxVQUN2QjtBQUFBLFVBQ0EsTUFBTSxDQUFDLE1BQU0sSUFBSSxPQUFPLENBQUMsTUFBTTtBQUM3QixrQkFBTSxPQUFPLEtBQUssU0FBUyxPQUFPLEtBQUssS0FBSyxTQUFTO0FBQ3JELGtCQUFNLE9BQU8sVUFBVSxLQUFLLFFBQVEsSUFBSSxFQUFFLE1BQU0sYUFBYSxHQUFHLE1BQU0sRUFBRSxNQUFNLEtBQUs7QUFFbkYsa0JBQU0sU0FBUyxLQUFLLFFBQVEsS0FBSyxTQUFTO0FBQzFDLGlCQUFLLFVBQVUsS0FBSyxRQUFRLElBQUksTUFBTSxLQUFLLFFBQVEsRUFBRSxLQUFLLFNBQVMsQ0FBQztBQUNwRSxnQkFBSSxTQUFTLENBQUMsT0FBUSxNQUFLLFNBQVM7QUFDcEMsZ0JBQUksUUFBUTtBQUNWLG1CQUFLLFNBQVM7QUFDZCxrQkFBSSxLQUFLLFFBQVEsSUFBSSxLQUFLLEtBQUssUUFBUSxFQUFFLEVBQUcsTUFBSyxTQUFTO0FBQUEsWUFDNUQ7QUFDQSxnQkFBSSxLQUFLLFFBQVEsSUFBSSxFQUFFLE1BQU0sUUFBUyxNQUFLLFdBQVc7QUFDdEQsZUFBRyxLQUFLLE1BQU0sSUFBSSxJQUFJO0FBQUEsVUFDeEI7QUFBQSxRQUNGO0FBQUEsTUFDRjtBQUFBLElBQ0Y7QUFBQTtBQUFBOzs7QUM5REEsU0FBUyxrQkFBa0IsUUFBZ0IsS0FBb0I7QUFDN0QsV0FBUyxRQUFRLEdBQUcsUUFBUSxPQUFPO0FBQ2pDLGFBQVMsT0FBTyxHQUFHLE9BQU8sT0FBTztBQUMvQixVQUFJLE9BQU8sT0FBTyxLQUFLLElBQUssS0FBSyxPQUFPLE9BQU8sSUFBSSxJQUFLLEtBQUssS0FBSyxLQUFLLE9BQU8sSUFBSSxLQUFLLENBQUMsT0FBTyxNQUFNLE9BQU8sSUFBSSxFQUFHLFFBQU87QUFDOUgsU0FBTztBQUNUO0FBdEtBLElBTWEsTUFZQTtBQWxCYjtBQUFBO0FBQUE7QUFDQTtBQUtPLElBQU0sT0FBTztBQVliLElBQU0sWUFBTixNQUFnQjtBQUFBLE1BQ1o7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBO0FBQUEsTUFFQTtBQUFBO0FBQUEsTUFFQTtBQUFBO0FBQUEsTUFFQSxVQUFVLElBQUksVUFBVSxFQUFFLEVBQUUsS0FBSyxFQUFFO0FBQUE7QUFBQSxNQUVuQztBQUFBO0FBQUEsTUFFQSxTQUFTLElBQUksV0FBVyxFQUFFO0FBQUEsTUFFMUI7QUFBQSxNQUVULFlBQVksT0FBdUIsUUFBZ0IsT0FBZTtBQUNoRSxhQUFLLFNBQVMsT0FBTyxPQUFPLFFBQVE7QUFDcEMsYUFBSyxTQUFTO0FBQ2QsYUFBSyxVQUFVO0FBQ2YsYUFBSyxVQUFVLElBQUksV0FBVyxNQUFNLE1BQU0sS0FBSztBQUMvQyxZQUFJLENBQUMsT0FBTyxTQUFTLE1BQU8sWUFBVyxRQUFRLE9BQU8sT0FBUSxNQUFLLFFBQVEsSUFBSSxJQUFJO0FBQ25GLG1CQUFXLFFBQVEsT0FBTyxNQUFPLE1BQUssUUFBUSxJQUFJLElBQUk7QUFDdEQsYUFBSyxXQUFXLE9BQU8sTUFBTSxLQUFLLENBQUMsU0FBUyxNQUFNLE1BQU0sUUFBUSxTQUFTLElBQUksQ0FBQztBQUM5RSxhQUFLLFVBQVUsQ0FBQyxNQUFNLE1BQU0sTUFBTTtBQUFBLFVBQ2hDLENBQUMsRUFBRSxLQUFLLE1BQU0sU0FBUyxVQUFhLFNBQVMsU0FBVSxPQUFPLFNBQVMsWUFBWSxrQkFBa0IsUUFBUSxLQUFLLEdBQUc7QUFBQSxRQUN2SDtBQUVBLFlBQUksUUFBUTtBQUNaLGlCQUFTLE9BQU8sR0FBRyxPQUFPLE9BQU8sT0FBUSxLQUFJLE9BQU8sT0FBTyxJQUFJLE1BQU0sTUFBTyxVQUFTLE9BQU8sT0FBTyxJQUFJO0FBQ3ZHLGFBQUssWUFDSCxPQUFPLFNBQVMsV0FDaEIsU0FBUyxPQUFPLFlBQVksVUFDNUIsTUFBTSxRQUFRLFNBQVMsVUFDdkIsRUFBRSxLQUFLLGFBQWEsS0FBSyxXQUFXLE9BQU8sT0FBTyxLQUFLLENBQUMsV0FBVyxTQUFTLENBQUM7QUFDL0UsaUJBQVMsT0FBTyxHQUFHLE9BQU8sT0FBTyxRQUFRO0FBQ3ZDLGNBQUksT0FBTztBQUNYLG1CQUFTLElBQUksR0FBRyxJQUFJLFNBQVMsT0FBTyxPQUFPLElBQUksS0FBTSxLQUFLLE9BQU8sT0FBTyxJQUFJLElBQUssT0FBTyxJQUFLLFFBQU8sT0FBTyxPQUFPLElBQUk7QUFDdEgsZUFBSyxRQUFRLElBQUksSUFBSTtBQUFBLFFBQ3ZCO0FBQUEsTUFDRjtBQUFBO0FBQUEsTUFHQSxPQUFhO0FBQ1gsWUFBSSxDQUFDLEtBQUssVUFBVyxRQUFPO0FBQzVCLGNBQU0sRUFBRSxLQUFLLE1BQU0sSUFBSSxLQUFLO0FBQzVCLGNBQU0sRUFBRSxZQUFZLElBQUksS0FBSztBQUM3QixjQUFNLEVBQUUsU0FBUyxNQUFNLElBQUk7QUFDM0IsWUFBSSxLQUFLO0FBQ1QsWUFBSSxLQUFLO0FBQ1QsaUJBQVMsSUFBSSxHQUFHLElBQUksWUFBWSxRQUFRLEtBQUs7QUFDM0MsZ0JBQU0sT0FBTyxZQUFZLENBQUMsSUFBSyxLQUFLLElBQUksWUFBWSxDQUFDLENBQUUsS0FBTTtBQUM3RCxnQkFBTSxNQUFNLEdBQUc7QUFDZixnQkFBTSxNQUFNLE1BQU0sQ0FBQztBQUFBLFFBQ3JCO0FBQ0EsWUFBSSxTQUFTO0FBQ2IsaUJBQVMsSUFBSSxHQUFHLElBQUksUUFBUSxRQUFRLEtBQUs7QUFDdkMsZ0JBQU0sT0FBTyxRQUFRLENBQUM7QUFDdEIsZ0JBQU0sT0FBTyxJQUFJLElBQUk7QUFDckIsY0FBSSxRQUFRLFNBQVMsS0FBSyxRQUFRLElBQUksTUFBTSxPQUFPLE9BQU8sS0FBSyxLQUFLLE1BQU8sTUFBTSxPQUFPLFNBQVUsRUFBRztBQUNyRyxjQUFJLENBQUMsUUFBUTtBQUNYLGlCQUFLLE9BQU8sS0FBSyxDQUFDO0FBQ2xCLHFCQUFTO0FBQUEsVUFDWDtBQUNBLGNBQUksQ0FBQyxLQUFLLE9BQU8sSUFBSSxLQUFLLENBQUMsUUFBUSxLQUFLLFFBQVEsTUFBTSxDQUFDLEVBQUc7QUFDMUQsbUJBQVMsSUFBSSxHQUFHLElBQUksWUFBWSxRQUFRO0FBQ3RDLGdCQUFJLFFBQVEsS0FBSyxRQUFRLE1BQU0sWUFBWSxDQUFDLEdBQUksQ0FBQyxNQUFNLEtBQU0sUUFBTyxVQUFVLE1BQU0sWUFBWSxDQUFDLEdBQUksQ0FBQztBQUFBLFFBQzFHO0FBQ0EsZUFBTyxLQUFLLFNBQVMsS0FBSyxXQUFXLEtBQUssUUFBUSxJQUFJLElBQUksTUFBTSxJQUFJO0FBQUEsTUFDdEU7QUFBQTtBQUFBLE1BR0EsV0FBVyxPQUFjLElBQVksSUFBWSxRQUF1QjtBQUN0RSxjQUFNLEVBQUUsWUFBWSxJQUFJLEtBQUs7QUFDN0IsY0FBTSxFQUFFLE9BQU8sSUFBSSxJQUFJLEtBQUs7QUFDNUIsY0FBTSxFQUFFLEtBQUssSUFBSSxNQUFNLE1BQU07QUFDN0IsaUJBQVMsSUFBSSxHQUFHLElBQUksS0FBSyxRQUFRLEtBQUs7QUFDcEMsZ0JBQU0sRUFBRSxNQUFNLElBQUksS0FBSyxDQUFDO0FBQ3hCLGNBQUksVUFBVSxFQUFHO0FBQ2pCLGdCQUFNLE9BQU8sTUFBTSxPQUFPLEtBQUs7QUFDL0IsZ0JBQU0sT0FBTyxLQUFLLEtBQUssTUFBTyxNQUFNLE9BQU8sU0FBVSxFQUFHO0FBQ3hELGNBQUksQ0FBQyxRQUFRO0FBQ1gsaUJBQUssT0FBTyxLQUFLLENBQUM7QUFDbEIscUJBQVM7QUFBQSxVQUNYO0FBQ0EsY0FBSSxDQUFDLEtBQUssT0FBTyxJQUFJLEVBQUc7QUFDeEIsbUJBQVMsSUFBSSxHQUFHLElBQUksWUFBWSxRQUFRO0FBQ3RDLGdCQUFJLE1BQU0sUUFBUSxNQUFNLFNBQVMsTUFBTSxRQUFRLE1BQU0sUUFBUSxZQUFZLENBQUMsQ0FBRSxJQUFLLElBQUksWUFBWSxDQUFDLENBQUUsSUFBSyxLQUFLLElBQUksSUFBSztBQUNySCxxQkFBTyxNQUFNLEtBQUssR0FBRyxZQUFZLENBQUMsQ0FBRTtBQUFBLFFBQzFDO0FBQ0EsZUFBTztBQUFBLE1BQ1Q7QUFBQSxNQUVBLE9BQU8sTUFBdUI7QUFDNUIsY0FBTUcsU0FBUSxLQUFLO0FBQ25CLFlBQUlBLE9BQU0sSUFBSSxNQUFNLEVBQUcsUUFBT0EsT0FBTSxJQUFJLE1BQU07QUFDOUMsUUFBQUEsT0FBTSxJQUFJLElBQUk7QUFDZCxjQUFNLEVBQUUsU0FBUyxTQUFTLE9BQU8sSUFBSSxLQUFLO0FBQzFDLGNBQU0sUUFDSixLQUFLLEtBQUssSUFBSSxLQUFLLEtBQUssT0FBTyxJQUFJLEtBQ25DLEtBQUssVUFBVSxRQUFRLElBQUksR0FBSSxDQUFDLEtBQ2hDLEtBQUssVUFBVSxRQUFRLElBQUksR0FBSSxFQUFFLE1BQ2hDLENBQUMsS0FBSyxZQUFZLE9BQU8sSUFBSSxNQUFNLFNBQVUsT0FBTyxJQUFJLEtBQU0sS0FBSyxLQUFLLE9BQU8sT0FBTyxJQUFJLENBQUU7QUFDL0YsUUFBQUEsT0FBTSxJQUFJLElBQUksUUFBUSxJQUFJO0FBQzFCLGVBQU87QUFBQSxNQUNUO0FBQUEsTUFFQSxVQUFVQyxPQUFjLE9BQXdCO0FBQzlDLGVBQU9BLFVBQVMsR0FBRztBQUNqQixnQkFBTSxNQUFNLEtBQUssS0FBSyxNQUFNQSxRQUFPLENBQUNBLEtBQUk7QUFDeEMsVUFBQUEsU0FBUUEsUUFBTztBQUNmLGdCQUFNLE9BQU8sUUFBUTtBQUNyQixjQUFJLEtBQUssUUFBUSxPQUFPLElBQUksTUFBTyxLQUFNLENBQUMsS0FBSyxZQUFZLEtBQUssS0FBSyxJQUFJLE1BQU0sRUFBSTtBQUNuRixjQUFJLEtBQUssV0FBVyxDQUFDLEtBQUssT0FBTyxJQUFJLEVBQUcsUUFBTztBQUFBLFFBQ2pEO0FBQ0EsZUFBTztBQUFBLE1BQ1Q7QUFBQTtBQUFBLE1BR0EsS0FBSyxNQUFzQjtBQUN6QixjQUFNLEVBQUUsSUFBSSxJQUFJLEtBQUs7QUFDckIsY0FBTSxFQUFFLGFBQWEsT0FBTyxPQUFPLElBQUksS0FBSztBQUM1QyxZQUFJLE9BQU87QUFDWCxpQkFBUyxJQUFJLEdBQUcsSUFBSSxZQUFZLFFBQVEsS0FBSztBQUMzQyxnQkFBTSxRQUFRLElBQUksWUFBWSxDQUFDLENBQUU7QUFDakMsY0FBSSxRQUFRLFNBQVMsS0FBSyxRQUFRLEtBQUssTUFBTSxLQUFLLFFBQVEsSUFBSSxLQUFLLE1BQU0sS0FBSyxLQUFNLE1BQU0sSUFBSSxFQUFJO0FBQUEsUUFDcEc7QUFDQSxlQUFPLE9BQU8sSUFBSSxJQUFLO0FBQUEsTUFDekI7QUFBQTtBQUFBLE1BR0EsT0FBTyxNQUFzQjtBQUMzQixjQUFNLEVBQUUsS0FBSyxNQUFNLElBQUksS0FBSztBQUM1QixjQUFNLEVBQUUsWUFBWSxJQUFJLEtBQUs7QUFDN0IsWUFBSSxRQUFRO0FBQ1osaUJBQVMsSUFBSSxHQUFHLElBQUksWUFBWSxRQUFRO0FBQ3RDLGNBQUksTUFBTSxPQUFPLFlBQVksQ0FBQyxJQUFLLEtBQUssSUFBSSxZQUFZLENBQUMsQ0FBRSxLQUFNLEtBQUssUUFBUSxFQUFFLElBQU0sTUFBTSxPQUFPLElBQU07QUFDM0csZUFBTztBQUFBLE1BQ1Q7QUFBQSxJQUNGO0FBQUE7QUFBQTs7O0FDNkpBLFNBQVMsT0FBTyxFQUFFLE9BQU8sTUFBTSxHQUFtQixFQUFFLFNBQVMsWUFBWSxHQUFtQjtBQUMxRixRQUFNLE9BQU8sTUFBTSxNQUFNLFFBQVEsQ0FBQyxDQUFFO0FBQ3BDLE1BQUksT0FBTyxLQUFLLFFBQVEsS0FBSyxDQUFDLFNBQVMsTUFBTSxNQUFNLElBQUksTUFBTSxJQUFJLEVBQUcsUUFBTztBQUUzRSxRQUFNLE9BQU8sQ0FBQyxNQUFjLElBQVksTUFBYyxTQUF5QjtBQUM3RSxVQUFNLFNBQVMsTUFBTSxTQUFTLE9BQU8sTUFBTSxRQUFRLEVBQUU7QUFDckQsV0FBTyxTQUFTLElBQUksSUFBSSxNQUFNLFFBQVEsU0FBUyxPQUFPLEtBQUssSUFBSTtBQUFBLEVBQ2pFO0FBRUEsUUFBTSxPQUFPLENBQUMsR0FBRyxDQUFDO0FBQ2xCLGFBQVcsUUFBUSxNQUFNLFNBQVM7QUFDaEMsVUFBTSxNQUFNLFFBQVEsU0FBUyxJQUFJO0FBQ2pDLFVBQU0sU0FBUyxNQUFNLE1BQU0sU0FBUztBQUNwQyxlQUFXLE1BQU0sU0FBUztBQUN4QixVQUFJLE9BQU8sS0FBTTtBQUNqQixlQUFTLE9BQU8sR0FBRyxPQUFPLE9BQU8sUUFBUTtBQUN2QyxpQkFBUyxRQUFRLEdBQUcsUUFBUSxPQUFPLFNBQVM7QUFDMUMsZ0JBQU1DLFNBQVEsS0FBSyxNQUFNLElBQUksT0FBTyxJQUFJO0FBQ3hDLGNBQUksTUFBTSxNQUFNLE9BQU8sUUFBUSxLQUFLLElBQUksSUFBSUEsU0FBUSxVQUFVQSxTQUFRLFFBQVNBLFNBQVEsRUFBRyxRQUFPO0FBQUEsUUFDbkc7QUFDQSxjQUFNQSxTQUFRLEtBQUssTUFBTSxJQUFJLE9BQU8sSUFBSTtBQUN4QyxZQUFJQSxTQUFRLFNBQVdBLFNBQVEsS0FBS0EsU0FBUSxPQUFTLFFBQU87QUFDNUQsYUFBSyxNQUFNLElBQUksQ0FBQyxLQUFNQSxTQUFRLElBQUksSUFBSTtBQUFBLE1BQ3hDO0FBQUEsSUFDRjtBQUNBLGVBQVcsTUFBTTtBQUNmLGVBQVMsT0FBTyxHQUFHLE9BQU8sUUFBUSxPQUFRLFVBQVMsT0FBTyxHQUFHLE9BQU8sT0FBTyxPQUFRLEtBQUksS0FBSyxNQUFNLElBQUksTUFBTSxJQUFJLElBQUksRUFBRyxRQUFPO0FBQUEsRUFDbEk7QUFDQSxRQUFNLENBQUMsYUFBYSxhQUFhLElBQUk7QUFDckMsTUFBSSxnQkFBZ0IsS0FBSyxrQkFBa0IsRUFBRyxRQUFPO0FBQ3JELE1BQUksZ0JBQWdCLEVBQUcsUUFBTyxrQkFBa0IsSUFBSSxLQUFLO0FBQ3pELFNBQU8sa0JBQWtCLElBQUksaUJBQWlCO0FBQ2hEO0FBR08sU0FBUyxRQUFRLE9BQWMsTUFBaUM7QUFDckUsUUFBTSxLQUFLLElBQUksVUFBVSxLQUFLLEVBQUUsS0FBSyxFQUFFO0FBQ3ZDLFFBQU0sUUFBUSxJQUFJLFVBQVUsS0FBSyxFQUFFLEtBQUssRUFBRTtBQUMxQyxNQUFJLE1BQU07QUFDVixXQUFTLE9BQU8sR0FBRyxPQUFPLE9BQU87QUFDL0IsYUFBUyxRQUFRLEdBQUcsUUFBUSxPQUFPO0FBQ2pDLFVBQUksTUFBTSxNQUFNLE9BQU8sUUFBUSxLQUFLLElBQUksR0FBRztBQUN6QyxjQUFNLE9BQU8sS0FBSyxLQUFLLE9BQU8sSUFBSSxJQUFJLE9BQU8sS0FBSyxDQUFDO0FBQ25ELFlBQUksU0FBUyxLQUFLLFNBQVMsQ0FBQyxJQUFLLFFBQU87QUFDeEMsY0FBTTtBQUNOLFlBQUksR0FBRyxJQUFJLE1BQU0sR0FBSSxJQUFHLElBQUksSUFBSTtBQUNoQyxZQUFJLE1BQU0sS0FBSyxNQUFNLEdBQUksT0FBTSxLQUFLLElBQUksR0FBRyxJQUFJO0FBQUEsTUFDakQ7QUFDSixXQUFTLE9BQU8sR0FBRyxPQUFPLE9BQU87QUFDL0IsYUFBUyxRQUFRLEdBQUcsUUFBUSxPQUFPO0FBQ2pDLFVBQUssTUFBTSxNQUFNLE9BQU8sUUFBUSxLQUFLLElBQUksTUFBTSxPQUFRLEdBQUcsSUFBSSxNQUFNLE1BQU0sS0FBSyxHQUFJLFFBQU87QUFDOUYsU0FBTyxFQUFFLElBQUksTUFBTTtBQUNyQjtBQS9XQSxJQXdCTSxRQUVBLGdCQUVBLE9BZ0JPLGdCQXNVUDtBQWxYTjtBQUFBO0FBQUE7QUFDQTtBQWlCQTtBQUNBO0FBQ0E7QUFJQSxJQUFNLFNBQVM7QUFFZixJQUFNLGlCQUFpQjtBQUV2QixJQUFNLFFBQVE7QUFnQlAsSUFBTSxpQkFBTixNQUFNLGdCQUFlO0FBQUEsTUEwQmxCLFlBQ04sT0FDQSxRQUNBLE1BQ0EsRUFBRSxJQUFJLE1BQU0sR0FFSCxNQUNUO0FBRFM7QUFFVCxjQUFNLElBQUksTUFBTSxNQUFNO0FBQ3RCLGNBQU0sRUFBRSxTQUFTLE1BQU0sSUFBSTtBQUMzQixhQUFLLFNBQVM7QUFDZCxhQUFLLFdBQVc7QUFDaEIsYUFBSyxTQUFTO0FBQ2QsYUFBSyxVQUFVLFdBQVcsS0FBSyxFQUFFLFFBQVEsRUFBRSxHQUFHLENBQUMsR0FBRyxNQUFNLENBQUMsRUFBRSxPQUFPLENBQUMsTUFBTSxDQUFDLFFBQVEsU0FBUyxDQUFDLEtBQUssQ0FBQyxNQUFNLFNBQVMsQ0FBQyxDQUFDO0FBQ25ILGFBQUssYUFBYSxNQUFNLE1BQU0sUUFBUSxPQUFPLENBQUMsTUFBTSxDQUFDLFFBQVEsU0FBUyxDQUFDLENBQUM7QUFDeEUsYUFBSyxRQUFRO0FBQ2IsYUFBSyxNQUFNO0FBQ1gsYUFBSyxTQUFTO0FBQ2QsYUFBSyxTQUFTLElBQUksV0FBVyxDQUFDO0FBQzlCLGFBQUssU0FBUyxJQUFJLFdBQVcsQ0FBQztBQUM5QixhQUFLLFVBQVUsSUFBSSxXQUFXLENBQUM7QUFDL0IsYUFBSyxVQUFVLElBQUksV0FBVyxDQUFDO0FBQy9CLGFBQUssS0FBSztBQUFBLE1BQ1o7QUFBQSxNQWpCVztBQUFBO0FBQUEsTUE5QkYsTUFBTSxJQUFJLFdBQVcsQ0FBQztBQUFBO0FBQUEsTUFFL0IsU0FBUztBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBO0FBQUEsTUFFQTtBQUFBO0FBQUEsTUFFQTtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQTtBQUFBLE1BRUEsUUFBUSxJQUFJLFdBQVcsS0FBSztBQUFBLE1BQzVCLFNBQVMsSUFBSSxXQUFXLEtBQUs7QUFBQSxNQUN0QyxPQUFPO0FBQUEsTUFDUCxRQUFRO0FBQUEsTUFDUixRQUFRO0FBQUE7QUFBQSxNQTRCUixPQUFPLEdBQUcsT0FBdUIsUUFBNEM7QUFDM0UsY0FBTSxFQUFFLE9BQU8sUUFBUSxJQUFJO0FBQzNCLGNBQU0sRUFBRSxTQUFTLE1BQU0sSUFBSTtBQUMzQixZQUFJLENBQUMsT0FBTyxVQUFVLE9BQU8sUUFBUSxRQUFRLFdBQVcsS0FBSyxRQUFRLFFBQVEsUUFBUSxVQUFVLE1BQU0sV0FBWSxRQUFPO0FBQ3hILFlBQUksTUFBTSxRQUFRLEtBQUssQ0FBQyxFQUFFLEtBQUssTUFBTSxJQUFJLEVBQUcsUUFBTztBQUNuRCxZQUFJLE1BQU0sUUFBUSxLQUFLLENBQUMsU0FBUyxDQUFDLFFBQVEsU0FBUyxJQUFJLEtBQUssQ0FBQyxPQUFPLFlBQVksU0FBUyxJQUFJLENBQUMsRUFBRyxRQUFPO0FBQ3hHLFlBQUksTUFBTSxRQUFRLEtBQUssQ0FBQyxTQUFTLE1BQU0sU0FBUyxJQUFJLEtBQU0sQ0FBQyxRQUFRLFNBQVMsSUFBSSxLQUFLLE1BQU0sTUFBTSxJQUFJLEVBQUcsU0FBUyxLQUFNO0FBQ3JILGlCQUFPO0FBQ1QsWUFBSSxPQUFPLEtBQUssTUFBTSxTQUFTLENBQUMsRUFBRSxTQUFTLEVBQUcsUUFBTztBQUNyRCxjQUFNLE9BQU8sT0FBTyxPQUFPLE1BQU07QUFDakMsY0FBTSxRQUFRLE9BQU8sSUFBSSxTQUFZLFFBQVEsT0FBTyxNQUFNLE1BQU0sUUFBUSxDQUFDLENBQUUsQ0FBRTtBQUM3RSxjQUFNLE9BQU8sU0FBUyxTQUFTLEtBQUssRUFBRTtBQUN0QyxZQUFJLENBQUMsUUFBUyxLQUFLLFNBQVMsU0FBUyxNQUFRLFFBQU87QUFDcEQsY0FBTSxRQUFRLElBQUksZ0JBQWUsT0FBTyxRQUFRLE1BQU0sT0FBTyxDQUFDLEtBQUssT0FBTztBQUMxRSxlQUFPLE1BQU0sU0FBUyxTQUFZO0FBQUEsTUFDcEM7QUFBQTtBQUFBLE1BR0EsT0FBYTtBQUNYLGNBQU0sRUFBRSxPQUFPLE9BQU8sS0FBSyxNQUFNLElBQUksS0FBSztBQUMxQyxjQUFNLFVBQVUsS0FBSztBQUNyQixpQkFBUyxJQUFJLEdBQUcsSUFBSSxRQUFRLFFBQVEsS0FBSztBQUN2QyxnQkFBTSxPQUFPLFFBQVEsQ0FBQztBQUN0QixjQUFJLEtBQUssT0FBTyxJQUFJLE1BQU0sTUFBTSxJQUFJLEtBQUssS0FBSyxPQUFPLElBQUksTUFBTSxNQUFNLElBQUksRUFBRztBQUM1RSxlQUFLLE9BQU8sSUFBSSxJQUFJLE1BQU0sSUFBSTtBQUM5QixlQUFLLE9BQU8sSUFBSSxJQUFJLE1BQU0sSUFBSTtBQUM5QixlQUFLLFNBQVMsS0FBSyxRQUFRLElBQUk7QUFDL0IsZUFBSyxTQUFTLEtBQUssUUFBUSxJQUFJO0FBQy9CLGVBQUssTUFBTSxJQUFJO0FBQ2YsZUFBSyxTQUFTLEtBQUssUUFBUSxJQUFJO0FBQy9CLGVBQUssU0FBUyxLQUFLLFFBQVEsSUFBSTtBQUFBLFFBQ2pDO0FBQ0EsWUFBSSxNQUFNLEtBQUssUUFBUTtBQUN2QixZQUFJLE1BQU0sS0FBSyxRQUFRO0FBQ3ZCLGlCQUFTLElBQUksR0FBRyxJQUFJLEtBQUssT0FBTyxRQUFRLEtBQUs7QUFDM0MsZ0JBQU0sT0FBTyxJQUFJLElBQUksS0FBSyxPQUFPLENBQUMsQ0FBRSxJQUFLO0FBQ3pDLGlCQUFPLE1BQU0sSUFBSTtBQUNqQixpQkFBTyxNQUFNLE9BQU8sQ0FBQztBQUFBLFFBQ3ZCO0FBQ0EsaUJBQVMsSUFBSSxHQUFHLElBQUksS0FBSyxRQUFRLFFBQVEsS0FBSztBQUM1QyxnQkFBTSxPQUFPLEtBQUssUUFBUSxDQUFDO0FBQzNCLGlCQUFPLEtBQUssS0FBSyxNQUFNLElBQUksSUFBSyxNQUFNLEtBQUssSUFBSSxHQUFJLFVBQVU7QUFDN0QsaUJBQU8sS0FBSyxLQUFLLE1BQU0sSUFBSSxJQUFLLE1BQU0sS0FBSyxJQUFJLEdBQUksYUFBYSxDQUFDO0FBQUEsUUFDbkU7QUFDQSxhQUFLLElBQUksQ0FBQyxJQUFJLE1BQU8sUUFBUTtBQUM3QixhQUFLLElBQUksQ0FBQyxJQUFJLE1BQU8sUUFBUTtBQUFBLE1BQy9CO0FBQUEsTUFFQSxNQUFNLE1BQW9CO0FBQ3hCLGNBQU0sRUFBRSxPQUFPLE9BQU8sS0FBSyxNQUFNLElBQUksTUFBTSxJQUFJLEtBQUs7QUFDcEQsY0FBTSxRQUFRLFFBQVE7QUFDdEIsY0FBTSxPQUFPLE1BQU0sTUFBTSxJQUFJO0FBQzdCLFlBQUksTUFBTTtBQUNWLFlBQUksTUFBTTtBQUNWLFlBQUksUUFBUTtBQUNaLGlCQUFTLElBQUksR0FBRyxJQUFJLElBQUksSUFBSSxHQUFJLEtBQUs7QUFDbkMsZ0JBQU0sS0FBSyxNQUFNLFFBQVEsQ0FBQztBQUMxQixnQkFBTSxPQUFPLEtBQUssRUFBRTtBQUNwQixjQUFJLEdBQUcsRUFBRSxNQUFNLEtBQU0sU0FBUyxLQUFLLE1BQU0sTUFBTSxPQUFPLFFBQVEsS0FBSyxJQUFJLE1BQU0sRUFBSSxNQUFLLFNBQVM7QUFFL0YsZ0JBQU0sT0FBTyxRQUFRLEtBQUssS0FBSyxVQUFVLFNBQVMsS0FBSyxPQUFPLE1BQU0sSUFBSTtBQUN4RSxnQkFBTyxNQUFNLE1BQU0sSUFBSSxJQUFNO0FBQzdCLGdCQUFPLE1BQU0sTUFBTSxPQUFPLENBQUMsSUFBTTtBQUNqQyxrQkFBUTtBQUFBLFFBQ1Y7QUFDQSxhQUFLLFFBQVEsSUFBSSxJQUFJO0FBQ3JCLGFBQUssUUFBUSxJQUFJLElBQUk7QUFBQSxNQUN2QjtBQUFBO0FBQUEsTUFHQSxVQUFnQjtBQUNkLGNBQU0sRUFBRSxJQUFJLElBQUksS0FBSztBQUNyQixhQUFLLE1BQU0sS0FBSyxFQUFFO0FBQ2xCLGFBQUssT0FBTyxLQUFLLEVBQUU7QUFDbkIsYUFBSyxPQUFPO0FBQ1osaUJBQVMsSUFBSSxHQUFHLElBQUksS0FBSyxTQUFTLFFBQVEsS0FBSztBQUM3QyxnQkFBTSxPQUFPLEtBQUssU0FBUyxDQUFDO0FBQzVCLGdCQUFNLE9BQU8sSUFBSSxJQUFJO0FBQ3JCLGNBQUksU0FBUyxPQUFPO0FBQ2xCLGdCQUFJLEtBQUssT0FBTyxFQUFHLE1BQUssT0FBTztBQUMvQjtBQUFBLFVBQ0Y7QUFDQSxnQkFBTSxPQUFPLEtBQUssT0FBTyxJQUFJO0FBQzdCLGNBQUksT0FBTyxFQUFHO0FBQ2QsY0FBSSxLQUFLLE1BQU0sSUFBSSxJQUFLLEVBQUcsTUFBSyxNQUFNLElBQUksSUFBSTtBQUFBLGNBQ3pDLE1BQUssT0FBTyxJQUFJLElBQUk7QUFBQSxRQUMzQjtBQUFBLE1BQ0Y7QUFBQTtBQUFBLE1BR0EsT0FBTyxNQUFjLE1BQXNCO0FBQ3pDLGNBQU0sT0FBTyxLQUFLLElBQUksSUFBSTtBQUMxQixZQUFJLE9BQU8sRUFBRyxRQUFPO0FBQ3JCLGVBQU8sS0FBSyxNQUFNLElBQUksTUFBTSxPQUFPLEtBQUssT0FBTyxJQUFJLElBQUssS0FBSyxNQUFNLElBQUk7QUFBQSxNQUN6RTtBQUFBO0FBQUEsTUFHQSxPQUFhO0FBQ1gsWUFBSSxLQUFLLFVBQVUsT0FBUSxRQUFPO0FBQ2xDLGFBQUssUUFBUTtBQUNiLGNBQU0sRUFBRSxPQUFPLE9BQU8sS0FBSyxLQUFLLElBQUksS0FBSztBQUN6QyxpQkFBUyxJQUFJLEdBQUcsSUFBSSxLQUFLLFNBQVMsUUFBUSxLQUFLO0FBQzdDLGdCQUFNLE9BQU8sS0FBSyxTQUFTLENBQUM7QUFDNUIsY0FBSSxJQUFJLElBQUksTUFBTSxFQUFHO0FBQ3JCLGdCQUFNLE9BQU8sS0FBSyxPQUFPLEtBQUssTUFBTSxRQUFRLEtBQUssQ0FBRSxHQUFJLElBQUk7QUFDM0QsY0FBSSxRQUFRLEVBQUcsUUFBTyxVQUFVLE1BQU0sTUFBTSxJQUFJLElBQUksQ0FBRTtBQUFBLFFBQ3hEO0FBQ0EsZUFBTztBQUFBLE1BQ1Q7QUFBQTtBQUFBLE1BR0EsS0FBSyxLQUF5QjtBQUM1QixjQUFNLFFBQVEsS0FBSztBQUNuQixjQUFNLEVBQUUsS0FBSyxLQUFLLE9BQU8sT0FBTyxNQUFNLE1BQU0sSUFBSTtBQUNoRCxjQUFNLEVBQUUsTUFBTSxJQUFJO0FBQ2xCLGNBQU0sUUFBUSxLQUFLO0FBQ25CLGNBQU0sVUFBVSxLQUFLO0FBQ3JCLGFBQUssUUFBUTtBQUNiLFlBQUksUUFBUTtBQUNaLFlBQUksS0FBSztBQUNULFlBQUksS0FBSztBQUNULGlCQUFTLElBQUksR0FBRyxJQUFJLE1BQU0sUUFBUSxLQUFLO0FBQ3JDLGdCQUFNLE9BQU8sTUFBTSxDQUFDLElBQUssS0FBSyxJQUFJLE1BQU0sQ0FBQyxDQUFFLEtBQU07QUFDakQsZ0JBQU0sTUFBTSxHQUFHO0FBQ2YsZ0JBQU0sTUFBTSxNQUFNLENBQUM7QUFBQSxRQUNyQjtBQUNBLGlCQUFTLElBQUksR0FBRyxJQUFJLFFBQVEsUUFBUSxLQUFLO0FBQ3ZDLGdCQUFNLE9BQU8sUUFBUSxDQUFDO0FBQ3RCLGdCQUFNLFFBQVEsUUFBUTtBQUN0QixjQUFJLFFBQVE7QUFDWixtQkFBUyxJQUFJLElBQUksSUFBSSxJQUFLLEdBQUcsS0FBSyxHQUFHLEtBQUs7QUFDeEMsa0JBQU0sT0FBTyxLQUFLLE1BQU0sUUFBUSxDQUFDLENBQUU7QUFDbkMsaUJBQ0csT0FBTyxLQUFLLEtBQUssTUFBTyxNQUFNLE9BQU8sUUFDckMsUUFBUSxLQUFLLEtBQUssT0FBTyxPQUFPLElBQUksS0FBSyxLQUFNLEtBQUssVUFBVSxVQUFVLEtBQUssUUFBUTtBQUV0Rix1QkFBUyxJQUFJLEdBQUcsSUFBSSxNQUFNLFFBQVE7QUFDaEMsb0JBQUksS0FBSyxPQUFPLENBQUMsS0FBSyxLQUFLLFFBQVEsTUFBTSxNQUFNLENBQUMsR0FBSSxJQUFJLEVBQUcsS0FBSSxPQUFPLElBQUksVUFBVSxNQUFNLE1BQU0sQ0FBQyxHQUFJLElBQUksSUFBSSxJQUFLLENBQUM7QUFBQTtBQUN2SCxvQkFBUTtBQUFBLFVBQ1Y7QUFDQSxjQUFJLEtBQUssVUFBVSxTQUFTLFNBQVMsR0FBRztBQUN0QyxrQkFBTSxPQUFPLEtBQUssT0FBTyxPQUFPLElBQUk7QUFDcEMsZ0JBQUksUUFBUSxFQUFHLEtBQUksT0FBTyxJQUFJLFVBQVUsTUFBTSxNQUFNLElBQUksSUFBSSxDQUFFO0FBQUEsVUFDaEU7QUFBQSxRQUNGO0FBQ0EsaUJBQVMsSUFBSSxHQUFHLElBQUksS0FBSyxXQUFXLFFBQVEsS0FBSztBQUMvQyxnQkFBTSxPQUFPLEtBQUssV0FBVyxDQUFDO0FBQzlCLGdCQUFNLE9BQU8sSUFBSSxJQUFJO0FBQ3JCLGNBQUksUUFBUSxNQUFPO0FBQ25CLGVBQUssT0FBTyxLQUFLLEtBQUssTUFBTyxNQUFNLE9BQU87QUFDeEMscUJBQVMsSUFBSSxHQUFHLElBQUksTUFBTSxRQUFRO0FBQ2hDLGtCQUFJLEtBQUssT0FBTyxDQUFDLEtBQUssS0FBSyxRQUFRLE1BQU0sTUFBTSxDQUFDLEdBQUksSUFBSSxFQUFHLEtBQUksT0FBTyxJQUFJLFVBQVUsTUFBTSxNQUFNLENBQUMsR0FBSSxDQUFDO0FBQUE7QUFDMUcsZ0JBQU0sWUFBWSxLQUFLLFVBQVUsa0JBQWtCLEtBQUssUUFBUTtBQUNoRSxnQkFBTSxPQUFPLEtBQUssT0FBTyxNQUFNLEVBQUU7QUFFakMsY0FBSSxRQUFRLEtBQUssQ0FBQyxVQUFXLEtBQUksT0FBTyxJQUFJLFVBQVUsTUFBTSxNQUFNLENBQUM7QUFDbkUsY0FBSSxhQUFjLEtBQUssVUFBVSxVQUFVLEtBQUssUUFBUSxLQUFLLE9BQU8sRUFBSSxLQUFJLE9BQU8sSUFBSSxVQUFVLE1BQU0sS0FBSyxNQUFNLENBQUM7QUFDbkgsY0FBSSxLQUFLLFVBQVUsa0JBQWtCLEtBQUssT0FBTztBQUMvQyxxQkFBUyxJQUFJLEdBQUcsSUFBSSxRQUFRLFFBQVEsS0FBSztBQUN2QyxvQkFBTSxTQUFTLFFBQVEsQ0FBQztBQUN4QixrQkFBSSxLQUFLLE9BQU8sS0FBSyxNQUFNLFVBQVUsS0FBSyxDQUFFLEdBQUksTUFBTSxLQUFLLEVBQUcsS0FBSSxPQUFPLElBQUksVUFBVSxNQUFNLFFBQVEsQ0FBQztBQUFBLFlBQ3hHO0FBQUEsUUFDSjtBQUNBLGlCQUFTLFNBQVMsR0FBRyxTQUFTLE1BQU0sWUFBWSxRQUFRO0FBQ3RELGNBQUksYUFBYSxPQUFPLE1BQU0sTUFBTSxLQUFNLEtBQUksT0FBTyxJQUFJLFdBQVcsTUFBTTtBQUM1RSxlQUFPO0FBQUEsTUFDVDtBQUFBO0FBQUEsTUFHQSxPQUFPLEdBQW9CO0FBQ3pCLGNBQU0sRUFBRSxJQUFJLElBQUksS0FBSztBQUNyQixjQUFNLFFBQVEsS0FBSztBQUNuQixpQkFBUyxJQUFJLEdBQUcsSUFBSSxHQUFHLElBQUssS0FBSSxJQUFJLE1BQU0sQ0FBQyxDQUFFLE1BQU0sSUFBSSxNQUFNLENBQUMsQ0FBRSxFQUFHLFFBQU87QUFDMUUsZUFBTztBQUFBLE1BQ1Q7QUFBQSxNQUVBLFFBQVEsTUFBYyxJQUFZLE1BQXVCO0FBQ3ZELGNBQU0sRUFBRSxPQUFPLElBQUksSUFBSSxLQUFLO0FBQzVCLGNBQU0sU0FBUyxNQUFNLFNBQVMsT0FBTyxNQUFNLFFBQVEsRUFBRTtBQUNyRCxlQUFPLFVBQVUsS0FBSyxNQUFNLFFBQVEsU0FBUyxJQUFJLEVBQUUsSUFBSyxLQUFLLElBQUksSUFBSztBQUFBLE1BQ3hFO0FBQUE7QUFBQSxNQUdBLEtBQUssTUFBWSxRQUFrQztBQUNqRCxjQUFNLFFBQVEsS0FBSztBQUNuQixjQUFNQSxTQUFRLFFBQVEsSUFBSTtBQUMxQixZQUFJLE9BQU8sSUFBSSxNQUFNLFNBQVNBLFNBQVEsR0FBRztBQUN2QyxnQkFBTSxPQUFPLE9BQU8sSUFBSTtBQUN4QixnQkFBTSxLQUFLLEtBQUssSUFBSTtBQUNwQixjQUFJLEtBQUssT0FBTyxTQUFTLEVBQUUsR0FBRztBQUM1QixpQkFBSyxRQUFRO0FBQ2Isa0JBQU0sT0FBTyxLQUFLLE9BQU8sTUFBTSxLQUFLLE1BQU0sS0FBSyxNQUFNQSxTQUFRLENBQUMsQ0FBQyxHQUFJLElBQUk7QUFDdkUsaUJBQUssSUFBSSxVQUFVLE1BQU0sUUFBUSxJQUFJLE9BQU8sS0FBSyxNQUFNQSxTQUFRLENBQUMsR0FBRyxNQUFNO0FBQ3pFLGlCQUFLLElBQUksVUFBVSxNQUFNLElBQUksQ0FBQyxHQUFHLE1BQU07QUFDdkM7QUFBQSxVQUNGO0FBQ0EsY0FBSSxLQUFLLFdBQVcsU0FBUyxJQUFJLEdBQUc7QUFDbEMsaUJBQUssUUFBUTtBQUNiLGlCQUFLLElBQUksVUFBVSxJQUFJLEtBQUssT0FBTyxNQUFNLEtBQUssTUFBTSxNQUFNLE1BQU0sTUFBTSxLQUFLLENBQUUsR0FBSSxFQUFFLEdBQUcsTUFBTSxJQUFJLEVBQUUsQ0FBRSxHQUFHLE1BQU07QUFDN0csaUJBQUssSUFBSSxVQUFVLE1BQU0sSUFBSSxDQUFDLEdBQUcsTUFBTTtBQUN2QztBQUFBLFVBQ0Y7QUFBQSxRQUNGO0FBQ0EsYUFBSyxJQUFJLE1BQU0sTUFBTTtBQUFBLE1BQ3ZCO0FBQUEsTUFFQSxJQUFJLE1BQVksUUFBa0M7QUFDaEQsYUFBSyxPQUFPLEtBQUssSUFBSTtBQUNyQixnQkFBUSxLQUFLLElBQUk7QUFBQSxNQUNuQjtBQUFBLElBQ0Y7QUFnRUEsSUFBTSxRQUFRLFdBQVcsS0FBSyxFQUFFLFFBQVEsSUFBSSxJQUFJLEdBQUcsQ0FBQyxHQUFHLE1BQU1DLFVBQVUsWUFBYSxLQUFLLEtBQUssSUFBSSxHQUFHLFVBQVUsSUFBSyxDQUFDLENBQUM7QUFBQTtBQUFBOzs7QUNsWHRILElBMEJhLE1BbUlQO0FBN0pOO0FBQUE7QUFBQTtBQUNBO0FBTUE7QUFtQk8sSUFBTSxPQUFOLE1BQVc7QUFBQSxNQXlCaEIsWUFDVyxPQUNULEVBQUUsTUFBTSxTQUFTLFlBQVksU0FBUyxPQUFPLE9BQU8sU0FBUyxJQUFhLENBQUMsR0FDM0U7QUFGUztBQUdULGFBQUssT0FBTztBQUNaLGFBQUssVUFBVTtBQUNmLGFBQUssYUFBYTtBQUNsQixhQUFLLFVBQVU7QUFDZixhQUFLLFFBQVE7QUFDYixhQUFLLFFBQVE7QUFDYixhQUFLLFdBQVc7QUFDaEIsYUFBSyxVQUFVLE1BQU0sUUFBUSxXQUFXO0FBQ3hDLGFBQUssTUFBTSxTQUFTLFNBQVMsV0FBVyxJQUFJLFdBQVcsQ0FBQyxLQUFLLFdBQVcsV0FBVyxPQUFPO0FBQzFGLGFBQUssTUFBTTtBQUNYLGFBQUssUUFBUSxPQUFPLEtBQUs7QUFBQSxNQUMzQjtBQUFBLE1BZFc7QUFBQTtBQUFBLE1BeEJYO0FBQUE7QUFBQSxNQUVBLFNBQVM7QUFBQTtBQUFBLE1BRVQsT0FBTztBQUFBO0FBQUEsTUFFUCxZQUFZO0FBQUE7QUFBQSxNQUVaLFVBQVU7QUFBQTtBQUFBLE1BRUQ7QUFBQSxNQUNBO0FBQUEsTUFDVCxTQUFTO0FBQUEsTUFDQTtBQUFBLE1BRUE7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQTtBQUFBLE1Bb0JULEtBQUssS0FBeUI7QUFDNUIsWUFBSSxLQUFLLFFBQVMsUUFBTyxLQUFLLFFBQVEsS0FBSyxHQUFHO0FBQzlDLGNBQU1DLFNBQVEsS0FBSyxRQUFRLEtBQUssTUFBTSxLQUFLLEdBQUcsSUFBSSxLQUFLLEtBQUssT0FBTyxHQUFHO0FBQ3RFLGVBQU8sS0FBSyxRQUFRLEtBQUssTUFBTSxPQUFPLEtBQUtBLE1BQUssSUFBSUE7QUFBQSxNQUN0RDtBQUFBO0FBQUEsTUFHQSxLQUFLLE1BQWtCO0FBQ3JCLGFBQUssU0FBUyxPQUFPLElBQUksTUFBTTtBQUMvQixZQUFJLEtBQUssUUFBUyxNQUFLLFFBQVEsS0FBSyxNQUFNLEtBQUssTUFBTTtBQUFBLGlCQUM1QyxLQUFLLE9BQU8sT0FBTyxJQUFJLEdBQUc7QUFDakMsZUFBSyxJQUFJLEtBQUssTUFBTSxNQUFNLElBQUksQ0FBQztBQUMvQixlQUFLLElBQUksVUFBVSxPQUFPLElBQUksR0FBRyxLQUFLLElBQUksR0FBRyxDQUFDLENBQUM7QUFBQSxRQUNqRCxXQUFXLEtBQUssTUFBTyxNQUFLLE1BQU0sS0FBSyxNQUFNLEtBQUssTUFBTTtBQUFBLFlBQ25ELE1BQUssSUFBSSxJQUFJO0FBQ2xCLGFBQUssT0FBTztBQUFBLE1BQ2Q7QUFBQSxNQUVBLElBQUksTUFBa0I7QUFDcEIsYUFBSyxNQUFNLEtBQUssSUFBSTtBQUNwQixhQUFLLFFBQVEsS0FBSyxJQUFJO0FBQUEsTUFDeEI7QUFBQTtBQUFBLE1BR0EsU0FBZTtBQUNiLGlCQUFTLE9BQU8sS0FBSyxNQUFNLEdBQUcsU0FBUyxNQUFNLE9BQU8sS0FBSyxNQUFNLEdBQUc7QUFDaEUsZUFBSztBQUNMLGNBQUksS0FBSyxNQUFPLE1BQUssTUFBTSxLQUFLLE1BQU0sS0FBSyxNQUFNO0FBQUEsY0FDNUMsTUFBSyxJQUFJLElBQUk7QUFBQSxRQUNwQjtBQUNBLGFBQUssTUFBTTtBQUFBLE1BQ2I7QUFBQTtBQUFBLE1BR0EsUUFBYztBQUNaLFNBQUMsS0FBSyxXQUFXLEtBQUssVUFBVSxLQUFLO0FBQ3JDLGFBQUssVUFBVSxLQUFLLEtBQUssR0FBRztBQUM1QixZQUFJLENBQUMsS0FBSyxTQUFTLENBQUMsS0FBSyxNQUFPO0FBQ2hDLGFBQUssSUFBSSxJQUFJLEtBQUssTUFBTSxHQUFHO0FBQzNCLGFBQUssT0FBTyxPQUFPLEtBQUssR0FBRztBQUMzQixhQUFLLE9BQU8sT0FBTyxLQUFLLEdBQUc7QUFBQSxNQUM3QjtBQUFBLE1BRUEsUUFBYztBQUNaLGNBQU0sT0FBTyxLQUFLLE1BQU0sS0FBSyxLQUFLO0FBQ2xDLGVBQU8sU0FBUyxRQUFRLEtBQUssVUFBVSxLQUFLLFFBQVEsS0FBSyxJQUFJO0FBQUEsTUFDL0Q7QUFBQTtBQUFBLE1BR0EsS0FBSyxPQUFxQjtBQUN4QixlQUFPLEtBQUssTUFBTSxRQUFRLE1BQU8sTUFBSyxNQUFNLEtBQUs7QUFBQSxNQUNuRDtBQUFBO0FBQUEsTUFHQSxTQUFpQjtBQUNmLGNBQU0sRUFBRSxPQUFPLEtBQUssTUFBTSxJQUFJLEtBQUs7QUFDbkMsWUFBSSxPQUFPO0FBQ1gsaUJBQVMsSUFBSSxHQUFHLElBQUksTUFBTSxNQUFNLFFBQVEsSUFBSyxTQUFRLElBQUksTUFBTSxNQUFNLENBQUMsQ0FBRTtBQUN4RSxZQUFJLE9BQU8sS0FBSyxLQUFNLE1BQUssT0FBTztBQUVsQyxZQUFJLEtBQUssVUFBVSxLQUFLLFlBQVksS0FBSyxFQUFHLFFBQU87QUFDbkQsWUFBSSxDQUFDLEtBQUssUUFBUyxRQUFPLFNBQVMsTUFBTSxTQUFTLFFBQVE7QUFDMUQsY0FBTSxTQUFTLEtBQUssTUFBTSxPQUFPO0FBQ2pDLFlBQUksV0FBVyxRQUFRO0FBQ3JCLGVBQUs7QUFDTCxlQUFLLGNBQWMsT0FBTyxLQUFLO0FBQUEsUUFDakM7QUFDQSxlQUFPO0FBQUEsTUFDVDtBQUFBO0FBQUEsTUFHQSxRQUFRLE9BQWdDO0FBQ3RDLGFBQUssS0FBSyxDQUFDO0FBQ1gsY0FBTSxRQUFnQixDQUFDO0FBQ3ZCLGFBQUssU0FBUztBQUNkLGFBQUssT0FBTztBQUNaLG1CQUFXLFFBQVEsTUFBTyxNQUFLLEtBQUssSUFBSTtBQUN4QyxhQUFLLFNBQVM7QUFDZCxlQUFPO0FBQUEsTUFDVDtBQUFBO0FBQUEsTUFHQSxJQUFJLFdBQW9CO0FBQ3RCLGVBQVEsS0FBSyxVQUFVLEtBQUssS0FBSyxTQUFTLEtBQU0sS0FBSyxTQUFTLFdBQVc7QUFBQSxNQUMzRTtBQUFBLElBQ0Y7QUFHQSxJQUFNLFNBQVMsQ0FBQyxFQUFFLE9BQU8sSUFBSSxNQUE4QixNQUFNLE1BQU0sT0FBTyxDQUFDLEtBQUssU0FBUyxNQUFNLElBQUksSUFBSSxHQUFJLENBQUM7QUFBQTtBQUFBOzs7QUNpQ2hILFNBQVMsYUFBYSxFQUFFLE9BQU8sTUFBTSxHQUFtQixFQUFFLFNBQVMsTUFBTSxHQUFXLE1BQWlDO0FBQ25ILFFBQU0sUUFBUSxRQUFRLE9BQU8sSUFBSTtBQUNqQyxNQUFJLENBQUMsTUFBTyxRQUFPO0FBQ25CLFFBQU0sT0FBTyxDQUFDLE1BQWMsSUFBWSxNQUFjLFNBQXlCO0FBQzdFLFVBQU0sU0FBUyxNQUFNLFNBQVMsT0FBTyxNQUFNLFFBQVEsRUFBRTtBQUNyRCxXQUFPLFNBQVMsSUFBSSxJQUFJLE1BQU0sUUFBUSxTQUFTLE9BQU8sS0FBSyxJQUFJO0FBQUEsRUFDakU7QUFDQSxhQUFXLFFBQVEsTUFBTTtBQUN2QixlQUFXLE1BQU0sTUFBTSxTQUFTO0FBQzlCLFlBQU0sU0FBUyxRQUFRLFNBQVMsSUFBSTtBQUNwQyxVQUFJLENBQUMsVUFBVSxNQUFNLE1BQU0sSUFBSSxFQUFHLFNBQVMsTUFBTyxRQUFPO0FBQ3pELGVBQVMsT0FBTyxHQUFHLE9BQU8sT0FBTyxRQUFRO0FBQ3ZDLFlBQUksTUFBTSxTQUFTLEVBQUUsR0FBRztBQUN0QixtQkFBUyxPQUFPLEdBQUcsT0FBTyxRQUFRLE9BQVEsS0FBSSxLQUFLLE1BQU0sSUFBSSxNQUFNLElBQUksSUFBSSxFQUFHLFFBQU87QUFDckY7QUFBQSxRQUNGO0FBQ0EsY0FBTSxRQUFRLEtBQUssTUFBTSxJQUFJLE9BQU8sSUFBSTtBQUV4QyxZQUFJLFFBQVEsTUFBTSxRQUFRLFNBQVUsTUFBTSxHQUFHLElBQUksS0FBTSxLQUFNLFVBQVUsUUFBUSxNQUFNLFFBQVUsUUFBTztBQUN0RyxpQkFBUyxPQUFPLEdBQUcsT0FBTyxPQUFPLFFBQVE7QUFDdkMsZ0JBQU1DLFNBQVEsS0FBSyxNQUFNLElBQUksTUFBTSxJQUFJO0FBQ3ZDLGdCQUFNQyxRQUFPLE1BQU0sTUFBTSxPQUFPLE9BQU8sS0FBSyxJQUFJLElBQUs7QUFDckQsY0FBSUQsU0FBUSxVQUFXLFNBQVVDLFFBQU9ELFNBQVEsTUFBTSxTQUFTQSxTQUFRLElBQUtBLFNBQVEsS0FBSyxDQUFDQyxPQUFPLFFBQU87QUFFeEcsY0FBSSxDQUFDLFVBQVVBLFNBQVFELFNBQVEsTUFBTSxLQUFLLE1BQU0sUUFBUSxDQUFDLEdBQUksUUFBUSxPQUFPLE1BQU0sR0FBRyxJQUFJLENBQUUsR0FBRyxJQUFJLElBQUksRUFBRyxRQUFPO0FBQUEsUUFDbEg7QUFBQSxNQUNGO0FBQUEsSUFDRjtBQUNGLFNBQU87QUFDVDtBQTNOQSxJQTBCYSxVQTJKUCxTQUdBRSxRQUdBO0FBM0xOO0FBQUE7QUFBQTtBQUNBO0FBY0E7QUFDQTtBQVVPLElBQU0sV0FBTixNQUFNLFVBQVM7QUFBQSxNQUNYO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBO0FBQUEsTUFFQTtBQUFBO0FBQUEsTUFFQSxRQUFRLElBQUksV0FBVyxLQUFLO0FBQUEsTUFFN0IsWUFBWSxPQUF1QixFQUFFLFNBQVMsTUFBTSxHQUFXLE9BQWM7QUFDbkYsY0FBTSxJQUFJLE1BQU0sTUFBTTtBQUN0QixhQUFLLFNBQVM7QUFDZCxhQUFLLFdBQVc7QUFDaEIsYUFBSyxTQUFTO0FBQ2QsYUFBSyxZQUFZLFdBQVcsS0FBSyxFQUFFLFFBQVEsRUFBRSxHQUFHLENBQUMsR0FBRyxTQUFTLE9BQU8sUUFBUSxTQUFTLElBQUksQ0FBQyxDQUFDO0FBQzNGLGFBQUssVUFBVSxXQUFXLEtBQUssRUFBRSxRQUFRLEVBQUUsR0FBRyxDQUFDLEdBQUcsU0FBUyxPQUFPLE1BQU0sU0FBUyxJQUFJLENBQUMsQ0FBQztBQUN2RixhQUFLLFFBQVEsTUFBTSxNQUFNLE1BQU0sUUFBUSxDQUFDLENBQUU7QUFDMUMsYUFBSyxTQUFTO0FBQ2QsYUFBSyxTQUFTLElBQUksV0FBVyxDQUFDO0FBQzlCLGFBQUssU0FBUyxJQUFJLFdBQVcsQ0FBQztBQUM5QixhQUFLLFVBQVUsSUFBSSxXQUFXLENBQUM7QUFDL0IsYUFBSyxVQUFVLElBQUksV0FBVyxDQUFDO0FBQy9CLGFBQUssVUFBVSxJQUFJLFdBQVcsQ0FBQztBQUMvQixtQkFBVyxRQUFRLFFBQVMsTUFBSyxNQUFNLElBQUk7QUFBQSxNQUM3QztBQUFBO0FBQUEsTUFHQSxPQUFPLEdBQUcsT0FBdUIsUUFBZ0IsT0FBc0M7QUFDckYsY0FBTSxFQUFFLE9BQU8sU0FBUyxNQUFNLElBQUk7QUFDbEMsY0FBTSxFQUFFLFNBQVMsYUFBYSxVQUFVLElBQUk7QUFDNUMsWUFBSSxDQUFDLGFBQWEsUUFBUSxXQUFXLEtBQUssUUFBUSxRQUFRLFFBQVEsVUFBVSxRQUFRLFNBQVMsTUFBTSxXQUFZLFFBQU87QUFDdEgsWUFBSSxRQUFRLFdBQVcsQ0FBQyxNQUFPLFFBQU87QUFDdEMsWUFBSSxNQUFNLFFBQVEsS0FBSyxDQUFDLFNBQVMsQ0FBQyxRQUFRLFNBQVMsSUFBSSxLQUFLLENBQUMsWUFBWSxTQUFTLElBQUksQ0FBQyxFQUFHLFFBQU87QUFDakcsY0FBTSxPQUFPLE1BQU0sTUFBTSxRQUFRLENBQUMsQ0FBRTtBQUNwQyxjQUFNLFFBQVEsTUFBTSxNQUFNLFFBQVEsQ0FBQyxDQUFFO0FBQ3JDLFlBQUksT0FBTyxLQUFLLFFBQVEsS0FBSyxRQUFRLEtBQUssQ0FBQyxTQUFTLE1BQU0sTUFBTSxJQUFJLE1BQU0sUUFBUSxNQUFNLE1BQU0sSUFBSSxNQUFNLEtBQUssRUFBRyxRQUFPO0FBQ3ZILGNBQU0sV0FBVyxNQUFNLElBQUksS0FBSztBQUNoQyxjQUFNLFFBQVEsVUFBVSxVQUFVLE1BQU0sU0FBUyxXQUFXLEVBQUUsT0FBTyxNQUFNLFFBQVEsT0FBTyxhQUFhLE9BQU8sUUFBUSxJQUFJLEVBQUU7QUFDNUgsY0FBTSxJQUFJLE9BQU8sS0FBSztBQUN0QixjQUFNLEVBQUUsTUFBTSxJQUFJO0FBQ2xCLGVBQU8sU0FBUyxJQUFJLFVBQVMsT0FBTyxRQUFRLEtBQUs7QUFBQSxNQUNuRDtBQUFBO0FBQUEsTUFHQSxPQUFPLEtBQXVCO0FBQzVCLGNBQU0sRUFBRSxPQUFPLE9BQU8sUUFBUSxPQUFPLElBQUksS0FBSztBQUM5QyxZQUFJLE1BQU0sSUFBSSxDQUFDO0FBQ2YsWUFBSSxNQUFNLElBQUksQ0FBQztBQUNmLGlCQUFTLElBQUksR0FBRyxJQUFJLEtBQUssU0FBUyxRQUFRLEtBQUs7QUFDN0MsZ0JBQU0sT0FBTyxLQUFLLFNBQVMsQ0FBQztBQUM1QixjQUFJLEtBQUssT0FBTyxJQUFJLE1BQU0sTUFBTSxJQUFJLEtBQUssS0FBSyxPQUFPLElBQUksTUFBTSxNQUFNLElBQUksRUFBRyxNQUFLLE1BQU0sSUFBSTtBQUMzRixpQkFBTyxLQUFLLFFBQVEsSUFBSSxJQUFLLE9BQU8sSUFBSTtBQUN4QyxpQkFBTyxLQUFLLFFBQVEsSUFBSSxJQUFLLE9BQU8sSUFBSTtBQUFBLFFBQzFDO0FBQ0EsWUFBSSxDQUFDLElBQUk7QUFDVCxZQUFJLENBQUMsSUFBSTtBQUFBLE1BQ1g7QUFBQSxNQUVBLE1BQU0sTUFBb0I7QUFDeEIsY0FBTSxFQUFFLE9BQU8sT0FBTyxLQUFLLE1BQU0sSUFBSSxPQUFPLE9BQU8sTUFBTSxJQUFJLEtBQUs7QUFDbEUsYUFBSyxPQUFPLElBQUksSUFBSSxNQUFNLElBQUk7QUFDOUIsYUFBSyxPQUFPLElBQUksSUFBSSxNQUFNLElBQUk7QUFDOUIsY0FBTSxRQUFRLFFBQVE7QUFDdEIsWUFBSSxPQUFPLFFBQVEsSUFBSSxJQUFJLElBQUs7QUFDaEMsZUFBTyxPQUFPLFNBQVMsR0FBRyxNQUFNLE9BQU8sQ0FBQyxDQUFFLEtBQUssTUFBTSxNQUFNLEtBQUssUUFBUSxLQUFLLE1BQU0sT0FBTyxDQUFDLENBQUUsSUFBSyxLQUFLLEtBQUssTUFBTSxJQUFJLENBQUUsQ0FBRSxFQUFHO0FBQzdILGFBQUssUUFBUSxJQUFJLElBQUksUUFBUSxJQUFJLElBQUksSUFBSztBQUMxQyxZQUFJLE1BQU07QUFDVixZQUFJLE1BQU07QUFDVixpQkFBUyxRQUFRLE9BQU8sU0FBUyxRQUFRLFFBQVEsUUFBUSxJQUFJLElBQUksR0FBSSxTQUFTO0FBQzVFLGdCQUFNLE9BQU8sSUFBSSxLQUFLLE1BQU0sS0FBSyxDQUFFLElBQUssS0FBSyxHQUFHLE1BQU0sS0FBSyxDQUFFO0FBQzdELGdCQUFNQyxVQUFTLE1BQU0sS0FBSyxLQUFLLE1BQU0sVUFBVSxDQUFDO0FBQ2hELGdCQUFNQSxVQUFTLE1BQU0sS0FBSyxLQUFLLE1BQU0sVUFBVSxDQUFDO0FBQUEsUUFDbEQ7QUFDQSxpQkFBUyxRQUFRLE9BQU8sR0FBRyxRQUFRLFFBQVEsSUFBSSxJQUFJLEdBQUksU0FBUztBQUM5RCxnQkFBTSxPQUFPLEtBQUssTUFBTSxLQUFLLENBQUU7QUFDL0IsaUJBQU9ELE9BQU0sSUFBSSxJQUFJO0FBQ3JCLGlCQUFPQSxPQUFNLElBQUksT0FBTyxDQUFDO0FBQUEsUUFDM0I7QUFDQSxhQUFLLFFBQVEsSUFBSSxJQUFJO0FBQ3JCLGFBQUssUUFBUSxJQUFJLElBQUk7QUFBQSxNQUN2QjtBQUFBO0FBQUEsTUFHQSxVQUFnQjtBQUNkLGNBQU0sRUFBRSxJQUFJLElBQUksS0FBSztBQUNyQixhQUFLLE1BQU0sS0FBSyxFQUFFO0FBQ2xCLGlCQUFTLElBQUksS0FBSyxTQUFTLFNBQVMsR0FBRyxLQUFLLEdBQUcsS0FBSztBQUNsRCxnQkFBTSxPQUFPLElBQUksS0FBSyxTQUFTLENBQUMsQ0FBRTtBQUNsQyxjQUFJLE9BQU8sU0FBUyxLQUFLLE9BQU8sTUFBTSxJQUFJLEtBQU0sRUFBRyxNQUFLLE1BQU0sS0FBSyxPQUFPLE1BQU0sSUFBSSxDQUFFLElBQUksS0FBSyxTQUFTLENBQUM7QUFBQSxRQUMzRztBQUFBLE1BQ0Y7QUFBQTtBQUFBLE1BR0EsT0FBTyxLQUFpQkYsUUFBdUI7QUFDN0MsY0FBTSxFQUFFLEtBQUssS0FBSyxPQUFPLE9BQU8sTUFBTSxNQUFNLElBQUksS0FBSztBQUNyRCxhQUFLLFFBQVE7QUFDYixZQUFJLFFBQVE7QUFDWixpQkFBUyxJQUFJLEdBQUcsSUFBSUEsUUFBTyxLQUFLO0FBQzlCLGdCQUFNLE9BQU8sSUFBSSxDQUFDO0FBQ2xCLGNBQUksT0FBTyxJQUFJLE1BQU0sU0FBUyxLQUFLLFVBQVUsS0FBSyxJQUFJLENBQUMsR0FBRztBQUN4RCxrQkFBTSxPQUFPLE9BQU8sSUFBSTtBQUN4QixrQkFBTSxPQUFPLElBQUksS0FBSyxJQUFJLENBQUM7QUFDM0IsZ0JBQUksT0FBTyxTQUFTLEtBQUssTUFBTSxLQUFLLE9BQU8sTUFBTSxJQUFJLENBQUUsTUFBTSxLQUFLLElBQUksRUFBRztBQUN6RSxnQkFBSSxLQUFLLFVBQVUsSUFBSSxNQUFNLFFBQVEsSUFBSSxJQUFJLEtBQUssUUFBUSxJQUFJLEtBQU8sU0FBUyxTQUFTLFFBQVEsSUFBSSxNQUFNLElBQUksSUFBSSxHQUFLO0FBQUEsVUFDeEg7QUFDQSxjQUFJLE9BQU8sSUFBSTtBQUFBLFFBQ2pCO0FBQ0EsWUFBSSxLQUFLO0FBQ1QsWUFBSSxLQUFLO0FBQ1QsaUJBQVMsSUFBSSxHQUFHLElBQUksS0FBSyxPQUFPLFFBQVEsS0FBSztBQUMzQyxnQkFBTSxPQUFPLEtBQUssT0FBTyxDQUFDLElBQUssS0FBSyxJQUFJLEtBQUssT0FBTyxDQUFDLENBQUUsS0FBTTtBQUM3RCxnQkFBTSxNQUFNLE1BQU0sR0FBRztBQUNyQixnQkFBTSxNQUFNLE1BQU0sTUFBTSxDQUFDO0FBQUEsUUFDM0I7QUFDQSxpQkFBUyxJQUFJLEdBQUcsSUFBSSxLQUFLLFNBQVMsUUFBUSxLQUFLO0FBQzdDLGdCQUFNLE9BQU8sS0FBSyxTQUFTLENBQUM7QUFDNUIsbUJBQVMsUUFBUSxHQUFHLFFBQVEsS0FBSyxRQUFRLElBQUksR0FBSSxTQUFTO0FBQ3hELGtCQUFNLFNBQVMsUUFBUSxTQUFTLElBQUksSUFBSSxJQUFLLElBQUk7QUFDakQsa0JBQU0sT0FBTyxLQUFLLE1BQU0sS0FBSyxDQUFFO0FBQy9CLGtCQUFNLE9BQU8sS0FBSyxLQUFLLE1BQU8sTUFBTSxPQUFPLFNBQVUsS0FBSyxLQUFLLE1BQU0sS0FBSyxPQUFPLEdBQUcsS0FBSyxNQUFNLFFBQVEsQ0FBQyxDQUFFLENBQUUsQ0FBRSxJQUFLLEVBQUc7QUFDdEgscUJBQVMsSUFBSSxHQUFHLElBQUksS0FBSyxPQUFPLFFBQVEsS0FBSztBQUMzQyxvQkFBTSxTQUFTLE1BQU0sU0FBUyxPQUFPLE1BQU0sUUFBUSxLQUFLLE9BQU8sQ0FBQyxDQUFFO0FBQ2xFLGtCQUFJLFNBQVMsS0FBSyxNQUFNLFFBQVEsU0FBUyxJQUFJLEtBQUssT0FBTyxDQUFDLENBQUUsSUFBSyxLQUFLLElBQUksTUFBTSxFQUFHO0FBQ25GLGtCQUFJLE9BQU8sSUFBSSxVQUFVLE1BQU0sS0FBSyxPQUFPLENBQUMsR0FBSSxRQUFRLENBQUM7QUFDekQ7QUFBQSxZQUNGO0FBQUEsVUFDRjtBQUFBLFFBQ0Y7QUFDQSxlQUFPO0FBQUEsTUFDVDtBQUFBO0FBQUEsTUFHQSxPQUFPLE1BQXFCO0FBQzFCLGVBQU8sT0FBTyxJQUFJLE1BQU0sU0FBUyxRQUFRLElBQUksSUFBSSxLQUFLLEtBQUssVUFBVSxPQUFPLElBQUksQ0FBQyxNQUFNLEtBQUssS0FBSyxRQUFRLEtBQUssSUFBSSxDQUFDLE1BQU07QUFBQSxNQUMzSDtBQUFBO0FBQUEsTUFHQSxNQUFNLE1BQWtCO0FBQ3RCLGFBQUssUUFBUTtBQUNiLGNBQU0sRUFBRSxLQUFLLElBQUksS0FBSztBQUN0QixjQUFNLE9BQU8sT0FBTyxJQUFJO0FBQ3hCLGNBQU1BLFNBQVEsUUFBUSxJQUFJLElBQUk7QUFDOUIsZUFBTyxVQUFVLE1BQU0sS0FBSyxNQUFNLEtBQUssT0FBTyxHQUFHLEtBQUssS0FBSyxPQUFPLEtBQUssTUFBTUEsU0FBUSxDQUFDLENBQUMsQ0FBRSxDQUFFLEdBQUlBLE1BQUs7QUFBQSxNQUN0RztBQUFBLElBQ0Y7QUFHQSxJQUFNLFVBQVUsQ0FBQyxFQUFFLE1BQU0sR0FBVSxTQUF5QixLQUFLLElBQUksR0FBRyxNQUFNLFFBQVEsSUFBSSxDQUFDO0FBRzNGLElBQU1FLFNBQVEsV0FBVyxLQUFLLEVBQUUsUUFBUSxJQUFJLE1BQU0sR0FBRyxDQUFDLEdBQUcsTUFBTUMsVUFBUyxLQUFLLEtBQUssSUFBSSxHQUFHLFVBQVUsSUFBSSxTQUFVLENBQUM7QUFHbEgsSUFBTSxRQUFRLG9CQUFJLFFBQThFO0FBQUE7QUFBQTs7O0FDdUpoRyxTQUFTLFFBQVEsT0FBdUIsT0FBZSxPQUFlLE1BQWlDO0FBQ3JHLFFBQU0sT0FBTyxLQUFLLFVBQVUsTUFBTSxPQUFPO0FBQ3pDLE1BQUlDLFNBQVFDLE9BQU0sSUFBSSxNQUFNLE9BQU87QUFDbkMsTUFBSSxDQUFDRCxPQUFPLENBQUFDLE9BQU0sSUFBSSxNQUFNLFNBQVVELFNBQVEsb0JBQUksSUFBK0IsQ0FBRTtBQUNuRixRQUFNLFFBQVFBLE9BQU0sSUFBSSxJQUFJO0FBQzVCLE1BQUlBLE9BQU0sSUFBSSxJQUFJLE1BQU0sVUFBVSxVQUFhLE1BQU0sT0FBTyxJQUFJLEdBQUksUUFBTztBQUMzRSxNQUFJO0FBQ0osTUFBSTtBQUNGLFlBQVEsSUFBSSxNQUFNLE9BQU8sT0FBTyxPQUFPLElBQUk7QUFBQSxFQUM3QyxTQUFTLE9BQU87QUFDZCxRQUFJLEVBQUUsaUJBQWlCLFNBQVUsT0FBTTtBQUFBLEVBQ3pDO0FBQ0EsRUFBQUEsT0FBTSxJQUFJLE1BQU0sS0FBSztBQUNyQixTQUFPO0FBQ1Q7QUFoV0EsSUFNTSxhQXdCTyxPQThLUCxTQU1BLE9BK0lBQztBQWpXTjtBQUFBO0FBQUE7QUFDQTtBQUNBO0FBSUEsSUFBTSxjQUFjO0FBd0JiLElBQU0sUUFBTixNQUFNLE9BQU07QUFBQSxNQUNSO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsTUFDVCxTQUFTO0FBQUEsTUFDVCxTQUFTO0FBQUEsTUFDVCxTQUFTO0FBQUEsTUFDVCxTQUFTO0FBQUEsTUFFRCxZQUFZLE9BQXVCLE9BQWMsT0FBZSxPQUFlO0FBQ3JGLGFBQUssU0FBUztBQUNkLGFBQUssU0FBUztBQUNkLGFBQUssU0FBUztBQUNkLGFBQUssU0FBUztBQUNkLGFBQUssU0FBUyxDQUFDLE1BQU0sTUFBTSxLQUFLO0FBQUEsTUFDbEM7QUFBQTtBQUFBLE1BR0EsT0FBTyxHQUFHLE9BQXVCLEVBQUUsUUFBUSxRQUFRLEtBQUssR0FBOEI7QUFDcEYsY0FBTSxFQUFFLE9BQU8sU0FBUyxLQUFLLEdBQUcsSUFBSTtBQUNwQyxZQUFJLE1BQU0sUUFBUSxLQUFLLENBQUMsRUFBRSxLQUFLLE1BQU0sSUFBSSxFQUFHLFFBQU87QUFDbkQsWUFBSSxPQUFPLFdBQVcsS0FBSyxPQUFPLFdBQVcsS0FBSyxRQUFRLFFBQVEsUUFBUSxRQUFRLFVBQVUsTUFBTSxjQUFjLENBQUMsUUFBUTtBQUN2SCxpQkFBTztBQUNULGNBQU0sQ0FBQyxPQUFPLEtBQUssSUFBSSxDQUFDLE9BQU8sQ0FBQyxHQUFJLE9BQU8sQ0FBQyxDQUFFO0FBQzlDLFlBQUksTUFBTSxRQUFRLFNBQVMsS0FBSyxLQUFLLE1BQU0sUUFBUSxTQUFTLEtBQUssS0FBSyxNQUFNLFFBQVEsU0FBUyxLQUFLLEtBQUssTUFBTSxPQUFPLFNBQVMsS0FBSztBQUNoSSxpQkFBTztBQUNULFlBQUksTUFBTSxNQUFNLEtBQUssRUFBRyxTQUFTLFNBQVMsTUFBTSxPQUFPLFNBQVMsS0FBSyxFQUFHLFFBQU87QUFDL0UsaUJBQVMsUUFBUSxHQUFHLFFBQVEsSUFBSSxLQUFLLEdBQUksUUFBUyxLQUFJLEdBQUcsTUFBTSxLQUFLLE9BQU8sS0FBSyxDQUFDLE1BQU0sRUFBRyxRQUFPO0FBQ2pHLGlCQUFTLFFBQVEsR0FBRyxRQUFRLElBQUksS0FBSyxHQUFJLFFBQVMsS0FBSSxHQUFHLE1BQU0sS0FBSyxPQUFPLEtBQUssQ0FBQyxNQUFNLEVBQUcsUUFBTztBQUNqRyxjQUFNLFFBQVEsUUFBUSxPQUFPLE1BQU0sSUFBSSxLQUFLLEdBQUksTUFBTSxJQUFJLEtBQUssR0FBSSxJQUFJLEtBQUssSUFBSyxJQUFJLEtBQUssQ0FBRTtBQUM1RixlQUFPLFNBQVMsTUFBTSxRQUFRLEtBQUssS0FBSyxLQUFLLFNBQVMsS0FBSyxFQUFFLFFBQVEsSUFBSSxPQUFNLE9BQU8sT0FBTyxPQUFPLEtBQUssSUFBSTtBQUFBLE1BQy9HO0FBQUE7QUFBQSxNQUdBLElBQUksUUFBZ0I7QUFDbEIsZUFBTyxLQUFLO0FBQUEsTUFDZDtBQUFBO0FBQUEsTUFHQSxJQUFJLE9BQWdCO0FBQ2xCLGVBQU8sS0FBSyxPQUFPO0FBQUEsTUFDckI7QUFBQTtBQUFBLE1BR0EsT0FBTyxLQUF1QjtBQUM1QixjQUFNLEVBQUUsUUFBUSxRQUFRLE9BQU8sTUFBTSxJQUFJLEtBQUs7QUFDOUMsY0FBTSxDQUFDLE9BQU8sS0FBSyxJQUFJLENBQUMsS0FBSyxRQUFRLEtBQUssTUFBTTtBQUNoRCxjQUFNLE1BQU8sTUFBTSxLQUFLLElBQUssS0FBSyxLQUFLLE1BQU0sS0FBSyxHQUFJLENBQUMsSUFBSztBQUM1RCxjQUFNLE1BQU8sTUFBTSxLQUFLLElBQUssS0FBSyxLQUFLLE1BQU0sS0FBSyxHQUFJLENBQUMsSUFBSztBQUU1RCxZQUFJLFFBQVEsS0FBSyxVQUFVLFFBQVEsS0FBSyxVQUFVLENBQUMsS0FBSyxPQUFPLFdBQVc7QUFDeEUsZUFBSyxTQUFTO0FBQ2QsZUFBSyxTQUFTO0FBQ2QsZUFBSyxNQUFNO0FBQUEsUUFDYjtBQUNBLFlBQUksQ0FBQyxLQUFNLEtBQUssU0FBUyxPQUFPLEtBQUssSUFBSyxPQUFPLEtBQUs7QUFDdEQsWUFBSSxDQUFDLEtBQU0sS0FBSyxTQUFTLE9BQU8sS0FBSyxJQUFLLE9BQU8sS0FBSztBQUFBLE1BQ3hEO0FBQUEsTUFFQSxRQUFjO0FBQ1osY0FBTSxFQUFFLE9BQU8sT0FBTyxNQUFNLElBQUksSUFBSSxLQUFLO0FBQ3pDLGNBQU0sQ0FBQyxPQUFPLEtBQUssSUFBSSxDQUFDLEtBQUssVUFBVSxLQUFLLE9BQU8sT0FBTyxLQUFLLFVBQVUsS0FBSztBQUM5RSxZQUFJLE1BQU0sS0FBSyxNQUFNLEVBQUUsT0FBTztBQUM5QixZQUFJLE1BQU0sQ0FBQztBQUNYLGlCQUFTLElBQUksR0FBRyxJQUFJLElBQUksS0FBSyxNQUFNLEdBQUksS0FBSztBQUMxQyxnQkFBTSxPQUFPLEtBQUssTUFBTSxRQUFRLENBQUMsQ0FBRSxJQUFLO0FBQ3hDLGdCQUFNLEtBQUssS0FBSyxNQUFNLE1BQU0sVUFBVTtBQUN0QyxnQkFBTSxLQUFLLEtBQUssTUFBTSxNQUFNLFVBQVU7QUFDdEMsaUJBQU8sUUFBUTtBQUNmLGlCQUFPLFFBQVE7QUFBQSxRQUNqQjtBQUNBLGlCQUFTLElBQUksSUFBSSxLQUFLLE1BQU0sSUFBSyxHQUFHLEtBQUssR0FBRyxLQUFLO0FBQy9DLGdCQUFNLE9BQU8sS0FBSyxNQUFNLFFBQVEsQ0FBQyxDQUFFLElBQUs7QUFDeEMsZ0JBQU0sS0FBSyxLQUFLLE1BQU0sTUFBTSxVQUFVO0FBQ3RDLGdCQUFNLEtBQUssS0FBSyxNQUFNLE1BQU0sVUFBVTtBQUN0QyxpQkFBTyxRQUFRO0FBQ2YsaUJBQU8sUUFBUTtBQUFBLFFBQ2pCO0FBQ0EsYUFBSyxTQUFTO0FBQ2QsYUFBSyxTQUFTO0FBQUEsTUFDaEI7QUFBQTtBQUFBLE1BR0EsUUFBZTtBQUNiLGNBQU0sRUFBRSxJQUFJLElBQUksS0FBSztBQUNyQixlQUFPLEtBQUssT0FBTyxNQUFNLEtBQUssT0FBTyxRQUFRLEtBQUssTUFBTSxHQUFHLElBQUksS0FBSyxNQUFNLElBQUssSUFBSSxLQUFLLE1BQU0sR0FBSSxJQUFJLEtBQUssTUFBTSxDQUFFO0FBQUEsTUFDckg7QUFBQTtBQUFBLE1BR0EsT0FBTyxPQUF1QjtBQUM1QixjQUFNLEVBQUUsT0FBTyxPQUFPLE1BQU0sSUFBSSxJQUFJLEtBQUs7QUFDekMsY0FBTSxRQUFRLElBQUksS0FBSyxNQUFNO0FBQzdCLGVBQU8sU0FBUyxRQUNaLEtBQUssT0FBTyxLQUFLLFVBQVUsU0FBUyxRQUFRLENBQUMsQ0FBRSxJQUMvQyxLQUFLLE9BQU8sS0FBSyxVQUFVLFNBQVMsSUFBSSxLQUFLLE1BQU0sS0FBTSxRQUFRLE1BQU0sQ0FBRTtBQUFBLE1BQy9FO0FBQUE7QUFBQSxNQUdBLEtBQUssS0FBYSxJQUFrQjtBQUNsQyxlQUFPLFVBQVUsS0FBSyxRQUFRLElBQUksTUFBTSxDQUFDO0FBQUEsTUFDM0M7QUFBQTtBQUFBLE1BR0EsS0FBSyxLQUF5QjtBQUM1QixjQUFNLFFBQVEsS0FBSztBQUNuQixjQUFNLEVBQUUsT0FBTyxJQUFJLElBQUk7QUFDdkIsY0FBTSxRQUFRLEtBQUs7QUFDbkIsY0FBTUMsU0FBUSxLQUFLLE9BQU8sR0FBRztBQUM3QixZQUFJLFFBQVE7QUFDWixpQkFBUyxJQUFJLEdBQUcsSUFBSUEsUUFBTyxLQUFLO0FBQzlCLGdCQUFNLE9BQU8sSUFBSSxDQUFDO0FBQ2xCLGNBQUksT0FBTyxJQUFJLE1BQU0sVUFBVSxPQUFPLElBQUksTUFBTSxNQUFPLEtBQUksT0FBTyxJQUFJO0FBQUEsUUFDeEU7QUFDQSxjQUFNLEVBQUUsS0FBSyxJQUFJLEtBQUssTUFBTTtBQUM1QixpQkFBUyxJQUFJLEdBQUcsSUFBSSxLQUFLLFFBQVEsS0FBSztBQUNwQyxnQkFBTSxPQUFPLEtBQUssQ0FBQyxFQUFHO0FBQ3RCLGNBQUksU0FBUyxFQUFHO0FBQ2hCLGdCQUFNLE9BQU8sS0FBSyxPQUFPLElBQUk7QUFDN0IsbUJBQVMsSUFBSSxHQUFHLElBQUksTUFBTSxRQUFRLFFBQVEsS0FBSztBQUM3QyxrQkFBTSxLQUFLLE1BQU0sUUFBUSxDQUFDO0FBQzFCLGtCQUFNLFNBQVMsTUFBTSxTQUFTLFFBQVEsTUFBTSxRQUFRLEVBQUU7QUFDdEQsZ0JBQUksU0FBUyxFQUFHO0FBQ2hCLGtCQUFNLE9BQU8sTUFBTSxRQUFRLFNBQVMsSUFBSSxFQUFFLElBQUssS0FBSyxJQUFJO0FBRXhELGdCQUFJLFNBQVMsTUFBTyxPQUFPLFdBQVksS0FBSyxPQUFPLEtBQU0sS0FBSyxTQUFTLEVBQUUsRUFBRztBQUM1RSxnQkFBSSxRQUFRLElBQUksT0FBUSxLQUFJLE9BQU8sSUFBSSxLQUFLLEtBQUssR0FBRyxFQUFFO0FBQUEsVUFDeEQ7QUFBQSxRQUNGO0FBQ0EsZUFBTztBQUFBLE1BQ1Q7QUFBQTtBQUFBLE1BR0EsU0FBUyxNQUF1QjtBQUM5QixjQUFNLEVBQUUsT0FBTyxPQUFPLE9BQU8sSUFBSSxJQUFJLEtBQUs7QUFDMUMsaUJBQVMsT0FBTyxNQUFNLFFBQVEsSUFBSSxHQUFJLFFBQVEsR0FBRyxPQUFPLE1BQU0sUUFBUSxJQUFJO0FBQ3hFLGNBQUksTUFBTSxJQUFJLE1BQU0sTUFBTSxJQUFJLEtBQUssTUFBTSxJQUFJLE1BQU0sTUFBTSxJQUFJLEtBQUssSUFBSSxJQUFJLE1BQU0sSUFBSSxJQUFJLEVBQUcsUUFBTztBQUNwRyxlQUFPO0FBQUEsTUFDVDtBQUFBO0FBQUEsTUFHQSxLQUFLLE1BQVksUUFBa0M7QUFDakQsY0FBTSxRQUFRLEtBQUs7QUFDbkIsY0FBTSxRQUFRLEtBQUs7QUFDbkIsWUFBSSxPQUFPLElBQUksTUFBTSxVQUFVLE9BQU8sSUFBSSxNQUFNLFNBQVMsUUFBUSxJQUFJLE1BQU0sR0FBRztBQUM1RSxnQkFBTSxLQUFLLElBQUk7QUFDZixrQkFBUSxLQUFLLElBQUk7QUFDakI7QUFBQSxRQUNGO0FBQ0EsY0FBTSxNQUFNLFFBQVEsSUFBSSxJQUFJO0FBQzVCLGNBQU0sRUFBRSxPQUFPLEtBQUssSUFBSSxLQUFLLE1BQU07QUFDbkMsY0FBTSxPQUFPLE1BQU0sR0FBRztBQUN0QixZQUFJLFFBQVE7QUFDVixxQkFBVyxVQUFVLE1BQU07QUFDekIsa0JBQU0sS0FBSyxNQUFNO0FBQ2pCLG1CQUFPLEtBQUssTUFBTTtBQUFBLFVBQ3BCO0FBQUEsUUFDRixPQUFPO0FBRUwsZ0JBQU0sS0FBSyxLQUFLLENBQUMsQ0FBRTtBQUNuQixnQkFBTSxRQUFRLEtBQUs7QUFDbkIsZ0JBQU0sUUFBUSxNQUFNLElBQUksS0FBSztBQUM3QixnQkFBTSxFQUFFLE9BQU8sUUFBUSxNQUFNLElBQUksS0FBSyxHQUFHO0FBQ3pDLGNBQUksU0FBUyxNQUFPLE9BQU0sVUFBVSxPQUFPLE9BQU8sU0FBUyxPQUFPLEdBQUcsSUFBSTtBQUFBLG1CQUNoRSxTQUFTLE1BQU8sT0FBTSxVQUFVLE9BQU8sT0FBTyxRQUFRLFFBQVEsR0FBRyxJQUFJO0FBQzlFLGVBQUssT0FBTyxJQUFJLE9BQU8sS0FBSztBQUFBLFFBQzlCO0FBQ0EsY0FBTUMsUUFBTyxVQUFVLE9BQU8sS0FBSyxJQUFJLEdBQUcsQ0FBQztBQUMzQyxjQUFNLEtBQUtBLEtBQUk7QUFDZixnQkFBUSxLQUFLQSxLQUFJO0FBQUEsTUFDbkI7QUFBQSxJQUNGO0FBR0EsSUFBTSxVQUFOLGNBQXNCLE1BQU07QUFBQSxJQUFDO0FBTTdCLElBQU0sUUFBTixNQUFZO0FBQUE7QUFBQSxNQUVELFNBQW1CLENBQUM7QUFBQSxNQUNwQixVQUFpQyxDQUFDLENBQUMsQ0FBQztBQUFBLE1BQ3BDO0FBQUE7QUFBQSxNQUVBLFFBQXFFLENBQUM7QUFBQSxNQUN0RSxTQUFnQyxDQUFDO0FBQUEsTUFDakM7QUFBQTtBQUFBLE1BR1QsWUFBWSxFQUFFLFNBQVMsU0FBUyxNQUFNLEdBQW1CLE9BQWUsT0FBZSxNQUFjO0FBQ25HLGFBQUssUUFBUTtBQUNiLGNBQU0sVUFBVSxPQUFPLE9BQU8sUUFBUSxXQUFXLENBQUMsQ0FBQztBQUNuRCxjQUFNLE9BQU8sTUFBTSxRQUFRLElBQUksQ0FBQyxFQUFFLE1BQU0sTUFBTSxNQUFNLElBQUksTUFBTSxDQUFDLEtBQUssQ0FBQyxDQUFFO0FBQ3ZFLFlBQUksQ0FBQyxPQUFPLE9BQU8sSUFBSSxDQUFDLEdBQUcsQ0FBQztBQUM1QixZQUFJLFNBQVMsb0JBQUksSUFBb0I7QUFDckMsY0FBTSxVQUFVLE1BQWE7QUFDM0IsZ0JBQU0sSUFBSSxRQUFRO0FBQUEsUUFDcEI7QUFDQSxjQUFNLFNBQVMsQ0FBQyxTQUEwQixRQUFRLFNBQVMsU0FBUyxJQUFJLE1BQU07QUFDOUUsY0FBTSxPQUFXO0FBQUEsVUFDZixPQUFPLE1BQU0sUUFBUTtBQUFBLFVBQ3JCLE9BQU8sQ0FBQyxTQUFVLFNBQVMsUUFBUSxRQUFRLFVBQVUsU0FBUyxRQUFRLFVBQVUsUUFBUTtBQUFBLFVBQ3hGLE1BQU07QUFBQSxVQUNOLEtBQUs7QUFBQSxVQUNMLFNBQVMsQ0FBQyxTQUFTLE9BQU8sSUFBSSxJQUFJLEtBQUs7QUFBQSxVQUN2QyxLQUFLLE1BQU0sSUFBSSxFQUFFLE9BQUFELFNBQVEsR0FBRyxNQUFNLE9BQU8sT0FBTyxNQUFNLElBQUksSUFBSSxDQUFDLEdBQUc7QUFDaEUsZ0JBQUksUUFBUSxJQUFLLFNBQVE7QUFDekIsa0JBQU0sQ0FBQyxPQUFPLE1BQU0sSUFBSSxJQUFJLFNBQVMsU0FBUyxPQUFPLFFBQVEsQ0FBQyxRQUFRLFNBQVMsTUFBTSxDQUFDLElBQUksQ0FBQyxTQUFTLFFBQVEsRUFBRTtBQUM5RyxnQkFBSSxPQUFPLE1BQU0sU0FBUyxTQUFTLE9BQU8sT0FBUSxTQUFRO0FBQzFELGdCQUFJLENBQUMsT0FBTyxVQUFVQSxNQUFLLEtBQUtBLFNBQVEsS0FBS0EsU0FBUSxTQUFVQSxTQUFRLEtBQUssU0FBUyxRQUFVQSxTQUFRLEtBQUssQ0FBQyxLQUFPLFNBQVE7QUFDNUgsdUJBQVcsT0FBT0E7QUFBQSxVQUNwQjtBQUFBLFVBQ0EsTUFBTTtBQUFBLFVBQ04sU0FBUztBQUFBLFVBQ1QsSUFBSSxNQUFNLE9BQU87QUFDZixnQkFBSSxDQUFDLE9BQU8sSUFBSSxFQUFHLFFBQU8sSUFBSSxNQUFNLEtBQUs7QUFBQSxVQUMzQztBQUFBLFFBQ0Y7QUFDQSxpQkFBUyxRQUFRLEdBQUcsUUFBUSxLQUFLLFFBQVEsUUFBUTtBQUMvQyxlQUFLLFFBQVEsR0FBRyxTQUFTLE1BQU07QUFDN0IscUJBQVMsU0FBUyxHQUFHLFVBQVUsT0FBTyxVQUFVO0FBQzlDLG9CQUFNLE9BQXFDLENBQUM7QUFDNUMseUJBQVcsQ0FBQyxHQUFHLE1BQU0sS0FBSyxRQUFRLFFBQVEsR0FBRztBQUMzQywwQkFBVTtBQUNWLHlCQUFTLElBQUksSUFBSSxLQUFLLE9BQU8sSUFBSSxDQUFDLE1BQU0sTUFBTSxDQUFDLE1BQU0sS0FBSyxRQUFRLEtBQUssRUFBRyxDQUFDLEtBQUssQ0FBQyxDQUFDLENBQUM7QUFDbkYsb0JBQUksT0FBTyxLQUFLLE1BQU0sU0FBUyxLQUFLLENBQUMsQ0FBRSxNQUFNLEtBQU07QUFDbkQsdUJBQU8sSUFBSSxNQUFNLFNBQVMsS0FBSyxDQUFDLENBQUU7QUFDbEMscUJBQUssS0FBSyxFQUFFLEtBQUssRUFBRSxPQUFPLFNBQVMsT0FBTyxLQUFLLFVBQVUsTUFBTSxFQUFFLEdBQUcsUUFBUSxXQUFXLENBQUMsRUFBRSxDQUFDO0FBQUEsY0FDN0Y7QUFDQSxtQkFBSyxNQUFNLEtBQUssT0FBTyxPQUFPLE9BQU8sTUFBTSxDQUFDLElBQUk7QUFBQSxZQUNsRDtBQUNKLGFBQUssT0FBTyxLQUFLO0FBQ2pCLGlCQUFTLElBQUksR0FBRyxLQUFLLFFBQVEsS0FBSyxNQUFNO0FBQ3RDLG1CQUFTLElBQUksR0FBRyxLQUFLLEdBQUcsS0FBSztBQUMzQixrQkFBTSxTQUFTLElBQUksSUFBSSxLQUFLLE1BQU0sR0FBRyxHQUFHLENBQUMsRUFBRSxLQUFLLElBQUksQ0FBQyxRQUFRLElBQUksS0FBSyxDQUFDO0FBQ3ZFLHFCQUFTLElBQUksR0FBRyxLQUFLLEdBQUcsSUFBSyxLQUFJLENBQUMsT0FBTyxJQUFJLENBQUMsRUFBRyxNQUFLLE9BQU87QUFBQSxVQUMvRDtBQUFBLE1BQ0o7QUFBQSxNQUVBLElBQUksWUFBcUI7QUFDdkIsZUFBTyxLQUFLLFFBQVEsV0FBVztBQUFBLE1BQ2pDO0FBQUE7QUFBQSxNQUdBLFVBQVUsUUFBNkM7QUFDckQsbUJBQVcsUUFBUSxPQUFPLEtBQUssRUFBRyxLQUFJLENBQUMsS0FBSyxPQUFPLFNBQVMsSUFBSSxLQUFLLE9BQU8sSUFBSSxJQUFJLE1BQU0sRUFBRyxNQUFLLE9BQU8sS0FBSyxJQUFJO0FBQ2xILGNBQU0sU0FBUyxLQUFLLE9BQU8sSUFBSSxDQUFDLFNBQVMsT0FBTyxJQUFJLElBQUksS0FBSyxDQUFDO0FBQzlELGNBQU1GLFNBQVEsS0FBSyxRQUFRLFVBQVUsQ0FBQyxVQUFVLE9BQU8sTUFBTSxDQUFDLE9BQU8sTUFBTSxXQUFXLE1BQU0sQ0FBQyxLQUFLLEVBQUUsQ0FBQztBQUNyRyxZQUFJQSxVQUFTLEVBQUcsUUFBT0E7QUFDdkIsWUFBSSxLQUFLLFFBQVEsV0FBVyxZQUFhLE9BQU0sSUFBSSxRQUFRO0FBQzNELGVBQU8sS0FBSyxRQUFRLEtBQUssTUFBTSxJQUFJO0FBQUEsTUFDckM7QUFBQTtBQUFBLE1BR0EsUUFBUSxPQUErQjtBQUNyQyxjQUFNLFFBQVEsS0FBSztBQUNuQixZQUFJLE1BQU0sV0FBVyxFQUFHLFFBQU87QUFDL0IsZUFBTyxLQUFLLFFBQVEsVUFBVSxDQUFDLFVBQVUsTUFBTSxNQUFNLENBQUMsTUFBTSxNQUFNLE1BQU0sYUFBYSxJQUFJLE9BQU8sTUFBTSxDQUFDLEtBQUssRUFBRSxDQUFDO0FBQUEsTUFDakg7QUFBQSxNQUVBLElBQUksT0FBdUIsT0FBcUI7QUFDOUMsbUJBQVcsQ0FBQyxHQUFHLElBQUksS0FBSyxLQUFLLE9BQU8sUUFBUSxHQUFHO0FBQzdDLGdCQUFNLFFBQVEsS0FBSyxRQUFRLEtBQUssRUFBRyxDQUFDLEtBQUs7QUFDekMsY0FBSSxNQUFNLGFBQWEsSUFBSSxNQUFNLE1BQU8sT0FBTSxXQUFXLE1BQU0sS0FBSztBQUFBLFFBQ3RFO0FBQUEsTUFDRjtBQUFBLE1BRUEsT0FBTyxNQUF1QjtBQUM1QixlQUFPLFFBQVEsS0FBSztBQUFBLE1BQ3RCO0FBQUEsTUFFQSxNQUFNLE9BQWUsT0FBZSxPQUFzQjtBQUN4RCxjQUFNLFFBQVEsS0FBSyxPQUFPLE9BQU8sT0FBTyxLQUFLO0FBQzdDLGVBQVEsS0FBSyxPQUFPLEtBQUssTUFBTSxLQUFLLFNBQVMsT0FBTyxPQUFPLEtBQUs7QUFBQSxNQUNsRTtBQUFBLE1BRUEsU0FBUyxPQUFlLE9BQWUsT0FBc0I7QUFDM0QsY0FBTSxPQUFjLENBQUMsRUFBRSxPQUFPLE1BQU0sQ0FBQztBQUNyQyxjQUFNLFFBQWtCLENBQUMsQ0FBQyxDQUFDO0FBQzNCLGNBQU1BLFNBQVEsb0JBQUksSUFBSSxDQUFDLEtBQUssT0FBTyxPQUFPLE9BQU8sS0FBSyxDQUFDLENBQUM7QUFDeEQsaUJBQVMsSUFBSSxHQUFHLElBQUksS0FBSyxRQUFRO0FBQy9CLHFCQUFXLEVBQUUsS0FBSyxPQUFPLEtBQUssS0FBSyxNQUFNLEtBQUssT0FBTyxLQUFLLENBQUMsRUFBRyxPQUFPLE9BQU8sS0FBSyxDQUFDLEVBQUcsS0FBSyxDQUFDLEdBQUk7QUFDN0Ysa0JBQU0sUUFBUSxLQUFLLE9BQU8sSUFBSSxPQUFPLE9BQU8sSUFBSSxLQUFLO0FBQ3JELGdCQUFJQSxPQUFNLElBQUksS0FBSyxFQUFHO0FBQ3RCLFlBQUFBLE9BQU0sSUFBSSxLQUFLO0FBQ2YsaUJBQUssS0FBSyxHQUFHO0FBQ2Isa0JBQU0sS0FBSyxDQUFDLEdBQUcsTUFBTSxDQUFDLEdBQUksTUFBTSxDQUFDO0FBQUEsVUFDbkM7QUFFRixZQUFJLE9BQU8sS0FBSyxPQUFPLE9BQU8sT0FBTyxLQUFLO0FBQzFDLG1CQUFXLFNBQVNBLE9BQU8sS0FBSSxRQUFRLFFBQVEsS0FBSyxTQUFTLE9BQU8sS0FBSyxPQUFPLE9BQU8sT0FBTyxLQUFLLEdBQUcsS0FBSyxFQUFHLFFBQU87QUFDckgsZUFBTyxFQUFFLE1BQU0sT0FBTyxLQUFLO0FBQUEsTUFDN0I7QUFBQSxNQUVBLFNBQVMsTUFBYyxJQUFZLE9BQXdCO0FBQ3pELGNBQU0sT0FBTyxvQkFBSSxJQUFJLENBQUMsSUFBSSxDQUFDO0FBQzNCLG1CQUFXLFNBQVMsS0FBTSxZQUFXLEVBQUUsSUFBSSxLQUFLLEtBQUssTUFBTSxLQUFLLEVBQUksTUFBSyxJQUFJLEtBQUssT0FBTyxJQUFJLE9BQU8sT0FBTyxJQUFJLEtBQUssQ0FBQztBQUNySCxlQUFPLEtBQUssSUFBSSxFQUFFO0FBQUEsTUFDcEI7QUFBQSxNQUVBLE9BQU8sT0FBZSxPQUFlLE9BQXVCO0FBQzFELGdCQUFRLFNBQVMsS0FBSyxRQUFRLEtBQUssVUFBVSxLQUFLLFFBQVEsS0FBSztBQUFBLE1BQ2pFO0FBQUEsSUFDRjtBQWtCQSxJQUFNQyxTQUFRLG9CQUFJLFFBQTBEO0FBQUE7QUFBQTs7O0FDalc1RSxJQUtNLEtBTU87QUFYYjtBQUFBO0FBQUE7QUFDQTtBQUNBO0FBR0EsSUFBTSxNQUFNO0FBTUwsSUFBTSxTQUFOLE1BQWE7QUFBQTtBQUFBLE1BRVQsU0FBUyxJQUFJLFdBQVcsR0FBRztBQUFBO0FBQUEsTUFFM0I7QUFBQTtBQUFBLE1BRUE7QUFBQTtBQUFBLE1BRUEsUUFBUSxJQUFJLFVBQVUsR0FBRyxFQUFFLEtBQUssRUFBRTtBQUFBO0FBQUEsTUFFbEMsU0FBUyxJQUFJLFVBQVUsR0FBRyxFQUFFLEtBQUssRUFBRTtBQUFBO0FBQUEsTUFFbkM7QUFBQTtBQUFBLE1BRUE7QUFBQTtBQUFBLE1BRUEsVUFBVSxJQUFJLFdBQVcsR0FBRztBQUFBLE1BQzVCLFVBQVUsSUFBSSxXQUFXLEdBQUc7QUFBQTtBQUFBLE1BRTVCO0FBQUE7QUFBQSxNQUVBO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQTtBQUFBLE1BRUE7QUFBQTtBQUFBLE1BRUE7QUFBQTtBQUFBLE1BRUE7QUFBQTtBQUFBLE1BRUE7QUFBQTtBQUFBLE1BRUE7QUFBQSxNQUVULFlBQVksT0FBdUI7QUFDakMsY0FBTSxFQUFFLE1BQU0sSUFBSTtBQUNsQixtQkFBVyxRQUFRLE1BQU0sS0FBTSxNQUFLLE9BQU8sSUFBSTtBQUMvQyxhQUFLLFFBQVEsTUFBTTtBQUNuQixhQUFLLE9BQU8sQ0FBQyxNQUFNO0FBQ25CLGNBQU0sT0FBTyxDQUFDLFdBQTZCLFdBQVcsS0FBSyxNQUFNLE1BQU0sS0FBSyxDQUFDLEVBQUUsT0FBTyxDQUFDLE1BQU0sTUFBTSxNQUFNLENBQUMsRUFBRyxTQUFTLE1BQU07QUFDNUgsY0FBTSxRQUFRLENBQUMsTUFBYyxNQUFjLFVBQ3hDLE1BQU0sT0FBTyxPQUFPLEtBQUssUUFBUSxLQUFLLFFBQVEsRUFBRSxJQUFNLE1BQU0sT0FBTyxTQUFVO0FBQ2hGLGNBQU0sV0FBVyxDQUFDLE1BQWMsVUFDN0IsTUFBTSxPQUFPLE9BQU8sS0FBSyxRQUFRLENBQUMsSUFBSyxNQUFNLE9BQU8sT0FBTyxLQUFLLFFBQVEsSUFBSSxDQUFDLE9BQVE7QUFDeEYsY0FBTSxlQUFlLENBQUMsU0FBMEI7QUFDOUMsbUJBQVMsT0FBTyxHQUFHLE9BQU8sT0FBTyxPQUFRLEtBQUksU0FBUyxNQUFNLElBQUksRUFBRyxRQUFPO0FBQzFFLGlCQUFPO0FBQUEsUUFDVDtBQUNBLGNBQU0sYUFBYSxDQUFDLFVBQTJCLE1BQU0sVUFBVSxJQUFJLEtBQUssTUFBTSxZQUFZLElBQUksT0FBTztBQUNyRyxhQUFLLFNBQVMsS0FBSyxPQUFPO0FBQzFCLGFBQUssU0FBUyxLQUFLLE9BQU87QUFDMUIsYUFBSyxjQUFjLEtBQUssWUFBWSxFQUFFLE9BQU8sQ0FBQyxTQUFTLGFBQWEsSUFBSSxLQUFLLFNBQVMsTUFBTSxLQUFLLENBQUM7QUFDbEcsY0FBTSxTQUFTLENBQUMsU0FBMEIsS0FBSyxNQUFNLFNBQVMsSUFBSTtBQUNsRSxjQUFNRyxXQUFVLE1BQU0sUUFBUSxPQUFPLENBQUMsU0FBUyxDQUFDLE9BQU8sSUFBSSxDQUFDO0FBQzVELGFBQUssV0FBV0EsU0FBUSxXQUFXO0FBQ25DLGFBQUssUUFBUUEsU0FBUSxPQUFPLENBQUMsU0FBUyxTQUFTLE1BQU0sS0FBSyxLQUFLLENBQUMsYUFBYSxJQUFJLEtBQUssQ0FBQyxXQUFXLElBQUksQ0FBQztBQUN2RyxhQUFLLFVBQVUsV0FBVyxLQUFLLE1BQU0sTUFBTSxLQUFLLENBQUMsRUFBRTtBQUFBLFVBQ2pELENBQUMsT0FBTyxNQUFNLE1BQU0sQ0FBQyxFQUFHLFNBQVMsYUFBYUEsU0FBUSxTQUFTLENBQUMsTUFBTSxDQUFDLEtBQUssTUFBTSxTQUFTLENBQUM7QUFBQSxRQUM5RjtBQUNBLGFBQUssV0FBVyxNQUFNLFFBQVE7QUFBQSxVQUM1QixDQUFDLFNBQVMsQ0FBQyxPQUFPLElBQUksS0FBSyxDQUFDLE1BQU0sUUFBUSxTQUFTLElBQUksS0FBSyxDQUFDLEtBQUssT0FBTyxTQUFTLElBQUksS0FBSyxDQUFDLEtBQUssUUFBUSxTQUFTLElBQUk7QUFBQSxRQUN4SDtBQUNBLGFBQUssY0FBYyxLQUFLLFFBQVEsS0FBSyxDQUFDLFNBQVMsU0FBUyxNQUFNLEtBQUssS0FBSyxXQUFXLElBQUksQ0FBQztBQUV4RixtQkFBVyxRQUFRQTtBQUNqQixtQkFBUyxPQUFPLEdBQUcsT0FBTyxPQUFPLFFBQVE7QUFDdkMsaUJBQUssUUFBUSxJQUFJLEtBQU0sTUFBTSxPQUFPLE9BQU8sS0FBSyxRQUFRLENBQUM7QUFDekQsaUJBQUssUUFBUSxJQUFJLEtBQU0sTUFBTSxPQUFPLE9BQU8sS0FBSyxRQUFRLElBQUksQ0FBQztBQUFBLFVBQy9EO0FBRUYsYUFBSyxTQUFTLEtBQUssWUFBWSxTQUFTO0FBQ3hDLGFBQUssWUFBWSxPQUFPLEtBQUs7QUFDN0IsWUFBSSxZQUFZLEtBQUssWUFBWSxTQUFTO0FBRTFDLGNBQU0sUUFBd0MsQ0FBQztBQUMvQyxtQkFBVyxRQUFRLEtBQUs7QUFDdEIsbUJBQVMsT0FBTyxHQUFHLFFBQVEsT0FBTyxRQUFRO0FBQ3hDLGdCQUFJLE9BQU87QUFDWCxxQkFBUyxPQUFPLEdBQUcsT0FBTyxPQUFPLFFBQVE7QUFDdkMsa0JBQUksS0FBSyxPQUFPLElBQUksTUFBTSxLQUFLLENBQUMsTUFBTSxNQUFNLE1BQU0sSUFBSSxFQUFHO0FBQ3pEO0FBQ0Esa0JBQUksT0FBTyxTQUFTLEtBQUssT0FBTyxJQUFJLE1BQU0sS0FBSyxLQUFLLE1BQU0sSUFBSSxNQUFNLEtBQUssS0FBSyxNQUFNLElBQUksSUFBSyxFQUFHLE9BQU0sS0FBSyxDQUFDLE1BQU0sSUFBSSxDQUFDO0FBQUEsbUJBQ2xIO0FBQ0gsb0JBQUksS0FBSyxPQUFPLElBQUksTUFBTSxNQUFNLEtBQUssT0FBTyxJQUFJLE1BQU0sS0FBTSxhQUFZO0FBQ3hFLHFCQUFLLE9BQU8sSUFBSSxJQUFJO0FBQUEsY0FDdEI7QUFBQSxZQUNGO0FBQ0EsZ0JBQUksT0FBTyxTQUFTLE9BQU8sRUFBRyxhQUFZO0FBQUEsVUFDNUM7QUFDRixtQkFBVyxDQUFDLE1BQU0sSUFBSSxLQUFLLE9BQU87QUFDaEMsY0FBSSxRQUFRO0FBQ1osbUJBQVMsSUFBSSxHQUFHLElBQUksU0FBUyxTQUFTLEtBQUssUUFBUSxTQUFTLFVBQVUsTUFBTSxJQUFLLFNBQVEsS0FBSyxPQUFPLEtBQUs7QUFDMUcsY0FBSSxVQUFVLEtBQU0sYUFBWTtBQUFBLFFBQ2xDO0FBQ0EsYUFBSyxZQUFZLGFBQWEsQ0FBQyxLQUFLO0FBQ3BDLGFBQUssV0FBVyxLQUFLLFlBQVksU0FBUyxLQUFLLEVBQUUsV0FBVyxFQUFFLFNBQVMsT0FBTyxPQUFPLE1BQU07QUFBQSxNQUM3RjtBQUFBO0FBQUEsTUFHQSxZQUFZLE9BQXVCLE9BQW9FO0FBQ3JHLFlBQUksT0FBaUIsQ0FBQztBQUN0QixtQkFBVyxRQUFRLEtBQUssYUFBYTtBQUNuQyxtQkFBUyxPQUFPLEdBQUcsT0FBTyxPQUFPLE9BQVEsS0FBSSxLQUFLLE9BQU8sSUFBSSxJQUFLLEtBQUssTUFBTSxNQUFNLE9BQU8sSUFBSSxFQUFHLE1BQUssS0FBSyxJQUFJO0FBQy9HLGNBQUksTUFBTSxJQUFJLElBQUksSUFBSyxFQUFHLE1BQUssS0FBSyxNQUFNLEtBQUssTUFBTSxNQUFNLFFBQVEsTUFBTSxLQUFLLENBQUUsQ0FBRTtBQUFBLFFBQ3BGO0FBQ0EsaUJBQVMsUUFBUSxHQUFHLEtBQUssU0FBUyxHQUFHLFNBQVM7QUFDNUMscUJBQVcsUUFBUSxLQUFNLEtBQUksS0FBSyxNQUFNLElBQUksTUFBTSxHQUFJLE1BQUssTUFBTSxJQUFJLElBQUk7QUFDekUsZ0JBQU0sT0FBaUIsQ0FBQztBQUN4QixtQkFBUyxPQUFPLEdBQUcsT0FBTyxPQUFPO0FBQy9CLGdCQUNFLEtBQUssT0FBTyxJQUFJLElBQUssS0FDckIsS0FBSyxNQUFNLElBQUksTUFBTSxNQUNyQixLQUFLLEtBQUssQ0FBQyxTQUFTLEtBQUssWUFBWSxLQUFLLENBQUMsU0FBUyxNQUFNLE1BQU0sTUFBTSxJQUFJLENBQUMsQ0FBQztBQUU1RSxtQkFBSyxLQUFLLElBQUk7QUFDbEIsaUJBQU87QUFBQSxRQUNUO0FBQUEsTUFDRjtBQUFBO0FBQUEsTUFHQSxNQUFNLE9BQWUsTUFBdUI7QUFDMUMsaUJBQVMsT0FBTyxLQUFLLEtBQUssUUFBUSxLQUFLLElBQUssS0FBSyxRQUFRLEtBQUssS0FBTyxNQUFNLE9BQU8sU0FBVTtBQUFBLE1BQzlGO0FBQUEsSUFDRjtBQUFBO0FBQUE7OztBQzVETyxTQUFTLFdBQVcsUUFBZ0IsU0FBaUIsUUFBZ0IsWUFBWSxPQUFnQjtBQUN0RyxRQUFNLFFBQVEsT0FBTyxTQUFTLFdBQVcsWUFBWSxXQUFXO0FBQ2hFLE1BQUksVUFBVSxFQUFHLFFBQU87QUFDeEIsUUFBTSxPQUFPLENBQUMsU0FBZ0M7QUFDNUMsVUFBTSxRQUFRLGVBQWUsSUFBSTtBQUNqQyxXQUFPLE9BQU8sU0FBUyxNQUFNLE9BQU8sTUFBTSxNQUFNLE1BQU0sQ0FBQyxJQUFLLEtBQUssTUFBTyxNQUFNLElBQUksS0FBSyxLQUFLLE9BQU8sTUFBTSxFQUFFLEtBQU0sR0FBRztBQUFBLEVBQ3RIO0FBQ0EsU0FBTyxPQUFPLFlBQVksT0FBTyxLQUFLLEtBQUssRUFBRSxJQUFJLENBQUMsU0FBUyxDQUFDLE1BQU0sS0FBSyxJQUFxQixDQUFDLENBQUMsQ0FBQztBQUNqRztBQWdCTyxTQUFTLGFBQWEsT0FBZSxRQUF5QjtBQUNuRSxNQUFJLFVBQVUsRUFBRyxRQUFPO0FBQ3hCLFFBQU0sS0FBSyxJQUFJLFVBQXFDLE1BQU0sT0FBTyxNQUFNLE1BQU0sTUFBTSxDQUFDO0FBQ3BGLFNBQU87QUFBQSxJQUNMLEdBQUc7QUFBQSxJQUNILE1BQU0sR0FBRyxHQUFHLElBQUksSUFBSSxJQUFJLEVBQUU7QUFBQSxJQUMxQixLQUFLLEdBQUcsR0FBRyxHQUFHLEdBQUcsQ0FBQztBQUFBLElBQ2xCLE1BQU0sR0FBRyxHQUFHLEdBQUcsR0FBRyxFQUFFO0FBQUEsSUFDcEIsUUFBUSxHQUFHLElBQUksSUFBSSxFQUFFO0FBQUEsSUFDckIsT0FBTyxHQUFHLEdBQUcsR0FBRyxDQUFDO0FBQUEsSUFDakIsTUFBTSxHQUFHLEdBQUcsR0FBRyxDQUFDO0FBQUEsSUFDaEIsVUFBVSxHQUFHLEdBQUcsR0FBRyxDQUFDO0FBQUEsSUFDcEIsTUFBTSxHQUFHLEdBQUcsR0FBRyxDQUFDO0FBQUEsSUFDaEIsT0FBTyxHQUFHLEdBQUcsR0FBRyxDQUFDO0FBQUEsSUFDakIsU0FBUyxHQUFHLEdBQUcsR0FBRyxHQUFHLENBQUM7QUFBQSxJQUN0QixPQUFPLEdBQUcsR0FBRyxHQUFHLElBQUksRUFBRTtBQUFBLElBQ3RCLFNBQVMsR0FBRyxJQUFJLElBQUksRUFBRTtBQUFBLElBQ3RCLE1BQU0sR0FBRyxHQUFHLEdBQUcsR0FBRyxDQUFDO0FBQUEsRUFDckI7QUFDRjtBQXRIQSxJQUtNLFVBcUJBLFdBcUJBLFVBR0EsZ0JBb0NBO0FBdEZOO0FBQUE7QUFBQTtBQUtBLElBQU0sV0FBb0I7QUFBQSxNQUN4QixLQUFLO0FBQUEsTUFDTCxNQUFNO0FBQUEsTUFDTixNQUFNO0FBQUEsTUFDTixLQUFLO0FBQUEsTUFDTCxNQUFNO0FBQUEsTUFDTixRQUFRO0FBQUEsTUFDUixPQUFPO0FBQUEsTUFDUCxPQUFPO0FBQUEsTUFDUCxTQUFTO0FBQUEsTUFDVCxNQUFNO0FBQUEsTUFDTixVQUFVO0FBQUEsTUFDVixNQUFNO0FBQUEsTUFDTixPQUFPO0FBQUEsTUFDUCxRQUFRO0FBQUEsTUFDUixTQUFTO0FBQUEsTUFDVCxPQUFPO0FBQUEsTUFDUCxTQUFTO0FBQUEsTUFDVCxNQUFNO0FBQUEsSUFDUjtBQUVBLElBQU0sWUFBcUI7QUFBQSxNQUN6QixLQUFLO0FBQUEsTUFDTCxNQUFNO0FBQUEsTUFDTixNQUFNO0FBQUEsTUFDTixLQUFLO0FBQUEsTUFDTCxNQUFNO0FBQUEsTUFDTixRQUFRO0FBQUEsTUFDUixPQUFPO0FBQUEsTUFDUCxPQUFPO0FBQUEsTUFDUCxTQUFTO0FBQUEsTUFDVCxNQUFNO0FBQUEsTUFDTixVQUFVO0FBQUEsTUFDVixNQUFNO0FBQUEsTUFDTixPQUFPO0FBQUEsTUFDUCxRQUFRO0FBQUEsTUFDUixTQUFTO0FBQUEsTUFDVCxPQUFPO0FBQUEsTUFDUCxTQUFTO0FBQUEsTUFDVCxNQUFNO0FBQUEsSUFDUjtBQUVBLElBQU0sV0FBb0IsRUFBRSxHQUFHLFdBQVcsU0FBUyxHQUFHO0FBR3RELElBQU0saUJBQTJEO0FBQUEsTUFDL0QsS0FBSyxDQUFDLEVBQUU7QUFBQSxNQUNSLE1BQU0sQ0FBQyxJQUFJLElBQUksSUFBSSxFQUFFO0FBQUEsTUFDckIsTUFBTSxDQUFDLEdBQUcsR0FBRyxHQUFHLEdBQUcsQ0FBQztBQUFBLE1BQ3BCLEtBQUssQ0FBQyxHQUFHLEdBQUcsR0FBRyxDQUFDO0FBQUEsTUFDaEIsTUFBTSxDQUFDLEdBQUcsR0FBRyxHQUFHLEVBQUU7QUFBQSxNQUNsQixRQUFRLENBQUMsRUFBRTtBQUFBLE1BQ1gsT0FBTyxDQUFDLEdBQUcsR0FBRyxHQUFHLENBQUM7QUFBQSxNQUNsQixPQUFPLENBQUMsQ0FBQztBQUFBLE1BQ1QsU0FBUyxDQUFDLENBQUM7QUFBQSxNQUNYLE1BQU0sQ0FBQyxHQUFHLEdBQUcsR0FBRyxFQUFFO0FBQUEsTUFDbEIsVUFBVSxDQUFDLEdBQUcsR0FBRyxDQUFDO0FBQUEsTUFDbEIsTUFBTSxDQUFDLEdBQUcsR0FBRyxDQUFDO0FBQUEsTUFDZCxPQUFPLENBQUMsR0FBRyxHQUFHLENBQUM7QUFBQSxNQUNmLFFBQVEsQ0FBQyxHQUFHLElBQUksSUFBSSxFQUFFO0FBQUEsTUFDdEIsU0FBUyxDQUFDLEdBQUcsR0FBRyxDQUFDO0FBQUEsTUFDakIsT0FBTyxDQUFDLEdBQUcsR0FBRyxDQUFDO0FBQUEsTUFDZixTQUFTLENBQUMsQ0FBQztBQUFBLE1BQ1gsTUFBTSxDQUFDLENBQUM7QUFBQSxJQUNWO0FBaUJBLElBQU0sUUFBaUI7QUFBQSxNQUNyQixHQUFHO0FBQUEsTUFDSCxLQUFLO0FBQUEsTUFDTCxRQUFRO0FBQUEsTUFDUixNQUFNO0FBQUEsTUFDTixVQUFVO0FBQUEsTUFDVixTQUFTO0FBQUEsTUFDVCxPQUFPO0FBQUEsTUFDUCxTQUFTO0FBQUEsTUFDVCxNQUFNO0FBQUEsSUFDUjtBQUFBO0FBQUE7OztBQ2hHQSxJQWtDTSxXQUVBLFNBR0EsUUFFQSxjQUVBLFVBRUEsV0FFQUMsUUFDQSxRQUVBLFFBTUEsU0FFQSxRQUVBLFFBQ0EsYUFPTztBQXBFYjtBQUFBO0FBQUE7QUFDQTtBQUNBO0FBQ0E7QUFDQTtBQUNBO0FBQ0E7QUFDQTtBQUVBO0FBQ0E7QUFDQTtBQUNBO0FBQ0E7QUFDQTtBQUVBO0FBa0JBLElBQU0sWUFBWTtBQUVsQixJQUFNLFVBQVUsQ0FBQyxZQUNmLEtBQUssTUFBTSxVQUFVLElBQUksS0FBSyxLQUFLLFVBQVUsVUFBVSxJQUFJLE1BQU0sUUFBUSxVQUFVLEtBQUssT0FBTyxRQUFRLFVBQVUsRUFBRTtBQUVySCxJQUFNLFNBQVMsQ0FBQyxLQUFLLEtBQUssS0FBSyxLQUFLLENBQUM7QUFFckMsSUFBTSxlQUFlO0FBRXJCLElBQU0sV0FBVztBQUVqQixJQUFNLFlBQVksQ0FBQyxFQUFFLFFBQVEsT0FBTyxHQUFXLEVBQUUsV0FBVyxNQUFxQixVQUFVLE9BQU8sU0FBUyxLQUFLLENBQUMsYUFBYSxJQUFJO0FBRWxJLElBQU1BLFNBQVE7QUFDZCxJQUFNLFNBQVM7QUFFZixJQUFNLFNBQVM7QUFNZixJQUFNLFVBQVUsQ0FBQyxFQUFFLFFBQVEsUUFBUSxTQUFTLEdBQVcsRUFBRSxZQUFZLFNBQVMsTUFBTSxNQUNsRixXQUFXLFdBQVcsSUFBSSxRQUFRLElBQUksQ0FBQyxTQUFTLE9BQU8sYUFBYSxNQUFNLE9BQU8sU0FBUyxJQUFJLE9BQU87QUFDdkcsSUFBTSxTQUFTLEtBQUs7QUFFcEIsSUFBTSxTQUFTO0FBQ2YsSUFBTSxjQUFjLENBQUMsR0FBRyxHQUFHLEdBQUcsR0FBRyxFQUFFO0FBTzVCLElBQU0sWUFBTixNQUFnQjtBQUFBLE1BQ3JCLFNBQVM7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLE1BQ0E7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLE1BQ1Q7QUFBQTtBQUFBLE1BRVM7QUFBQSxNQUNULFVBQVU7QUFBQSxNQUNWLFVBQVU7QUFBQTtBQUFBLE1BRVYsYUFBYTtBQUFBLE1BQ2IsYUFBYTtBQUFBLE1BQ2I7QUFBQSxNQUNBO0FBQUEsTUFDQTtBQUFBLE1BQ0EsVUFBVTtBQUFBLE1BQ1YsUUFBUTtBQUFBLE1BQ1IsUUFBUTtBQUFBLE1BQ1IsV0FBVztBQUFBLE1BQ1g7QUFBQSxNQUNBLFdBQVc7QUFBQSxNQUNYLFVBQVU7QUFBQSxNQUNWLFFBQXlCLENBQUM7QUFBQSxNQUUxQixZQUFZLFFBQXdCLEVBQUUsU0FBUyxNQUFNLEtBQUssSUFBSSxPQUFPLEdBQUcsVUFBVSxDQUFDLFFBQVEsYUFBYSxFQUFFLEdBQWtCO0FBQzFILGFBQUssVUFBVTtBQUNmLGFBQUssVUFBVSxJQUFJLE9BQU8sTUFBTTtBQUNoQyxhQUFLLFlBQVksU0FBUyxHQUFHLFFBQVEsS0FBSyxPQUFPO0FBQ2pELGFBQUssVUFBVSxJQUFJLE9BQU8sSUFBSTtBQUM5QixhQUFLLFNBQVM7QUFDZCxhQUFLLFdBQVc7QUFDaEIsYUFBSyxlQUFlLEtBQUssTUFBTTtBQUMvQixhQUFLLGFBQWEsS0FBSyxhQUFhLE1BQU0sUUFBUSxLQUFLLEtBQUssYUFBYSxPQUFPLE1BQU07QUFDdEYsWUFBSSxLQUFLLFFBQVEsVUFBVSxDQUFDLEtBQUssYUFBYSxTQUFTO0FBQ3JELGVBQUssU0FBUztBQUNkLGVBQUssU0FBUyxLQUFLLFdBQVc7QUFDOUIsZUFBSyxXQUFXLEtBQUssVUFBVSxLQUFLLGNBQWMsS0FBSyxNQUFNO0FBQUEsUUFDL0QsT0FBTztBQUNMLGVBQUssU0FBUztBQUNkLGVBQUssV0FBVyxLQUFLLEtBQUs7QUFBQSxRQUM1QjtBQUFBLE1BQ0Y7QUFBQTtBQUFBLE1BR0EsSUFBSSxTQUFpQjtBQUNuQixjQUFNLFFBQVEsS0FBSyxRQUFRO0FBQzNCLGNBQU0sU0FBUyxVQUFVLFVBQWEsVUFBVSxLQUFLLFdBQVcsSUFBSSxNQUFNO0FBQzFFLGVBQU8sS0FBSyxJQUFJLEtBQUssU0FBUyxLQUFLLFNBQVMsUUFBUSxNQUFNO0FBQUEsTUFDNUQ7QUFBQTtBQUFBLE1BR0EsSUFBSSxPQUFlO0FBQ2pCLGVBQU8sS0FBSyxJQUFJLEtBQUssT0FBTyxLQUFLLGFBQWEsSUFBSTtBQUFBLE1BQ3BEO0FBQUEsTUFFQSxJQUFJLFlBQW9CO0FBQ3RCLGVBQU8sS0FBSyxRQUFRLEtBQUssU0FBUztBQUFBLE1BQ3BDO0FBQUE7QUFBQSxNQUdBLElBQUksT0FBd0I7QUFDMUIsZUFBTyxLQUFLO0FBQUEsTUFDZDtBQUFBO0FBQUEsTUFHQSxJQUFJLFdBQTJCO0FBQzdCLGNBQU0sUUFBUSxLQUFLLFlBQVk7QUFDL0IsWUFBSSxLQUFLLFlBQVk7QUFDbkIsZUFBSyxRQUFRLEtBQUssYUFBYSxRQUFRLENBQUMsQ0FBQztBQUN6QyxpQkFBTztBQUFBLFFBQ1Q7QUFDQSxlQUFPLEtBQUssWUFBWSxPQUFPO0FBQzdCLGdCQUFNLFVBQVUsS0FBSyxTQUFTLElBQUksS0FBSyxJQUFJLEtBQUssUUFBUSxLQUFLLFNBQVMsWUFBWSxRQUFRLEtBQUssU0FBUyxDQUFDO0FBQ3pHLGNBQUksWUFBWSxVQUFVO0FBQ3hCLGlCQUFLLFFBQVEsS0FBSyxhQUFhLFFBQVEsS0FBSyxTQUFTLElBQUk7QUFDekQsbUJBQU87QUFBQSxVQUNUO0FBQ0EsY0FBSSxZQUFZLFNBQVMsS0FBSyxTQUFTLFlBQVksQ0FBQyxLQUFLLGFBQWEsU0FBUyxVQUFVLENBQUMsS0FBSyxhQUFhLFVBQVU7QUFDcEgsZ0JBQUksQ0FBQyxLQUFLLGFBQWEsU0FBVSxRQUFPO0FBQ3hDLGlCQUFLLFVBQVU7QUFBQSxVQUNqQjtBQUNBLGVBQUssWUFBWSxTQUFTLEtBQUssU0FBUyxhQUFhLEtBQUssV0FBVyxDQUFDLEtBQUssTUFBTSxZQUFZLEtBQUssRUFBRyxRQUFPO0FBQUEsUUFDOUc7QUFDQSxlQUFPO0FBQUEsTUFDVDtBQUFBO0FBQUEsTUFHQSxNQUFNLEtBQXVCO0FBQzNCLGNBQU0sVUFBVSxLQUFLO0FBQ3JCLGFBQUssVUFBVSxLQUFLO0FBQ3BCLGFBQUssUUFBUSxLQUFLO0FBQ2xCLGFBQUssZUFBZSxLQUFLLGFBQWE7QUFDdEMsYUFBSyxTQUFTLFFBQVE7QUFDdEIsY0FBTSxXQUFXLFlBQVksS0FBSyxRQUFRO0FBQzFDLFlBQUksS0FBSyxhQUFhLFNBQVMsT0FBUSxNQUFLLGFBQWE7QUFDekQsWUFBSSxLQUFLLGNBQWMsS0FBSyxRQUFRLEtBQUssUUFBUyxNQUFLLFNBQVM7QUFBQSxpQkFDdkQsWUFBWSxLQUFLO0FBQ3hCLGVBQUssU0FBUztBQUVkLGNBQUksQ0FBQyxLQUFLLFdBQVcsS0FBSyxRQUFTLE1BQUssV0FBVyxLQUFLLFNBQVMsT0FBTyxDQUFDLFNBQVMsU0FBUyxhQUFhO0FBQ3hHLGVBQUssVUFBVTtBQUFBLFFBQ2pCO0FBQ0EsWUFBSSxDQUFDLFNBQVUsTUFBSyxZQUFZLFFBQVE7QUFDeEMsY0FBTSxVQUFVLEtBQUssVUFBVSxnQkFBZ0IsS0FBSyxVQUFVLGFBQWE7QUFDM0UsWUFBSSxDQUFDLFlBQVksQ0FBQyxZQUFZLEtBQUssV0FBVyxLQUFLLEtBQUssVUFBVSxNQUFNLEtBQUssU0FBUyxTQUFTLGFBQWEsR0FBRztBQUM3RyxlQUFLLFdBQVcsS0FBSyxVQUFVO0FBQy9CLGVBQUs7QUFBQSxZQUNILEtBQUssT0FBTztBQUFBLFlBQ1osS0FBSyxPQUFPO0FBQUEsWUFDWixLQUFLLE9BQU8sT0FBTyxZQUFZLEtBQUssSUFBSSxXQUFXLEtBQUssV0FBVyxRQUFRLEtBQUssU0FBUyxLQUFLLFlBQVksQ0FBQztBQUFBLFVBQzdHO0FBQ0EsZUFBSyxTQUFTO0FBQ2QsZUFBSyxXQUFXO0FBQ2hCLGlCQUFPO0FBQUEsUUFDVDtBQUNBLGNBQU0sT0FBTyxLQUFLLFNBQVMsU0FBUyxNQUFNLElBQUksS0FBSyxVQUFVLElBQUk7QUFDakUsWUFBSSxDQUFDLE1BQU07QUFDVCxjQUFJLENBQUMsS0FBSyxTQUFTLFNBQVMsYUFBYSxFQUFHLFFBQU87QUFFbkQsZUFBSztBQUNMLGVBQUssV0FBVyxLQUFLLFVBQVU7QUFDL0IsZUFBSyxLQUFLLEtBQUssT0FBTyxNQUFNLEtBQUssT0FBTyxRQUFRLFFBQVE7QUFDeEQsZUFBSyxTQUFTO0FBQ2QsaUJBQU87QUFBQSxRQUNUO0FBQ0EsY0FBTSxTQUFTLEtBQUssVUFBVSxJQUFJLGVBQWUsVUFBVSxLQUFLLFNBQVMsS0FBSyxZQUFZLElBQUksS0FBSyxXQUFXO0FBQzlHLFlBQUksS0FBSyxVQUFVLFVBQVUsS0FBSyxTQUFTLFNBQVMsYUFBYSxFQUFHLE1BQUssT0FBTztBQUFBLFlBQzNFLE1BQUssTUFBTSxJQUFJO0FBQ3BCLGVBQU87QUFBQSxNQUNUO0FBQUEsTUFFQSxLQUFLLE1BQVksUUFBZ0IsT0FBcUI7QUFDcEQsYUFBSyxTQUFTLE9BQU87QUFDckIsYUFBSyxlQUFlO0FBQ3BCLGFBQUssV0FBVztBQUNoQixhQUFLLFNBQVM7QUFBQSxNQUNoQjtBQUFBO0FBQUEsTUFHQSxZQUFzQztBQUNwQyxjQUFNLFFBQVEsS0FBSyxZQUFZLEtBQUssTUFBTSxTQUFTLFFBQVEsS0FBSyxRQUFRLElBQUksUUFBUSxLQUFLLFFBQVE7QUFFakcsY0FBTSxTQUFTLEtBQUssYUFBYSxhQUM3QixJQUNBLEtBQUssV0FBVyxPQUFPLFNBQ3JCLE9BQU8sS0FBSyxRQUFRLElBQ3BCLE9BQU8sS0FBSyxRQUFRLE1BQU0sT0FBTyxNQUFNLENBQUM7QUFDOUMsaUJBQVMsU0FBUyxRQUFRLFNBQVMsVUFBVSxVQUFVLEdBQUcsVUFBVSxHQUFHO0FBQ3JFLGdCQUFNLFdBQXlCLEVBQUUsT0FBTyxVQUFVLElBQUksUUFBUSxPQUFPLEtBQUssS0FBSyxRQUFRLE1BQU0sRUFBRTtBQUMvRixjQUFJLEtBQUssTUFBTSxRQUFRLEtBQUssS0FBSyxTQUFTLEVBQUcsUUFBTztBQUFBLFFBQ3REO0FBQ0EsZUFBTztBQUFBLE1BQ1Q7QUFBQSxNQUVBLE1BQU0sVUFBOEI7QUFDbEMsY0FBTSxFQUFFLE1BQU0sSUFBSTtBQUNsQixjQUFNLFdBQVcsS0FBSztBQUN0QixjQUFNLE9BQU8sV0FBVyxZQUFZLEtBQUssUUFBUSxNQUFNLFlBQVksTUFBTSxDQUFDLElBQUs7QUFDL0UsY0FBTSxPQUFPLEtBQUssTUFBTSxhQUFhLENBQUMsVUFBVSxTQUFTLEdBQUcsT0FBTyxJQUFJLEVBQUU7QUFDekUsY0FBTSxhQUNKLEtBQUssWUFDTCxJQUFJLFdBQVcsS0FBSyxPQUFPLEtBQUssU0FBUyxXQUFXLEtBQUssU0FBUyxLQUFLLFVBQVUsS0FBSyxTQUFTLEtBQUssVUFBVSxHQUFHLEtBQUssVUFBVTtBQUNsSSxhQUFLO0FBQ0wsYUFBSyxLQUFLLE1BQU0sSUFBSSxLQUFLLE1BQU0sS0FBSyxTQUFTLFlBQVksVUFBVSxLQUFLLE9BQU8sR0FBRyxRQUFRO0FBQzFGLGFBQUssU0FBUyxRQUFRLEtBQUs7QUFBQSxNQUM3QjtBQUFBLE1BRUEsU0FBZTtBQUNiLGNBQU0sT0FBTyxLQUFLLE1BQU07QUFDeEIsY0FBTSxRQUFRLEtBQUssV0FBVztBQUM5QixhQUFLLEtBQUssTUFBTSxLQUFLLFVBQVUsTUFBTSxLQUFLLEdBQUcsS0FBSztBQUNsRCxhQUFLLFNBQVM7QUFBQSxNQUNoQjtBQUFBO0FBQUEsTUFHQSxhQUFxQjtBQUNuQixlQUFPLEtBQUssTUFBTUEsU0FBUSxVQUFVLEtBQUssU0FBUztBQUFBLE1BQ3BEO0FBQUE7QUFBQSxNQUdBLFVBQVUsTUFBWSxPQUEyQjtBQUMvQyxjQUFNLGFBQWEsSUFBSSxXQUFXLEtBQUssT0FBTyxLQUFLLFNBQVMsYUFBYSxLQUFLLFVBQVUsR0FBRyxLQUFLLE9BQU8sR0FBRyxLQUFLLFVBQVU7QUFDekgsZUFBTyxJQUFJLFdBQVcsTUFBTSxLQUFLLFNBQVMsRUFBRSxPQUFPLEtBQUssU0FBUyxHQUFHLFdBQVcsUUFBUSxHQUFHLFdBQVcsQ0FBQztBQUFBLE1BQ3hHO0FBQUEsTUFFQSxPQUFtQjtBQUNqQixjQUFNLGFBQWEsSUFBSTtBQUFBLFVBQ3JCLEtBQUssYUFBYTtBQUFBLFVBQ2xCLEtBQUs7QUFBQSxVQUNMLFdBQVcsS0FBSyxTQUFTLEdBQUcsS0FBSyxPQUFPO0FBQUEsVUFDeEMsS0FBSyxhQUFhO0FBQUEsUUFDcEI7QUFDQSxlQUFPLElBQUksV0FBVyxLQUFLLGNBQWMsS0FBSyxTQUFTLEVBQUUsT0FBTyxLQUFLLFNBQVMsR0FBRyxXQUFXLFlBQVksR0FBRyxXQUFXLENBQUM7QUFBQSxNQUN6SDtBQUFBLE1BRUEsWUFBZ0Q7QUFDOUMsY0FBTSxPQUFPLEtBQUssTUFBTTtBQUN4QixlQUFPLEVBQUUsTUFBTSxRQUFRLElBQUksV0FBVyxNQUFNLEtBQUssU0FBUyxFQUFFLE9BQU8sS0FBSyxTQUFTLEVBQUUsQ0FBQyxFQUFFO0FBQUEsTUFDeEY7QUFBQTtBQUFBLE1BR0EsTUFBTSxVQUFzRDtBQUMxRCxjQUFNLFFBQVEsSUFBSSxNQUFNLEtBQUssUUFBUSxTQUFTLEtBQUssUUFBUSxTQUFTLEtBQUssT0FBTztBQUNoRixjQUFNLFVBQVUsS0FBSyxVQUFVLFNBQVksZUFBZSxHQUFHLE9BQU8sS0FBSyxPQUFPO0FBQ2hGLGNBQU0sVUFBVSxLQUFLLGNBQWMsVUFBVSxTQUFZLGtCQUFrQixHQUFHLE9BQU8sS0FBSyxPQUFPO0FBQ2pHLGNBQU0sUUFBUSxXQUFXLFVBQVUsU0FBWSxNQUFNLEdBQUcsT0FBTyxLQUFLLE9BQU87QUFDM0UsY0FBTSxPQUFPLElBQUksS0FBSyxPQUFPO0FBQUEsVUFDM0IsVUFBVSxXQUFXLEtBQUs7QUFBQSxVQUMxQixNQUFNLEtBQUssVUFBVSxTQUFZLElBQUksVUFBVSxPQUFPLEtBQUssU0FBUyxLQUFLO0FBQUEsVUFDekU7QUFBQSxVQUNBLFlBQVksV0FBVyxHQUFHLE9BQU8sS0FBSyxTQUFTLE9BQU87QUFBQSxVQUN0RDtBQUFBLFVBQ0E7QUFBQSxVQUNBLE9BQU8sV0FBVyxVQUFVLFNBQVksU0FBUyxHQUFHLE9BQU8sS0FBSyxTQUFTLFVBQVUsTUFBUztBQUFBLFFBQzlGLENBQUM7QUFDRCxhQUFLLE9BQU87QUFDWixlQUFPO0FBQUEsTUFDVDtBQUFBLElBQ0Y7QUFBQTtBQUFBOzs7QUNqU0EsSUFjTSxRQUdBLGNBR08sUUFpRUE7QUFyRmIsSUFBQUMsZUFBQTtBQUFBO0FBQUE7QUFDQTtBQUNBO0FBQ0E7QUFXQSxJQUFNLFNBQVM7QUFHZixJQUFNLGVBQWUsS0FBSztBQUduQixJQUFNLFNBQU4sTUFBYTtBQUFBLE1BQ1Q7QUFBQSxNQUNBO0FBQUEsTUFDVDtBQUFBLE1BQ0EsTUFBTTtBQUFBLE1BQ047QUFBQTtBQUFBO0FBQUE7QUFBQTtBQUFBLE1BTUEsWUFBWSxPQUF1QixVQUF5QixDQUFDLEdBQUc7QUFDOUQsWUFBSSxRQUFRLFdBQVcsVUFBYSxFQUFFLFFBQVEsVUFBVTtBQUN0RCxnQkFBTSxJQUFJLFdBQVcsMkJBQTJCLFlBQVkseUJBQXlCLFFBQVEsTUFBTSxHQUFHO0FBQ3hHLGFBQUssVUFBVSxJQUFJLE1BQU0sTUFBTSxTQUFTLE1BQU0sU0FBUyxLQUFLO0FBQzVELGFBQUssV0FBVztBQUFBLE1BQ2xCO0FBQUE7QUFBQTtBQUFBO0FBQUE7QUFBQSxNQU1BLElBQUksRUFBRSxLQUFLLFVBQVUsWUFBWSxTQUFTLElBQVcsQ0FBQyxHQUF1QjtBQUMzRSxZQUFJLEtBQUssU0FBVSxRQUFPLEtBQUs7QUFDL0IsY0FBTSxRQUFRLFlBQVksSUFBSTtBQUM5QixjQUFNLFNBQVMsS0FBSztBQUNwQixjQUFNLEVBQUUsT0FBTyxLQUFRLFFBQUFDLFVBQVMsU0FBUyxJQUFJLEtBQUs7QUFDbEQsY0FBTSxTQUFTLEtBQUssUUFBUSxPQUFPO0FBQ25DLFlBQUksV0FBVyxVQUFXLFFBQU8sS0FBSyxVQUFVLFdBQVcsUUFBUSxXQUFXLGNBQWMsT0FBTztBQUNuRyxZQUFJQSxXQUFVLEtBQUssUUFBUSxFQUFHLFFBQU8sS0FBSyxVQUFVLFdBQVcsUUFBUTtBQUN2RSxjQUFNLFlBQWEsS0FBSyxlQUFlLElBQUksVUFBVSxLQUFLLFNBQVMsS0FBSyxRQUFRO0FBQ2hGLGNBQU0sUUFBUSxLQUFLLElBQUlBLFNBQVEsVUFBVSxZQUFZLFNBQVM7QUFDOUQsbUJBQVM7QUFDUCxnQkFBTSxTQUFTLFVBQVUsSUFBSSxLQUFLLElBQUksUUFBUSxRQUFRLFVBQVUsU0FBUyxDQUFDO0FBQzFFLGdCQUFNLFFBQVEsWUFBWSxJQUFJLElBQUk7QUFDbEMsZUFBSyxNQUFNLFNBQVM7QUFDcEIsY0FBSSxXQUFXLFVBQVcsUUFBTyxLQUFLLFVBQVUsUUFBUSxVQUFVLE1BQU07QUFDeEUsY0FBSSxVQUFVLGFBQWFBLFdBQVUsS0FBSyxPQUFPLEtBQU0sUUFBTyxLQUFLLFVBQVUsV0FBVyxRQUFRO0FBQ2hHLGNBQUksVUFBVSxhQUFhLFNBQVMsU0FBUyxHQUFJLFFBQU8sS0FBSyxVQUFVO0FBQUEsUUFDekU7QUFBQSxNQUNGO0FBQUE7QUFBQSxNQUdBLFFBQWlCO0FBQ2YsZUFBTyxLQUFLLFlBQVksS0FBSyxVQUFVLFdBQVcsS0FBSyxZQUFZLFVBQVUsTUFBTTtBQUFBLE1BQ3JGO0FBQUEsTUFFQSxZQUFzQjtBQUNwQixjQUFNLEVBQUUsV0FBVyxNQUFNLFFBQVEsT0FBTyxJQUFJLEtBQUs7QUFDakQsZUFBTyxFQUFFLFdBQVcsTUFBTSxJQUFJLEtBQUssS0FBSyxRQUFRLE9BQU87QUFBQSxNQUN6RDtBQUFBLE1BRUEsVUFBVSxTQUFxQixRQUF5QjtBQUN0RCxjQUFNLFlBQVksS0FBSztBQUN2QixhQUFLLGFBQWE7QUFDbEIsY0FBTSxFQUFFLE9BQU8sSUFBSSxJQUFJLEtBQUs7QUFDNUIsY0FBTSxPQUFPLFdBQVcsUUFBUSxNQUFNLE1BQU0sT0FBTyxDQUFDLEtBQUssU0FBUyxNQUFNLElBQUksSUFBSSxHQUFJLENBQUM7QUFDckYsY0FBTSxPQUFPLEVBQUUsU0FBUyxXQUFXLFdBQVcsYUFBYSxHQUFHLE1BQU0sSUFBSSxLQUFLLEtBQUssUUFBUSxXQUFXLFVBQVUsR0FBRyxPQUFPO0FBQ3pILFlBQUksWUFBWSxTQUFVLFFBQVEsS0FBSyxXQUFXO0FBQ2xELGNBQU0sUUFBUSxZQUFZLFFBQVEsS0FBSyxTQUFTLFVBQVUsTUFBTSxLQUFLLFNBQVMsTUFBTSxJQUFJLENBQUM7QUFDekYsZUFBUSxLQUFLLFdBQVcsRUFBRSxHQUFHLE1BQU0sTUFBTSxFQUFFLE9BQU8sTUFBTSxNQUFNLElBQUksQ0FBQyxTQUFTLFdBQVcsS0FBSyxTQUFTLElBQUksQ0FBQyxFQUFFLEVBQUU7QUFBQSxNQUNoSDtBQUFBLElBQ0Y7QUFHTyxJQUFNLGVBQWUsQ0FBb0IsT0FBaUIsVUFBeUIsQ0FBQyxNQUFjLElBQUksT0FBTyxPQUFPLE9BQU87QUFBQTtBQUFBOzs7QUNqRjNILFNBQVMsV0FBOEIsT0FBMEI7QUFDdEUsU0FBTyxNQUFNLEdBQUcsU0FBUyxDQUFDO0FBQzVCO0FBTkE7QUFBQTtBQUFBO0FBQUE7QUFBQTs7O0FDOEJBLFNBQVMsS0FBSyxFQUFFLElBQUksS0FBSyxPQUFPLE1BQU0sR0FBNkI7QUFDakUsTUFBSSxDQUFDLEtBQUssUUFBUSxPQUFPLEtBQUssSUFBSSxDQUFDLE1BQU0sUUFBUSxHQUFHLEdBQUcsQ0FBQztBQUN4RCxhQUFXLFFBQVEsTUFBTSxNQUFPLFFBQU8sSUFBSSxJQUFJO0FBQy9DLGFBQVcsUUFBUSxHQUFJLEtBQUksQ0FBQyxLQUFNO0FBQ2xDLGFBQVcsQ0FBQyxHQUFHLEVBQUUsS0FBSyxDQUFDLEtBQUssTUFBTSxNQUFNLFFBQVEsR0FBRztBQUNqRCxRQUFJLFNBQVMsV0FBVyxTQUFTLFFBQVMsVUFBUyxJQUFJLENBQUM7QUFDeEQsUUFBSSxJQUFJLENBQUMsSUFBSyxFQUFHO0FBQUEsRUFDbkI7QUFDQSxTQUFPLENBQUMsS0FBSyxRQUFRLE9BQU8sS0FBSztBQUNuQztBQXZDQSxJQUlhLE1Bd0JQO0FBNUJOO0FBQUE7QUFBQTtBQUlPLElBQU0sT0FBTixNQUFXO0FBQUE7QUFBQSxNQUVoQixRQUFRO0FBQUEsTUFDQyxPQUFPLG9CQUFJLElBQVk7QUFBQTtBQUFBLE1BRXZCLFdBQVcsQ0FBQyxVQUFVLFVBQVUsVUFBVSxRQUFRO0FBQUE7QUFBQSxNQUczRCxNQUFNLE9BQTZCO0FBQ2pDLGFBQUssUUFBUSxLQUFLLE9BQU8sS0FBSyxJQUFJLElBQUksS0FBSyxRQUFRO0FBQ25ELGFBQUssS0FBSyxJQUFJLE9BQU8sS0FBSyxDQUFDO0FBQzNCLG1CQUFXLENBQUMsR0FBR0MsTUFBSyxLQUFLLEtBQUssS0FBSyxFQUFFLFFBQVEsRUFBRyxNQUFLLFNBQVMsQ0FBQyxJQUFJLEtBQUssSUFBSSxLQUFLLFNBQVMsQ0FBQyxHQUFJQSxNQUFLO0FBQUEsTUFDdEc7QUFBQSxNQUVBLElBQUksT0FBZ0M7QUFDbEMsZUFBTyxLQUFLLEtBQUssSUFBSSxPQUFPLEtBQUssQ0FBQztBQUFBLE1BQ3BDO0FBQUE7QUFBQSxNQUdBLE9BQU8sT0FBZ0M7QUFDckMsZUFBTyxLQUFLLEtBQUssRUFBRSxLQUFLLENBQUNBLFFBQU8sTUFBTUEsU0FBUSxLQUFLLFNBQVMsQ0FBQyxDQUFFO0FBQUEsTUFDakU7QUFBQSxJQUNGO0FBRUEsSUFBTSxTQUFTLENBQUMsRUFBRSxJQUFJLE1BQThCLEdBQUcsSUFBSSxDQUFDLENBQUUsSUFBSSxJQUFJLENBQUMsQ0FBRTtBQUFBO0FBQUE7OztBQzhCbEUsU0FBUyxLQUNkLE9BQ0EsRUFBRSxNQUFNLE1BQU0sT0FBTyxRQUFRLE9BQU8sTUFBTSxRQUFBQyxVQUFTLFFBQVEsT0FBTyxHQUFHLEdBQUcsS0FBSyxJQUFpQixDQUFDLEdBQ3pGO0FBQ04sUUFBTSxRQUFRO0FBQ2QsUUFBTSxNQUFNLFlBQVksSUFBSSxJQUFJO0FBQ2hDLE1BQUksWUFBWTtBQUNoQixRQUFNQyxPQUFNLENBQUMsTUFBd0IsTUFBb0IsT0FBc0IsQ0FBQyxPQUFhO0FBQUEsSUFDM0YsR0FBSSxTQUFTLFVBQWEsRUFBRSxNQUFNLE1BQU0sV0FBVyxPQUFPLElBQUksRUFBRTtBQUFBLElBQ2hFO0FBQUEsSUFDQTtBQUFBLElBQ0EsR0FBRztBQUFBLEVBQ0w7QUFDQSxNQUFJLE1BQU0sVUFBVSxRQUFRLE9BQU8sS0FBSyxDQUFDLENBQUUsRUFBRyxRQUFPQSxLQUFJLEtBQUssQ0FBQyxHQUFHLFFBQVEsRUFBRSxLQUFLLENBQUM7QUFDbEYsUUFBTSxPQUFPLFFBQVEsSUFBSSxLQUFLO0FBQzlCLE1BQUksQ0FBQyxLQUFNLE1BQUssTUFBTSxLQUFLO0FBQzNCLFFBQU0sUUFBUSxNQUFNLE9BQU8sTUFBTSxZQUFZQyxPQUFNLE9BQU8sSUFBSSxJQUFJLENBQUM7QUFDbkUsTUFBSSxNQUFNLFdBQVcsRUFBRyxRQUFPRCxLQUFJLFFBQVcsTUFBTTtBQUNwRCxRQUFNLFNBQVMsSUFBSSxPQUFPLElBQUk7QUFDOUIsUUFBTSxPQUFPLFNBQVMsZ0JBQWdCLENBQUMsV0FBVyxLQUFLO0FBQ3ZELFFBQU0sUUFBUSxvQkFBSSxJQUFrQjtBQUNwQyxRQUFNLFFBQVEsT0FBTyxJQUFJO0FBQ3pCLE1BQUksT0FBTztBQUNYLFdBQVMsSUFBSSxHQUFHLElBQUksU0FBUyxDQUFDLE1BQU0sS0FBSztBQUN2QyxVQUFNLFNBQVMsYUFBYSxPQUFPLFFBQVEsTUFBTSxRQUFRLE1BQU0sR0FBRztBQUFBLE1BQ2hFLFFBQVE7QUFBQSxNQUNSLEdBQUc7QUFBQSxNQUNILE1BQU0sT0FBTztBQUFBLE1BQ2IsTUFBTyxPQUFPLFFBQVM7QUFBQSxNQUN2QixRQUFRLEtBQUssS0FBTUQsVUFBUyxRQUFTLEtBQUs7QUFBQSxJQUM1QyxDQUFDO0FBQ0QsVUFBTSxPQUFPLE9BQU8sSUFBSTtBQUN4QixpQkFBYSxLQUFLO0FBQ2xCLFVBQU0sUUFBUSxLQUFLLFlBQVksV0FBVyxLQUFLLEtBQU0sUUFBUSxDQUFDO0FBQzlELFFBQUksUUFBUSxNQUFNLFNBQVMsS0FBSyxRQUFRLE9BQU8sT0FBTyxJQUFJLEVBQUcsUUFBT0MsS0FBSSxNQUFNLENBQUMsR0FBRyxRQUFRLEVBQUUsTUFBTSxNQUFNLENBQUM7QUFDekcsV0FBTyxRQUFRLEtBQUssWUFBWTtBQUNoQyxRQUFJLENBQUMsUUFBUSxNQUFNLFNBQVMsTUFBTSxDQUFDLENBQUUsRUFBRyxPQUFNLElBQUksTUFBTSxDQUFDLElBQUssTUFBTSxJQUFJLE1BQU0sQ0FBQyxDQUFFLEtBQUssS0FBSyxDQUFDO0FBQUEsRUFDOUY7QUFDQSxRQUFNLENBQUMsS0FBSyxJQUFJLENBQUMsR0FBRyxLQUFLLEVBQUUsS0FBSyxDQUFDLEdBQUcsTUFBTSxFQUFFLENBQUMsSUFBSSxFQUFFLENBQUMsQ0FBQztBQUNyRCxNQUFJLE1BQU8sUUFBT0EsS0FBSSxNQUFNLENBQUMsR0FBRyxPQUFPO0FBQ3ZDLFFBQU0sT0FBTyxLQUFLLE9BQU8sUUFBUSxNQUFNLFFBQVEsTUFBTSxHQUFHLE9BQU8sTUFBTSxLQUFLLEtBQUtELFdBQVUsSUFBSSxNQUFNLEdBQUcsS0FBSyxNQUFNO0FBQ2pILGVBQWEsS0FBSztBQUNsQixTQUFPQyxLQUFJLEtBQUssTUFBTSxRQUFRLE9BQU8sRUFBRSxLQUFLLElBQUksQ0FBQyxDQUFDO0FBQ3BEO0FBR0EsU0FBU0MsT0FBTSxRQUF3QixNQUFvQjtBQUN6RCxRQUFNLFFBQVEsSUFBSSxNQUFNLE9BQU8sU0FBUyxPQUFPLFNBQVMsTUFBTTtBQUM5RCxRQUFNLFFBQVEsSUFBSSxXQUFXLFNBQVM7QUFDdEMsUUFBTSxVQUFVLEtBQUssUUFBUSxNQUFNLE1BQU0sU0FBUztBQUNsRCxTQUFPLENBQUMsR0FBRyxNQUFNLFNBQVMsR0FBRyxLQUFLLE9BQU8sS0FBSyxDQUFDLENBQUMsRUFBRSxPQUFPLENBQUMsU0FBUztBQUNqRSxVQUFNLEtBQUssSUFBSTtBQUNmLFVBQU0sUUFBUSxDQUFDLEtBQUssSUFBSSxLQUFLLE1BQU0sV0FBVyxLQUFLLE9BQU8sS0FBSztBQUMvRCxVQUFNLEtBQUs7QUFDWCxXQUFPO0FBQUEsRUFDVCxDQUFDO0FBQ0g7QUFHQSxTQUFTLFFBQVEsUUFBd0IsTUFBdUIsTUFBcUI7QUFDbkYsUUFBTSxRQUFRLElBQUksTUFBTSxPQUFPLFNBQVMsT0FBTyxTQUFTLE1BQU07QUFDOUQsU0FBTyxLQUFLLE1BQU0sQ0FBQyxTQUFTO0FBQzFCLFVBQU0sS0FBSyxJQUFJO0FBQ2YsV0FBTyxDQUFDLEtBQUssSUFBSSxLQUFLO0FBQUEsRUFDeEIsQ0FBQztBQUNIO0FBTUEsU0FBUyxLQUNQLFFBQ0EsT0FDQSxNQUNBRixTQUNBLEtBQ0EsUUFDbUM7QUFDbkMsUUFBTSxRQUFRLElBQUksTUFBTSxPQUFPLFNBQVMsT0FBTyxTQUFTLE1BQU07QUFDOUQsUUFBTSxTQUFTLElBQUksT0FBTyxLQUFLO0FBQy9CLFFBQU0sYUFBYSxJQUFJLFdBQVcsT0FBTyxRQUFRLFdBQVcsUUFBUSxHQUFHLE1BQU0sQ0FBQztBQUM5RSxRQUFNLE9BQU8sSUFBSTtBQUFBLElBQ2YsSUFBSSxLQUFLLEtBQUs7QUFBQSxJQUNkO0FBQUEsSUFDQTtBQUFBLElBQ0EsRUFBRSxPQUFPLE9BQU8sVUFBVSxHQUFHLE9BQU9BLFNBQVEsWUFBWSxNQUFNLE1BQU0sTUFBTSxLQUFLLE9BQU8sS0FBSyxFQUFFO0FBQUEsSUFDN0Y7QUFBQSxFQUNGO0FBQ0EsUUFBTSxNQUFNLElBQUksV0FBVyxTQUFTO0FBQ3BDLFFBQU1HLFNBQVEsS0FBSyxPQUFPLEdBQUc7QUFDN0IsTUFBSUMsUUFBTyxNQUFNLEdBQUcsRUFBRTtBQUN0QixNQUFJLENBQUMsTUFBTSxLQUFLLElBQUksQ0FBQyxXQUFXLFFBQVE7QUFDeEMsYUFBVyxRQUFRLElBQUksU0FBUyxHQUFHRCxNQUFLLEdBQUc7QUFDekMsUUFBSSxPQUFPLFdBQVcsT0FBTyxJQUFJLEtBQUssT0FBTyxJQUFJO0FBQ2pELFVBQU0sS0FBSyxJQUFJO0FBQ2YsUUFBSSxNQUFNLE9BQU8sTUFBTSxPQUFRLFFBQU87QUFDdEMsUUFBSSxDQUFDLE1BQU0sU0FBUyxJQUFJLEVBQUcsTUFBSyxPQUFPLE1BQU0sSUFBSSxDQUFDLEdBQUksTUFBTSxJQUFJLENBQUMsQ0FBRTtBQUFBLGFBQzFELE9BQU8sUUFBUyxTQUFTLFFBQVEsV0FBVyxNQUFNLElBQUksTUFBUSxFQUFDQyxPQUFNLE1BQU0sS0FBSyxJQUFJLENBQUMsTUFBTSxNQUFNLFdBQVcsTUFBTSxDQUFDO0FBQzVILFVBQU0sS0FBSztBQUFBLEVBQ2I7QUFDQSxNQUFJLFVBQW1CO0FBQ3ZCLFdBQVMsUUFBUSxHQUFHLFlBQVksYUFBYSxRQUFRSixZQUFXLFVBQVUsS0FBSyxZQUFZLElBQUksSUFBSTtBQUNqRyxjQUFVLEtBQUssSUFBSyxRQUFRLEtBQUssSUFBSUEsU0FBUSxRQUFRSyxPQUFNLENBQUU7QUFDL0QsUUFBTSxRQUNKLFlBQVksV0FBVyxLQUFLLEtBQUssQ0FBQyxJQUFLLEtBQUssZ0JBQWdCLE1BQU0sS0FBSyxDQUFDLFNBQVMsT0FBTyxJQUFJLE1BQU0sTUFBTSxJQUFJRCxRQUFPLEtBQUs7QUFDMUgsU0FBTyxFQUFFLE1BQU0sVUFBVSxVQUFhLE1BQU0sU0FBUyxLQUFLLElBQUksUUFBUUEsT0FBTSxXQUFXLEtBQUssVUFBVTtBQUN4RztBQXJLQSxJQXdDTSxNQUNBLFFBRUEsT0FFQUMsU0FFQSxRQUVBLFNBRUE7QUFuRE47QUFBQTtBQUFBO0FBQ0E7QUFDQTtBQUNBO0FBQ0E7QUFFQTtBQUNBO0FBQ0EsSUFBQUM7QUFDQTtBQUVBO0FBNkJBLElBQU0sT0FBTztBQUNiLElBQU0sU0FBUztBQUVmLElBQU0sUUFBUTtBQUVkLElBQU1ELFVBQVM7QUFFZixJQUFNLFNBQVM7QUFFZixJQUFNLFVBQVU7QUFFaEIsSUFBTSxRQUFRO0FBQUE7QUFBQTs7O0FDOUNkLFNBQVMsUUFBQUUsYUFBWTs7O0FDSnJCO0FBREEsU0FBUyxjQUFBQyxhQUFZLGdCQUFBQyxlQUFjLFlBQVkscUJBQXFCOzs7QUNDcEU7QUFDQTtBQUNBO0FBR0EsSUFBTSxhQUFhO0FBbUJaLFNBQVMsU0FDZCxPQUNBLEVBQUUsUUFBQUMsU0FBUSxLQUFLLEdBQ0w7QUFDVixRQUFNLFNBQVM7QUFDZixRQUFNLFFBQVEsSUFBSSxNQUFNLE9BQU8sU0FBUyxPQUFPLFNBQVMsTUFBTTtBQUM5RCxRQUFNLFFBQVEsSUFBSSxXQUFXLFNBQVM7QUFDdEMsUUFBTSxPQUFPLElBQUksS0FBSztBQUN0QixPQUFLLE1BQU0sS0FBSztBQUNoQixNQUFJLE9BQXdCLENBQUM7QUFDN0IsTUFBSSxZQUFZO0FBQ2hCLFFBQU0sUUFBUSxDQUFDLFdBQXlDO0FBQ3RELFVBQU0sUUFBUSxNQUFNLE1BQU07QUFDMUIsV0FBTyxFQUFFLFFBQVEsT0FBTyxNQUFNLE9BQU8sV0FBVyxHQUFJLFVBQVUsU0FBWSxDQUFDLElBQUksRUFBRSxNQUFNLEVBQUc7QUFBQSxFQUM1RjtBQUNBLGFBQVM7QUFDUCxVQUFNLFNBQVMsTUFBTSxPQUFPO0FBQzVCLFFBQUksV0FBVyxVQUFXLFFBQU8sTUFBTSxNQUFNO0FBQzdDLFFBQUksS0FBSyxPQUFPLEtBQUssTUFBTSxFQUFHLFFBQU8sTUFBTSxPQUFPO0FBQ2xELFFBQUksTUFBTSxVQUFVLFdBQVksUUFBTyxNQUFNLFlBQVk7QUFDekQsVUFBTSxTQUFTLEtBQUssT0FBTyxFQUFFLE1BQU0sTUFBTSxRQUFBQSxTQUFRLE1BQU0sVUFBVSxRQUFRLEdBQUcsTUFBTSxPQUFPLE1BQU0sTUFBTSxDQUFDO0FBQ3RHLGlCQUFhLE9BQU87QUFDcEIsUUFBSSxPQUFPLFNBQVMsT0FBVyxRQUFPLE1BQU0sT0FBTyxPQUFPLFNBQVMsWUFBWTtBQUMvRSxXQUFPLE9BQU8sTUFBTSxNQUFNLENBQUMsS0FBSyxDQUFDO0FBQ2pDLFVBQU0sS0FBSyxPQUFPLElBQUk7QUFDdEIsU0FBSyxNQUFNLEtBQUs7QUFBQSxFQUNsQjtBQUNGOzs7QUNuREE7QUFEQSxTQUFTLHFCQUFxQjs7O0FDSzlCO0FBQ0E7QUFMQSxTQUFTLFlBQVksYUFBYSxjQUFjLG9CQUFvQjtBQUNwRSxTQUFTLFNBQVMsTUFBTSxlQUFlO0FBQ3ZDLFNBQVMscUJBQXFCO0FBK0N2QixTQUFTLGtCQUFrQixNQUFrQztBQUNsRSxRQUFNLEVBQUUsVUFBVSxPQUFPLElBQUksZUFBZSxJQUFJO0FBQ2hELE1BQUksT0FBTyxDQUFDLEVBQUcsT0FBTSxPQUFPLENBQUMsRUFBRTtBQUMvQixTQUFPLENBQUMsR0FBRyxRQUFRO0FBQ3JCO0FBTU8sU0FBUyxrQkFBa0IsTUFBaUM7QUFDakUsUUFBTSxRQUFRLG9CQUFJLElBQThCO0FBQ2hELFFBQU0sU0FBMkIsQ0FBQztBQUNsQyxRQUFNLE9BQU8sb0JBQUksSUFBWTtBQUM3QixRQUFNLFFBQVEsb0JBQUksSUFBWTtBQUM5QixRQUFNLFFBQVEsQ0FBQyxZQUFvQztBQUNqRCxVQUFNQyxTQUFRLE1BQU0sSUFBSSxRQUFRLEVBQUU7QUFDbEMsUUFBSUE7QUFDRixhQUFPLEtBQUs7QUFBQSxRQUNWLEtBQUssQ0FBQyxRQUFRLEVBQUU7QUFBQSxRQUNoQixPQUFPLElBQUk7QUFBQSxVQUNULFFBQVE7QUFBQSxVQUNSO0FBQUEsVUFDQSxrQ0FBa0NBLE9BQU0sT0FBTyxLQUFLQSxPQUFNLE1BQU0sb0JBQW9CLFFBQVEsT0FBTyxLQUFLLFFBQVEsTUFBTTtBQUFBLFFBQ3hIO0FBQUEsTUFDRixDQUFDO0FBQUEsUUFDRSxPQUFNLElBQUksUUFBUSxJQUFJLE9BQU87QUFBQSxFQUNwQztBQUNBLGFBQVcsaUJBQWlCLEtBQUssUUFBUSxDQUFDLFdBQVcsQ0FBQyxHQUFHLGVBQWUsUUFBUSxNQUFNLEdBQUcsTUFBTSxDQUFDLENBQUMsR0FBRztBQUNsRyxVQUFNLE9BQU8sYUFBYSxhQUFhO0FBQ3ZDLFFBQUksS0FBSyxJQUFJLElBQUksRUFBRztBQUNwQixTQUFLLElBQUksSUFBSTtBQUNiLFVBQU0sU0FBUyxPQUFPO0FBQ3RCLFVBQU0sV0FBVyxZQUFZLE1BQU0sTUFBTTtBQUN6QyxVQUFNLE9BQU8sU0FBUyxDQUFDLEdBQUcsV0FBVyxPQUFPLE1BQU0sR0FBRyxNQUFNO0FBQzNELFFBQUksU0FBUyxPQUFXO0FBRXhCLFFBQUksTUFBTSxJQUFJLElBQUksRUFBRyxRQUFPLFNBQVM7QUFBQSxRQUNoQyxZQUFXLFdBQVcsU0FBVSxPQUFNLE9BQU87QUFDbEQsVUFBTSxJQUFJLElBQUk7QUFBQSxFQUNoQjtBQUNBLFFBQU0sU0FBUyxJQUFJLElBQUksT0FBTyxRQUFRLENBQUMsRUFBRSxJQUFJLE1BQU0sR0FBRyxDQUFDO0FBQ3ZELFNBQU8sRUFBRSxVQUFVLENBQUMsR0FBRyxNQUFNLE9BQU8sQ0FBQyxFQUFFLE9BQU8sQ0FBQyxFQUFFLEdBQUcsTUFBTSxDQUFDLE9BQU8sSUFBSSxFQUFFLENBQUMsRUFBRSxLQUFLLENBQUMsR0FBRyxNQUFPLEVBQUUsS0FBSyxFQUFFLEtBQUssS0FBSyxDQUFFLEdBQUcsT0FBTztBQUM1SDtBQVdBLFVBQVUsZUFBZSxNQUFjLFFBQTZDO0FBQ2xGLFdBQVMsU0FBUyxRQUFRLFNBQVMsUUFBUSxNQUFNLEdBQUc7QUFDbEQsVUFBTTtBQUNOLFVBQU0sVUFBVSxLQUFLLFFBQVEsY0FBYztBQUMzQyxXQUFPLFdBQVcsT0FBTztBQUN6QixlQUFXLFNBQVMsUUFBUSxPQUFPLEVBQUcsS0FBSSxNQUFNLFdBQVcsR0FBRyxFQUFHLFFBQU8sV0FBVyxLQUFLLFNBQVMsS0FBSyxDQUFDO0FBQ3ZHLGVBQVcsUUFBUSxpQkFBaUIsUUFBUSxNQUFNLEVBQUcsWUFBVyxVQUFVLFNBQVMsUUFBUSxJQUFJLEVBQUcsUUFBTyxXQUFXLE1BQU07QUFDMUgsUUFBSSxXQUFXLFFBQVEsTUFBTSxFQUFHO0FBQUEsRUFDbEM7QUFDRjtBQUdBLElBQU0sV0FBVyxDQUFDLE1BQWMsU0FDOUIsS0FBSyxTQUFTLElBQUksSUFBSSxRQUFRLEtBQUssTUFBTSxLQUFLLE1BQU0sR0FBRyxFQUFFLENBQUMsQ0FBQyxFQUFFLElBQUksQ0FBQyxVQUFVLEtBQUssTUFBTSxLQUFLLE1BQU0sR0FBRyxFQUFFLEdBQUcsS0FBSyxDQUFDLElBQUksQ0FBQyxLQUFLLE1BQU0sSUFBSSxDQUFDO0FBR3ZJLFNBQVMsaUJBQWlCLFFBQWdCLFFBQTZDO0FBQ3JGLFFBQU0sV0FBVyxXQUFXLE1BQU07QUFDbEMsUUFBTSxVQUFVLFNBQVMsVUFBVSxRQUFRLElBQUksU0FBUyxTQUFTLFNBQVMsSUFBSTtBQUM5RSxNQUFJLFlBQVksT0FBVyxRQUFPLENBQUM7QUFDbkMsTUFBSSxNQUFNLFFBQVEsT0FBTyxLQUFLLFFBQVEsTUFBTSxDQUFDLFNBQVMsT0FBTyxTQUFTLFFBQVEsRUFBRyxRQUFPO0FBQ3hGLFNBQU8sS0FBSztBQUFBLElBQ1YsS0FBSyxDQUFDO0FBQUEsSUFDTixPQUFPLElBQUk7QUFBQSxNQUNUQyxRQUFPLFVBQVcsTUFBTTtBQUFBLE1BQ3hCO0FBQUEsTUFDQTtBQUFBLElBQ0Y7QUFBQSxFQUNGLENBQUM7QUFDRCxTQUFPLENBQUM7QUFDVjtBQUVBLFNBQVMsWUFBWSxRQUFnQixRQUE4QztBQUNqRixRQUFNLFdBQVcsV0FBVyxNQUFNO0FBQ2xDLE1BQUksQ0FBQyxNQUFNLFFBQVEsVUFBVSxRQUFRLEtBQUssQ0FBQyxTQUFTLFNBQVMsU0FBUyxrQkFBa0IsRUFBRyxRQUFPLENBQUM7QUFDbkcsUUFBTSxFQUFFLFdBQVcsQ0FBQyxFQUFFLElBQUk7QUFDMUIsUUFBTSxDQUFDLE1BQU0sT0FBTyxJQUFJLENBQUNBLFFBQU8sVUFBVSxNQUFNLEdBQUcsT0FBTyxTQUFTLFlBQVksV0FBVyxTQUFTLFVBQVUsT0FBTztBQUNwSCxRQUFNLFNBQVMsQ0FBQyxLQUF3QixRQUFvQjtBQUMxRCxXQUFPLEtBQUssRUFBRSxLQUFLLE9BQU8sSUFBSSxjQUFjLE1BQU0sWUFBWSxHQUFHLEVBQUUsQ0FBQztBQUNwRSxXQUFPLENBQUM7QUFBQSxFQUNWO0FBQ0EsTUFBSSxDQUFDLFNBQVMsUUFBUSxFQUFHLFFBQU8sT0FBTyxDQUFDLEdBQUcsa0RBQWtEO0FBQzdGLFFBQU0sRUFBRSxLQUFLLFNBQVMsSUFBSTtBQUMxQixNQUFJLGFBQWEsV0FBYyxRQUFRLFVBQWEsUUFBUSxLQUFNLFFBQU8sQ0FBQztBQUMxRSxRQUFNLFlBQVksU0FBUyxRQUFRLElBQUksT0FBTyxRQUFRLFFBQVEsSUFBSSxDQUFDO0FBQ25FLE1BQUksUUFBUTtBQUNWLFdBQU87QUFBQSxNQUNMLFVBQVUsSUFBSSxDQUFDLENBQUMsRUFBRSxNQUFNLEVBQUU7QUFBQSxNQUMxQix1QkFBdUIsS0FBSyxVQUFVLEdBQUcsQ0FBQyxzQ0FBc0MsR0FBRztBQUFBLElBQ3JGO0FBQ0YsTUFBSSxDQUFDLFNBQVMsUUFBUSxFQUFHLFFBQU8sT0FBTyxDQUFDLEdBQUcseUZBQXlGO0FBQ3BJLFNBQU8sVUFBVSxRQUFRLENBQUMsQ0FBQyxJQUFJLEtBQUssTUFBTTtBQUN4QyxVQUFNLE1BQU0sWUFBWSxLQUFLO0FBQzdCLFFBQUksUUFBUSxPQUFXLFFBQU8sT0FBTyxDQUFDLEVBQUUsR0FBRyxzQkFBc0IsRUFBRSxLQUFLLEdBQUcsRUFBRTtBQUM3RSxVQUFNLEVBQUUsUUFBUSxNQUFNLElBQUk7QUFDMUIsVUFBTSxTQUFTLEtBQUssUUFBUSxPQUFPLFFBQVEsbUJBQW1CLFdBQVcsQ0FBQztBQUMxRSxXQUFPLENBQUMsRUFBRSxJQUFJLFNBQVMsTUFBTSxTQUFTLFFBQVEsUUFBUSxLQUFLLFFBQVEsTUFBTSxHQUFHLE9BQU8sR0FBSSxXQUFXLE1BQU0sSUFBSSxFQUFFLE9BQU8sSUFBSSxDQUFDLEVBQUcsQ0FBQztBQUFBLEVBQ2hJLENBQUM7QUFDSDtBQUdBLFNBQVMsWUFBWSxPQUFvQztBQUN2RCxNQUFJLENBQUMsU0FBUyxLQUFLLEVBQUcsUUFBTztBQUM3QixRQUFNLEVBQUUsUUFBUSxNQUFNLElBQUk7QUFDMUIsTUFBSSxPQUFPLFdBQVcsWUFBWSxXQUFXLEdBQUksUUFBTztBQUN4RCxRQUFNLFFBQVEsU0FBUyxLQUFLLEtBQUssUUFBUSxNQUFNLENBQUMsV0FBVyxPQUFPLE1BQU0sTUFBTSxNQUFNLFlBQVksTUFBTSxNQUFNLE1BQU0sRUFBRTtBQUNwSCxTQUFPLFFBQVEsU0FBWTtBQUM3QjtBQUNBLElBQU0sVUFBNkIsQ0FBQyxNQUFNLElBQUk7QUFHOUMsZUFBc0IsY0FBYyxXQUErQztBQUNqRixRQUFNLFNBQVUsTUFBTTtBQUFBO0FBQUEsSUFBMEIsY0FBYyxVQUFVLE1BQU0sRUFBRTtBQUFBO0FBQ2hGLGVBQWEsT0FBTyxPQUFPO0FBQzNCLE1BQUksT0FBTyxRQUFRLE9BQU8sVUFBVTtBQUNsQyxVQUFNLElBQUksY0FBYyxPQUFPLFFBQVEsSUFBSSxZQUFZLEdBQUcsVUFBVSxPQUFPLHFCQUFxQixVQUFVLEVBQUUsR0FBRztBQUNqSCxTQUFPLE9BQU87QUFDaEI7QUFHQSxTQUFTLFdBQVcsUUFBc0M7QUFDeEQsTUFBSTtBQUNGLFVBQU0sV0FBb0IsS0FBSyxNQUFNLGFBQWEsS0FBSyxRQUFRLGNBQWMsR0FBRyxNQUFNLENBQUM7QUFDdkYsV0FBTyxTQUFTLFFBQVEsSUFBSSxXQUFXO0FBQUEsRUFDekMsUUFBUTtBQUNOLFdBQU87QUFBQSxFQUNUO0FBQ0Y7QUFFQSxJQUFNQSxVQUFTLENBQUMsRUFBRSxLQUFLLEdBQWEsV0FBNEIsT0FBTyxTQUFTLFlBQVksU0FBUyxLQUFLLE9BQU87QUFFakgsSUFBTSxXQUFXLENBQUMsVUFDaEIsT0FBTyxVQUFVLFlBQVksVUFBVSxRQUFRLENBQUMsTUFBTSxRQUFRLEtBQUs7QUFFckUsSUFBTSxhQUFhLENBQUMsV0FDbEIsUUFBUSxNQUFNLEVBQ1gsT0FBTyxDQUFDLFNBQVMsQ0FBQyxLQUFLLFdBQVcsR0FBRyxDQUFDLEVBQ3RDLElBQUksQ0FBQyxTQUFTLEtBQUssUUFBUSxJQUFJLENBQUMsRUFDaEMsT0FBTyxDQUFDLFNBQVMsV0FBVyxLQUFLLE1BQU0sY0FBYyxDQUFDLENBQUM7QUFHNUQsU0FBUyxRQUFRLFFBQTBCO0FBQ3pDLE1BQUk7QUFDRixXQUFPLFlBQVksTUFBTTtBQUFBLEVBQzNCLFNBQVMsT0FBTztBQUNkLFFBQUksQ0FBQyxVQUFVLFNBQVMsRUFBRSxTQUFVLE1BQWdDLFFBQVEsRUFBRSxFQUFHLFFBQU8sQ0FBQztBQUN6RixVQUFNO0FBQUEsRUFDUjtBQUNGOzs7QUR2TU8sSUFBTSxTQUFVLGNBQWMsWUFBWSxHQUFHLEVBQUUsK0JBQStCLEVBQTBCO0FBRy9HLGVBQXNCLFNBQVMsUUFBb0M7QUFDakUsUUFBTSxXQUFXLE1BQU0sUUFBUSxJQUFJLGtCQUFrQixNQUFNLEVBQUUsSUFBSSxhQUFhLENBQUM7QUFDL0UsU0FBTyxTQUFTO0FBQUEsSUFBUSxDQUFDLFlBQ3ZCLFdBQVcsT0FBTyxFQUFFLElBQUksQ0FBQyxhQUFhLEVBQUUsTUFBTSxDQUFDLFFBQVEsSUFBSSxHQUFHLE9BQU8sT0FBTyxPQUFPLENBQUMsRUFBRSxLQUFLLEdBQUcsR0FBRyxTQUFTLFFBQVEsRUFBRTtBQUFBLEVBQ3RIO0FBQ0Y7OztBRkxPLElBQU0sYUFBTixNQUFpQjtBQUFBLEVBR3RCLFlBQTZCLE1BQWM7QUFBZDtBQUMzQixTQUFLLFVBQVUsSUFBSSxJQUFJQyxZQUFXLElBQUksSUFBSSxPQUFPLFFBQVEsS0FBSyxNQUFNQyxjQUFhLE1BQU0sTUFBTSxDQUFDLENBQThCLElBQUksQ0FBQyxDQUFDO0FBQUEsRUFDcEk7QUFBQSxFQUY2QjtBQUFBLEVBRnBCO0FBQUE7QUFBQSxFQU9ULEdBQUcsRUFBRSxNQUFNLFFBQVEsR0FBbUM7QUFDcEQsVUFBTUMsU0FBUSxLQUFLLFFBQVEsSUFBSSxJQUFJO0FBQ25DLFdBQU9BLFFBQU8sVUFBVSxRQUFRLFFBQVFBLFNBQVE7QUFBQSxFQUNsRDtBQUFBO0FBQUEsRUFHQSxPQUFPLFNBQWtCQyxTQUEyQjtBQUNsRCxVQUFNLEVBQUUsTUFBTSxTQUFTLFFBQVEsSUFBSTtBQUNuQyxVQUFNQyxTQUFRLEtBQUssR0FBRyxPQUFPO0FBQzdCLFVBQU0sRUFBRSxPQUFBQyxRQUFPLElBQUksSUFBSUQsUUFBTyxXQUFXRCxXQUFVQyxPQUFNLFdBQVcsU0FBU0EsU0FBUSxFQUFFLE9BQU8sR0FBRyxLQUFLLEVBQUU7QUFDeEcsVUFBTSxPQUFPQyxTQUFRO0FBQ3JCLFVBQU0sUUFBUSxLQUFLLFNBQVMsRUFBRSxNQUFNLFFBQVEsQ0FBQztBQUM3QyxRQUFJLENBQUMsTUFBTSxHQUFJLE9BQU0sSUFBSSxNQUFNLE1BQU0sTUFBTSxPQUFPO0FBQ2xELFVBQU0sRUFBRSxPQUFPLElBQUksU0FBUyxNQUFNLE1BQU0sT0FBTyxFQUFFLFFBQUFGLFNBQVEsS0FBSyxDQUFDO0FBQy9ELFVBQU1ELFNBQVEsRUFBRSxPQUFPLE1BQU0sS0FBSyxNQUFNLE9BQU8sV0FBVyxLQUFLLEdBQUcsUUFBQUMsU0FBUSxPQUFPLFFBQVEsT0FBTyxRQUFRLE9BQU87QUFDL0csU0FBSyxRQUFRLElBQUksTUFBTUQsTUFBSztBQUM1QixXQUFPQTtBQUFBLEVBQ1Q7QUFBQTtBQUFBLEVBR0EsUUFBYztBQUNaLFVBQU0sUUFBUSxDQUFDLEdBQUcsS0FBSyxPQUFPLEVBQzNCLEtBQUssQ0FBQyxDQUFDLENBQUMsR0FBRyxDQUFDLENBQUMsTUFBTyxJQUFJLElBQUksS0FBSyxDQUFFLEVBQ25DLElBQUksQ0FBQyxDQUFDLE1BQU1BLE1BQUssTUFBTSxLQUFLLEtBQUssVUFBVSxJQUFJLENBQUMsS0FBSyxLQUFLLFVBQVVBLE1BQUssQ0FBQyxFQUFFO0FBQy9FLGtCQUFjLEdBQUcsS0FBSyxJQUFJLFFBQVE7QUFBQSxFQUFNLE1BQU0sS0FBSyxLQUFLLENBQUM7QUFBQTtBQUFBLENBQU87QUFDaEUsZUFBVyxHQUFHLEtBQUssSUFBSSxRQUFRLEtBQUssSUFBSTtBQUFBLEVBQzFDO0FBQ0Y7OztBSWxETyxTQUFTLEtBQUssTUFBa0M7QUFDckQsUUFBTSxLQUFLLFFBQVEsS0FBSyxRQUFRLEtBQUssSUFBSSxFQUFFO0FBQzNDLFNBQU8sS0FBSyxJQUFJLFNBQVksUUFBUSxLQUFLLEtBQUssQ0FBQztBQUNqRDs7O0FMT0EsSUFBTSxRQUFRO0FBRWQsSUFBTSxPQUFPLEtBQUssTUFBTSxHQUFHLE1BQU0sR0FBRztBQUNwQyxJQUFJLENBQUMsS0FBTSxPQUFNLElBQUksTUFBTSxrRUFBa0U7QUFDN0YsSUFBTSxRQUFRLE9BQU8sS0FBSyxPQUFPLEtBQUssR0FBSTtBQUMxQyxJQUFNLFNBQVMsT0FBTyxLQUFLLFFBQVEsS0FBSyxHQUFHO0FBQzNDLElBQU0sU0FBUyxJQUFJLFdBQVdJLE1BQUssWUFBWSxTQUFTLE1BQU0sV0FBVyxDQUFDO0FBQzFFLElBQU0sVUFBVSxNQUFNLFNBQVMsWUFBWSxPQUFPLEdBQUc7QUFBQSxFQUFPLENBQUMsRUFBRSxLQUFLLE1BQ2xFLEtBQUssS0FBSyxDQUFDLFVBQVUsU0FBUyxTQUFTLEtBQUssV0FBVyxHQUFHLEtBQUssR0FBRyxDQUFDO0FBQ3JFO0FBR0EsU0FBUyxRQUFRLE9BQU8sUUFBUSxRQUFRLE9BQU8sU0FBUyxPQUFPO0FBQzdELGFBQVcsV0FBVyxRQUFRO0FBQzVCLGVBQVM7QUFDUCxZQUFNQyxTQUFRLE9BQU8sR0FBRyxPQUFPO0FBQy9CLFVBQUlBLFVBQVNBLE9BQU0sV0FBVyxVQUFVQSxPQUFNLFNBQVMsS0FBSyxJQUFJLE9BQU8sS0FBSyxFQUFHO0FBQy9FLGFBQU8sT0FBTyxTQUFTLE1BQU07QUFBQSxJQUMvQjtBQUNBLFdBQU8sTUFBTTtBQUFBLEVBQ2Y7QUFDRjtBQUNBLFdBQVcsV0FBVyxRQUFRO0FBQzVCLFFBQU0sRUFBRSxPQUFPLFFBQVEsSUFBSSxJQUFJLE9BQU8sR0FBRyxPQUFPO0FBQ2hELFVBQVEsSUFBSSxHQUFHLFFBQVEsSUFBSSxLQUFLLEdBQUcsT0FBTyxNQUFNLFVBQVcsTUFBTSxNQUFPLFFBQVEsUUFBUSxDQUFDLENBQUMsSUFBSTtBQUNoRzsiLAogICJuYW1lcyI6IFsiY291bnQiLCAiY291bnRzIiwgImRlYWwiLCAia25vd24iLCAiY291bnQiLCAia25vd24iLCAiY291bnQiLCAiYWNjZXB0cyIsICJjb3VudCIsICJhc2siLCAiY291bnQiLCAia25vd24iLCAiY291bnQiLCAiY291bnQiLCAiYml0cyIsICJkZWNrIiwgInZhbHVlIiwgImNvdW50IiwgImxhc3QiLCAibG9vayIsICJoZXJlIiwgInBsYWNlT2YiLCAiYmVzdCIsICJjb3VudCIsICJzY3JhbWJsZSIsICJzYW1lIiwgInBhaXJzIiwgImNvdW50IiwgImNvdW50cyIsICJiaXRzIiwgInBsYWNlIiwgImJlc3QiLCAiY2hvc2VuIiwgImNvdW50IiwgInNhbWUiLCAibGFzdCIsICJ1bmRlciIsICJMT05HRVNUIiwgIk1PVkUiLCAiR1JPV0lORyIsICJiaXRzIiwgImZyZXNoIiwgImNvdW50IiwgImFjY2VwdHMiLCAiY291bnQiLCAidGFyZ2V0cyIsICJzY3JhbWJsZSIsICJrbm93biIsICJjYWNoZSIsICJjb3VudCIsICJhY2NlcHRzIiwgIk1PVkVTIiwgImtub3duIiwgImJpdHMiLCAiY291bnQiLCAic2NyYW1ibGUiLCAiY291bnQiLCAiY291bnQiLCAiZml0cyIsICJXT1JEUyIsICJzY3JhbWJsZSIsICJrbm93biIsICJjYWNoZSIsICJjb3VudCIsICJsYXN0IiwgInRhcmdldHMiLCAiUFJPQkUiLCAiaW5pdF9zZWFyY2giLCAiYnVkZ2V0IiwgImNvdW50IiwgImJ1ZGdldCIsICJzYXkiLCAiZnJlc2giLCAiY291bnQiLCAiYmVzdCIsICJCUkVBVEgiLCAiaW5pdF9zZWFyY2giLCAiam9pbiIsICJleGlzdHNTeW5jIiwgInJlYWRGaWxlU3luYyIsICJidWRnZXQiLCAia25vd24iLCAibmFtZU9mIiwgImV4aXN0c1N5bmMiLCAicmVhZEZpbGVTeW5jIiwgImNvdW50IiwgImJ1ZGdldCIsICJrbm93biIsICJkZWFscyIsICJqb2luIiwgImtub3duIl0KfQo=
