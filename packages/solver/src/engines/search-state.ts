import type { Options } from '@patience/core';
import type { Table } from '@patience/core/internals';
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
} from './turn-lengths.js';
import type { Turn } from './turn.js';

/** The beam search that may come next. */
interface NextBeam {
  /** Number of beams of this kind, narrow or wide, that came before. */
  readonly nth: number;
  /** Width of a narrow beam; undefined for a wide beam. Narrow beams come first. */
  readonly narrow: number | undefined;
  /** Settings of the beam; undefined when the memory is too small for it, or beams are not allowed. */
  readonly settings: BeamSettings | undefined;
}

/** Limits of a search and the engines that it may use. */
export interface SearchLimits {
  /** Bytes that all engines together may hold. */
  readonly memory: number;
  /** Seed of the random choices that engines make. */
  readonly seed: number;
  readonly mayBeam: boolean;
  readonly mayProve: boolean;
}

/** State of a search between the turns of its engines: the turns so far, what they found, and the engines that can be resumed. */
export class SearchState {
  readonly engines: EngineFactory;
  readonly greedy: GreedyDepthFirst;
  /** Number of probes so far: short best-first searches and shuffled depth-first searches. */
  probes = 0;
  /** Whether proofs by depth-first search are allowed and can still find something. */
  mayProve: boolean;
  /** Bytes of memory that are reserved for a refutation. */
  reserved = 0;
  readonly #source: Table<Options>;
  readonly #bytes: number;
  /** Number of probes before the first beam. */
  readonly #firstProbes: number;
  /** Widths of the narrow beams, which come before the wide ones. */
  readonly #narrowWidths: readonly number[];
  /**
   * Whether proofs take the place of the greedy search: no two cards of a single deck are interchangeable, so that a proof finds lines as
   * soon as a greedy search would.
   */
  readonly #provesInstead: boolean;
  /** Whether the first turn of the search is a proof by depth-first search. */
  readonly #proofsFirst: boolean;
  #mayBeam: boolean;
  #narrowBeams = 0;
  #wideBeams = 0;
  /** Number of shuffled depth-first searches so far that came directly before a beam. */
  #shuffledSearches = 0;
  /** Whether shuffled depth-first searches may be greedy; false once a greedy one was searched to the end. */
  #shufflesGreedily = true;
  /** Number of positions that probes and beams visited since the last proof. */
  #sinceProof = 0;
  /** Number of positions that probes and beams visited since the last greedy search. */
  #sinceGreedy = 0;
  #proofs: Proofs | undefined;
  /** Whether a proof was searched to its end before. */
  #proved = false;
  #beam: NextBeam | undefined;

  constructor(source: Table<Options>, { memory, seed, mayBeam, mayProve }: SearchLimits) {
    this.#source = source;
    this.#bytes = memory;
    this.#mayBeam = mayBeam;
    this.mayProve = mayProve;
    this.engines = new EngineFactory(source, memory, seed);
    const { traits, affinity, plain, hasRoomForProbes, probes, alwaysTurnsStock } = this.engines;
    this.#firstProbes = firstProbesFor(alwaysTurnsStock);
    this.#narrowWidths = affinity ? [] : narrowFor(traits);
    this.#proofsFirst = !hasRoomForProbes || (probes && plain.helpers.talon?.once === false && mayProve);
    const wouldPay = !this.#proofsFirst && probes && !traits.asks && affinity === undefined && mayProve;
    const mergesSuits = wouldPay && SuitSymmetry.exists(traits);
    this.#provesInstead = wouldPay && !mergesSuits && traits.onePack;
    this.greedy = new GreedyDepthFirst(!mergesSuits, (random) => this.engines.inDepth(true, random));
  }

  /** Largest number of bytes that proofs and the greedy search held so far. */
  get bytes(): number {
    return (this.#proofs?.bytes ?? 0) + this.greedy.bytes;
  }

  /** Returns whether the memory of an engine is part of {@link bytes}. */
  counts(engine: unknown): boolean {
    return this.#proofs?.has(engine) === true || this.greedy.has(engine);
  }

  /** Returns the first turn of the search. */
  first(): Turn {
    const { engines } = this;
    if (this.#proofsFirst) return { kind: 'depth-first', ...this.#nextProof(), limit: FIRST_PROOF_POSITIONS };
    if (!engines.probes) return { kind: 'best first', ...engines.firstTry(), limit: FIRST_PROBE_POSITIONS };
    const limit = this.#nextProbeLimit();
    return { kind: 'best first', ...engines.probe(0, limit, engines.plain), limit };
  }

  /** Notes that an engine has visited all positions that it may. @returns whether this proves that the deal is lost */
  hasSeenAll({ path, engine }: Turn): boolean {
    if (!path.helpers.safeMoves?.leavesLinesOut) return true;
    if (!this.#proofs?.has(engine)) return false;
    const more = this.#proofs.end(engine);
    // All other engines see no more than the first part does, so beams are useless now.
    if (this.#proofs.firstEnded) this.#mayBeam = false;
    return !more;
  }

  /** Ends a turn and notes its result. @param dry whether its engine has visited all positions that it may */
  leave({ kind, engine, path }: Turn, dry: boolean): void {
    const { engines } = this;
    this.#beam = undefined;
    engines.completionLoses ||= path.completionLoses;
    if (path.helpers.foundationMerging?.broken && !engines.readsFoundations) engines.stopMergingFoundations();
    if (this.#proofs?.mergedWrongly || (engines.readsFoundations && this.#proofs?.mergesFoundations)) this.#proofs = undefined;
    else if (dry && this.#proofs?.has(engine)) {
      this.#proofs = undefined;
      // The proof was cut short, or it failed even without safe moves: another one would find the same.
      if (!engines.distrustsSafeMoves || this.#proved) this.mayProve = false;
      this.#proved = true;
    }
    if (dry && this.greedy.has(engine)) this.greedy.end();
    if (dry && kind === 'shuffled depth-first') this.#shufflesGreedily = false;
    if (kind === 'depth-first' || kind === 'greedy depth-first') return;
    this.#sinceProof += engine.positions;
    this.#sinceGreedy += engine.positions;
  }

  /** Whether probes or beams have begun. */
  get begun(): boolean {
    return this.#wideBeams > 0 || this.probes > 0;
  }

  /** Total number of probes that must have run before the next beam. */
  get probesWanted(): number {
    const { traits, plain, probes, alwaysTurnsStock } = this.engines;
    return probes ? this.#firstProbes + probesPerBeam(traits, plain.helpers, alwaysTurnsStock) * this.#wideBeams : 0;
  }

  /** Returns whether a turn was the last of the probes that come before the first beam. */
  endsFirstProbes(last: Turn): boolean {
    return last.kind === 'best first' && this.probes === this.#firstProbes;
  }

  /** Returns whether the first probes or the narrow beams have begun and not ended, or a turn belongs to the beam that comes next. */
  isInGroup(last: Turn): boolean {
    const amidProbes = this.probes > 0 && this.probes < this.#firstProbes;
    const amidNarrow = this.#narrowBeams > 0 && this.#narrowBeams < this.#narrowWidths.length;
    return amidProbes || amidNarrow || last.beforeBeam === true;
  }

  /** Returns the beam that may come after a turn. It is chosen once for each turn, since the choice draws random numbers. */
  beamAfter({ path }: Turn): NextBeam {
    if (this.#beam) return this.#beam;
    const narrow = this.#narrowWidths[this.#narrowBeams];
    const nth = narrow === undefined ? this.#wideBeams : this.#narrowBeams;
    const settings = this.#mayBeam ? this.engines.beamSettings(nth, narrow, path, this.#room()) : undefined;
    return (this.#beam = { nth, narrow, settings });
  }

  /** Begins the greedy search, or resumes it for a share of the positions that probes and beams visited since. */
  searchGreedily(begins: boolean): Turn {
    const positions = begins ? FIRST_GREEDY_POSITIONS : this.#sinceGreedy * greedyShareOf(this.engines.traits);
    this.#sinceGreedy = 0;
    const search = this.greedy.next();
    return { kind: 'greedy depth-first', ...search, limit: search.engine.positions + positions };
  }

  /** Resumes a proof for its share of the positions that probes and beams visited since. */
  proveInTurn(): Turn {
    const { traits, plain, alwaysTurnsStock } = this.engines;
    const usual = proofShareOf(traits, plain.helpers, alwaysTurnsStock, this.#wideBeams);
    const least = this.greedy.dry ? SHARE_AFTER_GREEDY : this.#provesInstead ? SHARE_INSTEAD_OF_GREEDY : 0;
    const positions = Math.max(FIRST_PROBE_POSITIONS, this.#sinceProof * Math.max(least, usual));
    this.#sinceProof = 0;
    return this.#prove(positions);
  }

  /** Resumes a proof without a limit of positions: the memory has room for no further beam. */
  proveToTheEnd(): Turn {
    this.#wideBeams++;
    return this.#prove(Infinity);
  }

  /** Begins a short depth-first search with a shuffled order of moves, directly before a beam. */
  shuffleBeforeBeam(): Turn {
    const nth = this.#shuffledSearches++;
    return { ...this.#shuffle(nth, Math.round(PROBE_POSITIONS * PROBE_GROWTH ** nth)), beforeBeam: true };
  }

  /** Begins a probe: a short best-first search. Where redeals are unlimited, each second probe is a shuffled depth-first search. */
  probe(): Turn {
    const nth = this.probes;
    const redealsForever = this.engines.plain.helpers.talon?.limited === false;
    const limit = this.#nextProbeLimit();
    if (redealsForever && nth % 2 === 0) return this.#shuffle(nth / 2, limit);
    return { kind: 'best first', ...this.engines.probe(redealsForever ? (nth - 1) / 2 : nth, limit), limit };
  }

  /** Begins a beam search for which the memory has room. */
  beginBeam({ nth, narrow, settings }: NextBeam): Turn {
    if (narrow === undefined) this.#wideBeams++;
    else this.#narrowBeams++;
    return { kind: 'beam', ...this.engines.beam(nth, narrow, settings!), limit: Infinity, name: `beam ${settings!.width}` };
  }

  /** Begins a shuffled depth-first search. Each second one is greedy, until a greedy one was searched to the end. */
  #shuffle(nth: number, limit: number): Turn {
    return { kind: 'shuffled depth-first', ...this.engines.shuffledDepthFirst(this.#shufflesGreedily && nth % 2 === 1), limit };
  }

  /** Resumes the proof that is next in turn. */
  #prove(positions: number): Turn {
    const proof = this.#nextProof();
    return { kind: 'depth-first', ...proof, limit: proof.engine.positions + positions };
  }

  #nextProof(): Proof {
    this.#proofs ??= new Proofs(this.engines.parts, (part) => this.engines.proof(part));
    return this.#proofs.next();
  }

  /** Returns the number of positions of the next probe. It is larger than that of the probe before, as long as the memory has room. */
  #nextProbeLimit(): number {
    let limit = PROBE_POSITIONS * PROBE_GROWTH ** this.probes++;
    while (limit > PROBE_POSITIONS && BestFirst.bytes(this.#source, Math.ceil(limit)) > this.#room()) limit /= PROBE_GROWTH;
    return Math.round(limit);
  }

  /** Returns the bytes that a probe or a beam may use beside the proofs, the greedy search and a refutation. */
  #room(): number {
    return this.#bytes / 2 - (this.greedy.begun ? this.#bytes / GREEDY_MEMORY_PART : 0) - this.reserved;
  }
}
