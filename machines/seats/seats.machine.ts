import { assign, setup } from 'xstate';
import type { Instant } from '../domain/instant.ts';
import type { QuotaNews } from '../domain/quota.ts';
import type { Claim, Floor, SeatId, SeatNews } from '../domain/seat.ts';
import type { Direction, Hold } from '../domain/trip.ts';
import { blockSeats, getSeatMap, identify, makeKey, seatChannel, selectSeat, selectSeats, unselectSeat } from './seats.ports.ts';
import {
  asksBenefits,
  busOf,
  canSitTogether,
  canSubmit,
  changed,
  companionOf,
  draftErrors,
  draftOf,
  firstCount,
  isBehind,
  isAllClaimed,
  isBegun,
  isComplete,
  keeping,
  isFree,
  isFull,
  isGap,
  lackingOf,
  lacksElsewhere,
  lonelyMinor,
  losesDraft,
  mayContinue,
  needsSignIn,
  newDraft,
  nextOfGroup,
  offersOf,
  partyOf,
  passengerOn,
  petFault,
  releasing,
  releasingAll,
  roomLeft,
  seatIdsOf,
  seatNumber,
  seatsByRun,
  seatsOfMoves,
  seatsOfPair,
  settled,
  shownBus,
  togetherOffer,
  travellerOf,
  typed,
  unknownBus,
  withAccepted,
  withBus,
  withClaims,
  withFailedMoves,
  withFailure,
  withGroup,
  withLive,
  withMoreClaims,
  withHold,
  withMoves,
  withOffers,
  withNamesOf,
  withNews,
  withQuotas,
  withoutGroup,
  withRefusedBlock,
  withRefusedSeat,
  withSought,
  withTraveller,
} from './seats.rules.ts';
import type { Bus, ClaimedOfRun, DraftField, SeatsContext, SeatsEvent, SeatsInput, SeatsOutput } from './seats.types.ts';

/** A thing that is true or done of one bus. */
type On<More = unknown> = { direction: Direction } & More;

const chart = setup({
  types: {
    context: {} as SeatsContext,
    events: {} as SeatsEvent,
    input: {} as SeatsInput,
    output: {} as SeatsOutput,
  },
  actors: { getSeatMap, identify, selectSeat, selectSeats, unselectSeat, makeKey, blockSeats, seatChannel },
  guards: {
    knowsBus: ({ context }, { direction }: On) => busOf(context, direction).map !== null,
    isShown: ({ context }, { direction }: On) => context.tab === direction,
    isOf: (_, params: On<{ of: Direction }>) => params.of === params.direction,
    isGap: ({ context }, { direction, of, news }: On<{ of: Direction; news: readonly SeatNews[] }>) =>
      of === direction && isGap(context, direction, news),
    isBehind: ({ context }, { direction, bus }: On<{ bus: Bus }>) => isBehind(context, direction, bus),
    hasReleases: ({ context }, { direction }: On) => busOf(context, direction).toRelease.length > 0,
    hasReturn: ({ context }) => context.buses.return !== null,
    opensReturn: ({ context }) => context.buses.return !== null && (context.tab === 'return' || partyOf(context, 'return').length > 0),
    isFree: ({ context }, params: { seatId: SeatId }) => isFree(context, params.seatId),
    isFull: ({ context }, params: { seatId: SeatId }) => isFull(context) && isFree(context, params.seatId),
    isPassengers: ({ context }, params: { seatId: SeatId }) => passengerOn(context, params.seatId) !== undefined,
    /** Nothing was bought yet: names and passenger types are chosen here. */
    isSale: ({ context }) => context.change === null,
    isChange: ({ context }) => context.change !== null,
    isTravellers: ({ context }, params: { seatId: SeatId }) => context.change !== null && passengerOn(context, params.seatId) !== undefined,
    isTraveller: ({ context }, params: { ticketId: string }) =>
      context.change?.travellers.some(({ ticketId }) => ticketId === params.ticketId) ?? false,
    isForNobody: ({ context }, params: { seatId: SeatId }) =>
      context.change !== null && travellerOf(context) === null && isFree(context, params.seatId),
    isPassenger: ({ context }, params: { id: string }) => context.passengers.some(({ id }) => id === params.id),
    canSitTogether: ({ context }) => canSitTogether(context),
    hasRoomFor: ({ context }, params: { count: number }) => params.count >= 1 && params.count <= roomLeft(context),
    awaitsNames: ({ context }) => context.queue.length > 0,
    hasPassengers: ({ context }) => context.passengers.length > 0,
    isKnown: ({ context }) => context.email !== null,
    isUnknown: ({ context }) => context.email === null,
    isSubmittable: ({ context }) => context.draft !== null && canSubmit(context, context.draft),
    isDraftValid: ({ context }) =>
      context.draft !== null && canSubmit(context, context.draft) && Object.keys(draftErrors(context, context.draft)).length === 0,
    losesDraft: ({ context }, { direction, news }: On<{ news: readonly SeatNews[] }>) => losesDraft(context, direction, news),
    mayContinue: ({ context }) => mayContinue(context),
    lacksElsewhere: ({ context }) => lacksElsewhere(context),
    hasLonelyMinor: ({ context }) => isComplete(context) && lonelyMinor(context) !== null,
    breaksPetRule: ({ context }) => isComplete(context) && petFault(context) !== null,
    asksBenefits: ({ context }) => asksBenefits(context),
    bringsCompanion: ({ context }) =>
      context.draft !== null &&
      Object.keys(draftErrors(context, context.draft)).length === 0 &&
      companionOf(context, context.draft) !== null,
    hasOffers: ({ context }) => offersOf(context).length > 0,
    isAllClaimed: (_, params: { asked: SeatId[]; claimed: ClaimedOfRun[] }) => isAllClaimed(params.asked, params.claimed),
    hasBegun: ({ context }) => isBegun(context) && mayContinue(context),
    needsSignIn: (_, params: { error: unknown }) => needsSignIn(params.error),
    hasAlert: ({ context }) => context.alert !== null,
    hasNoAlert: ({ context }) => context.alert === null,
    endsHere: ({ context }) => context.alert?.kind === 'operationFailed',
    hasNoReleases: ({ context }) =>
      [context.buses.outbound, context.buses.return].every((bus) => bus === null || bus.toRelease.length === 0),
  },
  actions: {
    keepBus: assign(({ context }, { direction, bus }: On<{ bus: Bus }>) => withBus(context, direction, bus)),
    keepFailure: assign(({ context }, { direction, error }: On<{ error: unknown }>) => withFailure(context, direction, error)),
    hear: assign(({ context }, { direction, news }: On<{ news: readonly SeatNews[] }>) => withNews(context, direction, news)),
    remember: assign(({ context }, { direction, news }: On<{ news: readonly SeatNews[] }>) =>
      changed(context, direction, { unheard: [...busOf(context, direction).unheard, ...news] }),
    ),
    hearQuota: assign(({ context }, { direction, news }: On<{ news: QuotaNews }>) => withQuotas(context, direction, news)),
    keepSince: assign(({ context }, { direction, at }: On<{ at: Instant }>) => withLive(context, direction, at)),
    released: assign(({ context }, { direction }: On) =>
      changed(context, direction, { toRelease: busOf(context, direction).toRelease.slice(1) }),
    ),
    showTab: assign((_, { direction }: On) => ({ tab: direction, sought: null })),
    showLacking: assign(({ context }) => ({ tab: lackingOf(context)?.direction ?? context.tab, sought: null })),
    seek: assign(({ context }, params: { number: string }) => withSought(context, params.number)),
    showFloor: assign(({ context }, params: { floor: Floor }) => changed(context, context.tab, { floor: params.floor })),
    want: assign(({ context }, { seatId }: { seatId: SeatId }) =>
      keeping({ ...context, wanted: seatId }, [{ direction: context.tab, seatIds: [seatId] }]),
    ),
    chooseTraveller: assign((_, params: { ticketId: string }) => ({ traveller: params.ticketId })),
    chooseSeated: assign(({ context }, params: { seatId: SeatId }) => ({
      traveller: passengerOn(context, params.seatId)?.ticketId ?? null,
    })),
    seatTraveller: assign(({ context }) => withTraveller(context)),
    giveUpWanted: assign(({ context }) => ({
      ...withoutGroup({ ...context, ...(context.wanted && releasing(context, context.tab, context.wanted)) }),
      wanted: null,
    })),
    countTogether: assign(({ context }) => ({ together: firstCount(context) })),
    changeTogether: assign((_, params: { count: number }) => ({ together: params.count })),
    takeTogether: assign(({ context }) => {
      const queue = togetherOffer(context)?.seats ?? [];
      return keeping({ ...context, queue }, [{ direction: context.tab, seatIds: queue }]);
    }),
    giveUpTogether: assign({ queue: [] }),
    keepGroup: assign(({ context }, params: { claimed: ClaimedOfRun[] }) => withGroup(context, params.claimed)),
    beginNext: assign(({ context }) => nextOfGroup(context)),
    keepClaim: assign(({ context }, params: { claim: Claim }) =>
      changed(context, context.tab, {
        claims: [...shownBus(context).claims.filter(({ seatId }) => seatId !== params.claim.seatId), params.claim],
      }),
    ),
    keepClaims: assign(({ context }, params: { claimed: ClaimedOfRun[] }) => withClaims(context, params.claimed)),
    refuseSeat: assign(({ context }, params: { error: unknown }) => withRefusedSeat(context, params.error)),
    beginDraft: assign(({ context }) => ({
      draft: context.wanted ? newDraft(context, context.wanted) : null,
      wanted: null,
      touched: [],
      servicesOpen: true,
    })),
    editSeat: assign(({ context }, params: { seatId: SeatId }) => {
      const passenger = passengerOn(context, params.seatId);
      return { draft: passenger ? draftOf(passenger) : null, touched: [], servicesOpen: true };
    }),
    editPassenger: assign(({ context }, params: { id: string }) => {
      const passenger = context.passengers.find(({ id }) => id === params.id);
      return { draft: passenger ? draftOf(passenger) : null, touched: [], servicesOpen: true };
    }),
    type: assign(({ context }, params: { field: DraftField; text: string }) => ({
      draft: context.draft && typed(context.draft, params.field, params.text),
    })),
    touch: assign(({ context }, params: { field: DraftField }) => ({ touched: [...new Set([...context.touched, params.field])] })),
    touchAll: assign({ touched: ['firstName', 'lastName'] }),
    reuseName: assign(({ context }, params: { passengerId: string }) => ({
      draft: context.draft && withNamesOf(context, context.draft, params.passengerId),
    })),
    chooseFare: assign(({ context }, params: { fareId: string }) => ({
      draft: context.draft && { ...context.draft, fareId: params.fareId },
    })),
    toggleService: assign(({ context }, params: { serviceId: string }) => ({
      draft: context.draft && {
        ...context.draft,
        serviceIds: context.draft.serviceIds.includes(params.serviceId)
          ? context.draft.serviceIds.filter((id) => id !== params.serviceId)
          : [...context.draft.serviceIds, params.serviceId],
      },
    })),
    toggleServices: assign(({ context }) => ({ servicesOpen: !context.servicesOpen })),
    keepDraft: assign(({ context }) => withAccepted(context)),
    keepPair: assign(({ context }, params: { claimed: ClaimedOfRun[] }) => withAccepted(withMoreClaims(context, params.claimed))),
    refuseCompanion: assign(({ context }, params: { claimed: ClaimedOfRun[] }) =>
      withFailedMoves(context, params.claimed, { kind: 'petAlone' }),
    ),
    includeBenefits: assign({ benefits: 'included' }),
    declineBenefits: assign({ benefits: 'declined' }),
    showMap: assign({ layout: 'map' }),
    showList: assign({ layout: 'list' }),
    placePet: assign({ placingPet: true }),
    placeNoPet: assign({ placingPet: false }),
    beginMoves: assign(({ context }) => withOffers(context)),
    keepCompanion: assign(({ context }) => keeping(context, seatsOfPair(context))),
    keepMoves: assign(({ context }, params: { claimed: ClaimedOfRun[] }) => withMoves(context, params.claimed)),
    failMoves: assign(({ context }, params: { claimed: ClaimedOfRun[] }) =>
      withFailedMoves(context, params.claimed, { kind: 'offerGone' }),
    ),
    releaseDraft: assign(({ context }) => ({
      ...withoutGroup({
        ...context,
        ...(context.draft && !context.draft.editing && releasing(context, context.draft.direction, context.draft.seatId)),
      }),
      draft: null,
    })),
    loseDraft: assign(({ context }) => ({
      alert: context.draft && {
        kind: 'seatTaken' as const,
        seat: seatNumber(busOf(context, context.draft.direction).map, context.draft.seatId),
      },
      draft: null,
    })),
    remove: assign(({ context }, params: { id: string }) => {
      const passenger = context.passengers.find(({ id }) => id === params.id);
      if (!passenger) return {};
      const { direction, seatId } = passenger;
      return settled(
        {
          ...context,
          ...releasing(context, direction, seatId),
          passengers: context.passengers.filter(({ id }) => id !== params.id),
          spoken: { kind: 'released', seat: seatNumber(busOf(context, direction).map, seatId) },
        },
        direction,
      );
    }),
    releaseAll: assign(({ context }) => releasingAll(context)),
    /** ERR-011 */
    alertTraveller: assign({ alert: { kind: 'noTraveller' } }),
    alertLimit: assign(({ context }) => ({ alert: { kind: 'limit', direction: context.tab } })),
    alertMinor: assign(({ context }) => ({ alert: { kind: 'minorAlone', direction: lonelyMinor(context) ?? context.tab } })),
    alertPet: assign(({ context }) => {
      const fault = petFault(context);
      return fault ? { alert: { kind: 'petRule' as const, fault } } : {};
    }),
    closeAlert: assign({ alert: null }),
    keepEmail: assign((_, params: { email: string }) => ({ email: params.email })),
    begin: assign(({ context: { passengers } }, params: { key: string }) => ({ block: { key: params.key, passengers } })),
    keepHold: assign(({ context }, params: { hold: Hold }) => withHold(context, params.hold)),
    /** Kept by the application, the answer for the session and the layout for longer. */
    rememberBenefits: () => {},
    rememberLayout: () => {},
    refuseBlock: assign(({ context }, params: { error: unknown }) => withRefusedBlock(context, params.error)),
  },
});

/** A bus from its map to its live channel; the way out and the way back are two of it. */
const bus = <Way extends Direction>(direction: Way) =>
  chart.createStateConfig({
    type: 'parallel',
    states: {
      map: {
        initial: 'loading',
        on: {
          'floor.chosen': {
            guard: { type: 'isShown', params: { direction } },
            actions: { type: 'showFloor', params: ({ event }) => ({ floor: event.floor }) },
          },
          'quota.reported': {
            guard: { type: 'isOf', params: ({ event }) => ({ direction, of: event.direction }) },
            actions: { type: 'hearQuota', params: ({ event }) => ({ direction, news: event.news }) },
          },
        },
        states: {
          loading: {
            invoke: {
              id: `${direction}Map`,
              src: 'getSeatMap',
              input: ({ context }) => ({ departure: busOf(context, direction).departure }),
              onDone: [
                {
                  guard: { type: 'isBehind', params: ({ event }) => ({ direction, bus: event.output }) },
                  target: 'loading',
                  reenter: true,
                  actions: { type: 'keepBus', params: ({ event }) => ({ direction, bus: event.output }) },
                },
                { target: 'drawn', actions: { type: 'keepBus', params: ({ event }) => ({ direction, bus: event.output }) } },
              ],
              onError: [
                { guard: { type: 'knowsBus', params: { direction } }, target: 'drawn' },
                { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => ({ direction, error: event.error }) } },
              ],
            },
            on: {
              'seat.reported': {
                guard: { type: 'isOf', params: ({ event }) => ({ direction, of: event.direction }) },
                actions: { type: 'remember', params: ({ event }) => ({ direction, news: event.news }) },
              },
            },
          },
          drawn: {
            on: {
              /** After a silence of the channel, or a message that skips one, the server is asked for the whole map. */
              'channel.opened': { guard: { type: 'isOf', params: ({ event }) => ({ direction, of: event.direction }) }, target: 'loading' },
              'seat.reported': [
                {
                  guard: { type: 'isGap', params: ({ event }) => ({ direction, of: event.direction, news: event.news }) },
                  target: 'loading',
                  actions: { type: 'remember', params: ({ event }) => ({ direction, news: event.news }) },
                },
                {
                  guard: { type: 'isOf', params: ({ event }) => ({ direction, of: event.direction }) },
                  actions: { type: 'hear', params: ({ event }) => ({ direction, news: event.news }) },
                },
              ],
            },
          },
          failed: { on: { 'map.retried': { guard: { type: 'isShown', params: { direction } }, target: 'loading' } } },
        },
      },
      live: {
        initial: 'closed',
        states: {
          /** The channel is joined once there is a map to keep up to date. */
          closed: { always: { guard: { type: 'knowsBus', params: { direction } }, target: 'joined' } },
          joined: {
            invoke: {
              id: `${direction}Channel`,
              src: 'seatChannel',
              input: ({ context }) => {
                const { map, departure } = busOf(context, direction);
                return { direction, channel: map?.channel ?? '', run: departure.run };
              },
              onError: '.lost',
            },
            initial: 'connecting',
            on: {
              'channel.opened': {
                guard: { type: 'isOf', params: ({ event }) => ({ direction, of: event.direction }) },
                target: '.listening',
                actions: { type: 'keepSince', params: ({ event }) => ({ direction, at: event.at }) },
              },
              'channel.lost': {
                guard: { type: 'isOf', params: ({ event }) => ({ direction, of: event.direction }) },
                target: '.lost',
                actions: { type: 'keepSince', params: ({ event }) => ({ direction, at: event.at }) },
              },
            },
            states: { connecting: {}, listening: {}, lost: {} },
          },
        },
      },
      releases: {
        initial: 'idle',
        states: {
          idle: { always: { guard: { type: 'hasReleases', params: { direction } }, target: 'releasing' } },
          releasing: {
            invoke: {
              id: `${direction}Release`,
              src: 'unselectSeat',
              input: ({ context }) => {
                const { departure, toRelease } = busOf(context, direction);
                return { run: departure.run, seatId: toRelease[0] ?? '' };
              },
              onDone: { target: 'idle', actions: { type: 'released', params: { direction } } },
              /** A claim that cannot be given back ends by itself. */
              onError: { target: 'idle', actions: { type: 'released', params: { direction } } },
            },
          },
        },
      },
    },
  });

/** The buses of a trip: their maps and live channels, the passengers on them and the block that turns them into a cart. */
export const seatsMachine = chart.createMachine({
  id: 'seats',
  context: ({ input }) => ({
    buses: { outbound: unknownBus(input.departure), return: input.returnDeparture && unknownBus(input.returnDeparture) },
    tab: 'outbound',
    email: input.email,
    passengers: input.passengers,
    change: input.change,
    traveller: null,
    benefits: input.benefits,
    layout: input.layout,
    placingPet: false,
    moves: [],
    draft: null,
    touched: [],
    servicesOpen: true,
    wanted: null,
    together: 0,
    queue: [],
    block: null,
    alert: null,
    spoken: null,
    sought: null,
    hold: null,
  }),
  output: ({ context: { hold, passengers, benefits, layout } }) =>
    hold ? { kind: 'held', hold, passengers, benefits, layout } : { kind: 'left', benefits, layout },
  initial: 'open',
  states: {
    open: {
      type: 'parallel',
      on: {
        /** The map and the list show the same seats, and take the same choices. */
        'map.shown': { actions: ['showMap', 'rememberLayout'] },
        'list.shown': { actions: ['showList', 'rememberLayout'] },
      },
      states: {
        outbound: bus('outbound'),
        /** SEAT-017 */
        return: {
          initial: 'closed',
          states: { closed: { always: { guard: 'opensReturn', target: 'open' } }, open: bus('return') },
        },
        alert: {
          initial: 'none',
          states: {
            none: { always: { guard: 'hasAlert', target: 'shown' } },
            shown: {
              always: { guard: 'hasNoAlert', target: 'none' },
              on: { 'alert.closed': { target: 'none', actions: 'closeAlert' } },
            },
          },
        },
        flow: {
          initial: 'entering',
          states: {
            entering: { always: [{ guard: 'hasPassengers', target: 'reclaiming' }, { target: 'choosing' }] },
            reclaiming: {
              invoke: {
                id: 'selectSeats',
                src: 'selectSeats',
                input: ({ context }) => seatsByRun(context),
                onDone: { target: 'choosing', actions: { type: 'keepClaims', params: ({ event }) => ({ claimed: event.output }) } },
                /** Who took a seat meanwhile shows on the map; the block asks again. */
                onError: 'choosing',
              },
            },
            choosing: {
              always: { guard: 'awaitsNames', target: 'adding', actions: 'beginNext' },
              on: {
                'together.opened': { guard: 'canSitTogether', target: 'gathering', actions: 'countTogether' },
                'tab.chosen': { guard: 'hasReturn', actions: { type: 'showTab', params: ({ event }) => ({ direction: event.direction }) } },
                'seat.sought': { actions: { type: 'seek', params: ({ event }) => ({ number: event.number }) } },
                /** Whose seat is changed next; a seat of mine is that of its passenger. */
                'traveller.chosen': {
                  guard: { type: 'isTraveller', params: ({ event }) => ({ ticketId: event.ticketId }) },
                  actions: { type: 'chooseTraveller', params: ({ event }) => ({ ticketId: event.ticketId }) },
                },
                'seat.chosen': [
                  {
                    guard: { type: 'isTravellers', params: ({ event }) => ({ seatId: event.seatId }) },
                    actions: { type: 'chooseSeated', params: ({ event }) => ({ seatId: event.seatId }) },
                  },
                  { guard: { type: 'isForNobody', params: ({ event }) => ({ seatId: event.seatId }) }, actions: 'alertTraveller' },
                  {
                    guard: { type: 'isPassengers', params: ({ event }) => ({ seatId: event.seatId }) },
                    target: 'adding',
                    actions: { type: 'editSeat', params: ({ event }) => ({ seatId: event.seatId }) },
                  },
                  { guard: { type: 'isFull', params: ({ event }) => ({ seatId: event.seatId }) }, actions: 'alertLimit' },
                  {
                    guard: { type: 'isFree', params: ({ event }) => ({ seatId: event.seatId }) },
                    target: 'claiming',
                    actions: { type: 'want', params: ({ event }) => ({ seatId: event.seatId }) },
                  },
                ],
                'offer.taken': { guard: 'hasOffers', target: 'moving', actions: 'beginMoves' },
                'pets.hidden': { actions: 'placeNoPet' },
                'passenger.edited': {
                  guard: { type: 'isPassenger', params: ({ event }) => ({ id: event.id }) },
                  target: 'adding',
                  actions: { type: 'editPassenger', params: ({ event }) => ({ id: event.id }) },
                },
                'passenger.removed': { guard: 'isSale', actions: { type: 'remove', params: ({ event }) => ({ id: event.id }) } },
                'seats.continued': [
                  { guard: 'lacksElsewhere', actions: 'showLacking' },
                  { guard: 'hasLonelyMinor', actions: 'alertMinor' },
                  { guard: 'breaksPetRule', actions: 'alertPet' },
                  { guard: 'mayContinue', target: 'continuing' },
                ],
                'seats.left': [{ guard: 'hasPassengers', target: 'confirmingLeave' }, { target: '#seats.left' }],
                'alert.closed': { guard: 'endsHere', target: 'abandoning', actions: 'releaseAll' },
              },
            },
            /** A group looks at the best seats for it before it takes them. */
            gathering: {
              on: {
                'together.counted': {
                  guard: { type: 'hasRoomFor', params: ({ event }) => ({ count: event.count }) },
                  actions: { type: 'changeTogether', params: ({ event }) => ({ count: event.count }) },
                },
                'together.accepted': { guard: 'canSitTogether', target: 'seating', actions: 'takeTogether' },
                'together.dismissed': 'choosing',
              },
            },
            /** All of the seats, or none. */
            seating: {
              invoke: {
                id: 'selectTogether',
                src: 'selectSeats',
                input: ({ context }) => [{ direction: context.tab, run: shownBus(context).departure.run, seatIds: context.queue }],
                onDone: [
                  {
                    guard: { type: 'isAllClaimed', params: ({ context, event }) => ({ asked: context.queue, claimed: event.output }) },
                    target: 'seated',
                    actions: { type: 'keepGroup', params: ({ event }) => ({ claimed: event.output }) },
                  },
                  {
                    target: 'gathering',
                    actions: [{ type: 'failMoves', params: ({ event }) => ({ claimed: event.output }) }, 'giveUpTogether'],
                  },
                ],
                onError: {
                  target: 'choosing',
                  actions: ['giveUpTogether', { type: 'refuseSeat', params: ({ event }) => ({ error: event.error }) }],
                },
              },
            },
            seated: { always: [{ guard: 'isKnown', target: 'offering' }, { target: 'identifying' }] },
            claiming: {
              invoke: {
                id: 'selectSeat',
                src: 'selectSeat',
                input: ({ context }) => ({ run: shownBus(context).departure.run, seatId: context.wanted ?? '' }),
                onDone: [
                  {
                    guard: 'isChange',
                    target: 'choosing',
                    actions: [{ type: 'keepClaim', params: ({ event }) => ({ claim: event.output }) }, 'seatTraveller'],
                  },
                  { target: 'seated', actions: { type: 'keepClaim', params: ({ event }) => ({ claim: event.output }) } },
                ],
                onError: { target: 'choosing', actions: { type: 'refuseSeat', params: ({ event }) => ({ error: event.error }) } },
              },
              on: {
                'seat.chosen': {
                  guard: { type: 'isFree', params: ({ event }) => ({ seatId: event.seatId }) },
                  target: 'claiming',
                  reenter: true,
                  actions: ['giveUpWanted', { type: 'want', params: ({ event }) => ({ seatId: event.seatId }) }],
                },
              },
            },
            /** The seat stays claimed while the traveller says who they are, and the click goes on afterwards. */
            identifying: {
              invoke: {
                id: 'identify',
                src: 'identify',
                onDone: { target: 'offering', actions: { type: 'keepEmail', params: ({ event }) => event.output } },
                onError: { target: 'choosing', actions: 'giveUpWanted' },
              },
            },
            /** The benefits are offered once a session, and once more when they are declined (SEAT-026, SEAT-037, SEAT-038). */
            offering: {
              initial: 'deciding',
              states: {
                deciding: {
                  always: [
                    { guard: 'asksBenefits', target: 'asking' },
                    { target: '#seats.open.flow.adding', actions: 'beginDraft' },
                  ],
                },
                asking: {
                  on: {
                    'benefits.accepted': {
                      target: '#seats.open.flow.adding',
                      actions: ['includeBenefits', 'rememberBenefits', 'beginDraft'],
                    },
                    'benefits.declined': 'insisting',
                  },
                },
                insisting: {
                  on: {
                    'benefits.accepted': {
                      target: '#seats.open.flow.adding',
                      actions: ['includeBenefits', 'rememberBenefits', 'beginDraft'],
                    },
                    'benefits.declined': {
                      target: '#seats.open.flow.adding',
                      actions: ['declineBenefits', 'rememberBenefits', 'beginDraft'],
                    },
                  },
                },
              },
            },
            adding: {
              on: {
                'name.typed': {
                  guard: 'isSale',
                  actions: { type: 'type', params: ({ event }) => ({ field: event.field, text: event.text }) },
                },
                'name.left': { actions: { type: 'touch', params: ({ event }) => ({ field: event.field }) } },
                'name.reused': { actions: { type: 'reuseName', params: ({ event }) => ({ passengerId: event.passengerId }) } },
                'fare.chosen': { guard: 'isSale', actions: { type: 'chooseFare', params: ({ event }) => ({ fareId: event.fareId }) } },
                'service.toggled': { actions: { type: 'toggleService', params: ({ event }) => ({ serviceId: event.serviceId }) } },
                'services.toggled': { actions: 'toggleServices' },
                'passenger.submitted': [
                  { guard: 'bringsCompanion', target: 'accompanying', actions: 'keepCompanion' },
                  { guard: 'isDraftValid', target: 'choosing', actions: 'keepDraft' },
                  { guard: 'isSubmittable', actions: 'touchAll' },
                ],
                'pets.shown': { target: 'choosing', actions: ['releaseDraft', 'placePet'] },
                'passenger.dismissed': { target: 'choosing', actions: 'releaseDraft' },
                'seat.reported': {
                  guard: { type: 'losesDraft', params: ({ event }) => ({ direction: event.direction, news: event.news }) },
                  target: 'choosing',
                  actions: 'loseDraft',
                },
              },
            },
            /** A pet brings an empty passenger on the seat beside it (SEAT-042): both seats, or neither. */
            accompanying: {
              invoke: {
                id: 'selectCompanion',
                src: 'selectSeats',
                input: ({ context }) => seatsOfPair(context),
                onDone: [
                  {
                    guard: {
                      type: 'isAllClaimed',
                      params: ({ context, event }) => ({ asked: seatIdsOf(seatsOfPair(context)), claimed: event.output }),
                    },
                    target: 'choosing',
                    actions: { type: 'keepPair', params: ({ event }) => ({ claimed: event.output }) },
                  },
                  { target: 'adding', actions: { type: 'refuseCompanion', params: ({ event }) => ({ claimed: event.output }) } },
                ],
                onError: { target: 'adding', actions: { type: 'refuseSeat', params: ({ event }) => ({ error: event.error }) } },
              },
            },
            /** Equal seats for those who lost theirs, in one tap: all of them, or none. */
            moving: {
              invoke: {
                id: 'selectOffers',
                src: 'selectSeats',
                input: ({ context }) => seatsOfMoves(context),
                onDone: [
                  {
                    guard: {
                      type: 'isAllClaimed',
                      params: ({ context, event }) => ({ asked: seatIdsOf(seatsOfMoves(context)), claimed: event.output }),
                    },
                    target: 'choosing',
                    actions: { type: 'keepMoves', params: ({ event }) => ({ claimed: event.output }) },
                  },
                  { target: 'choosing', actions: { type: 'failMoves', params: ({ event }) => ({ claimed: event.output }) } },
                ],
                onError: { target: 'choosing', actions: { type: 'refuseSeat', params: ({ event }) => ({ error: event.error }) } },
              },
            },
            confirmingLeave: {
              on: { 'leave.confirmed': { target: 'abandoning', actions: 'releaseAll' }, 'leave.cancelled': 'choosing' },
            },
            abandoning: {
              always: { guard: 'hasNoReleases', target: '#seats.left' },
            },
            continuing: {
              always: [
                { guard: 'isUnknown', target: 'identifyingToBlock' },
                { guard: 'hasBegun', target: 'blocking' },
                { guard: 'mayContinue', target: 'preparing' },
                { target: 'choosing' },
              ],
            },
            identifyingToBlock: {
              invoke: {
                id: 'identifyToBlock',
                src: 'identify',
                onDone: { target: 'continuing', actions: { type: 'keepEmail', params: ({ event }) => event.output } },
                onError: 'choosing',
              },
            },
            /** The key exists before the first request, so that a double tap, a lost answer or a reload make one cart (HOLD-004). */
            preparing: {
              invoke: {
                id: 'makeKey',
                src: 'makeKey',
                onDone: { target: 'continuing', actions: { type: 'begin', params: ({ event }) => ({ key: event.output }) } },
                onError: { target: 'choosing', actions: { type: 'refuseBlock', params: ({ event }) => ({ error: event.error }) } },
              },
            },
            blocking: {
              invoke: {
                id: 'blockSeats',
                src: 'blockSeats',
                input: ({ context }) => ({
                  key: context.block?.key ?? '',
                  departure: context.buses.outbound.departure,
                  returnDeparture: context.buses.return?.departure ?? null,
                  email: context.email ?? '',
                  passengers: context.block?.passengers ?? [],
                  change: context.change,
                }),
                onDone: { target: '#seats.held', actions: { type: 'keepHold', params: ({ event }) => ({ hold: event.output }) } },
                onError: [
                  { guard: { type: 'needsSignIn', params: ({ event }) => ({ error: event.error }) }, target: 'identifyingToBlock' },
                  { target: 'choosing', actions: { type: 'refuseBlock', params: ({ event }) => ({ error: event.error }) } },
                ],
              },
            },
          },
        },
      },
    },
    held: { type: 'final' },
    left: { type: 'final' },
  },
});
