import { describe, expect, it } from 'vitest';
import { type Fact, factsOf } from 'xstate-paths';
import { searchModels } from './search.model.ts';

const stated = (model: number, facts: readonly Fact[]) => expect(factsOf(searchModels, model, facts)).toEqual(facts);

describe('facts of search', () => {
  it('the form', () =>
    stated(0, [
      ['', 'originsCome', 'open.origins.ready; now="2026-04-17T14:20:00.000Z"; origins'],
      ['', 'originsFail', 'open.origins.failed'],
      ['', 'originChosen', 'open.destinations.loading; draft'],
      ['', 'originCleared', 'stays'],
      ['', 'destinationChosen', 'stays; draft'],
      ['', 'destinationCleared', 'stays'],
      ['', 'endsSwapped', '-'],
      ['', 'dateChosen', 'stays; draft'],
      ['', 'searchSubmitted', 'stays; missing'],
      ['originsFail', 'placesRetried', 'open.origins.loading'],
      ['originChosen', 'destinationsCome', 'open.destinations.ready; destinations'],
      ['originChosen', 'destinationsFail', 'open.destinations.failed'],
      ['originChosen destinationsFail', 'placesRetried', 'open.destinations.loading'],
      ['originChosen destinationChosen', 'endsSwapped', 'stays; restarts getDestinations; draft'],
      ['originsFail originChosen destinationsFail', 'placesRetried', 'open.origins.loading open.destinations.loading'],
      [
        'originsCome originChosen destinationsCome destinationChosen dateChosen',
        'searchSubmitted',
        'open.results.outbound.searching; query',
      ],
      [
        'originsCome originChosen destinationsCome destinationChosen dateChosen searchSubmitted',
        '!searchTrips',
        'open.results.outbound.failed; failure',
      ],
      ['originChosen destinationsCome', 'originChosen', 'open.destinations.loading; destinations=[]'],
      ['originChosen destinationsCome destinationChosen', 'originCleared', 'open.destinations.waiting; destinations=[]; draft'],
      ['originChosen destinationsCome destinationChosen', 'destinationCleared', 'stays; draft'],
      ['originChosen destinationsCome destinationChosen', 'endsSwapped', 'open.destinations.loading; origins; destinations=[]; draft'],
    ]));
  it('a search from the address', () =>
    stated(1, [
      ['', 'originsCome', 'open.origins.ready; now="2026-04-17T14:20:00.000Z"; origins'],
      ['', 'dayChosen', 'stays'],
      ['', 'editorOpened', 'open.editor.open'],
      ['', 'editorClosed', 'stays; restarts getDestinations'],
      ['originsCome', 'destinationsCome', 'open.destinations.ready open.results.outbound.searching; destinations; query'],
      ['editorOpened', 'editorClosed', 'open.editor.closed; restarts getDestinations'],
      ['originsCome destinationsCome', 'departuresCome', 'open.results.outbound.listed.unoffered; departures'],
      ['originsCome destinationsCome', 'noDepartures', 'open.results.outbound.empty'],
      ['originsCome destinationsCome', 'dayChosen', 'stays; restarts searchTrips; draft; query'],
      [
        'originsCome destinationsCome departuresCome',
        'departureChosen',
        'chosen; ends kind="chosen" departure returnDeparture=null query; chosen',
      ],
      ['originsCome destinationsCome departuresCome', 'promotionComes', 'open.results.outbound.listed.offering; promotion'],
      ['originsCome destinationsCome departuresCome', '!getPromotion', 'stays'],
      ['originsCome destinationsCome departuresFail', 'searchRetried', 'open.results.outbound.searching'],
      ['originsCome destinationsCome editorOpened', 'searchSubmitted', 'open.editor.closed; restarts searchTrips'],
      [
        'originsCome destinationsCome departuresCome promotionComes',
        'departureChosen',
        'chosen; ends kind="chosen" departure returnDeparture=null query; chosen; promotion=null',
      ],
      [
        'originsCome destinationsCome departuresCome promotionComes',
        'offerAccepted',
        'open.results.outbound.listed.unoffered; draft; query',
      ],
      [
        'originsCome destinationsCome departuresCome promotionComes',
        'offerDeclined',
        'open.results.outbound.listed.unoffered; rememberOffer; promotion=null',
      ],
      [
        'originsCome destinationsCome departuresCome promotionComes',
        '!promotion',
        'open.results.outbound.listed.unoffered; promotion=null',
      ],
      [
        'originsCome destinationsCome departuresCome promotionComes offerAccepted',
        'departureChosen',
        'open.results.return.searching; departures=[]; outbound; promotion=null',
      ],
      [
        'originsCome destinationsCome departuresCome promotionComes offerAccepted departureChosen',
        'dayChosen',
        'stays; restarts searchReturnTrips; draft; query',
      ],
      [
        'originsCome destinationsCome departuresCome promotionComes offerAccepted departureChosen',
        '!searchReturnTrips',
        'open.results.return.failed; failure',
      ],
    ]));
  it('a round trip from the address with its way out', () =>
    stated(2, [
      ['', 'oneWayChosen', 'stays; draft'],
      ['', 'returnDateChosen', 'stays; draft'],
      ['originsCome destinationsCome', 'departuresCome', 'open.results.return.searching; wantedId=null; outbound'],
      ['originsCome destinationsCome departuresCome', 'returnsCome', 'open.results.return.listed; departures'],
      ['originsCome destinationsCome departuresCome', 'noReturns', 'open.results.return.empty'],
      [
        'originsCome destinationsCome departuresCome',
        'outboundChanged',
        'open.results.outbound.listed.unoffered; departures; outbound=null',
      ],
      ['originsCome destinationsCome wantedGone', 'departureChosen', 'open.results.return.searching; departures=[]; outbound'],
      ['originsCome destinationsCome wantedGone', 'returnChosen', '-'],
      ['originsCome destinationsCome departuresCome returnsCome', 'departureChosen', '-'],
      [
        'originsCome destinationsCome departuresCome returnsCome',
        'returnChosen',
        'chosen; ends kind="chosen" departure returnDeparture query; chosen',
      ],
      ['originsCome destinationsCome departuresCome returnsFail', 'searchRetried', 'open.results.return.searching; failure=null'],
      ['originsCome destinationsCome', 'dayChosen', 'stays; restarts searchTrips; draft; query; wantedId=null'],
      ['originsCome destinationsCome', 'searchSubmitted', 'stays; restarts searchTrips; wantedId=null'],
      ['originsCome destinationsCome', 'noDepartures', 'open.results.outbound.empty; wantedId=null'],
    ]));
  it('the popup of another page', () =>
    stated(3, [
      ['', 'popupSubmitted', 'stays; missing'],
      ['', 'popupClosed', 'submitted; ends kind="closed"'],
      ['originsCome originChosen destinationsCome destinationChosen', 'popupSubmitted', 'submitted; ends kind="asked" asked; query'],
    ]));
});
