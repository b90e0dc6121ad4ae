import type { ReservationLink } from '../../../machines/domain/reservation.ts';
import type { Manifest } from './manifest.ts';

const PAID = 'pagada';

/** The payment of a reservation, by the link of its mail or from My trips (NAV-016, NAV-018), and its confirmation (NAV-017). */
export const reservation: Manifest<'reservation'> = {
  name: 'reservation',
  path: '/reserva/:end?',
  read: ({ params: { end }, query }) => {
    if (end !== undefined && end !== PAID) return null;
    const folio = query.get('folio');
    const link = linkOf(query.get('token'), query.get('operacion'));
    return { name: 'reservation', link, ...(folio !== null && { folio }), ...(end === PAID && { isPaid: true }) };
  },
  write: ({ link, folio, isPaid }) => ({
    params: { end: isPaid ? PAID : null },
    query: link === null ? '' : `?${queryOf(link, folio)}`,
  }),
  load: async (wizard) => (await import('./reservation.step.tsx')).reservationStep(wizard),
  next: [],
};

/** The id 0 is that of no reservation (LINK-012). */
function linkOf(token: string | null, operation: string | null): ReservationLink | null {
  if (token) return { by: 'token', token };
  return operation && operation !== '0' ? { by: 'operation', operation } : null;
}

function queryOf(link: ReservationLink, folio: string | undefined): URLSearchParams {
  const by = link.by === 'token' ? { token: link.token } : { operacion: link.operation };
  return new URLSearchParams({ ...by, ...(folio !== undefined && { folio }) });
}
