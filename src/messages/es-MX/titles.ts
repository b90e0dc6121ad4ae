import { company } from '../company.ts';
import type { StepName } from '../../../machines/booking/booking.types.ts';

/** Home has two pages: its form and the results (docs/decisions/0022). */
export type TitledPage = StepName | 'results';

const titles = {
  home: 'Inicio',
  results: 'Resultados',
  calendar: 'Precios del mes',
  seats: 'Asientos',
  summary: 'Pago',
  order: 'Confirmación',
  voucher: 'Tu reserva',
  profile: 'Mi Perfil',
  trips: 'Mis viajes',
  ownOrder: 'Tu viaje',
  registration: 'Crea tu cuenta',
  recovery: 'Recupera tu contraseña',
  reservation: 'Pago de reserva',
  payment: 'Estado de tu pago',
  help: 'Ayuda',
  terms: 'Términos y condiciones',
  privacy: 'Aviso de privacidad',
  elsewhere: 'Compra abierta',
} satisfies Record<TitledPage, string>;

/** The title of the browser's tab at a page (NAV-002, NAV-004). */
export function pageTitle(page: TitledPage): string {
  return `${titles[page]} · ${company.name}, tu viaje empieza aquí`;
}
