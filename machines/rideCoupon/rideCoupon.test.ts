import { describe, expect, it } from 'vitest';
import { ORDER, ROUND_ORDER } from '../testing/fixtures.ts';
import { done, failed, situation } from 'xstate-paths';
import { examples, filled, input, sending } from './rideCoupon.examples.ts';
import { rideCouponMachine } from './rideCoupon.machine.ts';
import { couponsOf, errorsOf, fieldInput, hasRide } from './rideCoupon.rules.ts';

const values = { name: 'Ana', email: 'ana@example.com', phone: '8123456789' };
const wanted = (order: typeof ORDER) => couponsOf({ order, values });

describe('ride coupon', () => {
  it('[CONST-076][CONST-077] lasts from 3 hours before the departure, and until 3 hours after the arrival', () => {
    const [{ leg }] = ORDER.ways;
    const near = { ...leg, origin: { ...leg.origin, shortcode: 'MTY' }, destination: { ...leg.destination, shortcode: 'SLP' } };
    const [from, to] = wanted({ ...ORDER, ways: [{ ...ORDER.ways[0], leg: near }] });
    expect(Date.parse(leg.departs) - Date.parse(from?.startsAt ?? '')).toBe(3 * 3_600_000);
    expect(from?.endsAt).toBe(leg.departs);
    expect(to?.startsAt).toBe(leg.arrives);
    expect(Date.parse(to?.endsAt ?? '') - Date.parse(leg.arrives)).toBe(3 * 3_600_000);
  });

  it('[CONST-078] exists for four terminals only', () => {
    const [way] = ORDER.ways;
    const between = (origin: string, destination: string) =>
      hasRide({
        ways: [
          {
            ...way,
            leg: {
              ...way.leg,
              origin: { ...way.leg.origin, shortcode: origin },
              destination: { ...way.leg.destination, shortcode: destination },
            },
          },
        ],
      });
    expect(['VIC', 'TAM', 'MTY', 'SLP'].every((code) => between(code, 'REX'))).toBe(true);
    expect(between('REX', 'LIN')).toBe(false);
    expect(wanted(ROUND_ORDER).length).toBeLessThanOrEqual(4);
  });

  it('[RIDE-009][RIDE-010] a device that got one for this ticket begins at the last step', () => {
    expect(examples.givenBefore).toEqual({ screen: 'once' });
    expect(examples.form).toMatchObject({ screen: 'form', canSubmit: false });
  });

  it('[RIDE-011][RIDE-013] any coupon is a success, none or an error is a failure', () => {
    const after = (event: ReturnType<typeof done>) => situation(rideCouponMachine, input, [...sending, event]).value;
    expect([after(done('createRideCoupons', 1)), after(done('createRideCoupons', 0))]).toEqual(['given', 'failed']);
    expect(after(failed('createRideCoupons', { code: 'network', retryable: true }))).toBe('failed');
    expect(after(failed('createRideCoupons', { code: 'ride-coupon-given', retryable: false }))).toBe('once');
  });

  it('[RIDE-014][RIDE-015][RIDE-016][RIDE-017] needs a name, a valid e-mail and a phone of digits', () => {
    expect(examples.wrongEmail).toMatchObject({ canSubmit: false, errors: { email: 'invalid' } });
    expect(examples.ready).toMatchObject({ canSubmit: true, errors: {} });
    expect(examples.stranger).toMatchObject({ canSubmit: false, errors: { name: 'invalid' } });
    const errorsOfName = (name: string) => errorsOf({ order: ORDER, values: { ...values, email: 'ana@example.com', name } });
    for (const name of ['Íñigo Peña Treviño', 'inigo', 'TREVIÑO Begoña', 'Begon\u0303a'])
      expect(errorsOfName(fieldInput('name', name))).toEqual({});
    for (const name of ['Íñigo Garza', 'Begoña Peña', 'Gana dinero']) expect(errorsOfName(name)).toEqual({ name: 'invalid' });
    expect(errorsOfName(' ')).toEqual({ name: 'missing' });
    const submits = (name: string) =>
      situation(rideCouponMachine, input, [...filled, { type: 'field.typed', field: 'name', text: name }]).can({
        type: 'coupon.submitted',
      });
    expect(['Íñigo Peña', '', 'Gana dinero'].map(submits)).toEqual([true, false, false]);
    expect(fieldInput('phone', '(81) 2345-6789x')).toBe('8123456789');
  });
});
