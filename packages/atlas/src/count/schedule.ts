import { standingOf, type Aim, type Standing, type Turn } from './aim.js';
import type { Entry } from './results.js';

/** A rule set that is being counted. */
export interface Course {
  readonly name: string;
  readonly aim: Aim;
  /** The best verdict on each deal of the shard, by seed. */
  readonly known: readonly Entry[];
}

interface Running {
  readonly name: string;
  readonly aim: Aim;
  readonly known: Map<number, Entry>;
  /** Seeds that are being searched. */
  readonly taken: Set<number>;
  /** The cached state; undefined after a change. */
  standing: Standing | undefined;
}

/** Chooses the next deal: one of the rule set with the lowest estimated cost of reaching its aim. */
export class Schedule {
  readonly #courses: Map<string, Running>;

  constructor(courses: readonly Course[]) {
    this.#courses = new Map(
      courses.map(({ name, aim, known }) => {
        const bySeed = new Map(known.map((entry) => [entry.seed, entry]));
        return [name, { name, aim, known: bySeed, taken: new Set(), standing: undefined }];
      }),
    );
  }

  /** Hands out a deal of the rule set with the lowest cost, the first among equals; undefined when none is left. */
  next(): (Turn & { readonly name: string }) | undefined {
    let best: { course: Running; cost: number; turn: Turn } | undefined;
    for (const course of this.#courses.values()) {
      const standing = standingNow(course);
      if (standing.state === 'open' && standing.cost < (best?.cost ?? Infinity)) best = { course, ...standing };
    }
    if (!best) return undefined;
    best.course.taken.add(best.turn.seed);
    best.course.standing = undefined;
    return { name: best.course.name, ...best.turn };
  }

  /** Records the verdict on a deal that was handed out. */
  take(name: string, entry: Entry): void {
    const course = this.#courses.get(name)!;
    course.taken.delete(entry.seed);
    course.known.set(entry.seed, entry);
    course.standing = undefined;
  }

  /** Returns the rule sets that have not reached their aim: those that still can, and those that cannot with this budget. */
  left(state: 'open' | 'beyond'): { readonly name: string; readonly aim: Aim; readonly deals: number; readonly unknown: number }[] {
    return [...this.#courses.values()]
      .filter((course) => standingNow(course).state === state)
      .map(({ name, aim, known }) => {
        const unknown = [...known.values()].filter(({ verdict }) => verdict === 'unknown').length;
        return { name, aim, deals: known.size, unknown };
      });
  }
}

const standingNow = (course: Running): Standing => (course.standing ??= standingOf(course.known, course.aim, course.taken));
