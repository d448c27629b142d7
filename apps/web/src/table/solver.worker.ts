/** The solver at work beside the page. It loads a variant by the address of its module. */
import '@patience/solver/worker';
