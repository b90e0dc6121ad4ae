import type { components } from '../../../../openapi/types/trip.ts';
import { wholeName } from '../../../shared/names.ts';
import { runNotFound, type Trip } from '../../context.ts';
import { departuresOn, departureToWire, seatLabelOf } from '../../domain/departures.ts';
import type { Run } from '../../feed/types.ts';
import { countDepartures, type RunTicket, ticketsOfRun } from '../../store/departures.ts';

type Schemas = components['schemas'];

const machineTime = ({ clock }: Trip): Date => new Date(clock.machineNow());

/** The departures of a day with what is sold of them, by departure. */
export async function departuresOfDay(
  trip: Trip,
  { day, text }: { readonly day: string; readonly text?: string },
): Promise<Schemas['OfficeDepartures']> {
  const timetable = trip.timetable();
  const { runs, isMore } = departuresOn(timetable, day, text);
  const counts = await countDepartures(
    trip.db,
    runs.map(({ id }) => id),
    machineTime(trip),
  );
  return { departures: runs.map((run) => departureToWire(timetable, run, counts.get(run.id))), isMore };
}

/** A run by its id, also of a day that is not on sale. Throws Problem 404 `run-not-found`. */
export function namedRun(trip: Trip, runId: string): Run {
  const run = trip.timetable().run(runId);
  if (run === undefined) throw runNotFound();
  return run;
}

/** A run with what is sold of it. */
export async function departureOf(trip: Trip, run: Run): Promise<Schemas['OfficeDeparture']> {
  return departureToWire(trip.timetable(), run, (await countDepartures(trip.db, [run.id], machineTime(trip))).get(run.id));
}

type Passenger = RunTicket & { readonly status: 'issued' | 'reserved' };
const travels = (ticket: RunTicket): ticket is Passenger => ticket.status === 'issued' || ticket.status === 'reserved';

/** Who travels with a run, by seat: the paid and the reserved tickets. */
export async function passengersOf(trip: Trip, run: Run): Promise<Schemas['DeparturePassenger'][]> {
  const tickets = await ticketsOfRun(trip.db, run.id);
  return tickets.filter(travels).map((ticket) => ({
    ticketId: ticket.id,
    seat: seatLabelOf(ticket),
    name: wholeName(ticket.body),
    passengerType: ticket.body.fare,
    from: ticket.body.fromCity ?? ticket.body.from,
    to: ticket.body.toCity ?? ticket.body.to,
    status: ticket.status,
    scannedAt: ticket.usedAt?.toISOString() ?? null,
  }));
}
