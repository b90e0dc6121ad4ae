import { BEGONA, DEPARTURE, EMAIL, FARES, INIGO, NOW, seatMap, SERVICES } from '../testing/fixtures.ts';
import type { Model } from '../testing/paths.ts';
import { done, failed } from '../testing/situation.ts';
import { seatsMachine } from './seats.machine.ts';

const refused = (code: string, seats?: string[]) => ({ code, retryable: false, ...(seats ? { seats } : {}) });
const lost = { code: 'network', retryable: true };

const drawn = done('getSeatMap', { map: seatMap(), fares: FARES, services: SERVICES });
const bus: Pick<Model, 'machine' | 'facts'> = {
  machine: seatsMachine,
  facts: ({ context }) => [
    context.passengers.map(({ seatId, fareId }: { seatId: string; fareId: string }) => seatId + fareId).join(),
    context.draft && [context.draft.seatId, context.draft.editing, context.draft.firstName.length, context.draft.lastName !== ''],
    context.alert?.kind,
    context.email !== null,
    context.map?.taken.length,
    context.claims.length > 0,
    context.blockKey !== null,
    context.toRelease.length > 0,
  ],
};

const FIVE = [1, 5, 6, 7, 8].map((seat) => ({
  ...BEGONA,
  id: `ground-${seat}`,
  seatId: `ground-${seat}`,
  firstName: `Begoña ${'abcdefgh'[seat - 1]}`,
}));

/** What can happen to the map and its channel, to a traveller who chooses, and to the block. */
export const seatsModels = [
  {
    ...bus,
    input: { departure: DEPARTURE, email: EMAIL, passengers: [BEGONA] },
    events: {
      mapComes: drawn,
      mapFails: failed('getSeatMap', lost),
      mapRetried: { type: 'map.retried' },
      floorChosen: { type: 'floor.chosen', floor: 'top' },
      channelOpened: { type: 'channel.opened', at: NOW },
      channelLost: { type: 'channel.lost', at: NOW },
      mySeatFreed: { type: 'seat.reported', news: { version: 8, seatId: 'ground-6', kind: 'freed' } },
      mySeatTaken: { type: 'seat.reported', news: { version: 9, seatId: 'ground-6', kind: 'taken' } },
      seatsClaimedAgain: done('selectSeats', { claims: [{ seatId: 'ground-6', expiresAt: NOW }], lost: [] }),
      seatsLostMeanwhile: done('selectSeats', { claims: [], lost: ['ground-6'] }),
      reclaimFails: failed('selectSeats', lost),
      alertClosed: { type: 'alert.closed' },
    },
  },
  {
    ...bus,
    input: { departure: DEPARTURE, email: null, passengers: [] },
    events: {
      mapComes: drawn,
      seatChosen: { type: 'seat.chosen', seatId: 'ground-6' },
      seatClaimed: done('selectSeat', { seatId: 'ground-6', expiresAt: NOW }),
      otherSeatChosen: { type: 'seat.chosen', seatId: 'ground-7' },
      seatTaken: failed('selectSeat', refused('seat-taken')),
      signedIn: done('identify', { email: EMAIL }),
      signInDismissed: failed('identify', refused('unauthorized')),
      firstNameTyped: { type: 'name.typed', field: 'firstName', text: 'Íñigo' },
      lastNameTyped: { type: 'name.typed', field: 'lastName', text: 'Peña' },
      nameLeft: { type: 'name.left', field: 'firstName' },
      shortNameTyped: { type: 'name.typed', field: 'firstName', text: 'Í' },
      fareChosen: { type: 'fare.chosen', fareId: '1' },
      serviceToggled: { type: 'service.toggled', serviceId: '64' },
      servicesToggled: { type: 'services.toggled' },
      passengerSubmitted: { type: 'passenger.submitted' },
      passengerDismissed: { type: 'passenger.dismissed' },
      passengerRemoved: { type: 'passenger.removed', id: 'ground-6' },
      passengerEdited: { type: 'passenger.edited', id: 'ground-6' },
      seatReleased: done('unselectSeat'),
      releaseFails: failed('unselectSeat', lost),
      seatsContinued: { type: 'seats.continued' },
      seatsLeft: { type: 'seats.left' },
      leaveConfirmed: { type: 'leave.confirmed' },
      leaveCancelled: { type: 'leave.cancelled' },
      alertClosed: { type: 'alert.closed' },
    },
  },
  {
    ...bus,
    input: { departure: DEPARTURE, email: EMAIL, passengers: [BEGONA] },
    events: {
      mapComes: drawn,
      seatsClaimedAgain: done('selectSeats', { claims: [{ seatId: 'ground-6', expiresAt: NOW }], lost: [] }),
      seatsContinued: { type: 'seats.continued' },
      keyMade: done('makeKey', 'key-1'),
      keyFails: failed('makeKey', lost),
      seatsBlocked: done('blockSeats', { cartId: 'cart-1', expiresAt: NOW }),
      blockLost: failed('blockSeats', lost),
      blockRefused: failed('blockSeats', refused('seats-lost', ['ground-6'])),
      blockUnauthorized: failed('blockSeats', refused('unauthorized')),
      signedIn: done('identifyToBlock', { email: EMAIL }),
      signInDismissed: failed('identifyToBlock', refused('unauthorized')),
      alertClosed: { type: 'alert.closed' },
    },
  },
  {
    ...bus,
    input: { departure: DEPARTURE, email: EMAIL, passengers: [INIGO] },
    events: {
      mapComes: drawn,
      seatsClaimedAgain: done('selectSeats', { claims: [{ seatId: 'ground-5', expiresAt: NOW }], lost: [] }),
      seatsContinued: { type: 'seats.continued' },
      seatChosen: { type: 'seat.chosen', seatId: 'ground-6' },
      seatClaimed: done('selectSeat', { seatId: 'ground-6', expiresAt: NOW }),
      claimRunsOut: { type: 'seat.reported', news: { version: 8, seatId: 'ground-6', kind: 'freed' } },
      otherTakesIt: { type: 'seat.reported', news: { version: 9, seatId: 'ground-6', kind: 'taken' } },
      operationFails: failed('selectSeat', refused('operation-failed')),
      alertClosed: { type: 'alert.closed' },
      seatReleased: done('unselectSeat'),
    },
  },
  {
    ...bus,
    input: { departure: DEPARTURE, email: EMAIL, passengers: FIVE },
    events: {
      mapComes: drawn,
      seatsClaimedAgain: done('selectSeats', { claims: FIVE.map(({ seatId }) => ({ seatId, expiresAt: NOW })), lost: [] }),
      sixthSeatChosen: { type: 'seat.chosen', seatId: 'top-14' },
      alertClosed: { type: 'alert.closed' },
    },
  },
] satisfies Model[];
