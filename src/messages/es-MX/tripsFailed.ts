/** Departures, or bought trips, did not load (ERR-013). */
export const tripsFailed = 'Ocurrió algo al cargar los viajes, intenta más tarde.';
