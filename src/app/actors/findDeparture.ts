import { fromPromise } from 'xstate';
import type { EditedWay } from '../../../machines/domain/change.ts';
import { dayOf } from '../../../machines/domain/instant.ts';
import { runName } from '../../../machines/domain/trip.ts';
import type { Found } from '../../../machines/edit/index.ts';
import { departuresBetween, gone } from '../queries/departuresBetween.ts';

export const findDeparture = fromPromise<Found, { way: EditedWay }>(async ({ input: { way } }) => {
  const { seatsOn, departs } = way;
  const { departures, query } = await departuresBetween(way, dayOf(departs));
  const departure = departures.find(
    ({ run, departs: at }) => seatsOn.kind === 'bus' && runName(run) === seatsOn.bus && Date.parse(at) === Date.parse(departs),
  );
  return departure ? { departure, query } : gone();
});
