/** Texts of the promotion of the way back; its title comes from the service. */
export const promotion = {
  lead: (origin: string, destination: string) => `Agrega tu regreso ahora y paga menos por la vuelta de ${origin} a ${destination}.`,
  date: 'Fecha de regreso',
  days: (first: string, last: string) => `Vale del ${first} al ${last}.`,
  /** The day that the offer takes. */
  backOn: (day: string) => `Regresa el ${day}.`,
  accept: '¡Lo quiero!',
  asking: 'Un momento',
  decline: 'No, gracias',
  /** The service gave no reason for its refusal (ERR-063). */
  failed: 'Ocurrió algo intenta más tarde.',
};
