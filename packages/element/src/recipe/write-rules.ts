/** Loaded when a player opens the rules of a patience that has no rules text: writes the text from the data of the patience. */
export { describe as writeRules } from '@patience/recipe/describe';
