import { plusSeconds, type Instant } from '../../../machines/domain/instant.ts';
import { ask, payment } from '../http/http.ts';
import { serverNow } from '../http/serverClock.ts';

/** What opens one reservation for an hour. Only the memory of this page contains it. */
export type ReservationPass = { token: string; operation: string };

/** A pass is renewed after 50 of its 60 minutes. */
const LIFE_SECONDS = 3_000;

let opened: { link: string; pass: ReservationPass; until: Instant } | null = null;

/** Resolves the token of a mailed link (API-082). Rejects with a Failure. */
export async function openLink(link: string, signal: AbortSignal): Promise<ReservationPass> {
  const { token, reservation } = await ask(
    (init) => payment.GET('/reservation/resolve', { signal: init.signal, params: { query: { token: link } } }),
    { retries: 1, signal },
  );
  const pass = { token, operation: reservation.numoperacion };
  opened = { link, pass, until: plusSeconds(serverNow(), LIFE_SECONDS) };
  return pass;
}

/** The pass of the opened link. */
export async function reservationPass(signal: AbortSignal): Promise<ReservationPass> {
  if (!opened) throw new Error('a reservation needs its link');
  return Date.parse(serverNow()) < Date.parse(opened.until) ? opened.pass : openLink(opened.link, signal);
}
