import type { editModel } from '../../../machines/edit/edit.model.ts';
import type { EventOf, Words } from '../charts.ts';

export const words = {
  checksCome: { says: 'El servicio dice qué boletos se pueden cambiar' },
  noneCanChange: { says: 'Ningún boleto se puede cambiar', sandbox: 'un autobús que sale en menos de una hora' },
  onlyMinorCanChange: { says: 'Solo se puede cambiar el boleto de un menor' },
  checksFail: {
    says: 'No se puede preguntar qué boletos se pueden cambiar',
    sandbox: 'tablero: validateTransferOfTickets → falla, siempre',
  },
  editRetried: { says: 'Oprime «Intentar de nuevo»' },
  minorToggled: { says: 'Marca o desmarca al menor' },
  adultToggled: { says: 'Marca o desmarca al adulto' },
  editSubmitted: { says: 'Oprime «Editar»' },
  departureFound: { says: 'Llega el autobús de los boletos' },
  departureGone: { says: 'El autobús de los boletos ya no está a la venta' },
  noChecks: { says: 'El servicio no conoce los boletos' },
  editDismissed: { says: 'Cierra sin editar' },
} satisfies Record<EventOf<typeof editModel>, Words>;
