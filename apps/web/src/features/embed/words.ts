import type { Translated } from '@patience/core/internals';

/** English: the template of every other language. Placeholders stand in braces; `one` and `other` are forms by the number `n`. */
export const en = {
  embed: {
    page: {
      title: 'Patience on your page',
      description: 'Put a playable patience on your own page: as a frame, a script tag or a package.',
      link: 'Embed',
    },
    lead: 'Choose what to show, then copy the lines below.',
    variant: 'Game',
    any: 'any deal',
    seed: 'Deal number',
    language: 'Language',
    reader: 'the reader’s language',
    theme: 'Colours',
    height: 'Height in pixels',
    frame: 'As a frame',
    frameHelp: 'Works on any page, without a script.',
    script: 'As a script tag',
    scriptHelp: 'The element is part of your page and can be styled.',
    npm: 'As a package',
    npmHelp: 'For pages made with a bundler.',
    preview: 'Preview',
    docs: 'Documents: frameworks, settings, events, examples',
  },
};

export type Words = Translated<typeof en>;

/** German, as card players say it. */
export const de: Words = {
  embed: {
    page: {
      title: 'Patience auf deiner Seite',
      description: 'Eine spielbare Patience auf der eigenen Seite: als Rahmen, als Script-Tag oder als Paket.',
      link: 'Einbetten',
    },
    lead: 'Wähle, was gezeigt wird; die Zeilen zum Kopieren stehen darunter.',
    variant: 'Patience',
    any: 'irgendein Spiel',
    seed: 'Spielnummer',
    language: 'Sprache',
    reader: 'Sprache des Lesers',
    theme: 'Farben',
    height: 'Höhe in Pixeln',
    frame: 'Als Rahmen',
    frameHelp: 'Funktioniert auf jeder Seite, ohne Skript.',
    script: 'Als Script-Tag',
    scriptHelp: 'Das Element steht in deiner Seite und lässt sich gestalten.',
    npm: 'Als Paket',
    npmHelp: 'Für Seiten mit Bundler.',
    preview: 'Vorschau',
    docs: 'Dokumentation: Frameworks, Einstellungen, Ereignisse, Beispiele',
  },
};
