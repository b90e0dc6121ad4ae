import type { NameError } from '../../../machines/domain/passenger.ts';
import type { FixtureKind, SeatState } from '../../../machines/domain/seat.ts';
import type { Direction } from '../../../machines/domain/trip.ts';
import type { FareRefusal } from '../../../machines/domain/party.ts';
import type { ContinueHint, NextStep, PetFault, SeatsAlert, Spoken } from '../../../machines/seats/seats.types.ts';
import { list } from '../format.ts';
import { failures } from './failures.ts';

const way: Record<Direction, string> = { outbound: 'ida', return: 'regreso' };

const theSeats = (seats: readonly string[]) => (seats.length === 1 ? `el asiento ${seats.join('')}` : `los asientos ${list(seats)}`);

type AlertText = { title: string; text: string; more?: string };

/** Why a party with pets may not go on (SEAT-065 to SEAT-068). */
const petRules: Record<PetFault, AlertText> = {
  'pet-not-at-window': { title: 'Tu mascota va junto a la ventana', text: 'Cambia su asiento por uno de ventana.' },
  'pet-needs-adult': { title: 'Tu mascota necesita compañía', text: 'En el asiento de al lado debe ir un adulto.' },
  'adult-has-pet': { title: 'Una mascota por adulto', text: 'Cada adulto puede acompañar a una mascota.' },
  'pets-exceed-adults': { title: 'Una mascota por adulto', text: 'Agrega a un adulto por cada mascota.' },
};

/** Words of the seat selection. */
export const seats = {
  title: 'Elige tus asientos',
  loading: 'Cargando el mapa de asientos',
  map: 'Mapa de asientos',
  back: 'Regresar',
  next: {
    pay: 'Resumen y pago',
    outbound: 'Elegir asientos de ida',
    return: 'Elegir asientos de regreso',
  } satisfies Record<NextStep, string>,
  blocking: 'Procesando...',
  continueHint: (hint: NonNullable<ContinueHint>): string => {
    if (hint.kind === 'noPassengers') return 'Elige un asiento y agrega a quien viaja.';
    if (hint.kind === 'unnamed') return `Falta quién viaja en el asiento ${hint.seat}.`;
    return hint.count === 1
      ? `Te falta elegir 1 asiento de ${way[hint.direction]}.`
      : `Te faltan ${hint.count} asientos de ${way[hint.direction]}.`;
  },

  tabs: 'Trayecto',
  tab: { outbound: 'Ida', return: 'Regreso' } satisfies Record<Direction, string>,
  chosenByWay: (tabs: readonly { direction: Direction; chosen: number }[]) =>
    tabs.map(({ direction, chosen }) => `${direction === 'outbound' ? 'Ida' : 'Regreso'} ${chosen}`).join(' · '),

  floor: 'Piso',
  free: (count: number) => (count === 1 ? '1 libre' : `${count} libres`),
  oneFloor: 'Autobús de 1 solo piso',
  legend: 'Cómo leer el mapa',
  legendOf: { free: 'Disponible', mine: 'Seleccionado', taken: 'Ocupado' } satisfies Record<SeatState, string>,
  howTo: 'Toca un asiento libre o muévete con las flechas del teclado y presiona Entrar.',
  limit: (count: number, direction: Direction, isRound: boolean) =>
    isRound
      ? `Puedes elegir hasta ${count} pasajeros por trayecto, ${2 * count} en tu viaje redondo.`
      : `Puedes elegir hasta ${count} pasajeros en tu viaje de ${way[direction]}.`,
  limitReached: (direction: Direction) => `Ya has seleccionado 5 pasajeros para el viaje de ${way[direction]}. No puedes agregar más.`,
  placingPet: 'Elige un asiento con huella: va junto a la ventana, y al lado hay lugar para un adulto.',
  stopPlacingPet: 'Ya no busco lugar para mi mascota',
  forPet: 'para tu mascota',
  banner: {
    groundFull: 'Sin asientos disponibles intenta en planta alta',
    busFull: 'No hay asientos disponibles',
  },
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
  grid: (floor: string, count: number) => `${floor}, ${count} asientos`,
  position: { window: 'ventana', aisle: 'pasillo' },
  seatState: { free: 'disponible', taken: 'ocupado', mine: 'seleccionado' } satisfies Record<SeatState, string>,
  seatOf: (name: string) => `tuyo: ${name}`,
  seatBusy: 'apartando',
  /** A seat in one sentence, such as «Asiento 5, ventana, disponible, planta baja, $612.00». */
  seat: (number: string, ...facts: string[]) => [`Asiento ${number}`, ...facts].join(', '),

  passengers: (direction: Direction) => `Pasajeros de ${way[direction]}`,
  passengerCount: (count: number) => (count === 1 ? '1 pasajero' : `${count} pasajeros`),
  noPassengers: 'Toca un asiento libre',
  noPassengersText: 'Ahí agregas los datos de quien viaja.',
  unnamed: 'Falta quién viaja aquí',
  fillIn: 'Agregar datos',
  noServices: 'Sin servicios',
  edit: (name: string) => `Editar a ${name}`,
  remove: (name: string) => `Eliminar a ${name}`,
  totals: { tickets: 'Boletos', services: 'Servicios', total: 'Gran total' },
  chosenSeats: (numbers: readonly string[]) =>
    numbers.length === 0 ? 'Sin asientos' : numbers.length === 1 ? `Asiento ${numbers.join('')}` : `Asientos ${list(numbers)}`,

  form: {
    title: 'Agrega al pasajero',
    titleEditing: 'Edita al pasajero',
    place: (direction: Direction, ...facts: string[]) => [direction === 'outbound' ? 'Ida' : 'Regreso', ...facts].join(' · '),
    same: { outbound: '¿Quién de los que regresan?', return: '¿Quién de los que van?' } satisfies Record<Direction, string>,
    firstName: 'Nombre',
    lastName: 'Apellidos',
    lastNameOptional: 'Apellidos (si quieres)',
    petName: 'Nombre de tu mascota',
    fare: 'Tipo de pasajero',
    services: 'Servicios adicionales',
    addServices: 'Agregar servicios adicionales',
    removeServices: 'Quitar servicios adicionales',
    cardOnly: 'Solo con tarjeta de crédito o débito puedes pagar el seguro y los servicios adicionales.',
    petNotice: '¿Viajas con tu mascota? Elige MASCOTA: va junto a la ventana y con un adulto en el asiento de al lado.',
    petChosen: 'Tu mascota va junto a la ventana y con un adulto en el asiento de al lado.',
    petCompanion: (seat: string) =>
      `Tu mascota va junto a la ventana y con un adulto al lado: apartamos también el asiento ${seat} para quien la acompaña.`,
    showPets: 'Ver asientos para mi mascota',
    refusals: {
      'pet-not-at-window': 'Las mascotas van junto a la ventana, y este asiento da al pasillo.',
      'no-neighbour': 'Este asiento no tiene otro al lado para el adulto que acompaña a tu mascota.',
      'neighbour-taken': 'El asiento de al lado está ocupado, y ahí va el adulto que acompaña a tu mascota.',
      'neighbour-not-adult': 'Junto a una mascota va un adulto: en el asiento de al lado viaja un menor u otra mascota.',
      'adult-has-pet': 'El adulto de al lado ya acompaña a otra mascota. Cada adulto puede llevar una.',
      'passenger-limit': 'Tu mascota y quien la acompaña no caben: son hasta 5 por trayecto.',
      'pet-needs-adult': 'Junto a este asiento va una mascota, y a su lado viaja un adulto.',
      'minor-alone': 'Los menores de edad no pueden viajar solos',
      'quota-exceeded': 'Ya no quedan lugares con este descuento en este autobús.',
    } satisfies Record<FareRefusal, string>,
    left: (count: number) => (count <= 0 ? 'agotada' : count === 1 ? 'queda 1' : `quedan ${count}`),
    submit: 'Continuar',
    accepting: 'Al continuar aceptas los ',
    and: ' y el ',
    errors: { 'too-short': 'Escribe al menos 2 letras', duplicate: 'Nombre duplicado' } satisfies Record<NameError, string>,
  },

  takeOffer: (numbers: readonly string[]) =>
    numbers.length === 1 ? `Pasar al asiento ${numbers.join('')}` : `Pasar a los asientos ${list(numbers)}`,
  keepLooking: 'Elegir otro',

  benefits: {
    title: 'Viaja con beneficios',
    text: 'Inclúyelos en tus boletos. Los puedes quitar cuando quieras antes de pagar.',
    include: 'Incluir',
    insisting: {
      title: 'No te los pierdas',
      text: (names: readonly string[], total: string) => `Viaja con ${list(names)} por ${total} por persona. ¿Los incluimos?`,
    },
  },

  leave: {
    title: '¿Dejar tus asientos?',
    text: (numbers: readonly string[]) => `Si te vas soltamos ${theSeats(numbers)} y alguien más podrá elegirlos.`,
    confirm: (numbers: readonly string[]) => (numbers.length === 1 ? 'Dejar el asiento' : 'Dejar los asientos'),
    stay: 'Seguir aquí',
  },

  failed: {
    notFound: { title: 'Atención', text: 'Lo sentimos pero no se encontró el autobús solicitado' },
    network: {
      title: 'Atención',
      text: 'Lo sentimos, detectamos un problema al cargar el mapa de asientos, selecciona otra corrida o inténtalo de nuevo',
    },
    operation: failures['operation-failed'],
    otherTrip: 'Elegir otra corrida',
  },

  /** What an alert says; the server's own words win where it sent some (ERR-009, ERR-012). `hasOthers`: some passengers keep their seats. */
  alert: (alert: SeatsAlert, hasOthers: boolean): AlertText => {
    switch (alert.kind) {
      case 'limit':
        return {
          title: 'Límite de pasajeros alcanzado',
          text: `Has alcanzado el límite de 5 pasajeros para el viaje de ${way[alert.direction]}.`,
        };
      case 'seatTaken':
        return { title: `El asiento ${alert.seat} se acaba de ocupar`, text: 'Alguien más lo eligió primero. Elige otro asiento libre.' };
      case 'seatsLost':
        return {
          title: `Ya no tienes ${theSeats(alert.seats)}`,
          text: `Alguien más ${alert.seats.length === 1 ? 'lo' : 'los'} apartó primero.`,
          more:
            alert.offers.length > 0
              ? `Hay lugares iguales: ${theSeats(alert.offered)}. ¿Te pasamos ahí?`
              : `Elige otro lugar para ${list(alert.names)}.${hasOthers ? ' Tus demás asientos siguen contigo.' : ''}`,
        };
      case 'petAlone':
        return {
          title: 'Tu mascota no puede ir sola',
          text: 'Alguien más eligió el asiento de al lado. Busca otro par de asientos libres.',
        };
      case 'petRule':
        return petRules[alert.fault];
      case 'offerGone':
        return { title: 'Ese lugar se acaba de ocupar', text: 'Alguien más lo eligió primero. Elige otro asiento libre.' };
      case 'minorAlone':
        return {
          ...failures['minor-alone'],
          more: 'Agrega a un adulto, estudiante, profesor o senectud.',
        };
      case 'blockFailed':
        return { title: 'Oops', text: alert.message ?? 'Error al bloquear asiento' };
      case 'operationFailed':
        return { ...failures['operation-failed'], ...(alert.message !== null && { text: alert.message }) };
      default:
        return alert satisfies never;
    }
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
