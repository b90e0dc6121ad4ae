import type { SeatsAlert } from '../../machines/seats/seats.types.ts';
import { aside, back, type Control, on, only, type Part, type Traveller } from './control.ts';

type Seats = Part<'seats'>;
type MapView = Extract<Seats['view'], { screen: 'map' }>;
type Dialog<Kind> = Extract<MapView['dialog'], { kind: Kind }>;
type Send = Seats['actor']['send'];

/** Everybody wants a seat in front. */
const frontSeats = 6;

/** The map of the seats with what stands over it. */
export function seatControls({ actor: { send }, view }: Seats, traveller: Traveller): Control[] {
  const tabs = view.tabs
    .filter(({ current }) => !current)
    .map(({ direction }) => aside(`Pestaña ${direction}`, () => send({ type: 'tab.chosen', direction })));
  const leave = back('Volver', () => send({ type: 'seats.left' }));
  switch (view.screen) {
    case 'loading':
      return tabs;
    case 'failed':
      return view.reason === 'operation'
        ? [...tabs, leave]
        : [...tabs, on('Reintentar', () => send({ type: 'map.retried' })), back('Elegir otro viaje', () => send({ type: 'seats.left' }))];
    case 'map':
      return dialogControls(view, send, traveller) ?? [...mapControls(view, send, traveller), ...tabs, ...only(!view.blocking, leave)];
    default:
      return view satisfies never;
  }
}

function mapControls(view: MapView, send: Send, { party }: Traveller): Control[] {
  const { passengers, blocking, placingPet, next } = view;
  const isShort = passengers.length < party || placingPet;
  const cells = view.floors
    .filter(({ floor }) => floor === view.floor)
    .flatMap(({ rows }) => rows.flat())
    .flatMap((cell) => (cell.kind === 'seat' && cell.state !== 'taken' ? [cell] : []));
  const free = cells.filter(({ state }) => state === 'free');
  const offered = placingPet ? free.filter(({ forPet }) => forPet) : free;
  const inFront = new Set(offered.slice(0, frontSeats).map(({ id }) => id));
  return [
    ...cells.map(({ id, number }) =>
      (isShort && inFront.has(id) ? on : aside)(`Asiento ${number}`, () => send({ type: 'seat.chosen', seatId: id })),
    ),
    ...view.floors
      .filter(({ floor }) => floor !== view.floor)
      .map(({ floor, free: left }) =>
        (isShort && free.length === 0 && left > 0 ? on : aside)(`Piso ${floor}`, () => send({ type: 'floor.chosen', floor })),
      ),
    aside(view.layout === 'map' ? 'Ver lista' : 'Ver mapa', () => send({ type: view.layout === 'map' ? 'list.shown' : 'map.shown' })),
    ...only(
      placingPet,
      aside('Dejar de buscar lugar', () => send({ type: 'pets.hidden' })),
    ),
    ...(blocking ? [] : passengers).flatMap(({ id, seat, name }) => [
      (name === null ? on : aside)(`Editar el ${seat}`, () => send({ type: 'passenger.edited', id })),
      aside(`Quitar el ${seat}`, () => send({ type: 'passenger.removed', id })),
    ]),
    ...only(
      view.canContinue && !blocking,
      (isShort && next !== null && view.banner !== 'busFull' ? aside : on)('Continuar', () => send({ type: 'seats.continued' })),
    ),
  ];
}

/** What stands over the map; null when nothing does. */
function dialogControls({ dialog }: MapView, send: Send, traveller: Traveller): Control[] | null {
  switch (dialog.kind) {
    case 'none':
      return null;
    case 'together':
      return [back('Cerrar', () => send({ type: 'together.dismissed' }))];
    case 'leave':
      return [
        back('Soltar los asientos', () => send({ type: 'leave.confirmed' })),
        on('Quedarme', () => send({ type: 'leave.cancelled' })),
      ];
    case 'alert':
      return alertControls(dialog.alert, send);
    case 'passenger':
      return passengerControls(dialog, send, traveller);
    default:
      return dialog satisfies never;
  }
}

function alertControls(alert: SeatsAlert, send: Send): Control[] {
  const close = on('Cerrar la alerta', () => send({ type: 'alert.closed' }));
  return alert.kind === 'seatsLost' && alert.offered.length > 0
    ? [on('Tomar los lugares ofrecidos', () => send({ type: 'offer.taken' })), close]
    : [close];
}

function passengerControls({ form, benefits }: Dialog<'passenger'>, send: Send, { person, chance }: Traveller): Control[] {
  const { firstName, lastName, aboard } = form;
  const isFirst = !aboard.some((one) => one.firstName === person.firstName);
  const ownName = isFirst ? person.firstName : `${chance.pick(['Luis', 'Eva', 'Hugo', 'Inés'])} ${person.firstName}`;
  const type = (field: 'firstName' | 'lastName', text: string) => () => send({ type: 'name.typed', field, text });
  const mayType = !form.fixed && form.sameAs === null;
  return [
    ...only(mayType, (firstName === '' || form.errors.firstName ? on : aside)('Nombre', type('firstName', ownName))),
    ...only(mayType, (form.needsLastName && lastName === '' ? on : aside)('Apellidos', type('lastName', person.lastName))),
    ...form.offered.map(({ id, name }) => aside(`Usar a ${name}`, () => send({ type: 'name.reused', passengerId: id }))),
    ...(mayType ? form.fares : [])
      .filter(({ id, refusal }) => id !== form.fareId && refusal !== 'quota-exceeded')
      .map(({ id, refusal }) =>
        (form.refusal !== null && refusal === null ? on : aside)(`Tarifa ${id}`, () => send({ type: 'fare.chosen', fareId: id })),
      ),
    ...form.services.map(({ id }) => aside(`Servicio ${id}`, () => send({ type: 'service.toggled', serviceId: id }))),
    ...(benefits === null || benefits.stage === 'included'
      ? []
      : [
          aside('Incluir beneficios', () => send({ type: 'benefits.accepted' })),
          on('No incluir beneficios', () => send({ type: 'benefits.declined' })),
        ]),
    ...only(
      form.refusal !== null && form.isPet && !form.editing,
      aside('Buscar lugar para mascota', () => send({ type: 'pets.shown' })),
    ),
    ...only(
      form.canSubmit,
      on('Guardar pasajero', () => send({ type: 'passenger.submitted' })),
    ),
    back('Cerrar el formulario', () => send({ type: 'passenger.dismissed' })),
  ];
}
