/** The solver of a sandbox: a classic worker, built as a text. */
import '@patience/solver/worker';
