import type { Translated } from '@patience/core/internals';
import type { AppWords } from '../../words/types.js';

/** English: the template of every other language. Placeholders stand in braces; `one` and `other` are forms by the number `n`. */
export const en = {
  daily: {
    page: {
      title: 'Games of the day',
      description: 'Five patiences a day with deals that can be won, each with a goal, the same for everyone, and a calendar of all days.',
    },
    play: 'Play',
    replay: 'Play again',
    failed: 'Not every deal could be found: part of the site could not be loaded. Are you offline?',
    again: 'Try again',
    unproved: 'It is not known whether this deal can be won.',
    impossible: 'Checked: this deal cannot be won.',
    scored: 'This game is played for points; it is neither won nor lost.',
    streak: {
      one: '{n}-day streak',
      other: '{n}-day streak',
    },
    before: 'Previous month',
    after: 'Next month',
    shareMonth: 'Copy this month',
    leadOther: 'A deal of {name} for every day, the same for everyone.',
    choose: 'A deal of another game',
    ofTheDay: 'the five games of the day',
    also: 'Also won: {names}',
    allDone: 'All five done! The next five come tomorrow.',
    toToday: 'Back to today',
    cancel: 'Cancel',
    diary: 'What you played',
    checking: 'Looking for a deal that can be won …',
    opening: 'The game opens as soon as its deal is found …',
    passed: 'You can still play this day. It does not count towards your streak.',
    picture: 'Share as picture',
    pictureSaved: 'Picture saved.',
    pictureFailed: 'The picture could not be made.',
    summary: 'Patience, {date}: {n} of {of}',
    wonIn: 'Won in {time}',
    lateIn: 'Won later, in {time}',
    calendar: 'All days',
    none: 'Nothing done this month yet.',
    some: 'some done',
    all: 'all five done',
    count: {
      one: '{n} game done this month',
      other: '{n} games done this month',
    },
  },
};

export type Words = Translated<typeof en>;

/** The words about days that several features share, and those of this page. */
export type DailyWords = AppWords['day'] & Words['daily'];

/** German, as card players say it. */
export const de: Words = {
  daily: {
    page: {
      title: 'Die Spiele des Tages',
      description: 'Jeden Tag fünf Patiencen, die aufgehen können, jede mit einem Ziel, für alle dieselben, und ein Kalender aller Tage.',
    },
    play: 'Spielen',
    replay: 'Noch einmal',
    failed: 'Nicht jedes Spiel wurde gefunden: Ein Teil der Seite ließ sich nicht laden. Bist du offline?',
    again: 'Noch einmal versuchen',
    unproved: 'Ob dieses Spiel aufgehen kann, ließ sich nicht klären.',
    impossible: 'Geprüft: Dieses Spiel kann nicht aufgehen.',
    scored: 'Hier geht es um Punkte, nicht um Sieg oder Niederlage.',
    streak: {
      one: 'Serie: {n} Tag',
      other: 'Serie: {n} Tage',
    },
    before: 'Voriger Monat',
    after: 'Nächster Monat',
    shareMonth: 'Diesen Monat kopieren',
    leadOther: 'Für jeden Tag ein Spiel der Patience „{name}“, für alle dasselbe.',
    choose: 'Ein Spiel einer anderen Patience',
    ofTheDay: 'die fünf Spiele des Tages',
    also: 'Außerdem aufgegangen: {names}',
    allDone: 'Alle fünf geschafft! Morgen gibt es neue.',
    toToday: 'Zurück zu heute',
    cancel: 'Abbrechen',
    diary: 'Was du gespielt hast',
    checking: 'Ein Spiel, das aufgehen kann, wird gesucht …',
    opening: 'Die Partie beginnt, sobald ihr Spiel gefunden ist …',
    passed: 'Diesen Tag kannst du nachholen. Zur Serie zählt er nicht.',
    picture: 'Als Bild teilen',
    pictureSaved: 'Bild gespeichert.',
    pictureFailed: 'Das Bild ließ sich nicht erstellen.',
    summary: 'Patience, {date}: {n} von {of}',
    wonIn: 'Aufgegangen in {time}',
    lateIn: 'Nachgeholt in {time}',
    calendar: 'Alle Tage',
    none: 'In diesem Monat noch nichts geschafft.',
    some: 'einige geschafft',
    all: 'alle fünf geschafft',
    count: {
      one: '{n} Spiel in diesem Monat geschafft',
      other: '{n} Spiele in diesem Monat geschafft',
    },
  },
};
