/** The key of the awaited code, without the code that reads it: a page without one does not load that. */
export const AWAITED = 'anden.awaitedCode';
