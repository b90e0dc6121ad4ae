import type { CashTerms } from '../domain/cash.ts';
import type { Change, EditedWay, TicketCheck } from '../domain/change.ts';
import type { Cart, Leg, Order, Ticket, Way } from '../domain/order.ts';
import type { Passenger } from '../domain/passenger.ts';
import type { OwnTicket, OwnTrip } from '../domain/ownTrip.ts';
import type { Place } from '../domain/place.ts';
import type { HeldTicket, Receipt, Reservation } from '../domain/reservation.ts';
import type { Cell, Floor, Seat, SeatMap } from '../domain/seat.ts';
import type { Quota } from '../domain/quota.ts';
import { runName, type Departure, type ExtraService, type Fare } from '../domain/trip.ts';
import { sum, UNITS } from '../domain/money.ts';

/** Shared values of the examples and tests of several charts. */
export const PROMOTION = { title: 'Hasta un 50% de descuento en tu regreso', minDays: 2, maxDays: 50 };
export const NOW = '2026-04-17T14:20:00.000Z';
export const TODAY = '2026-04-17';
export const TIME_ZONE = 'America/Monterrey';

export const pesos = (amount: number) => amount * UNITS;

export const MTY: Place = { id: 'mty', name: 'Monterrey', shortcode: 'MTY', timeZone: TIME_ZONE };
export const SLP: Place = { id: 'slp', name: 'San Luis Potosí', shortcode: 'SLP', timeZone: 'America/Mexico_City' };
export const REY: Place = { id: 'rey', name: 'Reynosa', shortcode: 'REY', timeZone: 'America/Matamoros' };
export const TAM: Place = { id: 'tam', name: 'Tampico', shortcode: 'TAM', timeZone: TIME_ZONE };
export const SLT: Place = { id: 'slt', name: 'Saltillo', shortcode: 'SLT', timeZone: TIME_ZONE };
export const PLACES: Place[] = [MTY, SLP, REY, TAM, SLT];

function departure(
  tripId: string,
  brand: Departure['brand'],
  from: string,
  to: string,
  price: number,
  extra: Partial<Departure> = {},
): Departure {
  return {
    run: { tripId, seatMapId: `map-${tripId}`, routeId: 'MTY-SLP', scheduleName: tripId, manifestDate: '2026-04-17', legFrom: 0, legTo: 2 },
    brand,
    serviceClass: 'Plus',
    origin: MTY,
    destination: SLP,
    departs: `2026-04-17T${from}:00-06:00`,
    arrives: to.length > 5 ? to : `2026-04-17T${to}:00-06:00`,
    stops: 1,
    price: pesos(price),
    freeSeats: 24,
    amenities: [
      { id: 'wifi', name: 'WiFi' },
      { id: 'plug', name: 'Enchufe' },
    ],
    unit: '4521',
    ...extra,
  };
}

const PLUS = { id: 'cumbre-plus', name: 'Cumbre Plus', color: '#8a3ffc' };
const CUMBRE = { id: 'cumbre', name: 'Cumbre', color: '#0b6bcb' };
const BRISA = { id: 'brisa', name: 'Brisa', color: '#c2410c' };

export const DEPARTURES: Departure[] = [
  departure('0415', CUMBRE, '04:15', '11:05', 489, { serviceClass: 'Primera', amenities: [] }),
  departure('0830', PLUS, '08:30', '14:45', 612),
  departure('1300', BRISA, '13:00', '19:10', 520, { serviceClass: 'Ejecutivo', freeSeats: 3, stops: 0 }),
  departure('1730', CUMBRE, '17:30', '2026-04-18T00:20:00-06:00', 559, { freeSeats: 0 }),
  departure('2310', PLUS, '23:10', '2026-04-18T05:30:00-06:00', 1_234, { stops: 0 }),
];
export const DEPARTURE: Departure = DEPARTURES[1] ?? departure('0830', PLUS, '08:30', '14:45', 612);

/** The way back, two days later. */
export const RETURN: Departure = {
  ...DEPARTURE,
  run: { ...DEPARTURE.run, tripId: 'SLP-MTY_0900_2026-04-19:0-3', routeId: 'SLP-MTY', scheduleName: '0900', manifestDate: '2026-04-19' },
  origin: SLP,
  destination: MTY,
  departs: '2026-04-19T09:00:00-06:00',
  arrives: '2026-04-19T15:15:00-06:00',
};
/** The same with the promotion of the way back. */
export const PROMOTED_RETURN: Departure = { ...RETURN, price: pesos(306), discount: pesos(306) };

const back = (tripId: string, brand: Departure['brand'], from: string, to: string, price: number, extra: Partial<Departure> = {}) =>
  departure(tripId, brand, from, to, price, {
    origin: SLP,
    destination: MTY,
    departs: from,
    arrives: to,
    ...extra,
  });

/** The way back from San Luis Potosí, three days later. */
export const RETURNS: Departure[] = [
  back('back-1000', CUMBRE, '2026-04-20T10:00:00-06:00', '2026-04-20T16:20:00-06:00', 378, {
    serviceClass: 'Primera',
    stops: 0,
    discount: pesos(378),
  }),
  back('back-1700', PLUS, '2026-04-20T17:00:00-06:00', '2026-04-20T23:15:00-06:00', 428, { discount: pesos(428) }),
];

/** The ways back on the day of the way out. Departures before 14:45 are too early for the way out at 08:30. */
export const SAME_DAY_RETURNS: Departure[] = [
  back('back-1100', CUMBRE, '2026-04-17T11:00:00-06:00', '2026-04-17T17:20:00-06:00', 378),
  back('back-1445', BRISA, '2026-04-17T14:45:00-06:00', '2026-04-17T21:00:00-06:00', 402),
  back('back-1900', PLUS, '2026-04-17T19:00:00-06:00', '2026-04-18T01:15:00-06:00', 428, { freeSeats: 4 }),
];

export const FARES: Fare[] = [
  {
    id: '1',
    fareClassId: 'fc-1',
    name: 'ADULTO',
    description: 'Desde los 12 años, con una identificación.',
    price: pesos(612),
    kind: 'adult',
  },
  {
    id: '2',
    fareClassId: 'fc-2',
    name: 'MENOR',
    description: 'De 3 a 11 años y con un adulto. Lleva su acta de nacimiento o su identificación.',
    price: pesos(306),
    kind: 'minor',
  },
  {
    id: '3',
    fareClassId: 'fc-3',
    name: 'SENECTUD',
    description: 'Desde los 60 años. Muestra tu credencial del INAPAM al abordar.',
    price: pesos(306),
    kind: 'senior',
  },
  {
    id: '4',
    fareClassId: 'fc-4',
    name: 'ESTUDIANTE',
    description: 'Quien estudia. Muestra la credencial vigente de tu escuela al abordar.',
    price: pesos(459),
    kind: 'student',
  },
];
/** Their prices with the promotion of the way back: none is below half of the adult's. */
export const PROMOTED_FARES: Fare[] = FARES.map((fare) => ({
  ...fare,
  price: pesos(306),
  ...(fare.price > pesos(306) && { discount: fare.price - pesos(306) }),
}));
export const SERVICES: ExtraService[] = [
  {
    id: '64',
    name: 'Seguro de viajero',
    description: 'Cubre a una persona si hay un accidente, de terminal a terminal.',
    forPets: false,
    price: { kind: 'amount', amount: pesos(35) },
  },
  {
    id: '65',
    name: 'Asistencia en el viaje',
    description: 'Un médico atiende por teléfono a una persona, a cualquier hora del viaje.',
    forPets: false,
    price: { kind: 'percent', percent: 5 },
  },
  {
    id: '73',
    name: 'Cambio flexible',
    description: 'Cambia este boleto hasta que salga tu autobús. Sin él, hasta 1 hora antes.',
    forPets: true,
    price: { kind: 'percent', percent: 10 },
  },
];

/** Every kind of fare once, including the pet and fares that may not accompany a minor. */
export const ALL_FARES: Fare[] = [
  ...FARES,
  {
    id: '5',
    fareClassId: 'fc-5',
    name: 'PROFESOR',
    description: 'Quien da clases. Muestra la credencial vigente de tu escuela al abordar.',
    price: 45_900_000,
    kind: 'teacher',
  },
  {
    id: '368',
    fareClassId: 'fc-368',
    name: 'PREFERENTE',
    description: 'Personas con discapacidad. Muestra tu credencial al abordar.',
    price: 30_600_000,
    kind: 'preferred',
  },
  {
    id: '370',
    fareClassId: 'fc-370',
    name: 'MASCOTA',
    description: 'Perro o gato en su transportadora, junto a la ventana y con un adulto al lado.',
    price: 30_600_000,
    kind: 'pet',
  },
];

/** One place for a student is left. */
export const QUOTAS: Quota[] = [{ fareId: '4', places: 8, left: 1 }];

function floorOf(floor: Floor, first: number, rows: number, columns: number[]): { rows: Cell[][]; seats: Seat[] } {
  const seats: Seat[] = [];
  const cells: Cell[][] = Array.from({ length: rows }, (_, row) =>
    [1, 2, 3, 4, 5].map((column): Cell => {
      if (!columns.includes(column)) return { kind: 'aisle' };
      const number = String(first + row * columns.length + columns.indexOf(column));
      const side = column < 3 ? [1, 2] : [4, 5];
      const beside = side.find((other) => other !== column && columns.includes(other));
      const neighbour = beside === undefined ? null : `${floor}-${first + row * columns.length + columns.indexOf(beside)}`;
      seats.push({
        id: `${floor}-${number}`,
        number,
        floor,
        row: row + 1,
        column,
        position: column === 1 || column === 5 ? 'window' : 'aisle',
        neighbour,
      });
      return { kind: 'seat', seatId: `${floor}-${number}` };
    }),
  );
  return { rows: cells, seats };
}

/** A double-decker with 12 seats below and 24 above. */
export function seatMap(taken: string[] = ['ground-2', 'ground-3', 'ground-4', 'ground-9', 'ground-12', 'top-13', 'top-20']): SeatMap {
  const ground = floorOf('ground', 1, 3, [1, 2, 4, 5]);
  const top = floorOf('top', 13, 6, [1, 2, 4, 5]);
  return {
    channel: 'seatmap:MTY-SLP_0830_2026-04-17',
    version: 7,
    floors: [
      {
        floor: 'ground',
        rows: [...ground.rows, [{ kind: 'toilet' }, { kind: 'toilet' }, { kind: 'aisle' }, { kind: 'stairs' }, { kind: 'stairs' }]],
      },
      { floor: 'top', rows: top.rows },
    ],
    seats: Object.fromEntries([...ground.seats, ...top.seats].map((seat) => [seat.id, seat])),
    taken,
    mine: [],
  };
}

/** A bus of one floor with 44 seats. */
export function singleFloorMap(taken: string[] = []): SeatMap {
  const ground = floorOf('ground', 1, 11, [1, 2, 4, 5]);
  return {
    ...seatMap(),
    floors: [{ floor: 'ground', rows: ground.rows }],
    seats: Object.fromEntries(ground.seats.map((seat) => [seat.id, seat])),
    taken,
  };
}

export const BEGONA: Passenger = {
  id: 'p1',
  direction: 'outbound',
  seatId: 'ground-6',
  firstName: 'Begoña',
  lastName: 'Treviño',
  fareId: '1',
  serviceIds: ['64'],
};
export const INIGO: Passenger = {
  id: 'p2',
  direction: 'outbound',
  seatId: 'ground-5',
  firstName: 'Íñigo',
  lastName: 'Peña Treviño',
  fareId: '2',
  serviceIds: [],
};

export const EMAIL = 'begona@example.com';

const OUT: Way = {
  direction: 'outbound',
  leg: legOf(DEPARTURE),
  tickets: [
    {
      id: 't1',
      seatNumber: '5',
      floor: 'ground',
      firstName: 'Íñigo',
      lastName: 'Peña Treviño',
      fareName: 'MENOR',
      price: pesos(306),
      discount: 0,
      services: [],
    },
    {
      id: 't2',
      seatNumber: '6',
      floor: 'ground',
      firstName: 'Begoña',
      lastName: 'Treviño',
      fareName: 'ADULTO',
      price: pesos(612),
      discount: 0,
      services: [{ name: 'Seguro de viajero', total: pesos(35) }],
    },
  ],
};

/** The way back of the same two passengers, on the top floor, with its promotion. */
const BACK: Way = {
  direction: 'return',
  leg: legOf(RETURN),
  tickets: OUT.tickets.map((ticket, index) => ({
    ...ticket,
    id: `t${index + 3}`,
    seatNumber: String(21 + index),
    floor: 'top',
    price: pesos(306),
    promotion: ticket.price - pesos(306),
    services: [],
  })),
};

export const CART: Cart = {
  id: 'cart-1',
  expiresAt: '2026-04-17T14:29:00.000Z',
  ways: [OUT],
  subtotal: pesos(918),
  servicesTotal: pesos(35),
  credit: 0,
  discount: null,
  total: pesos(953),
  isChange: false,
  points: 0,
};

export const ROUND_CART: Cart = { ...CART, ways: [OUT, BACK], subtotal: pesos(1530), total: pesos(1565) };

/** A cart with $100 off by a coupon. */
export const COUPON_CART: Cart = {
  ...CART,
  ways: [{ ...OUT, tickets: OUT.tickets.map((ticket, index) => ({ ...ticket, discount: index === 0 ? pesos(40) : pesos(60) })) }],
  discount: { kind: 'coupon', couponId: 'cp_viaja100', code: 'VIAJA100', amount: pesos(100) },
  total: pesos(853),
};

/** A cart that may be paid in cash: no services, and a departure that is far enough away. */
export const CASH_CART: Cart = {
  ...CART,
  ways: [
    {
      ...OUT,
      leg: { ...OUT.leg, departs: '2026-04-24T08:30:00-06:00', arrives: '2026-04-24T15:20:00-06:00' },
      tickets: OUT.tickets.map((ticket) => ({ ...ticket, services: [] })),
    },
  ],
  servicesTotal: 0,
  total: CART.subtotal,
};

/** A cart whose tickets a coupon pays. */
export const FREE_CART: Cart = {
  ...CASH_CART,
  ways: [{ ...CASH_CART.ways[0], tickets: CASH_CART.ways[0].tickets.map((ticket) => ({ ...ticket, discount: ticket.price })) }],
  discount: { kind: 'coupon', couponId: 'cp_cortesia', code: 'CORTESIA', amount: CART.subtotal },
  total: 0,
};

export const CASH_TERMS: CashTerms = { cutoffMinutes: 120, expiresMinutes: 1440, lostBeforeMinutes: 60, pending: 0, mayReserve: true };

export const ORDER: Order = {
  id: 'order-1',
  operation: '8841207',
  transactionId: 'TRX-20260417-8841',
  paidAt: '2026-04-17T14:25:10.000Z',
  total: CART.total,
  email: EMAIL,
  ways: [soldWay(OUT, 2)],
  isReserved: false,
  hasRides: true,
  isChange: false,
  points: 0,
};

export const ROUND_ORDER: Order = { ...ORDER, total: ROUND_CART.total, ways: [soldWay(OUT, 2), soldWay(BACK, 4)] };

/** The checks of the order's tickets for an edit. */
export const CHECKS: TicketCheck[] = ORDER.ways[0].tickets.map((ticket, index) => ({
  traveller: {
    ticketId: ticket.id,
    firstName: ticket.firstName,
    lastName: ticket.lastName,
    fareId: index === 0 ? '2' : '1',
    serviceIds: index === 0 ? [] : ['64'],
    seatNumber: ticket.seatNumber,
    paid: ticket.price + sum(ticket.services.map(({ total }) => total)),
  },
  fareName: ticket.fareName,
  kind: index === 0 ? 'minor' : 'adult',
  canChange: true,
  message: null,
}));

/** The way of both tickets, and the same on the older platform. */
export const EDITED_WAY: EditedWay = {
  direction: 'outbound',
  origin: OUT.leg.origin.shortcode,
  destination: OUT.leg.destination.shortcode,
  departs: OUT.leg.departs,
  bus: OUT.leg.bus,
  today: TODAY,
  tickets: CHECKS.map(({ traveller: { ticketId, seatNumber } }) => ({ id: ticketId, seatNumber })),
};
export const OLDER_WAY: EditedWay = { ...EDITED_WAY, bus: null };

/** A change of both tickets. */
export const CHANGE: Change = { direction: 'outbound', departs: OUT.leg.departs, travellers: CHECKS.map(({ traveller }) => traveller) };

/** Their departure. */
export const FOUND = { departure: DEPARTURE, query: { origin: MTY, destination: SLP, date: TODAY, returnDate: null } };

/** A cart that changes a ticket to another seat of the same price. */
export const CHANGE_CART: Cart = {
  ...CART,
  ways: [{ ...OUT, tickets: OUT.tickets.map((ticket, index) => ({ ...ticket, seatNumber: String(7 + index) })) }],
  credit: CART.total,
  total: 0,
  isChange: true,
};

/** A round trip on the older platform that a mailed link pays. */
export const RESERVATION: Reservation = {
  folio: '770045',
  cartId: 'r_55021',
  ways: [heldWay(OUT, '770045'), heldWay(BACK, '770046')],
  subtotal: ROUND_CART.subtotal,
  servicesTotal: ROUND_CART.servicesTotal,
  total: ROUND_CART.total,
  expiresAt: '2026-04-17T17:00:00-06:00',
  readAt: NOW,
  email: EMAIL,
  payment: null,
};

export const RECEIPT: Receipt = {
  status: 'AUTHORISED',
  authorization: '004512',
  bankId: 'b_12399',
  points: 0,
  amount: RESERVATION.total,
  createdAt: '2026-04-17T14:24:40.000Z',
  paidAt: '2026-04-17T14:25:10.000Z',
  keys: { t1: 'AN-2W8K-1', t2: 'AN-2W8K-2', t3: 'AN-2W8K-3', t4: 'AN-2W8K-4' },
};

function heldWay({ tickets, ...way }: Way, operation: string): Way<HeldTicket> {
  return { ...way, tickets: tickets.map((ticket) => ({ ...ticket, operation, key: null, isPet: false })) };
}

/** A way whose tickets have folios that end in `first` and the numbers after it. */
/** Tickets name terminals, with their cities. */
function terminalIn(city: Place): Place {
  return { ...city, name: `Terminal ${city.name}`, city: city.name };
}

function soldWay({ tickets, leg, ...way }: Way, first: number): Way<Ticket> {
  return {
    ...way,
    leg: { ...leg, origin: terminalIn(leg.origin), destination: terminalIn(leg.destination) },
    tickets: tickets.map((ticket, index) => {
      const folio = `4F7K-91Q${first + index}`;
      return {
        ...ticket,
        folio,
        qr: `anden:${folio}:${ticket.seatNumber}`,
        unit: way.direction === 'outbound' ? '4521' : '4388',
        ended: null,
      };
    }),
  };
}

function legOf({ run, origin, destination, departs, arrives, brand, serviceClass }: Departure): Leg {
  const { tripId: _trip, seatMapId: _map, ...ride } = run;
  return {
    bus: runName(run),
    ride,
    origin,
    destination,
    departs,
    arrives,
    brand: brand.name,
    brandContact: { phone: '81 0000 0200' },
    serviceClass,
  };
}

/** A ticket of the account. */
function ownTicket(id: string, seat: string, firstName: string, lastName: string, category: string, fare: number): OwnTicket {
  return {
    id,
    status: 'live',
    firstName,
    lastName,
    category,
    seat,
    floor: 'ground',
    unit: '4521',
    services: [],
    price: pesos(fare),
    code: `4F7K-91Q${seat}`,
    qr: `anden:4F7K-91Q${seat}`,
    isRenamed: false,
  };
}

/** A paid trip of an adult, a minor, and a senior whose ticket a coupon paid. */
export const OWN_TRIP: OwnTrip = {
  id: 'TRX-88412207 outbound',
  platform: 'new',
  transaction: 'TRX-88412207',
  orderId: 'order-1',
  direction: 'outbound',
  ride: { routeId: '106', scheduleName: '0830', manifestDate: '2026-04-18', legFrom: 0, legTo: 3 },
  status: 'confirmed',
  origin: { code: 'MTY', name: 'Monterrey' },
  destination: { code: 'SLP', name: 'San Luis Potosí' },
  departs: '2026-04-18T08:30:00-06:00',
  arrives: '2026-04-18T14:45:00-06:00',
  createdAt: '2026-04-16T10:00:00-06:00',
  reservation: null,
  tickets: [
    { ...ownTicket('t-1', '6', 'Begoña', 'Treviño', 'ADULTO', 647), services: [{ name: 'Seguro de viajero', total: pesos(35) }] },
    ownTicket('t-2', '5', 'Íñigo', 'Peña Treviño', 'MENOR', 306),
    { ...ownTicket('t-3', '7', 'Aurelio', 'Muñoz', 'SENECTUD', 0), isRenamed: true },
  ],
};
