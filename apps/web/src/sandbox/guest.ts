/** The script of a sandboxed table: the element and the client of the solver, bundled as a text. */
import '@patience/element/guest';
