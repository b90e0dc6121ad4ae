import { assign, setup } from 'xstate';
import { failureOf } from '../domain/failure.ts';
import type { Instant } from '../domain/instant.ts';
import type { Claim, Floor, SeatId, SeatNews } from '../domain/seat.ts';
import type { Hold } from '../domain/trip.ts';
import { blockSeats, getSeatMap, identify, makeKey, seatChannel, selectSeat, selectSeats, unselectSeat } from './seats.ports.ts';
import {
  canSubmit,
  draftErrors,
  draftOf,
  fullName,
  hasLonelyMinor,
  isBehind,
  isComplete,
  isFree,
  isFull,
  isGap,
  losesDraft,
  needsSignIn,
  newDraft,
  passengerOn,
  seatNumber,
  typed,
  withBus,
  withDraft,
  withNews,
  withoutLost,
  withRefusedBlock,
  withRefusedSeat,
} from './seats.rules.ts';
import type { Bus, DraftField, SeatsContext, SeatsEvent, SeatsInput, SeatsOutput } from './seats.types.ts';

/** One bus: its map, its live channel, the passengers on it and the block that turns them into a cart. */
export const seatsMachine = setup({
  types: {
    context: {} as SeatsContext,
    events: {} as SeatsEvent,
    input: {} as SeatsInput,
    output: {} as SeatsOutput,
  },
  actors: { getSeatMap, identify, selectSeat, selectSeats, unselectSeat, makeKey, blockSeats, seatChannel },
  guards: {
    isFree: ({ context }, params: { seatId: SeatId }) => isFree(context, params.seatId),
    isFull: ({ context }, params: { seatId: SeatId }) => isFull(context) && isFree(context, params.seatId),
    isPassengers: ({ context }, params: { seatId: SeatId }) => passengerOn(context, params.seatId) !== undefined,
    isPassenger: ({ context }, params: { id: string }) => context.passengers.some(({ id }) => id === params.id),
    hasPassengers: ({ context }) => context.passengers.length > 0,
    isKnown: ({ context }) => context.email !== null,
    isUnknown: ({ context }) => context.email === null,
    isSubmittable: ({ context }) => context.draft !== null && canSubmit(context, context.draft),
    isDraftValid: ({ context }) => context.draft !== null && Object.keys(draftErrors(context, context.draft)).length === 0,
    losesDraft: ({ context }, params: { news: SeatNews }) => losesDraft(context, params.news),
    isComplete: ({ context }) => isComplete(context),
    hasLonelyMinor: ({ context }) => isComplete(context) && hasLonelyMinor(context),
    hasKey: ({ context }) => context.blockKey !== null,
    needsSignIn: (_, params: { error: unknown }) => needsSignIn(params.error),
    isGap: ({ context }, params: { news: SeatNews }) => isGap(context, params.news),
    isBehind: ({ context }, params: { bus: Bus }) => isBehind(context, params.bus),
    hasAlert: ({ context }) => context.alert !== null,
    endsHere: ({ context }) => context.alert?.kind === 'operationFailed',
    hasReleases: ({ context }) => context.toRelease.length > 0,
    hasNoReleases: ({ context }) => context.toRelease.length === 0,
    knowsBus: ({ context }) => context.map !== null,
  },
  actions: {
    keepBus: assign(({ context }, params: { bus: Bus }) => withBus(context, params.bus)),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    showFloor: assign((_, params: { floor: Floor }) => ({ floor: params.floor })),
    hear: assign(({ context }, params: { news: SeatNews }) => withNews(context, params.news)),
    remember: assign(({ context }, params: { news: SeatNews }) => ({ unheard: [...context.unheard, params.news] })),
    keepSince: assign((_, params: { at: Instant }) => ({ liveSince: params.at })),
    want: assign((_, params: { seatId: SeatId }) => ({ wanted: params.seatId })),
    giveUpWanted: assign(({ context }) => ({
      wanted: null,
      toRelease: context.wanted ? [...context.toRelease, context.wanted] : context.toRelease,
    })),
    keepClaim: assign(({ context }, params: { claim: Claim }) => ({
      claims: [...context.claims.filter(({ seatId }) => seatId !== params.claim.seatId), params.claim],
    })),
    keepClaims: assign(({ context }, params: { claims: Claim[]; lost: SeatId[] }) => ({
      claims: params.claims,
      ...withoutLost(context, params.lost),
    })),
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
    keepDraft: assign(({ context }) => ({
      passengers: context.draft ? withDraft(context.passengers, context.draft) : context.passengers,
      blockKey: null,
      spoken: context.draft && {
        kind: 'chosen' as const,
        seat: seatNumber(context.map, context.draft.seatId),
        name: fullName(context.draft),
      },
      draft: null,
    })),
    releaseDraft: assign(({ context }) => ({
      toRelease: context.draft && !context.draft.editing ? [...context.toRelease, context.draft.seatId] : context.toRelease,
      claims: context.claims.filter(({ seatId }) => context.draft?.editing === true || seatId !== context.draft?.seatId),
      draft: null,
    })),
    loseDraft: assign(({ context }) => ({
      alert: context.draft && { kind: 'seatTaken' as const, seat: seatNumber(context.map, context.draft.seatId) },
      draft: null,
    })),
    remove: assign(({ context }, params: { id: string }) => {
      const passenger = context.passengers.find(({ id }) => id === params.id);
      if (!passenger) return {};
      return {
        passengers: context.passengers.filter(({ id }) => id !== params.id),
        claims: context.claims.filter(({ seatId }) => seatId !== passenger.seatId),
        toRelease: [...context.toRelease, passenger.seatId],
        blockKey: null,
        spoken: { kind: 'released' as const, seat: seatNumber(context.map, passenger.seatId) },
      };
    }),
    releaseAll: assign(({ context }) => ({
      toRelease: [
        ...new Set([
          ...context.toRelease,
          ...context.claims.map(({ seatId }) => seatId),
          ...context.passengers.map(({ seatId }) => seatId),
        ]),
      ],
    })),
    released: assign(({ context }) => ({ toRelease: context.toRelease.slice(1) })),
    alertLimit: assign({ alert: { kind: 'limit' } }),
    alertMinor: assign({ alert: { kind: 'minorAlone' } }),
    closeAlert: assign({ alert: null }),
    keepEmail: assign((_, params: { email: string }) => ({ email: params.email })),
    keepKey: assign((_, params: { key: string }) => ({ blockKey: params.key })),
    keepHold: assign((_, params: { hold: Hold }) => ({ hold: params.hold, blockKey: null })),
    refuseBlock: assign(({ context }, params: { error: unknown }) => withRefusedBlock(context, params.error)),
  },
}).createMachine({
  id: 'seats',
  context: ({ input }) => ({
    departure: input.departure,
    email: input.email,
    map: null,
    fares: [],
    services: [],
    floor: 'ground',
    passengers: input.passengers,
    claims: [],
    draft: null,
    touched: [],
    servicesOpen: true,
    wanted: null,
    blockKey: null,
    liveSince: null,
    unheard: [],
    toRelease: [],
    failure: null,
    alert: null,
    spoken: null,
    hold: null,
  }),
  output: ({ context }) => (context.hold ? { kind: 'held', hold: context.hold, passengers: context.passengers } : { kind: 'left' }),
  initial: 'open',
  states: {
    open: {
      type: 'parallel',
      states: {
        map: {
          initial: 'loading',
          on: { 'floor.chosen': { guard: 'knowsBus', actions: { type: 'showFloor', params: ({ event }) => ({ floor: event.floor }) } } },
          states: {
            loading: {
              invoke: {
                id: 'getSeatMap',
                src: 'getSeatMap',
                input: ({ context }) => ({ departure: context.departure }),
                onDone: [
                  {
                    guard: { type: 'isBehind', params: ({ event }) => ({ bus: event.output }) },
                    target: 'loading',
                    reenter: true,
                    actions: { type: 'keepBus', params: ({ event }) => ({ bus: event.output }) },
                  },
                  { target: 'drawn', actions: { type: 'keepBus', params: ({ event }) => ({ bus: event.output }) } },
                ],
                onError: [
                  { guard: 'knowsBus', target: 'drawn' },
                  { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
                ],
              },
              on: { 'seat.reported': { actions: { type: 'remember', params: ({ event }) => ({ news: event.news }) } } },
            },
            drawn: {
              on: {
                /** After a silence of the channel, or a message that skips one, the server is asked for the whole map. */
                'channel.opened': 'loading',
                'seat.reported': [
                  {
                    guard: { type: 'isGap', params: ({ event }) => ({ news: event.news }) },
                    target: 'loading',
                    actions: { type: 'remember', params: ({ event }) => ({ news: event.news }) },
                  },
                  { actions: { type: 'hear', params: ({ event }) => ({ news: event.news }) } },
                ],
              },
            },
            failed: { on: { 'map.retried': 'loading' } },
          },
        },
        live: {
          initial: 'closed',
          states: {
            /** The channel is joined once there is a map to keep up to date. */
            closed: { always: { guard: 'knowsBus', target: 'joined' } },
            joined: {
              invoke: {
                id: 'seatChannel',
                src: 'seatChannel',
                input: ({ context }) => ({ channel: context.map?.channel ?? '', run: context.departure.run }),
                onError: '.lost',
              },
              initial: 'connecting',
              on: {
                'channel.opened': { target: '.listening', actions: { type: 'keepSince', params: ({ event }) => ({ at: event.at }) } },
                'channel.lost': { target: '.lost', actions: { type: 'keepSince', params: ({ event }) => ({ at: event.at }) } },
              },
              states: { connecting: {}, listening: {}, lost: {} },
            },
          },
        },
        releases: {
          initial: 'idle',
          states: {
            idle: { always: { guard: 'hasReleases', target: 'releasing' } },
            releasing: {
              invoke: {
                id: 'unselectSeat',
                src: 'unselectSeat',
                input: ({ context }) => ({ run: context.departure.run, seatId: context.toRelease[0] ?? '' }),
                onDone: { target: 'idle', actions: 'released' },
                /** A claim that cannot be given back ends by itself. */
                onError: { target: 'idle', actions: 'released' },
              },
            },
          },
        },
        alert: {
          initial: 'none',
          states: {
            none: { always: { guard: 'hasAlert', target: 'shown' } },
            shown: { on: { 'alert.closed': { target: 'none', actions: 'closeAlert' } } },
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
                input: ({ context }) => ({ run: context.departure.run, seatIds: context.passengers.map(({ seatId }) => seatId) }),
                onDone: { target: 'choosing', actions: { type: 'keepClaims', params: ({ event }) => event.output } },
                onError: { target: 'choosing', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
              },
            },
            choosing: {
              on: {
                'seat.chosen': [
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
                'passenger.edited': {
                  guard: { type: 'isPassenger', params: ({ event }) => ({ id: event.id }) },
                  target: 'adding',
                  actions: { type: 'editPassenger', params: ({ event }) => ({ id: event.id }) },
                },
                'passenger.removed': { actions: { type: 'remove', params: ({ event }) => ({ id: event.id }) } },
                'seats.continued': [
                  { guard: 'hasLonelyMinor', actions: 'alertMinor' },
                  { guard: 'isComplete', target: 'continuing' },
                ],
                'seats.left': [{ guard: 'hasPassengers', target: 'confirmingLeave' }, { target: '#seats.left' }],
                'alert.closed': { guard: 'endsHere', target: 'abandoning', actions: 'releaseAll' },
              },
            },
            claiming: {
              invoke: {
                id: 'selectSeat',
                src: 'selectSeat',
                input: ({ context }) => ({ run: context.departure.run, seatId: context.wanted ?? '' }),
                onDone: [
                  {
                    guard: 'isKnown',
                    target: 'adding',
                    actions: [{ type: 'keepClaim', params: ({ event }) => ({ claim: event.output }) }, 'beginDraft'],
                  },
                  { target: 'identifying', actions: { type: 'keepClaim', params: ({ event }) => ({ claim: event.output }) } },
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
                onDone: { target: 'adding', actions: [{ type: 'keepEmail', params: ({ event }) => event.output }, 'beginDraft'] },
                onError: { target: 'choosing', actions: 'giveUpWanted' },
              },
            },
            adding: {
              on: {
                'name.typed': { actions: { type: 'type', params: ({ event }) => ({ field: event.field, text: event.text }) } },
                'name.left': { actions: { type: 'touch', params: ({ event }) => ({ field: event.field }) } },
                'fare.chosen': { actions: { type: 'chooseFare', params: ({ event }) => ({ fareId: event.fareId }) } },
                'service.toggled': { actions: { type: 'toggleService', params: ({ event }) => ({ serviceId: event.serviceId }) } },
                'services.toggled': { actions: 'toggleServices' },
                'passenger.submitted': [
                  { guard: 'isDraftValid', target: 'choosing', actions: 'keepDraft' },
                  { guard: 'isSubmittable', actions: 'touchAll' },
                ],
                'passenger.dismissed': { target: 'choosing', actions: 'releaseDraft' },
                'seat.reported': {
                  guard: { type: 'losesDraft', params: ({ event }) => ({ news: event.news }) },
                  target: 'choosing',
                  actions: 'loseDraft',
                },
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
                { guard: 'hasKey', target: 'blocking' },
                { target: 'preparing' },
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
                onDone: { target: 'blocking', actions: { type: 'keepKey', params: ({ event }) => ({ key: event.output }) } },
                onError: { target: 'choosing', actions: { type: 'refuseBlock', params: ({ event }) => ({ error: event.error }) } },
              },
            },
            blocking: {
              invoke: {
                id: 'blockSeats',
                src: 'blockSeats',
                input: ({ context }) => ({
                  key: context.blockKey ?? '',
                  departure: context.departure,
                  email: context.email ?? '',
                  passengers: context.passengers,
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
