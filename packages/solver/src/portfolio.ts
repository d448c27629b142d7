import { type Options } from '@patience/core';
import { Random, type Move, type Table } from '@patience/core/search';
import { Affinity } from './affinity.js';
import { Beam, type BeamSettings } from './beam.js';
import { BestFirst } from './best-first.js';
import { DepthFirst } from './depth-first.js';
import { Digging } from './digging.js';
import { Eager } from './eager.js';
import type { Heuristic } from './evaluate.js';
import { heuristicOf } from './heuristic.js';
import { Likeness } from './likeness.js';
import { shorten } from './line.js';
import type { Outcome } from './outcome.js';
import type { Path } from './path.js';
import { pathFrom } from './path-from.js';
import { Proofs, type Proof } from './proofs.js';
import { Rounds } from './rounds.js';
import { Traits } from './traits.js';
import {
  BY_ITSELF,
  DIGGING,
  DIGGING_PART,
  EAGER_PART,
  FIRST_DEPTH,
  FIRST_EAGER,
  FIRST_TRY,
  LEAST_DIGGING,
  LONGER,
  NOTHING_FOUND,
  PROBE,
  eagerShareOf,
  firstProbesFor,
  probesFor,
  shareOf,
} from './turns.js';
import type { SearchOptions } from './verdict.js';
import { probeWeights, weightsFor } from './weights.js';
import {
  GATHERING_PATIENCE,
  LEVELS,
  PATIENCE,
  PILING,
  SHARED,
  TURNING_LEVELS,
  TURNING_PATIENCE,
  WIDEST,
  narrowFor,
  turnsInBeams,
  widthOf,
} from './widths.js';

/** What engines have in common. */
interface Engine {
  readonly positions: number;
  /** The most bytes held at once so far. */
  readonly bytes: number;
  run(until: number): Outcome;
  /** Nothing was left out so far. */
  readonly complete: boolean;
  /** Steps from the root. */
  readonly line: readonly Move[];
}

const DIVE = 'dive';

/** How the whole search ended. */
export type Ending = 'running' | 'solved' | 'impossible' | 'unknown';

/** What a step counts in probes: in the first one, then at random; and where there is a stock, which nobody would use if it did not pay. */
const STEPS = [4, 0, 4, 16, 32];
const HURRYING = [-48, 4, -24, -64, 0];
/** … in the first try where families gather on the table and all cards lie there: with less it stays in one place for long. */
const GATHERING_STEP = 16;
/** Positions of the beam that looks for a short line, or twice as many, and the work from which on it does: less is too little. */
const LOOKING = 120_000;
const WORTHWHILE = 50_000;
/** Moves of a line for each card, of which the longer ones are mostly detour. */
const LONG = 2;
/** Positions that a beam looks at for each that it keeps, roughly. */
const BRANCHES = 16;
/** … and between two looks at the clock. */
const BREATH = 512;
/** What a move may count where piles are laid on piles. */
const MOVE_COUNTS = [0, 1, 2, 3, 4];

/**
 * Several engines taking turns: short searches, best first, then beams that grow wider and vary their weights, and
 * between them a depth-first search without guesses, which goes on where it stopped and may prove that there is no
 * solution. Turns are counted in positions, never in time: the same search finds the same line on any machine.
 */
export class Portfolio {
  engine = 'best first';
  readonly #source: Table<Options>;
  readonly #traits: Traits;
  readonly #affinity: Affinity | undefined;
  readonly #random: Random;
  /** For orders of moves: what beams draw does not hang on them. */
  readonly #orders: Random;
  readonly #bytes: number;
  #engines: readonly string[];
  /** Safe moves alone win. */
  readonly #wonAtOnce: boolean;
  #doubts = false;
  #proved = false;
  /** Rules look into merging here. */
  #looksInto = false;
  #shunsHome = false;
  /** Beams turn the stock step by step: of one pack the narrow ones, of several all, since no proof would end. */
  readonly #turning: boolean;
  readonly #alwaysTurning: boolean;
  /** A path of proofs: what is known of the rules. */
  #plain: Path;
  #current: Engine;
  #currentPath: Path;
  #limit: number;
  #memory = 0;
  #home = 0;
  #done = 0;
  /** Widths of the beams that come before the others. */
  readonly #narrow: readonly number[];
  /** There is room for short searches. */
  readonly #guesses: boolean;
  /** Probes find something here. */
  readonly #probing: boolean;
  /** It begins after the first probes. */
  readonly #eager: Eager;
  /** Of one pack, each card counts for itself: a proof finds lines as soon as an eager search would. */
  #forItself = false;
  /** Positions of the probes and beams since the last proof, and since the last eager search. */
  #guessed = 0;
  #unmatched = 0;
  #proofs: Proofs | undefined;
  /** Proves that columns cannot be dug up; comes first, and goes on between the others. */
  #digging: Digging | undefined;
  /** Whose turn it is after that. */
  #waiting: { readonly engine: Engine; readonly limit: number; readonly name: string } | undefined;
  /** Ranks that go round, and safe moves for which it matters. */
  #rounds: Rounds | undefined;
  #attempt = 0;
  /** Narrow beams so far; the others are counted without them. */
  #narrowTried = 0;
  #probes = 0;
  /** … that come before the first beam. */
  readonly #firstProbes: number;
  /** Dives before beams so far; the last turn was one; and those run dry at once in which cards go home as soon as they can. */
  #dives = 0;
  #dived = false;
  #eagerDives = true;
  /** What a step counts in them. */
  readonly #steps: readonly number[];
  #line: readonly Move[] = [];

  constructor(source: Table<Options>, { memory = 256 * 2 ** 20, seed = 1, engines = ['beam', 'depth-first'] }: SearchOptions) {
    this.#source = source;
    this.#traits = Traits.of(source);
    this.#steps = this.#traits.stocks.length > 0 ? HURRYING : STEPS;
    this.#affinity = Affinity.of(source, this.#traits);
    this.#rounds = Rounds.of(source, this.#traits);
    this.#random = new Random(seed);
    this.#orders = new Random(~seed);
    this.#bytes = memory;
    this.#engines = engines;
    this.#currentPath = this.#plain = this.#path(0);
    this.#turning = turnsInBeams(this.#traits, this.#plain);
    this.#alwaysTurning = this.#turning && !this.#traits.onePack;
    this.#firstProbes = firstProbesFor(this.#alwaysTurning);
    if (!this.#currentPath.safe?.possible) this.#rounds = undefined;
    this.#wonAtOnce = this.#currentPath.table.depth > 0 && this.#currentPath.status() === 'won';
    if (this.#wonAtOnce) this.#line = this.#currentPath.movesOf([]);
    this.#guesses = BestFirst.bytes(source, FIRST_TRY) <= memory / 2;
    this.#probing = this.#guesses && this.#traits.builds && !this.#currentPath.ordered;
    this.#narrow = this.#affinity ? [] : narrowFor(this.#traits);
    const proofsFirst = !this.#guesses || (this.#probing && this.#currentPath.talon?.once === false && engines.includes('depth-first'));
    const useless = proofsFirst || !this.#probing || this.#traits.asks || this.#affinity !== undefined || !engines.includes('depth-first');
    this.#eager = new Eager(useless, (random) => this.#inDepth(true, random));
    if (proofsFirst) {
      const { path, engine } = this.#nextProof();
      this.engine = 'depth-first';
      this.#currentPath = path;
      this.#current = engine;
      this.#limit = FIRST_DEPTH;
    } else if (this.#probing) {
      this.engine = 'best first';
      this.#limit = this.#nextLimit();
      this.#current = this.#newProbe(this.#currentPath, this.#limit, 0);
    } else {
      this.#limit = FIRST_TRY;
      this.#current = this.#try();
    }
    if (engines.includes('depth-first')) this.#digging = Digging.of(source, this.#traits, memory / DIGGING_PART);
  }

  /** The most bytes held at once so far. */
  get memory(): number {
    const beside = (this.#proofs?.bytes ?? 0) + this.#eager.bytes + (this.#digging?.bytes ?? 0);
    const engine = this.#current === this.#digging ? this.#waiting!.engine : this.#current;
    const counted = this.#proofs?.has(engine) === true || this.#eager.has(engine);
    return Math.max(this.#memory, counted ? beside : engine.bytes + beside);
  }

  /** The most cards that were home at once so far. */
  get home(): number {
    return Math.max(this.#home, this.#currentPath.home);
  }

  get positions(): number {
    return this.#done + this.#current.positions;
  }

  /** All moves of the line, from the position that was asked about. */
  get line(): readonly Move[] {
    return this.#line;
  }

  /**
   * The line without detours. One that was found in depth, or turn by turn, is compared with what a narrow beam finds, which comes
   * level by level and so with fewer moves.
   * @param work moves that may be played for it, by either
   * @param time milliseconds that are left for the beam
   */
  shortened(work?: number, time = Infinity): Move[] {
    const end = performance.now() + time;
    const line = shorten(this.#source, this.#line, work);
    const most = Math.min(work ?? Infinity, LOOKING);
    const width = Math.ceil(most / Math.min(line.length, LONG * this.#source.cards.length) / BRANCHES);
    const settings: BeamSettings = { width, patience: 10, shared: SHARED[0]!, nodes: width * line.length };
    const bytes = this.memory + Beam.bytes(this.#source, settings);
    const byLevel = this.#current instanceof Beam && !this.#turning;
    if (most < WORTHWHILE || byLevel || this.#affinity || bytes > this.#bytes) return line;
    this.#memory = bytes;
    const path = this.#path(0);
    const beam = new Beam(path, this.#traits, this.#evaluation(path, 0), settings, this.#random);
    let outcome: Outcome = 'running';
    for (let until = 0; outcome === 'running' && until < 2 * most && performance.now() < end;) outcome = beam.run((until += BREATH));
    const other = outcome === 'solved' ? shorten(this.#source, path.movesOf(beam.line), work) : line;
    return other.length < line.length ? other : line;
  }

  /** Searches on for so many positions. */
  run(positions: number): Ending {
    const until = this.positions + positions;
    if (this.#wonAtOnce) return 'solved';
    while (this.positions < until) {
      const outcome = this.#current.run(Math.min(this.#limit, this.#current.positions + until - this.positions));
      if (outcome === 'solved') {
        this.#line = this.#currentPath.movesOf(this.#current.line);
        return 'solved';
      }
      const ended = outcome === 'dry' || this.#current.positions >= this.#limit;
      if (this.#current === this.#digging) {
        if (outcome === 'dry' && this.#current.complete) return 'impossible';
        if (ended) this.#undig(outcome === 'dry');
        continue;
      }
      if (outcome === 'dry' && this.#current.complete && !this.#currentPath.merging?.broken && !this.#currentPath.leavesOut) {
        if (this.#currentPath.doubtful) this.#doubts = true;
        else if (this.#sawAll()) return 'impossible';
      }
      if (!ended) continue;
      if (!this.#turn(outcome === 'dry')) return 'unknown';
      this.#dig();
    }
    return 'running';
  }

  /** The engine at work looked at everything that it may. Was that all there is? */
  #sawAll(): boolean {
    if (!this.#currentPath.safe?.bold) return true;
    if (!this.#proofs?.has(this.#current)) return false;
    const more = this.#proofs.end(this.#current);
    // The others look at the same as the first one: they are not needed any more.
    if (this.#proofs.firstEnded) this.#engines = this.#engines.filter((name) => name === 'depth-first');
    return !more;
  }

  /** The next engine's turn. @returns false when none has anything left to do */
  #turn(dry: boolean): boolean {
    const current = this.#current;
    this.#memory = this.memory;
    this.#home = this.home;
    this.#shunsHome ||= this.#currentPath.shunsHome;
    this.#done += current.positions;
    const wasProof = this.engine === 'depth-first';
    if (this.#currentPath.merging?.broken && !this.#looksInto) {
      this.#looksInto = true;
      this.#plain = this.#path(0);
    }
    if (this.#looksInto && this.#proofs?.merges) this.#proofs = undefined;
    else if (this.#proofs?.has(current) && dry) {
      this.#proofs = undefined;
      // It was cut short, or doubted without safe moves: once more would be the same.
      if (!this.#doubts || this.#proved) this.#engines = this.#engines.filter((name) => name !== 'depth-first');
      this.#proved = true;
    }
    const wasEager = this.#eager.has(current);
    if (wasEager && dry) this.#eager.end();
    if (!wasProof && !wasEager) {
      this.#guessed += current.positions;
      this.#unmatched += current.positions;
    }
    const probed = this.#probes === this.#firstProbes && this.engine === 'best first';
    if (probed && !this.#eager.ended && !Likeness.exists(this.#traits)) {
      this.#eager.leave();
      this.#forItself = this.#traits.onePack;
    }
    if (!this.#eager.ended && (probed || (wasProof && this.#eager.begun))) {
      this.#hurry(probed ? FIRST_EAGER : this.#unmatched * eagerShareOf(this.#traits));
      this.#unmatched = 0;
      return true;
    }
    const probing = this.#probes > 0 && this.#probes < this.#firstProbes;
    const narrow = this.#narrowTried > 0 && this.#narrowTried < this.#narrow.length;
    const dived = this.#dived;
    this.#dived = false;
    if (this.engine === DIVE && dry) this.#eagerDives = false;
    if (
      !wasProof &&
      !wasEager &&
      !probing &&
      !narrow &&
      !dived &&
      (this.#attempt > 0 || this.#probes > 0) &&
      this.#engines.includes('depth-first')
    ) {
      this.#prove(Math.max(FIRST_TRY, this.#guessed * this.#share()));
      this.#guessed = 0;
      return true;
    }
    const probes = this.#probing ? this.#firstProbes + probesFor(this.#traits, this.#plain, this.#alwaysTurning) * this.#attempt : 0;
    if (this.#probes >= probes && !dived && this.#guesses && this.#engines.includes('depth-first')) {
      this.#dived = true;
      const nth = this.#dives++;
      this.#dive(nth, Math.round(PROBE * LONGER ** nth));
      return true;
    }
    const beam = this.#engines.includes('beam') ? this.#settings() : undefined;
    if (!beam) {
      if (!this.#engines.includes('depth-first')) return false;
      // Nobody else has room: it goes on to its end.
      this.#attempt++;
      this.#prove(Infinity);
      return true;
    }
    if (this.#probes < probes && this.#engines.includes('depth-first')) this.#probe();
    else this.#beam(beam);
    return true;
  }

  /** Looks on at how columns can be dug up, when it is time, and comes back to the engine that is next. */
  #dig(): void {
    const digging = this.#digging;
    if (!digging) return;
    const limit = DIGGING * (this.positions - digging.positions);
    if (limit - digging.positions < LEAST_DIGGING) return;
    this.#waiting = { engine: this.#current, limit: this.#limit, name: this.engine };
    this.#done += this.#current.positions;
    this.#use(this.#currentPath, digging, limit);
    this.engine = 'digging';
  }

  /** @param dry it has found a way: it is of no more use */
  #undig(dry: boolean): void {
    const { engine, limit, name } = this.#waiting!;
    this.#done += this.#current.positions;
    if (dry) {
      this.#memory = this.memory;
      this.#digging = undefined;
    }
    this.#use(this.#currentPath, engine, limit);
    this.engine = name;
  }

  #use(path: Path, engine: Engine, limit: number): void {
    this.#done -= engine.positions;
    this.#currentPath = path;
    this.#current = engine;
    this.#limit = limit;
  }

  /** Does the next beam turn the stock step by step? */
  get #turnsNext(): boolean {
    return this.#alwaysTurning || (this.#turning && this.#narrowTried < this.#narrow.length);
  }

  /** The next beam; undefined when it would be too large. */
  #settings(): BeamSettings | undefined {
    const narrow = this.#narrow[this.#narrowTried];
    const nth = narrow === undefined ? this.#attempt : this.#narrowTried;
    const width = narrow ?? (this.#affinity ? Math.round(PILING * 1.08 ** nth) : widthOf(nth));
    // What is buried tells as much about those who are not as far.
    const shared = this.#currentPath.wasteBound?.proves
      ? 0
      : nth < SHARED.length
        ? SHARED[nth]!
        : SHARED[this.#random.below(SHARED.length)]!;
    for (let levels = this.#alwaysTurning ? TURNING_LEVELS : LEVELS; width <= WIDEST && levels >= 1; levels /= 2) {
      const settings: BeamSettings = {
        width,
        patience: this.#turnsNext ? TURNING_PATIENCE : this.#traits.builds ? PATIENCE : GATHERING_PATIENCE,
        shared,
        nodes: Math.ceil(width * levels),
      };
      if (Beam.bytes(this.#source, settings) <= this.#room()) return settings;
    }
    return undefined;
  }

  #beam(settings: BeamSettings): void {
    const { width } = settings;
    const affinity = this.#affinity;
    const move = affinity ? MOVE_COUNTS[this.#random.below(MOVE_COUNTS.length)]! : 0;
    const path = this.#path(0, affinity && ((table) => affinity.on(table, move)), this.#turnsNext);
    const nth = this.#narrowTried < this.#narrow.length ? this.#narrowTried++ : this.#attempt++;
    const evaluation = path.affinity ?? this.#evaluation(path, nth);
    this.#use(path, new Beam(path, this.#traits, evaluation, settings, this.#random), Infinity);
    this.engine = `beam ${width}`;
  }

  /** A short search, best first; where a waste comes round for ever every other one is a dive. */
  #probe(): void {
    const nth = this.#probes;
    const comesRound = this.#plain.talon?.limited === false;
    const limit = this.#nextLimit();
    if (comesRound && nth % 2 === 0) this.#dive(nth / 2, limit);
    else {
      const path = this.#path(0);
      this.#use(path, this.#newProbe(path, limit, comesRound ? (nth - 1) / 2 : nth), limit);
      this.engine = 'best first';
    }
  }

  /** A short search in depth, in an order of moves of its own: how long one takes hangs on little else. Every other one is eager. */
  #dive(nth: number, limit: number): void {
    const { path, engine } = this.#inDepth(this.#eagerDives && nth % 2 === 1, this.#orders);
    this.#use(path, engine, limit);
    this.engine = DIVE;
  }

  /** Positions of the next probe: more than of the one before, as long as there is room for them. */
  #nextLimit(): number {
    let limit = PROBE * LONGER ** this.#probes++;
    while (limit > PROBE && BestFirst.bytes(this.#source, Math.ceil(limit)) > this.#room()) limit /= LONGER;
    return Math.round(limit);
  }

  /** Bytes for a probe or a beam, beside proofs and the eager search. */
  #room(): number {
    return this.#bytes / 2 - (this.#eager.begun ? this.#bytes / EAGER_PART : 0) - (this.#digging ? this.#bytes / DIGGING_PART : 0);
  }

  /** A short search, best first, by another evaluation each time: what went wrong at its beginning is not tried for long. */
  #newProbe(path: Path, positions: number, nth: number): BestFirst {
    const step = nth === 0 ? this.#steps[0]! : this.#steps[this.#random.below(this.#steps.length)]!;
    return new BestFirst(path, this.#evaluation(path, 0, probeWeights(nth, this.#random)), { positions, step });
  }

  #evaluation(
    path: Path,
    attempt: number,
    weights = weightsFor(this.#traits, attempt, this.#random, {
      shunsHome: this.#shunsHome,
      turning: this.#alwaysTurning,
      ordered: path.wasteBound?.proves ?? false,
    }),
  ): Heuristic {
    return heuristicOf(path.table, this.#traits, weights, path.wasteBound);
  }

  #try(): BestFirst {
    const { builds, asks, stocks } = this.#traits;
    const step = builds || asks || stocks.length > 0 ? this.#steps[0]! : GATHERING_STEP;
    return new BestFirst(this.#currentPath, this.#evaluation(this.#currentPath, 0), { positions: FIRST_TRY, step });
  }

  /** A proof goes on for so many positions. */
  #prove(positions: number): void {
    const { path, engine } = this.#nextProof();
    this.#use(path, engine, engine.positions + positions);
    this.engine = 'depth-first';
  }

  /** Positions of a proof for each of the probes' and beams': more once the eager search has found nothing. */
  #share(): number {
    const share = shareOf(this.#traits, this.#plain, this.#alwaysTurning, this.#attempt);
    return this.#eager.dry ? Math.max(NOTHING_FOUND, share) : this.#forItself ? Math.max(BY_ITSELF, share) : share;
  }

  /** The eager search goes on for so many positions. */
  #hurry(positions: number): void {
    const { path, engine } = this.#eager.next();
    this.#use(path, engine, engine.positions + positions);
    this.engine = 'eager depth-first';
  }

  /** A search in depth that proves nothing unless it sees all. */
  #inDepth(eager: boolean, random: Random | undefined): Proof {
    const path = this.#path(0, undefined, false, eager);
    return { path, engine: new DepthFirst(path, this.#traits, { bytes: this.#bytes / EAGER_PART, random }) };
  }

  #nextProof(): Proof {
    const parts = this.#rounds?.stay ? this.#rounds.choices : 1;
    const start = (part: number): Proof => {
      const path = this.#path(this.#rounds?.stay ? part : undefined);
      return { path, engine: new DepthFirst(path, this.#traits, { bytes: part === 0 ? this.#bytes / 2 : this.#bytes / 2 / parts }) };
    };
    return (this.#proofs ??= new Proofs(parts, start)).next();
  }

  /** @param choice of bases that are kept @param affinity makes positions alike that only proofs tell apart @param turning for a beam */
  #path(choice: number | undefined, affinity?: (table: Table<Options>) => Affinity, turning = false, eager = false): Path {
    return pathFrom(this.#source, this.#traits, {
      eager,
      affinity,
      turning: turning && this.#turning,
      doubts: this.#doubts,
      looksInto: this.#looksInto,
      ...(choice !== undefined && this.#rounds && { rounds: this.#rounds, kept: this.#rounds.kept(choice) }),
    });
  }
}
