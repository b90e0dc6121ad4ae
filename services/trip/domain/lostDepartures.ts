import type { Timetable } from './timetable.ts';

/** Tickets of one run over the same legs that nobody has travelled yet. */
export interface SoldLegs {
  readonly runId: string;
  readonly legFrom: number;
  readonly legTo: number;
  readonly tickets: number;
  /** Of the boarding terminal, as it was sold, with the offset of its zone. */
  readonly departure: string;
  readonly from: string;
  readonly to: string;
}

/** A sold departure that a timetable does not have as it was sold. */
export interface LostDeparture extends SoldLegs {
  readonly why: 'missing' | 'moved';
  /** The new departure of one that moved. */
  readonly now: string | undefined;
}

/** The sold departures that a timetable lacks, or has at another time. */
export function lostDepartures(timetable: Pick<Timetable, 'run' | 'journey'>, sold: readonly SoldLegs[]): readonly LostDeparture[] {
  return sold.flatMap((legs): readonly LostDeparture[] => {
    const run = timetable.run(legs.runId);
    const journey = run && timetable.journey(run, legs);
    if (journey === undefined) return [{ ...legs, why: 'missing', now: undefined }];
    const now = journey.origin.departure;
    return Date.parse(now) === Date.parse(legs.departure) ? [] : [{ ...legs, why: 'moved', now }];
  });
}
