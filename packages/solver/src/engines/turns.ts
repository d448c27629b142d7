import type { Course } from './course.js';
import type { Turn } from './turn.js';

/** A row of the schedule. */
interface Row {
  /** Returns whether this turn is next after the last one, where no row above it is due. */
  readonly due: (course: Course, last: Turn) => boolean;
  readonly begin: (course: Course, last: Turn) => Turn;
}

/** The schedule: the first row that is due says which engine is next. How long turns are is in `schedule.ts`. */
const SCHEDULE: readonly Row[] = [
  // The greedy search begins after the first probes and goes on after each proof.
  {
    due: (course, last) => !course.greedy.ended && (course.endsFirstProbes(last) || (last.kind === 'depth-first' && course.greedy.begun)),
    begin: (course, last) => course.searchGreedily(course.endsFirstProbes(last)),
  },
  // A proof goes on after each group of probes, and after each beam or group of narrow beams.
  {
    due: (course, last) =>
      course.mayProve && course.begun && !course.isInGroup(last) && last.kind !== 'depth-first' && last.kind !== 'greedy depth-first',
    begin: (course) => course.proveInTurn(),
  },
  // A short search in a shuffled order of moves comes before each beam.
  {
    due: (course, last) => course.mayProve && course.engines.guessing && !last.beforeBeam && course.probes >= course.probesWanted,
    begin: (course) => course.shuffleBeforeBeam(),
  },
  {
    due: (course, last) => course.beamAfter(last).settings !== undefined && course.mayProve && course.probes < course.probesWanted,
    begin: (course) => course.probe(),
  },
  {
    due: (course, last) => course.beamAfter(last).settings !== undefined,
    begin: (course, last) => course.widen(course.beamAfter(last)),
  },
  // Proofs go on to their end once no beam has room any more.
  { due: (course) => course.mayProve, begin: (course) => course.proveToTheEnd() },
];

/** Returns the turn after the last one; undefined when no engine has anything left to do. */
export const turnAfter = (course: Course, last: Turn): Turn | undefined =>
  SCHEDULE.find(({ due }) => due(course, last))?.begin(course, last);
