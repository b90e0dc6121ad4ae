import { tripsFailed } from './tripsFailed.ts';

/** Texts of a day without trips. */
export const noDepartures = {
  seeDay: (day: string) => `Ver ${day}`,

  empty: { title: 'No hay viajes este día', text: 'Prueba con otro día u otra ciudad.' },
  failed: { title: 'No pudimos cargar los viajes', text: tripsFailed },
};
