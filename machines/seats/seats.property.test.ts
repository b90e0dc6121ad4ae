import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialTransition, type AnyEventObject, type SnapshotFrom } from 'xstate';
import { partyFaults } from '../domain/party.ts';
import type { SeatId, SeatMap, SeatNews } from '../domain/seat.ts';
import { ALL_FARES, NOW, SERVICES } from '../testing/fixtures.ts';
import { anyMap } from '../testing/layouts.ts';
import { next } from '../testing/next.ts';
import { done, failed } from '../testing/situation.ts';
import { oneWay } from './seats.examples.ts';
import { seatsMachine } from './seats.machine.ts';
import type { ClaimedOfRun } from './seats.types.ts';
import { seatsView } from './seats.view.ts';

type Snapshot = SnapshotFrom<typeof seatsMachine>;

/** Who holds the seats of a bus, and what its channel says of it. */
class Service {
  readonly #drawing: SeatMap;
  readonly #holders: Map<SeatId, 'me' | 'other'>;
  #version = 0;
  /** What is on its way to the browser. */
  readonly wire: SeatNews[] = [];

  constructor(drawing: SeatMap) {
    this.#drawing = drawing;
    this.#holders = new Map(drawing.taken.map((seatId) => [seatId, 'other']));
  }

  #tell(seatId: SeatId, kind: SeatNews['kind']): void {
    this.#version += 1;
    this.wire.push({ version: this.#version, seatId, kind });
  }

  get taken(): SeatId[] {
    return [...this.#holders].filter(([, holder]) => holder === 'other').map(([seatId]) => seatId);
  }

  /** Somebody else takes a free seat, or gives one back. */
  touch(seatId: SeatId): void {
    const holder = this.#holders.get(seatId);
    if (holder === 'me') return;
    if (holder === undefined) this.#holders.set(seatId, 'other');
    else this.#holders.delete(seatId);
    this.#tell(seatId, holder === undefined ? 'taken' : 'freed');
  }

  /** A claim of mine runs out. */
  expire(seatId: SeatId): void {
    if (this.#holders.get(seatId) === 'me') this.#free(seatId, seatId);
  }

  #free(seatId: SeatId, told: SeatId): void {
    this.#holders.delete(seatId);
    this.#tell(told, 'freed');
  }

  /** What I do is a bare version on my channel. */
  claim(seatId: SeatId): boolean {
    if (this.#holders.get(seatId) === 'other') return false;
    if (!this.#holders.has(seatId)) this.#tell('', 'freed');
    this.#holders.set(seatId, 'me');
    return true;
  }

  release(seatId: SeatId): void {
    if (this.#holders.get(seatId) === 'me') this.#free(seatId, '');
  }

  bus() {
    const mine = [...this.#holders].filter(([, holder]) => holder === 'me').map(([seatId]) => ({ seatId, expiresAt: NOW }));
    return {
      map: { ...this.#drawing, version: this.#version, taken: this.taken, mine },
      fares: ALL_FARES,
      services: SERVICES,
      quotas: [],
    };
  }
}

/** A traveller before a bus, and the answers that are still to come. */
class Shop {
  readonly service: Service;
  readonly seats: SeatId[];
  #snapshot: Snapshot;

  constructor(map: SeatMap) {
    this.service = new Service(map);
    this.seats = Object.keys(map.seats);
    [this.#snapshot] = initialTransition(seatsMachine, oneWay);
  }

  get snapshot(): Snapshot {
    return this.#snapshot;
  }

  get context() {
    return this.#snapshot.context;
  }

  is(flow: 'claiming' | 'seating' | 'accompanying' | 'moving' | 'preparing' | 'blocking' | 'adding'): boolean {
    return this.#snapshot.matches({ open: { flow } });
  }

  isLoading(): boolean {
    return this.#snapshot.matches({ open: { outbound: { map: 'loading' } } });
  }

  tell(event: AnyEventObject): void {
    const wasBlocking = this.is('blocking');
    // What a chart makes of its own snapshot is one of its own.
    this.#snapshot = next(seatsMachine, this.#snapshot, event) as Snapshot;
    expect(this.#snapshot.status).not.toBe('error');
    seatsView(this.#snapshot);
    if (this.is('blocking') && !wasBlocking) this.#obeysRules();
  }

  /** What goes on to the summary breaks no rule, as far as the map tells. */
  #obeysRules(): void {
    const { buses, passengers } = this.context;
    const { map, fares, quotas } = buses.outbound;
    expect(map && partyFaults({ map, passengers, fares, quotas })).toEqual([]);
  }

  #claimAll(seatIds: readonly SeatId[]): ClaimedOfRun[] {
    const won = seatIds.filter((seatId) => this.service.claim(seatId));
    const lost = seatIds.filter((seatId) => !won.includes(seatId));
    return [{ direction: 'outbound', claims: won.map((seatId) => ({ seatId, expiresAt: NOW })), lost }];
  }

  /** The answers to what the flow asks for. */
  answer(): void {
    const { wanted, queue, moves, draft } = this.context;
    if (this.is('claiming')) {
      const seatId = wanted ?? '';
      this.tell(
        this.service.claim(seatId)
          ? done('selectSeat', { seatId, expiresAt: NOW })
          : failed('selectSeat', { code: 'seat-taken', retryable: false }),
      );
    } else if (this.is('seating')) this.tell(done('selectTogether', this.#claimAll(queue)));
    else if (this.is('moving')) this.tell(done('selectOffers', this.#claimAll(moves.map(({ to }) => to))));
    else if (this.is('accompanying')) {
      const beside = draft && this.context.buses.outbound.map?.seats[draft.seatId]?.neighbour;
      this.tell(done('selectCompanion', this.#claimAll(beside == null ? [] : [beside])));
    }
  }

  releases(): void {
    const [seatId] = this.context.buses.outbound.toRelease;
    if (seatId === undefined) return;
    this.service.release(seatId);
    this.tell(done('outboundRelease'));
  }

  mapComes(): void {
    if (this.isLoading()) this.tell(done('outboundMap', this.service.bus()));
  }

  hear(news: readonly SeatNews[]): void {
    if (news.length > 0) this.tell({ type: 'seat.reported', direction: 'outbound', news });
  }

  name(index: number, fareId: string): void {
    if (!this.is('adding')) return;
    this.tell({ type: 'name.typed', field: 'firstName', text: `Ana${'abcdefghijklmnopqrstuvwxyz'[index % 26]}` });
    this.tell({ type: 'name.typed', field: 'lastName', text: 'Peña' });
    this.tell({ type: 'fare.chosen', fareId });
    this.tell({ type: 'passenger.submitted' });
  }

  /** The channel opens again, and everything that is under way comes to its end. */
  sync(): void {
    for (let step = 0; step < 20 && this.context.buses.outbound.toRelease.length > 0; step += 1) this.releases();
    this.answer();
    this.service.wire.length = 0;
    this.mapComes();
    this.tell({ type: 'channel.opened', direction: 'outbound', at: NOW });
    this.mapComes();
  }
}

/** What may happen, by chance: `at` chooses among seats, people and counts. */
const happenings: Record<string, (shop: Shop, at: number) => void> = {
  mapComes: (shop) => shop.mapComes(),
  answer: (shop) => shop.answer(),
  release: (shop) => shop.releases(),
  chosen: (shop, at) => shop.tell({ type: 'seat.chosen', seatId: shop.seats[at % shop.seats.length] ?? '' }),
  named: (shop, at) => shop.name(at, ALL_FARES[at % ALL_FARES.length]?.id ?? ''),
  adultNamed: (shop, at) => shop.name(at, '1'),
  dismissed: (shop) => shop.tell({ type: 'passenger.dismissed' }),
  removed: (shop, at) => shop.tell({ type: 'passenger.removed', id: shop.context.passengers[at % 5]?.id ?? '' }),
  edited: (shop, at) => shop.tell({ type: 'passenger.edited', id: shop.context.passengers[at % 5]?.id ?? '' }),
  petsShown: (shop) => shop.tell({ type: 'pets.shown' }),
  together: (shop, at) => {
    shop.tell({ type: 'together.opened' });
    shop.tell({ type: 'together.counted', count: 1 + (at % 5) });
    shop.tell({ type: 'together.accepted' });
  },
  offerTaken: (shop) => shop.tell({ type: 'offer.taken' }),
  alertClosed: (shop) => shop.tell({ type: 'alert.closed' }),
  continued: (shop) => shop.tell({ type: 'seats.continued' }),
  keyMade: (shop) => {
    if (shop.is('preparing')) shop.tell(done('makeKey', 'key-1'));
  },
  blockFails: (shop) => {
    if (shop.is('blocking')) shop.tell(failed('blockSeats', { code: 'network', retryable: true }));
  },
  othersTouch: (shop, at) => shop.service.touch(shop.seats[at % shop.seats.length] ?? ''),
  othersTouchMine: (shop, at) => {
    const seatId = shop.context.passengers[at % 5]?.seatId ?? '';
    shop.service.expire(seatId);
    if (seatId !== '') shop.service.touch(seatId);
  },
  expired: (shop, at) => shop.service.expire(shop.context.passengers[at % 5]?.seatId ?? ''),
  heard: (shop, at) => shop.hear(shop.service.wire.splice(0, 1 + (at % 4))),
  heardTwice: (shop) => shop.hear([...shop.service.wire.slice(0, 1), ...shop.service.wire.splice(0, 1)]),
  lost: (shop) => void shop.service.wire.shift(),
  joined: (shop) => shop.tell({ type: 'channel.opened', direction: 'outbound', at: NOW }),
  disconnected: (shop) => shop.tell({ type: 'channel.lost', direction: 'outbound', at: NOW }),
};

/** What mostly happens, so that many come as far as to continue. */
const usual: typeof happenings = {
  seated: (shop, at) => {
    happenings['chosen']?.(shop, at);
    shop.answer();
    shop.name(at, at % 3 === 0 ? (ALL_FARES[at % ALL_FARES.length]?.id ?? '') : '1');
    shop.answer();
  },
  wentOn: (shop) => {
    shop.tell({ type: 'alert.closed' });
    shop.tell({ type: 'seats.continued' });
    happenings['keyMade']?.(shop, 0);
  },
};
const all = { ...happenings, ...usual };

const anyHappening = fc.tuple(
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...Object.keys(happenings)) },
    { weight: 2, arbitrary: fc.constantFrom(...Object.keys(usual)) },
  ),
  fc.nat({ max: 200 }),
);

describe('on any bus, in any order of clicks, messages and expiries', () => {
  it('[SEAT-058][SEAT-060][SEAT-063][SEAT-065][SEAT-066][SEAT-067][SEAT-068] no rule is broken on continue, and the map is that of the service after a sync', () => {
    let continued = 0;
    fc.assert(
      fc.property(
        anyMap.filter(({ seats }) => Object.keys(seats).length > 0),
        fc.array(anyHappening, { maxLength: 40, size: 'max' }),
        (map, story) => {
          const shop = new Shop(map);
          shop.mapComes();
          for (const [name, at] of story) {
            all[name]?.(shop, at);
            if (shop.is('blocking')) continued += 1;
          }
          shop.sync();
          const { buses, passengers } = shop.context;
          expect(new Set(buses.outbound.map?.taken)).toEqual(new Set(shop.service.taken));
          expect(passengers.filter(({ seatId }) => shop.service.taken.includes(seatId))).toEqual([]);
        },
      ),
      { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 60) },
    );
    // The property says nothing where nobody comes as far as to continue.
    expect(continued).toBeGreaterThan(0);
  });
});
