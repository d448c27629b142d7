/** The solver of a cell: a classic worker from a text. */
import '@patience/solver/worker';
