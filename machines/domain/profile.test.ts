import { expect, it } from 'vitest';
import { birthdayOf, draftOf, profileErrors, type Profile } from './profile.ts';

const ana: Profile = {
  firstName: 'Ana',
  paternal: 'Peña',
  maternal: '',
  sex: 'female',
  birthday: '17/04/1990',
  phone: '',
  email: 'ana@example.com',
  pin: 'u_42',
  loyaltyCard: null,
};
const draft = draftOf(ana);

it('[PROFILE-023] a birthday is whole or missing', () => {
  expect(birthdayOf(draft)).toBe('17/04/1990');
  expect(birthdayOf({ ...draft, day: '7' })).toBe('07/04/1990');
  for (const field of ['day', 'month', 'year']) expect(birthdayOf({ ...draft, [field]: '' })).toBeNull();
});

it('[PROFILE-022][CONST-004] requires a name and a first surname, and a day that exists', () => {
  const errorsOf = (changed: Partial<typeof draft>) => profileErrors({ ...draft, ...changed }, '2026-11-21');
  expect(errorsOf({})).toEqual({});
  expect(errorsOf({ firstName: 'Y', paternal: 'O', maternal: '' })).toEqual({});
  expect(errorsOf({ firstName: ' ', paternal: '' })).toEqual({ firstName: 'missing', paternal: 'missing' });
  for (const wrong of [{ day: '31' }, { year: '2027' }, { year: '19' }]) expect(errorsOf(wrong)).toEqual({ birthday: 'invalid' });
  expect(errorsOf({ day: '' })).toEqual({});
  for (const phone of ['811234567', '81123456789'])
    expect(errorsOf({ phone, emergencyPhone: phone })).toEqual({ phone: 'short', emergencyPhone: 'short' });
});
