/** Storage key of the awaited SMS code. The first page reads it without loading `awaitedCode.ts`. */
export const AWAITED = 'anden.awaitedCode';
