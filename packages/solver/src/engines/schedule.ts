import type { SearchState } from './search-state.js';
import type { Turn } from './turn.js';

/**
 * A row of the {@link SCHEDULE} of a search: a kind of turn and the condition under which it comes next. In a turn one engine searches for
 * a limited number of positions.
 */
interface Row {
  /** Returns whether this kind of turn comes after the last turn when no row above is due. */
  readonly due: (state: SearchState, last: Turn) => boolean;
  /** Begins a turn of this kind, and returns it. */
  readonly begin: (state: SearchState, last: Turn) => Turn;
}

/**
 * The schedule of a search: the first row whose condition holds determines which engine searches next. The lengths of turns are in
 * `turn-lengths.ts`.
 */
const SCHEDULE: readonly Row[] = [
  // The greedy search begins after the first probes and is resumed after each proof.
  {
    due: (state, last) => !state.greedy.ended && (state.endsFirstProbes(last) || (last.kind === 'depth-first' && state.greedy.begun)),
    begin: (state, last) => state.searchGreedily(state.endsFirstProbes(last)),
  },
  // A proof is resumed after each group of probes, and after each beam or group of narrow beams.
  {
    due: (state, last) =>
      state.mayProve && state.begun && !state.isInGroup(last) && last.kind !== 'depth-first' && last.kind !== 'greedy depth-first',
    begin: (state) => state.proveInTurn(),
  },
  // A short depth-first search with a shuffled order of moves comes before each beam.
  {
    due: (state, last) => state.mayProve && state.engines.hasRoomForProbes && !last.beforeBeam && state.probes >= state.probesWanted,
    begin: (state) => state.shuffleBeforeBeam(),
  },
  // Probes come before each beam, as many as the rules need.
  {
    due: (state, last) => state.beamAfter(last).settings !== undefined && state.mayProve && state.probes < state.probesWanted,
    begin: (state) => state.probe(),
  },
  // Beams grow as long as the memory has room for them.
  {
    due: (state, last) => state.beamAfter(last).settings !== undefined,
    begin: (state, last) => state.beginBeam(state.beamAfter(last)),
  },
  // Proofs are resumed to their end once no beam has room.
  { due: (state) => state.mayProve, begin: (state) => state.proveToTheEnd() },
];

/** Begins the turn of the engine that searches next, and returns it; undefined when no engine can find anything more. */
export const turnAfter = (state: SearchState, last: Turn): Turn | undefined =>
  SCHEDULE.find(({ due }) => due(state, last))?.begin(state, last);
