import type { Translated } from '@patience/core/internals';

/** English: the template of every other language. Placeholders stand in braces; `one` and `other` are forms by the number `n`. */
export const en = {
  add: {
    page: {
      title: 'Add a game',
      description: 'Add a patience that somebody else has made: a recipe or a module.',
    },
    lead: 'A patience by somebody else is a single file: a recipe, or a module.',
    recipe: {
      title: 'A recipe',
      trust:
        'A recipe describes a patience as plain data and contains no program, so you can look at any recipe and play it before you keep it. Safari deletes kept recipes after seven days without a visit: save your data to a file under Settings.',
      text: 'Recipe (JSON), its address, or a link to it',
      show: 'Show it',
      file: 'Choose a file …',
      keep: 'Keep it',
      close: 'Close',
      source: 'from a file, a link or a text',
      none: 'This is neither a recipe nor an address: a recipe begins with {, an address with https://',
      unread: 'This file could not be read.',
    },
    module: 'A module',
    agree: 'I want to add this module.',
    address: 'Address of the module',
    add: 'Add',
    done: '“{name}” is now under “All games”.',
    doneHere: '“{name}” can be played until this tab is closed: this browser could not store it.',
    list: 'Patiences you added',
    none: 'You have not added any.',
    remove: 'Remove',
    removed: '“{name}” was removed. Its games stay in your statistics until you delete them.',
    removedAll: '“{name}” was removed.',
    deleteGames: {
      one: 'Delete its game, too',
      other: 'Delete its {n} games, too',
    },
    gamesDeleted: {
      one: '{n} game was deleted.',
      other: '{n} games were deleted.',
    },
    play: 'Play',
  },
};

export type Words = Translated<typeof en>;

/** German, as card players say it. */
export const de: Words = {
  add: {
    page: {
      title: 'Patience hinzufügen',
      description: 'Eine Patience von jemand anderem hinzufügen: ein Rezept oder ein Modul.',
    },
    lead: 'Eine Patience von jemand anderem ist eine einzige Datei: ein Rezept oder ein Modul.',
    recipe: {
      title: 'Ein Rezept',
      trust:
        'Ein Rezept beschreibt eine Patience als reine Daten, ohne Programm. Du kannst deshalb jedes Rezept ansehen und spielen, bevor du es behältst. Safari löscht behaltene Rezepte nach sieben Tagen ohne Besuch: Sichere deine Daten unter „Einstellungen“ als Datei.',
      text: 'Rezept (JSON), seine Adresse oder ein Link darauf',
      show: 'Ansehen',
      file: 'Datei wählen …',
      keep: 'Behalten',
      close: 'Schließen',
      source: 'aus einer Datei, einem Link oder einem Text',
      none: 'Das ist weder ein Rezept noch eine Adresse: Ein Rezept beginnt mit {, eine Adresse mit https://',
      unread: 'Diese Datei ließ sich nicht lesen.',
    },
    module: 'Ein Modul',
    agree: 'Ich möchte dieses Modul hinzufügen.',
    address: 'Adresse des Moduls',
    add: 'Hinzufügen',
    done: '„{name}“ steht jetzt unter „Alle Patiencen“.',
    doneHere: '„{name}“ lässt sich spielen, bis dieser Tab geschlossen wird: Der Browser konnte die Patience nicht sichern.',
    list: 'Von dir hinzugefügt',
    none: 'Du hast noch keine hinzugefügt.',
    remove: 'Entfernen',
    removed: '„{name}“ ist entfernt. Die Spiele bleiben in deiner Statistik, bis du sie löschst.',
    removedAll: '„{name}“ ist entfernt.',
    deleteGames: {
      one: 'Auch das eine Spiel löschen',
      other: 'Auch die {n} Spiele löschen',
    },
    gamesDeleted: {
      one: '{n} Spiel wurde gelöscht.',
      other: '{n} Spiele wurden gelöscht.',
    },
    play: 'Spielen',
  },
};
