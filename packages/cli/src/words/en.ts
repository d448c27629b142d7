/** English texts of the command line: the template of every other language. */
export const en = {
  about: 'Patience in the terminal: deals, moves, replays and statistics of every installed game.',
  usage: 'Usage',
  command: 'COMMAND',
  options: 'OPTIONS',
  moreHelp: 'Exit code: 0 fine, 1 the answer is no, 2 bad input, 70 an internal error, 130 Ctrl-C.\nMore: patience COMMAND --help',
  commands: {
    list: {
      summary: 'Which games are installed',
      details:
        'Games are found next to this program, and in the current folder and those above it, by their manifests:\nno code is run. Exit code 1 when a manifest is broken or a game is not built.',
    },
    options: {
      summary: 'The options of a game and their values',
      details: 'The first value of each is the usual one.',
    },
    check: {
      summary: 'Look for mistakes in a recipe or a game',
      details:
        'Of a recipe each mistake is listed: where it is, what stands there, and what may stand there.\n' +
        'A game without mistakes is played by the laws of the conformance kit. The solver looks for a won game first;\n' +
        '--time, --budget and --memory bound that. Exit code 1 when there is a mistake or a law is broken.',
    },
    deal: {
      summary: 'Deal the cards and draw the table',
      details: 'Without --seed or --deck it is deal 0. In JSON, face-down cards are written <KS>.',
    },
    moves: {
      summary: 'The legal moves of a position',
      details:
        'Moves are written t9>c1, t3>t5*2 (two cards), or as an action such as turn.\nMoves that differ only in interchangeable piles are listed once.',
    },
    perft: {
      summary: 'Count the new positions at each depth',
      details:
        'A position counts at the depth at which it is first reached.\nNumbers that equal those of another program prove the rules.\n' +
        'Positions with the same piles, role by role, are one; where places differ, as in a grid, --exact counts each.',
    },
    replay: {
      summary: 'Replay a saved game and say how it stands',
      details:
        'FILE is a saved game as JSON, or the output of solve --json; - reads standard input.\nExit code 2 when a move is not legal; its number and the reason are given.',
    },
    simulate: {
      summary: 'Play many deals and count the wins',
      details:
        'Player "first" takes the only move, or the one that the game itself ranks first, but never goes back to\n' +
        'a position it has seen: when nothing new is left, or after 1000 moves, the game is unfinished.\n' +
        'Player "random" takes any legal move, under the same law.\n' +
        'Player "fair" sees only the cards that lie open. It plans ahead by guessing the others; --budget bounds the\n' +
        'positions of each plan (default 2,000).\n' +
        'Player "solver" finds out whether the deal can be won; --time, --budget and --memory bound it.\n' +
        'The deals are those of the seeds from --from on. With --out, a second run goes on where the first ended.\n' +
        'With --save-won, up to 1,000 won games of this run are written as a list for fixtures.won.\n' +
        "The interval is Wilson's at 95 %; deals that the solver leaves open widen it.",
    },
    solve: {
      summary: 'Find out whether a deal can be won, and how',
      details: 'Exit code 0 with a line of play, 1 when it is impossible or not known within the limits.',
    },
  },
  flags: {
    seed: 'the deal: 0 to 4294967295, or any text',
    deck: 'the deal: all cards in dealing order',
    'deck-file': 'the deal: a file with the cards, - for standard input',
    set: 'an option of the game; may be repeated',
    moves: 'moves to play first',
    all: 'list interchangeable moves one by one',
    depth: 'how many moves deep',
    exact: 'tell piles of one role apart, unless they are of one group',
    deals: 'how many deals to play',
    from: 'the first seed (default 0)',
    player: 'first, random, fair or solver (default first)',
    jobs: 'how many deals to play at once (default 1)',
    out: 'append one JSON line per deal, and go on from there',
    save: 'save the won game, if there is one: for replay and fixtures.won',
    'save-won': 'write the won games to a file, as a list for fixtures.won',
    time: 'time limit per deal: 500ms, 10s, 2m or 2min, 1.5h, or seconds (default 10s)',
    budget: 'limit of positions per deal',
    memory: 'memory limit, in MB',
    trust: 'let a game that is not installed with this program do all that you may do',
    json: 'print the answer as one JSON object',
    lang: 'language of the texts (default: that of the shell)',
    help: 'this help',
    version: 'the version',
  },

  status: { playing: 'still playing', won: 'won', lost: 'lost' },
  stuck: 'stuck',
  unfinished: 'unfinished',
  players: { first: 'the first move by rank', random: 'any legal move', fair: 'who sees the open cards only', solver: 'the solver' },
  verdicts: { solved: 'can be won', impossible: 'cannot be won', unknown: 'not known', aborted: 'interrupted' },
  givenDeck: 'a given deck',
  dealOf: 'deal {seed}',
  legalMoves: { by: 'count', 0: 'There are no moves left.', one: '{count} move:', other: '{count} moves:' },
  movesMade: { by: 'count', one: '{count} move', other: '{count} moves' },
  gesturesMade: { by: 'count', one: '{count} gesture', other: '{count} gestures' },
  score: { by: 'points', one: '{points} point', other: '{points} points' },
  depth: 'depth',
  newPositions: 'new positions',
  interval: '95 %: {low} to {high}',
  searched: { by: 'positions', one: '{positions} position in {ms} ms', other: '{positions} positions in {ms} ms' },

  mistakes: { by: 'count', one: '{count} mistake:', other: '{count} mistakes:' },
  lawsKept: { by: 'count', one: 'No mistake was found: {count} law is kept.', other: 'No mistake was found: {count} laws are kept.' },
  lawsBroken: { by: 'of', one: '{count} of {of} law is broken:', other: '{count} of {of} laws are broken:' },

  timeLeft: '{time} left',
  duration: { seconds: '{n} s', minutes: '{n} min', hours: '{time} h' },
  perftLayer: 'depth {depth}',
  dealsPlayed: { by: 'of', one: '{of} deal', other: '{of} deals' },
  dealsSoFar: { by: 'of', one: '{done} of {of} deal', other: '{done} of {of} deals' },
  searching: { by: 'positions', one: '{positions} position looked at', other: '{positions} positions looked at' },

  noCommand: 'the command is missing; the commands are {known}; patience --help explains them',
  unknownCommand: 'there is no command "{command}"; the commands are {known}',
  unknownFlag: 'there is no option {flag} here; see {command} --help',
  unknownLanguage: '--lang is a language that is installed ({known}), not "{language}"',
  unknownPlayer: 'there is no player "{player}"; the players are {known}',
  flagNeedsValue: '--{flag} needs a value: --{flag} {value}',
  flagTakesNoValue: '--{flag} takes no value',
  flagTwice: '--{flag} is given twice',
  flagMissing: '{command} needs --{flag}; see patience {command} --help',
  flagCount: '--{flag} is a whole number from {min} to {max}, not "{given}"',
  flagCountFrom: '--{flag} is a whole number from {min}, not "{given}"',
  onlyForSolver: '--{flag} bounds a search: it needs --player solver',
  operandMissing: {
    by: 'operand',
    FILE: 'the file is missing: {command} FILE, or - for standard input',
    other: 'the game is missing: {command} ID; patience list names the games',
  },
  operandExtra: '"{operand}" is unexpected; see {command} --help',
  setForm: '--set is written name=value, not "{given}"',
  setTwice: 'option "{name}" is set twice',
  oneDeal: 'there can be one deal only: give one of {flags}',
  timeForm: '--time is written 500ms, 10s, 2m or 2min, 1.5h, or as a number of seconds, up to 24 days; not "{given}"',
  unreadable: '{file} cannot be read ({error})',
  unwritable: '{file} cannot be written ({error})',
  noInputFile: '{file} is not a regular file but a folder, a device or a pipe; name a file, or - for standard input',
  noOutputFile: '{file} is not a regular file but a folder, a device or a pipe; name a file that can be written',
  tooLarge: {
    by: 'file',
    '-': 'standard input is longer than {megabytes} MB: that is neither a deck nor a saved game',
    other: '{file} is longer than {megabytes} MB: that is neither a deck nor a saved game',
  },
  damagedRecord: '{file} is damaged: line {line} does not say how a deal ended; delete that line, or choose another file for --out',
  foreignRecord: '{file} belongs to another simulation (line {line}); choose another file for --out',
  heldRecord:
    '{file} is being written by another simulation (process {process} on {host}); wait until it ends, or choose another file for --out',
  noModuleFile: 'there is no file {path}; a module is named by its path, an installed game by its id: see patience list',
  cutShort: "the game's own code ended the program (process.exit) before there was an answer",
  noModule: '{path} is no patience: {why}',
  unconfinable: {
    by: 'why',
    platform:
      '{module} is not installed with this program, and only Linux can run it where it reaches nothing of yours; --trust runs it with all that you may do',
    missing:
      '{module} is not installed with this program, and neither bubblewrap nor unshare is installed, which would run it where it reaches nothing of yours; --trust runs it with all that you may do',
    other:
      '{module} is not installed with this program, and this system does not let bubblewrap or unshare run it where it reaches nothing of yours; --trust runs it with all that you may do',
  },
  pattern: '{file} has a * in its name, like a pattern; name one file',
  hidden:
    '"{id}" is installed with this program and in this folder; the one of this program is used; name the other one by its path: {module}',
  notLoaded: '"{id}" of {from} cannot be loaded: {why}',
  notBuilt: '"{id}" of {from} is not built: there is no {module}',
  noneInstalled: 'no game is installed; try npm install with a package of the keyword "patience-variant"',

  fault: 'this is a bug in the program, not in your input; please report it with the lines below: {what}',
};
