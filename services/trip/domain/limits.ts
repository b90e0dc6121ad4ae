/** Seconds a chosen seat stays claimed (CONST-008). */
export const selectionSeconds = 300;
/** Seconds a cart is held (CONST-009). */
export const cartSeconds = 540;
/** Longest hold while the bank is asked, in seconds (decision 3). */
const payingSeconds = 900;
/** How long before its departure a ticket may still be changed, in seconds (CONST-054). */
export const changeLimitSeconds = 3600;
/** Passengers in one direction (SEAT-055, SEAT-056). */
export const passengersPerDirection = 5;
/** How far ahead a trip can be searched, in days. */
export const searchDays = 365;

/** What `POST /cpanel/const` tells (API-009). */
export const constants: Readonly<Record<string, number>> = {
  CART_HOLD_SECONDS: cartSeconds,
  SEAT_HOLD_SECONDS: selectionSeconds,
  PAYING_HOLD_SECONDS: payingSeconds,
  PASSENGERS_PER_DIRECTION: passengersPerDirection,
  SEARCH_DAYS: searchDays,
};
