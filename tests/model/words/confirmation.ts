import type { confirmationModel } from '../../../machines/confirmation/confirmation.model.ts';
import type { EventOf, Words } from '../charts.ts';

export const words = {
  orderComes: { says: 'Llega la orden con sus boletos' },
  orderFails: { says: 'La orden no se puede leer', sandbox: 'tablero: getCartDetail → falla, siempre' },
  orderMissing: { says: 'No hay una orden con ese folio', sandbox: 'la dirección de una orden que no existe' },
  nobodySignedIn: { says: 'La orden pide saber de quién es', sandbox: 'la dirección de una orden en un navegador sin sesión' },
  signInChosen: { says: 'Oprime «Iniciar sesión»' },
  sessionOpened: { says: 'Alguien inició sesión' },
  orderRetried: { says: 'Oprime «Reintentar»' },
  emailTyped: { says: 'Escribe un correo para compartir' },
  wrongEmailTyped: { says: 'Escribe un correo incompleto' },
  shareSubmitted: { says: 'Oprime «Enviar»' },
  ticketsSent: { says: 'Los boletos salen por correo', sandbox: 'el correo está en /outbox' },
  sendFails: { says: 'Los boletos no se pueden enviar', sandbox: 'tablero: resendTickets → falla, siempre' },
  editChosen: { says: 'Oprime «Editar viaje de ida»' },
  editDismissed: { says: 'Cierra la hoja sin editar' },
  editBegun: { says: 'Elige a quien viaja y oprime «Editar»' },
  homeChosen: { says: 'Regresa al inicio' },
} satisfies Record<EventOf<typeof confirmationModel>, Words>;
