import { randomBytes } from 'node:crypto';
import type { components } from '../../openapi/types/trip.ts';
import { readConfig } from '../../services/shared/config.ts';
import { fault } from '../support/fault.ts';
import { legsOf, mapPath, seatsIn, startTrip } from '../support/trip.ts';

type Schemas = components['schemas'];
type Answer = Schemas['ClaimsAnswer'] & { code?: string };

const [attacker, traveller] = ['198.51.100.7', '203.0.113.9'];
/** Seconds between two rounds of the attack. */
const pauseSeconds = 30;
/** Refusals after which the attacker waits for the next round. */
const patience = 8;

/** What a holder of the attacker did with a seat. */
interface Held {
  readonly holder: string;
  readonly seatId: string;
  end: string;
  /** Claims that it got one after another. */
  claims: number;
}

await fault('one address claims a whole bus and keeps it', async ({ short }) => {
  const world = await startTrip({ workers: true, emptyBuses: true, limits: readConfig({}).limits });
  const minutes = short ? 15 : 180;
  const told = { ids: 0, own: 0, claims: 0, refused: 0, moved: 0, most: 0, ofSeat: 0, tries: 0, got: 0 };
  try {
    const [trip] = (await world.trips('MTY', 'TAM')).filter(({ totalSeats }) => totalSeats > 40);
    if (trip === undefined) throw new Error('no empty bus');
    const seatsNow = async () => seatsIn((await world.call<Schemas['SeatMapAnswer']>('GET', mapPath(trip), { address: traveller })).body);
    const ask = (verb: 'select' | 'unselect', holder: string, seatId: string, address: string) =>
      world.call<Answer>('POST', `/seat/${verb}`, { holder, address, body: { run: legsOf(trip), seatIds: [seatId] } });
    const newId = (address: string) => world.call<{ holder: string }>('POST', '/trip/holders', { address });
    const seats = (await seatsNow()).map(({ id }) => id);

    for (const seatId of seats) {
      const { status } = await ask('select', randomBytes(36).toString('base64url'), seatId, attacker);
      if (status === 200) told.own += 1;
    }

    /** Every seat that a holder of the attacker ever had. */
    const held = new Map<string, Held>();
    const claim = async (holder: string, seatId: string): Promise<boolean> => {
      const { status, body } = await ask('select', holder, seatId, attacker);
      const end = body.claims?.[0]?.expiresAt;
      if (status !== 200 || !end) {
        told.refused += 1;
        return false;
      }
      told.claims += 1;
      const known = held.get(`${holder} ${seatId}`) ?? { holder, seatId, end, claims: 1 };
      if (known.end !== end) {
        if (Date.parse(known.end) > world.clock.now()) told.moved += 1;
        else known.claims += 1;
        known.end = end;
      }
      held.set(`${holder} ${seatId}`, known);
      told.ofSeat = Math.max(told.ofSeat, known.claims);
      return true;
    };

    for (let second = 0; second < minutes * 60; second += pauseSeconds) {
      // What it has or had: each holder selects its seats again, to renew them.
      for (const { holder, seatId } of [...held.values()].slice(-60)) await claim(holder, seatId);
      // The rest: a new holder for every seat that is free, while the service issues any.
      let refusals = 0;
      for (const { id, state } of await seatsNow()) {
        if (state !== 'free' || refusals >= patience) continue;
        const { status, body } = await newId(attacker);
        if (status !== 201) break;
        told.ids += 1;
        if (!(await claim(body.holder, id))) refusals += 1;
      }
      const free = (await seatsNow()).filter(({ state }) => state === 'free');
      told.most = Math.max(told.most, seats.length - free.length);

      // A traveller elsewhere takes a seat, and gives it back.
      told.tries += 1;
      const { holder } = (await newId(traveller)).body;
      const wanted = free[0]?.id ?? '';
      if ((await ask('select', holder, wanted, traveller)).status === 200) told.got += 1;
      await ask('unselect', holder, wanted, traveller);
      world.forward(pauseSeconds);
    }

    const figure =
      `${minutes} minutes, ${told.ids} ids, ${told.claims} claims, ${told.refused} refused: at most ${told.most} of ${seats.length} seats at once, ` +
      `${told.own} with ids of its own; ${told.moved} claims moved their end, a holder got a seat ${told.ofSeat} times; ` +
      `a traveller elsewhere got a seat in ${told.got} of ${told.tries} tries`;
    const isBad = told.most > seats.length / 3 || told.own > 0 || told.moved > 0 || told.ofSeat > 2 || told.got < told.tries;
    if (isBad || told.claims === 0) throw new Error(figure);
    return figure;
  } finally {
    await world.close();
  }
});
