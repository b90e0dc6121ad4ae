import type { TogetherOffer } from '../../../machines/domain/seatOffers.ts';
import type { Floor, SeatState } from '../../../machines/domain/seat.ts';
import { list } from '../format.ts';

const these = (seats: readonly string[]) => (seats.length === 1 ? `El asiento ${seats.join('')}` : `Los asientos ${list(seats)}`);

/** The state of the seat beside; `none` where there is none. */
type Beside = SeatState | 'none';

/** Texts of the list beside the map and of the seats for a group. They load after the map. */
export const seatChoices = {
  togetherText: 'Te apartamos los mejores asientos libres, y después nos dices quién va en cada uno.',
  howMany: 'Cuántos viajan',
  /** The offer for a group; `floor` in lower case. */
  offer: (kind: TogetherOffer['kind'], seats: readonly string[], floor: string, count: number): string => {
    const where = `${these(seats)}, ${floor}`;
    switch (kind) {
      case 'together':
        return seats.length === 1 ? `${where}.` : `${where}: van juntos.`;
      case 'near':
        return `Ya no hay ${count} asientos juntos. ${where}, son los más cercanos entre sí.`;
      case 'fewer':
        return `En un mismo piso ya no hay ${count === 1 ? 'asientos' : `${count} asientos`} libres. ${where}: te apartamos ${seats.length === 1 ? 'ese' : 'esos'} y después eliges los demás.`;
      default:
        return kind satisfies never;
    }
  },
  takeTogether: (seats: readonly string[]) =>
    seats.length === 0 ? 'Apartar' : seats.length === 1 ? `Apartar el asiento ${seats.join('')}` : `Apartar ${list(seats)}`,

  list: (count: number) => (count === 1 ? 'El asiento del autobús' : `Los ${count} asientos del autobús`),
  sortBy: 'Ordenar por',
  columns: { number: 'Asiento', floor: 'Piso', row: 'Fila', position: 'Lugar', beside: 'Al lado', price: 'Precio', state: 'Estado' },
  floors: { ground: 'Baja', top: 'Alta' } satisfies Record<Floor, string>,
  row: (row: number) => `Fila ${row}`,
  beside: { free: 'Libre', taken: 'Ocupado', mine: 'Tuyo', none: 'Sin asiento' } satisfies Record<Beside, string>,
  besideSeat: {
    free: 'al lado libre',
    taken: 'al lado ocupado',
    mine: 'al lado tuyo',
    none: 'sin asiento al lado',
  } satisfies Record<Beside, string>,
  choose: 'Elegir',
  chooseSeat: (number: string) => `Elegir asiento ${number}`,
  edit: 'Editar',
  editSeat: (number: string) => `Editar asiento ${number}`,
  busy: 'Apartando…',
};
