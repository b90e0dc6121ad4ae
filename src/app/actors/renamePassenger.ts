import { fromPromise } from 'xstate';
import { trimmedName } from '../../../machines/domain/passenger.ts';
import type { Platform } from '../../../machines/domain/ownTrip.ts';
import { ask, trip } from '../http/http.ts';

type Input = { platform: Platform; ticketId: string; firstName: string; paternal: string; maternal: string };

/** The newer platform takes both surnames as one (RENAME-013, RENAME-014). */
export const renamePassenger = fromPromise<void, Input>(async ({ input: { platform, ticketId, ...names }, signal }) => {
  const [firstName, paternal, maternal] = [names.firstName, names.paternal, names.maternal].map(trimmedName);
  if (platform === 'new') {
    const body = { firstName: firstName ?? '', lastName: `${paternal} ${maternal}`.trim(), comments: 'Cambio de nombre' };
    await ask(
      (init) => {
        const params = { path: { ticketId }, header: { 'idempotency-key': init.key } };
        return trip.PATCH('/api/ticket/{ticketId}', { signal: init.signal, params, body });
      },
      { retries: 2, signal },
    );
    return;
  }
  const changed = { boletoId: ticketId, nombre: firstName ?? '', apellidoPaterno: paternal ?? '', apellidoMaterno: maternal ?? '' };
  await ask(
    (init) => {
      const params = { header: { 'idempotency-key': init.key } };
      return trip.PUT('/tickets/change/name', { signal: init.signal, params, body: { boletos: [changed] } });
    },
    { retries: 2, signal },
  );
});
