import type { AnyMachineSnapshot } from 'xstate';
import type { Change } from '../../../machines/domain/change.ts';
import type { Passenger } from '../../../machines/domain/passenger.ts';
import type { SeatNews } from '../../../machines/domain/seat.ts';
import { seatsModels } from '../../../machines/seats/seats.model.ts';
import { isIn } from '../../../machines/testing/paths.ts';
import { selectionSeconds } from '../../../services/trip/domain/limits.ts';
import { departureOf } from '../../../src/app/wire/trip.ts';
import { common, seatAlerts, seats, seatTools } from '../../../src/messages/es-MX.ts';
import type { EventOf } from '../charts.ts';
import type { Act, BrowserChart, Limit, Stage } from './chart.ts';
import { onGround } from './buyer.ts';
import { nobody, problem, type Answer } from './gates.ts';
import type { MappedSeat } from '../../support/trip.ts';
import { Switchboard } from '../../pages/Switchboard.ts';
import { saying } from '../../pages/text.ts';
import * as party from './party.ts';
import { letMapCome } from './maps.ts';
import { storedSeats } from './storedSeats.ts';
import * as wayBack from './wayBack.ts';

type Event = EventOf<typeof seatsModels>;

/** Who travels already when the seats are shown: an adult, a minor alone, or nobody yet. */
const ADULT = '1';
const MINOR = '2';
const fareOf = [ADULT, null, ADULT, MINOR, ADULT, ADULT, ADULT, null, null, null, ADULT, ADULT];
/** Those who sign in on the way. */
const SIGNED_OUT = [1, 11];
const FIVE = 4;
/** Those that go back too. */
const ROUND = [5, 6];
/** The one who has not heard of the benefits yet, and travels with a pet. */
const WITH_PET = 7;
/** A pet and an adult apart from it. */
const APART = 10;
/** Bought tickets get other seats: a minor's and an adult's. */
const CHANGING = 12;
const TRAVELLERS = [
  { firstName: 'Íñigo', lastName: 'Peña Treviño', fareId: MINOR },
  { firstName: 'Begoña', lastName: 'Treviño', fareId: ADULT },
];
/** The second seat that the traveller of the model touches. */
const OTHER_SEAT = 'ground-7';
/** The seats of an edit, but for the other one. */
const CHOSEN_SEAT = 'ground-8';
const THIRD_SEAT = 'ground-10';
/** Version of the map of the model; the news that follow count on. */
const DRAWN_VERSION = 7;

const note = ({ notes }: Stage, name: string) => notes.get(name) ?? '';
const press = async ({ page }: Stage, name: string) => page.getByRole('button', { name, exact: true }).click();
const choose = (stage: Stage, name: 'chosen' | 'other' | 'third', from: AnyMachineSnapshot) =>
  party.chooseSeat(stage, note(stage, from.context.tab === 'return' ? 'back number' : `${name} number`), from);
/** Who sits on the seat that the traveller of the model touched first. */
const nameOnChosen = ({ context }: AnyMachineSnapshot) => {
  const passenger = context.passengers.find(({ seatId }: Passenger) => seatId === CHOSEN_SEAT);
  return `${passenger?.firstName} ${passenger?.lastName}`;
};
const nameOf = ({ context }: AnyMachineSnapshot) => `${context.passengers[0]?.firstName} ${context.passengers[0]?.lastName}`;

/** The browser has no random numbers, once; what the channel asked for came before. */
async function failRandom({ page, gates, expect }: Stage, from: AnyMachineSnapshot): Promise<void> {
  if (isIn(from, 'connecting')) await expect.poll(() => gates.isHolding('getSeatChannelTicket')).toBe(true);
  await page.evaluate(() => {
    const getRandomValues = () => {
      Reflect.deleteProperty(crypto, 'getRandomValues');
      throw new DOMException('no entropy', 'OperationError');
    };
    Object.defineProperty(crypto, 'getRandomValues', { configurable: true, value: getRandomValues });
  });
}

/** Answers the block; with the session went the map that it is made of, which is asked for again. */
async function answerBlock({ gates, notes }: Stage, answer?: Answer): Promise<void> {
  if (notes.has('signed out')) await gates.open('getSeatMap');
  await gates.open('blockSeats', answer);
}

/** A seat is given back after its own claim has come to an end: until then the shop does not ask. */
async function claimEnds(gates: Stage['gates'], from: AnyMachineSnapshot): Promise<void> {
  if (isIn(from, 'claiming') && !gates.isHolding('unselectSeat')) await gates.first('selectSeat');
}

const user = {
  mapRetried: (stage) => press(stage, common.retry),
  floorChosen: ({ page }) => page.getByText(common.floors.top).first().click(),
  alertClosed: ({ shop }) => shop.seats.acceptAlert(),
  listShown: (stage) => press(stage, seatTools.toList),
  mapShown: (stage) => press(stage, seatTools.toMap),
  seatSought: async (stage) => {
    const number = note(stage, 'top number');
    await stage.shop.seats.seek(number);
    await stage.expect(stage.shop.seats.focused(number)).toBeVisible();
  },
  seatSoughtInVain: async (stage) => {
    await stage.shop.seats.seek('99');
    await stage.expect(stage.page.getByText(seatTools.unknown('99'))).toBeVisible();
  },
  togetherOpened: (stage) => press(stage, seatTools.together),
  togetherCounted: async ({ page }) => page.getByRole('dialog').getByText('1', { exact: true }).first().click(),
  togetherDismissed: ({ page }) => page.getByRole('dialog').getByRole('button', { name: common.cancel }).click(),
  togetherAccepted: async ({ page, notes }) => {
    const take = page.getByRole('button', { name: saying(seatTools.takeTogether([])) });
    notes.set('group', /\d+$/.exec(await take.innerText())?.[0] ?? '');
    await take.click();
  },
  seatChosen: (stage, { from }) => choose(stage, 'chosen', from),
  otherSeatChosen: (stage, { from }) => choose(stage, 'other', from),
  thirdSeatChosen: (stage, { from }) => choose(stage, 'third', from),
  travellerChosen: async ({ page }) =>
    page.getByRole('button', { name: new RegExp(`^${TRAVELLERS[0]?.firstName} ${TRAVELLERS[0]?.lastName}`) }).click(),
  travellerEdited: (stage, { from }) => press(stage, seats.edit(nameOnChosen(from))),
  signedIn: async ({ shop, outbox, traveller }) => {
    await shop.signIn.fill(traveller);
    await shop.signIn.submit.click();
    await shop.code.enter(await outbox.codeFor(traveller.phone));
  },
  signInDismissed: ({ shop }) => shop.signIn.close.click(),
  firstNameTyped: ({ shop }) => shop.passenger.firstName.fill('Íñigo'),
  lastNameTyped: ({ shop }) => shop.passenger.lastName.fill('Peña'),
  shortNameTyped: ({ shop }) => shop.passenger.firstName.fill('Í'),
  nameLeft: async ({ shop }) => {
    await shop.passenger.firstName.focus();
    await shop.passenger.firstName.blur();
  },
  fareChosen: async ({ page, shop }) => {
    await shop.passenger.fare.click();
    await page.getByRole('option', { name: 'ADULTO' }).click();
  },
  serviceToggled: ({ shop }) => shop.passenger.dialog.getByRole('checkbox').first().dispatchEvent('click'),
  servicesToggled: ({ shop }) => shop.passenger.dialog.getByText(seats.form.removeServices).click(),
  passengerSubmitted: ({ shop }) => shop.passenger.submit.click(),
  passengerDismissed: ({ shop }) => shop.passenger.close.click(),
  passengerRemoved: (stage, { from }) => press(stage, seats.remove(nameOf(from))),
  passengerEdited: (stage, { from }) => press(stage, seats.edit(nameOf(from))),
  seatsContinued: async (stage, { from, rest }) => {
    if (rest[0]?.name === 'keyFails') await failRandom(stage, from);
    await stage.page.getByRole('button', { name: new RegExp(`^(${Object.values(seats.next).join('|')})$`) }).click();
  },
  seatsLeft: ({ shop }) => shop.seats.back.click(),
  leaveConfirmed: (stage) => press(stage, seatAlerts.leave.confirm(['1'])),
  leaveCancelled: ({ shop }) => shop.seats.stay(),
} satisfies Partial<Record<Event, Act>>;

const world = {
  mapComes: ({ gates }, { from }) => letMapCome(gates, from, 'outbound'),
  mapFails: ({ gates }) => gates.open('getSeatMap', problem(500, 'internal-error')),
  channelOpened: ({ gates }) => gates.open('getSeatChannelTicket'),
  channelLost: async ({ switchboard }) => void (await switchboard.stopChannel(true)),
  /** Told twice: the second time changes nothing. */
  mySeatFreed: async (stage) => {
    await stage.switchboard.disturbLive('repeat');
    await stage.buyer.unselect(await stage.buyer.trip(stage.bus), note(stage, 'mine'));
  },
  mySeatTaken: async (stage, { from }) => {
    const trip = await stage.other.trip(stage.bus);
    if (isUntold(from)) {
      // That the seat became free is never heard, so the next message leaves a gap.
      await stage.switchboard.disturbLive('lose');
      await stage.buyer.unselect(trip, note(stage, 'mine'));
    }
    await stage.other.select(trip, note(stage, 'mine'));
  },
  quotaTold: async (stage) => void (await stage.other.cart(stage.bus, { fareId: party.STUDENT, seatId: note(stage, 'chosen') })),
  claimRunsOut: async (stage) => {
    const { switchboard, buyer, other, expect } = stage;
    const trip = await other.trip(stage.bus);
    // Renewed by a clock that is almost a whole claim behind, it ends in a second.
    const late = new Switchboard(switchboard.url, `${switchboard.session}-late`);
    await late.forward(1 - selectionSeconds);
    await buyer.under(late.session).select(trip, note(stage, 'chosen'));
    const free = async () => (await other.freeSeats(trip)).map(({ id }) => id);
    await expect.poll(free).toContain(note(stage, 'chosen'));
  },
  otherTakesIt: async (stage) => stage.other.select(await stage.other.trip(stage.bus), note(stage, 'chosen')),
  sixthSeatChosen: (stage, { from }) => party.chooseSeat(stage, note(stage, 'sixth number'), from),
  seatsClaimedAgain: ({ gates }) => gates.open('selectSeat'),
  seatsLostMeanwhile: async (stage) => {
    await stage.other.select(await stage.other.trip(stage.bus), note(stage, 'mine'));
    await stage.gates.open('selectSeat');
  },
  reclaimFails: ({ gates }) => gates.open('selectSeat', problem(429, 'too-many-requests')),
  seatClaimed: ({ gates }) => gates.open('selectSeat'),
  seatTaken: async (stage, { from }) => {
    const wanted = from.context.wanted === OTHER_SEAT ? 'other' : from.context.wanted === THIRD_SEAT ? 'third' : 'chosen';
    await stage.other.select(await stage.other.trip(stage.bus), note(stage, wanted));
    await stage.gates.open('selectSeat');
  },
  togetherClaimed: ({ gates }) => gates.open('selectSeat'),
  togetherTaken: async (stage) => {
    const trip = await stage.other.trip(stage.bus);
    const last = (await stage.other.freeSeats(trip)).find(({ seatNumber }) => String(seatNumber) === note(stage, 'group'));
    await stage.other.select(trip, last?.id ?? '');
    await stage.gates.open('selectSeat');
  },
  togetherFails: ({ gates }) => gates.open('selectSeat', problem(429, 'too-many-requests')),
  operationFails: ({ gates }) => gates.open('selectSeat', problem(409, 'run-departed')),
  seatReleased: async ({ gates }, { from }) => {
    await claimEnds(gates, from);
    await gates.open('unselectSeat');
  },
  releaseFails: async ({ gates }, { from }) => {
    await claimEnds(gates, from);
    await gates.open('unselectSeat', problem(429, 'too-many-requests'));
  },
  keyMade: async () => {},
  keyFails: async () => {},
  seatsBlocked: (stage) => answerBlock(stage),
  blockRefused: async (stage) => {
    await stage.buyer.unselect(await stage.buyer.trip(stage.bus), note(stage, 'mine'));
    await stage.other.select(await stage.other.trip(stage.bus), note(stage, 'mine'));
    await answerBlock(stage);
  },
  blockUnauthorized: async (stage) => {
    await answerBlock(stage, nobody);
    await stage.shop.signIn.dialog.waitFor();
    stage.notes.set('signed out', 'yes');
  },
} satisfies Partial<Record<Event, Act>>;

const unrun = {
  seatLostBefore: 'el modelo de ese viajero no abre el canal en vivo',
  blockLost: 'se repite diez veces con un segundo en medio; la transición es la misma que la de un apartado rechazado',
} satisfies Partial<Record<Event, string>>;

const isDrawn = ({ context }: AnyMachineSnapshot) => context.buses.outbound.map !== null;

const onMap: Limit = {
  because: 'solo cuando el mapa está a la vista y nada lo cubre',
  holds: (at) => isDrawn(at) && isIn(at, 'alert.none') && !isIn(at, 'reclaiming'),
};
const chosenOnMap: Limit = { because: onMap.because, holds: (at) => onMap.holds(at) && isIn(at, 'choosing') };
const uncovered = (because: string): Limit => ({ because, holds: (at) => isIn(at, 'alert.none') });
const released: Limit = {
  because: 'un asiento que se suelta se aparta de nuevo cuando quedó suelto',
  holds: (at) => isIn(at, 'releases.idle'),
};
const inForm: Limit = { because: 'solo en el formulario del pasajero', holds: (at) => isIn(at, 'adding') };
const named: Limit = {
  because: 'el botón espera a que haya nombre y apellidos',
  holds: (at) =>
    inForm.holds(at) && at.context.draft.firstName !== '' && (at.context.draft.lastName !== '' || at.context.draft.fareId === party.PET),
};
const withPassenger: Limit = {
  because: onMap.because,
  holds: (at) => onMap.holds(at) && isIn(at, 'choosing') && at.context.passengers.length > 0,
};
const connecting: Limit = {
  because: 'el canal se abre cuando se conecta',
  holds: (at) => isIn(at, 'connecting') && isIn(at, 'drawn'),
};
/** The version that the traveller knows of, by the map or by what was heard since it was asked for. */
const latest = ({ context }: AnyMachineSnapshot) =>
  Math.max(context.buses.outbound.map?.version ?? 0, ...context.buses.outbound.unheard.map(({ version }: SeatNews) => version));
const isUntold = (at: AnyMachineSnapshot) => latest(at) === DRAWN_VERSION;
const isMine = ({ context }: AnyMachineSnapshot) => context.buses.outbound.claims.length > 0;
const hears = (at: AnyMachineSnapshot) => isIn(at, 'outbound.live.joined.listening');
const listening: Limit = {
  because: 'el canal habla cuando está abierto, y cada aviso sigue al anterior',
  holds: (at) => isIn(at, 'listening') && isIn(at, 'drawn') && isIn(at, 'choosing'),
};

const hasFloors = (free: readonly MappedSeat[]) => new Set(free.map(({ section }) => section)).size > 1;

/** The tickets of an order, to be changed. */
async function boughtTickets({ buyer, bus }: Stage, seatsOf: readonly MappedSeat[]): Promise<Change> {
  const orderId = await buyer.order(bus, ...TRAVELLERS.map((who, place) => ({ ...who, seatId: seatsOf[place]?.id ?? '' })));
  const travellers = (await buyer.tickets(orderId)).map(({ _id, firstName, lastName, fareId, seat, total }) => ({
    ticketId: _id,
    firstName,
    lastName,
    fareId,
    serviceIds: [],
    seatNumber: seat,
    paid: total,
  }));
  return { direction: 'outbound', travellers };
}

/** The seats of a bus, in a browser. */
export const browser: BrowserChart<Event, keyof typeof unrun> = {
  signedIn: true,
  holds: ['getSeatMap', 'getSeatChannelTicket', 'selectSeat', 'unselectSeat', 'blockSeats'],
  async begin(stage, place, steps) {
    const { page, buyer, notes, traveller } = stage;
    // What goes through the list has the events of its like on the map, which come first.
    const played = seatsModels[place];
    const model = seatsModels.findIndex(({ events }) => events === played?.events);
    const layout = played?.input.layout === 'list' ? 'list' : 'map';
    const needsFloors = steps.some(({ name }) => name === 'floorChosen' || name === 'seatSought');
    const fits = (free: readonly MappedSeat[]) =>
      onGround(free).length > (model === FIVE || model === CHANGING ? 5 : 3) &&
      (!needsFloors || hasFloors(free)) &&
      (model !== APART || party.apart(onGround(free)) !== null) &&
      (model !== WITH_PET || party.petPlaces(onGround(free)) !== null);
    const [bus, trip, free] = await buyer.busWith(stage.bus, fits);
    stage.bus = bus;
    // Bought by the traveller before the seats are shown.
    const bought = model === CHANGING ? onGround(free).slice(-TRAVELLERS.length) : [];
    const { pet, adult } = (model === APART && party.apart(onGround(free))) || { pet: null, adult: null };
    const mine = adult ?? onGround(free)[0];
    const [chosen, other, third] = onGround(free).filter((seat) => seat !== mine && seat !== pet && !bought.includes(seat));
    const petPlaces = model === WITH_PET ? party.petPlaces(onGround(free)) : null;
    if (petPlaces) party.notePlaces(notes, petPlaces);
    if (!mine || !chosen || !other) throw new Error('the bus is full');
    for (const [name, seat] of Object.entries({ mine, chosen, other, ...(third && { third }) }))
      notes.set(name, seat.id).set(`${name} number`, String(seat.seatNumber));
    const five = onGround(free).slice(0, 5);
    notes.set('sixth number', String(onGround(free)[5]?.seatNumber));
    notes.set('top number', String(free.find(({ section }) => section !== mine.section)?.seatNumber));
    const fareId = fareOf[model] ?? null;
    const passenger: Passenger = {
      id: mine.id,
      direction: 'outbound',
      seatId: mine.id,
      firstName: 'Begoña',
      lastName: 'Treviño',
      fareId: fareId ?? ADULT,
      serviceIds: [],
    };
    const back = ROUND.includes(model) ? await wayBack.returnTrip(stage, needsFloors ? hasFloors : () => true) : null;
    const isKnown = !SIGNED_OUT.includes(model);
    const purchase = storedSeats({
      departure: departureOf(trip, []),
      returnDeparture: back && departureOf(back, []),
      date: bus.asked.date ?? '',
      passengers: [
        ...(pet ? [{ ...passenger, id: pet.id, seatId: pet.id, firstName: 'Canela', lastName: '', fareId: party.PET }] : []),
        ...(fareId === null || model === FIVE ? [] : [passenger]),
        ...(model === FIVE ? five.map(({ id }, place) => ({ ...passenger, id, seatId: id, firstName: `Begoña ${'abcde'[place]}` })) : []),
      ],
      change: model === CHANGING ? await boughtTickets(stage, bought) : null,
      benefits: model === WITH_PET ? 'unasked' : 'declined',
      layout,
      user: isKnown ? { sub: 'guest', email: traveller.email, fullName: '', firstName: '', role: 'guest' } : null,
    });
    await page.addInitScript(
      ([text, known, unasked]) => {
        if (window.location.pathname.startsWith('/bank/')) return;
        localStorage.setItem('anden.purchase', String(text));
        if (known !== true) localStorage.removeItem('anden.session');
        if (unasked === true) sessionStorage.removeItem('anden.benefits');
      },
      [purchase, isKnown, model === WITH_PET],
    );
    await page.goto('/compra/venta/asientos');
  },
  steps: { ...user, ...world, ...wayBack.steps, ...party.steps },
  unrun,
  passing: {
    keyMade: (_, { rest }) => rest[0]?.name !== 'keyFails',
    keyFails: (_, { rest }) => rest[0]?.name === 'keyFails',
  },
  limits: {
    ...wayBack.limits,
    ...party.limits,
    floorChosen: { because: 'la lista tiene los dos pisos', holds: (at) => onMap.holds(at) && at.context.layout === 'map' },
    listShown: { because: 'el botón lleva a la otra vista', holds: (at) => onMap.holds(at) && at.context.layout === 'map' },
    mapShown: { because: 'el botón lleva a la otra vista', holds: (at) => onMap.holds(at) && at.context.layout === 'list' },
    togetherOpened: chosenOnMap,
    togetherCounted: uncovered('solo mientras se eligen asientos para varios'),
    togetherAccepted: uncovered('solo mientras se eligen asientos para varios'),
    togetherDismissed: uncovered('solo mientras se eligen asientos para varios'),
    seatSought: chosenOnMap,
    seatSoughtInVain: chosenOnMap,
    seatClaimed: released,
    togetherClaimed: { because: 'las pruebas apartan a dos', holds: (at) => released.holds(at) && at.context.queue.length === 2 },
    togetherTaken: { because: 'las pruebas apartan a dos', holds: (at) => released.holds(at) && at.context.queue.length === 2 },
    togetherFails: released,
    alertClosed: { because: 'la alerta se ve sobre el mapa', holds: isDrawn },
    seatChosen: {
      because: 'solo cuando el asiento está a la vista y nada lo cubre',
      holds: (at) =>
        chosenOnMap.holds(at) &&
        (at.context.buses.return === null || (at.context.tab === 'return' && isIn(at, 'return.open.map.drawn'))) &&
        (at.context.buses.outbound.floor === 'ground' || at.context.layout === 'list'),
    },
    otherSeatChosen: {
      because: 'un asiento que ya tomó otra persona no se puede tocar',
      holds: (at) => onMap.holds(at) && !at.context.buses.outbound.map.taken.includes(OTHER_SEAT),
    },
    signInDismissed: {
      because: 'a quien dejó de estar identificado, el servicio no le aparta nada',
      holds: (at) => at.context.email === null,
    },
    seatsContinued: withPassenger,
    seatsLeft: chosenOnMap,
    passengerRemoved: withPassenger,
    passengerEdited: withPassenger,
    thirdSeatChosen: chosenOnMap,
    travellerChosen: chosenOnMap,
    travellerEdited: chosenOnMap,
    firstNameTyped: inForm,
    lastNameTyped: inForm,
    shortNameTyped: inForm,
    nameLeft: inForm,
    fareChosen: inForm,
    serviceToggled: inForm,
    servicesToggled: inForm,
    passengerDismissed: inForm,
    passengerSubmitted: named,
    channelOpened: connecting,
    channelLost: { because: 'el canal se corta cuando está abierto', holds: (at) => isIn(at, 'listening') && isIn(at, 'drawn') },
    mySeatFreed: { because: listening.because, holds: (at) => hears(at) && isIn(at, 'choosing') && isMine(at) && isUntold(at) },
    mySeatTaken: {
      because: listening.because,
      holds: (at) => hears(at) && isIn(at, 'choosing') && (isUntold(at) ? isMine(at) : latest(at) === DRAWN_VERSION + 1),
    },
    quotaTold: listening,
    claimRunsOut: { because: 'el canal habla cuando está abierto', holds: (at) => hears(at) && isIn(at, 'adding') && isUntold(at) },
    otherTakesIt: {
      because: 'lo que está apartado no se puede tomar',
      holds: (at) => hears(at) && isIn(at, 'adding') && latest(at) === DRAWN_VERSION + 1,
    },
    sixthSeatChosen: chosenOnMap,
    seatsLostMeanwhile: { because: 'la pérdida se cuenta sobre el mapa', holds: isDrawn },
    mapComes: {
      because: 'el mapa llega una vez, y otra tras abrirse el canal',
      holds: (at) => !isDrawn(at) || isIn(at, 'listening'),
    },
  },
  proves: {},
};
