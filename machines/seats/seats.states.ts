import { and, stateIn } from 'xstate';
import { factsOf } from '../bus/index.ts';
import type { Direction } from '../domain/trip.ts';
import { event } from '../params.ts';
import { busOf } from './seats.rules.ts';
import { busId, chart } from './seats.setup.ts';

/** The bus of a direction, which publishes its facts, and the claims of the party on its seats. */
export const bus = (direction: Direction) => {
  const on = { direction };
  const released = { target: 'idle', actions: { type: 'endRelease', params: on } } as const;
  const release = { target: 'releasing', actions: { type: 'beginRelease', params: on } } as const;
  return chart.createStateConfig({
    invoke: {
      id: busId(direction),
      src: 'bus',
      input: ({ context }) => ({ departure: busOf(context, direction).departure }),
      onSnapshot: {
        actions: [
          { type: 'assignBus', params: ({ event: { snapshot } }) => ({ direction, facts: factsOf(snapshot.context) }) },
          'announceBus',
        ],
      },
      onError: '#seats.left',
    },
    always: {
      guard: { type: 'hasRefused', params: on },
      actions: [
        { type: 'reportRefused', params: on },
        { type: 'clearRefused', params: on },
      ],
    },
    initial: 'idle',
    states: {
      idle: {
        always: [
          { guard: { type: 'hasUnused', params: on }, ...release },
          { guard: and([stateIn({ open: { flow: 'abandoning' } }), { type: 'hasClaims', params: on }]), ...release },
        ],
      },
      releasing: {
        invoke: {
          id: `${direction}Release`,
          src: 'unselectSeat',
          input: ({ context }) => ({ run: busOf(context, direction).departure.run, seatId: context.releasing[direction] ?? '' }),
          onDone: released,
          onError: released,
        },
      },
    },
  });
};

/** The traveller chooses on the shown bus. A sale and a change of tickets allow different events. */
export const choosing = chart.createStateConfig({
  initial: 'deciding',
  always: { guard: 'awaitsNames', target: 'adding', actions: 'beginNext' },
  on: {
    'tab.chosen': { guard: 'hasReturn', actions: { type: 'showTab', params: event } },
    'seat.sought': [
      {
        guard: { type: 'hasSeat', params: event },
        actions: [
          { type: 'assignSought', params: event },
          { type: 'showFloor', params: event },
        ],
      },
      { actions: { type: 'assignSought', params: event } },
    ],
    'offer.taken': { guard: 'hasOffers', target: 'moving', actions: 'beginMoves' },
    'passenger.edited': {
      guard: { type: 'isPassenger', params: event },
      target: 'adding',
      actions: { type: 'editPassenger', params: event },
    },
    'seats.continued': [
      { guard: 'lacksElsewhere', actions: 'showLacking' },
      { guard: 'isMissing', actions: 'alertMissing' },
      { guard: 'hasLonelyMinor', actions: 'alertMinor' },
      { guard: 'breaksPetRule', actions: 'alertPet' },
      { guard: 'mayContinue', target: 'blocking' },
    ],
    'seats.left': [{ guard: 'hasPassengers', target: 'confirmingLeave' }, { target: 'abandoning' }],
    'alert.closed': { guard: 'endsHere', target: 'abandoning', actions: 'closeAlert' },
  },
  states: {
    deciding: { always: [{ guard: 'isChange', target: 'changing' }, { target: 'selling' }] },
    /** A sale: passengers are added and removed. */
    selling: {
      on: {
        'together.opened': { guard: 'canSitTogether', target: '#seats.open.flow.gathering', actions: 'countTogether' },
        'seat.chosen': [
          {
            guard: { type: 'isPassengers', params: event },
            target: '#seats.open.flow.adding',
            actions: { type: 'editSeat', params: event },
          },
          { guard: { type: 'isFull', params: event }, actions: 'alertLimit' },
          {
            guard: { type: 'isFree', params: event },
            target: '#seats.open.flow.claiming',
            actions: { type: 'assignWanted', params: event },
          },
        ],
        'pets.hidden': { actions: 'placeNoPet' },
        'passenger.removed': { actions: { type: 'removePassenger', params: event } },
      },
    },
    /** A change of bought tickets. */
    changing: {
      on: {
        /** Selects the traveller whose seat is changed next, also by a seat of that traveller. */
        'traveller.chosen': {
          guard: { type: 'isTraveller', params: event },
          actions: { type: 'assignTraveller', params: event },
        },
        'seat.chosen': [
          { guard: { type: 'isPassengers', params: event }, actions: { type: 'assignSeated', params: event } },
          { guard: { type: 'isForNobody', params: event }, actions: 'alertTraveller' },
          {
            guard: { type: 'isFree', params: event },
            target: '#seats.open.flow.reseating',
            actions: { type: 'assignWanted', params: event },
          },
        ],
      },
    },
  },
});
