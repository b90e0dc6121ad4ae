import { randomBytes } from 'node:crypto';
import type { operations } from '../../../openapi/types/trip.ts';
import type { Sql } from '../../shared/db.ts';
import { listText } from '../../shared/listText.ts';
import { Problem } from '../../shared/problem.ts';
import type { SeatChange } from './recipe.ts';
import { forgetSession, forwardClock, type OthersSeat, patchFaults, readSwitches, type SeenRun } from './store.ts';

/** Seconds for which the other traveller selects a seat. */
const claimSeconds = 300;
/** Seconds until an expiring claim ends. */
const lastSeconds = 1;
/** Number of others' seats that a session remembers. */
const remembered = 20;

interface Ask {
  readonly session: string;
  readonly to: SeatChange;
  readonly seatIds: readonly string[];
  /** The run of the request, else the run of the session's last map. */
  readonly run: SeenRun | undefined;
}

const sameRun = (one: SeenRun, other: SeenRun): boolean =>
  one.routeId === other.routeId && one.scheduleId === other.scheduleId && one.manifestDate === other.manifestDate;

/** The id of one more browser. */
async function newHolder(tripUrl: string): Promise<string> {
  const answer = await fetch(`${tripUrl}/trip/holders`, { method: 'POST', signal: AbortSignal.timeout(8000) });
  if (!answer.ok) throw new Problem(503, 'unavailable', 'El servicio de viajes no dio otro comprador. Intenta de nuevo en un minuto.');
  const { holder }: operations['createHolder']['responses'][201]['content']['application/json'] = JSON.parse(await answer.text());
  return holder;
}

/** A seat that somebody has already, for a tester: the service's own words are for the buyer who comes too late. Any other refusal says why. */
async function refusalOf(answer: Response, to: SeatChange, seatIds: readonly string[]): Promise<Problem> {
  const { code, detail }: { code: string; detail: string } = JSON.parse(await answer.text());
  const seats = seatIds.length === 1 ? `el asiento ${seatIds[0]}` : `los asientos ${listText(seatIds)}`;
  const reasons: Partial<Record<SeatChange, string>> = {
    take: `alguien ya tiene ${seats}, quizá tú. Para quitártelo está «Vender el asiento».`,
    sell: `otra persona ya tiene ${seats}, o está en un carrito.`,
  };
  return new Problem(answer.status, code, `Nada cambió: ${code === 'seat-taken' ? reasons[to] : detail}`);
}

/** Changes seats as another buyer would: through the same operations, with its own holder. */
export async function changeSeats(
  tripUrl: string,
  sql: Sql,
  { session, to, seatIds, run: named }: Ask,
): Promise<{ readonly status: number; readonly type: string; readonly body: string }> {
  const { faults } = await readSwitches(sql, session);
  const run = named ?? faults.lastRun;
  if (!run) throw new Problem(409, 'no-run-seen', 'Esta sesión todavía no ha visto el mapa de un autobús.');
  const others = faults.others ?? [];
  const isAsked = (seat: OthersSeat): boolean => sameRun(seat.run, run) && seatIds.includes(seat.seatId);
  const takes = to === 'take' || to === 'sell';
  const holder = takes ? await newHolder(tripUrl) : others.find(isAsked)?.holder;
  if (holder === undefined) throw new Problem(409, 'not-anothers', 'Ese asiento no lo tomó otra persona desde este tablero.');

  const ask = (verb: 'select' | 'unselect', as: Readonly<Record<string, string>> = {}): Promise<Response> =>
    fetch(`${tripUrl}/seat/${verb}`, {
      method: 'POST',
      signal: AbortSignal.timeout(8000),
      headers: { 'content-type': 'application/json', holder, 'idempotency-key': crypto.randomUUID(), ...as },
      body: JSON.stringify({ run, seatIds }),
    });

  const answer = await { take: () => ask('select'), release: () => ask('unselect'), expire, sell }[to]();
  if (takes && answer.status === 409) throw await refusalOf(answer, to, seatIds);
  if (answer.ok) {
    const left = others.filter((seat) => !isAsked(seat));
    const taken = takes ? seatIds.map((seatId) => ({ run, seatId, holder })) : [];
    await patchFaults(sql, session, { others: [...left, ...taken].slice(-remembered) });
  }
  return { status: answer.status, type: answer.headers.get('content-type') ?? 'application/json', body: await answer.text() };

  /** The session's own browser gives the seat up first, because nobody can take a seat that is held. */
  async function sell(): Promise<Response> {
    const own = faults.holder;
    const left = own === undefined ? undefined : await ask('unselect', { holder: own });
    return left?.ok === false ? left : ask('select');
  }

  /** Claims the seat again with a clock that is almost one claim behind. A claim ends at the earlier of its ends, so it ends at once. */
  async function expire(): Promise<Response> {
    const late = `vence-${randomBytes(12).toString('base64url')}`;
    await forwardClock(sql, late, (lastSeconds - claimSeconds) * 1000);
    try {
      return await ask('select', { 'sandbox-session': late });
    } finally {
      await forgetSession(sql, late);
    }
  }
}
