/** The sandbox: runs the table of an untrusted variant without access to the page. */
export { SANDBOX_DIGESTS, SANDBOX_POLICY, sandboxDocument } from './document.js';
export type { OpenedGame, SandboxOptions, SandboxTable } from './options.js';
export type { DealRequest, SandboxSettings, SolveRequest } from './protocol.js';
