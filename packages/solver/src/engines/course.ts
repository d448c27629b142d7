import type { Options } from '@patience/core';
import type { Table } from '@patience/core/search';
import { SuitSymmetry } from '../reductions/suit-symmetry.js';
import type { BeamSettings } from './beam.js';
import { narrowFor } from './beam-widths.js';
import { BestFirst } from './best-first.js';
import { EngineFactory } from './engine-factory.js';
import { GreedyDepthFirst } from './greedy-depth-first.js';
import { Proofs, type Proof } from './proofs.js';
import {
  FIRST_GREEDY_POSITIONS,
  FIRST_PROBE_POSITIONS,
  FIRST_PROOF_POSITIONS,
  firstProbesFor,
  GREEDY_MEMORY_PART,
  greedyShareOf,
  PROBE_GROWTH,
  PROBE_POSITIONS,
  probesPerBeam,
  proofShareOf,
  SHARE_AFTER_GREEDY,
  SHARE_INSTEAD_OF_GREEDY,
} from './schedule.js';
import type { Turn } from './turn.js';

/** A beam that may come next. */
interface NextBeam {
  /** Number of beams of its kind, narrow or wide, that came before it. */
  readonly nth: number;
  /** Its width, where it is one of the narrow ones that come first. */
  readonly narrow: number | undefined;
  /** Undefined where it has no room, or beams are of no use. */
  readonly settings: BeamSettings | undefined;
}

/** Limits of a search. */
export interface CourseOptions {
  readonly memory: number;
  readonly seed: number;
  readonly mayBeam: boolean;
  readonly mayProve: boolean;
}

/** The state of a search between turns: which turns there were, what they found out, and the engines that go on where they stopped. */
export class Course {
  readonly engines: EngineFactory;
  readonly greedy: GreedyDepthFirst;
  /** Probes so far, best first or shuffled. */
  probes = 0;
  /** Proofs may still find something. */
  mayProve: boolean;
  /** Bytes that are kept for column clearing. */
  reserved = 0;
  readonly #source: Table<Options>;
  readonly #bytes: number;
  /** Probes before the first beam. */
  readonly #firstProbes: number;
  /** Widths of the beams that come before the others. */
  readonly #narrow: readonly number[];
  /** Each card of a single pack counts for itself: a proof finds lines as soon as a greedy search would. */
  readonly #provesInstead: boolean;
  /** The first turn is a proof. */
  readonly #proofsFirst: boolean;
  #mayBeam: boolean;
  #narrowBeams = 0;
  #wideBeams = 0;
  /** Shuffled searches before beams so far. */
  #shuffled = 0;
  /** Shuffled searches may be greedy, since none of them ran dry so far. */
  #shufflesGreedily = true;
  /** Positions of probes and beams since the last proof, and since the last greedy search. */
  #sinceProof = 0;
  #sinceGreedy = 0;
  #proofs: Proofs | undefined;
  /** A proof has run dry before. */
  #proved = false;
  #beam: NextBeam | undefined;

  constructor(source: Table<Options>, { memory, seed, mayBeam, mayProve }: CourseOptions) {
    this.#source = source;
    this.#bytes = memory;
    this.#mayBeam = mayBeam;
    this.mayProve = mayProve;
    this.engines = new EngineFactory(source, memory, seed);
    const { traits, affinity, plain, guessing, probing, alwaysTurning } = this.engines;
    this.#firstProbes = firstProbesFor(alwaysTurning);
    this.#narrow = affinity ? [] : narrowFor(traits);
    this.#proofsFirst = !guessing || (probing && plain.helpers.talon?.once === false && mayProve);
    const wouldPay = !this.#proofsFirst && probing && !traits.asks && affinity === undefined && mayProve;
    const mergesSuits = wouldPay && SuitSymmetry.exists(traits);
    this.#provesInstead = wouldPay && !mergesSuits && traits.onePack;
    this.greedy = new GreedyDepthFirst(!mergesSuits, (random) => this.engines.inDepth(true, random));
  }

  /** Bytes that proofs and the greedy search held at most. */
  get bytes(): number {
    return (this.#proofs?.bytes ?? 0) + this.greedy.bytes;
  }

  /** Returns whether {@link bytes} counts an engine. */
  counts(engine: unknown): boolean {
    return this.#proofs?.has(engine) === true || this.greedy.has(engine);
  }

  /** Begins the first turn. */
  first(): Turn {
    const { engines } = this;
    if (this.#proofsFirst) return { kind: 'depth-first', ...this.#nextProof(), limit: FIRST_PROOF_POSITIONS };
    if (!engines.probing) return { kind: 'best first', ...engines.firstTry(), limit: FIRST_PROBE_POSITIONS };
    const limit = this.#nextProbeLimit();
    return { kind: 'best first', ...engines.probe(0, limit, engines.plain), limit };
  }

  /** An engine looked at everything that it may. Returns whether that is all there is. */
  sawAll({ path, engine }: Turn): boolean {
    if (!path.helpers.safeMoves?.bold) return true;
    if (!this.#proofs?.has(engine)) return false;
    const more = this.#proofs.end(engine);
    // The others look at the same as the first one: beams are not needed any more.
    if (this.#proofs.firstEnded) this.#mayBeam = false;
    return !more;
  }

  /** Notes what is known by a turn that is over. @param dry its engine has nothing left to look at */
  leave({ kind, engine, path }: Turn, dry: boolean): void {
    const { engines } = this;
    this.#beam = undefined;
    engines.shunsHome ||= path.shunsHome;
    if (path.helpers.foundationMerging?.broken && !engines.looksInto) engines.lookInto();
    if (this.#proofs?.confuse || (engines.looksInto && this.#proofs?.merges)) this.#proofs = undefined;
    else if (dry && this.#proofs?.has(engine)) {
      this.#proofs = undefined;
      // It was cut short, or doubted without safe moves: once more would be the same.
      if (!engines.doubts || this.#proved) this.mayProve = false;
      this.#proved = true;
    }
    if (dry && this.greedy.has(engine)) this.greedy.end();
    if (dry && kind === 'shuffled depth-first') this.#shufflesGreedily = false;
    if (kind === 'depth-first' || kind === 'greedy depth-first') return;
    this.#sinceProof += engine.positions;
    this.#sinceGreedy += engine.positions;
  }

  /** Probes or beams have begun. */
  get begun(): boolean {
    return this.#wideBeams > 0 || this.probes > 0;
  }

  /** Probes that come before the next beam, of all. */
  get probesWanted(): number {
    const { traits, plain, probing, alwaysTurning } = this.engines;
    return probing ? this.#firstProbes + probesPerBeam(traits, plain.helpers, alwaysTurning) * this.#wideBeams : 0;
  }

  /** Returns whether a turn was the last of the first probes. */
  endsFirstProbes(last: Turn): boolean {
    return last.kind === 'best first' && this.probes === this.#firstProbes;
  }

  /** Returns whether the first probes or the narrow beams are under way, or a turn belongs to the beam after it. */
  isInGroup(last: Turn): boolean {
    const amidProbes = this.probes > 0 && this.probes < this.#firstProbes;
    const amidNarrow = this.#narrowBeams > 0 && this.#narrowBeams < this.#narrow.length;
    return amidProbes || amidNarrow || last.beforeBeam === true;
  }

  /** Returns the beam that may come after a turn. It is chosen once for each turn, since the choice draws random numbers. */
  beamAfter({ path }: Turn): NextBeam {
    if (this.#beam) return this.#beam;
    const narrow = this.#narrow[this.#narrowBeams];
    const nth = narrow === undefined ? this.#wideBeams : this.#narrowBeams;
    const settings = this.#mayBeam ? this.engines.beamSettings(nth, narrow, path, this.#room()) : undefined;
    return (this.#beam = { nth, narrow, settings });
  }

  /** The greedy search begins, or goes on for as many positions as others looked at meanwhile. */
  searchGreedily(begins: boolean): Turn {
    const positions = begins ? FIRST_GREEDY_POSITIONS : this.#sinceGreedy * greedyShareOf(this.engines.traits);
    this.#sinceGreedy = 0;
    const search = this.greedy.next();
    return { kind: 'greedy depth-first', ...search, limit: search.engine.positions + positions };
  }

  /** A proof goes on for its share of the positions that probes and beams looked at meanwhile. */
  proveInTurn(): Turn {
    const { traits, plain, alwaysTurning } = this.engines;
    const usual = proofShareOf(traits, plain.helpers, alwaysTurning, this.#wideBeams);
    const least = this.greedy.dry ? SHARE_AFTER_GREEDY : this.#provesInstead ? SHARE_INSTEAD_OF_GREEDY : 0;
    const positions = Math.max(FIRST_PROBE_POSITIONS, this.#sinceProof * Math.max(least, usual));
    this.#sinceProof = 0;
    return this.#prove(positions);
  }

  /** A proof goes on until it runs dry: no beam has room. */
  proveToTheEnd(): Turn {
    this.#wideBeams++;
    return this.#prove(Infinity);
  }

  /** A short search in depth, in a shuffled order of moves, directly before a beam. */
  shuffleBeforeBeam(): Turn {
    const nth = this.#shuffled++;
    return { ...this.#shuffle(nth, Math.round(PROBE_POSITIONS * PROBE_GROWTH ** nth)), beforeBeam: true };
  }

  /** A probe: a short search, best first; where a waste comes round for ever every other one is shuffled. */
  probe(): Turn {
    const nth = this.probes;
    const comesRound = this.engines.plain.helpers.talon?.limited === false;
    const limit = this.#nextProbeLimit();
    if (comesRound && nth % 2 === 0) return this.#shuffle(nth / 2, limit);
    return { kind: 'best first', ...this.engines.probe(comesRound ? (nth - 1) / 2 : nth, limit), limit };
  }

  /** A beam begins, which has room. */
  widen({ nth, narrow, settings }: NextBeam): Turn {
    if (narrow === undefined) this.#wideBeams++;
    else this.#narrowBeams++;
    return { kind: 'beam', ...this.engines.beam(nth, narrow, settings!), limit: Infinity, name: `beam ${settings!.width}` };
  }

  /** Every other shuffled search is greedy. */
  #shuffle(nth: number, limit: number): Turn {
    return { kind: 'shuffled depth-first', ...this.engines.shuffledDepthFirst(this.#shufflesGreedily && nth % 2 === 1), limit };
  }

  #prove(positions: number): Turn {
    const proof = this.#nextProof();
    return { kind: 'depth-first', ...proof, limit: proof.engine.positions + positions };
  }

  #nextProof(): Proof {
    this.#proofs ??= new Proofs(this.engines.parts, (part) => this.engines.proof(part));
    return this.#proofs.next();
  }

  /** Positions of the next probe: more than of the one before, as long as there is room for them. */
  #nextProbeLimit(): number {
    let limit = PROBE_POSITIONS * PROBE_GROWTH ** this.probes++;
    while (limit > PROBE_POSITIONS && BestFirst.bytes(this.#source, Math.ceil(limit)) > this.#room()) limit /= PROBE_GROWTH;
    return Math.round(limit);
  }

  /** Bytes for a probe or a beam, beside proofs, the greedy search and column clearing. */
  #room(): number {
    return this.#bytes / 2 - (this.greedy.begun ? this.#bytes / GREEDY_MEMORY_PART : 0) - this.reserved;
  }
}
