import type { Translated } from '@patience/core/internals';
import type { AppWords } from '../../words/types.js';

/** English: the template of every other language. Placeholders stand in braces; `one` and `other` are forms by the number `n`. */
export const en = {
  daily: {
    page: {
      title: 'Today’s games',
      description: 'Five patiences a day with deals that can be won, each with a goal, the same for everyone, and a calendar of all days.',
    },
    play: 'Play',
    failed: 'The deal of this day could not be found: part of the site could not be loaded. Are you offline?',
    again: 'Try again',
    unproved: 'It is not known whether this deal can be won.',
    impossible: 'Checked: this deal cannot be won.',
    scored: 'This game is played for points; it is neither won nor lost.',
    streak: {
      one: '{n} day in a row',
      other: '{n} days in a row',
    },
    before: 'Previous month',
    after: 'Next month',
    shareMonth: 'Copy this month',
    leadOther: 'A deal of {name} for every day, the same for everyone.',
    choose: 'A deal of another game',
    ofTheDay: 'the five games of the day',
    doneOf: '{n} of {of} done',
    also: 'Also won: {names}',
    checking: 'Looking for the deal …',
    opening: 'The game opens as soon as its deal is found …',
    passed: 'You can still play this day. It does not count towards your days in a row.',
    picture: 'Share as picture',
    pictureSaved: 'Picture saved.',
    pictureFailed: 'The picture could not be made.',
    summary: 'Patience, {date}: {n} of {of}',
    wonIn: 'Won in {time}',
    lateIn: 'Won later, in {time}',
    calendar: 'All days',
    none: 'Nothing done this month yet.',
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
    failed: 'Das Spiel dieses Tages wurde nicht gefunden: Ein Teil der Seite ließ sich nicht laden. Bist du offline?',
    again: 'Noch einmal versuchen',
    unproved: 'Ob dieses Spiel aufgehen kann, ließ sich nicht klären.',
    impossible: 'Geprüft: Dieses Spiel kann nicht aufgehen.',
    scored: 'Hier geht es um Punkte, nicht um Sieg oder Niederlage.',
    streak: {
      one: '{n} Tag in Folge',
      other: '{n} Tage in Folge',
    },
    before: 'Voriger Monat',
    after: 'Nächster Monat',
    shareMonth: 'Diesen Monat kopieren',
    leadOther: 'Für jeden Tag ein Spiel der Patience „{name}“, für alle dasselbe.',
    choose: 'Ein Spiel einer anderen Patience',
    ofTheDay: 'die fünf Spiele des Tages',
    doneOf: '{n} von {of} geschafft',
    also: 'Außerdem aufgegangen: {names}',
    checking: 'Das Spiel wird gesucht …',
    opening: 'Die Partie beginnt, sobald ihr Spiel gefunden ist …',
    passed: 'Diesen Tag kannst du nachholen. Er zählt nicht zu den Tagen in Folge.',
    picture: 'Als Bild teilen',
    pictureSaved: 'Bild gespeichert.',
    pictureFailed: 'Das Bild ließ sich nicht erstellen.',
    summary: 'Patience, {date}: {n} von {of}',
    wonIn: 'Aufgegangen in {time}',
    lateIn: 'Nachgeholt in {time}',
    calendar: 'Alle Tage',
    none: 'In diesem Monat noch nichts geschafft.',
    count: {
      one: '{n} Spiel in diesem Monat geschafft',
      other: '{n} Spiele in diesem Monat geschafft',
    },
  },
};
