/** All words of `<patience-game>` in this language, for `registerLanguage`. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the type is ElementLanguage of @patience/element, on which this package does not depend
declare const language: Record<string, any>;
export default language;
