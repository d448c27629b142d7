/** English texts of the command line: the template of every other language. */
export const en = {
  about: 'Patience in the terminal: deals, moves, replays and statistics of every installed game.',
  usage: 'Usage',
  command: 'COMMAND',
  options: 'OPTIONS',
  moreHelp: 'Exit codes: 0 success, 1 the answer is no, 2 bad input, 70 an internal error, 130 Ctrl-C.\nMore help: patience COMMAND --help',
  commands: {
    list: {
      summary: 'List the installed games',
      details:
        'Games are found by the manifests of packages: those installed with this program, and those of the current\nfolder and the folders above it. No code of a game is run.\nExit code 1 when a manifest is broken or a game is not built.',
    },
    options: {
      summary: 'List the options of a game and their values',
      details: 'The first value of each option is the default.',
    },
    check: {
      summary: 'Find mistakes in a recipe or a game',
      details:
        'For a recipe, each mistake is listed with its place, the value there, and the values allowed there.\n' +
        'A game without mistakes is tested by the laws of the conformance kit. The solver finds a won game first;\n' +
        '--time, --budget and --memory limit its search. Exit code 1 when there is a mistake or a law is broken.',
    },
    deal: {
      summary: 'Deal the cards and draw the table',
      details: 'Without --seed or --deck, the deal is number 0. In JSON, face-down cards are written <KS>.',
    },
    moves: {
      summary: 'List the legal moves of a position',
      details:
        'Moves are written t9>c1, t3>t5*2 (two cards), or as an action such as turn.\nMoves that differ only in interchangeable piles are listed once.',
    },
    perft: {
      summary: 'Count the new positions at each depth',
      details:
        'A position is counted at the depth at which it is first reached.\nWhen another program counts the same numbers, both have the same rules.\n' +
        'Positions that differ only in the order of piles of one role are counted once; --exact counts them\nseparately, as grids need.',
    },
    replay: {
      summary: 'Replay a saved game and print how it stands',
      details:
        'FILE is a saved game as JSON, or the output of solve --json; - reads standard input.\nExit code 2 when a move is not legal; its number and the reason are given.',
    },
    simulate: {
      summary: 'Play many deals and count the wins',
      details:
        'Player "first" plays the move that the game ranks first, but never returns to a position of the same game.\n' +
        'When every move leads back, or after 1000 moves, the game counts as unfinished.\n' +
        'Player "random" plays a random legal move, with the same limits.\n' +
        'Player "fair" sees only face-up cards and guesses the others to plan ahead; --budget limits the positions of\n' +
        'each plan (default 2,000).\n' +
        'Player "solver" finds out whether the deal can be won, or looks for the most points; --time,\n' +
        '--budget and --memory limit its search.\n' +
        'The deals have the seeds from --from on. With --out, a second run continues where the first one ended.\n' +
        'With --save-won, up to 1,000 won games of this run are written as a list for fixtures.won; of a scored\n' +
        'patience, the games that ended with points, the best first, for fixtures.over.\n' +
        'The interval is the 95 % interval of Wilson; deals that the solver did not decide make it wider.',
    },
    solve: {
      summary: 'Find out whether a deal can be won, and how',
      details:
        'Exit code 0 with the winning moves; 1 when the deal cannot be won, or was not decided within the limits.\n' +
        'In a scored game, the moves with the most points that were found within the limits.',
    },
  },
  flags: {
    seed: 'the deal: 0 to 4294967295, or any text',
    deck: 'the deal: all cards in dealing order',
    'deck-file': 'the deal: a file with the cards, - for standard input',
    set: 'an option of the game; may be repeated',
    moves: 'moves to play first',
    all: 'list interchangeable moves one by one',
    depth: 'number of moves from the position',
    exact: 'distinguish piles of one role, unless they are in one group',
    deals: 'number of deals to play',
    from: 'the first seed (default 0)',
    player: 'first, random, fair or solver (default first)',
    jobs: 'number of deals to play at the same time (default 1)',
    out: 'append one JSON line per deal to a file, and continue an earlier run',
    save: 'save the won game, if there is one, for replay and fixtures.won',
    'save-won': 'write the won games to a file, as a list for fixtures.won',
    time: 'time limit per deal: 500ms, 10s, 2m or 2min, 1.5h, or seconds (default 10s)',
    budget: 'limit of positions per deal',
    memory: 'memory limit, in MB',
    json: 'print the answer as one JSON object',
    lang: 'language of the texts (default: the language of the shell)',
    help: 'print this help',
    version: 'print the version',
  },

  status: { playing: 'still playing', won: 'won', lost: 'lost', over: 'over' },
  stuck: 'stuck',
  unfinished: 'unfinished',
  players: {
    first: 'the first move by rank',
    random: 'random legal moves',
    fair: 'a player who sees face-up cards only',
    solver: 'the solver',
  },
  verdicts: { solved: 'can be won', impossible: 'cannot be won', unknown: 'not known', aborted: 'interrupted' },
  givenDeck: 'a given deck',
  dealOf: 'deal {seed}',
  legalMoves: { by: 'count', 0: 'There are no moves left.', one: '{count} move:', other: '{count} moves:' },
  movesMade: { by: 'count', one: '{count} move', other: '{count} moves' },
  gesturesMade: { by: 'count', one: '{count} gesture', other: '{count} gestures' },
  score: { by: 'points', one: '{points} point', other: '{points} points' },
  bestScore: { by: 'points', one: 'best line found: {points} point', other: 'best line found: {points} points' },
  meanScore: 'points on average',
  mostPoints: 'most points',
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
  searching: { by: 'positions', one: '{positions} position searched', other: '{positions} positions searched' },

  noCommand: 'the command is missing; the commands are {known}; patience --help explains them',
  unknownCommand: 'there is no command "{command}"; the commands are {known}',
  unknownFlag: 'there is no option {flag} here; see {command} --help',
  unknownLanguage: '--lang must be an installed language ({known}), not "{language}"',
  unknownPlayer: 'there is no player "{player}"; the players are {known}',
  flagNeedsValue: '--{flag} needs a value: --{flag} {value}',
  flagTakesNoValue: '--{flag} takes no value',
  flagTwice: '--{flag} is given twice',
  flagMissing: '{command} needs --{flag}; see patience {command} --help',
  flagCount: '--{flag} must be a whole number from {min} to {max}, not "{given}"',
  flagCountFrom: '--{flag} must be a whole number from {min}, not "{given}"',
  onlyForSolver: '--{flag} limits a search and needs --player solver',
  operandMissing: {
    by: 'operand',
    FILE: 'the file is missing: {command} FILE, or - for standard input',
    other: 'the game is missing: {command} ID; patience list names the games',
  },
  operandExtra: '"{operand}" is unexpected; see {command} --help',
  setForm: '--set must have the form name=value, not "{given}"',
  setTwice: 'option "{name}" is set twice',
  oneDeal: 'only one deal is possible; give one of {flags}',
  timeForm: '--time must be a time such as 500ms, 10s, 2m or 2min, 1.5h, or a number of seconds, up to 24 days; not "{given}"',
  unreadable: '{file} cannot be read ({error})',
  unwritable: '{file} cannot be written ({error})',
  noInputFile: '{file} is not a regular file but a folder, a device or a pipe; name a file, or - for standard input',
  outputLink: '{file} is a symbolic link; name the file itself',
  noOutputFile: '{file} is not a regular file but a folder, a device or a pipe; name a file that can be written',
  tooLarge: {
    by: 'file',
    '-': 'standard input is longer than {megabytes} MB, so it is neither a deck nor a saved game',
    other: '{file} is longer than {megabytes} MB, so it is neither a deck nor a saved game',
  },
  damagedRecord: '{file} is damaged: line {line} is not the result of a deal; delete that line, or choose another file for --out',
  foreignRecord: '{file} belongs to another simulation (line {line}); choose another file for --out',
  heldRecord: '{file} is being written by another simulation; wait until it ends, or choose another file for --out',
  noModuleFile: 'there is no file {path}; a module is named by its path, an installed game by its id: see patience list',
  cutShort: "the game's own code ended the program (process.exit) before there was an answer",
  noModule: '{path} is not a patience: {why}',
  pattern: '{file} has a * in its name, like a pattern that matches no file; name one file',
  hidden:
    '"{id}" is installed with this program and in this folder; the one of this program is used. To use the other one, name its path: {module}',
  notLoaded: '"{id}" of {from} cannot be loaded: {why}',
  notBuilt: '"{id}" of {from} is not built: there is no {module}',
  noneInstalled: 'no game is installed; install a package with the keyword "patience-variant" by npm install',

  fault: 'this is a bug in the program, not in your input; please report it with the lines below: {what}',
};
