import { fromPromise } from 'xstate';
import type { EditedWay } from '../../../machines/domain/change.ts';
import type { PlainDate } from '../../../machines/domain/instant.ts';
import type { Offers } from '../../../machines/edit/index.ts';
import { departuresBetween } from '../queries/departuresBetween.ts';

export const findDepartures = fromPromise<Offers, { way: EditedWay; date: PlainDate }>(({ input: { way, date } }) =>
  departuresBetween(way, date),
);
