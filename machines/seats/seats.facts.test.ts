import { describe, expect, it } from 'vitest';
import { type Fact, factsOf } from 'xstate-paths';
import { seatsModels } from './seats.model.ts';

/** The model of a repeated trip. */
const AGAIN = seatsModels.length - 2;

const stated = (model: number, facts: readonly Fact[]) => expect(factsOf(seatsModels, model, facts)).toEqual(facts);

describe('facts of seats', () => {
  it('stored seats after a reload', () =>
    stated(0, [
      ['', 'mapComes', 'stays; buses'],
      ['', 'mapRetried', 'stays; outboundBus<map.retried'],
      ['', 'mySeatTaken', 'stays; passengers=[]; buses; claims; alert; spoken'],
      ['', 'seatsClaimedAgain', 'open.flow.choosing.selling'],
      ['', 'seatsLostMeanwhile', 'open.flow.choosing.selling; outboundBus<seats.refused'],
      ['', 'reclaimFails', 'open.flow.choosing.selling'],
      ['', 'alertClosed', '-'],
      ['', '!outboundBus', 'left; ends kind="left" benefits="declined" layout="map"'],
      ['mapComes', 'floorChosen', 'stays; outboundBus<floor.chosen'],
      ['mySeatTaken', 'alertClosed', 'stays; alert=null'],
      ['seatsClaimedAgain', 'alertClosed', '-'],
    ]));
  it('a passenger on the way out', () =>
    stated(1, [
      ['', 'seatChosen', '-'],
      ['', 'passengerRemoved', 'stays'],
      ['', 'passengerEdited', '-'],
      ['', 'seatsLeft', 'left; ends kind="left" benefits="declined" layout="map"'],
      ['mapComes', 'seatChosen', 'open.flow.claiming; claims; wanted="ground-6"'],
      ['mapComes seatChosen', 'seatChosen', '-'],
      ['mapComes seatChosen', 'seatClaimed', 'open.flow.identifying'],
      ['mapComes seatChosen', 'otherSeatChosen', 'open.outbound.releasing; restarts selectSeat; claims; releasing; wanted="ground-7"'],
      ['mapComes seatChosen', 'seatTaken', 'open.flow.choosing.selling; outboundBus<seats.refused; claims; wanted=null; alert'],
      ['mapComes seatChosen seatClaimed', 'signedIn', 'open.flow.adding.answered; email="begona@example.com"; draft; wanted=null'],
      [
        'mapComes seatChosen seatClaimed',
        'signInDismissed',
        'open.outbound.releasing open.flow.choosing.selling; claims; releasing; wanted=null',
      ],
      ['mapComes seatChosen seatClaimed signedIn', 'mapComes', 'stays; passengerForm<party.changed'],
      ['mapComes seatChosen seatClaimed signedIn', 'firstNameTyped', 'stays; passengerForm<name.typed'],
      ['mapComes seatChosen seatClaimed signedIn', 'fareChosen', 'stays; passengerForm<fare.chosen'],
      ['mapComes seatChosen seatClaimed signedIn', 'serviceToggled', 'stays; passengerForm<service.toggled'],
      [
        'mapComes seatChosen seatClaimed signedIn',
        'formSeatTaken',
        'open.outbound.releasing open.flow.choosing.selling; claims; releasing; draft=null; alert',
      ],
      ['mapComes seatChosen seatClaimed signedIn', 'passengerSubmitted', 'stays; passengerForm<passenger.submitted'],
      ['mapComes seatChosen seatClaimed signedIn', 'passengerDismissed', 'stays; passengerForm<passenger.dismissed'],
      [
        'mapComes seatChosen seatClaimed signedIn',
        '!passengerForm',
        'open.outbound.releasing open.flow.choosing.selling; claims; releasing; draft=null',
      ],
      ['mapComes seatChosen seatClaimed signedIn passengerSubmitted', 'seatChosen', 'open.flow.adding.answered; draft'],
      [
        'mapComes seatChosen seatClaimed signedIn passengerSubmitted',
        'passengerRemoved',
        'open.outbound.releasing; passengers=[]; claims; releasing; spoken',
      ],
      ['mapComes seatChosen seatClaimed signedIn passengerSubmitted', 'passengerEdited', 'open.flow.adding.answered; draft'],
      ['mapComes seatChosen seatClaimed signedIn passengerSubmitted', 'seatsLeft', 'open.flow.confirmingLeave'],
      [
        'mapComes seatChosen seatClaimed signedIn formSeatTaken otherSeatChosen',
        'seatClaimed',
        'open.flow.adding.answered; draft; wanted=null',
      ],
      [
        'mapComes seatChosen seatClaimed signedIn passengerSubmitted seatsLeft',
        'leaveConfirmed',
        'open.flow.abandoning open.outbound.releasing; claims; releasing',
      ],
      ['mapComes seatChosen seatClaimed signedIn passengerSubmitted seatsLeft', 'leaveCancelled', 'open.flow.choosing.selling'],
    ]));
  it('the blocking of the seats', () =>
    stated(2, [
      ['seatsClaimedAgain', 'seatsContinued', '-'],
      ['mapComes seatsClaimedAgain', 'seatsContinued', 'open.flow.blocking'],
      ['seatsClaimedAgain seatLostBefore', 'seatsContinued', 'stays; alert'],
      ['mapComes seatsClaimedAgain seatsContinued', 'mapComes', 'stays; block<party.changed'],
      [
        'mapComes seatsClaimedAgain seatsContinued',
        'seatsBlocked',
        'held; ends kind="held" hold passengers shownTotal=64700000 benefits="declined" layout="map"; hold',
      ],
      ['mapComes seatsClaimedAgain seatsContinued', 'blockLost', 'open.flow.choosing.selling; block; alert'],
      ['mapComes seatsClaimedAgain seatsContinued', 'blockRefused', 'open.flow.choosing.selling; outboundBus<seats.refused'],
      [
        'mapComes seatsClaimedAgain seatsContinued',
        'seatLostBefore',
        'stays; block<party.changed; passengers=[]; buses; claims; alert; spoken',
      ],
      ['mapComes seatsClaimedAgain seatsContinued', '!block', 'open.flow.choosing.selling'],
      ['mapComes seatsClaimedAgain seatsContinued blockLost', 'seatsContinued', 'open.flow.blocking'],
    ]));
  it('an operation that fails', () =>
    stated(3, [
      ['mapComes seatsClaimedAgain', 'seatsContinued', 'stays; alert'],
      [
        'mapComes seatsClaimedAgain seatChosen operationFails',
        'alertClosed',
        'open.flow.abandoning open.outbound.releasing; claims; releasing; alert=null',
      ],
    ]));
  it('the sixth seat', () => stated(4, [['mapComes seatsClaimedAgain', 'sixthSeatChosen', 'stays; alert']]));
  it('a round trip', () =>
    stated(5, [
      ['seatsClaimedAgain', 'returnShown', 'open.return.open.idle; tab="return"'],
      ['seatsClaimedAgain', 'outboundShown', 'stays'],
      ['seatsClaimedAgain returnShown', 'returnMapComes', 'stays; buses'],
      ['seatsClaimedAgain returnShown', 'mapRetried', 'stays; returnBus<map.retried'],
      ['seatsClaimedAgain returnShown', '!returnBus', 'left; ends kind="left" benefits="declined" layout="map"'],
      ['seatsClaimedAgain returnShown returnMapComes', 'floorChosen', 'stays; returnBus<floor.chosen'],
      ['seatsClaimedAgain returnShown seatsLeft', 'leaveConfirmed', 'open.flow.abandoning open.outbound.releasing; claims; releasing'],
    ]));
  it('as many passengers back as out', () =>
    stated(6, [
      ['seatsClaimedAgain', 'seatsContinued', 'open.return.open.idle; tab="return"'],
      ['seatsClaimedAgain seatsContinued returnMapComes', 'seatChosen', 'open.flow.claiming; claims; wanted="ground-6"'],
      [
        'seatsClaimedAgain seatsContinued returnMapComes seatChosen',
        '!selectSeat',
        'open.return.open.releasing open.flow.choosing.selling; claims; releasing; wanted=null; alert',
      ],
      ['seatsClaimedAgain seatsContinued returnMapComes seatChosen seatClaimed', 'returnMapComes', 'stays; passengerForm<party.changed'],
      [
        'seatsClaimedAgain seatsContinued returnMapComes seatChosen seatClaimed',
        '!passengerForm',
        'open.return.open.releasing open.flow.choosing.selling; claims; releasing; draft=null',
      ],
      [
        'mapComes seatsClaimedAgain seatsContinued returnMapComes seatChosen seatClaimed passengerSubmitted seatsContinued',
        'returnMapComes',
        'stays; block<party.changed',
      ],
    ]));
  it('the offer of benefits, and a pet with its companion', () =>
    stated(7, [
      ['', 'petsHidden', 'stays'],
      ['petBusComes windowChosen', 'windowClaimed', 'open.flow.adding.asking; draft; wanted=null'],
      [
        'petBusComes windowChosen windowClaimed',
        'benefitsAccepted',
        'open.flow.adding.included; storeBenefits; passengerForm<services.included; benefits="included"',
      ],
      ['petBusComes windowChosen windowClaimed', 'benefitsDeclined', 'open.flow.adding.insisting'],
      ['petBusComes windowChosen windowClaimed', 'petsShown', 'stays; passengerForm<pets.shown'],
      [
        'petBusComes windowChosen windowClaimed benefitsDeclined',
        'benefitsAccepted',
        'open.flow.adding.included; storeBenefits; passengerForm<services.included; benefits="included"',
      ],
      [
        'petBusComes windowChosen windowClaimed benefitsDeclined',
        'benefitsDeclined',
        'open.flow.adding.answered; storeBenefits; benefits="declined"',
      ],
      [
        'petBusComes windowChosen windowClaimed benefitsAccepted petSubmitted',
        'companionTaken',
        'open.flow.companionRefused; outboundBus<seats.refused; claims; draft; asked=[]; alert',
      ],
      [
        'petBusComes windowChosen windowClaimed benefitsAccepted petSubmitted',
        'companionClaimed',
        'open.flow.choosing.selling; passengers; draft=null; asked=[]; spoken',
      ],
      [
        'petBusComes windowChosen windowClaimed benefitsAccepted petSubmitted companionTaken',
        'alertClosed',
        'open.flow.adding.answered; alert=null',
      ],
    ]));
  it('a group', () =>
    stated(8, [
      ['', 'togetherOpened', '-'],
      ['mapComes', 'togetherOpened', 'open.flow.gathering; together=2'],
      ['mapComes togetherOpened', 'mapComes', 'stays; group<party.changed'],
      ['mapComes togetherOpened', 'togetherOpened', 'stays; group<together.opened'],
      ['mapComes togetherOpened', '!group', 'open.flow.choosing.selling'],
      ['mapComes togetherOpened togetherAccepted', 'togetherClaimed', 'open.flow.adding.answered; draft; asked=[]; queue'],
      [
        'mapComes togetherOpened togetherAccepted',
        'togetherTaken',
        'open.flow.groupRefused open.outbound.releasing; outboundBus<seats.refused; claims; releasing; asked=[]; alert',
      ],
      [
        'mapComes togetherOpened togetherAccepted',
        'togetherFails',
        'open.outbound.releasing open.flow.choosing.selling; claims; releasing; asked=[]; alert',
      ],
      [
        'mapComes togetherOpened togetherAccepted',
        '!group',
        'open.outbound.releasing open.flow.choosing.selling; claims; releasing; asked=[]',
      ],
      ['mapComes togetherOpened togetherAccepted togetherTaken', 'alertClosed', 'open.flow.gathering; alert=null'],
    ]));
  it('the list, and the search for a seat number', () =>
    stated(9, [
      ['', 'listShown', 'stays; storeLayout; layout="list"'],
      ['', 'mapShown', 'stays; storeLayout'],
      ['', 'seatSought', 'stays; sought'],
      ['mapComes', 'seatSought', 'stays; outboundBus<floor.chosen; sought'],
      ['listShown', 'mapShown', 'stays; storeLayout; layout="map"'],
    ]));
  it('a broken rule for pets, and a lost seat with an equal one free', () =>
    stated(10, [
      ['bothClaimedAgain', 'offerTaken', '-'],
      ['petBusComes bothClaimedAgain', 'seatsContinued', 'stays; alert'],
      ['bothClaimedAgain seatTakenByOther', 'offerTaken', 'open.flow.moving; claims; moves; alert=null'],
      ['bothClaimedAgain seatTakenByOther offerTaken', 'offerClaimed', 'open.flow.choosing.selling; passengers; moves=[]'],
      [
        'bothClaimedAgain seatTakenByOther offerTaken',
        'offerGone',
        'open.flow.choosing.selling; outboundBus<seats.refused; claims; moves=[]; alert',
      ],
      [
        'bothClaimedAgain seatTakenByOther offerTaken',
        'offerFails',
        'open.outbound.releasing open.flow.choosing.selling; claims; releasing; moves=[]; alert',
      ],
    ]));
  it('an edit of bought tickets', () =>
    stated(11, [
      ['', 'seatChosen', '-'],
      ['', 'travellerChosen', 'stays; traveller="t1"'],
      ['mapComes', 'seatChosen', 'open.flow.reseating; claims; wanted="ground-8"'],
      ['mapComes seatChosen', 'seatClaimed', 'open.flow.choosing.changing; passengers; wanted=null; spoken'],
      ['mapComes seatChosen', 'seatTaken', 'open.flow.choosing.changing; outboundBus<seats.refused; claims; wanted=null; alert'],
      ['mapComes seatChosen seatClaimed', 'seatChosen', 'stays; traveller="t1"'],
      ['mapComes seatChosen seatClaimed', 'travellerEdited', 'open.flow.adding.answered; draft'],
      ['mapComes seatChosen seatClaimed travellerEdited', '!passengerForm', 'open.flow.choosing.changing; draft=null'],
      [
        'mapComes seatChosen seatClaimed seatChosen otherSeatChosen',
        'seatClaimed',
        'open.outbound.releasing open.flow.choosing.changing; passengers; claims; releasing; traveller=null; wanted=null; spoken',
      ],
      ['mapComes seatChosen seatClaimed otherSeatChosen seatClaimed', 'thirdSeatChosen', 'stays; alert'],
      ['mapComes seatChosen seatClaimed otherSeatChosen seatClaimed seatsContinued', '!block', 'open.flow.choosing.changing'],
    ]));
  it('a seat that nobody uses is released, also when the release fails', () =>
    stated(12, [
      ['mapComes seatsClaimedAgain', 'passengerRemoved', 'open.outbound.releasing; passengers=[]; claims; releasing; spoken'],
      ['mapComes seatsClaimedAgain passengerRemoved', 'seatReleased', 'open.outbound.idle; releasing'],
      ['mapComes seatsClaimedAgain passengerRemoved', 'releaseFails', 'open.outbound.idle; releasing'],
      ['mapComes seatsClaimedAgain passengerRemoved', '!outboundRelease', 'open.outbound.idle; releasing'],
      ['mapComes seatsClaimedAgain passengerRemoved', 'seatChosen', 'open.flow.claiming; claims; wanted="ground-6"'],
      ['mapComes seatsClaimedAgain passengerRemoved seatChosen', 'seatReleased', 'open.outbound.idle; releasing'],
      [
        'mapComes seatsClaimedAgain passengerRemoved seatChosen seatReleased',
        'claimFails',
        'open.outbound.releasing open.flow.choosing.selling; claims; releasing; wanted=null; alert',
      ],
      ['mapComes seatsClaimedAgain returnShown returnMapComes', 'seatChosen', 'open.flow.claiming; claims; wanted="ground-6"'],
      [
        'mapComes seatsClaimedAgain returnShown returnMapComes seatChosen',
        'claimFails',
        'open.return.open.releasing open.flow.choosing.selling; claims; releasing; wanted=null; alert',
      ],
      [
        'mapComes seatsClaimedAgain returnShown returnMapComes seatChosen claimFails',
        'passengerRemoved',
        'open.outbound.releasing; passengers=[]; claims; releasing; spoken',
      ],
      [
        'mapComes seatsClaimedAgain returnShown returnMapComes seatChosen claimFails',
        'returnSeatReleased',
        'open.return.open.idle; releasing',
      ],
    ]));
  it('the seats are left after all releases', () =>
    stated(12, [
      ['seatsClaimedAgain seatsLeft', 'leaveConfirmed', 'open.flow.abandoning open.outbound.releasing; claims; releasing'],
      ['seatsClaimedAgain seatsLeft leaveConfirmed', 'seatReleased', 'left; ends kind="left" benefits="declined" layout="map"; releasing'],
      ['seatsClaimedAgain seatsLeft leaveConfirmed', 'releaseFails', 'left; ends kind="left" benefits="declined" layout="map"; releasing'],
      [
        'mapComes seatsClaimedAgain returnShown returnMapComes seatChosen claimFails seatsLeft',
        'leaveConfirmed',
        'open.flow.abandoning open.outbound.releasing; claims; releasing',
      ],
      [
        'mapComes seatsClaimedAgain returnShown returnMapComes seatChosen claimFails seatsLeft leaveConfirmed',
        'seatReleased',
        'open.outbound.idle; releasing',
      ],
      [
        'mapComes seatsClaimedAgain returnShown returnMapComes seatChosen claimFails seatsLeft leaveConfirmed seatReleased',
        'returnSeatReleased',
        'left; ends kind="left" benefits="declined" layout="map"; releasing',
      ],
      ['mapComes seatsClaimedAgain returnShown returnMapComes seatChosen claimFails passengerRemoved', 'seatsLeft', 'open.flow.abandoning'],
      [
        'mapComes seatsClaimedAgain returnShown returnMapComes seatChosen claimFails passengerRemoved seatsLeft seatReleased',
        'returnSeatReleased',
        'left; ends kind="left" benefits="declined" layout="map"; releasing',
      ],
    ]));
  it('the travellers of a repeated trip', () =>
    stated(AGAIN, [
      ['', 'mapComes', 'stays; buses'],
      ['', 'seatedAgain', 'open.flow.reclaiming; passengers; claims; again'],
      ['', 'orderUnknown', 'open.flow.choosing.selling; again="nobody"'],
      ['seatedAgain', 'seatsClaimedAgain', 'open.flow.choosing.selling'],
    ]));
});
