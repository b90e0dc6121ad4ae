import { describe, expect, it } from 'vitest';
import {
  canChooseDay,
  canShowMonth,
  carouselOf,
  daysOf,
  firstDayOf,
  firstMonthOf,
  lastMonthOf,
  lowestPrice,
  openingDay,
  weeksOf,
  withChosenDay,
  type DayPrices,
} from './calendar.ts';

const today = '2026-12-04';
const prices: DayPrices = new Map([
  ['2026-12-03', 100],
  ['2026-12-04', 300],
  ['2026-12-07', 200],
  ['2026-12-09', 200],
]);

describe('the months', () => {
  it('[CAL-003] [CONST-006] the carousel has 13, from the month of today to the same month of the next year', () => {
    const months = carouselOf(today);
    expect(months).toHaveLength(13);
    expect([months[0], months[1], months[12]]).toEqual(['2026-12', '2027-01', '2027-12']);
  });

  it('a month has its own length, in leap years too', () => {
    expect(daysOf('2026-12')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
    expect(daysOf('2027-02').to).toBe('2027-02-28');
    expect(daysOf('2028-02').to).toBe('2028-02-29');
  });

  it.each([
    ['2026-12-01', '2027-01'],
    ['2026-12-17', '2027-01'],
    ['2026-12-18', '2027-02'],
    ['2027-01-14', '2027-02'],
    ['2027-01-15', '2027-03'],
  ])('[CAL-012] [CONST-007] on %s Next leads to %s at most: the month of today plus 45 days', (day, last) => {
    expect(lastMonthOf(day)).toBe(last);
  });

  it('[CAL-012] a past month, or one after the last one, cannot be shown', () => {
    const shown = carouselOf(today).filter((month) => canShowMonth(month, today, today));
    expect(shown).toEqual(['2026-12', '2027-01']);
    expect(canShowMonth('2026-11', today, today)).toBe(false);
    expect(canShowMonth('2026-12', '2027-01-02', today)).toBe(false);
  });

  it('the first one shown is that of the searched date, unless it is past', () => {
    expect(firstMonthOf('2027-01-20', today)).toBe('2027-01');
    expect(firstMonthOf(null, today)).toBe('2026-12');
    expect(firstMonthOf('2026-11-30', today)).toBe('2026-12');
  });

  it('[CAL-001] [CONST-005] a calendar shows six weeks from Monday on', () => {
    expect(weeksOf('2026-12')).toEqual({ from: '2026-11-30', to: '2027-01-10' });
    // A month that begins on a Monday, and one that begins on a Sunday.
    expect(weeksOf('2027-02')).toEqual({ from: '2027-02-01', to: '2027-03-14' });
    expect(weeksOf('2026-11')).toEqual({ from: '2026-10-26', to: '2026-12-06' });
  });

  it('a calendar opens on the first day with a trip, in a later month when its first one has none', () => {
    const months = (...loaded: [string, DayPrices][]) => new Map(loaded);
    const none: DayPrices = new Map([['2026-11-20', 100]]);
    expect(openingDay(months(), '2026-11-30', '2027-01-29')).toBe('2026-11-30');
    expect(openingDay(months(['2026-11', none]), '2026-11-20', '2027-01-29')).toBe('2026-11-20');
    expect(openingDay(months(['2026-11', none]), '2026-11-21', '2027-01-29')).toBe('2026-12-01');
    expect(openingDay(months(['2026-11', none], ['2026-12', prices]), '2026-11-21', '2027-01-29')).toBe('2026-12-03');
    expect(openingDay(months(['2026-11', new Map([['2026-12-01', 100]])], ['2026-12', new Map()]), '2026-11-21', '2026-12-31')).toBe(
      '2026-11-21',
    );
  });
});

describe('the days', () => {
  it('[CAL-009] [CAL-010] [CAL-011] a day with a trip may be chosen, one without may not', () => {
    expect(canChooseDay('2026-12-07', prices, today)).toBe(true);
    expect(canChooseDay('2026-12-08', prices, today)).toBe(false);
  });

  it('a day before today may not be chosen, nor a way back before the way out', () => {
    expect(canChooseDay('2026-12-03', prices, firstDayOf('main', null, today))).toBe(false);
    expect(firstDayOf('main', '2026-12-09', today)).toBe(today);
    expect(firstDayOf('return', '2026-12-09', today)).toBe('2026-12-09');
    expect(firstDayOf('return', '2026-12-01', today)).toBe(today);
    expect(firstDayOf('return', null, today)).toBe(today);
    expect(canChooseDay('2026-12-07', prices, '2026-12-09')).toBe(false);
    expect(canChooseDay('2026-12-09', prices, '2026-12-09')).toBe(true);
  });

  it('the lowest price is that of the days that may be chosen', () => {
    expect(lowestPrice(prices, today, '2026-12')).toBe(200);
    expect(lowestPrice(prices, '2026-12-03', '2026-12')).toBe(100);
    expect(lowestPrice(prices, '2026-12-10', '2026-12')).toBeNull();
    expect(lowestPrice(new Map([...prices, ['2027-01-01', 50]]), today, '2026-12')).toBe(200);
    expect(lowestPrice(new Map(), today, '2026-12')).toBeNull();
  });
});

describe('a chosen day', () => {
  const dates = { date: '2026-12-07', roundTrip: true, returnDate: '2026-12-09' };

  it('[CAL-009] is the date of the way out; an earlier way back moves to it', () => {
    expect(withChosenDay('main', dates, '2026-12-08')).toEqual({ ...dates, date: '2026-12-08' });
    expect(withChosenDay('main', dates, '2026-12-10')).toEqual({ date: '2026-12-10', roundTrip: true, returnDate: '2026-12-10' });
    const oneWay = { date: '2026-12-07', roundTrip: false, returnDate: null };
    expect(withChosenDay('main', oneWay, '2026-12-10')).toEqual({ ...oneWay, date: '2026-12-10' });
  });

  it('[CAL-010] is the date of the way back, which makes a round trip', () => {
    expect(withChosenDay('return', { date: '2026-12-07', roundTrip: false, returnDate: null }, '2026-12-12')).toEqual({
      date: '2026-12-07',
      roundTrip: true,
      returnDate: '2026-12-12',
    });
  });
});
