/** The script of the solver's worker. It loads a variant by the address of its module. */
import '@patience/solver/worker';
