import { DEPARTURES, MTY, PLACES, PROMOTION, RETURNS, REY, SLP, TIME_ZONE, TODAY, NOW } from '../testing/fixtures.ts';
import { plusSeconds } from '../domain/instant.ts';
import { done, failed, isIn, type Model } from 'xstate-paths';
import { wholeSearch } from './search.examples.ts';
import { oneWay } from './search.rules.ts';

const lost = { code: 'network', retryable: true };

const facts: Model['facts'] = ({ context }) => [
  context.draft.originId,
  context.draft.destinationId,
  context.draft.date !== null,
  context.departures.length > 0,
  context.promotion !== null,
  // A round trip has no offer.
  context.query !== null && context.query.returnDate !== null,
];
const invariants: Model['invariants'] = {
  'what is listed was asked for': (at) => !isIn(at, 'searching') || at.context.query !== null,
  'the way back comes after the way out': (at) => !isIn(at, 'results.return.listed') || at.context.outbound !== null,
  'only the way out of a one-way trip has an offer': (at) => !isIn(at, 'outbound.offering') || at.context.query?.returnDate === null,
  'ends with a departure that was chosen': (at) => !isIn(at, 'search.chosen') || at.context.chosen !== null,
};
const origins = done('getOrigins', { places: PLACES, recent: [], now: NOW });
const destinations = done('getDestinations', [SLP, REY]);
const submitted = { type: 'search.submitted' };

/**
 * Five models: the form, a search from the address, a round trip from the address with its way out, the popup of another page, and a search
 * from an address whose day is over.
 */
export const searchModels = [
  {
    machine: wholeSearch,
    facts,
    invariants,
    input: { timeZone: TIME_ZONE, asked: oneWay(null, null, null), isPopup: false },
    events: {
      originsCome: origins,
      originsFail: failed('getOrigins', lost),
      destinationsCome: destinations,
      destinationsFail: failed('getDestinations', lost),
      placesRetried: { type: 'places.retried' },
      originChosen: { type: 'origin.chosen', placeId: MTY.id },
      originCleared: { type: 'origin.cleared' },
      destinationChosen: { type: 'destination.chosen', placeId: SLP.id },
      destinationCleared: { type: 'destination.cleared' },
      endsSwapped: { type: 'ends.swapped' },
      dateChosen: { type: 'date.chosen', date: '2026-04-20' },
      searchSubmitted: submitted,
      dayPasses: { type: 'clock.ticked', now: plusSeconds(NOW, 86_400) },
    },
  },
  {
    machine: wholeSearch,
    facts,
    invariants,
    input: { timeZone: TIME_ZONE, asked: oneWay(MTY.id, SLP.id, TODAY), isPopup: false },
    events: {
      originsCome: origins,
      destinationsCome: destinations,
      departuresCome: done('searchTrips', DEPARTURES),
      noDepartures: done('searchTrips', []),
      departuresFail: failed('searchTrips', lost),
      searchRetried: { type: 'search.retried' },
      dayChosen: { type: 'day.chosen', date: '2026-04-18' },
      editorOpened: { type: 'editor.opened' },
      editorClosed: { type: 'editor.closed' },
      searchSubmitted: submitted,
      departureChosen: { type: 'departure.chosen', tripId: '0830' },
      promotionComes: done('getPromotion', PROMOTION),
      offerAccepted: done('promotion', { returnDate: '2026-04-20' }),
      offerDeclined: done('promotion', { returnDate: null }),
    },
  },
  {
    machine: wholeSearch,
    invariants,
    facts: (snapshot) => [
      facts(snapshot),
      snapshot.context.draft.roundTrip,
      snapshot.context.draft.returnDate !== null,
      snapshot.context.query?.returnDate !== null,
      snapshot.context.wantedId,
    ],
    input: {
      timeZone: TIME_ZONE,
      asked: { ...oneWay(MTY.id, SLP.id, TODAY), roundTrip: true, returnDate: '2026-04-19', outboundId: '0830' },
      isPopup: false,
    },
    events: {
      originsCome: origins,
      destinationsCome: destinations,
      departuresCome: done('searchTrips', DEPARTURES),
      noDepartures: done('searchTrips', []),
      wantedGone: done('searchTrips', DEPARTURES.slice(2)),
      departuresFail: failed('searchTrips', lost),
      departureChosen: { type: 'departure.chosen', tripId: '1300' },
      returnsCome: done('searchReturnTrips', RETURNS),
      noReturns: done('searchReturnTrips', []),
      returnsFail: failed('searchReturnTrips', lost),
      searchRetried: { type: 'search.retried' },
      outboundChanged: { type: 'outbound.changed' },
      returnChosen: { type: 'departure.chosen', tripId: 'back-1000' },
      dayChosen: { type: 'day.chosen', date: '2026-04-18' },
      editorOpened: { type: 'editor.opened' },
      oneWayChosen: { type: 'tripType.chosen', roundTrip: false },
      roundTripChosen: { type: 'tripType.chosen', roundTrip: true },
      returnDateChosen: { type: 'returnDate.chosen', date: '2026-04-22' },
      searchSubmitted: submitted,
    },
  },
  {
    machine: wholeSearch,
    facts,
    invariants: { 'a popup asks for nothing itself': (at) => !isIn(at, 'searching') },
    input: { timeZone: TIME_ZONE, asked: oneWay(null, null, TODAY), isPopup: true },
    events: {
      originsCome: origins,
      destinationsCome: destinations,
      originChosen: { type: 'origin.chosen', placeId: MTY.id },
      destinationChosen: { type: 'destination.chosen', placeId: SLP.id },
      popupSubmitted: { ...submitted },
      popupClosed: { type: 'popup.closed' },
    },
  },
  {
    machine: wholeSearch,
    facts,
    invariants,
    input: { timeZone: TIME_ZONE, asked: oneWay(MTY.id, SLP.id, '2026-04-16'), isPopup: false },
    events: { originsCome: origins, destinationsCome: destinations },
  },
] as const satisfies readonly Model[];
