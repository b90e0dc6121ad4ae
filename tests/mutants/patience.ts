/** Far more than the tests of a chart's folder take. */
export const MOST_MILLISECONDS = 20_000;
