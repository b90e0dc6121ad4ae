import pg from 'pg';
import type { components } from '../../openapi/types/trip.ts';
import { fault } from '../support/fault.ts';
import { startPostgres } from '../support/postgres.ts';
import { blockBody, type TripOffer } from '../support/trip.ts';
import { newHolder } from '../support/holders.ts';
import { ask, shuffled } from './support/httpClient.ts';
import { startSessions } from './support/sessions.ts';
import { startTripProcess } from './support/tripProcess.ts';

type Schemas = components['schemas'];
type Answer = Schemas['BlockAnswer'] & { code?: string; quotas?: { left: number }[] };

const student = '4';
const places = 8;
/** Simultaneous parties on a bus, of one to three students on separate seats, so that only the quota limits them. */
const parties = 16;

interface Tally {
  asked: number;
  blocked: number;
  refused: number;
  wrong: number;
  errors: number;
}

/** One bus per day with at least two legs. */
async function offersOf(port: number, count: number): Promise<TripOffer[]> {
  const offers: TripOffer[] = [];
  for (let ahead = 3; offers.length < count && ahead < 300; ahead += 1) {
    const departureDate = new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
    const query = new URLSearchParams({ originId: 'MTY', destinationId: 'TAM', departureDate });
    const { body } = await ask<Schemas['TripSearch']>(port, 'GET', `/trip?${query}`);
    offers.push(
      ...body.oneWayTrips.filter(
        ({ floors, totalSeats, segments: [segment] }) =>
          floors === 1 && totalSeats >= 36 && segment && segment.legTo - segment.legFrom >= 2,
      ),
    );
  }
  return offers.slice(0, count);
}

/** The same bus over some of its legs. */
function over(offer: TripOffer, legFrom: number, legTo: number): TripOffer {
  return {
    ...offer,
    id: offer.id.replace(/:\d+-\d+$/, `:${legFrom}-${legTo}`),
    segments: offer.segments.map((segment) => ({ ...segment, legFrom, legTo })),
  };
}

/** Number of students in carts on the fullest leg of a run, counted from the claims. */
async function fullest(db: pg.Client, runId: string): Promise<number> {
  const { rows } = await db.query<{ most: number }>(
    `select coalesce(max(used), 0)::int as most from (
       select leg, count(*) as used from trip.claim
       join trip.cart_ticket t on t.cart_id = claim.cart_id and t.run_id = claim.run_id and t.seat = claim.seat
       cross join lateral generate_series(lower(claim.legs), upper(claim.legs) - 1) as leg
       where claim.run_id = $1 and claim.kind <> 'selected' and t.body ->> 'fareId' = $2 group by leg
     ) by_leg`,
    [runId, student],
  );
  return rows[0]?.most ?? 0;
}

await fault('the last places of students are requested on two processes at once', async ({ short }) => {
  const rounds = short ? 4 : 120;
  const postgres = await startPostgres();
  const sessions = await startSessions();
  const env = { IDENTITY_URL: sessions.identityUrl };
  const services = await Promise.all([startTripProcess(postgres.url, env), startTripProcess(postgres.url, env)]);
  const ports = services.map(({ port }) => port);
  const db = new pg.Client({ connectionString: postgres.url });
  await db.connect();
  const tally: Tally = { asked: 0, blocked: 0, refused: 0, wrong: 0, errors: 0 };
  let most = 0;
  let unsold = 0;
  try {
    const buyers = await Promise.all(Array.from({ length: parties }, async () => ({ holder: newHolder(), token: await sessions.token() })));
    for (const [round, offer] of (await offersOf(ports[0] ?? 0, rounds)).entries()) {
      const [segment] = offer.segments;
      if (segment === undefined) throw new Error('an offer without segments');
      const { routeId, name, manifestDate, legFrom, legTo } = segment;
      // Half of the rounds cover the whole route. In the others each party boards or leaves in between.
      const cuts = [over(offer, legFrom, legFrom + 1), over(offer, legFrom + 1, legTo), offer];
      const give = async (party: number): Promise<Answer['cartId'] | undefined> => {
        const trip = round % 2 === 0 ? offer : (shuffled(cuts)[0] ?? offer);
        const seats = Array.from({ length: round % 2 === 0 ? 1 : 1 + (party % 2) }, (_, index) => ({
          trip,
          seat: { id: String(1 + party * 2 + index), section: 'ground' as const },
          fareId: student,
        }));
        const buyer = buyers[party];
        const { status, body } = await ask<Answer>(ports[party % ports.length] ?? 0, 'POST', '/seat/block', {
          headers: { holder: buyer?.holder ?? '', authorization: `Bearer ${buyer?.token}` },
          body: blockBody(seats),
        });
        tally.asked += 1;
        if (status === 200) tally.blocked += 1;
        else if (status === 409 && body.code === 'quota-exceeded' && (body.quotas?.[0]?.left ?? places) < seats.length) tally.refused += 1;
        else if (status >= 500) tally.errors += 1;
        else tally.wrong += 1;
        return status === 200 ? body.cartId : undefined;
      };
      const carts = await Promise.all(shuffled(Array.from({ length: parties }, (_, party) => party)).map(give));
      const runId = `${routeId}_${name}_${manifestDate}`;
      const sold = await fullest(db, runId);
      most = Math.max(most, sold);
      if (round % 2 === 0 && sold !== places) unsold += 1;
      if (carts.every((cart) => cart === undefined)) throw new Error(`round ${round}: nobody got a place`);
    }
  } finally {
    await db.end();
    for (const service of services) await service.stop();
    sessions.close();
    await postgres.stop();
  }
  const figure = `${rounds} buses, ${tally.asked} asked, ${tally.blocked} blocked, ${tally.refused} refused by the quota, at most ${most} of ${places} on a leg, ${unsold} places left unsold, ${tally.wrong} other answers, ${tally.errors} 5xx`;
  if (most > places || unsold + tally.wrong + tally.errors > 0) throw new Error(figure);
  return figure;
});
