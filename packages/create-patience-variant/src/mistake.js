/** A mistake in what was asked for; its message is for people. */
export class Mistake extends Error {}
