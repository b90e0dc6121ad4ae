import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../../openapi/types/trip.ts';
import { newHolder } from '../../../tests/support/holders.ts';
import { legsOf, mapPath, seatsIn, startTrip, type TripOffer, type TripWorld } from '../../../tests/support/trip.ts';
import { expireOnce } from '../workers/expiry.ts';

type Schemas = components['schemas'];
type Claims = Schemas['ClaimsAnswer'];
type Refusal = Schemas['Problem'] & { lostSeats?: Schemas['SeatRef'][] };

let world: TripWorld;
let trip: TripOffer;

beforeAll(async () => {
  world = await startTrip();
  const [first] = (await world.trips('MTY', 'TAM')).filter(
    ({ segments: [segment] }) => (segment?.legTo ?? 0) - (segment?.legFrom ?? 0) >= 3,
  );
  if (first === undefined) throw new Error('the demo has no trip with three legs');
  trip = first;
});
afterAll(() => world.close());

const map = async (holder?: string, of = trip) =>
  (await world.call<Schemas['SeatMapAnswer']>('GET', mapPath(of), holder === undefined ? {} : { holder })).body;
const freeSeats = async (): Promise<string[]> => seatsIn(await map()).flatMap(({ id, state }) => (state === 'free' ? [id] : []));
const select = <Body = Claims>(holder: string, seatIds: string[], run = legsOf(trip), key = randomUUID()) =>
  world.call<Body>('POST', '/seat/select', { holder, key, body: { run, seatIds } });
const unselect = (holder: string, seatIds: string[], run = legsOf(trip)) =>
  world.call<Schemas['ReleaseAnswer']>('POST', '/seat/unselect', { holder, body: { run, seatIds } });
const claimsOf = async (holder: string): Promise<Claims> => {
  const { routeId, scheduleId, manifestDate } = legsOf(trip);
  const { body } = await world.call<Claims>('GET', `/seat/claims?${new URLSearchParams({ routeId, scheduleId, manifestDate })}`, {
    holder,
  });
  return body;
};

describe('the seat map', () => {
  it('[SEAT-027][SEAT-028][SEAT-029] marks free, taken and own seats, and counts as the search does', async () => {
    const me = newHolder();
    const [seat] = await freeSeats();
    await select(me, [seat ?? '']);
    const seen = (answer: Schemas['SeatMapAnswer']) => seatsIn(answer).find(({ id }) => id === seat);
    expect(seen(await map(me))).toMatchObject({ state: 'mine', claim: { kind: 'selected', cartId: null } });
    expect(seen(await map(newHolder()))).toMatchObject({ state: 'taken', claim: null });
    const again = (await world.trips('MTY', 'TAM')).find(({ id }) => id === trip.id);
    expect(again?.freeSeats).toBe((await freeSeats()).length);
    await unselect(me, [seat ?? '']);
    expect(seen(await map(me))).toMatchObject({ state: 'free', claim: null });
  });

  it('[API-012] needs each of its parameters, and is under data.map.seatmap', async () => {
    const path = mapPath(trip);
    expect((await map()).data.map.seatmap.sections.length).toBeGreaterThan(0);
    const names = ['seatmapId', 'routeId', 'scheduleId', 'manifestDate', 'legFromIndex', 'legToIndex', 'originId', 'destinationId'];
    for (const name of names) {
      const without = path.replace(new RegExp(`([?&])${name}=[^&]*&?`), '$1');
      expect([name, without === path, (await world.call<Refusal>('GET', without)).status]).toEqual([name, false, 400]);
    }
  });

  it('refuses a run that does not exist and legs that are not sold', async () => {
    const path = mapPath(trip);
    expect((await world.call<Refusal>('GET', path.replace(/routeId=[^&]+/, 'routeId=none'))).body).toMatchObject({
      code: 'run-not-found',
      errorCode: 1000,
    });
    expect((await world.call<Refusal>('GET', path.replace(/legToIndex=\d+/, 'legToIndex=99'))).status).toBe(404);
    expect((await world.call<Refusal>('GET', path.replace(/manifestDate=[^&]+/, 'manifestDate=2026-02-31'))).status).toBe(400);
    expect((await world.call<Refusal>('GET', '/seat/map')).body).toMatchObject({ code: 'invalid-request' });
  });
});

describe('claims', () => {
  it('[SEAT-035] hold a seat for 300 seconds against everybody else', async () => {
    const [me, other] = [newHolder(), newHolder()];
    const [seat = ''] = await freeSeats();
    const mine = await select(me, [seat]);
    expect(mine.status).toBe(200);
    const expiresAt = Date.parse(mine.body.claims[0]?.expiresAt ?? '');
    expect(expiresAt - Date.parse(mine.body.serverTime)).toBeGreaterThan(299_000);
    expect(expiresAt - Date.parse(mine.body.serverTime)).toBeLessThanOrEqual(300_000);
    const refused = await select<Refusal>(other, [seat]);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: 'seat-taken', lostSeats: [{ seatId: seat }] });
  });

  it('are all or none', async () => {
    const [me, other] = [newHolder(), newHolder()];
    const [one = '', two = ''] = await freeSeats();
    await select(other, [two]);
    expect((await select(me, [one, two])).status).toBe(409);
    expect((await claimsOf(me)).claims).toEqual([]);
  });

  it('a seat sold over some legs can be claimed over the others, never over the same', async () => {
    const [a, b, c] = [newHolder(), newHolder(), newHolder()];
    const [seat = ''] = await freeSeats();
    const whole = legsOf(trip);
    const [from, to] = [whole.legFrom, whole.legTo];
    await select(a, [seat], { ...whole, legTo: from + 1 });
    expect((await select(b, [seat], { ...whole, legFrom: from + 1 })).status).toBe(200);
    expect((await select(c, [seat], { ...whole, legFrom: from, legTo: to })).status).toBe(409);
    const double = await world.db.query(
      'select a.seat from trip.claim a join trip.claim b on a.run_id = b.run_id and a.seat = b.seat and a.id < b.id and a.legs && b.legs',
    );
    expect(double).toEqual([]);
  });

  it('that expired are replaced, and their first owner receives the event', async () => {
    const [me, other] = [newHolder(), newHolder()];
    const [seat = ''] = await freeSeats();
    await select(me, [seat]);
    world.forward(299);
    expect((await select(other, [seat])).status).toBe(409);
    world.forward(1);
    expect((await select(other, [seat])).status).toBe(200);
    expect((await claimsOf(me)).claims).toEqual([]);
    expect((await select(me, [seat])).status).toBe(409);
  });

  it('[SEAT-033] expire by themselves', async () => {
    const me = newHolder();
    const [seat = ''] = await freeSeats();
    await select(me, [seat]);
    world.forward(300);
    expect(await expireOnce(world.db, world.clock)).toBe(true);
    const left = await world.db.query('select 1 from trip.claim where holder = $1', [me]);
    expect(left).toEqual([]);
    const events = await world.db.query<{ type: string }>('select type from trip.seat_event where holder = $1 order by version', [me]);
    expect(events.map(({ type }) => type)).toEqual(['seat:selected', 'seat:expired']);
  });

  it('[SEAT-055] are limited to five seats of a holder over the same legs', async () => {
    const me = newHolder();
    const seats = (await freeSeats()).slice(0, 6);
    expect((await select(me, seats.slice(0, 5))).status).toBe(200);
    expect((await select<Refusal>(me, seats.slice(5))).body).toMatchObject({ code: 'seat-limit' });
    expect((await select(me, seats.slice(0, 1))).status).toBe(200);
    await unselect(me, seats.slice(0, 5));
  });

  it('cannot be released by somebody else', async () => {
    const me = newHolder();
    const [seat = ''] = await freeSeats();
    await select(me, [seat]);
    expect((await unselect(newHolder(), [seat])).body.released).toEqual([]);
    expect((await claimsOf(me)).claims).toHaveLength(1);
  });

  it('have one winner when many ask at once', async () => {
    const [seat = ''] = await freeSeats();
    const answers = await Promise.all(Array.from({ length: 30 }, () => select(newHolder(), [seat])));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(29);
  });

  it('versions of a run have no gaps', async () => {
    const gaps = await world.db.query(
      'select run_id from trip.seat_event group by run_id having count(*) <> max(version) or min(version) <> 1',
    );
    expect(gaps).toEqual([]);
    const behind = await world.db.query(
      'select run.id from trip.run join trip.seat_event e on e.run_id = run.id group by run.id, run.version having max(e.version) <> run.version',
    );
    expect(behind).toEqual([]);
  });

  it('the same key gets the same answer, with another body a refusal', async () => {
    const me = newHolder();
    const [one = '', two = ''] = await freeSeats();
    const key = randomUUID();
    const first = await select(me, [one], legsOf(trip), key);
    const second = await select(me, [one], legsOf(trip), key);
    expect(second.body).toEqual(first.body);
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect((await select<Refusal>(me, [two], legsOf(trip), key)).body).toMatchObject({ status: 422, code: 'idempotency-key-reused' });
    expect((await select<Refusal>(newHolder(), [one], legsOf(trip), key)).status).toBe(422);
  });

  it.each([
    ['no holder', { body: { run: {}, seatIds: ['1'] } }],
    ['a short holder', { holder: 'abc', body: { run: {}, seatIds: ['1'] } }],
    ['no body', { holder: newHolder() }],
    ['no seats', { holder: newHolder(), body: { run: {}, seatIds: [] } }],
    ['no key', { holder: newHolder(), headers: { 'idempotency-key': 'x' }, body: { run: {}, seatIds: ['1'] } }],
  ])('%s is a bad request', async (_what, options) => {
    const { status, body } = await world.call<Refusal>('POST', '/seat/select', options);
    expect(status).toBe(400);
    expect(body.code).toBe('invalid-request');
  });

  it('an unknown seat and a departed bus are refused', async () => {
    expect((await select<Refusal>(newHolder(), ['999'])).body).toMatchObject({ code: 'seat-not-found' });
    world.forward(8 * 86_400);
    expect((await select<Refusal>(newHolder(), ['1'])).body).toMatchObject({ status: 409, code: 'run-departed', errorCode: 1001 });
  });
});
