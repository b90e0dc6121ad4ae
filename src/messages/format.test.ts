import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { percentOf, sellIn, UNITS } from '../../machines/domain/money.ts';
import { common } from './es-MX.ts';
import { cityOf } from './es-MX/timeZones.ts';
import {
  clockTime,
  dayAndMonth,
  dayLabel,
  duration,
  fullDate,
  list,
  momentClocks,
  momentLine,
  money,
  numericDate,
  phoneNumber,
  shortMoney,
  wallClock,
} from './format.ts';

const MONTERREY = 'America/Monterrey';

describe('money', () => {
  it.each([
    [0, '$0.00'],
    [100_000, '$1.00'],
    [156_000_000, '$1,560.00'],
    [48_950_000, '$489.50'],
    [123_456_789_000, '$1,234,567.89'],
    [1_000, '$0.01'],
  ])('[CONST-012] [CONST-024] [CONST-025] %i units are %s', (units, text) => {
    expect(money(units)).toBe(text);
  });

  it('has a short form without zero centavos', () => {
    expect([48_900_000, 48_950_000, 156_000_000].map(shortMoney)).toEqual(['$489', '$489.50', '$1,560']);
  });
});

describe('money of another currency', () => {
  afterEach(() => sellIn('MXN'));

  it.each([
    ['JPY', 230_100_000, '¥2,301', '¥2,301'],
    ['EUR', 1_250_000, '€12.50', '€12.50'],
    ['KWD', 1_250_000, '12.500', '12.500'],
    ['KWD', 1_200_000, '12.000', '12'],
    ['CZK', 4_500_000, 'Kč45.00', 'Kč45'],
  ])('[CONST-024] in %s %i units are %s', (code, units, text, short) => {
    sellIn(code);
    expect([money(units), shortMoney(units), common.currency]).toEqual([text, short, code]);
  });

  it('is rounded to its smallest amount', () => {
    const tenPercent = (code: string) => {
      sellIn(code);
      return percentOf(1_234_567, 10);
    };
    expect(['JPY', 'MXN', 'KWD'].map(tenPercent)).toEqual([100_000, 123_000, 123_500]);
  });
});

it('money equals the format of the platform for any amount', () => {
  const pesos = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' });
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (centavos) => {
      expect(money(centavos * (UNITS / 100))).toBe(pesos.format(centavos / 100).replace('-$0.00', '$0.00'));
    }),
  );
});

describe('days', () => {
  it('[CONST-028] a day is DD/MM/YYYY', () => {
    expect(numericDate('2026-04-09')).toBe('09/04/2026');
  });

  it('a day carries its weekday in three letters without a dot', () => {
    const week = Array.from({ length: 7 }, (_, index) => fullDate(`2026-04-${13 + index}`).slice(0, 3));
    expect(week).toEqual(['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom']);
    expect(dayLabel('2026-04-09')).toBe('jue 9');
    expect(dayAndMonth('2026-04-18')).toBe('sáb 18/04');
  });
});

describe('clock', () => {
  it('[CONST-026] an instant is shown in the time of a zone', () => {
    expect(wallClock('2026-04-17T14:30:00Z', MONTERREY)).toEqual({ date: '2026-04-17', time: '08:30', half: 'AM' });
    expect(wallClock('2026-04-18T05:59:00Z', MONTERREY)).toEqual({ date: '2026-04-17', time: '11:59', half: 'PM' });
  });

  it.each([
    ['06:00', '12:00 AM'],
    ['06:05', '12:05 AM'],
    ['17:59', '11:59 AM'],
    ['18:00', '12:00 PM'],
    ['19:00', '01:00 PM'],
  ])('[CONST-030] %s UTC is %s', (utc, text) => {
    expect(clockTime(wallClock(`2026-04-17T${utc}:00Z`, MONTERREY))).toBe(text);
  });

  it('a terminal with the time of the shop shows one time', () => {
    expect(momentClocks('2026-07-17T08:30:00-06:00', MONTERREY).shop).toBeNull();
  });
});

describe('border terminals, which keep the summer time of the United States', () => {
  const clocks = (at: string) => {
    const { local, shop } = momentClocks(at, MONTERREY);
    return [clockTime(local), shop && clockTime(shop)];
  };

  it('in winter both times are equal', () => {
    expect(clocks('2026-01-17T08:30:00-06:00')).toEqual(['08:30 AM', null]);
  });

  it('in summer the terminal is an hour ahead, and the time of the shop is shown beside it', () => {
    expect(clocks('2026-07-17T08:30:00-05:00')).toEqual(['08:30 AM', '07:30 AM']);
  });

  it('on the night of 8 March 2026 the difference begins with the skipped hour', () => {
    expect(clocks('2026-03-08T01:59:00-06:00')).toEqual(['01:59 AM', null]);
    expect(clocks('2026-03-08T03:00:00-05:00')).toEqual(['03:00 AM', '02:00 AM']);
  });

  it('on the night of 1 November 2026 it ends with the second hour of one', () => {
    expect(clocks('2026-11-01T01:30:00-05:00')).toEqual(['01:30 AM', '12:30 AM']);
    expect(clocks('2026-11-01T01:30:00-06:00')).toEqual(['01:30 AM', null]);
  });

  it('the day may differ too', () => {
    const { local, shop } = momentClocks('2026-07-18T00:30:00-05:00', MONTERREY);
    expect([local.date, shop?.date]).toEqual(['2026-07-18', '2026-07-17']);
    expect(momentLine('2026-07-18T00:30:00-05:00')).toBe('sáb 18/07/2026 · 12:30 AM');
    expect(common.shopTime('2026-07-18T00:30:00-05:00', MONTERREY)).toBe('vie 17/07 · 11:30 PM en Monterrey');
    expect(common.shopTime('2026-07-18T08:30:00-05:00', MONTERREY)).toBe('07:30 AM en Monterrey');
    expect(common.when('2026-01-17T08:30:00-06:00', MONTERREY)).toBe('sáb 17/01/2026 · 08:30 AM');
  });

  it('any zone of the shop is named after its place, in Spanish', () => {
    expect(common.shopTime('2026-07-17T08:30:00-06:00', 'America/Tijuana')).toBe('07:30 AM en Tijuana');
    const zones = ['America/Mexico_City', 'America/Ciudad_Juarez', 'America/Argentina/Buenos_Aires', 'America/New_York'];
    expect(zones.map(cityOf)).toEqual(['Ciudad de México', 'Ciudad Juárez', 'Buenos Aires', 'Nueva York']);
  });
});

it.each([
  [375, '6 h 15 min'],
  [120, '2 h'],
  [45, '45 min'],
  [0, '0 min'],
])('%i minutes last %s', (minutes, text) => {
  expect(duration(minutes)).toBe(text);
});

it('a list ends with "y"', () => {
  expect(list(['4', '5', '6'])).toBe('4, 5 y 6');
});

it('a phone is shown in groups of 2, 4 and 4', () => {
  expect([phoneNumber('8123456789'), phoneNumber('81234'), phoneNumber('8')]).toEqual(['81 2345 6789', '81 234', '8']);
});
