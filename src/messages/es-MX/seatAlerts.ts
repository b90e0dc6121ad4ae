import type { Direction } from '../../../machines/domain/trip.ts';
import type { PetFault, SeatsAlert } from '../../../machines/seats/seats.types.ts';
import { list } from '../format.ts';
import { failures } from './failures.ts';
import { seats } from './seats.ts';

const way: Record<Direction, string> = { outbound: 'ida', return: 'regreso' };

const theSeats = (seats: readonly string[]) => (seats.length === 1 ? `el asiento ${seats.join('')}` : `los asientos ${list(seats)}`);

type AlertText = { title: string; text: string; more?: string };

/** Why a party with pets may not continue (SEAT-065 to SEAT-068, ERR-086). */
const petRules: Record<PetFault, Omit<AlertText, 'title'>> = {
  'pet-not-at-window': { text: 'Tu mascota va junto a la ventana.', more: 'Cambia su asiento por uno de ventana.' },
  'pet-needs-adult': { text: 'Tu mascota necesita compañía.', more: 'En el asiento de al lado debe ir un adulto.' },
  'adult-has-pet': { text: 'Va una mascota por adulto.', more: 'Cada adulto puede acompañar a una.' },
  'pets-exceed-adults': { text: 'Va una mascota por adulto.', more: 'Agrega a un adulto por cada mascota.' },
};

/** Texts of the overlays of the seats: alerts, the question before leaving, and the offer of benefits. They load after the map. */
export const seatAlerts = {
  takeOffer: (numbers: readonly string[]) =>
    numbers.length === 1 ? `Pasar al asiento ${numbers.join('')}` : `Pasar a los asientos ${list(numbers)}`,
  keepLooking: 'Elegir otro',

  benefits: {
    title: 'Viaja con beneficios',
    text: 'Inclúyelos en tus boletos. Los puedes quitar cuando quieras antes de pagar.',
    lastTime: 'La última vez los incluiste.',
    include: 'Incluir',
    decline: 'No, gracias',
    included: 'Beneficios incluidos. Los puedes quitar cuando quieras antes de pagar.',
    insisting: {
      title: 'No te los pierdas',
      text: (names: readonly string[], total: string) =>
        `Viaja con ${list(names)} por ${total} por persona. ¿${names.length === 1 ? 'Lo' : 'Los'} incluimos?`,
    },
  },

  leave: {
    title: '¿Dejar tus asientos?',
    text: (numbers: readonly string[]) =>
      `Si te vas soltamos ${theSeats(numbers)} y alguien más podrá elegir${numbers.length === 1 ? 'lo' : 'los'}.`,
    confirm: (numbers: readonly string[]) => (numbers.length === 1 ? 'Dejar el asiento' : 'Dejar los asientos'),
    stay: 'Seguir aquí',
  },

  /** The text of an alert; the server's text overrides it (ERR-009, ERR-012). `hasOthers`: some passengers keep their seats. */
  alert: (alert: SeatsAlert, hasOthers: boolean): AlertText => {
    switch (alert.kind) {
      case 'limit':
        return {
          title: 'Límite de pasajeros alcanzado',
          text: `Has alcanzado el límite de 5 pasajeros para el viaje de ${way[alert.direction]}.`,
        };
      case 'missing':
        return { title: 'Aún falta algo', text: seats.missing(alert.missing) };
      case 'noTraveller':
        return { title: 'Atención', text: 'Debes seleccionar primero un pasajero' };
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
        return { title: failures['pet-rule'].title, ...petRules[alert.fault] };
      case 'petRefused':
        return { ...failures['pet-rule'], ...(alert.message !== null && { text: alert.message }) };
      case 'offerGone':
        return { title: 'Ese lugar se acaba de ocupar', text: 'Alguien más lo eligió primero. Elige otro asiento libre.' };
      case 'minorAlone':
        return {
          ...failures['minor-alone'],
          more: 'Agrega a un adulto, estudiante, profesor o senectud.',
        };
      case 'claimRefused':
        return { ...failures[alert.code], ...(alert.message !== null && { text: alert.message }) };
      case 'blockFailed':
        return { title: 'Oops', text: alert.message ?? 'Error al bloquear asiento' };
      case 'operationFailed':
        return { ...failures['operation-failed'], ...(alert.message !== null && { text: alert.message }) };
      default:
        return alert satisfies never;
    }
  },
};
