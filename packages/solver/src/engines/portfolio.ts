import { type Options } from '@patience/core';
import { type Move, type Table } from '@patience/core/search';
import { Beam } from './beam.js';
import { BestFirst } from './best-first.js';
import { ColumnClearing } from './column-clearing.js';
import { GreedyDepthFirst } from './greedy-depth-first.js';
import type { OnPath } from './engine.js';
import { EngineFactory } from './engine-factory.js';
import { SuitSymmetry } from '../reductions/suit-symmetry.js';
import { shorten } from '../line.js';
import type { Outcome } from './outcome.js';
import type { Path } from './path.js';
import { Proofs, type Proof } from './proofs.js';
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
import type { SearchOptions } from '../verdict.js';
import { narrowFor } from './beam-widths.js';

/** How the whole search ended. */
export type Ending = 'running' | 'solved' | 'impossible' | 'unknown';

/** What an engine is there for. */
type Kind = 'best first' | 'dive' | 'beam' | 'depth-first' | 'eager depth-first' | 'digging';

/** An engine at work. */
interface Turn extends OnPath {
  readonly kind: Kind;
  /** Positions that it may have looked at, of all its turns, when this one is over. */
  readonly limit: number;
  /** What it is called where not by its kind. */
  readonly name?: string;
}

/** Positions of the beam that looks for a short line, or twice as many, and the work from which on it does: less is too little. */
const LOOKING = 120_000;
const WORTHWHILE = 50_000;
/** Moves of a line for each card, of which the longer ones are mostly detour. */
const LONG = 2;
/** Positions that a beam looks at for each that it keeps, roughly. */
const BRANCHES = 16;
/** … and between two looks at the clock. */
const POSITIONS_PER_CLOCK_CHECK = 512;

/**
 * Several engines taking turns: short searches, best first, then beams that grow wider and vary their weights, and
 * between them a depth-first search without guesses, which goes on where it stopped and may prove that there is no
 * solution. Turns are counted in positions, never in time: the same search finds the same line on any machine.
 */
export class Portfolio {
  readonly #source: Table<Options>;
  readonly #bytes: number;
  readonly #engines: EngineFactory;
  #mayProve: boolean;
  #mayBeam: boolean;
  /** Safe moves alone win. */
  readonly #wonAtOnce: boolean;
  #proved = false;
  #turn: Turn;
  #memory = 0;
  #home = 0;
  /** Positions of the turns that are over, and those of them that were opened. */
  #done = 0;
  #opened = 0;
  /** Widths of the beams that come before the others. */
  readonly #narrow: readonly number[];
  /** It begins after the first probes. */
  readonly #eager: GreedyDepthFirst;
  /** Of one pack, each card counts for itself: a proof finds lines as soon as an eager search would. */
  #forItself = false;
  /** Positions of the probes and beams since the last proof, and since the last eager search. */
  #guessed = 0;
  #unmatched = 0;
  #proofs: Proofs | undefined;
  /** Proves that columns cannot be dug up; comes first, and goes on between the others. */
  #digging: ColumnClearing | undefined;
  /** Whose turn it is after that. */
  #waiting: Turn | undefined;
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
  #line: readonly Move[] = [];

  constructor(source: Table<Options>, { memory = 256 * 2 ** 20, seed = 1, engines = ['beam', 'depth-first'] }: SearchOptions) {
    this.#source = source;
    this.#bytes = memory;
    this.#engines = new EngineFactory(source, memory, seed);
    this.#mayProve = engines.includes('depth-first');
    this.#mayBeam = engines.includes('beam');
    const { traits, affinity, plain, guessing, probing, alwaysTurning } = this.#engines;
    this.#firstProbes = firstProbesFor(alwaysTurning);
    this.#wonAtOnce = plain.table.depth > 0 && plain.status() === 'won';
    if (this.#wonAtOnce) this.#line = plain.movesOf([]);
    this.#narrow = affinity ? [] : narrowFor(traits);
    const proofsFirst = !guessing || (probing && plain.talon?.once === false && this.#mayProve);
    const useless = proofsFirst || !probing || traits.asks || affinity !== undefined || !this.#mayProve;
    this.#eager = new GreedyDepthFirst(useless, (random) => this.#engines.inDepth(true, random));
    if (proofsFirst) this.#turn = { kind: 'depth-first', ...this.#nextProof(), limit: FIRST_DEPTH };
    else if (probing) {
      const limit = this.#nextLimit();
      this.#turn = { kind: 'best first', ...this.#engines.probe(0, limit, plain), limit };
    } else this.#turn = { kind: 'best first', ...this.#engines.firstTry(), limit: FIRST_TRY };
    if (this.#mayProve) this.#digging = ColumnClearing.of(source, traits, memory / DIGGING_PART);
  }

  /** The engine at work. */
  get engine(): string {
    return this.#turn.name ?? this.#turn.kind;
  }

  /** The most bytes held at once so far. */
  get memory(): number {
    const beside = (this.#proofs?.bytes ?? 0) + this.#eager.bytes + (this.#digging?.bytes ?? 0);
    const { engine } = this.#waiting ?? this.#turn;
    const counted = this.#proofs?.has(engine) === true || this.#eager.has(engine);
    return Math.max(this.#memory, counted ? beside : engine.bytes + beside);
  }

  /** The most cards that were home at once so far. */
  get home(): number {
    return Math.max(this.#home, this.#path.home);
  }

  get positions(): number {
    return this.#done + this.#turn.engine.positions;
  }

  /** Those of them whose moves were listed. */
  get opened(): number {
    return this.#opened + this.#turn.engine.opened;
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
    const byLevel = this.#turn.engine instanceof Beam && !this.#engines.turning;
    if (most < WORTHWHILE || byLevel) return line;
    const { memory } = this;
    const width = Math.ceil(most / Math.min(line.length, LONG * this.#source.cards.length) / BRANCHES);
    const shorter = this.#engines.shorterBeam(line.length, width, this.#bytes - memory);
    if (!shorter) return line;
    const { path, engine } = shorter;
    this.#memory = memory + engine.bytes;
    let outcome: Outcome = 'running';
    for (let until = 0; outcome === 'running' && until < 2 * most && performance.now() < end;)
      outcome = engine.run((until += POSITIONS_PER_CLOCK_CHECK));
    const other = outcome === 'solved' ? shorten(this.#source, path.movesOf(engine.line), work) : line;
    return other.length < line.length ? other : line;
  }

  /** Searches on for so many positions. */
  run(positions: number): Ending {
    const until = this.positions + positions;
    if (this.#wonAtOnce) return 'solved';
    while (this.positions < until) {
      const { engine, limit } = this.#turn;
      const outcome = engine.run(Math.min(limit, engine.positions + until - this.positions));
      if (outcome === 'solved') {
        this.#line = this.#path.movesOf(engine.line);
        return 'solved';
      }
      const dry = outcome === 'dry';
      const ended = dry || engine.positions >= limit;
      if (this.#waiting) {
        if (dry && engine.complete) return 'impossible';
        if (ended) this.#endDigging(this.#waiting, dry);
        continue;
      }
      if (dry && engine.complete && !this.#path.confuses && !this.#path.leavesOut) {
        if (this.#path.doubtful) this.#engines.doubts = true;
        else if (this.#sawAll()) return 'impossible';
      }
      if (!ended) continue;
      this.#leave(dry);
      const next = this.#next();
      if (!next) return 'unknown';
      this.#begin(next);
      this.#dig();
    }
    return 'running';
  }

  get #path(): Path {
    return this.#turn.path;
  }

  /** The engine at work looked at everything that it may. Was that all there is? */
  #sawAll(): boolean {
    if (!this.#path.safe?.bold) return true;
    if (!this.#proofs?.has(this.#turn.engine)) return false;
    const more = this.#proofs.end(this.#turn.engine);
    // The others look at the same as the first one: they are not needed any more.
    if (this.#proofs.firstEnded) this.#mayBeam = false;
    return !more;
  }

  /** The turn is over: what is known by it, and what it used, is noted. */
  #leave(dry: boolean): void {
    const { kind, engine, path } = this.#turn;
    this.#memory = this.memory;
    this.#home = this.home;
    this.#engines.shunsHome ||= path.shunsHome;
    this.#count();
    if (path.merging?.broken && !this.#engines.looksInto) this.#engines.lookInto();
    if (this.#proofs?.confuse || (this.#engines.looksInto && this.#proofs?.merges)) this.#proofs = undefined;
    else if (dry && this.#proofs?.has(engine)) {
      this.#proofs = undefined;
      // It was cut short, or doubted without safe moves: once more would be the same.
      if (!this.#engines.doubts || this.#proved) this.#mayProve = false;
      this.#proved = true;
    }
    if (dry && this.#eager.has(engine)) this.#eager.end();
    if (kind === 'dive' && dry) this.#eagerDives = false;
    if (kind === 'depth-first' || kind === 'eager depth-first') return;
    this.#guessed += engine.positions;
    this.#unmatched += engine.positions;
  }

  /** Whose turn it is; undefined when nobody has anything left to do. */
  #next(): Turn | undefined {
    const { kind } = this.#turn;
    const { traits, guessing, probing } = this.#engines;
    const proved = kind === 'depth-first';
    const probed = this.#probes === this.#firstProbes && kind === 'best first';
    if (probed && !this.#eager.ended && !SuitSymmetry.exists(traits)) {
      this.#eager.leave();
      this.#forItself = traits.onePack;
    }
    if (!this.#eager.ended && (probed || (proved && this.#eager.begun))) return this.#hurry(probed);
    const dived = this.#dived;
    this.#dived = false;
    const begun = this.#attempt > 0 || this.#probes > 0;
    const amid =
      (this.#probes > 0 && this.#probes < this.#firstProbes) || (this.#narrowTried > 0 && this.#narrowTried < this.#narrow.length) || dived;
    if (this.#mayProve && begun && !amid && !proved && kind !== 'eager depth-first') {
      const positions = Math.max(FIRST_TRY, this.#guessed * this.#share());
      this.#guessed = 0;
      return this.#prove(positions);
    }
    const probes = probing ? this.#firstProbes + probesFor(traits, this.#engines.plain, this.#engines.alwaysTurning) * this.#attempt : 0;
    if (this.#mayProve && guessing && !dived && this.#probes >= probes) {
      this.#dived = true;
      const nth = this.#dives++;
      return this.#dive(nth, Math.round(PROBE * LONGER ** nth));
    }
    return this.#guess(probes);
  }

  /** A probe or a beam, and where no beam has room, proofs to their end. @param probes so many come before the next beam */
  #guess(probes: number): Turn | undefined {
    const narrow = this.#narrow[this.#narrowTried];
    const nth = narrow === undefined ? this.#attempt : this.#narrowTried;
    const settings = this.#mayBeam ? this.#engines.beamSettings(nth, narrow, this.#path, this.#room()) : undefined;
    if (settings && this.#mayProve && this.#probes < probes) return this.#probe();
    if (!settings && !this.#mayProve) return undefined;
    if (settings && narrow !== undefined) this.#narrowTried++;
    else this.#attempt++;
    if (!settings) return this.#prove(Infinity);
    return { kind: 'beam', ...this.#engines.beam(nth, narrow, settings), limit: Infinity, name: `beam ${settings.width}` };
  }

  /** What the engine at work has looked at is noted, since another one is next. */
  #count(): void {
    this.#done += this.#turn.engine.positions;
    this.#opened += this.#turn.engine.opened;
  }

  #begin(turn: Turn): void {
    this.#done -= turn.engine.positions;
    this.#opened -= turn.engine.opened;
    this.#turn = turn;
  }

  /** Looks on at how columns can be dug up, when it is time, and comes back to the engine that is next. */
  #dig(): void {
    const engine = this.#digging;
    if (!engine) return;
    const limit = DIGGING * (this.positions - engine.positions);
    if (limit - engine.positions < LEAST_DIGGING) return;
    this.#waiting = this.#turn;
    this.#count();
    this.#begin({ kind: 'digging', path: this.#path, engine, limit });
  }

  /** @param next whose turn it is after that @param dry it has found a way: it is of no more use */
  #endDigging(next: Turn, dry: boolean): void {
    this.#count();
    if (dry) {
      this.#memory = this.memory;
      this.#digging = undefined;
    }
    this.#waiting = undefined;
    this.#begin(next);
  }

  /** A short search, best first; where a waste comes round for ever every other one is a dive. */
  #probe(): Turn {
    const nth = this.#probes;
    const comesRound = this.#engines.plain.talon?.limited === false;
    const limit = this.#nextLimit();
    if (comesRound && nth % 2 === 0) return this.#dive(nth / 2, limit);
    return { kind: 'best first', ...this.#engines.probe(comesRound ? (nth - 1) / 2 : nth, limit), limit };
  }

  /** Every other dive is eager. */
  #dive(nth: number, limit: number): Turn {
    return { kind: 'dive', ...this.#engines.dive(this.#eagerDives && nth % 2 === 1), limit };
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

  /** A proof goes on for so many positions. */
  #prove(positions: number): Turn {
    const proof = this.#nextProof();
    return { kind: 'depth-first', ...proof, limit: proof.engine.positions + positions };
  }

  /** Positions of a proof for each of the probes' and beams': more once the eager search has found nothing. */
  #share(): number {
    const { traits, plain, alwaysTurning } = this.#engines;
    const share = shareOf(traits, plain, alwaysTurning, this.#attempt);
    return this.#eager.dry ? Math.max(NOTHING_FOUND, share) : this.#forItself ? Math.max(BY_ITSELF, share) : share;
  }

  /** The eager search begins, or goes on for as many positions as others looked at meanwhile. */
  #hurry(begins: boolean): Turn {
    const positions = begins ? FIRST_EAGER : this.#unmatched * eagerShareOf(this.#engines.traits);
    this.#unmatched = 0;
    const search = this.#eager.next();
    return { kind: 'eager depth-first', ...search, limit: search.engine.positions + positions };
  }

  #nextProof(): Proof {
    this.#proofs ??= new Proofs(this.#engines.parts, (part) => this.#engines.proof(part));
    return this.#proofs.next();
  }
}
