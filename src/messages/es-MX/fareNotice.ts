import type { FareRefusal } from '../../../machines/domain/party.ts';

/** Texts for a passenger type in the form: why it is not allowed, and the companion of a pet. */
export const fareNotice = {
  petHint: '¿Viajas con tu mascota? Elige MASCOTA: va junto a la ventana y con un adulto en el asiento de al lado.',
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
};
