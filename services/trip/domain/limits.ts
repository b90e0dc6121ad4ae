/** Seconds of a selection (CONST-008). */
export const selectionSeconds = 300;
/** Seconds of a cart's hold (CONST-009). */
export const cartSeconds = 540;
/** Longest hold in seconds while the bank is asked (decision 3). */
const payingSeconds = 900;
/** Seconds before the departure until which a ticket without the flexible change may be changed (CONST-054). */
export const changeLimitSeconds = 3600;
/** Maximum of passengers in one direction (SEAT-055, SEAT-056). */
export const passengersPerDirection = 5;
/** Maximum of days in one answer of the calendar of prices: two months. */
export const calendarDays = 62;

/** The values of `POST /cpanel/const` (API-009). */
export const constantsOf = (saleDays: number): Readonly<Record<string, number>> => ({
  CART_HOLD_SECONDS: cartSeconds,
  SEAT_HOLD_SECONDS: selectionSeconds,
  PAYING_HOLD_SECONDS: payingSeconds,
  PASSENGERS_PER_DIRECTION: passengersPerDirection,
  SEARCH_DAYS: saleDays,
});
