import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NAME_MAX, nameInput, servicePrice, slug } from '../domain/passenger.ts';
import { ALL_FARES, BEGONA, CHANGE, DEPARTURE, EMAIL, FARES, INIGO, NOW, RETURN, seatMap, SERVICES } from '../testing/fixtures.ts';
import { runName } from '../domain/trip.ts';
import { done, failed, situation } from '../testing/situation.ts';
import { togetherOffer } from './seats.rules.ts';
import { adding, bus, claim, examples, joined, live, news, seats, situations } from './seats.examples.ts';
import { seatsMachine } from './seats.machine.ts';
import { seatsView } from './seats.view.ts';

const two = [...live, ...adding(INIGO), ...adding(BEGONA)];
const blocking = [...two, { type: 'seats.continued' as const }, done('makeKey', 'key-1')];

function map(view: (typeof examples)[keyof typeof examples]) {
  if (view.screen !== 'map') throw new Error(`no map on ${view.screen}`);
  return view;
}

describe('rules of passengers', () => {
  it('[SEAT-043][SEAT-045][CONST-003] names keep letters and spaces, at most 30', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const name = nameInput(text);
        expect(name).toMatch(/^[\p{L} ]*$/u);
        expect(name.length).toBeLessThanOrEqual(NAME_MAX);
      }),
    );
    expect(nameInput('  Íñigo 2 Peña!')).toBe('Íñigo Peña');
  });

  it('[SEAT-073] the slug joins both names in lower case without spaces', () => {
    expect(slug('Íñigo', 'Peña Treviño')).toBe('íñigo_peñatreviño');
  });

  it('[SEAT-075][SEAT-076] services cost an amount or a percentage of the fare', () => {
    const prices = SERVICES.map((service) => FARES[0] && servicePrice(service, FARES[0]));
    expect(prices).toEqual([3_500_000, 3_060_000]);
  });
});

describe('seats chart', () => {
  it('[SEAT-016] asks for the map on entry and joins the channel once it is drawn', () => {
    expect(seats([]).matches({ open: { outbound: { map: 'loading', live: 'closed' } } })).toBe(true);
    expect(seats([bus()]).matches({ open: { outbound: { live: { joined: 'connecting' } } } })).toBe(true);
  });

  it('[SEAT-030] asks for the map again on joining', () => {
    expect(seats([bus(), joined]).matches({ open: { outbound: { map: 'loading' } } })).toBe(true);
  });

  it('[SEAT-036] a visitor without e-mail signs in first and selects nothing; the click goes on afterwards', () => {
    const waiting = seats([...live, { type: 'seat.chosen', seatId: 'ground-6' }, claim('ground-6')], { email: null });
    expect(waiting.matches({ open: { flow: 'identifying' } })).toBe(true);
    expect(waiting.context.passengers).toEqual([]);
    const after = seats([...live, { type: 'seat.chosen', seatId: 'ground-6' }, claim('ground-6'), done('identify', { email: EMAIL })], {
      email: null,
    });
    expect(after.context.draft?.seatId).toBe('ground-6');
    const dismissed = seats([...live, { type: 'seat.chosen', seatId: 'ground-6' }, claim('ground-6'), failed('identify', null)], {
      email: null,
    });
    expect(dismissed.context.buses.outbound.toRelease).toEqual(['ground-6']);
  });

  it('[SEAT-039][SEAT-040] an open seat opens the form and Continuar adds the passenger', () => {
    expect(map(examples.addPassenger).dialog).toMatchObject({ kind: 'passenger', form: { seat: '6', fareId: '1' } });
    expect(map(examples.onePassenger).passengers).toMatchObject([{ seat: '6', name: 'Begoña Treviño', fare: 'ADULTO' }]);
  });

  it('[SEAT-041] the seat of who is added stays claimed, and continuing blocks it', () => {
    const one = seats([...live, ...adding(BEGONA)]);
    expect(one.context.buses.outbound.claims.map(({ seatId }) => seatId)).toEqual(['ground-6']);
    expect(one.context.buses.outbound.toRelease).toEqual([]);
    const blocked = seats([...live, ...adding(BEGONA), { type: 'seats.continued' }, done('makeKey', 'key-1')]);
    expect(blocked.matches({ open: { flow: 'blocking' } })).toBe(true);
    expect(blocked.context.passengers).toMatchObject([{ seatId: 'ground-6', firstName: 'Begoña' }]);
  });

  it('[ERR-010] after the alert of a seat that the platform refuses, the seats are given back and left', () => {
    const refused = failed('selectSeat', { code: 'operation-failed', retryable: false, message: 'Corrida cerrada' });
    const told = seats([...live, ...adding(BEGONA), { type: 'seat.chosen', seatId: 'ground-7' }, refused]);
    expect(seatsView(told)).toMatchObject({ dialog: { kind: 'alert', alert: { kind: 'operationFailed', message: 'Corrida cerrada' } } });
    const closed = seats([
      ...live,
      ...adding(BEGONA),
      { type: 'seat.chosen', seatId: 'ground-7' },
      refused,
      { type: 'alert.closed' },
      done('outboundRelease'),
    ]);
    expect(closed.output).toMatchObject({ kind: 'left' });
  });

  it('[SEAT-044][SEAT-046][SEAT-070] names are kept without the blanks around them, and services are nobody’s duty', () => {
    const { context } = seats([...live, ...adding({ ...BEGONA, firstName: '  Begoña María  ', lastName: ' Treviño ', serviceIds: [] })]);
    expect(context.passengers).toMatchObject([{ firstName: 'Begoña María', lastName: 'Treviño', serviceIds: [] }]);
  });

  it('[SEAT-008] totals are the sum of tickets and services', () => {
    expect(map(examples.passengers).totals).toEqual({ tickets: 91_800_000, services: 3_500_000, total: 95_300_000 });
  });

  it('[SEAT-011] says so when no seat of the bus is open', () => {
    expect(map(examples.busFull).banner).toBe('busFull');
  });

  it('[SEAT-012] sends the traveller upstairs when the ground floor is full', () => {
    expect(map(examples.groundFull).banner).toBe('groundFull');
  });

  it('[SEAT-048][SEAT-050] Continuar is off for an empty name and for a duplicate', () => {
    expect(map(examples.addPassenger).dialog).toMatchObject({ form: { canSubmit: false } });
    expect(map(examples.nameDuplicate).dialog).toMatchObject({ form: { canSubmit: false, errors: { firstName: 'duplicate' } } });
  });

  it('[ERR-014][CONST-004] fewer than two letters are told on submit and nothing is added', () => {
    expect(map(examples.nameShort).dialog).toMatchObject({ form: { errors: { firstName: 'too-short', lastName: 'too-short' } } });
    expect(map(examples.nameShort).passengers).toEqual([]);
  });

  it('[SEAT-055][CONST-001] refuses a sixth passenger', () => {
    expect(map(examples.limit).dialog).toEqual({ kind: 'alert', alert: { kind: 'limit', direction: 'outbound' } });
    expect(map(examples.limit).passengers).toHaveLength(5);
  });

  it('[SEAT-063][ERR-085] a minor does not travel alone', () => {
    expect(map(examples.minorAlone).dialog).toEqual({ kind: 'alert', alert: { kind: 'minorAlone', direction: 'outbound' } });
  });

  it('[SEAT-060][HOLD-001] continuing without passengers does nothing', () => {
    expect(map(examples.empty)).toMatchObject({ canContinue: false, hint: { kind: 'noPassengers' } });
    expect(seats(live).can({ type: 'seats.continued' })).toBe(false);
  });

  it('a group gets the best seats in one tap, and the form of each, one after the other', () => {
    expect(map(examples.together).dialog).toMatchObject({
      kind: 'together',
      group: { most: 5, count: 2, offer: { kind: 'together', seats: ['5', '6'], floor: 'ground' } },
    });
    expect(map(examples.togetherNear).dialog).toMatchObject({ group: { offer: { kind: 'near', seats: ['1', '4', '10'] } } });
    expect(map(examples.togetherFewer).dialog).toMatchObject({ group: { offer: { kind: 'fewer', seats: ['1', '4', '10'] } } });
    expect(map(examples.groupForm).dialog).toMatchObject({ kind: 'passenger', form: { seat: '5' } });
    expect(map(examples.groupNext).dialog).toMatchObject({ kind: 'passenger', form: { seat: '6', firstName: '' } });
    expect(map(examples.groupNext).passengers).toMatchObject([{ seat: '5', name: 'Begoña Treviño' }]);
  });

  it('a group that is given up keeps who is named and gives the other seats back', () => {
    const { context } = situation(seatsMachine, situations.groupNext.input, [
      ...situations.groupNext.events,
      { type: 'passenger.dismissed' },
    ]);
    expect(context.passengers.map(({ seatId }) => seatId)).toEqual(['ground-5']);
    expect(context.buses.outbound.toRelease).toEqual(['ground-6', 'ground-7']);
    expect(context.queue).toEqual([]);
    expect(context.buses.outbound.claims.map(({ seatId }) => seatId)).toEqual(['ground-5']);
  });

  it('a seat of the group that somebody else takes meanwhile is told, and the others go on', () => {
    const view = map(examples.groupSeatTaken);
    expect(view.dialog).toEqual({ kind: 'alert', alert: { kind: 'seatTaken', seat: '6' } });
    const after = seatsView(
      situation(seatsMachine, situations.groupSeatTaken.input, [...situations.groupSeatTaken.events, { type: 'alert.closed' }]),
    );
    expect(map(after).dialog).toMatchObject({ kind: 'passenger', form: { seat: '5' } });
  });

  it('when one of the seats together is gone, none is kept and others are offered', () => {
    const { context } = situation(seatsMachine, situations.seating.input, [
      ...situations.seating.events,
      done('selectTogether', [{ direction: 'outbound', claims: [{ seatId: 'ground-5', expiresAt: NOW }], lost: ['ground-6'] }]),
    ]);
    expect(context.buses.outbound.toRelease).toEqual(['ground-5']);
    expect(context.alert).toEqual({ kind: 'offerGone' });
    expect(togetherOffer(context)).toEqual({ kind: 'together', seats: ['ground-7', 'ground-8'] });
  });

  it('a seat whose claim failed otherwise is neither mine nor taken: none is kept, and nobody is said to have been faster', () => {
    const half = [{ direction: 'outbound', claims: [{ seatId: 'ground-5', expiresAt: NOW }], lost: [] }];
    const { context } = situation(seatsMachine, situations.seating.input, [...situations.seating.events, done('selectTogether', half)]);
    expect(context.buses.outbound.toRelease).toEqual(['ground-5']);
    expect(context.alert).toEqual({ kind: 'blockFailed', message: null });
  });

  it('a pet of the group takes the seat beside for who goes with it, who is named next', () => {
    const petBus = bus(seatMap(), 'outbound', ALL_FARES);
    const { context } = seats([
      petBus,
      { type: 'together.opened' },
      { type: 'together.counted', count: 3 },
      { type: 'together.accepted' },
      done('selectTogether', [
        { direction: 'outbound', claims: ['ground-5', 'ground-6', 'ground-7'].map((seatId) => ({ seatId, expiresAt: NOW })), lost: [] },
      ]),
      { type: 'fare.chosen', fareId: '370' },
      { type: 'name.typed', field: 'firstName', text: 'Canela' },
      { type: 'passenger.submitted' },
      done('selectCompanion', [{ direction: 'outbound', claims: [{ seatId: 'ground-6', expiresAt: NOW }], lost: [] }]),
    ]);
    expect(context.draft).toMatchObject({ seatId: 'ground-6', editing: true, firstName: '' });
    expect(context.queue).toEqual(['ground-7']);
  });

  it('the form follows what is left of a reduced fare, in the order of the versions', () => {
    const left = (...steps: Parameters<typeof seats>[0]) => {
      const view = map(seatsView(seats([...live, { type: 'seat.chosen', seatId: 'ground-6' }, claim('ground-6'), ...steps])));
      return view.dialog.kind === 'passenger' ? view.dialog.form.fares.find(({ id }) => id === '4') : undefined;
    };
    const quota = (version: number, ...rest: number[]) =>
      ({ type: 'quota.reported', direction: 'outbound', news: { version, quotas: [{ fareId: '4', places: 8, left: rest }] } }) as const;
    expect(left()).toMatchObject({ left: 1, refusal: null });
    expect(left(quota(8, 5, 3, 0))).toMatchObject({ left: 3 });
    expect(left(quota(8, 5, 0))).toMatchObject({ left: 0, refusal: 'quota-exceeded' });
    expect(left(quota(9, 5, 3), quota(8, 1, 1))).toMatchObject({ left: 3 });
    // Told while the map is on its way: the map is of the version before.
    expect(left({ type: 'channel.opened', direction: 'outbound', at: NOW }, quota(8, 2, 2), bus())).toMatchObject({ left: 2 });
  });

  it('a seat that is lost while the key is made is told, and the others are not blocked without asking', () => {
    const lost = seats([...two, { type: 'seats.continued' }, news(8, 'ground-6', 'taken'), done('makeKey', 'key-1')]);
    expect(lost.matches({ open: { flow: 'choosing' } })).toBe(true);
    expect(lost.context.alert?.kind).toBe('seatsLost');
  });

  it('a number leads to its seat, on the floor where it is', () => {
    expect(map(examples.sought)).toMatchObject({ floor: 'top', sought: { seatId: 'top-20' } });
    expect(map(examples.soughtInVain)).toMatchObject({ floor: 'ground', sought: { number: '99', seatId: null } });
  });

  it('[SEAT-006] removing a passenger gives the seat back', () => {
    const removed = seats([...two, { type: 'passenger.removed', id: 'outbound:ground-6' }]);
    expect(removed.context.passengers.map(({ id }) => id)).toEqual(['outbound:ground-5']);
    expect(removed.matches({ open: { outbound: { releases: 'releasing' } } })).toBe(true);
  });

  it('closing the form gives back the claim that has no passenger yet', () => {
    const closed = seats([...live, { type: 'seat.chosen', seatId: 'ground-6' }, claim('ground-6'), { type: 'passenger.dismissed' }]);
    expect(closed.context.buses.outbound.toRelease).toEqual(['ground-6']);
    expect(closed.context.buses.outbound.claims).toEqual([]);
  });

  it('[SEAT-031][SEAT-032][SEAT-033] follows what others do, in the order of the versions', () => {
    const taken = seats([...live, news(8, 'ground-7', 'taken')]);
    expect(taken.context.buses.outbound.map?.taken).toContain('ground-7');
    const freed = seats([...live, news(8, 'ground-2', 'freed')]);
    expect(freed.context.buses.outbound.map?.taken).not.toContain('ground-2');
  });

  it('fetches the map again after a gap and applies what came meanwhile', () => {
    const gap = seats([...live, news(9, 'ground-7', 'taken')]);
    expect(gap.matches({ open: { outbound: { map: 'loading' } } })).toBe(true);
    const healed = seats([...live, news(9, 'ground-7', 'taken'), bus({ ...seatMap(), version: 8 })]);
    expect(healed.context.buses.outbound.map).toMatchObject({ version: 9 });
    expect(healed.context.buses.outbound.map?.taken).toContain('ground-7');
    expect(healed.matches({ open: { outbound: { map: 'drawn' } } })).toBe(true);
    const behind = seats([...live, news(9, 'ground-7', 'taken'), bus()]);
    expect(behind.matches({ open: { outbound: { map: 'loading' } } })).toBe(true);
  });

  it('[SEAT-034] who takes a seat has it, although I believed it mine', () => {
    const lost = seats([...two, news(8, 'ground-6', 'taken')]);
    expect(lost.context.passengers.map(({ seatId }) => seatId)).toEqual(['ground-5']);
    expect(lost.context.alert).toMatchObject({ kind: 'seatsLost', seats: ['6'] });
  });

  it('a claim that ran out keeps its passenger until somebody else takes the seat', () => {
    const lapsed = seats([...two, news(8, 'ground-6', 'freed')]);
    expect(lapsed.context.passengers).toHaveLength(2);
    expect(map(examples.lostToOther)).toMatchObject({
      dialog: { kind: 'alert', alert: { kind: 'seatsLost', seats: ['6'], names: ['Begoña Treviño'] } },
      passengers: [{ seat: '5' }],
    });
  });

  it('[HOLD-003] blocks with a key that exists before the first request', () => {
    expect(seats([...two, { type: 'seats.continued' }]).matches({ open: { flow: 'preparing' } })).toBe(true);
    const asked = seats(blocking);
    expect(asked.matches({ open: { flow: 'blocking' } })).toBe(true);
    expect(asked.context.block?.key).toBe('key-1');
  });

  it('[HOLD-004] a second tap on continue is no second block', () => {
    expect(seats(blocking).can({ type: 'seats.continued' })).toBe(false);
    expect(map(examples.blocking)).toMatchObject({ blocking: true, canContinue: false });
  });

  it('[HOLD-009][HOLD-010][ERR-012] a failed block stops the loading and may be tried again with the same key', () => {
    expect(map(examples.blockFailed)).toMatchObject({
      blocking: false,
      canContinue: true,
      dialog: { kind: 'alert', alert: { kind: 'blockFailed' } },
    });
    const again = seats([...blocking, failed('blockSeats', { code: 'network', retryable: true }), { type: 'seats.continued' }]);
    expect(again.matches({ open: { flow: 'blocking' } })).toBe(true);
    expect(again.context.block?.key).toBe('key-1');
  });

  it('other passengers are another block: the key of a lost answer is not theirs', () => {
    const unanswered = [...blocking, failed('blockSeats', { code: 'network', retryable: true })];
    const fewer = seats([
      ...unanswered,
      { type: 'alert.closed' },
      { type: 'passenger.removed', id: 'outbound:ground-5' },
      { type: 'seats.continued' },
    ]);
    expect(fewer.matches({ open: { flow: 'preparing' } })).toBe(true);
  });

  it('a block that is under way is for whom it was begun, also after a reload, and whatever is heard meanwhile', () => {
    const heard = seats([...blocking, news(8, 'ground-6', 'taken')]);
    expect(heard.matches({ open: { flow: 'blocking' } })).toBe(true);
    expect(heard.context.block).toMatchObject({ key: 'key-1', passengers: [{ seatId: 'ground-5' }, { seatId: 'ground-6' }] });
    const hold = { cartId: 'cart-1', expiresAt: '2026-04-17T14:29:00.000Z' };
    const held = seats([...blocking, news(8, 'ground-6', 'taken'), done('blockSeats', hold)]);
    expect(held.output).toMatchObject({ kind: 'held', passengers: [{ seatId: 'ground-5' }, { seatId: 'ground-6' }] });
  });

  it('a seat that waits to be given back and is chosen again stays mine', () => {
    const given = [
      ...two,
      { type: 'passenger.removed' as const, id: 'outbound:ground-5' },
      { type: 'passenger.removed' as const, id: 'outbound:ground-6' },
    ];
    expect(seats(given).context.buses.outbound.toRelease).toEqual(['ground-5', 'ground-6']);
    const again = seats([...given, { type: 'seat.chosen', seatId: 'ground-6' }]);
    expect(again.context.buses.outbound.toRelease).toEqual(['ground-5']);
  });

  it('a refused block names the lost seats and keeps the others; who takes them again begins another', () => {
    const refusal = failed('blockSeats', {
      code: 'seats-lost',
      retryable: false,
      seats: [{ run: runName(DEPARTURE.run), seatId: 'ground-6' }],
    });
    expect(seats([...blocking, refusal]).context.block).toBeNull();
    expect(map(examples.seatsLost)).toMatchObject({ dialog: { alert: { kind: 'seatsLost', seats: ['6'] } }, passengers: [{ seat: '5' }] });
  });

  it('[HOLD-002] a block without session asks to sign in and goes on afterwards', () => {
    const refused = [...blocking, failed('blockSeats', { code: 'unauthorized', retryable: false })];
    expect(seats(refused).matches({ open: { flow: 'identifyingToBlock' } })).toBe(true);
    expect(seats([...refused, done('identifyToBlock', { email: EMAIL })]).matches({ open: { flow: 'blocking' } })).toBe(true);
  });

  it('[HOLD-005][HOLD-006] ends with the cart and the end of its hold', () => {
    const hold = { cartId: 'cart-1', expiresAt: '2026-04-17T14:29:00.000Z' };
    expect(seats([...blocking, done('blockSeats', hold)]).output).toMatchObject({ kind: 'held', hold });
  });

  it('asks before seats are given up, and gives them all back', () => {
    expect(map(examples.leaving).dialog).toEqual({ kind: 'leave', seats: ['5', '6'] });
    const left = seats([...two, { type: 'seats.left' }, { type: 'leave.confirmed' }, done('outboundRelease'), done('outboundRelease')]);
    expect(left.output).toEqual({ kind: 'left', benefits: 'declined', layout: 'map' });
    expect(seats([...live, { type: 'seats.left' }]).status).toBe('done');
  });

  it('claims the seats of an earlier hold again', () => {
    const again = seats(
      [bus(), done('selectSeats', [{ direction: 'outbound', claims: [{ seatId: 'ground-5', expiresAt: '' }], lost: ['ground-6'] }])],
      {
        passengers: [INIGO, BEGONA],
      },
    );
    expect(again.context.passengers).toEqual([INIGO]);
    expect(seatsView(again)).toMatchObject({ dialog: { alert: { kind: 'seatsLost', seats: ['6'] } } });
  });

  it('[SEAT-037][SEAT-038][SEAT-026] the benefits notice comes once a session, and asks a second time', () => {
    expect(map(examples.benefits).dialog).toMatchObject({ kind: 'benefits', insisting: false });
    expect(map(examples.benefitsInsisting).dialog).toMatchObject({ kind: 'benefits', insisting: true });
    expect(map(examples.benefitsIncluded).dialog).toMatchObject({
      kind: 'passenger',
      form: { services: [{ checked: true }, { checked: true }] },
    });
    const declined = seats(
      [
        ...live,
        { type: 'seat.chosen', seatId: 'ground-6' },
        claim('ground-6'),
        { type: 'benefits.declined' },
        { type: 'benefits.declined' },
      ],
      {
        benefits: 'unasked',
      },
    );
    expect(seatsView(declined)).toMatchObject({
      dialog: { kind: 'passenger', form: { services: [{ checked: false }, { checked: false }] } },
    });
    expect(declined.context.benefits).toBe('declined');
  });

  it('[SEAT-042] a pet brings an empty companion on the seat beside it, who is named before continuing', () => {
    expect(map(examples.petForm).dialog).toMatchObject({ form: { isPet: true, companion: '6', refusal: null } });
    expect(map(examples.companion)).toMatchObject({
      passengers: [
        { seat: '5', name: 'Canela' },
        { seat: '6', name: null },
      ],
      next: null,
      hint: { kind: 'unnamed', seat: '6' },
    });
  });

  it('[SEAT-042] the companion leaves with the pet while it is still empty', () => {
    const pet = examples.companion.screen === 'map' ? examples.companion.passengers[0] : undefined;
    const gone = situation(seatsMachine, situations.companion.input, [
      ...situations.companion.events,
      { type: 'passenger.removed', id: pet?.id ?? '' },
    ]);
    expect(gone.context.passengers).toEqual([]);
    expect(gone.context.buses.outbound.toRelease).toEqual(['ground-5', 'ground-6']);
  });

  it('[SEAT-066] a pet away from the window is refused with the reason, and the map can show where it may sit', () => {
    expect(map(examples.petRefused).dialog).toMatchObject({ form: { refusal: 'pet-not-at-window', canSubmit: false } });
    const marked = map(examples.placingPet)
      .floors.flatMap(({ rows }) => rows.flat())
      .filter((cell) => cell.kind === 'seat' && cell.forPet);
    expect(marked.length).toBeGreaterThan(0);
    for (const cell of marked) expect(cell).toMatchObject({ position: 'window', state: 'free' });
  });

  it('a pet whose neighbour is taken in the same moment gets neither seat', () => {
    expect(map(examples.petAlone)).toMatchObject({ dialog: { kind: 'alert', alert: { kind: 'petAlone' } }, passengers: [] });
  });

  it('[SEAT-065] the rules for pets are looked at again on continue', () => {
    expect(map(examples.petRule).dialog).toMatchObject({ kind: 'alert', alert: { kind: 'petRule', fault: 'pet-needs-adult' } });
  });

  it('equal seats are taken in one tap by who lost theirs, and the minor beside them comes along', () => {
    expect(map(examples.lostToOther).dialog).toMatchObject({ alert: { kind: 'seatsLost', seats: ['6'], offered: ['7', '8'] } });
    expect(map(examples.moved)).toMatchObject({
      dialog: { kind: 'none' },
      passengers: [{ seat: '8' }, { seat: '7', name: 'Begoña Treviño' }],
    });
    expect(map(examples.offerGone)).toMatchObject({ dialog: { alert: { kind: 'offerGone' } }, passengers: [{ seat: '5' }] });
  });

  it('the places left at a reduced fare are told before it is chosen', () => {
    expect(map(examples.addPassenger).dialog).toMatchObject({
      form: { fares: [{ left: null }, { left: null }, { left: null }, { name: 'ESTUDIANTE', left: 1 }] },
    });
  });

  it('[SEAT-001][SEAT-002] has a tab a direction, and none without a return trip', () => {
    expect(map(examples.passengers).tabs).toEqual([]);
    expect(map(examples.roundTrip).tabs).toEqual([
      { direction: 'outbound', current: true, chosen: 2 },
      { direction: 'return', current: false, chosen: 0 },
    ]);
    expect(seats(live).can({ type: 'tab.chosen', direction: 'return' })).toBe(false);
  });

  it('[SEAT-017] asks for the map of the way back when its tab is chosen', () => {
    const round = { returnDeparture: RETURN };
    expect(seats(live, round).matches({ open: { return: 'closed' } })).toBe(true);
    expect(
      seats([...live, { type: 'tab.chosen', direction: 'return' }], round).matches({ open: { return: { open: { map: 'loading' } } } }),
    ).toBe(true);
    expect(examples.returnLoading).toMatchObject({ screen: 'loading', departure: RETURN });
    expect(examples.returnFailed).toMatchObject({ screen: 'failed', tabs: [{}, { current: true }] });
  });

  it('[SEAT-051][SEAT-054] a name of the way out is chosen for the way back, with its passenger type', () => {
    expect(map(examples.nameOffered).dialog).toMatchObject({
      form: { direction: 'return', offered: [{ name: 'Íñigo Peña Treviño' }, { name: 'Begoña Treviño' }] },
    });
    expect(map(examples.nameReused).dialog).toMatchObject({
      form: { firstName: 'Begoña', lastName: 'Treviño', fareId: '1', sameAs: 'outbound:ground-6', canSubmit: true },
    });
  });

  it('[SEAT-061] as many travel back as out before the payment', () => {
    expect(map(examples.roundTrip)).toMatchObject({ next: 'return', hint: { kind: 'fewer', direction: 'return', count: 2 } });
    expect(map(examples.returnFewer)).toMatchObject({
      next: null,
      canContinue: false,
      hint: { kind: 'fewer', direction: 'return', count: 1 },
    });
    expect(map(examples.roundTripComplete)).toMatchObject({ next: 'pay', canContinue: true, hint: null });
  });

  it('[SEAT-008] the totals are those of both ways', () => {
    expect(map(examples.roundTripComplete).totals).toEqual({ tickets: 183_600_000, services: 3_500_000, total: 187_100_000 });
  });

  it('[SEAT-056] refuses a sixth passenger on the way back', () => {
    expect(map(examples.returnLimit).dialog).toEqual({ kind: 'alert', alert: { kind: 'limit', direction: 'return' } });
  });

  it('what happens on one bus leaves the other as it is', () => {
    const round = seats([...live, news(8, 'ground-7', 'taken')], { returnDeparture: RETURN });
    expect(round.context.buses.return?.map).toBeNull();
    const back = { type: 'seat.reported', direction: 'return', news: [{ version: 8, seatId: 'ground-8', kind: 'taken' }] } as const;
    const both = seats([...live, { type: 'tab.chosen', direction: 'return' }, bus(seatMap(), 'return'), back], { returnDeparture: RETURN });
    expect(both.context.buses.return?.map?.taken).toContain('ground-8');
    expect(both.context.buses.outbound.map?.taken).not.toContain('ground-8');
  });

  it('[ERR-005][ERR-006] tells a bus that is not found from a map that cannot be loaded', () => {
    expect(examples.mapNotFound).toMatchObject({ screen: 'failed', reason: 'notFound' });
    expect(examples.mapUnreachable).toMatchObject({ screen: 'failed', reason: 'network' });
  });
});

describe('other seats for bought tickets', () => {
  const changing = { change: CHANGE };
  const taking = (seatId: string) => [{ type: 'seat.chosen' as const, seatId }, claim(seatId)];
  const both = [...live, ...taking('ground-7'), ...taking('ground-8')];

  it('[SEAT-062] goes on only when everybody whose ticket is changed has a seat', () => {
    expect(map(examples.change)).toMatchObject({ canContinue: false, hint: { kind: 'fewer', count: 2 } });
    expect(map(examples.changeOne)).toMatchObject({ canContinue: false, hint: { kind: 'fewer', count: 1 } });
    expect(map(examples.changeAll)).toMatchObject({ canContinue: true, hint: null, next: 'pay' });
    expect(seats([...live, ...taking('ground-7')], changing).can({ type: 'seats.continued' })).toBe(false);
  });

  it('[ERR-011] a seat for nobody selects nothing', () => {
    const nobody = seats([...both, { type: 'seat.chosen', seatId: 'ground-10' }], changing);
    expect(nobody.context.alert).toEqual({ kind: 'noTraveller' });
    expect(nobody.context.wanted).toBeNull();
    expect(nobody.context.passengers.map(({ seatId }) => seatId)).toEqual(['ground-7', 'ground-8']);
  });

  it('a seat is that of who was chosen, and the one they had before is given back', () => {
    const moved = seats([...both, { type: 'traveller.chosen', ticketId: 't1' }, ...taking('ground-10')], changing);
    expect(moved.context.passengers).toMatchObject([
      { ticketId: 't1', seatId: 'ground-10', firstName: 'Íñigo', fareId: '2' },
      { ticketId: 't2', seatId: 'ground-8', firstName: 'Begoña', serviceIds: ['64'] },
    ]);
    expect(moved.context.buses.outbound.toRelease).toEqual(['ground-7']);
    const tapped = seats([...both, { type: 'seat.chosen', seatId: 'ground-8' }, ...taking('ground-10')], changing);
    expect(tapped.context.passengers.map(({ ticketId, seatId }) => [ticketId, seatId])).toEqual([
      ['t1', 'ground-7'],
      ['t2', 'ground-10'],
    ]);
  });

  it('[SEAT-007] [SEAT-053] nobody is taken off, and name and passenger type stay; services may change', () => {
    const form = seats([...both, { type: 'passenger.edited', id: 'outbound:ground-8' }], changing);
    expect(form.can({ type: 'fare.chosen', fareId: '4' })).toBe(false);
    expect(form.can({ type: 'name.typed', field: 'firstName', text: 'Ana' })).toBe(false);
    expect(seats(both, changing).can({ type: 'passenger.removed', id: 'outbound:ground-8' })).toBe(false);
    const toggled = { type: 'service.toggled' as const, serviceId: '64' };
    const edited = [{ type: 'passenger.edited' as const, id: 'outbound:ground-8' }, toggled, { type: 'passenger.submitted' as const }];
    expect(seats([...both, ...edited], changing).context.passengers[1]).toMatchObject({
      ticketId: 't2',
      seatId: 'ground-8',
      serviceIds: [],
    });
  });

  it('[HOLD-008] is blocked as a change of the tickets', () => {
    const held = seats([...both, { type: 'seats.continued' }, done('makeKey', 'key-1')], changing);
    expect(held.matches({ open: { flow: 'blocking' } })).toBe(true);
    expect(held.context).toMatchObject({ change: CHANGE, block: { passengers: [{ ticketId: 't1' }, { ticketId: 't2' }] } });
  });

  it('a seat that is lost leaves its ticket without one, and an equal seat keeps the ticket', () => {
    const lost = seats([...both, news(8, 'ground-7', 'freed'), news(9, 'ground-7', 'taken')], changing);
    expect(lost.context.passengers.map(({ ticketId }) => ticketId)).toEqual(['t2']);
    expect(seatsView(lost)).toMatchObject({ travellers: [{ ticketId: 't1', seated: null, current: true }, { ticketId: 't2' }] });
    const [offer] = lost.context.alert?.kind === 'seatsLost' ? lost.context.alert.offers : [];
    expect(offer).toMatchObject({ passenger: { ticketId: 't1' } });
  });
});
