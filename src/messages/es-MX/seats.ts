import type { NameError } from '../../../machines/domain/passenger.ts';
import type { FixtureKind, SeatState } from '../../../machines/domain/seat.ts';
import type { Direction } from '../../../machines/domain/trip.ts';
import type { Missing, NextStep, Spoken } from '../../../machines/seats/seats.types.ts';
import { list } from '../format.ts';
import { common } from './common.ts';

const people = (count: number) => (count === 1 ? '1 pasajero' : `${count} pasajeros`);
const way: Record<Direction, string> = { outbound: 'ida', return: 'regreso' };

export const seats = {
  title: 'Elige tus asientos',
  /** After the title, for readers: the way of a round trip. */
  ofWay: (direction: Direction) => `de ${way[direction]}`,
  loading: 'Cargando el mapa de asientos',
  map: 'Mapa de asientos',
  back: 'Regresar',
  next: {
    pay: 'Resumen y pago',
    outbound: 'Elegir asientos de ida',
    return: 'Elegir asientos de regreso',
  } satisfies Record<NextStep, string>,
  blocking: 'Procesando...',
  missing: (missing: Missing): string => {
    switch (missing.kind) {
      case 'noPassengers':
        return 'Elige un asiento y agrega a quien viaja.';
      case 'unnamed':
        return `Falta quién viaja en el asiento ${missing.seat}.`;
      case 'seatless':
        return `Falta el asiento de ${missing.name}.`;
      case 'fewer':
        return missing.count === 1
          ? `Te falta elegir 1 asiento de ${way[missing.direction]}.`
          : `Te faltan ${missing.count} asientos de ${way[missing.direction]}.`;
      default:
        return missing satisfies never;
    }
  },

  tabs: 'Trayecto',
  chosenByWay: (tabs: readonly { direction: Direction; chosen: number }[]) =>
    tabs.map(({ direction, chosen }) => `${common.direction[direction]} ${chosen}`).join(' · '),

  floor: 'Piso',
  free: (count: number) => (count === 0 ? 'Sin lugares' : count === 1 ? '1 libre' : `${count} libres`),
  oneFloor: 'Autobús de 1 solo piso',
  legend: 'Cómo leer el mapa',
  legendOf: { free: 'Disponible', mine: 'Seleccionado', taken: 'Ocupado' } satisfies Record<SeatState, string>,
  perPerson: 'por persona',
  chosenOf: (count: number, limit: number) => `${count} de ${limit} pasajeros`,
  limit: (count: number, direction: Direction, isRound: boolean) =>
    isRound
      ? `Puedes elegir hasta ${people(count)} por trayecto, ${2 * count} en tu viaje redondo.`
      : `Puedes elegir hasta ${people(count)} en tu viaje de ${way[direction]}.`,
  limitReached: (direction: Direction) => `Ya has seleccionado 5 pasajeros para el viaje de ${way[direction]}. No puedes agregar más.`,
  forPet: 'para tu mascota',
  live: {
    connecting: 'Conectando con el mapa en vivo',
    live: 'En vivo',
    lost: (time: string | null) => (time === null ? 'Sin señal en vivo, reconectando' : `Mapa de las ${time}, reconectando`),
  },

  front: 'FRENTE',
  rear: 'Parte trasera',
  window: 'Ventana',
  aisle: 'Pasillo',
  fixture: {
    driver: 'Conductor',
    door: 'Puerta',
    stairs: 'Escalera',
    toilet: 'Baño',
    aisle: '',
    none: '',
  } satisfies Record<FixtureKind, string>,
  grid: (floor: string, count: number) => `${floor}, ${count === 1 ? '1 asiento' : `${count} asientos`}`,
  position: { window: 'ventana', aisle: 'pasillo' },
  seatState: { free: 'disponible', taken: 'ocupado', mine: 'seleccionado' } satisfies Record<SeatState, string>,
  seatOf: (name: string) => `tuyo: ${name}`,
  seatBusy: 'apartando',
  /** A seat in one sentence, such as «Asiento 5, ventana, disponible, planta baja, $612.00». */
  seat: (number: string, ...facts: string[]) => [`Asiento ${number}`, ...facts].join(', '),

  /** An edit of bought tickets. */
  change: {
    title: 'Cambia tus asientos',
    fixed: 'El nombre y el tipo de pasajero son los del boleto.',
  },

  passengers: (direction: Direction) => `Pasajeros de ${way[direction]}`,
  passengerCount: people,
  noPassengers: 'Toca un asiento libre',
  noPassengersText: 'Ahí agregas los datos de quien viaja.',
  totals: { tickets: 'Boletos', services: 'Servicios', total: 'Gran total' },
  chosenSeats: (numbers: readonly string[]) =>
    numbers.length === 0 ? 'Sin asientos' : numbers.length === 1 ? `Asiento ${numbers.join('')}` : `Asientos ${list(numbers)}`,

  form: {
    title: 'Agrega al pasajero',
    titleEditing: 'Edita al pasajero',
    place: (direction: Direction, ...facts: string[]) => [common.direction[direction], ...facts].join(' · '),
    same: { outbound: '¿Quién de los que regresan?', return: '¿Quién de los que van?' } satisfies Record<Direction, string>,
    firstName: 'Nombre',
    lastName: 'Apellidos',
    lastNameOptional: 'Apellidos (si quieres)',
    petName: 'Nombre de tu mascota',
    fare: 'Tipo de pasajero',
    /** The places left of each reduced fare. */
    lefts: (fares: readonly { name: string; left: number }[]) =>
      `Lugares con descuento: ${list(fares.map(({ name, left }) => `${Math.max(0, left)} de ${name.toLowerCase()}`))}.`,
    left: (count: number) => (count <= 0 ? 'agotada' : count === 1 ? 'queda 1' : `quedan ${count}`),
    submit: 'Continuar',
    accepting: 'Al continuar aceptas los ',
    and: ' y el ',
    errors: { 'too-short': 'Escribe al menos 2 letras', duplicate: 'Nombre duplicado' } satisfies Record<NameError, string>,
  },

  spoken: (spoken: Spoken): string => {
    switch (spoken.kind) {
      case 'chosen':
        return `Asiento ${spoken.seat} seleccionado para ${spoken.name}.`;
      case 'released':
        return `Asiento ${spoken.seat} liberado.`;
      case 'lost':
        return `Perdiste el asiento ${spoken.seat} de ${spoken.name}: alguien más lo eligió.`;
      default:
        return spoken satisfies never;
    }
  },
};
