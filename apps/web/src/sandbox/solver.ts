/** The script of a sandboxed solver: a classic worker, bundled as a text. */
import '@patience/solver/worker';
