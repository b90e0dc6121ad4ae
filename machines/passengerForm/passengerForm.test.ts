import { describe, expect, it } from 'vitest';
import { transition } from 'xstate';
import { BEGONA, INIGO, seatMap } from '../testing/fixtures.ts';
import {
  besideClaimed,
  besideFails,
  besideTaken,
  bus,
  changing,
  empty,
  examples,
  form,
  kept,
  personChosen,
  pet,
  seatTaken,
  second,
  submitted,
  typing,
} from './passengerForm.examples.ts';
import { passengerFormMachine } from './passengerForm.machine.ts';
import { draftOf } from './passengerForm.rules.ts';
import type { PassengerFormInput } from './passengerForm.types.ts';
import { passengerFormView } from './passengerForm.view.ts';

const named = [typing('firstName', 'Begoña'), typing('lastName', 'Treviño')];

describe('passenger form', () => {
  it('[SEAT-039][SEAT-040] ends with the passenger once the names are valid', () => {
    expect(form(empty, ...named, submitted).output).toMatchObject({
      kind: 'accepted',
      companion: null,
      draft: { seatId: 'ground-6', firstName: 'Begoña', lastName: 'Treviño', fareId: '1' },
    });
    expect(form(empty, { type: 'passenger.dismissed' }).output).toEqual({ kind: 'dismissed' });
  });

  it('[CONST-003] a name keeps 30 letters, typed or taken from a known person', () => {
    const [thirty, more] = ['ñ'.repeat(30), 'ñ'.repeat(31)];
    for (const field of ['firstName', 'lastName'] as const) {
      expect(form(empty, typing(field, thirty)).context.draft[field]).toBe(thirty);
      expect(form(empty, typing(field, more)).context.draft[field]).toBe(thirty);
    }
    const known = form(empty, { type: 'name.chosen', person: { firstName: more, lastName: more, fareId: null } });
    expect(known.context.draft).toMatchObject({ firstName: thirty, lastName: thirty });
  });

  it('[ERR-014][CONST-004] fewer than two letters are not accepted', () => {
    const accepts = (firstName: string, lastName: string) =>
      form(empty, typing('firstName', firstName), typing('lastName', lastName)).can(submitted);
    expect([accepts('B', 'Treviño'), accepts('Begoña', 'T'), accepts('Ño', 'Xi')]).toEqual([false, false, true]);
    // A mark without a letter of its own is none, and neither is a space.
    expect([accepts('x\u0304', 'Xi'), accepts('x\u0304y', 'Xi'), accepts('A B', 'Xi')]).toEqual([false, true, true]);
  });

  it('[SEAT-048] Continuar is disabled while a name is empty', () => {
    expect(examples.selling).toMatchObject({ canSubmit: false, errors: { firstName: 'too-short', lastName: 'too-short' } });
    expect(examples.named).toMatchObject({ canSubmit: true, errors: {} });
  });

  it('[SEAT-050] Continuar is disabled for the name of another passenger of the same way, also while one is edited', () => {
    const twice = (input: PassengerFormInput, firstName: string, lastName: string) => {
      const typed = form(input, typing('firstName', firstName), typing('lastName', lastName));
      const { canSubmit, errors } = passengerFormView(typed);
      return [canSubmit, errors.firstName ?? null, typed.can(submitted)];
    };
    // On the way out is Íñigo Peña Treviño, on the way back Begoña Treviño.
    expect(twice(second, 'íñigo', ' PEÑA TREVIÑO ')).toEqual([false, 'duplicate', false]);
    expect(twice(second, 'Inigo', 'Pena Trevino')).toEqual([false, 'duplicate', false]);
    expect(twice(second, 'Begoña', 'Treviño')).toEqual([true, null, true]);
    const ana = { ...BEGONA, id: 'outbound:ground-6', firstName: 'Ana' };
    const editing: PassengerFormInput = { ...second, passengers: [INIGO, ana], draft: draftOf(ana) };
    expect(twice(editing, 'Ana', 'Treviño')).toEqual([true, null, true]);
    expect(twice(editing, 'Íñigo', 'Peña Treviño')).toEqual([false, 'duplicate', false]);
  });

  it('[SEAT-050] the names of a change stay as they were sold, also two equal ones, or a short one', () => {
    const same = { ...BEGONA, id: 'outbound:ground-1', ticketId: 't-other' };
    expect(form({ ...changing, passengers: [same] }).can(submitted)).toBe(true);
    expect(form({ ...changing, draft: { ...changing.draft, firstName: 'B' } }).can(submitted)).toBe(true);
  });

  it('[SEAT-051][SEAT-054] offers the names of the other direction, with their passenger type', () => {
    expect(examples.reused).toMatchObject({ firstName: 'Begoña', lastName: 'Treviño', sameAs: 'return:ground-6', canSubmit: true });
    expect(form(second, typing('firstName', 'Ana')).context.draft.sameAs).toBeNull();
  });

  it('offers them also to the companion of a pet, which is aboard before it has a name', () => {
    const companion = { ...BEGONA, id: 'outbound:ground-6', firstName: '', lastName: '' };
    const passengers = [...second.passengers, companion];
    const view = (draft: PassengerFormInput['draft']) => passengerFormView(form({ ...second, passengers, draft }));
    expect(view(draftOf(companion))).toMatchObject({ editing: true, isNew: true, canKeep: true, offered: [{ name: 'Begoña Treviño' }] });
    expect(view(draftOf(INIGO))).toMatchObject({ isNew: false, canKeep: false, offered: [] });
  });

  it('[FAV-008] takes the names of a known person, and the passenger type where it is sold', () => {
    expect(examples.chosen).toMatchObject({ firstName: 'Luis', lastName: 'Peña', fareId: '4', canSubmit: true });
    const person = { firstName: 'Ana', lastName: 'Peña', fareId: '368' };
    expect(form(empty, { type: 'name.chosen', person }).context.draft).toMatchObject({ firstName: 'Ana', fareId: '1' });
  });

  it('[FAV-008] saves a person once the names are valid, if the traveller wants it', () => {
    const saves = (...events: Parameters<typeof form>[1][]) =>
      transition(passengerFormMachine, form(empty, ...events), submitted)[1].some(({ type }) => type === 'savePassenger');
    expect(saves(...named)).toBe(false);
    expect(saves(...named, kept)).toBe(true);
    expect(saves(...named, kept, { type: 'name.kept', isKept: false })).toBe(false);
    expect(saves(...named, kept, personChosen)).toBe(false);
    expect(saves(typing('firstName', 'B'), typing('lastName', 'T'), kept)).toBe(false);
  });

  it('[SEAT-047] a pet needs no last name, a person does', () => {
    expect(form(pet).can(submitted)).toBe(true);
    expect(form({ ...pet, draft: { ...pet.draft, fareId: '1' } }).can(submitted)).toBe(false);
  });

  it('included benefits are those of a person: a pet gives them up with every service for people, and keeps the others', () => {
    const offered = { ...empty, bus: pet.bus };
    const include = { type: 'services.included', serviceIds: ['64'] } as const;
    const toPet = { type: 'fare.chosen', fareId: '370' } as const;
    const toAdult = { type: 'fare.chosen', fareId: '1' } as const;
    const services = (...events: Parameters<typeof form>[1][]) => form(offered, ...events).context.draft.serviceIds;
    expect(services(include)).toEqual(['64']);
    expect(services(include, toPet)).toEqual([]);
    expect(services(toPet, include)).toEqual([]);
    expect(services(include, toPet, toAdult)).toEqual(['64']);
    const toggled = (serviceId: string) => ({ type: 'service.toggled', serviceId }) as const;
    expect(services(include, toggled('65'), toggled('73'), toPet)).toEqual(['73']);
    expect(services(toPet, toggled('65'), toggled('73'))).toEqual(['73']);
    const reused = { type: 'name.reused', passengerId: 'return:1' } as const;
    const back = { ...offered, passengers: [{ ...pet.draft, id: 'return:1', direction: 'return' as const }], included: ['64'] };
    expect(form({ ...back, draft: { ...empty.draft, serviceIds: ['64'] } }, reused).context.draft.serviceIds).toEqual([]);
    expect(services(include, { type: 'service.toggled', serviceId: '64' }, { type: 'fare.chosen', fareId: '4' })).toEqual([]);
  });

  it('[SEAT-053] of a bought ticket only the services change', () => {
    const sold = form(changing);
    for (const event of [typing('firstName', 'Ana'), { type: 'fare.chosen', fareId: '4' } as const]) expect(sold.can(event)).toBe(false);
    const toggled = form(changing, { type: 'service.toggled', serviceId: '65' }, submitted);
    expect(toggled.output).toMatchObject({ kind: 'accepted', draft: { serviceIds: ['64', '65'] } });
  });

  it('[SEAT-042] a pet is accepted with the seat beside it, or the form stays as typed', () => {
    expect(form(pet, submitted).context.asked).toMatchObject([{ direction: 'outbound', seatIds: ['ground-6'] }]);
    expect(form(pet, submitted, besideClaimed).output).toMatchObject({ kind: 'accepted', companion: 'ground-6' });
    expect(form(pet, submitted, besideTaken).output).toMatchObject({
      kind: 'refused',
      draft: { firstName: 'Canela' },
      claimed: [{ lost: ['ground-6'] }],
      failure: null,
    });
    expect(form(pet, submitted, besideFails).output).toMatchObject({ kind: 'refused', failure: { code: 'network' } });
    expect(form(pet, { type: 'pets.shown' }).output).toEqual({ kind: 'petPlaced' });
  });

  it('ends when somebody else takes its seat, and follows every other change', () => {
    expect(form(empty, seatTaken).output).toEqual({ kind: 'seatTaken' });
    expect(form({ ...empty, bus: { ...bus, map: seatMap(['ground-5', 'ground-6']) } }).output).toEqual({ kind: 'seatTaken' });
    const quotas = [{ fareId: '4', places: 8, left: 0 }];
    const changed = form(empty, { type: 'party.changed', bus: { ...bus, map: seatMap(), quotas }, passengers: [] });
    expect(changed.context.bus.quotas).toEqual(quotas);
  });
});
