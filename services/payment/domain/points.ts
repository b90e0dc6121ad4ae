/** Part of the money paid for a trip that comes back as points, in percent. The documents name no number. */
const earnedPercent = 5;

/** Days for which points can be spent, from the instant at which they count. The documents name no number. */
export const pointsLifeDays = 365;

/** The points that money earns, in whole `minor` units of the currency. Amounts in 1/100000 of its unit. */
export const pointsFor = (paid: number, minor: number): number => Math.floor((paid * earnedPercent) / 100 / minor) * minor;

/** The booking of what a ticket earned. */
export const earnedReference = (ticketId: string): string => `earned ${ticketId}`;

/** The other side of every booking of points: what the shop owes. */
export const house = 'house';
