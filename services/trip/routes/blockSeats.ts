import type { components, operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { networkOf } from '../../shared/network.ts';
import { isProved } from '../../shared/persons.ts';
import { callerOf, provedEmail } from '../../shared/policy.ts';
import { Problem } from '../../shared/problem.ts';
import { journeyOrRefuse, placesOfRuns, quotasOfRuns, refuseDeparted, type Trip } from '../context.ts';
import { deadlineOf } from '../domain/cart.ts';
import { changeBalance, granTotalOf, worthOf } from '../domain/amounts.ts';
import { newId } from '../domain/ids.ts';
import { cartSeconds, passengersPerDirection } from '../domain/limits.ts';
import { legsOf } from '../domain/offer.ts';
import { addressSeatLimit, seatLimit } from '../domain/refusals.ts';
import { endingByChange, keptPromotions, sumTakenBack, takenBack } from '../domain/promotion.ts';
import { type ReservationFault, reserve } from '../domain/reservation.ts';
import { parseTripId } from '../domain/runId.ts';
import { equalSeats, seatById, seatRef, type Sitter } from '../domain/seatMap.ts';
import type { Journey } from '../domain/timetable.ts';
import { boughtOf, fellowsOf, leavingFault, orderFault, type Route, transferFault } from '../domain/transfer.ts';
import { cartClaimsToWire, runToWire, seatToWire } from '../domain/wire.ts';
import { passengerFares } from '../feed/fares.ts';
import { boughtOlder } from '../domain/olderEdit.ts';
import { policies } from '../policies/index.ts';
import { leavingOlder, worthOfOlder } from '../domain/olderTicket.ts';
import { withOperations } from '../store/olderTickets.ts';
import { blockSeats as block, type Blocked } from '../store/blocks.ts';
import { ownedTickets, partiesOf, ticketsOfCart } from '../store/carts.ts';
import { claimsOver } from '../store/claims.ts';
import type { ExceededQuota } from '../store/quotas.ts';
import type { SeatOnRun, TicketBody } from '../domain/ticket.ts';
import { listText } from '../../shared/listText.ts';

type SeatOfRun = components['schemas']['SeatOfRun'];

function journeysOf(trip: Trip, tripIds: readonly string[]): ReadonlyMap<string, Journey> {
  const journeys = new Map<string, Journey>();
  for (const tripId of tripIds) {
    const parts = parseTripId(tripId);
    if (parts === undefined) throw new Problem(422, 'trip-not-found', 'No encontramos ese viaje.');
    const journey = journeyOrRefuse(trip, parts, 'trip-not-found');
    refuseDeparted(trip, journey);
    journeys.set(tripId, journey);
  }
  return journeys;
}

function routeOf(trip: Trip, { origin, destination }: Journey): Route {
  const { lookup } = trip.timetable();
  return { from: lookup.place(origin.placeId).shortcode, to: lookup.place(destination.placeId).shortcode };
}

function sitterOf(seat: number, fareId: string): Sitter[] {
  return passengerFares.filter(({ id }) => String(id) === fareId).map(({ kind }) => ({ seat, kind }));
}

/** The refusal with the lost seats, the seats still claimed, and free seats like the lost ones (decision 1). */
async function seatsLost(
  trip: Trip,
  journeys: readonly Journey[],
  asked: readonly (SeatOnRun & { readonly body: Pick<TicketBody, 'fareId'> })[],
  outcome: Extract<Blocked, { outcome: 'lost' }>,
): Promise<Problem> {
  const journeyOf = (runId: string): Journey => {
    const journey = journeys.find(({ run }) => run.id === runId);
    if (journey === undefined) throw new Error(`run ${runId} was not asked for`);
    return journey;
  };
  const toWire = ({ runId, seat }: SeatOnRun): SeatOfRun => {
    const { layout, origin, destination } = journeyOf(runId);
    return { ...seatToWire(layout, seat), run: runToWire(runId, { from: origin.index, to: destination.index }) };
  };
  const equal = await Promise.all(
    outcome.lost.map(async (lost) => {
      const { run, layout, origin, destination } = journeyOf(lost.runId);
      const { claims } = await claimsOver(
        trip.db,
        run.id,
        { from: origin.index, to: destination.index },
        new Date(trip.clock.machineNow()),
      );
      const taken = new Set(claims.map(({ seat }) => seat));
      const party = asked.filter(({ runId }) => runId === run.id).flatMap(({ seat, body }) => sitterOf(seat, body.fareId));
      const seat = seatById(layout, String(lost.seat));
      const offers =
        seat === undefined ? [] : equalSeats(layout, seat, taken, party).map((offer) => ({ ...seatRef(offer), run: toWire(lost).run }));
      return { lost: toWire(lost), offers };
    }),
  );
  const names = outcome.lost.map(({ seat }) => seat);
  const detail =
    names.length === 1 ? `El asiento ${names[0]} ya no está disponible.` : `Los asientos ${listText(names)} ya no están disponibles.`;
  return new Problem(409, 'seats-lost', detail, {
    lostSeats: outcome.lost.map(toWire),
    keptSeats: outcome.kept.map(toWire),
    equalSeats: equal,
  });
}

function quotaText({ fareId, left }: Pick<ExceededQuota, 'fareId' | 'left'>): string {
  const name = passengerFares.find(({ id }) => String(id) === fareId)?.name ?? fareId;
  if (left === 0) return `Ya no quedan lugares de ${name} en este autobús.`;
  return left === 1 ? `Solo queda 1 lugar de ${name} en este autobús.` : `Solo quedan ${left} lugares de ${name} en este autobús.`;
}

/** The refusal with the reduced fares that a bus has too few places for, and the places left. */
function quotaExceeded(journeys: readonly Journey[], { quotas }: Extract<Blocked, { outcome: 'quota-exceeded' }>): Problem {
  return new Problem(409, 'quota-exceeded', quotas.map(quotaText).join(' '), {
    quotas: quotas.flatMap(({ runId, fareId, places, left }) =>
      journeys.filter(({ run }) => run.id === runId).map((journey) => ({ fareId, places, left, run: legsOf(journey) })),
    ),
  });
}

function unsellable({ code, detail, ...extras }: ReservationFault): Problem {
  return new Problem(422, code, detail, extras);
}

/** Turns claims into a cart for 540 s, all or none. In a change, the bought tickets are credited (API-016, HOLD-008, HOLD-011). */
export function blockSeats(trip: Trip): Handler<operations['blockSeats']> {
  return async ({ body, header, identity, request: { ip } }) => {
    const caller = callerOf(policies.blockSeats, identity);
    const [request] = body.items.reservation;
    if (request === undefined) throw new Problem(400, 'invalid-request', 'La solicitud no tiene reservación.');
    const journeys = journeysOf(trip, request.selectedTrips);
    const isChange = body.transactionType === 'transfer';
    const named = request.passengers.flatMap(({ change }) => change?.ticketId ?? []);
    const changing = isChange ? await ownedTickets(trip.db, named) : [];
    const operations = isChange ? await withOperations(trip.db, named) : [];
    const older = operations.filter(({ id }) => named.includes(id));
    const owner = { email: provedEmail(caller), now: trip.clock.date() };
    const fault = transferFault(body, {
      tickets: [
        ...changing.map((ticket) => boughtOf(ticket, caller.subject, trip.clock.now())),
        ...older.map((ticket) => boughtOlder(ticket, operations, owner)),
      ],
      routeOf: (tripId) => {
        const journey = journeys.get(tripId);
        return journey && routeOf(trip, journey);
      },
    });
    if (fault !== undefined) throw unsellable(fault);
    const reserved = reserve(trip.timetable(), request, journeys, {
      ticketIds: () => newId('t'),
      isChange,
      promotion: {
        isOffered: trip.returnPromotion,
        kept: keptPromotions(changing),
      },
    });
    if (!reserved.ok) throw unsellable(reserved.fault);
    for (const { run } of journeys.values()) await trip.open(run);
    const tickets = reserved.seats.map(({ journey, seat, replaces, body: ticket }, position) => ({
      id: reserved.ids?.[position] ?? newId('t'),
      runId: journey.run.id,
      seat,
      from: journey.origin.index,
      to: journey.destination.index,
      replaces,
      body: ticket,
    }));
    const party = isChange
      ? await partiesOf(
          trip.db,
          changing.map(({ cartId }) => cartId),
        )
      : [];
    const fellows = fellowsOf(party, changing);
    const leaving = leavingFault(fellows, tickets) ?? leavingOlder(operations, named) ?? orderFault(party, tickets);
    if (leaving !== undefined) throw unsellable(leaving);
    const taken = takenBack(party, endingByChange(changing, tickets));
    const total = tickets.reduce((sum, ticket) => sum + ticket.body.price, 0);
    const servicesTotal = tickets.reduce((sum, ticket) => sum + ticket.body.totalServices, 0);
    const blocked = await block(trip.db, {
      cartId: newId('c'),
      accountId: caller.subject,
      holder: header.holder,
      blockKey: header['idempotency-key'],
      isChange,
      currency: trip.timetable().network.currency,
      tickets,
      total,
      servicesTotal,
      ...changeBalance(worthOf(changing) + worthOfOlder(older) - sumTakenBack(taken), total + servicesTotal),
      quotasOf: quotasOfRuns(trip),
      buyer: { persons: trip.persons.marksOf(caller), network: trip.persons.networkMark(ip) },
      unprovedAt: isProved(caller) ? undefined : networkOf(ip),
      share: trip.seatsPerAddress,
      placesOf: placesOfRuns(trip),
      limit: passengersPerDirection,
      now: trip.clock.date(),
      machineNow: new Date(trip.clock.machineNow()),
      expiresAt: trip.in(cartSeconds),
    });
    trip.wake();
    if (blocked.outcome === 'lost') throw await seatsLost(trip, [...journeys.values()], tickets, blocked);
    if (blocked.outcome === 'seat-limit') throw seatLimit();
    if (blocked.outcome === 'address-limit') throw addressSeatLimit();
    if (blocked.outcome === 'quota-exceeded') throw quotaExceeded([...journeys.values()], blocked);
    trip.recount(tickets);
    const { cart, claims } = blocked;
    return {
      status: 200,
      body: {
        cartId: cart.id,
        displayTotal: granTotalOf(cart),
        currency: cart.currency,
        expiresAt: deadlineOf(cart, trip.clock.date()).toISOString(),
        serverTime: trip.clock.iso(),
        claims: cartClaimsToWire(claims, await ticketsOfCart(trip.db, cart.id)),
      },
    };
  };
}
