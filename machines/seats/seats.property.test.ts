import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { ClaimedOfRun, SeatsOfRun } from '../domain/claims.ts';
import { partyFaults } from '../domain/party.ts';
import type { SeatId, SeatMap, SeatNews } from '../domain/seat.ts';
import { ALL_FARES, NOW, SERVICES } from '../testing/fixtures.ts';
import { done, failed, type TreeStep, startTree, to } from 'xstate-paths';
import { anyMap } from '../testing/layouts.ts';
import { oneWay } from './seats.examples.ts';
import { seatsMachine } from './seats.machine.ts';
import { partsOf, seatsView } from './seats.view.ts';

/** The holders of a bus's seats, and its channel messages. */
class Service {
  readonly #drawing: SeatMap;
  readonly #holders: Map<SeatId, 'me' | 'other'>;
  #version = 0;
  /** Messages that the browser has not received yet. */
  readonly wire: SeatNews[] = [];

  constructor(drawing: SeatMap) {
    this.#drawing = drawing;
    this.#holders = new Map(drawing.taken.map((seatId) => [seatId, 'other']));
  }

  #tell(seatId: SeatId, kind: SeatNews['kind']): void {
    this.#version += 1;
    this.wire.push({ version: this.#version, seatId, kind });
  }

  get version(): number {
    return this.#version;
  }

  get taken(): SeatId[] {
    return [...this.#holders].filter(([, holder]) => holder === 'other').map(([seatId]) => seatId);
  }

  /** Somebody else takes a free seat or releases one. */
  touch(seatId: SeatId): void {
    const holder = this.#holders.get(seatId);
    if (holder === 'me') return;
    if (holder === undefined) this.#holders.set(seatId, 'other');
    else this.#holders.delete(seatId);
    this.#tell(seatId, holder === undefined ? 'taken' : 'freed');
  }

  /** An own change appears on the channel as a bare version. */
  claim(seatId: SeatId): boolean {
    if (this.#holders.get(seatId) === 'other') return false;
    if (!this.#holders.has(seatId)) this.#tell('', 'freed');
    this.#holders.set(seatId, 'me');
    return true;
  }

  /** The traveller releases a seat, or the claim expires. */
  release(seatId: SeatId): void {
    if (this.#holders.get(seatId) !== 'me') return;
    this.#holders.delete(seatId);
    this.#tell('', 'freed');
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

/** A traveller on the seat screen, and the pending answers. */
class Shop {
  readonly service: Service;
  readonly seats: SeatId[];
  readonly #tree = startTree(seatsMachine, oneWay);
  /** The map as it was when it was requested. It arrives later. */
  #requested: ReturnType<Service['bus']> | null = null;

  constructor(map: SeatMap) {
    this.service = new Service(map);
    this.seats = Object.keys(map.seats);
  }

  get snapshot(): SnapshotFrom<typeof seatsMachine> {
    return this.#tree.snapshot();
  }

  get context() {
    return this.snapshot.context;
  }

  get bus() {
    return this.snapshot.children.outboundBus?.getSnapshot();
  }

  get block() {
    return this.snapshot.children.block?.getSnapshot();
  }

  isPreparing(): boolean {
    return this.block?.matches({ preparing: 'makingKey' }) ?? false;
  }

  isBlocking(): boolean {
    return this.block?.matches('blocking') ?? false;
  }

  isLoading(): boolean {
    return this.bus?.matches({ map: 'loading' }) ?? false;
  }

  tell(step: TreeStep): void {
    const wasBlocking = this.isBlocking();
    const wasLoading = this.isLoading();
    this.#tree.tell(step);
    if (!wasLoading && this.isLoading()) this.#requested = this.service.bus();
    expect(this.snapshot.status).not.toBe('error');
    seatsView(this.snapshot, partsOf(this.snapshot));
    if (this.isBlocking() && !wasBlocking) this.#obeysRules();
  }

  /** Passengers that reach the summary break no rule of the map. */
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

  #claimAsked(asked: readonly SeatsOfRun[]): ClaimedOfRun[] {
    return this.#claimAll(asked.flatMap(({ seatIds }) => seatIds));
  }

  /** Answers the requests of the charts. */
  answer(): void {
    const { snapshot } = this;
    const { wanted, moves } = snapshot.context;
    const group = snapshot.children.group?.getSnapshot();
    const form = snapshot.children.passengerForm?.getSnapshot();
    if (snapshot.matches({ open: { flow: 'claiming' } })) {
      const seatId = wanted ?? '';
      this.tell(
        this.service.claim(seatId)
          ? done('selectSeat', { seatId, expiresAt: NOW })
          : failed('selectSeat', { code: 'seat-taken', retryable: false }),
      );
    } else if (group?.matches('seating')) this.tell(to('group', done('selectTogether', this.#claimAsked(group.context.asked))));
    else if (snapshot.matches({ open: { flow: 'moving' } }))
      this.tell(done('selectOffers', this.#claimAll(moves.map(({ to: seatId }) => seatId))));
    else if (form?.matches('accompanying')) {
      this.tell(to('passengerForm', done('selectCompanion', this.#claimAsked(form.context.asked))));
    }
  }

  releases(): void {
    const seatId = this.context.releasing.outbound;
    if (seatId === null) return;
    this.service.release(seatId);
    this.tell(done('outboundRelease'));
  }

  mapComes(): void {
    if (!this.isLoading()) return;
    const requested = this.#requested ?? this.service.bus();
    // A map that is behind is requested again at once.
    this.#requested = this.service.bus();
    this.tell(to('outboundBus', done('getSeatMap', requested)));
  }

  /** The channel is open and names the version of the service. */
  joins(): void {
    this.tell(to('outboundBus', { type: 'channel.opened', at: NOW, version: this.service.version }));
  }

  receive(news: readonly SeatNews[]): void {
    if (news.length > 0) this.tell(to('outboundBus', { type: 'seat.reported', news }));
  }

  name(index: number, fareId: string): void {
    if (!this.snapshot.children.passengerForm) return;
    this.tell({ type: 'name.typed', field: 'firstName', text: `Ana${'abcdefghijklmnopqrstuvwxyz'[index % 26]}` });
    this.tell({ type: 'name.typed', field: 'lastName', text: 'Peña' });
    this.tell({ type: 'fare.chosen', fareId });
    this.tell({ type: 'passenger.submitted' });
  }

  /** The channel reopens, and everything in progress finishes. */
  sync(): void {
    for (let step = 0; step < 20 && this.context.releasing.outbound !== null; step += 1) this.releases();
    this.answer();
    this.service.wire.length = 0;
    this.mapComes();
    this.joins();
    this.mapComes();
    this.mapComes();
  }
}

/** The random events; `at` selects among seats, passengers and counts. */
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
    if (shop.isPreparing()) shop.tell(to('block', done('makeKey', 'key-1')));
  },
  blockFails: (shop) => {
    if (shop.isBlocking()) shop.tell(to('block', failed('blockSeats', { code: 'network', retryable: true })));
  },
  othersTouch: (shop, at) => shop.service.touch(shop.seats[at % shop.seats.length] ?? ''),
  othersTouchMine: (shop, at) => {
    const seatId = shop.context.passengers[at % 5]?.seatId ?? '';
    shop.service.release(seatId);
    if (seatId !== '') shop.service.touch(seatId);
  },
  expired: (shop, at) => shop.service.release(shop.context.passengers[at % 5]?.seatId ?? ''),
  heard: (shop, at) => shop.receive(shop.service.wire.splice(0, 1 + (at % 4))),
  heardTwice: (shop) => shop.receive([...shop.service.wire.slice(0, 1), ...shop.service.wire.splice(0, 1)]),
  lost: (shop) => void shop.service.wire.shift(),
  joined: (shop) => shop.joins(),
  disconnected: (shop) => shop.tell(to('outboundBus', { type: 'channel.lost', at: NOW })),
};

/** The frequent events, so that many runs continue to the summary. */
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
            if (shop.isBlocking()) continued += 1;
          }
          shop.sync();
          const { buses, passengers } = shop.context;
          expect(new Set(buses.outbound.map?.taken)).toEqual(new Set(shop.service.taken));
          expect(passengers.filter(({ seatId }) => shop.service.taken.includes(seatId))).toEqual([]);
        },
      ),
      { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 60) },
    );
    // The property proves nothing when no run continues.
    expect(continued).toBeGreaterThan(0);
  });
});
