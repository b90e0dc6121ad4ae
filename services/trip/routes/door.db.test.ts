import { createHash, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  buy,
  buyOne,
  cancel,
  first,
  forwardTo,
  freeSeat,
  freeSeats,
  hour,
  later,
  me,
  out,
  type Refusal,
  rename,
  type Schemas,
  type Ticket,
  transactionOf,
  useTicketWorld,
  world,
} from '../../../tests/support/tickets.ts';
import { legsOf, type TripOffer } from '../../../tests/support/trip.ts';
import { oneOf, randomAt } from '../../../tests/support/random.ts';
import type { StaffRole } from '../../shared/staffMember.ts';
import { runIdOf } from '../domain/runId.ts';
import { takeTickets } from '../store/olderTickets.ts';

useTicketWorld();

type Key = { id: string; name: string; key: string };
type Results = { results: Schemas['DoorScanResult'][] };
type Scan = Schemas['DoorScan'];
type Closed = { boarded: number; missing: Schemas['MissingPassenger'][]; closedAt: string };

interface Admission {
  readonly key?: string;
  readonly role?: StaffRole;
}

const admit = async <Body = Key>(name: string, { key = randomUUID(), role = 'door' }: Admission = {}) =>
  world.call<Body>('POST', '/v1/office/door/devices', { token: await world.staff(role), key, body: { name } });
const ask = <Body>(path: string, { key }: Pick<Key, 'key'> = door) =>
  world.call<Body>('GET', `/v1/door${path}`, { headers: { 'device-key': key } });
const tell = <Body>(path: string, body: object | undefined, { key }: Pick<Key, 'key'> = door) =>
  world.call<Body>('POST', `/v1/door${path}`, { headers: { 'device-key': key }, ...(body === undefined ? {} : { body }) });
const runOf = (trip: TripOffer): string => runIdOf(legsOf(trip));
const codeOf = async ({ _id }: Pick<Ticket, '_id'>): Promise<string> => first((await transactionOf(_id)).body.tickets).qr ?? '';
const scanOf = (said: Pick<Scan, 'code' | 'ticketId'>, more: Partial<Scan> = {}): Scan => ({
  id: randomUUID(),
  runId: runOf(out),
  at: world.clock.iso(),
  ...said,
  ...more,
});
const report = async (scans: readonly Scan[], by = door): Promise<Schemas['DoorScanResult'][]> => {
  const { status, body } = await tell<Results>('/scans', { scans }, by);
  expect(status).toBe(200);
  return body.results;
};
const read = async (scan: Scan, by = door): Promise<Schemas['DoorScanResult']> => first(await report([scan], by));
const agoMs = (milliseconds: number): string => new Date(world.clock.now() - milliseconds).toISOString();

let door: Key;
let other: Key;
beforeEach(async () => {
  door = (await admit('Puerta 4')).body;
  other = (await admit('Autobús 4521')).body;
});

describe('the devices of the doors', () => {
  it('get a key once, of 32 bytes, of which the hash is stored', async () => {
    const key = randomUUID();
    const { status, body } = await admit('  Puerta 9 ', { key, role: 'admin' });
    expect(status).toBe(200);
    expect(body).toEqual({ id: expect.any(String), name: 'Puerta 9', key: expect.stringMatching(/^[\w-]{43}$/) });
    const hash = createHash('sha256').update(body.key).digest('base64url');
    expect(await world.db.query('select name from trip.door_device where key_hash = $1', [hash])).toEqual([{ name: 'Puerta 9' }]);
    expect(await world.db.query('select 1 from platform.idempotency where key = $1', [key])).toEqual([]);
    // The answer was lost: the same device, and its first key opens nothing.
    const again = (await admit('Puerta 9', { key })).body;
    expect(again).toMatchObject({ id: body.id });
    expect((await ask('/departures?day=2026-11-27', body)).status).toBe(401);
    expect((await ask('/departures?day=2026-11-27', again)).status).toBe(200);
    expect((await admit<Refusal>('Puerta 9', { key })).body).toMatchObject({ status: 409, code: 'device-seen' });
    expect((await admit<Refusal>('Puerta 8', { key })).body).toMatchObject({ status: 422, code: 'idempotency-key-reused' });
    const acts = await world.db.query('select act, label, reason from platform.act where $1 = any (about)', [body.id]);
    expect(acts).toEqual([{ act: 'door-key', label: 'Puerta 9', reason: null }]);
  });

  it('have a name of 2 to 40 characters', async () => {
    for (const name of ['x', ' x ', '  ', 'x'.repeat(41)]) expect((await admit(name)).status, name).toBe(400);
    for (const name of ['xy', 'x'.repeat(40)]) expect((await admit(name)).body.name).toBe(name);
    expect((await admit('Puerta', { role: 'support' })).status).toBe(403);
  });

  it('end at once, and once', async () => {
    expect((await ask(`/departures/${runOf(out)}`)).status).toBe(200);
    const token = await world.staff('door');
    const end = () => world.call<Schemas['DoorDevice']>('DELETE', `/v1/office/door/devices/${door.id}`, { token });
    const { body } = await end();
    expect(body).toMatchObject({ id: door.id, name: 'Puerta 4', createdBy: 'Olivia Operadora', endedAt: expect.any(String) });
    expect((await end()).body).toEqual(body);
    expect((await ask<Refusal>(`/departures/${runOf(out)}`)).body).toMatchObject({ status: 401, code: 'device-unknown' });
    expect((await tell<Refusal>('/scans', { scans: [scanOf({ code: 'x' })] })).status).toBe(401);
    const { devices } = (await world.call<{ devices: Schemas['DoorDevice'][] }>('GET', '/v1/office/door/devices', { token })).body;
    expect(devices.find(({ id }) => id === door.id)).toEqual(body);
    expect(devices.find(({ id }) => id === other.id)).toMatchObject({ endedAt: null, lastSeenAt: null });
    const areEnded = devices.map(({ endedAt }) => Number(endedAt !== null));
    expect(areEnded).toEqual(areEnded.toSorted((a, b) => a - b));
    expect(await world.db.query(`select act from platform.act where $1 = any (about) and act = 'end-door-key'`, [door.id])).toHaveLength(1);
    const unknown = await world.call<Refusal>('DELETE', '/v1/office/door/devices/x', { token });
    expect(unknown.body).toMatchObject({ status: 404, code: 'device-not-found' });
  });

  it('open nothing of travellers and of the office, nor these anything of the doors', async () => {
    const path = '/v1/door/departures?day=2026-11-27';
    for (const token of [me.token, await world.staff('door')]) expect((await world.call('GET', path, { token })).status).toBe(401);
    expect((await ask('/departures?day=2026-11-27', { key: '' })).status).toBe(401);
    const headers = { 'device-key': door.key };
    expect((await world.call('GET', '/v1/office/departures?day=2026-11-27', { headers })).status).toBe(401);
  });
});

describe('the list of a departure', () => {
  it('has the hash of each code and what became of its ticket, and tells a change by its version', async () => {
    const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
    const { ticket } = await buyOne();
    const gone = await buyOne();
    await cancel(gone.order);
    const [code, list] = [await codeOf(ticket), async () => (await ask<Schemas['DoorList']>(`/departures/${runOf(out)}`)).body];
    const before = await list();
    const of = ({ tickets }: Schemas['DoorList'], id: string) => first(tickets.filter(({ ticketId }) => ticketId === id));
    expect(of(before, ticket._id)).toEqual({
      ticketId: ticket._id,
      code: hashOf(code),
      seat: ticket.seat,
      name: 'Ana Peña',
      passengerType: ticket.fare,
      from: 'Monterrey',
      to: 'Tampico',
      status: 'valid',
      scannedAt: null,
    });
    expect(of(before, gone.ticket._id)).toMatchObject({ status: 'cancelled' });
    expect(JSON.stringify(before)).not.toContain('ANDEN1');
    expect(await list()).toEqual(before);
    await rename(ticket._id, 'Luz', 'Peña');
    const after = await list();
    expect(after.version).not.toBe(before.version);
    expect(of(after, ticket._id)).toMatchObject({ name: 'Luz Peña', code: hashOf(await codeOf(ticket)) });
    expect(after.endedCodes).toContainEqual({ ticketId: ticket._id, code: hashOf(code) });
    expect((await ask<Refusal>('/departures/a_b_2026-11-27')).body).toMatchObject({ status: 404, code: 'run-not-found' });
  });
});

describe('the scans of a door', () => {
  it('board a ticket once; of two devices without a network the earlier instant wins, and both are kept', async () => {
    const { order, ticket } = await buyOne();
    const code = await codeOf(ticket);
    await forwardTo(out, 600);
    const [early, late] = [scanOf({ code }, { at: agoMs(3 * hour * 1000) }), scanOf({ code }, { at: agoMs(1000) })];
    expect(await read(late)).toEqual({
      id: late.id,
      outcome: 'boarded',
      firstScannedAt: late.at,
      ticketId: ticket._id,
      seat: ticket.seat,
      name: 'Ana Peña',
    });
    expect(await read(late)).toMatchObject({ outcome: 'boarded' });
    expect(await read(early, other)).toMatchObject({ outcome: 'boarded', firstScannedAt: early.at });
    expect(await read(late)).toMatchObject({ outcome: 'already-boarded', firstScannedAt: early.at });
    const { body } = await world.call<Schemas['OfficeOrder']>('GET', `/v1/office/orders/${order.orderId}`, {
      token: await world.staff('support'),
    });
    expect(first(body.tickets).scans).toEqual([
      { at: early.at, by: 'Autobús 4521', outcome: 'boarded' },
      { at: late.at, by: 'Puerta 4', outcome: 'already-boarded' },
    ]);
    expect((await cancel<Refusal>(order)).body.code).toBe('ticket-used');
  });

  it('tell what does not board', async () => {
    const { order, ticket } = await buyOne();
    const code = await codeOf(ticket);
    expect(await read(scanOf({ code }, { runId: runOf(later) }))).toMatchObject({ outcome: 'other-departure', firstScannedAt: null });
    await rename(ticket._id, 'Luz', 'Peña');
    expect(await read(scanOf({ code }))).toMatchObject({ outcome: 'replaced', name: 'Luz Peña' });
    await world.db.query(`update trip.cart_ticket set status = 'reserved' where id = $1`, [ticket._id]);
    expect(await read(scanOf({ ticketId: ticket._id }))).toMatchObject({ outcome: 'not-paid' });
    await world.db.query(`update trip.cart_ticket set status = 'issued' where id = $1`, [ticket._id]);
    expect((await cancel(order)).status).toBe(200);
    expect(await read(scanOf({ ticketId: ticket._id }))).toMatchObject({ outcome: 'cancelled' });
    const nobody = { outcome: 'unknown', ticketId: null, firstScannedAt: null, seat: null, name: null };
    expect(await read(scanOf({ code: `${code}x` }))).toMatchObject(nobody);
    expect(await read(scanOf({ ticketId: 't_unknown' }))).toMatchObject(nobody);
  });

  it('and the scanner of the bus know of each other', async () => {
    const { order, ticket } = await buyOne();
    const code = await codeOf(ticket);
    await forwardTo(out, 600);
    const { body } = await world.call<Schemas['Scan']>('POST', `/internal/boarding/${out.unitNumber}/scans`, {
      headers: { 'service-token': world.serviceToken },
      body: { code },
    });
    expect(body.verdict).toBe('valid');
    world.forward(1);
    const scan = scanOf({ code });
    expect(await read(scan)).toMatchObject({ outcome: 'already-boarded', firstScannedAt: body.at });
    const { tickets } = (
      await world.call<Schemas['OfficeOrder']>('GET', `/v1/office/orders/${order.orderId}`, { token: await world.staff('sell') })
    ).body;
    expect(first(tickets).scans).toEqual([
      { at: body.at, by: null, outcome: 'boarded' },
      { at: scan.at, by: 'Puerta 4', outcome: 'already-boarded' },
    ]);
  });

  it('board a ticket of the older platform on its bus and day', async () => {
    const { ticketsOf } = await import('../../sandbox/older/tickets.ts');
    const [ticket] = ticketsOf({
      operation: `7${Date.now()}`,
      reservation: null,
      from: 'MTY',
      to: 'TAM',
      departs: new Date(out.departureDatetime),
      passengers: [{ nombre: 'Ana', apellidos: 'Peña', category: 'ADULTO' }],
      paid: 'card',
    });
    if (ticket === undefined) throw new Error('no ticket');
    await takeTickets(world.db, 'a@example.com', [{ ...ticket, numAutobus: out.unitNumber ?? '' }]);
    expect(await read(scanOf({ code: ticket.ikey }, { runId: runOf(later) }))).toMatchObject({ outcome: 'other-departure' });
    expect(await read(scanOf({ code: ticket.ikey }))).toMatchObject({ outcome: 'boarded', name: 'Ana Peña' });
    world.forward(1);
    expect(await read(scanOf({ ticketId: ticket.boletoId }), other)).toMatchObject({ outcome: 'already-boarded' });
  });

  it('correct the clock of the device, and never come from the future', async () => {
    const { ticket } = await buyOne();
    const code = await codeOf(ticket);
    const now = world.clock.iso();
    expect(await read(scanOf({ code }, { at: agoMs(-hour * 1000) }))).toMatchObject({ firstScannedAt: now });
    expect(await read(scanOf({ code }, { at: agoMs(0), offset: -5000 }))).toMatchObject({ firstScannedAt: agoMs(5000) });
    // A clock that stands is no proof that a ticket boarded years ago.
    const [edge, older] = [48 * hour * 1000, 48 * hour * 1000 + 1000];
    const next = await codeOf((await buyOne()).ticket);
    expect(await read(scanOf({ code: next }, { at: agoMs(older) }))).toMatchObject({ firstScannedAt: agoMs(edge) });
    const wide = (offset: number) => tell('/scans', { scans: [scanOf({ code }, { offset })] });
    for (const offset of [86_400_001, -86_400_001]) expect((await wide(offset)).status).toBe(400);
    for (const offset of [86_400_000, -86_400_000]) expect((await wide(offset)).status).toBe(200);
  });

  it('come 1 to 200 at a time, each with a code or a ticket', async () => {
    const scans = Array.from({ length: 201 }, () => scanOf({ ticketId: 't_unknown' }));
    expect((await tell('/scans', { scans: [] })).status).toBe(400);
    expect((await tell('/scans', { scans })).status).toBe(400);
    expect(await report(scans.slice(1))).toHaveLength(200);
    expect(await report(scans.slice(0, 1))).toHaveLength(1);
    expect((await tell('/scans', { scans: [scanOf({})] })).status).toBe(400);
    expect((await tell('/scans', { scans: [scanOf({ code: 'x', ticketId: 'y' })] })).status).toBe(400);
  });

  it('a cancellation at once with a scan: only one happens', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { order, ticket } = await buyOne();
      const code = await codeOf(ticket);
      const [{ outcome }, cancelled] = await Promise.all([read(scanOf({ code })), cancel<Partial<Refusal>>(order)]);
      expect([outcome, cancelled.body.code ?? 'cancelled']).toSatisfy((ended: string[]) =>
        ['boarded,ticket-used', 'cancelled,cancelled'].includes(ended.join()),
      );
    }
  });

  it('1,000 of them end the same in every order and with repetitions', { timeout: 120_000 }, async () => {
    const seats = (await freeSeats(out)).slice(0, 5);
    const order = await buy(seats.map((seat, index) => ({ trip: out, seat, firstName: `Ana${'abcde'[index]}` })));
    const codes = await Promise.all(order.tickets.map(codeOf));
    const elsewhere = await codeOf((await buyOne({ trip: later, seat: await freeSeat(later) })).ticket);
    const doors = [door, other, (await admit('Puerta 5')).body];
    const random = randomAt('door scans', 42);
    const scans = Array.from({ length: 1000 }, () => ({
      by: oneOf(random, doors),
      // Few instants, so that some are equal.
      scan: scanOf({ code: oneOf(random, [...codes, elsewhere, 'nobody']) }, { at: agoMs(Math.floor(random() * 300) * 1000) }),
    }));
    const shuffled = <T>(list: readonly T[]): T[] =>
      list
        .map((one) => [random(), one] as const)
        .toSorted(([a], [b]) => a - b)
        .map(([, one]) => one);
    const deliver = async (list: typeof scans): Promise<void> => {
      await Promise.all(
        doors.map(async (by) => {
          const own = list.filter((one) => one.by === by).map(({ scan }) => scan);
          while (own.length > 0) await report(own.splice(0, 1 + Math.floor(random() * 200)), by);
        }),
      );
    };
    const ended = async (): Promise<unknown> => {
      const outcomes: Record<string, string> = {};
      for (const by of doors) {
        const own = scans.filter((one) => one.by === by).map(({ scan }) => scan);
        for (let start = 0; start < own.length; start += 200)
          for (const { id, outcome } of await report(own.slice(start, start + 200), by)) outcomes[id] = outcome;
      }
      const used = await world.db.query('select id, used_at from trip.cart_ticket where run_id = $1 order by id', [runOf(out)]);
      return { outcomes, used };
    };
    const expected = Object.fromEntries(
      [...Map.groupBy(scans, ({ scan }) => scan.code)].flatMap(([code = '', ofCode]) => {
        const [winner] = ofCode.toSorted((a, b) => a.scan.at.localeCompare(b.scan.at) || (a.scan.id < b.scan.id ? -1 : 1));
        const others = code === elsewhere ? 'other-departure' : code === 'nobody' ? 'unknown' : 'already-boarded';
        return ofCode.map((one) => [one.scan.id, codes.includes(code) && one === winner ? 'boarded' : others]);
      }),
    );
    const ends: unknown[] = [];
    for (let round = 0; round < 2; round += 1) {
      await world.db.query('delete from trip.door_scan');
      await world.db.query('update trip.cart_ticket set used_at = null where run_id = $1', [runOf(out)]);
      await deliver(shuffled([...scans, ...scans.filter(() => random() < 0.3)]));
      ends.push(await ended());
      expect(ends.at(-1)).toMatchObject({ outcomes: expected });
    }
    expect(ends[1]).toEqual(ends[0]);
  });
});

describe('the end of a boarding', () => {
  it('tells who is missing, is the same once more, and can be taken back', async () => {
    const [here, away] = [await buyOne(), await buyOne()];
    await forwardTo(out, 60);
    await read(scanOf({ ticketId: here.ticket._id }));
    const at = agoMs(30_000);
    const close = async (instant: string) => (await tell<Closed>(`/departures/${runOf(out)}/close`, { at: instant })).body;
    const closed = await close(at);
    expect(closed).toMatchObject({ closedAt: at });
    expect(closed.missing).toContainEqual({ ticketId: away.ticket._id, seat: away.ticket.seat, name: 'Ana Peña' });
    expect(closed.missing.some(({ ticketId }) => ticketId === here.ticket._id)).toBe(false);
    expect(await close(world.clock.iso())).toEqual(closed);
    const { departure } = (await ask<Schemas['DoorList']>(`/departures/${runOf(out)}`)).body;
    expect(departure).toMatchObject({ closedAt: at, scanned: closed.boarded, sold: closed.boarded + closed.missing.length });
    // A device that had no network reports later.
    expect(await read(scanOf({ ticketId: away.ticket._id }, { at: agoMs(40_000) }), other)).toMatchObject({ outcome: 'boarded' });
    expect(await close(at)).toMatchObject({ boarded: closed.boarded + 1, closedAt: at });
    const reopen = () => tell<{ departure: Schemas['OfficeDeparture'] }>(`/departures/${runOf(out)}/reopen`, undefined);
    for (const _again of [1, 2]) expect((await reopen()).body.departure.closedAt).toBeNull();
    // A clock that is ahead closes now.
    expect(await close(agoMs(-60_000))).toMatchObject({ closedAt: world.clock.iso() });
    expect((await tell<Refusal>('/departures/a_b_2026-11-27/close', { at })).body.code).toBe('run-not-found');
    // The names of who is missing are in no stored answer.
    expect(await world.db.query("select 1 from platform.idempotency where route = 'closeBoarding'")).toEqual([]);
  });
});
