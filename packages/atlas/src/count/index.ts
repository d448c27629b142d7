/** Counting: rule sets, the verdict on one deal, files of verdicts, and the rows they make. For Node. */
export { standingOf, winnableOf, type Aim, type Standing, type Turn } from './aim.js';
export { decide, type Limits } from './decide.js';
export { numberOf, readAs } from './number-of.js';
export { Held, lastWords, Results, type Entry } from './results.js';
export { rowOf } from './row.js';
export { begins, chosenFrom, ruleSets, SOLVER, type RuleSet } from './rule-sets.js';
export { shardOf, type Shard } from './shard.js';
export { Schedule, type Course } from './schedule.js';
