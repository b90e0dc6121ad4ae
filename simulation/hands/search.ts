import { departureView } from '../../machines/domain/departureList.ts';
import { plusDays } from '../../machines/domain/instant.ts';
import type { Place } from '../../machines/domain/place.ts';
import type { PlaceFieldView, SearchFormView } from '../../machines/search/search.types.ts';
import { aside, back, type Control, on, only, type Part, type Traveller } from './control.ts';

type Search = Part<'search'>;

/** The road that most people take, so that they meet. */
const wanted = { origin: 'MTY', destination: 'TAM' };
const mostDaysAhead = 2;
const departuresInSight = 2;

/** The form of Home, the results, and the popup over them. */
export function searchControls({ actor, view }: Search, traveller: Traveller): Control[] {
  const form = formControls(actor, view.form, traveller);
  if (view.screen === 'form') return form;
  if (view.editing) return [...form, back('Cerrar la búsqueda', () => actor.send({ type: 'editor.closed' }))];
  const days = view.days
    .filter(({ past, current }) => !past && !current)
    .map(({ date }) => ({ name: `el día ${date}`, press: () => actor.send({ type: 'day.chosen', date }) }));
  const outbound = only(
    view.outbound !== null,
    back('Cambiar la ida', () => actor.send({ type: 'outbound.changed' })),
  );
  switch (view.screen) {
    case 'loading':
      return [...days.map(({ name, press }) => aside(name, press)), ...outbound];
    case 'empty':
      return [...days.map(({ name, press }) => on(name, press)), ...outbound];
    case 'failed':
      return [on('Reintentar', () => actor.send({ type: 'search.retried' })), ...outbound];
    case 'results': {
      const open = view.departures.filter(
        (departure) => departure.freeSeats > 0 && !departureView(departure, departure.price, view.outbound).tooEarly,
      );
      const departures = open.map(({ run: { tripId }, departs }, index) =>
        (index < departuresInSight ? on : aside)(`Ver asientos de ${departs}`, () => actor.send({ type: 'departure.chosen', tripId })),
      );
      return [...departures, ...days.map(({ name, press }) => (open.length === 0 ? on : aside)(name, press)), ...outbound];
    }
    default:
      return view satisfies never;
  }
}

/** The form alone, over another page. */
export function popupControls({ actor, view }: Search, traveller: Traveller): Control[] {
  return [...formControls(actor, view.form, traveller), back('Cerrar la búsqueda', () => actor.send({ type: 'popup.closed' }))];
}

const hasList = ({ status, options }: PlaceFieldView): boolean => status === 'ready' && options.length > 0;

function formControls({ send }: Search['actor'], form: SearchFormView, { chance }: Traveller): Control[] {
  const { origin, destination, date, returnDate } = form;
  const placeOf = ({ options }: PlaceFieldView, code: string): Place =>
    options.find(({ shortcode }) => shortcode === code) ?? chance.pick(options);
  const dayFrom = (day: string) => plusDays(day, chance.between(1, mostDaysAhead));
  const chooseDay = () => send({ type: 'date.chosen', date: dayFrom(date.today) });
  const isReady = origin.selected !== null && destination.selected !== null && date.isChosen && returnDate?.value !== null;
  return [
    ...only(
      hasList(origin),
      (origin.selected === null ? on : aside)('Origen', () =>
        send({ type: 'origin.chosen', placeId: placeOf(origin, wanted.origin).id, found: undefined }),
      ),
    ),
    ...only(
      hasList(destination),
      (destination.selected === null ? on : aside)('Destino', () =>
        send({ type: 'destination.chosen', placeId: placeOf(destination, wanted.destination).id, found: undefined }),
      ),
    ),
    (date.isChosen ? aside : on)('Fecha de ida', chooseDay),
    ...(returnDate === null
      ? []
      : [
          (returnDate.value === null ? on : aside)('Fecha de regreso', () =>
            send({ type: 'returnDate.chosen', date: dayFrom(returnDate.min) }),
          ),
        ]),
    aside(form.roundTrip ? 'Sencillo' : 'Redondo', () => send({ type: 'tripType.chosen', roundTrip: !form.roundTrip })),
    ...only(
      form.canSwap,
      aside('Intercambiar', () => send({ type: 'ends.swapped' })),
    ),
    ...only(
      origin.status === 'failed' || destination.status === 'failed',
      on('Reintentar', () => send({ type: 'places.retried' })),
    ),
    ...only(
      !form.searching,
      (isReady ? on : aside)('Buscar', () => send({ type: 'search.submitted' })),
    ),
  ];
}
