import type { Direction } from '../../../machines/domain/trip.ts';
import type { EditError, OfferRefusal } from '../../../machines/edit/edit.types.ts';
import { common } from './common.ts';
import { failures } from './failures.ts';
import { tripsFailed } from './tripsFailed.ts';

const way: Record<Direction, string> = { outbound: 'ida', return: 'regreso' };

/** Texts of the choice of tickets to change. */
export const edit = {
  open: (direction: Direction) => `Editar viaje de ${way[direction]}`,
  title: 'Elige pasajeros',
  text: '¿Quién cambia de viaje?',
  asking: 'Revisamos qué boletos se pueden editar',
  person: (fare: string, seat: string) => `${fare} · ${common.seat(seat).toLowerCase()}`,
  submit: 'Editar',
  errors: {
    nobody: 'Debes seleccionar al menos un pasajero para editar',
    minorAlone: 'Un menor no puede viajar solo. Debes seleccionar también un adulto o un senectud para acompañarlo.',
    minorLeft: 'Un menor no puede quedarse solo. Deja con él a un adulto o a un senectud.',
    petAlone: 'Una mascota viaja junto a su adulto. Elígelos a los dos.',
  } satisfies Record<EditError, string>,
  prices: 'Precios por persona. Pagas solo la diferencia. Si tu viaje nuevo cuesta menos, la diferencia se acredita como Puntos Viaja.',
  departing: { outbound: 'Elige tu nueva ida', return: 'Elige tu nuevo regreso' } satisfies Record<Direction, string>,
  searching: 'Buscamos las salidas de este día',
  departuresOf: (day: string) => `Salidas del ${day}`,
  noDepartures: (day: string) => `No hay salidas el ${day}. Elige otro día.`,
  unlisted: { title: 'No pudimos cargar las salidas', text: tripsFailed },
  free: (seats: number) => (seats === 1 ? '1 asiento libre' : `${seats} asientos libres`),
  refusals: {
    full: 'No hay lugar para todos',
    minorLeft: 'El menor se quedaría solo',
    crossed: 'El regreso sale antes de que llegue la ida',
  } satisfies Record<OfferRefusal, string>,
  /** `amount` is with its currency sign. */
  takenBack: (amount: string) => `Tu regreso pierde su descuento: ${amount}`,
  own: 'Tu autobús',
  refused: { title: 'Atención', text: failures['edit-refused'].text },
  guarded: { title: 'Viaja seguro', text: 'Un menor o una mascota no puede cambiar de viaje sin su acompañante.' },
  /** After the change; before it stands `difference`. */
  changed: 'Cambiaste tu viaje: tus boletos anteriores ya no sirven.',
  cheaper: (amount: string) =>
    `Tus boletos nuevos costaron ${amount} menos. La diferencia de valor entre ambos boletos se acredita como Puntos Viaja después del viaje.`,
  failed: { title: 'Oops', text: 'Ocurrió un error al tratar de validar boletos para transferir' },
};
