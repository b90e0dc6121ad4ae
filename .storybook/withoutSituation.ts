/** States in which no example rests, with the reason; every other state of a chart has one. */
export const withoutSituation: Readonly<Record<string, string>> = {};
