import { factsOf } from '../bus/index.ts';
import type { Direction } from '../domain/trip.ts';
import { event } from '../params.ts';
import { busOf } from './seats.rules.ts';
import { busId, chart } from './seats.setup.ts';

/** The bus of a direction. It receives the seats in use and publishes its facts. */
export const bus = (direction: Direction) => {
  const on = { direction };
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
      onDone: 'left',
      onError: '#seats.left',
    },
    initial: 'boarding',
    states: {
      boarding: {
        always: {
          guard: { type: 'isUnpublished', params: on },
          actions: [
            { type: 'publishSeats', params: on },
            { type: 'assignPublished', params: on },
          ],
        },
        on: {
          'floor.chosen': { guard: { type: 'isShown', params: on }, actions: 'sendToBus' },
          'map.retried': { guard: { type: 'isShown', params: on }, actions: 'sendToBus' },
          'party.left': { target: 'leaving', actions: { type: 'leaveBus', params: on } },
        },
      },
      leaving: {},
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
    'seats.left': [{ guard: 'hasPassengers', target: 'confirmingLeave' }, { target: '#seats.left' }],
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
