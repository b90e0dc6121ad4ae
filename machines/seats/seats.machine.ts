import { childContext, error, event, output } from '../params.ts';
import { seatsByRun, seatsOfMoves } from './losses.rules.ts';
import { shownBus } from './seats.rules.ts';
import { outputOf } from './party.rules.ts';
import { chart } from './seats.setup.ts';
import { bus, choosing } from './seats.states.ts';
import { blockInput, claimedOf, formInput, groupParty, initialContext } from './seats.input.ts';

/** Where the form of a claimed seat opens. */
const opensForm = '#seats.open.flow.adding';
const opensNew = { target: opensForm, actions: 'beginDraft' } as const;
const includes = { target: 'included', actions: ['includeBenefits', 'storeBenefits', 'includeInForm'] } as const;

const refusedSeat = { target: 'choosing', actions: { type: 'assignRefusedSeat', params: error } } as const;

/** The party of a trip: the passengers and their seats, the broken rules, and the resulting cart. */
export const seatsMachine = chart.createMachine({
  id: 'seats',
  context: ({ input }) => initialContext(input),
  output: ({ context }) => outputOf(context),
  initial: 'open',
  states: {
    open: {
      type: 'parallel',
      on: {
        /** The map and the list show the same seats and accept the same choices. */
        'map.shown': { actions: ['showMap', 'storeLayout'] },
        'list.shown': { actions: ['showList', 'storeLayout'] },
        'alert.closed': { guard: 'hasAlert', actions: 'closeAlert' },
        'floor.chosen': { actions: 'sendToBus' },
        'map.retried': { actions: 'sendToBus' },
      },
      states: {
        outbound: bus('outbound'),
        /** SEAT-017 */
        return: {
          initial: 'closed',
          states: { closed: { always: { guard: 'opensReturn', target: 'open' } }, open: bus('return') },
        },
        flow: {
          initial: 'entering',
          states: {
            entering: {
              always: [
                { guard: 'hasPassengers', target: 'reclaiming' },
                { guard: 'isRepeated', target: 'seatingAgain', actions: { type: 'assignAgain', params: { again: 'seating' } } },
                { target: 'choosing' },
              ],
            },
            /** The travellers of a repeated order get seats before the traveller chooses any. */
            seatingAgain: {
              invoke: {
                id: 'seatAgain',
                src: 'seatAgain',
                input: ({ context }) => context,
                onDone: { target: 'reclaiming', actions: { type: 'assignAgain', params: output } },
                onError: { target: 'choosing', actions: { type: 'assignAgain', params: { again: 'nobody' } } },
              },
            },
            reclaiming: {
              invoke: {
                id: 'selectSeats',
                src: 'selectSeats',
                input: ({ context }) => seatsByRun(context),
                onDone: { target: 'choosing', actions: { type: 'assignRefused', params: output } },
                /** The map shows seats that others took meanwhile, and the block checks again. */
                onError: 'choosing',
              },
            },
            choosing,
            gathering: {
              invoke: {
                id: 'group',
                src: 'group',
                input: ({ context }) => ({ ...groupParty(context), direction: context.tab, count: context.together }),
                onSnapshot: { actions: { type: 'assignAsked', params: childContext } },
                onDone: [
                  { guard: { type: 'isSeated', params: output }, target: 'seated', actions: { type: 'assignGroup', params: output } },
                  {
                    guard: { type: 'isGroupRefused', params: output },
                    target: 'groupRefused',
                    actions: [
                      { type: 'assignRefused', params: ({ event }) => claimedOf(event.output) },
                      { type: 'assignGroupRefusal', params: output },
                    ],
                  },
                  { target: 'choosing', actions: { type: 'assignGroupRefusal', params: output } },
                ],
                onError: 'choosing',
              },
              exit: 'clearAsked',
              on: { 'together.*': { actions: 'sendToGroup' }, 'bus.changed': { actions: 'publishToGroup' } },
            },
            /** The group searches again for the same number after the alert. */
            groupRefused: { on: { 'alert.closed': { target: 'gathering', actions: 'closeAlert' } } },
            claiming: {
              invoke: {
                id: 'selectSeat',
                src: 'selectSeat',
                input: ({ context }) => ({ run: shownBus(context).departure.run, seatId: context.wanted ?? '' }),
                onDone: 'seated',
                onError: refusedSeat,
              },
              on: {
                'seat.chosen': {
                  guard: { type: 'isFree', params: event },
                  target: 'claiming',
                  reenter: true,
                  actions: { type: 'assignWanted', params: event },
                },
              },
            },
            reseating: {
              invoke: {
                id: 'selectSeat',
                src: 'selectSeat',
                input: ({ context }) => ({ run: shownBus(context).departure.run, seatId: context.wanted ?? '' }),
                onDone: { target: 'choosing', actions: 'seatTraveller' },
                onError: refusedSeat,
              },
            },
            seated: { always: [{ guard: 'isKnown', ...opensNew }, { target: 'identifying' }] },
            /** The seat stays claimed during the sign-in, and the choice continues afterwards. */
            identifying: {
              invoke: {
                id: 'identify',
                src: 'identify',
                onDone: { target: opensForm, actions: [{ type: 'assignEmail', params: output }, 'beginDraft'] },
                onError: { target: 'choosing', actions: 'dropWanted' },
              },
            },
            adding: {
              invoke: {
                id: 'passengerForm',
                src: 'passengerForm',
                input: ({ context }) => formInput(context),
                onSnapshot: { actions: { type: 'assignAsked', params: childContext } },
                onDone: [
                  // Whoever goes on without an answer is not asked again with each passenger.
                  {
                    guard: { type: 'isAcceptedUnasked', params: output },
                    target: 'choosing',
                    actions: ['declineBenefits', 'storeBenefits', { type: 'acceptDraft', params: output }],
                  },
                  { guard: { type: 'isAccepted', params: output }, target: 'choosing', actions: { type: 'acceptDraft', params: output } },
                  {
                    guard: { type: 'isFormRefused', params: output },
                    target: 'companionRefused',
                    actions: [
                      { type: 'assignRefused', params: ({ event }) => claimedOf(event.output) },
                      { type: 'assignFormRefusal', params: output },
                    ],
                  },
                  { guard: { type: 'isDraftLost', params: output }, target: 'choosing', actions: 'loseDraft' },
                  { guard: { type: 'isPetPlaced', params: output }, target: 'choosing', actions: ['dropDraft', 'placePet'] },
                  { target: 'choosing', actions: 'dropDraft' },
                ],
                onError: { target: 'choosing', actions: 'dropDraft' },
              },
              exit: 'clearAsked',
              on: {
                'name.*': { actions: 'sendToForm' },
                'fare.chosen': { actions: 'sendToForm' },
                'service.toggled': { actions: 'sendToForm' },
                'pets.shown': { actions: 'sendToForm' },
                'passenger.submitted': { actions: 'sendToForm' },
                'passenger.dismissed': { actions: 'sendToForm' },
                'bus.changed': { actions: 'publishToForm' },
              },
              /** The form offers the benefits once a session, until it is submitted, and a second time after they are declined (SEAT-026, SEAT-037, SEAT-038). */
              initial: 'opening',
              states: {
                opening: { always: [{ guard: 'asksBenefits', target: 'asking' }, { target: 'answered' }] },
                asking: { on: { 'benefits.accepted': includes, 'benefits.declined': 'insisting' } },
                insisting: {
                  on: {
                    'benefits.accepted': includes,
                    'benefits.declined': { target: 'answered', actions: ['declineBenefits', 'storeBenefits'] },
                  },
                },
                included: {},
                answered: {},
              },
            },
            /** After the alert the form opens as it was. */
            companionRefused: { on: { 'alert.closed': { target: 'adding', actions: 'closeAlert' } } },
            /** Claims equal seats for the passengers who lost theirs: all of them, or none. */
            moving: {
              invoke: {
                id: 'selectOffers',
                src: 'selectSeats',
                input: ({ context }) => seatsOfMoves(context),
                onDone: [
                  { guard: { type: 'isAllMoved', params: output }, target: 'choosing', actions: 'assignMoves' },
                  {
                    target: 'choosing',
                    actions: [
                      { type: 'assignRefused', params: output },
                      { type: 'dropMoves', params: output },
                    ],
                  },
                ],
                onError: { target: 'choosing', actions: { type: 'failMoves', params: error } },
              },
            },
            confirmingLeave: { on: { 'leave.confirmed': 'abandoning', 'leave.cancelled': 'choosing' } },
            /** The region of each bus releases all claims, also those of the passengers. */
            abandoning: { always: { guard: 'hasNoClaims', target: '#seats.left' } },
            blocking: {
              invoke: {
                id: 'block',
                src: 'block',
                input: ({ context }) => blockInput(context),
                onDone: [
                  { guard: { type: 'isHeld', params: output }, target: '#seats.held', actions: { type: 'assignBlock', params: output } },
                  { target: 'choosing', actions: { type: 'assignBlock', params: output } },
                ],
                onError: 'choosing',
              },
              on: { 'bus.changed': { actions: 'publishToBlock' } },
            },
          },
        },
      },
    },
    held: { type: 'final' },
    left: { type: 'final' },
  },
});
