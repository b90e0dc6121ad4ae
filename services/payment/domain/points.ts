/** Part of the money paid for a trip that comes back as points, in percent. The documents name no number. */
const earnedPercent = 5;

/** Days for which points can be spent, from the instant at which they count. The documents name no number. */
export const pointsLifeDays = 365;

const centavo = 1000;

/** The points that money earns, in whole centavos. Amounts in 1/100000 peso. */
export const pointsFor = (paid: number): number => Math.floor((paid * earnedPercent) / 100 / centavo) * centavo;

/** The booking of what a ticket earned. */
export const earnedReference = (ticketId: string): string => `earned ${ticketId}`;
