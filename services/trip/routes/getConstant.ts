import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { Problem } from '../../shared/problem.ts';
import type { Trip } from '../context.ts';
import { constantsOf } from '../domain/limits.ts';

/** A constant of the shop by name (API-009). */
export function getConstant(trip: Pick<Trip, 'saleDays'>): Handler<operations['getConstant']> {
  const constants = constantsOf(trip.saleDays);
  return async ({ body: { name } }) => {
    const value = Object.hasOwn(constants, name) ? constants[name] : undefined;
    if (value === undefined) throw new Problem(404, 'constant-not-found', 'No existe esa constante.');
    return { status: 200, body: { name, value } };
  };
}
