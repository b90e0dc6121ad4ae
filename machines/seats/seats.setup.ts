import { assign, raise, sendTo, setup } from 'xstate';
import { blockMachine, identify, type BlockOutput } from '../block/index.ts';
import { busMachine, type BusFacts } from '../bus/index.ts';
import { selectSeat, selectSeats, unselectSeat } from '../claims.ports.ts';
import { failureOf } from '../domain/failure.ts';
import { isAllClaimed, type ClaimedOfRun, type LostSeats, type SeatsOfRun } from '../domain/claims.ts';
import type { SeatId } from '../domain/seat.ts';
import type { Direction } from '../domain/trip.ts';
import { groupMachine, type GroupOutput } from '../group/index.ts';
import { passengerFormMachine, type PassengerFormOutput } from '../passengerForm/index.ts';
import {
  alertOf,
  offersOf,
  refusalAlert,
  seatsOfMoves,
  withBlock,
  withBus,
  withFormRefusal,
  withGroupRefusal,
  withMoves,
  withOffers,
  withoutDraft,
  withRefusedSeat,
} from './losses.rules.ts';
import { formParty, groupParty } from './seats.input.ts';
import {
  firstCount,
  isComplete,
  lackingOf,
  lacksElsewhere,
  lonelyMinor,
  mayContinue,
  missingOf,
  petFault,
  travellerOf,
  withTraveller,
} from './party.rules.ts';
import {
  asksBenefits,
  benefitsOf,
  canSitTogether,
  directionsOf,
  editedDraft,
  hasClaims,
  isFree,
  isFull,
  newDraft,
  nextOfGroup,
  partyOf,
  passengerOn,
  seatOfNumber,
  unusedClaims,
  withAccepted,
  withClaims,
  withoutRefused,
  withRefused,
  withRelease,
  withRemoved,
} from './seats.rules.ts';
import { seatAgain } from './seats.ports.ts';
import type { SeatedAgain, SeatsContext, SeatsEvent, SeatsInput, SeatsOutput, SeatsRaised } from './seats.types.ts';

type On = { direction: Direction };
type OnSeat = { seatId: SeatId };

/** The id of the bus actor of a direction. */
export const busId = (direction: Direction) => `${direction}Bus` as const;

/** The types, actors, guards and actions of the seats chart. */
export const chart = setup({
  types: {
    context: {} as SeatsContext,
    events: {} as SeatsEvent | SeatsRaised,
    input: {} as SeatsInput,
    output: {} as SeatsOutput,
    children: {} as { outboundBus: 'bus'; returnBus: 'bus'; passengerForm: 'passengerForm'; group: 'group'; block: 'block' },
  },
  actors: {
    bus: busMachine,
    passengerForm: passengerFormMachine,
    group: groupMachine,
    block: blockMachine,
    identify,
    seatAgain,
    selectSeat,
    selectSeats,
    unselectSeat,
  },
  guards: {
    hasRefused: ({ context }, { direction }: On) => context.refused[direction].length > 0,
    hasUnused: ({ context }, { direction }: On) => unusedClaims(context, direction).length > 0,
    hasClaims: ({ context }, { direction }: On) => hasClaims(context, direction),
    hasNoClaims: ({ context }) => directionsOf(context).every((direction) => !hasClaims(context, direction)),
    hasReturn: ({ context }) => context.buses.return !== null,
    opensReturn: ({ context }) => context.buses.return !== null && (context.tab === 'return' || partyOf(context, 'return').length > 0),
    hasSeat: ({ context }, { number }: { number: string }) => seatOfNumber(context, number) !== null,
    isFree: ({ context }, { seatId }: OnSeat) => isFree(context, seatId),
    isFull: ({ context }, { seatId }: OnSeat) => isFull(context) && isFree(context, seatId),
    isPassengers: ({ context }, { seatId }: OnSeat) => passengerOn(context, seatId) !== undefined,
    isForNobody: ({ context }, { seatId }: OnSeat) => travellerOf(context) === null && isFree(context, seatId),
    isTraveller: ({ context }, params: { ticketId: string }) =>
      context.change?.travellers.some(({ ticketId }) => ticketId === params.ticketId) ?? false,
    isPassenger: ({ context }, params: { id: string }) => context.passengers.some(({ id }) => id === params.id),
    isChange: ({ context }) => context.change !== null,
    canSitTogether: ({ context }) => canSitTogether(context),
    awaitsNames: ({ context }) => context.queue.length > 0,
    hasPassengers: ({ context }) => context.passengers.length > 0,
    isRepeated: ({ context }) => context.repeats !== undefined,
    isKnown: ({ context }) => context.email !== null,
    mayContinue: ({ context }) => mayContinue(context),
    lacksElsewhere: ({ context }) => lacksElsewhere(context),
    isMissing: ({ context }) => missingOf(context) !== null,
    hasLonelyMinor: ({ context }) => isComplete(context) && lonelyMinor(context) !== null,
    breaksPetRule: ({ context }) => isComplete(context) && petFault(context) !== null,
    asksBenefits: ({ context }) => asksBenefits(context),
    hasOffers: ({ context }) => offersOf(context).length > 0,
    isAllMoved: ({ context }, claimed: ClaimedOfRun[]) => isAllClaimed(seatsOfMoves(context), claimed),
    isAcceptedUnasked: ({ context }, { kind }: PassengerFormOutput) => kind === 'accepted' && asksBenefits(context),
    isAccepted: (_, { kind }: PassengerFormOutput) => kind === 'accepted',
    isDraftLost: (_, { kind }: PassengerFormOutput) => kind === 'seatTaken',
    isPetPlaced: (_, { kind }: PassengerFormOutput) => kind === 'petPlaced',
    isFormRefused: (_, { kind }: PassengerFormOutput) => kind === 'refused',
    isSeated: (_, { kind }: GroupOutput) => kind === 'seated',
    isGroupRefused: (_, { kind }: GroupOutput) => kind === 'refused',
    isHeld: (_, { kind }: BlockOutput) => kind === 'held',
    hasAlert: ({ context }) => context.alert !== null,
    endsHere: ({ context }) => context.alert?.kind === 'operationFailed',
  },
  actions: {
    assignBus: assign(({ context }, { direction, facts }: On & { facts: BusFacts }) => withBus(context, direction, facts)),
    announceBus: raise({ type: 'bus.changed' }),
    assignRefused: assign(({ context }, lost: readonly LostSeats[]) => withRefused(context, lost)),
    /** A map that is older than the claim does not show who holds the seat. */
    reportRefused: sendTo(
      (_, { direction }: On) => busId(direction),
      ({ context }, { direction }: On) => ({ type: 'seats.refused' as const, seatIds: context.refused[direction] }),
    ),
    clearRefused: assign(({ context }, { direction }: On) => withoutRefused(context, direction)),
    beginRelease: assign(({ context }, { direction }: On) => withRelease(context, direction)),
    /** A claim that could not be released expires. */
    endRelease: assign(({ context: { releasing } }, { direction }: On) => ({ releasing: { ...releasing, [direction]: null } })),
    sendToBus: sendTo(
      ({ context }) => busId(context.tab),
      ({ event }) => event,
    ),
    showFloor: sendTo(
      ({ context }) => busId(context.tab),
      ({ context }, { number }: { number: string }) => ({ type: 'floor.chosen', floor: seatOfNumber(context, number)?.floor ?? 'ground' }),
    ),
    sendToForm: sendTo('passengerForm', ({ event }) => event),
    includeInForm: sendTo('passengerForm', ({ context }) => ({ type: 'services.included', serviceIds: benefitsOf(context) })),
    sendToGroup: sendTo('group', ({ event }) => event),
    publishToForm: sendTo('passengerForm', ({ context }) => ({ type: 'party.changed', ...formParty(context) })),
    publishToGroup: sendTo('group', ({ context }) => ({ type: 'party.changed', ...groupParty(context) })),
    publishToBlock: sendTo('block', ({ context: { passengers } }) => ({ type: 'party.changed', passengers })),
    showTab: assign((_, { direction }: On) => ({ tab: direction, sought: null })),
    showLacking: assign(({ context }) => ({ tab: lackingOf(context)?.direction ?? context.tab, sought: null })),
    showMap: assign({ layout: 'map' }),
    showList: assign({ layout: 'list' }),
    assignSought: assign(({ context }, { number }: { number: string }) => ({
      sought: { number, seatId: seatOfNumber(context, number)?.id ?? null },
    })),
    assignWanted: assign(({ context }, { seatId }: OnSeat) => ({
      wanted: seatId,
      ...withClaims(context, [{ direction: context.tab, seatIds: [seatId] }]),
    })),
    dropWanted: assign({ wanted: null, queue: [] }),
    assignAsked: assign(({ context }, { asked }: { asked: SeatsOfRun[] }) => ({ asked, ...withClaims(context, asked) })),
    clearAsked: assign({ asked: [] }),
    assignRefusedSeat: assign(({ context }, params: { error: unknown }) => withRefusedSeat(context, params.error)),
    assignTraveller: assign((_, { ticketId }: { ticketId: string }) => ({ traveller: ticketId })),
    assignSeated: assign(({ context }, { seatId }: OnSeat) => ({ traveller: passengerOn(context, seatId)?.ticketId ?? null })),
    seatTraveller: assign(({ context }) => withTraveller(context)),
    countTogether: assign(({ context }) => ({ together: firstCount(context) })),
    assignGroup: assign((_, group: GroupOutput) =>
      group.kind === 'seated' ? { wanted: group.seatIds[0] ?? null, queue: group.seatIds.slice(1) } : {},
    ),
    assignGroupRefusal: assign(({ context }, group: GroupOutput) => withGroupRefusal(context, group)),
    beginDraft: assign(({ context }) => ({ draft: context.wanted === null ? null : newDraft(context, context.wanted), wanted: null })),
    beginNext: assign(({ context }) => nextOfGroup(context)),
    editSeat: assign(({ context }, { seatId }: OnSeat) => editedDraft(passengerOn(context, seatId))),
    editPassenger: assign(({ context }, params: { id: string }) => editedDraft(context.passengers.find(({ id }) => id === params.id))),
    acceptDraft: assign(({ context }, form: PassengerFormOutput) =>
      form.kind === 'accepted' ? withAccepted(context, form.draft, form.companion) : {},
    ),
    assignFormRefusal: assign(({ context }, form: PassengerFormOutput) => withFormRefusal(context, form)),
    dropDraft: assign({ draft: null, queue: [] }),
    loseDraft: assign(({ context }) => withoutDraft(context)),
    includeBenefits: assign({ benefits: 'included' }),
    declineBenefits: assign({ benefits: 'declined' }),
    placePet: assign({ placingPet: true }),
    placeNoPet: assign({ placingPet: false }),
    beginMoves: assign(({ context }) => withOffers(context)),
    assignMoves: assign(({ context }) => withMoves(context)),
    dropMoves: assign(({ context }, claimed: ClaimedOfRun[]) => ({
      moves: [],
      alert: refusalAlert(context, claimed, { kind: 'offerGone' }),
    })),
    failMoves: assign(({ context }, params: { error: unknown }) => ({ moves: [], alert: alertOf(context, failureOf(params.error)) })),
    removePassenger: assign(({ context }, { id }: { id: string }) => withRemoved(context, id)),
    assignAgain: assign((_, seated: Partial<SeatedAgain>) => seated),
    assignEmail: assign((_, { email }: { email: string }) => ({ email })),
    assignBlock: assign(({ context }, block: BlockOutput) => withBlock(context, block)),
    /** ERR-011 */
    alertTraveller: assign({ alert: { kind: 'noTraveller' } }),
    alertLimit: assign(({ context }) => ({ alert: { kind: 'limit', direction: context.tab } })),
    alertMissing: assign(({ context }) => {
      const missing = missingOf(context);
      return missing ? { alert: { kind: 'missing', missing } } : {};
    }),
    alertMinor: assign(({ context }) => ({ alert: { kind: 'minorAlone', direction: lonelyMinor(context) ?? context.tab } })),
    alertPet: assign(({ context }) => {
      const fault = petFault(context);
      return fault ? { alert: { kind: 'petRule', fault } } : {};
    }),
    closeAlert: assign({ alert: null }),
    /** The application stores the benefits for the session and the layout permanently. */
    storeBenefits: () => {},
    storeLayout: () => {},
  },
});
