import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameInput, servicePrice, slug } from '../domain/passenger.ts';
import { ALL_FARES, BEGONA, CHANGE, DEPARTURE, EMAIL, FARES, INIGO, NOW, RETURN, seatMap, SERVICES } from '../testing/fixtures.ts';
import type { SeatState } from '../domain/seat.ts';
import { runName, type Direction } from '../domain/trip.ts';
import { done, failed, treeAfter, type TreeStep, to } from 'xstate-paths';
import {
  adding,
  blockFails,
  bus,
  claim,
  companion,
  examples,
  keyMade,
  live,
  moments,
  news,
  released,
  seats,
  together,
} from './seats.examples.ts';
import { seatsMachine } from './seats.machine.ts';
import { chosenSeats, seatsInUse, unusedClaims } from './seats.rules.ts';
import { partsOf, seatsView } from './seats.view.ts';

const two = [...live, ...adding(INIGO), ...adding(BEGONA)];
const blocking = [...two, { type: 'seats.continued' as const }, keyMade];

type Snapshot = ReturnType<typeof seats>;

const busOf = ({ children }: Snapshot, direction: Direction = 'outbound') => children[`${direction}Bus`]?.getSnapshot();
/** The seat whose release is in progress, then those that wait. */
const releasesOf = ({ context }: Snapshot) => [context.releasing.outbound ?? [], unusedClaims(context, 'outbound')].flat();
const blockOf = ({ children }: Snapshot) => children.block?.getSnapshot();
const isBlocking = (snapshot: Snapshot) => blockOf(snapshot)?.matches('blocking') ?? false;
const isPreparing = (snapshot: Snapshot) => blockOf(snapshot)?.matches({ preparing: 'makingKey' }) ?? false;
const viewOf = (snapshot: Snapshot) => seatsView(snapshot, partsOf(snapshot));
const after = ({ input, events }: (typeof moments)[keyof typeof moments], ...more: TreeStep[]) =>
  treeAfter(seatsMachine, input, [...events, ...more]).snapshot;

function map(view: (typeof examples)[keyof typeof examples]) {
  if (view.screen !== 'map') throw new Error(`no map on ${view.screen}`);
  return view;
}

describe('rules of passengers', () => {
  it('[SEAT-043][SEAT-045][CONST-003] names keep letters and spaces, at most 30', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const name = nameInput(text);
        expect(name).toMatch(/^(\p{L}[\p{L}\p{M} ]*)?$/u);
        expect([...name].length).toBeLessThanOrEqual(30);
      }),
    );
    expect(nameInput('ñ'.repeat(30))).toBe('ñ'.repeat(30));
    expect(nameInput('ñ'.repeat(31))).toBe('ñ'.repeat(30));
    expect(nameInput('  Íñigo 2 Peña!')).toBe('Íñigo Peña');
    expect(nameInput('I\u0301n\u0303igo\u00A0\u2003Pen\u0303a')).toBe('Íñigo Peña');
  });

  it('[SEAT-073] the slug joins both names in lower case without spaces', () => {
    expect(slug('Íñigo', 'Peña Treviño')).toBe('íñigo_peñatreviño');
    expect(slug('María de la Luz', 'Del Río')).toBe('maríadelaluz_delrío');
  });

  it('[SEAT-075][SEAT-076] services cost an amount or a percentage of the fare', () => {
    const prices = SERVICES.map((service) => FARES[0] && servicePrice(service, FARES[0]));
    expect(prices).toEqual([3_500_000, 3_060_000, 6_120_000]);
  });
});

describe('seats chart', () => {
  it('[SEAT-036] a visitor without e-mail signs in before the form opens; the choice then continues', () => {
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
    expect(releasesOf(dismissed)).toEqual(['ground-6']);
  });

  it('[SEAT-027][SEAT-029] a seat that others took during the sign-in is drawn as theirs, and told after it', () => {
    const steps = [...live, { type: 'seat.chosen', seatId: 'ground-6' } as const, claim('ground-6'), news(8, 'ground-6', 'taken')];
    const waiting = seats(steps, { email: null });
    expect(chosenSeats(waiting.context).has('ground-6')).toBe(false);
    const after = seats([...steps, done('identify', { email: EMAIL })], { email: null });
    expect(after.context.alert).toEqual({ kind: 'seatTaken', seat: '6' });
    expect(after.context.draft).toBeNull();
    expect(after.matches({ open: { flow: 'choosing' } })).toBe(true);
  });

  it('[SEAT-039][SEAT-040] an open seat opens the form and Continuar adds the passenger', () => {
    expect(map(examples.addPassenger).dialog).toMatchObject({ kind: 'passenger', form: { seat: '6', fareId: '1' } });
    expect(map(examples.onePassenger).passengers).toMatchObject([{ seat: '6', name: 'Begoña Treviño', fare: 'ADULTO' }]);
  });

  it('[SEAT-041] the seat of an added passenger stays claimed, and continuing blocks it', () => {
    const one = seats([...live, ...adding(BEGONA)]);
    expect(one.context.claims.outbound).toEqual(['ground-6']);
    expect(releasesOf(one)).toEqual([]);
    const blocked = seats([...live, ...adding(BEGONA), { type: 'seats.continued' }, keyMade]);
    expect(isBlocking(blocked)).toBe(true);
    expect(blocked.context.passengers).toMatchObject([{ seatId: 'ground-6', firstName: 'Begoña' }]);
  });

  it('[ERR-010] after the alert of a refused seat, the seats are released and left', () => {
    const refused = failed('selectSeat', { code: 'operation-failed', retryable: false, message: 'Corrida cerrada' });
    const alerted = seats([...live, ...adding(BEGONA), { type: 'seat.chosen', seatId: 'ground-7' }, refused]);
    expect(viewOf(alerted)).toMatchObject({ dialog: { kind: 'alert', alert: { kind: 'operationFailed', message: 'Corrida cerrada' } } });
    const closed = seats([
      ...live,
      ...adding(BEGONA),
      { type: 'seat.chosen', seatId: 'ground-7' },
      refused,
      { type: 'alert.closed' },
      released,
      released,
    ]);
    expect(closed.output).toMatchObject({ kind: 'left' });
  });

  it('[SEAT-044][SEAT-046][SEAT-070] names are trimmed, and services are optional', () => {
    const { context } = seats([...live, ...adding({ ...BEGONA, firstName: '  Begoña María  ', lastName: ' Treviño ', serviceIds: [] })]);
    expect(context.passengers).toMatchObject([{ firstName: 'Begoña María', lastName: 'Treviño', serviceIds: [] }]);
  });

  it('[SEAT-008] totals are the sum of tickets and services', () => {
    expect(map(examples.passengers).totals).toEqual({ tickets: 91_800_000, services: 3_500_000, total: 95_300_000 });
  });

  it('[SEAT-011] shows that the bus is full', () => {
    expect(map(examples.busFull).banner).toBe('busFull');
  });

  it('[SEAT-012] suggests the top floor when the ground floor is full', () => {
    expect(map(examples.groundFull).banner).toBe('groundFull');
    const above = after(moments.groundFull, { type: 'floor.chosen', floor: 'top' });
    expect([map(viewOf(above)).banner, map(examples.passengers).banner]).toEqual([null, null]);
  });

  it('[SEAT-048][SEAT-050] Continuar is disabled for an empty name and for a duplicate', () => {
    expect(map(examples.addPassenger).dialog).toMatchObject({ form: { canSubmit: false } });
    expect(map(examples.nameDuplicate).dialog).toMatchObject({ form: { canSubmit: false, errors: { firstName: 'duplicate' } } });
  });

  it('[ERR-014][CONST-004] fewer than two letters show an error on submit and nothing is added', () => {
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

  it('[SEAT-060][HOLD-001][NAV-046] continuing without passengers says so, and blocks nothing', () => {
    expect(map(examples.empty)).toMatchObject({ next: null, hint: { kind: 'noPassengers' } });
    expect(map(examples.missing)).toMatchObject({
      blocking: false,
      dialog: { kind: 'alert', alert: { kind: 'missing', missing: { kind: 'noPassengers' } } },
    });
  });

  it('[SEAT-058][HOLD-001][NAV-047] continuing with somebody without a name says who, and blocks nothing', () => {
    const early = after(moments.companion, { type: 'seats.continued' });
    expect(early.context.alert).toEqual({ kind: 'missing', missing: { kind: 'unnamed', seat: '6' } });
    expect(isPreparing(early)).toBe(false);
  });

  it('[SEAT-059][HOLD-001] continuing with somebody on a seat that the bus does not have says who, and blocks nothing', () => {
    const passengers = [INIGO, { ...BEGONA, seatId: '?' }];
    const early = seats([bus(), done('selectSeats', []), { type: 'seats.continued' }], { passengers });
    expect(early.context.alert).toEqual({ kind: 'missing', missing: { kind: 'seatless', name: 'Begoña Treviño' } });
    expect(isPreparing(early)).toBe(false);
    const seated = seats([bus(), done('selectSeats', []), { type: 'seats.continued' }], { passengers: [INIGO, BEGONA] });
    expect(isPreparing(seated)).toBe(true);
  });

  it('a group claims the best seats at once, and opens the form of each in turn', () => {
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

  it('a cancelled group keeps its named passengers and releases the other seats', () => {
    const given = after(moments.groupNext, { type: 'passenger.dismissed' });
    const { context } = given;
    expect(context.passengers.map(({ seatId }) => seatId)).toEqual(['ground-5']);
    expect(releasesOf(given)).toEqual(['ground-6', 'ground-7']);
    expect(context.queue).toEqual([]);
    expect(seatsInUse(context, 'outbound')).toEqual(['ground-5']);
  });

  it('a seat of the group that somebody else takes shows an alert, and the others continue', () => {
    const view = map(examples.groupSeatTaken);
    expect(view.dialog).toEqual({ kind: 'alert', alert: { kind: 'seatTaken', seat: '6' } });
    const later = viewOf(after(moments.groupSeatTaken, { type: 'alert.closed' }));
    expect(map(later).dialog).toMatchObject({ kind: 'passenger', form: { seat: '5' } });
  });

  it('when one of the seats together is taken, all are released and others are offered', () => {
    const refused = after(
      moments.seating,
      together([{ direction: 'outbound', claims: [{ seatId: 'ground-5', expiresAt: NOW }], lost: ['ground-6'] }]),
    );
    expect(releasesOf(refused)).toEqual(['ground-5']);
    expect(refused.context.alert).toEqual({ kind: 'offerGone' });
    const again = after(
      moments.seating,
      together([{ direction: 'outbound', claims: [{ seatId: 'ground-5', expiresAt: NOW }], lost: ['ground-6'] }]),
      { type: 'alert.closed' },
    );
    expect(partsOf(again).group).toMatchObject({ count: 2, offer: { kind: 'together', seats: ['7', '8'] } });
  });

  it('a seat whose claim failed otherwise is neither own nor taken: all are released, and the alert blames nobody', () => {
    const half = [{ direction: 'outbound' as const, claims: [{ seatId: 'ground-5', expiresAt: NOW }], lost: [] }];
    const refused = after(moments.seating, together(half));
    expect(releasesOf(refused)).toEqual(['ground-5', 'ground-6']);
    expect(refused.context.alert).toEqual({ kind: 'blockFailed', message: null });
    const limited = after(
      moments.seating,
      together(half.map((one) => ({ ...one, failure: { code: 'address-seat-limit', retryable: false } }))),
    );
    expect(limited.context.alert).toEqual({ kind: 'claimRefused', code: 'address-seat-limit', message: null });
  });

  it('a pet of the group claims the seat beside it for its companion, whose form opens next', () => {
    const petBus = bus(seatMap(), 'outbound', ALL_FARES);
    const { context } = seats([
      petBus,
      { type: 'together.opened' },
      { type: 'together.counted', count: 3 },
      { type: 'together.accepted' },
      together([
        { direction: 'outbound', claims: ['ground-5', 'ground-6', 'ground-7'].map((seatId) => ({ seatId, expiresAt: NOW })), lost: [] },
      ]),
      { type: 'fare.chosen', fareId: '370' },
      { type: 'name.typed', field: 'firstName', text: 'Canela' },
      { type: 'passenger.submitted' },
      companion([{ direction: 'outbound', claims: [{ seatId: 'ground-6', expiresAt: NOW }], lost: [] }]),
    ]);
    expect(context.draft).toMatchObject({ seatId: 'ground-6', editing: true, firstName: '' });
    expect(context.queue).toEqual(['ground-7']);
  });

  it('the form shows the places left at a reduced fare, in the order of the versions', () => {
    const left = (...steps: Parameters<typeof seats>[0]) => {
      const view = map(viewOf(seats([...live, { type: 'seat.chosen', seatId: 'ground-6' }, claim('ground-6'), ...steps])));
      return view.dialog.kind === 'passenger' ? view.dialog.form.fares.find(({ id }) => id === '4') : undefined;
    };
    const quota = (version: number, ...rest: number[]) =>
      to('outboundBus', { type: 'quota.reported', news: { version, quotas: [{ fareId: '4', places: 8, left: rest }] } });
    expect(left()).toMatchObject({ left: 1, refusal: null });
    expect(left(quota(8, 5, 3, 0))).toMatchObject({ left: 3 });
    expect(left(quota(8, 5, 0))).toMatchObject({ left: 0, refusal: 'quota-exceeded' });
    expect(left(quota(9, 5, 3), quota(8, 1, 1))).toMatchObject({ left: 3 });
    // The message arrives while the map is loading, so the map has the version before.
    expect(
      left(to('outboundBus', { type: 'channel.opened', at: NOW, version: 8 }), quota(9, 2, 2), bus({ ...seatMap(), version: 8 })),
    ).toMatchObject({ left: 2 });
  });

  it('a seat lost while the key is made shows an alert, and the others are not blocked automatically', () => {
    const lost = seats([...two, { type: 'seats.continued' }, news(8, 'ground-6', 'taken')]);
    expect(lost.matches({ open: { flow: 'choosing' } })).toBe(true);
    expect(lost.context.alert?.kind).toBe('seatsLost');
  });

  it('a number finds its seat on its floor', () => {
    expect(map(examples.sought)).toMatchObject({ floor: 'top', sought: { seatId: 'top-20' } });
    expect(map(examples.soughtInVain)).toMatchObject({ floor: 'ground', sought: { number: '99', seatId: null } });
  });

  it('[SEAT-006] removing a passenger releases the seat', () => {
    const removed = seats([...two, { type: 'passenger.removed', id: 'outbound:ground-6' }]);
    expect(removed.context.passengers.map(({ id }) => id)).toEqual(['outbound:ground-5']);
    expect(removed.matches({ open: { outbound: 'releasing' } })).toBe(true);
  });

  it('closing the form releases its claim', () => {
    const closed = seats([...live, { type: 'seat.chosen', seatId: 'ground-6' }, claim('ground-6'), { type: 'passenger.dismissed' }]);
    expect(releasesOf(closed)).toEqual(['ground-6']);
    expect(closed.context.claims.outbound).toEqual([]);
  });

  it('a seat that somebody else took is theirs, although it was own before', () => {
    const lost = seats([...two, news(8, 'ground-6', 'taken')]);
    expect(lost.context.passengers.map(({ seatId }) => seatId)).toEqual(['ground-5']);
    expect(lost.context.alert).toMatchObject({ kind: 'seatsLost', seats: ['6'] });
  });

  it('leaving without a passenger releases what the group still holds', () => {
    const left = after(moments.groupForm, { type: 'passenger.dismissed' }, { type: 'seats.left' });
    expect(left.matches({ open: { flow: 'abandoning' } })).toBe(true);
    expect(releasesOf(left).length).toBeGreaterThan(0);
    const gone = after(moments.groupForm, { type: 'passenger.dismissed' }, { type: 'seats.left' }, released, released, released);
    expect([gone.status, gone.context.claims.outbound]).toEqual(['done', []]);
  });

  describe('[SEAT-034] somebody else releases a seat of my passenger (decision 2)', () => {
    const hinted = [...two, news(8, 'ground-6', 'freed')];
    const answered = (...mine: string[]) => ({
      ...seatMap(),
      version: 8,
      mine: mine.map((seatId) => ({ seatId, expiresAt: NOW })),
    });
    const namesOf = (snapshot: ReturnType<typeof seats>) => snapshot.context.passengers.map(({ seatId }) => seatId);

    it('the service is asked, and the passenger stays until it answers', () => {
      const asked = seats(hinted);
      expect(busOf(asked)?.matches({ map: 'loading' })).toBe(true);
      expect(namesOf(asked)).toEqual(['ground-5', 'ground-6']);
    });

    it('the passenger stays when the claim is still mine', () => {
      const kept = seats([...hinted, bus(answered('ground-5', 'ground-6'))]);
      expect(namesOf(kept)).toEqual(['ground-5', 'ground-6']);
      expect(kept.context.alert).toBeNull();
    });

    it('a seat that is chosen after the release stays, although the map was read before its claim', () => {
      const chosen = seats([...live, news(8, 'ground-6', 'freed'), ...adding(INIGO), ...adding(BEGONA), bus(answered())]);
      expect(namesOf(chosen)).toEqual(['ground-5', 'ground-6']);
      expect([chosen.context.alert, releasesOf(chosen)]).toEqual([null, []]);
    });

    it('the passenger is removed with an alert when the claim is lost; passengers without a claim stay', () => {
      const gone = seats([...hinted, bus(answered())]);
      expect(namesOf(gone)).toEqual(['ground-5']);
      expect(gone.context.alert).toMatchObject({ kind: 'seatsLost', seats: ['6'] });
      const chosenAgain = seats([...hinted, bus(answered()), { type: 'alert.closed' }, ...adding(BEGONA), news(9, 'ground-8', 'taken')]);
      expect(namesOf(chosenAgain)).toEqual(['ground-5', 'ground-6']);
    });

    it('a lost answer removes nobody, and the next one decides', () => {
      const unanswered = [...hinted, to('outboundBus', failed('getSeatMap', { code: 'network', retryable: true }))];
      expect(namesOf(seats(unanswered))).toEqual(['ground-5', 'ground-6']);
      expect(namesOf(seats([...unanswered, news(9, 'ground-8', 'taken'), bus({ ...answered(), version: 9 })]))).toEqual(['ground-5']);
    });
  });

  it('an expired claim keeps its passenger until somebody else takes the seat', () => {
    const lapsed = seats([...two, news(8, '', 'freed')]);
    expect(lapsed.context.passengers).toHaveLength(2);
    expect(map(examples.lostToOther)).toMatchObject({
      dialog: { kind: 'alert', alert: { kind: 'seatsLost', seats: ['6'], names: ['Begoña Treviño'] } },
      passengers: [{ seat: '5' }],
    });
  });

  it('[HOLD-003] blocks with a key that exists before the first request', () => {
    expect(isPreparing(seats([...two, { type: 'seats.continued' }]))).toBe(true);
    const asked = seats(blocking);
    expect(isBlocking(asked)).toBe(true);
    expect(blockOf(asked)?.context.key).toBe('key-1');
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
    const again = seats([...blocking, blockFails({ code: 'network', retryable: true }), { type: 'seats.continued' }]);
    expect(isBlocking(again)).toBe(true);
    expect(blockOf(again)?.context.key).toBe('key-1');
  });

  it('other passengers are another block, without the key of a lost answer', () => {
    const unanswered = [...blocking, blockFails({ code: 'network', retryable: true })];
    const fewer = seats([
      ...unanswered,
      { type: 'alert.closed' },
      { type: 'passenger.removed', id: 'outbound:ground-5' },
      { type: 'seats.continued' },
    ]);
    expect(isPreparing(fewer)).toBe(true);
  });

  it('a block in progress keeps its passengers, also after a reload and any news', () => {
    const heard = seats([...blocking, news(8, 'ground-6', 'taken')]);
    expect(isBlocking(heard)).toBe(true);
    expect(blockOf(heard)?.context).toMatchObject({ key: 'key-1', passengers: [{ seatId: 'ground-5' }, { seatId: 'ground-6' }] });
    const hold = { cartId: 'cart-1', expiresAt: '2026-04-17T14:29:00.000Z' };
    const held = seats([...blocking, news(8, 'ground-6', 'taken'), to('block', done('blockSeats', hold))]);
    expect(held.output).toMatchObject({ kind: 'held', passengers: [{ seatId: 'ground-5' }, { seatId: 'ground-6' }] });
  });

  it('a waiting release of a seat is dropped when the seat is chosen again', () => {
    const given = [
      ...two,
      { type: 'passenger.removed' as const, id: 'outbound:ground-5' },
      { type: 'passenger.removed' as const, id: 'outbound:ground-6' },
    ];
    expect(releasesOf(seats(given))).toEqual(['ground-5', 'ground-6']);
    const again = seats([...given, { type: 'seat.chosen', seatId: 'ground-6' }]);
    expect(releasesOf(again)).toEqual(['ground-5']);
  });

  it('a refused block names the lost seats and keeps the others; the next try is another block', () => {
    const refusal = blockFails({
      code: 'seats-lost',
      retryable: false,
      seats: [{ run: runName(DEPARTURE.run), seatId: 'ground-6' }],
    });
    expect(seats([...blocking, refusal]).context.block).toBeNull();
    expect(map(examples.seatsLost)).toMatchObject({ dialog: { alert: { kind: 'seatsLost', seats: ['6'] } }, passengers: [{ seat: '5' }] });
  });

  it('[HOLD-002] a block without session asks to sign in and continues afterwards', () => {
    const refused = [...blocking, blockFails({ code: 'unauthorized', retryable: false })];
    expect(blockOf(seats(refused))?.matches({ preparing: 'identifying' }) ?? false).toBe(true);
    expect(isBlocking(seats([...refused, to('block', done('identifyToBlock', { email: EMAIL }))]))).toBe(true);
  });

  it('ends with the cart and the end of its hold', () => {
    const hold = { cartId: 'cart-1', expiresAt: '2026-04-17T14:29:00.000Z' };
    expect(seats([...blocking, to('block', done('blockSeats', hold))]).output).toMatchObject({ kind: 'held', hold });
  });

  it('asks before leaving, and releases all seats', () => {
    expect(map(examples.leaving).dialog).toEqual({ kind: 'leave', seats: ['5', '6'] });
    const left = seats([...two, { type: 'seats.left' }, { type: 'leave.confirmed' }, released, released]);
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
    expect(viewOf(again)).toMatchObject({ dialog: { alert: { kind: 'seatsLost', seats: ['6'] } } });
  });

  it('[SEAT-037][SEAT-038][SEAT-026] the benefits notice appears once a session, and asks a second time', () => {
    expect(map(examples.benefits).dialog).toMatchObject({ kind: 'passenger', benefits: { stage: 'asking' } });
    expect(map(examples.benefitsInsisting).dialog).toMatchObject({ benefits: { stage: 'insisting' } });
    expect(map(examples.benefitsIncluded).dialog).toMatchObject({
      benefits: { stage: 'included' },
      form: { services: [{ checked: true }, { checked: true }, { checked: false }] },
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
    expect(viewOf(declined)).toMatchObject({
      dialog: { kind: 'passenger', benefits: null, form: { services: [{ checked: false }, { checked: false }, { checked: false }] } },
    });
    expect(declined.context.benefits).toBe('declined');
  });

  it('[SEAT-026] whoever adds a passenger without an answer is not asked with the next one', () => {
    const { context } = seats([...live, ...adding(BEGONA)], { benefits: 'unasked' });
    expect(context).toMatchObject({ benefits: 'declined', passengers: [{ seatId: 'ground-6' }] });
    const closed = [
      ...live,
      { type: 'seat.chosen' as const, seatId: 'ground-6' },
      claim('ground-6'),
      { type: 'passenger.dismissed' as const },
    ];
    expect(seats(closed, { benefits: 'unasked' }).context.benefits).toBe('unasked');
  });

  it('[SEAT-042] a pet adds an empty companion on the seat beside it, which is named before continuing', () => {
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

  it('included benefits go to the companion of a pet, not to the pet', () => {
    const { input, events } = moments.companion;
    const { context } = treeAfter(seatsMachine, { ...input, benefits: 'included' }, events).snapshot;
    expect(context.passengers).toMatchObject([
      { seatId: 'ground-5', serviceIds: [] },
      { seatId: 'ground-6', serviceIds: ['64', '65'] },
    ]);
  });

  it('[SEAT-042] the companion leaves with the pet while it is still empty', () => {
    const pet = examples.companion.screen === 'map' ? examples.companion.passengers[0] : undefined;
    const gone = after(moments.companion, { type: 'passenger.removed', id: pet?.id ?? '' });
    expect(gone.context.passengers).toEqual([]);
    expect(releasesOf(gone)).toEqual(['ground-5', 'ground-6']);
  });

  it('[SEAT-066] a pet away from the window is refused with the reason, and the map marks the allowed seats', () => {
    expect(map(examples.petRefused).dialog).toMatchObject({ form: { refusal: 'pet-not-at-window', canSubmit: false } });
    const marked = map(examples.placingPet)
      .floors.flatMap(({ rows }) => rows.flat())
      .filter((cell) => cell.kind === 'seat' && cell.forPet);
    expect(marked.length).toBeGreaterThan(0);
    for (const cell of marked) expect(cell).toMatchObject({ position: 'window', state: 'free' });
  });

  it('[SEAT-004] a seat has the price of its passenger, or of the one who would get it', () => {
    const cellOf = (view: Parameters<typeof map>[0], number: string) =>
      map(view)
        .floors.flatMap(({ rows }) => rows.flat())
        .find((cell) => cell.kind === 'seat' && cell.number === number);
    const [adult, half] = [{ price: 61_200_000 }, { price: 30_600_000 }];
    expect([cellOf(examples.companion, '5'), cellOf(examples.companion, '6'), cellOf(examples.companion, '7')]).toMatchObject([
      half,
      adult,
      adult,
    ]);
    expect(cellOf(examples.placingPet, '5')).toMatchObject(half);
    expect(cellOf(examples.change, '7')).toMatchObject(half);
  });

  it('a pet whose neighbour seat is taken at the same time gets neither seat', () => {
    expect(map(examples.petAlone)).toMatchObject({ dialog: { kind: 'alert', alert: { kind: 'petAlone' } }, passengers: [] });
  });

  it('[SEAT-065] continuing checks the rules for pets again', () => {
    expect(map(examples.petRule).dialog).toMatchObject({ kind: 'alert', alert: { kind: 'petRule', fault: 'pet-needs-adult' } });
  });

  it('one tap claims equal seats for lost ones, and the minor beside moves along', () => {
    expect(map(examples.lostToOther).dialog).toMatchObject({ alert: { kind: 'seatsLost', seats: ['6'], offered: ['7', '8'] } });
    expect(map(examples.moved)).toMatchObject({
      dialog: { kind: 'none' },
      passengers: [{ seat: '8' }, { seat: '7', name: 'Begoña Treviño' }],
    });
    expect(map(examples.offerGone)).toMatchObject({ dialog: { alert: { kind: 'offerGone' } }, passengers: [{ seat: '5' }] });
  });

  it('the places left at a reduced fare are shown before the choice', () => {
    expect(map(examples.addPassenger).dialog).toMatchObject({
      form: { fares: [{ left: null }, { left: null }, { left: null }, { name: 'ESTUDIANTE', left: 1 }] },
    });
  });

  it('[SEAT-001][SEAT-002] has a tab per direction, and none without a return trip', () => {
    expect(map(examples.passengers).tabs).toEqual([]);
    expect(map(examples.roundTrip).tabs).toEqual([
      { direction: 'outbound', current: true, chosen: 2 },
      { direction: 'return', current: false, chosen: 0 },
    ]);
    expect(seats(live).can({ type: 'tab.chosen', direction: 'return' })).toBe(false);
  });

  it('[SEAT-017] fetches the map of the way back when its tab is chosen', () => {
    const round = { returnDeparture: RETURN };
    expect(seats(live, round).matches({ open: { return: 'closed' } })).toBe(true);
    expect(busOf(seats([...live, { type: 'tab.chosen', direction: 'return' }], round), 'return')?.matches({ map: 'loading' })).toBe(true);
    expect(examples.returnLoading).toMatchObject({ screen: 'loading', departure: RETURN });
    expect(examples.returnFailed).toMatchObject({ screen: 'failed', tabs: [{}, { current: true }] });
  });

  it('[SEAT-027][SEAT-028][SEAT-029] draws open seats as free, those of others as taken, and the own of the shown way as mine', () => {
    const drawn = (view: (typeof examples)[keyof typeof examples], state: SeatState) =>
      map(view).floors.flatMap(({ rows }) => rows.flat().flatMap((cell) => (cell.kind === 'seat' && cell.state === state ? cell.id : [])));
    expect(drawn(examples.passengers, 'mine')).toEqual(['ground-5', 'ground-6']);
    expect(drawn(examples.passengers, 'taken')).toEqual(['ground-2', 'ground-3', 'ground-4', 'ground-9', 'ground-12', 'top-13', 'top-20']);
    expect(drawn(examples.passengers, 'free')).toHaveLength(36 - 9);
    expect(drawn(examples.returnFewer, 'mine')).toEqual(['ground-6']);
    // The count of each floor agrees with the drawing.
    expect(map(examples.empty).floors.map(({ free }) => free)).toEqual([7, 22]);
    expect(map(examples.passengers).floors.map(({ free }) => free)).toEqual([5, 22]);
  });

  it('[SEAT-051][SEAT-054] a name of the way out is chosen for the way back, with its passenger type', () => {
    expect(map(examples.nameOffered).dialog).toMatchObject({
      form: { direction: 'return', offered: [{ name: 'Íñigo Peña Treviño' }, { name: 'Begoña Treviño' }] },
    });
    expect(map(examples.nameReused).dialog).toMatchObject({
      form: { firstName: 'Begoña', lastName: 'Treviño', fareId: '1', sameAs: 'outbound:ground-6', canSubmit: true },
    });
  });

  it('[SEAT-061][NAV-048] requires as many passengers back as out before the payment, so nobody on a way is refused', () => {
    const nobodyBack = after(moments.returnFewer, { type: 'passenger.removed', seatId: 'ground-6' }, { type: 'seats.continued' });
    expect(isPreparing(nobodyBack)).toBe(false);
    expect(map(examples.roundTrip)).toMatchObject({ next: 'return', hint: { kind: 'fewer', direction: 'return', count: 2 } });
    expect(map(examples.returnFewer)).toMatchObject({
      next: null,
      hint: { kind: 'fewer', direction: 'return', count: 1 },
    });
    const early = after(moments.returnFewer, { type: 'seats.continued' });
    expect(early.context.alert).toMatchObject({ kind: 'missing', missing: { direction: 'return', count: 1 } });
    expect(isPreparing(early)).toBe(false);
    expect(map(examples.roundTripComplete)).toMatchObject({ next: 'pay', canContinue: true, hint: null });
  });

  it('[SEAT-008] the totals are those of both ways', () => {
    expect(map(examples.roundTripComplete).totals).toEqual({ tickets: 183_600_000, services: 3_500_000, total: 187_100_000 });
  });

  it('[SEAT-056][CONST-002] refuses a sixth passenger on the way back: ten in total', () => {
    const { buses, passengers } = after(moments.returnLimit).context;
    expect([Object.keys(buses), passengers.length]).toEqual([['outbound', 'return'], 10]);
    expect(map(examples.returnLimit).dialog).toEqual({ kind: 'alert', alert: { kind: 'limit', direction: 'return' } });
  });

  it('events of one bus do not change the other', () => {
    const round = seats([...live, news(8, 'ground-7', 'taken')], { returnDeparture: RETURN });
    expect(round.context.buses.return?.map).toBeNull();
    const back = to('returnBus', { type: 'seat.reported', news: [{ version: 8, seatId: 'ground-8', kind: 'taken' }] });
    const both = seats([...live, { type: 'tab.chosen', direction: 'return' }, bus(seatMap(), 'return'), back], { returnDeparture: RETURN });
    expect(both.context.buses.return?.map?.taken).toContain('ground-8');
    expect(both.context.buses.outbound.map?.taken).not.toContain('ground-8');
  });

  it('[ERR-005][ERR-006] distinguishes a missing bus from a map that failed to load', () => {
    expect(examples.mapNotFound).toMatchObject({ screen: 'failed', reason: 'notFound' });
    expect(examples.mapUnreachable).toMatchObject({ screen: 'failed', reason: 'network' });
  });
});

describe('other seats for bought tickets', () => {
  const changing = { change: CHANGE };
  const taking = (seatId: string) => [{ type: 'seat.chosen' as const, seatId }, claim(seatId)];
  const both = [...live, ...taking('ground-7'), ...taking('ground-8')];

  it('[SEAT-062] continues only when every traveller of the change has a seat', () => {
    expect(map(examples.change)).toMatchObject({ next: null, hint: { kind: 'fewer', count: 2 } });
    expect(map(examples.changeOne)).toMatchObject({ next: null, hint: { kind: 'fewer', count: 1 } });
    expect(map(examples.changeAll)).toMatchObject({ canContinue: true, hint: null, next: 'pay' });
    const early = seats([...live, ...taking('ground-7'), { type: 'seats.continued' }], changing);
    expect(early.context.alert).toMatchObject({ kind: 'missing', missing: { kind: 'fewer', count: 1 } });
    expect(isPreparing(early)).toBe(false);
  });

  it.each([
    [0, 0, 0],
    [12_000_000, 0, 12_000_000],
    [-8_000_000, 8_000_000, 0],
  ])('new tickets for %i more cost the difference or give it back', (more, points, total) => {
    const [minor, ...others] = CHANGE.travellers;
    const travellers = minor ? [{ ...minor, paid: minor.paid - more }, ...others] : [];
    expect(viewOf(seats(both, { change: { ...CHANGE, travellers } }))).toMatchObject({ points, totals: { total } });
  });

  it('[ERR-011] a seat without a traveller selects nothing', () => {
    const nobody = seats([...both, { type: 'seat.chosen', seatId: 'ground-10' }], changing);
    expect(nobody.context.alert).toEqual({ kind: 'noTraveller' });
    expect(nobody.context.wanted).toBeNull();
    expect(nobody.context.passengers.map(({ seatId }) => seatId)).toEqual(['ground-7', 'ground-8']);
  });

  it('a seat goes to the selected traveller, whose earlier one is released', () => {
    const moved = seats([...both, { type: 'traveller.chosen', ticketId: 't1' }, ...taking('ground-10')], changing);
    expect(moved.context.passengers).toMatchObject([
      { ticketId: 't1', seatId: 'ground-10', firstName: 'Íñigo', fareId: '2' },
      { ticketId: 't2', seatId: 'ground-8', firstName: 'Begoña', serviceIds: ['64'] },
    ]);
    expect(releasesOf(moved)).toEqual(['ground-7']);
    const tapped = seats([...both, { type: 'seat.chosen', seatId: 'ground-8' }, ...taking('ground-10')], changing);
    expect(tapped.context.passengers.map(({ ticketId, seatId }) => [ticketId, seatId])).toEqual([
      ['t1', 'ground-7'],
      ['t2', 'ground-10'],
    ]);
  });

  it('[SEAT-007] [SEAT-053] no traveller can be removed, and name and passenger type are fixed; services may change', () => {
    const form = seats([...both, { type: 'passenger.edited', id: 'outbound:ground-8' }], changing);
    const sheet = form.children.passengerForm?.getSnapshot();
    expect(sheet?.can({ type: 'fare.chosen', fareId: '4' })).toBe(false);
    expect(sheet?.can({ type: 'name.typed', field: 'firstName', text: 'Ana' })).toBe(false);
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
    const held = seats([...both, { type: 'seats.continued' }, keyMade], changing);
    expect(isBlocking(held)).toBe(true);
    expect(blockOf(held)?.context).toMatchObject({ change: CHANGE, passengers: [{ ticketId: 't1' }, { ticketId: 't2' }] });
  });

  it('a lost seat leaves its ticket without one, and an equal seat keeps the ticket', () => {
    const lost = seats([...both, news(8, 'ground-7', 'taken')], changing);
    expect(lost.context.passengers.map(({ ticketId }) => ticketId)).toEqual(['t2']);
    expect(viewOf(lost)).toMatchObject({ travellers: [{ ticketId: 't1', seated: null, current: true }, { ticketId: 't2' }] });
    const [offer] = lost.context.alert?.kind === 'seatsLost' ? lost.context.alert.offers : [];
    expect(offer).toMatchObject({ passenger: { ticketId: 't1' } });
  });
});
