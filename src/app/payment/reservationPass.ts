import type { ReservationLink } from '../../../machines/domain/reservation.ts';
import { plusSeconds, type Instant } from '../../../machines/domain/instant.ts';
import { ask, payment } from '../http/http.ts';
import { serverNow } from '../ground/serverClock.ts';

/** What opens one reservation for an hour, whether a link or an account brought it. Only the memory of this page contains it. */
export type ReservationPass = { token: string; operation: string; by: ReservationLink['by'] };

/** A pass is renewed after 50 of its 60 minutes. */
const LIFE_SECONDS = 3_000;

let opened: { link: ReservationLink; pass: ReservationPass; until: Instant } | null = null;

/** Opens a reservation (API-082). Rejects with a Failure. */
export async function openLink(link: ReservationLink, signal?: AbortSignal): Promise<ReservationPass> {
  const { token, reservation } = await resolved(link, signal);
  const pass = { token, operation: reservation.numoperacion, by: link.by };
  opened = { link, pass, until: plusSeconds(serverNow(), LIFE_SECONDS) };
  return pass;
}

function resolved(link: ReservationLink, signal?: AbortSignal) {
  const options = { retries: 1, ...(signal && { signal }) };
  if (link.by === 'token') {
    const query = { token: link.token };
    return ask((init) => payment.GET('/reservation/resolve', { signal: init.signal, params: { query } }), options);
  }
  const path = { operation: link.operation };
  return ask((init) => payment.GET('/reservation/own/{operation}', { signal: init.signal, params: { path } }), options);
}

/** The pass of the opened reservation. */
export async function reservationPass(signal?: AbortSignal): Promise<ReservationPass> {
  if (!opened) throw new Error('a reservation needs its link');
  return Date.parse(serverNow()) < Date.parse(opened.until) ? opened.pass : openLink(opened.link, signal);
}
