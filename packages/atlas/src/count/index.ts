/** Counting: rule sets, the verdict on one deal, files of verdicts, and the rows they make. For Node. */
export { decide, type Limits } from './decide.js';
export { lastWords, Results, shardOf, type Entry } from './results.js';
export { rowOf } from './row.js';
export { ruleSets, SOLVER, type RuleSet } from './rule-sets.js';
