/** Counting: rule sets, the verdict on one deal, files of verdicts, and the rows they make. For Node. */
export { standingOf, winnableOf, type Aim, type Standing, type Turn } from './aim.js';
export { BadInput } from './bad-input.js';
export { decide, decideWithLine, type Decision, type Limits } from './decide.js';
export { numberOf } from './number-of.js';
export { isRuleSetName, lastWords, Results, type Entry } from './results.js';
export { lineWins } from '../line-wins.js';
export { randomGameWins } from './proof.js';
export { rowOf } from './row.js';
export { begins, chosenFrom, ruleSets, SOLVER, type RuleSet } from './rule-sets.js';
export { shardOf, type Shard } from './shard.js';
export { Schedule, type Course } from './schedule.js';
