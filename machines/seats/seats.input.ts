import { isSameParty, type BlockInput } from '../block/index.ts';
import { unknownBus } from '../bus/index.ts';
import type { ClaimedOfRun } from '../domain/claims.ts';
import type { Direction } from '../domain/trip.ts';
import type { GroupOutput, GroupParty } from '../group/index.ts';
import type { FormParty, PassengerFormInput, PassengerFormOutput } from '../passengerForm/index.ts';
import { busOf, includedOf, partyOf, shownBus } from './seats.rules.ts';
import type { SeatsContext, SeatsInput } from './seats.types.ts';

export function initialContext({ departure, returnDeparture, ...input }: SeatsInput): SeatsContext {
  const seatsOn = (direction: Direction) => partyOf(input, direction).map(({ seatId }) => seatId);
  return {
    ...input,
    buses: { outbound: unknownBus(departure), return: returnDeparture && unknownBus(returnDeparture) },
    claims: { outbound: seatsOn('outbound'), return: seatsOn('return') },
    releasing: { outbound: null, return: null },
    inDoubt: { outbound: [], return: [] },
    refused: { outbound: [], return: [] },
    tab: 'outbound',
    traveller: null,
    again: null,
    placingPet: false,
    moves: [],
    draft: null,
    wanted: null,
    asked: [],
    together: 0,
    queue: [],
    block: null,
    alert: null,
    spoken: null,
    sought: null,
    hold: null,
  };
}

/** The data of the party and of the bus that the form needs. */
export function formParty(context: SeatsContext): FormParty {
  const { draft, passengers, tab } = context;
  return { bus: busOf(context, draft?.direction ?? tab), passengers };
}

export function formInput(context: SeatsContext): PassengerFormInput {
  if (!context.draft) throw new Error('a form needs a seat');
  return { ...formParty(context), draft: context.draft, included: includedOf(context) };
}

/** The data of the shown bus that a group needs. */
export function groupParty(context: SeatsContext): GroupParty {
  return { bus: shownBus(context), passengers: partyOf(context, context.tab) };
}

/** A block for the same passengers as the last one reuses its key, because its answer may have been lost. */
export function blockInput(context: SeatsContext): BlockInput {
  const { buses, passengers, change, email, block } = context;
  return {
    departure: buses.outbound.departure,
    returnDeparture: buses.return?.departure ?? null,
    passengers,
    change,
    email,
    key: block && isSameParty(block.passengers, passengers) ? block.key : null,
  };
}

/** The claims before a form or a group was refused. */
export function claimedOf(ended: PassengerFormOutput | GroupOutput): ClaimedOfRun[] {
  return ended.kind === 'refused' ? ended.claimed : [];
}
