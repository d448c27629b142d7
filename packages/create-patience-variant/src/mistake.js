/** A mistake in the command line or in an answer. Its message is printed without a stack. */
export class Mistake extends Error {}
