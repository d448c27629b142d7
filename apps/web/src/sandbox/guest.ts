/** The table of a sandbox: the element and the client of the solver, built as a text. */
import '@patience/element/guest';
