import { describe, expect, it } from 'vitest';
import { extraAmount, extraServices, extrasAt, INSURANCE_SERVICE_ID, TAXI_SERVICE_ID } from './extras.ts';
import { fareAmount, passengerFares, PET_FARE_ID, sellableFares } from './fares.ts';
import { parseMoney } from './values.ts';

describe('passenger fares', () => {
  it('[SEAT-052][CONST-016][CONST-017][CONST-018][CONST-019][CONST-020][CONST-021] sells only fares that are neither disabled nor deleted', () => {
    expect(passengerFares.filter((fare) => fare.disabled)).toHaveLength(1);
    expect(passengerFares.filter((fare) => fare.deleted)).toHaveLength(1);
    expect(sellableFares.map((fare) => [fare.id, fare.name])).toEqual([
      [1, 'ADULTO'],
      [2, 'MENOR'],
      [3, 'SENECTUD'],
      [4, 'ESTUDIANTE'],
      [5, 'PROFESOR'],
      [368, 'PREFERENTE'],
      [PET_FARE_ID, 'MASCOTA'],
    ]);
    expect(new Set(passengerFares.map((fare) => fare.fareClassId)).size).toBe(passengerFares.length);
  });

  it('are a share of the adult price, rounded to the centavo', () => {
    expect(fareAmount(61_200_000, { percent: 50 }, 1000)).toBe(30_600_000);
    expect(fareAmount(61_205_000, { percent: 50 }, 1000)).toBe(30_603_000);
    expect(fareAmount(61_200_000, { percent: 100 }, 1000)).toBe(61_200_000);
  });
});

describe('extra services', () => {
  const service = (id: number) => {
    const found = extraServices.find((extra) => extra._id === id);
    if (found === undefined) throw new Error(`no service ${id}`);
    return found;
  };

  it('[CONST-013][CONST-014] the taxi is service 71 and the insurance service 64', () => {
    expect([71, 64].map((id) => service(id).name)).toEqual(['Taxi a tu destino', 'Seguro de viajero']);
  });

  it('[SEAT-076] prices a percent service from the fare and the others from their amount', () => {
    expect(extraAmount(service(INSURANCE_SERVICE_ID), 61_200_000, 1000)).toBe(3_500_000);
    expect(extraAmount(service(73), 30_600_000, 1000)).toBe(3_060_000);
  });

  it('have a taxi price in some cities only', () => {
    const taxiAt = (city: string) => extrasAt(city).find(({ _id }) => _id === TAXI_SERVICE_ID);
    expect(taxiAt('SLP')).toMatchObject({ amount: 18_000_000, display_value: 18_000_000, blocked: false });
    expect(taxiAt('MEX')).toMatchObject({ amount: 26_000_000, blocked: false });
    expect(taxiAt('MHL')).toMatchObject({ blocked: true });
    expect(extrasAt('MHL').filter(({ blocked }) => !blocked)).toEqual(
      extrasAt('SLP').filter(({ _id, blocked }) => _id !== TAXI_SERVICE_ID && !blocked),
    );
  });
});

describe('money in a feed', () => {
  it('becomes an integer without floating point', () => {
    expect(parseMoney('150.5')).toBe(15_050_000);
    expect(parseMoney('0.00001')).toBe(1);
    expect(parseMoney('19.990000000')).toBe(1_999_000);
    expect(parseMoney('10.')).toBe(1_000_000);
    for (const wrong of ['', '-1', '1,5', '1e3', '0.000001', 'gratis']) expect(parseMoney(wrong), wrong).toBeNull();
  });
});
